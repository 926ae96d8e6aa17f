// RUN: tofu-opt %s -tofu-import -split-input-file -verify-diagnostics

func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) {
  // expected-error @below {{has 'dimension numbers of the left operand' with 1 twice}}
  %0 = "stablehlo.dot_general"(%x, %y) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<f32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) {
  // expected-error @below {{has 'dimension numbers of the right operand' with 7, but there are 2 dimensions}}
  %0 = "stablehlo.dot_general"(%x, %y) <{dot_dimension_numbers = #stablehlo.dot<rhs_contracting_dimensions = [7]>}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<f32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) {
  // expected-error @below {{has 1 contracting dimensions on the left, but 0 on the right}}
  %0 = "stablehlo.dot_general"(%x, %y) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1]>}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<f32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) {
  // expected-error @below {{pairs contracting extents 3 and 4}}
  %0 = "stablehlo.dot_general"(%x, %y) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>, %v: tensor<f32>) {
  // expected-error @below {{has a region that is given (tensor<f32>, tensor<f32>), but it must be (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)}}
  %0:2 = "stablehlo.reduce"(%x, %x, %v, %v) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>) {
  // expected-error @below {{has an initial value that is not of rank 0}}
  %0 = "stablehlo.reduce"(%x, %x) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>, %v: tensor<f32>) {
  // expected-error @below {{has 0 regions, but needs 1}}
  %0 = "stablehlo.reduce"(%x, %v) <{dimensions = array<i64: 1>}> : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @main(%x: tensor<3xf32>, %y: tensor<3xi32>) {
  // expected-error @below {{multiplies floats, but has a result of integers}}
  %0 = "stablehlo.dot_general"(%x, %y) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xf32>, tensor<3xi32>) -> tensor<i32>
  return
}
