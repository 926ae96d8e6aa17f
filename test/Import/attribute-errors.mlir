// RUN: tofu-opt %s -tofu-import -split-input-file -verify-diagnostics

func.func @main(%x: tensor<4x3xf32>) {
  // expected-error @below {{'stablehlo.transpose' op needs the attribute 'permutation'}}
  %0 = "stablehlo.transpose"(%x) : (tensor<4x3xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>) {
  // expected-error @below {{has attribute 'permutation' = 1 : i64, but it must be a list of 64-bit integers}}
  %0 = "stablehlo.transpose"(%x) <{permutation = 1 : i64}> : (tensor<4x3xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>) {
  // expected-error @below {{has attribute 'permutation' of 1 numbers, but needs 2}}
  %0 = "stablehlo.transpose"(%x) <{permutation = array<i64: 1>}> : (tensor<4x3xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>) {
  // expected-error @below {{has 'permutation' with 1 twice}}
  %0 = "stablehlo.transpose"(%x) <{permutation = array<i64: 1, 1>}> : (tensor<4x3xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>) {
  // expected-error @below {{has 'permutation' with 2, but there are 2 dimensions}}
  %0 = "stablehlo.transpose"(%x) <{permutation = array<i64: 2, 0>}> : (tensor<4x3xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>) {
  // expected-error @below {{has result tensor<4x3xf32>, but its operands and attributes give the extents [3, 4]}}
  %0 = "stablehlo.transpose"(%x) <{permutation = array<i64: 1, 0>}> : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>) {
  // expected-error @below {{but its numbers must lie within 2^56}}
  %0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 9223372036854775807>, limit_indices = array<i64: 4, 3>, strides = array<i64: 1, 1>}> : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @main() {
  // expected-error @below {{has attribute 'iota_dimension' = "x", but it must be an integer within 2^56}}
  %0 = "stablehlo.iota"() <{iota_dimension = "x"}> : () -> tensor<4xi32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) {
  // expected-error @below {{but it must be '#stablehlo<comparison_direction ...>'}}
  %0 = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo.dot<x = 1>}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) {
  // expected-error @below {{has the comparison direction 'UP', but needs EQ, NE, GE, GT, LE or LT}}
  %0 = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction UP>}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) {
  // expected-error @below {{has the comparison type 'WORD', but needs FLOAT, TOTALORDER, SIGNED or UNSIGNED}}
  %0 = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type WORD>}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) {
  // expected-error @below {{but it must be '#stablehlo.dot<key = value, ...>'}}
  %0 = "stablehlo.dot_general"(%x, %y) <{dot_dimension_numbers = #stablehlo<dot x>}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) {
  // expected-error @below {{has attribute 'dot_dimension_numbers' with 'speed', which is not a field of '#stablehlo.dot'}}
  %0 = "stablehlo.dot_general"(%x, %y) <{dot_dimension_numbers = #stablehlo.dot<speed = [1]>}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) {
  // expected-error @below {{with 'lhs_contracting_dimensions' of numbers beyond 2^56}}
  %0 = "stablehlo.dot_general"(%x, %y) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1152921504606846976]>}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @main() {
  // expected-error @below {{needs the attribute 'value' of elements}}
  %0 = "stablehlo.constant"() : () -> tensor<4xi32>
  return
}

// -----

func.func @main() {
  // expected-error @below {{has a value of another type than its result}}
  %0 = "stablehlo.constant"() <{value = dense<1> : tensor<3xi32>}> : () -> tensor<4xi32>
  return
}

// -----

func.func @main() {
  // expected-error @below {{has a value that was left out when the text was written ('__elided__'); write it in full}}
  %0 = "stablehlo.constant"() <{value = dense_resource<__elided__> : tensor<4xui32>}> : () -> tensor<4xui32>
  return
}

// -----

func.func @main() {
  // expected-error @below {{has the resource 'weights' as its value, which the file does not hold}}
  %0 = "stablehlo.constant"() <{value = dense_resource<weights> : tensor<4xf32>}> : () -> tensor<4xf32>
  return
}

// -----

func.func @main() {
  // expected-error @below {{has the resource 'short' of 4 bytes as its value, but its type takes 16}}
  %0 = "stablehlo.constant"() <{value = dense_resource<short> : tensor<4xf32>}> : () -> tensor<4xf32>
  return
}
{-#
  dialect_resources: { builtin: { short: "0x040000000000803F" } }
#-}

// -----

// What is misspelled has a default.
func.func @main(%x: tensor<4xf32>, %y: tensor<3xf32>) -> tensor<1x1x2xf32> {
  %0 = "stablehlo.reshape"(%x) : (tensor<4xf32>) -> tensor<1x1x4xf32>
  %1 = "stablehlo.reshape"(%y) : (tensor<3xf32>) -> tensor<1x1x3xf32>
  // expected-warning @below {{has an attribute 'window_reversl', which StableHLO does not have and which is not looked at; see how it is spelled}}
  %2 = "stablehlo.convolution"(%0, %1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, window_reversl = array<i1: true>}> {mhlo.note = "mine"} : (tensor<1x1x4xf32>, tensor<1x1x3xf32>) -> tensor<1x1x2xf32>
  return %2 : tensor<1x1x2xf32>
}

// -----

func.func @main(%x: tensor<4xf32>) -> tensor<f32> {
  %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  // expected-error @below {{has a region that is not one block with a 'stablehlo.return'}}
  %1 = "stablehlo.reduce"(%x, %0) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.return"(%2) : (tensor<f32>) -> tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
