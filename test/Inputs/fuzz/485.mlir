"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<4x4x4xf32>, tensor<i32>, tensor<4x8xui16>, tensor<i32>) -> (tensor<20x4xui32>, tensor<i32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x4x4xf32>, %arg1: tensor<i32>, %arg2: tensor<4x8xui16>, %arg3: tensor<i32>):
    %0 = "stablehlo.constant"() <{value = dense<[[[5, 1], [4, 9], [3, 0], [5, 1]], [[1, 8], [3, 6], [6, 1], [-1, 4]], [[0, -2], [-1, 2], [5, -1], [4, 7]], [[6, 7], [7, 4], [9, 4], [5, 5]]]> : tensor<4x4x2xi32>}> : () -> tensor<4x4x2xi32>
    %1 = "stablehlo.clamp"(%arg1, %arg1, %arg3) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<4x8xui16>) -> tensor<4x8xui32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %4 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg6: tensor<ui32>, %arg7: tensor<ui32>):
      %25 = "stablehlo.add"(%arg6, %arg7) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%25) : (tensor<ui32>) -> ()
    }) : (tensor<4x8xui32>, tensor<ui32>) -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8x8x4xi32>
    %6 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %7 = "stablehlo.dot_general"(%5, %6) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x8x4xi32>, tensor<8xi32>) -> tensor<8x4xi32>
    %8 = "stablehlo.multiply"(%7, %7) : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi32>
    %9 = "stablehlo.multiply"(%8, %7) : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi32>
    %10 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x1x4xi32>
    %11 = "stablehlo.constant"() <{value = dense<[7, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %12 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %14 = "stablehlo.minimum"(%11, %13) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 2>}> : (tensor<2xi32>) -> tensor<4x4x2xi32>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x4x2xi32>
    %18 = "stablehlo.clamp"(%17, %0, %15) : (tensor<4x4x2xi32>, tensor<4x4x2xi32>, tensor<4x4x2xi32>) -> tensor<4x4x2xi32>
    %19 = "stablehlo.scatter"(%9, %18, %10) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
      %24 = "stablehlo.add"(%arg4, %arg5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%24) : (tensor<i32>) -> ()
    }) : (tensor<8x4xi32>, tensor<4x4x2xi32>, tensor<4x1x4xi32>) -> tensor<8x4xi32>
    %20 = "stablehlo.bitcast_convert"(%9) : (tensor<8x4xi32>) -> tensor<8x4xui32>
    %21 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x4xui32>
    %22 = "stablehlo.concatenate"(%20, %21, %20) <{dimension = 0 : i64}> : (tensor<8x4xui32>, tensor<4x4xui32>, tensor<8x4xui32>) -> tensor<20x4xui32>
    %23 = "stablehlo.subtract"(%1, %1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%22, %23) : (tensor<20x4xui32>, tensor<i32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
