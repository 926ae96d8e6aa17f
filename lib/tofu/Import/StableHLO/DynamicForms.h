//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Operations that take as operands what others have as attributes or types.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_DYNAMICFORMS_H
#define TOFU_IMPORT_STABLEHLO_DYNAMICFORMS_H

#include "tofu/Import/StableHLO/KnownNumbers.h"

#include "mlir/IR/Operation.h"

namespace tofu {

/// What a custom call calls, else what the operation is.
llvm::StringRef getTarget(mlir::Operation &op);

/// A tensor whose extents are all known.
bool isStatic(mlir::Type type);

bool isDynamicForm(mlir::Operation &op);
/// Whether operations of the name are.
bool isDynamicForm(llvm::StringRef name);

/// Replaces the operation by the one with attributes, which is returned. Null,
/// after an error, where an operand that says an attribute is not known.
mlir::Operation *makeStatic(mlir::Operation &op, const KnownNumbers &known);

/// The type with the extents in the place of those that it does not say.
mlir::Type fillExtents(mlir::Type type, llvm::ArrayRef<int64_t> extents);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_DYNAMICFORMS_H
