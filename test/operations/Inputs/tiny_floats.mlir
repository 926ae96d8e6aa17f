"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<91xf32>, tensor<91xf64>, tensor<91xbf16>, tensor<88xf16>, tensor<10xi32>, tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<255xf8E8M0FNU>, tensor<255xf8E8M0FNU>, tensor<255xf8E8M0FNU>, tensor<255xf8E8M0FNU>, tensor<255xf8E8M0FNU>, tensor<255xf8E8M0FNU>, tensor<255xf8E8M0FNU>, tensor<841xi1>, tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<256xui8>, tensor<3x8xf8E8M0FNU>, tensor<3x8xf8E8M0FNU>, tensor<3x8xf8E8M0FNU>, tensor<3x8xf8E8M0FNU>, tensor<3x8xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<8x1xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<7xf4E2M1FN>, tensor<91xf32>, tensor<91xf64>, tensor<91xbf16>, tensor<88xf16>, tensor<10xi32>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<256xi1>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xui4>, tensor<3x8xf4E2M1FN>, tensor<3x8xf4E2M1FN>, tensor<3x8xf4E2M1FN>, tensor<3x8xf4E2M1FN>, tensor<3x8xf4E2M1FN>, tensor<3x8xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<8x3xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> (tensor<256xf32>, tensor<256xf64>, tensor<256xbf16>, tensor<256xf16>, tensor<256xi1>, tensor<256xf4E2M1FN>, tensor<256xf8E5M2>, tensor<256xf8E4M3>, tensor<256xf8E3M4>, tensor<256xf8E4M3FN>, tensor<256xf8E5M2FNUZ>, tensor<256xf8E4M3FNUZ>, tensor<256xf8E4M3B11FNUZ>, tensor<256xi32>, tensor<91xf8E8M0FNU>, tensor<91xf8E8M0FNU>, tensor<91xf8E8M0FNU>, tensor<88xf8E8M0FNU>, tensor<10xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<841xi1>, tensor<841xi1>, tensor<841xi1>, tensor<841xi1>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<255xf8E8M0FNU>, tensor<255xf8E8M0FNU>, tensor<255xf8E8M0FNU>, tensor<255xf8E8M0FNU>, tensor<255xi1>, tensor<255xf8E8M0FNU>, tensor<255xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<256xui8>, tensor<256xf8E8M0FNU>, tensor<8xf8E8M0FNU>, tensor<8xf8E8M0FNU>, tensor<8xf8E8M0FNU>, tensor<8xf8E8M0FNU>, tensor<3xi32>, tensor<256xf8E8M0FNU>, tensor<8x4xf8E8M0FNU>, tensor<16xf32>, tensor<16xf64>, tensor<16xbf16>, tensor<16xf16>, tensor<16xi1>, tensor<16xf8E8M0FNU>, tensor<16xf8E5M2>, tensor<16xf8E4M3>, tensor<16xf8E3M4>, tensor<16xf8E4M3FN>, tensor<16xf8E5M2FNUZ>, tensor<16xf8E4M3FNUZ>, tensor<16xf8E4M3B11FNUZ>, tensor<7xi32>, tensor<91xf4E2M1FN>, tensor<91xf4E2M1FN>, tensor<91xf4E2M1FN>, tensor<88xf4E2M1FN>, tensor<10xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xi1>, tensor<256xi1>, tensor<256xi1>, tensor<256xi1>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xi1>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xui4>, tensor<16xf4E2M1FN>, tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>, tensor<3xi32>, tensor<16xf4E2M1FN>, tensor<8x4xf4E2M1FN>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}, {jax.result_info = "result[50]"}, {jax.result_info = "result[51]"}, {jax.result_info = "result[52]"}, {jax.result_info = "result[53]"}, {jax.result_info = "result[54]"}, {jax.result_info = "result[55]"}, {jax.result_info = "result[56]"}, {jax.result_info = "result[57]"}, {jax.result_info = "result[58]"}, {jax.result_info = "result[59]"}, {jax.result_info = "result[60]"}, {jax.result_info = "result[61]"}, {jax.result_info = "result[62]"}, {jax.result_info = "result[63]"}, {jax.result_info = "result[64]"}, {jax.result_info = "result[65]"}, {jax.result_info = "result[66]"}, {jax.result_info = "result[67]"}, {jax.result_info = "result[68]"}, {jax.result_info = "result[69]"}, {jax.result_info = "result[70]"}, {jax.result_info = "result[71]"}, {jax.result_info = "result[72]"}, {jax.result_info = "result[73]"}, {jax.result_info = "result[74]"}, {jax.result_info = "result[75]"}, {jax.result_info = "result[76]"}, {jax.result_info = "result[77]"}, {jax.result_info = "result[78]"}, {jax.result_info = "result[79]"}, {jax.result_info = "result[80]"}, {jax.result_info = "result[81]"}, {jax.result_info = "result[82]"}, {jax.result_info = "result[83]"}, {jax.result_info = "result[84]"}, {jax.result_info = "result[85]"}, {jax.result_info = "result[86]"}, {jax.result_info = "result[87]"}, {jax.result_info = "result[88]"}, {jax.result_info = "result[89]"}, {jax.result_info = "result[90]"}, {jax.result_info = "result[91]"}, {jax.result_info = "result[92]"}, {jax.result_info = "result[93]"}, {jax.result_info = "result[94]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<256xf8E8M0FNU>, %arg11: tensor<256xf8E8M0FNU>, %arg12: tensor<256xf8E8M0FNU>, %arg13: tensor<256xf8E8M0FNU>, %arg14: tensor<256xf8E8M0FNU>, %arg15: tensor<256xf8E8M0FNU>, %arg16: tensor<256xf8E8M0FNU>, %arg17: tensor<256xf8E8M0FNU>, %arg18: tensor<256xf8E8M0FNU>, %arg19: tensor<256xf8E8M0FNU>, %arg20: tensor<256xf8E8M0FNU>, %arg21: tensor<256xf8E8M0FNU>, %arg22: tensor<256xf8E8M0FNU>, %arg23: tensor<256xf8E8M0FNU>, %arg24: tensor<91xf32>, %arg25: tensor<91xf64>, %arg26: tensor<91xbf16>, %arg27: tensor<88xf16>, %arg28: tensor<10xi32>, %arg29: tensor<841xf8E8M0FNU>, %arg30: tensor<841xf8E8M0FNU>, %arg31: tensor<841xf8E8M0FNU>, %arg32: tensor<841xf8E8M0FNU>, %arg33: tensor<841xf8E8M0FNU>, %arg34: tensor<841xf8E8M0FNU>, %arg35: tensor<841xf8E8M0FNU>, %arg36: tensor<841xf8E8M0FNU>, %arg37: tensor<841xf8E8M0FNU>, %arg38: tensor<841xf8E8M0FNU>, %arg39: tensor<841xf8E8M0FNU>, %arg40: tensor<841xf8E8M0FNU>, %arg41: tensor<841xf8E8M0FNU>, %arg42: tensor<841xf8E8M0FNU>, %arg43: tensor<841xf8E8M0FNU>, %arg44: tensor<841xf8E8M0FNU>, %arg45: tensor<256xf8E8M0FNU>, %arg46: tensor<256xf8E8M0FNU>, %arg47: tensor<256xf8E8M0FNU>, %arg48: tensor<256xf8E8M0FNU>, %arg49: tensor<255xf8E8M0FNU>, %arg50: tensor<255xf8E8M0FNU>, %arg51: tensor<255xf8E8M0FNU>, %arg52: tensor<255xf8E8M0FNU>, %arg53: tensor<255xf8E8M0FNU>, %arg54: tensor<255xf8E8M0FNU>, %arg55: tensor<255xf8E8M0FNU>, %arg56: tensor<841xi1>, %arg57: tensor<841xf8E8M0FNU>, %arg58: tensor<841xf8E8M0FNU>, %arg59: tensor<256xf8E8M0FNU>, %arg60: tensor<256xf8E8M0FNU>, %arg61: tensor<256xui8>, %arg62: tensor<3x8xf8E8M0FNU>, %arg63: tensor<3x8xf8E8M0FNU>, %arg64: tensor<3x8xf8E8M0FNU>, %arg65: tensor<3x8xf8E8M0FNU>, %arg66: tensor<3x8xf8E8M0FNU>, %arg67: tensor<256xf8E8M0FNU>, %arg68: tensor<8x1xf8E8M0FNU>, %arg69: tensor<1x4xf8E8M0FNU>, %arg70: tensor<16xf4E2M1FN>, %arg71: tensor<16xf4E2M1FN>, %arg72: tensor<16xf4E2M1FN>, %arg73: tensor<16xf4E2M1FN>, %arg74: tensor<16xf4E2M1FN>, %arg75: tensor<16xf4E2M1FN>, %arg76: tensor<16xf4E2M1FN>, %arg77: tensor<16xf4E2M1FN>, %arg78: tensor<16xf4E2M1FN>, %arg79: tensor<16xf4E2M1FN>, %arg80: tensor<16xf4E2M1FN>, %arg81: tensor<16xf4E2M1FN>, %arg82: tensor<16xf4E2M1FN>, %arg83: tensor<7xf4E2M1FN>, %arg84: tensor<91xf32>, %arg85: tensor<91xf64>, %arg86: tensor<91xbf16>, %arg87: tensor<88xf16>, %arg88: tensor<10xi32>, %arg89: tensor<256xf4E2M1FN>, %arg90: tensor<256xf4E2M1FN>, %arg91: tensor<256xf4E2M1FN>, %arg92: tensor<256xf4E2M1FN>, %arg93: tensor<256xf4E2M1FN>, %arg94: tensor<256xf4E2M1FN>, %arg95: tensor<256xf4E2M1FN>, %arg96: tensor<256xf4E2M1FN>, %arg97: tensor<256xf4E2M1FN>, %arg98: tensor<256xf4E2M1FN>, %arg99: tensor<256xf4E2M1FN>, %arg100: tensor<256xf4E2M1FN>, %arg101: tensor<256xf4E2M1FN>, %arg102: tensor<256xf4E2M1FN>, %arg103: tensor<256xf4E2M1FN>, %arg104: tensor<256xf4E2M1FN>, %arg105: tensor<256xf4E2M1FN>, %arg106: tensor<256xf4E2M1FN>, %arg107: tensor<256xf4E2M1FN>, %arg108: tensor<256xf4E2M1FN>, %arg109: tensor<16xf4E2M1FN>, %arg110: tensor<16xf4E2M1FN>, %arg111: tensor<16xf4E2M1FN>, %arg112: tensor<16xf4E2M1FN>, %arg113: tensor<16xf4E2M1FN>, %arg114: tensor<16xf4E2M1FN>, %arg115: tensor<16xf4E2M1FN>, %arg116: tensor<256xi1>, %arg117: tensor<256xf4E2M1FN>, %arg118: tensor<256xf4E2M1FN>, %arg119: tensor<16xf4E2M1FN>, %arg120: tensor<16xf4E2M1FN>, %arg121: tensor<16xui4>, %arg122: tensor<3x8xf4E2M1FN>, %arg123: tensor<3x8xf4E2M1FN>, %arg124: tensor<3x8xf4E2M1FN>, %arg125: tensor<3x8xf4E2M1FN>, %arg126: tensor<3x8xf4E2M1FN>, %arg127: tensor<3x8xf4E2M1FN>, %arg128: tensor<16xf4E2M1FN>, %arg129: tensor<8x3xf4E2M1FN>, %arg130: tensor<3x4xf4E2M1FN>):
    %26 = "stablehlo.convert"(%arg10) : (tensor<256xf8E8M0FNU>) -> tensor<256xf32>
    %27 = "stablehlo.convert"(%arg11) : (tensor<256xf8E8M0FNU>) -> tensor<256xf64>
    %28 = "stablehlo.convert"(%arg12) : (tensor<256xf8E8M0FNU>) -> tensor<256xbf16>
    %29 = "stablehlo.convert"(%arg13) : (tensor<256xf8E8M0FNU>) -> tensor<256xf16>
    %30 = "stablehlo.constant"() <{value = dense<0xFF> : tensor<f8E8M0FNU>}> : () -> tensor<f8E8M0FNU>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f8E8M0FNU>) -> tensor<256xf8E8M0FNU>
    %32 = "stablehlo.compare"(%arg14, %31) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>) -> tensor<256xi1>
    %33 = "stablehlo.convert"(%32) : (tensor<256xi1>) -> tensor<256xi1>
    %34 = "stablehlo.convert"(%arg15) : (tensor<256xf8E8M0FNU>) -> tensor<256xf4E2M1FN>
    %35 = "stablehlo.convert"(%arg16) : (tensor<256xf8E8M0FNU>) -> tensor<256xf8E5M2>
    %36 = "stablehlo.convert"(%arg17) : (tensor<256xf8E8M0FNU>) -> tensor<256xf8E4M3>
    %37 = "stablehlo.convert"(%arg18) : (tensor<256xf8E8M0FNU>) -> tensor<256xf8E3M4>
    %38 = "stablehlo.convert"(%arg19) : (tensor<256xf8E8M0FNU>) -> tensor<256xf8E4M3FN>
    %39 = "stablehlo.convert"(%arg20) : (tensor<256xf8E8M0FNU>) -> tensor<256xf8E5M2FNUZ>
    %40 = "stablehlo.convert"(%arg21) : (tensor<256xf8E8M0FNU>) -> tensor<256xf8E4M3FNUZ>
    %41 = "stablehlo.convert"(%arg22) : (tensor<256xf8E8M0FNU>) -> tensor<256xf8E4M3B11FNUZ>
    %42 = "stablehlo.convert"(%arg23) : (tensor<256xf8E8M0FNU>) -> tensor<256xi32>
    %43 = "stablehlo.convert"(%arg24) : (tensor<91xf32>) -> tensor<91xf8E8M0FNU>
    %44 = "stablehlo.convert"(%arg25) : (tensor<91xf64>) -> tensor<91xf8E8M0FNU>
    %45 = "stablehlo.convert"(%arg26) : (tensor<91xbf16>) -> tensor<91xf8E8M0FNU>
    %46 = "stablehlo.convert"(%arg27) : (tensor<88xf16>) -> tensor<88xf8E8M0FNU>
    %47 = "stablehlo.convert"(%arg28) : (tensor<10xi32>) -> tensor<10xf8E8M0FNU>
    %48 = "stablehlo.add"(%arg29, %arg30) : (tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>) -> tensor<841xf8E8M0FNU>
    %49 = "stablehlo.subtract"(%arg31, %arg32) : (tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>) -> tensor<841xf8E8M0FNU>
    %50 = "stablehlo.maximum"(%arg33, %arg34) : (tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>) -> tensor<841xf8E8M0FNU>
    %51 = "stablehlo.minimum"(%arg35, %arg36) : (tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>) -> tensor<841xf8E8M0FNU>
    %52 = "stablehlo.compare"(%arg37, %arg38) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>) -> tensor<841xi1>
    %53 = "stablehlo.compare"(%arg39, %arg40) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>) -> tensor<841xi1>
    %54 = "stablehlo.compare"(%arg41, %arg42) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>) -> tensor<841xi1>
    %55 = "stablehlo.compare"(%arg43, %arg44) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>) -> tensor<841xi1>
    %56 = "stablehlo.multiply"(%arg45, %arg46) : (tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>) -> tensor<256xf8E8M0FNU>
    %57 = "stablehlo.divide"(%arg47, %arg48) : (tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>) -> tensor<256xf8E8M0FNU>
    %58 = "stablehlo.abs"(%arg49) : (tensor<255xf8E8M0FNU>) -> tensor<255xf8E8M0FNU>
    %59 = "stablehlo.negate"(%arg50) : (tensor<255xf8E8M0FNU>) -> tensor<255xf8E8M0FNU>
    %60 = "stablehlo.sign"(%arg51) : (tensor<255xf8E8M0FNU>) -> tensor<255xf8E8M0FNU>
    %61 = "stablehlo.floor"(%arg52) : (tensor<255xf8E8M0FNU>) -> tensor<255xf8E8M0FNU>
    %62 = "stablehlo.is_finite"(%arg53) : (tensor<255xf8E8M0FNU>) -> tensor<255xi1>
    %63 = "stablehlo.exponential"(%arg54) : (tensor<255xf8E8M0FNU>) -> tensor<255xf8E8M0FNU>
    %64 = "stablehlo.sqrt"(%arg55) : (tensor<255xf8E8M0FNU>) -> tensor<255xf8E8M0FNU>
    %65 = "stablehlo.select"(%arg56, %arg57, %arg58) : (tensor<841xi1>, tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>) -> tensor<841xf8E8M0FNU>
    %66 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f8E8M0FNU>}> : () -> tensor<f8E8M0FNU>
    %67 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f8E8M0FNU>}> : () -> tensor<f8E8M0FNU>
    %68 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f8E8M0FNU>) -> tensor<256xf8E8M0FNU>
    %69 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<f8E8M0FNU>) -> tensor<256xf8E8M0FNU>
    %70 = "stablehlo.clamp"(%68, %arg59, %69) : (tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>) -> tensor<256xf8E8M0FNU>
    %71 = "stablehlo.bitcast_convert"(%arg60) : (tensor<256xf8E8M0FNU>) -> tensor<256xui8>
    %72 = "stablehlo.bitcast_convert"(%arg61) : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
    %73 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f8E8M0FNU>}> : () -> tensor<f8E8M0FNU>
    %74 = "stablehlo.reduce"(%arg62, %73) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg151: tensor<f8E8M0FNU>, %arg152: tensor<f8E8M0FNU>):
      %182 = "stablehlo.multiply"(%arg151, %arg152) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
      "stablehlo.return"(%182) : (tensor<f8E8M0FNU>) -> ()
    }) : (tensor<3x8xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<8xf8E8M0FNU>
    %75 = "stablehlo.constant"() <{value = dense<0xFF> : tensor<f8E8M0FNU>}> : () -> tensor<f8E8M0FNU>
    %76 = "stablehlo.reduce"(%arg63, %75) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg149: tensor<f8E8M0FNU>, %arg150: tensor<f8E8M0FNU>):
      %181 = "stablehlo.maximum"(%arg149, %arg150) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
      "stablehlo.return"(%181) : (tensor<f8E8M0FNU>) -> ()
    }) : (tensor<3x8xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<8xf8E8M0FNU>
    %77 = "stablehlo.constant"() <{value = dense<0xFF> : tensor<f8E8M0FNU>}> : () -> tensor<f8E8M0FNU>
    %78 = "stablehlo.reduce"(%arg64, %77) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg147: tensor<f8E8M0FNU>, %arg148: tensor<f8E8M0FNU>):
      %180 = "stablehlo.minimum"(%arg147, %arg148) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
      "stablehlo.return"(%180) : (tensor<f8E8M0FNU>) -> ()
    }) : (tensor<3x8xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<8xf8E8M0FNU>
    %79 = "stablehlo.constant"() <{value = dense<0xFF> : tensor<f8E8M0FNU>}> : () -> tensor<f8E8M0FNU>
    %80 = "stablehlo.reduce"(%arg65, %79) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg145: tensor<f8E8M0FNU>, %arg146: tensor<f8E8M0FNU>):
      %179 = "stablehlo.add"(%arg145, %arg146) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
      "stablehlo.return"(%179) : (tensor<f8E8M0FNU>) -> ()
    }) : (tensor<3x8xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<8xf8E8M0FNU>
    %81 = "func.call"(%arg66) <{callee = @argmax}> : (tensor<3x8xf8E8M0FNU>) -> tensor<3xi32>
    %82 = "stablehlo.sort"(%arg67) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg143: tensor<f8E8M0FNU>, %arg144: tensor<f8E8M0FNU>):
      %164 = "stablehlo.constant"() <{value = dense<0xFF> : tensor<f8E8M0FNU>}> : () -> tensor<f8E8M0FNU>
      %165 = "stablehlo.compare"(%arg143, %164) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
      %166 = "stablehlo.constant"() <{value = dense<0xFF> : tensor<f8E8M0FNU>}> : () -> tensor<f8E8M0FNU>
      %167 = "stablehlo.select"(%165, %166, %arg143) : (tensor<i1>, tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
      %168 = "stablehlo.compare"(%arg143, %arg143) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
      %169 = "stablehlo.constant"() <{value = dense<0xFF> : tensor<f8E8M0FNU>}> : () -> tensor<f8E8M0FNU>
      %170 = "stablehlo.select"(%168, %169, %167) : (tensor<i1>, tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
      %171 = "stablehlo.constant"() <{value = dense<0xFF> : tensor<f8E8M0FNU>}> : () -> tensor<f8E8M0FNU>
      %172 = "stablehlo.compare"(%arg144, %171) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
      %173 = "stablehlo.constant"() <{value = dense<0xFF> : tensor<f8E8M0FNU>}> : () -> tensor<f8E8M0FNU>
      %174 = "stablehlo.select"(%172, %173, %arg144) : (tensor<i1>, tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
      %175 = "stablehlo.compare"(%arg144, %arg144) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
      %176 = "stablehlo.constant"() <{value = dense<0xFF> : tensor<f8E8M0FNU>}> : () -> tensor<f8E8M0FNU>
      %177 = "stablehlo.select"(%175, %176, %174) : (tensor<i1>, tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
      %178 = "stablehlo.compare"(%170, %177) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
      "stablehlo.return"(%178) : (tensor<i1>) -> ()
    }) : (tensor<256xf8E8M0FNU>) -> tensor<256xf8E8M0FNU>
    %83 = "stablehlo.dot_general"(%arg68, %arg69) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x1xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>) -> tensor<8x4xf8E8M0FNU>
    %84 = "stablehlo.convert"(%arg70) : (tensor<16xf4E2M1FN>) -> tensor<16xf32>
    %85 = "stablehlo.convert"(%arg71) : (tensor<16xf4E2M1FN>) -> tensor<16xf64>
    %86 = "stablehlo.convert"(%arg72) : (tensor<16xf4E2M1FN>) -> tensor<16xbf16>
    %87 = "stablehlo.convert"(%arg73) : (tensor<16xf4E2M1FN>) -> tensor<16xf16>
    %88 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f4E2M1FN>}> : () -> tensor<f4E2M1FN>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<f4E2M1FN>) -> tensor<16xf4E2M1FN>
    %90 = "stablehlo.compare"(%arg74, %89) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> tensor<16xi1>
    %91 = "stablehlo.convert"(%90) : (tensor<16xi1>) -> tensor<16xi1>
    %92 = "stablehlo.convert"(%arg75) : (tensor<16xf4E2M1FN>) -> tensor<16xf8E8M0FNU>
    %93 = "stablehlo.convert"(%arg76) : (tensor<16xf4E2M1FN>) -> tensor<16xf8E5M2>
    %94 = "stablehlo.convert"(%arg77) : (tensor<16xf4E2M1FN>) -> tensor<16xf8E4M3>
    %95 = "stablehlo.convert"(%arg78) : (tensor<16xf4E2M1FN>) -> tensor<16xf8E3M4>
    %96 = "stablehlo.convert"(%arg79) : (tensor<16xf4E2M1FN>) -> tensor<16xf8E4M3FN>
    %97 = "stablehlo.convert"(%arg80) : (tensor<16xf4E2M1FN>) -> tensor<16xf8E5M2FNUZ>
    %98 = "stablehlo.convert"(%arg81) : (tensor<16xf4E2M1FN>) -> tensor<16xf8E4M3FNUZ>
    %99 = "stablehlo.convert"(%arg82) : (tensor<16xf4E2M1FN>) -> tensor<16xf8E4M3B11FNUZ>
    %100 = "stablehlo.convert"(%arg83) : (tensor<7xf4E2M1FN>) -> tensor<7xi32>
    %101 = "stablehlo.convert"(%arg84) : (tensor<91xf32>) -> tensor<91xf4E2M1FN>
    %102 = "stablehlo.convert"(%arg85) : (tensor<91xf64>) -> tensor<91xf4E2M1FN>
    %103 = "stablehlo.convert"(%arg86) : (tensor<91xbf16>) -> tensor<91xf4E2M1FN>
    %104 = "stablehlo.convert"(%arg87) : (tensor<88xf16>) -> tensor<88xf4E2M1FN>
    %105 = "stablehlo.convert"(%arg88) : (tensor<10xi32>) -> tensor<10xf4E2M1FN>
    %106 = "stablehlo.add"(%arg89, %arg90) : (tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>) -> tensor<256xf4E2M1FN>
    %107 = "stablehlo.subtract"(%arg91, %arg92) : (tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>) -> tensor<256xf4E2M1FN>
    %108 = "stablehlo.maximum"(%arg93, %arg94) : (tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>) -> tensor<256xf4E2M1FN>
    %109 = "stablehlo.minimum"(%arg95, %arg96) : (tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>) -> tensor<256xf4E2M1FN>
    %110 = "stablehlo.compare"(%arg97, %arg98) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>) -> tensor<256xi1>
    %111 = "stablehlo.compare"(%arg99, %arg100) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>) -> tensor<256xi1>
    %112 = "stablehlo.compare"(%arg101, %arg102) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>) -> tensor<256xi1>
    %113 = "stablehlo.compare"(%arg103, %arg104) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>) -> tensor<256xi1>
    %114 = "stablehlo.multiply"(%arg105, %arg106) : (tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>) -> tensor<256xf4E2M1FN>
    %115 = "stablehlo.divide"(%arg107, %arg108) : (tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>) -> tensor<256xf4E2M1FN>
    %116 = "stablehlo.abs"(%arg109) : (tensor<16xf4E2M1FN>) -> tensor<16xf4E2M1FN>
    %117 = "stablehlo.negate"(%arg110) : (tensor<16xf4E2M1FN>) -> tensor<16xf4E2M1FN>
    %118 = "stablehlo.sign"(%arg111) : (tensor<16xf4E2M1FN>) -> tensor<16xf4E2M1FN>
    %119 = "stablehlo.floor"(%arg112) : (tensor<16xf4E2M1FN>) -> tensor<16xf4E2M1FN>
    %120 = "stablehlo.is_finite"(%arg113) : (tensor<16xf4E2M1FN>) -> tensor<16xi1>
    %121 = "stablehlo.exponential"(%arg114) : (tensor<16xf4E2M1FN>) -> tensor<16xf4E2M1FN>
    %122 = "stablehlo.sqrt"(%arg115) : (tensor<16xf4E2M1FN>) -> tensor<16xf4E2M1FN>
    %123 = "stablehlo.select"(%arg116, %arg117, %arg118) : (tensor<256xi1>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>) -> tensor<256xf4E2M1FN>
    %124 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f4E2M1FN>}> : () -> tensor<f4E2M1FN>
    %125 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f4E2M1FN>}> : () -> tensor<f4E2M1FN>
    %126 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64>}> : (tensor<f4E2M1FN>) -> tensor<16xf4E2M1FN>
    %127 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64>}> : (tensor<f4E2M1FN>) -> tensor<16xf4E2M1FN>
    %128 = "stablehlo.clamp"(%126, %arg119, %127) : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> tensor<16xf4E2M1FN>
    %129 = "stablehlo.bitcast_convert"(%arg120) : (tensor<16xf4E2M1FN>) -> tensor<16xui4>
    %130 = "stablehlo.bitcast_convert"(%arg121) : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
    %131 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f4E2M1FN>}> : () -> tensor<f4E2M1FN>
    %132 = "stablehlo.reduce"(%arg122, %131) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg141: tensor<f4E2M1FN>, %arg142: tensor<f4E2M1FN>):
      %163 = "stablehlo.multiply"(%arg141, %arg142) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
      "stablehlo.return"(%163) : (tensor<f4E2M1FN>) -> ()
    }) : (tensor<3x8xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<8xf4E2M1FN>
    %133 = "stablehlo.constant"() <{value = dense<-6.000000e+00> : tensor<f4E2M1FN>}> : () -> tensor<f4E2M1FN>
    %134 = "stablehlo.reduce"(%arg123, %133) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg139: tensor<f4E2M1FN>, %arg140: tensor<f4E2M1FN>):
      %162 = "stablehlo.maximum"(%arg139, %arg140) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
      "stablehlo.return"(%162) : (tensor<f4E2M1FN>) -> ()
    }) : (tensor<3x8xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<8xf4E2M1FN>
    %135 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f4E2M1FN>}> : () -> tensor<f4E2M1FN>
    %136 = "stablehlo.reduce"(%arg124, %135) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg137: tensor<f4E2M1FN>, %arg138: tensor<f4E2M1FN>):
      %161 = "stablehlo.minimum"(%arg137, %arg138) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
      "stablehlo.return"(%161) : (tensor<f4E2M1FN>) -> ()
    }) : (tensor<3x8xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<8xf4E2M1FN>
    %137 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f4E2M1FN>}> : () -> tensor<f4E2M1FN>
    %138 = "stablehlo.reduce"(%arg125, %137) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg135: tensor<f4E2M1FN>, %arg136: tensor<f4E2M1FN>):
      %160 = "stablehlo.add"(%arg135, %arg136) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
      "stablehlo.return"(%160) : (tensor<f4E2M1FN>) -> ()
    }) : (tensor<3x8xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<8xf4E2M1FN>
    %139 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f4E2M1FN>}> : () -> tensor<f4E2M1FN>
    %140 = "stablehlo.reduce"(%arg126, %139) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg133: tensor<f4E2M1FN>, %arg134: tensor<f4E2M1FN>):
      %159 = "stablehlo.add"(%arg133, %arg134) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
      "stablehlo.return"(%159) : (tensor<f4E2M1FN>) -> ()
    }) : (tensor<3x8xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<8xf4E2M1FN>
    %141 = "func.call"(%arg127) <{callee = @argmax_0}> : (tensor<3x8xf4E2M1FN>) -> tensor<3xi32>
    %142 = "stablehlo.sort"(%arg128) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg131: tensor<f4E2M1FN>, %arg132: tensor<f4E2M1FN>):
      %144 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f4E2M1FN>}> : () -> tensor<f4E2M1FN>
      %145 = "stablehlo.compare"(%arg131, %144) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
      %146 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f4E2M1FN>}> : () -> tensor<f4E2M1FN>
      %147 = "stablehlo.select"(%145, %146, %arg131) : (tensor<i1>, tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
      %148 = "stablehlo.compare"(%arg131, %arg131) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
      %149 = "stablehlo.constant"() <{value = dense<-0.000000e+00> : tensor<f4E2M1FN>}> : () -> tensor<f4E2M1FN>
      %150 = "stablehlo.select"(%148, %149, %147) : (tensor<i1>, tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
      %151 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f4E2M1FN>}> : () -> tensor<f4E2M1FN>
      %152 = "stablehlo.compare"(%arg132, %151) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
      %153 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f4E2M1FN>}> : () -> tensor<f4E2M1FN>
      %154 = "stablehlo.select"(%152, %153, %arg132) : (tensor<i1>, tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
      %155 = "stablehlo.compare"(%arg132, %arg132) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
      %156 = "stablehlo.constant"() <{value = dense<-0.000000e+00> : tensor<f4E2M1FN>}> : () -> tensor<f4E2M1FN>
      %157 = "stablehlo.select"(%155, %156, %154) : (tensor<i1>, tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
      %158 = "stablehlo.compare"(%150, %157) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
      "stablehlo.return"(%158) : (tensor<i1>) -> ()
    }) : (tensor<16xf4E2M1FN>) -> tensor<16xf4E2M1FN>
    %143 = "stablehlo.dot_general"(%arg129, %arg130) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x3xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> tensor<8x4xf4E2M1FN>
    "func.return"(%26, %27, %28, %29, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %70, %71, %72, %74, %76, %78, %80, %81, %82, %83, %84, %85, %86, %87, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %128, %129, %130, %132, %134, %136, %138, %140, %141, %142, %143) : (tensor<256xf32>, tensor<256xf64>, tensor<256xbf16>, tensor<256xf16>, tensor<256xi1>, tensor<256xf4E2M1FN>, tensor<256xf8E5M2>, tensor<256xf8E4M3>, tensor<256xf8E3M4>, tensor<256xf8E4M3FN>, tensor<256xf8E5M2FNUZ>, tensor<256xf8E4M3FNUZ>, tensor<256xf8E4M3B11FNUZ>, tensor<256xi32>, tensor<91xf8E8M0FNU>, tensor<91xf8E8M0FNU>, tensor<91xf8E8M0FNU>, tensor<88xf8E8M0FNU>, tensor<10xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<841xi1>, tensor<841xi1>, tensor<841xi1>, tensor<841xi1>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<255xf8E8M0FNU>, tensor<255xf8E8M0FNU>, tensor<255xf8E8M0FNU>, tensor<255xf8E8M0FNU>, tensor<255xi1>, tensor<255xf8E8M0FNU>, tensor<255xf8E8M0FNU>, tensor<841xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<256xui8>, tensor<256xf8E8M0FNU>, tensor<8xf8E8M0FNU>, tensor<8xf8E8M0FNU>, tensor<8xf8E8M0FNU>, tensor<8xf8E8M0FNU>, tensor<3xi32>, tensor<256xf8E8M0FNU>, tensor<8x4xf8E8M0FNU>, tensor<16xf32>, tensor<16xf64>, tensor<16xbf16>, tensor<16xf16>, tensor<16xi1>, tensor<16xf8E8M0FNU>, tensor<16xf8E5M2>, tensor<16xf8E4M3>, tensor<16xf8E3M4>, tensor<16xf8E4M3FN>, tensor<16xf8E5M2FNUZ>, tensor<16xf8E4M3FNUZ>, tensor<16xf8E4M3B11FNUZ>, tensor<7xi32>, tensor<91xf4E2M1FN>, tensor<91xf4E2M1FN>, tensor<91xf4E2M1FN>, tensor<88xf4E2M1FN>, tensor<10xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xi1>, tensor<256xi1>, tensor<256xi1>, tensor<256xi1>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xi1>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xui4>, tensor<16xf4E2M1FN>, tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>, tensor<3xi32>, tensor<16xf4E2M1FN>, tensor<8x4xf4E2M1FN>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x8xf8E8M0FNU>) -> tensor<3xi32>, sym_name = "argmax", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<3x8xf8E8M0FNU>):
    %13 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x8xi32>
    %14 = "stablehlo.constant"() <{value = dense<0xFF> : tensor<f8E8M0FNU>}> : () -> tensor<f8E8M0FNU>
    %15 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %16:2 = "stablehlo.reduce"(%arg5, %13, %14, %15) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg6: tensor<f8E8M0FNU>, %arg7: tensor<i32>, %arg8: tensor<f8E8M0FNU>, %arg9: tensor<i32>):
      %17 = "stablehlo.compare"(%arg6, %arg8) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
      %18 = "stablehlo.compare"(%arg6, %arg6) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
      %19 = "stablehlo.or"(%17, %18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %20 = "stablehlo.compare"(%arg6, %arg8) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
      %21 = "stablehlo.compare"(%arg7, %arg9) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %22 = "stablehlo.and"(%20, %21) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %23 = "stablehlo.or"(%19, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %24 = "stablehlo.select"(%19, %arg6, %arg8) : (tensor<i1>, tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
      %25 = "stablehlo.select"(%23, %arg7, %arg9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%24, %25) : (tensor<f8E8M0FNU>, tensor<i32>) -> ()
    }) : (tensor<3x8xf8E8M0FNU>, tensor<3x8xi32>, tensor<f8E8M0FNU>, tensor<i32>) -> (tensor<3xf8E8M0FNU>, tensor<3xi32>)
    "func.return"(%16#1) : (tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x8xf4E2M1FN>) -> tensor<3xi32>, sym_name = "argmax_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x8xf4E2M1FN>):
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x8xi32>
    %1 = "stablehlo.constant"() <{value = dense<-6.000000e+00> : tensor<f4E2M1FN>}> : () -> tensor<f4E2M1FN>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3:2 = "stablehlo.reduce"(%arg0, %0, %1, %2) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f4E2M1FN>, %arg2: tensor<i32>, %arg3: tensor<f4E2M1FN>, %arg4: tensor<i32>):
      %4 = "stablehlo.compare"(%arg1, %arg3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
      %5 = "stablehlo.compare"(%arg1, %arg1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
      %6 = "stablehlo.or"(%4, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %7 = "stablehlo.compare"(%arg1, %arg3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
      %8 = "stablehlo.compare"(%arg2, %arg4) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %9 = "stablehlo.and"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.or"(%6, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %11 = "stablehlo.select"(%6, %arg1, %arg3) : (tensor<i1>, tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
      %12 = "stablehlo.select"(%10, %arg2, %arg4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%11, %12) : (tensor<f4E2M1FN>, tensor<i32>) -> ()
    }) : (tensor<3x8xf4E2M1FN>, tensor<3x8xi32>, tensor<f4E2M1FN>, tensor<i32>) -> (tensor<3xf4E2M1FN>, tensor<3xi32>)
    "func.return"(%3#1) : (tensor<3xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
