//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The search engine on graphs of low width: solved to proved optimality, in
// time linear in the variables.
//
//===----------------------------------------------------------------------===//
#include "../unit/Solver/NarrowProblem.h"
#include "benchmark/benchmark.h"
#include "tofu/Solver/Engine.h"

using namespace tofu::solver;

/// Arguments: variables, width.
static void solveNarrow(benchmark::State &state) {
  Problem problem = makeNarrow(unsigned(state.range(0)),
                               unsigned(state.range(1)), /*seed=*/1);
  bool proved = true;
  for (auto _ : state)
    proved &= optimize(problem).isProved();
  if (!proved)
    state.SkipWithError("not proved");
}
BENCHMARK(solveNarrow)
    ->ArgsProduct({{25000, 50000, 100000}, {1, 2, 3, 4}})
    ->Unit(benchmark::kMillisecond);
