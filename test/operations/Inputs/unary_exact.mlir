"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>, tensor<24xui16>, tensor<24xui16>, tensor<24xui16>, tensor<24xui16>, tensor<24xui16>, tensor<24xui32>, tensor<24xui32>, tensor<24xui32>, tensor<24xui32>, tensor<24xui32>, tensor<24xui64>, tensor<24xui64>, tensor<24xui64>, tensor<24xui64>, tensor<24xui64>, tensor<8xi1>) -> (tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xi1>, tensor<40xf16>, tensor<40xf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xi1>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>, tensor<40xf32>, tensor<40xf32>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xi1>, tensor<40xf64>, tensor<40xf64>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>, tensor<24xui16>, tensor<24xui16>, tensor<24xui16>, tensor<24xui16>, tensor<24xui16>, tensor<24xui32>, tensor<24xui32>, tensor<24xui32>, tensor<24xui32>, tensor<24xui32>, tensor<24xui64>, tensor<24xui64>, tensor<24xui64>, tensor<24xui64>, tensor<24xui64>, tensor<8xi1>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}, {jax.result_info = "result[50]"}, {jax.result_info = "result[51]"}, {jax.result_info = "result[52]"}, {jax.result_info = "result[53]"}, {jax.result_info = "result[54]"}, {jax.result_info = "result[55]"}, {jax.result_info = "result[56]"}, {jax.result_info = "result[57]"}, {jax.result_info = "result[58]"}, {jax.result_info = "result[59]"}, {jax.result_info = "result[60]"}, {jax.result_info = "result[61]"}, {jax.result_info = "result[62]"}, {jax.result_info = "result[63]"}, {jax.result_info = "result[64]"}, {jax.result_info = "result[65]"}, {jax.result_info = "result[66]"}, {jax.result_info = "result[67]"}, {jax.result_info = "result[68]"}, {jax.result_info = "result[69]"}, {jax.result_info = "result[70]"}, {jax.result_info = "result[71]"}, {jax.result_info = "result[72]"}, {jax.result_info = "result[73]"}, {jax.result_info = "result[74]"}, {jax.result_info = "result[75]"}, {jax.result_info = "result[76]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<40xf16>, %arg1: tensor<40xf16>, %arg2: tensor<40xf16>, %arg3: tensor<40xf16>, %arg4: tensor<40xf16>, %arg5: tensor<40xf16>, %arg6: tensor<40xf16>, %arg7: tensor<40xf16>, %arg8: tensor<40xbf16>, %arg9: tensor<40xbf16>, %arg10: tensor<40xbf16>, %arg11: tensor<40xbf16>, %arg12: tensor<40xbf16>, %arg13: tensor<40xbf16>, %arg14: tensor<40xbf16>, %arg15: tensor<40xbf16>, %arg16: tensor<40xf32>, %arg17: tensor<40xf32>, %arg18: tensor<40xf32>, %arg19: tensor<40xf32>, %arg20: tensor<40xf32>, %arg21: tensor<40xf32>, %arg22: tensor<40xf32>, %arg23: tensor<40xf32>, %arg24: tensor<40xf64>, %arg25: tensor<40xf64>, %arg26: tensor<40xf64>, %arg27: tensor<40xf64>, %arg28: tensor<40xf64>, %arg29: tensor<40xf64>, %arg30: tensor<40xf64>, %arg31: tensor<40xf64>, %arg32: tensor<24xi8>, %arg33: tensor<24xi8>, %arg34: tensor<24xi8>, %arg35: tensor<24xi8>, %arg36: tensor<24xi8>, %arg37: tensor<24xi8>, %arg38: tensor<24xi16>, %arg39: tensor<24xi16>, %arg40: tensor<24xi16>, %arg41: tensor<24xi16>, %arg42: tensor<24xi16>, %arg43: tensor<24xi16>, %arg44: tensor<24xi32>, %arg45: tensor<24xi32>, %arg46: tensor<24xi32>, %arg47: tensor<24xi32>, %arg48: tensor<24xi32>, %arg49: tensor<24xi32>, %arg50: tensor<24xi64>, %arg51: tensor<24xi64>, %arg52: tensor<24xi64>, %arg53: tensor<24xi64>, %arg54: tensor<24xi64>, %arg55: tensor<24xi64>, %arg56: tensor<24xui8>, %arg57: tensor<24xui8>, %arg58: tensor<24xui8>, %arg59: tensor<24xui8>, %arg60: tensor<24xui8>, %arg61: tensor<24xui16>, %arg62: tensor<24xui16>, %arg63: tensor<24xui16>, %arg64: tensor<24xui16>, %arg65: tensor<24xui16>, %arg66: tensor<24xui32>, %arg67: tensor<24xui32>, %arg68: tensor<24xui32>, %arg69: tensor<24xui32>, %arg70: tensor<24xui32>, %arg71: tensor<24xui64>, %arg72: tensor<24xui64>, %arg73: tensor<24xui64>, %arg74: tensor<24xui64>, %arg75: tensor<24xui64>, %arg76: tensor<8xi1>):
    %0 = "stablehlo.abs"(%arg0) : (tensor<40xf16>) -> tensor<40xf16>
    %1 = "stablehlo.negate"(%arg1) : (tensor<40xf16>) -> tensor<40xf16>
    %2 = "stablehlo.sign"(%arg2) : (tensor<40xf16>) -> tensor<40xf16>
    %3 = "stablehlo.floor"(%arg3) : (tensor<40xf16>) -> tensor<40xf16>
    %4 = "stablehlo.ceil"(%arg4) : (tensor<40xf16>) -> tensor<40xf16>
    %5 = "stablehlo.is_finite"(%arg5) : (tensor<40xf16>) -> tensor<40xi1>
    %6 = "stablehlo.round_nearest_afz"(%arg6) : (tensor<40xf16>) -> tensor<40xf16>
    %7 = "stablehlo.round_nearest_even"(%arg7) : (tensor<40xf16>) -> tensor<40xf16>
    %8 = "stablehlo.abs"(%arg8) : (tensor<40xbf16>) -> tensor<40xbf16>
    %9 = "stablehlo.negate"(%arg9) : (tensor<40xbf16>) -> tensor<40xbf16>
    %10 = "stablehlo.sign"(%arg10) : (tensor<40xbf16>) -> tensor<40xbf16>
    %11 = "stablehlo.floor"(%arg11) : (tensor<40xbf16>) -> tensor<40xbf16>
    %12 = "stablehlo.ceil"(%arg12) : (tensor<40xbf16>) -> tensor<40xbf16>
    %13 = "stablehlo.is_finite"(%arg13) : (tensor<40xbf16>) -> tensor<40xi1>
    %14 = "stablehlo.round_nearest_afz"(%arg14) : (tensor<40xbf16>) -> tensor<40xbf16>
    %15 = "stablehlo.round_nearest_even"(%arg15) : (tensor<40xbf16>) -> tensor<40xbf16>
    %16 = "stablehlo.abs"(%arg16) : (tensor<40xf32>) -> tensor<40xf32>
    %17 = "stablehlo.negate"(%arg17) : (tensor<40xf32>) -> tensor<40xf32>
    %18 = "stablehlo.sign"(%arg18) : (tensor<40xf32>) -> tensor<40xf32>
    %19 = "stablehlo.floor"(%arg19) : (tensor<40xf32>) -> tensor<40xf32>
    %20 = "stablehlo.ceil"(%arg20) : (tensor<40xf32>) -> tensor<40xf32>
    %21 = "stablehlo.is_finite"(%arg21) : (tensor<40xf32>) -> tensor<40xi1>
    %22 = "stablehlo.round_nearest_afz"(%arg22) : (tensor<40xf32>) -> tensor<40xf32>
    %23 = "stablehlo.round_nearest_even"(%arg23) : (tensor<40xf32>) -> tensor<40xf32>
    %24 = "stablehlo.abs"(%arg24) : (tensor<40xf64>) -> tensor<40xf64>
    %25 = "stablehlo.negate"(%arg25) : (tensor<40xf64>) -> tensor<40xf64>
    %26 = "stablehlo.sign"(%arg26) : (tensor<40xf64>) -> tensor<40xf64>
    %27 = "stablehlo.floor"(%arg27) : (tensor<40xf64>) -> tensor<40xf64>
    %28 = "stablehlo.ceil"(%arg28) : (tensor<40xf64>) -> tensor<40xf64>
    %29 = "stablehlo.is_finite"(%arg29) : (tensor<40xf64>) -> tensor<40xi1>
    %30 = "stablehlo.round_nearest_afz"(%arg30) : (tensor<40xf64>) -> tensor<40xf64>
    %31 = "stablehlo.round_nearest_even"(%arg31) : (tensor<40xf64>) -> tensor<40xf64>
    %32 = "stablehlo.abs"(%arg32) : (tensor<24xi8>) -> tensor<24xi8>
    %33 = "stablehlo.negate"(%arg33) : (tensor<24xi8>) -> tensor<24xi8>
    %34 = "stablehlo.sign"(%arg34) : (tensor<24xi8>) -> tensor<24xi8>
    %35 = "stablehlo.not"(%arg35) : (tensor<24xi8>) -> tensor<24xi8>
    %36 = "stablehlo.popcnt"(%arg36) : (tensor<24xi8>) -> tensor<24xi8>
    %37 = "stablehlo.count_leading_zeros"(%arg37) : (tensor<24xi8>) -> tensor<24xi8>
    %38 = "stablehlo.abs"(%arg38) : (tensor<24xi16>) -> tensor<24xi16>
    %39 = "stablehlo.negate"(%arg39) : (tensor<24xi16>) -> tensor<24xi16>
    %40 = "stablehlo.sign"(%arg40) : (tensor<24xi16>) -> tensor<24xi16>
    %41 = "stablehlo.not"(%arg41) : (tensor<24xi16>) -> tensor<24xi16>
    %42 = "stablehlo.popcnt"(%arg42) : (tensor<24xi16>) -> tensor<24xi16>
    %43 = "stablehlo.count_leading_zeros"(%arg43) : (tensor<24xi16>) -> tensor<24xi16>
    %44 = "stablehlo.abs"(%arg44) : (tensor<24xi32>) -> tensor<24xi32>
    %45 = "stablehlo.negate"(%arg45) : (tensor<24xi32>) -> tensor<24xi32>
    %46 = "stablehlo.sign"(%arg46) : (tensor<24xi32>) -> tensor<24xi32>
    %47 = "stablehlo.not"(%arg47) : (tensor<24xi32>) -> tensor<24xi32>
    %48 = "stablehlo.popcnt"(%arg48) : (tensor<24xi32>) -> tensor<24xi32>
    %49 = "stablehlo.count_leading_zeros"(%arg49) : (tensor<24xi32>) -> tensor<24xi32>
    %50 = "stablehlo.abs"(%arg50) : (tensor<24xi64>) -> tensor<24xi64>
    %51 = "stablehlo.negate"(%arg51) : (tensor<24xi64>) -> tensor<24xi64>
    %52 = "stablehlo.sign"(%arg52) : (tensor<24xi64>) -> tensor<24xi64>
    %53 = "stablehlo.not"(%arg53) : (tensor<24xi64>) -> tensor<24xi64>
    %54 = "stablehlo.popcnt"(%arg54) : (tensor<24xi64>) -> tensor<24xi64>
    %55 = "stablehlo.count_leading_zeros"(%arg55) : (tensor<24xi64>) -> tensor<24xi64>
    %56 = "stablehlo.negate"(%arg56) : (tensor<24xui8>) -> tensor<24xui8>
    %57 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<24xui8>
    %59 = "stablehlo.compare"(%arg57, %58) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<24xui8>, tensor<24xui8>) -> tensor<24xi1>
    %60 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<24xui8>
    %62 = "stablehlo.constant"() <{value = dense<1> : tensor<ui8>}> : () -> tensor<ui8>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<24xui8>
    %64 = "stablehlo.select"(%59, %61, %63) : (tensor<24xi1>, tensor<24xui8>, tensor<24xui8>) -> tensor<24xui8>
    %65 = "stablehlo.not"(%arg58) : (tensor<24xui8>) -> tensor<24xui8>
    %66 = "stablehlo.popcnt"(%arg59) : (tensor<24xui8>) -> tensor<24xui8>
    %67 = "stablehlo.count_leading_zeros"(%arg60) : (tensor<24xui8>) -> tensor<24xui8>
    %68 = "stablehlo.negate"(%arg61) : (tensor<24xui16>) -> tensor<24xui16>
    %69 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<ui16>) -> tensor<24xui16>
    %71 = "stablehlo.compare"(%arg62, %70) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<24xui16>, tensor<24xui16>) -> tensor<24xi1>
    %72 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<ui16>) -> tensor<24xui16>
    %74 = "stablehlo.constant"() <{value = dense<1> : tensor<ui16>}> : () -> tensor<ui16>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<ui16>) -> tensor<24xui16>
    %76 = "stablehlo.select"(%71, %73, %75) : (tensor<24xi1>, tensor<24xui16>, tensor<24xui16>) -> tensor<24xui16>
    %77 = "stablehlo.not"(%arg63) : (tensor<24xui16>) -> tensor<24xui16>
    %78 = "stablehlo.popcnt"(%arg64) : (tensor<24xui16>) -> tensor<24xui16>
    %79 = "stablehlo.count_leading_zeros"(%arg65) : (tensor<24xui16>) -> tensor<24xui16>
    %80 = "stablehlo.negate"(%arg66) : (tensor<24xui32>) -> tensor<24xui32>
    %81 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<24xui32>
    %83 = "stablehlo.compare"(%arg67, %82) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<24xui32>, tensor<24xui32>) -> tensor<24xi1>
    %84 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<24xui32>
    %86 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<24xui32>
    %88 = "stablehlo.select"(%83, %85, %87) : (tensor<24xi1>, tensor<24xui32>, tensor<24xui32>) -> tensor<24xui32>
    %89 = "stablehlo.not"(%arg68) : (tensor<24xui32>) -> tensor<24xui32>
    %90 = "stablehlo.popcnt"(%arg69) : (tensor<24xui32>) -> tensor<24xui32>
    %91 = "stablehlo.count_leading_zeros"(%arg70) : (tensor<24xui32>) -> tensor<24xui32>
    %92 = "stablehlo.negate"(%arg71) : (tensor<24xui64>) -> tensor<24xui64>
    %93 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<24xui64>
    %95 = "stablehlo.compare"(%arg72, %94) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<24xui64>, tensor<24xui64>) -> tensor<24xi1>
    %96 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<24xui64>
    %98 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<24xui64>
    %100 = "stablehlo.select"(%95, %97, %99) : (tensor<24xi1>, tensor<24xui64>, tensor<24xui64>) -> tensor<24xui64>
    %101 = "stablehlo.not"(%arg73) : (tensor<24xui64>) -> tensor<24xui64>
    %102 = "stablehlo.popcnt"(%arg74) : (tensor<24xui64>) -> tensor<24xui64>
    %103 = "stablehlo.count_leading_zeros"(%arg75) : (tensor<24xui64>) -> tensor<24xui64>
    %104 = "stablehlo.not"(%arg76) : (tensor<8xi1>) -> tensor<8xi1>
    "func.return"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %64, %65, %66, %67, %68, %76, %77, %78, %79, %80, %88, %89, %90, %91, %92, %100, %101, %102, %103, %104) : (tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xi1>, tensor<40xf16>, tensor<40xf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xi1>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>, tensor<40xf32>, tensor<40xf32>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xi1>, tensor<40xf64>, tensor<40xf64>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>, tensor<24xui16>, tensor<24xui16>, tensor<24xui16>, tensor<24xui16>, tensor<24xui16>, tensor<24xui32>, tensor<24xui32>, tensor<24xui32>, tensor<24xui32>, tensor<24xui32>, tensor<24xui64>, tensor<24xui64>, tensor<24xui64>, tensor<24xui64>, tensor<24xui64>, tensor<8xi1>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
