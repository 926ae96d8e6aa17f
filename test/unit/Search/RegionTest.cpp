//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/Region.h"
#include "gtest/gtest.h"
#include <random>

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
  IntervalTable table = tabulate(
      getRegion(op, operand, 0, extent, AxisLists{{0}, {}}, {parts}), {parts});
  std::vector<std::pair<int64_t, int64_t>> regions;
  for (const Interval &interval : table.values)
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

TEST(DeviceSum, IndependentFactorsAreNotEnumeratedTogether) {
  // 2^40 devices: 40 axes of 2, one factor per axis.
  std::vector<int64_t> mesh(40, 2);
  std::vector<Factor> factors;
  for (unsigned axis = 0; axis < 39; ++axis)
    factors.push_back({{axis}, {1, axis == 3 ? 2 : 0}});
  EXPECT_EQ(sumOverDevices(factors, mesh), 6);
  EXPECT_EQ(sumOverDevices(factors, mesh, {3u}), 2);
  EXPECT_EQ(maxOverDevices(factors, mesh), 2);
}

// More coordinates than are enumerated at once are folded axis by axis.
TEST(DeviceSum, LongChainsOfFactorsAreFolded) {
  std::vector<int64_t> mesh = {2, 3, 2, 2, 3, 2, 2, 2};
  std::mt19937 random(1);
  for (int i = 0; i < 200; ++i) {
    llvm::SmallVector<Factor, 8> factors;
    for (unsigned axis = 0; axis + 1 < mesh.size(); ++axis) {
      Factor factor{{axis, axis + 1}, {}};
      for (int64_t n = mesh[axis] * mesh[axis + 1]; n--;)
        factor.values.push_back(random() % 4);
      factors.push_back(factor);
    }
    for (unsigned pinned : {0u, 3u, 7u}) {
      int64_t sum = 0, largest = 0;
      llvm::SmallVector<unsigned, 8> axes = {0, 1, 2, 3, 4, 5, 6, 7};
      forEachCoordinate(axes, mesh, [&](llvm::ArrayRef<int64_t> coordinates) {
        int64_t product = 1;
        for (const Factor &factor : factors)
          product *=
              factor.values[getTableIndex(factor.axes, mesh, coordinates)];
        largest = std::max(largest, product);
        if (coordinates[pinned] == 0)
          sum += product;
      });
      EXPECT_EQ(sumOverDevices(factors, mesh, {pinned}), sum);
      EXPECT_EQ(maxOverDevices(factors, mesh), largest);
    }
  }
}

// What is said of parts without their values is what the values say.
TEST(Region, SizesOfPartsAreThoseOfTheirValues) {
  std::vector<int64_t> mesh = {2, 3, 2, 2};
  std::vector<std::vector<unsigned>> lists = {
      {},  {0},    {1},       {0, 1},    {1, 0},       {1, 0, 2},   {2},
      {3}, {2, 1}, {0, 2, 3}, {3, 0, 2}, {3, 2, 1, 0}, {2, 1, 0, 3}};
  for (int64_t extent : {0, 1, 5, 6, 7, 12, 24, 40})
    for (llvm::ArrayRef<unsigned> list : lists) {
      IntervalTable parts = getParts(extent, list);
      EXPECT_EQ(sumOverDevices(getSizes(parts, mesh), mesh),
                sumOverDevices(getSizes(tabulate(parts, mesh), mesh), mesh));
      for (llvm::ArrayRef<unsigned> other : lists) {
        IntervalTable others = getParts(extent, other);
        llvm::SmallVector<Factor, 4> closed, full;
        addSizes(closed, parts, others, mesh);
        addSizes(full, tabulate(parts, mesh), tabulate(others, mesh), mesh);
        // With something else that depends on the axes.
        for (auto *factors : {&closed, &full})
          factors->push_back({{0, 3}, {1, 2, 4, 7}});
        EXPECT_EQ(sumOverDevices(closed, mesh), sumOverDevices(full, mesh));
      }
    }
}
