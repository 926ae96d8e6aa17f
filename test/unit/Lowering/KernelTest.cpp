//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Kernels of every form that loops can have, against the interpreter.
//
//===----------------------------------------------------------------------===//
#include "Compiled.h"

using namespace tofu;
using namespace tofu::test;

namespace {

TEST_F(Compiled, MergesLoopsOverContiguousElements) {
  compareSplits(write("%a: tensor<6x5x7xf32>, %b: tensor<6x5x7xf32>",
                      R"((%i, %j, %k) in [6, 5, 7] on (%x = %a, %y = %b)
           : (tensor<6x5x7xf32>, tensor<6x5x7xf32>) -> tensor<6x5x7xf32> {
        %v = tdl.read %x[%i, %j, %k] : tensor<6x5x7xf32>
        %w = tdl.read %y[%i, %j, %k] : tensor<6x5x7xf32>
        %s = arith.addf %v, %w : f32
        tdl.yield %s : f32
      })",
                      "tensor<6x5x7xf32>"));
}

// The rows of `y` are as long as those of `x`, but are read again and again.
TEST_F(Compiled, BroadcastKeepsLoopsApart) {
  compareSplits(write("%a: tensor<6x5xf32>, %b: tensor<5xf32>",
                      R"((%i, %j) in [6, 5] on (%x = %a, %y = %b)
           : (tensor<6x5xf32>, tensor<5xf32>) -> tensor<6x5xf32> {
        %v = tdl.read %x[%i, %j] : tensor<6x5xf32>
        %w = tdl.read %y[%j] : tensor<5xf32>
        %s = arith.mulf %v, %w : f32
        tdl.yield %s : f32
      })",
                      "tensor<6x5xf32>"));
}

// Sums down the columns: tiles of accumulators, also longer than one tile.
TEST_F(Compiled, SumsOfColumns) {
  compareSplits(write("%a: tensor<9x700xf32>",
                      R"((%j) in [700] on (%x = %a)
           : (tensor<9x700xf32>) -> tensor<700xf32> {
        %s = tdl.reduce sum (%i) in [9] : f32 {
          %v = tdl.read %x[%i, %j] : tensor<9x700xf32>
          tdl.yield %v : f32
        }
        tdl.yield %s : f32
      })",
                      "tensor<700xf32>"));
}

// A second sum down the columns needs the first one's result.
TEST_F(Compiled, TwoReductionsInATile) {
  compareSplits(write("%a: tensor<9x300xf32>",
                      R"((%j) in [300] on (%x = %a)
           : (tensor<9x300xf32>) -> tensor<300xf32> {
        %m = tdl.reduce max (%i) in [9] : f32 {
          %v = tdl.read %x[%i, %j] : tensor<9x300xf32>
          tdl.yield %v : f32
        }
        %s = tdl.reduce sum (%k) in [9] : f32 {
          %v = tdl.read %x[%k, %j] : tensor<9x300xf32>
          %d = arith.subf %m, %v : f32
          tdl.yield %d : f32
        }
        tdl.yield %s : f32
      })",
                      "tensor<300xf32>"));
}

TEST_F(Compiled, MatrixProductByKernel) {
  compareSplits(write("%a: tensor<7x9xf32>, %b: tensor<9x11xf32>",
                      R"((%i, %j) in [7, 11] on (%x = %a, %y = %b)
           : (tensor<7x9xf32>, tensor<9x11xf32>) -> tensor<7x11xf32> {
        %s = tdl.reduce sum (%k) in [9] : f32 {
          %v = tdl.read %x[%i, %k] : tensor<7x9xf32>
          %w = tdl.read %y[%k, %j] : tensor<9x11xf32>
          %p = arith.mulf %v, %w : f32
          tdl.yield %p : f32
        }
        tdl.yield %s : f32
      })",
                      "tensor<7x11xf32>"));
}

// Large enough for a library.
TEST_F(Compiled, MatrixProductByLibrary) {
  compareSplits(write("%a: tensor<21x40xf32>, %b: tensor<17x40xf32>",
                      R"((%i, %j) in [21, 17] on (%x = %a, %y = %b)
           : (tensor<21x40xf32>, tensor<17x40xf32>) -> tensor<21x17xf32> {
        %s = tdl.reduce sum (%k) in [40] : f32 {
          %v = tdl.read %x[%i, %k] : tensor<21x40xf32>
          %w = tdl.read %y[%j, %k] : tensor<17x40xf32>
          %p = arith.mulf %v, %w : f32
          tdl.yield %p : f32
        }
        tdl.yield %s : f32
      })",
                      "tensor<21x17xf32>"));
}

// Heads and their elements are one dimension of the weights, two of the input.
TEST_F(Compiled, ContractionOfMergedHeads) {
  compareSplits(write("%a: tensor<3x4x9x8xf32>, %b: tensor<32x12xf32>",
                      R"((%n, %s, %j) in [3, 9, 12] on (%x = %a, %w = %b)
           : (tensor<3x4x9x8xf32>, tensor<32x12xf32>) -> tensor<3x9x12xf32> {
        %r = tdl.reduce sum (%k) in [32] : f32 {
          %v = tdl.read %x[%n, %k floordiv 8, %s, %k mod 8] : tensor<3x4x9x8xf32>
          %u = tdl.read %w[%k, %j] : tensor<32x12xf32>
          %p = arith.mulf %v, %u : f32
          tdl.yield %p : f32
        }
        tdl.yield %r : f32
      })",
                      "tensor<3x9x12xf32>"));
}

// The gradient of those weights: an index of the result is split.
TEST_F(Compiled, MergedHeadsInTheResult) {
  compareSplits(write("%a: tensor<3x4x9x8xf32>, %b: tensor<3x9x12xf32>",
                      R"((%k, %j) in [32, 12] on (%x = %a, %g = %b)
           : (tensor<3x4x9x8xf32>, tensor<3x9x12xf32>) -> tensor<32x12xf32> {
        %r = tdl.reduce sum (%n, %s) in [3, 9] : f32 {
          %v = tdl.read %x[%n, %k floordiv 8, %s, %k mod 8] : tensor<3x4x9x8xf32>
          %u = tdl.read %g[%n, %s, %j] : tensor<3x9x12xf32>
          %p = arith.mulf %v, %u : f32
          tdl.yield %p : f32
        }
        tdl.yield %r : f32
      })",
                      "tensor<32x12xf32>"));
}

// Rows by data: each term is added to the row that its index names.
TEST_F(Compiled, Scatter) {
  compareSplits(R"(
    func.func @f(%a: tensor<9x3xf32>, %b: tensor<9xf32>)
        -> (tensor<7x3xf32>, tensor<7xf32>) {
      %y = tdl.lambda (%v, %j) in [7, 3] on (%g = %a, %x = %b)
          : (tensor<9x3xf32>, tensor<9xf32>) -> tensor<7x3xf32> {
        %zero = arith.constant 0.0 : f32
        %s = tdl.reduce sum (%i) in [9] : f32 {
          %f = tdl.read %x[%i] : tensor<9xf32>
          %n = arith.fptosi %f : f32 to i32
          %row = arith.index_cast %n : i32 to index
          %is = arith.cmpi eq, %row, %v : index
          %t = tdl.read %g[%i, %j] : tensor<9x3xf32>
          %c = arith.select %is, %t, %zero : f32
          tdl.yield %c : f32
        }
        tdl.yield %s : f32
      }
      %z = tdl.lambda (%v) in [7] on (%x = %b) : (tensor<9xf32>) -> tensor<7xf32> {
        %zero = arith.constant 0.0 : f32
        %one = arith.constant 1.0 : f32
        %s = tdl.reduce sum (%i) in [9] : f32 {
          %f = tdl.read %x[%i] : tensor<9xf32>
          %n = arith.fptosi %f : f32 to i32
          %row = arith.index_cast %n : i32 to index
          %is = arith.cmpi eq, %v, %row : index
          %c = arith.select %is, %one, %zero : f32
          tdl.yield %c : f32
        }
        tdl.yield %s : f32
      }
      return %y, %z : tensor<7x3xf32>, tensor<7xf32>
    })");
}

TEST_F(Compiled, PaddingOnAllSides) {
  compareSplits(write("%a: tensor<5x6xf32>",
                      R"((%i, %j) in [9, 12] on (%x = %a)
           : (tensor<5x6xf32>) -> tensor<9x12xf32> {
        %c = arith.constant 7.0 : f32
        %v = tdl.read %x[%i - 2, %j - 3] else %c : tensor<5x6xf32>
        tdl.yield %v : f32
      })",
                      "tensor<9x12xf32>"));
}

TEST_F(Compiled, Concatenation) {
  compareSplits(write("%a: tensor<3x4xf32>, %b: tensor<5x4xf32>",
                      R"((%i, %j) in [8, 4] on (%x = %a, %y = %b)
           : (tensor<3x4xf32>, tensor<5x4xf32>) -> tensor<8x4xf32> {
        %c = arith.constant 0.0 : f32
        %w = tdl.read %y[%i - 3, %j] else %c : tensor<5x4xf32>
        %v = tdl.read %x[%i, %j] else %w : tensor<3x4xf32>
        tdl.yield %v : f32
      })",
                      "tensor<8x4xf32>"));
}

TEST_F(Compiled, Convolution) {
  compareSplits(write("%a: tensor<2x11x3xf32>, %b: tensor<4x3x5xf32>",
                      R"((%n, %x, %co) in [2, 6, 5] on (%d = %a, %f = %b)
           : (tensor<2x11x3xf32>, tensor<4x3x5xf32>) -> tensor<2x6x5xf32> {
        %zero = arith.constant 0.0 : f32
        %s = tdl.reduce sum (%dx, %ci) in [4, 3] : f32 {
          %v = tdl.read %d[%n, 2 * %x + %dx - 2, %ci] else %zero : tensor<2x11x3xf32>
          %w = tdl.read %f[%dx, %ci, %co] : tensor<4x3x5xf32>
          %p = arith.mulf %v, %w : f32
          tdl.yield %p : f32
        }
        tdl.yield %s : f32
      })",
                      "tensor<2x6x5xf32>"));
}

// `j <= i` is an upper end of the loop.
TEST_F(Compiled, PrefixSum) {
  compareSplits(write("%a: tensor<3x10xf32>",
                      R"((%n, %i) in [3, 10] on (%x = %a)
           : (tensor<3x10xf32>) -> tensor<3x10xf32> {
        %s = tdl.reduce sum (%j) in [10] where (%i - %j >= 0) : f32 {
          %v = tdl.read %x[%n, %j] : tensor<3x10xf32>
          tdl.yield %v : f32
        }
        tdl.yield %s : f32
      })",
                      "tensor<3x10xf32>"));
}

// A strided gradient: the loop over the window begins at the right phase and
// steps by the stride.
TEST_F(Compiled, SteppedReduction) {
  compareSplits(write("%a: tensor<6xf32>, %b: tensor<5xf32>",
                      R"((%y) in [13] on (%g = %a, %f = %b)
           : (tensor<6xf32>, tensor<5xf32>) -> tensor<13xf32> {
        %zero = arith.constant 0.0 : f32
        %s = tdl.reduce sum (%d) in [5] where ((%y - %d + 1) mod 2 == 0) : f32 {
          %v = tdl.read %g[(%y - %d + 1) floordiv 2] else %zero : tensor<6xf32>
          %w = tdl.read %f[%d] : tensor<5xf32>
          %p = arith.mulf %v, %w : f32
          tdl.yield %p : f32
        }
        tdl.yield %s : f32
      })",
                      "tensor<13xf32>"));
}

TEST_F(Compiled, MergedAndSplitDimensions) {
  compareSplits(write("%a: tensor<4x6x2xf32>",
                      R"((%i, %j) in [8, 6] on (%x = %a)
           : (tensor<4x6x2xf32>) -> tensor<8x6xf32> {
        %v = tdl.read %x[%i floordiv 2, %j, %i mod 2] : tensor<4x6x2xf32>
        tdl.yield %v : f32
      })",
                      "tensor<8x6xf32>"));
}

TEST_F(Compiled, NamedCombiner) {
  compareSplits(R"(
    tdl.combiner @argmax identity [0xFF800000 : f32, 0 : i32] {
    ^bb0(%a: f32, %i: i32, %b: f32, %j: i32):
      %c = arith.cmpf oge, %a, %b : f32
      %v = arith.select %c, %a, %b : f32
      %k = arith.select %c, %i, %j : i32
      tdl.yield %v, %k : f32, i32
    }
    func.func @f(%a: tensor<5x7xf32>) -> (tensor<5xf32>, tensor<5xi32>) {
      %y:2 = tdl.lambda (%i) in [5] on (%x = %a)
          : (tensor<5x7xf32>) -> (tensor<5xf32>, tensor<5xi32>) {
        %m:2 = tdl.reduce @argmax (%j) in [7] : f32, i32 {
          %v = tdl.read %x[%i, %j] : tensor<5x7xf32>
          %n = arith.index_cast %j : index to i32
          tdl.yield %v, %n : f32, i32
        }
        tdl.yield %m#0, %m#1 : f32, i32
      }
      return %y#0, %y#1 : tensor<5xf32>, tensor<5xi32>
    })");
}

TEST_F(Compiled, AccumulatesInAWiderType) {
  compareSplits(write("%a: tensor<4x9xf32>",
                      R"((%i) in [4] on (%x = %a)
           : (tensor<4x9xf32>) -> tensor<4xbf16> {
        %s = tdl.reduce sum (%j) in [9] acc f32 : bf16 {
          %v = tdl.read %x[%i, %j] : tensor<4x9xf32>
          %b = arith.truncf %v : f32 to bf16
          tdl.yield %b : bf16
        }
        tdl.yield %s : bf16
      })",
                      "tensor<4xbf16>"));
}

// The terms of every rank, and those of all ranks, add up in f32.
TEST_F(Compiled, HalvesAddUpInFloats) {
  std::string text = write("%a: tensor<700x3xbf16>",
                           R"((%i) in [3] on (%x = %a)
           : (tensor<700x3xbf16>) -> tensor<3xbf16> {
        %s = tdl.reduce sum (%j) in [700] : bf16 {
          %v = tdl.read %x[%j, %i] : tensor<700x3xbf16>
          tdl.yield %v : bf16
        }
        tdl.yield %s : bf16
      })",
                           "tensor<3xbf16>");
  compareSplits(text);
  mlir::func::FuncOp function = split(text, 7);
  ASSERT_TRUE(function);
  for (int64_t i = 0; i != inputs[0].getNumElements(); ++i)
    inputs[0].set(i, {.f = 1});
  auto run = tofu::interpreter::execute(function, inputs);
  ASSERT_TRUE(bool(run)) << llvm::toString(run.takeError());
  EXPECT_EQ(run->results[0].getNumber(0), 700);
  compare(function);
}

// What MLIR leaves undefined is what XLA and the interpreter do.
TEST_F(Compiled, IntegerCorners) {
  compareSplits(write("%a: tensor<8xf32>",
                      R"((%i) in [8] on (%x = %a)
           : (tensor<8xf32>) -> tensor<8xi32> {
        %zero = arith.constant 0 : i32
        %min = arith.constant -2147483648 : i32
        %minus = arith.constant -1 : i32
        %big = arith.constant 1.0e20 : f32
        %w = arith.constant 40 : i32
        %v = tdl.read %x[%i] : tensor<8xf32>
        %huge = arith.mulf %v, %big : f32
        %n = arith.fptosi %huge : f32 to i32
        %d0 = arith.divsi %n, %zero : i32
        %r0 = arith.remsi %n, %zero : i32
        %d1 = arith.divsi %min, %minus : i32
        %r1 = arith.remsi %min, %minus : i32
        %s0 = arith.shli %n, %w : i32
        %s1 = arith.shrsi %n, %w : i32
        %f0 = arith.floordivsi %n, %zero : i32
        %0 = arith.addi %d0, %r0 : i32
        %1 = arith.xori %d1, %r1 : i32
        %2 = arith.xori %s0, %s1 : i32
        %3 = arith.xori %0, %1 : i32
        %4 = arith.xori %2, %3 : i32
        %5 = arith.addi %4, %f0 : i32
        tdl.yield %5 : i32
      })",
                      "tensor<8xi32>"));
}

// Of 0 and of indices, too.
TEST_F(Compiled, IntegerPowers) {
  compareSplits(R"(func.func @f(%a: tensor<8xf32>) -> tensor<8x8xi64> {
      %y = tdl.lambda (%i, %j) in [8, 8] on (%x = %a)
           : (tensor<8xf32>) -> tensor<8x8xi64> {
        %two = arith.constant 2 : i64
        %three = arith.constant 3 : i64
        %n = arith.index_cast %i : index to i64
        %m = arith.index_cast %j : index to i64
        %base = arith.subi %n, %two : i64
        %exponent = arith.subi %m, %three : i64
        %power = math.ipowi %base, %exponent : i64
        %of = math.ipowi %i, %j : index
        %k = arith.index_cast %of : index to i64
        %all = arith.addi %power, %k : i64
        tdl.yield %all : i64
      }
      return %y : tensor<8x8xi64>
    })");
}

TEST_F(Compiled, MathFunctions) {
  compareSplits(write("%a: tensor<40xf32>",
                      R"((%i) in [40] on (%x = %a)
           : (tensor<40xf32>) -> tensor<40xf32> {
        %one = arith.constant 1.0 : f32
        %v = tdl.read %x[%i] : tensor<40xf32>
        %e = math.exp %v : f32
        %a1 = math.absf %v : f32
        %p = arith.addf %a1, %one : f32
        %l = math.log %p : f32
        %t = math.tanh %v : f32
        %s = math.sin %v : f32
        %c = math.cos %v : f32
        %q = math.sqrt %p : f32
        %r = math.rsqrt %p : f32
        %w = math.powf %p, %t : f32
        %f = math.erf %v : f32
        %g = math.log1p %p : f32
        %0 = arith.addf %e, %l : f32
        %1 = arith.addf %0, %t : f32
        %2 = arith.addf %1, %s : f32
        %3 = arith.addf %2, %c : f32
        %4 = arith.addf %3, %q : f32
        %5 = arith.addf %4, %r : f32
        %6 = arith.addf %5, %w : f32
        %7 = arith.addf %6, %f : f32
        %8 = arith.addf %7, %g : f32
        tdl.yield %8 : f32
      })",
                      "tensor<40xf32>"),
                1e-6);
}

/// Functions, a sum down the columns and a maximum along the rows, of a type.
std::string writeFloats(const std::string &type) {
  std::string text = R"(
    func.func @f(%a: tensor<4x300xT>) -> (tensor<4x300xT>, tensor<300xT>, tensor<4xT>) {
      %0 = tdl.lambda (%i, %j) in [4, 300] on (%x = %a) : (tensor<4x300xT>) -> tensor<4x300xT> {
        %c = arith.constant 0.0625 : T
        %v = tdl.read %x[%i, %j] : tensor<4x300xT>
        %w = arith.mulf %v, %c : T
        %e = math.exp %w : T
        %t = math.tanh %w : T
        %p = math.absf %t : T
        %s = math.sqrt %p : T
        %l = math.erf %s : T
        %q = math.log1p %p : T
        %u = arith.addf %l, %q : T
        %k = arith.cmpf ogt, %u, %c : T
        %r = arith.select %k, %e, %u : T
        tdl.yield %r : T
      }
      %1 = tdl.lambda (%j) in [300] on (%x = %a) : (tensor<4x300xT>) -> tensor<300xT> {
        %s = tdl.reduce sum (%i) in [4] acc f64 : T {
          %v = tdl.read %x[%i, %j] : tensor<4x300xT>
          tdl.yield %v : T
        }
        tdl.yield %s : T
      }
      %2 = tdl.lambda (%i) in [4] on (%x = %a) : (tensor<4x300xT>) -> tensor<4xT> {
        %s = tdl.reduce max (%j) in [300] : T {
          %v = tdl.read %x[%i, %j] : tensor<4x300xT>
          tdl.yield %v : T
        }
        tdl.yield %s : T
      }
      return %0, %1, %2 : tensor<4x300xT>, tensor<300xT>, tensor<4xT>
    })";
  for (size_t at; (at = text.find("xT>")) != std::string::npos;)
    text.replace(at, 3, "x" + type + ">");
  for (size_t at; (at = text.find(": T")) != std::string::npos;)
    text.replace(at, 3, ": " + type);
  return text;
}

// Narrow floats are rounded after every operation, as the interpreter does; one
// unit in the last place of bf16 is 2^-8.
TEST_F(Compiled, BF16) { compareSplits(writeFloats("bf16"), 1.0 / 128); }
TEST_F(Compiled, F16) { compareSplits(writeFloats("f16"), 1.0 / 1024); }
TEST_F(Compiled, F8E4M3FN) { compareSplits(writeFloats("f8E4M3FN"), 1.0 / 8); }
TEST_F(Compiled, F8E5M2) { compareSplits(writeFloats("f8E5M2"), 1.0 / 4); }
TEST_F(Compiled, F64) { compareSplits(writeFloats("f64"), 1e-14); }

// -0.0 is less than +0.0; 1 / 0 shows which it is.
TEST_F(Compiled, ZerosAreOrdered) {
  compareSplits(R"(
    func.func @f(%a: tensor<3x300xf32>) -> (tensor<300xf32>, tensor<300xf32>) {
      %0:2 = tdl.lambda (%j) in [300] on (%x = %a)
          : (tensor<3x300xf32>) -> (tensor<300xf32>, tensor<300xf32>) {
        %zero = arith.constant 0.0 : f32
        %one = arith.constant 1.0 : f32
        %s = tdl.reduce min (%i) in [3] : f32 {
          %v = tdl.read %x[%i, %j] : tensor<3x300xf32>
          %z = arith.mulf %v, %zero : f32
          tdl.yield %z : f32
        }
        %w = tdl.read %x[0, %j] : tensor<3x300xf32>
        %y = arith.mulf %w, %zero : f32
        %m = arith.maximumf %y, %s : f32
        %p = arith.divf %one, %s : f32
        %q = arith.divf %one, %m : f32
        tdl.yield %p, %q : f32, f32
      }
      return %0#0, %0#1 : tensor<300xf32>, tensor<300xf32>
    })");
}

TEST_F(Compiled, IntegersOfAllWidths) {
  compareSplits(R"(
    func.func @f(%a: tensor<7x9xi8>, %b: tensor<7x9xi64>, %c: tensor<7x9xi16>, %d: tensor<5xi1>)
        -> (tensor<7x9xi8>, tensor<9xi64>, tensor<7xi1>, tensor<5xi1>) {
      %0 = tdl.lambda (%i, %j) in [7, 9] on (%x = %a, %z = %c)
          : (tensor<7x9xi8>, tensor<7x9xi16>) -> tensor<7x9xi8> {
        %v = tdl.read %x[%i, %j] : tensor<7x9xi8>
        %w = tdl.read %z[%i, %j] : tensor<7x9xi16>
        %t = arith.trunci %w : i16 to i8
        %s = arith.muli %v, %t : i8
        tdl.yield %s : i8
      }
      %1 = tdl.lambda (%j) in [9] on (%x = %b) : (tensor<7x9xi64>) -> tensor<9xi64> {
        %s = tdl.reduce sum (%i) in [7] : i64 {
          %v = tdl.read %x[%i, %j] : tensor<7x9xi64>
          tdl.yield %v : i64
        }
        tdl.yield %s : i64
      }
      %2 = tdl.lambda (%i) in [7] on (%x = %a) : (tensor<7x9xi8>) -> tensor<7xi1> {
        %ten = arith.constant 10 : i8
        %s = tdl.reduce any (%j) in [9] : i1 {
          %v = tdl.read %x[%i, %j] : tensor<7x9xi8>
          %g = arith.cmpi sgt, %v, %ten : i8
          tdl.yield %g : i1
        }
        tdl.yield %s : i1
      }
      %3 = tdl.lambda (%i) in [5] on (%x = %d) : (tensor<5xi1>) -> tensor<5xi1> {
        %true = arith.constant true
        %v = tdl.read %x[%i] : tensor<5xi1>
        %n = arith.xori %v, %true : i1
        tdl.yield %n : i1
      }
      return %0, %1, %2, %3 : tensor<7x9xi8>, tensor<9xi64>, tensor<7xi1>, tensor<5xi1>
    })");
}

TEST_F(Compiled, EmptyTensors) {
  compareSplits(R"(
    func.func @f(%a: tensor<0x4xf32>) -> (tensor<4xf32>, tensor<0x4xf32>) {
      %0 = tdl.lambda (%j) in [4] on (%x = %a) : (tensor<0x4xf32>) -> tensor<4xf32> {
        %s = tdl.reduce sum (%i) in [0] : f32 {
          %v = tdl.read %x[%i, %j] : tensor<0x4xf32>
          tdl.yield %v : f32
        }
        tdl.yield %s : f32
      }
      %1 = tdl.lambda (%i, %j) in [0, 4] on (%x = %a) : (tensor<0x4xf32>) -> tensor<0x4xf32> {
        %v = tdl.read %x[%i, %j] : tensor<0x4xf32>
        %w = arith.negf %v : f32
        tdl.yield %w : f32
      }
      return %0, %1 : tensor<4xf32>, tensor<0x4xf32>
    })");
}

TEST_F(Compiled, ConstantsAreInTheProgram) {
  compareSplits(R"(
    func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
      %c = arith.constant dense<[1.0, -2.0, 3.5, 4.0]> : tensor<4xf32>
      %y = tdl.lambda (%i) in [4] on (%x = %a, %k = %c)
          : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
        %v = tdl.read %x[%i] : tensor<4xf32>
        %w = tdl.read %k[3 - %i] : tensor<4xf32>
        %s = arith.mulf %v, %w : f32
        tdl.yield %s : f32
      }
      return %y : tensor<4xf32>
    })");
}

// Rows by data: 7 of the 23 numbers are rows of the table, the others read the
// value after `else`.
TEST_F(Compiled, ReadsThroughData) {
  compareSplits(write("%a: tensor<7x3xf32>, %b: tensor<9xf32>",
                      R"((%i, %j) in [9, 3] on (%t = %a, %x = %b)
           : (tensor<7x3xf32>, tensor<9xf32>) -> tensor<9x3xf32> {
        %c = arith.constant 100.0 : f32
        %v = tdl.read %x[%i] : tensor<9xf32>
        %n = arith.fptosi %v : f32 to i32
        %row = arith.index_cast %n : i32 to index
        %r = tdl.read %t[symbol(%row), %j] else %c : tensor<7x3xf32>
        tdl.yield %r : f32
      })",
                      "tensor<9x3xf32>"));
}

// Operands that are no tensors, which only partitioned programs have.
TEST_F(Compiled, ScalarOperands) {
  mlir::Builder builder(&context);
  auto add = [&](mlir::Type type, llvm::ArrayRef<int64_t> shape,
                 auto interpreter::Register::*field) {
    interpreter::Tensor &input = inputs.emplace_back(type, shape);
    for (int64_t i = 0; i != input.getNumElements(); ++i) {
      interpreter::Register element = {};
      element.*field = 2 + i;
      input.set(i, element);
    }
  };
  add(builder.getF32Type(), {6}, &interpreter::Register::f);
  add(builder.getF32Type(), {}, &interpreter::Register::f);
  add(builder.getIndexType(), {}, &interpreter::Register::i);
  add(builder.getBF16Type(), {}, &interpreter::Register::f);
  compare(split(R"(
    func.func @f(%a: !tdl.piece<tensor<6xf32>, (d0) -> [0 to 6]>, %f: f32, %n: index, %h: bf16)
        -> !tdl.piece<tensor<6xf32>, (d0) -> [d0 * 3 to d0 * 3 + 3]>
        attributes {plan.mesh = array<i64: 2>} {
      %y = tdl.lambda (%i) in [6] on (%x = %a, %s = %f, %at = %n, %g = %h)
          part <(d0) -> [d0 * 3 to d0 * 3 + 3, 0 to 2]>
          : (!tdl.piece<tensor<6xf32>, (d0) -> [0 to 6]>, f32, index, bf16)
          -> !tdl.piece<tensor<6xf32>, (d0) -> [d0 * 3 to d0 * 3 + 3]> {
        %w = arith.extf %g : bf16 to f32
        %r = tdl.reduce sum (%j) in [2] : f32 {
          %v = tdl.read %x[%i + %j - symbol(%at)] else %w : tensor<6xf32>
          %m = arith.mulf %v, %s : f32
          tdl.yield %m : f32
        }
        tdl.yield %r : f32
      }
      return %y : !tdl.piece<tensor<6xf32>, (d0) -> [d0 * 3 to d0 * 3 + 3]>
    })",
                2));
}

// Loops are cut where a window at a place from data begins and ends, forwards
// and backwards, wherever it is.
TEST_F(Compiled, WindowsAtAnyPlace) {
  for (const char *place :
       {"0", "1", "2", "4", "6", "7", "-1", "-2", "-9", "9223372036854775807",
        "9223372036854775806", "-9223372036854775808"})
    for (const char *coordinate :
         {"%i - symbol(%at)", "symbol(%at) - %i", "2 * %i - symbol(%at)"}) {
      std::string text =
          "func.func @f(%a: tensor<3x7xf32>, %b: tensor<3x3xf32>) -> "
          "tensor<3x7xf32> {\n%n = arith.constant dense<" +
          std::string(place) + R"(> : tensor<i64>
      %y = tdl.lambda (%j, %i) in [3, 7] on (%x = %a, %u = %b, %m = %n)
           : (tensor<3x7xf32>, tensor<3x3xf32>, tensor<i64>) -> tensor<3x7xf32> {
        %c = tdl.read %m[] : tensor<i64>
        %at = arith.index_cast %c : i64 to index
        %v = tdl.read %x[%j, %i] : tensor<3x7xf32>
        %w = tdl.read %u[%j, )" +
          coordinate + R"(] else %v : tensor<3x3xf32>
        tdl.yield %w : f32
      }
      return %y : tensor<3x7xf32>
    })";
      for (int64_t devices : {1, 3})
        compare(split(text, devices));
    }
}

TEST_F(Compiled, ReadOutsideIsAnError) {
  std::string text = write("%a: tensor<7xf32>, %b: tensor<9xf32>",
                           R"((%i) in [9] on (%t = %a, %x = %b)
           : (tensor<7xf32>, tensor<9xf32>) -> tensor<9xf32> {
        %v = tdl.read %x[%i] : tensor<9xf32>
        %n = arith.fptosi %v : f32 to i32
        %row = arith.index_cast %n : i32 to index
        %r = tdl.read %t[symbol(%row)] : tensor<7xf32>
        tdl.yield %r : f32
      })",
                           "tensor<9xf32>");
  EXPECT_NE(fail(split(text, 1)).find("reads arg0"), std::string::npos);
}

// Only data tell whether the read leaves the tensor: it is looked at when it
// runs, in the interpreter as in compiled code.
TEST_F(Compiled, ReadUnderAGuardOfData) {
  auto get = [](const std::string &counts) {
    return "func.func @f(%a: tensor<8xf32>) -> tensor<4xf32> {\n"
           "%n = arith.constant dense<[" +
           counts + R"(]> : tensor<4xi32>
      %y = tdl.lambda (%i) in [4] on (%x = %a, %m = %n)
           : (tensor<8xf32>, tensor<4xi32>) -> tensor<4xf32> {
        %v = tdl.read %m[%i] : tensor<4xi32>
        %count = arith.index_cast %v : i32 to index
        %s = tdl.reduce sum (%k) in [16] where (%count - %k - 1 >= 0) : f32 {
          %r = tdl.read %x[%k] : tensor<8xf32>
          tdl.yield %r : f32
        }
        tdl.yield %s : f32
      }
      return %y : tensor<4xf32>
    })";
  };
  compareSplits(get("3, 8, 0, 5"));
  EXPECT_NE(fail(split(get("3, 9, 0, 5"), 1)).find("reads arg0"),
            std::string::npos);
}

// Indices are shifted as i64 is: out by 64 and more.
TEST_F(Compiled, ShiftsOfIndices) {
  compareSplits(R"(func.func @f(%a: tensor<8xf32>) -> tensor<8xi64> {
      %y = tdl.lambda (%i) in [8] on (%x = %a)
           : (tensor<8xf32>) -> tensor<8xi64> {
        %one = arith.constant 1 : index
        %three = arith.constant 3 : index
        %far = arith.constant 70 : index
        %left = arith.shli %i, %three : index
        %right = arith.shrui %left, %one : index
        %minus = arith.subi %one, %right : index
        %signed = arith.shrsi %minus, %one : index
        %v = tdl.read %x[%i] : tensor<8xf32>
        %data = arith.fptosi %v : f32 to i64
        %d = arith.index_cast %data : i64 to index
        %out = arith.shli %d, %far : index
        %sign = arith.shrsi %minus, %far : index
        %zero = arith.shrui %i, %far : index
        %none = arith.ori %out, %zero : index
        %some = arith.subi %none, %sign : index
        %all = arith.addi %signed, %some : index
        %n = arith.index_cast %all : index to i64
        tdl.yield %n : i64
      }
      return %y : tensor<8xi64>
    })");
}

} // namespace
