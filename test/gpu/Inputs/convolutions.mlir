// Convolutions of every kind, and gradients as they come out of JAX: of images with
// spread elements and turned filters, of filters with batch and channels exchanged.
func.func @main(
    %x0: tensor<3x5x9x6xf32>, %w0: tensor<7x5x3x3xf32>,
    %x1: tensor<2x8x10x3xf32>, %w1: tensor<3x3x3x5xf32>,
    %x2: tensor<2x8x14x4xf32>, %w2: tensor<3x7x4x3xf32>,
    %x3: tensor<2x7x9x6xf32>, %w3: tensor<2x3x2x9xf32>,
    %x4: tensor<3x7x5x8xf32>, %w4: tensor<3x3x1x8xf32>,
    %x5: tensor<2x4x5x5xf32>, %w5: tensor<3x3x4x5xf32>,
    %x6: tensor<2x6x5x4xf32>, %w6: tensor<6x4x2x3xf32>,
    %x7: tensor<2x6x5x4xf32>, %w7: tensor<3x4x2x3xf32>,
    %x8: tensor<2x9x8x3xf32>, %w8: tensor<2x4x4x5xf32>,
    %x9: tensor<2x8x8x6xf32>, %w9: tensor<2x8x8x4xf32>,
    %x10: tensor<2x11x5xf32>, %w10: tensor<4x5x6xf32>,
    %x11: tensor<2x5x4x6x3xf32>, %w11: tensor<2x3x3x3x4xf32>,
    %x12: tensor<2x7x6x4xf64>, %w12: tensor<3x3x4x3xf64>)
    -> (tensor<3x7x9x6xf32>,
        tensor<2x4x5x5xf32>,
        tensor<2x4x7x3xf32>,
        tensor<9x2x3x9xf32>,
        tensor<3x7x5x8xf32>,
        tensor<2x8x10x4xf32>,
        tensor<2x4x12x14xf32>,
        tensor<2x4x12x14xf32>,
        tensor<5x3x3x5xf32>,
        tensor<3x3x3x4xf32>,
        tensor<2x6x6xf32>,
        tensor<2x5x4x3x4xf32>,
        tensor<2x7x6x3xf64>) {
  // 0: channels first, as cuDNN has them.
  %0 = "stablehlo.convolution"(%x0, %w0) <{
      dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>,
      window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>,
      lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>,
      feature_group_count = 1 : i64, batch_group_count = 1 : i64}>
      : (tensor<3x5x9x6xf32>, tensor<7x5x3x3xf32>) -> tensor<3x7x9x6xf32>
  // 1: steps, and more zeros behind than before.
  %1 = "stablehlo.convolution"(%x1, %w1) <{
      dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>,
      window_strides = array<i64: 2, 2>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>,
      lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>,
      feature_group_count = 1 : i64, batch_group_count = 1 : i64}>
      : (tensor<2x8x10x3xf32>, tensor<3x3x3x5xf32>) -> tensor<2x4x5x5xf32>
  // 2: steps, with zeros behind that nothing reads.
  %2 = "stablehlo.convolution"(%x2, %w2) <{
      dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>,
      window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [3, 3]]> : tensor<2x2xi64>,
      lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>,
      feature_group_count = 1 : i64, batch_group_count = 1 : i64}>
      : (tensor<2x8x14x4xf32>, tensor<3x7x4x3xf32>) -> tensor<2x4x7x3xf32>
  // 3: groups, dilated, sizes of their own.
  %3 = "stablehlo.convolution"(%x3, %w3) <{
      dimension_numbers = #stablehlo.conv<[b, 1, 0, f]x[i, 0, 1, o]->[f, b, 1, 0]>,
      window_strides = array<i64: 1, 2>, padding = dense<[[2, 2], [1, 0]]> : tensor<2x2xi64>,
      lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 3>,
      feature_group_count = 3 : i64, batch_group_count = 1 : i64}>
      : (tensor<2x7x9x6xf32>, tensor<2x3x2x9xf32>) -> tensor<9x2x3x9xf32>
  // 4: a channel each.
  %4 = "stablehlo.convolution"(%x4, %w4) <{
      dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>,
      window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>,
      lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>,
      feature_group_count = 8 : i64, batch_group_count = 1 : i64}>
      : (tensor<3x7x5x8xf32>, tensor<3x3x1x8xf32>) -> tensor<3x7x5x8xf32>
  // 5: the gradient of an image, in steps.
  %r5 = "stablehlo.reverse"(%w5) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x4x5xf32>) -> tensor<3x3x4x5xf32>
  %5 = "stablehlo.convolution"(%x5, %r5) <{
      dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>,
      window_strides = array<i64: 1, 1>, padding = dense<[[2, 1], [1, 2]]> : tensor<2x2xi64>,
      lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>,
      feature_group_count = 1 : i64, batch_group_count = 1 : i64}>
      : (tensor<2x4x5x5xf32>, tensor<3x3x4x5xf32>) -> tensor<2x8x10x4xf32>
  // 6: the same, dilated.
  %r6 = "stablehlo.reverse"(%w6) <{dimensions = array<i64: 2, 3>}> : (tensor<6x4x2x3xf32>) -> tensor<6x4x2x3xf32>
  %6 = "stablehlo.convolution"(%x6, %r6) <{
      dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>,
      window_strides = array<i64: 1, 1>, padding = dense<[[3, 3], [4, 4]]> : tensor<2x2xi64>,
      lhs_dilation = array<i64: 2, 3>, rhs_dilation = array<i64: 3, 2>,
      feature_group_count = 1 : i64, batch_group_count = 1 : i64}>
      : (tensor<2x6x5x4xf32>, tensor<6x4x2x3xf32>) -> tensor<2x4x12x14xf32>
  // 7: the same of groups, whose filters do not follow one another: the program's own.
  %r7 = "stablehlo.reverse"(%w7) <{dimensions = array<i64: 2, 3>}> : (tensor<3x4x2x3xf32>) -> tensor<3x4x2x3xf32>
  %7 = "stablehlo.convolution"(%x7, %r7) <{
      dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>,
      window_strides = array<i64: 1, 1>, padding = dense<[[3, 3], [4, 4]]> : tensor<2x2xi64>,
      lhs_dilation = array<i64: 2, 3>, rhs_dilation = array<i64: 3, 2>,
      feature_group_count = 2 : i64, batch_group_count = 1 : i64}>
      : (tensor<2x6x5x4xf32>, tensor<3x4x2x3xf32>) -> tensor<2x4x12x14xf32>
  // 8: the gradient of a filter, in steps.
  %8 = "stablehlo.convolution"(%x8, %w8) <{
      dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>,
      window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 1]]> : tensor<2x2xi64>,
      lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 2>,
      feature_group_count = 1 : i64, batch_group_count = 1 : i64}>
      : (tensor<2x9x8x3xf32>, tensor<2x4x4x5xf32>) -> tensor<5x3x3x5xf32>
  // 9: the same of groups.
  %9 = "stablehlo.convolution"(%x9, %w9) <{
      dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>,
      window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>,
      lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>,
      feature_group_count = 1 : i64, batch_group_count = 2 : i64}>
      : (tensor<2x8x8x6xf32>, tensor<2x8x8x4xf32>) -> tensor<3x3x3x4xf32>
  // 10: along one dimension.
  %10 = "stablehlo.convolution"(%x10, %w10) <{
      dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>,
      window_strides = array<i64: 2>, padding = dense<[[3, 1]]> : tensor<1x2xi64>,
      lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>,
      feature_group_count = 1 : i64, batch_group_count = 1 : i64}>
      : (tensor<2x11x5xf32>, tensor<4x5x6xf32>) -> tensor<2x6x6xf32>
  // 11: along three.
  %11 = "stablehlo.convolution"(%x11, %w11) <{
      dimension_numbers = #stablehlo.conv<[b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f]>,
      window_strides = array<i64: 1, 1, 2>, padding = dense<[[0, 1], [1, 1], [1, 1]]> : tensor<3x2xi64>,
      lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>,
      feature_group_count = 1 : i64, batch_group_count = 1 : i64}>
      : (tensor<2x5x4x6x3xf32>, tensor<2x3x3x3x4xf32>) -> tensor<2x5x4x3x4xf32>
  // 12: in f64, which is the program's own.
  %12 = "stablehlo.convolution"(%x12, %w12) <{
      dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>,
      window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>,
      lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>,
      feature_group_count = 1 : i64, batch_group_count = 1 : i64}>
      : (tensor<2x7x6x4xf64>, tensor<3x3x4x3xf64>) -> tensor<2x7x6x3xf64>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12
      : tensor<3x7x9x6xf32>,
        tensor<2x4x5x5xf32>,
        tensor<2x4x7x3xf32>,
        tensor<9x2x3x9xf32>,
        tensor<3x7x5x8xf32>,
        tensor<2x8x10x4xf32>,
        tensor<2x4x12x14xf32>,
        tensor<2x4x12x14xf32>,
        tensor<5x3x3x5xf32>,
        tensor<3x3x3x4xf32>,
        tensor<2x6x6xf32>,
        tensor<2x5x4x3x4xf32>,
        tensor<2x7x6x3xf64>
}
