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

/// A float of 8 bits that kernels compute with.
inline bool isF8(mlir::Type type) {
  return llvm::isa<mlir::Float8E5M2Type, mlir::Float8E4M3Type,
                   mlir::Float8E3M4Type, mlir::Float8E4M3FNType,
                   mlir::Float8E5M2FNUZType, mlir::Float8E4M3FNUZType,
                   mlir::Float8E4M3B11FNUZType>(type);
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
