// Sums of integers, which are the same in any order, and of floats, in an order of one's
// own; rows that become columns.
func.func @main(%x: tensor<8x64xi32>, %y: tensor<8x64xf32>, %z: tensor<64x64xf32>) -> (tensor<8xi32>, tensor<8xf32>, tensor<64x64xf32>) {
  %0 = tdl.apply @rows(%x) {} : (tensor<8x64xi32>) -> tensor<8xi32>
  %1 = tdl.apply @rows(%y) {} : (tensor<8x64xf32>) -> tensor<8xf32>
  %2 = tdl.apply @twice(%z) {} : (tensor<64x64xf32>) -> tensor<64x64xf32>
  return %0, %1, %2 : tensor<8xi32>, tensor<8xf32>, tensor<64x64xf32>
}
