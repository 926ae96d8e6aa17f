"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<7xcomplex<f32>>) -> (tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<7xcomplex<f32>>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<12xcomplex<f32>>, %arg1: tensor<12xcomplex<f32>>, %arg2: tensor<7xcomplex<f32>>):
    %0 = "chlo.atanh"(%arg0) : (tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
    %1 = "chlo.atan"(%arg1) : (tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
    %2 = "stablehlo.exponential"(%arg2) : (tensor<7xcomplex<f32>>) -> tensor<7xcomplex<f32>>
    "func.return"(%0, %1, %2) : (tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<7xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
