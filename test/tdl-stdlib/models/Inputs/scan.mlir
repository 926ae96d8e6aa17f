func.func @main(%a0: tensor<7xf32>,
    %a1: tensor<7xf32>,
    %a2: tensor<7xf32>,
    %a3: tensor<7xf32>,
    %a4: tensor<7xf32>,
    %a5: tensor<7xf32>,
    %a6: tensor<7xf32>,
    %a7: tensor<7xf32>,
    %a8: tensor<7xf32>,
    %a9: tensor<7xf32>,
    %a10: tensor<7xf32>,
    %a11: tensor<7xf32>,
    %a12: tensor<7xf32>,
    %a13: tensor<3x4xf32>,
    %a14: tensor<3x4xf32>,
    %a15: tensor<3x4xf32>,
    %a16: tensor<3x4xf32>,
    %a17: tensor<3x4xf32>,
    %a18: tensor<3x4xf32>,
    %a19: tensor<3x4xf32>,
    %a20: tensor<3x4xf32>,
    %a21: tensor<3x4xf32>,
    %a22: tensor<3x4xf32>,
    %a23: tensor<3x4xf32>,
    %a24: tensor<3x4xf32>,
    %a25: tensor<3x4xf32>,
    %a26: tensor<3x4xf32>,
    %a27: tensor<3x4xf32>,
    %a28: tensor<3x4xf32>,
    %a29: tensor<3x4xf32>,
    %a30: tensor<3x4xf32>,
    %a31: tensor<3x4xf32>,
    %a32: tensor<3x4xf32>,
    %a33: tensor<3x4xf32>,
    %a34: tensor<3x4xf32>,
    %a35: tensor<3x4xf32>,
    %a36: tensor<3x4xf32>,
    %a37: tensor<3x4xf32>,
    %a38: tensor<3x4xf32>,
    %a39: tensor<2x5x3xf32>,
    %a40: tensor<2x5x3xf32>,
    %a41: tensor<2x5x3xf32>,
    %a42: tensor<2x5x3xf32>,
    %a43: tensor<2x5x3xf32>,
    %a44: tensor<2x5x3xf32>,
    %a45: tensor<2x5x3xf32>,
    %a46: tensor<2x5x3xf32>,
    %a47: tensor<2x5x3xf32>,
    %a48: tensor<2x5x3xf32>,
    %a49: tensor<2x5x3xf32>,
    %a50: tensor<2x5x3xf32>,
    %a51: tensor<2x5x3xf32>,
    %a52: tensor<1xf32>,
    %a53: tensor<1xf32>,
    %a54: tensor<1xf32>,
    %a55: tensor<1xf32>,
    %a56: tensor<1xf32>,
    %a57: tensor<1xf32>,
    %a58: tensor<1xf32>,
    %a59: tensor<1xf32>,
    %a60: tensor<1xf32>,
    %a61: tensor<1xf32>,
    %a62: tensor<1xf32>,
    %a63: tensor<1xf32>,
    %a64: tensor<1xf32>,
    %a65: tensor<2x5xi32>,
    %a66: tensor<6xf32>,
    %a67: tensor<6xf32>,
    %a68: tensor<6xf32>,
    %a69: tensor<6xf32>,
    %a70: tensor<6xf32>,
    %a71: tensor<6xf32>,
    %a72: tensor<6xf32>,
    %a73: tensor<6xf32>,
    %a74: tensor<2x5xf32>,
    %a75: tensor<2x5xf32>,
    %a76: tensor<2x5xf32>,
    %a77: tensor<2x5xf32>,
    %a78: tensor<2x5xf32>,
    %a79: tensor<2x5xf32>,
    %a80: tensor<2x5xf32>,
    %a81: tensor<2x5xf32>,
    %a82: tensor<2x3x1xf32>,
    %a83: tensor<2x3x1xf32>,
    %a84: tensor<2x3x1xf32>,
    %a85: tensor<2x3x1xf32>,
    %a86: tensor<2x3x1xf32>,
    %a87: tensor<2x3x1xf32>,
    %a88: tensor<2x3x1xf32>,
    %a89: tensor<2x3x1xf32>,
    %a90: tensor<1x1x2xf32>,
    %a91: tensor<1x1x2xf32>,
    %a92: tensor<2x3xf32>,
    %a93: tensor<1x1x3xf32>,
    %a94: tensor<1x1x3xf32>,
    %a95: tensor<2xf32>,
    %a96: tensor<1x2x3xf32>,
    %a97: tensor<1x2xf32>,
    %a98: tensor<1x2xf32>,
    %a99: tensor<2x3xf32>,
    %a100: tensor<1x3xf32>,
    %a101: tensor<1x3xf32>,
    %a102: tensor<2xf32>,
    %a103: tensor<1x1x2x2xf32>,
    %a104: tensor<1x1x2xf32>,
    %a105: tensor<1x1x3xf32>,
    %a106: tensor<1x1x3xf32>,
    %a107: tensor<2x5x3xf32>,
    %a108: tensor<2x5x3xf32>,
    %a109: tensor<3x4xf32>,
    %a110: tensor<2x5x4xf32>,
    %a111: tensor<2x5x4xf32>,
    %a112: tensor<3xf32>,
    %a113: tensor<2x3x4xf32>,
    %a114: tensor<2x3xf32>,
    %a115: tensor<2x3xf32>,
    %a116: tensor<3x4xf32>,
    %a117: tensor<2x4xf32>,
    %a118: tensor<2x4xf32>,
    %a119: tensor<3xf32>,
    %a120: tensor<2x5x2x3xf32>,
    %a121: tensor<2x5x2xf32>,
    %a122: tensor<2x5x4xf32>,
    %a123: tensor<2x5x4xf32>,
    %a124: tensor<2x7x1xf32>,
    %a125: tensor<2x7x1xf32>,
    %a126: tensor<1x2xf32>,
    %a127: tensor<2x7x2xf32>,
    %a128: tensor<2x7x2xf32>,
    %a129: tensor<1xf32>,
    %a130: tensor<2x1x2xf32>,
    %a131: tensor<2x1xf32>,
    %a132: tensor<2x1xf32>,
    %a133: tensor<1x2xf32>,
    %a134: tensor<2x2xf32>,
    %a135: tensor<2x2xf32>,
    %a136: tensor<1xf32>,
    %a137: tensor<2x7x2x1xf32>,
    %a138: tensor<2x7x2xf32>,
    %a139: tensor<2x7x2xf32>,
    %a140: tensor<2x7x2xf32>)
    -> (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<2x5xi32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<1x1x2xf32>, tensor<1x2xf32>, tensor<1x2x3xf32>, tensor<1x1x2x2xf32>, tensor<2x5x3xf32>, tensor<2x3xf32>, tensor<2x3x4xf32>, tensor<2x5x2x3xf32>, tensor<2x7x1xf32>, tensor<2x1xf32>, tensor<2x1x2xf32>, tensor<2x7x2x1xf32>) {
  %r0 = tdl.apply @prefix_sum(%a0) {axis = -1} : (tensor<7xf32>) -> tensor<7xf32>
  %r1 = tdl.apply @prefix_sum(%a1) {axis = -1, backward = false, exclusive = false} : (tensor<7xf32>) -> tensor<7xf32>
  %r2 = tdl.apply @prefix_product(%a2) {axis = -1, backward = false, exclusive = false} : (tensor<7xf32>) -> tensor<7xf32>
  %r3 = tdl.apply @prefix_sum(%a3) {axis = -1, backward = false, exclusive = true} : (tensor<7xf32>) -> tensor<7xf32>
  %r4 = tdl.apply @prefix_product(%a4) {axis = -1, backward = false, exclusive = true} : (tensor<7xf32>) -> tensor<7xf32>
  %r5 = tdl.apply @prefix_max(%a5) {axis = -1, backward = false} : (tensor<7xf32>) -> tensor<7xf32>
  %r6 = tdl.apply @prefix_min(%a6) {axis = -1, backward = false} : (tensor<7xf32>) -> tensor<7xf32>
  %r7 = tdl.apply @prefix_sum(%a7) {axis = -1, backward = true, exclusive = false} : (tensor<7xf32>) -> tensor<7xf32>
  %r8 = tdl.apply @prefix_product(%a8) {axis = -1, backward = true, exclusive = false} : (tensor<7xf32>) -> tensor<7xf32>
  %r9 = tdl.apply @prefix_sum(%a9) {axis = -1, backward = true, exclusive = true} : (tensor<7xf32>) -> tensor<7xf32>
  %r10 = tdl.apply @prefix_product(%a10) {axis = -1, backward = true, exclusive = true} : (tensor<7xf32>) -> tensor<7xf32>
  %r11 = tdl.apply @prefix_max(%a11) {axis = -1, backward = true} : (tensor<7xf32>) -> tensor<7xf32>
  %r12 = tdl.apply @prefix_min(%a12) {axis = -1, backward = true} : (tensor<7xf32>) -> tensor<7xf32>
  %r13 = tdl.apply @prefix_sum(%a13) {axis = 0} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r14 = tdl.apply @prefix_sum(%a14) {axis = 0, backward = false, exclusive = false} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r15 = tdl.apply @prefix_product(%a15) {axis = 0, backward = false, exclusive = false} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r16 = tdl.apply @prefix_sum(%a16) {axis = 0, backward = false, exclusive = true} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r17 = tdl.apply @prefix_product(%a17) {axis = 0, backward = false, exclusive = true} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r18 = tdl.apply @prefix_max(%a18) {axis = 0, backward = false} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r19 = tdl.apply @prefix_min(%a19) {axis = 0, backward = false} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r20 = tdl.apply @prefix_sum(%a20) {axis = 0, backward = true, exclusive = false} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r21 = tdl.apply @prefix_product(%a21) {axis = 0, backward = true, exclusive = false} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r22 = tdl.apply @prefix_sum(%a22) {axis = 0, backward = true, exclusive = true} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r23 = tdl.apply @prefix_product(%a23) {axis = 0, backward = true, exclusive = true} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r24 = tdl.apply @prefix_max(%a24) {axis = 0, backward = true} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r25 = tdl.apply @prefix_min(%a25) {axis = 0, backward = true} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r26 = tdl.apply @prefix_sum(%a26) {axis = -1} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r27 = tdl.apply @prefix_sum(%a27) {axis = -1, backward = false, exclusive = false} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r28 = tdl.apply @prefix_product(%a28) {axis = -1, backward = false, exclusive = false} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r29 = tdl.apply @prefix_sum(%a29) {axis = -1, backward = false, exclusive = true} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r30 = tdl.apply @prefix_product(%a30) {axis = -1, backward = false, exclusive = true} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r31 = tdl.apply @prefix_max(%a31) {axis = -1, backward = false} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r32 = tdl.apply @prefix_min(%a32) {axis = -1, backward = false} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r33 = tdl.apply @prefix_sum(%a33) {axis = -1, backward = true, exclusive = false} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r34 = tdl.apply @prefix_product(%a34) {axis = -1, backward = true, exclusive = false} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r35 = tdl.apply @prefix_sum(%a35) {axis = -1, backward = true, exclusive = true} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r36 = tdl.apply @prefix_product(%a36) {axis = -1, backward = true, exclusive = true} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r37 = tdl.apply @prefix_max(%a37) {axis = -1, backward = true} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r38 = tdl.apply @prefix_min(%a38) {axis = -1, backward = true} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r39 = tdl.apply @prefix_sum(%a39) {axis = 1} : (tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  %r40 = tdl.apply @prefix_sum(%a40) {axis = 1, backward = false, exclusive = false} : (tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  %r41 = tdl.apply @prefix_product(%a41) {axis = 1, backward = false, exclusive = false} : (tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  %r42 = tdl.apply @prefix_sum(%a42) {axis = 1, backward = false, exclusive = true} : (tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  %r43 = tdl.apply @prefix_product(%a43) {axis = 1, backward = false, exclusive = true} : (tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  %r44 = tdl.apply @prefix_max(%a44) {axis = 1, backward = false} : (tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  %r45 = tdl.apply @prefix_min(%a45) {axis = 1, backward = false} : (tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  %r46 = tdl.apply @prefix_sum(%a46) {axis = 1, backward = true, exclusive = false} : (tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  %r47 = tdl.apply @prefix_product(%a47) {axis = 1, backward = true, exclusive = false} : (tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  %r48 = tdl.apply @prefix_sum(%a48) {axis = 1, backward = true, exclusive = true} : (tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  %r49 = tdl.apply @prefix_product(%a49) {axis = 1, backward = true, exclusive = true} : (tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  %r50 = tdl.apply @prefix_max(%a50) {axis = 1, backward = true} : (tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  %r51 = tdl.apply @prefix_min(%a51) {axis = 1, backward = true} : (tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  %r52 = tdl.apply @prefix_sum(%a52) {axis = 0} : (tensor<1xf32>) -> tensor<1xf32>
  %r53 = tdl.apply @prefix_sum(%a53) {axis = 0, backward = false, exclusive = false} : (tensor<1xf32>) -> tensor<1xf32>
  %r54 = tdl.apply @prefix_product(%a54) {axis = 0, backward = false, exclusive = false} : (tensor<1xf32>) -> tensor<1xf32>
  %r55 = tdl.apply @prefix_sum(%a55) {axis = 0, backward = false, exclusive = true} : (tensor<1xf32>) -> tensor<1xf32>
  %r56 = tdl.apply @prefix_product(%a56) {axis = 0, backward = false, exclusive = true} : (tensor<1xf32>) -> tensor<1xf32>
  %r57 = tdl.apply @prefix_max(%a57) {axis = 0, backward = false} : (tensor<1xf32>) -> tensor<1xf32>
  %r58 = tdl.apply @prefix_min(%a58) {axis = 0, backward = false} : (tensor<1xf32>) -> tensor<1xf32>
  %r59 = tdl.apply @prefix_sum(%a59) {axis = 0, backward = true, exclusive = false} : (tensor<1xf32>) -> tensor<1xf32>
  %r60 = tdl.apply @prefix_product(%a60) {axis = 0, backward = true, exclusive = false} : (tensor<1xf32>) -> tensor<1xf32>
  %r61 = tdl.apply @prefix_sum(%a61) {axis = 0, backward = true, exclusive = true} : (tensor<1xf32>) -> tensor<1xf32>
  %r62 = tdl.apply @prefix_product(%a62) {axis = 0, backward = true, exclusive = true} : (tensor<1xf32>) -> tensor<1xf32>
  %r63 = tdl.apply @prefix_max(%a63) {axis = 0, backward = true} : (tensor<1xf32>) -> tensor<1xf32>
  %r64 = tdl.apply @prefix_min(%a64) {axis = 0, backward = true} : (tensor<1xf32>) -> tensor<1xf32>
  %r65 = tdl.apply @prefix_sum(%a65) {axis = 0} : (tensor<2x5xi32>) -> tensor<2x5xi32>
  %r66 = tdl.apply @prefix_log_sum_exp(%a66) {} : (tensor<6xf32>) -> tensor<6xf32>
  %r67 = tdl.apply @linear_recurrence(%a67, %a68) {} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %r68 = tdl.apply @linear_recurrence(%a69, %a70) {} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %r69 = tdl.apply @decay_recurrence(%a71, %a72) {} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %r70 = tdl.apply @exponential_mean(%a73) {keep = 0.75 : f64} : (tensor<6xf32>) -> tensor<6xf32>
  %r71 = tdl.apply @prefix_log_sum_exp(%a74) {} : (tensor<2x5xf32>) -> tensor<2x5xf32>
  %r72 = tdl.apply @linear_recurrence(%a75, %a76) {} : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
  %r73 = tdl.apply @linear_recurrence(%a77, %a78) {} : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
  %r74 = tdl.apply @decay_recurrence(%a79, %a80) {} : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
  %r75 = tdl.apply @exponential_mean(%a81) {keep = 0.75 : f64} : (tensor<2x5xf32>) -> tensor<2x5xf32>
  %r76 = tdl.apply @prefix_log_sum_exp(%a82) {} : (tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
  %r77 = tdl.apply @linear_recurrence(%a83, %a84) {} : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
  %r78 = tdl.apply @linear_recurrence(%a85, %a86) {} : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
  %r79 = tdl.apply @decay_recurrence(%a87, %a88) {} : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
  %r80 = tdl.apply @exponential_mean(%a89) {keep = 0.75 : f64} : (tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
  %r81 = tdl.apply @ssm_scan(%a90, %a91, %a92, %a93, %a94, %a95) {} : (tensor<1x1x2xf32>, tensor<1x1x2xf32>, tensor<2x3xf32>, tensor<1x1x3xf32>, tensor<1x1x3xf32>, tensor<2xf32>) -> tensor<1x1x2xf32>
  %r82, %r83 = tdl.apply @ssm_step(%a96, %a97, %a98, %a99, %a100, %a101, %a102) {} : (tensor<1x2x3xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<2x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<2xf32>) -> (tensor<1x2xf32>, tensor<1x2x3xf32>)
  %r84 = tdl.apply @ssd_scan(%a103, %a104, %a105, %a106) {} : (tensor<1x1x2x2xf32>, tensor<1x1x2xf32>, tensor<1x1x3xf32>, tensor<1x1x3xf32>) -> tensor<1x1x2x2xf32>
  %r85 = tdl.apply @ssm_scan(%a107, %a108, %a109, %a110, %a111, %a112) {} : (tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>, tensor<3xf32>) -> tensor<2x5x3xf32>
  %r86, %r87 = tdl.apply @ssm_step(%a113, %a114, %a115, %a116, %a117, %a118, %a119) {} : (tensor<2x3x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<2x3x4xf32>)
  %r88 = tdl.apply @ssd_scan(%a120, %a121, %a122, %a123) {} : (tensor<2x5x2x3xf32>, tensor<2x5x2xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>) -> tensor<2x5x2x3xf32>
  %r89 = tdl.apply @ssm_scan(%a124, %a125, %a126, %a127, %a128, %a129) {} : (tensor<2x7x1xf32>, tensor<2x7x1xf32>, tensor<1x2xf32>, tensor<2x7x2xf32>, tensor<2x7x2xf32>, tensor<1xf32>) -> tensor<2x7x1xf32>
  %r90, %r91 = tdl.apply @ssm_step(%a130, %a131, %a132, %a133, %a134, %a135, %a136) {} : (tensor<2x1x2xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<1x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<1xf32>) -> (tensor<2x1xf32>, tensor<2x1x2xf32>)
  %r92 = tdl.apply @ssd_scan(%a137, %a138, %a139, %a140) {} : (tensor<2x7x2x1xf32>, tensor<2x7x2xf32>, tensor<2x7x2xf32>, tensor<2x7x2xf32>) -> tensor<2x7x2x1xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88, %r89, %r90, %r91, %r92 : tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<2x5xi32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<1x1x2xf32>, tensor<1x2xf32>, tensor<1x2x3xf32>, tensor<1x1x2x2xf32>, tensor<2x5x3xf32>, tensor<2x3xf32>, tensor<2x3x4xf32>, tensor<2x5x2x3xf32>, tensor<2x7x1xf32>, tensor<2x1xf32>, tensor<2x1x2xf32>, tensor<2x7x2x1xf32>
}
