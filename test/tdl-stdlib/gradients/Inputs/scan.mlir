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
    %a12: tensor<2x6xf32>,
    %a13: tensor<2x6xf32>,
    %a14: tensor<2x6xf32>,
    %a15: tensor<2x6xf32>,
    %a16: tensor<2x6xf32>,
    %a17: tensor<2x6xf32>)
    -> (tensor<3x5xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<3x5xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>) {
  %r0 = tdl.apply @gradient_of_prefix_sum(%a0, %a1) {axis = 0, backward = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r1 = tdl.apply @gradient_of_prefix_product(%a2, %a3) {} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
  %r2 = tdl.apply @gradient_of_prefix_product(%a4, %a5) {} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
  %r3 = tdl.apply @gradient_of_prefix_max(%a6, %a7) {} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
  %r4 = tdl.apply @gradient_of_prefix_max(%a8, %a9) {} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %r5 = tdl.apply @gradient_of_prefix_log_sum_exp(%a10, %a11) {} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
  %r6, %r7 = tdl.apply @gradient_of_linear_recurrence(%a12, %a13, %a14) {} : (tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>) -> (tensor<2x6xf32>, tensor<2x6xf32>)
  %r8, %r9 = tdl.apply @gradient_of_decay_recurrence(%a15, %a16, %a17) {} : (tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>) -> (tensor<2x6xf32>, tensor<2x6xf32>)
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9 : tensor<3x5xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<3x5xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>
}
