//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Memory/MemoryPlan.h"
#include "Programs.h"
#include "tofu/TDL/ElementBytes.h"

using namespace tofu::interpreter;
using namespace tofu::memory;

namespace {
class MemoryPlanTest : public Programs {
protected:
  /// One step of a chain: a lambda from one value to the next.
  static std::string step(const std::string &from, const std::string &to) {
    return "%" + to + " = tdl.lambda (%i) in [32] on (%p = %" + from + R"()
      : (tensor<32xf32>) -> tensor<32xf32> {
    %v = tdl.read %p[%i] : tensor<32xf32>
    %w = arith.addf %v, %v : f32
    tdl.yield %w : f32
  }
)";
  }
};

/// A function of %x and %y, tensors of 32 floats, with these attributes.
static std::string function(const std::string &body, const std::string &result,
                            const std::string &attributes = "") {
  return "func.func @f(%x: tensor<32xf32>, %y: tensor<32xf32>) -> "
         "tensor<32xf32> " +
         (attributes.empty() ? "" : "attributes {" + attributes + "} ") +
         "{\n" + body + "return %" + result + " : tensor<32xf32>\n}";
}

TEST_F(MemoryPlanTest, AChainOfPointsStaysInOnePlace) {
  std::string text =
      function(step("x", "a") + step("a", "b") + step("b", "c"), "c");
  MemoryPlan plan(parse(text));
  EXPECT_TRUE(plan.isValid());
  EXPECT_EQ(plan.getArenaBytes(), 3 * 128); // two arguments and the chain
  EXPECT_EQ(plan.getBound(), 3 * 128);
  EXPECT_EQ(plan.getPeakBytes(BufferKind::Argument), 256);
  EXPECT_EQ(plan.getPeakBytes(BufferKind::Result), 128);
  EXPECT_EQ(plan.getPeakBytes(BufferKind::Temporary), 128);
  EXPECT_THAT(runText(text, {tensor("tensor<32xf32>", {1}),
                             tensor("tensor<32xf32>", {1})})[0],
              8);
}
TEST_F(MemoryPlanTest, AReaderOfOtherElementsHasItsOwnPlace) {
  auto reverse = [](std::string from, std::string to) {
    std::string text = step(from, to);
    return text.replace(text.find("[%i]"), 4, "[31 - %i]");
  };
  mlir::func::FuncOp f =
      parse(function(step("x", "a") + reverse("a", "b"), "b"));
  MemoryPlan plan(f);
  EXPECT_TRUE(plan.isValid());
  EXPECT_EQ(plan.getBound(), 4 * 128);
  mlir::Value last = f.getBody().front().getTerminator()->getOperand(0);
  EXPECT_FALSE(plan.getPlace(last));
}
TEST_F(MemoryPlanTest, AResultReplacesItsArgument) {
  mlir::func::FuncOp f = parse(function(step("x", "a") + step("y", "b"), "b",
                                        "plan.replaces = array<i64: 1>"));
  MemoryPlan plan(f);
  EXPECT_TRUE(plan.isValid());
  mlir::Value last = f.getBody().front().getTerminator()->getOperand(0);
  EXPECT_EQ(plan.getPlace(last), f.getArgument(1));
  EXPECT_EQ(plan.getBuffer(last).offset,
            plan.getBuffer(f.getArgument(1)).offset);
  EXPECT_EQ(plan.getPeakBytes(BufferKind::Result), 0);
}
TEST_F(MemoryPlanTest, AnArgumentThatIsReadLaterIsNotReplaced) {
  MemoryPlan plan(parse(function(step("y", "b") + step("y", "a"), "b",
                                 "plan.replaces = array<i64: 1>")));
  EXPECT_TRUE(plan.isValid());
  EXPECT_EQ(plan.getPeakBytes(BufferKind::Result), 128);
}
TEST_F(MemoryPlanTest, AProductIsNotWrittenInItsOperandsPlace) {
  std::string square = "tensor<8x8xf32>";
  std::string text =
      "func.func @f(%x: " + square + ") -> " + square +
      " attributes {plan.replaces = array<i64: 0>} {\n"
      "%y = tdl.lambda (%i, %j) in [8, 8] on (%p = %x, %q = %x) : (" +
      square + ", " + square + ") -> " + square + " {\n" +
      "%s = tdl.reduce sum (%k) in [8] : f32 {\n%v = tdl.read %p[%i, %k] : " +
      square + "\n%w = tdl.read %q[%k, %j] : " + square +
      "\n%m = arith.mulf %v, %w : f32\ntdl.yield %m : f32\n}\n"
      "tdl.yield %s : f32\n}\nreturn %y : " +
      square + "\n}";
  MemoryPlan plan(parse(text));
  EXPECT_EQ(plan.getArenaBytes(), 2 * 256);
}
// It is made of zeros, to which terms are added: also where the only row is
// that of an operand.
TEST_F(MemoryPlanTest, AScatterIsNotWrittenInItsOperandsPlace) {
  MemoryPlan plan(parse(R"(
func.func @f(%x: tensor<1xf32>, %ids: tensor<3xi32>) -> tensor<1xf32>
    attributes {plan.replaces = array<i64: 0>} {
  %y = tdl.lambda (%row) in [1] on (%p = %x, %q = %ids)
      : (tensor<1xf32>, tensor<3xi32>) -> tensor<1xf32> {
    %s = tdl.reduce sum (%k) in [3] : f32 {
      %id = tdl.read %q[%k] : tensor<3xi32>
      %at = arith.index_cast %id : i32 to index
      %isHere = arith.cmpi eq, %at, %row : index
      %v = tdl.read %p[0] : tensor<1xf32>
      %zero = arith.constant 0.0 : f32
      %t = arith.select %isHere, %v, %zero : f32
      tdl.yield %t : f32
    }
    tdl.yield %s : f32
  }
  return %y : tensor<1xf32>
})"));
  EXPECT_TRUE(plan.isValid());
  EXPECT_EQ(plan.getArenaBytes(), 3 * 64);
}
TEST_F(MemoryPlanTest, ConstantsTakeNoRoom) {
  std::string text = function(
      "%c = arith.constant dense<2.0> : tensor<32xf32>\n" + step("c", "a"),
      "a");
  MemoryPlan plan(parse(text));
  EXPECT_EQ(plan.getArenaBytes(), 3 * 128);
  EXPECT_EQ(plan.getPeakBytes(BufferKind::Constant), 128);
  EXPECT_THAT(runText(text, {tensor("tensor<32xf32>", {1}),
                             tensor("tensor<32xf32>", {1})})[0],
              4);
}
/// A loop of one state that begins as %from, is %s inside and %to at the end.
static std::string loop(const std::string &from, const std::string &body,
                        const std::string &next, const std::string &to) {
  return "%go = arith.constant dense<false> : tensor<i1>\n%" + to +
         " = tdl.while (%s = %" + from +
         ") : tensor<32xf32> cond { tdl.yield %go : tensor<i1> } do {\n" +
         body + "tdl.yield %" + next + " : tensor<32xf32> }\n";
}
TEST_F(MemoryPlanTest, AStateHasOnePlace) {
  MemoryPlan plan(parse(
      function(step("x", "a") + loop("a", step("s", "b"), "b", "r"), "r")));
  EXPECT_TRUE(plan.isValid());
  EXPECT_EQ(plan.getArenaBytes(), 3 * 128); // two arguments and the state
}
TEST_F(MemoryPlanTest, AStateThatIsStillNeededIsNotWrittenOver) {
  // %b is made before %s is read for the last time.
  MemoryPlan plan(parse(function(
      step("x", "a") + loop("a", step("s", "b") + step("s", "c"), "b", "r"),
      "r")));
  EXPECT_TRUE(plan.isValid());
  EXPECT_EQ(plan.getArenaBytes(), 5 * 128);
}
TEST_F(MemoryPlanTest, WhatALoopReadsLivesUntilItEnds) {
  // %o is read first in the body, but in the next iteration again: neither %b
  // nor %c may take its place.
  MemoryPlan plan(
      parse(function(step("x", "a") + step("y", "o") +
                         loop("a", step("o", "b") + step("s", "c"), "c", "r"),
                     "r")));
  EXPECT_TRUE(plan.isValid());
  EXPECT_EQ(plan.getArenaBytes(), 5 * 128); // %x, %y, %o, the state, %b
}
TEST_F(MemoryPlanTest, AnArgumentIsNotWrittenByALoop) {
  MemoryPlan plan(parse(function(loop("x", step("s", "b"), "b", "r"), "r")));
  EXPECT_TRUE(plan.isValid());
  EXPECT_EQ(plan.getArenaBytes(), 3 * 128);
}
TEST_F(MemoryPlanTest, AStateIsInThePlaceOfTheArgumentThatItReplaces) {
  std::string text =
      function(step("x", "a") + loop("a", step("s", "b"), "b", "r"), "r",
               "plan.replaces = array<i64: 0>");
  MemoryPlan plan(parse(text));
  EXPECT_TRUE(plan.isValid());
  EXPECT_EQ(plan.getArenaBytes(), 2 * 128);
}
TEST_F(MemoryPlanTest, BranchesWriteInThePlaceOfTheResult) {
  std::string branches =
      "%n = arith.constant dense<0> : tensor<i32>\n"
      "%r = tdl.case %n : tensor<i32> -> tensor<32xf32> {\n" +
      step("x", "b") + "tdl.yield %b : tensor<32xf32> } {\n" + step("y", "c") +
      "tdl.yield %c : tensor<32xf32> }\n";
  MemoryPlan plan(parse(function(branches, "r")));
  EXPECT_TRUE(plan.isValid());
  EXPECT_EQ(plan.getArenaBytes(), 3 * 128);
  // What is yielded as it is is copied: the result has a place all along.
  std::string copies = "%n = arith.constant dense<0> : tensor<i32>\n"
                       "%r = tdl.case %n : tensor<i32> -> tensor<32xf32> {\n"
                       "tdl.yield %x : tensor<32xf32> } {\n" +
                       step("y", "c") + "tdl.yield %c : tensor<32xf32> }\n";
  MemoryPlan copied(parse(function(copies, "r")));
  EXPECT_TRUE(copied.isValid());
  EXPECT_EQ(copied.getArenaBytes(), 4 * 128);
}
TEST_F(MemoryPlanTest, UnusedAndEmptyValues) {
  MemoryPlan plan(parse("func.func @f(%x: tensor<32xf32>, %y: tensor<0xf32>) "
                        "{\n" +
                        step("x", "a") + "return\n}"));
  EXPECT_TRUE(plan.isValid());
  EXPECT_EQ(plan.getArenaBytes(), 256);
}
TEST_F(MemoryPlanTest, PiecesAreAsLargeAsTheDeviceWithMostHolds) {
  std::string split =
      "<tensor<10xf64>, (d0) -> [(d0 * 10) floordiv 4 to (d0 * 10 + 10) "
      "floordiv 4]>";
  std::string whole = "<tensor<10xf64>, (d0) -> [0 to 10]>";
  std::string terms = "<tensor<10xf64>, (d0) -> [0 to 10], partial sum [0]>";
  mlir::func::FuncOp function =
      parse("func.func @f(%x: !tdl.piece" + split + ", %y: !tdl.piece" + terms +
            ") -> !tdl.piece" + whole +
            " attributes {plan.mesh = array<i64: 4>} {\n%w = plan.fetch %x : " +
            split + " to " + whole + "\n%t = plan.fetch %y : " + terms +
            " to " + terms + "\n%r = plan.reduce %t : " + terms + " to " +
            whole + "\nreturn %r : !tdl.piece" + whole + "\n}");
  MemoryPlan plan(function);
  EXPECT_EQ(plan.getBuffers()[0].bytes, 3 * 8); // 2 on the first device
  EXPECT_EQ(plan.getPeakBytes(BufferKind::Fetch), 80);
  EXPECT_EQ(plan.getPeakBytes(BufferKind::Result), 80);
  EXPECT_TRUE(plan.isValid());
}
TEST_F(MemoryPlanTest, ElementBytes) {
  mlir::Builder b(&context);
  EXPECT_EQ(tofu::tdl::getElementBytes(b.getI1Type()), 1);
  EXPECT_EQ(tofu::tdl::getElementBytes(b.getBF16Type()), 2);
  EXPECT_EQ(tofu::tdl::getElementBytes(b.getF64Type()), 8);
  EXPECT_EQ(tofu::tdl::getElementBytes(b.getIndexType()), 8);
  for (mlir::Type type :
       {mlir::Type(b.getI1Type()), mlir::Type(b.getI8Type()),
        mlir::Type(b.getBF16Type()), mlir::Type(b.getI32Type()),
        mlir::Type(b.getIndexType())})
    EXPECT_EQ(tofu::tdl::getElementBytes(type), getByteSize(type));
}
TEST_F(MemoryPlanTest, Prints) {
  MemoryPlan plan(
      parse("func.func @f(%x: tensor<32xf32>) -> tensor<32xf32> {\n" +
            step("x", "a") + step("a", "b") + "return %b : tensor<32xf32>\n}"));
  std::string text;
  llvm::raw_string_ostream os(text);
  plan.print(os);
  EXPECT_EQ(text, "0 + 128: argument, from 0 to 2\n"
                  "128 + 128: temporary, from 0 to 1\n"
                  "128 + 128: result, from 1 to 2, in the place of 1\n"
                  "arena bytes: 256\n");
}
} // namespace
