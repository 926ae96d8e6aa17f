"builtin.module"() <{sym_name = "jit_alias"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<8x2xf16>, tensor<8x2x8xi32>, tensor<8x2xui16>, tensor<8x8xf16>) -> (tensor<1xbf16>, tensor<8x8xf16>, tensor<2xf16>, tensor<2x1xf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<8x2xf16>, %arg3: tensor<8x2x8xi32>, %arg4: tensor<8x2xui16>, %arg5: tensor<8x8xf16>):
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "func.call"(%arg4, %14) <{callee = @_pad}> : (tensor<8x2xui16>, tensor<i32>) -> tensor<10x4xui16>
    %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xf16>
    %17 = "stablehlo.reshape"(%16) : (tensor<2xf16>) -> tensor<2x1xf16>
    %18 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 3>}> : (tensor<2xf16>) -> tensor<1xf16>
    %19 = "stablehlo.subtract"(%18, %18) : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
    %20 = "stablehlo.bitcast_convert"(%19) : (tensor<1xf16>) -> tensor<1xbf16>
    "func.return"(%20, %arg5, %16, %17) : (tensor<1xbf16>, tensor<8x8xf16>, tensor<2xf16>, tensor<2x1xf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8x2xui16>, tensor<i32>) -> tensor<10x4xui16>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<8x2xui16>, %arg1: tensor<i32>):
    %0 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<8x2xui16>) -> tensor<1x2xui16>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xui16>) -> tensor<1x1x2xui16>
    %2 = "stablehlo.reshape"(%1) : (tensor<1x1x2xui16>) -> tensor<1x2xui16>
    %3 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 8, 2>, start_indices = array<i64: 7, 0>, strides = array<i64: 1, 1>}> : (tensor<8x2xui16>) -> tensor<1x2xui16>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x2xui16>) -> tensor<1x1x2xui16>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x1x2xui16>) -> tensor<1x2xui16>
    %6 = "stablehlo.concatenate"(%2, %arg0, %5) <{dimension = 0 : i64}> : (tensor<1x2xui16>, tensor<8x2xui16>, tensor<1x2xui16>) -> tensor<10x2xui16>
    %7 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 10, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<10x2xui16>) -> tensor<10x1xui16>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<10x1xui16>) -> tensor<10x1x1xui16>
    %9 = "stablehlo.reshape"(%8) : (tensor<10x1x1xui16>) -> tensor<10x1xui16>
    %10 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 10, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<10x2xui16>) -> tensor<10x1xui16>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<10x1xui16>) -> tensor<10x1x1xui16>
    %12 = "stablehlo.reshape"(%11) : (tensor<10x1x1xui16>) -> tensor<10x1xui16>
    %13 = "stablehlo.concatenate"(%9, %6, %12) <{dimension = 1 : i64}> : (tensor<10x1xui16>, tensor<10x2xui16>, tensor<10x1xui16>) -> tensor<10x4xui16>
    "func.return"(%13) : (tensor<10x4xui16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
