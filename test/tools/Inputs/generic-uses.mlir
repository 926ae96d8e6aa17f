func.func @main(%a: tensor<2x3x4xf32>, %b: tensor<2x3x4xbf16>) -> (tensor<3xf32>, tensor<2x3x4xbf16>) {
  %0 = "my.reduce"(%a) {axes = array<i64: 0, 2>, mode = "max"} : (tensor<2x3x4xf32>) -> tensor<3xf32>
  %1 = tdl.apply @softmax(%b) {} : (tensor<2x3x4xbf16>) -> tensor<2x3x4xbf16>
  return %0, %1 : tensor<3xf32>, tensor<2x3x4xbf16>
}
func.func @others(%x: tensor<2x6xf32>, %y: tensor<3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %0 = tdl.apply @dense(%x, %y) {} : (tensor<2x6xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %1 = tdl.apply @dense(%x, %y, %y) {} : (tensor<2x6xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %0, %1 : tensor<2x3xf32>, tensor<2x3xf32>
}
