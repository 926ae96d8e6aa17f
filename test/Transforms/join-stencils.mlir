// RUN: tofu-opt %s -tdl-join-stencils | FileCheck %s

// A sum of neighbours, each added by an operator of its own, is one.
// CHECK-LABEL: @chain
func.func @chain(%x: tensor<8xf32>) -> tensor<6xf32> {
  // CHECK: tdl.lambda (%[[I:.*]]) in [6] on (%[[A:.*]] = %arg0, %[[B:.*]] = %arg0, %[[C:.*]] = %arg0)
  // CHECK: tdl.read %[[A]][%[[I]]]
  // CHECK: tdl.read %[[B]][%[[I]] + 1]
  // CHECK: tdl.read %[[C]][%[[I]] + 2]
  // CHECK-NOT: tdl.lambda
  %a = tdl.lambda (%i) in [6] on (%y = %x, %z = %x) : (tensor<8xf32>, tensor<8xf32>) -> tensor<6xf32> {
    %p = tdl.read %y[%i] : tensor<8xf32>
    %q = tdl.read %z[%i + 1] : tensor<8xf32>
    %s = arith.addf %p, %q : f32
    tdl.yield %s : f32
  }
  %b = tdl.lambda (%i) in [6] on (%y = %a, %z = %x) : (tensor<6xf32>, tensor<8xf32>) -> tensor<6xf32> {
    %p = tdl.read %y[%i] : tensor<6xf32>
    %q = tdl.read %z[%i + 2] : tensor<8xf32>
    %s = arith.addf %p, %q : f32
    tdl.yield %s : f32
  }
  return %b : tensor<6xf32>
}

// What is used twice stays, as do places from which nothing is read twice.
// CHECK-LABEL: @apart
func.func @apart(%x: tensor<12xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) {
  // CHECK-COUNT-4: tdl.lambda
  %a = tdl.lambda (%i) in [6] on (%y = %x) : (tensor<12xf32>) -> tensor<6xf32> {
    %p = tdl.read %y[%i] : tensor<12xf32>
    %s = arith.negf %p : f32
    tdl.yield %s : f32
  }
  %b = tdl.lambda (%i) in [6] on (%y = %a, %z = %x) : (tensor<6xf32>, tensor<12xf32>) -> tensor<6xf32> {
    %p = tdl.read %y[%i] : tensor<6xf32>
    %q = tdl.read %z[%i + 1] : tensor<12xf32>
    %s = arith.addf %p, %q : f32
    tdl.yield %s : f32
  }
  %c = tdl.lambda (%i) in [6] on (%y = %x) : (tensor<12xf32>) -> tensor<6xf32> {
    %p = tdl.read %y[%i] : tensor<12xf32>
    %s = arith.mulf %p, %p : f32
    tdl.yield %s : f32
  }
  %d = tdl.lambda (%i) in [6] on (%y = %c, %z = %x) : (tensor<6xf32>, tensor<12xf32>) -> tensor<6xf32> {
    %p = tdl.read %y[%i] : tensor<6xf32>
    %q = tdl.read %z[%i + 6] : tensor<12xf32>
    %s = arith.addf %p, %q : f32
    tdl.yield %s : f32
  }
  return %a, %b, %d : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
}

// Boxes along a diagonal overlap, but are no box together.
// CHECK-LABEL: @diagonal
func.func @diagonal(%x: tensor<8x8xf32>) -> tensor<6x6xf32> {
  // CHECK-COUNT-2: tdl.lambda
  %a = tdl.lambda (%i, %j) in [6, 6] on (%y = %x) : (tensor<8x8xf32>) -> tensor<6x6xf32> {
    %p = tdl.read %y[%i, %j] : tensor<8x8xf32>
    %s = arith.negf %p : f32
    tdl.yield %s : f32
  }
  %b = tdl.lambda (%i, %j) in [6, 6] on (%y = %a, %z = %x) : (tensor<6x6xf32>, tensor<8x8xf32>) -> tensor<6x6xf32> {
    %p = tdl.read %y[%i, %j] : tensor<6x6xf32>
    %q = tdl.read %z[%i + 1, %j + 1] : tensor<8x8xf32>
    %s = arith.addf %p, %q : f32
    tdl.yield %s : f32
  }
  return %b : tensor<6x6xf32>
}

// What is compared with a transposed matrix may be laid out anew, in bits; not
// so if the matrix is read as it lies.
// CHECK-LABEL: @transposed
// CHECK-COUNT-2: tdl.lambda
// CHECK-LABEL: @as_it_lies
// CHECK-COUNT-1: tdl.lambda
// CHECK-NOT: tdl.lambda
func.func @transposed(%x: tensor<7xf32>, %m: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %a = tdl.lambda (%i, %j) in [6, 6] on (%y = %x, %n = %m) : (tensor<7xf32>, tensor<6x6xf32>) -> tensor<6x6xf32> {
    %p = tdl.read %y[%i] : tensor<7xf32>
    %q = tdl.read %n[%j, %i] : tensor<6x6xf32>
    %s = arith.addf %p, %q : f32
    tdl.yield %s : f32
  }
  %b = tdl.lambda (%i, %j) in [6, 6] on (%y = %a, %z = %x) : (tensor<6x6xf32>, tensor<7xf32>) -> tensor<6x6xf32> {
    %p = tdl.read %y[%i, %j] : tensor<6x6xf32>
    %q = tdl.read %z[%i + 1] : tensor<7xf32>
    %s = arith.addf %p, %q : f32
    tdl.yield %s : f32
  }
  return %b : tensor<6x6xf32>
}
func.func @as_it_lies(%x: tensor<7xf32>, %m: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %a = tdl.lambda (%i, %j) in [6, 6] on (%y = %x, %n = %m) : (tensor<7xf32>, tensor<6x6xf32>) -> tensor<6x6xf32> {
    %p = tdl.read %y[%i] : tensor<7xf32>
    %q = tdl.read %n[%i, %j] : tensor<6x6xf32>
    %s = arith.addf %p, %q : f32
    tdl.yield %s : f32
  }
  %b = tdl.lambda (%i, %j) in [6, 6] on (%y = %a, %z = %x) : (tensor<6x6xf32>, tensor<7xf32>) -> tensor<6x6xf32> {
    %p = tdl.read %y[%i, %j] : tensor<6x6xf32>
    %q = tdl.read %z[%i + 1] : tensor<7xf32>
    %s = arith.addf %p, %q : f32
    tdl.yield %s : f32
  }
  return %b : tensor<6x6xf32>
}

// CHECK-LABEL: @wider
func.func @wider(%x: tensor<7xf32>, %m: tensor<6x6xf32>) -> tensor<6x6xf32> {
  // CHECK-COUNT-2: tdl.lambda
  %a = tdl.lambda (%i, %j) in [6, 6] on (%y = %x, %n = %m) : (tensor<7xf32>, tensor<6x6xf32>) -> tensor<6x6xi1> {
    %p = tdl.read %y[%i] : tensor<7xf32>
    %q = tdl.read %n[%i, %j] : tensor<6x6xf32>
    %s = arith.cmpf ogt, %p, %q : f32
    tdl.yield %s : i1
  }
  %b = tdl.lambda (%i, %j) in [6, 6] on (%y = %a, %z = %x) : (tensor<6x6xi1>, tensor<7xf32>) -> tensor<6x6xf32> {
    %p = tdl.read %y[%i, %j] : tensor<6x6xi1>
    %q = tdl.read %z[%i + 1] : tensor<7xf32>
    %z0 = arith.constant 0.0 : f32
    %s = arith.select %p, %q, %z0 : f32
    tdl.yield %s : f32
  }
  return %b : tensor<6x6xf32>
}

// A lambda that is pinned is not put into another one.
// CHECK-LABEL: @pinned
func.func @pinned(%x: tensor<8xf32>) -> tensor<6xf32> {
  // CHECK-COUNT-2: tdl.lambda
  %a = tdl.lambda (%i) in [6] on (%y = %x) attributes {plan.pin} : (tensor<8xf32>) -> tensor<6xf32> {
    %p = tdl.read %y[%i] : tensor<8xf32>
    %s = arith.negf %p : f32
    tdl.yield %s : f32
  }
  %b = tdl.lambda (%i) in [6] on (%y = %a, %z = %x) : (tensor<6xf32>, tensor<8xf32>) -> tensor<6xf32> {
    %p = tdl.read %y[%i] : tensor<6xf32>
    %q = tdl.read %z[%i + 1] : tensor<8xf32>
    %s = arith.addf %p, %q : f32
    tdl.yield %s : f32
  }
  return %b : tensor<6xf32>
}
