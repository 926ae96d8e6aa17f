//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Programs on one mesh as one, as code takes less time to make for all of them:
// the arguments and results of each after those of the one before.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_SUPPORT_MERGEDPROGRAM_H
#define TOFU_TEST_SUPPORT_MERGEDPROGRAM_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace tofu::test {

class MergedProgram {
public:
  explicit MergedProgram(mlir::MLIRContext *context);

  /// Results of a program that is tied replace its arguments as it says.
  void add(mlir::func::FuncOp function, bool isTied);
  /// After all: a module with @main.
  mlir::OwningOpRef<mlir::ModuleOp> take();

private:
  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::func::FuncOp main;
  mlir::Attribute mesh;
  llvm::SmallVector<mlir::Value> results;
  llvm::SmallVector<int64_t> replaces;
};

} // namespace tofu::test

#endif // TOFU_TEST_SUPPORT_MERGEDPROGRAM_H
