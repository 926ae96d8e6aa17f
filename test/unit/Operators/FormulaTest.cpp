//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/Formula.h"
#include "mlir/IR/MLIRContext.h"
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
  EXPECT_EQ((quotient * -1).toString(), "-((k + 1) floordiv s)");
  EXPECT_EQ((k - quotient).toString(), "k - (k + 1) floordiv s");
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

TEST(FormulaTest, DividesWhatIsAMultiple) {
  EXPECT_EQ(Formula::floorDiv(k * 4 + 2, 2).toString(), "2*k + 1");
  EXPECT_EQ(Formula::floorDiv(k * 4 + 1, 2).toString(), "(4*k + 1) floordiv 2");
}

TEST(FormulaTest, ReplacesNames) {
  Formula formula = s * Formula::last(hi) + Formula::floorDiv(hi, k);
  EXPECT_EQ(formula.replace("hi", 5).toString(), "4*s + 5 floordiv k");
  EXPECT_TRUE(formula.mentions("hi"));
  EXPECT_FALSE(formula.replace("hi", 5).mentions("hi"));
  EXPECT_EQ((s * hi + k).getFactor("hi")->toString(), "s");
  EXPECT_EQ((s + k).getFactor("hi")->toString(), "0");
  EXPECT_EQ(formula.getFactor("hi"), std::nullopt);
  EXPECT_EQ((hi * hi).getFactor("hi"), std::nullopt);
}

TEST(FormulaTest, KnowsSigns) {
  EXPECT_TRUE(Formula::last(k).isNeverNegative());
  EXPECT_TRUE((s * k - k).isNeverNegative());
  EXPECT_FALSE((s - k).isNeverNegative());
  EXPECT_FALSE((k - 2).isNeverNegative());
  // 2*(k floordiv 2) is k or k - 1.
  Formula even = Formula::floorDiv(k, 2) * 2;
  EXPECT_TRUE((even - k + 1).dropQuotients().isNeverNegative());
  EXPECT_TRUE((k - even).dropQuotients().isNeverNegative());
  EXPECT_FALSE((even - k).dropQuotients().isNeverNegative());
  // Divided by 2, 1 - k is never more than 0.
  Formula half = Formula::floorDiv(Formula(2) - k, 2);
  EXPECT_TRUE((Formula(0) - half).dropQuotients().isNeverNegative());
}

TEST(FormulaTest, BecomesAffine) {
  mlir::MLIRContext context;
  llvm::StringMap<mlir::AffineExpr> values;
  values["s"] = mlir::getAffineConstantExpr(3, &context);
  values["hi"] = mlir::getAffineDimExpr(0, &context);
  mlir::AffineExpr d0 = values["hi"];
  EXPECT_EQ((s * Formula::last(hi)).getAffine(values, &context), (d0 - 1) * 3);
  EXPECT_EQ(Formula::floorDiv(hi, s).getAffine(values, &context),
            d0.floorDiv(3));
  EXPECT_FALSE((hi * hi).getAffine(values, &context));
  EXPECT_FALSE(Formula::floorDiv(s, hi).getAffine(values, &context));
  EXPECT_FALSE(k.getAffine(values, &context));
}
} // namespace
