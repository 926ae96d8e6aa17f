"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<4x2x4xf32>, tensor<2x3x4xf32>, tensor<3x5xf32>, tensor<2x4xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<4x3x3xf32>, tensor<2x1x4xf32>, tensor<6x3xf32>, tensor<4x3xf32>, tensor<3x2x2xf32>, tensor<2x2x0xf32>, tensor<4xf32>, tensor<6xf32>, tensor<6x6x6xf32>, tensor<3x7x2xf32>, tensor<2x6x3xf32>, tensor<1x2x3xf32>, tensor<5x4xf32>, tensor<2x3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<6x4x6xf32>, tensor<2x4x6xf32>, tensor<6xf32>, tensor<2xf32>, tensor<4x2xf32>, tensor<4x1xf32>, tensor<5x3xf32>, tensor<6x3xf32>, tensor<5x6x6xf32>, tensor<2x6x2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<6x4x2xf32>, tensor<6x1x2xf32>, tensor<6x6x2xf32>, tensor<5x2x2xf32>, tensor<6xf32>, tensor<4xf32>, tensor<5xf32>, tensor<4xf32>, tensor<6x6xf32>, tensor<6x5xf32>, tensor<4xf32>, tensor<2xf32>, tensor<4xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<2x5xf32>, tensor<4x2xf32>, tensor<1x1xf32>, tensor<5xf32>, tensor<5xf32>, tensor<4xf32>, tensor<2xf32>, tensor<5x3xf32>, tensor<5x1xf32>, tensor<6x3x2xf32>, tensor<4x2x1xf32>, tensor<2x5xf32>, tensor<1x5xf32>, tensor<6xf32>, tensor<7xf32>, tensor<6xf32>, tensor<2xf32>, tensor<4x3x2xf32>, tensor<2x2x1xf32>, tensor<5x6xf32>, tensor<6x2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3x3x4xf32>, tensor<1x1x2xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x3x6xf32>, tensor<1x1x6xf32>, tensor<2x4x6xf32>, tensor<1x2x7xf32>, tensor<6x5xf32>, tensor<5x2xf32>, tensor<2x3x3xf32>, tensor<1x3x1xf32>, tensor<6x3x3xf32>, tensor<3x3x2xf32>, tensor<2x6xf32>, tensor<2x7xf32>, tensor<5x6x4xf32>, tensor<5x2x2xf32>, tensor<3x2x6xf32>, tensor<2x1x3xf32>, tensor<2x3x2xf32>, tensor<2x4x2xf32>, tensor<5x3xf32>, tensor<4x5xf32>) -> (tensor<4x2x4xf32>, tensor<3x5xf32>, tensor<6xf32>, tensor<2x6xf32>, tensor<4x3x3xf32>, tensor<6x3xf32>, tensor<3x2x2xf32>, tensor<4xf32>, tensor<6x6x6xf32>, tensor<2x6x3xf32>, tensor<5x4xf32>, tensor<2xf32>, tensor<6x4x6xf32>, tensor<6xf32>, tensor<4x2xf32>, tensor<5x3xf32>, tensor<5x6x6xf32>, tensor<2xf32>, tensor<6x4x2xf32>, tensor<6x6x2xf32>, tensor<6xf32>, tensor<5xf32>, tensor<6x6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3xf32>, tensor<4x2xf32>, tensor<5xf32>, tensor<4xf32>, tensor<5x3xf32>, tensor<6x3x2xf32>, tensor<2x5xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4x3x2xf32>, tensor<5x6xf32>, tensor<3xf32>, tensor<3x3x4xf32>, tensor<6x2xf32>, tensor<2x3xf32>, tensor<2x3x6xf32>, tensor<2x4x6xf32>, tensor<6x5xf32>, tensor<2x3x3xf32>, tensor<6x3x3xf32>, tensor<2x6xf32>, tensor<5x6x4xf32>, tensor<3x2x6xf32>, tensor<2x3x2xf32>, tensor<5x3xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x2x4xf32>, %arg1: tensor<2x3x4xf32>, %arg2: tensor<3x5xf32>, %arg3: tensor<2x4xf32>, %arg4: tensor<6xf32>, %arg5: tensor<6xf32>, %arg6: tensor<2x6xf32>, %arg7: tensor<2x6xf32>, %arg8: tensor<4x3x3xf32>, %arg9: tensor<2x1x4xf32>, %arg10: tensor<6x3xf32>, %arg11: tensor<4x3xf32>, %arg12: tensor<3x2x2xf32>, %arg13: tensor<2x2x0xf32>, %arg14: tensor<4xf32>, %arg15: tensor<6xf32>, %arg16: tensor<6x6x6xf32>, %arg17: tensor<3x7x2xf32>, %arg18: tensor<2x6x3xf32>, %arg19: tensor<1x2x3xf32>, %arg20: tensor<5x4xf32>, %arg21: tensor<2x3xf32>, %arg22: tensor<2xf32>, %arg23: tensor<2xf32>, %arg24: tensor<6x4x6xf32>, %arg25: tensor<2x4x6xf32>, %arg26: tensor<6xf32>, %arg27: tensor<2xf32>, %arg28: tensor<4x2xf32>, %arg29: tensor<4x1xf32>, %arg30: tensor<5x3xf32>, %arg31: tensor<6x3xf32>, %arg32: tensor<5x6x6xf32>, %arg33: tensor<2x6x2xf32>, %arg34: tensor<2xf32>, %arg35: tensor<1xf32>, %arg36: tensor<6x4x2xf32>, %arg37: tensor<6x1x2xf32>, %arg38: tensor<6x6x2xf32>, %arg39: tensor<5x2x2xf32>, %arg40: tensor<6xf32>, %arg41: tensor<4xf32>, %arg42: tensor<5xf32>, %arg43: tensor<4xf32>, %arg44: tensor<6x6xf32>, %arg45: tensor<6x5xf32>, %arg46: tensor<4xf32>, %arg47: tensor<2xf32>, %arg48: tensor<4xf32>, %arg49: tensor<3xf32>, %arg50: tensor<3x3xf32>, %arg51: tensor<2x5xf32>, %arg52: tensor<4x2xf32>, %arg53: tensor<1x1xf32>, %arg54: tensor<5xf32>, %arg55: tensor<5xf32>, %arg56: tensor<4xf32>, %arg57: tensor<2xf32>, %arg58: tensor<5x3xf32>, %arg59: tensor<5x1xf32>, %arg60: tensor<6x3x2xf32>, %arg61: tensor<4x2x1xf32>, %arg62: tensor<2x5xf32>, %arg63: tensor<1x5xf32>, %arg64: tensor<6xf32>, %arg65: tensor<7xf32>, %arg66: tensor<6xf32>, %arg67: tensor<2xf32>, %arg68: tensor<4x3x2xf32>, %arg69: tensor<2x2x1xf32>, %arg70: tensor<5x6xf32>, %arg71: tensor<6x2xf32>, %arg72: tensor<3xf32>, %arg73: tensor<3xf32>, %arg74: tensor<3x3x4xf32>, %arg75: tensor<1x1x2xf32>, %arg76: tensor<6x2xf32>, %arg77: tensor<3x2xf32>, %arg78: tensor<2x3xf32>, %arg79: tensor<2x2xf32>, %arg80: tensor<2x3x6xf32>, %arg81: tensor<1x1x6xf32>, %arg82: tensor<2x4x6xf32>, %arg83: tensor<1x2x7xf32>, %arg84: tensor<6x5xf32>, %arg85: tensor<5x2xf32>, %arg86: tensor<2x3x3xf32>, %arg87: tensor<1x3x1xf32>, %arg88: tensor<6x3x3xf32>, %arg89: tensor<3x3x2xf32>, %arg90: tensor<2x6xf32>, %arg91: tensor<2x7xf32>, %arg92: tensor<5x6x4xf32>, %arg93: tensor<5x2x2xf32>, %arg94: tensor<3x2x6xf32>, %arg95: tensor<2x1x3xf32>, %arg96: tensor<2x3x2xf32>, %arg97: tensor<2x4x2xf32>, %arg98: tensor<5x3xf32>, %arg99: tensor<4x5xf32>):
    %0 = "stablehlo.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) <{padding = dense<[[0, 2], [1, 1], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 4, 2, 1>, window_strides = array<i64: 2, 1, 1>}> ({
    ^bb0(%arg298: tensor<f32>, %arg299: tensor<f32>):
      %199 = "stablehlo.compare"(%arg298, %arg299) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%199) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg296: tensor<f32>, %arg297: tensor<f32>):
      %198 = "stablehlo.add"(%arg296, %arg297) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%198) : (tensor<f32>) -> ()
    }) : (tensor<4x2x4xf32>, tensor<2x3x4xf32>, tensor<f32>) -> tensor<4x2x4xf32>
    %2 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.select_and_scatter"(%arg2, %arg3, %2) <{padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg294: tensor<f32>, %arg295: tensor<f32>):
      %197 = "stablehlo.compare"(%arg294, %arg295) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%197) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg292: tensor<f32>, %arg293: tensor<f32>):
      %196 = "stablehlo.maximum"(%arg292, %arg293) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%196) : (tensor<f32>) -> ()
    }) : (tensor<3x5xf32>, tensor<2x4xf32>, tensor<f32>) -> tensor<3x5xf32>
    %4 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.select_and_scatter"(%arg4, %arg5, %4) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg290: tensor<f32>, %arg291: tensor<f32>):
      %195 = "stablehlo.compare"(%arg290, %arg291) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%195) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg288: tensor<f32>, %arg289: tensor<f32>):
      %194 = "stablehlo.maximum"(%arg288, %arg289) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%194) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %6 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.select_and_scatter"(%arg6, %arg7, %6) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %193 = "stablehlo.compare"(%arg286, %arg287) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%193) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg284: tensor<f32>, %arg285: tensor<f32>):
      %192 = "stablehlo.maximum"(%arg284, %arg285) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%192) : (tensor<f32>) -> ()
    }) : (tensor<2x6xf32>, tensor<2x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %8 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.select_and_scatter"(%arg8, %arg9, %8) <{padding = dense<[[1, 1], [2, 0], [1, 1]]> : tensor<3x2xi64>, window_dimensions = array<i64: 2, 3, 2>, window_strides = array<i64: 3, 3, 1>}> ({
    ^bb0(%arg282: tensor<f32>, %arg283: tensor<f32>):
      %191 = "stablehlo.compare"(%arg282, %arg283) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%191) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg280: tensor<f32>, %arg281: tensor<f32>):
      %190 = "stablehlo.maximum"(%arg280, %arg281) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%190) : (tensor<f32>) -> ()
    }) : (tensor<4x3x3xf32>, tensor<2x1x4xf32>, tensor<f32>) -> tensor<4x3x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.select_and_scatter"(%arg10, %arg11, %10) <{padding = dense<[[1, 1], [1, 2]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 4>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg278: tensor<f32>, %arg279: tensor<f32>):
      %189 = "stablehlo.compare"(%arg278, %arg279) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%189) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg276: tensor<f32>, %arg277: tensor<f32>):
      %188 = "stablehlo.add"(%arg276, %arg277) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%188) : (tensor<f32>) -> ()
    }) : (tensor<6x3xf32>, tensor<4x3xf32>, tensor<f32>) -> tensor<6x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.select_and_scatter"(%arg12, %arg13, %12) <{padding = dense<0> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 3>, window_strides = array<i64: 2, 1, 1>}> ({
    ^bb0(%arg274: tensor<f32>, %arg275: tensor<f32>):
      %187 = "stablehlo.compare"(%arg274, %arg275) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%187) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg272: tensor<f32>, %arg273: tensor<f32>):
      %186 = "stablehlo.add"(%arg272, %arg273) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%186) : (tensor<f32>) -> ()
    }) : (tensor<3x2x2xf32>, tensor<2x2x0xf32>, tensor<f32>) -> tensor<3x2x2xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.select_and_scatter"(%arg14, %arg15, %14) <{padding = dense<2> : tensor<1x2xi64>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg270: tensor<f32>, %arg271: tensor<f32>):
      %185 = "stablehlo.compare"(%arg270, %arg271) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%185) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg268: tensor<f32>, %arg269: tensor<f32>):
      %184 = "stablehlo.add"(%arg268, %arg269) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%184) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<6xf32>, tensor<f32>) -> tensor<4xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.select_and_scatter"(%arg16, %arg17, %16) <{padding = dense<[[0, 1], [2, 2], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 2, 4, 2>, window_strides = array<i64: 2, 1, 3>}> ({
    ^bb0(%arg266: tensor<f32>, %arg267: tensor<f32>):
      %183 = "stablehlo.compare"(%arg266, %arg267) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%183) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg264: tensor<f32>, %arg265: tensor<f32>):
      %182 = "stablehlo.add"(%arg264, %arg265) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%182) : (tensor<f32>) -> ()
    }) : (tensor<6x6x6xf32>, tensor<3x7x2xf32>, tensor<f32>) -> tensor<6x6x6xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.select_and_scatter"(%arg18, %arg19, %18) <{padding = dense<[[0, 0], [0, 0], [2, 2]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 3>, window_strides = array<i64: 3, 3, 2>}> ({
    ^bb0(%arg262: tensor<f32>, %arg263: tensor<f32>):
      %181 = "stablehlo.compare"(%arg262, %arg263) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%181) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg260: tensor<f32>, %arg261: tensor<f32>):
      %180 = "stablehlo.add"(%arg260, %arg261) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%180) : (tensor<f32>) -> ()
    }) : (tensor<2x6x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<2x6x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.select_and_scatter"(%arg20, %arg21, %20) <{padding = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 4>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg258: tensor<f32>, %arg259: tensor<f32>):
      %179 = "stablehlo.compare"(%arg258, %arg259) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%179) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg256: tensor<f32>, %arg257: tensor<f32>):
      %178 = "stablehlo.add"(%arg256, %arg257) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%178) : (tensor<f32>) -> ()
    }) : (tensor<5x4xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<5x4xf32>
    %22 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.select_and_scatter"(%arg22, %arg23, %22) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
      %177 = "stablehlo.compare"(%arg254, %arg255) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%177) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg252: tensor<f32>, %arg253: tensor<f32>):
      %176 = "stablehlo.maximum"(%arg252, %arg253) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%176) : (tensor<f32>) -> ()
    }) : (tensor<2xf32>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
    %24 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.select_and_scatter"(%arg24, %arg25, %24) <{padding = dense<[[0, 1], [1, 2], [3, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 4, 4, 4>, window_strides = array<i64: 2, 1, 1>}> ({
    ^bb0(%arg250: tensor<f32>, %arg251: tensor<f32>):
      %175 = "stablehlo.compare"(%arg250, %arg251) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%175) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg248: tensor<f32>, %arg249: tensor<f32>):
      %174 = "stablehlo.add"(%arg248, %arg249) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%174) : (tensor<f32>) -> ()
    }) : (tensor<6x4x6xf32>, tensor<2x4x6xf32>, tensor<f32>) -> tensor<6x4x6xf32>
    %26 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.select_and_scatter"(%arg26, %arg27, %26) <{padding = dense<[[0, 1]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 3>}> ({
    ^bb0(%arg246: tensor<f32>, %arg247: tensor<f32>):
      %173 = "stablehlo.compare"(%arg246, %arg247) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%173) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg244: tensor<f32>, %arg245: tensor<f32>):
      %172 = "stablehlo.add"(%arg244, %arg245) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%172) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<2xf32>, tensor<f32>) -> tensor<6xf32>
    %28 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.select_and_scatter"(%arg28, %arg29, %28) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg242: tensor<f32>, %arg243: tensor<f32>):
      %171 = "stablehlo.compare"(%arg242, %arg243) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%171) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg240: tensor<f32>, %arg241: tensor<f32>):
      %170 = "stablehlo.add"(%arg240, %arg241) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%170) : (tensor<f32>) -> ()
    }) : (tensor<4x2xf32>, tensor<4x1xf32>, tensor<f32>) -> tensor<4x2xf32>
    %30 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.select_and_scatter"(%arg30, %arg31, %30) <{padding = dense<[[3, 1], [2, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 4, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg238: tensor<f32>, %arg239: tensor<f32>):
      %169 = "stablehlo.compare"(%arg238, %arg239) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%169) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg236: tensor<f32>, %arg237: tensor<f32>):
      %168 = "stablehlo.add"(%arg236, %arg237) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%168) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<6x3xf32>, tensor<f32>) -> tensor<5x3xf32>
    %32 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.select_and_scatter"(%arg32, %arg33, %32) <{padding = dense<[[0, 1], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 2, 1, 2>, window_strides = array<i64: 3, 1, 3>}> ({
    ^bb0(%arg234: tensor<f32>, %arg235: tensor<f32>):
      %167 = "stablehlo.compare"(%arg234, %arg235) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%167) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg232: tensor<f32>, %arg233: tensor<f32>):
      %166 = "stablehlo.add"(%arg232, %arg233) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%166) : (tensor<f32>) -> ()
    }) : (tensor<5x6x6xf32>, tensor<2x6x2xf32>, tensor<f32>) -> tensor<5x6x6xf32>
    %34 = "stablehlo.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.select_and_scatter"(%arg34, %arg35, %34) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 1>, window_strides = array<i64: 2>}> ({
    ^bb0(%arg230: tensor<f32>, %arg231: tensor<f32>):
      %165 = "stablehlo.compare"(%arg230, %arg231) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%165) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg228: tensor<f32>, %arg229: tensor<f32>):
      %164 = "stablehlo.add"(%arg228, %arg229) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%164) : (tensor<f32>) -> ()
    }) : (tensor<2xf32>, tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %36 = "stablehlo.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.select_and_scatter"(%arg36, %arg37, %36) <{padding = dense<[[0, 0], [0, 0], [3, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 3, 4>, window_strides = array<i64: 1, 3, 1>}> ({
    ^bb0(%arg226: tensor<f32>, %arg227: tensor<f32>):
      %163 = "stablehlo.compare"(%arg226, %arg227) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%163) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg224: tensor<f32>, %arg225: tensor<f32>):
      %162 = "stablehlo.add"(%arg224, %arg225) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%162) : (tensor<f32>) -> ()
    }) : (tensor<6x4x2xf32>, tensor<6x1x2xf32>, tensor<f32>) -> tensor<6x4x2xf32>
    %38 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.select_and_scatter"(%arg38, %arg39, %38) <{padding = dense<[[0, 1], [1, 1], [1, 1]]> : tensor<3x2xi64>, window_dimensions = array<i64: 3, 3, 2>, window_strides = array<i64: 1, 3, 2>}> ({
    ^bb0(%arg222: tensor<f32>, %arg223: tensor<f32>):
      %161 = "stablehlo.compare"(%arg222, %arg223) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%161) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg220: tensor<f32>, %arg221: tensor<f32>):
      %160 = "stablehlo.maximum"(%arg220, %arg221) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%160) : (tensor<f32>) -> ()
    }) : (tensor<6x6x2xf32>, tensor<5x2x2xf32>, tensor<f32>) -> tensor<6x6x2xf32>
    %40 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.select_and_scatter"(%arg40, %arg41, %40) <{padding = dense<1> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
    ^bb0(%arg218: tensor<f32>, %arg219: tensor<f32>):
      %159 = "stablehlo.compare"(%arg218, %arg219) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%159) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg216: tensor<f32>, %arg217: tensor<f32>):
      %158 = "stablehlo.maximum"(%arg216, %arg217) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%158) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<4xf32>, tensor<f32>) -> tensor<6xf32>
    %42 = "stablehlo.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.select_and_scatter"(%arg42, %arg43, %42) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg214: tensor<f32>, %arg215: tensor<f32>):
      %157 = "stablehlo.compare"(%arg214, %arg215) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%157) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg212: tensor<f32>, %arg213: tensor<f32>):
      %156 = "stablehlo.add"(%arg212, %arg213) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%156) : (tensor<f32>) -> ()
    }) : (tensor<5xf32>, tensor<4xf32>, tensor<f32>) -> tensor<5xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.select_and_scatter"(%arg44, %arg45, %44) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg210: tensor<f32>, %arg211: tensor<f32>):
      %155 = "stablehlo.compare"(%arg210, %arg211) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%155) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
      %154 = "stablehlo.add"(%arg208, %arg209) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%154) : (tensor<f32>) -> ()
    }) : (tensor<6x6xf32>, tensor<6x5xf32>, tensor<f32>) -> tensor<6x6xf32>
    %46 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.select_and_scatter"(%arg46, %arg47, %46) <{padding = dense<[[0, 2]]> : tensor<1x2xi64>, window_dimensions = array<i64: 4>, window_strides = array<i64: 2>}> ({
    ^bb0(%arg206: tensor<f32>, %arg207: tensor<f32>):
      %153 = "stablehlo.compare"(%arg206, %arg207) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%153) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg204: tensor<f32>, %arg205: tensor<f32>):
      %152 = "stablehlo.maximum"(%arg204, %arg205) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%152) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
    %48 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.select_and_scatter"(%arg48, %arg49, %48) <{padding = dense<[[0, 1]]> : tensor<1x2xi64>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg202: tensor<f32>, %arg203: tensor<f32>):
      %151 = "stablehlo.compare"(%arg202, %arg203) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%151) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg200: tensor<f32>, %arg201: tensor<f32>):
      %150 = "stablehlo.add"(%arg200, %arg201) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%150) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
    %50 = "stablehlo.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.select_and_scatter"(%arg50, %arg51, %50) <{padding = dense<[[0, 0], [2, 2]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg198: tensor<f32>, %arg199: tensor<f32>):
      %149 = "stablehlo.compare"(%arg198, %arg199) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%149) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg196: tensor<f32>, %arg197: tensor<f32>):
      %148 = "stablehlo.add"(%arg196, %arg197) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%148) : (tensor<f32>) -> ()
    }) : (tensor<3x3xf32>, tensor<2x5xf32>, tensor<f32>) -> tensor<3x3xf32>
    %52 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.select_and_scatter"(%arg52, %arg53, %52) <{padding = dense<[[0, 0], [1, 3]]> : tensor<2x2xi64>, window_dimensions = array<i64: 4, 4>, window_strides = array<i64: 1, 3>}> ({
    ^bb0(%arg194: tensor<f32>, %arg195: tensor<f32>):
      %147 = "stablehlo.compare"(%arg194, %arg195) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%147) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg192: tensor<f32>, %arg193: tensor<f32>):
      %146 = "stablehlo.maximum"(%arg192, %arg193) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%146) : (tensor<f32>) -> ()
    }) : (tensor<4x2xf32>, tensor<1x1xf32>, tensor<f32>) -> tensor<4x2xf32>
    %54 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.select_and_scatter"(%arg54, %arg55, %54) <{padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg190: tensor<f32>, %arg191: tensor<f32>):
      %145 = "stablehlo.compare"(%arg190, %arg191) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%145) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg188: tensor<f32>, %arg189: tensor<f32>):
      %144 = "stablehlo.add"(%arg188, %arg189) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%144) : (tensor<f32>) -> ()
    }) : (tensor<5xf32>, tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
    %56 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.select_and_scatter"(%arg56, %arg57, %56) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 1>, window_strides = array<i64: 2>}> ({
    ^bb0(%arg186: tensor<f32>, %arg187: tensor<f32>):
      %143 = "stablehlo.compare"(%arg186, %arg187) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%143) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg184: tensor<f32>, %arg185: tensor<f32>):
      %142 = "stablehlo.add"(%arg184, %arg185) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%142) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
    %58 = "stablehlo.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.select_and_scatter"(%arg58, %arg59, %58) <{padding = dense<[[1, 0], [1, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>}> ({
    ^bb0(%arg182: tensor<f32>, %arg183: tensor<f32>):
      %141 = "stablehlo.compare"(%arg182, %arg183) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%141) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg180: tensor<f32>, %arg181: tensor<f32>):
      %140 = "stablehlo.add"(%arg180, %arg181) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%140) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<5x1xf32>, tensor<f32>) -> tensor<5x3xf32>
    %60 = "stablehlo.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.select_and_scatter"(%arg60, %arg61, %60) <{padding = dense<[[2, 1], [0, 1], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 3, 3, 2>, window_strides = array<i64: 2, 1, 2>}> ({
    ^bb0(%arg178: tensor<f32>, %arg179: tensor<f32>):
      %139 = "stablehlo.compare"(%arg178, %arg179) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%139) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg176: tensor<f32>, %arg177: tensor<f32>):
      %138 = "stablehlo.add"(%arg176, %arg177) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%138) : (tensor<f32>) -> ()
    }) : (tensor<6x3x2xf32>, tensor<4x2x1xf32>, tensor<f32>) -> tensor<6x3x2xf32>
    %62 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.select_and_scatter"(%arg62, %arg63, %62) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 3, 1>}> ({
    ^bb0(%arg174: tensor<f32>, %arg175: tensor<f32>):
      %137 = "stablehlo.compare"(%arg174, %arg175) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%137) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg172: tensor<f32>, %arg173: tensor<f32>):
      %136 = "stablehlo.maximum"(%arg172, %arg173) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%136) : (tensor<f32>) -> ()
    }) : (tensor<2x5xf32>, tensor<1x5xf32>, tensor<f32>) -> tensor<2x5xf32>
    %64 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.select_and_scatter"(%arg64, %arg65, %64) <{padding = dense<1> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg170: tensor<f32>, %arg171: tensor<f32>):
      %135 = "stablehlo.compare"(%arg170, %arg171) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%135) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg168: tensor<f32>, %arg169: tensor<f32>):
      %134 = "stablehlo.maximum"(%arg168, %arg169) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%134) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<7xf32>, tensor<f32>) -> tensor<6xf32>
    %66 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.select_and_scatter"(%arg66, %arg67, %66) <{padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 3>}> ({
    ^bb0(%arg166: tensor<f32>, %arg167: tensor<f32>):
      %133 = "stablehlo.compare"(%arg166, %arg167) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%133) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg164: tensor<f32>, %arg165: tensor<f32>):
      %132 = "stablehlo.maximum"(%arg164, %arg165) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%132) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<2xf32>, tensor<f32>) -> tensor<6xf32>
    %68 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.select_and_scatter"(%arg68, %arg69, %68) <{padding = dense<[[0, 0], [3, 0], [1, 1]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 4, 2>, window_strides = array<i64: 2, 2, 3>}> ({
    ^bb0(%arg162: tensor<f32>, %arg163: tensor<f32>):
      %131 = "stablehlo.compare"(%arg162, %arg163) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%131) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg160: tensor<f32>, %arg161: tensor<f32>):
      %130 = "stablehlo.add"(%arg160, %arg161) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%130) : (tensor<f32>) -> ()
    }) : (tensor<4x3x2xf32>, tensor<2x2x1xf32>, tensor<f32>) -> tensor<4x3x2xf32>
    %70 = "stablehlo.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
    %71 = "stablehlo.select_and_scatter"(%arg70, %arg71, %70) <{padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>}> ({
    ^bb0(%arg158: tensor<f32>, %arg159: tensor<f32>):
      %129 = "stablehlo.compare"(%arg158, %arg159) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%129) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg156: tensor<f32>, %arg157: tensor<f32>):
      %128 = "stablehlo.add"(%arg156, %arg157) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%128) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<6x2xf32>, tensor<f32>) -> tensor<5x6xf32>
    %72 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.select_and_scatter"(%arg72, %arg73, %72) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg154: tensor<f32>, %arg155: tensor<f32>):
      %127 = "stablehlo.compare"(%arg154, %arg155) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%127) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg152: tensor<f32>, %arg153: tensor<f32>):
      %126 = "stablehlo.maximum"(%arg152, %arg153) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%126) : (tensor<f32>) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    %74 = "stablehlo.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
    %75 = "stablehlo.select_and_scatter"(%arg74, %arg75, %74) <{padding = dense<[[0, 2], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 4, 2, 4>, window_strides = array<i64: 2, 2, 1>}> ({
    ^bb0(%arg150: tensor<f32>, %arg151: tensor<f32>):
      %125 = "stablehlo.compare"(%arg150, %arg151) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%125) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg148: tensor<f32>, %arg149: tensor<f32>):
      %124 = "stablehlo.add"(%arg148, %arg149) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%124) : (tensor<f32>) -> ()
    }) : (tensor<3x3x4xf32>, tensor<1x1x2xf32>, tensor<f32>) -> tensor<3x3x4xf32>
    %76 = "stablehlo.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
    %77 = "stablehlo.select_and_scatter"(%arg76, %arg77, %76) <{padding = dense<[[2, 2], [1, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 3, 1>}> ({
    ^bb0(%arg146: tensor<f32>, %arg147: tensor<f32>):
      %123 = "stablehlo.compare"(%arg146, %arg147) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%123) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg144: tensor<f32>, %arg145: tensor<f32>):
      %122 = "stablehlo.add"(%arg144, %arg145) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%122) : (tensor<f32>) -> ()
    }) : (tensor<6x2xf32>, tensor<3x2xf32>, tensor<f32>) -> tensor<6x2xf32>
    %78 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %79 = "stablehlo.select_and_scatter"(%arg78, %arg79, %78) <{padding = dense<[[1, 1], [1, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg142: tensor<f32>, %arg143: tensor<f32>):
      %121 = "stablehlo.compare"(%arg142, %arg143) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%121) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg140: tensor<f32>, %arg141: tensor<f32>):
      %120 = "stablehlo.maximum"(%arg140, %arg141) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%120) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %80 = "stablehlo.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.select_and_scatter"(%arg80, %arg81, %80) <{padding = dense<[[1, 0], [2, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 2, 3, 1>, window_strides = array<i64: 3, 3, 1>}> ({
    ^bb0(%arg138: tensor<f32>, %arg139: tensor<f32>):
      %119 = "stablehlo.compare"(%arg138, %arg139) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%119) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg136: tensor<f32>, %arg137: tensor<f32>):
      %118 = "stablehlo.add"(%arg136, %arg137) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%118) : (tensor<f32>) -> ()
    }) : (tensor<2x3x6xf32>, tensor<1x1x6xf32>, tensor<f32>) -> tensor<2x3x6xf32>
    %82 = "stablehlo.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
    %83 = "stablehlo.select_and_scatter"(%arg82, %arg83, %82) <{padding = dense<[[2, 0], [0, 0], [1, 1]]> : tensor<3x2xi64>, window_dimensions = array<i64: 3, 1, 2>, window_strides = array<i64: 2, 2, 1>}> ({
    ^bb0(%arg134: tensor<f32>, %arg135: tensor<f32>):
      %117 = "stablehlo.compare"(%arg134, %arg135) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%117) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg132: tensor<f32>, %arg133: tensor<f32>):
      %116 = "stablehlo.add"(%arg132, %arg133) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%116) : (tensor<f32>) -> ()
    }) : (tensor<2x4x6xf32>, tensor<1x2x7xf32>, tensor<f32>) -> tensor<2x4x6xf32>
    %84 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.select_and_scatter"(%arg84, %arg85, %84) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>}> ({
    ^bb0(%arg130: tensor<f32>, %arg131: tensor<f32>):
      %115 = "stablehlo.compare"(%arg130, %arg131) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%115) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg128: tensor<f32>, %arg129: tensor<f32>):
      %114 = "stablehlo.add"(%arg128, %arg129) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%114) : (tensor<f32>) -> ()
    }) : (tensor<6x5xf32>, tensor<5x2xf32>, tensor<f32>) -> tensor<6x5xf32>
    %86 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %87 = "stablehlo.select_and_scatter"(%arg86, %arg87, %86) <{padding = dense<[[0, 0], [1, 0], [0, 1]]> : tensor<3x2xi64>, window_dimensions = array<i64: 2, 2, 4>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg126: tensor<f32>, %arg127: tensor<f32>):
      %113 = "stablehlo.compare"(%arg126, %arg127) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%113) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg124: tensor<f32>, %arg125: tensor<f32>):
      %112 = "stablehlo.add"(%arg124, %arg125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%112) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3xf32>, tensor<1x3x1xf32>, tensor<f32>) -> tensor<2x3x3xf32>
    %88 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %89 = "stablehlo.select_and_scatter"(%arg88, %arg89, %88) <{padding = dense<[[0, 1], [2, 2], [1, 1]]> : tensor<3x2xi64>, window_dimensions = array<i64: 2, 3, 4>, window_strides = array<i64: 2, 2, 1>}> ({
    ^bb0(%arg122: tensor<f32>, %arg123: tensor<f32>):
      %111 = "stablehlo.compare"(%arg122, %arg123) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%111) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg120: tensor<f32>, %arg121: tensor<f32>):
      %110 = "stablehlo.maximum"(%arg120, %arg121) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%110) : (tensor<f32>) -> ()
    }) : (tensor<6x3x3xf32>, tensor<3x3x2xf32>, tensor<f32>) -> tensor<6x3x3xf32>
    %90 = "stablehlo.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
    %91 = "stablehlo.select_and_scatter"(%arg90, %arg91, %90) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
      %109 = "stablehlo.compare"(%arg118, %arg119) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%109) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg116: tensor<f32>, %arg117: tensor<f32>):
      %108 = "stablehlo.add"(%arg116, %arg117) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%108) : (tensor<f32>) -> ()
    }) : (tensor<2x6xf32>, tensor<2x7xf32>, tensor<f32>) -> tensor<2x6xf32>
    %92 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %93 = "stablehlo.select_and_scatter"(%arg92, %arg93, %92) <{padding = dense<[[0, 0], [0, 0], [0, 1]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>, window_strides = array<i64: 1, 3, 3>}> ({
    ^bb0(%arg114: tensor<f32>, %arg115: tensor<f32>):
      %107 = "stablehlo.compare"(%arg114, %arg115) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%107) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg112: tensor<f32>, %arg113: tensor<f32>):
      %106 = "stablehlo.add"(%arg112, %arg113) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%106) : (tensor<f32>) -> ()
    }) : (tensor<5x6x4xf32>, tensor<5x2x2xf32>, tensor<f32>) -> tensor<5x6x4xf32>
    %94 = "stablehlo.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
    %95 = "stablehlo.select_and_scatter"(%arg94, %arg95, %94) <{padding = dense<[[1, 1], [1, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 4, 2, 1>, window_strides = array<i64: 1, 2, 2>}> ({
    ^bb0(%arg110: tensor<f32>, %arg111: tensor<f32>):
      %105 = "stablehlo.compare"(%arg110, %arg111) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%105) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg108: tensor<f32>, %arg109: tensor<f32>):
      %104 = "stablehlo.add"(%arg108, %arg109) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%104) : (tensor<f32>) -> ()
    }) : (tensor<3x2x6xf32>, tensor<2x1x3xf32>, tensor<f32>) -> tensor<3x2x6xf32>
    %96 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.select_and_scatter"(%arg96, %arg97, %96) <{padding = dense<[[0, 0], [1, 1], [0, 1]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg106: tensor<f32>, %arg107: tensor<f32>):
      %103 = "stablehlo.compare"(%arg106, %arg107) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%103) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg104: tensor<f32>, %arg105: tensor<f32>):
      %102 = "stablehlo.add"(%arg104, %arg105) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%102) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2xf32>, tensor<2x4x2xf32>, tensor<f32>) -> tensor<2x3x2xf32>
    %98 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.select_and_scatter"(%arg98, %arg99, %98) <{padding = dense<[[0, 0], [2, 3]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg102: tensor<f32>, %arg103: tensor<f32>):
      %101 = "stablehlo.compare"(%arg102, %arg103) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%101) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg100: tensor<f32>, %arg101: tensor<f32>):
      %100 = "stablehlo.maximum"(%arg100, %arg101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%100) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<4x5xf32>, tensor<f32>) -> tensor<5x3xf32>
    "func.return"(%1, %3, %5, %7, %9, %11, %13, %15, %17, %19, %21, %23, %25, %27, %29, %31, %33, %35, %37, %39, %41, %43, %45, %47, %49, %51, %53, %55, %57, %59, %61, %63, %65, %67, %69, %71, %73, %75, %77, %79, %81, %83, %85, %87, %89, %91, %93, %95, %97, %99) : (tensor<4x2x4xf32>, tensor<3x5xf32>, tensor<6xf32>, tensor<2x6xf32>, tensor<4x3x3xf32>, tensor<6x3xf32>, tensor<3x2x2xf32>, tensor<4xf32>, tensor<6x6x6xf32>, tensor<2x6x3xf32>, tensor<5x4xf32>, tensor<2xf32>, tensor<6x4x6xf32>, tensor<6xf32>, tensor<4x2xf32>, tensor<5x3xf32>, tensor<5x6x6xf32>, tensor<2xf32>, tensor<6x4x2xf32>, tensor<6x6x2xf32>, tensor<6xf32>, tensor<5xf32>, tensor<6x6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3xf32>, tensor<4x2xf32>, tensor<5xf32>, tensor<4xf32>, tensor<5x3xf32>, tensor<6x3x2xf32>, tensor<2x5xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4x3x2xf32>, tensor<5x6xf32>, tensor<3xf32>, tensor<3x3x4xf32>, tensor<6x2xf32>, tensor<2x3xf32>, tensor<2x3x6xf32>, tensor<2x4x6xf32>, tensor<6x5xf32>, tensor<2x3x3xf32>, tensor<6x3x3xf32>, tensor<2x6xf32>, tensor<5x6x4xf32>, tensor<3x2x6xf32>, tensor<2x3x2xf32>, tensor<5x3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
