//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// From boxes to exchanges: what one rank sends and receives in a fetch or a
// reduce, computed once. Each rank finds out for itself what others do, by the
// same rule:
//
//   Of each element that a rank needs, it gets one term for each point of the
//   axes that are folded, in ascending order; of a fetch, which folds nothing,
//   there is one. A term comes from the nearest rank at that point that holds
//   the element: one that agrees with it on most axes, of several the first.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_FINDEXCHANGES_H
#define TOFU_RUNTIME_FINDEXCHANGES_H

#include "tofu/Runtime/Communicator.h"
#include "tofu/Runtime/Neighbours.h"

namespace tofu::runtime {

/// True for what moves bytes between ranks.
constexpr bool isTransfer(int64_t kind) {
  return kind == TOFU_FETCH || kind == TOFU_REDUCE || kind == TOFU_SCAN;
}

/// The rank's exchanges of a transfer, one or two, without those that do
/// nothing for it. An error if it needs what no rank holds.
Error findExchanges(Neighbours &neighbours, const tofu_operation &op,
                    int64_t rank, std::vector<Exchange> &exchanges);

/// Of a scan: from the rank before it, then to the one behind it, with what it
/// has folded in between; either may be missing. An error if they have other
/// columns.
Error findScanExchanges(const Holdings &holdings, const tofu_operation &op,
                        int64_t rank, std::vector<Exchange> &exchanges);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_FINDEXCHANGES_H
