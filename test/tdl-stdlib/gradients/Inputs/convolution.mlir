func.func @main(%a0: tensor<2x3x9xf32>,
    %a1: tensor<4x3x3xf32>,
    %a2: tensor<2x4x7xf32>,
    %a3: tensor<2x3x9xf32>,
    %a4: tensor<4x3x3xf32>,
    %a5: tensor<2x4x5xf32>,
    %a6: tensor<2x3x8xf32>,
    %a7: tensor<4x3x2xf32>,
    %a8: tensor<2x4x4xf32>,
    %a9: tensor<2x3x6xf32>,
    %a10: tensor<4x3x1xf32>,
    %a11: tensor<2x4x3xf32>,
    %a12: tensor<2x3x4xf32>,
    %a13: tensor<4x3x5xf32>,
    %a14: tensor<2x4x6xf32>,
    %a15: tensor<2x3x7xf32>,
    %a16: tensor<4x3x3xf32>,
    %a17: tensor<2x4x4xf32>,
    %a18: tensor<2x4x9xf32>,
    %a19: tensor<6x2x2xf32>,
    %a20: tensor<2x6x3xf32>,
    %a21: tensor<2x4x5x6xf32>,
    %a22: tensor<4x1x3x2xf32>,
    %a23: tensor<2x4x5x6xf32>,
    %a24: tensor<2x3x6x5xf32>,
    %a25: tensor<4x3x2x3xf32>,
    %a26: tensor<2x4x3x4xf32>,
    %a27: tensor<2x4x7x7xf32>,
    %a28: tensor<6x2x3x3xf32>,
    %a29: tensor<2x6x3x4xf32>,
    %a30: tensor<2x3x7xf32>,
    %a31: tensor<3x3xf32>,
    %a32: tensor<2x3x4xf32>,
    %a33: tensor<2x6x3xf32>,
    %a34: tensor<4x3xf32>,
    %a35: tensor<2x6x3xf32>)
    -> (tensor<2x3x9xf32>, tensor<4x3x3xf32>, tensor<2x3x9xf32>, tensor<4x3x3xf32>, tensor<2x3x8xf32>, tensor<4x3x2xf32>, tensor<2x3x6xf32>, tensor<4x3x1xf32>, tensor<2x3x4xf32>, tensor<4x3x5xf32>, tensor<2x3x7xf32>, tensor<4x3x3xf32>, tensor<2x4x9xf32>, tensor<6x2x2xf32>, tensor<2x4x5x6xf32>, tensor<4x1x3x2xf32>, tensor<2x3x6x5xf32>, tensor<4x3x2x3xf32>, tensor<2x4x7x7xf32>, tensor<6x2x3x3xf32>, tensor<2x3x7xf32>, tensor<3x3xf32>, tensor<2x6x3xf32>, tensor<4x3xf32>) {
  %r0, %r1 = tdl.apply @gradient_of_conv1d(%a0, %a1, %a2) {stride = 1, dilation = 1, pad = 0} : (tensor<2x3x9xf32>, tensor<4x3x3xf32>, tensor<2x4x7xf32>) -> (tensor<2x3x9xf32>, tensor<4x3x3xf32>)
  %r2, %r3 = tdl.apply @gradient_of_conv1d(%a3, %a4, %a5) {stride = 2, dilation = 1, pad = 1} : (tensor<2x3x9xf32>, tensor<4x3x3xf32>, tensor<2x4x5xf32>) -> (tensor<2x3x9xf32>, tensor<4x3x3xf32>)
  %r4, %r5 = tdl.apply @gradient_of_conv1d(%a6, %a7, %a8) {stride = 3, dilation = 2, pad = 2} : (tensor<2x3x8xf32>, tensor<4x3x2xf32>, tensor<2x4x4xf32>) -> (tensor<2x3x8xf32>, tensor<4x3x2xf32>)
  %r6, %r7 = tdl.apply @gradient_of_conv1d(%a9, %a10, %a11) {stride = 2, dilation = 1, pad = 0} : (tensor<2x3x6xf32>, tensor<4x3x1xf32>, tensor<2x4x3xf32>) -> (tensor<2x3x6xf32>, tensor<4x3x1xf32>)
  %r8, %r9 = tdl.apply @gradient_of_conv1d(%a12, %a13, %a14) {stride = 1, dilation = 1, pad = 3} : (tensor<2x3x4xf32>, tensor<4x3x5xf32>, tensor<2x4x6xf32>) -> (tensor<2x3x4xf32>, tensor<4x3x5xf32>)
  %r10, %r11 = tdl.apply @gradient_of_convolution(%a15, %a16, %a17) {strides = [2], dilations = [1], low = [1], high = [1], groups = 1} : (tensor<2x3x7xf32>, tensor<4x3x3xf32>, tensor<2x4x4xf32>) -> (tensor<2x3x7xf32>, tensor<4x3x3xf32>)
  %r12, %r13 = tdl.apply @gradient_of_convolution(%a18, %a19, %a20) {strides = [3], dilations = [3], low = [2], high = [0], groups = 2} : (tensor<2x4x9xf32>, tensor<6x2x2xf32>, tensor<2x6x3xf32>) -> (tensor<2x4x9xf32>, tensor<6x2x2xf32>)
  %r14, %r15 = tdl.apply @gradient_of_convolution(%a21, %a22, %a23) {strides = [1, 1], dilations = [1, 1], low = [1, 0], high = [1, 1], groups = 4} : (tensor<2x4x5x6xf32>, tensor<4x1x3x2xf32>, tensor<2x4x5x6xf32>) -> (tensor<2x4x5x6xf32>, tensor<4x1x3x2xf32>)
  %r16, %r17 = tdl.apply @gradient_of_convolution(%a24, %a25, %a26) {strides = [2, 1], dilations = [1, 2], low = [0, 2], high = [1, 1], groups = 1} : (tensor<2x3x6x5xf32>, tensor<4x3x2x3xf32>, tensor<2x4x3x4xf32>) -> (tensor<2x3x6x5xf32>, tensor<4x3x2x3xf32>)
  %r18, %r19 = tdl.apply @gradient_of_convolution(%a27, %a28, %a29) {strides = [2, 2], dilations = [1, 1], low = [1, 1], high = [0, 1], groups = 2} : (tensor<2x4x7x7xf32>, tensor<6x2x3x3xf32>, tensor<2x6x3x4xf32>) -> (tensor<2x4x7x7xf32>, tensor<6x2x3x3xf32>)
  %r20, %r21 = tdl.apply @gradient_of_depthwise_conv1d(%a30, %a31, %a32) {stride = 2, pad = 1} : (tensor<2x3x7xf32>, tensor<3x3xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x7xf32>, tensor<3x3xf32>)
  %r22, %r23 = tdl.apply @gradient_of_causal_convolution(%a33, %a34, %a35) {} : (tensor<2x6x3xf32>, tensor<4x3xf32>, tensor<2x6x3xf32>) -> (tensor<2x6x3xf32>, tensor<4x3xf32>)
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23 : tensor<2x3x9xf32>, tensor<4x3x3xf32>, tensor<2x3x9xf32>, tensor<4x3x3xf32>, tensor<2x3x8xf32>, tensor<4x3x2xf32>, tensor<2x3x6xf32>, tensor<4x3x1xf32>, tensor<2x3x4xf32>, tensor<4x3x5xf32>, tensor<2x3x7xf32>, tensor<4x3x3xf32>, tensor<2x4x9xf32>, tensor<6x2x2xf32>, tensor<2x4x5x6xf32>, tensor<4x1x3x2xf32>, tensor<2x3x6x5xf32>, tensor<4x3x2x3xf32>, tensor<2x4x7x7xf32>, tensor<6x2x3x3xf32>, tensor<2x3x7xf32>, tensor<3x3xf32>, tensor<2x6x3xf32>, tensor<4x3xf32>
}
