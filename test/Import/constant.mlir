// RUN: tofu-opt %s -tofu-import | tofu-opt | FileCheck %s

// A splat is computed where it is used; other values stay one constant.
// CHECK-LABEL: @main
func.func @main() -> (tensor<2x3xf32>, tensor<f32>, tensor<3xi32>, tensor<2xi1>, tensor<2x2xi32>) {
  // CHECK: tdl.lambda (%{{.*}}, %{{.*}}) in [2, 3] : () -> tensor<2x3xf32>
  // CHECK-NEXT: arith.constant 5.000000e-01 : f32
  %0 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  // CHECK: tdl.lambda () in [] : () -> tensor<f32>
  // CHECK-NEXT: arith.constant 0xFF800000 : f32
  %1 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
  // CHECK: arith.constant dense<[1, -1, 7]> : tensor<3xi32>
  %2 = "stablehlo.constant"() <{value = dense<[1, 4294967295, 7]> : tensor<3xui32>}> : () -> tensor<3xui32>
  %3 = "stablehlo.convert"(%2) : (tensor<3xui32>) -> tensor<3xi32>
  // CHECK: arith.constant true
  %4 = "stablehlo.constant"() <{value = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
  // CHECK: %[[I:.*]] = arith.index_cast %{{.*}} : index to i32
  // CHECK-NEXT: tdl.yield %[[I]] : i32
  %5 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi32>
  return %0, %1, %3, %4, %5 : tensor<2x3xf32>, tensor<f32>, tensor<3xi32>, tensor<2xi1>, tensor<2x2xi32>
}
