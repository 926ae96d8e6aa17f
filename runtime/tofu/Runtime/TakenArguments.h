//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which arguments a step has used up: a result that replaces one may have taken
// its place, so a next step cannot read it before it is set or fed.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_TAKENARGUMENTS_H
#define TOFU_RUNTIME_TAKENARGUMENTS_H

#include "tofu/Runtime/Holdings.h"

#include <set>
#include <vector>

namespace tofu::runtime {

class TakenArguments {
public:
  TakenArguments(const tofu_program_data &data, const Holdings &holdings)
      : data(data), holdings(holdings), taken(data.num_arguments),
        isHosts(data.num_buffers) {}

  /// An error if there is one that has been taken: what a step asks first.
  /// Results of a step that failed cannot be fed.
  Error check(bool canFeed) const;
  /// After a step: the pieces that these ranks have of what results replace.
  void take(const std::vector<int64_t> &ranks);
  /// A rank's piece is there again.
  void give(int64_t argument, int64_t rank) { taken[argument].erase(rank); }
  /// All pieces of one are, or of all that results replace.
  void give(int64_t argument) { taken[argument].clear(); }
  void giveFed();
  /// The host writes the buffer in place; when it does so, nobody sees.
  void leaveToHost(int64_t buffer);

private:
  const tofu_program_data &data;
  const Holdings &holdings;
  std::vector<std::set<int64_t>> taken; // [argument], ranks that have bytes
  std::vector<bool> isHosts;            // [buffer]
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_TAKENARGUMENTS_H
