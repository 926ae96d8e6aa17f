//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Plan/Mesh.h"

#include "gtest/gtest.h"
#include <set>

using namespace tofu;

TEST(Mesh, IsReadAsItIsWritten) {
  for (llvm::SmallVector<int64_t> mesh :
       {llvm::SmallVector<int64_t>{1}, llvm::SmallVector<int64_t>{12},
        llvm::SmallVector<int64_t>{2, 4}, llvm::SmallVector<int64_t>{2, 1, 3}})
    EXPECT_EQ(plan::parseMesh(plan::printMesh(mesh)), mesh);
  EXPECT_EQ(plan::printMesh({2, 4}), "2x4");
  EXPECT_EQ(plan::printMesh({}), "1");
  for (const char *text :
       {"", "x", "2x", "x2", "2,4", "2 x 4", "2X4", "a", "9223372036854775808"})
    EXPECT_FALSE(plan::parseMesh(text)) << text;
}

TEST(Mesh, NamesOfAxesDiffer) {
  std::set<std::string> names;
  for (unsigned axis = 0; axis != 64; ++axis)
    names.insert(plan::getAxisName(axis));
  EXPECT_EQ(names.size(), 64u);
  EXPECT_EQ(plan::getAxisName(0), "a");
  EXPECT_EQ(plan::getAxisName(25), "z");
  EXPECT_EQ(plan::getAxisName(26), "a1");
}
