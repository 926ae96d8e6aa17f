"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = (tensor<bf16>, tensor<4x4xi32>, tensor<6x4xui16>, tensor<4xi1>, tensor<6xbf16>, tensor<6x4x4x6xui16>) -> (tensor<6x4xf32>, tensor<6x6xbf16>, tensor<4xi1>, tensor<6x4xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<bf16>, %arg10: tensor<4x4xi32>, %arg11: tensor<6x4xui16>, %arg12: tensor<4xi1>, %arg13: tensor<6xbf16>, %arg14: tensor<6x4x4x6xui16>):
    %18 = "stablehlo.convert"(%arg11) : (tensor<6x4xui16>) -> tensor<6x4xui32>
    %19 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %20 = "stablehlo.reduce"(%18, %19) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg25: tensor<ui32>, %arg26: tensor<ui32>):
      %143 = "stablehlo.multiply"(%arg25, %arg26) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%143) : (tensor<ui32>) -> ()
    }) : (tensor<6x4xui32>, tensor<ui32>) -> tensor<4xui32>
    %21 = "stablehlo.convert"(%arg13) : (tensor<6xbf16>) -> tensor<6xf32>
    %22 = "stablehlo.concatenate"(%21, %21, %21, %21, %21, %21, %21, %21, %21, %21, %21) <{dimension = 0 : i64}> : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<66xf32>
    %23 = "stablehlo.slice"(%22) <{limit_indices = array<i64: 64>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<66xf32>) -> tensor<64xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<64xf32>) -> tensor<4x16xf32>
    %25 = "stablehlo.convert"(%arg9) : (tensor<bf16>) -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x4xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x4xf32>
    %29 = "stablehlo.dot_general"(%26, %24) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x4xf32>, tensor<4x16xf32>) -> tensor<6x16xf32>
    %30 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %31 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %32 = "func.call"(%29, %30, %31) <{callee = @clip}> : (tensor<6x16xf32>, tensor<i32>, tensor<i32>) -> tensor<6x16xf32>
    %33 = "stablehlo.slice"(%32) <{limit_indices = array<i64: 6, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x16xf32>) -> tensor<6x4xf32>
    %34 = "stablehlo.slice"(%32) <{limit_indices = array<i64: 6, 8>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>}> : (tensor<6x16xf32>) -> tensor<6x4xf32>
    %35 = "stablehlo.slice"(%32) <{limit_indices = array<i64: 6, 12>, start_indices = array<i64: 0, 8>, strides = array<i64: 1, 1>}> : (tensor<6x16xf32>) -> tensor<6x4xf32>
    %36 = "stablehlo.slice"(%32) <{limit_indices = array<i64: 6, 16>, start_indices = array<i64: 0, 12>, strides = array<i64: 1, 1>}> : (tensor<6x16xf32>) -> tensor<6x4xf32>
    %37 = "stablehlo.negate"(%34) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %38 = "stablehlo.exponential"(%37) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %39 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x4xf32>
    %41 = "stablehlo.add"(%40, %38) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %42 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x4xf32>
    %44 = "stablehlo.divide"(%43, %41) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %45 = "stablehlo.multiply"(%44, %28) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %46 = "stablehlo.negate"(%33) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %47 = "stablehlo.exponential"(%46) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %48 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x4xf32>
    %50 = "stablehlo.add"(%49, %47) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %51 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x4xf32>
    %53 = "stablehlo.divide"(%52, %50) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %54 = "stablehlo.tanh"(%35) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %55 = "stablehlo.multiply"(%53, %54) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %56 = "stablehlo.add"(%45, %55) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %57 = "stablehlo.negate"(%36) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %58 = "stablehlo.exponential"(%57) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %59 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x4xf32>
    %61 = "stablehlo.add"(%60, %58) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %62 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x4xf32>
    %64 = "stablehlo.divide"(%63, %61) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %65 = "stablehlo.tanh"(%56) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %66 = "stablehlo.multiply"(%64, %65) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %67 = "stablehlo.dot_general"(%66, %24) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x4xf32>, tensor<4x16xf32>) -> tensor<6x16xf32>
    %68 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %69 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %70 = "func.call"(%67, %68, %69) <{callee = @clip}> : (tensor<6x16xf32>, tensor<i32>, tensor<i32>) -> tensor<6x16xf32>
    %71 = "stablehlo.slice"(%70) <{limit_indices = array<i64: 6, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x16xf32>) -> tensor<6x4xf32>
    %72 = "stablehlo.slice"(%70) <{limit_indices = array<i64: 6, 8>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>}> : (tensor<6x16xf32>) -> tensor<6x4xf32>
    %73 = "stablehlo.slice"(%70) <{limit_indices = array<i64: 6, 12>, start_indices = array<i64: 0, 8>, strides = array<i64: 1, 1>}> : (tensor<6x16xf32>) -> tensor<6x4xf32>
    %74 = "stablehlo.slice"(%70) <{limit_indices = array<i64: 6, 16>, start_indices = array<i64: 0, 12>, strides = array<i64: 1, 1>}> : (tensor<6x16xf32>) -> tensor<6x4xf32>
    %75 = "stablehlo.negate"(%72) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %76 = "stablehlo.exponential"(%75) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %77 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x4xf32>
    %79 = "stablehlo.add"(%78, %76) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %80 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x4xf32>
    %82 = "stablehlo.divide"(%81, %79) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %83 = "stablehlo.multiply"(%82, %56) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %84 = "stablehlo.negate"(%71) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %85 = "stablehlo.exponential"(%84) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %86 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x4xf32>
    %88 = "stablehlo.add"(%87, %85) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %89 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x4xf32>
    %91 = "stablehlo.divide"(%90, %88) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %92 = "stablehlo.tanh"(%73) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %93 = "stablehlo.multiply"(%91, %92) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %94 = "stablehlo.add"(%83, %93) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %95 = "stablehlo.negate"(%74) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %96 = "stablehlo.exponential"(%95) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %97 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x4xf32>
    %99 = "stablehlo.add"(%98, %96) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %100 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x4xf32>
    %102 = "stablehlo.divide"(%101, %99) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %103 = "stablehlo.tanh"(%94) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %104 = "stablehlo.multiply"(%102, %103) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %105 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %106 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %107 = "func.call"(%104, %105, %106) <{callee = @clip_0}> : (tensor<6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<6x4xf32>
    %108 = "stablehlo.exponential"(%107) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %109 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %110 = "stablehlo.reduce"(%108, %109) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg23: tensor<f32>, %arg24: tensor<f32>):
      %142 = "stablehlo.add"(%arg23, %arg24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%142) : (tensor<f32>) -> ()
    }) : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x1xf32>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %113 = "stablehlo.divide"(%108, %112) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %114 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %115 = "stablehlo.reduce"(%113, %114) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      %141 = "stablehlo.add"(%arg21, %arg22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%141) : (tensor<f32>) -> ()
    }) : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<6x4xf32>
    %118 = "stablehlo.divide"(%113, %117) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %119 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %120 = "stablehlo.reduce"(%118, %119) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %140 = "stablehlo.add"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%140) : (tensor<f32>) -> ()
    }) : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x1xf32>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %123 = "stablehlo.divide"(%118, %122) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %124 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %125 = "stablehlo.reduce"(%123, %124) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %139 = "stablehlo.add"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%139) : (tensor<f32>) -> ()
    }) : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<6x4xf32>
    %128 = "stablehlo.divide"(%123, %127) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %129 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<6x4xbf16>
    %130 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<6x6xbf16>
    %131 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %132 = "stablehlo.reduce"(%129, %131) <{dimensions = array<i64: 1, 0>}> ({
    ^bb0(%arg15: tensor<bf16>, %arg16: tensor<bf16>):
      %138 = "stablehlo.add"(%arg15, %arg16) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%138) : (tensor<bf16>) -> ()
    }) : (tensor<6x4xbf16>, tensor<bf16>) -> tensor<bf16>
    %133 = "stablehlo.dot_general"(%132, %130) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<bf16>, tensor<6x6xbf16>) -> tensor<6x6xbf16>
    %134 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %135 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %136 = "func.call"(%133, %134, %135) <{callee = @clip_1}> : (tensor<6x6xbf16>, tensor<i32>, tensor<i32>) -> tensor<6x6xbf16>
    %137 = "stablehlo.xor"(%arg12, %arg12) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    "func.return"(%128, %136, %137, %128) : (tensor<6x4xf32>, tensor<6x6xbf16>, tensor<4xi1>, tensor<6x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6x16xf32>, tensor<i32>, tensor<i32>) -> tensor<6x16xf32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<6x16xf32>, %arg7: tensor<i32>, %arg8: tensor<i32>):
    %12 = "stablehlo.convert"(%arg7) : (tensor<i32>) -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x16xf32>
    %14 = "stablehlo.maximum"(%13, %arg6) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %15 = "stablehlo.convert"(%arg8) : (tensor<i32>) -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x16xf32>
    %17 = "stablehlo.minimum"(%16, %14) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    "func.return"(%17) : (tensor<6x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<6x4xf32>, res_attrs = [{}], sym_name = "clip_0", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<6x4xf32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
    %6 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x4xf32>
    %8 = "stablehlo.maximum"(%7, %arg3) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %9 = "stablehlo.convert"(%arg5) : (tensor<i32>) -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x4xf32>
    %11 = "stablehlo.minimum"(%10, %8) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    "func.return"(%11) : (tensor<6x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6x6xbf16>, tensor<i32>, tensor<i32>) -> tensor<6x6xbf16>, res_attrs = [{}], sym_name = "clip_1", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<6x6xbf16>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<bf16>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<6x6xbf16>
    %2 = "stablehlo.maximum"(%1, %arg0) : (tensor<6x6xbf16>, tensor<6x6xbf16>) -> tensor<6x6xbf16>
    %3 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<bf16>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<6x6xbf16>
    %5 = "stablehlo.minimum"(%4, %2) : (tensor<6x6xbf16>, tensor<6x6xbf16>) -> tensor<6x6xbf16>
    "func.return"(%5) : (tensor<6x6xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
