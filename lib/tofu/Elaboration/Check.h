//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The rules that the grammar cannot say: names, ranks, types, what an index may
// be, and the ranges of the indices.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ELABORATION_CHECK_H
#define TOFU_ELABORATION_CHECK_H

#include "tofu/Elaboration/Elaborate.h"

namespace tofu::syntax {

/// True when `module` keeps every rule. `operators` gets one operator per
/// definition, and none for those that are generic: of these, what is wrong in
/// every case is said, and the rest where they are applied. Goes on after an
/// error, and reports at most maxErrors.
[[nodiscard]] bool
check(Module &module, Report report,
      std::vector<std::optional<Operator>> *operators = nullptr);
/// The same where errors have been counted before.
[[nodiscard]] bool
check(Module &module, Diagnostics &diagnostics,
      std::vector<std::optional<Operator>> *operators = nullptr);

/// The operators that a definition applies, and which it is the gradient of.
llvm::SmallVector<const Definition *> getCallees(const Module &module,
                                                 const Definition &definition);

} // namespace tofu::syntax

#endif // TOFU_ELABORATION_CHECK_H
