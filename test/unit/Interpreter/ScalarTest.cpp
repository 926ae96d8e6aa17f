//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Programs.h"
#include "tofu/Interpreter/Constant.h"
#include "tofu/Runtime/Scalars.h"

#include <cmath>

using namespace tofu::interpreter;
using testing::HasSubstr;

namespace {
class ScalarTest : public Programs {
protected:
  /// Applies code that computes %r from the scalars %a and %b.
  double apply(const std::string &from, const std::string &to,
               const std::string &code, double a, double b = 0) {
    std::string tensorFrom = "tensor<1x" + from + ">",
                tensorTo = "tensor<1x" + to + ">";
    return runText(
               "func.func @f(%x: " + tensorFrom + ", %y: " + tensorFrom +
                   ") -> " + tensorTo +
                   " {\n%z = tdl.lambda (%i) in [1] on (%p = %x, %q = %y) : (" +
                   tensorFrom + ", " + tensorFrom + ") -> " + tensorTo +
                   " {\n%a = tdl.read %p[%i] : " + tensorFrom +
                   "\n%b = tdl.read %q[%i] : " + tensorFrom + "\n" + code +
                   "\ntdl.yield %r : " + to + "\n}\nreturn %z : " + tensorTo +
                   "\n}",
               {tensor(tensorFrom, {a}), tensor(tensorFrom, {b})})
        .at(0);
  }
  double binary(const std::string &type, const std::string &op, double a,
                double b) {
    return apply(type, type, "%r = " + op + " %a, %b : " + type, a, b);
  }
};

TEST_F(ScalarTest, F32RoundsAfterEachOperation) {
  EXPECT_EQ(binary("f32", "arith.addf", 16777216, 1), 16777216);
  EXPECT_EQ(binary("f64", "arith.addf", 16777216, 1), 16777217);
  EXPECT_EQ(apply("f32", "f32",
                  "%s = arith.addf %a, %b : f32\n%r = arith.subf %s, %a : f32",
                  1e8, 1),
            0);
}
TEST_F(ScalarTest, HalvesRoundAfterEachOperation) {
  EXPECT_EQ(binary("bf16", "arith.addf", 256, 1), 256);
  EXPECT_EQ(binary("bf16", "arith.addf", 256, 3), 260);
  EXPECT_EQ(binary("f16", "arith.addf", 2048, 1), 2048);
  EXPECT_EQ(binary("f16", "arith.addf", 2048, 3), 2052);
  EXPECT_EQ(binary("f16", "arith.mulf", 60000, 2), INFINITY);
  EXPECT_EQ(binary("f16", "arith.mulf", 0x1p-14, 0x1p-10), 0x1p-24);
}
TEST_F(ScalarTest, NarrowingRoundsOnce) {
  // 1 + 2^-8 + 2^-40: rounding to f32 first would lose what breaks the tie.
  EXPECT_EQ(apply("f64", "bf16", "%r = arith.truncf %a : f64 to bf16",
                  1 + 0x1p-8 + 0x1p-40),
            1 + 0x1p-7);
}
TEST_F(ScalarTest, IntegersWrap) {
  EXPECT_EQ(binary("i8", "arith.addi", 127, 1), -128);
  EXPECT_EQ(binary("i8", "arith.muli", 100, 3), 44);
  EXPECT_EQ(binary("i32", "arith.subi", -2147483648.0, 1), 2147483647);
  EXPECT_EQ(binary("i1", "arith.addi", -1, -1), 0);
}
TEST_F(ScalarTest, UnsignedOperationsSeeTheBits) {
  EXPECT_EQ(binary("i8", "arith.divui", -1, 16), 15);
  EXPECT_EQ(binary("i8", "arith.shrui", -1, 4), 15);
  EXPECT_EQ(binary("i8", "arith.shrsi", -128, 4), -8);
  EXPECT_EQ(binary("i8", "arith.maxui", -1, 1), -1);
  EXPECT_EQ(apply("i8", "i32", "%r = arith.extui %a : i8 to i32", -1), 255);
  EXPECT_EQ(apply("i32", "f32", "%r = arith.uitofp %a : i32 to f32", -1),
            4294967296.0);
}
TEST_F(ScalarTest, UndefinedCasesAreThoseOfXla) {
  EXPECT_EQ(binary("i32", "arith.divsi", 5, 0), -1);
  EXPECT_EQ(binary("i32", "arith.remsi", 5, 0), 5);
  EXPECT_EQ(binary("i32", "arith.divsi", -2147483648.0, -1), -2147483648.0);
  EXPECT_EQ(binary("i32", "arith.shli", 1, 32), 0);
  EXPECT_EQ(binary("i32", "math.ipowi", 0, -1), 0);
  EXPECT_EQ(binary("i32", "arith.shrsi", -1, 40), -1);
  EXPECT_EQ(apply("f32", "i8", "%r = arith.fptosi %a : f32 to i8", 1000), 127);
  EXPECT_EQ(apply("f32", "i8", "%r = arith.fptosi %a : f32 to i8", NAN), 0);
}
TEST_F(ScalarTest, DivisionRoundsAsItsNameSays) {
  EXPECT_EQ(binary("i32", "arith.divsi", -7, 2), -3);
  EXPECT_EQ(binary("i32", "arith.floordivsi", -7, 2), -4);
  EXPECT_EQ(binary("i32", "arith.ceildivsi", 7, 2), 4);
  EXPECT_EQ(binary("i32", "arith.remsi", -7, 2), -1);
}
TEST_F(ScalarTest, MaximumPropagatesNan) {
  EXPECT_TRUE(std::isnan(binary("f32", "arith.maximumf", NAN, 1)));
  EXPECT_EQ(binary("f32", "arith.maxnumf", NAN, 1), 1);
  EXPECT_FALSE(std::signbit(binary("f32", "arith.maximumf", -0.0, 0.0)));
  EXPECT_TRUE(std::signbit(binary("f32", "arith.minimumf", -0.0, 0.0)));
}
TEST_F(ScalarTest, ComparisonsAndSelect) {
  EXPECT_EQ(apply("f32", "f32",
                  "%c = arith.cmpf olt, %a, %b : f32\n"
                  "%r = arith.select %c, %a, %b : f32",
                  3, 2),
            2);
  EXPECT_EQ(apply("f32", "i1", "%r = arith.cmpf une, %a, %b : f32", NAN, NAN),
            1);
  EXPECT_EQ(apply("i8", "i1", "%r = arith.cmpi ugt, %a, %b : i8", -1, 1), 1);
  EXPECT_EQ(apply("i8", "i1", "%r = arith.cmpi sgt, %a, %b : i8", -1, 1), 0);
}
TEST_F(ScalarTest, BitcastKeepsBits) {
  EXPECT_EQ(apply("f32", "i32", "%r = arith.bitcast %a : f32 to i32", 1),
            0x3F800000);
  EXPECT_EQ(apply("bf16", "i16", "%r = arith.bitcast %a : bf16 to i16", 1),
            0x3F80);
}
TEST_F(ScalarTest, MovingKeepsTheBitsOfNan) {
  for (unsigned bits = 0; bits != 1u << 16; ++bits) {
    EXPECT_EQ(toF16(fromF16(bits)), bits);
    EXPECT_EQ(toBF16(fromBF16(bits)), bits);
  }
  // Payloads of which the upper bits are zero.
  EXPECT_EQ(toF16(llvm::bit_cast<float>(0xFF800001u)), 0xFE00);
  EXPECT_EQ(toBF16(llvm::bit_cast<float>(0xFF800001u)), 0xFFC0);
}

// The runtime rounds to a byte as the interpreter does, which shares no code.
template <class Stored> static void compareF8(unsigned format) {
  auto same = [](float a, float b) {
    return (std::isnan(a) && std::isnan(b)) ||
           llvm::bit_cast<uint32_t>(a) == llvm::bit_cast<uint32_t>(b);
  };
  for (unsigned code = 0; code != 256; ++code) {
    float value = fromF8(code, format);
    EXPECT_TRUE(same(Stored::load(code), value)) << format << " " << code;
    if (!std::isnan(value) && code >> Stored::kBits == 0) {
      EXPECT_EQ(Stored::store(value), code) << format;
    }
  }
  // Every float with these upper bits, and a little more: ties and their sides.
  for (uint32_t upper = 0; upper != 1u << 16; ++upper)
    for (uint32_t lower : {0u, 1u, 0xFFFFu}) {
      float value = llvm::bit_cast<float>(upper << 16 | lower);
      EXPECT_TRUE(same(fromF8(Stored::store(value), format),
                       fromF8(toF8(value, format), format)))
          << format << " " << value;
    }
}
TEST_F(ScalarTest, F8IsThatOfTheRuntime) {
  using namespace tofu;
#define TOFU_COMPARE(bits, format)                                             \
  compareF8<runtime::F##bits##format>(TOFU_F##bits##format - TOFU_F8E5M2);
  TOFU_BYTE_FLOATS(TOFU_COMPARE)
#undef TOFU_COMPARE
}
// What APFloat makes something else of.
TEST_F(ScalarTest, FloatsWithoutZeroOrNaN) {
  unsigned scale = TOFU_F8E8M0FNU - TOFU_F8E5M2,
           tiny = TOFU_F4E2M1FN - TOFU_F8E5M2;
  for (float value : {0.0f, -0.0f, -2.5f, -1e-40f, INFINITY, -INFINITY, NAN})
    EXPECT_EQ(toF8(value, scale), 0xFF) << value;
  EXPECT_EQ(toF8(1e-45f, scale), 0);
  EXPECT_EQ(toF8(1.5f, scale), 128);
  EXPECT_EQ(toF8(NAN, tiny), 8);
  EXPECT_EQ(toF8(-NAN, tiny), 8);
  EXPECT_EQ(toF8(INFINITY, tiny), 7);
  EXPECT_EQ(toF8(-1e9f, tiny), 15);
}

// Of a dialect that is not ours, or so.
TEST_F(ScalarTest, WordsAreNoConstants) {
  auto type = mlir::RankedTensorType::get({1}, mlir::NoneType::get(&context));
  llvm::Expected<Tensor> words =
      getTensor(mlir::DenseStringElementsAttr::get(type, {"one"}));
  ASSERT_FALSE(words);
  EXPECT_EQ(toString(words.takeError()),
            "has a value that is no array of numbers; write it as 'dense'");
}

TEST_F(ScalarTest, Math) {
  EXPECT_EQ(apply("f32", "f32", "%r = math.exp %a : f32", 1), std::exp(1.0f));
  EXPECT_EQ(apply("f64", "f64", "%r = math.erf %a : f64", 0.5), std::erf(0.5));
  EXPECT_EQ(binary("f32", "math.powf", 2, -2), 0.25);
  EXPECT_EQ(apply("f32", "f32",
                  "%n = arith.fptosi %b : f32 to i32\n"
                  "%r = math.fpowi %a, %n : f32, i32",
                  2, -2),
            0.25);
  EXPECT_EQ(binary("i32", "math.ipowi", 3, 4), 81);
  EXPECT_EQ(apply("f32", "f32", "%r = math.roundeven %a : f32", 2.5), 2);
  EXPECT_EQ(apply("i8", "i8", "%r = math.ctlz %a : i8", 1), 7);
}
TEST_F(ScalarTest, ProductHasAHighHalf) {
  EXPECT_EQ(
      apply("i32", "i32", "%l, %r = arith.mului_extended %a, %b : i32", -1, 2),
      1);
  EXPECT_EQ(
      apply("i32", "i32", "%l, %r = arith.mulsi_extended %a, %b : i32", -1, 2),
      -1);
}
TEST_F(ScalarTest, UnknownOperationIsNamedWithItsPlace) {
  std::string message = failText(R"(
func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %z = tdl.lambda (%i) in [2] on (%p = %x) : (tensor<2xf32>) -> tensor<2xf32> {
    %a = tdl.read %p[%i] : tensor<2xf32>
    %v = math.clampf %a to [%a, %a] : f32
    tdl.yield %a : f32
  }
  return %z : tensor<2xf32>
})",
                                 {tensor("tensor<2xf32>", {1, 2})});
  EXPECT_THAT(message,
              HasSubstr("5:10: the interpreter does not know 'math.clampf'"));
}
} // namespace
