//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// bf16 and f16 are computed in f32 and rounded after every operation, as the
// interpreter does. Conversions of bf16 are arithmetic on bits: what LLVM would
// call instead is not in every C library.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_NARROWFLOATS_H
#define TOFU_LOWERING_NARROWFLOATS_H

#include "mlir/IR/Builders.h"

namespace tofu::lowering {

bool isNarrow(mlir::Type type);

/// f32 instead of a narrow type; any other type is what it was.
mlir::Type getWide(mlir::Type type);

/// A float in another float type; rounds to nearest even.
mlir::Value convertFloat(mlir::OpBuilder &builder, mlir::Value value,
                         mlir::Type type);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_NARROWFLOATS_H
