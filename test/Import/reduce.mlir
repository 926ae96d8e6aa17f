// RUN: tofu-opt %s -tofu-import | tofu-opt | FileCheck %s

// CHECK-LABEL: @main
func.func @main(%x: tensor<4x5x6xf32>, %p: tensor<4xi1>, %h: tensor<4xbf16>, %init: tensor<f32>) {
  %zero = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %no = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
  %zeroh = "stablehlo.constant"() <{value = dense<0.0> : tensor<bf16>}> : () -> tensor<bf16>
  // CHECK: tdl.lambda (%[[J:.*]]) in [5] on (%[[X:.*]] = %arg0)
  // CHECK-NEXT: tdl.reduce sum (%[[I:.*]], %[[K:.*]]) in [4, 6] : f32
  // CHECK-NEXT: tdl.read %[[X]][%[[I]], %[[J]], %[[K]]]
  %0 = "stablehlo.reduce"(%x, %zero) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<4x5x6xf32>, tensor<f32>) -> tensor<5xf32>
  // An initial value that is not neutral is folded in afterwards.
  // CHECK: tdl.reduce max
  // CHECK: tdl.lambda (%[[I:.*]], %[[J:.*]]) in [4, 5] on (%{{.*}} = %arg3, %{{.*}} = %{{.*}})
  // CHECK: arith.maximumf
  %1 = "stablehlo.reduce"(%x, %init) <{dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.maximum"(%b, %a) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<4x5x6xf32>, tensor<f32>) -> tensor<4x5xf32>
  // CHECK: tdl.lambda () in []
  // CHECK-NEXT: tdl.reduce any (%{{.*}}) in [4] : i1
  %2 = "stablehlo.reduce"(%p, %no) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = "stablehlo.or"(%a, %b) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
  // CHECK: tdl.reduce sum (%{{.*}}) in [4] acc f32 : bf16
  %3 = "stablehlo.reduce"(%h, %zeroh) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = "stablehlo.add"(%a, %b) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    "stablehlo.return"(%s) : (tensor<bf16>) -> ()
  }) : (tensor<4xbf16>, tensor<bf16>) -> tensor<bf16>
  // CHECK-NOT: tdl.lambda
  return
}
