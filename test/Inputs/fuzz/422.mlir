"builtin.module"() <{sym_name = "jit_alias"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8x13xf32>, tensor<1x8xi32>) -> (tensor<0x13x14x12xf32>, tensor<0x13x14x12xf32>, tensor<2x5x0x3xf32>, tensor<2x5x0x3xf32>, tensor<0x13x14x12xf32>, tensor<2x5x1xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<8x13xf32>, %arg4: tensor<1x8xi32>):
    %4 = "stablehlo.constant"() <{value = dense<[5, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %5 = "chlo.square"(%arg3) : (tensor<8x13xf32>) -> tensor<8x13xf32>
    %6 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x13xf32>) -> tensor<8x13x13xf32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %9 = "stablehlo.compare"(%4, %8) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %10 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %12 = "stablehlo.add"(%4, %11) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %13 = "stablehlo.select"(%9, %12, %4) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %15 = "stablehlo.gather"(%6, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 13, 13>}> : (tensor<8x13x13xf32>, tensor<2x1xi32>) -> tensor<2x13x13xf32>
    %16 = "stablehlo.slice"(%15) <{limit_indices = array<i64: 2, 13, 13>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x13x13xf32>) -> tensor<2x13x13xf32>
    %17 = "stablehlo.slice"(%15) <{limit_indices = array<i64: 2, 13, 13>, start_indices = array<i64: 2, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x13x13xf32>) -> tensor<0x13x13xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<0x13x13xf32>) -> tensor<0x13x13x13xf32>
    %19 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 2, 12, 8>, start_indices = array<i64: 0, 7, 6>, strides = array<i64: 1, 1, 2>}> : (tensor<2x13x13xf32>) -> tensor<2x5x1xf32>
    %20 = "stablehlo.slice"(%19) <{limit_indices = array<i64: 2, 5, 0>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x1xf32>) -> tensor<2x5x0xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<2x5x0xf32>) -> tensor<2x5x0x3xf32>
    %22 = "stablehlo.add"(%18, %18) : (tensor<0x13x13x13xf32>, tensor<0x13x13x13xf32>) -> tensor<0x13x13x13xf32>
    %23 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.reduce"(%17, %23) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %29 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%29) : (tensor<f32>) -> ()
    }) : (tensor<0x13x13xf32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %27 = "func.call"(%24, %25, %26) <{callee = @clip}> : (tensor<f32>, tensor<i32>, tensor<i32>) -> tensor<f32>
    %28 = "stablehlo.pad"(%22, %27) <{edge_padding_high = array<i64: 0, 0, 3, 0>, edge_padding_low = array<i64: 0, 0, -2, -1>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<0x13x13x13xf32>, tensor<f32>) -> tensor<0x13x14x12xf32>
    "func.return"(%28, %28, %21, %21, %28, %19) : (tensor<0x13x14x12xf32>, tensor<0x13x14x12xf32>, tensor<2x5x0x3xf32>, tensor<2x5x0x3xf32>, tensor<0x13x14x12xf32>, tensor<2x5x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<f32>, tensor<i32>, tensor<i32>) -> tensor<f32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<f32>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.maximum"(%0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f32>
    %3 = "stablehlo.minimum"(%2, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%3) : (tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
