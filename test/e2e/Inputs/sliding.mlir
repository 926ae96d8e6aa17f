"builtin.module"() <{sym_name = "jit_main"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<2x7x6x4xf32>, tensor<3x2x4x5xf32>, tensor<2x2x4x6xf32>, tensor<3x3x2x4xf32>, tensor<7x6xi32>, tensor<9xui32>, tensor<f32>, tensor<7xi32>, tensor<7x5xf32>) -> (tensor<2x4x2x5xf32>, tensor<2x7x6x4xf32>, tensor<3x2x4x5xf32>, tensor<2x10x16x5xf32>, tensor<2x7x6x4xf32>, tensor<2x6x5x6xf32>, tensor<5x5x5x2xf32>, tensor<2x5x5x5xf32>, tensor<1x5x5x1xi32>, tensor<4x3xf32>, tensor<13x4xf32>, tensor<7x6xf32>, tensor<7x6xf32>, tensor<10xui32>, tensor<4x6xf32>, tensor<4x6xi32>, tensor<ui32>, tensor<ui32>, tensor<7xi32>, tensor<6xi32>, tensor<6xf32>, tensor<6xi32>, tensor<7xf32>, tensor<7xi32>, tensor<f32>, tensor<7xf32>, tensor<7xi32>, tensor<7xi32>, tensor<6xi32>, tensor<7x6xf32>, tensor<7x6xf32>, tensor<7x6xf32>, tensor<7x6xf32>, tensor<7x6xf32>, tensor<7x6xf32>, tensor<7x6xf32>, tensor<7x6xf32>, tensor<9xui32>, tensor<9xui32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<2x7x6x4xf32>, %arg11: tensor<3x2x4x5xf32>, %arg12: tensor<2x2x4x6xf32>, %arg13: tensor<3x3x2x4xf32>, %arg14: tensor<7x6xi32>, %arg15: tensor<9xui32>, %arg16: tensor<f32>, %arg17: tensor<7xi32>, %arg18: tensor<7x5xf32>):
    %26 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<1x6xf32>}> : () -> tensor<1x6xf32>
    %27 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<1x6xf32>}> : () -> tensor<1x6xf32>
    %28 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<1x6xf32>}> : () -> tensor<1x6xf32>
    %29 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<1x6xf32>}> : () -> tensor<1x6xf32>
    %30 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<1x6xf32>}> : () -> tensor<1x6xf32>
    %31 = "stablehlo.broadcast_in_dim"(%arg17) <{broadcast_dimensions = array<i64: 0>}> : (tensor<7xi32>) -> tensor<7x1xi32>
    %32 = "stablehlo.convolution"(%arg10, %arg11) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 2], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 3>}> : (tensor<2x7x6x4xf32>, tensor<3x2x4x5xf32>) -> tensor<2x4x2x5xf32>
    %33 = "stablehlo.convolution"(%arg10, %arg11) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 2], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 3>}> : (tensor<2x7x6x4xf32>, tensor<3x2x4x5xf32>) -> tensor<2x4x2x5xf32>
    %34 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x2x5xf32>
    %36 = "stablehlo.convolution"(%arg10, %35) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [0, -1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 3>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<2x7x6x4xf32>, tensor<2x4x2x5xf32>) -> tensor<3x2x4x5xf32>
    %37 = "stablehlo.reverse"(%arg11) <{dimensions = array<i64: 0, 1>}> : (tensor<3x2x4x5xf32>) -> tensor<3x2x4x5xf32>
    %38 = "stablehlo.convolution"(%35, %37) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 3>, padding = dense<[[1, 1], [1, 2]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<2x4x2x5xf32>, tensor<3x2x4x5xf32>) -> tensor<2x7x6x4xf32>
    %39 = "stablehlo.convolution"(%arg10, %arg11) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 3>, padding = dense<[[-1, 2], [3, -2]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<2x7x6x4xf32>, tensor<3x2x4x5xf32>) -> tensor<2x10x16x5xf32>
    %40 = "stablehlo.convolution"(%arg10, %arg13) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<2x7x6x4xf32>, tensor<3x3x2x4xf32>) -> tensor<2x7x6x4xf32>
    %41 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x7x6x4xf32>
    %43 = "stablehlo.add"(%arg10, %42) : (tensor<2x7x6x4xf32>, tensor<2x7x6x4xf32>) -> tensor<2x7x6x4xf32>
    %44 = "stablehlo.concatenate"(%arg10, %43) <{dimension = 0 : i64}> : (tensor<2x7x6x4xf32>, tensor<2x7x6x4xf32>) -> tensor<4x7x6x4xf32>
    %45 = "stablehlo.convolution"(%44, %arg12) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x7x6x4xf32>, tensor<2x2x4x6xf32>) -> tensor<2x6x5x6xf32>
    %46 = "stablehlo.convolution"(%arg10, %arg11) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 1, 0, f]x[1, 0, i, o]->[f, 0, 1, b]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<2x7x6x4xf32>, tensor<3x2x4x5xf32>) -> tensor<5x5x5x2xf32>
    %47 = "stablehlo.convert"(%arg10) : (tensor<2x7x6x4xf32>) -> tensor<2x7x6x4xbf16>
    %48 = "stablehlo.convert"(%arg11) : (tensor<3x2x4x5xf32>) -> tensor<3x2x4x5xbf16>
    %49 = "stablehlo.convolution"(%47, %48) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<2x7x6x4xbf16>, tensor<3x2x4x5xbf16>) -> tensor<2x5x5x5xf32>
    %50 = "stablehlo.broadcast_in_dim"(%arg14) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<7x6xi32>) -> tensor<1x7x6x1xi32>
    %51 = "stablehlo.convert"(%50) : (tensor<1x7x6x1xi32>) -> tensor<1x7x6x1xi8>
    %52 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<7x6xi32>) -> tensor<3x2xi32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x2xi32>) -> tensor<3x2x1x1xi32>
    %54 = "stablehlo.convert"(%53) : (tensor<3x2x1x1xi32>) -> tensor<3x2x1x1xi8>
    %55 = "stablehlo.convolution"(%51, %54) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<1x7x6x1xi8>, tensor<3x2x1x1xi8>) -> tensor<1x5x5x1xi32>
    %56 = "stablehlo.slice"(%arg10) <{limit_indices = array<i64: 1, 7, 6, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x7x6x4xf32>) -> tensor<1x7x6x1xf32>
    %57 = "stablehlo.reshape"(%56) : (tensor<1x7x6x1xf32>) -> tensor<7x6xf32>
    %58 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %60 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %62 = "stablehlo.concatenate"(%59, %61) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %63 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.scatter"(%57, %62, %63) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
    ^bb0(%arg81: tensor<f32>, %arg82: tensor<f32>):
      "stablehlo.return"(%arg82) : (tensor<f32>) -> ()
    }) : (tensor<7x6xf32>, tensor<2xi32>, tensor<f32>) -> tensor<7x6xf32>
    %65 = "stablehlo.slice"(%arg10) <{limit_indices = array<i64: 2, 7, 6, 1>, start_indices = array<i64: 1, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x7x6x4xf32>) -> tensor<1x7x6x1xf32>
    %66 = "stablehlo.reshape"(%65) : (tensor<1x7x6x1xf32>) -> tensor<7x6xf32>
    %67 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7x6xi32>
    %68 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %70 = "stablehlo.reduce_window"(%64, %69) <{base_dilations = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg79: tensor<f32>, %arg80: tensor<f32>):
      %229 = "stablehlo.maximum"(%arg79, %arg80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%229) : (tensor<f32>) -> ()
    }) : (tensor<7x6xf32>, tensor<f32>) -> tensor<4x3xf32>
    %71 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %73 = "stablehlo.reduce_window"(%66, %72) <{base_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 2>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg77: tensor<f32>, %arg78: tensor<f32>):
      %228 = "stablehlo.add"(%arg77, %arg78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%228) : (tensor<f32>) -> ()
    }) : (tensor<7x6xf32>, tensor<f32>) -> tensor<13x4xf32>
    %74 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %76 = "stablehlo.reduce_window"(%66, %75) <{base_dilations = array<i64: 1, 1>, padding = dense<[[6, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 7, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg75: tensor<f32>, %arg76: tensor<f32>):
      %227 = "stablehlo.add"(%arg75, %arg76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%227) : (tensor<f32>) -> ()
    }) : (tensor<7x6xf32>, tensor<f32>) -> tensor<7x6xf32>
    %77 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %79 = "stablehlo.reduce_window"(%66, %78) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 5]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg73: tensor<f32>, %arg74: tensor<f32>):
      %226 = "stablehlo.add"(%arg73, %arg74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%226) : (tensor<f32>) -> ()
    }) : (tensor<7x6xf32>, tensor<f32>) -> tensor<7x6xf32>
    %80 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<ui32>
    %82 = "stablehlo.reduce_window"(%arg15, %81) <{base_dilations = array<i64: 1>, padding = dense<1> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg71: tensor<ui32>, %arg72: tensor<ui32>):
      %225 = "stablehlo.maximum"(%arg71, %arg72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%225) : (tensor<ui32>) -> ()
    }) : (tensor<9xui32>, tensor<ui32>) -> tensor<10xui32>
    %83 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %84 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %85:2 = "stablehlo.reduce_window"(%64, %67, %83, %84) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg67: tensor<f32>, %arg68: tensor<i32>, %arg69: tensor<f32>, %arg70: tensor<i32>):
      %204 = "stablehlo.compare"(%arg67, %arg69) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %205 = "stablehlo.compare"(%arg67, %arg67) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %206 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %207 = "stablehlo.broadcast_in_dim"(%206) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<i1>
      %208 = "stablehlo.compare"(%204, %207) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %209 = "stablehlo.convert"(%208) : (tensor<i1>) -> tensor<i1>
      %210 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %211 = "stablehlo.broadcast_in_dim"(%210) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<i1>
      %212 = "stablehlo.compare"(%205, %211) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %213 = "stablehlo.convert"(%212) : (tensor<i1>) -> tensor<i1>
      %214 = "stablehlo.or"(%209, %213) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %215 = "stablehlo.select"(%214, %arg67, %arg69) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %216 = "stablehlo.compare"(%arg67, %arg69) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %217 = "stablehlo.compare"(%arg68, %arg70) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %218 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %219 = "stablehlo.broadcast_in_dim"(%218) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<i1>
      %220 = "stablehlo.compare"(%216, %219) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %221 = "stablehlo.convert"(%220) : (tensor<i1>) -> tensor<i1>
      %222 = "stablehlo.and"(%221, %217) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %223 = "stablehlo.or"(%214, %222) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %224 = "stablehlo.select"(%223, %arg68, %arg70) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%215, %224) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<7x6xf32>, tensor<7x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x6xf32>, tensor<4x6xi32>)
    %86 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %87 = "stablehlo.reduce"(%arg15, %86) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg65: tensor<ui32>, %arg66: tensor<ui32>):
      %203 = "stablehlo.maximum"(%arg65, %arg66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%203) : (tensor<ui32>) -> ()
    }) : (tensor<9xui32>, tensor<ui32>) -> tensor<ui32>
    %88 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
    %89 = "stablehlo.reduce"(%arg15, %88) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg63: tensor<ui32>, %arg64: tensor<ui32>):
      %202 = "stablehlo.minimum"(%arg63, %arg64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%202) : (tensor<ui32>) -> ()
    }) : (tensor<9xui32>, tensor<ui32>) -> tensor<ui32>
    %90 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %91 = "stablehlo.reduce"(%arg14, %90) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg61: tensor<i32>, %arg62: tensor<i32>):
      %201 = "stablehlo.and"(%arg61, %arg62) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%201) : (tensor<i32>) -> ()
    }) : (tensor<7x6xi32>, tensor<i32>) -> tensor<7xi32>
    %92 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %93 = "stablehlo.reduce"(%arg14, %92) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg59: tensor<i32>, %arg60: tensor<i32>):
      %200 = "stablehlo.xor"(%arg59, %arg60) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%200) : (tensor<i32>) -> ()
    }) : (tensor<7x6xi32>, tensor<i32>) -> tensor<6xi32>
    %94 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %95 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %96:2 = "stablehlo.reduce"(%64, %67, %94, %95) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg55: tensor<f32>, %arg56: tensor<i32>, %arg57: tensor<f32>, %arg58: tensor<i32>):
      %179 = "stablehlo.compare"(%arg55, %arg57) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %180 = "stablehlo.compare"(%arg55, %arg55) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %181 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %182 = "stablehlo.broadcast_in_dim"(%181) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<i1>
      %183 = "stablehlo.compare"(%179, %182) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %184 = "stablehlo.convert"(%183) : (tensor<i1>) -> tensor<i1>
      %185 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %186 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<i1>
      %187 = "stablehlo.compare"(%180, %186) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %188 = "stablehlo.convert"(%187) : (tensor<i1>) -> tensor<i1>
      %189 = "stablehlo.or"(%184, %188) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %190 = "stablehlo.select"(%189, %arg55, %arg57) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %191 = "stablehlo.compare"(%arg55, %arg57) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %192 = "stablehlo.compare"(%arg56, %arg58) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %193 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %194 = "stablehlo.broadcast_in_dim"(%193) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<i1>
      %195 = "stablehlo.compare"(%191, %194) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %196 = "stablehlo.convert"(%195) : (tensor<i1>) -> tensor<i1>
      %197 = "stablehlo.and"(%196, %192) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %198 = "stablehlo.or"(%189, %197) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %199 = "stablehlo.select"(%198, %arg56, %arg58) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%190, %199) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<7x6xf32>, tensor<7x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<6xf32>, tensor<6xi32>)
    %97 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<7x6xi32>) -> tensor<1x1xi32>
    %98 = "stablehlo.reshape"(%97) : (tensor<1x1xi32>) -> tensor<i32>
    %99 = "stablehlo.constant"() <{value = dense<9> : tensor<i32>}> : () -> tensor<i32>
    %100 = "stablehlo.add"(%99, %98) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %101:2 = "stablehlo.reduce"(%64, %67, %arg16, %100) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<i32>, %arg53: tensor<f32>, %arg54: tensor<i32>):
      %170 = "stablehlo.compare"(%arg51, %arg53) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %171 = "stablehlo.compare"(%arg51, %arg51) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %172 = "stablehlo.or"(%170, %171) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %173 = "stablehlo.select"(%172, %arg51, %arg53) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %174 = "stablehlo.compare"(%arg51, %arg53) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %175 = "stablehlo.compare"(%arg52, %arg54) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %176 = "stablehlo.and"(%174, %175) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %177 = "stablehlo.or"(%172, %176) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %178 = "stablehlo.select"(%177, %arg52, %arg54) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%173, %178) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<7x6xf32>, tensor<7x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<7xf32>, tensor<7xi32>)
    %102 = "stablehlo.reduce"(%66, %arg16) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg49: tensor<f32>, %arg50: tensor<f32>):
      %160 = "stablehlo.maximum"(%arg49, %arg50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %161 = "stablehlo.subtract"(%arg49, %arg50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %162 = "stablehlo.compare"(%161, %161) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %163 = "stablehlo.add"(%arg49, %arg50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %164 = "stablehlo.abs"(%161) : (tensor<f32>) -> tensor<f32>
      %165 = "stablehlo.negate"(%164) : (tensor<f32>) -> tensor<f32>
      %166 = "stablehlo.exponential"(%165) : (tensor<f32>) -> tensor<f32>
      %167 = "stablehlo.log_plus_one"(%166) : (tensor<f32>) -> tensor<f32>
      %168 = "stablehlo.add"(%160, %167) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %169 = "stablehlo.select"(%162, %163, %168) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%169) : (tensor<f32>) -> ()
    }) : (tensor<7x6xf32>, tensor<f32>) -> tensor<f32>
    %103 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<7x6xi32>) -> tensor<1x1xi32>
    %104 = "stablehlo.reshape"(%103) : (tensor<1x1xi32>) -> tensor<i32>
    %105:2 = "stablehlo.reduce"(%66, %arg14, %arg16, %104) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg45: tensor<f32>, %arg46: tensor<i32>, %arg47: tensor<f32>, %arg48: tensor<i32>):
      %158 = "stablehlo.add"(%arg45, %arg47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %159 = "stablehlo.minimum"(%arg46, %arg48) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%158, %159) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<7x6xf32>, tensor<7x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<7xf32>, tensor<7xi32>)
    %106 = "func.call"(%64) <{callee = @argmin}> : (tensor<7x6xf32>) -> tensor<7xi32>
    %107 = "func.call"(%arg14) <{callee = @argmax}> : (tensor<7x6xi32>) -> tensor<6xi32>
    %108 = "stablehlo.slice"(%arg18) <{limit_indices = array<i64: 3, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<7x5xf32>) -> tensor<3x5xf32>
    %109 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %110 = "stablehlo.select_and_scatter"(%64, %108, %109) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>):
      %157 = "stablehlo.compare"(%arg43, %arg44) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%157) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg41: tensor<f32>, %arg42: tensor<f32>):
      %156 = "stablehlo.add"(%arg41, %arg42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%156) : (tensor<f32>) -> ()
    }) : (tensor<7x6xf32>, tensor<3x5xf32>, tensor<f32>) -> tensor<7x6xf32>
    %111 = "stablehlo.slice"(%arg18) <{limit_indices = array<i64: 7, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<7x5xf32>) -> tensor<7x3xf32>
    %112 = "stablehlo.constant"() <{value = dense<1.500000e+00> : tensor<f32>}> : () -> tensor<f32>
    %113 = "stablehlo.select_and_scatter"(%64, %111, %112) <{padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      %155 = "stablehlo.compare"(%arg39, %arg40) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%155) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg37: tensor<f32>, %arg38: tensor<f32>):
      %154 = "stablehlo.add"(%arg37, %arg38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%154) : (tensor<f32>) -> ()
    }) : (tensor<7x6xf32>, tensor<7x3xf32>, tensor<f32>) -> tensor<7x6xf32>
    %114 = "stablehlo.slice"(%arg18) <{limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<7x5xf32>) -> tensor<3x3xf32>
    %115 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %116 = "stablehlo.select_and_scatter"(%64, %114, %115) <{padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 2>}> ({
    ^bb0(%arg35: tensor<f32>, %arg36: tensor<f32>):
      %153 = "stablehlo.compare"(%arg35, %arg36) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%153) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg33: tensor<f32>, %arg34: tensor<f32>):
      %152 = "stablehlo.maximum"(%arg33, %arg34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%152) : (tensor<f32>) -> ()
    }) : (tensor<7x6xf32>, tensor<3x3xf32>, tensor<f32>) -> tensor<7x6xf32>
    %117 = "stablehlo.slice"(%arg18) <{limit_indices = array<i64: 7, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<7x5xf32>) -> tensor<7x1xf32>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<7x1xf32>) -> tensor<7x6xf32>
    %119 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xf32>) -> tensor<7x6xf32>
    %120 = "stablehlo.multiply"(%118, %119) : (tensor<7x6xf32>, tensor<7x6xf32>) -> tensor<7x6xf32>
    %121 = "stablehlo.scatter"(%66, %31, %120) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg31: tensor<f32>, %arg32: tensor<f32>):
      %151 = "stablehlo.add"(%arg31, %arg32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%151) : (tensor<f32>) -> ()
    }) : (tensor<7x6xf32>, tensor<7x1xi32>, tensor<7x6xf32>) -> tensor<7x6xf32>
    %122 = "stablehlo.slice"(%arg18) <{limit_indices = array<i64: 7, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<7x5xf32>) -> tensor<7x1xf32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<7x1xf32>) -> tensor<7x6xf32>
    %124 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xf32>) -> tensor<7x6xf32>
    %125 = "stablehlo.multiply"(%123, %124) : (tensor<7x6xf32>, tensor<7x6xf32>) -> tensor<7x6xf32>
    %126 = "stablehlo.scatter"(%66, %31, %125) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg29: tensor<f32>, %arg30: tensor<f32>):
      %150 = "stablehlo.subtract"(%arg29, %arg30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%150) : (tensor<f32>) -> ()
    }) : (tensor<7x6xf32>, tensor<7x1xi32>, tensor<7x6xf32>) -> tensor<7x6xf32>
    %127 = "stablehlo.slice"(%arg18) <{limit_indices = array<i64: 7, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<7x5xf32>) -> tensor<7x1xf32>
    %128 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<7x1xf32>) -> tensor<7x6xf32>
    %129 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xf32>) -> tensor<7x6xf32>
    %130 = "stablehlo.multiply"(%128, %129) : (tensor<7x6xf32>, tensor<7x6xf32>) -> tensor<7x6xf32>
    %131 = "stablehlo.scatter"(%66, %31, %130) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg27: tensor<f32>, %arg28: tensor<f32>):
      %149 = "stablehlo.multiply"(%arg27, %arg28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%149) : (tensor<f32>) -> ()
    }) : (tensor<7x6xf32>, tensor<7x1xi32>, tensor<7x6xf32>) -> tensor<7x6xf32>
    %132 = "stablehlo.slice"(%arg18) <{limit_indices = array<i64: 7, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<7x5xf32>) -> tensor<7x1xf32>
    %133 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<7x1xf32>) -> tensor<7x6xf32>
    %134 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xf32>) -> tensor<7x6xf32>
    %135 = "stablehlo.multiply"(%133, %134) : (tensor<7x6xf32>, tensor<7x6xf32>) -> tensor<7x6xf32>
    %136 = "stablehlo.scatter"(%66, %31, %135) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg25: tensor<f32>, %arg26: tensor<f32>):
      %148 = "stablehlo.maximum"(%arg25, %arg26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%148) : (tensor<f32>) -> ()
    }) : (tensor<7x6xf32>, tensor<7x1xi32>, tensor<7x6xf32>) -> tensor<7x6xf32>
    %137 = "stablehlo.slice"(%arg18) <{limit_indices = array<i64: 7, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<7x5xf32>) -> tensor<7x1xf32>
    %138 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<7x1xf32>) -> tensor<7x6xf32>
    %139 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xf32>) -> tensor<7x6xf32>
    %140 = "stablehlo.multiply"(%138, %139) : (tensor<7x6xf32>, tensor<7x6xf32>) -> tensor<7x6xf32>
    %141 = "stablehlo.scatter"(%66, %31, %140) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg23: tensor<f32>, %arg24: tensor<f32>):
      "stablehlo.return"(%arg24) : (tensor<f32>) -> ()
    }) : (tensor<7x6xf32>, tensor<7x1xi32>, tensor<7x6xf32>) -> tensor<7x6xf32>
    %142 = "stablehlo.slice"(%arg15) <{limit_indices = array<i64: 7>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<9xui32>) -> tensor<7xui32>
    %143 = "stablehlo.scatter"(%arg15, %31, %142) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg21: tensor<ui32>, %arg22: tensor<ui32>):
      %147 = "stablehlo.maximum"(%arg21, %arg22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%147) : (tensor<ui32>) -> ()
    }) : (tensor<9xui32>, tensor<7x1xi32>, tensor<7xui32>) -> tensor<9xui32>
    %144 = "stablehlo.slice"(%arg15) <{limit_indices = array<i64: 7>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<9xui32>) -> tensor<7xui32>
    %145 = "stablehlo.scatter"(%arg15, %31, %144) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg19: tensor<ui32>, %arg20: tensor<ui32>):
      %146 = "stablehlo.minimum"(%arg19, %arg20) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%146) : (tensor<ui32>) -> ()
    }) : (tensor<9xui32>, tensor<7x1xi32>, tensor<7xui32>) -> tensor<9xui32>
    "func.return"(%32, %38, %36, %39, %40, %45, %46, %49, %55, %70, %73, %76, %79, %82, %85#0, %85#1, %87, %89, %91, %93, %96#0, %96#1, %101#0, %101#1, %102, %105#0, %105#1, %106, %107, %110, %113, %116, %121, %126, %131, %136, %141, %143, %145) : (tensor<2x4x2x5xf32>, tensor<2x7x6x4xf32>, tensor<3x2x4x5xf32>, tensor<2x10x16x5xf32>, tensor<2x7x6x4xf32>, tensor<2x6x5x6xf32>, tensor<5x5x5x2xf32>, tensor<2x5x5x5xf32>, tensor<1x5x5x1xi32>, tensor<4x3xf32>, tensor<13x4xf32>, tensor<7x6xf32>, tensor<7x6xf32>, tensor<10xui32>, tensor<4x6xf32>, tensor<4x6xi32>, tensor<ui32>, tensor<ui32>, tensor<7xi32>, tensor<6xi32>, tensor<6xf32>, tensor<6xi32>, tensor<7xf32>, tensor<7xi32>, tensor<f32>, tensor<7xf32>, tensor<7xi32>, tensor<7xi32>, tensor<6xi32>, tensor<7x6xf32>, tensor<7x6xf32>, tensor<7x6xf32>, tensor<7x6xf32>, tensor<7x6xf32>, tensor<7x6xf32>, tensor<7x6xf32>, tensor<7x6xf32>, tensor<9xui32>, tensor<9xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x6xf32>) -> tensor<7xi32>, sym_name = "argmin", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<7x6xf32>):
    %13 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<7x6xi32>
    %14 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %16:2 = "stablehlo.reduce"(%arg5, %13, %14, %15) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<i32>, %arg8: tensor<f32>, %arg9: tensor<i32>):
      %17 = "stablehlo.compare"(%arg6, %arg8) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %18 = "stablehlo.compare"(%arg6, %arg6) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %19 = "stablehlo.or"(%17, %18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %20 = "stablehlo.compare"(%arg6, %arg8) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %21 = "stablehlo.compare"(%arg7, %arg9) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %22 = "stablehlo.and"(%20, %21) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %23 = "stablehlo.or"(%19, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %24 = "stablehlo.select"(%19, %arg6, %arg8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %25 = "stablehlo.select"(%23, %arg7, %arg9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%24, %25) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<7x6xf32>, tensor<7x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<7xf32>, tensor<7xi32>)
    "func.return"(%16#1) : (tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7x6xi32>) -> tensor<6xi32>, sym_name = "argmax", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<7x6xi32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7x6xi32>
    %1 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3:2 = "stablehlo.reduce"(%arg0, %0, %1, %2) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %4 = "stablehlo.compare"(%arg1, %arg3) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %5 = "stablehlo.compare"(%arg1, %arg1) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = "stablehlo.or"(%4, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %7 = "stablehlo.compare"(%arg1, %arg3) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %8 = "stablehlo.compare"(%arg2, %arg4) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %9 = "stablehlo.and"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.or"(%6, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %11 = "stablehlo.select"(%6, %arg1, %arg3) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %12 = "stablehlo.select"(%10, %arg2, %arg4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%11, %12) : (tensor<i32>, tensor<i32>) -> ()
    }) : (tensor<7x6xi32>, tensor<7x6xi32>, tensor<i32>, tensor<i32>) -> (tensor<6xi32>, tensor<6xi32>)
    "func.return"(%3#1) : (tensor<6xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
