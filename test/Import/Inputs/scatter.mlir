"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<7xf32>, tensor<7x4xf32>, tensor<3x6xf32>, tensor<8xi32>, tensor<8x1xi32>, tensor<8x2xi32>, tensor<3x2x1xi32>, tensor<8xf32>, tensor<8x4xf32>, tensor<8x3xf32>, tensor<8x3x2xf32>, tensor<7x3xf32>) -> (tensor<7xf32>, tensor<7x4xf32>, tensor<7x4xf32>, tensor<7x4xf32>, tensor<7x4xf32>, tensor<7x4xf32>, tensor<7x4xf32>, tensor<7x4xf32>, tensor<7x4xf32>, tensor<7x4xf32>, tensor<8x4xf32>, tensor<7xf32>, tensor<7x4xf32>, tensor<7x4xf32>, tensor<7x4xf32>, tensor<7xf32>, tensor<7xf32>, tensor<3x6xf32>, tensor<7xf32>, tensor<7x4xf32>, tensor<7x4xf32>, tensor<7x4xf32>, tensor<7xf32>, tensor<7xf32>, tensor<3x6xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9][0]"}, {jax.result_info = "result[9][1]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<7xf32>, %arg8: tensor<7x4xf32>, %arg9: tensor<3x6xf32>, %arg10: tensor<8xi32>, %arg11: tensor<8x1xi32>, %arg12: tensor<8x2xi32>, %arg13: tensor<3x2x1xi32>, %arg14: tensor<8xf32>, %arg15: tensor<8x4xf32>, %arg16: tensor<8x3xf32>, %arg17: tensor<8x3x2xf32>, %arg18: tensor<7x3xf32>):
    %43 = "stablehlo.constant"() <{value = dense<[3, 1, 1]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %44 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %46 = "stablehlo.compare"(%arg10, %45) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %47 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %49 = "stablehlo.add"(%arg10, %48) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %50 = "stablehlo.select"(%46, %49, %arg10) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %52 = "stablehlo.scatter"(%arg7, %51, %arg14) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg71: tensor<f32>, %arg72: tensor<f32>):
      "stablehlo.return"(%arg72) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<7xf32>
    %53 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %55 = "stablehlo.compare"(%arg10, %54) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %56 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %58 = "stablehlo.add"(%arg10, %57) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %59 = "stablehlo.select"(%55, %58, %arg10) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %61 = "stablehlo.scatter"(%arg8, %60, %arg15) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg69: tensor<f32>, %arg70: tensor<f32>):
      "stablehlo.return"(%arg70) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<8x1xi32>, tensor<8x4xf32>) -> tensor<7x4xf32>
    %62 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %64 = "stablehlo.compare"(%arg10, %63) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %65 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %67 = "stablehlo.add"(%arg10, %66) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %68 = "stablehlo.select"(%64, %67, %arg10) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %70 = "stablehlo.scatter"(%arg8, %69, %arg15) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg67: tensor<f32>, %arg68: tensor<f32>):
      %253 = "stablehlo.add"(%arg67, %arg68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%253) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<8x1xi32>, tensor<8x4xf32>) -> tensor<7x4xf32>
    %71 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %73 = "stablehlo.compare"(%arg10, %72) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %74 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %76 = "stablehlo.add"(%arg10, %75) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %77 = "stablehlo.select"(%73, %76, %arg10) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %79 = "stablehlo.scatter"(%arg8, %78, %arg15) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %252 = "stablehlo.maximum"(%arg65, %arg66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%252) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<8x1xi32>, tensor<8x4xf32>) -> tensor<7x4xf32>
    %80 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %82 = "stablehlo.compare"(%arg10, %81) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %83 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %85 = "stablehlo.add"(%arg10, %84) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %86 = "stablehlo.select"(%82, %85, %arg10) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %88 = "stablehlo.scatter"(%arg8, %87, %arg15) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg63: tensor<f32>, %arg64: tensor<f32>):
      %251 = "stablehlo.minimum"(%arg63, %arg64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%251) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<8x1xi32>, tensor<8x4xf32>) -> tensor<7x4xf32>
    %89 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %91 = "stablehlo.compare"(%arg10, %90) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %92 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %94 = "stablehlo.add"(%arg10, %93) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %95 = "stablehlo.select"(%91, %94, %arg10) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %97 = "stablehlo.scatter"(%arg8, %96, %arg15) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      %250 = "stablehlo.multiply"(%arg61, %arg62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%250) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<8x1xi32>, tensor<8x4xf32>) -> tensor<7x4xf32>
    %98 = "stablehlo.slice"(%arg10) <{limit_indices = array<i64: 3>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<8xi32>) -> tensor<3xi32>
    %99 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %100 = "func.call"(%98, %99) <{callee = @remainder}> : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %101 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %103 = "stablehlo.compare"(%100, %102) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %104 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %106 = "stablehlo.add"(%100, %105) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %107 = "stablehlo.select"(%103, %106, %100) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x1xi32>
    %109 = "stablehlo.scatter"(%arg8, %108, %arg18) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg59: tensor<f32>, %arg60: tensor<f32>):
      "stablehlo.return"(%arg60) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<3x1xi32>, tensor<7x3xf32>) -> tensor<7x4xf32>
    %110 = "stablehlo.broadcast_in_dim"(%arg10) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %111 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %112 = "func.call"(%110, %111) <{callee = @remainder_0}> : (tensor<8x1xi32>, tensor<i32>) -> tensor<8x1xi32>
    %113 = "stablehlo.slice"(%arg15) <{limit_indices = array<i64: 8, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<8x4xf32>) -> tensor<8x3xf32>
    %114 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8x1xi32>
    %116 = "stablehlo.compare"(%112, %115) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %117 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8x1xi32>
    %119 = "stablehlo.add"(%112, %118) : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi32>
    %120 = "stablehlo.select"(%116, %119, %112) : (tensor<8x1xi1>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi32>
    %121 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %123 = "stablehlo.compare"(%43, %122) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %124 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %126 = "stablehlo.add"(%43, %125) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %127 = "stablehlo.select"(%123, %126, %43) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %128 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x1xi32>) -> tensor<8x3xi32>
    %129 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi32>) -> tensor<8x3xi32>
    %130 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x3xi32>) -> tensor<8x3x1xi32>
    %131 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x3xi32>) -> tensor<8x3x1xi32>
    %132 = "stablehlo.concatenate"(%130, %131) <{dimension = 2 : i64}> : (tensor<8x3x1xi32>, tensor<8x3x1xi32>) -> tensor<8x3x2xi32>
    %133 = "stablehlo.scatter"(%arg8, %132, %113) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg57: tensor<f32>, %arg58: tensor<f32>):
      "stablehlo.return"(%arg58) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<8x3x2xi32>, tensor<8x3xf32>) -> tensor<7x4xf32>
    %134 = "stablehlo.slice"(%arg15) <{limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<8x4xf32>) -> tensor<1x4xf32>
    %135 = "stablehlo.reshape"(%134) : (tensor<1x4xf32>) -> tensor<4xf32>
    %136 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %138 = "stablehlo.scatter"(%arg8, %137, %135) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg55: tensor<f32>, %arg56: tensor<f32>):
      "stablehlo.return"(%arg56) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<1xi32>, tensor<4xf32>) -> tensor<7x4xf32>
    %139 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %141 = "stablehlo.compare"(%arg10, %140) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %142 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %143 = "stablehlo.broadcast_in_dim"(%142) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %144 = "stablehlo.add"(%arg10, %143) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %145 = "stablehlo.select"(%141, %144, %arg10) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %146 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %147 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xui32>
    %148 = "stablehlo.reshape"(%147) : (tensor<8xui32>) -> tensor<8x1xui32>
    %149 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<8x4xui32>
    %151 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x1xui32>) -> tensor<8x4xui32>
    %152 = "stablehlo.add"(%151, %150) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
    %153 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %154 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7x4xui32>
    %155 = "stablehlo.scatter"(%154, %146, %152) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg53: tensor<ui32>, %arg54: tensor<ui32>):
      "stablehlo.return"(%arg54) : (tensor<ui32>) -> ()
    }) : (tensor<7x4xui32>, tensor<8x1xi32>, tensor<8x4xui32>) -> tensor<7x4xui32>
    %156 = "stablehlo.gather"(%155, %146) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<7x4xui32>, tensor<8x1xi32>) -> tensor<8x4xui32>
    %157 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %158 = "stablehlo.broadcast_in_dim"(%157) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7x4xui32>
    %159 = "stablehlo.compare"(%155, %158) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<7x4xui32>, tensor<7x4xui32>) -> tensor<7x4xi1>
    %160 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %161 = "stablehlo.broadcast_in_dim"(%160) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x4xf32>
    %162 = "stablehlo.select"(%159, %arg8, %161) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
    %163 = "stablehlo.compare"(%152, %156) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xi1>
    %164 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %165 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x4xf32>
    %166 = "stablehlo.select"(%163, %arg15, %165) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %167 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %168 = "stablehlo.broadcast_in_dim"(%167) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7x4xui32>
    %169 = "stablehlo.compare"(%155, %168) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<7x4xui32>, tensor<7x4xui32>) -> tensor<7x4xi1>
    %170 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %171 = "stablehlo.broadcast_in_dim"(%170) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x4xf32>
    %172 = "stablehlo.compare"(%152, %156) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xi1>
    %173 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %174 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x4xf32>
    %175 = "stablehlo.scatter"(%162, %146, %166) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %249 = "stablehlo.add"(%arg51, %arg52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%249) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<8x1xi32>, tensor<8x4xf32>) -> tensor<7x4xf32>
    %176 = "stablehlo.multiply"(%175, %175) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
    %177 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %178 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x4xf32>
    %179 = "stablehlo.multiply"(%178, %175) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
    %180 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %181 = "stablehlo.reduce"(%176, %180) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg49: tensor<f32>, %arg50: tensor<f32>):
      %248 = "stablehlo.add"(%arg49, %arg50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%248) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<f32>) -> tensor<f32>
    %182 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %183 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x4xf32>
    %184 = "stablehlo.multiply"(%183, %179) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
    %185 = "stablehlo.constant"() <{value = dense<6> : tensor<1xi32>}> : () -> tensor<1xi32>
    %186 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %187 = "stablehlo.broadcast_in_dim"(%186) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8x1xi32>
    %188 = "stablehlo.compare"(%146, %187) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %189 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %190 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi32>) -> tensor<8x1xi32>
    %191 = "stablehlo.compare"(%146, %190) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %192 = "stablehlo.and"(%188, %191) : (tensor<8x1xi1>, tensor<8x1xi1>) -> tensor<8x1xi1>
    %193 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %194 = "stablehlo.reduce"(%192, %193) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg47: tensor<i1>, %arg48: tensor<i1>):
      %247 = "stablehlo.and"(%arg47, %arg48) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%247) : (tensor<i1>) -> ()
    }) : (tensor<8x1xi1>, tensor<i1>) -> tensor<8xi1>
    %195 = "stablehlo.gather"(%184, %146) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<7x4xf32>, tensor<8x1xi32>) -> tensor<8x4xf32>
    %196 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi1>) -> tensor<8x4xi1>
    %197 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %198 = "stablehlo.broadcast_in_dim"(%197) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x4xf32>
    %199 = "stablehlo.select"(%196, %195, %198) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %200 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %201 = "stablehlo.broadcast_in_dim"(%200) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x4xf32>
    %202 = "stablehlo.select"(%172, %199, %201) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %203 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %204 = "stablehlo.broadcast_in_dim"(%203) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x4xf32>
    %205 = "stablehlo.select"(%169, %184, %204) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
    %206 = "stablehlo.scatter"(%arg7, %arg11, %arg16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg45: tensor<f32>, %arg46: tensor<f32>):
      %246 = "stablehlo.add"(%arg45, %arg46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%246) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<8x1xi32>, tensor<8x3xf32>) -> tensor<7xf32>
    %207 = "stablehlo.scatter"(%arg8, %arg11, %arg17) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>):
      %245 = "stablehlo.add"(%arg43, %arg44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%245) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<8x1xi32>, tensor<8x3x2xf32>) -> tensor<7x4xf32>
    %208 = "stablehlo.scatter"(%arg8, %arg12, %arg17) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<f32>, %arg42: tensor<f32>):
      %244 = "stablehlo.add"(%arg41, %arg42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%244) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<8x2xi32>, tensor<8x3x2xf32>) -> tensor<7x4xf32>
    %209 = "stablehlo.scatter"(%arg8, %arg12, %arg16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      %243 = "stablehlo.add"(%arg39, %arg40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%243) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<8x2xi32>, tensor<8x3xf32>) -> tensor<7x4xf32>
    %210 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 5, 1>, start_indices = array<i64: 4, 0>, strides = array<i64: 1, 1>}> : (tensor<8x1xi32>) -> tensor<1x1xi32>
    %211 = "stablehlo.reshape"(%210) : (tensor<1x1xi32>) -> tensor<1xi32>
    %212 = "stablehlo.slice"(%arg16) <{limit_indices = array<i64: 1, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<8x3xf32>) -> tensor<1x3xf32>
    %213 = "stablehlo.reshape"(%212) : (tensor<1x3xf32>) -> tensor<3xf32>
    %214 = "stablehlo.scatter"(%arg7, %211, %213) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = false}> ({
    ^bb0(%arg37: tensor<f32>, %arg38: tensor<f32>):
      %242 = "stablehlo.add"(%arg37, %arg38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%242) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<1xi32>, tensor<3xf32>) -> tensor<7xf32>
    %215 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 4, 1>, start_indices = array<i64: 3, 0>, strides = array<i64: 1, 1>}> : (tensor<8x1xi32>) -> tensor<1x1xi32>
    %216 = "stablehlo.reshape"(%215) : (tensor<1x1xi32>) -> tensor<1xi32>
    %217 = "stablehlo.slice"(%arg16) <{limit_indices = array<i64: 1, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<8x3xf32>) -> tensor<1x3xf32>
    %218 = "stablehlo.reshape"(%217) : (tensor<1x3xf32>) -> tensor<3xf32>
    %219 = "stablehlo.scatter"(%arg7, %216, %218) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<f32>, %arg36: tensor<f32>):
      %241 = "stablehlo.add"(%arg35, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%241) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<1xi32>, tensor<3xf32>) -> tensor<7xf32>
    %220 = "stablehlo.slice"(%arg18) <{limit_indices = array<i64: 6, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<7x3xf32>) -> tensor<6x3xf32>
    %221 = "stablehlo.reshape"(%220) : (tensor<6x3xf32>) -> tensor<3x2x3xf32>
    %222 = "stablehlo.scatter"(%arg9, %arg13, %221) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg33: tensor<f32>, %arg34: tensor<f32>):
      %240 = "stablehlo.add"(%arg33, %arg34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%240) : (tensor<f32>) -> ()
    }) : (tensor<3x6xf32>, tensor<3x2x1xi32>, tensor<3x2x3xf32>) -> tensor<3x6xf32>
    %223 = "stablehlo.scatter"(%arg7, %arg11, %arg16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg31: tensor<f32>, %arg32: tensor<f32>):
      "stablehlo.return"(%arg32) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<8x1xi32>, tensor<8x3xf32>) -> tensor<7xf32>
    %224 = "stablehlo.scatter"(%arg8, %arg11, %arg17) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg29: tensor<f32>, %arg30: tensor<f32>):
      "stablehlo.return"(%arg30) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<8x1xi32>, tensor<8x3x2xf32>) -> tensor<7x4xf32>
    %225 = "stablehlo.scatter"(%arg8, %arg12, %arg17) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg27: tensor<f32>, %arg28: tensor<f32>):
      "stablehlo.return"(%arg28) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<8x2xi32>, tensor<8x3x2xf32>) -> tensor<7x4xf32>
    %226 = "stablehlo.scatter"(%arg8, %arg12, %arg16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg25: tensor<f32>, %arg26: tensor<f32>):
      "stablehlo.return"(%arg26) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<8x2xi32>, tensor<8x3xf32>) -> tensor<7x4xf32>
    %227 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 5, 1>, start_indices = array<i64: 4, 0>, strides = array<i64: 1, 1>}> : (tensor<8x1xi32>) -> tensor<1x1xi32>
    %228 = "stablehlo.reshape"(%227) : (tensor<1x1xi32>) -> tensor<1xi32>
    %229 = "stablehlo.slice"(%arg16) <{limit_indices = array<i64: 1, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<8x3xf32>) -> tensor<1x3xf32>
    %230 = "stablehlo.reshape"(%229) : (tensor<1x3xf32>) -> tensor<3xf32>
    %231 = "stablehlo.scatter"(%arg7, %228, %230) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = false}> ({
    ^bb0(%arg23: tensor<f32>, %arg24: tensor<f32>):
      "stablehlo.return"(%arg24) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<1xi32>, tensor<3xf32>) -> tensor<7xf32>
    %232 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 4, 1>, start_indices = array<i64: 3, 0>, strides = array<i64: 1, 1>}> : (tensor<8x1xi32>) -> tensor<1x1xi32>
    %233 = "stablehlo.reshape"(%232) : (tensor<1x1xi32>) -> tensor<1xi32>
    %234 = "stablehlo.slice"(%arg16) <{limit_indices = array<i64: 1, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<8x3xf32>) -> tensor<1x3xf32>
    %235 = "stablehlo.reshape"(%234) : (tensor<1x3xf32>) -> tensor<3xf32>
    %236 = "stablehlo.scatter"(%arg7, %233, %235) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = false}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      "stablehlo.return"(%arg22) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<1xi32>, tensor<3xf32>) -> tensor<7xf32>
    %237 = "stablehlo.slice"(%arg18) <{limit_indices = array<i64: 6, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<7x3xf32>) -> tensor<6x3xf32>
    %238 = "stablehlo.reshape"(%237) : (tensor<6x3xf32>) -> tensor<3x2x3xf32>
    %239 = "stablehlo.scatter"(%arg9, %arg13, %238) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      "stablehlo.return"(%arg20) : (tensor<f32>) -> ()
    }) : (tensor<3x6xf32>, tensor<3x2x1xi32>, tensor<3x2x3xf32>) -> tensor<3x6xf32>
    "func.return"(%52, %61, %70, %79, %88, %97, %109, %133, %138, %205, %202, %206, %207, %208, %209, %214, %219, %222, %223, %224, %225, %226, %231, %236, %239) : (tensor<7xf32>, tensor<7x4xf32>, tensor<7x4xf32>, tensor<7x4xf32>, tensor<7x4xf32>, tensor<7x4xf32>, tensor<7x4xf32>, tensor<7x4xf32>, tensor<7x4xf32>, tensor<7x4xf32>, tensor<8x4xf32>, tensor<7xf32>, tensor<7x4xf32>, tensor<7x4xf32>, tensor<7x4xf32>, tensor<7xf32>, tensor<7xf32>, tensor<3x6xf32>, tensor<7xf32>, tensor<7x4xf32>, tensor<7x4xf32>, tensor<7x4xf32>, tensor<7xf32>, tensor<7xf32>, tensor<3x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<3xi32>, %arg6: tensor<i32>):
    %22 = "stablehlo.convert"(%arg6) : (tensor<i32>) -> tensor<i32>
    %23 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.compare"(%22, %23) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %25 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %26 = "func.call"(%24, %25, %22) <{callee = @_where}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %28 = "stablehlo.remainder"(%arg5, %27) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %29 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %31 = "stablehlo.compare"(%28, %30) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %32 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %34 = "stablehlo.compare"(%28, %33) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %35 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %36 = "stablehlo.compare"(%26, %35) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<3xi1>
    %38 = "stablehlo.compare"(%34, %37) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %39 = "stablehlo.and"(%38, %31) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %40 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %41 = "stablehlo.add"(%28, %40) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %42 = "stablehlo.select"(%39, %41, %28) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    "func.return"(%42) : (tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<i1>, %arg3: tensor<i32>, %arg4: tensor<i32>):
    %21 = "stablehlo.select"(%arg2, %arg3, %arg4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%21) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8x1xi32>, tensor<i32>) -> tensor<8x1xi32>, res_attrs = [{}], sym_name = "remainder_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<8x1xi32>, %arg1: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.compare"(%0, %1) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %4 = "func.call"(%2, %3, %0) <{callee = @_where}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8x1xi32>
    %6 = "stablehlo.remainder"(%arg0, %5) : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8x1xi32>
    %9 = "stablehlo.compare"(%6, %8) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8x1xi32>
    %12 = "stablehlo.compare"(%6, %11) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.compare"(%4, %13) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<8x1xi1>
    %16 = "stablehlo.compare"(%12, %15) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<8x1xi1>, tensor<8x1xi1>) -> tensor<8x1xi1>
    %17 = "stablehlo.and"(%16, %9) : (tensor<8x1xi1>, tensor<8x1xi1>) -> tensor<8x1xi1>
    %18 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8x1xi32>
    %19 = "stablehlo.add"(%6, %18) : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi32>
    %20 = "stablehlo.select"(%17, %19, %6) : (tensor<8x1xi1>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi32>
    "func.return"(%20) : (tensor<8x1xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
