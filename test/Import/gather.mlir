// RUN: tofu-opt %s -tofu-import | tofu-opt | FileCheck %s

// CHECK-LABEL: @main
func.func @main(%table: tensor<50x32xf32>, %ids: tensor<4x16x1xi32>, %x: tensor<20x3xf32>, %at: tensor<20x1x1xi32>, %v: tensor<6xui32>) {
  // Rows of a table: the row is read, clamped, and read at as it is.
  // CHECK: tdl.lambda (%[[I:.*]], %[[J:.*]], %[[K:.*]]) in [4, 16, 32] on (%[[T:.*]] = %arg0, %[[N:.*]] = %arg1)
  // CHECK-NEXT: %[[ID:.*]] = tdl.read %[[N]][%[[I]], %[[J]], 0] : tensor<4x16x1xi32>
  // CHECK-NEXT: %[[ROW:.*]] = arith.index_cast %[[ID]] : i32 to index
  // CHECK: %[[LOW:.*]] = arith.maxsi %[[ROW]]
  // CHECK: %[[LAST:.*]] = arith.constant 49 : index
  // CHECK: %[[AT:.*]] = arith.minsi %[[LOW]], %[[LAST]]
  // CHECK: tdl.read %[[T]][symbol(%[[AT]]), %[[K]]] : tensor<50x32xf32>
  %0 = "stablehlo.gather"(%table, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<50x32xf32>, tensor<4x16x1xi32>) -> tensor<4x16x32xf32>
  // One element per row: rows are batching dimensions.
  // CHECK: tdl.lambda (%[[I:.*]], %[[J:.*]]) in [20, 1]
  // CHECK-NEXT: tdl.read %{{.*}}[%[[I]], %[[J]], 0] : tensor<20x1x1xi32>
  // CHECK: tdl.read %{{.*}}[%[[I]], symbol(%{{.*}})] : tensor<20x3xf32>
  %1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<20x3xf32>, tensor<20x1x1xi32>) -> tensor<20x1xf32>
  // Windows of several elements; index vectors without a dimension; unsigned.
  // CHECK: tdl.lambda (%[[I:.*]], %[[J:.*]], %[[K:.*]]) in [6, 4, 32]
  // CHECK: arith.index_castui
  // CHECK: tdl.read %{{.*}}[%[[J]] + symbol(%{{.*}}), %[[K]]] : tensor<50x32xf32>
  %2 = "stablehlo.gather"(%table, %v) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 4, 32>}> : (tensor<50x32xf32>, tensor<6xui32>) -> tensor<6x4x32xf32>
  return
}
