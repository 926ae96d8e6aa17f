// RUN: tofu-opt %s -tofu-import | tofu-opt | FileCheck %s

// CHECK-LABEL: @main
func.func @main(%x: tensor<50x32xf32>, %ids: tensor<4x16x1xi32>, %g: tensor<4x16x32xf32>, %y: tensor<20x3xf32>, %at: tensor<20x1x1xi32>, %u: tensor<20x1xf32>, %p: tensor<1xi32>, %w: tensor<4x32xf32>) {
  %zero = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %zeros = "stablehlo.broadcast_in_dim"(%zero) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<50x32xf32>
  // Into zeros: only the sum of the updates that hit.
  // CHECK: tdl.lambda (%[[V:.*]], %[[K:.*]]) in [50, 32] on (%[[N:.*]] = %arg1, %[[G:.*]] = %arg2)
  // CHECK-NEXT: tdl.reduce sum (%[[I:.*]], %[[J:.*]]) in [4, 16] : f32
  // CHECK: %[[ID:.*]] = tdl.read %[[N]][%[[I]], %[[J]], 0]
  // CHECK-NEXT: %[[ROW:.*]] = arith.index_cast %[[ID]] : i32 to index
  // CHECK-NEXT: %[[HIT:.*]] = arith.cmpi eq, %[[ROW]], %[[V]] : index
  // CHECK: %[[U:.*]] = tdl.read %[[G]][%[[I]], %[[J]], %[[K]]]
  // CHECK: arith.select %[[HIT]], %[[U]], %{{.*}} : f32
  // CHECK-NOT: arith.addf
  %0 = "stablehlo.scatter"(%zeros, %ids, %g) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<50x32xf32>, tensor<4x16x1xi32>, tensor<4x16x32xf32>) -> tensor<50x32xf32>
  // A batching dimension is not summed over; the operand is added.
  // CHECK: tdl.lambda (%[[I:.*]], %[[J:.*]]) in [20, 3]
  // CHECK-NEXT: tdl.reduce sum (%[[K:.*]]) in [1] : f32
  // CHECK: tdl.read %{{.*}}[%[[I]], %[[K]], 0] : tensor<20x1x1xi32>
  // CHECK: tdl.read %{{.*}}[%[[I]], %[[K]]] : tensor<20x1xf32>
  // CHECK: tdl.lambda {{.*}} on (%{{.*}} = %arg3,
  // CHECK: arith.addf
  %1 = "stablehlo.scatter"(%y, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<20x3xf32>, tensor<20x1x1xi32>, tensor<20x1xf32>) -> tensor<20x3xf32>
  // One window of 4 rows: read relative to its start, 0 outside of it, and
  // everywhere unless all of it lies within the 50.
  // CHECK-NOT: tdl.reduce
  // CHECK: %[[FITS:.*]] = arith.cmpi ule, %{{.*}}, %c46 : index
  // CHECK: %[[U:.*]] = tdl.read %{{.*}}[%{{.*}} - symbol(%{{.*}}), %{{.*}}] else %{{.*}} : tensor<4x32xf32>
  // CHECK: arith.select %[[FITS]], %[[U]], %{{.*}} : f32
  %2 = "stablehlo.scatter"(%x, %p, %w) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<50x32xf32>, tensor<1xi32>, tensor<4x32xf32>) -> tensor<50x32xf32>
  // Overwriting: the last update per row, then its elements.
  // CHECK: %[[LAST:.*]] = tdl.lambda (%[[V:.*]]) in [50] on (%{{.*}} = %arg1) {{.*}} -> tensor<50xi32>
  // CHECK-NEXT: tdl.reduce max (%{{.*}}, %{{.*}}) in [4, 16] : i32
  // CHECK: %[[HIT:.*]] = arith.cmpi eq, %{{.*}}, %[[V]] : index
  // CHECK: arith.select %[[HIT]], %{{.*}}, %c-2147483648_i32 : i32
  // CHECK: tdl.lambda (%[[V:.*]], %[[K:.*]]) in [50, 32] on (%{{.*}} = %arg1, %[[G:.*]] = %arg2, %[[X:.*]] = %arg0, %[[L:.*]] = %[[LAST]])
  // CHECK: %[[N:.*]] = tdl.read %[[L]][%[[V]]]
  // CHECK: %[[N2:.*]] = arith.index_cast %[[N]] : i32 to index
  // CHECK: %[[OLD:.*]] = tdl.read %[[X]][%[[V]], %[[K]]]
  // CHECK: tdl.read %[[G]][symbol(%[[N2]]) floordiv 16, symbol(%[[N2]]) mod 16, %[[K]]] else %[[OLD]]
  %3 = "stablehlo.scatter"(%x, %ids, %g) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%b) : (tensor<f32>) -> ()
  }) : (tensor<50x32xf32>, tensor<4x16x1xi32>, tensor<4x16x32xf32>) -> tensor<50x32xf32>
  return
}
