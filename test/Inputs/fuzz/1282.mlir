"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {}, {tf.aliasing_output = 2 : i32}, {}], function_type = (tensor<f32>, tensor<2x2x2xbf16>, tensor<5x4xi32>, tensor<f32>, tensor<2x2x2xbf16>) -> (tensor<f32>, tensor<2x2x2xbf16>, tensor<f32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<2x2x2xbf16>, %arg4: tensor<5x4xi32>, %arg5: tensor<f32>, %arg6: tensor<2x2x2xbf16>):
    %2 = "stablehlo.xor"(%arg4, %arg4) : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %4 = "func.call"(%2, %3) <{callee = @_pad}> : (tensor<5x4xi32>, tensor<i32>) -> tensor<5x9xi32>
    %5 = "stablehlo.concatenate"(%4, %arg4) <{dimension = 1 : i64}> : (tensor<5x9xi32>, tensor<5x4xi32>) -> tensor<5x13xi32>
    %6 = "stablehlo.multiply"(%arg3, %arg3) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %7 = "stablehlo.multiply"(%arg3, %arg3) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %8 = "stablehlo.multiply"(%arg3, %arg3) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %10 = "stablehlo.convert"(%9) : (tensor<2x2x2xbf16>) -> tensor<2x2x2xf32>
    %11 = "stablehlo.tanh"(%10) : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2xf32>
    %14 = "stablehlo.subtract"(%13, %11) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %15 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2xf32>
    %17 = "stablehlo.multiply"(%11, %16) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.reduce"(%17, %18) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      %249 = "stablehlo.add"(%arg21, %arg22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%249) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.divide"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.multiply"(%arg2, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.reduce"(%23, %24) <{dimensions = array<i64>}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %248 = "stablehlo.add"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%248) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.add"(%25, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.divide"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2xf32>
    %34 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2xf32>
    %36 = "stablehlo.multiply"(%33, %35) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %37 = "stablehlo.multiply"(%36, %14) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %38 = "stablehlo.multiply"(%37, %11) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %39 = "stablehlo.add"(%37, %38) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %40 = "stablehlo.convert"(%39) : (tensor<2x2x2xf32>) -> tensor<2x2x2xbf16>
    %41 = "stablehlo.multiply"(%arg3, %40) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %42 = "stablehlo.multiply"(%40, %arg3) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %43 = "stablehlo.add"(%41, %42) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %44 = "stablehlo.multiply"(%arg3, %40) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %45 = "stablehlo.add"(%43, %44) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %46 = "stablehlo.multiply"(%40, %arg3) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %47 = "stablehlo.add"(%45, %46) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %48 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.multiply"(%48, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %50 = "stablehlo.add"(%49, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %51 = "stablehlo.constant"() <{value = dense<8.984370e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2x2xbf16>
    %53 = "stablehlo.multiply"(%52, %arg6) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %54 = "stablehlo.add"(%53, %47) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %55 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.multiply"(%55, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %57 = "stablehlo.subtract"(%arg2, %56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %58 = "stablehlo.constant"() <{value = dense<1.000980e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2x2xbf16>
    %60 = "stablehlo.multiply"(%59, %54) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %61 = "stablehlo.subtract"(%arg3, %60) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %62 = "stablehlo.xor"(%arg4, %arg4) : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi32>
    %63 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %64 = "func.call"(%62, %63) <{callee = @_pad}> : (tensor<5x4xi32>, tensor<i32>) -> tensor<5x9xi32>
    %65 = "stablehlo.concatenate"(%64, %arg4) <{dimension = 1 : i64}> : (tensor<5x9xi32>, tensor<5x4xi32>) -> tensor<5x13xi32>
    %66 = "stablehlo.multiply"(%arg3, %arg3) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %67 = "stablehlo.multiply"(%arg3, %arg3) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %68 = "stablehlo.multiply"(%arg3, %arg3) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %69 = "stablehlo.add"(%67, %68) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %70 = "stablehlo.convert"(%69) : (tensor<2x2x2xbf16>) -> tensor<2x2x2xf32>
    %71 = "stablehlo.tanh"(%70) : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %72 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2xf32>
    %74 = "stablehlo.subtract"(%73, %71) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %75 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2xf32>
    %77 = "stablehlo.multiply"(%71, %76) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %78 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %79 = "stablehlo.reduce"(%77, %78) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %247 = "stablehlo.add"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%247) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<f32>
    %80 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.divide"(%79, %80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %82 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %83 = "stablehlo.multiply"(%arg2, %82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %84 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.reduce"(%83, %84) <{dimensions = array<i64>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %246 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%246) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %86 = "stablehlo.add"(%85, %81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %87 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %88 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %89 = "stablehlo.multiply"(%87, %88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %90 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %91 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %92 = "stablehlo.divide"(%90, %91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2xf32>
    %94 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2xf32>
    %96 = "stablehlo.multiply"(%93, %95) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %97 = "stablehlo.multiply"(%96, %74) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %98 = "stablehlo.multiply"(%97, %71) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %99 = "stablehlo.add"(%97, %98) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %100 = "stablehlo.convert"(%99) : (tensor<2x2x2xf32>) -> tensor<2x2x2xbf16>
    %101 = "stablehlo.multiply"(%arg3, %100) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %102 = "stablehlo.multiply"(%100, %arg3) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %103 = "stablehlo.add"(%101, %102) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %104 = "stablehlo.multiply"(%arg3, %100) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %105 = "stablehlo.add"(%103, %104) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %106 = "stablehlo.multiply"(%100, %arg3) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %107 = "stablehlo.add"(%105, %106) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %108 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %109 = "stablehlo.multiply"(%108, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %110 = "stablehlo.add"(%109, %89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %111 = "stablehlo.constant"() <{value = dense<8.984370e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2x2xbf16>
    %113 = "stablehlo.multiply"(%112, %arg6) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %114 = "stablehlo.add"(%113, %107) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %115 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %116 = "stablehlo.multiply"(%115, %110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %117 = "stablehlo.subtract"(%arg2, %116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %118 = "stablehlo.constant"() <{value = dense<1.000980e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2x2xbf16>
    %120 = "stablehlo.multiply"(%119, %114) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %121 = "stablehlo.subtract"(%arg3, %120) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %122 = "stablehlo.xor"(%arg4, %arg4) : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi32>
    %123 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %124 = "func.call"(%122, %123) <{callee = @_pad}> : (tensor<5x4xi32>, tensor<i32>) -> tensor<5x9xi32>
    %125 = "stablehlo.concatenate"(%124, %arg4) <{dimension = 1 : i64}> : (tensor<5x9xi32>, tensor<5x4xi32>) -> tensor<5x13xi32>
    %126 = "stablehlo.multiply"(%arg3, %arg3) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %127 = "stablehlo.multiply"(%arg3, %arg3) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %128 = "stablehlo.multiply"(%arg3, %arg3) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %129 = "stablehlo.add"(%127, %128) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %130 = "stablehlo.convert"(%129) : (tensor<2x2x2xbf16>) -> tensor<2x2x2xf32>
    %131 = "stablehlo.tanh"(%130) : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %132 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %133 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2xf32>
    %134 = "stablehlo.subtract"(%133, %131) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %135 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2xf32>
    %137 = "stablehlo.multiply"(%131, %136) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %138 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %139 = "stablehlo.reduce"(%137, %138) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %245 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%245) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<f32>
    %140 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %141 = "stablehlo.divide"(%139, %140) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %142 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %143 = "stablehlo.multiply"(%arg2, %142) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %144 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %145 = "stablehlo.reduce"(%143, %144) <{dimensions = array<i64>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %244 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%244) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %146 = "stablehlo.add"(%145, %141) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %147 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %148 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %149 = "stablehlo.multiply"(%147, %148) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %150 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %151 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %152 = "stablehlo.divide"(%150, %151) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %153 = "stablehlo.broadcast_in_dim"(%152) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2xf32>
    %154 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %155 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2xf32>
    %156 = "stablehlo.multiply"(%153, %155) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %157 = "stablehlo.multiply"(%156, %134) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %158 = "stablehlo.multiply"(%157, %131) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %159 = "stablehlo.add"(%157, %158) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %160 = "stablehlo.convert"(%159) : (tensor<2x2x2xf32>) -> tensor<2x2x2xbf16>
    %161 = "stablehlo.multiply"(%arg3, %160) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %162 = "stablehlo.multiply"(%160, %arg3) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %163 = "stablehlo.add"(%161, %162) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %164 = "stablehlo.multiply"(%arg3, %160) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %165 = "stablehlo.add"(%163, %164) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %166 = "stablehlo.multiply"(%160, %arg3) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %167 = "stablehlo.add"(%165, %166) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %168 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %169 = "stablehlo.multiply"(%168, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %170 = "stablehlo.add"(%169, %149) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %171 = "stablehlo.constant"() <{value = dense<8.984370e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %172 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2x2xbf16>
    %173 = "stablehlo.multiply"(%172, %arg6) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %174 = "stablehlo.add"(%173, %167) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %175 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %176 = "stablehlo.multiply"(%175, %170) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %177 = "stablehlo.subtract"(%arg2, %176) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %178 = "stablehlo.constant"() <{value = dense<1.000980e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %179 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2x2xbf16>
    %180 = "stablehlo.multiply"(%179, %174) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %181 = "stablehlo.subtract"(%arg3, %180) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %182 = "stablehlo.xor"(%arg4, %arg4) : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi32>
    %183 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %184 = "func.call"(%182, %183) <{callee = @_pad}> : (tensor<5x4xi32>, tensor<i32>) -> tensor<5x9xi32>
    %185 = "stablehlo.concatenate"(%184, %arg4) <{dimension = 1 : i64}> : (tensor<5x9xi32>, tensor<5x4xi32>) -> tensor<5x13xi32>
    %186 = "stablehlo.multiply"(%arg3, %arg3) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %187 = "stablehlo.multiply"(%arg3, %arg3) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %188 = "stablehlo.multiply"(%arg3, %arg3) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %189 = "stablehlo.add"(%187, %188) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %190 = "stablehlo.convert"(%189) : (tensor<2x2x2xbf16>) -> tensor<2x2x2xf32>
    %191 = "stablehlo.tanh"(%190) : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %192 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %193 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2xf32>
    %194 = "stablehlo.subtract"(%193, %191) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %195 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %196 = "stablehlo.broadcast_in_dim"(%195) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2xf32>
    %197 = "stablehlo.multiply"(%191, %196) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %198 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %199 = "stablehlo.reduce"(%197, %198) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %243 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%243) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<f32>
    %200 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %201 = "stablehlo.divide"(%199, %200) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %202 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %203 = "stablehlo.multiply"(%arg2, %202) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %204 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %205 = "stablehlo.reduce"(%203, %204) <{dimensions = array<i64>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %242 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%242) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %206 = "stablehlo.add"(%205, %201) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %207 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %208 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %209 = "stablehlo.multiply"(%207, %208) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %210 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %211 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %212 = "stablehlo.divide"(%210, %211) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %213 = "stablehlo.broadcast_in_dim"(%212) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2xf32>
    %214 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %215 = "stablehlo.broadcast_in_dim"(%214) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2xf32>
    %216 = "stablehlo.multiply"(%213, %215) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %217 = "stablehlo.multiply"(%216, %194) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %218 = "stablehlo.multiply"(%217, %191) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %219 = "stablehlo.add"(%217, %218) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %220 = "stablehlo.convert"(%219) : (tensor<2x2x2xf32>) -> tensor<2x2x2xbf16>
    %221 = "stablehlo.multiply"(%arg3, %220) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %222 = "stablehlo.multiply"(%220, %arg3) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %223 = "stablehlo.add"(%221, %222) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %224 = "stablehlo.multiply"(%arg3, %220) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %225 = "stablehlo.add"(%223, %224) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %226 = "stablehlo.multiply"(%220, %arg3) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %227 = "stablehlo.add"(%225, %226) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %228 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %229 = "stablehlo.multiply"(%228, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %230 = "stablehlo.add"(%229, %209) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %231 = "stablehlo.constant"() <{value = dense<8.984370e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %232 = "stablehlo.broadcast_in_dim"(%231) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2x2xbf16>
    %233 = "stablehlo.multiply"(%232, %arg6) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %234 = "stablehlo.add"(%233, %227) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %235 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %236 = "stablehlo.multiply"(%235, %230) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %237 = "stablehlo.subtract"(%arg2, %236) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %238 = "stablehlo.constant"() <{value = dense<1.000980e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %239 = "stablehlo.broadcast_in_dim"(%238) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2x2xbf16>
    %240 = "stablehlo.multiply"(%239, %234) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    %241 = "stablehlo.subtract"(%arg3, %240) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
    "func.return"(%57, %121, %170, %206) : (tensor<f32>, tensor<2x2x2xbf16>, tensor<f32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x4xi32>, tensor<i32>) -> tensor<5x9xi32>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<5x4xi32>, %arg1: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_high = array<i64: 0, 5>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<5x4xi32>, tensor<i32>) -> tensor<5x9xi32>
    "func.return"(%1) : (tensor<5x9xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
