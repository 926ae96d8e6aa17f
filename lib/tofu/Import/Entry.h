//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which function of a module is the program.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_ENTRY_H
#define TOFU_IMPORT_ENTRY_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tofu {

/// `main`, or the only public function, of those that have a body; null after a
/// diagnostic.
mlir::func::FuncOp findEntry(mlir::ModuleOp module);

} // namespace tofu

#endif // TOFU_IMPORT_ENTRY_H
