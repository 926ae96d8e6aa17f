//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Shadow.h"

#include <gtest/gtest.h>

using namespace tofu::gpu;

namespace {

/// One launch over 64 bytes.
struct Table {
  Shadow shadow{64};
  BlockClock clocks[3];
  Shadow::Conflict access(uint32_t block, uint16_t thread, uint32_t interval,
                          bool isWrite, uint64_t offset = 0, unsigned size = 4,
                          bool isAtomic = false) {
    Accessor other;
    Accessor who{block, interval << Accessor::kWarpBits, thread};
    return shadow.access(1, offset, size, who, clocks[block], isWrite, isAtomic,
                         other);
  }
};

TEST(Shadow, ThreadsOfABlockAreOrderedByBarriers) {
  Table t;
  EXPECT_EQ(t.access(0, 1, 0, true), Shadow::none);
  EXPECT_EQ(t.access(0, 1, 0, false), Shadow::none);
  EXPECT_EQ(t.access(0, 2, 0, false), Shadow::readAfterWrite);
  EXPECT_EQ(t.access(0, 3, 1, false), Shadow::none);
  EXPECT_EQ(t.access(0, 4, 1, true), Shadow::writeAfterRead);
  EXPECT_EQ(t.access(0, 5, 2, true), Shadow::none);
  EXPECT_EQ(t.access(0, 6, 2, true), Shadow::writeAfterWrite);
}

TEST(Shadow, ReadersOfOneIntervalAreAllRemembered) {
  Table t;
  t.access(0, 1, 0, true);
  EXPECT_EQ(t.access(0, 2, 1, false), Shadow::none);
  EXPECT_EQ(t.access(0, 3, 1, false), Shadow::none);
  EXPECT_EQ(t.access(0, 3, 1, true), Shadow::writeAfterRead);
  EXPECT_EQ(t.access(0, 3, 2, true), Shadow::none);
}

TEST(Shadow, ThreadsOfAWarpAreOrderedByItsOwnBarriers) {
  Shadow shadow(64);
  BlockClock clock;
  Accessor other;
  auto access = [&](uint16_t thread, uint32_t epoch, bool isWrite,
                    uint64_t offset = 0) {
    return shadow.access(1, offset, 4, {0, epoch, thread}, clock, isWrite,
                         false, other);
  };
  EXPECT_EQ(access(1, 0, false), Shadow::none);
  EXPECT_EQ(access(2, 0, false), Shadow::none);
  EXPECT_EQ(access(1, 0, true), Shadow::writeAfterRead);
  EXPECT_EQ(access(1, 1, true), Shadow::none); // both of them read before
  EXPECT_EQ(access(1, 2, false, 8), Shadow::none);
  EXPECT_EQ(access(33, 2, false, 8), Shadow::none); // of another warp
  EXPECT_EQ(access(33, 3, true, 8), Shadow::writeAfterRead);
}

TEST(Shadow, BytesOfOneWordAreApart) {
  Table t;
  EXPECT_EQ(t.access(0, 1, 0, true, 0, 2), Shadow::none);
  EXPECT_EQ(t.access(0, 2, 0, true, 2, 2), Shadow::none);
  EXPECT_EQ(t.access(0, 3, 0, true, 5, 1), Shadow::none);
  EXPECT_EQ(t.access(0, 4, 0, false, 4, 4), Shadow::readAfterWrite);
}

TEST(Shadow, BlocksAreOrderedByWhatTheyPublish) {
  Table t;
  EXPECT_EQ(t.access(0, 1, 0, true), Shadow::none);
  EXPECT_EQ(t.access(1, 1, 5, false), Shadow::readAfterWrite);
  t.access(0, 1, 1, true, 8);
  t.clocks[1].learn(0, t.clocks[0].own);
  EXPECT_EQ(t.access(1, 1, 5, false, 8), Shadow::none);
  EXPECT_EQ(t.access(2, 1, 5, false, 8), Shadow::readAfterWrite);
}

TEST(Shadow, AtomicsMeet) {
  Table t;
  EXPECT_EQ(t.access(0, 1, 0, true, 0, 4, true), Shadow::none);
  EXPECT_EQ(t.access(1, 2, 0, true, 0, 4, true), Shadow::none);
  EXPECT_EQ(t.access(0, 3, 0, true, 0, 4, false), Shadow::writeAfterWrite);
}

TEST(Shadow, SaysWhatALaunchTouched) {
  Table t;
  t.access(0, 1, 0, true, 4);
  t.access(0, 1, 0, true, 8);
  t.access(0, 1, 0, false, 20, 2);
  Ranges reads, writes;
  t.shadow.touched(1, reads, writes);
  EXPECT_EQ(writes, (Ranges{{4, 12}}));
  EXPECT_EQ(reads, (Ranges{{20, 22}}));
}

TEST(Ranges, AreJoined) {
  Ranges ranges;
  for (auto [begin, end] : Ranges{{8, 12}, {0, 4}, {20, 24}, {4, 6}, {11, 21}})
    addRange(ranges, begin, end);
  EXPECT_EQ(ranges, (Ranges{{0, 6}, {8, 24}}));
  uint64_t where = 0;
  EXPECT_FALSE(overlap(ranges, {{6, 8}, {24, 30}}, where));
  EXPECT_TRUE(overlap(ranges, {{6, 9}}, where));
  EXPECT_EQ(where, 8u);
}

} // namespace
