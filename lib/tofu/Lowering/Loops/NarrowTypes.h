//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Types of floats that are computed in a wider one.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_LOOPS_NARROWTYPES_H
#define TOFU_LOWERING_LOOPS_NARROWTYPES_H

#include "mlir/IR/BuiltinTypes.h"

namespace tofu::lowering {

/// A float of 8 bits or fewer, in a byte.
inline bool isF8(mlir::Type type) {
  return llvm::isa<mlir::FloatType>(type) && type.getIntOrFloatBitWidth() <= 8;
}

inline bool isNarrow(mlir::Type type) {
  return type.isBF16() || type.isF16() || isF8(type);
}

/// f32 instead of a narrow type; any other type is what it was.
inline mlir::Type getWide(mlir::Type type) {
  return isNarrow(type) ? mlir::Float32Type::get(type.getContext()) : type;
}

} // namespace tofu::lowering

#endif // TOFU_LOWERING_LOOPS_NARROWTYPES_H
