"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4xf32>, tensor<7x7xi32>) -> (tensor<7x7x1xi32>, tensor<7x7xi32>, tensor<7x7x1xi32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<7x7xi32>):
    %0 = "stablehlo.reshape"(%arg1) : (tensor<7x7xi32>) -> tensor<49xi32>
    %1 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 28>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<49xi32>) -> tensor<28xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<28xi32>) -> tensor<7x4xi32>
    %3 = "stablehlo.reshape"(%arg1) : (tensor<7x7xi32>) -> tensor<49xi32>
    %4 = "stablehlo.slice"(%3) <{limit_indices = array<i64: 7>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<49xi32>) -> tensor<7xi32>
    %5 = "stablehlo.reshape"(%4) : (tensor<7xi32>) -> tensor<7x1xi32>
    %6 = "stablehlo.concatenate"(%5, %2, %arg1) <{dimension = 1 : i64}> : (tensor<7x1xi32>, tensor<7x4xi32>, tensor<7x7xi32>) -> tensor<7x12xi32>
    %7 = "stablehlo.reshape"(%arg1) : (tensor<7x7xi32>) -> tensor<7x7x1xi32>
    %8 = "stablehlo.reverse"(%7) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<7x7x1xi32>) -> tensor<7x7x1xi32>
    %9 = "stablehlo.reshape"(%arg1) : (tensor<7x7xi32>) -> tensor<49xi32>
    %10 = "stablehlo.reshape"(%9) : (tensor<49xi32>) -> tensor<7x7x1xi32>
    %11 = "stablehlo.shift_left"(%8, %10) : (tensor<7x7x1xi32>, tensor<7x7x1xi32>) -> tensor<7x7x1xi32>
    "func.return"(%11, %arg1, %11) : (tensor<7x7x1xi32>, tensor<7x7xi32>, tensor<7x7x1xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
