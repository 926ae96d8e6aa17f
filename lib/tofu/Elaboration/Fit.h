//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Whether an operator can be applied to anything: whether some extents and
// attributes are as its constraints and its results' extents say.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ELABORATION_FIT_H
#define TOFU_ELABORATION_FIT_H

#include "tofu/Syntax/Ast.h"
#include "tofu/Syntax/Diagnostics.h"

namespace tofu::syntax {

/// False, with an error that names the fewest formulas that contradict each
/// other, if nothing fits. What is not linear (`n * m`, `a or b`), and
/// operators with very many constraints, are not looked at: they are taken to
/// fit.
bool checkFit(const Operator &op, Diagnostics &diagnostics);

} // namespace tofu::syntax

#endif // TOFU_ELABORATION_FIT_H
