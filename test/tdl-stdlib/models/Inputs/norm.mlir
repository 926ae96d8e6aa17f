func.func @main(%a0: tensor<4xf32>,
    %a1: tensor<4xf32>,
    %a2: tensor<4xf32>,
    %a3: tensor<4xf32>,
    %a4: tensor<4xf32>,
    %a5: tensor<4xf32>,
    %a6: tensor<4xf32>,
    %a7: tensor<4xf32>,
    %a8: tensor<4xf32>,
    %a9: tensor<4xf32>,
    %a10: tensor<4xf32>,
    %a11: tensor<4xf32>,
    %a12: tensor<f32>,
    %a13: tensor<f32>,
    %a14: tensor<5x3xf32>,
    %a15: tensor<5x3xf32>,
    %a16: tensor<3xf32>,
    %a17: tensor<5x3xf32>,
    %a18: tensor<3xf32>,
    %a19: tensor<3xf32>,
    %a20: tensor<5x3xf32>,
    %a21: tensor<3xf32>,
    %a22: tensor<3xf32>,
    %a23: tensor<5x3xf32>,
    %a24: tensor<5x3xf32>,
    %a25: tensor<3xf32>,
    %a26: tensor<5xf32>,
    %a27: tensor<5xf32>,
    %a28: tensor<2x3x8xf32>,
    %a29: tensor<2x3x8xf32>,
    %a30: tensor<8xf32>,
    %a31: tensor<2x3x8xf32>,
    %a32: tensor<8xf32>,
    %a33: tensor<8xf32>,
    %a34: tensor<2x3x8xf32>,
    %a35: tensor<8xf32>,
    %a36: tensor<8xf32>,
    %a37: tensor<2x3x8xf32>,
    %a38: tensor<2x3x8xf32>,
    %a39: tensor<8xf32>,
    %a40: tensor<2x3xf32>,
    %a41: tensor<2x3xf32>,
    %a42: tensor<2x6xf32>,
    %a43: tensor<6xf32>,
    %a44: tensor<6xf32>,
    %a45: tensor<2x6xf32>,
    %a46: tensor<6xf32>,
    %a47: tensor<6xf32>,
    %a48: tensor<2x6xf32>,
    %a49: tensor<6xf32>,
    %a50: tensor<6xf32>,
    %a51: tensor<6xf32>,
    %a52: tensor<6xf32>,
    %a53: tensor<2x6xf32>,
    %a54: tensor<2x6xf32>,
    %a55: tensor<6xf32>,
    %a56: tensor<6xf32>,
    %a57: tensor<6xf32>,
    %a58: tensor<6xf32>,
    %a59: tensor<2x6xf32>,
    %a60: tensor<2x6xf32>,
    %a61: tensor<6xf32>,
    %a62: tensor<6xf32>,
    %a63: tensor<6xf32>,
    %a64: tensor<2x6xf32>,
    %a65: tensor<2x6xf32>,
    %a66: tensor<2x6xf32>,
    %a67: tensor<2x6xf32>,
    %a68: tensor<2x6xf32>,
    %a69: tensor<2x6xf32>,
    %a70: tensor<2x6xf32>,
    %a71: tensor<2x6xf32>,
    %a72: tensor<3x4x5xf32>,
    %a73: tensor<4xf32>,
    %a74: tensor<4xf32>,
    %a75: tensor<3x4x5xf32>,
    %a76: tensor<4xf32>,
    %a77: tensor<4xf32>,
    %a78: tensor<3x4x5xf32>,
    %a79: tensor<4xf32>,
    %a80: tensor<4xf32>,
    %a81: tensor<3x4x5xf32>,
    %a82: tensor<4xf32>,
    %a83: tensor<4xf32>,
    %a84: tensor<3x4x5xf32>,
    %a85: tensor<4xf32>,
    %a86: tensor<4xf32>,
    %a87: tensor<4xf32>,
    %a88: tensor<4xf32>,
    %a89: tensor<3x4x5xf32>,
    %a90: tensor<3x4x5xf32>,
    %a91: tensor<4xf32>,
    %a92: tensor<4xf32>,
    %a93: tensor<4xf32>,
    %a94: tensor<4xf32>,
    %a95: tensor<3x4x5xf32>,
    %a96: tensor<3x4x5xf32>,
    %a97: tensor<4xf32>,
    %a98: tensor<4xf32>,
    %a99: tensor<4xf32>,
    %a100: tensor<3x4x5xf32>,
    %a101: tensor<3x4x5xf32>,
    %a102: tensor<3x4x5xf32>,
    %a103: tensor<3x4x5xf32>,
    %a104: tensor<3x4x5xf32>,
    %a105: tensor<3x4x5xf32>,
    %a106: tensor<3x4x5xf32>,
    %a107: tensor<3x4x5xf32>,
    %a108: tensor<3x4x5xf32>,
    %a109: tensor<2x6x3x4xf32>,
    %a110: tensor<6xf32>,
    %a111: tensor<6xf32>,
    %a112: tensor<2x6x3x4xf32>,
    %a113: tensor<6xf32>,
    %a114: tensor<6xf32>,
    %a115: tensor<2x6x3x4xf32>,
    %a116: tensor<6xf32>,
    %a117: tensor<6xf32>,
    %a118: tensor<2x6x3x4xf32>,
    %a119: tensor<6xf32>,
    %a120: tensor<6xf32>,
    %a121: tensor<2x6x3x4xf32>,
    %a122: tensor<6xf32>,
    %a123: tensor<6xf32>,
    %a124: tensor<6xf32>,
    %a125: tensor<6xf32>,
    %a126: tensor<2x6x3x4xf32>,
    %a127: tensor<2x6x3x4xf32>,
    %a128: tensor<6xf32>,
    %a129: tensor<6xf32>,
    %a130: tensor<6xf32>,
    %a131: tensor<6xf32>,
    %a132: tensor<2x6x3x4xf32>,
    %a133: tensor<2x6x3x4xf32>,
    %a134: tensor<6xf32>,
    %a135: tensor<6xf32>,
    %a136: tensor<6xf32>,
    %a137: tensor<2x6x3x4xf32>,
    %a138: tensor<2x6x3x4xf32>,
    %a139: tensor<2x6x3x4xf32>,
    %a140: tensor<2x6x3x4xf32>,
    %a141: tensor<2x6x3x4xf32>,
    %a142: tensor<2x6x3x4xf32>,
    %a143: tensor<2x6x3x4xf32>,
    %a144: tensor<2x6x3x4xf32>,
    %a145: tensor<2x6x3x4xf32>,
    %a146: tensor<1x2x2x3x2xf32>,
    %a147: tensor<2xf32>,
    %a148: tensor<2xf32>,
    %a149: tensor<1x2x2x3x2xf32>,
    %a150: tensor<2xf32>,
    %a151: tensor<2xf32>,
    %a152: tensor<1x2x2x3x2xf32>,
    %a153: tensor<2xf32>,
    %a154: tensor<2xf32>,
    %a155: tensor<1x2x2x3x2xf32>,
    %a156: tensor<2xf32>,
    %a157: tensor<2xf32>,
    %a158: tensor<2xf32>,
    %a159: tensor<2xf32>,
    %a160: tensor<1x2x2x3x2xf32>,
    %a161: tensor<1x2x2x3x2xf32>,
    %a162: tensor<2xf32>,
    %a163: tensor<2xf32>,
    %a164: tensor<2xf32>,
    %a165: tensor<2xf32>,
    %a166: tensor<1x2x2x3x2xf32>,
    %a167: tensor<1x2x2x3x2xf32>,
    %a168: tensor<2xf32>,
    %a169: tensor<2xf32>,
    %a170: tensor<2xf32>,
    %a171: tensor<1x2x2x3x2xf32>,
    %a172: tensor<1x2x2x3x2xf32>,
    %a173: tensor<1x2x2x3x2xf32>,
    %a174: tensor<1x2x2x3x2xf32>,
    %a175: tensor<1x2x2x3x2xf32>,
    %a176: tensor<1x2x2x3x2xf32>,
    %a177: tensor<1x2x2x3x2xf32>,
    %a178: tensor<1x2x2x3x2xf32>,
    %a179: tensor<1x2x2x3x2xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<5x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x8xf32>, tensor<8xf32>, tensor<2x3x8xf32>, tensor<2x3x8xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x4x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x4x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x6x3x4xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x6x3x4xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1x2x2x3x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1x2x2x3x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>) {
  %r0, %r1 = tdl.apply @rms_norm_gradient(%a0, %a1, %a2) {eps = 0.01 : f64} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %r2 = tdl.apply @layer_norm(%a3, %a4, %a5) {} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %r3, %r4, %r5 = tdl.apply @layer_norm_training(%a6, %a7, %a8) {eps = 0.01 : f64} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>, tensor<f32>)
  %r6, %r7, %r8 = tdl.apply @layer_norm_gradient(%a9, %a10, %a11, %a12, %a13) {} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
  %r9, %r10 = tdl.apply @rms_norm_gradient(%a14, %a15, %a16) {eps = 0.01 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>, tensor<3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
  %r11 = tdl.apply @layer_norm(%a17, %a18, %a19) {} : (tensor<5x3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<5x3xf32>
  %r12, %r13, %r14 = tdl.apply @layer_norm_training(%a20, %a21, %a22) {eps = 0.01 : f64} : (tensor<5x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<5x3xf32>, tensor<5xf32>, tensor<5xf32>)
  %r15, %r16, %r17 = tdl.apply @layer_norm_gradient(%a23, %a24, %a25, %a26, %a27) {} : (tensor<5x3xf32>, tensor<5x3xf32>, tensor<3xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<3xf32>)
  %r18, %r19 = tdl.apply @rms_norm_gradient(%a28, %a29, %a30) {eps = 0.01 : f64} : (tensor<2x3x8xf32>, tensor<2x3x8xf32>, tensor<8xf32>) -> (tensor<2x3x8xf32>, tensor<8xf32>)
  %r20 = tdl.apply @layer_norm(%a31, %a32, %a33) {} : (tensor<2x3x8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<2x3x8xf32>
  %r21, %r22, %r23 = tdl.apply @layer_norm_training(%a34, %a35, %a36) {eps = 0.01 : f64} : (tensor<2x3x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<2x3x8xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %r24, %r25, %r26 = tdl.apply @layer_norm_gradient(%a37, %a38, %a39, %a40, %a41) {} : (tensor<2x3x8xf32>, tensor<2x3x8xf32>, tensor<8xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3x8xf32>, tensor<8xf32>, tensor<8xf32>)
  %r27 = tdl.apply @group_norm(%a42, %a43, %a44) {groups = 1} : (tensor<2x6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<2x6xf32>
  %r28 = tdl.apply @group_norm(%a45, %a46, %a47) {groups = 2} : (tensor<2x6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<2x6xf32>
  %r29 = tdl.apply @batch_norm(%a48, %a49, %a50, %a51, %a52) {} : (tensor<2x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<2x6xf32>
  %r30, %r31 = tdl.apply @channel_moments(%a53) {} : (tensor<2x6xf32>) -> (tensor<6xf32>, tensor<6xf32>)
  %r32, %r33, %r34, %r35, %r36 = tdl.apply @batch_norm_training(%a54, %a55, %a56, %a57, %a58) {eps = 0.001 : f64, keep = 0.75 : f64} : (tensor<2x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<2x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>)
  %r37, %r38, %r39 = tdl.apply @batch_norm_gradient(%a59, %a60, %a61, %a62, %a63) {eps = 0.001 : f64} : (tensor<2x6xf32>, tensor<2x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<2x6xf32>, tensor<6xf32>, tensor<6xf32>)
  %r40 = tdl.apply @l2_normalize(%a64) {axis = -1} : (tensor<2x6xf32>) -> tensor<2x6xf32>
  %r41 = tdl.apply @l2_normalize(%a65) {axis = 0} : (tensor<2x6xf32>) -> tensor<2x6xf32>
  %r42 = tdl.apply @l2_normalize(%a66) {axis = 1} : (tensor<2x6xf32>) -> tensor<2x6xf32>
  %r43 = tdl.apply @l2_normalization(%a67) {mode = "instance", eps = 0.001 : f64} : (tensor<2x6xf32>) -> tensor<2x6xf32>
  %r44 = tdl.apply @l2_normalization(%a68) {mode = "channel", eps = 0.001 : f64} : (tensor<2x6xf32>) -> tensor<2x6xf32>
  %r45 = tdl.apply @local_response_norm(%a69) {size = 1, alpha = 0.1 : f64} : (tensor<2x6xf32>) -> tensor<2x6xf32>
  %r46 = tdl.apply @local_response_norm(%a70) {size = 3, alpha = 0.1 : f64} : (tensor<2x6xf32>) -> tensor<2x6xf32>
  %r47 = tdl.apply @local_response_norm(%a71) {size = 5, alpha = 0.1 : f64} : (tensor<2x6xf32>) -> tensor<2x6xf32>
  %r48 = tdl.apply @group_norm(%a72, %a73, %a74) {groups = 1} : (tensor<3x4x5xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<3x4x5xf32>
  %r49 = tdl.apply @group_norm(%a75, %a76, %a77) {groups = 2} : (tensor<3x4x5xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<3x4x5xf32>
  %r50 = tdl.apply @group_norm(%a78, %a79, %a80) {groups = 4} : (tensor<3x4x5xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<3x4x5xf32>
  %r51 = tdl.apply @instance_norm(%a81, %a82, %a83) {eps = 0.001 : f64} : (tensor<3x4x5xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<3x4x5xf32>
  %r52 = tdl.apply @batch_norm(%a84, %a85, %a86, %a87, %a88) {} : (tensor<3x4x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<3x4x5xf32>
  %r53, %r54 = tdl.apply @channel_moments(%a89) {} : (tensor<3x4x5xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %r55, %r56, %r57, %r58, %r59 = tdl.apply @batch_norm_training(%a90, %a91, %a92, %a93, %a94) {eps = 0.001 : f64, keep = 0.75 : f64} : (tensor<3x4x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<3x4x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
  %r60, %r61, %r62 = tdl.apply @batch_norm_gradient(%a95, %a96, %a97, %a98, %a99) {eps = 0.001 : f64} : (tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<3x4x5xf32>, tensor<4xf32>, tensor<4xf32>)
  %r63 = tdl.apply @l2_normalize(%a100) {axis = -1} : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %r64 = tdl.apply @l2_normalize(%a101) {axis = 0} : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %r65 = tdl.apply @l2_normalize(%a102) {axis = 1} : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %r66 = tdl.apply @l2_normalization(%a103) {mode = "instance", eps = 0.001 : f64} : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %r67 = tdl.apply @l2_normalization(%a104) {mode = "channel", eps = 0.001 : f64} : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %r68 = tdl.apply @l2_normalization(%a105) {mode = "spatial", eps = 0.001 : f64} : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %r69 = tdl.apply @local_response_norm(%a106) {size = 1, alpha = 0.1 : f64} : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %r70 = tdl.apply @local_response_norm(%a107) {size = 3, alpha = 0.1 : f64} : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %r71 = tdl.apply @local_response_norm(%a108) {size = 5, alpha = 0.1 : f64} : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %r72 = tdl.apply @group_norm(%a109, %a110, %a111) {groups = 1} : (tensor<2x6x3x4xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<2x6x3x4xf32>
  %r73 = tdl.apply @group_norm(%a112, %a113, %a114) {groups = 2} : (tensor<2x6x3x4xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<2x6x3x4xf32>
  %r74 = tdl.apply @group_norm(%a115, %a116, %a117) {groups = 6} : (tensor<2x6x3x4xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<2x6x3x4xf32>
  %r75 = tdl.apply @instance_norm(%a118, %a119, %a120) {eps = 0.001 : f64} : (tensor<2x6x3x4xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<2x6x3x4xf32>
  %r76 = tdl.apply @batch_norm(%a121, %a122, %a123, %a124, %a125) {} : (tensor<2x6x3x4xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<2x6x3x4xf32>
  %r77, %r78 = tdl.apply @channel_moments(%a126) {} : (tensor<2x6x3x4xf32>) -> (tensor<6xf32>, tensor<6xf32>)
  %r79, %r80, %r81, %r82, %r83 = tdl.apply @batch_norm_training(%a127, %a128, %a129, %a130, %a131) {eps = 0.001 : f64, keep = 0.75 : f64} : (tensor<2x6x3x4xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<2x6x3x4xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>)
  %r84, %r85, %r86 = tdl.apply @batch_norm_gradient(%a132, %a133, %a134, %a135, %a136) {eps = 0.001 : f64} : (tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<2x6x3x4xf32>, tensor<6xf32>, tensor<6xf32>)
  %r87 = tdl.apply @l2_normalize(%a137) {axis = -1} : (tensor<2x6x3x4xf32>) -> tensor<2x6x3x4xf32>
  %r88 = tdl.apply @l2_normalize(%a138) {axis = 0} : (tensor<2x6x3x4xf32>) -> tensor<2x6x3x4xf32>
  %r89 = tdl.apply @l2_normalize(%a139) {axis = 1} : (tensor<2x6x3x4xf32>) -> tensor<2x6x3x4xf32>
  %r90 = tdl.apply @l2_normalization(%a140) {mode = "instance", eps = 0.001 : f64} : (tensor<2x6x3x4xf32>) -> tensor<2x6x3x4xf32>
  %r91 = tdl.apply @l2_normalization(%a141) {mode = "channel", eps = 0.001 : f64} : (tensor<2x6x3x4xf32>) -> tensor<2x6x3x4xf32>
  %r92 = tdl.apply @l2_normalization(%a142) {mode = "spatial", eps = 0.001 : f64} : (tensor<2x6x3x4xf32>) -> tensor<2x6x3x4xf32>
  %r93 = tdl.apply @local_response_norm(%a143) {size = 1, alpha = 0.1 : f64} : (tensor<2x6x3x4xf32>) -> tensor<2x6x3x4xf32>
  %r94 = tdl.apply @local_response_norm(%a144) {size = 3, alpha = 0.1 : f64} : (tensor<2x6x3x4xf32>) -> tensor<2x6x3x4xf32>
  %r95 = tdl.apply @local_response_norm(%a145) {size = 5, alpha = 0.1 : f64} : (tensor<2x6x3x4xf32>) -> tensor<2x6x3x4xf32>
  %r96 = tdl.apply @group_norm(%a146, %a147, %a148) {groups = 1} : (tensor<1x2x2x3x2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<1x2x2x3x2xf32>
  %r97 = tdl.apply @group_norm(%a149, %a150, %a151) {groups = 2} : (tensor<1x2x2x3x2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<1x2x2x3x2xf32>
  %r98 = tdl.apply @instance_norm(%a152, %a153, %a154) {eps = 0.001 : f64} : (tensor<1x2x2x3x2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<1x2x2x3x2xf32>
  %r99 = tdl.apply @batch_norm(%a155, %a156, %a157, %a158, %a159) {} : (tensor<1x2x2x3x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<1x2x2x3x2xf32>
  %r100, %r101 = tdl.apply @channel_moments(%a160) {} : (tensor<1x2x2x3x2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %r102, %r103, %r104, %r105, %r106 = tdl.apply @batch_norm_training(%a161, %a162, %a163, %a164, %a165) {eps = 0.001 : f64, keep = 0.75 : f64} : (tensor<1x2x2x3x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<1x2x2x3x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  %r107, %r108, %r109 = tdl.apply @batch_norm_gradient(%a166, %a167, %a168, %a169, %a170) {eps = 0.001 : f64} : (tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<1x2x2x3x2xf32>, tensor<2xf32>, tensor<2xf32>)
  %r110 = tdl.apply @l2_normalize(%a171) {axis = -1} : (tensor<1x2x2x3x2xf32>) -> tensor<1x2x2x3x2xf32>
  %r111 = tdl.apply @l2_normalize(%a172) {axis = 0} : (tensor<1x2x2x3x2xf32>) -> tensor<1x2x2x3x2xf32>
  %r112 = tdl.apply @l2_normalize(%a173) {axis = 1} : (tensor<1x2x2x3x2xf32>) -> tensor<1x2x2x3x2xf32>
  %r113 = tdl.apply @l2_normalization(%a174) {mode = "instance", eps = 0.001 : f64} : (tensor<1x2x2x3x2xf32>) -> tensor<1x2x2x3x2xf32>
  %r114 = tdl.apply @l2_normalization(%a175) {mode = "channel", eps = 0.001 : f64} : (tensor<1x2x2x3x2xf32>) -> tensor<1x2x2x3x2xf32>
  %r115 = tdl.apply @l2_normalization(%a176) {mode = "spatial", eps = 0.001 : f64} : (tensor<1x2x2x3x2xf32>) -> tensor<1x2x2x3x2xf32>
  %r116 = tdl.apply @local_response_norm(%a177) {size = 1, alpha = 0.1 : f64} : (tensor<1x2x2x3x2xf32>) -> tensor<1x2x2x3x2xf32>
  %r117 = tdl.apply @local_response_norm(%a178) {size = 3, alpha = 0.1 : f64} : (tensor<1x2x2x3x2xf32>) -> tensor<1x2x2x3x2xf32>
  %r118 = tdl.apply @local_response_norm(%a179) {size = 5, alpha = 0.1 : f64} : (tensor<1x2x2x3x2xf32>) -> tensor<1x2x2x3x2xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88, %r89, %r90, %r91, %r92, %r93, %r94, %r95, %r96, %r97, %r98, %r99, %r100, %r101, %r102, %r103, %r104, %r105, %r106, %r107, %r108, %r109, %r110, %r111, %r112, %r113, %r114, %r115, %r116, %r117, %r118 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<5x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x8xf32>, tensor<8xf32>, tensor<2x3x8xf32>, tensor<2x3x8xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x4x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x4x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x6x3x4xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x6x3x4xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<2x6x3x4xf32>, tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1x2x2x3x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1x2x2x3x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>
}
