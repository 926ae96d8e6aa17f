//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Every result of a function as a value of its own.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SCHEDULE_COPYRESULTS_H
#define TOFU_SCHEDULE_COPYRESULTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tofu {

/// Returns a copy, a lambda, of what is returned twice, of a constant, and of
/// an argument that the result does not replace: then new results are distinct
/// buffers that can be copied to the arguments in any order. Scalars and
/// tensors without constant extents stay as they are.
void copyResults(mlir::func::FuncOp function);

/// Yields a copy of a state of a loop that becomes another one: so what becomes
/// of the states can be copied in their order.
void copyStates(mlir::func::FuncOp function);

} // namespace tofu

#endif // TOFU_SCHEDULE_COPYRESULTS_H
