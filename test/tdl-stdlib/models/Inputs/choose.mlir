func.func @main(%a0: tensor<6xf32>,
    %a1: tensor<6xf32>,
    %a2: tensor<6xf32>,
    %a3: tensor<6xf32>,
    %a4: tensor<2xi32>,
    %a5: tensor<6xf32>,
    %a6: tensor<6xf32>,
    %a7: tensor<6xf32>,
    %a8: tensor<6xf32>,
    %a9: tensor<2xi32>,
    %a10: tensor<6xf32>,
    %a11: tensor<6xf32>,
    %a12: tensor<6xf32>,
    %a13: tensor<6xf32>,
    %a14: tensor<2xi32>,
    %a15: tensor<4x5xf32>,
    %a16: tensor<4x5xf32>,
    %a17: tensor<4x5xf32>,
    %a18: tensor<4x5xf32>,
    %a19: tensor<2x5xi32>,
    %a20: tensor<4x5xf32>,
    %a21: tensor<4x5xf32>,
    %a22: tensor<4x5xf32>,
    %a23: tensor<4x5xf32>,
    %a24: tensor<2x5xi32>,
    %a25: tensor<4x5xf32>,
    %a26: tensor<4x5xf32>,
    %a27: tensor<4x5xf32>,
    %a28: tensor<4x5xf32>,
    %a29: tensor<2x5xi32>,
    %a30: tensor<4x5xf32>,
    %a31: tensor<4x5xf32>,
    %a32: tensor<4x5xf32>,
    %a33: tensor<4x5xf32>,
    %a34: tensor<4x2xi32>,
    %a35: tensor<4x5xf32>,
    %a36: tensor<4x5xf32>,
    %a37: tensor<4x5xf32>,
    %a38: tensor<4x5xf32>,
    %a39: tensor<4x2xi32>,
    %a40: tensor<4x5xf32>,
    %a41: tensor<4x5xf32>,
    %a42: tensor<4x5xf32>,
    %a43: tensor<4x5xf32>,
    %a44: tensor<4x2xi32>,
    %a45: tensor<2x3x4xf32>,
    %a46: tensor<2x3x4xf32>,
    %a47: tensor<2x3x4xf32>,
    %a48: tensor<2x3x4xf32>,
    %a49: tensor<2x2x4xi32>,
    %a50: tensor<2x3x4xf32>,
    %a51: tensor<2x3x4xf32>,
    %a52: tensor<2x3x4xf32>,
    %a53: tensor<2x3x4xf32>,
    %a54: tensor<2x2x4xi32>,
    %a55: tensor<2x3x4xf32>,
    %a56: tensor<2x3x4xf32>,
    %a57: tensor<2x3x4xf32>,
    %a58: tensor<2x3x4xf32>,
    %a59: tensor<2x2x4xi32>,
    %a60: tensor<4x4xf32>,
    %a61: tensor<4x4xf32>,
    %a62: tensor<4x4xf32>,
    %a63: tensor<4x4xf32>,
    %a64: tensor<4x4xf32>,
    %a65: tensor<4x4xf32>,
    %a66: tensor<5x3xi32>,
    %a67: tensor<5x3xi32>,
    %a68: tensor<5x3xi32>,
    %a69: tensor<5x3xi32>,
    %a70: tensor<5x3xi32>,
    %a71: tensor<5x3xi32>,
    %a72: tensor<5x3xi32>,
    %a73: tensor<5x3xi32>,
    %a74: tensor<5x3xi32>,
    %a75: tensor<5x3xi32>,
    %a76: tensor<5x3xi64>,
    %a77: tensor<5x3xi64>,
    %a78: tensor<5x3xi64>,
    %a79: tensor<5x3xi64>,
    %a80: tensor<5x3xi64>,
    %a81: tensor<5x3xi64>,
    %a82: tensor<4x3xf32>,
    %a83: tensor<4x3xf32>,
    %a84: tensor<4x6xf32>,
    %a85: tensor<4x6xf32>,
    %a86: tensor<4x6xf32>,
    %a87: tensor<5xf32>,
    %a88: tensor<5xf32>,
    %a89: tensor<2xf32>,
    %a90: tensor<5xf32>,
    %a91: tensor<5xf32>,
    %a92: tensor<5xf32>,
    %a93: tensor<5xf32>,
    %a94: tensor<5xi1>,
    %a95: tensor<5xf32>,
    %a96: tensor<5xf32>,
    %a97: tensor<5xf32>,
    %a98: tensor<i32>,
    %a99: tensor<i32>,
    %a100: tensor<5xf32>,
    %a101: tensor<5xf32>,
    %a102: tensor<5xf32>,
    %a103: tensor<2xf32>,
    %a104: tensor<5xf32>,
    %a105: tensor<5xf32>,
    %a106: tensor<5xf32>,
    %a107: tensor<5xf32>,
    %a108: tensor<5xi1>,
    %a109: tensor<5xf32>,
    %a110: tensor<5xf32>,
    %a111: tensor<5xf32>,
    %a112: tensor<i32>,
    %a113: tensor<i32>,
    %a114: tensor<5xf32>,
    %a115: tensor<3x6xf32>,
    %a116: tensor<3x6xf32>,
    %a117: tensor<3x1xf32>,
    %a118: tensor<3x6xf32>,
    %a119: tensor<3x6xf32>,
    %a120: tensor<3x6xf32>,
    %a121: tensor<3x6xf32>,
    %a122: tensor<3x6xi1>,
    %a123: tensor<3x6xf32>,
    %a124: tensor<3x6xf32>,
    %a125: tensor<3x6xf32>,
    %a126: tensor<3xi32>,
    %a127: tensor<3xi32>,
    %a128: tensor<3x6xf32>,
    %a129: tensor<3x6xf32>,
    %a130: tensor<3x6xf32>,
    %a131: tensor<3x1xf32>,
    %a132: tensor<3x6xf32>,
    %a133: tensor<3x6xf32>,
    %a134: tensor<3x6xf32>,
    %a135: tensor<3x6xf32>,
    %a136: tensor<3x6xi1>,
    %a137: tensor<3x6xf32>,
    %a138: tensor<3x6xf32>,
    %a139: tensor<3x6xf32>,
    %a140: tensor<3xi32>,
    %a141: tensor<3xi32>,
    %a142: tensor<3x6xf32>,
    %a143: tensor<2x3x4xf32>,
    %a144: tensor<2x3x4xf32>,
    %a145: tensor<2x3x4xf32>,
    %a146: tensor<2x3x4xf32>,
    %a147: tensor<2x3x4xf32>,
    %a148: tensor<2x3x4xf32>,
    %a149: tensor<2x3x4xf32>,
    %a150: tensor<2x3x4xi1>,
    %a151: tensor<2x3x4xf32>,
    %a152: tensor<2x3x4xf32>,
    %a153: tensor<2x3x4xf32>,
    %a154: tensor<2x3xi32>,
    %a155: tensor<2x3xi32>,
    %a156: tensor<2x3x4xf32>,
    %a157: tensor<2x3x4xf32>,
    %a158: tensor<2x3x4xf32>,
    %a159: tensor<2x3x4xf32>,
    %a160: tensor<2x3x4xf32>,
    %a161: tensor<2x3x4xf32>,
    %a162: tensor<2x3x4xf32>,
    %a163: tensor<2x3x4xf32>,
    %a164: tensor<2x3x4xi1>,
    %a165: tensor<2x3x4xf32>,
    %a166: tensor<2x3x4xf32>,
    %a167: tensor<2x3x4xf32>,
    %a168: tensor<2x3xi32>,
    %a169: tensor<2x3xi32>,
    %a170: tensor<2x3x4xf32>)
    -> (tensor<i32>, tensor<i32>, tensor<f32>, tensor<i64>, tensor<2xf32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<i64>, tensor<2xf32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<i64>, tensor<2xf32>, tensor<5xi32>, tensor<5xi32>, tensor<5xf32>, tensor<5xi64>, tensor<2x5xf32>, tensor<5xi32>, tensor<5xi32>, tensor<5xf32>, tensor<5xi64>, tensor<2x5xf32>, tensor<5xi32>, tensor<5xi32>, tensor<5xf32>, tensor<5xi64>, tensor<2x5xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>, tensor<4xi64>, tensor<4x2xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>, tensor<4xi64>, tensor<4x2xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>, tensor<4xi64>, tensor<4x2xf32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xf32>, tensor<2x4xi64>, tensor<2x2x4xf32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xf32>, tensor<2x4xi64>, tensor<2x2x4xf32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xf32>, tensor<2x4xi64>, tensor<2x2x4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>, tensor<4xi64>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>, tensor<4xi64>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi64>, tensor<3xi32>, tensor<3xi32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi64>, tensor<5xi32>, tensor<5xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi64>, tensor<3xi64>, tensor<5xi32>, tensor<5xi32>, tensor<5xi64>, tensor<5xi64>, tensor<4xi32>, tensor<4xi32>, tensor<4x6xf32>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<2xf32>, tensor<2xi32>, tensor<5xf32>, tensor<5xi32>, tensor<5xf32>, tensor<5xi32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<4xf32>, tensor<i32>, tensor<2xf32>, tensor<2xi32>, tensor<5xf32>, tensor<5xi32>, tensor<5xf32>, tensor<5xi32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<4xf32>, tensor<i32>, tensor<3x1xf32>, tensor<3x1xi32>, tensor<3x6xf32>, tensor<3x6xi32>, tensor<3x6xf32>, tensor<3x6xi32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3xi32>, tensor<3x1xf32>, tensor<3x1xi32>, tensor<3x6xf32>, tensor<3x6xi32>, tensor<3x6xf32>, tensor<3x6xi32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3xi32>, tensor<2x3x4xf32>, tensor<2x3x4xi32>, tensor<2x3x4xf32>, tensor<2x3x4xi32>, tensor<2x3x4xf32>, tensor<2x3x4xi32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3xf32>, tensor<2x3x4xf32>, tensor<2x3xi32>, tensor<2x3x4xf32>, tensor<2x3x4xi32>, tensor<2x3x4xf32>, tensor<2x3x4xi32>, tensor<2x3x4xf32>, tensor<2x3x4xi32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3xf32>, tensor<2x3x4xf32>, tensor<2x3xi32>) {
  %r0 = tdl.apply @arg_max(%a0) {axis = 0} : (tensor<6xf32>) -> tensor<i32>
  %r1 = tdl.apply @arg_min(%a1) {axis = 0} : (tensor<6xf32>) -> tensor<i32>
  %r2, %r3 = tdl.apply @max_with_place(%a2) {axis = 0} : (tensor<6xf32>) -> (tensor<f32>, tensor<i64>)
  %r4 = tdl.apply @take_along(%a3, %a4) {axis = 0, count = 2} : (tensor<6xf32>, tensor<2xi32>) -> tensor<2xf32>
  %r5 = tdl.apply @arg_max(%a5) {axis = 0} : (tensor<6xf32>) -> tensor<i32>
  %r6 = tdl.apply @arg_min(%a6) {axis = 0} : (tensor<6xf32>) -> tensor<i32>
  %r7, %r8 = tdl.apply @max_with_place(%a7) {axis = 0} : (tensor<6xf32>) -> (tensor<f32>, tensor<i64>)
  %r9 = tdl.apply @take_along(%a8, %a9) {axis = 0, count = 2} : (tensor<6xf32>, tensor<2xi32>) -> tensor<2xf32>
  %r10 = tdl.apply @arg_max(%a10) {axis = 0} : (tensor<6xf32>) -> tensor<i32>
  %r11 = tdl.apply @arg_min(%a11) {axis = 0} : (tensor<6xf32>) -> tensor<i32>
  %r12, %r13 = tdl.apply @max_with_place(%a12) {axis = 0} : (tensor<6xf32>) -> (tensor<f32>, tensor<i64>)
  %r14 = tdl.apply @take_along(%a13, %a14) {axis = 0, count = 2} : (tensor<6xf32>, tensor<2xi32>) -> tensor<2xf32>
  %r15 = tdl.apply @arg_max(%a15) {axis = 0} : (tensor<4x5xf32>) -> tensor<5xi32>
  %r16 = tdl.apply @arg_min(%a16) {axis = 0} : (tensor<4x5xf32>) -> tensor<5xi32>
  %r17, %r18 = tdl.apply @max_with_place(%a17) {axis = 0} : (tensor<4x5xf32>) -> (tensor<5xf32>, tensor<5xi64>)
  %r19 = tdl.apply @take_along(%a18, %a19) {axis = 0, count = 2} : (tensor<4x5xf32>, tensor<2x5xi32>) -> tensor<2x5xf32>
  %r20 = tdl.apply @arg_max(%a20) {axis = 0} : (tensor<4x5xf32>) -> tensor<5xi32>
  %r21 = tdl.apply @arg_min(%a21) {axis = 0} : (tensor<4x5xf32>) -> tensor<5xi32>
  %r22, %r23 = tdl.apply @max_with_place(%a22) {axis = 0} : (tensor<4x5xf32>) -> (tensor<5xf32>, tensor<5xi64>)
  %r24 = tdl.apply @take_along(%a23, %a24) {axis = 0, count = 2} : (tensor<4x5xf32>, tensor<2x5xi32>) -> tensor<2x5xf32>
  %r25 = tdl.apply @arg_max(%a25) {axis = 0} : (tensor<4x5xf32>) -> tensor<5xi32>
  %r26 = tdl.apply @arg_min(%a26) {axis = 0} : (tensor<4x5xf32>) -> tensor<5xi32>
  %r27, %r28 = tdl.apply @max_with_place(%a27) {axis = 0} : (tensor<4x5xf32>) -> (tensor<5xf32>, tensor<5xi64>)
  %r29 = tdl.apply @take_along(%a28, %a29) {axis = 0, count = 2} : (tensor<4x5xf32>, tensor<2x5xi32>) -> tensor<2x5xf32>
  %r30 = tdl.apply @arg_max(%a30) {axis = -1} : (tensor<4x5xf32>) -> tensor<4xi32>
  %r31 = tdl.apply @arg_min(%a31) {axis = -1} : (tensor<4x5xf32>) -> tensor<4xi32>
  %r32, %r33 = tdl.apply @max_with_place(%a32) {axis = -1} : (tensor<4x5xf32>) -> (tensor<4xf32>, tensor<4xi64>)
  %r34 = tdl.apply @take_along(%a33, %a34) {axis = -1, count = 2} : (tensor<4x5xf32>, tensor<4x2xi32>) -> tensor<4x2xf32>
  %r35 = tdl.apply @arg_max(%a35) {axis = -1} : (tensor<4x5xf32>) -> tensor<4xi32>
  %r36 = tdl.apply @arg_min(%a36) {axis = -1} : (tensor<4x5xf32>) -> tensor<4xi32>
  %r37, %r38 = tdl.apply @max_with_place(%a37) {axis = -1} : (tensor<4x5xf32>) -> (tensor<4xf32>, tensor<4xi64>)
  %r39 = tdl.apply @take_along(%a38, %a39) {axis = -1, count = 2} : (tensor<4x5xf32>, tensor<4x2xi32>) -> tensor<4x2xf32>
  %r40 = tdl.apply @arg_max(%a40) {axis = -1} : (tensor<4x5xf32>) -> tensor<4xi32>
  %r41 = tdl.apply @arg_min(%a41) {axis = -1} : (tensor<4x5xf32>) -> tensor<4xi32>
  %r42, %r43 = tdl.apply @max_with_place(%a42) {axis = -1} : (tensor<4x5xf32>) -> (tensor<4xf32>, tensor<4xi64>)
  %r44 = tdl.apply @take_along(%a43, %a44) {axis = -1, count = 2} : (tensor<4x5xf32>, tensor<4x2xi32>) -> tensor<4x2xf32>
  %r45 = tdl.apply @arg_max(%a45) {axis = 1} : (tensor<2x3x4xf32>) -> tensor<2x4xi32>
  %r46 = tdl.apply @arg_min(%a46) {axis = 1} : (tensor<2x3x4xf32>) -> tensor<2x4xi32>
  %r47, %r48 = tdl.apply @max_with_place(%a47) {axis = 1} : (tensor<2x3x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xi64>)
  %r49 = tdl.apply @take_along(%a48, %a49) {axis = 1, count = 2} : (tensor<2x3x4xf32>, tensor<2x2x4xi32>) -> tensor<2x2x4xf32>
  %r50 = tdl.apply @arg_max(%a50) {axis = 1} : (tensor<2x3x4xf32>) -> tensor<2x4xi32>
  %r51 = tdl.apply @arg_min(%a51) {axis = 1} : (tensor<2x3x4xf32>) -> tensor<2x4xi32>
  %r52, %r53 = tdl.apply @max_with_place(%a52) {axis = 1} : (tensor<2x3x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xi64>)
  %r54 = tdl.apply @take_along(%a53, %a54) {axis = 1, count = 2} : (tensor<2x3x4xf32>, tensor<2x2x4xi32>) -> tensor<2x2x4xf32>
  %r55 = tdl.apply @arg_max(%a55) {axis = 1} : (tensor<2x3x4xf32>) -> tensor<2x4xi32>
  %r56 = tdl.apply @arg_min(%a56) {axis = 1} : (tensor<2x3x4xf32>) -> tensor<2x4xi32>
  %r57, %r58 = tdl.apply @max_with_place(%a57) {axis = 1} : (tensor<2x3x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xi64>)
  %r59 = tdl.apply @take_along(%a58, %a59) {axis = 1, count = 2} : (tensor<2x3x4xf32>, tensor<2x2x4xi32>) -> tensor<2x2x4xf32>
  %r60 = tdl.apply @arg_max(%a60) {axis = 0} : (tensor<4x4xf32>) -> tensor<4xi32>
  %r61 = tdl.apply @arg_min(%a61) {axis = 0} : (tensor<4x4xf32>) -> tensor<4xi32>
  %r62, %r63 = tdl.apply @max_with_place(%a62) {axis = 0} : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xi64>)
  %r64 = tdl.apply @arg_max(%a63) {axis = 1} : (tensor<4x4xf32>) -> tensor<4xi32>
  %r65 = tdl.apply @arg_min(%a64) {axis = 1} : (tensor<4x4xf32>) -> tensor<4xi32>
  %r66, %r67 = tdl.apply @max_with_place(%a65) {axis = 1} : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xi64>)
  %r68 = tdl.apply @arg_max(%a66) {axis = 0} : (tensor<5x3xi32>) -> tensor<3xi32>
  %r69 = tdl.apply @arg_min(%a67) {axis = 0} : (tensor<5x3xi32>) -> tensor<3xi32>
  %r70, %r71 = tdl.apply @max_with_place(%a68) {axis = 0} : (tensor<5x3xi32>) -> (tensor<3xi32>, tensor<3xi64>)
  %r72 = tdl.apply @argmax(%a69) {axis = 0} : (tensor<5x3xi32>) -> tensor<3xi32>
  %r73 = tdl.apply @argmin(%a70) {axis = 0} : (tensor<5x3xi32>) -> tensor<3xi32>
  %r74 = tdl.apply @arg_max(%a71) {axis = 1} : (tensor<5x3xi32>) -> tensor<5xi32>
  %r75 = tdl.apply @arg_min(%a72) {axis = 1} : (tensor<5x3xi32>) -> tensor<5xi32>
  %r76, %r77 = tdl.apply @max_with_place(%a73) {axis = 1} : (tensor<5x3xi32>) -> (tensor<5xi32>, tensor<5xi64>)
  %r78 = tdl.apply @argmax(%a74) {axis = 1} : (tensor<5x3xi32>) -> tensor<5xi32>
  %r79 = tdl.apply @argmin(%a75) {axis = 1} : (tensor<5x3xi32>) -> tensor<5xi32>
  %r80 = tdl.apply @arg_max(%a76) {axis = 0} : (tensor<5x3xi64>) -> tensor<3xi32>
  %r81 = tdl.apply @arg_min(%a77) {axis = 0} : (tensor<5x3xi64>) -> tensor<3xi32>
  %r82, %r83 = tdl.apply @max_with_place(%a78) {axis = 0} : (tensor<5x3xi64>) -> (tensor<3xi64>, tensor<3xi64>)
  %r84 = tdl.apply @arg_max(%a79) {axis = 1} : (tensor<5x3xi64>) -> tensor<5xi32>
  %r85 = tdl.apply @arg_min(%a80) {axis = 1} : (tensor<5x3xi64>) -> tensor<5xi32>
  %r86, %r87 = tdl.apply @max_with_place(%a81) {axis = 1} : (tensor<5x3xi64>) -> (tensor<5xi64>, tensor<5xi64>)
  %r88 = tdl.apply @argmax(%a82) {axis = 1} : (tensor<4x3xf32>) -> tensor<4xi32>
  %r89 = tdl.apply @argmin(%a83) {axis = 1} : (tensor<4x3xf32>) -> tensor<4xi32>
  %r90, %r91 = tdl.apply @sort_descending(%a84) {} : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xi32>)
  %r92 = tdl.apply @descending_ranks(%a85) {} : (tensor<4x6xf32>) -> tensor<4x6xi32>
  %r93 = tdl.apply @keep_top_k(%a86) {k = 3} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %r94, %r95 = tdl.apply @top_k(%a87) {k = 2} : (tensor<5xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  %r96 = tdl.apply @top_k_gradient(%a88, %a89) {k = 2} : (tensor<5xf32>, tensor<2xf32>) -> tensor<5xf32>
  %r97 = tdl.apply @descending_ranks(%a90) {} : (tensor<5xf32>) -> tensor<5xi32>
  %r98, %r99 = tdl.apply @sort_descending(%a91) {} : (tensor<5xf32>) -> (tensor<5xf32>, tensor<5xi32>)
  %r100 = tdl.apply @keep_top_k(%a92) {k = 2} : (tensor<5xf32>) -> tensor<5xf32>
  %r101 = tdl.apply @top_k_softmax(%a93) {k = 2} : (tensor<5xf32>) -> tensor<5xf32>
  %r102 = tdl.apply @where_else(%a94, %a95, %a96) {} : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %r103 = tdl.apply @pick_last(%a97, %a98) {} : (tensor<5xf32>, tensor<i32>) -> tensor<f32>
  %r104 = tdl.apply @one_hot_last(%a99) {size = 4} : (tensor<i32>) -> tensor<4xf32>
  %r105 = tdl.apply @count_nonzero(%a100) {} : (tensor<5xf32>) -> tensor<i32>
  %r106, %r107 = tdl.apply @top_k(%a101) {k = 2} : (tensor<5xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  %r108 = tdl.apply @top_k_gradient(%a102, %a103) {k = 2} : (tensor<5xf32>, tensor<2xf32>) -> tensor<5xf32>
  %r109 = tdl.apply @descending_ranks(%a104) {} : (tensor<5xf32>) -> tensor<5xi32>
  %r110, %r111 = tdl.apply @sort_descending(%a105) {} : (tensor<5xf32>) -> (tensor<5xf32>, tensor<5xi32>)
  %r112 = tdl.apply @keep_top_k(%a106) {k = 2} : (tensor<5xf32>) -> tensor<5xf32>
  %r113 = tdl.apply @top_k_softmax(%a107) {k = 2} : (tensor<5xf32>) -> tensor<5xf32>
  %r114 = tdl.apply @where_else(%a108, %a109, %a110) {} : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %r115 = tdl.apply @pick_last(%a111, %a112) {} : (tensor<5xf32>, tensor<i32>) -> tensor<f32>
  %r116 = tdl.apply @one_hot_last(%a113) {size = 4} : (tensor<i32>) -> tensor<4xf32>
  %r117 = tdl.apply @count_nonzero(%a114) {} : (tensor<5xf32>) -> tensor<i32>
  %r118, %r119 = tdl.apply @top_k(%a115) {k = 1} : (tensor<3x6xf32>) -> (tensor<3x1xf32>, tensor<3x1xi32>)
  %r120 = tdl.apply @top_k_gradient(%a116, %a117) {k = 1} : (tensor<3x6xf32>, tensor<3x1xf32>) -> tensor<3x6xf32>
  %r121 = tdl.apply @descending_ranks(%a118) {} : (tensor<3x6xf32>) -> tensor<3x6xi32>
  %r122, %r123 = tdl.apply @sort_descending(%a119) {} : (tensor<3x6xf32>) -> (tensor<3x6xf32>, tensor<3x6xi32>)
  %r124 = tdl.apply @keep_top_k(%a120) {k = 1} : (tensor<3x6xf32>) -> tensor<3x6xf32>
  %r125 = tdl.apply @top_k_softmax(%a121) {k = 1} : (tensor<3x6xf32>) -> tensor<3x6xf32>
  %r126 = tdl.apply @where_else(%a122, %a123, %a124) {} : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r127 = tdl.apply @pick_last(%a125, %a126) {} : (tensor<3x6xf32>, tensor<3xi32>) -> tensor<3xf32>
  %r128 = tdl.apply @one_hot_last(%a127) {size = 4} : (tensor<3xi32>) -> tensor<3x4xf32>
  %r129 = tdl.apply @count_nonzero(%a128) {} : (tensor<3x6xf32>) -> tensor<3xi32>
  %r130, %r131 = tdl.apply @top_k(%a129) {k = 1} : (tensor<3x6xf32>) -> (tensor<3x1xf32>, tensor<3x1xi32>)
  %r132 = tdl.apply @top_k_gradient(%a130, %a131) {k = 1} : (tensor<3x6xf32>, tensor<3x1xf32>) -> tensor<3x6xf32>
  %r133 = tdl.apply @descending_ranks(%a132) {} : (tensor<3x6xf32>) -> tensor<3x6xi32>
  %r134, %r135 = tdl.apply @sort_descending(%a133) {} : (tensor<3x6xf32>) -> (tensor<3x6xf32>, tensor<3x6xi32>)
  %r136 = tdl.apply @keep_top_k(%a134) {k = 1} : (tensor<3x6xf32>) -> tensor<3x6xf32>
  %r137 = tdl.apply @top_k_softmax(%a135) {k = 1} : (tensor<3x6xf32>) -> tensor<3x6xf32>
  %r138 = tdl.apply @where_else(%a136, %a137, %a138) {} : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r139 = tdl.apply @pick_last(%a139, %a140) {} : (tensor<3x6xf32>, tensor<3xi32>) -> tensor<3xf32>
  %r140 = tdl.apply @one_hot_last(%a141) {size = 4} : (tensor<3xi32>) -> tensor<3x4xf32>
  %r141 = tdl.apply @count_nonzero(%a142) {} : (tensor<3x6xf32>) -> tensor<3xi32>
  %r142, %r143 = tdl.apply @top_k(%a143) {k = 4} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xi32>)
  %r144 = tdl.apply @top_k_gradient(%a144, %a145) {k = 4} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r145 = tdl.apply @descending_ranks(%a146) {} : (tensor<2x3x4xf32>) -> tensor<2x3x4xi32>
  %r146, %r147 = tdl.apply @sort_descending(%a147) {} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xi32>)
  %r148 = tdl.apply @keep_top_k(%a148) {k = 4} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r149 = tdl.apply @top_k_softmax(%a149) {k = 4} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r150 = tdl.apply @where_else(%a150, %a151, %a152) {} : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r151 = tdl.apply @pick_last(%a153, %a154) {} : (tensor<2x3x4xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
  %r152 = tdl.apply @one_hot_last(%a155) {size = 4} : (tensor<2x3xi32>) -> tensor<2x3x4xf32>
  %r153 = tdl.apply @count_nonzero(%a156) {} : (tensor<2x3x4xf32>) -> tensor<2x3xi32>
  %r154, %r155 = tdl.apply @top_k(%a157) {k = 4} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xi32>)
  %r156 = tdl.apply @top_k_gradient(%a158, %a159) {k = 4} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r157 = tdl.apply @descending_ranks(%a160) {} : (tensor<2x3x4xf32>) -> tensor<2x3x4xi32>
  %r158, %r159 = tdl.apply @sort_descending(%a161) {} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xi32>)
  %r160 = tdl.apply @keep_top_k(%a162) {k = 4} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r161 = tdl.apply @top_k_softmax(%a163) {k = 4} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r162 = tdl.apply @where_else(%a164, %a165, %a166) {} : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r163 = tdl.apply @pick_last(%a167, %a168) {} : (tensor<2x3x4xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
  %r164 = tdl.apply @one_hot_last(%a169) {size = 4} : (tensor<2x3xi32>) -> tensor<2x3x4xf32>
  %r165 = tdl.apply @count_nonzero(%a170) {} : (tensor<2x3x4xf32>) -> tensor<2x3xi32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88, %r89, %r90, %r91, %r92, %r93, %r94, %r95, %r96, %r97, %r98, %r99, %r100, %r101, %r102, %r103, %r104, %r105, %r106, %r107, %r108, %r109, %r110, %r111, %r112, %r113, %r114, %r115, %r116, %r117, %r118, %r119, %r120, %r121, %r122, %r123, %r124, %r125, %r126, %r127, %r128, %r129, %r130, %r131, %r132, %r133, %r134, %r135, %r136, %r137, %r138, %r139, %r140, %r141, %r142, %r143, %r144, %r145, %r146, %r147, %r148, %r149, %r150, %r151, %r152, %r153, %r154, %r155, %r156, %r157, %r158, %r159, %r160, %r161, %r162, %r163, %r164, %r165 : tensor<i32>, tensor<i32>, tensor<f32>, tensor<i64>, tensor<2xf32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<i64>, tensor<2xf32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<i64>, tensor<2xf32>, tensor<5xi32>, tensor<5xi32>, tensor<5xf32>, tensor<5xi64>, tensor<2x5xf32>, tensor<5xi32>, tensor<5xi32>, tensor<5xf32>, tensor<5xi64>, tensor<2x5xf32>, tensor<5xi32>, tensor<5xi32>, tensor<5xf32>, tensor<5xi64>, tensor<2x5xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>, tensor<4xi64>, tensor<4x2xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>, tensor<4xi64>, tensor<4x2xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>, tensor<4xi64>, tensor<4x2xf32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xf32>, tensor<2x4xi64>, tensor<2x2x4xf32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xf32>, tensor<2x4xi64>, tensor<2x2x4xf32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xf32>, tensor<2x4xi64>, tensor<2x2x4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>, tensor<4xi64>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>, tensor<4xi64>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi64>, tensor<3xi32>, tensor<3xi32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi64>, tensor<5xi32>, tensor<5xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi64>, tensor<3xi64>, tensor<5xi32>, tensor<5xi32>, tensor<5xi64>, tensor<5xi64>, tensor<4xi32>, tensor<4xi32>, tensor<4x6xf32>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<2xf32>, tensor<2xi32>, tensor<5xf32>, tensor<5xi32>, tensor<5xf32>, tensor<5xi32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<4xf32>, tensor<i32>, tensor<2xf32>, tensor<2xi32>, tensor<5xf32>, tensor<5xi32>, tensor<5xf32>, tensor<5xi32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<4xf32>, tensor<i32>, tensor<3x1xf32>, tensor<3x1xi32>, tensor<3x6xf32>, tensor<3x6xi32>, tensor<3x6xf32>, tensor<3x6xi32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3xi32>, tensor<3x1xf32>, tensor<3x1xi32>, tensor<3x6xf32>, tensor<3x6xi32>, tensor<3x6xf32>, tensor<3x6xi32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3xi32>, tensor<2x3x4xf32>, tensor<2x3x4xi32>, tensor<2x3x4xf32>, tensor<2x3x4xi32>, tensor<2x3x4xf32>, tensor<2x3x4xi32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3xf32>, tensor<2x3x4xf32>, tensor<2x3xi32>, tensor<2x3x4xf32>, tensor<2x3x4xi32>, tensor<2x3x4xf32>, tensor<2x3x4xi32>, tensor<2x3x4xf32>, tensor<2x3x4xi32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3xf32>, tensor<2x3x4xf32>, tensor<2x3xi32>
}
