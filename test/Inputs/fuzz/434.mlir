"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {}, {}, {tf.aliasing_output = 2 : i32}, {tf.aliasing_output = 3 : i32}], function_type = (tensor<7xf32>, tensor<f32>, tensor<5xi32>, tensor<i32>, tensor<7xf32>, tensor<f32>) -> (tensor<7xf32>, tensor<f32>, tensor<7xf32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<7xf32>, %arg8: tensor<f32>, %arg9: tensor<5xi32>, %arg10: tensor<i32>, %arg11: tensor<7xf32>, %arg12: tensor<f32>):
    %28 = "stablehlo.subtract"(%arg8, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.reduce"(%arg7, %29) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg67: tensor<f32>, %arg68: tensor<f32>):
      %647 = "stablehlo.maximum"(%arg67, %arg68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%647) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.reshape"(%30) : (tensor<f32>) -> tensor<1xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<7xf32>
    %33 = "stablehlo.compare"(%arg7, %32) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %34 = "stablehlo.convert"(%33) : (tensor<7xi1>) -> tensor<7xf32>
    %35 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.reduce"(%34, %35) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %646 = "stablehlo.add"(%arg65, %arg66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%646) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.maximum"(%37, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.compare"(%30, %38) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %40 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.select"(%39, %41, %40) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %43 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.compare"(%43, %38) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %45 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.select"(%44, %46, %45) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %48 = "stablehlo.divide"(%42, %47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %49 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %50 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %51:3 = "func.call"(%38, %49, %50) <{callee = @clip}> : (tensor<f32>, tensor<i32>, tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %52 = "stablehlo.constant"() <{value = dense<-100> : tensor<i32>}> : () -> tensor<i32>
    %53 = "stablehlo.constant"() <{value = dense<100> : tensor<i32>}> : () -> tensor<i32>
    %54:3 = "func.call"(%51#0, %52, %53) <{callee = @clip}> : (tensor<f32>, tensor<i32>, tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %55 = "stablehlo.convert"(%54#0) : (tensor<f32>) -> tensor<i32>
    %56 = "stablehlo.pad"(%arg9, %55) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 2>}> : (tensor<5xi32>, tensor<i32>) -> tensor<14xi32>
    %57 = "stablehlo.broadcast_in_dim"(%arg10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x6x6x6xi32>
    %58 = "stablehlo.concatenate"(%56, %56, %56) <{dimension = 0 : i64}> : (tensor<14xi32>, tensor<14xi32>, tensor<14xi32>) -> tensor<42xi32>
    %59 = "stablehlo.slice"(%58) <{limit_indices = array<i64: 36>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<42xi32>) -> tensor<36xi32>
    %60 = "stablehlo.reshape"(%59) : (tensor<36xi32>) -> tensor<6x6xi32>
    %61 = "stablehlo.dot_general"(%57, %60) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 3], rhs_contracting_dimensions = [1, 0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x6x6x6xi32>, tensor<6x6xi32>) -> tensor<5x6xi32>
    %62 = "stablehlo.slice"(%arg7) <{limit_indices = array<i64: 7>, start_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<7xf32>) -> tensor<2xf32>
    %63 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %64:2 = "func.call"(%arg7, %63) <{callee = @_pad}> : (tensor<7xf32>, tensor<i32>) -> (tensor<9xf32>, tensor<f32>)
    %65 = "stablehlo.slice"(%62) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %66 = "stablehlo.reshape"(%65) : (tensor<1xf32>) -> tensor<f32>
    %67 = "stablehlo.slice"(%64#0) <{limit_indices = array<i64: 7>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<7xf32>
    %68 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %69 = "stablehlo.multiply"(%68, %67) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %70 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %72 = "stablehlo.add"(%71, %69) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %73 = "stablehlo.slice"(%62) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %74 = "stablehlo.reshape"(%73) : (tensor<1xf32>) -> tensor<f32>
    %75 = "stablehlo.slice"(%64#0) <{limit_indices = array<i64: 8>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<7xf32>
    %76 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %77 = "stablehlo.multiply"(%76, %75) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %78 = "stablehlo.add"(%72, %77) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %79 = "stablehlo.multiply"(%arg8, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %80 = "stablehlo.tanh"(%78) : (tensor<7xf32>) -> tensor<7xf32>
    %81 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %83 = "stablehlo.subtract"(%82, %80) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %84 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %86 = "stablehlo.multiply"(%80, %85) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %87 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %88 = "stablehlo.reduce"(%86, %87) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg63: tensor<f32>, %arg64: tensor<f32>):
      %645 = "stablehlo.add"(%arg63, %arg64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%645) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %89 = "stablehlo.constant"() <{value = dense<7.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.divide"(%88, %89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %91 = "stablehlo.tanh"(%79) : (tensor<f32>) -> tensor<f32>
    %92 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %93 = "stablehlo.subtract"(%92, %91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %94 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %95 = "stablehlo.multiply"(%91, %94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %96 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.reduce"(%95, %96) <{dimensions = array<i64>}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      %644 = "stablehlo.add"(%arg61, %arg62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%644) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %98 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.divide"(%97, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %100 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %102 = "stablehlo.multiply"(%arg7, %101) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %103 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %104 = "stablehlo.reduce"(%102, %103) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg59: tensor<f32>, %arg60: tensor<f32>):
      %643 = "stablehlo.add"(%arg59, %arg60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%643) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %105 = "stablehlo.add"(%104, %90) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %106 = "stablehlo.add"(%105, %99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %107 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %109 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %111 = "stablehlo.multiply"(%108, %110) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %112 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %113 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.divide"(%112, %113) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %115 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %116 = "stablehlo.multiply"(%114, %115) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %117 = "stablehlo.multiply"(%116, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %118 = "stablehlo.multiply"(%117, %91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %119 = "stablehlo.add"(%117, %118) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %120 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %121 = "stablehlo.constant"() <{value = dense<7.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %122 = "stablehlo.divide"(%120, %121) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %124 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %126 = "stablehlo.multiply"(%123, %125) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %127 = "stablehlo.multiply"(%126, %83) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %128 = "stablehlo.multiply"(%127, %80) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %129 = "stablehlo.add"(%127, %128) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %130 = "stablehlo.multiply"(%arg8, %119) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %131 = "stablehlo.multiply"(%119, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %132 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %133 = "stablehlo.multiply"(%132, %129) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %134 = "stablehlo.multiply"(%129, %75) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %135 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %136 = "stablehlo.reduce"(%134, %135) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg57: tensor<f32>, %arg58: tensor<f32>):
      %642 = "stablehlo.add"(%arg57, %arg58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%642) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %137 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %138 = "stablehlo.pad"(%133, %137) <{edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<7xf32>, tensor<f32>) -> tensor<9xf32>
    %139 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %140 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %141 = "stablehlo.pad"(%139, %140) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %142 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %143 = "stablehlo.multiply"(%142, %129) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %144 = "stablehlo.multiply"(%129, %67) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %145 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %146 = "stablehlo.reduce"(%144, %145) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg55: tensor<f32>, %arg56: tensor<f32>):
      %641 = "stablehlo.add"(%arg55, %arg56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%641) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %147 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %148 = "stablehlo.pad"(%143, %147) <{edge_padding_high = array<i64: 2>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<7xf32>, tensor<f32>) -> tensor<9xf32>
    %149 = "stablehlo.add"(%138, %148) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %150 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %151 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %152 = "stablehlo.pad"(%150, %151) <{edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %153 = "stablehlo.add"(%141, %152) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %154 = "func.call"(%64#1, %149) <{callee = @_pad_0}> : (tensor<f32>, tensor<9xf32>) -> tensor<7xf32>
    %155 = "stablehlo.add"(%111, %154) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %156 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %157 = "stablehlo.pad"(%153, %156) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 5>, interior_padding = array<i64: 0>}> : (tensor<2xf32>, tensor<f32>) -> tensor<7xf32>
    %158 = "stablehlo.add"(%155, %157) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %159 = "stablehlo.negate"(%130) : (tensor<f32>) -> tensor<f32>
    %160 = "stablehlo.add"(%131, %130) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %161 = "stablehlo.add"(%160, %159) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %162 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %163 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %164 = "stablehlo.multiply"(%163, %arg11) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %165 = "stablehlo.add"(%164, %158) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %166 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %167 = "stablehlo.multiply"(%166, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %168 = "stablehlo.add"(%167, %161) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %169 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %171 = "stablehlo.multiply"(%170, %165) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %172 = "stablehlo.subtract"(%arg7, %171) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %173 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %174 = "stablehlo.multiply"(%173, %168) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %175 = "stablehlo.subtract"(%arg8, %174) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %176 = "stablehlo.subtract"(%arg8, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %177 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %178 = "stablehlo.reduce"(%arg7, %177) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg53: tensor<f32>, %arg54: tensor<f32>):
      %640 = "stablehlo.maximum"(%arg53, %arg54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%640) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %179 = "stablehlo.reshape"(%178) : (tensor<f32>) -> tensor<1xf32>
    %180 = "stablehlo.broadcast_in_dim"(%179) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<7xf32>
    %181 = "stablehlo.compare"(%arg7, %180) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %182 = "stablehlo.convert"(%181) : (tensor<7xi1>) -> tensor<7xf32>
    %183 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %184 = "stablehlo.reduce"(%182, %183) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %639 = "stablehlo.add"(%arg51, %arg52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%639) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %185 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %186 = "stablehlo.maximum"(%185, %178) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %187 = "stablehlo.compare"(%178, %186) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %188 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %189 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %190 = "stablehlo.select"(%187, %189, %188) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %191 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %192 = "stablehlo.compare"(%191, %186) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %193 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %194 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %195 = "stablehlo.select"(%192, %194, %193) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %196 = "stablehlo.divide"(%190, %195) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %197 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %198 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %199:3 = "func.call"(%186, %197, %198) <{callee = @clip}> : (tensor<f32>, tensor<i32>, tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %200 = "stablehlo.constant"() <{value = dense<-100> : tensor<i32>}> : () -> tensor<i32>
    %201 = "stablehlo.constant"() <{value = dense<100> : tensor<i32>}> : () -> tensor<i32>
    %202:3 = "func.call"(%199#0, %200, %201) <{callee = @clip}> : (tensor<f32>, tensor<i32>, tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %203 = "stablehlo.convert"(%202#0) : (tensor<f32>) -> tensor<i32>
    %204 = "stablehlo.pad"(%arg9, %203) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 2>}> : (tensor<5xi32>, tensor<i32>) -> tensor<14xi32>
    %205 = "stablehlo.broadcast_in_dim"(%arg10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x6x6x6xi32>
    %206 = "stablehlo.concatenate"(%204, %204, %204) <{dimension = 0 : i64}> : (tensor<14xi32>, tensor<14xi32>, tensor<14xi32>) -> tensor<42xi32>
    %207 = "stablehlo.slice"(%206) <{limit_indices = array<i64: 36>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<42xi32>) -> tensor<36xi32>
    %208 = "stablehlo.reshape"(%207) : (tensor<36xi32>) -> tensor<6x6xi32>
    %209 = "stablehlo.dot_general"(%205, %208) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 3], rhs_contracting_dimensions = [1, 0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x6x6x6xi32>, tensor<6x6xi32>) -> tensor<5x6xi32>
    %210 = "stablehlo.slice"(%arg7) <{limit_indices = array<i64: 7>, start_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<7xf32>) -> tensor<2xf32>
    %211 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %212:2 = "func.call"(%arg7, %211) <{callee = @_pad}> : (tensor<7xf32>, tensor<i32>) -> (tensor<9xf32>, tensor<f32>)
    %213 = "stablehlo.slice"(%210) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %214 = "stablehlo.reshape"(%213) : (tensor<1xf32>) -> tensor<f32>
    %215 = "stablehlo.slice"(%212#0) <{limit_indices = array<i64: 7>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<7xf32>
    %216 = "stablehlo.broadcast_in_dim"(%214) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %217 = "stablehlo.multiply"(%216, %215) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %218 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %219 = "stablehlo.broadcast_in_dim"(%218) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %220 = "stablehlo.add"(%219, %217) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %221 = "stablehlo.slice"(%210) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %222 = "stablehlo.reshape"(%221) : (tensor<1xf32>) -> tensor<f32>
    %223 = "stablehlo.slice"(%212#0) <{limit_indices = array<i64: 8>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<7xf32>
    %224 = "stablehlo.broadcast_in_dim"(%222) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %225 = "stablehlo.multiply"(%224, %223) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %226 = "stablehlo.add"(%220, %225) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %227 = "stablehlo.multiply"(%arg8, %176) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %228 = "stablehlo.tanh"(%226) : (tensor<7xf32>) -> tensor<7xf32>
    %229 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %230 = "stablehlo.broadcast_in_dim"(%229) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %231 = "stablehlo.subtract"(%230, %228) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %232 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %233 = "stablehlo.broadcast_in_dim"(%232) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %234 = "stablehlo.multiply"(%228, %233) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %235 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %236 = "stablehlo.reduce"(%234, %235) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg49: tensor<f32>, %arg50: tensor<f32>):
      %638 = "stablehlo.add"(%arg49, %arg50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%638) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %237 = "stablehlo.constant"() <{value = dense<7.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %238 = "stablehlo.divide"(%236, %237) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %239 = "stablehlo.tanh"(%227) : (tensor<f32>) -> tensor<f32>
    %240 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %241 = "stablehlo.subtract"(%240, %239) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %242 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %243 = "stablehlo.multiply"(%239, %242) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %244 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %245 = "stablehlo.reduce"(%243, %244) <{dimensions = array<i64>}> ({
    ^bb0(%arg47: tensor<f32>, %arg48: tensor<f32>):
      %637 = "stablehlo.add"(%arg47, %arg48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%637) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %246 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %247 = "stablehlo.divide"(%245, %246) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %248 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %249 = "stablehlo.broadcast_in_dim"(%248) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %250 = "stablehlo.multiply"(%arg7, %249) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %251 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %252 = "stablehlo.reduce"(%250, %251) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg45: tensor<f32>, %arg46: tensor<f32>):
      %636 = "stablehlo.add"(%arg45, %arg46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%636) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %253 = "stablehlo.add"(%252, %238) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %254 = "stablehlo.add"(%253, %247) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %255 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %256 = "stablehlo.broadcast_in_dim"(%255) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %257 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %258 = "stablehlo.broadcast_in_dim"(%257) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %259 = "stablehlo.multiply"(%256, %258) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %260 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %261 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %262 = "stablehlo.divide"(%260, %261) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %263 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %264 = "stablehlo.multiply"(%262, %263) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %265 = "stablehlo.multiply"(%264, %241) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %266 = "stablehlo.multiply"(%265, %239) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %267 = "stablehlo.add"(%265, %266) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %268 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %269 = "stablehlo.constant"() <{value = dense<7.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %270 = "stablehlo.divide"(%268, %269) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %271 = "stablehlo.broadcast_in_dim"(%270) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %272 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %273 = "stablehlo.broadcast_in_dim"(%272) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %274 = "stablehlo.multiply"(%271, %273) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %275 = "stablehlo.multiply"(%274, %231) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %276 = "stablehlo.multiply"(%275, %228) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %277 = "stablehlo.add"(%275, %276) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %278 = "stablehlo.multiply"(%arg8, %267) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %279 = "stablehlo.multiply"(%267, %176) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %280 = "stablehlo.broadcast_in_dim"(%222) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %281 = "stablehlo.multiply"(%280, %277) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %282 = "stablehlo.multiply"(%277, %223) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %283 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %284 = "stablehlo.reduce"(%282, %283) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>):
      %635 = "stablehlo.add"(%arg43, %arg44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%635) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %285 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %286 = "stablehlo.pad"(%281, %285) <{edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<7xf32>, tensor<f32>) -> tensor<9xf32>
    %287 = "stablehlo.broadcast_in_dim"(%284) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %288 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %289 = "stablehlo.pad"(%287, %288) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %290 = "stablehlo.broadcast_in_dim"(%214) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %291 = "stablehlo.multiply"(%290, %277) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %292 = "stablehlo.multiply"(%277, %215) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %293 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %294 = "stablehlo.reduce"(%292, %293) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg41: tensor<f32>, %arg42: tensor<f32>):
      %634 = "stablehlo.add"(%arg41, %arg42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%634) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %295 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %296 = "stablehlo.pad"(%291, %295) <{edge_padding_high = array<i64: 2>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<7xf32>, tensor<f32>) -> tensor<9xf32>
    %297 = "stablehlo.add"(%286, %296) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %298 = "stablehlo.broadcast_in_dim"(%294) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %299 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %300 = "stablehlo.pad"(%298, %299) <{edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %301 = "stablehlo.add"(%289, %300) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %302 = "func.call"(%212#1, %297) <{callee = @_pad_0}> : (tensor<f32>, tensor<9xf32>) -> tensor<7xf32>
    %303 = "stablehlo.add"(%259, %302) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %304 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %305 = "stablehlo.pad"(%301, %304) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 5>, interior_padding = array<i64: 0>}> : (tensor<2xf32>, tensor<f32>) -> tensor<7xf32>
    %306 = "stablehlo.add"(%303, %305) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %307 = "stablehlo.negate"(%278) : (tensor<f32>) -> tensor<f32>
    %308 = "stablehlo.add"(%279, %278) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %309 = "stablehlo.add"(%308, %307) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %310 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %311 = "stablehlo.broadcast_in_dim"(%310) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %312 = "stablehlo.multiply"(%311, %arg11) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %313 = "stablehlo.add"(%312, %306) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %314 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %315 = "stablehlo.multiply"(%314, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %316 = "stablehlo.add"(%315, %309) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %317 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %318 = "stablehlo.broadcast_in_dim"(%317) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %319 = "stablehlo.multiply"(%318, %313) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %320 = "stablehlo.subtract"(%arg7, %319) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %321 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %322 = "stablehlo.multiply"(%321, %316) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %323 = "stablehlo.subtract"(%arg8, %322) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %324 = "stablehlo.subtract"(%arg8, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %325 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %326 = "stablehlo.reduce"(%arg7, %325) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      %633 = "stablehlo.maximum"(%arg39, %arg40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%633) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %327 = "stablehlo.reshape"(%326) : (tensor<f32>) -> tensor<1xf32>
    %328 = "stablehlo.broadcast_in_dim"(%327) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<7xf32>
    %329 = "stablehlo.compare"(%arg7, %328) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %330 = "stablehlo.convert"(%329) : (tensor<7xi1>) -> tensor<7xf32>
    %331 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %332 = "stablehlo.reduce"(%330, %331) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg37: tensor<f32>, %arg38: tensor<f32>):
      %632 = "stablehlo.add"(%arg37, %arg38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%632) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %333 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %334 = "stablehlo.maximum"(%333, %326) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %335 = "stablehlo.compare"(%326, %334) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %336 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %337 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %338 = "stablehlo.select"(%335, %337, %336) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %339 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %340 = "stablehlo.compare"(%339, %334) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %341 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %342 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %343 = "stablehlo.select"(%340, %342, %341) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %344 = "stablehlo.divide"(%338, %343) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %345 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %346 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %347:3 = "func.call"(%334, %345, %346) <{callee = @clip}> : (tensor<f32>, tensor<i32>, tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %348 = "stablehlo.constant"() <{value = dense<-100> : tensor<i32>}> : () -> tensor<i32>
    %349 = "stablehlo.constant"() <{value = dense<100> : tensor<i32>}> : () -> tensor<i32>
    %350:3 = "func.call"(%347#0, %348, %349) <{callee = @clip}> : (tensor<f32>, tensor<i32>, tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %351 = "stablehlo.convert"(%350#0) : (tensor<f32>) -> tensor<i32>
    %352 = "stablehlo.pad"(%arg9, %351) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 2>}> : (tensor<5xi32>, tensor<i32>) -> tensor<14xi32>
    %353 = "stablehlo.broadcast_in_dim"(%arg10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x6x6x6xi32>
    %354 = "stablehlo.concatenate"(%352, %352, %352) <{dimension = 0 : i64}> : (tensor<14xi32>, tensor<14xi32>, tensor<14xi32>) -> tensor<42xi32>
    %355 = "stablehlo.slice"(%354) <{limit_indices = array<i64: 36>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<42xi32>) -> tensor<36xi32>
    %356 = "stablehlo.reshape"(%355) : (tensor<36xi32>) -> tensor<6x6xi32>
    %357 = "stablehlo.dot_general"(%353, %356) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 3], rhs_contracting_dimensions = [1, 0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x6x6x6xi32>, tensor<6x6xi32>) -> tensor<5x6xi32>
    %358 = "stablehlo.slice"(%arg7) <{limit_indices = array<i64: 7>, start_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<7xf32>) -> tensor<2xf32>
    %359 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %360:2 = "func.call"(%arg7, %359) <{callee = @_pad}> : (tensor<7xf32>, tensor<i32>) -> (tensor<9xf32>, tensor<f32>)
    %361 = "stablehlo.slice"(%358) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %362 = "stablehlo.reshape"(%361) : (tensor<1xf32>) -> tensor<f32>
    %363 = "stablehlo.slice"(%360#0) <{limit_indices = array<i64: 7>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<7xf32>
    %364 = "stablehlo.broadcast_in_dim"(%362) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %365 = "stablehlo.multiply"(%364, %363) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %366 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %367 = "stablehlo.broadcast_in_dim"(%366) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %368 = "stablehlo.add"(%367, %365) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %369 = "stablehlo.slice"(%358) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %370 = "stablehlo.reshape"(%369) : (tensor<1xf32>) -> tensor<f32>
    %371 = "stablehlo.slice"(%360#0) <{limit_indices = array<i64: 8>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<7xf32>
    %372 = "stablehlo.broadcast_in_dim"(%370) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %373 = "stablehlo.multiply"(%372, %371) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %374 = "stablehlo.add"(%368, %373) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %375 = "stablehlo.multiply"(%arg8, %324) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %376 = "stablehlo.tanh"(%374) : (tensor<7xf32>) -> tensor<7xf32>
    %377 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %378 = "stablehlo.broadcast_in_dim"(%377) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %379 = "stablehlo.subtract"(%378, %376) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %380 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %381 = "stablehlo.broadcast_in_dim"(%380) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %382 = "stablehlo.multiply"(%376, %381) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %383 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %384 = "stablehlo.reduce"(%382, %383) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg35: tensor<f32>, %arg36: tensor<f32>):
      %631 = "stablehlo.add"(%arg35, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%631) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %385 = "stablehlo.constant"() <{value = dense<7.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %386 = "stablehlo.divide"(%384, %385) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %387 = "stablehlo.tanh"(%375) : (tensor<f32>) -> tensor<f32>
    %388 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %389 = "stablehlo.subtract"(%388, %387) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %390 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %391 = "stablehlo.multiply"(%387, %390) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %392 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %393 = "stablehlo.reduce"(%391, %392) <{dimensions = array<i64>}> ({
    ^bb0(%arg33: tensor<f32>, %arg34: tensor<f32>):
      %630 = "stablehlo.add"(%arg33, %arg34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%630) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %394 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %395 = "stablehlo.divide"(%393, %394) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %396 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %397 = "stablehlo.broadcast_in_dim"(%396) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %398 = "stablehlo.multiply"(%arg7, %397) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %399 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %400 = "stablehlo.reduce"(%398, %399) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg31: tensor<f32>, %arg32: tensor<f32>):
      %629 = "stablehlo.add"(%arg31, %arg32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%629) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %401 = "stablehlo.add"(%400, %386) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %402 = "stablehlo.add"(%401, %395) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %403 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %404 = "stablehlo.broadcast_in_dim"(%403) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %405 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %406 = "stablehlo.broadcast_in_dim"(%405) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %407 = "stablehlo.multiply"(%404, %406) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %408 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %409 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %410 = "stablehlo.divide"(%408, %409) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %411 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %412 = "stablehlo.multiply"(%410, %411) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %413 = "stablehlo.multiply"(%412, %389) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %414 = "stablehlo.multiply"(%413, %387) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %415 = "stablehlo.add"(%413, %414) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %416 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %417 = "stablehlo.constant"() <{value = dense<7.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %418 = "stablehlo.divide"(%416, %417) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %419 = "stablehlo.broadcast_in_dim"(%418) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %420 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %421 = "stablehlo.broadcast_in_dim"(%420) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %422 = "stablehlo.multiply"(%419, %421) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %423 = "stablehlo.multiply"(%422, %379) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %424 = "stablehlo.multiply"(%423, %376) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %425 = "stablehlo.add"(%423, %424) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %426 = "stablehlo.multiply"(%arg8, %415) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %427 = "stablehlo.multiply"(%415, %324) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %428 = "stablehlo.broadcast_in_dim"(%370) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %429 = "stablehlo.multiply"(%428, %425) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %430 = "stablehlo.multiply"(%425, %371) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %431 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %432 = "stablehlo.reduce"(%430, %431) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg29: tensor<f32>, %arg30: tensor<f32>):
      %628 = "stablehlo.add"(%arg29, %arg30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%628) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %433 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %434 = "stablehlo.pad"(%429, %433) <{edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<7xf32>, tensor<f32>) -> tensor<9xf32>
    %435 = "stablehlo.broadcast_in_dim"(%432) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %436 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %437 = "stablehlo.pad"(%435, %436) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %438 = "stablehlo.broadcast_in_dim"(%362) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %439 = "stablehlo.multiply"(%438, %425) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %440 = "stablehlo.multiply"(%425, %363) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %441 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %442 = "stablehlo.reduce"(%440, %441) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg27: tensor<f32>, %arg28: tensor<f32>):
      %627 = "stablehlo.add"(%arg27, %arg28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%627) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %443 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %444 = "stablehlo.pad"(%439, %443) <{edge_padding_high = array<i64: 2>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<7xf32>, tensor<f32>) -> tensor<9xf32>
    %445 = "stablehlo.add"(%434, %444) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %446 = "stablehlo.broadcast_in_dim"(%442) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %447 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %448 = "stablehlo.pad"(%446, %447) <{edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %449 = "stablehlo.add"(%437, %448) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %450 = "func.call"(%360#1, %445) <{callee = @_pad_0}> : (tensor<f32>, tensor<9xf32>) -> tensor<7xf32>
    %451 = "stablehlo.add"(%407, %450) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %452 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %453 = "stablehlo.pad"(%449, %452) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 5>, interior_padding = array<i64: 0>}> : (tensor<2xf32>, tensor<f32>) -> tensor<7xf32>
    %454 = "stablehlo.add"(%451, %453) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %455 = "stablehlo.negate"(%426) : (tensor<f32>) -> tensor<f32>
    %456 = "stablehlo.add"(%427, %426) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %457 = "stablehlo.add"(%456, %455) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %458 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %459 = "stablehlo.broadcast_in_dim"(%458) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %460 = "stablehlo.multiply"(%459, %arg11) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %461 = "stablehlo.add"(%460, %454) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %462 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %463 = "stablehlo.multiply"(%462, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %464 = "stablehlo.add"(%463, %457) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %465 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %466 = "stablehlo.broadcast_in_dim"(%465) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %467 = "stablehlo.multiply"(%466, %461) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %468 = "stablehlo.subtract"(%arg7, %467) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %469 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %470 = "stablehlo.multiply"(%469, %464) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %471 = "stablehlo.subtract"(%arg8, %470) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %472 = "stablehlo.subtract"(%arg8, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %473 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %474 = "stablehlo.reduce"(%arg7, %473) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg25: tensor<f32>, %arg26: tensor<f32>):
      %626 = "stablehlo.maximum"(%arg25, %arg26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%626) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %475 = "stablehlo.reshape"(%474) : (tensor<f32>) -> tensor<1xf32>
    %476 = "stablehlo.broadcast_in_dim"(%475) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<7xf32>
    %477 = "stablehlo.compare"(%arg7, %476) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %478 = "stablehlo.convert"(%477) : (tensor<7xi1>) -> tensor<7xf32>
    %479 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %480 = "stablehlo.reduce"(%478, %479) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg23: tensor<f32>, %arg24: tensor<f32>):
      %625 = "stablehlo.add"(%arg23, %arg24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%625) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %481 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %482 = "stablehlo.maximum"(%481, %474) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %483 = "stablehlo.compare"(%474, %482) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %484 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %485 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %486 = "stablehlo.select"(%483, %485, %484) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %487 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %488 = "stablehlo.compare"(%487, %482) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %489 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %490 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %491 = "stablehlo.select"(%488, %490, %489) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %492 = "stablehlo.divide"(%486, %491) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %493 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %494 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %495:3 = "func.call"(%482, %493, %494) <{callee = @clip}> : (tensor<f32>, tensor<i32>, tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %496 = "stablehlo.constant"() <{value = dense<-100> : tensor<i32>}> : () -> tensor<i32>
    %497 = "stablehlo.constant"() <{value = dense<100> : tensor<i32>}> : () -> tensor<i32>
    %498:3 = "func.call"(%495#0, %496, %497) <{callee = @clip}> : (tensor<f32>, tensor<i32>, tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %499 = "stablehlo.convert"(%498#0) : (tensor<f32>) -> tensor<i32>
    %500 = "stablehlo.pad"(%arg9, %499) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 2>}> : (tensor<5xi32>, tensor<i32>) -> tensor<14xi32>
    %501 = "stablehlo.broadcast_in_dim"(%arg10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x6x6x6xi32>
    %502 = "stablehlo.concatenate"(%500, %500, %500) <{dimension = 0 : i64}> : (tensor<14xi32>, tensor<14xi32>, tensor<14xi32>) -> tensor<42xi32>
    %503 = "stablehlo.slice"(%502) <{limit_indices = array<i64: 36>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<42xi32>) -> tensor<36xi32>
    %504 = "stablehlo.reshape"(%503) : (tensor<36xi32>) -> tensor<6x6xi32>
    %505 = "stablehlo.dot_general"(%501, %504) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 3], rhs_contracting_dimensions = [1, 0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x6x6x6xi32>, tensor<6x6xi32>) -> tensor<5x6xi32>
    %506 = "stablehlo.slice"(%arg7) <{limit_indices = array<i64: 7>, start_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<7xf32>) -> tensor<2xf32>
    %507 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %508:2 = "func.call"(%arg7, %507) <{callee = @_pad}> : (tensor<7xf32>, tensor<i32>) -> (tensor<9xf32>, tensor<f32>)
    %509 = "stablehlo.slice"(%506) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %510 = "stablehlo.reshape"(%509) : (tensor<1xf32>) -> tensor<f32>
    %511 = "stablehlo.slice"(%508#0) <{limit_indices = array<i64: 7>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<7xf32>
    %512 = "stablehlo.broadcast_in_dim"(%510) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %513 = "stablehlo.multiply"(%512, %511) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %514 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %515 = "stablehlo.broadcast_in_dim"(%514) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %516 = "stablehlo.add"(%515, %513) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %517 = "stablehlo.slice"(%506) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %518 = "stablehlo.reshape"(%517) : (tensor<1xf32>) -> tensor<f32>
    %519 = "stablehlo.slice"(%508#0) <{limit_indices = array<i64: 8>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<7xf32>
    %520 = "stablehlo.broadcast_in_dim"(%518) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %521 = "stablehlo.multiply"(%520, %519) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %522 = "stablehlo.add"(%516, %521) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %523 = "stablehlo.multiply"(%arg8, %472) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %524 = "stablehlo.tanh"(%522) : (tensor<7xf32>) -> tensor<7xf32>
    %525 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %526 = "stablehlo.broadcast_in_dim"(%525) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %527 = "stablehlo.subtract"(%526, %524) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %528 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %529 = "stablehlo.broadcast_in_dim"(%528) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %530 = "stablehlo.multiply"(%524, %529) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %531 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %532 = "stablehlo.reduce"(%530, %531) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      %624 = "stablehlo.add"(%arg21, %arg22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%624) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %533 = "stablehlo.constant"() <{value = dense<7.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %534 = "stablehlo.divide"(%532, %533) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %535 = "stablehlo.tanh"(%523) : (tensor<f32>) -> tensor<f32>
    %536 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %537 = "stablehlo.subtract"(%536, %535) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %538 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %539 = "stablehlo.multiply"(%535, %538) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %540 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %541 = "stablehlo.reduce"(%539, %540) <{dimensions = array<i64>}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %623 = "stablehlo.add"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%623) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %542 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %543 = "stablehlo.divide"(%541, %542) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %544 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %545 = "stablehlo.broadcast_in_dim"(%544) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %546 = "stablehlo.multiply"(%arg7, %545) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %547 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %548 = "stablehlo.reduce"(%546, %547) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %622 = "stablehlo.add"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%622) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %549 = "stablehlo.add"(%548, %534) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %550 = "stablehlo.add"(%549, %543) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %551 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %552 = "stablehlo.broadcast_in_dim"(%551) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %553 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %554 = "stablehlo.broadcast_in_dim"(%553) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %555 = "stablehlo.multiply"(%552, %554) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %556 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %557 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %558 = "stablehlo.divide"(%556, %557) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %559 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %560 = "stablehlo.multiply"(%558, %559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %561 = "stablehlo.multiply"(%560, %537) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %562 = "stablehlo.multiply"(%561, %535) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %563 = "stablehlo.add"(%561, %562) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %564 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %565 = "stablehlo.constant"() <{value = dense<7.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %566 = "stablehlo.divide"(%564, %565) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %567 = "stablehlo.broadcast_in_dim"(%566) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %568 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %569 = "stablehlo.broadcast_in_dim"(%568) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %570 = "stablehlo.multiply"(%567, %569) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %571 = "stablehlo.multiply"(%570, %527) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %572 = "stablehlo.multiply"(%571, %524) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %573 = "stablehlo.add"(%571, %572) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %574 = "stablehlo.multiply"(%arg8, %563) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %575 = "stablehlo.multiply"(%563, %472) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %576 = "stablehlo.broadcast_in_dim"(%518) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %577 = "stablehlo.multiply"(%576, %573) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %578 = "stablehlo.multiply"(%573, %519) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %579 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %580 = "stablehlo.reduce"(%578, %579) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %621 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%621) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %581 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %582 = "stablehlo.pad"(%577, %581) <{edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<7xf32>, tensor<f32>) -> tensor<9xf32>
    %583 = "stablehlo.broadcast_in_dim"(%580) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %584 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %585 = "stablehlo.pad"(%583, %584) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %586 = "stablehlo.broadcast_in_dim"(%510) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %587 = "stablehlo.multiply"(%586, %573) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %588 = "stablehlo.multiply"(%573, %511) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %589 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %590 = "stablehlo.reduce"(%588, %589) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %620 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%620) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %591 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %592 = "stablehlo.pad"(%587, %591) <{edge_padding_high = array<i64: 2>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<7xf32>, tensor<f32>) -> tensor<9xf32>
    %593 = "stablehlo.add"(%582, %592) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %594 = "stablehlo.broadcast_in_dim"(%590) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %595 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %596 = "stablehlo.pad"(%594, %595) <{edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %597 = "stablehlo.add"(%585, %596) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %598 = "func.call"(%508#1, %593) <{callee = @_pad_0}> : (tensor<f32>, tensor<9xf32>) -> tensor<7xf32>
    %599 = "stablehlo.add"(%555, %598) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %600 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %601 = "stablehlo.pad"(%597, %600) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 5>, interior_padding = array<i64: 0>}> : (tensor<2xf32>, tensor<f32>) -> tensor<7xf32>
    %602 = "stablehlo.add"(%599, %601) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %603 = "stablehlo.negate"(%574) : (tensor<f32>) -> tensor<f32>
    %604 = "stablehlo.add"(%575, %574) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %605 = "stablehlo.add"(%604, %603) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %606 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %607 = "stablehlo.broadcast_in_dim"(%606) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %608 = "stablehlo.multiply"(%607, %arg11) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %609 = "stablehlo.add"(%608, %602) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %610 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %611 = "stablehlo.multiply"(%610, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %612 = "stablehlo.add"(%611, %605) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %613 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %614 = "stablehlo.broadcast_in_dim"(%613) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %615 = "stablehlo.multiply"(%614, %609) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %616 = "stablehlo.subtract"(%arg7, %615) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %617 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %618 = "stablehlo.multiply"(%617, %612) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %619 = "stablehlo.subtract"(%arg8, %618) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%172, %323, %461, %550) : (tensor<7xf32>, tensor<f32>, tensor<7xf32>, tensor<f32>) -> ()
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
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<7xf32>, tensor<i32>) -> (tensor<9xf32>, tensor<f32>), res_attrs = [{}, {}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<7xf32>, %arg3: tensor<i32>):
    %3 = "stablehlo.convert"(%arg3) : (tensor<i32>) -> tensor<f32>
    %4 = "stablehlo.pad"(%arg2, %3) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 2>, interior_padding = array<i64: 0>}> : (tensor<7xf32>, tensor<f32>) -> tensor<9xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    "func.return"(%4, %5) : (tensor<9xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<f32>, tensor<9xf32>) -> tensor<7xf32>, res_attrs = [{}], sym_name = "_pad_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<f32>, %arg1: tensor<9xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.pad"(%arg1, %0) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: -2>, interior_padding = array<i64: 0>}> : (tensor<9xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 7>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<7xf32>) -> tensor<7xf32>
    "func.return"(%2) : (tensor<7xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
