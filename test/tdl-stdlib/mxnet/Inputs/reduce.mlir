func.func @main(%a0: tensor<7xf32>, %a1: tensor<5x4xf32>, %a2: tensor<2x3x5xf32>, %a3: tensor<2x3x5xf32>, %a4: tensor<3x2x4xf32>, %a5: tensor<4x3xi32>, %a6: tensor<7xf32>, %a7: tensor<5x4xf32>, %a8: tensor<2x3x5xf32>, %a9: tensor<2x3x5xf32>, %a10: tensor<3x2x4xf32>, %a11: tensor<7xf32>, %a12: tensor<5x4xf32>, %a13: tensor<2x3x5xf32>, %a14: tensor<2x3x5xf32>, %a15: tensor<3x2x4xf32>, %a16: tensor<4x3xi32>, %a17: tensor<7xf32>, %a18: tensor<5x4xf32>, %a19: tensor<2x3x5xf32>, %a20: tensor<2x3x5xf32>, %a21: tensor<3x2x4xf32>, %a22: tensor<4x3xi32>, %a23: tensor<7xf32>, %a24: tensor<5x4xf32>, %a25: tensor<2x3x5xf32>, %a26: tensor<2x3x5xf32>, %a27: tensor<3x2x4xf32>, %a28: tensor<4x3xi32>, %a29: tensor<7xf32>, %a30: tensor<5x4xf32>, %a31: tensor<2x3x5xf32>, %a32: tensor<2x3x5xf32>, %a33: tensor<3x2x4xf32>, %a34: tensor<7xf32>, %a35: tensor<5x4xf32>, %a36: tensor<2x3x5xf32>, %a37: tensor<2x3x5xf32>, %a38: tensor<3x2x4xf32>, %a39: tensor<7xf32>, %a40: tensor<5x4xf32>, %a41: tensor<2x3x5xf32>, %a42: tensor<2x3x5xf32>, %a43: tensor<3x2x4xf32>, %a44: tensor<7xf32>, %a45: tensor<5x6xf32>, %a46: tensor<2x4x5xf32>, %a47: tensor<7xf32>, %a48: tensor<5x6xf32>, %a49: tensor<2x4x5xf32>, %a50: tensor<7xf32>, %a51: tensor<7xf32>, %a52: tensor<7xf32>, %a53: tensor<7xf32>, %a54: tensor<5x4xf32>, %a55: tensor<5x4xf32>, %a56: tensor<5x4xf32>, %a57: tensor<5x4xf32>, %a58: tensor<2x3x5xf32>, %a59: tensor<2x3x5xf32>, %a60: tensor<2x3x5xf32>, %a61: tensor<2x3x5xf32>, %a62: tensor<7xf32>, %a63: tensor<7xf32>, %a64: tensor<7xf32>, %a65: tensor<7xf32>, %a66: tensor<7xf32>, %a67: tensor<7xf32>, %a68: tensor<7xf32>, %a69: tensor<7xf32>, %a70: tensor<7xf32>, %a71: tensor<5x4xf32>, %a72: tensor<5x4xf32>, %a73: tensor<5x4xf32>, %a74: tensor<5x4xf32>, %a75: tensor<5x4xf32>, %a76: tensor<5x4xf32>, %a77: tensor<5x4xf32>, %a78: tensor<5x4xf32>, %a79: tensor<5x4xf32>, %a80: tensor<2x3x5xf32>, %a81: tensor<2x3x5xf32>, %a82: tensor<2x3x5xf32>, %a83: tensor<2x3x5xf32>, %a84: tensor<2x3x5xf32>, %a85: tensor<2x3x5xf32>, %a86: tensor<2x3x5xf32>, %a87: tensor<2x3x5xf32>, %a88: tensor<2x3x5xf32>, %a89: tensor<5x4xf32>, %a90: tensor<5xi32>, %a91: tensor<3x7xf32>, %a92: tensor<3xi32>, %a93: tensor<1x6xf32>, %a94: tensor<1xi32>) -> (tensor<f32>, tensor<5x1xf32>, tensor<3xf32>, tensor<2x1x5xf32>, tensor<f32>, tensor<3xi32>, tensor<f32>, tensor<5x1xf32>, tensor<3xf32>, tensor<2x1x5xf32>, tensor<f32>, tensor<f32>, tensor<5x1xf32>, tensor<3xf32>, tensor<2x1x5xf32>, tensor<f32>, tensor<3xi32>, tensor<f32>, tensor<5x1xf32>, tensor<3xf32>, tensor<2x1x5xf32>, tensor<f32>, tensor<3xi32>, tensor<f32>, tensor<5x1xf32>, tensor<3xf32>, tensor<2x1x5xf32>, tensor<f32>, tensor<3xi32>, tensor<f32>, tensor<5x1xf32>, tensor<3xf32>, tensor<2x1x5xf32>, tensor<f32>, tensor<f32>, tensor<5x1xf32>, tensor<3xf32>, tensor<2x1x5xf32>, tensor<f32>, tensor<f32>, tensor<5x1xf32>, tensor<3xf32>, tensor<2x1x5xf32>, tensor<f32>, tensor<i32>, tensor<5x1xi32>, tensor<2x5xi32>, tensor<i32>, tensor<5x1xi32>, tensor<2x5xi32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<4xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x5xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
  %r0 = tdl.apply @reduce_sum(%a0) {axes = [0], keep = false} : (tensor<7xf32>) -> tensor<f32>
  %r1 = tdl.apply @reduce_sum(%a1) {axes = [1], keep = true} : (tensor<5x4xf32>) -> tensor<5x1xf32>
  %r2 = tdl.apply @reduce_sum(%a2) {axes = [2, 0], keep = false} : (tensor<2x3x5xf32>) -> tensor<3xf32>
  %r3 = tdl.apply @reduce_sum(%a3) {axes = [-2], keep = true} : (tensor<2x3x5xf32>) -> tensor<2x1x5xf32>
  %r4 = tdl.apply @reduce_sum(%a4) {axes = [0, 1, 2], keep = false} : (tensor<3x2x4xf32>) -> tensor<f32>
  %r5 = tdl.apply @reduce_sum(%a5) {axes = [0]} : (tensor<4x3xi32>) -> tensor<3xi32>
  %r6 = tdl.apply @reduce_mean(%a6) {axes = [0], keep = false} : (tensor<7xf32>) -> tensor<f32>
  %r7 = tdl.apply @reduce_mean(%a7) {axes = [1], keep = true} : (tensor<5x4xf32>) -> tensor<5x1xf32>
  %r8 = tdl.apply @reduce_mean(%a8) {axes = [2, 0], keep = false} : (tensor<2x3x5xf32>) -> tensor<3xf32>
  %r9 = tdl.apply @reduce_mean(%a9) {axes = [-2], keep = true} : (tensor<2x3x5xf32>) -> tensor<2x1x5xf32>
  %r10 = tdl.apply @reduce_mean(%a10) {axes = [0, 1, 2], keep = false} : (tensor<3x2x4xf32>) -> tensor<f32>
  %r11 = tdl.apply @reduce_prod(%a11) {axes = [0], keep = false} : (tensor<7xf32>) -> tensor<f32>
  %r12 = tdl.apply @reduce_prod(%a12) {axes = [1], keep = true} : (tensor<5x4xf32>) -> tensor<5x1xf32>
  %r13 = tdl.apply @reduce_prod(%a13) {axes = [2, 0], keep = false} : (tensor<2x3x5xf32>) -> tensor<3xf32>
  %r14 = tdl.apply @reduce_prod(%a14) {axes = [-2], keep = true} : (tensor<2x3x5xf32>) -> tensor<2x1x5xf32>
  %r15 = tdl.apply @reduce_prod(%a15) {axes = [0, 1, 2], keep = false} : (tensor<3x2x4xf32>) -> tensor<f32>
  %r16 = tdl.apply @reduce_prod(%a16) {axes = [0]} : (tensor<4x3xi32>) -> tensor<3xi32>
  %r17 = tdl.apply @reduce_max(%a17) {axes = [0], keep = false} : (tensor<7xf32>) -> tensor<f32>
  %r18 = tdl.apply @reduce_max(%a18) {axes = [1], keep = true} : (tensor<5x4xf32>) -> tensor<5x1xf32>
  %r19 = tdl.apply @reduce_max(%a19) {axes = [2, 0], keep = false} : (tensor<2x3x5xf32>) -> tensor<3xf32>
  %r20 = tdl.apply @reduce_max(%a20) {axes = [-2], keep = true} : (tensor<2x3x5xf32>) -> tensor<2x1x5xf32>
  %r21 = tdl.apply @reduce_max(%a21) {axes = [0, 1, 2], keep = false} : (tensor<3x2x4xf32>) -> tensor<f32>
  %r22 = tdl.apply @reduce_max(%a22) {axes = [0]} : (tensor<4x3xi32>) -> tensor<3xi32>
  %r23 = tdl.apply @reduce_min(%a23) {axes = [0], keep = false} : (tensor<7xf32>) -> tensor<f32>
  %r24 = tdl.apply @reduce_min(%a24) {axes = [1], keep = true} : (tensor<5x4xf32>) -> tensor<5x1xf32>
  %r25 = tdl.apply @reduce_min(%a25) {axes = [2, 0], keep = false} : (tensor<2x3x5xf32>) -> tensor<3xf32>
  %r26 = tdl.apply @reduce_min(%a26) {axes = [-2], keep = true} : (tensor<2x3x5xf32>) -> tensor<2x1x5xf32>
  %r27 = tdl.apply @reduce_min(%a27) {axes = [0, 1, 2], keep = false} : (tensor<3x2x4xf32>) -> tensor<f32>
  %r28 = tdl.apply @reduce_min(%a28) {axes = [0]} : (tensor<4x3xi32>) -> tensor<3xi32>
  %r29 = tdl.apply @reduce_nansum(%a29) {axes = [0], keep = false} : (tensor<7xf32>) -> tensor<f32>
  %r30 = tdl.apply @reduce_nansum(%a30) {axes = [1], keep = true} : (tensor<5x4xf32>) -> tensor<5x1xf32>
  %r31 = tdl.apply @reduce_nansum(%a31) {axes = [2, 0], keep = false} : (tensor<2x3x5xf32>) -> tensor<3xf32>
  %r32 = tdl.apply @reduce_nansum(%a32) {axes = [-2], keep = true} : (tensor<2x3x5xf32>) -> tensor<2x1x5xf32>
  %r33 = tdl.apply @reduce_nansum(%a33) {axes = [0, 1, 2], keep = false} : (tensor<3x2x4xf32>) -> tensor<f32>
  %r34 = tdl.apply @reduce_nanprod(%a34) {axes = [0], keep = false} : (tensor<7xf32>) -> tensor<f32>
  %r35 = tdl.apply @reduce_nanprod(%a35) {axes = [1], keep = true} : (tensor<5x4xf32>) -> tensor<5x1xf32>
  %r36 = tdl.apply @reduce_nanprod(%a36) {axes = [2, 0], keep = false} : (tensor<2x3x5xf32>) -> tensor<3xf32>
  %r37 = tdl.apply @reduce_nanprod(%a37) {axes = [-2], keep = true} : (tensor<2x3x5xf32>) -> tensor<2x1x5xf32>
  %r38 = tdl.apply @reduce_nanprod(%a38) {axes = [0, 1, 2], keep = false} : (tensor<3x2x4xf32>) -> tensor<f32>
  %r39 = tdl.apply @reduce_norm(%a39) {axes = [0], keep = false} : (tensor<7xf32>) -> tensor<f32>
  %r40 = tdl.apply @reduce_norm(%a40) {axes = [1], keep = true} : (tensor<5x4xf32>) -> tensor<5x1xf32>
  %r41 = tdl.apply @reduce_norm(%a41) {axes = [2, 0], keep = false} : (tensor<2x3x5xf32>) -> tensor<3xf32>
  %r42 = tdl.apply @reduce_norm(%a42) {axes = [-2], keep = true} : (tensor<2x3x5xf32>) -> tensor<2x1x5xf32>
  %r43 = tdl.apply @reduce_norm(%a43) {axes = [0, 1, 2], keep = false} : (tensor<3x2x4xf32>) -> tensor<f32>
  %r44 = tdl.apply @argmax(%a44) {axis = 0, keep = false} : (tensor<7xf32>) -> tensor<i32>
  %r45 = tdl.apply @argmax(%a45) {axis = -1, keep = true} : (tensor<5x6xf32>) -> tensor<5x1xi32>
  %r46 = tdl.apply @argmax(%a46) {axis = 1, keep = false} : (tensor<2x4x5xf32>) -> tensor<2x5xi32>
  %r47 = tdl.apply @argmin(%a47) {axis = 0, keep = false} : (tensor<7xf32>) -> tensor<i32>
  %r48 = tdl.apply @argmin(%a48) {axis = -1, keep = true} : (tensor<5x6xf32>) -> tensor<5x1xi32>
  %r49 = tdl.apply @argmin(%a49) {axis = 1, keep = false} : (tensor<2x4x5xf32>) -> tensor<2x5xi32>
  %r50 = tdl.apply @softmax(%a50) {axis = -1, temperature = 1.0 : f64} : (tensor<7xf32>) -> tensor<7xf32>
  %r51 = tdl.apply @log_softmax(%a51) {axis = -1, temperature = 1.0 : f64} : (tensor<7xf32>) -> tensor<7xf32>
  %r52 = tdl.apply @softmax(%a52) {axis = -1, temperature = 2.5 : f64} : (tensor<7xf32>) -> tensor<7xf32>
  %r53 = tdl.apply @log_softmax(%a53) {axis = -1, temperature = 2.5 : f64} : (tensor<7xf32>) -> tensor<7xf32>
  %r54 = tdl.apply @softmax(%a54) {axis = 0, temperature = 1.0 : f64} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r55 = tdl.apply @log_softmax(%a55) {axis = 0, temperature = 1.0 : f64} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r56 = tdl.apply @softmax(%a56) {axis = 0, temperature = 2.5 : f64} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r57 = tdl.apply @log_softmax(%a57) {axis = 0, temperature = 2.5 : f64} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r58 = tdl.apply @softmax(%a58) {axis = 1, temperature = 1.0 : f64} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r59 = tdl.apply @log_softmax(%a59) {axis = 1, temperature = 1.0 : f64} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r60 = tdl.apply @softmax(%a60) {axis = 1, temperature = 2.5 : f64} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r61 = tdl.apply @log_softmax(%a61) {axis = 1, temperature = 2.5 : f64} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r62 = tdl.apply @norm(%a62) {} : (tensor<7xf32>) -> tensor<f32>
  %r63 = tdl.apply @sum_all(%a63) {} : (tensor<7xf32>) -> tensor<f32>
  %r64 = tdl.apply @log_sum_exp(%a64) {} : (tensor<7xf32>) -> tensor<f32>
  %r65 = tdl.apply @row_sum(%a65) {} : (tensor<7xf32>) -> tensor<f32>
  %r66 = tdl.apply @column_sum(%a66) {} : (tensor<7xf32>) -> tensor<f32>
  %r67 = tdl.apply @row_mean(%a67) {} : (tensor<7xf32>) -> tensor<f32>
  %r68 = tdl.apply @row_max(%a68) {} : (tensor<7xf32>) -> tensor<f32>
  %r69 = tdl.apply @row_min(%a69) {} : (tensor<7xf32>) -> tensor<f32>
  %r70 = tdl.apply @row_product(%a70) {} : (tensor<7xf32>) -> tensor<f32>
  %r71 = tdl.apply @norm(%a71) {} : (tensor<5x4xf32>) -> tensor<f32>
  %r72 = tdl.apply @sum_all(%a72) {} : (tensor<5x4xf32>) -> tensor<f32>
  %r73 = tdl.apply @log_sum_exp(%a73) {} : (tensor<5x4xf32>) -> tensor<5xf32>
  %r74 = tdl.apply @row_sum(%a74) {} : (tensor<5x4xf32>) -> tensor<5xf32>
  %r75 = tdl.apply @column_sum(%a75) {} : (tensor<5x4xf32>) -> tensor<4xf32>
  %r76 = tdl.apply @row_mean(%a76) {} : (tensor<5x4xf32>) -> tensor<5xf32>
  %r77 = tdl.apply @row_max(%a77) {} : (tensor<5x4xf32>) -> tensor<5xf32>
  %r78 = tdl.apply @row_min(%a78) {} : (tensor<5x4xf32>) -> tensor<5xf32>
  %r79 = tdl.apply @row_product(%a79) {} : (tensor<5x4xf32>) -> tensor<5xf32>
  %r80 = tdl.apply @norm(%a80) {} : (tensor<2x3x5xf32>) -> tensor<f32>
  %r81 = tdl.apply @sum_all(%a81) {} : (tensor<2x3x5xf32>) -> tensor<f32>
  %r82 = tdl.apply @log_sum_exp(%a82) {} : (tensor<2x3x5xf32>) -> tensor<2x3xf32>
  %r83 = tdl.apply @row_sum(%a83) {} : (tensor<2x3x5xf32>) -> tensor<2x3xf32>
  %r84 = tdl.apply @column_sum(%a84) {} : (tensor<2x3x5xf32>) -> tensor<3x5xf32>
  %r85 = tdl.apply @row_mean(%a85) {} : (tensor<2x3x5xf32>) -> tensor<2x3xf32>
  %r86 = tdl.apply @row_max(%a86) {} : (tensor<2x3x5xf32>) -> tensor<2x3xf32>
  %r87 = tdl.apply @row_min(%a87) {} : (tensor<2x3x5xf32>) -> tensor<2x3xf32>
  %r88 = tdl.apply @row_product(%a88) {} : (tensor<2x3x5xf32>) -> tensor<2x3xf32>
  %r89 = tdl.apply @softmax_cross_entropy(%a89, %a90) {} : (tensor<5x4xf32>, tensor<5xi32>) -> tensor<1xf32>
  %r90 = tdl.apply @softmax_cross_entropy(%a91, %a92) {} : (tensor<3x7xf32>, tensor<3xi32>) -> tensor<1xf32>
  %r91 = tdl.apply @softmax_cross_entropy(%a93, %a94) {} : (tensor<1x6xf32>, tensor<1xi32>) -> tensor<1xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88, %r89, %r90, %r91 : tensor<f32>, tensor<5x1xf32>, tensor<3xf32>, tensor<2x1x5xf32>, tensor<f32>, tensor<3xi32>, tensor<f32>, tensor<5x1xf32>, tensor<3xf32>, tensor<2x1x5xf32>, tensor<f32>, tensor<f32>, tensor<5x1xf32>, tensor<3xf32>, tensor<2x1x5xf32>, tensor<f32>, tensor<3xi32>, tensor<f32>, tensor<5x1xf32>, tensor<3xf32>, tensor<2x1x5xf32>, tensor<f32>, tensor<3xi32>, tensor<f32>, tensor<5x1xf32>, tensor<3xf32>, tensor<2x1x5xf32>, tensor<f32>, tensor<3xi32>, tensor<f32>, tensor<5x1xf32>, tensor<3xf32>, tensor<2x1x5xf32>, tensor<f32>, tensor<f32>, tensor<5x1xf32>, tensor<3xf32>, tensor<2x1x5xf32>, tensor<f32>, tensor<f32>, tensor<5x1xf32>, tensor<3xf32>, tensor<2x1x5xf32>, tensor<f32>, tensor<i32>, tensor<5x1xi32>, tensor<2x5xi32>, tensor<i32>, tensor<5x1xi32>, tensor<2x5xi32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<4xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x5xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
}
