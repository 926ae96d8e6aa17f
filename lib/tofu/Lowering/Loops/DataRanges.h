//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What the integers and indices of a body may be, whatever the data are that
// they are computed from.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_LOOPS_DATARANGES_H
#define TOFU_LOWERING_LOOPS_DATARANGES_H

#include "tofu/TDL/IntegerRanges.h"
#include "tofu/TDL/Interval.h"

namespace tofu::lowering {

class DataRanges {
public:
  explicit DataRanges(tdl::LambdaOp op);

  /// The values of an expression whose dimensions and symbols stand for values
  /// of the body.
  Interval getInterval(mlir::AffineExpr expr, mlir::ValueRange dims,
                       mlir::ValueRange symbols) const;

private:
  mlir::IntegerValueRange lookup(mlir::Value value) const;

  llvm::DenseMap<mlir::Value, mlir::IntegerValueRange> ranges;
};

} // namespace tofu::lowering

#endif // TOFU_LOWERING_LOOPS_DATARANGES_H
