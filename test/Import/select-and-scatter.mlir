// RUN: tofu-opt %s -tofu-import | tofu-opt | FileCheck %s

// The earlier element stays where the body says so; -1: there is none.
// CHECK:      tdl.combiner @select identity [-1 : i32, 0.000000e+00 : f32] {
// CHECK-NEXT: ^bb0(%[[A:.*]]: i32, %[[X:.*]]: f32, %[[B:.*]]: i32, %[[Y:.*]]: f32):
// CHECK-NEXT: %[[IN:.*]] = arith.cmpi sle, %[[A]], %[[B]] : i32
// CHECK-NEXT: %[[FIRST:.*]] = arith.select %[[IN]], %[[A]], %[[B]] : i32
// CHECK:      %[[KEEP:.*]] = arith.cmpf oge, %{{.*}}, %{{.*}} : f32
// CHECK:      %[[ONE:.*]] = arith.cmpi sge, %[[FIRST]], %{{.*}} : i32
// CHECK-NEXT: arith.andi %[[KEEP]], %[[ONE]] : i1
// CHECK-NOT:  tdl.combiner

// CHECK-LABEL: @main
func.func @main(%x: tensor<2x8x8x4xf32>, %g: tensor<2x4x4x4xf32>, %init: tensor<f32>) {
  %zero = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  // Windows that do not overlap: an element is in one.
  // CHECK: %[[AT:.*]] = tdl.lambda (%[[B:.*]], %[[I:.*]], %[[J:.*]], %[[C:.*]]) in [2, 4, 4, 4] on (%[[X:.*]] = %arg0)
  // CHECK-NEXT: %[[M:.*]]:2 = tdl.reduce @select (%[[DI:.*]], %[[DJ:.*]]) in [2, 2] : i32, f32
  // CHECK: tdl.read %[[X]][%[[B]], %[[I]] * 2 + %[[DI]], %[[J]] * 2 + %[[DJ]], %[[C]]]
  // CHECK: tdl.yield %[[M]]#0 : i32
  // CHECK: tdl.lambda (%[[B:.*]], %[[I:.*]], %[[J:.*]], %[[C:.*]]) in [2, 8, 8, 4] on (%[[P:.*]] = %[[AT]], %[[G:.*]] = %arg1)
  // CHECK: %[[N:.*]] = tdl.read %[[P]][%[[B]], %[[I]] floordiv 2, %[[J]] floordiv 2, %[[C]]]
  // CHECK: %[[HERE:.*]] = arith.cmpi eq, %[[N]], %{{.*}} : i32
  // CHECK-NEXT: %[[U:.*]] = tdl.read %[[G]][%[[B]], %[[I]] floordiv 2, %[[J]] floordiv 2, %[[C]]]
  // CHECK-NEXT: arith.select %[[HERE]], %[[U]], %{{.*}} : f32
  // CHECK-NEXT: tdl.yield
  %0 = "stablehlo.select_and_scatter"(%x, %g, %zero) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<2x8x8x4xf32>, tensor<2x4x4x4xf32>, tensor<f32>) -> tensor<2x8x8x4xf32>
  // Windows of 3 in steps of 2, padded: an element is in up to two of each
  // dimension. The initial value is added.
  // CHECK: tdl.reduce @select (%[[DI:.*]], %[[DJ:.*]]) in [3, 3] where (
  // CHECK: tdl.lambda (%[[B:.*]], %[[I:.*]], %[[J:.*]], %[[C:.*]]) in [2, 8, 8, 4]
  // CHECK-NEXT: tdl.reduce sum (%[[K:.*]], %[[L:.*]]) in [2, 2] : f32
  // CHECK: tdl.read %{{.*}}[%[[B]], (%[[I]] + 1) floordiv 2 - %[[K]], %[[J]] floordiv 2 - %[[L]], %[[C]]] else %{{.*}} : tensor<2x4x4x4xi32>
  // CHECK: tdl.read %{{.*}}[%[[B]], (%[[I]] + 1) floordiv 2 - %[[K]], %[[J]] floordiv 2 - %[[L]], %[[C]]] else %{{.*}} : tensor<2x4x4x4xf32>
  // CHECK: tdl.lambda {{.*}} on (%{{.*}} = %arg2, 
  // CHECK: arith.addf
  %1 = "stablehlo.select_and_scatter"(%x, %g, %init) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>, padding = dense<[[0, 0], [1, 0], [0, 1], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<2x8x8x4xf32>, tensor<2x4x4x4xf32>, tensor<f32>) -> tensor<2x8x8x4xf32>
  return
}
