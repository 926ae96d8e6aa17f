//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Iopddl/Iopddl.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace tofu::solver;

static const char *const kText =
    R"({"problem":{"name":"a\"b","nodes":{"costs":[[1,1000000000000000000],[3]],)"
    R"("usages":[[7,8],[0]],"intervals":[[5,9],[2,2]]},)"
    R"("edges":{"nodes":[[0,1],[1,0],[0,1]],"costs":[[1,2],[1,2],[3,4]]},)"
    R"("usage_limit":9,"more":{"a":[1,{}]}}})";

TEST(Iopddl, ReadsAndWritesTheSameProblem) {
  auto named = parseIopddl(kText);
  ASSERT_TRUE(bool(named)) << toString(named.takeError());
  const Problem &problem = named->problem;
  EXPECT_EQ(problem.unary[0][1], Forbidden);
  EXPECT_EQ(problem.limits, std::vector<int64_t>{9}); // at time 5
  EXPECT_TRUE(problem.getUsages(1).empty());
  EXPECT_EQ(problem.cost({0, 0}), 1 + 3 + 1 + 1 + 3);
  // Equal tables are stored once.
  EXPECT_EQ(problem.edges[0].table, problem.edges[1].table);
  EXPECT_NE(problem.edges[0].table, problem.edges[2].table);

  std::string once, twice;
  llvm::raw_string_ostream first(once), second(twice);
  ASSERT_FALSE(bool(printJson(*named, first)));
  auto again = parseIopddl(once);
  ASSERT_TRUE(bool(again)) << toString(again.takeError());
  ASSERT_FALSE(bool(printJson(*again, second)));
  EXPECT_EQ(once, twice);
}

TEST(Iopddl, SaysWhatItsFormCannotHold) {
  NamedProblem named;
  named.problem.addVariable({1, 2});
  named.problem.limits = {3, 3, 4};
  std::string text;
  llvm::raw_string_ostream os(text);
  EXPECT_EQ(toString(printJson(named, os)),
            "the file format has one limit for all times, but the problem "
            "several");
  named.problem.limits = {3, 3, 3};
  named.problem.addUsage(0, {0, 1, {1, 1}});
  named.problem.addUsage(0, {2, 3, {1, 1}});
  EXPECT_EQ(toString(printJson(named, os)),
            "the file format has one interval per variable, but variable 0 has "
            "2");
}

TEST(Problem, NamesFaultsOfMemory) {
  Problem problem;
  problem.addVariable({0, 0});
  problem.limits = {5};
  problem.addUsage(0, {0, 1, {4, 6}});
  EXPECT_EQ(problem.check(), "");
  EXPECT_EQ(problem.verify({0}), "");
  EXPECT_EQ(problem.verify({1}), "memory at time 0 is 6, but the limit is 5");
  problem.addUsage(0, {0, 2, {1, 1}});
  EXPECT_EQ(problem.check(),
            "variable 0 uses memory at a time without a limit");
  problem.memory[0][1] = {1, 1, {1, 1}};
  EXPECT_EQ(problem.check(), "variable 0 uses memory in an empty interval");
  problem.memory[0][1] = {0, 1, {1}};
  EXPECT_EQ(problem.check(),
            "variable 0 has another number of usages than of values");
  problem.memory[0][1] = {0, 1, {1, -1}};
  EXPECT_EQ(problem.check(), "variable 0 has a usage out of range");
  problem.memory[0][1] = {0, 1, {1, Forbidden}};
  EXPECT_EQ(problem.check(), "the usages are too large: they add up to 2^61 or "
                             "more; use a larger unit");
  problem.addVariable(std::vector<int64_t>(65537));
  EXPECT_EQ(problem.check(),
            "variable 1 has 65537 values; at most 65536 are possible");
}
