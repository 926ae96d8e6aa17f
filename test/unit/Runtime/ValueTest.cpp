//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Arguments, results, and the way from these to those.
//
//===----------------------------------------------------------------------===//
#include "TestProgram.h"

#include <numeric>

using namespace tofu::runtime;

static std::vector<float> count(int64_t size, float first = 1) {
  std::vector<float> values(size);
  std::iota(values.begin(), values.end(), first);
  return values;
}

TEST(Values, ComeBackFromEveryLayout) {
  Axes mesh = {2, 3}, extents = {5, 4};
  for (std::vector<Axes> axes : std::vector<std::vector<Axes>>{
           {{}, {}}, {{0}, {1}}, {{1, 0}, {}}, {{}, {0, 1}}})
    for (int64_t halo : {0, 1}) {
      TestProgram program(mesh);
      int64_t x = program.addBuffer(
          TOFU_F32, extents, grow(split(mesh, extents, axes), extents, halo));
      program.addArgument("x", x);
      program.addResult("y", x, 0);
      TestSession session(program);
      std::vector<float> values = count(20), back(20);
      ASSERT_EQ(tofu_set_argument(session, 0, values.data()), 0);
      ASSERT_EQ(tofu_step(session), 0);
      ASSERT_EQ(tofu_get_result(session, 0, back.data()), 0) << tofu_error();
      EXPECT_EQ(back, values);
    }
}

TEST(Values, PartialOnesAreHeldOnceAndFolded) {
  for (int64_t combiner : {TOFU_SUM, TOFU_PROD, TOFU_MAX, TOFU_MIN}) {
    TestProgram program({2, 2});
    int64_t x = program.addBuffer(TOFU_F32, {4}, split({2, 2}, {4}, {{0}}), {1},
                                  combiner);
    program.addArgument("x", x);
    program.addResult("y", x);
    TestSession session(program);
    std::vector<float> values = {-1, 2, -3, 4}, back(4);
    ASSERT_EQ(tofu_set_argument(session, 0, values.data()), 0);
    EXPECT_EQ(session.getPiece<float>(2, x)[1], 4);
    EXPECT_NE(session.getPiece<float>(3, x)[1], 4);
    ASSERT_EQ(tofu_step(session), 0);
    ASSERT_EQ(tofu_get_result(session, 0, back.data()), 0) << tofu_error();
    EXPECT_EQ(back, values);
  }
}

TEST(Values, TermsOfResultsAreFolded) {
  TestProgram program({3});
  int64_t x = program.addBuffer(TOFU_F32, {2}, split({3}, {2}, {{}}), {0});
  program.addResult("y", x);
  TestSession session(program);
  for (int64_t rank = 0; rank != 3; ++rank)
    session.getPiece<float>(rank, x)[1] = rank + 1;
  float back[2];
  ASSERT_EQ(tofu_step(session), 0);
  ASSERT_EQ(tofu_get_result(session, 0, back), 0);
  EXPECT_EQ(back[0], 0);
  EXPECT_EQ(back[1], 6);
}

TEST(Values, CopiesThatDifferAreAnError) {
  TestProgram program({3});
  int64_t x =
      program.addBuffer(TOFU_F32, {6}, grow(split({3}, {6}, {{0}}), {6}, 1));
  program.addResult("y", x);
  TestSession session(program);
  session.getPiece<float>(1, x)[1] = 5; // element 2, which rank 0 holds too
  float back[6];
  ASSERT_EQ(tofu_step(session), 0);
  ASSERT_EQ(tofu_get_result(session, 0, back), 1);
  EXPECT_STREQ(tofu_error(), "result 'y': rank 1: copies of [1, 3) differ");
}

TEST(Values, WhatNobodyHoldsIsAnError) {
  TestProgram program({2});
  int64_t x = program.addBuffer(TOFU_F32, {6}, [](const Coordinates &at) {
    return Box{{at[0] * 2, at[0] * 2 + 2}};
  });
  program.addResult("y", x);
  TestSession session(program);
  float back[6];
  ASSERT_EQ(tofu_step(session), 0);
  ASSERT_EQ(tofu_get_result(session, 0, back), 1);
  EXPECT_STREQ(tofu_error(), "result 'y': no rank holds [4, 6)");
}

TEST(Values, NumbersAndOrderOfCalls) {
  TestProgram program({1});
  int64_t x = program.addBuffer(TOFU_F32, {1}, split({1}, {1}, {{}}));
  program.addArgument("x", x);
  program.addResult("y", x, 0);
  TestSession session(program);
  float value = 0;
  EXPECT_EQ(tofu_set_argument(session, 1, &value), 1);
  EXPECT_STREQ(tofu_error(), "there is no argument 1; they are numbered from "
                             "0, and there are 1");
  EXPECT_EQ(tofu_get_result(session, -1, &value), 1);
  EXPECT_STREQ(tofu_error(), "there is no result -1; they are numbered from 0, "
                             "and there are 1");
  EXPECT_EQ(tofu_get_result(session, 0, &value), 1);
  EXPECT_STREQ(tofu_error(),
               "there are no results to get; run a step without error first");
  EXPECT_EQ(tofu_feed(session), 1);
  EXPECT_STREQ(tofu_error(),
               "there are no results to feed; run a step without error first");
  EXPECT_EQ(tofu_step(session), 0);
  EXPECT_STREQ(tofu_error(), "");
  void *piece = nullptr;
  EXPECT_EQ(tofu_get_piece(session, 1, 0, &piece, nullptr), 1);
  EXPECT_STREQ(tofu_error(),
               "there is no rank 1; they are numbered from 0, and there are 1");
  EXPECT_EQ(tofu_get_piece(session, 0, 3, &piece, nullptr), 1);
  EXPECT_STREQ(tofu_error(), "there is no buffer 3; they are numbered from 0, "
                             "and there are 1");
  int64_t ranges[2];
  EXPECT_EQ(tofu_get_piece(session, 0, 0, &piece, ranges), 0);
  EXPECT_EQ(ranges[1], 1);
}

TEST(Values, GoInAndOutInPieces) {
  Axes extents = {5, 4};
  TestProgram program({2, 2});
  BoxFn blocks = split({2, 2}, extents, {{0}, {1}});
  int64_t x = program.addBuffer(TOFU_I32, extents, blocks);
  program.addArgument("x", x);
  program.addResult("y", x);
  TestSession session(program);
  for (int64_t rank = 0; rank != 4; ++rank) {
    std::vector<int32_t> piece;
    forEachPoint(program.getBox(x, rank), [&](const Coordinates &at, int64_t) {
      piece.push_back(10 * at[0] + at[1]);
    });
    ASSERT_EQ(tofu_set_argument_piece(session, rank, 0, piece.data()), 0);
  }
  std::vector<int32_t> piece(6), whole(20);
  EXPECT_EQ(tofu_get_result_piece(session, 0, 0, piece.data()), 1);
  EXPECT_STREQ(tofu_error(),
               "there are no results to get; run a step without error first");
  ASSERT_EQ(tofu_step(session), 0);
  ASSERT_EQ(tofu_get_result(session, 0, whole.data()), 0) << tofu_error();
  EXPECT_EQ(whole[4 * 3 + 2], 32); // pieces and whole arrays are one thing
  ASSERT_EQ(tofu_get_result_piece(session, 3, 0, piece.data()), 0);
  EXPECT_EQ(piece, (std::vector<int32_t>{22, 23, 32, 33, 42, 43}));

  EXPECT_EQ(tofu_set_argument_piece(session, 4, 0, piece.data()), 1);
  EXPECT_STREQ(tofu_error(),
               "there is no rank 4; they are numbered from 0, and there are 4");
  EXPECT_EQ(tofu_set_argument_piece(session, 0, 1, piece.data()), 1);
  EXPECT_STREQ(tofu_error(), "there is no argument 1; they are numbered from "
                             "0, and there are 1");
  EXPECT_EQ(tofu_get_result_piece(session, 0, 1, piece.data()), 1);
  EXPECT_STREQ(tofu_error(), "there is no result 1; they are numbered from 0, "
                             "and there are 1");
}

TEST(Values, BoxesAreKnownWithoutASession) {
  TestProgram program({2, 2});
  int64_t x =
      program.addBuffer(TOFU_I32, {5, 4}, split({2, 2}, {5, 4}, {{0}, {1}}));
  tofu_program *wrapped = nullptr;
  ASSERT_EQ(tofu_program_wrap(&program.getData(), &wrapped), 0);
  std::vector<int64_t> ranges(4);
  ASSERT_EQ(tofu_program_get_box(wrapped, 2, x, ranges.data()), 0);
  EXPECT_EQ(ranges, (std::vector<int64_t>{2, 5, 0, 2}));
  EXPECT_EQ(tofu_program_get_box(wrapped, 4, x, ranges.data()), 1);
  EXPECT_STREQ(tofu_error(),
               "there is no rank 4; they are numbered from 0, and there are 4");
  EXPECT_EQ(tofu_program_get_box(wrapped, 0, 1, ranges.data()), 1);
  EXPECT_STREQ(tofu_error(), "there is no buffer 1; they are numbered from 0, "
                             "and there are 1");
  program.getBuffer(x).rank = 1; // the function writes more
  EXPECT_EQ(tofu_program_get_box(wrapped, 0, x, ranges.data()), 1);
  EXPECT_STREQ(tofu_error(), "buffer 0 has no box");
  tofu_program_unload(wrapped);
}

TEST(Values, NoSession) {
  const char *message = "NULL was given instead of a program or a session";
  EXPECT_EQ(tofu_step(nullptr), 1);
  EXPECT_STREQ(tofu_error(), message);
  tofu_session *session = nullptr;
  EXPECT_EQ(tofu_session_open(nullptr, nullptr, &session), 1);
  EXPECT_STREQ(tofu_error(), message);
  tofu_session_close(session);
  tofu_program_unload(nullptr);
  EXPECT_EQ(tofu_program_get_data(nullptr), nullptr);
  EXPECT_EQ(tofu_program_get_ranks(nullptr), 0);
  tofu_counters counters{1, 1, 1};
  tofu_get_counters(nullptr, &counters);
  EXPECT_EQ(counters.bytes_moved, 0);
}

TEST(Values, NoPlaceToWrite) {
  TestProgram program({1});
  program.addArgument("x",
                      program.addBuffer(TOFU_F32, {4}, split({1}, {4}, {{}})));
  program.addArgument("e",
                      program.addBuffer(TOFU_F32, {0}, split({1}, {0}, {{}})));
  program.addResult("y", 0);
  TestSession session(program, {});
  ASSERT_EQ(session.getError(), "");
  const char *array = "NULL was given instead of an array";
  EXPECT_EQ(tofu_set_argument(session, 0, nullptr), 1);
  EXPECT_STREQ(tofu_error(), array);
  EXPECT_EQ(tofu_set_argument_piece(session, 0, 0, nullptr), 1);
  EXPECT_STREQ(tofu_error(), array);
  EXPECT_EQ(tofu_set_argument(session, 1, nullptr), 0); // has no element
  EXPECT_EQ(tofu_step(session), 0);
  EXPECT_EQ(tofu_get_result(session, 0, nullptr), 1);
  EXPECT_STREQ(tofu_error(), array);
  EXPECT_EQ(tofu_get_result_piece(session, 0, 0, nullptr), 1);
  EXPECT_STREQ(tofu_error(), array);
  const char *place = "NULL was given instead of a place to write";
  EXPECT_EQ(tofu_get_piece(session, 0, 0, nullptr, nullptr), 1);
  EXPECT_STREQ(tofu_error(), place);
  EXPECT_EQ(tofu_program_wrap(&program.getData(), nullptr), 1);
  EXPECT_STREQ(tofu_error(), place);
  const char *words = "NULL was given instead of words";
  EXPECT_EQ(tofu_give_up(session, nullptr), 1);
  EXPECT_STREQ(tofu_error(), words);
  EXPECT_EQ(tofu_begin_wait(session, nullptr), 1);
  EXPECT_STREQ(tofu_error(), words);
  EXPECT_EQ(tofu_end_wait(session, nullptr), 1);
  EXPECT_STREQ(tofu_error(), words);
}

//===----------------------------------------------------------------------===//
// Feed
//===----------------------------------------------------------------------===//

/// Arguments and results in the given layouts: what the arguments are after the
/// results were fed.
static std::vector<std::vector<float>>
feed(std::vector<BoxFn> arguments, std::vector<BoxFn> results,
     std::vector<int64_t> replaces, std::vector<int64_t> resultOffsets) {
  Axes extents = {16};
  TestProgram program({2});
  Axes arguments_, results_;
  for (const BoxFn &box : arguments)
    program.addArgument("x", arguments_.emplace_back(
                                 program.addBuffer(TOFU_F32, extents, box)));
  for (size_t i = 0; i != results.size(); ++i) {
    int64_t y = program.addBuffer(TOFU_F32, extents, results[i]);
    if (resultOffsets[i] >= 0)
      program.getBuffer(y).offset = resultOffsets[i];
    program.addResult("y", results_.emplace_back(y), replaces[i]);
  }
  TestSession session(program);
  EXPECT_EQ(session.getError(), "");
  EXPECT_EQ(tofu_step(session), 0);
  for (size_t i = 0; i != results.size(); ++i)
    for (int64_t rank = 0; rank != 2; ++rank)
      forEachPoint(program.getBox(results_[i], rank),
                   [&](const Coordinates &at, int64_t offset) {
                     session.getPiece<float>(rank, results_[i])[offset] =
                         100 * (i + 1) + at[0];
                   });
  EXPECT_EQ(tofu_feed(session), 0) << tofu_error();
  std::vector<std::vector<float>> values;
  for (int64_t x : arguments_) {
    values.emplace_back(16);
    for (int64_t rank = 0; rank != 2; ++rank)
      forEachPoint(
          program.getBox(x, rank), [&](const Coordinates &at, int64_t offset) {
            values.back()[at[0]] = session.getPiece<float>(rank, x)[offset];
          });
  }
  return values;
}

static const BoxFn kHalf = split({2}, {16}, {{0}});
static const BoxFn kWhole = split({2}, {16}, {{}});

TEST(Feed, CopiesPieces) {
  EXPECT_EQ(feed({kHalf}, {kHalf}, {0}, {-1})[0], count(16, 100));
}

TEST(Feed, LeavesWhatIsInPlace) {
  EXPECT_EQ(feed({kHalf}, {kHalf}, {0}, {0})[0], count(16, 100));
}

TEST(Feed, ChangesLayouts) {
  auto values = feed({kHalf, kWhole}, {kWhole, kHalf}, {0, 1}, {-1, -1});
  EXPECT_EQ(values[0], count(16, 100));
  EXPECT_EQ(values[1], count(16, 200));
}

TEST(Feed, SwapsPlaces) { // each result is where the other one has to go
  auto values = feed({kHalf, kHalf}, {kHalf, kHalf}, {0, 1}, {64, 0});
  EXPECT_EQ(values[0], count(16, 100));
  EXPECT_EQ(values[1], count(16, 200));
}

TEST(Feed, SaysWhichResultHasCopiesThatDiffer) {
  TestProgram program({2});
  int64_t x = program.addBuffer(TOFU_F32, {2}, split({2}, {2}, {{0}}));
  int64_t y = program.addBuffer(TOFU_F32, {2}, split({2}, {2}, {{}}));
  program.addArgument("x", x);
  program.addResult("y", y, 0);
  TestSession session(program);
  ASSERT_EQ(tofu_step(session), 0);
  session.getPiece<float>(1, y)[0] = 1;
  EXPECT_EQ(tofu_feed(session), 1);
  EXPECT_STREQ(tofu_error(), "result 'y': rank 1: copies of [0, 2) differ");
}

//===----------------------------------------------------------------------===//
// What a result has taken the place of
//===----------------------------------------------------------------------===//

static constexpr const char *kTaken =
    "x (params['w']) is not set: a result of the last step may have taken its "
    "place; call tofu_feed, or set it again";

/// An argument that a result replaces, a result that is an argument, and one
/// that replaces nothing.
static void addTied(TestProgram &program) {
  for (bool isOwn : {false, true}) {
    int64_t x = program.addBuffer(TOFU_F32, {16}, kHalf);
    program.addArgument("x", x);
    program.addResult("y", isOwn ? x : program.addBuffer(TOFU_F32, {16}, kHalf),
                      isOwn);
  }
  program.getArgument(0).source = "params['w']";
  program.addArgument("z", program.addBuffer(TOFU_F32, {16}, kHalf));
}

TEST(Taken, IsSetOrFedBeforeTheNextStep) {
  TestProgram program({2});
  addTied(program);
  TestSession session(program);
  std::vector<float> values(16);
  ASSERT_EQ(tofu_step(session), 0) << tofu_error(); // all are zero
  EXPECT_EQ(tofu_step(session), 1);
  EXPECT_STREQ(tofu_error(), kTaken);
  EXPECT_EQ(tofu_get_result(session, 0, values.data()), 0); // they are there
  ASSERT_EQ(tofu_set_argument(session, 0, values.data()), 0);
  EXPECT_EQ(tofu_step(session), 0) << tofu_error();
  ASSERT_EQ(tofu_feed(session), 0);
  EXPECT_EQ(tofu_step(session), 0) << tofu_error();
  // Pieces, of all ranks.
  ASSERT_EQ(tofu_set_argument_piece(session, 1, 0, values.data()), 0);
  EXPECT_EQ(tofu_step(session), 1);
  EXPECT_STREQ(tofu_error(), kTaken);
  ASSERT_EQ(tofu_set_argument_piece(session, 0, 0, values.data()), 0);
  EXPECT_EQ(tofu_step(session), 0) << tofu_error();
}

TEST(Taken, IsNotFedByAStepThatFailed) {
  TestProgram program({2});
  addTied(program);
  program.addCompute("op0", {}, {}, 1, [](auto &&...) { return 1; });
  TestSession session(program);
  EXPECT_EQ(tofu_step(session), 1);
  EXPECT_EQ(tofu_step(session), 1);
  EXPECT_STREQ(tofu_error(),
               "x (params['w']) is not set: a result of the last step may have "
               "taken its place; that step failed, so set it again");
}

TEST(Taken, IsUpToAHostThatWritesInPlace) {
  TestProgram program({2});
  addTied(program);
  TestSession session(program);
  ASSERT_EQ(tofu_step(session), 0) << tofu_error();
  session.getPiece<float>(0, program.getArgument(0).buffer)[0] = 1;
  EXPECT_EQ(tofu_step(session), 0) << tofu_error();
  EXPECT_EQ(tofu_step(session), 0) << tofu_error();
}

TEST(Taken, HasNoPieceOfRanksThatHoldNothing) {
  TestProgram program({2});
  auto first = split({2}, {1}, {{0}}); // rank 0 has the element, or rank 1
  int64_t x = program.addBuffer(TOFU_F32, {1}, first);
  program.addArgument("x", x);
  program.addResult("y", program.addBuffer(TOFU_F32, {1}, first), 0);
  TestSession session(program);
  ASSERT_EQ(tofu_step(session), 0) << tofu_error();
  float value = 1;
  for (int64_t rank : {0, 1})
    if (!isEmpty(program.getBox(x, rank)))
      ASSERT_EQ(tofu_set_argument_piece(session, rank, 0, &value), 0);
  EXPECT_EQ(tofu_step(session), 0) << tofu_error();
}

//===----------------------------------------------------------------------===//
// What an argument has overwritten
//===----------------------------------------------------------------------===//

/// Two arguments, and the results that replace them, at these offsets; -1:
/// where nothing else is.
static void addPlaced(TestProgram &program, std::vector<int64_t> offsets) {
  for (const char *name : {"x", "z"})
    program.addArgument(name, program.addBuffer(TOFU_F32, {16}, kHalf));
  program.getArgument(0).source = "params['w']";
  for (int64_t i : {0, 1}) {
    int64_t y = program.addBuffer(TOFU_F32, {16}, kHalf);
    if (offsets[i] >= 0)
      program.getBuffer(y).offset = offsets[i];
    program.addResult("y", y, i);
  }
  program.getResult(0).source = "result['w']";
}

static constexpr const char *kSet =
    "y (result['w']) is overwritten: x (params['w']), which was set after the "
    "step, lies in the same memory; get or feed results before arguments are "
    "set";

TEST(Overwritten, IsNoResultAnyMore) {
  TestProgram program({2});
  addPlaced(program, {0, -1});
  TestSession session(program);
  ASSERT_EQ(session.getError(), "");
  std::vector<float> values(16);
  ASSERT_EQ(tofu_set_argument(session, 0, values.data()), 0);
  ASSERT_EQ(tofu_step(session), 0) << tofu_error();
  EXPECT_EQ(tofu_get_result(session, 0, values.data()), 0) << tofu_error();
  for (int64_t argument : {0, 1})
    ASSERT_EQ(tofu_set_argument(session, argument, values.data()), 0);
  EXPECT_EQ(tofu_get_result(session, 0, values.data()), 1);
  EXPECT_STREQ(tofu_error(), kSet);
  EXPECT_EQ(tofu_get_result_piece(session, 1, 0, values.data()), 1);
  EXPECT_STREQ(tofu_error(), kSet);
  EXPECT_EQ(tofu_feed(session), 1);
  EXPECT_STREQ(tofu_error(), kSet);
  // One with a place of its own.
  EXPECT_EQ(tofu_get_result(session, 1, values.data()), 0) << tofu_error();
  // And the next step's are there.
  ASSERT_EQ(tofu_step(session), 0) << tofu_error();
  EXPECT_EQ(tofu_get_result(session, 0, values.data()), 0) << tofu_error();
  EXPECT_EQ(tofu_feed(session), 0) << tofu_error();
}

TEST(Overwritten, IsAPieceAtATime) {
  TestProgram program({2});
  addPlaced(program, {0, -1});
  TestSession session(program);
  std::vector<float> values(16);
  ASSERT_EQ(tofu_step(session), 0) << tofu_error();
  ASSERT_EQ(tofu_set_argument_piece(session, 1, 0, values.data()), 0);
  EXPECT_EQ(tofu_get_result_piece(session, 0, 0, values.data()), 0)
      << tofu_error();
  EXPECT_EQ(tofu_get_result_piece(session, 1, 0, values.data()), 1);
  EXPECT_STREQ(tofu_error(), kSet);
  EXPECT_EQ(tofu_get_result(session, 0, values.data()), 1);
  EXPECT_STREQ(tofu_error(), kSet);
}

// Of results that begin before an argument, in it and behind it, those that
// have bytes in common with it, and no others.
TEST(Overwritten, IsWhatOverlapsInAnyWay) {
  for (auto [offset, isOverwritten] : {std::pair(0, false),
                                       {64, true},
                                       {128, true},
                                       {192, true},
                                       {256, false}}) {
    TestProgram program({2});
    auto half = split({2}, {64}, {{0}});     // 128 bytes
    program.addBuffer(TOFU_F32, {64}, half); // the arena's rest
    program.addBuffer(TOFU_F32, {64}, half);
    int64_t x = program.addBuffer(TOFU_F32, {64}, half);
    int64_t y = program.addBuffer(TOFU_F32, {64}, half);
    program.getBuffer(x).offset = 128;
    program.getBuffer(y).offset = offset;
    program.addArgument("x", x);
    program.addResult("y", y, 0);
    TestSession session(program);
    std::vector<float> values(64);
    ASSERT_EQ(tofu_step(session), 0) << tofu_error();
    ASSERT_EQ(tofu_set_argument(session, 0, values.data()), 0);
    EXPECT_EQ(tofu_get_result(session, 0, values.data()), int(isOverwritten))
        << offset;
  }
}

TEST(Overwritten, IsNotWhatIsFedInPlace) {
  TestProgram program({2});
  addPlaced(program, {0, -1});
  TestSession session(program);
  std::vector<float> values(16);
  ASSERT_EQ(tofu_step(session), 0) << tofu_error();
  for (int times : {1, 2}) {
    EXPECT_EQ(tofu_feed(session), 0) << tofu_error() << times;
    for (int64_t result : {0, 1})
      EXPECT_EQ(tofu_get_result(session, result, values.data()), 0)
          << tofu_error();
  }
}

// Each result is where the other one has to go.
TEST(Overwritten, IsWhatIsFedElsewhere) {
  TestProgram program({2});
  addPlaced(program, {64, 0});
  TestSession session(program);
  std::vector<float> values(16);
  ASSERT_EQ(tofu_step(session), 0) << tofu_error();
  ASSERT_EQ(tofu_feed(session), 0) << tofu_error();
  EXPECT_EQ(tofu_get_result(session, 1, values.data()), 1);
  EXPECT_STREQ(tofu_error(),
               "y is overwritten: x (params['w']), which was fed after the "
               "step, lies in the same memory; get results before they are "
               "fed");
}
