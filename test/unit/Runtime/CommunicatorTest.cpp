//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Ranks shared out among sessions, in one process and in several, which a
// communicator outside of the library connects: they compute the same bits as
// all ranks in one session.
//
//===----------------------------------------------------------------------===//
#include "SocketCommunicator.h"
#include "TestProgram.h"
#include "tofu/Runtime/Scalars.h"

#include <chrono>
#include <map>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace tofu::runtime;

/// The ranks of each session.
using Shares = std::vector<std::vector<int64_t>>;
/// The piece of each result on each rank, as bytes.
using Pieces = std::map<std::pair<int64_t, int64_t>, std::vector<char>>;

static constexpr int64_t kRows = 10, kColumns = 6;

namespace {
/// On 2 x 2 ranks: a halo of x; a sum over both axes that is scattered along
/// one of them and copied along the other; one of bf16, which is folded in f32;
/// a scan along both axes.
struct Example : TestProgram {
  Example() : TestProgram({2, 2}) {
    Axes mesh = {2, 2}, extents = {kRows, kColumns};
    BoxFn blocks = split(mesh, extents, {{0}, {1}}),
          whole = split(mesh, extents, {{}, {}});
    x = addBuffer(TOFU_F32, extents, blocks);
    halo = addBuffer(TOFU_F32, extents, grow(blocks, extents, 1));
    terms = addBuffer(TOFU_F32, extents, whole, {0, 1});
    sum = addBuffer(TOFU_F32, extents, split(mesh, extents, {{1}, {}}));
    halves = addBuffer(TOFU_BF16, extents, whole, {0, 1});
    total = addBuffer(TOFU_BF16, extents, whole);
    next = addBuffer(TOFU_F32, extents, blocks);
    BoxFn rows = split(mesh, {4, 3}, {{1, 0}, {}});
    own = addBuffer(TOFU_F32, {4, 3}, rows);
    before = addBuffer(TOFU_F32, {4, 3}, rows);
    through = addBuffer(TOFU_F32, {4, 3}, rows);
    addFetch("fetch0", x, halo);
    addCompute("op0", {halo}, {terms, halves, own}, 1,
               [](const Coordinates &at, char *const *buffers, int64_t,
                  int64_t) { return computeTerms(at, buffers); });
    addReduce("reduce2", terms, sum, {0}, false);
    addReduce("reduce3", halves, total, {0, 1});
    addWait(3);
    addScan("scan", own, before, through, {1, 0});
    addCompute("op1", {x, total}, {next}, 1,
               [this](const Coordinates &at, char *const *buffers, int64_t,
                      int64_t) { return computeNext(at, buffers); });
    addArgument("x", x);
    addResult("sum", sum);
    addResult("total", total);
    addResult("next", next, 0);
    addResult("before", before);
    addResult("through", through);
  }

  static int64_t computeTerms(const Coordinates &at, char *const *buffers) {
    auto *halo = reinterpret_cast<const float *>(buffers[0]);
    float seed = halo[0] + halo[1] * 0.3f;
    for (int64_t i = 0; i != kRows * kColumns; ++i) {
      float term = seed / (1 + i) + 1e3f * at[0] + at[1] / 7.0f;
      reinterpret_cast<float *>(buffers[1])[i] = term;
      reinterpret_cast<uint16_t *>(buffers[2])[i] = BF16::store(term);
      if (i < 3)
        reinterpret_cast<float *>(buffers[3])[i] = term;
    }
    return 0;
  }

  int64_t computeNext(const Coordinates &at, char *const *buffers) const {
    int64_t count = getVolume(getBox(x, getMesh().getRank(at)));
    for (int64_t i = 0; i != count; ++i)
      reinterpret_cast<float *>(buffers[2])[i] =
          reinterpret_cast<const float *>(buffers[0])[i] * 0.5f +
          1e-3f * BF16::load(reinterpret_cast<const uint16_t *>(buffers[1])[i]);
    return 0;
  }

  int64_t x, halo, terms, sum, halves, total, next, own, before, through;
};
} // namespace

/// Sets the pieces of these ranks, runs three steps, and gets their pieces of
/// the results.
static Pieces run(TestProgram &program, const std::vector<int64_t> &here,
                  const tofu_communicator *communicator,
                  std::string *error = nullptr, tofu_options options = {}) {
  options.communicator = communicator;
  options.timeout = 20;
  TestSession session(program, options);
  EXPECT_EQ(session.getError(), "");
  Pieces pieces;
  auto check = [&](int failed) {
    EXPECT_TRUE(!failed || error) << tofu_error();
    if (failed && error && error->empty())
      *error = tofu_error();
    return !failed;
  };
  const tofu_program_data &data = program.getData();
  for (int64_t rank : here) {
    std::vector<float> x;
    forEachPoint(program.getBox(data.arguments[0].buffer, rank),
                 [&](const Coordinates &at, int64_t) {
                   x.push_back(at[0] * kColumns + at[1] + 0.1f);
                 });
    check(tofu_set_argument_piece(session, rank, 0, x.data()));
  }
  for (int step = 0; step != 3; ++step)
    if ((step && !check(tofu_feed(session))) || !check(tofu_step(session)))
      return pieces;
  for (int64_t rank : here)
    for (int64_t i = 0; i != data.num_results; ++i) {
      const tofu_buffer &buffer = data.buffers[data.results[i].buffer];
      std::vector<char> &piece = pieces[{rank, i}];
      piece.resize(getVolume(program.getBox(data.results[i].buffer, rank)) *
                   tofu_type_bytes(buffer.type));
      check(tofu_get_result_piece(session, rank, i, piece.data()));
    }
  return pieces;
}

static Pieces runHere(TestProgram &program) {
  return run(program, {0, 1, 2, 3}, nullptr);
}

static const std::vector<Shares> kShares = {
    {{0, 1, 2, 3}},   {{0, 1}, {2, 3}}, {{0, 2}, {1, 3}},
    {{0}, {1, 2, 3}}, {{1, 2, 3}, {0}}, {{0}, {1}, {2}, {3}}};

TEST(Communicator, SessionsOfOneProcess) {
  Example program;
  Pieces expected = runHere(program);
  for (const Shares &shares : kShares) {
    Wires wires(4);
    std::vector<Pieces> pieces(shares.size());
    std::vector<std::thread> hosts;
    for (size_t i = 0; i != shares.size(); ++i)
      hosts.emplace_back([&, i] {
        SocketCommunicator communicator(wires, shares[i]);
        pieces[i] = run(program, shares[i], communicator.get());
      });
    for (std::thread &host : hosts)
      host.join();
    Pieces all;
    for (Pieces &some : pieces)
      all.merge(some);
    EXPECT_EQ(all, expected);
  }
}

/// In a child: exit status 0 if these ranks compute what is expected.
static pid_t fork(TestProgram &program, const Wires &wires,
                  const std::vector<int64_t> &here, const Pieces &expected) {
  pid_t child = ::fork();
  if (child)
    return child;
  SocketCommunicator communicator(wires, here);
  Pieces pieces = run(program, here, communicator.get());
  bool isRight = pieces.size() == here.size() * program.getData().num_results;
  for (const auto &[key, piece] : pieces)
    isRight &= expected.at(key) == piece;
  _exit(isRight ? 0 : 1);
}

TEST(Communicator, Processes) {
  Example program;
  Pieces expected = runHere(program);
  for (const Shares &shares : kShares) {
    Wires wires(4);
    std::vector<pid_t> children;
    for (const std::vector<int64_t> &here : shares)
      children.push_back(fork(program, wires, here, expected));
    for (pid_t child : children) {
      int status = 1;
      ASSERT_EQ(waitpid(child, &status, 0), child);
      EXPECT_EQ(status, 0);
    }
  }
}

TEST(Communicator, FailuresEndAllSessions) {
  Example program;
  for (int64_t call = 1; call < 16; call += 2) {
    Wires wires(4);
    std::string errors[2];
    auto runShare = [&](int i, std::vector<int64_t> here) {
      SocketCommunicator communicator(wires, here);
      run(program, here, communicator.get(), &errors[i],
          {.fail_rank = 1, .fail_call = call});
    };
    auto begin = std::chrono::steady_clock::now();
    std::thread other(runShare, 0, std::vector<int64_t>{0, 3});
    runShare(1, {1, 2});
    other.join();
    EXPECT_LT(std::chrono::steady_clock::now() - begin,
              std::chrono::seconds(10));
    EXPECT_NE(errors[1].find("fails as asked"), std::string::npos) << errors[1];
    EXPECT_NE(errors[0].find("another rank has failed"), std::string::npos)
        << errors[0];
  }
}

TEST(Communicator, NoStepBehindAFailureThatIsNotForgotten) {
  TestProgram program({1});
  int64_t x = program.addBuffer(TOFU_F32, {1}, split({1}, {1}, {{}}));
  program.addCompute("op0", {x}, {}, 1,
                     [](const Coordinates &, char *const *, int64_t, int64_t) {
                       return int64_t(1);
                     });
  Wires wires(1);
  SocketCommunicator communicator(wires, {0});
  TestSession session(program, {.communicator = communicator.get()});
  EXPECT_EQ(tofu_step(session), 1);
  EXPECT_STREQ(tofu_error(), "rank 0: op0 (step.mlir:1:2): reads operand 0 "
                             "outside of the rank's piece; an index that data "
                             "give may be outside of the tensor");
  EXPECT_EQ(tofu_step(session), 1);
  EXPECT_STREQ(tofu_error(),
               "a step has failed, and no other can begin: what is in the "
               "sockets is not known; open another session");
}

// What its functions throw, or an empty sentence, is an error as any other.
TEST(Communicator, MayFailInAnyWay) {
  Example program;
  auto step = [&](const char *(*start)(void *, const tofu_exchange *)) {
    Wires wires(4);
    SocketCommunicator communicator(wires, {0, 1, 2, 3});
    tofu_communicator functions = *communicator.get();
    functions.start = start;
    TestSession session(program, {.communicator = &functions});
    EXPECT_EQ(session.getError(), "");
    EXPECT_EQ(tofu_step(session), 1);
    return std::string(tofu_error());
  };
  EXPECT_NE(step([](void *, const tofu_exchange *) -> const char * {
              throw 5;
            }).find(": an exception of unknown type"),
            std::string::npos);
  EXPECT_NE(step([](void *, const tofu_exchange *) -> const char * {
              return "";
            }).find(": the communicator failed"),
            std::string::npos);
  std::string error = step([](void *, const tofu_exchange *) -> const char * {
    return "the wire is cut\nat both ends\n";
  });
  EXPECT_TRUE(error.ends_with("): the wire is cut at both ends")) << error;
}

TEST(Communicator, IsChecked) {
  Example program;
  Wires wires(4);
  SocketCommunicator communicator(wires, {1, 3});
  auto getError = [&](auto change) {
    tofu_communicator functions = *communicator.get();
    change(functions);
    return TestSession(program, {.communicator = &functions}).getError();
  };
  EXPECT_EQ(getError([](auto &) {}), "");
  EXPECT_EQ(getError([](auto &functions) { functions.num_all = 8; }),
            "the communicator is of 8 ranks, but the program is for 4");
  for (int64_t count : {int64_t(-1), int64_t(0), int64_t(5)})
    EXPECT_EQ(getError([&](auto &functions) { functions.num_here = count; }),
              "the communicator has " + std::to_string(count) +
                  " ranks here; give a list of 1 to 4");
  for (std::vector<int64_t> here :
       {std::vector<int64_t>{1, 4}, {1, -1}, {2, 2}, {3, 1}}) {
    int64_t wrong = here[1];
    EXPECT_EQ(getError([&](auto &functions) { functions.here = here.data(); }),
              "the communicator has rank " + std::to_string(wrong) +
                  " here; give ranks from 0 to 3, ascending, each once");
  }
  EXPECT_EQ(getError([](auto &functions) { functions.wait = nullptr; }),
            "the communicator lacks a function; give all of start, wait, "
            "abort, is_aborted and reset");
}

TEST(Communicator, WholeArraysNeedAllRanks) {
  Example program;
  Wires wires(4);
  SocketCommunicator communicator(wires, {1, 3});
  TestSession session(program, {.communicator = communicator.get()});
  std::vector<float> array(kRows * kColumns);
  std::string start = "there are no whole arrays where 2 of 4 ranks are; call ";
  EXPECT_EQ(tofu_set_argument(session, 0, array.data()), 1);
  EXPECT_EQ(tofu_error(), start + "tofu_set_argument_piece for each rank");
  EXPECT_EQ(tofu_get_result(session, 0, array.data()), 1);
  EXPECT_EQ(tofu_error(), start + "tofu_get_result_piece for each rank");
  EXPECT_EQ(tofu_set_argument_piece(session, 2, 0, array.data()), 1);
  EXPECT_STREQ(tofu_error(), "rank 2 is not here: this session has 2 of 4 "
                             "ranks, from 1 to 3");
  void *piece = nullptr;
  EXPECT_EQ(tofu_get_piece(session, 0, 0, &piece, nullptr), 1);
  EXPECT_STREQ(tofu_error(), "rank 0 is not here: this session has 2 of 4 "
                             "ranks, from 1 to 3");
}

TEST(Communicator, KnowsWhatIsOverwrittenHere) {
  TestProgram program({2});
  int64_t x = program.addBuffer(TOFU_F32, {4}, split({2}, {4}, {{0}}));
  program.addArgument("x", x);
  program.addResult("y", x);
  Wires wires(2);
  SocketCommunicator communicator(wires, {1});
  TestSession session(program, {.communicator = communicator.get()});
  float piece[2] = {};
  ASSERT_EQ(tofu_step(session), 0) << tofu_error();
  EXPECT_EQ(tofu_get_result_piece(session, 1, 0, piece), 0) << tofu_error();
  ASSERT_EQ(tofu_set_argument_piece(session, 1, 0, piece), 0);
  EXPECT_EQ(tofu_get_result_piece(session, 1, 0, piece), 1);
  EXPECT_STREQ(tofu_error(), "y is overwritten: x, which was set after the "
                             "step, lies in the same memory; get or feed "
                             "results before arguments are set");
}

TEST(Communicator, FeedsOnlyWhatIsHere) {
  TestProgram program({2});
  int64_t x = program.addBuffer(TOFU_F32, {4}, split({2}, {4}, {{0}}));
  int64_t y = program.addBuffer(TOFU_F32, {4}, split({2}, {4}, {{}}));
  program.addArgument("x", x);
  program.addResult("y", y, 0);
  Wires wires(2);
  SocketCommunicator communicator(wires, {1});
  TestSession session(program, {.communicator = communicator.get()});
  ASSERT_EQ(tofu_step(session), 0) << tofu_error();
  EXPECT_EQ(tofu_feed(session), 1);
  EXPECT_STREQ(tofu_error(),
               "result 'y' is held in other boxes than the argument that it "
               "replaces, and not all ranks are here; get its pieces and set "
               "those of the argument");
}
