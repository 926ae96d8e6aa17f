func.func @main(%a0: tensor<3x4x5xf32>,
    %a1: tensor<5x3x4xf32>,
    %a2: tensor<3x4x5xf32>,
    %a3: tensor<5x4x3xf32>,
    %a4: tensor<4x6xf32>,
    %a5: tensor<3x8xf32>,
    %a6: tensor<3x4x5xf32>,
    %a7: tensor<60xf32>,
    %a8: tensor<3x4x5xf32>,
    %a9: tensor<3x20xf32>,
    %a10: tensor<3x4x5xf32>,
    %a11: tensor<2x2x2xf32>,
    %a12: tensor<3x4xf32>,
    %a13: tensor<6x5xf32>,
    %a14: tensor<3x4x5xf32>,
    %a15: tensor<3x4x5xf32>,
    %a16: tensor<2x3x3xf32>,
    %a17: tensor<2xf32>,
    %a18: tensor<2x3xf32>,
    %a19: tensor<2x3x3xf32>,
    %a20: tensor<3x4x5xf32>,
    %a21: tensor<3x4x5xf32>,
    %a22: tensor<3x4x5xf32>,
    %a23: tensor<3x12x5xf32>,
    %a24: tensor<2x3xf32>,
    %a25: tensor<4x9xf32>,
    %a26: tensor<2x1x3xf32>,
    %a27: tensor<2x3xf32>,
    %a28: tensor<2x3xf32>,
    %a29: tensor<2x1x3xf32>,
    %a30: tensor<4x5xf32>,
    %a31: tensor<2x3xf32>,
    %a32: tensor<4x5xf32>,
    %a33: tensor<6x3xf32>,
    %a34: tensor<5xi32>,
    %a35: tensor<5x3xf32>,
    %a36: tensor<6x3xf32>,
    %a37: tensor<3xi32>,
    %a38: tensor<3x3xf32>,
    %a39: tensor<5x4xf32>,
    %a40: tensor<5xi32>,
    %a41: tensor<5xf32>,
    %a42: tensor<5x4xf32>,
    %a43: tensor<5xi32>,
    %a44: tensor<5xf32>)
    -> (tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<4x6xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4xf32>, tensor<3x4x5xf32>, tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<2x3xf32>, tensor<2x1x3xf32>, tensor<2x3xf32>, tensor<4x5xf32>, tensor<2x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<5x4xf32>, tensor<5x4xf32>) {
  %r0 = tdl.apply @gradient_of_transpose(%a0, %a1) {axes = [2, 0, 1]} : (tensor<3x4x5xf32>, tensor<5x3x4xf32>) -> tensor<3x4x5xf32>
  %r1 = tdl.apply @gradient_of_swap_axes(%a2, %a3) {first = 0, second = 2} : (tensor<3x4x5xf32>, tensor<5x4x3xf32>) -> tensor<3x4x5xf32>
  %r2 = tdl.apply @gradient_of_reshape(%a4, %a5) {shape = [3, 8]} : (tensor<4x6xf32>, tensor<3x8xf32>) -> tensor<4x6xf32>
  %r3 = tdl.apply @gradient_of_flatten(%a6, %a7) {} : (tensor<3x4x5xf32>, tensor<60xf32>) -> tensor<3x4x5xf32>
  %r4 = tdl.apply @gradient_of_flatten_rows(%a8, %a9) {} : (tensor<3x4x5xf32>, tensor<3x20xf32>) -> tensor<3x4x5xf32>
  %r5 = tdl.apply @gradient_of_slice(%a10, %a11) {low = [1, 0, 1], high = [3, 4, 5], step = [1, 2, 3]} : (tensor<3x4x5xf32>, tensor<2x2x2xf32>) -> tensor<3x4x5xf32>
  %r6 = tdl.apply @gradient_of_pad(%a12, %a13) {low = [1, 0], high = [2, 1], value = 2.0 : f64} : (tensor<3x4xf32>, tensor<6x5xf32>) -> tensor<3x4xf32>
  %r7 = tdl.apply @gradient_of_tril(%a14, %a15) {} : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %r8 = tdl.apply @gradient_of_trace(%a16, %a17) {} : (tensor<2x3x3xf32>, tensor<2xf32>) -> tensor<2x3x3xf32>
  %r9 = tdl.apply @gradient_of_diagonal(%a18, %a19) {} : (tensor<2x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3xf32>
  %r10 = tdl.apply @gradient_of_reverse(%a20, %a21) {axes = [1, 2]} : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %r11 = tdl.apply @gradient_of_repeat(%a22, %a23) {axis = 1, times = 3} : (tensor<3x4x5xf32>, tensor<3x12x5xf32>) -> tensor<3x4x5xf32>
  %r12 = tdl.apply @gradient_of_tile(%a24, %a25) {times = [2, 3]} : (tensor<2x3xf32>, tensor<4x9xf32>) -> tensor<2x3xf32>
  %r13 = tdl.apply @gradient_of_squeeze(%a26, %a27) {axes = [1]} : (tensor<2x1x3xf32>, tensor<2x3xf32>) -> tensor<2x1x3xf32>
  %r14 = tdl.apply @gradient_of_expand_dims(%a28, %a29) {axis = 1} : (tensor<2x3xf32>, tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %r15, %r16 = tdl.apply @gradient_of_slice_assign(%a30, %a31, %a32) {low = [1, 2]} : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<2x3xf32>)
  %r17 = tdl.apply @gradient_of_take(%a33, %a34, %a35) {} : (tensor<6x3xf32>, tensor<5xi32>, tensor<5x3xf32>) -> tensor<6x3xf32>
  %r18 = tdl.apply @gradient_of_take(%a36, %a37, %a38) {mode = "clip"} : (tensor<6x3xf32>, tensor<3xi32>, tensor<3x3xf32>) -> tensor<6x3xf32>
  %r19 = tdl.apply @gradient_of_batch_take(%a39, %a40, %a41) {} : (tensor<5x4xf32>, tensor<5xi32>, tensor<5xf32>) -> tensor<5x4xf32>
  %r20 = tdl.apply @gradient_of_pick(%a42, %a43, %a44) {} : (tensor<5x4xf32>, tensor<5xi32>, tensor<5xf32>) -> tensor<5x4xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20 : tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<4x6xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4xf32>, tensor<3x4x5xf32>, tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<2x3xf32>, tensor<2x1x3xf32>, tensor<2x3xf32>, tensor<4x5xf32>, tensor<2x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<5x4xf32>, tensor<5x4xf32>
}
