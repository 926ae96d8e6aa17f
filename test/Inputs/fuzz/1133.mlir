"builtin.module"() <{sym_name = "jit_alias"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {}, {}], function_type = (tensor<1xf32>, tensor<2x2xi32>, tensor<9xi32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<i1>, tensor<1xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<1xf32>, %arg8: tensor<2x2xi32>, %arg9: tensor<9xi32>):
    %20 = "stablehlo.constant"() <{value = dense<[-2, -1]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %21 = "stablehlo.reshape"(%arg8) : (tensor<2x2xi32>) -> tensor<4xi32>
    %22 = "stablehlo.concatenate"(%21, %21, %21) <{dimension = 0 : i64}> : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<12xi32>
    %23 = "stablehlo.slice"(%22) <{limit_indices = array<i64: 9>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<12xi32>) -> tensor<9xi32>
    %24 = "stablehlo.compare"(%arg9, %23) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %25 = "stablehlo.negate"(%arg7) : (tensor<1xf32>) -> tensor<1xf32>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x2xi32>
    %28 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %29 = "stablehlo.scatter"(%27, %28, %arg8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg12: tensor<i32>, %arg13: tensor<i32>):
      %34 = "stablehlo.add"(%arg12, %arg13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%34) : (tensor<i32>) -> ()
    }) : (tensor<2x2xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    %30 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %31 = "stablehlo.reduce"(%24, %30) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg10: tensor<i1>, %arg11: tensor<i1>):
      %33 = "stablehlo.or"(%arg10, %arg11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%33) : (tensor<i1>) -> ()
    }) : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
    %32 = "func.call"(%25) <{callee = @sinc}> : (tensor<1xf32>) -> tensor<1xf32>
    "func.return"(%32, %25, %32, %31, %32) : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<i1>, tensor<1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1xf32>) -> tensor<1xf32>, res_attrs = [{}], sym_name = "sinc", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<1xf32>):
    %3 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %5 = "stablehlo.compare"(%arg6, %4) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %6 = "stablehlo.constant"() <{value = dense<3.14159274> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %8 = "stablehlo.multiply"(%7, %arg6) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %9 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "func.call"(%5, %9, %8) <{callee = @_where}> : (tensor<1xi1>, tensor<f32>, tensor<1xf32>) -> tensor<1xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %13 = "stablehlo.multiply"(%8, %12) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %16 = "stablehlo.add"(%13, %15) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %17 = "stablehlo.sine"(%10) : (tensor<1xf32>) -> tensor<1xf32>
    %18 = "stablehlo.divide"(%17, %10) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %19 = "func.call"(%5, %16, %18) <{callee = @_where_0}> : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    "func.return"(%19) : (tensor<1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1xi1>, tensor<f32>, tensor<1xf32>) -> tensor<1xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<1xi1>, %arg4: tensor<f32>, %arg5: tensor<1xf32>):
    %1 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %2 = "stablehlo.select"(%arg3, %1, %arg5) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    "func.return"(%2) : (tensor<1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<1xi1>, %arg1: tensor<1xf32>, %arg2: tensor<1xf32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    "func.return"(%0) : (tensor<1xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
