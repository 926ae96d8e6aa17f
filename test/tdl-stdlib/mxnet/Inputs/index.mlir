func.func @main(%a0: tensor<5x4xf32>, %a1: tensor<5x4xf32>, %a2: tensor<2x3x4xf32>, %a3: tensor<2x3x4xf32>, %a4: tensor<5x4xf32>, %a5: tensor<2x3x4xf32>, %a6: tensor<2x3x4xf32>, %a7: tensor<5x4xf32>, %a8: tensor<1x5x4xf32>, %a9: tensor<7xf32>, %a10: tensor<7x1xf32>, %a11: tensor<2x3x4xf32>, %a12: tensor<2x3x1x4xf32>, %a13: tensor<12xf32>, %a14: tensor<12xi32>, %a15: tensor<12xf32>, %a16: tensor<12xf32>, %a17: tensor<3x4xf32>, %a18: tensor<3x4xi32>, %a19: tensor<3x4xf32>, %a20: tensor<3x4xf32>, %a21: tensor<2x3x4xf32>, %a22: tensor<2x3x4xi32>, %a23: tensor<2x3x4xf32>, %a24: tensor<2x3x4xf32>, %a25: tensor<4x6xf32>, %a26: tensor<4x6xi32>, %a27: tensor<4x6xf32>, %a28: tensor<4x6xf32>, %a29: tensor<12xf32>, %a30: tensor<3x6xf32>, %a31: tensor<2x2x4xf32>, %a32: tensor<12xf32>, %a33: tensor<12xf32>, %a34: tensor<10xf32>, %a35: tensor<12xf32>, %a36: tensor<5x6xf32>, %a37: tensor<5x6xf32>, %a38: tensor<4x4xf32>, %a39: tensor<5x6xf32>, %a40: tensor<4x5x3xf32>, %a41: tensor<4x5x3xf32>, %a42: tensor<3x5x2xf32>, %a43: tensor<4x5x3xf32>, %a44: tensor<9xf32>, %a45: tensor<5x6xf32>, %a46: tensor<4x5x3xf32>, %a47: tensor<6x4xf32>, %a48: tensor<9xf32>, %a49: tensor<2x6x3xf32>, %a50: tensor<6x4xf32>, %a51: tensor<8xf32>, %a52: tensor<2x6x3xf32>, %a53: tensor<2x3x7x6xf32>, %a54: tensor<2x1x4x3xf32>, %a55: tensor<1x2x7xf32>, %a56: tensor<1x3x5xf32>, %a57: tensor<2x2x3x3xf32>, %a58: tensor<2x2x3x3xf32>, %a59: tensor<5xf32>, %a60: tensor<5xf32>, %a61: tensor<5xf32>, %a62: tensor<4x5xf32>, %a63: tensor<4x5xf32>, %a64: tensor<4x5xf32>, %a65: tensor<3x4x3xf32>, %a66: tensor<3x4x3xf32>, %a67: tensor<3x4x3xf32>, %a68: tensor<5x5xf32>, %a69: tensor<5x5xf32>, %a70: tensor<4x6xf32>, %a71: tensor<4x6xf32>, %a72: tensor<2x3x3xf32>, %a73: tensor<2x3x3xf32>, %a74: tensor<5xf32>, %a75: tensor<3x2xf32>, %a76: tensor<2x2x3xf32>, %a77: tensor<7xf32>, %a78: tensor<5x4xf32>, %a79: tensor<2x3x4xf32>, %a80: tensor<7xf32>, %a81: tensor<5x4xf32>, %a82: tensor<2x3x4xf32>, %a83: tensor<4xf32>, %a84: tensor<4xf32>, %a85: tensor<3x4xf32>, %a86: tensor<3x4xf32>, %a87: tensor<2x3x2xf32>, %a88: tensor<2x3x2xf32>, %a89: tensor<5x4xf32>, %a90: tensor<3x4xf32>, %a91: tensor<2x5x4xf32>, %a92: tensor<2x3x4xf32>, %a93: tensor<4x5xf32>, %a94: tensor<4x3xf32>, %a95: tensor<1xf32>, %a96: tensor<2xf32>, %a97: tensor<4xf32>, %a98: tensor<2x1xf32>, %a99: tensor<2x2xf32>, %a100: tensor<2x4xf32>, %a101: tensor<1xf32>, %a102: tensor<2xf32>, %a103: tensor<4xf32>, %a104: tensor<2x3x2xf32>, %a105: tensor<2x3x2xf32>, %a106: tensor<2x2x3x2xf32>, %a107: tensor<2x2x3x2xf32>, %a108: tensor<3x2x2xf32>, %a109: tensor<3x2x2xf32>, %a110: tensor<4xf32>, %a111: tensor<4xf32>, %a112: tensor<3x2xf32>, %a113: tensor<3x2xf32>, %a114: tensor<3x2xf32>, %a115: tensor<2x3xf32>, %a116: tensor<2x3xf32>, %a117: tensor<7x4xf32>, %a118: tensor<6xi32>, %a119: tensor<7x4xf32>, %a120: tensor<6xi32>, %a121: tensor<6xi32>, %a122: tensor<7xf32>, %a123: tensor<2x3xi32>, %a124: tensor<7xf32>, %a125: tensor<2x3xi32>, %a126: tensor<2x3xi32>, %a127: tensor<7x2x3xf32>, %a128: tensor<4x2xi32>, %a129: tensor<7x2x3xf32>, %a130: tensor<4x2xi32>, %a131: tensor<4x2xi32>, %a132: tensor<5x4xf32>, %a133: tensor<5xi32>, %a134: tensor<5x4xf32>, %a135: tensor<4xi32>, %a136: tensor<2x3x4xf32>, %a137: tensor<2x4xi32>, %a138: tensor<5x4xf32>, %a139: tensor<5xi32>, %a140: tensor<3x7xf32>, %a141: tensor<3xi32>, %a142: tensor<1x2xf32>, %a143: tensor<1xi32>) -> (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x2x3xf32>, tensor<4x3x2xf32>, tensor<4x5xf32>, tensor<4x3x2xf32>, tensor<2x4x3xf32>, tensor<1x5x4xf32>, tensor<5x4xf32>, tensor<7x1xf32>, tensor<7xf32>, tensor<2x3x1x4xf32>, tensor<2x3x4xf32>, tensor<3x4xf32>, tensor<3x4xi32>, tensor<12xf32>, tensor<12x1xf32>, tensor<2x6xf32>, tensor<2x6xi32>, tensor<12xf32>, tensor<3x4xf32>, tensor<4x6xf32>, tensor<4x6xi32>, tensor<24xf32>, tensor<2x12xf32>, tensor<2x2x3x2xf32>, tensor<2x2x3x2xi32>, tensor<24xf32>, tensor<4x6xf32>, tensor<3x4xf32>, tensor<3x3x2xf32>, tensor<2x2x4x1xf32>, tensor<4xf32>, tensor<12xf32>, tensor<12xf32>, tensor<4x4xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<2x2x2xf32>, tensor<4x5x3xf32>, tensor<4x5x3xf32>, tensor<5xf32>, tensor<5x3xf32>, tensor<4x4x3xf32>, tensor<6x2xf32>, tensor<3xf32>, tensor<2x2x3xf32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x4x3xf32>, tensor<1x2x5xf32>, tensor<2x2x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<5x10xf32>, tensor<5x10xf32>, tensor<5x10xf32>, tensor<6x5x5xf32>, tensor<6x5x5xf32>, tensor<6x5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<5x5xf32>, tensor<3x2x2xf32>, tensor<2x2x3x3xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x4xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x4xf32>, tensor<12xf32>, tensor<12xf32>, tensor<3x8xf32>, tensor<6x4xf32>, tensor<4x3x2xf32>, tensor<4x3x4xf32>, tensor<8x4xf32>, tensor<2x8x4xf32>, tensor<4x8xf32>, tensor<7xf32>, tensor<2x7xf32>, tensor<7xf32>, tensor<4x3x2xf32>, tensor<2x4x3x2xf32>, tensor<3x2x4xf32>, tensor<2x4xf32>, tensor<3x3x2xf32>, tensor<2x3x2xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x7xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x7xf32>, tensor<4x2x2x3xf32>, tensor<4x2x2x3xf32>, tensor<4x2x7xf32>, tensor<5xf32>, tensor<1x4xf32>, tensor<2x4xf32>, tensor<5xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xi32>, tensor<1x1xf32>, tensor<2xf32>, tensor<4xi32>, tensor<4x4xf32>, tensor<8xf32>, tensor<9xi32>, tensor<9x9xf32>, tensor<18xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1x3xf32>, tensor<2x1x3xf32>, tensor<2x1x3xf32>) {
  %r0 = tdl.apply @transpose(%a0) {axes = []} : (tensor<5x4xf32>) -> tensor<4x5xf32>
  %r1 = tdl.apply @transpose(%a1) {axes = [1, 0]} : (tensor<5x4xf32>) -> tensor<4x5xf32>
  %r2 = tdl.apply @transpose(%a2) {axes = [2, 0, 1]} : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  %r3 = tdl.apply @transpose(%a3) {axes = []} : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
  %r4 = tdl.apply @swap_axes(%a4) {first = 0, second = 1} : (tensor<5x4xf32>) -> tensor<4x5xf32>
  %r5 = tdl.apply @swap_axes(%a5) {first = 0, second = 2} : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
  %r6 = tdl.apply @swap_axes(%a6) {first = -1, second = 1} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
  %r7 = tdl.apply @expand_dims(%a7) {axis = 0} : (tensor<5x4xf32>) -> tensor<1x5x4xf32>
  %r8 = tdl.apply @squeeze(%a8) {axes = [0]} : (tensor<1x5x4xf32>) -> tensor<5x4xf32>
  %r9 = tdl.apply @expand_dims(%a9) {axis = -1} : (tensor<7xf32>) -> tensor<7x1xf32>
  %r10 = tdl.apply @squeeze(%a10) {axes = [-1]} : (tensor<7x1xf32>) -> tensor<7xf32>
  %r11 = tdl.apply @expand_dims(%a11) {axis = 2} : (tensor<2x3x4xf32>) -> tensor<2x3x1x4xf32>
  %r12 = tdl.apply @squeeze(%a12) {axes = [2]} : (tensor<2x3x1x4xf32>) -> tensor<2x3x4xf32>
  %r13 = tdl.apply @reshape(%a13) {shape = [3, 4]} : (tensor<12xf32>) -> tensor<3x4xf32>
  %r14 = tdl.apply @reshape(%a14) {shape = [3, 4]} : (tensor<12xi32>) -> tensor<3x4xi32>
  %r15 = tdl.apply @flatten(%a15) {} : (tensor<12xf32>) -> tensor<12xf32>
  %r16 = tdl.apply @flatten_rows(%a16) {} : (tensor<12xf32>) -> tensor<12x1xf32>
  %r17 = tdl.apply @reshape(%a17) {shape = [2, 6]} : (tensor<3x4xf32>) -> tensor<2x6xf32>
  %r18 = tdl.apply @reshape(%a18) {shape = [2, 6]} : (tensor<3x4xi32>) -> tensor<2x6xi32>
  %r19 = tdl.apply @flatten(%a19) {} : (tensor<3x4xf32>) -> tensor<12xf32>
  %r20 = tdl.apply @flatten_rows(%a20) {} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r21 = tdl.apply @reshape(%a21) {shape = [4, 6]} : (tensor<2x3x4xf32>) -> tensor<4x6xf32>
  %r22 = tdl.apply @reshape(%a22) {shape = [4, 6]} : (tensor<2x3x4xi32>) -> tensor<4x6xi32>
  %r23 = tdl.apply @flatten(%a23) {} : (tensor<2x3x4xf32>) -> tensor<24xf32>
  %r24 = tdl.apply @flatten_rows(%a24) {} : (tensor<2x3x4xf32>) -> tensor<2x12xf32>
  %r25 = tdl.apply @reshape(%a25) {shape = [2, 2, 3, 2]} : (tensor<4x6xf32>) -> tensor<2x2x3x2xf32>
  %r26 = tdl.apply @reshape(%a26) {shape = [2, 2, 3, 2]} : (tensor<4x6xi32>) -> tensor<2x2x3x2xi32>
  %r27 = tdl.apply @flatten(%a27) {} : (tensor<4x6xf32>) -> tensor<24xf32>
  %r28 = tdl.apply @flatten_rows(%a28) {} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %r29 = tdl.apply @split_dimension(%a29) {size = 4} : (tensor<12xf32>) -> tensor<3x4xf32>
  %r30 = tdl.apply @split_dimension(%a30) {size = 2} : (tensor<3x6xf32>) -> tensor<3x3x2xf32>
  %r31 = tdl.apply @split_dimension(%a31) {size = 1} : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %r32 = tdl.apply @slice(%a32) {low = [1], high = [11], step = [3]} : (tensor<12xf32>) -> tensor<4xf32>
  %r33 = tdl.apply @slice_assign(%a33, %a34) {low = [1]} : (tensor<12xf32>, tensor<10xf32>) -> tensor<12xf32>
  %r34 = tdl.apply @slice_assign_scalar(%a35) {low = [1], high = [11], scalar = 1.5 : f64} : (tensor<12xf32>) -> tensor<12xf32>
  %r35 = tdl.apply @slice(%a36) {low = [0, 2], high = [4, 6], step = []} : (tensor<5x6xf32>) -> tensor<4x4xf32>
  %r36 = tdl.apply @slice_assign(%a37, %a38) {low = [0, 2]} : (tensor<5x6xf32>, tensor<4x4xf32>) -> tensor<5x6xf32>
  %r37 = tdl.apply @slice_assign_scalar(%a39) {low = [0, 2], high = [4, 6], scalar = 1.5 : f64} : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %r38 = tdl.apply @slice(%a40) {low = [1, 0, 1], high = [4, 5, 3], step = [2, 3, 1]} : (tensor<4x5x3xf32>) -> tensor<2x2x2xf32>
  %r39 = tdl.apply @slice_assign(%a41, %a42) {low = [1, 0, 1]} : (tensor<4x5x3xf32>, tensor<3x5x2xf32>) -> tensor<4x5x3xf32>
  %r40 = tdl.apply @slice_assign_scalar(%a43) {low = [1, 0, 1], high = [4, 5, 3], scalar = 1.5 : f64} : (tensor<4x5x3xf32>) -> tensor<4x5x3xf32>
  %r41 = tdl.apply @slice_axis(%a44) {axis = 0, low = 2, high = 7} : (tensor<9xf32>) -> tensor<5xf32>
  %r42 = tdl.apply @slice_axis(%a45) {axis = -1, low = 0, high = 3} : (tensor<5x6xf32>) -> tensor<5x3xf32>
  %r43 = tdl.apply @slice_axis(%a46) {axis = 1, low = 1, high = 5} : (tensor<4x5x3xf32>) -> tensor<4x4x3xf32>
  %r44 = tdl.apply @part(%a47) {axis = 1, parts = 2, which = 1} : (tensor<6x4xf32>) -> tensor<6x2xf32>
  %r45 = tdl.apply @part(%a48) {axis = 0, parts = 3, which = 0} : (tensor<9xf32>) -> tensor<3xf32>
  %r46 = tdl.apply @part(%a49) {axis = 1, parts = 3, which = 2} : (tensor<2x6x3xf32>) -> tensor<2x2x3xf32>
  %r47:2 = tdl.apply @halves(%a50) {axis = 1} : (tensor<6x4xf32>) -> (tensor<6x2xf32>, tensor<6x2xf32>)
  %r49:2 = tdl.apply @halves(%a51) {axis = 0} : (tensor<8xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %r51:2 = tdl.apply @halves(%a52) {axis = -2} : (tensor<2x6x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x3xf32>)
  %r53 = tdl.apply @crop_like(%a53, %a54) {offset = [1, 2]} : (tensor<2x3x7x6xf32>, tensor<2x1x4x3xf32>) -> tensor<2x3x4x3xf32>
  %r54 = tdl.apply @crop_like(%a55, %a56) {offset = [2]} : (tensor<1x2x7xf32>, tensor<1x3x5xf32>) -> tensor<1x2x5xf32>
  %r55 = tdl.apply @crop_like(%a57, %a58) {offset = [0, 0]} : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
  %r56 = tdl.apply @pad(%a59) {low = [1], high = [2], mode = "constant", value = 0.5 : f64} : (tensor<5xf32>) -> tensor<8xf32>
  %r57 = tdl.apply @pad(%a60) {low = [1], high = [2], mode = "edge", value = 0.5 : f64} : (tensor<5xf32>) -> tensor<8xf32>
  %r58 = tdl.apply @pad(%a61) {low = [1], high = [2], mode = "reflect", value = 0.5 : f64} : (tensor<5xf32>) -> tensor<8xf32>
  %r59 = tdl.apply @pad(%a62) {low = [0, 2], high = [1, 3], mode = "constant", value = 0.5 : f64} : (tensor<4x5xf32>) -> tensor<5x10xf32>
  %r60 = tdl.apply @pad(%a63) {low = [0, 2], high = [1, 3], mode = "edge", value = 0.5 : f64} : (tensor<4x5xf32>) -> tensor<5x10xf32>
  %r61 = tdl.apply @pad(%a64) {low = [0, 2], high = [1, 3], mode = "reflect", value = 0.5 : f64} : (tensor<4x5xf32>) -> tensor<5x10xf32>
  %r62 = tdl.apply @pad(%a65) {low = [2, 1, 0], high = [1, 0, 2], mode = "constant", value = 0.5 : f64} : (tensor<3x4x3xf32>) -> tensor<6x5x5xf32>
  %r63 = tdl.apply @pad(%a66) {low = [2, 1, 0], high = [1, 0, 2], mode = "edge", value = 0.5 : f64} : (tensor<3x4x3xf32>) -> tensor<6x5x5xf32>
  %r64 = tdl.apply @pad(%a67) {low = [2, 1, 0], high = [1, 0, 2], mode = "reflect", value = 0.5 : f64} : (tensor<3x4x3xf32>) -> tensor<6x5x5xf32>
  %r65 = tdl.apply @tril(%a68) {} : (tensor<5x5xf32>) -> tensor<5x5xf32>
  %r66 = tdl.apply @triu(%a69) {} : (tensor<5x5xf32>) -> tensor<5x5xf32>
  %r67 = tdl.apply @tril(%a70) {} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %r68 = tdl.apply @triu(%a71) {} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %r69 = tdl.apply @tril(%a72) {} : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %r70 = tdl.apply @triu(%a73) {} : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %r71 = tdl.apply @diagonal(%a74) {} : (tensor<5xf32>) -> tensor<5x5xf32>
  %r72 = tdl.apply @diagonal(%a75) {} : (tensor<3x2xf32>) -> tensor<3x2x2xf32>
  %r73 = tdl.apply @diagonal(%a76) {} : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
  %r74 = tdl.apply @reverse(%a77) {axes = [0]} : (tensor<7xf32>) -> tensor<7xf32>
  %r75 = tdl.apply @reverse(%a78) {axes = [1]} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r76 = tdl.apply @reverse(%a79) {axes = [2, 0]} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r77 = tdl.apply @roll(%a80) {shift = 1, axis = 0} : (tensor<7xf32>) -> tensor<7xf32>
  %r78 = tdl.apply @roll(%a81) {shift = -3, axis = 1} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %r79 = tdl.apply @roll(%a82) {shift = 3, axis = -2} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r80 = tdl.apply @repeat(%a83) {axis = 0, times = 3} : (tensor<4xf32>) -> tensor<12xf32>
  %r81 = tdl.apply @tile(%a84) {times = [3]} : (tensor<4xf32>) -> tensor<12xf32>
  %r82 = tdl.apply @repeat(%a85) {axis = 1, times = 2} : (tensor<3x4xf32>) -> tensor<3x8xf32>
  %r83 = tdl.apply @tile(%a86) {times = [2, 1]} : (tensor<3x4xf32>) -> tensor<6x4xf32>
  %r84 = tdl.apply @repeat(%a87) {axis = -3, times = 2} : (tensor<2x3x2xf32>) -> tensor<4x3x2xf32>
  %r85 = tdl.apply @tile(%a88) {times = [2, 1, 2]} : (tensor<2x3x2xf32>) -> tensor<4x3x4xf32>
  %r86 = tdl.apply @concatenate(%a89, %a90) {} : (tensor<5x4xf32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  %r87 = tdl.apply @concatenate_channels(%a91, %a92) {} : (tensor<2x5x4xf32>, tensor<2x3x4xf32>) -> tensor<2x8x4xf32>
  %r88 = tdl.apply @concatenate_last(%a93, %a94) {} : (tensor<4x5xf32>, tensor<4x3xf32>) -> tensor<4x8xf32>
  %r89 = tdl.apply @concatenate(%a95, %a96, %a97) {} : (tensor<1xf32>, tensor<2xf32>, tensor<4xf32>) -> tensor<7xf32>
  %r90 = tdl.apply @concatenate_channels(%a98, %a99, %a100) {} : (tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x4xf32>) -> tensor<2x7xf32>
  %r91 = tdl.apply @concatenate_last(%a101, %a102, %a103) {} : (tensor<1xf32>, tensor<2xf32>, tensor<4xf32>) -> tensor<7xf32>
  %r92 = tdl.apply @concatenate(%a104, %a105) {} : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<4x3x2xf32>
  %r93 = tdl.apply @concatenate_channels(%a106, %a107) {} : (tensor<2x2x3x2xf32>, tensor<2x2x3x2xf32>) -> tensor<2x4x3x2xf32>
  %r94 = tdl.apply @concatenate_last(%a108, %a109) {} : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x4xf32>
  %r95 = tdl.apply @stack(%a110, %a111) {axis = 0} : (tensor<4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %r96 = tdl.apply @stack(%a112, %a113, %a114) {axis = 1} : (tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x3x2xf32>
  %r97 = tdl.apply @stack(%a115, %a116) {axis = -1} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3x2xf32>
  %r98 = tdl.apply @take(%a117, %a118) {} : (tensor<7x4xf32>, tensor<6xi32>) -> tensor<6x4xf32>
  %r99 = tdl.apply @take(%a119, %a120) {mode = "clip"} : (tensor<7x4xf32>, tensor<6xi32>) -> tensor<6x4xf32>
  %r100 = tdl.apply @one_hot(%a121) {size = 7, on = 2.0 : f64, off = -1.0 : f64} : (tensor<6xi32>) -> tensor<6x7xf32>
  %r101 = tdl.apply @take(%a122, %a123) {} : (tensor<7xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
  %r102 = tdl.apply @take(%a124, %a125) {mode = "clip"} : (tensor<7xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
  %r103 = tdl.apply @one_hot(%a126) {size = 7, on = 2.0 : f64, off = -1.0 : f64} : (tensor<2x3xi32>) -> tensor<2x3x7xf32>
  %r104 = tdl.apply @take(%a127, %a128) {} : (tensor<7x2x3xf32>, tensor<4x2xi32>) -> tensor<4x2x2x3xf32>
  %r105 = tdl.apply @take(%a129, %a130) {mode = "clip"} : (tensor<7x2x3xf32>, tensor<4x2xi32>) -> tensor<4x2x2x3xf32>
  %r106 = tdl.apply @one_hot(%a131) {size = 7, on = 2.0 : f64, off = -1.0 : f64} : (tensor<4x2xi32>) -> tensor<4x2x7xf32>
  %r107 = tdl.apply @pick(%a132, %a133) {axis = -1, keep = false} : (tensor<5x4xf32>, tensor<5xi32>) -> tensor<5xf32>
  %r108 = tdl.apply @pick(%a134, %a135) {axis = 0, keep = true} : (tensor<5x4xf32>, tensor<4xi32>) -> tensor<1x4xf32>
  %r109 = tdl.apply @pick(%a136, %a137) {axis = 1, keep = false} : (tensor<2x3x4xf32>, tensor<2x4xi32>) -> tensor<2x4xf32>
  %r110 = tdl.apply @batch_take(%a138, %a139) {} : (tensor<5x4xf32>, tensor<5xi32>) -> tensor<5xf32>
  %r111 = tdl.apply @batch_take(%a140, %a141) {} : (tensor<3x7xf32>, tensor<3xi32>) -> tensor<3xf32>
  %r112 = tdl.apply @batch_take(%a142, %a143) {} : (tensor<1x2xf32>, tensor<1xi32>) -> tensor<1xf32>
  %r113 = tdl.apply @iota() {size = 1} : () -> tensor<1xi32>
  %r114 = tdl.apply @identity() {size = 1} : () -> tensor<1x1xf32>
  %r115 = tdl.apply @arange() {start = 0.5 : f64, step = 2.0 : f64, size = 1, times = 2} : () -> tensor<2xf32>
  %r116 = tdl.apply @iota() {size = 4} : () -> tensor<4xi32>
  %r117 = tdl.apply @identity() {size = 4} : () -> tensor<4x4xf32>
  %r118 = tdl.apply @arange() {start = 0.5 : f64, step = 2.0 : f64, size = 4, times = 2} : () -> tensor<8xf32>
  %r119 = tdl.apply @iota() {size = 9} : () -> tensor<9xi32>
  %r120 = tdl.apply @identity() {size = 9} : () -> tensor<9x9xf32>
  %r121 = tdl.apply @arange() {start = 0.5 : f64, step = 2.0 : f64, size = 9, times = 2} : () -> tensor<18xf32>
  %r122 = tdl.apply @zeros() {shape = [4]} : () -> tensor<4xf32>
  %r123 = tdl.apply @ones() {shape = [4]} : () -> tensor<4xf32>
  %r124 = tdl.apply @full() {shape = [4], value = 1.25 : f64} : () -> tensor<4xf32>
  %r125 = tdl.apply @zeros() {shape = [2, 3]} : () -> tensor<2x3xf32>
  %r126 = tdl.apply @ones() {shape = [2, 3]} : () -> tensor<2x3xf32>
  %r127 = tdl.apply @full() {shape = [2, 3], value = 1.25 : f64} : () -> tensor<2x3xf32>
  %r128 = tdl.apply @zeros() {shape = [2, 1, 3]} : () -> tensor<2x1x3xf32>
  %r129 = tdl.apply @ones() {shape = [2, 1, 3]} : () -> tensor<2x1x3xf32>
  %r130 = tdl.apply @full() {shape = [2, 1, 3], value = 1.25 : f64} : () -> tensor<2x1x3xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47#0, %r47#1, %r49#0, %r49#1, %r51#0, %r51#1, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88, %r89, %r90, %r91, %r92, %r93, %r94, %r95, %r96, %r97, %r98, %r99, %r100, %r101, %r102, %r103, %r104, %r105, %r106, %r107, %r108, %r109, %r110, %r111, %r112, %r113, %r114, %r115, %r116, %r117, %r118, %r119, %r120, %r121, %r122, %r123, %r124, %r125, %r126, %r127, %r128, %r129, %r130 : tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x2x3xf32>, tensor<4x3x2xf32>, tensor<4x5xf32>, tensor<4x3x2xf32>, tensor<2x4x3xf32>, tensor<1x5x4xf32>, tensor<5x4xf32>, tensor<7x1xf32>, tensor<7xf32>, tensor<2x3x1x4xf32>, tensor<2x3x4xf32>, tensor<3x4xf32>, tensor<3x4xi32>, tensor<12xf32>, tensor<12x1xf32>, tensor<2x6xf32>, tensor<2x6xi32>, tensor<12xf32>, tensor<3x4xf32>, tensor<4x6xf32>, tensor<4x6xi32>, tensor<24xf32>, tensor<2x12xf32>, tensor<2x2x3x2xf32>, tensor<2x2x3x2xi32>, tensor<24xf32>, tensor<4x6xf32>, tensor<3x4xf32>, tensor<3x3x2xf32>, tensor<2x2x4x1xf32>, tensor<4xf32>, tensor<12xf32>, tensor<12xf32>, tensor<4x4xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<2x2x2xf32>, tensor<4x5x3xf32>, tensor<4x5x3xf32>, tensor<5xf32>, tensor<5x3xf32>, tensor<4x4x3xf32>, tensor<6x2xf32>, tensor<3xf32>, tensor<2x2x3xf32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x4x3xf32>, tensor<1x2x5xf32>, tensor<2x2x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<5x10xf32>, tensor<5x10xf32>, tensor<5x10xf32>, tensor<6x5x5xf32>, tensor<6x5x5xf32>, tensor<6x5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<5x5xf32>, tensor<3x2x2xf32>, tensor<2x2x3x3xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x4xf32>, tensor<7xf32>, tensor<5x4xf32>, tensor<2x3x4xf32>, tensor<12xf32>, tensor<12xf32>, tensor<3x8xf32>, tensor<6x4xf32>, tensor<4x3x2xf32>, tensor<4x3x4xf32>, tensor<8x4xf32>, tensor<2x8x4xf32>, tensor<4x8xf32>, tensor<7xf32>, tensor<2x7xf32>, tensor<7xf32>, tensor<4x3x2xf32>, tensor<2x4x3x2xf32>, tensor<3x2x4xf32>, tensor<2x4xf32>, tensor<3x3x2xf32>, tensor<2x3x2xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x7xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x7xf32>, tensor<4x2x2x3xf32>, tensor<4x2x2x3xf32>, tensor<4x2x7xf32>, tensor<5xf32>, tensor<1x4xf32>, tensor<2x4xf32>, tensor<5xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xi32>, tensor<1x1xf32>, tensor<2xf32>, tensor<4xi32>, tensor<4x4xf32>, tensor<8xf32>, tensor<9xi32>, tensor<9x9xf32>, tensor<18xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1x3xf32>, tensor<2x1x3xf32>, tensor<2x1x3xf32>
}
