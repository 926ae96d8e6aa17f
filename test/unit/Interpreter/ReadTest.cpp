//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Programs.h"

using namespace tofu::interpreter;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {
class ReadTest : public Programs {
protected:
  /// A lambda over 4 points that yields %r, of x = [1, 2, 3, 4, 5, 6].
  std::string program(const std::string &code) {
    return R"(
func.func @f(%x: tensor<6xf32>) -> tensor<4xf32> {
  %z = tdl.lambda (%i) in [4] on (%p = %x) : (tensor<6xf32>) -> tensor<4xf32> {
    %c = arith.constant 9.0 : f32
    )" + code +
           R"(
    tdl.yield %r : f32
  }
  return %z : tensor<4xf32>
})";
  }
  Tensor x = tensor("tensor<6xf32>", {1, 2, 3, 4, 5, 6});
  std::vector<double> yield(const std::string &code) {
    return runText(program(code), {x});
  }
};

TEST_F(ReadTest, ElseOutsideOfTheTensor) {
  EXPECT_THAT(yield("%r = tdl.read %p[%i - 1] else %c : tensor<6xf32>"),
              ElementsAre(9, 1, 2, 3));
  EXPECT_THAT(yield("%r = tdl.read %p[2 * %i + 1] else %c : tensor<6xf32>"),
              ElementsAre(2, 4, 6, 9));
}
TEST_F(ReadTest, FloorDivModAndCeilDiv) {
  EXPECT_THAT(
      yield("%r = tdl.read %p[(%i - 1) floordiv 2 + 1] : tensor<6xf32>"),
      ElementsAre(1, 2, 2, 3));
  EXPECT_THAT(yield("%r = tdl.read %p[(%i - 1) mod 3] : tensor<6xf32>"),
              ElementsAre(3, 1, 2, 3));
  EXPECT_THAT(yield("%r = tdl.read %p[%i ceildiv 2] : tensor<6xf32>"),
              ElementsAre(1, 2, 2, 3));
}
TEST_F(ReadTest, Where) {
  EXPECT_THAT(yield("%r = tdl.read %p[%i] else %c where (%i mod 2 == 0) : "
                    "tensor<6xf32>"),
              ElementsAre(1, 9, 3, 9));
  EXPECT_THAT(yield("%r = tdl.read %p[%i] else %c where (%i >= 1, %i <= 2) : "
                    "tensor<6xf32>"),
              ElementsAre(9, 2, 3, 9));
}
TEST_F(ReadTest, CoordinateFromData) {
  std::string code = R"(
    %v = tdl.read %p[%i] : tensor<6xf32>
    %n = arith.fptosi %v : f32 to i32
    %k = arith.index_cast %n : i32 to index
    %r = tdl.read %p[symbol(%k) + 1] else %c : tensor<6xf32>)";
  EXPECT_THAT(yield(code), ElementsAre(3, 4, 5, 6));
}
TEST_F(ReadTest, OutsideWithoutElseIsAnError) {
  std::string code = R"(
    %v = tdl.read %p[%i] : tensor<6xf32>
    %n = arith.fptosi %v : f32 to i32
    %k = arith.index_cast %n : i32 to index
    %r = tdl.read %p[symbol(%k) + 2] : tensor<6xf32>)";
  EXPECT_THAT(failText(program(code), {x}),
              HasSubstr("arg0 is read at [6] without 'else', but its "
                        "extents are [6]"));
}
TEST_F(ReadTest, AffineApplyAndIndexAsValue) {
  EXPECT_THAT(yield(R"(
    %k = affine.apply affine_map<(d0) -> (3 - d0)>(%i)
    %v = tdl.read %p[%k] : tensor<6xf32>
    %n = arith.index_cast %k : index to i32
    %w = arith.sitofp %n : i32 to f32
    %r = arith.mulf %v, %w : f32)"),
              ElementsAre(12, 6, 2, 0));
}
TEST_F(ReadTest, ScalarOperandsAndSymbolicStride) {
  EXPECT_THAT(runText(R"(
func.func @f(%x: tensor<6xf32>) -> tensor<3xf32> {
  %two = arith.constant 2 : index
  %half = arith.constant 0.5 : f32
  %z = tdl.lambda (%i) in [3] on (%p = %x, %s = %two, %h = %half)
      : (tensor<6xf32>, index, f32) -> tensor<3xf32> {
    %v = tdl.read %p[%i * symbol(%s)] : tensor<6xf32>
    %r = arith.mulf %v, %h : f32
    tdl.yield %r : f32
  }
  return %z : tensor<3xf32>
})",
                      {x}),
              ElementsAre(0.5, 1.5, 2.5));
}
TEST_F(ReadTest, RankZeroAndNoElements) {
  EXPECT_THAT(
      runText(R"(
func.func @f(%x: tensor<f32>, %y: tensor<0x3xf32>) -> tensor<f32> {
  %z = tdl.lambda () in [] on (%p = %x) : (tensor<f32>) -> tensor<f32> {
    %v = tdl.read %p[] : tensor<f32>
    %r = arith.addf %v, %v : f32
    tdl.yield %r : f32
  }
  %e = tdl.lambda (%i, %j) in [0, 3] on (%p = %y) : (tensor<0x3xf32>) -> tensor<0x3xf32> {
    %v = tdl.read %p[%i, %j] : tensor<0x3xf32>
    tdl.yield %v : f32
  }
  return %z : tensor<f32>
})",
              {tensor("tensor<f32>", {4}), tensor("tensor<0x3xf32>", {})}),
      ElementsAre(8));
}
TEST_F(ReadTest, Cholesky) {
  std::string text = R"(
func.func @f(%a: tensor<2x2x2xf32>) -> tensor<2x2x2xf32> {
  %r = tdl.lambda (%b) in [2] on (%m = %a) : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32> {
    %v = tdl.opaque "tofu_cholesky"(%m[%b, :, :]) : (tensor<2x2x2xf32>) -> tensor<2x2xf32>
    tdl.yield %v : tensor<2x2xf32>
  }
  return %r : tensor<2x2x2xf32>
})";
  Tensor a = tensor("tensor<2x2x2xf32>", {4, 2, 2, 10, 1, 0, 0, 9});
  EXPECT_THAT(runText(text, {a}), ElementsAre(2, 0, 1, 3, 1, 0, 0, 3));
  text.replace(text.find("tofu_cholesky"), 13, "mystery");
  EXPECT_THAT(failText(text, {a}),
              HasSubstr("no body for the opaque function 'mystery'"));
}
TEST_F(ReadTest, Constants) {
  EXPECT_THAT(runText(R"(
func.func @f() -> tensor<4xi8> {
  %c = arith.constant dense<[1, -2, 3, 4]> : tensor<4xi8>
  %d = arith.constant dense<5> : tensor<4xi8>
  %z = tdl.lambda (%i) in [4] on (%p = %c, %q = %d) : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8> {
    %v = tdl.read %p[%i] : tensor<4xi8>
    %w = tdl.read %q[%i] : tensor<4xi8>
    %r = arith.addi %v, %w : i8
    tdl.yield %r : i8
  }
  return %z : tensor<4xi8>
})",
                      {}),
              ElementsAre(6, 3, 8, 9));
}
TEST_F(ReadTest, ArraysOfAnotherShapeAreRefused) {
  EXPECT_EQ(
      failText(program("%r = tdl.read %p[%i] : tensor<6xf32>"),
               {tensor("tensor<5xf32>", {})}),
      "argument 0 is tensor<6xf32>, but the array given is tensor<5xf32>");
  EXPECT_EQ(failText(program("%r = tdl.read %p[%i] : tensor<6xf32>"), {}),
            "'f' has 1 arguments, but 0 arrays are given");
}
} // namespace
