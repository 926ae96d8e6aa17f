"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<2x1xf16>, tensor<1xi32>, tensor<1x1xf16>, tensor<17xf16>) -> tensor<2x1xf16>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x1xf16>, %arg1: tensor<1xi32>, %arg2: tensor<1x1xf16>, %arg3: tensor<17xf16>):
    %0 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 2>}> : (tensor<2x1xf16>) -> tensor<2x1xf16>
    %1 = "stablehlo.constant"() <{value = dense<0xFC00> : tensor<f16>}> : () -> tensor<f16>
    %2 = "stablehlo.reduce"(%arg0, %1) <{dimensions = array<i64>}> ({
    ^bb0(%arg6: tensor<f16>, %arg7: tensor<f16>):
      %21 = "stablehlo.maximum"(%arg6, %arg7) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%21) : (tensor<f16>) -> ()
    }) : (tensor<2x1xf16>, tensor<f16>) -> tensor<2x1xf16>
    %3 = "stablehlo.constant"() <{value = dense<0xFC00> : tensor<f16>}> : () -> tensor<f16>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<2x1xf16>
    %5 = "stablehlo.maximum"(%4, %2) : (tensor<2x1xf16>, tensor<2x1xf16>) -> tensor<2x1xf16>
    %6 = "stablehlo.is_finite"(%5) : (tensor<2x1xf16>) -> tensor<2x1xi1>
    %7 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<2x1xf16>
    %9 = "stablehlo.select"(%6, %5, %8) : (tensor<2x1xi1>, tensor<2x1xf16>, tensor<2x1xf16>) -> tensor<2x1xf16>
    %10 = "stablehlo.subtract"(%arg0, %9) : (tensor<2x1xf16>, tensor<2x1xf16>) -> tensor<2x1xf16>
    %11 = "stablehlo.exponential"(%10) : (tensor<2x1xf16>) -> tensor<2x1xf16>
    %12 = "stablehlo.convert"(%11) : (tensor<2x1xf16>) -> tensor<2x1xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%12, %13) <{dimensions = array<i64>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %20 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%20) : (tensor<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<2x1xf32>) -> tensor<2x1xf16>
    %16 = "stablehlo.sign"(%15) : (tensor<2x1xf16>) -> tensor<2x1xf16>
    %17 = "stablehlo.abs"(%15) : (tensor<2x1xf16>) -> tensor<2x1xf16>
    %18 = "stablehlo.log"(%17) : (tensor<2x1xf16>) -> tensor<2x1xf16>
    %19 = "stablehlo.add"(%18, %9) : (tensor<2x1xf16>, tensor<2x1xf16>) -> tensor<2x1xf16>
    "func.return"(%19) : (tensor<2x1xf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
