"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>) -> (tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}, {jax.result_info = "result[50]"}, {jax.result_info = "result[51]"}, {jax.result_info = "result[52]"}, {jax.result_info = "result[53]"}, {jax.result_info = "result[54]"}, {jax.result_info = "result[55]"}, {jax.result_info = "result[56]"}, {jax.result_info = "result[57]"}, {jax.result_info = "result[58]"}, {jax.result_info = "result[59]"}, {jax.result_info = "result[60]"}, {jax.result_info = "result[61]"}, {jax.result_info = "result[62]"}, {jax.result_info = "result[63]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<40xf16>, %arg1: tensor<40xf16>, %arg2: tensor<40xf16>, %arg3: tensor<40xf16>, %arg4: tensor<40xf16>, %arg5: tensor<40xf16>, %arg6: tensor<40xf16>, %arg7: tensor<40xf16>, %arg8: tensor<40xf16>, %arg9: tensor<40xf16>, %arg10: tensor<40xf16>, %arg11: tensor<40xf16>, %arg12: tensor<40xf16>, %arg13: tensor<40xf16>, %arg14: tensor<40xf16>, %arg15: tensor<40xf16>, %arg16: tensor<40xbf16>, %arg17: tensor<40xbf16>, %arg18: tensor<40xbf16>, %arg19: tensor<40xbf16>, %arg20: tensor<40xbf16>, %arg21: tensor<40xbf16>, %arg22: tensor<40xbf16>, %arg23: tensor<40xbf16>, %arg24: tensor<40xbf16>, %arg25: tensor<40xbf16>, %arg26: tensor<40xbf16>, %arg27: tensor<40xbf16>, %arg28: tensor<40xbf16>, %arg29: tensor<40xbf16>, %arg30: tensor<40xbf16>, %arg31: tensor<40xbf16>, %arg32: tensor<40xf32>, %arg33: tensor<40xf32>, %arg34: tensor<40xf32>, %arg35: tensor<40xf32>, %arg36: tensor<40xf32>, %arg37: tensor<40xf32>, %arg38: tensor<40xf32>, %arg39: tensor<40xf32>, %arg40: tensor<40xf32>, %arg41: tensor<40xf32>, %arg42: tensor<40xf32>, %arg43: tensor<40xf32>, %arg44: tensor<40xf32>, %arg45: tensor<40xf32>, %arg46: tensor<40xf32>, %arg47: tensor<40xf32>, %arg48: tensor<40xf64>, %arg49: tensor<40xf64>, %arg50: tensor<40xf64>, %arg51: tensor<40xf64>, %arg52: tensor<40xf64>, %arg53: tensor<40xf64>, %arg54: tensor<40xf64>, %arg55: tensor<40xf64>, %arg56: tensor<40xf64>, %arg57: tensor<40xf64>, %arg58: tensor<40xf64>, %arg59: tensor<40xf64>, %arg60: tensor<40xf64>, %arg61: tensor<40xf64>, %arg62: tensor<40xf64>, %arg63: tensor<40xf64>):
    %0 = "stablehlo.sqrt"(%arg0) : (tensor<40xf16>) -> tensor<40xf16>
    %1 = "stablehlo.rsqrt"(%arg1) : (tensor<40xf16>) -> tensor<40xf16>
    %2 = "stablehlo.cbrt"(%arg2) : (tensor<40xf16>) -> tensor<40xf16>
    %3 = "stablehlo.exponential"(%arg3) : (tensor<40xf16>) -> tensor<40xf16>
    %4 = "stablehlo.constant"() <{value = dense<6.933590e-01> : tensor<f16>}> : () -> tensor<f16>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<40xf16>
    %6 = "stablehlo.multiply"(%5, %arg4) : (tensor<40xf16>, tensor<40xf16>) -> tensor<40xf16>
    %7 = "stablehlo.exponential"(%6) : (tensor<40xf16>) -> tensor<40xf16>
    %8 = "stablehlo.exponential_minus_one"(%arg5) : (tensor<40xf16>) -> tensor<40xf16>
    %9 = "stablehlo.log"(%arg6) : (tensor<40xf16>) -> tensor<40xf16>
    %10 = "stablehlo.log_plus_one"(%arg7) : (tensor<40xf16>) -> tensor<40xf16>
    %11 = "stablehlo.sine"(%arg8) : (tensor<40xf16>) -> tensor<40xf16>
    %12 = "stablehlo.cosine"(%arg9) : (tensor<40xf16>) -> tensor<40xf16>
    %13 = "stablehlo.tan"(%arg10) : (tensor<40xf16>) -> tensor<40xf16>
    %14 = "stablehlo.tanh"(%arg11) : (tensor<40xf16>) -> tensor<40xf16>
    %15 = "stablehlo.negate"(%arg12) : (tensor<40xf16>) -> tensor<40xf16>
    %16 = "stablehlo.exponential"(%15) : (tensor<40xf16>) -> tensor<40xf16>
    %17 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<40xf16>
    %19 = "stablehlo.add"(%18, %16) : (tensor<40xf16>, tensor<40xf16>) -> tensor<40xf16>
    %20 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<40xf16>
    %22 = "stablehlo.divide"(%21, %19) : (tensor<40xf16>, tensor<40xf16>) -> tensor<40xf16>
    %23 = "chlo.square"(%arg13) : (tensor<40xf16>) -> tensor<40xf16>
    %24 = "chlo.erf"(%arg14) : (tensor<40xf16>) -> tensor<40xf16>
    %25 = "chlo.erfc"(%arg15) : (tensor<40xf16>) -> tensor<40xf16>
    %26 = "stablehlo.sqrt"(%arg16) : (tensor<40xbf16>) -> tensor<40xbf16>
    %27 = "stablehlo.rsqrt"(%arg17) : (tensor<40xbf16>) -> tensor<40xbf16>
    %28 = "stablehlo.cbrt"(%arg18) : (tensor<40xbf16>) -> tensor<40xbf16>
    %29 = "stablehlo.exponential"(%arg19) : (tensor<40xbf16>) -> tensor<40xbf16>
    %30 = "stablehlo.constant"() <{value = dense<6.914060e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<40xbf16>
    %32 = "stablehlo.multiply"(%31, %arg20) : (tensor<40xbf16>, tensor<40xbf16>) -> tensor<40xbf16>
    %33 = "stablehlo.exponential"(%32) : (tensor<40xbf16>) -> tensor<40xbf16>
    %34 = "stablehlo.exponential_minus_one"(%arg21) : (tensor<40xbf16>) -> tensor<40xbf16>
    %35 = "stablehlo.log"(%arg22) : (tensor<40xbf16>) -> tensor<40xbf16>
    %36 = "stablehlo.log_plus_one"(%arg23) : (tensor<40xbf16>) -> tensor<40xbf16>
    %37 = "stablehlo.sine"(%arg24) : (tensor<40xbf16>) -> tensor<40xbf16>
    %38 = "stablehlo.cosine"(%arg25) : (tensor<40xbf16>) -> tensor<40xbf16>
    %39 = "stablehlo.tan"(%arg26) : (tensor<40xbf16>) -> tensor<40xbf16>
    %40 = "stablehlo.tanh"(%arg27) : (tensor<40xbf16>) -> tensor<40xbf16>
    %41 = "stablehlo.negate"(%arg28) : (tensor<40xbf16>) -> tensor<40xbf16>
    %42 = "stablehlo.exponential"(%41) : (tensor<40xbf16>) -> tensor<40xbf16>
    %43 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<40xbf16>
    %45 = "stablehlo.add"(%44, %42) : (tensor<40xbf16>, tensor<40xbf16>) -> tensor<40xbf16>
    %46 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<40xbf16>
    %48 = "stablehlo.divide"(%47, %45) : (tensor<40xbf16>, tensor<40xbf16>) -> tensor<40xbf16>
    %49 = "chlo.square"(%arg29) : (tensor<40xbf16>) -> tensor<40xbf16>
    %50 = "chlo.erf"(%arg30) : (tensor<40xbf16>) -> tensor<40xbf16>
    %51 = "chlo.erfc"(%arg31) : (tensor<40xbf16>) -> tensor<40xbf16>
    %52 = "stablehlo.sqrt"(%arg32) : (tensor<40xf32>) -> tensor<40xf32>
    %53 = "stablehlo.rsqrt"(%arg33) : (tensor<40xf32>) -> tensor<40xf32>
    %54 = "stablehlo.cbrt"(%arg34) : (tensor<40xf32>) -> tensor<40xf32>
    %55 = "stablehlo.exponential"(%arg35) : (tensor<40xf32>) -> tensor<40xf32>
    %56 = "stablehlo.constant"() <{value = dense<0.693147182> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<40xf32>
    %58 = "stablehlo.multiply"(%57, %arg36) : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xf32>
    %59 = "stablehlo.exponential"(%58) : (tensor<40xf32>) -> tensor<40xf32>
    %60 = "stablehlo.exponential_minus_one"(%arg37) : (tensor<40xf32>) -> tensor<40xf32>
    %61 = "stablehlo.log"(%arg38) : (tensor<40xf32>) -> tensor<40xf32>
    %62 = "stablehlo.log_plus_one"(%arg39) : (tensor<40xf32>) -> tensor<40xf32>
    %63 = "stablehlo.sine"(%arg40) : (tensor<40xf32>) -> tensor<40xf32>
    %64 = "stablehlo.cosine"(%arg41) : (tensor<40xf32>) -> tensor<40xf32>
    %65 = "stablehlo.tan"(%arg42) : (tensor<40xf32>) -> tensor<40xf32>
    %66 = "stablehlo.tanh"(%arg43) : (tensor<40xf32>) -> tensor<40xf32>
    %67 = "stablehlo.negate"(%arg44) : (tensor<40xf32>) -> tensor<40xf32>
    %68 = "stablehlo.exponential"(%67) : (tensor<40xf32>) -> tensor<40xf32>
    %69 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<40xf32>
    %71 = "stablehlo.add"(%70, %68) : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xf32>
    %72 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<40xf32>
    %74 = "stablehlo.divide"(%73, %71) : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xf32>
    %75 = "chlo.square"(%arg45) : (tensor<40xf32>) -> tensor<40xf32>
    %76 = "chlo.erf"(%arg46) : (tensor<40xf32>) -> tensor<40xf32>
    %77 = "chlo.erfc"(%arg47) : (tensor<40xf32>) -> tensor<40xf32>
    %78 = "stablehlo.sqrt"(%arg48) : (tensor<40xf64>) -> tensor<40xf64>
    %79 = "stablehlo.rsqrt"(%arg49) : (tensor<40xf64>) -> tensor<40xf64>
    %80 = "stablehlo.cbrt"(%arg50) : (tensor<40xf64>) -> tensor<40xf64>
    %81 = "stablehlo.exponential"(%arg51) : (tensor<40xf64>) -> tensor<40xf64>
    %82 = "stablehlo.constant"() <{value = dense<0.69314718055994529> : tensor<f64>}> : () -> tensor<f64>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<40xf64>
    %84 = "stablehlo.multiply"(%83, %arg52) : (tensor<40xf64>, tensor<40xf64>) -> tensor<40xf64>
    %85 = "stablehlo.exponential"(%84) : (tensor<40xf64>) -> tensor<40xf64>
    %86 = "stablehlo.exponential_minus_one"(%arg53) : (tensor<40xf64>) -> tensor<40xf64>
    %87 = "stablehlo.log"(%arg54) : (tensor<40xf64>) -> tensor<40xf64>
    %88 = "stablehlo.log_plus_one"(%arg55) : (tensor<40xf64>) -> tensor<40xf64>
    %89 = "stablehlo.sine"(%arg56) : (tensor<40xf64>) -> tensor<40xf64>
    %90 = "stablehlo.cosine"(%arg57) : (tensor<40xf64>) -> tensor<40xf64>
    %91 = "stablehlo.tan"(%arg58) : (tensor<40xf64>) -> tensor<40xf64>
    %92 = "stablehlo.tanh"(%arg59) : (tensor<40xf64>) -> tensor<40xf64>
    %93 = "stablehlo.negate"(%arg60) : (tensor<40xf64>) -> tensor<40xf64>
    %94 = "stablehlo.exponential"(%93) : (tensor<40xf64>) -> tensor<40xf64>
    %95 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<40xf64>
    %97 = "stablehlo.add"(%96, %94) : (tensor<40xf64>, tensor<40xf64>) -> tensor<40xf64>
    %98 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<40xf64>
    %100 = "stablehlo.divide"(%99, %97) : (tensor<40xf64>, tensor<40xf64>) -> tensor<40xf64>
    %101 = "chlo.square"(%arg61) : (tensor<40xf64>) -> tensor<40xf64>
    %102 = "chlo.erf"(%arg62) : (tensor<40xf64>) -> tensor<40xf64>
    %103 = "chlo.erfc"(%arg63) : (tensor<40xf64>) -> tensor<40xf64>
    "func.return"(%0, %1, %2, %3, %7, %8, %9, %10, %11, %12, %13, %14, %22, %23, %24, %25, %26, %27, %28, %29, %33, %34, %35, %36, %37, %38, %39, %40, %48, %49, %50, %51, %52, %53, %54, %55, %59, %60, %61, %62, %63, %64, %65, %66, %74, %75, %76, %77, %78, %79, %80, %81, %85, %86, %87, %88, %89, %90, %91, %92, %100, %101, %102, %103) : (tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
