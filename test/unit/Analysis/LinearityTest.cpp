//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// In which inputs and reductions results are linear, operator by operator.
//
//===----------------------------------------------------------------------===//
#include "ParsedLambda.h"

using namespace tofu::tdl;
using Sets = std::vector<uint64_t>;

/// A lambda over (%i, %j) in [8, 4] with `count` inputs %x0, %x1, ... of these
/// extents; their elements at [%i, %j] are %v0, %v1, ...; %z is zero.
static ParsedLambda getElementwise(unsigned count, llvm::StringRef body) {
  std::string arguments, bindings, types, reads;
  for (unsigned i = 0; i != count; ++i) {
    std::string n = std::to_string(i), comma = i ? ", " : "";
    arguments += comma + "%a" + n + ": tensor<8x4xf32>";
    bindings += comma + "%x" + n + " = %a" + n;
    types += comma + "tensor<8x4xf32>";
    reads += "%v" + n + " = tdl.read %x" + n + "[%i, %j] : tensor<8x4xf32>\n";
  }
  return ParsedLambda(arguments,
                      "%r = tdl.lambda (%i, %j) in [8, 4] on (" + bindings +
                          ") : (" + types + ") -> tensor<8x4xf32> {\n" +
                          "%z = arith.constant 0.0 : f32\n" +
                          "%half = arith.constant 0.5 : f32\n" + reads +
                          body.str() + "\ntdl.yield %r : f32 }");
}

/// %s0 is the sum over %k of %x0[%i, %k].
static const char *const sums = R"(
  %s0 = tdl.reduce sum (%k) in [4] : f32 {
    %e = tdl.read %x0[%i, %k] : tensor<8x4xf32>
    tdl.yield %e : f32
  }
)";

static std::string getKinds(unsigned count, const llvm::Twine &body) {
  return getElementwise(count, body.str()).getKinds();
}
static Sets getSets(unsigned count, const llvm::Twine &body) {
  return getElementwise(count, body.str()).getLinearSets();
}
/// If no value is infinite or NaN, and no sign of a zero matters.
static Sets getFiniteSets(unsigned count, const llvm::Twine &body) {
  return getElementwise(count, body.str()).getLinearSets(/*finite=*/true);
}

TEST(Linearity, AddsTerms) {
  EXPECT_EQ(getSets(2, "%r = arith.addf %v0, %v1 : f32"), Sets{0b11});
  EXPECT_EQ(getSets(3, "%t = arith.addf %v0, %v1 : f32\n"
                       "%r = arith.addf %t, %v2 : f32"),
            Sets{0b111});
  EXPECT_EQ(getSets(1, "%r = arith.addf %v0, %half : f32"), Sets{});
  EXPECT_EQ(getSets(1, "%r = arith.addf %v0, %z : f32"), Sets{0b1});
  EXPECT_EQ(getSets(1, "%r = arith.subf %v0, %z : f32"), Sets{0b1});
}

// -(1 + -1) is -0.0, but -1 + 1 is +0.0.
// Each device's zero is a term of zero; a constant added to it is not.
TEST(Linearity, ZeroIsLinearInNothing) {
  EXPECT_EQ(getSets(0, "%r = arith.addf %z, %z : f32"), Sets{0});
  EXPECT_EQ(getSets(0, "%r = arith.addf %z, %half : f32"), Sets{});
  EXPECT_EQ(getSets(1, "%c = arith.cmpf olt, %v0, %half : f32\n"
                       "%r = arith.select %c, %z, %z : f32"),
            Sets{0});
}

TEST(Linearity, KeepsTheSignOfZeros) {
  for (const char *body :
       {"%r = arith.subf %v0, %v1 : f32",
        "%n = arith.negf %v0 : f32\n%r = arith.addf %n, %v1 : f32",
        "%c = arith.constant -2.0 : f32\n%n = arith.mulf %v0, %c : f32\n"
        "%r = arith.addf %n, %v1 : f32",
        "%c = arith.constant -2.0 : f32\n%n = arith.divf %v0, %c : f32\n"
        "%r = arith.addf %n, %v1 : f32"}) {
    EXPECT_EQ(getSets(2, body), Sets{}) << body;
    EXPECT_EQ(getFiniteSets(2, body), Sets{0b11}) << body;
  }
  EXPECT_EQ(getSets(1, "%r = arith.subf %z, %v0 : f32"), Sets{});
  EXPECT_EQ(getSets(1, "%r = arith.mulf %v0, %z : f32"), Sets{});
}

// A sum starts with +0.0 and so makes no -0.0, whatever it folds.
TEST(Linearity, SumsMakeNoNegativeZero) {
  auto get = [](llvm::StringRef term) {
    return getSets(2, R"(
      %r = tdl.reduce sum (%k) in [4] : f32 {
        %e = tdl.read %x0[%i, %k] : tensor<8x4xf32>
        %n = arith.index_cast %k : index to i32
        %f = arith.sitofp %n : i32 to f32
        %minus = arith.constant -0.5 : f32
        )" + term + "\ntdl.yield %t : f32 }");
  };
  EXPECT_EQ(get("%t = arith.negf %e : f32"), Sets{0b1});
  EXPECT_EQ(get("%t = arith.subf %e, %v1 : f32"), Sets{0b11});
  EXPECT_EQ(get("%t = arith.mulf %e, %f : f32"), Sets{0b1});
  EXPECT_EQ(get("%t = arith.divf %e, %minus : f32"), Sets{0b1});
  EXPECT_EQ(get("%t = arith.divf %e, %f : f32"), Sets{});  // 0 / 0
  EXPECT_EQ(get("%t = arith.mulf %e, %v1 : f32"), Sets{}); // 0 * inf
  EXPECT_EQ(getKinds(1, sums + llvm::Twine("%r = arith.negf %s0 : f32")),
            "oof");
}

// As a sum that adds up in a wider type than its own does.
TEST(Linearity, RoundsSumsToWhatHoldsParts) {
  auto get = [](const std::string &from, const std::string &wide,
                const std::string &to, const std::string &rounded = "%s") {
    std::string element = from == wide ? "%e" : "%w";
    return ParsedLambda("%a: tensor<8x4x" + from + ">",
                        R"(
      %r = tdl.lambda (%i) in [8] on (%x = %a)
          : (tensor<8x4x)" + from +
                            ">) -> tensor<8x" + to +
                            R"(> {
        %s = tdl.reduce sum (%k) in [4] : )" +
                            wide + R"( {
          %e = tdl.read %x[%i, %k] : tensor<8x4x)" +
                            from + R"(>
          )" +
                            (from == wide ? ""
                                          : "%w = arith.extf %e : " + from +
                                                " to " + wide) +
                            R"(
          tdl.yield )" + element +
                            " : " + wide + R"(
        }
        %t = arith.addf %s, %s : )" +
                            wide + R"(
        %r = arith.truncf )" +
                            rounded + " : " + wide + " to " + to + R"(
        tdl.yield %r : )" + to +
                            " }")
        .getKinds();
  };
  EXPECT_EQ(get("bf16", "f32", "bf16"), "or");
  EXPECT_EQ(get("f16", "f32", "f16"), "or");
  EXPECT_EQ(get("f8E5M2", "f32", "f16"), "or");
  EXPECT_EQ(get("bf16", "f32", "f8E4M3FN"), "of");
  EXPECT_EQ(get("bf16", "f32", "bf16", "%t"), "of");
  // Terms would be less exact than they are.
  EXPECT_EQ(get("f32", "f32", "bf16"), "of");
  EXPECT_EQ(get("f16", "f32", "bf16"), "of");
  EXPECT_EQ(get("f64", "f64", "f32"), "of");
}

// A term may be 0, and 0 * inf is NaN: a factor must be known to be finite.
TEST(Linearity, ScalesByWhatIsFinite) {
  auto scale = [](llvm::StringRef op, llvm::StringRef factor) {
    return getSets(2, "%c = arith.constant " + factor + " : f32\n%r = arith." +
                          op + " %v0, %c : f32");
  };
  EXPECT_EQ(scale("mulf", "0.5"), Sets{0b1});
  EXPECT_EQ(scale("divf", "8.0"), Sets{0b1});
  EXPECT_EQ(scale("mulf", "0x7F7FFFFF"), Sets{0b1}); // the largest one
  EXPECT_EQ(scale("divf", "0x00000001"), Sets{0b1}); // the least one
  for (const char *factor : {"0x7F800000", "0xFF800000", "0x7FC00000"}) {
    EXPECT_EQ(scale("mulf", factor), Sets{}) << factor; // inf, -inf, NaN
    EXPECT_EQ(scale("divf", factor), Sets{}) << factor;
  }
  EXPECT_EQ(scale("divf", "0.0"), Sets{});
  EXPECT_EQ(scale("divf", "-0.0"), Sets{});
  EXPECT_EQ(getSets(2, "%r = arith.mulf %v0, %v1 : f32"), Sets{});
  EXPECT_EQ(getSets(2, "%r = arith.divf %v0, %v1 : f32"), Sets{});
  EXPECT_EQ(getSets(2, "%r = math.fma %half, %v0, %v1 : f32"), Sets{0b11});
  EXPECT_EQ(getSets(3, "%r = math.fma %v2, %v0, %v1 : f32"), Sets{});
  // 0 * x may be NaN, and is not zero then.
  EXPECT_EQ(getSets(2, "%n = arith.mulf %z, %v1 : f32\n"
                       "%r = arith.addf %n, %v0 : f32"),
            Sets{});
  EXPECT_EQ(getSets(2, "%two = arith.constant 2.0 : f32\n"
                       "%n = arith.mulf %z, %two : f32\n"
                       "%r = arith.addf %n, %v0 : f32"),
            Sets{0b1});
}

/// Whether a sum of an element times `from`, a value of type `type` that is
/// computed with %n of `integer`, is linear in the element.
static bool isFactor(llvm::StringRef integer, llvm::StringRef type,
                     llvm::StringRef from) {
  std::string tensor = ("tensor<8x" + type + ">").str();
  ParsedLambda lambda(
      "%a: " + tensor + ", %b: tensor<8x" + integer.str() + ">",
      "%r = tdl.lambda () in [] on (%x = %a, %y = %b) : (" + tensor +
          ", tensor<8x" + integer.str() + ">) -> tensor<" + type.str() +
          "> {\n%s = tdl.reduce sum (%k) in [8] : " + type.str() +
          " {\n%e = tdl.read %x[%k] : " + tensor +
          "\n%n = tdl.read %y[%k] : tensor<8x" + integer.str() + ">\n" +
          from.str() + "\n%t = arith.mulf %e, %f : " + type.str() +
          "\ntdl.yield %t : " + type.str() +
          "\n}\ntdl.yield %s : " + type.str() + "\n}");
  return llvm::is_contained(lambda.getLinearSets(), 0b1);
}

TEST(Linearity, KnowsWhichIntegersAreFinite) {
  EXPECT_TRUE(isFactor("i64", "f32", "%f = arith.sitofp %n : i64 to f32"));
  EXPECT_TRUE(isFactor("i1", "f16", "%f = arith.uitofp %n : i1 to f16"));
  EXPECT_TRUE(isFactor("i64", "bf16", "%f = arith.uitofp %n : i64 to bf16"));
  // In f16 32768 is a number, 65535 rounds to infinity.
  EXPECT_TRUE(isFactor("i16", "f16", "%f = arith.sitofp %n : i16 to f16"));
  EXPECT_FALSE(isFactor("i16", "f16", "%f = arith.uitofp %n : i16 to f16"));
  EXPECT_FALSE(isFactor("i17", "f16", "%f = arith.sitofp %n : i17 to f16"));
  EXPECT_FALSE(isFactor("i64", "f16", "%f = arith.sitofp %n : i64 to f16"));
  // What is made of them.
  EXPECT_TRUE(isFactor("i8", "f32", R"(
    %h = arith.sitofp %n : i8 to f16
    %w = arith.extf %h : f16 to f32
    %m = arith.negf %w : f32
    %one = arith.constant 1.0 : f32
    %zero = arith.constant 0 : i8
    %c = arith.cmpi eq, %n, %zero : i8
    %f = arith.select %c, %m, %one : f32)"));
  EXPECT_FALSE(isFactor("i8", "f32", R"(
    %w = arith.sitofp %n : i8 to f32
    %inf = arith.constant 0x7F800000 : f32
    %zero = arith.constant 0 : i8
    %c = arith.cmpi eq, %n, %zero : i8
    %f = arith.select %c, %w, %inf : f32)"));
  EXPECT_FALSE(isFactor("i8", "f32", R"(
    %w = arith.sitofp %n : i8 to f32
    %f = math.exp %w : f32)"));
  EXPECT_FALSE(isFactor("i8", "f16", R"(
    %w = arith.sitofp %n : i8 to f32
    %f = arith.truncf %w : f32 to f16)"));
}

// Integers wrap: every product of a sum is the sum of the products.
TEST(Linearity, ScalesIntegersByAll) {
  auto get = [](llvm::StringRef op, llvm::StringRef to = "i32") {
    return ParsedLambda("%a: tensor<8xi32>, %b: tensor<8xi32>",
                        "%r = tdl.lambda (%i) in [8] on (%x = %a, %y = %b) : "
                        "(tensor<8xi32>, tensor<8xi32>) -> tensor<8x" +
                            to.str() +
                            "> {\n%v = tdl.read %x[%i] : tensor<8xi32>\n"
                            "%w = tdl.read %y[%i] : tensor<8xi32>\n" +
                            op.str() + "\ntdl.yield %r : " + to.str() + "\n}")
        .getLinearSets();
  };
  EXPECT_EQ(get("%r = arith.subi %v, %w : i32"), Sets{0b11});
  EXPECT_EQ(get("%r = arith.muli %v, %w : i32"), (Sets{0b1, 0b10}));
  EXPECT_EQ(get("%r = arith.divsi %v, %w : i32"), Sets{});
  // The lower bits of a sum are the sum of the lower bits; no others are.
  EXPECT_EQ(get("%r = arith.trunci %v : i32 to i8", "i8"), Sets{0b1});
  EXPECT_EQ(get("%r = arith.extsi %v : i32 to i64", "i64"), Sets{});
  EXPECT_EQ(get("%n = arith.index_cast %v : i32 to index\n"
                "%r = arith.index_cast %n : index to i32"),
            Sets{});
}

// A promise: no infinity, no NaN, and no sign of a zero matters.
TEST(Linearity, ScalesByAllThatIsPromised) {
  EXPECT_EQ(getFiniteSets(2, "%r = arith.mulf %v0, %v1 : f32"),
            (Sets{0b1, 0b10}));
  EXPECT_EQ(getFiniteSets(1, "%r = arith.mulf %v0, %v0 : f32"), Sets{});
  EXPECT_EQ(getFiniteSets(2, "%r = arith.divf %v0, %v1 : f32"), Sets{0b1});
  // x*z + y*z: in {x, y}, or in {z}.
  EXPECT_EQ(getFiniteSets(3, "%p = arith.mulf %v0, %v2 : f32\n"
                             "%q = arith.mulf %v1, %v2 : f32\n"
                             "%r = arith.addf %p, %q : f32"),
            (Sets{0b11, 0b100}));
  // x*y + y is linear in {y} only.
  EXPECT_EQ(getFiniteSets(2, "%p = arith.mulf %v0, %v1 : f32\n"
                             "%r = arith.addf %p, %v1 : f32"),
            Sets{0b10});
  // x + x*y: y scales, so it cannot be partial together with x.
  EXPECT_EQ(getFiniteSets(2, "%p = math.fma %v0, %v1, %v0 : f32\n"
                             "%r = arith.negf %p : f32"),
            Sets{0b1});
  EXPECT_EQ(getFiniteSets(2, "%e = math.exp %v0 : f32\n"
                             "%r = arith.mulf %e, %v1 : f32"),
            Sets{0b10});
  ParsedLambda divided =
      getElementwise(2, sums + std::string("%r = arith.divf %s0, %v1 : f32"));
  EXPECT_EQ(divided.getKinds(), "oof");
  EXPECT_EQ(divided.getKinds(/*finite=*/true), "oor");
}

TEST(Linearity, StopsAtOtherFunctions) {
  EXPECT_EQ(getSets(1, "%r = arith.maximumf %v0, %z : f32"), Sets{});
  EXPECT_EQ(getSets(1, "%r = math.exp %v0 : f32"), Sets{});
  EXPECT_EQ(getSets(1, "%t = arith.truncf %v0 : f32 to bf16\n"
                       "%r = arith.extf %t : bf16 to f32"),
            Sets{});
}

TEST(Linearity, ChoosesByWhatIsIndependent) {
  EXPECT_EQ(getSets(2, "%c = arith.cmpf ogt, %v1, %z : f32\n"
                       "%r = arith.select %c, %v0, %z : f32"),
            Sets{0b1});
  EXPECT_EQ(getSets(1, "%c = arith.cmpf ogt, %v0, %z : f32\n"
                       "%r = arith.select %c, %v0, %z : f32"),
            Sets{});
  EXPECT_EQ(getSets(3, "%c = arith.cmpf ogt, %v2, %z : f32\n"
                       "%r = arith.select %c, %v0, %v1 : f32"),
            Sets{0b11});
  EXPECT_EQ(getSets(2, "%c = arith.cmpf ogt, %v1, %z : f32\n"
                       "%r = arith.select %c, %v0, %half : f32"),
            Sets{});
}

TEST(Linearity, FollowsElseAndGuards) {
  // A concatenation.
  EXPECT_EQ(getSets(2, "%b = tdl.read %x1[%i, %j - 2] else %z : "
                       "tensor<8x4xf32>\n"
                       "%r = tdl.read %x0[%i, %j] else %b where (%j <= 1) : "
                       "tensor<8x4xf32>"),
            Sets{0b11});
  EXPECT_EQ(getSets(1, "%r = tdl.read %x0[%i, %j - 2] else %z : "
                       "tensor<8x4xf32>"),
            Sets{0b1});
  EXPECT_EQ(getSets(1, "%r = tdl.read %x0[%i, %j - 2] else %half : "
                       "tensor<8x4xf32>"),
            Sets{});
  EXPECT_EQ(getSets(2, "%p = math.exp %v1 : f32\n"
                       "%r = tdl.read %x0[%i, %j - 2] else %p : "
                       "tensor<8x4xf32>"),
            Sets{});
}

TEST(Linearity, SplitsSumsThatReachResultsLinearly) {
  EXPECT_EQ(getKinds(1, sums + llvm::Twine("%r = arith.mulf %s0, %half : f32")),
            "oor");
  EXPECT_EQ(getKinds(1, sums + llvm::Twine("%r = arith.divf %s0, %half : f32")),
            "oor");
  EXPECT_EQ(getKinds(2, sums + llvm::Twine("%r = arith.divf %v1, %s0 : f32")),
            "oof");
  EXPECT_EQ(
      getKinds(1, sums + llvm::Twine("%r = arith.maximumf %s0, %z : f32")),
      "oof");
  EXPECT_EQ(getKinds(2, sums + llvm::Twine("%r = arith.addf %s0, %v1 : f32")),
            "oof");
  EXPECT_EQ(getKinds(1, sums + llvm::Twine("%r = arith.addf %s0, %s0 : f32")),
            "oor");
  EXPECT_EQ(getKinds(1, sums + llvm::Twine("%r = arith.mulf %s0, %s0 : f32")),
            "oof");
}

// Of two sums, a part of one would count the other once per device.
TEST(Linearity, DoesNotSplitOneOfTwoSums) {
  std::string body = std::string(sums) + R"(
    %s1 = tdl.reduce sum (%k) in [4] : f32 {
      %e = tdl.read %x1[%i, %k] : tensor<8x4xf32>
      tdl.yield %e : f32
    }
    %r = arith.addf %s0, %s1 : f32)";
  EXPECT_EQ(getKinds(2, body), "ooff");
  EXPECT_EQ(getSets(2, body), Sets{0b11});
}

TEST(Linearity, SplitsNestedReductionsOfOneKind) {
  auto nest = [](llvm::StringRef outer, llvm::StringRef inner) {
    return ("%r = tdl.reduce " + outer + R"( (%k) in [3] : f32 {
      %n = tdl.reduce )" +
            inner + R"( (%l) in [4] : f32 {
        %e = tdl.read %x0[%i + %k, %l] else %z : tensor<8x4xf32>
        tdl.yield %e : f32
      }
      tdl.yield %n : f32
    })")
        .str();
  };
  EXPECT_EQ(getKinds(1, nest("sum", "sum")), "oorr");
  EXPECT_EQ(getKinds(1, nest("max", "max")), "oorr");
  EXPECT_EQ(getKinds(1, nest("sum", "max")), "oorf");
  EXPECT_EQ(getKinds(1, nest("max", "sum")), "oorf");
  EXPECT_EQ(getKinds(1, nest("prod", "prod")), "oorr");
  EXPECT_EQ(getSets(1, nest("sum", "sum")), Sets{0b1});
  EXPECT_EQ(getSets(1, nest("sum", "max")), Sets{});
}

// Whatever is done to the largest element, parts cannot do it before they are
// combined: -max(x) is not the largest of -max(part).
TEST(Linearity, SplitsOtherCombinersOnlyAsResults) {
  std::string max = R"(
    %m = tdl.reduce max (%k) in [4] : f32 {
      %e = tdl.read %x0[%i, %k] : tensor<8x4xf32>
      tdl.yield %e : f32
    }
  )";
  EXPECT_EQ(getKinds(1, max + "%r = arith.negf %m : f32"), "oof");
  EXPECT_EQ(getKinds(1, max + "%r = arith.addf %m, %z : f32"), "oof");
}

// softmax in one lambda: neither its largest element nor its sum is split.
TEST(Linearity, KeepsSoftmaxTogether) {
  std::string body = R"(
    %m = tdl.reduce max (%k) in [4] : f32 {
      %e = tdl.read %x0[%i, %k] : tensor<8x4xf32>
      tdl.yield %e : f32
    }
    %s = tdl.reduce sum (%k) in [4] : f32 {
      %e = tdl.read %x0[%i, %k] : tensor<8x4xf32>
      %d = arith.subf %e, %m : f32
      %p = math.exp %d : f32
      tdl.yield %p : f32
    }
    %d = arith.subf %v0, %m : f32
    %p = math.exp %d : f32
    %r = arith.divf %p, %s : f32)";
  EXPECT_EQ(getKinds(1, body), "ooff");
  EXPECT_EQ(getSets(1, body), Sets{});
}

TEST(Linearity, ScattersMaskedTerms) {
  ParsedLambda scatter("%n: tensor<16xi32>, %g: tensor<16x4xf32>", R"(
    %r = tdl.lambda (%v, %j) in [8, 4] on (%ids = %n, %grad = %g)
        : (tensor<16xi32>, tensor<16x4xf32>) -> tensor<8x4xf32> {
      %z = arith.constant 0.0 : f32
      %row = arith.index_cast %v : index to i32
      %s = tdl.reduce sum (%i) in [16] : f32 {
        %id = tdl.read %ids[%i] : tensor<16xi32>
        %e = tdl.read %grad[%i, %j] : tensor<16x4xf32>
        %c = arith.cmpi eq, %id, %row : i32
        %t = arith.select %c, %e, %z : f32
        tdl.yield %t : f32
      }
      tdl.yield %s : f32
    })");
  EXPECT_EQ(scatter.getKinds(), "oor");
  EXPECT_EQ(scatter.getLinearSets(), Sets{0b10});
}

TEST(Linearity, TakesResultsTogether) {
  const char *text = R"(
    %r:2 = tdl.lambda (%i) in [8] on (%x = %a, %y = %b)
        : (tensor<8x4xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
      %w = tdl.read %y[%i] : tensor<8xf32>
      %half = arith.constant 0.5 : f32
      %s, %t = tdl.reduce sum (%k) in [4] : f32, f32 {
        %e = tdl.read %x[%i, %k] : tensor<8x4xf32>
        %q = arith.mulf %e, OTHER : f32
        tdl.yield %e, %q : f32, f32
      }
      tdl.yield FIRST, %t : f32, f32
    })";
  auto get = [&](llvm::StringRef first, llvm::StringRef other) {
    std::string body = text;
    body.replace(body.find("FIRST"), 5, first);
    body.replace(body.find("OTHER"), 5, other);
    return ParsedLambda("%a: tensor<8x4xf32>, %b: tensor<8xf32>", body);
  };
  EXPECT_EQ(get("%s", "%w").getKinds(), "or");
  EXPECT_EQ(get("%s", "%half").getLinearSets(), Sets{0b1});
  EXPECT_EQ(get("%s", "%w").getLinearSets(), Sets{});
  EXPECT_EQ(get("%s", "%w").getLinearSets(/*finite=*/true), Sets{0b1});
  EXPECT_EQ(get("%s", "%e").getKinds(), "or");
  EXPECT_EQ(get("%s", "%e").getLinearSets(), Sets{});
  EXPECT_EQ(get("%w", "%w").getKinds(), "of");
  EXPECT_EQ(get("%w", "%w").getLinearSets(/*finite=*/true), Sets{0b10});
}

/// An arg-max along rows, of which what is left of two equal values, and of two
/// NaNs, is decided by `ties`.
static ParsedLambda getArgMax(llvm::StringRef ties) {
  return ParsedLambda("%a: tensor<4x9xf32>", R"(
    %r:2 = tdl.lambda (%i) in [4] on (%y = %a)
        : (tensor<4x9xf32>) -> (tensor<4xf32>, tensor<4xi32>) {
      %m:2 = tdl.reduce @argmax (%j) in [9] : f32, i32 {
        %v = tdl.read %y[%i, %j] : tensor<4x9xf32>
        %k = arith.index_cast %j : index to i32
        tdl.yield %v, %k : f32, i32
      }
      tdl.yield %m#0, %m#1 : f32, i32
    })",
                      R"(
    tdl.combiner @argmax identity [0xFF800000 : f32, 0 : i32] {
    ^bb0(%a: f32, %i: i32, %b: f32, %j: i32):
      %greater = arith.cmpf ogt, %a, %b : f32
      %equal = arith.cmpf oeq, %a, %b : f32
      %nan = arith.cmpf uno, %a, %a : f32
      %first = arith.cmpi slt, %i, %j : i32
      %tie = arith.andi %equal, %first : i1
    )" + ties.str() + R"(
      %v = arith.select %c, %a, %b : f32
      %k = arith.select %c, %i, %j : i32
      tdl.yield %v, %k : f32, i32
    }
    )");
}

TEST(Linearity, SplitsNamedCombinersThatKeepTheLaws) {
  ParsedLambda argmax = getArgMax("%e = arith.ori %greater, %tie : i1\n"
                                  "%c = arith.ori %e, %nan : i1");
  EXPECT_EQ(argmax.getKinds(), "or");
  EXPECT_EQ(argmax.getLinearSets(), Sets{});
  EXPECT_TRUE(argmax.analyse().getUnordered().empty());
  // The later of equal values, which of infinite ones is the beginning of a
  // part that has no element.
  EXPECT_EQ(getArgMax("%c = arith.ori %greater, %nan : i1").getKinds(), "of");
  // No NaN.
  ParsedLambda other = getArgMax("%c = arith.ori %greater, %tie : i1");
  EXPECT_EQ(other.getKinds(), "of");
  EXPECT_EQ(other.analyse().getUnordered().size(), 1u);
}
