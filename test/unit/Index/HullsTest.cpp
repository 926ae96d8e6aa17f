//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Index/Hulls.h"

#include "gtest/gtest.h"
#include <set>

using namespace tofu;
using llvm::SmallVector;
using Offset = SmallVector<int64_t, 4>;

/// The numbers of the boxes of each hull.
static std::set<std::vector<unsigned>>
getBoxes(llvm::ArrayRef<Offset> offsets, llvm::ArrayRef<int64_t> lengths) {
  std::set<std::vector<unsigned>> boxes;
  for (const Hull &hull : findHulls(offsets, lengths))
    boxes.insert({hull.boxes.begin(), hull.boxes.end()});
  return boxes;
}
using Boxes = std::set<std::vector<unsigned>>;

TEST(Hulls, BoxesThatTouchDoNotOverlap) {
  Offset offsets[] = {{0}, {3}, {-2}};
  EXPECT_EQ(getBoxes(offsets, {4}), (Boxes{{0, 1, 2}}));
  EXPECT_EQ(getBoxes(offsets, {3}), (Boxes{{0, 2}, {1}}));
  EXPECT_EQ(getBoxes(offsets, {2}), (Boxes{{0}, {1}, {2}}));
}

TEST(Hulls, RowsThenColumns) {
  SmallVector<Offset> nine, diagonal;
  for (int64_t i = 0; i < 3; ++i) {
    diagonal.push_back({i, i});
    for (int64_t j = 0; j < 3; ++j)
      nine.push_back({i, j});
  }
  SmallVector<Hull, 0> hulls = findHulls(nine, {5, 5});
  ASSERT_EQ(hulls.size(), 1u);
  EXPECT_EQ(hulls[0].starts, (SmallVector<Span, 4>{{0, 3}, {0, 3}}));
  EXPECT_EQ(findHulls(diagonal, {5, 5}).size(), 3u);
  Offset five[] = {{0, 0}, {0, 1}, {0, -1}, {1, 0}, {-1, 0}};
  EXPECT_EQ(getBoxes(five, {5, 5}), (Boxes{{0, 3, 4}, {1, 2}}));
}

TEST(Hulls, WhatHasNoDimensionsIsOneBox) {
  Offset offsets[] = {{}};
  EXPECT_EQ(findHulls(offsets, {}).size(), 1u);
  EXPECT_EQ(findHulls({}, {}).size(), 0u);
}
