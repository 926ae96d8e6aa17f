"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x3xf32>, tensor<3x1xi32>) -> (tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<1x3xf32>, %arg7: tensor<3x1xi32>):
    %14 = "stablehlo.reshape"(%arg6) : (tensor<1x3xf32>) -> tensor<3xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %16 = "func.call"(%arg6, %15) <{callee = @copysign}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    "func.return"(%14, %16, %arg6, %16) : (tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>, res_attrs = [{}], sym_name = "copysign", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<1x3xf32>, %arg5: tensor<1x3xf32>):
    %9 = "func.call"(%arg5) <{callee = @signbit}> : (tensor<1x3xf32>) -> tensor<1x3xi1>
    %10 = "stablehlo.abs"(%arg4) : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %11 = "stablehlo.negate"(%10) : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %12 = "stablehlo.abs"(%arg4) : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %13 = "func.call"(%9, %11, %12) <{callee = @_where}> : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    "func.return"(%13) : (tensor<1x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x3xf32>) -> tensor<1x3xi1>, res_attrs = [{}], sym_name = "signbit", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<1x3xf32>):
    %1 = "stablehlo.bitcast_convert"(%arg3) : (tensor<1x3xf32>) -> tensor<1x3xi32>
    %2 = "stablehlo.constant"() <{value = dense<31> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
    %4 = "stablehlo.shift_right_arithmetic"(%1, %3) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
    %7 = "stablehlo.compare"(%4, %6) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %8 = "stablehlo.convert"(%7) : (tensor<1x3xi1>) -> tensor<1x3xi1>
    "func.return"(%8) : (tensor<1x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<1x3xi1>, %arg1: tensor<1x3xf32>, %arg2: tensor<1x3xf32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    "func.return"(%0) : (tensor<1x3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
