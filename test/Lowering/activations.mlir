// RUN: tofu-opt %s -tofu-fuse -tofu-fuse-epilogues=activations=library | FileCheck %s
// RUN: tofu-opt %s -tofu-fuse -tofu-fuse-epilogues | FileCheck %s --check-prefix=EXACT

// A product, what is added to it, and the larger one of that and 0: one lambda, if
// a library may compute it.
// CHECK-LABEL: func @relu
// CHECK-COUNT-1: tdl.lambda
// CHECK-NOT:     tdl.lambda
// CHECK:         return
// EXACT-LABEL: func @relu
// EXACT-COUNT-2: tdl.lambda
func.func @relu(%a: tensor<16x8xf32>, %b: tensor<8x32xf32>, %row: tensor<32xf32>) -> tensor<16x32xf32> {
  %product = tdl.lambda (%i, %j) in [16, 32] on (%x = %a, %y = %b) : (tensor<16x8xf32>, tensor<8x32xf32>) -> tensor<16x32xf32> {
    %s = tdl.reduce sum (%k) in [8] : f32 {
      %0 = tdl.read %x[%i, %k] : tensor<16x8xf32>
      %1 = tdl.read %y[%k, %j] : tensor<8x32xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  %result = tdl.lambda (%i, %j) in [16, 32] on (%x = %product, %z = %row) : (tensor<16x32xf32>, tensor<32xf32>) -> tensor<16x32xf32> {
    %0 = tdl.read %x[%i, %j] : tensor<16x32xf32>
    %1 = tdl.read %z[%j] : tensor<32xf32>
    %2 = arith.addf %0, %1 : f32
    %zero = arith.constant 0.0 : f32
    %3 = arith.maximumf %zero, %2 : f32
    tdl.yield %3 : f32
  }
  return %result : tensor<16x32xf32>
}

// What is 0 where it is positive, the smaller one, and what is no 0 are not ReLU.
// CHECK-LABEL: func @others
// CHECK-COUNT-4: tdl.lambda
// CHECK:         return
// EXACT-LABEL: func @others
func.func @others(%a: tensor<16x8xf32>, %b: tensor<8x16xf32>) -> tensor<16x16xf32> {
  %product = tdl.lambda (%i, %j) in [16, 16] on (%x = %a, %y = %b) : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32> {
    %s = tdl.reduce sum (%k) in [8] : f32 {
      %0 = tdl.read %x[%i, %k] : tensor<16x8xf32>
      %1 = tdl.read %y[%k, %j] : tensor<8x16xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  %negative = tdl.lambda (%i, %j) in [16, 16] on (%x = %product) : (tensor<16x16xf32>) -> tensor<16x16xf32> {
    %0 = tdl.read %x[%i, %j] : tensor<16x16xf32>
    %zero = arith.constant 0.0 : f32
    %one = arith.constant 1.0 : f32
    %p = arith.cmpf ogt, %0, %zero : f32
    %1 = arith.select %p, %zero, %0 : f32
    %2 = arith.maximumf %1, %one : f32
    tdl.yield %2 : f32
  }
  %again = tdl.lambda (%i, %j) in [16, 16] on (%x = %negative, %y = %product) : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32> {
    %s = tdl.reduce sum (%k) in [16] : f32 {
      %0 = tdl.read %x[%i, %k] : tensor<16x16xf32>
      %1 = tdl.read %y[%k, %j] : tensor<16x16xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  %smaller = tdl.lambda (%i, %j) in [16, 16] on (%x = %again) : (tensor<16x16xf32>) -> tensor<16x16xf32> {
    %0 = tdl.read %x[%i, %j] : tensor<16x16xf32>
    %zero = arith.constant 0.0 : f32
    %1 = arith.minimumf %0, %zero : f32
    tdl.yield %1 : f32
  }
  return %smaller : tensor<16x16xf32>
}
