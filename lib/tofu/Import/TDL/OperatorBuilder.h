//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// From one definition to its `tdl.op`.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_TDL_OPERATORBUILDER_H
#define TOFU_IMPORT_TDL_OPERATORBUILDER_H

#include "mlir/IR/BuiltinOps.h"
#include "tofu/Import/TDL/ImportContext.h"

namespace tofu {

/// Appends the operator to `module`. The definition has passed check().
void buildOperator(const syntax::Definition &definition, ImportContext &import,
                   mlir::ModuleOp module);

} // namespace tofu

#endif // TOFU_IMPORT_TDL_OPERATORBUILDER_H
