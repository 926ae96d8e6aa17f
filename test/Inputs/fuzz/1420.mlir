"builtin.module"() <{sym_name = "jit_alias"}> ({
  "func.func"() <{arg_attrs = [{}, {jax.buffer_donor = true}, {tf.aliasing_output = 2 : i32}], function_type = (tensor<2x1x1x1xf32>, tensor<2xi32>, tensor<2x2x2xui8>) -> (tensor<2x1x1x1xf32>, tensor<2x1x1x1xf32>, tensor<2x2x2xui8>, tensor<2x2x2xui8>, tensor<2x1x1x1xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x1x1x1xf32>, %arg1: tensor<2xi32>, %arg2: tensor<2x2x2xui8>):
    %0 = "stablehlo.transpose"(%arg2) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x2x2xui8>) -> tensor<2x2x2xui8>
    %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x1x1xf32>
    %3 = "stablehlo.compare"(%arg0, %2) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x1x1x1xf32>, tensor<2x1x1x1xf32>) -> tensor<2x1x1x1xi1>
    %4 = "stablehlo.reshape"(%3) : (tensor<2x1x1x1xi1>) -> tensor<2xi1>
    %5 = "stablehlo.concatenate"(%4, %4, %4, %4) <{dimension = 0 : i64}> : (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) -> tensor<8xi1>
    %6 = "stablehlo.reshape"(%5) : (tensor<8xi1>) -> tensor<2x2x2xi1>
    %7 = "stablehlo.select"(%6, %0, %arg2) : (tensor<2x2x2xi1>, tensor<2x2x2xui8>, tensor<2x2x2xui8>) -> tensor<2x2x2xui8>
    %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<2x2x2xui8>) -> tensor<2x2x2xui8>
    %9 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.reduce"(%arg0, %9) <{dimensions = array<i64: 0, 1, 2, 3>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %23 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) : (tensor<2x1x1x1xf32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.divide"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x1x1xf32>
    %14 = "stablehlo.subtract"(%arg0, %13) : (tensor<2x1x1x1xf32>, tensor<2x1x1x1xf32>) -> tensor<2x1x1x1xf32>
    %15 = "stablehlo.negate"(%arg0) : (tensor<2x1x1x1xf32>) -> tensor<2x1x1x1xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.reduce"(%15, %16) <{dimensions = array<i64: 0, 1, 2, 3>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %22 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) : (tensor<2x1x1x1xf32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.divide"(%17, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x1x1xf32>
    %21 = "stablehlo.add"(%arg0, %20) : (tensor<2x1x1x1xf32>, tensor<2x1x1x1xf32>) -> tensor<2x1x1x1xf32>
    "func.return"(%21, %21, %0, %0, %arg0) : (tensor<2x1x1x1xf32>, tensor<2x1x1x1xf32>, tensor<2x2x2xui8>, tensor<2x2x2xui8>, tensor<2x1x1x1xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
