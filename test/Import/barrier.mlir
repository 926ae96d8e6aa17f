// RUN: tofu-opt %s -tofu-import | tofu-opt | FileCheck %s

// optimization_barrier returns its operands.
// CHECK: return %arg1, %arg0
func.func @main(%x: tensor<4xf32>, %y: tensor<i32>) -> (tensor<i32>, tensor<4xf32>) {
  %0:2 = "stablehlo.optimization_barrier"(%y, %x) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<i32>, tensor<4xf32>
}
