//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/TakenArguments.h"

using namespace tofu::runtime;

Error TakenArguments::check(bool canFeed) const {
  for (int64_t i = 0; i != data.num_arguments; ++i) {
    if (taken[i].empty())
      continue;
    return Error(describe(data.arguments[i]) +
                 " is not set: a result of the last step may have taken its "
                 "place; " +
                 (canFeed ? "call tofu_feed, or set it again"
                          : "that step failed, so set it again"));
  }
  return Error::success();
}

void TakenArguments::take(const std::vector<int64_t> &ranks) {
  for (int64_t i = 0; i != data.num_results; ++i) {
    int64_t argument = data.results[i].replaces;
    int64_t buffer = argument < 0 ? -1 : data.arguments[argument].buffer;
    // What an argument is returned as leaves it where it is.
    if (buffer < 0 || isHosts[buffer] || buffer == data.results[i].buffer)
      continue;
    for (int64_t rank : ranks)
      if (holdings.getBytes(buffer, rank))
        taken[argument].insert(rank);
  }
}

void TakenArguments::giveFed() {
  for (int64_t i = 0; i != data.num_results; ++i)
    if (int64_t argument = data.results[i].replaces; argument >= 0)
      give(argument);
}

void TakenArguments::leaveToHost(int64_t buffer) {
  isHosts[buffer] = true;
  for (int64_t i = 0; i != data.num_arguments; ++i)
    if (data.arguments[i].buffer == buffer)
      give(i);
}
