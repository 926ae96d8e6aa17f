func.func @main(%a0: tensor<3x5xf32>,
    %a1: tensor<3x5xf32>,
    %a2: tensor<2x6xf32>,
    %a3: tensor<2x6xf32>,
    %a4: tensor<2x6xf32>,
    %a5: tensor<2x6xf32>,
    %a6: tensor<2x6xf32>,
    %a7: tensor<2x6xf32>,
    %a8: tensor<3x5xf32>,
    %a9: tensor<3x5xf32>,
    %a10: tensor<2x6xf32>,
    %a11: tensor<2x6xf32>,
    %a12: tensor<3x5xf32>,
    %a13: tensor<3x5xf32>,
    %a14: tensor<2x40xf32>,
    %a15: tensor<2x40xf32>,
    %a16: tensor<2x6xf32>,
    %a17: tensor<2x6xf32>,
    %a18: tensor<2x6xf32>,
    %a19: tensor<2x40xf32>,
    %a20: tensor<2x40xf32>,
    %a21: tensor<2x40xf32>,
    %a22: tensor<2x6xf32>,
    %a23: tensor<2x6xf32>,
    %a24: tensor<2x6xf32>,
    %a25: tensor<2x6xf32>,
    %a26: tensor<2x6xf32>,
    %a27: tensor<2x5x3xf32>,
    %a28: tensor<2x5x3xf32>,
    %a29: tensor<3x2xf32>,
    %a30: tensor<2x5x2xf32>,
    %a31: tensor<2x5x2xf32>,
    %a32: tensor<3xf32>,
    %a33: tensor<2x5x3xf32>,
    %a34: tensor<2x5x2x3xf32>,
    %a35: tensor<2x5x2xf32>,
    %a36: tensor<2x5x2xf32>,
    %a37: tensor<2x5x2xf32>,
    %a38: tensor<2x5x2x3xf32>)
    -> (tensor<3x5xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<3x5xf32>, tensor<2x6xf32>, tensor<3x5xf32>, tensor<2x40xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x40xf32>, tensor<2x40xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<3x2xf32>, tensor<2x5x2xf32>, tensor<2x5x2xf32>, tensor<3xf32>, tensor<2x5x2x3xf32>, tensor<2x5x2xf32>, tensor<2x5x2xf32>, tensor<2x5x2xf32>) {
  %r0 = tdl.apply @gradient_of_prefix_sum(%a0, %a1) {axis = 0, backward = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r1 = tdl.apply @gradient_of_prefix_product(%a2, %a3) {} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
  %r2 = tdl.apply @gradient_of_prefix_product(%a4, %a5) {} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
  %r3 = tdl.apply @gradient_of_prefix_max(%a6, %a7) {} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
  %r4 = tdl.apply @gradient_of_prefix_max(%a8, %a9) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r5 = tdl.apply @gradient_of_prefix_log_sum_exp(%a10, %a11) {} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
  %r6 = tdl.apply @gradient_of_prefix_log_sum_exp(%a12, %a13) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r7 = tdl.apply @gradient_of_prefix_log_sum_exp(%a14, %a15) {} : (tensor<2x40xf32>, tensor<2x40xf32>) -> tensor<2x40xf32>
  %r8, %r9 = tdl.apply @gradient_of_linear_recurrence(%a16, %a17, %a18) {} : (tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>) -> (tensor<2x6xf32>, tensor<2x6xf32>)
  %r10, %r11 = tdl.apply @gradient_of_linear_recurrence(%a19, %a20, %a21) {} : (tensor<2x40xf32>, tensor<2x40xf32>, tensor<2x40xf32>) -> (tensor<2x40xf32>, tensor<2x40xf32>)
  %r12, %r13 = tdl.apply @gradient_of_decay_recurrence(%a22, %a23, %a24) {} : (tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>) -> (tensor<2x6xf32>, tensor<2x6xf32>)
  %r14 = tdl.apply @gradient_of_exponential_mean(%a25, %a26) {keep = 0.75 : f64} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
  %r15, %r16, %r17, %r18, %r19, %r20 = tdl.apply @gradient_of_ssm_scan(%a27, %a28, %a29, %a30, %a31, %a32, %a33) {} : (tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<3x2xf32>, tensor<2x5x2xf32>, tensor<2x5x2xf32>, tensor<3xf32>, tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<3x2xf32>, tensor<2x5x2xf32>, tensor<2x5x2xf32>, tensor<3xf32>)
  %r21, %r22, %r23, %r24 = tdl.apply @gradient_of_ssd_scan(%a34, %a35, %a36, %a37, %a38) {} : (tensor<2x5x2x3xf32>, tensor<2x5x2xf32>, tensor<2x5x2xf32>, tensor<2x5x2xf32>, tensor<2x5x2x3xf32>) -> (tensor<2x5x2x3xf32>, tensor<2x5x2xf32>, tensor<2x5x2xf32>, tensor<2x5x2xf32>)
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24 : tensor<3x5xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<3x5xf32>, tensor<2x6xf32>, tensor<3x5xf32>, tensor<2x40xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x40xf32>, tensor<2x40xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<3x2xf32>, tensor<2x5x2xf32>, tensor<2x5x2xf32>, tensor<3xf32>, tensor<2x5x2x3xf32>, tensor<2x5x2xf32>, tensor<2x5x2xf32>, tensor<2x5x2xf32>
}
