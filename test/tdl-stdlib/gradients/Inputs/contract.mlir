func.func @main(%a0: tensor<2x4x5xf32>,
    %a1: tensor<5x3xf32>,
    %a2: tensor<2x4x3xf32>,
    %a3: tensor<4x5xf32>,
    %a4: tensor<5x3xf32>,
    %a5: tensor<4x3xf32>,
    %a6: tensor<5x4xf32>,
    %a7: tensor<5x3xf32>,
    %a8: tensor<4x3xf32>,
    %a9: tensor<4x5xf32>,
    %a10: tensor<3x5xf32>,
    %a11: tensor<4x3xf32>,
    %a12: tensor<3xf32>,
    %a13: tensor<4xf32>,
    %a14: tensor<3x4xf32>,
    %a15: tensor<2x3x4xf32>,
    %a16: tensor<4xf32>,
    %a17: tensor<2x3xf32>,
    %a18: tensor<2x3x4xf32>,
    %a19: tensor<2x4x5xf32>,
    %a20: tensor<2x3x5xf32>,
    %a21: tensor<2x4x3xf32>,
    %a22: tensor<2x4x5xf32>,
    %a23: tensor<2x3x5xf32>,
    %a24: tensor<3x2xf32>,
    %a25: tensor<4x2x5xf32>,
    %a26: tensor<3x5xf32>,
    %a27: tensor<3x4xf32>,
    %a28: tensor<2x3x4xf32>,
    %a29: tensor<5x4xf32>,
    %a30: tensor<5xf32>,
    %a31: tensor<2x3x5xf32>,
    %a32: tensor<3x0xf32>,
    %a33: tensor<0x2xf32>,
    %a34: tensor<3x2xf32>)
    -> (tensor<2x4x5xf32>, tensor<5x3xf32>, tensor<4x5xf32>, tensor<5x3xf32>, tensor<5x4xf32>, tensor<5x3xf32>, tensor<4x5xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<4xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<2x4x3xf32>, tensor<2x4x5xf32>, tensor<3x2xf32>, tensor<4x2x5xf32>, tensor<3x5xf32>, tensor<2x3x4xf32>, tensor<5x4xf32>, tensor<5xf32>, tensor<3x0xf32>, tensor<0x2xf32>) {
  %r0, %r1 = tdl.apply @gradient_of_dot(%a0, %a1, %a2) {} : (tensor<2x4x5xf32>, tensor<5x3xf32>, tensor<2x4x3xf32>) -> (tensor<2x4x5xf32>, tensor<5x3xf32>)
  %r2, %r3 = tdl.apply @gradient_of_matmul(%a3, %a4, %a5) {} : (tensor<4x5xf32>, tensor<5x3xf32>, tensor<4x3xf32>) -> (tensor<4x5xf32>, tensor<5x3xf32>)
  %r4, %r5 = tdl.apply @gradient_of_matmul_tn(%a6, %a7, %a8) {} : (tensor<5x4xf32>, tensor<5x3xf32>, tensor<4x3xf32>) -> (tensor<5x4xf32>, tensor<5x3xf32>)
  %r6, %r7 = tdl.apply @gradient_of_matmul_nt(%a9, %a10, %a11) {} : (tensor<4x5xf32>, tensor<3x5xf32>, tensor<4x3xf32>) -> (tensor<4x5xf32>, tensor<3x5xf32>)
  %r8, %r9 = tdl.apply @gradient_of_outer(%a12, %a13, %a14) {} : (tensor<3xf32>, tensor<4xf32>, tensor<3x4xf32>) -> (tensor<3xf32>, tensor<4xf32>)
  %r10, %r11 = tdl.apply @gradient_of_matvec(%a15, %a16, %a17) {} : (tensor<2x3x4xf32>, tensor<4xf32>, tensor<2x3xf32>) -> (tensor<2x3x4xf32>, tensor<4xf32>)
  %r12, %r13 = tdl.apply @gradient_of_batch_matmul(%a18, %a19, %a20) {} : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<2x3x5xf32>) -> (tensor<2x3x4xf32>, tensor<2x4x5xf32>)
  %r14, %r15 = tdl.apply @gradient_of_batch_dot(%a21, %a22, %a23) {transpose_a = true} : (tensor<2x4x3xf32>, tensor<2x4x5xf32>, tensor<2x3x5xf32>) -> (tensor<2x4x3xf32>, tensor<2x4x5xf32>)
  %r16, %r17, %r18 = tdl.apply @gradient_of_bilinear(%a24, %a25, %a26, %a27) {} : (tensor<3x2xf32>, tensor<4x2x5xf32>, tensor<3x5xf32>, tensor<3x4xf32>) -> (tensor<3x2xf32>, tensor<4x2x5xf32>, tensor<3x5xf32>)
  %r19, %r20, %r21 = tdl.apply @gradient_of_fully_connected(%a28, %a29, %a30, %a31) {} : (tensor<2x3x4xf32>, tensor<5x4xf32>, tensor<5xf32>, tensor<2x3x5xf32>) -> (tensor<2x3x4xf32>, tensor<5x4xf32>, tensor<5xf32>)
  %r22, %r23 = tdl.apply @gradient_of_matmul(%a32, %a33, %a34) {} : (tensor<3x0xf32>, tensor<0x2xf32>, tensor<3x2xf32>) -> (tensor<3x0xf32>, tensor<0x2xf32>)
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23 : tensor<2x4x5xf32>, tensor<5x3xf32>, tensor<4x5xf32>, tensor<5x3xf32>, tensor<5x4xf32>, tensor<5x3xf32>, tensor<4x5xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<4xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<2x4x3xf32>, tensor<2x4x5xf32>, tensor<3x2xf32>, tensor<4x2x5xf32>, tensor<3x5xf32>, tensor<2x3x4xf32>, tensor<5x4xf32>, tensor<5xf32>, tensor<3x0xf32>, tensor<0x2xf32>
}
