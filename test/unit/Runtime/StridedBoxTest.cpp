//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Copies and folds between all boxes of small pieces, element by element.
//
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/StridedBox.h"
#include "TestProgram.h"

#include <numeric>

using namespace tofu::runtime;

static int64_t getOffset(const Box &piece, const Coordinates &at) {
  int64_t offset = 0;
  for (size_t dim = 0; dim != piece.size(); ++dim)
    offset = offset * (piece[dim].hi - piece[dim].lo) + at[dim] - piece[dim].lo;
  return offset;
}

template <typename T> static void checkCopy(const Box &box, int64_t type) {
  Box fromPiece = {{0, 4}, {1, 4}, {2, 6}}, toPiece = {{1, 5}, {0, 3}, {2, 5}};
  std::vector<T> from(getVolume(fromPiece)), to(getVolume(toPiece), T(50));
  std::iota(from.begin(), from.end(), T(1));
  for (bool folds : {false, true}) {
    std::vector<T> expected = to;
    forEachPoint(box, [&](const Coordinates &at, int64_t) {
      T &target = expected[getOffset(toPiece, at)];
      T term = from[getOffset(fromPiece, at)];
      target = folds ? target + term : term;
    });
    StridedBox strided(fromPiece, box);
    EXPECT_EQ(strided.getVolume(), getVolume(box));
    auto *source = reinterpret_cast<const char *>(from.data());
    auto *target = reinterpret_cast<char *>(to.data());
    if (folds)
      foldBox(strided, source, sizeof(T), {toPiece, box}, target, sizeof(T),
              getFold(type, TOFU_SUM).add);
    else
      copyBox(strided, source, {toPiece, box}, target, sizeof(T));
    ASSERT_EQ(to, expected) << describe(box);
    EXPECT_EQ(equalBoxes(strided, reinterpret_cast<const char *>(from.data()),
                         {toPiece, box},
                         reinterpret_cast<const char *>(to.data()), sizeof(T)),
              !folds);
  }
}

TEST(StridedBox, CopiesAndFoldsEachElementOnce) {
  forEachPoint({{1, 4}, {1, 3}, {2, 5}}, [](const Coordinates &lo, int64_t) {
    forEachPoint({{lo[0], 4}, {lo[1], 3}, {lo[2], 5}},
                 [&](const Coordinates &last, int64_t) {
                   Box box;
                   for (size_t dim = 0; dim != lo.size(); ++dim)
                     box.push_back({lo[dim], last[dim] + 1});
                   checkCopy<int8_t>(box, TOFU_I8);
                   checkCopy<int16_t>(box, TOFU_I16);
                   checkCopy<float>(box, TOFU_F32);
                   checkCopy<double>(box, TOFU_F64);
                 });
  });
}

TEST(StridedBox, FoldsIntoAWiderType) {
  Box piece = {{0, 2}, {0, 3}}, box = {{0, 2}, {1, 3}};
  std::vector<uint16_t> from = {1, 2, 3, 4, 5, 6}; // subnormals of bf16
  std::vector<float> to(6, 7);
  foldBox({piece, box}, reinterpret_cast<const char *>(from.data()), 2,
          {piece, box}, reinterpret_cast<char *>(to.data()), 4,
          getFold(TOFU_BF16, TOFU_SUM).begin);
  auto get = [](uint32_t bits) { return std::bit_cast<float>(bits << 16); };
  EXPECT_EQ(to, (std::vector<float>{7, get(2), get(3), 7, get(5), get(6)}));
}

TEST(StridedBox, Scalars) {
  float from = 3, to = 0;
  StridedBox scalar({}, {});
  copyBox(scalar, reinterpret_cast<char *>(&from), scalar,
          reinterpret_cast<char *>(&to), sizeof(float));
  EXPECT_EQ(to, 3);
}

TEST(Box, SubtractsWithoutOverlap) {
  Box box = {{0, 4}, {0, 4}};
  forEachPoint({{0, 5}, {0, 5}, {0, 5}, {0, 5}},
               [&](const Coordinates &at, int64_t) {
                 Box hole = {{at[0], at[1]}, {at[2], at[3]}};
                 std::vector<Box> parts = subtract(box, hole);
                 forEachPoint(box, [&](const Coordinates &point, int64_t) {
                   int64_t times = contains(hole, point);
                   for (const Box &part : parts)
                     times += contains(part, point);
                   EXPECT_EQ(times, 1);
                 });
               });
}
