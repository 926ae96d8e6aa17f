// RUN: tofu-opt %s -split-input-file -tofu-fuse | FileCheck %s

!t = !tdl.piece<tensor<8x8xf32>, (d0, d1) -> [d0 * 4 to d0 * 4 + 4, 0 to 8]>
!v = !tdl.piece<tensor<8xf32>, (d0, d1) -> [d0 * 4 to d0 * 4 + 4]>
!terms = !tdl.piece<tensor<8xf32>, (d0, d1) -> [d0 * 4 to d0 * 4 + 4], partial sum [1]>

// The part has the ranges of both reductions, in the order of the body; masks
// and layouts stay with their operands and results, and so does what is carried.
// CHECK-LABEL: @parts
// CHECK:      tdl.lambda {{.*}} in [8] on ({{.*}} = %arg0, {{.*}} = %arg0)
// CHECK-SAME:   part <(d0, d1) -> [d0 * 4 to d0 * 4 + 4, 0 to 8, 0 to 8]>
// CHECK-SAME:   masks [unit, #tdl.box<(d0, d1) -> [d0 * 4 to d0 * 4 + 4, d1 * 4 to d1 * 4 + 4]>]
// CHECK-SAME:   carry {{\[\[}}], [1]]
// CHECK-SAME:   plan.layouts = [#plan.layout<{{\[\[}}0]]>, #plan.layout<{{\[\[}}0]], partial [1]>], plan.split = #plan.split<{{\[\[}}0], [], []]>
// CHECK:        tdl.reduce max
// CHECK:        tdl.reduce sum
func.func @parts(%x: !t) -> (!v, !terms) attributes {plan.mesh = array<i64: 2, 2>} {
  %m = tdl.lambda (%i) in [8] on (%p = %x) part <(d0, d1) -> [d0 * 4 to d0 * 4 + 4, 0 to 8]>
      attributes {plan.layouts = [#plan.layout<[[0]]>], plan.split = #plan.split<[[0], []]>} : (!t) -> !v {
    %s = tdl.reduce max (%k) in [8] : f32 {
      %v = tdl.read %p[%i, %k] : tensor<8x8xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %r = tdl.lambda (%i) in [8] on (%p = %x) part <(d0, d1) -> [d0 * 4 to d0 * 4 + 4, 0 to 8]>
      masks [#tdl.box<(d0, d1) -> [d0 * 4 to d0 * 4 + 4, d1 * 4 to d1 * 4 + 4]>] carry [[1]]
      attributes {plan.layouts = [#plan.layout<[[0]], partial [1]>], plan.split = #plan.split<[[0], []], carry [1 : 0]>} : (!t) -> !terms {
    %s = tdl.reduce sum (%k) in [8] : f32 {
      %v = tdl.read %p[%i, %k] : tensor<8x8xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %m, %r : !v, !terms
}

// -----

!half = !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>
!terms = !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]>

// What was made of a part of a reduction is no operand any more; the other
// operand is masked and carried as before.
// CHECK-LABEL: @terms
// CHECK:     tdl.lambda {{.*}} on ({{.*}} = %arg0, {{.*}} = %arg1) part <(d0) -> [0 to 8, d0 * 2 to d0 * 2 + 2]>
// CHECK-SAME:   masks [unit, #tdl.box<(d0) -> [d0 * 4 to d0 * 4 + 4]>]
// CHECK-SAME:   carry {{\[\[}}], [0]]
// CHECK-NOT: tdl.lambda
// CHECK:     plan.reduce
func.func @terms(%x: !tdl.piece<tensor<8x4xf32>, (d0) -> [0 to 8, d0 * 2 to d0 * 2 + 2]>, %y: !half)
    -> !half attributes {plan.mesh = array<i64: 2>} {
  %a = tdl.lambda (%i) in [8] on (%p = %x) part <(d0) -> [0 to 8, d0 * 2 to d0 * 2 + 2]>
      : (!tdl.piece<tensor<8x4xf32>, (d0) -> [0 to 8, d0 * 2 to d0 * 2 + 2]>) -> !terms {
    %s = tdl.reduce sum (%k) in [4] : f32 {
      %v = tdl.read %p[%i, %k] : tensor<8x4xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %b = tdl.lambda (%i) in [8] on (%p = %a, %q = %y) part <(d0) -> [0 to 8]>
      masks [unit, #tdl.box<(d0) -> [d0 * 4 to d0 * 4 + 4]>] carry [[0], [0]] : (!terms, !half) -> !terms {
    %v = tdl.read %p[%i] : tensor<8xf32>
    %w = tdl.read %q[%i] : tensor<8xf32>
    %s = arith.addf %v, %w : f32
    tdl.yield %s : f32
  }
  %r = plan.reduce %b : <tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]> to <tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>
  return %r : !half
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

// -----

!half = !tdl.piece<tensor<4xf32>, (d0) -> [d0 * 2 to d0 * 2 + 2]>
!all = !tdl.piece<tensor<4xf32>, (d0) -> [0 to 4]>

// What is read of a copy of a constant is read of the constant; a piece that
// moves is still made.
// CHECK-LABEL: @constant
// CHECK:     %[[C:.*]] = arith.constant
// CHECK-NOT: tdl.lambda
// CHECK:     %[[P:.*]] = tdl.lambda {{.*}} on (%{{.*}} = %[[C]]) part <(d0) -> [d0 * 2 to d0 * 2 + 2]>
// CHECK:     %[[F:.*]] = plan.fetch %[[P]]
// CHECK:     tdl.lambda {{.*}} on (%{{.*}} = %[[C]], %{{.*}} = %[[F]])
func.func @constant() -> !half attributes {plan.mesh = array<i64: 2>} {
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %a = tdl.lambda (%i) in [4] on (%d = %c) part <(d0) -> [0 to 4]> : (tensor<4xf32>) -> !all {
    %v = tdl.read %d[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  %p = tdl.lambda (%i) in [4] on (%d = %c) part <(d0) -> [d0 * 2 to d0 * 2 + 2]> : (tensor<4xf32>) -> !half {
    %v = tdl.read %d[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  %f = plan.fetch %p : <tensor<4xf32>, (d0) -> [d0 * 2 to d0 * 2 + 2]> to <tensor<4xf32>, (d0) -> [0 to 4]>
  %r = tdl.lambda (%i) in [4] on (%d = %a, %e = %f) part <(d0) -> [d0 * 2 to d0 * 2 + 2]> : (!all, !all) -> !half {
    %v = tdl.read %d[3 - %i] : tensor<4xf32>
    %w = tdl.read %e[3 - %i] : tensor<4xf32>
    %s = arith.mulf %v, %w : f32
    tdl.yield %s : f32
  }
  return %r : !half
}

// -----

!all = !tdl.piece<tensor<4xf32>, (d0) -> [0 to 4]>

// A constant that is padded is no copy.
// CHECK-LABEL: @padded
// CHECK:     %[[C:.*]] = arith.constant
// CHECK:     tdl.lambda {{.*}} on (%[[A:.*]] = %[[C]])
// CHECK:     tdl.read %[[A]][{{.*}}] else
func.func @padded() -> (!all, !all) attributes {plan.mesh = array<i64: 2>} {
  %c = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %a = tdl.lambda (%i) in [4] on (%d = %c) part <(d0) -> [0 to 4]> : (tensor<2xf32>) -> !all {
    %one = arith.constant 1.0 : f32
    %v = tdl.read %d[%i] else %one : tensor<2xf32>
    tdl.yield %v : f32
  }
  %r = tdl.lambda (%i) in [4] on (%d = %a) part <(d0) -> [0 to 4, 0 to 4]> : (!all) -> !all {
    %s = tdl.reduce sum (%k) in [4] : f32 {
      %v = tdl.read %d[%k] : tensor<4xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %a, %r : !all, !all
}
