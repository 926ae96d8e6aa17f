//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Whether a named combiner may fold parts of a reduction in any order: tried
// out, not promised.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ANALYSIS_COMBINERLAWS_H
#define TOFU_ANALYSIS_COMBINERLAWS_H

#include "tofu/TDL/TDL.h"

namespace tofu::tdl {

/// Why the reduction's named combiner does not fold alike in every order, as a
/// sentence that begins after the combiner's name; empty if nothing speaks
/// against it. f(a, b) = f(b, a), f(a, f(b, c)) = f(f(a, b), c) and
/// f(identity, a) = a are computed for values that the reduction may fold: a
/// component that it yields as a constant is that constant, any other one takes
/// a few small values, and so do folds of two of them. Results of floats may
/// differ by roundings; what becomes infinite is not compared. NaNs of a
/// reduction of one index are folded only in the order of the chunks that
/// devices have: many combiners say which of two NaNs counts by their places.
std::string whyNotInAnyOrder(ReduceOp reduction);

} // namespace tofu::tdl

#endif // TOFU_ANALYSIS_COMBINERLAWS_H
