//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/Formula.h"
#include "gtest/gtest.h"

using namespace tofu;

namespace {
const Formula s = Formula::name("s"), k = Formula::name("k"),
              hi = Formula::name("hi");

TEST(FormulaTest, PrintsAsOneWrites) {
  EXPECT_EQ((s * Formula::last(hi) + Formula::last(k) + 1).toString(),
            "s*(hi - 1) + k");
  EXPECT_EQ((Formula::last(hi) * s).toString(), "s*(hi - 1)");
  EXPECT_EQ((Formula(3) - s).toString(), "3 - s");
  EXPECT_EQ((Formula(-3) - s).toString(), "-3 - s");
  EXPECT_EQ((k - s - 2).toString(), "k - s - 2");
  EXPECT_EQ((k * 2 - k - k).toString(), "0");
  EXPECT_EQ((Formula(0) - Formula::last(k)).toString(), "1 - k");
  EXPECT_EQ((k + 1).toFactor(), "(k + 1)");
}

TEST(FormulaTest, DividesNumbers) {
  EXPECT_EQ(Formula::floorDiv(-7, 2).getConstant(), -4);
  Formula quotient = Formula::floorDiv(k + 1, s);
  EXPECT_EQ((quotient + 1).toString(), "(k + 1) floordiv s + 1");
  EXPECT_EQ((quotient * s).toString(), "s*((k + 1) floordiv s)");
  EXPECT_EQ(Formula::floorDiv(k, 1).toString(), "k");
}

TEST(FormulaTest, ExpandsAndEvaluates) {
  Formula formula = s * Formula::last(hi) - s * hi;
  EXPECT_EQ(formula.expand().toString(), "-s");
  llvm::StringMap<int64_t> values{{"s", 3}, {"hi", 5}, {"k", 8}};
  EXPECT_EQ(formula.evaluate(values), -3);
  EXPECT_EQ(Formula::floorDiv(k, s).evaluate(values), 2);
  EXPECT_EQ(Formula::name("unknown").evaluate(values), std::nullopt);
  values["s"] = 0;
  EXPECT_EQ(Formula::floorDiv(k, s).evaluate(values), std::nullopt);
}
} // namespace
