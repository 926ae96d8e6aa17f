//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Imports a StableHLO program into one function of tdl.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_GRAPHIMPORT_H
#define TOFU_IMPORT_STABLEHLO_GRAPHIMPORT_H

#include "mlir/IR/BuiltinOps.h"

namespace tofu {

/// Rewrites the module's entry function (`main`, else the only public one) to
/// tdl, with all calls inlined, and removes the other functions. Arguments,
/// results and attributes of the entry function keep their order; integers
/// become signless. On failure an error has been reported and the module is as
/// it was.
llvm::LogicalResult importStableHLO(mlir::ModuleOp module,
                                    bool warnsOfShardings = true);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_GRAPHIMPORT_H
