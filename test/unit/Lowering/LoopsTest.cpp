//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Loops of another form than one per index, against the interpreter: blocks,
// conditions before a loop, accumulators that are kept. Each as it is decided
// for the CPU, and for a target that wants few copies and small tiles.
//
//===----------------------------------------------------------------------===//
#include "Compiled.h"

using namespace tofu::test;

namespace {
class Loops : public Compiled, public testing::WithParamInterface<bool> {
protected:
  Loops() {
    if (GetParam())
      loops = {.maxCopies = 1,
               .maxUnrolled = 1,
               .accumulators = 3,
               .transposed = 2,
               .scattered = 5,
               .fewTerms = 100};
  }
};
} // namespace

INSTANTIATE_TEST_SUITE_P(Options, Loops, testing::Bool());

TEST_P(Loops, Transpose) {
  compareSplits(write("%a: tensor<6x5xf32>",
                      R"((%i, %j) in [5, 6] on (%x = %a)
           : (tensor<6x5xf32>) -> tensor<5x6xf32> {
        %v = tdl.read %x[%j, %i] : tensor<6x5xf32>
        tdl.yield %v : f32
      })",
                      "tensor<5x6xf32>"));
}

// In blocks, of which the last ones are not full; one index goes around them.
TEST_P(Loops, TransposeInBlocks) {
  compareSplits(write("%a: tensor<21x3x19xf32>, %b: tensor<19x3x21xf32>",
                      R"((%i, %n, %j) in [19, 3, 21] on (%x = %a, %y = %b)
           : (tensor<21x3x19xf32>, tensor<19x3x21xf32>) -> tensor<19x3x21xf32> {
        %v = tdl.read %x[%j, %n, %i] : tensor<21x3x19xf32>
        %w = tdl.read %y[%i, 2 - %n, %j] : tensor<19x3x21xf32>
        %s = arith.addf %v, %w : f32
        tdl.yield %s : f32
      })",
                      "tensor<19x3x21xf32>"));
}

// Rows by data, and in them again: what says where they are is asked before the
// loop over a row, once both are known.
TEST_P(Loops, RowsOfRows) {
  compareSplits(write("%a: tensor<7x20xf32>, %b: tensor<9xf32>",
                      R"((%i, %j) in [9, 20] on (%x = %a, %y = %b)
           : (tensor<7x20xf32>, tensor<9xf32>) -> tensor<9x20xf32> {
        %zero = arith.constant 0.0 : f32
        %f = tdl.read %y[%i] : tensor<9xf32>
        %n = arith.fptosi %f : f32 to i32
        %row = arith.index_cast %n : i32 to index
        %v = tdl.read %x[symbol(%row), %j] else %zero : tensor<7x20xf32>
        %three = arith.constant 3 : i32
        %m = arith.remui %n, %three : i32
        %next = arith.index_cast %m : i32 to index
        %g = tdl.read %y[symbol(%next) * 2 + 1] : tensor<9xf32>
        %o = arith.fptosi %g : f32 to i32
        %other = arith.index_cast %o : i32 to index
        %w = tdl.read %x[symbol(%other), %j] else %zero : tensor<7x20xf32>
        %s = arith.subf %v, %w : f32
        tdl.yield %s : f32
      })",
                      "tensor<9x20xf32>"));
}

// Each result adds one term to the one before: rows beside each other go along,
// more than a tile of them; from the end; without its own term; several values
// of which something is computed.
TEST_P(Loops, CumulativeSum) {
  compareSplits(write("%a: tensor<23xf32>",
                      R"((%i) in [23] on (%x = %a)
           : (tensor<23xf32>) -> tensor<23xf32> {
        %s = tdl.reduce sum (%j) in [23] where (%i - %j >= 0) : f32 {
          %v = tdl.read %x[%j] : tensor<23xf32>
          tdl.yield %v : f32
        }
        tdl.yield %s : f32
      })",
                      "tensor<23xf32>"));
}

TEST_P(Loops, CumulativeSumOfColumns) {
  compareSplits(write("%a: tensor<9x300xf32>",
                      R"((%i, %c) in [9, 300] on (%x = %a)
           : (tensor<9x300xf32>) -> tensor<9x300xf32> {
        %s = tdl.reduce sum (%j) in [9] where (%i - %j - 1 >= 0) : f32 {
          %v = tdl.read %x[%j, %c] : tensor<9x300xf32>
          tdl.yield %v : f32
        }
        %v = tdl.read %x[%i, %c] : tensor<9x300xf32>
        %p = arith.mulf %s, %v : f32
        tdl.yield %p : f32
      })",
                      "tensor<9x300xf32>"));
}

TEST_P(Loops, CumulativeMaximumFromTheEnd) {
  compareSplits(write("%a: tensor<5x2x12xf32>",
                      R"((%n, %i, %c) in [5, 14, 2] on (%x = %a)
           : (tensor<5x2x12xf32>) -> tensor<5x14x2xf32> {
        %s = tdl.reduce max (%j) in [12] where (%j - %i + 2 >= 0) : f32 {
          %v = tdl.read %x[%n, %c, %j] : tensor<5x2x12xf32>
          tdl.yield %v : f32
        }
        tdl.yield %s : f32
      })",
                      "tensor<5x14x2xf32>"));
}

TEST_P(Loops, CumulativeArgMax) {
  compareSplits(R"(
    tdl.combiner @argmax identity [0xFF800000 : f32, 0 : i32] {
    ^bb0(%a: f32, %i: i32, %b: f32, %j: i32):
      %c = arith.cmpf oge, %a, %b : f32
      %v = arith.select %c, %a, %b : f32
      %k = arith.select %c, %i, %j : i32
      tdl.yield %v, %k : f32, i32
    }
    func.func @f(%a: tensor<4x11xf32>) -> (tensor<4x11xf32>, tensor<4x11xi32>) {
      %y:2 = tdl.lambda (%n, %i) in [4, 11] on (%x = %a)
          : (tensor<4x11xf32>) -> (tensor<4x11xf32>, tensor<4x11xi32>) {
        %m:2 = tdl.reduce @argmax (%j) in [11] where (%i - %j >= 0) : f32, i32 {
          %v = tdl.read %x[%n, %j] : tensor<4x11xf32>
          %k = arith.index_cast %j : index to i32
          tdl.yield %v, %k : f32, i32
        }
        tdl.yield %m#0, %m#1 : f32, i32
      }
      return %y#0, %y#1 : tensor<4x11xf32>, tensor<4x11xi32>
    })");
}

// Sums of bf16 are kept in f32 and rounded for each result; terms are padded.
TEST_P(Loops, CumulativeSumOfNarrowFloats) {
  compareSplits(write("%a: tensor<3x17xf32>",
                      R"((%n, %i) in [3, 20] on (%x = %a)
           : (tensor<3x17xf32>) -> tensor<3x20xf32> {
        %zero = arith.constant 0.0 : f32
        %s = tdl.reduce sum (%j) in [20] where (%i - %j >= 0) : bf16 {
          %v = tdl.read %x[%n, %j - 2] else %zero : tensor<3x17xf32>
          %b = arith.truncf %v : f32 to bf16
          tdl.yield %b : bf16
        }
        %f = arith.extf %s : bf16 to f32
        tdl.yield %f : f32
      })",
                      "tensor<3x20xf32>"));
}

// In tiles of columns, whose sums are rounded once; a guard and zeros cut them.
TEST_P(Loops, SumsOfColumns) {
  compareSplits(write("%a: tensor<9x11xf32>",
                      R"((%n, %i) in [4, 13] on (%x = %a)
           : (tensor<9x11xf32>) -> tensor<4x13xf32> {
        %zero = arith.constant 0.0 : f32
        %s = tdl.reduce sum (%j) in [9] where (%n - %j + 4 >= 0, (%n + %j) mod 2 == 0) : bf16 {
          %v = tdl.read %x[%j, %i - 1] else %zero where (%j + %i - 3 >= 0) : tensor<9x11xf32>
          %b = arith.truncf %v : f32 to bf16
          tdl.yield %b : bf16
        }
        %f = arith.extf %s : bf16 to f32
        tdl.yield %f : f32
      })",
                      "tensor<4x13xf32>"));
}

TEST_P(Loops, PaddedConvolution) {
  compareSplits(write("%a: tensor<2x7x6xf32>, %b: tensor<3x2xf32>",
                      R"((%n, %i, %j) in [2, 4, 7] on (%x = %a, %y = %b)
           : (tensor<2x7x6xf32>, tensor<3x2xf32>) -> tensor<2x4x7xf32> {
        %one = arith.constant 1.0 : f32
        %s = tdl.reduce sum (%d, %e) in [3, 2] : f32 {
          %v = tdl.read %x[%n, 2 * %i + %d - 1, %j - %e] else %one : tensor<2x7x6xf32>
          %w = tdl.read %y[%d, %e] : tensor<3x2xf32>
          %p = arith.mulf %v, %w : f32
          tdl.yield %p : f32
        }
        tdl.yield %s : f32
      })",
                      "tensor<2x4x7xf32>"));
}

// Something is computed of the sums, so that they lie in tiles.
TEST_P(Loops, ScatterInTiles) {
  compareSplits(write("%a: tensor<6x4xf32>, %b: tensor<6xf32>",
                      R"((%v, %c) in [5, 4] on (%g = %a, %n = %b)
           : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<5x4xf32> {
        %zero = arith.constant 0.0 : f32
        %s = tdl.reduce sum (%i) in [6] : f32 {
          %f = tdl.read %n[%i] : tensor<6xf32>
          %id = arith.fptosi %f : f32 to i32
          %row = arith.index_cast %id : i32 to index
          %is = arith.cmpi eq, %row, %v : index
          %t = tdl.read %g[%i, %c] : tensor<6x4xf32>
          %r = arith.select %is, %t, %zero : f32
          tdl.yield %r : f32
        }
        %d = arith.addf %s, %s : f32
        tdl.yield %d : f32
      })",
                      "tensor<5x4xf32>"));
}
