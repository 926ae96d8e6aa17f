func.func @main(%a0: tensor<3x6xf32>,
    %a1: tensor<3x2xf32>,
    %a2: tensor<3x6xf32>,
    %a3: tensor<3x2xf32>,
    %a4: tensor<3x6xf32>,
    %a5: tensor<3x6xf32>,
    %a6: tensor<3x6xf32>,
    %a7: tensor<3x6xf32>,
    %a8: tensor<3x6xf32>,
    %a9: tensor<3x6xf32>,
    %a10: tensor<3x6xf32>,
    %a11: tensor<2x3x5xf32>,
    %a12: tensor<2x3x3xf32>,
    %a13: tensor<2x3x5xf32>,
    %a14: tensor<2x3x3xf32>,
    %a15: tensor<2x3x5xf32>,
    %a16: tensor<2x3x5xf32>,
    %a17: tensor<2x3x5xf32>,
    %a18: tensor<2x3x5xf32>,
    %a19: tensor<2x3x5xf32>,
    %a20: tensor<2x3x5xf32>,
    %a21: tensor<2x3x5xf32>,
    %a22: tensor<4xf32>,
    %a23: tensor<4xf32>,
    %a24: tensor<4xf32>,
    %a25: tensor<4xf32>,
    %a26: tensor<4xf32>,
    %a27: tensor<4xf32>,
    %a28: tensor<4xf32>,
    %a29: tensor<4xf32>,
    %a30: tensor<4xf32>,
    %a31: tensor<4xf32>,
    %a32: tensor<4xf32>)
    -> (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x2xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x3xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %r0 = tdl.apply @gradient_of_top_k(%a0, %a1) {k = 2} : (tensor<3x6xf32>, tensor<3x2xf32>) -> tensor<3x6xf32>
  %r1, %r2 = tdl.apply @gradient_of_top_k_gradient(%a2, %a3, %a4) {k = 2} : (tensor<3x6xf32>, tensor<3x2xf32>, tensor<3x6xf32>) -> (tensor<3x6xf32>, tensor<3x2xf32>)
  %r3 = tdl.apply @gradient_of_sort_descending(%a5, %a6) {} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r4 = tdl.apply @gradient_of_keep_top_k(%a7, %a8) {k = 2} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r5 = tdl.apply @gradient_of_top_k_softmax(%a9, %a10) {k = 2} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %r6 = tdl.apply @gradient_of_top_k(%a11, %a12) {k = 3} : (tensor<2x3x5xf32>, tensor<2x3x3xf32>) -> tensor<2x3x5xf32>
  %r7, %r8 = tdl.apply @gradient_of_top_k_gradient(%a13, %a14, %a15) {k = 3} : (tensor<2x3x5xf32>, tensor<2x3x3xf32>, tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>, tensor<2x3x3xf32>)
  %r9 = tdl.apply @gradient_of_sort_descending(%a16, %a17) {} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r10 = tdl.apply @gradient_of_keep_top_k(%a18, %a19) {k = 3} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r11 = tdl.apply @gradient_of_top_k_softmax(%a20, %a21) {k = 3} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %r12 = tdl.apply @gradient_of_top_k(%a22, %a23) {k = 4} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %r13, %r14 = tdl.apply @gradient_of_top_k_gradient(%a24, %a25, %a26) {k = 4} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %r15 = tdl.apply @gradient_of_sort_descending(%a27, %a28) {} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %r16 = tdl.apply @gradient_of_keep_top_k(%a29, %a30) {k = 4} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %r17 = tdl.apply @gradient_of_top_k_softmax(%a31, %a32) {k = 4} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17 : tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x2xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x3xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
