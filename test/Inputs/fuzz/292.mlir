"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {}, {}, {}, {}], function_type = (tensor<2x4xbf16>, tensor<2x2xbf16>, tensor<4x2x2x2xi32>, tensor<4x2xui32>, tensor<2x4xbf16>, tensor<2x2xbf16>) -> (tensor<2x4xbf16>, tensor<2x2xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg19: tensor<2x4xbf16>, %arg20: tensor<2x2xbf16>, %arg21: tensor<4x2x2x2xi32>, %arg22: tensor<4x2xui32>, %arg23: tensor<2x4xbf16>, %arg24: tensor<2x2xbf16>):
    %72 = "stablehlo.constant"() <{value = dense<[1, 1, 2, 3]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %73 = "stablehlo.constant"() <{value = dense<[[3, 1], [2, 1], [3, 2], [3, 2]]> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
    %74 = "stablehlo.constant"() <{value = dense<[3, 1, 0, -2]> : tensor<4xi16>}> : () -> tensor<4xi16>
    %75 = "stablehlo.constant"() <{value = dense<[1, 1, 2, 3]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %76 = "stablehlo.constant"() <{value = dense<[[3, 1], [2, 1], [3, 2], [3, 2]]> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
    %77 = "stablehlo.constant"() <{value = dense<[3, 1, 0, -2]> : tensor<4xi16>}> : () -> tensor<4xi16>
    %78 = "stablehlo.reverse"(%arg19) <{dimensions = array<i64: 0>}> : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %79 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %80 = "func.call"(%72, %79) <{callee = @remainder}> : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %81 = "stablehlo.convert"(%arg22) : (tensor<4x2xui32>) -> tensor<4x2xi32>
    %82 = "stablehlo.reshape"(%81) : (tensor<4x2xi32>) -> tensor<8xi32>
    %83 = "stablehlo.slice"(%82) <{limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<8xi32>) -> tensor<4xi32>
    %84 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %85 = "func.call"(%83, %84) <{callee = @remainder}> : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %86 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2xbf16>
    %88 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %90 = "stablehlo.compare"(%85, %89) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %91 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %93 = "stablehlo.add"(%85, %92) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %94 = "stablehlo.select"(%90, %93, %85) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %96 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4xbf16>
    %98 = "stablehlo.scatter"(%87, %95, %97) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg83: tensor<bf16>, %arg84: tensor<bf16>):
      %713 = "stablehlo.add"(%arg83, %arg84) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%713) : (tensor<bf16>) -> ()
    }) : (tensor<2xbf16>, tensor<4x1xi32>, tensor<4xbf16>) -> tensor<2xbf16>
    %99 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2xbf16>
    %101 = "stablehlo.add"(%98, %100) : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
    %102 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %104 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %106 = "stablehlo.compare"(%80, %105) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %107 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %109 = "stablehlo.add"(%80, %108) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %110 = "stablehlo.select"(%106, %109, %80) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %112 = "stablehlo.gather"(%arg20, %111) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<2x2xbf16>, tensor<4x1xi32>) -> tensor<4x2xbf16>
    %113 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %114 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %115 = "stablehlo.compare"(%80, %114) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %116 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %118 = "stablehlo.add"(%80, %117) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %119 = "stablehlo.select"(%115, %118, %80) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %121 = "stablehlo.gather"(%101, %120) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xbf16>, tensor<4x1xi32>) -> tensor<4xbf16>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xbf16>) -> tensor<4x1xbf16>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xbf16>) -> tensor<4x2xbf16>
    %124 = "stablehlo.divide"(%112, %123) : (tensor<4x2xbf16>, tensor<4x2xbf16>) -> tensor<4x2xbf16>
    %125 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %127 = "stablehlo.compare"(%85, %126) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %128 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %129 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %130 = "stablehlo.add"(%85, %129) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %131 = "stablehlo.select"(%127, %130, %85) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %132 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %133 = "stablehlo.scatter"(%103, %132, %124) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg81: tensor<bf16>, %arg82: tensor<bf16>):
      %712 = "stablehlo.add"(%arg81, %arg82) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%712) : (tensor<bf16>) -> ()
    }) : (tensor<2x2xbf16>, tensor<4x1xi32>, tensor<4x2xbf16>) -> tensor<2x2xbf16>
    %134 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %135 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %136 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %137:2 = "func.call"(%133, %136) <{callee = @_pad}> : (tensor<2x2xbf16>, tensor<i32>) -> (tensor<2x4xbf16>, tensor<bf16>)
    %138 = "stablehlo.constant"() <{value = dense<[0, 1]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %139 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %141 = "stablehlo.minimum"(%138, %140) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %142 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<4x2xi32>
    %143 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %144 = "stablehlo.broadcast_in_dim"(%143) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x2xi32>
    %145 = "stablehlo.clamp"(%144, %73, %142) : (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
    %146 = "stablehlo.scatter"(%133, %145, %137#0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg79: tensor<bf16>, %arg80: tensor<bf16>):
      %711 = "stablehlo.add"(%arg79, %arg80) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%711) : (tensor<bf16>) -> ()
    }) : (tensor<2x2xbf16>, tensor<4x2xi32>, tensor<2x4xbf16>) -> tensor<2x2xbf16>
    %147 = "stablehlo.convert"(%arg22) : (tensor<4x2xui32>) -> tensor<4x2xui8>
    %148 = "stablehlo.reshape"(%147) : (tensor<4x2xui8>) -> tensor<8xui8>
    %149 = "stablehlo.slice"(%148) <{limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<8xui8>) -> tensor<4xui8>
    %150 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %151 = "func.call"(%149, %150) <{callee = @remainder_0}> : (tensor<4xui8>, tensor<i32>) -> tensor<4xui8>
    %152 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %153 = "func.call"(%74, %152) <{callee = @remainder_2}> : (tensor<4xi16>, tensor<i32>) -> tensor<4xi16>
    %154 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %155 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2xbf16>
    %156 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %157 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<4xi16>
    %158 = "stablehlo.compare"(%153, %157) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi1>
    %159 = "stablehlo.constant"() <{value = dense<2> : tensor<i16>}> : () -> tensor<i16>
    %160 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<4xi16>
    %161 = "stablehlo.add"(%153, %160) : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
    %162 = "stablehlo.select"(%158, %161, %153) : (tensor<4xi1>, tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
    %163 = "stablehlo.convert"(%162) : (tensor<4xi16>) -> tensor<4xi32>
    %164 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %165 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %166 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4xbf16>
    %167 = "stablehlo.scatter"(%155, %164, %166) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg77: tensor<bf16>, %arg78: tensor<bf16>):
      %710 = "stablehlo.add"(%arg77, %arg78) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%710) : (tensor<bf16>) -> ()
    }) : (tensor<2xbf16>, tensor<4x1xi32>, tensor<4xbf16>) -> tensor<2xbf16>
    %168 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %169 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2xbf16>
    %170 = "stablehlo.add"(%167, %169) : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
    %171 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %172 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %173 = "stablehlo.convert"(%151) : (tensor<4xui8>) -> tensor<4xi32>
    %174 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %175 = "stablehlo.gather"(%133, %174) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<2x2xbf16>, tensor<4x1xi32>) -> tensor<4x2xbf16>
    %176 = "stablehlo.convert"(%151) : (tensor<4xui8>) -> tensor<4xi32>
    %177 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %178 = "stablehlo.gather"(%170, %177) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xbf16>, tensor<4x1xi32>) -> tensor<4xbf16>
    %179 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xbf16>) -> tensor<4x1xbf16>
    %180 = "stablehlo.broadcast_in_dim"(%179) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xbf16>) -> tensor<4x2xbf16>
    %181 = "stablehlo.divide"(%175, %180) : (tensor<4x2xbf16>, tensor<4x2xbf16>) -> tensor<4x2xbf16>
    %182 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %183 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<4xi16>
    %184 = "stablehlo.compare"(%153, %183) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi1>
    %185 = "stablehlo.constant"() <{value = dense<2> : tensor<i16>}> : () -> tensor<i16>
    %186 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<4xi16>
    %187 = "stablehlo.add"(%153, %186) : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
    %188 = "stablehlo.select"(%184, %187, %153) : (tensor<4xi1>, tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
    %189 = "stablehlo.convert"(%188) : (tensor<4xi16>) -> tensor<4xi32>
    %190 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %191 = "stablehlo.scatter"(%172, %190, %181) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg75: tensor<bf16>, %arg76: tensor<bf16>):
      %709 = "stablehlo.add"(%arg75, %arg76) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%709) : (tensor<bf16>) -> ()
    }) : (tensor<2x2xbf16>, tensor<4x1xi32>, tensor<4x2xbf16>) -> tensor<2x2xbf16>
    %192 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %193 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %194 = "stablehlo.tanh"(%133) : (tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %195 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %196 = "stablehlo.broadcast_in_dim"(%195) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %197 = "stablehlo.subtract"(%196, %194) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %198 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %199 = "stablehlo.broadcast_in_dim"(%198) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %200 = "stablehlo.multiply"(%194, %199) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %201 = "stablehlo.convert"(%200) : (tensor<2x2xbf16>) -> tensor<2x2xf32>
    %202 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %203 = "stablehlo.reduce"(%201, %202) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg73: tensor<f32>, %arg74: tensor<f32>):
      %708 = "stablehlo.add"(%arg73, %arg74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%708) : (tensor<f32>) -> ()
    }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
    %204 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %205 = "stablehlo.divide"(%203, %204) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %206 = "stablehlo.convert"(%205) : (tensor<f32>) -> tensor<bf16>
    %207 = "stablehlo.tanh"(%146) : (tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %208 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %209 = "stablehlo.broadcast_in_dim"(%208) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %210 = "stablehlo.subtract"(%209, %207) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %211 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %212 = "stablehlo.broadcast_in_dim"(%211) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %213 = "stablehlo.multiply"(%207, %212) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %214 = "stablehlo.convert"(%213) : (tensor<2x2xbf16>) -> tensor<2x2xf32>
    %215 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %216 = "stablehlo.reduce"(%214, %215) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg71: tensor<f32>, %arg72: tensor<f32>):
      %707 = "stablehlo.add"(%arg71, %arg72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%707) : (tensor<f32>) -> ()
    }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
    %217 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %218 = "stablehlo.divide"(%216, %217) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %219 = "stablehlo.convert"(%218) : (tensor<f32>) -> tensor<bf16>
    %220 = "stablehlo.tanh"(%191) : (tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %221 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %222 = "stablehlo.broadcast_in_dim"(%221) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %223 = "stablehlo.subtract"(%222, %220) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %224 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %225 = "stablehlo.broadcast_in_dim"(%224) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %226 = "stablehlo.multiply"(%220, %225) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %227 = "stablehlo.convert"(%226) : (tensor<2x2xbf16>) -> tensor<2x2xf32>
    %228 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %229 = "stablehlo.reduce"(%227, %228) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg69: tensor<f32>, %arg70: tensor<f32>):
      %706 = "stablehlo.add"(%arg69, %arg70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%706) : (tensor<f32>) -> ()
    }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
    %230 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %231 = "stablehlo.divide"(%229, %230) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %232 = "stablehlo.convert"(%231) : (tensor<f32>) -> tensor<bf16>
    %233 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %234 = "stablehlo.broadcast_in_dim"(%233) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x4xbf16>
    %235 = "stablehlo.multiply"(%arg19, %234) : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %236 = "stablehlo.convert"(%235) : (tensor<2x4xbf16>) -> tensor<2x4xf32>
    %237 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %238 = "stablehlo.reduce"(%236, %237) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg67: tensor<f32>, %arg68: tensor<f32>):
      %705 = "stablehlo.add"(%arg67, %arg68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%705) : (tensor<f32>) -> ()
    }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
    %239 = "stablehlo.convert"(%238) : (tensor<f32>) -> tensor<bf16>
    %240 = "stablehlo.add"(%239, %206) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %241 = "stablehlo.add"(%240, %219) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %242 = "stablehlo.add"(%241, %232) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %243 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %244 = "stablehlo.broadcast_in_dim"(%243) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %245 = "stablehlo.convert"(%244) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
    %246 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %247 = "stablehlo.broadcast_in_dim"(%246) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x4xbf16>
    %248 = "stablehlo.multiply"(%245, %247) : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %249 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %250 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %251 = "stablehlo.divide"(%249, %250) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %252 = "stablehlo.broadcast_in_dim"(%251) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2xf32>
    %253 = "stablehlo.convert"(%252) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
    %254 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %255 = "stablehlo.broadcast_in_dim"(%254) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %256 = "stablehlo.multiply"(%253, %255) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %257 = "stablehlo.multiply"(%256, %223) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %258 = "stablehlo.multiply"(%257, %220) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %259 = "stablehlo.add"(%257, %258) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %260 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %261 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %262 = "stablehlo.divide"(%260, %261) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %263 = "stablehlo.broadcast_in_dim"(%262) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2xf32>
    %264 = "stablehlo.convert"(%263) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
    %265 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %266 = "stablehlo.broadcast_in_dim"(%265) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %267 = "stablehlo.multiply"(%264, %266) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %268 = "stablehlo.multiply"(%267, %210) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %269 = "stablehlo.multiply"(%268, %207) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %270 = "stablehlo.add"(%268, %269) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %271 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %272 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %273 = "stablehlo.divide"(%271, %272) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %274 = "stablehlo.broadcast_in_dim"(%273) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2xf32>
    %275 = "stablehlo.convert"(%274) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
    %276 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %277 = "stablehlo.broadcast_in_dim"(%276) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %278 = "stablehlo.multiply"(%275, %277) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %279 = "stablehlo.multiply"(%278, %197) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %280 = "stablehlo.multiply"(%279, %194) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %281 = "stablehlo.add"(%279, %280) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %282 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %283 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %284 = "stablehlo.broadcast_in_dim"(%283) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x1xi32>
    %285 = "stablehlo.compare"(%190, %284) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %286 = "stablehlo.broadcast_in_dim"(%282) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %287 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi32>) -> tensor<4x1xi32>
    %288 = "stablehlo.compare"(%190, %287) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %289 = "stablehlo.and"(%285, %288) : (tensor<4x1xi1>, tensor<4x1xi1>) -> tensor<4x1xi1>
    %290 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %291 = "stablehlo.reduce"(%289, %290) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg65: tensor<i1>, %arg66: tensor<i1>):
      %704 = "stablehlo.and"(%arg65, %arg66) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%704) : (tensor<i1>) -> ()
    }) : (tensor<4x1xi1>, tensor<i1>) -> tensor<4xi1>
    %292 = "stablehlo.gather"(%259, %190) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<2x2xbf16>, tensor<4x1xi32>) -> tensor<4x2xbf16>
    %293 = "stablehlo.broadcast_in_dim"(%291) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi1>) -> tensor<4x2xi1>
    %294 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %295 = "stablehlo.broadcast_in_dim"(%294) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x2xbf16>
    %296 = "stablehlo.select"(%293, %292, %295) : (tensor<4x2xi1>, tensor<4x2xbf16>, tensor<4x2xbf16>) -> tensor<4x2xbf16>
    %297 = "stablehlo.broadcast_in_dim"(%179) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xbf16>) -> tensor<4x2xbf16>
    %298 = "stablehlo.divide"(%296, %297) : (tensor<4x2xbf16>, tensor<4x2xbf16>) -> tensor<4x2xbf16>
    %299 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %300 = "stablehlo.broadcast_in_dim"(%299) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %301 = "stablehlo.scatter"(%300, %174, %298) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg63: tensor<bf16>, %arg64: tensor<bf16>):
      %703 = "stablehlo.add"(%arg63, %arg64) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%703) : (tensor<bf16>) -> ()
    }) : (tensor<2x2xbf16>, tensor<4x1xi32>, tensor<4x2xbf16>) -> tensor<2x2xbf16>
    %302 = "stablehlo.add"(%281, %301) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %303 = "stablehlo.gather"(%270, %73) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<2x2xbf16>, tensor<4x2xi32>) -> tensor<2x4xbf16>
    %304 = "stablehlo.add"(%302, %270) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %305 = "func.call"(%137#1, %303) <{callee = @_pad_4}> : (tensor<bf16>, tensor<2x4xbf16>) -> tensor<2x2xbf16>
    %306 = "stablehlo.add"(%304, %305) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %307 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %308 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %309 = "stablehlo.broadcast_in_dim"(%308) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x1xi32>
    %310 = "stablehlo.compare"(%132, %309) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %311 = "stablehlo.broadcast_in_dim"(%307) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %312 = "stablehlo.broadcast_in_dim"(%311) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi32>) -> tensor<4x1xi32>
    %313 = "stablehlo.compare"(%132, %312) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %314 = "stablehlo.and"(%310, %313) : (tensor<4x1xi1>, tensor<4x1xi1>) -> tensor<4x1xi1>
    %315 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %316 = "stablehlo.reduce"(%314, %315) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg61: tensor<i1>, %arg62: tensor<i1>):
      %702 = "stablehlo.and"(%arg61, %arg62) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%702) : (tensor<i1>) -> ()
    }) : (tensor<4x1xi1>, tensor<i1>) -> tensor<4xi1>
    %317 = "stablehlo.gather"(%306, %132) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<2x2xbf16>, tensor<4x1xi32>) -> tensor<4x2xbf16>
    %318 = "stablehlo.broadcast_in_dim"(%316) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi1>) -> tensor<4x2xi1>
    %319 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %320 = "stablehlo.broadcast_in_dim"(%319) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x2xbf16>
    %321 = "stablehlo.select"(%318, %317, %320) : (tensor<4x2xi1>, tensor<4x2xbf16>, tensor<4x2xbf16>) -> tensor<4x2xbf16>
    %322 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xbf16>) -> tensor<4x2xbf16>
    %323 = "stablehlo.divide"(%321, %322) : (tensor<4x2xbf16>, tensor<4x2xbf16>) -> tensor<4x2xbf16>
    %324 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %325 = "stablehlo.broadcast_in_dim"(%324) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %326 = "stablehlo.scatter"(%325, %111, %323) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg59: tensor<bf16>, %arg60: tensor<bf16>):
      %701 = "stablehlo.add"(%arg59, %arg60) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%701) : (tensor<bf16>) -> ()
    }) : (tensor<2x2xbf16>, tensor<4x1xi32>, tensor<4x2xbf16>) -> tensor<2x2xbf16>
    %327 = "chlo.square"(%248) : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %328 = "stablehlo.convert"(%327) : (tensor<2x4xbf16>) -> tensor<2x4xf32>
    %329 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %330 = "stablehlo.reduce"(%328, %329) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg57: tensor<f32>, %arg58: tensor<f32>):
      %700 = "stablehlo.add"(%arg57, %arg58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%700) : (tensor<f32>) -> ()
    }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
    %331 = "stablehlo.convert"(%330) : (tensor<f32>) -> tensor<bf16>
    %332 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %333 = "stablehlo.add"(%332, %331) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %334 = "chlo.square"(%326) : (tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %335 = "stablehlo.convert"(%334) : (tensor<2x2xbf16>) -> tensor<2x2xf32>
    %336 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %337 = "stablehlo.reduce"(%335, %336) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg55: tensor<f32>, %arg56: tensor<f32>):
      %699 = "stablehlo.add"(%arg55, %arg56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%699) : (tensor<f32>) -> ()
    }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
    %338 = "stablehlo.convert"(%337) : (tensor<f32>) -> tensor<bf16>
    %339 = "stablehlo.add"(%333, %338) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %340 = "stablehlo.sqrt"(%339) : (tensor<bf16>) -> tensor<bf16>
    %341 = "stablehlo.constant"() <{value = dense<1.000980e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %342 = "stablehlo.add"(%340, %341) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %343 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %344 = "stablehlo.divide"(%343, %342) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %345 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %346 = "stablehlo.minimum"(%345, %344) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %347 = "stablehlo.broadcast_in_dim"(%346) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x4xbf16>
    %348 = "stablehlo.multiply"(%248, %347) : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %349 = "stablehlo.constant"() <{value = dense<1.000980e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %350 = "stablehlo.add"(%340, %349) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %351 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %352 = "stablehlo.divide"(%351, %350) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %353 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %354 = "stablehlo.minimum"(%353, %352) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %355 = "stablehlo.broadcast_in_dim"(%354) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %356 = "stablehlo.multiply"(%326, %355) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %357 = "stablehlo.constant"() <{value = dense<1.000980e-02> : tensor<bf16>}> : () -> tensor<bf16>
    %358 = "stablehlo.broadcast_in_dim"(%357) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x4xbf16>
    %359 = "stablehlo.multiply"(%358, %arg19) : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %360 = "stablehlo.add"(%348, %359) : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %361 = "stablehlo.constant"() <{value = dense<1.000980e-02> : tensor<bf16>}> : () -> tensor<bf16>
    %362 = "stablehlo.broadcast_in_dim"(%361) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %363 = "stablehlo.multiply"(%362, %arg20) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %364 = "stablehlo.add"(%356, %363) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %365 = "stablehlo.constant"() <{value = dense<8.984370e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %366 = "stablehlo.broadcast_in_dim"(%365) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x4xbf16>
    %367 = "stablehlo.multiply"(%366, %arg23) : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %368 = "stablehlo.add"(%367, %360) : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %369 = "stablehlo.constant"() <{value = dense<8.984370e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %370 = "stablehlo.broadcast_in_dim"(%369) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %371 = "stablehlo.multiply"(%370, %arg24) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %372 = "stablehlo.add"(%371, %364) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %373 = "stablehlo.constant"() <{value = dense<1.000980e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %374 = "stablehlo.broadcast_in_dim"(%373) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x4xbf16>
    %375 = "stablehlo.multiply"(%374, %368) : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %376 = "stablehlo.subtract"(%arg19, %375) : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %377 = "stablehlo.constant"() <{value = dense<1.000980e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %378 = "stablehlo.broadcast_in_dim"(%377) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %379 = "stablehlo.multiply"(%378, %372) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %380 = "stablehlo.subtract"(%arg20, %379) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %381 = "stablehlo.reverse"(%arg19) <{dimensions = array<i64: 0>}> : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %382 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %383 = "func.call"(%75, %382) <{callee = @remainder}> : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %384 = "stablehlo.convert"(%arg22) : (tensor<4x2xui32>) -> tensor<4x2xi32>
    %385 = "stablehlo.reshape"(%384) : (tensor<4x2xi32>) -> tensor<8xi32>
    %386 = "stablehlo.slice"(%385) <{limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<8xi32>) -> tensor<4xi32>
    %387 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %388 = "func.call"(%386, %387) <{callee = @remainder}> : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %389 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %390 = "stablehlo.broadcast_in_dim"(%389) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2xbf16>
    %391 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %392 = "stablehlo.broadcast_in_dim"(%391) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %393 = "stablehlo.compare"(%388, %392) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %394 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %395 = "stablehlo.broadcast_in_dim"(%394) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %396 = "stablehlo.add"(%388, %395) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %397 = "stablehlo.select"(%393, %396, %388) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %398 = "stablehlo.broadcast_in_dim"(%397) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %399 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %400 = "stablehlo.broadcast_in_dim"(%399) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4xbf16>
    %401 = "stablehlo.scatter"(%390, %398, %400) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg53: tensor<bf16>, %arg54: tensor<bf16>):
      %698 = "stablehlo.add"(%arg53, %arg54) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%698) : (tensor<bf16>) -> ()
    }) : (tensor<2xbf16>, tensor<4x1xi32>, tensor<4xbf16>) -> tensor<2xbf16>
    %402 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %403 = "stablehlo.broadcast_in_dim"(%402) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2xbf16>
    %404 = "stablehlo.add"(%401, %403) : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
    %405 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %406 = "stablehlo.broadcast_in_dim"(%405) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %407 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %408 = "stablehlo.broadcast_in_dim"(%407) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %409 = "stablehlo.compare"(%383, %408) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %410 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %411 = "stablehlo.broadcast_in_dim"(%410) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %412 = "stablehlo.add"(%383, %411) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %413 = "stablehlo.select"(%409, %412, %383) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %414 = "stablehlo.broadcast_in_dim"(%413) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %415 = "stablehlo.gather"(%arg20, %414) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<2x2xbf16>, tensor<4x1xi32>) -> tensor<4x2xbf16>
    %416 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %417 = "stablehlo.broadcast_in_dim"(%416) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %418 = "stablehlo.compare"(%383, %417) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %419 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %420 = "stablehlo.broadcast_in_dim"(%419) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %421 = "stablehlo.add"(%383, %420) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %422 = "stablehlo.select"(%418, %421, %383) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %423 = "stablehlo.broadcast_in_dim"(%422) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %424 = "stablehlo.gather"(%404, %423) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xbf16>, tensor<4x1xi32>) -> tensor<4xbf16>
    %425 = "stablehlo.broadcast_in_dim"(%424) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xbf16>) -> tensor<4x1xbf16>
    %426 = "stablehlo.broadcast_in_dim"(%425) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xbf16>) -> tensor<4x2xbf16>
    %427 = "stablehlo.divide"(%415, %426) : (tensor<4x2xbf16>, tensor<4x2xbf16>) -> tensor<4x2xbf16>
    %428 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %429 = "stablehlo.broadcast_in_dim"(%428) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %430 = "stablehlo.compare"(%388, %429) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %431 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %432 = "stablehlo.broadcast_in_dim"(%431) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %433 = "stablehlo.add"(%388, %432) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %434 = "stablehlo.select"(%430, %433, %388) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %435 = "stablehlo.broadcast_in_dim"(%434) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %436 = "stablehlo.scatter"(%406, %435, %427) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg51: tensor<bf16>, %arg52: tensor<bf16>):
      %697 = "stablehlo.add"(%arg51, %arg52) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%697) : (tensor<bf16>) -> ()
    }) : (tensor<2x2xbf16>, tensor<4x1xi32>, tensor<4x2xbf16>) -> tensor<2x2xbf16>
    %437 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %438 = "stablehlo.broadcast_in_dim"(%437) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %439 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %440:2 = "func.call"(%436, %439) <{callee = @_pad}> : (tensor<2x2xbf16>, tensor<i32>) -> (tensor<2x4xbf16>, tensor<bf16>)
    %441 = "stablehlo.constant"() <{value = dense<[0, 1]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %442 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %443 = "stablehlo.broadcast_in_dim"(%442) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %444 = "stablehlo.minimum"(%441, %443) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %445 = "stablehlo.broadcast_in_dim"(%444) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<4x2xi32>
    %446 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %447 = "stablehlo.broadcast_in_dim"(%446) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x2xi32>
    %448 = "stablehlo.clamp"(%447, %76, %445) : (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
    %449 = "stablehlo.scatter"(%436, %448, %440#0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg49: tensor<bf16>, %arg50: tensor<bf16>):
      %696 = "stablehlo.add"(%arg49, %arg50) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%696) : (tensor<bf16>) -> ()
    }) : (tensor<2x2xbf16>, tensor<4x2xi32>, tensor<2x4xbf16>) -> tensor<2x2xbf16>
    %450 = "stablehlo.convert"(%arg22) : (tensor<4x2xui32>) -> tensor<4x2xui8>
    %451 = "stablehlo.reshape"(%450) : (tensor<4x2xui8>) -> tensor<8xui8>
    %452 = "stablehlo.slice"(%451) <{limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<8xui8>) -> tensor<4xui8>
    %453 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %454 = "func.call"(%452, %453) <{callee = @remainder_0}> : (tensor<4xui8>, tensor<i32>) -> tensor<4xui8>
    %455 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %456 = "func.call"(%77, %455) <{callee = @remainder_2}> : (tensor<4xi16>, tensor<i32>) -> tensor<4xi16>
    %457 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %458 = "stablehlo.broadcast_in_dim"(%457) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2xbf16>
    %459 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %460 = "stablehlo.broadcast_in_dim"(%459) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<4xi16>
    %461 = "stablehlo.compare"(%456, %460) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi1>
    %462 = "stablehlo.constant"() <{value = dense<2> : tensor<i16>}> : () -> tensor<i16>
    %463 = "stablehlo.broadcast_in_dim"(%462) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<4xi16>
    %464 = "stablehlo.add"(%456, %463) : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
    %465 = "stablehlo.select"(%461, %464, %456) : (tensor<4xi1>, tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
    %466 = "stablehlo.convert"(%465) : (tensor<4xi16>) -> tensor<4xi32>
    %467 = "stablehlo.broadcast_in_dim"(%466) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %468 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %469 = "stablehlo.broadcast_in_dim"(%468) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4xbf16>
    %470 = "stablehlo.scatter"(%458, %467, %469) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg47: tensor<bf16>, %arg48: tensor<bf16>):
      %695 = "stablehlo.add"(%arg47, %arg48) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%695) : (tensor<bf16>) -> ()
    }) : (tensor<2xbf16>, tensor<4x1xi32>, tensor<4xbf16>) -> tensor<2xbf16>
    %471 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %472 = "stablehlo.broadcast_in_dim"(%471) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2xbf16>
    %473 = "stablehlo.add"(%470, %472) : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
    %474 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %475 = "stablehlo.broadcast_in_dim"(%474) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %476 = "stablehlo.convert"(%454) : (tensor<4xui8>) -> tensor<4xi32>
    %477 = "stablehlo.broadcast_in_dim"(%476) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %478 = "stablehlo.gather"(%436, %477) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<2x2xbf16>, tensor<4x1xi32>) -> tensor<4x2xbf16>
    %479 = "stablehlo.convert"(%454) : (tensor<4xui8>) -> tensor<4xi32>
    %480 = "stablehlo.broadcast_in_dim"(%479) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %481 = "stablehlo.gather"(%473, %480) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xbf16>, tensor<4x1xi32>) -> tensor<4xbf16>
    %482 = "stablehlo.broadcast_in_dim"(%481) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xbf16>) -> tensor<4x1xbf16>
    %483 = "stablehlo.broadcast_in_dim"(%482) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xbf16>) -> tensor<4x2xbf16>
    %484 = "stablehlo.divide"(%478, %483) : (tensor<4x2xbf16>, tensor<4x2xbf16>) -> tensor<4x2xbf16>
    %485 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %486 = "stablehlo.broadcast_in_dim"(%485) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<4xi16>
    %487 = "stablehlo.compare"(%456, %486) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi1>
    %488 = "stablehlo.constant"() <{value = dense<2> : tensor<i16>}> : () -> tensor<i16>
    %489 = "stablehlo.broadcast_in_dim"(%488) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<4xi16>
    %490 = "stablehlo.add"(%456, %489) : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
    %491 = "stablehlo.select"(%487, %490, %456) : (tensor<4xi1>, tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
    %492 = "stablehlo.convert"(%491) : (tensor<4xi16>) -> tensor<4xi32>
    %493 = "stablehlo.broadcast_in_dim"(%492) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %494 = "stablehlo.scatter"(%475, %493, %484) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg45: tensor<bf16>, %arg46: tensor<bf16>):
      %694 = "stablehlo.add"(%arg45, %arg46) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%694) : (tensor<bf16>) -> ()
    }) : (tensor<2x2xbf16>, tensor<4x1xi32>, tensor<4x2xbf16>) -> tensor<2x2xbf16>
    %495 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %496 = "stablehlo.broadcast_in_dim"(%495) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %497 = "stablehlo.tanh"(%436) : (tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %498 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %499 = "stablehlo.broadcast_in_dim"(%498) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %500 = "stablehlo.subtract"(%499, %497) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %501 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %502 = "stablehlo.broadcast_in_dim"(%501) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %503 = "stablehlo.multiply"(%497, %502) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %504 = "stablehlo.convert"(%503) : (tensor<2x2xbf16>) -> tensor<2x2xf32>
    %505 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %506 = "stablehlo.reduce"(%504, %505) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>):
      %693 = "stablehlo.add"(%arg43, %arg44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%693) : (tensor<f32>) -> ()
    }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
    %507 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %508 = "stablehlo.divide"(%506, %507) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %509 = "stablehlo.convert"(%508) : (tensor<f32>) -> tensor<bf16>
    %510 = "stablehlo.tanh"(%449) : (tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %511 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %512 = "stablehlo.broadcast_in_dim"(%511) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %513 = "stablehlo.subtract"(%512, %510) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %514 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %515 = "stablehlo.broadcast_in_dim"(%514) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %516 = "stablehlo.multiply"(%510, %515) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %517 = "stablehlo.convert"(%516) : (tensor<2x2xbf16>) -> tensor<2x2xf32>
    %518 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %519 = "stablehlo.reduce"(%517, %518) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg41: tensor<f32>, %arg42: tensor<f32>):
      %692 = "stablehlo.add"(%arg41, %arg42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%692) : (tensor<f32>) -> ()
    }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
    %520 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %521 = "stablehlo.divide"(%519, %520) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %522 = "stablehlo.convert"(%521) : (tensor<f32>) -> tensor<bf16>
    %523 = "stablehlo.tanh"(%494) : (tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %524 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %525 = "stablehlo.broadcast_in_dim"(%524) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %526 = "stablehlo.subtract"(%525, %523) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %527 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %528 = "stablehlo.broadcast_in_dim"(%527) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %529 = "stablehlo.multiply"(%523, %528) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %530 = "stablehlo.convert"(%529) : (tensor<2x2xbf16>) -> tensor<2x2xf32>
    %531 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %532 = "stablehlo.reduce"(%530, %531) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      %691 = "stablehlo.add"(%arg39, %arg40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%691) : (tensor<f32>) -> ()
    }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
    %533 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %534 = "stablehlo.divide"(%532, %533) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %535 = "stablehlo.convert"(%534) : (tensor<f32>) -> tensor<bf16>
    %536 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %537 = "stablehlo.broadcast_in_dim"(%536) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x4xbf16>
    %538 = "stablehlo.multiply"(%arg19, %537) : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %539 = "stablehlo.convert"(%538) : (tensor<2x4xbf16>) -> tensor<2x4xf32>
    %540 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %541 = "stablehlo.reduce"(%539, %540) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg37: tensor<f32>, %arg38: tensor<f32>):
      %690 = "stablehlo.add"(%arg37, %arg38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%690) : (tensor<f32>) -> ()
    }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
    %542 = "stablehlo.convert"(%541) : (tensor<f32>) -> tensor<bf16>
    %543 = "stablehlo.add"(%542, %509) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %544 = "stablehlo.add"(%543, %522) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %545 = "stablehlo.add"(%544, %535) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %546 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %547 = "stablehlo.broadcast_in_dim"(%546) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %548 = "stablehlo.convert"(%547) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
    %549 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %550 = "stablehlo.broadcast_in_dim"(%549) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x4xbf16>
    %551 = "stablehlo.multiply"(%548, %550) : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %552 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %553 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %554 = "stablehlo.divide"(%552, %553) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %555 = "stablehlo.broadcast_in_dim"(%554) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2xf32>
    %556 = "stablehlo.convert"(%555) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
    %557 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %558 = "stablehlo.broadcast_in_dim"(%557) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %559 = "stablehlo.multiply"(%556, %558) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %560 = "stablehlo.multiply"(%559, %526) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %561 = "stablehlo.multiply"(%560, %523) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %562 = "stablehlo.add"(%560, %561) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %563 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %564 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %565 = "stablehlo.divide"(%563, %564) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %566 = "stablehlo.broadcast_in_dim"(%565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2xf32>
    %567 = "stablehlo.convert"(%566) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
    %568 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %569 = "stablehlo.broadcast_in_dim"(%568) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %570 = "stablehlo.multiply"(%567, %569) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %571 = "stablehlo.multiply"(%570, %513) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %572 = "stablehlo.multiply"(%571, %510) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %573 = "stablehlo.add"(%571, %572) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %574 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %575 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %576 = "stablehlo.divide"(%574, %575) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %577 = "stablehlo.broadcast_in_dim"(%576) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2xf32>
    %578 = "stablehlo.convert"(%577) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
    %579 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %580 = "stablehlo.broadcast_in_dim"(%579) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %581 = "stablehlo.multiply"(%578, %580) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %582 = "stablehlo.multiply"(%581, %500) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %583 = "stablehlo.multiply"(%582, %497) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %584 = "stablehlo.add"(%582, %583) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %585 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %586 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %587 = "stablehlo.broadcast_in_dim"(%586) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x1xi32>
    %588 = "stablehlo.compare"(%493, %587) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %589 = "stablehlo.broadcast_in_dim"(%585) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %590 = "stablehlo.broadcast_in_dim"(%589) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi32>) -> tensor<4x1xi32>
    %591 = "stablehlo.compare"(%493, %590) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %592 = "stablehlo.and"(%588, %591) : (tensor<4x1xi1>, tensor<4x1xi1>) -> tensor<4x1xi1>
    %593 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %594 = "stablehlo.reduce"(%592, %593) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg35: tensor<i1>, %arg36: tensor<i1>):
      %689 = "stablehlo.and"(%arg35, %arg36) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%689) : (tensor<i1>) -> ()
    }) : (tensor<4x1xi1>, tensor<i1>) -> tensor<4xi1>
    %595 = "stablehlo.gather"(%562, %493) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<2x2xbf16>, tensor<4x1xi32>) -> tensor<4x2xbf16>
    %596 = "stablehlo.broadcast_in_dim"(%594) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi1>) -> tensor<4x2xi1>
    %597 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %598 = "stablehlo.broadcast_in_dim"(%597) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x2xbf16>
    %599 = "stablehlo.select"(%596, %595, %598) : (tensor<4x2xi1>, tensor<4x2xbf16>, tensor<4x2xbf16>) -> tensor<4x2xbf16>
    %600 = "stablehlo.broadcast_in_dim"(%482) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xbf16>) -> tensor<4x2xbf16>
    %601 = "stablehlo.divide"(%599, %600) : (tensor<4x2xbf16>, tensor<4x2xbf16>) -> tensor<4x2xbf16>
    %602 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %603 = "stablehlo.broadcast_in_dim"(%602) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %604 = "stablehlo.scatter"(%603, %477, %601) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg33: tensor<bf16>, %arg34: tensor<bf16>):
      %688 = "stablehlo.add"(%arg33, %arg34) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%688) : (tensor<bf16>) -> ()
    }) : (tensor<2x2xbf16>, tensor<4x1xi32>, tensor<4x2xbf16>) -> tensor<2x2xbf16>
    %605 = "stablehlo.add"(%584, %604) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %606 = "stablehlo.gather"(%573, %76) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<2x2xbf16>, tensor<4x2xi32>) -> tensor<2x4xbf16>
    %607 = "stablehlo.add"(%605, %573) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %608 = "func.call"(%440#1, %606) <{callee = @_pad_4}> : (tensor<bf16>, tensor<2x4xbf16>) -> tensor<2x2xbf16>
    %609 = "stablehlo.add"(%607, %608) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %610 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %611 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %612 = "stablehlo.broadcast_in_dim"(%611) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x1xi32>
    %613 = "stablehlo.compare"(%435, %612) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %614 = "stablehlo.broadcast_in_dim"(%610) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %615 = "stablehlo.broadcast_in_dim"(%614) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi32>) -> tensor<4x1xi32>
    %616 = "stablehlo.compare"(%435, %615) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %617 = "stablehlo.and"(%613, %616) : (tensor<4x1xi1>, tensor<4x1xi1>) -> tensor<4x1xi1>
    %618 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %619 = "stablehlo.reduce"(%617, %618) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg31: tensor<i1>, %arg32: tensor<i1>):
      %687 = "stablehlo.and"(%arg31, %arg32) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%687) : (tensor<i1>) -> ()
    }) : (tensor<4x1xi1>, tensor<i1>) -> tensor<4xi1>
    %620 = "stablehlo.gather"(%609, %435) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<2x2xbf16>, tensor<4x1xi32>) -> tensor<4x2xbf16>
    %621 = "stablehlo.broadcast_in_dim"(%619) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi1>) -> tensor<4x2xi1>
    %622 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %623 = "stablehlo.broadcast_in_dim"(%622) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x2xbf16>
    %624 = "stablehlo.select"(%621, %620, %623) : (tensor<4x2xi1>, tensor<4x2xbf16>, tensor<4x2xbf16>) -> tensor<4x2xbf16>
    %625 = "stablehlo.broadcast_in_dim"(%425) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xbf16>) -> tensor<4x2xbf16>
    %626 = "stablehlo.divide"(%624, %625) : (tensor<4x2xbf16>, tensor<4x2xbf16>) -> tensor<4x2xbf16>
    %627 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %628 = "stablehlo.broadcast_in_dim"(%627) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %629 = "stablehlo.scatter"(%628, %414, %626) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg29: tensor<bf16>, %arg30: tensor<bf16>):
      %686 = "stablehlo.add"(%arg29, %arg30) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%686) : (tensor<bf16>) -> ()
    }) : (tensor<2x2xbf16>, tensor<4x1xi32>, tensor<4x2xbf16>) -> tensor<2x2xbf16>
    %630 = "chlo.square"(%551) : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %631 = "stablehlo.convert"(%630) : (tensor<2x4xbf16>) -> tensor<2x4xf32>
    %632 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %633 = "stablehlo.reduce"(%631, %632) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg27: tensor<f32>, %arg28: tensor<f32>):
      %685 = "stablehlo.add"(%arg27, %arg28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%685) : (tensor<f32>) -> ()
    }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
    %634 = "stablehlo.convert"(%633) : (tensor<f32>) -> tensor<bf16>
    %635 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %636 = "stablehlo.add"(%635, %634) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %637 = "chlo.square"(%629) : (tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %638 = "stablehlo.convert"(%637) : (tensor<2x2xbf16>) -> tensor<2x2xf32>
    %639 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %640 = "stablehlo.reduce"(%638, %639) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg25: tensor<f32>, %arg26: tensor<f32>):
      %684 = "stablehlo.add"(%arg25, %arg26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%684) : (tensor<f32>) -> ()
    }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
    %641 = "stablehlo.convert"(%640) : (tensor<f32>) -> tensor<bf16>
    %642 = "stablehlo.add"(%636, %641) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %643 = "stablehlo.sqrt"(%642) : (tensor<bf16>) -> tensor<bf16>
    %644 = "stablehlo.constant"() <{value = dense<1.000980e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %645 = "stablehlo.add"(%643, %644) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %646 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %647 = "stablehlo.divide"(%646, %645) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %648 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %649 = "stablehlo.minimum"(%648, %647) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %650 = "stablehlo.broadcast_in_dim"(%649) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x4xbf16>
    %651 = "stablehlo.multiply"(%551, %650) : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %652 = "stablehlo.constant"() <{value = dense<1.000980e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %653 = "stablehlo.add"(%643, %652) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %654 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %655 = "stablehlo.divide"(%654, %653) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %656 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %657 = "stablehlo.minimum"(%656, %655) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %658 = "stablehlo.broadcast_in_dim"(%657) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %659 = "stablehlo.multiply"(%629, %658) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %660 = "stablehlo.constant"() <{value = dense<1.000980e-02> : tensor<bf16>}> : () -> tensor<bf16>
    %661 = "stablehlo.broadcast_in_dim"(%660) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x4xbf16>
    %662 = "stablehlo.multiply"(%661, %arg19) : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %663 = "stablehlo.add"(%651, %662) : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %664 = "stablehlo.constant"() <{value = dense<1.000980e-02> : tensor<bf16>}> : () -> tensor<bf16>
    %665 = "stablehlo.broadcast_in_dim"(%664) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %666 = "stablehlo.multiply"(%665, %arg20) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %667 = "stablehlo.add"(%659, %666) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %668 = "stablehlo.constant"() <{value = dense<8.984370e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %669 = "stablehlo.broadcast_in_dim"(%668) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x4xbf16>
    %670 = "stablehlo.multiply"(%669, %arg23) : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %671 = "stablehlo.add"(%670, %663) : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %672 = "stablehlo.constant"() <{value = dense<8.984370e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %673 = "stablehlo.broadcast_in_dim"(%672) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %674 = "stablehlo.multiply"(%673, %arg24) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %675 = "stablehlo.add"(%674, %667) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %676 = "stablehlo.constant"() <{value = dense<1.000980e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %677 = "stablehlo.broadcast_in_dim"(%676) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x4xbf16>
    %678 = "stablehlo.multiply"(%677, %671) : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %679 = "stablehlo.subtract"(%arg19, %678) : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %680 = "stablehlo.constant"() <{value = dense<1.000980e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %681 = "stablehlo.broadcast_in_dim"(%680) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2xbf16>
    %682 = "stablehlo.multiply"(%681, %675) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %683 = "stablehlo.subtract"(%arg20, %682) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
    "func.return"(%376, %683) : (tensor<2x4xbf16>, tensor<2x2xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<4xi32>, %arg18: tensor<i32>):
    %51 = "stablehlo.convert"(%arg18) : (tensor<i32>) -> tensor<i32>
    %52 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %53 = "stablehlo.compare"(%51, %52) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %54 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %55 = "func.call"(%53, %54, %51) <{callee = @_where}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %57 = "stablehlo.remainder"(%arg17, %56) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %58 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %60 = "stablehlo.compare"(%57, %59) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %61 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %63 = "stablehlo.compare"(%57, %62) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %64 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %65 = "stablehlo.compare"(%55, %64) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<4xi1>
    %67 = "stablehlo.compare"(%63, %66) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %68 = "stablehlo.and"(%67, %60) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %69 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %70 = "stablehlo.add"(%57, %69) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %71 = "stablehlo.select"(%68, %70, %57) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    "func.return"(%71) : (tensor<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<i1>, %arg15: tensor<i32>, %arg16: tensor<i32>):
    %50 = "stablehlo.select"(%arg14, %arg15, %arg16) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%50) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2xbf16>, tensor<i32>) -> (tensor<2x4xbf16>, tensor<bf16>), res_attrs = [{}, {}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<2x2xbf16>, %arg13: tensor<i32>):
    %47 = "stablehlo.convert"(%arg13) : (tensor<i32>) -> tensor<bf16>
    %48 = "stablehlo.pad"(%arg12, %47) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x2xbf16>, tensor<bf16>) -> tensor<2x4xbf16>
    %49 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    "func.return"(%48, %49) : (tensor<2x4xbf16>, tensor<bf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4xui8>, tensor<i32>) -> tensor<4xui8>, res_attrs = [{}], sym_name = "remainder_0", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<4xui8>, %arg11: tensor<i32>):
    %26 = "stablehlo.convert"(%arg11) : (tensor<i32>) -> tensor<ui8>
    %27 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %28 = "stablehlo.compare"(%26, %27) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %29 = "stablehlo.constant"() <{value = dense<1> : tensor<ui8>}> : () -> tensor<ui8>
    %30 = "func.call"(%28, %29, %26) <{callee = @_where_1}> : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<4xui8>
    %32 = "stablehlo.remainder"(%arg10, %31) : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
    %33 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<4xui8>
    %35 = "stablehlo.compare"(%32, %34) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
    %36 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<4xui8>
    %38 = "stablehlo.compare"(%32, %37) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
    %39 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %40 = "stablehlo.compare"(%30, %39) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<4xi1>
    %42 = "stablehlo.compare"(%38, %41) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %43 = "stablehlo.and"(%42, %35) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %44 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<4xui8>
    %45 = "stablehlo.add"(%32, %44) : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
    %46 = "stablehlo.select"(%43, %45, %32) : (tensor<4xi1>, tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
    "func.return"(%46) : (tensor<4xui8>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>, res_attrs = [{}], sym_name = "_where_1", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<i1>, %arg8: tensor<ui8>, %arg9: tensor<ui8>):
    %25 = "stablehlo.select"(%arg7, %arg8, %arg9) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    "func.return"(%25) : (tensor<ui8>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4xi16>, tensor<i32>) -> tensor<4xi16>, res_attrs = [{}], sym_name = "remainder_2", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<4xi16>, %arg6: tensor<i32>):
    %4 = "stablehlo.convert"(%arg6) : (tensor<i32>) -> tensor<i16>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %6 = "stablehlo.compare"(%4, %5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %7 = "stablehlo.constant"() <{value = dense<1> : tensor<i16>}> : () -> tensor<i16>
    %8 = "func.call"(%6, %7, %4) <{callee = @_where_3}> : (tensor<i1>, tensor<i16>, tensor<i16>) -> tensor<i16>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<4xi16>
    %10 = "stablehlo.remainder"(%arg5, %9) : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<4xi16>
    %13 = "stablehlo.compare"(%10, %12) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi1>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<4xi16>
    %16 = "stablehlo.compare"(%10, %15) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi1>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %18 = "stablehlo.compare"(%8, %17) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<4xi1>
    %20 = "stablehlo.compare"(%16, %19) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %21 = "stablehlo.and"(%20, %13) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %22 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<4xi16>
    %23 = "stablehlo.add"(%10, %22) : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
    %24 = "stablehlo.select"(%21, %23, %10) : (tensor<4xi1>, tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
    "func.return"(%24) : (tensor<4xi16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i16>, tensor<i16>) -> tensor<i16>, res_attrs = [{}], sym_name = "_where_3", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<i1>, %arg3: tensor<i16>, %arg4: tensor<i16>):
    %3 = "stablehlo.select"(%arg2, %arg3, %arg4) : (tensor<i1>, tensor<i16>, tensor<i16>) -> tensor<i16>
    "func.return"(%3) : (tensor<i16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<bf16>, tensor<2x4xbf16>) -> tensor<2x2xbf16>, res_attrs = [{}], sym_name = "_pad_4", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<bf16>, %arg1: tensor<2x4xbf16>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1 = "stablehlo.pad"(%arg1, %0) <{edge_padding_high = array<i64: 0, -2>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x4xbf16>, tensor<bf16>) -> tensor<2x2xbf16>
    %2 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<2x2xbf16>) -> tensor<2x2xbf16>
    "func.return"(%2) : (tensor<2x2xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
