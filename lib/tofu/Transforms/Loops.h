//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What -tdl-simplify-loops does, one function a step. Each takes the body of a
// function and goes through all loops and branches of it.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TRANSFORMS_LOOPS_H
#define TOFU_TRANSFORMS_LOOPS_H

#include "tofu/TDL/TDL.h"

namespace tofu::tdl {

/// Uses from outside what a loop hands on as it is.
void captureInvariants(mlir::Block &root);

/// Writes down how many trips loops have that count, and counts once what is
/// counted twice.
void countTrips(mlir::Block &root);

/// The loops whose condition says that they have as many trips as they state;
/// inner ones first.
llvm::SmallVector<WhileOp> findCounted(mlir::Block &root);

/// Removes operations, states of loops and results of branches that nothing
/// needs.
void removeDeadStates(mlir::Block &root);

/// Leaves away clamps and branches that what loops count with decides.
void foldCounters(mlir::Block &root);

/// Writes short counted loops of pointwise operators out, and those without a
/// trip.
void unroll(mlir::Block &root);

} // namespace tofu::tdl

#endif // TOFU_TRANSFORMS_LOOPS_H
