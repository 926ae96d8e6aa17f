func.func @main(%a0: tensor<4x4xf32>,
    %a1: tensor<4x4xf32>,
    %a2: tensor<4x4xf32>,
    %a3: tensor<4x4xf32>,
    %a4: tensor<4x4xf32>,
    %a5: tensor<4x4xf32>,
    %a6: tensor<4x4xf32>,
    %a7: tensor<4x4xf32>,
    %a8: tensor<4x3xf32>,
    %a9: tensor<4x3xf32>,
    %a10: tensor<4x4xf32>,
    %a11: tensor<4x3xf32>,
    %a12: tensor<4x3xf32>,
    %a13: tensor<4x4xf32>,
    %a14: tensor<4x3xf32>,
    %a15: tensor<4x3xf32>,
    %a16: tensor<4x4xf32>,
    %a17: tensor<4x3xf32>,
    %a18: tensor<4x4xf32>,
    %a19: tensor<4x3xf32>,
    %a20: tensor<4x3xf32>,
    %a21: tensor<4x4xf32>,
    %a22: tensor<4x3xf32>,
    %a23: tensor<4x3xf32>,
    %a24: tensor<4x4xf32>,
    %a25: tensor<3x4xf32>,
    %a26: tensor<3x4xf32>,
    %a27: tensor<4x4xf32>,
    %a28: tensor<3x4xf32>,
    %a29: tensor<3x4xf32>,
    %a30: tensor<2x4x4xf32>,
    %a31: tensor<2x4x4xf32>,
    %a32: tensor<2x4x4xf32>,
    %a33: tensor<2x4x4xf32>,
    %a34: tensor<2x4x4xf32>,
    %a35: tensor<2x4x4xf32>,
    %a36: tensor<2x4x4xf32>,
    %a37: tensor<2x4x4xf32>,
    %a38: tensor<2x4x3xf32>,
    %a39: tensor<2x4x3xf32>,
    %a40: tensor<2x4x4xf32>,
    %a41: tensor<2x4x3xf32>,
    %a42: tensor<2x4x3xf32>,
    %a43: tensor<2x4x4xf32>,
    %a44: tensor<2x4x3xf32>,
    %a45: tensor<2x4x3xf32>,
    %a46: tensor<2x4x4xf32>,
    %a47: tensor<2x4x3xf32>,
    %a48: tensor<2x4x4xf32>,
    %a49: tensor<2x4x3xf32>,
    %a50: tensor<2x4x3xf32>,
    %a51: tensor<2x4x4xf32>,
    %a52: tensor<2x4x3xf32>,
    %a53: tensor<2x4x3xf32>,
    %a54: tensor<2x4x4xf32>,
    %a55: tensor<2x3x4xf32>,
    %a56: tensor<2x3x4xf32>,
    %a57: tensor<2x4x4xf32>,
    %a58: tensor<2x3x4xf32>,
    %a59: tensor<2x3x4xf32>,
    %a60: tensor<7xf32>,
    %a61: tensor<7xf32>,
    %a62: tensor<7xf32>,
    %a63: tensor<7xf32>,
    %a64: tensor<5x4xf32>,
    %a65: tensor<5x4xf32>,
    %a66: tensor<5x4xf32>,
    %a67: tensor<5x4xf32>,
    %a68: tensor<2x6x3xf32>,
    %a69: tensor<2x6x3xf32>,
    %a70: tensor<2x6x3xf32>,
    %a71: tensor<2x6x3xf32>,
    %a72: tensor<3x6xf32>,
    %a73: tensor<3x6xf32>,
    %a74: tensor<3x6xf32>,
    %a75: tensor<3x6xf32>,
    %a76: tensor<3x6xf32>,
    %a77: tensor<3x6xf32>,
    %a78: tensor<3x6xi32>,
    %a79: tensor<3x6xf32>,
    %a80: tensor<3x6xf32>,
    %a81: tensor<3x6xf32>,
    %a82: tensor<3x6xf32>,
    %a83: tensor<3x6xf32>,
    %a84: tensor<3x6xf32>,
    %a85: tensor<3x6xf32>,
    %a86: tensor<3x6xf32>,
    %a87: tensor<3x6xf32>,
    %a88: tensor<3x6xf32>,
    %a89: tensor<3x12xf32>,
    %a90: tensor<3x12xf32>,
    %a91: tensor<3x6xf32>,
    %a92: tensor<3x7xf32>,
    %a93: tensor<3x7xf32>,
    %a94: tensor<3x7xf32>,
    %a95: tensor<3x7xf32>,
    %a96: tensor<3x7xf32>,
    %a97: tensor<3x7xf32>,
    %a98: tensor<3x7xf32>,
    %a99: tensor<3x7xf32>,
    %a100: tensor<3x7xf32>,
    %a101: tensor<3x14xf32>,
    %a102: tensor<3x14xf32>,
    %a103: tensor<3x7xf32>)
    -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x3xf32>, tensor<4x4xf32>, tensor<4x3xf32>, tensor<4x4xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x4xf32>, tensor<4x3xf32>, tensor<4x4xf32>, tensor<4x3xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x3xf32>, tensor<2x4x4xf32>, tensor<2x4x3xf32>, tensor<2x4x4xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x4xf32>, tensor<2x4x3xf32>, tensor<2x4x4xf32>, tensor<2x4x3xf32>, tensor<2x4x4xf32>, tensor<2x3x4xf32>, tensor<2x4x4xf32>, tensor<2x3x4xf32>, tensor<7xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<2x6x3xf32>, tensor<2x6x3xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x12xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x14xf32>) {
  %r0 = tdl.apply @gradient_of_linalg_potrf(%a0, %a1) {} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %r1, %r2 = tdl.apply @gradient_of_linalg_potrf_gradient(%a2, %a3, %a4) {} : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
  %r3 = tdl.apply @gradient_of_linalg_potri(%a5, %a6) {} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %r4, %r5 = tdl.apply @gradient_of_solve_lower(%a7, %a8, %a9) {} : (tensor<4x4xf32>, tensor<4x3xf32>, tensor<4x3xf32>) -> (tensor<4x4xf32>, tensor<4x3xf32>)
  %r6, %r7 = tdl.apply @gradient_of_solve_transposed(%a10, %a11, %a12) {} : (tensor<4x4xf32>, tensor<4x3xf32>, tensor<4x3xf32>) -> (tensor<4x4xf32>, tensor<4x3xf32>)
  %r8, %r9, %r10 = tdl.apply @gradient_of_solve_lower_gradients(%a13, %a14, %a15, %a16, %a17) {} : (tensor<4x4xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x4xf32>, tensor<4x3xf32>) -> (tensor<4x4xf32>, tensor<4x3xf32>, tensor<4x3xf32>)
  %r11, %r12 = tdl.apply @gradient_of_linalg_trsm(%a18, %a19, %a20) {transpose = false, rightside = false, alpha = 0.5 : f64} : (tensor<4x4xf32>, tensor<4x3xf32>, tensor<4x3xf32>) -> (tensor<4x4xf32>, tensor<4x3xf32>)
  %r13, %r14 = tdl.apply @gradient_of_linalg_trsm(%a21, %a22, %a23) {transpose = true, rightside = false, alpha = 0.5 : f64} : (tensor<4x4xf32>, tensor<4x3xf32>, tensor<4x3xf32>) -> (tensor<4x4xf32>, tensor<4x3xf32>)
  %r15, %r16 = tdl.apply @gradient_of_linalg_trsm(%a24, %a25, %a26) {transpose = false, rightside = true, alpha = 0.5 : f64} : (tensor<4x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<4x4xf32>, tensor<3x4xf32>)
  %r17, %r18 = tdl.apply @gradient_of_linalg_trsm(%a27, %a28, %a29) {transpose = true, rightside = true, alpha = 0.5 : f64} : (tensor<4x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<4x4xf32>, tensor<3x4xf32>)
  %r19 = tdl.apply @gradient_of_linalg_potrf(%a30, %a31) {} : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %r20, %r21 = tdl.apply @gradient_of_linalg_potrf_gradient(%a32, %a33, %a34) {} : (tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x4x4xf32>)
  %r22 = tdl.apply @gradient_of_linalg_potri(%a35, %a36) {} : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %r23, %r24 = tdl.apply @gradient_of_solve_lower(%a37, %a38, %a39) {} : (tensor<2x4x4xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> (tensor<2x4x4xf32>, tensor<2x4x3xf32>)
  %r25, %r26 = tdl.apply @gradient_of_solve_transposed(%a40, %a41, %a42) {} : (tensor<2x4x4xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> (tensor<2x4x4xf32>, tensor<2x4x3xf32>)
  %r27, %r28, %r29 = tdl.apply @gradient_of_solve_lower_gradients(%a43, %a44, %a45, %a46, %a47) {} : (tensor<2x4x4xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> (tensor<2x4x4xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>)
  %r30, %r31 = tdl.apply @gradient_of_linalg_trsm(%a48, %a49, %a50) {transpose = false, rightside = false, alpha = 0.5 : f64} : (tensor<2x4x4xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> (tensor<2x4x4xf32>, tensor<2x4x3xf32>)
  %r32, %r33 = tdl.apply @gradient_of_linalg_trsm(%a51, %a52, %a53) {transpose = true, rightside = false, alpha = 0.5 : f64} : (tensor<2x4x4xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> (tensor<2x4x4xf32>, tensor<2x4x3xf32>)
  %r34, %r35 = tdl.apply @gradient_of_linalg_trsm(%a54, %a55, %a56) {transpose = false, rightside = true, alpha = 0.5 : f64} : (tensor<2x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x3x4xf32>)
  %r36, %r37 = tdl.apply @gradient_of_linalg_trsm(%a57, %a58, %a59) {transpose = true, rightside = true, alpha = 0.5 : f64} : (tensor<2x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x3x4xf32>)
  %r38 = tdl.apply @gradient_of_sort(%a60, %a61) {axis = -1} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r39 = tdl.apply @gradient_of_sort(%a62, %a63) {axis = -1, descending = true} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r40 = tdl.apply @gradient_of_sort(%a64, %a65) {axis = 0} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r41 = tdl.apply @gradient_of_sort(%a66, %a67) {axis = 0, descending = true} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r42 = tdl.apply @gradient_of_sort(%a68, %a69) {axis = 1} : (tensor<2x6x3xf32>, tensor<2x6x3xf32>) -> tensor<2x6x3xf32>
  %r43 = tdl.apply @gradient_of_sort(%a70, %a71) {axis = 1, descending = true} : (tensor<2x6x3xf32>, tensor<2x6x3xf32>) -> tensor<2x6x3xf32>
  %r44 = tdl.apply @gradient_of_sort_last(%a72, %a73) {} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r45, %r46 = tdl.apply @gradient_of_sort_last_gradient(%a74, %a75, %a76) {} : (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) -> (tensor<3x6xf32>, tensor<3x6xf32>)
  %r47 = tdl.apply @gradient_of_order_last(%a77, %a78, %a79) {} : (tensor<3x6xf32>, tensor<3x6xi32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r48, %r49 = tdl.apply @gradient_of_transform_last(%a80, %a81, %a82, %a83) {} : (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) -> (tensor<3x6xf32>, tensor<3x6xf32>)
  %r50, %r51 = tdl.apply @gradient_of_transform_back(%a84, %a85, %a86, %a87) {} : (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) -> (tensor<3x6xf32>, tensor<3x6xf32>)
  %r52 = tdl.apply @gradient_of_fft(%a88, %a89) {} : (tensor<3x6xf32>, tensor<3x12xf32>) -> tensor<3x6xf32>
  %r53 = tdl.apply @gradient_of_ifft(%a90, %a91) {} : (tensor<3x12xf32>, tensor<3x6xf32>) -> tensor<3x12xf32>
  %r54, %r55 = tdl.apply @gradient_of_transform_last(%a92, %a93, %a94, %a95) {} : (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
  %r56, %r57 = tdl.apply @gradient_of_transform_back(%a96, %a97, %a98, %a99) {} : (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
  %r58 = tdl.apply @gradient_of_fft(%a100, %a101) {} : (tensor<3x7xf32>, tensor<3x14xf32>) -> tensor<3x7xf32>
  %r59 = tdl.apply @gradient_of_ifft(%a102, %a103) {} : (tensor<3x14xf32>, tensor<3x7xf32>) -> tensor<3x14xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x3xf32>, tensor<4x4xf32>, tensor<4x3xf32>, tensor<4x4xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x4xf32>, tensor<4x3xf32>, tensor<4x4xf32>, tensor<4x3xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x3xf32>, tensor<2x4x4xf32>, tensor<2x4x3xf32>, tensor<2x4x4xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x4xf32>, tensor<2x4x3xf32>, tensor<2x4x4xf32>, tensor<2x4x3xf32>, tensor<2x4x4xf32>, tensor<2x3x4xf32>, tensor<2x4x4xf32>, tensor<2x3x4xf32>, tensor<7xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<2x6x3xf32>, tensor<2x6x3xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x12xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x14xf32>
}
