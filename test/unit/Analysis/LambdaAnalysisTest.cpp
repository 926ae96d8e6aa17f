//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which index variables and accesses the analysis finds.
//
//===----------------------------------------------------------------------===//
#include "ParsedLambda.h"

using namespace tofu::tdl;

static std::string print(const LambdaAnalysis &analysis) {
  std::string text;
  llvm::raw_string_ostream os(text);
  analysis.print(os);
  return text;
}

TEST(LambdaAnalysis, FindsWindowsOfAConvolution) {
  ParsedLambda conv("%a: tensor<8x3x114xf32>, %b: tensor<4x3x3xf32>", R"(
    %r = tdl.lambda (%n, %co, %x) in [8, 4, 56] on (%d = %a, %f = %b)
        : (tensor<8x3x114xf32>, tensor<4x3x3xf32>) -> tensor<8x4x56xf32> {
      %s = tdl.reduce sum (%ci, %dx) in [3, 3] : f32 {
        %v = tdl.read %d[%n, %ci, 2 * %x + %dx] : tensor<8x3x114xf32>
        %w = tdl.read %f[%co, %ci, %dx] : tensor<4x3x3xf32>
        %p = arith.mulf %v, %w : f32
        tdl.yield %p : f32
      }
      tdl.yield %s : f32
    })");
  EXPECT_EQ(print(conv.analyse()),
            "d0 'n' output [0, 8)\n"
            "d1 'co' output [0, 4)\n"
            "d2 'x' output [0, 56)\n"
            "d3 'ci' reduction sum [0, 3)\n"
            "d4 'dx' reduction sum [0, 3)\n"
            "input 0 at (d0, d1, d2, d3, d4) -> (d0, d3, d2 * 2 + d4)\n"
            "input 1 at (d0, d1, d2, d3, d4) -> (d1, d3, d4)\n");
}

TEST(LambdaAnalysis, GathersRowsAsData) {
  ParsedLambda gather("%t: tensor<50x8xf32>, %n: tensor<4xi32>", R"(
    %r = tdl.lambda (%i, %j) in [4, 8] on (%table = %t, %ids = %n)
        : (tensor<50x8xf32>, tensor<4xi32>) -> tensor<4x8xf32> {
      %id = tdl.read %ids[%i] : tensor<4xi32>
      %row = arith.index_cast %id : i32 to index
      %v = tdl.read %table[symbol(%row), %j] : tensor<50x8xf32>
      tdl.yield %v : f32
    })");
  EXPECT_EQ(print(gather.analyse()), "d0 'i' output [0, 4)\n"
                                     "d1 'j' output [0, 8)\n"
                                     "d2 'in0.0' data [0, 50)\n"
                                     "input 0 at (d0, d1, d2) -> (d2, d1)\n"
                                     "input 1 at (d0, d1, d2) -> (d0)\n"
                                     "linear in {0}\n");
}

// A nonlinear gather, or one whose row is also moved, needs whole dimensions.
TEST(LambdaAnalysis, ReadsWholeDimensionsWhereDataDoNotSplit) {
  ParsedLambda nonlinear("%t: tensor<50x8xf32>, %n: tensor<4xi32>", R"(
    %r = tdl.lambda (%i, %j) in [4, 8] on (%table = %t, %ids = %n)
        : (tensor<50x8xf32>, tensor<4xi32>) -> tensor<4x8xf32> {
      %id = tdl.read %ids[%i] : tensor<4xi32>
      %row = arith.index_cast %id : i32 to index
      %v = tdl.read %table[symbol(%row), %j] : tensor<50x8xf32>
      %e = math.exp %v : f32
      tdl.yield %e : f32
    })");
  EXPECT_EQ(nonlinear.getKinds(), "oof");
  ParsedLambda moved("%t: tensor<50x8xf32>, %n: tensor<4xi32>", R"(
    %r = tdl.lambda (%i, %j) in [4, 8] on (%table = %t, %ids = %n)
        : (tensor<50x8xf32>, tensor<4xi32>) -> tensor<4x8xf32> {
      %z = arith.constant 0.0 : f32
      %id = tdl.read %ids[%i] : tensor<4xi32>
      %row = arith.index_cast %id : i32 to index
      %v = tdl.read %table[symbol(%row) + 1, %j] else %z : tensor<50x8xf32>
      tdl.yield %v : f32
    })");
  EXPECT_EQ(moved.getKinds(), "ood"); // a place in the window behind it
  ParsedLambda twice("%t: tensor<50x8xf32>, %n: tensor<4xi32>", R"(
    %r = tdl.lambda (%i, %j) in [4, 8] on (%table = %t, %ids = %n)
        : (tensor<50x8xf32>, tensor<4xi32>) -> tensor<4x8xf32> {
      %id = tdl.read %ids[%i] : tensor<4xi32>
      %row = arith.index_cast %id : i32 to index
      %v = tdl.read %table[symbol(%row), %j] : tensor<50x8xf32>
      %w = tdl.read %table[%i, %j] : tensor<50x8xf32>
      %e = arith.addf %v, %w : f32
      tdl.yield %e : f32
    })");
  EXPECT_EQ(twice.getKinds(), "oof");
}

// Guards around a read and its own are one conjunction; index arithmetic is
// seen through; equal reads are one access.
TEST(LambdaAnalysis, JoinsGuards) {
  ParsedLambda guarded("%a: tensor<9x8xf32>", R"(
    %r = tdl.lambda (%i) in [8] on (%x = %a)
        : (tensor<9x8xf32>) -> tensor<8xf32> {
      %z = arith.constant 0.0 : f32
      %one = arith.constant 1 : index
      %next = arith.addi %i, %one : index
      %s = tdl.reduce sum (%j) in [8] where (%j <= %i) : f32 {
        %v = tdl.read %x[%next, %j] else %z where (%j >= 2) : tensor<9x8xf32>
        %w = tdl.read %x[%next, %j] else %z where (%j >= 2) : tensor<9x8xf32>
        %p = arith.addf %v, %w : f32
        tdl.yield %p : f32
      }
      tdl.yield %s : f32
    })");
  EXPECT_EQ(print(guarded.analyse()),
            "d0 'i' output [0, 8)\n"
            "d1 'j' reduction sum [0, 8)\n"
            "input 0 at (d0, d1) -> (d0 + 1, d1) where (d0, d1) : (d0 - d1 >= "
            "0, d1 - 2 >= 0)\n"
            "linear in {0}\n");
}

// Factors and divisors that are constants, and others.
TEST(LambdaAnalysis, SeesThroughIndexArithmetic) {
  ParsedLambda scaled("%a: tensor<64x64x64x64xf32>", R"(
    %r = tdl.lambda (%i, %j) in [8, 8] on (%x = %a)
        : (tensor<64x64x64x64xf32>) -> tensor<8x8xf32> {
      %c = arith.constant 3 : index
      %p = arith.muli %i, %c : index
      %q = arith.muli %i, %j : index
      %v = tdl.read %x[%p + 1, %i * symbol(%c), %i * symbol(%j),
          %q floordiv 2] : tensor<64x64x64x64xf32>
      %w = tdl.read %x[%j ceildiv 3, %i floordiv symbol(%q), %i mod symbol(%q),
          symbol(%p)] : tensor<64x64x64x64xf32>
      %s = arith.addf %v, %w : f32
      tdl.yield %s : f32
    })");
  EXPECT_EQ(print(scaled.analyse()),
            "d0 'i' output [0, 8)\n"
            "d1 'j' output [0, 8)\n"
            "d2 'in0.2' fixed [0, 64)\n"
            "d3 'in0.3' fixed [0, 64)\n"
            "d4 'in0.1' fixed [0, 64)\n"
            "input 0 at (d0, d1, d2, d3, d4) -> (d0 * 3 + 1, d0 * 3, d2, d3)\n"
            "input 0 at (d0, d1, d2, d3, d4) -> ((d1 + 2) floordiv 3, d4, d2, "
            "d0 * 3)\n"
            "linear in {0}\n");
}

TEST(LambdaAnalysis, SplitsOpaqueFunctionsOutsideOnly) {
  ParsedLambda cholesky("%a: tensor<8x4x4xf32>", R"(
    %r = tdl.lambda (%b) in [8] on (%m = %a)
        : (tensor<8x4x4xf32>) -> tensor<8x4x4xf32> {
      %v = tdl.opaque "cholesky"(%m[%b, :, :]) : (tensor<8x4x4xf32>) -> tensor<4x4xf32>
      tdl.yield %v : tensor<4x4xf32>
    })");
  EXPECT_EQ(print(cholesky.analyse()),
            "d0 'b' output [0, 8)\n"
            "d1 's0' fixed [0, 4)\n"
            "d2 's1' fixed [0, 4)\n"
            "d3 'in0.1' fixed [0, 4)\n"
            "d4 'in0.2' fixed [0, 4)\n"
            "input 0 at (d0, d1, d2, d3, d4) -> (d0, d3, d4)\n");
}

TEST(LambdaAnalysis, SplitsWindowsAtPlacesFromData) {
  ParsedLambda window("%a: tensor<8x64xf32>, %p: tensor<i32>", R"(
    %r = tdl.lambda (%b, %i) in [8, 4] on (%x = %a, %q = %p)
        : (tensor<8x64xf32>, tensor<i32>) -> tensor<8x4xf32> {
      %n = tdl.read %q[] : tensor<i32>
      %s = arith.index_cast %n : i32 to index
      %v = tdl.read %x[%b, %i + symbol(%s)] : tensor<8x64xf32>
      tdl.yield %v : f32
    })");
  EXPECT_EQ(print(window.analyse()), "d0 'b' output [0, 8)\n"
                                     "d1 'i' output [0, 4)\n"
                                     "d2 'in0.1' data [0, 64)\n"
                                     "input 0 at (d0, d1, d2) -> (d0, d2)\n"
                                     "input 1 at (d0, d1, d2) -> ()\n"
                                     "linear in {0}\n");
}

TEST(LambdaAnalysis, FixesWhatItDoesNotKnow) {
  ParsedLambda dynamic("%a: tensor<?xf32>, %n: index", R"(
    %r = tdl.lambda (%i) in [%n] on (%x = %a, %k = %n)
        : (tensor<?xf32>, index) -> tensor<?xf32> {
      %z = arith.constant 0.0 : f32
      %v = tdl.read %x[%i * symbol(%k)] else %z : tensor<?xf32>
      %s = tdl.reduce sum (%j) in [%k] : f32 {
        %w = tdl.read %x[%j] : tensor<?xf32>
        tdl.yield %w : f32
      }
      %r = arith.addf %s, %v : f32
      tdl.yield %r : f32
    })");
  EXPECT_EQ(dynamic.getKinds(), "fff");
  ParsedLambda iota("", R"(
    %r = tdl.lambda (%i) in [8] : () -> tensor<8xindex> {
      tdl.yield %i : index
    })");
  EXPECT_EQ(print(iota.analyse()), "d0 'i' output [0, 8)\n");
  ParsedLambda cast("%a: tensor<4xf32>", R"(
    %r = tdl.lambda (%i) in [4] on (%x = %a)
        : (tensor<4xf32>) -> tensor<4xf32> {
      %v = arith.constant 1.0 : f32
      %n = tdl.reduce sum (%j) in [4] : f32 {
        %b = arith.bitcast %x : tensor<4xf32> to tensor<4xi32>
        tdl.yield %v : f32
      }
      tdl.yield %n : f32
    })");
  EXPECT_EQ(print(cast.analyse()), "d0 'i' output [0, 4)\n"
                                   "d1 'j' reduction sum [0, 4)\n"
                                   "d2 'in0.0' fixed [0, 4)\n"
                                   "input 0 at (d0, d1, d2) -> (d2)\n");
}
