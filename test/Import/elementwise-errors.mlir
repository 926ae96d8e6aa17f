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
  // expected-error @below {{has two operands of different element types}}
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
  // expected-error @below {{has result tensor<4x3xi8>, but its operands and attributes give the extents [4, 3, 4]}}
  %0 = "stablehlo.bitcast_convert"(%n) : (tensor<4x3xi32>) -> tensor<4x3xi8>
  return
}

// -----

func.func @main(%n: tensor<4x3xi8>) {
  // expected-error @below {{needs a last dimension of 4 in its operand, one for each part of a result}}
  %0 = "stablehlo.bitcast_convert"(%n) : (tensor<4x3xi8>) -> tensor<4xi32>
  return
}

// -----

func.func @main(%n: tensor<4x3xi3>) {
  // expected-error @below {{has elements of 3 and of 8 bits, of which neither is a multiple of the other}}
  %0 = "stablehlo.bitcast_convert"(%n) : (tensor<4x3xi3>) -> tensor<4xi8>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>) {
  // expected-error @below {{has 0 bits of exponent, but needs 1}}
  %0 = "stablehlo.reduce_precision"(%x) <{exponent_bits = 0 : i32, mantissa_bits = 3 : i32}> : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>) {
  // expected-error @below {{has -1 bits of mantissa}}
  %0 = "stablehlo.reduce_precision"(%x) <{exponent_bits = 5 : i32, mantissa_bits = -1 : i32}> : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xi32>) {
  // expected-error @below {{needs elements of a float that has infinities}}
  %0 = "stablehlo.reduce_precision"(%x) <{exponent_bits = 5 : i32, mantissa_bits = 3 : i32}> : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>, %y: tensor<2xf32>) {
  // expected-error @below {{has operand 1 of tensor<2xf32>, but result of tensor<4x3xf32>; one does not stretch to the other}}
  %0 = "chlo.broadcast_add"(%x, %y) : (tensor<4x3xf32>, tensor<2xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>, %y: tensor<3xf32>) {
  // expected-error @below {{has 'broadcast_dimensions' of 2 numbers, but operand 1 has 1 dimensions}}
  %0 = "chlo.broadcast_add"(%x, %y) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>) {
  // expected-error @below {{needs the attribute 'value' of a number}}
  %0 = "chlo.constant_like"(%x) : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>) {
  // expected-error @below {{has a value of another type than its result's elements}}
  %0 = "chlo.constant_like"(%x) <{value = 1 : i32}> : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}
