// Each of two devices has half of the vector and reads the other half.
func.func @main(%a: !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>)
    -> !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]> attributes {plan.mesh = array<i64: 2>} {
  %y = tdl.lambda (%i) in [8] on (%x = %a) part <(d0) -> [d0 * 4 to d0 * 4 + 4]>
      : (!tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]> {
    %v = tdl.read %x[7 - %i] : tensor<8xf32>
    tdl.yield %v : f32
  }
  return %y : !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>
}
