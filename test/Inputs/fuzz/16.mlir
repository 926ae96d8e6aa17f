"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x7x1xbf16>, tensor<1x1x1x7xi32>, tensor<1xbf16>, tensor<1x1x7xi1>) -> (tensor<7xi32>, tensor<1x7xbf16>, tensor<1x7x1xbf16>, tensor<1x7xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x7x1xbf16>, %arg1: tensor<1x1x1x7xi32>, %arg2: tensor<1xbf16>, %arg3: tensor<1x1x7xi1>):
    %0 = "stablehlo.constant"() <{value = dense<8> : tensor<1xi32>}> : () -> tensor<1xi32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<1x1x1x7xi32>) -> tensor<7xi32>
    %2 = "stablehlo.concatenate"(%1, %1, %1) <{dimension = 0 : i64}> : (tensor<7xi32>, tensor<7xi32>, tensor<7xi32>) -> tensor<21xi32>
    %3 = "stablehlo.reshape"(%2) : (tensor<21xi32>) -> tensor<1x7x3xi32>
    %4 = "stablehlo.reshape"(%arg1) : (tensor<1x1x1x7xi32>) -> tensor<7xi32>
    %5 = "stablehlo.reshape"(%4) : (tensor<7xi32>) -> tensor<1x7x1xi32>
    %6 = "stablehlo.scatter"(%arg1, %3, %5) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [3, 1, 0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
      %31 = "stablehlo.add"(%arg4, %arg5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%31) : (tensor<i32>) -> ()
    }) : (tensor<1x1x1x7xi32>, tensor<1x7x3xi32>, tensor<1x7x1xi32>) -> tensor<1x1x1x7xi32>
    %7 = "stablehlo.reshape"(%arg1) : (tensor<1x1x1x7xi32>) -> tensor<7xi32>
    %8 = "stablehlo.concatenate"(%7, %7, %7, %7, %7, %7, %7) <{dimension = 0 : i64}> : (tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>) -> tensor<49xi32>
    %9 = "stablehlo.reshape"(%8) : (tensor<49xi32>) -> tensor<7x7xi32>
    %10 = "stablehlo.reshape"(%6) : (tensor<1x1x1x7xi32>) -> tensor<7xi32>
    %11 = "stablehlo.slice"(%10) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<7xi32>) -> tensor<1xi32>
    %12 = "stablehlo.dot_general"(%9, %11) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<7x7xi32>, tensor<1xi32>) -> tensor<7x7x1xi32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 3, 4>}> : (tensor<7x7x1xi32>) -> tensor<7x7x1x7x1xi32>
    %14 = "stablehlo.reshape"(%6) : (tensor<1x1x1x7xi32>) -> tensor<7xi32>
    %15 = "stablehlo.reshape"(%arg0) : (tensor<1x7x1xbf16>) -> tensor<7xbf16>
    %16 = "stablehlo.concatenate"(%15, %15, %15, %15, %15, %15, %15) <{dimension = 0 : i64}> : (tensor<7xbf16>, tensor<7xbf16>, tensor<7xbf16>, tensor<7xbf16>, tensor<7xbf16>, tensor<7xbf16>, tensor<7xbf16>) -> tensor<49xbf16>
    %17 = "stablehlo.reshape"(%16) : (tensor<49xbf16>) -> tensor<7x7xbf16>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %20 = "stablehlo.compare"(%0, %19) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %21 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.add"(%0, %22) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %24 = "stablehlo.select"(%20, %23, %0) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %26 = "stablehlo.gather"(%17, %25) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 7>}> : (tensor<7x7xbf16>, tensor<1x1xi32>) -> tensor<1x7xbf16>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x7xbf16>) -> tensor<1x7x1xbf16>
    %28 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xbf16>) -> tensor<1x1x1xbf16>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xbf16>) -> tensor<1x7x1xbf16>
    %30 = "stablehlo.subtract"(%27, %29) : (tensor<1x7x1xbf16>, tensor<1x7x1xbf16>) -> tensor<1x7x1xbf16>
    "func.return"(%14, %26, %30, %26) : (tensor<7xi32>, tensor<1x7xbf16>, tensor<1x7x1xbf16>, tensor<1x7xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
