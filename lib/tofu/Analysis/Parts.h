//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How a variable is cut: the part of each device, in closed form and by value.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ANALYSIS_PARTS_H
#define TOFU_ANALYSIS_PARTS_H

#include "tofu/Analysis/LambdaAnalysis.h"
#include "tofu/Analysis/SymbolicInterval.h"
#include <optional>

namespace tofu::tdl {

/// Every coordinate of the axes that matter; the last axis is the fastest.
struct Devices {
  llvm::ArrayRef<int64_t> mesh;
  llvm::SmallVector<unsigned> axes; // ascending, no duplicates
  size_t count = 1;

  Devices(llvm::ArrayRef<unsigned> list, llvm::ArrayRef<int64_t> mesh);
  Term getConstant(int64_t value, mlir::MLIRContext *context) const;
  /// The device's coordinate on `axis`.
  Term getCoordinate(unsigned axis, mlir::MLIRContext *context) const;
};

/// The part of a variable: [begin, end), and the condition (>= 0) under which
/// it is not empty, if that is not always so.
struct Part {
  Term begin, end;
  std::optional<Term> condition;
};

Part getPart(const VariableSplit &split, const Devices &devices,
             mlir::MLIRContext *context);
/// Only the expressions, without their values on devices.
Part getPartInClosedForm(const VariableSplit &split,
                         llvm::ArrayRef<int64_t> mesh,
                         mlir::MLIRContext *context);

/// Leaves out linear constraints (`>= 0`, or `== 0` if true) by which ends of
/// regions could leave 64 bits, as their factors and those of the coordinates
/// are multiplied. The regions are larger without them.
void dropLargeGuards(
    llvm::SmallVectorImpl<std::pair<mlir::AffineExpr, bool>> &constraints,
    llvm::ArrayRef<mlir::AffineExpr> coordinates,
    llvm::ArrayRef<int64_t> extents);

} // namespace tofu::tdl

#endif // TOFU_ANALYSIS_PARTS_H
