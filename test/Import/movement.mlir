// RUN: tofu-opt %s -tofu-import | tofu-opt | FileCheck %s

// CHECK-LABEL: @main
func.func @main(%x: tensor<2x1x3xf32>, %y: tensor<7x8xf32>) {
  // Extents of 1 that grow are read at 0.
  // CHECK: tdl.lambda (%[[A:.*]], %[[B:.*]], %[[C:.*]], %[[D:.*]]) in [5, 2, 4, 3]
  // CHECK-NEXT: tdl.read %{{.*}}[%[[B]], 0, %[[D]]]
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<2x1x3xf32>) -> tensor<5x2x4x3xf32>
  // CHECK: tdl.lambda (%[[A:.*]], %[[B:.*]], %[[C:.*]]) in [3, 2, 1]
  // CHECK-NEXT: tdl.read %{{.*}}[%[[B]], %[[C]], %[[A]]]
  %1 = "stablehlo.transpose"(%x) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x1x3xf32>) -> tensor<3x2x1xf32>
  // CHECK: tdl.lambda (%[[I:.*]], %[[J:.*]]) in [3, 2]
  // CHECK-NEXT: tdl.read %{{.*}}[%[[I]] * 2 + 1, %[[J]] + 4]
  %2 = "stablehlo.slice"(%y) <{limit_indices = array<i64: 7, 6>, start_indices = array<i64: 1, 4>, strides = array<i64: 2, 1>}> : (tensor<7x8xf32>) -> tensor<3x2xf32>
  // CHECK: tdl.lambda (%[[I:.*]], %[[J:.*]]) in [7, 8]
  // CHECK-NEXT: tdl.read %{{.*}}[-%[[I]] + 6, %[[J]]]
  %3 = "stablehlo.reverse"(%y) <{dimensions = array<i64: 0>}> : (tensor<7x8xf32>) -> tensor<7x8xf32>
  return
}
