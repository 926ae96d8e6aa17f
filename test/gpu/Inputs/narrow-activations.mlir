// ReLU of a product of bf16.
func.func @main(%x: tensor<24x16xbf16>, %w: tensor<16x32xbf16>) -> tensor<24x32xbf16> {
  %0 = tdl.apply @rectified(%x, %w) {} : (tensor<24x16xbf16>, tensor<16x32xbf16>) -> tensor<24x32xbf16>
  return %0 : tensor<24x32xbf16>
}
