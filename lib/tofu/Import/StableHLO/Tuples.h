//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Tuples, which are their elements one after the other (ValueTable.h), and
// tokens, which are nothing: a program has no effects to be ordered.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_TUPLES_H
#define TOFU_IMPORT_STABLEHLO_TUPLES_H

#include "mlir/IR/Operation.h"

namespace tofu {

bool isToken(mlir::Type type);

/// True if the operation makes tuples or tokens, or takes them apart.
bool isOfTuples(mlir::Operation &op);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_TUPLES_H
