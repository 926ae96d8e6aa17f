// RUN: tofu-opt %s -tofu-import -split-input-file 2>/dev/null | FileCheck %s

// The first of what is sorted, with their places: the other dimensions are the
// batch.
// CHECK-LABEL: func.func @top_k
// CHECK: %[[I:.*]] = tdl.lambda (%[[N:.*]]) in [16] : () -> tensor<16xi32>
// CHECK: %[[R:.*]]:2 = tdl.lambda (%[[B:.*]]) in [8] on (%[[X:.*]] = %{{.*}}, %[[J:.*]] = %[[I]]) : (tensor<8x16xf32>, tensor<16xi32>) -> (tensor<8x3xf32>, tensor<8x3xi32>)
// CHECK: tdl.opaque "tofu_sort"(%[[X]][%[[B]], :], %[[J]][:]) {descending = true}
// CHECK: return %[[R]]#0, %[[R]]#1
func.func @top_k(%x: tensor<8x16xf32>) -> (tensor<8x3xf32>, tensor<8x3xi32>) {
  %v, %i = "chlo.top_k"(%x) <{k = 3 : i64}> : (tensor<8x16xf32>) -> (tensor<8x3xf32>, tensor<8x3xi32>)
  return %v, %i : tensor<8x3xf32>, tensor<8x3xi32>
}

// -----

// By a comparison of one's own: how many come before each, their numbers sorted
// by that, and those elements.
// CHECK-LABEL: func.func @by_size
// CHECK: %[[P:.*]] = tdl.lambda (%[[I:.*]], %[[J:.*]]) in [4, 6] on (%[[X:.*]] = %{{.*}}) : (tensor<4x6xf32>) -> tensor<4x6xi32>
// CHECK: tdl.reduce sum (%[[O:.*]]) in [4] : i32
// CHECK: tdl.read %[[X]][%[[O]], %[[J]]]
// CHECK: tdl.read %[[X]][%[[I]], %[[J]]]
// CHECK: math.absf
// CHECK: arith.cmpf olt
// CHECK: %[[N:.*]] = tdl.lambda (%[[I:.*]], %{{.*}}) in [4, 6] : () -> tensor<4x6xi32>
// CHECK: arith.index_cast %[[I]]
// CHECK: %[[Q:.*]]:2 = tdl.lambda {{.*}} on (%{{.*}} = %[[P]], %{{.*}} = %[[N]])
// CHECK: tdl.opaque "tofu_sort"
// CHECK: %[[R:.*]] = tdl.lambda {{.*}} on (%{{.*}} = %[[Q]]#1)
// CHECK: tdl.lambda {{.*}} on (%{{.*}} = %arg0, %{{.*}} = %[[R]])
func.func @by_size(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %s = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.abs"(%a) : (tensor<f32>) -> tensor<f32>
    %d = "stablehlo.abs"(%b) : (tensor<f32>) -> tensor<f32>
    %l = "stablehlo.compare"(%c, %d) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%l) : (tensor<i1>) -> ()
  }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return %s : tensor<4x6xf32>
}

// -----

// CHECK-LABEL: func.func @map
// CHECK: tdl.lambda (%{{.*}}, %{{.*}}) in [4, 6]
// CHECK: arith.mulf
// CHECK: arith.addf
func.func @map(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %s = "stablehlo.map"(%x, %y) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.multiply"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %d = "stablehlo.add"(%c, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%d) : (tensor<f32>) -> ()
  }) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  return %s : tensor<4x6xf32>
}

// -----

// An upper factor is that of the transpose; x a = b is read transposed, and
// what is upper then from the end.
// CHECK-LABEL: func.func @matrices
// CHECK: tdl.read %{{.*}}[%[[I:.*]], %[[K:.*]], %[[J:.*]]]
// CHECK: tdl.opaque "tofu_cholesky"(%{{.*}}[%{{.*}}, :, :]) : (tensor<2x4x4xf32>) -> tensor<4x4xf32>
// CHECK: tdl.opaque "tofu_triangular_solve"(%{{.*}}[%{{.*}}, :, :], %{{.*}}[%{{.*}}, :, :]) {unit = true} : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<4x3xf32>
func.func @matrices(%a: tensor<2x4x4xf32>, %b: tensor<2x3x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x3x4xf32>) {
  %f = "stablehlo.cholesky"(%a) <{lower = false}> : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %x = "stablehlo.triangular_solve"(%f, %b) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x4x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %f, %x : tensor<2x4x4xf32>, tensor<2x3x4xf32>
}

// -----

// What is between one, and what takes constants as operands.
// CHECK-LABEL: func.func @same
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>)
// CHECK: %[[Z:.*]] = tdl.lambda () in []
// CHECK: %[[P:.*]] = tdl.lambda (%[[I:.*]]) in [6]
// CHECK: tdl.read %{{.*}}[%[[I]] - 1] else
// CHECK: %[[S:.*]] = tdl.lambda (%[[I:.*]]) in [2]
// CHECK: tdl.read %{{.*}}[%[[I]] * 2 + 1]
// CHECK: return %[[X]], %[[Z]], %[[P]], %[[S]]
func.func @same(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<ui32>, tensor<6xf32>, tensor<2xf32>) {
  %r = "stablehlo.all_reduce"(%x) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %p = "stablehlo.collective_permute"(%r) <{source_target_pairs = dense<0> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  %q = "stablehlo.custom_call"(%p) <{call_target_name = "Sharding"}> : (tensor<4xf32>) -> tensor<4xf32>
  %n = "stablehlo.replica_id"() : () -> tensor<ui32>
  %zero = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %none = "stablehlo.constant"() <{value = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
  %one = "stablehlo.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
  %two = "stablehlo.constant"() <{value = dense<2> : tensor<1xi64>}> : () -> tensor<1xi64>
  %four = "stablehlo.constant"() <{value = dense<4> : tensor<1xi64>}> : () -> tensor<1xi64>
  %w = "stablehlo.dynamic_pad"(%x, %zero, %one, %one, %none) : (tensor<4xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xf32>
  %s = "stablehlo.real_dynamic_slice"(%x, %one, %four, %two) : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2xf32>
  return %q, %n, %w, %s : tensor<4xf32>, tensor<ui32>, tensor<6xf32>, tensor<2xf32>
}

// -----

// CHECK-LABEL: func.func @forms
// CHECK: tdl.lambda (%{{.*}}, %[[J:.*]]) in [2, 3]
// CHECK: tdl.read %{{.*}}[%[[J]]]
// CHECK: tdl.lambda (%{{.*}}, %[[J:.*]]) in [2, 3]
// CHECK: tdl.read %{{.*}}[%[[J]]]
// CHECK: tdl.lambda (%{{.*}}, %{{.*}}) in [3, 1]
// CHECK: tdl.lambda (%[[I:.*]]) in [3]
// CHECK: arith.index_cast %[[I]]
// CHECK: tdl.reduce sum
// CHECK: arith.constant 3 : i32
// CHECK: tdl.read %{{.*}}[symbol
func.func @forms(%x: tensor<3xf32>, %d: tensor<2xi64>, %m: tensor<3x2xf32>, %e: tensor<1xi64>, %i: tensor<1xi32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x1xf32>, tensor<3xi32>, tensor<2xf32>, tensor<i32>, tensor<2xf32>) {
  %b = "stablehlo.broadcast"(%x) <{broadcast_sizes = array<i64: 2>}> : (tensor<3xf32>) -> tensor<2x3xf32>
  %c = "stablehlo.dynamic_broadcast_in_dim"(%x, %d) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>, tensor<2xi64>) -> tensor<2x3xf32>
  %r = "stablehlo.dynamic_reshape"(%x, %d) : (tensor<3xf32>, tensor<2xi64>) -> tensor<3x1xf32>
  %o = "stablehlo.dynamic_iota"(%e) <{iota_dimension = 0 : i64}> : (tensor<1xi64>) -> tensor<3xi32>
  %p = "stablehlo.dot"(%x, %m) : (tensor<3xf32>, tensor<3x2xf32>) -> tensor<2xf32>
  %s = "stablehlo.get_dimension_size"(%x) <{dimension = 0 : i64}> : (tensor<3xf32>) -> tensor<i32>
  %sizes = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %g = "stablehlo.dynamic_gather"(%m, %i, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0]>}> : (tensor<3x2xf32>, tensor<1xi32>, tensor<2xi64>) -> tensor<2xf32>
  return %b, %c, %r, %o, %p, %s, %g : tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x1xf32>, tensor<3xi32>, tensor<2xf32>, tensor<i32>, tensor<2xf32>
}
