//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The rules that the grammar cannot say: names, ranks, types, what an index may
// be, and the ranges of the indices.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SYNTAX_CHECK_H
#define TOFU_SYNTAX_CHECK_H

#include "tofu/Syntax/Ast.h"
#include "tofu/Syntax/Diagnostics.h"

namespace tofu::syntax {

/// True when `module` keeps every rule; its expressions then have their types,
/// bindings, parameter numbers and functions set, and every index of a
/// reduction its range. Goes on after an error, and reports at most maxErrors.
[[nodiscard]] bool check(Module &module, Report report);
/// The same where errors have been counted before.
[[nodiscard]] bool check(Module &module, Diagnostics &diagnostics);

} // namespace tofu::syntax

#endif // TOFU_SYNTAX_CHECK_H
