//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Whether the results of terms are terms of the results, over the real numbers:
// a second reading of what the analysis derives with infinities and the signs
// of zeros in mind, which it is held against.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_OPERATORS_TERMRULE_H
#define TOFU_OPERATORS_TERMRULE_H

#include "tofu/TDL/TDL.h"
#include <string>

namespace tofu {

/// Why the sum (or other fold) of the results of terms, of which each device
/// holds one of each input in `set`, is not the result of their sums (folds): a
/// sentence that begins after the lambda. Empty if it is.
std::string whyNoTerms(tdl::LambdaOp op, uint64_t set,
                       tdl::Combiner combiner = tdl::Combiner::sum);

/// The same of the parts of a reduction, and its own combiner.
std::string whyNotCombined(tdl::LambdaOp op, tdl::ReduceOp reduction);

/// The first operation after the reduction that is not linear in its value, or
/// null.
mlir::Operation *findNonlinear(tdl::LambdaOp op, tdl::ReduceOp reduction);

/// Why folding `neutral` with a value gives another value; empty if it does
/// not.
std::string whyNotNeutral(tdl::Combiner combiner, mlir::TypedAttr neutral);

} // namespace tofu

#endif // TOFU_OPERATORS_TERMRULE_H
