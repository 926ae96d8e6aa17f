"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<10xf16>, tensor<10xf16>, tensor<10xf16>, tensor<10xf16>, tensor<7xf16>, tensor<7xf16>, tensor<7xf16>, tensor<7xf16>, tensor<40xf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<10xbf16>, tensor<10xbf16>, tensor<10xbf16>, tensor<10xbf16>, tensor<7xbf16>, tensor<7xbf16>, tensor<7xbf16>, tensor<7xbf16>, tensor<40xbf16>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<40xf32>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<10xf64>, tensor<10xf64>, tensor<10xf64>, tensor<10xf64>, tensor<7xf64>, tensor<7xf64>, tensor<7xf64>, tensor<7xf64>, tensor<40xf64>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>, tensor<24xui16>, tensor<24xui16>, tensor<24xui16>, tensor<24xui16>, tensor<24xui16>, tensor<24xui16>, tensor<24xui16>, tensor<24xui16>, tensor<24xui16>, tensor<24xui16>, tensor<24xui16>, tensor<24xui16>, tensor<24xui32>, tensor<24xui32>, tensor<24xui32>, tensor<24xui32>, tensor<24xui32>, tensor<24xui32>, tensor<24xui32>, tensor<24xui32>, tensor<24xui32>, tensor<24xui32>, tensor<24xui32>, tensor<24xui32>, tensor<24xui64>, tensor<24xui64>, tensor<24xui64>, tensor<24xui64>, tensor<24xui64>, tensor<24xui64>, tensor<24xui64>, tensor<24xui64>, tensor<24xui64>, tensor<24xui64>, tensor<24xui64>, tensor<24xui64>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xf32>, tensor<8xi32>, tensor<8xf16>, tensor<8xbf16>, tensor<8xf64>, tensor<8xui64>, tensor<8xui32>, tensor<8xf32>, tensor<4x2xui8>, tensor<8xi64>, tensor<4x2xui32>, tensor<51xf32>, tensor<51xbf16>, tensor<51xf32>, tensor<51xbf16>, tensor<51xf32>, tensor<51xbf16>, tensor<51xf32>, tensor<51xbf16>, tensor<51xf32>, tensor<51xbf16>, tensor<51xf32>, tensor<51xbf16>, tensor<51xf32>, tensor<51xbf16>) -> (tensor<40xbf16>, tensor<40xf32>, tensor<40xf64>, tensor<10xi8>, tensor<10xi16>, tensor<10xi32>, tensor<10xi64>, tensor<7xui8>, tensor<7xui16>, tensor<7xui32>, tensor<7xui64>, tensor<40xi1>, tensor<40xf16>, tensor<40xf32>, tensor<40xf64>, tensor<10xi8>, tensor<10xi16>, tensor<10xi32>, tensor<10xi64>, tensor<7xui8>, tensor<7xui16>, tensor<7xui32>, tensor<7xui64>, tensor<40xi1>, tensor<40xf16>, tensor<40xbf16>, tensor<40xf64>, tensor<10xi8>, tensor<10xi16>, tensor<10xi32>, tensor<10xi64>, tensor<7xui8>, tensor<7xui16>, tensor<7xui32>, tensor<7xui64>, tensor<40xi1>, tensor<40xf16>, tensor<40xbf16>, tensor<40xf32>, tensor<10xi8>, tensor<10xi16>, tensor<10xi32>, tensor<10xi64>, tensor<7xui8>, tensor<7xui16>, tensor<7xui32>, tensor<7xui64>, tensor<40xi1>, tensor<24xf16>, tensor<24xbf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xi1>, tensor<24xf16>, tensor<24xbf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xi8>, tensor<24xi32>, tensor<24xi64>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xi1>, tensor<24xf16>, tensor<24xbf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xi8>, tensor<24xi16>, tensor<24xi64>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xi1>, tensor<24xf16>, tensor<24xbf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xi1>, tensor<24xf16>, tensor<24xbf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xi1>, tensor<24xf16>, tensor<24xbf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui8>, tensor<24xui32>, tensor<24xui64>, tensor<24xi1>, tensor<24xf16>, tensor<24xbf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui8>, tensor<24xui16>, tensor<24xui64>, tensor<24xi1>, tensor<24xf16>, tensor<24xbf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xi1>, tensor<8xf16>, tensor<8xbf16>, tensor<8xf32>, tensor<8xf64>, tensor<8xi8>, tensor<8xi16>, tensor<8xi32>, tensor<8xi64>, tensor<8xui8>, tensor<8xui16>, tensor<8xui32>, tensor<8xui64>, tensor<8xi32>, tensor<8xf32>, tensor<8xui16>, tensor<8xi16>, tensor<8xi64>, tensor<8xf64>, tensor<8xi32>, tensor<8x4xui8>, tensor<4xi16>, tensor<8x2xi32>, tensor<4xf64>, tensor<51xf32>, tensor<51xbf16>, tensor<51xf32>, tensor<51xbf16>, tensor<51xf32>, tensor<51xbf16>, tensor<51xf32>, tensor<51xbf16>, tensor<51xf32>, tensor<51xbf16>, tensor<51xf32>, tensor<51xbf16>, tensor<51xf32>, tensor<51xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}, {jax.result_info = "result[50]"}, {jax.result_info = "result[51]"}, {jax.result_info = "result[52]"}, {jax.result_info = "result[53]"}, {jax.result_info = "result[54]"}, {jax.result_info = "result[55]"}, {jax.result_info = "result[56]"}, {jax.result_info = "result[57]"}, {jax.result_info = "result[58]"}, {jax.result_info = "result[59]"}, {jax.result_info = "result[60]"}, {jax.result_info = "result[61]"}, {jax.result_info = "result[62]"}, {jax.result_info = "result[63]"}, {jax.result_info = "result[64]"}, {jax.result_info = "result[65]"}, {jax.result_info = "result[66]"}, {jax.result_info = "result[67]"}, {jax.result_info = "result[68]"}, {jax.result_info = "result[69]"}, {jax.result_info = "result[70]"}, {jax.result_info = "result[71]"}, {jax.result_info = "result[72]"}, {jax.result_info = "result[73]"}, {jax.result_info = "result[74]"}, {jax.result_info = "result[75]"}, {jax.result_info = "result[76]"}, {jax.result_info = "result[77]"}, {jax.result_info = "result[78]"}, {jax.result_info = "result[79]"}, {jax.result_info = "result[80]"}, {jax.result_info = "result[81]"}, {jax.result_info = "result[82]"}, {jax.result_info = "result[83]"}, {jax.result_info = "result[84]"}, {jax.result_info = "result[85]"}, {jax.result_info = "result[86]"}, {jax.result_info = "result[87]"}, {jax.result_info = "result[88]"}, {jax.result_info = "result[89]"}, {jax.result_info = "result[90]"}, {jax.result_info = "result[91]"}, {jax.result_info = "result[92]"}, {jax.result_info = "result[93]"}, {jax.result_info = "result[94]"}, {jax.result_info = "result[95]"}, {jax.result_info = "result[96]"}, {jax.result_info = "result[97]"}, {jax.result_info = "result[98]"}, {jax.result_info = "result[99]"}, {jax.result_info = "result[100]"}, {jax.result_info = "result[101]"}, {jax.result_info = "result[102]"}, {jax.result_info = "result[103]"}, {jax.result_info = "result[104]"}, {jax.result_info = "result[105]"}, {jax.result_info = "result[106]"}, {jax.result_info = "result[107]"}, {jax.result_info = "result[108]"}, {jax.result_info = "result[109]"}, {jax.result_info = "result[110]"}, {jax.result_info = "result[111]"}, {jax.result_info = "result[112]"}, {jax.result_info = "result[113]"}, {jax.result_info = "result[114]"}, {jax.result_info = "result[115]"}, {jax.result_info = "result[116]"}, {jax.result_info = "result[117]"}, {jax.result_info = "result[118]"}, {jax.result_info = "result[119]"}, {jax.result_info = "result[120]"}, {jax.result_info = "result[121]"}, {jax.result_info = "result[122]"}, {jax.result_info = "result[123]"}, {jax.result_info = "result[124]"}, {jax.result_info = "result[125]"}, {jax.result_info = "result[126]"}, {jax.result_info = "result[127]"}, {jax.result_info = "result[128]"}, {jax.result_info = "result[129]"}, {jax.result_info = "result[130]"}, {jax.result_info = "result[131]"}, {jax.result_info = "result[132]"}, {jax.result_info = "result[133]"}, {jax.result_info = "result[134]"}, {jax.result_info = "result[135]"}, {jax.result_info = "result[136]"}, {jax.result_info = "result[137]"}, {jax.result_info = "result[138]"}, {jax.result_info = "result[139]"}, {jax.result_info = "result[140]"}, {jax.result_info = "result[141]"}, {jax.result_info = "result[142]"}, {jax.result_info = "result[143]"}, {jax.result_info = "result[144]"}, {jax.result_info = "result[145]"}, {jax.result_info = "result[146]"}, {jax.result_info = "result[147]"}, {jax.result_info = "result[148]"}, {jax.result_info = "result[149]"}, {jax.result_info = "result[150]"}, {jax.result_info = "result[151]"}, {jax.result_info = "result[152]"}, {jax.result_info = "result[153]"}, {jax.result_info = "result[154]"}, {jax.result_info = "result[155]"}, {jax.result_info = "result[156]"}, {jax.result_info = "result[157]"}, {jax.result_info = "result[158]"}, {jax.result_info = "result[159]"}, {jax.result_info = "result[160]"}, {jax.result_info = "result[161]"}, {jax.result_info = "result[162]"}, {jax.result_info = "result[163]"}, {jax.result_info = "result[164]"}, {jax.result_info = "result[165]"}, {jax.result_info = "result[166]"}, {jax.result_info = "result[167]"}, {jax.result_info = "result[168]"}, {jax.result_info = "result[169]"}, {jax.result_info = "result[170]"}, {jax.result_info = "result[171]"}, {jax.result_info = "result[172]"}, {jax.result_info = "result[173]"}, {jax.result_info = "result[174]"}, {jax.result_info = "result[175]"}, {jax.result_info = "result[176]"}, {jax.result_info = "result[177]"}, {jax.result_info = "result[178]"}, {jax.result_info = "result[179]"}, {jax.result_info = "result[180]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<40xf16>, %arg1: tensor<40xf16>, %arg2: tensor<40xf16>, %arg3: tensor<10xf16>, %arg4: tensor<10xf16>, %arg5: tensor<10xf16>, %arg6: tensor<10xf16>, %arg7: tensor<7xf16>, %arg8: tensor<7xf16>, %arg9: tensor<7xf16>, %arg10: tensor<7xf16>, %arg11: tensor<40xf16>, %arg12: tensor<40xbf16>, %arg13: tensor<40xbf16>, %arg14: tensor<40xbf16>, %arg15: tensor<10xbf16>, %arg16: tensor<10xbf16>, %arg17: tensor<10xbf16>, %arg18: tensor<10xbf16>, %arg19: tensor<7xbf16>, %arg20: tensor<7xbf16>, %arg21: tensor<7xbf16>, %arg22: tensor<7xbf16>, %arg23: tensor<40xbf16>, %arg24: tensor<40xf32>, %arg25: tensor<40xf32>, %arg26: tensor<40xf32>, %arg27: tensor<10xf32>, %arg28: tensor<10xf32>, %arg29: tensor<10xf32>, %arg30: tensor<10xf32>, %arg31: tensor<7xf32>, %arg32: tensor<7xf32>, %arg33: tensor<7xf32>, %arg34: tensor<7xf32>, %arg35: tensor<40xf32>, %arg36: tensor<40xf64>, %arg37: tensor<40xf64>, %arg38: tensor<40xf64>, %arg39: tensor<10xf64>, %arg40: tensor<10xf64>, %arg41: tensor<10xf64>, %arg42: tensor<10xf64>, %arg43: tensor<7xf64>, %arg44: tensor<7xf64>, %arg45: tensor<7xf64>, %arg46: tensor<7xf64>, %arg47: tensor<40xf64>, %arg48: tensor<24xi8>, %arg49: tensor<24xi8>, %arg50: tensor<24xi8>, %arg51: tensor<24xi8>, %arg52: tensor<24xi8>, %arg53: tensor<24xi8>, %arg54: tensor<24xi8>, %arg55: tensor<24xi8>, %arg56: tensor<24xi8>, %arg57: tensor<24xi8>, %arg58: tensor<24xi8>, %arg59: tensor<24xi8>, %arg60: tensor<24xi16>, %arg61: tensor<24xi16>, %arg62: tensor<24xi16>, %arg63: tensor<24xi16>, %arg64: tensor<24xi16>, %arg65: tensor<24xi16>, %arg66: tensor<24xi16>, %arg67: tensor<24xi16>, %arg68: tensor<24xi16>, %arg69: tensor<24xi16>, %arg70: tensor<24xi16>, %arg71: tensor<24xi16>, %arg72: tensor<24xi32>, %arg73: tensor<24xi32>, %arg74: tensor<24xi32>, %arg75: tensor<24xi32>, %arg76: tensor<24xi32>, %arg77: tensor<24xi32>, %arg78: tensor<24xi32>, %arg79: tensor<24xi32>, %arg80: tensor<24xi32>, %arg81: tensor<24xi32>, %arg82: tensor<24xi32>, %arg83: tensor<24xi32>, %arg84: tensor<24xi64>, %arg85: tensor<24xi64>, %arg86: tensor<24xi64>, %arg87: tensor<24xi64>, %arg88: tensor<24xi64>, %arg89: tensor<24xi64>, %arg90: tensor<24xi64>, %arg91: tensor<24xi64>, %arg92: tensor<24xi64>, %arg93: tensor<24xi64>, %arg94: tensor<24xi64>, %arg95: tensor<24xi64>, %arg96: tensor<24xui8>, %arg97: tensor<24xui8>, %arg98: tensor<24xui8>, %arg99: tensor<24xui8>, %arg100: tensor<24xui8>, %arg101: tensor<24xui8>, %arg102: tensor<24xui8>, %arg103: tensor<24xui8>, %arg104: tensor<24xui8>, %arg105: tensor<24xui8>, %arg106: tensor<24xui8>, %arg107: tensor<24xui8>, %arg108: tensor<24xui16>, %arg109: tensor<24xui16>, %arg110: tensor<24xui16>, %arg111: tensor<24xui16>, %arg112: tensor<24xui16>, %arg113: tensor<24xui16>, %arg114: tensor<24xui16>, %arg115: tensor<24xui16>, %arg116: tensor<24xui16>, %arg117: tensor<24xui16>, %arg118: tensor<24xui16>, %arg119: tensor<24xui16>, %arg120: tensor<24xui32>, %arg121: tensor<24xui32>, %arg122: tensor<24xui32>, %arg123: tensor<24xui32>, %arg124: tensor<24xui32>, %arg125: tensor<24xui32>, %arg126: tensor<24xui32>, %arg127: tensor<24xui32>, %arg128: tensor<24xui32>, %arg129: tensor<24xui32>, %arg130: tensor<24xui32>, %arg131: tensor<24xui32>, %arg132: tensor<24xui64>, %arg133: tensor<24xui64>, %arg134: tensor<24xui64>, %arg135: tensor<24xui64>, %arg136: tensor<24xui64>, %arg137: tensor<24xui64>, %arg138: tensor<24xui64>, %arg139: tensor<24xui64>, %arg140: tensor<24xui64>, %arg141: tensor<24xui64>, %arg142: tensor<24xui64>, %arg143: tensor<24xui64>, %arg144: tensor<8xi1>, %arg145: tensor<8xi1>, %arg146: tensor<8xi1>, %arg147: tensor<8xi1>, %arg148: tensor<8xi1>, %arg149: tensor<8xi1>, %arg150: tensor<8xi1>, %arg151: tensor<8xi1>, %arg152: tensor<8xi1>, %arg153: tensor<8xi1>, %arg154: tensor<8xi1>, %arg155: tensor<8xi1>, %arg156: tensor<8xf32>, %arg157: tensor<8xi32>, %arg158: tensor<8xf16>, %arg159: tensor<8xbf16>, %arg160: tensor<8xf64>, %arg161: tensor<8xui64>, %arg162: tensor<8xui32>, %arg163: tensor<8xf32>, %arg164: tensor<4x2xui8>, %arg165: tensor<8xi64>, %arg166: tensor<4x2xui32>, %arg167: tensor<51xf32>, %arg168: tensor<51xbf16>, %arg169: tensor<51xf32>, %arg170: tensor<51xbf16>, %arg171: tensor<51xf32>, %arg172: tensor<51xbf16>, %arg173: tensor<51xf32>, %arg174: tensor<51xbf16>, %arg175: tensor<51xf32>, %arg176: tensor<51xbf16>, %arg177: tensor<51xf32>, %arg178: tensor<51xbf16>, %arg179: tensor<51xf32>, %arg180: tensor<51xbf16>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<40xf16>) -> tensor<40xbf16>
    %1 = "stablehlo.convert"(%arg1) : (tensor<40xf16>) -> tensor<40xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<40xf16>) -> tensor<40xf64>
    %3 = "stablehlo.convert"(%arg3) : (tensor<10xf16>) -> tensor<10xi8>
    %4 = "stablehlo.convert"(%arg4) : (tensor<10xf16>) -> tensor<10xi16>
    %5 = "stablehlo.convert"(%arg5) : (tensor<10xf16>) -> tensor<10xi32>
    %6 = "stablehlo.convert"(%arg6) : (tensor<10xf16>) -> tensor<10xi64>
    %7 = "stablehlo.convert"(%arg7) : (tensor<7xf16>) -> tensor<7xui8>
    %8 = "stablehlo.convert"(%arg8) : (tensor<7xf16>) -> tensor<7xui16>
    %9 = "stablehlo.convert"(%arg9) : (tensor<7xf16>) -> tensor<7xui32>
    %10 = "stablehlo.convert"(%arg10) : (tensor<7xf16>) -> tensor<7xui64>
    %11 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<40xf16>
    %13 = "stablehlo.compare"(%arg11, %12) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<40xf16>, tensor<40xf16>) -> tensor<40xi1>
    %14 = "stablehlo.convert"(%13) : (tensor<40xi1>) -> tensor<40xi1>
    %15 = "stablehlo.convert"(%arg12) : (tensor<40xbf16>) -> tensor<40xf16>
    %16 = "stablehlo.convert"(%arg13) : (tensor<40xbf16>) -> tensor<40xf32>
    %17 = "stablehlo.convert"(%arg14) : (tensor<40xbf16>) -> tensor<40xf64>
    %18 = "stablehlo.convert"(%arg15) : (tensor<10xbf16>) -> tensor<10xi8>
    %19 = "stablehlo.convert"(%arg16) : (tensor<10xbf16>) -> tensor<10xi16>
    %20 = "stablehlo.convert"(%arg17) : (tensor<10xbf16>) -> tensor<10xi32>
    %21 = "stablehlo.convert"(%arg18) : (tensor<10xbf16>) -> tensor<10xi64>
    %22 = "stablehlo.convert"(%arg19) : (tensor<7xbf16>) -> tensor<7xui8>
    %23 = "stablehlo.convert"(%arg20) : (tensor<7xbf16>) -> tensor<7xui16>
    %24 = "stablehlo.convert"(%arg21) : (tensor<7xbf16>) -> tensor<7xui32>
    %25 = "stablehlo.convert"(%arg22) : (tensor<7xbf16>) -> tensor<7xui64>
    %26 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<40xbf16>
    %28 = "stablehlo.compare"(%arg23, %27) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<40xbf16>, tensor<40xbf16>) -> tensor<40xi1>
    %29 = "stablehlo.convert"(%28) : (tensor<40xi1>) -> tensor<40xi1>
    %30 = "stablehlo.convert"(%arg24) : (tensor<40xf32>) -> tensor<40xf16>
    %31 = "stablehlo.convert"(%arg25) : (tensor<40xf32>) -> tensor<40xbf16>
    %32 = "stablehlo.convert"(%arg26) : (tensor<40xf32>) -> tensor<40xf64>
    %33 = "stablehlo.convert"(%arg27) : (tensor<10xf32>) -> tensor<10xi8>
    %34 = "stablehlo.convert"(%arg28) : (tensor<10xf32>) -> tensor<10xi16>
    %35 = "stablehlo.convert"(%arg29) : (tensor<10xf32>) -> tensor<10xi32>
    %36 = "stablehlo.convert"(%arg30) : (tensor<10xf32>) -> tensor<10xi64>
    %37 = "stablehlo.convert"(%arg31) : (tensor<7xf32>) -> tensor<7xui8>
    %38 = "stablehlo.convert"(%arg32) : (tensor<7xf32>) -> tensor<7xui16>
    %39 = "stablehlo.convert"(%arg33) : (tensor<7xf32>) -> tensor<7xui32>
    %40 = "stablehlo.convert"(%arg34) : (tensor<7xf32>) -> tensor<7xui64>
    %41 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<40xf32>
    %43 = "stablehlo.compare"(%arg35, %42) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xi1>
    %44 = "stablehlo.convert"(%43) : (tensor<40xi1>) -> tensor<40xi1>
    %45 = "stablehlo.convert"(%arg36) : (tensor<40xf64>) -> tensor<40xf16>
    %46 = "stablehlo.convert"(%arg37) : (tensor<40xf64>) -> tensor<40xbf16>
    %47 = "stablehlo.convert"(%arg38) : (tensor<40xf64>) -> tensor<40xf32>
    %48 = "stablehlo.convert"(%arg39) : (tensor<10xf64>) -> tensor<10xi8>
    %49 = "stablehlo.convert"(%arg40) : (tensor<10xf64>) -> tensor<10xi16>
    %50 = "stablehlo.convert"(%arg41) : (tensor<10xf64>) -> tensor<10xi32>
    %51 = "stablehlo.convert"(%arg42) : (tensor<10xf64>) -> tensor<10xi64>
    %52 = "stablehlo.convert"(%arg43) : (tensor<7xf64>) -> tensor<7xui8>
    %53 = "stablehlo.convert"(%arg44) : (tensor<7xf64>) -> tensor<7xui16>
    %54 = "stablehlo.convert"(%arg45) : (tensor<7xf64>) -> tensor<7xui32>
    %55 = "stablehlo.convert"(%arg46) : (tensor<7xf64>) -> tensor<7xui64>
    %56 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<40xf64>
    %58 = "stablehlo.compare"(%arg47, %57) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<40xf64>, tensor<40xf64>) -> tensor<40xi1>
    %59 = "stablehlo.convert"(%58) : (tensor<40xi1>) -> tensor<40xi1>
    %60 = "stablehlo.convert"(%arg48) : (tensor<24xi8>) -> tensor<24xf16>
    %61 = "stablehlo.convert"(%arg49) : (tensor<24xi8>) -> tensor<24xbf16>
    %62 = "stablehlo.convert"(%arg50) : (tensor<24xi8>) -> tensor<24xf32>
    %63 = "stablehlo.convert"(%arg51) : (tensor<24xi8>) -> tensor<24xf64>
    %64 = "stablehlo.convert"(%arg52) : (tensor<24xi8>) -> tensor<24xi16>
    %65 = "stablehlo.convert"(%arg53) : (tensor<24xi8>) -> tensor<24xi32>
    %66 = "stablehlo.convert"(%arg54) : (tensor<24xi8>) -> tensor<24xi64>
    %67 = "stablehlo.convert"(%arg55) : (tensor<24xi8>) -> tensor<24xui8>
    %68 = "stablehlo.convert"(%arg56) : (tensor<24xi8>) -> tensor<24xui16>
    %69 = "stablehlo.convert"(%arg57) : (tensor<24xi8>) -> tensor<24xui32>
    %70 = "stablehlo.convert"(%arg58) : (tensor<24xi8>) -> tensor<24xui64>
    %71 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<i8>) -> tensor<24xi8>
    %73 = "stablehlo.compare"(%arg59, %72) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<24xi8>, tensor<24xi8>) -> tensor<24xi1>
    %74 = "stablehlo.convert"(%73) : (tensor<24xi1>) -> tensor<24xi1>
    %75 = "stablehlo.convert"(%arg60) : (tensor<24xi16>) -> tensor<24xf16>
    %76 = "stablehlo.convert"(%arg61) : (tensor<24xi16>) -> tensor<24xbf16>
    %77 = "stablehlo.convert"(%arg62) : (tensor<24xi16>) -> tensor<24xf32>
    %78 = "stablehlo.convert"(%arg63) : (tensor<24xi16>) -> tensor<24xf64>
    %79 = "stablehlo.convert"(%arg64) : (tensor<24xi16>) -> tensor<24xi8>
    %80 = "stablehlo.convert"(%arg65) : (tensor<24xi16>) -> tensor<24xi32>
    %81 = "stablehlo.convert"(%arg66) : (tensor<24xi16>) -> tensor<24xi64>
    %82 = "stablehlo.convert"(%arg67) : (tensor<24xi16>) -> tensor<24xui8>
    %83 = "stablehlo.convert"(%arg68) : (tensor<24xi16>) -> tensor<24xui16>
    %84 = "stablehlo.convert"(%arg69) : (tensor<24xi16>) -> tensor<24xui32>
    %85 = "stablehlo.convert"(%arg70) : (tensor<24xi16>) -> tensor<24xui64>
    %86 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<24xi16>
    %88 = "stablehlo.compare"(%arg71, %87) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<24xi16>, tensor<24xi16>) -> tensor<24xi1>
    %89 = "stablehlo.convert"(%88) : (tensor<24xi1>) -> tensor<24xi1>
    %90 = "stablehlo.convert"(%arg72) : (tensor<24xi32>) -> tensor<24xf16>
    %91 = "stablehlo.convert"(%arg73) : (tensor<24xi32>) -> tensor<24xbf16>
    %92 = "stablehlo.convert"(%arg74) : (tensor<24xi32>) -> tensor<24xf32>
    %93 = "stablehlo.convert"(%arg75) : (tensor<24xi32>) -> tensor<24xf64>
    %94 = "stablehlo.convert"(%arg76) : (tensor<24xi32>) -> tensor<24xi8>
    %95 = "stablehlo.convert"(%arg77) : (tensor<24xi32>) -> tensor<24xi16>
    %96 = "stablehlo.convert"(%arg78) : (tensor<24xi32>) -> tensor<24xi64>
    %97 = "stablehlo.convert"(%arg79) : (tensor<24xi32>) -> tensor<24xui8>
    %98 = "stablehlo.convert"(%arg80) : (tensor<24xi32>) -> tensor<24xui16>
    %99 = "stablehlo.convert"(%arg81) : (tensor<24xi32>) -> tensor<24xui32>
    %100 = "stablehlo.convert"(%arg82) : (tensor<24xi32>) -> tensor<24xui64>
    %101 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<24xi32>
    %103 = "stablehlo.compare"(%arg83, %102) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %104 = "stablehlo.convert"(%103) : (tensor<24xi1>) -> tensor<24xi1>
    %105 = "stablehlo.convert"(%arg84) : (tensor<24xi64>) -> tensor<24xf16>
    %106 = "stablehlo.convert"(%arg85) : (tensor<24xi64>) -> tensor<24xbf16>
    %107 = "stablehlo.convert"(%arg86) : (tensor<24xi64>) -> tensor<24xf32>
    %108 = "stablehlo.convert"(%arg87) : (tensor<24xi64>) -> tensor<24xf64>
    %109 = "stablehlo.convert"(%arg88) : (tensor<24xi64>) -> tensor<24xi8>
    %110 = "stablehlo.convert"(%arg89) : (tensor<24xi64>) -> tensor<24xi16>
    %111 = "stablehlo.convert"(%arg90) : (tensor<24xi64>) -> tensor<24xi32>
    %112 = "stablehlo.convert"(%arg91) : (tensor<24xi64>) -> tensor<24xui8>
    %113 = "stablehlo.convert"(%arg92) : (tensor<24xi64>) -> tensor<24xui16>
    %114 = "stablehlo.convert"(%arg93) : (tensor<24xi64>) -> tensor<24xui32>
    %115 = "stablehlo.convert"(%arg94) : (tensor<24xi64>) -> tensor<24xui64>
    %116 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<24xi64>
    %118 = "stablehlo.compare"(%arg95, %117) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<24xi64>, tensor<24xi64>) -> tensor<24xi1>
    %119 = "stablehlo.convert"(%118) : (tensor<24xi1>) -> tensor<24xi1>
    %120 = "stablehlo.convert"(%arg96) : (tensor<24xui8>) -> tensor<24xf16>
    %121 = "stablehlo.convert"(%arg97) : (tensor<24xui8>) -> tensor<24xbf16>
    %122 = "stablehlo.convert"(%arg98) : (tensor<24xui8>) -> tensor<24xf32>
    %123 = "stablehlo.convert"(%arg99) : (tensor<24xui8>) -> tensor<24xf64>
    %124 = "stablehlo.convert"(%arg100) : (tensor<24xui8>) -> tensor<24xi8>
    %125 = "stablehlo.convert"(%arg101) : (tensor<24xui8>) -> tensor<24xi16>
    %126 = "stablehlo.convert"(%arg102) : (tensor<24xui8>) -> tensor<24xi32>
    %127 = "stablehlo.convert"(%arg103) : (tensor<24xui8>) -> tensor<24xi64>
    %128 = "stablehlo.convert"(%arg104) : (tensor<24xui8>) -> tensor<24xui16>
    %129 = "stablehlo.convert"(%arg105) : (tensor<24xui8>) -> tensor<24xui32>
    %130 = "stablehlo.convert"(%arg106) : (tensor<24xui8>) -> tensor<24xui64>
    %131 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %132 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<24xui8>
    %133 = "stablehlo.compare"(%arg107, %132) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<24xui8>, tensor<24xui8>) -> tensor<24xi1>
    %134 = "stablehlo.convert"(%133) : (tensor<24xi1>) -> tensor<24xi1>
    %135 = "stablehlo.convert"(%arg108) : (tensor<24xui16>) -> tensor<24xf16>
    %136 = "stablehlo.convert"(%arg109) : (tensor<24xui16>) -> tensor<24xbf16>
    %137 = "stablehlo.convert"(%arg110) : (tensor<24xui16>) -> tensor<24xf32>
    %138 = "stablehlo.convert"(%arg111) : (tensor<24xui16>) -> tensor<24xf64>
    %139 = "stablehlo.convert"(%arg112) : (tensor<24xui16>) -> tensor<24xi8>
    %140 = "stablehlo.convert"(%arg113) : (tensor<24xui16>) -> tensor<24xi16>
    %141 = "stablehlo.convert"(%arg114) : (tensor<24xui16>) -> tensor<24xi32>
    %142 = "stablehlo.convert"(%arg115) : (tensor<24xui16>) -> tensor<24xi64>
    %143 = "stablehlo.convert"(%arg116) : (tensor<24xui16>) -> tensor<24xui8>
    %144 = "stablehlo.convert"(%arg117) : (tensor<24xui16>) -> tensor<24xui32>
    %145 = "stablehlo.convert"(%arg118) : (tensor<24xui16>) -> tensor<24xui64>
    %146 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    %147 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64>}> : (tensor<ui16>) -> tensor<24xui16>
    %148 = "stablehlo.compare"(%arg119, %147) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<24xui16>, tensor<24xui16>) -> tensor<24xi1>
    %149 = "stablehlo.convert"(%148) : (tensor<24xi1>) -> tensor<24xi1>
    %150 = "stablehlo.convert"(%arg120) : (tensor<24xui32>) -> tensor<24xf16>
    %151 = "stablehlo.convert"(%arg121) : (tensor<24xui32>) -> tensor<24xbf16>
    %152 = "stablehlo.convert"(%arg122) : (tensor<24xui32>) -> tensor<24xf32>
    %153 = "stablehlo.convert"(%arg123) : (tensor<24xui32>) -> tensor<24xf64>
    %154 = "stablehlo.convert"(%arg124) : (tensor<24xui32>) -> tensor<24xi8>
    %155 = "stablehlo.convert"(%arg125) : (tensor<24xui32>) -> tensor<24xi16>
    %156 = "stablehlo.convert"(%arg126) : (tensor<24xui32>) -> tensor<24xi32>
    %157 = "stablehlo.convert"(%arg127) : (tensor<24xui32>) -> tensor<24xi64>
    %158 = "stablehlo.convert"(%arg128) : (tensor<24xui32>) -> tensor<24xui8>
    %159 = "stablehlo.convert"(%arg129) : (tensor<24xui32>) -> tensor<24xui16>
    %160 = "stablehlo.convert"(%arg130) : (tensor<24xui32>) -> tensor<24xui64>
    %161 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %162 = "stablehlo.broadcast_in_dim"(%161) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<24xui32>
    %163 = "stablehlo.compare"(%arg131, %162) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<24xui32>, tensor<24xui32>) -> tensor<24xi1>
    %164 = "stablehlo.convert"(%163) : (tensor<24xi1>) -> tensor<24xi1>
    %165 = "stablehlo.convert"(%arg132) : (tensor<24xui64>) -> tensor<24xf16>
    %166 = "stablehlo.convert"(%arg133) : (tensor<24xui64>) -> tensor<24xbf16>
    %167 = "stablehlo.convert"(%arg134) : (tensor<24xui64>) -> tensor<24xf32>
    %168 = "stablehlo.convert"(%arg135) : (tensor<24xui64>) -> tensor<24xf64>
    %169 = "stablehlo.convert"(%arg136) : (tensor<24xui64>) -> tensor<24xi8>
    %170 = "stablehlo.convert"(%arg137) : (tensor<24xui64>) -> tensor<24xi16>
    %171 = "stablehlo.convert"(%arg138) : (tensor<24xui64>) -> tensor<24xi32>
    %172 = "stablehlo.convert"(%arg139) : (tensor<24xui64>) -> tensor<24xi64>
    %173 = "stablehlo.convert"(%arg140) : (tensor<24xui64>) -> tensor<24xui8>
    %174 = "stablehlo.convert"(%arg141) : (tensor<24xui64>) -> tensor<24xui16>
    %175 = "stablehlo.convert"(%arg142) : (tensor<24xui64>) -> tensor<24xui32>
    %176 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %177 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<24xui64>
    %178 = "stablehlo.compare"(%arg143, %177) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<24xui64>, tensor<24xui64>) -> tensor<24xi1>
    %179 = "stablehlo.convert"(%178) : (tensor<24xi1>) -> tensor<24xi1>
    %180 = "stablehlo.convert"(%arg144) : (tensor<8xi1>) -> tensor<8xf16>
    %181 = "stablehlo.convert"(%arg145) : (tensor<8xi1>) -> tensor<8xbf16>
    %182 = "stablehlo.convert"(%arg146) : (tensor<8xi1>) -> tensor<8xf32>
    %183 = "stablehlo.convert"(%arg147) : (tensor<8xi1>) -> tensor<8xf64>
    %184 = "stablehlo.convert"(%arg148) : (tensor<8xi1>) -> tensor<8xi8>
    %185 = "stablehlo.convert"(%arg149) : (tensor<8xi1>) -> tensor<8xi16>
    %186 = "stablehlo.convert"(%arg150) : (tensor<8xi1>) -> tensor<8xi32>
    %187 = "stablehlo.convert"(%arg151) : (tensor<8xi1>) -> tensor<8xi64>
    %188 = "stablehlo.convert"(%arg152) : (tensor<8xi1>) -> tensor<8xui8>
    %189 = "stablehlo.convert"(%arg153) : (tensor<8xi1>) -> tensor<8xui16>
    %190 = "stablehlo.convert"(%arg154) : (tensor<8xi1>) -> tensor<8xui32>
    %191 = "stablehlo.convert"(%arg155) : (tensor<8xi1>) -> tensor<8xui64>
    %192 = "stablehlo.bitcast_convert"(%arg156) : (tensor<8xf32>) -> tensor<8xi32>
    %193 = "stablehlo.bitcast_convert"(%arg157) : (tensor<8xi32>) -> tensor<8xf32>
    %194 = "stablehlo.bitcast_convert"(%arg158) : (tensor<8xf16>) -> tensor<8xui16>
    %195 = "stablehlo.bitcast_convert"(%arg159) : (tensor<8xbf16>) -> tensor<8xi16>
    %196 = "stablehlo.bitcast_convert"(%arg160) : (tensor<8xf64>) -> tensor<8xi64>
    %197 = "stablehlo.bitcast_convert"(%arg161) : (tensor<8xui64>) -> tensor<8xf64>
    %198 = "stablehlo.bitcast_convert"(%arg162) : (tensor<8xui32>) -> tensor<8xi32>
    %199 = "stablehlo.bitcast_convert"(%arg163) : (tensor<8xf32>) -> tensor<8x4xui8>
    %200 = "stablehlo.bitcast_convert"(%arg164) : (tensor<4x2xui8>) -> tensor<4xi16>
    %201 = "stablehlo.bitcast_convert"(%arg165) : (tensor<8xi64>) -> tensor<8x2xi32>
    %202 = "stablehlo.bitcast_convert"(%arg166) : (tensor<4x2xui32>) -> tensor<4xf64>
    %203 = "stablehlo.reduce_precision"(%arg167) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<51xf32>) -> tensor<51xf32>
    %204 = "stablehlo.reduce_precision"(%arg168) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<51xbf16>) -> tensor<51xbf16>
    %205 = "stablehlo.reduce_precision"(%arg169) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<51xf32>) -> tensor<51xf32>
    %206 = "stablehlo.reduce_precision"(%arg170) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<51xbf16>) -> tensor<51xbf16>
    %207 = "stablehlo.reduce_precision"(%arg171) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<51xf32>) -> tensor<51xf32>
    %208 = "stablehlo.reduce_precision"(%arg172) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<51xbf16>) -> tensor<51xbf16>
    %209 = "stablehlo.reduce_precision"(%arg173) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<51xf32>) -> tensor<51xf32>
    %210 = "stablehlo.reduce_precision"(%arg174) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<51xbf16>) -> tensor<51xbf16>
    %211 = "stablehlo.reduce_precision"(%arg175) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<51xf32>) -> tensor<51xf32>
    %212 = "stablehlo.reduce_precision"(%arg176) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<51xbf16>) -> tensor<51xbf16>
    %213 = "stablehlo.reduce_precision"(%arg177) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<51xf32>) -> tensor<51xf32>
    %214 = "stablehlo.reduce_precision"(%arg178) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<51xbf16>) -> tensor<51xbf16>
    %215 = "stablehlo.reduce_precision"(%arg179) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<51xf32>) -> tensor<51xf32>
    %216 = "stablehlo.reduce_precision"(%arg180) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<51xbf16>) -> tensor<51xbf16>
    "func.return"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %119, %120, %121, %122, %123, %124, %125, %126, %127, %128, %129, %130, %134, %135, %136, %137, %138, %139, %140, %141, %142, %143, %144, %145, %149, %150, %151, %152, %153, %154, %155, %156, %157, %158, %159, %160, %164, %165, %166, %167, %168, %169, %170, %171, %172, %173, %174, %175, %179, %180, %181, %182, %183, %184, %185, %186, %187, %188, %189, %190, %191, %192, %193, %194, %195, %196, %197, %198, %199, %200, %201, %202, %203, %204, %205, %206, %207, %208, %209, %210, %211, %212, %213, %214, %215, %216) : (tensor<40xbf16>, tensor<40xf32>, tensor<40xf64>, tensor<10xi8>, tensor<10xi16>, tensor<10xi32>, tensor<10xi64>, tensor<7xui8>, tensor<7xui16>, tensor<7xui32>, tensor<7xui64>, tensor<40xi1>, tensor<40xf16>, tensor<40xf32>, tensor<40xf64>, tensor<10xi8>, tensor<10xi16>, tensor<10xi32>, tensor<10xi64>, tensor<7xui8>, tensor<7xui16>, tensor<7xui32>, tensor<7xui64>, tensor<40xi1>, tensor<40xf16>, tensor<40xbf16>, tensor<40xf64>, tensor<10xi8>, tensor<10xi16>, tensor<10xi32>, tensor<10xi64>, tensor<7xui8>, tensor<7xui16>, tensor<7xui32>, tensor<7xui64>, tensor<40xi1>, tensor<40xf16>, tensor<40xbf16>, tensor<40xf32>, tensor<10xi8>, tensor<10xi16>, tensor<10xi32>, tensor<10xi64>, tensor<7xui8>, tensor<7xui16>, tensor<7xui32>, tensor<7xui64>, tensor<40xi1>, tensor<24xf16>, tensor<24xbf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xi1>, tensor<24xf16>, tensor<24xbf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xi8>, tensor<24xi32>, tensor<24xi64>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xi1>, tensor<24xf16>, tensor<24xbf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xi8>, tensor<24xi16>, tensor<24xi64>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xi1>, tensor<24xf16>, tensor<24xbf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xi1>, tensor<24xf16>, tensor<24xbf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xi1>, tensor<24xf16>, tensor<24xbf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui8>, tensor<24xui32>, tensor<24xui64>, tensor<24xi1>, tensor<24xf16>, tensor<24xbf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui8>, tensor<24xui16>, tensor<24xui64>, tensor<24xi1>, tensor<24xf16>, tensor<24xbf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xi1>, tensor<8xf16>, tensor<8xbf16>, tensor<8xf32>, tensor<8xf64>, tensor<8xi8>, tensor<8xi16>, tensor<8xi32>, tensor<8xi64>, tensor<8xui8>, tensor<8xui16>, tensor<8xui32>, tensor<8xui64>, tensor<8xi32>, tensor<8xf32>, tensor<8xui16>, tensor<8xi16>, tensor<8xi64>, tensor<8xf64>, tensor<8xi32>, tensor<8x4xui8>, tensor<4xi16>, tensor<8x2xi32>, tensor<4xf64>, tensor<51xf32>, tensor<51xbf16>, tensor<51xf32>, tensor<51xbf16>, tensor<51xf32>, tensor<51xbf16>, tensor<51xf32>, tensor<51xbf16>, tensor<51xf32>, tensor<51xbf16>, tensor<51xf32>, tensor<51xbf16>, tensor<51xf32>, tensor<51xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
