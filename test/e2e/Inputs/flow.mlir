"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = (tensor<8x8xf32>, tensor<5x6x8xf32>, tensor<6x8xf32>, tensor<i32>, tensor<2xui32>, tensor<6x4xi32>) -> (tensor<8x8xf32>, tensor<5x6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<i32>, tensor<4x6xui32>, tensor<6x5xf32>, tensor<6x5xi32>, tensor<6x4xi32>, tensor<2x6x6xf32>, tensor<6x8xf32>, tensor<8x6xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg48: tensor<8x8xf32>, %arg49: tensor<5x6x8xf32>, %arg50: tensor<6x8xf32>, %arg51: tensor<i32>, %arg52: tensor<2xui32>, %arg53: tensor<6x4xi32>):
    %126 = "stablehlo.slice"(%arg52) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %127 = "stablehlo.reshape"(%126) : (tensor<1xui32>) -> tensor<ui32>
    %128 = "stablehlo.slice"(%arg52) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %129 = "stablehlo.reshape"(%128) : (tensor<1xui32>) -> tensor<ui32>
    %130 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x6xui64>
    %131 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x6xui64>
    %132 = "stablehlo.constant"() <{value = dense<6> : tensor<ui64>}> : () -> tensor<ui64>
    %133 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4x6xui64>
    %134 = "stablehlo.multiply"(%133, %130) : (tensor<4x6xui64>, tensor<4x6xui64>) -> tensor<4x6xui64>
    %135 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4x6xui64>
    %137 = "stablehlo.multiply"(%136, %131) : (tensor<4x6xui64>, tensor<4x6xui64>) -> tensor<4x6xui64>
    %138 = "stablehlo.add"(%134, %137) : (tensor<4x6xui64>, tensor<4x6xui64>) -> tensor<4x6xui64>
    %139 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4x6xui64>
    %141 = "stablehlo.shift_right_logical"(%138, %140) : (tensor<4x6xui64>, tensor<4x6xui64>) -> tensor<4x6xui64>
    %142 = "stablehlo.convert"(%138) : (tensor<4x6xui64>) -> tensor<4x6xui32>
    %143 = "stablehlo.convert"(%141) : (tensor<4x6xui64>) -> tensor<4x6xui32>
    %144:2 = "func.call"(%127, %129, %143, %142) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<4x6xui32>, tensor<4x6xui32>) -> (tensor<4x6xui32>, tensor<4x6xui32>)
    %145 = "stablehlo.xor"(%144#0, %144#1) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %146 = "stablehlo.negate"(%arg50) : (tensor<6x8xf32>) -> tensor<6x8xf32>
    %147 = "stablehlo.concatenate"(%arg50, %146, %arg50) <{dimension = 1 : i64}> : (tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x24xf32>
    %148:2 = "chlo.top_k"(%147) <{k = 5 : i64}> : (tensor<6x24xf32>) -> (tensor<6x5xf32>, tensor<6x5xi32>)
    %149 = "stablehlo.sort"(%arg53) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg104: tensor<i32>, %arg105: tensor<i32>):
      %283 = "stablehlo.compare"(%arg104, %arg105) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%283) : (tensor<i1>) -> ()
    }) : (tensor<6x4xi32>) -> tensor<6x4xi32>
    %150 = "stablehlo.transpose"(%arg50) <{permutation = array<i64: 1, 0>}> : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %151 = "stablehlo.dot_general"(%arg50, %150) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x8xf32>, tensor<8x6xf32>) -> tensor<6x6xf32>
    %152 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x6xi32>
    %153 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x6xi32>
    %154 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %155 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6x6xi32>
    %156 = "stablehlo.add"(%152, %155) : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi32>
    %157 = "stablehlo.compare"(%156, %153) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %158 = "stablehlo.convert"(%157) : (tensor<6x6xi1>) -> tensor<6x6xf32>
    %159 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %160 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x6xf32>
    %161 = "stablehlo.multiply"(%158, %160) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %162 = "stablehlo.add"(%151, %161) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %163 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x6xi32>
    %164 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x6xi32>
    %165 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %166 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6x6xi32>
    %167 = "stablehlo.add"(%163, %166) : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi32>
    %168 = "stablehlo.compare"(%167, %164) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %169 = "stablehlo.convert"(%168) : (tensor<6x6xi1>) -> tensor<6x6xf32>
    %170 = "stablehlo.add"(%162, %169) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %171 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<6x6xf32>) -> tensor<1x6x6xf32>
    %172 = "stablehlo.broadcast_in_dim"(%170) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<6x6xf32>) -> tensor<1x6x6xf32>
    %173 = "stablehlo.concatenate"(%171, %172) <{dimension = 0 : i64}> : (tensor<1x6x6xf32>, tensor<1x6x6xf32>) -> tensor<2x6x6xf32>
    %174 = "func.call"(%173) <{callee = @cholesky}> : (tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %175 = "stablehlo.slice"(%174) <{limit_indices = array<i64: 1, 6, 6>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xf32>) -> tensor<1x6x6xf32>
    %176 = "stablehlo.reshape"(%175) : (tensor<1x6x6xf32>) -> tensor<6x6xf32>
    %177 = "stablehlo.custom_call"(%176, %arg50) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=6, j=6, k=6, l=8, m=6, n=8}, custom>} : (tensor<6x6xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %178 = "stablehlo.slice"(%174) <{limit_indices = array<i64: 2, 6, 6>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xf32>) -> tensor<1x6x6xf32>
    %179 = "stablehlo.reshape"(%178) : (tensor<1x6x6xf32>) -> tensor<6x6xf32>
    %180 = "stablehlo.transpose"(%arg50) <{permutation = array<i64: 1, 0>}> : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %181 = "stablehlo.custom_call"(%179, %180) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=6, j=6, k=8, l=6, m=8, n=6}, custom>} : (tensor<6x6xf32>, tensor<8x6xf32>) -> tensor<8x6xf32>
    %182 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %183 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x6x8xf32>
    %184 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %185 = "stablehlo.broadcast_in_dim"(%184) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x6x8xf32>
    %186 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %187 = "stablehlo.broadcast_in_dim"(%186) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x6x8xf32>
    %188 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %189 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x6x8xf32>
    %190 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %191:8 = "stablehlo.while"(%arg49, %arg48, %190, %arg50, %183, %185, %187, %189) ({
    ^bb0(%arg96: tensor<5x6x8xf32>, %arg97: tensor<8x8xf32>, %arg98: tensor<i32>, %arg99: tensor<6x8xf32>, %arg100: tensor<5x6x8xf32>, %arg101: tensor<5x6x8xf32>, %arg102: tensor<5x6x8xf32>, %arg103: tensor<5x6x8xf32>):
      %281 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %282 = "stablehlo.compare"(%arg98, %281) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%282) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg88: tensor<5x6x8xf32>, %arg89: tensor<8x8xf32>, %arg90: tensor<i32>, %arg91: tensor<6x8xf32>, %arg92: tensor<5x6x8xf32>, %arg93: tensor<5x6x8xf32>, %arg94: tensor<5x6x8xf32>, %arg95: tensor<5x6x8xf32>):
      %273 = "func.call"(%arg88, %arg90) <{callee = @dynamic_index_in_dim}> : (tensor<5x6x8xf32>, tensor<i32>) -> tensor<6x8xf32>
      %274:5 = "func.call"(%arg89, %arg91, %273) <{callee = @closed_call_0}> : (tensor<8x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>) -> (tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>)
      %275 = "func.call"(%arg92, %274#1, %arg90) <{callee = @dynamic_update_index_in_dim}> : (tensor<5x6x8xf32>, tensor<6x8xf32>, tensor<i32>) -> tensor<5x6x8xf32>
      %276 = "func.call"(%arg93, %274#2, %arg90) <{callee = @dynamic_update_index_in_dim}> : (tensor<5x6x8xf32>, tensor<6x8xf32>, tensor<i32>) -> tensor<5x6x8xf32>
      %277 = "func.call"(%arg94, %274#3, %arg90) <{callee = @dynamic_update_index_in_dim}> : (tensor<5x6x8xf32>, tensor<6x8xf32>, tensor<i32>) -> tensor<5x6x8xf32>
      %278 = "func.call"(%arg95, %274#4, %arg90) <{callee = @dynamic_update_index_in_dim}> : (tensor<5x6x8xf32>, tensor<6x8xf32>, tensor<i32>) -> tensor<5x6x8xf32>
      %279 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %280 = "stablehlo.add"(%arg90, %279) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg88, %arg89, %280, %274#0, %275, %276, %277, %278) : (tensor<5x6x8xf32>, tensor<8x8xf32>, tensor<i32>, tensor<6x8xf32>, tensor<5x6x8xf32>, tensor<5x6x8xf32>, tensor<5x6x8xf32>, tensor<5x6x8xf32>) -> ()
    }) : (tensor<5x6x8xf32>, tensor<8x8xf32>, tensor<i32>, tensor<6x8xf32>, tensor<5x6x8xf32>, tensor<5x6x8xf32>, tensor<5x6x8xf32>, tensor<5x6x8xf32>) -> (tensor<5x6x8xf32>, tensor<8x8xf32>, tensor<i32>, tensor<6x8xf32>, tensor<5x6x8xf32>, tensor<5x6x8xf32>, tensor<5x6x8xf32>, tensor<5x6x8xf32>)
    %192 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %193 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x8xf32>
    %194 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %195 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x6x8xf32>
    %196 = "stablehlo.multiply"(%191#4, %195) : (tensor<5x6x8xf32>, tensor<5x6x8xf32>) -> tensor<5x6x8xf32>
    %197 = "stablehlo.multiply"(%195, %191#4) : (tensor<5x6x8xf32>, tensor<5x6x8xf32>) -> tensor<5x6x8xf32>
    %198 = "stablehlo.add"(%196, %197) : (tensor<5x6x8xf32>, tensor<5x6x8xf32>) -> tensor<5x6x8xf32>
    %199 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %200 = "stablehlo.broadcast_in_dim"(%199) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8xf32>
    %201 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %202 = "stablehlo.broadcast_in_dim"(%201) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x6x8xf32>
    %203 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %204:9 = "stablehlo.while"(%198, %191#5, %191#6, %191#7, %arg48, %203, %200, %193, %202) ({
    ^bb0(%arg79: tensor<5x6x8xf32>, %arg80: tensor<5x6x8xf32>, %arg81: tensor<5x6x8xf32>, %arg82: tensor<5x6x8xf32>, %arg83: tensor<8x8xf32>, %arg84: tensor<i32>, %arg85: tensor<8x8xf32>, %arg86: tensor<6x8xf32>, %arg87: tensor<5x6x8xf32>):
      %271 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %272 = "stablehlo.compare"(%arg84, %271) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%272) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg70: tensor<5x6x8xf32>, %arg71: tensor<5x6x8xf32>, %arg72: tensor<5x6x8xf32>, %arg73: tensor<5x6x8xf32>, %arg74: tensor<8x8xf32>, %arg75: tensor<i32>, %arg76: tensor<8x8xf32>, %arg77: tensor<6x8xf32>, %arg78: tensor<5x6x8xf32>):
      %259 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %260 = "stablehlo.subtract"(%259, %arg75) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %261 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %262 = "stablehlo.subtract"(%260, %261) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %263 = "func.call"(%arg70, %262) <{callee = @dynamic_index_in_dim}> : (tensor<5x6x8xf32>, tensor<i32>) -> tensor<6x8xf32>
      %264 = "func.call"(%arg71, %262) <{callee = @dynamic_index_in_dim}> : (tensor<5x6x8xf32>, tensor<i32>) -> tensor<6x8xf32>
      %265 = "func.call"(%arg72, %262) <{callee = @dynamic_index_in_dim}> : (tensor<5x6x8xf32>, tensor<i32>) -> tensor<6x8xf32>
      %266 = "func.call"(%arg73, %262) <{callee = @dynamic_index_in_dim}> : (tensor<5x6x8xf32>, tensor<i32>) -> tensor<6x8xf32>
      %267:3 = "func.call"(%arg74, %arg76, %arg77, %263, %264, %265, %266) <{callee = @closed_call_1}> : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>) -> (tensor<8x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>)
      %268 = "func.call"(%arg78, %267#2, %262) <{callee = @dynamic_update_index_in_dim}> : (tensor<5x6x8xf32>, tensor<6x8xf32>, tensor<i32>) -> tensor<5x6x8xf32>
      %269 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %270 = "stablehlo.add"(%arg75, %269) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg70, %arg71, %arg72, %arg73, %arg74, %270, %267#0, %267#1, %268) : (tensor<5x6x8xf32>, tensor<5x6x8xf32>, tensor<5x6x8xf32>, tensor<5x6x8xf32>, tensor<8x8xf32>, tensor<i32>, tensor<8x8xf32>, tensor<6x8xf32>, tensor<5x6x8xf32>) -> ()
    }) : (tensor<5x6x8xf32>, tensor<5x6x8xf32>, tensor<5x6x8xf32>, tensor<5x6x8xf32>, tensor<8x8xf32>, tensor<i32>, tensor<8x8xf32>, tensor<6x8xf32>, tensor<5x6x8xf32>) -> (tensor<5x6x8xf32>, tensor<5x6x8xf32>, tensor<5x6x8xf32>, tensor<5x6x8xf32>, tensor<8x8xf32>, tensor<i32>, tensor<8x8xf32>, tensor<6x8xf32>, tensor<5x6x8xf32>)
    %205 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %206:3 = "stablehlo.while"(%arg51, %arg50, %205) ({
    ^bb0(%arg65: tensor<i32>, %arg66: tensor<6x8xf32>, %arg67: tensor<i32>):
      %246 = "stablehlo.abs"(%arg66) : (tensor<6x8xf32>) -> tensor<6x8xf32>
      %247 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %248 = "stablehlo.reduce"(%246, %247) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%arg68: tensor<f32>, %arg69: tensor<f32>):
        %258 = "stablehlo.maximum"(%arg68, %arg69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%258) : (tensor<f32>) -> ()
      }) : (tensor<6x8xf32>, tensor<f32>) -> tensor<f32>
      %249 = "stablehlo.constant"() <{value = dense<2.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %250 = "stablehlo.compare"(%248, %249) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %251 = "stablehlo.constant"() <{value = dense<9> : tensor<i32>}> : () -> tensor<i32>
      %252 = "stablehlo.compare"(%arg67, %251) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %253 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %254 = "stablehlo.broadcast_in_dim"(%253) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<i1>
      %255 = "stablehlo.compare"(%252, %254) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %256 = "stablehlo.convert"(%255) : (tensor<i1>) -> tensor<i1>
      %257 = "stablehlo.and"(%250, %256) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%257) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg54: tensor<i32>, %arg55: tensor<6x8xf32>, %arg56: tensor<i32>):
      %207 = "stablehlo.convert"(%arg56) : (tensor<i32>) -> tensor<i32>
      %208 = "stablehlo.add"(%207, %arg54) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %209 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %210 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %211 = "stablehlo.clamp"(%209, %208, %210) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %212 = "stablehlo.case"(%211) ({
        %243 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
        %244 = "stablehlo.broadcast_in_dim"(%243) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x8xf32>
        %245 = "stablehlo.multiply"(%arg55, %244) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
        "stablehlo.return"(%245) : (tensor<6x8xf32>) -> ()
      }, {
        %237 = "stablehlo.transpose"(%arg55) <{permutation = array<i64: 1, 0>}> : (tensor<6x8xf32>) -> tensor<8x6xf32>
        %238 = "stablehlo.dot_general"(%arg55, %237) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x8xf32>, tensor<8x6xf32>) -> tensor<6x6xf32>
        %239 = "stablehlo.dot_general"(%238, %arg55) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x6xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
        %240 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
        %241 = "stablehlo.broadcast_in_dim"(%240) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x8xf32>
        %242 = "stablehlo.multiply"(%239, %241) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
        "stablehlo.return"(%242) : (tensor<6x8xf32>) -> ()
      }, {
        %236 = "stablehlo.sine"(%arg55) : (tensor<6x8xf32>) -> tensor<6x8xf32>
        "stablehlo.return"(%236) : (tensor<6x8xf32>) -> ()
      }) : (tensor<i32>) -> tensor<6x8xf32>
      %213 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %214 = "stablehlo.reduce"(%212, %213) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%arg63: tensor<f32>, %arg64: tensor<f32>):
        %235 = "stablehlo.add"(%arg63, %arg64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%235) : (tensor<f32>) -> ()
      }) : (tensor<6x8xf32>, tensor<f32>) -> tensor<f32>
      %215 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %216 = "stablehlo.compare"(%214, %215) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %217 = "stablehlo.convert"(%216) : (tensor<i1>) -> tensor<i32>
      %218 = "stablehlo.case"(%217) ({
        %227 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %228 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %229:3 = "stablehlo.while"(%228, %227, %212) ({
        ^bb0(%arg60: tensor<i32>, %arg61: tensor<i32>, %arg62: tensor<6x8xf32>):
          %233 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
          %234 = "stablehlo.compare"(%arg60, %233) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
          "stablehlo.return"(%234) : (tensor<i1>) -> ()
        }, {
        ^bb0(%arg57: tensor<i32>, %arg58: tensor<i32>, %arg59: tensor<6x8xf32>):
          %230:2 = "func.call"(%arg58, %arg59) <{callee = @closed_call_2}> : (tensor<i32>, tensor<6x8xf32>) -> (tensor<i32>, tensor<6x8xf32>)
          %231 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
          %232 = "stablehlo.add"(%arg57, %231) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          "stablehlo.return"(%232, %230#0, %230#1) : (tensor<i32>, tensor<i32>, tensor<6x8xf32>) -> ()
        }) : (tensor<i32>, tensor<i32>, tensor<6x8xf32>) -> (tensor<i32>, tensor<i32>, tensor<6x8xf32>)
        "stablehlo.return"(%229#2) : (tensor<6x8xf32>) -> ()
      }, {
        %224 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
        %225 = "stablehlo.broadcast_in_dim"(%224) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x8xf32>
        %226 = "stablehlo.subtract"(%212, %225) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
        "stablehlo.return"(%226) : (tensor<6x8xf32>) -> ()
      }) : (tensor<i32>) -> tensor<6x8xf32>
      %219 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %220 = "stablehlo.broadcast_in_dim"(%219) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x8xf32>
      %221 = "stablehlo.multiply"(%218, %220) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
      %222 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %223 = "stablehlo.add"(%arg56, %222) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg54, %221, %223) : (tensor<i32>, tensor<6x8xf32>, tensor<i32>) -> ()
    }) : (tensor<i32>, tensor<6x8xf32>, tensor<i32>) -> (tensor<i32>, tensor<6x8xf32>, tensor<i32>)
    "func.return"(%204#6, %204#8, %204#7, %206#1, %206#2, %145, %148#0, %148#1, %149, %174, %177, %181) : (tensor<8x8xf32>, tensor<5x6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<i32>, tensor<4x6xui32>, tensor<6x5xf32>, tensor<6x5xi32>, tensor<6x4xi32>, tensor<2x6x6xf32>, tensor<6x8xf32>, tensor<8x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<4x6xui32>, tensor<4x6xui32>) -> (tensor<4x6xui32>, tensor<4x6xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg26: tensor<ui32>, %arg27: tensor<ui32>, %arg28: tensor<4x6xui32>, %arg29: tensor<4x6xui32>):
    %109 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %110 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %111 = "stablehlo.xor"(%arg26, %arg27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %112 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %113 = "stablehlo.xor"(%111, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %114 = "stablehlo.broadcast_in_dim"(%arg26) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x6xui32>
    %115 = "stablehlo.add"(%arg28, %114) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %116 = "stablehlo.broadcast_in_dim"(%arg27) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x6xui32>
    %117 = "stablehlo.add"(%arg29, %116) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %118 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %119 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %120:9 = "stablehlo.while"(%119, %118, %115, %117, %arg27, %113, %arg26, %109, %110) ({
    ^bb0(%arg39: tensor<i32>, %arg40: tensor<i32>, %arg41: tensor<4x6xui32>, %arg42: tensor<4x6xui32>, %arg43: tensor<ui32>, %arg44: tensor<ui32>, %arg45: tensor<ui32>, %arg46: tensor<4xui32>, %arg47: tensor<4xui32>):
      %124 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %125 = "stablehlo.compare"(%arg39, %124) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%125) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg30: tensor<i32>, %arg31: tensor<i32>, %arg32: tensor<4x6xui32>, %arg33: tensor<4x6xui32>, %arg34: tensor<ui32>, %arg35: tensor<ui32>, %arg36: tensor<ui32>, %arg37: tensor<4xui32>, %arg38: tensor<4xui32>):
      %121:8 = "func.call"(%arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38) <{callee = @closed_call}> : (tensor<i32>, tensor<4x6xui32>, tensor<4x6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<4x6xui32>, tensor<4x6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %122 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %123 = "stablehlo.add"(%arg30, %122) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%123, %121#0, %121#1, %121#2, %121#3, %121#4, %121#5, %121#6, %121#7) : (tensor<i32>, tensor<i32>, tensor<4x6xui32>, tensor<4x6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<4x6xui32>, tensor<4x6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<4x6xui32>, tensor<4x6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%120#2, %120#3) : (tensor<4x6xui32>, tensor<4x6xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<4x6xui32>, tensor<4x6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<4x6xui32>, tensor<4x6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<i32>, %arg19: tensor<4x6xui32>, %arg20: tensor<4x6xui32>, %arg21: tensor<ui32>, %arg22: tensor<ui32>, %arg23: tensor<ui32>, %arg24: tensor<4xui32>, %arg25: tensor<4xui32>):
    %54 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %55 = "stablehlo.add"(%arg18, %54) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %56 = "stablehlo.slice"(%arg24) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %57 = "stablehlo.reshape"(%56) : (tensor<1xui32>) -> tensor<ui32>
    %58 = "stablehlo.add"(%arg19, %arg20) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %59 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x6xui32>
    %60 = "stablehlo.shift_left"(%arg20, %59) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %61 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %62 = "stablehlo.subtract"(%61, %57) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x6xui32>
    %64 = "stablehlo.shift_right_logical"(%arg20, %63) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %65 = "stablehlo.or"(%60, %64) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %66 = "stablehlo.xor"(%58, %65) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %67 = "stablehlo.slice"(%arg24) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %68 = "stablehlo.reshape"(%67) : (tensor<1xui32>) -> tensor<ui32>
    %69 = "stablehlo.add"(%58, %66) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %70 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x6xui32>
    %71 = "stablehlo.shift_left"(%66, %70) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %72 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %73 = "stablehlo.subtract"(%72, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x6xui32>
    %75 = "stablehlo.shift_right_logical"(%66, %74) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %76 = "stablehlo.or"(%71, %75) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %77 = "stablehlo.xor"(%69, %76) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %78 = "stablehlo.slice"(%arg24) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %79 = "stablehlo.reshape"(%78) : (tensor<1xui32>) -> tensor<ui32>
    %80 = "stablehlo.add"(%69, %77) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %81 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x6xui32>
    %82 = "stablehlo.shift_left"(%77, %81) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %83 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %84 = "stablehlo.subtract"(%83, %79) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x6xui32>
    %86 = "stablehlo.shift_right_logical"(%77, %85) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %87 = "stablehlo.or"(%82, %86) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %88 = "stablehlo.xor"(%80, %87) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %89 = "stablehlo.slice"(%arg24) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %90 = "stablehlo.reshape"(%89) : (tensor<1xui32>) -> tensor<ui32>
    %91 = "stablehlo.add"(%80, %88) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %92 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x6xui32>
    %93 = "stablehlo.shift_left"(%88, %92) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %94 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %95 = "stablehlo.subtract"(%94, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x6xui32>
    %97 = "stablehlo.shift_right_logical"(%88, %96) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %98 = "stablehlo.or"(%93, %97) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %99 = "stablehlo.xor"(%91, %98) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %100 = "stablehlo.broadcast_in_dim"(%arg21) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x6xui32>
    %101 = "stablehlo.add"(%91, %100) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %102 = "stablehlo.broadcast_in_dim"(%arg22) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x6xui32>
    %103 = "stablehlo.add"(%99, %102) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    %104 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %105 = "stablehlo.add"(%arg18, %104) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %106 = "stablehlo.convert"(%105) : (tensor<i32>) -> tensor<ui32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x6xui32>
    %108 = "stablehlo.add"(%103, %107) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
    "func.return"(%55, %101, %108, %arg22, %arg23, %arg21, %arg25, %arg24) : (tensor<i32>, tensor<4x6xui32>, tensor<4x6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x6xf32>) -> tensor<2x6x6xf32>, res_attrs = [{}], sym_name = "cholesky", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<2x6x6xf32>):
    %30 = "stablehlo.transpose"(%arg17) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %31 = "stablehlo.add"(%arg17, %30) : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %32 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x6xf32>
    %34 = "stablehlo.divide"(%31, %33) : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %35:2 = "stablehlo.custom_call"(%34) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_spotrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=2, j=6, k=6, l=6, m=6}, custom>} : (tensor<2x6x6xf32>) -> (tensor<2x6x6xf32>, tensor<2xi32>)
    %36 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %38 = "stablehlo.compare"(%35#1, %37) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %40 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x6xf32>
    %42 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x6xi1>
    %43 = "stablehlo.select"(%42, %35#0, %41) : (tensor<2x6x6xi1>, tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %44 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x6xi32>
    %45 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6x6xi32>
    %47 = "stablehlo.add"(%44, %46) : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi32>
    %48 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x6xi32>
    %49 = "stablehlo.compare"(%47, %48) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<6x6xi1>) -> tensor<2x6x6xi1>
    %51 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x6xf32>
    %53 = "stablehlo.select"(%50, %43, %52) : (tensor<2x6x6xi1>, tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    "func.return"(%53) : (tensor<2x6x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x6x8xf32>, tensor<i32>) -> tensor<6x8xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<5x6x8xf32>, %arg16: tensor<i32>):
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %27 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %28 = "stablehlo.dynamic_slice"(%arg15, %arg16, %26, %27) <{slice_sizes = array<i64: 1, 6, 8>}> : (tensor<5x6x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x8xf32>
    %29 = "stablehlo.reshape"(%28) : (tensor<1x6x8xf32>) -> tensor<6x8xf32>
    "func.return"(%29) : (tensor<6x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>) -> (tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>), res_attrs = [{}, {}, {}, {}, {}], sym_name = "closed_call_0", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<8x8xf32>, %arg13: tensor<6x8xf32>, %arg14: tensor<6x8xf32>):
    %20 = "stablehlo.dot_general"(%arg13, %arg12) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x8xf32>, tensor<8x8xf32>) -> tensor<6x8xf32>
    %21 = "stablehlo.add"(%20, %arg14) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %22 = "stablehlo.tanh"(%21) : (tensor<6x8xf32>) -> tensor<6x8xf32>
    %23 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x8xf32>
    %25 = "stablehlo.subtract"(%24, %22) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    "func.return"(%22, %22, %arg13, %22, %25) : (tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x6x8xf32>, tensor<6x8xf32>, tensor<i32>) -> tensor<5x6x8xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<5x6x8xf32>, %arg10: tensor<6x8xf32>, %arg11: tensor<i32>):
    %16 = "stablehlo.broadcast_in_dim"(%arg10) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<6x8xf32>) -> tensor<1x6x8xf32>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.dynamic_update_slice"(%arg9, %16, %arg11, %17, %18) : (tensor<5x6x8xf32>, tensor<1x6x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x6x8xf32>
    "func.return"(%19) : (tensor<5x6x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x8xf32>, tensor<8x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>) -> (tensor<8x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>), res_attrs = [{}, {}, {}], sym_name = "closed_call_1", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<6x8xf32>, %arg5: tensor<6x8xf32>, %arg6: tensor<6x8xf32>, %arg7: tensor<6x8xf32>, %arg8: tensor<6x8xf32>):
    %8 = "stablehlo.add"(%arg4, %arg5) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %9 = "stablehlo.multiply"(%8, %arg8) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %10 = "stablehlo.multiply"(%9, %arg7) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %11 = "stablehlo.add"(%9, %10) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %12 = "stablehlo.dot_general"(%11, %arg6) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<8x8xf32>
    %13 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0>}> : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %14 = "stablehlo.add"(%arg3, %13) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %15 = "stablehlo.dot_general"(%11, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x8xf32>, tensor<8x8xf32>) -> tensor<6x8xf32>
    "func.return"(%14, %15, %11) : (tensor<8x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<6x8xf32>) -> (tensor<i32>, tensor<6x8xf32>), res_attrs = [{}, {}], sym_name = "closed_call_2", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<6x8xf32>):
    %0 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x8xf32>
    %4 = "stablehlo.multiply"(%arg1, %3) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %5 = "stablehlo.convert"(%arg0) : (tensor<i32>) -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x8xf32>
    %7 = "stablehlo.add"(%4, %6) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    "func.return"(%1, %7) : (tensor<i32>, tensor<6x8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
