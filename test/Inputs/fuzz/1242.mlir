"builtin.module"() <{sym_name = "jit_alias"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 3 : i32}, {}, {}], function_type = (tensor<5x0xf64>, tensor<5x5x5xi32>, tensor<5x5xf64>) -> (tensor<3x5xf64>, tensor<10x5xf64>, tensor<5x5xf64>, tensor<5x0xf64>, tensor<5x5xf64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg13: tensor<5x0xf64>, %arg14: tensor<5x5x5xi32>, %arg15: tensor<5x5xf64>):
    %32 = "stablehlo.dot_general"(%arg15, %arg15) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    %33 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5x5xf64>
    %35 = "stablehlo.multiply"(%32, %34) : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    %36 = "stablehlo.or"(%arg14, %arg14) : (tensor<5x5x5xi32>, tensor<5x5x5xi32>) -> tensor<5x5x5xi32>
    %37 = "stablehlo.compare"(%arg14, %36) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5x5xi32>, tensor<5x5x5xi32>) -> tensor<5x5x5xi1>
    %38 = "func.call"(%37) <{callee = @diff}> : (tensor<5x5x5xi1>) -> tensor<5x5x4xi1>
    %39 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %40 = "stablehlo.pad"(%35, %39) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<5x5xf64>, tensor<f64>) -> tensor<5x5xf64>
    %41 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %42 = "stablehlo.reduce"(%arg13, %41) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg18: tensor<f64>, %arg19: tensor<f64>):
      %66 = "stablehlo.add"(%arg18, %arg19) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%66) : (tensor<f64>) -> ()
    }) : (tensor<5x0xf64>, tensor<f64>) -> tensor<0xf64>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 1>}> : (tensor<0xf64>) -> tensor<1x0xf64>
    %44 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x0xf64>
    %46 = "stablehlo.divide"(%43, %45) : (tensor<1x0xf64>, tensor<1x0xf64>) -> tensor<1x0xf64>
    %47 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %48 = "func.call"(%arg13, %47) <{callee = @_var}> : (tensor<5x0xf64>, tensor<i64>) -> tensor<1x0xf64>
    %49 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x0xf64>) -> tensor<5x0xf64>
    %50 = "stablehlo.subtract"(%arg13, %49) : (tensor<5x0xf64>, tensor<5x0xf64>) -> tensor<5x0xf64>
    %51 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x0xf64>
    %53 = "stablehlo.add"(%48, %52) : (tensor<1x0xf64>, tensor<1x0xf64>) -> tensor<1x0xf64>
    %54 = "stablehlo.rsqrt"(%53) : (tensor<1x0xf64>) -> tensor<1x0xf64>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x0xf64>) -> tensor<5x0xf64>
    %56 = "stablehlo.multiply"(%50, %55) : (tensor<5x0xf64>, tensor<5x0xf64>) -> tensor<5x0xf64>
    %57 = "stablehlo.concatenate"(%40, %arg15) <{dimension = 0 : i64}> : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<10x5xf64>
    %58 = "stablehlo.multiply"(%57, %57) : (tensor<10x5xf64>, tensor<10x5xf64>) -> tensor<10x5xf64>
    %59 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %60 = "stablehlo.reduce"(%58, %59) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg16: tensor<f64>, %arg17: tensor<f64>):
      %65 = "stablehlo.add"(%arg16, %arg17) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%65) : (tensor<f64>) -> ()
    }) : (tensor<10x5xf64>, tensor<f64>) -> tensor<f64>
    %61 = "stablehlo.constant"() <{value = dense<-3> : tensor<i64>}> : () -> tensor<i64>
    %62 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %63 = "func.call"(%60, %61, %62) <{callee = @clip}> : (tensor<f64>, tensor<i64>, tensor<i64>) -> tensor<f64>
    %64 = "stablehlo.pad"(%40, %63) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: -2, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<5x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    "func.return"(%64, %57, %40, %arg13, %35) : (tensor<3x5xf64>, tensor<10x5xf64>, tensor<5x5xf64>, tensor<5x0xf64>, tensor<5x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5x5xi1>) -> tensor<5x5x4xi1>, res_attrs = [{}], sym_name = "diff", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<5x5x5xi1>):
    %29 = "stablehlo.slice"(%arg12) <{limit_indices = array<i64: 5, 5, 5>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<5x5x5xi1>) -> tensor<5x5x4xi1>
    %30 = "stablehlo.slice"(%arg12) <{limit_indices = array<i64: 5, 5, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x5x5xi1>) -> tensor<5x5x4xi1>
    %31 = "stablehlo.compare"(%29, %30) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5x5x4xi1>, tensor<5x5x4xi1>) -> tensor<5x5x4xi1>
    "func.return"(%31) : (tensor<5x5x4xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x0xf64>, tensor<i64>) -> tensor<1x0xf64>, res_attrs = [{}], sym_name = "_var", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<5x0xf64>, %arg7: tensor<i64>):
    %6 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %7 = "stablehlo.reduce"(%arg6, %6) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg10: tensor<f64>, %arg11: tensor<f64>):
      %28 = "stablehlo.add"(%arg10, %arg11) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%28) : (tensor<f64>) -> ()
    }) : (tensor<5x0xf64>, tensor<f64>) -> tensor<0xf64>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 1>}> : (tensor<0xf64>) -> tensor<1x0xf64>
    %9 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x0xf64>
    %11 = "stablehlo.divide"(%8, %10) : (tensor<1x0xf64>, tensor<1x0xf64>) -> tensor<1x0xf64>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x0xf64>) -> tensor<5x0xf64>
    %13 = "stablehlo.subtract"(%arg6, %12) : (tensor<5x0xf64>, tensor<5x0xf64>) -> tensor<5x0xf64>
    %14 = "chlo.square"(%13) : (tensor<5x0xf64>) -> tensor<5x0xf64>
    %15 = "stablehlo.convert"(%arg7) : (tensor<i64>) -> tensor<f64>
    %16 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %17 = "stablehlo.subtract"(%16, %15) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %18 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %19 = "stablehlo.reduce"(%14, %18) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg8: tensor<f64>, %arg9: tensor<f64>):
      %27 = "stablehlo.add"(%arg8, %arg9) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%27) : (tensor<f64>) -> ()
    }) : (tensor<5x0xf64>, tensor<f64>) -> tensor<0xf64>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 1>}> : (tensor<0xf64>) -> tensor<1x0xf64>
    %21 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x0xf64>
    %22 = "stablehlo.divide"(%20, %21) : (tensor<1x0xf64>, tensor<1x0xf64>) -> tensor<1x0xf64>
    %23 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %24 = "stablehlo.compare"(%17, %23) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %25 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %26 = "func.call"(%24, %22, %25) <{callee = @_where}> : (tensor<i1>, tensor<1x0xf64>, tensor<f64>) -> tensor<1x0xf64>
    "func.return"(%26) : (tensor<1x0xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<1x0xf64>, tensor<f64>) -> tensor<1x0xf64>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<i1>, %arg4: tensor<1x0xf64>, %arg5: tensor<f64>):
    %4 = "stablehlo.convert"(%arg5) : (tensor<f64>) -> tensor<f64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x0xf64>
    "func.return"(%arg4) : (tensor<1x0xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<f64>, tensor<i64>, tensor<i64>) -> tensor<f64>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<f64>, %arg1: tensor<i64>, %arg2: tensor<i64>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<f64>
    %1 = "stablehlo.maximum"(%0, %arg0) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %2 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<f64>
    %3 = "stablehlo.minimum"(%2, %1) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    "func.return"(%3) : (tensor<f64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
