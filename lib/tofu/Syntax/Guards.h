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
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tofu::syntax {

/// Whether a comparison is one of integers alone, which narrows what is read or
/// folded; others choose values.
bool isAffineGuard(const Operator &op, ExprId comparison);

/// Whether it is one that is computed as indices are, not as values: whatever
/// the data in it are, it is exact. `own` are the indices of the reduction that
/// it guards, if it guards one.
bool isExactGuard(const Operator &op, ExprId comparison,
                  llvm::ArrayRef<BoundName> own);

/// Whether a guard takes the product or quotient as a value of its own: one of
/// two of which neither is a constant, or by what is none.
bool isLeaf(const Operator &op, const Binary &node);

/// Whether it is made of integer literals alone.
bool isConstant(const Operator &op, ExprId id);

/// Calls `enter` for `id` and, where it says so, for the operands; not by
/// recursion.
void walkIntegers(const Operator &op, ExprId id,
                  llvm::function_ref<bool(const Expr &)> enter);

/// The conditions that `and` joins, in their order.
llvm::SmallVector<ExprId> getConjuncts(const Exprs &exprs, ExprId where);

} // namespace tofu::syntax

#endif // TOFU_SYNTAX_GUARDS_H
