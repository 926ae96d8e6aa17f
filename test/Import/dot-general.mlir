// RUN: tofu-opt %s -tofu-import | tofu-opt | FileCheck %s

// CHECK-LABEL: @main
func.func @main(%a: tensor<4x2x16x8xf32>, %b: tensor<4x12x2x8xf32>, %c: tensor<3x5x7xf32>, %d: tensor<7x5x6xf32>,
                %e: tensor<4x8xbf16>, %f: tensor<8x3xbf16>, %v: tensor<4xf32>, %w: tensor<4xbf16>, %u: tensor<4xui64>) {
  // Results: batch, left free, right free.
  // CHECK: tdl.lambda (%[[B:.*]], %[[H:.*]], %[[I:.*]], %[[J:.*]]) in [4, 2, 16, 12]
  // CHECK-NEXT: tdl.reduce sum (%[[K:.*]]) in [8] : f32
  // CHECK-NEXT: tdl.read %{{.*}}[%[[B]], %[[H]], %[[I]], %[[K]]]
  // CHECK-NEXT: tdl.read %{{.*}}[%[[B]], %[[J]], %[[H]], %[[K]]]
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>}> : (tensor<4x2x16x8xf32>, tensor<4x12x2x8xf32>) -> tensor<4x2x16x12xf32>
  // Contracted dimensions in the left operand's order, which need not ascend.
  // CHECK: tdl.reduce sum (%[[K:.*]], %[[L:.*]]) in [7, 5] : f32
  // CHECK-NEXT: tdl.read %{{.*}}[%{{.*}}, %[[L]], %[[K]]]
  // CHECK-NEXT: tdl.read %{{.*}}[%[[K]], %[[L]], %{{.*}}]
  %1 = "stablehlo.dot_general"(%c, %d) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x5x7xf32>, tensor<7x5x6xf32>) -> tensor<3x6xf32>
  // bf16 is multiplied and adds up in f32, and the sum is rounded once.
  // CHECK: tdl.reduce sum (%{{.*}}) in [8] : f32
  // CHECK: %[[X:.*]] = arith.extf
  // CHECK: %[[Y:.*]] = arith.extf
  // CHECK: arith.mulf %[[X]], %[[Y]] : f32
  // CHECK: arith.truncf %{{.*}} : f32 to bf16
  %2 = "stablehlo.dot_general"(%e, %f) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x8xbf16>, tensor<8x3xbf16>) -> tensor<4x3xbf16>
  // CHECK: tdl.reduce sum (%{{.*}}) in [8] : f32
  // CHECK: %[[X:.*]] = arith.extf
  // CHECK: %[[Y:.*]] = arith.extf
  // CHECK: arith.mulf %[[X]], %[[Y]] : f32
  %3 = "stablehlo.dot_general"(%e, %f) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x8xbf16>, tensor<8x3xbf16>) -> tensor<4x3xf32>
  // Nothing contracted: a product.
  // CHECK: tdl.lambda (%[[I:.*]], %[[J:.*]]) in [4, 4]
  // CHECK-NEXT: tdl.read %{{.*}}[%[[I]]]
  // CHECK-NEXT: tdl.read %{{.*}}[%[[J]]]
  // CHECK-NEXT: arith.mulf
  %4 = "stablehlo.dot_general"(%v, %v) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
  // CHECK: arith.mulf %{{.*}} : bf16
  %5 = "stablehlo.dot_general"(%w, %w) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4x4xbf16>
  // Of an integer and a float the former becomes one.
  // CHECK: %[[X:.*]] = arith.uitofp %{{.*}} : i64 to f32
  // CHECK: arith.mulf %{{.*}}, %[[X]] : f32
  %6 = "stablehlo.dot_general"(%v, %u) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<4xf32>, tensor<4xui64>) -> tensor<f32>
  return
}
