func.func @main(%narrow: tensor<400x100xf32>, %wide: tensor<8x3000xf32>) -> (tensor<400xf32>, tensor<8xf32>, tensor<400xf32>) {
  %0 = tdl.apply @rows(%narrow) {} : (tensor<400x100xf32>) -> tensor<400xf32>
  %1 = tdl.apply @rows(%wide) {} : (tensor<8x3000xf32>) -> tensor<8xf32>
  %2 = tdl.apply @mean_square(%0) {} : (tensor<400xf32>) -> tensor<400xf32>
  return %0, %1, %2 : tensor<400xf32>, tensor<8xf32>, tensor<400xf32>
}
