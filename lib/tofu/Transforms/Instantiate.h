//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_TRANSFORMS_INSTANTIATE_H
#define TOFU_TRANSFORMS_INSTANTIATE_H

#include "tofu/TDL/TDL.h"

namespace tofu::tdl {

/// Replaces the application by the lambdas of its shapes and attributes; the
/// verifier has seen it. Fails, with a diagnostic, where the definition makes
/// no lambdas of them. `name` is what the program called it.
llvm::LogicalResult instantiate(ApplyOp apply, OpOp definition,
                                llvm::StringRef name);

/// What a definition is for: the operation's name, and of a custom call the
/// target's, too.
std::string getMeantName(mlir::Operation *op);

/// The operation's attributes of no dialect, which a generic definition takes
/// as they are. Of a custom call they are its configuration.
mlir::DictionaryAttr getPlainAttributes(mlir::Operation *op);

/// What a dialect noted on the operation, attributes with a dot in their names,
/// stays on what computes `results`, the values that take its results' places:
/// on lambdas, and on operations that have a meaning in turn. Constants, and
/// what the operation is given, are not its own. Fails, with a diagnostic that
/// calls the operation `name`, if it has `tdl.intact` (Intact.h) and is not one
/// operator. `read` says which operands that takes, if it is known.
llvm::LogicalResult keepNotes(mlir::Operation *op, mlir::ValueRange results,
                              llvm::StringRef name,
                              llvm::ArrayRef<int64_t> read = {});

/// Copies the definition and what it names, as what its opaque functions mean.
void copyWithSymbols(OpOp definition, mlir::ModuleOp target);

} // namespace tofu::tdl

#endif // TOFU_TRANSFORMS_INSTANTIATE_H
