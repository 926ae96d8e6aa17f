"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<8x3x8xf32>, tensor<3xi32>, tensor<8xui32>, tensor<3x8xui16>, tensor<8x3x8xf32>) -> (tensor<8xi32>, tensor<4xui32>, tensor<13x0x8xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<8x3x8xf32>, %arg15: tensor<3xi32>, %arg16: tensor<8xui32>, %arg17: tensor<3x8xui16>, %arg18: tensor<8x3x8xf32>):
    %17 = "stablehlo.broadcast_in_dim"(%arg16) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xui32>) -> tensor<1x8xui32>
    %18 = "stablehlo.broadcast_in_dim"(%arg16) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xui32>) -> tensor<1x8xui32>
    %19 = "stablehlo.concatenate"(%17, %18) <{dimension = 0 : i64}> : (tensor<1x8xui32>, tensor<1x8xui32>) -> tensor<2x8xui32>
    %20 = "stablehlo.slice"(%arg18) <{limit_indices = array<i64: 1, 1, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<8x3x8xf32>) -> tensor<1x1x1xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1x1x1xf32>) -> tensor<f32>
    %22 = "stablehlo.constant"() <{value = dense<-3> : tensor<i64>}> : () -> tensor<i64>
    %23 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %24 = "func.call"(%21, %22, %23) <{callee = @clip}> : (tensor<f32>, tensor<i64>, tensor<i64>) -> tensor<f32>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %26 = "stablehlo.constant"() <{value = dense<100> : tensor<i64>}> : () -> tensor<i64>
    %27 = "func.call"(%24, %25, %26) <{callee = @clip}> : (tensor<f32>, tensor<i64>, tensor<i64>) -> tensor<f32>
    %28 = "stablehlo.convert"(%27) : (tensor<f32>) -> tensor<ui16>
    %29 = "stablehlo.pad"(%arg17, %28) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<3x8xui16>, tensor<ui16>) -> tensor<3x19xui16>
    %30 = "stablehlo.convert"(%29) : (tensor<3x19xui16>) -> tensor<3x19xui32>
    %31 = "stablehlo.reshape"(%30) : (tensor<3x19xui32>) -> tensor<57xui32>
    %32 = "stablehlo.slice"(%31) <{limit_indices = array<i64: 8>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<57xui32>) -> tensor<8xui32>
    %33 = "func.call"(%32, %arg16) <{callee = @floor_divide}> : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %34 = "stablehlo.reverse"(%arg18) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<8x3x8xf32>) -> tensor<8x3x8xf32>
    %35 = "stablehlo.broadcast_in_dim"(%arg15) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x1xi32>
    %36 = "stablehlo.broadcast_in_dim"(%arg15) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi32>) -> tensor<1x3xi32>
    %37 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %38 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi32>) -> tensor<3x3xi32>
    %39 = "stablehlo.maximum"(%37, %38) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %40 = "stablehlo.reshape"(%arg18) : (tensor<8x3x8xf32>) -> tensor<192xf32>
    %41 = "stablehlo.slice"(%40) <{limit_indices = array<i64: 8>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<192xf32>) -> tensor<8xf32>
    %42 = "stablehlo.reshape"(%34) : (tensor<8x3x8xf32>) -> tensor<192xf32>
    %43 = "stablehlo.slice"(%42) <{limit_indices = array<i64: 9>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<192xf32>) -> tensor<9xf32>
    %44 = "stablehlo.reshape"(%43) : (tensor<9xf32>) -> tensor<3x3xf32>
    %45 = "stablehlo.dot_general"(%44, %41) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x3xf32>, tensor<8xf32>) -> tensor<3x3x8xf32>
    %46 = "stablehlo.transpose"(%45) <{permutation = array<i64: 1, 2, 0>}> : (tensor<3x3x8xf32>) -> tensor<3x8x3xf32>
    %47 = "stablehlo.constant"() <{value = dense<-3> : tensor<i64>}> : () -> tensor<i64>
    %48 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %49 = "func.call"(%46, %47, %48) <{callee = @clip_0}> : (tensor<3x8x3xf32>, tensor<i64>, tensor<i64>) -> tensor<3x8x3xf32>
    %50 = "stablehlo.convert"(%33) : (tensor<8xui32>) -> tensor<8xui64>
    %51 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %52 = "stablehlo.reduce"(%50, %51) <{dimensions = array<i64>}> ({
    ^bb0(%arg21: tensor<ui64>, %arg22: tensor<ui64>):
      %81 = "stablehlo.add"(%arg21, %arg22) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%81) : (tensor<ui64>) -> ()
    }) : (tensor<8xui64>, tensor<ui64>) -> tensor<8xui64>
    %53 = "stablehlo.multiply"(%52, %52) : (tensor<8xui64>, tensor<8xui64>) -> tensor<8xui64>
    %54 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %55 = "stablehlo.reduce"(%53, %54) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg19: tensor<ui64>, %arg20: tensor<ui64>):
      %80 = "stablehlo.add"(%arg19, %arg20) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%80) : (tensor<ui64>) -> ()
    }) : (tensor<8xui64>, tensor<ui64>) -> tensor<ui64>
    %56 = "stablehlo.convert"(%55) : (tensor<ui64>) -> tensor<f32>
    %57 = "stablehlo.pad"(%34, %56) <{edge_padding_high = array<i64: -2, 0, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<8x3x8xf32>, tensor<f32>) -> tensor<13x3x8xf32>
    %58 = "stablehlo.slice"(%57) <{limit_indices = array<i64: 13, 0, 8>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<13x3x8xf32>) -> tensor<13x0x8xf32>
    %59 = "stablehlo.slice"(%57) <{limit_indices = array<i64: 13, 3, 8>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<13x3x8xf32>) -> tensor<13x3x8xf32>
    %60 = "stablehlo.reshape"(%39) : (tensor<3x3xi32>) -> tensor<9xi32>
    %61 = "stablehlo.concatenate"(%60, %60, %60, %60, %60, %60, %60, %60, %60, %60, %60, %60, %60, %60, %60, %60) <{dimension = 0 : i64}> : (tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>) -> tensor<144xi32>
    %62 = "stablehlo.concatenate"(%60, %60, %60, %60, %60, %60) <{dimension = 0 : i64}> : (tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>) -> tensor<54xi32>
    %63 = "stablehlo.concatenate"(%61, %62) <{dimension = 0 : i64}> : (tensor<144xi32>, tensor<54xi32>) -> tensor<198xi32>
    %64 = "stablehlo.slice"(%63) <{limit_indices = array<i64: 192>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<198xi32>) -> tensor<192xi32>
    %65 = "stablehlo.reshape"(%64) : (tensor<192xi32>) -> tensor<8x8x3xi32>
    %66 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %67 = "func.call"(%39, %66) <{callee = @_pad}> : (tensor<3x3xi32>, tensor<i64>) -> tensor<3x8xi32>
    %68 = "stablehlo.dot_general"(%65, %67) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x8x3xi32>, tensor<3x8xi32>) -> tensor<8xi32>
    %69 = "stablehlo.reshape"(%57) : (tensor<13x3x8xf32>) -> tensor<312xf32>
    %70 = "stablehlo.slice"(%69) <{limit_indices = array<i64: 0>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<312xf32>) -> tensor<0xf32>
    %71 = "stablehlo.reshape"(%70) : (tensor<0xf32>) -> tensor<13x0x8xf32>
    %72 = "stablehlo.slice"(%33) <{limit_indices = array<i64: 8>, start_indices = array<i64: 1>, strides = array<i64: 2>}> : (tensor<8xui32>) -> tensor<4xui32>
    %73 = "stablehlo.reverse"(%72) <{dimensions = array<i64: 0>}> : (tensor<4xui32>) -> tensor<4xui32>
    %74 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %75 = "func.call"(%49, %74) <{callee = @_pad_1}> : (tensor<3x8x3xf32>, tensor<i64>) -> tensor<13x8x3xf32>
    %76 = "stablehlo.slice"(%75) <{limit_indices = array<i64: 13, 8, 3>, start_indices = array<i64: 0, 8, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<13x8x3xf32>) -> tensor<13x0x3xf32>
    %77 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %78 = "func.call"(%76, %77) <{callee = @_pad_2}> : (tensor<13x0x3xf32>, tensor<i64>) -> tensor<13x0x8xf32>
    %79 = "stablehlo.multiply"(%78, %58) : (tensor<13x0x8xf32>, tensor<13x0x8xf32>) -> tensor<13x0x8xf32>
    "func.return"(%68, %73, %79) : (tensor<8xi32>, tensor<4xui32>, tensor<13x0x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<f32>, tensor<i64>, tensor<i64>) -> tensor<f32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<f32>, %arg12: tensor<i64>, %arg13: tensor<i64>):
    %13 = "stablehlo.convert"(%arg12) : (tensor<i64>) -> tensor<f32>
    %14 = "stablehlo.maximum"(%13, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.convert"(%arg13) : (tensor<i64>) -> tensor<f32>
    %16 = "stablehlo.minimum"(%15, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%16) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>, res_attrs = [{}], sym_name = "floor_divide", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<8xui32>, %arg10: tensor<8xui32>):
    %12 = "stablehlo.divide"(%arg9, %arg10) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    "func.return"(%12) : (tensor<8xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x8x3xf32>, tensor<i64>, tensor<i64>) -> tensor<3x8x3xf32>, res_attrs = [{}], sym_name = "clip_0", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<3x8x3xf32>, %arg7: tensor<i64>, %arg8: tensor<i64>):
    %6 = "stablehlo.convert"(%arg7) : (tensor<i64>) -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8x3xf32>
    %8 = "stablehlo.maximum"(%7, %arg6) : (tensor<3x8x3xf32>, tensor<3x8x3xf32>) -> tensor<3x8x3xf32>
    %9 = "stablehlo.convert"(%arg8) : (tensor<i64>) -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8x3xf32>
    %11 = "stablehlo.minimum"(%10, %8) : (tensor<3x8x3xf32>, tensor<3x8x3xf32>) -> tensor<3x8x3xf32>
    "func.return"(%11) : (tensor<3x8x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x3xi32>, tensor<i64>) -> tensor<3x8xi32>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<3x3xi32>, %arg5: tensor<i64>):
    %4 = "stablehlo.convert"(%arg5) : (tensor<i64>) -> tensor<i32>
    %5 = "stablehlo.pad"(%arg4, %4) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 5>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xi32>, tensor<i32>) -> tensor<3x8xi32>
    "func.return"(%5) : (tensor<3x8xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x8x3xf32>, tensor<i64>) -> tensor<13x8x3xf32>, res_attrs = [{}], sym_name = "_pad_1", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<3x8x3xf32>, %arg3: tensor<i64>):
    %2 = "stablehlo.convert"(%arg3) : (tensor<i64>) -> tensor<f32>
    %3 = "stablehlo.pad"(%arg2, %2) <{edge_padding_high = array<i64: 10, 0, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<3x8x3xf32>, tensor<f32>) -> tensor<13x8x3xf32>
    "func.return"(%3) : (tensor<13x8x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<13x0x3xf32>, tensor<i64>) -> tensor<13x0x8xf32>, res_attrs = [{}], sym_name = "_pad_2", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<13x0x3xf32>, %arg1: tensor<i64>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<f32>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_high = array<i64: 0, 0, 5>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<13x0x3xf32>, tensor<f32>) -> tensor<13x0x8xf32>
    "func.return"(%1) : (tensor<13x0x8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
