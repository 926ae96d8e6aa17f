//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Sorts by any comparison of scalars. Of a short dimension an element's place
// is the number of those that come before it; a long one goes through a sorting
// network.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_SORTBYBODY_H
#define TOFU_IMPORT_STABLEHLO_SORTBYBODY_H

#include "tofu/Import/StableHLO/SourceOp.h"

namespace tofu {

/// Sets the results of a stablehlo.sort along that dimension, whose operands
/// and results have been checked.
void sortByBody(SourceOp &op, unsigned along);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_SORTBYBODY_H
