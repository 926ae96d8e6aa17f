//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/CheckProgram.h"
#include "tofu/Runtime/Types.h"

#include <algorithm>
#include <cstdint>

using namespace tofu::runtime;

/// More variables than this are no contraction that we wrote.
static constexpr int64_t kMaxVariables = 1 << 16;

/// Divisors are small enough for sums of coordinates.
static bool hasDivisors(const ProgramMemory &memory, const int64_t *divisors,
                        int64_t rank) {
  return memory.holds(divisors, rank * sizeof(int64_t)) &&
         std::all_of(divisors, divisors + rank, [](int64_t divisor) {
           return divisor >= 1 && divisor <= INT32_MAX;
         });
}

static bool hasMatrix(const ProgramMemory &memory, const int64_t *matrix,
                      const tofu_buffer &buffer, int64_t variables) {
  return memory.holds(matrix, buffer.rank * (variables + 1) * sizeof(int64_t));
}

Error tofu::runtime::checkContraction(const tofu_program_data &data,
                                      const tofu_operation &op,
                                      const ProgramMemory &memory) {
  const tofu_contraction &contraction = *op.contraction;
  if (!memory.holds(&contraction, sizeof(contraction)))
    return Error("its contraction is not there");
  int64_t variables = contraction.num_variables,
          outputs = contraction.num_outputs;
  if (variables < 0 || variables > kMaxVariables || outputs < 0 ||
      outputs > variables)
    return Error("its contraction has " + std::to_string(outputs) + " of " +
                 std::to_string(variables) + " variables for its result");
  if (op.num_results != 1)
    return Error("it is a contraction with " + std::to_string(op.num_results) +
                 " results");
  const tofu_buffer &result = data.buffers[op.results[0]];
  if (result.type != TOFU_F32 && result.type != TOFU_F64 &&
      !isNarrow(result.type))
    return Error("it is a contraction of type " + std::to_string(result.type));
  auto getType = [&](int64_t operand) -> int64_t { // -1: it is no operand
    return operand >= 0 && operand < op.num_operands
               ? data.buffers[op.operands[operand]].type
               : -1;
  };
  // What is multiplied may be narrower than a sum in f32.
  auto isFactor = [&](int64_t type) {
    return type == result.type || (result.type == TOFU_F32 && isNarrow(type));
  };
  if (!isFactor(getType(contraction.a.operand)) ||
      !isFactor(getType(contraction.b.operand)) ||
      (contraction.addend != -1 &&
       getType(contraction.addend) != result.type) ||
      (contraction.bias.operand != -1 &&
       (getType(contraction.bias.operand) != result.type ||
        result.type == TOFU_F64)))
    return Error("its contraction has a factor, an addend or a bias that is no "
                 "operand of its type");
  if (contraction.activation < TOFU_NO_ACTIVATION ||
      contraction.activation > TOFU_GELU ||
      (contraction.activation != TOFU_NO_ACTIVATION && result.type == TOFU_F64))
    return Error("its contraction has activation " +
                 std::to_string(contraction.activation) + " of type " +
                 std::to_string(result.type));
  if (!memory.holdsCode(reinterpret_cast<const void *>(contraction.part)))
    return Error("its contraction has no part");
  for (const tofu_access *access :
       {&contraction.a, &contraction.b, &contraction.bias}) {
    if (access->operand < 0)
      continue;
    const tofu_buffer &factor = data.buffers[op.operands[access->operand]];
    if (!hasMatrix(memory, access->matrix, factor, variables) ||
        !hasDivisors(memory, access->divisors, factor.rank) ||
        (access->padded != 0 && access->padded != 1))
      return Error("its contraction does not say where it reads");
  }
  if (!hasMatrix(memory, contraction.result, result, variables))
    return Error("its contraction does not say where it writes");
  return Error::success();
}
