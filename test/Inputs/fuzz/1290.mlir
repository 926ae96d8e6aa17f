"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<bf16>, tensor<4x3xi32>, tensor<4x8x3xbf16>) -> (tensor<4x8x3xbf16>, tensor<4x22x3xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<bf16>, %arg1: tensor<4x3xi32>, %arg2: tensor<4x8x3xbf16>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.reduce"(%arg1, %0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %10 = "stablehlo.add"(%arg3, %arg4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%10) : (tensor<i32>) -> ()
    }) : (tensor<4x3xi32>, tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.convert"(%1) : (tensor<i32>) -> tensor<bf16>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x8x3xbf16>
    %4 = "stablehlo.clamp"(%arg2, %arg2, %3) : (tensor<4x8x3xbf16>, tensor<4x8x3xbf16>, tensor<4x8x3xbf16>) -> tensor<4x8x3xbf16>
    %5 = "stablehlo.reshape"(%4) : (tensor<4x8x3xbf16>) -> tensor<96xbf16>
    %6 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 36>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<96xbf16>) -> tensor<36xbf16>
    %7 = "stablehlo.reshape"(%6) : (tensor<36xbf16>) -> tensor<4x3x3xbf16>
    %8 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 4, 8, 3>, start_indices = array<i64: 0, 5, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x8x3xbf16>) -> tensor<4x3x3xbf16>
    %9 = "stablehlo.concatenate"(%7, %arg2, %4, %8) <{dimension = 1 : i64}> : (tensor<4x3x3xbf16>, tensor<4x8x3xbf16>, tensor<4x8x3xbf16>, tensor<4x3x3xbf16>) -> tensor<4x22x3xbf16>
    "func.return"(%4, %9) : (tensor<4x8x3xbf16>, tensor<4x22x3xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
