// Gradients of d-padding.tdl, of elements of which some belong to none.
func.func @f(%x: tensor<6xf32>, %a: tensor<6xi32>, %b: tensor<3xi32>, %t: tensor<2xf32>, %src: tensor<6xi32>, %dy: tensor<3xf32>,
    %na: tensor<6xi8>, %nb: tensor<3xi8>, %nt: tensor<260xf32>)
    -> (tensor<6xf32>, tensor<2xf32>, tensor<6xf32>, tensor<6xf32>, tensor<260xf32>, tensor<6xf32>) {
  %0:2 = tdl.apply @d_of_segment(%x, %a, %b, %t, %dy) : (tensor<6xf32>, tensor<6xi32>, tensor<3xi32>, tensor<2xf32>, tensor<3xf32>) -> (tensor<6xf32>, tensor<2xf32>)
  %1 = tdl.apply @d_around(%x, %a, %b, %dy) : (tensor<6xf32>, tensor<6xi32>, tensor<3xi32>, tensor<3xf32>) -> tensor<6xf32>
  %2 = tdl.apply @d_longest(%x, %a, %b, %dy) : (tensor<6xf32>, tensor<6xi32>, tensor<3xi32>, tensor<3xf32>) -> tensor<6xf32>
  %3 = tdl.apply @d_narrow(%x, %na, %nb, %nt, %dy) : (tensor<6xf32>, tensor<6xi8>, tensor<3xi8>, tensor<260xf32>, tensor<3xf32>) -> tensor<260xf32>
  %4 = tdl.apply @d_bags(%x, %src, %a, %x, %dy, %dy) : (tensor<6xf32>, tensor<6xi32>, tensor<6xi32>, tensor<6xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<6xf32>
  return %0#0, %0#1, %1, %2, %3, %4 : tensor<6xf32>, tensor<2xf32>, tensor<6xf32>, tensor<6xf32>, tensor<260xf32>, tensor<6xf32>
}
