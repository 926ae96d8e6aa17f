//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// From one operator to its `tdl.op`.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_TDL_OPERATORBUILDER_H
#define TOFU_IMPORT_TDL_OPERATORBUILDER_H

#include "mlir/IR/BuiltinOps.h"
#include "tofu/Import/TDL/ImportContext.h"
#include "tofu/Syntax/Module.h"
#include "tofu/TDL/TDL.h"

namespace tofu {

/// Adds the operator at the end of `module`, under that name, and what it folds
/// with; null after an error.
tdl::OpOp buildOperator(const syntax::Module &definitions,
                        const syntax::Operator &op, llvm::StringRef name,
                        ImportContext &import, mlir::ModuleOp module);

} // namespace tofu

#endif // TOFU_IMPORT_TDL_OPERATORBUILDER_H
