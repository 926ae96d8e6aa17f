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

// -----

func.func @main(%a: tensor<3x3xf32>) {
  // expected-error @below {{needs a backend_config that begins with 1 for the lower triangle or 0 for the upper one}}
  %0:2 = "stablehlo.custom_call"(%a) <{call_target_name = "Eigh", backend_config = ""}> : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @main(%a: tensor<4x3xf32>) {
  // expected-error @below {{has no third result that is the order of the rows}}
  %0:3 = "stablehlo.custom_call"(%a) <{call_target_name = "LuDecomposition"}> : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xi32>, tensor<3xi32>)
  return
}

// -----

func.func @main(%a: tensor<2x3xi32>) {
  // expected-error @below {{has an operand or a result that is not rows as i32}}
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "cu_lu_pivots_to_permutation"}> : (tensor<2x3xi32>) -> tensor<1x3xi32>
  return
}

// -----

// Rows instead of columns, too many columns, vectors of another type.
func.func @main(%a: tensor<4x3xf32>) {
  // expected-error @below {{calls 'cusolver_gesvdj_ffi' with operands or for results that are not its own}}
  %0:5 = "stablehlo.custom_call"(%a) <{call_target_name = "cusolver_gesvdj_ffi"}> {mhlo.backend_config = {compute_uv = true}} : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<i32>)
  return
}

// -----

func.func @main(%a: tensor<3x4xf32>) {
  // expected-error @below {{calls 'cusolver_gesvd_ffi' with operands or for results that are not its own}}
  %0:5 = "stablehlo.custom_call"(%a) <{call_target_name = "cusolver_gesvd_ffi"}> {mhlo.backend_config = {compute_uv = true}} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<4x4xf32>, tensor<i32>)
  return
}

// -----

func.func @main(%a: tensor<4x3xf32>) {
  // expected-error @below {{calls 'hipsolver_gesvd_ffi' with operands or for results that are not its own}}
  %0:5 = "stablehlo.custom_call"(%a) <{call_target_name = "hipsolver_gesvd_ffi"}> {mhlo.backend_config = {compute_uv = false}} : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<i32>)
  return
}

// -----

func.func @main(%a: tensor<3xf32>, %b: tensor<3x2xf32>) {
  // expected-error @below {{calls 'cusparse_gtsv2_ffi' with operands or for results that are not its own}}
  %0 = "stablehlo.custom_call"(%a, %a, %b) <{call_target_name = "cusparse_gtsv2_ffi"}> {mhlo.backend_config = {}} : (tensor<3xf32>, tensor<3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return
}

// -----

// The sum of squares of rows, where those of columns are asked for.
func.func @main(%a: tensor<4x3xf32>, %c: tensor<4x4xf32>, %s: tensor<f32>) {
  // expected-error @below {{calls 'cusolver_syrk_ffi' with operands or for results that are not its own}}
  %0 = "stablehlo.custom_call"(%a, %c, %s, %s) <{call_target_name = "cusolver_syrk_ffi"}> {mhlo.backend_config = {transpose = true}} : (tensor<4x3xf32>, tensor<4x4xf32>, tensor<f32>, tensor<f32>) -> tensor<4x4xf32>
  return
}

// -----

// Values of real matrices are complex.
func.func @main(%a: tensor<3x3xf32>) {
  // expected-error @below {{calls 'cusolver_geev_ffi' with operands or for results that are not its own}}
  %0:5 = "stablehlo.custom_call"(%a) <{call_target_name = "cusolver_geev_ffi"}> {mhlo.backend_config = {left = false, right = true}} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<i32>)
  return
}

// -----

func.func @main(%r: tensor<3x3xf32>, %w: tensor<2xf32>) {
  // expected-error @below {{calls 'cu_cholesky_update_ffi' with operands or for results that are not its own}}
  %0:2 = "stablehlo.custom_call"(%r, %w) <{call_target_name = "cu_cholesky_update_ffi"}> {mhlo.backend_config = {}} : (tensor<3x3xf32>, tensor<2xf32>) -> (tensor<3x3xf32>, tensor<2xf32>)
  return
}
