func.func @main(%a0: tensor<6xf32>,
    %a1: tensor<6xi32>,
    %a2: tensor<6xf32>,
    %a3: tensor<6xi32>,
    %a4: tensor<6xf32>,
    %a5: tensor<6xi32>,
    %a6: tensor<6xf32>,
    %a7: tensor<6xi32>,
    %a8: tensor<6xi32>,
    %a9: tensor<6xf32>,
    %a10: tensor<6xi32>,
    %a11: tensor<6xf32>,
    %a12: tensor<6xi32>,
    %a13: tensor<9x4xf32>,
    %a14: tensor<9xi32>,
    %a15: tensor<9x4xf32>,
    %a16: tensor<9xi32>,
    %a17: tensor<9x4xf32>,
    %a18: tensor<9xi32>,
    %a19: tensor<9x4xf32>,
    %a20: tensor<9xi32>,
    %a21: tensor<9xi32>,
    %a22: tensor<9x4xf32>,
    %a23: tensor<9xi32>,
    %a24: tensor<9x4xf32>,
    %a25: tensor<9xi32>,
    %a26: tensor<5x2x3xf32>,
    %a27: tensor<5xi32>,
    %a28: tensor<5x2x3xf32>,
    %a29: tensor<5xi32>,
    %a30: tensor<5x2x3xf32>,
    %a31: tensor<5xi32>,
    %a32: tensor<5x2x3xf32>,
    %a33: tensor<5xi32>,
    %a34: tensor<5xi32>,
    %a35: tensor<5x2x3xf32>,
    %a36: tensor<5xi32>,
    %a37: tensor<5x2x3xf32>,
    %a38: tensor<5xi32>,
    %a39: tensor<4x3xf32>,
    %a40: tensor<7xf32>,
    %a41: tensor<7xi32>,
    %a42: tensor<7xi32>,
    %a43: tensor<4x3xf32>,
    %a44: tensor<7xf32>,
    %a45: tensor<7xi32>,
    %a46: tensor<7xi32>,
    %a47: tensor<4x3xf32>,
    %a48: tensor<7xf32>,
    %a49: tensor<7xi32>,
    %a50: tensor<7xi32>,
    %a51: tensor<4x3xf32>,
    %a52: tensor<7xf32>,
    %a53: tensor<7xi32>,
    %a54: tensor<7xi32>,
    %a55: tensor<4x3xf32>,
    %a56: tensor<5x3xf32>,
    %a57: tensor<7xi32>,
    %a58: tensor<7xi32>,
    %a59: tensor<4x2x3xf32>,
    %a60: tensor<5x2x3xf32>,
    %a61: tensor<7xi32>,
    %a62: tensor<7xi32>,
    %a63: tensor<4x3xf32>,
    %a64: tensor<5x3xf32>,
    %a65: tensor<7xi32>,
    %a66: tensor<7xi32>,
    %a67: tensor<4x3xf32>,
    %a68: tensor<5x3xf32>,
    %a69: tensor<7xi32>,
    %a70: tensor<7xi32>,
    %a71: tensor<4x3xf32>,
    %a72: tensor<5x3xf32>,
    %a73: tensor<7xi32>,
    %a74: tensor<7xi32>,
    %a75: tensor<4x3xf32>,
    %a76: tensor<3x3xf32>,
    %a77: tensor<7xi32>,
    %a78: tensor<7xi32>,
    %a79: tensor<6x2xf32>,
    %a80: tensor<5xf32>,
    %a81: tensor<5xi32>,
    %a82: tensor<5xi32>,
    %a83: tensor<6x2xf32>,
    %a84: tensor<5xf32>,
    %a85: tensor<5xi32>,
    %a86: tensor<5xi32>,
    %a87: tensor<6x2xf32>,
    %a88: tensor<5xf32>,
    %a89: tensor<5xi32>,
    %a90: tensor<5xi32>,
    %a91: tensor<6x2xf32>,
    %a92: tensor<5xf32>,
    %a93: tensor<5xi32>,
    %a94: tensor<5xi32>,
    %a95: tensor<6x2xf32>,
    %a96: tensor<7x2xf32>,
    %a97: tensor<5xi32>,
    %a98: tensor<5xi32>,
    %a99: tensor<6x2x2xf32>,
    %a100: tensor<7x2x2xf32>,
    %a101: tensor<5xi32>,
    %a102: tensor<5xi32>,
    %a103: tensor<6x2xf32>,
    %a104: tensor<7x2xf32>,
    %a105: tensor<5xi32>,
    %a106: tensor<5xi32>,
    %a107: tensor<6x2xf32>,
    %a108: tensor<7x2xf32>,
    %a109: tensor<5xi32>,
    %a110: tensor<5xi32>,
    %a111: tensor<6x2xf32>,
    %a112: tensor<7x2xf32>,
    %a113: tensor<5xi32>,
    %a114: tensor<5xi32>,
    %a115: tensor<6x2xf32>,
    %a116: tensor<2x3xf32>,
    %a117: tensor<5xi32>,
    %a118: tensor<5xi32>,
    %a119: tensor<1x4xf32>,
    %a120: tensor<3xf32>,
    %a121: tensor<3xi32>,
    %a122: tensor<3xi32>,
    %a123: tensor<1x4xf32>,
    %a124: tensor<3xf32>,
    %a125: tensor<3xi32>,
    %a126: tensor<3xi32>,
    %a127: tensor<1x4xf32>,
    %a128: tensor<3xf32>,
    %a129: tensor<3xi32>,
    %a130: tensor<3xi32>,
    %a131: tensor<1x4xf32>,
    %a132: tensor<3xf32>,
    %a133: tensor<3xi32>,
    %a134: tensor<3xi32>,
    %a135: tensor<1x4xf32>,
    %a136: tensor<2x4xf32>,
    %a137: tensor<3xi32>,
    %a138: tensor<3xi32>,
    %a139: tensor<1x2x4xf32>,
    %a140: tensor<2x2x4xf32>,
    %a141: tensor<3xi32>,
    %a142: tensor<3xi32>,
    %a143: tensor<1x4xf32>,
    %a144: tensor<2x4xf32>,
    %a145: tensor<3xi32>,
    %a146: tensor<3xi32>,
    %a147: tensor<1x4xf32>,
    %a148: tensor<2x4xf32>,
    %a149: tensor<3xi32>,
    %a150: tensor<3xi32>,
    %a151: tensor<1x4xf32>,
    %a152: tensor<2x4xf32>,
    %a153: tensor<3xi32>,
    %a154: tensor<3xi32>,
    %a155: tensor<1x4xf32>,
    %a156: tensor<4x3xf32>,
    %a157: tensor<3xi32>,
    %a158: tensor<3xi32>,
    %a159: tensor<5x3xf32>,
    %a160: tensor<2x4xi32>,
    %a161: tensor<5x3xf32>,
    %a162: tensor<2x4xi32>,
    %a163: tensor<5x3xf32>,
    %a164: tensor<2x4xi32>,
    %a165: tensor<5x3xf32>,
    %a166: tensor<8xi32>,
    %a167: tensor<8xi32>,
    %a168: tensor<8xf32>,
    %a169: tensor<7x2xf32>,
    %a170: tensor<3x1xi32>,
    %a171: tensor<7x2xf32>,
    %a172: tensor<3x1xi32>,
    %a173: tensor<7x2xf32>,
    %a174: tensor<3x1xi32>,
    %a175: tensor<7x2xf32>,
    %a176: tensor<3xi32>,
    %a177: tensor<3xi32>,
    %a178: tensor<3xf32>,
    %a179: tensor<2x1xf32>,
    %a180: tensor<1x6xi32>,
    %a181: tensor<2x1xf32>,
    %a182: tensor<1x6xi32>,
    %a183: tensor<2x1xf32>,
    %a184: tensor<1x6xi32>,
    %a185: tensor<2x1xf32>,
    %a186: tensor<6xi32>,
    %a187: tensor<6xi32>,
    %a188: tensor<6xf32>,
    %a189: tensor<6xi32>,
    %a190: tensor<6x4xf32>,
    %a191: tensor<6x2xi32>,
    %a192: tensor<6x2xi32>,
    %a193: tensor<3x4x4xf32>,
    %a194: tensor<6x2xi32>,
    %a195: tensor<6x2xi32>,
    %a196: tensor<6x2xf32>,
    %a197: tensor<6x3xf32>,
    %a198: tensor<3x4x4xf32>,
    %a199: tensor<3x4x3xf32>,
    %a200: tensor<6x3xf32>,
    %a201: tensor<6xi32>,
    %a202: tensor<5xi32>,
    %a203: tensor<5x3xf32>,
    %a204: tensor<5x1xi32>,
    %a205: tensor<5x1xi32>,
    %a206: tensor<2x2x3xf32>,
    %a207: tensor<5x1xi32>,
    %a208: tensor<5x1xi32>,
    %a209: tensor<5x1xf32>,
    %a210: tensor<5x2xf32>,
    %a211: tensor<2x2x3xf32>,
    %a212: tensor<2x3x3xf32>,
    %a213: tensor<5x2xf32>,
    %a214: tensor<5xi32>,
    %a215: tensor<8xi32>,
    %a216: tensor<8x2xf32>,
    %a217: tensor<8x2xi32>,
    %a218: tensor<8x2xi32>,
    %a219: tensor<4x3x2xf32>,
    %a220: tensor<8x2xi32>,
    %a221: tensor<8x2xi32>,
    %a222: tensor<8x2xf32>,
    %a223: tensor<8x4xf32>,
    %a224: tensor<4x3x2xf32>,
    %a225: tensor<4x2x3xf32>,
    %a226: tensor<8x4xf32>,
    %a227: tensor<8xi32>)
    -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<6xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5xi32>, tensor<5x4xf32>, tensor<9x4xf32>, tensor<7x2x3xf32>, tensor<7x2x3xf32>, tensor<7x2x3xf32>, tensor<7x2x3xf32>, tensor<7xi32>, tensor<7x2x3xf32>, tensor<5x2x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<7x2xf32>, tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x3xf32>, tensor<4x3xf32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<5x2xf32>, tensor<5x2xf32>, tensor<5x2xf32>, tensor<6x3xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<3xf32>, tensor<3x2xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<1x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<6xi32>, tensor<3x4x4xf32>, tensor<6x4xf32>, tensor<6xi32>, tensor<6xi32>, tensor<6xf32>, tensor<3x4x3xf32>, tensor<f32>, tensor<5xi32>, tensor<2x2x3xf32>, tensor<5x3xf32>, tensor<5xi32>, tensor<5xi32>, tensor<5xf32>, tensor<2x2x3xf32>, tensor<f32>, tensor<8xi32>, tensor<4x3x2xf32>, tensor<8x2xf32>, tensor<8xi32>, tensor<8xi32>, tensor<8xf32>, tensor<4x3x3xf32>, tensor<f32>) {
  %r0 = tdl.apply @segment_sum(%a0, %a1) {count = 3} : (tensor<6xf32>, tensor<6xi32>) -> tensor<3xf32>
  %r1 = tdl.apply @segment_product(%a2, %a3) {count = 3} : (tensor<6xf32>, tensor<6xi32>) -> tensor<3xf32>
  %r2 = tdl.apply @segment_max(%a4, %a5) {count = 3} : (tensor<6xf32>, tensor<6xi32>) -> tensor<3xf32>
  %r3 = tdl.apply @segment_min(%a6, %a7) {count = 3} : (tensor<6xf32>, tensor<6xi32>) -> tensor<3xf32>
  %r4 = tdl.apply @segment_count(%a8) {count = 3} : (tensor<6xi32>) -> tensor<3xi32>
  %r5 = tdl.apply @segment_mean(%a9, %a10) {count = 3} : (tensor<6xf32>, tensor<6xi32>) -> tensor<3xf32>
  %r6 = tdl.apply @segment_softmax(%a11, %a12) {count = 3} : (tensor<6xf32>, tensor<6xi32>) -> tensor<6xf32>
  %r7 = tdl.apply @segment_sum(%a13, %a14) {count = 5} : (tensor<9x4xf32>, tensor<9xi32>) -> tensor<5x4xf32>
  %r8 = tdl.apply @segment_product(%a15, %a16) {count = 5} : (tensor<9x4xf32>, tensor<9xi32>) -> tensor<5x4xf32>
  %r9 = tdl.apply @segment_max(%a17, %a18) {count = 5} : (tensor<9x4xf32>, tensor<9xi32>) -> tensor<5x4xf32>
  %r10 = tdl.apply @segment_min(%a19, %a20) {count = 5} : (tensor<9x4xf32>, tensor<9xi32>) -> tensor<5x4xf32>
  %r11 = tdl.apply @segment_count(%a21) {count = 5} : (tensor<9xi32>) -> tensor<5xi32>
  %r12 = tdl.apply @segment_mean(%a22, %a23) {count = 5} : (tensor<9x4xf32>, tensor<9xi32>) -> tensor<5x4xf32>
  %r13 = tdl.apply @segment_softmax(%a24, %a25) {count = 5} : (tensor<9x4xf32>, tensor<9xi32>) -> tensor<9x4xf32>
  %r14 = tdl.apply @segment_sum(%a26, %a27) {count = 7} : (tensor<5x2x3xf32>, tensor<5xi32>) -> tensor<7x2x3xf32>
  %r15 = tdl.apply @segment_product(%a28, %a29) {count = 7} : (tensor<5x2x3xf32>, tensor<5xi32>) -> tensor<7x2x3xf32>
  %r16 = tdl.apply @segment_max(%a30, %a31) {count = 7} : (tensor<5x2x3xf32>, tensor<5xi32>) -> tensor<7x2x3xf32>
  %r17 = tdl.apply @segment_min(%a32, %a33) {count = 7} : (tensor<5x2x3xf32>, tensor<5xi32>) -> tensor<7x2x3xf32>
  %r18 = tdl.apply @segment_count(%a34) {count = 7} : (tensor<5xi32>) -> tensor<7xi32>
  %r19 = tdl.apply @segment_mean(%a35, %a36) {count = 7} : (tensor<5x2x3xf32>, tensor<5xi32>) -> tensor<7x2x3xf32>
  %r20 = tdl.apply @segment_softmax(%a37, %a38) {count = 7} : (tensor<5x2x3xf32>, tensor<5xi32>) -> tensor<5x2x3xf32>
  %r21 = tdl.apply @spmm(%a39, %a40, %a41, %a42) {nodes = 4, fold = "sum"} : (tensor<4x3xf32>, tensor<7xf32>, tensor<7xi32>, tensor<7xi32>) -> tensor<4x3xf32>
  %r22 = tdl.apply @spmm(%a43, %a44, %a45, %a46) {nodes = 4, fold = "max"} : (tensor<4x3xf32>, tensor<7xf32>, tensor<7xi32>, tensor<7xi32>) -> tensor<4x3xf32>
  %r23 = tdl.apply @spmm(%a47, %a48, %a49, %a50) {nodes = 4, fold = "min"} : (tensor<4x3xf32>, tensor<7xf32>, tensor<7xi32>, tensor<7xi32>) -> tensor<4x3xf32>
  %r24 = tdl.apply @spmm(%a51, %a52, %a53, %a54) {nodes = 4, fold = "mean"} : (tensor<4x3xf32>, tensor<7xf32>, tensor<7xi32>, tensor<7xi32>) -> tensor<4x3xf32>
  %r25 = tdl.apply @sddmm(%a55, %a56, %a57, %a58) {} : (tensor<4x3xf32>, tensor<5x3xf32>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xf32>
  %r26 = tdl.apply @sddmm(%a59, %a60, %a61, %a62) {} : (tensor<4x2x3xf32>, tensor<5x2x3xf32>, tensor<7xi32>, tensor<7xi32>) -> tensor<7x2xf32>
  %r27 = tdl.apply @edge_values(%a63, %a64, %a65, %a66) {by = "add"} : (tensor<4x3xf32>, tensor<5x3xf32>, tensor<7xi32>, tensor<7xi32>) -> tensor<7x3xf32>
  %r28 = tdl.apply @edge_values(%a67, %a68, %a69, %a70) {by = "sub"} : (tensor<4x3xf32>, tensor<5x3xf32>, tensor<7xi32>, tensor<7xi32>) -> tensor<7x3xf32>
  %r29 = tdl.apply @edge_values(%a71, %a72, %a73, %a74) {by = "mul"} : (tensor<4x3xf32>, tensor<5x3xf32>, tensor<7xi32>, tensor<7xi32>) -> tensor<7x3xf32>
  %r30 = tdl.apply @graph_convolution(%a75, %a76, %a77, %a78) {} : (tensor<4x3xf32>, tensor<3x3xf32>, tensor<7xi32>, tensor<7xi32>) -> tensor<4x3xf32>
  %r31 = tdl.apply @spmm(%a79, %a80, %a81, %a82) {nodes = 6, fold = "sum"} : (tensor<6x2xf32>, tensor<5xf32>, tensor<5xi32>, tensor<5xi32>) -> tensor<6x2xf32>
  %r32 = tdl.apply @spmm(%a83, %a84, %a85, %a86) {nodes = 6, fold = "max"} : (tensor<6x2xf32>, tensor<5xf32>, tensor<5xi32>, tensor<5xi32>) -> tensor<6x2xf32>
  %r33 = tdl.apply @spmm(%a87, %a88, %a89, %a90) {nodes = 6, fold = "min"} : (tensor<6x2xf32>, tensor<5xf32>, tensor<5xi32>, tensor<5xi32>) -> tensor<6x2xf32>
  %r34 = tdl.apply @spmm(%a91, %a92, %a93, %a94) {nodes = 6, fold = "mean"} : (tensor<6x2xf32>, tensor<5xf32>, tensor<5xi32>, tensor<5xi32>) -> tensor<6x2xf32>
  %r35 = tdl.apply @sddmm(%a95, %a96, %a97, %a98) {} : (tensor<6x2xf32>, tensor<7x2xf32>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xf32>
  %r36 = tdl.apply @sddmm(%a99, %a100, %a101, %a102) {} : (tensor<6x2x2xf32>, tensor<7x2x2xf32>, tensor<5xi32>, tensor<5xi32>) -> tensor<5x2xf32>
  %r37 = tdl.apply @edge_values(%a103, %a104, %a105, %a106) {by = "add"} : (tensor<6x2xf32>, tensor<7x2xf32>, tensor<5xi32>, tensor<5xi32>) -> tensor<5x2xf32>
  %r38 = tdl.apply @edge_values(%a107, %a108, %a109, %a110) {by = "sub"} : (tensor<6x2xf32>, tensor<7x2xf32>, tensor<5xi32>, tensor<5xi32>) -> tensor<5x2xf32>
  %r39 = tdl.apply @edge_values(%a111, %a112, %a113, %a114) {by = "mul"} : (tensor<6x2xf32>, tensor<7x2xf32>, tensor<5xi32>, tensor<5xi32>) -> tensor<5x2xf32>
  %r40 = tdl.apply @graph_convolution(%a115, %a116, %a117, %a118) {} : (tensor<6x2xf32>, tensor<2x3xf32>, tensor<5xi32>, tensor<5xi32>) -> tensor<6x3xf32>
  %r41 = tdl.apply @spmm(%a119, %a120, %a121, %a122) {nodes = 1, fold = "sum"} : (tensor<1x4xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x4xf32>
  %r42 = tdl.apply @spmm(%a123, %a124, %a125, %a126) {nodes = 1, fold = "max"} : (tensor<1x4xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x4xf32>
  %r43 = tdl.apply @spmm(%a127, %a128, %a129, %a130) {nodes = 1, fold = "min"} : (tensor<1x4xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x4xf32>
  %r44 = tdl.apply @spmm(%a131, %a132, %a133, %a134) {nodes = 1, fold = "mean"} : (tensor<1x4xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x4xf32>
  %r45 = tdl.apply @sddmm(%a135, %a136, %a137, %a138) {} : (tensor<1x4xf32>, tensor<2x4xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xf32>
  %r46 = tdl.apply @sddmm(%a139, %a140, %a141, %a142) {} : (tensor<1x2x4xf32>, tensor<2x2x4xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<3x2xf32>
  %r47 = tdl.apply @edge_values(%a143, %a144, %a145, %a146) {by = "add"} : (tensor<1x4xf32>, tensor<2x4xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<3x4xf32>
  %r48 = tdl.apply @edge_values(%a147, %a148, %a149, %a150) {by = "sub"} : (tensor<1x4xf32>, tensor<2x4xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<3x4xf32>
  %r49 = tdl.apply @edge_values(%a151, %a152, %a153, %a154) {by = "mul"} : (tensor<1x4xf32>, tensor<2x4xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<3x4xf32>
  %r50 = tdl.apply @graph_convolution(%a155, %a156, %a157, %a158) {} : (tensor<1x4xf32>, tensor<4x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x3xf32>
  %r51 = tdl.apply @embedding_bag(%a159, %a160) {} : (tensor<5x3xf32>, tensor<2x4xi32>) -> tensor<2x3xf32>
  %r52 = tdl.apply @embedding_bag(%a161, %a162) {mode = "mean"} : (tensor<5x3xf32>, tensor<2x4xi32>) -> tensor<2x3xf32>
  %r53 = tdl.apply @embedding_bag(%a163, %a164) {mode = "max"} : (tensor<5x3xf32>, tensor<2x4xi32>) -> tensor<2x3xf32>
  %r54 = tdl.apply @embedding_bags(%a165, %a166, %a167, %a168) {bags = 2} : (tensor<5x3xf32>, tensor<8xi32>, tensor<8xi32>, tensor<8xf32>) -> tensor<2x3xf32>
  %r55 = tdl.apply @embedding_bag(%a169, %a170) {} : (tensor<7x2xf32>, tensor<3x1xi32>) -> tensor<3x2xf32>
  %r56 = tdl.apply @embedding_bag(%a171, %a172) {mode = "mean"} : (tensor<7x2xf32>, tensor<3x1xi32>) -> tensor<3x2xf32>
  %r57 = tdl.apply @embedding_bag(%a173, %a174) {mode = "max"} : (tensor<7x2xf32>, tensor<3x1xi32>) -> tensor<3x2xf32>
  %r58 = tdl.apply @embedding_bags(%a175, %a176, %a177, %a178) {bags = 3} : (tensor<7x2xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>) -> tensor<3x2xf32>
  %r59 = tdl.apply @embedding_bag(%a179, %a180) {} : (tensor<2x1xf32>, tensor<1x6xi32>) -> tensor<1x1xf32>
  %r60 = tdl.apply @embedding_bag(%a181, %a182) {mode = "mean"} : (tensor<2x1xf32>, tensor<1x6xi32>) -> tensor<1x1xf32>
  %r61 = tdl.apply @embedding_bag(%a183, %a184) {mode = "max"} : (tensor<2x1xf32>, tensor<1x6xi32>) -> tensor<1x1xf32>
  %r62 = tdl.apply @embedding_bags(%a185, %a186, %a187, %a188) {bags = 1} : (tensor<2x1xf32>, tensor<6xi32>, tensor<6xi32>, tensor<6xf32>) -> tensor<1x1xf32>
  %r63 = tdl.apply @expert_places(%a189) {} : (tensor<6xi32>) -> tensor<6xi32>
  %r64 = tdl.apply @expert_dispatch(%a190, %a191, %a192) {experts = 3, places = 4} : (tensor<6x4xf32>, tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<3x4x4xf32>
  %r65 = tdl.apply @expert_combine(%a193, %a194, %a195, %a196) {} : (tensor<3x4x4xf32>, tensor<6x2xi32>, tensor<6x2xi32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %r66, %r67, %r68 = tdl.apply @route(%a197) {} : (tensor<6x3xf32>) -> (tensor<6xi32>, tensor<6xi32>, tensor<6xf32>)
  %r69 = tdl.apply @expert_matmul(%a198, %a199) {} : (tensor<3x4x4xf32>, tensor<3x4x3xf32>) -> tensor<3x4x3xf32>
  %r70 = tdl.apply @load_balance(%a200, %a201) {} : (tensor<6x3xf32>, tensor<6xi32>) -> tensor<f32>
  %r71 = tdl.apply @expert_places(%a202) {} : (tensor<5xi32>) -> tensor<5xi32>
  %r72 = tdl.apply @expert_dispatch(%a203, %a204, %a205) {experts = 2, places = 2} : (tensor<5x3xf32>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<2x2x3xf32>
  %r73 = tdl.apply @expert_combine(%a206, %a207, %a208, %a209) {} : (tensor<2x2x3xf32>, tensor<5x1xi32>, tensor<5x1xi32>, tensor<5x1xf32>) -> tensor<5x3xf32>
  %r74, %r75, %r76 = tdl.apply @route(%a210) {} : (tensor<5x2xf32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<5xf32>)
  %r77 = tdl.apply @expert_matmul(%a211, %a212) {} : (tensor<2x2x3xf32>, tensor<2x3x3xf32>) -> tensor<2x2x3xf32>
  %r78 = tdl.apply @load_balance(%a213, %a214) {} : (tensor<5x2xf32>, tensor<5xi32>) -> tensor<f32>
  %r79 = tdl.apply @expert_places(%a215) {} : (tensor<8xi32>) -> tensor<8xi32>
  %r80 = tdl.apply @expert_dispatch(%a216, %a217, %a218) {experts = 4, places = 3} : (tensor<8x2xf32>, tensor<8x2xi32>, tensor<8x2xi32>) -> tensor<4x3x2xf32>
  %r81 = tdl.apply @expert_combine(%a219, %a220, %a221, %a222) {} : (tensor<4x3x2xf32>, tensor<8x2xi32>, tensor<8x2xi32>, tensor<8x2xf32>) -> tensor<8x2xf32>
  %r82, %r83, %r84 = tdl.apply @route(%a223) {} : (tensor<8x4xf32>) -> (tensor<8xi32>, tensor<8xi32>, tensor<8xf32>)
  %r85 = tdl.apply @expert_matmul(%a224, %a225) {} : (tensor<4x3x2xf32>, tensor<4x2x3xf32>) -> tensor<4x3x3xf32>
  %r86 = tdl.apply @load_balance(%a226, %a227) {} : (tensor<8x4xf32>, tensor<8xi32>) -> tensor<f32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<6xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5xi32>, tensor<5x4xf32>, tensor<9x4xf32>, tensor<7x2x3xf32>, tensor<7x2x3xf32>, tensor<7x2x3xf32>, tensor<7x2x3xf32>, tensor<7xi32>, tensor<7x2x3xf32>, tensor<5x2x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<7x2xf32>, tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x3xf32>, tensor<4x3xf32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<5x2xf32>, tensor<5x2xf32>, tensor<5x2xf32>, tensor<6x3xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<3xf32>, tensor<3x2xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<1x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<6xi32>, tensor<3x4x4xf32>, tensor<6x4xf32>, tensor<6xi32>, tensor<6xi32>, tensor<6xf32>, tensor<3x4x3xf32>, tensor<f32>, tensor<5xi32>, tensor<2x2x3xf32>, tensor<5x3xf32>, tensor<5xi32>, tensor<5xi32>, tensor<5xf32>, tensor<2x2x3xf32>, tensor<f32>, tensor<8xi32>, tensor<4x3x2xf32>, tensor<8x2xf32>, tensor<8xi32>, tensor<8xi32>, tensor<8xf32>, tensor<4x3x3xf32>, tensor<f32>
}
