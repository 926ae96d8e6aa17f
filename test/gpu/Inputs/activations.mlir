// Dense layers with ReLU, in several spellings, with a bias, a residual; and with GELU
// in the form with tanh, also in batches.
func.func @main(%x: tensor<24x16xf32>, %w: tensor<16x32xf32>, %w1: tensor<16x32xf32>, %w2: tensor<16x32xf32>, %b: tensor<32xf32>, %r: tensor<24x32xf32>, %s: tensor<32x32xf32>,
    %y: tensor<2x24x16xf32>, %z: tensor<2x16x32xf32>)
    -> (tensor<24x32xf32>, tensor<24x32xf32>, tensor<24x32xf32>, tensor<24x32xf32>, tensor<2x24x32xf32>) {
  %0 = tdl.apply @rectified(%x, %w) {} : (tensor<24x16xf32>, tensor<16x32xf32>) -> tensor<24x32xf32>
  %1 = tdl.apply @chosen(%x, %w1, %b) {} : (tensor<24x16xf32>, tensor<16x32xf32>, tensor<32xf32>) -> tensor<24x32xf32>
  %2 = tdl.apply @product(%x, %w2) {} : (tensor<24x16xf32>, tensor<16x32xf32>) -> tensor<24x32xf32>
  %3 = tdl.apply @residual(%2, %b, %r) {} : (tensor<24x32xf32>, tensor<32xf32>, tensor<24x32xf32>) -> tensor<24x32xf32>
  %4 = tdl.apply @product(%r, %s) {} : (tensor<24x32xf32>, tensor<32x32xf32>) -> tensor<24x32xf32>
  %5 = tdl.apply @gelu(%4, %b) {} : (tensor<24x32xf32>, tensor<32xf32>) -> tensor<24x32xf32>
  %6 = tdl.apply @batches(%y, %z) {} : (tensor<2x24x16xf32>, tensor<2x16x32xf32>) -> tensor<2x24x32xf32>
  %7 = tdl.apply @spread_gelu(%6) {} : (tensor<2x24x32xf32>) -> tensor<2x24x32xf32>
  return %0, %1, %3, %5, %7 : tensor<24x32xf32>, tensor<24x32xf32>, tensor<24x32xf32>, tensor<24x32xf32>, tensor<2x24x32xf32>
}
