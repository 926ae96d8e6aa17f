// RUN: tofu-opt %s -tofu-import -split-input-file -verify-diagnostics

func.func @main(%a: tensor<2x5xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{has an index that is not of integers}}
  %0 = "stablehlo.torch_index_select"(%a, %b) {dim = 1 : i64, batch_dims = 0 : i64} : (tensor<2x5xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  return
}

// -----

func.func @main(%a: tensor<2x5xf32>, %b: tensor<3xi32>) {
  // expected-error @below {{has 'dim' and 'batch_dims' that are not of its operands}}
  %0 = "stablehlo.torch_index_select"(%a, %b) {dim = 2 : i64, batch_dims = 0 : i64} : (tensor<2x5xf32>, tensor<3xi32>) -> (tensor<2x3xf32>)
  return
}

// -----

func.func @main(%a: tensor<2x5xf32>, %b: tensor<3x3xi32>) {
  // expected-error @below {{has 'dim' and 'batch_dims' that are not of its operands}}
  %0 = "stablehlo.torch_index_select"(%a, %b) {dim = 1 : i64, batch_dims = 1 : i64} : (tensor<2x5xf32>, tensor<3x3xi32>) -> (tensor<2x3xf32>)
  return
}

// -----

func.func @main(%a: tensor<2x0xf32>, %b: tensor<3xi32>) {
  // expected-error @below {{selects from an extent of 0}}
  %0 = "stablehlo.torch_index_select"(%a, %b) {dim = 1 : i64, batch_dims = 0 : i64} : (tensor<2x0xf32>, tensor<3xi32>) -> (tensor<2x3xf32>)
  return
}

// -----

func.func @main(%a: tensor<6x4xf32>, %b: tensor<3x4x5xf32>, %c: tensor<3xi32>) {
  // expected-error @below {{has other than one ragged dimension, or several of groups}}
  %0 = "chlo.ragged_dot"(%a, %b, %c) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<3x4x5xf32>, tensor<3xi32>) -> (tensor<6x5xf32>)
  return
}

// -----

func.func @main(%a: tensor<6x4xf32>, %b: tensor<3x4x5xf32>, %c: tensor<3xi32>) {
  // expected-error @below {{has 'lhs_ragged_dimensions' with 2, but there are 2 dimensions}}
  %0 = "chlo.ragged_dot"(%a, %b, %c) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2], rhs_group_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<3x4x5xf32>, tensor<3xi32>) -> (tensor<6x5xf32>)
  return
}

// -----

func.func @main(%a: tensor<6x4xf32>, %b: tensor<3x4x5xf32>, %c: tensor<3xi32>) {
  // expected-error @below {{has no dimension of groups for its ragged dimension}}
  %0 = "chlo.ragged_dot"(%a, %b, %c) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<3x4x5xf32>, tensor<3xi32>) -> (tensor<6x5xf32>)
  return
}

// -----

func.func @main(%a: tensor<6x4xf32>, %b: tensor<3x4x5xf32>, %c: tensor<3xi32>) {
  // expected-error @below {{has a dimension of groups, but its ragged dimension is of both operands}}
  %0 = "chlo.ragged_dot"(%a, %b, %c) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<3x4x5xf32>, tensor<3xi32>) -> (tensor<6x5xf32>)
  return
}

// -----

func.func @main(%a: tensor<6x4xf32>, %b: tensor<3x4x5xf32>, %c: tensor<3xf32>) {
  // expected-error @below {{has sizes of groups that are not integers, one for each group, perhaps at each place of what comes before the ragged dimension}}
  %0 = "chlo.ragged_dot"(%a, %b, %c) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<3x4x5xf32>, tensor<3xf32>) -> (tensor<6x5xf32>)
  return
}

// -----

func.func @main(%a: tensor<6x4xf32>, %b: tensor<3x4x5xf32>, %c: tensor<2xi32>) {
  // expected-error @below {{has sizes of other groups than the right operand}}
  %0 = "chlo.ragged_dot"(%a, %b, %c) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<3x4x5xf32>, tensor<2xi32>) -> (tensor<6x5xf32>)
  return
}

// -----

func.func @main(%a: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @below {{needs 'operandSegmentSizes', which says how many of 2 values are scanned and carried}}
  %0:2 = "chlo.scan"(%a, %b) <{dimension = 0 : i64}> ({ ^bb0(%x: tensor<f32>, %c: tensor<f32>): "stablehlo.return"(%x, %c) : (tensor<f32>, tensor<f32>) -> () }) : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}

// -----

func.func @main(%a: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @below {{has 'dimension' with 1, but there are 1 dimensions}}
  %0:2 = "chlo.scan"(%a, %b) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%x: tensor<f32>, %c: tensor<f32>): "stablehlo.return"(%x, %c) : (tensor<f32>, tensor<f32>) -> () }) : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}

// -----

func.func @main(%a: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @below {{scans extents of 4 and 5}}
  %0:2 = "chlo.scan"(%a, %b) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%x: tensor<f32>, %c: tensor<f32>): "stablehlo.return"(%x, %c) : (tensor<f32>, tensor<f32>) -> () }) : (tensor<4xf32>, tensor<f32>) -> (tensor<5xf32>, tensor<f32>)
  return
}

// -----

func.func @main(%a: tensor<f32>, %b: tensor<f32>) {
  // expected-error @below {{has neither inputs nor outputs}}
  %0:2 = "chlo.scan"(%a, %b) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0, 2>, resultSegmentSizes = array<i32: 0, 2>}> ({ ^bb0(%x: tensor<f32>, %c: tensor<f32>): "stablehlo.return"(%x, %c) : (tensor<f32>, tensor<f32>) -> () }) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return
}

// -----

func.func @main(%a: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @below {{has results that are not of what is carried}}
  %0:2 = "chlo.scan"(%a, %b) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%x: tensor<f32>, %c: tensor<f32>): "stablehlo.return"(%x, %c) : (tensor<f32>, tensor<f32>) -> () }) : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f64>)
  return
}

// -----

func.func private @less(%a: tensor<f32>, %b: tensor<f32>) -> tensor<i1> {
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func @main(%a: tensor<9xf32>, %b: tensor<f32>) {
  // expected-error @below {{needs 'reduction_dim', 'top_k' and 'aggregate_to_topk = true' in its backend_config}}
  %0 = "stablehlo.custom_call"(%a, %b) <{call_target_name = "ApproxTopK", called_computations = [@less]}> {mhlo.backend_config = {aggregate_to_topk = false, reduction_dim = 0 : i64, top_k = 3 : i64}} : (tensor<9xf32>, tensor<f32>) -> (tensor<3xf32>)
  return
}

// -----

func.func @main(%a: tensor<9xf32>, %b: tensor<f32>) {
  // expected-error @below {{has a comparator that is not LT or GT of its first two arguments}}
  %0 = "stablehlo.custom_call"(%a, %b) <{call_target_name = "ApproxTopK"}> {mhlo.backend_config = {aggregate_to_topk = true, reduction_dim = 0 : i64, top_k = 3 : i64}} : (tensor<9xf32>, tensor<f32>) -> (tensor<3xf32>)
  return
}

// -----

func.func private @less(%a: tensor<f32>, %b: tensor<f32>) -> tensor<i1> {
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func @main(%a: tensor<9xf32>, %b: tensor<f32>) {
  // expected-error @below {{takes the first 10 of 9}}
  %0 = "stablehlo.custom_call"(%a, %b) <{call_target_name = "ApproxTopK", called_computations = [@less]}> {mhlo.backend_config = {aggregate_to_topk = true, reduction_dim = 0 : i64, top_k = 10 : i64}} : (tensor<9xf32>, tensor<f32>) -> (tensor<10xf32>)
  return
}

// -----

func.func private @less(%a: tensor<f32>, %b: tensor<f32>) -> tensor<i1> {
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func @main(%a: tensor<9xf32>, %b: tensor<f32>) {
  // expected-error @below {{has result 0 that is not the first 3 of operand 0}}
  %0 = "stablehlo.custom_call"(%a, %b) <{call_target_name = "ApproxTopK", called_computations = [@less]}> {mhlo.backend_config = {aggregate_to_topk = true, reduction_dim = 0 : i64, top_k = 3 : i64}} : (tensor<9xf32>, tensor<f32>) -> (tensor<4xf32>)
  return
}

// -----

func.func @main(%a: tensor<2x8x4xf32>, %b: tensor<3x4x6xf32>, %c: tensor<1x2xi64>) {
  // expected-error @below {{has operand 2 that is not a constant list of integers; only then is it covered}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %c) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x8x4xf32>, tensor<3x4x6xf32>, tensor<1x2xi64>) -> (tensor<2x6x6xf32>)
  return
}

// -----

func.func @main(%a: tensor<2x8x4xf32>, %b: tensor<3x4x6xf32>) {
  // expected-error @below {{has attribute 'padding' that is not a pair for each of 1 dimensions}}
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<0> : tensor<2x1xi64>}> : (tensor<2x8x4xf32>, tensor<3x4x6xf32>) -> (tensor<2x6x6xf32>)
  return
}
