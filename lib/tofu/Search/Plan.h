//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What the search answers: for every level of the recursion (= mesh axis) how
// each tensor is stored and how each operator is split.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SEARCH_PLAN_H
#define TOFU_SEARCH_PLAN_H

#include "tofu/Search/Graph.h"
#include "tofu/Solver/NamedProblem.h"
#include <functional>
#include <optional>

namespace tofu::search {

struct Plan {
  llvm::SmallVector<int64_t, 4> mesh; // extent of each axis
  std::vector<Layout> tensors, operators;
  int64_t getNumDevices() const;
};

struct PlanOptions {
  bool partial = true;      // pending sums may be stored between operators
  bool shareFetches = true; // count=shared; false: count=per-use
  bool tie = true;          // honour Tensor::tiedTo
  /// An axis may come before those that cut the same dimension already, not
  /// only after them.
  bool freeOrder = true;
  bool refine = false; // choose every level again, the others given, at the end
  /// For a level that is not solved exactly, as EngineOptions count it. The
  /// plan does not depend on the threads.
  double effort = 200;
  unsigned threads = 1;
  /// Shown each level's problem, with names, before it is solved.
  std::function<void(const solver::NamedProblem &level)> observe;
  /// Told of each axis before it is searched, also when it is searched again.
  std::function<void(unsigned axis, llvm::ArrayRef<int64_t> mesh)> begin;
};

/// How the result of an operator's operand gets to its devices: what lowering
/// must emit, and what it costs. Operands of one `group` share one transfer.
struct Fetch {
  unsigned group = 0;
  /// Axes along which the tensor is partial and the operator needs sums: the
  /// terms are first reduced into getReduced(layout, reduceAxes, reduceDim),
  /// which appends the axes to the tensor's own list on that dimension (-1, of
  /// one element: every device of the axes gets the sum).
  llvm::SmallVector<unsigned, 2> reduceAxes;
  int reduceDim = -1;
  /// Carried operand that is stored split: dimension and axis of the mask, the
  /// region that getReadLists gives.
  llvm::SmallVector<std::pair<unsigned, unsigned>, 1> mask; // (dimension, axis)
  /// All devices together, each of Operand::times times.
  int64_t reduceBytes = 0, fetchBytes = 0;
};

/// What a plan moves. Bytes are those of all devices together.
struct PlanCost {
  std::vector<llvm::SmallVector<Fetch, 3>> operands; // [operator][operand]
  /// [operator]: from the computed parts (partial or not) to the stored layout,
  /// each of Operator::times times.
  std::vector<llvm::SmallVector<int64_t, 1>> resultBytes; // [operator][result]
  /// Each group once, as often as it runs.
  int64_t total = 0;
  /// Why that is Forbidden: the first tensor or operator that the plan cannot
  /// be carried out for.
  std::optional<unsigned> refusedTensor, refusedOperator;
};

/// Counts the bytes of any plan by region arithmetic (design 6): the one cost
/// function that search, reports and tests share.
PlanCost evaluate(const Graph &graph, const Plan &plan,
                  const PlanOptions &options);

} // namespace tofu::search

#endif // TOFU_SEARCH_PLAN_H
