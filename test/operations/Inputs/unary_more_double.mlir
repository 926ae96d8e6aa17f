"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>) -> (tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<40xf64>, %arg1: tensor<40xf64>, %arg2: tensor<40xf64>, %arg3: tensor<40xf64>, %arg4: tensor<40xf64>, %arg5: tensor<40xf64>, %arg6: tensor<40xf64>, %arg7: tensor<40xf64>, %arg8: tensor<40xf64>, %arg9: tensor<40xf64>, %arg10: tensor<40xf64>, %arg11: tensor<40xf64>):
    %0 = "chlo.asin"(%arg0) : (tensor<40xf64>) -> tensor<40xf64>
    %1 = "chlo.acos"(%arg1) : (tensor<40xf64>) -> tensor<40xf64>
    %2 = "chlo.atan"(%arg2) : (tensor<40xf64>) -> tensor<40xf64>
    %3 = "chlo.sinh"(%arg3) : (tensor<40xf64>) -> tensor<40xf64>
    %4 = "chlo.cosh"(%arg4) : (tensor<40xf64>) -> tensor<40xf64>
    %5 = "chlo.asinh"(%arg5) : (tensor<40xf64>) -> tensor<40xf64>
    %6 = "chlo.acosh"(%arg6) : (tensor<40xf64>) -> tensor<40xf64>
    %7 = "chlo.atanh"(%arg7) : (tensor<40xf64>) -> tensor<40xf64>
    %8 = "chlo.erf_inv"(%arg8) : (tensor<40xf64>) -> tensor<40xf64>
    %9 = "chlo.lgamma"(%arg9) : (tensor<40xf64>) -> tensor<40xf64>
    %10 = "chlo.digamma"(%arg10) : (tensor<40xf64>) -> tensor<40xf64>
    %11 = "chlo.bessel_i1e"(%arg11) : (tensor<40xf64>) -> tensor<40xf64>
    "func.return"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11) : (tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
