"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<2x5x5xf64>, tensor<2x5x3xf64>, tensor<2x5x5xf64>, tensor<2x5x5xf64>, tensor<2x5x5xf64>, tensor<2x5x5xf64>, tensor<2x5x5xf64>, tensor<2x5x5xf64>, tensor<2x6x4xf64>, tensor<2x5x5xf64>, tensor<2x5x5xf64>, tensor<5x5xf64>, tensor<5x5xf64>, tensor<2x5x5xf64>, tensor<2x0x0xf64>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x6x4xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x0x0xcomplex<f64>>) -> (tensor<2x5x3xf64>, tensor<2x5x5xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2x5x5xf64>, tensor<2x5xf64>, tensor<2x5x5x5xf64>, tensor<2x5xf64>, tensor<2x4xf64>, tensor<2x4x6x4xf64>, tensor<2x6x6xf64>, tensor<2x5xcomplex<f64>>, tensor<2x5x5x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<5x5xf64>, tensor<5x5xf64>, tensor<5x5xf64>, tensor<5x5xf64>, tensor<5x5xf64>, tensor<2x5x5xf64>, tensor<2x5xf64>, tensor<2x4xf64>, tensor<2x4xf64>, tensor<2x0x0xf64>, tensor<2x5x3xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2xf64>, tensor<2x5x5xcomplex<f64>>, tensor<2x5xf64>, tensor<2x5x5x5xcomplex<f64>>, tensor<2x5xf64>, tensor<2x4xf64>, tensor<2x4x6x4xcomplex<f64>>, tensor<2x6x6xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<2x5x5x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x5xf64>, tensor<2x4xf64>, tensor<2x4xcomplex<f64>>, tensor<2x0x0xcomplex<f64>>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg147: tensor<2x5x5xf64>, %arg148: tensor<2x5x3xf64>, %arg149: tensor<2x5x5xf64>, %arg150: tensor<2x5x5xf64>, %arg151: tensor<2x5x5xf64>, %arg152: tensor<2x5x5xf64>, %arg153: tensor<2x5x5xf64>, %arg154: tensor<2x5x5xf64>, %arg155: tensor<2x6x4xf64>, %arg156: tensor<2x5x5xf64>, %arg157: tensor<2x5x5xf64>, %arg158: tensor<5x5xf64>, %arg159: tensor<5x5xf64>, %arg160: tensor<2x5x5xf64>, %arg161: tensor<2x0x0xf64>, %arg162: tensor<2x5x5xcomplex<f64>>, %arg163: tensor<2x5x3xcomplex<f64>>, %arg164: tensor<2x5x5xcomplex<f64>>, %arg165: tensor<2x5x5xcomplex<f64>>, %arg166: tensor<2x5x5xcomplex<f64>>, %arg167: tensor<2x5x5xcomplex<f64>>, %arg168: tensor<2x5x5xcomplex<f64>>, %arg169: tensor<2x5x5xcomplex<f64>>, %arg170: tensor<2x6x4xcomplex<f64>>, %arg171: tensor<2x5x5xcomplex<f64>>, %arg172: tensor<2x5x5xcomplex<f64>>, %arg173: tensor<5x5xcomplex<f64>>, %arg174: tensor<5x5xcomplex<f64>>, %arg175: tensor<2x5x5xcomplex<f64>>, %arg176: tensor<2x0x0xcomplex<f64>>):
    %836 = "func.call"(%arg147, %arg148) <{callee = @solve}> : (tensor<2x5x5xf64>, tensor<2x5x3xf64>) -> tensor<2x5x3xf64>
    %837 = "func.call"(%arg149) <{callee = @inv}> : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %838 = "func.call"(%arg150) <{callee = @det}> : (tensor<2x5x5xf64>) -> tensor<2xf64>
    %839:2 = "func.call"(%arg151) <{callee = @slogdet}> : (tensor<2x5x5xf64>) -> (tensor<2xf64>, tensor<2xf64>)
    %840 = "func.call"(%arg152) <{callee = @cholesky}> : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %841:2 = "func.call"(%arg153) <{callee = @eigh}> : (tensor<2x5x5xf64>) -> (tensor<2x5xf64>, tensor<2x5x5xf64>)
    %842 = "stablehlo.dot_general"(%841#1, %841#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5x5xf64>
    %843 = "func.call"(%arg154) <{callee = @eigvalsh}> : (tensor<2x5x5xf64>) -> tensor<2x5xf64>
    %844:3 = "func.call"(%arg155) <{callee = @svd}> : (tensor<2x6x4xf64>) -> (tensor<2x6x6xf64>, tensor<2x4xf64>, tensor<2x4x4xf64>)
    %845 = "stablehlo.transpose"(%844#2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
    %846 = "stablehlo.slice"(%844#0) <{limit_indices = array<i64: 2, 6, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xf64>) -> tensor<2x6x4xf64>
    %847 = "stablehlo.dot_general"(%846, %845) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x6x4xf64>
    %848 = "stablehlo.slice"(%844#0) <{limit_indices = array<i64: 2, 6, 6>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xf64>) -> tensor<2x6x2xf64>
    %849 = "stablehlo.dot_general"(%848, %848) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2xf64>, tensor<2x6x2xf64>) -> tensor<2x2x6x6xf64>
    %850 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %851 = "stablehlo.reduce"(%849, %850) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg179: tensor<f64>, %arg180: tensor<f64>):
      %1000 = "stablehlo.add"(%arg179, %arg180) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%1000) : (tensor<f64>) -> ()
    }) : (tensor<2x2x6x6xf64>, tensor<f64>) -> tensor<2x6x6xf64>
    %852:5 = "stablehlo.custom_call"(%arg156) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m], [i, n, o], [i, p, q], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5, q=5}, custom>} : (tensor<2x5x5xf64>) -> (tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2xi32>)
    %853 = "stablehlo.complex"(%852#0, %852#1) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xcomplex<f64>>
    %854 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %855 = "stablehlo.broadcast_in_dim"(%854) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %856 = "stablehlo.compare"(%852#4, %855) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %857 = "stablehlo.broadcast_in_dim"(%856) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %858 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %859 = "stablehlo.broadcast_in_dim"(%858) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5xcomplex<f64>>
    %860 = "stablehlo.broadcast_in_dim"(%857) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %861 = "stablehlo.select"(%860, %853, %859) : (tensor<2x5xi1>, tensor<2x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
    %862 = "stablehlo.broadcast_in_dim"(%856) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %863 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %864 = "stablehlo.broadcast_in_dim"(%863) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %865 = "stablehlo.broadcast_in_dim"(%862) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %866 = "stablehlo.select"(%865, %852#3, %864) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %867 = "stablehlo.real"(%866) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
    %868 = "stablehlo.imag"(%866) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
    %869 = "stablehlo.negate"(%868) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %870 = "stablehlo.complex"(%867, %869) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
    %871 = "stablehlo.dot_general"(%866, %870) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5x5xcomplex<f64>>
    %872 = "func.call"(%arg157) <{callee = @eigvals}> : (tensor<2x5x5xf64>) -> tensor<2x5xcomplex<f64>>
    %873:2 = "func.call"(%arg158) <{callee = @_schur}> : (tensor<5x5xf64>) -> (tensor<5x5xf64>, tensor<5x5xf64>)
    %874 = "stablehlo.dot_general"(%873#1, %873#0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    %875 = "stablehlo.transpose"(%873#1) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf64>) -> tensor<5x5xf64>
    %876 = "stablehlo.dot_general"(%874, %875) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    %877 = "stablehlo.transpose"(%873#1) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf64>) -> tensor<5x5xf64>
    %878 = "stablehlo.dot_general"(%873#1, %877) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    %879 = "func.call"(%873#0) <{callee = @tril}> : (tensor<5x5xf64>) -> tensor<5x5xf64>
    %880:2 = "func.call"(%arg159) <{callee = @hessenberg}> : (tensor<5x5xf64>) -> (tensor<5x5xf64>, tensor<5x5xf64>)
    %881:5 = "stablehlo.custom_call"(%arg160) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dsytrd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o], [i, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=4, p=4}, custom>} : (tensor<2x5x5xf64>) -> (tensor<2x5x5xf64>, tensor<2x5xf64>, tensor<2x4xf64>, tensor<2x4xf64>, tensor<2xi32>)
    %882 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %883 = "stablehlo.broadcast_in_dim"(%882) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %884 = "stablehlo.compare"(%881#4, %883) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %885 = "stablehlo.broadcast_in_dim"(%884) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %886 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %887 = "stablehlo.broadcast_in_dim"(%886) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5x5xf64>
    %888 = "stablehlo.broadcast_in_dim"(%885) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %889 = "stablehlo.select"(%888, %881#0, %887) : (tensor<2x5x5xi1>, tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %890 = "stablehlo.broadcast_in_dim"(%884) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %891 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %892 = "stablehlo.broadcast_in_dim"(%891) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5xf64>
    %893 = "stablehlo.broadcast_in_dim"(%890) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %894 = "stablehlo.select"(%893, %881#1, %892) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %895 = "stablehlo.broadcast_in_dim"(%884) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %896 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %897 = "stablehlo.broadcast_in_dim"(%896) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x4xf64>
    %898 = "stablehlo.broadcast_in_dim"(%895) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %899 = "stablehlo.select"(%898, %881#2, %897) : (tensor<2x4xi1>, tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
    %900 = "stablehlo.broadcast_in_dim"(%884) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %901 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %902 = "stablehlo.broadcast_in_dim"(%901) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x4xf64>
    %903 = "stablehlo.broadcast_in_dim"(%900) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %904 = "stablehlo.select"(%903, %881#3, %902) : (tensor<2x4xi1>, tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
    %905 = "func.call"(%arg161) <{callee = @inv_4}> : (tensor<2x0x0xf64>) -> tensor<2x0x0xf64>
    %906 = "func.call"(%arg162, %arg163) <{callee = @solve_7}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
    %907 = "func.call"(%arg164) <{callee = @inv_9}> : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %908 = "func.call"(%arg165) <{callee = @det_12}> : (tensor<2x5x5xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %909:2 = "func.call"(%arg166) <{callee = @slogdet_13}> : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2xcomplex<f64>>, tensor<2xf64>)
    %910 = "func.call"(%arg167) <{callee = @cholesky_16}> : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %911:2 = "func.call"(%arg168) <{callee = @eigh_17}> : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5xf64>, tensor<2x5x5xcomplex<f64>>)
    %912 = "stablehlo.real"(%911#1) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
    %913 = "stablehlo.imag"(%911#1) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
    %914 = "stablehlo.negate"(%913) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %915 = "stablehlo.complex"(%912, %914) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
    %916 = "stablehlo.dot_general"(%911#1, %915) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5x5xcomplex<f64>>
    %917 = "func.call"(%arg169) <{callee = @eigvalsh_18}> : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5xf64>
    %918:3 = "func.call"(%arg170) <{callee = @svd_20}> : (tensor<2x6x4xcomplex<f64>>) -> (tensor<2x6x6xcomplex<f64>>, tensor<2x4xf64>, tensor<2x4x4xcomplex<f64>>)
    %919 = "stablehlo.transpose"(%918#2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %920 = "stablehlo.real"(%919) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %921 = "stablehlo.imag"(%919) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %922 = "stablehlo.negate"(%921) : (tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
    %923 = "stablehlo.complex"(%920, %922) : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xcomplex<f64>>
    %924 = "stablehlo.slice"(%918#0) <{limit_indices = array<i64: 2, 6, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xcomplex<f64>>) -> tensor<2x6x4xcomplex<f64>>
    %925 = "stablehlo.real"(%923) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %926 = "stablehlo.imag"(%923) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %927 = "stablehlo.negate"(%926) : (tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
    %928 = "stablehlo.complex"(%925, %927) : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xcomplex<f64>>
    %929 = "stablehlo.dot_general"(%924, %928) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x6x4xcomplex<f64>>
    %930 = "stablehlo.slice"(%918#0) <{limit_indices = array<i64: 2, 6, 6>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xcomplex<f64>>) -> tensor<2x6x2xcomplex<f64>>
    %931 = "stablehlo.real"(%930) : (tensor<2x6x2xcomplex<f64>>) -> tensor<2x6x2xf64>
    %932 = "stablehlo.imag"(%930) : (tensor<2x6x2xcomplex<f64>>) -> tensor<2x6x2xf64>
    %933 = "stablehlo.negate"(%932) : (tensor<2x6x2xf64>) -> tensor<2x6x2xf64>
    %934 = "stablehlo.complex"(%931, %933) : (tensor<2x6x2xf64>, tensor<2x6x2xf64>) -> tensor<2x6x2xcomplex<f64>>
    %935 = "stablehlo.dot_general"(%930, %934) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2xcomplex<f64>>, tensor<2x6x2xcomplex<f64>>) -> tensor<2x2x6x6xcomplex<f64>>
    %936 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %937 = "stablehlo.reduce"(%935, %936) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg177: tensor<complex<f64>>, %arg178: tensor<complex<f64>>):
      %999 = "stablehlo.add"(%arg177, %arg178) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      "stablehlo.return"(%999) : (tensor<complex<f64>>) -> ()
    }) : (tensor<2x2x6x6xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x6x6xcomplex<f64>>
    %938:4 = "stablehlo.custom_call"(%arg171) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m, n], [i, o, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5}, custom>} : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2xi32>)
    %939 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %940 = "stablehlo.broadcast_in_dim"(%939) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %941 = "stablehlo.compare"(%938#3, %940) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %942 = "stablehlo.broadcast_in_dim"(%941) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %943 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %944 = "stablehlo.broadcast_in_dim"(%943) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5xcomplex<f64>>
    %945 = "stablehlo.broadcast_in_dim"(%942) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %946 = "stablehlo.select"(%945, %938#0, %944) : (tensor<2x5xi1>, tensor<2x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
    %947 = "stablehlo.broadcast_in_dim"(%941) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %948 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %949 = "stablehlo.broadcast_in_dim"(%948) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %950 = "stablehlo.broadcast_in_dim"(%947) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %951 = "stablehlo.select"(%950, %938#2, %949) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %952 = "stablehlo.real"(%951) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
    %953 = "stablehlo.imag"(%951) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
    %954 = "stablehlo.negate"(%953) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %955 = "stablehlo.complex"(%952, %954) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
    %956 = "stablehlo.dot_general"(%951, %955) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5x5xcomplex<f64>>
    %957 = "func.call"(%arg172) <{callee = @eigvals_21}> : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
    %958:2 = "func.call"(%arg173) <{callee = @_schur_22}> : (tensor<5x5xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>)
    %959 = "stablehlo.dot_general"(%958#1, %958#0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    %960 = "stablehlo.real"(%958#1) : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xf64>
    %961 = "stablehlo.imag"(%958#1) : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xf64>
    %962 = "stablehlo.negate"(%961) : (tensor<5x5xf64>) -> tensor<5x5xf64>
    %963 = "stablehlo.complex"(%960, %962) : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xcomplex<f64>>
    %964 = "stablehlo.transpose"(%963) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    %965 = "stablehlo.dot_general"(%959, %964) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    %966 = "stablehlo.real"(%958#1) : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xf64>
    %967 = "stablehlo.imag"(%958#1) : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xf64>
    %968 = "stablehlo.negate"(%967) : (tensor<5x5xf64>) -> tensor<5x5xf64>
    %969 = "stablehlo.complex"(%966, %968) : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xcomplex<f64>>
    %970 = "stablehlo.transpose"(%969) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    %971 = "stablehlo.dot_general"(%958#1, %970) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    %972 = "func.call"(%958#0) <{callee = @tril_23}> : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    %973:2 = "func.call"(%arg174) <{callee = @hessenberg_24}> : (tensor<5x5xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>)
    %974:5 = "stablehlo.custom_call"(%arg175) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zhetrd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o], [i, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=4, p=4}, custom>} : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5x5xcomplex<f64>>, tensor<2x5xf64>, tensor<2x4xf64>, tensor<2x4xcomplex<f64>>, tensor<2xi32>)
    %975 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %976 = "stablehlo.broadcast_in_dim"(%975) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %977 = "stablehlo.compare"(%974#4, %976) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %978 = "stablehlo.broadcast_in_dim"(%977) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %979 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %980 = "stablehlo.broadcast_in_dim"(%979) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %981 = "stablehlo.broadcast_in_dim"(%978) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %982 = "stablehlo.select"(%981, %974#0, %980) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %983 = "stablehlo.broadcast_in_dim"(%977) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %984 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %985 = "stablehlo.broadcast_in_dim"(%984) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5xf64>
    %986 = "stablehlo.broadcast_in_dim"(%983) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %987 = "stablehlo.select"(%986, %974#1, %985) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %988 = "stablehlo.broadcast_in_dim"(%977) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %989 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %990 = "stablehlo.broadcast_in_dim"(%989) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x4xf64>
    %991 = "stablehlo.broadcast_in_dim"(%988) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %992 = "stablehlo.select"(%991, %974#2, %990) : (tensor<2x4xi1>, tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
    %993 = "stablehlo.broadcast_in_dim"(%977) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %994 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %995 = "stablehlo.broadcast_in_dim"(%994) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x4xcomplex<f64>>
    %996 = "stablehlo.broadcast_in_dim"(%993) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %997 = "stablehlo.select"(%996, %974#3, %995) : (tensor<2x4xi1>, tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
    %998 = "func.call"(%arg176) <{callee = @inv_27}> : (tensor<2x0x0xcomplex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    "func.return"(%836, %837, %838, %839#0, %839#1, %840, %841#0, %842, %843, %844#1, %847, %851, %861, %871, %872, %876, %878, %879, %880#0, %880#1, %889, %894, %899, %904, %905, %906, %907, %908, %909#0, %909#1, %910, %911#0, %916, %917, %918#1, %929, %937, %946, %956, %957, %965, %971, %972, %973#0, %973#1, %982, %987, %992, %997, %998) : (tensor<2x5x3xf64>, tensor<2x5x5xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2x5x5xf64>, tensor<2x5xf64>, tensor<2x5x5x5xf64>, tensor<2x5xf64>, tensor<2x4xf64>, tensor<2x4x6x4xf64>, tensor<2x6x6xf64>, tensor<2x5xcomplex<f64>>, tensor<2x5x5x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<5x5xf64>, tensor<5x5xf64>, tensor<5x5xf64>, tensor<5x5xf64>, tensor<5x5xf64>, tensor<2x5x5xf64>, tensor<2x5xf64>, tensor<2x4xf64>, tensor<2x4xf64>, tensor<2x0x0xf64>, tensor<2x5x3xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2xf64>, tensor<2x5x5xcomplex<f64>>, tensor<2x5xf64>, tensor<2x5x5x5xcomplex<f64>>, tensor<2x5xf64>, tensor<2x4xf64>, tensor<2x4x6x4xcomplex<f64>>, tensor<2x6x6xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<2x5x5x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x5xf64>, tensor<2x4xf64>, tensor<2x4xcomplex<f64>>, tensor<2x0x0xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x5xf64>, tensor<2x5x3xf64>) -> tensor<2x5x3xf64>, res_attrs = [{}], sym_name = "solve", sym_visibility = "private"}> ({
  ^bb0(%arg137: tensor<2x5x5xf64>, %arg138: tensor<2x5x3xf64>):
    %812:3 = "stablehlo.custom_call"(%arg137) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf64>) -> (tensor<2x5x5xf64>, tensor<2x5xi32>, tensor<2xi32>)
    %813 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %814 = "stablehlo.broadcast_in_dim"(%813) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %815 = "stablehlo.subtract"(%812#1, %814) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %816 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %817 = "stablehlo.broadcast_in_dim"(%816) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %818 = "stablehlo.compare"(%812#2, %817) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %819 = "stablehlo.broadcast_in_dim"(%818) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %820 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %821 = "stablehlo.broadcast_in_dim"(%820) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5x5xf64>
    %822 = "stablehlo.broadcast_in_dim"(%819) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %823 = "stablehlo.select"(%822, %812#0, %821) : (tensor<2x5x5xi1>, tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %824 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %825 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %826 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %827:4 = "stablehlo.while"(%815, %826, %825, %824) ({
    ^bb0(%arg143: tensor<2x5xi32>, %arg144: tensor<i64>, %arg145: tensor<i64>, %arg146: tensor<2x5xi32>):
      %834 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %835 = "stablehlo.compare"(%arg144, %834) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%835) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg139: tensor<2x5xi32>, %arg140: tensor<i64>, %arg141: tensor<i64>, %arg142: tensor<2x5xi32>):
      %831:2 = "func.call"(%arg139, %arg141, %arg142) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %832 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %833 = "stablehlo.add"(%arg140, %832) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg139, %833, %831#0, %831#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %828 = "stablehlo.transpose"(%arg138) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x3xf64>) -> tensor<2x3x5xf64>
    %829 = "func.call"(%823, %827#3, %828) <{callee = @_lu_solve}> : (tensor<2x5x5xf64>, tensor<2x5xi32>, tensor<2x3x5xf64>) -> tensor<2x3x5xf64>
    %830 = "stablehlo.transpose"(%829) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x5xf64>) -> tensor<2x5x3xf64>
    "func.return"(%830) : (tensor<2x5x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>), res_attrs = [{}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg130: tensor<2x5xi32>, %arg131: tensor<i64>, %arg132: tensor<2x5xi32>):
    %765 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %766 = "stablehlo.add"(%arg131, %765) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %767 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %768 = "stablehlo.compare"(%arg131, %767) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %769 = "stablehlo.convert"(%arg131) : (tensor<i64>) -> tensor<i64>
    %770 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %771 = "stablehlo.add"(%769, %770) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %772 = "stablehlo.select"(%768, %771, %arg131) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %773 = "stablehlo.broadcast_in_dim"(%772) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %774 = "stablehlo.gather"(%arg130, %773) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x5xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %775 = "stablehlo.reshape"(%774) : (tensor<2x1xi32>) -> tensor<2xi32>
    %776 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %777 = "stablehlo.compare"(%arg131, %776) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %778 = "stablehlo.convert"(%arg131) : (tensor<i64>) -> tensor<i64>
    %779 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %780 = "stablehlo.add"(%778, %779) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %781 = "stablehlo.select"(%777, %780, %arg131) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %782 = "stablehlo.broadcast_in_dim"(%781) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %783 = "stablehlo.gather"(%arg132, %782) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x5xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %784 = "stablehlo.reshape"(%783) : (tensor<2x1xi32>) -> tensor<2xi32>
    %785 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %786 = "stablehlo.broadcast_in_dim"(%785) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %787 = "stablehlo.compare"(%775, %786) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %788 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %789 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %790 = "stablehlo.add"(%775, %789) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %791 = "stablehlo.select"(%787, %790, %775) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %792 = "stablehlo.broadcast_in_dim"(%791) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %793 = "stablehlo.gather"(%arg132, %792) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %794 = "stablehlo.reshape"(%793) : (tensor<2x1xi32>) -> tensor<2xi32>
    %795 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %796 = "stablehlo.compare"(%arg131, %795) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %797 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %798 = "stablehlo.add"(%arg131, %797) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %799 = "stablehlo.select"(%796, %798, %arg131) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %800 = "stablehlo.convert"(%799) : (tensor<i64>) -> tensor<i32>
    %801 = "stablehlo.broadcast_in_dim"(%800) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %802 = "stablehlo.scatter"(%arg132, %801, %794) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg135: tensor<i32>, %arg136: tensor<i32>):
      "stablehlo.return"(%arg136) : (tensor<i32>) -> ()
    }) : (tensor<2x5xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x5xi32>
    %803 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %804 = "stablehlo.broadcast_in_dim"(%803) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %805 = "stablehlo.compare"(%775, %804) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %806 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %807 = "stablehlo.broadcast_in_dim"(%806) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %808 = "stablehlo.add"(%775, %807) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %809 = "stablehlo.select"(%805, %808, %775) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %810 = "stablehlo.broadcast_in_dim"(%809) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %811 = "stablehlo.scatter"(%802, %810, %784) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg133: tensor<i32>, %arg134: tensor<i32>):
      "stablehlo.return"(%arg134) : (tensor<i32>) -> ()
    }) : (tensor<2x5xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x5xi32>
    "func.return"(%766, %811) : (tensor<i64>, tensor<2x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x5x5xf64>, tensor<2x5xi32>, tensor<2x3x5xf64>) -> tensor<2x3x5xf64>, res_attrs = [{}], sym_name = "_lu_solve", sym_visibility = "private"}> ({
  ^bb0(%arg127: tensor<2x5x5xf64>, %arg128: tensor<2x5xi32>, %arg129: tensor<2x3x5xf64>):
    %746 = "stablehlo.broadcast_in_dim"(%arg129) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x5xf64>) -> tensor<2x3x5x1xf64>
    %747 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %748 = "stablehlo.broadcast_in_dim"(%747) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %749 = "stablehlo.compare"(%arg128, %748) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %750 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %751 = "stablehlo.broadcast_in_dim"(%750) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %752 = "stablehlo.add"(%arg128, %751) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %753 = "stablehlo.select"(%749, %752, %arg128) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %754 = "stablehlo.broadcast_in_dim"(%753) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %755 = "stablehlo.gather"(%746, %754) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1, 1>}> : (tensor<2x3x5x1xf64>, tensor<2x5x1xi32>) -> tensor<2x3x5x1xf64>
    %756 = "stablehlo.transpose"(%755) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x3x5x1xf64>) -> tensor<2x5x1x3xf64>
    %757 = "stablehlo.reshape"(%756) : (tensor<2x5x1x3xf64>) -> tensor<2x5x3xf64>
    %758 = "stablehlo.custom_call"(%arg127, %757) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dtrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xf64>, tensor<2x5x3xf64>) -> tensor<2x5x3xf64>
    %759 = "stablehlo.reshape"(%758) : (tensor<2x5x3xf64>) -> tensor<2x5x1x3xf64>
    %760 = "stablehlo.reshape"(%759) : (tensor<2x5x1x3xf64>) -> tensor<2x5x3xf64>
    %761 = "stablehlo.custom_call"(%arg127, %760) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dtrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xf64>, tensor<2x5x3xf64>) -> tensor<2x5x3xf64>
    %762 = "stablehlo.reshape"(%761) : (tensor<2x5x3xf64>) -> tensor<2x5x1x3xf64>
    %763 = "stablehlo.transpose"(%762) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x5x1x3xf64>) -> tensor<2x3x5x1xf64>
    %764 = "stablehlo.reshape"(%763) : (tensor<2x3x5x1xf64>) -> tensor<2x3x5xf64>
    "func.return"(%764) : (tensor<2x3x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>, res_attrs = [{}], sym_name = "inv", sym_visibility = "private"}> ({
  ^bb0(%arg126: tensor<2x5x5xf64>):
    %737 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %738 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %739 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %740 = "stablehlo.broadcast_in_dim"(%739) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %741 = "stablehlo.add"(%737, %740) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %742 = "stablehlo.compare"(%741, %738) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %743 = "stablehlo.convert"(%742) : (tensor<5x5xi1>) -> tensor<5x5xf64>
    %744 = "stablehlo.broadcast_in_dim"(%743) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xf64>) -> tensor<2x5x5xf64>
    %745 = "func.call"(%arg126, %744) <{callee = @solve_0}> : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    "func.return"(%745) : (tensor<2x5x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>, res_attrs = [{}], sym_name = "solve_0", sym_visibility = "private"}> ({
  ^bb0(%arg116: tensor<2x5x5xf64>, %arg117: tensor<2x5x5xf64>):
    %713:3 = "stablehlo.custom_call"(%arg116) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf64>) -> (tensor<2x5x5xf64>, tensor<2x5xi32>, tensor<2xi32>)
    %714 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %715 = "stablehlo.broadcast_in_dim"(%714) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %716 = "stablehlo.subtract"(%713#1, %715) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %717 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %718 = "stablehlo.broadcast_in_dim"(%717) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %719 = "stablehlo.compare"(%713#2, %718) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %720 = "stablehlo.broadcast_in_dim"(%719) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %721 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %722 = "stablehlo.broadcast_in_dim"(%721) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5x5xf64>
    %723 = "stablehlo.broadcast_in_dim"(%720) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %724 = "stablehlo.select"(%723, %713#0, %722) : (tensor<2x5x5xi1>, tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %725 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %726 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %727 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %728:4 = "stablehlo.while"(%716, %727, %726, %725) ({
    ^bb0(%arg122: tensor<2x5xi32>, %arg123: tensor<i64>, %arg124: tensor<i64>, %arg125: tensor<2x5xi32>):
      %735 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %736 = "stablehlo.compare"(%arg123, %735) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%736) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg118: tensor<2x5xi32>, %arg119: tensor<i64>, %arg120: tensor<i64>, %arg121: tensor<2x5xi32>):
      %732:2 = "func.call"(%arg118, %arg120, %arg121) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %733 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %734 = "stablehlo.add"(%arg119, %733) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg118, %734, %732#0, %732#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %729 = "stablehlo.transpose"(%arg117) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %730 = "func.call"(%724, %728#3, %729) <{callee = @_lu_solve_1}> : (tensor<2x5x5xf64>, tensor<2x5xi32>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %731 = "stablehlo.transpose"(%730) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    "func.return"(%731) : (tensor<2x5x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x5x5xf64>, tensor<2x5xi32>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>, res_attrs = [{}], sym_name = "_lu_solve_1", sym_visibility = "private"}> ({
  ^bb0(%arg113: tensor<2x5x5xf64>, %arg114: tensor<2x5xi32>, %arg115: tensor<2x5x5xf64>):
    %694 = "stablehlo.broadcast_in_dim"(%arg115) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x5xf64>) -> tensor<2x5x5x1xf64>
    %695 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %696 = "stablehlo.broadcast_in_dim"(%695) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %697 = "stablehlo.compare"(%arg114, %696) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %698 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %699 = "stablehlo.broadcast_in_dim"(%698) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %700 = "stablehlo.add"(%arg114, %699) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %701 = "stablehlo.select"(%697, %700, %arg114) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %702 = "stablehlo.broadcast_in_dim"(%701) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %703 = "stablehlo.gather"(%694, %702) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 1, 1>}> : (tensor<2x5x5x1xf64>, tensor<2x5x1xi32>) -> tensor<2x5x5x1xf64>
    %704 = "stablehlo.transpose"(%703) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x5x5x1xf64>) -> tensor<2x5x1x5xf64>
    %705 = "stablehlo.reshape"(%704) : (tensor<2x5x1x5xf64>) -> tensor<2x5x5xf64>
    %706 = "stablehlo.custom_call"(%arg113, %705) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dtrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %707 = "stablehlo.reshape"(%706) : (tensor<2x5x5xf64>) -> tensor<2x5x1x5xf64>
    %708 = "stablehlo.reshape"(%707) : (tensor<2x5x1x5xf64>) -> tensor<2x5x5xf64>
    %709 = "stablehlo.custom_call"(%arg113, %708) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dtrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %710 = "stablehlo.reshape"(%709) : (tensor<2x5x5xf64>) -> tensor<2x5x1x5xf64>
    %711 = "stablehlo.transpose"(%710) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x5x1x5xf64>) -> tensor<2x5x5x1xf64>
    %712 = "stablehlo.reshape"(%711) : (tensor<2x5x5x1xf64>) -> tensor<2x5x5xf64>
    "func.return"(%712) : (tensor<2x5x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf64>) -> tensor<2xf64>, res_attrs = [{}], sym_name = "det", sym_visibility = "private"}> ({
  ^bb0(%arg112: tensor<2x5x5xf64>):
    %691:2 = "func.call"(%arg112) <{callee = @slogdet}> : (tensor<2x5x5xf64>) -> (tensor<2xf64>, tensor<2xf64>)
    %692 = "stablehlo.exponential"(%691#1) : (tensor<2xf64>) -> tensor<2xf64>
    %693 = "stablehlo.multiply"(%691#0, %692) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    "func.return"(%693) : (tensor<2xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf64>) -> (tensor<2xf64>, tensor<2xf64>), res_attrs = [{}, {}], sym_name = "slogdet", sym_visibility = "private"}> ({
  ^bb0(%arg99: tensor<2x5x5xf64>):
    %632:3 = "stablehlo.custom_call"(%arg99) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf64>) -> (tensor<2x5x5xf64>, tensor<2x5xi32>, tensor<2xi32>)
    %633 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %634 = "stablehlo.broadcast_in_dim"(%633) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %635 = "stablehlo.subtract"(%632#1, %634) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %636 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %637 = "stablehlo.broadcast_in_dim"(%636) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %638 = "stablehlo.compare"(%632#2, %637) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %639 = "stablehlo.broadcast_in_dim"(%638) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %640 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %641 = "stablehlo.broadcast_in_dim"(%640) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5x5xf64>
    %642 = "stablehlo.broadcast_in_dim"(%639) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %643 = "stablehlo.select"(%642, %632#0, %641) : (tensor<2x5x5xi1>, tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %644 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %645 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %646 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %647:4 = "stablehlo.while"(%635, %646, %645, %644) ({
    ^bb0(%arg108: tensor<2x5xi32>, %arg109: tensor<i64>, %arg110: tensor<i64>, %arg111: tensor<2x5xi32>):
      %689 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %690 = "stablehlo.compare"(%arg109, %689) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%690) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg104: tensor<2x5xi32>, %arg105: tensor<i64>, %arg106: tensor<i64>, %arg107: tensor<2x5xi32>):
      %686:2 = "func.call"(%arg104, %arg106, %arg107) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %687 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %688 = "stablehlo.add"(%arg105, %687) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg104, %688, %686#0, %686#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %648 = "func.call"(%643) <{callee = @diagonal}> : (tensor<2x5x5xf64>) -> tensor<2x5xf64>
    %649 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %650 = "stablehlo.broadcast_in_dim"(%649) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5xf64>
    %651 = "stablehlo.compare"(%648, %650) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %652 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %653 = "stablehlo.reduce"(%651, %652) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg102: tensor<i1>, %arg103: tensor<i1>):
      %685 = "stablehlo.or"(%arg102, %arg103) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%685) : (tensor<i1>) -> ()
    }) : (tensor<2x5xi1>, tensor<i1>) -> tensor<2xi1>
    %654 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %655 = "stablehlo.broadcast_in_dim"(%654) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xi32>) -> tensor<1x5xi32>
    %656 = "stablehlo.broadcast_in_dim"(%655) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi32>) -> tensor<2x5xi32>
    %657 = "stablehlo.compare"(%635, %656) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %658 = "func.call"(%657) <{callee = @count_nonzero}> : (tensor<2x5xi1>) -> tensor<2xi64>
    %659 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %660 = "stablehlo.broadcast_in_dim"(%659) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5xf64>
    %661 = "stablehlo.compare"(%648, %660) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %662 = "func.call"(%661) <{callee = @count_nonzero}> : (tensor<2x5xi1>) -> tensor<2xi64>
    %663 = "stablehlo.add"(%658, %662) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %664 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %665 = "func.call"(%663, %664) <{callee = @remainder}> : (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>
    %666 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %667 = "stablehlo.broadcast_in_dim"(%666) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %668 = "stablehlo.multiply"(%667, %665) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %669 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %670 = "stablehlo.broadcast_in_dim"(%669) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %671 = "stablehlo.add"(%668, %670) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %672 = "stablehlo.convert"(%671) : (tensor<2xi64>) -> tensor<2xf64>
    %673 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %674 = "stablehlo.broadcast_in_dim"(%673) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2xf64>
    %675 = "stablehlo.multiply"(%674, %672) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %676 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %677 = "func.call"(%653, %676, %675) <{callee = @_where_2}> : (tensor<2xi1>, tensor<f64>, tensor<2xf64>) -> tensor<2xf64>
    %678 = "stablehlo.abs"(%648) : (tensor<2x5xf64>) -> tensor<2x5xf64>
    %679 = "stablehlo.log"(%678) : (tensor<2x5xf64>) -> tensor<2x5xf64>
    %680 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %681 = "stablehlo.reduce"(%679, %680) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg100: tensor<f64>, %arg101: tensor<f64>):
      %684 = "stablehlo.add"(%arg100, %arg101) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%684) : (tensor<f64>) -> ()
    }) : (tensor<2x5xf64>, tensor<f64>) -> tensor<2xf64>
    %682 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %683 = "func.call"(%653, %682, %681) <{callee = @_where_2}> : (tensor<2xi1>, tensor<f64>, tensor<2xf64>) -> tensor<2xf64>
    "func.return"(%677, %683) : (tensor<2xf64>, tensor<2xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf64>) -> tensor<2x5xf64>, res_attrs = [{}], sym_name = "diagonal", sym_visibility = "private"}> ({
  ^bb0(%arg98: tensor<2x5x5xf64>):
    %610 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %611 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %612 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %613 = "stablehlo.broadcast_in_dim"(%612) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %614 = "stablehlo.compare"(%610, %613) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %615 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %616 = "stablehlo.broadcast_in_dim"(%615) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %617 = "stablehlo.add"(%610, %616) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %618 = "stablehlo.select"(%614, %617, %610) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %619 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %620 = "stablehlo.broadcast_in_dim"(%619) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %621 = "stablehlo.compare"(%611, %620) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %622 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %623 = "stablehlo.broadcast_in_dim"(%622) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %624 = "stablehlo.add"(%611, %623) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %625 = "stablehlo.select"(%621, %624, %611) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %626 = "stablehlo.convert"(%618) : (tensor<5xi64>) -> tensor<5xi32>
    %627 = "stablehlo.convert"(%625) : (tensor<5xi64>) -> tensor<5xi32>
    %628 = "stablehlo.broadcast_in_dim"(%626) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %629 = "stablehlo.broadcast_in_dim"(%627) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %630 = "stablehlo.concatenate"(%628, %629) <{dimension = 1 : i64}> : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %631 = "stablehlo.gather"(%arg98, %630) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x5x5xf64>, tensor<5x2xi32>) -> tensor<2x5xf64>
    "func.return"(%631) : (tensor<2x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5xi1>) -> tensor<2xi64>, res_attrs = [{}], sym_name = "count_nonzero", sym_visibility = "private"}> ({
  ^bb0(%arg95: tensor<2x5xi1>):
    %602 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %603 = "stablehlo.broadcast_in_dim"(%602) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x5xi1>
    %604 = "stablehlo.compare"(%arg95, %603) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %605 = "stablehlo.convert"(%604) : (tensor<2x5xi1>) -> tensor<2x5xi32>
    %606 = "stablehlo.convert"(%605) : (tensor<2x5xi32>) -> tensor<2x5xi64>
    %607 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %608 = "stablehlo.reduce"(%606, %607) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg96: tensor<i64>, %arg97: tensor<i64>):
      %609 = "stablehlo.add"(%arg96, %arg97) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%609) : (tensor<i64>) -> ()
    }) : (tensor<2x5xi64>, tensor<i64>) -> tensor<2xi64>
    "func.return"(%608) : (tensor<2xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg93: tensor<2xi64>, %arg94: tensor<i64>):
    %581 = "stablehlo.convert"(%arg94) : (tensor<i64>) -> tensor<i64>
    %582 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %583 = "stablehlo.compare"(%581, %582) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %584 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %585 = "func.call"(%583, %584, %581) <{callee = @_where}> : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %586 = "stablehlo.broadcast_in_dim"(%585) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %587 = "stablehlo.remainder"(%arg93, %586) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %588 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %589 = "stablehlo.broadcast_in_dim"(%588) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %590 = "stablehlo.compare"(%587, %589) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %591 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %592 = "stablehlo.broadcast_in_dim"(%591) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %593 = "stablehlo.compare"(%587, %592) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %594 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %595 = "stablehlo.compare"(%585, %594) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %596 = "stablehlo.broadcast_in_dim"(%595) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2xi1>
    %597 = "stablehlo.compare"(%593, %596) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %598 = "stablehlo.and"(%597, %590) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %599 = "stablehlo.broadcast_in_dim"(%585) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %600 = "stablehlo.add"(%587, %599) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %601 = "stablehlo.select"(%598, %600, %587) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    "func.return"(%601) : (tensor<2xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg90: tensor<i1>, %arg91: tensor<i64>, %arg92: tensor<i64>):
    %580 = "stablehlo.select"(%arg90, %arg91, %arg92) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    "func.return"(%580) : (tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xi1>, tensor<f64>, tensor<2xf64>) -> tensor<2xf64>, res_attrs = [{}], sym_name = "_where_2", sym_visibility = "private"}> ({
  ^bb0(%arg87: tensor<2xi1>, %arg88: tensor<f64>, %arg89: tensor<2xf64>):
    %578 = "stablehlo.broadcast_in_dim"(%arg88) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2xf64>
    %579 = "stablehlo.select"(%arg87, %578, %arg89) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    "func.return"(%579) : (tensor<2xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>, res_attrs = [{}], sym_name = "cholesky", sym_visibility = "private"}> ({
  ^bb0(%arg86: tensor<2x5x5xf64>):
    %554 = "stablehlo.transpose"(%arg86) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %555 = "stablehlo.add"(%arg86, %554) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %556 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %557 = "stablehlo.broadcast_in_dim"(%556) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5x5xf64>
    %558 = "stablehlo.divide"(%555, %557) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %559:2 = "stablehlo.custom_call"(%558) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dpotrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=2, j=5, k=5, l=5, m=5}, custom>} : (tensor<2x5x5xf64>) -> (tensor<2x5x5xf64>, tensor<2xi32>)
    %560 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %561 = "stablehlo.broadcast_in_dim"(%560) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %562 = "stablehlo.compare"(%559#1, %561) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %563 = "stablehlo.broadcast_in_dim"(%562) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %564 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %565 = "stablehlo.broadcast_in_dim"(%564) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5x5xf64>
    %566 = "stablehlo.broadcast_in_dim"(%563) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %567 = "stablehlo.select"(%566, %559#0, %565) : (tensor<2x5x5xi1>, tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %568 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %569 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %570 = "stablehlo.broadcast_in_dim"(%569) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %571 = "stablehlo.add"(%568, %570) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %572 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %573 = "stablehlo.compare"(%571, %572) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %574 = "stablehlo.broadcast_in_dim"(%573) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
    %575 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %576 = "stablehlo.broadcast_in_dim"(%575) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5x5xf64>
    %577 = "stablehlo.select"(%574, %567, %576) : (tensor<2x5x5xi1>, tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    "func.return"(%577) : (tensor<2x5x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf64>) -> (tensor<2x5xf64>, tensor<2x5x5xf64>), res_attrs = [{}, {}], sym_name = "eigh", sym_visibility = "private"}> ({
  ^bb0(%arg85: tensor<2x5x5xf64>):
    %535 = "stablehlo.transpose"(%arg85) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %536 = "stablehlo.add"(%arg85, %535) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %537 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %538 = "stablehlo.broadcast_in_dim"(%537) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5x5xf64>
    %539 = "stablehlo.divide"(%536, %538) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %540:3 = "stablehlo.custom_call"(%539) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dsyevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf64>) -> (tensor<2x5x5xf64>, tensor<2x5xf64>, tensor<2xi32>)
    %541 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %542 = "stablehlo.broadcast_in_dim"(%541) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %543 = "stablehlo.compare"(%540#2, %542) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %544 = "stablehlo.broadcast_in_dim"(%543) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %545 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %546 = "stablehlo.broadcast_in_dim"(%545) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5x5xf64>
    %547 = "stablehlo.broadcast_in_dim"(%544) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %548 = "stablehlo.select"(%547, %540#0, %546) : (tensor<2x5x5xi1>, tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %549 = "stablehlo.broadcast_in_dim"(%543) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %550 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %551 = "stablehlo.broadcast_in_dim"(%550) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5xf64>
    %552 = "stablehlo.broadcast_in_dim"(%549) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %553 = "stablehlo.select"(%552, %540#1, %551) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    "func.return"(%553, %548) : (tensor<2x5xf64>, tensor<2x5x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf64>) -> tensor<2x5xf64>, res_attrs = [{}], sym_name = "eigvalsh", sym_visibility = "private"}> ({
  ^bb0(%arg84: tensor<2x5x5xf64>):
    %534:2 = "func.call"(%arg84) <{callee = @eigh_3}> : (tensor<2x5x5xf64>) -> (tensor<2x5xf64>, tensor<2x5x5xf64>)
    "func.return"(%534#0) : (tensor<2x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf64>) -> (tensor<2x5xf64>, tensor<2x5x5xf64>), res_attrs = [{}, {}], sym_name = "eigh_3", sym_visibility = "private"}> ({
  ^bb0(%arg83: tensor<2x5x5xf64>):
    %515 = "stablehlo.transpose"(%arg83) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %516 = "stablehlo.add"(%arg83, %515) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %517 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %518 = "stablehlo.broadcast_in_dim"(%517) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5x5xf64>
    %519 = "stablehlo.divide"(%516, %518) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %520:3 = "stablehlo.custom_call"(%519) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dsyevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf64>) -> (tensor<2x5x5xf64>, tensor<2x5xf64>, tensor<2xi32>)
    %521 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %522 = "stablehlo.broadcast_in_dim"(%521) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %523 = "stablehlo.compare"(%520#2, %522) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %524 = "stablehlo.broadcast_in_dim"(%523) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %525 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %526 = "stablehlo.broadcast_in_dim"(%525) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5x5xf64>
    %527 = "stablehlo.broadcast_in_dim"(%524) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %528 = "stablehlo.select"(%527, %520#0, %526) : (tensor<2x5x5xi1>, tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %529 = "stablehlo.broadcast_in_dim"(%523) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %530 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %531 = "stablehlo.broadcast_in_dim"(%530) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5xf64>
    %532 = "stablehlo.broadcast_in_dim"(%529) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %533 = "stablehlo.select"(%532, %520#1, %531) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    "func.return"(%533, %528) : (tensor<2x5xf64>, tensor<2x5x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xf64>) -> (tensor<2x6x6xf64>, tensor<2x4xf64>, tensor<2x4x4xf64>), res_attrs = [{}, {}, {}], sym_name = "svd", sym_visibility = "private"}> ({
  ^bb0(%arg82: tensor<2x6x4xf64>):
    %496:5 = "stablehlo.custom_call"(%arg82) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=6, k=4, l=6, m=4, n=4, o=6, p=6, q=4, r=4}, custom>} : (tensor<2x6x4xf64>) -> (tensor<2x6x4xf64>, tensor<2x4xf64>, tensor<2x6x6xf64>, tensor<2x4x4xf64>, tensor<2xi32>)
    %497 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %498 = "stablehlo.broadcast_in_dim"(%497) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %499 = "stablehlo.compare"(%496#4, %498) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %500 = "stablehlo.broadcast_in_dim"(%499) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %501 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %502 = "stablehlo.broadcast_in_dim"(%501) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x4xf64>
    %503 = "stablehlo.broadcast_in_dim"(%500) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %504 = "stablehlo.select"(%503, %496#1, %502) : (tensor<2x4xi1>, tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
    %505 = "stablehlo.broadcast_in_dim"(%499) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %506 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %507 = "stablehlo.broadcast_in_dim"(%506) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x6x6xf64>
    %508 = "stablehlo.broadcast_in_dim"(%505) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x6xi1>
    %509 = "stablehlo.select"(%508, %496#2, %507) : (tensor<2x6x6xi1>, tensor<2x6x6xf64>, tensor<2x6x6xf64>) -> tensor<2x6x6xf64>
    %510 = "stablehlo.broadcast_in_dim"(%499) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %511 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %512 = "stablehlo.broadcast_in_dim"(%511) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x4x4xf64>
    %513 = "stablehlo.broadcast_in_dim"(%510) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %514 = "stablehlo.select"(%513, %496#3, %512) : (tensor<2x4x4xi1>, tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
    "func.return"(%509, %504, %514) : (tensor<2x6x6xf64>, tensor<2x4xf64>, tensor<2x4x4xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf64>) -> tensor<2x5xcomplex<f64>>, res_attrs = [{}], sym_name = "eigvals", sym_visibility = "private"}> ({
  ^bb0(%arg81: tensor<2x5x5xf64>):
    %486:5 = "stablehlo.custom_call"(%arg81) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m], [i, n, o], [i, p, q], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5, q=5}, custom>} : (tensor<2x5x5xf64>) -> (tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2xi32>)
    %487 = "stablehlo.complex"(%486#0, %486#1) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xcomplex<f64>>
    %488 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %489 = "stablehlo.broadcast_in_dim"(%488) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %490 = "stablehlo.compare"(%486#4, %489) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %491 = "stablehlo.broadcast_in_dim"(%490) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %492 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %493 = "stablehlo.broadcast_in_dim"(%492) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5xcomplex<f64>>
    %494 = "stablehlo.broadcast_in_dim"(%491) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %495 = "stablehlo.select"(%494, %487, %493) : (tensor<2x5xi1>, tensor<2x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
    "func.return"(%495) : (tensor<2x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xf64>) -> (tensor<5x5xf64>, tensor<5x5xf64>), res_attrs = [{}, {}], sym_name = "_schur", sym_visibility = "private"}> ({
  ^bb0(%arg80: tensor<5x5xf64>):
    %472:6 = "stablehlo.custom_call"(%arg80) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dgees_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [p], [], []) {i=5, j=5, k=5, l=5, m=5, n=5, o=5, p=5}, custom>} : (tensor<5x5xf64>) -> (tensor<5x5xf64>, tensor<5x5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<i32>, tensor<i32>)
    %473 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %474 = "stablehlo.broadcast_in_dim"(%473) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %475 = "stablehlo.compare"(%472#5, %474) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %476 = "stablehlo.broadcast_in_dim"(%475) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %477 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %478 = "stablehlo.broadcast_in_dim"(%477) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5x5xf64>
    %479 = "stablehlo.broadcast_in_dim"(%476) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %480 = "stablehlo.select"(%479, %472#0, %478) : (tensor<5x5xi1>, tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    %481 = "stablehlo.broadcast_in_dim"(%475) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %482 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %483 = "stablehlo.broadcast_in_dim"(%482) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5x5xf64>
    %484 = "stablehlo.broadcast_in_dim"(%481) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %485 = "stablehlo.select"(%484, %472#1, %483) : (tensor<5x5xi1>, tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    "func.return"(%480, %485) : (tensor<5x5xf64>, tensor<5x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xf64>) -> tensor<5x5xf64>, res_attrs = [{}], sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg79: tensor<5x5xf64>):
    %463 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %464 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %465 = "stablehlo.broadcast_in_dim"(%464) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %466 = "stablehlo.add"(%463, %465) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %467 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %468 = "stablehlo.compare"(%466, %467) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %469 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %470 = "stablehlo.broadcast_in_dim"(%469) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5x5xf64>
    %471 = "stablehlo.select"(%468, %arg79, %470) : (tensor<5x5xi1>, tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    "func.return"(%471) : (tensor<5x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xf64>) -> (tensor<5x5xf64>, tensor<5x5xf64>), res_attrs = [{}, {}], sym_name = "hessenberg", sym_visibility = "private"}> ({
  ^bb0(%arg78: tensor<5x5xf64>):
    %439:3 = "stablehlo.custom_call"(%arg78) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dgehrd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {high = 5 : i32, low = 1 : i32}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=5, k=5, l=5, m=4}, custom>} : (tensor<5x5xf64>) -> (tensor<5x5xf64>, tensor<4xf64>, tensor<i32>)
    %440 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %441 = "stablehlo.broadcast_in_dim"(%440) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %442 = "stablehlo.compare"(%439#2, %441) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %443 = "stablehlo.broadcast_in_dim"(%442) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %444 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %445 = "stablehlo.broadcast_in_dim"(%444) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5x5xf64>
    %446 = "stablehlo.broadcast_in_dim"(%443) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %447 = "stablehlo.select"(%446, %439#0, %445) : (tensor<5x5xi1>, tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    %448 = "stablehlo.broadcast_in_dim"(%442) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %449 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %450 = "stablehlo.broadcast_in_dim"(%449) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %451 = "stablehlo.broadcast_in_dim"(%448) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<4xi1>
    %452 = "stablehlo.select"(%451, %439#1, %450) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %453 = "func.call"(%447) <{callee = @triu}> : (tensor<5x5xf64>) -> tensor<5x5xf64>
    %454 = "stablehlo.slice"(%447) <{limit_indices = array<i64: 5, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<5x5xf64>) -> tensor<4x4xf64>
    %455 = "stablehlo.custom_call"(%454, %452) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf64>, tensor<4xf64>) -> tensor<4x4xf64>
    %456 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %457 = "stablehlo.broadcast_in_dim"(%456) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x1xf64>
    %458 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %459 = "stablehlo.broadcast_in_dim"(%458) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x4xf64>
    %460 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %461 = "stablehlo.broadcast_in_dim"(%460) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4x1xf64>
    %462 = "func.call"(%457, %459, %461, %455) <{callee = @block}> : (tensor<1x1xf64>, tensor<1x4xf64>, tensor<4x1xf64>, tensor<4x4xf64>) -> tensor<5x5xf64>
    "func.return"(%453, %462) : (tensor<5x5xf64>, tensor<5x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xf64>) -> tensor<5x5xf64>, res_attrs = [{}], sym_name = "triu", sym_visibility = "private"}> ({
  ^bb0(%arg77: tensor<5x5xf64>):
    %430 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %431 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %432 = "stablehlo.broadcast_in_dim"(%431) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %433 = "stablehlo.add"(%430, %432) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %434 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %435 = "stablehlo.compare"(%433, %434) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %436 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %437 = "stablehlo.broadcast_in_dim"(%436) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5x5xf64>
    %438 = "stablehlo.select"(%435, %437, %arg77) : (tensor<5x5xi1>, tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    "func.return"(%438) : (tensor<5x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x1xf64>, tensor<1x4xf64>, tensor<4x1xf64>, tensor<4x4xf64>) -> tensor<5x5xf64>, res_attrs = [{}], sym_name = "block", sym_visibility = "private"}> ({
  ^bb0(%arg73: tensor<1x1xf64>, %arg74: tensor<1x4xf64>, %arg75: tensor<4x1xf64>, %arg76: tensor<4x4xf64>):
    %427 = "stablehlo.concatenate"(%arg73, %arg74) <{dimension = 1 : i64}> : (tensor<1x1xf64>, tensor<1x4xf64>) -> tensor<1x5xf64>
    %428 = "stablehlo.concatenate"(%arg75, %arg76) <{dimension = 1 : i64}> : (tensor<4x1xf64>, tensor<4x4xf64>) -> tensor<4x5xf64>
    %429 = "stablehlo.concatenate"(%427, %428) <{dimension = 0 : i64}> : (tensor<1x5xf64>, tensor<4x5xf64>) -> tensor<5x5xf64>
    "func.return"(%429) : (tensor<5x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x0x0xf64>) -> tensor<2x0x0xf64>, res_attrs = [{}], sym_name = "inv_4", sym_visibility = "private"}> ({
  ^bb0(%arg72: tensor<2x0x0xf64>):
    %418 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0x0xi64>
    %419 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<0x0xi64>
    %420 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %421 = "stablehlo.broadcast_in_dim"(%420) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<0x0xi64>
    %422 = "stablehlo.add"(%418, %421) : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi64>
    %423 = "stablehlo.compare"(%422, %419) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi1>
    %424 = "stablehlo.convert"(%423) : (tensor<0x0xi1>) -> tensor<0x0xf64>
    %425 = "stablehlo.broadcast_in_dim"(%424) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<0x0xf64>) -> tensor<2x0x0xf64>
    %426 = "func.call"(%arg72, %425) <{callee = @solve_5}> : (tensor<2x0x0xf64>, tensor<2x0x0xf64>) -> tensor<2x0x0xf64>
    "func.return"(%426) : (tensor<2x0x0xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x0x0xf64>, tensor<2x0x0xf64>) -> tensor<2x0x0xf64>, res_attrs = [{}], sym_name = "solve_5", sym_visibility = "private"}> ({
  ^bb0(%arg70: tensor<2x0x0xf64>, %arg71: tensor<2x0x0xf64>):
    %401:3 = "stablehlo.custom_call"(%arg70) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=0, k=0, l=0, m=0, n=0}, custom>} : (tensor<2x0x0xf64>) -> (tensor<2x0x0xf64>, tensor<2x0xi32>, tensor<2xi32>)
    %402 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %403 = "stablehlo.broadcast_in_dim"(%402) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x0xi32>
    %404 = "stablehlo.subtract"(%401#1, %403) : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi32>
    %405 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %406 = "stablehlo.broadcast_in_dim"(%405) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %407 = "stablehlo.compare"(%401#2, %406) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %408 = "stablehlo.broadcast_in_dim"(%407) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %409 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %410 = "stablehlo.broadcast_in_dim"(%409) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x0x0xf64>
    %411 = "stablehlo.broadcast_in_dim"(%408) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x0x0xi1>
    %412 = "stablehlo.select"(%411, %401#0, %410) : (tensor<2x0x0xi1>, tensor<2x0x0xf64>, tensor<2x0x0xf64>) -> tensor<2x0x0xf64>
    %413 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x0xi32>
    %414 = "stablehlo.transpose"(%arg71) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x0x0xf64>) -> tensor<2x0x0xf64>
    %415 = "func.call"(%412, %413, %414) <{callee = @_lu_solve_6}> : (tensor<2x0x0xf64>, tensor<2x0xi32>, tensor<2x0x0xf64>) -> tensor<2x0xf64>
    %416 = "stablehlo.broadcast_in_dim"(%415) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x0xf64>) -> tensor<2x0x0xf64>
    %417 = "stablehlo.transpose"(%416) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x0x0xf64>) -> tensor<2x0x0xf64>
    "func.return"(%417) : (tensor<2x0x0xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x0x0xf64>, tensor<2x0xi32>, tensor<2x0x0xf64>) -> tensor<2x0xf64>, res_attrs = [{}], sym_name = "_lu_solve_6", sym_visibility = "private"}> ({
  ^bb0(%arg67: tensor<2x0x0xf64>, %arg68: tensor<2x0xi32>, %arg69: tensor<2x0x0xf64>):
    %386 = "stablehlo.broadcast_in_dim"(%arg69) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x0x0xf64>) -> tensor<2x0x0x1xf64>
    %387 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %388 = "stablehlo.broadcast_in_dim"(%387) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x0xi32>
    %389 = "stablehlo.compare"(%arg68, %388) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi1>
    %390 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %391 = "stablehlo.broadcast_in_dim"(%390) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x0xi32>
    %392 = "stablehlo.add"(%arg68, %391) : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi32>
    %393 = "stablehlo.select"(%389, %392, %arg68) : (tensor<2x0xi1>, tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi32>
    %394 = "stablehlo.broadcast_in_dim"(%393) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x0xi32>) -> tensor<2x0x1xi32>
    %395 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %396 = "stablehlo.broadcast_in_dim"(%395) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<0x1xf64>
    %397 = "stablehlo.broadcast_in_dim"(%396) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<0x1xf64>) -> tensor<2x0x1xf64>
    %398 = "stablehlo.custom_call"(%arg67, %397) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dtrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=0, k=0, l=0, m=1, n=0, o=1}, custom>} : (tensor<2x0x0xf64>, tensor<2x0x1xf64>) -> tensor<2x0x1xf64>
    %399 = "stablehlo.custom_call"(%arg67, %398) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dtrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=0, k=0, l=0, m=1, n=0, o=1}, custom>} : (tensor<2x0x0xf64>, tensor<2x0x1xf64>) -> tensor<2x0x1xf64>
    %400 = "stablehlo.reshape"(%399) : (tensor<2x0x1xf64>) -> tensor<2x0xf64>
    "func.return"(%400) : (tensor<2x0xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>, res_attrs = [{}], sym_name = "solve_7", sym_visibility = "private"}> ({
  ^bb0(%arg57: tensor<2x5x5xcomplex<f64>>, %arg58: tensor<2x5x3xcomplex<f64>>):
    %362:3 = "stablehlo.custom_call"(%arg57) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2xi32>)
    %363 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %364 = "stablehlo.broadcast_in_dim"(%363) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %365 = "stablehlo.subtract"(%362#1, %364) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %366 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %367 = "stablehlo.broadcast_in_dim"(%366) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %368 = "stablehlo.compare"(%362#2, %367) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %369 = "stablehlo.broadcast_in_dim"(%368) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %370 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %371 = "stablehlo.broadcast_in_dim"(%370) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %372 = "stablehlo.broadcast_in_dim"(%369) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %373 = "stablehlo.select"(%372, %362#0, %371) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %374 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %375 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %376 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %377:4 = "stablehlo.while"(%365, %376, %375, %374) ({
    ^bb0(%arg63: tensor<2x5xi32>, %arg64: tensor<i64>, %arg65: tensor<i64>, %arg66: tensor<2x5xi32>):
      %384 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %385 = "stablehlo.compare"(%arg64, %384) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%385) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg59: tensor<2x5xi32>, %arg60: tensor<i64>, %arg61: tensor<i64>, %arg62: tensor<2x5xi32>):
      %381:2 = "func.call"(%arg59, %arg61, %arg62) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %382 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %383 = "stablehlo.add"(%arg60, %382) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg59, %383, %381#0, %381#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %378 = "stablehlo.transpose"(%arg58) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x3xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
    %379 = "func.call"(%373, %377#3, %378) <{callee = @_lu_solve_8}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
    %380 = "stablehlo.transpose"(%379) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x5xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
    "func.return"(%380) : (tensor<2x5x3xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>, res_attrs = [{}], sym_name = "_lu_solve_8", sym_visibility = "private"}> ({
  ^bb0(%arg54: tensor<2x5x5xcomplex<f64>>, %arg55: tensor<2x5xi32>, %arg56: tensor<2x3x5xcomplex<f64>>):
    %343 = "stablehlo.broadcast_in_dim"(%arg56) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5x1xcomplex<f64>>
    %344 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %345 = "stablehlo.broadcast_in_dim"(%344) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %346 = "stablehlo.compare"(%arg55, %345) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %347 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %348 = "stablehlo.broadcast_in_dim"(%347) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %349 = "stablehlo.add"(%arg55, %348) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %350 = "stablehlo.select"(%346, %349, %arg55) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %351 = "stablehlo.broadcast_in_dim"(%350) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %352 = "stablehlo.gather"(%343, %351) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1, 1>}> : (tensor<2x3x5x1xcomplex<f64>>, tensor<2x5x1xi32>) -> tensor<2x3x5x1xcomplex<f64>>
    %353 = "stablehlo.transpose"(%352) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x3x5x1xcomplex<f64>>) -> tensor<2x5x1x3xcomplex<f64>>
    %354 = "stablehlo.reshape"(%353) : (tensor<2x5x1x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
    %355 = "stablehlo.custom_call"(%arg54, %354) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ztrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
    %356 = "stablehlo.reshape"(%355) : (tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x1x3xcomplex<f64>>
    %357 = "stablehlo.reshape"(%356) : (tensor<2x5x1x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
    %358 = "stablehlo.custom_call"(%arg54, %357) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ztrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
    %359 = "stablehlo.reshape"(%358) : (tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x1x3xcomplex<f64>>
    %360 = "stablehlo.transpose"(%359) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x5x1x3xcomplex<f64>>) -> tensor<2x3x5x1xcomplex<f64>>
    %361 = "stablehlo.reshape"(%360) : (tensor<2x3x5x1xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
    "func.return"(%361) : (tensor<2x3x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>, res_attrs = [{}], sym_name = "inv_9", sym_visibility = "private"}> ({
  ^bb0(%arg53: tensor<2x5x5xcomplex<f64>>):
    %334 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %335 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %336 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %337 = "stablehlo.broadcast_in_dim"(%336) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %338 = "stablehlo.add"(%334, %337) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %339 = "stablehlo.compare"(%338, %335) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %340 = "stablehlo.convert"(%339) : (tensor<5x5xi1>) -> tensor<5x5xcomplex<f64>>
    %341 = "stablehlo.broadcast_in_dim"(%340) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %342 = "func.call"(%arg53, %341) <{callee = @solve_10}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    "func.return"(%342) : (tensor<2x5x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>, res_attrs = [{}], sym_name = "solve_10", sym_visibility = "private"}> ({
  ^bb0(%arg43: tensor<2x5x5xcomplex<f64>>, %arg44: tensor<2x5x5xcomplex<f64>>):
    %310:3 = "stablehlo.custom_call"(%arg43) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2xi32>)
    %311 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %312 = "stablehlo.broadcast_in_dim"(%311) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %313 = "stablehlo.subtract"(%310#1, %312) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %314 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %315 = "stablehlo.broadcast_in_dim"(%314) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %316 = "stablehlo.compare"(%310#2, %315) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %317 = "stablehlo.broadcast_in_dim"(%316) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %318 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %319 = "stablehlo.broadcast_in_dim"(%318) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %320 = "stablehlo.broadcast_in_dim"(%317) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %321 = "stablehlo.select"(%320, %310#0, %319) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %322 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %323 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %324 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %325:4 = "stablehlo.while"(%313, %324, %323, %322) ({
    ^bb0(%arg49: tensor<2x5xi32>, %arg50: tensor<i64>, %arg51: tensor<i64>, %arg52: tensor<2x5xi32>):
      %332 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %333 = "stablehlo.compare"(%arg50, %332) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%333) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg45: tensor<2x5xi32>, %arg46: tensor<i64>, %arg47: tensor<i64>, %arg48: tensor<2x5xi32>):
      %329:2 = "func.call"(%arg45, %arg47, %arg48) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %330 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %331 = "stablehlo.add"(%arg46, %330) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg45, %331, %329#0, %329#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %326 = "stablehlo.transpose"(%arg44) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %327 = "func.call"(%321, %325#3, %326) <{callee = @_lu_solve_11}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %328 = "stablehlo.transpose"(%327) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    "func.return"(%328) : (tensor<2x5x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>, res_attrs = [{}], sym_name = "_lu_solve_11", sym_visibility = "private"}> ({
  ^bb0(%arg40: tensor<2x5x5xcomplex<f64>>, %arg41: tensor<2x5xi32>, %arg42: tensor<2x5x5xcomplex<f64>>):
    %291 = "stablehlo.broadcast_in_dim"(%arg42) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5x1xcomplex<f64>>
    %292 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %293 = "stablehlo.broadcast_in_dim"(%292) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %294 = "stablehlo.compare"(%arg41, %293) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %295 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %296 = "stablehlo.broadcast_in_dim"(%295) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %297 = "stablehlo.add"(%arg41, %296) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %298 = "stablehlo.select"(%294, %297, %arg41) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %299 = "stablehlo.broadcast_in_dim"(%298) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %300 = "stablehlo.gather"(%291, %299) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 1, 1>}> : (tensor<2x5x5x1xcomplex<f64>>, tensor<2x5x1xi32>) -> tensor<2x5x5x1xcomplex<f64>>
    %301 = "stablehlo.transpose"(%300) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x5x5x1xcomplex<f64>>) -> tensor<2x5x1x5xcomplex<f64>>
    %302 = "stablehlo.reshape"(%301) : (tensor<2x5x1x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %303 = "stablehlo.custom_call"(%arg40, %302) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ztrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %304 = "stablehlo.reshape"(%303) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x1x5xcomplex<f64>>
    %305 = "stablehlo.reshape"(%304) : (tensor<2x5x1x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %306 = "stablehlo.custom_call"(%arg40, %305) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ztrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %307 = "stablehlo.reshape"(%306) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x1x5xcomplex<f64>>
    %308 = "stablehlo.transpose"(%307) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x5x1x5xcomplex<f64>>) -> tensor<2x5x5x1xcomplex<f64>>
    %309 = "stablehlo.reshape"(%308) : (tensor<2x5x5x1xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    "func.return"(%309) : (tensor<2x5x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f64>>) -> tensor<2xcomplex<f64>>, res_attrs = [{}], sym_name = "det_12", sym_visibility = "private"}> ({
  ^bb0(%arg39: tensor<2x5x5xcomplex<f64>>):
    %287:2 = "func.call"(%arg39) <{callee = @slogdet_13}> : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2xcomplex<f64>>, tensor<2xf64>)
    %288 = "stablehlo.exponential"(%287#1) : (tensor<2xf64>) -> tensor<2xf64>
    %289 = "stablehlo.convert"(%288) : (tensor<2xf64>) -> tensor<2xcomplex<f64>>
    %290 = "stablehlo.multiply"(%287#0, %289) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    "func.return"(%290) : (tensor<2xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f64>>) -> (tensor<2xcomplex<f64>>, tensor<2xf64>), res_attrs = [{}, {}], sym_name = "slogdet_13", sym_visibility = "private"}> ({
  ^bb0(%arg24: tensor<2x5x5xcomplex<f64>>):
    %227:3 = "stablehlo.custom_call"(%arg24) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2xi32>)
    %228 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %229 = "stablehlo.broadcast_in_dim"(%228) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %230 = "stablehlo.subtract"(%227#1, %229) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %231 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %232 = "stablehlo.broadcast_in_dim"(%231) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %233 = "stablehlo.compare"(%227#2, %232) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %234 = "stablehlo.broadcast_in_dim"(%233) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %235 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %236 = "stablehlo.broadcast_in_dim"(%235) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %237 = "stablehlo.broadcast_in_dim"(%234) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %238 = "stablehlo.select"(%237, %227#0, %236) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %239 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %240 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %241 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %242:4 = "stablehlo.while"(%230, %241, %240, %239) ({
    ^bb0(%arg35: tensor<2x5xi32>, %arg36: tensor<i64>, %arg37: tensor<i64>, %arg38: tensor<2x5xi32>):
      %285 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %286 = "stablehlo.compare"(%arg36, %285) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%286) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg31: tensor<2x5xi32>, %arg32: tensor<i64>, %arg33: tensor<i64>, %arg34: tensor<2x5xi32>):
      %282:2 = "func.call"(%arg31, %arg33, %arg34) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %283 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %284 = "stablehlo.add"(%arg32, %283) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg31, %284, %282#0, %282#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %243 = "func.call"(%238) <{callee = @diagonal_14}> : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
    %244 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %245 = "stablehlo.broadcast_in_dim"(%244) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5xcomplex<f64>>
    %246 = "stablehlo.compare"(%243, %245) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>) -> tensor<2x5xi1>
    %247 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %248 = "stablehlo.reduce"(%246, %247) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg29: tensor<i1>, %arg30: tensor<i1>):
      %281 = "stablehlo.or"(%arg29, %arg30) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%281) : (tensor<i1>) -> ()
    }) : (tensor<2x5xi1>, tensor<i1>) -> tensor<2xi1>
    %249 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %250 = "stablehlo.broadcast_in_dim"(%249) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xi32>) -> tensor<1x5xi32>
    %251 = "stablehlo.broadcast_in_dim"(%250) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi32>) -> tensor<2x5xi32>
    %252 = "stablehlo.compare"(%230, %251) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %253 = "func.call"(%252) <{callee = @count_nonzero}> : (tensor<2x5xi1>) -> tensor<2xi64>
    %254 = "stablehlo.abs"(%243) : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xf64>
    %255 = "stablehlo.convert"(%254) : (tensor<2x5xf64>) -> tensor<2x5xcomplex<f64>>
    %256 = "stablehlo.divide"(%243, %255) : (tensor<2x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
    %257 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %258 = "stablehlo.reduce"(%256, %257) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg27: tensor<complex<f64>>, %arg28: tensor<complex<f64>>):
      %280 = "stablehlo.multiply"(%arg27, %arg28) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      "stablehlo.return"(%280) : (tensor<complex<f64>>) -> ()
    }) : (tensor<2x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %259 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %260 = "func.call"(%253, %259) <{callee = @remainder}> : (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>
    %261 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %262 = "stablehlo.broadcast_in_dim"(%261) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %263 = "stablehlo.multiply"(%262, %260) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %264 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %265 = "stablehlo.broadcast_in_dim"(%264) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %266 = "stablehlo.add"(%263, %265) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %267 = "stablehlo.convert"(%266) : (tensor<2xi64>) -> tensor<2xcomplex<f64>>
    %268 = "stablehlo.multiply"(%258, %267) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %269 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %270 = "func.call"(%248, %269, %268) <{callee = @_where_15}> : (tensor<2xi1>, tensor<complex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %271 = "stablehlo.abs"(%243) : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xf64>
    %272 = "stablehlo.log"(%271) : (tensor<2x5xf64>) -> tensor<2x5xf64>
    %273 = "stablehlo.convert"(%272) : (tensor<2x5xf64>) -> tensor<2x5xcomplex<f64>>
    %274 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %275 = "stablehlo.reduce"(%273, %274) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg25: tensor<complex<f64>>, %arg26: tensor<complex<f64>>):
      %279 = "stablehlo.add"(%arg25, %arg26) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      "stablehlo.return"(%279) : (tensor<complex<f64>>) -> ()
    }) : (tensor<2x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %276 = "stablehlo.constant"() <{value = dense<(0xFFF0000000000000,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %277 = "func.call"(%248, %276, %275) <{callee = @_where_15}> : (tensor<2xi1>, tensor<complex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %278 = "stablehlo.real"(%277) : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    "func.return"(%270, %278) : (tensor<2xcomplex<f64>>, tensor<2xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>, res_attrs = [{}], sym_name = "diagonal_14", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<2x5x5xcomplex<f64>>):
    %205 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %206 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %207 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %208 = "stablehlo.broadcast_in_dim"(%207) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %209 = "stablehlo.compare"(%205, %208) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %210 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %211 = "stablehlo.broadcast_in_dim"(%210) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %212 = "stablehlo.add"(%205, %211) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %213 = "stablehlo.select"(%209, %212, %205) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %214 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %215 = "stablehlo.broadcast_in_dim"(%214) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %216 = "stablehlo.compare"(%206, %215) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %217 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %218 = "stablehlo.broadcast_in_dim"(%217) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %219 = "stablehlo.add"(%206, %218) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %220 = "stablehlo.select"(%216, %219, %206) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %221 = "stablehlo.convert"(%213) : (tensor<5xi64>) -> tensor<5xi32>
    %222 = "stablehlo.convert"(%220) : (tensor<5xi64>) -> tensor<5xi32>
    %223 = "stablehlo.broadcast_in_dim"(%221) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %224 = "stablehlo.broadcast_in_dim"(%222) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %225 = "stablehlo.concatenate"(%223, %224) <{dimension = 1 : i64}> : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %226 = "stablehlo.gather"(%arg23, %225) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x5x5xcomplex<f64>>, tensor<5x2xi32>) -> tensor<2x5xcomplex<f64>>
    "func.return"(%226) : (tensor<2x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xi1>, tensor<complex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>, res_attrs = [{}], sym_name = "_where_15", sym_visibility = "private"}> ({
  ^bb0(%arg20: tensor<2xi1>, %arg21: tensor<complex<f64>>, %arg22: tensor<2xcomplex<f64>>):
    %203 = "stablehlo.broadcast_in_dim"(%arg21) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %204 = "stablehlo.select"(%arg20, %203, %arg22) : (tensor<2xi1>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    "func.return"(%204) : (tensor<2xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>, res_attrs = [{}], sym_name = "cholesky_16", sym_visibility = "private"}> ({
  ^bb0(%arg19: tensor<2x5x5xcomplex<f64>>):
    %175 = "stablehlo.transpose"(%arg19) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %176 = "stablehlo.real"(%175) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
    %177 = "stablehlo.imag"(%175) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
    %178 = "stablehlo.negate"(%177) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %179 = "stablehlo.complex"(%176, %178) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
    %180 = "stablehlo.add"(%arg19, %179) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %181 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %182 = "stablehlo.broadcast_in_dim"(%181) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %183 = "stablehlo.divide"(%180, %182) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %184:2 = "stablehlo.custom_call"(%183) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zpotrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=2, j=5, k=5, l=5, m=5}, custom>} : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5x5xcomplex<f64>>, tensor<2xi32>)
    %185 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %186 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %187 = "stablehlo.compare"(%184#1, %186) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %188 = "stablehlo.broadcast_in_dim"(%187) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %189 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %190 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %191 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %192 = "stablehlo.select"(%191, %184#0, %190) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %193 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %194 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %195 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %196 = "stablehlo.add"(%193, %195) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %197 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %198 = "stablehlo.compare"(%196, %197) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %199 = "stablehlo.broadcast_in_dim"(%198) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
    %200 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %201 = "stablehlo.broadcast_in_dim"(%200) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %202 = "stablehlo.select"(%199, %192, %201) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    "func.return"(%202) : (tensor<2x5x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5xf64>, tensor<2x5x5xcomplex<f64>>), res_attrs = [{}, {}], sym_name = "eigh_17", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<2x5x5xcomplex<f64>>):
    %152 = "stablehlo.transpose"(%arg18) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %153 = "stablehlo.real"(%152) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
    %154 = "stablehlo.imag"(%152) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
    %155 = "stablehlo.negate"(%154) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %156 = "stablehlo.complex"(%153, %155) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
    %157 = "stablehlo.add"(%arg18, %156) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %158 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %160 = "stablehlo.divide"(%157, %159) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %161:3 = "stablehlo.custom_call"(%160) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zheevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5x5xcomplex<f64>>, tensor<2x5xf64>, tensor<2xi32>)
    %162 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %163 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %164 = "stablehlo.compare"(%161#2, %163) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %165 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %166 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %167 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %168 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %169 = "stablehlo.select"(%168, %161#0, %167) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %170 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %171 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %172 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5xf64>
    %173 = "stablehlo.broadcast_in_dim"(%170) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %174 = "stablehlo.select"(%173, %161#1, %172) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    "func.return"(%174, %169) : (tensor<2x5xf64>, tensor<2x5x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5xf64>, res_attrs = [{}], sym_name = "eigvalsh_18", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<2x5x5xcomplex<f64>>):
    %151:2 = "func.call"(%arg17) <{callee = @eigh_19}> : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5xf64>, tensor<2x5x5xcomplex<f64>>)
    "func.return"(%151#0) : (tensor<2x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5xf64>, tensor<2x5x5xcomplex<f64>>), res_attrs = [{}, {}], sym_name = "eigh_19", sym_visibility = "private"}> ({
  ^bb0(%arg16: tensor<2x5x5xcomplex<f64>>):
    %128 = "stablehlo.transpose"(%arg16) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %129 = "stablehlo.real"(%128) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
    %130 = "stablehlo.imag"(%128) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
    %131 = "stablehlo.negate"(%130) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %132 = "stablehlo.complex"(%129, %131) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
    %133 = "stablehlo.add"(%arg16, %132) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %134 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %135 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %136 = "stablehlo.divide"(%133, %135) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %137:3 = "stablehlo.custom_call"(%136) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zheevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5x5xcomplex<f64>>, tensor<2x5xf64>, tensor<2xi32>)
    %138 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %140 = "stablehlo.compare"(%137#2, %139) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %141 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %142 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %143 = "stablehlo.broadcast_in_dim"(%142) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %144 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %145 = "stablehlo.select"(%144, %137#0, %143) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %146 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %147 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5xf64>
    %149 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %150 = "stablehlo.select"(%149, %137#1, %148) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    "func.return"(%150, %145) : (tensor<2x5xf64>, tensor<2x5x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xcomplex<f64>>) -> (tensor<2x6x6xcomplex<f64>>, tensor<2x4xf64>, tensor<2x4x4xcomplex<f64>>), res_attrs = [{}, {}, {}], sym_name = "svd_20", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<2x6x4xcomplex<f64>>):
    %109:5 = "stablehlo.custom_call"(%arg15) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=6, k=4, l=6, m=4, n=4, o=6, p=6, q=4, r=4}, custom>} : (tensor<2x6x4xcomplex<f64>>) -> (tensor<2x6x4xcomplex<f64>>, tensor<2x4xf64>, tensor<2x6x6xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2xi32>)
    %110 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %112 = "stablehlo.compare"(%109#4, %111) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %114 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x4xf64>
    %116 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %117 = "stablehlo.select"(%116, %109#1, %115) : (tensor<2x4xi1>, tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
    %118 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %119 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x6x6xcomplex<f64>>
    %121 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x6xi1>
    %122 = "stablehlo.select"(%121, %109#2, %120) : (tensor<2x6x6xi1>, tensor<2x6x6xcomplex<f64>>, tensor<2x6x6xcomplex<f64>>) -> tensor<2x6x6xcomplex<f64>>
    %123 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %124 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %126 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %127 = "stablehlo.select"(%126, %109#3, %125) : (tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    "func.return"(%122, %117, %127) : (tensor<2x6x6xcomplex<f64>>, tensor<2x4xf64>, tensor<2x4x4xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>, res_attrs = [{}], sym_name = "eigvals_21", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<2x5x5xcomplex<f64>>):
    %100:4 = "stablehlo.custom_call"(%arg14) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m, n], [i, o, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5}, custom>} : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2xi32>)
    %101 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %103 = "stablehlo.compare"(%100#3, %102) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %105 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5xcomplex<f64>>
    %107 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %108 = "stablehlo.select"(%107, %100#0, %106) : (tensor<2x5xi1>, tensor<2x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
    "func.return"(%108) : (tensor<2x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>), res_attrs = [{}, {}], sym_name = "_schur_22", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<5x5xcomplex<f64>>):
    %86:5 = "stablehlo.custom_call"(%arg13) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zgees_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [], []) {i=5, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<5x5xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<5xcomplex<f64>>, tensor<i32>, tensor<i32>)
    %87 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %89 = "stablehlo.compare"(%86#4, %88) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %91 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<5x5xcomplex<f64>>
    %93 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %94 = "stablehlo.select"(%93, %86#0, %92) : (tensor<5x5xi1>, tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    %95 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %96 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<5x5xcomplex<f64>>
    %98 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %99 = "stablehlo.select"(%98, %86#1, %97) : (tensor<5x5xi1>, tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    "func.return"(%94, %99) : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>, res_attrs = [{}], sym_name = "tril_23", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<5x5xcomplex<f64>>):
    %77 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %78 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %80 = "stablehlo.add"(%77, %79) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %81 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %82 = "stablehlo.compare"(%80, %81) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %83 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<5x5xcomplex<f64>>
    %85 = "stablehlo.select"(%82, %arg12, %84) : (tensor<5x5xi1>, tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    "func.return"(%85) : (tensor<5x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>), res_attrs = [{}, {}], sym_name = "hessenberg_24", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<5x5xcomplex<f64>>):
    %53:3 = "stablehlo.custom_call"(%arg11) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zgehrd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {high = 5 : i32, low = 1 : i32}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=5, k=5, l=5, m=4}, custom>} : (tensor<5x5xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<i32>)
    %54 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %56 = "stablehlo.compare"(%53#2, %55) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %58 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<5x5xcomplex<f64>>
    %60 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %61 = "stablehlo.select"(%60, %53#0, %59) : (tensor<5x5xi1>, tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    %62 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %63 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %65 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<4xi1>
    %66 = "stablehlo.select"(%65, %53#1, %64) : (tensor<4xi1>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
    %67 = "func.call"(%61) <{callee = @triu_25}> : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    %68 = "stablehlo.slice"(%61) <{limit_indices = array<i64: 5, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<5x5xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %69 = "stablehlo.custom_call"(%68, %66) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zungqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %70 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %72 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<1x4xcomplex<f64>>
    %74 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<4x1xcomplex<f64>>
    %76 = "func.call"(%71, %73, %75, %69) <{callee = @block_26}> : (tensor<1x1xcomplex<f64>>, tensor<1x4xcomplex<f64>>, tensor<4x1xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    "func.return"(%67, %76) : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>, res_attrs = [{}], sym_name = "triu_25", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<5x5xcomplex<f64>>):
    %44 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %45 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %47 = "stablehlo.add"(%44, %46) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %48 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %49 = "stablehlo.compare"(%47, %48) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %50 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<5x5xcomplex<f64>>
    %52 = "stablehlo.select"(%49, %51, %arg10) : (tensor<5x5xi1>, tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    "func.return"(%52) : (tensor<5x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x1xcomplex<f64>>, tensor<1x4xcomplex<f64>>, tensor<4x1xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>, res_attrs = [{}], sym_name = "block_26", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<1x1xcomplex<f64>>, %arg7: tensor<1x4xcomplex<f64>>, %arg8: tensor<4x1xcomplex<f64>>, %arg9: tensor<4x4xcomplex<f64>>):
    %41 = "stablehlo.concatenate"(%arg6, %arg7) <{dimension = 1 : i64}> : (tensor<1x1xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> tensor<1x5xcomplex<f64>>
    %42 = "stablehlo.concatenate"(%arg8, %arg9) <{dimension = 1 : i64}> : (tensor<4x1xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x5xcomplex<f64>>
    %43 = "stablehlo.concatenate"(%41, %42) <{dimension = 0 : i64}> : (tensor<1x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    "func.return"(%43) : (tensor<5x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x0x0xcomplex<f64>>) -> tensor<2x0x0xcomplex<f64>>, res_attrs = [{}], sym_name = "inv_27", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<2x0x0xcomplex<f64>>):
    %32 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0x0xi64>
    %33 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<0x0xi64>
    %34 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<0x0xi64>
    %36 = "stablehlo.add"(%32, %35) : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi64>
    %37 = "stablehlo.compare"(%36, %33) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi1>
    %38 = "stablehlo.convert"(%37) : (tensor<0x0xi1>) -> tensor<0x0xcomplex<f64>>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<0x0xcomplex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    %40 = "func.call"(%arg5, %39) <{callee = @solve_28}> : (tensor<2x0x0xcomplex<f64>>, tensor<2x0x0xcomplex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    "func.return"(%40) : (tensor<2x0x0xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x0x0xcomplex<f64>>, tensor<2x0x0xcomplex<f64>>) -> tensor<2x0x0xcomplex<f64>>, res_attrs = [{}], sym_name = "solve_28", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<2x0x0xcomplex<f64>>, %arg4: tensor<2x0x0xcomplex<f64>>):
    %15:3 = "stablehlo.custom_call"(%arg3) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=0, k=0, l=0, m=0, n=0}, custom>} : (tensor<2x0x0xcomplex<f64>>) -> (tensor<2x0x0xcomplex<f64>>, tensor<2x0xi32>, tensor<2xi32>)
    %16 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x0xi32>
    %18 = "stablehlo.subtract"(%15#1, %17) : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %21 = "stablehlo.compare"(%15#2, %20) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %23 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    %25 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x0x0xi1>
    %26 = "stablehlo.select"(%25, %15#0, %24) : (tensor<2x0x0xi1>, tensor<2x0x0xcomplex<f64>>, tensor<2x0x0xcomplex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    %27 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x0xi32>
    %28 = "stablehlo.transpose"(%arg4) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x0x0xcomplex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    %29 = "func.call"(%26, %27, %28) <{callee = @_lu_solve_29}> : (tensor<2x0x0xcomplex<f64>>, tensor<2x0xi32>, tensor<2x0x0xcomplex<f64>>) -> tensor<2x0xcomplex<f64>>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x0xcomplex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    %31 = "stablehlo.transpose"(%30) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x0x0xcomplex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    "func.return"(%31) : (tensor<2x0x0xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x0x0xcomplex<f64>>, tensor<2x0xi32>, tensor<2x0x0xcomplex<f64>>) -> tensor<2x0xcomplex<f64>>, res_attrs = [{}], sym_name = "_lu_solve_29", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x0x0xcomplex<f64>>, %arg1: tensor<2x0xi32>, %arg2: tensor<2x0x0xcomplex<f64>>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x0x0xcomplex<f64>>) -> tensor<2x0x0x1xcomplex<f64>>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x0xi32>
    %3 = "stablehlo.compare"(%arg1, %2) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi1>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x0xi32>
    %6 = "stablehlo.add"(%arg1, %5) : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi32>
    %7 = "stablehlo.select"(%3, %6, %arg1) : (tensor<2x0xi1>, tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x0xi32>) -> tensor<2x0x1xi32>
    %9 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<0x1xcomplex<f64>>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<0x1xcomplex<f64>>) -> tensor<2x0x1xcomplex<f64>>
    %12 = "stablehlo.custom_call"(%arg0, %11) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ztrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=0, k=0, l=0, m=1, n=0, o=1}, custom>} : (tensor<2x0x0xcomplex<f64>>, tensor<2x0x1xcomplex<f64>>) -> tensor<2x0x1xcomplex<f64>>
    %13 = "stablehlo.custom_call"(%arg0, %12) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ztrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=0, k=0, l=0, m=1, n=0, o=1}, custom>} : (tensor<2x0x0xcomplex<f64>>, tensor<2x0x1xcomplex<f64>>) -> tensor<2x0x1xcomplex<f64>>
    %14 = "stablehlo.reshape"(%13) : (tensor<2x0x1xcomplex<f64>>) -> tensor<2x0xcomplex<f64>>
    "func.return"(%14) : (tensor<2x0xcomplex<f64>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
