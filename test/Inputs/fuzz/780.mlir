"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x3x1xf32>, tensor<5x1x3xi32>) -> (tensor<5x3x3xi1>, tensor<5x1x0xi1>, tensor<5x3x5xf32>, tensor<5x1x3xui32>, tensor<5x3x3xi1>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<5x3x1xf32>, %arg8: tensor<5x1x3xi32>):
    %8 = "stablehlo.constant"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
    %9 = "stablehlo.bitcast_convert"(%arg8) : (tensor<5x1x3xi32>) -> tensor<5x1x3xui32>
    %10 = "stablehlo.compare"(%9, %9) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5x1x3xui32>, tensor<5x1x3xui32>) -> tensor<5x1x3xi1>
    %11 = "stablehlo.reshape"(%arg7) : (tensor<5x3x1xf32>) -> tensor<15xf32>
    %12 = "stablehlo.slice"(%11) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<15xf32>) -> tensor<1xf32>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %14 = "func.call"(%arg7, %13) <{callee = @_pad}> : (tensor<5x3x1xf32>, tensor<i32>) -> tensor<5x3x2xf32>
    %15 = "stablehlo.reshape"(%12) : (tensor<1xf32>) -> tensor<f32>
    %16 = "stablehlo.slice"(%14) <{limit_indices = array<i64: 5, 3, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x2xf32>) -> tensor<5x3x1xf32>
    %17 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x3x1xf32>
    %18 = "stablehlo.multiply"(%17, %16) : (tensor<5x3x1xf32>, tensor<5x3x1xf32>) -> tensor<5x3x1xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x3x1xf32>
    %21 = "stablehlo.add"(%20, %18) : (tensor<5x3x1xf32>, tensor<5x3x1xf32>) -> tensor<5x3x1xf32>
    %22 = "stablehlo.reshape"(%arg8) : (tensor<5x1x3xi32>) -> tensor<1x15x1x1xi32>
    %23 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x3x1xf32>
    %25 = "stablehlo.compare"(%21, %24) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<5x3x1xf32>, tensor<5x3x1xf32>) -> tensor<5x3x1xi1>
    %26 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %27 = "func.call"(%25, %10, %26) <{callee = @_where}> : (tensor<5x3x1xi1>, tensor<5x1x3xi1>, tensor<i1>) -> tensor<5x3x3xi1>
    %28 = "func.call"(%10, %8) <{callee = @_take}> : (tensor<5x1x3xi1>, tensor<0xi32>) -> tensor<5x1x0xi1>
    %29 = "stablehlo.reshape"(%arg7) : (tensor<5x3x1xf32>) -> tensor<15xf32>
    %30 = "stablehlo.slice"(%29) <{limit_indices = array<i64: 5>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<15xf32>) -> tensor<5xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<5xf32>) -> tensor<1x5xf32>
    %32 = "stablehlo.dot_general"(%21, %31) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x3x1xf32>, tensor<1x5xf32>) -> tensor<5x3x5xf32>
    %33 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x3x5xf32>
    %35 = "stablehlo.multiply"(%32, %34) : (tensor<5x3x5xf32>, tensor<5x3x5xf32>) -> tensor<5x3x5xf32>
    "func.return"(%27, %28, %35, %9, %27) : (tensor<5x3x3xi1>, tensor<5x1x0xi1>, tensor<5x3x5xf32>, tensor<5x1x3xui32>, tensor<5x3x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x3x1xf32>, tensor<i32>) -> tensor<5x3x2xf32>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<5x3x1xf32>, %arg6: tensor<i32>):
    %6 = "stablehlo.convert"(%arg6) : (tensor<i32>) -> tensor<f32>
    %7 = "stablehlo.pad"(%arg5, %6) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<5x3x1xf32>, tensor<f32>) -> tensor<5x3x2xf32>
    "func.return"(%7) : (tensor<5x3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x3x1xi1>, tensor<5x1x3xi1>, tensor<i1>) -> tensor<5x3x3xi1>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<5x3x1xi1>, %arg3: tensor<5x1x3xi1>, %arg4: tensor<i1>):
    %2 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x3x1xi1>) -> tensor<5x3x3xi1>
    %3 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x3xi1>) -> tensor<5x3x3xi1>
    %4 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<5x3x3xi1>
    %5 = "stablehlo.select"(%2, %3, %4) : (tensor<5x3x3xi1>, tensor<5x3x3xi1>, tensor<5x3x3xi1>) -> tensor<5x3x3xi1>
    "func.return"(%5) : (tensor<5x3x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x1x3xi1>, tensor<0xi32>) -> tensor<5x1x0xi1>, res_attrs = [{}], sym_name = "_take", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<5x1x3xi1>, %arg1: tensor<0xi32>):
    %0 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<5x1x0xi1>
    "func.return"(%1) : (tensor<5x1x0xi1>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
