//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Index/Parts.h"

#include "gtest/gtest.h"

using namespace tofu;

// What is said of parts without their values is what the values say.
TEST(Parts, SizesOfPartsAreThoseOfTheirValues) {
  std::vector<int64_t> mesh = {2, 3, 2, 2};
  std::vector<std::vector<unsigned>> lists = {
      {},  {0},    {1},       {0, 1},    {1, 0},       {1, 0, 2},   {2},
      {3}, {2, 1}, {0, 2, 3}, {3, 0, 2}, {3, 2, 1, 0}, {2, 1, 0, 3}};
  for (int64_t extent : {0, 1, 5, 6, 7, 12, 24, 40})
    for (llvm::ArrayRef<unsigned> list : lists) {
      SpanTable parts = getParts(extent, list);
      EXPECT_EQ(sumOverDevices(getSizes(parts, mesh), mesh),
                sumOverDevices(getSizes(tabulate(parts, mesh), mesh), mesh));
      for (llvm::ArrayRef<unsigned> other : lists) {
        SpanTable others = getParts(extent, other);
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
