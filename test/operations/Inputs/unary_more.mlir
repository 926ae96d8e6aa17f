"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>) -> (tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<40xf32>, %arg1: tensor<40xf32>, %arg2: tensor<40xf32>, %arg3: tensor<40xf32>, %arg4: tensor<40xf32>, %arg5: tensor<40xf32>, %arg6: tensor<40xf32>, %arg7: tensor<40xf32>, %arg8: tensor<40xf32>, %arg9: tensor<40xf32>):
    %0 = "chlo.asin"(%arg0) : (tensor<40xf32>) -> tensor<40xf32>
    %1 = "chlo.acos"(%arg1) : (tensor<40xf32>) -> tensor<40xf32>
    %2 = "chlo.atan"(%arg2) : (tensor<40xf32>) -> tensor<40xf32>
    %3 = "chlo.sinh"(%arg3) : (tensor<40xf32>) -> tensor<40xf32>
    %4 = "chlo.cosh"(%arg4) : (tensor<40xf32>) -> tensor<40xf32>
    %5 = "chlo.asinh"(%arg5) : (tensor<40xf32>) -> tensor<40xf32>
    %6 = "chlo.acosh"(%arg6) : (tensor<40xf32>) -> tensor<40xf32>
    %7 = "chlo.atanh"(%arg7) : (tensor<40xf32>) -> tensor<40xf32>
    %8 = "chlo.erf_inv"(%arg8) : (tensor<40xf32>) -> tensor<40xf32>
    %9 = "chlo.bessel_i1e"(%arg9) : (tensor<40xf32>) -> tensor<40xf32>
    "func.return"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
