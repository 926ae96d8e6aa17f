// RUN: tofu-opt %s -tdl-outline-strides | FileCheck %s

// A convolution of one element with steps, and the gradient of its filter, read one tensor.
// CHECK-LABEL: @convolution
func.func @convolution(%x: tensor<8x9xf32>, %w: tensor<9x3xf32>, %g: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<9x3xf32>) {
  // CHECK: %[[S:.*]] = tdl.lambda (%[[I:.*]], %[[J:.*]]) in [4, 9] on (%[[X:.*]] = %arg0)
  // CHECK-NEXT: tdl.read %[[X]][%[[I]] * 2 + 1, %[[J]]]
  // CHECK: tdl.lambda (%[[I:.*]], %{{.*}}) in [4, 3] on (%[[X:.*]] = %[[S]], %{{.*}} = %arg1)
  // CHECK: tdl.read %[[X]][%[[I]], %{{.*}}] : tensor<4x9xf32>
  // CHECK: tdl.lambda {{.*}} in [9, 3] on (%{{.*}} = %[[S]], %{{.*}} = %arg2)
  // CHECK-NOT: * 2
  %y = tdl.lambda (%i, %o) in [4, 3] on (%a = %x, %b = %w) : (tensor<8x9xf32>, tensor<9x3xf32>) -> tensor<4x3xf32> {
    %s = tdl.reduce sum (%c) in [9] : f32 {
      %p = tdl.read %a[2 * %i + 1, %c] : tensor<8x9xf32>
      %q = tdl.read %b[%c, %o] : tensor<9x3xf32>
      %r = arith.mulf %p, %q : f32
      tdl.yield %r : f32
    }
    tdl.yield %s : f32
  }
  %z = tdl.lambda (%c, %o) in [9, 3] on (%a = %x, %b = %g) : (tensor<8x9xf32>, tensor<4x3xf32>) -> tensor<9x3xf32> {
    %s = tdl.reduce sum (%i) in [4] : f32 {
      %p = tdl.read %a[2 * %i + 1, %c] : tensor<8x9xf32>
      %q = tdl.read %b[%i, %o] : tensor<4x3xf32>
      %r = arith.mulf %p, %q : f32
      tdl.yield %r : f32
    }
    tdl.yield %s : f32
  }
  return %y, %z : tensor<4x3xf32>, tensor<9x3xf32>
}

// Places that are 2 apart in one read and 3 in another are 1 apart; those of one tensor are taken together.
// CHECK-LABEL: @together
func.func @together(%x: tensor<40xf32>, %y: tensor<40xf32>) -> tensor<6xf32> {
  // CHECK: %[[S:.*]] = tdl.lambda (%[[I:.*]]) in [13] on (%[[Y:.*]] = %arg1)
  // CHECK-NEXT: tdl.read %[[Y]][%[[I]] * 2 + 2]
  // CHECK: tdl.lambda (%[[I:.*]]) in [6] on (%[[A:.*]] = %arg0, %[[B:.*]] = %arg0, %[[C:.*]] = %[[S]], %[[D:.*]] = %[[S]])
  // CHECK-DAG: tdl.read %[[A]][%[[I]] * 2]
  // CHECK-DAG: tdl.read %[[B]][%[[I]] * 3]
  // CHECK-DAG: tdl.read %[[C]][%[[I]]]
  // CHECK-DAG: tdl.read %[[D]][%[[I]] * 2 + 2]
  %z = tdl.lambda (%i) in [6] on (%a = %x, %b = %x, %c = %y, %d = %y) : (tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>) -> tensor<6xf32> {
    %p = tdl.read %a[2 * %i] : tensor<40xf32>
    %q = tdl.read %b[3 * %i] : tensor<40xf32>
    %r = tdl.read %c[2 * %i + 2] : tensor<40xf32>
    %s = tdl.read %d[4 * %i + 6] : tensor<40xf32>
    %t = arith.addf %p, %q : f32
    %u = arith.addf %r, %s : f32
    %v = arith.addf %t, %u : f32
    tdl.yield %v : f32
  }
  return %z : tensor<6xf32>
}

// Of what lies outside of a tensor nothing is read; every third place from 1 on is inside.
// CHECK-LABEL: @outside
func.func @outside(%x: tensor<8xf32>, %zero: tensor<f32>) -> tensor<6xf32> {
  // CHECK: tdl.lambda (%[[I:.*]]) in [3] on
  // CHECK-NEXT: tdl.read %{{.*}}[%[[I]] * 3 + 1]
  // CHECK: tdl.read %{{.*}}[%{{.*}} - 1] else %{{.*}} where (%{{.*}} - 2 >= 0) : tensor<3xf32>
  %z = tdl.lambda (%i) in [6] on (%a = %x) : (tensor<8xf32>) -> tensor<6xf32> {
    %one = arith.constant 1.0 : f32
    %p = tdl.read %a[3 * %i - 2] else %one where (%i - 2 >= 0) : tensor<8xf32>
    %q = arith.negf %p : f32
    tdl.yield %q : f32
  }
  return %z : tensor<6xf32>
}

// Windows, what is told apart by data, one row, what only moves elements and what is pinned stay.
// CHECK-LABEL: @stays
func.func @stays(%x: tensor<8x8xf32>, %at: tensor<4xi32>) -> (tensor<4x8xf32>, tensor<4xf32>, tensor<8xf32>, tensor<4xf32>, tensor<4xf32>) {
  // CHECK-COUNT-5: tdl.lambda
  // CHECK-NOT: tdl.lambda
  %window = tdl.lambda (%i, %j) in [4, 8] on (%a = %x) : (tensor<8x8xf32>) -> tensor<4x8xf32> {
    %s = tdl.reduce max (%w) in [2] : f32 {
      %p = tdl.read %a[2 * %i + %w, %j] : tensor<8x8xf32>
      tdl.yield %p : f32
    }
    tdl.yield %s : f32
  }
  %data = tdl.lambda (%i) in [4] on (%a = %x, %b = %at) : (tensor<8x8xf32>, tensor<4xi32>) -> tensor<4xf32> {
    %n = tdl.read %b[%i] : tensor<4xi32>
    %m = arith.index_cast %n : i32 to index
    %p = tdl.read %a[2 * symbol(%m), 0] : tensor<8x8xf32>
    %q = arith.negf %p : f32
    tdl.yield %q : f32
  }
  %row = tdl.lambda (%i) in [8] on (%a = %x) : (tensor<8x8xf32>) -> tensor<8xf32> {
    %p = tdl.read %a[4, %i] : tensor<8x8xf32>
    %q = arith.negf %p : f32
    tdl.yield %q : f32
  }
  %moved = tdl.lambda (%i) in [4] on (%a = %x) : (tensor<8x8xf32>) -> tensor<4xf32> {
    %p = tdl.read %a[2 * %i, 3] : tensor<8x8xf32>
    tdl.yield %p : f32
  }
  %pinned = tdl.lambda (%i) in [4] on (%a = %x) attributes {plan.pin} : (tensor<8x8xf32>) -> tensor<4xf32> {
    %p = tdl.read %a[2 * %i, 3] : tensor<8x8xf32>
    %q = arith.negf %p : f32
    tdl.yield %q : f32
  }
  return %window, %data, %row, %moved, %pinned : tensor<4x8xf32>, tensor<4xf32>, tensor<8xf32>, tensor<4xf32>, tensor<4xf32>
}

// Of what a loop finds as it is, before the loop; of what it carries, inside.
// CHECK-LABEL: @loop
func.func @loop(%x: tensor<8xf32>, %w: tensor<8xf32>, %p: tensor<i32>) -> tensor<8xf32> {
  // CHECK: %[[S:.*]] = tdl.lambda (%{{.*}}) in [4] on (%{{.*}} = %arg1)
  // CHECK: tdl.while
  // CHECK: do {
  // CHECK: %[[V:.*]] = tdl.lambda (%{{.*}}) in [4] on
  // CHECK: tdl.lambda (%{{.*}}) in [8] on (%{{.*}} = %[[S]], %{{.*}} = %[[V]])
  %zero = arith.constant dense<0> : tensor<i32>
  %r:2 = tdl.while (%i = %zero, %v = %x) : tensor<i32>, tensor<8xf32>
  cond {
    %c = tdl.lambda () in [] on (%a = %i) : (tensor<i32>) -> tensor<i1> {
      %e = tdl.read %a[] : tensor<i32>
      %ten = arith.constant 10 : i32
      %l = arith.cmpi slt, %e, %ten : i32
      tdl.yield %l : i1
    }
    tdl.yield %c : tensor<i1>
  } do {
    %u = tdl.lambda (%k) in [8] on (%b = %w, %d = %v) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32> {
      %e = tdl.read %b[(%k floordiv 2) * 2] : tensor<8xf32>
      %f = tdl.read %d[(%k floordiv 2) * 2 + 1] : tensor<8xf32>
      %s = arith.addf %e, %f : f32
      tdl.yield %s : f32
    }
    %n = tdl.lambda () in [] on (%a = %i) : (tensor<i32>) -> tensor<i32> {
      %e = tdl.read %a[] : tensor<i32>
      %one = arith.constant 1 : i32
      %s = arith.addi %e, %one : i32
      tdl.yield %s : i32
    }
    tdl.yield %n, %u : tensor<i32>, tensor<8xf32>
  }
  return %r#1 : tensor<8xf32>
}
