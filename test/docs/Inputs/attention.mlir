func.func @main(%q: tensor<4x16x1000x64xf32>, %k: tensor<4x2x1000x64xf32>, %v: tensor<4x2x1000x64xf32>)
    -> tensor<4x16x1000x64xf32> {
  %0 = "my.plain"(%q, %k, %v) {causal = true}
    : (tensor<4x16x1000x64xf32>, tensor<4x2x1000x64xf32>, tensor<4x2x1000x64xf32>) -> tensor<4x16x1000x64xf32>
  return %0 : tensor<4x16x1000x64xf32>
}
