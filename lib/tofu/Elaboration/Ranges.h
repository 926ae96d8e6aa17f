//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What an index ranges over, as its accesses tell. Read alone, as 'dx' in
// `filter[co, ci, dx]`, it ranges over that dimension: 'k'. A read with `else`
// may leave the tensor, so it tells only where no other read does. Compound
// accesses (`2*x + dx`) tell nothing.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ELABORATION_RANGES_H
#define TOFU_ELABORATION_RANGES_H

#include "tofu/Syntax/Ast.h"
#include "tofu/Syntax/Diagnostics.h"

namespace tofu::syntax {

/// A read at an index alone.
struct Access {
  llvm::SMLoc loc;
  ExprId extent = ExprId::None; // of the dimension that is read
  bool hasElse = false;
};

/// An index while its lambda or reduction is being checked.
struct BoundIndex {
  Name name;
  llvm::SmallVector<Access, 2> accesses;
  bool usedInAccess = false; // alone or in a compound access
};

/// The dimension that a reduction's `index` ranges over, or None after an
/// error: no access tells, or two of them disagree, of which no constraint says
/// that they are equal.
ExprId inferRange(const Operator &op, const BoundIndex &index,
                  Diagnostics &diagnostics);

/// Reports a read without `else` of a lambda's `index`, alone, over another
/// dimension than `extent`, the one it has in the result, if no constraint says
/// that they are equal.
void checkRange(const Operator &op, const BoundIndex &index, ExprId extent,
                Diagnostics &diagnostics);

/// The same of a reduction's `index`, whose `range` is written, where both are
/// names of dimensions: a formula or an attribute may well be smaller.
void checkFold(const Operator &op, const BoundIndex &index, ExprId range,
               Diagnostics &diagnostics);

} // namespace tofu::syntax

#endif // TOFU_ELABORATION_RANGES_H
