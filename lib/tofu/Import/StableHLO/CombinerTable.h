//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The named combiners of a module that is imported: equal ones are one.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_COMBINERTABLE_H
#define TOFU_IMPORT_STABLEHLO_COMBINERTABLE_H

#include "tofu/TDL/TDL.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/StringMap.h"

namespace tofu {

class CombinerTable {
public:
  explicit CombinerTable(mlir::ModuleOp module) : module(module) {}

  /// The name of a combiner that folds like this one; if there is none it is
  /// kept under `name`, or that and a number.
  mlir::FlatSymbolRefAttr add(mlir::OwningOpRef<tdl::CombinerOp> combiner,
                              llvm::StringRef name);
  /// Moves all of them to the beginning of the module.
  void insert();

private:
  bool isTaken(llvm::StringRef name) const;

  mlir::ModuleOp module;
  std::vector<mlir::OwningOpRef<tdl::CombinerOp>> combiners;
  llvm::StringMap<mlir::FlatSymbolRefAttr> byText;
};

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_COMBINERTABLE_H
