"builtin.module"() <{sym_name = "jit_step"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {}, {tf.aliasing_output = 2 : i32}, {tf.aliasing_output = 3 : i32}], function_type = (tensor<4xf32>, tensor<4x4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<4xf32>, %arg15: tensor<4x4xf32>, %arg16: tensor<4xi32>, %arg17: tensor<4xf32>, %arg18: tensor<4x4xf32>):
    %64 = "stablehlo.sign"(%arg15) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %65 = "stablehlo.reshape"(%arg15) : (tensor<4x4xf32>) -> tensor<16xf32>
    %66 = "stablehlo.concatenate"(%65, %65, %65) <{dimension = 0 : i64}> : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<48xf32>
    %67 = "stablehlo.reshape"(%66) : (tensor<48xf32>) -> tensor<4x3x4xf32>
    %68 = "stablehlo.reshape"(%64) : (tensor<4x4xf32>) -> tensor<16xf32>
    %69 = "stablehlo.slice"(%68) <{limit_indices = array<i64: 12>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<16xf32>) -> tensor<12xf32>
    %70 = "stablehlo.reshape"(%69) : (tensor<12xf32>) -> tensor<4x3xf32>
    %71 = "stablehlo.dot_general"(%67, %70) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x3x4xf32>, tensor<4x3xf32>) -> tensor<4x4xf32>
    %72 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %73 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %74:3 = "func.call"(%71, %72, %73) <{callee = @clip}> : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>)
    %75 = "stablehlo.convert"(%arg16) : (tensor<4xi32>) -> tensor<4xi16>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xi16>) -> tensor<3x4xi16>
    %77:2 = "func.call"(%74#0, %76) <{callee = @take_along_axis}> : (tensor<4x4xf32>, tensor<3x4xi16>) -> (tensor<3x4xf32>, tensor<3x4x1xi32>)
    %78 = "stablehlo.tanh"(%77#0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %79 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %81 = "stablehlo.subtract"(%80, %78) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %82 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %84 = "stablehlo.multiply"(%78, %83) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %85 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %86 = "stablehlo.reduce"(%84, %85) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg25: tensor<f32>, %arg26: tensor<f32>):
      %166 = "stablehlo.add"(%arg25, %arg26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%166) : (tensor<f32>) -> ()
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %87 = "stablehlo.constant"() <{value = dense<1.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %88 = "stablehlo.divide"(%86, %87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %89 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %91 = "stablehlo.multiply"(%arg14, %90) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %92 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %93 = "stablehlo.reduce"(%91, %92) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg23: tensor<f32>, %arg24: tensor<f32>):
      %165 = "stablehlo.add"(%arg23, %arg24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%165) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %94 = "stablehlo.add"(%93, %88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %95 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %97 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %99 = "stablehlo.multiply"(%96, %98) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %100 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %101 = "stablehlo.constant"() <{value = dense<1.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.divide"(%100, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %104 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %106 = "stablehlo.multiply"(%103, %105) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %107 = "stablehlo.multiply"(%106, %81) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %108 = "stablehlo.multiply"(%107, %78) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %109 = "stablehlo.add"(%107, %108) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %110 = "func.call"(%77#1, %109) <{callee = @take_along_axis_0}> : (tensor<3x4x1xi32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %111 = "func.call"(%74#1, %74#2, %110) <{callee = @clip_1}> : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %112 = "stablehlo.dot_general"(%111, %70) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x4x3xf32>
    %113 = "stablehlo.transpose"(%112) <{permutation = array<i64: 0, 2, 1>}> : (tensor<4x4x3xf32>) -> tensor<4x3x4xf32>
    %114 = "stablehlo.reshape"(%113) : (tensor<4x3x4xf32>) -> tensor<48xf32>
    %115 = "stablehlo.slice"(%114) <{limit_indices = array<i64: 16>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<48xf32>) -> tensor<16xf32>
    %116 = "stablehlo.slice"(%114) <{limit_indices = array<i64: 32>, start_indices = array<i64: 16>, strides = array<i64: 1>}> : (tensor<48xf32>) -> tensor<16xf32>
    %117 = "stablehlo.slice"(%114) <{limit_indices = array<i64: 48>, start_indices = array<i64: 32>, strides = array<i64: 1>}> : (tensor<48xf32>) -> tensor<16xf32>
    %118 = "stablehlo.add"(%115, %116) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %119 = "stablehlo.add"(%118, %117) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %120 = "stablehlo.reshape"(%119) : (tensor<16xf32>) -> tensor<4x4xf32>
    %121 = "chlo.square"(%99) : (tensor<4xf32>) -> tensor<4xf32>
    %122 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.reduce"(%121, %122) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      %164 = "stablehlo.add"(%arg21, %arg22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%164) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %124 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %125 = "stablehlo.add"(%124, %123) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %126 = "chlo.square"(%120) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %127 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %128 = "stablehlo.reduce"(%126, %127) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %163 = "stablehlo.add"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%163) : (tensor<f32>) -> ()
    }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %129 = "stablehlo.add"(%125, %128) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %130 = "stablehlo.sqrt"(%129) : (tensor<f32>) -> tensor<f32>
    %131 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %132 = "stablehlo.add"(%130, %131) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %133 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %134 = "stablehlo.divide"(%133, %132) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %135 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %136 = "stablehlo.minimum"(%135, %134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %138 = "stablehlo.multiply"(%99, %137) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %139 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %140 = "stablehlo.add"(%130, %139) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %141 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %142 = "stablehlo.divide"(%141, %140) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %143 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %144 = "stablehlo.minimum"(%143, %142) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %146 = "stablehlo.multiply"(%120, %145) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %147 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %149 = "stablehlo.multiply"(%148, %arg17) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %150 = "stablehlo.add"(%149, %138) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %151 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %153 = "stablehlo.multiply"(%152, %arg18) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %154 = "stablehlo.add"(%153, %146) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %155 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %156 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %157 = "stablehlo.multiply"(%156, %150) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %158 = "stablehlo.subtract"(%arg14, %157) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %159 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %160 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %161 = "stablehlo.multiply"(%160, %154) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %162 = "stablehlo.subtract"(%arg15, %161) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%158, %162, %150, %154, %94) : (tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>), res_attrs = [{}, {}, {}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<4x4xf32>, %arg12: tensor<i32>, %arg13: tensor<i32>):
    %30 = "stablehlo.convert"(%arg12) : (tensor<i32>) -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %32 = "stablehlo.maximum"(%31, %arg11) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %33 = "stablehlo.compare"(%arg11, %32) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
    %34 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %36 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %38 = "stablehlo.select"(%33, %35, %37) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %39 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %40 = "stablehlo.compare"(%39, %32) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
    %41 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %43 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %45 = "stablehlo.select"(%40, %42, %44) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %46 = "stablehlo.divide"(%38, %45) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %47 = "stablehlo.convert"(%arg13) : (tensor<i32>) -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %49 = "stablehlo.minimum"(%48, %32) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %50 = "stablehlo.compare"(%32, %49) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
    %51 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %53 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %55 = "stablehlo.select"(%50, %52, %54) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %56 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %57 = "stablehlo.compare"(%56, %49) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
    %58 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %60 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %62 = "stablehlo.select"(%57, %59, %61) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %63 = "stablehlo.divide"(%55, %62) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%49, %46, %63) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x4xf32>, tensor<3x4xi16>) -> (tensor<3x4xf32>, tensor<3x4x1xi32>), res_attrs = [{}, {}], sym_name = "take_along_axis", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<4x4xf32>, %arg8: tensor<3x4xi16>):
    %6 = "stablehlo.convert"(%arg8) : (tensor<3x4xi16>) -> tensor<3x4xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x4xi32>
    %9 = "stablehlo.compare"(%6, %8) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %10 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x4xi32>
    %12 = "stablehlo.add"(%6, %11) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %13 = "stablehlo.select"(%9, %12, %6) : (tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %14 = "stablehlo.reshape"(%13) : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
    %15 = "stablehlo.constant"() <{value = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x4x1xi32>
    %18 = "stablehlo.compare"(%14, %17) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x1xi1>
    %19 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi32>) -> tensor<3x4x1xi32>
    %21 = "stablehlo.compare"(%14, %20) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x1xi1>
    %22 = "stablehlo.and"(%18, %21) : (tensor<3x4x1xi1>, tensor<3x4x1xi1>) -> tensor<3x4x1xi1>
    %23 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %24 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg9: tensor<i1>, %arg10: tensor<i1>):
      %29 = "stablehlo.and"(%arg9, %arg10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%29) : (tensor<i1>) -> ()
    }) : (tensor<3x4x1xi1>, tensor<i1>) -> tensor<3x4xi1>
    %25 = "stablehlo.gather"(%arg7, %14) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<3x4x1xi32>) -> tensor<3x4xf32>
    %26 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %28 = "stablehlo.select"(%24, %25, %27) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    "func.return"(%28, %14) : (tensor<3x4xf32>, tensor<3x4x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x4x1xi32>, tensor<3x4xf32>) -> tensor<4x4xf32>, res_attrs = [{}], sym_name = "take_along_axis_0", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<3x4x1xi32>, %arg4: tensor<3x4xf32>):
    %2 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %4 = "stablehlo.scatter"(%3, %arg3, %arg4) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %5 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<4x4xf32>, tensor<3x4x1xi32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    "func.return"(%4) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>, res_attrs = [{}], sym_name = "clip_1", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32>):
    %0 = "stablehlo.multiply"(%arg2, %arg1) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = "stablehlo.multiply"(%0, %arg0) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%1) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
