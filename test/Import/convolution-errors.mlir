// RUN: tofu-opt %s -split-input-file -verify-diagnostics -tofu-import

func.func @main(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @below {{needs the attribute 'dimension_numbers'}}
  %0 = "stablehlo.convolution"(%x, %w) : (tensor<2x8x4xf32>, tensor<3x4x6xf32>) -> tensor<2x6x6xf32>
  return
}

// -----

func.func @main(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @below {{has attribute 'dimension_numbers' = #stablehlo.conv<[b, 0, f]x[0, i, o]>, but it must be '#stablehlo.conv<[...]x[...]->[...]>'}}
  %0 = "stablehlo.convolution"(%x, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]>}> : (tensor<2x8x4xf32>, tensor<3x4x6xf32>) -> tensor<2x6x6xf32>
  return
}

// -----

func.func @main(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @below {{has attribute 'dimension_numbers' that does not name each dimension once: batch b and features f of operand and result, features i and o of the kernel, and spatial dimensions 0, 1, ...}}
  %0 = "stablehlo.convolution"(%x, %w) <{dimension_numbers = #stablehlo.conv<[b, 1, f]x[0, i, o]->[b, 0, f]>}> : (tensor<2x8x4xf32>, tensor<3x4x6xf32>) -> tensor<2x6x6xf32>
  return
}

// -----

func.func @main(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @below {{has 'dimension_numbers' for 4 dimensions of the operand, which has 3}}
  %0 = "stablehlo.convolution"(%x, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, i, o]->[b, 0, f]>}> : (tensor<2x8x4xf32>, tensor<3x4x6xf32>) -> tensor<2x6x6xf32>
  return
}

// -----

func.func @main(%x: tensor<2x8x4xf32>, %w: tensor<4x6xf32>) {
  // expected-error @below {{has operands and a result of different ranks}}
  %0 = "stablehlo.convolution"(%x, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[i, o]->[b, 0, f]>}> : (tensor<2x8x4xf32>, tensor<4x6xf32>) -> tensor<2x6x6xf32>
  return
}

// -----

func.func @main(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @below {{has 'window_strides' with 0, but needs at least 1}}
  %0 = "stablehlo.convolution"(%x, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, window_strides = array<i64: 0>}> : (tensor<2x8x4xf32>, tensor<3x4x6xf32>) -> tensor<2x6x6xf32>
  return
}

// -----

func.func @main(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @below {{has attribute 'window_reversal' of 2 booleans, but needs 1}}
  %0 = "stablehlo.convolution"(%x, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, window_reversal = array<i1: true, true>}> : (tensor<2x8x4xf32>, tensor<3x4x6xf32>) -> tensor<2x6x6xf32>
  return
}

// -----

func.func @main(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @below {{has attribute 'window_reversal' = 1 : i64, but it must be a list of booleans}}
  %0 = "stablehlo.convolution"(%x, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, window_reversal = 1 : i64}> : (tensor<2x8x4xf32>, tensor<3x4x6xf32>) -> tensor<2x6x6xf32>
  return
}

// -----

func.func @main(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @below {{has 'feature_group_count' = 3, which does not divide the 4 input features}}
  %0 = "stablehlo.convolution"(%x, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 3 : i64}> : (tensor<2x8x4xf32>, tensor<3x4x6xf32>) -> tensor<2x6x6xf32>
  return
}

// -----

func.func @main(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @below {{has 'batch_group_count' = 0, but needs at least 1}}
  %0 = "stablehlo.convolution"(%x, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, batch_group_count = 0 : i64}> : (tensor<2x8x4xf32>, tensor<3x4x6xf32>) -> tensor<2x6x6xf32>
  return
}

// -----

func.func @main(%x: tensor<2x8x4xf32>, %w: tensor<3x2x6xf32>) {
  // expected-error @below {{has groups of features and of the batch; only one can be}}
  %0 = "stablehlo.convolution"(%x, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, batch_group_count = 2 : i64, feature_group_count = 2 : i64}> : (tensor<2x8x4xf32>, tensor<3x2x6xf32>) -> tensor<1x6x6xf32>
  return
}

// -----

func.func @main(%x: tensor<2x8x4xf32>, %w: tensor<3x3x6xf32>) {
  // expected-error @below {{has 4 input features in 1 groups, but a kernel for 3}}
  %0 = "stablehlo.convolution"(%x, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>}> : (tensor<2x8x4xf32>, tensor<3x3x6xf32>) -> tensor<2x6x6xf32>
  return
}

// -----

func.func @main(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @below {{has result tensor<2x7x6xf32>, but its operands and attributes give the extents [2, 6, 6]}}
  %0 = "stablehlo.convolution"(%x, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>}> : (tensor<2x8x4xf32>, tensor<3x4x6xf32>) -> tensor<2x7x6xf32>
  return
}

// -----

func.func @main(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @below {{has a dilation that leaves 56 bits}}
  %0 = "stablehlo.convolution"(%x, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, lhs_dilation = array<i64: 36028797018963968>}> : (tensor<2x8x4xf32>, tensor<3x4x6xf32>) -> tensor<2x6x6xf32>
  return
}
