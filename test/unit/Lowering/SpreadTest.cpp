//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What only devices do in a way of their own: kernels of all other forms are in
// KernelTest.cpp, for both.
//
//===----------------------------------------------------------------------===//
#include "Compiled.h"

using namespace tofu;
using namespace tofu::test;

namespace {

// So many terms that blocks of a device fold slices of them first.
TEST_F(Compiled, OneSumOfManyTerms) {
  compareSplits(write("%a: tensor<300x700xf32>, %b: tensor<2xbf16>",
                      R"((%k) in [2] on (%x = %a, %y = %b)
           : (tensor<300x700xf32>, tensor<2xbf16>) -> tensor<2xbf16> {
        %s = tdl.reduce sum (%i, %j) in [300, 700] : bf16 {
          %v = tdl.read %x[%i, %j] : tensor<300x700xf32>
          %n = arith.truncf %v : f32 to bf16
          tdl.yield %n : bf16
        }
        %w = tdl.read %y[%k] : tensor<2xbf16>
        %t = arith.addf %s, %w : bf16
        tdl.yield %t : bf16
      })",
                      "tensor<2xbf16>"),
                0.01);
}

// A block folds the terms of each result.
TEST_F(Compiled, FewSumsOfTerms) {
  compareSplits(write("%a: tensor<3x50x60xf64>",
                      R"((%i) in [3] on (%x = %a)
           : (tensor<3x50x60xf64>) -> tensor<3xf64> {
        %m = tdl.reduce max (%j, %k) in [50, 60] : f64 {
          %v = tdl.read %x[%i, %j, %k] : tensor<3x50x60xf64>
          tdl.yield %v : f64
        }
        %s = tdl.reduce sum (%j, %k) in [50, 60] : f64 {
          %v = tdl.read %x[%i, %j, %k] : tensor<3x50x60xf64>
          %d = arith.subf %v, %m : f64
          tdl.yield %d : f64
        }
        tdl.yield %s : f64
      })",
                      "tensor<3xf64>"),
                1e-12);
}

// Four elements a thread, of which the last thread has fewer.
TEST_F(Compiled, WideAccesses) {
  compareSplits(write("%a: tensor<262150xf32>",
                      R"((%i) in [262150] on (%x = %a)
           : (tensor<262150xf32>) -> tensor<262150xf32> {
        %v = tdl.read %x[%i] : tensor<262150xf32>
        %d = arith.addf %v, %v : f32
        tdl.yield %d : f32
      })",
                      "tensor<262150xf32>"));
}

// Two elements a thread, also where a piece begins at what the rank says, with
// a function, which has branches, between what is read and what is written.
TEST_F(Compiled, WideAccessesOfPieces) {
  compareSplits(write("%a: tensor<512x512xf64>, %b: tensor<512xf64>",
                      R"((%i, %j) in [512, 512] on (%x = %a, %y = %b)
           : (tensor<512x512xf64>, tensor<512xf64>) -> tensor<512x512xf64> {
        %v = tdl.read %x[%i, %j] : tensor<512x512xf64>
        %w = tdl.read %y[%j] : tensor<512xf64>
        %e = math.tanh %v : f64
        %k = arith.index_cast %j : index to i32
        %f = arith.sitofp %k : i32 to f64
        %d = arith.addf %e, %w : f64
        %r = arith.addf %d, %f : f64
        tdl.yield %r : f64
      })",
                      "tensor<512x512xf64>"),
                1e-12);
}

// Read along one variable and written along another: tiles of 32 by 32, of
// which the last ones are not whole.
TEST_F(Compiled, TransposeOfOneOperand) {
  compareSplits(write("%a: tensor<70x131xf64>, %b: tensor<131x70xf64>",
                      R"((%i, %j) in [131, 70] on (%x = %a, %y = %b)
           : (tensor<70x131xf64>, tensor<131x70xf64>) -> tensor<131x70xf64> {
        %v = tdl.read %x[%j, %i] : tensor<70x131xf64>
        %w = tdl.read %y[%i, %j] : tensor<131x70xf64>
        %d = arith.subf %v, %w : f64
        tdl.yield %d : f64
      })",
                      "tensor<131x70xf64>"));
}

// What a guard leaves out of the operand is told before tiles are put.
TEST_F(Compiled, TransposeWithGuard) {
  compareSplits(write("%a: tensor<97x3x60xi8>",
                      R"((%g, %i, %j) in [3, 64, 99] on (%x = %a)
           : (tensor<97x3x60xi8>) -> tensor<3x64x99xi8> {
        %m = arith.constant -1 : i8
        %v = tdl.read %x[%j - 1, %g, %i - 2] else %m : tensor<97x3x60xi8>
        tdl.yield %v : i8
      })",
                      "tensor<3x64x99xi8>"));
}

// Two operands along different variables: one of them goes through a tile.
TEST_F(Compiled, TwoTransposes) {
  compareSplits(write("%a: tensor<33x5x40xbf16>, %b: tensor<40x33x5xbf16>",
                      R"((%i, %j, %k) in [33, 40, 5] on (%x = %a, %y = %b)
           : (tensor<33x5x40xbf16>, tensor<40x33x5xbf16>)
             -> tensor<33x40x5xbf16> {
        %v = tdl.read %x[%i, %k, %j] : tensor<33x5x40xbf16>
        %w = tdl.read %y[%j, %i, %k] : tensor<40x33x5xbf16>
        %d = arith.addf %v, %w : bf16
        tdl.yield %d : bf16
      })",
                      "tensor<33x40x5xbf16>"));
}

// A product with a batch, the result along the rows of the first factor, and
// what is added to it.
TEST_F(Compiled, ProductInTiles) {
  compareSplits(
      write("%a: tensor<2x37x67xf64>, %b: tensor<2x37x70xf64>, "
            "%c: tensor<70x67xf64>",
            R"((%g, %j, %i) in [2, 70, 67] on (%x = %a, %y = %b, %z = %c)
           : (tensor<2x37x67xf64>, tensor<2x37x70xf64>, tensor<70x67xf64>)
             -> tensor<2x70x67xf64> {
        %s = tdl.reduce sum (%k) in [37] : f64 {
          %v = tdl.read %x[%g, %k, %i] : tensor<2x37x67xf64>
          %w = tdl.read %y[%g, %k, %j] : tensor<2x37x70xf64>
          %p = arith.mulf %v, %w : f64
          tdl.yield %p : f64
        }
        %u = tdl.read %z[%j, %i] : tensor<70x67xf64>
        %t = arith.addf %s, %u : f64
        tdl.yield %t : f64
      })",
            "tensor<2x70x67xf64>"),
      1e-14);
}

// Integers that are widened, with a factor of the rows and a read that is
// guarded: what is put into tiles is computed before.
TEST_F(Compiled, ProductOfGuardedIntegers) {
  compareSplits(
      write("%a: tensor<50x20xi8>, %b: tensor<41x20x3xi8>, %c: tensor<50xi32>",
            R"((%i, %j) in [50, 41] on (%x = %a, %y = %b, %z = %c)
           : (tensor<50x20xi8>, tensor<41x20x3xi8>, tensor<50xi32>)
             -> tensor<50x41xi32> {
        %s = tdl.reduce sum (%k, %l) in [22, 3] : i32 {
          %m = arith.constant 1 : i8
          %v = tdl.read %x[%i, %k - 1] else %m : tensor<50x20xi8>
          %w = tdl.read %y[%j, %k - 2, %l] else %m : tensor<41x20x3xi8>
          %f = tdl.read %z[%i] : tensor<50xi32>
          %vw = arith.extsi %v : i8 to i32
          %ww = arith.extsi %w : i8 to i32
          %vf = arith.muli %vw, %f : i32
          %p = arith.muli %vf, %ww : i32
          tdl.yield %p : i32
        }
        tdl.yield %s : i32
      })",
            "tensor<50x41xi32>"));
}

// Terms of any form that are made of a row's and a column's: here the largest
// distance.
TEST_F(Compiled, DistancesInTiles) {
  compareSplits(write("%a: tensor<65x17xf32>, %b: tensor<33x17xf32>",
                      R"((%i, %j) in [65, 33] on (%x = %a, %y = %b)
           : (tensor<65x17xf32>, tensor<33x17xf32>) -> tensor<65x33xf32> {
        %s = tdl.reduce max (%k) in [17] : f32 {
          %v = tdl.read %x[%i, %k] : tensor<65x17xf32>
          %w = tdl.read %y[%j, %k] : tensor<33x17xf32>
          %d = arith.subf %v, %w : f32
          %p = math.absf %d : f32
          tdl.yield %p : f32
        }
        tdl.yield %s : f32
      })",
                      "tensor<65x33xf32>"));
}

// Products of bf16 are added up in f32, not rounded before.
TEST_F(Compiled, ProductOfNarrowFloats) {
  compareSplits(write("%a: tensor<40x64xbf16>, %b: tensor<64x48xbf16>",
                      R"((%i, %j) in [40, 48] on (%x = %a, %y = %b)
           : (tensor<40x64xbf16>, tensor<64x48xbf16>) -> tensor<40x48xbf16> {
        %s = tdl.reduce sum (%k) in [64] : bf16 {
          %v = tdl.read %x[%i, %k] : tensor<40x64xbf16>
          %w = tdl.read %y[%k, %j] : tensor<64x48xbf16>
          %p = arith.mulf %v, %w : bf16
          tdl.yield %p : bf16
        }
        tdl.yield %s : bf16
      })",
                      "tensor<40x48xbf16>"),
                0.01);
}

// A block a row, turn by turn; the last turn has fewer results.
TEST_F(Compiled, CumulativeSumsOfLongRows) {
  compareSplits(write("%a: tensor<3x2500xi32>, %b: tensor<3x2500xi32>",
                      R"((%i, %j) in [3, 2500] on (%x = %a, %y = %b)
           : (tensor<3x2500xi32>, tensor<3x2500xi32>) -> tensor<3x2500xi32> {
        %s = tdl.reduce sum (%k) in [2500] where (%j - %k - 1 >= 0) : i32 {
          %v = tdl.read %x[%i, %k] : tensor<3x2500xi32>
          tdl.yield %v : i32
        }
        %w = tdl.read %y[%i, %j] : tensor<3x2500xi32>
        %t = arith.subi %s, %w : i32
        tdl.yield %t : i32
      })",
                      "tensor<3x2500xi32>"));
}

// From the end, a warp a row, by a combiner of i1.
TEST_F(Compiled, CumulativeFromTheEnd) {
  compareSplits(write("%a: tensor<100x9xi1>",
                      R"((%i, %j) in [9, 110] on (%x = %a)
           : (tensor<100x9xi1>) -> tensor<9x110xi1> {
        %s = tdl.reduce any (%k) in [100] where (%k - %j + 4 >= 0) : i1 {
          %v = tdl.read %x[%k, %i] : tensor<100x9xi1>
          tdl.yield %v : i1
        }
        tdl.yield %s : i1
      })",
                      "tensor<9x110xi1>"));
}

// A row that is cut into slices, of which blocks fold the terms first.
TEST_F(Compiled, CumulativeSlices) {
  compareSplits(write("%a: tensor<8200xi64>",
                      R"((%i) in [8200] on (%x = %a)
           : (tensor<8200xi64>) -> tensor<8200xi64> {
        %s = tdl.reduce sum (%k) in [8200] where (%k - %i - 3 >= 0) : i64 {
          %v = tdl.read %x[%k] : tensor<8200xi64>
          tdl.yield %v : i64
        }
        tdl.yield %s : i64
      })",
                      "tensor<8200xi64>"));
}

} // namespace
