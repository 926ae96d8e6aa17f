"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6x1xf32>, tensor<5x5x1xi32>) -> (tensor<6x2xf32>, tensor<5x5x5xi32>, tensor<6xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<6x1xf32>, %arg3: tensor<5x5x1xi32>):
    %2 = "stablehlo.tanh"(%arg2) : (tensor<6x1xf32>) -> tensor<6x1xf32>
    %3 = "stablehlo.tan"(%2) : (tensor<6x1xf32>) -> tensor<6x1xf32>
    %4 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %6 = "stablehlo.slice"(%3) <{limit_indices = array<i64: 6, 1>, start_indices = array<i64: 5, 0>, strides = array<i64: 1, 1>}> : (tensor<6x1xf32>) -> tensor<1x1xf32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "func.call"(%6, %7) <{callee = @_pad}> : (tensor<1x1xf32>, tensor<i32>) -> tensor<1x6xf32>
    %9 = "stablehlo.dot_general"(%arg2, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x1xf32>, tensor<1x6xf32>) -> tensor<6x6xf32>
    %10 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x6xf32>
    %12 = "stablehlo.multiply"(%9, %11) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %13 = "stablehlo.convert"(%arg3) : (tensor<5x5x1xi32>) -> tensor<5x5x1xui8>
    %14 = "stablehlo.reshape"(%13) : (tensor<5x5x1xui8>) -> tensor<25xui8>
    %15 = "stablehlo.slice"(%14) <{limit_indices = array<i64: 6>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<25xui8>) -> tensor<6xui8>
    %16 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x6xf32>
    %17 = "stablehlo.convert"(%15) : (tensor<6xui8>) -> tensor<6xi32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xi32>) -> tensor<6x1xi32>
    %19 = "stablehlo.scatter"(%12, %18, %16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %25 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%25) : (tensor<f32>) -> ()
    }) : (tensor<6x6xf32>, tensor<6x1xi32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %20 = "stablehlo.reshape"(%3) : (tensor<6x1xf32>) -> tensor<1x6x1x1xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x1xf32>) -> tensor<1x6x2x1xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<1x6x2x1xf32>) -> tensor<6x2xf32>
    %23 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x5x1xi32>) -> tensor<5x5x5xi32>
    %24 = "stablehlo.reshape"(%3) : (tensor<6x1xf32>) -> tensor<6xf32>
    "func.return"(%22, %23, %24) : (tensor<6x2xf32>, tensor<5x5x5xi32>, tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x1xf32>, tensor<i32>) -> tensor<1x6xf32>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<1x1xf32>, %arg1: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_high = array<i64: 0, 5>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<1x1xf32>, tensor<f32>) -> tensor<1x6xf32>
    "func.return"(%1) : (tensor<1x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
