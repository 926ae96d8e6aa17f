"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<196xf16>, tensor<196xf16>, tensor<196xf16>, tensor<196xf16>, tensor<196xbf16>, tensor<196xbf16>, tensor<196xbf16>, tensor<196xbf16>, tensor<196xf32>, tensor<196xf32>, tensor<196xf32>, tensor<196xf32>, tensor<196xf64>, tensor<196xf64>, tensor<196xf64>, tensor<196xf64>, tensor<196xf32>, tensor<196xf32>, tensor<196xf64>, tensor<196xf64>) -> (tensor<196xf16>, tensor<196xf16>, tensor<196xbf16>, tensor<196xbf16>, tensor<196xf32>, tensor<196xf32>, tensor<196xf64>, tensor<196xf64>, tensor<196xf32>, tensor<196xf64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<196xf16>, %arg1: tensor<196xf16>, %arg2: tensor<196xf16>, %arg3: tensor<196xf16>, %arg4: tensor<196xbf16>, %arg5: tensor<196xbf16>, %arg6: tensor<196xbf16>, %arg7: tensor<196xbf16>, %arg8: tensor<196xf32>, %arg9: tensor<196xf32>, %arg10: tensor<196xf32>, %arg11: tensor<196xf32>, %arg12: tensor<196xf64>, %arg13: tensor<196xf64>, %arg14: tensor<196xf64>, %arg15: tensor<196xf64>, %arg16: tensor<196xf32>, %arg17: tensor<196xf32>, %arg18: tensor<196xf64>, %arg19: tensor<196xf64>):
    %0 = "stablehlo.power"(%arg0, %arg1) : (tensor<196xf16>, tensor<196xf16>) -> tensor<196xf16>
    %1 = "stablehlo.atan2"(%arg2, %arg3) : (tensor<196xf16>, tensor<196xf16>) -> tensor<196xf16>
    %2 = "stablehlo.power"(%arg4, %arg5) : (tensor<196xbf16>, tensor<196xbf16>) -> tensor<196xbf16>
    %3 = "stablehlo.atan2"(%arg6, %arg7) : (tensor<196xbf16>, tensor<196xbf16>) -> tensor<196xbf16>
    %4 = "stablehlo.power"(%arg8, %arg9) : (tensor<196xf32>, tensor<196xf32>) -> tensor<196xf32>
    %5 = "stablehlo.atan2"(%arg10, %arg11) : (tensor<196xf32>, tensor<196xf32>) -> tensor<196xf32>
    %6 = "stablehlo.power"(%arg12, %arg13) : (tensor<196xf64>, tensor<196xf64>) -> tensor<196xf64>
    %7 = "stablehlo.atan2"(%arg14, %arg15) : (tensor<196xf64>, tensor<196xf64>) -> tensor<196xf64>
    %8 = "chlo.next_after"(%arg16, %arg17) : (tensor<196xf32>, tensor<196xf32>) -> tensor<196xf32>
    %9 = "chlo.next_after"(%arg18, %arg19) : (tensor<196xf64>, tensor<196xf64>) -> tensor<196xf64>
    "func.return"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (tensor<196xf16>, tensor<196xf16>, tensor<196xbf16>, tensor<196xbf16>, tensor<196xf32>, tensor<196xf32>, tensor<196xf64>, tensor<196xf64>, tensor<196xf32>, tensor<196xf64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
