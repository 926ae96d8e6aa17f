"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<complex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<4xi64>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3xi64>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3xi64>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3xi64>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<i64>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<complex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xi1>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4xi64>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3xi64>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3xi64>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3xi64>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<i64>) -> (tensor<3x4xf32>, tensor<3x4xcomplex<f32>>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<3x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xi64>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<3x4xf64>, tensor<3x4xcomplex<f64>>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xcomplex<f64>>, tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<3x8xcomplex<f64>>, tensor<4x8xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xi64>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<2x2xcomplex<f64>>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}, {jax.result_info = "result[50]"}, {jax.result_info = "result[51]"}, {jax.result_info = "result[52]"}, {jax.result_info = "result[53]"}, {jax.result_info = "result[54]"}, {jax.result_info = "result[55]"}, {jax.result_info = "result[56]"}, {jax.result_info = "result[57]"}, {jax.result_info = "result[58]"}, {jax.result_info = "result[59]"}, {jax.result_info = "result[60]"}, {jax.result_info = "result[61]"}, {jax.result_info = "result[62]"}, {jax.result_info = "result[63]"}, {jax.result_info = "result[64]"}, {jax.result_info = "result[65]"}, {jax.result_info = "result[66]"}, {jax.result_info = "result[67]"}, {jax.result_info = "result[68]"}, {jax.result_info = "result[69]"}, {jax.result_info = "result[70]"}, {jax.result_info = "result[71]"}, {jax.result_info = "result[72]"}, {jax.result_info = "result[73]"}, {jax.result_info = "result[74]"}, {jax.result_info = "result[75]"}, {jax.result_info = "result[76]"}, {jax.result_info = "result[77]"}, {jax.result_info = "result[78]"}, {jax.result_info = "result[79]"}, {jax.result_info = "result[80]"}, {jax.result_info = "result[81]"}, {jax.result_info = "result[82]"}, {jax.result_info = "result[83]"}, {jax.result_info = "result[84]"}, {jax.result_info = "result[85]"}, {jax.result_info = "result[86]"}, {jax.result_info = "result[87]"}, {jax.result_info = "result[88]"}, {jax.result_info = "result[89]"}, {jax.result_info = "result[90]"}, {jax.result_info = "result[91]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg16: tensor<3x4xcomplex<f32>>, %arg17: tensor<3x4xcomplex<f32>>, %arg18: tensor<3x4xcomplex<f32>>, %arg19: tensor<3x4xcomplex<f32>>, %arg20: tensor<3x4xcomplex<f32>>, %arg21: tensor<3x4xcomplex<f32>>, %arg22: tensor<3x4xcomplex<f32>>, %arg23: tensor<3x4xcomplex<f32>>, %arg24: tensor<3x4xcomplex<f32>>, %arg25: tensor<3x4xcomplex<f32>>, %arg26: tensor<3x4xcomplex<f32>>, %arg27: tensor<3x4xcomplex<f32>>, %arg28: tensor<3x4xcomplex<f32>>, %arg29: tensor<3x4xcomplex<f32>>, %arg30: tensor<3x4xcomplex<f32>>, %arg31: tensor<3x4xcomplex<f32>>, %arg32: tensor<3x4xcomplex<f32>>, %arg33: tensor<3x4xcomplex<f32>>, %arg34: tensor<3x4xcomplex<f32>>, %arg35: tensor<3x4xcomplex<f32>>, %arg36: tensor<3x4xcomplex<f32>>, %arg37: tensor<3x4xcomplex<f32>>, %arg38: tensor<3x4xcomplex<f32>>, %arg39: tensor<3x4xcomplex<f32>>, %arg40: tensor<3x4xcomplex<f32>>, %arg41: tensor<3x4xcomplex<f32>>, %arg42: tensor<3x4xcomplex<f32>>, %arg43: tensor<3x4xcomplex<f32>>, %arg44: tensor<3x4xcomplex<f32>>, %arg45: tensor<3x4xcomplex<f32>>, %arg46: tensor<5xf32>, %arg47: tensor<5xf32>, %arg48: tensor<5xf32>, %arg49: tensor<3x4xcomplex<f32>>, %arg50: tensor<3x4xcomplex<f32>>, %arg51: tensor<3x4xcomplex<f32>>, %arg52: tensor<3x4xcomplex<f32>>, %arg53: tensor<3x4xcomplex<f32>>, %arg54: tensor<complex<f32>>, %arg55: tensor<3x4xcomplex<f32>>, %arg56: tensor<3x4xi1>, %arg57: tensor<3x4xcomplex<f32>>, %arg58: tensor<3x4xcomplex<f32>>, %arg59: tensor<3x4xcomplex<f32>>, %arg60: tensor<3x4xcomplex<f32>>, %arg61: tensor<3x4xcomplex<f32>>, %arg62: tensor<3x4xcomplex<f32>>, %arg63: tensor<4xi64>, %arg64: tensor<3x4xcomplex<f32>>, %arg65: tensor<3x4xcomplex<f32>>, %arg66: tensor<3x4xcomplex<f32>>, %arg67: tensor<3x4xcomplex<f32>>, %arg68: tensor<3x4xcomplex<f32>>, %arg69: tensor<3x4xcomplex<f32>>, %arg70: tensor<3xi64>, %arg71: tensor<3x4xcomplex<f32>>, %arg72: tensor<3x4xcomplex<f32>>, %arg73: tensor<3xi64>, %arg74: tensor<3x4xcomplex<f32>>, %arg75: tensor<3x4xcomplex<f32>>, %arg76: tensor<3xi64>, %arg77: tensor<3x4xcomplex<f32>>, %arg78: tensor<3x4xcomplex<f32>>, %arg79: tensor<3x4xcomplex<f32>>, %arg80: tensor<3x4xcomplex<f32>>, %arg81: tensor<3x4xcomplex<f32>>, %arg82: tensor<i64>, %arg83: tensor<3x4xcomplex<f64>>, %arg84: tensor<3x4xcomplex<f64>>, %arg85: tensor<3x4xcomplex<f64>>, %arg86: tensor<3x4xcomplex<f64>>, %arg87: tensor<3x4xcomplex<f64>>, %arg88: tensor<3x4xcomplex<f64>>, %arg89: tensor<3x4xcomplex<f64>>, %arg90: tensor<3x4xcomplex<f64>>, %arg91: tensor<3x4xcomplex<f64>>, %arg92: tensor<3x4xcomplex<f64>>, %arg93: tensor<3x4xcomplex<f64>>, %arg94: tensor<3x4xcomplex<f64>>, %arg95: tensor<3x4xcomplex<f64>>, %arg96: tensor<3x4xcomplex<f64>>, %arg97: tensor<3x4xcomplex<f64>>, %arg98: tensor<3x4xcomplex<f64>>, %arg99: tensor<3x4xcomplex<f64>>, %arg100: tensor<3x4xcomplex<f64>>, %arg101: tensor<3x4xcomplex<f64>>, %arg102: tensor<3x4xcomplex<f64>>, %arg103: tensor<3x4xcomplex<f64>>, %arg104: tensor<3x4xcomplex<f64>>, %arg105: tensor<3x4xcomplex<f64>>, %arg106: tensor<3x4xcomplex<f64>>, %arg107: tensor<3x4xcomplex<f64>>, %arg108: tensor<3x4xcomplex<f64>>, %arg109: tensor<3x4xcomplex<f64>>, %arg110: tensor<3x4xcomplex<f64>>, %arg111: tensor<3x4xcomplex<f64>>, %arg112: tensor<3x4xcomplex<f64>>, %arg113: tensor<5xf64>, %arg114: tensor<5xf64>, %arg115: tensor<5xf64>, %arg116: tensor<3x4xcomplex<f64>>, %arg117: tensor<3x4xcomplex<f64>>, %arg118: tensor<3x4xcomplex<f64>>, %arg119: tensor<3x4xcomplex<f64>>, %arg120: tensor<3x4xcomplex<f64>>, %arg121: tensor<complex<f64>>, %arg122: tensor<3x4xcomplex<f64>>, %arg123: tensor<3x4xi1>, %arg124: tensor<3x4xcomplex<f64>>, %arg125: tensor<3x4xcomplex<f64>>, %arg126: tensor<3x4xcomplex<f64>>, %arg127: tensor<3x4xcomplex<f64>>, %arg128: tensor<3x4xcomplex<f64>>, %arg129: tensor<3x4xcomplex<f64>>, %arg130: tensor<4xi64>, %arg131: tensor<3x4xcomplex<f64>>, %arg132: tensor<3x4xcomplex<f64>>, %arg133: tensor<3x4xcomplex<f64>>, %arg134: tensor<3x4xcomplex<f64>>, %arg135: tensor<3x4xcomplex<f64>>, %arg136: tensor<3x4xcomplex<f64>>, %arg137: tensor<3xi64>, %arg138: tensor<3x4xcomplex<f64>>, %arg139: tensor<3x4xcomplex<f64>>, %arg140: tensor<3xi64>, %arg141: tensor<3x4xcomplex<f64>>, %arg142: tensor<3x4xcomplex<f64>>, %arg143: tensor<3xi64>, %arg144: tensor<3x4xcomplex<f64>>, %arg145: tensor<3x4xcomplex<f64>>, %arg146: tensor<3x4xcomplex<f64>>, %arg147: tensor<3x4xcomplex<f64>>, %arg148: tensor<3x4xcomplex<f64>>, %arg149: tensor<i64>):
    %84 = "stablehlo.abs"(%arg16) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %85 = "stablehlo.negate"(%arg17) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %86 = "stablehlo.real"(%arg18) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %87 = "stablehlo.imag"(%arg19) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %88 = "stablehlo.real"(%arg20) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %89 = "stablehlo.imag"(%arg20) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %90 = "stablehlo.negate"(%89) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %91 = "stablehlo.complex"(%88, %90) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %92 = "stablehlo.exponential"(%arg21) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %93 = "stablehlo.log"(%arg22) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %94 = "stablehlo.sqrt"(%arg23) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %95 = "stablehlo.rsqrt"(%arg24) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %96 = "stablehlo.real"(%arg25) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %97 = "stablehlo.imag"(%arg25) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %98 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %100 = "stablehlo.compare"(%96, %99) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %101 = "stablehlo.sine"(%96) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %102 = "stablehlo.cosine"(%96) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %103 = "stablehlo.exponential_minus_one"(%97) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %104 = "stablehlo.negate"(%97) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %105 = "stablehlo.exponential_minus_one"(%104) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %106 = "stablehlo.subtract"(%103, %105) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %107 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %109 = "stablehlo.divide"(%106, %108) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %110 = "stablehlo.add"(%103, %105) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %111 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %113 = "stablehlo.add"(%110, %112) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %114 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %116 = "stablehlo.divide"(%113, %115) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %117 = "stablehlo.multiply"(%101, %116) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %118 = "stablehlo.multiply"(%102, %109) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %119 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %121 = "stablehlo.complex"(%120, %118) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %122 = "stablehlo.complex"(%117, %118) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %123 = "stablehlo.select"(%100, %121, %122) : (tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %124 = "stablehlo.real"(%arg26) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %125 = "stablehlo.imag"(%arg26) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %126 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %128 = "stablehlo.compare"(%124, %127) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %129 = "stablehlo.sine"(%124) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %130 = "stablehlo.cosine"(%124) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %131 = "stablehlo.exponential_minus_one"(%125) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %132 = "stablehlo.negate"(%125) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %133 = "stablehlo.exponential_minus_one"(%132) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %134 = "stablehlo.subtract"(%131, %133) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %135 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %137 = "stablehlo.divide"(%134, %136) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %138 = "stablehlo.add"(%131, %133) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %139 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %141 = "stablehlo.add"(%138, %140) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %142 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %143 = "stablehlo.broadcast_in_dim"(%142) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %144 = "stablehlo.divide"(%141, %143) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %145 = "stablehlo.multiply"(%130, %144) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %146 = "stablehlo.negate"(%129) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %147 = "stablehlo.multiply"(%146, %137) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %148 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %149 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %150 = "stablehlo.complex"(%145, %149) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %151 = "stablehlo.complex"(%145, %147) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %152 = "stablehlo.select"(%128, %150, %151) : (tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %153 = "stablehlo.tanh"(%arg27) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %154 = "stablehlo.sign"(%arg28) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %155 = "stablehlo.exponential_minus_one"(%arg29) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %156 = "stablehlo.log_plus_one"(%arg30) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %157 = "stablehlo.negate"(%arg31) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %158 = "stablehlo.exponential"(%157) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %159 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %160 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %161 = "stablehlo.add"(%160, %158) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %162 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %163 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %164 = "stablehlo.divide"(%163, %161) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %165 = "stablehlo.add"(%arg32, %arg33) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %166 = "stablehlo.subtract"(%arg34, %arg35) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %167 = "stablehlo.multiply"(%arg36, %arg37) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %168 = "stablehlo.divide"(%arg38, %arg39) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %169 = "stablehlo.compare"(%arg40, %arg41) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xi1>
    %170 = "stablehlo.compare"(%arg42, %arg43) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xi1>
    %171 = "stablehlo.power"(%arg44, %arg45) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %172 = "stablehlo.complex"(%arg46, %arg47) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xcomplex<f32>>
    %173 = "stablehlo.convert"(%arg48) : (tensor<5xf32>) -> tensor<5xcomplex<f32>>
    %174 = "stablehlo.transpose"(%arg49) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %175 = "stablehlo.reshape"(%arg50) : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %176 = "stablehlo.concatenate"(%arg51, %arg52) <{dimension = 1 : i64}> : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x8xcomplex<f32>>
    %177 = "stablehlo.pad"(%arg53, %arg54) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 1, -1>, interior_padding = array<i64: 0, 1>}> : (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x8xcomplex<f32>>
    %178 = "stablehlo.slice"(%arg55) <{limit_indices = array<i64: 3, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 2>}> : (tensor<3x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %179 = "stablehlo.select"(%arg56, %arg57, %arg58) : (tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %180 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %181 = "stablehlo.reduce"(%arg59, %180) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg188: tensor<complex<f32>>, %arg189: tensor<complex<f32>>):
      %633 = "stablehlo.add"(%arg188, %arg189) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%633) : (tensor<complex<f32>>) -> ()
    }) : (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %182 = "stablehlo.dot_general"(%arg60, %arg61) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %183 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %184 = "stablehlo.broadcast_in_dim"(%183) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %185 = "stablehlo.compare"(%arg63, %184) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %186 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %187 = "stablehlo.broadcast_in_dim"(%186) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %188 = "stablehlo.add"(%arg63, %187) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %189 = "stablehlo.select"(%185, %188, %arg63) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %190 = "stablehlo.convert"(%189) : (tensor<4xi64>) -> tensor<4xi32>
    %191 = "stablehlo.broadcast_in_dim"(%190) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %192 = "stablehlo.gather"(%arg62, %191) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xcomplex<f32>>, tensor<4x1xi32>) -> tensor<4x4xcomplex<f32>>
    %193 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %194 = "stablehlo.reduce"(%arg64, %193) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg186: tensor<complex<f32>>, %arg187: tensor<complex<f32>>):
      %632 = "stablehlo.multiply"(%arg186, %arg187) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%632) : (tensor<complex<f32>>) -> ()
    }) : (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %195 = "func.call"(%arg65) <{callee = @cumprod}> : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %196 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %197 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %198:2 = "stablehlo.reduce"(%arg66, %arg67, %196, %197) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg182: tensor<complex<f32>>, %arg183: tensor<complex<f32>>, %arg184: tensor<complex<f32>>, %arg185: tensor<complex<f32>>):
      %630 = "stablehlo.multiply"(%arg182, %arg184) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      %631 = "stablehlo.add"(%arg183, %arg185) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%630, %631) : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
    }) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>)
    %199 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %200 = "stablehlo.broadcast_in_dim"(%199) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
    %201 = "stablehlo.compare"(%arg70, %200) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %202 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %203 = "stablehlo.broadcast_in_dim"(%202) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
    %204 = "stablehlo.add"(%arg70, %203) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %205 = "stablehlo.select"(%201, %204, %arg70) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %206 = "stablehlo.convert"(%205) : (tensor<3xi64>) -> tensor<3xi32>
    %207 = "stablehlo.broadcast_in_dim"(%206) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x1xi32>
    %208 = "stablehlo.scatter"(%arg68, %207, %arg69) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg180: tensor<complex<f32>>, %arg181: tensor<complex<f32>>):
      %629 = "stablehlo.multiply"(%arg180, %arg181) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%629) : (tensor<complex<f32>>) -> ()
    }) : (tensor<3x4xcomplex<f32>>, tensor<3x1xi32>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %209 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %210 = "stablehlo.broadcast_in_dim"(%209) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
    %211 = "stablehlo.compare"(%arg73, %210) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %212 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %213 = "stablehlo.broadcast_in_dim"(%212) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
    %214 = "stablehlo.add"(%arg73, %213) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %215 = "stablehlo.select"(%211, %214, %arg73) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %216 = "stablehlo.convert"(%215) : (tensor<3xi64>) -> tensor<3xi32>
    %217 = "stablehlo.broadcast_in_dim"(%216) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x1xi32>
    %218 = "stablehlo.scatter"(%arg71, %217, %arg72) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg178: tensor<complex<f32>>, %arg179: tensor<complex<f32>>):
      "stablehlo.return"(%arg179) : (tensor<complex<f32>>) -> ()
    }) : (tensor<3x4xcomplex<f32>>, tensor<3x1xi32>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %219 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %220 = "stablehlo.broadcast_in_dim"(%219) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
    %221 = "stablehlo.compare"(%arg76, %220) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %222 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %223 = "stablehlo.broadcast_in_dim"(%222) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
    %224 = "stablehlo.add"(%arg76, %223) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %225 = "stablehlo.select"(%221, %224, %arg76) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %226 = "stablehlo.convert"(%225) : (tensor<3xi64>) -> tensor<3xi32>
    %227 = "stablehlo.broadcast_in_dim"(%226) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x1xi32>
    %228 = "stablehlo.scatter"(%arg74, %227, %arg75) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg176: tensor<complex<f32>>, %arg177: tensor<complex<f32>>):
      %628 = "stablehlo.add"(%arg176, %arg177) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%628) : (tensor<complex<f32>>) -> ()
    }) : (tensor<3x4xcomplex<f32>>, tensor<3x1xi32>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %229 = "stablehlo.sort"(%arg77) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg174: tensor<complex<f32>>, %arg175: tensor<complex<f32>>):
      %591 = "stablehlo.real"(%arg174) : (tensor<complex<f32>>) -> tensor<f32>
      %592 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %593 = "stablehlo.compare"(%591, %592) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %594 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %595 = "stablehlo.select"(%593, %594, %591) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %596 = "stablehlo.compare"(%591, %591) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %597 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %598 = "stablehlo.select"(%596, %597, %595) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %599 = "stablehlo.imag"(%arg174) : (tensor<complex<f32>>) -> tensor<f32>
      %600 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %601 = "stablehlo.compare"(%599, %600) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %602 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %603 = "stablehlo.select"(%601, %602, %599) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %604 = "stablehlo.compare"(%599, %599) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %605 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %606 = "stablehlo.select"(%604, %605, %603) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %607 = "stablehlo.real"(%arg175) : (tensor<complex<f32>>) -> tensor<f32>
      %608 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %609 = "stablehlo.compare"(%607, %608) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %610 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %611 = "stablehlo.select"(%609, %610, %607) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %612 = "stablehlo.compare"(%607, %607) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %613 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %614 = "stablehlo.select"(%612, %613, %611) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %615 = "stablehlo.imag"(%arg175) : (tensor<complex<f32>>) -> tensor<f32>
      %616 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %617 = "stablehlo.compare"(%615, %616) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %618 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %619 = "stablehlo.select"(%617, %618, %615) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %620 = "stablehlo.compare"(%615, %615) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %621 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %622 = "stablehlo.select"(%620, %621, %619) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %623 = "stablehlo.compare"(%606, %622) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %624 = "stablehlo.compare"(%598, %614) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %625 = "stablehlo.compare"(%598, %614) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %626 = "stablehlo.and"(%625, %623) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %627 = "stablehlo.or"(%624, %626) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%627) : (tensor<i1>) -> ()
    }) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %230 = "func.call"(%arg78) <{callee = @argsort}> : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xi64>
    %231:2 = "stablehlo.sort"(%arg79, %arg80) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg170: tensor<complex<f32>>, %arg171: tensor<complex<f32>>, %arg172: tensor<complex<f32>>, %arg173: tensor<complex<f32>>):
      %514 = "stablehlo.real"(%arg170) : (tensor<complex<f32>>) -> tensor<f32>
      %515 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %516 = "stablehlo.compare"(%514, %515) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %517 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %518 = "stablehlo.select"(%516, %517, %514) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %519 = "stablehlo.compare"(%514, %514) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %520 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %521 = "stablehlo.select"(%519, %520, %518) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %522 = "stablehlo.imag"(%arg170) : (tensor<complex<f32>>) -> tensor<f32>
      %523 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %524 = "stablehlo.compare"(%522, %523) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %525 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %526 = "stablehlo.select"(%524, %525, %522) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %527 = "stablehlo.compare"(%522, %522) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %528 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %529 = "stablehlo.select"(%527, %528, %526) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %530 = "stablehlo.real"(%arg171) : (tensor<complex<f32>>) -> tensor<f32>
      %531 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %532 = "stablehlo.compare"(%530, %531) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %533 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %534 = "stablehlo.select"(%532, %533, %530) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %535 = "stablehlo.compare"(%530, %530) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %536 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %537 = "stablehlo.select"(%535, %536, %534) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %538 = "stablehlo.imag"(%arg171) : (tensor<complex<f32>>) -> tensor<f32>
      %539 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %540 = "stablehlo.compare"(%538, %539) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %541 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %542 = "stablehlo.select"(%540, %541, %538) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %543 = "stablehlo.compare"(%538, %538) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %544 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %545 = "stablehlo.select"(%543, %544, %542) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %546 = "stablehlo.real"(%arg172) : (tensor<complex<f32>>) -> tensor<f32>
      %547 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %548 = "stablehlo.compare"(%546, %547) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %549 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %550 = "stablehlo.select"(%548, %549, %546) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %551 = "stablehlo.compare"(%546, %546) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %552 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %553 = "stablehlo.select"(%551, %552, %550) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %554 = "stablehlo.imag"(%arg172) : (tensor<complex<f32>>) -> tensor<f32>
      %555 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %556 = "stablehlo.compare"(%554, %555) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %557 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %558 = "stablehlo.select"(%556, %557, %554) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %559 = "stablehlo.compare"(%554, %554) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %560 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %561 = "stablehlo.select"(%559, %560, %558) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %562 = "stablehlo.real"(%arg173) : (tensor<complex<f32>>) -> tensor<f32>
      %563 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %564 = "stablehlo.compare"(%562, %563) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %565 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %566 = "stablehlo.select"(%564, %565, %562) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %567 = "stablehlo.compare"(%562, %562) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %568 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %569 = "stablehlo.select"(%567, %568, %566) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %570 = "stablehlo.imag"(%arg173) : (tensor<complex<f32>>) -> tensor<f32>
      %571 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %572 = "stablehlo.compare"(%570, %571) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %573 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %574 = "stablehlo.select"(%572, %573, %570) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %575 = "stablehlo.compare"(%570, %570) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %576 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %577 = "stablehlo.select"(%575, %576, %574) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %578 = "stablehlo.compare"(%561, %577) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %579 = "stablehlo.compare"(%553, %569) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %580 = "stablehlo.compare"(%553, %569) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %581 = "stablehlo.and"(%580, %578) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %582 = "stablehlo.or"(%579, %581) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %583 = "stablehlo.compare"(%529, %545) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %584 = "stablehlo.compare"(%529, %545) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %585 = "stablehlo.and"(%584, %582) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %586 = "stablehlo.or"(%583, %585) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %587 = "stablehlo.compare"(%521, %537) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %588 = "stablehlo.compare"(%521, %537) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %589 = "stablehlo.and"(%588, %586) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %590 = "stablehlo.or"(%587, %589) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%590) : (tensor<i1>) -> ()
    }) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>)
    %232 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %233 = "stablehlo.compare"(%arg82, %232) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %234 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %235 = "stablehlo.add"(%arg82, %234) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %236 = "stablehlo.select"(%233, %235, %arg82) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %237 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %238 = "stablehlo.dynamic_slice"(%arg81, %236, %237) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xcomplex<f32>>, tensor<i64>, tensor<i64>) -> tensor<2x2xcomplex<f32>>
    %239 = "stablehlo.abs"(%arg83) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %240 = "stablehlo.negate"(%arg84) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %241 = "stablehlo.real"(%arg85) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %242 = "stablehlo.imag"(%arg86) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %243 = "stablehlo.real"(%arg87) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %244 = "stablehlo.imag"(%arg87) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %245 = "stablehlo.negate"(%244) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %246 = "stablehlo.complex"(%243, %245) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>>
    %247 = "stablehlo.exponential"(%arg88) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %248 = "stablehlo.log"(%arg89) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %249 = "stablehlo.sqrt"(%arg90) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %250 = "stablehlo.rsqrt"(%arg91) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %251 = "stablehlo.real"(%arg92) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %252 = "stablehlo.imag"(%arg92) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %253 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %254 = "stablehlo.broadcast_in_dim"(%253) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x4xf64>
    %255 = "stablehlo.compare"(%251, %254) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %256 = "stablehlo.sine"(%251) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %257 = "stablehlo.cosine"(%251) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %258 = "stablehlo.exponential_minus_one"(%252) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %259 = "stablehlo.negate"(%252) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %260 = "stablehlo.exponential_minus_one"(%259) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %261 = "stablehlo.subtract"(%258, %260) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %262 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %263 = "stablehlo.broadcast_in_dim"(%262) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x4xf64>
    %264 = "stablehlo.divide"(%261, %263) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %265 = "stablehlo.add"(%258, %260) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %266 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %267 = "stablehlo.broadcast_in_dim"(%266) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x4xf64>
    %268 = "stablehlo.add"(%265, %267) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %269 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %270 = "stablehlo.broadcast_in_dim"(%269) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x4xf64>
    %271 = "stablehlo.divide"(%268, %270) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %272 = "stablehlo.multiply"(%256, %271) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %273 = "stablehlo.multiply"(%257, %264) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %274 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %275 = "stablehlo.broadcast_in_dim"(%274) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x4xf64>
    %276 = "stablehlo.complex"(%275, %273) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>>
    %277 = "stablehlo.complex"(%272, %273) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>>
    %278 = "stablehlo.select"(%255, %276, %277) : (tensor<3x4xi1>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %279 = "stablehlo.real"(%arg93) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %280 = "stablehlo.imag"(%arg93) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %281 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %282 = "stablehlo.broadcast_in_dim"(%281) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x4xf64>
    %283 = "stablehlo.compare"(%279, %282) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %284 = "stablehlo.sine"(%279) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %285 = "stablehlo.cosine"(%279) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %286 = "stablehlo.exponential_minus_one"(%280) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %287 = "stablehlo.negate"(%280) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %288 = "stablehlo.exponential_minus_one"(%287) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %289 = "stablehlo.subtract"(%286, %288) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %290 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %291 = "stablehlo.broadcast_in_dim"(%290) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x4xf64>
    %292 = "stablehlo.divide"(%289, %291) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %293 = "stablehlo.add"(%286, %288) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %294 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %295 = "stablehlo.broadcast_in_dim"(%294) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x4xf64>
    %296 = "stablehlo.add"(%293, %295) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %297 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %298 = "stablehlo.broadcast_in_dim"(%297) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x4xf64>
    %299 = "stablehlo.divide"(%296, %298) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %300 = "stablehlo.multiply"(%285, %299) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %301 = "stablehlo.negate"(%284) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %302 = "stablehlo.multiply"(%301, %292) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %303 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %304 = "stablehlo.broadcast_in_dim"(%303) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x4xf64>
    %305 = "stablehlo.complex"(%300, %304) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>>
    %306 = "stablehlo.complex"(%300, %302) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>>
    %307 = "stablehlo.select"(%283, %305, %306) : (tensor<3x4xi1>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %308 = "stablehlo.tanh"(%arg94) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %309 = "stablehlo.sign"(%arg95) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %310 = "stablehlo.exponential_minus_one"(%arg96) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %311 = "stablehlo.log_plus_one"(%arg97) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %312 = "stablehlo.negate"(%arg98) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %313 = "stablehlo.exponential"(%312) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %314 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %315 = "stablehlo.broadcast_in_dim"(%314) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
    %316 = "stablehlo.add"(%315, %313) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %317 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %318 = "stablehlo.broadcast_in_dim"(%317) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
    %319 = "stablehlo.divide"(%318, %316) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %320 = "stablehlo.add"(%arg99, %arg100) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %321 = "stablehlo.subtract"(%arg101, %arg102) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %322 = "stablehlo.multiply"(%arg103, %arg104) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %323 = "stablehlo.divide"(%arg105, %arg106) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %324 = "stablehlo.compare"(%arg107, %arg108) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xi1>
    %325 = "stablehlo.compare"(%arg109, %arg110) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xi1>
    %326 = "stablehlo.power"(%arg111, %arg112) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %327 = "stablehlo.complex"(%arg113, %arg114) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xcomplex<f64>>
    %328 = "stablehlo.convert"(%arg115) : (tensor<5xf64>) -> tensor<5xcomplex<f64>>
    %329 = "stablehlo.transpose"(%arg116) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
    %330 = "stablehlo.reshape"(%arg117) : (tensor<3x4xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
    %331 = "stablehlo.concatenate"(%arg118, %arg119) <{dimension = 1 : i64}> : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x8xcomplex<f64>>
    %332 = "stablehlo.pad"(%arg120, %arg121) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 1, -1>, interior_padding = array<i64: 0, 1>}> : (tensor<3x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4x8xcomplex<f64>>
    %333 = "stablehlo.slice"(%arg122) <{limit_indices = array<i64: 3, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 2>}> : (tensor<3x4xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
    %334 = "stablehlo.select"(%arg123, %arg124, %arg125) : (tensor<3x4xi1>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %335 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %336 = "stablehlo.reduce"(%arg126, %335) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg168: tensor<complex<f64>>, %arg169: tensor<complex<f64>>):
      %513 = "stablehlo.add"(%arg168, %arg169) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      "stablehlo.return"(%513) : (tensor<complex<f64>>) -> ()
    }) : (tensor<3x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %337 = "stablehlo.dot_general"(%arg127, %arg128) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %338 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %339 = "stablehlo.broadcast_in_dim"(%338) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %340 = "stablehlo.compare"(%arg130, %339) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %341 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %342 = "stablehlo.broadcast_in_dim"(%341) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %343 = "stablehlo.add"(%arg130, %342) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %344 = "stablehlo.select"(%340, %343, %arg130) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %345 = "stablehlo.convert"(%344) : (tensor<4xi64>) -> tensor<4xi32>
    %346 = "stablehlo.broadcast_in_dim"(%345) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %347 = "stablehlo.gather"(%arg129, %346) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xcomplex<f64>>, tensor<4x1xi32>) -> tensor<4x4xcomplex<f64>>
    %348 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %349 = "stablehlo.reduce"(%arg131, %348) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg166: tensor<complex<f64>>, %arg167: tensor<complex<f64>>):
      %512 = "stablehlo.multiply"(%arg166, %arg167) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      "stablehlo.return"(%512) : (tensor<complex<f64>>) -> ()
    }) : (tensor<3x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
    %350 = "func.call"(%arg132) <{callee = @cumprod_0}> : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %351 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %352 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %353:2 = "stablehlo.reduce"(%arg133, %arg134, %351, %352) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg162: tensor<complex<f64>>, %arg163: tensor<complex<f64>>, %arg164: tensor<complex<f64>>, %arg165: tensor<complex<f64>>):
      %510 = "stablehlo.multiply"(%arg162, %arg164) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      %511 = "stablehlo.add"(%arg163, %arg165) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      "stablehlo.return"(%510, %511) : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
    }) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>) -> (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>)
    %354 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %355 = "stablehlo.broadcast_in_dim"(%354) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
    %356 = "stablehlo.compare"(%arg137, %355) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %357 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %358 = "stablehlo.broadcast_in_dim"(%357) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
    %359 = "stablehlo.add"(%arg137, %358) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %360 = "stablehlo.select"(%356, %359, %arg137) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %361 = "stablehlo.convert"(%360) : (tensor<3xi64>) -> tensor<3xi32>
    %362 = "stablehlo.broadcast_in_dim"(%361) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x1xi32>
    %363 = "stablehlo.scatter"(%arg135, %362, %arg136) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg160: tensor<complex<f64>>, %arg161: tensor<complex<f64>>):
      %509 = "stablehlo.multiply"(%arg160, %arg161) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      "stablehlo.return"(%509) : (tensor<complex<f64>>) -> ()
    }) : (tensor<3x4xcomplex<f64>>, tensor<3x1xi32>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %364 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %365 = "stablehlo.broadcast_in_dim"(%364) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
    %366 = "stablehlo.compare"(%arg140, %365) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %367 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %368 = "stablehlo.broadcast_in_dim"(%367) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
    %369 = "stablehlo.add"(%arg140, %368) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %370 = "stablehlo.select"(%366, %369, %arg140) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %371 = "stablehlo.convert"(%370) : (tensor<3xi64>) -> tensor<3xi32>
    %372 = "stablehlo.broadcast_in_dim"(%371) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x1xi32>
    %373 = "stablehlo.scatter"(%arg138, %372, %arg139) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg158: tensor<complex<f64>>, %arg159: tensor<complex<f64>>):
      "stablehlo.return"(%arg159) : (tensor<complex<f64>>) -> ()
    }) : (tensor<3x4xcomplex<f64>>, tensor<3x1xi32>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %374 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %375 = "stablehlo.broadcast_in_dim"(%374) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
    %376 = "stablehlo.compare"(%arg143, %375) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %377 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %378 = "stablehlo.broadcast_in_dim"(%377) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
    %379 = "stablehlo.add"(%arg143, %378) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %380 = "stablehlo.select"(%376, %379, %arg143) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %381 = "stablehlo.convert"(%380) : (tensor<3xi64>) -> tensor<3xi32>
    %382 = "stablehlo.broadcast_in_dim"(%381) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x1xi32>
    %383 = "stablehlo.scatter"(%arg141, %382, %arg142) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg156: tensor<complex<f64>>, %arg157: tensor<complex<f64>>):
      %508 = "stablehlo.add"(%arg156, %arg157) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      "stablehlo.return"(%508) : (tensor<complex<f64>>) -> ()
    }) : (tensor<3x4xcomplex<f64>>, tensor<3x1xi32>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %384 = "stablehlo.sort"(%arg144) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg154: tensor<complex<f64>>, %arg155: tensor<complex<f64>>):
      %471 = "stablehlo.real"(%arg154) : (tensor<complex<f64>>) -> tensor<f64>
      %472 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %473 = "stablehlo.compare"(%471, %472) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %474 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %475 = "stablehlo.select"(%473, %474, %471) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %476 = "stablehlo.compare"(%471, %471) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %477 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %478 = "stablehlo.select"(%476, %477, %475) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %479 = "stablehlo.imag"(%arg154) : (tensor<complex<f64>>) -> tensor<f64>
      %480 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %481 = "stablehlo.compare"(%479, %480) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %482 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %483 = "stablehlo.select"(%481, %482, %479) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %484 = "stablehlo.compare"(%479, %479) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %485 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %486 = "stablehlo.select"(%484, %485, %483) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %487 = "stablehlo.real"(%arg155) : (tensor<complex<f64>>) -> tensor<f64>
      %488 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %489 = "stablehlo.compare"(%487, %488) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %490 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %491 = "stablehlo.select"(%489, %490, %487) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %492 = "stablehlo.compare"(%487, %487) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %493 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %494 = "stablehlo.select"(%492, %493, %491) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %495 = "stablehlo.imag"(%arg155) : (tensor<complex<f64>>) -> tensor<f64>
      %496 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %497 = "stablehlo.compare"(%495, %496) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %498 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %499 = "stablehlo.select"(%497, %498, %495) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %500 = "stablehlo.compare"(%495, %495) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %501 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %502 = "stablehlo.select"(%500, %501, %499) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %503 = "stablehlo.compare"(%486, %502) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %504 = "stablehlo.compare"(%478, %494) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %505 = "stablehlo.compare"(%478, %494) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %506 = "stablehlo.and"(%505, %503) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %507 = "stablehlo.or"(%504, %506) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%507) : (tensor<i1>) -> ()
    }) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %385 = "func.call"(%arg145) <{callee = @argsort_1}> : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xi64>
    %386:2 = "stablehlo.sort"(%arg146, %arg147) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg150: tensor<complex<f64>>, %arg151: tensor<complex<f64>>, %arg152: tensor<complex<f64>>, %arg153: tensor<complex<f64>>):
      %394 = "stablehlo.real"(%arg150) : (tensor<complex<f64>>) -> tensor<f64>
      %395 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %396 = "stablehlo.compare"(%394, %395) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %397 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %398 = "stablehlo.select"(%396, %397, %394) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %399 = "stablehlo.compare"(%394, %394) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %400 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %401 = "stablehlo.select"(%399, %400, %398) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %402 = "stablehlo.imag"(%arg150) : (tensor<complex<f64>>) -> tensor<f64>
      %403 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %404 = "stablehlo.compare"(%402, %403) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %405 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %406 = "stablehlo.select"(%404, %405, %402) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %407 = "stablehlo.compare"(%402, %402) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %408 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %409 = "stablehlo.select"(%407, %408, %406) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %410 = "stablehlo.real"(%arg151) : (tensor<complex<f64>>) -> tensor<f64>
      %411 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %412 = "stablehlo.compare"(%410, %411) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %413 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %414 = "stablehlo.select"(%412, %413, %410) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %415 = "stablehlo.compare"(%410, %410) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %416 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %417 = "stablehlo.select"(%415, %416, %414) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %418 = "stablehlo.imag"(%arg151) : (tensor<complex<f64>>) -> tensor<f64>
      %419 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %420 = "stablehlo.compare"(%418, %419) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %421 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %422 = "stablehlo.select"(%420, %421, %418) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %423 = "stablehlo.compare"(%418, %418) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %424 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %425 = "stablehlo.select"(%423, %424, %422) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %426 = "stablehlo.real"(%arg152) : (tensor<complex<f64>>) -> tensor<f64>
      %427 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %428 = "stablehlo.compare"(%426, %427) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %429 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %430 = "stablehlo.select"(%428, %429, %426) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %431 = "stablehlo.compare"(%426, %426) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %432 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %433 = "stablehlo.select"(%431, %432, %430) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %434 = "stablehlo.imag"(%arg152) : (tensor<complex<f64>>) -> tensor<f64>
      %435 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %436 = "stablehlo.compare"(%434, %435) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %437 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %438 = "stablehlo.select"(%436, %437, %434) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %439 = "stablehlo.compare"(%434, %434) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %440 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %441 = "stablehlo.select"(%439, %440, %438) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %442 = "stablehlo.real"(%arg153) : (tensor<complex<f64>>) -> tensor<f64>
      %443 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %444 = "stablehlo.compare"(%442, %443) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %445 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %446 = "stablehlo.select"(%444, %445, %442) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %447 = "stablehlo.compare"(%442, %442) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %448 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %449 = "stablehlo.select"(%447, %448, %446) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %450 = "stablehlo.imag"(%arg153) : (tensor<complex<f64>>) -> tensor<f64>
      %451 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %452 = "stablehlo.compare"(%450, %451) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %453 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %454 = "stablehlo.select"(%452, %453, %450) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %455 = "stablehlo.compare"(%450, %450) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %456 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %457 = "stablehlo.select"(%455, %456, %454) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %458 = "stablehlo.compare"(%441, %457) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %459 = "stablehlo.compare"(%433, %449) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %460 = "stablehlo.compare"(%433, %449) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %461 = "stablehlo.and"(%460, %458) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %462 = "stablehlo.or"(%459, %461) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %463 = "stablehlo.compare"(%409, %425) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %464 = "stablehlo.compare"(%409, %425) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %465 = "stablehlo.and"(%464, %462) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %466 = "stablehlo.or"(%463, %465) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %467 = "stablehlo.compare"(%401, %417) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %468 = "stablehlo.compare"(%401, %417) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %469 = "stablehlo.and"(%468, %466) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %470 = "stablehlo.or"(%467, %469) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%470) : (tensor<i1>) -> ()
    }) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>)
    %387 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %388 = "stablehlo.compare"(%arg149, %387) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %389 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %390 = "stablehlo.add"(%arg149, %389) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %391 = "stablehlo.select"(%388, %390, %arg149) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %392 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %393 = "stablehlo.dynamic_slice"(%arg148, %391, %392) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xcomplex<f64>>, tensor<i64>, tensor<i64>) -> tensor<2x2xcomplex<f64>>
    "func.return"(%84, %85, %86, %87, %91, %92, %93, %94, %95, %123, %152, %153, %154, %155, %156, %164, %165, %166, %167, %168, %169, %170, %171, %172, %173, %174, %175, %176, %177, %178, %179, %181, %182, %192, %194, %195, %198#0, %198#1, %208, %218, %228, %229, %230, %231#0, %231#1, %238, %239, %240, %241, %242, %246, %247, %248, %249, %250, %278, %307, %308, %309, %310, %311, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %336, %337, %347, %349, %350, %353#0, %353#1, %363, %373, %383, %384, %385, %386#0, %386#1, %393) : (tensor<3x4xf32>, tensor<3x4xcomplex<f32>>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<3x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xi64>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<3x4xf64>, tensor<3x4xcomplex<f64>>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xcomplex<f64>>, tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<3x8xcomplex<f64>>, tensor<4x8xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xi64>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>, sym_name = "cumprod", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<3x4xcomplex<f32>>):
    %81 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %82 = "stablehlo.reduce_window"(%arg13, %81) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg14: tensor<complex<f32>>, %arg15: tensor<complex<f32>>):
      %83 = "stablehlo.multiply"(%arg14, %arg15) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%83) : (tensor<complex<f32>>) -> ()
    }) : (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    "func.return"(%82) : (tensor<3x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x4xcomplex<f32>>) -> tensor<3x4xi64>, res_attrs = [{}], sym_name = "argsort", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<3x4xcomplex<f32>>):
    %42 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4xi64>
    %43:2 = "stablehlo.sort"(%arg8, %42) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg9: tensor<complex<f32>>, %arg10: tensor<complex<f32>>, %arg11: tensor<i64>, %arg12: tensor<i64>):
      %44 = "stablehlo.real"(%arg9) : (tensor<complex<f32>>) -> tensor<f32>
      %45 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %46 = "stablehlo.compare"(%44, %45) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %47 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %48 = "stablehlo.select"(%46, %47, %44) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %49 = "stablehlo.compare"(%44, %44) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %50 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %51 = "stablehlo.select"(%49, %50, %48) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %52 = "stablehlo.imag"(%arg9) : (tensor<complex<f32>>) -> tensor<f32>
      %53 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %54 = "stablehlo.compare"(%52, %53) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %55 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %56 = "stablehlo.select"(%54, %55, %52) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %57 = "stablehlo.compare"(%52, %52) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %58 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %59 = "stablehlo.select"(%57, %58, %56) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %60 = "stablehlo.real"(%arg10) : (tensor<complex<f32>>) -> tensor<f32>
      %61 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %62 = "stablehlo.compare"(%60, %61) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %63 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %64 = "stablehlo.select"(%62, %63, %60) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %65 = "stablehlo.compare"(%60, %60) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %66 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %67 = "stablehlo.select"(%65, %66, %64) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %68 = "stablehlo.imag"(%arg10) : (tensor<complex<f32>>) -> tensor<f32>
      %69 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %70 = "stablehlo.compare"(%68, %69) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %71 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %72 = "stablehlo.select"(%70, %71, %68) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %73 = "stablehlo.compare"(%68, %68) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %74 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %75 = "stablehlo.select"(%73, %74, %72) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %76 = "stablehlo.compare"(%59, %75) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %77 = "stablehlo.compare"(%51, %67) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %78 = "stablehlo.compare"(%51, %67) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %79 = "stablehlo.and"(%78, %76) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %80 = "stablehlo.or"(%77, %79) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%80) : (tensor<i1>) -> ()
    }) : (tensor<3x4xcomplex<f32>>, tensor<3x4xi64>) -> (tensor<3x4xcomplex<f32>>, tensor<3x4xi64>)
    "func.return"(%43#1) : (tensor<3x4xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>, sym_name = "cumprod_0", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<3x4xcomplex<f64>>):
    %39 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %40 = "stablehlo.reduce_window"(%arg5, %39) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg6: tensor<complex<f64>>, %arg7: tensor<complex<f64>>):
      %41 = "stablehlo.multiply"(%arg6, %arg7) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      "stablehlo.return"(%41) : (tensor<complex<f64>>) -> ()
    }) : (tensor<3x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
    "func.return"(%40) : (tensor<3x4xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x4xcomplex<f64>>) -> tensor<3x4xi64>, res_attrs = [{}], sym_name = "argsort_1", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x4xcomplex<f64>>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<complex<f64>>, %arg2: tensor<complex<f64>>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = "stablehlo.real"(%arg1) : (tensor<complex<f64>>) -> tensor<f64>
      %3 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %4 = "stablehlo.compare"(%2, %3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %6 = "stablehlo.select"(%4, %5, %2) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %7 = "stablehlo.compare"(%2, %2) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %8 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %9 = "stablehlo.select"(%7, %8, %6) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %10 = "stablehlo.imag"(%arg1) : (tensor<complex<f64>>) -> tensor<f64>
      %11 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %12 = "stablehlo.compare"(%10, %11) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %13 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %14 = "stablehlo.select"(%12, %13, %10) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %15 = "stablehlo.compare"(%10, %10) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %16 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %17 = "stablehlo.select"(%15, %16, %14) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %18 = "stablehlo.real"(%arg2) : (tensor<complex<f64>>) -> tensor<f64>
      %19 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %20 = "stablehlo.compare"(%18, %19) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %21 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %22 = "stablehlo.select"(%20, %21, %18) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %23 = "stablehlo.compare"(%18, %18) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %24 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %25 = "stablehlo.select"(%23, %24, %22) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %26 = "stablehlo.imag"(%arg2) : (tensor<complex<f64>>) -> tensor<f64>
      %27 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %28 = "stablehlo.compare"(%26, %27) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %29 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %30 = "stablehlo.select"(%28, %29, %26) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %31 = "stablehlo.compare"(%26, %26) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %32 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %33 = "stablehlo.select"(%31, %32, %30) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %34 = "stablehlo.compare"(%17, %33) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %35 = "stablehlo.compare"(%9, %25) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %36 = "stablehlo.compare"(%9, %25) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %37 = "stablehlo.and"(%36, %34) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %38 = "stablehlo.or"(%35, %37) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%38) : (tensor<i1>) -> ()
    }) : (tensor<3x4xcomplex<f64>>, tensor<3x4xi64>) -> (tensor<3x4xcomplex<f64>>, tensor<3x4xi64>)
    "func.return"(%1#1) : (tensor<3x4xi64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
