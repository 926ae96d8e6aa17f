//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// plan.fetch and plan.reduce on hand-written programs: values and bytes.
//
//===----------------------------------------------------------------------===//
#include "Programs.h"

using namespace tofu::interpreter;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {
class ExchangeTest : public Programs {
protected:
  /// A program with one argument of type `from` and one operation to type `to`;
  /// types are the insides of !tdl.piece<tensor<10xf32>, ...>.
  std::string program(const std::string &op, const std::string &from,
                      const std::string &to, const std::string &mesh = "4") {
    std::string a = "<tensor<10xf32>, " + from + ">",
                b = "<tensor<10xf32>, " + to + ">";
    return "func.func @f(%x: !tdl.piece" + a + ") -> !tdl.piece" + b +
           " attributes {plan.mesh = array<i64: " + mesh + ">} {\n%y = plan." +
           op + " %x : " + a + " to " + b + "\nreturn %y : !tdl.piece" + b +
           "\n}";
  }
  Tensor x = tensor("tensor<10xf32>", {1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
  int64_t bytes(const std::string &text) {
    Execution run = executeText(text, {x});
    if (run.results.empty())
      return -1;
    EXPECT_EQ(numbers(run.results[0]), numbers(x));
    int64_t sum = 0;
    for (auto [op, count] : run.bytesOfOps)
      sum += count;
    EXPECT_EQ(sum, run.bytesMoved);
    return run.bytesMoved;
  }

  const std::string whole = "(d0) -> [0 to 10]";
  const std::string split =
      "(d0) -> [(d0 * 10) floordiv 4 to (d0 * 10 + 10) floordiv 4]";
  const std::string halo = "(d0) -> [max(0, (d0 * 10) floordiv 4 - 1) to "
                           "min(10, (d0 * 10 + 10) floordiv 4 + 1)]";
  const std::string reversed =
      "(d0) -> [((3 - d0) * 10) floordiv 4 to ((3 - d0) * 10 + 10) floordiv 4]";
};

TEST_F(ExchangeTest, FetchMovesWhatIsNotHeld) {
  EXPECT_EQ(bytes(program("fetch", split, whole)), 3 * 40); // all-gather
  EXPECT_EQ(bytes(program("fetch", split, halo)), 6 * 4);
  EXPECT_EQ(bytes(program("fetch", whole, split)), 0); // slice
  EXPECT_EQ(bytes(program("fetch", split, split)), 0);
  EXPECT_EQ(bytes(program("fetch", split, reversed)), 40);
  EXPECT_EQ(bytes(program("fetch", halo, whole)), 3 * 40 - 6 * 4);
}
TEST_F(ExchangeTest, FetchToOneDevice) {
  EXPECT_EQ(bytes(program("fetch", split, "(d0) -> [0 to 10] if [-d0]")),
            8 * 4);
}
TEST_F(ExchangeTest, FetchKeepsTermsApart) {
  // Partial along d0, split along d1: only devices with the same d0 exchange.
  EXPECT_EQ(bytes(program("fetch",
                          "(d0, d1) -> [d1 * 5 to d1 * 5 + 5], partial sum [0]",
                          "(d0, d1) -> [0 to 10], partial sum [0]", "2, 2")),
            2 * 40);
}
TEST_F(ExchangeTest, ReduceScatterMovesEachTermOnce) {
  EXPECT_EQ(bytes(program("reduce", whole + ", partial sum [0]", split)),
            3 * 40);
  EXPECT_EQ(bytes(program("reduce", whole + ", partial max [0]", split)),
            3 * 40);
}
TEST_F(ExchangeTest, AllReduceCopiesTheResult) {
  EXPECT_EQ(bytes(program("reduce", whole + ", partial sum [0]", whole)),
            2 * 3 * 40);
}
TEST_F(ExchangeTest, ReduceAlongOneOfTwoAxes) {
  // Copies along d1 are reduced each for itself.
  EXPECT_EQ(bytes(program("reduce", "(d0, d1) -> [0 to 10], partial sum [0]",
                          "(d0, d1) -> [0 to 10]", "2, 2")),
            2 * 2 * 40);
  EXPECT_EQ(bytes(program("reduce", "(d0, d1) -> [0 to 10], partial sum [0, 1]",
                          "(d0, d1) -> [d0 * 5 to d0 * 5 + 5], partial sum [1]",
                          "2, 2")),
            2 * 40);
  // Scatter along d0, copies along d1.
  EXPECT_EQ(bytes(program("reduce", "(d0, d1) -> [0 to 10], partial sum [0, 1]",
                          "(d0, d1) -> [d0 * 5 to d0 * 5 + 5]", "2, 2")),
            2 * 3 * 20 + 2 * 20);
}
TEST_F(ExchangeTest, TermsMayComeFromAnotherPlace) {
  // The result is split along d1 otherwise than the terms are.
  EXPECT_EQ(bytes(program("reduce",
                          "(d0, d1) -> [d1 * 5 to d1 * 5 + 5], partial sum [0]",
                          "(d0, d1) -> [d0 * 5 to d0 * 5 + 5]", "2, 2")),
            // Each needs two half terms: two devices have one, two none.
            (1 + 2 + 2 + 1) * 20);
}
TEST_F(ExchangeTest, FoldsInOrderOfCoordinates) {
  // ((1e8 + 1) - 1e8) in f32 is 0; another order would give 1.
  std::string p =
      "!tdl.piece<tensor<1xf32>, (d0) -> [0 to 1], partial sum [0]>";
  std::string text = R"(
func.func @f(%x: !tdl.piece<tensor<3xf32>, (d0) -> [d0 to d0 + 1]>) -> !tdl.piece<tensor<1xf32>, (d0) -> [0 to 1]>
    attributes {plan.mesh = array<i64: 3>} {
  %y = tdl.lambda (%i) in [1] on (%a = %x) part <(d0) -> [0 to 1, d0 to d0 + 1]>
      : (!tdl.piece<tensor<3xf32>, (d0) -> [d0 to d0 + 1]>) -> )" +
                     p + R"( {
    %s = tdl.reduce sum (%k) in [3] : f32 {
      %v = tdl.read %a[%k] : tensor<3xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %z = plan.reduce %y : <tensor<1xf32>, (d0) -> [0 to 1], partial sum [0]> to <tensor<1xf32>, (d0) -> [0 to 1]>
  return %z : !tdl.piece<tensor<1xf32>, (d0) -> [0 to 1]>
})";
  EXPECT_THAT(runText(text, {tensor("tensor<3xf32>", {1e8, 1, -1e8})}),
              ElementsAre(0));
  EXPECT_THAT(runText(text, {tensor("tensor<3xf32>", {1e8, -1e8, 1})}),
              ElementsAre(1));
}
TEST_F(ExchangeTest, HalvesAddUpInFloats) {
  // In bf16, 256 + 1 is 256.
  std::string p =
      "!tdl.piece<tensor<1xbf16>, (d0) -> [0 to 1], partial sum [0]>";
  std::string result = "!tdl.piece<tensor<1xbf16>, (d0) -> [0 to 1]>";
  auto text = [&](const std::string &more, const std::string &type) {
    return "func.func @f(%x: !tdl.piece<tensor<600xbf16>, (d0) -> [d0 to d0 + "
           "1]>) -> " +
           type +
           R"( attributes {plan.mesh = array<i64: 600>} {
  %y = tdl.lambda (%i) in [1] on (%a = %x) part <(d0) -> [0 to 1, d0 to d0 + 1]>
      : (!tdl.piece<tensor<600xbf16>, (d0) -> [d0 to d0 + 1]>) -> )" +
           p + R"( {
    %s = tdl.reduce sum (%k) in [600] : bf16 {
      %v = tdl.read %a[%k] : tensor<600xbf16>
      tdl.yield %v : bf16
    }
    tdl.yield %s : bf16
  }
)" + more + type +
           "\n}";
  };
  std::string reduce = "%z = plan.reduce %y : " + p.substr(10) + " to " +
                       result.substr(10) + "\nreturn %z : ";
  Tensor ones = tensor("tensor<600xbf16>", std::vector<double>(600, 1));
  EXPECT_THAT(runText(text(reduce, result), {ones}), ElementsAre(600));
  // Terms that are results are folded when they are gathered.
  EXPECT_THAT(runText(text("return %y : ", p), {ones}), ElementsAre(600));
}
TEST_F(ExchangeTest, WhatNobodyHoldsIsAnError) {
  EXPECT_THAT(
      failText(program("fetch", "(d0) -> [d0 * 2 to d0 * 2 + 2]", whole), {x}),
      HasSubstr("rank 0: no device holds [8, 10) of the tensor to "
                "fetch"));
  EXPECT_THAT(failText(program("reduce",
                               "(d0) -> [0 to 10] if [d0 - 1], "
                               "partial sum [0]",
                               whole),
                       {x}),
              HasSubstr("rank 0: no device holds a term of [0, 10)"));
}
TEST_F(ExchangeTest, ResultsMustBeWhole) {
  EXPECT_THAT(failText(program("fetch", split, "(d0) -> [d0 to d0 + 1]"), {x}),
              HasSubstr("result 0: no device holds [4, 10)"));
}
TEST_F(ExchangeTest, PartialArgumentsAndResults) {
  EXPECT_EQ(bytes(program("fetch", whole + ", partial sum [0]",
                          whole + ", partial sum [0]")),
            0);
}
} // namespace
