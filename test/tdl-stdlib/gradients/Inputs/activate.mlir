func.func @main(%a0: tensor<3x6xf32>,
    %a1: tensor<3x6xf32>,
    %a2: tensor<9xf32>,
    %a3: tensor<9xf32>,
    %a4: tensor<3x6xf32>,
    %a5: tensor<3x6xf32>,
    %a6: tensor<9xf32>,
    %a7: tensor<9xf32>,
    %a8: tensor<3x6xf32>,
    %a9: tensor<3x6xf32>,
    %a10: tensor<9xf32>,
    %a11: tensor<9xf32>,
    %a12: tensor<3x6xf32>,
    %a13: tensor<3x6xf32>,
    %a14: tensor<9xf32>,
    %a15: tensor<9xf32>,
    %a16: tensor<3x6xf32>,
    %a17: tensor<3x6xf32>,
    %a18: tensor<9xf32>,
    %a19: tensor<9xf32>,
    %a20: tensor<3x6xf32>,
    %a21: tensor<3x6xf32>,
    %a22: tensor<9xf32>,
    %a23: tensor<9xf32>,
    %a24: tensor<3x6xf32>,
    %a25: tensor<3x6xf32>,
    %a26: tensor<9xf32>,
    %a27: tensor<9xf32>,
    %a28: tensor<3x6xf32>,
    %a29: tensor<3x6xf32>,
    %a30: tensor<9xf32>,
    %a31: tensor<9xf32>,
    %a32: tensor<3x6xf32>,
    %a33: tensor<3x6xf32>,
    %a34: tensor<9xf32>,
    %a35: tensor<9xf32>,
    %a36: tensor<3x6xf32>,
    %a37: tensor<3x3xf32>,
    %a38: tensor<3x6xf32>,
    %a39: tensor<3x6xf32>,
    %a40: tensor<9xf32>,
    %a41: tensor<9xf32>,
    %a42: tensor<3x6xf32>,
    %a43: tensor<3x6xf32>,
    %a44: tensor<9xf32>,
    %a45: tensor<9xf32>,
    %a46: tensor<3x6xf32>,
    %a47: tensor<3x6xf32>,
    %a48: tensor<3x6xf32>,
    %a49: tensor<11xf32>,
    %a50: tensor<11xf32>,
    %a51: tensor<11xf32>,
    %a52: tensor<3x6xf32>,
    %a53: tensor<3x6xf32>,
    %a54: tensor<3x6xf32>,
    %a55: tensor<3x6xf32>,
    %a56: tensor<3x6xf32>,
    %a57: tensor<3x6xf32>,
    %a58: tensor<2x3x4xf32>,
    %a59: tensor<3xf32>,
    %a60: tensor<2x3x4xf32>)
    -> (tensor<3x6xf32>, tensor<9xf32>, tensor<3x6xf32>, tensor<9xf32>, tensor<3x6xf32>, tensor<9xf32>, tensor<3x6xf32>, tensor<9xf32>, tensor<3x6xf32>, tensor<9xf32>, tensor<3x6xf32>, tensor<9xf32>, tensor<3x6xf32>, tensor<9xf32>, tensor<3x6xf32>, tensor<9xf32>, tensor<3x6xf32>, tensor<9xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<9xf32>, tensor<3x6xf32>, tensor<9xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<11xf32>, tensor<11xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<2x3x4xf32>, tensor<3xf32>) {
  %r0 = tdl.apply @gradient_of_scaled_relu(%a0, %a1) {} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r1 = tdl.apply @gradient_of_scaled_relu(%a2, %a3) {} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
  %r2 = tdl.apply @gradient_of_gelu_tanh(%a4, %a5) {} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r3 = tdl.apply @gradient_of_gelu_tanh(%a6, %a7) {} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
  %r4 = tdl.apply @gradient_of_gelu_sigmoid(%a8, %a9) {} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r5 = tdl.apply @gradient_of_gelu_sigmoid(%a10, %a11) {} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
  %r6 = tdl.apply @gradient_of_silu(%a12, %a13) {} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r7 = tdl.apply @gradient_of_silu(%a14, %a15) {} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
  %r8 = tdl.apply @gradient_of_log_sigmoid(%a16, %a17) {} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r9 = tdl.apply @gradient_of_log_sigmoid(%a18, %a19) {} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
  %r10 = tdl.apply @gradient_of_mish(%a20, %a21) {} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r11 = tdl.apply @gradient_of_mish(%a22, %a23) {} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
  %r12 = tdl.apply @gradient_of_soft_sign(%a24, %a25) {} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r13 = tdl.apply @gradient_of_soft_sign(%a26, %a27) {} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
  %r14 = tdl.apply @gradient_of_squareplus(%a28, %a29) {} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r15 = tdl.apply @gradient_of_squareplus(%a30, %a31) {} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
  %r16 = tdl.apply @gradient_of_soft_cap(%a32, %a33) {} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r17 = tdl.apply @gradient_of_soft_cap(%a34, %a35) {} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
  %r18 = tdl.apply @gradient_of_glu(%a36, %a37) {} : (tensor<3x6xf32>, tensor<3x3xf32>) -> tensor<3x6xf32>
  %r19 = tdl.apply @gradient_of_exponential_relu(%a38, %a39) {} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r20 = tdl.apply @gradient_of_exponential_relu(%a40, %a41) {} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
  %r21 = tdl.apply @gradient_of_hard_swish(%a42, %a43) {} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r22 = tdl.apply @gradient_of_hard_swish(%a44, %a45) {} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
  %r23, %r24 = tdl.apply @gradient_of_swiglu(%a46, %a47, %a48) {} : (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) -> (tensor<3x6xf32>, tensor<3x6xf32>)
  %r25, %r26 = tdl.apply @gradient_of_swiglu(%a49, %a50, %a51) {} : (tensor<11xf32>, tensor<11xf32>, tensor<11xf32>) -> (tensor<11xf32>, tensor<11xf32>)
  %r27, %r28 = tdl.apply @gradient_of_geglu(%a52, %a53, %a54) {} : (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) -> (tensor<3x6xf32>, tensor<3x6xf32>)
  %r29, %r30 = tdl.apply @gradient_of_reglu(%a55, %a56, %a57) {} : (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) -> (tensor<3x6xf32>, tensor<3x6xf32>)
  %r31, %r32 = tdl.apply @gradient_of_parametric_relu(%a58, %a59, %a60) {} : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>)
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32 : tensor<3x6xf32>, tensor<9xf32>, tensor<3x6xf32>, tensor<9xf32>, tensor<3x6xf32>, tensor<9xf32>, tensor<3x6xf32>, tensor<9xf32>, tensor<3x6xf32>, tensor<9xf32>, tensor<3x6xf32>, tensor<9xf32>, tensor<3x6xf32>, tensor<9xf32>, tensor<3x6xf32>, tensor<9xf32>, tensor<3x6xf32>, tensor<9xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<9xf32>, tensor<3x6xf32>, tensor<9xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<11xf32>, tensor<11xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<2x3x4xf32>, tensor<3xf32>
}
