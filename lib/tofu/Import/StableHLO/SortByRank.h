//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Sorts by any comparison of scalars: an element's place is the number of those
// that come before it.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_SORTBYRANK_H
#define TOFU_IMPORT_STABLEHLO_SORTBYRANK_H

#include "tofu/Import/StableHLO/SourceOp.h"

namespace tofu {

/// Sets the results of a stablehlo.sort along that dimension, whose operands
/// and results have been checked. Every element is compared with every other
/// one, so long dimensions fail.
void sortByRank(SourceOp &op, unsigned along);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_SORTBYRANK_H
