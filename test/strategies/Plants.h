//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Errors that are planted in a partitioned program: a test that cannot fail
// shows nothing.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_STRATEGIES_PLANTS_H
#define TOFU_TEST_STRATEGIES_PLANTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tofu::test {

enum class Plant {
  None,
  Offset, // what is fetched begins and ends one element later
  Halo,   // what is fetched ends one element sooner
  Twice,  // a part of a reduction begins one point sooner
  Fill,   // a read outside of its tensor gives another value
  Bias,   // what is added to a pending sum is added on each device
};

/// Plants it in one place of the expanded program; false if there is none.
bool plant(Plant kind, mlir::func::FuncOp function);

} // namespace tofu::test

#endif // TOFU_TEST_STRATEGIES_PLANTS_H
