func.func @main(%a0: tensor<4x5xf32>,
    %a1: tensor<4xf32>,
    %a2: tensor<4x5xf32>,
    %a3: tensor<4xf32>,
    %a4: tensor<4xf32>,
    %a5: tensor<4x5xf32>,
    %a6: tensor<4xf32>,
    %a7: tensor<4xf32>,
    %a8: tensor<3x1xf32>,
    %a9: tensor<3xf32>,
    %a10: tensor<3xf32>,
    %a11: tensor<4x5xf32>,
    %a12: tensor<5xi32>,
    %a13: tensor<4xf32>,
    %a14: tensor<4xf32>,
    %a15: tensor<4x5xf32>,
    %a16: tensor<4xf32>,
    %a17: tensor<4x5xf32>,
    %a18: tensor<4xf32>,
    %a19: tensor<4x5xf32>,
    %a20: tensor<4x5xf32>,
    %a21: tensor<4xf32>,
    %a22: tensor<4x5xf32>,
    %a23: tensor<4x5xf32>,
    %a24: tensor<4xf32>,
    %a25: tensor<4x5xf32>,
    %a26: tensor<4xf32>,
    %a27: tensor<4x5xf32>,
    %a28: tensor<4x5xf32>,
    %a29: tensor<4xf32>,
    %a30: tensor<4x5xf32>,
    %a31: tensor<3x1xf32>,
    %a32: tensor<3xf32>,
    %a33: tensor<3x1xf32>,
    %a34: tensor<3xf32>,
    %a35: tensor<3x1xf32>,
    %a36: tensor<3x1xf32>,
    %a37: tensor<3xf32>,
    %a38: tensor<3x1xf32>,
    %a39: tensor<2x3x4xf32>,
    %a40: tensor<3xf32>,
    %a41: tensor<9xf32>,
    %a42: tensor<4xf32>,
    %a43: tensor<7xf32>,
    %a44: tensor<7xf32>,
    %a45: tensor<4x4xf32>,
    %a46: tensor<4xf32>,
    %a47: tensor<4x4xf32>,
    %a48: tensor<4xf32>,
    %a49: tensor<5xf32>,
    %a50: tensor<5xf32>,
    %a51: tensor<4x5xf32>,
    %a52: tensor<5xi32>,
    %a53: tensor<4xf32>,
    %a54: tensor<6xf32>,
    %a55: tensor<6xf32>,
    %a56: tensor<f32>,
    %a57: tensor<f32>,
    %a58: tensor<4x5xf32>,
    %a59: tensor<4xf32>,
    %a60: tensor<4xf32>,
    %a61: tensor<6xf32>,
    %a62: tensor<6xf32>,
    %a63: tensor<6xf32>,
    %a64: tensor<6xf32>,
    %a65: tensor<6xf32>,
    %a66: tensor<6xf32>,
    %a67: tensor<6xf32>,
    %a68: tensor<6xf32>,
    %a69: tensor<3x7xf32>,
    %a70: tensor<3x7xf32>,
    %a71: tensor<3x7xf32>,
    %a72: tensor<6xf32>,
    %a73: tensor<6xf32>,
    %a74: tensor<6xf32>,
    %a75: tensor<5xf32>,
    %a76: tensor<5xf32>,
    %a77: tensor<5xf32>)
    -> (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<3x1xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4xf32>, tensor<4x5xf32>, tensor<4xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4xf32>, tensor<4x5xf32>, tensor<4xf32>, tensor<3x1xf32>, tensor<3x1xf32>, tensor<3xf32>, tensor<3x1xf32>, tensor<3xf32>, tensor<2x3x4xf32>, tensor<9xf32>, tensor<7xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<5xf32>, tensor<4x5xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4x5xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<3x7xf32>, tensor<6xf32>, tensor<6xf32>, tensor<5xf32>, tensor<5xf32>) {
  %r0 = tdl.apply @gradient_of_log_sum_rows(%a0, %a1) {} : (tensor<4x5xf32>, tensor<4xf32>) -> tensor<4x5xf32>
  %r1 = tdl.apply @gradient_of_softmax_parts(%a2, %a3, %a4) {} : (tensor<4x5xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4x5xf32>
  %r2 = tdl.apply @gradient_of_mean_and_variance(%a5, %a6, %a7) {} : (tensor<4x5xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4x5xf32>
  %r3 = tdl.apply @gradient_of_mean_and_variance(%a8, %a9, %a10) {} : (tensor<3x1xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3x1xf32>
  %r4 = tdl.apply @gradient_of_masked_moments(%a11, %a12, %a13, %a14) {} : (tensor<4x5xf32>, tensor<5xi32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4x5xf32>
  %r5 = tdl.apply @gradient_of_row_product(%a15, %a16) {} : (tensor<4x5xf32>, tensor<4xf32>) -> tensor<4x5xf32>
  %r6, %r7 = tdl.apply @gradient_of_row_product_slopes(%a17, %a18, %a19) {} : (tensor<4x5xf32>, tensor<4xf32>, tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4xf32>)
  %r8, %r9 = tdl.apply @gradient_of_product_slopes(%a20, %a21, %a22) {} : (tensor<4x5xf32>, tensor<4xf32>, tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4xf32>)
  %r10 = tdl.apply @gradient_of_row_product(%a23, %a24) {} : (tensor<4x5xf32>, tensor<4xf32>) -> tensor<4x5xf32>
  %r11, %r12 = tdl.apply @gradient_of_row_product_slopes(%a25, %a26, %a27) {} : (tensor<4x5xf32>, tensor<4xf32>, tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4xf32>)
  %r13, %r14 = tdl.apply @gradient_of_product_slopes(%a28, %a29, %a30) {} : (tensor<4x5xf32>, tensor<4xf32>, tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4xf32>)
  %r15 = tdl.apply @gradient_of_row_product(%a31, %a32) {} : (tensor<3x1xf32>, tensor<3xf32>) -> tensor<3x1xf32>
  %r16, %r17 = tdl.apply @gradient_of_row_product_slopes(%a33, %a34, %a35) {} : (tensor<3x1xf32>, tensor<3xf32>, tensor<3x1xf32>) -> (tensor<3x1xf32>, tensor<3xf32>)
  %r18, %r19 = tdl.apply @gradient_of_product_slopes(%a36, %a37, %a38) {} : (tensor<3x1xf32>, tensor<3xf32>, tensor<3x1xf32>) -> (tensor<3x1xf32>, tensor<3xf32>)
  %r20 = tdl.apply @gradient_of_block_product(%a39, %a40) {} : (tensor<2x3x4xf32>, tensor<3xf32>) -> tensor<2x3x4xf32>
  %r21 = tdl.apply @gradient_of_window_product(%a41, %a42) {} : (tensor<9xf32>, tensor<4xf32>) -> tensor<9xf32>
  %r22 = tdl.apply @gradient_of_clipped_window(%a43, %a44) {} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %r23 = tdl.apply @gradient_of_lower_product(%a45, %a46) {} : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
  %r24 = tdl.apply @gradient_of_upper_product(%a47, %a48) {} : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
  %r25 = tdl.apply @gradient_of_running_product(%a49, %a50) {} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %r26 = tdl.apply @gradient_of_chosen_product(%a51, %a52, %a53) {} : (tensor<4x5xf32>, tensor<5xi32>, tensor<4xf32>) -> tensor<4x5xf32>
  %r27, %r28 = tdl.apply @gradient_of_complex_product(%a54, %a55, %a56, %a57) {} : (tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>) -> (tensor<6xf32>, tensor<6xf32>)
  %r29 = tdl.apply @gradient_of_largest_and_sum(%a58, %a59, %a60) {} : (tensor<4x5xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4x5xf32>
  %r30, %r31 = tdl.apply @gradient_of_running_complex(%a61, %a62, %a63, %a64) {} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>)
  %r32, %r33 = tdl.apply @gradient_of_complex_ahead(%a65, %a66, %a67, %a68) {} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>)
  %r34 = tdl.apply @gradient_of_running_moments(%a69, %a70, %a71) {} : (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
  %r35, %r36 = tdl.apply @gradient_of_steps_ahead(%a72, %a73, %a74) {} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>)
  %r37, %r38 = tdl.apply @gradient_of_running_product_slopes(%a75, %a76, %a77) {} : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>)
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38 : tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<3x1xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4xf32>, tensor<4x5xf32>, tensor<4xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4xf32>, tensor<4x5xf32>, tensor<4xf32>, tensor<3x1xf32>, tensor<3x1xf32>, tensor<3xf32>, tensor<3x1xf32>, tensor<3xf32>, tensor<2x3x4xf32>, tensor<9xf32>, tensor<7xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<5xf32>, tensor<4x5xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4x5xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<3x7xf32>, tensor<6xf32>, tensor<6xf32>, tensor<5xf32>, tensor<5xf32>
}
