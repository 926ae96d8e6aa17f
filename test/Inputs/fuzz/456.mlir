"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<4x10x4xbf16>, tensor<4x10xi32>, tensor<2xbf16>, tensor<4x2xi8>, tensor<2xi8>) -> (tensor<4x10xi32>, tensor<1x1xi8>, tensor<1xbf16>, tensor<4x10x4xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x10x4xbf16>, %arg1: tensor<4x10xi32>, %arg2: tensor<2xbf16>, %arg3: tensor<4x2xi8>, %arg4: tensor<2xi8>):
    %0 = "stablehlo.convert"(%arg3) : (tensor<4x2xi8>) -> tensor<4x2xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<4x2xi32>) -> tensor<8xi32>
    %2 = "stablehlo.concatenate"(%1, %1, %1, %1, %1) <{dimension = 0 : i64}> : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<40xi32>
    %3 = "stablehlo.reshape"(%2) : (tensor<40xi32>) -> tensor<4x10xi32>
    %4 = "stablehlo.maximum"(%arg1, %3) : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi32>
    %5 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 3, 1>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>}> : (tensor<4x2xi8>) -> tensor<1x1xi8>
    %6 = "stablehlo.convert"(%arg4) : (tensor<2xi8>) -> tensor<2xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>):
      %12 = "stablehlo.add"(%arg5, %arg6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%12) : (tensor<i32>) -> ()
    }) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
    %9 = "stablehlo.convert"(%8) : (tensor<i32>) -> tensor<bf16>
    %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %11 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1xbf16>
    "func.return"(%4, %5, %11, %arg0) : (tensor<4x10xi32>, tensor<1x1xi8>, tensor<1xbf16>, tensor<4x10x4xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
