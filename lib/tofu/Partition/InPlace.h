//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which arguments a result is an update of: it is computed from them element by
// element, as `p - rate * m` is from p and m, but not from what they are
// multiplied or summed with. And what has any part in a result.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_INPLACE_H
#define TOFU_PARTITION_INPLACE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/BitVector.h"

namespace tofu {

/// The value that it is; none where the function is not one block.
mlir::Value getReturned(mlir::func::FuncOp function, unsigned result);

/// For each argument of the function, whether each element of the result is
/// computed from that argument's element at the same place. A result that is an
/// argument, unchanged, is computed from none.
llvm::BitVector findUpdated(mlir::func::FuncOp function, unsigned result);

/// Whether the argument has any part in the result, in whatever way.
bool isComputedFrom(mlir::func::FuncOp function, unsigned result,
                    unsigned argument);

bool isOfOneElement(mlir::Type type);

/// Whether anything of more than one element has a part in the result.
bool isComputedFromTensors(mlir::func::FuncOp function, unsigned result);

} // namespace tofu

#endif // TOFU_PARTITION_INPLACE_H
