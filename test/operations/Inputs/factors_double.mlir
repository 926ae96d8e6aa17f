"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<2x5x5xf64>, tensor<2x5x3xf64>, tensor<2x5x5xf64>, tensor<2x5x5xf64>, tensor<2x5x5xf64>, tensor<2x5x5xf64>, tensor<2x5x5xf64>, tensor<2x5x5xf64>, tensor<2x6x4xf64>, tensor<2x5x5xf64>, tensor<2x5x5xf64>, tensor<5x5xf64>, tensor<5x5xf64>, tensor<2x5x5xf64>, tensor<2x0x0xf64>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x6x4xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x0x0xcomplex<f64>>) -> (tensor<2x5x3xf64>, tensor<2x5x5xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2x5x5xf64>, tensor<2x5xf64>, tensor<2x5x5x5xf64>, tensor<2x5xf64>, tensor<2x4xf64>, tensor<2x4x6x4xf64>, tensor<2x6x6xf64>, tensor<2x5xcomplex<f64>>, tensor<2x5x5x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<5x5xf64>, tensor<5x5x5xf64>, tensor<5x5xf64>, tensor<5x5xf64>, tensor<2x5x5xf64>, tensor<2x5xf64>, tensor<2x4xf64>, tensor<2x4xf64>, tensor<2x0x0xf64>, tensor<2x5x3xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2xf64>, tensor<2x5x5xcomplex<f64>>, tensor<2x5xf64>, tensor<2x5x5x5xcomplex<f64>>, tensor<2x5xf64>, tensor<2x4xf64>, tensor<2x4x6x4xcomplex<f64>>, tensor<2x6x6xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<2x5x5x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<5x5xf64>, tensor<5x5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x5xf64>, tensor<2x4xf64>, tensor<2x4xcomplex<f64>>, tensor<2x0x0xcomplex<f64>>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg145: tensor<2x5x5xf64>, %arg146: tensor<2x5x3xf64>, %arg147: tensor<2x5x5xf64>, %arg148: tensor<2x5x5xf64>, %arg149: tensor<2x5x5xf64>, %arg150: tensor<2x5x5xf64>, %arg151: tensor<2x5x5xf64>, %arg152: tensor<2x5x5xf64>, %arg153: tensor<2x6x4xf64>, %arg154: tensor<2x5x5xf64>, %arg155: tensor<2x5x5xf64>, %arg156: tensor<5x5xf64>, %arg157: tensor<5x5xf64>, %arg158: tensor<2x5x5xf64>, %arg159: tensor<2x0x0xf64>, %arg160: tensor<2x5x5xcomplex<f64>>, %arg161: tensor<2x5x3xcomplex<f64>>, %arg162: tensor<2x5x5xcomplex<f64>>, %arg163: tensor<2x5x5xcomplex<f64>>, %arg164: tensor<2x5x5xcomplex<f64>>, %arg165: tensor<2x5x5xcomplex<f64>>, %arg166: tensor<2x5x5xcomplex<f64>>, %arg167: tensor<2x5x5xcomplex<f64>>, %arg168: tensor<2x6x4xcomplex<f64>>, %arg169: tensor<2x5x5xcomplex<f64>>, %arg170: tensor<2x5x5xcomplex<f64>>, %arg171: tensor<5x5xcomplex<f64>>, %arg172: tensor<5x5xcomplex<f64>>, %arg173: tensor<2x5x5xcomplex<f64>>, %arg174: tensor<2x0x0xcomplex<f64>>):
    %818 = "func.call"(%arg145, %arg146) <{callee = @solve}> : (tensor<2x5x5xf64>, tensor<2x5x3xf64>) -> tensor<2x5x3xf64>
    %819 = "func.call"(%arg147) <{callee = @inv}> : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %820 = "func.call"(%arg148) <{callee = @det}> : (tensor<2x5x5xf64>) -> tensor<2xf64>
    %821:2 = "func.call"(%arg149) <{callee = @slogdet}> : (tensor<2x5x5xf64>) -> (tensor<2xf64>, tensor<2xf64>)
    %822 = "func.call"(%arg150) <{callee = @cholesky}> : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %823:2 = "func.call"(%arg151) <{callee = @eigh}> : (tensor<2x5x5xf64>) -> (tensor<2x5xf64>, tensor<2x5x5xf64>)
    %824 = "stablehlo.dot_general"(%823#1, %823#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5x5xf64>
    %825 = "func.call"(%arg152) <{callee = @eigvalsh}> : (tensor<2x5x5xf64>) -> tensor<2x5xf64>
    %826:3 = "func.call"(%arg153) <{callee = @svd}> : (tensor<2x6x4xf64>) -> (tensor<2x6x6xf64>, tensor<2x4xf64>, tensor<2x4x4xf64>)
    %827 = "stablehlo.transpose"(%826#2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
    %828 = "stablehlo.slice"(%826#0) <{limit_indices = array<i64: 2, 6, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xf64>) -> tensor<2x6x4xf64>
    %829 = "stablehlo.dot_general"(%828, %827) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x6x4xf64>
    %830 = "stablehlo.slice"(%826#0) <{limit_indices = array<i64: 2, 6, 6>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xf64>) -> tensor<2x6x2xf64>
    %831 = "stablehlo.dot_general"(%830, %830) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2xf64>, tensor<2x6x2xf64>) -> tensor<2x2x6x6xf64>
    %832 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %833 = "stablehlo.reduce"(%831, %832) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg177: tensor<f64>, %arg178: tensor<f64>):
      %970 = "stablehlo.add"(%arg177, %arg178) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%970) : (tensor<f64>) -> ()
    }) : (tensor<2x2x6x6xf64>, tensor<f64>) -> tensor<2x6x6xf64>
    %834:5 = "stablehlo.custom_call"(%arg154) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m], [i, n, o], [i, p, q], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5, q=5}, custom>} : (tensor<2x5x5xf64>) -> (tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2xi32>)
    %835 = "stablehlo.complex"(%834#0, %834#1) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xcomplex<f64>>
    %836 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %837 = "stablehlo.broadcast_in_dim"(%836) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %838 = "stablehlo.compare"(%834#4, %837) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %839 = "stablehlo.broadcast_in_dim"(%838) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %840 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %841 = "stablehlo.broadcast_in_dim"(%840) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5xcomplex<f64>>
    %842 = "stablehlo.broadcast_in_dim"(%839) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %843 = "stablehlo.select"(%842, %835, %841) : (tensor<2x5xi1>, tensor<2x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
    %844 = "stablehlo.broadcast_in_dim"(%838) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %845 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %846 = "stablehlo.broadcast_in_dim"(%845) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %847 = "stablehlo.broadcast_in_dim"(%844) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %848 = "stablehlo.select"(%847, %834#3, %846) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %849 = "stablehlo.real"(%848) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
    %850 = "stablehlo.imag"(%848) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
    %851 = "stablehlo.negate"(%850) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %852 = "stablehlo.complex"(%849, %851) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
    %853 = "stablehlo.dot_general"(%848, %852) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5x5xcomplex<f64>>
    %854 = "func.call"(%arg155) <{callee = @eigvals}> : (tensor<2x5x5xf64>) -> tensor<2x5xcomplex<f64>>
    %855:2 = "func.call"(%arg156) <{callee = @_schur}> : (tensor<5x5xf64>) -> (tensor<5x5xf64>, tensor<5x5xf64>)
    %856 = "stablehlo.abs"(%855#0) : (tensor<5x5xf64>) -> tensor<5x5xf64>
    %857 = "stablehlo.dot_general"(%855#1, %855#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5x5xf64>
    %858:2 = "func.call"(%arg157) <{callee = @hessenberg}> : (tensor<5x5xf64>) -> (tensor<5x5xf64>, tensor<5x5xf64>)
    %859:5 = "stablehlo.custom_call"(%arg158) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dsytrd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o], [i, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=4, p=4}, custom>} : (tensor<2x5x5xf64>) -> (tensor<2x5x5xf64>, tensor<2x5xf64>, tensor<2x4xf64>, tensor<2x4xf64>, tensor<2xi32>)
    %860 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %861 = "stablehlo.broadcast_in_dim"(%860) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %862 = "stablehlo.compare"(%859#4, %861) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %863 = "stablehlo.broadcast_in_dim"(%862) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %864 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %865 = "stablehlo.broadcast_in_dim"(%864) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5x5xf64>
    %866 = "stablehlo.broadcast_in_dim"(%863) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %867 = "stablehlo.select"(%866, %859#0, %865) : (tensor<2x5x5xi1>, tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %868 = "stablehlo.broadcast_in_dim"(%862) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %869 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %870 = "stablehlo.broadcast_in_dim"(%869) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5xf64>
    %871 = "stablehlo.broadcast_in_dim"(%868) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %872 = "stablehlo.select"(%871, %859#1, %870) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %873 = "stablehlo.broadcast_in_dim"(%862) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %874 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %875 = "stablehlo.broadcast_in_dim"(%874) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x4xf64>
    %876 = "stablehlo.broadcast_in_dim"(%873) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %877 = "stablehlo.select"(%876, %859#2, %875) : (tensor<2x4xi1>, tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
    %878 = "stablehlo.broadcast_in_dim"(%862) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %879 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %880 = "stablehlo.broadcast_in_dim"(%879) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x4xf64>
    %881 = "stablehlo.broadcast_in_dim"(%878) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %882 = "stablehlo.select"(%881, %859#3, %880) : (tensor<2x4xi1>, tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
    %883 = "func.call"(%arg159) <{callee = @inv_4}> : (tensor<2x0x0xf64>) -> tensor<2x0x0xf64>
    %884 = "func.call"(%arg160, %arg161) <{callee = @solve_7}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
    %885 = "func.call"(%arg162) <{callee = @inv_9}> : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %886 = "func.call"(%arg163) <{callee = @det_12}> : (tensor<2x5x5xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %887:2 = "func.call"(%arg164) <{callee = @slogdet_13}> : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2xcomplex<f64>>, tensor<2xf64>)
    %888 = "func.call"(%arg165) <{callee = @cholesky_16}> : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %889:2 = "func.call"(%arg166) <{callee = @eigh_17}> : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5xf64>, tensor<2x5x5xcomplex<f64>>)
    %890 = "stablehlo.real"(%889#1) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
    %891 = "stablehlo.imag"(%889#1) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
    %892 = "stablehlo.negate"(%891) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %893 = "stablehlo.complex"(%890, %892) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
    %894 = "stablehlo.dot_general"(%889#1, %893) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5x5xcomplex<f64>>
    %895 = "func.call"(%arg167) <{callee = @eigvalsh_18}> : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5xf64>
    %896:3 = "func.call"(%arg168) <{callee = @svd_20}> : (tensor<2x6x4xcomplex<f64>>) -> (tensor<2x6x6xcomplex<f64>>, tensor<2x4xf64>, tensor<2x4x4xcomplex<f64>>)
    %897 = "stablehlo.transpose"(%896#2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %898 = "stablehlo.real"(%897) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %899 = "stablehlo.imag"(%897) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %900 = "stablehlo.negate"(%899) : (tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
    %901 = "stablehlo.complex"(%898, %900) : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xcomplex<f64>>
    %902 = "stablehlo.slice"(%896#0) <{limit_indices = array<i64: 2, 6, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xcomplex<f64>>) -> tensor<2x6x4xcomplex<f64>>
    %903 = "stablehlo.real"(%901) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %904 = "stablehlo.imag"(%901) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %905 = "stablehlo.negate"(%904) : (tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
    %906 = "stablehlo.complex"(%903, %905) : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xcomplex<f64>>
    %907 = "stablehlo.dot_general"(%902, %906) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x6x4xcomplex<f64>>
    %908 = "stablehlo.slice"(%896#0) <{limit_indices = array<i64: 2, 6, 6>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xcomplex<f64>>) -> tensor<2x6x2xcomplex<f64>>
    %909 = "stablehlo.real"(%908) : (tensor<2x6x2xcomplex<f64>>) -> tensor<2x6x2xf64>
    %910 = "stablehlo.imag"(%908) : (tensor<2x6x2xcomplex<f64>>) -> tensor<2x6x2xf64>
    %911 = "stablehlo.negate"(%910) : (tensor<2x6x2xf64>) -> tensor<2x6x2xf64>
    %912 = "stablehlo.complex"(%909, %911) : (tensor<2x6x2xf64>, tensor<2x6x2xf64>) -> tensor<2x6x2xcomplex<f64>>
    %913 = "stablehlo.dot_general"(%908, %912) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2xcomplex<f64>>, tensor<2x6x2xcomplex<f64>>) -> tensor<2x2x6x6xcomplex<f64>>
    %914 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %915 = "stablehlo.reduce"(%913, %914) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg175: tensor<complex<f64>>, %arg176: tensor<complex<f64>>):
      %969 = "stablehlo.add"(%arg175, %arg176) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      "stablehlo.return"(%969) : (tensor<complex<f64>>) -> ()
    }) : (tensor<2x2x6x6xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x6x6xcomplex<f64>>
    %916:4 = "stablehlo.custom_call"(%arg169) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m, n], [i, o, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5}, custom>} : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2xi32>)
    %917 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %918 = "stablehlo.broadcast_in_dim"(%917) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %919 = "stablehlo.compare"(%916#3, %918) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %920 = "stablehlo.broadcast_in_dim"(%919) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %921 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %922 = "stablehlo.broadcast_in_dim"(%921) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5xcomplex<f64>>
    %923 = "stablehlo.broadcast_in_dim"(%920) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %924 = "stablehlo.select"(%923, %916#0, %922) : (tensor<2x5xi1>, tensor<2x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
    %925 = "stablehlo.broadcast_in_dim"(%919) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %926 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %927 = "stablehlo.broadcast_in_dim"(%926) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %928 = "stablehlo.broadcast_in_dim"(%925) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %929 = "stablehlo.select"(%928, %916#2, %927) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %930 = "stablehlo.real"(%929) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
    %931 = "stablehlo.imag"(%929) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
    %932 = "stablehlo.negate"(%931) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %933 = "stablehlo.complex"(%930, %932) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
    %934 = "stablehlo.dot_general"(%929, %933) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5x5xcomplex<f64>>
    %935 = "func.call"(%arg170) <{callee = @eigvals_21}> : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
    %936:2 = "func.call"(%arg171) <{callee = @_schur_22}> : (tensor<5x5xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>)
    %937 = "stablehlo.abs"(%936#0) : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xf64>
    %938 = "stablehlo.real"(%936#1) : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xf64>
    %939 = "stablehlo.imag"(%936#1) : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xf64>
    %940 = "stablehlo.negate"(%939) : (tensor<5x5xf64>) -> tensor<5x5xf64>
    %941 = "stablehlo.complex"(%938, %940) : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xcomplex<f64>>
    %942 = "stablehlo.dot_general"(%936#1, %941) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> tensor<5x5x5xcomplex<f64>>
    %943:2 = "func.call"(%arg172) <{callee = @hessenberg_23}> : (tensor<5x5xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>)
    %944:5 = "stablehlo.custom_call"(%arg173) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zhetrd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o], [i, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=4, p=4}, custom>} : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5x5xcomplex<f64>>, tensor<2x5xf64>, tensor<2x4xf64>, tensor<2x4xcomplex<f64>>, tensor<2xi32>)
    %945 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %946 = "stablehlo.broadcast_in_dim"(%945) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %947 = "stablehlo.compare"(%944#4, %946) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %948 = "stablehlo.broadcast_in_dim"(%947) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %949 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %950 = "stablehlo.broadcast_in_dim"(%949) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %951 = "stablehlo.broadcast_in_dim"(%948) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %952 = "stablehlo.select"(%951, %944#0, %950) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %953 = "stablehlo.broadcast_in_dim"(%947) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %954 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %955 = "stablehlo.broadcast_in_dim"(%954) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5xf64>
    %956 = "stablehlo.broadcast_in_dim"(%953) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %957 = "stablehlo.select"(%956, %944#1, %955) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %958 = "stablehlo.broadcast_in_dim"(%947) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %959 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %960 = "stablehlo.broadcast_in_dim"(%959) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x4xf64>
    %961 = "stablehlo.broadcast_in_dim"(%958) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %962 = "stablehlo.select"(%961, %944#2, %960) : (tensor<2x4xi1>, tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
    %963 = "stablehlo.broadcast_in_dim"(%947) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %964 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %965 = "stablehlo.broadcast_in_dim"(%964) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x4xcomplex<f64>>
    %966 = "stablehlo.broadcast_in_dim"(%963) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %967 = "stablehlo.select"(%966, %944#3, %965) : (tensor<2x4xi1>, tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
    %968 = "func.call"(%arg174) <{callee = @inv_26}> : (tensor<2x0x0xcomplex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    "func.return"(%818, %819, %820, %821#0, %821#1, %822, %823#0, %824, %825, %826#1, %829, %833, %843, %853, %854, %856, %857, %858#0, %858#1, %867, %872, %877, %882, %883, %884, %885, %886, %887#0, %887#1, %888, %889#0, %894, %895, %896#1, %907, %915, %924, %934, %935, %937, %942, %943#0, %943#1, %952, %957, %962, %967, %968) : (tensor<2x5x3xf64>, tensor<2x5x5xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2x5x5xf64>, tensor<2x5xf64>, tensor<2x5x5x5xf64>, tensor<2x5xf64>, tensor<2x4xf64>, tensor<2x4x6x4xf64>, tensor<2x6x6xf64>, tensor<2x5xcomplex<f64>>, tensor<2x5x5x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<5x5xf64>, tensor<5x5x5xf64>, tensor<5x5xf64>, tensor<5x5xf64>, tensor<2x5x5xf64>, tensor<2x5xf64>, tensor<2x4xf64>, tensor<2x4xf64>, tensor<2x0x0xf64>, tensor<2x5x3xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2xf64>, tensor<2x5x5xcomplex<f64>>, tensor<2x5xf64>, tensor<2x5x5x5xcomplex<f64>>, tensor<2x5xf64>, tensor<2x4xf64>, tensor<2x4x6x4xcomplex<f64>>, tensor<2x6x6xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<2x5x5x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<5x5xf64>, tensor<5x5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x5xf64>, tensor<2x4xf64>, tensor<2x4xcomplex<f64>>, tensor<2x0x0xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x5xf64>, tensor<2x5x3xf64>) -> tensor<2x5x3xf64>, res_attrs = [{}], sym_name = "solve", sym_visibility = "private"}> ({
  ^bb0(%arg135: tensor<2x5x5xf64>, %arg136: tensor<2x5x3xf64>):
    %794:3 = "stablehlo.custom_call"(%arg135) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf64>) -> (tensor<2x5x5xf64>, tensor<2x5xi32>, tensor<2xi32>)
    %795 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %796 = "stablehlo.broadcast_in_dim"(%795) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %797 = "stablehlo.subtract"(%794#1, %796) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %798 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %799 = "stablehlo.broadcast_in_dim"(%798) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %800 = "stablehlo.compare"(%794#2, %799) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %801 = "stablehlo.broadcast_in_dim"(%800) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %802 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %803 = "stablehlo.broadcast_in_dim"(%802) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5x5xf64>
    %804 = "stablehlo.broadcast_in_dim"(%801) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %805 = "stablehlo.select"(%804, %794#0, %803) : (tensor<2x5x5xi1>, tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %806 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %807 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %808 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %809:4 = "stablehlo.while"(%797, %808, %807, %806) ({
    ^bb0(%arg141: tensor<2x5xi32>, %arg142: tensor<i64>, %arg143: tensor<i64>, %arg144: tensor<2x5xi32>):
      %816 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %817 = "stablehlo.compare"(%arg142, %816) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%817) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg137: tensor<2x5xi32>, %arg138: tensor<i64>, %arg139: tensor<i64>, %arg140: tensor<2x5xi32>):
      %813:2 = "func.call"(%arg137, %arg139, %arg140) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %814 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %815 = "stablehlo.add"(%arg138, %814) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg137, %815, %813#0, %813#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %810 = "stablehlo.transpose"(%arg136) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x3xf64>) -> tensor<2x3x5xf64>
    %811 = "func.call"(%805, %809#3, %810) <{callee = @_lu_solve}> : (tensor<2x5x5xf64>, tensor<2x5xi32>, tensor<2x3x5xf64>) -> tensor<2x3x5xf64>
    %812 = "stablehlo.transpose"(%811) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x5xf64>) -> tensor<2x5x3xf64>
    "func.return"(%812) : (tensor<2x5x3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>), res_attrs = [{}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg128: tensor<2x5xi32>, %arg129: tensor<i64>, %arg130: tensor<2x5xi32>):
    %747 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %748 = "stablehlo.add"(%arg129, %747) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %749 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %750 = "stablehlo.compare"(%arg129, %749) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %751 = "stablehlo.convert"(%arg129) : (tensor<i64>) -> tensor<i64>
    %752 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %753 = "stablehlo.add"(%751, %752) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %754 = "stablehlo.select"(%750, %753, %arg129) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %755 = "stablehlo.broadcast_in_dim"(%754) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %756 = "stablehlo.gather"(%arg128, %755) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x5xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %757 = "stablehlo.reshape"(%756) : (tensor<2x1xi32>) -> tensor<2xi32>
    %758 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %759 = "stablehlo.compare"(%arg129, %758) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %760 = "stablehlo.convert"(%arg129) : (tensor<i64>) -> tensor<i64>
    %761 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %762 = "stablehlo.add"(%760, %761) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %763 = "stablehlo.select"(%759, %762, %arg129) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %764 = "stablehlo.broadcast_in_dim"(%763) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %765 = "stablehlo.gather"(%arg130, %764) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x5xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %766 = "stablehlo.reshape"(%765) : (tensor<2x1xi32>) -> tensor<2xi32>
    %767 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %768 = "stablehlo.broadcast_in_dim"(%767) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %769 = "stablehlo.compare"(%757, %768) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %770 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %771 = "stablehlo.broadcast_in_dim"(%770) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %772 = "stablehlo.add"(%757, %771) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %773 = "stablehlo.select"(%769, %772, %757) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %774 = "stablehlo.broadcast_in_dim"(%773) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %775 = "stablehlo.gather"(%arg130, %774) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %776 = "stablehlo.reshape"(%775) : (tensor<2x1xi32>) -> tensor<2xi32>
    %777 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %778 = "stablehlo.compare"(%arg129, %777) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %779 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %780 = "stablehlo.add"(%arg129, %779) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %781 = "stablehlo.select"(%778, %780, %arg129) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %782 = "stablehlo.convert"(%781) : (tensor<i64>) -> tensor<i32>
    %783 = "stablehlo.broadcast_in_dim"(%782) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %784 = "stablehlo.scatter"(%arg130, %783, %776) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg133: tensor<i32>, %arg134: tensor<i32>):
      "stablehlo.return"(%arg134) : (tensor<i32>) -> ()
    }) : (tensor<2x5xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x5xi32>
    %785 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %786 = "stablehlo.broadcast_in_dim"(%785) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %787 = "stablehlo.compare"(%757, %786) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %788 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %789 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %790 = "stablehlo.add"(%757, %789) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %791 = "stablehlo.select"(%787, %790, %757) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %792 = "stablehlo.broadcast_in_dim"(%791) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %793 = "stablehlo.scatter"(%784, %792, %766) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg131: tensor<i32>, %arg132: tensor<i32>):
      "stablehlo.return"(%arg132) : (tensor<i32>) -> ()
    }) : (tensor<2x5xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x5xi32>
    "func.return"(%748, %793) : (tensor<i64>, tensor<2x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x5x5xf64>, tensor<2x5xi32>, tensor<2x3x5xf64>) -> tensor<2x3x5xf64>, res_attrs = [{}], sym_name = "_lu_solve", sym_visibility = "private"}> ({
  ^bb0(%arg125: tensor<2x5x5xf64>, %arg126: tensor<2x5xi32>, %arg127: tensor<2x3x5xf64>):
    %728 = "stablehlo.broadcast_in_dim"(%arg127) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x5xf64>) -> tensor<2x3x5x1xf64>
    %729 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %730 = "stablehlo.broadcast_in_dim"(%729) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %731 = "stablehlo.compare"(%arg126, %730) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %732 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %733 = "stablehlo.broadcast_in_dim"(%732) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %734 = "stablehlo.add"(%arg126, %733) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %735 = "stablehlo.select"(%731, %734, %arg126) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %736 = "stablehlo.broadcast_in_dim"(%735) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %737 = "stablehlo.gather"(%728, %736) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1, 1>}> : (tensor<2x3x5x1xf64>, tensor<2x5x1xi32>) -> tensor<2x3x5x1xf64>
    %738 = "stablehlo.transpose"(%737) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x3x5x1xf64>) -> tensor<2x5x1x3xf64>
    %739 = "stablehlo.reshape"(%738) : (tensor<2x5x1x3xf64>) -> tensor<2x5x3xf64>
    %740 = "stablehlo.custom_call"(%arg125, %739) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dtrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xf64>, tensor<2x5x3xf64>) -> tensor<2x5x3xf64>
    %741 = "stablehlo.reshape"(%740) : (tensor<2x5x3xf64>) -> tensor<2x5x1x3xf64>
    %742 = "stablehlo.reshape"(%741) : (tensor<2x5x1x3xf64>) -> tensor<2x5x3xf64>
    %743 = "stablehlo.custom_call"(%arg125, %742) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dtrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xf64>, tensor<2x5x3xf64>) -> tensor<2x5x3xf64>
    %744 = "stablehlo.reshape"(%743) : (tensor<2x5x3xf64>) -> tensor<2x5x1x3xf64>
    %745 = "stablehlo.transpose"(%744) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x5x1x3xf64>) -> tensor<2x3x5x1xf64>
    %746 = "stablehlo.reshape"(%745) : (tensor<2x3x5x1xf64>) -> tensor<2x3x5xf64>
    "func.return"(%746) : (tensor<2x3x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>, res_attrs = [{}], sym_name = "inv", sym_visibility = "private"}> ({
  ^bb0(%arg124: tensor<2x5x5xf64>):
    %719 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %720 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %721 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %722 = "stablehlo.broadcast_in_dim"(%721) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %723 = "stablehlo.add"(%719, %722) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %724 = "stablehlo.compare"(%723, %720) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %725 = "stablehlo.convert"(%724) : (tensor<5x5xi1>) -> tensor<5x5xf64>
    %726 = "stablehlo.broadcast_in_dim"(%725) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xf64>) -> tensor<2x5x5xf64>
    %727 = "func.call"(%arg124, %726) <{callee = @solve_0}> : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    "func.return"(%727) : (tensor<2x5x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>, res_attrs = [{}], sym_name = "solve_0", sym_visibility = "private"}> ({
  ^bb0(%arg114: tensor<2x5x5xf64>, %arg115: tensor<2x5x5xf64>):
    %695:3 = "stablehlo.custom_call"(%arg114) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf64>) -> (tensor<2x5x5xf64>, tensor<2x5xi32>, tensor<2xi32>)
    %696 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %697 = "stablehlo.broadcast_in_dim"(%696) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %698 = "stablehlo.subtract"(%695#1, %697) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %699 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %700 = "stablehlo.broadcast_in_dim"(%699) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %701 = "stablehlo.compare"(%695#2, %700) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %702 = "stablehlo.broadcast_in_dim"(%701) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %703 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %704 = "stablehlo.broadcast_in_dim"(%703) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5x5xf64>
    %705 = "stablehlo.broadcast_in_dim"(%702) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %706 = "stablehlo.select"(%705, %695#0, %704) : (tensor<2x5x5xi1>, tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %707 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %708 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %709 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %710:4 = "stablehlo.while"(%698, %709, %708, %707) ({
    ^bb0(%arg120: tensor<2x5xi32>, %arg121: tensor<i64>, %arg122: tensor<i64>, %arg123: tensor<2x5xi32>):
      %717 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %718 = "stablehlo.compare"(%arg121, %717) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%718) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg116: tensor<2x5xi32>, %arg117: tensor<i64>, %arg118: tensor<i64>, %arg119: tensor<2x5xi32>):
      %714:2 = "func.call"(%arg116, %arg118, %arg119) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %715 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %716 = "stablehlo.add"(%arg117, %715) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg116, %716, %714#0, %714#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %711 = "stablehlo.transpose"(%arg115) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %712 = "func.call"(%706, %710#3, %711) <{callee = @_lu_solve_1}> : (tensor<2x5x5xf64>, tensor<2x5xi32>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %713 = "stablehlo.transpose"(%712) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    "func.return"(%713) : (tensor<2x5x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x5x5xf64>, tensor<2x5xi32>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>, res_attrs = [{}], sym_name = "_lu_solve_1", sym_visibility = "private"}> ({
  ^bb0(%arg111: tensor<2x5x5xf64>, %arg112: tensor<2x5xi32>, %arg113: tensor<2x5x5xf64>):
    %676 = "stablehlo.broadcast_in_dim"(%arg113) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x5xf64>) -> tensor<2x5x5x1xf64>
    %677 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %678 = "stablehlo.broadcast_in_dim"(%677) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %679 = "stablehlo.compare"(%arg112, %678) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %680 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %681 = "stablehlo.broadcast_in_dim"(%680) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %682 = "stablehlo.add"(%arg112, %681) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %683 = "stablehlo.select"(%679, %682, %arg112) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %684 = "stablehlo.broadcast_in_dim"(%683) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %685 = "stablehlo.gather"(%676, %684) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 1, 1>}> : (tensor<2x5x5x1xf64>, tensor<2x5x1xi32>) -> tensor<2x5x5x1xf64>
    %686 = "stablehlo.transpose"(%685) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x5x5x1xf64>) -> tensor<2x5x1x5xf64>
    %687 = "stablehlo.reshape"(%686) : (tensor<2x5x1x5xf64>) -> tensor<2x5x5xf64>
    %688 = "stablehlo.custom_call"(%arg111, %687) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dtrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %689 = "stablehlo.reshape"(%688) : (tensor<2x5x5xf64>) -> tensor<2x5x1x5xf64>
    %690 = "stablehlo.reshape"(%689) : (tensor<2x5x1x5xf64>) -> tensor<2x5x5xf64>
    %691 = "stablehlo.custom_call"(%arg111, %690) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dtrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %692 = "stablehlo.reshape"(%691) : (tensor<2x5x5xf64>) -> tensor<2x5x1x5xf64>
    %693 = "stablehlo.transpose"(%692) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x5x1x5xf64>) -> tensor<2x5x5x1xf64>
    %694 = "stablehlo.reshape"(%693) : (tensor<2x5x5x1xf64>) -> tensor<2x5x5xf64>
    "func.return"(%694) : (tensor<2x5x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf64>) -> tensor<2xf64>, res_attrs = [{}], sym_name = "det", sym_visibility = "private"}> ({
  ^bb0(%arg110: tensor<2x5x5xf64>):
    %673:2 = "func.call"(%arg110) <{callee = @slogdet}> : (tensor<2x5x5xf64>) -> (tensor<2xf64>, tensor<2xf64>)
    %674 = "stablehlo.exponential"(%673#1) : (tensor<2xf64>) -> tensor<2xf64>
    %675 = "stablehlo.multiply"(%673#0, %674) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    "func.return"(%675) : (tensor<2xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf64>) -> (tensor<2xf64>, tensor<2xf64>), res_attrs = [{}, {}], sym_name = "slogdet", sym_visibility = "private"}> ({
  ^bb0(%arg97: tensor<2x5x5xf64>):
    %614:3 = "stablehlo.custom_call"(%arg97) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf64>) -> (tensor<2x5x5xf64>, tensor<2x5xi32>, tensor<2xi32>)
    %615 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %616 = "stablehlo.broadcast_in_dim"(%615) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %617 = "stablehlo.subtract"(%614#1, %616) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %618 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %619 = "stablehlo.broadcast_in_dim"(%618) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %620 = "stablehlo.compare"(%614#2, %619) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %621 = "stablehlo.broadcast_in_dim"(%620) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %622 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %623 = "stablehlo.broadcast_in_dim"(%622) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5x5xf64>
    %624 = "stablehlo.broadcast_in_dim"(%621) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %625 = "stablehlo.select"(%624, %614#0, %623) : (tensor<2x5x5xi1>, tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %626 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %627 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %628 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %629:4 = "stablehlo.while"(%617, %628, %627, %626) ({
    ^bb0(%arg106: tensor<2x5xi32>, %arg107: tensor<i64>, %arg108: tensor<i64>, %arg109: tensor<2x5xi32>):
      %671 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %672 = "stablehlo.compare"(%arg107, %671) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%672) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg102: tensor<2x5xi32>, %arg103: tensor<i64>, %arg104: tensor<i64>, %arg105: tensor<2x5xi32>):
      %668:2 = "func.call"(%arg102, %arg104, %arg105) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %669 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %670 = "stablehlo.add"(%arg103, %669) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg102, %670, %668#0, %668#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %630 = "func.call"(%625) <{callee = @diagonal}> : (tensor<2x5x5xf64>) -> tensor<2x5xf64>
    %631 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %632 = "stablehlo.broadcast_in_dim"(%631) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5xf64>
    %633 = "stablehlo.compare"(%630, %632) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %634 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %635 = "stablehlo.reduce"(%633, %634) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg100: tensor<i1>, %arg101: tensor<i1>):
      %667 = "stablehlo.or"(%arg100, %arg101) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%667) : (tensor<i1>) -> ()
    }) : (tensor<2x5xi1>, tensor<i1>) -> tensor<2xi1>
    %636 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %637 = "stablehlo.broadcast_in_dim"(%636) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xi32>) -> tensor<1x5xi32>
    %638 = "stablehlo.broadcast_in_dim"(%637) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi32>) -> tensor<2x5xi32>
    %639 = "stablehlo.compare"(%617, %638) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %640 = "func.call"(%639) <{callee = @count_nonzero}> : (tensor<2x5xi1>) -> tensor<2xi64>
    %641 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %642 = "stablehlo.broadcast_in_dim"(%641) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5xf64>
    %643 = "stablehlo.compare"(%630, %642) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %644 = "func.call"(%643) <{callee = @count_nonzero}> : (tensor<2x5xi1>) -> tensor<2xi64>
    %645 = "stablehlo.add"(%640, %644) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %646 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %647 = "func.call"(%645, %646) <{callee = @remainder}> : (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>
    %648 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %649 = "stablehlo.broadcast_in_dim"(%648) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %650 = "stablehlo.multiply"(%649, %647) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %651 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %652 = "stablehlo.broadcast_in_dim"(%651) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %653 = "stablehlo.add"(%650, %652) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %654 = "stablehlo.convert"(%653) : (tensor<2xi64>) -> tensor<2xf64>
    %655 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %656 = "stablehlo.broadcast_in_dim"(%655) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2xf64>
    %657 = "stablehlo.multiply"(%656, %654) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %658 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %659 = "func.call"(%635, %658, %657) <{callee = @_where_2}> : (tensor<2xi1>, tensor<f64>, tensor<2xf64>) -> tensor<2xf64>
    %660 = "stablehlo.abs"(%630) : (tensor<2x5xf64>) -> tensor<2x5xf64>
    %661 = "stablehlo.log"(%660) : (tensor<2x5xf64>) -> tensor<2x5xf64>
    %662 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %663 = "stablehlo.reduce"(%661, %662) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg98: tensor<f64>, %arg99: tensor<f64>):
      %666 = "stablehlo.add"(%arg98, %arg99) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%666) : (tensor<f64>) -> ()
    }) : (tensor<2x5xf64>, tensor<f64>) -> tensor<2xf64>
    %664 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %665 = "func.call"(%635, %664, %663) <{callee = @_where_2}> : (tensor<2xi1>, tensor<f64>, tensor<2xf64>) -> tensor<2xf64>
    "func.return"(%659, %665) : (tensor<2xf64>, tensor<2xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf64>) -> tensor<2x5xf64>, res_attrs = [{}], sym_name = "diagonal", sym_visibility = "private"}> ({
  ^bb0(%arg96: tensor<2x5x5xf64>):
    %592 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %593 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %594 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %595 = "stablehlo.broadcast_in_dim"(%594) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %596 = "stablehlo.compare"(%592, %595) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %597 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %598 = "stablehlo.broadcast_in_dim"(%597) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %599 = "stablehlo.add"(%592, %598) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %600 = "stablehlo.select"(%596, %599, %592) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %601 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %602 = "stablehlo.broadcast_in_dim"(%601) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %603 = "stablehlo.compare"(%593, %602) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %604 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %605 = "stablehlo.broadcast_in_dim"(%604) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %606 = "stablehlo.add"(%593, %605) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %607 = "stablehlo.select"(%603, %606, %593) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %608 = "stablehlo.convert"(%600) : (tensor<5xi64>) -> tensor<5xi32>
    %609 = "stablehlo.convert"(%607) : (tensor<5xi64>) -> tensor<5xi32>
    %610 = "stablehlo.broadcast_in_dim"(%608) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %611 = "stablehlo.broadcast_in_dim"(%609) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %612 = "stablehlo.concatenate"(%610, %611) <{dimension = 1 : i64}> : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %613 = "stablehlo.gather"(%arg96, %612) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x5x5xf64>, tensor<5x2xi32>) -> tensor<2x5xf64>
    "func.return"(%613) : (tensor<2x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5xi1>) -> tensor<2xi64>, res_attrs = [{}], sym_name = "count_nonzero", sym_visibility = "private"}> ({
  ^bb0(%arg93: tensor<2x5xi1>):
    %584 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %585 = "stablehlo.broadcast_in_dim"(%584) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x5xi1>
    %586 = "stablehlo.compare"(%arg93, %585) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %587 = "stablehlo.convert"(%586) : (tensor<2x5xi1>) -> tensor<2x5xi32>
    %588 = "stablehlo.convert"(%587) : (tensor<2x5xi32>) -> tensor<2x5xi64>
    %589 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %590 = "stablehlo.reduce"(%588, %589) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg94: tensor<i64>, %arg95: tensor<i64>):
      %591 = "stablehlo.add"(%arg94, %arg95) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%591) : (tensor<i64>) -> ()
    }) : (tensor<2x5xi64>, tensor<i64>) -> tensor<2xi64>
    "func.return"(%590) : (tensor<2xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg91: tensor<2xi64>, %arg92: tensor<i64>):
    %563 = "stablehlo.convert"(%arg92) : (tensor<i64>) -> tensor<i64>
    %564 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %565 = "stablehlo.compare"(%563, %564) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %566 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %567 = "func.call"(%565, %566, %563) <{callee = @_where}> : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %568 = "stablehlo.broadcast_in_dim"(%567) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %569 = "stablehlo.remainder"(%arg91, %568) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %570 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %571 = "stablehlo.broadcast_in_dim"(%570) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %572 = "stablehlo.compare"(%569, %571) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %573 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %574 = "stablehlo.broadcast_in_dim"(%573) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %575 = "stablehlo.compare"(%569, %574) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %576 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %577 = "stablehlo.compare"(%567, %576) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %578 = "stablehlo.broadcast_in_dim"(%577) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2xi1>
    %579 = "stablehlo.compare"(%575, %578) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %580 = "stablehlo.and"(%579, %572) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %581 = "stablehlo.broadcast_in_dim"(%567) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %582 = "stablehlo.add"(%569, %581) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %583 = "stablehlo.select"(%580, %582, %569) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    "func.return"(%583) : (tensor<2xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg88: tensor<i1>, %arg89: tensor<i64>, %arg90: tensor<i64>):
    %562 = "stablehlo.select"(%arg88, %arg89, %arg90) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    "func.return"(%562) : (tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xi1>, tensor<f64>, tensor<2xf64>) -> tensor<2xf64>, res_attrs = [{}], sym_name = "_where_2", sym_visibility = "private"}> ({
  ^bb0(%arg85: tensor<2xi1>, %arg86: tensor<f64>, %arg87: tensor<2xf64>):
    %560 = "stablehlo.broadcast_in_dim"(%arg86) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2xf64>
    %561 = "stablehlo.select"(%arg85, %560, %arg87) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    "func.return"(%561) : (tensor<2xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>, res_attrs = [{}], sym_name = "cholesky", sym_visibility = "private"}> ({
  ^bb0(%arg84: tensor<2x5x5xf64>):
    %536 = "stablehlo.transpose"(%arg84) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %537 = "stablehlo.add"(%arg84, %536) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %538 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %539 = "stablehlo.broadcast_in_dim"(%538) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5x5xf64>
    %540 = "stablehlo.divide"(%537, %539) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %541:2 = "stablehlo.custom_call"(%540) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dpotrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=2, j=5, k=5, l=5, m=5}, custom>} : (tensor<2x5x5xf64>) -> (tensor<2x5x5xf64>, tensor<2xi32>)
    %542 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %543 = "stablehlo.broadcast_in_dim"(%542) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %544 = "stablehlo.compare"(%541#1, %543) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %545 = "stablehlo.broadcast_in_dim"(%544) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %546 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %547 = "stablehlo.broadcast_in_dim"(%546) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5x5xf64>
    %548 = "stablehlo.broadcast_in_dim"(%545) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %549 = "stablehlo.select"(%548, %541#0, %547) : (tensor<2x5x5xi1>, tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %550 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %551 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %552 = "stablehlo.broadcast_in_dim"(%551) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %553 = "stablehlo.add"(%550, %552) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %554 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %555 = "stablehlo.compare"(%553, %554) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %556 = "stablehlo.broadcast_in_dim"(%555) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
    %557 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %558 = "stablehlo.broadcast_in_dim"(%557) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5x5xf64>
    %559 = "stablehlo.select"(%556, %549, %558) : (tensor<2x5x5xi1>, tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    "func.return"(%559) : (tensor<2x5x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf64>) -> (tensor<2x5xf64>, tensor<2x5x5xf64>), res_attrs = [{}, {}], sym_name = "eigh", sym_visibility = "private"}> ({
  ^bb0(%arg83: tensor<2x5x5xf64>):
    %517 = "stablehlo.transpose"(%arg83) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %518 = "stablehlo.add"(%arg83, %517) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %519 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %520 = "stablehlo.broadcast_in_dim"(%519) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5x5xf64>
    %521 = "stablehlo.divide"(%518, %520) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %522:3 = "stablehlo.custom_call"(%521) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dsyevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf64>) -> (tensor<2x5x5xf64>, tensor<2x5xf64>, tensor<2xi32>)
    %523 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %524 = "stablehlo.broadcast_in_dim"(%523) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %525 = "stablehlo.compare"(%522#2, %524) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %526 = "stablehlo.broadcast_in_dim"(%525) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %527 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %528 = "stablehlo.broadcast_in_dim"(%527) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5x5xf64>
    %529 = "stablehlo.broadcast_in_dim"(%526) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %530 = "stablehlo.select"(%529, %522#0, %528) : (tensor<2x5x5xi1>, tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %531 = "stablehlo.broadcast_in_dim"(%525) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %532 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %533 = "stablehlo.broadcast_in_dim"(%532) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5xf64>
    %534 = "stablehlo.broadcast_in_dim"(%531) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %535 = "stablehlo.select"(%534, %522#1, %533) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    "func.return"(%535, %530) : (tensor<2x5xf64>, tensor<2x5x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf64>) -> tensor<2x5xf64>, res_attrs = [{}], sym_name = "eigvalsh", sym_visibility = "private"}> ({
  ^bb0(%arg82: tensor<2x5x5xf64>):
    %516:2 = "func.call"(%arg82) <{callee = @eigh_3}> : (tensor<2x5x5xf64>) -> (tensor<2x5xf64>, tensor<2x5x5xf64>)
    "func.return"(%516#0) : (tensor<2x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf64>) -> (tensor<2x5xf64>, tensor<2x5x5xf64>), res_attrs = [{}, {}], sym_name = "eigh_3", sym_visibility = "private"}> ({
  ^bb0(%arg81: tensor<2x5x5xf64>):
    %497 = "stablehlo.transpose"(%arg81) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %498 = "stablehlo.add"(%arg81, %497) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %499 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %500 = "stablehlo.broadcast_in_dim"(%499) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5x5xf64>
    %501 = "stablehlo.divide"(%498, %500) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %502:3 = "stablehlo.custom_call"(%501) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dsyevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf64>) -> (tensor<2x5x5xf64>, tensor<2x5xf64>, tensor<2xi32>)
    %503 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %504 = "stablehlo.broadcast_in_dim"(%503) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %505 = "stablehlo.compare"(%502#2, %504) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %506 = "stablehlo.broadcast_in_dim"(%505) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %507 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %508 = "stablehlo.broadcast_in_dim"(%507) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5x5xf64>
    %509 = "stablehlo.broadcast_in_dim"(%506) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %510 = "stablehlo.select"(%509, %502#0, %508) : (tensor<2x5x5xi1>, tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %511 = "stablehlo.broadcast_in_dim"(%505) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %512 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %513 = "stablehlo.broadcast_in_dim"(%512) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5xf64>
    %514 = "stablehlo.broadcast_in_dim"(%511) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %515 = "stablehlo.select"(%514, %502#1, %513) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    "func.return"(%515, %510) : (tensor<2x5xf64>, tensor<2x5x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xf64>) -> (tensor<2x6x6xf64>, tensor<2x4xf64>, tensor<2x4x4xf64>), res_attrs = [{}, {}, {}], sym_name = "svd", sym_visibility = "private"}> ({
  ^bb0(%arg80: tensor<2x6x4xf64>):
    %478:5 = "stablehlo.custom_call"(%arg80) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=6, k=4, l=6, m=4, n=4, o=6, p=6, q=4, r=4}, custom>} : (tensor<2x6x4xf64>) -> (tensor<2x6x4xf64>, tensor<2x4xf64>, tensor<2x6x6xf64>, tensor<2x4x4xf64>, tensor<2xi32>)
    %479 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %480 = "stablehlo.broadcast_in_dim"(%479) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %481 = "stablehlo.compare"(%478#4, %480) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %482 = "stablehlo.broadcast_in_dim"(%481) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %483 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %484 = "stablehlo.broadcast_in_dim"(%483) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x4xf64>
    %485 = "stablehlo.broadcast_in_dim"(%482) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %486 = "stablehlo.select"(%485, %478#1, %484) : (tensor<2x4xi1>, tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
    %487 = "stablehlo.broadcast_in_dim"(%481) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %488 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %489 = "stablehlo.broadcast_in_dim"(%488) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x6x6xf64>
    %490 = "stablehlo.broadcast_in_dim"(%487) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x6xi1>
    %491 = "stablehlo.select"(%490, %478#2, %489) : (tensor<2x6x6xi1>, tensor<2x6x6xf64>, tensor<2x6x6xf64>) -> tensor<2x6x6xf64>
    %492 = "stablehlo.broadcast_in_dim"(%481) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %493 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %494 = "stablehlo.broadcast_in_dim"(%493) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x4x4xf64>
    %495 = "stablehlo.broadcast_in_dim"(%492) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %496 = "stablehlo.select"(%495, %478#3, %494) : (tensor<2x4x4xi1>, tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
    "func.return"(%491, %486, %496) : (tensor<2x6x6xf64>, tensor<2x4xf64>, tensor<2x4x4xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf64>) -> tensor<2x5xcomplex<f64>>, res_attrs = [{}], sym_name = "eigvals", sym_visibility = "private"}> ({
  ^bb0(%arg79: tensor<2x5x5xf64>):
    %468:5 = "stablehlo.custom_call"(%arg79) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m], [i, n, o], [i, p, q], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5, q=5}, custom>} : (tensor<2x5x5xf64>) -> (tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2xi32>)
    %469 = "stablehlo.complex"(%468#0, %468#1) : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xcomplex<f64>>
    %470 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %471 = "stablehlo.broadcast_in_dim"(%470) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %472 = "stablehlo.compare"(%468#4, %471) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %473 = "stablehlo.broadcast_in_dim"(%472) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %474 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %475 = "stablehlo.broadcast_in_dim"(%474) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5xcomplex<f64>>
    %476 = "stablehlo.broadcast_in_dim"(%473) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %477 = "stablehlo.select"(%476, %469, %475) : (tensor<2x5xi1>, tensor<2x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
    "func.return"(%477) : (tensor<2x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xf64>) -> (tensor<5x5xf64>, tensor<5x5xf64>), res_attrs = [{}, {}], sym_name = "_schur", sym_visibility = "private"}> ({
  ^bb0(%arg78: tensor<5x5xf64>):
    %454:6 = "stablehlo.custom_call"(%arg78) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dgees_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [p], [], []) {i=5, j=5, k=5, l=5, m=5, n=5, o=5, p=5}, custom>} : (tensor<5x5xf64>) -> (tensor<5x5xf64>, tensor<5x5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<i32>, tensor<i32>)
    %455 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %456 = "stablehlo.broadcast_in_dim"(%455) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %457 = "stablehlo.compare"(%454#5, %456) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %458 = "stablehlo.broadcast_in_dim"(%457) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %459 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %460 = "stablehlo.broadcast_in_dim"(%459) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5x5xf64>
    %461 = "stablehlo.broadcast_in_dim"(%458) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %462 = "stablehlo.select"(%461, %454#0, %460) : (tensor<5x5xi1>, tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    %463 = "stablehlo.broadcast_in_dim"(%457) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %464 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %465 = "stablehlo.broadcast_in_dim"(%464) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5x5xf64>
    %466 = "stablehlo.broadcast_in_dim"(%463) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %467 = "stablehlo.select"(%466, %454#1, %465) : (tensor<5x5xi1>, tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    "func.return"(%462, %467) : (tensor<5x5xf64>, tensor<5x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xf64>) -> (tensor<5x5xf64>, tensor<5x5xf64>), res_attrs = [{}, {}], sym_name = "hessenberg", sym_visibility = "private"}> ({
  ^bb0(%arg77: tensor<5x5xf64>):
    %430:3 = "stablehlo.custom_call"(%arg77) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dgehrd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {high = 5 : i32, low = 1 : i32}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=5, k=5, l=5, m=4}, custom>} : (tensor<5x5xf64>) -> (tensor<5x5xf64>, tensor<4xf64>, tensor<i32>)
    %431 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %432 = "stablehlo.broadcast_in_dim"(%431) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %433 = "stablehlo.compare"(%430#2, %432) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %434 = "stablehlo.broadcast_in_dim"(%433) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %435 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %436 = "stablehlo.broadcast_in_dim"(%435) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5x5xf64>
    %437 = "stablehlo.broadcast_in_dim"(%434) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %438 = "stablehlo.select"(%437, %430#0, %436) : (tensor<5x5xi1>, tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    %439 = "stablehlo.broadcast_in_dim"(%433) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %440 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %441 = "stablehlo.broadcast_in_dim"(%440) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %442 = "stablehlo.broadcast_in_dim"(%439) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<4xi1>
    %443 = "stablehlo.select"(%442, %430#1, %441) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %444 = "func.call"(%438) <{callee = @triu}> : (tensor<5x5xf64>) -> tensor<5x5xf64>
    %445 = "stablehlo.slice"(%438) <{limit_indices = array<i64: 5, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<5x5xf64>) -> tensor<4x4xf64>
    %446 = "stablehlo.custom_call"(%445, %443) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf64>, tensor<4xf64>) -> tensor<4x4xf64>
    %447 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %448 = "stablehlo.broadcast_in_dim"(%447) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x1xf64>
    %449 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %450 = "stablehlo.broadcast_in_dim"(%449) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x4xf64>
    %451 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %452 = "stablehlo.broadcast_in_dim"(%451) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4x1xf64>
    %453 = "func.call"(%448, %450, %452, %446) <{callee = @block}> : (tensor<1x1xf64>, tensor<1x4xf64>, tensor<4x1xf64>, tensor<4x4xf64>) -> tensor<5x5xf64>
    "func.return"(%444, %453) : (tensor<5x5xf64>, tensor<5x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xf64>) -> tensor<5x5xf64>, res_attrs = [{}], sym_name = "triu", sym_visibility = "private"}> ({
  ^bb0(%arg76: tensor<5x5xf64>):
    %421 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %422 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %423 = "stablehlo.broadcast_in_dim"(%422) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %424 = "stablehlo.add"(%421, %423) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %425 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %426 = "stablehlo.compare"(%424, %425) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %427 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %428 = "stablehlo.broadcast_in_dim"(%427) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5x5xf64>
    %429 = "stablehlo.select"(%426, %428, %arg76) : (tensor<5x5xi1>, tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    "func.return"(%429) : (tensor<5x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x1xf64>, tensor<1x4xf64>, tensor<4x1xf64>, tensor<4x4xf64>) -> tensor<5x5xf64>, res_attrs = [{}], sym_name = "block", sym_visibility = "private"}> ({
  ^bb0(%arg72: tensor<1x1xf64>, %arg73: tensor<1x4xf64>, %arg74: tensor<4x1xf64>, %arg75: tensor<4x4xf64>):
    %418 = "stablehlo.concatenate"(%arg72, %arg73) <{dimension = 1 : i64}> : (tensor<1x1xf64>, tensor<1x4xf64>) -> tensor<1x5xf64>
    %419 = "stablehlo.concatenate"(%arg74, %arg75) <{dimension = 1 : i64}> : (tensor<4x1xf64>, tensor<4x4xf64>) -> tensor<4x5xf64>
    %420 = "stablehlo.concatenate"(%418, %419) <{dimension = 0 : i64}> : (tensor<1x5xf64>, tensor<4x5xf64>) -> tensor<5x5xf64>
    "func.return"(%420) : (tensor<5x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x0x0xf64>) -> tensor<2x0x0xf64>, res_attrs = [{}], sym_name = "inv_4", sym_visibility = "private"}> ({
  ^bb0(%arg71: tensor<2x0x0xf64>):
    %409 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0x0xi64>
    %410 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<0x0xi64>
    %411 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %412 = "stablehlo.broadcast_in_dim"(%411) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<0x0xi64>
    %413 = "stablehlo.add"(%409, %412) : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi64>
    %414 = "stablehlo.compare"(%413, %410) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi1>
    %415 = "stablehlo.convert"(%414) : (tensor<0x0xi1>) -> tensor<0x0xf64>
    %416 = "stablehlo.broadcast_in_dim"(%415) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<0x0xf64>) -> tensor<2x0x0xf64>
    %417 = "func.call"(%arg71, %416) <{callee = @solve_5}> : (tensor<2x0x0xf64>, tensor<2x0x0xf64>) -> tensor<2x0x0xf64>
    "func.return"(%417) : (tensor<2x0x0xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x0x0xf64>, tensor<2x0x0xf64>) -> tensor<2x0x0xf64>, res_attrs = [{}], sym_name = "solve_5", sym_visibility = "private"}> ({
  ^bb0(%arg69: tensor<2x0x0xf64>, %arg70: tensor<2x0x0xf64>):
    %392:3 = "stablehlo.custom_call"(%arg69) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=0, k=0, l=0, m=0, n=0}, custom>} : (tensor<2x0x0xf64>) -> (tensor<2x0x0xf64>, tensor<2x0xi32>, tensor<2xi32>)
    %393 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %394 = "stablehlo.broadcast_in_dim"(%393) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x0xi32>
    %395 = "stablehlo.subtract"(%392#1, %394) : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi32>
    %396 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %397 = "stablehlo.broadcast_in_dim"(%396) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %398 = "stablehlo.compare"(%392#2, %397) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %399 = "stablehlo.broadcast_in_dim"(%398) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %400 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %401 = "stablehlo.broadcast_in_dim"(%400) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x0x0xf64>
    %402 = "stablehlo.broadcast_in_dim"(%399) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x0x0xi1>
    %403 = "stablehlo.select"(%402, %392#0, %401) : (tensor<2x0x0xi1>, tensor<2x0x0xf64>, tensor<2x0x0xf64>) -> tensor<2x0x0xf64>
    %404 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x0xi32>
    %405 = "stablehlo.transpose"(%arg70) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x0x0xf64>) -> tensor<2x0x0xf64>
    %406 = "func.call"(%403, %404, %405) <{callee = @_lu_solve_6}> : (tensor<2x0x0xf64>, tensor<2x0xi32>, tensor<2x0x0xf64>) -> tensor<2x0xf64>
    %407 = "stablehlo.broadcast_in_dim"(%406) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x0xf64>) -> tensor<2x0x0xf64>
    %408 = "stablehlo.transpose"(%407) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x0x0xf64>) -> tensor<2x0x0xf64>
    "func.return"(%408) : (tensor<2x0x0xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x0x0xf64>, tensor<2x0xi32>, tensor<2x0x0xf64>) -> tensor<2x0xf64>, res_attrs = [{}], sym_name = "_lu_solve_6", sym_visibility = "private"}> ({
  ^bb0(%arg66: tensor<2x0x0xf64>, %arg67: tensor<2x0xi32>, %arg68: tensor<2x0x0xf64>):
    %377 = "stablehlo.broadcast_in_dim"(%arg68) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x0x0xf64>) -> tensor<2x0x0x1xf64>
    %378 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %379 = "stablehlo.broadcast_in_dim"(%378) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x0xi32>
    %380 = "stablehlo.compare"(%arg67, %379) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi1>
    %381 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %382 = "stablehlo.broadcast_in_dim"(%381) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x0xi32>
    %383 = "stablehlo.add"(%arg67, %382) : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi32>
    %384 = "stablehlo.select"(%380, %383, %arg67) : (tensor<2x0xi1>, tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi32>
    %385 = "stablehlo.broadcast_in_dim"(%384) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x0xi32>) -> tensor<2x0x1xi32>
    %386 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %387 = "stablehlo.broadcast_in_dim"(%386) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<0x1xf64>
    %388 = "stablehlo.broadcast_in_dim"(%387) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<0x1xf64>) -> tensor<2x0x1xf64>
    %389 = "stablehlo.custom_call"(%arg66, %388) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dtrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=0, k=0, l=0, m=1, n=0, o=1}, custom>} : (tensor<2x0x0xf64>, tensor<2x0x1xf64>) -> tensor<2x0x1xf64>
    %390 = "stablehlo.custom_call"(%arg66, %389) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dtrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=0, k=0, l=0, m=1, n=0, o=1}, custom>} : (tensor<2x0x0xf64>, tensor<2x0x1xf64>) -> tensor<2x0x1xf64>
    %391 = "stablehlo.reshape"(%390) : (tensor<2x0x1xf64>) -> tensor<2x0xf64>
    "func.return"(%391) : (tensor<2x0xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>, res_attrs = [{}], sym_name = "solve_7", sym_visibility = "private"}> ({
  ^bb0(%arg56: tensor<2x5x5xcomplex<f64>>, %arg57: tensor<2x5x3xcomplex<f64>>):
    %353:3 = "stablehlo.custom_call"(%arg56) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2xi32>)
    %354 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %355 = "stablehlo.broadcast_in_dim"(%354) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %356 = "stablehlo.subtract"(%353#1, %355) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %357 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %358 = "stablehlo.broadcast_in_dim"(%357) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %359 = "stablehlo.compare"(%353#2, %358) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %360 = "stablehlo.broadcast_in_dim"(%359) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %361 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %362 = "stablehlo.broadcast_in_dim"(%361) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %363 = "stablehlo.broadcast_in_dim"(%360) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %364 = "stablehlo.select"(%363, %353#0, %362) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %365 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %366 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %367 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %368:4 = "stablehlo.while"(%356, %367, %366, %365) ({
    ^bb0(%arg62: tensor<2x5xi32>, %arg63: tensor<i64>, %arg64: tensor<i64>, %arg65: tensor<2x5xi32>):
      %375 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %376 = "stablehlo.compare"(%arg63, %375) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%376) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg58: tensor<2x5xi32>, %arg59: tensor<i64>, %arg60: tensor<i64>, %arg61: tensor<2x5xi32>):
      %372:2 = "func.call"(%arg58, %arg60, %arg61) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %373 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %374 = "stablehlo.add"(%arg59, %373) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg58, %374, %372#0, %372#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %369 = "stablehlo.transpose"(%arg57) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x3xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
    %370 = "func.call"(%364, %368#3, %369) <{callee = @_lu_solve_8}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
    %371 = "stablehlo.transpose"(%370) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x5xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
    "func.return"(%371) : (tensor<2x5x3xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>, res_attrs = [{}], sym_name = "_lu_solve_8", sym_visibility = "private"}> ({
  ^bb0(%arg53: tensor<2x5x5xcomplex<f64>>, %arg54: tensor<2x5xi32>, %arg55: tensor<2x3x5xcomplex<f64>>):
    %334 = "stablehlo.broadcast_in_dim"(%arg55) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5x1xcomplex<f64>>
    %335 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %336 = "stablehlo.broadcast_in_dim"(%335) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %337 = "stablehlo.compare"(%arg54, %336) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %338 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %339 = "stablehlo.broadcast_in_dim"(%338) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %340 = "stablehlo.add"(%arg54, %339) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %341 = "stablehlo.select"(%337, %340, %arg54) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %342 = "stablehlo.broadcast_in_dim"(%341) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %343 = "stablehlo.gather"(%334, %342) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1, 1>}> : (tensor<2x3x5x1xcomplex<f64>>, tensor<2x5x1xi32>) -> tensor<2x3x5x1xcomplex<f64>>
    %344 = "stablehlo.transpose"(%343) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x3x5x1xcomplex<f64>>) -> tensor<2x5x1x3xcomplex<f64>>
    %345 = "stablehlo.reshape"(%344) : (tensor<2x5x1x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
    %346 = "stablehlo.custom_call"(%arg53, %345) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ztrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
    %347 = "stablehlo.reshape"(%346) : (tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x1x3xcomplex<f64>>
    %348 = "stablehlo.reshape"(%347) : (tensor<2x5x1x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
    %349 = "stablehlo.custom_call"(%arg53, %348) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ztrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
    %350 = "stablehlo.reshape"(%349) : (tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x1x3xcomplex<f64>>
    %351 = "stablehlo.transpose"(%350) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x5x1x3xcomplex<f64>>) -> tensor<2x3x5x1xcomplex<f64>>
    %352 = "stablehlo.reshape"(%351) : (tensor<2x3x5x1xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
    "func.return"(%352) : (tensor<2x3x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>, res_attrs = [{}], sym_name = "inv_9", sym_visibility = "private"}> ({
  ^bb0(%arg52: tensor<2x5x5xcomplex<f64>>):
    %325 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %326 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %327 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %328 = "stablehlo.broadcast_in_dim"(%327) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %329 = "stablehlo.add"(%325, %328) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %330 = "stablehlo.compare"(%329, %326) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %331 = "stablehlo.convert"(%330) : (tensor<5x5xi1>) -> tensor<5x5xcomplex<f64>>
    %332 = "stablehlo.broadcast_in_dim"(%331) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %333 = "func.call"(%arg52, %332) <{callee = @solve_10}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    "func.return"(%333) : (tensor<2x5x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>, res_attrs = [{}], sym_name = "solve_10", sym_visibility = "private"}> ({
  ^bb0(%arg42: tensor<2x5x5xcomplex<f64>>, %arg43: tensor<2x5x5xcomplex<f64>>):
    %301:3 = "stablehlo.custom_call"(%arg42) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2xi32>)
    %302 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %303 = "stablehlo.broadcast_in_dim"(%302) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %304 = "stablehlo.subtract"(%301#1, %303) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %305 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %306 = "stablehlo.broadcast_in_dim"(%305) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %307 = "stablehlo.compare"(%301#2, %306) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %308 = "stablehlo.broadcast_in_dim"(%307) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %309 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %310 = "stablehlo.broadcast_in_dim"(%309) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %311 = "stablehlo.broadcast_in_dim"(%308) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %312 = "stablehlo.select"(%311, %301#0, %310) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %313 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %314 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %315 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %316:4 = "stablehlo.while"(%304, %315, %314, %313) ({
    ^bb0(%arg48: tensor<2x5xi32>, %arg49: tensor<i64>, %arg50: tensor<i64>, %arg51: tensor<2x5xi32>):
      %323 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %324 = "stablehlo.compare"(%arg49, %323) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%324) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg44: tensor<2x5xi32>, %arg45: tensor<i64>, %arg46: tensor<i64>, %arg47: tensor<2x5xi32>):
      %320:2 = "func.call"(%arg44, %arg46, %arg47) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %321 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %322 = "stablehlo.add"(%arg45, %321) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg44, %322, %320#0, %320#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %317 = "stablehlo.transpose"(%arg43) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %318 = "func.call"(%312, %316#3, %317) <{callee = @_lu_solve_11}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %319 = "stablehlo.transpose"(%318) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    "func.return"(%319) : (tensor<2x5x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>, res_attrs = [{}], sym_name = "_lu_solve_11", sym_visibility = "private"}> ({
  ^bb0(%arg39: tensor<2x5x5xcomplex<f64>>, %arg40: tensor<2x5xi32>, %arg41: tensor<2x5x5xcomplex<f64>>):
    %282 = "stablehlo.broadcast_in_dim"(%arg41) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5x1xcomplex<f64>>
    %283 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %284 = "stablehlo.broadcast_in_dim"(%283) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %285 = "stablehlo.compare"(%arg40, %284) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %286 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %287 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %288 = "stablehlo.add"(%arg40, %287) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %289 = "stablehlo.select"(%285, %288, %arg40) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %290 = "stablehlo.broadcast_in_dim"(%289) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %291 = "stablehlo.gather"(%282, %290) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 1, 1>}> : (tensor<2x5x5x1xcomplex<f64>>, tensor<2x5x1xi32>) -> tensor<2x5x5x1xcomplex<f64>>
    %292 = "stablehlo.transpose"(%291) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x5x5x1xcomplex<f64>>) -> tensor<2x5x1x5xcomplex<f64>>
    %293 = "stablehlo.reshape"(%292) : (tensor<2x5x1x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %294 = "stablehlo.custom_call"(%arg39, %293) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ztrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %295 = "stablehlo.reshape"(%294) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x1x5xcomplex<f64>>
    %296 = "stablehlo.reshape"(%295) : (tensor<2x5x1x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %297 = "stablehlo.custom_call"(%arg39, %296) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ztrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %298 = "stablehlo.reshape"(%297) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x1x5xcomplex<f64>>
    %299 = "stablehlo.transpose"(%298) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x5x1x5xcomplex<f64>>) -> tensor<2x5x5x1xcomplex<f64>>
    %300 = "stablehlo.reshape"(%299) : (tensor<2x5x5x1xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    "func.return"(%300) : (tensor<2x5x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f64>>) -> tensor<2xcomplex<f64>>, res_attrs = [{}], sym_name = "det_12", sym_visibility = "private"}> ({
  ^bb0(%arg38: tensor<2x5x5xcomplex<f64>>):
    %278:2 = "func.call"(%arg38) <{callee = @slogdet_13}> : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2xcomplex<f64>>, tensor<2xf64>)
    %279 = "stablehlo.exponential"(%278#1) : (tensor<2xf64>) -> tensor<2xf64>
    %280 = "stablehlo.convert"(%279) : (tensor<2xf64>) -> tensor<2xcomplex<f64>>
    %281 = "stablehlo.multiply"(%278#0, %280) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    "func.return"(%281) : (tensor<2xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f64>>) -> (tensor<2xcomplex<f64>>, tensor<2xf64>), res_attrs = [{}, {}], sym_name = "slogdet_13", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<2x5x5xcomplex<f64>>):
    %218:3 = "stablehlo.custom_call"(%arg23) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2xi32>)
    %219 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %220 = "stablehlo.broadcast_in_dim"(%219) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %221 = "stablehlo.subtract"(%218#1, %220) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %222 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %223 = "stablehlo.broadcast_in_dim"(%222) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %224 = "stablehlo.compare"(%218#2, %223) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %225 = "stablehlo.broadcast_in_dim"(%224) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %226 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %227 = "stablehlo.broadcast_in_dim"(%226) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %228 = "stablehlo.broadcast_in_dim"(%225) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %229 = "stablehlo.select"(%228, %218#0, %227) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %230 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %231 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %232 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %233:4 = "stablehlo.while"(%221, %232, %231, %230) ({
    ^bb0(%arg34: tensor<2x5xi32>, %arg35: tensor<i64>, %arg36: tensor<i64>, %arg37: tensor<2x5xi32>):
      %276 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %277 = "stablehlo.compare"(%arg35, %276) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%277) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg30: tensor<2x5xi32>, %arg31: tensor<i64>, %arg32: tensor<i64>, %arg33: tensor<2x5xi32>):
      %273:2 = "func.call"(%arg30, %arg32, %arg33) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %274 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %275 = "stablehlo.add"(%arg31, %274) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg30, %275, %273#0, %273#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %234 = "func.call"(%229) <{callee = @diagonal_14}> : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
    %235 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %236 = "stablehlo.broadcast_in_dim"(%235) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5xcomplex<f64>>
    %237 = "stablehlo.compare"(%234, %236) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>) -> tensor<2x5xi1>
    %238 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %239 = "stablehlo.reduce"(%237, %238) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg28: tensor<i1>, %arg29: tensor<i1>):
      %272 = "stablehlo.or"(%arg28, %arg29) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%272) : (tensor<i1>) -> ()
    }) : (tensor<2x5xi1>, tensor<i1>) -> tensor<2xi1>
    %240 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %241 = "stablehlo.broadcast_in_dim"(%240) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xi32>) -> tensor<1x5xi32>
    %242 = "stablehlo.broadcast_in_dim"(%241) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi32>) -> tensor<2x5xi32>
    %243 = "stablehlo.compare"(%221, %242) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %244 = "func.call"(%243) <{callee = @count_nonzero}> : (tensor<2x5xi1>) -> tensor<2xi64>
    %245 = "stablehlo.abs"(%234) : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xf64>
    %246 = "stablehlo.convert"(%245) : (tensor<2x5xf64>) -> tensor<2x5xcomplex<f64>>
    %247 = "stablehlo.divide"(%234, %246) : (tensor<2x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
    %248 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %249 = "stablehlo.reduce"(%247, %248) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg26: tensor<complex<f64>>, %arg27: tensor<complex<f64>>):
      %271 = "stablehlo.multiply"(%arg26, %arg27) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      "stablehlo.return"(%271) : (tensor<complex<f64>>) -> ()
    }) : (tensor<2x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %250 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %251 = "func.call"(%244, %250) <{callee = @remainder}> : (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>
    %252 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %253 = "stablehlo.broadcast_in_dim"(%252) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %254 = "stablehlo.multiply"(%253, %251) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %255 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %256 = "stablehlo.broadcast_in_dim"(%255) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %257 = "stablehlo.add"(%254, %256) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %258 = "stablehlo.convert"(%257) : (tensor<2xi64>) -> tensor<2xcomplex<f64>>
    %259 = "stablehlo.multiply"(%249, %258) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %260 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %261 = "func.call"(%239, %260, %259) <{callee = @_where_15}> : (tensor<2xi1>, tensor<complex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %262 = "stablehlo.abs"(%234) : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xf64>
    %263 = "stablehlo.log"(%262) : (tensor<2x5xf64>) -> tensor<2x5xf64>
    %264 = "stablehlo.convert"(%263) : (tensor<2x5xf64>) -> tensor<2x5xcomplex<f64>>
    %265 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %266 = "stablehlo.reduce"(%264, %265) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg24: tensor<complex<f64>>, %arg25: tensor<complex<f64>>):
      %270 = "stablehlo.add"(%arg24, %arg25) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      "stablehlo.return"(%270) : (tensor<complex<f64>>) -> ()
    }) : (tensor<2x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %267 = "stablehlo.constant"() <{value = dense<(0xFFF0000000000000,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %268 = "func.call"(%239, %267, %266) <{callee = @_where_15}> : (tensor<2xi1>, tensor<complex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %269 = "stablehlo.real"(%268) : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    "func.return"(%261, %269) : (tensor<2xcomplex<f64>>, tensor<2xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>, res_attrs = [{}], sym_name = "diagonal_14", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<2x5x5xcomplex<f64>>):
    %196 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %197 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %198 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %199 = "stablehlo.broadcast_in_dim"(%198) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %200 = "stablehlo.compare"(%196, %199) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %201 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %202 = "stablehlo.broadcast_in_dim"(%201) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %203 = "stablehlo.add"(%196, %202) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %204 = "stablehlo.select"(%200, %203, %196) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %205 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %206 = "stablehlo.broadcast_in_dim"(%205) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %207 = "stablehlo.compare"(%197, %206) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %208 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %209 = "stablehlo.broadcast_in_dim"(%208) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %210 = "stablehlo.add"(%197, %209) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %211 = "stablehlo.select"(%207, %210, %197) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %212 = "stablehlo.convert"(%204) : (tensor<5xi64>) -> tensor<5xi32>
    %213 = "stablehlo.convert"(%211) : (tensor<5xi64>) -> tensor<5xi32>
    %214 = "stablehlo.broadcast_in_dim"(%212) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %215 = "stablehlo.broadcast_in_dim"(%213) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %216 = "stablehlo.concatenate"(%214, %215) <{dimension = 1 : i64}> : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %217 = "stablehlo.gather"(%arg22, %216) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x5x5xcomplex<f64>>, tensor<5x2xi32>) -> tensor<2x5xcomplex<f64>>
    "func.return"(%217) : (tensor<2x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xi1>, tensor<complex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>, res_attrs = [{}], sym_name = "_where_15", sym_visibility = "private"}> ({
  ^bb0(%arg19: tensor<2xi1>, %arg20: tensor<complex<f64>>, %arg21: tensor<2xcomplex<f64>>):
    %194 = "stablehlo.broadcast_in_dim"(%arg20) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %195 = "stablehlo.select"(%arg19, %194, %arg21) : (tensor<2xi1>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    "func.return"(%195) : (tensor<2xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>, res_attrs = [{}], sym_name = "cholesky_16", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<2x5x5xcomplex<f64>>):
    %166 = "stablehlo.transpose"(%arg18) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %167 = "stablehlo.real"(%166) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
    %168 = "stablehlo.imag"(%166) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
    %169 = "stablehlo.negate"(%168) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %170 = "stablehlo.complex"(%167, %169) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
    %171 = "stablehlo.add"(%arg18, %170) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %172 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %173 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %174 = "stablehlo.divide"(%171, %173) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %175:2 = "stablehlo.custom_call"(%174) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zpotrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=2, j=5, k=5, l=5, m=5}, custom>} : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5x5xcomplex<f64>>, tensor<2xi32>)
    %176 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %177 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %178 = "stablehlo.compare"(%175#1, %177) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %179 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %180 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %181 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %182 = "stablehlo.broadcast_in_dim"(%179) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %183 = "stablehlo.select"(%182, %175#0, %181) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %184 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %185 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %186 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %187 = "stablehlo.add"(%184, %186) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %188 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %189 = "stablehlo.compare"(%187, %188) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %190 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
    %191 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %192 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %193 = "stablehlo.select"(%190, %183, %192) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    "func.return"(%193) : (tensor<2x5x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5xf64>, tensor<2x5x5xcomplex<f64>>), res_attrs = [{}, {}], sym_name = "eigh_17", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<2x5x5xcomplex<f64>>):
    %143 = "stablehlo.transpose"(%arg17) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %144 = "stablehlo.real"(%143) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
    %145 = "stablehlo.imag"(%143) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
    %146 = "stablehlo.negate"(%145) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %147 = "stablehlo.complex"(%144, %146) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
    %148 = "stablehlo.add"(%arg17, %147) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %149 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %151 = "stablehlo.divide"(%148, %150) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %152:3 = "stablehlo.custom_call"(%151) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zheevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5x5xcomplex<f64>>, tensor<2x5xf64>, tensor<2xi32>)
    %153 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %154 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %155 = "stablehlo.compare"(%152#2, %154) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %156 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %157 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %158 = "stablehlo.broadcast_in_dim"(%157) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %159 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %160 = "stablehlo.select"(%159, %152#0, %158) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %161 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %162 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %163 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5xf64>
    %164 = "stablehlo.broadcast_in_dim"(%161) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %165 = "stablehlo.select"(%164, %152#1, %163) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    "func.return"(%165, %160) : (tensor<2x5xf64>, tensor<2x5x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5xf64>, res_attrs = [{}], sym_name = "eigvalsh_18", sym_visibility = "private"}> ({
  ^bb0(%arg16: tensor<2x5x5xcomplex<f64>>):
    %142:2 = "func.call"(%arg16) <{callee = @eigh_19}> : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5xf64>, tensor<2x5x5xcomplex<f64>>)
    "func.return"(%142#0) : (tensor<2x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5xf64>, tensor<2x5x5xcomplex<f64>>), res_attrs = [{}, {}], sym_name = "eigh_19", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<2x5x5xcomplex<f64>>):
    %119 = "stablehlo.transpose"(%arg15) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %120 = "stablehlo.real"(%119) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
    %121 = "stablehlo.imag"(%119) : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
    %122 = "stablehlo.negate"(%121) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    %123 = "stablehlo.complex"(%120, %122) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
    %124 = "stablehlo.add"(%arg15, %123) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %125 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %127 = "stablehlo.divide"(%124, %126) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %128:3 = "stablehlo.custom_call"(%127) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zheevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5x5xcomplex<f64>>, tensor<2x5xf64>, tensor<2xi32>)
    %129 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %131 = "stablehlo.compare"(%128#2, %130) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %132 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %133 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %134 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %135 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %136 = "stablehlo.select"(%135, %128#0, %134) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    %137 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %138 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x5xf64>
    %140 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %141 = "stablehlo.select"(%140, %128#1, %139) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    "func.return"(%141, %136) : (tensor<2x5xf64>, tensor<2x5x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xcomplex<f64>>) -> (tensor<2x6x6xcomplex<f64>>, tensor<2x4xf64>, tensor<2x4x4xcomplex<f64>>), res_attrs = [{}, {}, {}], sym_name = "svd_20", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<2x6x4xcomplex<f64>>):
    %100:5 = "stablehlo.custom_call"(%arg14) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=6, k=4, l=6, m=4, n=4, o=6, p=6, q=4, r=4}, custom>} : (tensor<2x6x4xcomplex<f64>>) -> (tensor<2x6x4xcomplex<f64>>, tensor<2x4xf64>, tensor<2x6x6xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2xi32>)
    %101 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %103 = "stablehlo.compare"(%100#4, %102) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %105 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x4xf64>
    %107 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %108 = "stablehlo.select"(%107, %100#1, %106) : (tensor<2x4xi1>, tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
    %109 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %110 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x6x6xcomplex<f64>>
    %112 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x6xi1>
    %113 = "stablehlo.select"(%112, %100#2, %111) : (tensor<2x6x6xi1>, tensor<2x6x6xcomplex<f64>>, tensor<2x6x6xcomplex<f64>>) -> tensor<2x6x6xcomplex<f64>>
    %114 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %115 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %117 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %118 = "stablehlo.select"(%117, %100#3, %116) : (tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    "func.return"(%113, %108, %118) : (tensor<2x6x6xcomplex<f64>>, tensor<2x4xf64>, tensor<2x4x4xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>, res_attrs = [{}], sym_name = "eigvals_21", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<2x5x5xcomplex<f64>>):
    %91:4 = "stablehlo.custom_call"(%arg13) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m, n], [i, o, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5}, custom>} : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2xi32>)
    %92 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %94 = "stablehlo.compare"(%91#3, %93) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %96 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x5xcomplex<f64>>
    %98 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %99 = "stablehlo.select"(%98, %91#0, %97) : (tensor<2x5xi1>, tensor<2x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
    "func.return"(%99) : (tensor<2x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>), res_attrs = [{}, {}], sym_name = "_schur_22", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<5x5xcomplex<f64>>):
    %77:5 = "stablehlo.custom_call"(%arg12) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zgees_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [], []) {i=5, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<5x5xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<5xcomplex<f64>>, tensor<i32>, tensor<i32>)
    %78 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %80 = "stablehlo.compare"(%77#4, %79) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %82 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<5x5xcomplex<f64>>
    %84 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %85 = "stablehlo.select"(%84, %77#0, %83) : (tensor<5x5xi1>, tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    %86 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %87 = "stablehlo.constant"() <{value = dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<5x5xcomplex<f64>>
    %89 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %90 = "stablehlo.select"(%89, %77#1, %88) : (tensor<5x5xi1>, tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    "func.return"(%85, %90) : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>), res_attrs = [{}, {}], sym_name = "hessenberg_23", sym_visibility = "private"}> ({
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
    %67 = "func.call"(%61) <{callee = @triu_24}> : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    %68 = "stablehlo.slice"(%61) <{limit_indices = array<i64: 5, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<5x5xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %69 = "stablehlo.custom_call"(%68, %66) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_zungqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %70 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %72 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<1x4xcomplex<f64>>
    %74 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<4x1xcomplex<f64>>
    %76 = "func.call"(%71, %73, %75, %69) <{callee = @block_25}> : (tensor<1x1xcomplex<f64>>, tensor<1x4xcomplex<f64>>, tensor<4x1xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    "func.return"(%67, %76) : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>, res_attrs = [{}], sym_name = "triu_24", sym_visibility = "private"}> ({
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
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x1xcomplex<f64>>, tensor<1x4xcomplex<f64>>, tensor<4x1xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>, res_attrs = [{}], sym_name = "block_25", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<1x1xcomplex<f64>>, %arg7: tensor<1x4xcomplex<f64>>, %arg8: tensor<4x1xcomplex<f64>>, %arg9: tensor<4x4xcomplex<f64>>):
    %41 = "stablehlo.concatenate"(%arg6, %arg7) <{dimension = 1 : i64}> : (tensor<1x1xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> tensor<1x5xcomplex<f64>>
    %42 = "stablehlo.concatenate"(%arg8, %arg9) <{dimension = 1 : i64}> : (tensor<4x1xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x5xcomplex<f64>>
    %43 = "stablehlo.concatenate"(%41, %42) <{dimension = 0 : i64}> : (tensor<1x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    "func.return"(%43) : (tensor<5x5xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x0x0xcomplex<f64>>) -> tensor<2x0x0xcomplex<f64>>, res_attrs = [{}], sym_name = "inv_26", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<2x0x0xcomplex<f64>>):
    %32 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0x0xi64>
    %33 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<0x0xi64>
    %34 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<0x0xi64>
    %36 = "stablehlo.add"(%32, %35) : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi64>
    %37 = "stablehlo.compare"(%36, %33) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi1>
    %38 = "stablehlo.convert"(%37) : (tensor<0x0xi1>) -> tensor<0x0xcomplex<f64>>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<0x0xcomplex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    %40 = "func.call"(%arg5, %39) <{callee = @solve_27}> : (tensor<2x0x0xcomplex<f64>>, tensor<2x0x0xcomplex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    "func.return"(%40) : (tensor<2x0x0xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x0x0xcomplex<f64>>, tensor<2x0x0xcomplex<f64>>) -> tensor<2x0x0xcomplex<f64>>, res_attrs = [{}], sym_name = "solve_27", sym_visibility = "private"}> ({
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
    %29 = "func.call"(%26, %27, %28) <{callee = @_lu_solve_28}> : (tensor<2x0x0xcomplex<f64>>, tensor<2x0xi32>, tensor<2x0x0xcomplex<f64>>) -> tensor<2x0xcomplex<f64>>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x0xcomplex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    %31 = "stablehlo.transpose"(%30) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x0x0xcomplex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    "func.return"(%31) : (tensor<2x0x0xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x0x0xcomplex<f64>>, tensor<2x0xi32>, tensor<2x0x0xcomplex<f64>>) -> tensor<2x0xcomplex<f64>>, res_attrs = [{}], sym_name = "_lu_solve_28", sym_visibility = "private"}> ({
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
