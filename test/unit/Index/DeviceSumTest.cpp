//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Index/DeviceSum.h"

#include "gtest/gtest.h"
#include <random>

using namespace tofu;

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
