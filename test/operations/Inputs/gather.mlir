"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<5x6xf32>, tensor<3x1xi32>, tensor<5x6xf32>, tensor<3x1xui8>, tensor<5x6xf32>, tensor<3x1xi32>, tensor<5x6xf32>, tensor<3x1xui8>, tensor<5x6xf32>, tensor<3x1xi32>, tensor<5x6xf32>, tensor<3x1xui8>, tensor<5x6xf32>, tensor<3x1xi32>, tensor<5x6xf32>, tensor<3x1xui8>, tensor<5x6xf32>, tensor<3x1xi32>, tensor<5x6xf32>, tensor<3x1xui8>, tensor<5x6xf32>, tensor<3x1xi32>, tensor<5x6xf32>, tensor<3x1xui8>, tensor<5x6xf32>, tensor<4x2xi32>, tensor<5x6xf32>, tensor<4x2xui8>, tensor<5x6xf32>, tensor<4x2xi32>, tensor<5x6xf32>, tensor<4x2xui8>, tensor<5x6xf32>, tensor<4x2xi32>, tensor<5x6xf32>, tensor<4x2xui8>, tensor<5x6xf32>, tensor<4x2xi32>, tensor<5x6xf32>, tensor<4x2xui8>, tensor<5x6xf32>, tensor<4x2xi32>, tensor<5x6xf32>, tensor<4x2xui8>, tensor<5x6xf32>, tensor<4x2xi32>, tensor<5x6xf32>, tensor<4x2xui8>, tensor<5x6xf32>, tensor<2x3x1xi32>, tensor<5x6xf32>, tensor<2x3x1xui8>, tensor<5x6xf32>, tensor<2x3x1xi32>, tensor<5x6xf32>, tensor<2x3x1xui8>, tensor<5x6xf32>, tensor<2x3x1xi32>, tensor<5x6xf32>, tensor<2x3x1xui8>, tensor<5x6xf32>, tensor<4x2xi32>, tensor<5x6xf32>, tensor<4x2xui8>, tensor<5x6xf32>, tensor<4x2xi32>, tensor<5x6xf32>, tensor<4x2xui8>, tensor<5x6xf32>, tensor<4x2xi32>, tensor<5x6xf32>, tensor<4x2xui8>, tensor<5x6xf32>, tensor<4x2xi32>, tensor<5x6xf32>, tensor<4x2xi32>, tensor<5x6xf32>, tensor<4x2xi32>, tensor<3x5x6xf32>, tensor<3x2x1xi32>, tensor<3x5x6xf32>, tensor<3x2x1xi32>, tensor<3x5x6xf32>, tensor<3x2x1xi32>, tensor<3x5x2xf32>, tensor<2x3x1xi32>, tensor<3x5x2xf32>, tensor<2x3x1xi32>, tensor<3x5x2xf32>, tensor<2x3x1xi32>, tensor<2x3x5xf32>, tensor<3x2x4x1xi32>, tensor<2x3x5xf32>, tensor<3x2x4x1xi32>, tensor<2x3x5xf32>, tensor<3x2x4x1xi32>, tensor<5xf32>, tensor<0x1xi32>, tensor<5xf32>, tensor<0x1xi32>, tensor<5xf32>, tensor<0x1xi32>, tensor<5x0xf32>, tensor<3x1xi32>, tensor<5x0xf32>, tensor<3x1xi32>, tensor<5x0xf32>, tensor<3x1xi32>, tensor<5xf32>, tensor<1xi32>, tensor<5xf32>, tensor<1xi32>, tensor<5xf32>, tensor<1xi32>, tensor<4x3xf32>, tensor<2x2x1xi32>, tensor<4x3xf32>, tensor<2x2x1xi32>, tensor<4x3xf32>, tensor<2x2x1xi32>, tensor<5x6x2xf32>, tensor<3x2xi32>, tensor<5x6x2xf32>, tensor<3x2xi32>, tensor<5x6x2xf32>, tensor<3x2xi32>) -> (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x2x3x6xf32>, tensor<2x2x3x6xf32>, tensor<2x2x3x6xf32>, tensor<2x2x3x6xf32>, tensor<2x2x3x6xf32>, tensor<2x2x3x6xf32>, tensor<4x2x3xf32>, tensor<4x2x3xf32>, tensor<4x2x3xf32>, tensor<4x2x3xf32>, tensor<4x2x3xf32>, tensor<4x2x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<3x2x6xf32>, tensor<3x2x6xf32>, tensor<3x2x6xf32>, tensor<2x3x2xf32>, tensor<2x3x2xf32>, tensor<2x3x2xf32>, tensor<3x2x4x2xf32>, tensor<3x2x4x2xf32>, tensor<3x2x4x2xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x0xf32>, tensor<3x0xf32>, tensor<3x0xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x2x2xf32>, tensor<4x2x2xf32>, tensor<4x2x2xf32>, tensor<3x2x2xf32>, tensor<3x2x2xf32>, tensor<3x2x2xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}, {jax.result_info = "result[50]"}, {jax.result_info = "result[51]"}, {jax.result_info = "result[52]"}, {jax.result_info = "result[53]"}, {jax.result_info = "result[54]"}, {jax.result_info = "result[55]"}, {jax.result_info = "result[56]"}, {jax.result_info = "result[57]"}, {jax.result_info = "result[58]"}, {jax.result_info = "result[59]"}, {jax.result_info = "result[60]"}, {jax.result_info = "result[61]"}, {jax.result_info = "result[62]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x6xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<5x6xf32>, %arg3: tensor<3x1xui8>, %arg4: tensor<5x6xf32>, %arg5: tensor<3x1xi32>, %arg6: tensor<5x6xf32>, %arg7: tensor<3x1xui8>, %arg8: tensor<5x6xf32>, %arg9: tensor<3x1xi32>, %arg10: tensor<5x6xf32>, %arg11: tensor<3x1xui8>, %arg12: tensor<5x6xf32>, %arg13: tensor<3x1xi32>, %arg14: tensor<5x6xf32>, %arg15: tensor<3x1xui8>, %arg16: tensor<5x6xf32>, %arg17: tensor<3x1xi32>, %arg18: tensor<5x6xf32>, %arg19: tensor<3x1xui8>, %arg20: tensor<5x6xf32>, %arg21: tensor<3x1xi32>, %arg22: tensor<5x6xf32>, %arg23: tensor<3x1xui8>, %arg24: tensor<5x6xf32>, %arg25: tensor<4x2xi32>, %arg26: tensor<5x6xf32>, %arg27: tensor<4x2xui8>, %arg28: tensor<5x6xf32>, %arg29: tensor<4x2xi32>, %arg30: tensor<5x6xf32>, %arg31: tensor<4x2xui8>, %arg32: tensor<5x6xf32>, %arg33: tensor<4x2xi32>, %arg34: tensor<5x6xf32>, %arg35: tensor<4x2xui8>, %arg36: tensor<5x6xf32>, %arg37: tensor<4x2xi32>, %arg38: tensor<5x6xf32>, %arg39: tensor<4x2xui8>, %arg40: tensor<5x6xf32>, %arg41: tensor<4x2xi32>, %arg42: tensor<5x6xf32>, %arg43: tensor<4x2xui8>, %arg44: tensor<5x6xf32>, %arg45: tensor<4x2xi32>, %arg46: tensor<5x6xf32>, %arg47: tensor<4x2xui8>, %arg48: tensor<5x6xf32>, %arg49: tensor<2x3x1xi32>, %arg50: tensor<5x6xf32>, %arg51: tensor<2x3x1xui8>, %arg52: tensor<5x6xf32>, %arg53: tensor<2x3x1xi32>, %arg54: tensor<5x6xf32>, %arg55: tensor<2x3x1xui8>, %arg56: tensor<5x6xf32>, %arg57: tensor<2x3x1xi32>, %arg58: tensor<5x6xf32>, %arg59: tensor<2x3x1xui8>, %arg60: tensor<5x6xf32>, %arg61: tensor<4x2xi32>, %arg62: tensor<5x6xf32>, %arg63: tensor<4x2xui8>, %arg64: tensor<5x6xf32>, %arg65: tensor<4x2xi32>, %arg66: tensor<5x6xf32>, %arg67: tensor<4x2xui8>, %arg68: tensor<5x6xf32>, %arg69: tensor<4x2xi32>, %arg70: tensor<5x6xf32>, %arg71: tensor<4x2xui8>, %arg72: tensor<5x6xf32>, %arg73: tensor<4x2xi32>, %arg74: tensor<5x6xf32>, %arg75: tensor<4x2xi32>, %arg76: tensor<5x6xf32>, %arg77: tensor<4x2xi32>, %arg78: tensor<3x5x6xf32>, %arg79: tensor<3x2x1xi32>, %arg80: tensor<3x5x6xf32>, %arg81: tensor<3x2x1xi32>, %arg82: tensor<3x5x6xf32>, %arg83: tensor<3x2x1xi32>, %arg84: tensor<3x5x2xf32>, %arg85: tensor<2x3x1xi32>, %arg86: tensor<3x5x2xf32>, %arg87: tensor<2x3x1xi32>, %arg88: tensor<3x5x2xf32>, %arg89: tensor<2x3x1xi32>, %arg90: tensor<2x3x5xf32>, %arg91: tensor<3x2x4x1xi32>, %arg92: tensor<2x3x5xf32>, %arg93: tensor<3x2x4x1xi32>, %arg94: tensor<2x3x5xf32>, %arg95: tensor<3x2x4x1xi32>, %arg96: tensor<5xf32>, %arg97: tensor<0x1xi32>, %arg98: tensor<5xf32>, %arg99: tensor<0x1xi32>, %arg100: tensor<5xf32>, %arg101: tensor<0x1xi32>, %arg102: tensor<5x0xf32>, %arg103: tensor<3x1xi32>, %arg104: tensor<5x0xf32>, %arg105: tensor<3x1xi32>, %arg106: tensor<5x0xf32>, %arg107: tensor<3x1xi32>, %arg108: tensor<5xf32>, %arg109: tensor<1xi32>, %arg110: tensor<5xf32>, %arg111: tensor<1xi32>, %arg112: tensor<5xf32>, %arg113: tensor<1xi32>, %arg114: tensor<4x3xf32>, %arg115: tensor<2x2x1xi32>, %arg116: tensor<4x3xf32>, %arg117: tensor<2x2x1xi32>, %arg118: tensor<4x3xf32>, %arg119: tensor<2x2x1xi32>, %arg120: tensor<5x6x2xf32>, %arg121: tensor<3x2xi32>, %arg122: tensor<5x6x2xf32>, %arg123: tensor<3x2xi32>, %arg124: tensor<5x6x2xf32>, %arg125: tensor<3x2xi32>):
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xf32>, tensor<3x1xi32>) -> tensor<3x6xf32>
    %1 = "stablehlo.gather"(%arg2, %arg3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xf32>, tensor<3x1xui8>) -> tensor<3x6xf32>
    %2 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x1xi32>
    %5 = "stablehlo.compare"(%arg5, %4) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %6 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi32>) -> tensor<3x1xi32>
    %8 = "stablehlo.compare"(%arg5, %7) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %9 = "stablehlo.and"(%5, %8) : (tensor<3x1xi1>, tensor<3x1xi1>) -> tensor<3x1xi1>
    %10 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %11 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg166: tensor<i1>, %arg167: tensor<i1>):
      %382 = "stablehlo.and"(%arg166, %arg167) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%382) : (tensor<i1>) -> ()
    }) : (tensor<3x1xi1>, tensor<i1>) -> tensor<3xi1>
    %12 = "stablehlo.gather"(%arg4, %arg5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xf32>, tensor<3x1xi32>) -> tensor<3x6xf32>
    %13 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3x6xi1>
    %14 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %16 = "stablehlo.select"(%13, %12, %15) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %17 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %18 = "stablehlo.convert"(%arg7) : (tensor<3x1xui8>) -> tensor<3x1xi32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x1xi32>
    %21 = "stablehlo.compare"(%18, %20) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %22 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi32>) -> tensor<3x1xi32>
    %24 = "stablehlo.compare"(%18, %23) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %25 = "stablehlo.and"(%21, %24) : (tensor<3x1xi1>, tensor<3x1xi1>) -> tensor<3x1xi1>
    %26 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %27 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg164: tensor<i1>, %arg165: tensor<i1>):
      %381 = "stablehlo.and"(%arg164, %arg165) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%381) : (tensor<i1>) -> ()
    }) : (tensor<3x1xi1>, tensor<i1>) -> tensor<3xi1>
    %28 = "stablehlo.gather"(%arg6, %18) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xf32>, tensor<3x1xi32>) -> tensor<3x6xf32>
    %29 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3x6xi1>
    %30 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %32 = "stablehlo.select"(%29, %28, %31) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %33 = "stablehlo.gather"(%arg8, %arg9) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xf32>, tensor<3x1xi32>) -> tensor<3x6xf32>
    %34 = "stablehlo.gather"(%arg10, %arg11) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xf32>, tensor<3x1xui8>) -> tensor<3x6xf32>
    %35 = "stablehlo.gather"(%arg12, %arg13) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1>}> : (tensor<5x6xf32>, tensor<3x1xi32>) -> tensor<5x3xf32>
    %36 = "stablehlo.gather"(%arg14, %arg15) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1>}> : (tensor<5x6xf32>, tensor<3x1xui8>) -> tensor<5x3xf32>
    %37 = "stablehlo.constant"() <{value = dense<5> : tensor<1xi32>}> : () -> tensor<1xi32>
    %38 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x1xi32>
    %40 = "stablehlo.compare"(%arg17, %39) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %41 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi32>) -> tensor<3x1xi32>
    %43 = "stablehlo.compare"(%arg17, %42) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %44 = "stablehlo.and"(%40, %43) : (tensor<3x1xi1>, tensor<3x1xi1>) -> tensor<3x1xi1>
    %45 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %46 = "stablehlo.reduce"(%44, %45) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg162: tensor<i1>, %arg163: tensor<i1>):
      %380 = "stablehlo.and"(%arg162, %arg163) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%380) : (tensor<i1>) -> ()
    }) : (tensor<3x1xi1>, tensor<i1>) -> tensor<3xi1>
    %47 = "stablehlo.gather"(%arg16, %arg17) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1>}> : (tensor<5x6xf32>, tensor<3x1xi32>) -> tensor<5x3xf32>
    %48 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi1>) -> tensor<5x3xi1>
    %49 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x3xf32>
    %51 = "stablehlo.select"(%48, %47, %50) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    %52 = "stablehlo.constant"() <{value = dense<5> : tensor<1xi32>}> : () -> tensor<1xi32>
    %53 = "stablehlo.convert"(%arg19) : (tensor<3x1xui8>) -> tensor<3x1xi32>
    %54 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x1xi32>
    %56 = "stablehlo.compare"(%53, %55) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %57 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi32>) -> tensor<3x1xi32>
    %59 = "stablehlo.compare"(%53, %58) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %60 = "stablehlo.and"(%56, %59) : (tensor<3x1xi1>, tensor<3x1xi1>) -> tensor<3x1xi1>
    %61 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %62 = "stablehlo.reduce"(%60, %61) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg160: tensor<i1>, %arg161: tensor<i1>):
      %379 = "stablehlo.and"(%arg160, %arg161) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%379) : (tensor<i1>) -> ()
    }) : (tensor<3x1xi1>, tensor<i1>) -> tensor<3xi1>
    %63 = "stablehlo.gather"(%arg18, %53) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1>}> : (tensor<5x6xf32>, tensor<3x1xi32>) -> tensor<5x3xf32>
    %64 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi1>) -> tensor<5x3xi1>
    %65 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x3xf32>
    %67 = "stablehlo.select"(%64, %63, %66) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    %68 = "stablehlo.gather"(%arg20, %arg21) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1>}> : (tensor<5x6xf32>, tensor<3x1xi32>) -> tensor<5x3xf32>
    %69 = "stablehlo.gather"(%arg22, %arg23) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1>}> : (tensor<5x6xf32>, tensor<3x1xui8>) -> tensor<5x3xf32>
    %70 = "stablehlo.gather"(%arg24, %arg25) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<4x2xi32>) -> tensor<4xf32>
    %71 = "stablehlo.gather"(%arg26, %arg27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<4x2xui8>) -> tensor<4xf32>
    %72 = "stablehlo.constant"() <{value = dense<[4, 5]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %73 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x2xi32>
    %75 = "stablehlo.compare"(%arg29, %74) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %76 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<1x2xi32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xi32>) -> tensor<4x2xi32>
    %78 = "stablehlo.compare"(%arg29, %77) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %79 = "stablehlo.and"(%75, %78) : (tensor<4x2xi1>, tensor<4x2xi1>) -> tensor<4x2xi1>
    %80 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %81 = "stablehlo.reduce"(%79, %80) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg158: tensor<i1>, %arg159: tensor<i1>):
      %378 = "stablehlo.and"(%arg158, %arg159) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%378) : (tensor<i1>) -> ()
    }) : (tensor<4x2xi1>, tensor<i1>) -> tensor<4xi1>
    %82 = "stablehlo.gather"(%arg28, %arg29) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<4x2xi32>) -> tensor<4xf32>
    %83 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %85 = "stablehlo.select"(%81, %82, %84) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %86 = "stablehlo.constant"() <{value = dense<[4, 5]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %87 = "stablehlo.convert"(%arg31) : (tensor<4x2xui8>) -> tensor<4x2xi32>
    %88 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x2xi32>
    %90 = "stablehlo.compare"(%87, %89) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %91 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<1x2xi32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xi32>) -> tensor<4x2xi32>
    %93 = "stablehlo.compare"(%87, %92) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %94 = "stablehlo.and"(%90, %93) : (tensor<4x2xi1>, tensor<4x2xi1>) -> tensor<4x2xi1>
    %95 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %96 = "stablehlo.reduce"(%94, %95) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg156: tensor<i1>, %arg157: tensor<i1>):
      %377 = "stablehlo.and"(%arg156, %arg157) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%377) : (tensor<i1>) -> ()
    }) : (tensor<4x2xi1>, tensor<i1>) -> tensor<4xi1>
    %97 = "stablehlo.gather"(%arg30, %87) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<4x2xi32>) -> tensor<4xf32>
    %98 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %100 = "stablehlo.select"(%96, %97, %99) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %101 = "stablehlo.gather"(%arg32, %arg33) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<4x2xi32>) -> tensor<4xf32>
    %102 = "stablehlo.gather"(%arg34, %arg35) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<4x2xui8>) -> tensor<4xf32>
    %103 = "stablehlo.gather"(%arg36, %arg37) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<4x2xi32>) -> tensor<4xf32>
    %104 = "stablehlo.gather"(%arg38, %arg39) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<4x2xui8>) -> tensor<4xf32>
    %105 = "stablehlo.constant"() <{value = dense<[5, 4]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %106 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x2xi32>
    %108 = "stablehlo.compare"(%arg41, %107) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %109 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<1x2xi32>
    %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xi32>) -> tensor<4x2xi32>
    %111 = "stablehlo.compare"(%arg41, %110) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %112 = "stablehlo.and"(%108, %111) : (tensor<4x2xi1>, tensor<4x2xi1>) -> tensor<4x2xi1>
    %113 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %114 = "stablehlo.reduce"(%112, %113) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg154: tensor<i1>, %arg155: tensor<i1>):
      %376 = "stablehlo.and"(%arg154, %arg155) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%376) : (tensor<i1>) -> ()
    }) : (tensor<4x2xi1>, tensor<i1>) -> tensor<4xi1>
    %115 = "stablehlo.gather"(%arg40, %arg41) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<4x2xi32>) -> tensor<4xf32>
    %116 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %118 = "stablehlo.select"(%114, %115, %117) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %119 = "stablehlo.constant"() <{value = dense<[5, 4]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %120 = "stablehlo.convert"(%arg43) : (tensor<4x2xui8>) -> tensor<4x2xi32>
    %121 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x2xi32>
    %123 = "stablehlo.compare"(%120, %122) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %124 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<1x2xi32>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xi32>) -> tensor<4x2xi32>
    %126 = "stablehlo.compare"(%120, %125) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %127 = "stablehlo.and"(%123, %126) : (tensor<4x2xi1>, tensor<4x2xi1>) -> tensor<4x2xi1>
    %128 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %129 = "stablehlo.reduce"(%127, %128) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg152: tensor<i1>, %arg153: tensor<i1>):
      %375 = "stablehlo.and"(%arg152, %arg153) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%375) : (tensor<i1>) -> ()
    }) : (tensor<4x2xi1>, tensor<i1>) -> tensor<4xi1>
    %130 = "stablehlo.gather"(%arg42, %120) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<4x2xi32>) -> tensor<4xf32>
    %131 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %132 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %133 = "stablehlo.select"(%129, %130, %132) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %134 = "stablehlo.gather"(%arg44, %arg45) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<4x2xi32>) -> tensor<4xf32>
    %135 = "stablehlo.gather"(%arg46, %arg47) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<4x2xui8>) -> tensor<4xf32>
    %136 = "stablehlo.gather"(%arg48, %arg49) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2, 6>}> : (tensor<5x6xf32>, tensor<2x3x1xi32>) -> tensor<2x2x3x6xf32>
    %137 = "stablehlo.gather"(%arg50, %arg51) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2, 6>}> : (tensor<5x6xf32>, tensor<2x3x1xui8>) -> tensor<2x2x3x6xf32>
    %138 = "stablehlo.constant"() <{value = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
    %139 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3x1xi32>
    %141 = "stablehlo.compare"(%arg53, %140) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
    %142 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %143 = "stablehlo.broadcast_in_dim"(%142) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi32>) -> tensor<2x3x1xi32>
    %144 = "stablehlo.compare"(%arg53, %143) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
    %145 = "stablehlo.and"(%141, %144) : (tensor<2x3x1xi1>, tensor<2x3x1xi1>) -> tensor<2x3x1xi1>
    %146 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %147 = "stablehlo.reduce"(%145, %146) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg150: tensor<i1>, %arg151: tensor<i1>):
      %374 = "stablehlo.and"(%arg150, %arg151) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%374) : (tensor<i1>) -> ()
    }) : (tensor<2x3x1xi1>, tensor<i1>) -> tensor<2x3xi1>
    %148 = "stablehlo.gather"(%arg52, %arg53) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2, 6>}> : (tensor<5x6xf32>, tensor<2x3x1xi32>) -> tensor<2x2x3x6xf32>
    %149 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi1>) -> tensor<2x2x3x6xi1>
    %150 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %151 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x3x6xf32>
    %152 = "stablehlo.select"(%149, %148, %151) : (tensor<2x2x3x6xi1>, tensor<2x2x3x6xf32>, tensor<2x2x3x6xf32>) -> tensor<2x2x3x6xf32>
    %153 = "stablehlo.constant"() <{value = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
    %154 = "stablehlo.convert"(%arg55) : (tensor<2x3x1xui8>) -> tensor<2x3x1xi32>
    %155 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %156 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3x1xi32>
    %157 = "stablehlo.compare"(%154, %156) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
    %158 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi32>) -> tensor<2x3x1xi32>
    %160 = "stablehlo.compare"(%154, %159) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
    %161 = "stablehlo.and"(%157, %160) : (tensor<2x3x1xi1>, tensor<2x3x1xi1>) -> tensor<2x3x1xi1>
    %162 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %163 = "stablehlo.reduce"(%161, %162) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg148: tensor<i1>, %arg149: tensor<i1>):
      %373 = "stablehlo.and"(%arg148, %arg149) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%373) : (tensor<i1>) -> ()
    }) : (tensor<2x3x1xi1>, tensor<i1>) -> tensor<2x3xi1>
    %164 = "stablehlo.gather"(%arg54, %154) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2, 6>}> : (tensor<5x6xf32>, tensor<2x3x1xi32>) -> tensor<2x2x3x6xf32>
    %165 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xi1>) -> tensor<2x2x3x6xi1>
    %166 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %167 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x3x6xf32>
    %168 = "stablehlo.select"(%165, %164, %167) : (tensor<2x2x3x6xi1>, tensor<2x2x3x6xf32>, tensor<2x2x3x6xf32>) -> tensor<2x2x3x6xf32>
    %169 = "stablehlo.gather"(%arg56, %arg57) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2, 6>}> : (tensor<5x6xf32>, tensor<2x3x1xi32>) -> tensor<2x2x3x6xf32>
    %170 = "stablehlo.gather"(%arg58, %arg59) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2, 6>}> : (tensor<5x6xf32>, tensor<2x3x1xui8>) -> tensor<2x2x3x6xf32>
    %171 = "stablehlo.gather"(%arg60, %arg61) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xf32>, tensor<4x2xi32>) -> tensor<4x2x3xf32>
    %172 = "stablehlo.gather"(%arg62, %arg63) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xf32>, tensor<4x2xui8>) -> tensor<4x2x3xf32>
    %173 = "stablehlo.constant"() <{value = dense<3> : tensor<2xi32>}> : () -> tensor<2xi32>
    %174 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %175 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x2xi32>
    %176 = "stablehlo.compare"(%arg65, %175) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %177 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<1x2xi32>
    %178 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xi32>) -> tensor<4x2xi32>
    %179 = "stablehlo.compare"(%arg65, %178) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %180 = "stablehlo.and"(%176, %179) : (tensor<4x2xi1>, tensor<4x2xi1>) -> tensor<4x2xi1>
    %181 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %182 = "stablehlo.reduce"(%180, %181) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg146: tensor<i1>, %arg147: tensor<i1>):
      %372 = "stablehlo.and"(%arg146, %arg147) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%372) : (tensor<i1>) -> ()
    }) : (tensor<4x2xi1>, tensor<i1>) -> tensor<4xi1>
    %183 = "stablehlo.gather"(%arg64, %arg65) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xf32>, tensor<4x2xi32>) -> tensor<4x2x3xf32>
    %184 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi1>) -> tensor<4x2x3xi1>
    %185 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %186 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x2x3xf32>
    %187 = "stablehlo.select"(%184, %183, %186) : (tensor<4x2x3xi1>, tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %188 = "stablehlo.constant"() <{value = dense<3> : tensor<2xi32>}> : () -> tensor<2xi32>
    %189 = "stablehlo.convert"(%arg67) : (tensor<4x2xui8>) -> tensor<4x2xi32>
    %190 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %191 = "stablehlo.broadcast_in_dim"(%190) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x2xi32>
    %192 = "stablehlo.compare"(%189, %191) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %193 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<1x2xi32>
    %194 = "stablehlo.broadcast_in_dim"(%193) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xi32>) -> tensor<4x2xi32>
    %195 = "stablehlo.compare"(%189, %194) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %196 = "stablehlo.and"(%192, %195) : (tensor<4x2xi1>, tensor<4x2xi1>) -> tensor<4x2xi1>
    %197 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %198 = "stablehlo.reduce"(%196, %197) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg144: tensor<i1>, %arg145: tensor<i1>):
      %371 = "stablehlo.and"(%arg144, %arg145) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%371) : (tensor<i1>) -> ()
    }) : (tensor<4x2xi1>, tensor<i1>) -> tensor<4xi1>
    %199 = "stablehlo.gather"(%arg66, %189) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xf32>, tensor<4x2xi32>) -> tensor<4x2x3xf32>
    %200 = "stablehlo.broadcast_in_dim"(%198) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi1>) -> tensor<4x2x3xi1>
    %201 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %202 = "stablehlo.broadcast_in_dim"(%201) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x2x3xf32>
    %203 = "stablehlo.select"(%200, %199, %202) : (tensor<4x2x3xi1>, tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %204 = "stablehlo.gather"(%arg68, %arg69) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xf32>, tensor<4x2xi32>) -> tensor<4x2x3xf32>
    %205 = "stablehlo.gather"(%arg70, %arg71) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xf32>, tensor<4x2xui8>) -> tensor<4x2x3xf32>
    %206 = "stablehlo.gather"(%arg72, %arg73) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xf32>, tensor<4x2xi32>) -> tensor<2x4x3xf32>
    %207 = "stablehlo.constant"() <{value = dense<3> : tensor<2xi32>}> : () -> tensor<2xi32>
    %208 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %209 = "stablehlo.broadcast_in_dim"(%208) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x2xi32>
    %210 = "stablehlo.compare"(%arg75, %209) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %211 = "stablehlo.broadcast_in_dim"(%207) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<1x2xi32>
    %212 = "stablehlo.broadcast_in_dim"(%211) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xi32>) -> tensor<4x2xi32>
    %213 = "stablehlo.compare"(%arg75, %212) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %214 = "stablehlo.and"(%210, %213) : (tensor<4x2xi1>, tensor<4x2xi1>) -> tensor<4x2xi1>
    %215 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %216 = "stablehlo.reduce"(%214, %215) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg142: tensor<i1>, %arg143: tensor<i1>):
      %370 = "stablehlo.and"(%arg142, %arg143) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%370) : (tensor<i1>) -> ()
    }) : (tensor<4x2xi1>, tensor<i1>) -> tensor<4xi1>
    %217 = "stablehlo.gather"(%arg74, %arg75) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xf32>, tensor<4x2xi32>) -> tensor<2x4x3xf32>
    %218 = "stablehlo.broadcast_in_dim"(%216) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xi1>) -> tensor<2x4x3xi1>
    %219 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %220 = "stablehlo.broadcast_in_dim"(%219) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x3xf32>
    %221 = "stablehlo.select"(%218, %217, %220) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %222 = "stablehlo.gather"(%arg76, %arg77) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xf32>, tensor<4x2xi32>) -> tensor<2x4x3xf32>
    %223 = "stablehlo.gather"(%arg78, %arg79) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 6>}> : (tensor<3x5x6xf32>, tensor<3x2x1xi32>) -> tensor<3x2x6xf32>
    %224 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %225 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %226 = "stablehlo.broadcast_in_dim"(%225) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x2x1xi32>
    %227 = "stablehlo.compare"(%arg81, %226) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi1>
    %228 = "stablehlo.broadcast_in_dim"(%224) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %229 = "stablehlo.broadcast_in_dim"(%228) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi32>) -> tensor<3x2x1xi32>
    %230 = "stablehlo.compare"(%arg81, %229) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi1>
    %231 = "stablehlo.and"(%227, %230) : (tensor<3x2x1xi1>, tensor<3x2x1xi1>) -> tensor<3x2x1xi1>
    %232 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %233 = "stablehlo.reduce"(%231, %232) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg140: tensor<i1>, %arg141: tensor<i1>):
      %369 = "stablehlo.and"(%arg140, %arg141) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%369) : (tensor<i1>) -> ()
    }) : (tensor<3x2x1xi1>, tensor<i1>) -> tensor<3x2xi1>
    %234 = "stablehlo.gather"(%arg80, %arg81) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 6>}> : (tensor<3x5x6xf32>, tensor<3x2x1xi32>) -> tensor<3x2x6xf32>
    %235 = "stablehlo.broadcast_in_dim"(%233) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x2xi1>) -> tensor<3x2x6xi1>
    %236 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %237 = "stablehlo.broadcast_in_dim"(%236) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x2x6xf32>
    %238 = "stablehlo.select"(%235, %234, %237) : (tensor<3x2x6xi1>, tensor<3x2x6xf32>, tensor<3x2x6xf32>) -> tensor<3x2x6xf32>
    %239 = "stablehlo.gather"(%arg82, %arg83) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 6>}> : (tensor<3x5x6xf32>, tensor<3x2x1xi32>) -> tensor<3x2x6xf32>
    %240 = "stablehlo.gather"(%arg84, %arg85) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<3x5x2xf32>, tensor<2x3x1xi32>) -> tensor<2x3x2xf32>
    %241 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %242 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %243 = "stablehlo.broadcast_in_dim"(%242) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3x1xi32>
    %244 = "stablehlo.compare"(%arg87, %243) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
    %245 = "stablehlo.broadcast_in_dim"(%241) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %246 = "stablehlo.broadcast_in_dim"(%245) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi32>) -> tensor<2x3x1xi32>
    %247 = "stablehlo.compare"(%arg87, %246) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
    %248 = "stablehlo.and"(%244, %247) : (tensor<2x3x1xi1>, tensor<2x3x1xi1>) -> tensor<2x3x1xi1>
    %249 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %250 = "stablehlo.reduce"(%248, %249) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg138: tensor<i1>, %arg139: tensor<i1>):
      %368 = "stablehlo.and"(%arg138, %arg139) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%368) : (tensor<i1>) -> ()
    }) : (tensor<2x3x1xi1>, tensor<i1>) -> tensor<2x3xi1>
    %251 = "stablehlo.gather"(%arg86, %arg87) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<3x5x2xf32>, tensor<2x3x1xi32>) -> tensor<2x3x2xf32>
    %252 = "stablehlo.broadcast_in_dim"(%250) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi1>) -> tensor<2x3x2xi1>
    %253 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %254 = "stablehlo.broadcast_in_dim"(%253) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x2xf32>
    %255 = "stablehlo.select"(%252, %251, %254) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %256 = "stablehlo.gather"(%arg88, %arg89) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<3x5x2xf32>, tensor<2x3x1xi32>) -> tensor<2x3x2xf32>
    %257 = "stablehlo.gather"(%arg90, %arg91) <{dimension_numbers = #stablehlo.gather<offset_dims = [3], operand_batching_dims = [0, 1], start_indices_batching_dims = [1, 0], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<2x3x5xf32>, tensor<3x2x4x1xi32>) -> tensor<3x2x4x2xf32>
    %258 = "stablehlo.constant"() <{value = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
    %259 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %260 = "stablehlo.broadcast_in_dim"(%259) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x2x4x1xi32>
    %261 = "stablehlo.compare"(%arg93, %260) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x2x4x1xi32>, tensor<3x2x4x1xi32>) -> tensor<3x2x4x1xi1>
    %262 = "stablehlo.broadcast_in_dim"(%258) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %263 = "stablehlo.broadcast_in_dim"(%262) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1xi32>) -> tensor<3x2x4x1xi32>
    %264 = "stablehlo.compare"(%arg93, %263) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x2x4x1xi32>, tensor<3x2x4x1xi32>) -> tensor<3x2x4x1xi1>
    %265 = "stablehlo.and"(%261, %264) : (tensor<3x2x4x1xi1>, tensor<3x2x4x1xi1>) -> tensor<3x2x4x1xi1>
    %266 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %267 = "stablehlo.reduce"(%265, %266) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg136: tensor<i1>, %arg137: tensor<i1>):
      %367 = "stablehlo.and"(%arg136, %arg137) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%367) : (tensor<i1>) -> ()
    }) : (tensor<3x2x4x1xi1>, tensor<i1>) -> tensor<3x2x4xi1>
    %268 = "stablehlo.gather"(%arg92, %arg93) <{dimension_numbers = #stablehlo.gather<offset_dims = [3], operand_batching_dims = [0, 1], start_indices_batching_dims = [1, 0], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<2x3x5xf32>, tensor<3x2x4x1xi32>) -> tensor<3x2x4x2xf32>
    %269 = "stablehlo.broadcast_in_dim"(%267) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x2x4xi1>) -> tensor<3x2x4x2xi1>
    %270 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %271 = "stablehlo.broadcast_in_dim"(%270) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x2x4x2xf32>
    %272 = "stablehlo.select"(%269, %268, %271) : (tensor<3x2x4x2xi1>, tensor<3x2x4x2xf32>, tensor<3x2x4x2xf32>) -> tensor<3x2x4x2xf32>
    %273 = "stablehlo.gather"(%arg94, %arg95) <{dimension_numbers = #stablehlo.gather<offset_dims = [3], operand_batching_dims = [0, 1], start_indices_batching_dims = [1, 0], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<2x3x5xf32>, tensor<3x2x4x1xi32>) -> tensor<3x2x4x2xf32>
    %274 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %275 = "stablehlo.broadcast_in_dim"(%274) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0xf32>
    %276 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %277 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %278 = "stablehlo.broadcast_in_dim"(%277) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<0x1xi32>
    %279 = "stablehlo.compare"(%arg99, %278) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<0x1xi32>, tensor<0x1xi32>) -> tensor<0x1xi1>
    %280 = "stablehlo.broadcast_in_dim"(%276) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %281 = "stablehlo.broadcast_in_dim"(%280) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi32>) -> tensor<0x1xi32>
    %282 = "stablehlo.compare"(%arg99, %281) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<0x1xi32>, tensor<0x1xi32>) -> tensor<0x1xi1>
    %283 = "stablehlo.and"(%279, %282) : (tensor<0x1xi1>, tensor<0x1xi1>) -> tensor<0x1xi1>
    %284 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %285 = "stablehlo.reduce"(%283, %284) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg134: tensor<i1>, %arg135: tensor<i1>):
      %366 = "stablehlo.and"(%arg134, %arg135) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%366) : (tensor<i1>) -> ()
    }) : (tensor<0x1xi1>, tensor<i1>) -> tensor<0xi1>
    %286 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %287 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0xf32>
    %288 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %289 = "stablehlo.broadcast_in_dim"(%288) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0xf32>
    %290 = "stablehlo.select"(%285, %287, %289) : (tensor<0xi1>, tensor<0xf32>, tensor<0xf32>) -> tensor<0xf32>
    %291 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %292 = "stablehlo.broadcast_in_dim"(%291) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0xf32>
    %293 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %294 = "stablehlo.broadcast_in_dim"(%293) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x0xf32>
    %295 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %296 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %297 = "stablehlo.broadcast_in_dim"(%296) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x1xi32>
    %298 = "stablehlo.compare"(%arg105, %297) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %299 = "stablehlo.broadcast_in_dim"(%295) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %300 = "stablehlo.broadcast_in_dim"(%299) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi32>) -> tensor<3x1xi32>
    %301 = "stablehlo.compare"(%arg105, %300) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %302 = "stablehlo.and"(%298, %301) : (tensor<3x1xi1>, tensor<3x1xi1>) -> tensor<3x1xi1>
    %303 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %304 = "stablehlo.reduce"(%302, %303) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg132: tensor<i1>, %arg133: tensor<i1>):
      %365 = "stablehlo.and"(%arg132, %arg133) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%365) : (tensor<i1>) -> ()
    }) : (tensor<3x1xi1>, tensor<i1>) -> tensor<3xi1>
    %305 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %306 = "stablehlo.broadcast_in_dim"(%305) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x0xf32>
    %307 = "stablehlo.broadcast_in_dim"(%304) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3x0xi1>
    %308 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %309 = "stablehlo.broadcast_in_dim"(%308) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x0xf32>
    %310 = "stablehlo.select"(%307, %306, %309) : (tensor<3x0xi1>, tensor<3x0xf32>, tensor<3x0xf32>) -> tensor<3x0xf32>
    %311 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %312 = "stablehlo.broadcast_in_dim"(%311) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x0xf32>
    %313 = "stablehlo.gather"(%arg108, %arg109) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 3>}> : (tensor<5xf32>, tensor<1xi32>) -> tensor<3xf32>
    %314 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
    %315 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %316 = "stablehlo.broadcast_in_dim"(%315) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %317 = "stablehlo.compare"(%arg111, %316) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %318 = "stablehlo.compare"(%arg111, %314) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %319 = "stablehlo.and"(%317, %318) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %320 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %321 = "stablehlo.reduce"(%319, %320) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg130: tensor<i1>, %arg131: tensor<i1>):
      %364 = "stablehlo.and"(%arg130, %arg131) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%364) : (tensor<i1>) -> ()
    }) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %322 = "stablehlo.gather"(%arg110, %arg111) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 3>}> : (tensor<5xf32>, tensor<1xi32>) -> tensor<3xf32>
    %323 = "stablehlo.broadcast_in_dim"(%321) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<3xi1>
    %324 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %325 = "stablehlo.broadcast_in_dim"(%324) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %326 = "stablehlo.select"(%323, %322, %325) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %327 = "stablehlo.gather"(%arg112, %arg113) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 3>}> : (tensor<5xf32>, tensor<1xi32>) -> tensor<3xf32>
    %328 = "stablehlo.gather"(%arg114, %arg115) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1>}> : (tensor<4x3xf32>, tensor<2x2x1xi32>) -> tensor<4x2x2xf32>
    %329 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
    %330 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %331 = "stablehlo.broadcast_in_dim"(%330) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x2x1xi32>
    %332 = "stablehlo.compare"(%arg117, %331) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2x1xi32>, tensor<2x2x1xi32>) -> tensor<2x2x1xi1>
    %333 = "stablehlo.broadcast_in_dim"(%329) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %334 = "stablehlo.broadcast_in_dim"(%333) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi32>) -> tensor<2x2x1xi32>
    %335 = "stablehlo.compare"(%arg117, %334) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x2x1xi32>, tensor<2x2x1xi32>) -> tensor<2x2x1xi1>
    %336 = "stablehlo.and"(%332, %335) : (tensor<2x2x1xi1>, tensor<2x2x1xi1>) -> tensor<2x2x1xi1>
    %337 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %338 = "stablehlo.reduce"(%336, %337) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg128: tensor<i1>, %arg129: tensor<i1>):
      %363 = "stablehlo.and"(%arg128, %arg129) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%363) : (tensor<i1>) -> ()
    }) : (tensor<2x2x1xi1>, tensor<i1>) -> tensor<2x2xi1>
    %339 = "stablehlo.gather"(%arg116, %arg117) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1>}> : (tensor<4x3xf32>, tensor<2x2x1xi32>) -> tensor<4x2x2xf32>
    %340 = "stablehlo.broadcast_in_dim"(%338) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x2xi1>) -> tensor<4x2x2xi1>
    %341 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %342 = "stablehlo.broadcast_in_dim"(%341) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x2x2xf32>
    %343 = "stablehlo.select"(%340, %339, %342) : (tensor<4x2x2xi1>, tensor<4x2x2xf32>, tensor<4x2x2xf32>) -> tensor<4x2x2xf32>
    %344 = "stablehlo.gather"(%arg118, %arg119) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1>}> : (tensor<4x3xf32>, tensor<2x2x1xi32>) -> tensor<4x2x2xf32>
    %345 = "stablehlo.gather"(%arg120, %arg121) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<5x6x2xf32>, tensor<3x2xi32>) -> tensor<3x2x2xf32>
    %346 = "stablehlo.constant"() <{value = dense<4> : tensor<2xi32>}> : () -> tensor<2xi32>
    %347 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %348 = "stablehlo.broadcast_in_dim"(%347) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x2xi32>
    %349 = "stablehlo.compare"(%arg123, %348) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %350 = "stablehlo.broadcast_in_dim"(%346) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<1x2xi32>
    %351 = "stablehlo.broadcast_in_dim"(%350) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xi32>) -> tensor<3x2xi32>
    %352 = "stablehlo.compare"(%arg123, %351) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %353 = "stablehlo.and"(%349, %352) : (tensor<3x2xi1>, tensor<3x2xi1>) -> tensor<3x2xi1>
    %354 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %355 = "stablehlo.reduce"(%353, %354) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg126: tensor<i1>, %arg127: tensor<i1>):
      %362 = "stablehlo.and"(%arg126, %arg127) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%362) : (tensor<i1>) -> ()
    }) : (tensor<3x2xi1>, tensor<i1>) -> tensor<3xi1>
    %356 = "stablehlo.gather"(%arg122, %arg123) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<5x6x2xf32>, tensor<3x2xi32>) -> tensor<3x2x2xf32>
    %357 = "stablehlo.broadcast_in_dim"(%355) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3x2x2xi1>
    %358 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %359 = "stablehlo.broadcast_in_dim"(%358) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x2x2xf32>
    %360 = "stablehlo.select"(%357, %356, %359) : (tensor<3x2x2xi1>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
    %361 = "stablehlo.gather"(%arg124, %arg125) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<5x6x2xf32>, tensor<3x2xi32>) -> tensor<3x2x2xf32>
    "func.return"(%0, %1, %16, %32, %33, %34, %35, %36, %51, %67, %68, %69, %70, %71, %85, %100, %101, %102, %103, %104, %118, %133, %134, %135, %136, %137, %152, %168, %169, %170, %171, %172, %187, %203, %204, %205, %206, %221, %222, %223, %238, %239, %240, %255, %256, %257, %272, %273, %275, %290, %292, %294, %310, %312, %313, %326, %327, %328, %343, %344, %345, %360, %361) : (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x2x3x6xf32>, tensor<2x2x3x6xf32>, tensor<2x2x3x6xf32>, tensor<2x2x3x6xf32>, tensor<2x2x3x6xf32>, tensor<2x2x3x6xf32>, tensor<4x2x3xf32>, tensor<4x2x3xf32>, tensor<4x2x3xf32>, tensor<4x2x3xf32>, tensor<4x2x3xf32>, tensor<4x2x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<3x2x6xf32>, tensor<3x2x6xf32>, tensor<3x2x6xf32>, tensor<2x3x2xf32>, tensor<2x3x2xf32>, tensor<2x3x2xf32>, tensor<3x2x4x2xf32>, tensor<3x2x4x2xf32>, tensor<3x2x4x2xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x0xf32>, tensor<3x0xf32>, tensor<3x0xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x2x2xf32>, tensor<4x2x2xf32>, tensor<4x2x2xf32>, tensor<3x2x2xf32>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
