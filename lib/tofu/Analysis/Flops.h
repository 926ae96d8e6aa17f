//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_ANALYSIS_FLOPS_H
#define TOFU_ANALYSIS_FLOPS_H

#include "tofu/TDL/TDL.h"

namespace tofu {

/// Operations on floats of one run of the lambda, of all devices together, if
/// its reductions are folded once for so many points.
double countFlops(tdl::LambdaOp lambda, int64_t pointsOfFold = 1);

} // namespace tofu

#endif // TOFU_ANALYSIS_FLOPS_H
