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
