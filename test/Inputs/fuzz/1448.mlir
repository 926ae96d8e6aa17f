"builtin.module"() <{sym_name = "jit_rotate"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {}, {}, {}, {}], function_type = (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x4xi32>, tensor<4x4xi32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xi1>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<2xf32>, %arg10: tensor<2xf32>, %arg11: tensor<2xf32>, %arg12: tensor<2xf32>, %arg13: tensor<2x4xi32>, %arg14: tensor<4x4xi32>):
    %30 = "stablehlo.reshape"(%arg13) : (tensor<2x4xi32>) -> tensor<8xi32>
    %31 = "stablehlo.concatenate"(%30, %30) <{dimension = 0 : i64}> : (tensor<8xi32>, tensor<8xi32>) -> tensor<16xi32>
    %32 = "stablehlo.reshape"(%31) : (tensor<16xi32>) -> tensor<4x4xi32>
    %33 = "stablehlo.compare"(%arg14, %32) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %34 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xui32>
    %35 = "stablehlo.constant"() <{value = dense<15> : tensor<ui32>}> : () -> tensor<ui32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %37 = "stablehlo.shift_right_logical"(%34, %36) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %38 = "stablehlo.xor"(%34, %37) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %39 = "stablehlo.constant"() <{value = dense<2654435761> : tensor<ui32>}> : () -> tensor<ui32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %41 = "stablehlo.multiply"(%38, %40) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %42 = "stablehlo.constant"() <{value = dense<13> : tensor<ui32>}> : () -> tensor<ui32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %44 = "stablehlo.shift_right_logical"(%41, %43) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %45 = "stablehlo.xor"(%41, %44) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %46 = "stablehlo.constant"() <{value = dense<2246822519> : tensor<ui32>}> : () -> tensor<ui32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %48 = "stablehlo.multiply"(%45, %47) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %49 = "stablehlo.constant"() <{value = dense<31> : tensor<ui32>}> : () -> tensor<ui32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %51 = "stablehlo.shift_right_logical"(%48, %50) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %52 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %54 = "stablehlo.compare"(%51, %53) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xi1>
    %55 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %57 = "stablehlo.multiply"(%arg11, %56) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %58 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %59 = "func.call"(%54, %57, %58) <{callee = @_where}> : (tensor<2xi1>, tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
    %60 = "stablehlo.slice"(%arg13) <{limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<2x4xi32>) -> tensor<1x1xi32>
    %61 = "stablehlo.reshape"(%60) : (tensor<1x1xi32>) -> tensor<i32>
    %62 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %63 = "func.call"(%61) <{callee = @_one_hot}> : (tensor<i32>) -> tensor<2xf32>
    %64 = "stablehlo.subtract"(%63, %arg9) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %65 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %67 = "stablehlo.compare"(%64, %66) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %68 = "stablehlo.reshape"(%arg14) : (tensor<4x4xi32>) -> tensor<16xi32>
    %69 = "stablehlo.slice"(%68) <{limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<16xi32>) -> tensor<2xi32>
    %70 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %71 = "func.call"(%69, %70) <{callee = @remainder}> : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
    %72 = "stablehlo.add"(%64, %64) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %73 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %75 = "stablehlo.compare"(%71, %74) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %76 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %78 = "stablehlo.compare"(%71, %77) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %79 = "stablehlo.select"(%78, %72, %63) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %80 = "stablehlo.select"(%75, %64, %79) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %81 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %82 = "stablehlo.pad"(%80, %81) <{edge_padding_high = array<i64: 2>, edge_padding_low = array<i64: 3>, interior_padding = array<i64: 1>}> : (tensor<2xf32>, tensor<f32>) -> tensor<8xf32>
    %83 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %85 = "stablehlo.multiply"(%64, %84) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %86 = "stablehlo.add"(%arg10, %85) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%86, %arg9, %67) : (tensor<2xf32>, tensor<2xf32>, tensor<2xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xi1>, tensor<2xf32>, tensor<i32>) -> tensor<2xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<2xi1>, %arg7: tensor<2xf32>, %arg8: tensor<i32>):
    %27 = "stablehlo.convert"(%arg8) : (tensor<i32>) -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %29 = "stablehlo.select"(%arg6, %arg7, %28) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%29) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<i32>) -> tensor<2xf32>, res_attrs = [{}], sym_name = "_one_hot", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<i32>):
    %22 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %24 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<2xi32>
    %25 = "stablehlo.compare"(%24, %23) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %26 = "stablehlo.convert"(%25) : (tensor<2xi1>) -> tensor<2xf32>
    "func.return"(%26) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<2xi32>, %arg4: tensor<i32>):
    %1 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.compare"(%1, %2) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %5 = "func.call"(%3, %4, %1) <{callee = @_where_0}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %7 = "stablehlo.remainder"(%arg3, %6) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %10 = "stablehlo.compare"(%7, %9) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %13 = "stablehlo.compare"(%7, %12) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.compare"(%5, %14) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2xi1>
    %17 = "stablehlo.compare"(%13, %16) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %18 = "stablehlo.and"(%17, %10) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %19 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %20 = "stablehlo.add"(%7, %19) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %21 = "stablehlo.select"(%18, %20, %7) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "func.return"(%21) : (tensor<2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%0) : (tensor<i32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
