// RUN: tofu-opt %s -tofu-import | tofu-opt | FileCheck %s

// CHECK-LABEL: @main
func.func @main(%x: tensor<8x4xf32>, %u: tensor<2x4xf32>, %i: tensor<i32>, %j: tensor<i32>) {
  // The window is moved inside: starts lie in [0, 6]. One that fills its
  // dimension starts at 0.
  // CHECK: arith.maxsi
  // CHECK: %[[SIX:.*]] = arith.constant 6 : index
  // CHECK: %[[AT:.*]] = arith.minsi %{{.*}}, %[[SIX]]
  // CHECK: tdl.read %{{.*}}[%{{.*}} + symbol(%[[AT]]), %{{.*}}] : tensor<8x4xf32>
  %0 = "stablehlo.dynamic_slice"(%x, %i, %j) <{slice_sizes = array<i64: 2, 4>}> : (tensor<8x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
  // Outside of the update is the operand.
  // CHECK: %[[OLD:.*]] = tdl.read %{{.*}}[%{{.*}}, %{{.*}}] : tensor<8x4xf32>
  // CHECK: tdl.read %{{.*}}[%{{.*}} - symbol(%{{.*}}), %{{.*}}] else %[[OLD]] : tensor<2x4xf32>
  %1 = "stablehlo.dynamic_update_slice"(%x, %u, %i, %j) : (tensor<8x4xf32>, tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<8x4xf32>
  return
}
