func.func @main(%a0: tensor<2x3x7xf32>,
    %a1: tensor<4x3x3xf32>,
    %a2: tensor<2x3x7xf32>,
    %a3: tensor<4x3x3xf32>,
    %a4: tensor<4xf32>,
    %a5: tensor<2x4x5xf32>,
    %a6: tensor<4x3x3xf32>,
    %a7: tensor<2x4x5xf32>,
    %a8: tensor<2x3x7xf32>,
    %a9: tensor<2x7x3xf32>,
    %a10: tensor<3x3x4xf32>,
    %a11: tensor<2x3x7xf32>,
    %a12: tensor<3x1x3xf32>,
    %a13: tensor<2x3x7xf32>,
    %a14: tensor<3x2x3xf32>,
    %a15: tensor<2x3x7xf32>,
    %a16: tensor<3x2x3xf32>,
    %a17: tensor<1x4x7xf32>,
    %a18: tensor<6x2x3xf32>,
    %a19: tensor<1x4x7xf32>,
    %a20: tensor<6x2x3xf32>,
    %a21: tensor<6xf32>,
    %a22: tensor<1x6x4xf32>,
    %a23: tensor<6x2x3xf32>,
    %a24: tensor<1x6x4xf32>,
    %a25: tensor<1x4x7xf32>,
    %a26: tensor<1x7x4xf32>,
    %a27: tensor<3x4x6xf32>,
    %a28: tensor<1x4x7xf32>,
    %a29: tensor<4x1x3xf32>,
    %a30: tensor<1x4x7xf32>,
    %a31: tensor<4x2x3xf32>,
    %a32: tensor<1x4x7xf32>,
    %a33: tensor<4x2x3xf32>,
    %a34: tensor<1x4x7xf32>,
    %a35: tensor<4x2x3xf32>,
    %a36: tensor<2x4x9xf32>,
    %a37: tensor<4x1x2xf32>,
    %a38: tensor<2x4x9xf32>,
    %a39: tensor<4x1x2xf32>,
    %a40: tensor<4xf32>,
    %a41: tensor<2x4x3xf32>,
    %a42: tensor<4x1x2xf32>,
    %a43: tensor<2x4x3xf32>,
    %a44: tensor<2x4x9xf32>,
    %a45: tensor<2x9x4xf32>,
    %a46: tensor<2x4x4xf32>,
    %a47: tensor<2x4x9xf32>,
    %a48: tensor<4x1x2xf32>,
    %a49: tensor<2x4x9xf32>,
    %a50: tensor<4x2x2xf32>,
    %a51: tensor<2x4x9xf32>,
    %a52: tensor<4x2x2xf32>,
    %a53: tensor<2x4x9xf32>,
    %a54: tensor<4x2x2xf32>,
    %a55: tensor<2x3x6xf32>,
    %a56: tensor<4x3x1xf32>,
    %a57: tensor<2x3x6xf32>,
    %a58: tensor<4x3x1xf32>,
    %a59: tensor<4xf32>,
    %a60: tensor<2x4x3xf32>,
    %a61: tensor<4x3x1xf32>,
    %a62: tensor<2x4x3xf32>,
    %a63: tensor<2x3x6xf32>,
    %a64: tensor<2x6x3xf32>,
    %a65: tensor<1x3x4xf32>,
    %a66: tensor<2x3x6xf32>,
    %a67: tensor<3x1x1xf32>,
    %a68: tensor<2x3x6xf32>,
    %a69: tensor<3x2x1xf32>,
    %a70: tensor<2x3x6xf32>,
    %a71: tensor<3x2x1xf32>,
    %a72: tensor<2x3x6xf32>,
    %a73: tensor<3x2x1xf32>,
    %a74: tensor<1x4x4xf32>,
    %a75: tensor<6x2x5xf32>,
    %a76: tensor<1x4x4xf32>,
    %a77: tensor<6x2x5xf32>,
    %a78: tensor<6xf32>,
    %a79: tensor<1x6x7xf32>,
    %a80: tensor<6x2x5xf32>,
    %a81: tensor<1x6x7xf32>,
    %a82: tensor<1x4x4xf32>,
    %a83: tensor<1x4x4xf32>,
    %a84: tensor<5x4x6xf32>,
    %a85: tensor<1x4x4xf32>,
    %a86: tensor<4x1x5xf32>,
    %a87: tensor<1x4x4xf32>,
    %a88: tensor<4x2x5xf32>,
    %a89: tensor<1x4x4xf32>,
    %a90: tensor<4x2x5xf32>,
    %a91: tensor<2x4x5x6xf32>,
    %a92: tensor<4x1x3x2xf32>,
    %a93: tensor<2x4x5x6xf32>,
    %a94: tensor<4x1x3x2xf32>,
    %a95: tensor<4xf32>,
    %a96: tensor<2x4x5x6xf32>,
    %a97: tensor<4x1x3x2xf32>,
    %a98: tensor<2x4x5x6xf32>,
    %a99: tensor<2x4x5x6xf32>,
    %a100: tensor<2x5x6x4xf32>,
    %a101: tensor<3x2x4x4xf32>,
    %a102: tensor<2x4x5x6xf32>,
    %a103: tensor<4x1x3x2xf32>,
    %a104: tensor<2x4x5x6xf32>,
    %a105: tensor<4x2x3x2xf32>,
    %a106: tensor<2x4x5x6xf32>,
    %a107: tensor<4x2x3x2xf32>,
    %a108: tensor<2x3x6x5xf32>,
    %a109: tensor<4x3x2x3xf32>,
    %a110: tensor<2x3x6x5xf32>,
    %a111: tensor<4x3x2x3xf32>,
    %a112: tensor<4xf32>,
    %a113: tensor<2x4x3x4xf32>,
    %a114: tensor<4x3x2x3xf32>,
    %a115: tensor<2x4x3x4xf32>,
    %a116: tensor<2x3x6x5xf32>,
    %a117: tensor<2x6x5x3xf32>,
    %a118: tensor<2x3x3x4xf32>,
    %a119: tensor<2x3x6x5xf32>,
    %a120: tensor<3x1x2x3xf32>,
    %a121: tensor<2x3x6x5xf32>,
    %a122: tensor<3x2x2x3xf32>,
    %a123: tensor<2x3x6x5xf32>,
    %a124: tensor<3x2x2x3xf32>,
    %a125: tensor<1x4x7x7xf32>,
    %a126: tensor<6x2x3x3xf32>,
    %a127: tensor<1x4x7x7xf32>,
    %a128: tensor<6x2x3x3xf32>,
    %a129: tensor<6xf32>,
    %a130: tensor<1x6x3x4xf32>,
    %a131: tensor<6x2x3x3xf32>,
    %a132: tensor<1x6x3x4xf32>,
    %a133: tensor<1x4x7x7xf32>,
    %a134: tensor<1x7x7x4xf32>,
    %a135: tensor<3x3x4x6xf32>,
    %a136: tensor<1x4x7x7xf32>,
    %a137: tensor<4x1x3x3xf32>,
    %a138: tensor<1x4x7x7xf32>,
    %a139: tensor<4x2x3x3xf32>,
    %a140: tensor<1x4x7x7xf32>,
    %a141: tensor<4x2x3x3xf32>,
    %a142: tensor<1x4x7x7xf32>,
    %a143: tensor<4x2x3x3xf32>,
    %a144: tensor<2x4x3x4x5xf32>,
    %a145: tensor<4x1x2x1x3xf32>,
    %a146: tensor<2x4x3x4x5xf32>,
    %a147: tensor<4x1x2x1x3xf32>,
    %a148: tensor<4xf32>,
    %a149: tensor<2x4x3x2x5xf32>,
    %a150: tensor<4x1x2x1x3xf32>,
    %a151: tensor<2x4x3x2x5xf32>,
    %a152: tensor<2x4x3x4x5xf32>,
    %a153: tensor<2x3x4x5x4xf32>,
    %a154: tensor<2x1x3x4x4xf32>,
    %a155: tensor<2x4x3x4x5xf32>,
    %a156: tensor<4x1x2x1x3xf32>,
    %a157: tensor<2x4x3x4x5xf32>,
    %a158: tensor<4x2x2x1x3xf32>,
    %a159: tensor<2x4x3x4x5xf32>,
    %a160: tensor<4x2x2x1x3xf32>,
    %a161: tensor<2x3x4x3x3xf32>,
    %a162: tensor<4x3x2x2x2xf32>,
    %a163: tensor<2x3x4x3x3xf32>,
    %a164: tensor<4x3x2x2x2xf32>,
    %a165: tensor<4xf32>,
    %a166: tensor<2x4x3x3x2xf32>,
    %a167: tensor<4x3x2x2x2xf32>,
    %a168: tensor<2x4x3x3x2xf32>,
    %a169: tensor<2x3x4x3x3xf32>,
    %a170: tensor<2x4x3x3x3xf32>,
    %a171: tensor<2x2x2x3x4xf32>,
    %a172: tensor<2x3x4x3x3xf32>,
    %a173: tensor<3x1x2x2x2xf32>,
    %a174: tensor<2x3x4x3x3xf32>,
    %a175: tensor<3x2x2x2x2xf32>,
    %a176: tensor<2x3x4x3x3xf32>,
    %a177: tensor<3x2x2x2x2xf32>,
    %a178: tensor<2x2x5x5xf32>,
    %a179: tensor<3x2x3x3xf32>,
    %a180: tensor<2x2x5x5xf32>,
    %a181: tensor<3x2x3x3xf32>,
    %a182: tensor<2x2x2x5xf32>,
    %a183: tensor<2x2x3x3xf32>,
    %a184: tensor<2x6x3xf32>,
    %a185: tensor<4x3xf32>,
    %a186: tensor<1x3x2xf32>,
    %a187: tensor<5x2xf32>,
    %a188: tensor<3x4x4xf32>,
    %a189: tensor<1x4xf32>)
    -> (tensor<2x4x5xf32>, tensor<2x4x5xf32>, tensor<2x3x7xf32>, tensor<4x3x3xf32>, tensor<2x5x4xf32>, tensor<2x3x5xf32>, tensor<2x6x5xf32>, tensor<2x2x9xf32>, tensor<1x6x4xf32>, tensor<1x6x4xf32>, tensor<1x4x7xf32>, tensor<6x2x3xf32>, tensor<1x4x6xf32>, tensor<1x4x4xf32>, tensor<1x8x4xf32>, tensor<1x2x13xf32>, tensor<1x8x14xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x9xf32>, tensor<4x1x2xf32>, tensor<2x3x4xf32>, tensor<2x4x3xf32>, tensor<2x8x3xf32>, tensor<2x2x26xf32>, tensor<2x8x27xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x3x6xf32>, tensor<4x3x1xf32>, tensor<2x3x4xf32>, tensor<2x3x3xf32>, tensor<2x6x3xf32>, tensor<2x2x11xf32>, tensor<2x2x12xf32>, tensor<1x6x7xf32>, tensor<1x6x7xf32>, tensor<1x4x4xf32>, tensor<6x2x5xf32>, tensor<1x7x6xf32>, tensor<1x4x7xf32>, tensor<1x8x7xf32>, tensor<1x2x1xf32>, tensor<2x4x5x6xf32>, tensor<2x4x5x6xf32>, tensor<2x4x5x6xf32>, tensor<4x1x3x2xf32>, tensor<2x5x6x4xf32>, tensor<2x4x5x6xf32>, tensor<2x8x5x6xf32>, tensor<2x2x5x6xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x3x6x5xf32>, tensor<4x3x2x3xf32>, tensor<2x3x4x4xf32>, tensor<2x3x3x4xf32>, tensor<2x6x3x4xf32>, tensor<2x2x11x6xf32>, tensor<1x6x3x4xf32>, tensor<1x6x3x4xf32>, tensor<1x4x7x7xf32>, tensor<6x2x3x3xf32>, tensor<1x3x4x6xf32>, tensor<1x4x3x4xf32>, tensor<1x8x3x4xf32>, tensor<1x2x14x13xf32>, tensor<1x8x15x14xf32>, tensor<2x4x3x2x5xf32>, tensor<2x4x3x2x5xf32>, tensor<2x4x3x4x5xf32>, tensor<4x1x2x1x3xf32>, tensor<2x3x2x5x4xf32>, tensor<2x4x3x2x5xf32>, tensor<2x8x3x2x5xf32>, tensor<2x2x3x7x5xf32>, tensor<2x4x3x3x2xf32>, tensor<2x4x3x3x2xf32>, tensor<2x3x4x3x3xf32>, tensor<4x3x2x2x2xf32>, tensor<2x3x3x2x4xf32>, tensor<2x3x3x3x2xf32>, tensor<2x6x3x3x2xf32>, tensor<2x2x6x3x4xf32>, tensor<2x3x3x3xf32>, tensor<2x3x2x3xf32>, tensor<2x2x4x7xf32>, tensor<2x6x3xf32>, tensor<1x3x2xf32>, tensor<3x4x4xf32>) {
  %r0 = tdl.apply @convolution(%a0, %a1) {strides = [1], dilations = [1], low = [0], high = [0], groups = 1} : (tensor<2x3x7xf32>, tensor<4x3x3xf32>) -> tensor<2x4x5xf32>
  %r1 = tdl.apply @convolution_bias(%a2, %a3, %a4) {strides = [1], dilations = [1], low = [0], high = [0], groups = 1} : (tensor<2x3x7xf32>, tensor<4x3x3xf32>, tensor<4xf32>) -> tensor<2x4x5xf32>
  %r2 = tdl.apply @convolution_data_gradient(%a5, %a6) {size = [7], strides = [1], dilations = [1], low = [0], groups = 1} : (tensor<2x4x5xf32>, tensor<4x3x3xf32>) -> tensor<2x3x7xf32>
  %r3 = tdl.apply @convolution_filter_gradient(%a7, %a8) {window = [3], strides = [1], dilations = [1], low = [0], groups = 1} : (tensor<2x4x5xf32>, tensor<2x3x7xf32>) -> tensor<4x3x3xf32>
  %r4 = tdl.apply @convolution_channels_last(%a9, %a10) {strides = [1], dilations = [1], low = [0], high = [0]} : (tensor<2x7x3xf32>, tensor<3x3x4xf32>) -> tensor<2x5x4xf32>
  %r5 = tdl.apply @depthwise_convolution(%a11, %a12) {strides = [1], dilations = [1], low = [0], high = [0]} : (tensor<2x3x7xf32>, tensor<3x1x3xf32>) -> tensor<2x3x5xf32>
  %r6 = tdl.apply @depthwise_convolution(%a13, %a14) {strides = [1], dilations = [1], low = [0], high = [0]} : (tensor<2x3x7xf32>, tensor<3x2x3xf32>) -> tensor<2x6x5xf32>
  %r7 = tdl.apply @transposed_convolution(%a15, %a16) {strides = [1], dilations = [1], low = [0], high = [0], extra = [0], groups = 1} : (tensor<2x3x7xf32>, tensor<3x2x3xf32>) -> tensor<2x2x9xf32>
  %r8 = tdl.apply @convolution(%a17, %a18) {strides = [2], dilations = [1], low = [1], high = [1], groups = 2} : (tensor<1x4x7xf32>, tensor<6x2x3xf32>) -> tensor<1x6x4xf32>
  %r9 = tdl.apply @convolution_bias(%a19, %a20, %a21) {strides = [2], dilations = [1], low = [1], high = [1], groups = 2} : (tensor<1x4x7xf32>, tensor<6x2x3xf32>, tensor<6xf32>) -> tensor<1x6x4xf32>
  %r10 = tdl.apply @convolution_data_gradient(%a22, %a23) {size = [7], strides = [2], dilations = [1], low = [1], groups = 2} : (tensor<1x6x4xf32>, tensor<6x2x3xf32>) -> tensor<1x4x7xf32>
  %r11 = tdl.apply @convolution_filter_gradient(%a24, %a25) {window = [3], strides = [2], dilations = [1], low = [1], groups = 2} : (tensor<1x6x4xf32>, tensor<1x4x7xf32>) -> tensor<6x2x3xf32>
  %r12 = tdl.apply @convolution_channels_last(%a26, %a27) {strides = [2], dilations = [1], low = [1], high = [1]} : (tensor<1x7x4xf32>, tensor<3x4x6xf32>) -> tensor<1x4x6xf32>
  %r13 = tdl.apply @depthwise_convolution(%a28, %a29) {strides = [2], dilations = [1], low = [1], high = [1]} : (tensor<1x4x7xf32>, tensor<4x1x3xf32>) -> tensor<1x4x4xf32>
  %r14 = tdl.apply @depthwise_convolution(%a30, %a31) {strides = [2], dilations = [1], low = [1], high = [1]} : (tensor<1x4x7xf32>, tensor<4x2x3xf32>) -> tensor<1x8x4xf32>
  %r15 = tdl.apply @transposed_convolution(%a32, %a33) {strides = [2], dilations = [1], low = [1], high = [1], extra = [0], groups = 1} : (tensor<1x4x7xf32>, tensor<4x2x3xf32>) -> tensor<1x2x13xf32>
  %r16 = tdl.apply @transposed_convolution(%a34, %a35) {strides = [2], dilations = [1], low = [1], high = [1], extra = [1], groups = 4} : (tensor<1x4x7xf32>, tensor<4x2x3xf32>) -> tensor<1x8x14xf32>
  %r17 = tdl.apply @convolution(%a36, %a37) {strides = [3], dilations = [3], low = [2], high = [0], groups = 4} : (tensor<2x4x9xf32>, tensor<4x1x2xf32>) -> tensor<2x4x3xf32>
  %r18 = tdl.apply @convolution_bias(%a38, %a39, %a40) {strides = [3], dilations = [3], low = [2], high = [0], groups = 4} : (tensor<2x4x9xf32>, tensor<4x1x2xf32>, tensor<4xf32>) -> tensor<2x4x3xf32>
  %r19 = tdl.apply @convolution_data_gradient(%a41, %a42) {size = [9], strides = [3], dilations = [3], low = [2], groups = 4} : (tensor<2x4x3xf32>, tensor<4x1x2xf32>) -> tensor<2x4x9xf32>
  %r20 = tdl.apply @convolution_filter_gradient(%a43, %a44) {window = [2], strides = [3], dilations = [3], low = [2], groups = 4} : (tensor<2x4x3xf32>, tensor<2x4x9xf32>) -> tensor<4x1x2xf32>
  %r21 = tdl.apply @convolution_channels_last(%a45, %a46) {strides = [3], dilations = [3], low = [2], high = [0]} : (tensor<2x9x4xf32>, tensor<2x4x4xf32>) -> tensor<2x3x4xf32>
  %r22 = tdl.apply @depthwise_convolution(%a47, %a48) {strides = [3], dilations = [3], low = [2], high = [0]} : (tensor<2x4x9xf32>, tensor<4x1x2xf32>) -> tensor<2x4x3xf32>
  %r23 = tdl.apply @depthwise_convolution(%a49, %a50) {strides = [3], dilations = [3], low = [2], high = [0]} : (tensor<2x4x9xf32>, tensor<4x2x2xf32>) -> tensor<2x8x3xf32>
  %r24 = tdl.apply @transposed_convolution(%a51, %a52) {strides = [3], dilations = [3], low = [2], high = [0], extra = [0], groups = 1} : (tensor<2x4x9xf32>, tensor<4x2x2xf32>) -> tensor<2x2x26xf32>
  %r25 = tdl.apply @transposed_convolution(%a53, %a54) {strides = [3], dilations = [3], low = [2], high = [0], extra = [1], groups = 4} : (tensor<2x4x9xf32>, tensor<4x2x2xf32>) -> tensor<2x8x27xf32>
  %r26 = tdl.apply @convolution(%a55, %a56) {strides = [2], dilations = [1], low = [0], high = [0], groups = 1} : (tensor<2x3x6xf32>, tensor<4x3x1xf32>) -> tensor<2x4x3xf32>
  %r27 = tdl.apply @convolution_bias(%a57, %a58, %a59) {strides = [2], dilations = [1], low = [0], high = [0], groups = 1} : (tensor<2x3x6xf32>, tensor<4x3x1xf32>, tensor<4xf32>) -> tensor<2x4x3xf32>
  %r28 = tdl.apply @convolution_data_gradient(%a60, %a61) {size = [6], strides = [2], dilations = [1], low = [0], groups = 1} : (tensor<2x4x3xf32>, tensor<4x3x1xf32>) -> tensor<2x3x6xf32>
  %r29 = tdl.apply @convolution_filter_gradient(%a62, %a63) {window = [1], strides = [2], dilations = [1], low = [0], groups = 1} : (tensor<2x4x3xf32>, tensor<2x3x6xf32>) -> tensor<4x3x1xf32>
  %r30 = tdl.apply @convolution_channels_last(%a64, %a65) {strides = [2], dilations = [1], low = [0], high = [0]} : (tensor<2x6x3xf32>, tensor<1x3x4xf32>) -> tensor<2x3x4xf32>
  %r31 = tdl.apply @depthwise_convolution(%a66, %a67) {strides = [2], dilations = [1], low = [0], high = [0]} : (tensor<2x3x6xf32>, tensor<3x1x1xf32>) -> tensor<2x3x3xf32>
  %r32 = tdl.apply @depthwise_convolution(%a68, %a69) {strides = [2], dilations = [1], low = [0], high = [0]} : (tensor<2x3x6xf32>, tensor<3x2x1xf32>) -> tensor<2x6x3xf32>
  %r33 = tdl.apply @transposed_convolution(%a70, %a71) {strides = [2], dilations = [1], low = [0], high = [0], extra = [0], groups = 1} : (tensor<2x3x6xf32>, tensor<3x2x1xf32>) -> tensor<2x2x11xf32>
  %r34 = tdl.apply @transposed_convolution(%a72, %a73) {strides = [2], dilations = [1], low = [0], high = [0], extra = [1], groups = 1} : (tensor<2x3x6xf32>, tensor<3x2x1xf32>) -> tensor<2x2x12xf32>
  %r35 = tdl.apply @convolution(%a74, %a75) {strides = [1], dilations = [1], low = [3], high = [4], groups = 2} : (tensor<1x4x4xf32>, tensor<6x2x5xf32>) -> tensor<1x6x7xf32>
  %r36 = tdl.apply @convolution_bias(%a76, %a77, %a78) {strides = [1], dilations = [1], low = [3], high = [4], groups = 2} : (tensor<1x4x4xf32>, tensor<6x2x5xf32>, tensor<6xf32>) -> tensor<1x6x7xf32>
  %r37 = tdl.apply @convolution_data_gradient(%a79, %a80) {size = [4], strides = [1], dilations = [1], low = [3], groups = 2} : (tensor<1x6x7xf32>, tensor<6x2x5xf32>) -> tensor<1x4x4xf32>
  %r38 = tdl.apply @convolution_filter_gradient(%a81, %a82) {window = [5], strides = [1], dilations = [1], low = [3], groups = 2} : (tensor<1x6x7xf32>, tensor<1x4x4xf32>) -> tensor<6x2x5xf32>
  %r39 = tdl.apply @convolution_channels_last(%a83, %a84) {strides = [1], dilations = [1], low = [3], high = [4]} : (tensor<1x4x4xf32>, tensor<5x4x6xf32>) -> tensor<1x7x6xf32>
  %r40 = tdl.apply @depthwise_convolution(%a85, %a86) {strides = [1], dilations = [1], low = [3], high = [4]} : (tensor<1x4x4xf32>, tensor<4x1x5xf32>) -> tensor<1x4x7xf32>
  %r41 = tdl.apply @depthwise_convolution(%a87, %a88) {strides = [1], dilations = [1], low = [3], high = [4]} : (tensor<1x4x4xf32>, tensor<4x2x5xf32>) -> tensor<1x8x7xf32>
  %r42 = tdl.apply @transposed_convolution(%a89, %a90) {strides = [1], dilations = [1], low = [3], high = [4], extra = [0], groups = 1} : (tensor<1x4x4xf32>, tensor<4x2x5xf32>) -> tensor<1x2x1xf32>
  %r43 = tdl.apply @convolution(%a91, %a92) {strides = [1, 1], dilations = [1, 1], low = [1, 0], high = [1, 1], groups = 4} : (tensor<2x4x5x6xf32>, tensor<4x1x3x2xf32>) -> tensor<2x4x5x6xf32>
  %r44 = tdl.apply @convolution_bias(%a93, %a94, %a95) {strides = [1, 1], dilations = [1, 1], low = [1, 0], high = [1, 1], groups = 4} : (tensor<2x4x5x6xf32>, tensor<4x1x3x2xf32>, tensor<4xf32>) -> tensor<2x4x5x6xf32>
  %r45 = tdl.apply @convolution_data_gradient(%a96, %a97) {size = [5, 6], strides = [1, 1], dilations = [1, 1], low = [1, 0], groups = 4} : (tensor<2x4x5x6xf32>, tensor<4x1x3x2xf32>) -> tensor<2x4x5x6xf32>
  %r46 = tdl.apply @convolution_filter_gradient(%a98, %a99) {window = [3, 2], strides = [1, 1], dilations = [1, 1], low = [1, 0], groups = 4} : (tensor<2x4x5x6xf32>, tensor<2x4x5x6xf32>) -> tensor<4x1x3x2xf32>
  %r47 = tdl.apply @convolution_channels_last(%a100, %a101) {strides = [1, 1], dilations = [1, 1], low = [1, 0], high = [1, 1]} : (tensor<2x5x6x4xf32>, tensor<3x2x4x4xf32>) -> tensor<2x5x6x4xf32>
  %r48 = tdl.apply @depthwise_convolution(%a102, %a103) {strides = [1, 1], dilations = [1, 1], low = [1, 0], high = [1, 1]} : (tensor<2x4x5x6xf32>, tensor<4x1x3x2xf32>) -> tensor<2x4x5x6xf32>
  %r49 = tdl.apply @depthwise_convolution(%a104, %a105) {strides = [1, 1], dilations = [1, 1], low = [1, 0], high = [1, 1]} : (tensor<2x4x5x6xf32>, tensor<4x2x3x2xf32>) -> tensor<2x8x5x6xf32>
  %r50 = tdl.apply @transposed_convolution(%a106, %a107) {strides = [1, 1], dilations = [1, 1], low = [1, 0], high = [1, 1], extra = [0, 0], groups = 1} : (tensor<2x4x5x6xf32>, tensor<4x2x3x2xf32>) -> tensor<2x2x5x6xf32>
  %r51 = tdl.apply @convolution(%a108, %a109) {strides = [2, 1], dilations = [1, 2], low = [0, 2], high = [1, 1], groups = 1} : (tensor<2x3x6x5xf32>, tensor<4x3x2x3xf32>) -> tensor<2x4x3x4xf32>
  %r52 = tdl.apply @convolution_bias(%a110, %a111, %a112) {strides = [2, 1], dilations = [1, 2], low = [0, 2], high = [1, 1], groups = 1} : (tensor<2x3x6x5xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>) -> tensor<2x4x3x4xf32>
  %r53 = tdl.apply @convolution_data_gradient(%a113, %a114) {size = [6, 5], strides = [2, 1], dilations = [1, 2], low = [0, 2], groups = 1} : (tensor<2x4x3x4xf32>, tensor<4x3x2x3xf32>) -> tensor<2x3x6x5xf32>
  %r54 = tdl.apply @convolution_filter_gradient(%a115, %a116) {window = [2, 3], strides = [2, 1], dilations = [1, 2], low = [0, 2], groups = 1} : (tensor<2x4x3x4xf32>, tensor<2x3x6x5xf32>) -> tensor<4x3x2x3xf32>
  %r55 = tdl.apply @convolution_channels_last(%a117, %a118) {strides = [2, 1], dilations = [1, 2], low = [0, 2], high = [1, 1]} : (tensor<2x6x5x3xf32>, tensor<2x3x3x4xf32>) -> tensor<2x3x4x4xf32>
  %r56 = tdl.apply @depthwise_convolution(%a119, %a120) {strides = [2, 1], dilations = [1, 2], low = [0, 2], high = [1, 1]} : (tensor<2x3x6x5xf32>, tensor<3x1x2x3xf32>) -> tensor<2x3x3x4xf32>
  %r57 = tdl.apply @depthwise_convolution(%a121, %a122) {strides = [2, 1], dilations = [1, 2], low = [0, 2], high = [1, 1]} : (tensor<2x3x6x5xf32>, tensor<3x2x2x3xf32>) -> tensor<2x6x3x4xf32>
  %r58 = tdl.apply @transposed_convolution(%a123, %a124) {strides = [2, 1], dilations = [1, 2], low = [0, 2], high = [1, 1], extra = [0, 0], groups = 1} : (tensor<2x3x6x5xf32>, tensor<3x2x2x3xf32>) -> tensor<2x2x11x6xf32>
  %r59 = tdl.apply @convolution(%a125, %a126) {strides = [2, 2], dilations = [1, 1], low = [1, 1], high = [0, 1], groups = 2} : (tensor<1x4x7x7xf32>, tensor<6x2x3x3xf32>) -> tensor<1x6x3x4xf32>
  %r60 = tdl.apply @convolution_bias(%a127, %a128, %a129) {strides = [2, 2], dilations = [1, 1], low = [1, 1], high = [0, 1], groups = 2} : (tensor<1x4x7x7xf32>, tensor<6x2x3x3xf32>, tensor<6xf32>) -> tensor<1x6x3x4xf32>
  %r61 = tdl.apply @convolution_data_gradient(%a130, %a131) {size = [7, 7], strides = [2, 2], dilations = [1, 1], low = [1, 1], groups = 2} : (tensor<1x6x3x4xf32>, tensor<6x2x3x3xf32>) -> tensor<1x4x7x7xf32>
  %r62 = tdl.apply @convolution_filter_gradient(%a132, %a133) {window = [3, 3], strides = [2, 2], dilations = [1, 1], low = [1, 1], groups = 2} : (tensor<1x6x3x4xf32>, tensor<1x4x7x7xf32>) -> tensor<6x2x3x3xf32>
  %r63 = tdl.apply @convolution_channels_last(%a134, %a135) {strides = [2, 2], dilations = [1, 1], low = [1, 1], high = [0, 1]} : (tensor<1x7x7x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x3x4x6xf32>
  %r64 = tdl.apply @depthwise_convolution(%a136, %a137) {strides = [2, 2], dilations = [1, 1], low = [1, 1], high = [0, 1]} : (tensor<1x4x7x7xf32>, tensor<4x1x3x3xf32>) -> tensor<1x4x3x4xf32>
  %r65 = tdl.apply @depthwise_convolution(%a138, %a139) {strides = [2, 2], dilations = [1, 1], low = [1, 1], high = [0, 1]} : (tensor<1x4x7x7xf32>, tensor<4x2x3x3xf32>) -> tensor<1x8x3x4xf32>
  %r66 = tdl.apply @transposed_convolution(%a140, %a141) {strides = [2, 2], dilations = [1, 1], low = [1, 1], high = [0, 1], extra = [0, 0], groups = 1} : (tensor<1x4x7x7xf32>, tensor<4x2x3x3xf32>) -> tensor<1x2x14x13xf32>
  %r67 = tdl.apply @transposed_convolution(%a142, %a143) {strides = [2, 2], dilations = [1, 1], low = [1, 1], high = [0, 1], extra = [1, 1], groups = 4} : (tensor<1x4x7x7xf32>, tensor<4x2x3x3xf32>) -> tensor<1x8x15x14xf32>
  %r68 = tdl.apply @convolution(%a144, %a145) {strides = [1, 2, 1], dilations = [1, 1, 1], low = [1, 0, 0], high = [0, 0, 2], groups = 4} : (tensor<2x4x3x4x5xf32>, tensor<4x1x2x1x3xf32>) -> tensor<2x4x3x2x5xf32>
  %r69 = tdl.apply @convolution_bias(%a146, %a147, %a148) {strides = [1, 2, 1], dilations = [1, 1, 1], low = [1, 0, 0], high = [0, 0, 2], groups = 4} : (tensor<2x4x3x4x5xf32>, tensor<4x1x2x1x3xf32>, tensor<4xf32>) -> tensor<2x4x3x2x5xf32>
  %r70 = tdl.apply @convolution_data_gradient(%a149, %a150) {size = [3, 4, 5], strides = [1, 2, 1], dilations = [1, 1, 1], low = [1, 0, 0], groups = 4} : (tensor<2x4x3x2x5xf32>, tensor<4x1x2x1x3xf32>) -> tensor<2x4x3x4x5xf32>
  %r71 = tdl.apply @convolution_filter_gradient(%a151, %a152) {window = [2, 1, 3], strides = [1, 2, 1], dilations = [1, 1, 1], low = [1, 0, 0], groups = 4} : (tensor<2x4x3x2x5xf32>, tensor<2x4x3x4x5xf32>) -> tensor<4x1x2x1x3xf32>
  %r72 = tdl.apply @convolution_channels_last(%a153, %a154) {strides = [1, 2, 1], dilations = [1, 1, 1], low = [1, 0, 0], high = [0, 0, 2]} : (tensor<2x3x4x5x4xf32>, tensor<2x1x3x4x4xf32>) -> tensor<2x3x2x5x4xf32>
  %r73 = tdl.apply @depthwise_convolution(%a155, %a156) {strides = [1, 2, 1], dilations = [1, 1, 1], low = [1, 0, 0], high = [0, 0, 2]} : (tensor<2x4x3x4x5xf32>, tensor<4x1x2x1x3xf32>) -> tensor<2x4x3x2x5xf32>
  %r74 = tdl.apply @depthwise_convolution(%a157, %a158) {strides = [1, 2, 1], dilations = [1, 1, 1], low = [1, 0, 0], high = [0, 0, 2]} : (tensor<2x4x3x4x5xf32>, tensor<4x2x2x1x3xf32>) -> tensor<2x8x3x2x5xf32>
  %r75 = tdl.apply @transposed_convolution(%a159, %a160) {strides = [1, 2, 1], dilations = [1, 1, 1], low = [1, 0, 0], high = [0, 0, 2], extra = [0, 0, 0], groups = 1} : (tensor<2x4x3x4x5xf32>, tensor<4x2x2x1x3xf32>) -> tensor<2x2x3x7x5xf32>
  %r76 = tdl.apply @convolution(%a161, %a162) {strides = [2, 1, 1], dilations = [1, 2, 1], low = [1, 1, 0], high = [1, 1, 0], groups = 1} : (tensor<2x3x4x3x3xf32>, tensor<4x3x2x2x2xf32>) -> tensor<2x4x3x3x2xf32>
  %r77 = tdl.apply @convolution_bias(%a163, %a164, %a165) {strides = [2, 1, 1], dilations = [1, 2, 1], low = [1, 1, 0], high = [1, 1, 0], groups = 1} : (tensor<2x3x4x3x3xf32>, tensor<4x3x2x2x2xf32>, tensor<4xf32>) -> tensor<2x4x3x3x2xf32>
  %r78 = tdl.apply @convolution_data_gradient(%a166, %a167) {size = [4, 3, 3], strides = [2, 1, 1], dilations = [1, 2, 1], low = [1, 1, 0], groups = 1} : (tensor<2x4x3x3x2xf32>, tensor<4x3x2x2x2xf32>) -> tensor<2x3x4x3x3xf32>
  %r79 = tdl.apply @convolution_filter_gradient(%a168, %a169) {window = [2, 2, 2], strides = [2, 1, 1], dilations = [1, 2, 1], low = [1, 1, 0], groups = 1} : (tensor<2x4x3x3x2xf32>, tensor<2x3x4x3x3xf32>) -> tensor<4x3x2x2x2xf32>
  %r80 = tdl.apply @convolution_channels_last(%a170, %a171) {strides = [2, 1, 1], dilations = [1, 2, 1], low = [1, 1, 0], high = [1, 1, 0]} : (tensor<2x4x3x3x3xf32>, tensor<2x2x2x3x4xf32>) -> tensor<2x3x3x2x4xf32>
  %r81 = tdl.apply @depthwise_convolution(%a172, %a173) {strides = [2, 1, 1], dilations = [1, 2, 1], low = [1, 1, 0], high = [1, 1, 0]} : (tensor<2x3x4x3x3xf32>, tensor<3x1x2x2x2xf32>) -> tensor<2x3x3x3x2xf32>
  %r82 = tdl.apply @depthwise_convolution(%a174, %a175) {strides = [2, 1, 1], dilations = [1, 2, 1], low = [1, 1, 0], high = [1, 1, 0]} : (tensor<2x3x4x3x3xf32>, tensor<3x2x2x2x2xf32>) -> tensor<2x6x3x3x2xf32>
  %r83 = tdl.apply @transposed_convolution(%a176, %a177) {strides = [2, 1, 1], dilations = [1, 2, 1], low = [1, 1, 0], high = [1, 1, 0], extra = [0, 0, 0], groups = 1} : (tensor<2x3x4x3x3xf32>, tensor<3x2x2x2x2xf32>) -> tensor<2x2x6x3x4xf32>
  %r84 = tdl.apply @convolution(%a178, %a179) {} : (tensor<2x2x5x5xf32>, tensor<3x2x3x3xf32>) -> tensor<2x3x3x3xf32>
  %r85 = tdl.apply @convolution(%a180, %a181) {strides = [2]} : (tensor<2x2x5x5xf32>, tensor<3x2x3x3xf32>) -> tensor<2x3x2x3xf32>
  %r86 = tdl.apply @transposed_convolution(%a182, %a183) {} : (tensor<2x2x2x5xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x4x7xf32>
  %r87 = tdl.apply @causal_convolution(%a184, %a185) {} : (tensor<2x6x3xf32>, tensor<4x3xf32>) -> tensor<2x6x3xf32>
  %r88 = tdl.apply @causal_convolution(%a186, %a187) {} : (tensor<1x3x2xf32>, tensor<5x2xf32>) -> tensor<1x3x2xf32>
  %r89 = tdl.apply @causal_convolution(%a188, %a189) {} : (tensor<3x4x4xf32>, tensor<1x4xf32>) -> tensor<3x4x4xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88, %r89 : tensor<2x4x5xf32>, tensor<2x4x5xf32>, tensor<2x3x7xf32>, tensor<4x3x3xf32>, tensor<2x5x4xf32>, tensor<2x3x5xf32>, tensor<2x6x5xf32>, tensor<2x2x9xf32>, tensor<1x6x4xf32>, tensor<1x6x4xf32>, tensor<1x4x7xf32>, tensor<6x2x3xf32>, tensor<1x4x6xf32>, tensor<1x4x4xf32>, tensor<1x8x4xf32>, tensor<1x2x13xf32>, tensor<1x8x14xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x9xf32>, tensor<4x1x2xf32>, tensor<2x3x4xf32>, tensor<2x4x3xf32>, tensor<2x8x3xf32>, tensor<2x2x26xf32>, tensor<2x8x27xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x3x6xf32>, tensor<4x3x1xf32>, tensor<2x3x4xf32>, tensor<2x3x3xf32>, tensor<2x6x3xf32>, tensor<2x2x11xf32>, tensor<2x2x12xf32>, tensor<1x6x7xf32>, tensor<1x6x7xf32>, tensor<1x4x4xf32>, tensor<6x2x5xf32>, tensor<1x7x6xf32>, tensor<1x4x7xf32>, tensor<1x8x7xf32>, tensor<1x2x1xf32>, tensor<2x4x5x6xf32>, tensor<2x4x5x6xf32>, tensor<2x4x5x6xf32>, tensor<4x1x3x2xf32>, tensor<2x5x6x4xf32>, tensor<2x4x5x6xf32>, tensor<2x8x5x6xf32>, tensor<2x2x5x6xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x3x6x5xf32>, tensor<4x3x2x3xf32>, tensor<2x3x4x4xf32>, tensor<2x3x3x4xf32>, tensor<2x6x3x4xf32>, tensor<2x2x11x6xf32>, tensor<1x6x3x4xf32>, tensor<1x6x3x4xf32>, tensor<1x4x7x7xf32>, tensor<6x2x3x3xf32>, tensor<1x3x4x6xf32>, tensor<1x4x3x4xf32>, tensor<1x8x3x4xf32>, tensor<1x2x14x13xf32>, tensor<1x8x15x14xf32>, tensor<2x4x3x2x5xf32>, tensor<2x4x3x2x5xf32>, tensor<2x4x3x4x5xf32>, tensor<4x1x2x1x3xf32>, tensor<2x3x2x5x4xf32>, tensor<2x4x3x2x5xf32>, tensor<2x8x3x2x5xf32>, tensor<2x2x3x7x5xf32>, tensor<2x4x3x3x2xf32>, tensor<2x4x3x3x2xf32>, tensor<2x3x4x3x3xf32>, tensor<4x3x2x2x2xf32>, tensor<2x3x3x2x4xf32>, tensor<2x3x3x3x2xf32>, tensor<2x6x3x3x2xf32>, tensor<2x2x6x3x4xf32>, tensor<2x3x3x3xf32>, tensor<2x3x2x3xf32>, tensor<2x2x4x7xf32>, tensor<2x6x3xf32>, tensor<1x3x2xf32>, tensor<3x4x4xf32>
}
