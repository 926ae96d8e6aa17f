//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The interval rules, proved for all part ends: these are symbols, so a proof
// covers every extent, every number of parts and uneven ones. Only quasi-affine
// sets reach the Presburger library, which answers wrongly on others.
//
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/SymbolicInterval.h"

#include "mlir/Analysis/FlatLinearValueConstraints.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"
#include <random>

using namespace mlir;
using namespace tofu::tdl;

namespace {
/// Expressions over numVariables variables: dimensions v, then the first
/// element of each one's part, then the last.
constexpr unsigned numVariables = 2;

class SymbolicIntervalTest : public ::testing::Test {
protected:
  AffineExpr getDim(unsigned number) {
    return getAffineDimExpr(number, &context);
  }

  /// No device at all: then the closed form alone is computed.
  SymbolicInterval getPart(unsigned variable) {
    return {Bound(true, {getDim(numVariables + variable), {}}),
            Bound(false, {getDim(2 * numVariables + variable), {}})};
  }

  SymbolicInterval evaluate(AffineExpr expr) {
    SmallVector<SymbolicInterval, 0> parts;
    for (unsigned v = 0; v != numVariables; ++v)
      parts.push_back(getPart(v));
    return tofu::tdl::evaluate(expr, parts, /*live=*/{});
  }

  /// True if no point of the parts satisfies the constraints (each >= 0).
  bool isImpossible(ArrayRef<AffineExpr> constraints,
                    ArrayRef<AffineExpr> equalities = {}) {
    SmallVector<AffineExpr> all(constraints);
    for (unsigned v = 0; v != numVariables; ++v) {
      all.push_back(getDim(v) - getDim(numVariables + v));
      all.push_back(getDim(2 * numVariables + v) - getDim(v));
    }
    SmallVector<bool> isEquality(all.size(), false);
    isEquality.append(equalities.size(), true);
    llvm::append_range(all, equalities);
    for (AffineExpr expr : all)
      EXPECT_TRUE(expr.isPureAffine());
    return FlatLinearValueConstraints(
               IntegerSet::get(3 * numVariables, 0, all, isEquality))
        .isIntegerEmpty();
  }

  int64_t pick(int64_t lo, int64_t hi) {
    return std::uniform_int_distribution<int64_t>(lo, hi)(random);
  }
  AffineExpr getRandom(int depth) {
    if (depth == 0)
      return getDim(pick(0, numVariables - 1)) + pick(-3, 3);
    AffineExpr left = getRandom(depth - 1);
    switch (pick(0, 2)) {
    case 0:
      return left + getRandom(depth - 1);
    case 1:
      return left * pick(-3, 3);
    default:
      return left.floorDiv(pick(2, 4));
    }
  }

  MLIRContext context;
  std::mt19937 random{7};
};
} // namespace

TEST_F(SymbolicIntervalTest, ContainsAffineAccesses) {
  for (int i = 0; i != 300; ++i) {
    AffineExpr expr = getRandom(pick(0, 3));
    if (!expr.isPureAffine() || isa<AffineConstantExpr>(expr))
      continue;
    SymbolicInterval region = evaluate(expr);
    std::string text;
    llvm::raw_string_ostream(text) << expr;
    EXPECT_TRUE(isImpossible({region.lower.terms[0].expr - expr - 1})) << text;
    EXPECT_TRUE(isImpossible({expr - region.upper.terms[0].expr - 1})) << text;
  }
}

// A window is exact: its ends are read.
TEST_F(SymbolicIntervalTest, EndsOfWindowsAreRead) {
  AffineExpr x = getDim(0), dx = getDim(1);
  SymbolicInterval region = evaluate(x * 2 + dx - 1);
  AffineExpr atLower = getDim(2) * 2 + getDim(3) - 1;
  AffineExpr atUpper = getDim(4) * 2 + getDim(5) - 1;
  EXPECT_TRUE(isImpossible({region.lower.terms[0].expr - atLower - 1}));
  EXPECT_TRUE(isImpossible({atLower - region.lower.terms[0].expr - 1}));
  EXPECT_TRUE(isImpossible({region.upper.terms[0].expr - atUpper - 1}));
  EXPECT_TRUE(isImpossible({atUpper - region.upper.terms[0].expr - 1}));
}

// The test itself can fail: the paper's a - b, lower end minus lower end.
TEST_F(SymbolicIntervalTest, RejectsDifferencesByComponent) {
  AffineExpr difference = getDim(0) - getDim(1);
  AffineExpr wrong = getDim(2) - getDim(3);
  EXPECT_FALSE(isImpossible({wrong - difference - 1}));
  EXPECT_TRUE(isImpossible(
      {evaluate(difference).lower.terms[0].expr - difference - 1}));
}

// Within one block the remainder grows with the value.
TEST_F(SymbolicIntervalTest, ContainsRemaindersOfOneBlock) {
  for (int64_t divisor : {2, 3, 5})
    for (int64_t offset : {0, 1, -4}) {
      AffineExpr expr = getDim(0) + offset;
      SymbolicInterval before = evaluate(expr);
      // One device, which reads nothing: it stays within any block.
      SymbolicInterval after = before.mod(divisor, llvm::BitVector(1));
      AffineExpr sameBlock = before.lower.terms[0].expr.floorDiv(divisor) -
                             before.upper.terms[0].expr.floorDiv(divisor);
      AffineExpr remainder = expr % divisor;
      EXPECT_TRUE(isImpossible({after.lower.terms[0].expr - remainder - 1},
                               {sameBlock}));
      EXPECT_TRUE(isImpossible({remainder - after.upper.terms[0].expr - 1},
                               {sameBlock}));
      EXPECT_FALSE(isImpossible({after.lower.terms[0].expr - remainder - 1}));
    }
}
