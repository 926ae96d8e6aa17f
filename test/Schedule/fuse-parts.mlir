// RUN: tofu-opt %s -split-input-file -tofu-fuse | FileCheck %s

!t = !tdl.piece<tensor<8x8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4, 0 to 8]>
!v = !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>

// The part has the ranges of both reductions, in the order of the body; masks
// and layouts stay with their operands and results.
// CHECK-LABEL: @parts
// CHECK:      tdl.lambda {{.*}} in [8] on ({{.*}} = %arg0, {{.*}} = %arg0)
// CHECK-SAME:   part <(d0) -> [d0 * 4 to d0 * 4 + 4, 0 to 8, 0 to 5]>
// CHECK-SAME:   masks [unit, #tdl.box<(d0) -> [d0 * 4 to d0 * 4 + 4, 0 to 3]>]
// CHECK-SAME:   plan.layouts = [#plan.layout<{{\[\[}}0]]>, #plan.layout<{{\[\[}}0]]>], plan.split = #plan.split<{{\[\[}}0], [], []]>
// CHECK:        tdl.reduce max
// CHECK:        tdl.reduce sum
func.func @parts(%x: !t) -> (!v, !v) attributes {plan.mesh = array<i64: 2>} {
  %m = tdl.lambda (%i) in [8] on (%p = %x) part <(d0) -> [d0 * 4 to d0 * 4 + 4, 0 to 8]>
      attributes {plan.layouts = [#plan.layout<[[0]]>], plan.split = #plan.split<[[0], []]>} : (!t) -> !v {
    %s = tdl.reduce max (%k) in [8] : f32 {
      %v = tdl.read %p[%i, %k] : tensor<8x8xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %r = tdl.lambda (%i) in [8] on (%p = %x) part <(d0) -> [d0 * 4 to d0 * 4 + 4, 0 to 5]>
      masks [#tdl.box<(d0) -> [d0 * 4 to d0 * 4 + 4, 0 to 3]>]
      attributes {plan.layouts = [#plan.layout<[[0]]>], plan.split = #plan.split<[[0], []]>} : (!t) -> !v {
    %s = tdl.reduce sum (%k) in [8] : f32 {
      %v = tdl.read %p[%i, %k] : tensor<8x8xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %m, %r : !v, !v
}

// -----

!whole = !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>
!half = !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>

// The same extents, but other parts.
// CHECK-LABEL: @other_parts
// CHECK-COUNT-2: tdl.lambda
func.func @other_parts(%x: !whole) -> !half attributes {plan.mesh = array<i64: 2>} {
  %a = tdl.lambda (%i) in [8] on (%p = %x) part <(d0) -> [0 to 8]> : (!whole) -> !whole {
    %v = tdl.read %p[%i] : tensor<8xf32>
    %e = math.exp %v : f32
    tdl.yield %e : f32
  }
  %b = tdl.lambda (%i) in [8] on (%p = %a) part <(d0) -> [d0 * 4 to d0 * 4 + 4]> : (!whole) -> !half {
    %v = tdl.read %p[%i] : tensor<8xf32>
    %e = math.exp %v : f32
    tdl.yield %e : f32
  }
  return %b : !half
}

// -----

!rows = !tdl.piece<tensor<4x8xf32>, (d0) -> [d0 * 2 to d0 * 2 + 2, 0 to 8]>
!terms = !tdl.piece<tensor<4x8xf32>, (d0) -> [0 to 4, 0 to 8], partial sum [0]>
!columns = !tdl.piece<tensor<8x4xf32>, (d0) -> [0 to 8, d0 * 2 to d0 * 2 + 2]>

// What is transposed behind a transfer is transposed before it.
// CHECK-LABEL: @reduced
// CHECK:      in [8, 4]
// CHECK-SAME:   part <(d0) -> [0 to 8, 0 to 4, d0 * 2 to d0 * 2 + 2]>
// CHECK-SAME:   plan.split = #plan.split<{{\[\[}}], [], [0]]>
// CHECK:      plan.reduce {{.*}} : <tensor<8x4xf32>, (d0) -> [0 to 8, 0 to 4], partial sum [0]> to <tensor<8x4xf32>, (d0) -> [0 to 8, d0 * 2 to d0 * 2 + 2]>
// CHECK:      tdl.read %{{.*}}[%[[I:.*]], %[[J:.*]]] : tensor<8x4xf32>
// CHECK-NEXT: tdl.read %{{.*}}[%[[I]], %[[J]]] : tensor<8x4xf32>
func.func @reduced(%w: !columns, %x: !rows, %y: !rows) -> !columns attributes {plan.mesh = array<i64: 2>} {
  %g = tdl.lambda (%i, %j) in [4, 8] on (%p = %x, %q = %y) part <(d0) -> [0 to 4, 0 to 8, d0 * 2 to d0 * 2 + 2]>
      attributes {plan.split = #plan.split<[[], [], [0]]>} : (!rows, !rows) -> !terms {
    %s = tdl.reduce sum (%k) in [4] : f32 {
      %v = tdl.read %p[%k, %i] : tensor<4x8xf32>
      %u = tdl.read %q[%k, %j] : tensor<4x8xf32>
      %m = arith.mulf %v, %u : f32
      tdl.yield %m : f32
    }
    tdl.yield %s : f32
  }
  %r = plan.reduce %g : <tensor<4x8xf32>, (d0) -> [0 to 4, 0 to 8], partial sum [0]> to <tensor<4x8xf32>, (d0) -> [d0 * 2 to d0 * 2 + 2, 0 to 8]>
  %n = tdl.lambda (%i, %j) in [8, 4] on (%p = %w, %q = %r) part <(d0) -> [0 to 8, d0 * 2 to d0 * 2 + 2]> : (!columns, !rows) -> !columns {
    %v = tdl.read %p[%i, %j] : tensor<8x4xf32>
    %u = tdl.read %q[%j, %i] : tensor<4x8xf32>
    %m = arith.subf %v, %u : f32
    tdl.yield %m : f32
  }
  return %n : !columns
}
