"builtin.module"() <{sym_name = "jit_rotate"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {tf.aliasing_output = 2 : i32}, {tf.aliasing_output = 3 : i32}, {}, {}, {}, {}, {}], function_type = (tensor<6xf16>, tensor<6xf16>, tensor<6xf16>, tensor<6xf16>, tensor<6x6xf16>, tensor<4x6x4xf16>, tensor<6x4xi32>, tensor<4xf16>, tensor<6x6xi8>) -> (tensor<6xf16>, tensor<6xf16>, tensor<6xf16>, tensor<6xf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6xf16>, %arg1: tensor<6xf16>, %arg2: tensor<6xf16>, %arg3: tensor<6xf16>, %arg4: tensor<6x6xf16>, %arg5: tensor<4x6x4xf16>, %arg6: tensor<6x4xi32>, %arg7: tensor<4xf16>, %arg8: tensor<6x6xi8>):
    %0 = "stablehlo.constant"() <{value = dense<[[1, 3, 4, 1], [4, 1, 1, 1], [1, 1, 1, 4], [1, 4, 3, 0], [1, 1, 3, 1], [0, 2, 0, 0]]> : tensor<6x4xui32>}> : () -> tensor<6x4xui32>
    %1 = "stablehlo.reshape"(%arg8) : (tensor<6x6xi8>) -> tensor<36xi8>
    %2 = "stablehlo.reshape"(%arg5) : (tensor<4x6x4xf16>) -> tensor<96xf16>
    %3 = "stablehlo.slice"(%2) <{limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<96xf16>) -> tensor<4xf16>
    %4 = "stablehlo.compare"(%arg7, %3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
    %5 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<i8>
    %6 = "stablehlo.reduce"(%arg8, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg9: tensor<i8>, %arg10: tensor<i8>):
      %17 = "stablehlo.maximum"(%arg9, %arg10) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%17) : (tensor<i8>) -> ()
    }) : (tensor<6x6xi8>, tensor<i8>) -> tensor<i8>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %8 = "stablehlo.maximum"(%7, %6) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    %9 = "stablehlo.convert"(%8) : (tensor<i8>) -> tensor<ui32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6x4xui32>
    %11 = "stablehlo.clamp"(%0, %0, %10) : (tensor<6x4xui32>, tensor<6x4xui32>, tensor<6x4xui32>) -> tensor<6x4xui32>
    %12 = "stablehlo.convert"(%11) : (tensor<6x4xui32>) -> tensor<6x4xi16>
    %13 = "stablehlo.slice"(%4) <{limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 2>}> : (tensor<4xi1>) -> tensor<2xi1>
    %14 = "stablehlo.reshape"(%arg8) : (tensor<6x6xi8>) -> tensor<1x6x1x6xi8>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x6xi8>) -> tensor<1x6x2x6xi8>
    %16 = "stablehlo.reshape"(%15) : (tensor<1x6x2x6xi8>) -> tensor<6x12xi8>
    "func.return"(%arg1, %arg2, %arg3, %arg0) : (tensor<6xf16>, tensor<6xf16>, tensor<6xf16>, tensor<6xf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
