"builtin.module"() <{sym_name = "jit_rotate"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {tf.aliasing_output = 2 : i32}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<5x2xf32>, tensor<5x2xf32>, tensor<5x2xf32>, tensor<2x5xf32>, tensor<5x2x2x6xf32>, tensor<6x2xi32>, tensor<5x2xui16>, tensor<5x6xi32>, tensor<2xi1>, tensor<5xf32>) -> (tensor<5x2xf32>, tensor<5x2xf32>, tensor<5x2xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<5x2xf32>, %arg6: tensor<5x2xf32>, %arg7: tensor<5x2xf32>, %arg8: tensor<2x5xf32>, %arg9: tensor<5x2x2x6xf32>, %arg10: tensor<6x2xi32>, %arg11: tensor<5x2xui16>, %arg12: tensor<5x6xi32>, %arg13: tensor<2xi1>, %arg14: tensor<5xf32>):
    %8 = "stablehlo.reshape"(%arg9) : (tensor<5x2x2x6xf32>) -> tensor<10x12xf32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "func.call"(%arg8, %9) <{callee = @_pad}> : (tensor<2x5xf32>, tensor<i32>) -> tensor<12x5xf32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "func.call"(%10, %11) <{callee = @_pad_0}> : (tensor<12x5xf32>, tensor<i32>) -> tensor<12x6xf32>
    %13 = "stablehlo.dot_general"(%8, %12) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<10x12xf32>, tensor<12x6xf32>) -> tensor<10x6xf32>
    %14 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10x6xf32>
    %16 = "stablehlo.multiply"(%13, %15) : (tensor<10x6xf32>, tensor<10x6xf32>) -> tensor<10x6xf32>
    %17 = "stablehlo.not"(%arg13) : (tensor<2xi1>) -> tensor<2xi1>
    %18 = "stablehlo.and"(%arg13, %17) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %21 = "stablehlo.compare"(%19, %20) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %22 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %23 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.add"(%22, %23) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.select"(%21, %24, %25) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %27 = "stablehlo.dynamic_slice"(%arg14, %26) <{slice_sizes = array<i64: 2>}> : (tensor<5xf32>, tensor<i32>) -> tensor<2xf32>
    %28 = "func.call"(%27) <{callee = @isinf}> : (tensor<2xf32>) -> tensor<2xi1>
    %29 = "stablehlo.reshape"(%8) : (tensor<10x12xf32>) -> tensor<120xf32>
    %30 = "stablehlo.slice"(%29) <{limit_indices = array<i64: 10>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<120xf32>) -> tensor<10xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<10xf32>) -> tensor<5x2xf32>
    %32 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2xf32>
    %34 = "stablehlo.multiply"(%31, %33) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %35 = "stablehlo.add"(%arg5, %34) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    "func.return"(%arg6, %arg7, %35) : (tensor<5x2xf32>, tensor<5x2xf32>, tensor<5x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5xf32>, tensor<i32>) -> tensor<12x5xf32>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<2x5xf32>, %arg4: tensor<i32>):
    %6 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<f32>
    %7 = "stablehlo.pad"(%arg3, %6) <{edge_padding_high = array<i64: 10, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<12x5xf32>
    "func.return"(%7) : (tensor<12x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12x5xf32>, tensor<i32>) -> tensor<12x6xf32>, res_attrs = [{}], sym_name = "_pad_0", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<12x5xf32>, %arg2: tensor<i32>):
    %4 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f32>
    %5 = "stablehlo.pad"(%arg1, %4) <{edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<12x5xf32>, tensor<f32>) -> tensor<12x6xf32>
    "func.return"(%5) : (tensor<12x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xf32>) -> tensor<2xi1>, res_attrs = [{}], sym_name = "isinf", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2xf32>):
    %0 = "stablehlo.abs"(%arg0) : (tensor<2xf32>) -> tensor<2xf32>
    %1 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %3 = "stablehlo.compare"(%0, %2) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    "func.return"(%3) : (tensor<2xi1>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
