"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<f32>, tensor<8x8xi32>, tensor<257xui8>) -> (tensor<257x2xui8>, tensor<2x257x1xui8>, tensor<2xui8>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<8x8xi32>, %arg4: tensor<257xui8>):
    %1 = "func.call"(%arg2, %arg2) <{callee = @fmod}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<257xui8>) -> tensor<1x257xui8>
    %3 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<257xui8>) -> tensor<1x257xui8>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x257xui8>, tensor<1x257xui8>) -> tensor<2x257xui8>
    %5 = "stablehlo.slice"(%4) <{limit_indices = array<i64: 2, 8>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<2x257xui8>) -> tensor<2x8xui8>
    %6 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<257xui8>) -> tensor<2x257xui8>
    %7 = "stablehlo.concatenate"(%6, %4, %5) <{dimension = 1 : i64}> : (tensor<2x257xui8>, tensor<2x257xui8>, tensor<2x8xui8>) -> tensor<2x522xui8>
    %8 = "stablehlo.transpose"(%4) <{permutation = array<i64: 1, 0>}> : (tensor<2x257xui8>) -> tensor<257x2xui8>
    %9 = "stablehlo.reshape"(%8) : (tensor<257x2xui8>) -> tensor<2x257x1xui8>
    %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xui8>
    "func.return"(%8, %9, %10) : (tensor<257x2xui8>, tensor<2x257x1xui8>, tensor<2xui8>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<f32>, tensor<f32>) -> tensor<f32>, res_attrs = [{}], sym_name = "fmod", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
    %0 = "stablehlo.remainder"(%arg0, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%0) : (tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
