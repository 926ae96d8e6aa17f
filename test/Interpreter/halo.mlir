// RUN: tofu-interpret %s --devices=4 --inputs=%S/Inputs/halo.npz --expect=%S/Inputs/halo.npz | FileCheck %s

// Ten elements over four devices, windows of three: each of the three borders is
// crossed by one element each way. A device holds at most 3, 5 and 3 elements.
// CHECK:      max error: 0
// CHECK-NEXT: bytes moved: 24
// CHECK-NEXT: peak bytes per rank: 192
!split = !tdl.piece<tensor<10xf32>, (d0) -> [(d0 * 10) floordiv 4 to (d0 * 10 + 10) floordiv 4]>
!halo = !tdl.piece<tensor<10xf32>, (d0) -> [max(0, (d0 * 10) floordiv 4 - 1) to min(10, (d0 * 10 + 10) floordiv 4 + 1)]>
func.func @window(%x: !split) -> !split attributes {plan.mesh = array<i64: 4>} {
  %h = plan.fetch %x : <tensor<10xf32>, (d0) -> [(d0 * 10) floordiv 4 to (d0 * 10 + 10) floordiv 4]>
      to <tensor<10xf32>, (d0) -> [max(0, (d0 * 10) floordiv 4 - 1) to min(10, (d0 * 10 + 10) floordiv 4 + 1)]>
  %y = tdl.lambda (%i) in [10] on (%p = %h)
      part <(d0) -> [(d0 * 10) floordiv 4 to (d0 * 10 + 10) floordiv 4, 0 to 3]> : (!halo) -> !split {
    %zero = arith.constant 0.0 : f32
    %s = tdl.reduce sum (%d) in [3] : f32 {
      %v = tdl.read %p[%i + %d - 1] else %zero : tensor<10xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %y : !split
}
