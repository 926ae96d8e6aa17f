"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<f32>, tensor<64x6xi32>, tensor<f32>, tensor<64x1xi32>) -> (tensor<6xf32>, tensor<6xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<f32>, %arg7: tensor<64x6xi32>, %arg8: tensor<f32>, %arg9: tensor<64x1xi32>):
    %10 = "stablehlo.multiply"(%arg6, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.multiply"(%10, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %13 = "stablehlo.dot_general"(%12, %11) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %14 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %16 = "func.call"(%13, %14, %15) <{callee = @clip}> : (tensor<6xf32>, tensor<i32>, tensor<i32>) -> tensor<6xf32>
    %17 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %19 = "func.call"(%11, %17, %18) <{callee = @clip_0}> : (tensor<f32>, tensor<i32>, tensor<i32>) -> tensor<f32>
    %20 = "stablehlo.multiply"(%19, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %22 = "stablehlo.add"(%16, %21) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %23 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x1x6x6xf32>
    %24 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %25 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.reduce"(%22, %25) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      %153 = "stablehlo.maximum"(%arg28, %arg29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%153) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.reshape"(%26) : (tensor<f32>) -> tensor<1xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<6xf32>
    %29 = "stablehlo.compare"(%22, %28) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %30 = "stablehlo.convert"(%29) : (tensor<6xi1>) -> tensor<6xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.reduce"(%30, %31) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg26: tensor<f32>, %arg27: tensor<f32>):
      %152 = "stablehlo.add"(%arg26, %arg27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%152) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.multiply"(%24, %30) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.reduce"(%33, %34) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      %151 = "stablehlo.add"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%151) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.divide"(%35, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.maximum"(%37, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.compare"(%26, %38) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %40 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.select"(%39, %41, %40) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %43 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.compare"(%43, %38) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %45 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.select"(%44, %46, %45) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %48 = "stablehlo.divide"(%42, %47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %49 = "stablehlo.multiply"(%36, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %51 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %52 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<6xf32>
    %53 = "stablehlo.subtract"(%22, %52) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %54 = "stablehlo.exponential"(%53) : (tensor<6xf32>) -> tensor<6xf32>
    %55 = "stablehlo.multiply"(%24, %54) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %56 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.reduce"(%54, %56) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %150 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%150) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %58 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.reduce"(%55, %58) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      %149 = "stablehlo.add"(%arg20, %arg21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%149) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %61 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %62 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<6xf32>
    %63 = "stablehlo.divide"(%54, %62) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %64 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<6xf32>
    %65 = "stablehlo.divide"(%55, %64) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %66 = "stablehlo.negate"(%61) : (tensor<1xf32>) -> tensor<1xf32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<6xf32>
    %68 = "stablehlo.multiply"(%67, %54) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %69 = "stablehlo.multiply"(%60, %60) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %70 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %72 = "stablehlo.divide"(%71, %69) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<6xf32>
    %74 = "stablehlo.multiply"(%68, %73) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %75 = "stablehlo.add"(%65, %74) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %76 = "stablehlo.minimum"(%16, %22) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %77 = "stablehlo.multiply"(%arg6, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %78 = "stablehlo.multiply"(%77, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %79 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %80 = "stablehlo.dot_general"(%79, %78) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %81 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %82 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %83 = "func.call"(%80, %81, %82) <{callee = @clip}> : (tensor<6xf32>, tensor<i32>, tensor<i32>) -> tensor<6xf32>
    %84 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %85 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %86 = "func.call"(%78, %84, %85) <{callee = @clip_0}> : (tensor<f32>, tensor<i32>, tensor<i32>) -> tensor<f32>
    %87 = "stablehlo.multiply"(%86, %86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %89 = "stablehlo.add"(%83, %88) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %90 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x1x6x6xf32>
    %91 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %92 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %93 = "stablehlo.reduce"(%89, %92) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %148 = "stablehlo.maximum"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%148) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %94 = "stablehlo.reshape"(%93) : (tensor<f32>) -> tensor<1xf32>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<6xf32>
    %96 = "stablehlo.compare"(%89, %95) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %97 = "stablehlo.convert"(%96) : (tensor<6xi1>) -> tensor<6xf32>
    %98 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.reduce"(%97, %98) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %147 = "stablehlo.add"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%147) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %100 = "stablehlo.multiply"(%91, %97) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %101 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.reduce"(%100, %101) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %146 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%146) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %103 = "stablehlo.divide"(%102, %99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %104 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.maximum"(%104, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %106 = "stablehlo.compare"(%93, %105) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %107 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %108 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %109 = "stablehlo.select"(%106, %108, %107) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %110 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %111 = "stablehlo.compare"(%110, %105) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %112 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %113 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.select"(%111, %113, %112) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %115 = "stablehlo.divide"(%109, %114) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %116 = "stablehlo.multiply"(%103, %115) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %117 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %118 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %119 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<6xf32>
    %120 = "stablehlo.subtract"(%89, %119) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %121 = "stablehlo.exponential"(%120) : (tensor<6xf32>) -> tensor<6xf32>
    %122 = "stablehlo.multiply"(%91, %121) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %123 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %124 = "stablehlo.reduce"(%121, %123) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %145 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%145) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %125 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %126 = "stablehlo.reduce"(%122, %125) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %144 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%144) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %127 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %128 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %129 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<6xf32>
    %130 = "stablehlo.divide"(%121, %129) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %131 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<6xf32>
    %132 = "stablehlo.divide"(%122, %131) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %133 = "stablehlo.negate"(%128) : (tensor<1xf32>) -> tensor<1xf32>
    %134 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<6xf32>
    %135 = "stablehlo.multiply"(%134, %121) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %136 = "stablehlo.multiply"(%127, %127) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %137 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %138 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %139 = "stablehlo.divide"(%138, %136) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<6xf32>
    %141 = "stablehlo.multiply"(%135, %140) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %142 = "stablehlo.add"(%132, %141) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %143 = "stablehlo.minimum"(%83, %89) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    "func.return"(%22, %143) : (tensor<6xf32>, tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6xf32>, tensor<i32>, tensor<i32>) -> tensor<6xf32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<6xf32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
    %4 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %6 = "stablehlo.maximum"(%5, %arg3) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %7 = "stablehlo.convert"(%arg5) : (tensor<i32>) -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %9 = "stablehlo.minimum"(%8, %6) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    "func.return"(%9) : (tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<f32>, tensor<i32>, tensor<i32>) -> tensor<f32>, res_attrs = [{}], sym_name = "clip_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<f32>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.maximum"(%0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f32>
    %3 = "stablehlo.minimum"(%2, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%3) : (tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
