//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// bf16 and f16 are computed in f32 and rounded after every operation, as the
// interpreter does. In between kernels hold their bits, as integers: code for a
// narrow float calls functions that not every C library has, be it only a
// select between two of them. Conversions are arithmetic on bits.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_KERNEL_NARROWFLOATS_H
#define TOFU_LOWERING_KERNEL_NARROWFLOATS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "tofu/Lowering/Loops/NarrowTypes.h"

namespace tofu::lowering {

/// What kernels hold a value as: an integer of its bits instead of a narrow
/// type; any other type is what it was.
mlir::Type getHeld(mlir::Type type);

/// A constant as it is held.
mlir::Value createConstant(mlir::OpBuilder &builder, mlir::Location loc,
                           mlir::TypedAttr value);

/// A number of one type, held, in another one: integers are signed; floats are
/// rounded once, to nearest even.
mlir::Value convert(mlir::OpBuilder &builder, mlir::Value value,
                    mlir::Type from, mlir::Type to);

/// An integer in a float type, held.
mlir::Value convertInteger(mlir::OpBuilder &builder, mlir::Value value,
                           bool isSigned, mlir::Type to);

/// Replaces conversions of f16, of which kernels leave two to the machine, for
/// one that has no instruction for them.
void expandHalfConversions(mlir::ModuleOp module);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_KERNEL_NARROWFLOATS_H
