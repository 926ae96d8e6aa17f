"builtin.module"() <{sym_name = "jit_alias"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 2 : i32}, {}, {}, {}], function_type = (tensor<2xf32>, tensor<2x2xi32>, tensor<f32>, tensor<9x6x9xi1>) -> (tensor<2x1x2x2xi1>, tensor<2x1x2x2xi1>, tensor<2xf32>, tensor<2x1x2x2xi1>, tensor<2x1x2x2xi1>, tensor<2x1x2x2xi1>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<2xf32>, %arg9: tensor<2x2xi32>, %arg10: tensor<f32>, %arg11: tensor<9x6x9xi1>):
    %11 = "stablehlo.constant"() <{value = dense<"0x000000000300000003000000FEFFFFFF020000000000000003000000FEFFFFFF02000000FFFFFFFFFFFFFFFF02000000050000000100000001000000FEFFFFFFFFFFFFFF0300000003000000FEFFFFFF0200000005000000020000000000000002000000FEFFFFFF00000000FFFFFFFF03000000FFFFFFFF05000000FEFFFFFF0200000002000000000000000000000000000000FFFFFFFF04000000FFFFFFFF04000000030000000100000005000000FEFFFFFF030000000400000005000000020000000300000003000000FFFFFFFF02000000FEFFFFFF050000000400000002000000050000000300000002000000000000000000000002000000FEFFFFFF0500000000000000FEFFFFFF0300000002000000050000000000000000000000FFFFFFFFFFFFFFFFFEFFFFFF040000000200000002000000000000000300000001000000FFFFFFFF0000000001000000010000000000000000000000FFFFFFFFFFFFFFFF01000000FEFFFFFF0200000001000000FFFFFFFF04000000FEFFFFFF04000000030000000100000002000000FEFFFFFF05000000FEFFFFFF0400000004000000010000000500000001000000"> : tensor<9x6x2xi32>}> : () -> tensor<9x6x2xi32>
    %12 = "stablehlo.slice"(%arg8) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 2>}> : (tensor<2xf32>) -> tensor<1xf32>
    %13 = "stablehlo.reverse"(%12) <{dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1xf32>
    %14 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 7, 3, 9>, start_indices = array<i64: 1, 2, 1>, strides = array<i64: 3, 3, 2>}> : (tensor<9x6x9xi1>) -> tensor<2x1x4xi1>
    %15 = "func.call"(%arg8) <{callee = @_ptp}> : (tensor<2xf32>) -> tensor<f32>
    %16 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %18 = "func.call"(%15, %16, %17) <{callee = @clip}> : (tensor<f32>, tensor<i32>, tensor<i32>) -> tensor<f32>
    %19 = "stablehlo.pad"(%arg8, %18) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 2>, interior_padding = array<i64: 1>}> : (tensor<2xf32>, tensor<f32>) -> tensor<5xf32>
    %20 = "stablehlo.reshape"(%arg10) : (tensor<f32>) -> tensor<1x1xf32>
    %21 = "stablehlo.constant"() <{value = dense<[1, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %22 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<9x6x2xi32>
    %24 = "stablehlo.compare"(%11, %23) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<9x6x2xi32>, tensor<9x6x2xi32>) -> tensor<9x6x2xi1>
    %25 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 2>}> : (tensor<2xi32>) -> tensor<1x1x2xi32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x2xi32>) -> tensor<9x6x2xi32>
    %27 = "stablehlo.compare"(%11, %26) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<9x6x2xi32>, tensor<9x6x2xi32>) -> tensor<9x6x2xi1>
    %28 = "stablehlo.and"(%24, %27) : (tensor<9x6x2xi1>, tensor<9x6x2xi1>) -> tensor<9x6x2xi1>
    %29 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %30 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg12: tensor<i1>, %arg13: tensor<i1>):
      %42 = "stablehlo.and"(%arg12, %arg13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%42) : (tensor<i1>) -> ()
    }) : (tensor<9x6x2xi1>, tensor<i1>) -> tensor<9x6xi1>
    %31 = "stablehlo.gather"(%14, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1, 2], start_index_map = [0, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x1x4xi1>, tensor<9x6x2xi32>) -> tensor<9x1x6xi1>
    %32 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<9x6xi1>) -> tensor<9x1x6xi1>
    %33 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<9x1x6xi1>
    %35 = "stablehlo.select"(%32, %31, %34) : (tensor<9x1x6xi1>, tensor<9x1x6xi1>, tensor<9x1x6xi1>) -> tensor<9x1x6xi1>
    %36 = "stablehlo.reshape"(%14) : (tensor<2x1x4xi1>) -> tensor<2x1x2x2xi1>
    %37 = "stablehlo.transpose"(%36) <{permutation = array<i64: 2, 1, 0, 3>}> : (tensor<2x1x2x2xi1>) -> tensor<2x1x2x2xi1>
    %38 = "stablehlo.reshape"(%35) : (tensor<9x1x6xi1>) -> tensor<54xi1>
    %39 = "stablehlo.slice"(%38) <{limit_indices = array<i64: 8>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<54xi1>) -> tensor<8xi1>
    %40 = "stablehlo.reshape"(%39) : (tensor<8xi1>) -> tensor<2x1x2x2xi1>
    %41 = "stablehlo.compare"(%37, %40) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xi1>) -> tensor<2x1x2x2xi1>
    "func.return"(%41, %41, %arg8, %41, %41, %37) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xi1>, tensor<2xf32>, tensor<2x1x2x2xi1>, tensor<2x1x2x2xi1>, tensor<2x1x2x2xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xf32>) -> tensor<f32>, res_attrs = [{}], sym_name = "_ptp", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<2xf32>):
    %4 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%arg3, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %10 = "stablehlo.maximum"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%arg3, %6) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %9 = "stablehlo.minimum"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%9) : (tensor<f32>) -> ()
    }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.subtract"(%5, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%8) : (tensor<f32>) -> ()
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
