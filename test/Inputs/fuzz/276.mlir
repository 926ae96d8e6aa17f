"builtin.module"() <{sym_name = "jit_gradient"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x4xf32>, tensor<4x5x4xf32>, tensor<2xi32>) -> (tensor<2x2x4xf32>, tensor<4x5x4xf32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg27: tensor<2x2x4xf32>, %arg28: tensor<4x5x4xf32>, %arg29: tensor<2xi32>):
    %106 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %107:2 = "func.call"(%arg27, %106) <{callee = @_pad}> : (tensor<2x2x4xf32>, tensor<i32>) -> (tensor<4x2x4xf32>, tensor<f32>)
    %108 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %109:2 = "func.call"(%107#0, %108) <{callee = @_pad_0}> : (tensor<4x2x4xf32>, tensor<i32>) -> (tensor<4x5x4xf32>, tensor<f32>)
    %110 = "stablehlo.abs"(%109#0) : (tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %111 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x4xf32>
    %113 = "stablehlo.compare"(%109#0, %112) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xi1>
    %114 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x4xf32>
    %116 = "stablehlo.add"(%110, %115) : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %117 = "stablehlo.divide"(%arg28, %116) : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %118 = "stablehlo.multiply"(%116, %116) : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %119 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x4xf32>
    %121 = "stablehlo.divide"(%120, %118) : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %122 = "stablehlo.reshape"(%arg27) : (tensor<2x2x4xf32>) -> tensor<16xf32>
    %123 = "stablehlo.slice"(%122) <{limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<16xf32>) -> tensor<2xf32>
    %124 = "stablehlo.reshape"(%arg27) : (tensor<2x2x4xf32>) -> tensor<16xf32>
    %125 = "stablehlo.concatenate"(%124, %124) <{dimension = 0 : i64}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
    %126 = "stablehlo.slice"(%125) <{limit_indices = array<i64: 20>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<32xf32>) -> tensor<20xf32>
    %127 = "stablehlo.reshape"(%126) : (tensor<20xf32>) -> tensor<4x5xf32>
    %128 = "stablehlo.dot_general"(%127, %123) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x5xf32>, tensor<2xf32>) -> tensor<4x5x2xf32>
    %129 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %130 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %131:3 = "func.call"(%128, %129, %130) <{callee = @clip}> : (tensor<4x5x2xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5x2xf32>, tensor<4x5x2xf32>, tensor<4x5x2xf32>)
    %132 = "stablehlo.reverse"(%arg29) <{dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2xi32>
    %133 = "stablehlo.multiply"(%132, %arg29) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %134 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %135 = "stablehlo.reduce"(%133, %134) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg48: tensor<i32>, %arg49: tensor<i32>):
      %346 = "stablehlo.add"(%arg48, %arg49) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%346) : (tensor<i32>) -> ()
    }) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
    %136 = "stablehlo.round_nearest_afz"(%arg27) : (tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %137 = "stablehlo.reshape"(%136) : (tensor<2x2x4xf32>) -> tensor<16xf32>
    %138 = "stablehlo.concatenate"(%137, %137, %137, %137, %137) <{dimension = 0 : i64}> : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<80xf32>
    %139 = "stablehlo.reshape"(%138) : (tensor<80xf32>) -> tensor<2x4x10xf32>
    %140 = "stablehlo.reshape"(%139) : (tensor<2x4x10xf32>) -> tensor<2x4x5x2xf32>
    %141 = "stablehlo.slice"(%arg28) <{limit_indices = array<i64: 2, 5, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x5x4xf32>) -> tensor<2x5x4xf32>
    %142 = "stablehlo.slice"(%141) <{limit_indices = array<i64: 2, 4, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x4xf32>) -> tensor<2x4x4xf32>
    %143 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %144:2 = "func.call"(%142, %143) <{callee = @_pad_1}> : (tensor<2x4x4xf32>, tensor<i32>) -> (tensor<2x4x10xf32>, tensor<f32>)
    %145 = "stablehlo.reshape"(%144#0) : (tensor<2x4x10xf32>) -> tensor<2x4x5x2xf32>
    %146 = "stablehlo.reshape"(%131#0) : (tensor<4x5x2xf32>) -> tensor<40xf32>
    %147 = "stablehlo.concatenate"(%146, %146) <{dimension = 0 : i64}> : (tensor<40xf32>, tensor<40xf32>) -> tensor<80xf32>
    %148 = "stablehlo.reshape"(%147) : (tensor<80xf32>) -> tensor<2x4x10xf32>
    %149 = "stablehlo.reshape"(%148) : (tensor<2x4x10xf32>) -> tensor<2x4x5x2xf32>
    %150 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<2x4x5x2xf32>) -> tensor<2x4x5x1x2xf32>
    %151 = "stablehlo.reshape"(%150) : (tensor<2x4x5x1x2xf32>) -> tensor<2x4x5x2xf32>
    %152 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<2x4x5x2xf32>) -> tensor<2x4x5x1x2xf32>
    %153 = "stablehlo.reshape"(%152) : (tensor<2x4x5x1x2xf32>) -> tensor<2x4x5x2xf32>
    %154 = "stablehlo.dot_general"(%140, %151) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x4x5x2xf32>, tensor<2x4x5x2xf32>) -> tensor<2x5x4x4xf32>
    %155 = "stablehlo.constant"() <{value = dense<3.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %156 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x4x4xf32>
    %157 = "stablehlo.multiply"(%154, %156) : (tensor<2x5x4x4xf32>, tensor<2x5x4x4xf32>) -> tensor<2x5x4x4xf32>
    %158 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<4x4xi1>
    %160 = "func.call"(%159) <{callee = @tril}> : (tensor<4x4xi1>) -> tensor<4x4xi1>
    %161 = "stablehlo.constant"() <{value = dense<-1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %162:3 = "func.call"(%160, %157, %161) <{callee = @_where}> : (tensor<4x4xi1>, tensor<2x5x4x4xf32>, tensor<f32>) -> (tensor<2x5x4x4xf32>, tensor<2x5x4x4xi1>, tensor<2x5x4x4xf32>)
    %163 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %164 = "stablehlo.reduce"(%162#0, %163) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg46: tensor<f32>, %arg47: tensor<f32>):
      %345 = "stablehlo.maximum"(%arg46, %arg47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%345) : (tensor<f32>) -> ()
    }) : (tensor<2x5x4x4xf32>, tensor<f32>) -> tensor<2x5x4xf32>
    %165 = "stablehlo.reshape"(%164) : (tensor<2x5x4xf32>) -> tensor<2x5x4x1xf32>
    %166 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x5x4x1xf32>) -> tensor<2x5x4x4xf32>
    %167 = "stablehlo.compare"(%162#0, %166) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x5x4x4xf32>, tensor<2x5x4x4xf32>) -> tensor<2x5x4x4xi1>
    %168 = "stablehlo.convert"(%167) : (tensor<2x5x4x4xi1>) -> tensor<2x5x4x4xf32>
    %169 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %170 = "stablehlo.reduce"(%168, %169) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg44: tensor<f32>, %arg45: tensor<f32>):
      %344 = "stablehlo.add"(%arg44, %arg45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%344) : (tensor<f32>) -> ()
    }) : (tensor<2x5x4x4xf32>, tensor<f32>) -> tensor<2x5x4xf32>
    %171 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %172 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x4xf32>
    %173 = "stablehlo.maximum"(%172, %164) : (tensor<2x5x4xf32>, tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    %174 = "stablehlo.compare"(%164, %173) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x5x4xf32>, tensor<2x5x4xf32>) -> tensor<2x5x4xi1>
    %175 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %176 = "stablehlo.broadcast_in_dim"(%175) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x4xf32>
    %177 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %178 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x4xf32>
    %179 = "stablehlo.select"(%174, %176, %178) : (tensor<2x5x4xi1>, tensor<2x5x4xf32>, tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    %180 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %181 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x4xf32>
    %182 = "stablehlo.compare"(%181, %173) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x5x4xf32>, tensor<2x5x4xf32>) -> tensor<2x5x4xi1>
    %183 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %184 = "stablehlo.broadcast_in_dim"(%183) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x4xf32>
    %185 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %186 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x4xf32>
    %187 = "stablehlo.select"(%182, %184, %186) : (tensor<2x5x4xi1>, tensor<2x5x4xf32>, tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    %188 = "stablehlo.divide"(%179, %187) : (tensor<2x5x4xf32>, tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    %189 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x4xf32>) -> tensor<2x5x4x1xf32>
    %190 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x5x4x1xf32>) -> tensor<2x5x4x4xf32>
    %191 = "stablehlo.subtract"(%162#0, %190) : (tensor<2x5x4x4xf32>, tensor<2x5x4x4xf32>) -> tensor<2x5x4x4xf32>
    %192 = "stablehlo.exponential"(%191) : (tensor<2x5x4x4xf32>) -> tensor<2x5x4x4xf32>
    %193 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %194 = "stablehlo.reduce"(%192, %193) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      %343 = "stablehlo.add"(%arg42, %arg43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%343) : (tensor<f32>) -> ()
    }) : (tensor<2x5x4x4xf32>, tensor<f32>) -> tensor<2x5x4xf32>
    %195 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x4xf32>) -> tensor<2x5x4x1xf32>
    %196 = "stablehlo.broadcast_in_dim"(%195) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x5x4x1xf32>) -> tensor<2x5x4x4xf32>
    %197 = "stablehlo.divide"(%192, %196) : (tensor<2x5x4x4xf32>, tensor<2x5x4x4xf32>) -> tensor<2x5x4x4xf32>
    %198 = "stablehlo.multiply"(%195, %195) : (tensor<2x5x4x1xf32>, tensor<2x5x4x1xf32>) -> tensor<2x5x4x1xf32>
    %199 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %200 = "stablehlo.broadcast_in_dim"(%199) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x4x1xf32>
    %201 = "stablehlo.divide"(%200, %198) : (tensor<2x5x4x1xf32>, tensor<2x5x4x1xf32>) -> tensor<2x5x4x1xf32>
    %202 = "stablehlo.dot_general"(%153, %197) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x4x5x2xf32>, tensor<2x5x4x4xf32>) -> tensor<2x5x2x4xf32>
    %203 = "stablehlo.transpose"(%202) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x5x2x4xf32>) -> tensor<2x4x5x2xf32>
    %204 = "stablehlo.reshape"(%203) : (tensor<2x4x5x2xf32>) -> tensor<2x4x10xf32>
    %205 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %206 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %207:3 = "func.call"(%arg27, %205, %206) <{callee = @clip_2}> : (tensor<2x2x4xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x2x4xf32>, tensor<2x2x4xf32>, tensor<2x2x4xf32>)
    %208 = "stablehlo.constant"() <{value = dense<0.693147182> : tensor<f32>}> : () -> tensor<f32>
    %209 = "stablehlo.broadcast_in_dim"(%208) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4xf32>
    %210 = "stablehlo.multiply"(%209, %207#0) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %211 = "stablehlo.exponential"(%210) : (tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %212 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %213 = "stablehlo.log"(%212) : (tensor<f32>) -> tensor<f32>
    %214 = "stablehlo.reshape"(%211) : (tensor<2x2x4xf32>) -> tensor<16xf32>
    %215 = "stablehlo.slice"(%214) <{limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<16xf32>) -> tensor<2xf32>
    %216 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %217:2 = "func.call"(%117, %216) <{callee = @_pad_3}> : (tensor<4x5x4xf32>, tensor<i32>) -> (tensor<4x5x6xf32>, tensor<f32>)
    %218 = "stablehlo.slice"(%215) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %219 = "stablehlo.reshape"(%218) : (tensor<1xf32>) -> tensor<f32>
    %220 = "stablehlo.slice"(%217#0) <{limit_indices = array<i64: 4, 5, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x5x6xf32>) -> tensor<4x5x4xf32>
    %221 = "stablehlo.broadcast_in_dim"(%219) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x4xf32>
    %222 = "stablehlo.multiply"(%221, %220) : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %223 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %224 = "stablehlo.broadcast_in_dim"(%223) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x4xf32>
    %225 = "stablehlo.add"(%224, %222) : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %226 = "stablehlo.slice"(%215) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %227 = "stablehlo.reshape"(%226) : (tensor<1xf32>) -> tensor<f32>
    %228 = "stablehlo.slice"(%217#0) <{limit_indices = array<i64: 4, 5, 5>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<4x5x6xf32>) -> tensor<4x5x4xf32>
    %229 = "stablehlo.broadcast_in_dim"(%227) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x4xf32>
    %230 = "stablehlo.multiply"(%229, %228) : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %231 = "stablehlo.add"(%225, %230) : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %232 = "stablehlo.convert"(%135) : (tensor<i32>) -> tensor<i16>
    %233 = "stablehlo.broadcast_in_dim"(%232) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<1xi16>
    %234 = "stablehlo.gather"(%231, %233) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2]>, indices_are_sorted = false, slice_sizes = array<i64: 4, 5, 1>}> : (tensor<4x5x4xf32>, tensor<1xi16>) -> tensor<4x5xf32>
    %235 = "stablehlo.tanh"(%231) : (tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %236 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %237 = "stablehlo.broadcast_in_dim"(%236) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x4xf32>
    %238 = "stablehlo.subtract"(%237, %235) : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %239 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %240 = "stablehlo.broadcast_in_dim"(%239) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x4xf32>
    %241 = "stablehlo.multiply"(%235, %240) : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %242 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %243 = "stablehlo.reduce"(%241, %242) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      %342 = "stablehlo.add"(%arg40, %arg41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%342) : (tensor<f32>) -> ()
    }) : (tensor<4x5x4xf32>, tensor<f32>) -> tensor<f32>
    %244 = "stablehlo.constant"() <{value = dense<8.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %245 = "stablehlo.divide"(%243, %244) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %246 = "stablehlo.tanh"(%234) : (tensor<4x5xf32>) -> tensor<4x5xf32>
    %247 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %248 = "stablehlo.broadcast_in_dim"(%247) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5xf32>
    %249 = "stablehlo.subtract"(%248, %246) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %250 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %251 = "stablehlo.broadcast_in_dim"(%250) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5xf32>
    %252 = "stablehlo.multiply"(%246, %251) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %253 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %254 = "stablehlo.reduce"(%252, %253) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg38: tensor<f32>, %arg39: tensor<f32>):
      %341 = "stablehlo.add"(%arg38, %arg39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%341) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<f32>) -> tensor<f32>
    %255 = "stablehlo.constant"() <{value = dense<2.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %256 = "stablehlo.divide"(%254, %255) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %257 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %258 = "stablehlo.broadcast_in_dim"(%257) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4xf32>
    %259 = "stablehlo.multiply"(%arg27, %258) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %260 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %261 = "stablehlo.reduce"(%259, %260) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg36: tensor<f32>, %arg37: tensor<f32>):
      %340 = "stablehlo.add"(%arg36, %arg37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%340) : (tensor<f32>) -> ()
    }) : (tensor<2x2x4xf32>, tensor<f32>) -> tensor<f32>
    %262 = "stablehlo.add"(%261, %245) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %263 = "stablehlo.add"(%262, %256) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %264 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %265 = "stablehlo.broadcast_in_dim"(%264) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4xf32>
    %266 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %267 = "stablehlo.broadcast_in_dim"(%266) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4xf32>
    %268 = "stablehlo.multiply"(%265, %267) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %269 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %270 = "stablehlo.constant"() <{value = dense<2.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %271 = "stablehlo.divide"(%269, %270) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %272 = "stablehlo.broadcast_in_dim"(%271) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5xf32>
    %273 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %274 = "stablehlo.broadcast_in_dim"(%273) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5xf32>
    %275 = "stablehlo.multiply"(%272, %274) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %276 = "stablehlo.multiply"(%275, %249) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %277 = "stablehlo.multiply"(%276, %246) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %278 = "stablehlo.add"(%276, %277) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %279 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %280 = "stablehlo.constant"() <{value = dense<8.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %281 = "stablehlo.divide"(%279, %280) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %282 = "stablehlo.broadcast_in_dim"(%281) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x4xf32>
    %283 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %284 = "stablehlo.broadcast_in_dim"(%283) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x4xf32>
    %285 = "stablehlo.multiply"(%282, %284) : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %286 = "stablehlo.multiply"(%285, %238) : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %287 = "stablehlo.multiply"(%286, %235) : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %288 = "stablehlo.add"(%286, %287) : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %289 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %290 = "stablehlo.broadcast_in_dim"(%289) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x4xf32>
    %291 = "stablehlo.scatter"(%290, %233, %278) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = false}> ({
    ^bb0(%arg34: tensor<f32>, %arg35: tensor<f32>):
      %339 = "stablehlo.add"(%arg34, %arg35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%339) : (tensor<f32>) -> ()
    }) : (tensor<4x5x4xf32>, tensor<1xi16>, tensor<4x5xf32>) -> tensor<4x5x4xf32>
    %292 = "stablehlo.add"(%288, %291) : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %293 = "stablehlo.broadcast_in_dim"(%227) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x4xf32>
    %294 = "stablehlo.multiply"(%293, %292) : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %295 = "stablehlo.multiply"(%292, %228) : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %296 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %297 = "stablehlo.reduce"(%295, %296) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg32: tensor<f32>, %arg33: tensor<f32>):
      %338 = "stablehlo.add"(%arg32, %arg33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%338) : (tensor<f32>) -> ()
    }) : (tensor<4x5x4xf32>, tensor<f32>) -> tensor<f32>
    %298 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %299 = "stablehlo.pad"(%294, %298) <{edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 1>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<4x5x4xf32>, tensor<f32>) -> tensor<4x5x6xf32>
    %300 = "stablehlo.broadcast_in_dim"(%297) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %301 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %302 = "stablehlo.pad"(%300, %301) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %303 = "stablehlo.broadcast_in_dim"(%219) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x4xf32>
    %304 = "stablehlo.multiply"(%303, %292) : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %305 = "stablehlo.multiply"(%292, %220) : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %306 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %307 = "stablehlo.reduce"(%305, %306) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg30: tensor<f32>, %arg31: tensor<f32>):
      %337 = "stablehlo.add"(%arg30, %arg31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%337) : (tensor<f32>) -> ()
    }) : (tensor<4x5x4xf32>, tensor<f32>) -> tensor<f32>
    %308 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %309 = "stablehlo.pad"(%304, %308) <{edge_padding_high = array<i64: 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<4x5x4xf32>, tensor<f32>) -> tensor<4x5x6xf32>
    %310 = "stablehlo.add"(%299, %309) : (tensor<4x5x6xf32>, tensor<4x5x6xf32>) -> tensor<4x5x6xf32>
    %311 = "stablehlo.broadcast_in_dim"(%307) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %312 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %313 = "stablehlo.pad"(%311, %312) <{edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %314 = "stablehlo.add"(%302, %313) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %315 = "func.call"(%217#1, %310) <{callee = @_pad_4}> : (tensor<f32>, tensor<4x5x6xf32>) -> tensor<4x5x4xf32>
    %316 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %317 = "stablehlo.pad"(%314, %316) <{edge_padding_high = array<i64: 14>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<2xf32>, tensor<f32>) -> tensor<16xf32>
    %318 = "stablehlo.reshape"(%317) : (tensor<16xf32>) -> tensor<2x2x4xf32>
    %319 = "stablehlo.broadcast_in_dim"(%213) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4xf32>
    %320 = "stablehlo.multiply"(%319, %318) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %321 = "stablehlo.multiply"(%320, %211) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %322 = "func.call"(%207#1, %207#2, %321) <{callee = @clip_5}> : (tensor<2x2x4xf32>, tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %323 = "stablehlo.add"(%268, %322) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %324 = "stablehlo.multiply"(%315, %121) : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %325 = "stablehlo.multiply"(%324, %arg28) : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %326 = "stablehlo.negate"(%325) : (tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %327 = "stablehlo.divide"(%315, %116) : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %328 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %329 = "stablehlo.broadcast_in_dim"(%328) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x4xf32>
    %330 = "stablehlo.select"(%113, %329, %326) : (tensor<4x5x4xi1>, tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %331 = "stablehlo.select"(%113, %326, %329) : (tensor<4x5x4xi1>, tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %332 = "stablehlo.negate"(%330) : (tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %333 = "stablehlo.add"(%331, %332) : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %334 = "func.call"(%109#1, %333) <{callee = @_pad_6}> : (tensor<f32>, tensor<4x5x4xf32>) -> tensor<4x2x4xf32>
    %335 = "func.call"(%107#1, %334) <{callee = @_pad_7}> : (tensor<f32>, tensor<4x2x4xf32>) -> tensor<2x2x4xf32>
    %336 = "stablehlo.add"(%323, %335) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    "func.return"(%336, %327, %263) : (tensor<2x2x4xf32>, tensor<4x5x4xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x4xf32>, tensor<i32>) -> (tensor<4x2x4xf32>, tensor<f32>), res_attrs = [{}, {}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<2x2x4xf32>, %arg26: tensor<i32>):
    %103 = "stablehlo.convert"(%arg26) : (tensor<i32>) -> tensor<f32>
    %104 = "stablehlo.pad"(%arg25, %103) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 2, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x2x4xf32>, tensor<f32>) -> tensor<4x2x4xf32>
    %105 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    "func.return"(%104, %105) : (tensor<4x2x4xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x2x4xf32>, tensor<i32>) -> (tensor<4x5x4xf32>, tensor<f32>), res_attrs = [{}, {}], sym_name = "_pad_0", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<4x2x4xf32>, %arg24: tensor<i32>):
    %100 = "stablehlo.convert"(%arg24) : (tensor<i32>) -> tensor<f32>
    %101 = "stablehlo.pad"(%arg23, %100) <{edge_padding_high = array<i64: 0, 3, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<4x2x4xf32>, tensor<f32>) -> tensor<4x5x4xf32>
    %102 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    "func.return"(%101, %102) : (tensor<4x5x4xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x5x2xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5x2xf32>, tensor<4x5x2xf32>, tensor<4x5x2xf32>), res_attrs = [{}, {}, {}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg20: tensor<4x5x2xf32>, %arg21: tensor<i32>, %arg22: tensor<i32>):
    %66 = "stablehlo.convert"(%arg21) : (tensor<i32>) -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x2xf32>
    %68 = "stablehlo.maximum"(%67, %arg20) : (tensor<4x5x2xf32>, tensor<4x5x2xf32>) -> tensor<4x5x2xf32>
    %69 = "stablehlo.compare"(%arg20, %68) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x5x2xf32>, tensor<4x5x2xf32>) -> tensor<4x5x2xi1>
    %70 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x2xf32>
    %72 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x2xf32>
    %74 = "stablehlo.select"(%69, %71, %73) : (tensor<4x5x2xi1>, tensor<4x5x2xf32>, tensor<4x5x2xf32>) -> tensor<4x5x2xf32>
    %75 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x2xf32>
    %76 = "stablehlo.compare"(%75, %68) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x5x2xf32>, tensor<4x5x2xf32>) -> tensor<4x5x2xi1>
    %77 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x2xf32>
    %79 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x2xf32>
    %81 = "stablehlo.select"(%76, %78, %80) : (tensor<4x5x2xi1>, tensor<4x5x2xf32>, tensor<4x5x2xf32>) -> tensor<4x5x2xf32>
    %82 = "stablehlo.divide"(%74, %81) : (tensor<4x5x2xf32>, tensor<4x5x2xf32>) -> tensor<4x5x2xf32>
    %83 = "stablehlo.convert"(%arg22) : (tensor<i32>) -> tensor<f32>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x2xf32>
    %85 = "stablehlo.minimum"(%84, %68) : (tensor<4x5x2xf32>, tensor<4x5x2xf32>) -> tensor<4x5x2xf32>
    %86 = "stablehlo.compare"(%68, %85) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x5x2xf32>, tensor<4x5x2xf32>) -> tensor<4x5x2xi1>
    %87 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x2xf32>
    %89 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x2xf32>
    %91 = "stablehlo.select"(%86, %88, %90) : (tensor<4x5x2xi1>, tensor<4x5x2xf32>, tensor<4x5x2xf32>) -> tensor<4x5x2xf32>
    %92 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x2xf32>
    %93 = "stablehlo.compare"(%92, %85) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x5x2xf32>, tensor<4x5x2xf32>) -> tensor<4x5x2xi1>
    %94 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x2xf32>
    %96 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5x2xf32>
    %98 = "stablehlo.select"(%93, %95, %97) : (tensor<4x5x2xi1>, tensor<4x5x2xf32>, tensor<4x5x2xf32>) -> tensor<4x5x2xf32>
    %99 = "stablehlo.divide"(%91, %98) : (tensor<4x5x2xf32>, tensor<4x5x2xf32>) -> tensor<4x5x2xf32>
    "func.return"(%85, %82, %99) : (tensor<4x5x2xf32>, tensor<4x5x2xf32>, tensor<4x5x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x4x4xf32>, tensor<i32>) -> (tensor<2x4x10xf32>, tensor<f32>), res_attrs = [{}, {}], sym_name = "_pad_1", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<2x4x4xf32>, %arg19: tensor<i32>):
    %63 = "stablehlo.convert"(%arg19) : (tensor<i32>) -> tensor<f32>
    %64 = "stablehlo.pad"(%arg18, %63) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 6>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4x10xf32>
    %65 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    "func.return"(%64, %65) : (tensor<2x4x10xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x4xi1>) -> tensor<4x4xi1>, res_attrs = [{}], sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<4x4xi1>):
    %54 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x4xi32>
    %55 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x4xi32>
    %57 = "stablehlo.add"(%54, %56) : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>
    %58 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x4xi32>
    %59 = "stablehlo.compare"(%57, %58) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %60 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<4x4xi1>
    %62 = "stablehlo.select"(%59, %arg17, %61) : (tensor<4x4xi1>, tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
    "func.return"(%62) : (tensor<4x4xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x4xi1>, tensor<2x5x4x4xf32>, tensor<f32>) -> (tensor<2x5x4x4xf32>, tensor<2x5x4x4xi1>, tensor<2x5x4x4xf32>), res_attrs = [{}, {}, {}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<4x4xi1>, %arg15: tensor<2x5x4x4xf32>, %arg16: tensor<f32>):
    %48 = "stablehlo.convert"(%arg16) : (tensor<f32>) -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%arg14) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x4xi1>) -> tensor<2x5x4x4xi1>
    %50 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x4x4xf32>
    %51 = "stablehlo.select"(%49, %arg15, %50) : (tensor<2x5x4x4xi1>, tensor<2x5x4x4xf32>, tensor<2x5x4x4xf32>) -> tensor<2x5x4x4xf32>
    %52 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x4x4xf32>
    "func.return"(%51, %49, %53) : (tensor<2x5x4x4xf32>, tensor<2x5x4x4xi1>, tensor<2x5x4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x4xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x2x4xf32>, tensor<2x2x4xf32>, tensor<2x2x4xf32>), res_attrs = [{}, {}, {}], sym_name = "clip_2", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<2x2x4xf32>, %arg12: tensor<i32>, %arg13: tensor<i32>):
    %14 = "stablehlo.convert"(%arg12) : (tensor<i32>) -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4xf32>
    %16 = "stablehlo.maximum"(%15, %arg11) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %17 = "stablehlo.compare"(%arg11, %16) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xi1>
    %18 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4xf32>
    %22 = "stablehlo.select"(%17, %19, %21) : (tensor<2x2x4xi1>, tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %23 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4xf32>
    %24 = "stablehlo.compare"(%23, %16) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xi1>
    %25 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4xf32>
    %27 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4xf32>
    %29 = "stablehlo.select"(%24, %26, %28) : (tensor<2x2x4xi1>, tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %30 = "stablehlo.divide"(%22, %29) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %31 = "stablehlo.convert"(%arg13) : (tensor<i32>) -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4xf32>
    %33 = "stablehlo.minimum"(%32, %16) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %34 = "stablehlo.compare"(%16, %33) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xi1>
    %35 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4xf32>
    %37 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4xf32>
    %39 = "stablehlo.select"(%34, %36, %38) : (tensor<2x2x4xi1>, tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %40 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4xf32>
    %41 = "stablehlo.compare"(%40, %33) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xi1>
    %42 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4xf32>
    %44 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4xf32>
    %46 = "stablehlo.select"(%41, %43, %45) : (tensor<2x2x4xi1>, tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %47 = "stablehlo.divide"(%39, %46) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    "func.return"(%33, %30, %47) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x5x4xf32>, tensor<i32>) -> (tensor<4x5x6xf32>, tensor<f32>), res_attrs = [{}, {}], sym_name = "_pad_3", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<4x5x4xf32>, %arg10: tensor<i32>):
    %11 = "stablehlo.convert"(%arg10) : (tensor<i32>) -> tensor<f32>
    %12 = "stablehlo.pad"(%arg9, %11) <{edge_padding_high = array<i64: 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<4x5x4xf32>, tensor<f32>) -> tensor<4x5x6xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    "func.return"(%12, %13) : (tensor<4x5x6xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<f32>, tensor<4x5x6xf32>) -> tensor<4x5x4xf32>, res_attrs = [{}], sym_name = "_pad_4", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<f32>, %arg8: tensor<4x5x6xf32>):
    %8 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.pad"(%arg8, %8) <{edge_padding_high = array<i64: 0, 0, -2>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<4x5x6xf32>, tensor<f32>) -> tensor<4x5x4xf32>
    %10 = "stablehlo.slice"(%9) <{limit_indices = array<i64: 4, 5, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    "func.return"(%10) : (tensor<4x5x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x4xf32>, tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>, res_attrs = [{}], sym_name = "clip_5", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<2x2x4xf32>, %arg5: tensor<2x2x4xf32>, %arg6: tensor<2x2x4xf32>):
    %6 = "stablehlo.multiply"(%arg6, %arg5) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %7 = "stablehlo.multiply"(%6, %arg4) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    "func.return"(%7) : (tensor<2x2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<f32>, tensor<4x5x4xf32>) -> tensor<4x2x4xf32>, res_attrs = [{}], sym_name = "_pad_6", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<4x5x4xf32>):
    %3 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.pad"(%arg3, %3) <{edge_padding_high = array<i64: 0, -3, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<4x5x4xf32>, tensor<f32>) -> tensor<4x2x4xf32>
    %5 = "stablehlo.slice"(%4) <{limit_indices = array<i64: 4, 2, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x2x4xf32>) -> tensor<4x2x4xf32>
    "func.return"(%5) : (tensor<4x2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<f32>, tensor<4x2x4xf32>) -> tensor<2x2x4xf32>, res_attrs = [{}], sym_name = "_pad_7", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<f32>, %arg1: tensor<4x2x4xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.pad"(%arg1, %0) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: -2, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<4x2x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
    %2 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    "func.return"(%2) : (tensor<2x2x4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
