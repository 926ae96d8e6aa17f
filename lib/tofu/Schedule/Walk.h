//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How the reductions of a lambda walk over what they read.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SCHEDULE_WALK_H
#define TOFU_SCHEDULE_WALK_H

#include "tofu/TDL/TDL.h"

namespace tofu {

enum class Walk {
  None,  // there are none
  Along, // elements that lie side by side are terms of one result
  Across // they are terms of results side by side: sums of columns
};

/// Across if code for all of the lambda may turn the loops inside out
/// (docs/Execution.md), else along. One loop nest with both would walk in
/// strides: sums of rows and of columns of a square matrix are to be two.
Walk getWalk(tdl::LambdaOp lambda);

} // namespace tofu

#endif // TOFU_SCHEDULE_WALK_H
