"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = (tensor<5x0xf32>, tensor<6x6xi32>, tensor<5x0xui32>, tensor<f32>, tensor<i16>, tensor<6x0x0xi8>) -> tensor<6x0x0xi8>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x0xf32>, %arg1: tensor<6x6xi32>, %arg2: tensor<5x0xui32>, %arg3: tensor<f32>, %arg4: tensor<i16>, %arg5: tensor<6x0x0xi8>):
    %0 = "stablehlo.minimum"(%arg5, %arg5) : (tensor<6x0x0xi8>, tensor<6x0x0xi8>) -> tensor<6x0x0xi8>
    %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<6x0x0xi8>) -> tensor<6x0x0xi8>
    "func.return"(%1) : (tensor<6x0x0xi8>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
