// RUN: tofu-opt %s -tofu-import | tofu-opt | FileCheck %s

// Tensors lose the signs of their integers; operations keep them. One bit has none.
// CHECK: func.func @main(%arg0: tensor<4xi32> {tdl.unsigned}, %arg1: tensor<4xi32>, %arg2: tensor<4xi1>) -> (tensor<4xi32> {tdl.unsigned})
func.func @main(%x: tensor<4xui32>, %n: tensor<4xi32>, %b: tensor<4xui1>) -> tensor<4xui32> {
  // CHECK: arith.divui
  %0 = "stablehlo.divide"(%x, %x) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
  // CHECK: arith.divsi
  %1 = "stablehlo.divide"(%n, %n) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  // CHECK: arith.uitofp
  %2 = "stablehlo.convert"(%x) : (tensor<4xui32>) -> tensor<4xf32>
  // CHECK: arith.cmpi ult
  %3 = "stablehlo.compare"(%x, %0) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xi1>
  return %0 : tensor<4xui32>
}
