"builtin.module"() <{sym_name = "jit_alias"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 3 : i32}, {}, {}], function_type = (tensor<f32>, tensor<6x4x4xi32>, tensor<8x8x4xi16>, tensor<6x8x8x4xi8>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<6x4x4xi32>, tensor<f32>, tensor<6x8x8x4xi8>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<6x4x4xi32>, %arg5: tensor<8x8x4xi16>, %arg6: tensor<6x8x8x4xi8>):
    %4 = "stablehlo.abs"(%arg3) : (tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %9 = "func.call"(%arg3, %7, %8) <{callee = @clip}> : (tensor<f32>, tensor<i32>, tensor<i32>) -> tensor<f32>
    %10 = "stablehlo.power"(%6, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.cbrt"(%10) : (tensor<f32>) -> tensor<f32>
    "func.return"(%11, %10, %10, %arg4, %10, %arg6) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<6x4x4xi32>, tensor<f32>, tensor<6x8x8x4xi8>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<f32>, tensor<i32>, tensor<i32>) -> tensor<f32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<f32>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.maximum"(%0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f32>
    %3 = "stablehlo.minimum"(%2, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%3) : (tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
