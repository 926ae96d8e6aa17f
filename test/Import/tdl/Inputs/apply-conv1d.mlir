func.func @main(%data: tensor<8x3x56xf32>, %filter: tensor<4x3x3xf32>) -> tensor<8x4x56xf32> {
  %y = tdl.apply @conv1d(%data, %filter) {pad = 1} : (tensor<8x3x56xf32>, tensor<4x3x3xf32>) -> tensor<8x4x56xf32>
  return %y : tensor<8x4x56xf32>
}
