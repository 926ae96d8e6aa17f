func.func @main(%a0: tensor<2x4x5xf32>,
    %a1: tensor<5xf32>,
    %a2: tensor<5xf32>,
    %a3: tensor<2x4x5xf32>,
    %a4: tensor<2x4x5xf32>,
    %a5: tensor<4xf32>,
    %a6: tensor<4xf32>,
    %a7: tensor<2x4x5xf32>,
    %a8: tensor<2x4x5xf32>,
    %a9: tensor<4xf32>,
    %a10: tensor<4xf32>,
    %a11: tensor<2x4x5xf32>,
    %a12: tensor<2x4x5xf32>,
    %a13: tensor<4xf32>,
    %a14: tensor<4xf32>,
    %a15: tensor<4xf32>,
    %a16: tensor<4xf32>,
    %a17: tensor<2x4x5xf32>,
    %a18: tensor<2x4x5xf32>,
    %a19: tensor<2x4x5xf32>)
    -> (tensor<2x4x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<2x4x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4x5xf32>) {
  %r0, %r1, %r2 = tdl.apply @gradient_of_layer_norm(%a0, %a1, %a2, %a3) {} : (tensor<2x4x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<2x4x5xf32>) -> (tensor<2x4x5xf32>, tensor<5xf32>, tensor<5xf32>)
  %r3, %r4, %r5 = tdl.apply @gradient_of_instance_norm(%a4, %a5, %a6, %a7) {} : (tensor<2x4x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4x5xf32>) -> (tensor<2x4x5xf32>, tensor<4xf32>, tensor<4xf32>)
  %r6, %r7, %r8 = tdl.apply @gradient_of_group_norm(%a8, %a9, %a10, %a11) {groups = 2} : (tensor<2x4x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4x5xf32>) -> (tensor<2x4x5xf32>, tensor<4xf32>, tensor<4xf32>)
  %r9, %r10, %r11, %r12, %r13 = tdl.apply @gradient_of_batch_norm(%a12, %a13, %a14, %a15, %a16, %a17) {eps = 0.001 : f64} : (tensor<2x4x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4x5xf32>) -> (tensor<2x4x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
  %r14 = tdl.apply @gradient_of_l2_normalize(%a18, %a19) {eps = 0.01 : f64} : (tensor<2x4x5xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : tensor<2x4x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<2x4x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4x5xf32>
}
