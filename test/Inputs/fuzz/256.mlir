"builtin.module"() <{sym_name = "jit_step"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {}, {}, {}, {}], function_type = (tensor<8x8xf32>, tensor<5x8x8xf32>, tensor<5x5xi32>, tensor<9xi32>, tensor<8x5xi32>, tensor<5x5xui16>) -> (tensor<8x8xf32>, tensor<5x8x8xf32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg46: tensor<8x8xf32>, %arg47: tensor<5x8x8xf32>, %arg48: tensor<5x5xi32>, %arg49: tensor<9xi32>, %arg50: tensor<8x5xi32>, %arg51: tensor<5x5xui16>):
    %154 = "stablehlo.constant"() <{value = dense<[[[6], [-2], [4], [2], [6]], [[0], [0], [-2], [3], [6]], [[-1], [1], [3], [1], [6]], [[-2], [4], [4], [3], [6]], [[1], [-1], [-2], [1], [1]]]> : tensor<5x5x1xi16>}> : () -> tensor<5x5x1xi16>
    %155 = "stablehlo.constant"() <{value = dense<[-2, 9, 9, -2, 1, 0, 0, 4]> : tensor<8xi16>}> : () -> tensor<8xi16>
    %156 = "stablehlo.reshape"(%arg50) : (tensor<8x5xi32>) -> tensor<40xi32>
    %157 = "stablehlo.slice"(%156) <{limit_indices = array<i64: 25>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<40xi32>) -> tensor<25xi32>
    %158 = "stablehlo.reshape"(%157) : (tensor<25xi32>) -> tensor<5x5xi32>
    %159 = "stablehlo.xor"(%158, %arg48) : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi32>
    %160 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %161 = "stablehlo.pad"(%arg48, %160) <{edge_padding_high = array<i64: 3, 0>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<5x5xi32>, tensor<i32>) -> tensor<9x5xi32>
    %162 = "stablehlo.reshape"(%159) : (tensor<5x5xi32>) -> tensor<25xi32>
    %163 = "stablehlo.concatenate"(%162, %162) <{dimension = 0 : i64}> : (tensor<25xi32>, tensor<25xi32>) -> tensor<50xi32>
    %164 = "stablehlo.slice"(%163) <{limit_indices = array<i64: 45>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<50xi32>) -> tensor<45xi32>
    %165 = "stablehlo.reshape"(%164) : (tensor<45xi32>) -> tensor<9x5xi32>
    %166 = "stablehlo.subtract"(%165, %161) : (tensor<9x5xi32>, tensor<9x5xi32>) -> tensor<9x5xi32>
    %167 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %168:2 = "func.call"(%arg46, %167) <{callee = @_pad}> : (tensor<8x8xf32>, tensor<i32>) -> (tensor<8x9xf32>, tensor<f32>)
    %169 = "stablehlo.dot_general"(%arg47, %168#0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x8x8xf32>, tensor<8x9xf32>) -> tensor<5x8x9xf32>
    %170 = "stablehlo.reshape"(%arg46) : (tensor<8x8xf32>) -> tensor<64xf32>
    %171 = "stablehlo.slice"(%170) <{limit_indices = array<i64: 9>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<64xf32>) -> tensor<9xf32>
    %172 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64: 2>}> : (tensor<9xf32>) -> tensor<1x1x9xf32>
    %173 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x9xf32>) -> tensor<5x8x9xf32>
    %174 = "stablehlo.add"(%169, %173) : (tensor<5x8x9xf32>, tensor<5x8x9xf32>) -> tensor<5x8x9xf32>
    %175 = "stablehlo.tanh"(%174) : (tensor<5x8x9xf32>) -> tensor<5x8x9xf32>
    %176 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %177 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x8x9xf32>
    %178 = "stablehlo.subtract"(%177, %175) : (tensor<5x8x9xf32>, tensor<5x8x9xf32>) -> tensor<5x8x9xf32>
    %179 = "stablehlo.compare"(%arg51, %arg51) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<5x5xui16>, tensor<5x5xui16>) -> tensor<5x5xi1>
    %180 = "stablehlo.reshape"(%arg47) : (tensor<5x8x8xf32>) -> tensor<5x2x4x8xf32>
    %181 = "stablehlo.transpose"(%180) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<5x2x4x8xf32>) -> tensor<5x4x2x8xf32>
    %182 = "stablehlo.slice"(%166) <{limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<9x5xi32>) -> tensor<1x1xi32>
    %183 = "stablehlo.reshape"(%182) : (tensor<1x1xi32>) -> tensor<i32>
    %184 = "stablehlo.convert"(%183) : (tensor<i32>) -> tensor<f32>
    %185 = "stablehlo.broadcast_in_dim"(%184) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8xf32>
    %186 = "stablehlo.multiply"(%arg46, %185) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %187 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %188 = "stablehlo.reduce"(%arg46, %187) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg72: tensor<f32>, %arg73: tensor<f32>):
      %352 = "stablehlo.add"(%arg72, %arg73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%352) : (tensor<f32>) -> ()
    }) : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
    %189 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8xf32>
    %190 = "stablehlo.add"(%186, %189) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %191 = "stablehlo.reshape"(%166) : (tensor<9x5xi32>) -> tensor<45xi32>
    %192 = "stablehlo.concatenate"(%191, %191, %191) <{dimension = 0 : i64}> : (tensor<45xi32>, tensor<45xi32>, tensor<45xi32>) -> tensor<135xi32>
    %193 = "stablehlo.slice"(%192) <{limit_indices = array<i64: 125>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<135xi32>) -> tensor<125xi32>
    %194 = "stablehlo.reshape"(%193) : (tensor<125xi32>) -> tensor<5x5x5xi32>
    %195 = "stablehlo.scatter"(%159, %154, %194) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg70: tensor<i32>, %arg71: tensor<i32>):
      %351 = "stablehlo.add"(%arg70, %arg71) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%351) : (tensor<i32>) -> ()
    }) : (tensor<5x5xi32>, tensor<5x5x1xi16>, tensor<5x5x5xi32>) -> tensor<5x5xi32>
    %196 = "stablehlo.convert"(%159) : (tensor<5x5xi32>) -> tensor<5x5xi16>
    %197 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %198 = "func.call"(%196, %197) <{callee = @_pad_0}> : (tensor<5x5xi16>, tensor<i32>) -> tensor<5x8xi16>
    %199 = "stablehlo.constant"() <{value = dense<9> : tensor<i32>}> : () -> tensor<i32>
    %200 = "func.call"(%198, %199) <{callee = @remainder}> : (tensor<5x8xi16>, tensor<i32>) -> tensor<5x8xi16>
    %201:3 = "func.call"(%175) <{callee = @log_softmax}> : (tensor<5x8x9xf32>) -> (tensor<5x8x9xf32>, tensor<5x8x9xf32>, tensor<5x8x1xf32>)
    %202 = "stablehlo.broadcast_in_dim"(%200) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x8xi16>) -> tensor<5x8x1xi16>
    %203:2 = "func.call"(%201#0, %202) <{callee = @take_along_axis}> : (tensor<5x8x9xf32>, tensor<5x8x1xi16>) -> (tensor<5x8x1xf32>, tensor<5x8x1x1xi32>)
    %204 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %205 = "stablehlo.reduce"(%203#0, %204) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg68: tensor<f32>, %arg69: tensor<f32>):
      %350 = "stablehlo.add"(%arg68, %arg69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%350) : (tensor<f32>) -> ()
    }) : (tensor<5x8x1xf32>, tensor<f32>) -> tensor<f32>
    %206 = "stablehlo.constant"() <{value = dense<4.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %207 = "stablehlo.divide"(%205, %206) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %208 = "stablehlo.negate"(%207) : (tensor<f32>) -> tensor<f32>
    %209 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %210 = "stablehlo.reduce"(%190, %209) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg66: tensor<f32>, %arg67: tensor<f32>):
      %349 = "stablehlo.add"(%arg66, %arg67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%349) : (tensor<f32>) -> ()
    }) : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %211 = "stablehlo.broadcast_in_dim"(%210) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x1xf32>
    %212 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %213 = "stablehlo.broadcast_in_dim"(%212) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x1xf32>
    %214 = "stablehlo.divide"(%211, %213) : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x1xf32>
    %215 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %216:5 = "func.call"(%190, %215) <{callee = @_var}> : (tensor<8x8xf32>, tensor<i32>) -> (tensor<8x1xf32>, tensor<8x8xf32>, tensor<f32>, tensor<i1>, tensor<8x1xf32>)
    %217 = "stablehlo.broadcast_in_dim"(%214) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x1xf32>) -> tensor<8x8xf32>
    %218 = "stablehlo.subtract"(%190, %217) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %219 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %220 = "stablehlo.broadcast_in_dim"(%219) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x1xf32>
    %221 = "stablehlo.add"(%216#0, %220) : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x1xf32>
    %222 = "stablehlo.rsqrt"(%221) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    %223 = "stablehlo.divide"(%222, %221) : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x1xf32>
    %224 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %225 = "stablehlo.broadcast_in_dim"(%224) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x1xf32>
    %226 = "stablehlo.multiply"(%225, %223) : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x1xf32>
    %227 = "stablehlo.broadcast_in_dim"(%222) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x1xf32>) -> tensor<8x8xf32>
    %228 = "stablehlo.multiply"(%218, %227) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %229 = "stablehlo.reshape"(%190) : (tensor<8x8xf32>) -> tensor<64xf32>
    %230 = "stablehlo.slice"(%229) <{limit_indices = array<i64: 8>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<64xf32>) -> tensor<8xf32>
    %231 = "stablehlo.broadcast_in_dim"(%230) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %232 = "stablehlo.broadcast_in_dim"(%231) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<8x8xf32>
    %233 = "stablehlo.multiply"(%228, %232) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %234 = "stablehlo.broadcast_in_dim"(%208) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %235 = "stablehlo.broadcast_in_dim"(%234) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %236 = "stablehlo.broadcast_in_dim"(%235) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<8x8xf32>
    %237 = "stablehlo.add"(%233, %236) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %238 = "stablehlo.reshape"(%195) : (tensor<5x5xi32>) -> tensor<25xi32>
    %239 = "stablehlo.slice"(%238) <{limit_indices = array<i64: 5>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<25xi32>) -> tensor<5xi32>
    %240 = "stablehlo.reshape"(%161) : (tensor<9x5xi32>) -> tensor<45xi32>
    %241 = "stablehlo.slice"(%240) <{limit_indices = array<i64: 25>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<45xi32>) -> tensor<25xi32>
    %242 = "stablehlo.reshape"(%241) : (tensor<25xi32>) -> tensor<5x5xi32>
    %243 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %244 = "stablehlo.broadcast_in_dim"(%243) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %245 = "stablehlo.compare"(%239, %244) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %246 = "stablehlo.constant"() <{value = dense<9> : tensor<i32>}> : () -> tensor<i32>
    %247 = "stablehlo.broadcast_in_dim"(%246) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %248 = "stablehlo.add"(%239, %247) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %249 = "stablehlo.select"(%245, %248, %239) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %250 = "stablehlo.broadcast_in_dim"(%249) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %251 = "stablehlo.scatter"(%161, %250, %242) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg64: tensor<i32>, %arg65: tensor<i32>):
      %348 = "stablehlo.add"(%arg64, %arg65) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%348) : (tensor<i32>) -> ()
    }) : (tensor<9x5xi32>, tensor<5x1xi32>, tensor<5x5xi32>) -> tensor<9x5xi32>
    %252 = "stablehlo.broadcast_in_dim"(%208) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x5xf32>
    %253 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %254 = "stablehlo.broadcast_in_dim"(%253) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<8xi16>
    %255 = "stablehlo.compare"(%155, %254) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi1>
    %256 = "stablehlo.constant"() <{value = dense<8> : tensor<i16>}> : () -> tensor<i16>
    %257 = "stablehlo.broadcast_in_dim"(%256) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<8xi16>
    %258 = "stablehlo.add"(%155, %257) : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
    %259 = "stablehlo.select"(%255, %258, %155) : (tensor<8xi1>, tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
    %260 = "stablehlo.convert"(%259) : (tensor<8xi16>) -> tensor<8xi32>
    %261 = "stablehlo.broadcast_in_dim"(%260) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %262 = "stablehlo.gather"(%252, %261) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<8x5xf32>, tensor<8x1xi32>) -> tensor<8x5xf32>
    %263 = "stablehlo.transpose"(%252) <{permutation = array<i64: 1, 0>}> : (tensor<8x5xf32>) -> tensor<5x8xf32>
    %264 = "stablehlo.dot_general"(%262, %263) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x5xf32>, tensor<5x8xf32>) -> tensor<8x8xf32>
    %265 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %266 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %267:3 = "func.call"(%264, %265, %266) <{callee = @clip}> : (tensor<8x8xf32>, tensor<i32>, tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>)
    %268 = "stablehlo.tanh"(%267#0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %269 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %270 = "stablehlo.broadcast_in_dim"(%269) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8xf32>
    %271 = "stablehlo.subtract"(%270, %268) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %272 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %273 = "stablehlo.broadcast_in_dim"(%272) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8xf32>
    %274 = "stablehlo.multiply"(%268, %273) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %275 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %276 = "stablehlo.reduce"(%274, %275) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg62: tensor<f32>, %arg63: tensor<f32>):
      %347 = "stablehlo.add"(%arg62, %arg63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%347) : (tensor<f32>) -> ()
    }) : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
    %277 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %278 = "stablehlo.divide"(%276, %277) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %279 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %280 = "stablehlo.broadcast_in_dim"(%279) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8xf32>
    %281 = "stablehlo.multiply"(%arg46, %280) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %282 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %283 = "stablehlo.reduce"(%281, %282) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg60: tensor<f32>, %arg61: tensor<f32>):
      %346 = "stablehlo.add"(%arg60, %arg61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%346) : (tensor<f32>) -> ()
    }) : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
    %284 = "stablehlo.add"(%283, %278) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %285 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %286 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8xf32>
    %287 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %288 = "stablehlo.broadcast_in_dim"(%287) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8xf32>
    %289 = "stablehlo.multiply"(%286, %288) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %290 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %291 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %292 = "stablehlo.divide"(%290, %291) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %293 = "stablehlo.broadcast_in_dim"(%292) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8xf32>
    %294 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %295 = "stablehlo.broadcast_in_dim"(%294) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8xf32>
    %296 = "stablehlo.multiply"(%293, %295) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %297 = "stablehlo.multiply"(%296, %271) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %298 = "stablehlo.multiply"(%297, %268) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %299 = "stablehlo.add"(%297, %298) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %300 = "func.call"(%267#1, %267#2, %299) <{callee = @clip_2}> : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %301 = "stablehlo.dot_general"(%300, %262) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x8xf32>, tensor<8x5xf32>) -> tensor<8x5xf32>
    %302 = "stablehlo.transpose"(%301) <{permutation = array<i64: 1, 0>}> : (tensor<8x5xf32>) -> tensor<5x8xf32>
    %303 = "stablehlo.dot_general"(%300, %263) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x8xf32>, tensor<5x8xf32>) -> tensor<8x5xf32>
    %304 = "stablehlo.transpose"(%302) <{permutation = array<i64: 1, 0>}> : (tensor<5x8xf32>) -> tensor<8x5xf32>
    %305 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %306 = "stablehlo.broadcast_in_dim"(%305) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x5xf32>
    %307 = "stablehlo.scatter"(%306, %261, %303) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg58: tensor<f32>, %arg59: tensor<f32>):
      %345 = "stablehlo.add"(%arg58, %arg59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%345) : (tensor<f32>) -> ()
    }) : (tensor<8x5xf32>, tensor<8x1xi32>, tensor<8x5xf32>) -> tensor<8x5xf32>
    %308 = "stablehlo.add"(%304, %307) : (tensor<8x5xf32>, tensor<8x5xf32>) -> tensor<8x5xf32>
    %309 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %310 = "stablehlo.reduce"(%308, %309) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg56: tensor<f32>, %arg57: tensor<f32>):
      %344 = "stablehlo.add"(%arg56, %arg57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%344) : (tensor<f32>) -> ()
    }) : (tensor<8x5xf32>, tensor<f32>) -> tensor<f32>
    %311 = "stablehlo.negate"(%310) : (tensor<f32>) -> tensor<f32>
    %312 = "stablehlo.constant"() <{value = dense<4.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %313 = "stablehlo.divide"(%311, %312) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %314 = "stablehlo.broadcast_in_dim"(%313) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x8x1xf32>
    %315 = "func.call"(%203#1, %314) <{callee = @take_along_axis_3}> : (tensor<5x8x1x1xi32>, tensor<5x8x1xf32>) -> tensor<5x8x9xf32>
    %316 = "func.call"(%201#1, %201#2, %315) <{callee = @log_softmax_4}> : (tensor<5x8x9xf32>, tensor<5x8x1xf32>, tensor<5x8x9xf32>) -> tensor<5x8x9xf32>
    %317 = "stablehlo.multiply"(%316, %178) : (tensor<5x8x9xf32>, tensor<5x8x9xf32>) -> tensor<5x8x9xf32>
    %318 = "stablehlo.multiply"(%317, %175) : (tensor<5x8x9xf32>, tensor<5x8x9xf32>) -> tensor<5x8x9xf32>
    %319 = "stablehlo.add"(%317, %318) : (tensor<5x8x9xf32>, tensor<5x8x9xf32>) -> tensor<5x8x9xf32>
    %320 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %321 = "stablehlo.reduce"(%319, %320) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg54: tensor<f32>, %arg55: tensor<f32>):
      %343 = "stablehlo.add"(%arg54, %arg55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%343) : (tensor<f32>) -> ()
    }) : (tensor<5x8x9xf32>, tensor<f32>) -> tensor<9xf32>
    %322 = "stablehlo.reshape"(%321) : (tensor<9xf32>) -> tensor<1x1x9xf32>
    %323 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %324 = "stablehlo.reduce"(%322, %323) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg52: tensor<f32>, %arg53: tensor<f32>):
      %342 = "stablehlo.add"(%arg52, %arg53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%342) : (tensor<f32>) -> ()
    }) : (tensor<1x1x9xf32>, tensor<f32>) -> tensor<9xf32>
    %325 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %326 = "stablehlo.pad"(%324, %325) <{edge_padding_high = array<i64: 55>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<9xf32>, tensor<f32>) -> tensor<64xf32>
    %327 = "stablehlo.reshape"(%326) : (tensor<64xf32>) -> tensor<8x8xf32>
    %328 = "stablehlo.add"(%289, %327) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %329 = "stablehlo.dot_general"(%319, %arg47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x8x9xf32>, tensor<5x8x8xf32>) -> tensor<9x8xf32>
    %330 = "stablehlo.transpose"(%329) <{permutation = array<i64: 1, 0>}> : (tensor<9x8xf32>) -> tensor<8x9xf32>
    %331 = "stablehlo.dot_general"(%319, %168#0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x8x9xf32>, tensor<8x9xf32>) -> tensor<5x8x8xf32>
    %332 = "func.call"(%168#1, %330) <{callee = @_pad_5}> : (tensor<f32>, tensor<8x9xf32>) -> tensor<8x8xf32>
    %333 = "stablehlo.add"(%328, %332) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %334 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %335 = "stablehlo.broadcast_in_dim"(%334) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8xf32>
    %336 = "stablehlo.multiply"(%335, %333) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %337 = "stablehlo.subtract"(%arg46, %336) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %338 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %339 = "stablehlo.broadcast_in_dim"(%338) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x8x8xf32>
    %340 = "stablehlo.multiply"(%339, %331) : (tensor<5x8x8xf32>, tensor<5x8x8xf32>) -> tensor<5x8x8xf32>
    %341 = "stablehlo.subtract"(%arg47, %340) : (tensor<5x8x8xf32>, tensor<5x8x8xf32>) -> tensor<5x8x8xf32>
    "func.return"(%337, %341, %284) : (tensor<8x8xf32>, tensor<5x8x8xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8x8xf32>, tensor<i32>) -> (tensor<8x9xf32>, tensor<f32>), res_attrs = [{}, {}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg44: tensor<8x8xf32>, %arg45: tensor<i32>):
    %151 = "stablehlo.convert"(%arg45) : (tensor<i32>) -> tensor<f32>
    %152 = "stablehlo.pad"(%arg44, %151) <{edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<8x8xf32>, tensor<f32>) -> tensor<8x9xf32>
    %153 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    "func.return"(%152, %153) : (tensor<8x9xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x5xi16>, tensor<i32>) -> tensor<5x8xi16>, res_attrs = [{}], sym_name = "_pad_0", sym_visibility = "private"}> ({
  ^bb0(%arg42: tensor<5x5xi16>, %arg43: tensor<i32>):
    %149 = "stablehlo.convert"(%arg43) : (tensor<i32>) -> tensor<i16>
    %150 = "stablehlo.pad"(%arg42, %149) <{edge_padding_high = array<i64: 0, 3>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<5x5xi16>, tensor<i16>) -> tensor<5x8xi16>
    "func.return"(%150) : (tensor<5x8xi16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x8xi16>, tensor<i32>) -> tensor<5x8xi16>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg40: tensor<5x8xi16>, %arg41: tensor<i32>):
    %128 = "stablehlo.convert"(%arg41) : (tensor<i32>) -> tensor<i16>
    %129 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %130 = "stablehlo.compare"(%128, %129) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %131 = "stablehlo.constant"() <{value = dense<1> : tensor<i16>}> : () -> tensor<i16>
    %132 = "func.call"(%130, %131, %128) <{callee = @_where}> : (tensor<i1>, tensor<i16>, tensor<i16>) -> tensor<i16>
    %133 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<5x8xi16>
    %134 = "stablehlo.remainder"(%arg40, %133) : (tensor<5x8xi16>, tensor<5x8xi16>) -> tensor<5x8xi16>
    %135 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<5x8xi16>
    %137 = "stablehlo.compare"(%134, %136) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5x8xi16>, tensor<5x8xi16>) -> tensor<5x8xi1>
    %138 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<5x8xi16>
    %140 = "stablehlo.compare"(%134, %139) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5x8xi16>, tensor<5x8xi16>) -> tensor<5x8xi1>
    %141 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %142 = "stablehlo.compare"(%132, %141) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %143 = "stablehlo.broadcast_in_dim"(%142) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<5x8xi1>
    %144 = "stablehlo.compare"(%140, %143) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5x8xi1>, tensor<5x8xi1>) -> tensor<5x8xi1>
    %145 = "stablehlo.and"(%144, %137) : (tensor<5x8xi1>, tensor<5x8xi1>) -> tensor<5x8xi1>
    %146 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<5x8xi16>
    %147 = "stablehlo.add"(%134, %146) : (tensor<5x8xi16>, tensor<5x8xi16>) -> tensor<5x8xi16>
    %148 = "stablehlo.select"(%145, %147, %134) : (tensor<5x8xi1>, tensor<5x8xi16>, tensor<5x8xi16>) -> tensor<5x8xi16>
    "func.return"(%148) : (tensor<5x8xi16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i16>, tensor<i16>) -> tensor<i16>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg37: tensor<i1>, %arg38: tensor<i16>, %arg39: tensor<i16>):
    %127 = "stablehlo.select"(%arg37, %arg38, %arg39) : (tensor<i1>, tensor<i16>, tensor<i16>) -> tensor<i16>
    "func.return"(%127) : (tensor<i16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x8x9xf32>) -> (tensor<5x8x9xf32>, tensor<5x8x9xf32>, tensor<5x8x1xf32>), res_attrs = [{}, {}, {}], sym_name = "log_softmax", sym_visibility = "private"}> ({
  ^bb0(%arg32: tensor<5x8x9xf32>):
    %110 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %111 = "stablehlo.reduce"(%arg32, %110) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg35: tensor<f32>, %arg36: tensor<f32>):
      %126 = "stablehlo.maximum"(%arg35, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%126) : (tensor<f32>) -> ()
    }) : (tensor<5x8x9xf32>, tensor<f32>) -> tensor<5x8xf32>
    %112 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x8xf32>
    %114 = "stablehlo.maximum"(%113, %111) : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x8xf32>) -> tensor<5x8x1xf32>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x8x1xf32>) -> tensor<5x8x9xf32>
    %117 = "stablehlo.subtract"(%arg32, %116) : (tensor<5x8x9xf32>, tensor<5x8x9xf32>) -> tensor<5x8x9xf32>
    %118 = "stablehlo.exponential"(%117) : (tensor<5x8x9xf32>) -> tensor<5x8x9xf32>
    %119 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %120 = "stablehlo.reduce"(%118, %119) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg33: tensor<f32>, %arg34: tensor<f32>):
      %125 = "stablehlo.add"(%arg33, %arg34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%125) : (tensor<f32>) -> ()
    }) : (tensor<5x8x9xf32>, tensor<f32>) -> tensor<5x8xf32>
    %121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x8xf32>) -> tensor<5x8x1xf32>
    %122 = "stablehlo.log"(%121) : (tensor<5x8x1xf32>) -> tensor<5x8x1xf32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x8x1xf32>) -> tensor<5x8x9xf32>
    %124 = "stablehlo.subtract"(%117, %123) : (tensor<5x8x9xf32>, tensor<5x8x9xf32>) -> tensor<5x8x9xf32>
    "func.return"(%124, %118, %121) : (tensor<5x8x9xf32>, tensor<5x8x9xf32>, tensor<5x8x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x8x9xf32>, tensor<5x8x1xi16>) -> (tensor<5x8x1xf32>, tensor<5x8x1x1xi32>), res_attrs = [{}, {}], sym_name = "take_along_axis", sym_visibility = "private"}> ({
  ^bb0(%arg28: tensor<5x8x9xf32>, %arg29: tensor<5x8x1xi16>):
    %86 = "stablehlo.convert"(%arg29) : (tensor<5x8x1xi16>) -> tensor<5x8x1xi32>
    %87 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x8x1xi32>
    %89 = "stablehlo.compare"(%86, %88) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5x8x1xi32>, tensor<5x8x1xi32>) -> tensor<5x8x1xi1>
    %90 = "stablehlo.constant"() <{value = dense<9> : tensor<i32>}> : () -> tensor<i32>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x8x1xi32>
    %92 = "stablehlo.add"(%86, %91) : (tensor<5x8x1xi32>, tensor<5x8x1xi32>) -> tensor<5x8x1xi32>
    %93 = "stablehlo.select"(%89, %92, %86) : (tensor<5x8x1xi1>, tensor<5x8x1xi32>, tensor<5x8x1xi32>) -> tensor<5x8x1xi32>
    %94 = "stablehlo.reshape"(%93) : (tensor<5x8x1xi32>) -> tensor<5x8x1x1xi32>
    %95 = "stablehlo.constant"() <{value = dense<8> : tensor<1xi32>}> : () -> tensor<1xi32>
    %96 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x8x1x1xi32>
    %98 = "stablehlo.compare"(%94, %97) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x8x1x1xi32>, tensor<5x8x1x1xi32>) -> tensor<5x8x1x1xi1>
    %99 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1xi32>) -> tensor<5x8x1x1xi32>
    %101 = "stablehlo.compare"(%94, %100) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<5x8x1x1xi32>, tensor<5x8x1x1xi32>) -> tensor<5x8x1x1xi1>
    %102 = "stablehlo.and"(%98, %101) : (tensor<5x8x1x1xi1>, tensor<5x8x1x1xi1>) -> tensor<5x8x1x1xi1>
    %103 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %104 = "stablehlo.reduce"(%102, %103) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg30: tensor<i1>, %arg31: tensor<i1>):
      %109 = "stablehlo.and"(%arg30, %arg31) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%109) : (tensor<i1>) -> ()
    }) : (tensor<5x8x1x1xi1>, tensor<i1>) -> tensor<5x8x1xi1>
    %105 = "stablehlo.gather"(%arg28, %94) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<5x8x9xf32>, tensor<5x8x1x1xi32>) -> tensor<5x8x1xf32>
    %106 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x8x1xf32>
    %108 = "stablehlo.select"(%104, %105, %107) : (tensor<5x8x1xi1>, tensor<5x8x1xf32>, tensor<5x8x1xf32>) -> tensor<5x8x1xf32>
    "func.return"(%108, %94) : (tensor<5x8x1xf32>, tensor<5x8x1x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8x8xf32>, tensor<i32>) -> (tensor<8x1xf32>, tensor<8x8xf32>, tensor<f32>, tensor<i1>, tensor<8x1xf32>), res_attrs = [{}, {}, {}, {}, {}], sym_name = "_var", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<8x8xf32>, %arg23: tensor<i32>):
    %60 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.reduce"(%arg22, %60) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg26: tensor<f32>, %arg27: tensor<f32>):
      %85 = "stablehlo.add"(%arg26, %arg27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%85) : (tensor<f32>) -> ()
    }) : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x1xf32>
    %63 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x1xf32>
    %65 = "stablehlo.divide"(%62, %64) : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x1xf32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x1xf32>) -> tensor<8x8xf32>
    %67 = "stablehlo.subtract"(%arg22, %66) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %68 = "chlo.square"(%67) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %69 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8xf32>
    %71 = "stablehlo.multiply"(%70, %67) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %72 = "stablehlo.convert"(%arg23) : (tensor<i32>) -> tensor<f32>
    %73 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %74 = "stablehlo.subtract"(%73, %72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %75 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %76 = "stablehlo.reduce"(%68, %75) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      %84 = "stablehlo.add"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%84) : (tensor<f32>) -> ()
    }) : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x1xf32>
    %78 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x1xf32>
    %79 = "stablehlo.divide"(%77, %78) : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x1xf32>
    %80 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.compare"(%74, %80) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %82 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %83:2 = "func.call"(%81, %79, %82) <{callee = @_where_1}> : (tensor<i1>, tensor<8x1xf32>, tensor<f32>) -> (tensor<8x1xf32>, tensor<8x1xf32>)
    "func.return"(%83#0, %71, %74, %81, %83#1) : (tensor<8x1xf32>, tensor<8x8xf32>, tensor<f32>, tensor<i1>, tensor<8x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<8x1xf32>, tensor<f32>) -> (tensor<8x1xf32>, tensor<8x1xf32>), res_attrs = [{}, {}], sym_name = "_where_1", sym_visibility = "private"}> ({
  ^bb0(%arg19: tensor<i1>, %arg20: tensor<8x1xf32>, %arg21: tensor<f32>):
    %55 = "stablehlo.convert"(%arg21) : (tensor<f32>) -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x1xf32>
    %57 = "stablehlo.select"(%arg19, %arg20, %56) : (tensor<i1>, tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x1xf32>
    %58 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x1xf32>
    "func.return"(%57, %59) : (tensor<8x1xf32>, tensor<8x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8x8xf32>, tensor<i32>, tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>), res_attrs = [{}, {}, {}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg16: tensor<8x8xf32>, %arg17: tensor<i32>, %arg18: tensor<i32>):
    %21 = "stablehlo.convert"(%arg17) : (tensor<i32>) -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8xf32>
    %23 = "stablehlo.maximum"(%22, %arg16) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %24 = "stablehlo.compare"(%arg16, %23) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1>
    %25 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8xf32>
    %29 = "stablehlo.select"(%24, %26, %28) : (tensor<8x8xi1>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %30 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8xf32>
    %31 = "stablehlo.compare"(%30, %23) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1>
    %32 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8xf32>
    %34 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8xf32>
    %36 = "stablehlo.select"(%31, %33, %35) : (tensor<8x8xi1>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %37 = "stablehlo.divide"(%29, %36) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %38 = "stablehlo.convert"(%arg18) : (tensor<i32>) -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8xf32>
    %40 = "stablehlo.minimum"(%39, %23) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %41 = "stablehlo.compare"(%23, %40) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1>
    %42 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8xf32>
    %46 = "stablehlo.select"(%41, %43, %45) : (tensor<8x8xi1>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %47 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8xf32>
    %48 = "stablehlo.compare"(%47, %40) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1>
    %49 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8xf32>
    %51 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8xf32>
    %53 = "stablehlo.select"(%48, %50, %52) : (tensor<8x8xi1>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %54 = "stablehlo.divide"(%46, %53) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    "func.return"(%40, %37, %54) : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>, res_attrs = [{}], sym_name = "clip_2", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<8x8xf32>, %arg14: tensor<8x8xf32>, %arg15: tensor<8x8xf32>):
    %19 = "stablehlo.multiply"(%arg15, %arg14) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %20 = "stablehlo.multiply"(%19, %arg13) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    "func.return"(%20) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x8x1x1xi32>, tensor<5x8x1xf32>) -> tensor<5x8x9xf32>, res_attrs = [{}], sym_name = "take_along_axis_3", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<5x8x1x1xi32>, %arg10: tensor<5x8x1xf32>):
    %15 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x8x9xf32>
    %17 = "stablehlo.scatter"(%16, %arg9, %arg10) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %18 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%18) : (tensor<f32>) -> ()
    }) : (tensor<5x8x9xf32>, tensor<5x8x1x1xi32>, tensor<5x8x1xf32>) -> tensor<5x8x9xf32>
    "func.return"(%17) : (tensor<5x8x9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x8x9xf32>, tensor<5x8x1xf32>, tensor<5x8x9xf32>) -> tensor<5x8x9xf32>, res_attrs = [{}], sym_name = "log_softmax_4", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<5x8x9xf32>, %arg3: tensor<5x8x1xf32>, %arg4: tensor<5x8x9xf32>):
    %3 = "stablehlo.negate"(%arg4) : (tensor<5x8x9xf32>) -> tensor<5x8x9xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %14 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<5x8x9xf32>, tensor<f32>) -> tensor<5x8xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<5x8xf32>) -> tensor<5x8x1xf32>
    %7 = "stablehlo.divide"(%6, %arg3) : (tensor<5x8x1xf32>, tensor<5x8x1xf32>) -> tensor<5x8x1xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %13 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<5x8x1xf32>, tensor<f32>) -> tensor<5x8xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x8xf32>) -> tensor<5x8x9xf32>
    %11 = "stablehlo.multiply"(%10, %arg2) : (tensor<5x8x9xf32>, tensor<5x8x9xf32>) -> tensor<5x8x9xf32>
    %12 = "stablehlo.add"(%arg4, %11) : (tensor<5x8x9xf32>, tensor<5x8x9xf32>) -> tensor<5x8x9xf32>
    "func.return"(%12) : (tensor<5x8x9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<f32>, tensor<8x9xf32>) -> tensor<8x8xf32>, res_attrs = [{}], sym_name = "_pad_5", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<f32>, %arg1: tensor<8x9xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.pad"(%arg1, %0) <{edge_padding_high = array<i64: 0, -1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<8x9xf32>, tensor<f32>) -> tensor<8x8xf32>
    %2 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 8, 8>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<8x8xf32>) -> tensor<8x8xf32>
    "func.return"(%2) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
