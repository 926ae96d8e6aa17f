//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Runs a kernel over its iterations, on one thread or several.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_COMPUTE_H
#define TOFU_RUNTIME_COMPUTE_H

#include "tofu/Runtime/Error.h"
#include "tofu/Runtime/Program.h"
#include "tofu/Runtime/Team.h"

namespace tofu::runtime {

/// How many of the workers are worth waking for so many iterations.
int64_t countMembers(const tofu_operation &op, int64_t extent, int64_t workers);

/// What a kernel of the operation gives: 0, or 1 + the number of an operand,
/// which is told by its name if it is an argument or a part of one.
Error getKernelError(const tofu_program_data &program, const tofu_operation &op,
                     int64_t status);

/// Of a loop that goes on, or ends, after so many trips, other than it states.
Error getTripsError(const tofu_operation &loop, int64_t trips, bool goesOn);

/// All iterations of the operation on the rank with these coordinates.
/// `buffers` are the places of its operands, then of its results.
Error runKernel(const tofu_program_data &program, const tofu_operation &op,
                const int64_t *coordinates, char *const *buffers,
                Team &workers);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_COMPUTE_H
