// RUN: tofu-opt %s -tofu-import -split-input-file -verify-diagnostics

func.func @kind(%x: tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> {
  // expected-error @below {{has fft_type 'DCT', but it must be FFT, IFFT, RFFT or IRFFT}}
  %y = "stablehlo.fft"(%x) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type DCT>}> : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  return %y : tensor<8xcomplex<f32>>
}

// -----

func.func @numbers(%x: tensor<8xf32>) -> tensor<8xcomplex<f32>> {
  // expected-error @below {{has an operand or a result that is not of its kind's numbers}}
  %y = "stablehlo.fft"(%x) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<8xf32>) -> tensor<8xcomplex<f32>>
  return %y : tensor<8xcomplex<f32>>
}

// -----

func.func @rank(%x: tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> {
  // expected-error @below {{has an fft_length of 2 dimensions, but an operand of rank 1}}
  %y = "stablehlo.fft"(%x) <{fft_length = array<i64: 1, 8>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  return %y : tensor<8xcomplex<f32>>
}

// -----

func.func @length(%x: tensor<8xcomplex<f32>>) -> tensor<8xf32> {
  // expected-error @below {{has fft_length 8 of an extent of 8}}
  %y = "stablehlo.fft"(%x) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

func.func @shape(%x: tensor<8xf32>) -> tensor<8xcomplex<f32>> {
  // expected-error @below {{but its operands and attributes give the extents [5]}}
  %y = "stablehlo.fft"(%x) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<8xf32>) -> tensor<8xcomplex<f32>>
  return %y : tensor<8xcomplex<f32>>
}
