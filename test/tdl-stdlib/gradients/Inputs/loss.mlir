func.func @main(%a0: tensor<4x6xf32>,
    %a1: tensor<4xi32>,
    %a2: tensor<4xf32>,
    %a3: tensor<4x6xf32>,
    %a4: tensor<4x6xf32>,
    %a5: tensor<4xf32>,
    %a6: tensor<4x5xf32>,
    %a7: tensor<4x5xf32>,
    %a8: tensor<f32>,
    %a9: tensor<4x5xf32>,
    %a10: tensor<4x5xf32>,
    %a11: tensor<f32>,
    %a12: tensor<4x6xf32>,
    %a13: tensor<4x6xf32>,
    %a14: tensor<4x5xf32>,
    %a15: tensor<4x5xf32>,
    %a16: tensor<4x5xf32>,
    %a17: tensor<4x5xf32>,
    %a18: tensor<4x5xf32>,
    %a19: tensor<4x5xf32>,
    %a20: tensor<4x5xf32>,
    %a21: tensor<4x5xf32>,
    %a22: tensor<4x5xf32>,
    %a23: tensor<4x5xf32>,
    %a24: tensor<4x5xf32>,
    %a25: tensor<4xf32>)
    -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x6xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>) {
  %r0 = tdl.apply @gradient_of_cross_entropy(%a0, %a1, %a2) {} : (tensor<4x6xf32>, tensor<4xi32>, tensor<4xf32>) -> tensor<4x6xf32>
  %r1, %r2 = tdl.apply @gradient_of_soft_cross_entropy(%a3, %a4, %a5) {} : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
  %r3, %r4 = tdl.apply @gradient_of_mean_squared_error(%a6, %a7, %a8) {} : (tensor<4x5xf32>, tensor<4x5xf32>, tensor<f32>) -> (tensor<4x5xf32>, tensor<4x5xf32>)
  %r5, %r6 = tdl.apply @gradient_of_mean_absolute_error(%a9, %a10, %a11) {} : (tensor<4x5xf32>, tensor<4x5xf32>, tensor<f32>) -> (tensor<4x5xf32>, tensor<4x5xf32>)
  %r7 = tdl.apply @gradient_of_log_softmax_last(%a12, %a13) {} : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  %r8, %r9 = tdl.apply @gradient_of_binary_cross_entropy(%a14, %a15, %a16) {} : (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>)
  %r10, %r11 = tdl.apply @gradient_of_huber(%a17, %a18, %a19) {} : (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>)
  %r12, %r13 = tdl.apply @gradient_of_log_cosh(%a20, %a21, %a22) {} : (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>)
  %r14, %r15 = tdl.apply @gradient_of_info_nce(%a23, %a24, %a25) {temperature = 0.5 : f64} : (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>)
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x6xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>
}
