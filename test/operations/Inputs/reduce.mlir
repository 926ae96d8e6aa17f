"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<6x5xf32>, tensor<6x5xi32>, tensor<3xi32>, tensor<5x3x5xf32>, tensor<4x1x4xi32>, tensor<3xf32>, tensor<5xf32>, tensor<5xi32>, tensor<6x3xui32>, tensor<3x3xui32>, tensor<3x5xf32>, tensor<3x5xi32>, tensor<6xi8>, tensor<6x6x6xf32>, tensor<f32>, tensor<4xf32>, tensor<5x6xi32>, tensor<5xi32>, tensor<6x2xf32>, tensor<5x2xi32>, tensor<4x3x5xf32>, tensor<f32>, tensor<2x2x2xf32>, tensor<2x2x2xi32>, tensor<2x4x6xi8>, tensor<4x5x4xf32>, tensor<f32>, tensor<3x4x6xui32>, tensor<ui32>, tensor<4x6x3xf32>, tensor<3x4xf32>, tensor<f32>, tensor<4x3xi8>, tensor<5x5xi8>, tensor<3xf32>, tensor<3xi32>, tensor<6x6x5xf32>, tensor<f32>, tensor<4xi8>, tensor<2x4xi8>, tensor<i8>, tensor<3x2xi8>, tensor<4xf32>, tensor<3x3xi8>, tensor<5xf32>, tensor<5xi32>, tensor<6xf32>, tensor<5x5xf32>, tensor<f32>, tensor<2x6xi32>, tensor<2x3x5xi32>, tensor<2xf32>, tensor<f32>, tensor<3xui32>, tensor<ui32>, tensor<2x4xi32>, tensor<i32>, tensor<5x1xi32>, tensor<5x1xi32>, tensor<6x3xf32>, tensor<f32>, tensor<0x4x6xui32>, tensor<5xf32>, tensor<5xi32>, tensor<5x4xi32>, tensor<4xi8>, tensor<4xi32>, tensor<5x5xi8>, tensor<4xui32>, tensor<ui32>, tensor<4x6x6xf32>, tensor<4x6x6xi32>, tensor<2x4x4xi8>, tensor<5xi32>, tensor<i32>, tensor<5x5xi8>, tensor<4x1x2xi8>, tensor<3x2x3xi32>, tensor<3x0xf32>, tensor<2xf32>, tensor<f32>, tensor<5x5xf32>, tensor<2xi32>, tensor<i32>, tensor<4xf32>, tensor<4xi32>, tensor<2x6x4xf32>, tensor<2x6x4xi32>) -> (tensor<f32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<1xi32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<ui32>, tensor<ui32>, tensor<3xf32>, tensor<3xi32>, tensor<i8>, tensor<6xf32>, tensor<f32>, tensor<5xi32>, tensor<i32>, tensor<6xf32>, tensor<i32>, tensor<4xf32>, tensor<2xf32>, tensor<2xi32>, tensor<6xi8>, tensor<4x5xf32>, tensor<6xui32>, tensor<f32>, tensor<3xf32>, tensor<4xi8>, tensor<5xi8>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<i8>, tensor<i8>, tensor<2xi8>, tensor<f32>, tensor<i8>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<5xf32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<ui32>, tensor<4xi32>, tensor<i32>, tensor<i32>, tensor<6xf32>, tensor<0x4xui32>, tensor<f32>, tensor<i32>, tensor<4xi32>, tensor<i8>, tensor<i32>, tensor<i8>, tensor<ui32>, tensor<f32>, tensor<i32>, tensor<2xi8>, tensor<i32>, tensor<5xi8>, tensor<i8>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<i32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}, {jax.result_info = "result[50]"}, {jax.result_info = "result[51]"}, {jax.result_info = "result[52]"}, {jax.result_info = "result[53]"}, {jax.result_info = "result[54]"}, {jax.result_info = "result[55]"}, {jax.result_info = "result[56]"}, {jax.result_info = "result[57]"}, {jax.result_info = "result[58]"}, {jax.result_info = "result[59]"}, {jax.result_info = "result[60]"}, {jax.result_info = "result[61]"}, {jax.result_info = "result[62]"}, {jax.result_info = "result[63]"}, {jax.result_info = "result[64]"}, {jax.result_info = "result[65]"}, {jax.result_info = "result[66]"}, {jax.result_info = "result[67]"}, {jax.result_info = "result[68]"}, {jax.result_info = "result[69]"}, {jax.result_info = "result[70]"}, {jax.result_info = "result[71]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6x5xf32>, %arg1: tensor<6x5xi32>, %arg2: tensor<3xi32>, %arg3: tensor<5x3x5xf32>, %arg4: tensor<4x1x4xi32>, %arg5: tensor<3xf32>, %arg6: tensor<5xf32>, %arg7: tensor<5xi32>, %arg8: tensor<6x3xui32>, %arg9: tensor<3x3xui32>, %arg10: tensor<3x5xf32>, %arg11: tensor<3x5xi32>, %arg12: tensor<6xi8>, %arg13: tensor<6x6x6xf32>, %arg14: tensor<f32>, %arg15: tensor<4xf32>, %arg16: tensor<5x6xi32>, %arg17: tensor<5xi32>, %arg18: tensor<6x2xf32>, %arg19: tensor<5x2xi32>, %arg20: tensor<4x3x5xf32>, %arg21: tensor<f32>, %arg22: tensor<2x2x2xf32>, %arg23: tensor<2x2x2xi32>, %arg24: tensor<2x4x6xi8>, %arg25: tensor<4x5x4xf32>, %arg26: tensor<f32>, %arg27: tensor<3x4x6xui32>, %arg28: tensor<ui32>, %arg29: tensor<4x6x3xf32>, %arg30: tensor<3x4xf32>, %arg31: tensor<f32>, %arg32: tensor<4x3xi8>, %arg33: tensor<5x5xi8>, %arg34: tensor<3xf32>, %arg35: tensor<3xi32>, %arg36: tensor<6x6x5xf32>, %arg37: tensor<f32>, %arg38: tensor<4xi8>, %arg39: tensor<2x4xi8>, %arg40: tensor<i8>, %arg41: tensor<3x2xi8>, %arg42: tensor<4xf32>, %arg43: tensor<3x3xi8>, %arg44: tensor<5xf32>, %arg45: tensor<5xi32>, %arg46: tensor<6xf32>, %arg47: tensor<5x5xf32>, %arg48: tensor<f32>, %arg49: tensor<2x6xi32>, %arg50: tensor<2x3x5xi32>, %arg51: tensor<2xf32>, %arg52: tensor<f32>, %arg53: tensor<3xui32>, %arg54: tensor<ui32>, %arg55: tensor<2x4xi32>, %arg56: tensor<i32>, %arg57: tensor<5x1xi32>, %arg58: tensor<5x1xi32>, %arg59: tensor<6x3xf32>, %arg60: tensor<f32>, %arg61: tensor<0x4x6xui32>, %arg62: tensor<5xf32>, %arg63: tensor<5xi32>, %arg64: tensor<5x4xi32>, %arg65: tensor<4xi8>, %arg66: tensor<4xi32>, %arg67: tensor<5x5xi8>, %arg68: tensor<4xui32>, %arg69: tensor<ui32>, %arg70: tensor<4x6x6xf32>, %arg71: tensor<4x6x6xi32>, %arg72: tensor<2x4x4xi8>, %arg73: tensor<5xi32>, %arg74: tensor<i32>, %arg75: tensor<5x5xi8>, %arg76: tensor<4x1x2xi8>, %arg77: tensor<3x2x3xi32>, %arg78: tensor<3x0xf32>, %arg79: tensor<2xf32>, %arg80: tensor<f32>, %arg81: tensor<5x5xf32>, %arg82: tensor<2xi32>, %arg83: tensor<i32>, %arg84: tensor<4xf32>, %arg85: tensor<4xi32>, %arg86: tensor<2x6x4xf32>, %arg87: tensor<2x6x4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2:2 = "stablehlo.reduce"(%arg0, %arg1, %0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg228: tensor<f32>, %arg229: tensor<i32>, %arg230: tensor<f32>, %arg231: tensor<i32>):
      %263 = "stablehlo.compare"(%arg228, %arg230) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %264 = "stablehlo.compare"(%arg228, %arg228) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %265 = "stablehlo.or"(%263, %264) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %266 = "stablehlo.select"(%265, %arg228, %arg230) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %267 = "stablehlo.compare"(%arg228, %arg230) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %268 = "stablehlo.compare"(%arg229, %arg231) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %269 = "stablehlo.and"(%267, %268) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %270 = "stablehlo.or"(%265, %269) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %271 = "stablehlo.select"(%270, %arg229, %arg231) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%266, %271) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<6x5xf32>, tensor<6x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    %3 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.reduce"(%arg2, %3) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg226: tensor<i32>, %arg227: tensor<i32>):
      %262 = "stablehlo.maximum"(%arg226, %arg227) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%262) : (tensor<i32>) -> ()
    }) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%arg3, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg224: tensor<f32>, %arg225: tensor<f32>):
      %261 = "stablehlo.minimum"(%arg224, %arg225) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%261) : (tensor<f32>) -> ()
    }) : (tensor<5x3x5xf32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.reduce"(%arg4, %7) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg222: tensor<i32>, %arg223: tensor<i32>):
      %260 = "stablehlo.minimum"(%arg222, %arg223) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%260) : (tensor<i32>) -> ()
    }) : (tensor<4x1x4xi32>, tensor<i32>) -> tensor<1xi32>
    %9 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.reduce"(%arg5, %9) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg220: tensor<f32>, %arg221: tensor<f32>):
      %259 = "stablehlo.add"(%arg220, %arg221) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%259) : (tensor<f32>) -> ()
    }) : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %13:2 = "stablehlo.reduce"(%arg6, %arg7, %11, %12) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg216: tensor<f32>, %arg217: tensor<i32>, %arg218: tensor<f32>, %arg219: tensor<i32>):
      %250 = "stablehlo.compare"(%arg216, %arg218) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %251 = "stablehlo.compare"(%arg216, %arg216) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %252 = "stablehlo.or"(%250, %251) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %253 = "stablehlo.select"(%252, %arg216, %arg218) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %254 = "stablehlo.compare"(%arg216, %arg218) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %255 = "stablehlo.compare"(%arg217, %arg219) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %256 = "stablehlo.and"(%254, %255) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %257 = "stablehlo.or"(%252, %256) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %258 = "stablehlo.select"(%257, %arg217, %arg219) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%253, %258) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<5xf32>, tensor<5xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    %14 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
    %15 = "stablehlo.reduce"(%arg8, %14) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg214: tensor<ui32>, %arg215: tensor<ui32>):
      %249 = "stablehlo.minimum"(%arg214, %arg215) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%249) : (tensor<ui32>) -> ()
    }) : (tensor<6x3xui32>, tensor<ui32>) -> tensor<ui32>
    %16 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %17 = "stablehlo.reduce"(%arg9, %16) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg212: tensor<ui32>, %arg213: tensor<ui32>):
      %248 = "stablehlo.multiply"(%arg212, %arg213) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%248) : (tensor<ui32>) -> ()
    }) : (tensor<3x3xui32>, tensor<ui32>) -> tensor<ui32>
    %18 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20:2 = "stablehlo.reduce"(%arg10, %arg11, %18, %19) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg208: tensor<f32>, %arg209: tensor<i32>, %arg210: tensor<f32>, %arg211: tensor<i32>):
      %239 = "stablehlo.compare"(%arg208, %arg210) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %240 = "stablehlo.compare"(%arg208, %arg208) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %241 = "stablehlo.or"(%239, %240) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %242 = "stablehlo.select"(%241, %arg208, %arg210) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %243 = "stablehlo.compare"(%arg208, %arg210) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %244 = "stablehlo.compare"(%arg209, %arg211) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %245 = "stablehlo.and"(%243, %244) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %246 = "stablehlo.or"(%241, %245) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %247 = "stablehlo.select"(%246, %arg209, %arg211) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%242, %247) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<3x5xf32>, tensor<3x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
    %21 = "stablehlo.constant"() <{value = dense<127> : tensor<i8>}> : () -> tensor<i8>
    %22 = "stablehlo.reduce"(%arg12, %21) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg206: tensor<i8>, %arg207: tensor<i8>):
      %238 = "stablehlo.minimum"(%arg206, %arg207) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%238) : (tensor<i8>) -> ()
    }) : (tensor<6xi8>, tensor<i8>) -> tensor<i8>
    %23 = "stablehlo.reduce"(%arg13, %arg14) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg204: tensor<f32>, %arg205: tensor<f32>):
      %237 = "stablehlo.add"(%arg204, %arg205) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%237) : (tensor<f32>) -> ()
    }) : (tensor<6x6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %24 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.reduce"(%arg15, %24) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg202: tensor<f32>, %arg203: tensor<f32>):
      %236 = "stablehlo.maximum"(%arg202, %arg203) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%236) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %27 = "stablehlo.reduce"(%arg16, %26) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg200: tensor<i32>, %arg201: tensor<i32>):
      %235 = "stablehlo.xor"(%arg200, %arg201) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%235) : (tensor<i32>) -> ()
    }) : (tensor<5x6xi32>, tensor<i32>) -> tensor<5xi32>
    %28 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %29 = "stablehlo.reduce"(%arg17, %28) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg198: tensor<i32>, %arg199: tensor<i32>):
      %234 = "stablehlo.minimum"(%arg198, %arg199) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%234) : (tensor<i32>) -> ()
    }) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
    %30 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%arg18, %30) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg196: tensor<f32>, %arg197: tensor<f32>):
      %233 = "stablehlo.multiply"(%arg196, %arg197) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%233) : (tensor<f32>) -> ()
    }) : (tensor<6x2xf32>, tensor<f32>) -> tensor<6xf32>
    %32 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %33 = "stablehlo.reduce"(%arg19, %32) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg194: tensor<i32>, %arg195: tensor<i32>):
      %232 = "stablehlo.xor"(%arg194, %arg195) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%232) : (tensor<i32>) -> ()
    }) : (tensor<5x2xi32>, tensor<i32>) -> tensor<i32>
    %34 = "stablehlo.reduce"(%arg20, %arg21) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg192: tensor<f32>, %arg193: tensor<f32>):
      %231 = "stablehlo.multiply"(%arg192, %arg193) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%231) : (tensor<f32>) -> ()
    }) : (tensor<4x3x5xf32>, tensor<f32>) -> tensor<4xf32>
    %35 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %37:2 = "stablehlo.reduce"(%arg22, %arg23, %35, %36) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg188: tensor<f32>, %arg189: tensor<i32>, %arg190: tensor<f32>, %arg191: tensor<i32>):
      %222 = "stablehlo.compare"(%arg188, %arg190) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %223 = "stablehlo.compare"(%arg188, %arg188) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %224 = "stablehlo.or"(%222, %223) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %225 = "stablehlo.select"(%224, %arg188, %arg190) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %226 = "stablehlo.compare"(%arg188, %arg190) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %227 = "stablehlo.compare"(%arg189, %arg191) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %228 = "stablehlo.and"(%226, %227) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %229 = "stablehlo.or"(%224, %228) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %230 = "stablehlo.select"(%229, %arg189, %arg191) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%225, %230) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<2x2x2xf32>, tensor<2x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
    %38 = "stablehlo.constant"() <{value = dense<1> : tensor<i8>}> : () -> tensor<i8>
    %39 = "stablehlo.reduce"(%arg24, %38) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg186: tensor<i8>, %arg187: tensor<i8>):
      %221 = "stablehlo.multiply"(%arg186, %arg187) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%221) : (tensor<i8>) -> ()
    }) : (tensor<2x4x6xi8>, tensor<i8>) -> tensor<6xi8>
    %40 = "stablehlo.reduce"(%arg25, %arg26) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg184: tensor<f32>, %arg185: tensor<f32>):
      %220 = "stablehlo.add"(%arg184, %arg185) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%220) : (tensor<f32>) -> ()
    }) : (tensor<4x5x4xf32>, tensor<f32>) -> tensor<4x5xf32>
    %41 = "stablehlo.reduce"(%arg27, %arg28) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg182: tensor<ui32>, %arg183: tensor<ui32>):
      %219 = "stablehlo.minimum"(%arg182, %arg183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%219) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x6xui32>, tensor<ui32>) -> tensor<6xui32>
    %42 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.reduce"(%arg29, %42) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg180: tensor<f32>, %arg181: tensor<f32>):
      %218 = "stablehlo.multiply"(%arg180, %arg181) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%218) : (tensor<f32>) -> ()
    }) : (tensor<4x6x3xf32>, tensor<f32>) -> tensor<f32>
    %44 = "stablehlo.reduce"(%arg30, %arg31) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg178: tensor<f32>, %arg179: tensor<f32>):
      %217 = "stablehlo.minimum"(%arg178, %arg179) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%217) : (tensor<f32>) -> ()
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %45 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %46 = "stablehlo.reduce"(%arg32, %45) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg176: tensor<i8>, %arg177: tensor<i8>):
      %216 = "stablehlo.xor"(%arg176, %arg177) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%216) : (tensor<i8>) -> ()
    }) : (tensor<4x3xi8>, tensor<i8>) -> tensor<4xi8>
    %47 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<i8>
    %48 = "stablehlo.reduce"(%arg33, %47) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg174: tensor<i8>, %arg175: tensor<i8>):
      %215 = "stablehlo.maximum"(%arg174, %arg175) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%215) : (tensor<i8>) -> ()
    }) : (tensor<5x5xi8>, tensor<i8>) -> tensor<5xi8>
    %49 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %51:2 = "stablehlo.reduce"(%arg34, %arg35, %49, %50) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg170: tensor<f32>, %arg171: tensor<i32>, %arg172: tensor<f32>, %arg173: tensor<i32>):
      %206 = "stablehlo.compare"(%arg170, %arg172) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %207 = "stablehlo.compare"(%arg170, %arg170) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %208 = "stablehlo.or"(%206, %207) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %209 = "stablehlo.select"(%208, %arg170, %arg172) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %210 = "stablehlo.compare"(%arg170, %arg172) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %211 = "stablehlo.compare"(%arg171, %arg173) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %212 = "stablehlo.and"(%210, %211) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %213 = "stablehlo.or"(%208, %212) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %214 = "stablehlo.select"(%213, %arg171, %arg173) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%209, %214) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<3xf32>, tensor<3xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    %52 = "stablehlo.reduce"(%arg36, %arg37) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg168: tensor<f32>, %arg169: tensor<f32>):
      %205 = "stablehlo.multiply"(%arg168, %arg169) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%205) : (tensor<f32>) -> ()
    }) : (tensor<6x6x5xf32>, tensor<f32>) -> tensor<f32>
    %53 = "stablehlo.constant"() <{value = dense<1> : tensor<i8>}> : () -> tensor<i8>
    %54 = "stablehlo.reduce"(%arg38, %53) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg166: tensor<i8>, %arg167: tensor<i8>):
      %204 = "stablehlo.multiply"(%arg166, %arg167) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%204) : (tensor<i8>) -> ()
    }) : (tensor<4xi8>, tensor<i8>) -> tensor<i8>
    %55 = "stablehlo.reduce"(%arg39, %arg40) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg164: tensor<i8>, %arg165: tensor<i8>):
      %203 = "stablehlo.and"(%arg164, %arg165) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%203) : (tensor<i8>) -> ()
    }) : (tensor<2x4xi8>, tensor<i8>) -> tensor<i8>
    %56 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %57 = "stablehlo.reduce"(%arg41, %56) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg162: tensor<i8>, %arg163: tensor<i8>):
      %202 = "stablehlo.add"(%arg162, %arg163) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%202) : (tensor<i8>) -> ()
    }) : (tensor<3x2xi8>, tensor<i8>) -> tensor<2xi8>
    %58 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.reduce"(%arg42, %58) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg160: tensor<f32>, %arg161: tensor<f32>):
      %201 = "stablehlo.multiply"(%arg160, %arg161) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%201) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %60 = "stablehlo.constant"() <{value = dense<127> : tensor<i8>}> : () -> tensor<i8>
    %61 = "stablehlo.reduce"(%arg43, %60) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg158: tensor<i8>, %arg159: tensor<i8>):
      %200 = "stablehlo.minimum"(%arg158, %arg159) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%200) : (tensor<i8>) -> ()
    }) : (tensor<3x3xi8>, tensor<i8>) -> tensor<i8>
    %62 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %64:2 = "stablehlo.reduce"(%arg44, %arg45, %62, %63) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg154: tensor<f32>, %arg155: tensor<i32>, %arg156: tensor<f32>, %arg157: tensor<i32>):
      %191 = "stablehlo.compare"(%arg154, %arg156) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %192 = "stablehlo.compare"(%arg154, %arg154) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %193 = "stablehlo.or"(%191, %192) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %194 = "stablehlo.select"(%193, %arg154, %arg156) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %195 = "stablehlo.compare"(%arg154, %arg156) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %196 = "stablehlo.compare"(%arg155, %arg157) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %197 = "stablehlo.and"(%195, %196) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %198 = "stablehlo.or"(%193, %197) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %199 = "stablehlo.select"(%198, %arg155, %arg157) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%194, %199) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<5xf32>, tensor<5xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    %65 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.reduce"(%arg46, %65) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg152: tensor<f32>, %arg153: tensor<f32>):
      %190 = "stablehlo.minimum"(%arg152, %arg153) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%190) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %67 = "stablehlo.reduce"(%arg47, %arg48) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg150: tensor<f32>, %arg151: tensor<f32>):
      %189 = "stablehlo.multiply"(%arg150, %arg151) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%189) : (tensor<f32>) -> ()
    }) : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %68 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %69 = "stablehlo.reduce"(%arg49, %68) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg148: tensor<i32>, %arg149: tensor<i32>):
      %188 = "stablehlo.xor"(%arg148, %arg149) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%188) : (tensor<i32>) -> ()
    }) : (tensor<2x6xi32>, tensor<i32>) -> tensor<i32>
    %70 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %71 = "stablehlo.reduce"(%arg50, %70) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg146: tensor<i32>, %arg147: tensor<i32>):
      %187 = "stablehlo.minimum"(%arg146, %arg147) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%187) : (tensor<i32>) -> ()
    }) : (tensor<2x3x5xi32>, tensor<i32>) -> tensor<i32>
    %72 = "stablehlo.reduce"(%arg51, %arg52) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg144: tensor<f32>, %arg145: tensor<f32>):
      %186 = "stablehlo.multiply"(%arg144, %arg145) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%186) : (tensor<f32>) -> ()
    }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %73 = "stablehlo.reduce"(%arg53, %arg54) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg142: tensor<ui32>, %arg143: tensor<ui32>):
      %185 = "stablehlo.multiply"(%arg142, %arg143) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%185) : (tensor<ui32>) -> ()
    }) : (tensor<3xui32>, tensor<ui32>) -> tensor<ui32>
    %74 = "stablehlo.reduce"(%arg55, %arg56) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg140: tensor<i32>, %arg141: tensor<i32>):
      %184 = "stablehlo.and"(%arg140, %arg141) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%184) : (tensor<i32>) -> ()
    }) : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
    %75 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %76 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %77:2 = "stablehlo.reduce"(%arg57, %arg58, %75, %76) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg136: tensor<i32>, %arg137: tensor<i32>, %arg138: tensor<i32>, %arg139: tensor<i32>):
      %175 = "stablehlo.compare"(%arg136, %arg138) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %176 = "stablehlo.compare"(%arg136, %arg136) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %177 = "stablehlo.or"(%175, %176) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %178 = "stablehlo.select"(%177, %arg136, %arg138) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %179 = "stablehlo.compare"(%arg136, %arg138) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %180 = "stablehlo.compare"(%arg137, %arg139) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %181 = "stablehlo.and"(%179, %180) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %182 = "stablehlo.or"(%177, %181) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %183 = "stablehlo.select"(%182, %arg137, %arg139) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%178, %183) : (tensor<i32>, tensor<i32>) -> ()
    }) : (tensor<5x1xi32>, tensor<5x1xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %78 = "stablehlo.reduce"(%arg59, %arg60) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg134: tensor<f32>, %arg135: tensor<f32>):
      %174 = "stablehlo.multiply"(%arg134, %arg135) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%174) : (tensor<f32>) -> ()
    }) : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %79 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
    %80 = "stablehlo.reduce"(%arg61, %79) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg132: tensor<ui32>, %arg133: tensor<ui32>):
      %173 = "stablehlo.minimum"(%arg132, %arg133) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%173) : (tensor<ui32>) -> ()
    }) : (tensor<0x4x6xui32>, tensor<ui32>) -> tensor<0x4xui32>
    %81 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %82 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %83:2 = "stablehlo.reduce"(%arg62, %arg63, %81, %82) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg128: tensor<f32>, %arg129: tensor<i32>, %arg130: tensor<f32>, %arg131: tensor<i32>):
      %164 = "stablehlo.compare"(%arg128, %arg130) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %165 = "stablehlo.compare"(%arg128, %arg128) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %166 = "stablehlo.or"(%164, %165) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %167 = "stablehlo.select"(%166, %arg128, %arg130) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %168 = "stablehlo.compare"(%arg128, %arg130) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %169 = "stablehlo.compare"(%arg129, %arg131) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %170 = "stablehlo.and"(%168, %169) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %171 = "stablehlo.or"(%166, %170) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %172 = "stablehlo.select"(%171, %arg129, %arg131) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%167, %172) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<5xf32>, tensor<5xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    %84 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %85 = "stablehlo.reduce"(%arg64, %84) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg126: tensor<i32>, %arg127: tensor<i32>):
      %163 = "stablehlo.xor"(%arg126, %arg127) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%163) : (tensor<i32>) -> ()
    }) : (tensor<5x4xi32>, tensor<i32>) -> tensor<4xi32>
    %86 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<i8>
    %87 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %88:2 = "stablehlo.reduce"(%arg65, %arg66, %86, %87) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg122: tensor<i8>, %arg123: tensor<i32>, %arg124: tensor<i8>, %arg125: tensor<i32>):
      %154 = "stablehlo.compare"(%arg122, %arg124) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %155 = "stablehlo.compare"(%arg122, %arg122) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %156 = "stablehlo.or"(%154, %155) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %157 = "stablehlo.select"(%156, %arg122, %arg124) : (tensor<i1>, tensor<i8>, tensor<i8>) -> tensor<i8>
      %158 = "stablehlo.compare"(%arg122, %arg124) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %159 = "stablehlo.compare"(%arg123, %arg125) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %160 = "stablehlo.and"(%158, %159) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %161 = "stablehlo.or"(%156, %160) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %162 = "stablehlo.select"(%161, %arg123, %arg125) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%157, %162) : (tensor<i8>, tensor<i32>) -> ()
    }) : (tensor<4xi8>, tensor<4xi32>, tensor<i8>, tensor<i32>) -> (tensor<i8>, tensor<i32>)
    %89 = "stablehlo.constant"() <{value = dense<127> : tensor<i8>}> : () -> tensor<i8>
    %90 = "stablehlo.reduce"(%arg67, %89) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg120: tensor<i8>, %arg121: tensor<i8>):
      %153 = "stablehlo.minimum"(%arg120, %arg121) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%153) : (tensor<i8>) -> ()
    }) : (tensor<5x5xi8>, tensor<i8>) -> tensor<i8>
    %91 = "stablehlo.reduce"(%arg68, %arg69) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg118: tensor<ui32>, %arg119: tensor<ui32>):
      %152 = "stablehlo.add"(%arg118, %arg119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%152) : (tensor<ui32>) -> ()
    }) : (tensor<4xui32>, tensor<ui32>) -> tensor<ui32>
    %92 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %93 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %94:2 = "stablehlo.reduce"(%arg70, %arg71, %92, %93) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg114: tensor<f32>, %arg115: tensor<i32>, %arg116: tensor<f32>, %arg117: tensor<i32>):
      %143 = "stablehlo.compare"(%arg114, %arg116) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %144 = "stablehlo.compare"(%arg114, %arg114) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %145 = "stablehlo.or"(%143, %144) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %146 = "stablehlo.select"(%145, %arg114, %arg116) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %147 = "stablehlo.compare"(%arg114, %arg116) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %148 = "stablehlo.compare"(%arg115, %arg117) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %149 = "stablehlo.and"(%147, %148) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %150 = "stablehlo.or"(%145, %149) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %151 = "stablehlo.select"(%150, %arg115, %arg117) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%146, %151) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<4x6x6xf32>, tensor<4x6x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    %95 = "stablehlo.constant"() <{value = dense<-1> : tensor<i8>}> : () -> tensor<i8>
    %96 = "stablehlo.reduce"(%arg72, %95) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg112: tensor<i8>, %arg113: tensor<i8>):
      %142 = "stablehlo.and"(%arg112, %arg113) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%142) : (tensor<i8>) -> ()
    }) : (tensor<2x4x4xi8>, tensor<i8>) -> tensor<2xi8>
    %97 = "stablehlo.reduce"(%arg73, %arg74) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg110: tensor<i32>, %arg111: tensor<i32>):
      %141 = "stablehlo.minimum"(%arg110, %arg111) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%141) : (tensor<i32>) -> ()
    }) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
    %98 = "stablehlo.constant"() <{value = dense<1> : tensor<i8>}> : () -> tensor<i8>
    %99 = "stablehlo.reduce"(%arg75, %98) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg108: tensor<i8>, %arg109: tensor<i8>):
      %140 = "stablehlo.multiply"(%arg108, %arg109) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%140) : (tensor<i8>) -> ()
    }) : (tensor<5x5xi8>, tensor<i8>) -> tensor<5xi8>
    %100 = "stablehlo.constant"() <{value = dense<1> : tensor<i8>}> : () -> tensor<i8>
    %101 = "stablehlo.reduce"(%arg76, %100) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg106: tensor<i8>, %arg107: tensor<i8>):
      %139 = "stablehlo.multiply"(%arg106, %arg107) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%139) : (tensor<i8>) -> ()
    }) : (tensor<4x1x2xi8>, tensor<i8>) -> tensor<i8>
    %102 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %103 = "stablehlo.reduce"(%arg77, %102) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg104: tensor<i32>, %arg105: tensor<i32>):
      %138 = "stablehlo.add"(%arg104, %arg105) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%138) : (tensor<i32>) -> ()
    }) : (tensor<3x2x3xi32>, tensor<i32>) -> tensor<i32>
    %104 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.reduce"(%arg78, %104) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg102: tensor<f32>, %arg103: tensor<f32>):
      %137 = "stablehlo.maximum"(%arg102, %arg103) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%137) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<f32>
    %106 = "stablehlo.reduce"(%arg79, %arg80) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg100: tensor<f32>, %arg101: tensor<f32>):
      %136 = "stablehlo.multiply"(%arg100, %arg101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%136) : (tensor<f32>) -> ()
    }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %107 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %108 = "stablehlo.reduce"(%arg81, %107) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg98: tensor<f32>, %arg99: tensor<f32>):
      %135 = "stablehlo.minimum"(%arg98, %arg99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%135) : (tensor<f32>) -> ()
    }) : (tensor<5x5xf32>, tensor<f32>) -> tensor<f32>
    %109 = "stablehlo.reduce"(%arg82, %arg83) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg96: tensor<i32>, %arg97: tensor<i32>):
      %134 = "stablehlo.and"(%arg96, %arg97) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%134) : (tensor<i32>) -> ()
    }) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
    %110 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %111 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %112:2 = "stablehlo.reduce"(%arg84, %arg85, %110, %111) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg92: tensor<f32>, %arg93: tensor<i32>, %arg94: tensor<f32>, %arg95: tensor<i32>):
      %125 = "stablehlo.compare"(%arg92, %arg94) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %126 = "stablehlo.compare"(%arg92, %arg92) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %127 = "stablehlo.or"(%125, %126) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %128 = "stablehlo.select"(%127, %arg92, %arg94) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %129 = "stablehlo.compare"(%arg92, %arg94) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %130 = "stablehlo.compare"(%arg93, %arg95) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %131 = "stablehlo.and"(%129, %130) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %132 = "stablehlo.or"(%127, %131) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %133 = "stablehlo.select"(%132, %arg93, %arg95) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%128, %133) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<4xf32>, tensor<4xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    %113 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %115:2 = "stablehlo.reduce"(%arg86, %arg87, %113, %114) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg88: tensor<f32>, %arg89: tensor<i32>, %arg90: tensor<f32>, %arg91: tensor<i32>):
      %116 = "stablehlo.compare"(%arg88, %arg90) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %117 = "stablehlo.compare"(%arg88, %arg88) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %118 = "stablehlo.or"(%116, %117) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %119 = "stablehlo.select"(%118, %arg88, %arg90) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %120 = "stablehlo.compare"(%arg88, %arg90) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %121 = "stablehlo.compare"(%arg89, %arg91) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %122 = "stablehlo.and"(%120, %121) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %123 = "stablehlo.or"(%118, %122) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %124 = "stablehlo.select"(%123, %arg89, %arg91) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%119, %124) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<2x6x4xf32>, tensor<2x6x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    "func.return"(%2#0, %2#1, %4, %6, %8, %10, %13#0, %13#1, %15, %17, %20#0, %20#1, %22, %23, %25, %27, %29, %31, %33, %34, %37#0, %37#1, %39, %40, %41, %43, %44, %46, %48, %51#0, %51#1, %52, %54, %55, %57, %59, %61, %64#0, %64#1, %66, %67, %69, %71, %72, %73, %74, %77#0, %77#1, %78, %80, %83#0, %83#1, %85, %88#0, %88#1, %90, %91, %94#0, %94#1, %96, %97, %99, %101, %103, %105, %106, %108, %109, %112#0, %112#1, %115#0, %115#1) : (tensor<f32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<1xi32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<ui32>, tensor<ui32>, tensor<3xf32>, tensor<3xi32>, tensor<i8>, tensor<6xf32>, tensor<f32>, tensor<5xi32>, tensor<i32>, tensor<6xf32>, tensor<i32>, tensor<4xf32>, tensor<2xf32>, tensor<2xi32>, tensor<6xi8>, tensor<4x5xf32>, tensor<6xui32>, tensor<f32>, tensor<3xf32>, tensor<4xi8>, tensor<5xi8>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<i8>, tensor<i8>, tensor<2xi8>, tensor<f32>, tensor<i8>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<5xf32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<ui32>, tensor<4xi32>, tensor<i32>, tensor<i32>, tensor<6xf32>, tensor<0x4xui32>, tensor<f32>, tensor<i32>, tensor<4xi32>, tensor<i8>, tensor<i32>, tensor<i8>, tensor<ui32>, tensor<f32>, tensor<i32>, tensor<2xi8>, tensor<i32>, tensor<5xi8>, tensor<i8>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<i32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
