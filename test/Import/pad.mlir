// RUN: tofu-opt %s -tofu-import | tofu-opt | FileCheck %s

// CHECK-LABEL: @main
func.func @main(%x: tensor<4x5xf32>, %v: tensor<f32>) {
  // Gaps have the padding value, as have the edges.
  // CHECK: tdl.lambda (%[[I:.*]], %[[J:.*]]) in [9, 15]
  // CHECK: %[[V:.*]] = tdl.read %{{.*}}[] : tensor<f32>
  // CHECK: tdl.read %{{.*}}[%[[I]] - 2, (%[[J]] - 1) floordiv 3] else %[[V]] where ((%[[J]] - 1) mod 3 == 0)
  %0 = "stablehlo.pad"(%x, %v) <{edge_padding_high = array<i64: 3, 1>, edge_padding_low = array<i64: 2, 1>, interior_padding = array<i64: 0, 2>}> : (tensor<4x5xf32>, tensor<f32>) -> tensor<9x15xf32>
  // Negative edges cut off; nothing is padded.
  // CHECK: tdl.read %{{.*}}[%{{.*}} + 1, %{{.*}}] : tensor<4x5xf32>
  %1 = "stablehlo.pad"(%x, %v) <{edge_padding_high = array<i64: -1, 0>, edge_padding_low = array<i64: -1, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<4x5xf32>, tensor<f32>) -> tensor<2x5xf32>
  return
}
