//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_SORT_H
#define TOFU_IMPORT_STABLEHLO_SORT_H

#include "tofu/Import/StableHLO/Rules.h"

namespace tofu {

/// A call of JAX's ApproxTopK: the first elements along a dimension by a
/// comparator, which is a function of the module.
void importApproxTopK(SourceOp &op);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_SORT_H
