"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<17xf32>, tensor<17xi32>, tensor<8xi32>, tensor<5x3xf32>, tensor<5xcomplex<f32>>) -> (tensor<7x3xf32>, tensor<7xcomplex<f32>>, tensor<7xi32>, tensor<17xf32>, tensor<5x3xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<17xf32>, %arg9: tensor<17xi32>, %arg10: tensor<8xi32>, %arg11: tensor<5x3xf32>, %arg12: tensor<5xcomplex<f32>>):
    %23 = "stablehlo.custom_call"(%arg8, %arg10, %arg9, %arg11) <{api_version = 1 : i32, backend_config = "", call_target_name = "cpu_csr_sparse_dense_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]}> {mhlo.backend_config = {}} : (tensor<17xf32>, tensor<8xi32>, tensor<17xi32>, tensor<5x3xf32>) -> tensor<7x3xf32>
    %24 = "stablehlo.convert"(%arg8) : (tensor<17xf32>) -> tensor<17xcomplex<f32>>
    %25 = "stablehlo.constant"() <{value = dense<(1.000000e+00,-1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<17xcomplex<f32>>
    %27 = "stablehlo.multiply"(%24, %26) : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> tensor<17xcomplex<f32>>
    %28 = "stablehlo.custom_call"(%27, %arg10, %arg9, %arg12) <{api_version = 1 : i32, backend_config = "", call_target_name = "cpu_csr_sparse_dense_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}} : (tensor<17xcomplex<f32>>, tensor<8xi32>, tensor<17xi32>, tensor<5xcomplex<f32>>) -> tensor<7xcomplex<f32>>
    %29 = "stablehlo.slice"(%arg9) <{limit_indices = array<i64: 5>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<17xi32>) -> tensor<5xi32>
    %30 = "stablehlo.custom_call"(%arg9, %arg10, %arg9, %29) <{api_version = 1 : i32, backend_config = "", call_target_name = "cpu_csr_sparse_dense_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}} : (tensor<17xi32>, tensor<8xi32>, tensor<17xi32>, tensor<5xi32>) -> tensor<7xi32>
    %31 = "stablehlo.custom_call"(%arg8, %arg10, %arg9, %arg11) <{api_version = 1 : i32, backend_config = "", call_target_name = "cpu_csr_sparse_dense_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]}> {mhlo.backend_config = {}} : (tensor<17xf32>, tensor<8xi32>, tensor<17xi32>, tensor<5x3xf32>) -> tensor<7x3xf32>
    %32 = "stablehlo.cosine"(%31) : (tensor<7x3xf32>) -> tensor<7x3xf32>
    %33 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x3xf32>
    %35 = "stablehlo.multiply"(%34, %32) : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
    %36:2 = "func.call"(%arg9, %arg10) <{callee = @_csr_to_coo}> : (tensor<17xi32>, tensor<8xi32>) -> (tensor<17xi32>, tensor<17xi32>)
    %37 = "stablehlo.broadcast_in_dim"(%36#0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<17xi32>) -> tensor<17x1xi32>
    %38 = "stablehlo.broadcast_in_dim"(%36#1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<17xi32>) -> tensor<17x1xi32>
    %39 = "stablehlo.concatenate"(%37, %38) <{dimension = 1 : i64}> : (tensor<17x1xi32>, tensor<17x1xi32>) -> tensor<17x2xi32>
    %40 = "stablehlo.constant"() <{value = dense<[0, 1]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %43 = "stablehlo.compare"(%40, %42) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %44 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %46 = "stablehlo.add"(%40, %45) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %47 = "stablehlo.select"(%43, %46, %40) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %49 = "stablehlo.gather"(%39, %48) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 17, 1>}> : (tensor<17x2xi32>, tensor<2x1xi32>) -> tensor<17x2xi32>
    %50 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x3xf32>
    %52 = "stablehlo.slice"(%49) <{limit_indices = array<i64: 17, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<17x2xi32>) -> tensor<17x1xi32>
    %53 = "stablehlo.reshape"(%52) : (tensor<17x1xi32>) -> tensor<17xi32>
    %54 = "stablehlo.slice"(%49) <{limit_indices = array<i64: 17, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<17x2xi32>) -> tensor<17x1xi32>
    %55 = "stablehlo.reshape"(%54) : (tensor<17x1xi32>) -> tensor<17xi32>
    %56 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<17xi32>
    %58 = "stablehlo.compare"(%53, %57) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
    %59 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<17xi32>
    %61 = "stablehlo.add"(%53, %60) : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi32>
    %62 = "stablehlo.select"(%58, %61, %53) : (tensor<17xi1>, tensor<17xi32>, tensor<17xi32>) -> tensor<17xi32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0>}> : (tensor<17xi32>) -> tensor<17x1xi32>
    %64 = "stablehlo.constant"() <{value = dense<6> : tensor<1xi32>}> : () -> tensor<1xi32>
    %65 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<17x1xi32>
    %67 = "stablehlo.compare"(%63, %66) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<17x1xi32>, tensor<17x1xi32>) -> tensor<17x1xi1>
    %68 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi32>) -> tensor<17x1xi32>
    %70 = "stablehlo.compare"(%63, %69) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<17x1xi32>, tensor<17x1xi32>) -> tensor<17x1xi1>
    %71 = "stablehlo.and"(%67, %70) : (tensor<17x1xi1>, tensor<17x1xi1>) -> tensor<17x1xi1>
    %72 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %73 = "stablehlo.reduce"(%71, %72) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg19: tensor<i1>, %arg20: tensor<i1>):
      %147 = "stablehlo.and"(%arg19, %arg20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%147) : (tensor<i1>) -> ()
    }) : (tensor<17x1xi1>, tensor<i1>) -> tensor<17xi1>
    %74 = "stablehlo.gather"(%35, %63) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xf32>, tensor<17x1xi32>) -> tensor<17x3xf32>
    %75 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0>}> : (tensor<17xi1>) -> tensor<17x3xi1>
    %76 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<17x3xf32>
    %78 = "stablehlo.select"(%75, %74, %77) : (tensor<17x3xi1>, tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xf32>
    %79 = "stablehlo.dot_general"(%arg8, %78) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<17xf32>, tensor<17x3xf32>) -> tensor<17x3xf32>
    %80 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<17xi32>
    %82 = "stablehlo.compare"(%55, %81) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
    %83 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<17xi32>
    %85 = "stablehlo.add"(%55, %84) : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi32>
    %86 = "stablehlo.select"(%82, %85, %55) : (tensor<17xi1>, tensor<17xi32>, tensor<17xi32>) -> tensor<17xi32>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0>}> : (tensor<17xi32>) -> tensor<17x1xi32>
    %88 = "stablehlo.scatter"(%51, %87, %79) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %146 = "stablehlo.add"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%146) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<17x1xi32>, tensor<17x3xf32>) -> tensor<5x3xf32>
    %89:2 = "func.call"(%arg9, %arg10) <{callee = @_csr_to_coo}> : (tensor<17xi32>, tensor<8xi32>) -> (tensor<17xi32>, tensor<17xi32>)
    %90 = "stablehlo.broadcast_in_dim"(%89#0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<17xi32>) -> tensor<17x1xi32>
    %91 = "stablehlo.broadcast_in_dim"(%89#1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<17xi32>) -> tensor<17x1xi32>
    %92 = "stablehlo.concatenate"(%90, %91) <{dimension = 1 : i64}> : (tensor<17x1xi32>, tensor<17x1xi32>) -> tensor<17x2xi32>
    %93 = "stablehlo.slice"(%92) <{limit_indices = array<i64: 17, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<17x2xi32>) -> tensor<17x1xi32>
    %94 = "stablehlo.reshape"(%93) : (tensor<17x1xi32>) -> tensor<17xi32>
    %95 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<17xi32>
    %97 = "stablehlo.compare"(%94, %96) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
    %98 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<17xi32>
    %100 = "stablehlo.add"(%94, %99) : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi32>
    %101 = "stablehlo.select"(%97, %100, %94) : (tensor<17xi1>, tensor<17xi32>, tensor<17xi32>) -> tensor<17xi32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0>}> : (tensor<17xi32>) -> tensor<17x1xi32>
    %103 = "stablehlo.constant"() <{value = dense<6> : tensor<1xi32>}> : () -> tensor<1xi32>
    %104 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<17x1xi32>
    %106 = "stablehlo.compare"(%102, %105) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<17x1xi32>, tensor<17x1xi32>) -> tensor<17x1xi1>
    %107 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi32>) -> tensor<17x1xi32>
    %109 = "stablehlo.compare"(%102, %108) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<17x1xi32>, tensor<17x1xi32>) -> tensor<17x1xi1>
    %110 = "stablehlo.and"(%106, %109) : (tensor<17x1xi1>, tensor<17x1xi1>) -> tensor<17x1xi1>
    %111 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %112 = "stablehlo.reduce"(%110, %111) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg15: tensor<i1>, %arg16: tensor<i1>):
      %145 = "stablehlo.and"(%arg15, %arg16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%145) : (tensor<i1>) -> ()
    }) : (tensor<17x1xi1>, tensor<i1>) -> tensor<17xi1>
    %113 = "stablehlo.gather"(%35, %102) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xf32>, tensor<17x1xi32>) -> tensor<17x3xf32>
    %114 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 0>}> : (tensor<17xi1>) -> tensor<17x3xi1>
    %115 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<17x3xf32>
    %117 = "stablehlo.select"(%114, %113, %116) : (tensor<17x3xi1>, tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xf32>
    %118 = "stablehlo.slice"(%92) <{limit_indices = array<i64: 17, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<17x2xi32>) -> tensor<17x1xi32>
    %119 = "stablehlo.reshape"(%118) : (tensor<17x1xi32>) -> tensor<17xi32>
    %120 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<17xi32>
    %122 = "stablehlo.compare"(%119, %121) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
    %123 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<17xi32>
    %125 = "stablehlo.add"(%119, %124) : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi32>
    %126 = "stablehlo.select"(%122, %125, %119) : (tensor<17xi1>, tensor<17xi32>, tensor<17xi32>) -> tensor<17xi32>
    %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0>}> : (tensor<17xi32>) -> tensor<17x1xi32>
    %128 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %129 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<17x1xi32>
    %131 = "stablehlo.compare"(%127, %130) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<17x1xi32>, tensor<17x1xi32>) -> tensor<17x1xi1>
    %132 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %133 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi32>) -> tensor<17x1xi32>
    %134 = "stablehlo.compare"(%127, %133) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<17x1xi32>, tensor<17x1xi32>) -> tensor<17x1xi1>
    %135 = "stablehlo.and"(%131, %134) : (tensor<17x1xi1>, tensor<17x1xi1>) -> tensor<17x1xi1>
    %136 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %137 = "stablehlo.reduce"(%135, %136) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg13: tensor<i1>, %arg14: tensor<i1>):
      %144 = "stablehlo.and"(%arg13, %arg14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%144) : (tensor<i1>) -> ()
    }) : (tensor<17x1xi1>, tensor<i1>) -> tensor<17xi1>
    %138 = "stablehlo.gather"(%arg11, %127) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<17x1xi32>) -> tensor<17x3xf32>
    %139 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64: 0>}> : (tensor<17xi1>) -> tensor<17x3xi1>
    %140 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %141 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<17x3xf32>
    %142 = "stablehlo.select"(%139, %138, %141) : (tensor<17x3xi1>, tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xf32>
    %143 = "stablehlo.dot_general"(%117, %142) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17xf32>
    "func.return"(%23, %28, %30, %143, %88) : (tensor<7x3xf32>, tensor<7xcomplex<f32>>, tensor<7xi32>, tensor<17xf32>, tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<17xi32>, tensor<8xi32>) -> (tensor<17xi32>, tensor<17xi32>), res_attrs = [{}, {}], sym_name = "_csr_to_coo", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<17xi32>, %arg5: tensor<8xi32>):
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<17xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %9 = "stablehlo.compare"(%arg5, %8) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %10 = "stablehlo.constant"() <{value = dense<17> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %12 = "stablehlo.add"(%arg5, %11) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %13 = "stablehlo.select"(%9, %12, %arg5) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %15 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %17 = "stablehlo.scatter"(%6, %14, %16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<i32>, %arg7: tensor<i32>):
      %22 = "stablehlo.add"(%arg6, %arg7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%22) : (tensor<i32>) -> ()
    }) : (tensor<17xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<17xi32>
    %18 = "func.call"(%17) <{callee = @cumsum}> : (tensor<17xi32>) -> tensor<17xi32>
    %19 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<17xi32>
    %21 = "stablehlo.subtract"(%18, %20) : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi32>
    "func.return"(%21, %arg4) : (tensor<17xi32>, tensor<17xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<17xi32>) -> tensor<17xi32>, res_attrs = [{}], sym_name = "cumsum", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<17xi32>):
    %4 = "func.call"(%arg3) <{callee = @cumsum_0}> : (tensor<17xi32>) -> tensor<17xi32>
    "func.return"(%4) : (tensor<17xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<17xi32>) -> tensor<17xi32>, sym_name = "cumsum_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<17xi32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.reduce_window"(%arg0, %1) <{base_dilations = array<i64: 1>, padding = dense<[[16, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 17>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %3 = "stablehlo.add"(%arg1, %arg2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%3) : (tensor<i32>) -> ()
    }) : (tensor<17xi32>, tensor<i32>) -> tensor<17xi32>
    "func.return"(%2) : (tensor<17xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
