"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<f32>, tensor<0x5x5x5xi32>) -> (tensor<0x5x5x5xi32>, tensor<0x5x5x5xi32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<0x5x5x5xi32>):
    %3 = "stablehlo.reshape"(%arg3) : (tensor<0x5x5x5xi32>) -> tensor<0xi32>
    %4 = "stablehlo.reshape"(%3) : (tensor<0xi32>) -> tensor<0x0x5x5xi32>
    %5 = "stablehlo.reshape"(%arg3) : (tensor<0x5x5x5xi32>) -> tensor<0xi32>
    %6 = "stablehlo.reshape"(%5) : (tensor<0xi32>) -> tensor<0x6x5x5xi32>
    %7 = "stablehlo.concatenate"(%arg3, %4, %6) <{dimension = 1 : i64}> : (tensor<0x5x5x5xi32>, tensor<0x0x5x5xi32>, tensor<0x6x5x5xi32>) -> tensor<0x11x5x5xi32>
    %8 = "stablehlo.optimization_barrier"(%7) : (tensor<0x11x5x5xi32>) -> tensor<0x11x5x5xi32>
    %9 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<0x11x5x5xi32>
    %11 = "stablehlo.add"(%7, %10) : (tensor<0x11x5x5xi32>, tensor<0x11x5x5xi32>) -> tensor<0x11x5x5xi32>
    %12 = "stablehlo.convert"(%8) : (tensor<0x11x5x5xi32>) -> tensor<0x11x5x5xi16>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<6xi16>
    %15 = "func.call"(%8, %14) <{callee = @_take}> : (tensor<0x11x5x5xi32>, tensor<6xi16>) -> tensor<0x6x5x5xi32>
    %16 = "stablehlo.popcnt"(%arg3) : (tensor<0x5x5x5xi32>) -> tensor<0x5x5x5xi32>
    %17 = "stablehlo.reshape"(%11) : (tensor<0x11x5x5xi32>) -> tensor<0xi32>
    %18 = "stablehlo.reshape"(%17) : (tensor<0xi32>) -> tensor<5x0x6x1xi32>
    %19 = "stablehlo.reshape"(%8) : (tensor<0x11x5x5xi32>) -> tensor<0xi32>
    %20 = "stablehlo.reshape"(%19) : (tensor<0xi32>) -> tensor<5x0x0x5x6x5xi32>
    %21 = "stablehlo.scatter"(%16, %18, %20) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3, 5], input_batching_dims = [3], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
      %22 = "stablehlo.add"(%arg4, %arg5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%22) : (tensor<i32>) -> ()
    }) : (tensor<0x5x5x5xi32>, tensor<5x0x6x1xi32>, tensor<5x0x0x5x6x5xi32>) -> tensor<0x5x5x5xi32>
    "func.return"(%16, %21) : (tensor<0x5x5x5xi32>, tensor<0x5x5x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<0x11x5x5xi32>, tensor<6xi16>) -> tensor<0x6x5x5xi32>, res_attrs = [{}], sym_name = "_take", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<0x11x5x5xi32>, %arg1: tensor<6xi16>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xi16>) -> tensor<6x1xi16>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<0x6x5x5xi32>
    "func.return"(%2) : (tensor<0x6x5x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
