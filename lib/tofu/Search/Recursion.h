//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The recursive search: one mesh axis after the other, each chosen best given
// those before it.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SEARCH_RECURSION_H
#define TOFU_SEARCH_RECURSION_H

#include "tofu/Search/Plan.h"

namespace tofu::search {

/// What one level of the recursion did.
struct LevelResult {
  /// Bytes of the plan cut after this level minus those of the plan cut before
  /// it, all devices together: levels add up to the plan's total.
  int64_t delta = 0;
  int64_t bound = 0;          // no choice at this level has a smaller delta
  unsigned variables = 0;     // of the level's Problem
  unsigned edges = 0;         // its pairs
  unsigned coreVariables = 0; // left by presolving
  bool isProved() const { return bound >= delta; }
};

struct PlanResult {
  Plan plan;
  PlanCost cost;
  std::vector<LevelResult> levels;
  /// There is no plan: whatever is chosen moves 2^61 bytes or more, which is
  /// not counted any more.
  bool overflows = false;
  /// Bytes saved once all levels were chosen: by PlanOptions::refine, or by
  /// starting from another plan. Levels do not know of it.
  int64_t refineGain = 0;
  std::optional<unsigned> start; // of the plans given, the one started from
};

/// Prime factors of k, largest first; empty for 1.
llvm::SmallVector<int64_t, 4> factorize(int64_t devices);

/// The meshes of so many devices, as far as `most`: the prime factors, then of
/// their other ordered factorisations those with few axes first, and of as many
/// axes those with a small extent in front.
std::vector<llvm::SmallVector<int64_t, 4>> listMeshes(int64_t devices,
                                                      size_t most);

/// A plan for `devices` >= 1 devices, over the prime factors of their number;
/// the graph has no fault (Graph::check). Deterministic.
PlanResult searchPlan(const Graph &graph, int64_t devices,
                      const PlanOptions &options = {});
/// The same for a mesh given by the extents of its axes, each >= 1. Where one
/// of `starts`, plans for that mesh, moves less than what was found, the search
/// starts from it again: what it says is taken wherever the search may choose
/// it, then each axis is chosen again. So no plan that the search may choose is
/// cheaper and among the starts.
PlanResult searchPlan(const Graph &graph, llvm::ArrayRef<int64_t> mesh,
                      const PlanOptions &options = {},
                      llvm::ArrayRef<Plan> starts = {});

} // namespace tofu::search

#endif // TOFU_SEARCH_RECURSION_H
