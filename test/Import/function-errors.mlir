// RUN: tofu-opt %s -tofu-import -split-input-file -verify-diagnostics

func.func @square(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // expected-error @below {{'stablehlo.cholesky' op has operand 0 that is not square}}
  %f = "stablehlo.cholesky"(%a) <{lower = true}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %f : tensor<2x3xf32>
}

// -----

func.func @integers(%a: tensor<2x2xi32>) -> tensor<2x2xi32> {
  // expected-error @below {{'stablehlo.cholesky' op has operand 0 that is not matrices of floats}}
  %f = "stablehlo.cholesky"(%a) <{lower = true}> : (tensor<2x2xi32>) -> tensor<2x2xi32>
  return %f : tensor<2x2xi32>
}

// -----

func.func @type(%a: tensor<2x2xf32>) -> tensor<4x4xf32> {
  // expected-error @below {{'stablehlo.cholesky' op has a result that is not of its operand's type}}
  %f = "stablehlo.cholesky"(%a) <{lower = true}> : (tensor<2x2xf32>) -> tensor<4x4xf32>
  return %f : tensor<4x4xf32>
}

// -----

func.func @rows(%a: tensor<2x2xf32>, %b: tensor<3x2xf32>) -> tensor<3x2xf32> {
  // expected-error @below {{'stablehlo.triangular_solve' op has operands that do not go together}}
  %x = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return %x : tensor<3x2xf32>
}

// -----

func.func @word(%a: tensor<2x2xf32>, %b: tensor<2x2xf32>) -> tensor<2x2xf32> {
  // expected-error @below {{'stablehlo.triangular_solve' op has 'transpose_a' that is none of NO_TRANSPOSE, TRANSPOSE and ADJOINT}}
  %x = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE_INVALID>}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %x : tensor<2x2xf32>
}

// -----

func.func @solution(%a: tensor<2x2xf32>, %b: tensor<2x2xf32>) -> tensor<2x3xf32> {
  // expected-error @below {{'stablehlo.triangular_solve' op has a result that is not of its second operand's type}}
  %x = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x3xf32>
  return %x : tensor<2x3xf32>
}

// -----

func.func @dimensions(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  // expected-error @below {{'stablehlo.map' op has 'dimensions' that are not all dimensions in their order}}
  %s = "stablehlo.map"(%x) <{dimensions = array<i64: 1, 0>}> ({
  ^bb0(%a: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return %s : tensor<2x2xf32>
}

// -----

func.func @others(%x: tensor<4xf32>) -> tensor<8xf32> {
  // expected-error @below {{'stablehlo.all_gather' op is between several replicas or partitions; export the program for one device, and Tofu splits it}}
  %r = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @alone(%x: tensor<4xf32>) -> tensor<8xf32> {
  // expected-error @below {{'stablehlo.all_gather' op has a result that is not of its operand's type, though nobody else takes part}}
  %r = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @groups(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'stablehlo.all_to_all' op needs the attribute 'replica_groups', a list of lists}}
  %r = "stablehlo.all_to_all"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @silent(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'stablehlo.collective_permute' op does not send what it has to itself; export the program for one device, and Tofu splits it}}
  %r = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @number() -> tensor<2xui32> {
  // expected-error @below {{'stablehlo.replica_id' op has a result that is not an integer of rank 0}}
  %r = "stablehlo.replica_id"() : () -> tensor<2xui32>
  return %r : tensor<2xui32>
}

// -----

func.func @constants(%x: tensor<4xf32>, %n: tensor<1xi64>) -> tensor<2xf32> {
  // expected-error @below {{'stablehlo.real_dynamic_slice' op has operand 1 that is not a constant list of integers; only then is it covered}}
  %s = "stablehlo.real_dynamic_slice"(%x, %n, %n, %n) : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2xf32>
  return %s : tensor<2xf32>
}

// -----

func.func @vectors(%x: tensor<2x2x2xf32>) -> tensor<2xf32> {
  // expected-error @below {{'stablehlo.dot' op has operands that are not vectors and matrices}}
  %s = "stablehlo.dot"(%x, %x) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2xf32>
  return %s : tensor<2xf32>
}

// -----

func.func @fewer(%x: tensor<2x2xf32>) -> tensor<2xf32> {
  // expected-error @below {{'stablehlo.broadcast' op has a result of fewer dimensions than its operand}}
  %s = "stablehlo.broadcast"(%x) : (tensor<2x2xf32>) -> tensor<2xf32>
  return %s : tensor<2xf32>
}

// -----

func.func @target(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'stablehlo.custom_call' op calls 'my_kernel', which is not known; define an operator for "stablehlo.custom_call.my_kernel" in a file that --operators or the pass tofu-load-operators loads}}
  %s = "stablehlo.custom_call"(%x) <{call_target_name = "my_kernel"}> : (tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}

// -----

func.func @callback(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'stablehlo.custom_call' op calls 'xla_ffi_python_cpu_callback', which runs Python within the step, as jax.debug.print and jax.pure_callback do; export the step without it}}
  %s = "stablehlo.custom_call"(%x) <{call_target_name = "xla_ffi_python_cpu_callback"}> : (tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}

// -----

func.func @unnamed(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'stablehlo.custom_call' op needs the attribute 'call_target_name', a string}}
  %s = "stablehlo.custom_call"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}

// -----

func.func @placed(%x: tensor<4xf32>) -> tensor<2xf32> {
  // expected-error @below {{'stablehlo.custom_call' op has a result that is not of its operand's type}}
  %s = "stablehlo.custom_call"(%x) <{call_target_name = "Sharding"}> : (tensor<4xf32>) -> tensor<2xf32>
  return %s : tensor<2xf32>
}

// -----

func.func @letter(%x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<i32>) {
  // expected-error @below {{'stablehlo.custom_call' op needs 'uplo' in its backend_config}}
  %s:2 = "stablehlo.custom_call"(%x) <{call_target_name = "lapack_spotrf_ffi"}> : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<i32>)
  return %s#0, %s#1 : tensor<4x4xf32>, tensor<i32>
}

// -----

func.func @info(%x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<i64>) {
  // expected-error @below {{'stablehlo.custom_call' op has results that are not a factor and an i32 for each matrix}}
  %s:2 = "stablehlo.custom_call"(%x) <{call_target_name = "lapack_spotrf_ffi"}> {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<i64>)
  return %s#0, %s#1 : tensor<4x4xf32>, tensor<i64>
}

// -----

func.func @algorithm(%s: tensor<2xui64>) -> tensor<4xui32> {
  // expected-error @below {{'stablehlo.rng_bit_generator' op has 'rng_algorithm' that is none of DEFAULT, PHILOX and THREE_FRY}}
  %t, %b = "stablehlo.rng_bit_generator"(%s) <{rng_algorithm = #stablehlo<rng_algorithm OTHER>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  return %b : tensor<4xui32>
}

// -----

func.func @state(%s: tensor<3xui64>) -> tensor<4xui32> {
  // expected-error @below {{'stablehlo.rng_bit_generator' op has a state that is not a key and a counter, tensor<2xui64>}}
  %t, %b = "stablehlo.rng_bit_generator"(%s) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  return %b : tensor<4xui32>
}

// -----

func.func @drawn(%s: tensor<2xui64>) -> tensor<4xf32> {
  // expected-error @below {{'stablehlo.rng_bit_generator' op draws elements that are not integers of 8, 16, 32 or 64 bits}}
  %t, %b = "stablehlo.rng_bit_generator"(%s) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xf32>)
  return %b : tensor<4xf32>
}
