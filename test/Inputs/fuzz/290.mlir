"builtin.module"() <{sym_name = "jit_gradient"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<9xf16>, tensor<1x1x9x9xf16>, tensor<9xi32>, tensor<64x2x0xi1>) -> (tensor<9xf16>, tensor<1x1x9x9xf16>, tensor<f16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<9xf16>, %arg1: tensor<1x1x9x9xf16>, %arg2: tensor<9xi32>, %arg3: tensor<64x2x0xi1>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xf16>) -> tensor<9x2x64xf16>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xi32>) -> tensor<9x1xi32>
    %2 = "stablehlo.convert"(%arg0) : (tensor<9xf16>) -> tensor<9xi32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<9xi32>) -> tensor<1x9xi32>
    %4 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<9x1xi32>) -> tensor<9x9xi32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x9xi32>) -> tensor<9x9xi32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<9x9xi32>, tensor<9x9xi32>) -> tensor<9x9xi32>
    %7 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<9xi32>) -> tensor<9x9xi32>
    %8 = "stablehlo.or"(%7, %6) : (tensor<9x9xi32>, tensor<9x9xi32>) -> tensor<9x9xi32>
    %9 = "stablehlo.and"(%6, %8) : (tensor<9x9xi32>, tensor<9x9xi32>) -> tensor<9x9xi32>
    %10 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f16>}> : () -> tensor<f16>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<9xf16>
    %12 = "stablehlo.multiply"(%arg0, %11) : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xf16>
    %13 = "stablehlo.convert"(%12) : (tensor<9xf16>) -> tensor<9xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%13, %14) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %25 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%25) : (tensor<f32>) -> ()
    }) : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.convert"(%15) : (tensor<f32>) -> tensor<f16>
    %17 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %19 = "stablehlo.convert"(%18) : (tensor<9xf32>) -> tensor<9xf16>
    %20 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f16>}> : () -> tensor<f16>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<9xf16>
    %22 = "stablehlo.multiply"(%19, %21) : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xf16>
    %23 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1x1x9x9xf16>
    "func.return"(%22, %24, %16) : (tensor<9xf16>, tensor<1x1x9x9xf16>, tensor<f16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
