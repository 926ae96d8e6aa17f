//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The conditions on index variables in a definition's body: guards and
// comparisons. A window of 4 in a row of 4 elements is no window, and what is
// said of it holds for no longer row: extents are to be larger than what they
// are compared with.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_OPERATORS_CONDITIONS_H
#define TOFU_OPERATORS_CONDITIONS_H

#include "tofu/Operators/Setting.h"

namespace tofu {

/// The values of what a body computes outside of its loops, at a setting.
llvm::DenseMap<mlir::Value, int64_t> getValues(tdl::OpOp definition,
                                               const Setting &setting);

/// Makes extents larger until each condition is true of some points and false
/// of others, where one extent alone brings it to that.
void decideConditions(tdl::OpOp definition, Setting &setting);

/// Whether an index has one value or none where other extents or attributes
/// give it more: what is said of it would be nothing.
bool hasLoneIndex(tdl::OpOp definition, const Setting &setting);

} // namespace tofu

#endif // TOFU_OPERATORS_CONDITIONS_H
