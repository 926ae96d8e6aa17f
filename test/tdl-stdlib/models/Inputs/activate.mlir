func.func @main(%a0: tensor<f32>,
    %a1: tensor<7xf32>,
    %a2: tensor<2x3x5xf32>,
    %a3: tensor<16xf32>,
    %a4: tensor<f32>,
    %a5: tensor<7xf32>,
    %a6: tensor<2x3x5xf32>,
    %a7: tensor<16xf32>,
    %a8: tensor<f32>,
    %a9: tensor<7xf32>,
    %a10: tensor<2x3x5xf32>,
    %a11: tensor<16xf32>,
    %a12: tensor<f32>,
    %a13: tensor<7xf32>,
    %a14: tensor<2x3x5xf32>,
    %a15: tensor<16xf32>,
    %a16: tensor<f32>,
    %a17: tensor<7xf32>,
    %a18: tensor<2x3x5xf32>,
    %a19: tensor<16xf32>,
    %a20: tensor<f32>,
    %a21: tensor<7xf32>,
    %a22: tensor<2x3x5xf32>,
    %a23: tensor<16xf32>,
    %a24: tensor<f32>,
    %a25: tensor<7xf32>,
    %a26: tensor<2x3x5xf32>,
    %a27: tensor<16xf32>,
    %a28: tensor<f32>,
    %a29: tensor<7xf32>,
    %a30: tensor<2x3x5xf32>,
    %a31: tensor<16xf32>,
    %a32: tensor<f32>,
    %a33: tensor<7xf32>,
    %a34: tensor<2x3x5xf32>,
    %a35: tensor<16xf32>,
    %a36: tensor<f32>,
    %a37: tensor<7xf32>,
    %a38: tensor<2x3x5xf32>,
    %a39: tensor<16xf32>,
    %a40: tensor<f32>,
    %a41: tensor<7xf32>,
    %a42: tensor<2x3x5xf32>,
    %a43: tensor<16xf32>,
    %a44: tensor<f32>,
    %a45: tensor<7xf32>,
    %a46: tensor<2x3x5xf32>,
    %a47: tensor<16xf32>,
    %a48: tensor<f32>,
    %a49: tensor<7xf32>,
    %a50: tensor<2x3x5xf32>,
    %a51: tensor<16xf32>,
    %a52: tensor<f32>,
    %a53: tensor<7xf32>,
    %a54: tensor<2x3x5xf32>,
    %a55: tensor<16xf32>,
    %a56: tensor<f32>,
    %a57: tensor<7xf32>,
    %a58: tensor<2x3x5xf32>,
    %a59: tensor<16xf32>,
    %a60: tensor<f32>,
    %a61: tensor<7xf32>,
    %a62: tensor<2x3x5xf32>,
    %a63: tensor<16xf32>,
    %a64: tensor<f32>,
    %a65: tensor<7xf32>,
    %a66: tensor<2x3x5xf32>,
    %a67: tensor<16xf32>,
    %a68: tensor<f32>,
    %a69: tensor<7xf32>,
    %a70: tensor<2x3x5xf32>,
    %a71: tensor<16xf32>,
    %a72: tensor<16xf32>,
    %a73: tensor<16xf32>,
    %a74: tensor<16xf32>,
    %a75: tensor<16xf32>,
    %a76: tensor<16xf32>,
    %a77: tensor<16xf32>,
    %a78: tensor<16xf32>,
    %a79: tensor<16xf32>,
    %a80: tensor<2x3xf32>,
    %a81: tensor<3xf32>,
    %a82: tensor<2x3x4xf32>,
    %a83: tensor<3xf32>,
    %a84: tensor<1x4x2x3xf32>,
    %a85: tensor<4xf32>,
    %a86: tensor<f32>,
    %a87: tensor<f32>,
    %a88: tensor<f32>,
    %a89: tensor<f32>,
    %a90: tensor<f32>,
    %a91: tensor<f32>,
    %a92: tensor<f32>,
    %a93: tensor<f32>,
    %a94: tensor<f32>,
    %a95: tensor<f32>,
    %a96: tensor<7xf32>,
    %a97: tensor<7xf32>,
    %a98: tensor<7xf32>,
    %a99: tensor<7xf32>,
    %a100: tensor<7xf32>,
    %a101: tensor<7xf32>,
    %a102: tensor<7xf32>,
    %a103: tensor<7xf32>,
    %a104: tensor<7xf32>,
    %a105: tensor<7xf32>,
    %a106: tensor<2x3x5xf32>,
    %a107: tensor<2x3x5xf32>,
    %a108: tensor<2x3x5xf32>,
    %a109: tensor<2x3x5xf32>,
    %a110: tensor<2x3x5xf32>,
    %a111: tensor<2x3x5xf32>,
    %a112: tensor<2x3x5xf32>,
    %a113: tensor<2x3x5xf32>,
    %a114: tensor<2x3x5xf32>,
    %a115: tensor<2x3x5xf32>,
    %a116: tensor<6xf32>,
    %a117: tensor<6xf32>,
    %a118: tensor<3x4xf32>,
    %a119: tensor<3x4xf32>,
    %a120: tensor<2x2x10xf32>,
    %a121: tensor<2x2x10xf32>)
    -> (tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x3xf32>, tensor<2x3x4xf32>, tensor<1x4x2x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<2x2x5xf32>, tensor<2x2x5xf32>) {
  %r0 = tdl.apply @exponential_relu(%a0) {} : (tensor<f32>) -> tensor<f32>
  %r1 = tdl.apply @exponential_relu(%a1) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r2 = tdl.apply @exponential_relu(%a2) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r3 = tdl.apply @exponential_relu(%a3) {} : (tensor<16xf32>) -> tensor<16xf32>
  %r4 = tdl.apply @continuous_relu(%a4) {} : (tensor<f32>) -> tensor<f32>
  %r5 = tdl.apply @continuous_relu(%a5) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r6 = tdl.apply @continuous_relu(%a6) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r7 = tdl.apply @continuous_relu(%a7) {} : (tensor<16xf32>) -> tensor<16xf32>
  %r8 = tdl.apply @scaled_relu(%a8) {} : (tensor<f32>) -> tensor<f32>
  %r9 = tdl.apply @scaled_relu(%a9) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r10 = tdl.apply @scaled_relu(%a10) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r11 = tdl.apply @scaled_relu(%a11) {} : (tensor<16xf32>) -> tensor<16xf32>
  %r12 = tdl.apply @relu6(%a12) {} : (tensor<f32>) -> tensor<f32>
  %r13 = tdl.apply @relu6(%a13) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r14 = tdl.apply @relu6(%a14) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r15 = tdl.apply @relu6(%a15) {} : (tensor<16xf32>) -> tensor<16xf32>
  %r16 = tdl.apply @squared_relu(%a16) {} : (tensor<f32>) -> tensor<f32>
  %r17 = tdl.apply @squared_relu(%a17) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r18 = tdl.apply @squared_relu(%a18) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r19 = tdl.apply @squared_relu(%a19) {} : (tensor<16xf32>) -> tensor<16xf32>
  %r20 = tdl.apply @gelu_tanh(%a20) {} : (tensor<f32>) -> tensor<f32>
  %r21 = tdl.apply @gelu_tanh(%a21) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r22 = tdl.apply @gelu_tanh(%a22) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r23 = tdl.apply @gelu_tanh(%a23) {} : (tensor<16xf32>) -> tensor<16xf32>
  %r24 = tdl.apply @gelu_sigmoid(%a24) {} : (tensor<f32>) -> tensor<f32>
  %r25 = tdl.apply @gelu_sigmoid(%a25) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r26 = tdl.apply @gelu_sigmoid(%a26) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r27 = tdl.apply @gelu_sigmoid(%a27) {} : (tensor<16xf32>) -> tensor<16xf32>
  %r28 = tdl.apply @silu(%a28) {} : (tensor<f32>) -> tensor<f32>
  %r29 = tdl.apply @silu(%a29) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r30 = tdl.apply @silu(%a30) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r31 = tdl.apply @silu(%a31) {} : (tensor<16xf32>) -> tensor<16xf32>
  %r32 = tdl.apply @log_sigmoid(%a32) {} : (tensor<f32>) -> tensor<f32>
  %r33 = tdl.apply @log_sigmoid(%a33) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r34 = tdl.apply @log_sigmoid(%a34) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r35 = tdl.apply @log_sigmoid(%a35) {} : (tensor<16xf32>) -> tensor<16xf32>
  %r36 = tdl.apply @mish(%a36) {} : (tensor<f32>) -> tensor<f32>
  %r37 = tdl.apply @mish(%a37) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r38 = tdl.apply @mish(%a38) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r39 = tdl.apply @mish(%a39) {} : (tensor<16xf32>) -> tensor<16xf32>
  %r40 = tdl.apply @soft_sign(%a40) {} : (tensor<f32>) -> tensor<f32>
  %r41 = tdl.apply @soft_sign(%a41) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r42 = tdl.apply @soft_sign(%a42) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r43 = tdl.apply @soft_sign(%a43) {} : (tensor<16xf32>) -> tensor<16xf32>
  %r44 = tdl.apply @squareplus(%a44) {} : (tensor<f32>) -> tensor<f32>
  %r45 = tdl.apply @squareplus(%a45) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r46 = tdl.apply @squareplus(%a46) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r47 = tdl.apply @squareplus(%a47) {} : (tensor<16xf32>) -> tensor<16xf32>
  %r48 = tdl.apply @hard_tanh(%a48) {} : (tensor<f32>) -> tensor<f32>
  %r49 = tdl.apply @hard_tanh(%a49) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r50 = tdl.apply @hard_tanh(%a50) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r51 = tdl.apply @hard_tanh(%a51) {} : (tensor<16xf32>) -> tensor<16xf32>
  %r52 = tdl.apply @hard_sigmoid(%a52) {} : (tensor<f32>) -> tensor<f32>
  %r53 = tdl.apply @hard_sigmoid(%a53) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r54 = tdl.apply @hard_sigmoid(%a54) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r55 = tdl.apply @hard_sigmoid(%a55) {} : (tensor<16xf32>) -> tensor<16xf32>
  %r56 = tdl.apply @hard_swish(%a56) {} : (tensor<f32>) -> tensor<f32>
  %r57 = tdl.apply @hard_swish(%a57) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r58 = tdl.apply @hard_swish(%a58) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r59 = tdl.apply @hard_swish(%a59) {} : (tensor<16xf32>) -> tensor<16xf32>
  %r60 = tdl.apply @hard_shrink(%a60) {} : (tensor<f32>) -> tensor<f32>
  %r61 = tdl.apply @hard_shrink(%a61) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r62 = tdl.apply @hard_shrink(%a62) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r63 = tdl.apply @hard_shrink(%a63) {} : (tensor<16xf32>) -> tensor<16xf32>
  %r64 = tdl.apply @soft_shrink(%a64) {} : (tensor<f32>) -> tensor<f32>
  %r65 = tdl.apply @soft_shrink(%a65) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r66 = tdl.apply @soft_shrink(%a66) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r67 = tdl.apply @soft_shrink(%a67) {} : (tensor<16xf32>) -> tensor<16xf32>
  %r68 = tdl.apply @soft_cap(%a68) {} : (tensor<f32>) -> tensor<f32>
  %r69 = tdl.apply @soft_cap(%a69) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r70 = tdl.apply @soft_cap(%a70) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r71 = tdl.apply @soft_cap(%a71) {} : (tensor<16xf32>) -> tensor<16xf32>
  %r72 = tdl.apply @exponential_relu(%a72) {alpha = 2.0 : f64} : (tensor<16xf32>) -> tensor<16xf32>
  %r73 = tdl.apply @continuous_relu(%a73) {alpha = 0.5 : f64} : (tensor<16xf32>) -> tensor<16xf32>
  %r74 = tdl.apply @silu(%a74) {beta = 0.5 : f64} : (tensor<16xf32>) -> tensor<16xf32>
  %r75 = tdl.apply @squareplus(%a75) {b = 1.0 : f64} : (tensor<16xf32>) -> tensor<16xf32>
  %r76 = tdl.apply @hard_tanh(%a76) {low = -0.5 : f64, high = 2.0 : f64} : (tensor<16xf32>) -> tensor<16xf32>
  %r77 = tdl.apply @soft_cap(%a77) {cap = 5.0 : f64} : (tensor<16xf32>) -> tensor<16xf32>
  %r78 = tdl.apply @hard_shrink(%a78) {bound = 2.0 : f64} : (tensor<16xf32>) -> tensor<16xf32>
  %r79 = tdl.apply @soft_shrink(%a79) {bound = 2.0 : f64} : (tensor<16xf32>) -> tensor<16xf32>
  %r80 = tdl.apply @parametric_relu(%a80, %a81) {} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %r81 = tdl.apply @parametric_relu(%a82, %a83) {} : (tensor<2x3x4xf32>, tensor<3xf32>) -> tensor<2x3x4xf32>
  %r82 = tdl.apply @parametric_relu(%a84, %a85) {} : (tensor<1x4x2x3xf32>, tensor<4xf32>) -> tensor<1x4x2x3xf32>
  %r83 = tdl.apply @gelu_gradient(%a86, %a87) {} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %r84 = tdl.apply @silu_gradient(%a88, %a89) {} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %r85 = tdl.apply @swiglu(%a90, %a91) {} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %r86 = tdl.apply @geglu(%a92, %a93) {} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %r87 = tdl.apply @reglu(%a94, %a95) {} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %r88 = tdl.apply @gelu_gradient(%a96, %a97) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r89 = tdl.apply @silu_gradient(%a98, %a99) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r90 = tdl.apply @swiglu(%a100, %a101) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r91 = tdl.apply @geglu(%a102, %a103) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r92 = tdl.apply @reglu(%a104, %a105) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r93 = tdl.apply @gelu_gradient(%a106, %a107) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r94 = tdl.apply @silu_gradient(%a108, %a109) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r95 = tdl.apply @swiglu(%a110, %a111) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r96 = tdl.apply @geglu(%a112, %a113) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r97 = tdl.apply @reglu(%a114, %a115) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r98 = tdl.apply @glu(%a116) {} : (tensor<6xf32>) -> tensor<3xf32>
  %r99 = tdl.apply @swiglu_halves(%a117) {} : (tensor<6xf32>) -> tensor<3xf32>
  %r100 = tdl.apply @glu(%a118) {} : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %r101 = tdl.apply @swiglu_halves(%a119) {} : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %r102 = tdl.apply @glu(%a120) {} : (tensor<2x2x10xf32>) -> tensor<2x2x5xf32>
  %r103 = tdl.apply @swiglu_halves(%a121) {} : (tensor<2x2x10xf32>) -> tensor<2x2x5xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88, %r89, %r90, %r91, %r92, %r93, %r94, %r95, %r96, %r97, %r98, %r99, %r100, %r101, %r102, %r103 : tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<f32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x3xf32>, tensor<2x3x4xf32>, tensor<1x4x2x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<2x2x5xf32>, tensor<2x2x5xf32>
}
