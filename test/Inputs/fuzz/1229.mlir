"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6xbf16>, tensor<9xi32>) -> tensor<bf16>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<6xbf16>, %arg6: tensor<9xi32>):
    %11 = "stablehlo.dot_general"(%arg5, %arg5) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6xbf16>, tensor<6xbf16>) -> tensor<bf16>
    %12 = "func.call"(%11, %11) <{callee = @heaviside}> : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %13 = "stablehlo.subtract"(%12, %11) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    "func.return"(%13) : (tensor<bf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<bf16>, tensor<bf16>) -> tensor<bf16>, res_attrs = [{}], sym_name = "heaviside", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<bf16>, %arg4: tensor<bf16>):
    %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2 = "stablehlo.compare"(%arg3, %1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %3 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %4 = "stablehlo.compare"(%arg3, %3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %5 = "stablehlo.compare"(%arg3, %arg3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %6 = "func.call"(%5, %arg3, %arg4) <{callee = @_where}> : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %7 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %8 = "func.call"(%4, %7, %6) <{callee = @_where}> : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %9 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %10 = "func.call"(%2, %9, %8) <{callee = @_where}> : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    "func.return"(%10) : (tensor<bf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<bf16>, %arg2: tensor<bf16>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    "func.return"(%0) : (tensor<bf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
