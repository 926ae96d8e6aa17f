// RUN: tofu-interpret %s --inputs=%S/Inputs/sum.npz --expect=%S/Inputs/sum.npz | FileCheck %s

// Each device sums its part; the terms of 4 bytes are combined on the first and
// copied from there: 2 (k - 1) S.
// CHECK:      max error: 0
// CHECK-NEXT: bytes moved: 24
!split = !tdl.piece<tensor<10xf32>, (d0) -> [(d0 * 10) floordiv 4 to (d0 * 10 + 10) floordiv 4]>
func.func @sum(%x: !split) -> !tdl.piece<tensor<f32>, (d0) -> []> attributes {plan.mesh = array<i64: 4>} {
  %t = tdl.lambda () in [] on (%p = %x) part <(d0) -> [(d0 * 10) floordiv 4 to (d0 * 10 + 10) floordiv 4]>
      : (!split) -> !tdl.piece<tensor<f32>, (d0) -> [], partial sum [0]> {
    %s = tdl.reduce sum (%k) in [10] : f32 {
      %v = tdl.read %p[%k] : tensor<10xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %y = plan.reduce %t : <tensor<f32>, (d0) -> [], partial sum [0]> to <tensor<f32>, (d0) -> []>
  return %y : !tdl.piece<tensor<f32>, (d0) -> []>
}
