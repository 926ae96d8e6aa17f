//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What numbers become in a type, as programs round. Some small floats have no
// zero (f8E8M0FNU), or no NaN (those of fewer than 8 bits), which APFloat, and
// with it MLIR's folders, make something of that no program computes: of 0 and
// 1 - 1 the least number, of NaN zero, or infinity in a wider type.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_ROUNDING_H
#define TOFU_TDL_ROUNDING_H

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"

namespace tofu::tdl {

/// The nearest number, of two the even one. What is too large is infinite, or
/// NaN where there are no infinities, or the largest number where there is
/// neither; what has no sign or no zero there is NaN, and where there is no NaN
/// it is -0.
llvm::APFloat roundTo(llvm::APFloat value, const llvm::fltSemantics &semantics);

/// False of a float without a zero: casts to it do not keep zero.
bool hasZero(mlir::Type type);

/// False of floats of 8 bits and fewer: parts of a sum or a product may be
/// larger than all of their numbers where the whole is not, and each that is
/// rounded loses most of its digits.
bool holdsParts(mlir::Type type);

/// True if MLIR's folder of the operation computes what programs do.
bool isFoldedAsComputed(mlir::Operation *op);

/// True of what a sum of narrow floats computes in the type in which it folds,
/// if it is its term: sums, differences, products and quotients. May be null.
bool isWidenedInFolds(mlir::Operation *op);

} // namespace tofu::tdl

#endif // TOFU_TDL_ROUNDING_H
