func.func @main(%a0: tensor<8xf32>,
    %a1: tensor<8xf32>,
    %a2: tensor<8xf32>,
    %a3: tensor<8xf32>,
    %a4: tensor<7xf32>,
    %a5: tensor<7xf32>,
    %a6: tensor<7xf32>,
    %a7: tensor<7xf32>,
    %a8: tensor<5x4xf32>,
    %a9: tensor<5x4xf32>,
    %a10: tensor<5x4xf32>,
    %a11: tensor<5x4xf32>,
    %a12: tensor<2x3x5xf32>,
    %a13: tensor<2x3x5xf32>,
    %a14: tensor<2x3x5xf32>,
    %a15: tensor<2x3x5xf32>,
    %a16: tensor<7xf32>,
    %a17: tensor<7xf32>,
    %a18: tensor<7xf32>,
    %a19: tensor<7xf32>,
    %a20: tensor<7xf32>,
    %a21: tensor<7xf32>,
    %a22: tensor<7xf32>,
    %a23: tensor<7xf32>,
    %a24: tensor<7xf32>,
    %a25: tensor<7xf32>,
    %a26: tensor<7xf32>,
    %a27: tensor<5x4xf32>,
    %a28: tensor<5x4xf32>,
    %a29: tensor<5x4xf32>,
    %a30: tensor<5x4xf32>,
    %a31: tensor<5x4xf32>,
    %a32: tensor<5x4xf32>,
    %a33: tensor<4xf32>,
    %a34: tensor<5x4xf32>,
    %a35: tensor<5x4xf32>,
    %a36: tensor<4xf32>,
    %a37: tensor<5x4xf32>,
    %a38: tensor<2x3x5xf32>,
    %a39: tensor<2x3x5xf32>,
    %a40: tensor<2x3x5xf32>,
    %a41: tensor<2x3x5xf32>,
    %a42: tensor<2x3x5xf32>,
    %a43: tensor<2x3x5xf32>,
    %a44: tensor<5xf32>,
    %a45: tensor<2x3x5xf32>,
    %a46: tensor<2x3x5xf32>,
    %a47: tensor<5xf32>,
    %a48: tensor<2x3x5xf32>,
    %a49: tensor<3x4xi32>,
    %a50: tensor<i32>,
    %a51: tensor<i32>,
    %a52: tensor<6xi32>,
    %a53: tensor<6xi32>,
    %a54: tensor<3x4xi32>,
    %a55: tensor<3x4xi32>,
    %a56: tensor<2x4x3xf32>,
    %a57: tensor<1x6x5x2xf32>,
    %a58: tensor<3x4xf32>,
    %a59: tensor<5x4xf32>,
    %a60: tensor<4x6xf32>,
    %a61: tensor<4x5xf32>,
    %a62: tensor<4x6xf32>,
    %a63: tensor<5x4xf32>,
    %a64: tensor<6x4xf32>,
    %a65: tensor<5x4xf32>,
    %a66: tensor<6x4x3xf32>,
    %a67: tensor<5x3xf32>,
    %a68: tensor<1x7xf32>,
    %a69: tensor<7x3xf32>,
    %a70: tensor<7x1xf32>,
    %a71: tensor<7x3xf32>,
    %a72: tensor<1x7xf32>,
    %a73: tensor<3x7xf32>,
    %a74: tensor<1x7xf32>,
    %a75: tensor<3x7x3xf32>,
    %a76: tensor<1x3xf32>,
    %a77: tensor<4x1xf32>,
    %a78: tensor<1x2xf32>,
    %a79: tensor<1x4xf32>,
    %a80: tensor<1x2xf32>,
    %a81: tensor<4x1xf32>,
    %a82: tensor<2x1xf32>,
    %a83: tensor<4x1xf32>,
    %a84: tensor<2x1x3xf32>,
    %a85: tensor<4x3xf32>,
    %a86: tensor<3x4xi32>,
    %a87: tensor<4x2xi32>,
    %a88: tensor<2x3x5x4xf32>,
    %a89: tensor<2x3x6x4xf32>,
    %a90: tensor<2x3x5x4xf32>,
    %a91: tensor<2x3x6x4xf32>,
    %a92: tensor<2x3x5x4xf32>,
    %a93: tensor<2x3x5x4xf32>,
    %a94: tensor<2x3x5x6xf32>,
    %a95: tensor<2x1x6x3xf32>,
    %a96: tensor<2x3x5x6xf32>,
    %a97: tensor<2x3x6x3xf32>,
    %a98: tensor<1x1x3x1xf32>,
    %a99: tensor<1x1x3x1xf32>,
    %a100: tensor<1x1x3x1xf32>,
    %a101: tensor<1x1x3x1xf32>,
    %a102: tensor<1x1x3x1xf32>,
    %a103: tensor<1x1x3x1xf32>,
    %a104: tensor<1x1x3x3xf32>,
    %a105: tensor<1x1x3x3xf32>,
    %a106: tensor<1x2x4x3xf32>,
    %a107: tensor<1x2x2x3xf32>,
    %a108: tensor<1x2x4x3xf32>,
    %a109: tensor<1x2x2x3xf32>,
    %a110: tensor<1x2x4x3xf32>,
    %a111: tensor<1x2x4x3xf32>,
    %a112: tensor<1x2x4x2xf32>,
    %a113: tensor<1x1x2x3xf32>,
    %a114: tensor<1x2x4x2xf32>,
    %a115: tensor<1x2x2x3xf32>,
    %a116: tensor<2x3x9xf32>,
    %a117: tensor<4x3x3xf32>,
    %a118: tensor<2x3x9x9xf32>,
    %a119: tensor<4x3x3x3xf32>,
    %a120: tensor<2x3x9xf32>,
    %a121: tensor<3x3xf32>,
    %a122: tensor<2x3x9xf32>,
    %a123: tensor<4x3x3xf32>,
    %a124: tensor<2x3x9x9xf32>,
    %a125: tensor<4x3x3x3xf32>,
    %a126: tensor<2x3x9xf32>,
    %a127: tensor<3x3xf32>,
    %a128: tensor<2x3x6xf32>,
    %a129: tensor<4x3x1xf32>,
    %a130: tensor<2x3x6x6xf32>,
    %a131: tensor<4x3x1x1xf32>,
    %a132: tensor<2x3x6xf32>,
    %a133: tensor<3x1xf32>,
    %a134: tensor<2x3x4xf32>,
    %a135: tensor<4x3x4xf32>,
    %a136: tensor<2x3x4x4xf32>,
    %a137: tensor<4x3x4x4xf32>,
    %a138: tensor<2x3x4xf32>,
    %a139: tensor<3x4xf32>,
    %a140: tensor<2x4x7xf32>,
    %a141: tensor<4x3x3xf32>,
    %a142: tensor<2x4x7xf32>,
    %a143: tensor<2x3x9xf32>,
    %a144: tensor<2x4x8xf32>,
    %a145: tensor<4x3x2xf32>,
    %a146: tensor<2x4x8xf32>,
    %a147: tensor<2x3x7xf32>,
    %a148: tensor<2x4x7xf32>,
    %a149: tensor<4x3x4xf32>,
    %a150: tensor<2x4x7xf32>,
    %a151: tensor<2x3x4xf32>,
    %a152: tensor<2x3x8xf32>,
    %a153: tensor<2x3x8xf32>,
    %a154: tensor<2x3x9xf32>,
    %a155: tensor<2x3x9xf32>,
    %a156: tensor<2x3x7xf32>,
    %a157: tensor<2x3x7xf32>,
    %a158: tensor<2x2x7xf32>,
    %a159: tensor<2x2x7xf32>,
    %a160: tensor<2x2x7xf32>,
    %a161: tensor<2x2x7xf32>,
    %a162: tensor<2x2x9xf32>,
    %a163: tensor<2x2x9xf32>,
    %a164: tensor<2x2x6xf32>,
    %a165: tensor<2x2x6xf32>,
    %a166: tensor<2x2x4xf32>,
    %a167: tensor<2x2x4xf32>,
    %a168: tensor<2x2x5x6xf32>,
    %a169: tensor<2x2x5x6xf32>,
    %a170: tensor<2x2x6x5xf32>,
    %a171: tensor<2x2x6x5xf32>,
    %a172: tensor<2x2x7x7xf32>,
    %a173: tensor<2x2x7x7xf32>,
    %a174: tensor<2x2x3x4x5xf32>,
    %a175: tensor<2x2x3x4x5xf32>,
    %a176: tensor<2x2x4x3x3xf32>,
    %a177: tensor<2x2x4x3x3xf32>,
    %a178: tensor<4x4xf32>,
    %a179: tensor<3x5x5xf32>,
    %a180: tensor<2x1x3x3xf32>,
    %a181: tensor<3x3xi32>,
    %a182: tensor<7xf32>,
    %a183: tensor<7xi32>,
    %a184: tensor<7xf32>,
    %a185: tensor<3x5xf32>,
    %a186: tensor<5xi32>,
    %a187: tensor<5xf32>,
    %a188: tensor<2x2x4xf32>,
    %a189: tensor<4xi32>,
    %a190: tensor<4xf32>,
    %a191: tensor<5xf32>,
    %a192: tensor<5xi32>,
    %a193: tensor<6x2xf32>,
    %a194: tensor<6xi32>,
    %a195: tensor<1x3x2xf32>,
    %a196: tensor<1xi32>,
    %a197: tensor<3x4x4xf32>,
    %a198: tensor<3x4x4xf32>,
    %a199: tensor<3x4x4xf32>,
    %a200: tensor<3x4x4xf32>,
    %a201: tensor<3x4x2xf32>,
    %a202: tensor<3x4x4xf32>,
    %a203: tensor<3x4x2xf32>,
    %a204: tensor<3x4x2xf32>,
    %a205: tensor<1x1x1xf32>,
    %a206: tensor<1x1x1xf32>,
    %a207: tensor<1x1x1xf32>,
    %a208: tensor<1x1x1xf32>,
    %a209: tensor<1x1x2xf32>,
    %a210: tensor<1x1x1xf32>,
    %a211: tensor<1x1x2xf32>,
    %a212: tensor<1x1x2xf32>,
    %a213: tensor<2x6x6xf32>,
    %a214: tensor<2x6x6xf32>,
    %a215: tensor<2x6x6xf32>,
    %a216: tensor<2x6x6xf32>,
    %a217: tensor<2x6x2xf32>,
    %a218: tensor<2x6x6xf32>,
    %a219: tensor<2x6x2xf32>,
    %a220: tensor<2x6x2xf32>,
    %a221: tensor<2x6xf32>,
    %a222: tensor<2x6xf32>,
    %a223: tensor<7xf32>,
    %a224: tensor<7xf32>,
    %a225: tensor<7xi32>,
    %a226: tensor<7xf32>,
    %a227: tensor<7xf32>,
    %a228: tensor<7xf32>,
    %a229: tensor<7xf32>,
    %a230: tensor<7xf32>,
    %a231: tensor<7xf32>,
    %a232: tensor<7xf32>,
    %a233: tensor<7xi32>,
    %a234: tensor<7xf32>,
    %a235: tensor<7xf32>,
    %a236: tensor<7xf32>,
    %a237: tensor<7xf32>,
    %a238: tensor<7xf32>,
    %a239: tensor<7xf32>,
    %a240: tensor<7xf32>,
    %a241: tensor<7xf32>,
    %a242: tensor<7xf32>,
    %a243: tensor<5x4xf32>,
    %a244: tensor<5x4xf32>,
    %a245: tensor<5x4xi32>,
    %a246: tensor<5x4xf32>,
    %a247: tensor<5x4xf32>,
    %a248: tensor<5x4xf32>,
    %a249: tensor<5x4xf32>,
    %a250: tensor<5x4xf32>,
    %a251: tensor<5x4xf32>,
    %a252: tensor<5x4xf32>,
    %a253: tensor<5x4xi32>,
    %a254: tensor<5x4xf32>,
    %a255: tensor<5x4xf32>,
    %a256: tensor<5x4xf32>,
    %a257: tensor<5x4xf32>,
    %a258: tensor<5x4xf32>,
    %a259: tensor<5x4xf32>,
    %a260: tensor<5x4xf32>,
    %a261: tensor<5x4xf32>,
    %a262: tensor<5x4xf32>,
    %a263: tensor<2x3x5xf32>,
    %a264: tensor<2x3x5xf32>,
    %a265: tensor<2x3x5xi32>,
    %a266: tensor<2x3x5xf32>,
    %a267: tensor<2x3x5xf32>,
    %a268: tensor<2x3x5xf32>,
    %a269: tensor<2x3x5xf32>,
    %a270: tensor<2x3x5xf32>,
    %a271: tensor<2x3x5xf32>,
    %a272: tensor<2x3x5xf32>,
    %a273: tensor<2x3x5xi32>,
    %a274: tensor<2x3x5xf32>,
    %a275: tensor<2x3x5xf32>,
    %a276: tensor<2x3x5xf32>,
    %a277: tensor<2x3x5xf32>,
    %a278: tensor<2x3x5xf32>,
    %a279: tensor<2x3x5xf32>,
    %a280: tensor<2x3x5xf32>,
    %a281: tensor<2x3x5xf32>,
    %a282: tensor<2x3x5xf32>)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<7xf32>, tensor<f32>, tensor<7xf32>, tensor<f32>, tensor<7xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5xf32>, tensor<5x4xf32>, tensor<5xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3xf32>, tensor<2x3x5xf32>, tensor<2x3xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<3x2xi32>, tensor<2x3x5x6xf32>, tensor<2x3x5x6xf32>, tensor<2x3x5x5xf32>, tensor<2x3x5x3xf32>, tensor<2x3x5x3xf32>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>, tensor<1x2x4x2xf32>, tensor<1x2x4x2xf32>, tensor<1x2x4x4xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<2x4x7xf32>, tensor<2x4x7x7xf32>, tensor<2x3x7xf32>, tensor<2x4x4xf32>, tensor<2x4x4x4xf32>, tensor<2x3x5xf32>, tensor<2x4x2xf32>, tensor<2x4x2x2xf32>, tensor<2x3x2xf32>, tensor<2x4x7xf32>, tensor<2x4x7x7xf32>, tensor<2x3x7xf32>, tensor<2x3x9xf32>, tensor<4x3x3xf32>, tensor<2x3x7xf32>, tensor<4x3x2xf32>, tensor<2x3x4xf32>, tensor<4x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x7xf32>, tensor<2x3x7xf32>, tensor<2x3x2xf32>, tensor<2x3x2xf32>, tensor<2x2x5xi64>, tensor<2x2x5xi64>, tensor<2x2x4xi64>, tensor<2x2x4xi64>, tensor<2x2x4xi64>, tensor<2x2x4xi64>, tensor<2x2x3xi64>, tensor<2x2x3xi64>, tensor<2x2x4xi64>, tensor<2x2x4xi64>, tensor<2x2x5x6xi64>, tensor<2x2x5x6xi64>, tensor<2x2x3x6xi64>, tensor<2x2x3x6xi64>, tensor<2x2x3x4xi64>, tensor<2x2x3x4xi64>, tensor<2x2x3x2x5xi64>, tensor<2x2x3x2x5xi64>, tensor<2x2x3x4x2xi64>, tensor<2x2x3x4x2xi64>, tensor<f32>, tensor<3xf32>, tensor<2x1xf32>, tensor<i32>, tensor<3xf32>, tensor<3x8xf32>, tensor<2x2x4xf32>, tensor<3xf32>, tensor<4x2xf32>, tensor<2x3x2xf32>, tensor<3x4x4xf32>, tensor<3x4x4xf32>, tensor<3x4x2xf32>, tensor<3x4x4xf32>, tensor<3x4x2xf32>, tensor<1x1x1xf32>, tensor<1x1x1xf32>, tensor<1x1x2xf32>, tensor<1x1x1xf32>, tensor<1x1x2xf32>, tensor<2x6x6xf32>, tensor<2x6x6xf32>, tensor<2x6x2xf32>, tensor<2x6x6xf32>, tensor<2x6x2xf32>, tensor<2x6xf32>, tensor<2x6xi32>, tensor<7xf32>, tensor<7xf32>, tensor<7xi32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xi32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xi32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) {
  %r0 = tdl.apply @gelu(%a0) {} : (tensor<8xf32>) -> tensor<8xf32>
  %r1 = tdl.apply @softplus(%a1) {} : (tensor<8xf32>) -> tensor<8xf32>
  %r2 = tdl.apply @leaky_relu(%a2) {} : (tensor<8xf32>) -> tensor<8xf32>
  %r3 = tdl.apply @leaky_relu(%a3) {slope = 0.25 : f64} : (tensor<8xf32>) -> tensor<8xf32>
  %r4 = tdl.apply @gelu(%a4) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r5 = tdl.apply @softplus(%a5) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r6 = tdl.apply @leaky_relu(%a6) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r7 = tdl.apply @leaky_relu(%a7) {slope = 0.25 : f64} : (tensor<7xf32>) -> tensor<7xf32>
  %r8 = tdl.apply @gelu(%a8) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r9 = tdl.apply @softplus(%a9) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r10 = tdl.apply @leaky_relu(%a10) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r11 = tdl.apply @leaky_relu(%a11) {slope = 0.25 : f64} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r12 = tdl.apply @gelu(%a12) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r13 = tdl.apply @softplus(%a13) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r14 = tdl.apply @leaky_relu(%a14) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r15 = tdl.apply @leaky_relu(%a15) {slope = 0.25 : f64} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r16 = tdl.apply @momentum(%a16, %a17) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r17 = tdl.apply @momentum(%a18, %a19) {decay = 0.5 : f64} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r18 = tdl.apply @row_norm(%a20) {} : (tensor<7xf32>) -> tensor<f32>
  %r19 = tdl.apply @rms_norm(%a21, %a22) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r20 = tdl.apply @row_norm(%a23) {eps = 0.1 : f64} : (tensor<7xf32>) -> tensor<f32>
  %r21 = tdl.apply @rms_norm(%a24, %a25) {eps = 0.1 : f64} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r22 = tdl.apply @cumulative_sum(%a26) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r23 = tdl.apply @momentum(%a27, %a28) {} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r24 = tdl.apply @momentum(%a29, %a30) {decay = 0.5 : f64} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r25 = tdl.apply @row_norm(%a31) {} : (tensor<5x4xf32>) -> tensor<5xf32>
  %r26 = tdl.apply @rms_norm(%a32, %a33) {} : (tensor<5x4xf32>, tensor<4xf32>) -> tensor<5x4xf32>
  %r27 = tdl.apply @row_norm(%a34) {eps = 0.1 : f64} : (tensor<5x4xf32>) -> tensor<5xf32>
  %r28 = tdl.apply @rms_norm(%a35, %a36) {eps = 0.1 : f64} : (tensor<5x4xf32>, tensor<4xf32>) -> tensor<5x4xf32>
  %r29 = tdl.apply @cumulative_sum(%a37) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r30 = tdl.apply @momentum(%a38, %a39) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r31 = tdl.apply @momentum(%a40, %a41) {decay = 0.5 : f64} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r32 = tdl.apply @row_norm(%a42) {} : (tensor<2x3x5xf32>) -> tensor<2x3xf32>
  %r33 = tdl.apply @rms_norm(%a43, %a44) {} : (tensor<2x3x5xf32>, tensor<5xf32>) -> tensor<2x3x5xf32>
  %r34 = tdl.apply @row_norm(%a45) {eps = 0.1 : f64} : (tensor<2x3x5xf32>) -> tensor<2x3xf32>
  %r35 = tdl.apply @rms_norm(%a46, %a47) {eps = 0.1 : f64} : (tensor<2x3x5xf32>, tensor<5xf32>) -> tensor<2x3x5xf32>
  %r36 = tdl.apply @cumulative_sum(%a48) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r37 = tdl.apply @cumulative_sum(%a49) {} : (tensor<3x4xi32>) -> tensor<3x4xi32>
  %r38 = tdl.apply @counted(%a50) {} : (tensor<i32>) -> tensor<i32>
  %r39 = tdl.apply @counted(%a51) {ignored = 1} : (tensor<i32>) -> tensor<i32>
  %r40 = tdl.apply @counted(%a52) {} : (tensor<6xi32>) -> tensor<i32>
  %r41 = tdl.apply @counted(%a53) {ignored = 1} : (tensor<6xi32>) -> tensor<i32>
  %r42 = tdl.apply @counted(%a54) {} : (tensor<3x4xi32>) -> tensor<i32>
  %r43 = tdl.apply @counted(%a55) {ignored = 1} : (tensor<3x4xi32>) -> tensor<i32>
  %r44 = tdl.apply @group_count(%a56) {groups = 1} : (tensor<2x4x3xf32>) -> tensor<f32>
  %r45 = tdl.apply @group_count(%a57) {groups = 3} : (tensor<1x6x5x2xf32>) -> tensor<f32>
  %r46 = tdl.apply @group_count(%a58) {groups = 2} : (tensor<3x4xf32>) -> tensor<f32>
  %r47 = tdl.apply @matmul(%a59, %a60) {} : (tensor<5x4xf32>, tensor<4x6xf32>) -> tensor<5x6xf32>
  %r48 = tdl.apply @matmul_tn(%a61, %a62) {} : (tensor<4x5xf32>, tensor<4x6xf32>) -> tensor<5x6xf32>
  %r49 = tdl.apply @matmul_nt(%a63, %a64) {} : (tensor<5x4xf32>, tensor<6x4xf32>) -> tensor<5x6xf32>
  %r50 = tdl.apply @bilinear(%a65, %a66, %a67) {} : (tensor<5x4xf32>, tensor<6x4x3xf32>, tensor<5x3xf32>) -> tensor<5x6xf32>
  %r51 = tdl.apply @matmul(%a68, %a69) {} : (tensor<1x7xf32>, tensor<7x3xf32>) -> tensor<1x3xf32>
  %r52 = tdl.apply @matmul_tn(%a70, %a71) {} : (tensor<7x1xf32>, tensor<7x3xf32>) -> tensor<1x3xf32>
  %r53 = tdl.apply @matmul_nt(%a72, %a73) {} : (tensor<1x7xf32>, tensor<3x7xf32>) -> tensor<1x3xf32>
  %r54 = tdl.apply @bilinear(%a74, %a75, %a76) {} : (tensor<1x7xf32>, tensor<3x7x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
  %r55 = tdl.apply @matmul(%a77, %a78) {} : (tensor<4x1xf32>, tensor<1x2xf32>) -> tensor<4x2xf32>
  %r56 = tdl.apply @matmul_tn(%a79, %a80) {} : (tensor<1x4xf32>, tensor<1x2xf32>) -> tensor<4x2xf32>
  %r57 = tdl.apply @matmul_nt(%a81, %a82) {} : (tensor<4x1xf32>, tensor<2x1xf32>) -> tensor<4x2xf32>
  %r58 = tdl.apply @bilinear(%a83, %a84, %a85) {} : (tensor<4x1xf32>, tensor<2x1x3xf32>, tensor<4x3xf32>) -> tensor<4x2xf32>
  %r59 = tdl.apply @matmul(%a86, %a87) {} : (tensor<3x4xi32>, tensor<4x2xi32>) -> tensor<3x2xi32>
  %r60 = tdl.apply @attention_scores(%a88, %a89) {} : (tensor<2x3x5x4xf32>, tensor<2x3x6x4xf32>) -> tensor<2x3x5x6xf32>
  %r61 = tdl.apply @attention_scores(%a90, %a91) {scale = 0.5 : f64} : (tensor<2x3x5x4xf32>, tensor<2x3x6x4xf32>) -> tensor<2x3x5x6xf32>
  %r62 = tdl.apply @causal_scores(%a92, %a93) {} : (tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) -> tensor<2x3x5x5xf32>
  %r63 = tdl.apply @weigh(%a94, %a95) {} : (tensor<2x3x5x6xf32>, tensor<2x1x6x3xf32>) -> tensor<2x3x5x3xf32>
  %r64 = tdl.apply @weigh(%a96, %a97) {} : (tensor<2x3x5x6xf32>, tensor<2x3x6x3xf32>) -> tensor<2x3x5x3xf32>
  %r65 = tdl.apply @attention_scores(%a98, %a99) {} : (tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>) -> tensor<1x1x3x3xf32>
  %r66 = tdl.apply @attention_scores(%a100, %a101) {scale = 0.5 : f64} : (tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>) -> tensor<1x1x3x3xf32>
  %r67 = tdl.apply @causal_scores(%a102, %a103) {} : (tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>) -> tensor<1x1x3x3xf32>
  %r68 = tdl.apply @weigh(%a104, %a105) {} : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
  %r69 = tdl.apply @attention_scores(%a106, %a107) {} : (tensor<1x2x4x3xf32>, tensor<1x2x2x3xf32>) -> tensor<1x2x4x2xf32>
  %r70 = tdl.apply @attention_scores(%a108, %a109) {scale = 0.5 : f64} : (tensor<1x2x4x3xf32>, tensor<1x2x2x3xf32>) -> tensor<1x2x4x2xf32>
  %r71 = tdl.apply @causal_scores(%a110, %a111) {} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>) -> tensor<1x2x4x4xf32>
  %r72 = tdl.apply @weigh(%a112, %a113) {} : (tensor<1x2x4x2xf32>, tensor<1x1x2x3xf32>) -> tensor<1x2x4x3xf32>
  %r73 = tdl.apply @weigh(%a114, %a115) {} : (tensor<1x2x4x2xf32>, tensor<1x2x2x3xf32>) -> tensor<1x2x4x3xf32>
  %r74 = tdl.apply @conv1d(%a116, %a117) {stride = 1, dilation = 1, pad = 0} : (tensor<2x3x9xf32>, tensor<4x3x3xf32>) -> tensor<2x4x7xf32>
  %r75 = tdl.apply @conv2d(%a118, %a119) {stride = 1, dilation = 1, pad = 0} : (tensor<2x3x9x9xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x7x7xf32>
  %r76 = tdl.apply @depthwise_conv1d(%a120, %a121) {stride = 1, pad = 0} : (tensor<2x3x9xf32>, tensor<3x3xf32>) -> tensor<2x3x7xf32>
  %r77 = tdl.apply @conv1d(%a122, %a123) {stride = 2, dilation = 2, pad = 1} : (tensor<2x3x9xf32>, tensor<4x3x3xf32>) -> tensor<2x4x4xf32>
  %r78 = tdl.apply @conv2d(%a124, %a125) {stride = 2, dilation = 2, pad = 1} : (tensor<2x3x9x9xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x4x4xf32>
  %r79 = tdl.apply @depthwise_conv1d(%a126, %a127) {stride = 2, pad = 1} : (tensor<2x3x9xf32>, tensor<3x3xf32>) -> tensor<2x3x5xf32>
  %r80 = tdl.apply @conv1d(%a128, %a129) {stride = 3, dilation = 1, pad = 0} : (tensor<2x3x6xf32>, tensor<4x3x1xf32>) -> tensor<2x4x2xf32>
  %r81 = tdl.apply @conv2d(%a130, %a131) {stride = 3, dilation = 1, pad = 0} : (tensor<2x3x6x6xf32>, tensor<4x3x1x1xf32>) -> tensor<2x4x2x2xf32>
  %r82 = tdl.apply @depthwise_conv1d(%a132, %a133) {stride = 3, pad = 0} : (tensor<2x3x6xf32>, tensor<3x1xf32>) -> tensor<2x3x2xf32>
  %r83 = tdl.apply @conv1d(%a134, %a135) {stride = 1, dilation = 1, pad = 3} : (tensor<2x3x4xf32>, tensor<4x3x4xf32>) -> tensor<2x4x7xf32>
  %r84 = tdl.apply @conv2d(%a136, %a137) {stride = 1, dilation = 1, pad = 3} : (tensor<2x3x4x4xf32>, tensor<4x3x4x4xf32>) -> tensor<2x4x7x7xf32>
  %r85 = tdl.apply @depthwise_conv1d(%a138, %a139) {stride = 1, pad = 3} : (tensor<2x3x4xf32>, tensor<3x4xf32>) -> tensor<2x3x7xf32>
  %r86 = tdl.apply @conv1d_data_gradient(%a140, %a141) {pad = 0} : (tensor<2x4x7xf32>, tensor<4x3x3xf32>) -> tensor<2x3x9xf32>
  %r87 = tdl.apply @conv1d_filter_gradient(%a142, %a143) {pad = 0} : (tensor<2x4x7xf32>, tensor<2x3x9xf32>) -> tensor<4x3x3xf32>
  %r88 = tdl.apply @conv1d_data_gradient(%a144, %a145) {pad = 1} : (tensor<2x4x8xf32>, tensor<4x3x2xf32>) -> tensor<2x3x7xf32>
  %r89 = tdl.apply @conv1d_filter_gradient(%a146, %a147) {pad = 1} : (tensor<2x4x8xf32>, tensor<2x3x7xf32>) -> tensor<4x3x2xf32>
  %r90 = tdl.apply @conv1d_data_gradient(%a148, %a149) {pad = 3} : (tensor<2x4x7xf32>, tensor<4x3x4xf32>) -> tensor<2x3x4xf32>
  %r91 = tdl.apply @conv1d_filter_gradient(%a150, %a151) {pad = 3} : (tensor<2x4x7xf32>, tensor<2x3x4xf32>) -> tensor<4x3x4xf32>
  %r92 = tdl.apply @max_pool1d(%a152) {window = 2, stride = 2} : (tensor<2x3x8xf32>) -> tensor<2x3x4xf32>
  %r93 = tdl.apply @mean_pool1d(%a153) {window = 2, stride = 2} : (tensor<2x3x8xf32>) -> tensor<2x3x4xf32>
  %r94 = tdl.apply @max_pool1d(%a154) {window = 3, stride = 1} : (tensor<2x3x9xf32>) -> tensor<2x3x7xf32>
  %r95 = tdl.apply @mean_pool1d(%a155) {window = 3, stride = 1} : (tensor<2x3x9xf32>) -> tensor<2x3x7xf32>
  %r96 = tdl.apply @max_pool1d(%a156) {window = 2, stride = 3} : (tensor<2x3x7xf32>) -> tensor<2x3x2xf32>
  %r97 = tdl.apply @mean_pool1d(%a157) {window = 2, stride = 3} : (tensor<2x3x7xf32>) -> tensor<2x3x2xf32>
  %r98 = tdl.apply @max_pool_place(%a158) {window = [3], strides = [1], low = [0], high = [0]} : (tensor<2x2x7xf32>) -> tensor<2x2x5xi64>
  %r99 = tdl.apply @max_pool_place(%a159) {window = [3], strides = [1], low = [0], high = [0]} : (tensor<2x2x7xf32>) -> tensor<2x2x5xi64>
  %r100 = tdl.apply @max_pool_place(%a160) {window = [3], strides = [2], low = [1], high = [1]} : (tensor<2x2x7xf32>) -> tensor<2x2x4xi64>
  %r101 = tdl.apply @max_pool_place(%a161) {window = [3], strides = [2], low = [1], high = [1]} : (tensor<2x2x7xf32>) -> tensor<2x2x4xi64>
  %r102 = tdl.apply @max_pool_place(%a162) {window = [2], strides = [3], low = [2], high = [0]} : (tensor<2x2x9xf32>) -> tensor<2x2x4xi64>
  %r103 = tdl.apply @max_pool_place(%a163) {window = [2], strides = [3], low = [2], high = [0]} : (tensor<2x2x9xf32>) -> tensor<2x2x4xi64>
  %r104 = tdl.apply @max_pool_place(%a164) {window = [1], strides = [2], low = [0], high = [0]} : (tensor<2x2x6xf32>) -> tensor<2x2x3xi64>
  %r105 = tdl.apply @max_pool_place(%a165) {window = [1], strides = [2], low = [0], high = [0]} : (tensor<2x2x6xf32>) -> tensor<2x2x3xi64>
  %r106 = tdl.apply @max_pool_place(%a166) {window = [5], strides = [1], low = [2], high = [2]} : (tensor<2x2x4xf32>) -> tensor<2x2x4xi64>
  %r107 = tdl.apply @max_pool_place(%a167) {window = [5], strides = [1], low = [2], high = [2]} : (tensor<2x2x4xf32>) -> tensor<2x2x4xi64>
  %r108 = tdl.apply @max_pool_place(%a168) {window = [3, 2], strides = [1, 1], low = [1, 0], high = [1, 1]} : (tensor<2x2x5x6xf32>) -> tensor<2x2x5x6xi64>
  %r109 = tdl.apply @max_pool_place(%a169) {window = [3, 2], strides = [1, 1], low = [1, 0], high = [1, 1]} : (tensor<2x2x5x6xf32>) -> tensor<2x2x5x6xi64>
  %r110 = tdl.apply @max_pool_place(%a170) {window = [2, 3], strides = [2, 1], low = [0, 2], high = [1, 1]} : (tensor<2x2x6x5xf32>) -> tensor<2x2x3x6xi64>
  %r111 = tdl.apply @max_pool_place(%a171) {window = [2, 3], strides = [2, 1], low = [0, 2], high = [1, 1]} : (tensor<2x2x6x5xf32>) -> tensor<2x2x3x6xi64>
  %r112 = tdl.apply @max_pool_place(%a172) {window = [3, 3], strides = [2, 2], low = [1, 1], high = [0, 1]} : (tensor<2x2x7x7xf32>) -> tensor<2x2x3x4xi64>
  %r113 = tdl.apply @max_pool_place(%a173) {window = [3, 3], strides = [2, 2], low = [1, 1], high = [0, 1]} : (tensor<2x2x7x7xf32>) -> tensor<2x2x3x4xi64>
  %r114 = tdl.apply @max_pool_place(%a174) {window = [2, 1, 3], strides = [1, 2, 1], low = [1, 0, 0], high = [0, 0, 2]} : (tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x2x5xi64>
  %r115 = tdl.apply @max_pool_place(%a175) {window = [2, 1, 3], strides = [1, 2, 1], low = [1, 0, 0], high = [0, 0, 2]} : (tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x2x5xi64>
  %r116 = tdl.apply @max_pool_place(%a176) {window = [2, 2, 2], strides = [2, 1, 1], low = [1, 1, 0], high = [1, 1, 0]} : (tensor<2x2x4x3x3xf32>) -> tensor<2x2x3x4x2xi64>
  %r117 = tdl.apply @max_pool_place(%a177) {window = [2, 2, 2], strides = [2, 1, 1], low = [1, 1, 0], high = [1, 1, 0]} : (tensor<2x2x4x3x3xf32>) -> tensor<2x2x3x4x2xi64>
  %r118 = tdl.apply @trace(%a178) {} : (tensor<4x4xf32>) -> tensor<f32>
  %r119 = tdl.apply @trace(%a179) {} : (tensor<3x5x5xf32>) -> tensor<3xf32>
  %r120 = tdl.apply @trace(%a180) {} : (tensor<2x1x3x3xf32>) -> tensor<2x1xf32>
  %r121 = tdl.apply @trace(%a181) {} : (tensor<3x3xi32>) -> tensor<i32>
  %r122 = tdl.apply @count_sketch(%a182, %a183, %a184) {size = 3} : (tensor<7xf32>, tensor<7xi32>, tensor<7xf32>) -> tensor<3xf32>
  %r123 = tdl.apply @count_sketch(%a185, %a186, %a187) {size = 8} : (tensor<3x5xf32>, tensor<5xi32>, tensor<5xf32>) -> tensor<3x8xf32>
  %r124 = tdl.apply @count_sketch(%a188, %a189, %a190) {size = 4} : (tensor<2x2x4xf32>, tensor<4xi32>, tensor<4xf32>) -> tensor<2x2x4xf32>
  %r125 = tdl.apply @take_gradient(%a191, %a192) {size = 3} : (tensor<5xf32>, tensor<5xi32>) -> tensor<3xf32>
  %r126 = tdl.apply @take_gradient(%a193, %a194) {size = 4} : (tensor<6x2xf32>, tensor<6xi32>) -> tensor<4x2xf32>
  %r127 = tdl.apply @take_gradient(%a195, %a196) {size = 2} : (tensor<1x3x2xf32>, tensor<1xi32>) -> tensor<2x3x2xf32>
  %r128 = tdl.apply @batch_cholesky(%a197) {} : (tensor<3x4x4xf32>) -> tensor<3x4x4xf32>
  %r129 = tdl.apply @linalg_potrf_gradient(%a198, %a199) {} : (tensor<3x4x4xf32>, tensor<3x4x4xf32>) -> tensor<3x4x4xf32>
  %r130 = tdl.apply @solve_transposed(%a200, %a201) {} : (tensor<3x4x4xf32>, tensor<3x4x2xf32>) -> tensor<3x4x2xf32>
  %r131, %r132 = tdl.apply @solve_lower_gradients(%a202, %a203, %a204) {} : (tensor<3x4x4xf32>, tensor<3x4x2xf32>, tensor<3x4x2xf32>) -> (tensor<3x4x4xf32>, tensor<3x4x2xf32>)
  %r133 = tdl.apply @batch_cholesky(%a205) {} : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %r134 = tdl.apply @linalg_potrf_gradient(%a206, %a207) {} : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %r135 = tdl.apply @solve_transposed(%a208, %a209) {} : (tensor<1x1x1xf32>, tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
  %r136, %r137 = tdl.apply @solve_lower_gradients(%a210, %a211, %a212) {} : (tensor<1x1x1xf32>, tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> (tensor<1x1x1xf32>, tensor<1x1x2xf32>)
  %r138 = tdl.apply @batch_cholesky(%a213) {} : (tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
  %r139 = tdl.apply @linalg_potrf_gradient(%a214, %a215) {} : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
  %r140 = tdl.apply @solve_transposed(%a216, %a217) {} : (tensor<2x6x6xf32>, tensor<2x6x2xf32>) -> tensor<2x6x2xf32>
  %r141, %r142 = tdl.apply @solve_lower_gradients(%a218, %a219, %a220) {} : (tensor<2x6x6xf32>, tensor<2x6x2xf32>, tensor<2x6x2xf32>) -> (tensor<2x6x6xf32>, tensor<2x6x2xf32>)
  %r143 = tdl.apply @sort(%a221) {} : (tensor<2x6xf32>) -> tensor<2x6xf32>
  %r144 = tdl.apply @argsort(%a222) {} : (tensor<2x6xf32>) -> tensor<2x6xi32>
  %r145 = tdl.apply @sort_last(%a223) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r146, %r147 = tdl.apply @order_last(%a224, %a225) {} : (tensor<7xf32>, tensor<7xi32>) -> (tensor<7xf32>, tensor<7xi32>)
  %r148, %r149 = tdl.apply @transform_last(%a226, %a227) {} : (tensor<7xf32>, tensor<7xf32>) -> (tensor<7xf32>, tensor<7xf32>)
  %r150, %r151 = tdl.apply @transform_back(%a228, %a229) {} : (tensor<7xf32>, tensor<7xf32>) -> (tensor<7xf32>, tensor<7xf32>)
  %r152 = tdl.apply @sort_last_gradient(%a230, %a231) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r153 = tdl.apply @order_last_gradient(%a232, %a233, %a234) {} : (tensor<7xf32>, tensor<7xi32>, tensor<7xf32>) -> tensor<7xf32>
  %r154, %r155 = tdl.apply @transform_last_gradients(%a235, %a236, %a237, %a238) {} : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> (tensor<7xf32>, tensor<7xf32>)
  %r156, %r157 = tdl.apply @transform_back_gradients(%a239, %a240, %a241, %a242) {} : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> (tensor<7xf32>, tensor<7xf32>)
  %r158 = tdl.apply @sort_last(%a243) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r159, %r160 = tdl.apply @order_last(%a244, %a245) {} : (tensor<5x4xf32>, tensor<5x4xi32>) -> (tensor<5x4xf32>, tensor<5x4xi32>)
  %r161, %r162 = tdl.apply @transform_last(%a246, %a247) {} : (tensor<5x4xf32>, tensor<5x4xf32>) -> (tensor<5x4xf32>, tensor<5x4xf32>)
  %r163, %r164 = tdl.apply @transform_back(%a248, %a249) {} : (tensor<5x4xf32>, tensor<5x4xf32>) -> (tensor<5x4xf32>, tensor<5x4xf32>)
  %r165 = tdl.apply @sort_last_gradient(%a250, %a251) {} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r166 = tdl.apply @order_last_gradient(%a252, %a253, %a254) {} : (tensor<5x4xf32>, tensor<5x4xi32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r167, %r168 = tdl.apply @transform_last_gradients(%a255, %a256, %a257, %a258) {} : (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>) -> (tensor<5x4xf32>, tensor<5x4xf32>)
  %r169, %r170 = tdl.apply @transform_back_gradients(%a259, %a260, %a261, %a262) {} : (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>) -> (tensor<5x4xf32>, tensor<5x4xf32>)
  %r171 = tdl.apply @sort_last(%a263) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r172, %r173 = tdl.apply @order_last(%a264, %a265) {} : (tensor<2x3x5xf32>, tensor<2x3x5xi32>) -> (tensor<2x3x5xf32>, tensor<2x3x5xi32>)
  %r174, %r175 = tdl.apply @transform_last(%a266, %a267) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>, tensor<2x3x5xf32>)
  %r176, %r177 = tdl.apply @transform_back(%a268, %a269) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>, tensor<2x3x5xf32>)
  %r178 = tdl.apply @sort_last_gradient(%a270, %a271) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r179 = tdl.apply @order_last_gradient(%a272, %a273, %a274) {} : (tensor<2x3x5xf32>, tensor<2x3x5xi32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r180, %r181 = tdl.apply @transform_last_gradients(%a275, %a276, %a277, %a278) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>, tensor<2x3x5xf32>)
  %r182, %r183 = tdl.apply @transform_back_gradients(%a279, %a280, %a281, %a282) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>, tensor<2x3x5xf32>)
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88, %r89, %r90, %r91, %r92, %r93, %r94, %r95, %r96, %r97, %r98, %r99, %r100, %r101, %r102, %r103, %r104, %r105, %r106, %r107, %r108, %r109, %r110, %r111, %r112, %r113, %r114, %r115, %r116, %r117, %r118, %r119, %r120, %r121, %r122, %r123, %r124, %r125, %r126, %r127, %r128, %r129, %r130, %r131, %r132, %r133, %r134, %r135, %r136, %r137, %r138, %r139, %r140, %r141, %r142, %r143, %r144, %r145, %r146, %r147, %r148, %r149, %r150, %r151, %r152, %r153, %r154, %r155, %r156, %r157, %r158, %r159, %r160, %r161, %r162, %r163, %r164, %r165, %r166, %r167, %r168, %r169, %r170, %r171, %r172, %r173, %r174, %r175, %r176, %r177, %r178, %r179, %r180, %r181, %r182, %r183 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<7xf32>, tensor<f32>, tensor<7xf32>, tensor<f32>, tensor<7xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5xf32>, tensor<5x4xf32>, tensor<5xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3xf32>, tensor<2x3x5xf32>, tensor<2x3xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<3x2xi32>, tensor<2x3x5x6xf32>, tensor<2x3x5x6xf32>, tensor<2x3x5x5xf32>, tensor<2x3x5x3xf32>, tensor<2x3x5x3xf32>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>, tensor<1x2x4x2xf32>, tensor<1x2x4x2xf32>, tensor<1x2x4x4xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<2x4x7xf32>, tensor<2x4x7x7xf32>, tensor<2x3x7xf32>, tensor<2x4x4xf32>, tensor<2x4x4x4xf32>, tensor<2x3x5xf32>, tensor<2x4x2xf32>, tensor<2x4x2x2xf32>, tensor<2x3x2xf32>, tensor<2x4x7xf32>, tensor<2x4x7x7xf32>, tensor<2x3x7xf32>, tensor<2x3x9xf32>, tensor<4x3x3xf32>, tensor<2x3x7xf32>, tensor<4x3x2xf32>, tensor<2x3x4xf32>, tensor<4x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x7xf32>, tensor<2x3x7xf32>, tensor<2x3x2xf32>, tensor<2x3x2xf32>, tensor<2x2x5xi64>, tensor<2x2x5xi64>, tensor<2x2x4xi64>, tensor<2x2x4xi64>, tensor<2x2x4xi64>, tensor<2x2x4xi64>, tensor<2x2x3xi64>, tensor<2x2x3xi64>, tensor<2x2x4xi64>, tensor<2x2x4xi64>, tensor<2x2x5x6xi64>, tensor<2x2x5x6xi64>, tensor<2x2x3x6xi64>, tensor<2x2x3x6xi64>, tensor<2x2x3x4xi64>, tensor<2x2x3x4xi64>, tensor<2x2x3x2x5xi64>, tensor<2x2x3x2x5xi64>, tensor<2x2x3x4x2xi64>, tensor<2x2x3x4x2xi64>, tensor<f32>, tensor<3xf32>, tensor<2x1xf32>, tensor<i32>, tensor<3xf32>, tensor<3x8xf32>, tensor<2x2x4xf32>, tensor<3xf32>, tensor<4x2xf32>, tensor<2x3x2xf32>, tensor<3x4x4xf32>, tensor<3x4x4xf32>, tensor<3x4x2xf32>, tensor<3x4x4xf32>, tensor<3x4x2xf32>, tensor<1x1x1xf32>, tensor<1x1x1xf32>, tensor<1x1x2xf32>, tensor<1x1x1xf32>, tensor<1x1x2xf32>, tensor<2x6x6xf32>, tensor<2x6x6xf32>, tensor<2x6x2xf32>, tensor<2x6x6xf32>, tensor<2x6x2xf32>, tensor<2x6xf32>, tensor<2x6xi32>, tensor<7xf32>, tensor<7xf32>, tensor<7xi32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xi32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xi32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>
}
