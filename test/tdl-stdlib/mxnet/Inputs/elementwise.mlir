func.func @main(%a0: tensor<7xf32>, %a1: tensor<5x4xf32>, %a2: tensor<2x3x5xf32>, %a3: tensor<3x4xi32>, %a4: tensor<7xf32>, %a5: tensor<5x4xf32>, %a6: tensor<2x3x5xf32>, %a7: tensor<3x4xi32>, %a8: tensor<7xf32>, %a9: tensor<5x4xf32>, %a10: tensor<2x3x5xf32>, %a11: tensor<3x4xi32>, %a12: tensor<7xf32>, %a13: tensor<5x4xf32>, %a14: tensor<2x3x5xf32>, %a15: tensor<3x4xi32>, %a16: tensor<7xf32>, %a17: tensor<5x4xf32>, %a18: tensor<2x3x5xf32>, %a19: tensor<3x4xi32>, %a20: tensor<7xf32>, %a21: tensor<5x4xf32>, %a22: tensor<2x3x5xf32>, %a23: tensor<3x4xi32>, %a24: tensor<7xf32>, %a25: tensor<5x4xf32>, %a26: tensor<2x3x5xf32>, %a27: tensor<3x4xi32>, %a28: tensor<7xf32>, %a29: tensor<5x4xf32>, %a30: tensor<2x3x5xf32>, %a31: tensor<3x4xi32>, %a32: tensor<7xf32>, %a33: tensor<5x4xf32>, %a34: tensor<2x3x5xf32>, %a35: tensor<7xf32>, %a36: tensor<5x4xf32>, %a37: tensor<2x3x5xf32>, %a38: tensor<7xf32>, %a39: tensor<5x4xf32>, %a40: tensor<2x3x5xf32>, %a41: tensor<7xf32>, %a42: tensor<5x4xf32>, %a43: tensor<2x3x5xf32>, %a44: tensor<7xf32>, %a45: tensor<5x4xf32>, %a46: tensor<2x3x5xf32>, %a47: tensor<7xf32>, %a48: tensor<5x4xf32>, %a49: tensor<2x3x5xf32>, %a50: tensor<7xf32>, %a51: tensor<5x4xf32>, %a52: tensor<2x3x5xf32>, %a53: tensor<7xf32>, %a54: tensor<5x4xf32>, %a55: tensor<2x3x5xf32>, %a56: tensor<7xf32>, %a57: tensor<5x4xf32>, %a58: tensor<2x3x5xf32>, %a59: tensor<7xf32>, %a60: tensor<5x4xf32>, %a61: tensor<2x3x5xf32>, %a62: tensor<7xf32>, %a63: tensor<5x4xf32>, %a64: tensor<2x3x5xf32>, %a65: tensor<7xf32>, %a66: tensor<5x4xf32>, %a67: tensor<2x3x5xf32>, %a68: tensor<7xf32>, %a69: tensor<5x4xf32>, %a70: tensor<2x3x5xf32>, %a71: tensor<7xf32>, %a72: tensor<5x4xf32>, %a73: tensor<2x3x5xf32>, %a74: tensor<7xf32>, %a75: tensor<5x4xf32>, %a76: tensor<2x3x5xf32>, %a77: tensor<7xf32>, %a78: tensor<5x4xf32>, %a79: tensor<2x3x5xf32>, %a80: tensor<7xf32>, %a81: tensor<5x4xf32>, %a82: tensor<2x3x5xf32>, %a83: tensor<7xf32>, %a84: tensor<5x4xf32>, %a85: tensor<2x3x5xf32>, %a86: tensor<7xf32>, %a87: tensor<5x4xf32>, %a88: tensor<2x3x5xf32>, %a89: tensor<7xf32>, %a90: tensor<5x4xf32>, %a91: tensor<2x3x5xf32>, %a92: tensor<7xf32>, %a93: tensor<5x4xf32>, %a94: tensor<2x3x5xf32>, %a95: tensor<7xf32>, %a96: tensor<5x4xf32>, %a97: tensor<2x3x5xf32>, %a98: tensor<7xf32>, %a99: tensor<5x4xf32>, %a100: tensor<2x3x5xf32>, %a101: tensor<7xf32>, %a102: tensor<5x4xf32>, %a103: tensor<2x3x5xf32>, %a104: tensor<7xf32>, %a105: tensor<5x4xf32>, %a106: tensor<2x3x5xf32>, %a107: tensor<7xf32>, %a108: tensor<5x4xf32>, %a109: tensor<2x3x5xf32>, %a110: tensor<7xf32>, %a111: tensor<5x4xf32>, %a112: tensor<2x3x5xf32>, %a113: tensor<7xf32>, %a114: tensor<5x4xf32>, %a115: tensor<2x3x5xf32>, %a116: tensor<7xf32>, %a117: tensor<5x4xf32>, %a118: tensor<2x3x5xf32>, %a119: tensor<7xf32>, %a120: tensor<5x4xf32>, %a121: tensor<2x3x5xf32>, %a122: tensor<7xf32>, %a123: tensor<5x4xf32>, %a124: tensor<2x3x5xf32>, %a125: tensor<7xf32>, %a126: tensor<5x4xf32>, %a127: tensor<2x3x5xf32>, %a128: tensor<7xf32>, %a129: tensor<5x4xf32>, %a130: tensor<2x3x5xf32>, %a131: tensor<7xf32>, %a132: tensor<5x4xf32>, %a133: tensor<2x3x5xf32>, %a134: tensor<7xf32>, %a135: tensor<7xf32>, %a136: tensor<5x4xf32>, %a137: tensor<5x4xf32>, %a138: tensor<2x3x5xf32>, %a139: tensor<2x3x5xf32>, %a140: tensor<3x4xi32>, %a141: tensor<3x4xi32>, %a142: tensor<7xf32>, %a143: tensor<7xf32>, %a144: tensor<5x4xf32>, %a145: tensor<5x4xf32>, %a146: tensor<2x3x5xf32>, %a147: tensor<2x3x5xf32>, %a148: tensor<3x4xi32>, %a149: tensor<3x4xi32>, %a150: tensor<7xf32>, %a151: tensor<7xf32>, %a152: tensor<5x4xf32>, %a153: tensor<5x4xf32>, %a154: tensor<2x3x5xf32>, %a155: tensor<2x3x5xf32>, %a156: tensor<3x4xi32>, %a157: tensor<3x4xi32>, %a158: tensor<7xf32>, %a159: tensor<7xf32>, %a160: tensor<5x4xf32>, %a161: tensor<5x4xf32>, %a162: tensor<2x3x5xf32>, %a163: tensor<2x3x5xf32>, %a164: tensor<7xf32>, %a165: tensor<7xf32>, %a166: tensor<5x4xf32>, %a167: tensor<5x4xf32>, %a168: tensor<2x3x5xf32>, %a169: tensor<2x3x5xf32>, %a170: tensor<7xf32>, %a171: tensor<7xf32>, %a172: tensor<5x4xf32>, %a173: tensor<5x4xf32>, %a174: tensor<2x3x5xf32>, %a175: tensor<2x3x5xf32>, %a176: tensor<3x4xi32>, %a177: tensor<3x4xi32>, %a178: tensor<7xf32>, %a179: tensor<7xf32>, %a180: tensor<5x4xf32>, %a181: tensor<5x4xf32>, %a182: tensor<2x3x5xf32>, %a183: tensor<2x3x5xf32>, %a184: tensor<3x4xi32>, %a185: tensor<3x4xi32>, %a186: tensor<7xf32>, %a187: tensor<7xf32>, %a188: tensor<5x4xf32>, %a189: tensor<5x4xf32>, %a190: tensor<2x3x5xf32>, %a191: tensor<2x3x5xf32>, %a192: tensor<7xf32>, %a193: tensor<7xf32>, %a194: tensor<5x4xf32>, %a195: tensor<5x4xf32>, %a196: tensor<2x3x5xf32>, %a197: tensor<2x3x5xf32>, %a198: tensor<9xi32>, %a199: tensor<9xi32>, %a200: tensor<7xf32>, %a201: tensor<7xf32>, %a202: tensor<5x4xf32>, %a203: tensor<5x4xf32>, %a204: tensor<2x3x5xf32>, %a205: tensor<2x3x5xf32>, %a206: tensor<9xi32>, %a207: tensor<9xi32>, %a208: tensor<7xf32>, %a209: tensor<7xf32>, %a210: tensor<5x4xf32>, %a211: tensor<5x4xf32>, %a212: tensor<2x3x5xf32>, %a213: tensor<2x3x5xf32>, %a214: tensor<9xi32>, %a215: tensor<9xi32>, %a216: tensor<7xf32>, %a217: tensor<7xf32>, %a218: tensor<5x4xf32>, %a219: tensor<5x4xf32>, %a220: tensor<2x3x5xf32>, %a221: tensor<2x3x5xf32>, %a222: tensor<9xi32>, %a223: tensor<9xi32>, %a224: tensor<7xf32>, %a225: tensor<7xf32>, %a226: tensor<5x4xf32>, %a227: tensor<5x4xf32>, %a228: tensor<2x3x5xf32>, %a229: tensor<2x3x5xf32>, %a230: tensor<9xi32>, %a231: tensor<9xi32>, %a232: tensor<7xf32>, %a233: tensor<7xf32>, %a234: tensor<5x4xf32>, %a235: tensor<5x4xf32>, %a236: tensor<2x3x5xf32>, %a237: tensor<2x3x5xf32>, %a238: tensor<9xi32>, %a239: tensor<9xi32>, %a240: tensor<7xf32>, %a241: tensor<7xf32>, %a242: tensor<7xf32>, %a243: tensor<7xf32>, %a244: tensor<7xf32>, %a245: tensor<7xf32>, %a246: tensor<7xf32>, %a247: tensor<7xi32>, %a248: tensor<7xf32>, %a249: tensor<7xf32>, %a250: tensor<7xi32>, %a251: tensor<7xf32>, %a252: tensor<7xf32>, %a253: tensor<7xf32>, %a254: tensor<7xf32>, %a255: tensor<7xf32>, %a256: tensor<7xf32>, %a257: tensor<7xf32>, %a258: tensor<7xf32>, %a259: tensor<7xf32>, %a260: tensor<7xf32>, %a261: tensor<7xf32>, %a262: tensor<7xf32>, %a263: tensor<7xf32>, %a264: tensor<7xi32>, %a265: tensor<7xf32>, %a266: tensor<7xi32>, %a267: tensor<7xf32>, %a268: tensor<f32>, %a269: tensor<f32>, %a270: tensor<7xi32>, %a271: tensor<f32>, %a272: tensor<f32>, %a273: tensor<5x4xf32>, %a274: tensor<5x4xf32>, %a275: tensor<5x4xf32>, %a276: tensor<5x4xf32>, %a277: tensor<5x4xf32>, %a278: tensor<5x4xf32>, %a279: tensor<5x4xf32>, %a280: tensor<5x4xf32>, %a281: tensor<5x4xi32>, %a282: tensor<5x4xf32>, %a283: tensor<5x4xf32>, %a284: tensor<5xi32>, %a285: tensor<5x4xf32>, %a286: tensor<5x4xf32>, %a287: tensor<5x4xf32>, %a288: tensor<5x4xf32>, %a289: tensor<5x4xf32>, %a290: tensor<5x4xf32>, %a291: tensor<5x4xf32>, %a292: tensor<5x4xf32>, %a293: tensor<5x4xf32>, %a294: tensor<5x4xf32>, %a295: tensor<5x4xf32>, %a296: tensor<5x4xf32>, %a297: tensor<5x4xf32>, %a298: tensor<5x4xi32>, %a299: tensor<5x4xf32>, %a300: tensor<5x4xi32>, %a301: tensor<5x4xf32>, %a302: tensor<f32>, %a303: tensor<f32>, %a304: tensor<5x4xi32>, %a305: tensor<f32>, %a306: tensor<f32>, %a307: tensor<2x3x5xf32>, %a308: tensor<2x3x5xf32>, %a309: tensor<2x3x5xf32>, %a310: tensor<2x3x5xf32>, %a311: tensor<2x3x5xf32>, %a312: tensor<2x3x5xf32>, %a313: tensor<2x3x5xf32>, %a314: tensor<2x3x5xf32>, %a315: tensor<2x3x5xf32>, %a316: tensor<2x3x5xi32>, %a317: tensor<2x3x5xf32>, %a318: tensor<2x3x5xf32>, %a319: tensor<2xi32>, %a320: tensor<2x3x5xf32>, %a321: tensor<2x3x5xf32>, %a322: tensor<2x3x5xf32>, %a323: tensor<2x3x5xf32>, %a324: tensor<2x3x5xf32>, %a325: tensor<2x3x5xf32>, %a326: tensor<2x3x5xf32>, %a327: tensor<2x3x5xf32>, %a328: tensor<2x3x5xf32>, %a329: tensor<2x3x5xf32>, %a330: tensor<2x3x5xf32>, %a331: tensor<2x3x5xf32>, %a332: tensor<2x3x5xf32>, %a333: tensor<2x3x5xi32>, %a334: tensor<2x3x5xf32>, %a335: tensor<2x3x5xi32>, %a336: tensor<2x3x5xf32>, %a337: tensor<f32>, %a338: tensor<f32>, %a339: tensor<2x3x5xi32>, %a340: tensor<f32>, %a341: tensor<f32>) -> (tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xi1>, tensor<5x4xi1>, tensor<2x3x5xi1>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<9xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<9xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<9xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<9xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<9xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<9xi32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xi32>, tensor<7xf32>, tensor<7xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xi32>, tensor<5x4xf32>, tensor<5x4xi32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xi32>, tensor<2x3x5xf32>, tensor<2x3x5xi32>, tensor<2x3x5xf32>) {
  %r0 = tdl.apply @negative(%a0) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r1 = tdl.apply @negative(%a1) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r2 = tdl.apply @negative(%a2) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r3 = tdl.apply @negative(%a3) {} : (tensor<3x4xi32>) -> tensor<3x4xi32>
  %r4 = tdl.apply @abs(%a4) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r5 = tdl.apply @abs(%a5) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r6 = tdl.apply @abs(%a6) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r7 = tdl.apply @abs(%a7) {} : (tensor<3x4xi32>) -> tensor<3x4xi32>
  %r8 = tdl.apply @sign(%a8) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r9 = tdl.apply @sign(%a9) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r10 = tdl.apply @sign(%a10) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r11 = tdl.apply @sign(%a11) {} : (tensor<3x4xi32>) -> tensor<3x4xi32>
  %r12 = tdl.apply @square(%a12) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r13 = tdl.apply @square(%a13) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r14 = tdl.apply @square(%a14) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r15 = tdl.apply @square(%a15) {} : (tensor<3x4xi32>) -> tensor<3x4xi32>
  %r16 = tdl.apply @copy(%a16) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r17 = tdl.apply @copy(%a17) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r18 = tdl.apply @copy(%a18) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r19 = tdl.apply @copy(%a19) {} : (tensor<3x4xi32>) -> tensor<3x4xi32>
  %r20 = tdl.apply @relu(%a20) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r21 = tdl.apply @relu(%a21) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r22 = tdl.apply @relu(%a22) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r23 = tdl.apply @relu(%a23) {} : (tensor<3x4xi32>) -> tensor<3x4xi32>
  %r24 = tdl.apply @zeros_like(%a24) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r25 = tdl.apply @zeros_like(%a25) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r26 = tdl.apply @zeros_like(%a26) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r27 = tdl.apply @zeros_like(%a27) {} : (tensor<3x4xi32>) -> tensor<3x4xi32>
  %r28 = tdl.apply @ones_like(%a28) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r29 = tdl.apply @ones_like(%a29) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r30 = tdl.apply @ones_like(%a30) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r31 = tdl.apply @ones_like(%a31) {} : (tensor<3x4xi32>) -> tensor<3x4xi32>
  %r32 = tdl.apply @sin(%a32) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r33 = tdl.apply @sin(%a33) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r34 = tdl.apply @sin(%a34) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r35 = tdl.apply @cos(%a35) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r36 = tdl.apply @cos(%a36) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r37 = tdl.apply @cos(%a37) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r38 = tdl.apply @tan(%a38) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r39 = tdl.apply @tan(%a39) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r40 = tdl.apply @tan(%a40) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r41 = tdl.apply @arctan(%a41) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r42 = tdl.apply @arctan(%a42) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r43 = tdl.apply @arctan(%a43) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r44 = tdl.apply @sinh(%a44) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r45 = tdl.apply @sinh(%a45) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r46 = tdl.apply @sinh(%a46) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r47 = tdl.apply @cosh(%a47) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r48 = tdl.apply @cosh(%a48) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r49 = tdl.apply @cosh(%a49) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r50 = tdl.apply @tanh(%a50) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r51 = tdl.apply @tanh(%a51) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r52 = tdl.apply @tanh(%a52) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r53 = tdl.apply @arcsinh(%a53) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r54 = tdl.apply @arcsinh(%a54) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r55 = tdl.apply @arcsinh(%a55) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r56 = tdl.apply @exp(%a56) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r57 = tdl.apply @exp(%a57) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r58 = tdl.apply @exp(%a58) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r59 = tdl.apply @expm1(%a59) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r60 = tdl.apply @expm1(%a60) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r61 = tdl.apply @expm1(%a61) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r62 = tdl.apply @degrees(%a62) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r63 = tdl.apply @degrees(%a63) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r64 = tdl.apply @degrees(%a64) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r65 = tdl.apply @radians(%a65) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r66 = tdl.apply @radians(%a66) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r67 = tdl.apply @radians(%a67) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r68 = tdl.apply @floor(%a68) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r69 = tdl.apply @floor(%a69) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r70 = tdl.apply @floor(%a70) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r71 = tdl.apply @ceil(%a71) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r72 = tdl.apply @ceil(%a72) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r73 = tdl.apply @ceil(%a73) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r74 = tdl.apply @rint(%a74) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r75 = tdl.apply @rint(%a75) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r76 = tdl.apply @rint(%a76) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r77 = tdl.apply @trunc(%a77) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r78 = tdl.apply @trunc(%a78) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r79 = tdl.apply @trunc(%a79) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r80 = tdl.apply @round(%a80) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r81 = tdl.apply @round(%a81) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r82 = tdl.apply @round(%a82) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r83 = tdl.apply @sigmoid(%a83) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r84 = tdl.apply @sigmoid(%a84) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r85 = tdl.apply @sigmoid(%a85) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r86 = tdl.apply @gammaln(%a86) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r87 = tdl.apply @gammaln(%a87) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r88 = tdl.apply @gammaln(%a88) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r89 = tdl.apply @gamma(%a89) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r90 = tdl.apply @gamma(%a90) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r91 = tdl.apply @gamma(%a91) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r92 = tdl.apply @reciprocal(%a92) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r93 = tdl.apply @reciprocal(%a93) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r94 = tdl.apply @reciprocal(%a94) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r95 = tdl.apply @cast_to_bool(%a95) {} : (tensor<7xf32>) -> tensor<7xi1>
  %r96 = tdl.apply @cast_to_bool(%a96) {} : (tensor<5x4xf32>) -> tensor<5x4xi1>
  %r97 = tdl.apply @cast_to_bool(%a97) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
  %r98 = tdl.apply @sqrt(%a98) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r99 = tdl.apply @sqrt(%a99) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r100 = tdl.apply @sqrt(%a100) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r101 = tdl.apply @rsqrt(%a101) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r102 = tdl.apply @rsqrt(%a102) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r103 = tdl.apply @rsqrt(%a103) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r104 = tdl.apply @log(%a104) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r105 = tdl.apply @log(%a105) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r106 = tdl.apply @log(%a106) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r107 = tdl.apply @log10(%a107) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r108 = tdl.apply @log10(%a108) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r109 = tdl.apply @log10(%a109) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r110 = tdl.apply @log2(%a110) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r111 = tdl.apply @log2(%a111) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r112 = tdl.apply @log2(%a112) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r113 = tdl.apply @log1p(%a113) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r114 = tdl.apply @log1p(%a114) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r115 = tdl.apply @log1p(%a115) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r116 = tdl.apply @gammaln(%a116) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r117 = tdl.apply @gammaln(%a117) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r118 = tdl.apply @gammaln(%a118) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r119 = tdl.apply @gamma(%a119) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r120 = tdl.apply @gamma(%a120) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r121 = tdl.apply @gamma(%a121) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r122 = tdl.apply @arcsin(%a122) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r123 = tdl.apply @arcsin(%a123) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r124 = tdl.apply @arcsin(%a124) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r125 = tdl.apply @arccos(%a125) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r126 = tdl.apply @arccos(%a126) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r127 = tdl.apply @arccos(%a127) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r128 = tdl.apply @arctanh(%a128) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r129 = tdl.apply @arctanh(%a129) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r130 = tdl.apply @arctanh(%a130) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r131 = tdl.apply @arccosh(%a131) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r132 = tdl.apply @arccosh(%a132) {} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r133 = tdl.apply @arccosh(%a133) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r134 = tdl.apply @add(%a134, %a135) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r135 = tdl.apply @add(%a136, %a137) {} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r136 = tdl.apply @add(%a138, %a139) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r137 = tdl.apply @add(%a140, %a141) {} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
  %r138 = tdl.apply @subtract(%a142, %a143) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r139 = tdl.apply @subtract(%a144, %a145) {} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r140 = tdl.apply @subtract(%a146, %a147) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r141 = tdl.apply @subtract(%a148, %a149) {} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
  %r142 = tdl.apply @multiply(%a150, %a151) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r143 = tdl.apply @multiply(%a152, %a153) {} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r144 = tdl.apply @multiply(%a154, %a155) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r145 = tdl.apply @multiply(%a156, %a157) {} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
  %r146 = tdl.apply @divide(%a158, %a159) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r147 = tdl.apply @divide(%a160, %a161) {} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r148 = tdl.apply @divide(%a162, %a163) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r149 = tdl.apply @arctan2(%a164, %a165) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r150 = tdl.apply @arctan2(%a166, %a167) {} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r151 = tdl.apply @arctan2(%a168, %a169) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r152 = tdl.apply @maximum(%a170, %a171) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r153 = tdl.apply @maximum(%a172, %a173) {} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r154 = tdl.apply @maximum(%a174, %a175) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r155 = tdl.apply @maximum(%a176, %a177) {} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
  %r156 = tdl.apply @minimum(%a178, %a179) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r157 = tdl.apply @minimum(%a180, %a181) {} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r158 = tdl.apply @minimum(%a182, %a183) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r159 = tdl.apply @minimum(%a184, %a185) {} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
  %r160 = tdl.apply @hypot(%a186, %a187) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r161 = tdl.apply @hypot(%a188, %a189) {} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r162 = tdl.apply @hypot(%a190, %a191) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r163 = tdl.apply @equal(%a192, %a193) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r164 = tdl.apply @equal(%a194, %a195) {} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r165 = tdl.apply @equal(%a196, %a197) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r166 = tdl.apply @equal(%a198, %a199) {} : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi32>
  %r167 = tdl.apply @not_equal(%a200, %a201) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r168 = tdl.apply @not_equal(%a202, %a203) {} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r169 = tdl.apply @not_equal(%a204, %a205) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r170 = tdl.apply @not_equal(%a206, %a207) {} : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi32>
  %r171 = tdl.apply @greater(%a208, %a209) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r172 = tdl.apply @greater(%a210, %a211) {} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r173 = tdl.apply @greater(%a212, %a213) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r174 = tdl.apply @greater(%a214, %a215) {} : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi32>
  %r175 = tdl.apply @greater_equal(%a216, %a217) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r176 = tdl.apply @greater_equal(%a218, %a219) {} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r177 = tdl.apply @greater_equal(%a220, %a221) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r178 = tdl.apply @greater_equal(%a222, %a223) {} : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi32>
  %r179 = tdl.apply @lesser(%a224, %a225) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r180 = tdl.apply @lesser(%a226, %a227) {} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r181 = tdl.apply @lesser(%a228, %a229) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r182 = tdl.apply @lesser(%a230, %a231) {} : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi32>
  %r183 = tdl.apply @lesser_equal(%a232, %a233) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r184 = tdl.apply @lesser_equal(%a234, %a235) {} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r185 = tdl.apply @lesser_equal(%a236, %a237) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r186 = tdl.apply @lesser_equal(%a238, %a239) {} : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi32>
  %r187 = tdl.apply @power(%a240, %a241) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r188 = tdl.apply @modulus(%a242, %a243) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r189 = tdl.apply @modulus(%a244, %a245) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r190 = tdl.apply @add_n(%a246) {} : (tensor<7xf32>) -> tensor<7xf32>
  %r191 = tdl.apply @choose(%a247, %a248, %a249) {} : (tensor<7xi32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r192 = tdl.apply @choose_rows(%a250, %a251, %a252) {} : (tensor<7xi32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r193 = tdl.apply @relu_gradient(%a253, %a254) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r194 = tdl.apply @clip(%a255) {low = -0.5 : f64, high = 1.0 : f64} : (tensor<7xf32>) -> tensor<7xf32>
  %r195 = tdl.apply @clip(%a256) {low = -1.0 : f64, high = 0.25 : f64} : (tensor<7xf32>) -> tensor<7xf32>
  %r196 = tdl.apply @smooth_l1(%a257) {sigma = 1.0 : f64} : (tensor<7xf32>) -> tensor<7xf32>
  %r197 = tdl.apply @smooth_l1(%a258) {sigma = 1.5 : f64} : (tensor<7xf32>) -> tensor<7xf32>
  %r198 = tdl.apply @activation(%a259) {act = "relu"} : (tensor<7xf32>) -> tensor<7xf32>
  %r199 = tdl.apply @activation(%a260) {act = "sigmoid"} : (tensor<7xf32>) -> tensor<7xf32>
  %r200 = tdl.apply @activation(%a261) {act = "tanh"} : (tensor<7xf32>) -> tensor<7xf32>
  %r201 = tdl.apply @activation(%a262) {act = "softrelu"} : (tensor<7xf32>) -> tensor<7xf32>
  %r202 = tdl.apply @copy_like(%a263, %a264) {} : (tensor<7xf32>, tensor<7xi32>) -> tensor<7xf32>
  %r203 = tdl.apply @cast_to_int(%a265) {} : (tensor<7xf32>) -> tensor<7xi32>
  %r204 = tdl.apply @cast(%a266) {} : (tensor<7xi32>) -> tensor<7xf32>
  %r205 = tdl.apply @quantize(%a267, %a268, %a269) {} : (tensor<7xf32>, tensor<f32>, tensor<f32>) -> tensor<7xi32>
  %r206 = tdl.apply @dequantize(%a270, %a271, %a272) {} : (tensor<7xi32>, tensor<f32>, tensor<f32>) -> tensor<7xf32>
  %r207 = tdl.apply @power(%a273, %a274) {} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r208 = tdl.apply @modulus(%a275, %a276) {} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r209 = tdl.apply @modulus(%a277, %a278) {} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r210 = tdl.apply @add_n(%a279, %a280) {} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r211 = tdl.apply @choose(%a281, %a282, %a283) {} : (tensor<5x4xi32>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r212 = tdl.apply @choose_rows(%a284, %a285, %a286) {} : (tensor<5xi32>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r213 = tdl.apply @relu_gradient(%a287, %a288) {} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %r214 = tdl.apply @clip(%a289) {low = -0.5 : f64, high = 1.0 : f64} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r215 = tdl.apply @clip(%a290) {low = -1.0 : f64, high = 0.25 : f64} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r216 = tdl.apply @smooth_l1(%a291) {sigma = 1.0 : f64} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r217 = tdl.apply @smooth_l1(%a292) {sigma = 1.5 : f64} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r218 = tdl.apply @activation(%a293) {act = "relu"} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r219 = tdl.apply @activation(%a294) {act = "sigmoid"} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r220 = tdl.apply @activation(%a295) {act = "tanh"} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r221 = tdl.apply @activation(%a296) {act = "softrelu"} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r222 = tdl.apply @copy_like(%a297, %a298) {} : (tensor<5x4xf32>, tensor<5x4xi32>) -> tensor<5x4xf32>
  %r223 = tdl.apply @cast_to_int(%a299) {} : (tensor<5x4xf32>) -> tensor<5x4xi32>
  %r224 = tdl.apply @cast(%a300) {} : (tensor<5x4xi32>) -> tensor<5x4xf32>
  %r225 = tdl.apply @quantize(%a301, %a302, %a303) {} : (tensor<5x4xf32>, tensor<f32>, tensor<f32>) -> tensor<5x4xi32>
  %r226 = tdl.apply @dequantize(%a304, %a305, %a306) {} : (tensor<5x4xi32>, tensor<f32>, tensor<f32>) -> tensor<5x4xf32>
  %r227 = tdl.apply @power(%a307, %a308) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r228 = tdl.apply @modulus(%a309, %a310) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r229 = tdl.apply @modulus(%a311, %a312) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r230 = tdl.apply @add_n(%a313, %a314, %a315) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r231 = tdl.apply @choose(%a316, %a317, %a318) {} : (tensor<2x3x5xi32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r232 = tdl.apply @choose_rows(%a319, %a320, %a321) {} : (tensor<2xi32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r233 = tdl.apply @relu_gradient(%a322, %a323) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r234 = tdl.apply @clip(%a324) {low = -0.5 : f64, high = 1.0 : f64} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r235 = tdl.apply @clip(%a325) {low = -1.0 : f64, high = 0.25 : f64} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r236 = tdl.apply @smooth_l1(%a326) {sigma = 1.0 : f64} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r237 = tdl.apply @smooth_l1(%a327) {sigma = 1.5 : f64} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r238 = tdl.apply @activation(%a328) {act = "relu"} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r239 = tdl.apply @activation(%a329) {act = "sigmoid"} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r240 = tdl.apply @activation(%a330) {act = "tanh"} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r241 = tdl.apply @activation(%a331) {act = "softrelu"} : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r242 = tdl.apply @copy_like(%a332, %a333) {} : (tensor<2x3x5xf32>, tensor<2x3x5xi32>) -> tensor<2x3x5xf32>
  %r243 = tdl.apply @cast_to_int(%a334) {} : (tensor<2x3x5xf32>) -> tensor<2x3x5xi32>
  %r244 = tdl.apply @cast(%a335) {} : (tensor<2x3x5xi32>) -> tensor<2x3x5xf32>
  %r245 = tdl.apply @quantize(%a336, %a337, %a338) {} : (tensor<2x3x5xf32>, tensor<f32>, tensor<f32>) -> tensor<2x3x5xi32>
  %r246 = tdl.apply @dequantize(%a339, %a340, %a341) {} : (tensor<2x3x5xi32>, tensor<f32>, tensor<f32>) -> tensor<2x3x5xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88, %r89, %r90, %r91, %r92, %r93, %r94, %r95, %r96, %r97, %r98, %r99, %r100, %r101, %r102, %r103, %r104, %r105, %r106, %r107, %r108, %r109, %r110, %r111, %r112, %r113, %r114, %r115, %r116, %r117, %r118, %r119, %r120, %r121, %r122, %r123, %r124, %r125, %r126, %r127, %r128, %r129, %r130, %r131, %r132, %r133, %r134, %r135, %r136, %r137, %r138, %r139, %r140, %r141, %r142, %r143, %r144, %r145, %r146, %r147, %r148, %r149, %r150, %r151, %r152, %r153, %r154, %r155, %r156, %r157, %r158, %r159, %r160, %r161, %r162, %r163, %r164, %r165, %r166, %r167, %r168, %r169, %r170, %r171, %r172, %r173, %r174, %r175, %r176, %r177, %r178, %r179, %r180, %r181, %r182, %r183, %r184, %r185, %r186, %r187, %r188, %r189, %r190, %r191, %r192, %r193, %r194, %r195, %r196, %r197, %r198, %r199, %r200, %r201, %r202, %r203, %r204, %r205, %r206, %r207, %r208, %r209, %r210, %r211, %r212, %r213, %r214, %r215, %r216, %r217, %r218, %r219, %r220, %r221, %r222, %r223, %r224, %r225, %r226, %r227, %r228, %r229, %r230, %r231, %r232, %r233, %r234, %r235, %r236, %r237, %r238, %r239, %r240, %r241, %r242, %r243, %r244, %r245, %r246 : tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xi1>, tensor<5x4xi1>, tensor<2x3x5xi1>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<3x4xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<9xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<9xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<9xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<9xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<9xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<9xi32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xi32>, tensor<7xf32>, tensor<7xi32>, tensor<7xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xi32>, tensor<5x4xf32>, tensor<5x4xi32>, tensor<5x4xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xi32>, tensor<2x3x5xf32>, tensor<2x3x5xi32>, tensor<2x3x5xf32>
}
