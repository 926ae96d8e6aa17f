"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<9x9xf32>, tensor<7x9xi32>, tensor<7x9x7xui32>, tensor<7x7xi16>) -> (tensor<9xi32>, tensor<9x3xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<9x9xf32>, %arg6: tensor<7x9xi32>, %arg7: tensor<7x9x7xui32>, %arg8: tensor<7x7xi16>):
    %11 = "stablehlo.maximum"(%arg5, %arg5) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %12 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xi32>
    %13 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%11, %13) <{dimensions = array<i64>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %71 = "stablehlo.multiply"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%71) : (tensor<f32>) -> ()
    }) : (tensor<9x9xf32>, tensor<f32>) -> tensor<9x9xf32>
    %15 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<81xui32>
    %16 = "stablehlo.reshape"(%15) : (tensor<81xui32>) -> tensor<9x9xui32>
    %17 = "stablehlo.constant"() <{value = dense<15> : tensor<ui32>}> : () -> tensor<ui32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9x9xui32>
    %19 = "stablehlo.shift_right_logical"(%16, %18) : (tensor<9x9xui32>, tensor<9x9xui32>) -> tensor<9x9xui32>
    %20 = "stablehlo.xor"(%16, %19) : (tensor<9x9xui32>, tensor<9x9xui32>) -> tensor<9x9xui32>
    %21 = "stablehlo.constant"() <{value = dense<2654435761> : tensor<ui32>}> : () -> tensor<ui32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9x9xui32>
    %23 = "stablehlo.multiply"(%20, %22) : (tensor<9x9xui32>, tensor<9x9xui32>) -> tensor<9x9xui32>
    %24 = "stablehlo.constant"() <{value = dense<13> : tensor<ui32>}> : () -> tensor<ui32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9x9xui32>
    %26 = "stablehlo.shift_right_logical"(%23, %25) : (tensor<9x9xui32>, tensor<9x9xui32>) -> tensor<9x9xui32>
    %27 = "stablehlo.xor"(%23, %26) : (tensor<9x9xui32>, tensor<9x9xui32>) -> tensor<9x9xui32>
    %28 = "stablehlo.constant"() <{value = dense<2246822519> : tensor<ui32>}> : () -> tensor<ui32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9x9xui32>
    %30 = "stablehlo.multiply"(%27, %29) : (tensor<9x9xui32>, tensor<9x9xui32>) -> tensor<9x9xui32>
    %31 = "stablehlo.constant"() <{value = dense<31> : tensor<ui32>}> : () -> tensor<ui32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9x9xui32>
    %33 = "stablehlo.shift_right_logical"(%30, %32) : (tensor<9x9xui32>, tensor<9x9xui32>) -> tensor<9x9xui32>
    %34 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9x9xui32>
    %36 = "stablehlo.compare"(%33, %35) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9x9xui32>, tensor<9x9xui32>) -> tensor<9x9xi1>
    %37 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9x9xf32>
    %39 = "stablehlo.multiply"(%11, %38) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %40 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %41 = "func.call"(%36, %39, %40) <{callee = @_where}> : (tensor<9x9xi1>, tensor<9x9xf32>, tensor<i32>) -> tensor<9x9xf32>
    %42 = "stablehlo.compare"(%14, %arg5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xi1>
    %43 = "stablehlo.reshape"(%14) : (tensor<9x9xf32>) -> tensor<81xf32>
    %44 = "stablehlo.slice"(%43) <{limit_indices = array<i64: 63>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<81xf32>) -> tensor<63xf32>
    %45 = "stablehlo.reshape"(%44) : (tensor<63xf32>) -> tensor<9x7xf32>
    %46 = "stablehlo.dot_general"(%14, %45) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<9x9xf32>, tensor<9x7xf32>) -> tensor<9x7xf32>
    %47 = "stablehlo.reshape"(%14) : (tensor<9x9xf32>) -> tensor<81xf32>
    %48 = "stablehlo.slice"(%47) <{limit_indices = array<i64: 7>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<81xf32>) -> tensor<7xf32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 1>}> : (tensor<7xf32>) -> tensor<1x7xf32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x7xf32>) -> tensor<9x7xf32>
    %51 = "stablehlo.add"(%46, %50) : (tensor<9x7xf32>, tensor<9x7xf32>) -> tensor<9x7xf32>
    %52 = "func.call"(%51) <{callee = @relu}> : (tensor<9x7xf32>) -> tensor<9x7xf32>
    %53 = "func.call"(%52) <{callee = @"<lambda>"}> : (tensor<9x7xf32>) -> tensor<9x7xf32>
    %54 = "stablehlo.atan2"(%52, %53) : (tensor<9x7xf32>, tensor<9x7xf32>) -> tensor<9x7xf32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<9x7xf32>) -> tensor<9x7x1x1xf32>
    %56 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<9x9xf32>) -> tensor<1x1x9x9xf32>
    %57 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<9x7x1x1xf32>) -> tensor<9x7x9x9xf32>
    %58 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x9x9xf32>) -> tensor<9x7x9x9xf32>
    %59 = "stablehlo.maximum"(%57, %58) : (tensor<9x7x9x9xf32>, tensor<9x7x9x9xf32>) -> tensor<9x7x9x9xf32>
    %60 = "stablehlo.round_nearest_afz"(%41) : (tensor<9x9xf32>) -> tensor<9x9xf32>
    %61 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 2>}> : (tensor<9xi32>) -> tensor<7x7x9xi32>
    %62 = "stablehlo.convert"(%arg8) : (tensor<7x7xi16>) -> tensor<7x7xi32>
    %63 = "stablehlo.reshape"(%62) : (tensor<7x7xi32>) -> tensor<49xi32>
    %64 = "stablehlo.concatenate"(%63, %63, %63, %63, %63, %63, %63, %63, %63) <{dimension = 0 : i64}> : (tensor<49xi32>, tensor<49xi32>, tensor<49xi32>, tensor<49xi32>, tensor<49xi32>, tensor<49xi32>, tensor<49xi32>, tensor<49xi32>, tensor<49xi32>) -> tensor<441xi32>
    %65 = "stablehlo.reshape"(%64) : (tensor<441xi32>) -> tensor<7x9x7xi32>
    %66 = "stablehlo.dot_general"(%61, %65) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [2], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<7x7x9xi32>, tensor<7x9x7xi32>) -> tensor<9xi32>
    %67 = "stablehlo.reshape"(%60) : (tensor<9x9xf32>) -> tensor<9x3x3xf32>
    %68 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.reduce"(%67, %68) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %70 = "stablehlo.maximum"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%70) : (tensor<f32>) -> ()
    }) : (tensor<9x3x3xf32>, tensor<f32>) -> tensor<9x3xf32>
    "func.return"(%66, %69) : (tensor<9xi32>, tensor<9x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<9x9xi1>, tensor<9x9xf32>, tensor<i32>) -> tensor<9x9xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<9x9xi1>, %arg3: tensor<9x9xf32>, %arg4: tensor<i32>):
    %8 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9x9xf32>
    %10 = "stablehlo.select"(%arg2, %arg3, %9) : (tensor<9x9xi1>, tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    "func.return"(%10) : (tensor<9x9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<9x7xf32>) -> tensor<9x7xf32>, res_attrs = [{}], sym_name = "relu", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<9x7xf32>):
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9x7xf32>
    %7 = "stablehlo.maximum"(%arg1, %6) : (tensor<9x7xf32>, tensor<9x7xf32>) -> tensor<9x7xf32>
    "func.return"(%7) : (tensor<9x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<9x7xf32>) -> tensor<9x7xf32>, res_attrs = [{}], sym_name = "<lambda>", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<9x7xf32>):
    %0 = "stablehlo.abs"(%arg0) : (tensor<9x7xf32>) -> tensor<9x7xf32>
    %1 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9x7xf32>
    %3 = "stablehlo.add"(%0, %2) : (tensor<9x7xf32>, tensor<9x7xf32>) -> tensor<9x7xf32>
    %4 = "stablehlo.divide"(%arg0, %3) : (tensor<9x7xf32>, tensor<9x7xf32>) -> tensor<9x7xf32>
    "func.return"(%4) : (tensor<9x7xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
