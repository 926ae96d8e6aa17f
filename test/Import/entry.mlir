// RUN: tofu-opt %s -split-input-file -tofu-import | tofu-opt -split-input-file | FileCheck %s

// Without a main, the only public function is imported. What is tdl already
// stays.
// CHECK: func.func @forward
// CHECK: tdl.lambda
// CHECK: tdl.lambda
// CHECK-NOT: func.func
func.func private @helper(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %y[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return %0 : tensor<4xf32>
}
func.func @forward(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = func.call @helper(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "stablehlo.negate"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// What JAX calls main is, whatever other functions are public and stand before.
// CHECK: func.func @main
// CHECK-NOT: func.func
func.func @greater(%a: tensor<f32>, %b: tensor<f32>) -> tensor<i1> {
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func @less(%a: tensor<f32>, %b: tensor<f32>) -> tensor<i1> {
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.negate"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
