//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Fetch and reduce on every pair of some layouts and every small mesh, against
// what the definition says element by element: values, and bytes.
//
//===----------------------------------------------------------------------===//
#include "TestProgram.h"
#include "tofu/Runtime/Scalars.h"

#include <algorithm>

using namespace tofu::runtime;

static const std::vector<Axes> kMeshes = {{},     {1},    {2},    {3},
                                          {4},    {5},    {8},    {2, 2},
                                          {3, 2}, {2, 4}, {1, 3}, {2, 2, 2}};

/// One element of a term: its place in the tensor and the term's point tell all
/// elements apart.
static int64_t getValue(const Coordinates &at, const Axes &extents,
                        const Coordinates &rank, const Axes &partial) {
  int64_t value = 0;
  for (size_t dim = 0; dim != at.size(); ++dim)
    value = value * extents[dim] + at[dim];
  int64_t term = 0;
  for (int64_t axis : partial)
    term = term * 8 + rank[axis];
  return value * 1000003 + term * term * 7919 + 1;
}

static void fill(const TestSession &session, const TestProgram &program,
                 int64_t buffer, const Axes &extents, const Axes &partial) {
  for (int64_t rank = 0; rank != program.getMesh().getNumRanks(); ++rank) {
    auto *piece = session.getPiece<int64_t>(rank, buffer);
    forEachPoint(program.getBox(buffer, rank), [&](const Coordinates &at,
                                                   int64_t offset) {
      piece[offset] = getValue(at, extents,
                               program.getMesh().getCoordinates(rank), partial);
    });
  }
}

/// Blocks along each list of axes that the mesh has, on either dimension, with
/// and without halo, and some boxes without order.
static std::vector<BoxFn> getLayouts(const Axes &mesh, const Axes &extents) {
  std::vector<Axes> lists = {{}};
  for (size_t axis = 0; axis != mesh.size(); ++axis)
    lists.push_back({int64_t(axis)});
  if (mesh.size() == 2)
    lists.insert(lists.end(), {{0, 1}, {1, 0}});
  std::vector<BoxFn> layouts;
  for (const Axes &rows : lists)
    for (const Axes &columns : lists) {
      bool isTwice = std::any_of(rows.begin(), rows.end(), [&](int64_t axis) {
        return std::find(columns.begin(), columns.end(), axis) != columns.end();
      });
      if (isTwice)
        continue;
      layouts.push_back(split(mesh, extents, {rows, columns}));
      if (columns.empty())
        layouts.push_back(grow(layouts.back(), extents, 1));
    }
  return layouts;
}

static Box getRandomBox(const Coordinates &at, const Axes &extents,
                        uint64_t seed) {
  for (int64_t coordinate : at)
    seed = (seed + coordinate + 1) * 0x9E3779B97F4A7C15u;
  Box box;
  for (int64_t extent : extents) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    int64_t lo = (seed >> 33) % (extent + 1);
    box.push_back({lo, lo + int64_t(seed >> 17) % (extent - lo + 1)});
    box.back().hi = std::max(box.back().lo, box.back().hi);
  }
  return box;
}

static void checkFetch(const Axes &mesh, const Axes &extents, BoxFn held,
                       BoxFn needed, const Axes &partial, bool saysAxes) {
  TestProgram program(mesh);
  program.saysAxes = saysAxes;
  int64_t from = program.addBuffer(TOFU_I64, extents, held, partial);
  int64_t to = program.addBuffer(TOFU_I64, extents, needed, partial);
  program.addFetch("op0", from, to);
  TestSession session(program);
  ASSERT_EQ(session.getError(), "");
  fill(session, program, from, extents, partial);
  ASSERT_EQ(tofu_step(session), 0) << tofu_error();
  int64_t elements = 0;
  for (int64_t rank = 0; rank != program.getMesh().getNumRanks(); ++rank) {
    auto *piece = session.getPiece<int64_t>(rank, to);
    Coordinates me = program.getMesh().getCoordinates(rank);
    forEachPoint(program.getBox(to, rank),
                 [&](const Coordinates &at, int64_t offset) {
                   elements += !contains(program.getBox(from, rank), at);
                   ASSERT_EQ(piece[offset], getValue(at, extents, me, partial));
                 });
  }
  EXPECT_EQ(session.getBytesMoved(), elements * 8);
}

static void checkFetch(const Axes &mesh, const Axes &extents, BoxFn held,
                       BoxFn needed, const Axes &partial) {
  for (bool saysAxes : {true, false})
    checkFetch(mesh, extents, held, needed, partial, saysAxes);
}

TEST(Fetch, GivesEachRankWhatItNeeds) {
  Axes extents = {7,
                  5}; // uneven, and fewer columns than some meshes have ranks
  for (const Axes &mesh : kMeshes) {
    std::vector<BoxFn> layouts = getLayouts(mesh, extents);
    for (const BoxFn &held : layouts) {
      for (const BoxFn &needed : layouts)
        checkFetch(mesh, extents, held, needed, {});
      for (uint64_t seed = 0; seed != 4; ++seed)
        checkFetch(mesh, extents, held,
                   [&](const Coordinates &at) {
                     return getRandomBox(at, extents, seed);
                   },
                   {});
    }
  }
}

TEST(Fetch, StaysWithinOneTerm) {
  Axes mesh = {2, 3}, extents = {6, 4};
  for (int64_t partial : {0, 1})
    checkFetch(mesh, extents, split(mesh, extents, {{1 - partial}, {}}),
               split(mesh, extents, {{}, {1 - partial}}), {partial});
}

TEST(Fetch, SaysWhatNobodyHolds) {
  TestProgram program({2});
  BoxFn half = [](const Coordinates &at) { return Box{{0, 2 + at[0]}}; };
  int64_t from = program.addBuffer(TOFU_F32, {4}, half);
  int64_t to = program.addBuffer(TOFU_F32, {4}, split({2}, {4}, {{}}));
  program.addFetch("op3", from, to);
  EXPECT_EQ(TestSession(program).getError(),
            "rank 0: op3: no rank holds [3, 4) of the tensor to fetch");
}

/// Folds over `partial` except what stays partial behind; `copied` are the axes
/// along which the result has copies.
static void checkReduce(const Axes &mesh, const Axes &extents, BoxFn held,
                        const Axes &partial, BoxFn result, const Axes &kept,
                        const Axes &copied, int64_t combiner, bool saysAxes) {
  TestProgram program(mesh);
  program.saysAxes = saysAxes;
  int64_t from = program.addBuffer(TOFU_I64, extents, held, partial, combiner);
  int64_t to = program.addBuffer(TOFU_I64, extents, result, kept, combiner);
  program.addReduce("op0", from, to, copied);
  TestSession session(program);
  ASSERT_EQ(session.getError(), "");
  fill(session, program, from, extents, partial);
  ASSERT_EQ(tofu_step(session), 0) << tofu_error();

  Axes folded;
  for (int64_t axis : partial)
    if (std::find(kept.begin(), kept.end(), axis) == kept.end())
      folded.push_back(axis);
  AxisSet foldedSet = getAxisSet(folded.data(), folded.size());
  int64_t elements = 0;
  for (int64_t rank = 0; rank != program.getMesh().getNumRanks(); ++rank) {
    Coordinates me = program.getMesh().getCoordinates(rank);
    bool isRoot = std::all_of(copied.begin(), copied.end(),
                              [&](int64_t axis) { return me[axis] == 0; });
    auto *piece = session.getPiece<int64_t>(rank, to);
    forEachPoint(program.getBox(to, rank), [&](const Coordinates &at,
                                               int64_t offset) {
      elements += !isRoot;
      std::optional<int64_t> expected;
      program.getMesh().forEachPoint(
          me, foldedSet, [&](const Coordinates &there) {
            elements += isRoot && (there != me ||
                                   !contains(program.getBox(from, rank), at));
            int64_t term = getValue(at, extents, there, partial);
            expected = !expected              ? term
                       : combiner == TOFU_SUM ? *expected + term
                                              : std::max(*expected, term);
          });
      ASSERT_EQ(piece[offset], *expected);
    });
  }
  EXPECT_EQ(session.getBytesMoved(), elements * 8);
}

static void checkReduce(const Axes &mesh, const Axes &extents, BoxFn held,
                        const Axes &partial, BoxFn result, const Axes &kept,
                        const Axes &copied, int64_t combiner) {
  for (bool saysAxes : {true, false})
    checkReduce(mesh, extents, held, partial, result, kept, copied, combiner,
                saysAxes);
}

TEST(Reduce, ScattersSums) {
  Axes extents = {7, 5};
  for (const Axes &mesh : kMeshes)
    for (int64_t axis = 0; axis != int64_t(mesh.size()); ++axis)
      for (int64_t combiner : {TOFU_SUM, TOFU_MAX})
        for (std::vector<Axes> axes :
             {std::vector<Axes>{{axis}, {}}, std::vector<Axes>{{}, {axis}}})
          checkReduce(mesh, extents, split(mesh, extents, {{}, {}}), {axis},
                      split(mesh, extents, axes), {}, {}, combiner);
}

TEST(Reduce, CopiesAlongAxesOfCopies) {
  Axes extents = {6, 3};
  for (const Axes &mesh : kMeshes)
    for (int64_t axis = 0; axis != int64_t(mesh.size()); ++axis)
      checkReduce(mesh, extents, split(mesh, extents, {{}, {}}), {axis},
                  split(mesh, extents, {{}, {}}), {}, {axis}, TOFU_SUM);
}

TEST(Reduce, FoldsTermsThatAreInPieces) {
  for (Axes mesh : {Axes{2, 2}, Axes{2, 3}, Axes{4, 2}}) {
    Axes extents = {5, 4};
    // Rows are split along the axis that is not partial, before and behind.
    checkReduce(mesh, extents, split(mesh, extents, {{0}, {}}), {1},
                split(mesh, extents, {{0, 1}, {}}), {}, {}, TOFU_SUM);
    // Before along rows, behind along columns: a term comes from several ranks.
    checkReduce(mesh, extents, split(mesh, extents, {{0}, {}}), {1},
                split(mesh, extents, {{}, {0}}), {}, {1}, TOFU_SUM);
    // Two axes at once, one of them scattered, the other one copied.
    checkReduce(mesh, extents, split(mesh, extents, {{}, {}}), {0, 1},
                split(mesh, extents, {{}, {1}}), {}, {0}, TOFU_MAX);
    // One of two axes stays partial.
    checkReduce(mesh, extents, split(mesh, extents, {{}, {}}), {0, 1},
                split(mesh, extents, {{0}, {}}), {1}, {}, TOFU_SUM);
  }
}

TEST(Reduce, SumsOfFloatsAreFoldedInAscendingOrder) {
  Axes mesh = {4};
  TestProgram program(mesh);
  int64_t from =
      program.addBuffer(TOFU_F32, {}, split(mesh, {}, {}), {0}, TOFU_SUM);
  int64_t to = program.addBuffer(TOFU_F32, {}, split(mesh, {}, {}));
  program.addReduce("op0", from, to, {0});
  TestSession session(program);
  ASSERT_EQ(session.getError(), "");
  const float terms[] = {1e8f, 1.0f, -1e8f, 1.0f};
  for (int step = 0; step != 50; ++step) {
    for (int64_t rank = 0; rank != 4; ++rank)
      *session.getPiece<float>(rank, from) = terms[rank];
    ASSERT_EQ(tofu_step(session), 0) << tofu_error();
    for (int64_t rank = 0; rank != 4;
         ++rank) // any other order gives another sum
      ASSERT_EQ(*session.getPiece<float>(rank, to), 1.0f);
  }
}

// In bf16 256 + 1 is 256, and 263 rounds to 264.
TEST(Reduce, HalvesAddUpInFloats) {
  Axes mesh = {8}, extents = {9, 2};
  for (Axes rows : {Axes{}, Axes{0}}) {
    TestProgram program(mesh);
    BoxFn layout = split(mesh, extents, {rows, {}});
    int64_t from = program.addBuffer(
        TOFU_BF16, extents, split(mesh, extents, {{}, {}}), {0}, TOFU_SUM);
    int64_t to = program.addBuffer(TOFU_BF16, extents, layout);
    program.addReduce("op0", from, to, rows.empty() ? Axes{0} : Axes{});
    program.addResult("out0", from); // of terms: folded when it is got
    TestSession session(program);
    ASSERT_EQ(session.getError(), "");
    for (int64_t rank = 0; rank != 8; ++rank)
      std::fill_n(session.getPiece<uint16_t>(rank, from), 18,
                  BF16::store(rank ? 1 : 256));
    ASSERT_EQ(tofu_step(session), 0) << tofu_error();
    for (int64_t rank = 0; rank != 8; ++rank)
      for (int64_t i = 0; i != getVolume(program.getBox(to, rank)); ++i)
        ASSERT_EQ(session.getPiece<uint16_t>(rank, to)[i], BF16::store(264));
    EXPECT_EQ(session.getBytesMoved(), 7 * 36 * (rows.empty() ? 2 : 1));
    std::vector<uint16_t> whole(18);
    ASSERT_EQ(tofu_get_result(session, 0, whole.data()), 0) << tofu_error();
    EXPECT_EQ(whole, std::vector<uint16_t>(18, BF16::store(264)));
  }
}

TEST(Reduce, SaysWhatNobodyHolds) {
  TestProgram program({2});
  BoxFn half = [](const Coordinates &at) { return Box{{0, 4 - 2 * at[0]}}; };
  int64_t from = program.addBuffer(TOFU_F32, {4}, half, {0});
  int64_t to = program.addBuffer(TOFU_F32, {4}, split({2}, {4}, {{}}));
  program.addReduce("op3", from, to, {0});
  EXPECT_EQ(TestSession(program).getError(),
            "rank 0: op3: no rank holds a term of [2, 4)");
}

TEST(Reduce, CopiesOnlyWhatIsAlike) {
  TestProgram program({2});
  int64_t from = program.addBuffer(TOFU_F32, {4}, split({2}, {4}, {{}}), {0});
  int64_t to = program.addBuffer(TOFU_F32, {4}, split({2}, {4}, {{0}}));
  program.addReduce("op3", from, to, {0});
  EXPECT_EQ(TestSession(program).getError(),
            "rank 1: op3: holds another box than rank 0, from which it is to "
            "copy the result");
}

TEST(Movement, SeparatesOperandAndResult) {
  TestProgram program({2});
  int64_t from = program.addBuffer(TOFU_F32, {64}, split({2}, {64}, {{}}), {0});
  int64_t to = program.addBuffer(TOFU_F32, {64}, split({2}, {64}, {{0}}));
  program.addReduce("op3", from, to);
  program.getBuffer(to).offset = 64;
  EXPECT_EQ(TestSession(program).getError(),
            "rank 0: op3 (step.mlir:1:2): operand and result overlap in the "
            "arena");
}

TEST(Movement, ManyRanksOpenSoon) {
  Axes mesh = {8, 8}, extents = {512, 512};
  TestProgram program(mesh);
  int64_t rows =
      program.addBuffer(TOFU_I64, extents, split(mesh, extents, {{0, 1}, {}}));
  int64_t columns =
      program.addBuffer(TOFU_I64, extents, split(mesh, extents, {{}, {1, 0}}));
  for (int i = 0; i != 8; ++i) // all to all
    program.addFetch("op0", rows, columns);
  auto begin = std::chrono::steady_clock::now();
  TestSession session(program);
  ASSERT_EQ(session.getError(), "");
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
  fill(session, program, rows, extents, {});
  ASSERT_EQ(tofu_step(session), 0) << tofu_error();
  EXPECT_EQ(session.getBytesMoved(), 8 * 512 * 512 * 8 / 64 * 63);
}
