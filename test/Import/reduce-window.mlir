// RUN: tofu-opt %s -tofu-import | tofu-opt | FileCheck %s

// CHECK-LABEL: @main
func.func @main(%x: tensor<2x8x9xf32>, %y: tensor<5x4xf32>) {
  %zero = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %low = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
  // What is outside is no term; dimensions of one element are not folded.
  // CHECK: tdl.lambda (%[[B:.*]], %[[I:.*]], %[[J:.*]]) in [2, 4, 9]
  // CHECK-NEXT: tdl.reduce max (%[[DI:.*]], %[[DJ:.*]]) in [3, 2] where (%[[I]] * 2 + %[[DI]] - 1 >= 0, -(%[[J]] + %[[DJ]]) + 8 >= 0) : f32
  // CHECK-NEXT: tdl.read %{{.*}}[%[[B]], %[[I]] * 2 + %[[DI]] - 1, %[[J]] + %[[DJ]]] :
  %0 = "stablehlo.reduce_window"(%x, %low) <{window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>, padding = dense<[[0, 0], [1, 0], [0, 1]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<2x8x9xf32>, tensor<f32>) -> tensor<2x4x9xf32>
  // Holes in the operand and in the window.
  // CHECK: tdl.lambda (%{{.*}}, %[[I:.*]], %[[J:.*]]) in [2, 14, 5]
  // CHECK-NEXT: tdl.reduce sum (%[[DI:.*]], %[[DJ:.*]]) in [2, 3] where ((%[[I]] + %[[DI]]) mod 2 == 0) : f32
  // CHECK-NEXT: tdl.read %{{.*}}[%{{.*}}, (%[[I]] + %[[DI]]) floordiv 2, %[[J]] + %[[DJ]] * 2] :
  %1 = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 1, 2, 3>, base_dilations = array<i64: 1, 2, 1>, window_dilations = array<i64: 1, 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<2x8x9xf32>, tensor<f32>) -> tensor<2x14x5xf32>
  // JAX's cumulative sums, from both ends, and without the element itself.
  // CHECK: tdl.lambda (%[[I:.*]], %[[J:.*]]) in [5, 4]
  // CHECK-NEXT: tdl.reduce sum (%[[K:.*]]) in [5] where (%[[I]] - %[[K]] >= 0) : f32
  // CHECK-NEXT: tdl.read %{{.*}}[%[[K]], %[[J]]]
  %2 = "stablehlo.reduce_window"(%y, %zero) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<5x4xf32>, tensor<f32>) -> tensor<5x4xf32>
  // CHECK: tdl.lambda (%[[I:.*]], %[[J:.*]]) in [5, 4]
  // CHECK-NEXT: tdl.reduce sum (%[[K:.*]]) in [4] where (-%[[J]] + %[[K]] >= 0) : f32
  %3 = "stablehlo.reduce_window"(%y, %zero) <{window_dimensions = array<i64: 1, 4>, padding = dense<[[0, 0], [0, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<5x4xf32>, tensor<f32>) -> tensor<5x4xf32>
  // CHECK: tdl.reduce sum (%[[K:.*]]) in [5] where (%{{.*}} - %[[K]] - 1 >= 0) : f32
  %4 = "stablehlo.reduce_window"(%y, %zero) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[5, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<5x4xf32>, tensor<f32>) -> tensor<5x4xf32>
  // Windows of one element, some of which are outside.
  // CHECK: tdl.reduce sum (%{{.*}}) in [1] where (%{{.*}} * 2 - 1 >= 0) : f32
  %5 = "stablehlo.reduce_window"(%y, %zero) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<5x4xf32>, tensor<f32>) -> tensor<3x4xf32>
  // CHECK-NOT: tdl.reduce
  return
}
