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

} // namespace
