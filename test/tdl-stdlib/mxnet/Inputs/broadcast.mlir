func.func @main(%a0: tensor<5x4xf32>, %a1: tensor<5x1xf32>, %a2: tensor<5x4xf32>, %a3: tensor<5x1xf32>, %a4: tensor<5x4xf32>, %a5: tensor<5x1xf32>, %a6: tensor<5x4xf32>, %a7: tensor<5x1xf32>, %a8: tensor<5x4xf32>, %a9: tensor<5x1xf32>, %a10: tensor<5x4xf32>, %a11: tensor<5x1xf32>, %a12: tensor<5x4xf32>, %a13: tensor<5x1xf32>, %a14: tensor<5x4xf32>, %a15: tensor<5x1xf32>, %a16: tensor<5x4xf32>, %a17: tensor<5x1xf32>, %a18: tensor<5x4xf32>, %a19: tensor<5x1xf32>, %a20: tensor<5x4xf32>, %a21: tensor<5x1xf32>, %a22: tensor<5x4xf32>, %a23: tensor<5x1xf32>, %a24: tensor<5x4xf32>, %a25: tensor<5x1xf32>, %a26: tensor<5x4xf32>, %a27: tensor<5x1xf32>, %a28: tensor<5x4xf32>, %a29: tensor<5x1xf32>, %a30: tensor<5x4xi32>, %a31: tensor<5x1xi32>, %a32: tensor<1x4xf32>, %a33: tensor<5x1xf32>, %a34: tensor<1x4xf32>, %a35: tensor<5x1xf32>, %a36: tensor<1x4xf32>, %a37: tensor<5x1xf32>, %a38: tensor<1x4xf32>, %a39: tensor<5x1xf32>, %a40: tensor<1x4xf32>, %a41: tensor<5x1xf32>, %a42: tensor<1x4xf32>, %a43: tensor<5x1xf32>, %a44: tensor<1x4xf32>, %a45: tensor<5x1xf32>, %a46: tensor<1x4xf32>, %a47: tensor<5x1xf32>, %a48: tensor<1x4xf32>, %a49: tensor<5x1xf32>, %a50: tensor<1x4xf32>, %a51: tensor<5x1xf32>, %a52: tensor<1x4xf32>, %a53: tensor<5x1xf32>, %a54: tensor<1x4xf32>, %a55: tensor<5x1xf32>, %a56: tensor<1x4xf32>, %a57: tensor<5x1xf32>, %a58: tensor<1x4xf32>, %a59: tensor<5x1xf32>, %a60: tensor<1x4xf32>, %a61: tensor<5x1xf32>, %a62: tensor<1x4xi32>, %a63: tensor<5x1xi32>, %a64: tensor<2x3x4xf32>, %a65: tensor<1x3x1xf32>, %a66: tensor<2x3x4xf32>, %a67: tensor<1x3x1xf32>, %a68: tensor<2x3x4xf32>, %a69: tensor<1x3x1xf32>, %a70: tensor<2x3x4xf32>, %a71: tensor<1x3x1xf32>, %a72: tensor<2x3x4xf32>, %a73: tensor<1x3x1xf32>, %a74: tensor<2x3x4xf32>, %a75: tensor<1x3x1xf32>, %a76: tensor<2x3x4xf32>, %a77: tensor<1x3x1xf32>, %a78: tensor<2x3x4xf32>, %a79: tensor<1x3x1xf32>, %a80: tensor<2x3x4xf32>, %a81: tensor<1x3x1xf32>, %a82: tensor<2x3x4xf32>, %a83: tensor<1x3x1xf32>, %a84: tensor<2x3x4xf32>, %a85: tensor<1x3x1xf32>, %a86: tensor<2x3x4xf32>, %a87: tensor<1x3x1xf32>, %a88: tensor<2x3x4xf32>, %a89: tensor<1x3x1xf32>, %a90: tensor<2x3x4xf32>, %a91: tensor<1x3x1xf32>, %a92: tensor<2x3x4xf32>, %a93: tensor<1x3x1xf32>, %a94: tensor<2x3x4xi32>, %a95: tensor<1x3x1xi32>, %a96: tensor<6xf32>, %a97: tensor<6xf32>, %a98: tensor<6xf32>, %a99: tensor<6xf32>, %a100: tensor<6xf32>, %a101: tensor<6xf32>, %a102: tensor<6xf32>, %a103: tensor<6xf32>, %a104: tensor<6xf32>, %a105: tensor<6xf32>, %a106: tensor<6xf32>, %a107: tensor<6xf32>, %a108: tensor<6xf32>, %a109: tensor<6xf32>, %a110: tensor<6xf32>, %a111: tensor<6xf32>, %a112: tensor<6xf32>, %a113: tensor<6xf32>, %a114: tensor<6xf32>, %a115: tensor<6xf32>, %a116: tensor<6xf32>, %a117: tensor<6xf32>, %a118: tensor<6xf32>, %a119: tensor<6xf32>, %a120: tensor<6xf32>, %a121: tensor<6xf32>, %a122: tensor<6xf32>, %a123: tensor<6xf32>, %a124: tensor<6xf32>, %a125: tensor<6xf32>, %a126: tensor<6xi32>, %a127: tensor<6xi32>, %a128: tensor<1x1xf32>, %a129: tensor<3x2xf32>, %a130: tensor<1x1xf32>, %a131: tensor<3x2xf32>, %a132: tensor<1x1xf32>, %a133: tensor<3x2xf32>, %a134: tensor<1x1xf32>, %a135: tensor<3x2xf32>, %a136: tensor<1x1xf32>, %a137: tensor<3x2xf32>, %a138: tensor<1x1xf32>, %a139: tensor<3x2xf32>, %a140: tensor<1x1xf32>, %a141: tensor<3x2xf32>, %a142: tensor<1x1xf32>, %a143: tensor<3x2xf32>, %a144: tensor<1x1xf32>, %a145: tensor<3x2xf32>, %a146: tensor<1x1xf32>, %a147: tensor<3x2xf32>, %a148: tensor<1x1xf32>, %a149: tensor<3x2xf32>, %a150: tensor<1x1xf32>, %a151: tensor<3x2xf32>, %a152: tensor<1x1xf32>, %a153: tensor<3x2xf32>, %a154: tensor<1x1xf32>, %a155: tensor<3x2xf32>, %a156: tensor<1x1xf32>, %a157: tensor<3x2xf32>, %a158: tensor<1x1xi32>, %a159: tensor<3x2xi32>, %a160: tensor<5x1xf32>, %a161: tensor<1x4xf32>, %a162: tensor<1x3x1xf32>, %a163: tensor<5x1xf32>, %a164: tensor<1x3x1xf32>, %a165: tensor<1xf32>, %a166: tensor<5x4xf32>, %a167: tensor<4xf32>, %a168: tensor<5x4xf32>, %a169: tensor<4xf32>, %a170: tensor<2x3x4xf32>, %a171: tensor<4xf32>, %a172: tensor<2x3x4xf32>, %a173: tensor<3xf32>) -> (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xi32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xi32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xi32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xi32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xi32>, tensor<5x3xf32>, tensor<2x4xf32>, tensor<2x3x5xf32>, tensor<5x3xf32>, tensor<2x3x4xf32>, tensor<6xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) {
  %r0 = tdl.apply @broadcast_add(%a0, %a1) {} : (tensor<5x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r1 = tdl.apply @broadcast_subtract(%a2, %a3) {} : (tensor<5x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r2 = tdl.apply @broadcast_multiply(%a4, %a5) {} : (tensor<5x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r3 = tdl.apply @broadcast_divide(%a6, %a7) {} : (tensor<5x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r4 = tdl.apply @broadcast_maximum(%a8, %a9) {} : (tensor<5x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r5 = tdl.apply @broadcast_minimum(%a10, %a11) {} : (tensor<5x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r6 = tdl.apply @broadcast_hypot(%a12, %a13) {} : (tensor<5x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r7 = tdl.apply @broadcast_equal(%a14, %a15) {} : (tensor<5x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r8 = tdl.apply @broadcast_not_equal(%a16, %a17) {} : (tensor<5x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r9 = tdl.apply @broadcast_greater(%a18, %a19) {} : (tensor<5x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r10 = tdl.apply @broadcast_greater_equal(%a20, %a21) {} : (tensor<5x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r11 = tdl.apply @broadcast_lesser(%a22, %a23) {} : (tensor<5x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r12 = tdl.apply @broadcast_lesser_equal(%a24, %a25) {} : (tensor<5x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r13 = tdl.apply @broadcast_power(%a26, %a27) {} : (tensor<5x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r14 = tdl.apply @broadcast_modulus(%a28, %a29) {} : (tensor<5x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r15 = tdl.apply @broadcast_add(%a30, %a31) {} : (tensor<5x4xi32>, tensor<5x1xi32>) -> tensor<5x4xi32>
  %r16 = tdl.apply @broadcast_add(%a32, %a33) {} : (tensor<1x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r17 = tdl.apply @broadcast_subtract(%a34, %a35) {} : (tensor<1x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r18 = tdl.apply @broadcast_multiply(%a36, %a37) {} : (tensor<1x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r19 = tdl.apply @broadcast_divide(%a38, %a39) {} : (tensor<1x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r20 = tdl.apply @broadcast_maximum(%a40, %a41) {} : (tensor<1x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r21 = tdl.apply @broadcast_minimum(%a42, %a43) {} : (tensor<1x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r22 = tdl.apply @broadcast_hypot(%a44, %a45) {} : (tensor<1x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r23 = tdl.apply @broadcast_equal(%a46, %a47) {} : (tensor<1x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r24 = tdl.apply @broadcast_not_equal(%a48, %a49) {} : (tensor<1x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r25 = tdl.apply @broadcast_greater(%a50, %a51) {} : (tensor<1x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r26 = tdl.apply @broadcast_greater_equal(%a52, %a53) {} : (tensor<1x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r27 = tdl.apply @broadcast_lesser(%a54, %a55) {} : (tensor<1x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r28 = tdl.apply @broadcast_lesser_equal(%a56, %a57) {} : (tensor<1x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r29 = tdl.apply @broadcast_power(%a58, %a59) {} : (tensor<1x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r30 = tdl.apply @broadcast_modulus(%a60, %a61) {} : (tensor<1x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>
  %r31 = tdl.apply @broadcast_add(%a62, %a63) {} : (tensor<1x4xi32>, tensor<5x1xi32>) -> tensor<5x4xi32>
  %r32 = tdl.apply @broadcast_add(%a64, %a65) {} : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
  %r33 = tdl.apply @broadcast_subtract(%a66, %a67) {} : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
  %r34 = tdl.apply @broadcast_multiply(%a68, %a69) {} : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
  %r35 = tdl.apply @broadcast_divide(%a70, %a71) {} : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
  %r36 = tdl.apply @broadcast_maximum(%a72, %a73) {} : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
  %r37 = tdl.apply @broadcast_minimum(%a74, %a75) {} : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
  %r38 = tdl.apply @broadcast_hypot(%a76, %a77) {} : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
  %r39 = tdl.apply @broadcast_equal(%a78, %a79) {} : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
  %r40 = tdl.apply @broadcast_not_equal(%a80, %a81) {} : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
  %r41 = tdl.apply @broadcast_greater(%a82, %a83) {} : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
  %r42 = tdl.apply @broadcast_greater_equal(%a84, %a85) {} : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
  %r43 = tdl.apply @broadcast_lesser(%a86, %a87) {} : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
  %r44 = tdl.apply @broadcast_lesser_equal(%a88, %a89) {} : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
  %r45 = tdl.apply @broadcast_power(%a90, %a91) {} : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
  %r46 = tdl.apply @broadcast_modulus(%a92, %a93) {} : (tensor<2x3x4xf32>, tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
  %r47 = tdl.apply @broadcast_add(%a94, %a95) {} : (tensor<2x3x4xi32>, tensor<1x3x1xi32>) -> tensor<2x3x4xi32>
  %r48 = tdl.apply @broadcast_add(%a96, %a97) {} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %r49 = tdl.apply @broadcast_subtract(%a98, %a99) {} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %r50 = tdl.apply @broadcast_multiply(%a100, %a101) {} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %r51 = tdl.apply @broadcast_divide(%a102, %a103) {} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %r52 = tdl.apply @broadcast_maximum(%a104, %a105) {} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %r53 = tdl.apply @broadcast_minimum(%a106, %a107) {} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %r54 = tdl.apply @broadcast_hypot(%a108, %a109) {} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %r55 = tdl.apply @broadcast_equal(%a110, %a111) {} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %r56 = tdl.apply @broadcast_not_equal(%a112, %a113) {} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %r57 = tdl.apply @broadcast_greater(%a114, %a115) {} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %r58 = tdl.apply @broadcast_greater_equal(%a116, %a117) {} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %r59 = tdl.apply @broadcast_lesser(%a118, %a119) {} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %r60 = tdl.apply @broadcast_lesser_equal(%a120, %a121) {} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %r61 = tdl.apply @broadcast_power(%a122, %a123) {} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %r62 = tdl.apply @broadcast_modulus(%a124, %a125) {} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %r63 = tdl.apply @broadcast_add(%a126, %a127) {} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
  %r64 = tdl.apply @broadcast_add(%a128, %a129) {} : (tensor<1x1xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %r65 = tdl.apply @broadcast_subtract(%a130, %a131) {} : (tensor<1x1xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %r66 = tdl.apply @broadcast_multiply(%a132, %a133) {} : (tensor<1x1xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %r67 = tdl.apply @broadcast_divide(%a134, %a135) {} : (tensor<1x1xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %r68 = tdl.apply @broadcast_maximum(%a136, %a137) {} : (tensor<1x1xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %r69 = tdl.apply @broadcast_minimum(%a138, %a139) {} : (tensor<1x1xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %r70 = tdl.apply @broadcast_hypot(%a140, %a141) {} : (tensor<1x1xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %r71 = tdl.apply @broadcast_equal(%a142, %a143) {} : (tensor<1x1xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %r72 = tdl.apply @broadcast_not_equal(%a144, %a145) {} : (tensor<1x1xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %r73 = tdl.apply @broadcast_greater(%a146, %a147) {} : (tensor<1x1xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %r74 = tdl.apply @broadcast_greater_equal(%a148, %a149) {} : (tensor<1x1xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %r75 = tdl.apply @broadcast_lesser(%a150, %a151) {} : (tensor<1x1xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %r76 = tdl.apply @broadcast_lesser_equal(%a152, %a153) {} : (tensor<1x1xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %r77 = tdl.apply @broadcast_power(%a154, %a155) {} : (tensor<1x1xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %r78 = tdl.apply @broadcast_modulus(%a156, %a157) {} : (tensor<1x1xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %r79 = tdl.apply @broadcast_add(%a158, %a159) {} : (tensor<1x1xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
  %r80 = tdl.apply @broadcast_to(%a160) {shape = [0, 3]} : (tensor<5x1xf32>) -> tensor<5x3xf32>
  %r81 = tdl.apply @broadcast_to(%a161) {shape = [2, 4]} : (tensor<1x4xf32>) -> tensor<2x4xf32>
  %r82 = tdl.apply @broadcast_to(%a162) {shape = [2, 0, 5]} : (tensor<1x3x1xf32>) -> tensor<2x3x5xf32>
  %r83 = tdl.apply @broadcast_axis(%a163) {axes = [1], sizes = [3]} : (tensor<5x1xf32>) -> tensor<5x3xf32>
  %r84 = tdl.apply @broadcast_axis(%a164) {axes = [2, 0], sizes = [4, 2]} : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
  %r85 = tdl.apply @broadcast_axis(%a165) {axes = [-1], sizes = [6]} : (tensor<1xf32>) -> tensor<6xf32>
  %r86 = tdl.apply @bias_add(%a166, %a167) {} : (tensor<5x4xf32>, tensor<4xf32>) -> tensor<5x4xf32>
  %r87 = tdl.apply @bias_add_axis(%a168, %a169) {} : (tensor<5x4xf32>, tensor<4xf32>) -> tensor<5x4xf32>
  %r88 = tdl.apply @bias_add(%a170, %a171) {} : (tensor<2x3x4xf32>, tensor<4xf32>) -> tensor<2x3x4xf32>
  %r89 = tdl.apply @bias_add_axis(%a172, %a173) {} : (tensor<2x3x4xf32>, tensor<3xf32>) -> tensor<2x3x4xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88, %r89 : tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xi32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xi32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xi32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xi32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xi32>, tensor<5x3xf32>, tensor<2x4xf32>, tensor<2x3x5xf32>, tensor<5x3xf32>, tensor<2x3x4xf32>, tensor<6xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>
}
