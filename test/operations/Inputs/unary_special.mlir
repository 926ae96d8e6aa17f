"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf64>, tensor<7xf64>, tensor<7xf64>, tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf64>, tensor<7xf64>, tensor<7xf64>, tensor<7xf64>, tensor<7xf64>, tensor<7xf64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<7xf32>, %arg1: tensor<7xf32>, %arg2: tensor<7xf32>, %arg3: tensor<7xf32>, %arg4: tensor<7xf32>, %arg5: tensor<7xf32>, %arg6: tensor<7xf64>, %arg7: tensor<7xf64>, %arg8: tensor<7xf64>, %arg9: tensor<7xf64>, %arg10: tensor<7xf64>, %arg11: tensor<7xf64>):
    %0 = "chlo.lgamma"(%arg0) : (tensor<7xf32>) -> tensor<7xf32>
    %1 = "chlo.digamma"(%arg1) : (tensor<7xf32>) -> tensor<7xf32>
    %2 = "chlo.sinh"(%arg2) : (tensor<7xf32>) -> tensor<7xf32>
    %3 = "chlo.cosh"(%arg3) : (tensor<7xf32>) -> tensor<7xf32>
    %4 = "chlo.atanh"(%arg4) : (tensor<7xf32>) -> tensor<7xf32>
    %5 = "chlo.erf_inv"(%arg5) : (tensor<7xf32>) -> tensor<7xf32>
    %6 = "chlo.lgamma"(%arg6) : (tensor<7xf64>) -> tensor<7xf64>
    %7 = "chlo.digamma"(%arg7) : (tensor<7xf64>) -> tensor<7xf64>
    %8 = "chlo.sinh"(%arg8) : (tensor<7xf64>) -> tensor<7xf64>
    %9 = "chlo.cosh"(%arg9) : (tensor<7xf64>) -> tensor<7xf64>
    %10 = "chlo.atanh"(%arg10) : (tensor<7xf64>) -> tensor<7xf64>
    %11 = "chlo.erf_inv"(%arg11) : (tensor<7xf64>) -> tensor<7xf64>
    "func.return"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf64>, tensor<7xf64>, tensor<7xf64>, tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
