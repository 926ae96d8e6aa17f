//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Tables come from a file that may be of another version, cut or made by hand:
// every number that is used as an index later is looked at here, once.
//
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Cpu.h"
#include "tofu/Runtime/Fold.h"
#include "tofu/Runtime/LoadedProgram.h"
#include "tofu/Runtime/Runtime.h"

#include <algorithm>

using namespace tofu::runtime;

/// More ranks than this are no program that we wrote.
static constexpr int64_t kMaxRanks = 1 << 16;

static std::string number(int64_t value) { return std::to_string(value); }

static bool within(int64_t index, int64_t count) {
  return index >= 0 && index < count;
}

static bool allWithin(const int64_t *indices, int64_t num, int64_t count) {
  return num >= 0 && std::all_of(indices, indices + num, [&](int64_t index) {
           return within(index, count);
         });
}

static Error checkMesh(const tofu_program_data &data) {
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

static Error checkBuffer(const tofu_program_data &data, int64_t i) {
  const tofu_buffer &buffer = data.buffers[i];
  auto complain = [&](const std::string &what) {
    return Error("buffer " + number(i) + " of the program " + what);
  };
  if (!tofu_type_bytes(buffer.type))
    return complain("has the unknown type " + number(buffer.type));
  if (buffer.rank < 0 || !buffer.box)
    return complain("has no box");
  if (std::any_of(buffer.extents, buffer.extents + buffer.rank,
                  [](int64_t extent) { return extent < 0; }))
    return complain("has a negative extent");
  if (!buffer.constant &&
      (buffer.offset % TOFU_ALIGNMENT || buffer.offset < 0 ||
       buffer.offset > data.arena_bytes))
    return complain("begins at byte " + number(buffer.offset) +
                    " of an arena of " + number(data.arena_bytes) +
                    ", but buffers begin at multiples of " +
                    number(TOFU_ALIGNMENT) + " in it");
  if (!allWithin(buffer.partial_axes, buffer.num_partial_axes, data.num_axes))
    return complain("is partial along an axis that the mesh does not have");
  if (buffer.num_partial_axes && !getFold(buffer.type, buffer.combiner).add)
    return complain("has the unknown combiner " + number(buffer.combiner) +
                    " of type " + number(buffer.type));
  return Error::success();
}

static bool isLike(const tofu_buffer &a, const tofu_buffer &b) {
  return a.type == b.type && a.rank == b.rank &&
         std::equal(a.extents, a.extents + a.rank, b.extents);
}

static Error checkOperation(const tofu_program_data &data, int64_t i) {
  const tofu_operation &op = data.operations[i];
  auto complain = [&](const std::string &what) {
    return Error((op.name ? op.name : "operation " + number(i)) + ": " + what);
  };
  if (!op.name || !op.location)
    return complain("it has no name or no location");
  if (!allWithin(op.operands, op.num_operands, data.num_buffers) ||
      !allWithin(op.results, op.num_results, data.num_buffers))
    return complain("it uses a buffer that the program does not have");
  if (op.kind == TOFU_COMPUTE)
    return op.kernel && op.extent ? Error::success()
                                  : complain("it has no kernel");
  if (op.kind != TOFU_FETCH && op.kind != TOFU_REDUCE)
    return complain("it is of the unknown kind " + number(op.kind));
  if (op.num_operands != 1 || op.num_results != 1)
    return complain("it moves " + number(op.num_operands) + " buffers into " +
                    number(op.num_results) + ", but only one into one can be");
  const tofu_buffer &from = data.buffers[op.operands[0]];
  const tofu_buffer &to = data.buffers[op.results[0]];
  if (!isLike(from, to) || to.constant)
    return complain("it moves a tensor into another one");
  if (!allWithin(op.copied_axes, op.num_copied_axes, data.num_axes))
    return complain("it copies along an axis that the mesh does not have");
  return Error::success();
}

static Error checkValue(const tofu_program_data &data, const tofu_value &value,
                        bool isArgument) {
  auto complain = [&](const std::string &what) {
    return Error(std::string(isArgument ? "argument " : "result ") +
                 quote(value.name ? value.name : "") + " of the program " +
                 what);
  };
  if (!value.name || !within(value.buffer, data.num_buffers))
    return complain("has no name or no buffer");
  const tofu_buffer &buffer = data.buffers[value.buffer];
  if (isArgument && buffer.constant)
    return complain("is a constant");
  if (isArgument || value.replaces == -1)
    return Error::success();
  if (!within(value.replaces, data.num_arguments))
    return complain("replaces argument " + number(value.replaces) + " of " +
                    number(data.num_arguments));
  int64_t replaced = data.arguments[value.replaces].buffer;
  if (within(replaced, data.num_buffers) &&
      !isLike(buffer, data.buffers[replaced]))
    return complain("replaces an argument of another type or shape");
  return Error::success();
}

Error tofu::runtime::checkProgram(const tofu_program_data &data) {
  if (data.magic != TOFU_PROGRAM_MAGIC)
    return Error("the program begins with the number " + number(data.magic) +
                 ", but one that tofu-compile wrote begins with " +
                 number(TOFU_PROGRAM_MAGIC));
  if (data.abi_version != TOFU_ABI_VERSION)
    return Error("the program is of ABI version " + number(data.abi_version) +
                 ", but this runtime runs version " + number(TOFU_ABI_VERSION) +
                 "; compile it again");
  if (Error error = checkCpu(data.cpu ? data.cpu : "", getCpuLevel()))
    return error;
  if (Error error = checkMesh(data))
    return error;
  if (data.arena_bytes < 0)
    return Error("the program's arena has " + number(data.arena_bytes) +
                 " bytes");
  for (int64_t i = 0; i < data.num_buffers; ++i)
    if (Error error = checkBuffer(data, i))
      return error;
  for (int64_t i = 0; i < data.num_operations; ++i)
    if (Error error = checkOperation(data, i))
      return error;
  for (int64_t i = 0; i < data.num_arguments; ++i)
    if (Error error = checkValue(data, data.arguments[i], true))
      return error;
  for (int64_t i = 0; i < data.num_results; ++i)
    if (Error error = checkValue(data, data.results[i], false))
      return error;
  return Error::success();
}
