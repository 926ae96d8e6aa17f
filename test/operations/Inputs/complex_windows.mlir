"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<2x6x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>, tensor<complex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<complex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<complex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<complex<f32>>) -> (tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x6x4xcomplex<f32>>, %arg1: tensor<2x6x4xcomplex<f32>>, %arg2: tensor<2x6x4xcomplex<f32>>, %arg3: tensor<2x6x4xcomplex<f32>>, %arg4: tensor<2x3x2xcomplex<f32>>, %arg5: tensor<complex<f32>>, %arg6: tensor<2x6x4xcomplex<f32>>, %arg7: tensor<2x3x4xcomplex<f32>>, %arg8: tensor<complex<f32>>, %arg9: tensor<2x6x4xcomplex<f32>>, %arg10: tensor<2x3x4xcomplex<f32>>, %arg11: tensor<complex<f32>>, %arg12: tensor<2x6x4xcomplex<f32>>, %arg13: tensor<2x3x4xcomplex<f32>>, %arg14: tensor<complex<f32>>):
    %0 = "stablehlo.constant"() <{value = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>}> ({
    ^bb0(%arg35: tensor<complex<f32>>, %arg36: tensor<complex<f32>>):
      %31 = "stablehlo.add"(%arg35, %arg36) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%31) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x6x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    %2 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %3 = "stablehlo.reduce_window"(%arg1, %2) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>}> ({
    ^bb0(%arg33: tensor<complex<f32>>, %arg34: tensor<complex<f32>>):
      %30 = "stablehlo.multiply"(%arg33, %arg34) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%30) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x6x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    %4 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %5 = "stablehlo.reduce_window"(%arg2, %4) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>}> ({
    ^bb0(%arg31: tensor<complex<f32>>, %arg32: tensor<complex<f32>>):
      %26 = "stablehlo.abs"(%arg31) : (tensor<complex<f32>>) -> tensor<f32>
      %27 = "stablehlo.abs"(%arg32) : (tensor<complex<f32>>) -> tensor<f32>
      %28 = "stablehlo.compare"(%26, %27) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %29 = "stablehlo.select"(%28, %arg31, %arg32) : (tensor<i1>, tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%29) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x6x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    %6 = "stablehlo.select_and_scatter"(%arg3, %arg4, %arg5) <{padding = dense<0> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 2, 2>}> ({
    ^bb0(%arg29: tensor<complex<f32>>, %arg30: tensor<complex<f32>>):
      %23 = "stablehlo.abs"(%arg29) : (tensor<complex<f32>>) -> tensor<f32>
      %24 = "stablehlo.abs"(%arg30) : (tensor<complex<f32>>) -> tensor<f32>
      %25 = "stablehlo.compare"(%23, %24) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%25) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg27: tensor<complex<f32>>, %arg28: tensor<complex<f32>>):
      %22 = "stablehlo.add"(%arg27, %arg28) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%22) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x6x4xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %7 = "stablehlo.select_and_scatter"(%arg6, %arg7, %arg8) <{padding = dense<[[0, 0], [1, 1], [0, 1]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>}> ({
    ^bb0(%arg25: tensor<complex<f32>>, %arg26: tensor<complex<f32>>):
      %19 = "stablehlo.abs"(%arg25) : (tensor<complex<f32>>) -> tensor<f32>
      %20 = "stablehlo.abs"(%arg26) : (tensor<complex<f32>>) -> tensor<f32>
      %21 = "stablehlo.compare"(%19, %20) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%21) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg23: tensor<complex<f32>>, %arg24: tensor<complex<f32>>):
      %18 = "stablehlo.add"(%arg23, %arg24) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%18) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x6x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %8 = "stablehlo.select_and_scatter"(%arg9, %arg10, %arg11) <{padding = dense<[[0, 0], [1, 1], [0, 1]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>}> ({
    ^bb0(%arg21: tensor<complex<f32>>, %arg22: tensor<complex<f32>>):
      %15 = "stablehlo.real"(%arg21) : (tensor<complex<f32>>) -> tensor<f32>
      %16 = "stablehlo.real"(%arg22) : (tensor<complex<f32>>) -> tensor<f32>
      %17 = "stablehlo.compare"(%15, %16) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%17) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg19: tensor<complex<f32>>, %arg20: tensor<complex<f32>>):
      %14 = "stablehlo.add"(%arg19, %arg20) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%14) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x6x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %9 = "stablehlo.select_and_scatter"(%arg12, %arg13, %arg14) <{padding = dense<[[0, 0], [1, 1], [0, 1]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>}> ({
    ^bb0(%arg17: tensor<complex<f32>>, %arg18: tensor<complex<f32>>):
      %11 = "stablehlo.abs"(%arg17) : (tensor<complex<f32>>) -> tensor<f32>
      %12 = "stablehlo.abs"(%arg18) : (tensor<complex<f32>>) -> tensor<f32>
      %13 = "stablehlo.compare"(%11, %12) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%13) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg15: tensor<complex<f32>>, %arg16: tensor<complex<f32>>):
      %10 = "stablehlo.multiply"(%arg15, %arg16) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%10) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x6x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    "func.return"(%1, %3, %5, %6, %7, %8, %9) : (tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
