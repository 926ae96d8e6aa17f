//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Where an element is read: indices are inverted, `stride*x + dx == c` to `x ==
// (c - dx) floordiv stride` where `(c - dx) mod stride == 0`. What cannot be
// inverted stays an equation, which guards a sum over all indices; of an index
// that data give this is a scatter.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_GRADIENT_SOLVE_H
#define TOFU_GRADIENT_SOLVE_H

#include "tofu/Gradient/Graph.h"

namespace tofu::syntax::gradient {

struct Solution {
  /// Of the variables that follow; each in what is left and what was given.
  Substitution values;
  /// Those that do not, and those that inverting made.
  std::vector<unsigned> left;
  /// That a variable which follows is in its range, by variable; and what else
  /// must hold.
  std::vector<std::pair<unsigned, NodeId>> ranges;
  std::vector<NodeId> guards;
};

/// All values of `outer` and `inner` with places[d] == at[d]. Those of `outer`
/// are rather solved for: the indices of a result, of which there are more than
/// of a window's.
Solution solve(Graph &graph, llvm::ArrayRef<NodeId> places,
               llvm::ArrayRef<NodeId> at, llvm::ArrayRef<unsigned> outer,
               llvm::ArrayRef<unsigned> inner);

} // namespace tofu::syntax::gradient

#endif // TOFU_GRADIENT_SOLVE_H
