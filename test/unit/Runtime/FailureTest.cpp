//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Whatever fails on one rank: all ranks return soon, with the first error, and
// the session can step again and be closed.
//
//===----------------------------------------------------------------------===//
#include "TestProgram.h"

#include <atomic>
#include <chrono>
#include <thread>

using namespace tofu::runtime;

/// One of each: a kernel, a fetch, an all-reduce (in two exchanges).
static void build(TestProgram &program, const Axes &mesh, KernelFn kernel) {
  Axes extents = {8};
  std::vector<Axes> all = {{}};
  for (size_t axis = 0; axis != mesh.size(); ++axis)
    all[0].push_back(axis);
  int64_t x = program.addBuffer(TOFU_F32, extents, split(mesh, extents, all));
  int64_t whole =
      program.addBuffer(TOFU_F32, extents, split(mesh, extents, {{}}));
  int64_t terms =
      program.addBuffer(TOFU_F32, extents, split(mesh, extents, {{}}), all[0]);
  int64_t sum =
      program.addBuffer(TOFU_F32, extents, split(mesh, extents, {{}}));
  program.addFetch("op0", x, whole);
  program.addCompute("op1", {whole}, {terms}, 8, kernel);
  program.addReduce("op2", terms, sum, all[0]);
  program.addArgument("x", x);
  program.addResult("sum", sum);
}

static int64_t copy(const Coordinates &, char *const *buffers, int64_t begin,
                    int64_t end) {
  std::copy_n(buffers[0] + begin * 4, (end - begin) * 4,
              buffers[1] + begin * 4);
  return 0;
}

static void failEachCall(const Axes &mesh) {
  TestProgram program(mesh);
  build(program, mesh, copy);
  int64_t numRanks = program.getMesh().getNumRanks();
  auto begin = std::chrono::steady_clock::now();
  for (int64_t rank = 0; rank != numRanks; ++rank) {
    std::string prefix = "rank " + std::to_string(rank) + ": op";
    int64_t call = 1;
    for (;; ++call) {
      TestSession session(program, {.fail_rank = rank, .fail_call = call});
      ASSERT_EQ(session.getError(), "");
      if (tofu_step(session) == 0)
        break;
      std::string error = tofu_error();
      EXPECT_EQ(error.substr(0, prefix.size()), prefix) << error;
      EXPECT_NE(error.find(": fails as asked, as call " + std::to_string(call) +
                           " of the step"),
                std::string::npos)
          << error;
      // The next one fails alike: nothing is left over of this one.
      EXPECT_EQ(tofu_step(session), 1);
      EXPECT_EQ(tofu_error(), error);
    }
    // Three operations, all that is sent and received, and one more.
    int64_t others = numRanks - 1;
    EXPECT_EQ(call, 3 + 2 * others + (rank ? 2 : 2 * others) + 1);
  }
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20));
}

TEST(Failure, EachCallOfEachRankOfOne) { failEachCall({1}); }
TEST(Failure, EachCallOfEachRankOfTwo) { failEachCall({2}); }
TEST(Failure, EachCallOfEachRankOfThree) { failEachCall({3}); }
TEST(Failure, EachCallOfEachRankOfFour) { failEachCall({2, 2}); }

TEST(Failure, NamesTheCall) {
  TestProgram program({2});
  build(program, {2}, copy);
  auto getError = [&](int64_t call) {
    TestSession session(program, {.fail_rank = 1, .fail_call = call});
    EXPECT_EQ(tofu_step(session), 1);
    return std::string(tofu_error());
  };
  std::string as = ": fails as asked, as call ";
  EXPECT_EQ(getError(1),
            "rank 1: op0 (step.mlir:1:2): operation" + as + "1 of the step");
  EXPECT_EQ(getError(2), "rank 1: op0 (step.mlir:1:2): send to rank 0" + as +
                             "2 of the step");
  EXPECT_EQ(getError(3), "rank 1: op0 (step.mlir:1:2): receive from rank 0" +
                             as + "3 of the step");
}

TEST(Failure, SessionGoesOnBehindAnError) {
  std::atomic<bool> fails = true;
  TestProgram program({4});
  build(program, {4},
        [&](const Coordinates &at, char *const *buffers, int64_t begin,
            int64_t end) {
          copy(at, buffers, begin, end);
          return int64_t(fails && at[0] == 2 ? 1 : 0);
        });
  TestSession session(program);
  for (int step = 0; step != 100; ++step) {
    std::vector<float> x = {1, 2, 3, 4, 5, 6, 7, 8}, sum(8);
    ASSERT_EQ(tofu_set_argument(session, 0, x.data()), 0);
    fails = true;
    ASSERT_EQ(tofu_step(session), 1);
    ASSERT_STREQ(tofu_error(),
                 "rank 2: op1 (step.mlir:1:2): reads x "
                 "outside of the rank's piece; an index that data "
                 "give may be outside of the tensor");
    ASSERT_EQ(tofu_get_result(session, 0, sum.data()), 1);
    fails = false;
    ASSERT_EQ(tofu_step(session), 0) << tofu_error();
    ASSERT_EQ(tofu_get_result(session, 0, sum.data()), 0) << tofu_error();
    ASSERT_EQ(sum, (std::vector<float>{4, 8, 12, 16, 20, 24, 28, 32}));
  }
}

// More ranks than have a thread each.
TEST(Failure, OfManyRanks) {
  TestProgram program({100});
  build(program, {100}, copy);
  for (int64_t rank : {0, 1, 57, 99})
    for (int64_t call : {1, 2, 5, 10}) {
      TestSession session(program, {.fail_rank = rank, .fail_call = call});
      std::string prefix = "rank " + std::to_string(rank) + ": op";
      for (int step = 0; step != 2; ++step) {
        ASSERT_EQ(tofu_step(session), 1);
        EXPECT_EQ(std::string(tofu_error()).substr(0, prefix.size()), prefix);
      }
    }
}

TEST(Failure, WhoNeverComesIsNamed) {
  for (int64_t sleeper : {0, 1}) {
    TestProgram program({2});
    build(program, {2},
          [=](const Coordinates &at, char *const *buffers, int64_t begin,
              int64_t end) {
            if (at[0] == sleeper)
              std::this_thread::sleep_for(std::chrono::seconds(1));
            return copy(at, buffers, begin, end);
          });
    TestSession session(program, {.timeout = 0.1});
    auto begin = std::chrono::steady_clock::now();
    ASSERT_EQ(tofu_step(session), 1);
    EXPECT_LT(std::chrono::steady_clock::now() - begin,
              std::chrono::seconds(5));
    std::string call = sleeper ? "receive from rank 1" : "send to rank 0";
    EXPECT_EQ(tofu_error(),
              "rank " + std::to_string(1 - sleeper) +
                  ": op2 (step.mlir:1:2): " + call +
                  ": waited for 0.1 seconds, while rank " +
                  std::to_string(sleeper) +
                  " is at op1; if it only is slow, raise the timeout");
  }
}
