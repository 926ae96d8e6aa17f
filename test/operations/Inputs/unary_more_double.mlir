"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = (tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>) -> (tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<40xf64>, %arg1: tensor<40xf64>, %arg2: tensor<40xf64>, %arg3: tensor<40xf64>, %arg4: tensor<40xf64>, %arg5: tensor<40xf64>):
    %0 = "chlo.asin"(%arg0) : (tensor<40xf64>) -> tensor<40xf64>
    %1 = "chlo.acos"(%arg1) : (tensor<40xf64>) -> tensor<40xf64>
    %2 = "chlo.atan"(%arg2) : (tensor<40xf64>) -> tensor<40xf64>
    %3 = "chlo.asinh"(%arg3) : (tensor<40xf64>) -> tensor<40xf64>
    %4 = "chlo.acosh"(%arg4) : (tensor<40xf64>) -> tensor<40xf64>
    %5 = "chlo.bessel_i1e"(%arg5) : (tensor<40xf64>) -> tensor<40xf64>
    "func.return"(%0, %1, %2, %3, %4, %5) : (tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
