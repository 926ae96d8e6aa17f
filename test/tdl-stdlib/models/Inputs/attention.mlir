func.func @main(%a0: tensor<1x1x3x2xf32>,
    %a1: tensor<1x1x3x2xf32>,
    %a2: tensor<1x1x3x2xf32>,
    %a3: tensor<1x1x3x2xf32>,
    %a4: tensor<1x1x3x2xf32>,
    %a5: tensor<1x1x3x2xf32>,
    %a6: tensor<1x1x3x2xf32>,
    %a7: tensor<1x1x3x2xf32>,
    %a8: tensor<1x1x3x2xf32>,
    %a9: tensor<1x1x3x2xf32>,
    %a10: tensor<1x1x3x2xf32>,
    %a11: tensor<1x1x3x2xf32>,
    %a12: tensor<1x1x3x2xf32>,
    %a13: tensor<1x1x3x2xf32>,
    %a14: tensor<1x1x3x2xf32>,
    %a15: tensor<1x1x3x2xf32>,
    %a16: tensor<1x1x3x2xf32>,
    %a17: tensor<1x1x3x2xf32>,
    %a18: tensor<1x1x3x2xf32>,
    %a19: tensor<1x1x3x2xf32>,
    %a20: tensor<1x1x3x2xf32>,
    %a21: tensor<1x1x3x2xf32>,
    %a22: tensor<1x1x3x2xf32>,
    %a23: tensor<1x1x3x2xf32>,
    %a24: tensor<1x1x3x2xf32>,
    %a25: tensor<1x1x3x2xf32>,
    %a26: tensor<1x1x3x2xf32>,
    %a27: tensor<1x1x3x2xf32>,
    %a28: tensor<1x1x3x3xi1>,
    %a29: tensor<1x1x3x2xf32>,
    %a30: tensor<1x1x3x2xf32>,
    %a31: tensor<1x1x3x2xf32>,
    %a32: tensor<1x3x3xf32>,
    %a33: tensor<1x1x3x2xf32>,
    %a34: tensor<1x1x3x2xf32>,
    %a35: tensor<1x1x3x2xf32>,
    %a36: tensor<1xf32>,
    %a37: tensor<1x1x3x2xf32>,
    %a38: tensor<1x1x3x2xf32>,
    %a39: tensor<1x1x3x2xf32>,
    %a40: tensor<i32>,
    %a41: tensor<1x1x3x2xf32>,
    %a42: tensor<1x1x3x2xf32>,
    %a43: tensor<1x1x3x2xf32>,
    %a44: tensor<i32>,
    %a45: tensor<1x1x3x2xf32>,
    %a46: tensor<1x1x3x2xf32>,
    %a47: tensor<i32>,
    %a48: tensor<1x1x3x2xf32>,
    %a49: tensor<1x1x3x2xf32>,
    %a50: tensor<1x1x3x2xf32>,
    %a51: tensor<i32>,
    %a52: tensor<1x1x3x2xf32>,
    %a53: tensor<1x1x3x2xf32>,
    %a54: tensor<1x1x3x2xf32>,
    %a55: tensor<i32>,
    %a56: tensor<1x1x3x2xf32>,
    %a57: tensor<1x1x3x2xf32>,
    %a58: tensor<i32>,
    %a59: tensor<1x1x3x2xf32>,
    %a60: tensor<1x1x3x2xf32>,
    %a61: tensor<1x1x3x2xf32>,
    %a62: tensor<1x1x3x2xf32>,
    %a63: tensor<3xi32>,
    %a64: tensor<1x1x3x2xf32>,
    %a65: tensor<3xi32>,
    %a66: tensor<2x4x5x4xf32>,
    %a67: tensor<2x2x5x4xf32>,
    %a68: tensor<2x4x5x4xf32>,
    %a69: tensor<2x2x5x4xf32>,
    %a70: tensor<2x4x5x4xf32>,
    %a71: tensor<2x2x5x4xf32>,
    %a72: tensor<2x2x5x4xf32>,
    %a73: tensor<2x4x5x4xf32>,
    %a74: tensor<2x2x5x4xf32>,
    %a75: tensor<2x2x5x4xf32>,
    %a76: tensor<2x4x5x4xf32>,
    %a77: tensor<2x2x5x4xf32>,
    %a78: tensor<2x2x5x4xf32>,
    %a79: tensor<2x4x5x4xf32>,
    %a80: tensor<2x2x5x4xf32>,
    %a81: tensor<2x2x5x4xf32>,
    %a82: tensor<2x4x5x4xf32>,
    %a83: tensor<2x2x5x4xf32>,
    %a84: tensor<2x2x5x4xf32>,
    %a85: tensor<2x4x5x4xf32>,
    %a86: tensor<2x2x5x4xf32>,
    %a87: tensor<2x2x5x4xf32>,
    %a88: tensor<2x4x5x4xf32>,
    %a89: tensor<2x2x5x4xf32>,
    %a90: tensor<2x2x5x4xf32>,
    %a91: tensor<2x4x5x4xf32>,
    %a92: tensor<2x2x5x4xf32>,
    %a93: tensor<2x2x5x4xf32>,
    %a94: tensor<2x1x5x5xi1>,
    %a95: tensor<2x4x5x4xf32>,
    %a96: tensor<2x2x5x4xf32>,
    %a97: tensor<2x2x5x4xf32>,
    %a98: tensor<2x4x5x5xi1>,
    %a99: tensor<2x4x5x4xf32>,
    %a100: tensor<2x2x5x4xf32>,
    %a101: tensor<2x2x5x4xf32>,
    %a102: tensor<4x5x5xf32>,
    %a103: tensor<2x4x5x4xf32>,
    %a104: tensor<2x2x5x4xf32>,
    %a105: tensor<2x2x5x4xf32>,
    %a106: tensor<4xf32>,
    %a107: tensor<2x4x5x4xf32>,
    %a108: tensor<2x2x5x4xf32>,
    %a109: tensor<2x2x5x4xf32>,
    %a110: tensor<i32>,
    %a111: tensor<2x4x5x4xf32>,
    %a112: tensor<2x2x5x4xf32>,
    %a113: tensor<2x2x5x4xf32>,
    %a114: tensor<i32>,
    %a115: tensor<2x2x5x4xf32>,
    %a116: tensor<2x2x5x4xf32>,
    %a117: tensor<i32>,
    %a118: tensor<2x4x5x4xf32>,
    %a119: tensor<2x2x5x4xf32>,
    %a120: tensor<2x2x5x4xf32>,
    %a121: tensor<i32>,
    %a122: tensor<2x4x5x4xf32>,
    %a123: tensor<2x2x5x4xf32>,
    %a124: tensor<2x2x5x4xf32>,
    %a125: tensor<i32>,
    %a126: tensor<2x2x5x4xf32>,
    %a127: tensor<2x2x5x4xf32>,
    %a128: tensor<i32>,
    %a129: tensor<2x4x5x4xf32>,
    %a130: tensor<2x4x5x4xf32>,
    %a131: tensor<2x4x5x4xf32>,
    %a132: tensor<2x4x5x4xf32>,
    %a133: tensor<5xi32>,
    %a134: tensor<2x4x5x4xf32>,
    %a135: tensor<5xi32>,
    %a136: tensor<2x6x4x8xf32>,
    %a137: tensor<2x2x7x8xf32>,
    %a138: tensor<2x6x4x8xf32>,
    %a139: tensor<2x2x7x8xf32>,
    %a140: tensor<2x6x4x8xf32>,
    %a141: tensor<2x2x7x8xf32>,
    %a142: tensor<2x2x7x8xf32>,
    %a143: tensor<2x6x4x8xf32>,
    %a144: tensor<2x2x7x8xf32>,
    %a145: tensor<2x2x7x8xf32>,
    %a146: tensor<2x6x4x8xf32>,
    %a147: tensor<2x2x7x8xf32>,
    %a148: tensor<2x2x7x8xf32>,
    %a149: tensor<2x6x4x8xf32>,
    %a150: tensor<2x2x7x8xf32>,
    %a151: tensor<2x2x7x8xf32>,
    %a152: tensor<2x6x4x8xf32>,
    %a153: tensor<2x2x7x8xf32>,
    %a154: tensor<2x2x7x8xf32>,
    %a155: tensor<2x6x4x8xf32>,
    %a156: tensor<2x2x7x8xf32>,
    %a157: tensor<2x2x7x8xf32>,
    %a158: tensor<2x1x4x7xi1>,
    %a159: tensor<2x6x4x8xf32>,
    %a160: tensor<2x2x7x8xf32>,
    %a161: tensor<2x2x7x8xf32>,
    %a162: tensor<2x6x4x7xi1>,
    %a163: tensor<2x6x4x8xf32>,
    %a164: tensor<2x2x7x8xf32>,
    %a165: tensor<2x2x7x8xf32>,
    %a166: tensor<6x4x7xf32>,
    %a167: tensor<2x6x4x8xf32>,
    %a168: tensor<2x2x7x8xf32>,
    %a169: tensor<2x2x7x8xf32>,
    %a170: tensor<6xf32>,
    %a171: tensor<2x6x4x8xf32>,
    %a172: tensor<2x2x7x8xf32>,
    %a173: tensor<2x2x7x8xf32>,
    %a174: tensor<i32>,
    %a175: tensor<2x6x4x8xf32>,
    %a176: tensor<2x2x7x8xf32>,
    %a177: tensor<2x2x7x8xf32>,
    %a178: tensor<i32>,
    %a179: tensor<2x2x7x8xf32>,
    %a180: tensor<2x2x4x8xf32>,
    %a181: tensor<i32>,
    %a182: tensor<2x6x4x8xf32>,
    %a183: tensor<2x2x7x8xf32>,
    %a184: tensor<2x2x7x8xf32>,
    %a185: tensor<i32>,
    %a186: tensor<2x6x4x8xf32>,
    %a187: tensor<2x2x7x8xf32>,
    %a188: tensor<2x2x7x8xf32>,
    %a189: tensor<i32>,
    %a190: tensor<2x2x7x8xf32>,
    %a191: tensor<2x2x4x8xf32>,
    %a192: tensor<i32>,
    %a193: tensor<2x6x4x8xf32>,
    %a194: tensor<2x6x7x8xf32>,
    %a195: tensor<2x6x7x8xf32>,
    %a196: tensor<2x6x4x8xf32>,
    %a197: tensor<4xi32>,
    %a198: tensor<2x6x4x8xf32>,
    %a199: tensor<4xi32>,
    %a200: tensor<1x3x6x4xf32>,
    %a201: tensor<1x1x6x4xf32>,
    %a202: tensor<1x3x6x4xf32>,
    %a203: tensor<1x1x6x4xf32>,
    %a204: tensor<1x3x6x4xf32>,
    %a205: tensor<1x1x6x4xf32>,
    %a206: tensor<1x1x6x4xf32>,
    %a207: tensor<1x3x6x4xf32>,
    %a208: tensor<1x1x6x4xf32>,
    %a209: tensor<1x1x6x4xf32>,
    %a210: tensor<1x3x6x4xf32>,
    %a211: tensor<1x1x6x4xf32>,
    %a212: tensor<1x1x6x4xf32>,
    %a213: tensor<1x3x6x4xf32>,
    %a214: tensor<1x1x6x4xf32>,
    %a215: tensor<1x1x6x4xf32>,
    %a216: tensor<1x3x6x4xf32>,
    %a217: tensor<1x1x6x4xf32>,
    %a218: tensor<1x1x6x4xf32>,
    %a219: tensor<1x3x6x4xf32>,
    %a220: tensor<1x1x6x4xf32>,
    %a221: tensor<1x1x6x4xf32>,
    %a222: tensor<1x3x6x4xf32>,
    %a223: tensor<1x1x6x4xf32>,
    %a224: tensor<1x1x6x4xf32>,
    %a225: tensor<1x3x6x4xf32>,
    %a226: tensor<1x1x6x4xf32>,
    %a227: tensor<1x1x6x4xf32>,
    %a228: tensor<1x1x6x6xi1>,
    %a229: tensor<1x3x6x4xf32>,
    %a230: tensor<1x1x6x4xf32>,
    %a231: tensor<1x1x6x4xf32>,
    %a232: tensor<1x3x6x6xi1>,
    %a233: tensor<1x3x6x4xf32>,
    %a234: tensor<1x1x6x4xf32>,
    %a235: tensor<1x1x6x4xf32>,
    %a236: tensor<3x6x6xf32>,
    %a237: tensor<1x3x6x4xf32>,
    %a238: tensor<1x1x6x4xf32>,
    %a239: tensor<1x1x6x4xf32>,
    %a240: tensor<3xf32>,
    %a241: tensor<1x3x6x4xf32>,
    %a242: tensor<1x1x6x4xf32>,
    %a243: tensor<1x1x6x4xf32>,
    %a244: tensor<i32>,
    %a245: tensor<1x3x6x4xf32>,
    %a246: tensor<1x1x6x4xf32>,
    %a247: tensor<1x1x6x4xf32>,
    %a248: tensor<i32>,
    %a249: tensor<1x1x6x4xf32>,
    %a250: tensor<1x1x6x4xf32>,
    %a251: tensor<i32>,
    %a252: tensor<1x3x6x4xf32>,
    %a253: tensor<1x1x6x4xf32>,
    %a254: tensor<1x1x6x4xf32>,
    %a255: tensor<i32>,
    %a256: tensor<1x3x6x4xf32>,
    %a257: tensor<1x1x6x4xf32>,
    %a258: tensor<1x1x6x4xf32>,
    %a259: tensor<i32>,
    %a260: tensor<1x1x6x4xf32>,
    %a261: tensor<1x1x6x4xf32>,
    %a262: tensor<i32>,
    %a263: tensor<1x3x6x4xf32>,
    %a264: tensor<1x3x6x4xf32>,
    %a265: tensor<1x3x6x4xf32>,
    %a266: tensor<1x3x6x4xf32>,
    %a267: tensor<6xi32>,
    %a268: tensor<1x3x6x4xf32>,
    %a269: tensor<6xi32>,
    %a270: tensor<5x6xf32>,
    %a271: tensor<5xi32>,
    %a272: tensor<4xi32>,
    %a273: tensor<1xi32>,
    %a274: tensor<7xi32>)
    -> (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x6x4x7xf32>, tensor<2x6x4x7xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x2x7x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x2x7x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<1x3x6x6xf32>, tensor<1x3x6x6xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<5x6xf32>, tensor<4x6xf32>, tensor<1x2xf32>, tensor<7x10xf32>) {
  %r0 = tdl.apply @scores(%a0, %a1) {} : (tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>) -> tensor<1x1x3x3xf32>
  %r1 = tdl.apply @scores(%a2, %a3) {scale = 0.25 : f64} : (tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>) -> tensor<1x1x3x3xf32>
  %r2 = tdl.apply @attention(%a4, %a5, %a6) {} : (tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>) -> tensor<1x1x3x2xf32>
  %r3 = tdl.apply @attention(%a7, %a8, %a9) {scale = 0.25 : f64} : (tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>) -> tensor<1x1x3x2xf32>
  %r4 = tdl.apply @attention(%a10, %a11, %a12) {causal = true} : (tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>) -> tensor<1x1x3x2xf32>
  %r5 = tdl.apply @attention(%a13, %a14, %a15) {causal = true} : (tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>) -> tensor<1x1x3x2xf32>
  %r6 = tdl.apply @attention(%a16, %a17, %a18) {causal = true, window = 3} : (tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>) -> tensor<1x1x3x2xf32>
  %r7 = tdl.apply @sliding_attention(%a19, %a20, %a21) {window = 1} : (tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>) -> tensor<1x1x3x2xf32>
  %r8 = tdl.apply @sliding_attention(%a22, %a23, %a24) {window = 3} : (tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>) -> tensor<1x1x3x2xf32>
  %r9 = tdl.apply @masked_attention(%a25, %a26, %a27, %a28) {} : (tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x3xi1>) -> tensor<1x1x3x2xf32>
  %r10 = tdl.apply @biased_attention(%a29, %a30, %a31, %a32) {} : (tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x3x3xf32>) -> tensor<1x1x3x2xf32>
  %r11 = tdl.apply @sloped_attention(%a33, %a34, %a35, %a36) {} : (tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1xf32>) -> tensor<1x1x3x2xf32>
  %r12 = tdl.apply @cached_attention(%a37, %a38, %a39, %a40) {} : (tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<i32>) -> tensor<1x1x3x2xf32>
  %r13 = tdl.apply @cached_attention(%a41, %a42, %a43, %a44) {window = 2} : (tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<i32>) -> tensor<1x1x3x2xf32>
  %r14 = tdl.apply @update_cache(%a45, %a46, %a47) {} : (tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<i32>) -> tensor<1x1x3x2xf32>
  %r15 = tdl.apply @cached_attention(%a48, %a49, %a50, %a51) {} : (tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<i32>) -> tensor<1x1x3x2xf32>
  %r16 = tdl.apply @cached_attention(%a52, %a53, %a54, %a55) {window = 2} : (tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<i32>) -> tensor<1x1x3x2xf32>
  %r17 = tdl.apply @update_cache(%a56, %a57, %a58) {} : (tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<i32>) -> tensor<1x1x3x2xf32>
  %r18 = tdl.apply @linear_attention(%a59, %a60, %a61) {} : (tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>) -> tensor<1x1x3x2xf32>
  %r19 = tdl.apply @rotary(%a62, %a63) {} : (tensor<1x1x3x2xf32>, tensor<3xi32>) -> tensor<1x1x3x2xf32>
  %r20 = tdl.apply @rotary(%a64, %a65) {base = 500.0 : f64, neighbours = true} : (tensor<1x1x3x2xf32>, tensor<3xi32>) -> tensor<1x1x3x2xf32>
  %r21 = tdl.apply @scores(%a66, %a67) {} : (tensor<2x4x5x4xf32>, tensor<2x2x5x4xf32>) -> tensor<2x4x5x5xf32>
  %r22 = tdl.apply @scores(%a68, %a69) {scale = 0.25 : f64} : (tensor<2x4x5x4xf32>, tensor<2x2x5x4xf32>) -> tensor<2x4x5x5xf32>
  %r23 = tdl.apply @attention(%a70, %a71, %a72) {} : (tensor<2x4x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>) -> tensor<2x4x5x4xf32>
  %r24 = tdl.apply @attention(%a73, %a74, %a75) {scale = 0.25 : f64} : (tensor<2x4x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>) -> tensor<2x4x5x4xf32>
  %r25 = tdl.apply @attention(%a76, %a77, %a78) {causal = true} : (tensor<2x4x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>) -> tensor<2x4x5x4xf32>
  %r26 = tdl.apply @attention(%a79, %a80, %a81) {causal = true} : (tensor<2x4x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>) -> tensor<2x4x5x4xf32>
  %r27 = tdl.apply @attention(%a82, %a83, %a84) {causal = true, window = 3} : (tensor<2x4x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>) -> tensor<2x4x5x4xf32>
  %r28 = tdl.apply @sliding_attention(%a85, %a86, %a87) {window = 1} : (tensor<2x4x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>) -> tensor<2x4x5x4xf32>
  %r29 = tdl.apply @sliding_attention(%a88, %a89, %a90) {window = 3} : (tensor<2x4x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>) -> tensor<2x4x5x4xf32>
  %r30 = tdl.apply @masked_attention(%a91, %a92, %a93, %a94) {} : (tensor<2x4x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x1x5x5xi1>) -> tensor<2x4x5x4xf32>
  %r31 = tdl.apply @masked_attention(%a95, %a96, %a97, %a98) {} : (tensor<2x4x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x4x5x5xi1>) -> tensor<2x4x5x4xf32>
  %r32 = tdl.apply @biased_attention(%a99, %a100, %a101, %a102) {} : (tensor<2x4x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<4x5x5xf32>) -> tensor<2x4x5x4xf32>
  %r33 = tdl.apply @sloped_attention(%a103, %a104, %a105, %a106) {} : (tensor<2x4x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<4xf32>) -> tensor<2x4x5x4xf32>
  %r34 = tdl.apply @cached_attention(%a107, %a108, %a109, %a110) {} : (tensor<2x4x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<i32>) -> tensor<2x4x5x4xf32>
  %r35 = tdl.apply @cached_attention(%a111, %a112, %a113, %a114) {window = 2} : (tensor<2x4x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<i32>) -> tensor<2x4x5x4xf32>
  %r36 = tdl.apply @update_cache(%a115, %a116, %a117) {} : (tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<i32>) -> tensor<2x2x5x4xf32>
  %r37 = tdl.apply @cached_attention(%a118, %a119, %a120, %a121) {} : (tensor<2x4x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<i32>) -> tensor<2x4x5x4xf32>
  %r38 = tdl.apply @cached_attention(%a122, %a123, %a124, %a125) {window = 2} : (tensor<2x4x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<i32>) -> tensor<2x4x5x4xf32>
  %r39 = tdl.apply @update_cache(%a126, %a127, %a128) {} : (tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<i32>) -> tensor<2x2x5x4xf32>
  %r40 = tdl.apply @linear_attention(%a129, %a130, %a131) {} : (tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>) -> tensor<2x4x5x4xf32>
  %r41 = tdl.apply @rotary(%a132, %a133) {} : (tensor<2x4x5x4xf32>, tensor<5xi32>) -> tensor<2x4x5x4xf32>
  %r42 = tdl.apply @rotary(%a134, %a135) {base = 500.0 : f64, neighbours = true} : (tensor<2x4x5x4xf32>, tensor<5xi32>) -> tensor<2x4x5x4xf32>
  %r43 = tdl.apply @scores(%a136, %a137) {} : (tensor<2x6x4x8xf32>, tensor<2x2x7x8xf32>) -> tensor<2x6x4x7xf32>
  %r44 = tdl.apply @scores(%a138, %a139) {scale = 0.25 : f64} : (tensor<2x6x4x8xf32>, tensor<2x2x7x8xf32>) -> tensor<2x6x4x7xf32>
  %r45 = tdl.apply @attention(%a140, %a141, %a142) {} : (tensor<2x6x4x8xf32>, tensor<2x2x7x8xf32>, tensor<2x2x7x8xf32>) -> tensor<2x6x4x8xf32>
  %r46 = tdl.apply @attention(%a143, %a144, %a145) {scale = 0.25 : f64} : (tensor<2x6x4x8xf32>, tensor<2x2x7x8xf32>, tensor<2x2x7x8xf32>) -> tensor<2x6x4x8xf32>
  %r47 = tdl.apply @attention(%a146, %a147, %a148) {causal = true} : (tensor<2x6x4x8xf32>, tensor<2x2x7x8xf32>, tensor<2x2x7x8xf32>) -> tensor<2x6x4x8xf32>
  %r48 = tdl.apply @sliding_attention(%a149, %a150, %a151) {window = 1} : (tensor<2x6x4x8xf32>, tensor<2x2x7x8xf32>, tensor<2x2x7x8xf32>) -> tensor<2x6x4x8xf32>
  %r49 = tdl.apply @sliding_attention(%a152, %a153, %a154) {window = 3} : (tensor<2x6x4x8xf32>, tensor<2x2x7x8xf32>, tensor<2x2x7x8xf32>) -> tensor<2x6x4x8xf32>
  %r50 = tdl.apply @masked_attention(%a155, %a156, %a157, %a158) {} : (tensor<2x6x4x8xf32>, tensor<2x2x7x8xf32>, tensor<2x2x7x8xf32>, tensor<2x1x4x7xi1>) -> tensor<2x6x4x8xf32>
  %r51 = tdl.apply @masked_attention(%a159, %a160, %a161, %a162) {} : (tensor<2x6x4x8xf32>, tensor<2x2x7x8xf32>, tensor<2x2x7x8xf32>, tensor<2x6x4x7xi1>) -> tensor<2x6x4x8xf32>
  %r52 = tdl.apply @biased_attention(%a163, %a164, %a165, %a166) {} : (tensor<2x6x4x8xf32>, tensor<2x2x7x8xf32>, tensor<2x2x7x8xf32>, tensor<6x4x7xf32>) -> tensor<2x6x4x8xf32>
  %r53 = tdl.apply @sloped_attention(%a167, %a168, %a169, %a170) {} : (tensor<2x6x4x8xf32>, tensor<2x2x7x8xf32>, tensor<2x2x7x8xf32>, tensor<6xf32>) -> tensor<2x6x4x8xf32>
  %r54 = tdl.apply @cached_attention(%a171, %a172, %a173, %a174) {} : (tensor<2x6x4x8xf32>, tensor<2x2x7x8xf32>, tensor<2x2x7x8xf32>, tensor<i32>) -> tensor<2x6x4x8xf32>
  %r55 = tdl.apply @cached_attention(%a175, %a176, %a177, %a178) {window = 2} : (tensor<2x6x4x8xf32>, tensor<2x2x7x8xf32>, tensor<2x2x7x8xf32>, tensor<i32>) -> tensor<2x6x4x8xf32>
  %r56 = tdl.apply @update_cache(%a179, %a180, %a181) {} : (tensor<2x2x7x8xf32>, tensor<2x2x4x8xf32>, tensor<i32>) -> tensor<2x2x7x8xf32>
  %r57 = tdl.apply @cached_attention(%a182, %a183, %a184, %a185) {} : (tensor<2x6x4x8xf32>, tensor<2x2x7x8xf32>, tensor<2x2x7x8xf32>, tensor<i32>) -> tensor<2x6x4x8xf32>
  %r58 = tdl.apply @cached_attention(%a186, %a187, %a188, %a189) {window = 2} : (tensor<2x6x4x8xf32>, tensor<2x2x7x8xf32>, tensor<2x2x7x8xf32>, tensor<i32>) -> tensor<2x6x4x8xf32>
  %r59 = tdl.apply @update_cache(%a190, %a191, %a192) {} : (tensor<2x2x7x8xf32>, tensor<2x2x4x8xf32>, tensor<i32>) -> tensor<2x2x7x8xf32>
  %r60 = tdl.apply @linear_attention(%a193, %a194, %a195) {} : (tensor<2x6x4x8xf32>, tensor<2x6x7x8xf32>, tensor<2x6x7x8xf32>) -> tensor<2x6x4x8xf32>
  %r61 = tdl.apply @rotary(%a196, %a197) {} : (tensor<2x6x4x8xf32>, tensor<4xi32>) -> tensor<2x6x4x8xf32>
  %r62 = tdl.apply @rotary(%a198, %a199) {base = 500.0 : f64, neighbours = true} : (tensor<2x6x4x8xf32>, tensor<4xi32>) -> tensor<2x6x4x8xf32>
  %r63 = tdl.apply @scores(%a200, %a201) {} : (tensor<1x3x6x4xf32>, tensor<1x1x6x4xf32>) -> tensor<1x3x6x6xf32>
  %r64 = tdl.apply @scores(%a202, %a203) {scale = 0.25 : f64} : (tensor<1x3x6x4xf32>, tensor<1x1x6x4xf32>) -> tensor<1x3x6x6xf32>
  %r65 = tdl.apply @attention(%a204, %a205, %a206) {} : (tensor<1x3x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>) -> tensor<1x3x6x4xf32>
  %r66 = tdl.apply @attention(%a207, %a208, %a209) {scale = 0.25 : f64} : (tensor<1x3x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>) -> tensor<1x3x6x4xf32>
  %r67 = tdl.apply @attention(%a210, %a211, %a212) {causal = true} : (tensor<1x3x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>) -> tensor<1x3x6x4xf32>
  %r68 = tdl.apply @attention(%a213, %a214, %a215) {causal = true} : (tensor<1x3x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>) -> tensor<1x3x6x4xf32>
  %r69 = tdl.apply @attention(%a216, %a217, %a218) {causal = true, window = 3} : (tensor<1x3x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>) -> tensor<1x3x6x4xf32>
  %r70 = tdl.apply @sliding_attention(%a219, %a220, %a221) {window = 1} : (tensor<1x3x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>) -> tensor<1x3x6x4xf32>
  %r71 = tdl.apply @sliding_attention(%a222, %a223, %a224) {window = 3} : (tensor<1x3x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>) -> tensor<1x3x6x4xf32>
  %r72 = tdl.apply @masked_attention(%a225, %a226, %a227, %a228) {} : (tensor<1x3x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x1x6x6xi1>) -> tensor<1x3x6x4xf32>
  %r73 = tdl.apply @masked_attention(%a229, %a230, %a231, %a232) {} : (tensor<1x3x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x3x6x6xi1>) -> tensor<1x3x6x4xf32>
  %r74 = tdl.apply @biased_attention(%a233, %a234, %a235, %a236) {} : (tensor<1x3x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>, tensor<3x6x6xf32>) -> tensor<1x3x6x4xf32>
  %r75 = tdl.apply @sloped_attention(%a237, %a238, %a239, %a240) {} : (tensor<1x3x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>, tensor<3xf32>) -> tensor<1x3x6x4xf32>
  %r76 = tdl.apply @cached_attention(%a241, %a242, %a243, %a244) {} : (tensor<1x3x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>, tensor<i32>) -> tensor<1x3x6x4xf32>
  %r77 = tdl.apply @cached_attention(%a245, %a246, %a247, %a248) {window = 2} : (tensor<1x3x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>, tensor<i32>) -> tensor<1x3x6x4xf32>
  %r78 = tdl.apply @update_cache(%a249, %a250, %a251) {} : (tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>, tensor<i32>) -> tensor<1x1x6x4xf32>
  %r79 = tdl.apply @cached_attention(%a252, %a253, %a254, %a255) {} : (tensor<1x3x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>, tensor<i32>) -> tensor<1x3x6x4xf32>
  %r80 = tdl.apply @cached_attention(%a256, %a257, %a258, %a259) {window = 2} : (tensor<1x3x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>, tensor<i32>) -> tensor<1x3x6x4xf32>
  %r81 = tdl.apply @update_cache(%a260, %a261, %a262) {} : (tensor<1x1x6x4xf32>, tensor<1x1x6x4xf32>, tensor<i32>) -> tensor<1x1x6x4xf32>
  %r82 = tdl.apply @linear_attention(%a263, %a264, %a265) {} : (tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>) -> tensor<1x3x6x4xf32>
  %r83 = tdl.apply @rotary(%a266, %a267) {} : (tensor<1x3x6x4xf32>, tensor<6xi32>) -> tensor<1x3x6x4xf32>
  %r84 = tdl.apply @rotary(%a268, %a269) {base = 500.0 : f64, neighbours = true} : (tensor<1x3x6x4xf32>, tensor<6xi32>) -> tensor<1x3x6x4xf32>
  %r85 = tdl.apply @rotary(%a270, %a271) {} : (tensor<5x6xf32>, tensor<5xi32>) -> tensor<5x6xf32>
  %r86 = tdl.apply @sinusoids(%a272) {size = 3} : (tensor<4xi32>) -> tensor<4x6xf32>
  %r87 = tdl.apply @sinusoids(%a273) {size = 1} : (tensor<1xi32>) -> tensor<1x2xf32>
  %r88 = tdl.apply @sinusoids(%a274) {size = 5} : (tensor<7xi32>) -> tensor<7x10xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88 : tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x4x5x4xf32>, tensor<2x6x4x7xf32>, tensor<2x6x4x7xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x2x7x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x2x7x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<1x3x6x6xf32>, tensor<1x3x6x6xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x1x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<1x3x6x4xf32>, tensor<5x6xf32>, tensor<4x6xf32>, tensor<1x2xf32>, tensor<7x10xf32>
}
