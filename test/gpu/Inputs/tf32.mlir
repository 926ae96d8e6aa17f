// A product and a convolution, which libraries compute.
func.func @main(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %x: tensor<2x8x8x4xf32>, %w: tensor<3x3x4x5xf32>)
    -> (tensor<64x64xf32>, tensor<2x6x6x5xf32>) {
  %0 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}
      : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = "stablehlo.convolution"(%x, %w) <{
      dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>,
      window_strides = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>,
      lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>,
      feature_group_count = 1 : i64, batch_group_count = 1 : i64}>
      : (tensor<2x8x8x4xf32>, tensor<3x3x4x5xf32>) -> tensor<2x6x6x5xf32>
  return %0, %1 : tensor<64x64xf32>, tensor<2x6x6x5xf32>
}
