// RUN: tofu-opt %s -split-input-file -verify-diagnostics

func.func @read_c1_coordinates(%x: tensor<4x4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4x4xf32>) -> tensor<4xf32> {
    // expected-error @below {{has 1 coordinates, but 'tensor<4x4xf32>' has rank 2}}
    %v = tdl.read %y[%i] : tensor<4x4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @read_c1_map_inputs(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @below {{map has 2 inputs, but 1 are given}}
    %v = "tdl.read"(%y, %i) <{map = affine_map<(d0, d1) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<4xf32>, index) -> f32
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @read_c2_where_without_else(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @below {{has constraints, but no value after 'else' for where they fail}}
    %v = tdl.read %y[%i] where (%i >= 2) : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @read_c2_constraint_inputs(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %z = arith.constant 0.0 : f32
    // expected-error @below {{constraints have 2 inputs, but 1 are given}}
    %v = "tdl.read"(%y, %i, %i, %z) <{map = affine_map<(d0) -> (d0)>, guard = affine_set<(d0, d1) : (d0 - d1 >= 0)>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<4xf32>, index, index, f32) -> f32
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @read_c2_constraint_on_data(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %z = arith.constant 0.0 : f32
    // expected-error @below {{a constraint has no symbols; it cannot depend on data}}
    %v = tdl.read %y[%i] else %z where (symbol(%i) >= 2) : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @read_c3_result(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf64> {
    // expected-error @below {{reads 'f32', but produces 'f64'}}
    %v = "tdl.read"(%y, %i) <{map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<4xf32>, index) -> f64
    tdl.yield %v : f64
  }
  return
}

// -----

func.func @read_c3_else(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %z = arith.constant 0.0 : f64
    // expected-error @below {{reads 'f32', but the value after 'else' has type 'f64'}}
    %v = "tdl.read"(%y, %i, %z) <{map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (tensor<4xf32>, index, f64) -> f32
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @read_no_constraint(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %z = arith.constant 0.0 : f32
    // expected-error @below {{expected a constraint after 'where'}}
    %v = tdl.read %y[%i] else %z where () : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @read_c4(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = tdl.lambda (%i) in [4] on (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %c = arith.constant dense<1.0> : tensor<4xf32>
    // expected-error @below {{reads a tensor that is no operand of its lambda}}
    %v = tdl.read %c[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<4xf32>
}
