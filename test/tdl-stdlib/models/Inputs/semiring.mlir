func.func @main(%a0: tensor<3x4xf32>,
    %a1: tensor<4x5xf32>,
    %a2: tensor<3x4xf32>,
    %a3: tensor<4x5xf32>,
    %a4: tensor<3x4xf32>,
    %a5: tensor<4x5xf32>,
    %a6: tensor<3x4xf32>,
    %a7: tensor<4x5xf32>,
    %a8: tensor<3x4xf32>,
    %a9: tensor<4x5xf32>,
    %a10: tensor<3x4xi1>,
    %a11: tensor<4x5xi1>,
    %a12: tensor<3x4xf32>,
    %a13: tensor<4x5xf32>,
    %a14: tensor<2x1x3xf32>,
    %a15: tensor<2x3x2xf32>,
    %a16: tensor<2x1x3xf32>,
    %a17: tensor<2x3x2xf32>,
    %a18: tensor<2x1x3xf32>,
    %a19: tensor<2x3x2xf32>,
    %a20: tensor<2x1x3xf32>,
    %a21: tensor<2x3x2xf32>,
    %a22: tensor<2x1x3xf32>,
    %a23: tensor<2x3x2xf32>,
    %a24: tensor<2x1x3xi1>,
    %a25: tensor<2x3x2xi1>,
    %a26: tensor<2x1x3xf32>,
    %a27: tensor<2x3x2xf32>,
    %a28: tensor<2x3x4x1xf32>,
    %a29: tensor<2x3x1x3xf32>,
    %a30: tensor<2x3x4x1xf32>,
    %a31: tensor<2x3x1x3xf32>,
    %a32: tensor<2x3x4x1xf32>,
    %a33: tensor<2x3x1x3xf32>,
    %a34: tensor<2x3x4x1xf32>,
    %a35: tensor<2x3x1x3xf32>,
    %a36: tensor<2x3x4x1xf32>,
    %a37: tensor<2x3x1x3xf32>,
    %a38: tensor<2x3x4x1xi1>,
    %a39: tensor<2x3x1x3xi1>,
    %a40: tensor<2x3x4x1xf32>,
    %a41: tensor<2x3x1x3xf32>,
    %a42: tensor<3x4xi32>,
    %a43: tensor<4x2xi32>,
    %a44: tensor<4xf32>,
    %a45: tensor<4x3xf32>,
    %a46: tensor<3xf32>,
    %a47: tensor<2x3xf32>,
    %a48: tensor<3x5xf32>,
    %a49: tensor<2x5xf32>)
    -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xi1>, tensor<3x5xf32>, tensor<2x1x2xf32>, tensor<2x1x2xf32>, tensor<2x1x2xf32>, tensor<2x1x2xf32>, tensor<2x1x2xf32>, tensor<2x1x2xi1>, tensor<2x1x2xf32>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<3x2xi32>, tensor<3xf32>, tensor<3xi32>, tensor<2x5xf32>, tensor<2x5xi32>) {
  %r0 = tdl.apply @min_plus(%a0, %a1) {} : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  %r1 = tdl.apply @max_plus(%a2, %a3) {} : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  %r2 = tdl.apply @max_times(%a4, %a5) {} : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  %r3 = tdl.apply @min_times(%a6, %a7) {} : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  %r4 = tdl.apply @max_min(%a8, %a9) {} : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  %r5 = tdl.apply @or_and(%a10, %a11) {} : (tensor<3x4xi1>, tensor<4x5xi1>) -> tensor<3x5xi1>
  %r6 = tdl.apply @log_matmul(%a12, %a13) {} : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  %r7 = tdl.apply @min_plus(%a14, %a15) {} : (tensor<2x1x3xf32>, tensor<2x3x2xf32>) -> tensor<2x1x2xf32>
  %r8 = tdl.apply @max_plus(%a16, %a17) {} : (tensor<2x1x3xf32>, tensor<2x3x2xf32>) -> tensor<2x1x2xf32>
  %r9 = tdl.apply @max_times(%a18, %a19) {} : (tensor<2x1x3xf32>, tensor<2x3x2xf32>) -> tensor<2x1x2xf32>
  %r10 = tdl.apply @min_times(%a20, %a21) {} : (tensor<2x1x3xf32>, tensor<2x3x2xf32>) -> tensor<2x1x2xf32>
  %r11 = tdl.apply @max_min(%a22, %a23) {} : (tensor<2x1x3xf32>, tensor<2x3x2xf32>) -> tensor<2x1x2xf32>
  %r12 = tdl.apply @or_and(%a24, %a25) {} : (tensor<2x1x3xi1>, tensor<2x3x2xi1>) -> tensor<2x1x2xi1>
  %r13 = tdl.apply @log_matmul(%a26, %a27) {} : (tensor<2x1x3xf32>, tensor<2x3x2xf32>) -> tensor<2x1x2xf32>
  %r14 = tdl.apply @min_plus(%a28, %a29) {} : (tensor<2x3x4x1xf32>, tensor<2x3x1x3xf32>) -> tensor<2x3x4x3xf32>
  %r15 = tdl.apply @max_plus(%a30, %a31) {} : (tensor<2x3x4x1xf32>, tensor<2x3x1x3xf32>) -> tensor<2x3x4x3xf32>
  %r16 = tdl.apply @max_times(%a32, %a33) {} : (tensor<2x3x4x1xf32>, tensor<2x3x1x3xf32>) -> tensor<2x3x4x3xf32>
  %r17 = tdl.apply @min_times(%a34, %a35) {} : (tensor<2x3x4x1xf32>, tensor<2x3x1x3xf32>) -> tensor<2x3x4x3xf32>
  %r18 = tdl.apply @max_min(%a36, %a37) {} : (tensor<2x3x4x1xf32>, tensor<2x3x1x3xf32>) -> tensor<2x3x4x3xf32>
  %r19 = tdl.apply @or_and(%a38, %a39) {} : (tensor<2x3x4x1xi1>, tensor<2x3x1x3xi1>) -> tensor<2x3x4x3xi1>
  %r20 = tdl.apply @log_matmul(%a40, %a41) {} : (tensor<2x3x4x1xf32>, tensor<2x3x1x3xf32>) -> tensor<2x3x4x3xf32>
  %r21 = tdl.apply @min_plus(%a42, %a43) {} : (tensor<3x4xi32>, tensor<4x2xi32>) -> tensor<3x2xi32>
  %r22, %r23 = tdl.apply @viterbi_step(%a44, %a45, %a46) {} : (tensor<4xf32>, tensor<4x3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xi32>)
  %r24, %r25 = tdl.apply @viterbi_step(%a47, %a48, %a49) {} : (tensor<2x3xf32>, tensor<3x5xf32>, tensor<2x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25 : tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xi1>, tensor<3x5xf32>, tensor<2x1x2xf32>, tensor<2x1x2xf32>, tensor<2x1x2xf32>, tensor<2x1x2xf32>, tensor<2x1x2xf32>, tensor<2x1x2xi1>, tensor<2x1x2xf32>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<3x2xi32>, tensor<3xf32>, tensor<3xi32>, tensor<2x5xf32>, tensor<2x5xi32>
}
