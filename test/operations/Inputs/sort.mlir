"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<4x6xf16>, tensor<4x6xf16>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xi8>, tensor<4x6xi8>, tensor<4x6xi16>, tensor<4x6xi16>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xi64>, tensor<4x6xi64>, tensor<4x6xui8>, tensor<4x6xui8>, tensor<4x6xui16>, tensor<4x6xui16>, tensor<4x6xui32>, tensor<4x6xui32>, tensor<4x6xui64>, tensor<4x6xui64>, tensor<4x6xi1>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xi8>, tensor<4x6xi8>, tensor<4x6xi8>, tensor<4x6xui8>, tensor<4x6xui8>, tensor<4x6xui8>, tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>, tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>, tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>, tensor<28xi16>, tensor<28xf32>, tensor<28xui8>, tensor<28xi64>, tensor<28xi16>, tensor<28xf32>, tensor<28xui8>, tensor<28xi64>, tensor<28xi16>, tensor<28xf32>, tensor<28xui8>, tensor<28xi64>, tensor<28xf32>, tensor<28xui8>, tensor<28xi16>, tensor<28xi64>, tensor<28xf32>, tensor<28xui8>, tensor<28xi16>, tensor<28xi64>, tensor<28xf32>, tensor<28xui8>, tensor<28xi16>, tensor<28xi64>, tensor<28xui8>, tensor<28xi16>, tensor<28xf32>, tensor<28xi64>, tensor<28xui8>, tensor<28xi16>, tensor<28xf32>, tensor<28xi64>, tensor<28xui8>, tensor<28xi16>, tensor<28xf32>, tensor<28xi64>, tensor<28xi16>, tensor<28xf32>, tensor<28xui8>, tensor<0x3xf32>) -> (tensor<4x6xf16>, tensor<4x6xf16>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xi8>, tensor<4x6xi8>, tensor<4x6xi16>, tensor<4x6xi16>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xi64>, tensor<4x6xi64>, tensor<4x6xui8>, tensor<4x6xui8>, tensor<4x6xui16>, tensor<4x6xui16>, tensor<4x6xui32>, tensor<4x6xui32>, tensor<4x6xui64>, tensor<4x6xui64>, tensor<4x6xi1>, tensor<4x6xi1>, tensor<4x1xf32>, tensor<4x1xi32>, tensor<4x3xf32>, tensor<4x3xi32>, tensor<4x6xf32>, tensor<4x6xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x3xi32>, tensor<4x3xi32>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x1xbf16>, tensor<4x1xi32>, tensor<4x3xbf16>, tensor<4x3xi32>, tensor<4x6xbf16>, tensor<4x6xi32>, tensor<4x1xi8>, tensor<4x1xi32>, tensor<4x3xi8>, tensor<4x3xi32>, tensor<4x6xi8>, tensor<4x6xi32>, tensor<4x1xui8>, tensor<4x1xi32>, tensor<4x3xui8>, tensor<4x3xi32>, tensor<4x6xui8>, tensor<4x6xi32>, tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>, tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>, tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>, tensor<28xi16>, tensor<28xf32>, tensor<28xui8>, tensor<28xi64>, tensor<28xi16>, tensor<28xf32>, tensor<28xui8>, tensor<28xi64>, tensor<28xi16>, tensor<28xf32>, tensor<28xui8>, tensor<28xi64>, tensor<28xf32>, tensor<28xui8>, tensor<28xi16>, tensor<28xi64>, tensor<28xf32>, tensor<28xui8>, tensor<28xi16>, tensor<28xi64>, tensor<28xf32>, tensor<28xui8>, tensor<28xi16>, tensor<28xi64>, tensor<28xui8>, tensor<28xi16>, tensor<28xf32>, tensor<28xi64>, tensor<28xui8>, tensor<28xi16>, tensor<28xf32>, tensor<28xi64>, tensor<28xui8>, tensor<28xi16>, tensor<28xf32>, tensor<28xi64>, tensor<28xi64>, tensor<0x3xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}, {jax.result_info = "result[50]"}, {jax.result_info = "result[51]"}, {jax.result_info = "result[52]"}, {jax.result_info = "result[53]"}, {jax.result_info = "result[54]"}, {jax.result_info = "result[55]"}, {jax.result_info = "result[56]"}, {jax.result_info = "result[57]"}, {jax.result_info = "result[58]"}, {jax.result_info = "result[59]"}, {jax.result_info = "result[60]"}, {jax.result_info = "result[61]"}, {jax.result_info = "result[62]"}, {jax.result_info = "result[63]"}, {jax.result_info = "result[64]"}, {jax.result_info = "result[65]"}, {jax.result_info = "result[66]"}, {jax.result_info = "result[67]"}, {jax.result_info = "result[68]"}, {jax.result_info = "result[69]"}, {jax.result_info = "result[70]"}, {jax.result_info = "result[71]"}, {jax.result_info = "result[72]"}, {jax.result_info = "result[73]"}, {jax.result_info = "result[74]"}, {jax.result_info = "result[75]"}, {jax.result_info = "result[76]"}, {jax.result_info = "result[77]"}, {jax.result_info = "result[78]"}, {jax.result_info = "result[79]"}, {jax.result_info = "result[80]"}, {jax.result_info = "result[81]"}, {jax.result_info = "result[82]"}, {jax.result_info = "result[83]"}, {jax.result_info = "result[84]"}, {jax.result_info = "result[85]"}, {jax.result_info = "result[86]"}, {jax.result_info = "result[87]"}, {jax.result_info = "result[88]"}, {jax.result_info = "result[89]"}, {jax.result_info = "result[90]"}, {jax.result_info = "result[91]"}, {jax.result_info = "result[92]"}, {jax.result_info = "result[93]"}, {jax.result_info = "result[94]"}, {jax.result_info = "result[95]"}, {jax.result_info = "result[96]"}, {jax.result_info = "result[97]"}, {jax.result_info = "result[98]"}, {jax.result_info = "result[99]"}, {jax.result_info = "result[100]"}, {jax.result_info = "result[101]"}, {jax.result_info = "result[102]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<4x6xf16>, %arg12: tensor<4x6xf16>, %arg13: tensor<4x6xbf16>, %arg14: tensor<4x6xbf16>, %arg15: tensor<4x6xf32>, %arg16: tensor<4x6xf32>, %arg17: tensor<4x6xf64>, %arg18: tensor<4x6xf64>, %arg19: tensor<4x6xi8>, %arg20: tensor<4x6xi8>, %arg21: tensor<4x6xi16>, %arg22: tensor<4x6xi16>, %arg23: tensor<4x6xi32>, %arg24: tensor<4x6xi32>, %arg25: tensor<4x6xi64>, %arg26: tensor<4x6xi64>, %arg27: tensor<4x6xui8>, %arg28: tensor<4x6xui8>, %arg29: tensor<4x6xui16>, %arg30: tensor<4x6xui16>, %arg31: tensor<4x6xui32>, %arg32: tensor<4x6xui32>, %arg33: tensor<4x6xui64>, %arg34: tensor<4x6xui64>, %arg35: tensor<4x6xi1>, %arg36: tensor<4x6xi1>, %arg37: tensor<4x6xf32>, %arg38: tensor<4x6xf32>, %arg39: tensor<4x6xf32>, %arg40: tensor<4x6xi32>, %arg41: tensor<4x6xi32>, %arg42: tensor<4x6xi32>, %arg43: tensor<4x6xbf16>, %arg44: tensor<4x6xbf16>, %arg45: tensor<4x6xbf16>, %arg46: tensor<4x6xi8>, %arg47: tensor<4x6xi8>, %arg48: tensor<4x6xi8>, %arg49: tensor<4x6xui8>, %arg50: tensor<4x6xui8>, %arg51: tensor<4x6xui8>, %arg52: tensor<3x8xi32>, %arg53: tensor<3x8xf32>, %arg54: tensor<3x8xi8>, %arg55: tensor<3x8xi32>, %arg56: tensor<3x8xf32>, %arg57: tensor<3x8xi8>, %arg58: tensor<3x8xi32>, %arg59: tensor<3x8xf32>, %arg60: tensor<3x8xi8>, %arg61: tensor<28xi16>, %arg62: tensor<28xf32>, %arg63: tensor<28xui8>, %arg64: tensor<28xi64>, %arg65: tensor<28xi16>, %arg66: tensor<28xf32>, %arg67: tensor<28xui8>, %arg68: tensor<28xi64>, %arg69: tensor<28xi16>, %arg70: tensor<28xf32>, %arg71: tensor<28xui8>, %arg72: tensor<28xi64>, %arg73: tensor<28xf32>, %arg74: tensor<28xui8>, %arg75: tensor<28xi16>, %arg76: tensor<28xi64>, %arg77: tensor<28xf32>, %arg78: tensor<28xui8>, %arg79: tensor<28xi16>, %arg80: tensor<28xi64>, %arg81: tensor<28xf32>, %arg82: tensor<28xui8>, %arg83: tensor<28xi16>, %arg84: tensor<28xi64>, %arg85: tensor<28xui8>, %arg86: tensor<28xi16>, %arg87: tensor<28xf32>, %arg88: tensor<28xi64>, %arg89: tensor<28xui8>, %arg90: tensor<28xi16>, %arg91: tensor<28xf32>, %arg92: tensor<28xi64>, %arg93: tensor<28xui8>, %arg94: tensor<28xi16>, %arg95: tensor<28xf32>, %arg96: tensor<28xi64>, %arg97: tensor<28xi16>, %arg98: tensor<28xf32>, %arg99: tensor<28xui8>, %arg100: tensor<0x3xf32>):
    %25 = "stablehlo.sort"(%arg11) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg243: tensor<f16>, %arg244: tensor<f16>):
      %390 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
      %391 = "stablehlo.compare"(%arg243, %390) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %392 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
      %393 = "stablehlo.select"(%391, %392, %arg243) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %394 = "stablehlo.compare"(%arg243, %arg243) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %395 = "stablehlo.constant"() <{value = dense<0x7E00> : tensor<f16>}> : () -> tensor<f16>
      %396 = "stablehlo.select"(%394, %395, %393) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %397 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
      %398 = "stablehlo.compare"(%arg244, %397) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %399 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
      %400 = "stablehlo.select"(%398, %399, %arg244) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %401 = "stablehlo.compare"(%arg244, %arg244) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %402 = "stablehlo.constant"() <{value = dense<0x7E00> : tensor<f16>}> : () -> tensor<f16>
      %403 = "stablehlo.select"(%401, %402, %400) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %404 = "stablehlo.compare"(%396, %403) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      "stablehlo.return"(%404) : (tensor<i1>) -> ()
    }) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    %26 = "stablehlo.sort"(%arg12) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg241: tensor<f16>, %arg242: tensor<f16>):
      %375 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
      %376 = "stablehlo.compare"(%arg241, %375) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %377 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
      %378 = "stablehlo.select"(%376, %377, %arg241) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %379 = "stablehlo.compare"(%arg241, %arg241) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %380 = "stablehlo.constant"() <{value = dense<0x7E00> : tensor<f16>}> : () -> tensor<f16>
      %381 = "stablehlo.select"(%379, %380, %378) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %382 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
      %383 = "stablehlo.compare"(%arg242, %382) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %384 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
      %385 = "stablehlo.select"(%383, %384, %arg242) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %386 = "stablehlo.compare"(%arg242, %arg242) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %387 = "stablehlo.constant"() <{value = dense<0x7E00> : tensor<f16>}> : () -> tensor<f16>
      %388 = "stablehlo.select"(%386, %387, %385) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %389 = "stablehlo.compare"(%381, %388) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      "stablehlo.return"(%389) : (tensor<i1>) -> ()
    }) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    %27 = "stablehlo.sort"(%arg13) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg239: tensor<bf16>, %arg240: tensor<bf16>):
      %360 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
      %361 = "stablehlo.compare"(%arg239, %360) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %362 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
      %363 = "stablehlo.select"(%361, %362, %arg239) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %364 = "stablehlo.compare"(%arg239, %arg239) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %365 = "stablehlo.constant"() <{value = dense<0x7FC0> : tensor<bf16>}> : () -> tensor<bf16>
      %366 = "stablehlo.select"(%364, %365, %363) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %367 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
      %368 = "stablehlo.compare"(%arg240, %367) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %369 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
      %370 = "stablehlo.select"(%368, %369, %arg240) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %371 = "stablehlo.compare"(%arg240, %arg240) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %372 = "stablehlo.constant"() <{value = dense<0x7FC0> : tensor<bf16>}> : () -> tensor<bf16>
      %373 = "stablehlo.select"(%371, %372, %370) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %374 = "stablehlo.compare"(%366, %373) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      "stablehlo.return"(%374) : (tensor<i1>) -> ()
    }) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    %28 = "stablehlo.sort"(%arg14) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg237: tensor<bf16>, %arg238: tensor<bf16>):
      %345 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
      %346 = "stablehlo.compare"(%arg237, %345) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %347 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
      %348 = "stablehlo.select"(%346, %347, %arg237) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %349 = "stablehlo.compare"(%arg237, %arg237) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %350 = "stablehlo.constant"() <{value = dense<0x7FC0> : tensor<bf16>}> : () -> tensor<bf16>
      %351 = "stablehlo.select"(%349, %350, %348) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %352 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
      %353 = "stablehlo.compare"(%arg238, %352) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %354 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
      %355 = "stablehlo.select"(%353, %354, %arg238) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %356 = "stablehlo.compare"(%arg238, %arg238) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %357 = "stablehlo.constant"() <{value = dense<0x7FC0> : tensor<bf16>}> : () -> tensor<bf16>
      %358 = "stablehlo.select"(%356, %357, %355) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %359 = "stablehlo.compare"(%351, %358) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      "stablehlo.return"(%359) : (tensor<i1>) -> ()
    }) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    %29 = "stablehlo.sort"(%arg15) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg235: tensor<f32>, %arg236: tensor<f32>):
      %330 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %331 = "stablehlo.compare"(%arg235, %330) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %332 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %333 = "stablehlo.select"(%331, %332, %arg235) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %334 = "stablehlo.compare"(%arg235, %arg235) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %335 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %336 = "stablehlo.select"(%334, %335, %333) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %337 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %338 = "stablehlo.compare"(%arg236, %337) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %339 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %340 = "stablehlo.select"(%338, %339, %arg236) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %341 = "stablehlo.compare"(%arg236, %arg236) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %342 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %343 = "stablehlo.select"(%341, %342, %340) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %344 = "stablehlo.compare"(%336, %343) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%344) : (tensor<i1>) -> ()
    }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %30 = "stablehlo.sort"(%arg16) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg233: tensor<f32>, %arg234: tensor<f32>):
      %315 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %316 = "stablehlo.compare"(%arg233, %315) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %317 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %318 = "stablehlo.select"(%316, %317, %arg233) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %319 = "stablehlo.compare"(%arg233, %arg233) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %320 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %321 = "stablehlo.select"(%319, %320, %318) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %322 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %323 = "stablehlo.compare"(%arg234, %322) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %324 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %325 = "stablehlo.select"(%323, %324, %arg234) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %326 = "stablehlo.compare"(%arg234, %arg234) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %327 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %328 = "stablehlo.select"(%326, %327, %325) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %329 = "stablehlo.compare"(%321, %328) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%329) : (tensor<i1>) -> ()
    }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %31 = "stablehlo.sort"(%arg17) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg231: tensor<f64>, %arg232: tensor<f64>):
      %300 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %301 = "stablehlo.compare"(%arg231, %300) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %302 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %303 = "stablehlo.select"(%301, %302, %arg231) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %304 = "stablehlo.compare"(%arg231, %arg231) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %305 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %306 = "stablehlo.select"(%304, %305, %303) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %307 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %308 = "stablehlo.compare"(%arg232, %307) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %309 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %310 = "stablehlo.select"(%308, %309, %arg232) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %311 = "stablehlo.compare"(%arg232, %arg232) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %312 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %313 = "stablehlo.select"(%311, %312, %310) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %314 = "stablehlo.compare"(%306, %313) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%314) : (tensor<i1>) -> ()
    }) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    %32 = "stablehlo.sort"(%arg18) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg229: tensor<f64>, %arg230: tensor<f64>):
      %285 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %286 = "stablehlo.compare"(%arg229, %285) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %287 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %288 = "stablehlo.select"(%286, %287, %arg229) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %289 = "stablehlo.compare"(%arg229, %arg229) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %290 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %291 = "stablehlo.select"(%289, %290, %288) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %292 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %293 = "stablehlo.compare"(%arg230, %292) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %294 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %295 = "stablehlo.select"(%293, %294, %arg230) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %296 = "stablehlo.compare"(%arg230, %arg230) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %297 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %298 = "stablehlo.select"(%296, %297, %295) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %299 = "stablehlo.compare"(%291, %298) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%299) : (tensor<i1>) -> ()
    }) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    %33 = "stablehlo.sort"(%arg19) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg227: tensor<i8>, %arg228: tensor<i8>):
      %284 = "stablehlo.compare"(%arg227, %arg228) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      "stablehlo.return"(%284) : (tensor<i1>) -> ()
    }) : (tensor<4x6xi8>) -> tensor<4x6xi8>
    %34 = "stablehlo.sort"(%arg20) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg225: tensor<i8>, %arg226: tensor<i8>):
      %283 = "stablehlo.compare"(%arg225, %arg226) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      "stablehlo.return"(%283) : (tensor<i1>) -> ()
    }) : (tensor<4x6xi8>) -> tensor<4x6xi8>
    %35 = "stablehlo.sort"(%arg21) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg223: tensor<i16>, %arg224: tensor<i16>):
      %282 = "stablehlo.compare"(%arg223, %arg224) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      "stablehlo.return"(%282) : (tensor<i1>) -> ()
    }) : (tensor<4x6xi16>) -> tensor<4x6xi16>
    %36 = "stablehlo.sort"(%arg22) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg221: tensor<i16>, %arg222: tensor<i16>):
      %281 = "stablehlo.compare"(%arg221, %arg222) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      "stablehlo.return"(%281) : (tensor<i1>) -> ()
    }) : (tensor<4x6xi16>) -> tensor<4x6xi16>
    %37 = "stablehlo.sort"(%arg23) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg219: tensor<i32>, %arg220: tensor<i32>):
      %280 = "stablehlo.compare"(%arg219, %arg220) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%280) : (tensor<i1>) -> ()
    }) : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %38 = "stablehlo.sort"(%arg24) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg217: tensor<i32>, %arg218: tensor<i32>):
      %279 = "stablehlo.compare"(%arg217, %arg218) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%279) : (tensor<i1>) -> ()
    }) : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %39 = "stablehlo.sort"(%arg25) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg215: tensor<i64>, %arg216: tensor<i64>):
      %278 = "stablehlo.compare"(%arg215, %arg216) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%278) : (tensor<i1>) -> ()
    }) : (tensor<4x6xi64>) -> tensor<4x6xi64>
    %40 = "stablehlo.sort"(%arg26) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg213: tensor<i64>, %arg214: tensor<i64>):
      %277 = "stablehlo.compare"(%arg213, %arg214) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%277) : (tensor<i1>) -> ()
    }) : (tensor<4x6xi64>) -> tensor<4x6xi64>
    %41 = "stablehlo.sort"(%arg27) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg211: tensor<ui8>, %arg212: tensor<ui8>):
      %276 = "stablehlo.compare"(%arg211, %arg212) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      "stablehlo.return"(%276) : (tensor<i1>) -> ()
    }) : (tensor<4x6xui8>) -> tensor<4x6xui8>
    %42 = "stablehlo.sort"(%arg28) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg209: tensor<ui8>, %arg210: tensor<ui8>):
      %275 = "stablehlo.compare"(%arg209, %arg210) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      "stablehlo.return"(%275) : (tensor<i1>) -> ()
    }) : (tensor<4x6xui8>) -> tensor<4x6xui8>
    %43 = "stablehlo.sort"(%arg29) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg207: tensor<ui16>, %arg208: tensor<ui16>):
      %274 = "stablehlo.compare"(%arg207, %arg208) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      "stablehlo.return"(%274) : (tensor<i1>) -> ()
    }) : (tensor<4x6xui16>) -> tensor<4x6xui16>
    %44 = "stablehlo.sort"(%arg30) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg205: tensor<ui16>, %arg206: tensor<ui16>):
      %273 = "stablehlo.compare"(%arg205, %arg206) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      "stablehlo.return"(%273) : (tensor<i1>) -> ()
    }) : (tensor<4x6xui16>) -> tensor<4x6xui16>
    %45 = "stablehlo.sort"(%arg31) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg203: tensor<ui32>, %arg204: tensor<ui32>):
      %272 = "stablehlo.compare"(%arg203, %arg204) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      "stablehlo.return"(%272) : (tensor<i1>) -> ()
    }) : (tensor<4x6xui32>) -> tensor<4x6xui32>
    %46 = "stablehlo.sort"(%arg32) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg201: tensor<ui32>, %arg202: tensor<ui32>):
      %271 = "stablehlo.compare"(%arg201, %arg202) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      "stablehlo.return"(%271) : (tensor<i1>) -> ()
    }) : (tensor<4x6xui32>) -> tensor<4x6xui32>
    %47 = "stablehlo.sort"(%arg33) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg199: tensor<ui64>, %arg200: tensor<ui64>):
      %270 = "stablehlo.compare"(%arg199, %arg200) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      "stablehlo.return"(%270) : (tensor<i1>) -> ()
    }) : (tensor<4x6xui64>) -> tensor<4x6xui64>
    %48 = "stablehlo.sort"(%arg34) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg197: tensor<ui64>, %arg198: tensor<ui64>):
      %269 = "stablehlo.compare"(%arg197, %arg198) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      "stablehlo.return"(%269) : (tensor<i1>) -> ()
    }) : (tensor<4x6xui64>) -> tensor<4x6xui64>
    %49 = "stablehlo.sort"(%arg35) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg195: tensor<i1>, %arg196: tensor<i1>):
      %268 = "stablehlo.compare"(%arg195, %arg196) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%268) : (tensor<i1>) -> ()
    }) : (tensor<4x6xi1>) -> tensor<4x6xi1>
    %50 = "stablehlo.sort"(%arg36) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg193: tensor<i1>, %arg194: tensor<i1>):
      %267 = "stablehlo.compare"(%arg193, %arg194) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%267) : (tensor<i1>) -> ()
    }) : (tensor<4x6xi1>) -> tensor<4x6xi1>
    %51:2 = "chlo.top_k"(%arg37) <{k = 1 : i64}> : (tensor<4x6xf32>) -> (tensor<4x1xf32>, tensor<4x1xi32>)
    %52:2 = "chlo.top_k"(%arg38) <{k = 3 : i64}> : (tensor<4x6xf32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
    %53:2 = "chlo.top_k"(%arg39) <{k = 6 : i64}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xi32>)
    %54:2 = "chlo.top_k"(%arg40) <{k = 1 : i64}> : (tensor<4x6xi32>) -> (tensor<4x1xi32>, tensor<4x1xi32>)
    %55:2 = "chlo.top_k"(%arg41) <{k = 3 : i64}> : (tensor<4x6xi32>) -> (tensor<4x3xi32>, tensor<4x3xi32>)
    %56:2 = "chlo.top_k"(%arg42) <{k = 6 : i64}> : (tensor<4x6xi32>) -> (tensor<4x6xi32>, tensor<4x6xi32>)
    %57:2 = "chlo.top_k"(%arg43) <{k = 1 : i64}> : (tensor<4x6xbf16>) -> (tensor<4x1xbf16>, tensor<4x1xi32>)
    %58:2 = "chlo.top_k"(%arg44) <{k = 3 : i64}> : (tensor<4x6xbf16>) -> (tensor<4x3xbf16>, tensor<4x3xi32>)
    %59:2 = "chlo.top_k"(%arg45) <{k = 6 : i64}> : (tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xi32>)
    %60:2 = "chlo.top_k"(%arg46) <{k = 1 : i64}> : (tensor<4x6xi8>) -> (tensor<4x1xi8>, tensor<4x1xi32>)
    %61:2 = "chlo.top_k"(%arg47) <{k = 3 : i64}> : (tensor<4x6xi8>) -> (tensor<4x3xi8>, tensor<4x3xi32>)
    %62:2 = "chlo.top_k"(%arg48) <{k = 6 : i64}> : (tensor<4x6xi8>) -> (tensor<4x6xi8>, tensor<4x6xi32>)
    %63:2 = "chlo.top_k"(%arg49) <{k = 1 : i64}> : (tensor<4x6xui8>) -> (tensor<4x1xui8>, tensor<4x1xi32>)
    %64:2 = "chlo.top_k"(%arg50) <{k = 3 : i64}> : (tensor<4x6xui8>) -> (tensor<4x3xui8>, tensor<4x3xi32>)
    %65:2 = "chlo.top_k"(%arg51) <{k = 6 : i64}> : (tensor<4x6xui8>) -> (tensor<4x6xui8>, tensor<4x6xi32>)
    %66:3 = "stablehlo.sort"(%arg52, %arg53, %arg54) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg187: tensor<i32>, %arg188: tensor<i32>, %arg189: tensor<f32>, %arg190: tensor<f32>, %arg191: tensor<i8>, %arg192: tensor<i8>):
      %266 = "stablehlo.compare"(%arg187, %arg188) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%266) : (tensor<i1>) -> ()
    }) : (tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>) -> (tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>)
    %67:3 = "stablehlo.sort"(%arg55, %arg56, %arg57) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg181: tensor<i32>, %arg182: tensor<i32>, %arg183: tensor<f32>, %arg184: tensor<f32>, %arg185: tensor<i8>, %arg186: tensor<i8>):
      %243 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %244 = "stablehlo.compare"(%arg183, %243) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %245 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %246 = "stablehlo.select"(%244, %245, %arg183) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %247 = "stablehlo.compare"(%arg183, %arg183) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %248 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %249 = "stablehlo.select"(%247, %248, %246) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %250 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %251 = "stablehlo.compare"(%arg184, %250) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %252 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %253 = "stablehlo.select"(%251, %252, %arg184) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %254 = "stablehlo.compare"(%arg184, %arg184) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %255 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %256 = "stablehlo.select"(%254, %255, %253) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %257 = "stablehlo.compare"(%arg185, %arg186) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %258 = "stablehlo.compare"(%249, %256) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %259 = "stablehlo.compare"(%249, %256) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %260 = "stablehlo.and"(%259, %257) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %261 = "stablehlo.or"(%258, %260) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %262 = "stablehlo.compare"(%arg181, %arg182) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %263 = "stablehlo.compare"(%arg181, %arg182) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %264 = "stablehlo.and"(%263, %261) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %265 = "stablehlo.or"(%262, %264) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%265) : (tensor<i1>) -> ()
    }) : (tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>) -> (tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>)
    %68:3 = "stablehlo.sort"(%arg58, %arg59, %arg60) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg175: tensor<i32>, %arg176: tensor<i32>, %arg177: tensor<f32>, %arg178: tensor<f32>, %arg179: tensor<i8>, %arg180: tensor<i8>):
      %224 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %225 = "stablehlo.compare"(%arg177, %224) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %226 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %227 = "stablehlo.select"(%225, %226, %arg177) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %228 = "stablehlo.compare"(%arg177, %arg177) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %229 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %230 = "stablehlo.select"(%228, %229, %227) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %231 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %232 = "stablehlo.compare"(%arg178, %231) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %233 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %234 = "stablehlo.select"(%232, %233, %arg178) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %235 = "stablehlo.compare"(%arg178, %arg178) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %236 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %237 = "stablehlo.select"(%235, %236, %234) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %238 = "stablehlo.compare"(%230, %237) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %239 = "stablehlo.compare"(%arg175, %arg176) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %240 = "stablehlo.compare"(%arg175, %arg176) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %241 = "stablehlo.and"(%240, %238) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %242 = "stablehlo.or"(%239, %241) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%242) : (tensor<i1>) -> ()
    }) : (tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>) -> (tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>)
    %69:4 = "stablehlo.sort"(%arg61, %arg62, %arg63, %arg64) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg167: tensor<i16>, %arg168: tensor<i16>, %arg169: tensor<f32>, %arg170: tensor<f32>, %arg171: tensor<ui8>, %arg172: tensor<ui8>, %arg173: tensor<i64>, %arg174: tensor<i64>):
      %223 = "stablehlo.compare"(%arg167, %arg168) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      "stablehlo.return"(%223) : (tensor<i1>) -> ()
    }) : (tensor<28xi16>, tensor<28xf32>, tensor<28xui8>, tensor<28xi64>) -> (tensor<28xi16>, tensor<28xf32>, tensor<28xui8>, tensor<28xi64>)
    %70:4 = "stablehlo.sort"(%arg65, %arg66, %arg67, %arg68) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg159: tensor<i16>, %arg160: tensor<i16>, %arg161: tensor<f32>, %arg162: tensor<f32>, %arg163: tensor<ui8>, %arg164: tensor<ui8>, %arg165: tensor<i64>, %arg166: tensor<i64>):
      %204 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %205 = "stablehlo.compare"(%arg161, %204) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %206 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %207 = "stablehlo.select"(%205, %206, %arg161) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %208 = "stablehlo.compare"(%arg161, %arg161) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %209 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %210 = "stablehlo.select"(%208, %209, %207) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %211 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %212 = "stablehlo.compare"(%arg162, %211) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %213 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %214 = "stablehlo.select"(%212, %213, %arg162) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %215 = "stablehlo.compare"(%arg162, %arg162) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %216 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %217 = "stablehlo.select"(%215, %216, %214) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %218 = "stablehlo.compare"(%210, %217) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %219 = "stablehlo.compare"(%arg159, %arg160) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %220 = "stablehlo.compare"(%arg159, %arg160) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %221 = "stablehlo.and"(%220, %218) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %222 = "stablehlo.or"(%219, %221) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%222) : (tensor<i1>) -> ()
    }) : (tensor<28xi16>, tensor<28xf32>, tensor<28xui8>, tensor<28xi64>) -> (tensor<28xi16>, tensor<28xf32>, tensor<28xui8>, tensor<28xi64>)
    %71:4 = "stablehlo.sort"(%arg69, %arg70, %arg71, %arg72) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg151: tensor<i16>, %arg152: tensor<i16>, %arg153: tensor<f32>, %arg154: tensor<f32>, %arg155: tensor<ui8>, %arg156: tensor<ui8>, %arg157: tensor<i64>, %arg158: tensor<i64>):
      %181 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %182 = "stablehlo.compare"(%arg153, %181) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %183 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %184 = "stablehlo.select"(%182, %183, %arg153) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %185 = "stablehlo.compare"(%arg153, %arg153) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %186 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %187 = "stablehlo.select"(%185, %186, %184) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %188 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %189 = "stablehlo.compare"(%arg154, %188) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %190 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %191 = "stablehlo.select"(%189, %190, %arg154) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %192 = "stablehlo.compare"(%arg154, %arg154) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %193 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %194 = "stablehlo.select"(%192, %193, %191) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %195 = "stablehlo.compare"(%arg155, %arg156) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %196 = "stablehlo.compare"(%187, %194) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %197 = "stablehlo.compare"(%187, %194) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %198 = "stablehlo.and"(%197, %195) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %199 = "stablehlo.or"(%196, %198) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %200 = "stablehlo.compare"(%arg151, %arg152) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %201 = "stablehlo.compare"(%arg151, %arg152) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %202 = "stablehlo.and"(%201, %199) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %203 = "stablehlo.or"(%200, %202) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%203) : (tensor<i1>) -> ()
    }) : (tensor<28xi16>, tensor<28xf32>, tensor<28xui8>, tensor<28xi64>) -> (tensor<28xi16>, tensor<28xf32>, tensor<28xui8>, tensor<28xi64>)
    %72:4 = "stablehlo.sort"(%arg73, %arg74, %arg75, %arg76) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg143: tensor<f32>, %arg144: tensor<f32>, %arg145: tensor<ui8>, %arg146: tensor<ui8>, %arg147: tensor<i16>, %arg148: tensor<i16>, %arg149: tensor<i64>, %arg150: tensor<i64>):
      %166 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %167 = "stablehlo.compare"(%arg143, %166) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %168 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %169 = "stablehlo.select"(%167, %168, %arg143) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %170 = "stablehlo.compare"(%arg143, %arg143) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %171 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %172 = "stablehlo.select"(%170, %171, %169) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %173 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %174 = "stablehlo.compare"(%arg144, %173) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %175 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %176 = "stablehlo.select"(%174, %175, %arg144) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %177 = "stablehlo.compare"(%arg144, %arg144) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %178 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %179 = "stablehlo.select"(%177, %178, %176) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %180 = "stablehlo.compare"(%172, %179) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%180) : (tensor<i1>) -> ()
    }) : (tensor<28xf32>, tensor<28xui8>, tensor<28xi16>, tensor<28xi64>) -> (tensor<28xf32>, tensor<28xui8>, tensor<28xi16>, tensor<28xi64>)
    %73:4 = "stablehlo.sort"(%arg77, %arg78, %arg79, %arg80) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg135: tensor<f32>, %arg136: tensor<f32>, %arg137: tensor<ui8>, %arg138: tensor<ui8>, %arg139: tensor<i16>, %arg140: tensor<i16>, %arg141: tensor<i64>, %arg142: tensor<i64>):
      %147 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %148 = "stablehlo.compare"(%arg135, %147) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %149 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %150 = "stablehlo.select"(%148, %149, %arg135) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %151 = "stablehlo.compare"(%arg135, %arg135) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %152 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %153 = "stablehlo.select"(%151, %152, %150) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %154 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %155 = "stablehlo.compare"(%arg136, %154) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %156 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %157 = "stablehlo.select"(%155, %156, %arg136) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %158 = "stablehlo.compare"(%arg136, %arg136) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %159 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %160 = "stablehlo.select"(%158, %159, %157) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %161 = "stablehlo.compare"(%arg137, %arg138) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %162 = "stablehlo.compare"(%153, %160) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %163 = "stablehlo.compare"(%153, %160) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %164 = "stablehlo.and"(%163, %161) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %165 = "stablehlo.or"(%162, %164) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%165) : (tensor<i1>) -> ()
    }) : (tensor<28xf32>, tensor<28xui8>, tensor<28xi16>, tensor<28xi64>) -> (tensor<28xf32>, tensor<28xui8>, tensor<28xi16>, tensor<28xi64>)
    %74:4 = "stablehlo.sort"(%arg81, %arg82, %arg83, %arg84) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg127: tensor<f32>, %arg128: tensor<f32>, %arg129: tensor<ui8>, %arg130: tensor<ui8>, %arg131: tensor<i16>, %arg132: tensor<i16>, %arg133: tensor<i64>, %arg134: tensor<i64>):
      %124 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %125 = "stablehlo.compare"(%arg127, %124) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %126 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %127 = "stablehlo.select"(%125, %126, %arg127) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %128 = "stablehlo.compare"(%arg127, %arg127) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %129 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %130 = "stablehlo.select"(%128, %129, %127) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %131 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %132 = "stablehlo.compare"(%arg128, %131) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %133 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %134 = "stablehlo.select"(%132, %133, %arg128) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %135 = "stablehlo.compare"(%arg128, %arg128) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %136 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %137 = "stablehlo.select"(%135, %136, %134) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %138 = "stablehlo.compare"(%arg131, %arg132) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %139 = "stablehlo.compare"(%arg129, %arg130) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %140 = "stablehlo.compare"(%arg129, %arg130) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %141 = "stablehlo.and"(%140, %138) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %142 = "stablehlo.or"(%139, %141) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %143 = "stablehlo.compare"(%130, %137) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %144 = "stablehlo.compare"(%130, %137) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %145 = "stablehlo.and"(%144, %142) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %146 = "stablehlo.or"(%143, %145) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%146) : (tensor<i1>) -> ()
    }) : (tensor<28xf32>, tensor<28xui8>, tensor<28xi16>, tensor<28xi64>) -> (tensor<28xf32>, tensor<28xui8>, tensor<28xi16>, tensor<28xi64>)
    %75:4 = "stablehlo.sort"(%arg85, %arg86, %arg87, %arg88) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg119: tensor<ui8>, %arg120: tensor<ui8>, %arg121: tensor<i16>, %arg122: tensor<i16>, %arg123: tensor<f32>, %arg124: tensor<f32>, %arg125: tensor<i64>, %arg126: tensor<i64>):
      %123 = "stablehlo.compare"(%arg119, %arg120) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      "stablehlo.return"(%123) : (tensor<i1>) -> ()
    }) : (tensor<28xui8>, tensor<28xi16>, tensor<28xf32>, tensor<28xi64>) -> (tensor<28xui8>, tensor<28xi16>, tensor<28xf32>, tensor<28xi64>)
    %76:4 = "stablehlo.sort"(%arg89, %arg90, %arg91, %arg92) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg111: tensor<ui8>, %arg112: tensor<ui8>, %arg113: tensor<i16>, %arg114: tensor<i16>, %arg115: tensor<f32>, %arg116: tensor<f32>, %arg117: tensor<i64>, %arg118: tensor<i64>):
      %118 = "stablehlo.compare"(%arg113, %arg114) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %119 = "stablehlo.compare"(%arg111, %arg112) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %120 = "stablehlo.compare"(%arg111, %arg112) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %121 = "stablehlo.and"(%120, %118) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %122 = "stablehlo.or"(%119, %121) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%122) : (tensor<i1>) -> ()
    }) : (tensor<28xui8>, tensor<28xi16>, tensor<28xf32>, tensor<28xi64>) -> (tensor<28xui8>, tensor<28xi16>, tensor<28xf32>, tensor<28xi64>)
    %77:4 = "stablehlo.sort"(%arg93, %arg94, %arg95, %arg96) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg103: tensor<ui8>, %arg104: tensor<ui8>, %arg105: tensor<i16>, %arg106: tensor<i16>, %arg107: tensor<f32>, %arg108: tensor<f32>, %arg109: tensor<i64>, %arg110: tensor<i64>):
      %95 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %96 = "stablehlo.compare"(%arg107, %95) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %97 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %98 = "stablehlo.select"(%96, %97, %arg107) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %99 = "stablehlo.compare"(%arg107, %arg107) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %100 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %101 = "stablehlo.select"(%99, %100, %98) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %102 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %103 = "stablehlo.compare"(%arg108, %102) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %104 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %105 = "stablehlo.select"(%103, %104, %arg108) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %106 = "stablehlo.compare"(%arg108, %arg108) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %107 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %108 = "stablehlo.select"(%106, %107, %105) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %109 = "stablehlo.compare"(%101, %108) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %110 = "stablehlo.compare"(%arg105, %arg106) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %111 = "stablehlo.compare"(%arg105, %arg106) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %112 = "stablehlo.and"(%111, %109) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %113 = "stablehlo.or"(%110, %112) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %114 = "stablehlo.compare"(%arg103, %arg104) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %115 = "stablehlo.compare"(%arg103, %arg104) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %116 = "stablehlo.and"(%115, %113) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %117 = "stablehlo.or"(%114, %116) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%117) : (tensor<i1>) -> ()
    }) : (tensor<28xui8>, tensor<28xi16>, tensor<28xf32>, tensor<28xi64>) -> (tensor<28xui8>, tensor<28xi16>, tensor<28xf32>, tensor<28xi64>)
    %78 = "func.call"(%arg97, %arg98, %arg99) <{callee = @lexsort}> : (tensor<28xi16>, tensor<28xf32>, tensor<28xui8>) -> tensor<28xi64>
    %79 = "stablehlo.sort"(%arg100) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg101: tensor<f32>, %arg102: tensor<f32>):
      %80 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %81 = "stablehlo.compare"(%arg101, %80) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %82 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %83 = "stablehlo.select"(%81, %82, %arg101) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %84 = "stablehlo.compare"(%arg101, %arg101) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %85 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %86 = "stablehlo.select"(%84, %85, %83) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %87 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %88 = "stablehlo.compare"(%arg102, %87) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %89 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %90 = "stablehlo.select"(%88, %89, %arg102) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %91 = "stablehlo.compare"(%arg102, %arg102) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %92 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %93 = "stablehlo.select"(%91, %92, %90) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %94 = "stablehlo.compare"(%86, %93) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%94) : (tensor<i1>) -> ()
    }) : (tensor<0x3xf32>) -> tensor<0x3xf32>
    "func.return"(%25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51#0, %51#1, %52#0, %52#1, %53#0, %53#1, %54#0, %54#1, %55#0, %55#1, %56#0, %56#1, %57#0, %57#1, %58#0, %58#1, %59#0, %59#1, %60#0, %60#1, %61#0, %61#1, %62#0, %62#1, %63#0, %63#1, %64#0, %64#1, %65#0, %65#1, %66#0, %66#1, %66#2, %67#0, %67#1, %67#2, %68#0, %68#1, %68#2, %69#0, %69#1, %69#2, %69#3, %70#0, %70#1, %70#2, %70#3, %71#0, %71#1, %71#2, %71#3, %72#0, %72#1, %72#2, %72#3, %73#0, %73#1, %73#2, %73#3, %74#0, %74#1, %74#2, %74#3, %75#0, %75#1, %75#2, %75#3, %76#0, %76#1, %76#2, %76#3, %77#0, %77#1, %77#2, %77#3, %78, %79) : (tensor<4x6xf16>, tensor<4x6xf16>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xi8>, tensor<4x6xi8>, tensor<4x6xi16>, tensor<4x6xi16>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xi64>, tensor<4x6xi64>, tensor<4x6xui8>, tensor<4x6xui8>, tensor<4x6xui16>, tensor<4x6xui16>, tensor<4x6xui32>, tensor<4x6xui32>, tensor<4x6xui64>, tensor<4x6xui64>, tensor<4x6xi1>, tensor<4x6xi1>, tensor<4x1xf32>, tensor<4x1xi32>, tensor<4x3xf32>, tensor<4x3xi32>, tensor<4x6xf32>, tensor<4x6xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x3xi32>, tensor<4x3xi32>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x1xbf16>, tensor<4x1xi32>, tensor<4x3xbf16>, tensor<4x3xi32>, tensor<4x6xbf16>, tensor<4x6xi32>, tensor<4x1xi8>, tensor<4x1xi32>, tensor<4x3xi8>, tensor<4x3xi32>, tensor<4x6xi8>, tensor<4x6xi32>, tensor<4x1xui8>, tensor<4x1xi32>, tensor<4x3xui8>, tensor<4x3xi32>, tensor<4x6xui8>, tensor<4x6xi32>, tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>, tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>, tensor<3x8xi32>, tensor<3x8xf32>, tensor<3x8xi8>, tensor<28xi16>, tensor<28xf32>, tensor<28xui8>, tensor<28xi64>, tensor<28xi16>, tensor<28xf32>, tensor<28xui8>, tensor<28xi64>, tensor<28xi16>, tensor<28xf32>, tensor<28xui8>, tensor<28xi64>, tensor<28xf32>, tensor<28xui8>, tensor<28xi16>, tensor<28xi64>, tensor<28xf32>, tensor<28xui8>, tensor<28xi16>, tensor<28xi64>, tensor<28xf32>, tensor<28xui8>, tensor<28xi16>, tensor<28xi64>, tensor<28xui8>, tensor<28xi16>, tensor<28xf32>, tensor<28xi64>, tensor<28xui8>, tensor<28xi16>, tensor<28xf32>, tensor<28xi64>, tensor<28xui8>, tensor<28xi16>, tensor<28xf32>, tensor<28xi64>, tensor<28xi64>, tensor<0x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<28xi16>, tensor<28xf32>, tensor<28xui8>) -> tensor<28xi64>, res_attrs = [{}], sym_name = "lexsort", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<28xi16>, %arg1: tensor<28xf32>, %arg2: tensor<28xui8>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<28xi64>
    %1:4 = "stablehlo.sort"(%arg2, %arg1, %arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg3: tensor<ui8>, %arg4: tensor<ui8>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<i16>, %arg8: tensor<i16>, %arg9: tensor<i64>, %arg10: tensor<i64>):
      %2 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %3 = "stablehlo.compare"(%arg5, %2) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %5 = "stablehlo.select"(%3, %4, %arg5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %6 = "stablehlo.compare"(%arg5, %arg5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %8 = "stablehlo.select"(%6, %7, %5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %9 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %10 = "stablehlo.compare"(%arg6, %9) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %11 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %12 = "stablehlo.select"(%10, %11, %arg6) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %13 = "stablehlo.compare"(%arg6, %arg6) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %14 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %15 = "stablehlo.select"(%13, %14, %12) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %16 = "stablehlo.compare"(%arg7, %arg8) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %17 = "stablehlo.compare"(%8, %15) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %18 = "stablehlo.compare"(%8, %15) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %19 = "stablehlo.and"(%18, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %20 = "stablehlo.or"(%17, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %21 = "stablehlo.compare"(%arg3, %arg4) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %22 = "stablehlo.compare"(%arg3, %arg4) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %23 = "stablehlo.and"(%22, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %24 = "stablehlo.or"(%21, %23) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%24) : (tensor<i1>) -> ()
    }) : (tensor<28xui8>, tensor<28xf32>, tensor<28xi16>, tensor<28xi64>) -> (tensor<28xui8>, tensor<28xf32>, tensor<28xi16>, tensor<28xi64>)
    "func.return"(%1#3) : (tensor<28xi64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
