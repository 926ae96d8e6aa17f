// RUN: tofu-opt %s -tofu-plan="devices=2" -split-input-file -verify-diagnostics

// expected-error @below {{a value of type 'tensor<?xf32>' cannot be partitioned; tensors need constant extents}}
func.func @dynamic(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}

// -----

// expected-error @below {{elements of type 'complex<f32>' cannot be partitioned; they must be integers or floats}}
func.func @complex(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  return %x : tensor<4xcomplex<f32>>
}

// -----

func.func private @callee(%x: tensor<4xf32>) -> tensor<4xf32>
func.func @call(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{cannot be partitioned; only tdl.lambda can: run -tofu-import, -tdl-instantiate or -tofu-tidy first}}
  %y = func.call @callee(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// expected-error @below {{argument 0 has tf.aliasing_output = 1 : i32, but the function has 1 results}}
func.func @donated_to_none(%x: tensor<4xf32> {tf.aliasing_output = 1 : i32}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// expected-error @below {{argument 1 has tf.aliasing_output = 0 : i32, as argument 0 has}}
func.func @donated_twice(%x: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %y: tensor<4xf32> {tf.aliasing_output = 0 : i32}) -> tensor<4xf32> {
  return %y : tensor<4xf32>
}

// -----

func.func @no_result() {
  // expected-error @below {{has no result; run -tofu-tidy first}}
  tdl.lambda () in [] : () -> () {
    tdl.yield
  }
  return
}

// -----

// What is not imported is told alone: what may be tied in it, nobody is asked.
func.func @source(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // expected-error @below {{'stablehlo.add' op cannot be partitioned; only tdl.lambda can: run -tofu-import}}
  %0 = "stablehlo.add"(%x, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0, %0 : tensor<4xf32>, tensor<4xf32>
}
