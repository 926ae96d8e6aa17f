// RUN: tofu-opt %s -tofu-fuse -tofu-fuse-attention | FileCheck %s

// Scores, their softmax and the sum of values become one lambda; scores of all
// pairs are in no tensor.
// CHECK-LABEL: func @found
// CHECK-COUNT-1: tdl.lambda {{.*}} in [2, 17, 8]
// CHECK-NOT:     tdl.lambda
// CHECK:           %[[TOP:.*]] = tdl.reduce max (%{{.*}}) in [17]
// CHECK:             tdl.reduce sum (%{{.*}}) in [4]
// CHECK:           %[[TOTAL:.*]] = tdl.reduce sum (%{{.*}}) in [17]
// CHECK:             tdl.reduce sum (%{{.*}}) in [4]
// CHECK:             arith.subf %{{.*}}, %[[TOP]]
// CHECK:           %[[SUM:.*]] = tdl.reduce sum (%{{.*}}) in [17]
// CHECK:             arith.subf %{{.*}}, %[[TOP]]
// CHECK:             arith.divf %{{.*}}, %[[TOTAL]]
// CHECK:           tdl.yield %[[SUM]]
// CHECK:         return
func.func @found(%q: tensor<2x17x4xf32>, %k: tensor<2x17x4xf32>, %v: tensor<2x17x8xf32>) -> tensor<2x17x8xf32> {
  %scores = tdl.lambda (%b, %i, %j) in [2, 17, 17] on (%x = %q, %y = %k) : (tensor<2x17x4xf32>, tensor<2x17x4xf32>) -> tensor<2x17x17xf32> {
    %s = tdl.reduce sum (%l) in [4] : f32 {
      %0 = tdl.read %x[%b, %i, %l] : tensor<2x17x4xf32>
      %1 = tdl.read %y[%b, %j, %l] : tensor<2x17x4xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  %top = tdl.lambda (%b, %i) in [2, 17] on (%x = %scores) : (tensor<2x17x17xf32>) -> tensor<2x17xf32> {
    %s = tdl.reduce max (%j) in [17] : f32 {
      %0 = tdl.read %x[%b, %i, %j] : tensor<2x17x17xf32>
      tdl.yield %0 : f32
    }
    tdl.yield %s : f32
  }
  %weights = tdl.lambda (%b, %i, %j) in [2, 17, 17] on (%x = %scores, %y = %top) : (tensor<2x17x17xf32>, tensor<2x17xf32>) -> tensor<2x17x17xf32> {
    %0 = tdl.read %x[%b, %i, %j] : tensor<2x17x17xf32>
    %1 = tdl.read %y[%b, %i] : tensor<2x17xf32>
    %2 = arith.subf %0, %1 : f32
    %3 = math.exp %2 : f32
    tdl.yield %3 : f32
  }
  %total = tdl.lambda (%b, %i) in [2, 17] on (%x = %weights) : (tensor<2x17x17xf32>) -> tensor<2x17xf32> {
    %s = tdl.reduce sum (%j) in [17] : f32 {
      %0 = tdl.read %x[%b, %i, %j] : tensor<2x17x17xf32>
      tdl.yield %0 : f32
    }
    tdl.yield %s : f32
  }
  %shares = tdl.lambda (%b, %i, %j) in [2, 17, 17] on (%x = %weights, %y = %total) : (tensor<2x17x17xf32>, tensor<2x17xf32>) -> tensor<2x17x17xf32> {
    %0 = tdl.read %x[%b, %i, %j] : tensor<2x17x17xf32>
    %1 = tdl.read %y[%b, %i] : tensor<2x17xf32>
    %2 = arith.divf %0, %1 : f32
    tdl.yield %2 : f32
  }
  %result = tdl.lambda (%b, %i, %e) in [2, 17, 8] on (%x = %shares, %y = %v) : (tensor<2x17x17xf32>, tensor<2x17x8xf32>) -> tensor<2x17x8xf32> {
    %s = tdl.reduce sum (%j) in [17] : f32 {
      %0 = tdl.read %x[%b, %i, %j] : tensor<2x17x17xf32>
      %1 = tdl.read %y[%b, %j, %e] : tensor<2x17x8xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  return %result : tensor<2x17x8xf32>
}
