//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which result is which argument in the next step where names do not tell: what
// is sure, what is taken, and what else may be meant.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_UNNAMEDTIES_H
#define TOFU_PARTITION_UNNAMEDTIES_H

#include "tofu/Partition/TieCandidates.h"
#include "tofu/Partition/Ties.h"

namespace tofu {

struct UnnamedTies {
  TiePairs chosen;
  TiePairs usual; // by donations and in order alone
  TiePairs sure;  // by elements, taken or not
  std::vector<TieGuess> guesses;
};

/// Of results and arguments of one type.
UnnamedTies chooseUnnamed(const TieCandidates &candidates, TieFacts &facts,
                          TieCandidates::MayBe mayBe);

} // namespace tofu

#endif // TOFU_PARTITION_UNNAMEDTIES_H
