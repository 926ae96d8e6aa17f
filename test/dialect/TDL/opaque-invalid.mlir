// RUN: tofu-opt %s -split-input-file -verify-diagnostics

func.func @opaque_c1_coordinates(%a: tensor<4xf32>, %i: index) -> f32 {
  // expected-error @below {{slices 'tensor<4xf32>' with 2 coordinates}}
  %v = tdl.opaque "f"(%a[%i, %i]) at [%i] : (tensor<4xf32>) -> f32
  return %v : f32
}

// -----

func.func @opaque_maps(%a: tensor<4xf32>) -> f32 {
  // expected-error @below {{has 1 sources, but 0 maps}}
  %v = "tdl.opaque"(%a) <{callee = "f", maps = [], operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<4xf32>) -> f32
  return %v : f32
}

// -----

func.func @opaque_map_inputs(%a: tensor<4xf32>) -> f32 {
  // expected-error @below {{map has 1 inputs, but 0 are given}}
  %v = "tdl.opaque"(%a) <{callee = "f", maps = [affine_map<(d0) -> (d0)>], operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<4xf32>) -> f32
  return %v : f32
}

// -----

func.func @opaque_data(%a: tensor<4xf32>, %i: index) -> f32 {
  // expected-error @below {{a slice of an opaque function cannot depend on data}}
  %v = tdl.opaque "f"(%a[symbol(%i)]) at [%i] : (tensor<4xf32>) -> f32
  return %v : f32
}
