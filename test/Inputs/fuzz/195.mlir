"builtin.module"() <{sym_name = "jit_alias"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {tf.aliasing_output = 0 : i32}, {}, {tf.aliasing_output = 1 : i32}, {tf.aliasing_output = 3 : i32}], function_type = (tensor<5x6x6xf16>, tensor<i32>, tensor<5x6xf32>, tensor<6x5x6x5xui32>, tensor<6x5x6xf32>, tensor<6x6x6xui16>) -> (tensor<5x6xf32>, tensor<6x5x6xf32>, tensor<i32>, tensor<6x6x6xui16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x6x6xf16>, %arg1: tensor<i32>, %arg2: tensor<5x6xf32>, %arg3: tensor<6x5x6x5xui32>, %arg4: tensor<6x5x6xf32>, %arg5: tensor<6x6x6xui16>):
    %0 = "stablehlo.reshape"(%arg5) : (tensor<6x6x6xui16>) -> tensor<216xui16>
    %1 = "stablehlo.reshape"(%arg4) : (tensor<6x5x6xf32>) -> tensor<180xf32>
    %2 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 36>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<180xf32>) -> tensor<36xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<36xf32>) -> tensor<6x6xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x6xf32>) -> tensor<5x1x6xf32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<6x6xf32>) -> tensor<1x6x6xf32>
    %6 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x6xf32>) -> tensor<5x6x6xf32>
    %7 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x6x6xf32>) -> tensor<5x6x6xf32>
    %8 = "stablehlo.subtract"(%6, %7) : (tensor<5x6x6xf32>, tensor<5x6x6xf32>) -> tensor<5x6x6xf32>
    %9 = "stablehlo.multiply"(%8, %8) : (tensor<5x6x6xf32>, tensor<5x6x6xf32>) -> tensor<5x6x6xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %12 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<5x6x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    "func.return"(%11, %arg4, %arg1, %arg5) : (tensor<5x6xf32>, tensor<6x5x6xf32>, tensor<i32>, tensor<6x6x6xui16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
