//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Diagnostics.h"

#include "tofu/TDL/Locations.h"

using namespace tofu::interpreter;

std::string tofu::interpreter::formatAt(mlir::Location loc,
                                        const llvm::Twine &message) {
  std::string place = tdl::describe(loc);
  return (place.empty() ? message : place + ": " + message).str();
}

llvm::Error tofu::interpreter::errorAt(mlir::Location loc,
                                       const llvm::Twine &message) {
  return llvm::createStringError("%s", formatAt(loc, message).c_str());
}
