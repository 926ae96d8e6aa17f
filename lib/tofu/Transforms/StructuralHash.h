//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Equality and hashes of operations that include what their regions hold.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TRANSFORMS_STRUCTURALHASH_H
#define TOFU_TRANSFORMS_STRUCTURALHASH_H

#include "mlir/IR/Operation.h"

namespace tofu {

/// A hash of the operation's name, attributes, types, operands and regions.
/// Values defined inside count by their position, others by identity; places in
/// the source do not count.
size_t getStructuralHash(mlir::Operation *op);

/// True if both compute the same from the same operands.
bool isStructurallyEqual(mlir::Operation *a, mlir::Operation *b);

} // namespace tofu

#endif // TOFU_TRANSFORMS_STRUCTURALHASH_H
