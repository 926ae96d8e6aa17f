func.func @main(%x: tensor<8x16xf32>, %g: tensor<16xf32>) -> tensor<8x16xf32> {
  %y = "my.scale"(%x, %g) {my.kernel = "scale", tdl.intact} : (tensor<8x16xf32>, tensor<16xf32>) -> tensor<8x16xf32>
  %z = "my.norm"(%y) {my.kernel = "norm", tdl.intact} : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %z : tensor<8x16xf32>
}
