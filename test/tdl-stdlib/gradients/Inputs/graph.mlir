func.func @main(%a0: tensor<7x3xf32>,
    %a1: tensor<7xi32>,
    %a2: tensor<4x3xf32>,
    %a3: tensor<7x3xf32>,
    %a4: tensor<7xi32>,
    %a5: tensor<4x3xf32>,
    %a6: tensor<7x3xf32>,
    %a7: tensor<7xi32>,
    %a8: tensor<4x3xf32>,
    %a9: tensor<5x3xf32>,
    %a10: tensor<4x3xf32>,
    %a11: tensor<9xi32>,
    %a12: tensor<9xi32>,
    %a13: tensor<9xf32>,
    %a14: tensor<6x3xf32>,
    %a15: tensor<4x2xi32>,
    %a16: tensor<4x3xf32>,
    %a17: tensor<6x3xf32>,
    %a18: tensor<4x2xi32>,
    %a19: tensor<4x3xf32>,
    %a20: tensor<2x3x4xf32>,
    %a21: tensor<2x4x5xf32>,
    %a22: tensor<2x3x5xf32>)
    -> (tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x3xf32>, tensor<5x3xf32>, tensor<4x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<2x3x4xf32>, tensor<2x4x5xf32>) {
  %r0 = tdl.apply @gradient_of_segment_sum(%a0, %a1, %a2) {count = 4} : (tensor<7x3xf32>, tensor<7xi32>, tensor<4x3xf32>) -> tensor<7x3xf32>
  %r1 = tdl.apply @gradient_of_segment_mean(%a3, %a4, %a5) {count = 4} : (tensor<7x3xf32>, tensor<7xi32>, tensor<4x3xf32>) -> tensor<7x3xf32>
  %r2 = tdl.apply @gradient_of_segment_max(%a6, %a7, %a8) {count = 4} : (tensor<7x3xf32>, tensor<7xi32>, tensor<4x3xf32>) -> tensor<7x3xf32>
  %r3, %r4 = tdl.apply @gradient_of_sddmm(%a9, %a10, %a11, %a12, %a13) {} : (tensor<5x3xf32>, tensor<4x3xf32>, tensor<9xi32>, tensor<9xi32>, tensor<9xf32>) -> (tensor<5x3xf32>, tensor<4x3xf32>)
  %r5 = tdl.apply @gradient_of_embedding_bag(%a14, %a15, %a16) {} : (tensor<6x3xf32>, tensor<4x2xi32>, tensor<4x3xf32>) -> tensor<6x3xf32>
  %r6 = tdl.apply @gradient_of_embedding_bag(%a17, %a18, %a19) {mode = "mean"} : (tensor<6x3xf32>, tensor<4x2xi32>, tensor<4x3xf32>) -> tensor<6x3xf32>
  %r7, %r8 = tdl.apply @gradient_of_expert_matmul(%a20, %a21, %a22) {} : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<2x3x5xf32>) -> (tensor<2x3x4xf32>, tensor<2x4x5xf32>)
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x3xf32>, tensor<5x3xf32>, tensor<4x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<2x3x4xf32>, tensor<2x4x5xf32>
}
