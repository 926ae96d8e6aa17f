//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_FUZZ_DEFINITION_H
#define TOFU_TEST_FUZZ_DEFINITION_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/SourceMgr.h"

namespace tofu::trials {

/// Reads a .tdl file and adds a function @main that applies its last operator
/// to small tensors, whose extents and attributes are drawn from the seed. Null
/// after a diagnostic.
mlir::OwningOpRef<mlir::ModuleOp> loadDefinition(llvm::StringRef path,
                                                 int64_t seed,
                                                 llvm::SourceMgr &sources,
                                                 mlir::MLIRContext &context);

} // namespace tofu::trials

#endif // TOFU_TEST_FUZZ_DEFINITION_H
