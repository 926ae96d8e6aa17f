"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x3x3xbf16>, tensor<3x4x3xi32>) -> (tensor<9x3xbf16>, tensor<3x4x3xi32>, tensor<3x3x3xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x3x3xbf16>, %arg1: tensor<3x4x3xi32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3x3xbf16>) -> tensor<9x3xbf16>
    %1 = "stablehlo.shift_left"(%arg1, %arg1) : (tensor<3x4x3xi32>, tensor<3x4x3xi32>) -> tensor<3x4x3xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<3x4x3xi32>) -> tensor<36xi32>
    %3 = "stablehlo.slice"(%2) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<36xi32>) -> tensor<1xi32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1xi32>) -> tensor<i32>
    %5 = "stablehlo.reshape"(%1) : (tensor<3x4x3xi32>) -> tensor<36xi32>
    %6 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<36xi32>) -> tensor<1xi32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1xi32>) -> tensor<i32>
    %8 = "stablehlo.reshape"(%arg0) : (tensor<3x3x3xbf16>) -> tensor<27xbf16>
    %9 = "stablehlo.slice"(%8) <{limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<27xbf16>) -> tensor<2xbf16>
    %10 = "stablehlo.reshape"(%9) : (tensor<2xbf16>) -> tensor<1x1x2xbf16>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.compare"(%4, %11) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %13 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.add"(%4, %13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %15 = "stablehlo.select"(%12, %14, %4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.compare"(%7, %16) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %18 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.add"(%7, %18) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %20 = "stablehlo.select"(%17, %19, %7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %21 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %22 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %23 = "stablehlo.compare"(%21, %22) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %24 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %25 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %27 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %28 = "stablehlo.select"(%23, %26, %27) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %29 = "stablehlo.dynamic_update_slice"(%arg0, %10, %15, %20, %28) : (tensor<3x3x3xbf16>, tensor<1x1x2xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x3xbf16>
    "func.return"(%0, %1, %29) : (tensor<9x3xbf16>, tensor<3x4x3xi32>, tensor<3x3x3xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
