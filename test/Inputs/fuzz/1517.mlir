"builtin.module"() <{sym_name = "jit_alias"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {tf.aliasing_output = 1 : i32}], function_type = (tensor<8x3xf32>, tensor<12x8xi32>, tensor<12x2xi32>) -> (tensor<8x3xf32>, tensor<12x2xi32>, tensor<12x2xi32>, tensor<12x2xi32>, tensor<8x3xf32>, tensor<8x3xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8x3xf32>, %arg1: tensor<12x8xi32>, %arg2: tensor<12x2xi32>):
    %0 = "stablehlo.reshape"(%arg1) : (tensor<12x8xi32>) -> tensor<96xi32>
    %1 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 24>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<96xi32>) -> tensor<24xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<24xi32>) -> tensor<12x2xi32>
    %3 = "stablehlo.shift_right_logical"(%arg2, %2) : (tensor<12x2xi32>, tensor<12x2xi32>) -> tensor<12x2xi32>
    %4 = "stablehlo.slice"(%3) <{limit_indices = array<i64: 5, 1>, start_indices = array<i64: 2, 0>, strides = array<i64: 3, 1>}> : (tensor<12x2xi32>) -> tensor<1x1xi32>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %7 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) : (tensor<8x3xf32>, tensor<f32>) -> tensor<8x3xf32>
    "func.return"(%6, %arg2, %arg2, %3, %6, %6) : (tensor<8x3xf32>, tensor<12x2xi32>, tensor<12x2xi32>, tensor<12x2xi32>, tensor<8x3xf32>, tensor<8x3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
