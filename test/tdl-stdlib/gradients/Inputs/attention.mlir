func.func @main(%a0: tensor<2x4x3x5xf32>,
    %a1: tensor<2x2x6x5xf32>,
    %a2: tensor<2x2x6x3xf32>,
    %a3: tensor<2x4x3x3xf32>,
    %a4: tensor<2x4x3x5xf32>,
    %a5: tensor<2x2x6x5xf32>,
    %a6: tensor<2x2x6x3xf32>,
    %a7: tensor<2x4x3x3xf32>,
    %a8: tensor<2x3x4xf32>,
    %a9: tensor<3xi32>,
    %a10: tensor<2x3x4xf32>,
    %a11: tensor<6x3xf32>,
    %a12: tensor<2x3xf32>,
    %a13: tensor<i32>,
    %a14: tensor<6x3xf32>,
    %a15: tensor<3x2xf32>,
    %a16: tensor<4x2xf32>,
    %a17: tensor<4x3xf32>,
    %a18: tensor<3x3xf32>)
    -> (tensor<2x4x3x5xf32>, tensor<2x2x6x5xf32>, tensor<2x2x6x3xf32>, tensor<2x4x3x5xf32>, tensor<2x2x6x5xf32>, tensor<2x2x6x3xf32>, tensor<2x3x4xf32>, tensor<6x3xf32>, tensor<2x3xf32>, tensor<3x2xf32>, tensor<4x2xf32>, tensor<4x3xf32>) {
  %r0, %r1, %r2 = tdl.apply @gradient_of_attention(%a0, %a1, %a2, %a3) {causal = false} : (tensor<2x4x3x5xf32>, tensor<2x2x6x5xf32>, tensor<2x2x6x3xf32>, tensor<2x4x3x3xf32>) -> (tensor<2x4x3x5xf32>, tensor<2x2x6x5xf32>, tensor<2x2x6x3xf32>)
  %r3, %r4, %r5 = tdl.apply @gradient_of_attention(%a4, %a5, %a6, %a7) {causal = true} : (tensor<2x4x3x5xf32>, tensor<2x2x6x5xf32>, tensor<2x2x6x3xf32>, tensor<2x4x3x3xf32>) -> (tensor<2x4x3x5xf32>, tensor<2x2x6x5xf32>, tensor<2x2x6x3xf32>)
  %r6 = tdl.apply @gradient_of_rotary(%a8, %a9, %a10) {} : (tensor<2x3x4xf32>, tensor<3xi32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r7, %r8 = tdl.apply @gradient_of_update_cache(%a11, %a12, %a13, %a14) {} : (tensor<6x3xf32>, tensor<2x3xf32>, tensor<i32>, tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<2x3xf32>)
  %r9, %r10, %r11 = tdl.apply @gradient_of_linear_attention(%a15, %a16, %a17, %a18) {} : (tensor<3x2xf32>, tensor<4x2xf32>, tensor<4x3xf32>, tensor<3x3xf32>) -> (tensor<3x2xf32>, tensor<4x2xf32>, tensor<4x3xf32>)
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11 : tensor<2x4x3x5xf32>, tensor<2x2x6x5xf32>, tensor<2x2x6x3xf32>, tensor<2x4x3x5xf32>, tensor<2x2x6x5xf32>, tensor<2x2x6x3xf32>, tensor<2x3x4xf32>, tensor<6x3xf32>, tensor<2x3xf32>, tensor<3x2xf32>, tensor<4x2xf32>, tensor<4x3xf32>
}
