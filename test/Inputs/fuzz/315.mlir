"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<6x9x6xbf16>, tensor<9xi32>, tensor<9x9xbf16>, tensor<9x6xbf16>) -> tensor<60xbf16>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<6x9x6xbf16>, %arg13: tensor<9xi32>, %arg14: tensor<9x9xbf16>, %arg15: tensor<9x6xbf16>):
    %46 = "stablehlo.reshape"(%arg12) : (tensor<6x9x6xbf16>) -> tensor<324xbf16>
    %47 = "stablehlo.concatenate"(%46, %46, %46, %46) <{dimension = 0 : i64}> : (tensor<324xbf16>, tensor<324xbf16>, tensor<324xbf16>, tensor<324xbf16>) -> tensor<1296xbf16>
    %48 = "stablehlo.reshape"(%47) : (tensor<1296xbf16>) -> tensor<6x6x36xbf16>
    %49 = "stablehlo.reshape"(%48) : (tensor<6x6x36xbf16>) -> tensor<6x6x6x6xbf16>
    %50 = "stablehlo.reshape"(%arg15) : (tensor<9x6xbf16>) -> tensor<54xbf16>
    %51 = "stablehlo.concatenate"(%50, %50, %50, %50) <{dimension = 0 : i64}> : (tensor<54xbf16>, tensor<54xbf16>, tensor<54xbf16>, tensor<54xbf16>) -> tensor<216xbf16>
    %52 = "stablehlo.reshape"(%51) : (tensor<216xbf16>) -> tensor<6x6x6xbf16>
    %53 = "stablehlo.reshape"(%52) : (tensor<6x6x6xbf16>) -> tensor<6x6x1x6xbf16>
    %54 = "stablehlo.reshape"(%arg12) : (tensor<6x9x6xbf16>) -> tensor<324xbf16>
    %55 = "stablehlo.slice"(%54) <{limit_indices = array<i64: 216>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<324xbf16>) -> tensor<216xbf16>
    %56 = "stablehlo.reshape"(%55) : (tensor<216xbf16>) -> tensor<6x6x6xbf16>
    %57 = "stablehlo.reshape"(%56) : (tensor<6x6x6xbf16>) -> tensor<6x6x1x6xbf16>
    %58 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<6x6x1x6xbf16>) -> tensor<6x6x1x6x6xbf16>
    %59 = "stablehlo.reshape"(%58) : (tensor<6x6x1x6x6xbf16>) -> tensor<6x6x6x6xbf16>
    %60 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<6x6x1x6xbf16>) -> tensor<6x6x1x6x6xbf16>
    %61 = "stablehlo.reshape"(%60) : (tensor<6x6x1x6x6xbf16>) -> tensor<6x6x6x6xbf16>
    %62 = "stablehlo.dot_general"(%49, %59) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x6x6x6xbf16>, tensor<6x6x6x6xbf16>) -> tensor<6x6x6x6xbf16>
    %63 = "stablehlo.constant"() <{value = dense<3.007810e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<6x6x6x6xbf16>
    %65 = "stablehlo.multiply"(%62, %64) : (tensor<6x6x6x6xbf16>, tensor<6x6x6x6xbf16>) -> tensor<6x6x6x6xbf16>
    %66 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
    %68 = "func.call"(%67) <{callee = @tril}> : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %69 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %70 = "func.call"(%68, %65, %69) <{callee = @_where}> : (tensor<6x6xi1>, tensor<6x6x6x6xbf16>, tensor<f32>) -> tensor<6x6x6x6xbf16>
    %71 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %72 = "stablehlo.reduce"(%70, %71) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg18: tensor<bf16>, %arg19: tensor<bf16>):
      %105 = "stablehlo.maximum"(%arg18, %arg19) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%105) : (tensor<bf16>) -> ()
    }) : (tensor<6x6x6x6xbf16>, tensor<bf16>) -> tensor<6x6x6xbf16>
    %73 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<6x6x6xbf16>
    %75 = "stablehlo.maximum"(%74, %72) : (tensor<6x6x6xbf16>, tensor<6x6x6xbf16>) -> tensor<6x6x6xbf16>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x6x6xbf16>) -> tensor<6x6x6x1xbf16>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<6x6x6x1xbf16>) -> tensor<6x6x6x6xbf16>
    %78 = "stablehlo.subtract"(%70, %77) : (tensor<6x6x6x6xbf16>, tensor<6x6x6x6xbf16>) -> tensor<6x6x6x6xbf16>
    %79 = "stablehlo.exponential"(%78) : (tensor<6x6x6x6xbf16>) -> tensor<6x6x6x6xbf16>
    %80 = "stablehlo.convert"(%79) : (tensor<6x6x6x6xbf16>) -> tensor<6x6x6x6xf32>
    %81 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %82 = "stablehlo.reduce"(%80, %81) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %104 = "stablehlo.add"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%104) : (tensor<f32>) -> ()
    }) : (tensor<6x6x6x6xf32>, tensor<f32>) -> tensor<6x6x6xf32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x6x6xf32>) -> tensor<6x6x6x1xf32>
    %84 = "stablehlo.convert"(%83) : (tensor<6x6x6x1xf32>) -> tensor<6x6x6x1xbf16>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<6x6x6x1xbf16>) -> tensor<6x6x6x6xbf16>
    %86 = "stablehlo.divide"(%79, %85) : (tensor<6x6x6x6xbf16>, tensor<6x6x6x6xbf16>) -> tensor<6x6x6x6xbf16>
    %87 = "stablehlo.dot_general"(%61, %86) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x6x6x6xbf16>, tensor<6x6x6x6xbf16>) -> tensor<6x6x6x6xbf16>
    %88 = "stablehlo.transpose"(%87) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<6x6x6x6xbf16>) -> tensor<6x6x6x6xbf16>
    %89 = "stablehlo.reshape"(%88) : (tensor<6x6x6x6xbf16>) -> tensor<6x6x36xbf16>
    %90 = "stablehlo.reshape"(%89) : (tensor<6x6x36xbf16>) -> tensor<1296xbf16>
    %91 = "stablehlo.slice"(%90) <{limit_indices = array<i64: 54>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<1296xbf16>) -> tensor<54xbf16>
    %92 = "stablehlo.reshape"(%91) : (tensor<54xbf16>) -> tensor<9x6xbf16>
    %93 = "func.call"(%92, %arg15) <{callee = @hypot}> : (tensor<9x6xbf16>, tensor<9x6xbf16>) -> tensor<9x6xbf16>
    %94 = "stablehlo.reshape"(%arg15) : (tensor<9x6xbf16>) -> tensor<54xbf16>
    %95 = "stablehlo.reshape"(%arg15) : (tensor<9x6xbf16>) -> tensor<54xbf16>
    %96 = "stablehlo.slice"(%95) <{limit_indices = array<i64: 6>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<54xbf16>) -> tensor<6xbf16>
    %97 = "stablehlo.concatenate"(%96, %94) <{dimension = 0 : i64}> : (tensor<6xbf16>, tensor<54xbf16>) -> tensor<60xbf16>
    %98 = "stablehlo.concatenate"(%arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13) <{dimension = 0 : i64}> : (tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>) -> tensor<144xi32>
    %99 = "stablehlo.concatenate"(%arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13) <{dimension = 0 : i64}> : (tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>) -> tensor<144xi32>
    %100 = "stablehlo.concatenate"(%arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13) <{dimension = 0 : i64}> : (tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>) -> tensor<144xi32>
    %101 = "stablehlo.concatenate"(%arg13, %arg13, %arg13, %arg13, %arg13, %arg13) <{dimension = 0 : i64}> : (tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>) -> tensor<54xi32>
    %102 = "stablehlo.concatenate"(%98, %99, %100, %101) <{dimension = 0 : i64}> : (tensor<144xi32>, tensor<144xi32>, tensor<144xi32>, tensor<54xi32>) -> tensor<486xi32>
    %103 = "stablehlo.reshape"(%102) : (tensor<486xi32>) -> tensor<9x9x6xi32>
    "func.return"(%97) : (tensor<60xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x6xi1>) -> tensor<6x6xi1>, res_attrs = [{}], sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<6x6xi1>):
    %37 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x6xi32>
    %38 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6x6xi32>
    %40 = "stablehlo.add"(%37, %39) : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi32>
    %41 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x6xi32>
    %42 = "stablehlo.compare"(%40, %41) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %43 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
    %45 = "stablehlo.select"(%42, %arg11, %44) : (tensor<6x6xi1>, tensor<6x6xi1>, tensor<6x6xi1>) -> tensor<6x6xi1>
    "func.return"(%45) : (tensor<6x6xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6x6xi1>, tensor<6x6x6x6xbf16>, tensor<f32>) -> tensor<6x6x6x6xbf16>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<6x6xi1>, %arg9: tensor<6x6x6x6xbf16>, %arg10: tensor<f32>):
    %33 = "stablehlo.convert"(%arg10) : (tensor<f32>) -> tensor<bf16>
    %34 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x6xi1>) -> tensor<6x6x6x6xi1>
    %35 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<6x6x6x6xbf16>
    %36 = "stablehlo.select"(%34, %arg9, %35) : (tensor<6x6x6x6xi1>, tensor<6x6x6x6xbf16>, tensor<6x6x6x6xbf16>) -> tensor<6x6x6x6xbf16>
    "func.return"(%36) : (tensor<6x6x6x6xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<9x6xbf16>, tensor<9x6xbf16>) -> tensor<9x6xbf16>, res_attrs = [{}], sym_name = "hypot", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<9x6xbf16>, %arg7: tensor<9x6xbf16>):
    %3 = "stablehlo.abs"(%arg6) : (tensor<9x6xbf16>) -> tensor<9x6xbf16>
    %4 = "stablehlo.abs"(%arg7) : (tensor<9x6xbf16>) -> tensor<9x6xbf16>
    %5 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<9x6xbf16>
    %7 = "stablehlo.compare"(%3, %6) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9x6xbf16>, tensor<9x6xbf16>) -> tensor<9x6xi1>
    %8 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<9x6xbf16>
    %10 = "stablehlo.compare"(%4, %9) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9x6xbf16>, tensor<9x6xbf16>) -> tensor<9x6xi1>
    %11 = "stablehlo.or"(%7, %10) : (tensor<9x6xi1>, tensor<9x6xi1>) -> tensor<9x6xi1>
    %12 = "stablehlo.maximum"(%3, %4) : (tensor<9x6xbf16>, tensor<9x6xbf16>) -> tensor<9x6xbf16>
    %13 = "stablehlo.minimum"(%3, %4) : (tensor<9x6xbf16>, tensor<9x6xbf16>) -> tensor<9x6xbf16>
    %14 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<9x6xbf16>
    %16 = "stablehlo.compare"(%12, %15) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9x6xbf16>, tensor<9x6xbf16>) -> tensor<9x6xi1>
    %17 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<9x6xbf16>
    %19 = "stablehlo.compare"(%12, %18) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9x6xbf16>, tensor<9x6xbf16>) -> tensor<9x6xi1>
    %20 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<9x6xbf16>
    %22 = "func.call"(%19, %21, %12) <{callee = @_where_0}> : (tensor<9x6xi1>, tensor<9x6xbf16>, tensor<9x6xbf16>) -> tensor<9x6xbf16>
    %23 = "stablehlo.divide"(%13, %22) : (tensor<9x6xbf16>, tensor<9x6xbf16>) -> tensor<9x6xbf16>
    %24 = "chlo.square"(%23) : (tensor<9x6xbf16>) -> tensor<9x6xbf16>
    %25 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<9x6xbf16>
    %27 = "stablehlo.add"(%26, %24) : (tensor<9x6xbf16>, tensor<9x6xbf16>) -> tensor<9x6xbf16>
    %28 = "stablehlo.sqrt"(%27) : (tensor<9x6xbf16>) -> tensor<9x6xbf16>
    %29 = "stablehlo.multiply"(%12, %28) : (tensor<9x6xbf16>, tensor<9x6xbf16>) -> tensor<9x6xbf16>
    %30 = "func.call"(%16, %12, %29) <{callee = @_where_0}> : (tensor<9x6xi1>, tensor<9x6xbf16>, tensor<9x6xbf16>) -> tensor<9x6xbf16>
    %31 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %32 = "func.call"(%11, %31, %30) <{callee = @_where_1}> : (tensor<9x6xi1>, tensor<bf16>, tensor<9x6xbf16>) -> tensor<9x6xbf16>
    "func.return"(%32) : (tensor<9x6xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<9x6xi1>, tensor<9x6xbf16>, tensor<9x6xbf16>) -> tensor<9x6xbf16>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<9x6xi1>, %arg4: tensor<9x6xbf16>, %arg5: tensor<9x6xbf16>):
    %2 = "stablehlo.select"(%arg3, %arg4, %arg5) : (tensor<9x6xi1>, tensor<9x6xbf16>, tensor<9x6xbf16>) -> tensor<9x6xbf16>
    "func.return"(%2) : (tensor<9x6xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<9x6xi1>, tensor<bf16>, tensor<9x6xbf16>) -> tensor<9x6xbf16>, res_attrs = [{}], sym_name = "_where_1", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<9x6xi1>, %arg1: tensor<bf16>, %arg2: tensor<9x6xbf16>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<9x6xbf16>
    %1 = "stablehlo.select"(%arg0, %0, %arg2) : (tensor<9x6xi1>, tensor<9x6xbf16>, tensor<9x6xbf16>) -> tensor<9x6xbf16>
    "func.return"(%1) : (tensor<9x6xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
