"builtin.module"() <{sym_name = "jit_gradient"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<5x17xf64>, tensor<f64>, tensor<9x8xi32>, tensor<i32>) -> (tensor<5x17xf64>, tensor<f64>, tensor<f64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x17xf64>, %arg1: tensor<f64>, %arg2: tensor<9x8xi32>, %arg3: tensor<i32>):
    %0 = "stablehlo.tanh"(%arg1) : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %2 = "stablehlo.subtract"(%1, %0) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %3 = "stablehlo.tan"(%0) : (tensor<f64>) -> tensor<f64>
    %4 = "chlo.square"(%3) : (tensor<f64>) -> tensor<f64>
    %5 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %6 = "stablehlo.add"(%5, %4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %7 = "stablehlo.compare"(%3, %3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %8 = "stablehlo.compare"(%arg2, %arg2) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9x8xi32>, tensor<9x8xi32>) -> tensor<9x8xi1>
    %9 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f64>}> : () -> tensor<f64>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5x17xf64>
    %11 = "stablehlo.multiply"(%arg0, %10) : (tensor<5x17xf64>, tensor<5x17xf64>) -> tensor<5x17xf64>
    %12 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %13 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg4: tensor<f64>, %arg5: tensor<f64>):
      %20 = "stablehlo.add"(%arg4, %arg5) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%20) : (tensor<f64>) -> ()
    }) : (tensor<5x17xf64>, tensor<f64>) -> tensor<f64>
    %14 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5x17xf64>
    %16 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f64>}> : () -> tensor<f64>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5x17xf64>
    %18 = "stablehlo.multiply"(%15, %17) : (tensor<5x17xf64>, tensor<5x17xf64>) -> tensor<5x17xf64>
    %19 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    "func.return"(%18, %19, %13) : (tensor<5x17xf64>, tensor<f64>, tensor<f64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
