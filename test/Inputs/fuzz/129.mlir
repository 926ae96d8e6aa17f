"builtin.module"() <{sym_name = "jit_alias"}> ({
  "func.func"() <{arg_attrs = [{}, {tf.aliasing_output = 1 : i32}, {tf.aliasing_output = 4 : i32}, {}], function_type = (tensor<5x5x5xf32>, tensor<0x5x0xi32>, tensor<5x0xui32>, tensor<5x3xui8>) -> (tensor<5xi32>, tensor<0x5x0xi32>, tensor<5x5x5xf32>, tensor<5xi32>, tensor<5x0xui32>, tensor<5x0xui32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<5x5x5xf32>, %arg4: tensor<0x5x0xi32>, %arg5: tensor<5x0xui32>, %arg6: tensor<5x3xui8>):
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.reduce"(%arg4, %6) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg11: tensor<i32>, %arg12: tensor<i32>):
      %33 = "stablehlo.add"(%arg11, %arg12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%33) : (tensor<i32>) -> ()
    }) : (tensor<0x5x0xi32>, tensor<i32>) -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x1x1xi32>
    %9 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg9: tensor<i32>, %arg10: tensor<i32>):
      %32 = "stablehlo.maximum"(%arg9, %arg10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%32) : (tensor<i32>) -> ()
    }) : (tensor<1x1x1xi32>, tensor<i32>) -> tensor<i32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.maximum"(%11, %10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %13 = "stablehlo.convert"(%12) : (tensor<i32>) -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5x5xf32>
    %15 = "stablehlo.multiply"(%arg3, %14) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %16 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %18 = "func.call"(%15, %16, %17) <{callee = @clip}> : (tensor<5x5x5xf32>, tensor<i32>, tensor<i32>) -> tensor<5x5x5xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.693147182> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5x5xf32>
    %21 = "stablehlo.multiply"(%20, %18) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %22 = "stablehlo.exponential"(%21) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %23 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %24 = "stablehlo.reduce"(%arg5, %23) <{dimensions = array<i64>}> ({
    ^bb0(%arg7: tensor<ui32>, %arg8: tensor<ui32>):
      %31 = "stablehlo.add"(%arg7, %arg8) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%31) : (tensor<ui32>) -> ()
    }) : (tensor<5x0xui32>, tensor<ui32>) -> tensor<5x0xui32>
    %25 = "stablehlo.abs"(%22) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %26 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5x5xf32>
    %28 = "stablehlo.add"(%25, %27) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %29 = "stablehlo.divide"(%15, %28) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    "func.return"(%30, %arg4, %29, %30, %24, %24) : (tensor<5xi32>, tensor<0x5x0xi32>, tensor<5x5x5xf32>, tensor<5xi32>, tensor<5x0xui32>, tensor<5x0xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x5x5xf32>, tensor<i32>, tensor<i32>) -> tensor<5x5x5xf32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<5x5x5xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5x5xf32>
    %2 = "stablehlo.maximum"(%1, %arg0) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5x5xf32>
    %5 = "stablehlo.minimum"(%4, %2) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    "func.return"(%5) : (tensor<5x5x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
