// RUN: tofu-opt %s -tofu-fuse -tofu-fuse-epilogues | FileCheck %s

// A product, a constant times it, a tensor and a row that are added: one lambda.
// CHECK-LABEL: func @all
// CHECK-COUNT-1: tdl.lambda
// CHECK-NOT:     tdl.lambda
// CHECK:         return
func.func @all(%a: tensor<16x8xf32>, %b: tensor<8x32xf32>, %c: tensor<16x32xf32>, %row: tensor<32xf32>) -> tensor<16x32xf32> {
  %product = tdl.lambda (%i, %j) in [16, 32] on (%x = %a, %y = %b) : (tensor<16x8xf32>, tensor<8x32xf32>) -> tensor<16x32xf32> {
    %s = tdl.reduce sum (%k) in [8] : f32 {
      %0 = tdl.read %x[%i, %k] : tensor<16x8xf32>
      %1 = tdl.read %y[%k, %j] : tensor<8x32xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  %result = tdl.lambda (%i, %j) in [16, 32] on (%x = %product, %y = %c, %z = %row) : (tensor<16x32xf32>, tensor<16x32xf32>, tensor<32xf32>) -> tensor<16x32xf32> {
    %0 = tdl.read %x[%i, %j] : tensor<16x32xf32>
    %1 = tdl.read %y[%i, %j] : tensor<16x32xf32>
    %2 = tdl.read %z[%j] : tensor<32xf32>
    %half = arith.constant 0.5 : f32
    %3 = arith.mulf %0, %half : f32
    %4 = arith.subf %2, %3 : f32
    %5 = arith.addf %4, %1 : f32
    tdl.yield %5 : f32
  }
  return %result : tensor<16x32xf32>
}

// What no library does with a product stays alone: what is added along the other
// index, or along indices of both factors, and another function.
// CHECK-LABEL: func @others
// CHECK-COUNT-4: tdl.lambda
// CHECK:         return
func.func @others(%a: tensor<16x8xf32>, %b: tensor<8x32xf32>, %column: tensor<16xf32>) -> (tensor<16x32xf32>, tensor<16x32xf32>) {
  %product = tdl.lambda (%i, %j) in [16, 32] on (%x = %a, %y = %b) : (tensor<16x8xf32>, tensor<8x32xf32>) -> tensor<16x32xf32> {
    %s = tdl.reduce sum (%k) in [8] : f32 {
      %0 = tdl.read %x[%i, %k] : tensor<16x8xf32>
      %1 = tdl.read %y[%k, %j] : tensor<8x32xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  %added = tdl.lambda (%i, %j) in [16, 32] on (%x = %product, %y = %column) : (tensor<16x32xf32>, tensor<16xf32>) -> tensor<16x32xf32> {
    %0 = tdl.read %x[%i, %j] : tensor<16x32xf32>
    %1 = tdl.read %y[%i] : tensor<16xf32>
    %2 = arith.addf %0, %1 : f32
    tdl.yield %2 : f32
  }
  %again = tdl.lambda (%i, %j) in [16, 32] on (%x = %added, %y = %b) : (tensor<16x32xf32>, tensor<8x32xf32>) -> tensor<16x32xf32> {
    %s = tdl.reduce sum (%k) in [8] : f32 {
      %0 = tdl.read %x[%i, %k] : tensor<16x32xf32>
      %1 = tdl.read %y[%k, %j] : tensor<8x32xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  %bent = tdl.lambda (%i, %j) in [16, 32] on (%x = %again) : (tensor<16x32xf32>) -> tensor<16x32xf32> {
    %0 = tdl.read %x[%i, %j] : tensor<16x32xf32>
    %1 = math.tanh %0 : f32
    tdl.yield %1 : f32
  }
  return %added, %bent : tensor<16x32xf32>, tensor<16x32xf32>
}

// CHECK-LABEL: func @both
// CHECK-COUNT-2: tdl.lambda
// CHECK:         return
func.func @both(%a: tensor<2x16x8xf32>, %b: tensor<8x32xf32>, %places: tensor<16x32xf32>) -> tensor<2x16x32xf32> {
  %product = tdl.lambda (%n, %i, %j) in [2, 16, 32] on (%x = %a, %y = %b) : (tensor<2x16x8xf32>, tensor<8x32xf32>) -> tensor<2x16x32xf32> {
    %s = tdl.reduce sum (%k) in [8] : f32 {
      %0 = tdl.read %x[%n, %i, %k] : tensor<2x16x8xf32>
      %1 = tdl.read %y[%k, %j] : tensor<8x32xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  %result = tdl.lambda (%n, %i, %j) in [2, 16, 32] on (%x = %product, %z = %places) : (tensor<2x16x32xf32>, tensor<16x32xf32>) -> tensor<2x16x32xf32> {
    %0 = tdl.read %x[%n, %i, %j] : tensor<2x16x32xf32>
    %1 = tdl.read %z[%i, %j] : tensor<16x32xf32>
    %2 = arith.addf %0, %1 : f32
    tdl.yield %2 : f32
  }
  return %result : tensor<2x16x32xf32>
}

// A window slides along an image, whose library adds nothing.
// CHECK-LABEL: func @convolution
// CHECK-COUNT-2: tdl.lambda
// CHECK:         return
func.func @convolution(%a: tensor<18x8xf32>, %b: tensor<3x8x32xf32>, %row: tensor<32xf32>) -> tensor<16x32xf32> {
  %product = tdl.lambda (%i, %j) in [16, 32] on (%x = %a, %y = %b) : (tensor<18x8xf32>, tensor<3x8x32xf32>) -> tensor<16x32xf32> {
    %s = tdl.reduce sum (%d, %k) in [3, 8] : f32 {
      %0 = tdl.read %x[%i + %d, %k] : tensor<18x8xf32>
      %1 = tdl.read %y[%d, %k, %j] : tensor<3x8x32xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  %result = tdl.lambda (%i, %j) in [16, 32] on (%x = %product, %z = %row) : (tensor<16x32xf32>, tensor<32xf32>) -> tensor<16x32xf32> {
    %0 = tdl.read %x[%i, %j] : tensor<16x32xf32>
    %1 = tdl.read %z[%j] : tensor<32xf32>
    %2 = arith.addf %0, %1 : f32
    tdl.yield %2 : f32
  }
  return %result : tensor<16x32xf32>
}
