func.func @main(%a0: tensor<2x3x4xf32>,
    %a1: tensor<2x4x5xf32>,
    %a2: tensor<2x3x5xf32>,
    %a3: tensor<2x3x4xf32>,
    %a4: tensor<2x4x5xf32>,
    %a5: tensor<2x3x5xf32>,
    %a6: tensor<2x3x4xf32>,
    %a7: tensor<2x4x5xf32>,
    %a8: tensor<2x3x5xf32>,
    %a9: tensor<2x3x4xf32>,
    %a10: tensor<2x4x5xf32>,
    %a11: tensor<2x3x5xf32>,
    %a12: tensor<2x3x4xf32>,
    %a13: tensor<2x4x5xf32>,
    %a14: tensor<2x3x5xf32>,
    %a15: tensor<3x4xf32>,
    %a16: tensor<4x5xf32>,
    %a17: tensor<3x5xf32>)
    -> (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<3x4xf32>, tensor<4x5xf32>) {
  %r0, %r1 = tdl.apply @gradient_of_min_plus(%a0, %a1, %a2) {} : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<2x3x5xf32>) -> (tensor<2x3x4xf32>, tensor<2x4x5xf32>)
  %r2, %r3 = tdl.apply @gradient_of_max_plus(%a3, %a4, %a5) {} : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<2x3x5xf32>) -> (tensor<2x3x4xf32>, tensor<2x4x5xf32>)
  %r4, %r5 = tdl.apply @gradient_of_max_times(%a6, %a7, %a8) {} : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<2x3x5xf32>) -> (tensor<2x3x4xf32>, tensor<2x4x5xf32>)
  %r6, %r7 = tdl.apply @gradient_of_max_min(%a9, %a10, %a11) {} : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<2x3x5xf32>) -> (tensor<2x3x4xf32>, tensor<2x4x5xf32>)
  %r8, %r9 = tdl.apply @gradient_of_log_matmul(%a12, %a13, %a14) {} : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<2x3x5xf32>) -> (tensor<2x3x4xf32>, tensor<2x4x5xf32>)
  %r10, %r11 = tdl.apply @gradient_of_max_plus(%a15, %a16, %a17) {} : (tensor<3x4xf32>, tensor<4x5xf32>, tensor<3x5xf32>) -> (tensor<3x4xf32>, tensor<4x5xf32>)
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11 : tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<3x4xf32>, tensor<4x5xf32>
}
