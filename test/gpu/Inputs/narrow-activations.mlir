// ReLU of a product of bf16, alone and with a bias and a residual, and GELU of f16 with a bias.
func.func @main(%x: tensor<24x16xbf16>, %v: tensor<16x32xbf16>, %w: tensor<16x32xbf16>, %b: tensor<32xbf16>, %r: tensor<24x32xbf16>,
    %y: tensor<24x16xf16>, %z: tensor<16x32xf16>, %c: tensor<32xf16>)
    -> (tensor<24x32xbf16>, tensor<24x32xbf16>, tensor<24x32xf16>) {
  %0 = tdl.apply @rectified(%x, %v) {} : (tensor<24x16xbf16>, tensor<16x32xbf16>) -> tensor<24x32xbf16>
  %1 = tdl.apply @product(%x, %w) {} : (tensor<24x16xbf16>, tensor<16x32xbf16>) -> tensor<24x32xbf16>
  %2 = tdl.apply @residual(%1, %b, %r) {} : (tensor<24x32xbf16>, tensor<32xbf16>, tensor<24x32xbf16>) -> tensor<24x32xbf16>
  %3 = tdl.apply @product(%y, %z) {} : (tensor<24x16xf16>, tensor<16x32xf16>) -> tensor<24x32xf16>
  %4 = tdl.apply @gelu(%3, %c) {} : (tensor<24x32xf16>, tensor<32xf16>) -> tensor<24x32xf16>
  return %0, %2, %4 : tensor<24x32xbf16>, tensor<24x32xbf16>, tensor<24x32xf16>
}
