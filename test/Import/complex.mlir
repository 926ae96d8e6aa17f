// RUN: tofu-opt %s -tofu-import | FileCheck %s

// A complex tensor is two real ones; at the border they are a last dimension of 2.
// CHECK-LABEL: @main(%arg0: tensor<4x2xf32> {tdl.complex}) -> (tensor<4x2xf32> {tdl.complex}, tensor<4xf32>)
// CHECK: %[[RE:.*]] = tdl.lambda (%[[I:.*]]) in [4]
// CHECK-NEXT: tdl.read %{{.*}}[%[[I]], 0]
// CHECK: %[[IM:.*]] = tdl.lambda (%[[I:.*]]) in [4]
// CHECK-NEXT: tdl.read %{{.*}}[%[[I]], 1]
func.func @main(%z: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4xf32>) {
  // What moves elements moves both parts.
  // CHECK: %[[RRE:.*]] = tdl.lambda (%{{.*}}) in [4] on (%{{.*}} = %[[RE]])
  // CHECK: %[[RIM:.*]] = tdl.lambda (%{{.*}}) in [4] on (%{{.*}} = %[[IM]])
  %0 = "stablehlo.reverse"(%z) <{dimensions = array<i64: 0>}> : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  // Of a lambda only what it yields stays.
  // CHECK: %[[NRE:.*]] = tdl.lambda
  // CHECK: arith.negf
  // CHECK-NOT: arith.negf
  // CHECK: %[[NIM:.*]] = tdl.lambda
  // CHECK: arith.negf
  %1 = "stablehlo.negate"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  // The part itself: no lambda.
  %2 = "stablehlo.imag"(%z) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  // CHECK: %[[PAIR:.*]] = tdl.lambda (%[[I:.*]], %[[P:.*]]) in [4, 2] on (%{{.*}} = %[[NRE]], %{{.*}} = %[[NIM]])
  // CHECK: return %[[PAIR]], %[[IM]]
  return %1, %2 : tensor<4xcomplex<f32>>, tensor<4xf32>
}
