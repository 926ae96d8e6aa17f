// RUN: tofu-opt %s -tofu-import -split-input-file -verify-diagnostics

func.func @main(%x: tensor<4x3xf32>) {
  // expected-error @below {{has 1 operands, but needs 2}}
  %0 = "stablehlo.add"(%x) : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>) {
  // expected-error @below {{has 0 results, but needs 1}}
  "stablehlo.negate"(%x) : (tensor<4x3xf32>) -> ()
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>, %y: tensor<4xf32>) {
  // expected-error @below {{has operand 1 of tensor<4xf32>, but result of tensor<4x3xf32>; the shapes must agree}}
  %0 = "stablehlo.add"(%x, %y) : (tensor<4x3xf32>, tensor<4xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>, %n: tensor<4x3xi32>) {
  // expected-error @below {{has operand 1 of tensor<4x3xi32>, but result of tensor<4x3xf32>; the element types must agree}}
  %0 = "stablehlo.add"(%x, %n) : (tensor<4x3xf32>, tensor<4x3xi32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @main(%n: tensor<4x3xi32>) {
  // expected-error @below {{is not covered for elements of type i32}}
  %0 = "stablehlo.tanh"(%n) : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return
}

// -----

func.func @main(%n: tensor<4x3xi32>) {
  // expected-error @below {{has a predicate that is not of i1}}
  %0 = "stablehlo.select"(%n, %n, %n) : (tensor<4x3xi32>, tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>) {
  // expected-error @below {{has operand and result 1 of different types}}
  %0:2 = "stablehlo.optimization_barrier"(%x, %x) : (tensor<4x3xf32>, tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4xf32>)
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>, %n: tensor<4x3xi32>) {
  // expected-error @below {{has two operands of different types}}
  %0 = "stablehlo.compare"(%x, %n) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x3xf32>, tensor<4x3xi32>) -> tensor<4x3xi1>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>) {
  // expected-error @below {{has a result that is not of i1}}
  %0 = "stablehlo.compare"(%x, %x) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @main(%n: tensor<4x3xi32>) {
  // expected-error @below {{needs an operand of floats and a result of i1}}
  %0 = "stablehlo.is_finite"(%n) : (tensor<4x3xi32>) -> tensor<4x3xi1>
  return
}

// -----

func.func @main(%n: tensor<4x3xi32>) {
  // expected-error @below {{is not covered between elements of different widths}}
  %0 = "stablehlo.bitcast_convert"(%n) : (tensor<4x3xi32>) -> tensor<4x3xi8>
  return
}
