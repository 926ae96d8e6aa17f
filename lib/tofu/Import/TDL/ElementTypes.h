//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Element types of the text as those of MLIR, and back.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_TDL_ELEMENTTYPES_H
#define TOFU_IMPORT_TDL_ELEMENTTYPES_H

#include "mlir/IR/Builders.h"
#include "tofu/Syntax/Ast.h"
#include <optional>

namespace tofu {

/// Of what is generic: f64, which holds every literal, and i32, which stand for
/// the operands' own.
mlir::Type getElementType(const syntax::ElementType &element,
                          mlir::Builder &builder);

/// Nothing, of a type that no definition may name.
std::optional<syntax::ElementType> getWritten(mlir::Type type);

} // namespace tofu

#endif // TOFU_IMPORT_TDL_ELEMENTTYPES_H
