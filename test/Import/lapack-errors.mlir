// RUN: tofu-opt %s -tofu-import -split-input-file -verify-diagnostics

func.func @main(%a: tensor<2x3x4xf32>) {
  // expected-error @below {{calls 'lapack_sgetrf_ffi' with operands or for results that are not its own}}
  %0:3 = "stablehlo.custom_call"(%a) <{call_target_name = "lapack_sgetrf_ffi"}> {mhlo.backend_config = {}} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x4xi32>, tensor<2xi32>)
  return
}

// -----

func.func @main(%a: tensor<2x3x4xf32>) {
  // expected-error @below {{with operands or for results that are not its own}}
  %0:3 = "stablehlo.custom_call"(%a) <{call_target_name = "lapack_sgetrf_ffi"}> {mhlo.backend_config = {}} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<1x3xi32>, tensor<2xi32>)
  return
}

// -----

func.func @main(%a: tensor<3x4xi32>) {
  // expected-error @below {{with operands or for results that are not its own}}
  %0:3 = "stablehlo.custom_call"(%a) <{call_target_name = "lapack_sgetrf_ffi"}> {mhlo.backend_config = {}} : (tensor<3x4xi32>) -> (tensor<3x4xi32>, tensor<3xi32>, tensor<i32>)
  return
}

// -----

func.func @main(%a: tensor<4xf32>) {
  // expected-error @below {{with operands or for results that are not its own}}
  %0:3 = "stablehlo.custom_call"(%a) <{call_target_name = "lapack_sgetrf_ffi"}> {mhlo.backend_config = {}} : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xi32>, tensor<i32>)
  return
}

// -----

func.func @main(%a: tensor<4x4xcomplex<f32>>) {
  // expected-error @below {{with operands or for results that are not its own}}
  %0:3 = "stablehlo.custom_call"(%a) <{call_target_name = "lapack_sgetrf_ffi"}> {mhlo.backend_config = {}} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>)
  return
}

// -----

func.func @main(%a: tensor<3x3xf32>) {
  // expected-error @below {{needs 'uplo' in its backend_config}}
  %0:3 = "stablehlo.custom_call"(%a) <{call_target_name = "lapack_ssyevd_ffi"}> {mhlo.backend_config = {mode = 86 : ui8}} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<i32>)
  return
}

// -----

func.func @main(%a: tensor<3x3xf32>) {
  // expected-error @below {{sorts the eigenvalues by a function, which is not covered}}
  %0:6 = "stablehlo.custom_call"(%a) <{call_target_name = "lapack_sgees_ffi"}> {mhlo.backend_config = {mode = 86 : ui8, sort = 83 : ui8}} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>)
  return
}

// -----

func.func @main(%a: tensor<3x4xf32>) {
  // expected-error @below {{with operands or for results that are not its own}}
  %0:5 = "stablehlo.custom_call"(%a) <{call_target_name = "lapack_sgesdd_ffi"}> {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<3x4xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<i32>)
  return
}
