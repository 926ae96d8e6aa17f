//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Shapes of what functions of any extents compute, where they are called with
// tensors of known ones.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_SHAPEREFINEMENT_H
#define TOFU_IMPORT_STABLEHLO_SHAPEREFINEMENT_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace tofu {

/// Gives tensors of a program the extents that follow from its arguments, and
/// operations that take extents as operands their forms with attributes. A
/// function that is called with several shapes, or numbers that extents depend
/// on, is cloned for each. A program without any of these stays as it is.
class ShapeRefinement {
public:
  ShapeRefinement(mlir::ModuleOp module, mlir::func::FuncOp entry)
      : module(module), entry(entry) {}

  /// Reports where an extent does not follow.
  llvm::LogicalResult run();
  /// The program as it was.
  void undo();

private:
  mlir::ModuleOp module;
  mlir::func::FuncOp entry;
  mlir::OwningOpRef<mlir::func::FuncOp> original; // of the entry
  llvm::SmallVector<mlir::func::FuncOp> clones;
};

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_SHAPEREFINEMENT_H
