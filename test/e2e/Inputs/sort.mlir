"builtin.module"() <{sym_name = "jit_sorts"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8x16xf32>, tensor<8x16xi32>, tensor<4x6x8xf32>) -> (tensor<8x16xf32>, tensor<8x16xi32>, tensor<8x16xi32>, tensor<8x16xi32>, tensor<8x16xf32>, tensor<4x8xf32>, tensor<4x6x8xf32>, tensor<8x16xi1>, tensor<8x16xui32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg30: tensor<8x16xf32>, %arg31: tensor<8x16xi32>, %arg32: tensor<4x6x8xf32>):
    %125 = "stablehlo.transpose"(%arg31) <{permutation = array<i64: 1, 0>}> : (tensor<8x16xi32>) -> tensor<16x8xi32>
    %126 = "stablehlo.reshape"(%125) : (tensor<16x8xi32>) -> tensor<8x16xi32>
    %127:2 = "stablehlo.sort"(%arg31, %126) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg33: tensor<i32>, %arg34: tensor<i32>, %arg35: tensor<i32>, %arg36: tensor<i32>):
      %144 = "stablehlo.compare"(%arg35, %arg36) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %145 = "stablehlo.compare"(%arg33, %arg34) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %146 = "stablehlo.compare"(%arg33, %arg34) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %147 = "stablehlo.and"(%146, %144) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %148 = "stablehlo.or"(%145, %147) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%148) : (tensor<i1>) -> ()
    }) : (tensor<8x16xi32>, tensor<8x16xi32>) -> (tensor<8x16xi32>, tensor<8x16xi32>)
    %128 = "func.call"(%arg30) <{callee = @sort}> : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %129 = "func.call"(%arg30) <{callee = @argsort}> : (tensor<8x16xf32>) -> tensor<8x16xi32>
    %130 = "stablehlo.negate"(%arg30) : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %131 = "func.call"(%130) <{callee = @sort_0}> : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %132 = "stablehlo.negate"(%131) : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %133 = "func.call"(%arg32) <{callee = @median}> : (tensor<4x6x8xf32>) -> tensor<4x8xf32>
    %134 = "func.call"(%arg32) <{callee = @sort_1}> : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
    %135 = "stablehlo.constant"() <{value = dense<50> : tensor<i32>}> : () -> tensor<i32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8x16xi32>
    %137 = "stablehlo.compare"(%arg31, %136) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x16xi32>, tensor<8x16xi32>) -> tensor<8x16xi1>
    %138 = "func.call"(%137) <{callee = @sort_2}> : (tensor<8x16xi1>) -> tensor<8x16xi1>
    %139 = "stablehlo.convert"(%arg31) : (tensor<8x16xi32>) -> tensor<8x16xui32>
    %140 = "stablehlo.constant"() <{value = dense<50> : tensor<ui32>}> : () -> tensor<ui32>
    %141 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<8x16xui32>
    %142 = "stablehlo.subtract"(%139, %141) : (tensor<8x16xui32>, tensor<8x16xui32>) -> tensor<8x16xui32>
    %143 = "func.call"(%142) <{callee = @sort_3}> : (tensor<8x16xui32>) -> tensor<8x16xui32>
    "func.return"(%128, %129, %127#0, %127#1, %132, %133, %134, %138, %143) : (tensor<8x16xf32>, tensor<8x16xi32>, tensor<8x16xi32>, tensor<8x16xi32>, tensor<8x16xf32>, tensor<4x8xf32>, tensor<4x6x8xf32>, tensor<8x16xi1>, tensor<8x16xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8x16xf32>) -> tensor<8x16xf32>, res_attrs = [{}], sym_name = "sort", sym_visibility = "private"}> ({
  ^bb0(%arg27: tensor<8x16xf32>):
    %109 = "stablehlo.sort"(%arg27) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      %110 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %111 = "stablehlo.compare"(%arg28, %110) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %112 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %113 = "stablehlo.select"(%111, %112, %arg28) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %114 = "stablehlo.compare"(%arg28, %arg28) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %115 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %116 = "stablehlo.select"(%114, %115, %113) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %117 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %118 = "stablehlo.compare"(%arg29, %117) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %119 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %120 = "stablehlo.select"(%118, %119, %arg29) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %121 = "stablehlo.compare"(%arg29, %arg29) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %122 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %123 = "stablehlo.select"(%121, %122, %120) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %124 = "stablehlo.compare"(%116, %123) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%124) : (tensor<i1>) -> ()
    }) : (tensor<8x16xf32>) -> tensor<8x16xf32>
    "func.return"(%109) : (tensor<8x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8x16xf32>) -> tensor<8x16xi32>, res_attrs = [{}], sym_name = "argsort", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<8x16xf32>):
    %92 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<8x16xi32>
    %93:2 = "stablehlo.sort"(%arg22, %92) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg23: tensor<f32>, %arg24: tensor<f32>, %arg25: tensor<i32>, %arg26: tensor<i32>):
      %94 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %95 = "stablehlo.compare"(%arg23, %94) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %96 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %97 = "stablehlo.select"(%95, %96, %arg23) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %98 = "stablehlo.compare"(%arg23, %arg23) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %99 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %100 = "stablehlo.select"(%98, %99, %97) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %101 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %102 = "stablehlo.compare"(%arg24, %101) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %103 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %104 = "stablehlo.select"(%102, %103, %arg24) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %105 = "stablehlo.compare"(%arg24, %arg24) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %106 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %107 = "stablehlo.select"(%105, %106, %104) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %108 = "stablehlo.compare"(%100, %107) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%108) : (tensor<i1>) -> ()
    }) : (tensor<8x16xf32>, tensor<8x16xi32>) -> (tensor<8x16xf32>, tensor<8x16xi32>)
    "func.return"(%93#1) : (tensor<8x16xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8x16xf32>) -> tensor<8x16xf32>, res_attrs = [{}], sym_name = "sort_0", sym_visibility = "private"}> ({
  ^bb0(%arg19: tensor<8x16xf32>):
    %76 = "stablehlo.sort"(%arg19) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      %77 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %78 = "stablehlo.compare"(%arg20, %77) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %79 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %80 = "stablehlo.select"(%78, %79, %arg20) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %81 = "stablehlo.compare"(%arg20, %arg20) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %82 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %83 = "stablehlo.select"(%81, %82, %80) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %84 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %85 = "stablehlo.compare"(%arg21, %84) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %86 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %87 = "stablehlo.select"(%85, %86, %arg21) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %88 = "stablehlo.compare"(%arg21, %arg21) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %89 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %90 = "stablehlo.select"(%88, %89, %87) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %91 = "stablehlo.compare"(%83, %90) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%91) : (tensor<i1>) -> ()
    }) : (tensor<8x16xf32>) -> tensor<8x16xf32>
    "func.return"(%76) : (tensor<8x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6x8xf32>) -> tensor<4x8xf32>, res_attrs = [{}], sym_name = "median", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<4x6x8xf32>):
    %74 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %75 = "func.call"(%arg18, %74) <{callee = @quantile}> : (tensor<4x6x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    "func.return"(%75) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x6x8xf32>, tensor<f32>) -> tensor<4x8xf32>, res_attrs = [{}], sym_name = "quantile", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<4x6x8xf32>, %arg13: tensor<f32>):
    %25 = "stablehlo.compare"(%arg12, %arg12) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x6x8xf32>, tensor<4x6x8xf32>) -> tensor<4x6x8xi1>
    %26 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %27 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg16: tensor<i1>, %arg17: tensor<i1>):
      %73 = "stablehlo.or"(%arg16, %arg17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%73) : (tensor<i1>) -> ()
    }) : (tensor<4x6x8xi1>, tensor<i1>) -> tensor<4x8xi1>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x8xi1>) -> tensor<4x1x8xi1>
    %29 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %30 = "func.call"(%28, %29, %arg12) <{callee = @_where}> : (tensor<4x1x8xi1>, tensor<f32>, tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
    %31 = "stablehlo.sort"(%30) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %58 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %59 = "stablehlo.compare"(%arg14, %58) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %60 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %61 = "stablehlo.select"(%59, %60, %arg14) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %62 = "stablehlo.compare"(%arg14, %arg14) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %63 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %64 = "stablehlo.select"(%62, %63, %61) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %65 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %66 = "stablehlo.compare"(%arg15, %65) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %67 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %68 = "stablehlo.select"(%66, %67, %arg15) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %69 = "stablehlo.compare"(%arg15, %arg15) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %70 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %71 = "stablehlo.select"(%69, %70, %68) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %72 = "stablehlo.compare"(%64, %71) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%72) : (tensor<i1>) -> ()
    }) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
    %32 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.subtract"(%32, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.multiply"(%arg13, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.floor"(%35) : (tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.ceil"(%35) : (tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.subtract"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %41 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.clamp"(%41, %36, %40) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %43 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.subtract"(%43, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %46 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.clamp"(%46, %37, %45) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %48 = "stablehlo.convert"(%42) : (tensor<f32>) -> tensor<i32>
    %49 = "stablehlo.convert"(%47) : (tensor<f32>) -> tensor<i32>
    %50 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %51 = "stablehlo.gather"(%31, %50) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1, 8>}> : (tensor<4x6x8xf32>, tensor<1xi32>) -> tensor<4x8xf32>
    %52 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %53 = "stablehlo.gather"(%31, %52) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1, 8>}> : (tensor<4x6x8xf32>, tensor<1xi32>) -> tensor<4x8xf32>
    %54 = "stablehlo.add"(%51, %53) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %55 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x8xf32>
    %57 = "stablehlo.multiply"(%54, %56) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%57) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x1x8xi1>, tensor<f32>, tensor<4x6x8xf32>) -> tensor<4x6x8xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<4x1x8xi1>, %arg10: tensor<f32>, %arg11: tensor<4x6x8xf32>):
    %21 = "stablehlo.convert"(%arg10) : (tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x8xi1>) -> tensor<4x6x8xi1>
    %23 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x8xf32>
    %24 = "stablehlo.select"(%22, %23, %arg11) : (tensor<4x6x8xi1>, tensor<4x6x8xf32>, tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
    "func.return"(%24) : (tensor<4x6x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>, res_attrs = [{}], sym_name = "sort_1", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<4x6x8xf32>):
    %4 = "stablehlo.sort"(%arg6) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %6 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %7 = "stablehlo.compare"(%arg7, %6) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %9 = "stablehlo.select"(%7, %8, %arg7) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %10 = "stablehlo.compare"(%arg7, %arg7) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %11 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %12 = "stablehlo.select"(%10, %11, %9) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %13 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %14 = "stablehlo.compare"(%arg8, %13) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %15 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %16 = "stablehlo.select"(%14, %15, %arg8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %17 = "stablehlo.compare"(%arg8, %arg8) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %18 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %19 = "stablehlo.select"(%17, %18, %16) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %20 = "stablehlo.compare"(%12, %19) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%20) : (tensor<i1>) -> ()
    }) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
    %5 = "stablehlo.reverse"(%4) <{dimensions = array<i64: 1>}> : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
    "func.return"(%5) : (tensor<4x6x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8x16xi1>) -> tensor<8x16xi1>, res_attrs = [{}], sym_name = "sort_2", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<8x16xi1>):
    %2 = "stablehlo.sort"(%arg3) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg4: tensor<i1>, %arg5: tensor<i1>):
      %3 = "stablehlo.compare"(%arg4, %arg5) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%3) : (tensor<i1>) -> ()
    }) : (tensor<8x16xi1>) -> tensor<8x16xi1>
    "func.return"(%2) : (tensor<8x16xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8x16xui32>) -> tensor<8x16xui32>, res_attrs = [{}], sym_name = "sort_3", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<8x16xui32>):
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      %1 = "stablehlo.compare"(%arg1, %arg2) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      "stablehlo.return"(%1) : (tensor<i1>) -> ()
    }) : (tensor<8x16xui32>) -> tensor<8x16xui32>
    "func.return"(%0) : (tensor<8x16xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
