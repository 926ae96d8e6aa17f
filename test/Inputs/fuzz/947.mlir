"builtin.module"() <{sym_name = "jit_gradient"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}], function_type = (tensor<1x1xf64>, tensor<1x5x8x8xf64>, tensor<1x5x8x8xi32>, tensor<5x1x1xi8>, tensor<5xf64>, tensor<1x5x1xi64>, tensor<1x1x5x8xi8>) -> (tensor<1x1xf64>, tensor<1x5x8x8xf64>, tensor<5xf64>, tensor<f64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x1xf64>, %arg1: tensor<1x5x8x8xf64>, %arg2: tensor<1x5x8x8xi32>, %arg3: tensor<5x1x1xi8>, %arg4: tensor<5xf64>, %arg5: tensor<1x5x1xi64>, %arg6: tensor<1x1x5x8xi8>):
    %0 = "stablehlo.convert"(%arg3) : (tensor<5x1x1xi8>) -> tensor<5x1x1xi64>
    %1 = "stablehlo.reshape"(%0) : (tensor<5x1x1xi64>) -> tensor<5xi64>
    %2 = "stablehlo.reshape"(%1) : (tensor<5xi64>) -> tensor<1x5x1xi64>
    %3 = "stablehlo.shift_right_arithmetic"(%arg5, %2) : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi64>
    %4 = "stablehlo.shift_left"(%arg3, %arg3) : (tensor<5x1x1xi8>, tensor<5x1x1xi8>) -> tensor<5x1x1xi8>
    %5 = "stablehlo.convert"(%3) : (tensor<1x5x1xi64>) -> tensor<1x5x1xi32>
    %6 = "stablehlo.reshape"(%5) : (tensor<1x5x1xi32>) -> tensor<5xi32>
    %7 = "stablehlo.concatenate"(%6, %6) <{dimension = 0 : i64}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<10xi32>
    %8 = "stablehlo.reshape"(%7) : (tensor<10xi32>) -> tensor<5x2xi32>
    %9 = "stablehlo.gather"(%3, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x5x1xi64>, tensor<5x2xi32>) -> tensor<5x1xi64>
    %10 = "stablehlo.constant"() <{value = dense<1> : tensor<i8>}> : () -> tensor<i8>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i8>) -> tensor<5x1x1xi8>
    %12 = "stablehlo.shift_right_arithmetic"(%4, %11) : (tensor<5x1x1xi8>, tensor<5x1x1xi8>) -> tensor<5x1x1xi8>
    %13 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f64>}> : () -> tensor<f64>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x1xf64>
    %15 = "stablehlo.multiply"(%arg0, %14) : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
    %16 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %17 = "stablehlo.reduce"(%15, %16) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg7: tensor<f64>, %arg8: tensor<f64>):
      %27 = "stablehlo.add"(%arg7, %arg8) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%27) : (tensor<f64>) -> ()
    }) : (tensor<1x1xf64>, tensor<f64>) -> tensor<f64>
    %18 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x1xf64>
    %20 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f64>}> : () -> tensor<f64>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x1xf64>
    %22 = "stablehlo.multiply"(%19, %21) : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
    %23 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x5x8x8xf64>
    %25 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    "func.return"(%22, %24, %26, %17) : (tensor<1x1xf64>, tensor<1x5x8x8xf64>, tensor<5xf64>, tensor<f64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
