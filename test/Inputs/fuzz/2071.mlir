"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<5x8xf32>, tensor<5x5x64xi32>, tensor<64xf32>, tensor<8x5xui16>) -> (tensor<5xf32>, tensor<i32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg15: tensor<5x8xf32>, %arg16: tensor<5x5x64xi32>, %arg17: tensor<64xf32>, %arg18: tensor<8x5xui16>):
    %36 = "stablehlo.constant"() <{value = dense<[[3, 5, 4, 1, 4, 4, 0, 1, -2, 1, 0, 3, -1, 3, 1, -1, 2, 4, -1, -1, 0, -1, 5, 1, 0, 6, 0, 2, -1, -2, 2, 4, 1, 4, -2, -2, 0, 3, -2, 0, 2, -1, 6, 0, 1, 2, 5, 5, 5, 2, 3, -1, -1, 4, 3, 4, 6, 6, 1, 0, 0, 0, -1, 5]]> : tensor<1x64xi32>}> : () -> tensor<1x64xi32>
    %37 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %38 = "stablehlo.reduce"(%arg16, %37) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg39: tensor<i32>, %arg40: tensor<i32>):
      %138 = "stablehlo.minimum"(%arg39, %arg40) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%138) : (tensor<i32>) -> ()
    }) : (tensor<5x5x64xi32>, tensor<i32>) -> tensor<5xi32>
    %39 = "stablehlo.constant"() <{value = dense<-100> : tensor<i32>}> : () -> tensor<i32>
    %40 = "stablehlo.constant"() <{value = dense<100> : tensor<i32>}> : () -> tensor<i32>
    %41 = "func.call"(%arg17, %39, %40) <{callee = @clip}> : (tensor<64xf32>, tensor<i32>, tensor<i32>) -> tensor<64xf32>
    %42 = "stablehlo.convert"(%41) : (tensor<64xf32>) -> tensor<64xi32>
    %43 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.reduce"(%arg15, %43) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg37: tensor<f32>, %arg38: tensor<f32>):
      %137 = "stablehlo.add"(%arg37, %arg38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%137) : (tensor<f32>) -> ()
    }) : (tensor<5x8xf32>, tensor<f32>) -> tensor<5xf32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %46 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1xf32>
    %48 = "stablehlo.divide"(%45, %47) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %49 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %50 = "func.call"(%arg15, %49) <{callee = @_var}> : (tensor<5x8xf32>, tensor<i32>) -> tensor<5x1xf32>
    %51 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.reduce"(%arg15, %51) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg35: tensor<f32>, %arg36: tensor<f32>):
      %136 = "stablehlo.maximum"(%arg35, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%136) : (tensor<f32>) -> ()
    }) : (tensor<5x8xf32>, tensor<f32>) -> tensor<5xf32>
    %53 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %55 = "stablehlo.maximum"(%54, %52) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %58 = "stablehlo.subtract"(%arg15, %57) : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %59 = "stablehlo.exponential"(%58) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %60 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.reduce"(%59, %60) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg33: tensor<f32>, %arg34: tensor<f32>):
      %135 = "stablehlo.add"(%arg33, %arg34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%135) : (tensor<f32>) -> ()
    }) : (tensor<5x8xf32>, tensor<f32>) -> tensor<5xf32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %64 = "stablehlo.divide"(%59, %63) : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %65 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %66 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xi32>) -> tensor<1x5xi32>
    %67 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xi32>) -> tensor<5x5xi32>
    %68 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi32>) -> tensor<5x5xi32>
    %69 = "stablehlo.maximum"(%67, %68) : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xi32>) -> tensor<8x5x5x5xi32>
    %71 = "stablehlo.popcnt"(%arg16) : (tensor<5x5x64xi32>) -> tensor<5x5x64xi32>
    %72 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.reduce"(%64, %72) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg31: tensor<f32>, %arg32: tensor<f32>):
      %134 = "stablehlo.add"(%arg31, %arg32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%134) : (tensor<f32>) -> ()
    }) : (tensor<5x8xf32>, tensor<f32>) -> tensor<f32>
    %74 = "stablehlo.constant"() <{value = dense<4.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %75 = "stablehlo.divide"(%73, %74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x8xf32>
    %77 = "stablehlo.subtract"(%64, %76) : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %78 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %79 = "stablehlo.reduce"(%77, %78) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg29: tensor<f32>, %arg30: tensor<f32>):
      %133 = "stablehlo.add"(%arg29, %arg30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%133) : (tensor<f32>) -> ()
    }) : (tensor<5x8xf32>, tensor<f32>) -> tensor<f32>
    %80 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x8xf32>
    %82 = "stablehlo.negate"(%81) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %83 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %84 = "stablehlo.reduce"(%82, %83) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg27: tensor<f32>, %arg28: tensor<f32>):
      %132 = "stablehlo.add"(%arg27, %arg28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%132) : (tensor<f32>) -> ()
    }) : (tensor<5x8xf32>, tensor<f32>) -> tensor<f32>
    %85 = "stablehlo.constant"() <{value = dense<4.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %86 = "stablehlo.divide"(%84, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x8xf32>
    %88 = "stablehlo.add"(%81, %87) : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %89 = "stablehlo.multiply"(%arg15, %64) : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %90 = "stablehlo.reshape"(%70) : (tensor<8x5x5x5xi32>) -> tensor<1000xi32>
    %91 = "stablehlo.slice"(%90) <{limit_indices = array<i64: 64>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<1000xi32>) -> tensor<64xi32>
    %92 = "stablehlo.reshape"(%91) : (tensor<64xi32>) -> tensor<1x64xi32>
    %93 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x64xi32>
    %95 = "stablehlo.compare"(%36, %94) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x64xi32>, tensor<1x64xi32>) -> tensor<1x64xi1>
    %96 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x64xi32>
    %98 = "stablehlo.add"(%36, %97) : (tensor<1x64xi32>, tensor<1x64xi32>) -> tensor<1x64xi32>
    %99 = "stablehlo.select"(%95, %98, %36) : (tensor<1x64xi1>, tensor<1x64xi32>, tensor<1x64xi32>) -> tensor<1x64xi32>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x64xi32>) -> tensor<1x64x1xi32>
    %101 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %102 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %104 = "stablehlo.minimum"(%101, %103) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xi32>) -> tensor<1x64x1xi32>
    %106 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x64x1xi32>
    %108 = "stablehlo.clamp"(%107, %100, %105) : (tensor<1x64x1xi32>, tensor<1x64x1xi32>, tensor<1x64x1xi32>) -> tensor<1x64x1xi32>
    %109 = "stablehlo.scatter"(%38, %108, %92) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg25: tensor<i32>, %arg26: tensor<i32>):
      %131 = "stablehlo.add"(%arg25, %arg26) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%131) : (tensor<i32>) -> ()
    }) : (tensor<5xi32>, tensor<1x64x1xi32>, tensor<1x64xi32>) -> tensor<5xi32>
    %110 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %111 = "stablehlo.reduce"(%109, %110) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg23: tensor<i32>, %arg24: tensor<i32>):
      %130 = "stablehlo.maximum"(%arg23, %arg24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%130) : (tensor<i32>) -> ()
    }) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
    %112 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %113 = "stablehlo.reduce"(%88, %112) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      %129 = "stablehlo.add"(%arg21, %arg22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%129) : (tensor<f32>) -> ()
    }) : (tensor<5x8xf32>, tensor<f32>) -> tensor<f32>
    %114 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %115 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %116 = "func.call"(%113, %114, %115) <{callee = @clip_0}> : (tensor<f32>, tensor<i32>, tensor<i32>) -> tensor<f32>
    %117 = "stablehlo.multiply"(%71, %71) : (tensor<5x5x64xi32>, tensor<5x5x64xi32>) -> tensor<5x5x64xi32>
    %118 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %119 = "stablehlo.reduce"(%117, %118) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg19: tensor<i32>, %arg20: tensor<i32>):
      %128 = "stablehlo.add"(%arg19, %arg20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%128) : (tensor<i32>) -> ()
    }) : (tensor<5x5x64xi32>, tensor<i32>) -> tensor<i32>
    %120 = "stablehlo.convert"(%119) : (tensor<i32>) -> tensor<f32>
    %121 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64xi32>
    %122 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %123 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %124 = "stablehlo.concatenate"(%122, %123) <{dimension = 0 : i64}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %125 = "stablehlo.count_leading_zeros"(%70) : (tensor<8x5x5x5xi32>) -> tensor<8x5x5x5xi32>
    %126 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %127 = "stablehlo.pad"(%124, %126) <{edge_padding_high = array<i64: 3>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<2xf32>, tensor<f32>) -> tensor<5xf32>
    "func.return"(%127, %111) : (tensor<5xf32>, tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<64xf32>, tensor<i32>, tensor<i32>) -> tensor<64xf32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<64xf32>, %arg13: tensor<i32>, %arg14: tensor<i32>):
    %30 = "stablehlo.convert"(%arg13) : (tensor<i32>) -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %32 = "stablehlo.maximum"(%31, %arg12) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %33 = "stablehlo.convert"(%arg14) : (tensor<i32>) -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %35 = "stablehlo.minimum"(%34, %32) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    "func.return"(%35) : (tensor<64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x8xf32>, tensor<i32>) -> tensor<5x1xf32>, res_attrs = [{}], sym_name = "_var", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<5x8xf32>, %arg7: tensor<i32>):
    %7 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.reduce"(%arg6, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %29 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%29) : (tensor<f32>) -> ()
    }) : (tensor<5x8xf32>, tensor<f32>) -> tensor<5xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %10 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1xf32>
    %12 = "stablehlo.divide"(%9, %11) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %14 = "stablehlo.subtract"(%arg6, %13) : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %15 = "chlo.square"(%14) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %16 = "stablehlo.convert"(%arg7) : (tensor<i32>) -> tensor<f32>
    %17 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.subtract"(%17, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.reduce"(%15, %19) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %28 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) : (tensor<5x8xf32>, tensor<f32>) -> tensor<5xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %22 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1xf32>
    %23 = "stablehlo.divide"(%21, %22) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %24 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.compare"(%18, %24) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %26 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %27 = "func.call"(%25, %23, %26) <{callee = @_where}> : (tensor<i1>, tensor<5x1xf32>, tensor<f32>) -> tensor<5x1xf32>
    "func.return"(%27) : (tensor<5x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<5x1xf32>, tensor<f32>) -> tensor<5x1xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<i1>, %arg4: tensor<5x1xf32>, %arg5: tensor<f32>):
    %4 = "stablehlo.convert"(%arg5) : (tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1xf32>
    %6 = "stablehlo.select"(%arg3, %arg4, %5) : (tensor<i1>, tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    "func.return"(%6) : (tensor<5x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<f32>, tensor<i32>, tensor<i32>) -> tensor<f32>, res_attrs = [{}], sym_name = "clip_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<f32>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.maximum"(%0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f32>
    %3 = "stablehlo.minimum"(%2, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%3) : (tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
