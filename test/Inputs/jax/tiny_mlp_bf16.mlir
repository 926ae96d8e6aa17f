"builtin.module"() <{sym_name = "jit_mlp_step"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<32x64xbf16>, tensor<64xbf16>, tensor<64x10xbf16>, tensor<10xbf16>, tensor<32x64xbf16>, tensor<64xbf16>, tensor<64x10xbf16>, tensor<10xbf16>, tensor<16x32xbf16>, tensor<16xi32>) -> (tensor<32x64xbf16>, tensor<64xbf16>, tensor<64x10xbf16>, tensor<10xbf16>, tensor<32x64xbf16>, tensor<64xbf16>, tensor<64x10xbf16>, tensor<10xbf16>, tensor<f32>), res_attrs = [{jax.result_info = "result[0][0][0]"}, {jax.result_info = "result[0][0][1]"}, {jax.result_info = "result[0][1][0]"}, {jax.result_info = "result[0][1][1]"}, {jax.result_info = "result[1][0][0]"}, {jax.result_info = "result[1][0][1]"}, {jax.result_info = "result[1][1][0]"}, {jax.result_info = "result[1][1][1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<32x64xbf16>, %arg15: tensor<64xbf16>, %arg16: tensor<64x10xbf16>, %arg17: tensor<10xbf16>, %arg18: tensor<32x64xbf16>, %arg19: tensor<64xbf16>, %arg20: tensor<64x10xbf16>, %arg21: tensor<10xbf16>, %arg22: tensor<16x32xbf16>, %arg23: tensor<16xi32>):
    %42 = "stablehlo.dot_general"(%arg22, %arg14) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<16x32xbf16>, tensor<32x64xbf16>) -> tensor<16x64xbf16>
    %43 = "stablehlo.broadcast_in_dim"(%arg15) <{broadcast_dimensions = array<i64: 1>}> : (tensor<64xbf16>) -> tensor<1x64xbf16>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x64xbf16>) -> tensor<16x64xbf16>
    %45 = "stablehlo.add"(%42, %44) : (tensor<16x64xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
    %46 = "func.call"(%45) <{callee = @relu}> : (tensor<16x64xbf16>) -> tensor<16x64xbf16>
    %47 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<16x64xbf16>
    %49 = "stablehlo.compare"(%45, %48) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<16x64xbf16>, tensor<16x64xbf16>) -> tensor<16x64xi1>
    %50 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<16x64xbf16>
    %52 = "stablehlo.dot_general"(%46, %arg16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<16x64xbf16>, tensor<64x10xbf16>) -> tensor<16x10xbf16>
    %53 = "stablehlo.broadcast_in_dim"(%arg17) <{broadcast_dimensions = array<i64: 1>}> : (tensor<10xbf16>) -> tensor<1x10xbf16>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x10xbf16>) -> tensor<16x10xbf16>
    %55 = "stablehlo.add"(%52, %54) : (tensor<16x10xbf16>, tensor<16x10xbf16>) -> tensor<16x10xbf16>
    %56:3 = "func.call"(%55) <{callee = @log_softmax}> : (tensor<16x10xbf16>) -> (tensor<16x10xbf16>, tensor<16x10xbf16>, tensor<16x1xbf16>)
    %57 = "func.call"(%arg23) <{callee = @_one_hot}> : (tensor<16xi32>) -> tensor<16x10xf32>
    %58 = "stablehlo.convert"(%56#0) : (tensor<16x10xbf16>) -> tensor<16x10xf32>
    %59 = "stablehlo.multiply"(%58, %57) : (tensor<16x10xf32>, tensor<16x10xf32>) -> tensor<16x10xf32>
    %60 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.reduce"(%59, %60) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg34: tensor<f32>, %arg35: tensor<f32>):
      %131 = "stablehlo.add"(%arg34, %arg35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%131) : (tensor<f32>) -> ()
    }) : (tensor<16x10xf32>, tensor<f32>) -> tensor<16xf32>
    %62 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.reduce"(%61, %62) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg32: tensor<f32>, %arg33: tensor<f32>):
      %130 = "stablehlo.add"(%arg32, %arg33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%130) : (tensor<f32>) -> ()
    }) : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %64 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.divide"(%63, %64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %66 = "stablehlo.negate"(%65) : (tensor<f32>) -> tensor<f32>
    %67 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %68 = "stablehlo.negate"(%67) : (tensor<f32>) -> tensor<f32>
    %69 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.divide"(%68, %69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xf32>) -> tensor<16x10xf32>
    %73 = "stablehlo.multiply"(%72, %57) : (tensor<16x10xf32>, tensor<16x10xf32>) -> tensor<16x10xf32>
    %74 = "stablehlo.convert"(%73) : (tensor<16x10xf32>) -> tensor<16x10xbf16>
    %75 = "func.call"(%56#1, %56#2, %74) <{callee = @log_softmax_0}> : (tensor<16x10xbf16>, tensor<16x1xbf16>, tensor<16x10xbf16>) -> tensor<16x10xbf16>
    %76 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %77 = "stablehlo.reduce"(%75, %76) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg30: tensor<bf16>, %arg31: tensor<bf16>):
      %129 = "stablehlo.add"(%arg30, %arg31) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%129) : (tensor<bf16>) -> ()
    }) : (tensor<16x10xbf16>, tensor<bf16>) -> tensor<10xbf16>
    %78 = "stablehlo.reshape"(%77) : (tensor<10xbf16>) -> tensor<1x10xbf16>
    %79 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %80 = "stablehlo.reduce"(%78, %79) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg28: tensor<bf16>, %arg29: tensor<bf16>):
      %128 = "stablehlo.add"(%arg28, %arg29) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%128) : (tensor<bf16>) -> ()
    }) : (tensor<1x10xbf16>, tensor<bf16>) -> tensor<10xbf16>
    %81 = "stablehlo.dot_general"(%75, %46) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<16x10xbf16>, tensor<16x64xbf16>) -> tensor<10x64xbf16>
    %82 = "stablehlo.transpose"(%81) <{permutation = array<i64: 1, 0>}> : (tensor<10x64xbf16>) -> tensor<64x10xbf16>
    %83 = "stablehlo.dot_general"(%75, %arg16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<16x10xbf16>, tensor<64x10xbf16>) -> tensor<16x64xbf16>
    %84 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<16x64xbf16>
    %86 = "stablehlo.select"(%49, %83, %85) : (tensor<16x64xi1>, tensor<16x64xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
    %87 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %88 = "stablehlo.reduce"(%86, %87) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg26: tensor<bf16>, %arg27: tensor<bf16>):
      %127 = "stablehlo.add"(%arg26, %arg27) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%127) : (tensor<bf16>) -> ()
    }) : (tensor<16x64xbf16>, tensor<bf16>) -> tensor<64xbf16>
    %89 = "stablehlo.reshape"(%88) : (tensor<64xbf16>) -> tensor<1x64xbf16>
    %90 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %91 = "stablehlo.reduce"(%89, %90) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg24: tensor<bf16>, %arg25: tensor<bf16>):
      %126 = "stablehlo.add"(%arg24, %arg25) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%126) : (tensor<bf16>) -> ()
    }) : (tensor<1x64xbf16>, tensor<bf16>) -> tensor<64xbf16>
    %92 = "stablehlo.dot_general"(%86, %arg22) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<16x64xbf16>, tensor<16x32xbf16>) -> tensor<64x32xbf16>
    %93 = "stablehlo.transpose"(%92) <{permutation = array<i64: 1, 0>}> : (tensor<64x32xbf16>) -> tensor<32x64xbf16>
    %94 = "stablehlo.constant"() <{value = dense<8.984370e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<32x64xbf16>
    %96 = "stablehlo.multiply"(%95, %arg18) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %97 = "stablehlo.add"(%96, %93) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %98 = "stablehlo.constant"() <{value = dense<8.984370e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<64xbf16>
    %100 = "stablehlo.multiply"(%99, %arg19) : (tensor<64xbf16>, tensor<64xbf16>) -> tensor<64xbf16>
    %101 = "stablehlo.add"(%100, %91) : (tensor<64xbf16>, tensor<64xbf16>) -> tensor<64xbf16>
    %102 = "stablehlo.constant"() <{value = dense<8.984370e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<64x10xbf16>
    %104 = "stablehlo.multiply"(%103, %arg20) : (tensor<64x10xbf16>, tensor<64x10xbf16>) -> tensor<64x10xbf16>
    %105 = "stablehlo.add"(%104, %82) : (tensor<64x10xbf16>, tensor<64x10xbf16>) -> tensor<64x10xbf16>
    %106 = "stablehlo.constant"() <{value = dense<8.984370e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<10xbf16>
    %108 = "stablehlo.multiply"(%107, %arg21) : (tensor<10xbf16>, tensor<10xbf16>) -> tensor<10xbf16>
    %109 = "stablehlo.add"(%108, %80) : (tensor<10xbf16>, tensor<10xbf16>) -> tensor<10xbf16>
    %110 = "stablehlo.constant"() <{value = dense<1.000980e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<32x64xbf16>
    %112 = "stablehlo.multiply"(%111, %97) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %113 = "stablehlo.subtract"(%arg14, %112) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %114 = "stablehlo.constant"() <{value = dense<1.000980e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<64xbf16>
    %116 = "stablehlo.multiply"(%115, %101) : (tensor<64xbf16>, tensor<64xbf16>) -> tensor<64xbf16>
    %117 = "stablehlo.subtract"(%arg15, %116) : (tensor<64xbf16>, tensor<64xbf16>) -> tensor<64xbf16>
    %118 = "stablehlo.constant"() <{value = dense<1.000980e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<64x10xbf16>
    %120 = "stablehlo.multiply"(%119, %105) : (tensor<64x10xbf16>, tensor<64x10xbf16>) -> tensor<64x10xbf16>
    %121 = "stablehlo.subtract"(%arg16, %120) : (tensor<64x10xbf16>, tensor<64x10xbf16>) -> tensor<64x10xbf16>
    %122 = "stablehlo.constant"() <{value = dense<1.000980e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<10xbf16>
    %124 = "stablehlo.multiply"(%123, %109) : (tensor<10xbf16>, tensor<10xbf16>) -> tensor<10xbf16>
    %125 = "stablehlo.subtract"(%arg17, %124) : (tensor<10xbf16>, tensor<10xbf16>) -> tensor<10xbf16>
    "func.return"(%113, %117, %121, %125, %97, %101, %105, %109, %66) : (tensor<32x64xbf16>, tensor<64xbf16>, tensor<64x10xbf16>, tensor<10xbf16>, tensor<32x64xbf16>, tensor<64xbf16>, tensor<64x10xbf16>, tensor<10xbf16>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<16x64xbf16>) -> tensor<16x64xbf16>, res_attrs = [{}], sym_name = "relu", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<16x64xbf16>):
    %39 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<16x64xbf16>
    %41 = "stablehlo.maximum"(%arg13, %40) : (tensor<16x64xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
    "func.return"(%41) : (tensor<16x64xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<16x10xbf16>) -> (tensor<16x10xbf16>, tensor<16x10xbf16>, tensor<16x1xbf16>), res_attrs = [{}, {}, {}], sym_name = "log_softmax", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<16x10xbf16>):
    %20 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %21 = "stablehlo.reduce"(%arg8, %20) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg11: tensor<bf16>, %arg12: tensor<bf16>):
      %38 = "stablehlo.maximum"(%arg11, %arg12) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%38) : (tensor<bf16>) -> ()
    }) : (tensor<16x10xbf16>, tensor<bf16>) -> tensor<16xbf16>
    %22 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<16xbf16>
    %24 = "stablehlo.maximum"(%23, %21) : (tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xbf16>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xbf16>) -> tensor<16x1xbf16>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16x1xbf16>) -> tensor<16x10xbf16>
    %27 = "stablehlo.subtract"(%arg8, %26) : (tensor<16x10xbf16>, tensor<16x10xbf16>) -> tensor<16x10xbf16>
    %28 = "stablehlo.exponential"(%27) : (tensor<16x10xbf16>) -> tensor<16x10xbf16>
    %29 = "stablehlo.convert"(%28) : (tensor<16x10xbf16>) -> tensor<16x10xf32>
    %30 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %37 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%37) : (tensor<f32>) -> ()
    }) : (tensor<16x10xf32>, tensor<f32>) -> tensor<16xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xf32>) -> tensor<16x1xf32>
    %33 = "stablehlo.convert"(%32) : (tensor<16x1xf32>) -> tensor<16x1xbf16>
    %34 = "stablehlo.log"(%33) : (tensor<16x1xbf16>) -> tensor<16x1xbf16>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16x1xbf16>) -> tensor<16x10xbf16>
    %36 = "stablehlo.subtract"(%27, %35) : (tensor<16x10xbf16>, tensor<16x10xbf16>) -> tensor<16x10xbf16>
    "func.return"(%36, %28, %33) : (tensor<16x10xbf16>, tensor<16x10xbf16>, tensor<16x1xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<16xi32>) -> tensor<16x10xf32>, res_attrs = [{}], sym_name = "_one_hot", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<16xi32>):
    %14 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x10xi32>
    %16 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16x1xi32>) -> tensor<16x10xi32>
    %17 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x10xi32>) -> tensor<16x10xi32>
    %18 = "stablehlo.compare"(%16, %17) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<16x10xi32>, tensor<16x10xi32>) -> tensor<16x10xi1>
    %19 = "stablehlo.convert"(%18) : (tensor<16x10xi1>) -> tensor<16x10xf32>
    "func.return"(%19) : (tensor<16x10xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<16x10xbf16>, tensor<16x1xbf16>, tensor<16x10xbf16>) -> tensor<16x10xbf16>, res_attrs = [{}], sym_name = "log_softmax_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<16x10xbf16>, %arg1: tensor<16x1xbf16>, %arg2: tensor<16x10xbf16>):
    %0 = "stablehlo.negate"(%arg2) : (tensor<16x10xbf16>) -> tensor<16x10xbf16>
    %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg5: tensor<bf16>, %arg6: tensor<bf16>):
      %13 = "stablehlo.add"(%arg5, %arg6) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%13) : (tensor<bf16>) -> ()
    }) : (tensor<16x10xbf16>, tensor<bf16>) -> tensor<16xbf16>
    %3 = "stablehlo.reshape"(%2) : (tensor<16xbf16>) -> tensor<16x1xbf16>
    %4 = "stablehlo.divide"(%3, %arg1) : (tensor<16x1xbf16>, tensor<16x1xbf16>) -> tensor<16x1xbf16>
    %5 = "stablehlo.convert"(%4) : (tensor<16x1xbf16>) -> tensor<16x1xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%5, %6) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %12 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xf32>) -> tensor<16x10xf32>
    %9 = "stablehlo.convert"(%8) : (tensor<16x10xf32>) -> tensor<16x10xbf16>
    %10 = "stablehlo.multiply"(%9, %arg0) : (tensor<16x10xbf16>, tensor<16x10xbf16>) -> tensor<16x10xbf16>
    %11 = "stablehlo.add"(%arg2, %10) : (tensor<16x10xbf16>, tensor<16x10xbf16>) -> tensor<16x10xbf16>
    "func.return"(%11) : (tensor<16x10xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
