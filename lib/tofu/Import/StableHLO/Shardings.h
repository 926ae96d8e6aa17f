//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Layouts that a program of JAX says for other compilers.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_SHARDINGS_H
#define TOFU_IMPORT_STABLEHLO_SHARDINGS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace tofu {

/// Shardings that are not taken over.
struct DroppedShardings {
  unsigned number = 0;
  std::optional<mlir::Location> place; // of the first
  std::string first;                   // what it says

  void warn() const;
};

/// Those (of JAX's `with_sharding_constraint`, or an attribute of any
/// operation) that cut other values than the entry's arguments and results:
/// nothing that was asked for is dropped in silence. Those of arguments and
/// results are pins (Partition/Shardings.h).
DroppedShardings findDroppedShardings(mlir::ModuleOp module,
                                      mlir::FunctionOpInterface entry);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_SHARDINGS_H
