"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = (tensor<1xf16>, tensor<1x5x0xi32>, tensor<5x1x0xi32>, tensor<5x1xf32>, tensor<2x5x2xui16>, tensor<f16>) -> (tensor<f16>, tensor<f16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<1xf16>, %arg11: tensor<1x5x0xi32>, %arg12: tensor<5x1x0xi32>, %arg13: tensor<5x1xf32>, %arg14: tensor<2x5x2xui16>, %arg15: tensor<f16>):
    %47 = "stablehlo.broadcast_in_dim"(%arg15) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1xf16>
    %48 = "func.call"(%47, %arg10) <{callee = @floor_divide}> : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
    %49 = "stablehlo.convert"(%arg13) : (tensor<5x1xf32>) -> tensor<5x1xf16>
    %50 = "stablehlo.reshape"(%49) : (tensor<5x1xf16>) -> tensor<5xf16>
    %51 = "stablehlo.slice"(%50) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<5xf16>) -> tensor<1xf16>
    %52 = "stablehlo.reshape"(%51) : (tensor<1xf16>) -> tensor<f16>
    %53 = "func.call"(%52, %arg15) <{callee = @hypot}> : (tensor<f16>, tensor<f16>) -> tensor<f16>
    "func.return"(%53, %arg15) : (tensor<f16>, tensor<f16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>, res_attrs = [{}], sym_name = "floor_divide", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<1xf16>, %arg9: tensor<1xf16>):
    %26 = "stablehlo.remainder"(%arg8, %arg9) : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
    %27 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1xf16>
    %29 = "stablehlo.compare"(%arg9, %28) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xi1>
    %30 = "stablehlo.subtract"(%arg8, %26) : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
    %31 = "func.call"(%29, %arg8, %30) <{callee = @_where}> : (tensor<1xi1>, tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
    %32 = "stablehlo.divide"(%31, %arg9) : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
    %33 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1xf16>
    %35 = "stablehlo.compare"(%26, %34) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xi1>
    %36 = "stablehlo.sign"(%arg9) : (tensor<1xf16>) -> tensor<1xf16>
    %37 = "stablehlo.sign"(%26) : (tensor<1xf16>) -> tensor<1xf16>
    %38 = "stablehlo.compare"(%36, %37) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xi1>
    %39 = "stablehlo.and"(%35, %38) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %40 = "stablehlo.add"(%26, %arg9) : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
    %41 = "stablehlo.select"(%39, %40, %26) : (tensor<1xi1>, tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
    %42 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1xf16>
    %44 = "stablehlo.subtract"(%32, %43) : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
    %45 = "stablehlo.select"(%39, %44, %32) : (tensor<1xi1>, tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
    %46 = "stablehlo.round_nearest_afz"(%45) : (tensor<1xf16>) -> tensor<1xf16>
    "func.return"(%46) : (tensor<1xf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1xi1>, tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<1xi1>, %arg6: tensor<1xf16>, %arg7: tensor<1xf16>):
    %25 = "stablehlo.select"(%arg5, %arg6, %arg7) : (tensor<1xi1>, tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
    "func.return"(%25) : (tensor<1xf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<f16>, tensor<f16>) -> tensor<f16>, res_attrs = [{}], sym_name = "hypot", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<f16>, %arg4: tensor<f16>):
    %1 = "stablehlo.abs"(%arg3) : (tensor<f16>) -> tensor<f16>
    %2 = "stablehlo.abs"(%arg4) : (tensor<f16>) -> tensor<f16>
    %3 = "stablehlo.constant"() <{value = dense<0x7C00> : tensor<f16>}> : () -> tensor<f16>
    %4 = "stablehlo.compare"(%1, %3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %5 = "stablehlo.constant"() <{value = dense<0x7C00> : tensor<f16>}> : () -> tensor<f16>
    %6 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %7 = "stablehlo.or"(%4, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %8 = "stablehlo.maximum"(%1, %2) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    %9 = "stablehlo.minimum"(%1, %2) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    %10 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %11 = "stablehlo.compare"(%8, %10) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %12 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %13 = "stablehlo.compare"(%8, %12) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %14 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %15 = "func.call"(%13, %14, %8) <{callee = @_where_0}> : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
    %16 = "stablehlo.divide"(%9, %15) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    %17 = "chlo.square"(%16) : (tensor<f16>) -> tensor<f16>
    %18 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %19 = "stablehlo.add"(%18, %17) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    %20 = "stablehlo.sqrt"(%19) : (tensor<f16>) -> tensor<f16>
    %21 = "stablehlo.multiply"(%8, %20) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    %22 = "func.call"(%11, %8, %21) <{callee = @_where_0}> : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
    %23 = "stablehlo.constant"() <{value = dense<0x7C00> : tensor<f16>}> : () -> tensor<f16>
    %24 = "func.call"(%7, %23, %22) <{callee = @_where_0}> : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
    "func.return"(%24) : (tensor<f16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<f16>, %arg2: tensor<f16>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
    "func.return"(%0) : (tensor<f16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
