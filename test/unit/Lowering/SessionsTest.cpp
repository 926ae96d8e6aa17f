//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Several sessions of one process that step at the same time: of all ranks, or
// with some of the ranks each.
//
//===----------------------------------------------------------------------===//
#include "Compiled.h"

#include "../Partition/Operators.h"
#include "../Runtime/SocketCommunicator.h"
#include <map>
#include <thread>

using namespace tofu;
using namespace tofu::test;

/// y = a * b, by a library; large enough for several threads.
static const char *const kProduct = R"(
func.func @main(%a: tensor<160x120xf32>, %b: tensor<120x140xf32>) -> tensor<160x140xf32> {
  %y = tdl.lambda (%i, %j) in [160, 140] on (%p = %a, %q = %b)
      : (tensor<160x120xf32>, tensor<120x140xf32>) -> tensor<160x140xf32> {
    %s = tdl.reduce sum (%k) in [120] : f32 {
      %v = tdl.read %p[%i, %k] : tensor<160x120xf32>
      %w = tdl.read %q[%k, %j] : tensor<120x140xf32>
      %t = arith.mulf %v, %w : f32
      tdl.yield %t : f32
    }
    tdl.yield %s : f32
  }
  return %y : tensor<160x140xf32>
})";

TEST_F(Compiled, SessionsAtOnce) {
  mlir::func::FuncOp function = split(kProduct, 2);
  ASSERT_TRUE(function);
  auto expected = interpreter::execute(function, inputs);
  ASSERT_TRUE(bool(expected)) << llvm::toString(expected.takeError());
  const std::vector<char> &want = expected->results[0].bytes;
  tofu_program *program = load(function);
  ASSERT_TRUE(program);
  std::vector<std::thread> hosts;
  for (int64_t threads : {1, 2, 3, 1})
    hosts.emplace_back([&, threads] {
      tofu_options options{};
      options.threads_per_rank = threads;
      for (int i = 0; i != 5; ++i) {
        tofu_session *session = nullptr;
        ASSERT_EQ(tofu_session_open(program, &options, &session), 0)
            << tofu_error();
        for (auto [number, input] : llvm::enumerate(inputs))
          EXPECT_EQ(tofu_set_argument(session, number, input.bytes.data()), 0);
        for (int step = 0; step != 10; ++step) {
          std::vector<char> got(want.size());
          EXPECT_EQ(tofu_step(session), 0) << tofu_error();
          EXPECT_EQ(tofu_get_result(session, 0, got.data()), 0) << tofu_error();
          EXPECT_TRUE(got == want) << threads;
        }
        tofu_session_close(session);
      }
    });
  for (std::thread &host : hosts)
    host.join();
  tofu_program_unload(program);
}

/// The least squares' gradient of w, with sums and transposes: bytes move.
static const char *const kGradient = R"(
func.func @main(%x: tensor<24x10xf32>, %w: tensor<10x6xf32>) -> tensor<10x6xf32> {
  %y = tdl.lambda (%i, %j) in [24, 6] on (%p = %x, %q = %w)
      : (tensor<24x10xf32>, tensor<10x6xf32>) -> tensor<24x6xf32> {
    %s = tdl.reduce sum (%k) in [10] : f32 {
      %v = tdl.read %p[%i, %k] : tensor<24x10xf32>
      %u = tdl.read %q[%k, %j] : tensor<10x6xf32>
      %t = arith.mulf %v, %u : f32
      tdl.yield %t : f32
    }
    tdl.yield %s : f32
  }
  %g = tdl.lambda (%k, %j) in [10, 6] on (%p = %x, %q = %y)
      : (tensor<24x10xf32>, tensor<24x6xf32>) -> tensor<10x6xf32> {
    %s = tdl.reduce sum (%i) in [24] : f32 {
      %v = tdl.read %p[%i, %k] : tensor<24x10xf32>
      %u = tdl.read %q[%i, %j] : tensor<24x6xf32>
      %t = arith.mulf %v, %u : f32
      tdl.yield %t : f32
    }
    tdl.yield %s : f32
  }
  return %g : tensor<10x6xf32>
})";

/// The same in a loop: messages of one exchange follow on each other.
static const char *const kDescent = R"(
func.func @main(%x: tensor<24x10xf32>, %w: tensor<10x6xf32>) -> tensor<10x6xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %r, %n = tdl.while (%v = %w, %m = %zero) : tensor<10x6xf32>, tensor<i32> trips 5
  cond {
    %more = tdl.lambda () in [] on (%p = %m) : (tensor<i32>) -> tensor<i1> {
      %e = tdl.read %p[] : tensor<i32>
      %five = arith.constant 5 : i32
      %c = arith.cmpi slt, %e, %five : i32
      tdl.yield %c : i1
    }
    tdl.yield %more : tensor<i1>
  } do {
    %y = tdl.lambda (%i, %j) in [24, 6] on (%p = %x, %q = %v)
        : (tensor<24x10xf32>, tensor<10x6xf32>) -> tensor<24x6xf32> {
      %s = tdl.reduce sum (%k) in [10] : f32 {
        %e = tdl.read %p[%i, %k] : tensor<24x10xf32>
        %u = tdl.read %q[%k, %j] : tensor<10x6xf32>
        %t = arith.mulf %e, %u : f32
        tdl.yield %t : f32
      }
      tdl.yield %s : f32
    }
    %g = tdl.lambda (%k, %j) in [10, 6] on (%p = %x, %q = %y, %o = %v)
        : (tensor<24x10xf32>, tensor<24x6xf32>, tensor<10x6xf32>) -> tensor<10x6xf32> {
      %s = tdl.reduce sum (%i) in [24] : f32 {
        %e = tdl.read %p[%i, %k] : tensor<24x10xf32>
        %u = tdl.read %q[%i, 5 - %j] : tensor<24x6xf32>
        %t = arith.mulf %e, %u : f32
        tdl.yield %t : f32
      }
      %e = tdl.read %o[9 - %k, %j] : tensor<10x6xf32>
      %rate = arith.constant 0.01 : f32
      %t = arith.mulf %s, %rate : f32
      %f = arith.subf %e, %t : f32
      tdl.yield %f : f32
    }
    %next = tdl.lambda () in [] on (%p = %m) : (tensor<i32>) -> tensor<i32> {
      %e = tdl.read %p[] : tensor<i32>
      %one = arith.constant 1 : i32
      %c = arith.addi %e, %one : i32
      tdl.yield %c : i32
    }
    tdl.yield %g, %next : tensor<10x6xf32>, tensor<i32>
  }
  return %r : tensor<10x6xf32>
})";

/// The pieces of the result, by rank, after some steps on these ranks.
static std::map<int64_t, std::vector<char>>
runRanks(const tofu_program *program, std::vector<int64_t> ranks,
         const std::map<int64_t, std::vector<std::vector<char>>> &arguments,
         const tofu_communicator *communicator) {
  std::map<int64_t, std::vector<char>> pieces;
  tofu_options options{};
  options.communicator = communicator;
  options.timeout = 20;
  tofu_session *session = nullptr;
  EXPECT_EQ(tofu_session_open(program, &options, &session), 0) << tofu_error();
  for (int step = 0; step != 3; ++step) {
    for (int64_t rank : ranks)
      for (auto [number, piece] : llvm::enumerate(arguments.at(rank)))
        EXPECT_EQ(tofu_set_argument_piece(session, rank, number, piece.data()),
                  0)
            << tofu_error();
    EXPECT_EQ(tofu_step(session), 0) << tofu_error();
  }
  for (int64_t rank : ranks) {
    pieces[rank].resize(10 * 6 * 4);
    EXPECT_EQ(tofu_get_result_piece(session, rank, 0, pieces[rank].data()), 0)
        << tofu_error();
  }
  tofu_session_close(session);
  return pieces;
}

namespace {
class RanksSharedOut : public Compiled,
                       public testing::WithParamInterface<const char *> {};
} // namespace

TEST_P(RanksSharedOut, GiveTheSameBits) {
  mlir::func::FuncOp function = split(GetParam(), 4);
  ASSERT_TRUE(function);
  tofu_program *program = load(function);
  ASSERT_TRUE(program);
  EXPECT_GT(tofu_program_get_data(program)->bytes_moved, 0);

  // What the ranks of one session have.
  tofu_session *session = nullptr;
  ASSERT_EQ(tofu_session_open(program, nullptr, &session), 0) << tofu_error();
  std::map<int64_t, std::vector<std::vector<char>>> arguments;
  for (auto [number, input] : llvm::enumerate(inputs)) {
    EXPECT_EQ(tofu_set_argument(session, number, input.bytes.data()), 0);
    int64_t buffer = tofu_program_get_data(program)->arguments[number].buffer;
    for (int64_t rank = 0; rank != 4; ++rank) {
      void *data = nullptr;
      int64_t ranges[4];
      ASSERT_EQ(tofu_get_piece(session, rank, buffer, &data, ranges), 0);
      const char *bytes = static_cast<const char *>(data);
      arguments[rank].emplace_back(bytes, bytes + 4 * (ranges[1] - ranges[0]) *
                                                      (ranges[3] - ranges[2]));
    }
  }
  tofu_session_close(session);
  auto expected = runRanks(program, {0, 1, 2, 3}, arguments, nullptr);

  using Shares = std::vector<std::vector<int64_t>>;
  for (const Shares &shares :
       {Shares{{0, 1}, {2, 3}}, Shares{{0, 2}, {1, 3}}, Shares{{3}, {0, 1, 2}},
        Shares{{0}, {1}, {2}, {3}}}) {
    runtime::Wires wires(4);
    std::vector<std::map<int64_t, std::vector<char>>> parts(shares.size());
    std::vector<std::thread> hosts;
    for (size_t i = 0; i != shares.size(); ++i)
      hosts.emplace_back([&, i] {
        runtime::SocketCommunicator communicator(wires, shares[i]);
        parts[i] = runRanks(program, shares[i], arguments, communicator.get());
      });
    for (std::thread &host : hosts)
      host.join();
    std::map<int64_t, std::vector<char>> all;
    for (auto &part : parts)
      all.merge(part);
    EXPECT_EQ(all, expected);
  }
  tofu_program_unload(program);
}

INSTANTIATE_TEST_SUITE_P(Compiled, RanksSharedOut,
                         testing::Values(kGradient, kDescent));
