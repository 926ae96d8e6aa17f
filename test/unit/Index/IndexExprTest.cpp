//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Index/IndexExpr.h"
#include "gtest/gtest.h"

using namespace tofu;

TEST(IndexExpr, EvaluatesWindowsAndDelinearisedIndices) {
  IndexExpr x = IndexExpr::variable(0), dx = IndexExpr::variable(1);
  EXPECT_EQ((x * 2 + dx + IndexExpr::constant(-1)).evaluate({3, 2}), 7);
  EXPECT_EQ(x.floorDiv(4).evaluate({-1}), -1);
  EXPECT_EQ(x.mod(4).evaluate({-1}), 3);
}

TEST(IndexExpr, NamesItsVariables) {
  IndexExpr x = IndexExpr::variable(3), dx = IndexExpr::variable(1);
  EXPECT_EQ((x + dx + x).getVariables(),
            (llvm::SmallVector<unsigned, 2>{1, 3}));
  EXPECT_EQ(x.getPlainVariable(), 3);
  EXPECT_EQ((x * 2).getPlainVariable(), -1);
}
