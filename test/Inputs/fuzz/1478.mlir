"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<11x3x4xbf16>, tensor<3x4x4xi32>, tensor<i32>, tensor<1x3xi16>, tensor<i32>) -> tensor<1x1x2xi16>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<11x3x4xbf16>, %arg5: tensor<3x4x4xi32>, %arg6: tensor<i32>, %arg7: tensor<1x3xi16>, %arg8: tensor<i32>):
    %4 = "stablehlo.slice"(%arg5) <{limit_indices = array<i64: 3, 4, 4>, start_indices = array<i64: 2, 0, 0>, strides = array<i64: 2, 2, 2>}> : (tensor<3x4x4xi32>) -> tensor<1x2x2xi32>
    %5 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2x2xi32>
    %6 = "stablehlo.subtract"(%5, %4) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %7 = "stablehlo.reshape"(%arg7) : (tensor<1x3xi16>) -> tensor<1x1x3xi16>
    %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 2, 1, 0>}> : (tensor<1x1x3xi16>) -> tensor<3x1x1xi16>
    %9 = "stablehlo.reshape"(%4) : (tensor<1x2x2xi32>) -> tensor<2x2xi32>
    %10 = "stablehlo.convert"(%6) : (tensor<1x2x2xi32>) -> tensor<1x2x2xi16>
    %11 = "stablehlo.reshape"(%10) : (tensor<1x2x2xi16>) -> tensor<4xi16>
    %12 = "stablehlo.slice"(%11) <{limit_indices = array<i64: 3>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xi16>) -> tensor<3xi16>
    %13 = "stablehlo.reshape"(%12) : (tensor<3xi16>) -> tensor<3x1x1xi16>
    %14 = "stablehlo.add"(%13, %8) : (tensor<3x1x1xi16>, tensor<3x1x1xi16>) -> tensor<3x1x1xi16>
    %15 = "stablehlo.convert"(%6) : (tensor<1x2x2xi32>) -> tensor<1x2x2xi16>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17 = "func.call"(%15, %16) <{callee = @_pad}> : (tensor<1x2x2xi16>, tensor<i32>) -> tensor<4x2x2xi16>
    %18 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 4, 2, 2>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x2x2xi16>) -> tensor<4x1x2xi16>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "func.call"(%18, %19) <{callee = @_pad_0}> : (tensor<4x1x2xi16>, tensor<i32>) -> tensor<4x1x3xi16>
    %21 = "stablehlo.gather"(%8, %20) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1, 2], start_index_map = [2, 1, 0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<3x1x1xi16>, tensor<4x1x3xi16>) -> tensor<4x2x1xi16>
    %22 = "stablehlo.reshape"(%9) : (tensor<2x2xi32>) -> tensor<4xi32>
    %23 = "stablehlo.slice"(%22) <{limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<2xi32>
    %24 = "stablehlo.gather"(%21, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [1, 0]>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<4x2x1xi16>, tensor<2xi32>) -> tensor<2x1xi16>
    %25 = "stablehlo.multiply"(%arg4, %arg4) : (tensor<11x3x4xbf16>, tensor<11x3x4xbf16>) -> tensor<11x3x4xbf16>
    %26 = "stablehlo.reshape"(%24) : (tensor<2x1xi16>) -> tensor<1x1x2xi16>
    "func.return"(%26) : (tensor<1x1x2xi16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x2xi16>, tensor<i32>) -> tensor<4x2x2xi16>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<1x2x2xi16>, %arg3: tensor<i32>):
    %2 = "stablehlo.convert"(%arg3) : (tensor<i32>) -> tensor<i16>
    %3 = "stablehlo.pad"(%arg2, %2) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 3, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x2x2xi16>, tensor<i16>) -> tensor<4x2x2xi16>
    "func.return"(%3) : (tensor<4x2x2xi16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x1x2xi16>, tensor<i32>) -> tensor<4x1x3xi16>, res_attrs = [{}], sym_name = "_pad_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x1x2xi16>, %arg1: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<i16>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<4x1x2xi16>, tensor<i16>) -> tensor<4x1x3xi16>
    "func.return"(%1) : (tensor<4x1x3xi16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
