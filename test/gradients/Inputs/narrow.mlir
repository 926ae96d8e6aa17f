// All gradients of narrow.tdl.
func.func @f(%x: tensor<13xf32>, %y: tensor<3xf32>, %a: tensor<3xi8>, %b: tensor<3xi8>, %dy: tensor<3xf32>, %one: tensor<f32>, %dz: tensor<13xf32>, %c: tensor<3xi16>)
    -> (tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>,
        tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %0 = tdl.apply @d_scaled(%x, %a, %dy) : (tensor<13xf32>, tensor<3xi8>, tensor<3xf32>) -> tensor<13xf32>
  %1 = tdl.apply @d_joined(%x, %a, %dy) : (tensor<13xf32>, tensor<3xi8>, tensor<3xf32>) -> tensor<13xf32>
  %2 = tdl.apply @d_named(%x, %a, %dy) : (tensor<13xf32>, tensor<3xi8>, tensor<3xf32>) -> tensor<13xf32>
  %3 = tdl.apply @d_clipped(%x, %a, %dy) : (tensor<13xf32>, tensor<3xi8>, tensor<3xf32>) -> tensor<13xf32>
  %4 = tdl.apply @d_guarded(%y, %b, %dy) : (tensor<3xf32>, tensor<3xi8>, tensor<3xf32>) -> tensor<3xf32>
  %5 = tdl.apply @d_chosen(%y, %b, %one) : (tensor<3xf32>, tensor<3xi8>, tensor<f32>) -> tensor<3xf32>
  %6 = tdl.apply @d_placed(%y, %a, %dz) : (tensor<3xf32>, tensor<3xi8>, tensor<13xf32>) -> tensor<3xf32>
  %7 = tdl.apply @d_weighted(%y, %b, %dy) : (tensor<3xf32>, tensor<3xi8>, tensor<3xf32>) -> tensor<3xf32>
  %8 = tdl.apply @d_within(%y, %b, %one) : (tensor<3xf32>, tensor<3xi8>, tensor<f32>) -> tensor<3xf32>
  %9 = tdl.apply @d_fallen(%y, %b, %dy) : (tensor<3xf32>, tensor<3xi8>, tensor<3xf32>) -> tensor<3xf32>
  %10 = tdl.apply @d_beside(%y, %b, %c, %dy) : (tensor<3xf32>, tensor<3xi8>, tensor<3xi16>, tensor<3xf32>) -> tensor<3xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<3xf32>, tensor<3xf32>,
      tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}
