//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Scans along every list of axes of some meshes: each rank has the fold of the
// rows before its own, and the bytes are a row for all ranks but the first.
//
//===----------------------------------------------------------------------===//
#include "TestProgram.h"

using namespace tofu::runtime;

static int64_t getValue(int64_t row, int64_t column) {
  return (row + 2) * 1000003 + column * 17 + row * row * 7919;
}

static void checkScan(const Axes &mesh, const Axes &axes, const Axes &columns,
                      int64_t numColumns, int64_t combiner, bool isReverse) {
  int64_t count = 1;
  for (int64_t axis : axes)
    count *= mesh[axis];
  TestProgram program(mesh);
  Axes extents = {count, numColumns};
  BoxFn rows = split(mesh, extents, {axes, columns});
  int64_t own = program.addBuffer(TOFU_I64, extents, rows);
  int64_t before = program.addBuffer(TOFU_I64, extents, rows);
  int64_t through = program.addBuffer(TOFU_I64, extents, rows);
  program.addScan("scan0", own, before, through, axes, combiner, isReverse);
  TestSession session(program);
  ASSERT_EQ(session.getError(), "");
  int64_t numRanks = program.getMesh().getNumRanks();
  for (int step = 0; step != 2; ++step) {
    for (int64_t rank = 0; rank != numRanks; ++rank)
      forEachPoint(program.getBox(own, rank),
                   [&](const Coordinates &at, int64_t offset) {
                     session.getPiece<int64_t>(rank, own)[offset] =
                         getValue(at[0], at[1] + step);
                   });
    ASSERT_EQ(tofu_step(session), 0) << tofu_error();
    int64_t elements = 0;
    for (int64_t rank = 0; rank != numRanks; ++rank)
      forEachPoint(program.getBox(own, rank), [&](const Coordinates &at,
                                                  int64_t offset) {
        bool isSum = combiner == TOFU_SUM;
        int64_t folded = isSum ? 0 : INT64_MIN;
        int64_t step1 = isReverse ? -1 : 1;
        int64_t first = isReverse ? count - 1 : 0;
        for (int64_t row = first; row != at[0]; row += step1) {
          int64_t value = getValue(row, at[1] + step);
          folded = isSum ? folded + value : std::max(folded, value);
        }
        elements += at[0] != first;
        int64_t value = getValue(at[0], at[1] + step);
        ASSERT_EQ(session.getPiece<int64_t>(rank, before)[offset], folded);
        ASSERT_EQ(session.getPiece<int64_t>(rank, through)[offset],
                  isSum ? folded + value : std::max(folded, value));
      });
    EXPECT_EQ(session.getBytesMoved(), elements * 8);
  }
}

TEST(Scan, AlongEveryListOfAxes) {
  for (bool isReverse : {false, true})
    for (int64_t combiner : {TOFU_SUM, TOFU_MAX})
      for (int64_t columns : {0, 1, 5}) {
        auto check = [&](Axes mesh, Axes axes, Axes others) {
          checkScan(mesh, axes, others, columns, combiner, isReverse);
        };
        check({1}, {0}, {});
        check({2}, {0}, {});
        check({5}, {0}, {});
        check({8}, {0}, {});
        check({3, 2}, {0, 1}, {});
        check({3, 2}, {1, 0}, {});
        check({3, 2}, {1}, {0});
        check({3, 2}, {0}, {});
        check({2, 3, 2}, {2, 0}, {1});
        check({100}, {0}, {}); // more than have a thread each
      }
}

namespace {
struct ScanCheck : ::testing::Test {
  ScanCheck() : program({3}) {
    BoxFn rows = split({3}, {3, 2}, {{0}, {}});
    own = program.addBuffer(TOFU_F32, {3, 2}, rows);
    int64_t before = program.addBuffer(TOFU_F32, {3, 2}, rows);
    int64_t through = program.addBuffer(TOFU_F32, {3, 2}, rows);
    program.addScan("scan0", own, before, through, {0});
  }
  std::string getError() { return TestSession(program).getError(); }

  TestProgram program;
  int64_t own;
};
} // namespace

TEST_F(ScanCheck, Tables) {
  EXPECT_EQ(getError(), "");
  tofu_operation &op = program.getOperation(0);
  op.reverse = 2;
  EXPECT_EQ(getError(), "scan0: it is reverse 2, not 0 or 1");
  op.reverse = 0;
  op.combiner = TOFU_ALL;
  EXPECT_EQ(getError(), "scan0: it has the combiner 4, with which its type is "
                        "not folded as it is");
  op.combiner = TOFU_SUM;
  int64_t axes[] = {0, 0};
  op.scanned_axes = axes;
  op.num_scanned_axes = 2;
  EXPECT_EQ(getError(), "scan0: it scans along an axis that the mesh does not "
                        "have, or twice along one");
  op.num_scanned_axes = 1;
  op.num_results = 1;
  EXPECT_EQ(getError(), "scan0: it scans 1 buffers into 1, but only one into "
                        "two can be");
  op.num_results = 2;
  int64_t twice[] = {1, 1};
  op.results = twice;
  EXPECT_EQ(getError(), "rank 0: scan0 (step.mlir:1:2): results overlap in the "
                        "arena");
}

TEST_F(ScanCheck, Types) {
  for (int64_t buffer : {0, 1, 2})
    program.getBuffer(buffer).type = TOFU_BF16;
  EXPECT_EQ(getError(), "scan0: it has the combiner 0, with which its type is "
                        "not folded as it is");
  program.getBuffer(own).type = TOFU_F32;
  EXPECT_EQ(getError(), "scan0: it scans a tensor into another one");
  program.getBuffer(1).rank = program.getBuffer(2).rank = 0;
  program.getBuffer(own) = program.getBuffer(1);
  program.getBuffer(own).offset = 1024;
  program.getData().arena_bytes = 4096;
  EXPECT_EQ(getError(), "scan0: it scans a tensor without rows, or terms");
}

TEST(Scan, NeedsTheSameColumns) {
  TestProgram program({2});
  BoxFn rows = [](const Coordinates &at) {
    return Box{{at[0], at[0] + 1}, {0, 2 + at[0]}};
  };
  for (int i = 0; i != 3; ++i)
    program.addBuffer(TOFU_F32, {2, 3}, rows);
  program.addScan("scan0", 0, 1, 2, {0});
  EXPECT_EQ(TestSession(program).getError(),
            "rank 0: scan0: scans [0, 1) x [0, 2), but rank 1 [1, 2) x [0, 3)");
}

TEST(Scan, NeedsRoomForItsRow) {
  TestProgram program({2});
  BoxFn rows = split({2}, {2, 3}, {{0}, {}});
  program.addBuffer(TOFU_F32, {2, 3}, rows);
  program.addBuffer(TOFU_F32, {2, 3}, rows);
  program.addBuffer(TOFU_F32, {2, 3}, split({2}, {2, 3}, {{}, {}}));
  program.addScan("scan0", 0, 1, 2, {0});
  EXPECT_EQ(TestSession(program).getError(),
            "rank 0: scan0: has results of another box than [0, 1) x [0, 3)");
}
