//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Loops and branches: what ranks do block by block, and tables that are wrong.
//
//===----------------------------------------------------------------------===//
#include "TestProgram.h"

#include <chrono>
#include <thread>

using namespace tofu::runtime;

static constexpr int64_t kExtent = 24;

static int64_t &getInteger(char *buffer) {
  return *reinterpret_cast<int64_t *>(buffer);
}

namespace {
/// A vector in pieces, of which each iteration adds both neighbours; so many
/// times as the argument `end` says.
struct Loop {
  Loop(int64_t ranks, int64_t trips, bool isSlow) : program({ranks}) {
    Axes mesh = {ranks}, vector = {kExtent};
    BoxFn piece = split(mesh, vector, {{0}});
    auto addScalar = [&](int64_t type) {
      return program.addBuffer(type, {},
                               [](const Coordinates &) { return Box(); });
    };
    start = program.addBuffer(TOFU_I64, vector, piece);
    state = program.addBuffer(TOFU_I64, vector, piece);
    next = program.addBuffer(TOFU_I64, vector, piece);
    halo = program.addBuffer(TOFU_I64, vector, grow(piece, vector, 1));
    zero = addScalar(TOFU_I64), counter = addScalar(TOFU_I64);
    end = addScalar(TOFU_I64), goesOn = addScalar(TOFU_I1);
    addKernel("zero", {}, {zero},
              [](char *const *buffers) { getInteger(buffers[0]) = 0; });
    // The state's first value is in a place of its own; its next one, too.
    loop = program.addBlocks(TOFU_WHILE, "loop", {start, zero},
                             {state, counter}, trips);
    addKernel("less", {counter, end}, {goesOn}, [](char *const *buffers) {
      *buffers[2] = getInteger(buffers[0]) < getInteger(buffers[1]);
    });
    program.endBlock(loop, {state, counter}, {goesOn});
    program.addFetch("halo", state, halo);
    program.addCompute(
        "add", {halo}, {next}, 1,
        [=](const Coordinates &at, char *const *buffers, int64_t, int64_t) {
          // Some ranks are late, so that others may run ahead of them.
          if (isSlow && at[0] % 3 == 1)
            std::this_thread::sleep_for(std::chrono::microseconds(200));
          Range range = piece(at)[0];
          Range wide = grow(piece, vector, 1)(at)[0];
          auto *from = reinterpret_cast<int64_t *>(buffers[0]) - wide.lo;
          auto *to = reinterpret_cast<int64_t *>(buffers[1]) - range.lo;
          for (int64_t i = range.lo; i < range.hi; ++i)
            to[i] = uint64_t(from[i]) + (i > 0 ? uint64_t(from[i - 1]) : 0) +
                    (i + 1 < kExtent ? uint64_t(from[i + 1]) : 0);
          return int64_t(0);
        });
    // In place: nobody needs the counter any more.
    addKernel("count", {counter}, {counter},
              [](char *const *buffers) { ++getInteger(buffers[1]); });
    program.endBlock(loop, {state, counter}, {next, counter});
    program.addArgument("start", start);
    program.addArgument("end", end);
    program.addResult("state", state);
    program.addResult("counter", counter);
  }

  template <class Function>
  void addKernel(const char *name, Axes operands, Axes results,
                 Function function) {
    program.addCompute(
        name, operands, results, 1,
        [=](const Coordinates &, char *const *buffers, int64_t, int64_t) {
          function(buffers);
          return int64_t(0);
        });
  }
  tofu_operation &getOp() { return program.getOperation(loop); }
  /// Why a session does not open, or a step of `trips` iterations fails.
  std::string getError(int64_t trips = 3) {
    TestSession session(program);
    if (!session.getError().empty())
      return session.getError();
    std::vector<int64_t> ones(kExtent, 1);
    EXPECT_EQ(tofu_set_argument(session, 0, ones.data()), 0);
    EXPECT_EQ(tofu_set_argument(session, 1, &trips), 0);
    return tofu_step(session) ? tofu_error() : "";
  }

  TestProgram program;
  int64_t start, state, next, halo, zero, counter, end, goesOn, loop;
};
} // namespace

static std::vector<int64_t> getExpected(int64_t trips) {
  std::vector<int64_t> state(kExtent);
  for (int64_t i = 0; i != kExtent; ++i)
    state[i] = i * i % 7;
  for (int64_t trip = 0; trip != trips; ++trip) {
    std::vector<int64_t> last = state;
    for (int64_t i = 0; i != kExtent; ++i)
      state[i] = uint64_t(last[i]) + (i > 0 ? uint64_t(last[i - 1]) : 0) +
                 (i + 1 < kExtent ? uint64_t(last[i + 1]) : 0);
  }
  return state;
}

/// Steps of 0, 1, ... iterations in one session.
static void runLoops(int64_t ranks, int64_t most, bool isSlow) {
  Loop loop(ranks, -1, isSlow);
  TestSession session(loop.program);
  ASSERT_EQ(session.getError(), "");
  for (int64_t trips = 0; trips <= most; trips = 2 * trips + 1) {
    std::vector<int64_t> state = getExpected(0);
    int64_t counter = -1;
    EXPECT_EQ(tofu_set_argument(session, 0, state.data()), 0);
    EXPECT_EQ(tofu_set_argument(session, 1, &trips), 0);
    ASSERT_EQ(tofu_step(session), 0) << tofu_error();
    EXPECT_EQ(tofu_get_result(session, 0, state.data()), 0);
    EXPECT_EQ(tofu_get_result(session, 1, &counter), 0);
    EXPECT_EQ(state, getExpected(trips)) << ranks << " ranks";
    EXPECT_EQ(counter, trips);
    // What is fetched is fetched again in each iteration.
    EXPECT_EQ(session.getBytesMoved(),
              trips * 16 * (std::min(ranks, kExtent) - 1));
  }
}

TEST(Blocks, LoopsRunAsOftenAsTheirCondition) {
  for (int64_t ranks : {1, 2, 3, 8, 24})
    runLoops(ranks, 31, false);
}

TEST(Blocks, LateRanksKeepWhatTheyNeed) { runLoops(4, 127, true); }

TEST(Blocks, MoreRanksThanThreads) { runLoops(72, 7, false); }

TEST(Blocks, TripsThatAreStatedAreKept) {
  EXPECT_EQ(Loop(2, 3, false).getError(3), "");
  EXPECT_NE(Loop(2, 3, false)
                .getError(4)
                .find("the loop states 3 trips, but goes on after 3"),
            std::string::npos);
  EXPECT_NE(Loop(2, 3, false)
                .getError(2)
                .find("the loop states 3 trips, but ends after 2"),
            std::string::npos);
}

/// y = branch number `number` of 3 that yield 10, 20, 30, of a type.
template <class T> static int64_t choose(int64_t type, T number) {
  TestProgram program({2});
  auto addScalar = [&](int64_t type) {
    return program.addBuffer(type, {},
                             [](const Coordinates &) { return Box(); });
  };
  int64_t from = addScalar(type), result = addScalar(TOFU_I64);
  int64_t branches = program.addBlocks(TOFU_CASE, "case", {from}, {result});
  for (int64_t value : {10, 20, 30}) {
    int64_t own = addScalar(TOFU_I64);
    program.addCompute(
        "set", {}, {own}, 1,
        [=](const Coordinates &, char *const *buffers, int64_t, int64_t) {
          getInteger(buffers[0]) = value;
          return int64_t(0);
        });
    program.endBlock(branches, {}, {own});
  }
  program.addArgument("number", from);
  program.addResult("result", result);
  TestSession session(program);
  EXPECT_EQ(session.getError(), "");
  int64_t chosen = 0;
  EXPECT_EQ(tofu_set_argument(session, 0, &number), 0);
  EXPECT_EQ(tofu_step(session), 0) << tofu_error();
  EXPECT_EQ(tofu_get_result(session, 0, &chosen), 0);
  return chosen;
}

TEST(Blocks, TheLastBranchIsTakenWhereThereIsNone) {
  for (auto [number, value] :
       {std::pair(0, 10), {1, 20}, {2, 30}, {3, 30}, {-1, 30}}) {
    EXPECT_EQ(choose<int8_t>(TOFU_I8, number), value);
    EXPECT_EQ(choose<int16_t>(TOFU_I16, number), value);
    EXPECT_EQ(choose<int32_t>(TOFU_I32, number), value);
    EXPECT_EQ(choose<int64_t>(TOFU_I64, number), value);
  }
  EXPECT_EQ(choose<int64_t>(TOFU_I64, int64_t(1) << 32), 30);
  EXPECT_EQ(choose<int8_t>(TOFU_I1, 0), 10);
  EXPECT_EQ(choose<int8_t>(TOFU_I1, 1), 20);
}

//===----------------------------------------------------------------------===//
// Tables that are wrong
//===----------------------------------------------------------------------===//

/// The error of a loop that was changed.
template <class Change> static std::string getFault(Change change) {
  Loop loop(2, -1, false);
  change(loop, loop.program.getBlock(loop.loop, 0),
         loop.program.getBlock(loop.loop, 1));
  return loop.getError();
}
#define EXPECT_FAULT(change, what)                                             \
  EXPECT_EQ(getFault([&](Loop &loop, tofu_block &condition,                    \
                         tofu_block &body) { change; }),                       \
            what)

static const int64_t kWrong[] = {99, 99};

TEST(Blocks, TablesThatAreWrong) {
  EXPECT_FAULT(condition.begin = 7,
               "loop: it has a block of the operations 7 to 3, but blocks "
               "follow on it and on each other");
  EXPECT_FAULT(body.end = 99, "loop: it has a block of the operations 3 to 99, "
                              "but blocks follow on it and on each other");
  EXPECT_FAULT(condition.num_arguments = -1,
               "loop: it has a block that has -1 arguments, but there can be 0 "
               "to 268435456");
  EXPECT_FAULT(body.num_yields = -1, "loop: it has a block that has -1 yields, "
                                     "but there can be 0 to 268435456");
  EXPECT_FAULT(body.yields = kWrong,
               "loop: it uses a buffer that the program does not have");
  EXPECT_FAULT(loop.getOp().num_blocks = -1,
               "loop: it has -1 blocks, but there can be 0 to 65536");
  EXPECT_FAULT(loop.getOp().num_blocks = 0, "loop: it has no block");
  EXPECT_FAULT(
      loop.getOp().num_blocks = 1,
      "loop: it is a loop of 1 blocks, but has a condition and a body");
  EXPECT_FAULT(loop.getOp().trips = -2, "loop: it runs -2 times");
  EXPECT_FAULT(loop.getOp().kind = TOFU_CASE,
               "loop: it chooses by something else than one integer");
  EXPECT_FAULT(loop.program.getOperation(0).num_blocks = 1,
               "zero: it has blocks, but is no loop or branch");
  EXPECT_FAULT(condition.yields = condition.arguments,
               "loop: its condition does not yield one i1");
  EXPECT_FAULT(body.num_yields = 1,
               "loop: its yields are other tensors than what they become");
  EXPECT_FAULT(loop.getOp().num_operands = 1,
               "loop: its operands are other tensors than what they become");
  EXPECT_FAULT(loop.getOp().num_results = 1,
               "loop: its states are other tensors than what they become");
  // What it is first is no term, or one of another fold.
  static const int64_t axis = 0;
  auto makePartial = [](Loop &loop, int64_t buffer) {
    loop.program.getBuffer(buffer).num_partial_axes = 1;
    loop.program.getBuffer(buffer).partial_axes = &axis;
  };
  EXPECT_FAULT(makePartial(loop, loop.state),
               "loop: its operands are other tensors than what they become");
  EXPECT_FAULT(
      {
        makePartial(loop, loop.state);
        makePartial(loop, loop.start);
        loop.program.getBuffer(loop.start).combiner = TOFU_MAX;
      },
      "loop: its operands are other tensors than what they become");
  EXPECT_FAULT(body.num_arguments = 1,
               "loop: its states are other tensors than what they become");
}

TEST(Blocks, BranchesThatAreWrong) {
  TestProgram program({1});
  int64_t scalar = program.addBuffer(TOFU_I64, {},
                                     [](const Coordinates &) { return Box(); });
  int64_t op = program.addBlocks(TOFU_CASE, "case", {scalar}, {});
  program.endBlock(op, {scalar}, {});
  EXPECT_EQ(TestSession(program).getError(),
            "case: it has a branch with arguments");
}

TEST(Blocks, WhatIsStartedIsAwaitedInItsBlock) {
  TestProgram program({2});
  int64_t scalar = program.addBuffer(TOFU_I64, {},
                                     [](const Coordinates &) { return Box(); });
  int64_t half = program.addBuffer(TOFU_F32, {4}, split({2}, {4}, {{0}}));
  int64_t whole = program.addBuffer(TOFU_F32, {4}, split({2}, {4}, {{}}));
  program.addFetch("op0", half, whole, false);
  int64_t op = program.addBlocks(TOFU_CASE, "case", {scalar}, {});
  program.addWait(0);
  program.endBlock(op, {}, {});
  EXPECT_EQ(TestSession(program).getError(),
            "op0: it waits for operation 0, which stands in another block");
  TestProgram other({2});
  scalar =
      other.addBuffer(TOFU_I64, {}, [](const Coordinates &) { return Box(); });
  half = other.addBuffer(TOFU_F32, {4}, split({2}, {4}, {{0}}));
  whole = other.addBuffer(TOFU_F32, {4}, split({2}, {4}, {{}}));
  other.addFetch("op0", half, whole, false);
  op = other.addBlocks(TOFU_CASE, "case", {scalar}, {});
  other.endBlock(op, {}, {});
  other.addWait(0);
  EXPECT_EQ(TestSession(other).getError(),
            "rank 0: case (step.mlir:1:2): nothing has waited for op0 yet");
}

TEST(Blocks, TooDeep) {
  TestProgram program({1});
  int64_t scalar = program.addBuffer(TOFU_I64, {},
                                     [](const Coordinates &) { return Box(); });
  std::vector<int64_t> ops;
  for (int depth = 0; depth != 1025; ++depth)
    ops.push_back(program.addBlocks(TOFU_CASE, "case", {scalar}, {}));
  while (!ops.empty()) {
    program.endBlock(ops.back(), {}, {});
    ops.pop_back();
  }
  EXPECT_EQ(TestSession(program).getError(),
            "case: loops and branches are nested more than 1024 deep");
}

/// Two states that change places: one of them would be lost.
TEST(Blocks, CopiesThatOverwriteEachOther) {
  TestProgram program({1});
  auto addScalar = [&](int64_t type) {
    return program.addBuffer(type, {},
                             [](const Coordinates &) { return Box(); });
  };
  int64_t a = addScalar(TOFU_I64), b = addScalar(TOFU_I64);
  int64_t p = addScalar(TOFU_I1);
  int64_t op = program.addBlocks(TOFU_WHILE, "loop", {a, b}, {a, b});
  program.endBlock(op, {a, b}, {p});
  program.endBlock(op, {a, b}, {b, a});
  EXPECT_EQ(TestSession(program).getError(),
            "rank 0: loop (step.mlir:1:2): what becomes of its states or "
            "results cannot be copied one by one; run -tofu-schedule before it "
            "is compiled");
}

TEST(Blocks, StatesInOtherPieces) {
  TestProgram program({2});
  int64_t half = program.addBuffer(TOFU_F32, {4}, split({2}, {4}, {{0}}));
  int64_t whole = program.addBuffer(TOFU_F32, {4}, split({2}, {4}, {{}}));
  int64_t p =
      program.addBuffer(TOFU_I1, {}, [](const Coordinates &) { return Box(); });
  int64_t op = program.addBlocks(TOFU_WHILE, "loop", {half}, {whole});
  program.endBlock(op, {whole}, {p});
  program.endBlock(op, {whole}, {whole});
  EXPECT_EQ(TestSession(program).getError(),
            "rank 0: loop (step.mlir:1:2): a state or result is in other "
            "pieces than what becomes it");
}
