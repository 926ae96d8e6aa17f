//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How built-in combiners fold: in which type, and what adds nothing.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_COMBINERS_H
#define TOFU_TDL_COMBINERS_H

#include "tofu/TDL/TDL.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

namespace tofu::tdl {

/// What changes no value that it is folded with: what a device contributes that
/// has no term. It is getIdentity(), with which a fold starts, but -0.0 for a
/// sum of floats: +0.0 would turn -0.0 into +0.0. Floats without a zero have
/// none for a sum.
mlir::TypedAttr getNeutral(Combiner combiner, mlir::Type type);

/// The definition of a combiner that is not built in.
CombinerOp getNamedCombiner(ReduceOp reduce);

/// One value of a fold of nothing, as an attribute of `type`.
mlir::TypedAttr getIdentity(ReduceOp reduce, unsigned number, mlir::Type type);

/// The type in which values of `type` are folded unless it is said otherwise:
/// f32 for sums and products of narrower floats, else their own.
mlir::Type getFoldType(Combiner combiner, mlir::Type type);

/// The type in which the reduction folds values of `type`: the one that is
/// stated, or getFoldType(); of a named combiner their own.
mlir::Type getAccumulatorType(ReduceOp reduce, mlir::Type type);

/// combiner(a, b), of values of one type.
mlir::Value
combine(mlir::OpBuilder &builder, mlir::Location loc, Combiner combiner,
        mlir::Value a, mlir::Value b,
        mlir::arith::FastMathFlags flags = mlir::arith::FastMathFlags::none);

/// As it is written: `sum`, or `@name`.
std::string describeCombiner(mlir::Attribute combiner);

} // namespace tofu::tdl

#endif // TOFU_TDL_COMBINERS_H
