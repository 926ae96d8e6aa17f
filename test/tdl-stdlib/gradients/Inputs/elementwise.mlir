func.func @main(%a0: tensor<3x5xf32>,
    %a1: tensor<3x5xf32>,
    %a2: tensor<3x5xf32>,
    %a3: tensor<3x5xf32>,
    %a4: tensor<3x5xf32>,
    %a5: tensor<3x5xf32>,
    %a6: tensor<3x5xf32>,
    %a7: tensor<3x5xf32>,
    %a8: tensor<3x5xf32>,
    %a9: tensor<3x5xf32>,
    %a10: tensor<3x5xf32>,
    %a11: tensor<3x5xf32>,
    %a12: tensor<3x5xf32>,
    %a13: tensor<3x5xf32>,
    %a14: tensor<3x5xf32>,
    %a15: tensor<3x5xf32>,
    %a16: tensor<3x5xf32>,
    %a17: tensor<3x5xf32>,
    %a18: tensor<3x5xf32>,
    %a19: tensor<3x5xf32>,
    %a20: tensor<3x5xf32>,
    %a21: tensor<3x5xf32>,
    %a22: tensor<3x5xf32>,
    %a23: tensor<3x5xf32>,
    %a24: tensor<3x5xf32>,
    %a25: tensor<3x5xf32>,
    %a26: tensor<3x5xf32>,
    %a27: tensor<3x5xf32>,
    %a28: tensor<3x5xf32>,
    %a29: tensor<3x5xf32>,
    %a30: tensor<3x5xf32>,
    %a31: tensor<3x5xf32>,
    %a32: tensor<3x5xf32>,
    %a33: tensor<3x5xf32>,
    %a34: tensor<3x5xf32>,
    %a35: tensor<3x5xf32>,
    %a36: tensor<3x5xf32>,
    %a37: tensor<3x5xf32>,
    %a38: tensor<3x5xf32>,
    %a39: tensor<3x5xf32>,
    %a40: tensor<3x5xf32>,
    %a41: tensor<3x5xf32>,
    %a42: tensor<3x5xf32>,
    %a43: tensor<3x5xf32>,
    %a44: tensor<3x5xf32>,
    %a45: tensor<3x5xf32>,
    %a46: tensor<3x5xf32>,
    %a47: tensor<3x5xf32>,
    %a48: tensor<3x5xf32>,
    %a49: tensor<3x5xf32>,
    %a50: tensor<3x5xf32>,
    %a51: tensor<3x5xf32>,
    %a52: tensor<3x5xf32>,
    %a53: tensor<3x5xf32>,
    %a54: tensor<3x5xf32>,
    %a55: tensor<3x5xf32>,
    %a56: tensor<3x5xf32>,
    %a57: tensor<3x5xf32>,
    %a58: tensor<3x5xf32>,
    %a59: tensor<3x5xf32>,
    %a60: tensor<3x5xf32>,
    %a61: tensor<3x5xf32>,
    %a62: tensor<3x5xf32>,
    %a63: tensor<3x5xf32>,
    %a64: tensor<3x5xf32>,
    %a65: tensor<3x5xf32>,
    %a66: tensor<3x5xf32>,
    %a67: tensor<3x5xf32>,
    %a68: tensor<3x5xf32>,
    %a69: tensor<3x5xf32>,
    %a70: tensor<3x5xf32>,
    %a71: tensor<3x5xf32>,
    %a72: tensor<3x5xf32>,
    %a73: tensor<3x5xf32>,
    %a74: tensor<3x5xf32>,
    %a75: tensor<3x5xf32>,
    %a76: tensor<3x5xf32>,
    %a77: tensor<3x5xf32>,
    %a78: tensor<11xf32>,
    %a79: tensor<11xf32>,
    %a80: tensor<11xf32>,
    %a81: tensor<11xf32>,
    %a82: tensor<11xf32>,
    %a83: tensor<11xf32>,
    %a84: tensor<11xf32>,
    %a85: tensor<11xf32>,
    %a86: tensor<11xf32>,
    %a87: tensor<11xf32>,
    %a88: tensor<11xf32>,
    %a89: tensor<11xf32>,
    %a90: tensor<11xf32>,
    %a91: tensor<11xf32>,
    %a92: tensor<3x5xf32>,
    %a93: tensor<3x5xf32>,
    %a94: tensor<3x5xf32>,
    %a95: tensor<3x5xf32>,
    %a96: tensor<3x5xf32>,
    %a97: tensor<3x5xf32>,
    %a98: tensor<3x5xf32>,
    %a99: tensor<3x5xf32>,
    %a100: tensor<3x5xf32>,
    %a101: tensor<3x5xf32>,
    %a102: tensor<3x5xf32>,
    %a103: tensor<3x5xf32>,
    %a104: tensor<3x5xf32>,
    %a105: tensor<3x5xf32>,
    %a106: tensor<3x5xf32>,
    %a107: tensor<3x5xf32>,
    %a108: tensor<3x5xf32>,
    %a109: tensor<3x5xf32>,
    %a110: tensor<3x5xf32>,
    %a111: tensor<3x5xf32>,
    %a112: tensor<3x5xf32>,
    %a113: tensor<3x5xf32>,
    %a114: tensor<3x5xf32>,
    %a115: tensor<3x5xf32>,
    %a116: tensor<3x5xf32>,
    %a117: tensor<3x5xf32>,
    %a118: tensor<3x5xf32>,
    %a119: tensor<4x6xf32>,
    %a120: tensor<4x6xf32>,
    %a121: tensor<4x6xf32>,
    %a122: tensor<4x6xf32>,
    %a123: tensor<4x6xf32>,
    %a124: tensor<4x6xf32>,
    %a125: tensor<3x5xf32>,
    %a126: tensor<3x5xf32>,
    %a127: tensor<3x5xf32>,
    %a128: tensor<3x5xf32>,
    %a129: tensor<3x5xf32>,
    %a130: tensor<3x5xf32>,
    %a131: tensor<0x3xf32>,
    %a132: tensor<0x3xf32>,
    %a133: tensor<0x3xf32>)
    -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<11xf32>, tensor<11xf32>, tensor<11xf32>, tensor<11xf32>, tensor<11xf32>, tensor<11xf32>, tensor<11xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<0x3xf32>, tensor<0x3xf32>) {
  %r0 = tdl.apply @gradient_of_negative(%a0, %a1) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r1 = tdl.apply @gradient_of_abs(%a2, %a3) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r2 = tdl.apply @gradient_of_square(%a4, %a5) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r3 = tdl.apply @gradient_of_exp(%a6, %a7) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r4 = tdl.apply @gradient_of_expm1(%a8, %a9) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r5 = tdl.apply @gradient_of_sin(%a10, %a11) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r6 = tdl.apply @gradient_of_cos(%a12, %a13) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r7 = tdl.apply @gradient_of_arctan(%a14, %a15) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r8 = tdl.apply @gradient_of_sinh(%a16, %a17) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r9 = tdl.apply @gradient_of_cosh(%a18, %a19) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r10 = tdl.apply @gradient_of_arcsinh(%a20, %a21) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r11 = tdl.apply @gradient_of_degrees(%a22, %a23) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r12 = tdl.apply @gradient_of_radians(%a24, %a25) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r13 = tdl.apply @gradient_of_floor(%a26, %a27) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r14 = tdl.apply @gradient_of_ceil(%a28, %a29) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r15 = tdl.apply @gradient_of_rint(%a30, %a31) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r16 = tdl.apply @gradient_of_reciprocal(%a32, %a33) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r17 = tdl.apply @gradient_of_sign(%a34, %a35) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r18 = tdl.apply @gradient_of_copy(%a36, %a37) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r19 = tdl.apply @gradient_of_zeros_like(%a38, %a39) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r20 = tdl.apply @gradient_of_trunc(%a40, %a41) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r21 = tdl.apply @gradient_of_sqrt(%a42, %a43) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r22 = tdl.apply @gradient_of_rsqrt(%a44, %a45) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r23 = tdl.apply @gradient_of_log(%a46, %a47) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r24 = tdl.apply @gradient_of_log10(%a48, %a49) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r25 = tdl.apply @gradient_of_log2(%a50, %a51) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r26 = tdl.apply @gradient_of_log1p(%a52, %a53) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r27 = tdl.apply @gradient_of_gammaln(%a54, %a55) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r28 = tdl.apply @gradient_of_tan(%a56, %a57) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r29 = tdl.apply @gradient_of_arcsin(%a58, %a59) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r30 = tdl.apply @gradient_of_arccos(%a60, %a61) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r31 = tdl.apply @gradient_of_arctanh(%a62, %a63) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r32 = tdl.apply @gradient_of_arccosh(%a64, %a65) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r33 = tdl.apply @gradient_of_relu(%a66, %a67) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r34 = tdl.apply @gradient_of_tanh(%a68, %a69) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r35 = tdl.apply @gradient_of_sigmoid(%a70, %a71) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r36 = tdl.apply @gradient_of_softplus(%a72, %a73) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r37 = tdl.apply @gradient_of_gelu(%a74, %a75) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r38 = tdl.apply @gradient_of_leaky_relu(%a76, %a77) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r39 = tdl.apply @gradient_of_tanh(%a78, %a79) {} : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
  %r40 = tdl.apply @gradient_of_sigmoid(%a80, %a81) {} : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
  %r41 = tdl.apply @gradient_of_softplus(%a82, %a83) {} : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
  %r42 = tdl.apply @gradient_of_gelu(%a84, %a85) {} : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
  %r43 = tdl.apply @gradient_of_activation(%a86, %a87) {act = "sigmoid"} : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
  %r44 = tdl.apply @gradient_of_activation(%a88, %a89) {act = "tanh"} : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
  %r45 = tdl.apply @gradient_of_activation(%a90, %a91) {act = "softrelu"} : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
  %r46 = tdl.apply @gradient_of_relu(%a92, %a93) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r47 = tdl.apply @gradient_of_clip(%a94, %a95) {low = -0.5 : f64, high = 0.7 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r48 = tdl.apply @gradient_of_abs(%a96, %a97) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r49, %r50 = tdl.apply @gradient_of_add(%a98, %a99, %a100) {} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>)
  %r51, %r52 = tdl.apply @gradient_of_subtract(%a101, %a102, %a103) {} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>)
  %r53, %r54 = tdl.apply @gradient_of_multiply(%a104, %a105, %a106) {} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>)
  %r55, %r56 = tdl.apply @gradient_of_maximum(%a107, %a108, %a109) {} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>)
  %r57, %r58 = tdl.apply @gradient_of_minimum(%a110, %a111, %a112) {} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>)
  %r59, %r60 = tdl.apply @gradient_of_hypot(%a113, %a114, %a115) {} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>)
  %r61, %r62 = tdl.apply @gradient_of_arctan2(%a116, %a117, %a118) {} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>)
  %r63, %r64 = tdl.apply @gradient_of_maximum(%a119, %a120, %a121) {} : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
  %r65, %r66 = tdl.apply @gradient_of_minimum(%a122, %a123, %a124) {} : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
  %r67, %r68 = tdl.apply @gradient_of_divide(%a125, %a126, %a127) {} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>)
  %r69, %r70 = tdl.apply @gradient_of_power(%a128, %a129, %a130) {} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>)
  %r71, %r72 = tdl.apply @gradient_of_multiply(%a131, %a132, %a133) {} : (tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x3xf32>) -> (tensor<0x3xf32>, tensor<0x3xf32>)
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72 : tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<11xf32>, tensor<11xf32>, tensor<11xf32>, tensor<11xf32>, tensor<11xf32>, tensor<11xf32>, tensor<11xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<0x3xf32>, tensor<0x3xf32>
}
