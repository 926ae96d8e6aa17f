// Convolutions of f16 and bf16.
func.func @main(
    %x0: tensor<2x7x6x5xbf16>, %w0: tensor<3x3x5x6xbf16>,
    %x1: tensor<2x5x7x6xf16>, %w1: tensor<3x3x5x6xf16>,
    %x2: tensor<2x7x6x4xbf16>, %w2: tensor<3x2x4x3xbf16>)
    -> (tensor<2x7x6x6xbf16>,
        tensor<2x7x6x6xf16>,
        tensor<2x7x6x3xf32>) {
  // 0: in bf16.
  %0 = "stablehlo.convolution"(%x0, %w0) <{
      dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>,
      window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>,
      lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>,
      feature_group_count = 1 : i64, batch_group_count = 1 : i64}>
      : (tensor<2x7x6x5xbf16>, tensor<3x3x5x6xbf16>) -> tensor<2x7x6x6xbf16>
  // 1: in f16.
  %1 = "stablehlo.convolution"(%x1, %w1) <{
      dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[0, 1, i, o]->[b, 0, 1, f]>,
      window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [2, 0]]> : tensor<2x2xi64>,
      lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>,
      feature_group_count = 1 : i64, batch_group_count = 1 : i64}>
      : (tensor<2x5x7x6xf16>, tensor<3x3x5x6xf16>) -> tensor<2x7x6x6xf16>
  // 2: of bf16 in f32.
  %2 = "stablehlo.convolution"(%x2, %w2) <{
      dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>,
      window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 0]]> : tensor<2x2xi64>,
      lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>,
      feature_group_count = 1 : i64, batch_group_count = 1 : i64}>
      : (tensor<2x7x6x4xbf16>, tensor<3x2x4x3xbf16>) -> tensor<2x7x6x3xf32>
  return %0, %1, %2
      : tensor<2x7x6x6xbf16>,
        tensor<2x7x6x6xf16>,
        tensor<2x7x6x3xf32>
}
