// RUN: tofu-interpret %s --devices=8 --random=1 | FileCheck %s
// RUN: tofu-compile %s --devices=8 --quiet -o %t.so
// RUN: tofu-run %t.so --random=1 | FileCheck %s

// Terms of a maximum may be computed more than once. Of each element one per
// half of the columns is folded, from a device that holds it, and it is counted
// once: 8 elements from the other half, and 8 copies.
// CHECK: bytes moved: 64
func.func @main(%x: !tdl.piece<tensor<8x2xf32>, (d0, d1) -> [0 to 8, d0 to d0 + 1]>) -> !tdl.piece<tensor<8xf32>, (d0, d1) -> [d1 * 2 to d1 * 2 + 2]> attributes {plan.mesh = array<i64: 2, 4>} {
  %0 = tdl.lambda (%i) in [8] on (%a = %x) part <(d0, d1) -> [max(0, d1 * 2 - 1) to min(8, d1 * 2 + 3), d0 to d0 + 1]> : (!tdl.piece<tensor<8x2xf32>, (d0, d1) -> [0 to 8, d0 to d0 + 1]>) -> !tdl.piece<tensor<8xf32>, (d0, d1) -> [max(0, d1 * 2 - 1) to min(8, d1 * 2 + 3)], partial max [0]> {
    %m = tdl.reduce max (%j) in [2] : f32 {
      %v = tdl.read %a[%i, %j] : tensor<8x2xf32>
      tdl.yield %v : f32
    }
    tdl.yield %m : f32
  }
  %1 = plan.reduce %0 : <tensor<8xf32>, (d0, d1) -> [max(0, d1 * 2 - 1) to min(8, d1 * 2 + 3)], partial max [0]> to <tensor<8xf32>, (d0, d1) -> [d1 * 2 to d1 * 2 + 2]>
  return %1 : !tdl.piece<tensor<8xf32>, (d0, d1) -> [d1 * 2 to d1 * 2 + 2]>
}
