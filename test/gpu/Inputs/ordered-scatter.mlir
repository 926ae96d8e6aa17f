// What memory does not add up: sums that are made in a wider type, and the largest of terms.
func.func @main(%g: tensor<300x5xbf16>, %ids: tensor<300xi32>, %h: tensor<300x5xf32>)
    -> (tensor<11x5xbf16>, tensor<11x5xf32>) {
  %0 = tdl.apply @rows(%g, %ids) {size = 11} : (tensor<300x5xbf16>, tensor<300xi32>) -> tensor<11x5xbf16>
  %1 = tdl.apply @largest(%h, %ids) {size = 11} : (tensor<300x5xf32>, tensor<300xi32>) -> tensor<11x5xf32>
  return %0, %1 : tensor<11x5xbf16>, tensor<11x5xf32>
}
