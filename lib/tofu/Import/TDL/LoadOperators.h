//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Definitions from .tdl files for the operations of a program.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_TDL_LOADOPERATORS_H
#define TOFU_IMPORT_TDL_LOADOPERATORS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace tofu {

/// Adds the definitions of a file to the module, as private ones:
/// -tdl-instantiate drops those that nothing uses. One whose name a function of
/// the module has gets another symbol, and keeps its name in its location.
/// Fails, with a diagnostic, if the file cannot be read, is wrong, or defines
/// what another definition does.
llvm::LogicalResult loadOperators(mlir::ModuleOp module, llvm::StringRef path,
                                  const std::vector<std::string> &folders = {});

/// .tdl files, and where else than beside them is what they import.
struct OperatorFiles {
  std::vector<std::string> files, folders;
};

/// -tofu-load-operators, a pass that does so for each of these files.
std::unique_ptr<mlir::Pass> createLoadOperatorsPass(OperatorFiles files);

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "tofu/Import/TDL/Passes.h.inc"

} // namespace tofu

#endif // TOFU_IMPORT_TDL_LOADOPERATORS_H
