// RUN: tofu-opt %s -tofu-tidy | FileCheck %s

// A value read through two maps is two inputs; one that is not read is none.
// CHECK-LABEL: @two_maps
// CHECK: on (%[[A:.*]] = %arg0, %[[B:.*]] = %arg0) :
// CHECK: tdl.read %[[A]][%[[I:.*]], %[[J:.*]]]
// CHECK: tdl.read %[[B]][%[[J]], %[[I]]]
func.func @two_maps(%x: tensor<8x8xf32>, %z: tensor<8xf32>) -> tensor<8x8xf32> {
  %s = tdl.lambda (%i, %j) in [8, 8] on (%y = %x, %unused = %z) : (tensor<8x8xf32>, tensor<8xf32>) -> tensor<8x8xf32> {
    %v = tdl.read %y[%i, %j] : tensor<8x8xf32>
    %w = tdl.read %y[%j, %i] : tensor<8x8xf32>
    %a = arith.addf %v, %w : f32
    tdl.yield %a : f32
  }
  return %s : tensor<8x8xf32>
}

// A value given twice and read through one access is one input.
// CHECK-LABEL: @twice
// CHECK: on (%[[A:.*]] = %arg0) :
// CHECK: %[[V:.*]] = tdl.read %[[A]]
// CHECK: arith.mulf %[[V]], %[[V]]
func.func @twice(%x: tensor<8xf32>) -> tensor<8xf32> {
  %s = tdl.lambda (%i) in [8] on (%y = %x, %z = %x) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32> {
    %v = tdl.read %y[%i] : tensor<8xf32>
    %w = tdl.read %z[%i] : tensor<8xf32>
    %a = arith.mulf %v, %w : f32
    tdl.yield %a : f32
  }
  return %s : tensor<8xf32>
}

// An access with another guard is another input.
// CHECK-LABEL: @guards
// CHECK: on (%{{.*}} = %arg0, %{{.*}} = %arg0) :
func.func @guards(%x: tensor<8xf32>) -> tensor<8xf32> {
  %s = tdl.lambda (%i) in [8] on (%y = %x) : (tensor<8xf32>) -> tensor<8xf32> {
    %zero = arith.constant 0.0 : f32
    %v = tdl.read %y[%i] else %zero where (%i mod 2 == 0) : tensor<8xf32>
    %w = tdl.read %y[%i] else %zero where (%i - 4 >= 0) : tensor<8xf32>
    %a = arith.addf %v, %w : f32
    tdl.yield %a : f32
  }
  return %s : tensor<8xf32>
}
