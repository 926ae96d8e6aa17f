//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Parts of lambdas: boxes in global coordinates, masks, identities.
//
//===----------------------------------------------------------------------===//
#include "Programs.h"

using namespace tofu::interpreter;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {
class PartTest : public Programs {
protected:
  /// x (10 values, as `in` on 4 devices) summed over windows of 3, as `out`.
  std::string window(const std::string &in, const std::string &out,
                     const std::string &part, const std::string &masks = "") {
    std::string a = "!tdl.piece<tensor<10xf32>, " + in + ">",
                b = "!tdl.piece<tensor<10xf32>, " + out + ">";
    return "func.func @f(%x: " + a + ") -> " + b +
           " attributes {plan.mesh = array<i64: 4>} {\n"
           "%y = tdl.lambda (%i) in [10] on (%p = %x) part <" +
           part + "> " + masks + " : (" + a + ") -> " + b + R"( {
    %zero = arith.constant 0.0 : f32
    %s = tdl.reduce sum (%d) in [3] : f32 {
      %v = tdl.read %p[%i + %d - 1] else %zero : tensor<10xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %y : )" +
           b + "\n}";
  }
  Tensor x = tensor("tensor<10xf32>", {1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
  const std::string range = "(d0 * 10) floordiv 4 to (d0 * 10 + 10) floordiv 4";
  const std::string split = "(d0) -> [" + range + "]";
  const std::string halo = "(d0) -> [max(0, (d0 * 10) floordiv 4 - 1) to "
                           "min(10, (d0 * 10 + 10) floordiv 4 + 1)]";
  const std::string whole = "(d0) -> [0 to 10]";
  testing::Matcher<std::vector<double>> expected =
      ElementsAre(3, 6, 9, 12, 15, 18, 21, 24, 27, 19);
};

TEST_F(PartTest, UnevenPartsInGlobalCoordinates) {
  EXPECT_THAT(
      runText(window(halo, split, "(d0) -> [" + range + ", 0 to 3]"), {x}),
      expected);
}
TEST_F(PartTest, ReadingOutsideOfThePieceIsAnError) {
  EXPECT_THAT(
      failText(window(split, split, "(d0) -> [" + range + ", 0 to 3]"), {x}),
      HasSubstr("rank 0: arg0 is read at [2], but this device "
                "holds only [0, 2)"));
}
TEST_F(PartTest, PartOfAReductionGivesTerms) {
  // Device d sums the window's offset d; the last one has none: the identity.
  EXPECT_THAT(runText(window(whole, whole + ", partial sum [0]",
                             "(d0) -> [0 to 10, d0 to min(3, d0 + 1)]"),
                      {x}),
              expected);
}
TEST_F(PartTest, MasksMakeTerms) {
  // Every device computes everything, of its part of x only.
  std::string part = "(d0) -> [0 to 10, 0 to 3]";
  EXPECT_THAT(runText(window(whole, whole + ", partial sum [0]", part,
                             "masks [#tdl.box<" + split + ">] carry [[0]]"),
                      {x}),
              expected);
  EXPECT_THAT(runText(window(split, whole + ", partial sum [0]", part,
                             "masks [#tdl.box<" + split + ">] carry [[0]]"),
                      {x}),
              expected);
}
TEST_F(PartTest, ConditionLeavesTheIdentity) {
  EXPECT_THAT(runText(window(whole, whole + ", partial sum [0]",
                             "(d0) -> [0 to 10, 0 to 3] if [d0 - 3]"),
                      {x}),
              expected);
}
TEST_F(PartTest, ComputingLessThanIsHeldIsAnError) {
  EXPECT_THAT(failText(window(whole, whole, "(d0) -> [0 to 9, 0 to 3]"), {x}),
              HasSubstr("rank 0: computes [0, 9) of result 0, but holds "
                        "[0, 10)"));
  EXPECT_THAT(failText(window(whole, split, "(d0) -> [0 to 10, 0 to 3]"), {x}),
              HasSubstr("but has room only for [0, 2)"));
}
TEST_F(PartTest, PartOfASumIsNotWhole) {
  std::string p = "!tdl.piece<tensor<1xf32>, (d0) -> [0 to 1]>";
  std::string q = "!tdl.piece<tensor<2xf32>, (d0) -> [d0 to d0 + 1]>";
  EXPECT_THAT(
      failText("func.func @f(%x: " + q + ") -> " + p +
                   " attributes {plan.mesh = array<i64: 2>} {\n"
                   "%y = tdl.lambda (%i) in [1] on (%a = %x) part <(d0) -> [0 "
                   "to 1, d0 to d0 + 1]> : (" +
                   q + ") -> " + p + R"( {
    %s = tdl.reduce sum (%k) in [2] : f32 {
      %v = tdl.read %a[%k] : tensor<2xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %y : )" + p +
                   "\n}",
               {tensor("tensor<2xf32>", {1, 2})}),
      HasSubstr("result 0: rank 1: copies of [0, 1) differ"));
}
} // namespace
