//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Attributes that neither StableHLO nor CHLO has are perhaps misspelled ones,
// for which there is a default.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_KNOWNATTRIBUTES_H
#define TOFU_IMPORT_STABLEHLO_KNOWNATTRIBUTES_H

#include "mlir/IR/BuiltinOps.h"

namespace tofu {

/// Warns, once for each name, of attributes of StableHLO's operations that are
/// not known. Names with a dot or an underscore in front are somebody else's.
void warnOfAttributes(mlir::ModuleOp module);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_KNOWNATTRIBUTES_H
