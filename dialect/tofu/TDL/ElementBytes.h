//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What an element takes wherever it is stored: in arrays, in pieces, in tiles.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_ELEMENTBYTES_H
#define TOFU_TDL_ELEMENTBYTES_H

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/MathExtras.h"

namespace tofu::tdl {

/// Bytes of an element of this type, a power of two; i1 takes one.
inline int64_t getElementBytes(mlir::Type type) {
  if (auto complex = mlir::dyn_cast<mlir::ComplexType>(type))
    return 2 * getElementBytes(complex.getElementType());
  if (!type.isIntOrFloat())
    return 8; // index
  return llvm::PowerOf2Ceil(llvm::divideCeil(type.getIntOrFloatBitWidth(), 8));
}

} // namespace tofu::tdl

#endif // TOFU_TDL_ELEMENTBYTES_H
