//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Calls in the regions of operations whose dialect is not registered, and in
// lambdas, which are of scalars: a helper that computes elements.
//
// MLIR takes an unknown operation with one region for a table of symbols that
// it cannot look into, and so refuses a call in it: as of `jnp.where` in the
// body of a reduce. They are replaced by what they call before MLIR looks.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_REGIONCALLS_H
#define TOFU_IMPORT_REGIONCALLS_H

#include "mlir/IR/BuiltinOps.h"

namespace tofu {

/// Inlines such calls in a module that may not have been verified. What cannot
/// be inlined stays, for the verifier.
void inlineRegionCalls(mlir::ModuleOp module);

} // namespace tofu

#endif // TOFU_IMPORT_REGIONCALLS_H
