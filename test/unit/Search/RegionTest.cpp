//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/Region.h"
#include "gtest/gtest.h"

using namespace tofu;
using namespace tofu::search;

/// Regions of an operand with this access, of an operator with variables of
/// extents 8 and 3, the first one split over one axis of `parts`.
static std::vector<std::pair<int64_t, int64_t>>
getRegions(IndexExpr expr, int64_t extent, int64_t parts,
           llvm::ArrayRef<Guard> guards = {}) {
  Operator op;
  op.variables = {{8, VariableKind::Output, true, ""},
                  {3, VariableKind::Reduction, true, ""}};
  Operand operand{0, {expr}, {}};
  operand.guards.assign(guards.begin(), guards.end());
  SpanTable table = tabulate(
      getRegion(op, operand, 0, extent, AxisLists{{0}, {}}, {parts}), {parts});
  std::vector<std::pair<int64_t, int64_t>> regions;
  for (const Span &interval : table.values)
    regions.push_back({interval.lo, interval.hi});
  return regions;
}

using Regions = std::vector<std::pair<int64_t, int64_t>>;
static const IndexExpr x = IndexExpr::variable(0), dx = IndexExpr::variable(1);
static IndexExpr constant(int64_t value) { return IndexExpr::constant(value); }

TEST(Region, WindowsOverlapAndAreClipped) {
  EXPECT_EQ(getRegions(x * 2 + dx + constant(-1), 16, 2),
            (Regions{{0, 8}, {7, 16}}));
}

TEST(Region, ANegativeFactorSwapsTheEnds) {
  EXPECT_EQ(getRegions(x * -1 + constant(7), 8, 2), (Regions{{4, 8}, {0, 4}}));
}

TEST(Region, QuotientsRoundDown) {
  EXPECT_EQ(getRegions(x.floorDiv(3), 3, 2), (Regions{{0, 2}, {1, 3}}));
}

TEST(Region, ARemainderStaysInItsBlockOnAllDevicesOrOnNone) {
  EXPECT_EQ(getRegions(x.mod(4), 4, 4),
            (Regions{{0, 2}, {2, 4}, {0, 2}, {2, 4}}));
  EXPECT_EQ(getRegions(x.mod(4), 4, 3), (Regions{{0, 4}, {0, 4}, {0, 4}}));
}

TEST(Region, GuardsNarrowAndEmptyRegions) {
  EXPECT_EQ(getRegions(x, 8, 2, {{x * -1 + constant(2), false}}),
            (Regions{{0, 3}, {0, 0}}));
  EXPECT_EQ(getRegions(x, 8, 2, {{x + constant(-5), true}}),
            (Regions{{0, 0}, {5, 6}}));
  // dx <= x - 3, so dx is bounded by what the device has of x.
  EXPECT_EQ(getRegions(dx, 3, 4, {{x + dx * -1 + constant(-3), false}}),
            (Regions{{0, 0}, {0, 1}, {0, 3}, {0, 3}}));
}

TEST(Region, EmptyPartsReadNothing) {
  EXPECT_EQ(getRegions(constant(1), 4, 2), (Regions{{1, 2}}));
  EXPECT_EQ(getRegions(x, 8, 16)[0], (std::pair<int64_t, int64_t>{0, 0}));
}
