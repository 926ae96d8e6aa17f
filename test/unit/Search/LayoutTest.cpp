//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/Layout.h"

#include "gtest/gtest.h"
#include <random>

using namespace tofu;
using namespace tofu::search;

TEST(Layout, AxesCutADimensionInTheOrderOfTheirDigits) {
  Layout layout{0, 1, 0, Partial};
  EXPECT_EQ(layout.getLists(2), (AxisLists{{0, 2}, {1}}));
  layout.set(2, {0, 0});
  EXPECT_EQ(layout.getLists(2), (AxisLists{{2, 0}, {1}}));
  EXPECT_EQ(layout.getAxes(0), (Axes{2, 0}));
  EXPECT_EQ(layout.getAxes(Partial), (Axes{3}));
  layout.set(1, {0, 1});
  EXPECT_EQ(layout.getLists(2), (AxisLists{{2, 1, 0}, {}}));
  layout.setLast(3, 0);
  EXPECT_EQ(layout.getAxes(0), (Axes{2, 1, 0, 3}));
  layout.set(2, {});
  EXPECT_EQ(layout.getAxes(0), (Axes{1, 0, 3}));
  EXPECT_EQ(layout.takeAxes(2).getLists(1), (AxisLists{{1, 0}}));
}

// Lists kept by hand, with the axis taken out and put in, are the reference.
TEST(Layout, ChangesKeepTheOthersInOrder) {
  std::mt19937 random(1);
  for (int program = 0; program < 200; ++program) {
    Layout layout = Layout::getUniform(5, Whole);
    std::vector<std::vector<unsigned>> lists(3);
    for (int step = 0; step < 20; ++step) {
      unsigned axis = random() % 5;
      for (auto &list : lists)
        std::erase(list, axis);
      int value = int(random() % 4) - 1;
      unsigned digit =
          value < 0 ? 0 : unsigned(random() % (lists[value].size() + 1));
      if (value >= 0)
        lists[value].insert(lists[value].begin() + digit, axis);
      layout.set(axis, {value, digit});
      for (unsigned d = 0; d < 3; ++d) {
        Axes axes = layout.getAxes(d);
        ASSERT_EQ(std::vector<unsigned>(axes.begin(), axes.end()), lists[d]);
      }
    }
  }
}

TEST(Layout, TellsOrdersApart) {
  Layout layout{0, 0}, turned{0, 0};
  turned.set(1, {0, 0});
  EXPECT_FALSE(layout == turned);
  std::vector<int64_t> key, other;
  layout.appendTo(key);
  turned.appendTo(other);
  EXPECT_NE(key, other);
  turned.setLast(1, 0);
  EXPECT_EQ(layout, turned);
}
