func.func @main(%a0: tensor<2x3x7xf32>,
    %a1: tensor<2x3x7xf32>,
    %a2: tensor<2x3x7xf32>,
    %a3: tensor<2x3x7xf32>,
    %a4: tensor<2x3x7xf32>,
    %a5: tensor<2x3x5xf32>,
    %a6: tensor<2x3x5xf32>,
    %a7: tensor<2x3x7xf32>,
    %a8: tensor<2x3x5xf32>,
    %a9: tensor<2x3x7xf32>,
    %a10: tensor<2x3x7xf32>,
    %a11: tensor<2x3x7xf32>,
    %a12: tensor<2x3x7xf32>,
    %a13: tensor<2x3x7xf32>,
    %a14: tensor<2x3x7xf32>,
    %a15: tensor<2x3x7xf32>,
    %a16: tensor<2x3x7xf32>,
    %a17: tensor<2x3x7xf32>,
    %a18: tensor<2x3x4xf32>,
    %a19: tensor<2x3x4xf32>,
    %a20: tensor<2x3x7xf32>,
    %a21: tensor<2x3x4xf32>,
    %a22: tensor<2x3x7xf32>,
    %a23: tensor<2x3x7xf32>,
    %a24: tensor<2x3x7xf32>,
    %a25: tensor<2x3x7xf32>,
    %a26: tensor<2x3x9xf32>,
    %a27: tensor<2x3x9xf32>,
    %a28: tensor<2x3x9xf32>,
    %a29: tensor<2x3x9xf32>,
    %a30: tensor<2x3x4xf32>,
    %a31: tensor<2x3x9xf32>,
    %a32: tensor<2x3x9xf32>,
    %a33: tensor<2x3x9xf32>,
    %a34: tensor<2x3x6xf32>,
    %a35: tensor<2x3x6xf32>,
    %a36: tensor<2x3x6xf32>,
    %a37: tensor<2x3x6xf32>,
    %a38: tensor<2x3x6xf32>,
    %a39: tensor<2x3x3xf32>,
    %a40: tensor<2x3x3xf32>,
    %a41: tensor<2x3x6xf32>,
    %a42: tensor<2x3x3xf32>,
    %a43: tensor<2x3x6xf32>,
    %a44: tensor<2x3x6xf32>,
    %a45: tensor<2x3x6xf32>,
    %a46: tensor<2x3x6xf32>,
    %a47: tensor<2x3x4xf32>,
    %a48: tensor<2x3x4xf32>,
    %a49: tensor<2x3x4xf32>,
    %a50: tensor<2x3x4xf32>,
    %a51: tensor<2x3x4xf32>,
    %a52: tensor<2x3x4xf32>,
    %a53: tensor<2x3x4xf32>,
    %a54: tensor<2x3x4xf32>,
    %a55: tensor<2x3x4xf32>,
    %a56: tensor<2x3x4xf32>,
    %a57: tensor<2x3x4xf32>,
    %a58: tensor<2x3x4xf32>,
    %a59: tensor<2x3x4xf32>,
    %a60: tensor<2x3x5x6xf32>,
    %a61: tensor<2x3x5x6xf32>,
    %a62: tensor<2x3x5x6xf32>,
    %a63: tensor<2x3x5x6xf32>,
    %a64: tensor<2x3x5x6xf32>,
    %a65: tensor<2x3x5x6xf32>,
    %a66: tensor<2x3x5x6xf32>,
    %a67: tensor<2x3x5x6xf32>,
    %a68: tensor<2x3x5x6xf32>,
    %a69: tensor<2x3x5x6xf32>,
    %a70: tensor<2x3x5x6xf32>,
    %a71: tensor<2x3x5x6xf32>,
    %a72: tensor<2x3x5x6xf32>,
    %a73: tensor<2x3x6x5xf32>,
    %a74: tensor<2x3x6x5xf32>,
    %a75: tensor<2x3x6x5xf32>,
    %a76: tensor<2x3x6x5xf32>,
    %a77: tensor<2x3x6x5xf32>,
    %a78: tensor<2x3x3x6xf32>,
    %a79: tensor<2x3x3x6xf32>,
    %a80: tensor<2x3x6x5xf32>,
    %a81: tensor<2x3x3x6xf32>,
    %a82: tensor<2x3x6x5xf32>,
    %a83: tensor<2x3x6x5xf32>,
    %a84: tensor<2x3x6x5xf32>,
    %a85: tensor<2x3x6x5xf32>,
    %a86: tensor<2x3x7x7xf32>,
    %a87: tensor<2x3x7x7xf32>,
    %a88: tensor<2x3x7x7xf32>,
    %a89: tensor<2x3x7x7xf32>,
    %a90: tensor<2x3x7x7xf32>,
    %a91: tensor<2x3x3x4xf32>,
    %a92: tensor<2x3x3x4xf32>,
    %a93: tensor<2x3x7x7xf32>,
    %a94: tensor<2x3x3x4xf32>,
    %a95: tensor<2x3x7x7xf32>,
    %a96: tensor<2x3x7x7xf32>,
    %a97: tensor<2x3x7x7xf32>,
    %a98: tensor<2x3x7x7xf32>,
    %a99: tensor<2x3x3x4x5xf32>,
    %a100: tensor<2x3x3x4x5xf32>,
    %a101: tensor<2x3x3x4x5xf32>,
    %a102: tensor<2x3x3x4x5xf32>,
    %a103: tensor<2x3x3x4x5xf32>,
    %a104: tensor<2x3x3x2x5xf32>,
    %a105: tensor<2x3x3x2x5xf32>,
    %a106: tensor<2x3x3x4x5xf32>,
    %a107: tensor<2x3x3x2x5xf32>,
    %a108: tensor<2x3x3x4x5xf32>,
    %a109: tensor<2x3x3x4x5xf32>,
    %a110: tensor<2x3x3x4x5xf32>,
    %a111: tensor<2x3x3x4x5xf32>,
    %a112: tensor<2x3x4x3x3xf32>,
    %a113: tensor<2x3x4x3x3xf32>,
    %a114: tensor<2x3x4x3x3xf32>,
    %a115: tensor<2x3x4x3x3xf32>,
    %a116: tensor<2x3x4x3x3xf32>,
    %a117: tensor<2x3x3x4x2xf32>,
    %a118: tensor<2x3x3x4x2xf32>,
    %a119: tensor<2x3x4x3x3xf32>,
    %a120: tensor<2x3x3x4x2xf32>,
    %a121: tensor<2x3x4x3x3xf32>,
    %a122: tensor<2x3x4x3x3xf32>,
    %a123: tensor<2x3x4x3x3xf32>,
    %a124: tensor<2x3x4x3x3xf32>,
    %a125: tensor<1x2x5xf32>,
    %a126: tensor<2x4x3x5xf32>,
    %a127: tensor<2x1x6x10xf32>,
    %a128: tensor<1x18x2x1xf32>,
    %a129: tensor<1x2x6x3xf32>)
    -> (tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x7xf32>, tensor<2x3x7xf32>, tensor<2x3x7xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x14xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x7xf32>, tensor<2x3x7xf32>, tensor<2x3x7xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x14xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x18xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x6xf32>, tensor<2x3x6xf32>, tensor<2x3x6xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x12xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x8xf32>, tensor<2x3x5x6xf32>, tensor<2x3x5x6xf32>, tensor<2x3x5x6xf32>, tensor<2x3x5x6xf32>, tensor<2x3x5x6xf32>, tensor<2x3x5x6xf32>, tensor<2x3x5x6xf32>, tensor<2x3x5x6xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x10x6xf32>, tensor<2x3x3x6xf32>, tensor<2x3x3x6xf32>, tensor<2x3x3x6xf32>, tensor<2x3x3x6xf32>, tensor<2x3x3x6xf32>, tensor<2x3x6x5xf32>, tensor<2x3x6x5xf32>, tensor<2x3x6x5xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x12x5xf32>, tensor<2x3x3x4xf32>, tensor<2x3x3x4xf32>, tensor<2x3x3x4xf32>, tensor<2x3x3x4xf32>, tensor<2x3x3x4xf32>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x14x7xf32>, tensor<2x3x3x2x5xf32>, tensor<2x3x3x2x5xf32>, tensor<2x3x3x2x5xf32>, tensor<2x3x3x2x5xf32>, tensor<2x3x3x2x5xf32>, tensor<2x3x3x4x5xf32>, tensor<2x3x3x4x5xf32>, tensor<2x3x3x4x5xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x6x4x15xf32>, tensor<2x3x3x4x2xf32>, tensor<2x3x3x4x2xf32>, tensor<2x3x3x4x2xf32>, tensor<2x3x3x4x2xf32>, tensor<2x3x3x4x2xf32>, tensor<2x3x4x3x3xf32>, tensor<2x3x4x3x3xf32>, tensor<2x3x4x3x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x8x3x9xf32>, tensor<1x2x3xf32>, tensor<2x1x6x10xf32>, tensor<2x4x3x5xf32>, tensor<1x2x6x3xf32>, tensor<1x18x2x1xf32>) {
  %r0 = tdl.apply @sum_pool(%a0) {window = [3], strides = [1], low = [0], high = [0]} : (tensor<2x3x7xf32>) -> tensor<2x3x5xf32>
  %r1 = tdl.apply @max_pool(%a1) {window = [3], strides = [1], low = [0], high = [0]} : (tensor<2x3x7xf32>) -> tensor<2x3x5xf32>
  %r2 = tdl.apply @mean_pool(%a2) {window = [3], strides = [1], low = [0], high = [0]} : (tensor<2x3x7xf32>) -> tensor<2x3x5xf32>
  %r3 = tdl.apply @mean_pool(%a3) {window = [3], strides = [1], low = [0], high = [0], count_padding = false} : (tensor<2x3x7xf32>) -> tensor<2x3x5xf32>
  %r4 = tdl.apply @power_pool(%a4) {window = [3], strides = [1], low = [0], high = [0], p = 3.0 : f64} : (tensor<2x3x7xf32>) -> tensor<2x3x5xf32>
  %r5 = tdl.apply @sum_pool_gradient(%a5) {window = [3], strides = [1], low = [0], size = [7]} : (tensor<2x3x5xf32>) -> tensor<2x3x7xf32>
  %r6 = tdl.apply @max_pool_gradient(%a6, %a7) {window = [3], strides = [1], low = [0], high = [0]} : (tensor<2x3x5xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
  %r7 = tdl.apply @max_pool_gradient(%a8, %a9) {window = [3], strides = [1], low = [0], high = [0]} : (tensor<2x3x5xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
  %r8 = tdl.apply @global_max_pool(%a10) {} : (tensor<2x3x7xf32>) -> tensor<2x3xf32>
  %r9 = tdl.apply @global_mean_pool(%a11) {} : (tensor<2x3x7xf32>) -> tensor<2x3xf32>
  %r10 = tdl.apply @upsample(%a12) {by = [2]} : (tensor<2x3x7xf32>) -> tensor<2x3x14xf32>
  %r11 = tdl.apply @sum_pool(%a13) {window = [3], strides = [2], low = [1], high = [1]} : (tensor<2x3x7xf32>) -> tensor<2x3x4xf32>
  %r12 = tdl.apply @max_pool(%a14) {window = [3], strides = [2], low = [1], high = [1]} : (tensor<2x3x7xf32>) -> tensor<2x3x4xf32>
  %r13 = tdl.apply @mean_pool(%a15) {window = [3], strides = [2], low = [1], high = [1]} : (tensor<2x3x7xf32>) -> tensor<2x3x4xf32>
  %r14 = tdl.apply @mean_pool(%a16) {window = [3], strides = [2], low = [1], high = [1], count_padding = false} : (tensor<2x3x7xf32>) -> tensor<2x3x4xf32>
  %r15 = tdl.apply @power_pool(%a17) {window = [3], strides = [2], low = [1], high = [1], p = 3.0 : f64} : (tensor<2x3x7xf32>) -> tensor<2x3x4xf32>
  %r16 = tdl.apply @sum_pool_gradient(%a18) {window = [3], strides = [2], low = [1], size = [7]} : (tensor<2x3x4xf32>) -> tensor<2x3x7xf32>
  %r17 = tdl.apply @max_pool_gradient(%a19, %a20) {window = [3], strides = [2], low = [1], high = [1]} : (tensor<2x3x4xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
  %r18 = tdl.apply @max_pool_gradient(%a21, %a22) {window = [3], strides = [2], low = [1], high = [1]} : (tensor<2x3x4xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
  %r19 = tdl.apply @global_max_pool(%a23) {} : (tensor<2x3x7xf32>) -> tensor<2x3xf32>
  %r20 = tdl.apply @global_mean_pool(%a24) {} : (tensor<2x3x7xf32>) -> tensor<2x3xf32>
  %r21 = tdl.apply @upsample(%a25) {by = [2]} : (tensor<2x3x7xf32>) -> tensor<2x3x14xf32>
  %r22 = tdl.apply @sum_pool(%a26) {window = [2], strides = [3], low = [2], high = [0]} : (tensor<2x3x9xf32>) -> tensor<2x3x4xf32>
  %r23 = tdl.apply @max_pool(%a27) {window = [2], strides = [3], low = [2], high = [0]} : (tensor<2x3x9xf32>) -> tensor<2x3x4xf32>
  %r24 = tdl.apply @mean_pool(%a28) {window = [2], strides = [3], low = [2], high = [0]} : (tensor<2x3x9xf32>) -> tensor<2x3x4xf32>
  %r25 = tdl.apply @power_pool(%a29) {window = [2], strides = [3], low = [2], high = [0], p = 3.0 : f64} : (tensor<2x3x9xf32>) -> tensor<2x3x4xf32>
  %r26 = tdl.apply @sum_pool_gradient(%a30) {window = [2], strides = [3], low = [2], size = [9]} : (tensor<2x3x4xf32>) -> tensor<2x3x9xf32>
  %r27 = tdl.apply @global_max_pool(%a31) {} : (tensor<2x3x9xf32>) -> tensor<2x3xf32>
  %r28 = tdl.apply @global_mean_pool(%a32) {} : (tensor<2x3x9xf32>) -> tensor<2x3xf32>
  %r29 = tdl.apply @upsample(%a33) {by = [2]} : (tensor<2x3x9xf32>) -> tensor<2x3x18xf32>
  %r30 = tdl.apply @sum_pool(%a34) {window = [1], strides = [2], low = [0], high = [0]} : (tensor<2x3x6xf32>) -> tensor<2x3x3xf32>
  %r31 = tdl.apply @max_pool(%a35) {window = [1], strides = [2], low = [0], high = [0]} : (tensor<2x3x6xf32>) -> tensor<2x3x3xf32>
  %r32 = tdl.apply @mean_pool(%a36) {window = [1], strides = [2], low = [0], high = [0]} : (tensor<2x3x6xf32>) -> tensor<2x3x3xf32>
  %r33 = tdl.apply @mean_pool(%a37) {window = [1], strides = [2], low = [0], high = [0], count_padding = false} : (tensor<2x3x6xf32>) -> tensor<2x3x3xf32>
  %r34 = tdl.apply @power_pool(%a38) {window = [1], strides = [2], low = [0], high = [0], p = 3.0 : f64} : (tensor<2x3x6xf32>) -> tensor<2x3x3xf32>
  %r35 = tdl.apply @sum_pool_gradient(%a39) {window = [1], strides = [2], low = [0], size = [6]} : (tensor<2x3x3xf32>) -> tensor<2x3x6xf32>
  %r36 = tdl.apply @max_pool_gradient(%a40, %a41) {window = [1], strides = [2], low = [0], high = [0]} : (tensor<2x3x3xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
  %r37 = tdl.apply @max_pool_gradient(%a42, %a43) {window = [1], strides = [2], low = [0], high = [0]} : (tensor<2x3x3xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
  %r38 = tdl.apply @global_max_pool(%a44) {} : (tensor<2x3x6xf32>) -> tensor<2x3xf32>
  %r39 = tdl.apply @global_mean_pool(%a45) {} : (tensor<2x3x6xf32>) -> tensor<2x3xf32>
  %r40 = tdl.apply @upsample(%a46) {by = [2]} : (tensor<2x3x6xf32>) -> tensor<2x3x12xf32>
  %r41 = tdl.apply @sum_pool(%a47) {window = [5], strides = [1], low = [2], high = [2]} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r42 = tdl.apply @max_pool(%a48) {window = [5], strides = [1], low = [2], high = [2]} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r43 = tdl.apply @mean_pool(%a49) {window = [5], strides = [1], low = [2], high = [2]} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r44 = tdl.apply @mean_pool(%a50) {window = [5], strides = [1], low = [2], high = [2], count_padding = false} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r45 = tdl.apply @power_pool(%a51) {window = [5], strides = [1], low = [2], high = [2], p = 3.0 : f64} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r46 = tdl.apply @sum_pool_gradient(%a52) {window = [5], strides = [1], low = [2], size = [4]} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r47 = tdl.apply @max_pool_gradient(%a53, %a54) {window = [5], strides = [1], low = [2], high = [2]} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r48 = tdl.apply @max_pool_gradient(%a55, %a56) {window = [5], strides = [1], low = [2], high = [2]} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r49 = tdl.apply @global_max_pool(%a57) {} : (tensor<2x3x4xf32>) -> tensor<2x3xf32>
  %r50 = tdl.apply @global_mean_pool(%a58) {} : (tensor<2x3x4xf32>) -> tensor<2x3xf32>
  %r51 = tdl.apply @upsample(%a59) {by = [2]} : (tensor<2x3x4xf32>) -> tensor<2x3x8xf32>
  %r52 = tdl.apply @sum_pool(%a60) {window = [3, 2], strides = [1, 1], low = [1, 0], high = [1, 1]} : (tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %r53 = tdl.apply @max_pool(%a61) {window = [3, 2], strides = [1, 1], low = [1, 0], high = [1, 1]} : (tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %r54 = tdl.apply @mean_pool(%a62) {window = [3, 2], strides = [1, 1], low = [1, 0], high = [1, 1]} : (tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %r55 = tdl.apply @mean_pool(%a63) {window = [3, 2], strides = [1, 1], low = [1, 0], high = [1, 1], count_padding = false} : (tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %r56 = tdl.apply @power_pool(%a64) {window = [3, 2], strides = [1, 1], low = [1, 0], high = [1, 1], p = 3.0 : f64} : (tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %r57 = tdl.apply @sum_pool_gradient(%a65) {window = [3, 2], strides = [1, 1], low = [1, 0], size = [5, 6]} : (tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %r58 = tdl.apply @max_pool_gradient(%a66, %a67) {window = [3, 2], strides = [1, 1], low = [1, 0], high = [1, 1]} : (tensor<2x3x5x6xf32>, tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %r59 = tdl.apply @max_pool_gradient(%a68, %a69) {window = [3, 2], strides = [1, 1], low = [1, 0], high = [1, 1]} : (tensor<2x3x5x6xf32>, tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %r60 = tdl.apply @global_max_pool(%a70) {} : (tensor<2x3x5x6xf32>) -> tensor<2x3xf32>
  %r61 = tdl.apply @global_mean_pool(%a71) {} : (tensor<2x3x5x6xf32>) -> tensor<2x3xf32>
  %r62 = tdl.apply @upsample(%a72) {by = [2, 1]} : (tensor<2x3x5x6xf32>) -> tensor<2x3x10x6xf32>
  %r63 = tdl.apply @sum_pool(%a73) {window = [2, 3], strides = [2, 1], low = [0, 2], high = [1, 1]} : (tensor<2x3x6x5xf32>) -> tensor<2x3x3x6xf32>
  %r64 = tdl.apply @max_pool(%a74) {window = [2, 3], strides = [2, 1], low = [0, 2], high = [1, 1]} : (tensor<2x3x6x5xf32>) -> tensor<2x3x3x6xf32>
  %r65 = tdl.apply @mean_pool(%a75) {window = [2, 3], strides = [2, 1], low = [0, 2], high = [1, 1]} : (tensor<2x3x6x5xf32>) -> tensor<2x3x3x6xf32>
  %r66 = tdl.apply @mean_pool(%a76) {window = [2, 3], strides = [2, 1], low = [0, 2], high = [1, 1], count_padding = false} : (tensor<2x3x6x5xf32>) -> tensor<2x3x3x6xf32>
  %r67 = tdl.apply @power_pool(%a77) {window = [2, 3], strides = [2, 1], low = [0, 2], high = [1, 1], p = 3.0 : f64} : (tensor<2x3x6x5xf32>) -> tensor<2x3x3x6xf32>
  %r68 = tdl.apply @sum_pool_gradient(%a78) {window = [2, 3], strides = [2, 1], low = [0, 2], size = [6, 5]} : (tensor<2x3x3x6xf32>) -> tensor<2x3x6x5xf32>
  %r69 = tdl.apply @max_pool_gradient(%a79, %a80) {window = [2, 3], strides = [2, 1], low = [0, 2], high = [1, 1]} : (tensor<2x3x3x6xf32>, tensor<2x3x6x5xf32>) -> tensor<2x3x6x5xf32>
  %r70 = tdl.apply @max_pool_gradient(%a81, %a82) {window = [2, 3], strides = [2, 1], low = [0, 2], high = [1, 1]} : (tensor<2x3x3x6xf32>, tensor<2x3x6x5xf32>) -> tensor<2x3x6x5xf32>
  %r71 = tdl.apply @global_max_pool(%a83) {} : (tensor<2x3x6x5xf32>) -> tensor<2x3xf32>
  %r72 = tdl.apply @global_mean_pool(%a84) {} : (tensor<2x3x6x5xf32>) -> tensor<2x3xf32>
  %r73 = tdl.apply @upsample(%a85) {by = [2, 1]} : (tensor<2x3x6x5xf32>) -> tensor<2x3x12x5xf32>
  %r74 = tdl.apply @sum_pool(%a86) {window = [3, 3], strides = [2, 2], low = [1, 1], high = [0, 1]} : (tensor<2x3x7x7xf32>) -> tensor<2x3x3x4xf32>
  %r75 = tdl.apply @max_pool(%a87) {window = [3, 3], strides = [2, 2], low = [1, 1], high = [0, 1]} : (tensor<2x3x7x7xf32>) -> tensor<2x3x3x4xf32>
  %r76 = tdl.apply @mean_pool(%a88) {window = [3, 3], strides = [2, 2], low = [1, 1], high = [0, 1]} : (tensor<2x3x7x7xf32>) -> tensor<2x3x3x4xf32>
  %r77 = tdl.apply @mean_pool(%a89) {window = [3, 3], strides = [2, 2], low = [1, 1], high = [0, 1], count_padding = false} : (tensor<2x3x7x7xf32>) -> tensor<2x3x3x4xf32>
  %r78 = tdl.apply @power_pool(%a90) {window = [3, 3], strides = [2, 2], low = [1, 1], high = [0, 1], p = 3.0 : f64} : (tensor<2x3x7x7xf32>) -> tensor<2x3x3x4xf32>
  %r79 = tdl.apply @sum_pool_gradient(%a91) {window = [3, 3], strides = [2, 2], low = [1, 1], size = [7, 7]} : (tensor<2x3x3x4xf32>) -> tensor<2x3x7x7xf32>
  %r80 = tdl.apply @max_pool_gradient(%a92, %a93) {window = [3, 3], strides = [2, 2], low = [1, 1], high = [0, 1]} : (tensor<2x3x3x4xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
  %r81 = tdl.apply @max_pool_gradient(%a94, %a95) {window = [3, 3], strides = [2, 2], low = [1, 1], high = [0, 1]} : (tensor<2x3x3x4xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
  %r82 = tdl.apply @global_max_pool(%a96) {} : (tensor<2x3x7x7xf32>) -> tensor<2x3xf32>
  %r83 = tdl.apply @global_mean_pool(%a97) {} : (tensor<2x3x7x7xf32>) -> tensor<2x3xf32>
  %r84 = tdl.apply @upsample(%a98) {by = [2, 1]} : (tensor<2x3x7x7xf32>) -> tensor<2x3x14x7xf32>
  %r85 = tdl.apply @sum_pool(%a99) {window = [2, 1, 3], strides = [1, 2, 1], low = [1, 0, 0], high = [0, 0, 2]} : (tensor<2x3x3x4x5xf32>) -> tensor<2x3x3x2x5xf32>
  %r86 = tdl.apply @max_pool(%a100) {window = [2, 1, 3], strides = [1, 2, 1], low = [1, 0, 0], high = [0, 0, 2]} : (tensor<2x3x3x4x5xf32>) -> tensor<2x3x3x2x5xf32>
  %r87 = tdl.apply @mean_pool(%a101) {window = [2, 1, 3], strides = [1, 2, 1], low = [1, 0, 0], high = [0, 0, 2]} : (tensor<2x3x3x4x5xf32>) -> tensor<2x3x3x2x5xf32>
  %r88 = tdl.apply @mean_pool(%a102) {window = [2, 1, 3], strides = [1, 2, 1], low = [1, 0, 0], high = [0, 0, 2], count_padding = false} : (tensor<2x3x3x4x5xf32>) -> tensor<2x3x3x2x5xf32>
  %r89 = tdl.apply @power_pool(%a103) {window = [2, 1, 3], strides = [1, 2, 1], low = [1, 0, 0], high = [0, 0, 2], p = 3.0 : f64} : (tensor<2x3x3x4x5xf32>) -> tensor<2x3x3x2x5xf32>
  %r90 = tdl.apply @sum_pool_gradient(%a104) {window = [2, 1, 3], strides = [1, 2, 1], low = [1, 0, 0], size = [3, 4, 5]} : (tensor<2x3x3x2x5xf32>) -> tensor<2x3x3x4x5xf32>
  %r91 = tdl.apply @max_pool_gradient(%a105, %a106) {window = [2, 1, 3], strides = [1, 2, 1], low = [1, 0, 0], high = [0, 0, 2]} : (tensor<2x3x3x2x5xf32>, tensor<2x3x3x4x5xf32>) -> tensor<2x3x3x4x5xf32>
  %r92 = tdl.apply @max_pool_gradient(%a107, %a108) {window = [2, 1, 3], strides = [1, 2, 1], low = [1, 0, 0], high = [0, 0, 2]} : (tensor<2x3x3x2x5xf32>, tensor<2x3x3x4x5xf32>) -> tensor<2x3x3x4x5xf32>
  %r93 = tdl.apply @global_max_pool(%a109) {} : (tensor<2x3x3x4x5xf32>) -> tensor<2x3xf32>
  %r94 = tdl.apply @global_mean_pool(%a110) {} : (tensor<2x3x3x4x5xf32>) -> tensor<2x3xf32>
  %r95 = tdl.apply @upsample(%a111) {by = [2, 1, 3]} : (tensor<2x3x3x4x5xf32>) -> tensor<2x3x6x4x15xf32>
  %r96 = tdl.apply @sum_pool(%a112) {window = [2, 2, 2], strides = [2, 1, 1], low = [1, 1, 0], high = [1, 1, 0]} : (tensor<2x3x4x3x3xf32>) -> tensor<2x3x3x4x2xf32>
  %r97 = tdl.apply @max_pool(%a113) {window = [2, 2, 2], strides = [2, 1, 1], low = [1, 1, 0], high = [1, 1, 0]} : (tensor<2x3x4x3x3xf32>) -> tensor<2x3x3x4x2xf32>
  %r98 = tdl.apply @mean_pool(%a114) {window = [2, 2, 2], strides = [2, 1, 1], low = [1, 1, 0], high = [1, 1, 0]} : (tensor<2x3x4x3x3xf32>) -> tensor<2x3x3x4x2xf32>
  %r99 = tdl.apply @mean_pool(%a115) {window = [2, 2, 2], strides = [2, 1, 1], low = [1, 1, 0], high = [1, 1, 0], count_padding = false} : (tensor<2x3x4x3x3xf32>) -> tensor<2x3x3x4x2xf32>
  %r100 = tdl.apply @power_pool(%a116) {window = [2, 2, 2], strides = [2, 1, 1], low = [1, 1, 0], high = [1, 1, 0], p = 3.0 : f64} : (tensor<2x3x4x3x3xf32>) -> tensor<2x3x3x4x2xf32>
  %r101 = tdl.apply @sum_pool_gradient(%a117) {window = [2, 2, 2], strides = [2, 1, 1], low = [1, 1, 0], size = [4, 3, 3]} : (tensor<2x3x3x4x2xf32>) -> tensor<2x3x4x3x3xf32>
  %r102 = tdl.apply @max_pool_gradient(%a118, %a119) {window = [2, 2, 2], strides = [2, 1, 1], low = [1, 1, 0], high = [1, 1, 0]} : (tensor<2x3x3x4x2xf32>, tensor<2x3x4x3x3xf32>) -> tensor<2x3x4x3x3xf32>
  %r103 = tdl.apply @max_pool_gradient(%a120, %a121) {window = [2, 2, 2], strides = [2, 1, 1], low = [1, 1, 0], high = [1, 1, 0]} : (tensor<2x3x3x4x2xf32>, tensor<2x3x4x3x3xf32>) -> tensor<2x3x4x3x3xf32>
  %r104 = tdl.apply @global_max_pool(%a122) {} : (tensor<2x3x4x3x3xf32>) -> tensor<2x3xf32>
  %r105 = tdl.apply @global_mean_pool(%a123) {} : (tensor<2x3x4x3x3xf32>) -> tensor<2x3xf32>
  %r106 = tdl.apply @upsample(%a124) {by = [2, 1, 3]} : (tensor<2x3x4x3x3xf32>) -> tensor<2x3x8x3x9xf32>
  %r107 = tdl.apply @max_pool(%a125) {window = [3]} : (tensor<1x2x5xf32>) -> tensor<1x2x3xf32>
  %r108 = tdl.apply @depth_to_space(%a126) {block = 2} : (tensor<2x4x3x5xf32>) -> tensor<2x1x6x10xf32>
  %r109 = tdl.apply @space_to_depth(%a127) {block = 2} : (tensor<2x1x6x10xf32>) -> tensor<2x4x3x5xf32>
  %r110 = tdl.apply @depth_to_space(%a128) {block = 3} : (tensor<1x18x2x1xf32>) -> tensor<1x2x6x3xf32>
  %r111 = tdl.apply @space_to_depth(%a129) {block = 3} : (tensor<1x2x6x3xf32>) -> tensor<1x18x2x1xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88, %r89, %r90, %r91, %r92, %r93, %r94, %r95, %r96, %r97, %r98, %r99, %r100, %r101, %r102, %r103, %r104, %r105, %r106, %r107, %r108, %r109, %r110, %r111 : tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x7xf32>, tensor<2x3x7xf32>, tensor<2x3x7xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x14xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x7xf32>, tensor<2x3x7xf32>, tensor<2x3x7xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x14xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x18xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x6xf32>, tensor<2x3x6xf32>, tensor<2x3x6xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x12xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x8xf32>, tensor<2x3x5x6xf32>, tensor<2x3x5x6xf32>, tensor<2x3x5x6xf32>, tensor<2x3x5x6xf32>, tensor<2x3x5x6xf32>, tensor<2x3x5x6xf32>, tensor<2x3x5x6xf32>, tensor<2x3x5x6xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x10x6xf32>, tensor<2x3x3x6xf32>, tensor<2x3x3x6xf32>, tensor<2x3x3x6xf32>, tensor<2x3x3x6xf32>, tensor<2x3x3x6xf32>, tensor<2x3x6x5xf32>, tensor<2x3x6x5xf32>, tensor<2x3x6x5xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x12x5xf32>, tensor<2x3x3x4xf32>, tensor<2x3x3x4xf32>, tensor<2x3x3x4xf32>, tensor<2x3x3x4xf32>, tensor<2x3x3x4xf32>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x14x7xf32>, tensor<2x3x3x2x5xf32>, tensor<2x3x3x2x5xf32>, tensor<2x3x3x2x5xf32>, tensor<2x3x3x2x5xf32>, tensor<2x3x3x2x5xf32>, tensor<2x3x3x4x5xf32>, tensor<2x3x3x4x5xf32>, tensor<2x3x3x4x5xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x6x4x15xf32>, tensor<2x3x3x4x2xf32>, tensor<2x3x3x4x2xf32>, tensor<2x3x3x4x2xf32>, tensor<2x3x3x4x2xf32>, tensor<2x3x3x4x2xf32>, tensor<2x3x4x3x3xf32>, tensor<2x3x4x3x3xf32>, tensor<2x3x4x3x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x8x3x9xf32>, tensor<1x2x3xf32>, tensor<2x1x6x10xf32>, tensor<2x4x3x5xf32>, tensor<1x2x6x3xf32>, tensor<1x18x2x1xf32>
}
