//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/CheckProgram.h"

using namespace tofu::runtime;

/// More indices than this are of no lambda that we wrote.
static constexpr int64_t kMaxIndices = 64;

static bool isAttribute(const tofu_attribute &attribute,
                        const ProgramMemory &memory) {
  if (!memory.holdsText(attribute.name))
    return false;
  switch (attribute.kind) {
  case TOFU_INTEGER:
  case TOFU_NUMBER:
    return !attribute.text && attribute.num_integers == 0;
  case TOFU_TEXT:
    return memory.holdsText(attribute.text) && attribute.num_integers == 0;
  case TOFU_INTEGERS:
    return !attribute.text && !checkTable(memory, "", "", attribute.integers,
                                          attribute.num_integers);
  default:
    return false;
  }
}

Error tofu::runtime::checkCall(const tofu_program_data &data,
                               const tofu_operation &op,
                               const ProgramMemory &memory) {
  const tofu_call &call = *op.call;
  if (!memory.holds(&call, sizeof(call)) || !memory.holdsText(call.name))
    return Error("its function is not there");
  if (op.contraction || op.kernel || op.extent)
    return Error("it calls a function, but has a contraction or a kernel");
  int64_t indices = call.num_indices;
  if (indices < 0 || indices > kMaxIndices ||
      !memory.holdsCode(reinterpret_cast<const void *>(call.part)))
    return Error("its function has " + std::to_string(indices) +
                 " indices, or no part");
  if (!memory.holds(call.slices, op.num_operands * sizeof(*call.slices)))
    return Error("its function does not say what it is given");
  for (int64_t i = 0; i < op.num_operands; ++i) {
    int64_t rank = data.buffers[op.operands[i]].rank, columns = 2 + indices;
    if (!memory.holds(call.slices[i], rank * columns * sizeof(int64_t)))
      return Error("its function does not say what it is given");
    for (int64_t dim = 0; dim < rank; ++dim)
      if (int64_t isWhole = call.slices[i][dim * columns];
          isWhole != 0 && isWhole != 1)
        return Error("its function does not say what it is given");
  }
  if (op.num_results == 0)
    return Error("its function has no result");
  for (int64_t i = 0; i < op.num_results; ++i)
    if (data.buffers[op.results[i]].rank < indices)
      return Error("its function has more indices than a result has "
                   "dimensions");
  if (Error error = checkTable(memory, "its function", "attributes",
                               call.attributes, call.num_attributes))
    return error;
  for (int64_t i = 0; i < call.num_attributes; ++i)
    if (!isAttribute(call.attributes[i], memory))
      return Error("its function has an attribute that is none");
  return Error::success();
}
