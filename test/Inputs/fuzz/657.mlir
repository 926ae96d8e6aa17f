"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<4x7xf32>, tensor<7x5xi32>, tensor<7x7x4xi32>, tensor<4x4xui16>) -> (tensor<4x4xui16>, tensor<7x5xi32>, tensor<4x7xf32>, tensor<4x4xui16>, tensor<4x7xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<4x7xf32>, %arg8: tensor<7x5xi32>, %arg9: tensor<7x7x4xi32>, %arg10: tensor<4x4xui16>):
    %23 = "func.call"(%arg10, %arg10) <{callee = @remainder}> : (tensor<4x4xui16>, tensor<4x4xui16>) -> tensor<4x4xui16>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %25 = "stablehlo.reduce"(%arg9, %24) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>):
      %51 = "stablehlo.add"(%arg13, %arg14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%51) : (tensor<i32>) -> ()
    }) : (tensor<7x7x4xi32>, tensor<i32>) -> tensor<i32>
    %26 = "stablehlo.convert"(%25) : (tensor<i32>) -> tensor<ui16>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<ui16>) -> tensor<4x4xui16>
    %28 = "stablehlo.clamp"(%arg10, %23, %27) : (tensor<4x4xui16>, tensor<4x4xui16>, tensor<4x4xui16>) -> tensor<4x4xui16>
    %29 = "stablehlo.convert"(%28) : (tensor<4x4xui16>) -> tensor<4x4xi32>
    %30 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %31 = "func.call"(%29, %30) <{callee = @_pad}> : (tensor<4x4xi32>, tensor<i32>) -> tensor<4x5xi32>
    %32 = "stablehlo.reshape"(%arg8) : (tensor<7x5xi32>) -> tensor<35xi32>
    %33 = "stablehlo.concatenate"(%32, %32, %32) <{dimension = 0 : i64}> : (tensor<35xi32>, tensor<35xi32>, tensor<35xi32>) -> tensor<105xi32>
    %34 = "stablehlo.slice"(%33) <{limit_indices = array<i64: 100>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<105xi32>) -> tensor<100xi32>
    %35 = "stablehlo.reshape"(%34) : (tensor<100xi32>) -> tensor<4x5x5xi32>
    %36 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x5xi32>
    %38 = "stablehlo.compare"(%31, %37) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi1>
    %39 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x5xi32>
    %41 = "stablehlo.add"(%31, %40) : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi32>
    %42 = "stablehlo.select"(%38, %41, %31) : (tensor<4x5xi1>, tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x5xi32>) -> tensor<4x5x1xi32>
    %44 = "stablehlo.scatter"(%arg8, %43, %35) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg11: tensor<i32>, %arg12: tensor<i32>):
      %50 = "stablehlo.add"(%arg11, %arg12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%50) : (tensor<i32>) -> ()
    }) : (tensor<7x5xi32>, tensor<4x5x1xi32>, tensor<4x5x5xi32>) -> tensor<7x5xi32>
    %45 = "stablehlo.slice"(%arg10) <{limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x4xui16>) -> tensor<1x1xui16>
    %46 = "stablehlo.reshape"(%45) : (tensor<1x1xui16>) -> tensor<ui16>
    %47 = "stablehlo.convert"(%46) : (tensor<ui16>) -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x7xf32>
    %49 = "stablehlo.clamp"(%48, %arg7, %arg7) : (tensor<4x7xf32>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
    "func.return"(%28, %44, %49, %23, %49) : (tensor<4x4xui16>, tensor<7x5xi32>, tensor<4x7xf32>, tensor<4x4xui16>, tensor<4x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x4xui16>, tensor<4x4xui16>) -> tensor<4x4xui16>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<4x4xui16>, %arg6: tensor<4x4xui16>):
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<ui16>) -> tensor<4x4xui16>
    %5 = "stablehlo.compare"(%arg6, %4) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x4xui16>, tensor<4x4xui16>) -> tensor<4x4xi1>
    %6 = "stablehlo.constant"() <{value = dense<1> : tensor<ui16>}> : () -> tensor<ui16>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<ui16>) -> tensor<4x4xui16>
    %8 = "func.call"(%5, %7, %arg6) <{callee = @_where}> : (tensor<4x4xi1>, tensor<4x4xui16>, tensor<4x4xui16>) -> tensor<4x4xui16>
    %9 = "stablehlo.remainder"(%arg5, %8) : (tensor<4x4xui16>, tensor<4x4xui16>) -> tensor<4x4xui16>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<ui16>) -> tensor<4x4xui16>
    %12 = "stablehlo.compare"(%9, %11) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x4xui16>, tensor<4x4xui16>) -> tensor<4x4xi1>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<ui16>) -> tensor<4x4xui16>
    %15 = "stablehlo.compare"(%9, %14) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4x4xui16>, tensor<4x4xui16>) -> tensor<4x4xi1>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<ui16>) -> tensor<4x4xui16>
    %18 = "stablehlo.compare"(%8, %17) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4x4xui16>, tensor<4x4xui16>) -> tensor<4x4xi1>
    %19 = "stablehlo.compare"(%15, %18) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
    %20 = "stablehlo.and"(%19, %12) : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
    %21 = "stablehlo.add"(%9, %8) : (tensor<4x4xui16>, tensor<4x4xui16>) -> tensor<4x4xui16>
    %22 = "stablehlo.select"(%20, %21, %9) : (tensor<4x4xi1>, tensor<4x4xui16>, tensor<4x4xui16>) -> tensor<4x4xui16>
    "func.return"(%22) : (tensor<4x4xui16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x4xi1>, tensor<4x4xui16>, tensor<4x4xui16>) -> tensor<4x4xui16>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<4x4xi1>, %arg3: tensor<4x4xui16>, %arg4: tensor<4x4xui16>):
    %2 = "stablehlo.select"(%arg2, %arg3, %arg4) : (tensor<4x4xi1>, tensor<4x4xui16>, tensor<4x4xui16>) -> tensor<4x4xui16>
    "func.return"(%2) : (tensor<4x4xui16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x4xi32>, tensor<i32>) -> tensor<4x5xi32>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x4xi32>, %arg1: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<4x4xi32>, tensor<i32>) -> tensor<4x5xi32>
    "func.return"(%1) : (tensor<4x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
