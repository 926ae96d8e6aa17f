"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<3x6x6xi8>, tensor<6x6xf32>, tensor<6x6xi32>, tensor<2x6xf32>, tensor<f32>, tensor<6xf32>, tensor<6xi32>, tensor<3x5x5xf32>, tensor<3x5x5xi32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<f32>, tensor<5x5xf32>, tensor<f32>, tensor<2xui32>, tensor<ui32>, tensor<5x3xi32>, tensor<i32>, tensor<5x4x6xi32>, tensor<6xi8>, tensor<6xi32>, tensor<2x2x4xf32>, tensor<4x5x2xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<4xf32>, tensor<4xi32>, tensor<2x4xi32>, tensor<5xi32>, tensor<2xi8>, tensor<5xui32>, tensor<4x3x3xi32>, tensor<6x5xi32>, tensor<i32>, tensor<2x3xf32>, tensor<6x6x3xui32>, tensor<2x2x5xui32>, tensor<ui32>, tensor<6x2x5xui32>, tensor<3x2x5xf32>, tensor<3x6x2xf32>, tensor<3x6x2xi32>, tensor<6x5xi32>, tensor<6x5xi32>, tensor<2x3x5xui32>, tensor<2x2xui32>, tensor<6x2x3xf32>, tensor<3x6xi32>, tensor<3x6xi32>, tensor<5xf32>, tensor<2x3x4xi32>, tensor<2x4x3xui32>, tensor<5x4x6xf32>, tensor<5x2xf32>, tensor<5x2xui32>, tensor<4x6x5xf32>, tensor<5x3xf32>, tensor<4x5x6xi32>, tensor<i32>, tensor<4xi32>, tensor<5xi8>, tensor<2x6x2xui32>, tensor<2x6x2xi32>, tensor<5x6x4xf32>, tensor<6x6xi8>, tensor<6x6xi32>, tensor<3x2xf32>, tensor<f32>, tensor<6x4xi32>, tensor<6x4xi32>, tensor<5x2xf32>, tensor<2x5x2xf32>, tensor<6x5x6xf32>, tensor<3xf32>, tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<3x5x6xui32>, tensor<5x2x5xf32>, tensor<5x2x5xi32>, tensor<3x2xf32>, tensor<3xi8>, tensor<i8>, tensor<3x5x2xui32>, tensor<3x5xi8>, tensor<3x5x2xui32>, tensor<3x6xui32>, tensor<3x6xi32>, tensor<6x5xi8>, tensor<3x6x2xi8>, tensor<i8>, tensor<4x3xui32>, tensor<5x3xf32>, tensor<f32>, tensor<3x2x4xf32>, tensor<6xf32>, tensor<4x5xui32>, tensor<ui32>, tensor<2xi32>, tensor<4xi8>, tensor<5x2xi32>, tensor<i32>, tensor<5x4x5xui32>, tensor<3x6x5xui32>, tensor<ui32>, tensor<4x5xi8>, tensor<i8>, tensor<6x4xi32>, tensor<i32>, tensor<6x4xui32>, tensor<3x3x2xui32>, tensor<ui32>, tensor<3x3x4xi32>, tensor<3x3x4xi32>, tensor<5x6xf32>) -> (tensor<4x9x4xi8>, tensor<10x9xf32>, tensor<10x9xi32>, tensor<3x14xf32>, tensor<6xf32>, tensor<6xi32>, tensor<2x0x1xf32>, tensor<2x0x1xi32>, tensor<11x2xf32>, tensor<10x3xf32>, tensor<0x0xf32>, tensor<5xui32>, tensor<4x0xi32>, tensor<4x3x9xi32>, tensor<0xi8>, tensor<0xi32>, tensor<1x3x3xf32>, tensor<3x7x0xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xi32>, tensor<0x1xi32>, tensor<7xi32>, tensor<2xi8>, tensor<9xui32>, tensor<5x3x3xi32>, tensor<5x0xi32>, tensor<0x3xf32>, tensor<4x9x4xui32>, tensor<2x0x2xui32>, tensor<1x0x5xui32>, tensor<4x0x3xf32>, tensor<3x11x1xf32>, tensor<3x11x1xi32>, tensor<17x1xi32>, tensor<17x1xi32>, tensor<4x0x3xui32>, tensor<0x2xui32>, tensor<12x1x3xf32>, tensor<0x6xi32>, tensor<0x6xi32>, tensor<7xf32>, tensor<1x6x4xi32>, tensor<2x4x3xui32>, tensor<0x9x3xf32>, tensor<0x1xf32>, tensor<2x2xui32>, tensor<2x9x5xf32>, tensor<5x5xf32>, tensor<3x2x7xi32>, tensor<4xi32>, tensor<1xi8>, tensor<0x3x2xui32>, tensor<0x3x2xi32>, tensor<3x7x7xf32>, tensor<8x22xi8>, tensor<8x22xi32>, tensor<6x3xf32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<3x3xf32>, tensor<1x12x0xf32>, tensor<0x4x13xf32>, tensor<2xf32>, tensor<0xf32>, tensor<2x4x13xui32>, tensor<1x4x4xf32>, tensor<1x4x4xi32>, tensor<5x0xf32>, tensor<4xi8>, tensor<2x4x7xui32>, tensor<5x2xi8>, tensor<0x6x2xui32>, tensor<1x5xui32>, tensor<1x5xi32>, tensor<5x5xi8>, tensor<5x5x0xi8>, tensor<4x2xui32>, tensor<3x1xf32>, tensor<2x0x2xf32>, tensor<8xf32>, tensor<4x2xui32>, tensor<2xi32>, tensor<4xi8>, tensor<0x2xi32>, tensor<4x3x6xui32>, tensor<6x0x8xui32>, tensor<3x13xi8>, tensor<7x12xi32>, tensor<6x1xui32>, tensor<2x2x2xui32>, tensor<0x2x4xi32>, tensor<0x2x4xi32>, tensor<8x13xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}, {jax.result_info = "result[50]"}, {jax.result_info = "result[51]"}, {jax.result_info = "result[52]"}, {jax.result_info = "result[53]"}, {jax.result_info = "result[54]"}, {jax.result_info = "result[55]"}, {jax.result_info = "result[56]"}, {jax.result_info = "result[57]"}, {jax.result_info = "result[58]"}, {jax.result_info = "result[59]"}, {jax.result_info = "result[60]"}, {jax.result_info = "result[61]"}, {jax.result_info = "result[62]"}, {jax.result_info = "result[63]"}, {jax.result_info = "result[64]"}, {jax.result_info = "result[65]"}, {jax.result_info = "result[66]"}, {jax.result_info = "result[67]"}, {jax.result_info = "result[68]"}, {jax.result_info = "result[69]"}, {jax.result_info = "result[70]"}, {jax.result_info = "result[71]"}, {jax.result_info = "result[72]"}, {jax.result_info = "result[73]"}, {jax.result_info = "result[74]"}, {jax.result_info = "result[75]"}, {jax.result_info = "result[76]"}, {jax.result_info = "result[77]"}, {jax.result_info = "result[78]"}, {jax.result_info = "result[79]"}, {jax.result_info = "result[80]"}, {jax.result_info = "result[81]"}, {jax.result_info = "result[82]"}, {jax.result_info = "result[83]"}, {jax.result_info = "result[84]"}, {jax.result_info = "result[85]"}, {jax.result_info = "result[86]"}, {jax.result_info = "result[87]"}, {jax.result_info = "result[88]"}, {jax.result_info = "result[89]"}, {jax.result_info = "result[90]"}, {jax.result_info = "result[91]"}, {jax.result_info = "result[92]"}, {jax.result_info = "result[93]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x6x6xi8>, %arg1: tensor<6x6xf32>, %arg2: tensor<6x6xi32>, %arg3: tensor<2x6xf32>, %arg4: tensor<f32>, %arg5: tensor<6xf32>, %arg6: tensor<6xi32>, %arg7: tensor<3x5x5xf32>, %arg8: tensor<3x5x5xi32>, %arg9: tensor<6x2xf32>, %arg10: tensor<6x2xf32>, %arg11: tensor<f32>, %arg12: tensor<5x5xf32>, %arg13: tensor<f32>, %arg14: tensor<2xui32>, %arg15: tensor<ui32>, %arg16: tensor<5x3xi32>, %arg17: tensor<i32>, %arg18: tensor<5x4x6xi32>, %arg19: tensor<6xi8>, %arg20: tensor<6xi32>, %arg21: tensor<2x2x4xf32>, %arg22: tensor<4x5x2xf32>, %arg23: tensor<f32>, %arg24: tensor<3xf32>, %arg25: tensor<f32>, %arg26: tensor<4xf32>, %arg27: tensor<4xi32>, %arg28: tensor<2x4xi32>, %arg29: tensor<5xi32>, %arg30: tensor<2xi8>, %arg31: tensor<5xui32>, %arg32: tensor<4x3x3xi32>, %arg33: tensor<6x5xi32>, %arg34: tensor<i32>, %arg35: tensor<2x3xf32>, %arg36: tensor<6x6x3xui32>, %arg37: tensor<2x2x5xui32>, %arg38: tensor<ui32>, %arg39: tensor<6x2x5xui32>, %arg40: tensor<3x2x5xf32>, %arg41: tensor<3x6x2xf32>, %arg42: tensor<3x6x2xi32>, %arg43: tensor<6x5xi32>, %arg44: tensor<6x5xi32>, %arg45: tensor<2x3x5xui32>, %arg46: tensor<2x2xui32>, %arg47: tensor<6x2x3xf32>, %arg48: tensor<3x6xi32>, %arg49: tensor<3x6xi32>, %arg50: tensor<5xf32>, %arg51: tensor<2x3x4xi32>, %arg52: tensor<2x4x3xui32>, %arg53: tensor<5x4x6xf32>, %arg54: tensor<5x2xf32>, %arg55: tensor<5x2xui32>, %arg56: tensor<4x6x5xf32>, %arg57: tensor<5x3xf32>, %arg58: tensor<4x5x6xi32>, %arg59: tensor<i32>, %arg60: tensor<4xi32>, %arg61: tensor<5xi8>, %arg62: tensor<2x6x2xui32>, %arg63: tensor<2x6x2xi32>, %arg64: tensor<5x6x4xf32>, %arg65: tensor<6x6xi8>, %arg66: tensor<6x6xi32>, %arg67: tensor<3x2xf32>, %arg68: tensor<f32>, %arg69: tensor<6x4xi32>, %arg70: tensor<6x4xi32>, %arg71: tensor<5x2xf32>, %arg72: tensor<2x5x2xf32>, %arg73: tensor<6x5x6xf32>, %arg74: tensor<3xf32>, %arg75: tensor<f32>, %arg76: tensor<4xf32>, %arg77: tensor<f32>, %arg78: tensor<3x5x6xui32>, %arg79: tensor<5x2x5xf32>, %arg80: tensor<5x2x5xi32>, %arg81: tensor<3x2xf32>, %arg82: tensor<3xi8>, %arg83: tensor<i8>, %arg84: tensor<3x5x2xui32>, %arg85: tensor<3x5xi8>, %arg86: tensor<3x5x2xui32>, %arg87: tensor<3x6xui32>, %arg88: tensor<3x6xi32>, %arg89: tensor<6x5xi8>, %arg90: tensor<3x6x2xi8>, %arg91: tensor<i8>, %arg92: tensor<4x3xui32>, %arg93: tensor<5x3xf32>, %arg94: tensor<f32>, %arg95: tensor<3x2x4xf32>, %arg96: tensor<6xf32>, %arg97: tensor<4x5xui32>, %arg98: tensor<ui32>, %arg99: tensor<2xi32>, %arg100: tensor<4xi8>, %arg101: tensor<5x2xi32>, %arg102: tensor<i32>, %arg103: tensor<5x4x5xui32>, %arg104: tensor<3x6x5xui32>, %arg105: tensor<ui32>, %arg106: tensor<4x5xi8>, %arg107: tensor<i8>, %arg108: tensor<6x4xi32>, %arg109: tensor<i32>, %arg110: tensor<6x4xui32>, %arg111: tensor<3x3x2xui32>, %arg112: tensor<ui32>, %arg113: tensor<3x3x4xi32>, %arg114: tensor<3x3x4xi32>, %arg115: tensor<5x6xf32>):
    %0 = "stablehlo.constant"() <{value = dense<127> : tensor<i8>}> : () -> tensor<i8>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i8>) -> tensor<i8>
    %2 = "stablehlo.reduce_window"(%arg0, %1) <{base_dilations = array<i64: 2, 2, 2>, padding = dense<[[0, -1], [3, 3], [0, 3]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 2, 3>, window_dimensions = array<i64: 1, 1, 2>, window_strides = array<i64: 1, 2, 3>}> ({
    ^bb0(%arg302: tensor<i8>, %arg303: tensor<i8>):
      %368 = "stablehlo.minimum"(%arg302, %arg303) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%368) : (tensor<i8>) -> ()
    }) : (tensor<3x6x6xi8>, tensor<i8>) -> tensor<4x9x4xi8>
    %3 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %5:2 = "stablehlo.reduce_window"(%arg1, %arg2, %3, %4) <{base_dilations = array<i64: 2, 3>, padding = dense<[[0, 0], [2, 3]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 3>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg298: tensor<f32>, %arg299: tensor<i32>, %arg300: tensor<f32>, %arg301: tensor<i32>):
      %359 = "stablehlo.compare"(%arg298, %arg300) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %360 = "stablehlo.compare"(%arg298, %arg298) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %361 = "stablehlo.or"(%359, %360) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %362 = "stablehlo.select"(%361, %arg298, %arg300) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %363 = "stablehlo.compare"(%arg298, %arg300) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %364 = "stablehlo.compare"(%arg299, %arg301) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %365 = "stablehlo.and"(%363, %364) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %366 = "stablehlo.or"(%361, %365) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %367 = "stablehlo.select"(%366, %arg299, %arg301) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%362, %367) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<6x6xf32>, tensor<6x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<10x9xf32>, tensor<10x9xi32>)
    %6 = "stablehlo.reduce_window"(%arg3, %arg4) <{base_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [-1, -1]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg296: tensor<f32>, %arg297: tensor<f32>):
      %358 = "stablehlo.maximum"(%arg296, %arg297) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%358) : (tensor<f32>) -> ()
    }) : (tensor<2x6xf32>, tensor<f32>) -> tensor<3x14xf32>
    %7 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9:2 = "stablehlo.reduce_window"(%arg5, %arg6, %7, %8) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg292: tensor<f32>, %arg293: tensor<i32>, %arg294: tensor<f32>, %arg295: tensor<i32>):
      %349 = "stablehlo.compare"(%arg292, %arg294) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %350 = "stablehlo.compare"(%arg292, %arg292) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %351 = "stablehlo.or"(%349, %350) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %352 = "stablehlo.select"(%351, %arg292, %arg294) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %353 = "stablehlo.compare"(%arg292, %arg294) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %354 = "stablehlo.compare"(%arg293, %arg295) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %355 = "stablehlo.and"(%353, %354) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %356 = "stablehlo.or"(%351, %355) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %357 = "stablehlo.select"(%356, %arg293, %arg295) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%352, %357) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<6xf32>, tensor<6xi32>, tensor<f32>, tensor<i32>) -> (tensor<6xf32>, tensor<6xi32>)
    %10 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12:2 = "stablehlo.reduce_window"(%arg7, %arg8, %10, %11) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[-1, 1], [-1, -1], [0, -1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 2, 1>, window_dimensions = array<i64: 1, 3, 4>, window_strides = array<i64: 2, 1, 1>}> ({
    ^bb0(%arg288: tensor<f32>, %arg289: tensor<i32>, %arg290: tensor<f32>, %arg291: tensor<i32>):
      %340 = "stablehlo.compare"(%arg288, %arg290) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %341 = "stablehlo.compare"(%arg288, %arg288) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %342 = "stablehlo.or"(%340, %341) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %343 = "stablehlo.select"(%342, %arg288, %arg290) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %344 = "stablehlo.compare"(%arg288, %arg290) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %345 = "stablehlo.compare"(%arg289, %arg291) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %346 = "stablehlo.and"(%344, %345) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %347 = "stablehlo.or"(%342, %346) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %348 = "stablehlo.select"(%347, %arg289, %arg291) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%343, %348) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<3x5x5xf32>, tensor<3x5x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x0x1xf32>, tensor<2x0x1xi32>)
    %13 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.reduce_window"(%arg9, %14) <{base_dilations = array<i64: 2, 1>, padding = dense<[[0, 2], [-1, 3]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 3>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %339 = "stablehlo.add"(%arg286, %arg287) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%339) : (tensor<f32>) -> ()
    }) : (tensor<6x2xf32>, tensor<f32>) -> tensor<11x2xf32>
    %16 = "stablehlo.reduce_window"(%arg10, %arg11) <{base_dilations = array<i64: 3, 2>, padding = dense<[[2, 2], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg284: tensor<f32>, %arg285: tensor<f32>):
      %338 = "stablehlo.multiply"(%arg284, %arg285) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%338) : (tensor<f32>) -> ()
    }) : (tensor<6x2xf32>, tensor<f32>) -> tensor<10x3xf32>
    %17 = "stablehlo.reduce_window"(%arg12, %arg13) <{base_dilations = array<i64: 1, 1>, padding = dense<[[-1, 0], [-1, -1]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 2>, window_dimensions = array<i64: 4, 4>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg282: tensor<f32>, %arg283: tensor<f32>):
      %337 = "stablehlo.minimum"(%arg282, %arg283) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%337) : (tensor<f32>) -> ()
    }) : (tensor<5x5xf32>, tensor<f32>) -> tensor<0x0xf32>
    %18 = "stablehlo.reduce_window"(%arg14, %arg15) <{base_dilations = array<i64: 3>, padding = dense<[[2, -1]]> : tensor<1x2xi64>, window_dilations = array<i64: 3>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg280: tensor<ui32>, %arg281: tensor<ui32>):
      %336 = "stablehlo.multiply"(%arg280, %arg281) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%336) : (tensor<ui32>) -> ()
    }) : (tensor<2xui32>, tensor<ui32>) -> tensor<5xui32>
    %19 = "stablehlo.reduce_window"(%arg16, %arg17) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [-1, -1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg278: tensor<i32>, %arg279: tensor<i32>):
      %335 = "stablehlo.minimum"(%arg278, %arg279) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%335) : (tensor<i32>) -> ()
    }) : (tensor<5x3xi32>, tensor<i32>) -> tensor<4x0xi32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %21 = "stablehlo.reduce_window"(%arg18, %20) <{base_dilations = array<i64: 2, 1, 1>, padding = dense<[[3, 1], [3, 3], [2, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 3, 2, 1>, window_dimensions = array<i64: 4, 2, 2>, window_strides = array<i64: 1, 3, 1>}> ({
    ^bb0(%arg276: tensor<i32>, %arg277: tensor<i32>):
      %334 = "stablehlo.xor"(%arg276, %arg277) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%334) : (tensor<i32>) -> ()
    }) : (tensor<5x4x6xi32>, tensor<i32>) -> tensor<4x3x9xi32>
    %22 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<i8>
    %23 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %24:2 = "stablehlo.reduce_window"(%arg19, %arg20, %22, %23) <{base_dilations = array<i64: 1>, padding = dense<[[0, -1]]> : tensor<1x2xi64>, window_dilations = array<i64: 3>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg272: tensor<i8>, %arg273: tensor<i32>, %arg274: tensor<i8>, %arg275: tensor<i32>):
      %325 = "stablehlo.compare"(%arg272, %arg274) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %326 = "stablehlo.compare"(%arg272, %arg272) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %327 = "stablehlo.or"(%325, %326) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %328 = "stablehlo.select"(%327, %arg272, %arg274) : (tensor<i1>, tensor<i8>, tensor<i8>) -> tensor<i8>
      %329 = "stablehlo.compare"(%arg272, %arg274) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %330 = "stablehlo.compare"(%arg273, %arg275) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %331 = "stablehlo.and"(%329, %330) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %332 = "stablehlo.or"(%327, %331) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %333 = "stablehlo.select"(%332, %arg273, %arg275) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%328, %333) : (tensor<i8>, tensor<i32>) -> ()
    }) : (tensor<6xi8>, tensor<6xi32>, tensor<i8>, tensor<i32>) -> (tensor<0xi8>, tensor<0xi32>)
    %25 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.reduce_window"(%arg21, %26) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[2, 0], [-1, 2], [2, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 3, 3>, window_dimensions = array<i64: 3, 1, 1>, window_strides = array<i64: 3, 1, 3>}> ({
    ^bb0(%arg270: tensor<f32>, %arg271: tensor<f32>):
      %324 = "stablehlo.add"(%arg270, %arg271) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%324) : (tensor<f32>) -> ()
    }) : (tensor<2x2x4xf32>, tensor<f32>) -> tensor<1x3x3xf32>
    %28 = "stablehlo.reduce_window"(%arg22, %arg23) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 3], [3, 2], [-1, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 2, 3, 1>, window_dimensions = array<i64: 1, 2, 4>, window_strides = array<i64: 3, 1, 3>}> ({
    ^bb0(%arg268: tensor<f32>, %arg269: tensor<f32>):
      %323 = "stablehlo.multiply"(%arg268, %arg269) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%323) : (tensor<f32>) -> ()
    }) : (tensor<4x5x2xf32>, tensor<f32>) -> tensor<3x7x0xf32>
    %29 = "stablehlo.reduce_window"(%arg24, %arg25) <{base_dilations = array<i64: 1>, padding = dense<[[2, 3]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 3>}> ({
    ^bb0(%arg266: tensor<f32>, %arg267: tensor<f32>):
      %322 = "stablehlo.maximum"(%arg266, %arg267) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%322) : (tensor<f32>) -> ()
    }) : (tensor<3xf32>, tensor<f32>) -> tensor<2xf32>
    %30 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %32:2 = "stablehlo.reduce_window"(%arg26, %arg27, %30, %31) <{base_dilations = array<i64: 1>, padding = dense<3> : tensor<1x2xi64>, window_dilations = array<i64: 3>, window_dimensions = array<i64: 4>, window_strides = array<i64: 3>}> ({
    ^bb0(%arg262: tensor<f32>, %arg263: tensor<i32>, %arg264: tensor<f32>, %arg265: tensor<i32>):
      %313 = "stablehlo.compare"(%arg262, %arg264) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %314 = "stablehlo.compare"(%arg262, %arg262) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %315 = "stablehlo.or"(%313, %314) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %316 = "stablehlo.select"(%315, %arg262, %arg264) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %317 = "stablehlo.compare"(%arg262, %arg264) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %318 = "stablehlo.compare"(%arg263, %arg265) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %319 = "stablehlo.and"(%317, %318) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %320 = "stablehlo.or"(%315, %319) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %321 = "stablehlo.select"(%320, %arg263, %arg265) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%316, %321) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<4xf32>, tensor<4xi32>, tensor<f32>, tensor<i32>) -> (tensor<1xf32>, tensor<1xi32>)
    %33 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %34 = "stablehlo.reduce_window"(%arg28, %33) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [-1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 3, 3>}> ({
    ^bb0(%arg260: tensor<i32>, %arg261: tensor<i32>):
      %312 = "stablehlo.and"(%arg260, %arg261) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%312) : (tensor<i32>) -> ()
    }) : (tensor<2x4xi32>, tensor<i32>) -> tensor<0x1xi32>
    %35 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %37 = "stablehlo.reduce_window"(%arg29, %36) <{base_dilations = array<i64: 2>, padding = dense<[[1, 3]]> : tensor<1x2xi64>, window_dilations = array<i64: 3>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg258: tensor<i32>, %arg259: tensor<i32>):
      %311 = "stablehlo.add"(%arg258, %arg259) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%311) : (tensor<i32>) -> ()
    }) : (tensor<5xi32>, tensor<i32>) -> tensor<7xi32>
    %38 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %39 = "stablehlo.reduce_window"(%arg30, %38) <{base_dilations = array<i64: 3>, padding = dense<2> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 2>, window_strides = array<i64: 3>}> ({
    ^bb0(%arg256: tensor<i8>, %arg257: tensor<i8>):
      %310 = "stablehlo.xor"(%arg256, %arg257) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%310) : (tensor<i8>) -> ()
    }) : (tensor<2xi8>, tensor<i8>) -> tensor<2xi8>
    %40 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<ui32>
    %42 = "stablehlo.reduce_window"(%arg31, %41) <{base_dilations = array<i64: 2>, padding = dense<[[3, -1]]> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg254: tensor<ui32>, %arg255: tensor<ui32>):
      %309 = "stablehlo.minimum"(%arg254, %arg255) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%309) : (tensor<ui32>) -> ()
    }) : (tensor<5xui32>, tensor<ui32>) -> tensor<9xui32>
    %43 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %44 = "stablehlo.reduce_window"(%arg32, %43) <{base_dilations = array<i64: 3, 1, 3>, padding = dense<[[3, 0], [3, 2], [1, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 4, 4, 3>, window_strides = array<i64: 2, 2, 2>}> ({
    ^bb0(%arg252: tensor<i32>, %arg253: tensor<i32>):
      %308 = "stablehlo.xor"(%arg252, %arg253) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%308) : (tensor<i32>) -> ()
    }) : (tensor<4x3x3xi32>, tensor<i32>) -> tensor<5x3x3xi32>
    %45 = "stablehlo.reduce_window"(%arg33, %arg34) <{base_dilations = array<i64: 3, 1>, padding = dense<[[1, -1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 2>, window_dimensions = array<i64: 4, 4>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%arg250: tensor<i32>, %arg251: tensor<i32>):
      %307 = "stablehlo.maximum"(%arg250, %arg251) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%307) : (tensor<i32>) -> ()
    }) : (tensor<6x5xi32>, tensor<i32>) -> tensor<5x0xi32>
    %46 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.reduce_window"(%arg35, %46) <{base_dilations = array<i64: 1, 1>, padding = dense<[[3, 0], [2, -1]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg248: tensor<f32>, %arg249: tensor<f32>):
      %306 = "stablehlo.multiply"(%arg248, %arg249) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%306) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<0x3xf32>
    %48 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<ui32>
    %50 = "stablehlo.reduce_window"(%arg36, %49) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[2, -1], [3, 2], [3, -1]]> : tensor<3x2xi64>, window_dilations = array<i64: 3, 2, 1>, window_dimensions = array<i64: 2, 2, 2>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg246: tensor<ui32>, %arg247: tensor<ui32>):
      %305 = "stablehlo.add"(%arg246, %arg247) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%305) : (tensor<ui32>) -> ()
    }) : (tensor<6x6x3xui32>, tensor<ui32>) -> tensor<4x9x4xui32>
    %51 = "stablehlo.reduce_window"(%arg37, %arg38) <{base_dilations = array<i64: 1, 3, 1>, padding = dense<[[1, 3], [-1, -1], [-1, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 3, 2, 1>, window_dimensions = array<i64: 2, 3, 1>, window_strides = array<i64: 2, 1, 3>}> ({
    ^bb0(%arg244: tensor<ui32>, %arg245: tensor<ui32>):
      %304 = "stablehlo.maximum"(%arg244, %arg245) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%304) : (tensor<ui32>) -> ()
    }) : (tensor<2x2x5xui32>, tensor<ui32>) -> tensor<2x0x2xui32>
    %52 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
    %53 = "stablehlo.reduce_window"(%arg39, %52) <{base_dilations = array<i64: 1, 3, 1>, padding = dense<[[0, 1], [0, -1], [-1, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 2, 2, 1>, window_dimensions = array<i64: 4, 4, 2>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg242: tensor<ui32>, %arg243: tensor<ui32>):
      %303 = "stablehlo.and"(%arg242, %arg243) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%303) : (tensor<ui32>) -> ()
    }) : (tensor<6x2x5xui32>, tensor<ui32>) -> tensor<1x0x5xui32>
    %54 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %56 = "stablehlo.reduce_window"(%arg40, %55) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[1, 3], [1, -1], [1, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 3, 1, 2>, window_dimensions = array<i64: 2, 4, 3>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg240: tensor<f32>, %arg241: tensor<f32>):
      %302 = "stablehlo.add"(%arg240, %arg241) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%302) : (tensor<f32>) -> ()
    }) : (tensor<3x2x5xf32>, tensor<f32>) -> tensor<4x0x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %59:2 = "stablehlo.reduce_window"(%arg41, %arg42, %57, %58) <{base_dilations = array<i64: 3, 1, 2>, padding = dense<[[-1, 1], [3, 3], [0, -1]]> : tensor<3x2xi64>, window_dilations = array<i64: 3, 1, 1>, window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 3, 1, 1>}> ({
    ^bb0(%arg236: tensor<f32>, %arg237: tensor<i32>, %arg238: tensor<f32>, %arg239: tensor<i32>):
      %293 = "stablehlo.compare"(%arg236, %arg238) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %294 = "stablehlo.compare"(%arg236, %arg236) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %295 = "stablehlo.or"(%293, %294) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %296 = "stablehlo.select"(%295, %arg236, %arg238) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %297 = "stablehlo.compare"(%arg236, %arg238) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %298 = "stablehlo.compare"(%arg237, %arg239) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %299 = "stablehlo.and"(%297, %298) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %300 = "stablehlo.or"(%295, %299) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %301 = "stablehlo.select"(%300, %arg237, %arg239) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%296, %301) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<3x6x2xf32>, tensor<3x6x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x11x1xf32>, tensor<3x11x1xi32>)
    %60 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %61 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %62:2 = "stablehlo.reduce_window"(%arg43, %arg44, %60, %61) <{base_dilations = array<i64: 3, 1>, padding = dense<[[2, 0], [-1, -1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg232: tensor<i32>, %arg233: tensor<i32>, %arg234: tensor<i32>, %arg235: tensor<i32>):
      %284 = "stablehlo.compare"(%arg232, %arg234) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %285 = "stablehlo.compare"(%arg232, %arg232) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %286 = "stablehlo.or"(%284, %285) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %287 = "stablehlo.select"(%286, %arg232, %arg234) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %288 = "stablehlo.compare"(%arg232, %arg234) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %289 = "stablehlo.compare"(%arg233, %arg235) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %290 = "stablehlo.and"(%288, %289) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %291 = "stablehlo.or"(%286, %290) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %292 = "stablehlo.select"(%291, %arg233, %arg235) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%287, %292) : (tensor<i32>, tensor<i32>) -> ()
    }) : (tensor<6x5xi32>, tensor<6x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<17x1xi32>, tensor<17x1xi32>)
    %63 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %64 = "stablehlo.reduce_window"(%arg45, %63) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[3, 1], [-1, 2], [3, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 2, 2, 3>, window_dimensions = array<i64: 2, 3, 2>, window_strides = array<i64: 1, 3, 2>}> ({
    ^bb0(%arg230: tensor<ui32>, %arg231: tensor<ui32>):
      %283 = "stablehlo.multiply"(%arg230, %arg231) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%283) : (tensor<ui32>) -> ()
    }) : (tensor<2x3x5xui32>, tensor<ui32>) -> tensor<4x0x3xui32>
    %65 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<ui32>
    %67 = "stablehlo.reduce_window"(%arg46, %66) <{base_dilations = array<i64: 3, 1>, padding = dense<[[1, 0], [2, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 2>, window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 1, 3>}> ({
    ^bb0(%arg228: tensor<ui32>, %arg229: tensor<ui32>):
      %282 = "stablehlo.add"(%arg228, %arg229) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%282) : (tensor<ui32>) -> ()
    }) : (tensor<2x2xui32>, tensor<ui32>) -> tensor<0x2xui32>
    %68 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %70 = "stablehlo.reduce_window"(%arg47, %69) <{base_dilations = array<i64: 3, 2, 1>, padding = dense<[[3, 2], [3, 0], [-1, 3]]> : tensor<3x2xi64>, window_dilations = array<i64: 3, 3, 2>, window_dimensions = array<i64: 4, 2, 2>, window_strides = array<i64: 1, 3, 1>}> ({
    ^bb0(%arg226: tensor<f32>, %arg227: tensor<f32>):
      %281 = "stablehlo.add"(%arg226, %arg227) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%281) : (tensor<f32>) -> ()
    }) : (tensor<6x2x3xf32>, tensor<f32>) -> tensor<12x1x3xf32>
    %71 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %72 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %73:2 = "stablehlo.reduce_window"(%arg48, %arg49, %71, %72) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, -1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg222: tensor<i32>, %arg223: tensor<i32>, %arg224: tensor<i32>, %arg225: tensor<i32>):
      %272 = "stablehlo.compare"(%arg222, %arg224) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %273 = "stablehlo.compare"(%arg222, %arg222) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %274 = "stablehlo.or"(%272, %273) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %275 = "stablehlo.select"(%274, %arg222, %arg224) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %276 = "stablehlo.compare"(%arg222, %arg224) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %277 = "stablehlo.compare"(%arg223, %arg225) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %278 = "stablehlo.and"(%276, %277) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %279 = "stablehlo.or"(%274, %278) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %280 = "stablehlo.select"(%279, %arg223, %arg225) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%275, %280) : (tensor<i32>, tensor<i32>) -> ()
    }) : (tensor<3x6xi32>, tensor<3x6xi32>, tensor<i32>, tensor<i32>) -> (tensor<0x6xi32>, tensor<0x6xi32>)
    %74 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %76 = "stablehlo.reduce_window"(%arg50, %75) <{base_dilations = array<i64: 3>, padding = dense<[[1, 2]]> : tensor<1x2xi64>, window_dilations = array<i64: 3>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg220: tensor<f32>, %arg221: tensor<f32>):
      %271 = "stablehlo.minimum"(%arg220, %arg221) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%271) : (tensor<f32>) -> ()
    }) : (tensor<5xf32>, tensor<f32>) -> tensor<7xf32>
    %77 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %79 = "stablehlo.reduce_window"(%arg51, %78) <{base_dilations = array<i64: 2, 2, 2>, padding = dense<[[2, -1], [-1, 3], [2, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 4, 2, 4>, window_strides = array<i64: 1, 1, 2>}> ({
    ^bb0(%arg218: tensor<i32>, %arg219: tensor<i32>):
      %270 = "stablehlo.add"(%arg218, %arg219) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%270) : (tensor<i32>) -> ()
    }) : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<1x6x4xi32>
    %80 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %81 = "stablehlo.reduce_window"(%arg52, %80) <{base_dilations = array<i64: 1, 1, 3>, padding = dense<[[2, 2], [2, 2], [1, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 2, 1, 1>, window_dimensions = array<i64: 2, 2, 4>, window_strides = array<i64: 3, 2, 2>}> ({
    ^bb0(%arg216: tensor<ui32>, %arg217: tensor<ui32>):
      %269 = "stablehlo.multiply"(%arg216, %arg217) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%269) : (tensor<ui32>) -> ()
    }) : (tensor<2x4x3xui32>, tensor<ui32>) -> tensor<2x4x3xui32>
    %82 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %83 = "stablehlo.reduce_window"(%arg53, %82) <{base_dilations = array<i64: 1, 3, 1>, padding = dense<[[3, -1], [0, 1], [-1, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 3, 1, 1>, window_dimensions = array<i64: 4, 3, 3>, window_strides = array<i64: 3, 1, 1>}> ({
    ^bb0(%arg214: tensor<f32>, %arg215: tensor<f32>):
      %268 = "stablehlo.multiply"(%arg214, %arg215) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%268) : (tensor<f32>) -> ()
    }) : (tensor<5x4x6xf32>, tensor<f32>) -> tensor<0x9x3xf32>
    %84 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %86 = "stablehlo.reduce_window"(%arg54, %85) <{base_dilations = array<i64: 2, 1>, padding = dense<[[-1, 0], [-1, 3]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 3>, window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 1, 3>}> ({
    ^bb0(%arg212: tensor<f32>, %arg213: tensor<f32>):
      %267 = "stablehlo.maximum"(%arg212, %arg213) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%267) : (tensor<f32>) -> ()
    }) : (tensor<5x2xf32>, tensor<f32>) -> tensor<0x1xf32>
    %87 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
    %88 = "stablehlo.reduce_window"(%arg55, %87) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 0], [0, 3]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%arg210: tensor<ui32>, %arg211: tensor<ui32>):
      %266 = "stablehlo.and"(%arg210, %arg211) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%266) : (tensor<ui32>) -> ()
    }) : (tensor<5x2xui32>, tensor<ui32>) -> tensor<2x2xui32>
    %89 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %91 = "stablehlo.reduce_window"(%arg56, %90) <{base_dilations = array<i64: 2, 3, 2>, padding = dense<[[2, 2], [1, 2], [-1, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 3, 1, 1>, window_dimensions = array<i64: 3, 3, 4>, window_strides = array<i64: 3, 2, 1>}> ({
    ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
      %265 = "stablehlo.maximum"(%arg208, %arg209) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%265) : (tensor<f32>) -> ()
    }) : (tensor<4x6x5xf32>, tensor<f32>) -> tensor<2x9x5xf32>
    %92 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %93 = "stablehlo.reduce_window"(%arg57, %92) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 2], [0, 3]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg206: tensor<f32>, %arg207: tensor<f32>):
      %264 = "stablehlo.multiply"(%arg206, %arg207) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%264) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x5xf32>
    %94 = "stablehlo.reduce_window"(%arg58, %arg59) <{base_dilations = array<i64: 1, 1, 3>, padding = dense<[[3, 2], [1, -1], [-1, -1]]> : tensor<3x2xi64>, window_dilations = array<i64: 3, 1, 2>, window_dimensions = array<i64: 2, 4, 1>, window_strides = array<i64: 2, 1, 2>}> ({
    ^bb0(%arg204: tensor<i32>, %arg205: tensor<i32>):
      %263 = "stablehlo.xor"(%arg204, %arg205) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%263) : (tensor<i32>) -> ()
    }) : (tensor<4x5x6xi32>, tensor<i32>) -> tensor<3x2x7xi32>
    %95 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %97 = "stablehlo.reduce_window"(%arg60, %96) <{base_dilations = array<i64: 3>, padding = dense<[[-1, 3]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 1>, window_strides = array<i64: 3>}> ({
    ^bb0(%arg202: tensor<i32>, %arg203: tensor<i32>):
      %262 = "stablehlo.minimum"(%arg202, %arg203) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%262) : (tensor<i32>) -> ()
    }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %98 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<i8>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<i8>) -> tensor<i8>
    %100 = "stablehlo.reduce_window"(%arg61, %99) <{base_dilations = array<i64: 1>, padding = dense<[[-1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 3>}> ({
    ^bb0(%arg200: tensor<i8>, %arg201: tensor<i8>):
      %261 = "stablehlo.maximum"(%arg200, %arg201) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%261) : (tensor<i8>) -> ()
    }) : (tensor<5xi8>, tensor<i8>) -> tensor<1xi8>
    %101 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %102 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %103:2 = "stablehlo.reduce_window"(%arg62, %arg63, %101, %102) <{base_dilations = array<i64: 3, 1, 1>, padding = dense<[[-1, 3], [0, 1], [3, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 3, 1, 1>, window_dimensions = array<i64: 3, 3, 2>, window_strides = array<i64: 2, 2, 3>}> ({
    ^bb0(%arg196: tensor<ui32>, %arg197: tensor<i32>, %arg198: tensor<ui32>, %arg199: tensor<i32>):
      %252 = "stablehlo.compare"(%arg196, %arg198) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %253 = "stablehlo.compare"(%arg196, %arg196) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %254 = "stablehlo.or"(%252, %253) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %255 = "stablehlo.select"(%254, %arg196, %arg198) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %256 = "stablehlo.compare"(%arg196, %arg198) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %257 = "stablehlo.compare"(%arg197, %arg199) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %258 = "stablehlo.and"(%256, %257) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %259 = "stablehlo.or"(%254, %258) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %260 = "stablehlo.select"(%259, %arg197, %arg199) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%255, %260) : (tensor<ui32>, tensor<i32>) -> ()
    }) : (tensor<2x6x2xui32>, tensor<2x6x2xi32>, tensor<ui32>, tensor<i32>) -> (tensor<0x3x2xui32>, tensor<0x3x2xi32>)
    %104 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.reduce_window"(%arg64, %104) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[2, 3], [1, 0], [2, 3]]> : tensor<3x2xi64>, window_dilations = array<i64: 3, 1, 2>, window_dimensions = array<i64: 2, 1, 2>, window_strides = array<i64: 3, 1, 1>}> ({
    ^bb0(%arg194: tensor<f32>, %arg195: tensor<f32>):
      %251 = "stablehlo.multiply"(%arg194, %arg195) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%251) : (tensor<f32>) -> ()
    }) : (tensor<5x6x4xf32>, tensor<f32>) -> tensor<3x7x7xf32>
    %106 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<i8>
    %107 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %108:2 = "stablehlo.reduce_window"(%arg65, %arg66, %106, %107) <{base_dilations = array<i64: 1, 3>, padding = dense<[[1, 2], [3, 3]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 3>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg190: tensor<i8>, %arg191: tensor<i32>, %arg192: tensor<i8>, %arg193: tensor<i32>):
      %242 = "stablehlo.compare"(%arg190, %arg192) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %243 = "stablehlo.compare"(%arg190, %arg190) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %244 = "stablehlo.or"(%242, %243) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %245 = "stablehlo.select"(%244, %arg190, %arg192) : (tensor<i1>, tensor<i8>, tensor<i8>) -> tensor<i8>
      %246 = "stablehlo.compare"(%arg190, %arg192) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %247 = "stablehlo.compare"(%arg191, %arg193) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %248 = "stablehlo.and"(%246, %247) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %249 = "stablehlo.or"(%244, %248) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %250 = "stablehlo.select"(%249, %arg191, %arg193) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%245, %250) : (tensor<i8>, tensor<i32>) -> ()
    }) : (tensor<6x6xi8>, tensor<6x6xi32>, tensor<i8>, tensor<i32>) -> (tensor<8x22xi8>, tensor<8x22xi32>)
    %109 = "stablehlo.reduce_window"(%arg67, %arg68) <{base_dilations = array<i64: 2, 3>, padding = dense<[[2, -1], [2, -1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg188: tensor<f32>, %arg189: tensor<f32>):
      %241 = "stablehlo.add"(%arg188, %arg189) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%241) : (tensor<f32>) -> ()
    }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<6x3xf32>
    %110 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %111 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %112:2 = "stablehlo.reduce_window"(%arg69, %arg70, %110, %111) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 0], [-1, -1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg184: tensor<i32>, %arg185: tensor<i32>, %arg186: tensor<i32>, %arg187: tensor<i32>):
      %232 = "stablehlo.compare"(%arg184, %arg186) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %233 = "stablehlo.compare"(%arg184, %arg184) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %234 = "stablehlo.or"(%232, %233) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %235 = "stablehlo.select"(%234, %arg184, %arg186) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %236 = "stablehlo.compare"(%arg184, %arg186) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %237 = "stablehlo.compare"(%arg185, %arg187) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %238 = "stablehlo.and"(%236, %237) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %239 = "stablehlo.or"(%234, %238) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %240 = "stablehlo.select"(%239, %arg185, %arg187) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%235, %240) : (tensor<i32>, tensor<i32>) -> ()
    }) : (tensor<6x4xi32>, tensor<6x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<2x1xi32>, tensor<2x1xi32>)
    %113 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %115 = "stablehlo.reduce_window"(%arg71, %114) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, -1], [3, 3]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 3>}> ({
    ^bb0(%arg182: tensor<f32>, %arg183: tensor<f32>):
      %231 = "stablehlo.maximum"(%arg182, %arg183) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%231) : (tensor<f32>) -> ()
    }) : (tensor<5x2xf32>, tensor<f32>) -> tensor<3x3xf32>
    %116 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %118 = "stablehlo.reduce_window"(%arg72, %117) <{base_dilations = array<i64: 1, 2, 1>, padding = dense<[[-1, 0], [3, 0], [1, -1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 3>, window_dimensions = array<i64: 1, 1, 2>, window_strides = array<i64: 2, 1, 3>}> ({
    ^bb0(%arg180: tensor<f32>, %arg181: tensor<f32>):
      %230 = "stablehlo.add"(%arg180, %arg181) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%230) : (tensor<f32>) -> ()
    }) : (tensor<2x5x2xf32>, tensor<f32>) -> tensor<1x12x0xf32>
    %119 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %120 = "stablehlo.reduce_window"(%arg73, %119) <{base_dilations = array<i64: 1, 1, 3>, padding = dense<[[-1, 3], [3, 2], [0, -1]]> : tensor<3x2xi64>, window_dilations = array<i64: 3, 1, 2>, window_dimensions = array<i64: 4, 3, 2>, window_strides = array<i64: 1, 2, 1>}> ({
    ^bb0(%arg178: tensor<f32>, %arg179: tensor<f32>):
      %229 = "stablehlo.multiply"(%arg178, %arg179) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%229) : (tensor<f32>) -> ()
    }) : (tensor<6x5x6xf32>, tensor<f32>) -> tensor<0x4x13xf32>
    %121 = "stablehlo.reduce_window"(%arg74, %arg75) <{base_dilations = array<i64: 1>, padding = dense<2> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 2>}> ({
    ^bb0(%arg176: tensor<f32>, %arg177: tensor<f32>):
      %228 = "stablehlo.multiply"(%arg176, %arg177) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%228) : (tensor<f32>) -> ()
    }) : (tensor<3xf32>, tensor<f32>) -> tensor<2xf32>
    %122 = "stablehlo.reduce_window"(%arg76, %arg77) <{base_dilations = array<i64: 1>, padding = dense<[[2, 3]]> : tensor<1x2xi64>, window_dilations = array<i64: 3>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg174: tensor<f32>, %arg175: tensor<f32>):
      %227 = "stablehlo.minimum"(%arg174, %arg175) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%227) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<0xf32>
    %123 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
    %124 = "stablehlo.reduce_window"(%arg78, %123) <{base_dilations = array<i64: 2, 3, 2>, padding = dense<[[1, 3], [0, 0], [1, 3]]> : tensor<3x2xi64>, window_dilations = array<i64: 3, 1, 1>, window_dimensions = array<i64: 2, 3, 3>, window_strides = array<i64: 3, 3, 1>}> ({
    ^bb0(%arg172: tensor<ui32>, %arg173: tensor<ui32>):
      %226 = "stablehlo.and"(%arg172, %arg173) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%226) : (tensor<ui32>) -> ()
    }) : (tensor<3x5x6xui32>, tensor<ui32>) -> tensor<2x4x13xui32>
    %125 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %126 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %127:2 = "stablehlo.reduce_window"(%arg79, %arg80, %125, %126) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[-1, -1], [2, 2], [-1, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 3, 3, 2>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg168: tensor<f32>, %arg169: tensor<i32>, %arg170: tensor<f32>, %arg171: tensor<i32>):
      %217 = "stablehlo.compare"(%arg168, %arg170) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %218 = "stablehlo.compare"(%arg168, %arg168) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %219 = "stablehlo.or"(%217, %218) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %220 = "stablehlo.select"(%219, %arg168, %arg170) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %221 = "stablehlo.compare"(%arg168, %arg170) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %222 = "stablehlo.compare"(%arg169, %arg171) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %223 = "stablehlo.and"(%221, %222) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %224 = "stablehlo.or"(%219, %223) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %225 = "stablehlo.select"(%224, %arg169, %arg171) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%220, %225) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<5x2x5xf32>, tensor<5x2x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x4x4xf32>, tensor<1x4x4xi32>)
    %128 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %129 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %130 = "stablehlo.reduce_window"(%arg81, %129) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 2], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 3>, window_dimensions = array<i64: 2, 4>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg166: tensor<f32>, %arg167: tensor<f32>):
      %216 = "stablehlo.maximum"(%arg166, %arg167) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%216) : (tensor<f32>) -> ()
    }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<5x0xf32>
    %131 = "stablehlo.reduce_window"(%arg82, %arg83) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg164: tensor<i8>, %arg165: tensor<i8>):
      %215 = "stablehlo.add"(%arg164, %arg165) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%215) : (tensor<i8>) -> ()
    }) : (tensor<3xi8>, tensor<i8>) -> tensor<4xi8>
    %132 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %133 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<ui32>
    %134 = "stablehlo.reduce_window"(%arg84, %133) <{base_dilations = array<i64: 1, 1, 2>, padding = dense<[[2, -1], [1, -1], [3, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 2, 1, 1>}> ({
    ^bb0(%arg162: tensor<ui32>, %arg163: tensor<ui32>):
      %214 = "stablehlo.add"(%arg162, %arg163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%214) : (tensor<ui32>) -> ()
    }) : (tensor<3x5x2xui32>, tensor<ui32>) -> tensor<2x4x7xui32>
    %135 = "stablehlo.constant"() <{value = dense<1> : tensor<i8>}> : () -> tensor<i8>
    %136 = "stablehlo.reduce_window"(%arg85, %135) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [-1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 1>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 3>}> ({
    ^bb0(%arg160: tensor<i8>, %arg161: tensor<i8>):
      %213 = "stablehlo.multiply"(%arg160, %arg161) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%213) : (tensor<i8>) -> ()
    }) : (tensor<3x5xi8>, tensor<i8>) -> tensor<5x2xi8>
    %137 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
    %138 = "stablehlo.reduce_window"(%arg86, %137) <{base_dilations = array<i64: 1, 1, 3>, padding = dense<[[2, -1], [2, -1], [2, -1]]> : tensor<3x2xi64>, window_dilations = array<i64: 2, 1, 1>, window_dimensions = array<i64: 3, 1, 2>, window_strides = array<i64: 1, 1, 2>}> ({
    ^bb0(%arg158: tensor<ui32>, %arg159: tensor<ui32>):
      %212 = "stablehlo.and"(%arg158, %arg159) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%212) : (tensor<ui32>) -> ()
    }) : (tensor<3x5x2xui32>, tensor<ui32>) -> tensor<0x6x2xui32>
    %139 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %140 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %141:2 = "stablehlo.reduce_window"(%arg87, %arg88, %139, %140) <{base_dilations = array<i64: 1, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 2>, window_dimensions = array<i64: 4, 3>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%arg154: tensor<ui32>, %arg155: tensor<i32>, %arg156: tensor<ui32>, %arg157: tensor<i32>):
      %203 = "stablehlo.compare"(%arg154, %arg156) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %204 = "stablehlo.compare"(%arg154, %arg154) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %205 = "stablehlo.or"(%203, %204) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %206 = "stablehlo.select"(%205, %arg154, %arg156) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %207 = "stablehlo.compare"(%arg154, %arg156) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %208 = "stablehlo.compare"(%arg155, %arg157) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %209 = "stablehlo.and"(%207, %208) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %210 = "stablehlo.or"(%205, %209) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %211 = "stablehlo.select"(%210, %arg155, %arg157) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%206, %211) : (tensor<ui32>, tensor<i32>) -> ()
    }) : (tensor<3x6xui32>, tensor<3x6xi32>, tensor<ui32>, tensor<i32>) -> (tensor<1x5xui32>, tensor<1x5xi32>)
    %142 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<i8>
    %143 = "stablehlo.broadcast_in_dim"(%142) <{broadcast_dimensions = array<i64>}> : (tensor<i8>) -> tensor<i8>
    %144 = "stablehlo.reduce_window"(%arg89, %143) <{base_dilations = array<i64: 2, 2>, padding = dense<[[0, -1], [3, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 4>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg152: tensor<i8>, %arg153: tensor<i8>):
      %202 = "stablehlo.maximum"(%arg152, %arg153) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%202) : (tensor<i8>) -> ()
    }) : (tensor<6x5xi8>, tensor<i8>) -> tensor<5x5xi8>
    %145 = "stablehlo.reduce_window"(%arg90, %arg91) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[3, 2], [-1, 3], [1, 3]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 3, 3>, window_dimensions = array<i64: 4, 2, 4>, window_strides = array<i64: 1, 1, 3>}> ({
    ^bb0(%arg150: tensor<i8>, %arg151: tensor<i8>):
      %201 = "stablehlo.xor"(%arg150, %arg151) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%201) : (tensor<i8>) -> ()
    }) : (tensor<3x6x2xi8>, tensor<i8>) -> tensor<5x5x0xi8>
    %146 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %147 = "stablehlo.reduce_window"(%arg92, %146) <{base_dilations = array<i64: 3, 1>, padding = dense<[[1, 1], [2, 3]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 2>, window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 3, 2>}> ({
    ^bb0(%arg148: tensor<ui32>, %arg149: tensor<ui32>):
      %200 = "stablehlo.multiply"(%arg148, %arg149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%200) : (tensor<ui32>) -> ()
    }) : (tensor<4x3xui32>, tensor<ui32>) -> tensor<4x2xui32>
    %148 = "stablehlo.reduce_window"(%arg93, %arg94) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 2], [2, -1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 3, 3>}> ({
    ^bb0(%arg146: tensor<f32>, %arg147: tensor<f32>):
      %199 = "stablehlo.add"(%arg146, %arg147) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%199) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<f32>) -> tensor<3x1xf32>
    %149 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %150 = "stablehlo.reduce_window"(%arg95, %149) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[-1, 2], [1, 2], [1, -1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 3, 1>, window_dimensions = array<i64: 3, 4, 3>, window_strides = array<i64: 1, 2, 1>}> ({
    ^bb0(%arg144: tensor<f32>, %arg145: tensor<f32>):
      %198 = "stablehlo.multiply"(%arg144, %arg145) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%198) : (tensor<f32>) -> ()
    }) : (tensor<3x2x4xf32>, tensor<f32>) -> tensor<2x0x2xf32>
    %151 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %153 = "stablehlo.reduce_window"(%arg96, %152) <{base_dilations = array<i64: 1>, padding = dense<[[3, -1]]> : tensor<1x2xi64>, window_dilations = array<i64: 3>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg142: tensor<f32>, %arg143: tensor<f32>):
      %197 = "stablehlo.add"(%arg142, %arg143) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%197) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<8xf32>
    %154 = "stablehlo.reduce_window"(%arg97, %arg98) <{base_dilations = array<i64: 3, 1>, padding = dense<[[1, 0], [1, -1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 3, 2>}> ({
    ^bb0(%arg140: tensor<ui32>, %arg141: tensor<ui32>):
      %196 = "stablehlo.xor"(%arg140, %arg141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%196) : (tensor<ui32>) -> ()
    }) : (tensor<4x5xui32>, tensor<ui32>) -> tensor<4x2xui32>
    %155 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %156 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %157 = "stablehlo.reduce_window"(%arg99, %156) <{base_dilations = array<i64: 1>, padding = dense<[[1, 2]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
    ^bb0(%arg138: tensor<i32>, %arg139: tensor<i32>):
      %195 = "stablehlo.add"(%arg138, %arg139) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%195) : (tensor<i32>) -> ()
    }) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
    %158 = "stablehlo.constant"() <{value = dense<127> : tensor<i8>}> : () -> tensor<i8>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64>}> : (tensor<i8>) -> tensor<i8>
    %160 = "stablehlo.reduce_window"(%arg100, %159) <{base_dilations = array<i64: 1>, padding = dense<[[1, -1]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg136: tensor<i8>, %arg137: tensor<i8>):
      %194 = "stablehlo.minimum"(%arg136, %arg137) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%194) : (tensor<i8>) -> ()
    }) : (tensor<4xi8>, tensor<i8>) -> tensor<4xi8>
    %161 = "stablehlo.reduce_window"(%arg101, %arg102) <{base_dilations = array<i64: 1, 1>, padding = dense<[[-1, 2], [3, 3]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 2>, window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%arg134: tensor<i32>, %arg135: tensor<i32>):
      %193 = "stablehlo.xor"(%arg134, %arg135) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%193) : (tensor<i32>) -> ()
    }) : (tensor<5x2xi32>, tensor<i32>) -> tensor<0x2xi32>
    %162 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %163 = "stablehlo.reduce_window"(%arg103, %162) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[2, 0], [1, 1], [3, -1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 4, 2, 2>, window_strides = array<i64: 1, 2, 1>}> ({
    ^bb0(%arg132: tensor<ui32>, %arg133: tensor<ui32>):
      %192 = "stablehlo.xor"(%arg132, %arg133) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%192) : (tensor<ui32>) -> ()
    }) : (tensor<5x4x5xui32>, tensor<ui32>) -> tensor<4x3x6xui32>
    %164 = "stablehlo.reduce_window"(%arg104, %arg105) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[1, 2], [0, -1], [2, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 2, 1>, window_dimensions = array<i64: 1, 4, 2>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg130: tensor<ui32>, %arg131: tensor<ui32>):
      %191 = "stablehlo.add"(%arg130, %arg131) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%191) : (tensor<ui32>) -> ()
    }) : (tensor<3x6x5xui32>, tensor<ui32>) -> tensor<6x0x8xui32>
    %165 = "stablehlo.reduce_window"(%arg106, %arg107) <{base_dilations = array<i64: 2, 3>, padding = dense<[[0, 2], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 3, 1>}> ({
    ^bb0(%arg128: tensor<i8>, %arg129: tensor<i8>):
      %190 = "stablehlo.and"(%arg128, %arg129) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%190) : (tensor<i8>) -> ()
    }) : (tensor<4x5xi8>, tensor<i8>) -> tensor<3x13xi8>
    %166 = "stablehlo.reduce_window"(%arg108, %arg109) <{base_dilations = array<i64: 1, 3>, padding = dense<[[-1, 2], [0, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg126: tensor<i32>, %arg127: tensor<i32>):
      %189 = "stablehlo.xor"(%arg126, %arg127) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%189) : (tensor<i32>) -> ()
    }) : (tensor<6x4xi32>, tensor<i32>) -> tensor<7x12xi32>
    %167 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %168 = "stablehlo.broadcast_in_dim"(%167) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<ui32>
    %169 = "stablehlo.reduce_window"(%arg110, %168) <{base_dilations = array<i64: 2, 1>, padding = dense<[[1, 2], [-1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 4>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg124: tensor<ui32>, %arg125: tensor<ui32>):
      %188 = "stablehlo.maximum"(%arg124, %arg125) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%188) : (tensor<ui32>) -> ()
    }) : (tensor<6x4xui32>, tensor<ui32>) -> tensor<6x1xui32>
    %170 = "stablehlo.reduce_window"(%arg111, %arg112) <{base_dilations = array<i64: 1, 1, 3>, padding = dense<[[3, 0], [-1, 2], [3, -1]]> : tensor<3x2xi64>, window_dilations = array<i64: 3, 3, 1>, window_dimensions = array<i64: 1, 1, 3>, window_strides = array<i64: 3, 3, 2>}> ({
    ^bb0(%arg122: tensor<ui32>, %arg123: tensor<ui32>):
      %187 = "stablehlo.xor"(%arg122, %arg123) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%187) : (tensor<ui32>) -> ()
    }) : (tensor<3x3x2xui32>, tensor<ui32>) -> tensor<2x2x2xui32>
    %171 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %172 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %173:2 = "stablehlo.reduce_window"(%arg113, %arg114, %171, %172) <{base_dilations = array<i64: 1, 3, 1>, padding = dense<[[0, -1], [-1, 0], [0, 3]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 3>, window_dimensions = array<i64: 3, 3, 2>, window_strides = array<i64: 2, 2, 1>}> ({
    ^bb0(%arg118: tensor<i32>, %arg119: tensor<i32>, %arg120: tensor<i32>, %arg121: tensor<i32>):
      %178 = "stablehlo.compare"(%arg118, %arg120) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %179 = "stablehlo.compare"(%arg118, %arg118) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %180 = "stablehlo.or"(%178, %179) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %181 = "stablehlo.select"(%180, %arg118, %arg120) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %182 = "stablehlo.compare"(%arg118, %arg120) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %183 = "stablehlo.compare"(%arg119, %arg121) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %184 = "stablehlo.and"(%182, %183) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %185 = "stablehlo.or"(%180, %184) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %186 = "stablehlo.select"(%185, %arg119, %arg121) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%181, %186) : (tensor<i32>, tensor<i32>) -> ()
    }) : (tensor<3x3x4xi32>, tensor<3x3x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<0x2x4xi32>, tensor<0x2x4xi32>)
    %174 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %175 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %176 = "stablehlo.reduce_window"(%arg115, %175) <{base_dilations = array<i64: 3, 2>, padding = dense<[[3, 1], [2, 3]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 4>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg116: tensor<f32>, %arg117: tensor<f32>):
      %177 = "stablehlo.maximum"(%arg116, %arg117) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%177) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<8x13xf32>
    "func.return"(%2, %5#0, %5#1, %6, %9#0, %9#1, %12#0, %12#1, %15, %16, %17, %18, %19, %21, %24#0, %24#1, %27, %28, %29, %32#0, %32#1, %34, %37, %39, %42, %44, %45, %47, %50, %51, %53, %56, %59#0, %59#1, %62#0, %62#1, %64, %67, %70, %73#0, %73#1, %76, %79, %81, %83, %86, %88, %91, %93, %94, %97, %100, %103#0, %103#1, %105, %108#0, %108#1, %109, %112#0, %112#1, %115, %118, %120, %121, %122, %124, %127#0, %127#1, %130, %131, %134, %136, %138, %141#0, %141#1, %144, %145, %147, %148, %150, %153, %154, %157, %160, %161, %163, %164, %165, %166, %169, %170, %173#0, %173#1, %176) : (tensor<4x9x4xi8>, tensor<10x9xf32>, tensor<10x9xi32>, tensor<3x14xf32>, tensor<6xf32>, tensor<6xi32>, tensor<2x0x1xf32>, tensor<2x0x1xi32>, tensor<11x2xf32>, tensor<10x3xf32>, tensor<0x0xf32>, tensor<5xui32>, tensor<4x0xi32>, tensor<4x3x9xi32>, tensor<0xi8>, tensor<0xi32>, tensor<1x3x3xf32>, tensor<3x7x0xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xi32>, tensor<0x1xi32>, tensor<7xi32>, tensor<2xi8>, tensor<9xui32>, tensor<5x3x3xi32>, tensor<5x0xi32>, tensor<0x3xf32>, tensor<4x9x4xui32>, tensor<2x0x2xui32>, tensor<1x0x5xui32>, tensor<4x0x3xf32>, tensor<3x11x1xf32>, tensor<3x11x1xi32>, tensor<17x1xi32>, tensor<17x1xi32>, tensor<4x0x3xui32>, tensor<0x2xui32>, tensor<12x1x3xf32>, tensor<0x6xi32>, tensor<0x6xi32>, tensor<7xf32>, tensor<1x6x4xi32>, tensor<2x4x3xui32>, tensor<0x9x3xf32>, tensor<0x1xf32>, tensor<2x2xui32>, tensor<2x9x5xf32>, tensor<5x5xf32>, tensor<3x2x7xi32>, tensor<4xi32>, tensor<1xi8>, tensor<0x3x2xui32>, tensor<0x3x2xi32>, tensor<3x7x7xf32>, tensor<8x22xi8>, tensor<8x22xi32>, tensor<6x3xf32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<3x3xf32>, tensor<1x12x0xf32>, tensor<0x4x13xf32>, tensor<2xf32>, tensor<0xf32>, tensor<2x4x13xui32>, tensor<1x4x4xf32>, tensor<1x4x4xi32>, tensor<5x0xf32>, tensor<4xi8>, tensor<2x4x7xui32>, tensor<5x2xi8>, tensor<0x6x2xui32>, tensor<1x5xui32>, tensor<1x5xi32>, tensor<5x5xi8>, tensor<5x5x0xi8>, tensor<4x2xui32>, tensor<3x1xf32>, tensor<2x0x2xf32>, tensor<8xf32>, tensor<4x2xui32>, tensor<2xi32>, tensor<4xi8>, tensor<0x2xi32>, tensor<4x3x6xui32>, tensor<6x0x8xui32>, tensor<3x13xi8>, tensor<7x12xi32>, tensor<6x1xui32>, tensor<2x2x2xui32>, tensor<0x2x4xi32>, tensor<0x2x4xi32>, tensor<8x13xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
