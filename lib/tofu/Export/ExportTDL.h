//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Definitions of operators, from the dialect `tdl` to .tdl text.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_EXPORT_EXPORTTDL_H
#define TOFU_EXPORT_EXPORTTDL_H

#include "mlir/IR/BuiltinOps.h"
#include "tofu/TDL/TDL.h"
#include <optional>
#include <string>

namespace tofu {

/// The file that defines the operators and combiners of a module, which holds
/// nothing else. Of the files that it keeps it begins with the text of the one
/// that no other imports, as it is. Nothing after an error, which is at the
/// operation that the language cannot say.
std::optional<std::string> exportTDL(mlir::ModuleOp module);

/// The same of one operator and what it folds with.
std::optional<std::string> exportTDL(tdl::OpOp op);

} // namespace tofu

#endif // TOFU_EXPORT_EXPORTTDL_H
