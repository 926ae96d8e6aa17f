// RUN: tofu-opt %s -tofu-import -split-input-file -verify-diagnostics

func.func @main(%x: tensor<3xf32>) {
  %0 = "stablehlo.convert"(%x) : (tensor<3xf32>) -> tensor<?xf32>
  call @even(%0) : (tensor<?xf32>) -> ()
  return
}
func.func private @even(%x: tensor<?xf32>) {
  %n = "stablehlo.get_dimension_size"(%x) <{dimension = 0 : i64}> : (tensor<?xf32>) -> tensor<i32>
  %two = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %r = "stablehlo.remainder"(%n, %two) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %holds = "stablehlo.compare"(%r, %zero) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
  // expected-error @below {{'stablehlo.custom_call' op asserts what does not hold: 3 is odd, of 3 and 1}}
  "stablehlo.custom_call"(%holds, %n, %r) <{call_target_name = "shape_assertion"}> {error_message = "{0} is odd, of {0} and {1}"} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
  return
}

// -----

func.func @main(%holds: tensor<i1>) {
  // expected-error @below {{'stablehlo.custom_call' op asserts what does not follow from shapes alone; export the step without the assertion}}
  "stablehlo.custom_call"(%holds) <{call_target_name = "shape_assertion"}> : (tensor<i1>) -> ()
  return
}

// -----

func.func @main(%n: tensor<1xi32>) {
  // expected-error @below {{'stablehlo.dynamic_iota' op has operand 0 that is not a constant list of integers; only then is it covered}}
  %0 = "stablehlo.dynamic_iota"(%n) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<?xi32>
  return
}

// -----

// An error in a rule that is asked for a shape is said once.
func.func @main(%x: tensor<3xf32>) {
  %0 = "stablehlo.convert"(%x) : (tensor<3xf32>) -> tensor<?xf32>
  call @f(%0) : (tensor<?xf32>) -> ()
  return
}
func.func private @f(%x: tensor<?xf32>) {
  // expected-error @below {{'stablehlo.transpose' op needs the attribute 'permutation'}}
  %0 = "stablehlo.transpose"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @main(%x: tensor<3xf32>) {
  %0 = "stablehlo.convert"(%x) : (tensor<3xf32>) -> tensor<?xf32>
  call @f(%0) : (tensor<?xf32>) -> ()
  return
}
func.func private @f(%x: tensor<?xf32>) {
  // expected-error @below {{'f' calls itself, so that no extents follow from its arguments}}
  call @f(%x) : (tensor<?xf32>) -> ()
  return
}

// -----

func.func @main(%x: tensor<3xf32>) {
  // expected-error @below {{'stablehlo.dynamic_pad' has 1 operands and 1 results, but needs 3 lists and a result}}
  %0 = "stablehlo.dynamic_pad"(%x) : (tensor<3xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @main(%x: tensor<3xf32>, %zero: tensor<f32>) {
  %n = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %none = "stablehlo.constant"() <{value = dense<0> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
  // expected-error @below {{'stablehlo.dynamic_reduce_window' does not name one function of one block as its 'called_computations'}}
  %0 = "stablehlo.custom_call"(%x, %zero, %n, %n, %n, %n, %none) <{call_target_name = "stablehlo.dynamic_reduce_window", called_computations = [@nobody]}> : (tensor<3xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1x2xi32>) -> tensor<?xf32>
  return
}

// -----

func.func @main(%x: tensor<3x3xf32>) {
  // expected-error @below {{'lapack_spotrf_ffi' has 'indices_of_shape_operands' that is not one operand for each result}}
  %0:2 = "stablehlo.custom_call"(%x) <{call_target_name = "lapack_spotrf_ffi"}> {indices_of_shape_operands = dense<[1, 2]> : tensor<2xi64>} : (tensor<3x3xf32>) -> (tensor<?x?xf32>, tensor<i32>)
  return
}
