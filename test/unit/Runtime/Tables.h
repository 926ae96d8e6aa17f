//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Every number and every pointer of a program's tables, to be changed.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_UNITTEST_RUNTIME_TABLES_H
#define TOFU_UNITTEST_RUNTIME_TABLES_H

#include "tofu/Runtime/Runtime.h"

#include <cstring>
#include <limits>
#include <string>
#include <vector>

namespace tofu::runtime {

/// 8 bytes of a table: a number or a pointer.
struct Field {
  std::string name;
  void *place;
  bool isPointer;
  bool isNeeded; // of a pointer: without it the program is not right

  int64_t get() const {
    int64_t value;
    std::memcpy(&value, place, sizeof(value));
    return value;
  }
  void set(int64_t value) const { std::memcpy(place, &value, sizeof(value)); }
  /// What a field may be instead: no pointer; a number that is negative, huge
  /// or one off.
  std::vector<int64_t> getOthers() const {
    if (isPointer)
      return get() ? std::vector<int64_t>{0} : std::vector<int64_t>();
    std::vector<int64_t> others;
    constexpr int64_t kMost = std::numeric_limits<int64_t>::max();
    for (int64_t other :
         {int64_t(-1), kMost, -kMost - 1, int64_t(1) << 31,
          int64_t(uint64_t(get()) + 1), int64_t(uint64_t(get()) - 1)})
      if (other != get())
        others.push_back(other);
    return others;
  }
};

class FieldList {
public:
  /// All fields of tables that are right.
  explicit FieldList(const tofu_program_data &data);

  std::vector<Field> fields;

private:
  void add(const std::string &name, const int64_t &number) {
    fields.push_back({name, const_cast<int64_t *>(&number), false, false});
  }
  template <class T>
  void addPointer(const std::string &name, T *const &to, bool isNeeded = true) {
    fields.push_back({name, const_cast<T **>(&to), true, isNeeded});
  }
  void addNumbers(const std::string &name, const int64_t *const &numbers,
                  int64_t count) {
    addPointer(name, numbers, count != 0);
    for (int64_t i = 0; i != count; ++i)
      add(name + "[" + std::to_string(i) + "]", numbers[i]);
  }
  void addBuffer(const std::string &name, const tofu_buffer &buffer);
  void addOperation(const std::string &name, const tofu_program_data &data,
                    const tofu_operation &op);
  void addCall(const std::string &name, const tofu_program_data &data,
               const tofu_operation &op);
  void addBlock(const std::string &name, const tofu_block &block);
  void addValue(const std::string &name, const tofu_value &value);
};

inline void FieldList::addBuffer(const std::string &name,
                                 const tofu_buffer &buffer) {
  add(name + "type", buffer.type);
  add(name + "rank", buffer.rank);
  addNumbers(name + "extents", buffer.extents, buffer.rank);
  addPointer(name + "box", buffer.box);
  add(name + "offset", buffer.offset);
  addPointer(name + "constant", buffer.constant, false);
  add(name + "num_partial_axes", buffer.num_partial_axes);
  addNumbers(name + "partial_axes", buffer.partial_axes,
             buffer.num_partial_axes);
  add(name + "combiner", buffer.combiner);
  addPointer(name + "box_axes", buffer.box_axes, false);
  add(name + "space", buffer.space);
  for (int64_t i = 0; buffer.box_axes && i != buffer.rank; ++i)
    add(name + "box_axes[" + std::to_string(i) + "]", buffer.box_axes[i]);
}

inline void FieldList::addOperation(const std::string &name,
                                    const tofu_program_data &data,
                                    const tofu_operation &op) {
  add(name + "kind", op.kind);
  addPointer(name + "name", op.name);
  addPointer(name + "location", op.location);
  add(name + "num_operands", op.num_operands);
  addNumbers(name + "operands", op.operands, op.num_operands);
  add(name + "num_results", op.num_results);
  addNumbers(name + "results", op.results, op.num_results);
  bool hasKernel = op.kind == TOFU_COMPUTE && !op.call;
  addPointer(name + "kernel", op.kernel, hasKernel);
  addPointer(name + "extent", op.extent, hasKernel);
  add(name + "cost", op.cost);
  add(name + "num_copied_axes", op.num_copied_axes);
  addNumbers(name + "copied_axes", op.copied_axes, op.num_copied_axes);
  add(name + "stream", op.stream);
  add(name + "started", op.started);
  addPointer(name + "call", op.call, op.call != nullptr);
  if (op.call)
    addCall(name, data, op);
  add(name + "combiner", op.combiner);
  add(name + "num_scanned_axes", op.num_scanned_axes);
  addNumbers(name + "scanned_axes", op.scanned_axes, op.num_scanned_axes);
  add(name + "reverse", op.reverse);
  add(name + "num_blocks", op.num_blocks);
  addPointer(name + "blocks", op.blocks, op.num_blocks != 0);
  add(name + "trips", op.trips);
  add(name + "num_launches", op.num_launches);
  for (int64_t i = 0; i != op.num_blocks; ++i)
    addBlock(name + "blocks[" + std::to_string(i) + "].", op.blocks[i]);
  addPointer(name + "contraction", op.contraction, false);
  if (!op.contraction)
    return;
  const tofu_contraction &c = *op.contraction;
  int64_t columns = c.num_variables + 1;
  auto getRank = [&](int64_t buffer) { return data.buffers[buffer].rank; };
  add(name + "num_variables", c.num_variables);
  add(name + "num_outputs", c.num_outputs);
  addPointer(name + "part", c.part);
  addNumbers(name + "result", c.result, getRank(op.results[0]) * columns);
  for (const tofu_access *access : {&c.a, &c.b, &c.bias}) {
    std::string factor = name + (access == &c.a   ? "a."
                                 : access == &c.b ? "b."
                                                  : "bias.");
    add(factor + "operand", access->operand);
    if (access->operand < 0)
      continue;
    int64_t rank = getRank(op.operands[access->operand]);
    addNumbers(factor + "matrix", access->matrix, rank * columns);
    addNumbers(factor + "divisors", access->divisors, rank);
    add(factor + "padded", access->padded);
  }
  add(name + "addend", c.addend);
  add(name + "activation", c.activation);
  for (auto [factor, value] : {std::pair("beta", &c.beta), {"alpha", &c.alpha}})
    fields.push_back(
        {name + factor, const_cast<double *>(value), false, false});
}

/// But where the function is, which depends on the process.
inline void FieldList::addCall(const std::string &name,
                               const tofu_program_data &data,
                               const tofu_operation &op) {
  const tofu_call &call = *op.call;
  addPointer(name + "function", call.name);
  add(name + "num_indices", call.num_indices);
  addPointer(name + "call.part", call.part);
  addPointer(name + "slices", call.slices);
  for (int64_t i = 0; i != op.num_operands; ++i)
    addNumbers(name + "slices[" + std::to_string(i) + "]", call.slices[i],
               data.buffers[op.operands[i]].rank * (2 + call.num_indices));
  add(name + "num_attributes", call.num_attributes);
  addPointer(name + "attributes", call.attributes, call.num_attributes != 0);
  for (int64_t i = 0; i != call.num_attributes; ++i) {
    const tofu_attribute &attribute = call.attributes[i];
    std::string own = name + "attributes[" + std::to_string(i) + "].";
    addPointer(own + "name", attribute.name);
    add(own + "kind", attribute.kind);
    add(own + "integer", attribute.integer);
    addPointer(own + "text", attribute.text, attribute.kind == TOFU_TEXT);
    add(own + "num_integers", attribute.num_integers);
    addNumbers(own + "integers", attribute.integers, attribute.num_integers);
  }
}

inline void FieldList::addBlock(const std::string &name,
                                const tofu_block &block) {
  add(name + "begin", block.begin);
  add(name + "end", block.end);
  add(name + "num_arguments", block.num_arguments);
  addNumbers(name + "arguments", block.arguments, block.num_arguments);
  add(name + "num_yields", block.num_yields);
  addNumbers(name + "yields", block.yields, block.num_yields);
}

inline void FieldList::addValue(const std::string &name,
                                const tofu_value &value) {
  addPointer(name + "name", value.name);
  add(name + "buffer", value.buffer);
  add(name + "replaces", value.replaces);
  addPointer(name + "source", value.source);
}

inline FieldList::FieldList(const tofu_program_data &data) {
  add("magic", data.magic);
  add("abi_version", data.abi_version);
  addPointer("name", data.name);
  addPointer("cpu", data.cpu);
  addPointer("plan", data.plan);
  add("num_axes", data.num_axes);
  addNumbers("mesh", data.mesh, data.num_axes);
  add("num_buffers", data.num_buffers);
  addPointer("buffers", data.buffers);
  add("num_operations", data.num_operations);
  addPointer("operations", data.operations);
  add("num_arguments", data.num_arguments);
  addPointer("arguments", data.arguments);
  add("num_results", data.num_results);
  addPointer("results", data.results);
  add("arena_bytes", data.arena_bytes);
  add("bytes_moved", data.bytes_moved);
  add("bytes_known", data.bytes_known);
  add("target", data.target);
  add("num_images", data.num_images);
  add("scratch_bytes", data.scratch_bytes);
  add("fingerprint", data.fingerprint);
  auto getName = [](const char *table, int64_t i) {
    return table + std::string("[") + std::to_string(i) + "].";
  };
  for (int64_t i = 0; i != data.num_buffers; ++i)
    addBuffer(getName("buffers", i), data.buffers[i]);
  for (int64_t i = 0; i != data.num_operations; ++i)
    addOperation(getName("operations", i), data, data.operations[i]);
  for (int64_t i = 0; i != data.num_arguments; ++i)
    addValue(getName("arguments", i), data.arguments[i]);
  for (int64_t i = 0; i != data.num_results; ++i)
    addValue(getName("results", i), data.results[i]);
}

} // namespace tofu::runtime

#endif // TOFU_UNITTEST_RUNTIME_TABLES_H
