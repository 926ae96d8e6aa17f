//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Ranges that are inferred against what the interpreter computes.
//
//===----------------------------------------------------------------------===//
#include "tofu/TDL/IntegerRanges.h"
#include "tofu/Scalar/ScalarOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;
using namespace tofu::interpreter;

namespace {
class IntegerRangesTest : public testing::Test {
protected:
  IntegerRangesTest() {
    context.loadDialect<arith::ArithDialect, math::MathDialect>();
  }

  OwningOpRef<Operation *> makeOp(StringRef name, ArrayRef<Type> types,
                                  Type result) {
    OperationState state(UnknownLoc::get(&context), name);
    for (Type type : types)
      state.addOperands(block.addArgument(type, state.location));
    state.addTypes(result);
    return Operation::create(state);
  }

  static int64_t evaluate(Operation *op, ArrayRef<int64_t> operands) {
    ScalarOp scalar = selectHandler(op);
    Frame frame;
    frame.registers.resize(4);
    for (auto [number, operand] : llvm::enumerate(operands))
      frame.registers[number].i = operand;
    Instruction instruction{scalar.handler, 3, 0, 1, 2, scalar.imm};
    scalar.handler(&instruction, frame);
    return frame.registers[3].i;
  }

  static IntegerValueRange getRange(Type type, int64_t lower, int64_t upper) {
    unsigned width = ConstantIntRanges::getStorageBitwidth(type);
    return ConstantIntRanges::fromSigned(
        APInt(width, lower, true, /*implicitTrunc=*/true),
        APInt(width, upper, true, /*implicitTrunc=*/true));
  }

  static bool contains(const IntegerValueRange &range, int64_t value) {
    return range.getValue().smin().getSExtValue() <= value &&
           value <= range.getValue().smax().getSExtValue();
  }

  /// Of all ranges between the values, every result of two of the values.
  /// Returns the number of results.
  int64_t checkBinary(StringRef name, Type type, ArrayRef<int64_t> values) {
    OwningOpRef<Operation *> op = makeOp(name, {type, type}, type);
    int64_t count = 0, size = values.size();
    for (int64_t a = 0; a != size; ++a)
      for (int64_t b = a; b != size; ++b)
        for (int64_t c = 0; c != size; ++c)
          for (int64_t d = c; d != size; ++d) {
            IntegerValueRange range =
                inferRange(*op, {getRange(type, values[a], values[b]),
                                 getRange(type, values[c], values[d])});
            for (int64_t i = a; i <= b; ++i)
              for (int64_t j = c; j <= d; ++j, ++count)
                if (!contains(range, evaluate(*op, {values[i], values[j]}))) {
                  ADD_FAILURE()
                      << name.str() << " of " << values[i] << " in ["
                      << values[a] << ", " << values[b] << "] and " << values[j]
                      << " in [" << values[c] << ", " << values[d] << "]";
                  return count;
                }
          }
    return count;
  }

  MLIRContext context;
  Block block;
};

constexpr const char *kBinary[] = {
    "arith.addi",       "arith.subi",      "arith.muli",  "arith.divsi",
    "arith.floordivsi", "arith.ceildivsi", "arith.remsi", "arith.divui",
    "arith.ceildivui",  "arith.remui",     "arith.andi",  "arith.ori",
    "arith.xori",       "arith.shli",      "arith.shrsi", "arith.shrui",
    "math.ipowi",       "arith.maxsi",     "arith.minsi", "arith.maxui",
    "arith.minui"};

TEST_F(IntegerRangesTest, ExhaustiveBinary) {
  constexpr int64_t far = int64_t(1) << 55;
  for (const char *name : kBinary) {
    EXPECT_GT(checkBinary(name, IndexType::get(&context),
                          {-far, -65, -3, -1, 0, 1, 2, 5, 63, 64, far - 1}),
              10000);
    EXPECT_GT(checkBinary(name, IntegerType::get(&context, 8),
                          {-128, -7, -2, -1, 0, 1, 3, 7, 8, 100, 127}),
              10000);
  }
}

/// A range of indices that is not too wide holds what the operation means.
TEST_F(IntegerRangesTest, NoIndexWraps) {
  Type type = IndexType::get(&context);
  int64_t narrow = int64_t(1) << 56, numNarrow = 0;
  SmallVector<int64_t> values{-3, -1, 0, 1, 3, 15, 54, 63};
  for (int shift : {10, 31, 32, 33, 54, 56})
    for (int64_t offset : {-1, 0, 1})
      values.push_back((int64_t(1) << shift) + offset);
  for (const char *name :
       {"arith.addi", "arith.subi", "arith.muli", "arith.shli"}) {
    OwningOpRef<Operation *> op = makeOp(name, {type, type}, type);
    for (int64_t a : values)
      for (int64_t b : values) {
        StringRef kind = StringRef(name).drop_front(strlen("arith."));
        if (kind == "shli" && b < 0)
          continue;
        APInt x(256, a, true), y(256, b, true);
        APInt exact = kind == "addi"   ? x + y
                      : kind == "subi" ? x - y
                      : kind == "muli" ? x * y
                                       : x.shl(std::min<int64_t>(b, 100));
        IntegerValueRange range =
            inferRange(*op, {getRange(type, a, a), getRange(type, b, b)});
        bool isNarrow = range.getValue().smin().sge(-narrow) &&
                        range.getValue().smax().sle(narrow);
        // Shifts of 0 by more than there are bits are not seen to be 0.
        if (kind != "shli" || b < 64)
          EXPECT_EQ(isNarrow, exact.sge(-narrow) && exact.sle(narrow))
              << name << " " << a << " " << b;
        if (isNarrow)
          EXPECT_EQ(exact.getSExtValue(),
                    range.getValue().smax().getSExtValue());
        numNarrow += isNarrow;
      }
  }
  EXPECT_GT(numNarrow, 500);
}

TEST_F(IntegerRangesTest, ExhaustiveFolds) {
  Type index = IndexType::get(&context), i8 = IntegerType::get(&context, 8);
  for (Combiner combiner :
       {Combiner::sum, Combiner::prod, Combiner::max, Combiner::min})
    for (Type type : {index, i8})
      for (int64_t lower = -4; lower <= 4; ++lower)
        for (int64_t upper = lower; upper <= 4; ++upper)
          for (int64_t count = 0; count != 5; ++count)
            for (bool hasGuard : {false, true}) {
              IntegerValueRange range =
                  inferFold(combiner, type, type, getRange(type, lower, upper),
                            count, hasGuard);
              ScalarOp fold = selectCombiner(
                  combiner, {Kind::Int, uint8_t(type == index ? 64 : 8)});
              bool isMax = combiner == Combiner::max;
              int64_t end = type == index ? INT64_MIN : -128;
              int64_t identity = combiner == Combiner::sum    ? 0
                                 : combiner == Combiner::prod ? 1
                                 : isMax                      ? end
                                                              : -1 - end;
              std::vector<int64_t> folded{identity};
              for (int64_t n = 0; n <= count; ++n) {
                if (hasGuard || n == count)
                  for (int64_t value : folded)
                    ASSERT_TRUE(contains(range, value))
                        << stringifyCombiner(combiner).str() << " of " << n
                        << " in [" << lower << ", " << upper << "]: " << value;
                std::vector<int64_t> next;
                for (int64_t value : folded)
                  for (int64_t other : {lower, upper}) {
                    Frame frame;
                    frame.registers.resize(3);
                    frame.registers[0].i = value;
                    frame.registers[1].i = other;
                    Instruction step{fold.handler, 2, 0, 1, 0, fold.imm};
                    fold.handler(&step, frame);
                    next.push_back(frame.registers[2].i);
                  }
                folded = std::move(next);
              }
            }
}
} // namespace
