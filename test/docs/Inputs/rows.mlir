func.func @main(%table: tensor<4096x6xf32>, %ids: tensor<16xi32>) -> tensor<16x6xf32> {
  %rows = "my.rows"(%table, %ids) {my.kernel = "rows", tdl.intact} : (tensor<4096x6xf32>, tensor<16xi32>) -> tensor<16x6xf32>
  return %rows : tensor<16x6xf32>
}
