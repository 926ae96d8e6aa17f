"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<complex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<4xi64>, tensor<3x4xcomplex<f32>>, tensor<i64>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<complex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xi1>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4xi64>, tensor<3x4xcomplex<f64>>, tensor<i64>) -> (tensor<3x4xf32>, tensor<3x4xcomplex<f32>>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<3x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<3x4xf64>, tensor<3x4xcomplex<f64>>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xcomplex<f64>>, tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<3x8xcomplex<f64>>, tensor<4x8xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<2x2xcomplex<f64>>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}, {jax.result_info = "result[50]"}, {jax.result_info = "result[51]"}, {jax.result_info = "result[52]"}, {jax.result_info = "result[53]"}, {jax.result_info = "result[54]"}, {jax.result_info = "result[55]"}, {jax.result_info = "result[56]"}, {jax.result_info = "result[57]"}, {jax.result_info = "result[58]"}, {jax.result_info = "result[59]"}, {jax.result_info = "result[60]"}, {jax.result_info = "result[61]"}, {jax.result_info = "result[62]"}, {jax.result_info = "result[63]"}, {jax.result_info = "result[64]"}, {jax.result_info = "result[65]"}, {jax.result_info = "result[66]"}, {jax.result_info = "result[67]"}, {jax.result_info = "result[68]"}, {jax.result_info = "result[69]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x4xcomplex<f32>>, %arg1: tensor<3x4xcomplex<f32>>, %arg2: tensor<3x4xcomplex<f32>>, %arg3: tensor<3x4xcomplex<f32>>, %arg4: tensor<3x4xcomplex<f32>>, %arg5: tensor<3x4xcomplex<f32>>, %arg6: tensor<3x4xcomplex<f32>>, %arg7: tensor<3x4xcomplex<f32>>, %arg8: tensor<3x4xcomplex<f32>>, %arg9: tensor<3x4xcomplex<f32>>, %arg10: tensor<3x4xcomplex<f32>>, %arg11: tensor<3x4xcomplex<f32>>, %arg12: tensor<3x4xcomplex<f32>>, %arg13: tensor<3x4xcomplex<f32>>, %arg14: tensor<3x4xcomplex<f32>>, %arg15: tensor<3x4xcomplex<f32>>, %arg16: tensor<3x4xcomplex<f32>>, %arg17: tensor<3x4xcomplex<f32>>, %arg18: tensor<3x4xcomplex<f32>>, %arg19: tensor<3x4xcomplex<f32>>, %arg20: tensor<3x4xcomplex<f32>>, %arg21: tensor<3x4xcomplex<f32>>, %arg22: tensor<3x4xcomplex<f32>>, %arg23: tensor<3x4xcomplex<f32>>, %arg24: tensor<3x4xcomplex<f32>>, %arg25: tensor<3x4xcomplex<f32>>, %arg26: tensor<3x4xcomplex<f32>>, %arg27: tensor<3x4xcomplex<f32>>, %arg28: tensor<3x4xcomplex<f32>>, %arg29: tensor<3x4xcomplex<f32>>, %arg30: tensor<5xf32>, %arg31: tensor<5xf32>, %arg32: tensor<5xf32>, %arg33: tensor<3x4xcomplex<f32>>, %arg34: tensor<3x4xcomplex<f32>>, %arg35: tensor<3x4xcomplex<f32>>, %arg36: tensor<3x4xcomplex<f32>>, %arg37: tensor<3x4xcomplex<f32>>, %arg38: tensor<complex<f32>>, %arg39: tensor<3x4xcomplex<f32>>, %arg40: tensor<3x4xi1>, %arg41: tensor<3x4xcomplex<f32>>, %arg42: tensor<3x4xcomplex<f32>>, %arg43: tensor<3x4xcomplex<f32>>, %arg44: tensor<3x4xcomplex<f32>>, %arg45: tensor<3x4xcomplex<f32>>, %arg46: tensor<3x4xcomplex<f32>>, %arg47: tensor<4xi64>, %arg48: tensor<3x4xcomplex<f32>>, %arg49: tensor<i64>, %arg50: tensor<3x4xcomplex<f64>>, %arg51: tensor<3x4xcomplex<f64>>, %arg52: tensor<3x4xcomplex<f64>>, %arg53: tensor<3x4xcomplex<f64>>, %arg54: tensor<3x4xcomplex<f64>>, %arg55: tensor<3x4xcomplex<f64>>, %arg56: tensor<3x4xcomplex<f64>>, %arg57: tensor<3x4xcomplex<f64>>, %arg58: tensor<3x4xcomplex<f64>>, %arg59: tensor<3x4xcomplex<f64>>, %arg60: tensor<3x4xcomplex<f64>>, %arg61: tensor<3x4xcomplex<f64>>, %arg62: tensor<3x4xcomplex<f64>>, %arg63: tensor<3x4xcomplex<f64>>, %arg64: tensor<3x4xcomplex<f64>>, %arg65: tensor<3x4xcomplex<f64>>, %arg66: tensor<3x4xcomplex<f64>>, %arg67: tensor<3x4xcomplex<f64>>, %arg68: tensor<3x4xcomplex<f64>>, %arg69: tensor<3x4xcomplex<f64>>, %arg70: tensor<3x4xcomplex<f64>>, %arg71: tensor<3x4xcomplex<f64>>, %arg72: tensor<3x4xcomplex<f64>>, %arg73: tensor<3x4xcomplex<f64>>, %arg74: tensor<3x4xcomplex<f64>>, %arg75: tensor<3x4xcomplex<f64>>, %arg76: tensor<3x4xcomplex<f64>>, %arg77: tensor<3x4xcomplex<f64>>, %arg78: tensor<3x4xcomplex<f64>>, %arg79: tensor<3x4xcomplex<f64>>, %arg80: tensor<5xf64>, %arg81: tensor<5xf64>, %arg82: tensor<5xf64>, %arg83: tensor<3x4xcomplex<f64>>, %arg84: tensor<3x4xcomplex<f64>>, %arg85: tensor<3x4xcomplex<f64>>, %arg86: tensor<3x4xcomplex<f64>>, %arg87: tensor<3x4xcomplex<f64>>, %arg88: tensor<complex<f64>>, %arg89: tensor<3x4xcomplex<f64>>, %arg90: tensor<3x4xi1>, %arg91: tensor<3x4xcomplex<f64>>, %arg92: tensor<3x4xcomplex<f64>>, %arg93: tensor<3x4xcomplex<f64>>, %arg94: tensor<3x4xcomplex<f64>>, %arg95: tensor<3x4xcomplex<f64>>, %arg96: tensor<3x4xcomplex<f64>>, %arg97: tensor<4xi64>, %arg98: tensor<3x4xcomplex<f64>>, %arg99: tensor<i64>):
    %0 = "stablehlo.abs"(%arg0) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %1 = "stablehlo.negate"(%arg1) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %2 = "stablehlo.real"(%arg2) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %3 = "stablehlo.imag"(%arg3) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %4 = "stablehlo.real"(%arg4) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %5 = "stablehlo.imag"(%arg4) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %6 = "stablehlo.negate"(%5) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %7 = "stablehlo.complex"(%4, %6) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %8 = "stablehlo.exponential"(%arg5) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %9 = "stablehlo.log"(%arg6) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %10 = "stablehlo.sqrt"(%arg7) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %11 = "stablehlo.rsqrt"(%arg8) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %12 = "stablehlo.real"(%arg9) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %13 = "stablehlo.imag"(%arg9) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %16 = "stablehlo.compare"(%12, %15) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %17 = "stablehlo.sine"(%12) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %18 = "stablehlo.cosine"(%12) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %19 = "stablehlo.exponential_minus_one"(%13) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %20 = "stablehlo.negate"(%13) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %21 = "stablehlo.exponential_minus_one"(%20) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %22 = "stablehlo.subtract"(%19, %21) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %23 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %25 = "stablehlo.divide"(%22, %24) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %26 = "stablehlo.add"(%19, %21) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %27 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %29 = "stablehlo.add"(%26, %28) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %30 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %32 = "stablehlo.divide"(%29, %31) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %33 = "stablehlo.multiply"(%17, %32) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %34 = "stablehlo.multiply"(%18, %25) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %35 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %37 = "stablehlo.complex"(%36, %34) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %38 = "stablehlo.complex"(%33, %34) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %39 = "stablehlo.select"(%16, %37, %38) : (tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %40 = "stablehlo.real"(%arg10) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %41 = "stablehlo.imag"(%arg10) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %42 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %44 = "stablehlo.compare"(%40, %43) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %45 = "stablehlo.sine"(%40) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %46 = "stablehlo.cosine"(%40) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %47 = "stablehlo.exponential_minus_one"(%41) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %48 = "stablehlo.negate"(%41) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %49 = "stablehlo.exponential_minus_one"(%48) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %50 = "stablehlo.subtract"(%47, %49) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %51 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %53 = "stablehlo.divide"(%50, %52) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %54 = "stablehlo.add"(%47, %49) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %55 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %57 = "stablehlo.add"(%54, %56) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %58 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %60 = "stablehlo.divide"(%57, %59) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %61 = "stablehlo.multiply"(%46, %60) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %62 = "stablehlo.negate"(%45) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %63 = "stablehlo.multiply"(%62, %53) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %64 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %66 = "stablehlo.complex"(%61, %65) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %67 = "stablehlo.complex"(%61, %63) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %68 = "stablehlo.select"(%44, %66, %67) : (tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %69 = "stablehlo.tanh"(%arg11) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %70 = "stablehlo.sign"(%arg12) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %71 = "stablehlo.exponential_minus_one"(%arg13) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %72 = "stablehlo.log_plus_one"(%arg14) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %73 = "stablehlo.negate"(%arg15) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %74 = "stablehlo.exponential"(%73) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %75 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %77 = "stablehlo.add"(%76, %74) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %78 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %80 = "stablehlo.divide"(%79, %77) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %81 = "stablehlo.add"(%arg16, %arg17) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %82 = "stablehlo.subtract"(%arg18, %arg19) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %83 = "stablehlo.multiply"(%arg20, %arg21) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %84 = "stablehlo.divide"(%arg22, %arg23) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %85 = "stablehlo.compare"(%arg24, %arg25) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xi1>
    %86 = "stablehlo.compare"(%arg26, %arg27) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xi1>
    %87 = "stablehlo.power"(%arg28, %arg29) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %88 = "stablehlo.complex"(%arg30, %arg31) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xcomplex<f32>>
    %89 = "stablehlo.convert"(%arg32) : (tensor<5xf32>) -> tensor<5xcomplex<f32>>
    %90 = "stablehlo.transpose"(%arg33) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %91 = "stablehlo.reshape"(%arg34) : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %92 = "stablehlo.concatenate"(%arg35, %arg36) <{dimension = 1 : i64}> : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x8xcomplex<f32>>
    %93 = "stablehlo.pad"(%arg37, %arg38) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 1, -1>, interior_padding = array<i64: 0, 1>}> : (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x8xcomplex<f32>>
    %94 = "stablehlo.slice"(%arg39) <{limit_indices = array<i64: 3, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 2>}> : (tensor<3x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %95 = "stablehlo.select"(%arg40, %arg41, %arg42) : (tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %96 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %97 = "stablehlo.reduce"(%arg43, %96) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg102: tensor<complex<f32>>, %arg103: tensor<complex<f32>>):
      %233 = "stablehlo.add"(%arg102, %arg103) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%233) : (tensor<complex<f32>>) -> ()
    }) : (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %98 = "stablehlo.dot_general"(%arg44, %arg45) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %99 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %101 = "stablehlo.compare"(%arg47, %100) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %102 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %104 = "stablehlo.add"(%arg47, %103) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %105 = "stablehlo.select"(%101, %104, %arg47) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %106 = "stablehlo.convert"(%105) : (tensor<4xi64>) -> tensor<4xi32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %108 = "stablehlo.gather"(%arg46, %107) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xcomplex<f32>>, tensor<4x1xi32>) -> tensor<4x4xcomplex<f32>>
    %109 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %110 = "stablehlo.compare"(%arg49, %109) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %111 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %112 = "stablehlo.add"(%arg49, %111) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %113 = "stablehlo.select"(%110, %112, %arg49) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %114 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %115 = "stablehlo.dynamic_slice"(%arg48, %113, %114) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xcomplex<f32>>, tensor<i64>, tensor<i64>) -> tensor<2x2xcomplex<f32>>
    %116 = "stablehlo.abs"(%arg50) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %117 = "stablehlo.negate"(%arg51) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %118 = "stablehlo.real"(%arg52) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %119 = "stablehlo.imag"(%arg53) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %120 = "stablehlo.real"(%arg54) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %121 = "stablehlo.imag"(%arg54) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %122 = "stablehlo.negate"(%121) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %123 = "stablehlo.complex"(%120, %122) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>>
    %124 = "stablehlo.exponential"(%arg55) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %125 = "stablehlo.log"(%arg56) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %126 = "stablehlo.sqrt"(%arg57) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %127 = "stablehlo.rsqrt"(%arg58) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %128 = "stablehlo.real"(%arg59) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %129 = "stablehlo.imag"(%arg59) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %130 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %131 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x4xf64>
    %132 = "stablehlo.compare"(%128, %131) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %133 = "stablehlo.sine"(%128) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %134 = "stablehlo.cosine"(%128) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %135 = "stablehlo.exponential_minus_one"(%129) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %136 = "stablehlo.negate"(%129) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %137 = "stablehlo.exponential_minus_one"(%136) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %138 = "stablehlo.subtract"(%135, %137) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %139 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x4xf64>
    %141 = "stablehlo.divide"(%138, %140) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %142 = "stablehlo.add"(%135, %137) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %143 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %144 = "stablehlo.broadcast_in_dim"(%143) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x4xf64>
    %145 = "stablehlo.add"(%142, %144) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %146 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %147 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x4xf64>
    %148 = "stablehlo.divide"(%145, %147) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %149 = "stablehlo.multiply"(%133, %148) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %150 = "stablehlo.multiply"(%134, %141) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %151 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x4xf64>
    %153 = "stablehlo.complex"(%152, %150) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>>
    %154 = "stablehlo.complex"(%149, %150) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>>
    %155 = "stablehlo.select"(%132, %153, %154) : (tensor<3x4xi1>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %156 = "stablehlo.real"(%arg60) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %157 = "stablehlo.imag"(%arg60) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %158 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x4xf64>
    %160 = "stablehlo.compare"(%156, %159) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %161 = "stablehlo.sine"(%156) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %162 = "stablehlo.cosine"(%156) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %163 = "stablehlo.exponential_minus_one"(%157) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %164 = "stablehlo.negate"(%157) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %165 = "stablehlo.exponential_minus_one"(%164) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %166 = "stablehlo.subtract"(%163, %165) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %167 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %168 = "stablehlo.broadcast_in_dim"(%167) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x4xf64>
    %169 = "stablehlo.divide"(%166, %168) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %170 = "stablehlo.add"(%163, %165) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %171 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %172 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x4xf64>
    %173 = "stablehlo.add"(%170, %172) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %174 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %175 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x4xf64>
    %176 = "stablehlo.divide"(%173, %175) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %177 = "stablehlo.multiply"(%162, %176) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %178 = "stablehlo.negate"(%161) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %179 = "stablehlo.multiply"(%178, %169) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %180 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %181 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x4xf64>
    %182 = "stablehlo.complex"(%177, %181) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>>
    %183 = "stablehlo.complex"(%177, %179) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>>
    %184 = "stablehlo.select"(%160, %182, %183) : (tensor<3x4xi1>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %185 = "stablehlo.tanh"(%arg61) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %186 = "stablehlo.sign"(%arg62) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %187 = "stablehlo.exponential_minus_one"(%arg63) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %188 = "stablehlo.log_plus_one"(%arg64) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %189 = "stablehlo.negate"(%arg65) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %190 = "stablehlo.exponential"(%189) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %191 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %192 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
    %193 = "stablehlo.add"(%192, %190) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %194 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %195 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
    %196 = "stablehlo.divide"(%195, %193) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %197 = "stablehlo.add"(%arg66, %arg67) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %198 = "stablehlo.subtract"(%arg68, %arg69) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %199 = "stablehlo.multiply"(%arg70, %arg71) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %200 = "stablehlo.divide"(%arg72, %arg73) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %201 = "stablehlo.compare"(%arg74, %arg75) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xi1>
    %202 = "stablehlo.compare"(%arg76, %arg77) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xi1>
    %203 = "stablehlo.power"(%arg78, %arg79) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %204 = "stablehlo.complex"(%arg80, %arg81) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xcomplex<f64>>
    %205 = "stablehlo.convert"(%arg82) : (tensor<5xf64>) -> tensor<5xcomplex<f64>>
    %206 = "stablehlo.transpose"(%arg83) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
    %207 = "stablehlo.reshape"(%arg84) : (tensor<3x4xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
    %208 = "stablehlo.concatenate"(%arg85, %arg86) <{dimension = 1 : i64}> : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x8xcomplex<f64>>
    %209 = "stablehlo.pad"(%arg87, %arg88) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 1, -1>, interior_padding = array<i64: 0, 1>}> : (tensor<3x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4x8xcomplex<f64>>
    %210 = "stablehlo.slice"(%arg89) <{limit_indices = array<i64: 3, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 2>}> : (tensor<3x4xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
    %211 = "stablehlo.select"(%arg90, %arg91, %arg92) : (tensor<3x4xi1>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %212 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %213 = "stablehlo.reduce"(%arg93, %212) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg100: tensor<complex<f64>>, %arg101: tensor<complex<f64>>):
      %232 = "stablehlo.add"(%arg100, %arg101) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      "stablehlo.return"(%232) : (tensor<complex<f64>>) -> ()
    }) : (tensor<3x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %214 = "stablehlo.dot_general"(%arg94, %arg95) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %215 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %216 = "stablehlo.broadcast_in_dim"(%215) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %217 = "stablehlo.compare"(%arg97, %216) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %218 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %219 = "stablehlo.broadcast_in_dim"(%218) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %220 = "stablehlo.add"(%arg97, %219) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %221 = "stablehlo.select"(%217, %220, %arg97) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %222 = "stablehlo.convert"(%221) : (tensor<4xi64>) -> tensor<4xi32>
    %223 = "stablehlo.broadcast_in_dim"(%222) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %224 = "stablehlo.gather"(%arg96, %223) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xcomplex<f64>>, tensor<4x1xi32>) -> tensor<4x4xcomplex<f64>>
    %225 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %226 = "stablehlo.compare"(%arg99, %225) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %227 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %228 = "stablehlo.add"(%arg99, %227) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %229 = "stablehlo.select"(%226, %228, %arg99) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %230 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %231 = "stablehlo.dynamic_slice"(%arg98, %229, %230) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xcomplex<f64>>, tensor<i64>, tensor<i64>) -> tensor<2x2xcomplex<f64>>
    "func.return"(%0, %1, %2, %3, %7, %8, %9, %10, %11, %39, %68, %69, %70, %71, %72, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %97, %98, %108, %115, %116, %117, %118, %119, %123, %124, %125, %126, %127, %155, %184, %185, %186, %187, %188, %196, %197, %198, %199, %200, %201, %202, %203, %204, %205, %206, %207, %208, %209, %210, %211, %213, %214, %224, %231) : (tensor<3x4xf32>, tensor<3x4xcomplex<f32>>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<3x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<3x4xf64>, tensor<3x4xcomplex<f64>>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xcomplex<f64>>, tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<3x8xcomplex<f64>>, tensor<4x8xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
