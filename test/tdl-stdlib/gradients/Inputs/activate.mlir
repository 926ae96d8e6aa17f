func.func @main(%a0: tensor<3x6xf32>,
    %a1: tensor<3x6xf32>,
    %a2: tensor<3x6xf32>,
    %a3: tensor<3x6xf32>,
    %a4: tensor<3x6xf32>,
    %a5: tensor<3x6xf32>,
    %a6: tensor<3x6xf32>,
    %a7: tensor<3x6xf32>,
    %a8: tensor<3x6xf32>,
    %a9: tensor<3x6xf32>,
    %a10: tensor<3x6xf32>,
    %a11: tensor<3x6xf32>,
    %a12: tensor<3x6xf32>,
    %a13: tensor<3x6xf32>,
    %a14: tensor<3x6xf32>,
    %a15: tensor<3x6xf32>,
    %a16: tensor<3x6xf32>,
    %a17: tensor<3x6xf32>,
    %a18: tensor<3x6xf32>,
    %a19: tensor<3x3xf32>,
    %a20: tensor<3x6xf32>,
    %a21: tensor<3x6xf32>,
    %a22: tensor<3x6xf32>,
    %a23: tensor<3x6xf32>,
    %a24: tensor<3x6xf32>,
    %a25: tensor<3x6xf32>,
    %a26: tensor<3x6xf32>,
    %a27: tensor<3x6xf32>,
    %a28: tensor<3x6xf32>,
    %a29: tensor<3x6xf32>,
    %a30: tensor<3x6xf32>,
    %a31: tensor<3x6xf32>,
    %a32: tensor<3x6xf32>,
    %a33: tensor<2x3x4xf32>,
    %a34: tensor<3xf32>,
    %a35: tensor<2x3x4xf32>)
    -> (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<2x3x4xf32>, tensor<3xf32>) {
  %r0 = tdl.apply @gradient_of_scaled_relu(%a0, %a1) {} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r1 = tdl.apply @gradient_of_gelu_tanh(%a2, %a3) {} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r2 = tdl.apply @gradient_of_gelu_sigmoid(%a4, %a5) {} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r3 = tdl.apply @gradient_of_silu(%a6, %a7) {} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r4 = tdl.apply @gradient_of_log_sigmoid(%a8, %a9) {} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r5 = tdl.apply @gradient_of_mish(%a10, %a11) {} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r6 = tdl.apply @gradient_of_soft_sign(%a12, %a13) {} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r7 = tdl.apply @gradient_of_squareplus(%a14, %a15) {} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r8 = tdl.apply @gradient_of_soft_cap(%a16, %a17) {} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r9 = tdl.apply @gradient_of_glu(%a18, %a19) {} : (tensor<3x6xf32>, tensor<3x3xf32>) -> tensor<3x6xf32>
  %r10 = tdl.apply @gradient_of_exponential_relu(%a20, %a21) {} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r11 = tdl.apply @gradient_of_hard_swish(%a22, %a23) {} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r12, %r13 = tdl.apply @gradient_of_swiglu(%a24, %a25, %a26) {} : (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) -> (tensor<3x6xf32>, tensor<3x6xf32>)
  %r14, %r15 = tdl.apply @gradient_of_geglu(%a27, %a28, %a29) {} : (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) -> (tensor<3x6xf32>, tensor<3x6xf32>)
  %r16, %r17 = tdl.apply @gradient_of_reglu(%a30, %a31, %a32) {} : (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) -> (tensor<3x6xf32>, tensor<3x6xf32>)
  %r18, %r19 = tdl.apply @gradient_of_parametric_relu(%a33, %a34, %a35) {} : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>)
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19 : tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<2x3x4xf32>, tensor<3xf32>
}
