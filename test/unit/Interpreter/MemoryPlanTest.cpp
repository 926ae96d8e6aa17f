//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Memory/MemoryPlan.h"
#include "Programs.h"

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

TEST_F(MemoryPlanTest, BuffersOfAChainAreUsedAgain) {
  std::string text = "func.func @f(%x: tensor<32xf32>) -> tensor<32xf32> {\n" +
                     step("x", "a") + step("a", "b") + step("b", "c") +
                     step("c", "d") + step("d", "e") +
                     "return %e : tensor<32xf32>\n}";
  MemoryPlan plan(parse(text), {});
  EXPECT_TRUE(plan.isValid());
  EXPECT_EQ(plan.getPeakBytes(), 3 * 128); // the argument and two in turn
  EXPECT_EQ(plan.getPeakBytes(BufferKind::Argument), 128);
  EXPECT_EQ(plan.getPeakBytes(BufferKind::Result), 128);
  EXPECT_EQ(plan.getPeakBytes(BufferKind::Temporary), 256);
  EXPECT_THAT(runText(text, {tensor("tensor<32xf32>", {1})})[0], 32);
}
TEST_F(MemoryPlanTest, UnusedAndEmptyValues) {
  MemoryPlan plan(parse("func.func @f(%x: tensor<32xf32>, %y: tensor<0xf32>) "
                        "{\n" +
                        step("x", "a") + "return\n}"),
                  {});
  EXPECT_TRUE(plan.isValid());
  EXPECT_EQ(plan.getPeakBytes(), 256);
}
TEST_F(MemoryPlanTest, PiecesAreAsLargeAsTheDeviceHolds) {
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
  MemoryPlan first(function, {0}), second(function, {1});
  EXPECT_EQ(first.getBuffers()[0].bytes, 2 * 8);
  EXPECT_EQ(second.getBuffers()[0].bytes, 3 * 8);
  EXPECT_EQ(first.getPeakBytes(BufferKind::Fetch), 80);
  EXPECT_EQ(first.getPeakBytes(BufferKind::Result), 80);
  EXPECT_TRUE(first.isValid());
}
TEST_F(MemoryPlanTest, ElementBytes) {
  mlir::Builder b(&context);
  EXPECT_EQ(getElementBytes(b.getI1Type()), 1);
  EXPECT_EQ(getElementBytes(b.getBF16Type()), 2);
  EXPECT_EQ(getElementBytes(b.getF64Type()), 8);
  EXPECT_EQ(getElementBytes(b.getIndexType()), 8);
  for (mlir::Type type :
       {mlir::Type(b.getI1Type()), mlir::Type(b.getI8Type()),
        mlir::Type(b.getBF16Type()), mlir::Type(b.getI32Type()),
        mlir::Type(b.getIndexType())})
    EXPECT_EQ(getElementBytes(type), getByteSize(type));
}
TEST_F(MemoryPlanTest, Prints) {
  MemoryPlan plan(
      parse("func.func @f(%x: tensor<32xf32>) -> tensor<32xf32> {\n" +
            step("x", "a") + "return %a : tensor<32xf32>\n}"),
      {});
  std::string text;
  llvm::raw_string_ostream os(text);
  plan.print(os);
  EXPECT_EQ(text, "0 + 128: argument, from 0 to 1\n"
                  "128 + 128: result, from 0 to 1\n"
                  "peak bytes: 256\n");
}
} // namespace
