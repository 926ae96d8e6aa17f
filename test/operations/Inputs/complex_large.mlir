"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}], function_type = (tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> (tensor<64xcomplex<f32>>, tensor<64xf32>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<64xcomplex<f32>>, %arg1: tensor<64xcomplex<f32>>, %arg2: tensor<64xcomplex<f32>>, %arg3: tensor<64xcomplex<f32>>, %arg4: tensor<64xcomplex<f32>>, %arg5: tensor<64xcomplex<f32>>, %arg6: tensor<64xcomplex<f32>>):
    %0 = "stablehlo.sqrt"(%arg0) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %1 = "stablehlo.abs"(%arg1) : (tensor<64xcomplex<f32>>) -> tensor<64xf32>
    %2 = "chlo.asin"(%arg2) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %3 = "chlo.acos"(%arg3) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %4 = "chlo.asinh"(%arg4) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %5 = "chlo.acosh"(%arg5) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %6 = "stablehlo.log"(%arg6) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    "func.return"(%0, %1, %2, %3, %4, %5, %6) : (tensor<64xcomplex<f32>>, tensor<64xf32>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
