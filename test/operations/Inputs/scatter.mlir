"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<4x3xi32>, tensor<5x5x2xi32>, tensor<5x5x3xi32>, tensor<3x1xi32>, tensor<3x2xi32>, tensor<3xi32>, tensor<1x2xi32>, tensor<1xi32>, tensor<1xi32>, tensor<6x2xf32>, tensor<5x1xi32>, tensor<5x2x2xf32>, tensor<6x5x5xf32>, tensor<1x3xi32>, tensor<1xf32>, tensor<6x3x3xf32>, tensor<1xi32>, tensor<4x1x2xf32>, tensor<2x6xui8>, tensor<4x1x1xi32>, tensor<4x1x2xui8>, tensor<6xi32>, tensor<1xi32>, tensor<1xi32>, tensor<2xf32>, tensor<5x1xi32>, tensor<5x2xf32>, tensor<1xi32>, tensor<5x1xi32>, tensor<5xi32>, tensor<4xui8>, tensor<4x1x1xi32>, tensor<4x1x2xui8>, tensor<5x3x3xui8>, tensor<1x1x3xi32>, tensor<1x1xui8>, tensor<4x2xui8>, tensor<1xi32>, tensor<1x1xui8>, tensor<3x5xf32>, tensor<3x1x2xi32>, tensor<3x1xf32>, tensor<4xi32>, tensor<5x1x1xi32>, tensor<5x1x2xi32>, tensor<1x2x6xui32>, tensor<5x2x2xi32>, tensor<5x2x1x1xui32>, tensor<1x1x4xi32>, tensor<5x2xi32>, tensor<5x1x1x3xi32>, tensor<3x2xf32>, tensor<5x1xi32>, tensor<5x3x2xf32>, tensor<1x1x2xi32>, tensor<4x1xi32>, tensor<4x1x1xi32>, tensor<6xf32>, tensor<3x1xi32>, tensor<3xf32>, tensor<4x3x2xi32>, tensor<4x5x2xi32>, tensor<4x5x1xi32>, tensor<4x5xui32>, tensor<2xi32>, tensor<ui32>, tensor<2x1xf32>, tensor<5x1xi32>, tensor<5x1xf32>, tensor<4x6x5xui32>, tensor<5x2xi32>, tensor<5x3x3xui32>, tensor<1x6x6xui8>, tensor<5x1xi32>, tensor<5x1x2x4xui8>, tensor<5xui32>, tensor<1x1xi32>, tensor<1xui32>, tensor<4x2x6xi32>, tensor<2x1x1xi32>, tensor<2x1x4x1xi32>, tensor<4x1xi32>, tensor<5x1xi32>, tensor<5x1xi32>, tensor<1xui32>, tensor<1xi32>, tensor<ui32>, tensor<5x6x2xui32>, tensor<4x3x3xi32>, tensor<4x3xui32>, tensor<3xf32>, tensor<1x3x1xi32>, tensor<1x3xf32>, tensor<1xi32>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<2x5x4xui8>, tensor<1x4x3xi32>, tensor<1x4xui8>, tensor<6xi32>, tensor<2x4x1xi32>, tensor<2x4x4xi32>, tensor<6xui32>, tensor<3x1xi32>, tensor<3x5xui32>, tensor<1x5x5xui8>, tensor<3x3xi32>, tensor<3x1xui8>, tensor<5x1x1xi32>, tensor<3xi32>, tensor<5xi32>, tensor<2x3xui8>, tensor<2xi32>, tensor<ui8>, tensor<1xf32>, tensor<5x1xi32>, tensor<5xf32>, tensor<3xi32>, tensor<5x3x1xi32>, tensor<5x3xi32>, tensor<1x5xi32>, tensor<1x2x2xi32>, tensor<1x2x1xi32>, tensor<6x4x5xi32>, tensor<5x3xi32>, tensor<5x6xi32>, tensor<4xf32>, tensor<4x1xi32>, tensor<4x2xf32>, tensor<6x5x6xui8>, tensor<4x3xi32>, tensor<4x4x5xui8>, tensor<4x5xui32>, tensor<5x1xi32>, tensor<5x1xui32>, tensor<3x1x5xi32>, tensor<2xi32>, tensor<1x1x3xi32>, tensor<2x5x1xui32>, tensor<1x2xi32>, tensor<1x4xui32>, tensor<2x4x3xf32>, tensor<4x2x3xi32>, tensor<4x2xf32>, tensor<4x3xui8>, tensor<2xi32>, tensor<ui8>, tensor<3x2x5xui8>, tensor<1xi32>, tensor<3x2x4xui8>, tensor<2x1x1xui8>, tensor<1x1xi32>, tensor<1x1x1x1xui8>, tensor<4x2xf32>, tensor<3x1xi32>, tensor<3x3xf32>, tensor<3x1x5xf32>, tensor<2xi32>, tensor<1xf32>, tensor<1x6x4xi32>, tensor<4x1x1xi32>, tensor<4x1x1x4xi32>, tensor<2x4xf32>, tensor<4x2xi32>, tensor<4x2xf32>, tensor<1x2xi32>, tensor<4x3x2xi32>, tensor<4x3xi32>, tensor<5x5xi32>, tensor<2x1xi32>, tensor<2x3x3xi32>, tensor<6x3xf32>, tensor<4x2x2xi32>, tensor<4x2xf32>, tensor<6x3x4xi32>, tensor<5x3xi32>, tensor<5xi32>, tensor<1xi32>, tensor<3x1xi32>, tensor<3xi32>, tensor<6x2x1xui32>, tensor<1x2xi32>, tensor<1x2x2x1xui32>, tensor<6x3x2xi32>, tensor<1xi32>, tensor<1x1x1xi32>, tensor<4xf32>, tensor<1x1xi32>, tensor<1xf32>, tensor<4x5xui32>, tensor<2x4x2xi32>, tensor<2x4xui32>, tensor<3xui32>, tensor<4x1xi32>, tensor<4x3xui32>, tensor<4x1xi32>, tensor<3x4x1xi32>, tensor<3x4x2x1xi32>, tensor<1x6xi32>, tensor<5x2x1xi32>, tensor<5x2x1xi32>, tensor<3x4x2xui32>, tensor<2xi32>, tensor<3x1xui32>, tensor<2x5xui32>, tensor<5x3x1xi32>, tensor<5x3x2x1xui32>, tensor<6x3xf32>, tensor<2x3x2xi32>, tensor<2x3xf32>, tensor<5x2x1xui32>, tensor<4x5x2xi32>, tensor<4x5x2x2x1xui32>, tensor<2xui32>, tensor<4x2x1xi32>, tensor<4x2x2xui32>, tensor<5x2x3xui8>, tensor<2x3xi32>, tensor<2x2xui8>, tensor<3x6x2xi32>, tensor<1x2x2xi32>, tensor<1x2x2x3x1xi32>, tensor<3x6x3xui32>, tensor<1x2xi32>, tensor<1x3xui32>, tensor<5x2xf32>, tensor<4x4x2xi32>, tensor<4x4xf32>, tensor<5x4x2xi32>, tensor<1x3xi32>, tensor<1x3x1xi32>, tensor<5x5xui32>, tensor<2x5x2xi32>, tensor<2x5x1xui32>, tensor<3x3xi32>, tensor<5x2xi32>, tensor<5x3xi32>, tensor<3xui8>, tensor<5x1xi32>, tensor<5x2xui8>) -> (tensor<4x3xi32>, tensor<3x1xi32>, tensor<1x2xi32>, tensor<6x2xf32>, tensor<6x5x5xf32>, tensor<6x3x3xf32>, tensor<2x6xui8>, tensor<6xi32>, tensor<2xf32>, tensor<1xi32>, tensor<4xui8>, tensor<5x3x3xui8>, tensor<4x2xui8>, tensor<3x5xf32>, tensor<4xi32>, tensor<1x2x6xui32>, tensor<1x1x4xi32>, tensor<3x2xf32>, tensor<1x1x2xi32>, tensor<6xf32>, tensor<4x3x2xi32>, tensor<4x5xui32>, tensor<2x1xf32>, tensor<4x6x5xui32>, tensor<1x6x6xui8>, tensor<5xui32>, tensor<4x2x6xi32>, tensor<4x1xi32>, tensor<1xui32>, tensor<5x6x2xui32>, tensor<3xf32>, tensor<1xi32>, tensor<2x5x4xui8>, tensor<6xi32>, tensor<6xui32>, tensor<1x5x5xui8>, tensor<5x1x1xi32>, tensor<2x3xui8>, tensor<1xf32>, tensor<3xi32>, tensor<1x5xi32>, tensor<6x4x5xi32>, tensor<4xf32>, tensor<6x5x6xui8>, tensor<4x5xui32>, tensor<3x1x5xi32>, tensor<2x5x1xui32>, tensor<2x4x3xf32>, tensor<4x3xui8>, tensor<3x2x5xui8>, tensor<2x1x1xui8>, tensor<4x2xf32>, tensor<3x1x5xf32>, tensor<1x6x4xi32>, tensor<2x4xf32>, tensor<1x2xi32>, tensor<5x5xi32>, tensor<6x3xf32>, tensor<6x3x4xi32>, tensor<1xi32>, tensor<6x2x1xui32>, tensor<6x3x2xi32>, tensor<4xf32>, tensor<4x5xui32>, tensor<3xui32>, tensor<4x1xi32>, tensor<1x6xi32>, tensor<3x4x2xui32>, tensor<2x5xui32>, tensor<6x3xf32>, tensor<5x2x1xui32>, tensor<2xui32>, tensor<5x2x3xui8>, tensor<3x6x2xi32>, tensor<3x6x3xui32>, tensor<5x2xf32>, tensor<5x4x2xi32>, tensor<5x5xui32>, tensor<3x3xi32>, tensor<3xui8>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}, {jax.result_info = "result[50]"}, {jax.result_info = "result[51]"}, {jax.result_info = "result[52]"}, {jax.result_info = "result[53]"}, {jax.result_info = "result[54]"}, {jax.result_info = "result[55]"}, {jax.result_info = "result[56]"}, {jax.result_info = "result[57]"}, {jax.result_info = "result[58]"}, {jax.result_info = "result[59]"}, {jax.result_info = "result[60]"}, {jax.result_info = "result[61]"}, {jax.result_info = "result[62]"}, {jax.result_info = "result[63]"}, {jax.result_info = "result[64]"}, {jax.result_info = "result[65]"}, {jax.result_info = "result[66]"}, {jax.result_info = "result[67]"}, {jax.result_info = "result[68]"}, {jax.result_info = "result[69]"}, {jax.result_info = "result[70]"}, {jax.result_info = "result[71]"}, {jax.result_info = "result[72]"}, {jax.result_info = "result[73]"}, {jax.result_info = "result[74]"}, {jax.result_info = "result[75]"}, {jax.result_info = "result[76]"}, {jax.result_info = "result[77]"}, {jax.result_info = "result[78]"}, {jax.result_info = "result[79]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x3xi32>, %arg1: tensor<5x5x2xi32>, %arg2: tensor<5x5x3xi32>, %arg3: tensor<3x1xi32>, %arg4: tensor<3x2xi32>, %arg5: tensor<3xi32>, %arg6: tensor<1x2xi32>, %arg7: tensor<1xi32>, %arg8: tensor<1xi32>, %arg9: tensor<6x2xf32>, %arg10: tensor<5x1xi32>, %arg11: tensor<5x2x2xf32>, %arg12: tensor<6x5x5xf32>, %arg13: tensor<1x3xi32>, %arg14: tensor<1xf32>, %arg15: tensor<6x3x3xf32>, %arg16: tensor<1xi32>, %arg17: tensor<4x1x2xf32>, %arg18: tensor<2x6xui8>, %arg19: tensor<4x1x1xi32>, %arg20: tensor<4x1x2xui8>, %arg21: tensor<6xi32>, %arg22: tensor<1xi32>, %arg23: tensor<1xi32>, %arg24: tensor<2xf32>, %arg25: tensor<5x1xi32>, %arg26: tensor<5x2xf32>, %arg27: tensor<1xi32>, %arg28: tensor<5x1xi32>, %arg29: tensor<5xi32>, %arg30: tensor<4xui8>, %arg31: tensor<4x1x1xi32>, %arg32: tensor<4x1x2xui8>, %arg33: tensor<5x3x3xui8>, %arg34: tensor<1x1x3xi32>, %arg35: tensor<1x1xui8>, %arg36: tensor<4x2xui8>, %arg37: tensor<1xi32>, %arg38: tensor<1x1xui8>, %arg39: tensor<3x5xf32>, %arg40: tensor<3x1x2xi32>, %arg41: tensor<3x1xf32>, %arg42: tensor<4xi32>, %arg43: tensor<5x1x1xi32>, %arg44: tensor<5x1x2xi32>, %arg45: tensor<1x2x6xui32>, %arg46: tensor<5x2x2xi32>, %arg47: tensor<5x2x1x1xui32>, %arg48: tensor<1x1x4xi32>, %arg49: tensor<5x2xi32>, %arg50: tensor<5x1x1x3xi32>, %arg51: tensor<3x2xf32>, %arg52: tensor<5x1xi32>, %arg53: tensor<5x3x2xf32>, %arg54: tensor<1x1x2xi32>, %arg55: tensor<4x1xi32>, %arg56: tensor<4x1x1xi32>, %arg57: tensor<6xf32>, %arg58: tensor<3x1xi32>, %arg59: tensor<3xf32>, %arg60: tensor<4x3x2xi32>, %arg61: tensor<4x5x2xi32>, %arg62: tensor<4x5x1xi32>, %arg63: tensor<4x5xui32>, %arg64: tensor<2xi32>, %arg65: tensor<ui32>, %arg66: tensor<2x1xf32>, %arg67: tensor<5x1xi32>, %arg68: tensor<5x1xf32>, %arg69: tensor<4x6x5xui32>, %arg70: tensor<5x2xi32>, %arg71: tensor<5x3x3xui32>, %arg72: tensor<1x6x6xui8>, %arg73: tensor<5x1xi32>, %arg74: tensor<5x1x2x4xui8>, %arg75: tensor<5xui32>, %arg76: tensor<1x1xi32>, %arg77: tensor<1xui32>, %arg78: tensor<4x2x6xi32>, %arg79: tensor<2x1x1xi32>, %arg80: tensor<2x1x4x1xi32>, %arg81: tensor<4x1xi32>, %arg82: tensor<5x1xi32>, %arg83: tensor<5x1xi32>, %arg84: tensor<1xui32>, %arg85: tensor<1xi32>, %arg86: tensor<ui32>, %arg87: tensor<5x6x2xui32>, %arg88: tensor<4x3x3xi32>, %arg89: tensor<4x3xui32>, %arg90: tensor<3xf32>, %arg91: tensor<1x3x1xi32>, %arg92: tensor<1x3xf32>, %arg93: tensor<1xi32>, %arg94: tensor<3x1xi32>, %arg95: tensor<3x1xi32>, %arg96: tensor<2x5x4xui8>, %arg97: tensor<1x4x3xi32>, %arg98: tensor<1x4xui8>, %arg99: tensor<6xi32>, %arg100: tensor<2x4x1xi32>, %arg101: tensor<2x4x4xi32>, %arg102: tensor<6xui32>, %arg103: tensor<3x1xi32>, %arg104: tensor<3x5xui32>, %arg105: tensor<1x5x5xui8>, %arg106: tensor<3x3xi32>, %arg107: tensor<3x1xui8>, %arg108: tensor<5x1x1xi32>, %arg109: tensor<3xi32>, %arg110: tensor<5xi32>, %arg111: tensor<2x3xui8>, %arg112: tensor<2xi32>, %arg113: tensor<ui8>, %arg114: tensor<1xf32>, %arg115: tensor<5x1xi32>, %arg116: tensor<5xf32>, %arg117: tensor<3xi32>, %arg118: tensor<5x3x1xi32>, %arg119: tensor<5x3xi32>, %arg120: tensor<1x5xi32>, %arg121: tensor<1x2x2xi32>, %arg122: tensor<1x2x1xi32>, %arg123: tensor<6x4x5xi32>, %arg124: tensor<5x3xi32>, %arg125: tensor<5x6xi32>, %arg126: tensor<4xf32>, %arg127: tensor<4x1xi32>, %arg128: tensor<4x2xf32>, %arg129: tensor<6x5x6xui8>, %arg130: tensor<4x3xi32>, %arg131: tensor<4x4x5xui8>, %arg132: tensor<4x5xui32>, %arg133: tensor<5x1xi32>, %arg134: tensor<5x1xui32>, %arg135: tensor<3x1x5xi32>, %arg136: tensor<2xi32>, %arg137: tensor<1x1x3xi32>, %arg138: tensor<2x5x1xui32>, %arg139: tensor<1x2xi32>, %arg140: tensor<1x4xui32>, %arg141: tensor<2x4x3xf32>, %arg142: tensor<4x2x3xi32>, %arg143: tensor<4x2xf32>, %arg144: tensor<4x3xui8>, %arg145: tensor<2xi32>, %arg146: tensor<ui8>, %arg147: tensor<3x2x5xui8>, %arg148: tensor<1xi32>, %arg149: tensor<3x2x4xui8>, %arg150: tensor<2x1x1xui8>, %arg151: tensor<1x1xi32>, %arg152: tensor<1x1x1x1xui8>, %arg153: tensor<4x2xf32>, %arg154: tensor<3x1xi32>, %arg155: tensor<3x3xf32>, %arg156: tensor<3x1x5xf32>, %arg157: tensor<2xi32>, %arg158: tensor<1xf32>, %arg159: tensor<1x6x4xi32>, %arg160: tensor<4x1x1xi32>, %arg161: tensor<4x1x1x4xi32>, %arg162: tensor<2x4xf32>, %arg163: tensor<4x2xi32>, %arg164: tensor<4x2xf32>, %arg165: tensor<1x2xi32>, %arg166: tensor<4x3x2xi32>, %arg167: tensor<4x3xi32>, %arg168: tensor<5x5xi32>, %arg169: tensor<2x1xi32>, %arg170: tensor<2x3x3xi32>, %arg171: tensor<6x3xf32>, %arg172: tensor<4x2x2xi32>, %arg173: tensor<4x2xf32>, %arg174: tensor<6x3x4xi32>, %arg175: tensor<5x3xi32>, %arg176: tensor<5xi32>, %arg177: tensor<1xi32>, %arg178: tensor<3x1xi32>, %arg179: tensor<3xi32>, %arg180: tensor<6x2x1xui32>, %arg181: tensor<1x2xi32>, %arg182: tensor<1x2x2x1xui32>, %arg183: tensor<6x3x2xi32>, %arg184: tensor<1xi32>, %arg185: tensor<1x1x1xi32>, %arg186: tensor<4xf32>, %arg187: tensor<1x1xi32>, %arg188: tensor<1xf32>, %arg189: tensor<4x5xui32>, %arg190: tensor<2x4x2xi32>, %arg191: tensor<2x4xui32>, %arg192: tensor<3xui32>, %arg193: tensor<4x1xi32>, %arg194: tensor<4x3xui32>, %arg195: tensor<4x1xi32>, %arg196: tensor<3x4x1xi32>, %arg197: tensor<3x4x2x1xi32>, %arg198: tensor<1x6xi32>, %arg199: tensor<5x2x1xi32>, %arg200: tensor<5x2x1xi32>, %arg201: tensor<3x4x2xui32>, %arg202: tensor<2xi32>, %arg203: tensor<3x1xui32>, %arg204: tensor<2x5xui32>, %arg205: tensor<5x3x1xi32>, %arg206: tensor<5x3x2x1xui32>, %arg207: tensor<6x3xf32>, %arg208: tensor<2x3x2xi32>, %arg209: tensor<2x3xf32>, %arg210: tensor<5x2x1xui32>, %arg211: tensor<4x5x2xi32>, %arg212: tensor<4x5x2x2x1xui32>, %arg213: tensor<2xui32>, %arg214: tensor<4x2x1xi32>, %arg215: tensor<4x2x2xui32>, %arg216: tensor<5x2x3xui8>, %arg217: tensor<2x3xi32>, %arg218: tensor<2x2xui8>, %arg219: tensor<3x6x2xi32>, %arg220: tensor<1x2x2xi32>, %arg221: tensor<1x2x2x3x1xi32>, %arg222: tensor<3x6x3xui32>, %arg223: tensor<1x2xi32>, %arg224: tensor<1x3xui32>, %arg225: tensor<5x2xf32>, %arg226: tensor<4x4x2xi32>, %arg227: tensor<4x4xf32>, %arg228: tensor<5x4x2xi32>, %arg229: tensor<1x3xi32>, %arg230: tensor<1x3x1xi32>, %arg231: tensor<5x5xui32>, %arg232: tensor<2x5x2xi32>, %arg233: tensor<2x5x1xui32>, %arg234: tensor<3x3xi32>, %arg235: tensor<5x2xi32>, %arg236: tensor<5x3xi32>, %arg237: tensor<3xui8>, %arg238: tensor<5x1xi32>, %arg239: tensor<5x2xui8>):
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg398: tensor<i32>, %arg399: tensor<i32>):
      %432 = "stablehlo.add"(%arg398, %arg399) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%432) : (tensor<i32>) -> ()
    }) : (tensor<4x3xi32>, tensor<5x5x2xi32>, tensor<5x5x3xi32>) -> tensor<4x3xi32>
    %1 = "stablehlo.scatter"(%arg3, %arg4, %arg5) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg396: tensor<i32>, %arg397: tensor<i32>):
      %431 = "stablehlo.add"(%arg396, %arg397) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%431) : (tensor<i32>) -> ()
    }) : (tensor<3x1xi32>, tensor<3x2xi32>, tensor<3xi32>) -> tensor<3x1xi32>
    %2 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %3 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %5 = "stablehlo.minimum"(%2, %4) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %8 = "stablehlo.clamp"(%7, %arg7, %5) : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %9 = "stablehlo.scatter"(%arg6, %8, %arg8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg394: tensor<i32>, %arg395: tensor<i32>):
      %430 = "stablehlo.subtract"(%arg394, %arg395) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%430) : (tensor<i32>) -> ()
    }) : (tensor<1x2xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1x2xi32>
    %10 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %11 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %13 = "stablehlo.minimum"(%10, %12) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<5x1xi32>
    %15 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1xi32>
    %17 = "stablehlo.clamp"(%16, %arg10, %14) : (tensor<5x1xi32>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    %18 = "stablehlo.scatter"(%arg9, %17, %arg11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg392: tensor<f32>, %arg393: tensor<f32>):
      "stablehlo.return"(%arg393) : (tensor<f32>) -> ()
    }) : (tensor<6x2xf32>, tensor<5x1xi32>, tensor<5x2x2xf32>) -> tensor<6x2xf32>
    %19 = "stablehlo.scatter"(%arg12, %arg13, %arg14) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg390: tensor<f32>, %arg391: tensor<f32>):
      "stablehlo.return"(%arg391) : (tensor<f32>) -> ()
    }) : (tensor<6x5x5xf32>, tensor<1x3xi32>, tensor<1xf32>) -> tensor<6x5x5xf32>
    %20 = "stablehlo.scatter"(%arg15, %arg16, %arg17) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [2]>, unique_indices = false}> ({
    ^bb0(%arg388: tensor<f32>, %arg389: tensor<f32>):
      %429 = "stablehlo.add"(%arg388, %arg389) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%429) : (tensor<f32>) -> ()
    }) : (tensor<6x3x3xf32>, tensor<1xi32>, tensor<4x1x2xf32>) -> tensor<6x3x3xf32>
    %21 = "stablehlo.scatter"(%arg18, %arg19, %arg20) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg386: tensor<ui8>, %arg387: tensor<ui8>):
      %428 = "stablehlo.add"(%arg386, %arg387) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%428) : (tensor<ui8>) -> ()
    }) : (tensor<2x6xui8>, tensor<4x1x1xi32>, tensor<4x1x2xui8>) -> tensor<2x6xui8>
    %22 = "stablehlo.constant"() <{value = dense<5> : tensor<1xi32>}> : () -> tensor<1xi32>
    %23 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %25 = "stablehlo.minimum"(%22, %24) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.clamp"(%27, %arg22, %25) : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %29 = "stablehlo.scatter"(%arg21, %28, %arg23) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = false}> ({
    ^bb0(%arg384: tensor<i32>, %arg385: tensor<i32>):
      "stablehlo.return"(%arg385) : (tensor<i32>) -> ()
    }) : (tensor<6xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<6xi32>
    %30 = "stablehlo.scatter"(%arg24, %arg25, %arg26) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg382: tensor<f32>, %arg383: tensor<f32>):
      %427 = "stablehlo.minimum"(%arg382, %arg383) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%427) : (tensor<f32>) -> ()
    }) : (tensor<2xf32>, tensor<5x1xi32>, tensor<5x2xf32>) -> tensor<2xf32>
    %31 = "stablehlo.scatter"(%arg27, %arg28, %arg29) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg380: tensor<i32>, %arg381: tensor<i32>):
      "stablehlo.return"(%arg381) : (tensor<i32>) -> ()
    }) : (tensor<1xi32>, tensor<5x1xi32>, tensor<5xi32>) -> tensor<1xi32>
    %32 = "stablehlo.scatter"(%arg30, %arg31, %arg32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg378: tensor<ui8>, %arg379: tensor<ui8>):
      %426 = "stablehlo.add"(%arg378, %arg379) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%426) : (tensor<ui8>) -> ()
    }) : (tensor<4xui8>, tensor<4x1x1xi32>, tensor<4x1x2xui8>) -> tensor<4xui8>
    %33 = "stablehlo.scatter"(%arg33, %arg34, %arg35) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg376: tensor<ui8>, %arg377: tensor<ui8>):
      %425 = "stablehlo.subtract"(%arg376, %arg377) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%425) : (tensor<ui8>) -> ()
    }) : (tensor<5x3x3xui8>, tensor<1x1x3xi32>, tensor<1x1xui8>) -> tensor<5x3x3xui8>
    %34 = "stablehlo.constant"() <{value = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
    %35 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %37 = "stablehlo.minimum"(%34, %36) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %38 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %40 = "stablehlo.clamp"(%39, %arg37, %37) : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %41 = "stablehlo.scatter"(%arg36, %40, %arg38) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>, unique_indices = false}> ({
    ^bb0(%arg374: tensor<ui8>, %arg375: tensor<ui8>):
      %424 = "stablehlo.subtract"(%arg374, %arg375) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%424) : (tensor<ui8>) -> ()
    }) : (tensor<4x2xui8>, tensor<1xi32>, tensor<1x1xui8>) -> tensor<4x2xui8>
    %42 = "stablehlo.scatter"(%arg39, %arg40, %arg41) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg372: tensor<f32>, %arg373: tensor<f32>):
      %423 = "stablehlo.minimum"(%arg372, %arg373) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%423) : (tensor<f32>) -> ()
    }) : (tensor<3x5xf32>, tensor<3x1x2xi32>, tensor<3x1xf32>) -> tensor<3x5xf32>
    %43 = "stablehlo.scatter"(%arg42, %arg43, %arg44) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg370: tensor<i32>, %arg371: tensor<i32>):
      "stablehlo.return"(%arg371) : (tensor<i32>) -> ()
    }) : (tensor<4xi32>, tensor<5x1x1xi32>, tensor<5x1x2xi32>) -> tensor<4xi32>
    %44 = "stablehlo.scatter"(%arg45, %arg46, %arg47) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [2], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg368: tensor<ui32>, %arg369: tensor<ui32>):
      %422 = "stablehlo.multiply"(%arg368, %arg369) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%422) : (tensor<ui32>) -> ()
    }) : (tensor<1x2x6xui32>, tensor<5x2x2xi32>, tensor<5x2x1x1xui32>) -> tensor<1x2x6xui32>
    %45 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %46 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %48 = "stablehlo.minimum"(%45, %47) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<5x2xi32>
    %50 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x2xi32>
    %52 = "stablehlo.clamp"(%51, %arg49, %49) : (tensor<5x2xi32>, tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
    %53 = "stablehlo.scatter"(%arg48, %52, %arg50) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg366: tensor<i32>, %arg367: tensor<i32>):
      %421 = "stablehlo.multiply"(%arg366, %arg367) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%421) : (tensor<i32>) -> ()
    }) : (tensor<1x1x4xi32>, tensor<5x2xi32>, tensor<5x1x1x3xi32>) -> tensor<1x1x4xi32>
    %54 = "stablehlo.scatter"(%arg51, %arg52, %arg53) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg364: tensor<f32>, %arg365: tensor<f32>):
      "stablehlo.return"(%arg365) : (tensor<f32>) -> ()
    }) : (tensor<3x2xf32>, tensor<5x1xi32>, tensor<5x3x2xf32>) -> tensor<3x2xf32>
    %55 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %56 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %58 = "stablehlo.minimum"(%55, %57) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<4x1xi32>
    %60 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x1xi32>
    %62 = "stablehlo.clamp"(%61, %arg55, %59) : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
    %63 = "stablehlo.scatter"(%arg54, %62, %arg56) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg362: tensor<i32>, %arg363: tensor<i32>):
      %420 = "stablehlo.add"(%arg362, %arg363) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%420) : (tensor<i32>) -> ()
    }) : (tensor<1x1x2xi32>, tensor<4x1xi32>, tensor<4x1x1xi32>) -> tensor<1x1x2xi32>
    %64 = "stablehlo.scatter"(%arg57, %arg58, %arg59) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg360: tensor<f32>, %arg361: tensor<f32>):
      "stablehlo.return"(%arg361) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<6xf32>
    %65 = "stablehlo.scatter"(%arg60, %arg61, %arg62) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg358: tensor<i32>, %arg359: tensor<i32>):
      %419 = "stablehlo.subtract"(%arg358, %arg359) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%419) : (tensor<i32>) -> ()
    }) : (tensor<4x3x2xi32>, tensor<4x5x2xi32>, tensor<4x5x1xi32>) -> tensor<4x3x2xi32>
    %66 = "stablehlo.scatter"(%arg63, %arg64, %arg65) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = false}> ({
    ^bb0(%arg356: tensor<ui32>, %arg357: tensor<ui32>):
      "stablehlo.return"(%arg357) : (tensor<ui32>) -> ()
    }) : (tensor<4x5xui32>, tensor<2xi32>, tensor<ui32>) -> tensor<4x5xui32>
    %67 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %68 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %70 = "stablehlo.minimum"(%67, %69) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<5x1xi32>
    %72 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1xi32>
    %74 = "stablehlo.clamp"(%73, %arg67, %71) : (tensor<5x1xi32>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    %75 = "stablehlo.scatter"(%arg66, %74, %arg68) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg354: tensor<f32>, %arg355: tensor<f32>):
      %418 = "stablehlo.maximum"(%arg354, %arg355) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%418) : (tensor<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<5x1xi32>, tensor<5x1xf32>) -> tensor<2x1xf32>
    %76 = "stablehlo.constant"() <{value = dense<[5, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %77 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %79 = "stablehlo.minimum"(%76, %78) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<5x2xi32>
    %81 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x2xi32>
    %83 = "stablehlo.clamp"(%82, %arg70, %80) : (tensor<5x2xi32>, tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
    %84 = "stablehlo.scatter"(%arg69, %83, %arg71) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg352: tensor<ui32>, %arg353: tensor<ui32>):
      "stablehlo.return"(%arg353) : (tensor<ui32>) -> ()
    }) : (tensor<4x6x5xui32>, tensor<5x2xi32>, tensor<5x3x3xui32>) -> tensor<4x6x5xui32>
    %85 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
    %86 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %88 = "stablehlo.minimum"(%85, %87) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<5x1xi32>
    %90 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1xi32>
    %92 = "stablehlo.clamp"(%91, %arg73, %89) : (tensor<5x1xi32>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    %93 = "stablehlo.scatter"(%arg72, %92, %arg74) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg350: tensor<ui8>, %arg351: tensor<ui8>):
      %417 = "stablehlo.maximum"(%arg350, %arg351) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%417) : (tensor<ui8>) -> ()
    }) : (tensor<1x6x6xui8>, tensor<5x1xi32>, tensor<5x1x2x4xui8>) -> tensor<1x6x6xui8>
    %94 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %95 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %97 = "stablehlo.minimum"(%94, %96) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %99 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x1xi32>
    %101 = "stablehlo.clamp"(%100, %arg76, %98) : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
    %102 = "stablehlo.scatter"(%arg75, %101, %arg77) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg348: tensor<ui32>, %arg349: tensor<ui32>):
      %416 = "stablehlo.add"(%arg348, %arg349) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%416) : (tensor<ui32>) -> ()
    }) : (tensor<5xui32>, tensor<1x1xi32>, tensor<1xui32>) -> tensor<5xui32>
    %103 = "stablehlo.constant"() <{value = dense<5> : tensor<1xi32>}> : () -> tensor<1xi32>
    %104 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %106 = "stablehlo.minimum"(%103, %105) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xi32>) -> tensor<2x1x1xi32>
    %108 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x1x1xi32>
    %110 = "stablehlo.clamp"(%109, %arg79, %107) : (tensor<2x1x1xi32>, tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi32>
    %111 = "stablehlo.scatter"(%arg78, %110, %arg80) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg346: tensor<i32>, %arg347: tensor<i32>):
      %415 = "stablehlo.multiply"(%arg346, %arg347) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%415) : (tensor<i32>) -> ()
    }) : (tensor<4x2x6xi32>, tensor<2x1x1xi32>, tensor<2x1x4x1xi32>) -> tensor<4x2x6xi32>
    %112 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %113 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %114 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %115 = "stablehlo.minimum"(%112, %114) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<5x1xi32>
    %117 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1xi32>
    %119 = "stablehlo.clamp"(%118, %arg82, %116) : (tensor<5x1xi32>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    %120 = "stablehlo.scatter"(%arg81, %119, %arg83) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg344: tensor<i32>, %arg345: tensor<i32>):
      %414 = "stablehlo.subtract"(%arg344, %arg345) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%414) : (tensor<i32>) -> ()
    }) : (tensor<4x1xi32>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<4x1xi32>
    %121 = "stablehlo.scatter"(%arg84, %arg85, %arg86) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = false}> ({
    ^bb0(%arg342: tensor<ui32>, %arg343: tensor<ui32>):
      %413 = "stablehlo.add"(%arg342, %arg343) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%413) : (tensor<ui32>) -> ()
    }) : (tensor<1xui32>, tensor<1xi32>, tensor<ui32>) -> tensor<1xui32>
    %122 = "stablehlo.constant"() <{value = dense<[4, 5, 1]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %123 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %125 = "stablehlo.minimum"(%122, %124) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 2>}> : (tensor<3xi32>) -> tensor<4x3x3xi32>
    %127 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %128 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x3x3xi32>
    %129 = "stablehlo.clamp"(%128, %arg88, %126) : (tensor<4x3x3xi32>, tensor<4x3x3xi32>, tensor<4x3x3xi32>) -> tensor<4x3x3xi32>
    %130 = "stablehlo.scatter"(%arg87, %129, %arg89) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg340: tensor<ui32>, %arg341: tensor<ui32>):
      %412 = "stablehlo.maximum"(%arg340, %arg341) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%412) : (tensor<ui32>) -> ()
    }) : (tensor<5x6x2xui32>, tensor<4x3x3xi32>, tensor<4x3xui32>) -> tensor<5x6x2xui32>
    %131 = "stablehlo.scatter"(%arg90, %arg91, %arg92) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg338: tensor<f32>, %arg339: tensor<f32>):
      %411 = "stablehlo.subtract"(%arg338, %arg339) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%411) : (tensor<f32>) -> ()
    }) : (tensor<3xf32>, tensor<1x3x1xi32>, tensor<1x3xf32>) -> tensor<3xf32>
    %132 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %133 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %134 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %135 = "stablehlo.minimum"(%132, %134) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<3x1xi32>
    %137 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %138 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x1xi32>
    %139 = "stablehlo.clamp"(%138, %arg94, %136) : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %140 = "stablehlo.scatter"(%arg93, %139, %arg95) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg336: tensor<i32>, %arg337: tensor<i32>):
      %410 = "stablehlo.multiply"(%arg336, %arg337) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%410) : (tensor<i32>) -> ()
    }) : (tensor<1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<1xi32>
    %141 = "stablehlo.constant"() <{value = dense<[1, 4, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %142 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %143 = "stablehlo.broadcast_in_dim"(%142) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %144 = "stablehlo.minimum"(%141, %143) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64: 2>}> : (tensor<3xi32>) -> tensor<1x4x3xi32>
    %146 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %147 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4x3xi32>
    %148 = "stablehlo.clamp"(%147, %arg97, %145) : (tensor<1x4x3xi32>, tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi32>
    %149 = "stablehlo.scatter"(%arg96, %148, %arg98) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg334: tensor<ui8>, %arg335: tensor<ui8>):
      "stablehlo.return"(%arg335) : (tensor<ui8>) -> ()
    }) : (tensor<2x5x4xui8>, tensor<1x4x3xi32>, tensor<1x4xui8>) -> tensor<2x5x4xui8>
    %150 = "stablehlo.scatter"(%arg99, %arg100, %arg101) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg332: tensor<i32>, %arg333: tensor<i32>):
      %409 = "stablehlo.maximum"(%arg332, %arg333) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%409) : (tensor<i32>) -> ()
    }) : (tensor<6xi32>, tensor<2x4x1xi32>, tensor<2x4x4xi32>) -> tensor<6xi32>
    %151 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %152 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %153 = "stablehlo.broadcast_in_dim"(%152) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %154 = "stablehlo.minimum"(%151, %153) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %155 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<3x1xi32>
    %156 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %157 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x1xi32>
    %158 = "stablehlo.clamp"(%157, %arg103, %155) : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %159 = "stablehlo.scatter"(%arg102, %158, %arg104) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg330: tensor<ui32>, %arg331: tensor<ui32>):
      %408 = "stablehlo.maximum"(%arg330, %arg331) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%408) : (tensor<ui32>) -> ()
    }) : (tensor<6xui32>, tensor<3x1xi32>, tensor<3x5xui32>) -> tensor<6xui32>
    %160 = "stablehlo.constant"() <{value = dense<[0, 4, 4]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %161 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %162 = "stablehlo.broadcast_in_dim"(%161) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %163 = "stablehlo.minimum"(%160, %162) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %164 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi32>) -> tensor<3x3xi32>
    %165 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %166 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
    %167 = "stablehlo.clamp"(%166, %arg106, %164) : (tensor<3x3xi32>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %168 = "stablehlo.scatter"(%arg105, %167, %arg107) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg328: tensor<ui8>, %arg329: tensor<ui8>):
      %407 = "stablehlo.add"(%arg328, %arg329) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%407) : (tensor<ui8>) -> ()
    }) : (tensor<1x5x5xui8>, tensor<3x3xi32>, tensor<3x1xui8>) -> tensor<1x5x5xui8>
    %169 = "stablehlo.constant"() <{value = dense<0> : tensor<3xi32>}> : () -> tensor<3xi32>
    %170 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %171 = "stablehlo.broadcast_in_dim"(%170) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %172 = "stablehlo.minimum"(%169, %171) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %173 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %174 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %175 = "stablehlo.clamp"(%174, %arg109, %172) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %176 = "stablehlo.scatter"(%arg108, %175, %arg110) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1, 2]>, unique_indices = false}> ({
    ^bb0(%arg326: tensor<i32>, %arg327: tensor<i32>):
      %406 = "stablehlo.multiply"(%arg326, %arg327) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%406) : (tensor<i32>) -> ()
    }) : (tensor<5x1x1xi32>, tensor<3xi32>, tensor<5xi32>) -> tensor<5x1x1xi32>
    %177 = "stablehlo.scatter"(%arg111, %arg112, %arg113) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = false}> ({
    ^bb0(%arg324: tensor<ui8>, %arg325: tensor<ui8>):
      "stablehlo.return"(%arg325) : (tensor<ui8>) -> ()
    }) : (tensor<2x3xui8>, tensor<2xi32>, tensor<ui8>) -> tensor<2x3xui8>
    %178 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %179 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %180 = "stablehlo.broadcast_in_dim"(%179) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %181 = "stablehlo.minimum"(%178, %180) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %182 = "stablehlo.broadcast_in_dim"(%181) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<5x1xi32>
    %183 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %184 = "stablehlo.broadcast_in_dim"(%183) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1xi32>
    %185 = "stablehlo.clamp"(%184, %arg115, %182) : (tensor<5x1xi32>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    %186 = "stablehlo.scatter"(%arg114, %185, %arg116) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg322: tensor<f32>, %arg323: tensor<f32>):
      %405 = "stablehlo.maximum"(%arg322, %arg323) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%405) : (tensor<f32>) -> ()
    }) : (tensor<1xf32>, tensor<5x1xi32>, tensor<5xf32>) -> tensor<1xf32>
    %187 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
    %188 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %189 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %190 = "stablehlo.minimum"(%187, %189) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %191 = "stablehlo.broadcast_in_dim"(%190) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xi32>) -> tensor<5x3x1xi32>
    %192 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %193 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x3x1xi32>
    %194 = "stablehlo.clamp"(%193, %arg118, %191) : (tensor<5x3x1xi32>, tensor<5x3x1xi32>, tensor<5x3x1xi32>) -> tensor<5x3x1xi32>
    %195 = "stablehlo.scatter"(%arg117, %194, %arg119) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg320: tensor<i32>, %arg321: tensor<i32>):
      %404 = "stablehlo.minimum"(%arg320, %arg321) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%404) : (tensor<i32>) -> ()
    }) : (tensor<3xi32>, tensor<5x3x1xi32>, tensor<5x3xi32>) -> tensor<3xi32>
    %196 = "stablehlo.scatter"(%arg120, %arg121, %arg122) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg318: tensor<i32>, %arg319: tensor<i32>):
      "stablehlo.return"(%arg319) : (tensor<i32>) -> ()
    }) : (tensor<1x5xi32>, tensor<1x2x2xi32>, tensor<1x2x1xi32>) -> tensor<1x5xi32>
    %197 = "stablehlo.scatter"(%arg123, %arg124, %arg125) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg316: tensor<i32>, %arg317: tensor<i32>):
      %403 = "stablehlo.multiply"(%arg316, %arg317) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%403) : (tensor<i32>) -> ()
    }) : (tensor<6x4x5xi32>, tensor<5x3xi32>, tensor<5x6xi32>) -> tensor<6x4x5xi32>
    %198 = "stablehlo.scatter"(%arg126, %arg127, %arg128) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg314: tensor<f32>, %arg315: tensor<f32>):
      %402 = "stablehlo.subtract"(%arg314, %arg315) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%402) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<4x1xi32>, tensor<4x2xf32>) -> tensor<4xf32>
    %199 = "stablehlo.scatter"(%arg129, %arg130, %arg131) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg312: tensor<ui8>, %arg313: tensor<ui8>):
      %401 = "stablehlo.multiply"(%arg312, %arg313) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%401) : (tensor<ui8>) -> ()
    }) : (tensor<6x5x6xui8>, tensor<4x3xi32>, tensor<4x4x5xui8>) -> tensor<6x5x6xui8>
    %200 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %201 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %202 = "stablehlo.broadcast_in_dim"(%201) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %203 = "stablehlo.minimum"(%200, %202) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %204 = "stablehlo.broadcast_in_dim"(%203) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<5x1xi32>
    %205 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %206 = "stablehlo.broadcast_in_dim"(%205) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1xi32>
    %207 = "stablehlo.clamp"(%206, %arg133, %204) : (tensor<5x1xi32>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    %208 = "stablehlo.scatter"(%arg132, %207, %arg134) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg310: tensor<ui32>, %arg311: tensor<ui32>):
      %400 = "stablehlo.maximum"(%arg310, %arg311) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%400) : (tensor<ui32>) -> ()
    }) : (tensor<4x5xui32>, tensor<5x1xi32>, tensor<5x1xui32>) -> tensor<4x5xui32>
    %209 = "stablehlo.constant"() <{value = dense<[0, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %210 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %211 = "stablehlo.broadcast_in_dim"(%210) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %212 = "stablehlo.minimum"(%209, %211) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %213 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %214 = "stablehlo.broadcast_in_dim"(%213) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %215 = "stablehlo.clamp"(%214, %arg136, %212) : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %216 = "stablehlo.scatter"(%arg135, %215, %arg137) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [1, 2]>, unique_indices = false}> ({
    ^bb0(%arg308: tensor<i32>, %arg309: tensor<i32>):
      %399 = "stablehlo.subtract"(%arg308, %arg309) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%399) : (tensor<i32>) -> ()
    }) : (tensor<3x1x5xi32>, tensor<2xi32>, tensor<1x1x3xi32>) -> tensor<3x1x5xi32>
    %217 = "stablehlo.scatter"(%arg138, %arg139, %arg140) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg306: tensor<ui32>, %arg307: tensor<ui32>):
      "stablehlo.return"(%arg307) : (tensor<ui32>) -> ()
    }) : (tensor<2x5x1xui32>, tensor<1x2xi32>, tensor<1x4xui32>) -> tensor<2x5x1xui32>
    %218 = "stablehlo.scatter"(%arg141, %arg142, %arg143) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg304: tensor<f32>, %arg305: tensor<f32>):
      %398 = "stablehlo.add"(%arg304, %arg305) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%398) : (tensor<f32>) -> ()
    }) : (tensor<2x4x3xf32>, tensor<4x2x3xi32>, tensor<4x2xf32>) -> tensor<2x4x3xf32>
    %219 = "stablehlo.scatter"(%arg144, %arg145, %arg146) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = false}> ({
    ^bb0(%arg302: tensor<ui8>, %arg303: tensor<ui8>):
      %397 = "stablehlo.minimum"(%arg302, %arg303) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%397) : (tensor<ui8>) -> ()
    }) : (tensor<4x3xui8>, tensor<2xi32>, tensor<ui8>) -> tensor<4x3xui8>
    %220 = "stablehlo.scatter"(%arg147, %arg148, %arg149) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [2]>, unique_indices = false}> ({
    ^bb0(%arg300: tensor<ui8>, %arg301: tensor<ui8>):
      %396 = "stablehlo.minimum"(%arg300, %arg301) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%396) : (tensor<ui8>) -> ()
    }) : (tensor<3x2x5xui8>, tensor<1xi32>, tensor<3x2x4xui8>) -> tensor<3x2x5xui8>
    %221 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %222 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %223 = "stablehlo.broadcast_in_dim"(%222) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %224 = "stablehlo.minimum"(%221, %223) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %225 = "stablehlo.broadcast_in_dim"(%224) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %226 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %227 = "stablehlo.broadcast_in_dim"(%226) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x1xi32>
    %228 = "stablehlo.clamp"(%227, %arg151, %225) : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
    %229 = "stablehlo.scatter"(%arg150, %228, %arg152) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg298: tensor<ui8>, %arg299: tensor<ui8>):
      "stablehlo.return"(%arg299) : (tensor<ui8>) -> ()
    }) : (tensor<2x1x1xui8>, tensor<1x1xi32>, tensor<1x1x1x1xui8>) -> tensor<2x1x1xui8>
    %230 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %231 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %232 = "stablehlo.broadcast_in_dim"(%231) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %233 = "stablehlo.minimum"(%230, %232) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %234 = "stablehlo.broadcast_in_dim"(%233) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<3x1xi32>
    %235 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %236 = "stablehlo.broadcast_in_dim"(%235) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x1xi32>
    %237 = "stablehlo.clamp"(%236, %arg154, %234) : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %238 = "stablehlo.scatter"(%arg153, %237, %arg155) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg296: tensor<f32>, %arg297: tensor<f32>):
      %395 = "stablehlo.add"(%arg296, %arg297) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%395) : (tensor<f32>) -> ()
    }) : (tensor<4x2xf32>, tensor<3x1xi32>, tensor<3x3xf32>) -> tensor<4x2xf32>
    %239 = "stablehlo.constant"() <{value = dense<[2, 4]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %240 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %241 = "stablehlo.broadcast_in_dim"(%240) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %242 = "stablehlo.minimum"(%239, %241) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %243 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %244 = "stablehlo.broadcast_in_dim"(%243) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %245 = "stablehlo.clamp"(%244, %arg157, %242) : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %246 = "stablehlo.scatter"(%arg156, %245, %arg158) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 2]>, unique_indices = false}> ({
    ^bb0(%arg294: tensor<f32>, %arg295: tensor<f32>):
      %394 = "stablehlo.minimum"(%arg294, %arg295) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%394) : (tensor<f32>) -> ()
    }) : (tensor<3x1x5xf32>, tensor<2xi32>, tensor<1xf32>) -> tensor<3x1x5xf32>
    %247 = "stablehlo.constant"() <{value = dense<5> : tensor<1xi32>}> : () -> tensor<1xi32>
    %248 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %249 = "stablehlo.broadcast_in_dim"(%248) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %250 = "stablehlo.minimum"(%247, %249) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %251 = "stablehlo.broadcast_in_dim"(%250) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xi32>) -> tensor<4x1x1xi32>
    %252 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %253 = "stablehlo.broadcast_in_dim"(%252) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x1x1xi32>
    %254 = "stablehlo.clamp"(%253, %arg160, %251) : (tensor<4x1x1xi32>, tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi32>
    %255 = "stablehlo.scatter"(%arg159, %254, %arg161) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg292: tensor<i32>, %arg293: tensor<i32>):
      %393 = "stablehlo.minimum"(%arg292, %arg293) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%393) : (tensor<i32>) -> ()
    }) : (tensor<1x6x4xi32>, tensor<4x1x1xi32>, tensor<4x1x1x4xi32>) -> tensor<1x6x4xi32>
    %256 = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %257 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %258 = "stablehlo.broadcast_in_dim"(%257) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %259 = "stablehlo.minimum"(%256, %258) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %260 = "stablehlo.broadcast_in_dim"(%259) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<4x2xi32>
    %261 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %262 = "stablehlo.broadcast_in_dim"(%261) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x2xi32>
    %263 = "stablehlo.clamp"(%262, %arg163, %260) : (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
    %264 = "stablehlo.scatter"(%arg162, %263, %arg164) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg290: tensor<f32>, %arg291: tensor<f32>):
      %392 = "stablehlo.add"(%arg290, %arg291) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%392) : (tensor<f32>) -> ()
    }) : (tensor<2x4xf32>, tensor<4x2xi32>, tensor<4x2xf32>) -> tensor<2x4xf32>
    %265 = "stablehlo.scatter"(%arg165, %arg166, %arg167) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg288: tensor<i32>, %arg289: tensor<i32>):
      %391 = "stablehlo.minimum"(%arg288, %arg289) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%391) : (tensor<i32>) -> ()
    }) : (tensor<1x2xi32>, tensor<4x3x2xi32>, tensor<4x3xi32>) -> tensor<1x2xi32>
    %266 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
    %267 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %268 = "stablehlo.broadcast_in_dim"(%267) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %269 = "stablehlo.minimum"(%266, %268) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %270 = "stablehlo.broadcast_in_dim"(%269) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<2x1xi32>
    %271 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %272 = "stablehlo.broadcast_in_dim"(%271) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x1xi32>
    %273 = "stablehlo.clamp"(%272, %arg169, %270) : (tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %274 = "stablehlo.scatter"(%arg168, %273, %arg170) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg286: tensor<i32>, %arg287: tensor<i32>):
      %390 = "stablehlo.maximum"(%arg286, %arg287) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%390) : (tensor<i32>) -> ()
    }) : (tensor<5x5xi32>, tensor<2x1xi32>, tensor<2x3x3xi32>) -> tensor<5x5xi32>
    %275 = "stablehlo.scatter"(%arg171, %arg172, %arg173) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg284: tensor<f32>, %arg285: tensor<f32>):
      %389 = "stablehlo.add"(%arg284, %arg285) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%389) : (tensor<f32>) -> ()
    }) : (tensor<6x3xf32>, tensor<4x2x2xi32>, tensor<4x2xf32>) -> tensor<6x3xf32>
    %276 = "stablehlo.scatter"(%arg174, %arg175, %arg176) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg282: tensor<i32>, %arg283: tensor<i32>):
      "stablehlo.return"(%arg283) : (tensor<i32>) -> ()
    }) : (tensor<6x3x4xi32>, tensor<5x3xi32>, tensor<5xi32>) -> tensor<6x3x4xi32>
    %277 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %278 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %279 = "stablehlo.broadcast_in_dim"(%278) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %280 = "stablehlo.minimum"(%277, %279) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %281 = "stablehlo.broadcast_in_dim"(%280) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<3x1xi32>
    %282 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %283 = "stablehlo.broadcast_in_dim"(%282) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x1xi32>
    %284 = "stablehlo.clamp"(%283, %arg178, %281) : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %285 = "stablehlo.scatter"(%arg177, %284, %arg179) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg280: tensor<i32>, %arg281: tensor<i32>):
      %388 = "stablehlo.subtract"(%arg280, %arg281) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%388) : (tensor<i32>) -> ()
    }) : (tensor<1xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<1xi32>
    %286 = "stablehlo.scatter"(%arg180, %arg181, %arg182) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg278: tensor<ui32>, %arg279: tensor<ui32>):
      %387 = "stablehlo.maximum"(%arg278, %arg279) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%387) : (tensor<ui32>) -> ()
    }) : (tensor<6x2x1xui32>, tensor<1x2xi32>, tensor<1x2x2x1xui32>) -> tensor<6x2x1xui32>
    %287 = "stablehlo.scatter"(%arg183, %arg184, %arg185) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [2]>, unique_indices = false}> ({
    ^bb0(%arg276: tensor<i32>, %arg277: tensor<i32>):
      %386 = "stablehlo.add"(%arg276, %arg277) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%386) : (tensor<i32>) -> ()
    }) : (tensor<6x3x2xi32>, tensor<1xi32>, tensor<1x1x1xi32>) -> tensor<6x3x2xi32>
    %288 = "stablehlo.scatter"(%arg186, %arg187, %arg188) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg274: tensor<f32>, %arg275: tensor<f32>):
      %385 = "stablehlo.minimum"(%arg274, %arg275) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%385) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<1x1xi32>, tensor<1xf32>) -> tensor<4xf32>
    %289 = "stablehlo.scatter"(%arg189, %arg190, %arg191) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg272: tensor<ui32>, %arg273: tensor<ui32>):
      %384 = "stablehlo.minimum"(%arg272, %arg273) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%384) : (tensor<ui32>) -> ()
    }) : (tensor<4x5xui32>, tensor<2x4x2xi32>, tensor<2x4xui32>) -> tensor<4x5xui32>
    %290 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %291 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %292 = "stablehlo.broadcast_in_dim"(%291) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %293 = "stablehlo.minimum"(%290, %292) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %294 = "stablehlo.broadcast_in_dim"(%293) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<4x1xi32>
    %295 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %296 = "stablehlo.broadcast_in_dim"(%295) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x1xi32>
    %297 = "stablehlo.clamp"(%296, %arg193, %294) : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
    %298 = "stablehlo.scatter"(%arg192, %297, %arg194) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg270: tensor<ui32>, %arg271: tensor<ui32>):
      %383 = "stablehlo.minimum"(%arg270, %arg271) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%383) : (tensor<ui32>) -> ()
    }) : (tensor<3xui32>, tensor<4x1xi32>, tensor<4x3xui32>) -> tensor<3xui32>
    %299 = "stablehlo.scatter"(%arg195, %arg196, %arg197) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg268: tensor<i32>, %arg269: tensor<i32>):
      "stablehlo.return"(%arg269) : (tensor<i32>) -> ()
    }) : (tensor<4x1xi32>, tensor<3x4x1xi32>, tensor<3x4x2x1xi32>) -> tensor<4x1xi32>
    %300 = "stablehlo.scatter"(%arg198, %arg199, %arg200) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg266: tensor<i32>, %arg267: tensor<i32>):
      %382 = "stablehlo.minimum"(%arg266, %arg267) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%382) : (tensor<i32>) -> ()
    }) : (tensor<1x6xi32>, tensor<5x2x1xi32>, tensor<5x2x1xi32>) -> tensor<1x6xi32>
    %301 = "stablehlo.scatter"(%arg201, %arg202, %arg203) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = false}> ({
    ^bb0(%arg264: tensor<ui32>, %arg265: tensor<ui32>):
      %381 = "stablehlo.maximum"(%arg264, %arg265) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%381) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x2xui32>, tensor<2xi32>, tensor<3x1xui32>) -> tensor<3x4x2xui32>
    %302 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %303 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %304 = "stablehlo.broadcast_in_dim"(%303) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %305 = "stablehlo.minimum"(%302, %304) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %306 = "stablehlo.broadcast_in_dim"(%305) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xi32>) -> tensor<5x3x1xi32>
    %307 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %308 = "stablehlo.broadcast_in_dim"(%307) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x3x1xi32>
    %309 = "stablehlo.clamp"(%308, %arg205, %306) : (tensor<5x3x1xi32>, tensor<5x3x1xi32>, tensor<5x3x1xi32>) -> tensor<5x3x1xi32>
    %310 = "stablehlo.scatter"(%arg204, %309, %arg206) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg262: tensor<ui32>, %arg263: tensor<ui32>):
      "stablehlo.return"(%arg263) : (tensor<ui32>) -> ()
    }) : (tensor<2x5xui32>, tensor<5x3x1xi32>, tensor<5x3x2x1xui32>) -> tensor<2x5xui32>
    %311 = "stablehlo.scatter"(%arg207, %arg208, %arg209) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg260: tensor<f32>, %arg261: tensor<f32>):
      %380 = "stablehlo.maximum"(%arg260, %arg261) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%380) : (tensor<f32>) -> ()
    }) : (tensor<6x3xf32>, tensor<2x3x2xi32>, tensor<2x3xf32>) -> tensor<6x3xf32>
    %312 = "stablehlo.scatter"(%arg210, %arg211, %arg212) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3, 4], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg258: tensor<ui32>, %arg259: tensor<ui32>):
      %379 = "stablehlo.minimum"(%arg258, %arg259) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%379) : (tensor<ui32>) -> ()
    }) : (tensor<5x2x1xui32>, tensor<4x5x2xi32>, tensor<4x5x2x2x1xui32>) -> tensor<5x2x1xui32>
    %313 = "stablehlo.scatter"(%arg213, %arg214, %arg215) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg256: tensor<ui32>, %arg257: tensor<ui32>):
      %378 = "stablehlo.minimum"(%arg256, %arg257) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%378) : (tensor<ui32>) -> ()
    }) : (tensor<2xui32>, tensor<4x2x1xi32>, tensor<4x2x2xui32>) -> tensor<2xui32>
    %314 = "stablehlo.constant"() <{value = dense<[4, 0, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %315 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %316 = "stablehlo.broadcast_in_dim"(%315) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %317 = "stablehlo.minimum"(%314, %316) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %318 = "stablehlo.broadcast_in_dim"(%317) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi32>) -> tensor<2x3xi32>
    %319 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %320 = "stablehlo.broadcast_in_dim"(%319) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
    %321 = "stablehlo.clamp"(%320, %arg217, %318) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %322 = "stablehlo.scatter"(%arg216, %321, %arg218) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg254: tensor<ui8>, %arg255: tensor<ui8>):
      %377 = "stablehlo.maximum"(%arg254, %arg255) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%377) : (tensor<ui8>) -> ()
    }) : (tensor<5x2x3xui8>, tensor<2x3xi32>, tensor<2x2xui8>) -> tensor<5x2x3xui8>
    %323 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
    %324 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %325 = "stablehlo.broadcast_in_dim"(%324) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %326 = "stablehlo.minimum"(%323, %325) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %327 = "stablehlo.broadcast_in_dim"(%326) <{broadcast_dimensions = array<i64: 2>}> : (tensor<2xi32>) -> tensor<1x2x2xi32>
    %328 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %329 = "stablehlo.broadcast_in_dim"(%328) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2x2xi32>
    %330 = "stablehlo.clamp"(%329, %arg220, %327) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %331 = "stablehlo.scatter"(%arg219, %330, %arg221) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3, 4], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg252: tensor<i32>, %arg253: tensor<i32>):
      %376 = "stablehlo.maximum"(%arg252, %arg253) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%376) : (tensor<i32>) -> ()
    }) : (tensor<3x6x2xi32>, tensor<1x2x2xi32>, tensor<1x2x2x3x1xi32>) -> tensor<3x6x2xi32>
    %332 = "stablehlo.constant"() <{value = dense<[5, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %333 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %334 = "stablehlo.broadcast_in_dim"(%333) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %335 = "stablehlo.minimum"(%332, %334) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %336 = "stablehlo.broadcast_in_dim"(%335) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<1x2xi32>
    %337 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %338 = "stablehlo.broadcast_in_dim"(%337) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x2xi32>
    %339 = "stablehlo.clamp"(%338, %arg223, %336) : (tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
    %340 = "stablehlo.scatter"(%arg222, %339, %arg224) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1, 2], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg250: tensor<ui32>, %arg251: tensor<ui32>):
      %375 = "stablehlo.minimum"(%arg250, %arg251) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%375) : (tensor<ui32>) -> ()
    }) : (tensor<3x6x3xui32>, tensor<1x2xi32>, tensor<1x3xui32>) -> tensor<3x6x3xui32>
    %341 = "stablehlo.scatter"(%arg225, %arg226, %arg227) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg248: tensor<f32>, %arg249: tensor<f32>):
      %374 = "stablehlo.subtract"(%arg248, %arg249) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%374) : (tensor<f32>) -> ()
    }) : (tensor<5x2xf32>, tensor<4x4x2xi32>, tensor<4x4xf32>) -> tensor<5x2xf32>
    %342 = "stablehlo.constant"() <{value = dense<[4, 1, 1]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %343 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %344 = "stablehlo.broadcast_in_dim"(%343) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %345 = "stablehlo.minimum"(%342, %344) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %346 = "stablehlo.broadcast_in_dim"(%345) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi32>) -> tensor<1x3xi32>
    %347 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %348 = "stablehlo.broadcast_in_dim"(%347) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x3xi32>
    %349 = "stablehlo.clamp"(%348, %arg229, %346) : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    %350 = "stablehlo.scatter"(%arg228, %349, %arg230) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg246: tensor<i32>, %arg247: tensor<i32>):
      %373 = "stablehlo.minimum"(%arg246, %arg247) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%373) : (tensor<i32>) -> ()
    }) : (tensor<5x4x2xi32>, tensor<1x3xi32>, tensor<1x3x1xi32>) -> tensor<5x4x2xi32>
    %351 = "stablehlo.constant"() <{value = dense<4> : tensor<2xi32>}> : () -> tensor<2xi32>
    %352 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %353 = "stablehlo.broadcast_in_dim"(%352) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %354 = "stablehlo.minimum"(%351, %353) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %355 = "stablehlo.broadcast_in_dim"(%354) <{broadcast_dimensions = array<i64: 2>}> : (tensor<2xi32>) -> tensor<2x5x2xi32>
    %356 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %357 = "stablehlo.broadcast_in_dim"(%356) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5x2xi32>
    %358 = "stablehlo.clamp"(%357, %arg232, %355) : (tensor<2x5x2xi32>, tensor<2x5x2xi32>, tensor<2x5x2xi32>) -> tensor<2x5x2xi32>
    %359 = "stablehlo.scatter"(%arg231, %358, %arg233) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg244: tensor<ui32>, %arg245: tensor<ui32>):
      %372 = "stablehlo.maximum"(%arg244, %arg245) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%372) : (tensor<ui32>) -> ()
    }) : (tensor<5x5xui32>, tensor<2x5x2xi32>, tensor<2x5x1xui32>) -> tensor<5x5xui32>
    %360 = "stablehlo.scatter"(%arg234, %arg235, %arg236) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg242: tensor<i32>, %arg243: tensor<i32>):
      %371 = "stablehlo.add"(%arg242, %arg243) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%371) : (tensor<i32>) -> ()
    }) : (tensor<3x3xi32>, tensor<5x2xi32>, tensor<5x3xi32>) -> tensor<3x3xi32>
    %361 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %362 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %363 = "stablehlo.broadcast_in_dim"(%362) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %364 = "stablehlo.minimum"(%361, %363) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %365 = "stablehlo.broadcast_in_dim"(%364) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<5x1xi32>
    %366 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %367 = "stablehlo.broadcast_in_dim"(%366) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1xi32>
    %368 = "stablehlo.clamp"(%367, %arg238, %365) : (tensor<5x1xi32>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    %369 = "stablehlo.scatter"(%arg237, %368, %arg239) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg240: tensor<ui8>, %arg241: tensor<ui8>):
      %370 = "stablehlo.add"(%arg240, %arg241) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%370) : (tensor<ui8>) -> ()
    }) : (tensor<3xui8>, tensor<5x1xi32>, tensor<5x2xui8>) -> tensor<3xui8>
    "func.return"(%0, %1, %9, %18, %19, %20, %21, %29, %30, %31, %32, %33, %41, %42, %43, %44, %53, %54, %63, %64, %65, %66, %75, %84, %93, %102, %111, %120, %121, %130, %131, %140, %149, %150, %159, %168, %176, %177, %186, %195, %196, %197, %198, %199, %208, %216, %217, %218, %219, %220, %229, %238, %246, %255, %264, %265, %274, %275, %276, %285, %286, %287, %288, %289, %298, %299, %300, %301, %310, %311, %312, %313, %322, %331, %340, %341, %350, %359, %360, %369) : (tensor<4x3xi32>, tensor<3x1xi32>, tensor<1x2xi32>, tensor<6x2xf32>, tensor<6x5x5xf32>, tensor<6x3x3xf32>, tensor<2x6xui8>, tensor<6xi32>, tensor<2xf32>, tensor<1xi32>, tensor<4xui8>, tensor<5x3x3xui8>, tensor<4x2xui8>, tensor<3x5xf32>, tensor<4xi32>, tensor<1x2x6xui32>, tensor<1x1x4xi32>, tensor<3x2xf32>, tensor<1x1x2xi32>, tensor<6xf32>, tensor<4x3x2xi32>, tensor<4x5xui32>, tensor<2x1xf32>, tensor<4x6x5xui32>, tensor<1x6x6xui8>, tensor<5xui32>, tensor<4x2x6xi32>, tensor<4x1xi32>, tensor<1xui32>, tensor<5x6x2xui32>, tensor<3xf32>, tensor<1xi32>, tensor<2x5x4xui8>, tensor<6xi32>, tensor<6xui32>, tensor<1x5x5xui8>, tensor<5x1x1xi32>, tensor<2x3xui8>, tensor<1xf32>, tensor<3xi32>, tensor<1x5xi32>, tensor<6x4x5xi32>, tensor<4xf32>, tensor<6x5x6xui8>, tensor<4x5xui32>, tensor<3x1x5xi32>, tensor<2x5x1xui32>, tensor<2x4x3xf32>, tensor<4x3xui8>, tensor<3x2x5xui8>, tensor<2x1x1xui8>, tensor<4x2xf32>, tensor<3x1x5xf32>, tensor<1x6x4xi32>, tensor<2x4xf32>, tensor<1x2xi32>, tensor<5x5xi32>, tensor<6x3xf32>, tensor<6x3x4xi32>, tensor<1xi32>, tensor<6x2x1xui32>, tensor<6x3x2xi32>, tensor<4xf32>, tensor<4x5xui32>, tensor<3xui32>, tensor<4x1xi32>, tensor<1x6xi32>, tensor<3x4x2xui32>, tensor<2x5xui32>, tensor<6x3xf32>, tensor<5x2x1xui32>, tensor<2xui32>, tensor<5x2x3xui8>, tensor<3x6x2xi32>, tensor<3x6x3xui32>, tensor<5x2xf32>, tensor<5x4x2xi32>, tensor<5x5xui32>, tensor<3x3xi32>, tensor<3xui8>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
