"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<f32>, tensor<i32>, tensor<1x1x2xi32>, tensor<1x1xi32>, tensor<2xi32>) -> (tensor<5xi32>, tensor<2x1xi32>, tensor<2x1xi32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<f32>, %arg8: tensor<i32>, %arg9: tensor<1x1x2xi32>, %arg10: tensor<1x1xi32>, %arg11: tensor<2xi32>):
    %25 = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xui32>}> : () -> tensor<2xui32>
    %26 = "stablehlo.xor"(%arg10, %arg10) : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
    %27 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %28 = "stablehlo.pad"(%arg11, %27) <{edge_padding_high = array<i64: -2>, edge_padding_low = array<i64: -2>, interior_padding = array<i64: 2>}> : (tensor<2xi32>, tensor<i32>) -> tensor<0xi32>
    %29 = "stablehlo.reshape"(%26) : (tensor<1x1xi32>) -> tensor<1xi32>
    %30 = "stablehlo.concatenate"(%29, %29) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %31 = "stablehlo.slice"(%arg9) <{limit_indices = array<i64: 1, 1, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x1x2xi32>) -> tensor<1x1x1xi32>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x1x1xi32>) -> tensor<i32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %34 = "stablehlo.clamp"(%30, %arg11, %33) : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %35 = "func.call"(%26, %25) <{callee = @_take}> : (tensor<1x1xi32>, tensor<2xui32>) -> tensor<2x1xi32>
    %36 = "stablehlo.multiply"(%26, %26) : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
    %37 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %38 = "stablehlo.reduce"(%36, %37) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg12: tensor<i32>, %arg13: tensor<i32>):
      %41 = "stablehlo.add"(%arg12, %arg13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%41) : (tensor<i32>) -> ()
    }) : (tensor<1x1xi32>, tensor<i32>) -> tensor<i32>
    %39 = "stablehlo.pad"(%28, %38) <{edge_padding_high = array<i64: 2>, edge_padding_low = array<i64: 3>, interior_padding = array<i64: 0>}> : (tensor<0xi32>, tensor<i32>) -> tensor<5xi32>
    %40 = "stablehlo.bitcast_convert"(%35) : (tensor<2x1xi32>) -> tensor<2x1xi32>
    "func.return"(%39, %40, %40) : (tensor<5xi32>, tensor<2x1xi32>, tensor<2x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x1xi32>, tensor<2xui32>) -> tensor<2x1xi32>, res_attrs = [{}], sym_name = "_take", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<1x1xi32>, %arg6: tensor<2xui32>):
    %21 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %22 = "func.call"(%arg6, %21) <{callee = @remainder}> : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xui32>) -> tensor<2x1xui32>
    %24 = "stablehlo.gather"(%arg5, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<1x1xi32>, tensor<2x1xui32>) -> tensor<2x1xi32>
    "func.return"(%24) : (tensor<2x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<2xui32>, %arg4: tensor<ui32>):
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %2 = "stablehlo.compare"(%arg4, %1) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %3 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %4 = "func.call"(%2, %3, %arg4) <{callee = @_where}> : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %6 = "stablehlo.remainder"(%arg3, %5) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %9 = "stablehlo.compare"(%6, %8) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xi1>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %12 = "stablehlo.compare"(%6, %11) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xi1>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %14 = "stablehlo.compare"(%4, %13) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2xi1>
    %16 = "stablehlo.compare"(%12, %15) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %17 = "stablehlo.and"(%16, %9) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %18 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %19 = "stablehlo.add"(%6, %18) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %20 = "stablehlo.select"(%17, %19, %6) : (tensor<2xi1>, tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    "func.return"(%20) : (tensor<2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    "func.return"(%0) : (tensor<ui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
