"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<4x6xf16>, tensor<4x6xf16>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xi8>, tensor<4x6xi8>, tensor<4x6xi16>, tensor<4x6xi16>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xi64>, tensor<4x6xi64>, tensor<4x6xui8>, tensor<4x6xui8>, tensor<4x6xui16>, tensor<4x6xui16>, tensor<4x6xui32>, tensor<4x6xui32>, tensor<4x6xui64>, tensor<4x6xui64>, tensor<4x6xi1>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xi8>, tensor<4x6xi8>, tensor<4x6xi8>, tensor<4x6xui8>, tensor<4x6xui8>, tensor<4x6xui8>, tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>, tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>, tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>, tensor<0x3xf32>) -> (tensor<4x6xf16>, tensor<4x6xf16>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xi8>, tensor<4x6xi8>, tensor<4x6xi16>, tensor<4x6xi16>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xi64>, tensor<4x6xi64>, tensor<4x6xui8>, tensor<4x6xui8>, tensor<4x6xui16>, tensor<4x6xui16>, tensor<4x6xui32>, tensor<4x6xui32>, tensor<4x6xui64>, tensor<4x6xui64>, tensor<4x6xi1>, tensor<4x6xi1>, tensor<4x1xf32>, tensor<4x1xi32>, tensor<4x3xf32>, tensor<4x3xi32>, tensor<4x6xf32>, tensor<4x6xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x3xi32>, tensor<4x3xi32>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x1xbf16>, tensor<4x1xi32>, tensor<4x3xbf16>, tensor<4x3xi32>, tensor<4x6xbf16>, tensor<4x6xi32>, tensor<4x1xi8>, tensor<4x1xi32>, tensor<4x3xi8>, tensor<4x3xi32>, tensor<4x6xi8>, tensor<4x6xi32>, tensor<4x1xui8>, tensor<4x1xi32>, tensor<4x3xui8>, tensor<4x3xi32>, tensor<4x6xui8>, tensor<4x6xi32>, tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>, tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>, tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>, tensor<0x3xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}, {jax.result_info = "result[50]"}, {jax.result_info = "result[51]"}, {jax.result_info = "result[52]"}, {jax.result_info = "result[53]"}, {jax.result_info = "result[54]"}, {jax.result_info = "result[55]"}, {jax.result_info = "result[56]"}, {jax.result_info = "result[57]"}, {jax.result_info = "result[58]"}, {jax.result_info = "result[59]"}, {jax.result_info = "result[60]"}, {jax.result_info = "result[61]"}, {jax.result_info = "result[62]"}, {jax.result_info = "result[63]"}, {jax.result_info = "result[64]"}, {jax.result_info = "result[65]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x6xf16>, %arg1: tensor<4x6xf16>, %arg2: tensor<4x6xbf16>, %arg3: tensor<4x6xbf16>, %arg4: tensor<4x6xf32>, %arg5: tensor<4x6xf32>, %arg6: tensor<4x6xf64>, %arg7: tensor<4x6xf64>, %arg8: tensor<4x6xi8>, %arg9: tensor<4x6xi8>, %arg10: tensor<4x6xi16>, %arg11: tensor<4x6xi16>, %arg12: tensor<4x6xi32>, %arg13: tensor<4x6xi32>, %arg14: tensor<4x6xi64>, %arg15: tensor<4x6xi64>, %arg16: tensor<4x6xui8>, %arg17: tensor<4x6xui8>, %arg18: tensor<4x6xui16>, %arg19: tensor<4x6xui16>, %arg20: tensor<4x6xui32>, %arg21: tensor<4x6xui32>, %arg22: tensor<4x6xui64>, %arg23: tensor<4x6xui64>, %arg24: tensor<4x6xi1>, %arg25: tensor<4x6xi1>, %arg26: tensor<4x6xf32>, %arg27: tensor<4x6xf32>, %arg28: tensor<4x6xf32>, %arg29: tensor<4x6xi32>, %arg30: tensor<4x6xi32>, %arg31: tensor<4x6xi32>, %arg32: tensor<4x6xbf16>, %arg33: tensor<4x6xbf16>, %arg34: tensor<4x6xbf16>, %arg35: tensor<4x6xi8>, %arg36: tensor<4x6xi8>, %arg37: tensor<4x6xi8>, %arg38: tensor<4x6xui8>, %arg39: tensor<4x6xui8>, %arg40: tensor<4x6xui8>, %arg41: tensor<3x8xi32>, %arg42: tensor<3x8xf32>, %arg43: tensor<3x8xi8>, %arg44: tensor<3x8xi32>, %arg45: tensor<3x8xf32>, %arg46: tensor<3x8xi8>, %arg47: tensor<3x8xi32>, %arg48: tensor<3x8xf32>, %arg49: tensor<3x8xi8>, %arg50: tensor<0x3xf32>):
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg121: tensor<f16>, %arg122: tensor<f16>):
      %226 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
      %227 = "stablehlo.compare"(%arg121, %226) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %228 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
      %229 = "stablehlo.select"(%227, %228, %arg121) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %230 = "stablehlo.compare"(%arg121, %arg121) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %231 = "stablehlo.constant"() <{value = dense<0x7E00> : tensor<f16>}> : () -> tensor<f16>
      %232 = "stablehlo.select"(%230, %231, %229) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %233 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
      %234 = "stablehlo.compare"(%arg122, %233) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %235 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
      %236 = "stablehlo.select"(%234, %235, %arg122) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %237 = "stablehlo.compare"(%arg122, %arg122) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %238 = "stablehlo.constant"() <{value = dense<0x7E00> : tensor<f16>}> : () -> tensor<f16>
      %239 = "stablehlo.select"(%237, %238, %236) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %240 = "stablehlo.compare"(%232, %239) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      "stablehlo.return"(%240) : (tensor<i1>) -> ()
    }) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    %1 = "stablehlo.sort"(%arg1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg119: tensor<f16>, %arg120: tensor<f16>):
      %211 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
      %212 = "stablehlo.compare"(%arg119, %211) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %213 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
      %214 = "stablehlo.select"(%212, %213, %arg119) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %215 = "stablehlo.compare"(%arg119, %arg119) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %216 = "stablehlo.constant"() <{value = dense<0x7E00> : tensor<f16>}> : () -> tensor<f16>
      %217 = "stablehlo.select"(%215, %216, %214) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %218 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
      %219 = "stablehlo.compare"(%arg120, %218) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %220 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
      %221 = "stablehlo.select"(%219, %220, %arg120) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %222 = "stablehlo.compare"(%arg120, %arg120) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %223 = "stablehlo.constant"() <{value = dense<0x7E00> : tensor<f16>}> : () -> tensor<f16>
      %224 = "stablehlo.select"(%222, %223, %221) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %225 = "stablehlo.compare"(%217, %224) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      "stablehlo.return"(%225) : (tensor<i1>) -> ()
    }) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    %2 = "stablehlo.sort"(%arg2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg117: tensor<bf16>, %arg118: tensor<bf16>):
      %196 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
      %197 = "stablehlo.compare"(%arg117, %196) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %198 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
      %199 = "stablehlo.select"(%197, %198, %arg117) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %200 = "stablehlo.compare"(%arg117, %arg117) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %201 = "stablehlo.constant"() <{value = dense<0x7FC0> : tensor<bf16>}> : () -> tensor<bf16>
      %202 = "stablehlo.select"(%200, %201, %199) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %203 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
      %204 = "stablehlo.compare"(%arg118, %203) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %205 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
      %206 = "stablehlo.select"(%204, %205, %arg118) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %207 = "stablehlo.compare"(%arg118, %arg118) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %208 = "stablehlo.constant"() <{value = dense<0x7FC0> : tensor<bf16>}> : () -> tensor<bf16>
      %209 = "stablehlo.select"(%207, %208, %206) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %210 = "stablehlo.compare"(%202, %209) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      "stablehlo.return"(%210) : (tensor<i1>) -> ()
    }) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    %3 = "stablehlo.sort"(%arg3) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg115: tensor<bf16>, %arg116: tensor<bf16>):
      %181 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
      %182 = "stablehlo.compare"(%arg115, %181) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %183 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
      %184 = "stablehlo.select"(%182, %183, %arg115) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %185 = "stablehlo.compare"(%arg115, %arg115) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %186 = "stablehlo.constant"() <{value = dense<0x7FC0> : tensor<bf16>}> : () -> tensor<bf16>
      %187 = "stablehlo.select"(%185, %186, %184) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %188 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
      %189 = "stablehlo.compare"(%arg116, %188) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %190 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
      %191 = "stablehlo.select"(%189, %190, %arg116) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %192 = "stablehlo.compare"(%arg116, %arg116) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %193 = "stablehlo.constant"() <{value = dense<0x7FC0> : tensor<bf16>}> : () -> tensor<bf16>
      %194 = "stablehlo.select"(%192, %193, %191) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %195 = "stablehlo.compare"(%187, %194) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      "stablehlo.return"(%195) : (tensor<i1>) -> ()
    }) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    %4 = "stablehlo.sort"(%arg4) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg113: tensor<f32>, %arg114: tensor<f32>):
      %166 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %167 = "stablehlo.compare"(%arg113, %166) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %168 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %169 = "stablehlo.select"(%167, %168, %arg113) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %170 = "stablehlo.compare"(%arg113, %arg113) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %171 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %172 = "stablehlo.select"(%170, %171, %169) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %173 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %174 = "stablehlo.compare"(%arg114, %173) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %175 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %176 = "stablehlo.select"(%174, %175, %arg114) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %177 = "stablehlo.compare"(%arg114, %arg114) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %178 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %179 = "stablehlo.select"(%177, %178, %176) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %180 = "stablehlo.compare"(%172, %179) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%180) : (tensor<i1>) -> ()
    }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %5 = "stablehlo.sort"(%arg5) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg111: tensor<f32>, %arg112: tensor<f32>):
      %151 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %152 = "stablehlo.compare"(%arg111, %151) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %153 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %154 = "stablehlo.select"(%152, %153, %arg111) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %155 = "stablehlo.compare"(%arg111, %arg111) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %156 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %157 = "stablehlo.select"(%155, %156, %154) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %158 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %159 = "stablehlo.compare"(%arg112, %158) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %160 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %161 = "stablehlo.select"(%159, %160, %arg112) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %162 = "stablehlo.compare"(%arg112, %arg112) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %163 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %164 = "stablehlo.select"(%162, %163, %161) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %165 = "stablehlo.compare"(%157, %164) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%165) : (tensor<i1>) -> ()
    }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %6 = "stablehlo.sort"(%arg6) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg109: tensor<f64>, %arg110: tensor<f64>):
      %136 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %137 = "stablehlo.compare"(%arg109, %136) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %138 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %139 = "stablehlo.select"(%137, %138, %arg109) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %140 = "stablehlo.compare"(%arg109, %arg109) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %141 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %142 = "stablehlo.select"(%140, %141, %139) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %143 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %144 = "stablehlo.compare"(%arg110, %143) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %145 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %146 = "stablehlo.select"(%144, %145, %arg110) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %147 = "stablehlo.compare"(%arg110, %arg110) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %148 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %149 = "stablehlo.select"(%147, %148, %146) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %150 = "stablehlo.compare"(%142, %149) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%150) : (tensor<i1>) -> ()
    }) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    %7 = "stablehlo.sort"(%arg7) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg107: tensor<f64>, %arg108: tensor<f64>):
      %121 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %122 = "stablehlo.compare"(%arg107, %121) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %123 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %124 = "stablehlo.select"(%122, %123, %arg107) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %125 = "stablehlo.compare"(%arg107, %arg107) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %126 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %127 = "stablehlo.select"(%125, %126, %124) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %128 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %129 = "stablehlo.compare"(%arg108, %128) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %130 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %131 = "stablehlo.select"(%129, %130, %arg108) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %132 = "stablehlo.compare"(%arg108, %arg108) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %133 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %134 = "stablehlo.select"(%132, %133, %131) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %135 = "stablehlo.compare"(%127, %134) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%135) : (tensor<i1>) -> ()
    }) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    %8 = "stablehlo.sort"(%arg8) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg105: tensor<i8>, %arg106: tensor<i8>):
      %120 = "stablehlo.compare"(%arg105, %arg106) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      "stablehlo.return"(%120) : (tensor<i1>) -> ()
    }) : (tensor<4x6xi8>) -> tensor<4x6xi8>
    %9 = "stablehlo.sort"(%arg9) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg103: tensor<i8>, %arg104: tensor<i8>):
      %119 = "stablehlo.compare"(%arg103, %arg104) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      "stablehlo.return"(%119) : (tensor<i1>) -> ()
    }) : (tensor<4x6xi8>) -> tensor<4x6xi8>
    %10 = "stablehlo.sort"(%arg10) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg101: tensor<i16>, %arg102: tensor<i16>):
      %118 = "stablehlo.compare"(%arg101, %arg102) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      "stablehlo.return"(%118) : (tensor<i1>) -> ()
    }) : (tensor<4x6xi16>) -> tensor<4x6xi16>
    %11 = "stablehlo.sort"(%arg11) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg99: tensor<i16>, %arg100: tensor<i16>):
      %117 = "stablehlo.compare"(%arg99, %arg100) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      "stablehlo.return"(%117) : (tensor<i1>) -> ()
    }) : (tensor<4x6xi16>) -> tensor<4x6xi16>
    %12 = "stablehlo.sort"(%arg12) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg97: tensor<i32>, %arg98: tensor<i32>):
      %116 = "stablehlo.compare"(%arg97, %arg98) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%116) : (tensor<i1>) -> ()
    }) : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %13 = "stablehlo.sort"(%arg13) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg95: tensor<i32>, %arg96: tensor<i32>):
      %115 = "stablehlo.compare"(%arg95, %arg96) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%115) : (tensor<i1>) -> ()
    }) : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %14 = "stablehlo.sort"(%arg14) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg93: tensor<i64>, %arg94: tensor<i64>):
      %114 = "stablehlo.compare"(%arg93, %arg94) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%114) : (tensor<i1>) -> ()
    }) : (tensor<4x6xi64>) -> tensor<4x6xi64>
    %15 = "stablehlo.sort"(%arg15) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg91: tensor<i64>, %arg92: tensor<i64>):
      %113 = "stablehlo.compare"(%arg91, %arg92) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%113) : (tensor<i1>) -> ()
    }) : (tensor<4x6xi64>) -> tensor<4x6xi64>
    %16 = "stablehlo.sort"(%arg16) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg89: tensor<ui8>, %arg90: tensor<ui8>):
      %112 = "stablehlo.compare"(%arg89, %arg90) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      "stablehlo.return"(%112) : (tensor<i1>) -> ()
    }) : (tensor<4x6xui8>) -> tensor<4x6xui8>
    %17 = "stablehlo.sort"(%arg17) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg87: tensor<ui8>, %arg88: tensor<ui8>):
      %111 = "stablehlo.compare"(%arg87, %arg88) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      "stablehlo.return"(%111) : (tensor<i1>) -> ()
    }) : (tensor<4x6xui8>) -> tensor<4x6xui8>
    %18 = "stablehlo.sort"(%arg18) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg85: tensor<ui16>, %arg86: tensor<ui16>):
      %110 = "stablehlo.compare"(%arg85, %arg86) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      "stablehlo.return"(%110) : (tensor<i1>) -> ()
    }) : (tensor<4x6xui16>) -> tensor<4x6xui16>
    %19 = "stablehlo.sort"(%arg19) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg83: tensor<ui16>, %arg84: tensor<ui16>):
      %109 = "stablehlo.compare"(%arg83, %arg84) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      "stablehlo.return"(%109) : (tensor<i1>) -> ()
    }) : (tensor<4x6xui16>) -> tensor<4x6xui16>
    %20 = "stablehlo.sort"(%arg20) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg81: tensor<ui32>, %arg82: tensor<ui32>):
      %108 = "stablehlo.compare"(%arg81, %arg82) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      "stablehlo.return"(%108) : (tensor<i1>) -> ()
    }) : (tensor<4x6xui32>) -> tensor<4x6xui32>
    %21 = "stablehlo.sort"(%arg21) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg79: tensor<ui32>, %arg80: tensor<ui32>):
      %107 = "stablehlo.compare"(%arg79, %arg80) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      "stablehlo.return"(%107) : (tensor<i1>) -> ()
    }) : (tensor<4x6xui32>) -> tensor<4x6xui32>
    %22 = "stablehlo.sort"(%arg22) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg77: tensor<ui64>, %arg78: tensor<ui64>):
      %106 = "stablehlo.compare"(%arg77, %arg78) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      "stablehlo.return"(%106) : (tensor<i1>) -> ()
    }) : (tensor<4x6xui64>) -> tensor<4x6xui64>
    %23 = "stablehlo.sort"(%arg23) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg75: tensor<ui64>, %arg76: tensor<ui64>):
      %105 = "stablehlo.compare"(%arg75, %arg76) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      "stablehlo.return"(%105) : (tensor<i1>) -> ()
    }) : (tensor<4x6xui64>) -> tensor<4x6xui64>
    %24 = "stablehlo.sort"(%arg24) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg73: tensor<i1>, %arg74: tensor<i1>):
      %104 = "stablehlo.compare"(%arg73, %arg74) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%104) : (tensor<i1>) -> ()
    }) : (tensor<4x6xi1>) -> tensor<4x6xi1>
    %25 = "stablehlo.sort"(%arg25) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg71: tensor<i1>, %arg72: tensor<i1>):
      %103 = "stablehlo.compare"(%arg71, %arg72) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%103) : (tensor<i1>) -> ()
    }) : (tensor<4x6xi1>) -> tensor<4x6xi1>
    %26:2 = "chlo.top_k"(%arg26) <{k = 1 : i64}> : (tensor<4x6xf32>) -> (tensor<4x1xf32>, tensor<4x1xi32>)
    %27:2 = "chlo.top_k"(%arg27) <{k = 3 : i64}> : (tensor<4x6xf32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
    %28:2 = "chlo.top_k"(%arg28) <{k = 6 : i64}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xi32>)
    %29:2 = "chlo.top_k"(%arg29) <{k = 1 : i64}> : (tensor<4x6xi32>) -> (tensor<4x1xi32>, tensor<4x1xi32>)
    %30:2 = "chlo.top_k"(%arg30) <{k = 3 : i64}> : (tensor<4x6xi32>) -> (tensor<4x3xi32>, tensor<4x3xi32>)
    %31:2 = "chlo.top_k"(%arg31) <{k = 6 : i64}> : (tensor<4x6xi32>) -> (tensor<4x6xi32>, tensor<4x6xi32>)
    %32:2 = "chlo.top_k"(%arg32) <{k = 1 : i64}> : (tensor<4x6xbf16>) -> (tensor<4x1xbf16>, tensor<4x1xi32>)
    %33:2 = "chlo.top_k"(%arg33) <{k = 3 : i64}> : (tensor<4x6xbf16>) -> (tensor<4x3xbf16>, tensor<4x3xi32>)
    %34:2 = "chlo.top_k"(%arg34) <{k = 6 : i64}> : (tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xi32>)
    %35:2 = "chlo.top_k"(%arg35) <{k = 1 : i64}> : (tensor<4x6xi8>) -> (tensor<4x1xi8>, tensor<4x1xi32>)
    %36:2 = "chlo.top_k"(%arg36) <{k = 3 : i64}> : (tensor<4x6xi8>) -> (tensor<4x3xi8>, tensor<4x3xi32>)
    %37:2 = "chlo.top_k"(%arg37) <{k = 6 : i64}> : (tensor<4x6xi8>) -> (tensor<4x6xi8>, tensor<4x6xi32>)
    %38:2 = "chlo.top_k"(%arg38) <{k = 1 : i64}> : (tensor<4x6xui8>) -> (tensor<4x1xui8>, tensor<4x1xi32>)
    %39:2 = "chlo.top_k"(%arg39) <{k = 3 : i64}> : (tensor<4x6xui8>) -> (tensor<4x3xui8>, tensor<4x3xi32>)
    %40:2 = "chlo.top_k"(%arg40) <{k = 6 : i64}> : (tensor<4x6xui8>) -> (tensor<4x6xui8>, tensor<4x6xi32>)
    %41:3 = "stablehlo.sort"(%arg41, %arg42, %arg43) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg65: tensor<i32>, %arg66: tensor<i32>, %arg67: tensor<f32>, %arg68: tensor<f32>, %arg69: tensor<i8>, %arg70: tensor<i8>):
      %102 = "stablehlo.compare"(%arg65, %arg66) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%102) : (tensor<i1>) -> ()
    }) : (tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>) -> (tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>)
    %42:3 = "stablehlo.sort"(%arg44, %arg45, %arg46) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg59: tensor<i32>, %arg60: tensor<i32>, %arg61: tensor<f32>, %arg62: tensor<f32>, %arg63: tensor<i8>, %arg64: tensor<i8>):
      %79 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %80 = "stablehlo.compare"(%arg61, %79) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %81 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %82 = "stablehlo.select"(%80, %81, %arg61) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %83 = "stablehlo.compare"(%arg61, %arg61) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %84 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %85 = "stablehlo.select"(%83, %84, %82) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %86 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %87 = "stablehlo.compare"(%arg62, %86) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %88 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %89 = "stablehlo.select"(%87, %88, %arg62) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %90 = "stablehlo.compare"(%arg62, %arg62) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %91 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %92 = "stablehlo.select"(%90, %91, %89) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %93 = "stablehlo.compare"(%arg63, %arg64) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %94 = "stablehlo.compare"(%85, %92) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %95 = "stablehlo.compare"(%85, %92) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %96 = "stablehlo.and"(%95, %93) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %97 = "stablehlo.or"(%94, %96) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %98 = "stablehlo.compare"(%arg59, %arg60) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %99 = "stablehlo.compare"(%arg59, %arg60) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %100 = "stablehlo.and"(%99, %97) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %101 = "stablehlo.or"(%98, %100) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%101) : (tensor<i1>) -> ()
    }) : (tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>) -> (tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>)
    %43:3 = "stablehlo.sort"(%arg47, %arg48, %arg49) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg53: tensor<i32>, %arg54: tensor<i32>, %arg55: tensor<f32>, %arg56: tensor<f32>, %arg57: tensor<i8>, %arg58: tensor<i8>):
      %60 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %61 = "stablehlo.compare"(%arg55, %60) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %62 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %63 = "stablehlo.select"(%61, %62, %arg55) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %64 = "stablehlo.compare"(%arg55, %arg55) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %65 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %66 = "stablehlo.select"(%64, %65, %63) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %67 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %68 = "stablehlo.compare"(%arg56, %67) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %69 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %70 = "stablehlo.select"(%68, %69, %arg56) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %71 = "stablehlo.compare"(%arg56, %arg56) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %72 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %73 = "stablehlo.select"(%71, %72, %70) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %74 = "stablehlo.compare"(%66, %73) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %75 = "stablehlo.compare"(%arg53, %arg54) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %76 = "stablehlo.compare"(%arg53, %arg54) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %77 = "stablehlo.and"(%76, %74) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %78 = "stablehlo.or"(%75, %77) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%78) : (tensor<i1>) -> ()
    }) : (tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>) -> (tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>)
    %44 = "stablehlo.sort"(%arg50) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %45 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %46 = "stablehlo.compare"(%arg51, %45) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %47 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %48 = "stablehlo.select"(%46, %47, %arg51) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %49 = "stablehlo.compare"(%arg51, %arg51) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %50 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %51 = "stablehlo.select"(%49, %50, %48) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %52 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %53 = "stablehlo.compare"(%arg52, %52) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %54 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %55 = "stablehlo.select"(%53, %54, %arg52) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %56 = "stablehlo.compare"(%arg52, %arg52) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %57 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %58 = "stablehlo.select"(%56, %57, %55) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %59 = "stablehlo.compare"(%51, %58) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%59) : (tensor<i1>) -> ()
    }) : (tensor<0x3xf32>) -> tensor<0x3xf32>
    "func.return"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26#0, %26#1, %27#0, %27#1, %28#0, %28#1, %29#0, %29#1, %30#0, %30#1, %31#0, %31#1, %32#0, %32#1, %33#0, %33#1, %34#0, %34#1, %35#0, %35#1, %36#0, %36#1, %37#0, %37#1, %38#0, %38#1, %39#0, %39#1, %40#0, %40#1, %41#0, %41#1, %41#2, %42#0, %42#1, %42#2, %43#0, %43#1, %43#2, %44) : (tensor<4x6xf16>, tensor<4x6xf16>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xi8>, tensor<4x6xi8>, tensor<4x6xi16>, tensor<4x6xi16>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xi64>, tensor<4x6xi64>, tensor<4x6xui8>, tensor<4x6xui8>, tensor<4x6xui16>, tensor<4x6xui16>, tensor<4x6xui32>, tensor<4x6xui32>, tensor<4x6xui64>, tensor<4x6xui64>, tensor<4x6xi1>, tensor<4x6xi1>, tensor<4x1xf32>, tensor<4x1xi32>, tensor<4x3xf32>, tensor<4x3xi32>, tensor<4x6xf32>, tensor<4x6xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x3xi32>, tensor<4x3xi32>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x1xbf16>, tensor<4x1xi32>, tensor<4x3xbf16>, tensor<4x3xi32>, tensor<4x6xbf16>, tensor<4x6xi32>, tensor<4x1xi8>, tensor<4x1xi32>, tensor<4x3xi8>, tensor<4x3xi32>, tensor<4x6xi8>, tensor<4x6xi32>, tensor<4x1xui8>, tensor<4x1xi32>, tensor<4x3xui8>, tensor<4x3xi32>, tensor<4x6xui8>, tensor<4x6xi32>, tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>, tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>, tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>, tensor<0x3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
