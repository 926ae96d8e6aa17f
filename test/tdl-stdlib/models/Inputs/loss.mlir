func.func @main(%a0: tensor<4xf32>,
    %a1: tensor<4xf32>,
    %a2: tensor<4xf32>,
    %a3: tensor<i32>,
    %a4: tensor<f32>,
    %a5: tensor<4xf32>,
    %a6: tensor<i32>,
    %a7: tensor<4xf32>,
    %a8: tensor<i32>,
    %a9: tensor<f32>,
    %a10: tensor<4xf32>,
    %a11: tensor<i32>,
    %a12: tensor<4xf32>,
    %a13: tensor<4xf32>,
    %a14: tensor<4xf32>,
    %a15: tensor<i32>,
    %a16: tensor<4xf32>,
    %a17: tensor<i32>,
    %a18: tensor<4xf32>,
    %a19: tensor<i32>,
    %a20: tensor<4xf32>,
    %a21: tensor<4xf32>,
    %a22: tensor<3x5xf32>,
    %a23: tensor<3x5xf32>,
    %a24: tensor<3x5xf32>,
    %a25: tensor<3xi32>,
    %a26: tensor<3xf32>,
    %a27: tensor<3x5xf32>,
    %a28: tensor<3xi32>,
    %a29: tensor<3x5xf32>,
    %a30: tensor<3xi32>,
    %a31: tensor<3xf32>,
    %a32: tensor<3x5xf32>,
    %a33: tensor<3xi32>,
    %a34: tensor<3x5xf32>,
    %a35: tensor<3x5xf32>,
    %a36: tensor<3x5xf32>,
    %a37: tensor<3xi32>,
    %a38: tensor<3x5xf32>,
    %a39: tensor<3xi32>,
    %a40: tensor<3x5xf32>,
    %a41: tensor<3xi32>,
    %a42: tensor<3x5xf32>,
    %a43: tensor<3x5xf32>,
    %a44: tensor<2x3x7xf32>,
    %a45: tensor<2x3x7xf32>,
    %a46: tensor<2x3x7xf32>,
    %a47: tensor<2x3xi32>,
    %a48: tensor<2x3xf32>,
    %a49: tensor<2x3x7xf32>,
    %a50: tensor<2x3xi32>,
    %a51: tensor<2x3x7xf32>,
    %a52: tensor<2x3xi32>,
    %a53: tensor<2x3xf32>,
    %a54: tensor<2x3x7xf32>,
    %a55: tensor<2x3xi32>,
    %a56: tensor<2x3x7xf32>,
    %a57: tensor<2x3x7xf32>,
    %a58: tensor<2x3x7xf32>,
    %a59: tensor<2x3xi32>,
    %a60: tensor<2x3x7xf32>,
    %a61: tensor<2x3xi32>,
    %a62: tensor<2x3x7xf32>,
    %a63: tensor<2x3xi32>,
    %a64: tensor<2x3x7xf32>,
    %a65: tensor<2x3x7xf32>,
    %a66: tensor<f32>,
    %a67: tensor<f32>,
    %a68: tensor<f32>,
    %a69: tensor<f32>,
    %a70: tensor<f32>,
    %a71: tensor<f32>,
    %a72: tensor<f32>,
    %a73: tensor<f32>,
    %a74: tensor<f32>,
    %a75: tensor<f32>,
    %a76: tensor<f32>,
    %a77: tensor<f32>,
    %a78: tensor<f32>,
    %a79: tensor<f32>,
    %a80: tensor<f32>,
    %a81: tensor<f32>,
    %a82: tensor<f32>,
    %a83: tensor<f32>,
    %a84: tensor<f32>,
    %a85: tensor<f32>,
    %a86: tensor<f32>,
    %a87: tensor<f32>,
    %a88: tensor<f32>,
    %a89: tensor<5xf32>,
    %a90: tensor<5xf32>,
    %a91: tensor<5xf32>,
    %a92: tensor<5xf32>,
    %a93: tensor<5xf32>,
    %a94: tensor<5xf32>,
    %a95: tensor<5xf32>,
    %a96: tensor<5xf32>,
    %a97: tensor<5xf32>,
    %a98: tensor<5xf32>,
    %a99: tensor<5xf32>,
    %a100: tensor<5xf32>,
    %a101: tensor<5xf32>,
    %a102: tensor<5xf32>,
    %a103: tensor<5xf32>,
    %a104: tensor<5xf32>,
    %a105: tensor<5xf32>,
    %a106: tensor<5xf32>,
    %a107: tensor<5xf32>,
    %a108: tensor<5xf32>,
    %a109: tensor<5xf32>,
    %a110: tensor<5xf32>,
    %a111: tensor<5xf32>,
    %a112: tensor<5xf32>,
    %a113: tensor<5xf32>,
    %a114: tensor<5xf32>,
    %a115: tensor<5xf32>,
    %a116: tensor<5xf32>,
    %a117: tensor<3x4xf32>,
    %a118: tensor<3x4xf32>,
    %a119: tensor<3x4xf32>,
    %a120: tensor<3x4xf32>,
    %a121: tensor<3x4xf32>,
    %a122: tensor<3x4xf32>,
    %a123: tensor<3x4xf32>,
    %a124: tensor<3x4xf32>,
    %a125: tensor<3x4xf32>,
    %a126: tensor<3x4xf32>,
    %a127: tensor<3x4xf32>,
    %a128: tensor<3x4xf32>,
    %a129: tensor<3x4xf32>,
    %a130: tensor<3x4xf32>,
    %a131: tensor<3x4xf32>,
    %a132: tensor<3x4xf32>,
    %a133: tensor<3x4xf32>,
    %a134: tensor<3x4xf32>,
    %a135: tensor<3x4xf32>,
    %a136: tensor<3x4xf32>,
    %a137: tensor<3x4xf32>,
    %a138: tensor<3x4xf32>,
    %a139: tensor<3x4xf32>,
    %a140: tensor<3x4xf32>,
    %a141: tensor<3x4xf32>,
    %a142: tensor<3x4xf32>,
    %a143: tensor<3x4xf32>,
    %a144: tensor<3x4xf32>,
    %a145: tensor<3x4xf32>,
    %a146: tensor<3x4xf32>,
    %a147: tensor<2x3x4xf32>,
    %a148: tensor<2x3x4xf32>,
    %a149: tensor<2x3x4xf32>,
    %a150: tensor<2x3x4xf32>,
    %a151: tensor<2x3x4xf32>,
    %a152: tensor<2x3x4xf32>,
    %a153: tensor<2x3x4xf32>,
    %a154: tensor<2x3x4xf32>,
    %a155: tensor<2x3x4xf32>,
    %a156: tensor<2x3x4xf32>,
    %a157: tensor<2x3x4xf32>,
    %a158: tensor<2x3x4xf32>,
    %a159: tensor<2x3x4xf32>,
    %a160: tensor<2x3x4xf32>,
    %a161: tensor<2x3x4xf32>,
    %a162: tensor<2x3x4xf32>,
    %a163: tensor<2x3x4xf32>,
    %a164: tensor<2x3x4xf32>,
    %a165: tensor<2x3x4xf32>,
    %a166: tensor<2x3x4xf32>,
    %a167: tensor<2x3x4xf32>,
    %a168: tensor<2x3x4xf32>,
    %a169: tensor<2x3x4xf32>,
    %a170: tensor<2x3x4xf32>,
    %a171: tensor<2x3x4xf32>,
    %a172: tensor<2x3x4xf32>,
    %a173: tensor<2x3x4xf32>,
    %a174: tensor<2x3x4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3x5xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x7xf32>, tensor<2x3x7xf32>, tensor<2x3xf32>, tensor<2x3x7xf32>, tensor<2x3xf32>, tensor<2x3x7xf32>, tensor<2x3xf32>, tensor<2x3x7xf32>, tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
  %r0 = tdl.apply @log_softmax_last(%a0) {} : (tensor<4xf32>) -> tensor<4xf32>
  %r1 = tdl.apply @softmax_output(%a1) {} : (tensor<4xf32>) -> tensor<4xf32>
  %r2 = tdl.apply @cross_entropy(%a2, %a3) {smoothing = 0.0 : f64} : (tensor<4xf32>, tensor<i32>) -> tensor<f32>
  %r3 = tdl.apply @cross_entropy_gradient(%a4, %a5, %a6) {smoothing = 0.0 : f64} : (tensor<f32>, tensor<4xf32>, tensor<i32>) -> tensor<4xf32>
  %r4 = tdl.apply @cross_entropy(%a7, %a8) {smoothing = 0.1 : f64} : (tensor<4xf32>, tensor<i32>) -> tensor<f32>
  %r5 = tdl.apply @cross_entropy_gradient(%a9, %a10, %a11) {smoothing = 0.1 : f64} : (tensor<f32>, tensor<4xf32>, tensor<i32>) -> tensor<4xf32>
  %r6 = tdl.apply @soft_cross_entropy(%a12, %a13) {} : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %r7 = tdl.apply @softmax_output_gradient(%a14, %a15) {scale = 0.5 : f64} : (tensor<4xf32>, tensor<i32>) -> tensor<4xf32>
  %r8 = tdl.apply @mean_cross_entropy(%a16, %a17) {} : (tensor<4xf32>, tensor<i32>) -> tensor<f32>
  %r9 = tdl.apply @negative_log_likelihood(%a18, %a19) {} : (tensor<4xf32>, tensor<i32>) -> tensor<f32>
  %r10 = tdl.apply @kl_divergence(%a20, %a21) {} : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %r11 = tdl.apply @log_softmax_last(%a22) {} : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %r12 = tdl.apply @softmax_output(%a23) {} : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %r13 = tdl.apply @cross_entropy(%a24, %a25) {smoothing = 0.0 : f64} : (tensor<3x5xf32>, tensor<3xi32>) -> tensor<3xf32>
  %r14 = tdl.apply @cross_entropy_gradient(%a26, %a27, %a28) {smoothing = 0.0 : f64} : (tensor<3xf32>, tensor<3x5xf32>, tensor<3xi32>) -> tensor<3x5xf32>
  %r15 = tdl.apply @cross_entropy(%a29, %a30) {smoothing = 0.1 : f64} : (tensor<3x5xf32>, tensor<3xi32>) -> tensor<3xf32>
  %r16 = tdl.apply @cross_entropy_gradient(%a31, %a32, %a33) {smoothing = 0.1 : f64} : (tensor<3xf32>, tensor<3x5xf32>, tensor<3xi32>) -> tensor<3x5xf32>
  %r17 = tdl.apply @soft_cross_entropy(%a34, %a35) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3xf32>
  %r18 = tdl.apply @softmax_output_gradient(%a36, %a37) {scale = 0.5 : f64} : (tensor<3x5xf32>, tensor<3xi32>) -> tensor<3x5xf32>
  %r19 = tdl.apply @mean_cross_entropy(%a38, %a39) {} : (tensor<3x5xf32>, tensor<3xi32>) -> tensor<f32>
  %r20 = tdl.apply @negative_log_likelihood(%a40, %a41) {} : (tensor<3x5xf32>, tensor<3xi32>) -> tensor<3xf32>
  %r21 = tdl.apply @kl_divergence(%a42, %a43) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3xf32>
  %r22 = tdl.apply @log_softmax_last(%a44) {} : (tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
  %r23 = tdl.apply @softmax_output(%a45) {} : (tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
  %r24 = tdl.apply @cross_entropy(%a46, %a47) {smoothing = 0.0 : f64} : (tensor<2x3x7xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
  %r25 = tdl.apply @cross_entropy_gradient(%a48, %a49, %a50) {smoothing = 0.0 : f64} : (tensor<2x3xf32>, tensor<2x3x7xf32>, tensor<2x3xi32>) -> tensor<2x3x7xf32>
  %r26 = tdl.apply @cross_entropy(%a51, %a52) {smoothing = 0.1 : f64} : (tensor<2x3x7xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
  %r27 = tdl.apply @cross_entropy_gradient(%a53, %a54, %a55) {smoothing = 0.1 : f64} : (tensor<2x3xf32>, tensor<2x3x7xf32>, tensor<2x3xi32>) -> tensor<2x3x7xf32>
  %r28 = tdl.apply @soft_cross_entropy(%a56, %a57) {} : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3xf32>
  %r29 = tdl.apply @softmax_output_gradient(%a58, %a59) {scale = 0.5 : f64} : (tensor<2x3x7xf32>, tensor<2x3xi32>) -> tensor<2x3x7xf32>
  %r30 = tdl.apply @mean_cross_entropy(%a60, %a61) {} : (tensor<2x3x7xf32>, tensor<2x3xi32>) -> tensor<f32>
  %r31 = tdl.apply @negative_log_likelihood(%a62, %a63) {} : (tensor<2x3x7xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
  %r32 = tdl.apply @kl_divergence(%a64, %a65) {} : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3xf32>
  %r33 = tdl.apply @mean_squared_error(%a66, %a67) {} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %r34 = tdl.apply @mean_absolute_error(%a68, %a69) {} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %r35 = tdl.apply @huber(%a70, %a71) {delta = 1.0 : f64} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %r36 = tdl.apply @smooth_l1_loss(%a72, %a73) {delta = 1.0 : f64} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %r37 = tdl.apply @huber(%a74, %a75) {delta = 0.5 : f64} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %r38 = tdl.apply @smooth_l1_loss(%a76, %a77) {delta = 0.5 : f64} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %r39 = tdl.apply @log_cosh(%a78, %a79) {} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %r40 = tdl.apply @hinge(%a80, %a81) {margin = 0.5 : f64} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %r41 = tdl.apply @binary_cross_entropy(%a82, %a83) {} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %r42 = tdl.apply @focal_loss(%a84, %a85) {} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %r43 = tdl.apply @logistic_output(%a86) {} : (tensor<f32>) -> tensor<f32>
  %r44 = tdl.apply @logistic_output_gradient(%a87, %a88) {} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %r45 = tdl.apply @mean_squared_error(%a89, %a90) {} : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
  %r46 = tdl.apply @mean_absolute_error(%a91, %a92) {} : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
  %r47 = tdl.apply @huber(%a93, %a94) {delta = 1.0 : f64} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %r48 = tdl.apply @smooth_l1_loss(%a95, %a96) {delta = 1.0 : f64} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %r49 = tdl.apply @huber(%a97, %a98) {delta = 0.5 : f64} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %r50 = tdl.apply @smooth_l1_loss(%a99, %a100) {delta = 0.5 : f64} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %r51 = tdl.apply @log_cosh(%a101, %a102) {} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %r52 = tdl.apply @hinge(%a103, %a104) {margin = 0.5 : f64} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %r53 = tdl.apply @binary_cross_entropy(%a105, %a106) {} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %r54 = tdl.apply @focal_loss(%a107, %a108) {} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %r55 = tdl.apply @logistic_output(%a109) {} : (tensor<5xf32>) -> tensor<5xf32>
  %r56 = tdl.apply @logistic_output_gradient(%a110, %a111) {} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %r57 = tdl.apply @cosine_similarity(%a112, %a113) {} : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
  %r58 = tdl.apply @triplet_loss(%a114, %a115, %a116) {} : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
  %r59 = tdl.apply @mean_squared_error(%a117, %a118) {} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  %r60 = tdl.apply @mean_absolute_error(%a119, %a120) {} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  %r61 = tdl.apply @huber(%a121, %a122) {delta = 1.0 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %r62 = tdl.apply @smooth_l1_loss(%a123, %a124) {delta = 1.0 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %r63 = tdl.apply @huber(%a125, %a126) {delta = 0.5 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %r64 = tdl.apply @smooth_l1_loss(%a127, %a128) {delta = 0.5 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %r65 = tdl.apply @log_cosh(%a129, %a130) {} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %r66 = tdl.apply @hinge(%a131, %a132) {margin = 0.5 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %r67 = tdl.apply @binary_cross_entropy(%a133, %a134) {} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %r68 = tdl.apply @focal_loss(%a135, %a136) {} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %r69 = tdl.apply @logistic_output(%a137) {} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r70 = tdl.apply @logistic_output_gradient(%a138, %a139) {} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %r71 = tdl.apply @cosine_similarity(%a140, %a141) {} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3xf32>
  %r72 = tdl.apply @triplet_loss(%a142, %a143, %a144) {} : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3xf32>
  %r73 = tdl.apply @info_nce(%a145, %a146) {temperature = 0.5 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3xf32>
  %r74 = tdl.apply @mean_squared_error(%a147, %a148) {} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<f32>
  %r75 = tdl.apply @mean_absolute_error(%a149, %a150) {} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<f32>
  %r76 = tdl.apply @huber(%a151, %a152) {delta = 1.0 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r77 = tdl.apply @smooth_l1_loss(%a153, %a154) {delta = 1.0 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r78 = tdl.apply @huber(%a155, %a156) {delta = 0.5 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r79 = tdl.apply @smooth_l1_loss(%a157, %a158) {delta = 0.5 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r80 = tdl.apply @log_cosh(%a159, %a160) {} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r81 = tdl.apply @hinge(%a161, %a162) {margin = 0.5 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r82 = tdl.apply @binary_cross_entropy(%a163, %a164) {} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r83 = tdl.apply @focal_loss(%a165, %a166) {} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r84 = tdl.apply @logistic_output(%a167) {} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r85 = tdl.apply @logistic_output_gradient(%a168, %a169) {} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r86 = tdl.apply @cosine_similarity(%a170, %a171) {} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3xf32>
  %r87 = tdl.apply @triplet_loss(%a172, %a173, %a174) {} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87 : tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3x5xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x7xf32>, tensor<2x3x7xf32>, tensor<2x3xf32>, tensor<2x3x7xf32>, tensor<2x3xf32>, tensor<2x3x7xf32>, tensor<2x3xf32>, tensor<2x3x7xf32>, tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>
}
