"builtin.module"() <{sym_name = "jit_narrow"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<80x16xbf16>, tensor<80x16xbf16>, tensor<80x16xbf16>) -> (tensor<80x16xbf16>, tensor<80x16xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<80x16xbf16>, %arg1: tensor<80x16xbf16>, %arg2: tensor<80x16xbf16>):
    %0 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<bf16>}> : () -> tensor<bf16>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<80x16xbf16>
    %2 = "stablehlo.multiply"(%1, %arg0) : (tensor<80x16xbf16>, tensor<80x16xbf16>) -> tensor<80x16xbf16>
    %3 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<bf16>}> : () -> tensor<bf16>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<80x16xbf16>
    %5 = "stablehlo.multiply"(%4, %arg1) : (tensor<80x16xbf16>, tensor<80x16xbf16>) -> tensor<80x16xbf16>
    %6 = "stablehlo.transpose"(%5) <{permutation = array<i64: 1, 0>}> : (tensor<80x16xbf16>) -> tensor<16x80xbf16>
    %7 = "stablehlo.dot_general"(%2, %6) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<80x16xbf16>, tensor<16x80xbf16>) -> tensor<80x80xbf16>
    %8 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %9 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg9: tensor<bf16>, %arg10: tensor<bf16>):
      %54 = "stablehlo.maximum"(%arg9, %arg10) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%54) : (tensor<bf16>) -> ()
    }) : (tensor<80x80xbf16>, tensor<bf16>) -> tensor<80xbf16>
    %10 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<80xbf16>
    %12 = "stablehlo.maximum"(%11, %9) : (tensor<80xbf16>, tensor<80xbf16>) -> tensor<80xbf16>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0>}> : (tensor<80xbf16>) -> tensor<80x1xbf16>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<80x1xbf16>) -> tensor<80x80xbf16>
    %15 = "stablehlo.subtract"(%7, %14) : (tensor<80x80xbf16>, tensor<80x80xbf16>) -> tensor<80x80xbf16>
    %16 = "stablehlo.exponential"(%15) : (tensor<80x80xbf16>) -> tensor<80x80xbf16>
    %17 = "stablehlo.convert"(%16) : (tensor<80x80xbf16>) -> tensor<80x80xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.reduce"(%17, %18) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %53 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%53) : (tensor<f32>) -> ()
    }) : (tensor<80x80xf32>, tensor<f32>) -> tensor<80xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0>}> : (tensor<80xf32>) -> tensor<80x1xf32>
    %21 = "stablehlo.convert"(%20) : (tensor<80x1xf32>) -> tensor<80x1xbf16>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<80x1xbf16>) -> tensor<80x80xbf16>
    %23 = "stablehlo.divide"(%16, %22) : (tensor<80x80xbf16>, tensor<80x80xbf16>) -> tensor<80x80xbf16>
    %24 = "stablehlo.multiply"(%21, %21) : (tensor<80x1xbf16>, tensor<80x1xbf16>) -> tensor<80x1xbf16>
    %25 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<80x1xbf16>
    %27 = "stablehlo.divide"(%26, %24) : (tensor<80x1xbf16>, tensor<80x1xbf16>) -> tensor<80x1xbf16>
    %28 = "stablehlo.dot_general"(%arg2, %23) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<80x16xbf16>, tensor<80x80xbf16>) -> tensor<16x80xbf16>
    %29 = "stablehlo.transpose"(%28) <{permutation = array<i64: 1, 0>}> : (tensor<16x80xbf16>) -> tensor<80x16xbf16>
    %30 = "stablehlo.dot_general"(%arg2, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<80x16xbf16>, tensor<80x16xbf16>) -> tensor<80x80xbf16>
    %31 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<80x1xbf16>) -> tensor<80x80xbf16>
    %32 = "stablehlo.multiply"(%30, %31) : (tensor<80x80xbf16>, tensor<80x80xbf16>) -> tensor<80x80xbf16>
    %33 = "stablehlo.multiply"(%32, %16) : (tensor<80x80xbf16>, tensor<80x80xbf16>) -> tensor<80x80xbf16>
    %34 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %35 = "stablehlo.reduce"(%33, %34) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg5: tensor<bf16>, %arg6: tensor<bf16>):
      %52 = "stablehlo.add"(%arg5, %arg6) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%52) : (tensor<bf16>) -> ()
    }) : (tensor<80x80xbf16>, tensor<bf16>) -> tensor<80xbf16>
    %36 = "stablehlo.reshape"(%35) : (tensor<80xbf16>) -> tensor<80x1xbf16>
    %37 = "stablehlo.negate"(%36) : (tensor<80x1xbf16>) -> tensor<80x1xbf16>
    %38 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<80x1xbf16>) -> tensor<80x80xbf16>
    %39 = "stablehlo.divide"(%30, %38) : (tensor<80x80xbf16>, tensor<80x80xbf16>) -> tensor<80x80xbf16>
    %40 = "stablehlo.convert"(%37) : (tensor<80x1xbf16>) -> tensor<80x1xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.reduce"(%40, %41) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %51 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%51) : (tensor<f32>) -> ()
    }) : (tensor<80x1xf32>, tensor<f32>) -> tensor<80xf32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0>}> : (tensor<80xf32>) -> tensor<80x80xf32>
    %44 = "stablehlo.convert"(%43) : (tensor<80x80xf32>) -> tensor<80x80xbf16>
    %45 = "stablehlo.add"(%39, %44) : (tensor<80x80xbf16>, tensor<80x80xbf16>) -> tensor<80x80xbf16>
    %46 = "stablehlo.multiply"(%45, %16) : (tensor<80x80xbf16>, tensor<80x80xbf16>) -> tensor<80x80xbf16>
    %47 = "stablehlo.dot_general"(%46, %6) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<80x80xbf16>, tensor<16x80xbf16>) -> tensor<80x16xbf16>
    %48 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<bf16>}> : () -> tensor<bf16>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<80x16xbf16>
    %50 = "stablehlo.multiply"(%49, %47) : (tensor<80x16xbf16>, tensor<80x16xbf16>) -> tensor<80x16xbf16>
    "func.return"(%50, %29) : (tensor<80x16xbf16>, tensor<80x16xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
