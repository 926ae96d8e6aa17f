func.func @main(%a0: tensor<7xf32>, %a1: tensor<7xf32>, %a2: tensor<7xf32>, %a3: tensor<7xf32>, %a4: tensor<7xf32>, %a5: tensor<7xf32>, %a6: tensor<7xf32>, %a7: tensor<7xf32>, %a8: tensor<5x4xf32>, %a9: tensor<4x3xf32>, %a10: tensor<4x5xf32>, %a11: tensor<4x3xf32>, %a12: tensor<5x4xf32>, %a13: tensor<3x4xf32>, %a14: tensor<5x4xf32>, %a15: tensor<4x3xf32>, %a16: tensor<2x3x4xf32>, %a17: tensor<4x5xf32>, %a18: tensor<4x2x3xf32>, %a19: tensor<4x5xf32>, %a20: tensor<2x3x4xf32>, %a21: tensor<5x4xf32>, %a22: tensor<2x3x4xf32>, %a23: tensor<4x5xf32>, %a24: tensor<4xf32>, %a25: tensor<4x3xf32>, %a26: tensor<4xf32>, %a27: tensor<4x3xf32>, %a28: tensor<4xf32>, %a29: tensor<3x4xf32>, %a30: tensor<4xf32>, %a31: tensor<4x3xf32>, %a32: tensor<5x4xf32>, %a33: tensor<4x3xf32>, %a34: tensor<4x5xf32>, %a35: tensor<4x3xf32>, %a36: tensor<5x4xf32>, %a37: tensor<3x4xf32>, %a38: tensor<4x5xf32>, %a39: tensor<3x4xf32>, %a40: tensor<5x4xf32>, %a41: tensor<4x2xf32>, %a42: tensor<5x4xf32>, %a43: tensor<4xf32>, %a44: tensor<5x4xf32>, %a45: tensor<3x4xf32>, %a46: tensor<3xf32>, %a47: tensor<5x4xf32>, %a48: tensor<3x4xf32>, %a49: tensor<3x4xf32>, %a50: tensor<5x4xf32>, %a51: tensor<5xf32>, %a52: tensor<3x5x4xf32>, %a53: tensor<3x4x3xf32>, %a54: tensor<3x4x5xf32>, %a55: tensor<3x4x3xf32>, %a56: tensor<3x5x4xf32>, %a57: tensor<3x3x4xf32>, %a58: tensor<3x4x5xf32>, %a59: tensor<3x3x4xf32>, %a60: tensor<3x5x4xf32>, %a61: tensor<3x4x2xf32>, %a62: tensor<3x5x4xf32>, %a63: tensor<4xf32>, %a64: tensor<3x5x4xf32>, %a65: tensor<3x4xf32>, %a66: tensor<3xf32>, %a67: tensor<3x5x4xf32>, %a68: tensor<3x4xf32>, %a69: tensor<3x3x4xf32>, %a70: tensor<5x12xf32>, %a71: tensor<5xf32>, %a72: tensor<2x2x5x4xf32>, %a73: tensor<2x2x4x3xf32>, %a74: tensor<2x2x4x5xf32>, %a75: tensor<2x2x4x3xf32>, %a76: tensor<2x2x5x4xf32>, %a77: tensor<2x2x3x4xf32>, %a78: tensor<2x2x4x5xf32>, %a79: tensor<2x2x3x4xf32>, %a80: tensor<2x2x5x4xf32>, %a81: tensor<2x2x4x2xf32>, %a82: tensor<2x2x5x4xf32>, %a83: tensor<4xf32>, %a84: tensor<2x2x5x4xf32>, %a85: tensor<3x4xf32>, %a86: tensor<3xf32>, %a87: tensor<2x2x5x4xf32>, %a88: tensor<3x4xf32>, %a89: tensor<3x2x2x4xf32>, %a90: tensor<5x16xf32>, %a91: tensor<5xf32>, %a92: tensor<3x4xi32>, %a93: tensor<4x2xi32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<7x7xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x4x4x3xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x4x4x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x4x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x2xf32>, tensor<5xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<3x5xf32>, tensor<3x5x3xf32>, tensor<3x5x3xf32>, tensor<3x5x3xf32>, tensor<3x5x3xf32>, tensor<3x5x2xf32>, tensor<3x5xf32>, tensor<3x5x3xf32>, tensor<3x5x3xf32>, tensor<3x5xf32>, tensor<2x2x5x3xf32>, tensor<2x2x5x3xf32>, tensor<2x2x5x3xf32>, tensor<2x2x5x3xf32>, tensor<2x2x5x2xf32>, tensor<2x2x5xf32>, tensor<2x2x5x3xf32>, tensor<2x2x5x3xf32>, tensor<3x5xf32>, tensor<3x2xi32>) {
  %r0 = tdl.apply @dot(%a0, %a1) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<f32>
  %r1 = tdl.apply @dot_tn(%a2, %a3) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<f32>
  %r2 = tdl.apply @dot_nt(%a4, %a5) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<f32>
  %r3 = tdl.apply @outer(%a6, %a7) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7x7xf32>
  %r4 = tdl.apply @dot(%a8, %a9) {} : (tensor<5x4xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
  %r5 = tdl.apply @dot_tn(%a10, %a11) {} : (tensor<4x5xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
  %r6 = tdl.apply @dot_nt(%a12, %a13) {} : (tensor<5x4xf32>, tensor<3x4xf32>) -> tensor<5x3xf32>
  %r7 = tdl.apply @outer(%a14, %a15) {} : (tensor<5x4xf32>, tensor<4x3xf32>) -> tensor<5x4x4x3xf32>
  %r8 = tdl.apply @dot(%a16, %a17) {} : (tensor<2x3x4xf32>, tensor<4x5xf32>) -> tensor<2x3x5xf32>
  %r9 = tdl.apply @dot_tn(%a18, %a19) {} : (tensor<4x2x3xf32>, tensor<4x5xf32>) -> tensor<2x3x5xf32>
  %r10 = tdl.apply @dot_nt(%a20, %a21) {} : (tensor<2x3x4xf32>, tensor<5x4xf32>) -> tensor<2x3x5xf32>
  %r11 = tdl.apply @outer(%a22, %a23) {} : (tensor<2x3x4xf32>, tensor<4x5xf32>) -> tensor<2x3x4x4x5xf32>
  %r12 = tdl.apply @dot(%a24, %a25) {} : (tensor<4xf32>, tensor<4x3xf32>) -> tensor<3xf32>
  %r13 = tdl.apply @dot_tn(%a26, %a27) {} : (tensor<4xf32>, tensor<4x3xf32>) -> tensor<3xf32>
  %r14 = tdl.apply @dot_nt(%a28, %a29) {} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3xf32>
  %r15 = tdl.apply @outer(%a30, %a31) {} : (tensor<4xf32>, tensor<4x3xf32>) -> tensor<4x4x3xf32>
  %r16 = tdl.apply @batch_dot(%a32, %a33) {transpose_a = false, transpose_b = false} : (tensor<5x4xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
  %r17 = tdl.apply @batch_dot(%a34, %a35) {transpose_a = true, transpose_b = false} : (tensor<4x5xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
  %r18 = tdl.apply @batch_dot(%a36, %a37) {transpose_a = false, transpose_b = true} : (tensor<5x4xf32>, tensor<3x4xf32>) -> tensor<5x3xf32>
  %r19 = tdl.apply @batch_dot(%a38, %a39) {transpose_a = true, transpose_b = true} : (tensor<4x5xf32>, tensor<3x4xf32>) -> tensor<5x3xf32>
  %r20 = tdl.apply @batch_matmul(%a40, %a41) {} : (tensor<5x4xf32>, tensor<4x2xf32>) -> tensor<5x2xf32>
  %r21 = tdl.apply @matvec(%a42, %a43) {} : (tensor<5x4xf32>, tensor<4xf32>) -> tensor<5xf32>
  %r22 = tdl.apply @fully_connected(%a44, %a45, %a46) {} : (tensor<5x4xf32>, tensor<3x4xf32>, tensor<3xf32>) -> tensor<5x3xf32>
  %r23 = tdl.apply @fully_connected(%a47, %a48) {} : (tensor<5x4xf32>, tensor<3x4xf32>) -> tensor<5x3xf32>
  %r24 = tdl.apply @fully_connected_flat(%a49, %a50, %a51) {} : (tensor<3x4xf32>, tensor<5x4xf32>, tensor<5xf32>) -> tensor<3x5xf32>
  %r25 = tdl.apply @batch_dot(%a52, %a53) {transpose_a = false, transpose_b = false} : (tensor<3x5x4xf32>, tensor<3x4x3xf32>) -> tensor<3x5x3xf32>
  %r26 = tdl.apply @batch_dot(%a54, %a55) {transpose_a = true, transpose_b = false} : (tensor<3x4x5xf32>, tensor<3x4x3xf32>) -> tensor<3x5x3xf32>
  %r27 = tdl.apply @batch_dot(%a56, %a57) {transpose_a = false, transpose_b = true} : (tensor<3x5x4xf32>, tensor<3x3x4xf32>) -> tensor<3x5x3xf32>
  %r28 = tdl.apply @batch_dot(%a58, %a59) {transpose_a = true, transpose_b = true} : (tensor<3x4x5xf32>, tensor<3x3x4xf32>) -> tensor<3x5x3xf32>
  %r29 = tdl.apply @batch_matmul(%a60, %a61) {} : (tensor<3x5x4xf32>, tensor<3x4x2xf32>) -> tensor<3x5x2xf32>
  %r30 = tdl.apply @matvec(%a62, %a63) {} : (tensor<3x5x4xf32>, tensor<4xf32>) -> tensor<3x5xf32>
  %r31 = tdl.apply @fully_connected(%a64, %a65, %a66) {} : (tensor<3x5x4xf32>, tensor<3x4xf32>, tensor<3xf32>) -> tensor<3x5x3xf32>
  %r32 = tdl.apply @fully_connected(%a67, %a68) {} : (tensor<3x5x4xf32>, tensor<3x4xf32>) -> tensor<3x5x3xf32>
  %r33 = tdl.apply @fully_connected_flat(%a69, %a70, %a71) {} : (tensor<3x3x4xf32>, tensor<5x12xf32>, tensor<5xf32>) -> tensor<3x5xf32>
  %r34 = tdl.apply @batch_dot(%a72, %a73) {transpose_a = false, transpose_b = false} : (tensor<2x2x5x4xf32>, tensor<2x2x4x3xf32>) -> tensor<2x2x5x3xf32>
  %r35 = tdl.apply @batch_dot(%a74, %a75) {transpose_a = true, transpose_b = false} : (tensor<2x2x4x5xf32>, tensor<2x2x4x3xf32>) -> tensor<2x2x5x3xf32>
  %r36 = tdl.apply @batch_dot(%a76, %a77) {transpose_a = false, transpose_b = true} : (tensor<2x2x5x4xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x5x3xf32>
  %r37 = tdl.apply @batch_dot(%a78, %a79) {transpose_a = true, transpose_b = true} : (tensor<2x2x4x5xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x5x3xf32>
  %r38 = tdl.apply @batch_matmul(%a80, %a81) {} : (tensor<2x2x5x4xf32>, tensor<2x2x4x2xf32>) -> tensor<2x2x5x2xf32>
  %r39 = tdl.apply @matvec(%a82, %a83) {} : (tensor<2x2x5x4xf32>, tensor<4xf32>) -> tensor<2x2x5xf32>
  %r40 = tdl.apply @fully_connected(%a84, %a85, %a86) {} : (tensor<2x2x5x4xf32>, tensor<3x4xf32>, tensor<3xf32>) -> tensor<2x2x5x3xf32>
  %r41 = tdl.apply @fully_connected(%a87, %a88) {} : (tensor<2x2x5x4xf32>, tensor<3x4xf32>) -> tensor<2x2x5x3xf32>
  %r42 = tdl.apply @fully_connected_flat(%a89, %a90, %a91) {} : (tensor<3x2x2x4xf32>, tensor<5x16xf32>, tensor<5xf32>) -> tensor<3x5xf32>
  %r43 = tdl.apply @dot(%a92, %a93) {} : (tensor<3x4xi32>, tensor<4x2xi32>) -> tensor<3x2xi32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<7x7xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x4x4x3xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x4x4x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x4x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x2xf32>, tensor<5xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<3x5xf32>, tensor<3x5x3xf32>, tensor<3x5x3xf32>, tensor<3x5x3xf32>, tensor<3x5x3xf32>, tensor<3x5x2xf32>, tensor<3x5xf32>, tensor<3x5x3xf32>, tensor<3x5x3xf32>, tensor<3x5xf32>, tensor<2x2x5x3xf32>, tensor<2x2x5x3xf32>, tensor<2x2x5x3xf32>, tensor<2x2x5x3xf32>, tensor<2x2x5x2xf32>, tensor<2x2x5xf32>, tensor<2x2x5x3xf32>, tensor<2x2x5x3xf32>, tensor<3x5xf32>, tensor<3x2xi32>
}
