//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Transforms/RangedExpr.h"

#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <gtest/gtest.h>
#include <random>

using namespace mlir;
using namespace tofu;

namespace {

int64_t evaluate(AffineExpr expr, ArrayRef<int64_t> point) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue();
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return point[dim.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  int64_t left = evaluate(binary.getLHS(), point);
  int64_t right = evaluate(binary.getRHS(), point);
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return left + right;
  case AffineExprKind::Mul:
    return left * right;
  case AffineExprKind::FloorDiv:
    return llvm::divideFloorSigned(left, right);
  case AffineExprKind::CeilDiv:
    return llvm::divideCeilSigned(left, right);
  default:
    return llvm::mod(left, right);
  }
}

std::string toString(AffineExpr expr) {
  std::string text;
  llvm::raw_string_ostream(text) << expr;
  return text;
}

class RangedExpr : public testing::Test {
protected:
  RangedExpr() {
    bindDims(&context, x, y, z);
    for (int64_t extent : {8, 16, 5})
      ranges.push_back(Interval::ofExtent(extent));
  }
  std::string simplify(AffineExpr expr) {
    return toString(simplifyInRanges(expr, ranges));
  }
  MLIRContext context;
  AffineExpr x, y, z;
  SmallVector<Interval> ranges;
};

TEST_F(RangedExpr, MergeUndoesSplit) {
  EXPECT_EQ(simplify((x * 16 + y).floorDiv(16)), "d0");
  EXPECT_EQ(simplify((x * 16 + y) % 16), "d1");
  EXPECT_EQ(simplify((x * 16 + y).floorDiv(32)), "d0 floordiv 2");
  EXPECT_EQ(simplify((x * 16 + y) % 32), "d1 + (d0 mod 2) * 16");
  EXPECT_EQ(simplify((y.floorDiv(4)) * 4 + y % 4), "d1");
  EXPECT_EQ(simplify((y % 4) + (y.floorDiv(4)) * 4 + x), "d0 + d1");
  EXPECT_EQ(simplify(((x * 16 + y) % 64).floorDiv(16)), "d0 mod 4");
}

TEST_F(RangedExpr, ExtentOneIsZero) {
  ranges[0] = Interval::ofExtent(1);
  EXPECT_EQ(simplify(x + y), "d1");
}

/// Random expressions, deep in divisions, against all points of the box.
TEST_F(RangedExpr, ExhaustiveOverPoints) {
  std::mt19937 random(1);
  auto pick = [&](int low, int high) {
    return int64_t(random() % (high - low + 1)) + low;
  };
  auto leaf = [&] {
    AffineExpr dims[] = {x, y, z};
    return dims[pick(0, 2)] * pick(-4, 16) + dims[pick(0, 2)] * pick(0, 4) +
           pick(-20, 20);
  };
  for (int round = 0; round != 4000; ++round) {
    AffineExpr expr = leaf();
    for (int depth = pick(1, 4); depth != 0; --depth) {
      int64_t divisor = int64_t(1) << pick(0, 5);
      if (pick(0, 3) == 0)
        divisor = pick(1, 12);
      switch (pick(0, 4)) {
      case 0:
        expr = expr.floorDiv(divisor);
        break;
      case 1:
        expr = expr % divisor;
        break;
      case 2:
        expr = expr.ceilDiv(divisor);
        break;
      case 3:
        expr = expr.floorDiv(divisor) * divisor + expr % divisor;
        break;
      default:
        expr = expr * pick(-3, 8) + leaf();
      }
    }
    AffineExpr simple = simplifyInRanges(expr, ranges);
    Interval interval = getInterval(expr, ranges);
    for (int64_t i = 0; i != 8; ++i)
      for (int64_t j = 0; j != 16; ++j)
        for (int64_t k = 0; k != 5; ++k) {
          int64_t value = evaluate(expr, {i, j, k});
          ASSERT_EQ(value, evaluate(simple, {i, j, k}))
              << toString(expr) << " became " << toString(simple);
          ASSERT_TRUE(interval.lower <= value && value <= interval.upper)
              << toString(expr);
        }
  }
}

} // namespace
