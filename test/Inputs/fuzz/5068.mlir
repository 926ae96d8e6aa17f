"builtin.module"() <{sym_name = "jit_tangent"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<8x8x3xf32>, tensor<8x3x3xf32>, tensor<i32>, tensor<8x3xf32>, tensor<8x8x3xf32>) -> (tensor<8x8x3xf32>, tensor<8x3x3xf32>, tensor<8x3xf32>, tensor<8x8x3xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<8x8x3xf32>, %arg6: tensor<8x3x3xf32>, %arg7: tensor<i32>, %arg8: tensor<8x3xf32>, %arg9: tensor<8x8x3xf32>):
    %8 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x3x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8x3xf32>
    %16 = "stablehlo.reshape"(%arg9) : (tensor<8x8x3xf32>) -> tensor<192xf32>
    %17 = "stablehlo.reshape"(%15) : (tensor<8x8x3xf32>) -> tensor<192xf32>
    %18 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<192xf32>) -> tensor<2xf32>
    %19 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<192xf32>) -> tensor<2xf32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %21:3 = "func.call"(%arg8, %20, %13) <{callee = @_pad}> : (tensor<8x3xf32>, tensor<i32>, tensor<8x3xf32>) -> (tensor<8x5xf32>, tensor<8x5xf32>, tensor<f32>)
    %22 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %23 = "stablehlo.slice"(%19) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %24 = "stablehlo.reshape"(%22) : (tensor<1xf32>) -> tensor<f32>
    %25 = "stablehlo.reshape"(%23) : (tensor<1xf32>) -> tensor<f32>
    %26 = "stablehlo.slice"(%21#0) <{limit_indices = array<i64: 8, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<8x5xf32>) -> tensor<8x3xf32>
    %27 = "stablehlo.slice"(%21#1) <{limit_indices = array<i64: 8, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<8x5xf32>) -> tensor<8x3xf32>
    %28 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x3xf32>
    %29 = "stablehlo.multiply"(%28, %26) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %30 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x3xf32>
    %31 = "stablehlo.multiply"(%30, %26) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %32 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x3xf32>
    %33 = "stablehlo.multiply"(%32, %27) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %34 = "stablehlo.add"(%31, %33) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %35 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x3xf32>
    %37 = "stablehlo.add"(%36, %29) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %38 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %39 = "stablehlo.slice"(%19) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %40 = "stablehlo.reshape"(%38) : (tensor<1xf32>) -> tensor<f32>
    %41 = "stablehlo.reshape"(%39) : (tensor<1xf32>) -> tensor<f32>
    %42 = "stablehlo.slice"(%21#0) <{limit_indices = array<i64: 8, 4>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<8x5xf32>) -> tensor<8x3xf32>
    %43 = "stablehlo.slice"(%21#1) <{limit_indices = array<i64: 8, 4>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<8x5xf32>) -> tensor<8x3xf32>
    %44 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x3xf32>
    %45 = "stablehlo.multiply"(%44, %42) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %46 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x3xf32>
    %47 = "stablehlo.multiply"(%46, %42) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %48 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x3xf32>
    %49 = "stablehlo.multiply"(%48, %43) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %50 = "stablehlo.add"(%47, %49) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %51 = "stablehlo.add"(%37, %45) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %52 = "stablehlo.add"(%34, %50) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %53 = "stablehlo.reshape"(%arg9) : (tensor<8x8x3xf32>) -> tensor<192xf32>
    %54 = "stablehlo.reshape"(%15) : (tensor<8x8x3xf32>) -> tensor<192xf32>
    %55 = "stablehlo.bitcast_convert"(%arg7) : (tensor<i32>) -> tensor<ui32>
    %56 = "stablehlo.tanh"(%51) : (tensor<8x3xf32>) -> tensor<8x3xf32>
    %57 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x3xf32>
    %59 = "stablehlo.subtract"(%58, %56) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %60 = "stablehlo.multiply"(%52, %56) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %61 = "stablehlo.add"(%52, %60) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %62 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x3xf32>
    %64 = "stablehlo.subtract"(%63, %56) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %65 = "stablehlo.multiply"(%61, %64) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %66 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x3xf32>
    %68 = "stablehlo.multiply"(%56, %67) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %69 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x3xf32>
    %71 = "stablehlo.multiply"(%65, %70) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %72 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.reduce"(%68, %72) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      %205 = "stablehlo.add"(%arg28, %arg29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%205) : (tensor<f32>) -> ()
    }) : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
    %74 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %75 = "stablehlo.reduce"(%71, %74) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg26: tensor<f32>, %arg27: tensor<f32>):
      %204 = "stablehlo.add"(%arg26, %arg27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%204) : (tensor<f32>) -> ()
    }) : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
    %76 = "stablehlo.constant"() <{value = dense<2.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %77 = "stablehlo.divide"(%73, %76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %78 = "stablehlo.constant"() <{value = dense<2.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %79 = "stablehlo.divide"(%75, %78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %80 = "stablehlo.tanh"(%53) : (tensor<192xf32>) -> tensor<192xf32>
    %81 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<192xf32>
    %83 = "stablehlo.subtract"(%82, %80) : (tensor<192xf32>, tensor<192xf32>) -> tensor<192xf32>
    %84 = "stablehlo.multiply"(%54, %80) : (tensor<192xf32>, tensor<192xf32>) -> tensor<192xf32>
    %85 = "stablehlo.add"(%54, %84) : (tensor<192xf32>, tensor<192xf32>) -> tensor<192xf32>
    %86 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<192xf32>
    %88 = "stablehlo.subtract"(%87, %80) : (tensor<192xf32>, tensor<192xf32>) -> tensor<192xf32>
    %89 = "stablehlo.multiply"(%85, %88) : (tensor<192xf32>, tensor<192xf32>) -> tensor<192xf32>
    %90 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<192xf32>
    %92 = "stablehlo.multiply"(%80, %91) : (tensor<192xf32>, tensor<192xf32>) -> tensor<192xf32>
    %93 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<192xf32>
    %95 = "stablehlo.multiply"(%89, %94) : (tensor<192xf32>, tensor<192xf32>) -> tensor<192xf32>
    %96 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.reduce"(%92, %96) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      %203 = "stablehlo.add"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%203) : (tensor<f32>) -> ()
    }) : (tensor<192xf32>, tensor<f32>) -> tensor<f32>
    %98 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.reduce"(%95, %98) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %202 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%202) : (tensor<f32>) -> ()
    }) : (tensor<192xf32>, tensor<f32>) -> tensor<f32>
    %100 = "stablehlo.constant"() <{value = dense<1.920000e+02> : tensor<f32>}> : () -> tensor<f32>
    %101 = "stablehlo.divide"(%97, %100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %102 = "stablehlo.constant"() <{value = dense<1.920000e+02> : tensor<f32>}> : () -> tensor<f32>
    %103 = "stablehlo.divide"(%99, %102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %104 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8x3xf32>
    %106 = "stablehlo.multiply"(%arg5, %105) : (tensor<8x8x3xf32>, tensor<8x8x3xf32>) -> tensor<8x8x3xf32>
    %107 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8x3xf32>
    %109 = "stablehlo.multiply"(%9, %108) : (tensor<8x8x3xf32>, tensor<8x8x3xf32>) -> tensor<8x8x3xf32>
    %110 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %111 = "stablehlo.reduce"(%106, %110) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      %201 = "stablehlo.add"(%arg20, %arg21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%201) : (tensor<f32>) -> ()
    }) : (tensor<8x8x3xf32>, tensor<f32>) -> tensor<f32>
    %112 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %113 = "stablehlo.reduce"(%109, %112) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %200 = "stablehlo.add"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%200) : (tensor<f32>) -> ()
    }) : (tensor<8x8x3xf32>, tensor<f32>) -> tensor<f32>
    %114 = "stablehlo.add"(%111, %77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %115 = "stablehlo.add"(%113, %79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %116 = "stablehlo.add"(%114, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %117 = "stablehlo.add"(%115, %103) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %118 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %119 = "stablehlo.constant"() <{value = dense<1.920000e+02> : tensor<f32>}> : () -> tensor<f32>
    %120 = "stablehlo.divide"(%118, %119) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<192xf32>
    %122 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<192xf32>
    %124 = "stablehlo.multiply"(%121, %123) : (tensor<192xf32>, tensor<192xf32>) -> tensor<192xf32>
    %125 = "stablehlo.multiply"(%85, %124) : (tensor<192xf32>, tensor<192xf32>) -> tensor<192xf32>
    %126 = "stablehlo.multiply"(%124, %88) : (tensor<192xf32>, tensor<192xf32>) -> tensor<192xf32>
    %127 = "stablehlo.negate"(%125) : (tensor<192xf32>) -> tensor<192xf32>
    %128 = "stablehlo.multiply"(%54, %126) : (tensor<192xf32>, tensor<192xf32>) -> tensor<192xf32>
    %129 = "stablehlo.add"(%127, %128) : (tensor<192xf32>, tensor<192xf32>) -> tensor<192xf32>
    %130 = "stablehlo.multiply"(%129, %83) : (tensor<192xf32>, tensor<192xf32>) -> tensor<192xf32>
    %131 = "stablehlo.multiply"(%130, %80) : (tensor<192xf32>, tensor<192xf32>) -> tensor<192xf32>
    %132 = "stablehlo.add"(%130, %131) : (tensor<192xf32>, tensor<192xf32>) -> tensor<192xf32>
    %133 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %134 = "stablehlo.constant"() <{value = dense<2.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %135 = "stablehlo.divide"(%133, %134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x3xf32>
    %137 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %138 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x3xf32>
    %139 = "stablehlo.multiply"(%136, %138) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %140 = "stablehlo.multiply"(%61, %139) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %141 = "stablehlo.multiply"(%139, %64) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %142 = "stablehlo.negate"(%140) : (tensor<8x3xf32>) -> tensor<8x3xf32>
    %143 = "stablehlo.multiply"(%52, %141) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %144 = "stablehlo.add"(%142, %143) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %145 = "stablehlo.multiply"(%141, %56) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %146 = "stablehlo.add"(%141, %145) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %147 = "stablehlo.multiply"(%144, %59) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %148 = "stablehlo.multiply"(%147, %56) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %149 = "stablehlo.add"(%147, %148) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %150 = "stablehlo.reshape"(%132) : (tensor<192xf32>) -> tensor<8x8x3xf32>
    %151 = "stablehlo.multiply"(%146, %43) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %152 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %153 = "stablehlo.reduce"(%151, %152) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %199 = "stablehlo.add"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%199) : (tensor<f32>) -> ()
    }) : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
    %154 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x3xf32>
    %155 = "stablehlo.multiply"(%154, %146) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %156 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x3xf32>
    %157 = "stablehlo.multiply"(%156, %149) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %158 = "stablehlo.add"(%155, %157) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %159 = "stablehlo.multiply"(%149, %42) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %160 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %161 = "stablehlo.reduce"(%159, %160) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %198 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%198) : (tensor<f32>) -> ()
    }) : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
    %162 = "stablehlo.add"(%153, %161) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %163 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %164 = "stablehlo.pad"(%158, %163) <{edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<8x3xf32>, tensor<f32>) -> tensor<8x5xf32>
    %165 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %166 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %167 = "stablehlo.pad"(%165, %166) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %168 = "stablehlo.multiply"(%146, %27) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %169 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %170 = "stablehlo.reduce"(%168, %169) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %197 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%197) : (tensor<f32>) -> ()
    }) : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
    %171 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x3xf32>
    %172 = "stablehlo.multiply"(%171, %146) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %173 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x3xf32>
    %174 = "stablehlo.multiply"(%173, %149) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %175 = "stablehlo.add"(%172, %174) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %176 = "stablehlo.multiply"(%149, %26) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %177 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %178 = "stablehlo.reduce"(%176, %177) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %196 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%196) : (tensor<f32>) -> ()
    }) : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
    %179 = "stablehlo.add"(%170, %178) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %180 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %181 = "stablehlo.pad"(%175, %180) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<8x3xf32>, tensor<f32>) -> tensor<8x5xf32>
    %182 = "stablehlo.add"(%164, %181) : (tensor<8x5xf32>, tensor<8x5xf32>) -> tensor<8x5xf32>
    %183 = "stablehlo.broadcast_in_dim"(%179) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %184 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %185 = "stablehlo.pad"(%183, %184) <{edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %186 = "stablehlo.add"(%167, %185) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %187 = "func.call"(%21#2, %182) <{callee = @_pad_0}> : (tensor<f32>, tensor<8x5xf32>) -> tensor<8x3xf32>
    %188 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %189 = "stablehlo.pad"(%186, %188) <{edge_padding_high = array<i64: 190>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<2xf32>, tensor<f32>) -> tensor<192xf32>
    %190 = "stablehlo.reshape"(%189) : (tensor<192xf32>) -> tensor<8x8x3xf32>
    %191 = "stablehlo.add"(%150, %190) : (tensor<8x8x3xf32>, tensor<8x8x3xf32>) -> tensor<8x8x3xf32>
    %192 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %193 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8x3xf32>
    %194 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %195 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x3x3xf32>
    "func.return"(%193, %195, %187, %191) : (tensor<8x8x3xf32>, tensor<8x3x3xf32>, tensor<8x3xf32>, tensor<8x8x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8x3xf32>, tensor<i32>, tensor<8x3xf32>) -> (tensor<8x5xf32>, tensor<8x5xf32>, tensor<f32>), res_attrs = [{}, {}, {}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<8x3xf32>, %arg3: tensor<i32>, %arg4: tensor<8x3xf32>):
    %3 = "stablehlo.convert"(%arg3) : (tensor<i32>) -> tensor<f32>
    %4 = "stablehlo.pad"(%arg2, %3) <{edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<8x3xf32>, tensor<f32>) -> tensor<8x5xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.pad"(%arg4, %5) <{edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<8x3xf32>, tensor<f32>) -> tensor<8x5xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    "func.return"(%4, %6, %7) : (tensor<8x5xf32>, tensor<8x5xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<f32>, tensor<8x5xf32>) -> tensor<8x3xf32>, res_attrs = [{}], sym_name = "_pad_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<f32>, %arg1: tensor<8x5xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.pad"(%arg1, %0) <{edge_padding_high = array<i64: 0, -1>, edge_padding_low = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<8x5xf32>, tensor<f32>) -> tensor<8x3xf32>
    %2 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 8, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<8x3xf32>) -> tensor<8x3xf32>
    "func.return"(%2) : (tensor<8x3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
