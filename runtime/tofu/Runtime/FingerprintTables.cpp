//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Fingerprint.h"
#include "tofu/Runtime/LoadedProgram.h"

using namespace tofu::runtime;

namespace {
class TableWalk {
public:
  explicit TableWalk(const tofu_program_data &data) : data(data) {}

  int64_t run();

private:
  void add(int64_t number) { result.add(number); }
  void add(const char *text) {
    add(int64_t(text != nullptr));
    if (text)
      result.add(std::string_view(text));
  }
  template <class Function> void addFunction(Function function) {
    add(int64_t(function != nullptr));
  }
  void add(const int64_t *numbers, int64_t count) {
    add(int64_t(numbers != nullptr));
    for (int64_t i = 0; numbers && i != count; ++i)
      add(numbers[i]);
  }
  /// A table and, before it, how long it is.
  template <class T> void addTable(int64_t count, const T *table) {
    add(count);
    add(int64_t(table != nullptr));
    for (int64_t i = 0; table && i != count; ++i)
      add(table[i]);
  }
  void add(const tofu_buffer &buffer);
  void add(const tofu_operation &op);
  void add(const tofu_block &block);
  void add(const tofu_launch &launch);
  void add(const tofu_image &image);
  void add(const tofu_value &value);
  void add(const tofu_attribute &attribute);
  void add(const tofu_call &call, const tofu_operation &op);
  void add(const tofu_contraction &contraction, const tofu_operation &op);
  void add(const tofu_access &access, const tofu_operation &op,
           int64_t columns);

  const tofu_program_data &data;
  Fingerprint result;
};
} // namespace

void TableWalk::add(const tofu_buffer &buffer) {
  add(buffer.type);
  addTable(buffer.rank, buffer.extents);
  addFunction(buffer.box);
  add(buffer.offset);
  add(int64_t(buffer.constant != nullptr));
  addTable(buffer.num_partial_axes, buffer.partial_axes);
  add(buffer.combiner);
  add(buffer.box_axes, buffer.rank);
  add(buffer.space);
}

void TableWalk::add(const tofu_access &access, const tofu_operation &op,
                    int64_t columns) {
  add(access.operand);
  bool isThere = access.operand >= 0;
  int64_t rank = isThere ? data.buffers[op.operands[access.operand]].rank : 0;
  add(access.matrix, rank * columns);
  add(access.divisors, rank);
  add(access.padded);
}

void TableWalk::add(const tofu_contraction &contraction,
                    const tofu_operation &op) {
  int64_t columns = contraction.num_variables + 1;
  add(contraction.num_variables);
  add(contraction.num_outputs);
  addFunction(contraction.part);
  add(contraction.result, data.buffers[op.results[0]].rank * columns);
  add(contraction.a, op, columns);
  add(contraction.b, op, columns);
  add(contraction.addend);
  for (double factor : {contraction.beta, contraction.alpha}) {
    int64_t bits;
    static_assert(sizeof(bits) == sizeof(factor));
    __builtin_memcpy(&bits, &factor, sizeof(bits));
    add(bits);
  }
  add(contraction.bias, op, columns);
  add(contraction.activation);
}

void TableWalk::add(const tofu_attribute &attribute) {
  add(attribute.name);
  add(attribute.kind);
  add(attribute.integer);
  int64_t number;
  static_assert(sizeof(number) == sizeof(attribute.number));
  __builtin_memcpy(&number, &attribute.number, sizeof(number));
  add(number);
  add(int64_t(attribute.text != nullptr));
  if (attribute.text)
    result.add(std::string_view(attribute.text));
  addTable(attribute.num_integers, attribute.integers);
}

/// Where the function is depends on the process.
void TableWalk::add(const tofu_call &call, const tofu_operation &op) {
  add(call.name);
  add(int64_t(1));
  add(call.num_indices);
  addFunction(call.part);
  add(int64_t(call.slices != nullptr));
  for (int64_t i = 0; call.slices && i != op.num_operands; ++i)
    add(call.slices[i],
        data.buffers[op.operands[i]].rank * (2 + call.num_indices));
  addTable(call.num_attributes, call.attributes);
}

void TableWalk::add(const tofu_operation &op) {
  add(op.kind);
  add(op.name);
  add(op.location);
  addTable(op.num_operands, op.operands);
  addTable(op.num_results, op.results);
  addFunction(op.kernel);
  addFunction(op.extent);
  add(op.cost);
  add(int64_t(op.contraction != nullptr));
  if (op.contraction)
    add(*op.contraction, op);
  addTable(op.num_copied_axes, op.copied_axes);
  add(op.stream);
  add(op.started);
  add(int64_t(op.call != nullptr));
  if (op.call)
    add(*op.call, op);
  add(op.combiner);
  addTable(op.num_scanned_axes, op.scanned_axes);
  add(op.reverse);
  addTable(op.num_blocks, op.blocks);
  add(op.trips);
  addTable(op.num_launches, op.launches);
}

void TableWalk::add(const tofu_launch &launch) {
  add(launch.kernel);
  addFunction(launch.size);
}

void TableWalk::add(const tofu_image &image) {
  add(image.kind);
  add(image.architecture);
  add(int64_t(image.data != nullptr));
  add(image.bytes);
}

void TableWalk::add(const tofu_block &block) {
  add(block.begin);
  add(block.end);
  addTable(block.num_arguments, block.arguments);
  addTable(block.num_yields, block.yields);
}

void TableWalk::add(const tofu_value &value) {
  add(value.name);
  add(value.buffer);
  add(value.replaces);
  add(value.source);
  add(value.numbers);
}

int64_t TableWalk::run() {
  add(data.magic);
  add(data.abi_version);
  add(data.name);
  add(data.cpu);
  add(data.plan);
  addTable(data.num_axes, data.mesh);
  addTable(data.num_buffers, data.buffers);
  addTable(data.num_operations, data.operations);
  addTable(data.num_arguments, data.arguments);
  addTable(data.num_results, data.results);
  add(data.arena_bytes);
  add(data.bytes_moved);
  add(data.bytes_known);
  add(data.target);
  addTable(data.num_images, data.images);
  add(data.scratch_bytes);
  return result.get();
}

int64_t tofu::runtime::getFingerprint(const tofu_program_data &data) {
  return TableWalk(data).run();
}
