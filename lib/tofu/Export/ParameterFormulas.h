//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// `x: [b, g * c]` of a parameter whose extent is required to be that.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_EXPORT_PARAMETERFORMULAS_H
#define TOFU_EXPORT_PARAMETERFORMULAS_H

#include "tofu/Syntax/Ast.h"

namespace tofu {

/// Says constraints that come of formulas where these stood: of dimensions that
/// nothing else uses.
void restoreFormulas(syntax::Definition &definition);

} // namespace tofu

#endif // TOFU_EXPORT_PARAMETERFORMULAS_H
