// All gradients of cumulative.tdl.
func.func @f(%x: tensor<6xf64>, %dx: tensor<6xf64>, %y: tensor<8xf64>, %dy: tensor<8xf64>, %z: tensor<7xf64>, %dz: tensor<7xf64>, %w: tensor<4xf64>, %dw: tensor<4xf64>,
    %v: tensor<4xf64>, %u: tensor<4xf64>) -> (tensor<6xf64>, tensor<6xf64>, tensor<8xf64>, tensor<7xf64>, tensor<4xf64>, tensor<4xf64>) {
  %0 = tdl.apply @d_products(%x, %dx) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
  %1 = tdl.apply @d_behind(%x, %dx) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
  %2 = tdl.apply @d_largest(%y, %dy) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
  %3 = tdl.apply @d_smallest(%z, %dz) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
  %4 = tdl.apply @d_log(%w, %dw) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  %5 = tdl.apply @dd_products(%v, %dw, %u) : (tensor<4xf64>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  return %0, %1, %2, %3, %4, %5 : tensor<6xf64>, tensor<6xf64>, tensor<8xf64>, tensor<7xf64>, tensor<4xf64>, tensor<4xf64>
}
