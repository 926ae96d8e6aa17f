//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Whole steps: kernels between fetches and reduces, on ranks with workers.
//
//===----------------------------------------------------------------------===//
#include "TestProgram.h"

#include <atomic>
#include <numeric>
#include <thread>

using namespace tofu::runtime;

/// y = A x with the columns of A and x split, so that y is a sum of terms; then
/// x' = y + x of a halo of x. On one rank and on k the same integers,
/// which wrap. Of so many sessions, which step at the same time.
static std::vector<uint64_t> iterate(int64_t ranks, int steps, int64_t workers,
                                     int sessions = 1,
                                     int64_t rankThreads = 0) {
  int64_t n = 24;
  Axes mesh = {ranks}, square = {n, n}, vector = {n};
  TestProgram program(mesh);
  int64_t a =
      program.addBuffer(TOFU_I64, square, split(mesh, square, {{}, {0}}));
  int64_t x = program.addBuffer(TOFU_I64, vector, split(mesh, vector, {{0}}));
  int64_t terms =
      program.addBuffer(TOFU_I64, vector, split(mesh, vector, {{}}), {0});
  int64_t y = program.addBuffer(TOFU_I64, vector, split(mesh, vector, {{0}}));
  int64_t halo = program.addBuffer(TOFU_I64, vector,
                                   grow(split(mesh, vector, {{0}}), vector, 2));
  int64_t next =
      program.addBuffer(TOFU_I64, vector, split(mesh, vector, {{0}}));
  auto getRange = [=](const Coordinates &at) {
    return split(mesh, vector, {{0}})(at)[0];
  };
  program.addCompute(
      "op0", {a, x}, {terms}, n,
      [=](const Coordinates &at, char *const *buffers, int64_t begin,
          int64_t end) {
        auto [lo, hi] = getRange(at);
        auto *a = reinterpret_cast<uint64_t *>(buffers[0]);
        auto *x = reinterpret_cast<uint64_t *>(buffers[1]);
        for (int64_t i = begin; i != end; ++i)
          reinterpret_cast<uint64_t *>(buffers[2])[i] = std::inner_product(
              x, x + (hi - lo), a + i * (hi - lo), uint64_t(0));
        return int64_t(0);
      },
      1 << 20);
  program.addReduce("op1", terms, y);
  program.addFetch("op2", x, halo);
  program.addCompute("op3", {y, halo}, {next}, 1,
                     [=](const Coordinates &at, char *const *buffers,
                         int64_t begin, int64_t end) {
                       auto [lo, hi] = getRange(at);
                       int64_t first = std::max<int64_t>(lo - 2, 0);
                       auto *y = reinterpret_cast<uint64_t *>(buffers[0]);
                       auto *x = reinterpret_cast<uint64_t *>(buffers[1]);
                       for (int64_t i = lo; i < hi; ++i)
                         reinterpret_cast<uint64_t *>(buffers[2])[i - lo] =
                             y[i - lo] + (i >= 2 ? x[i - 2 - first] : 0) +
                             (i + 2 < n ? x[i + 2 - first] : 0);
                       return int64_t(0);
                     });
  program.addArgument("a", a);
  program.addArgument("x", x);
  program.addResult("next", next, 1);

  std::vector<std::vector<uint64_t>> results(sessions);
  auto run = [&](int number) {
    TestSession session(program, {.threads_per_rank = workers + number,
                                  .rank_threads = rankThreads});
    EXPECT_EQ(session.getError(), "");
    std::vector<uint64_t> matrix(n * n), &result = results[number];
    result.resize(n);
    for (int64_t i = 0; i != n * n; ++i)
      matrix[i] = i * i % 7 - 3;
    std::iota(result.begin(), result.end(), 1);
    EXPECT_EQ(tofu_set_argument(session, 0, matrix.data()), 0);
    EXPECT_EQ(tofu_set_argument(session, 1, result.data()), 0);
    for (int step = 0; step != steps; ++step) {
      EXPECT_TRUE(step == 0 || tofu_feed(session) == 0) << tofu_error();
      EXPECT_EQ(tofu_step(session), 0) << tofu_error();
    }
    EXPECT_EQ(tofu_get_result(session, 0, result.data()), 0) << tofu_error();
  };
  std::vector<std::thread> hosts;
  for (int number = 1; number < sessions; ++number)
    hosts.emplace_back(run, number);
  run(0);
  for (std::thread &host : hosts)
    host.join();
  for (const std::vector<uint64_t> &result : results)
    EXPECT_EQ(result, results[0]);
  return results[0];
}

TEST(Step, IsTheSameOnAnyNumberOfRanks) {
  std::vector<uint64_t> expected = iterate(1, 5, 1);
  for (int64_t ranks : {2, 3, 4, 5, 8, 24, 32}) // of 32 some have empty pieces
    for (int64_t workers : {1, 3})
      EXPECT_EQ(iterate(ranks, 5, workers), expected) << ranks;
}

TEST(Step, IsTheSameOnAnyNumberOfRankThreads) {
  std::vector<uint64_t> expected = iterate(1, 5, 1);
  for (int64_t ranks : {1, 2, 5, 8})
    for (int64_t rankThreads : {1, 2, 3, 100}) // 100: more than ranks
      EXPECT_EQ(iterate(ranks, 5, 2, 1, rankThreads), expected)
          << ranks << " on " << rankThreads;
}

TEST(Step, ManyStepsEndAlike) {
  EXPECT_EQ(iterate(4, 500, 2), iterate(1, 500, 1));
}

TEST(Step, SessionsStepAtTheSameTime) {
  EXPECT_EQ(iterate(3, 100, 1, 4), iterate(1, 100, 1));
}

TEST(Step, ASessionIsForOneThreadAtATime) {
  std::atomic<bool> isRunning = false, ends = false;
  TestProgram program({2});
  program.addCompute("op0", {}, {}, 1, [&](auto &&...) {
    isRunning = true;
    isRunning.notify_all();
    ends.wait(false);
    return 0;
  });
  tofu_program *loaded;
  tofu_session *session;
  ASSERT_EQ(tofu_program_wrap(&program.getData(), &loaded), 0);
  ASSERT_EQ(tofu_session_open(loaded, nullptr, &session), 0);
  std::thread stepping([&] { EXPECT_EQ(tofu_step(session), 0); });
  isRunning.wait(false);
  EXPECT_EQ(tofu_step(session), 1);
  EXPECT_STREQ(tofu_error(),
               "the session is in use by another thread, but is for one at a "
               "time; let threads wait for each other, or open a session for "
               "each");
  EXPECT_EQ(tofu_feed(session), 1);
  std::thread closing([&] { tofu_session_close(session); }); // when it can
  ends = true;
  ends.notify_all();
  stepping.join();
  closing.join();
  tofu_program_unload(loaded);
}

TEST(Compute, RunsEachIterationOnce) {
  for (int64_t extent : {0, 1, 2, 3, 7, 1000})
    for (int64_t cost : {0, 1, 1 << 30})
      for (int64_t workers : {1, 2, 5}) {
        std::vector<std::atomic<int>> times(extent + 1);
        TestProgram program({2});
        program.addCompute(
            "op0", {}, {}, extent,
            [&](const Coordinates &, char *const *, int64_t begin,
                int64_t end) {
              for (int64_t i = begin; i != end; ++i)
                ++times[i];
              return int64_t(0);
            },
            cost);
        TestSession session(program, {.threads_per_rank = workers});
        ASSERT_EQ(tofu_step(session), 0) << tofu_error();
        for (int64_t i = 0; i != extent; ++i)
          EXPECT_EQ(times[i], 2); // once per rank
        EXPECT_EQ(times[extent], 0);
      }
}

TEST(Compute, SaysWhatWasReadOutside) {
  for (int64_t workers : {1, 4}) {
    TestProgram program({3});
    int64_t x = program.addBuffer(TOFU_F32, {3}, split({3}, {3}, {{0}}));
    program.addCompute(
        "op12", {x, x}, {}, 8,
        [](const Coordinates &at, char *const *, int64_t begin, int64_t end) {
          return int64_t(at[0] == 1 && end > 5 ? 2 : 0);
        },
        1 << 20);
    TestSession session(program, {.threads_per_rank = workers});
    ASSERT_EQ(tofu_step(session), 1);
    EXPECT_STREQ(tofu_error(),
                 "rank 1: op12 (step.mlir:1:2): reads operand 1 "
                 "outside of the rank's piece; an index that data "
                 "give may be outside of the tensor");
  }
}

// By its name, if it is an argument or was fetched of one.
TEST(Compute, SaysWhichArgumentWasReadOutside) {
  for (const char *source : {"", "params['w']"}) {
    TestProgram program({2});
    auto half = split({2}, {4}, {{0}});
    int64_t x = program.addBuffer(TOFU_F32, {4}, half);
    int64_t w = program.addBuffer(TOFU_F32, {4}, half);
    int64_t whole = program.addBuffer(TOFU_F32, {4}, split({2}, {4}, {{}}));
    program.addArgument("arg0", x);
    program.addArgument("arg1", w);
    program.getArgument(1).source = source;
    program.addFetch("op0", w, whole);
    program.addCompute("op1", {x, whole}, {}, 1,
                       [](const Coordinates &at, char *const *, int64_t,
                          int64_t) { return int64_t(at[0] == 1 ? 2 : 0); });
    TestSession session(program);
    ASSERT_EQ(tofu_step(session), 1);
    std::string name = *source ? "arg1 (params['w'])" : "arg1";
    EXPECT_EQ(tofu_error(),
              "rank 1: op1 (step.mlir:1:2): reads " + name +
                  " outside of the rank's piece; an index that data give may "
                  "be outside of the tensor");
  }
}

// Several transfers are under way at the same time, and end in another order.
TEST(Step, TransfersOverlap) {
  for (int64_t ranks : {1, 2, 5, 100}) {
    Axes mesh = {ranks}, extents = {200};
    TestProgram program(mesh);
    BoxFn parts = split(mesh, extents, {{0}}),
          whole = split(mesh, extents, {{}});
    Axes from, to;
    for (int64_t i = 0; i != 3; ++i) {
      from.push_back(program.addBuffer(TOFU_I64, extents, parts));
      to.push_back(program.addBuffer(TOFU_I64, extents, whole));
      program.addArgument("x", from.back());
      program.addResult("y", to.back());
    }
    int64_t terms = program.addBuffer(TOFU_I64, extents, whole, {0});
    int64_t sum = program.addBuffer(TOFU_I64, extents, whole);
    program.addResult("sum", sum);
    program.addCompute(
        "op0", {}, {terms}, 1,
        [](const Coordinates &at, char *const *buffers, int64_t, int64_t) {
          std::fill_n(reinterpret_cast<int64_t *>(buffers[0]), 200, at[0] + 1);
          return int64_t(0);
        });
    program.addFetch("fetch1", from[0], to[0], false);
    program.addFetch("fetch2", from[1], to[1], false);
    program.addReduce("reduce3", terms, sum, {0}, false);
    program.addFetch("fetch4", from[2], to[2]);
    program.addWait(3);
    program.addWait(2);
    program.addWait(1);
    TestSession session(program);
    ASSERT_EQ(session.getError(), "");
    for (int step = 0; step != 5; ++step) {
      std::vector<std::vector<int64_t>> values(3, std::vector<int64_t>(200));
      for (int64_t i = 0; i != 3; ++i) {
        std::iota(values[i].begin(), values[i].end(), 1000 * i + step);
        ASSERT_EQ(tofu_set_argument(session, i, values[i].data()), 0);
      }
      ASSERT_EQ(tofu_step(session), 0) << tofu_error();
      std::vector<int64_t> back(200);
      for (int64_t i = 0; i != 3; ++i) {
        ASSERT_EQ(tofu_get_result(session, i, back.data()), 0) << tofu_error();
        EXPECT_EQ(back, values[i]);
      }
      ASSERT_EQ(tofu_get_result(session, 3, back.data()), 0) << tofu_error();
      EXPECT_EQ(back, std::vector<int64_t>(200, ranks * (ranks + 1) / 2));
    }
  }
}

TEST(Step, ConstantsAreReadWhereTheyAre) {
  static const float constant[4] = {1, 2, 3, 4};
  TestProgram program({2});
  int64_t from = program.addBuffer(TOFU_F32, {4}, split({2}, {4}, {{}}));
  program.getBuffer(from).constant = constant;
  int64_t to = program.addBuffer(TOFU_F32, {4}, split({2}, {4}, {{0}}));
  program.addFetch("op0", from, to);
  program.addResult("y", to);
  TestSession session(program);
  float back[4] = {};
  ASSERT_EQ(tofu_step(session), 0) << tofu_error();
  ASSERT_EQ(tofu_get_result(session, 0, back), 0) << tofu_error();
  EXPECT_EQ(back[3], 4);
  EXPECT_EQ(session.getBytesMoved(), 0);
}
