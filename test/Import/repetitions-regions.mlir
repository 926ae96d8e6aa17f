// RUN: tofu-opt %s -tofu-import | FileCheck %s

// What a region of scalars says like something outside stands in its code, too.
// CHECK-LABEL: @main
// CHECK: tdl.lambda (%{{.*}}) in [4]
// CHECK-NEXT: tdl.read
// CHECK-NEXT: %[[TWO:.*]] = arith.constant 2.0
// CHECK-NEXT: %[[SCALE:.*]] = arith.negf %[[TWO]]
// CHECK-NEXT: %[[SCALED:.*]] = arith.mulf %{{.*}}, %[[SCALE]]
// CHECK-NEXT: tdl.yield %[[SCALED]]
func.func @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>) {
  %two = "stablehlo.constant"() <{value = dense<2.0> : tensor<f32>}> : () -> tensor<f32>
  %scale = "stablehlo.negate"(%two) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.map"(%x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>):
    %again = "stablehlo.constant"() <{value = dense<2.0> : tensor<f32>}> : () -> tensor<f32>
    %same = "stablehlo.negate"(%again) : (tensor<f32>) -> tensor<f32>
    %b = "stablehlo.multiply"(%a, %same) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%b) : (tensor<f32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %y, %scale : tensor<4xf32>, tensor<f32>
}
