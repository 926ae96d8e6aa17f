//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Several sessions of one process that step at the same time.
//
//===----------------------------------------------------------------------===//
#include "Compiled.h"

#include "../Partition/Operators.h"
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
