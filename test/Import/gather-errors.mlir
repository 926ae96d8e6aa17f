// RUN: tofu-opt %s -tofu-import -split-input-file -verify-diagnostics

func.func @main(%x: tensor<5x3xf32>, %i: tensor<7x1xf32>) {
  // expected-error @below {{has indices that are not integers}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<7x1xf32>) -> tensor<7x3xf32>
  return
}

// -----

func.func @main(%x: tensor<5x3xf32>, %i: tensor<7x1xi32>) {
  // expected-error @below {{has 'index_vector_dim' that is not in [0, 2]}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<7x1xi32>) -> tensor<7x3xf32>
  return
}

// -----

func.func @main(%x: tensor<5x3xf32>, %i: tensor<7x1xi32>) {
  // expected-error @below {{has 'index_vector_dim' among 'start_indices_batching_dims'}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1, operand_batching_dims = [1], start_indices_batching_dims = [1]>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<7x1xi32>) -> tensor<7x3xf32>
  return
}

// -----

func.func @main(%x: tensor<5x3xf32>, %i: tensor<7x1xi32>) {
  // expected-error @below {{has 2 start_index_map, but needs 1}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<7x1xi32>) -> tensor<7x3xf32>
  return
}

// -----

func.func @main(%x: tensor<5x3xf32>, %i: tensor<7x1xi32>) {
  // expected-error @below {{has 0 dimensions that number windows, but needs 1}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 5, 3>}> : (tensor<5x3xf32>, tensor<7x1xi32>) -> tensor<7x3xf32>
  return
}

// -----

func.func @main(%x: tensor<5x3xf32>, %i: tensor<7x1xi32>) {
  // expected-error @below {{has 'offset_dims' that is not in ascending order}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 5, 3>}> : (tensor<5x3xf32>, tensor<7x1xi32>) -> tensor<7x3x5xf32>
  return
}

// -----

func.func @main(%x: tensor<5x3xf32>, %i: tensor<7x1xi32>) {
  // expected-error @below {{has 6 windows along dimension 0, but 7 indices}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<7x1xi32>) -> tensor<6x3xf32>
  return
}

// -----

func.func @main(%x: tensor<5x3xf32>, %i: tensor<7x1xi32>) {
  // expected-error @below {{takes windows of 4 from an extent of 3}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x3xf32>, tensor<7x1xi32>) -> tensor<7x4xf32>
  return
}

// -----

func.func @main(%x: tensor<5x3xf32>, %i: tensor<7x1xi32>) {
  // expected-error @below {{has a window of 2 along dimension 1, but needs 3}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<5x3xf32>, tensor<7x1xi32>) -> tensor<7x3xf32>
  return
}

// -----

func.func @main(%x: tensor<5x3xf32>, %i: tensor<7x1x1xi32>) {
  // expected-error @below {{pairs batching extents 5 and 7}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<5x3xf32>, tensor<7x1x1xi32>) -> tensor<7x1xf32>
  return
}

// -----

func.func @main(%x: tensor<5x3xf32>, %i: tensor<7x1xi32>) {
  // expected-error @below {{has 2 operands, but needs 3}}
  %0 = "stablehlo.scatter"(%x, %i) : (tensor<5x3xf32>, tensor<7x1xi32>) -> tensor<5x3xf32>
  return
}

// -----

func.func @main(%x: tensor<5x3xf32>, %i: tensor<7x1xi32>, %u: tensor<7x3xf32>) {
  // expected-error @below {{has a region that computes with more than the scalars it is given; only scalar code is covered there}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %t = "stablehlo.broadcast_in_dim"(%b) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %z = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %m = "stablehlo.reduce"(%t, %z) <{dimensions = array<i64: 0>}> ({
    ^bb0(%c: tensor<f32>, %d: tensor<f32>):
      %e = "stablehlo.add"(%c, %d) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%e) : (tensor<f32>) -> ()
    }) : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %s = "stablehlo.add"(%a, %m) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<5x3xf32>, tensor<7x1xi32>, tensor<7x3xf32>) -> tensor<5x3xf32>
  return
}

// -----

func.func @main(%x: tensor<5x3xf32>, %i: tensor<7x1xi32>, %u: tensor<7x4xf32>) {
  // expected-error @below {{has updates that extend beyond dimension 1}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<5x3xf32>, tensor<7x1xi32>, tensor<7x4xf32>) -> tensor<5x3xf32>
  return
}

// -----

func.func @main(%x: tensor<5x3xf32>, %i: tensor<7x1xi32>, %u: tensor<7x3xf32>) {
  // expected-error @below {{inserts dimension 0 of extent 5 without an index for it}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<5x3xf32>, tensor<7x1xi32>, tensor<7x3xf32>) -> tensor<5x3xf32>
  return
}
