//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How a lambda walks over its operands: at its own coordinates, or as a product
// that a library computes.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ANALYSIS_POINTWISE_H
#define TOFU_ANALYSIS_POINTWISE_H

#include "tofu/TDL/TDL.h"

namespace tofu::tdl {

/// True if the read takes the element at the coordinates of the result: of a
/// tensor with the lambda's extents, under no guard.
bool isIdentity(ReadOp read, LambdaOp lambda);

/// True if `value` is an operand that the lambda reads at identity only, or
/// does not read at all.
bool isReadAtIdentity(LambdaOp lambda, mlir::Value value);

/// True if each element is computed of the operands' elements at its own
/// coordinates, and of scalars, alone.
bool readsOwnElements(LambdaOp lambda);

/// The box of the results' indices that a part computes; null without a part.
BoxAttr getOutputPart(LambdaOp lambda);

/// The box of a result that a part computes: the one above, and all of the
/// dimensions of a slice. Null without a part.
BoxAttr getResultPart(LambdaOp lambda, unsigned result);

/// True if the lambda is one `sum` of a product of two reads, each of which
/// runs over a variable that the other does not: a library multiplies.
bool isContraction(LambdaOp lambda);

/// True if code of its own computes the lambda, not one loop nest: a library
/// multiplies, terms are scattered into zeros, or an opaque function is called.
/// Nothing is fused with it, and it writes results before it has read all
/// operands.
bool hasOwnCode(LambdaOp lambda);

} // namespace tofu::tdl

#endif // TOFU_ANALYSIS_POINTWISE_H
