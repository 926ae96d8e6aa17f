"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<7xf32>, tensor<6x2xf32>, tensor<6x1xui64>, tensor<2xui32>) -> (tensor<6xf32>, tensor<2xf32>, tensor<2xf32>, tensor<7xf32>, tensor<2xf32>, tensor<7xf32>, tensor<2xf32>, tensor<7xf32>, tensor<2xf32>, tensor<7xf32>, tensor<2xf32>, tensor<7xf32>, tensor<2xf32>, tensor<7xf32>, tensor<6x1xf32>, tensor<6x3xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<7xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<6x1xui64>, %arg3: tensor<2xui32>):
    %0 = "stablehlo.reshape"(%arg2) : (tensor<6x1xui64>) -> tensor<6xui64>
    %1 = "stablehlo.convert"(%0) : (tensor<6xui64>) -> tensor<6xi32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xi32>) -> tensor<6x1xi32>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7xf32>, tensor<6x1xi32>) -> tensor<6xf32>
    %4 = "stablehlo.convert"(%arg3) : (tensor<2xui32>) -> tensor<2xi32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7xf32>, tensor<2x1xi32>) -> tensor<2xf32>
    %7 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x1xui64>) -> tensor<1x1xui64>
    %8 = "stablehlo.reshape"(%7) : (tensor<1x1xui64>) -> tensor<ui64>
    %9 = "stablehlo.dynamic_slice"(%arg0, %8) <{slice_sizes = array<i64: 2>}> : (tensor<7xf32>, tensor<ui64>) -> tensor<2xf32>
    %10 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x2xf32>) -> tensor<1x2xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<1x2xf32>) -> tensor<2xf32>
    %12 = "stablehlo.dynamic_update_slice"(%arg0, %11, %8) : (tensor<7xf32>, tensor<2xf32>, tensor<ui64>) -> tensor<7xf32>
    %13 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 2, 1>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<6x1xui64>) -> tensor<1x1xui64>
    %14 = "stablehlo.reshape"(%13) : (tensor<1x1xui64>) -> tensor<ui64>
    %15 = "stablehlo.dynamic_slice"(%arg0, %14) <{slice_sizes = array<i64: 2>}> : (tensor<7xf32>, tensor<ui64>) -> tensor<2xf32>
    %16 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x2xf32>) -> tensor<1x2xf32>
    %17 = "stablehlo.reshape"(%16) : (tensor<1x2xf32>) -> tensor<2xf32>
    %18 = "stablehlo.dynamic_update_slice"(%arg0, %17, %14) : (tensor<7xf32>, tensor<2xf32>, tensor<ui64>) -> tensor<7xf32>
    %19 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 3, 1>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>}> : (tensor<6x1xui64>) -> tensor<1x1xui64>
    %20 = "stablehlo.reshape"(%19) : (tensor<1x1xui64>) -> tensor<ui64>
    %21 = "stablehlo.dynamic_slice"(%arg0, %20) <{slice_sizes = array<i64: 2>}> : (tensor<7xf32>, tensor<ui64>) -> tensor<2xf32>
    %22 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x2xf32>) -> tensor<1x2xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x2xf32>) -> tensor<2xf32>
    %24 = "stablehlo.dynamic_update_slice"(%arg0, %23, %20) : (tensor<7xf32>, tensor<2xf32>, tensor<ui64>) -> tensor<7xf32>
    %25 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 4, 1>, start_indices = array<i64: 3, 0>, strides = array<i64: 1, 1>}> : (tensor<6x1xui64>) -> tensor<1x1xui64>
    %26 = "stablehlo.reshape"(%25) : (tensor<1x1xui64>) -> tensor<ui64>
    %27 = "stablehlo.dynamic_slice"(%arg0, %26) <{slice_sizes = array<i64: 2>}> : (tensor<7xf32>, tensor<ui64>) -> tensor<2xf32>
    %28 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x2xf32>) -> tensor<1x2xf32>
    %29 = "stablehlo.reshape"(%28) : (tensor<1x2xf32>) -> tensor<2xf32>
    %30 = "stablehlo.dynamic_update_slice"(%arg0, %29, %26) : (tensor<7xf32>, tensor<2xf32>, tensor<ui64>) -> tensor<7xf32>
    %31 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 5, 1>, start_indices = array<i64: 4, 0>, strides = array<i64: 1, 1>}> : (tensor<6x1xui64>) -> tensor<1x1xui64>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x1xui64>) -> tensor<ui64>
    %33 = "stablehlo.dynamic_slice"(%arg0, %32) <{slice_sizes = array<i64: 2>}> : (tensor<7xf32>, tensor<ui64>) -> tensor<2xf32>
    %34 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x2xf32>) -> tensor<1x2xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<1x2xf32>) -> tensor<2xf32>
    %36 = "stablehlo.dynamic_update_slice"(%arg0, %35, %32) : (tensor<7xf32>, tensor<2xf32>, tensor<ui64>) -> tensor<7xf32>
    %37 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 6, 1>, start_indices = array<i64: 5, 0>, strides = array<i64: 1, 1>}> : (tensor<6x1xui64>) -> tensor<1x1xui64>
    %38 = "stablehlo.reshape"(%37) : (tensor<1x1xui64>) -> tensor<ui64>
    %39 = "stablehlo.dynamic_slice"(%arg0, %38) <{slice_sizes = array<i64: 2>}> : (tensor<7xf32>, tensor<ui64>) -> tensor<2xf32>
    %40 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x2xf32>) -> tensor<1x2xf32>
    %41 = "stablehlo.reshape"(%40) : (tensor<1x2xf32>) -> tensor<2xf32>
    %42 = "stablehlo.dynamic_update_slice"(%arg0, %41, %38) : (tensor<7xf32>, tensor<2xf32>, tensor<ui64>) -> tensor<7xf32>
    %43 = "stablehlo.gather"(%arg0, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7xf32>, tensor<6x1xui64>) -> tensor<6x1xf32>
    %44 = "stablehlo.gather"(%arg0, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3>}> : (tensor<7xf32>, tensor<6x1xui64>) -> tensor<6x3xf32>
    %45 = "stablehlo.scatter"(%arg0, %arg2, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %52 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%52) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<6x1xui64>, tensor<6x2xf32>) -> tensor<7xf32>
    %46 = "stablehlo.scatter"(%arg0, %arg2, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      "stablehlo.return"(%arg7) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<6x1xui64>, tensor<6x2xf32>) -> tensor<7xf32>
    %47 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x2xf32>) -> tensor<2x1xf32>
    %48 = "stablehlo.reshape"(%47) : (tensor<2x1xf32>) -> tensor<2xf32>
    %49 = "stablehlo.convert"(%arg3) : (tensor<2xui32>) -> tensor<2xi32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %51 = "stablehlo.scatter"(%arg0, %50, %48) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      "stablehlo.return"(%arg5) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<7xf32>
    "func.return"(%3, %6, %9, %12, %15, %18, %21, %24, %27, %30, %33, %36, %39, %42, %43, %44, %45, %46, %51) : (tensor<6xf32>, tensor<2xf32>, tensor<2xf32>, tensor<7xf32>, tensor<2xf32>, tensor<7xf32>, tensor<2xf32>, tensor<7xf32>, tensor<2xf32>, tensor<7xf32>, tensor<2xf32>, tensor<7xf32>, tensor<2xf32>, tensor<7xf32>, tensor<6x1xf32>, tensor<6x3xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

