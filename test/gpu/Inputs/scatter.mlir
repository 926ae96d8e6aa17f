// Sums of f32, f64 and integers at places that data give, at one place, at two, in batches.
func.func @main(%g: tensor<300x5xf32>, %ids: tensor<300xi32>, %x: tensor<200xf64>, %y: tensor<200xf64>,
    %a: tensor<200xi32>, %b: tensor<200xi64>, %n: tensor<3x70xi32>, %m: tensor<3x70xi32>)
    -> (tensor<11x5xf32>, tensor<4x6xf64>, tensor<3x9xi32>) {
  %0 = tdl.apply @rows(%g, %ids) {size = 11} : (tensor<300x5xf32>, tensor<300xi32>) -> tensor<11x5xf32>
  %1 = tdl.apply @cells(%x, %y, %a, %b) {h = 4, w = 6} : (tensor<200xf64>, tensor<200xf64>, tensor<200xi32>, tensor<200xi64>) -> tensor<4x6xf64>
  %2 = tdl.apply @batches(%n, %m) {size = 9} : (tensor<3x70xi32>, tensor<3x70xi32>) -> tensor<3x9xi32>
  return %0, %1, %2 : tensor<11x5xf32>, tensor<4x6xf64>, tensor<3x9xi32>
}
