func.func @main(%a0: tensor<3x4x5xf32>,
    %a1: tensor<3x5xf32>,
    %a2: tensor<3x4x5xf32>,
    %a3: tensor<1x4x1xf32>,
    %a4: tensor<4x6xf32>,
    %a5: tensor<4xf32>,
    %a6: tensor<3x4x5xf32>,
    %a7: tensor<3x5xf32>,
    %a8: tensor<3x4x5xf32>,
    %a9: tensor<1x4x1xf32>,
    %a10: tensor<3x4x5xf32>,
    %a11: tensor<3x5xf32>,
    %a12: tensor<3x4x5xf32>,
    %a13: tensor<1x4x1xf32>,
    %a14: tensor<4x6xf32>,
    %a15: tensor<4xf32>,
    %a16: tensor<3x4x5xf32>,
    %a17: tensor<3x5xf32>,
    %a18: tensor<3x4x5xf32>,
    %a19: tensor<1x4x1xf32>,
    %a20: tensor<4x6xf32>,
    %a21: tensor<4xf32>,
    %a22: tensor<3x4x5xf32>,
    %a23: tensor<3x5xf32>,
    %a24: tensor<3x4x5xf32>,
    %a25: tensor<1x4x1xf32>,
    %a26: tensor<4x6xf32>,
    %a27: tensor<4xf32>,
    %a28: tensor<4x5xf32>,
    %a29: tensor<4xf32>,
    %a30: tensor<3x4x5xf32>,
    %a31: tensor<f32>,
    %a32: tensor<3x4x5xf32>,
    %a33: tensor<3x4x5xf32>,
    %a34: tensor<3x4xf32>,
    %a35: tensor<3x4xf32>,
    %a36: tensor<3x4x5xf32>,
    %a37: tensor<3x4x5xf32>,
    %a38: tensor<3x4x5xf32>,
    %a39: tensor<3x4xf32>,
    %a40: tensor<4x5xf32>,
    %a41: tensor<4xi32>,
    %a42: tensor<1xf32>,
    %a43: tensor<3x4x5xf32>,
    %a44: tensor<3x4xf32>,
    %a45: tensor<3x4x5xf32>,
    %a46: tensor<3x4xf32>,
    %a47: tensor<3x4x5xf32>,
    %a48: tensor<3x4x5xf32>,
    %a49: tensor<3x4x5xf32>,
    %a50: tensor<5xf32>,
    %a51: tensor<3x4x5xf32>,
    %a52: tensor<3x0xf32>,
    %a53: tensor<3xf32>)
    -> (tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<4x6xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<4x6xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<4x6xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<4x6xf32>, tensor<4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<5xf32>, tensor<3x0xf32>) {
  %r0 = tdl.apply @gradient_of_reduce_sum(%a0, %a1) {axes = [1], keep = false} : (tensor<3x4x5xf32>, tensor<3x5xf32>) -> tensor<3x4x5xf32>
  %r1 = tdl.apply @gradient_of_reduce_sum(%a2, %a3) {axes = [0, 2], keep = true} : (tensor<3x4x5xf32>, tensor<1x4x1xf32>) -> tensor<3x4x5xf32>
  %r2 = tdl.apply @gradient_of_reduce_sum(%a4, %a5) {axes = [1], keep = false} : (tensor<4x6xf32>, tensor<4xf32>) -> tensor<4x6xf32>
  %r3 = tdl.apply @gradient_of_reduce_mean(%a6, %a7) {axes = [1], keep = false} : (tensor<3x4x5xf32>, tensor<3x5xf32>) -> tensor<3x4x5xf32>
  %r4 = tdl.apply @gradient_of_reduce_mean(%a8, %a9) {axes = [0, 2], keep = true} : (tensor<3x4x5xf32>, tensor<1x4x1xf32>) -> tensor<3x4x5xf32>
  %r5 = tdl.apply @gradient_of_reduce_max(%a10, %a11) {axes = [1], keep = false} : (tensor<3x4x5xf32>, tensor<3x5xf32>) -> tensor<3x4x5xf32>
  %r6 = tdl.apply @gradient_of_reduce_max(%a12, %a13) {axes = [0, 2], keep = true} : (tensor<3x4x5xf32>, tensor<1x4x1xf32>) -> tensor<3x4x5xf32>
  %r7 = tdl.apply @gradient_of_reduce_max(%a14, %a15) {axes = [1], keep = false} : (tensor<4x6xf32>, tensor<4xf32>) -> tensor<4x6xf32>
  %r8 = tdl.apply @gradient_of_reduce_min(%a16, %a17) {axes = [1], keep = false} : (tensor<3x4x5xf32>, tensor<3x5xf32>) -> tensor<3x4x5xf32>
  %r9 = tdl.apply @gradient_of_reduce_min(%a18, %a19) {axes = [0, 2], keep = true} : (tensor<3x4x5xf32>, tensor<1x4x1xf32>) -> tensor<3x4x5xf32>
  %r10 = tdl.apply @gradient_of_reduce_min(%a20, %a21) {axes = [1], keep = false} : (tensor<4x6xf32>, tensor<4xf32>) -> tensor<4x6xf32>
  %r11 = tdl.apply @gradient_of_reduce_prod(%a22, %a23) {axes = [1], keep = false} : (tensor<3x4x5xf32>, tensor<3x5xf32>) -> tensor<3x4x5xf32>
  %r12 = tdl.apply @gradient_of_reduce_prod(%a24, %a25) {axes = [0, 2], keep = true} : (tensor<3x4x5xf32>, tensor<1x4x1xf32>) -> tensor<3x4x5xf32>
  %r13 = tdl.apply @gradient_of_reduce_prod(%a26, %a27) {axes = [1], keep = false} : (tensor<4x6xf32>, tensor<4xf32>) -> tensor<4x6xf32>
  %r14 = tdl.apply @gradient_of_reduce_prod(%a28, %a29) {axes = [1], keep = false} : (tensor<4x5xf32>, tensor<4xf32>) -> tensor<4x5xf32>
  %r15 = tdl.apply @gradient_of_norm(%a30, %a31) {} : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %r16 = tdl.apply @gradient_of_softmax(%a32, %a33) {axis = 1, temperature = 2.0 : f64} : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %r17 = tdl.apply @gradient_of_softmax(%a34, %a35) {} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %r18 = tdl.apply @gradient_of_log_softmax(%a36, %a37) {} : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %r19 = tdl.apply @gradient_of_log_sum_exp(%a38, %a39) {} : (tensor<3x4x5xf32>, tensor<3x4xf32>) -> tensor<3x4x5xf32>
  %r20 = tdl.apply @gradient_of_softmax_cross_entropy(%a40, %a41, %a42) {} : (tensor<4x5xf32>, tensor<4xi32>, tensor<1xf32>) -> tensor<4x5xf32>
  %r21 = tdl.apply @gradient_of_row_mean(%a43, %a44) {} : (tensor<3x4x5xf32>, tensor<3x4xf32>) -> tensor<3x4x5xf32>
  %r22 = tdl.apply @gradient_of_row_norm(%a45, %a46) {} : (tensor<3x4x5xf32>, tensor<3x4xf32>) -> tensor<3x4x5xf32>
  %r23 = tdl.apply @gradient_of_cumulative_sum(%a47, %a48) {} : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %r24, %r25 = tdl.apply @gradient_of_rms_norm(%a49, %a50, %a51) {} : (tensor<3x4x5xf32>, tensor<5xf32>, tensor<3x4x5xf32>) -> (tensor<3x4x5xf32>, tensor<5xf32>)
  %r26 = tdl.apply @gradient_of_row_sum(%a52, %a53) {} : (tensor<3x0xf32>, tensor<3xf32>) -> tensor<3x0xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26 : tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<4x6xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<4x6xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<4x6xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<4x6xf32>, tensor<4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<5xf32>, tensor<3x0xf32>
}
