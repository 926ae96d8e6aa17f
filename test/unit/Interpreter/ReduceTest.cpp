//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Programs.h"

#include <cmath>

using namespace tofu::interpreter;
using testing::ElementsAre;

namespace {
class ReduceTest : public Programs {
protected:
  /// One number from x, of the type; the code computes %r.
  double yield(const std::string &type, std::vector<double> x,
               const std::string &code, const std::string &prefix = "") {
    std::string tensorType =
        "tensor<" + std::to_string(x.size()) + "x" + type + ">";
    return runText(prefix + "func.func @f(%x: " + tensorType + ") -> tensor<" +
                       type + "> {\n%z = tdl.lambda () in [] on (%p = %x) : (" +
                       tensorType + ") -> tensor<" + type + "> {\n" + code +
                       "\ntdl.yield %r : " + type + "\n}\nreturn %z : tensor<" +
                       type + ">\n}",
                   {tensor(tensorType, x)})
        .at(0);
  }
  double fold(const std::string &combiner, const std::string &type,
              std::vector<double> x, const std::string &more = "") {
    std::string n = std::to_string(x.size());
    return yield(type, x,
                 "%r = tdl.reduce " + combiner + " (%k) in [" + n + "]" + more +
                     " : " + type + " {\n%v = tdl.read %p[%k] : tensor<" + n +
                     "x" + type + ">\ntdl.yield %v : " + type + "\n}");
  }
};

TEST_F(ReduceTest, BuiltinCombiners) {
  EXPECT_EQ(fold("sum", "f32", {1, 2, 3}), 6);
  EXPECT_EQ(fold("prod", "f32", {2, 3, 4}), 24);
  EXPECT_EQ(fold("max", "f32", {-5, -2, -3}), -2);
  EXPECT_EQ(fold("min", "i32", {5, -2, 3}), -2);
  EXPECT_EQ(fold("all", "i1", {-1, 0}), 0);
  EXPECT_EQ(fold("any", "i1", {-1, 0}), 1);
  EXPECT_EQ(fold("sum", "i8", {100, 100}), -56);
}
TEST_F(ReduceTest, EmptyIsTheIdentity) {
  EXPECT_EQ(fold("sum", "f32", {}), 0);
  EXPECT_EQ(fold("max", "f32", {}), -INFINITY);
  EXPECT_EQ(fold("min", "i8", {}), 127);
  EXPECT_EQ(fold("prod", "bf16", {}), 1);
}
TEST_F(ReduceTest, AccumulatorIsRoundedOnce) {
  std::vector<double> x(512, 1.0);
  EXPECT_EQ(fold("sum", "bf16", x), 512);
  EXPECT_EQ(fold("sum", "bf16", x, " acc bf16"), 256); // 256 + 1 is 256 there
  EXPECT_EQ(fold("prod", "f16", {0x1p-14, 0x1p-14, 0x1p14}), 0x1p-14);
  EXPECT_EQ(fold("sum", "i8", {100, 100, -100}, " acc i32"), 100);
}
TEST_F(ReduceTest, GuardsSkipPoints) {
  EXPECT_EQ(fold("sum", "f32", {1, 2, 3, 4}, " where (%k mod 2 == 0)"), 4);
  EXPECT_EQ(fold("sum", "f32", {1, 2, 3, 4}, " where (%k - 7 >= 0)"), 0);
}
TEST_F(ReduceTest, GuardedReadsDoNotFailWhereTheGuardDoes) {
  // The read would be outside; it does not depend on the reduction's index.
  EXPECT_EQ(yield("f32", {1, 2}, R"(
    %r = tdl.reduce sum (%j, %k) in [3, 2] where (%j - 1 == 0) : f32 {
      %v = tdl.read %p[%j - 1] : tensor<2xf32>
      tdl.yield %v : f32
    })"),
            2);
  EXPECT_EQ(yield("f32", {1, 2}, R"(
    %c = arith.constant 5 : index
    %r = tdl.reduce sum (%k) in [2] where (%k - 2 >= 0) : f32 {
      %v = tdl.read %p[symbol(%c)] : tensor<2xf32>
      tdl.yield %v : f32
    })"),
            0);
}
TEST_F(ReduceTest, NestedAndHoisted) {
  // sum_i (x_i * sum_j x_j): the inner sum does not depend on i.
  EXPECT_EQ(yield("f32", {1, 2, 3}, R"(
    %r = tdl.reduce sum (%i) in [3] : f32 {
      %v = tdl.read %p[%i] : tensor<3xf32>
      %s = tdl.reduce sum (%j) in [3] : f32 {
        %w = tdl.read %p[%j] : tensor<3xf32>
        tdl.yield %w : f32
      }
      %m = arith.mulf %v, %s : f32
      tdl.yield %m : f32
    })"),
            36);
  // sum_i sum_{j <= i} x_j
  EXPECT_EQ(yield("f32", {1, 2, 3}, R"(
    %r = tdl.reduce sum (%i) in [3] : f32 {
      %s = tdl.reduce sum (%j) in [3] where (%j <= %i) : f32 {
        %w = tdl.read %p[%j] : tensor<3xf32>
        tdl.yield %w : f32
      }
      tdl.yield %s : f32
    })"),
            10);
}
TEST_F(ReduceTest, ExtentsFromData) {
  EXPECT_EQ(yield("f32", {1, 2, 3}, R"(
    %c = arith.constant 2 : index
    %r = tdl.reduce sum (%j) in [%c] : f32 {
      %w = tdl.read %p[%j] : tensor<3xf32>
      tdl.yield %w : f32
    })"),
            3);
}
TEST_F(ReduceTest, NamedCombiner) {
  std::string argmax = R"(
tdl.combiner @argmax identity [0xFF800000 : f32, 0 : i32] {
^bb0(%a: f32, %i: i32, %b: f32, %j: i32):
  %c = arith.cmpf oge, %a, %b : f32
  %v = arith.select %c, %a, %b : f32
  %k = arith.select %c, %i, %j : i32
  tdl.yield %v, %k : f32, i32
}
)";
  std::string code = R"(
    %m:2 = tdl.reduce @argmax (%j) in [4] : f32, i32 {
      %v = tdl.read %p[%j] : tensor<4xf32>
      %k = arith.index_cast %j : index to i32
      tdl.yield %v, %k : f32, i32
    }
    %r = arith.sitofp %m#1 : i32 to f32)";
  EXPECT_EQ(yield("f32", {3, 9, 9, 4}, code, argmax), 1);
}
TEST_F(ReduceTest, CombinerMaySwapItsValues) {
  // Folds to (b, a): the accumulators are set at once.
  std::string swap = R"(
tdl.combiner @swap identity [1 : i32, 2 : i32] {
^bb0(%a: i32, %b: i32, %c: i32, %d: i32):
  tdl.yield %b, %a : i32, i32
}
)";
  EXPECT_EQ(yield("i32", {0, 0, 0}, R"(
    %m:2 = tdl.reduce @swap (%j) in [3] : i32, i32 {
      %v = tdl.read %p[%j] : tensor<3xi32>
      tdl.yield %v, %v : i32, i32
    }
    %t = arith.constant 10 : i32
    %u = arith.muli %m#0, %t : i32
    %r = arith.addi %u, %m#1 : i32)",
                  swap),
            21);
}
TEST_F(ReduceTest, SeveralResults) {
  Execution run = executeText(R"(
func.func @f(%x: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %z:2 = tdl.lambda (%i) in [2] on (%p = %x) : (tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %s:2 = tdl.reduce max (%k) in [3] : f32, f32 {
      %v = tdl.read %p[%i, %k] : tensor<2x3xf32>
      %n = arith.negf %v : f32
      tdl.yield %v, %n : f32, f32
    }
    tdl.yield %s#1, %s#0 : f32, f32
  }
  return %z#0, %z#1 : tensor<2xf32>, tensor<2xf32>
})",
                              {tensor("tensor<2x3xf32>", {1, 2, 3, 6, 5, 4})});
  EXPECT_THAT(numbers(run.results[0]), ElementsAre(-1, -4));
  EXPECT_THAT(numbers(run.results[1]), ElementsAre(3, 6));
}
} // namespace
