// RUN: tofu-opt %s -tofu-tidy | FileCheck %s

// MLIR computes with numbers that programs do not have: 1 - 1 is no number where
// there is no zero, and 0 / 0 is -0 where there is no NaN. Neither is computed
// before the program runs; a cast of what has a zero to a wider type is.
// CHECK-LABEL: @numbers
// CHECK-DAG: arith.constant 2.000000e+00 : f32
// CHECK-DAG: arith.subf {{.*}} : f8E8M0FNU
// CHECK-DAG: arith.divf {{.*}} : f4E2M1FN
// CHECK-DAG: arith.truncf {{.*}} : f32 to f4E2M1FN
func.func @numbers(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf8E8M0FNU>, tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>) {
  %0:4 = tdl.lambda (%i) in [4] on (%a = %x) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf8E8M0FNU>, tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>) {
    %one = arith.constant 1.0 : f8E8M0FNU
    %zero = arith.constant 0.0 : f4E2M1FN
    %inf = arith.constant 0x7F800000 : f32
    %two = arith.constant 2.0 : f4E2M1FN
    %wide = arith.extf %two : f4E2M1FN to f32
    %v = tdl.read %a[%i] : tensor<4xf32>
    %w = arith.addf %v, %wide : f32
    %none = arith.subf %one, %one : f8E8M0FNU
    %quotient = arith.divf %zero, %zero : f4E2M1FN
    %most = arith.truncf %inf : f32 to f4E2M1FN
    tdl.yield %w, %none, %quotient, %most : f32, f8E8M0FNU, f4E2M1FN, f4E2M1FN
  }
  return %0#0, %0#1, %0#2, %0#3 : tensor<4xf32>, tensor<4xf8E8M0FNU>, tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>
}
