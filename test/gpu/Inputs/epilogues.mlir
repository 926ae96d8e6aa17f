// Dense layers: scaled, with a bias along the last index or the last three, with a
// residual, with both, in batches, of one row; and two products that are added up.
func.func @main(%x: tensor<24x16xf32>, %w: tensor<16x32xf32>, %b: tensor<32xf32>, %r: tensor<24x32xf32>,
    %y: tensor<2x24x16xf32>, %h: tensor<2x16x8x2xf32>, %c: tensor<2x2x8xf32>, %z: tensor<2x16x32xf32>,
    %w3: tensor<16x32xf32>, %w4: tensor<16x32xf32>,
    %row: tensor<1x16xf32>, %s: tensor<1x32xf32>)
    -> (tensor<24x32xf32>, tensor<2x24x2x2x8xf32>, tensor<2x24x32xf32>, tensor<24x32xf32>, tensor<24x32xf32>, tensor<1x32xf32>) {
  %0 = tdl.apply @dense(%x, %w, %b, %r) {} : (tensor<24x16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<24x32xf32>) -> tensor<24x32xf32>
  %1 = tdl.apply @heads(%y, %h, %c) {} : (tensor<2x24x16xf32>, tensor<2x16x8x2xf32>, tensor<2x2x8xf32>) -> tensor<2x24x2x2x8xf32>
  %2 = tdl.apply @batches(%y, %z, %b) {} : (tensor<2x24x16xf32>, tensor<2x16x32xf32>, tensor<32xf32>) -> tensor<2x24x32xf32>
  %3 = tdl.apply @dense(%x, %w3, %b, %0) {} : (tensor<24x16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<24x32xf32>) -> tensor<24x32xf32>
  %4 = tdl.apply @product(%x, %w4) {} : (tensor<24x16xf32>, tensor<16x32xf32>) -> tensor<24x32xf32>
  %5 = tdl.apply @less(%4, %3) {} : (tensor<24x32xf32>, tensor<24x32xf32>) -> tensor<24x32xf32>
  %6 = tdl.apply @dense(%row, %w, %b, %s) {} : (tensor<1x16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<1x32xf32>) -> tensor<1x32xf32>
  return %0, %1, %2, %3, %5, %6 : tensor<24x32xf32>, tensor<2x24x2x2x8xf32>, tensor<2x24x32xf32>, tensor<24x32xf32>, tensor<24x32xf32>, tensor<1x32xf32>
}
