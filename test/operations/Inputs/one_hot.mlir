"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<3x7xi8>, tensor<12x5xf32>, tensor<3x7xi16>, tensor<12x5xf32>, tensor<3x7xi32>, tensor<12x5xf32>, tensor<3x7xi64>, tensor<12x5xf32>, tensor<3x7xui8>, tensor<12x5xf32>, tensor<3x7xui16>, tensor<12x5xf32>, tensor<3x7xui32>, tensor<12x5xf32>, tensor<3x7xui64>, tensor<12x5xf32>, tensor<9xi32>, tensor<12x5xf16>, tensor<9xi32>, tensor<12x5xbf16>, tensor<9xi32>, tensor<12x5xf64>, tensor<9xi32>, tensor<12x5xi8>, tensor<9xi32>, tensor<12x5xi32>, tensor<9xi32>, tensor<12x5xui16>, tensor<9xi32>, tensor<12x5xf32>, tensor<2x9xi32>, tensor<12x5xf32>, tensor<9xi32>, tensor<12x5xf32>, tensor<9x5xf32>, tensor<9xi32>, tensor<12x5xf32>, tensor<2x9xi32>, tensor<12x5xf32>, tensor<9xi32>, tensor<12x5xf32>, tensor<9x5xf32>, tensor<9xi32>, tensor<12x5xf32>, tensor<9xi32>, tensor<15x5xf32>, tensor<29xui8>, tensor<200x2xf32>, tensor<12x5xf32>, tensor<12x5xf32>, tensor<9xi32>, tensor<9xi32>, tensor<12x4x5xf32>, tensor<40xi32>, tensor<40xi32>, tensor<40xi32>, tensor<9xi32>, tensor<9xf32>, tensor<12x5xf32>, tensor<9xi32>, tensor<9x12xf32>, tensor<9xi32>, tensor<9x12xf32>, tensor<9xi32>, tensor<12x5xf32>) -> (tensor<3x7x5xf64>, tensor<3x7x5xf64>, tensor<3x7x5xf64>, tensor<3x7x5xf64>, tensor<3x7x5xf64>, tensor<3x7x5xf64>, tensor<3x7x5xf64>, tensor<3x7x5xf64>, tensor<9x5xf16>, tensor<9x5xbf16>, tensor<9x5xf64>, tensor<9x5xi8>, tensor<9x5xi32>, tensor<9x5xui16>, tensor<9x5xf32>, tensor<5x9x2xf32>, tensor<12x5xf32>, tensor<9x5xf32>, tensor<5x9x2xf32>, tensor<12x5xf32>, tensor<9x5xf32>, tensor<9x5xf64>, tensor<29x2xf32>, tensor<12x5xf64>, tensor<12x5xf64>, tensor<9x5xf64>, tensor<12x14xi32>, tensor<12xf64>, tensor<9x5xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9x5xf64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg27: tensor<3x7xi8>, %arg28: tensor<12x5xf32>, %arg29: tensor<3x7xi16>, %arg30: tensor<12x5xf32>, %arg31: tensor<3x7xi32>, %arg32: tensor<12x5xf32>, %arg33: tensor<3x7xi64>, %arg34: tensor<12x5xf32>, %arg35: tensor<3x7xui8>, %arg36: tensor<12x5xf32>, %arg37: tensor<3x7xui16>, %arg38: tensor<12x5xf32>, %arg39: tensor<3x7xui32>, %arg40: tensor<12x5xf32>, %arg41: tensor<3x7xui64>, %arg42: tensor<12x5xf32>, %arg43: tensor<9xi32>, %arg44: tensor<12x5xf16>, %arg45: tensor<9xi32>, %arg46: tensor<12x5xbf16>, %arg47: tensor<9xi32>, %arg48: tensor<12x5xf64>, %arg49: tensor<9xi32>, %arg50: tensor<12x5xi8>, %arg51: tensor<9xi32>, %arg52: tensor<12x5xi32>, %arg53: tensor<9xi32>, %arg54: tensor<12x5xui16>, %arg55: tensor<9xi32>, %arg56: tensor<12x5xf32>, %arg57: tensor<2x9xi32>, %arg58: tensor<12x5xf32>, %arg59: tensor<9xi32>, %arg60: tensor<12x5xf32>, %arg61: tensor<9x5xf32>, %arg62: tensor<9xi32>, %arg63: tensor<12x5xf32>, %arg64: tensor<2x9xi32>, %arg65: tensor<12x5xf32>, %arg66: tensor<9xi32>, %arg67: tensor<12x5xf32>, %arg68: tensor<9x5xf32>, %arg69: tensor<9xi32>, %arg70: tensor<12x5xf32>, %arg71: tensor<9xi32>, %arg72: tensor<15x5xf32>, %arg73: tensor<29xui8>, %arg74: tensor<200x2xf32>, %arg75: tensor<12x5xf32>, %arg76: tensor<12x5xf32>, %arg77: tensor<9xi32>, %arg78: tensor<9xi32>, %arg79: tensor<12x4x5xf32>, %arg80: tensor<40xi32>, %arg81: tensor<40xi32>, %arg82: tensor<40xi32>, %arg83: tensor<9xi32>, %arg84: tensor<9xf32>, %arg85: tensor<12x5xf32>, %arg86: tensor<9xi32>, %arg87: tensor<9x12xf32>, %arg88: tensor<9xi32>, %arg89: tensor<9x12xf32>, %arg90: tensor<9xi32>, %arg91: tensor<12x5xf32>):
    %119 = "func.call"(%arg27) <{callee = @_one_hot}> : (tensor<3x7xi8>) -> tensor<3x7x12xf64>
    %120 = "stablehlo.convert"(%119) : (tensor<3x7x12xf64>) -> tensor<3x7x12xf64>
    %121 = "stablehlo.convert"(%arg28) : (tensor<12x5xf32>) -> tensor<12x5xf64>
    %122 = "stablehlo.dot_general"(%120, %121) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x7x12xf64>, tensor<12x5xf64>) -> tensor<3x7x5xf64>
    %123 = "func.call"(%arg29) <{callee = @_one_hot_0}> : (tensor<3x7xi16>) -> tensor<3x7x12xf64>
    %124 = "stablehlo.convert"(%123) : (tensor<3x7x12xf64>) -> tensor<3x7x12xf64>
    %125 = "stablehlo.convert"(%arg30) : (tensor<12x5xf32>) -> tensor<12x5xf64>
    %126 = "stablehlo.dot_general"(%124, %125) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x7x12xf64>, tensor<12x5xf64>) -> tensor<3x7x5xf64>
    %127 = "func.call"(%arg31) <{callee = @_one_hot_1}> : (tensor<3x7xi32>) -> tensor<3x7x12xf64>
    %128 = "stablehlo.convert"(%127) : (tensor<3x7x12xf64>) -> tensor<3x7x12xf64>
    %129 = "stablehlo.convert"(%arg32) : (tensor<12x5xf32>) -> tensor<12x5xf64>
    %130 = "stablehlo.dot_general"(%128, %129) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x7x12xf64>, tensor<12x5xf64>) -> tensor<3x7x5xf64>
    %131 = "func.call"(%arg33) <{callee = @_one_hot_2}> : (tensor<3x7xi64>) -> tensor<3x7x12xf64>
    %132 = "stablehlo.convert"(%131) : (tensor<3x7x12xf64>) -> tensor<3x7x12xf64>
    %133 = "stablehlo.convert"(%arg34) : (tensor<12x5xf32>) -> tensor<12x5xf64>
    %134 = "stablehlo.dot_general"(%132, %133) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x7x12xf64>, tensor<12x5xf64>) -> tensor<3x7x5xf64>
    %135 = "func.call"(%arg35) <{callee = @_one_hot_3}> : (tensor<3x7xui8>) -> tensor<3x7x12xf64>
    %136 = "stablehlo.convert"(%135) : (tensor<3x7x12xf64>) -> tensor<3x7x12xf64>
    %137 = "stablehlo.convert"(%arg36) : (tensor<12x5xf32>) -> tensor<12x5xf64>
    %138 = "stablehlo.dot_general"(%136, %137) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x7x12xf64>, tensor<12x5xf64>) -> tensor<3x7x5xf64>
    %139 = "func.call"(%arg37) <{callee = @_one_hot_4}> : (tensor<3x7xui16>) -> tensor<3x7x12xf64>
    %140 = "stablehlo.convert"(%139) : (tensor<3x7x12xf64>) -> tensor<3x7x12xf64>
    %141 = "stablehlo.convert"(%arg38) : (tensor<12x5xf32>) -> tensor<12x5xf64>
    %142 = "stablehlo.dot_general"(%140, %141) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x7x12xf64>, tensor<12x5xf64>) -> tensor<3x7x5xf64>
    %143 = "func.call"(%arg39) <{callee = @_one_hot_5}> : (tensor<3x7xui32>) -> tensor<3x7x12xf64>
    %144 = "stablehlo.convert"(%143) : (tensor<3x7x12xf64>) -> tensor<3x7x12xf64>
    %145 = "stablehlo.convert"(%arg40) : (tensor<12x5xf32>) -> tensor<12x5xf64>
    %146 = "stablehlo.dot_general"(%144, %145) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x7x12xf64>, tensor<12x5xf64>) -> tensor<3x7x5xf64>
    %147 = "func.call"(%arg41) <{callee = @_one_hot_6}> : (tensor<3x7xui64>) -> tensor<3x7x12xf64>
    %148 = "stablehlo.convert"(%147) : (tensor<3x7x12xf64>) -> tensor<3x7x12xf64>
    %149 = "stablehlo.convert"(%arg42) : (tensor<12x5xf32>) -> tensor<12x5xf64>
    %150 = "stablehlo.dot_general"(%148, %149) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x7x12xf64>, tensor<12x5xf64>) -> tensor<3x7x5xf64>
    %151 = "func.call"(%arg43) <{callee = @_one_hot_7}> : (tensor<9xi32>) -> tensor<9x12xf16>
    %152 = "stablehlo.dot_general"(%151, %arg44) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<9x12xf16>, tensor<12x5xf16>) -> tensor<9x5xf16>
    %153 = "func.call"(%arg45) <{callee = @_one_hot_8}> : (tensor<9xi32>) -> tensor<9x12xbf16>
    %154 = "stablehlo.dot_general"(%153, %arg46) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<9x12xbf16>, tensor<12x5xbf16>) -> tensor<9x5xbf16>
    %155 = "func.call"(%arg47) <{callee = @_one_hot_9}> : (tensor<9xi32>) -> tensor<9x12xf64>
    %156 = "stablehlo.dot_general"(%155, %arg48) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<9x12xf64>, tensor<12x5xf64>) -> tensor<9x5xf64>
    %157 = "func.call"(%arg49) <{callee = @_one_hot_10}> : (tensor<9xi32>) -> tensor<9x12xi8>
    %158 = "stablehlo.dot_general"(%157, %arg50) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<9x12xi8>, tensor<12x5xi8>) -> tensor<9x5xi8>
    %159 = "func.call"(%arg51) <{callee = @_one_hot_11}> : (tensor<9xi32>) -> tensor<9x12xi32>
    %160 = "stablehlo.dot_general"(%159, %arg52) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<9x12xi32>, tensor<12x5xi32>) -> tensor<9x5xi32>
    %161 = "func.call"(%arg53) <{callee = @_one_hot_12}> : (tensor<9xi32>) -> tensor<9x12xui16>
    %162 = "stablehlo.dot_general"(%161, %arg54) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<9x12xui16>, tensor<12x5xui16>) -> tensor<9x5xui16>
    %163 = "stablehlo.broadcast_in_dim"(%arg55) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xi32>) -> tensor<9x1xi32>
    %164 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12xi32>
    %165 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64: 1>}> : (tensor<12xi32>) -> tensor<1x12xi32>
    %166 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<9x1xi32>) -> tensor<9x12xi32>
    %167 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x12xi32>) -> tensor<9x12xi32>
    %168 = "stablehlo.compare"(%166, %167) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9x12xi32>, tensor<9x12xi32>) -> tensor<9x12xi1>
    %169 = "stablehlo.convert"(%168) : (tensor<9x12xi1>) -> tensor<9x12xf32>
    %170 = "stablehlo.dot_general"(%169, %arg56) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<9x12xf32>, tensor<12x5xf32>) -> tensor<9x5xf32>
    %171 = "stablehlo.broadcast_in_dim"(%arg57) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x9xi32>) -> tensor<2x9x1xi32>
    %172 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12xi32>
    %173 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64: 2>}> : (tensor<12xi32>) -> tensor<1x1x12xi32>
    %174 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x9x1xi32>) -> tensor<2x9x12xi32>
    %175 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x12xi32>) -> tensor<2x9x12xi32>
    %176 = "stablehlo.compare"(%174, %175) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x9x12xi32>, tensor<2x9x12xi32>) -> tensor<2x9x12xi1>
    %177 = "stablehlo.convert"(%176) : (tensor<2x9x12xi1>) -> tensor<2x9x12xf32>
    %178 = "stablehlo.dot_general"(%arg58, %177) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<12x5xf32>, tensor<2x9x12xf32>) -> tensor<5x2x9xf32>
    %179 = "stablehlo.transpose"(%178) <{permutation = array<i64: 0, 2, 1>}> : (tensor<5x2x9xf32>) -> tensor<5x9x2xf32>
    %180 = "stablehlo.broadcast_in_dim"(%arg59) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xi32>) -> tensor<9x1xi32>
    %181 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12xi32>
    %182 = "stablehlo.broadcast_in_dim"(%181) <{broadcast_dimensions = array<i64: 1>}> : (tensor<12xi32>) -> tensor<1x12xi32>
    %183 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<9x1xi32>) -> tensor<9x12xi32>
    %184 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x12xi32>) -> tensor<9x12xi32>
    %185 = "stablehlo.compare"(%183, %184) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9x12xi32>, tensor<9x12xi32>) -> tensor<9x12xi1>
    %186 = "stablehlo.convert"(%185) : (tensor<9x12xi1>) -> tensor<9x12xf32>
    %187 = "stablehlo.dot_general"(%186, %arg60) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<9x12xf32>, tensor<12x5xf32>) -> tensor<9x5xf32>
    %188 = "stablehlo.dot_general"(%arg61, %186) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<9x5xf32>, tensor<9x12xf32>) -> tensor<5x12xf32>
    %189 = "stablehlo.transpose"(%188) <{permutation = array<i64: 1, 0>}> : (tensor<5x12xf32>) -> tensor<12x5xf32>
    %190 = "stablehlo.broadcast_in_dim"(%arg62) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xi32>) -> tensor<9x1xi32>
    %191 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12xi32>
    %192 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64: 1>}> : (tensor<12xi32>) -> tensor<1x12xi32>
    %193 = "stablehlo.broadcast_in_dim"(%190) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<9x1xi32>) -> tensor<9x12xi32>
    %194 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x12xi32>) -> tensor<9x12xi32>
    %195 = "stablehlo.compare"(%193, %194) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9x12xi32>, tensor<9x12xi32>) -> tensor<9x12xi1>
    %196 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %197 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %198 = "func.call"(%195, %196, %197) <{callee = @_where}> : (tensor<9x12xi1>, tensor<f32>, tensor<f32>) -> tensor<9x12xf32>
    %199 = "stablehlo.dot_general"(%198, %arg63) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<9x12xf32>, tensor<12x5xf32>) -> tensor<9x5xf32>
    %200 = "stablehlo.broadcast_in_dim"(%arg64) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x9xi32>) -> tensor<2x9x1xi32>
    %201 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12xi32>
    %202 = "stablehlo.broadcast_in_dim"(%201) <{broadcast_dimensions = array<i64: 2>}> : (tensor<12xi32>) -> tensor<1x1x12xi32>
    %203 = "stablehlo.broadcast_in_dim"(%200) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x9x1xi32>) -> tensor<2x9x12xi32>
    %204 = "stablehlo.broadcast_in_dim"(%202) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x12xi32>) -> tensor<2x9x12xi32>
    %205 = "stablehlo.compare"(%203, %204) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x9x12xi32>, tensor<2x9x12xi32>) -> tensor<2x9x12xi1>
    %206 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %207 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %208 = "func.call"(%205, %206, %207) <{callee = @_where_13}> : (tensor<2x9x12xi1>, tensor<f32>, tensor<f32>) -> tensor<2x9x12xf32>
    %209 = "stablehlo.dot_general"(%arg65, %208) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<12x5xf32>, tensor<2x9x12xf32>) -> tensor<5x2x9xf32>
    %210 = "stablehlo.transpose"(%209) <{permutation = array<i64: 0, 2, 1>}> : (tensor<5x2x9xf32>) -> tensor<5x9x2xf32>
    %211 = "stablehlo.broadcast_in_dim"(%arg66) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xi32>) -> tensor<9x1xi32>
    %212 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12xi32>
    %213 = "stablehlo.broadcast_in_dim"(%212) <{broadcast_dimensions = array<i64: 1>}> : (tensor<12xi32>) -> tensor<1x12xi32>
    %214 = "stablehlo.broadcast_in_dim"(%211) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<9x1xi32>) -> tensor<9x12xi32>
    %215 = "stablehlo.broadcast_in_dim"(%213) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x12xi32>) -> tensor<9x12xi32>
    %216 = "stablehlo.compare"(%214, %215) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9x12xi32>, tensor<9x12xi32>) -> tensor<9x12xi1>
    %217 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %218 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %219 = "func.call"(%216, %217, %218) <{callee = @_where}> : (tensor<9x12xi1>, tensor<f32>, tensor<f32>) -> tensor<9x12xf32>
    %220 = "stablehlo.dot_general"(%219, %arg67) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<9x12xf32>, tensor<12x5xf32>) -> tensor<9x5xf32>
    %221 = "stablehlo.dot_general"(%arg68, %219) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<9x5xf32>, tensor<9x12xf32>) -> tensor<5x12xf32>
    %222 = "stablehlo.transpose"(%221) <{permutation = array<i64: 1, 0>}> : (tensor<5x12xf32>) -> tensor<12x5xf32>
    %223 = "stablehlo.broadcast_in_dim"(%arg69) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xi32>) -> tensor<9x1x1xi32>
    %224 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12xi64>
    %225 = "stablehlo.broadcast_in_dim"(%224) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xi64>) -> tensor<12x1xi64>
    %226 = "stablehlo.convert"(%223) : (tensor<9x1x1xi32>) -> tensor<9x1x1xi64>
    %227 = "stablehlo.broadcast_in_dim"(%225) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<12x1xi64>) -> tensor<1x12x1xi64>
    %228 = "stablehlo.broadcast_in_dim"(%226) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<9x1x1xi64>) -> tensor<9x12x1xi64>
    %229 = "stablehlo.broadcast_in_dim"(%227) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x12x1xi64>) -> tensor<9x12x1xi64>
    %230 = "stablehlo.compare"(%228, %229) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9x12x1xi64>, tensor<9x12x1xi64>) -> tensor<9x12x1xi1>
    %231 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %232 = "func.call"(%230, %arg70, %231) <{callee = @_where_14}> : (tensor<9x12x1xi1>, tensor<12x5xf32>, tensor<i64>) -> tensor<9x12x5xf32>
    %233 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %234 = "stablehlo.reduce"(%232, %233) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg98: tensor<f32>, %arg99: tensor<f32>):
      %316 = "stablehlo.add"(%arg98, %arg99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%316) : (tensor<f32>) -> ()
    }) : (tensor<9x12x5xf32>, tensor<f32>) -> tensor<9x5xf32>
    %235 = "func.call"(%arg71) <{callee = @_one_hot_9}> : (tensor<9xi32>) -> tensor<9x12xf64>
    %236 = "stablehlo.slice"(%arg72) <{limit_indices = array<i64: 15, 5>, start_indices = array<i64: 3, 0>, strides = array<i64: 1, 1>}> : (tensor<15x5xf32>) -> tensor<12x5xf32>
    %237 = "stablehlo.convert"(%235) : (tensor<9x12xf64>) -> tensor<9x12xf64>
    %238 = "stablehlo.convert"(%236) : (tensor<12x5xf32>) -> tensor<12x5xf64>
    %239 = "stablehlo.dot_general"(%237, %238) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<9x12xf64>, tensor<12x5xf64>) -> tensor<9x5xf64>
    %240 = "stablehlo.broadcast_in_dim"(%arg73) <{broadcast_dimensions = array<i64: 0>}> : (tensor<29xui8>) -> tensor<29x1xui8>
    %241 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<200xui8>
    %242 = "stablehlo.broadcast_in_dim"(%241) <{broadcast_dimensions = array<i64: 1>}> : (tensor<200xui8>) -> tensor<1x200xui8>
    %243 = "stablehlo.broadcast_in_dim"(%240) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<29x1xui8>) -> tensor<29x200xui8>
    %244 = "stablehlo.broadcast_in_dim"(%242) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x200xui8>) -> tensor<29x200xui8>
    %245 = "stablehlo.compare"(%243, %244) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<29x200xui8>, tensor<29x200xui8>) -> tensor<29x200xi1>
    %246 = "stablehlo.convert"(%245) : (tensor<29x200xi1>) -> tensor<29x200xf32>
    %247 = "stablehlo.dot_general"(%246, %arg74) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<29x200xf32>, tensor<200x2xf32>) -> tensor<29x2xf32>
    %248 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12x12xi64>
    %249 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<12x12xi64>
    %250 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %251 = "stablehlo.broadcast_in_dim"(%250) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12x12xi64>
    %252 = "stablehlo.add"(%248, %251) : (tensor<12x12xi64>, tensor<12x12xi64>) -> tensor<12x12xi64>
    %253 = "stablehlo.compare"(%252, %249) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<12x12xi64>, tensor<12x12xi64>) -> tensor<12x12xi1>
    %254 = "stablehlo.convert"(%253) : (tensor<12x12xi1>) -> tensor<12x12xf64>
    %255 = "stablehlo.convert"(%254) : (tensor<12x12xf64>) -> tensor<12x12xf64>
    %256 = "stablehlo.convert"(%arg75) : (tensor<12x5xf32>) -> tensor<12x5xf64>
    %257 = "stablehlo.dot_general"(%255, %256) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<12x12xf64>, tensor<12x5xf64>) -> tensor<12x5xf64>
    %258 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %259 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %260 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %261 = "stablehlo.broadcast_in_dim"(%260) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %262 = "stablehlo.add"(%258, %261) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %263 = "stablehlo.compare"(%262, %259) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %264 = "stablehlo.convert"(%263) : (tensor<5x5xi1>) -> tensor<5x5xf64>
    %265 = "stablehlo.dot_general"(%257, %264) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<12x5xf64>, tensor<5x5xf64>) -> tensor<12x5xf64>
    %266 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12x12xi64>
    %267 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<12x12xi64>
    %268 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %269 = "stablehlo.broadcast_in_dim"(%268) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12x12xi64>
    %270 = "stablehlo.add"(%266, %269) : (tensor<12x12xi64>, tensor<12x12xi64>) -> tensor<12x12xi64>
    %271 = "stablehlo.compare"(%270, %267) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<12x12xi64>, tensor<12x12xi64>) -> tensor<12x12xi1>
    %272 = "stablehlo.convert"(%271) : (tensor<12x12xi1>) -> tensor<12x12xf64>
    %273 = "stablehlo.convert"(%272) : (tensor<12x12xf64>) -> tensor<12x12xf64>
    %274 = "stablehlo.convert"(%arg76) : (tensor<12x5xf32>) -> tensor<12x5xf64>
    %275 = "stablehlo.dot_general"(%273, %274) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<12x12xf64>, tensor<12x5xf64>) -> tensor<12x5xf64>
    %276 = "func.call"(%arg77) <{callee = @_one_hot_9}> : (tensor<9xi32>) -> tensor<9x12xf64>
    %277 = "func.call"(%arg78) <{callee = @_one_hot_15}> : (tensor<9xi32>) -> tensor<9x4xf64>
    %278 = "stablehlo.convert"(%arg79) : (tensor<12x4x5xf32>) -> tensor<12x4x5xf64>
    %279 = "stablehlo.convert"(%276) : (tensor<9x12xf64>) -> tensor<9x12xf64>
    %280 = "stablehlo.dot_general"(%278, %279) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<12x4x5xf64>, tensor<9x12xf64>) -> tensor<4x5x9xf64>
    %281 = "stablehlo.dot_general"(%277, %280) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<9x4xf64>, tensor<4x5x9xf64>) -> tensor<9x5xf64>
    %282 = "func.call"(%arg80) <{callee = @_one_hot_16}> : (tensor<40xi32>) -> tensor<40x12xi32>
    %283 = "func.call"(%arg81) <{callee = @_one_hot_17}> : (tensor<40xi32>) -> tensor<40x14xi32>
    %284 = "stablehlo.dot_general"(%282, %283) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<40x12xi32>, tensor<40x14xi32>) -> tensor<12x14xi32>
    %285 = "func.call"(%arg82) <{callee = @_one_hot_18}> : (tensor<40xi32>) -> tensor<40x12xf64>
    %286 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %287 = "stablehlo.reduce"(%285, %286) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg96: tensor<f64>, %arg97: tensor<f64>):
      %315 = "stablehlo.add"(%arg96, %arg97) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%315) : (tensor<f64>) -> ()
    }) : (tensor<40x12xf64>, tensor<f64>) -> tensor<12xf64>
    %288 = "func.call"(%arg83) <{callee = @_one_hot_9}> : (tensor<9xi32>) -> tensor<9x12xf64>
    %289 = "stablehlo.convert"(%arg85) : (tensor<12x5xf32>) -> tensor<12x5xf64>
    %290 = "stablehlo.convert"(%288) : (tensor<9x12xf64>) -> tensor<9x12xf64>
    %291 = "stablehlo.dot_general"(%289, %290) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<12x5xf64>, tensor<9x12xf64>) -> tensor<5x9xf64>
    %292 = "stablehlo.convert"(%arg84) : (tensor<9xf32>) -> tensor<9xf64>
    %293 = "stablehlo.convert"(%291) : (tensor<5x9xf64>) -> tensor<5x9xf64>
    %294 = "stablehlo.dot_general"(%292, %293) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<9xf64>, tensor<5x9xf64>) -> tensor<9x5xf64>
    %295 = "func.call"(%arg86) <{callee = @_one_hot_9}> : (tensor<9xi32>) -> tensor<9x12xf64>
    %296 = "stablehlo.convert"(%arg87) : (tensor<9x12xf32>) -> tensor<9x12xf64>
    %297 = "stablehlo.multiply"(%295, %296) : (tensor<9x12xf64>, tensor<9x12xf64>) -> tensor<9x12xf64>
    %298 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %299 = "stablehlo.reduce"(%297, %298) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg94: tensor<f64>, %arg95: tensor<f64>):
      %314 = "stablehlo.add"(%arg94, %arg95) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%314) : (tensor<f64>) -> ()
    }) : (tensor<9x12xf64>, tensor<f64>) -> tensor<9xf64>
    %300 = "func.call"(%arg88) <{callee = @_one_hot_9}> : (tensor<9xi32>) -> tensor<9x12xf64>
    %301 = "stablehlo.negate"(%300) : (tensor<9x12xf64>) -> tensor<9x12xf64>
    %302 = "stablehlo.convert"(%arg89) : (tensor<9x12xf32>) -> tensor<9x12xf64>
    %303 = "stablehlo.multiply"(%301, %302) : (tensor<9x12xf64>, tensor<9x12xf64>) -> tensor<9x12xf64>
    %304 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %305 = "stablehlo.reduce"(%303, %304) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg92: tensor<f64>, %arg93: tensor<f64>):
      %313 = "stablehlo.add"(%arg92, %arg93) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%313) : (tensor<f64>) -> ()
    }) : (tensor<9x12xf64>, tensor<f64>) -> tensor<9xf64>
    %306 = "func.call"(%arg90) <{callee = @_one_hot_9}> : (tensor<9xi32>) -> tensor<9x12xf64>
    %307 = "stablehlo.convert"(%306) : (tensor<9x12xf64>) -> tensor<9x12xf64>
    %308 = "stablehlo.convert"(%arg91) : (tensor<12x5xf32>) -> tensor<12x5xf64>
    %309 = "stablehlo.dot_general"(%307, %308) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<9x12xf64>, tensor<12x5xf64>) -> tensor<9x5xf64>
    %310 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %311 = "stablehlo.broadcast_in_dim"(%310) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<9x5xf64>
    %312 = "stablehlo.divide"(%311, %309) : (tensor<9x5xf64>, tensor<9x5xf64>) -> tensor<9x5xf64>
    "func.return"(%122, %126, %130, %134, %138, %142, %146, %150, %152, %154, %156, %158, %160, %162, %170, %179, %189, %199, %210, %222, %234, %239, %247, %265, %275, %281, %284, %287, %294, %299, %305, %312) : (tensor<3x7x5xf64>, tensor<3x7x5xf64>, tensor<3x7x5xf64>, tensor<3x7x5xf64>, tensor<3x7x5xf64>, tensor<3x7x5xf64>, tensor<3x7x5xf64>, tensor<3x7x5xf64>, tensor<9x5xf16>, tensor<9x5xbf16>, tensor<9x5xf64>, tensor<9x5xi8>, tensor<9x5xi32>, tensor<9x5xui16>, tensor<9x5xf32>, tensor<5x9x2xf32>, tensor<12x5xf32>, tensor<9x5xf32>, tensor<5x9x2xf32>, tensor<12x5xf32>, tensor<9x5xf32>, tensor<9x5xf64>, tensor<29x2xf32>, tensor<12x5xf64>, tensor<12x5xf64>, tensor<9x5xf64>, tensor<12x14xi32>, tensor<12xf64>, tensor<9x5xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x7xi8>) -> tensor<3x7x12xf64>, res_attrs = [{}], sym_name = "_one_hot", sym_visibility = "private"}> ({
  ^bb0(%arg26: tensor<3x7xi8>):
    %113 = "stablehlo.broadcast_in_dim"(%arg26) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x7xi8>) -> tensor<3x7x1xi8>
    %114 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x12xi8>
    %115 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x7x1xi8>) -> tensor<3x7x12xi8>
    %116 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x12xi8>) -> tensor<3x7x12xi8>
    %117 = "stablehlo.compare"(%115, %116) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x7x12xi8>, tensor<3x7x12xi8>) -> tensor<3x7x12xi1>
    %118 = "stablehlo.convert"(%117) : (tensor<3x7x12xi1>) -> tensor<3x7x12xf64>
    "func.return"(%118) : (tensor<3x7x12xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x7xi16>) -> tensor<3x7x12xf64>, res_attrs = [{}], sym_name = "_one_hot_0", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<3x7xi16>):
    %107 = "stablehlo.broadcast_in_dim"(%arg25) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x7xi16>) -> tensor<3x7x1xi16>
    %108 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x12xi16>
    %109 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x7x1xi16>) -> tensor<3x7x12xi16>
    %110 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x12xi16>) -> tensor<3x7x12xi16>
    %111 = "stablehlo.compare"(%109, %110) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x7x12xi16>, tensor<3x7x12xi16>) -> tensor<3x7x12xi1>
    %112 = "stablehlo.convert"(%111) : (tensor<3x7x12xi1>) -> tensor<3x7x12xf64>
    "func.return"(%112) : (tensor<3x7x12xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x7xi32>) -> tensor<3x7x12xf64>, res_attrs = [{}], sym_name = "_one_hot_1", sym_visibility = "private"}> ({
  ^bb0(%arg24: tensor<3x7xi32>):
    %101 = "stablehlo.broadcast_in_dim"(%arg24) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %102 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x12xi32>
    %103 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x7x1xi32>) -> tensor<3x7x12xi32>
    %104 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x12xi32>) -> tensor<3x7x12xi32>
    %105 = "stablehlo.compare"(%103, %104) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x7x12xi32>, tensor<3x7x12xi32>) -> tensor<3x7x12xi1>
    %106 = "stablehlo.convert"(%105) : (tensor<3x7x12xi1>) -> tensor<3x7x12xf64>
    "func.return"(%106) : (tensor<3x7x12xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x7xi64>) -> tensor<3x7x12xf64>, res_attrs = [{}], sym_name = "_one_hot_2", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<3x7xi64>):
    %95 = "stablehlo.broadcast_in_dim"(%arg23) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x7xi64>) -> tensor<3x7x1xi64>
    %96 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x12xi64>
    %97 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x7x1xi64>) -> tensor<3x7x12xi64>
    %98 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x12xi64>) -> tensor<3x7x12xi64>
    %99 = "stablehlo.compare"(%97, %98) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x7x12xi64>, tensor<3x7x12xi64>) -> tensor<3x7x12xi1>
    %100 = "stablehlo.convert"(%99) : (tensor<3x7x12xi1>) -> tensor<3x7x12xf64>
    "func.return"(%100) : (tensor<3x7x12xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x7xui8>) -> tensor<3x7x12xf64>, res_attrs = [{}], sym_name = "_one_hot_3", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<3x7xui8>):
    %89 = "stablehlo.broadcast_in_dim"(%arg22) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x7xui8>) -> tensor<3x7x1xui8>
    %90 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x12xui8>
    %91 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x7x1xui8>) -> tensor<3x7x12xui8>
    %92 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x12xui8>) -> tensor<3x7x12xui8>
    %93 = "stablehlo.compare"(%91, %92) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x7x12xui8>, tensor<3x7x12xui8>) -> tensor<3x7x12xi1>
    %94 = "stablehlo.convert"(%93) : (tensor<3x7x12xi1>) -> tensor<3x7x12xf64>
    "func.return"(%94) : (tensor<3x7x12xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x7xui16>) -> tensor<3x7x12xf64>, res_attrs = [{}], sym_name = "_one_hot_4", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<3x7xui16>):
    %83 = "stablehlo.broadcast_in_dim"(%arg21) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x7xui16>) -> tensor<3x7x1xui16>
    %84 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x12xui16>
    %85 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x7x1xui16>) -> tensor<3x7x12xui16>
    %86 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x12xui16>) -> tensor<3x7x12xui16>
    %87 = "stablehlo.compare"(%85, %86) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x7x12xui16>, tensor<3x7x12xui16>) -> tensor<3x7x12xi1>
    %88 = "stablehlo.convert"(%87) : (tensor<3x7x12xi1>) -> tensor<3x7x12xf64>
    "func.return"(%88) : (tensor<3x7x12xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x7xui32>) -> tensor<3x7x12xf64>, res_attrs = [{}], sym_name = "_one_hot_5", sym_visibility = "private"}> ({
  ^bb0(%arg20: tensor<3x7xui32>):
    %77 = "stablehlo.broadcast_in_dim"(%arg20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x7xui32>) -> tensor<3x7x1xui32>
    %78 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x12xui32>
    %79 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x7x1xui32>) -> tensor<3x7x12xui32>
    %80 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x12xui32>) -> tensor<3x7x12xui32>
    %81 = "stablehlo.compare"(%79, %80) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x7x12xui32>, tensor<3x7x12xui32>) -> tensor<3x7x12xi1>
    %82 = "stablehlo.convert"(%81) : (tensor<3x7x12xi1>) -> tensor<3x7x12xf64>
    "func.return"(%82) : (tensor<3x7x12xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x7xui64>) -> tensor<3x7x12xf64>, res_attrs = [{}], sym_name = "_one_hot_6", sym_visibility = "private"}> ({
  ^bb0(%arg19: tensor<3x7xui64>):
    %71 = "stablehlo.broadcast_in_dim"(%arg19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x7xui64>) -> tensor<3x7x1xui64>
    %72 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x12xui64>
    %73 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x7x1xui64>) -> tensor<3x7x12xui64>
    %74 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x12xui64>) -> tensor<3x7x12xui64>
    %75 = "stablehlo.compare"(%73, %74) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x7x12xui64>, tensor<3x7x12xui64>) -> tensor<3x7x12xi1>
    %76 = "stablehlo.convert"(%75) : (tensor<3x7x12xi1>) -> tensor<3x7x12xf64>
    "func.return"(%76) : (tensor<3x7x12xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<9xi32>) -> tensor<9x12xf16>, res_attrs = [{}], sym_name = "_one_hot_7", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<9xi32>):
    %65 = "stablehlo.broadcast_in_dim"(%arg18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xi32>) -> tensor<9x1xi32>
    %66 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x12xi32>
    %67 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<9x1xi32>) -> tensor<9x12xi32>
    %68 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x12xi32>) -> tensor<9x12xi32>
    %69 = "stablehlo.compare"(%67, %68) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9x12xi32>, tensor<9x12xi32>) -> tensor<9x12xi1>
    %70 = "stablehlo.convert"(%69) : (tensor<9x12xi1>) -> tensor<9x12xf16>
    "func.return"(%70) : (tensor<9x12xf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<9xi32>) -> tensor<9x12xbf16>, res_attrs = [{}], sym_name = "_one_hot_8", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<9xi32>):
    %59 = "stablehlo.broadcast_in_dim"(%arg17) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xi32>) -> tensor<9x1xi32>
    %60 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x12xi32>
    %61 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<9x1xi32>) -> tensor<9x12xi32>
    %62 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x12xi32>) -> tensor<9x12xi32>
    %63 = "stablehlo.compare"(%61, %62) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9x12xi32>, tensor<9x12xi32>) -> tensor<9x12xi1>
    %64 = "stablehlo.convert"(%63) : (tensor<9x12xi1>) -> tensor<9x12xbf16>
    "func.return"(%64) : (tensor<9x12xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<9xi32>) -> tensor<9x12xf64>, res_attrs = [{}], sym_name = "_one_hot_9", sym_visibility = "private"}> ({
  ^bb0(%arg16: tensor<9xi32>):
    %53 = "stablehlo.broadcast_in_dim"(%arg16) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xi32>) -> tensor<9x1xi32>
    %54 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x12xi32>
    %55 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<9x1xi32>) -> tensor<9x12xi32>
    %56 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x12xi32>) -> tensor<9x12xi32>
    %57 = "stablehlo.compare"(%55, %56) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9x12xi32>, tensor<9x12xi32>) -> tensor<9x12xi1>
    %58 = "stablehlo.convert"(%57) : (tensor<9x12xi1>) -> tensor<9x12xf64>
    "func.return"(%58) : (tensor<9x12xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<9xi32>) -> tensor<9x12xi8>, res_attrs = [{}], sym_name = "_one_hot_10", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<9xi32>):
    %47 = "stablehlo.broadcast_in_dim"(%arg15) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xi32>) -> tensor<9x1xi32>
    %48 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x12xi32>
    %49 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<9x1xi32>) -> tensor<9x12xi32>
    %50 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x12xi32>) -> tensor<9x12xi32>
    %51 = "stablehlo.compare"(%49, %50) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9x12xi32>, tensor<9x12xi32>) -> tensor<9x12xi1>
    %52 = "stablehlo.convert"(%51) : (tensor<9x12xi1>) -> tensor<9x12xi8>
    "func.return"(%52) : (tensor<9x12xi8>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<9xi32>) -> tensor<9x12xi32>, res_attrs = [{}], sym_name = "_one_hot_11", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<9xi32>):
    %41 = "stablehlo.broadcast_in_dim"(%arg14) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xi32>) -> tensor<9x1xi32>
    %42 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x12xi32>
    %43 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<9x1xi32>) -> tensor<9x12xi32>
    %44 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x12xi32>) -> tensor<9x12xi32>
    %45 = "stablehlo.compare"(%43, %44) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9x12xi32>, tensor<9x12xi32>) -> tensor<9x12xi1>
    %46 = "stablehlo.convert"(%45) : (tensor<9x12xi1>) -> tensor<9x12xi32>
    "func.return"(%46) : (tensor<9x12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<9xi32>) -> tensor<9x12xui16>, res_attrs = [{}], sym_name = "_one_hot_12", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<9xi32>):
    %35 = "stablehlo.broadcast_in_dim"(%arg13) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xi32>) -> tensor<9x1xi32>
    %36 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x12xi32>
    %37 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<9x1xi32>) -> tensor<9x12xi32>
    %38 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x12xi32>) -> tensor<9x12xi32>
    %39 = "stablehlo.compare"(%37, %38) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9x12xi32>, tensor<9x12xi32>) -> tensor<9x12xi1>
    %40 = "stablehlo.convert"(%39) : (tensor<9x12xi1>) -> tensor<9x12xui16>
    "func.return"(%40) : (tensor<9x12xui16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<9x12xi1>, tensor<f32>, tensor<f32>) -> tensor<9x12xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<9x12xi1>, %arg11: tensor<f32>, %arg12: tensor<f32>):
    %32 = "stablehlo.broadcast_in_dim"(%arg11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9x12xf32>
    %33 = "stablehlo.broadcast_in_dim"(%arg12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9x12xf32>
    %34 = "stablehlo.select"(%arg10, %32, %33) : (tensor<9x12xi1>, tensor<9x12xf32>, tensor<9x12xf32>) -> tensor<9x12xf32>
    "func.return"(%34) : (tensor<9x12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x9x12xi1>, tensor<f32>, tensor<f32>) -> tensor<2x9x12xf32>, res_attrs = [{}], sym_name = "_where_13", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<2x9x12xi1>, %arg8: tensor<f32>, %arg9: tensor<f32>):
    %29 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x9x12xf32>
    %30 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x9x12xf32>
    %31 = "stablehlo.select"(%arg7, %29, %30) : (tensor<2x9x12xi1>, tensor<2x9x12xf32>, tensor<2x9x12xf32>) -> tensor<2x9x12xf32>
    "func.return"(%31) : (tensor<2x9x12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<9x12x1xi1>, tensor<12x5xf32>, tensor<i64>) -> tensor<9x12x5xf32>, res_attrs = [{}], sym_name = "_where_14", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<9x12x1xi1>, %arg5: tensor<12x5xf32>, %arg6: tensor<i64>):
    %24 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<9x12x1xi1>) -> tensor<9x12x5xi1>
    %26 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<12x5xf32>) -> tensor<9x12x5xf32>
    %27 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9x12x5xf32>
    %28 = "stablehlo.select"(%25, %26, %27) : (tensor<9x12x5xi1>, tensor<9x12x5xf32>, tensor<9x12x5xf32>) -> tensor<9x12x5xf32>
    "func.return"(%28) : (tensor<9x12x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<9xi32>) -> tensor<9x4xf64>, res_attrs = [{}], sym_name = "_one_hot_15", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<9xi32>):
    %18 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xi32>) -> tensor<9x1xi32>
    %19 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<9x1xi32>) -> tensor<9x4xi32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<9x4xi32>
    %22 = "stablehlo.compare"(%20, %21) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
    %23 = "stablehlo.convert"(%22) : (tensor<9x4xi1>) -> tensor<9x4xf64>
    "func.return"(%23) : (tensor<9x4xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<40xi32>) -> tensor<40x12xi32>, res_attrs = [{}], sym_name = "_one_hot_16", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<40xi32>):
    %12 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<40xi32>) -> tensor<40x1xi32>
    %13 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x12xi32>
    %14 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<40x1xi32>) -> tensor<40x12xi32>
    %15 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x12xi32>) -> tensor<40x12xi32>
    %16 = "stablehlo.compare"(%14, %15) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<40x12xi32>, tensor<40x12xi32>) -> tensor<40x12xi1>
    %17 = "stablehlo.convert"(%16) : (tensor<40x12xi1>) -> tensor<40x12xi32>
    "func.return"(%17) : (tensor<40x12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<40xi32>) -> tensor<40x14xi32>, res_attrs = [{}], sym_name = "_one_hot_17", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<40xi32>):
    %6 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<40xi32>) -> tensor<40x1xi32>
    %7 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x14xi32>
    %8 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<40x1xi32>) -> tensor<40x14xi32>
    %9 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x14xi32>) -> tensor<40x14xi32>
    %10 = "stablehlo.compare"(%8, %9) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<40x14xi32>, tensor<40x14xi32>) -> tensor<40x14xi1>
    %11 = "stablehlo.convert"(%10) : (tensor<40x14xi1>) -> tensor<40x14xi32>
    "func.return"(%11) : (tensor<40x14xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<40xi32>) -> tensor<40x12xf64>, res_attrs = [{}], sym_name = "_one_hot_18", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<40xi32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<40xi32>) -> tensor<40x1xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x12xi32>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<40x1xi32>) -> tensor<40x12xi32>
    %3 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x12xi32>) -> tensor<40x12xi32>
    %4 = "stablehlo.compare"(%2, %3) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<40x12xi32>, tensor<40x12xi32>) -> tensor<40x12xi1>
    %5 = "stablehlo.convert"(%4) : (tensor<40x12xi1>) -> tensor<40x12xf64>
    "func.return"(%5) : (tensor<40x12xf64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
