//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Memory/Placement.h"

#include "gtest/gtest.h"
#include <map>
#include <random>

using namespace tofu::memory;

/// True if no two lifetimes that live at the same time overlap: a sweep over
/// time that keeps what lives by its offset.
static bool isDisjoint(llvm::ArrayRef<Lifetime> lifetimes,
                       const Placement &placement) {
  struct Event {
    int64_t time;
    bool isEnd;
    size_t number;
  };
  std::vector<Event> events;
  for (size_t i = 0; i != lifetimes.size(); ++i) {
    if (!lifetimes[i].bytes)
      continue;
    if (placement.offsets[i] + lifetimes[i].bytes > placement.end)
      return false;
    events.push_back({lifetimes[i].first, false, i});
    events.push_back({lifetimes[i].last, true, i});
  }
  std::sort(events.begin(), events.end(), [](const Event &a, const Event &b) {
    return std::tie(a.time, a.isEnd, a.number) <
           std::tie(b.time, b.isEnd, b.number);
  });
  std::map<int64_t, int64_t> live; // offset, end
  for (const Event &event : events) {
    int64_t offset = placement.offsets[event.number];
    if (event.isEnd) {
      live.erase(offset);
      continue;
    }
    auto [own, isNew] =
        live.insert({offset, offset + lifetimes[event.number].bytes});
    if (!isNew ||
        (std::next(own) != live.end() && std::next(own)->first < own->second) ||
        (own != live.begin() && std::prev(own)->second > offset))
      return false;
  }
  return true;
}

/// Buffers of a program of `steps` steps: sizes from 64 bytes to 1 MB, many
/// short lives and some long ones.
static std::vector<Lifetime> getRandom(unsigned seed, int count, int steps) {
  std::minstd_rand random(seed);
  std::vector<Lifetime> lifetimes;
  for (int i = 0; i != count; ++i) {
    int64_t bytes = 64 * (1 + int64_t(random() % (1 << (random() % 15))));
    int64_t first = random() % steps;
    int64_t length = random() % 8 ? random() % 10 : random() % steps;
    lifetimes.push_back({bytes, first, std::min(first + length, steps - 1L)});
  }
  return lifetimes;
}

namespace {
TEST(Placement, NothingTakesNothing) {
  EXPECT_EQ(place({}).end, 0);
  EXPECT_EQ(place({{0, 0, 5}}).end, 0);
}
TEST(Placement, WhatIsNeverTogetherSharesAPlace) {
  Placement placement = place({{64, 0, 1}, {128, 2, 3}, {64, 3, 4}});
  EXPECT_EQ(placement.end, 192);
}
TEST(Placement, RandomBuffersFitNearTheBound) {
  for (unsigned seed = 1; seed != 31; ++seed) {
    std::vector<Lifetime> lifetimes = getRandom(seed, 300, 200);
    Placement placement = place(lifetimes);
    EXPECT_TRUE(isDisjoint(lifetimes, placement));
    int64_t bound = getLiveBytes(lifetimes);
    EXPECT_GE(placement.end, bound);
    EXPECT_LE(placement.end, bound + bound / 20) << "seed " << seed;
  }
}
TEST(Placement, EachWayIsValid) {
  std::vector<Lifetime> lifetimes = getRandom(1, 200, 100);
  std::vector<unsigned> order(lifetimes.size());
  for (unsigned i = 0; i != order.size(); ++i)
    order[i] = i;
  EXPECT_TRUE(isDisjoint(lifetimes, placeInTime(lifetimes, false)));
  EXPECT_TRUE(isDisjoint(lifetimes, placeInTime(lifetimes, true)));
  EXPECT_TRUE(isDisjoint(lifetimes, placeInOrder(lifetimes, order, false)));
  EXPECT_TRUE(isDisjoint(lifetimes, placeInOrder(lifetimes, order, true)));
}
TEST(Placement, AHundredThousandBuffers) {
  std::vector<Lifetime> lifetimes = getRandom(1, 100000, 100000);
  Placement placement = place(lifetimes);
  EXPECT_TRUE(isDisjoint(lifetimes, placement));
  EXPECT_LE(placement.end, getLiveBytes(lifetimes) * 5 / 4);
}
TEST(Placement, IsTheSameEachTime) {
  std::vector<Lifetime> lifetimes = getRandom(7, 300, 200);
  EXPECT_EQ(place(lifetimes).offsets, place(lifetimes).offsets);
}
} // namespace
