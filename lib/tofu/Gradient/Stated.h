//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// `op g for gradient of f by x(...)`: what is not derived. Where a gradient is
// taken of what applies f, it applies g, which takes what f takes, then a
// cotangent for each result of numbers, as a derived one does.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_GRADIENT_STATED_H
#define TOFU_GRADIENT_STATED_H

#include "tofu/Syntax/Diagnostics.h"
#include "tofu/Syntax/Module.h"

namespace tofu::syntax {

/// Whether some gradient of the operator is stated.
bool isStated(const Module &module, const Definition &definition);
/// The operator that gives the gradient by a parameter; null if none is stated.
const Definition *findStated(const Module &module, const Definition &definition,
                             llvm::StringRef parameter);
/// Says what is wrong with what the definition states.
void checkStated(const Module &module, const Definition &definition,
                 Diagnostics &diagnostics);

} // namespace tofu::syntax

#endif // TOFU_GRADIENT_STATED_H
