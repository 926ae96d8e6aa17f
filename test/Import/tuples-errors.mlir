// RUN: tofu-opt %s -tofu-import -split-input-file -verify-diagnostics

func.func @element(%x: tensor<4xf32>) -> tensor<4xf32> {
  %t = "stablehlo.tuple"(%x) : (tensor<4xf32>) -> tuple<tensor<4xf32>>
  // expected-error @below {{'stablehlo.get_tuple_element' op has a result that is not element 1 of its operand}}
  %v = "stablehlo.get_tuple_element"(%t) <{index = 1 : i32}> : (tuple<tensor<4xf32>>) -> tensor<4xf32>
  return %v : tensor<4xf32>
}

// -----

func.func @tuple(%x: tensor<4xf32>) {
  // expected-error @below {{'stablehlo.tuple' op has a result that is not the tuple of its operands}}
  %t = "stablehlo.tuple"(%x) : (tensor<4xf32>) -> tuple<tensor<5xf32>>
  return
}

// -----

func.func @token(%x: tensor<4xf32>) {
  // expected-error @below {{'stablehlo.after_all' op has an operand that is no token}}
  %t = "stablehlo.after_all"(%x) : (tensor<4xf32>) -> !stablehlo.token
  return
}

// -----

func.func @computed(%x: tensor<4xf32>) {
  %t = "stablehlo.tuple"(%x) : (tensor<4xf32>) -> tuple<tensor<4xf32>>
  // expected-error @below {{'stablehlo.negate' takes a value of type 'tuple<tensor<4xf32>>', but only tensors are computed with}}
  %n = "stablehlo.negate"(%t) : (tuple<tensor<4xf32>>) -> tensor<4xf32>
  return
}

// -----

// expected-error @below {{type tuple<tensor<4xf32>> is not a ranked tensor; only tensors are imported}}
func.func @returned(%x: tensor<4xf32>) -> tuple<tensor<4xf32>> {
  %t = "stablehlo.tuple"(%x) : (tensor<4xf32>) -> tuple<tensor<4xf32>>
  return %t : tuple<tensor<4xf32>>
}

// -----

func.func @extents(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  // expected-error @below {{'stablehlo.unary_einsum' op has the extents 2 and 3 of 'a'}}
  %e = "stablehlo.unary_einsum"(%x) <{einsum_config = "aa->a"}> : (tensor<2x3xf32>) -> tensor<2xf32>
  return %e : tensor<2xf32>
}

// -----

func.func @letters(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  // expected-error @below {{'stablehlo.unary_einsum' op has a result with a letter of no operand, or with one twice}}
  %e = "stablehlo.unary_einsum"(%x) <{einsum_config = "ab->c"}> : (tensor<2x3xf32>) -> tensor<2xf32>
  return %e : tensor<2xf32>
}

// -----

func.func @config(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  // expected-error @below {{'stablehlo.einsum' op has an 'einsum_config' that is not of its operands, as in 'ab,bc->ac'}}
  %e = "stablehlo.einsum"(%x, %x) <{einsum_config = "ab->a"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
  return %e : tensor<2xf32>
}
