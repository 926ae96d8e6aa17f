func.func @main(%x: tensor<8x3x9xf32>, %w: tensor<4x3x3xf32>, %r: tensor<8x16xf32>)
    -> (tensor<8x4x4xf32>, tensor<8x3xf32>, tensor<8x3xi32>) {
  %y = "my.conv"(%x, %w) {stride = 2 : i64} : (tensor<8x3x9xf32>, tensor<4x3x3xf32>) -> tensor<8x4x4xf32>
  %v, %i = "my.top_k"(%r) {k = 3 : i32} : (tensor<8x16xf32>) -> (tensor<8x3xf32>, tensor<8x3xi32>)
  return %y, %v, %i : tensor<8x4x4xf32>, tensor<8x3xf32>, tensor<8x3xi32>
}
