//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Tables come from a file that may be of another version, cut or made by hand:
// every number that is used as an index or a count later, and every pointer, is
// looked at here, once. What boxes there are is for Holdings to check.
//
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/CheckProgram.h"

#include "tofu/Runtime/Cpu.h"
#include "tofu/Runtime/FindExchanges.h"
#include "tofu/Runtime/Fold.h"
#include "tofu/Runtime/LoadedProgram.h"
#include "tofu/Runtime/Runtime.h"

#include <algorithm>

using namespace tofu::runtime;

/// More ranks than this are no program that we wrote, nor dimensions.
static constexpr int64_t kMaxRanks = 1 << 16;
static constexpr int64_t kMaxAxes = 64; // of an AxisSet
static constexpr int64_t kMaxBytes = int64_t(1) << 60;
static constexpr int64_t kMaxDepth = 1024; // of blocks

static std::string number(int64_t value) { return std::to_string(value); }

static bool within(int64_t index, int64_t count) {
  return index >= 0 && index < count;
}

static bool allWithin(const int64_t *indices, int64_t num, int64_t count) {
  return std::all_of(indices, indices + num,
                     [&](int64_t index) { return within(index, count); });
}

static bool contains(const int64_t *numbers, int64_t num, int64_t wanted) {
  return std::find(numbers, numbers + num, wanted) != numbers + num;
}

static bool isLike(const tofu_buffer &a, const tofu_buffer &b) {
  return a.type == b.type && a.rank == b.rank &&
         std::equal(a.extents, a.extents + a.rank, b.extents);
}

namespace {
class Checker {
public:
  Checker(const tofu_program_data &data, const ProgramMemory &memory)
      : data(data), memory(memory) {}

  Error run();

private:
  /// True if both are terms along the same axes, folded alike, or none.
  bool areTermsAlike(const tofu_buffer &a, const tofu_buffer &b) const {
    for (int64_t axis = 0; axis != data.num_axes; ++axis)
      if (isPartial(a, axis) != isPartial(b, axis))
        return false;
    return !a.num_partial_axes || a.combiner == b.combiner;
  }
  Error checkHeader() const;
  Error checkMesh() const;
  Error checkBuffer(int64_t i) const;
  Error checkOperation(int64_t i);
  Error checkMovement(const tofu_operation &op) const;
  Error checkScan(const tofu_operation &op) const;
  Error checkWait(int64_t i);
  Error checkOperations(int64_t begin, int64_t end, int64_t depth);
  Error checkBlocks(int64_t i, int64_t end, int64_t depth);
  Error checkBlock(const tofu_block &block, int64_t begin, int64_t end) const;
  Error checkLoop(const tofu_operation &op) const;
  Error checkCase(const tofu_operation &op) const;
  /// What is copied from some buffers to others; `what` says so.
  Error checkCopies(const char *what, const int64_t *from, int64_t numFrom,
                    const int64_t *to, int64_t numTo) const;
  Error checkValue(const tofu_value &value, const char *kind) const;
  Error checkArgument(int64_t i);
  Error checkResult(int64_t i);
  /// Axes of the mesh, each once.
  bool areAxes(const int64_t *axes, int64_t num) const {
    for (int64_t i = 0; i < num; ++i)
      if (!within(axes[i], data.num_axes) || contains(axes, i, axes[i]))
        return false;
    return true;
  }
  /// The axes along which ranks hold terms.
  static bool isPartial(const tofu_buffer &buffer, int64_t axis) {
    return contains(buffer.partial_axes, buffer.num_partial_axes, axis);
  }

  const tofu_program_data &data;
  const ProgramMemory &memory;
  std::vector<bool> isTaken;    // per buffer: it is of an argument
  std::vector<bool> isReplaced; // per argument
  std::vector<bool> isAwaited;  // per operation
  std::vector<int64_t> blockOf; // per operation: the number of its block
  int64_t numBlocks = 0;
};
} // namespace

Error Checker::checkHeader() const {
  if (!memory.holds(&data, 2 * sizeof(int64_t)))
    return Error("the program has no tables");
  if (data.magic != TOFU_PROGRAM_MAGIC)
    return Error("the program begins with the number " + number(data.magic) +
                 ", but one that tofu-compile wrote begins with " +
                 number(TOFU_PROGRAM_MAGIC));
  if (data.abi_version != TOFU_ABI_VERSION)
    return Error("the program is of ABI version " + number(data.abi_version) +
                 ", but this runtime runs version " + number(TOFU_ABI_VERSION) +
                 "; compile it again");
  if (!memory.holds(&data, sizeof(data)))
    return Error("the program has no tables");
  for (const char *text : {data.name, data.cpu, data.plan})
    if (!memory.holdsText(text))
      return Error("the program has no name, no CPU or no plan");
  if (Error error = checkCpu(data.cpu, getCpuLevel()))
    return error;
  if (data.arena_bytes < 0)
    return Error("the program's arena has " + number(data.arena_bytes) +
                 " bytes");
  if (data.bytes_moved < 0 || !within(data.bytes_known, 2))
    return Error("the program moves " + number(data.bytes_moved) + " bytes");
  return checkImages(data, memory);
}

Error Checker::checkMesh() const {
  if (Error error = checkTable(memory, "the program", "mesh axes", data.mesh,
                               data.num_axes, kMaxAxes))
    return error;
  int64_t ranks = 1;
  for (int64_t axis = 0; axis < data.num_axes; ++axis) {
    if (data.mesh[axis] < 1 || data.mesh[axis] > kMaxRanks / ranks)
      return Error("the program's mesh has extent " + number(data.mesh[axis]) +
                   " on axis " + number(axis) + ", but there can be 1 to " +
                   number(kMaxRanks) + " ranks in all");
    ranks *= data.mesh[axis];
  }
  return Error::success();
}

Error Checker::checkBuffer(int64_t i) const {
  const tofu_buffer &buffer = data.buffers[i];
  std::string name = "buffer " + number(i) + " of the program";
  auto complain = [&](const std::string &what) {
    return Error(name + " " + what);
  };
  int64_t bytes = tofu_type_bytes(buffer.type);
  if (!bytes)
    return complain("has the unknown type " + number(buffer.type));
  if (buffer.space != TOFU_HOST && buffer.space != TOFU_DEVICE)
    return complain("is in the unknown memory space " + number(buffer.space));
  if ((buffer.space == TOFU_DEVICE) != (data.target == TOFU_CUDA))
    return complain(buffer.space == TOFU_DEVICE
                        ? "is in a device's memory, but the program is for CPUs"
                        : "is in the host's memory, but the program is for "
                          "CUDA devices");
  if (Error error = checkTable(memory, name, "dimensions", buffer.extents,
                               buffer.rank, kMaxRanks))
    return error;
  for (int64_t dim = 0; dim < buffer.rank; ++dim) {
    int64_t extent = buffer.extents[dim];
    if (extent < 0)
      return complain("has a negative extent");
    if (extent > kMaxBytes / bytes)
      return complain("has more elements than there can be");
    bytes *= std::max<int64_t>(extent, 1);
  }
  if (!memory.holdsCode(reinterpret_cast<const void *>(buffer.box)))
    return complain("has no box");
  if (buffer.box_axes) {
    if (!memory.holds(buffer.box_axes, buffer.rank * sizeof(int64_t)))
      return complain("has no table of the axes that its box depends on");
    for (int64_t dim = 0; dim < buffer.rank; ++dim)
      if (data.num_axes < kMaxAxes &&
          uint64_t(buffer.box_axes[dim]) >> data.num_axes)
        return complain("has a box that depends on an axis that the mesh does "
                        "not have");
  }
  if (buffer.constant && !memory.holds(buffer.constant, bytes))
    return complain("is a constant without its data");
  if (!buffer.constant &&
      (buffer.offset % TOFU_ALIGNMENT || buffer.offset < 0 ||
       buffer.offset > data.arena_bytes))
    return complain("begins at byte " + number(buffer.offset) +
                    " of an arena of " + number(data.arena_bytes) +
                    ", but buffers begin at multiples of " +
                    number(TOFU_ALIGNMENT) + " in it");
  if (Error error =
          checkTable(memory, name, "partial axes", buffer.partial_axes,
                     buffer.num_partial_axes, data.num_axes))
    return error;
  if (!areAxes(buffer.partial_axes, buffer.num_partial_axes))
    return complain("is partial along an axis that the mesh does not have, or "
                    "twice along one");
  if (buffer.num_partial_axes && !getFold(buffer.type, buffer.combiner).add)
    return complain("has the unknown combiner " + number(buffer.combiner) +
                    " of type " + number(buffer.type));
  return Error::success();
}

/// What a fetch or a reduce does with its tensor; what is wrong with that.
Error Checker::checkMovement(const tofu_operation &op) const {
  if (op.num_operands != 1 || op.num_results != 1)
    return Error("it moves " + number(op.num_operands) + " buffers into " +
                 number(op.num_results) + ", but only one into one can be");
  const tofu_buffer &from = data.buffers[op.operands[0]];
  const tofu_buffer &to = data.buffers[op.results[0]];
  if (!isLike(from, to) || to.constant)
    return Error("it moves a tensor into another one");
  if (op.contraction || op.call)
    return Error("it moves a tensor, but has a contraction or a function");
  bool isReduce = op.kind == TOFU_REDUCE;
  for (int64_t axis = 0; axis != data.num_axes; ++axis)
    if (isPartial(to, axis) ? !isPartial(from, axis)
                            : !isReduce && isPartial(from, axis))
      return Error("its operand and its result are partial along other axes");
  if (to.num_partial_axes && from.combiner != to.combiner)
    return Error("its operand and its result have other combiners");
  if (!areAxes(op.copied_axes, op.num_copied_axes))
    return Error("it copies along an axis that the mesh does not have, or "
                 "twice along one");
  for (int64_t i = 0; i < op.num_copied_axes; ++i)
    if (!isPartial(from, op.copied_axes[i]) || isPartial(to, op.copied_axes[i]))
      return Error("it copies along an axis along which it folds nothing");
  return Error::success();
}

Error Checker::checkScan(const tofu_operation &op) const {
  if (op.num_operands != 1 || op.num_results != 2)
    return Error("it scans " + number(op.num_operands) + " buffers into " +
                 number(op.num_results) + ", but only one into two can be");
  const tofu_buffer &from = data.buffers[op.operands[0]];
  for (int64_t i : {0, 1})
    if (const tofu_buffer &to = data.buffers[op.results[i]];
        !isLike(from, to) || to.constant || to.num_partial_axes)
      return Error("it scans a tensor into another one");
  if (from.rank == 0 || from.num_partial_axes)
    return Error("it scans a tensor without rows, or terms");
  if (op.contraction)
    return Error("it scans a tensor, but has a contraction");
  if (!areAxes(op.scanned_axes, op.num_scanned_axes))
    return Error("it scans along an axis that the mesh does not have, or twice "
                 "along one");
  if (Fold fold = getFold(from.type, op.combiner); !fold.add || fold.begin)
    return Error("it has the combiner " + number(op.combiner) +
                 ", with which its type is not folded as it is");
  if (op.reverse != 0 && op.reverse != 1)
    return Error("it is reverse " + number(op.reverse) + ", not 0 or 1");
  return Error::success();
}

Error Checker::checkWait(int64_t i) {
  const tofu_operation &op = data.operations[i];
  if (op.num_operands || op.num_results || op.contraction || op.call)
    return Error("it waits, but has operands, results, a contraction or a "
                 "function");
  bool isBefore = within(op.started, i);
  int64_t kind = isBefore ? data.operations[op.started].kind : TOFU_WAIT;
  if (!isTransfer(kind))
    return Error("it waits for operation " + number(op.started) +
                 ", which is no fetch, reduce or scan before it");
  if (blockOf[op.started] != blockOf[i])
    return Error("it waits for operation " + number(op.started) +
                 ", which stands in another block");
  if (isAwaited[op.started])
    return Error("it waits for operation " + number(op.started) +
                 ", as another one does");
  isAwaited[op.started] = true;
  return Error::success();
}

Error Checker::checkOperation(int64_t i) {
  const tofu_operation &op = data.operations[i];
  std::string name =
      memory.holdsText(op.name) ? op.name : "operation " + number(i);
  auto complain = [&](const std::string &what) {
    return Error(name + ": " + what);
  };
  if (!memory.holdsText(op.name) || !memory.holdsText(op.location))
    return complain("it has no name or no location");
  struct Table {
    const char *what;
    const int64_t *numbers;
    int64_t count;
  };
  for (auto [what, numbers, count] :
       {Table{"operands", op.operands, op.num_operands},
        Table{"results", op.results, op.num_results},
        Table{"copied axes", op.copied_axes, op.num_copied_axes},
        Table{"scanned axes", op.scanned_axes, op.num_scanned_axes}})
    if (Error error = checkTable(memory, name + ": it", what, numbers, count))
      return error;
  if (!allWithin(op.operands, op.num_operands, data.num_buffers) ||
      !allWithin(op.results, op.num_results, data.num_buffers))
    return complain("it uses a buffer that the program does not have");
  if (!within(op.kind, TOFU_CASE + 1))
    return complain("it is of the unknown kind " + number(op.kind));
  bool hasBlocks = op.kind == TOFU_WHILE || op.kind == TOFU_CASE;
  if (!hasBlocks && op.num_blocks)
    return complain("it has blocks, but is no loop or branch");
  if (Error error = checkLaunches(data, op, memory))
    return complain(error.getMessage());
  if (op.stream != 0)
    return complain("it is on stream " + number(op.stream) +
                    ", but this runtime has only stream 0");
  Error error = Error::success();
  if (op.kind == TOFU_WAIT)
    error = checkWait(i);
  else if (op.kind == TOFU_SCAN)
    error = checkScan(op);
  else if (op.kind == TOFU_FETCH || op.kind == TOFU_REDUCE)
    error = checkMovement(op);
  else if (hasBlocks)
    return Error::success(); // checkBlocks does the rest
  else if (!op.call && !op.num_launches &&
           (!memory.holdsCode(reinterpret_cast<const void *>(op.kernel)) ||
            !memory.holdsCode(reinterpret_cast<const void *>(op.extent))))
    error = Error("it has no kernel");
  else if (op.cost < 0)
    error = Error("it has the cost " + number(op.cost));
  else if (std::any_of(
               op.results, op.results + op.num_results,
               [&](int64_t result) { return data.buffers[result].constant; }))
    error = Error("it writes a constant");
  else if (op.call)
    error = checkCall(data, op, memory);
  else if (op.contraction)
    error = checkContraction(data, op, memory);
  return error ? complain(error.getMessage()) : Error::success();
}

//===----------------------------------------------------------------------===//
// Loops and branches
//===----------------------------------------------------------------------===//

Error Checker::checkOperations(int64_t begin, int64_t end, int64_t depth) {
  int64_t block = numBlocks++;
  for (int64_t i = begin; i < end; ++i) {
    blockOf[i] = block;
    if (Error error = checkOperation(i))
      return error;
    const tofu_operation &op = data.operations[i];
    if (op.kind != TOFU_WHILE && op.kind != TOFU_CASE)
      continue;
    if (Error error = checkBlocks(i, end, depth + 1))
      return error;
    i = op.blocks[op.num_blocks - 1].end - 1;
  }
  return Error::success();
}

Error Checker::checkBlock(const tofu_block &block, int64_t begin,
                          int64_t end) const {
  if (block.begin != begin || block.end < begin || block.end > end)
    return Error("it has a block of the operations " + number(block.begin) +
                 " to " + number(block.end) +
                 ", but blocks follow on it and "
                 "on each other");
  if (Error error = checkTable(memory, "it has a block that", "arguments",
                               block.arguments, block.num_arguments))
    return error;
  if (Error error = checkTable(memory, "it has a block that", "yields",
                               block.yields, block.num_yields))
    return error;
  if (!allWithin(block.arguments, block.num_arguments, data.num_buffers) ||
      !allWithin(block.yields, block.num_yields, data.num_buffers))
    return Error("it uses a buffer that the program does not have");
  return Error::success();
}

/// The blocks of operation `i`, in a block that ends at `end`.
Error Checker::checkBlocks(int64_t i, int64_t end, int64_t depth) {
  const tofu_operation &op = data.operations[i];
  auto complain = [&](const Error &error) {
    return Error(std::string(op.name) + ": " + error.getMessage());
  };
  if (depth > kMaxDepth)
    return complain(Error("loops and branches are nested more than " +
                          number(kMaxDepth) + " deep"));
  if (Error error = checkTable(memory, "it", "blocks", op.blocks, op.num_blocks,
                               kMaxRanks))
    return complain(error);
  if (op.num_blocks == 0)
    return complain(Error("it has no block"));
  for (int64_t b = 0, next = i + 1; b != op.num_blocks; ++b) {
    if (Error error = checkBlock(op.blocks[b], next, end))
      return complain(error);
    next = op.blocks[b].end;
  }
  if (Error error = op.kind == TOFU_WHILE ? checkLoop(op) : checkCase(op))
    return complain(error);
  for (int64_t b = 0; b != op.num_blocks; ++b)
    if (Error error =
            checkOperations(op.blocks[b].begin, op.blocks[b].end, depth))
      return error;
  return Error::success();
}

Error Checker::checkCopies(const char *what, const int64_t *from,
                           int64_t numFrom, const int64_t *to,
                           int64_t numTo) const {
  bool fits = numFrom == numTo;
  for (int64_t i = 0; fits && i != numFrom; ++i)
    fits = isLike(data.buffers[from[i]], data.buffers[to[i]]) &&
           !data.buffers[to[i]].constant &&
           areTermsAlike(data.buffers[from[i]], data.buffers[to[i]]);
  return fits ? Error::success()
              : Error(std::string("its ") + what +
                      " are other tensors than what they become");
}

Error Checker::checkLoop(const tofu_operation &op) const {
  if (op.num_blocks != 2)
    return Error("it is a loop of " + number(op.num_blocks) +
                 " blocks, but has a condition and a body");
  if (op.trips < -1)
    return Error("it runs " + number(op.trips) + " times");
  const tofu_block &condition = op.blocks[0], &body = op.blocks[1];
  auto check = [&](const char *what, const int64_t *from, int64_t numFrom,
                   const int64_t *to, int64_t numTo) {
    return checkCopies(what, from, numFrom, to, numTo);
  };
  if (Error error = check("operands", op.operands, op.num_operands,
                          condition.arguments, condition.num_arguments))
    return error;
  if (Error error =
          check("states", condition.arguments, condition.num_arguments,
                body.arguments, body.num_arguments))
    return error;
  if (Error error = check("yields", body.yields, body.num_yields,
                          condition.arguments, condition.num_arguments))
    return error;
  if (Error error = check("states", condition.arguments,
                          condition.num_arguments, op.results, op.num_results))
    return error;
  if (condition.num_yields != 1 ||
      data.buffers[condition.yields[0]].type != TOFU_I1 ||
      data.buffers[condition.yields[0]].rank != 0 ||
      data.buffers[condition.yields[0]].num_partial_axes)
    return Error("its condition does not yield one i1");
  return Error::success();
}

Error Checker::checkCase(const tofu_operation &op) const {
  if (op.num_operands != 1 || data.buffers[op.operands[0]].rank != 0 ||
      data.buffers[op.operands[0]].type > TOFU_I64 ||
      data.buffers[op.operands[0]].num_partial_axes)
    return Error("it chooses by something else than one integer");
  for (int64_t b = 0; b != op.num_blocks; ++b) {
    if (op.blocks[b].num_arguments)
      return Error("it has a branch with arguments");
    if (Error error =
            checkCopies("yields", op.blocks[b].yields, op.blocks[b].num_yields,
                        op.results, op.num_results))
      return error;
  }
  return Error::success();
}

Error Checker::checkValue(const tofu_value &value, const char *kind) const {
  if (!memory.holdsText(value.name) || !within(value.buffer, data.num_buffers))
    return Error(std::string(kind) + " " +
                 quote(memory.holdsText(value.name) ? value.name : "") +
                 " of the program has no name or no buffer");
  if (value.source && !memory.holdsText(value.source))
    return Error(std::string(kind) + " " + quote(value.name) +
                 " of the program has a source's name that is no text");
  const tofu_buffer &buffer = data.buffers[value.buffer];
  bool isPairs = (buffer.type == TOFU_F32 || buffer.type == TOFU_F64) &&
                 buffer.rank > 0 && buffer.extents[buffer.rank - 1] == 2;
  bool isInteger = buffer.type >= TOFU_I8 && buffer.type <= TOFU_I64;
  if (value.numbers == TOFU_AS_TYPED ||
      (value.numbers == TOFU_COMPLEX && isPairs) ||
      (value.numbers == TOFU_UNSIGNED && isInteger))
    return Error::success();
  return Error(std::string(kind) + " " + quote(value.name) +
               " of the program is of numbers " + number(value.numbers) +
               ", which its type or shape cannot be");
}

Error Checker::checkArgument(int64_t i) {
  const tofu_value &value = data.arguments[i];
  if (Error error = checkValue(value, "argument"))
    return error;
  auto complain = [&](const std::string &what) {
    return Error("argument " + quote(value.name) + " of the program " + what);
  };
  if (data.buffers[value.buffer].constant)
    return complain("is a constant");
  if (value.replaces != -1)
    return complain("replaces something, which only results do");
  if (isTaken[value.buffer])
    return complain("has the buffer of another argument");
  isTaken[value.buffer] = true;
  return Error::success();
}

Error Checker::checkResult(int64_t i) {
  const tofu_value &value = data.results[i];
  if (Error error = checkValue(value, "result"))
    return error;
  if (value.replaces == -1)
    return Error::success();
  auto complain = [&](const std::string &what) {
    return Error("result " + quote(value.name) + " of the program replaces " +
                 what);
  };
  if (!within(value.replaces, data.num_arguments))
    return complain("argument " + number(value.replaces) + " of " +
                    number(data.num_arguments));
  const tofu_value &argument = data.arguments[value.replaces];
  if (!isLike(data.buffers[value.buffer], data.buffers[argument.buffer]))
    return complain("an argument of another type or shape");
  if (isReplaced[value.replaces])
    return complain("argument " + quote(argument.name) +
                    ", which another one replaces");
  isReplaced[value.replaces] = true;
  return Error::success();
}

Error Checker::run() {
  if (Error error = checkHeader())
    return error;
  if (Error error = checkMesh())
    return error;
  if (Error error = checkTable(memory, "the program", "buffers", data.buffers,
                               data.num_buffers))
    return error;
  if (Error error = checkTable(memory, "the program", "operations",
                               data.operations, data.num_operations))
    return error;
  if (Error error = checkTable(memory, "the program", "arguments",
                               data.arguments, data.num_arguments))
    return error;
  if (Error error = checkTable(memory, "the program", "results", data.results,
                               data.num_results))
    return error;
  for (int64_t i = 0; i < data.num_buffers; ++i)
    if (Error error = checkBuffer(i))
      return error;
  isAwaited.resize(data.num_operations);
  blockOf.resize(data.num_operations);
  if (Error error = checkOperations(0, data.num_operations, 0))
    return error;
  for (int64_t i = 0; i < data.num_operations; ++i)
    if (isTransfer(data.operations[i].kind) && !isAwaited[i])
      return Error(std::string(data.operations[i].name) +
                   ": no operation waits for it");
  isTaken.resize(data.num_buffers);
  isReplaced.resize(data.num_arguments);
  for (int64_t i = 0; i < data.num_arguments; ++i)
    if (Error error = checkArgument(i))
      return error;
  for (int64_t i = 0; i < data.num_results; ++i)
    if (Error error = checkResult(i))
      return error;
  if (data.fingerprint && data.fingerprint != getFingerprint(data))
    return Error("the program's tables are not as they were compiled; compile "
                 "it again");
  return Error::success();
}

Error tofu::runtime::checkProgram(const tofu_program_data &data,
                                  const ProgramMemory &memory) {
  return Checker(data, memory).run();
}
