//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What operations on integers and indices give, whatever their operands are in
// their ranges. Integers wrap at their width, as they are meant to; where the
// result is an index and may wrap, nothing but 64 bits is known of it.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_INTEGERRANGES_H
#define TOFU_TDL_INTEGERRANGES_H

#include "tofu/TDL/Interval.h"
#include "tofu/TDL/TDL.h"

#include "mlir/Interfaces/InferIntRangeInterface.h"

namespace tofu::tdl {

/// Of an index.
mlir::ConstantIntRanges toRange(Interval interval);

/// The result, an integer or an index, of an operation of arith, or of
/// math.absi and math.ipowi; none where an operand has none, and of other
/// operations.
mlir::IntegerValueRange
inferRange(mlir::Operation *op,
           llvm::ArrayRef<mlir::IntegerValueRange> operands);

/// The result, of type `type`, of a fold in `accumulator` of `count` values in
/// `range`, or of fewer if it has a guard.
mlir::IntegerValueRange inferFold(Combiner combiner, mlir::Type accumulator,
                                  mlir::Type type,
                                  const mlir::IntegerValueRange &range,
                                  int64_t count, bool hasGuard);

} // namespace tofu::tdl

#endif // TOFU_TDL_INTEGERRANGES_H
