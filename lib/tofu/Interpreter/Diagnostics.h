//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Errors that begin with the place in the source.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INTERPRETER_DIAGNOSTICS_H
#define TOFU_INTERPRETER_DIAGNOSTICS_H

#include "mlir/IR/Location.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"

namespace tofu::interpreter {

/// `file:line:column: message`; with the name of a place that is in no file.
std::string formatAt(mlir::Location loc, const llvm::Twine &message);

llvm::Error errorAt(mlir::Location loc, const llvm::Twine &message);

} // namespace tofu::interpreter

#endif // TOFU_INTERPRETER_DIAGNOSTICS_H
