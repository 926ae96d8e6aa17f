"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = (tensor<8x1x8xbf16>, tensor<3xi32>, tensor<3x3x3x8xi32>, tensor<8x8x1xi8>, tensor<8xi32>, tensor<1x3xbf16>) -> (tensor<8x1x8xi8>, tensor<bf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<8x1x8xbf16>, %arg4: tensor<3xi32>, %arg5: tensor<3x3x3x8xi32>, %arg6: tensor<8x8x1xi8>, %arg7: tensor<8xi32>, %arg8: tensor<1x3xbf16>):
    %4 = "stablehlo.convert"(%arg7) : (tensor<8xi32>) -> tensor<8xi8>
    %5 = "stablehlo.concatenate"(%4, %4, %4, %4, %4, %4, %4, %4) <{dimension = 0 : i64}> : (tensor<8xi8>, tensor<8xi8>, tensor<8xi8>, tensor<8xi8>, tensor<8xi8>, tensor<8xi8>, tensor<8xi8>, tensor<8xi8>) -> tensor<64xi8>
    %6 = "stablehlo.reshape"(%5) : (tensor<64xi8>) -> tensor<8x8x1xi8>
    %7 = "stablehlo.divide"(%6, %arg6) : (tensor<8x8x1xi8>, tensor<8x8x1xi8>) -> tensor<8x8x1xi8>
    %8 = "stablehlo.concatenate"(%arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4) <{dimension = 0 : i64}> : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<48xi32>
    %9 = "stablehlo.concatenate"(%arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4) <{dimension = 0 : i64}> : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<48xi32>
    %10 = "stablehlo.concatenate"(%arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4) <{dimension = 0 : i64}> : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<48xi32>
    %11 = "stablehlo.concatenate"(%arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4) <{dimension = 0 : i64}> : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<48xi32>
    %12 = "stablehlo.concatenate"(%arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4) <{dimension = 0 : i64}> : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<24xi32>
    %13 = "stablehlo.concatenate"(%8, %9, %10, %11, %12) <{dimension = 0 : i64}> : (tensor<48xi32>, tensor<48xi32>, tensor<48xi32>, tensor<48xi32>, tensor<24xi32>) -> tensor<216xi32>
    %14 = "stablehlo.reshape"(%13) : (tensor<216xi32>) -> tensor<3x3x3x8xi32>
    %15 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<3x3x3x8xi32>) -> tensor<3x3x3x1x8xi32>
    %16 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<3x3x3x8xi32>) -> tensor<3x3x3x1x8xi32>
    %17 = "stablehlo.concatenate"(%15, %16) <{dimension = 3 : i64}> : (tensor<3x3x3x1x8xi32>, tensor<3x3x3x1x8xi32>) -> tensor<3x3x3x2x8xi32>
    %18 = "stablehlo.transpose"(%7) <{permutation = array<i64: 0, 2, 1>}> : (tensor<8x8x1xi8>) -> tensor<8x1x8xi8>
    %19 = "stablehlo.reshape"(%arg8) : (tensor<1x3xbf16>) -> tensor<3xbf16>
    %20 = "stablehlo.reshape"(%19) : (tensor<3xbf16>) -> tensor<1x3x1xbf16>
    %21 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %22 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg9: tensor<bf16>, %arg10: tensor<bf16>):
      %27 = "stablehlo.add"(%arg9, %arg10) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%27) : (tensor<bf16>) -> ()
    }) : (tensor<1x3x1xbf16>, tensor<bf16>) -> tensor<1x3xbf16>
    %23 = "stablehlo.dot_general"(%22, %arg8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x3xbf16>, tensor<1x3xbf16>) -> tensor<bf16>
    %24 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %25 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %26 = "func.call"(%23, %24, %25) <{callee = @clip}> : (tensor<bf16>, tensor<i32>, tensor<i32>) -> tensor<bf16>
    "func.return"(%18, %26) : (tensor<8x1x8xi8>, tensor<bf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<bf16>, tensor<i32>, tensor<i32>) -> tensor<bf16>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<bf16>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<bf16>
    %1 = "stablehlo.maximum"(%0, %arg0) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %2 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<bf16>
    %3 = "stablehlo.minimum"(%2, %1) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    "func.return"(%3) : (tensor<bf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
