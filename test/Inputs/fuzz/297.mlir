"builtin.module"() <{sym_name = "jit_step"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {}], function_type = (tensor<f32>, tensor<9xf32>, tensor<4x4x8x8xi32>) -> (tensor<f32>, tensor<9xf32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<f32>, %arg8: tensor<9xf32>, %arg9: tensor<4x4x8x8xi32>):
    %28 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9x9xf32>
    %29 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.reduce"(%arg8, %29) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg30: tensor<f32>, %arg31: tensor<f32>):
      %190 = "stablehlo.add"(%arg30, %arg31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%190) : (tensor<f32>) -> ()
    }) : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %32 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %33:3 = "func.call"(%30, %31, %32) <{callee = @clip}> : (tensor<f32>, tensor<i32>, tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %34 = "stablehlo.pad"(%28, %33#0) <{edge_padding_high = array<i64: -1, 1>, edge_padding_low = array<i64: -2, -2>, interior_padding = array<i64: 1, 1>}> : (tensor<9x9xf32>, tensor<f32>) -> tensor<14x16xf32>
    %35 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %36 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %37:2 = "func.call"(%28, %36) <{callee = @_pad}> : (tensor<9x9xf32>, tensor<i32>) -> (tensor<9x13xf32>, tensor<f32>)
    %38 = "stablehlo.slice"(%35) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %39 = "stablehlo.reshape"(%38) : (tensor<1xf32>) -> tensor<f32>
    %40 = "stablehlo.slice"(%37#0) <{limit_indices = array<i64: 9, 9>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<9x13xf32>) -> tensor<9x9xf32>
    %41 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9x9xf32>
    %42 = "stablehlo.multiply"(%41, %40) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %43 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9x9xf32>
    %45 = "stablehlo.add"(%44, %42) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %46 = "stablehlo.slice"(%35) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %47 = "stablehlo.reshape"(%46) : (tensor<1xf32>) -> tensor<f32>
    %48 = "stablehlo.slice"(%37#0) <{limit_indices = array<i64: 9, 10>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<9x13xf32>) -> tensor<9x9xf32>
    %49 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9x9xf32>
    %50 = "stablehlo.multiply"(%49, %48) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %51 = "stablehlo.add"(%45, %50) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %52 = "stablehlo.slice"(%35) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %53 = "stablehlo.reshape"(%52) : (tensor<1xf32>) -> tensor<f32>
    %54 = "stablehlo.slice"(%37#0) <{limit_indices = array<i64: 9, 11>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>}> : (tensor<9x13xf32>) -> tensor<9x9xf32>
    %55 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9x9xf32>
    %56 = "stablehlo.multiply"(%55, %54) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %57 = "stablehlo.add"(%51, %56) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %58 = "stablehlo.slice"(%35) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %59 = "stablehlo.reshape"(%58) : (tensor<1xf32>) -> tensor<f32>
    %60 = "stablehlo.slice"(%37#0) <{limit_indices = array<i64: 9, 12>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>}> : (tensor<9x13xf32>) -> tensor<9x9xf32>
    %61 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9x9xf32>
    %62 = "stablehlo.multiply"(%61, %60) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %63 = "stablehlo.add"(%57, %62) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %64 = "stablehlo.tanh"(%63) : (tensor<9x9xf32>) -> tensor<9x9xf32>
    %65 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9x9xf32>
    %67 = "stablehlo.subtract"(%66, %64) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %68 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9x9xf32>
    %70 = "stablehlo.multiply"(%64, %69) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %71 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.reduce"(%70, %71) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      %189 = "stablehlo.add"(%arg28, %arg29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%189) : (tensor<f32>) -> ()
    }) : (tensor<9x9xf32>, tensor<f32>) -> tensor<f32>
    %73 = "stablehlo.constant"() <{value = dense<8.100000e+01> : tensor<f32>}> : () -> tensor<f32>
    %74 = "stablehlo.divide"(%72, %73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %75 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %76 = "stablehlo.multiply"(%arg7, %75) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %77 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.reduce"(%76, %77) <{dimensions = array<i64>}> ({
    ^bb0(%arg26: tensor<f32>, %arg27: tensor<f32>):
      %188 = "stablehlo.add"(%arg26, %arg27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%188) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %79 = "stablehlo.add"(%78, %74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %80 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %82 = "stablehlo.multiply"(%80, %81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %83 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %84 = "stablehlo.constant"() <{value = dense<8.100000e+01> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.divide"(%83, %84) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9x9xf32>
    %87 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9x9xf32>
    %89 = "stablehlo.multiply"(%86, %88) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %90 = "stablehlo.multiply"(%89, %67) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %91 = "stablehlo.multiply"(%90, %64) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %92 = "stablehlo.add"(%90, %91) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %93 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9x9xf32>
    %94 = "stablehlo.multiply"(%93, %92) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %95 = "stablehlo.multiply"(%92, %60) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %96 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.reduce"(%95, %96) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      %187 = "stablehlo.add"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%187) : (tensor<f32>) -> ()
    }) : (tensor<9x9xf32>, tensor<f32>) -> tensor<f32>
    %98 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.pad"(%94, %98) <{edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<9x9xf32>, tensor<f32>) -> tensor<9x13xf32>
    %100 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %101 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.pad"(%100, %101) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 3>, interior_padding = array<i64: 0>}> : (tensor<1xf32>, tensor<f32>) -> tensor<4xf32>
    %103 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9x9xf32>
    %104 = "stablehlo.multiply"(%103, %92) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %105 = "stablehlo.multiply"(%92, %54) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %106 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %107 = "stablehlo.reduce"(%105, %106) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %186 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%186) : (tensor<f32>) -> ()
    }) : (tensor<9x9xf32>, tensor<f32>) -> tensor<f32>
    %108 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %109 = "stablehlo.pad"(%104, %108) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<9x9xf32>, tensor<f32>) -> tensor<9x13xf32>
    %110 = "stablehlo.add"(%99, %109) : (tensor<9x13xf32>, tensor<9x13xf32>) -> tensor<9x13xf32>
    %111 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %112 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %113 = "stablehlo.pad"(%111, %112) <{edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 2>, interior_padding = array<i64: 0>}> : (tensor<1xf32>, tensor<f32>) -> tensor<4xf32>
    %114 = "stablehlo.add"(%102, %113) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %115 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9x9xf32>
    %116 = "stablehlo.multiply"(%115, %92) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %117 = "stablehlo.multiply"(%92, %48) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %118 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %119 = "stablehlo.reduce"(%117, %118) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      %185 = "stablehlo.add"(%arg20, %arg21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%185) : (tensor<f32>) -> ()
    }) : (tensor<9x9xf32>, tensor<f32>) -> tensor<f32>
    %120 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %121 = "stablehlo.pad"(%116, %120) <{edge_padding_high = array<i64: 0, 3>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<9x9xf32>, tensor<f32>) -> tensor<9x13xf32>
    %122 = "stablehlo.add"(%110, %121) : (tensor<9x13xf32>, tensor<9x13xf32>) -> tensor<9x13xf32>
    %123 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %124 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %125 = "stablehlo.pad"(%123, %124) <{edge_padding_high = array<i64: 2>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<1xf32>, tensor<f32>) -> tensor<4xf32>
    %126 = "stablehlo.add"(%114, %125) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %127 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9x9xf32>
    %128 = "stablehlo.multiply"(%127, %92) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %129 = "stablehlo.multiply"(%92, %40) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %130 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %131 = "stablehlo.reduce"(%129, %130) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %184 = "stablehlo.add"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%184) : (tensor<f32>) -> ()
    }) : (tensor<9x9xf32>, tensor<f32>) -> tensor<f32>
    %132 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %133 = "stablehlo.pad"(%128, %132) <{edge_padding_high = array<i64: 0, 4>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<9x9xf32>, tensor<f32>) -> tensor<9x13xf32>
    %134 = "stablehlo.add"(%122, %133) : (tensor<9x13xf32>, tensor<9x13xf32>) -> tensor<9x13xf32>
    %135 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %136 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %137 = "stablehlo.pad"(%135, %136) <{edge_padding_high = array<i64: 3>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<1xf32>, tensor<f32>) -> tensor<4xf32>
    %138 = "stablehlo.add"(%126, %137) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %139 = "func.call"(%37#1, %134) <{callee = @_pad_0}> : (tensor<f32>, tensor<9x13xf32>) -> tensor<9x9xf32>
    %140 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %141 = "stablehlo.reduce"(%138, %140) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %183 = "stablehlo.add"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%183) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %142 = "stablehlo.add"(%82, %141) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %143 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %144 = "stablehlo.reduce"(%139, %143) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %182 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%182) : (tensor<f32>) -> ()
    }) : (tensor<9x9xf32>, tensor<f32>) -> tensor<f32>
    %145 = "stablehlo.add"(%142, %144) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %146 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %147 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %148 = "chlo.square"(%145) : (tensor<f32>) -> tensor<f32>
    %149 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %150 = "stablehlo.reduce"(%148, %149) <{dimensions = array<i64>}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %181 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%181) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %151 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %152 = "stablehlo.add"(%151, %150) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %153 = "chlo.square"(%147) : (tensor<9xf32>) -> tensor<9xf32>
    %154 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %155 = "stablehlo.reduce"(%153, %154) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %180 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%180) : (tensor<f32>) -> ()
    }) : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
    %156 = "stablehlo.add"(%152, %155) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %157 = "stablehlo.sqrt"(%156) : (tensor<f32>) -> tensor<f32>
    %158 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %159 = "stablehlo.add"(%157, %158) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %160 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %161 = "stablehlo.divide"(%160, %159) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %162 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %163 = "stablehlo.minimum"(%162, %161) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %164 = "stablehlo.multiply"(%145, %163) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %165 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %166 = "stablehlo.add"(%157, %165) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %167 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %168 = "stablehlo.divide"(%167, %166) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %169 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %170 = "stablehlo.minimum"(%169, %168) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %171 = "stablehlo.broadcast_in_dim"(%170) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %172 = "stablehlo.multiply"(%147, %171) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %173 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %174 = "stablehlo.multiply"(%173, %164) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %175 = "stablehlo.subtract"(%arg7, %174) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %176 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %177 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %178 = "stablehlo.multiply"(%177, %172) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %179 = "stablehlo.subtract"(%arg8, %178) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    "func.return"(%175, %179, %79) : (tensor<f32>, tensor<9xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<f32>, tensor<i32>, tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<f32>), res_attrs = [{}, {}, {}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<f32>, %arg5: tensor<i32>, %arg6: tensor<i32>):
    %6 = "stablehlo.convert"(%arg5) : (tensor<i32>) -> tensor<f32>
    %7 = "stablehlo.maximum"(%6, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.compare"(%arg4, %7) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %9 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.select"(%8, %10, %9) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.compare"(%6, %7) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %13 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.select"(%12, %14, %13) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.divide"(%11, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.convert"(%arg6) : (tensor<i32>) -> tensor<f32>
    %18 = "stablehlo.minimum"(%17, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.compare"(%7, %18) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %20 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.select"(%19, %21, %20) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.compare"(%17, %18) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %24 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.select"(%23, %25, %24) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.divide"(%22, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%18, %16, %27) : (tensor<f32>, tensor<f32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<9x9xf32>, tensor<i32>) -> (tensor<9x13xf32>, tensor<f32>), res_attrs = [{}, {}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<9x9xf32>, %arg3: tensor<i32>):
    %3 = "stablehlo.convert"(%arg3) : (tensor<i32>) -> tensor<f32>
    %4 = "stablehlo.pad"(%arg2, %3) <{edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<9x9xf32>, tensor<f32>) -> tensor<9x13xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    "func.return"(%4, %5) : (tensor<9x13xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<f32>, tensor<9x13xf32>) -> tensor<9x9xf32>, res_attrs = [{}], sym_name = "_pad_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<f32>, %arg1: tensor<9x13xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.pad"(%arg1, %0) <{edge_padding_high = array<i64: 0, -1>, edge_padding_low = array<i64: 0, -3>, interior_padding = array<i64: 0, 0>}> : (tensor<9x13xf32>, tensor<f32>) -> tensor<9x9xf32>
    %2 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 9, 9>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<9x9xf32>) -> tensor<9x9xf32>
    "func.return"(%2) : (tensor<9x9xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
