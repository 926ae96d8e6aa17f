// RUN: tofu-opt %s -tofu-import | tofu-opt | FileCheck %s

// CHECK-LABEL: @main
func.func @main(%x: tensor<4x16x32xf32>, %y: tensor<2x3xf32>, %z: tensor<0x3xf32>) {
  // Dimensions that both shapes have are read plainly.
  // CHECK: tdl.lambda (%[[B:.*]], %[[S:.*]], %[[H:.*]], %[[D:.*]]) in [4, 16, 2, 16]
  // CHECK-NEXT: tdl.read %{{.*}}[%[[B]], %[[S]], %[[H]] * 16 + %[[D]]]
  %0 = "stablehlo.reshape"(%x) : (tensor<4x16x32xf32>) -> tensor<4x16x2x16xf32>
  // CHECK: tdl.lambda (%[[B:.*]], %[[S:.*]], %[[J:.*]]) in [4, 16, 32]
  // CHECK-NEXT: tdl.read %{{.*}}[%[[B]], %[[S]], %[[J]] floordiv 16, %[[J]] mod 16]
  %1 = "stablehlo.reshape"(%0) : (tensor<4x16x2x16xf32>) -> tensor<4x16x32xf32>
  // CHECK: tdl.lambda (%[[S:.*]], %[[C:.*]], %{{.*}}) in [64, 32, 1]
  // CHECK-NEXT: tdl.read %{{.*}}[%[[S]] floordiv 16, %[[S]] mod 16, %[[C]]]
  %2 = "stablehlo.reshape"(%x) : (tensor<4x16x32xf32>) -> tensor<64x32x1xf32>
  // 4x16 and 8x8 share the atoms 4, 2, 8.
  // CHECK: tdl.lambda (%[[I:.*]], %[[J:.*]], %[[K:.*]]) in [8, 8, 32]
  // CHECK-NEXT: tdl.read %{{.*}}[%[[I]] floordiv 2, (%[[I]] mod 2) * 8 + %[[J]], %[[K]]]
  %3 = "stablehlo.reshape"(%x) : (tensor<4x16x32xf32>) -> tensor<8x8x32xf32>
  // Cuts that do not divide: by way of the linear number.
  // CHECK: tdl.lambda (%[[I:.*]], %[[J:.*]]) in [3, 2]
  // CHECK-NEXT: tdl.read %{{.*}}[(%[[I]] * 2 + %[[J]]) floordiv 3, (%[[I]] * 2 + %[[J]]) mod 3]
  %4 = "stablehlo.reshape"(%y) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  // CHECK: tdl.read %{{.*}}[0, 0] : tensor<0x3xf32>
  %5 = "stablehlo.reshape"(%z) : (tensor<0x3xf32>) -> tensor<5x0xf32>
  return
}
