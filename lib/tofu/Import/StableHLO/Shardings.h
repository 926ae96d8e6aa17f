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

/// Warns if the program has shardings (of JAX's `NamedSharding` or
/// `with_sharding_constraint`, or an attribute of any operation) that cut other
/// values than the entry's arguments: they are not taken over, and nothing that
/// was asked for is dropped in silence. Those of arguments are pins
/// (Partition/Shardings.h).
void warnOfShardings(mlir::ModuleOp module, mlir::FunctionOpInterface entry);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_SHARDINGS_H
