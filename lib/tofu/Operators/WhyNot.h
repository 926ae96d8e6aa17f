//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Why a lambda is not split along one of its variables, in words: on the page
// of an operator, and where a plan asks for it.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_OPERATORS_WHYNOT_H
#define TOFU_OPERATORS_WHYNOT_H

#include "tofu/Analysis/LambdaAnalysis.h"

namespace tofu {

/// What a variable is called, also where its name is made up: `l (sum)`,
/// `dim 1 of table`.
std::string getReadableName(const tdl::LambdaAnalysis &analysis,
                            unsigned number);

/// Why a Fixed variable is not split: `'arith.maximumf' is computed of ...`.
std::string whyNotSplit(const tdl::LambdaAnalysis &analysis, unsigned variable);

} // namespace tofu

#endif // TOFU_OPERATORS_WHYNOT_H
