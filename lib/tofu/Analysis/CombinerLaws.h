//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Whether a combiner may fold parts of a reduction by themselves: of a named
// one tried out, not promised.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ANALYSIS_COMBINERLAWS_H
#define TOFU_ANALYSIS_COMBINERLAWS_H

#include "tofu/TDL/TDL.h"
#include <set>

namespace tofu::tdl {

/// Why the reduction's combiner does not fold its parts to what it folds all of
/// it to, as a sentence that begins after the combiner's name; empty if nothing
/// speaks against it. Sums and products that are built in round parts to the
/// type of the results, which has to hold them (Rounding.h). Of a named one
/// f(a, f(b, c)) = f(f(a, b), c) is computed for
/// values that the reduction may fold (CombinerSamples.h), and f(identity, a) =
/// a = f(a, identity), of large values and NaNs for folds of them. Floats may
/// differ by what roundings explain; what overflows is not compared. Parts of
/// one index are folded in their order wherever they are; those of several are
/// not, so that f(a, b) = f(b, a) has to hold, too.
std::string whyNotInParts(ReduceOp reduction);

/// Of a fold a gradient is derived as if its combiner's laws held: `derived as
/// if ...` of the first one in the operator whose do not, or nothing. `passed`
/// are the names, as they are written, of those that are of concern.
std::string whyNotDerived(OpOp op, const std::set<std::string> &passed);

} // namespace tofu::tdl

#endif // TOFU_ANALYSIS_COMBINERLAWS_H
