//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/LevelSearch.h"

using namespace tofu;
using namespace tofu::search;
using namespace tofu::solver;
using llvm::ArrayRef;

/// The part of the effort that each of the searches for other orders gets.
static constexpr double OrdersEffort = 1. / 32;

Answer tofu::search::solveLevel(const LevelBuilder &builder,
                                const Problem &problem,
                                const PlanOptions &options) {
  EngineOptions how;
  how.threads = options.threads;
  how.effort = options.effort;
  if (!builder.hasOrders())
    return optimize(problem, how);

  // In order first, so that another order is taken only where it is better.
  auto solve = [&](const EngineOptions &how, LevelBuilder::Keeps keeps) {
    return optimize(builder.restrict(problem, keeps), how).assignment;
  };
  how.start = solve(how, [](ArrayRef<Choice> choices, unsigned number,
                            unsigned) { return isInOrder(choices, number); });
  if (how.start.empty())
    return {};

  // If there are too many choices: what there is and one end of each list are a
  // problem of about the same width as that in order, and most of what can be
  // gained; then what is cut stays, and all its digits are open.
  how.effort *= OrdersEffort;
  how.improve = [&] {
    EngineOptions narrow(how);
    narrow.improve = nullptr;
    narrow.start = solve(narrow, [&](ArrayRef<Choice> choices, unsigned number,
                                     unsigned variable) {
      return choices[number].digit == 0 || number == how.start[variable];
    });
    return solve(narrow, [&](ArrayRef<Choice> choices, unsigned number,
                             unsigned variable) {
      return choices[number].value == choices[narrow.start[variable]].value;
    });
  };
  return optimize(problem, how);
}
