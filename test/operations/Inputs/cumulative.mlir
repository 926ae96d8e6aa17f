"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<2x3xf32>, tensor<f32>, tensor<6x5x6xf32>, tensor<f32>, tensor<2xf32>, tensor<3x2x5xui32>, tensor<3x2x5xi32>, tensor<3xf32>, tensor<2x6x6xf32>, tensor<5x3xf32>, tensor<5x4xui32>, tensor<2x5xi8>, tensor<i8>, tensor<5xf32>, tensor<3x4x2xui32>, tensor<6x3xf32>, tensor<4x6xf32>, tensor<4x6xi32>, tensor<6x2x2xui32>, tensor<ui32>, tensor<4x5x3xui32>, tensor<ui32>, tensor<6xui32>, tensor<ui32>, tensor<2xi8>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<2xf32>, tensor<f32>, tensor<4xui32>, tensor<6x6xf32>, tensor<f32>, tensor<5xi8>, tensor<5xi32>, tensor<6xi32>, tensor<6x6xi32>, tensor<4x5x4xi32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>, tensor<2xi32>, tensor<i32>, tensor<3xi8>, tensor<i8>, tensor<3x6xf32>) -> (tensor<2x3xf32>, tensor<6x5x6xf32>, tensor<2xf32>, tensor<3x2x5xui32>, tensor<3x2x5xi32>, tensor<3xf32>, tensor<2x6x6xf32>, tensor<5x3xf32>, tensor<5x4xui32>, tensor<2x5xi8>, tensor<5xf32>, tensor<3x4x2xui32>, tensor<6x3xf32>, tensor<4x6xf32>, tensor<4x6xi32>, tensor<6x2x2xui32>, tensor<4x5x3xui32>, tensor<6xui32>, tensor<2xi8>, tensor<3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<4xui32>, tensor<6x6xf32>, tensor<5xi8>, tensor<5xi32>, tensor<6xi32>, tensor<6x6xi32>, tensor<4x5x4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<2xi32>, tensor<3xi8>, tensor<3x6xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>, %arg2: tensor<6x5x6xf32>, %arg3: tensor<f32>, %arg4: tensor<2xf32>, %arg5: tensor<3x2x5xui32>, %arg6: tensor<3x2x5xi32>, %arg7: tensor<3xf32>, %arg8: tensor<2x6x6xf32>, %arg9: tensor<5x3xf32>, %arg10: tensor<5x4xui32>, %arg11: tensor<2x5xi8>, %arg12: tensor<i8>, %arg13: tensor<5xf32>, %arg14: tensor<3x4x2xui32>, %arg15: tensor<6x3xf32>, %arg16: tensor<4x6xf32>, %arg17: tensor<4x6xi32>, %arg18: tensor<6x2x2xui32>, %arg19: tensor<ui32>, %arg20: tensor<4x5x3xui32>, %arg21: tensor<ui32>, %arg22: tensor<6xui32>, %arg23: tensor<ui32>, %arg24: tensor<2xi8>, %arg25: tensor<3xf32>, %arg26: tensor<f32>, %arg27: tensor<3xf32>, %arg28: tensor<2xf32>, %arg29: tensor<f32>, %arg30: tensor<4xui32>, %arg31: tensor<6x6xf32>, %arg32: tensor<f32>, %arg33: tensor<5xi8>, %arg34: tensor<5xi32>, %arg35: tensor<6xi32>, %arg36: tensor<6x6xi32>, %arg37: tensor<4x5x4xi32>, %arg38: tensor<i32>, %arg39: tensor<4xi32>, %arg40: tensor<4xi32>, %arg41: tensor<2xi32>, %arg42: tensor<i32>, %arg43: tensor<3xi8>, %arg44: tensor<i8>, %arg45: tensor<3x6xf32>):
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, -1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg112: tensor<f32>, %arg113: tensor<f32>):
      %121 = "stablehlo.multiply"(%arg112, %arg113) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%121) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %1 = "stablehlo.reduce_window"(%arg2, %arg3) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [5, -1], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 5, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg110: tensor<f32>, %arg111: tensor<f32>):
      %120 = "stablehlo.maximum"(%arg110, %arg111) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%120) : (tensor<f32>) -> ()
    }) : (tensor<6x5x6xf32>, tensor<f32>) -> tensor<6x5x6xf32>
    %2 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%arg4, %3) <{base_dilations = array<i64: 1>, padding = dense<[[0, 1]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg108: tensor<f32>, %arg109: tensor<f32>):
      %119 = "stablehlo.maximum"(%arg108, %arg109) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%119) : (tensor<f32>) -> ()
    }) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7:2 = "stablehlo.reduce_window"(%arg5, %arg6, %5, %6) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [1, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg104: tensor<ui32>, %arg105: tensor<i32>, %arg106: tensor<ui32>, %arg107: tensor<i32>):
      %110 = "stablehlo.compare"(%arg104, %arg106) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %111 = "stablehlo.compare"(%arg104, %arg104) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %112 = "stablehlo.or"(%110, %111) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %113 = "stablehlo.select"(%112, %arg104, %arg106) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %114 = "stablehlo.compare"(%arg104, %arg106) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %115 = "stablehlo.compare"(%arg105, %arg107) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %116 = "stablehlo.and"(%114, %115) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %117 = "stablehlo.or"(%112, %116) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %118 = "stablehlo.select"(%117, %arg105, %arg107) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%113, %118) : (tensor<ui32>, tensor<i32>) -> ()
    }) : (tensor<3x2x5xui32>, tensor<3x2x5xi32>, tensor<ui32>, tensor<i32>) -> (tensor<3x2x5xui32>, tensor<3x2x5xi32>)
    %8 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.reduce_window"(%arg7, %9) <{base_dilations = array<i64: 1>, padding = dense<[[3, -1]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg102: tensor<f32>, %arg103: tensor<f32>):
      %109 = "stablehlo.add"(%arg102, %arg103) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%109) : (tensor<f32>) -> ()
    }) : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.reduce_window"(%arg8, %11) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [5, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 6, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg100: tensor<f32>, %arg101: tensor<f32>):
      %108 = "stablehlo.multiply"(%arg100, %arg101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%108) : (tensor<f32>) -> ()
    }) : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<2x6x6xf32>
    %13 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.reduce_window"(%arg9, %14) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, -1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg98: tensor<f32>, %arg99: tensor<f32>):
      %107 = "stablehlo.minimum"(%arg98, %arg99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%107) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %17 = "stablehlo.reduce_window"(%arg10, %16) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg96: tensor<ui32>, %arg97: tensor<ui32>):
      %106 = "stablehlo.multiply"(%arg96, %arg97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%106) : (tensor<ui32>) -> ()
    }) : (tensor<5x4xui32>, tensor<ui32>) -> tensor<5x4xui32>
    %18 = "stablehlo.reduce_window"(%arg11, %arg12) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, -1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg94: tensor<i8>, %arg95: tensor<i8>):
      %105 = "stablehlo.add"(%arg94, %arg95) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%105) : (tensor<i8>) -> ()
    }) : (tensor<2x5xi8>, tensor<i8>) -> tensor<2x5xi8>
    %19 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.reduce_window"(%arg13, %20) <{base_dilations = array<i64: 1>, padding = dense<[[-1, 5]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 5>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg92: tensor<f32>, %arg93: tensor<f32>):
      %104 = "stablehlo.add"(%arg92, %arg93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%104) : (tensor<f32>) -> ()
    }) : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
    %22 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<ui32>
    %24 = "stablehlo.reduce_window"(%arg14, %23) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 3, 1, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg90: tensor<ui32>, %arg91: tensor<ui32>):
      %103 = "stablehlo.add"(%arg90, %arg91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%103) : (tensor<ui32>) -> ()
    }) : (tensor<3x4x2xui32>, tensor<ui32>) -> tensor<3x4x2xui32>
    %25 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.reduce_window"(%arg15, %26) <{base_dilations = array<i64: 1, 1>, padding = dense<[[6, -1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 6, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg88: tensor<f32>, %arg89: tensor<f32>):
      %102 = "stablehlo.add"(%arg88, %arg89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%102) : (tensor<f32>) -> ()
    }) : (tensor<6x3xf32>, tensor<f32>) -> tensor<6x3xf32>
    %28 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %30:2 = "stablehlo.reduce_window"(%arg16, %arg17, %28, %29) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 3], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg84: tensor<f32>, %arg85: tensor<i32>, %arg86: tensor<f32>, %arg87: tensor<i32>):
      %93 = "stablehlo.compare"(%arg84, %arg86) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %94 = "stablehlo.compare"(%arg84, %arg84) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %95 = "stablehlo.or"(%93, %94) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %96 = "stablehlo.select"(%95, %arg84, %arg86) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %97 = "stablehlo.compare"(%arg84, %arg86) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %98 = "stablehlo.compare"(%arg85, %arg87) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %99 = "stablehlo.and"(%97, %98) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %100 = "stablehlo.or"(%95, %99) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %101 = "stablehlo.select"(%100, %arg85, %arg87) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%96, %101) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<4x6xf32>, tensor<4x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x6xf32>, tensor<4x6xi32>)
    %31 = "stablehlo.reduce_window"(%arg18, %arg19) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 5], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 6, 1, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg82: tensor<ui32>, %arg83: tensor<ui32>):
      %92 = "stablehlo.and"(%arg82, %arg83) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%92) : (tensor<ui32>) -> ()
    }) : (tensor<6x2x2xui32>, tensor<ui32>) -> tensor<6x2x2xui32>
    %32 = "stablehlo.reduce_window"(%arg20, %arg21) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [2, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg80: tensor<ui32>, %arg81: tensor<ui32>):
      %91 = "stablehlo.maximum"(%arg80, %arg81) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%91) : (tensor<ui32>) -> ()
    }) : (tensor<4x5x3xui32>, tensor<ui32>) -> tensor<4x5x3xui32>
    %33 = "stablehlo.reduce_window"(%arg22, %arg23) <{base_dilations = array<i64: 1>, padding = dense<[[0, 5]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg78: tensor<ui32>, %arg79: tensor<ui32>):
      %90 = "stablehlo.maximum"(%arg78, %arg79) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%90) : (tensor<ui32>) -> ()
    }) : (tensor<6xui32>, tensor<ui32>) -> tensor<6xui32>
    %34 = "stablehlo.constant"() <{value = dense<1> : tensor<i8>}> : () -> tensor<i8>
    %35 = "stablehlo.reduce_window"(%arg24, %34) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg76: tensor<i8>, %arg77: tensor<i8>):
      %89 = "stablehlo.multiply"(%arg76, %arg77) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%89) : (tensor<i8>) -> ()
    }) : (tensor<2xi8>, tensor<i8>) -> tensor<2xi8>
    %36 = "stablehlo.reduce_window"(%arg25, %arg26) <{base_dilations = array<i64: 1>, padding = dense<[[3, -1]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg74: tensor<f32>, %arg75: tensor<f32>):
      %88 = "stablehlo.minimum"(%arg74, %arg75) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%88) : (tensor<f32>) -> ()
    }) : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    %37 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.reduce_window"(%arg27, %37) <{base_dilations = array<i64: 1>, padding = dense<[[3, -1]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg72: tensor<f32>, %arg73: tensor<f32>):
      %87 = "stablehlo.multiply"(%arg72, %arg73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%87) : (tensor<f32>) -> ()
    }) : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    %39 = "stablehlo.reduce_window"(%arg28, %arg29) <{base_dilations = array<i64: 1>, padding = dense<[[-1, 2]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg70: tensor<f32>, %arg71: tensor<f32>):
      %86 = "stablehlo.add"(%arg70, %arg71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%86) : (tensor<f32>) -> ()
    }) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
    %40 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<ui32>
    %42 = "stablehlo.reduce_window"(%arg30, %41) <{base_dilations = array<i64: 1>, padding = dense<[[-1, 4]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg68: tensor<ui32>, %arg69: tensor<ui32>):
      %85 = "stablehlo.minimum"(%arg68, %arg69) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%85) : (tensor<ui32>) -> ()
    }) : (tensor<4xui32>, tensor<ui32>) -> tensor<4xui32>
    %43 = "stablehlo.reduce_window"(%arg31, %arg32) <{base_dilations = array<i64: 1, 1>, padding = dense<[[5, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 6, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg66: tensor<f32>, %arg67: tensor<f32>):
      %84 = "stablehlo.multiply"(%arg66, %arg67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%84) : (tensor<f32>) -> ()
    }) : (tensor<6x6xf32>, tensor<f32>) -> tensor<6x6xf32>
    %44 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<i8>
    %45 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %46:2 = "stablehlo.reduce_window"(%arg33, %arg34, %44, %45) <{base_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 5>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg62: tensor<i8>, %arg63: tensor<i32>, %arg64: tensor<i8>, %arg65: tensor<i32>):
      %75 = "stablehlo.compare"(%arg62, %arg64) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %76 = "stablehlo.compare"(%arg62, %arg62) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %77 = "stablehlo.or"(%75, %76) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %78 = "stablehlo.select"(%77, %arg62, %arg64) : (tensor<i1>, tensor<i8>, tensor<i8>) -> tensor<i8>
      %79 = "stablehlo.compare"(%arg62, %arg64) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %80 = "stablehlo.compare"(%arg63, %arg65) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %81 = "stablehlo.and"(%79, %80) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %82 = "stablehlo.or"(%77, %81) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %83 = "stablehlo.select"(%82, %arg63, %arg65) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%78, %83) : (tensor<i8>, tensor<i32>) -> ()
    }) : (tensor<5xi8>, tensor<5xi32>, tensor<i8>, tensor<i32>) -> (tensor<5xi8>, tensor<5xi32>)
    %47 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %49 = "stablehlo.reduce_window"(%arg35, %48) <{base_dilations = array<i64: 1>, padding = dense<[[6, -1]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg60: tensor<i32>, %arg61: tensor<i32>):
      %74 = "stablehlo.minimum"(%arg60, %arg61) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%74) : (tensor<i32>) -> ()
    }) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %50 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %51 = "stablehlo.reduce_window"(%arg36, %50) <{base_dilations = array<i64: 1, 1>, padding = dense<[[5, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 6, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg58: tensor<i32>, %arg59: tensor<i32>):
      %73 = "stablehlo.and"(%arg58, %arg59) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%73) : (tensor<i32>) -> ()
    }) : (tensor<6x6xi32>, tensor<i32>) -> tensor<6x6xi32>
    %52 = "stablehlo.reduce_window"(%arg37, %arg38) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [3, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 4>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg56: tensor<i32>, %arg57: tensor<i32>):
      %72 = "stablehlo.maximum"(%arg56, %arg57) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%72) : (tensor<i32>) -> ()
    }) : (tensor<4x5x4xi32>, tensor<i32>) -> tensor<4x5x4xi32>
    %53 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %54 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %55:2 = "stablehlo.reduce_window"(%arg39, %arg40, %53, %54) <{base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg52: tensor<i32>, %arg53: tensor<i32>, %arg54: tensor<i32>, %arg55: tensor<i32>):
      %63 = "stablehlo.compare"(%arg52, %arg54) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %64 = "stablehlo.compare"(%arg52, %arg52) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %65 = "stablehlo.or"(%63, %64) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %66 = "stablehlo.select"(%65, %arg52, %arg54) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %67 = "stablehlo.compare"(%arg52, %arg54) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %68 = "stablehlo.compare"(%arg53, %arg55) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %69 = "stablehlo.and"(%67, %68) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %70 = "stablehlo.or"(%65, %69) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %71 = "stablehlo.select"(%70, %arg53, %arg55) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%66, %71) : (tensor<i32>, tensor<i32>) -> ()
    }) : (tensor<4xi32>, tensor<4xi32>, tensor<i32>, tensor<i32>) -> (tensor<4xi32>, tensor<4xi32>)
    %56 = "stablehlo.reduce_window"(%arg41, %arg42) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg50: tensor<i32>, %arg51: tensor<i32>):
      %62 = "stablehlo.maximum"(%arg50, %arg51) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%62) : (tensor<i32>) -> ()
    }) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
    %57 = "stablehlo.reduce_window"(%arg43, %arg44) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg48: tensor<i8>, %arg49: tensor<i8>):
      %61 = "stablehlo.minimum"(%arg48, %arg49) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%61) : (tensor<i8>) -> ()
    }) : (tensor<3xi8>, tensor<i8>) -> tensor<3xi8>
    %58 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.reduce_window"(%arg45, %58) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg46: tensor<f32>, %arg47: tensor<f32>):
      %60 = "stablehlo.multiply"(%arg46, %arg47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%60) : (tensor<f32>) -> ()
    }) : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x6xf32>
    "func.return"(%0, %1, %4, %7#0, %7#1, %10, %12, %15, %17, %18, %21, %24, %27, %30#0, %30#1, %31, %32, %33, %35, %36, %38, %39, %42, %43, %46#0, %46#1, %49, %51, %52, %55#0, %55#1, %56, %57, %59) : (tensor<2x3xf32>, tensor<6x5x6xf32>, tensor<2xf32>, tensor<3x2x5xui32>, tensor<3x2x5xi32>, tensor<3xf32>, tensor<2x6x6xf32>, tensor<5x3xf32>, tensor<5x4xui32>, tensor<2x5xi8>, tensor<5xf32>, tensor<3x4x2xui32>, tensor<6x3xf32>, tensor<4x6xf32>, tensor<4x6xi32>, tensor<6x2x2xui32>, tensor<4x5x3xui32>, tensor<6xui32>, tensor<2xi8>, tensor<3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<4xui32>, tensor<6x6xf32>, tensor<5xi8>, tensor<5xi32>, tensor<6xi32>, tensor<6x6xi32>, tensor<4x5x4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<2xi32>, tensor<3xi8>, tensor<3x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
