"builtin.module"() <{sym_name = "jit_alias"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<2x8x2xf16>, tensor<8x8x2xi32>, tensor<7x8x2xi1>, tensor<2xf16>, tensor<2x2x7xf16>) -> (tensor<3xf16>, tensor<2x8x2xf16>, tensor<2x8x2xf16>, tensor<1x4x8xi32>, tensor<0x8x2xf16>, tensor<7x7xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<2x8x2xf16>, %arg7: tensor<8x8x2xi32>, %arg8: tensor<7x8x2xi1>, %arg9: tensor<2xf16>, %arg10: tensor<2x2x7xf16>):
    %12 = "stablehlo.convert"(%arg7) : (tensor<8x8x2xi32>) -> tensor<8x8x2xui8>
    %13 = "stablehlo.reshape"(%12) : (tensor<8x8x2xui8>) -> tensor<128xui8>
    %14 = "stablehlo.slice"(%13) <{limit_indices = array<i64: 24>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<128xui8>) -> tensor<24xui8>
    %15 = "stablehlo.reshape"(%14) : (tensor<24xui8>) -> tensor<8x3xui8>
    %16 = "stablehlo.gather"(%arg7, %15) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [0, 1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>}> : (tensor<8x8x2xi32>, tensor<8x3xui8>) -> tensor<1x4x8xi32>
    %17 = "stablehlo.slice"(%arg7) <{limit_indices = array<i64: 8, 8, 2>, start_indices = array<i64: 7, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<8x8x2xi32>) -> tensor<1x8x2xi32>
    %18 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 1, 4, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x8x2xi32>) -> tensor<1x4x2xi32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "func.call"(%18, %19) <{callee = @_pad}> : (tensor<1x4x2xi32>, tensor<i32>) -> tensor<1x4x8xi32>
    %21 = "stablehlo.shift_left"(%20, %16) : (tensor<1x4x8xi32>, tensor<1x4x8xi32>) -> tensor<1x4x8xi32>
    %22 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<2xf16>
    %24 = "stablehlo.compare"(%arg9, %23) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xi1>
    %25 = "stablehlo.concatenate"(%24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24) <{dimension = 0 : i64}> : (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) -> tensor<32xi1>
    %26 = "stablehlo.reshape"(%25) : (tensor<32xi1>) -> tensor<1x4x8xi1>
    %27 = "stablehlo.select"(%26, %16, %16) : (tensor<1x4x8xi1>, tensor<1x4x8xi32>, tensor<1x4x8xi32>) -> tensor<1x4x8xi32>
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %29 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg17: tensor<i32>, %arg18: tensor<i32>):
      %67 = "stablehlo.add"(%arg17, %arg18) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%67) : (tensor<i32>) -> ()
    }) : (tensor<1x4x8xi32>, tensor<i32>) -> tensor<i32>
    %30 = "stablehlo.convert"(%29) : (tensor<i32>) -> tensor<f32>
    %31 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %32 = "stablehlo.reduce"(%27, %31) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg15: tensor<i32>, %arg16: tensor<i32>):
      %66 = "stablehlo.add"(%arg15, %arg16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%66) : (tensor<i32>) -> ()
    }) : (tensor<1x4x8xi32>, tensor<i32>) -> tensor<i32>
    %33 = "stablehlo.convert"(%32) : (tensor<i32>) -> tensor<f32>
    %34 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xi32>
    %35 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %36 = "stablehlo.reshape"(%27) : (tensor<1x4x8xi32>) -> tensor<32xi32>
    %37 = "stablehlo.slice"(%36) <{limit_indices = array<i64: 7>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<32xi32>) -> tensor<7xi32>
    %38 = "func.call"(%37) <{callee = @_one_hot}> : (tensor<7xi32>) -> tensor<7x7xf32>
    %39 = "stablehlo.slice"(%arg6) <{limit_indices = array<i64: 0, 8, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x8x2xf16>) -> tensor<0x8x2xf16>
    %40 = "stablehlo.slice"(%arg6) <{limit_indices = array<i64: 2, 8, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x8x2xf16>) -> tensor<2x8x2xf16>
    %41 = "stablehlo.slice"(%27) <{limit_indices = array<i64: 1, 1, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x8xi32>) -> tensor<1x1x1xi32>
    %42 = "stablehlo.reshape"(%41) : (tensor<1x1x1xi32>) -> tensor<i32>
    %43 = "stablehlo.convert"(%42) : (tensor<i32>) -> tensor<f16>
    %44 = "stablehlo.multiply"(%40, %40) : (tensor<2x8x2xf16>, tensor<2x8x2xf16>) -> tensor<2x8x2xf16>
    %45 = "stablehlo.convert"(%44) : (tensor<2x8x2xf16>) -> tensor<2x8x2xf32>
    %46 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.reduce"(%45, %46) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %65 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%65) : (tensor<f32>) -> ()
    }) : (tensor<2x8x2xf32>, tensor<f32>) -> tensor<f32>
    %48 = "stablehlo.convert"(%47) : (tensor<f32>) -> tensor<f16>
    %49 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %50 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %51 = "func.call"(%48, %49, %50) <{callee = @clip}> : (tensor<f16>, tensor<i32>, tensor<i32>) -> tensor<f16>
    %52 = "stablehlo.convert"(%40) : (tensor<2x8x2xf16>) -> tensor<2x8x2xf32>
    %53 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.reduce"(%52, %53) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %64 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%64) : (tensor<f32>) -> ()
    }) : (tensor<2x8x2xf32>, tensor<f32>) -> tensor<f32>
    %55 = "stablehlo.convert"(%54) : (tensor<f32>) -> tensor<f16>
    %56 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %57 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %58 = "func.call"(%55, %56, %57) <{callee = @clip}> : (tensor<f16>, tensor<i32>, tensor<i32>) -> tensor<f16>
    %59 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %60 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1xf16>
    %61 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1xf16>
    %62 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1xf16>
    %63 = "stablehlo.concatenate"(%60, %61, %62) <{dimension = 0 : i64}> : (tensor<1xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<3xf16>
    "func.return"(%63, %40, %40, %21, %39, %38) : (tensor<3xf16>, tensor<2x8x2xf16>, tensor<2x8x2xf16>, tensor<1x4x8xi32>, tensor<0x8x2xf16>, tensor<7x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x4x2xi32>, tensor<i32>) -> tensor<1x4x8xi32>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<1x4x2xi32>, %arg5: tensor<i32>):
    %10 = "stablehlo.convert"(%arg5) : (tensor<i32>) -> tensor<i32>
    %11 = "stablehlo.pad"(%arg4, %10) <{edge_padding_high = array<i64: 0, 0, 6>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x4x2xi32>, tensor<i32>) -> tensor<1x4x8xi32>
    "func.return"(%11) : (tensor<1x4x8xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<7xi32>) -> tensor<7x7xf32>, res_attrs = [{}], sym_name = "_one_hot", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<7xi32>):
    %4 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0>}> : (tensor<7xi32>) -> tensor<7x1xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x7xi32>
    %6 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<7x1xi32>) -> tensor<7x7xi32>
    %7 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x7xi32>) -> tensor<7x7xi32>
    %8 = "stablehlo.compare"(%6, %7) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
    %9 = "stablehlo.convert"(%8) : (tensor<7x7xi1>) -> tensor<7x7xf32>
    "func.return"(%9) : (tensor<7x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<f16>, tensor<i32>, tensor<i32>) -> tensor<f16>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<f16>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f16>
    %1 = "stablehlo.maximum"(%0, %arg0) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    %2 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f16>
    %3 = "stablehlo.minimum"(%2, %1) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    "func.return"(%3) : (tensor<f16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
