// RUN: tofu-opt %s -tofu-import -split-input-file -verify-diagnostics

func.func @main(%x: tensor<4x3xf32>) {
  // expected-error @below {{has 1 broadcast dimensions, but an operand of rank 2}}
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>) {
  // expected-error @below {{broadcasts an extent of 3 to 6}}
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x3xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>) {
  // expected-error @below {{takes [2, 5) in steps of 1 from an extent of 3}}
  %0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 5>, strides = array<i64: 1, 1>}> : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>) {
  // expected-error @below {{has 12 elements in its operand, but 5 in its result}}
  %0 = "stablehlo.reshape"(%x) : (tensor<4x3xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @main() {
  // expected-error @below {{needs an operand}}
  %0 = "stablehlo.concatenate"() <{dimension = 0 : i64}> : () -> tensor<4xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>, %y: tensor<4xf32>) {
  // expected-error @below {{has operands 0 and 1 of different ranks}}
  %0 = "stablehlo.concatenate"(%x, %y) <{dimension = 0 : i64}> : (tensor<4x3xf32>, tensor<4xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>, %y: tensor<5x3xf32>) {
  // expected-error @below {{has operands 0 and 1 that differ outside of dimension 1}}
  %0 = "stablehlo.concatenate"(%x, %y) <{dimension = 1 : i64}> : (tensor<4x3xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>) {
  // expected-error @below {{has a padding value that is not of rank 0}}
  %0 = "stablehlo.pad"(%x, %x) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>, %v: tensor<f32>) {
  // expected-error @below {{has a negative interior padding}}
  %0 = "stablehlo.pad"(%x, %v) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: -1, 0>}> : (tensor<4x3xf32>, tensor<f32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @main(%x: tensor<4096xf32>, %v: tensor<f32>) {
  // expected-error @below {{pads by too much}}
  %0 = "stablehlo.pad"(%x, %v) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 36028797018963968>}> : (tensor<4096xf32>, tensor<f32>) -> tensor<4096xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>) {
  // expected-error @below {{has a start index that is not an integer of rank 0}}
  %0 = "stablehlo.dynamic_slice"(%x, %x, %x) <{slice_sizes = array<i64: 1, 1>}> : (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>, %i: tensor<i32>) {
  // expected-error @below {{has a window of 5 in an extent of 3}}
  %0 = "stablehlo.dynamic_slice"(%x, %i, %i) <{slice_sizes = array<i64: 1, 5>}> : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>, %u: tensor<4xf32>, %i: tensor<i32>) {
  // expected-error @below {{has a window of another rank than its operand}}
  %0 = "stablehlo.dynamic_update_slice"(%x, %u, %i, %i) : (tensor<4x3xf32>, tensor<4xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
  return
}
