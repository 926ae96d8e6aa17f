"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<4x4xf64>, tensor<i32>, tensor<2x6xi64>, tensor<2x4x2xui64>) -> (tensor<1x2xf64>, tensor<2x6xi1>, tensor<2x6xi64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x4xf64>, %arg1: tensor<i32>, %arg2: tensor<2x6xi64>, %arg3: tensor<2x4x2xui64>):
    %0 = "stablehlo.constant"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
    %1 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 3, 2>}> : (tensor<4x4xf64>) -> tensor<1x2xf64>
    %2 = "stablehlo.compare"(%1, %1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %3 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<ui64>
    %4 = "stablehlo.constant"() <{value = dense<2> : tensor<ui64>}> : () -> tensor<ui64>
    %5 = "stablehlo.reduce"(%arg3, %4) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg4: tensor<ui64>, %arg5: tensor<ui64>):
      %20 = "stablehlo.add"(%arg4, %arg5) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%20) : (tensor<ui64>) -> ()
    }) : (tensor<2x4x2xui64>, tensor<ui64>) -> tensor<2x4xui64>
    %6 = "stablehlo.reshape"(%arg2) : (tensor<2x6xi64>) -> tensor<12xi64>
    %7 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 0>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<12xi64>) -> tensor<0xi64>
    %8 = "stablehlo.reshape"(%7) : (tensor<0xi64>) -> tensor<0x6xi64>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<0xi32>
    %11 = "stablehlo.compare"(%0, %10) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %12 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<0xi32>
    %14 = "stablehlo.add"(%0, %13) : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    %15 = "stablehlo.select"(%11, %14, %0) : (tensor<0xi1>, tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0>}> : (tensor<0xi32>) -> tensor<0x1xi32>
    %17 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x6xi64>
    %19 = "stablehlo.compare"(%arg2, %18) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x6xi64>, tensor<2x6xi64>) -> tensor<2x6xi1>
    "func.return"(%1, %19, %arg2) : (tensor<1x2xf64>, tensor<2x6xi1>, tensor<2x6xi64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
