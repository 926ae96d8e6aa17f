func.func @main(%a0: tensor<3x4xf32>,
    %a1: tensor<3x4xf32>,
    %a2: tensor<3x4xf32>,
    %a3: tensor<3x4xf32>,
    %a4: tensor<3x4xf32>,
    %a5: tensor<3x4xf32>,
    %a6: tensor<3x4xf32>,
    %a7: tensor<3x4xf32>,
    %a8: tensor<3x4xf32>,
    %a9: tensor<3x4xf32>,
    %a10: tensor<3x4xf32>,
    %a11: tensor<3x4xf32>,
    %a12: tensor<3x4xf32>,
    %a13: tensor<3x4xf32>,
    %a14: tensor<3x4xf32>,
    %a15: tensor<3x1xf32>,
    %a16: tensor<3x4xf32>,
    %a17: tensor<3x4xf32>,
    %a18: tensor<3x1xf32>,
    %a19: tensor<3x4xf32>,
    %a20: tensor<3x4xf32>,
    %a21: tensor<3x1xf32>,
    %a22: tensor<3x4xf32>,
    %a23: tensor<3x4xf32>,
    %a24: tensor<3x1xf32>,
    %a25: tensor<3x4xf32>,
    %a26: tensor<3x4xf32>,
    %a27: tensor<3x1xf32>,
    %a28: tensor<3x4xf32>,
    %a29: tensor<3x4xf32>,
    %a30: tensor<1x4xf32>,
    %a31: tensor<3x1xf32>,
    %a32: tensor<3x4xf32>,
    %a33: tensor<1x4xf32>,
    %a34: tensor<3x1xf32>,
    %a35: tensor<3x4xf32>,
    %a36: tensor<1x4xf32>,
    %a37: tensor<3x1xf32>,
    %a38: tensor<3x4xf32>,
    %a39: tensor<1x4xf32>,
    %a40: tensor<3x1xf32>,
    %a41: tensor<3x4xf32>,
    %a42: tensor<1x4xf32>,
    %a43: tensor<3x1xf32>,
    %a44: tensor<3x4xf32>,
    %a45: tensor<1x1x2xf32>,
    %a46: tensor<3x4x2xf32>,
    %a47: tensor<3x4x2xf32>,
    %a48: tensor<1x1x2xf32>,
    %a49: tensor<3x4x2xf32>,
    %a50: tensor<3x4x2xf32>,
    %a51: tensor<1x1x2xf32>,
    %a52: tensor<3x4x2xf32>,
    %a53: tensor<3x4x2xf32>,
    %a54: tensor<1x1x2xf32>,
    %a55: tensor<3x4x2xf32>,
    %a56: tensor<3x4x2xf32>,
    %a57: tensor<1x1x2xf32>,
    %a58: tensor<3x4x2xf32>,
    %a59: tensor<3x4x2xf32>,
    %a60: tensor<2x3x4xf32>,
    %a61: tensor<4xf32>,
    %a62: tensor<2x3x4xf32>,
    %a63: tensor<2x1x3xf32>,
    %a64: tensor<2x4x3xf32>,
    %a65: tensor<2x1x3xf32>,
    %a66: tensor<2x5x3xf32>)
    -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x4xf32>, tensor<1x4xf32>, tensor<3x1xf32>, tensor<1x4xf32>, tensor<3x1xf32>, tensor<1x4xf32>, tensor<3x1xf32>, tensor<1x4xf32>, tensor<3x1xf32>, tensor<1x4xf32>, tensor<3x1xf32>, tensor<1x1x2xf32>, tensor<3x4x2xf32>, tensor<1x1x2xf32>, tensor<3x4x2xf32>, tensor<1x1x2xf32>, tensor<3x4x2xf32>, tensor<1x1x2xf32>, tensor<3x4x2xf32>, tensor<1x1x2xf32>, tensor<3x4x2xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<2x1x3xf32>, tensor<2x1x3xf32>) {
  %r0, %r1 = tdl.apply @gradient_of_broadcast_add(%a0, %a1, %a2) {} : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>)
  %r2, %r3 = tdl.apply @gradient_of_broadcast_multiply(%a3, %a4, %a5) {} : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>)
  %r4, %r5 = tdl.apply @gradient_of_broadcast_divide(%a6, %a7, %a8) {} : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>)
  %r6, %r7 = tdl.apply @gradient_of_broadcast_maximum(%a9, %a10, %a11) {} : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>)
  %r8, %r9 = tdl.apply @gradient_of_broadcast_hypot(%a12, %a13, %a14) {} : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>)
  %r10, %r11 = tdl.apply @gradient_of_broadcast_add(%a15, %a16, %a17) {} : (tensor<3x1xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x1xf32>, tensor<3x4xf32>)
  %r12, %r13 = tdl.apply @gradient_of_broadcast_multiply(%a18, %a19, %a20) {} : (tensor<3x1xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x1xf32>, tensor<3x4xf32>)
  %r14, %r15 = tdl.apply @gradient_of_broadcast_divide(%a21, %a22, %a23) {} : (tensor<3x1xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x1xf32>, tensor<3x4xf32>)
  %r16, %r17 = tdl.apply @gradient_of_broadcast_maximum(%a24, %a25, %a26) {} : (tensor<3x1xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x1xf32>, tensor<3x4xf32>)
  %r18, %r19 = tdl.apply @gradient_of_broadcast_hypot(%a27, %a28, %a29) {} : (tensor<3x1xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x1xf32>, tensor<3x4xf32>)
  %r20, %r21 = tdl.apply @gradient_of_broadcast_add(%a30, %a31, %a32) {} : (tensor<1x4xf32>, tensor<3x1xf32>, tensor<3x4xf32>) -> (tensor<1x4xf32>, tensor<3x1xf32>)
  %r22, %r23 = tdl.apply @gradient_of_broadcast_multiply(%a33, %a34, %a35) {} : (tensor<1x4xf32>, tensor<3x1xf32>, tensor<3x4xf32>) -> (tensor<1x4xf32>, tensor<3x1xf32>)
  %r24, %r25 = tdl.apply @gradient_of_broadcast_divide(%a36, %a37, %a38) {} : (tensor<1x4xf32>, tensor<3x1xf32>, tensor<3x4xf32>) -> (tensor<1x4xf32>, tensor<3x1xf32>)
  %r26, %r27 = tdl.apply @gradient_of_broadcast_maximum(%a39, %a40, %a41) {} : (tensor<1x4xf32>, tensor<3x1xf32>, tensor<3x4xf32>) -> (tensor<1x4xf32>, tensor<3x1xf32>)
  %r28, %r29 = tdl.apply @gradient_of_broadcast_hypot(%a42, %a43, %a44) {} : (tensor<1x4xf32>, tensor<3x1xf32>, tensor<3x4xf32>) -> (tensor<1x4xf32>, tensor<3x1xf32>)
  %r30, %r31 = tdl.apply @gradient_of_broadcast_add(%a45, %a46, %a47) {} : (tensor<1x1x2xf32>, tensor<3x4x2xf32>, tensor<3x4x2xf32>) -> (tensor<1x1x2xf32>, tensor<3x4x2xf32>)
  %r32, %r33 = tdl.apply @gradient_of_broadcast_multiply(%a48, %a49, %a50) {} : (tensor<1x1x2xf32>, tensor<3x4x2xf32>, tensor<3x4x2xf32>) -> (tensor<1x1x2xf32>, tensor<3x4x2xf32>)
  %r34, %r35 = tdl.apply @gradient_of_broadcast_divide(%a51, %a52, %a53) {} : (tensor<1x1x2xf32>, tensor<3x4x2xf32>, tensor<3x4x2xf32>) -> (tensor<1x1x2xf32>, tensor<3x4x2xf32>)
  %r36, %r37 = tdl.apply @gradient_of_broadcast_maximum(%a54, %a55, %a56) {} : (tensor<1x1x2xf32>, tensor<3x4x2xf32>, tensor<3x4x2xf32>) -> (tensor<1x1x2xf32>, tensor<3x4x2xf32>)
  %r38, %r39 = tdl.apply @gradient_of_broadcast_hypot(%a57, %a58, %a59) {} : (tensor<1x1x2xf32>, tensor<3x4x2xf32>, tensor<3x4x2xf32>) -> (tensor<1x1x2xf32>, tensor<3x4x2xf32>)
  %r40, %r41 = tdl.apply @gradient_of_bias_add(%a60, %a61, %a62) {} : (tensor<2x3x4xf32>, tensor<4xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<4xf32>)
  %r42 = tdl.apply @gradient_of_broadcast_to(%a63, %a64) {shape = [0, 4, 0]} : (tensor<2x1x3xf32>, tensor<2x4x3xf32>) -> tensor<2x1x3xf32>
  %r43 = tdl.apply @gradient_of_broadcast_axis(%a65, %a66) {axes = [1], sizes = [5]} : (tensor<2x1x3xf32>, tensor<2x5x3xf32>) -> tensor<2x1x3xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x4xf32>, tensor<1x4xf32>, tensor<3x1xf32>, tensor<1x4xf32>, tensor<3x1xf32>, tensor<1x4xf32>, tensor<3x1xf32>, tensor<1x4xf32>, tensor<3x1xf32>, tensor<1x4xf32>, tensor<3x1xf32>, tensor<1x1x2xf32>, tensor<3x4x2xf32>, tensor<1x1x2xf32>, tensor<3x4x2xf32>, tensor<1x1x2xf32>, tensor<3x4x2xf32>, tensor<1x1x2xf32>, tensor<3x4x2xf32>, tensor<1x1x2xf32>, tensor<3x4x2xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<2x1x3xf32>, tensor<2x1x3xf32>
}
