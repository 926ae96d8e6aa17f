// A training step of two convolutions as JAX writes it: one over the whole image,
// one over every second point, whose result is repeated and added to the first's;
// half the squared distance to an image. The gradient of what the second one reads
// is a convolution with its weights in reverse.
func.func @main(%arg0: tensor<3x3x8x8xf32>, %arg1: tensor<3x3x8x8xf32>, %arg2: tensor<6x8x8x8xf32>, %arg3: tensor<6x8x8x8xf32>)
    -> (tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>) {
  %0 = "stablehlo.convolution"(%arg2, %arg0) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<6x8x8x8xf32>, tensor<3x3x8x8xf32>) -> tensor<6x8x8x8xf32>
  %1 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 6, 8, 8, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 2, 2, 1>}> : (tensor<6x8x8x8xf32>) -> tensor<6x4x4x8xf32>
  %2 = "stablehlo.convolution"(%1, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<6x4x4x8xf32>, tensor<3x3x8x8xf32>) -> tensor<6x4x4x8xf32>
  %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<6x4x4x8xf32>) -> tensor<6x4x2x4x8xf32>
  %4 = "stablehlo.reshape"(%3) : (tensor<6x4x2x4x8xf32>) -> tensor<6x8x4x8xf32>
  %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<6x8x4x8xf32>) -> tensor<6x8x4x2x8xf32>
  %6 = "stablehlo.reshape"(%5) : (tensor<6x8x4x2x8xf32>) -> tensor<6x8x8x8xf32>
  %7 = "stablehlo.add"(%0, %6) : (tensor<6x8x8x8xf32>, tensor<6x8x8x8xf32>) -> tensor<6x8x8x8xf32>
  %8 = "stablehlo.subtract"(%7, %arg3) : (tensor<6x8x8x8xf32>, tensor<6x8x8x8xf32>) -> tensor<6x8x8x8xf32>
  %9 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x8x8x8xf32>
  %11 = "stablehlo.multiply"(%10, %8) : (tensor<6x8x8x8xf32>, tensor<6x8x8x8xf32>) -> tensor<6x8x8x8xf32>
  %12 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
  %13 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %14 = "stablehlo.multiply"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x8x8x8xf32>
  %16 = "stablehlo.multiply"(%15, %11) : (tensor<6x8x8x8xf32>, tensor<6x8x8x8xf32>) -> tensor<6x8x8x8xf32>
  %17 = "stablehlo.reshape"(%16) : (tensor<6x8x8x8xf32>) -> tensor<6x8x4x2x8xf32>
  %18 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %19 = "stablehlo.reduce"(%17, %18) <{dimensions = array<i64: 3>}> ({
  ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
    %33 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%33) : (tensor<f32>) -> ()
  }) : (tensor<6x8x4x2x8xf32>, tensor<f32>) -> tensor<6x8x4x8xf32>
  %20 = "stablehlo.reshape"(%19) : (tensor<6x8x4x8xf32>) -> tensor<6x4x2x4x8xf32>
  %21 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %22 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 2>}> ({
  ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
    %32 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%32) : (tensor<f32>) -> ()
  }) : (tensor<6x4x2x4x8xf32>, tensor<f32>) -> tensor<6x4x4x8xf32>
  %23 = "stablehlo.convolution"(%1, %22) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<6x4x4x8xf32>, tensor<6x4x4x8xf32>) -> tensor<3x3x8x8xf32>
  %24 = "stablehlo.reverse"(%arg1) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
  %25 = "stablehlo.convolution"(%22, %24) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<6x4x4x8xf32>, tensor<3x3x8x8xf32>) -> tensor<6x4x4x8xf32>
  %26 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %27 = "stablehlo.pad"(%25, %26) <{edge_padding_high = array<i64: 0, 1, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 1, 1, 0>}> : (tensor<6x4x4x8xf32>, tensor<f32>) -> tensor<6x8x8x8xf32>
  %28 = "stablehlo.add"(%16, %27) : (tensor<6x8x8x8xf32>, tensor<6x8x8x8xf32>) -> tensor<6x8x8x8xf32>
  %29 = "stablehlo.convolution"(%arg2, %28) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<6x8x8x8xf32>, tensor<6x8x8x8xf32>) -> tensor<3x3x8x8xf32>
  %30 = "stablehlo.subtract"(%arg0, %29) : (tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
  %31 = "stablehlo.subtract"(%arg1, %23) : (tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
  return %30, %31 : tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>
}
