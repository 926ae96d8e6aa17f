//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which arguments a result is an update of: it is computed from them element by
// element, as `p - rate * m` is from p and m, but not from what they are
// multiplied or summed with.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_INPLACE_H
#define TOFU_PARTITION_INPLACE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/BitVector.h"

namespace tofu {

/// For each argument of the function, whether each element of the result is
/// computed from that argument's element at the same place. A result that is an
/// argument, unchanged, is computed from none.
llvm::BitVector findUpdated(mlir::func::FuncOp function, unsigned result);

} // namespace tofu

#endif // TOFU_PARTITION_INPLACE_H
