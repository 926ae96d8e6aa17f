"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x3xbf16>, tensor<3x3xi32>, tensor<7x7x3x3xbf16>) -> (tensor<19x3xbf16>, tensor<3x3xbf16>, tensor<3x3xbf16>, tensor<3x3xi32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<3x3xbf16>, %arg3: tensor<3x3xi32>, %arg4: tensor<7x7x3x3xbf16>):
    %2 = "stablehlo.divide"(%arg3, %arg3) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %4 = "func.call"(%arg2, %3) <{callee = @_pad}> : (tensor<3x3xbf16>, tensor<i32>) -> tensor<8x3xbf16>
    %5 = "stablehlo.reshape"(%arg4) : (tensor<7x7x3x3xbf16>) -> tensor<441xbf16>
    %6 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 24>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<441xbf16>) -> tensor<24xbf16>
    %7 = "stablehlo.reshape"(%6) : (tensor<24xbf16>) -> tensor<8x3xbf16>
    %8 = "stablehlo.concatenate"(%arg2, %4, %7) <{dimension = 0 : i64}> : (tensor<3x3xbf16>, tensor<8x3xbf16>, tensor<8x3xbf16>) -> tensor<19x3xbf16>
    %9 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.reduce"(%2, %9) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>):
      %16 = "stablehlo.maximum"(%arg5, %arg6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%16) : (tensor<i32>) -> ()
    }) : (tensor<3x3xi32>, tensor<i32>) -> tensor<i32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.maximum"(%11, %10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %13 = "stablehlo.convert"(%12) : (tensor<i32>) -> tensor<bf16>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<3x3xbf16>
    %15 = "stablehlo.add"(%arg2, %14) : (tensor<3x3xbf16>, tensor<3x3xbf16>) -> tensor<3x3xbf16>
    "func.return"(%8, %15, %15, %arg3) : (tensor<19x3xbf16>, tensor<3x3xbf16>, tensor<3x3xbf16>, tensor<3x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x3xbf16>, tensor<i32>) -> tensor<8x3xbf16>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x3xbf16>, %arg1: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<bf16>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_high = array<i64: 5, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xbf16>, tensor<bf16>) -> tensor<8x3xbf16>
    "func.return"(%1) : (tensor<8x3xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
