//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Whether two operators say the same: whatever values are called, in which
// order they are computed, and how often one is.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_EXPORT_SAMEOPERATOR_H
#define TOFU_EXPORT_SAMEOPERATOR_H

#include "tofu/TDL/TDL.h"

namespace tofu {

/// Messages of constraints do not count: what names the operator is added to
/// them when it is read.
bool isSameOperator(tdl::OpOp a, tdl::OpOp b);

} // namespace tofu

#endif // TOFU_EXPORT_SAMEOPERATOR_H
