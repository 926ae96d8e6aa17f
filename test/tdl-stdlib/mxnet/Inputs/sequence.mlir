func.func @main(%a0: tensor<5x3xf32>, %a1: tensor<3xi32>, %a2: tensor<5x3xf32>, %a3: tensor<3xi32>, %a4: tensor<5x3xf32>, %a5: tensor<3xi32>, %a6: tensor<4x2x3xf32>, %a7: tensor<2xi32>, %a8: tensor<4x2x3xf32>, %a9: tensor<2xi32>, %a10: tensor<4x2x3xf32>, %a11: tensor<2xi32>, %a12: tensor<6x1x2x2xf32>, %a13: tensor<1xi32>, %a14: tensor<6x1x2x2xf32>, %a15: tensor<1xi32>, %a16: tensor<6x1x2x2xf32>, %a17: tensor<1xi32>) -> (tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<2x3xf32>, tensor<4x2x3xf32>, tensor<4x2x3xf32>, tensor<1x2x2xf32>, tensor<6x1x2x2xf32>, tensor<6x1x2x2xf32>) {
  %r0 = tdl.apply @sequence_last(%a0, %a1) {} : (tensor<5x3xf32>, tensor<3xi32>) -> tensor<3xf32>
  %r1 = tdl.apply @sequence_mask(%a2, %a3) {value = -1.0 : f64} : (tensor<5x3xf32>, tensor<3xi32>) -> tensor<5x3xf32>
  %r2 = tdl.apply @sequence_reverse(%a4, %a5) {} : (tensor<5x3xf32>, tensor<3xi32>) -> tensor<5x3xf32>
  %r3 = tdl.apply @sequence_last(%a6, %a7) {} : (tensor<4x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %r4 = tdl.apply @sequence_mask(%a8, %a9) {value = -1.0 : f64} : (tensor<4x2x3xf32>, tensor<2xi32>) -> tensor<4x2x3xf32>
  %r5 = tdl.apply @sequence_reverse(%a10, %a11) {} : (tensor<4x2x3xf32>, tensor<2xi32>) -> tensor<4x2x3xf32>
  %r6 = tdl.apply @sequence_last(%a12, %a13) {} : (tensor<6x1x2x2xf32>, tensor<1xi32>) -> tensor<1x2x2xf32>
  %r7 = tdl.apply @sequence_mask(%a14, %a15) {value = -1.0 : f64} : (tensor<6x1x2x2xf32>, tensor<1xi32>) -> tensor<6x1x2x2xf32>
  %r8 = tdl.apply @sequence_reverse(%a16, %a17) {} : (tensor<6x1x2x2xf32>, tensor<1xi32>) -> tensor<6x1x2x2xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<2x3xf32>, tensor<4x2x3xf32>, tensor<4x2x3xf32>, tensor<1x2x2xf32>, tensor<6x1x2x2xf32>, tensor<6x1x2x2xf32>
}
