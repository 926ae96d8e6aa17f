"builtin.module"() <{sym_name = "jit_gradient"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<f32>, tensor<1x6xf32>, tensor<257x6x1xi32>, tensor<1x1xui32>) -> (tensor<f32>, tensor<1x6xf32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<f32>, %arg1: tensor<1x6xf32>, %arg2: tensor<257x6x1xi32>, %arg3: tensor<1x1xui32>):
    %0 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 1, 0>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<1x1xui32>) -> tensor<1x0xui32>
    %1 = "stablehlo.concatenate"(%arg3, %0) <{dimension = 1 : i64}> : (tensor<1x1xui32>, tensor<1x0xui32>) -> tensor<1x1xui32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %3 = "stablehlo.reduce"(%arg3, %2) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg8: tensor<ui32>, %arg9: tensor<ui32>):
      %24 = "stablehlo.add"(%arg8, %arg9) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%24) : (tensor<ui32>) -> ()
    }) : (tensor<1x1xui32>, tensor<ui32>) -> tensor<ui32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x1xui32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %6 = "stablehlo.reduce"(%1, %5) <{dimensions = array<i64>}> ({
    ^bb0(%arg6: tensor<ui32>, %arg7: tensor<ui32>):
      %23 = "stablehlo.add"(%arg6, %arg7) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%23) : (tensor<ui32>) -> ()
    }) : (tensor<1x1xui32>, tensor<ui32>) -> tensor<1x1xui32>
    %7 = "stablehlo.maximum"(%1, %arg3) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %8 = "stablehlo.reshape"(%1) : (tensor<1x1xui32>) -> tensor<1xui32>
    %9 = "stablehlo.not"(%4) : (tensor<1x1xui32>) -> tensor<1x1xui32>
    %10 = "stablehlo.transpose"(%6) <{permutation = array<i64: 1, 0>}> : (tensor<1x1xui32>) -> tensor<1x1xui32>
    %11 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %13 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.multiply"(%arg0, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%14, %15) <{dimensions = array<i64>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %22 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6xf32>
    "func.return"(%19, %21, %16) : (tensor<f32>, tensor<1x6xf32>, tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
