//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The records of boxes that GPUs' kernels are given, read as those read them.
//
//===----------------------------------------------------------------------===//
#include "tofu/Cuda/Puts.h"

#include <gtest/gtest.h>

#include <cstring>
#include <numeric>
#include <random>

using namespace tofu::runtime;
using namespace tofu::cuda;

/// What tofu_copy_N does, one element after the other.
static void copyRecord(const tofu_put_record &record, int64_t bytes) {
  for (int64_t number = 0; number != record.volume; ++number) {
    int64_t rest = number, from = 0, to = 0;
    for (int64_t dim = record.rank; dim-- > 0;) {
      int64_t at = rest % record.dimensions[dim].extent;
      rest /= record.dimensions[dim].extent;
      from += at * record.dimensions[dim].from;
      to += at * record.dimensions[dim].to;
    }
    EXPECT_EQ(record.from % bytes, 0u);
    EXPECT_EQ(record.to % bytes, 0u);
    std::memcpy(reinterpret_cast<char *>(record.to) + to * bytes,
                reinterpret_cast<const char *>(record.from) + from * bytes,
                bytes);
  }
}

/// Copies a box as records of the widest elements; the number of those.
static int64_t copyByRecords(const StridedBox &fromBox, const char *from,
                             const StridedBox &toBox, char *to, int64_t bytes) {
  Records records;
  addRecords({&fromBox, from, &toBox, to, bytes, bytes}, records);
  int64_t copied = 0;
  for (tofu_put_record &record : records) {
    EXPECT_LE(record.rank, TOFU_PUT_DIMENSIONS);
    int64_t wide = widen(record, bytes);
    EXPECT_GE(wide, bytes);
    copyRecord(record, wide);
    copied += record.volume;
  }
  return copied;
}

TEST(Puts, RecordsAreTheirBoxes) {
  std::mt19937 random(1);
  auto draw = [&](int64_t below) { return int64_t(random() % below); };
  for (int trial = 0; trial != 2000; ++trial) {
    int64_t rank = draw(5), bytes = int64_t(1) << draw(4);
    Box fromPiece, toPiece, box;
    for (int64_t dim = 0; dim != rank; ++dim) {
      int64_t lo = draw(5), extent = draw(6) + (trial % 7 != 0);
      box.push_back({lo, lo + extent});
      fromPiece.push_back({lo - draw(2) * draw(5), lo + extent + draw(2)});
      toPiece.push_back({lo - draw(2) * draw(5), lo + extent + draw(2)});
    }
    auto allocate = [&](const Box &piece) {
      return std::vector<uint64_t>((getVolume(piece) * bytes + 23) / 8);
    };
    std::vector<uint64_t> source = allocate(fromPiece),
                          target = allocate(toPiece), expected;
    for (uint64_t &word : source)
      word = random() | uint64_t(random()) << 32;
    expected = target;
    auto *from = reinterpret_cast<const char *>(source.data());
    StridedBox fromBox(fromPiece, box), toBox(toPiece, box);
    if (getVolume(box))
      copyBox(fromBox, from, toBox, reinterpret_cast<char *>(expected.data()),
              bytes);
    copyByRecords(fromBox, from, toBox, reinterpret_cast<char *>(target.data()),
                  bytes);
    ASSERT_EQ(target, expected)
        << describe(box) << " from " << describe(fromPiece) << " to "
        << describe(toPiece) << ", " << bytes << " bytes";
  }
}

TEST(Puts, RowsAreCopiedBy16Bytes) {
  alignas(16) float from[64], to[64] = {};
  std::iota(from, from + 64, 1.0f);
  Box piece = {{0, 4}, {0, 16}}, box = {{1, 3}, {4, 12}};
  StridedBox strided(piece, box);
  // Two rows of 8, which are 4 to an element.
  EXPECT_EQ(copyByRecords(strided, reinterpret_cast<const char *>(from),
                          strided, reinterpret_cast<char *>(to), 4),
            4);
  EXPECT_EQ(to[16 + 4], from[16 + 4]);
  EXPECT_EQ(to[32 + 11], from[32 + 11]);
  // Whole rows are one.
  StridedBox rows(piece, {{1, 3}, {0, 16}});
  Records records;
  addRecords({&rows, reinterpret_cast<const char *>(from), &rows,
              reinterpret_cast<char *>(to), 4, 4},
             records);
  ASSERT_EQ(records.size(), 1u);
  EXPECT_EQ(records[0].rank, 1);
}

TEST(Puts, ManyDimensionsAreSeveralRecords) {
  // 2 x 2 x ... of every other element: nothing can be merged.
  Box piece(10, Range{0, 3}), box(10, Range{0, 2});
  std::vector<char> from(getVolume(piece)), to(from.size()), expected(to);
  std::iota(from.begin(), from.end(), char(1));
  StridedBox strided(piece, box);
  copyBox(strided, from.data(), strided, expected.data(), 1);
  Records records;
  addRecords({&strided, from.data(), &strided, to.data(), 1, 1}, records);
  EXPECT_EQ(records.size(), 4u);
  for (const tofu_put_record &record : records)
    copyRecord(record, 1);
  EXPECT_EQ(to, expected);
}
