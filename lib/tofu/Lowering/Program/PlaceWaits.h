//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Fetches and reduces in two halves, with computation in between where that
// needs no memory.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_PROGRAM_PLACEWAITS_H
#define TOFU_LOWERING_PROGRAM_PLACEWAITS_H

#include "tofu/Lowering/Program/ProgramBuilder.h"

namespace tofu::lowering {

/// Gives each fetch and reduce its wait. They start right behind what computes
/// their operand, and are waited for right before what first uses their result,
/// as far as the arena allows: nobody else has the memory of their result from
/// the start on, nor that of their operand until the wait. `bytes` are those of
/// the buffers, on the rank that needs most; 0 if they have no place in the
/// arena.
void placeWaits(Program &program, llvm::ArrayRef<int64_t> bytes);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_PROGRAM_PLACEWAITS_H
