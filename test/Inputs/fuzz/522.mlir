"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = (tensor<3xf32>, tensor<1x3xi32>, tensor<9x1xui16>, tensor<9xi8>, tensor<1x9x9xf32>, tensor<1x1x1xi32>) -> (tensor<3xf32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<3xf32>, %arg13: tensor<1x3xi32>, %arg14: tensor<9x1xui16>, %arg15: tensor<9xi8>, %arg16: tensor<1x9x9xf32>, %arg17: tensor<1x1x1xi32>):
    %30 = "stablehlo.concatenate"(%arg12, %arg12, %arg12, %arg12, %arg12, %arg12, %arg12, %arg12, %arg12) <{dimension = 0 : i64}> : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<27xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<27xf32>) -> tensor<3x9xf32>
    %32 = "stablehlo.dot_general"(%arg12, %31) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xf32>, tensor<3x9xf32>) -> tensor<9xf32>
    %33 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %35 = "stablehlo.multiply"(%32, %34) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %36 = "stablehlo.convert"(%arg14) : (tensor<9x1xui16>) -> tensor<9x1xi32>
    %37 = "stablehlo.slice"(%36) <{limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<9x1xi32>) -> tensor<3x1xi32>
    %38 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %39 = "func.call"(%37, %38) <{callee = @_pad}> : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x3xi32>
    %40 = "func.call"(%35, %39) <{callee = @_take}> : (tensor<9xf32>, tensor<3x3xi32>) -> tensor<3x3xf32>
    %41 = "stablehlo.reshape"(%arg16) : (tensor<1x9x9xf32>) -> tensor<81xf32>
    %42 = "stablehlo.slice"(%41) <{limit_indices = array<i64: 9>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<81xf32>) -> tensor<9xf32>
    %43 = "stablehlo.reshape"(%42) : (tensor<9xf32>) -> tensor<1x1x9xf32>
    %44 = "stablehlo.slice"(%arg16) <{limit_indices = array<i64: 1, 1, 9>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x9x9xf32>) -> tensor<1x1x9xf32>
    %45 = "stablehlo.dot_general"(%43, %44) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [2], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x1x9xf32>, tensor<1x1x9xf32>) -> tensor<9xf32>
    %46 = "stablehlo.slice"(%arg16) <{limit_indices = array<i64: 1, 9, 6>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 2, 3, 1>}> : (tensor<1x9x9xf32>) -> tensor<1x3x5xf32>
    %47 = "stablehlo.reshape"(%45) : (tensor<9xf32>) -> tensor<3x3xf32>
    %48 = "stablehlo.broadcast_in_dim"(%arg12) <{broadcast_dimensions = array<i64: 2>}> : (tensor<3xf32>) -> tensor<3x9x3xf32>
    %49 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.reduce"(%48, %49) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %57 = "stablehlo.add"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%57) : (tensor<f32>) -> ()
    }) : (tensor<3x9x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %51 = "stablehlo.dot_general"(%47, %50) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<f32>
    %52 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %53 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %54 = "func.call"(%51, %52, %53) <{callee = @clip}> : (tensor<f32>, tensor<i32>, tensor<i32>) -> tensor<f32>
    %55 = "func.call"(%40, %40) <{callee = @floor_divide}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %56 = "stablehlo.floor"(%arg12) : (tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%56, %54) : (tensor<3xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x1xi32>, tensor<i32>) -> tensor<3x3xi32>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<3x1xi32>, %arg11: tensor<i32>):
    %28 = "stablehlo.convert"(%arg11) : (tensor<i32>) -> tensor<i32>
    %29 = "stablehlo.pad"(%arg10, %28) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x3xi32>
    "func.return"(%29) : (tensor<3x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<9xf32>, tensor<3x3xi32>) -> tensor<3x3xf32>, res_attrs = [{}], sym_name = "_take", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<9xf32>, %arg9: tensor<3x3xi32>):
    %26 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %27 = "stablehlo.gather"(%arg8, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<9xf32>, tensor<3x3x1xi32>) -> tensor<3x3xf32>
    "func.return"(%27) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<f32>, tensor<i32>, tensor<i32>) -> tensor<f32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<f32>, %arg6: tensor<i32>, %arg7: tensor<i32>):
    %22 = "stablehlo.convert"(%arg6) : (tensor<i32>) -> tensor<f32>
    %23 = "stablehlo.maximum"(%22, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.convert"(%arg7) : (tensor<i32>) -> tensor<f32>
    %25 = "stablehlo.minimum"(%24, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%25) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>, res_attrs = [{}], sym_name = "floor_divide", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<3x3xf32>, %arg4: tensor<3x3xf32>):
    %1 = "stablehlo.remainder"(%arg3, %arg4) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %4 = "stablehlo.compare"(%arg4, %3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
    %5 = "stablehlo.subtract"(%arg3, %1) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %6 = "func.call"(%4, %arg3, %5) <{callee = @_where}> : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %7 = "stablehlo.divide"(%6, %arg4) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %10 = "stablehlo.compare"(%1, %9) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
    %11 = "stablehlo.sign"(%arg4) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %12 = "stablehlo.sign"(%1) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %13 = "stablehlo.compare"(%11, %12) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
    %14 = "stablehlo.and"(%10, %13) : (tensor<3x3xi1>, tensor<3x3xi1>) -> tensor<3x3xi1>
    %15 = "stablehlo.add"(%1, %arg4) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %16 = "stablehlo.select"(%14, %15, %1) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %19 = "stablehlo.subtract"(%7, %18) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %20 = "stablehlo.select"(%14, %19, %7) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %21 = "stablehlo.round_nearest_afz"(%20) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%21) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x3xi1>, %arg1: tensor<3x3xf32>, %arg2: tensor<3x3xf32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%0) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
