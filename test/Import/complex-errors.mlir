// RUN: tofu-opt %s -tofu-import -split-input-file -verify-diagnostics

func.func @main(%z: tensor<4xcomplex<f32>>) {
  // expected-error @below {{is not covered for complex numbers}}
  %0 = "stablehlo.floor"(%z) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}

// -----

func.func @main(%z: tensor<4xcomplex<f32>>) {
  // expected-error @below {{has the comparison direction 'LT', but complex numbers are only EQ or NE}}
  %0 = "stablehlo.compare"(%z, %z) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
  return
}

// -----

func.func @main(%z: tensor<4xcomplex<f32>>) {
  // expected-error @below {{has a result that is not of the operand's parts}}
  %0 = "stablehlo.real"(%z) : (tensor<4xcomplex<f32>>) -> tensor<4xf64>
  return
}

// -----

func.func @main(%z: tensor<4xcomplex<f32>>) {
  // expected-error @below {{has a result that is not of the operand's parts}}
  %0 = "stablehlo.abs"(%z) : (tensor<4xcomplex<f32>>) -> tensor<4xf64>
  return
}

// -----

func.func @main(%x: tensor<4xf64>) {
  // expected-error @below {{has operands that are not of the result's parts}}
  %0 = "stablehlo.complex"(%x, %x) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xcomplex<f32>>
  return
}

// -----

func.func @main(%z: tensor<4xcomplex<f32>>, %x: tensor<4xf32>) {
  // expected-error @below {{multiplies complex numbers with others}}
  %0 = "stablehlo.dot_general"(%z, %x) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<4xcomplex<f32>>, tensor<4xf32>) -> tensor<complex<f32>>
  return
}
