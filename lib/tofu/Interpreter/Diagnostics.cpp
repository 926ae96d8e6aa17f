//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Diagnostics.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/Support/raw_ostream.h"

using namespace tofu::interpreter;

std::string tofu::interpreter::formatAt(mlir::Location loc,
                                        const llvm::Twine &message) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (auto file = loc->findInstanceOf<mlir::FileLineColLoc>())
    os << file.getFilename().getValue() << ':' << file.getLine() << ':'
       << file.getColumn() << ": ";
  else if (!mlir::isa<mlir::UnknownLoc>(loc))
    os << loc << ": ";
  os << message;
  return text;
}

llvm::Error tofu::interpreter::errorAt(mlir::Location loc,
                                       const llvm::Twine &message) {
  return llvm::createStringError("%s", formatAt(loc, message).c_str());
}
