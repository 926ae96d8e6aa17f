// RUN: tofu-opt %s -split-input-file -tofu-schedule | FileCheck %s

!t = tensor<64xf32>

// A small sum runs before the next large tensor is made, and the update of %w
// after the last use of %w, so that it can be written there.
// CHECK-LABEL: @early
// CHECK-SAME:  plan.replaces = array<i64: 0, -1, -1>
// CHECK:      [[A:%.*]] = tdl.lambda {{.*}} = %arg1)
// CHECK:      [[SA:%.*]] = tdl.lambda () in [] on ({{.*}} = [[A]])
// CHECK:      [[B:%.*]] = tdl.lambda {{.*}} = %arg0)
// CHECK:      [[U:%.*]] = tdl.lambda {{.*}} = %arg0)
// CHECK-NEXT:   tdl.read
// CHECK-NEXT:   arith.negf
// CHECK:      [[SB:%.*]] = tdl.lambda () in [] on ({{.*}} = [[B]])
// CHECK:      return [[U]], [[SA]], [[SB]]
func.func @early(%w: !t, %x: !t) -> (!t, tensor<f32>, tensor<f32>) {
  %u = tdl.lambda (%i) in [64] on (%p = %w) : (!t) -> !t {
    %v = tdl.read %p[%i] : !t
    %n = arith.negf %v : f32
    tdl.yield %n : f32
  }
  %a = tdl.lambda (%i) in [64] on (%p = %x) : (!t) -> !t {
    %v = tdl.read %p[63 - %i] : !t
    tdl.yield %v : f32
  }
  %b = tdl.lambda (%i) in [64] on (%p = %w) : (!t) -> !t {
    %v = tdl.read %p[63 - %i] : !t
    tdl.yield %v : f32
  }
  %sa = tdl.lambda () in [] on (%p = %a) : (!t) -> tensor<f32> {
    %s = tdl.reduce sum (%k) in [64] : f32 {
      %v = tdl.read %p[%k] : !t
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %sb = tdl.lambda () in [] on (%p = %b) : (!t) -> tensor<f32> {
    %s = tdl.reduce sum (%k) in [64] : f32 {
      %v = tdl.read %p[%k] : !t
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %u, %sa, %sb : !t, tensor<f32>, tensor<f32>
}

// -----

!part = !tdl.piece<tensor<64xf32>, (d0) -> [d0 * 32 to d0 * 32 + 32]>
!whole = !tdl.piece<tensor<64xf32>, (d0) -> [0 to 64]>
!one = !tdl.piece<tensor<f32>, (d0) -> []>

// Each fetch comes right before what needs it.
// CHECK-LABEL: @late
// CHECK-NOT:  plan.one_device
// CHECK:      plan.fetch %arg0
// CHECK-NEXT: tdl.lambda
// CHECK:      plan.fetch %arg1
// CHECK-NEXT: tdl.lambda
func.func @late(%x: !part, %y: !part) -> (!one, !one) attributes {plan.mesh = array<i64: 2>, plan.one_device = {arena = 1}} {
  %f = plan.fetch %x : <tensor<64xf32>, (d0) -> [d0 * 32 to d0 * 32 + 32]> to <tensor<64xf32>, (d0) -> [0 to 64]>
  %g = plan.fetch %y : <tensor<64xf32>, (d0) -> [d0 * 32 to d0 * 32 + 32]> to <tensor<64xf32>, (d0) -> [0 to 64]>
  %a = tdl.lambda () in [] on (%p = %f) part <(d0) -> [0 to 64]> : (!whole) -> !one {
    %s = tdl.reduce sum (%k) in [64] : f32 {
      %v = tdl.read %p[%k] : tensor<64xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %b = tdl.lambda () in [] on (%p = %g) part <(d0) -> [0 to 64]> : (!whole) -> !one {
    %s = tdl.reduce max (%k) in [64] : f32 {
      %v = tdl.read %p[%k] : tensor<64xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %a, %b : !one, !one
}

// -----

!t = tensor<4xf32>

// Results are values of their own: the second copy of a value, a constant and
// swapped arguments are copied; an argument that stays is not.
// CHECK-LABEL: @own
// CHECK:      [[A:%.*]] = tdl.lambda {{.*}} = %arg0)
// CHECK-NEXT:   tdl.read
// CHECK-NEXT:   math.exp
// CHECK-DAG:  [[S0:%.*]] = tdl.lambda {{.*}} = %arg1)
// CHECK-DAG:  [[S1:%.*]] = tdl.lambda {{.*}} = %arg0)
// CHECK-DAG:  [[B:%.*]] = tdl.lambda {{.*}} = [[A]])
// CHECK-DAG:  [[C:%.*]] = tdl.lambda {{.*}} = %cst)
// CHECK:      return [[S0]], [[S1]], %arg2, [[A]], [[B]], [[C]]
func.func @own(%x: !t, %y: !t, %z: !t) -> (!t, !t, !t, !t, !t, !t)
    attributes {plan.replaces = array<i64: 0, 1, 2, -1, -1, -1>} {
  %c = arith.constant dense<1.0> : !t
  %a = tdl.lambda (%i) in [4] on (%p = %x) : (!t) -> !t {
    %v = tdl.read %p[%i] : !t
    %e = math.exp %v : f32
    tdl.yield %e : f32
  }
  return %y, %x, %z, %a, %a, %c : !t, !t, !t, !t, !t, !t
}
