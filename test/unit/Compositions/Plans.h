//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Random plans that can be carried out: any layout of any tensor, pending sums,
// masks, carries, copies; any split that the analysis allows. The search has no
// part in them.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_COMPOSITIONS_PLANS_H
#define TOFU_TEST_COMPOSITIONS_PLANS_H

#include "Program.h"
#include "tofu/Partition/Annotations.h"

namespace tofu::test {

/// The plan of the program's choices, for the graph of its function.
AnnotatedPlan makeLegalPlan(const Program &program, const FunctionGraph &graph);
/// One that the search finds, with options by chance.
AnnotatedPlan makeSearchedPlan(const Program &program,
                               const FunctionGraph &graph);

/// What the plan has, as features of the program.
void notePlan(const FunctionGraph &graph, const search::Plan &plan,
              const search::PlanCost &cost, std::set<std::string> &features);

} // namespace tofu::test

#endif // TOFU_TEST_COMPOSITIONS_PLANS_H
