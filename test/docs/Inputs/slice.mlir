func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %y = "stablehlo.slice"(%x) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<3xf32>
  return %y : tensor<3xf32>
}
