"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<9xi32>, tensor<9x12xf32>, tensor<9xi32>, tensor<9x12xf32>, tensor<9xi32>, tensor<9x12xf32>, tensor<9xi32>, tensor<9xi32>, tensor<12x5xf32>, tensor<5x12xf32>) -> (tensor<f64>, tensor<9x12xf32>, tensor<f64>, tensor<9x12xf32>, tensor<f64>, tensor<f64>, tensor<12x5xf32>, tensor<5x12xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg25: tensor<9xi32>, %arg26: tensor<9x12xf32>, %arg27: tensor<9xi32>, %arg28: tensor<9x12xf32>, %arg29: tensor<9xi32>, %arg30: tensor<9x12xf32>, %arg31: tensor<9xi32>, %arg32: tensor<9xi32>, %arg33: tensor<12x5xf32>, %arg34: tensor<5x12xf32>):
    %64 = "func.call"(%arg25) <{callee = @_one_hot}> : (tensor<9xi32>) -> tensor<9x12xf64>
    %65:3 = "func.call"(%arg26) <{callee = @log_softmax}> : (tensor<9x12xf32>) -> (tensor<9x12xf32>, tensor<9x12xf32>, tensor<9x1xf32>)
    %66 = "stablehlo.convert"(%65#0) : (tensor<9x12xf32>) -> tensor<9x12xf64>
    %67 = "stablehlo.multiply"(%64, %66) : (tensor<9x12xf64>, tensor<9x12xf64>) -> tensor<9x12xf64>
    %68 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %69 = "stablehlo.reduce"(%67, %68) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg51: tensor<f64>, %arg52: tensor<f64>):
      %173 = "stablehlo.add"(%arg51, %arg52) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%173) : (tensor<f64>) -> ()
    }) : (tensor<9x12xf64>, tensor<f64>) -> tensor<9xf64>
    %70 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %71 = "stablehlo.reduce"(%69, %70) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg49: tensor<f64>, %arg50: tensor<f64>):
      %172 = "stablehlo.add"(%arg49, %arg50) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%172) : (tensor<f64>) -> ()
    }) : (tensor<9xf64>, tensor<f64>) -> tensor<f64>
    %72 = "stablehlo.constant"() <{value = dense<9.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %73 = "stablehlo.divide"(%71, %72) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %74 = "stablehlo.negate"(%73) : (tensor<f64>) -> tensor<f64>
    %75 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %76 = "stablehlo.negate"(%75) : (tensor<f64>) -> tensor<f64>
    %77 = "stablehlo.constant"() <{value = dense<9.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %78 = "stablehlo.divide"(%76, %77) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<9xf64>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xf64>) -> tensor<9x12xf64>
    %81 = "stablehlo.multiply"(%64, %80) : (tensor<9x12xf64>, tensor<9x12xf64>) -> tensor<9x12xf64>
    %82 = "stablehlo.convert"(%81) : (tensor<9x12xf64>) -> tensor<9x12xf32>
    %83 = "func.call"(%65#1, %65#2, %82) <{callee = @log_softmax_0}> : (tensor<9x12xf32>, tensor<9x1xf32>, tensor<9x12xf32>) -> tensor<9x12xf32>
    %84 = "func.call"(%arg27) <{callee = @_one_hot}> : (tensor<9xi32>) -> tensor<9x12xf64>
    %85 = "stablehlo.constant"() <{value = dense<9.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<9x12xf64>
    %87 = "stablehlo.multiply"(%84, %86) : (tensor<9x12xf64>, tensor<9x12xf64>) -> tensor<9x12xf64>
    %88 = "stablehlo.constant"() <{value = dense<0.0083333333333333332> : tensor<f64>}> : () -> tensor<f64>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<9x12xf64>
    %90 = "stablehlo.add"(%87, %89) : (tensor<9x12xf64>, tensor<9x12xf64>) -> tensor<9x12xf64>
    %91:3 = "func.call"(%arg28) <{callee = @log_softmax}> : (tensor<9x12xf32>) -> (tensor<9x12xf32>, tensor<9x12xf32>, tensor<9x1xf32>)
    %92 = "stablehlo.convert"(%91#0) : (tensor<9x12xf32>) -> tensor<9x12xf64>
    %93 = "stablehlo.multiply"(%90, %92) : (tensor<9x12xf64>, tensor<9x12xf64>) -> tensor<9x12xf64>
    %94 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %95 = "stablehlo.reduce"(%93, %94) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg47: tensor<f64>, %arg48: tensor<f64>):
      %171 = "stablehlo.add"(%arg47, %arg48) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%171) : (tensor<f64>) -> ()
    }) : (tensor<9x12xf64>, tensor<f64>) -> tensor<9xf64>
    %96 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %97 = "stablehlo.reduce"(%95, %96) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg45: tensor<f64>, %arg46: tensor<f64>):
      %170 = "stablehlo.add"(%arg45, %arg46) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%170) : (tensor<f64>) -> ()
    }) : (tensor<9xf64>, tensor<f64>) -> tensor<f64>
    %98 = "stablehlo.constant"() <{value = dense<9.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %99 = "stablehlo.divide"(%97, %98) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %100 = "stablehlo.negate"(%99) : (tensor<f64>) -> tensor<f64>
    %101 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %102 = "stablehlo.negate"(%101) : (tensor<f64>) -> tensor<f64>
    %103 = "stablehlo.constant"() <{value = dense<9.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %104 = "stablehlo.divide"(%102, %103) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<9xf64>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xf64>) -> tensor<9x12xf64>
    %107 = "stablehlo.multiply"(%90, %106) : (tensor<9x12xf64>, tensor<9x12xf64>) -> tensor<9x12xf64>
    %108 = "stablehlo.convert"(%107) : (tensor<9x12xf64>) -> tensor<9x12xf32>
    %109 = "func.call"(%91#1, %91#2, %108) <{callee = @log_softmax_0}> : (tensor<9x12xf32>, tensor<9x1xf32>, tensor<9x12xf32>) -> tensor<9x12xf32>
    %110 = "func.call"(%arg29) <{callee = @_one_hot}> : (tensor<9xi32>) -> tensor<9x12xf64>
    %111 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %112 = "stablehlo.reduce"(%arg30, %111) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>):
      %169 = "stablehlo.maximum"(%arg43, %arg44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%169) : (tensor<f32>) -> ()
    }) : (tensor<9x12xf32>, tensor<f32>) -> tensor<9xf32>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xf32>) -> tensor<9x1xf32>
    %114 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<9x1xf32>) -> tensor<9x12xf32>
    %115 = "stablehlo.compare"(%arg30, %114) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9x12xf32>, tensor<9x12xf32>) -> tensor<9x12xi1>
    %116 = "stablehlo.convert"(%115) : (tensor<9x12xi1>) -> tensor<9x12xf64>
    %117 = "stablehlo.multiply"(%110, %116) : (tensor<9x12xf64>, tensor<9x12xf64>) -> tensor<9x12xf64>
    %118 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %119 = "stablehlo.reduce"(%117, %118) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg41: tensor<f64>, %arg42: tensor<f64>):
      %168 = "stablehlo.add"(%arg41, %arg42) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%168) : (tensor<f64>) -> ()
    }) : (tensor<9x12xf64>, tensor<f64>) -> tensor<9xf64>
    %120 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %121 = "stablehlo.reduce"(%119, %120) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg39: tensor<f64>, %arg40: tensor<f64>):
      %167 = "stablehlo.add"(%arg39, %arg40) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%167) : (tensor<f64>) -> ()
    }) : (tensor<9xf64>, tensor<f64>) -> tensor<f64>
    %122 = "stablehlo.constant"() <{value = dense<9.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %123 = "stablehlo.divide"(%121, %122) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %124 = "func.call"(%arg31) <{callee = @_one_hot}> : (tensor<9xi32>) -> tensor<9x12xf64>
    %125 = "stablehlo.convert"(%124) : (tensor<9x12xf64>) -> tensor<9x12xf64>
    %126 = "stablehlo.convert"(%arg33) : (tensor<12x5xf32>) -> tensor<12x5xf64>
    %127 = "stablehlo.dot_general"(%125, %126) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<9x12xf64>, tensor<12x5xf64>) -> tensor<9x5xf64>
    %128 = "stablehlo.tanh"(%127) : (tensor<9x5xf64>) -> tensor<9x5xf64>
    %129 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<9x5xf64>
    %131 = "stablehlo.subtract"(%130, %128) : (tensor<9x5xf64>, tensor<9x5xf64>) -> tensor<9x5xf64>
    %132 = "stablehlo.convert"(%128) : (tensor<9x5xf64>) -> tensor<9x5xf64>
    %133 = "stablehlo.convert"(%arg34) : (tensor<5x12xf32>) -> tensor<5x12xf64>
    %134 = "stablehlo.dot_general"(%132, %133) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<9x5xf64>, tensor<5x12xf64>) -> tensor<9x12xf64>
    %135 = "func.call"(%arg32) <{callee = @_one_hot}> : (tensor<9xi32>) -> tensor<9x12xf64>
    %136:3 = "func.call"(%134) <{callee = @log_softmax_1}> : (tensor<9x12xf64>) -> (tensor<9x12xf64>, tensor<9x12xf64>, tensor<9x1xf64>)
    %137 = "stablehlo.multiply"(%135, %136#0) : (tensor<9x12xf64>, tensor<9x12xf64>) -> tensor<9x12xf64>
    %138 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %139 = "stablehlo.reduce"(%137, %138) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg37: tensor<f64>, %arg38: tensor<f64>):
      %166 = "stablehlo.add"(%arg37, %arg38) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%166) : (tensor<f64>) -> ()
    }) : (tensor<9x12xf64>, tensor<f64>) -> tensor<9xf64>
    %140 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %141 = "stablehlo.reduce"(%139, %140) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg35: tensor<f64>, %arg36: tensor<f64>):
      %165 = "stablehlo.add"(%arg35, %arg36) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%165) : (tensor<f64>) -> ()
    }) : (tensor<9xf64>, tensor<f64>) -> tensor<f64>
    %142 = "stablehlo.constant"() <{value = dense<9.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %143 = "stablehlo.divide"(%141, %142) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %144 = "stablehlo.negate"(%143) : (tensor<f64>) -> tensor<f64>
    %145 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %146 = "stablehlo.negate"(%145) : (tensor<f64>) -> tensor<f64>
    %147 = "stablehlo.constant"() <{value = dense<9.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %148 = "stablehlo.divide"(%146, %147) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %149 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<9xf64>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xf64>) -> tensor<9x12xf64>
    %151 = "stablehlo.multiply"(%135, %150) : (tensor<9x12xf64>, tensor<9x12xf64>) -> tensor<9x12xf64>
    %152 = "func.call"(%136#1, %136#2, %151) <{callee = @log_softmax_2}> : (tensor<9x12xf64>, tensor<9x1xf64>, tensor<9x12xf64>) -> tensor<9x12xf64>
    %153 = "stablehlo.dot_general"(%152, %128) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<9x12xf64>, tensor<9x5xf64>) -> tensor<12x5xf64>
    %154 = "stablehlo.transpose"(%153) <{permutation = array<i64: 1, 0>}> : (tensor<12x5xf64>) -> tensor<5x12xf64>
    %155 = "stablehlo.convert"(%154) : (tensor<5x12xf64>) -> tensor<5x12xf32>
    %156 = "stablehlo.convert"(%152) : (tensor<9x12xf64>) -> tensor<9x12xf64>
    %157 = "stablehlo.convert"(%arg34) : (tensor<5x12xf32>) -> tensor<5x12xf64>
    %158 = "stablehlo.dot_general"(%156, %157) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<9x12xf64>, tensor<5x12xf64>) -> tensor<9x5xf64>
    %159 = "stablehlo.multiply"(%158, %131) : (tensor<9x5xf64>, tensor<9x5xf64>) -> tensor<9x5xf64>
    %160 = "stablehlo.multiply"(%159, %128) : (tensor<9x5xf64>, tensor<9x5xf64>) -> tensor<9x5xf64>
    %161 = "stablehlo.add"(%159, %160) : (tensor<9x5xf64>, tensor<9x5xf64>) -> tensor<9x5xf64>
    %162 = "stablehlo.dot_general"(%161, %124) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<9x5xf64>, tensor<9x12xf64>) -> tensor<5x12xf64>
    %163 = "stablehlo.transpose"(%162) <{permutation = array<i64: 1, 0>}> : (tensor<5x12xf64>) -> tensor<12x5xf64>
    %164 = "stablehlo.convert"(%163) : (tensor<12x5xf64>) -> tensor<12x5xf32>
    "func.return"(%74, %83, %100, %109, %123, %144, %164, %155) : (tensor<f64>, tensor<9x12xf32>, tensor<f64>, tensor<9x12xf32>, tensor<f64>, tensor<f64>, tensor<12x5xf32>, tensor<5x12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<9xi32>) -> tensor<9x12xf64>, res_attrs = [{}], sym_name = "_one_hot", sym_visibility = "private"}> ({
  ^bb0(%arg24: tensor<9xi32>):
    %58 = "stablehlo.broadcast_in_dim"(%arg24) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xi32>) -> tensor<9x1xi32>
    %59 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x12xi32>
    %60 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<9x1xi32>) -> tensor<9x12xi32>
    %61 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x12xi32>) -> tensor<9x12xi32>
    %62 = "stablehlo.compare"(%60, %61) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9x12xi32>, tensor<9x12xi32>) -> tensor<9x12xi1>
    %63 = "stablehlo.convert"(%62) : (tensor<9x12xi1>) -> tensor<9x12xf64>
    "func.return"(%63) : (tensor<9x12xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<9x12xf32>) -> (tensor<9x12xf32>, tensor<9x12xf32>, tensor<9x1xf32>), res_attrs = [{}, {}, {}], sym_name = "log_softmax", sym_visibility = "private"}> ({
  ^bb0(%arg19: tensor<9x12xf32>):
    %41 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.reduce"(%arg19, %41) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %57 = "stablehlo.maximum"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%57) : (tensor<f32>) -> ()
    }) : (tensor<9x12xf32>, tensor<f32>) -> tensor<9xf32>
    %43 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %45 = "stablehlo.maximum"(%44, %42) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xf32>) -> tensor<9x1xf32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<9x1xf32>) -> tensor<9x12xf32>
    %48 = "stablehlo.subtract"(%arg19, %47) : (tensor<9x12xf32>, tensor<9x12xf32>) -> tensor<9x12xf32>
    %49 = "stablehlo.exponential"(%48) : (tensor<9x12xf32>) -> tensor<9x12xf32>
    %50 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.reduce"(%49, %50) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      %56 = "stablehlo.add"(%arg20, %arg21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%56) : (tensor<f32>) -> ()
    }) : (tensor<9x12xf32>, tensor<f32>) -> tensor<9xf32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xf32>) -> tensor<9x1xf32>
    %53 = "stablehlo.log"(%52) : (tensor<9x1xf32>) -> tensor<9x1xf32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<9x1xf32>) -> tensor<9x12xf32>
    %55 = "stablehlo.subtract"(%48, %54) : (tensor<9x12xf32>, tensor<9x12xf32>) -> tensor<9x12xf32>
    "func.return"(%55, %49, %52) : (tensor<9x12xf32>, tensor<9x12xf32>, tensor<9x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<9x12xf32>, tensor<9x1xf32>, tensor<9x12xf32>) -> tensor<9x12xf32>, res_attrs = [{}], sym_name = "log_softmax_0", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<9x12xf32>, %arg13: tensor<9x1xf32>, %arg14: tensor<9x12xf32>):
    %29 = "stablehlo.negate"(%arg14) : (tensor<9x12xf32>) -> tensor<9x12xf32>
    %30 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %40 = "stablehlo.add"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%40) : (tensor<f32>) -> ()
    }) : (tensor<9x12xf32>, tensor<f32>) -> tensor<9xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<9xf32>) -> tensor<9x1xf32>
    %33 = "stablehlo.divide"(%32, %arg13) : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.reduce"(%33, %34) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %39 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%39) : (tensor<f32>) -> ()
    }) : (tensor<9x1xf32>, tensor<f32>) -> tensor<9xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xf32>) -> tensor<9x12xf32>
    %37 = "stablehlo.multiply"(%36, %arg12) : (tensor<9x12xf32>, tensor<9x12xf32>) -> tensor<9x12xf32>
    %38 = "stablehlo.add"(%arg14, %37) : (tensor<9x12xf32>, tensor<9x12xf32>) -> tensor<9x12xf32>
    "func.return"(%38) : (tensor<9x12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<9x12xf64>) -> (tensor<9x12xf64>, tensor<9x12xf64>, tensor<9x1xf64>), res_attrs = [{}, {}, {}], sym_name = "log_softmax_1", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<9x12xf64>):
    %12 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %13 = "stablehlo.reduce"(%arg7, %12) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg10: tensor<f64>, %arg11: tensor<f64>):
      %28 = "stablehlo.maximum"(%arg10, %arg11) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%28) : (tensor<f64>) -> ()
    }) : (tensor<9x12xf64>, tensor<f64>) -> tensor<9xf64>
    %14 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<9xf64>
    %16 = "stablehlo.maximum"(%15, %13) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xf64>) -> tensor<9x1xf64>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<9x1xf64>) -> tensor<9x12xf64>
    %19 = "stablehlo.subtract"(%arg7, %18) : (tensor<9x12xf64>, tensor<9x12xf64>) -> tensor<9x12xf64>
    %20 = "stablehlo.exponential"(%19) : (tensor<9x12xf64>) -> tensor<9x12xf64>
    %21 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %22 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg8: tensor<f64>, %arg9: tensor<f64>):
      %27 = "stablehlo.add"(%arg8, %arg9) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%27) : (tensor<f64>) -> ()
    }) : (tensor<9x12xf64>, tensor<f64>) -> tensor<9xf64>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xf64>) -> tensor<9x1xf64>
    %24 = "stablehlo.log"(%23) : (tensor<9x1xf64>) -> tensor<9x1xf64>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<9x1xf64>) -> tensor<9x12xf64>
    %26 = "stablehlo.subtract"(%19, %25) : (tensor<9x12xf64>, tensor<9x12xf64>) -> tensor<9x12xf64>
    "func.return"(%26, %20, %23) : (tensor<9x12xf64>, tensor<9x12xf64>, tensor<9x1xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<9x12xf64>, tensor<9x1xf64>, tensor<9x12xf64>) -> tensor<9x12xf64>, res_attrs = [{}], sym_name = "log_softmax_2", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<9x12xf64>, %arg1: tensor<9x1xf64>, %arg2: tensor<9x12xf64>):
    %0 = "stablehlo.negate"(%arg2) : (tensor<9x12xf64>) -> tensor<9x12xf64>
    %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg5: tensor<f64>, %arg6: tensor<f64>):
      %11 = "stablehlo.add"(%arg5, %arg6) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%11) : (tensor<f64>) -> ()
    }) : (tensor<9x12xf64>, tensor<f64>) -> tensor<9xf64>
    %3 = "stablehlo.reshape"(%2) : (tensor<9xf64>) -> tensor<9x1xf64>
    %4 = "stablehlo.divide"(%3, %arg1) : (tensor<9x1xf64>, tensor<9x1xf64>) -> tensor<9x1xf64>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %6 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<f64>, %arg4: tensor<f64>):
      %10 = "stablehlo.add"(%arg3, %arg4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%10) : (tensor<f64>) -> ()
    }) : (tensor<9x1xf64>, tensor<f64>) -> tensor<9xf64>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xf64>) -> tensor<9x12xf64>
    %8 = "stablehlo.multiply"(%7, %arg0) : (tensor<9x12xf64>, tensor<9x12xf64>) -> tensor<9x12xf64>
    %9 = "stablehlo.add"(%arg2, %8) : (tensor<9x12xf64>, tensor<9x12xf64>) -> tensor<9x12xf64>
    "func.return"(%9) : (tensor<9x12xf64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
