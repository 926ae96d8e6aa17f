"builtin.module"() <{sym_name = "jit_tangent"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<f32>, tensor<3x3x7xf16>, tensor<3x7x7xi32>, tensor<7x3xf32>, tensor<7xf32>) -> (tensor<f32>, tensor<3x3x7xf16>, tensor<7x3xf32>, tensor<7xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<f32>, %arg1: tensor<3x3x7xf16>, %arg2: tensor<3x7x7xi32>, %arg3: tensor<7x3xf32>, %arg4: tensor<7xf32>):
    %0 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<3x3x7xf16>
    %2 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.pad"(%arg2, %6) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<3x7x7xi32>, tensor<i32>) -> tensor<3x7x7xi32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.pad"(%arg2, %8) <{edge_padding_high = array<i64: 1, -2, 3>, edge_padding_low = array<i64: 2, -2, 1>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<3x7x7xi32>, tensor<i32>) -> tensor<8x3x11xi32>
    %10 = "stablehlo.reshape"(%9) : (tensor<8x3x11xi32>) -> tensor<24x11xi32>
    %11 = "stablehlo.reshape"(%10) : (tensor<24x11xi32>) -> tensor<24x1x11xi32>
    %12 = "stablehlo.transpose"(%11) <{permutation = array<i64: 0, 2, 1>}> : (tensor<24x1x11xi32>) -> tensor<24x11x1xi32>
    %13 = "stablehlo.multiply"(%7, %7) : (tensor<3x7x7xi32>, tensor<3x7x7xi32>) -> tensor<3x7x7xi32>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.reduce"(%13, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg11: tensor<i32>, %arg12: tensor<i32>):
      %37 = "stablehlo.add"(%arg11, %arg12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%37) : (tensor<i32>) -> ()
    }) : (tensor<3x7x7xi32>, tensor<i32>) -> tensor<i32>
    %16 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.reduce"(%9, %16) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg9: tensor<i32>, %arg10: tensor<i32>):
      %36 = "stablehlo.minimum"(%arg9, %arg10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%36) : (tensor<i32>) -> ()
    }) : (tensor<8x3x11xi32>, tensor<i32>) -> tensor<8x3xi32>
    %18 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.multiply"(%arg0, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.reduce"(%19, %23) <{dimensions = array<i64>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %35 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%35) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.reduce"(%22, %25) <{dimensions = array<i64>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %34 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%34) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<3x3x7xf16>
    %29 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x3xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    "func.return"(%33, %28, %30, %32) : (tensor<f32>, tensor<3x3x7xf16>, tensor<7x3xf32>, tensor<7xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
