// What no library computes: GELU with erf, or with another number, and ReLU in f64.
func.func @main(%x: tensor<24x16xf32>, %v: tensor<16x32xf32>, %w: tensor<16x32xf32>, %xd: tensor<24x16xf64>, %wd: tensor<16x32xf64>)
    -> (tensor<24x32xf32>, tensor<24x32xf32>, tensor<24x32xf64>) {
  %0 = tdl.apply @product(%x, %v) {} : (tensor<24x16xf32>, tensor<16x32xf32>) -> tensor<24x32xf32>
  %1 = tdl.apply @exact_gelu(%0) {} : (tensor<24x32xf32>) -> tensor<24x32xf32>
  %2 = tdl.apply @product(%x, %w) {} : (tensor<24x16xf32>, tensor<16x32xf32>) -> tensor<24x32xf32>
  %3 = tdl.apply @other_gelu(%2) {} : (tensor<24x32xf32>) -> tensor<24x32xf32>
  %4 = tdl.apply @rectified(%xd, %wd) {} : (tensor<24x16xf64>, tensor<16x32xf64>) -> tensor<24x32xf64>
  return %1, %3, %4 : tensor<24x32xf32>, tensor<24x32xf32>, tensor<24x32xf64>
}
