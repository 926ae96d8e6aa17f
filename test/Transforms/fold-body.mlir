// RUN: tofu-opt %s -tofu-tidy | FileCheck %s

// Folds are exact: x * 1 is x, x + 0.0 is not (it loses the sign of -0.0).
// CHECK-LABEL: @exact
// CHECK: %[[V:.*]] = tdl.read
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[V]]
// CHECK-NEXT: tdl.yield %[[S]]
func.func @exact(%x: tensor<8xf32>) -> tensor<8xf32> {
  %s = tdl.lambda (%i) in [8] on (%y = %x) : (tensor<8xf32>) -> tensor<8xf32> {
    %zero = arith.constant 0.0 : f32
    %one = arith.constant 1.0 : f32
    %v = tdl.read %y[%i] : tensor<8xf32>
    %a = arith.mulf %v, %one : f32
    %b = arith.addf %a, %zero : f32
    tdl.yield %b : f32
  }
  return %s : tensor<8xf32>
}

// A reduction over one point is its value, a sum +0.0 and its value; a unit
// index is 0.
// CHECK-LABEL: @unit
// CHECK: tdl.lambda (%{{.*}}, %[[J:.*]]) in [1, 8]
// CHECK: %[[Z:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[V:.*]] = tdl.read %{{.*}}[0, %[[J]]]
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[V]], %[[Z]]
// CHECK-NEXT: %[[N:.*]] = arith.negf %[[S]]
// CHECK-NEXT: tdl.yield %[[N]]
func.func @unit(%x: tensor<1x8xf32>) -> tensor<1x8xf32> {
  %s = tdl.lambda (%i, %j) in [1, 8] on (%y = %x) : (tensor<1x8xf32>) -> tensor<1x8xf32> {
    %r = tdl.reduce sum (%k) in [1] : f32 {
      %v = tdl.read %y[%i + %k, %j] : tensor<1x8xf32>
      tdl.yield %v : f32
    }
    %n = arith.negf %r : f32
    tdl.yield %n : f32
  }
  return %s : tensor<1x8xf32>
}

// CHECK-LABEL: @greatest
// CHECK: %[[V:.*]] = tdl.read %{{.*}}[%{{.*}}]
// CHECK-NEXT: %[[N:.*]] = arith.negf %[[V]]
// CHECK-NEXT: tdl.yield %[[N]]
func.func @greatest(%x: tensor<8xf32>) -> tensor<8xf32> {
  %s = tdl.lambda (%i) in [8] on (%y = %x) : (tensor<8xf32>) -> tensor<8xf32> {
    %r = tdl.reduce max (%k) in [1] : f32 {
      %v = tdl.read %y[%i + %k] : tensor<8xf32>
      tdl.yield %v : f32
    }
    %n = arith.negf %r : f32
    tdl.yield %n : f32
  }
  return %s : tensor<8xf32>
}

// Halves of a concatenation whose pieces were reshaped: the quotient says it all.
// CHECK-LABEL: @quotient
// CHECK: tdl.read %{{.*}}[%[[I:.*]] floordiv 4 - 2, %[[I]] mod 4] else %{{.*}} : tensor<2x4xf32>
func.func @quotient(%x: tensor<2x4xf32>) -> tensor<20xf32> {
  %s = tdl.lambda (%i) in [20] on (%y = %x) : (tensor<2x4xf32>) -> tensor<20xf32> {
    %c = arith.constant 2.0 : f32
    %v = tdl.read %y[%i floordiv 4 - 2, %i mod 4] else %c where (%i >= 8, %i <= 15) : tensor<2x4xf32>
    tdl.yield %v : f32
  }
  return %s : tensor<20xf32>
}

// Guards that always hold, or repeat that coordinates are inside, are gone;
// a read whose guard never holds is its `else`.
// CHECK-LABEL: @guards
// CHECK: %[[C:.*]] = arith.constant 2.0
// CHECK: %[[V:.*]] = tdl.read %{{.*}}[%{{.*}} - 4] else %[[C]] : tensor<8xf32>
// CHECK-NEXT: %[[A:.*]] = arith.addf %[[V]], %[[C]]
// CHECK-NEXT: tdl.yield %[[A]]
func.func @guards(%x: tensor<8xf32>) -> tensor<8xf32> {
  %s = tdl.lambda (%i) in [8] on (%y = %x) : (tensor<8xf32>) -> tensor<8xf32> {
    %c = arith.constant 2.0 : f32
    %v = tdl.read %y[%i - 4] else %c where (%i >= 4, %i >= 0) : tensor<8xf32>
    %w = tdl.read %y[%i] else %c where (%i >= 8) : tensor<8xf32>
    %a = arith.addf %v, %w : f32
    tdl.yield %a : f32
  }
  return %s : tensor<8xf32>
}

tdl.combiner @both identity [0.5 : f32, 7] {
^bb0(%a: f32, %i: i64, %b: f32, %j: i64):
  %v = arith.addf %a, %b : f32
  %k = arith.addi %i, %j : i64
  tdl.yield %v, %k : f32, i64
}

// A fold of nothing is its identity: what its body reads, no device needs, and a kernel may not read it before the loop.
// CHECK-LABEL: @empty
// CHECK-NOT: tdl.read
// CHECK-NOT: tdl.reduce
// CHECK-DAG: %[[LEAST:.*]] = arith.constant 0xFF800000 : f32
// CHECK-DAG: %[[START:.*]] = arith.constant 5.0{{.*}}e-01 : f32
// CHECK: tdl.yield %[[LEAST]], %[[START]]
func.func @empty(%x: tensor<8xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %s:2 = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<8xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %m = tdl.reduce max (%j, %k) in [3, 0] : f32 {
      %v = tdl.read %y[0] : tensor<8xf32>
      %n = tdl.reduce sum (%l) in [0] : f32 {
        tdl.yield %v : f32
      }
      tdl.yield %n : f32
    }
    %b:2 = tdl.reduce @both (%k) in [0] : f32, i64 {
      %v = tdl.read %y[1] : tensor<8xf32>
      %c = arith.constant 3 : i64
      tdl.yield %v, %c : f32, i64
    }
    tdl.yield %m, %b#0 : f32, f32
  }
  return %s#0, %s#1 : tensor<4xf32>, tensor<4xf32>
}

// A cast of a choice between constants is a choice between casts; of one with
// other values it stays.
// CHECK-LABEL: @choice
// CHECK: %[[C:.*]] = arith.cmpi eq
// CHECK-NEXT: %[[ONE:.*]] = arith.constant 1 : i32
// CHECK-NEXT: %[[NONE:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[S:.*]] = arith.select %[[C]], %[[ONE]], %[[NONE]] : i32
// CHECK-NEXT: %[[O:.*]] = arith.select %[[C]], {{.*}} : index
// CHECK-NEXT: %[[N:.*]] = arith.index_cast %[[O]]
// CHECK-NEXT: tdl.yield %[[S]], %[[N]]
func.func @choice(%x: tensor<8xindex>) -> (tensor<8xi32>, tensor<8xi32>) {
  %s:2 = tdl.lambda (%i) in [8] on (%y = %x) : (tensor<8xindex>) -> (tensor<8xi32>, tensor<8xi32>) {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %v = tdl.read %y[%i] : tensor<8xindex>
    %c = arith.cmpi eq, %v, %i : index
    %a = arith.select %c, %one, %zero : index
    %b = arith.index_cast %a : index to i32
    %d = arith.select %c, %v, %zero : index
    %e = arith.index_cast %d : index to i32
    tdl.yield %b, %e : i32, i32
  }
  return %s#0, %s#1 : tensor<8xi32>, tensor<8xi32>
}
