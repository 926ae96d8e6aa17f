// What is said twice of the same values is imported once.
// RUN: tofu-opt %s -tofu-import | FileCheck %s

func.func private @half(%x: tensor<4xf32>) -> tensor<4xf32> {
  %two = "stablehlo.constant"() <{value = dense<2.0> : tensor<f32>}> : () -> tensor<f32>
  %twos = "stablehlo.broadcast_in_dim"(%two) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
  %y = "stablehlo.divide"(%x, %twos) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// A function that is called for other values has other results.
// CHECK-LABEL: @main
// CHECK: %[[TWO:[0-9]+]] = tdl.lambda
// CHECK: %[[TWOS:[0-9]+]] = tdl.lambda {{.*}} = %[[TWO]])
// CHECK: %[[A:.*]] = tdl.lambda {{.*}} = %arg0, {{.*}} = %[[TWOS]])
// CHECK: %[[B:.*]] = tdl.lambda {{.*}} = %arg1, {{.*}} = %[[TWOS]])
// CHECK-NOT: tdl.lambda
// CHECK: return %[[A]], %[[B]], %[[A]]
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %a = func.call @half(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %b = func.call @half(%y) : (tensor<4xf32>) -> tensor<4xf32>
  %c = func.call @half(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %a, %b, %c : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
