//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What of a condition after `where` narrows where is read or folded.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SYNTAX_GUARDS_H
#define TOFU_SYNTAX_GUARDS_H

#include "tofu/Syntax/Ast.h"

namespace tofu::syntax {

/// Whether a comparison is one of integers alone, which narrows what is read or
/// folded; others choose values.
bool isAffineGuard(const Operator &op, ExprId comparison);

/// The conditions that `and` joins, in their order.
llvm::SmallVector<ExprId> getConjuncts(const Exprs &exprs, ExprId where);

} // namespace tofu::syntax

#endif // TOFU_SYNTAX_GUARDS_H
