// RUN: tofu-opt %s -split-input-file -tofu-fuse | FileCheck %s

!t = tensor<8x8xf32>

// What only the loop itself reads is a value in it.
// CHECK-LABEL: @chain
// CHECK:      tdl.lambda {{.*}} on ([[X:%.*]] = %arg0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK-NEXT:   [[V:%.*]] = tdl.read [[X]]
// CHECK-NEXT:   [[E:%.*]] = math.exp [[V]]
// CHECK-NEXT:   [[N:%.*]] = arith.negf [[E]]
// CHECK-NEXT:   tdl.yield [[N]] : f32
// CHECK-NOT:  tdl.lambda
func.func @chain(%x: !t) -> !t {
  %a = tdl.lambda (%i, %j) in [8, 8] on (%p = %x) : (!t) -> !t {
    %v = tdl.read %p[%i, %j] : !t
    %e = math.exp %v : f32
    tdl.yield %e : f32
  }
  %b = tdl.lambda (%i, %j) in [8, 8] on (%p = %a) : (!t) -> !t {
    %v = tdl.read %p[%i, %j] : !t
    %n = arith.negf %v : f32
    tdl.yield %n : f32
  }
  return %b : !t
}

// -----

!t = tensor<8x8xf32>
!v = tensor<8xf32>

// Two reductions of one operand share a loop; so does what reads them, inside
// of a reduction too.
// CHECK-LABEL: @reductions
// CHECK:      tdl.lambda (%{{.*}}) in [8] on ([[X:%.*]] = %arg0) : (tensor<8x8xf32>) -> tensor<8xf32>
// CHECK:        [[MAX:%.*]] = tdl.reduce max
// CHECK:        [[SUM:%.*]] = tdl.reduce sum
// CHECK:          arith.subf %{{.*}}, [[MAX]]
// CHECK:        tdl.yield [[SUM]]
// CHECK-NOT:  tdl.lambda
func.func @reductions(%x: !t) -> !v {
  %m = tdl.lambda (%i) in [8] on (%p = %x) : (!t) -> !v {
    %s = tdl.reduce max (%k) in [8] : f32 {
      %v = tdl.read %p[%i, %k] : !t
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %r = tdl.lambda (%i) in [8] on (%p = %x, %q = %m) : (!t, !v) -> !v {
    %s = tdl.reduce sum (%k) in [8] : f32 {
      %v = tdl.read %p[%i, %k] : !t
      %w = tdl.read %q[%i] : !v
      %d = arith.subf %v, %w : f32
      tdl.yield %d : f32
    }
    tdl.yield %s : f32
  }
  return %r : !v
}

// -----

!t = tensor<8x8xf32>
!v = tensor<8xf32>

// A product that only one reduction reads, each element once, is made there.
// CHECK-LABEL: @inline
// CHECK:      tdl.reduce sum ([[K:%.*]]) in [8]
// CHECK-NEXT:   [[V:%.*]] = tdl.read %{{.*}}[%{{.*}}, [[K]]]
// CHECK-NEXT:   [[M:%.*]] = arith.mulf [[V]], [[V]]
// CHECK-NEXT:   tdl.yield [[M]]
func.func @inline(%x: !t) -> !v {
  %a = tdl.lambda (%i, %j) in [8, 8] on (%p = %x) : (!t) -> !t {
    %v = tdl.read %p[%i, %j] : !t
    %m = arith.mulf %v, %v : f32
    tdl.yield %m : f32
  }
  %r = tdl.lambda (%i) in [8] on (%p = %a) : (!t) -> !v {
    %s = tdl.reduce sum (%k) in [8] : f32 {
      %v = tdl.read %p[%i, %k] : !t
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %r : !v
}

// -----

!t = tensor<8x8xf32>
!v = tensor<8xf32>

// A sum that would compute its operand eight times reads it.
// CHECK-LABEL: @again
// CHECK:      math.exp
// CHECK-NEXT: tdl.yield
// CHECK:      tdl.reduce sum
// CHECK-NEXT:   tdl.reduce sum
// CHECK-NEXT:     tdl.read
func.func @again(%x: !v) -> tensor<f32> {
  %a = tdl.lambda (%i) in [8] on (%p = %x) : (!v) -> !v {
    %v = tdl.read %p[%i] : !v
    %m = math.exp %v : f32
    tdl.yield %m : f32
  }
  %r = tdl.lambda () in [] on (%p = %a) : (!v) -> tensor<f32> {
    %s = tdl.reduce sum (%j) in [8] : f32 {
      %t = tdl.reduce sum (%k) in [8] : f32 {
        %v = tdl.read %p[%k] : !v
        tdl.yield %v : f32
      }
      tdl.yield %t : f32
    }
    tdl.yield %s : f32
  }
  return %r : tensor<f32>
}

// -----

// A scalar that a reduction reads at one place only keeps its guard.
// CHECK-LABEL: @guarded_scalar
// CHECK:      [[D:%.*]] = tdl.lambda () in []
// CHECK:        arith.subf
// CHECK:      tdl.lambda () in [] on ([[P:%.*]] = [[D]])
// CHECK:        tdl.reduce sum ([[I:%.*]]) in [6]
// CHECK-NEXT:     tdl.read [[P]][] else %{{.*}} where ([[I]] == 0)
func.func @guarded_scalar(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %d = tdl.lambda () in [] on (%p = %x, %q = %y) : (tensor<f32>, tensor<f32>) -> tensor<f32> {
    %a = tdl.read %p[] : tensor<f32>
    %b = tdl.read %q[] : tensor<f32>
    %m = arith.subf %a, %b : f32
    tdl.yield %m : f32
  }
  %padded = tdl.lambda () in [] on (%p = %d) : (tensor<f32>) -> tensor<f32> {
    %zero = arith.constant 0.0 : f32
    %s = tdl.reduce sum (%i) in [6] : f32 {
      %v = tdl.read %p[] else %zero where (%i == 0) : tensor<f32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %padded : tensor<f32>
}

// -----

// A scalar that a reduction reads again and again is computed before it.
// CHECK-LABEL: @repeated_scalar
// CHECK:      [[E:%.*]] = math.exp
// CHECK-NEXT: tdl.reduce sum
// CHECK-NEXT:   tdl.yield [[E]]
func.func @repeated_scalar(%x: tensor<f32>) -> tensor<f32> {
  %d = tdl.lambda () in [] on (%p = %x) : (tensor<f32>) -> tensor<f32> {
    %a = tdl.read %p[] : tensor<f32>
    %m = math.exp %a : f32
    tdl.yield %m : f32
  }
  %repeated = tdl.lambda () in [] on (%p = %d) : (tensor<f32>) -> tensor<f32> {
    %s = tdl.reduce sum (%i) in [6] : f32 {
      %v = tdl.read %p[] : tensor<f32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %repeated : tensor<f32>
}

// -----

!t = tensor<8x4xf32>
!u = tensor<4x8xf32>

// A gradient that is made transposed is computed the way it is used; a library
// still multiplies, and the update is one loop.
// CHECK-LABEL: @transposed
// CHECK:      [[G:%.*]] = tdl.lambda ([[I:%.*]], [[J:%.*]]) in [8, 4] on ([[P:%.*]] = %arg1, [[Q:%.*]] = %arg2)
// CHECK-NEXT:   tdl.reduce sum ([[K:%.*]]) in [16]
// CHECK-NEXT:     tdl.read [[P]]{{\[}}[[K]], [[J]]]
// CHECK-NEXT:     tdl.read [[Q]]{{\[}}[[K]], [[I]]]
// CHECK:      tdl.lambda ([[I:%.*]], [[J:%.*]]) in [8, 4] on ({{.*}} = %arg0, [[R:%.*]] = [[G]])
// CHECK:        tdl.read [[R]]{{\[}}[[I]], [[J]]]
// CHECK-NOT:  tdl.lambda
func.func @transposed(%w: !t, %g: tensor<16x4xf32>, %x: tensor<16x8xf32>) -> !t {
  %d = tdl.lambda (%i, %j) in [4, 8] on (%p = %g, %q = %x) : (tensor<16x4xf32>, tensor<16x8xf32>) -> !u {
    %s = tdl.reduce sum (%k) in [16] : f32 {
      %a = tdl.read %p[%k, %i] : tensor<16x4xf32>
      %b = tdl.read %q[%k, %j] : tensor<16x8xf32>
      %m = arith.mulf %a, %b : f32
      tdl.yield %m : f32
    }
    tdl.yield %s : f32
  }
  %n = tdl.lambda (%i, %j) in [8, 4] on (%p = %w, %q = %d) : (!t, !u) -> !t {
    %a = tdl.read %p[%i, %j] : !t
    %b = tdl.read %q[%j, %i] : !u
    %m = arith.subf %a, %b : f32
    tdl.yield %m : f32
  }
  return %n : !t
}

// -----

!t = tensor<8x8xf32>

// The first and the last share an operand, but what is between needs the one
// and makes the other: no cycle.
// CHECK-LABEL: @cycle
// CHECK-COUNT-3: tdl.lambda
func.func @cycle(%x: !t) -> (!t, !t) {
  %a = tdl.lambda (%i, %j) in [8, 8] on (%p = %x) : (!t) -> !t {
    %v = tdl.read %p[%i, %j] : !t
    %e = math.exp %v : f32
    tdl.yield %e : f32
  }
  %b = tdl.lambda (%i, %j) in [8, 8] on (%p = %a) : (!t) -> !t {
    %v = tdl.read %p[%j, 7 - %i] : !t
    tdl.yield %v : f32
  }
  %c = tdl.lambda (%i, %j) in [8, 8] on (%p = %x, %q = %b) : (!t, !t) -> !t {
    %v = tdl.read %p[%i, %j] : !t
    %w = tdl.read %q[7 - %i, %j] : !t
    %m = arith.addf %v, %w : f32
    tdl.yield %m : f32
  }
  return %a, %c : !t, !t
}

// -----

!t = tensor<8xf32>

// CHECK-LABEL: @pinned
// CHECK-COUNT-2: tdl.lambda
func.func @pinned(%x: !t) -> !t {
  %a = tdl.lambda (%i) in [8] on (%p = %x) attributes {plan.pin} : (!t) -> !t {
    %v = tdl.read %p[%i] : !t
    %e = math.exp %v : f32
    tdl.yield %e : f32
  }
  %b = tdl.lambda (%i) in [8] on (%p = %a) : (!t) -> !t {
    %v = tdl.read %p[%i] : !t
    %e = math.exp %v : f32
    tdl.yield %e : f32
  }
  return %b : !t
}

// -----

!v = tensor<8xf32>

// A cumulative reduction keeps its accumulator from one result to the next, if
// no other reduction is in its loop: only what is computed of it is.
// CHECK-LABEL: @cumulative
// CHECK:      tdl.lambda
// CHECK:        tdl.reduce sum
// CHECK:      tdl.lambda
// CHECK:        tdl.reduce prod
// CHECK:        arith.addf
// CHECK-NOT:  tdl.lambda
func.func @cumulative(%x: !v) -> !v {
  %a = tdl.lambda (%i) in [8] on (%p = %x) : (!v) -> !v {
    %s = tdl.reduce sum (%k) in [8] where (%i - %k >= 0) : f32 {
      %v = tdl.read %p[%k] : !v
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %b = tdl.lambda (%i) in [8] on (%p = %x) : (!v) -> !v {
    %s = tdl.reduce prod (%k) in [8] where (%k - %i >= 0) : f32 {
      %v = tdl.read %p[%k] : !v
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %c = tdl.lambda (%i) in [8] on (%p = %a, %q = %b) : (!v, !v) -> !v {
    %v = tdl.read %p[%i] : !v
    %w = tdl.read %q[%i] : !v
    %d = arith.addf %v, %w : f32
    tdl.yield %d : f32
  }
  return %c : !v
}

// -----

!v = tensor<8xf32>

// Of what a fold gives, what nobody reads has no place. It stays alone all the
// same, whatever is computed of it and however far behind it begins.
// CHECK-LABEL: @unread
// CHECK:      tdl.lambda {{.*}} : (tensor<8xf32>) -> tensor<8xf32>
// CHECK:        [[G:%.*]]:2 = tdl.reduce @steps
// CHECK:        tdl.yield [[G]]#1
// CHECK:      tdl.lambda {{.*}} : (tensor<8xf32>) -> tensor<8xf32>
// CHECK:        [[F:%.*]]:2 = tdl.reduce @steps
// CHECK:        [[D:%.*]] = arith.negf [[F]]#1
// CHECK:        tdl.yield [[D]]
tdl.combiner @steps identity [1.0 : f32, 0.0 : f32] {
^bb0(%a: f32, %x: f32, %b: f32, %y: f32):
  %p = arith.mulf %a, %b : f32
  %m = arith.mulf %b, %x : f32
  %s = arith.addf %m, %y : f32
  tdl.yield %p, %s : f32, f32
}
func.func @unread(%x: !v) -> (!v, !v) {
  %a:2 = tdl.lambda (%i) in [8] on (%p = %x) : (!v) -> (!v, !v) {
    %s:2 = tdl.reduce @steps (%k) in [8] where (%i - %k >= 0) : f32, f32 {
      %v = tdl.read %p[%k] : !v
      tdl.yield %v, %v : f32, f32
    }
    tdl.yield %s#0, %s#1 : f32, f32
  }
  %b:2 = tdl.lambda (%i) in [8] on (%p = %x) : (!v) -> (!v, !v) {
    %s:2 = tdl.reduce @steps (%k) in [8] where (%i - %k - 2 >= 0) : f32, f32 {
      %v = tdl.read %p[%k] : !v
      tdl.yield %v, %v : f32, f32
    }
    tdl.yield %s#0, %s#1 : f32, f32
  }
  %c = tdl.lambda (%i) in [8] on (%p = %a#1) : (!v) -> !v {
    %v = tdl.read %p[%i] : !v
    %n = arith.negf %v : f32
    tdl.yield %n : f32
  }
  return %c, %b#1 : !v, !v
}

// -----

!t = tensor<8x8xf32>

// Notes of dialects stay; of those that differ, the last lambda's, whose result
// it is. Where an operation is computed in a reduction, they stay, too.
// CHECK-LABEL: @notes
// CHECK:      tdl.lambda {{.*}} attributes {my.first = 1 : i64, my.kernel = "second", my.second} :
// CHECK:      tdl.lambda {{.*}} attributes {my.first = 1 : i64, my.kernel = "sum"} :
// CHECK-NOT:  tdl.lambda
func.func @notes(%x: !t) -> (!t, tensor<8xf32>) {
  %a = tdl.lambda (%i, %j) in [8, 8] on (%p = %x) attributes {my.first = 1, my.kernel = "first"} : (!t) -> !t {
    %v = tdl.read %p[%i, %j] : !t
    %e = math.exp %v : f32
    tdl.yield %e : f32
  }
  %b = tdl.lambda (%i, %j) in [8, 8] on (%p = %a) attributes {my.kernel = "second", my.second} : (!t) -> !t {
    %v = tdl.read %p[%i, %j] : !t
    %n = arith.negf %v : f32
    tdl.yield %n : f32
  }
  %c = tdl.lambda (%i, %j) in [8, 8] on (%p = %x) attributes {my.first = 1, my.kernel = "first"} : (!t) -> !t {
    %v = tdl.read %p[%i, %j] : !t
    %e = math.sin %v : f32
    tdl.yield %e : f32
  }
  %s = tdl.lambda (%i) in [8] on (%p = %c) attributes {my.kernel = "sum"} : (!t) -> tensor<8xf32> {
    %r = tdl.reduce sum (%j) in [8] : f32 {
      %v = tdl.read %p[%i, %j] : !t
      tdl.yield %v : f32
    }
    tdl.yield %r : f32
  }
  return %b, %s : !t, tensor<8xf32>
}

// -----

// Sums of the rows of a square matrix walk along it, those of its columns across.
// CHECK-LABEL: @rows_and_columns
// CHECK: tdl.lambda (%[[I:.*]]) in [64]
// CHECK: tdl.reduce sum
// CHECK-NOT: tdl.reduce
// CHECK: tdl.lambda
// CHECK: tdl.reduce sum
// CHECK: tdl.reduce sum
// CHECK-NOT: tdl.lambda
func.func @rows_and_columns(%x: tensor<64x64xf32>, %y: tensor<64x64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
  %rows = tdl.lambda (%i) in [64] on (%a = %x) : (tensor<64x64xf32>) -> tensor<64xf32> {
    %s = tdl.reduce sum (%j) in [64] : f32 {
      %v = tdl.read %a[%i, %j] : tensor<64x64xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %columns = tdl.lambda (%i) in [64] on (%a = %x) : (tensor<64x64xf32>) -> tensor<64xf32> {
    %s = tdl.reduce sum (%j) in [64] : f32 {
      %v = tdl.read %a[%j, %i] : tensor<64x64xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %products = tdl.lambda (%i) in [64] on (%a = %x, %b = %y) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64xf32> {
    %s = tdl.reduce sum (%j) in [64] : f32 {
      %v = tdl.read %a[%j, %i] : tensor<64x64xf32>
      %w = tdl.read %b[%j, %i] : tensor<64x64xf32>
      %p = arith.mulf %v, %w : f32
      tdl.yield %p : f32
    }
    tdl.yield %s : f32
  }
  return %rows, %columns, %products : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}
