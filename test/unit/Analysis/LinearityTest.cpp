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

TEST(Linearity, AddsTerms) {
  EXPECT_EQ(getSets(2, "%r = arith.addf %v0, %v1 : f32"), Sets{0b11});
  EXPECT_EQ(getSets(2, "%r = arith.subf %v0, %v1 : f32"), Sets{0b11});
  EXPECT_EQ(getSets(3, "%t = arith.addf %v0, %v1 : f32\n"
                       "%r = arith.addf %t, %v2 : f32"),
            Sets{0b111});
  EXPECT_EQ(getSets(1, "%r = arith.addf %v0, %half : f32"), Sets{});
  EXPECT_EQ(getSets(1, "%r = arith.addf %v0, %z : f32"), Sets{0b1});
  EXPECT_EQ(getSets(1, "%n = arith.negf %v0 : f32\n"
                       "%r = arith.addf %n, %v0 : f32"),
            Sets{0b1});
}

TEST(Linearity, ScalesByWhatIsIndependent) {
  EXPECT_EQ(getSets(2, "%r = arith.mulf %v0, %v1 : f32"), (Sets{0b1, 0b10}));
  EXPECT_EQ(getSets(1, "%r = arith.mulf %v0, %v0 : f32"), Sets{});
  EXPECT_EQ(getSets(2, "%r = arith.divf %v0, %v1 : f32"), Sets{0b1});
  // x*z + y*z: in {x, y}, or in {z}.
  EXPECT_EQ(getSets(3, "%p = arith.mulf %v0, %v2 : f32\n"
                       "%q = arith.mulf %v1, %v2 : f32\n"
                       "%r = arith.addf %p, %q : f32"),
            (Sets{0b11, 0b100}));
  // x*y + y is linear in {y} only.
  EXPECT_EQ(getSets(2, "%p = arith.mulf %v0, %v1 : f32\n"
                       "%r = arith.addf %p, %v1 : f32"),
            Sets{0b10});
  // x + x*y: y scales, so it cannot be partial together with x.
  EXPECT_EQ(getSets(2, "%p = math.fma %v0, %v1, %v0 : f32\n"
                       "%r = arith.negf %p : f32"),
            Sets{0b1});
}

TEST(Linearity, StopsAtOtherFunctions) {
  EXPECT_EQ(getSets(1, "%r = arith.maximumf %v0, %z : f32"), Sets{});
  EXPECT_EQ(getSets(1, "%r = math.exp %v0 : f32"), Sets{});
  EXPECT_EQ(getSets(1, "%t = arith.truncf %v0 : f32 to bf16\n"
                       "%r = arith.extf %t : bf16 to f32"),
            Sets{});
  EXPECT_EQ(getSets(2, "%e = math.exp %v0 : f32\n"
                       "%r = arith.mulf %e, %v1 : f32"),
            Sets{0b10});
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
  EXPECT_EQ(getKinds(2, sums + llvm::Twine("%r = arith.divf %s0, %v1 : f32")),
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
  EXPECT_EQ(get("%s", "%w").getLinearSets(), Sets{0b1});
  EXPECT_EQ(get("%s", "%e").getKinds(), "or");
  EXPECT_EQ(get("%s", "%e").getLinearSets(), Sets{});
  EXPECT_EQ(get("%w", "%w").getKinds(), "of");
  EXPECT_EQ(get("%w", "%w").getLinearSets(), Sets{0b10});
}

TEST(Linearity, LeavesNamedCombinersWhole) {
  ParsedLambda argmax("%a: tensor<4x9xf32>", R"(
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
      %c = arith.cmpf oge, %a, %b : f32
      %v = arith.select %c, %a, %b : f32
      %k = arith.select %c, %i, %j : i32
      tdl.yield %v, %k : f32, i32
    }
    )");
  EXPECT_EQ(argmax.getKinds(), "of");
  EXPECT_EQ(argmax.getLinearSets(), Sets{});
}
