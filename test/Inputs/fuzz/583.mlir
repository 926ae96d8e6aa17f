"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = (tensor<0x0xf32>, tensor<1x4xi32>, tensor<4x5xi32>, tensor<4x0xi32>, tensor<4x0xf32>, tensor<4xf32>) -> (tensor<0x5xi32>, tensor<0x5xi32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<0x0xf32>, %arg9: tensor<1x4xi32>, %arg10: tensor<4x5xi32>, %arg11: tensor<4x0xi32>, %arg12: tensor<4x0xf32>, %arg13: tensor<4xf32>):
    %26 = "stablehlo.bitcast_convert"(%arg12) : (tensor<4x0xf32>) -> tensor<4x0xi32>
    %27 = "stablehlo.convert"(%arg10) : (tensor<4x5xi32>) -> tensor<4x5xui32>
    %28 = "stablehlo.reshape"(%27) : (tensor<4x5xui32>) -> tensor<20xui32>
    %29 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 0>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<20xui32>) -> tensor<0xui32>
    %30 = "stablehlo.convert"(%29) : (tensor<0xui32>) -> tensor<0xi32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0>}> : (tensor<0xi32>) -> tensor<0x1xi32>
    %32 = "stablehlo.reshape"(%26) : (tensor<4x0xi32>) -> tensor<0xi32>
    %33 = "stablehlo.reshape"(%32) : (tensor<0xi32>) -> tensor<0x1xi32>
    %34 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x0xi32>
    %36 = "stablehlo.reshape"(%arg12) : (tensor<4x0xf32>) -> tensor<0xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<0xf32>) -> tensor<1x0xf32>
    %38 = "stablehlo.multiply"(%arg8, %arg8) : (tensor<0x0xf32>, tensor<0x0xf32>) -> tensor<0x0xf32>
    %39 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.reduce"(%38, %39) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %87 = "stablehlo.add"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%87) : (tensor<f32>) -> ()
    }) : (tensor<0x0xf32>, tensor<f32>) -> tensor<0xf32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0>}> : (tensor<0xf32>) -> tensor<0x1xf32>
    %42 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x0xf32>
    %44 = "stablehlo.multiply"(%43, %arg8) : (tensor<0x0xf32>, tensor<0x0xf32>) -> tensor<0x0xf32>
    %45 = "stablehlo.transpose"(%37) <{permutation = array<i64: 1, 0>}> : (tensor<1x0xf32>) -> tensor<0x1xf32>
    %46 = "stablehlo.dot_general"(%44, %45) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<0x0xf32>, tensor<0x1xf32>) -> tensor<0x1xf32>
    %47 = "stablehlo.subtract"(%41, %46) : (tensor<0x1xf32>, tensor<0x1xf32>) -> tensor<0x1xf32>
    %48 = "stablehlo.multiply"(%37, %37) : (tensor<1x0xf32>, tensor<1x0xf32>) -> tensor<1x0xf32>
    %49 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.reduce"(%48, %49) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %86 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%86) : (tensor<f32>) -> ()
    }) : (tensor<1x0xf32>, tensor<f32>) -> tensor<1xf32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xf32>) -> tensor<1x1xf32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<0x1xf32>
    %53 = "stablehlo.add"(%47, %52) : (tensor<0x1xf32>, tensor<0x1xf32>) -> tensor<0x1xf32>
    %54 = "stablehlo.constant"() <{value = dense<-100> : tensor<i32>}> : () -> tensor<i32>
    %55 = "stablehlo.constant"() <{value = dense<100> : tensor<i32>}> : () -> tensor<i32>
    %56 = "func.call"(%arg8, %54, %55) <{callee = @clip}> : (tensor<0x0xf32>, tensor<i32>, tensor<i32>) -> tensor<0x0xf32>
    %57 = "stablehlo.convert"(%56) : (tensor<0x0xf32>) -> tensor<0x0xi32>
    %58 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 4, 0>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 2>}> : (tensor<4x0xi32>) -> tensor<4x0xi32>
    %59 = "stablehlo.reverse"(%58) <{dimensions = array<i64: 1>}> : (tensor<4x0xi32>) -> tensor<4x0xi32>
    %60 = "stablehlo.convert"(%57) : (tensor<0x0xi32>) -> tensor<0x0xui32>
    %61 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %62 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %63 = "stablehlo.compare"(%61, %62) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %64 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %65 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %66 = "stablehlo.add"(%64, %65) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %67 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %68 = "stablehlo.select"(%63, %66, %67) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %69 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %70 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %71 = "stablehlo.compare"(%69, %70) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %72 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %73 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %75 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %76 = "stablehlo.select"(%71, %74, %75) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %77 = "stablehlo.dynamic_slice"(%57, %68, %76) <{slice_sizes = array<i64: 0, 0>}> : (tensor<0x0xi32>, tensor<i32>, tensor<i32>) -> tensor<0x0xi32>
    %78 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %79 = "stablehlo.reshape"(%arg11) : (tensor<4x0xi32>) -> tensor<0xi32>
    %80 = "stablehlo.reshape"(%79) : (tensor<0xi32>) -> tensor<0x5x1xi32>
    %81 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<0x5xi32>
    %83 = "stablehlo.reshape"(%26) : (tensor<4x0xi32>) -> tensor<0xi32>
    %84 = "stablehlo.reshape"(%83) : (tensor<0xi32>) -> tensor<0x5xi32>
    %85 = "func.call"(%82, %84) <{callee = @remainder}> : (tensor<0x5xi32>, tensor<0x5xi32>) -> tensor<0x5xi32>
    "func.return"(%82, %85) : (tensor<0x5xi32>, tensor<0x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<0x0xf32>, tensor<i32>, tensor<i32>) -> tensor<0x0xf32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<0x0xf32>, %arg6: tensor<i32>, %arg7: tensor<i32>):
    %20 = "stablehlo.convert"(%arg6) : (tensor<i32>) -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x0xf32>
    %22 = "stablehlo.maximum"(%21, %arg5) : (tensor<0x0xf32>, tensor<0x0xf32>) -> tensor<0x0xf32>
    %23 = "stablehlo.convert"(%arg7) : (tensor<i32>) -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x0xf32>
    %25 = "stablehlo.minimum"(%24, %22) : (tensor<0x0xf32>, tensor<0x0xf32>) -> tensor<0x0xf32>
    "func.return"(%25) : (tensor<0x0xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<0x5xi32>, tensor<0x5xi32>) -> tensor<0x5xi32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<0x5xi32>, %arg4: tensor<0x5xi32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<0x5xi32>
    %2 = "stablehlo.compare"(%arg4, %1) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<0x5xi32>, tensor<0x5xi32>) -> tensor<0x5xi1>
    %3 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<0x5xi32>
    %5 = "func.call"(%2, %4, %arg4) <{callee = @_where}> : (tensor<0x5xi1>, tensor<0x5xi32>, tensor<0x5xi32>) -> tensor<0x5xi32>
    %6 = "stablehlo.remainder"(%arg3, %5) : (tensor<0x5xi32>, tensor<0x5xi32>) -> tensor<0x5xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<0x5xi32>
    %9 = "stablehlo.compare"(%6, %8) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<0x5xi32>, tensor<0x5xi32>) -> tensor<0x5xi1>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<0x5xi32>
    %12 = "stablehlo.compare"(%6, %11) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<0x5xi32>, tensor<0x5xi32>) -> tensor<0x5xi1>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<0x5xi32>
    %15 = "stablehlo.compare"(%5, %14) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<0x5xi32>, tensor<0x5xi32>) -> tensor<0x5xi1>
    %16 = "stablehlo.compare"(%12, %15) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<0x5xi1>, tensor<0x5xi1>) -> tensor<0x5xi1>
    %17 = "stablehlo.and"(%16, %9) : (tensor<0x5xi1>, tensor<0x5xi1>) -> tensor<0x5xi1>
    %18 = "stablehlo.add"(%6, %5) : (tensor<0x5xi32>, tensor<0x5xi32>) -> tensor<0x5xi32>
    %19 = "stablehlo.select"(%17, %18, %6) : (tensor<0x5xi1>, tensor<0x5xi32>, tensor<0x5xi32>) -> tensor<0x5xi32>
    "func.return"(%19) : (tensor<0x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<0x5xi1>, tensor<0x5xi32>, tensor<0x5xi32>) -> tensor<0x5xi32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<0x5xi1>, %arg1: tensor<0x5xi32>, %arg2: tensor<0x5xi32>):
    "func.return"(%arg1) : (tensor<0x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
