"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<5x5x1x1xbf16>, tensor<5xi32>, tensor<5x5xui8>, tensor<1x5xui32>) -> (tensor<14x9x1x3xbf16>, tensor<5x5x5x5xi1>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<5x5x1x1xbf16>, %arg10: tensor<5xi32>, %arg11: tensor<5x5xui8>, %arg12: tensor<1x5xui32>):
    %10 = "stablehlo.divide"(%arg11, %arg11) : (tensor<5x5xui8>, tensor<5x5xui8>) -> tensor<5x5xui8>
    %11 = "stablehlo.convert"(%arg11) : (tensor<5x5xui8>) -> tensor<5x5xui32>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %13 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg15: tensor<ui32>, %arg16: tensor<ui32>):
      %50 = "stablehlo.add"(%arg15, %arg16) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%50) : (tensor<ui32>) -> ()
    }) : (tensor<5x5xui32>, tensor<ui32>) -> tensor<ui32>
    %14 = "stablehlo.convert"(%13) : (tensor<ui32>) -> tensor<bf16>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<5x5x1x1xbf16>
    %16 = "stablehlo.compare"(%arg9, %15) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<5x5x1x1xbf16>, tensor<5x5x1x1xbf16>) -> tensor<5x5x1x1xi1>
    %17 = "func.call"(%16, %arg9, %14) <{callee = @_where}> : (tensor<5x5x1x1xi1>, tensor<5x5x1x1xbf16>, tensor<bf16>) -> tensor<5x5x1x1xbf16>
    %18 = "stablehlo.bitcast_convert"(%10) : (tensor<5x5xui8>) -> tensor<5x5xi8>
    %19 = "stablehlo.convert"(%10) : (tensor<5x5xui8>) -> tensor<5x5xui32>
    %20 = "stablehlo.reshape"(%19) : (tensor<5x5xui32>) -> tensor<25xui32>
    %21 = "stablehlo.slice"(%20) <{limit_indices = array<i64: 3>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<25xui32>) -> tensor<3xui32>
    %22 = "stablehlo.reshape"(%21) : (tensor<3xui32>) -> tensor<1x1x3xui32>
    %23 = "stablehlo.reshape"(%arg9) : (tensor<5x5x1x1xbf16>) -> tensor<25xbf16>
    %24 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<25xbf16>) -> tensor<1xbf16>
    %25 = "stablehlo.reshape"(%24) : (tensor<1xbf16>) -> tensor<1x1xbf16>
    %26 = "stablehlo.constant"() <{value = dense<[4, 4, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %27 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %29 = "stablehlo.minimum"(%26, %28) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %30 = "stablehlo.convert"(%29) : (tensor<3xi32>) -> tensor<3xui32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 2>}> : (tensor<3xui32>) -> tensor<1x1x3xui32>
    %32 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x1x3xui32>
    %34 = "stablehlo.clamp"(%33, %22, %31) : (tensor<1x1x3xui32>, tensor<1x1x3xui32>, tensor<1x1x3xui32>) -> tensor<1x1x3xui32>
    %35 = "stablehlo.scatter"(%17, %34, %25) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 3], input_batching_dims = [2], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg13: tensor<bf16>, %arg14: tensor<bf16>):
      %49 = "stablehlo.add"(%arg13, %arg14) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%49) : (tensor<bf16>) -> ()
    }) : (tensor<5x5x1x1xbf16>, tensor<1x1x3xui32>, tensor<1x1xbf16>) -> tensor<5x5x1x1xbf16>
    %36 = "stablehlo.constant"() <{value = dense<2> : tensor<ui8>}> : () -> tensor<ui8>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<5x5xui8>
    %38 = "stablehlo.compare"(%arg11, %37) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<5x5xui8>, tensor<5x5xui8>) -> tensor<5x5xi1>
    %39 = "stablehlo.slice"(%35) <{limit_indices = array<i64: 1, 1, 1, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<5x5x1x1xbf16>) -> tensor<1x1x1x1xbf16>
    %40 = "stablehlo.reshape"(%39) : (tensor<1x1x1x1xbf16>) -> tensor<bf16>
    %41 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %42 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %43 = "func.call"(%40, %41, %42) <{callee = @clip}> : (tensor<bf16>, tensor<i32>, tensor<i32>) -> tensor<bf16>
    %44 = "stablehlo.pad"(%17, %43) <{edge_padding_high = array<i64: 1, 3, 0, 2>, edge_padding_low = array<i64: 0, 1, 0, 0>, interior_padding = array<i64: 2, 0, 0, 0>}> : (tensor<5x5x1x1xbf16>, tensor<bf16>) -> tensor<14x9x1x3xbf16>
    %45 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<5x5x1x1xbf16>
    %47 = "stablehlo.compare"(%arg9, %46) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<5x5x1x1xbf16>, tensor<5x5x1x1xbf16>) -> tensor<5x5x1x1xi1>
    %48 = "func.call"(%47, %38, %38) <{callee = @_where_0}> : (tensor<5x5x1x1xi1>, tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5x5x5xi1>
    "func.return"(%44, %48) : (tensor<14x9x1x3xbf16>, tensor<5x5x5x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x5x1x1xi1>, tensor<5x5x1x1xbf16>, tensor<bf16>) -> tensor<5x5x1x1xbf16>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<5x5x1x1xi1>, %arg7: tensor<5x5x1x1xbf16>, %arg8: tensor<bf16>):
    %8 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<5x5x1x1xbf16>
    %9 = "stablehlo.select"(%arg6, %arg7, %8) : (tensor<5x5x1x1xi1>, tensor<5x5x1x1xbf16>, tensor<5x5x1x1xbf16>) -> tensor<5x5x1x1xbf16>
    "func.return"(%9) : (tensor<5x5x1x1xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<bf16>, tensor<i32>, tensor<i32>) -> tensor<bf16>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<bf16>, %arg4: tensor<i32>, %arg5: tensor<i32>):
    %4 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<bf16>
    %5 = "stablehlo.maximum"(%4, %arg3) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %6 = "stablehlo.convert"(%arg5) : (tensor<i32>) -> tensor<bf16>
    %7 = "stablehlo.minimum"(%6, %5) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    "func.return"(%7) : (tensor<bf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x5x1x1xi1>, tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5x5x5xi1>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<5x5x1x1xi1>, %arg1: tensor<5x5xi1>, %arg2: tensor<5x5xi1>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<5x5x1x1xi1>) -> tensor<5x5x5x5xi1>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x5xi1>) -> tensor<5x5x5x5xi1>
    %2 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x5xi1>) -> tensor<5x5x5x5xi1>
    %3 = "stablehlo.select"(%0, %1, %2) : (tensor<5x5x5x5xi1>, tensor<5x5x5x5xi1>, tensor<5x5x5x5xi1>) -> tensor<5x5x5x5xi1>
    "func.return"(%3) : (tensor<5x5x5x5xi1>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
