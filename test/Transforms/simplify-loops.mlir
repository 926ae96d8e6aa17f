// RUN: tofu-opt %s -tdl-simplify-loops -split-input-file | FileCheck %s

// What no iteration changes is used from outside (%w, and %z by way of it),
// what counts gives the trips, counters that are alike are one, and what nothing
// needs is gone. The clamp of the counter goes, as it is between 0 and 9.
// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>, %[[W:.*]]: tensor<10x4xf32>)
// CHECK: %[[R:.*]]:2 = tdl.while (%[[I:.*]] = %{{.*}}, %[[V:.*]] = %[[X]]) : tensor<i32>, tensor<4xf32> trips 10
// CHECK: tdl.lambda (%{{.*}}) in [4] on (%[[A:.*]] = %[[V]], %[[B:.*]] = %[[W]], %[[N:.*]] = %[[I]])
// CHECK: %[[E:.*]] = tdl.read %[[N]][]
// CHECK: %[[F:.*]] = arith.index_cast %[[E]]
// CHECK: tdl.read %[[B]][symbol(%[[F]]), %{{.*}}]
// CHECK: return %[[R]]#1
func.func @loop(%x: tensor<4xf32>, %w: tensor<10x4xf32>) -> tensor<4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %r:6 = tdl.while (%i = %zero, %j = %zero, %v = %x, %c = %w, %d = %w, %dead = %x) : tensor<i32>, tensor<i32>, tensor<4xf32>, tensor<10x4xf32>, tensor<10x4xf32>, tensor<4xf32>
  cond {
    %p = tdl.lambda () in [] on (%a = %i) : (tensor<i32>) -> tensor<i1> {
      %e = tdl.read %a[] : tensor<i32>
      %ten = arith.constant 10 : i32
      %l = arith.cmpi slt, %e, %ten : i32
      tdl.yield %l : i1
    }
    tdl.yield %p : tensor<i1>
  } do {
    %u = tdl.lambda (%k) in [4] on (%a = %v, %b = %c, %n = %j) : (tensor<4xf32>, tensor<10x4xf32>, tensor<i32>) -> tensor<4xf32> {
      %e = tdl.read %n[] : tensor<i32>
      %none = arith.constant 0 : i32
      %extent = arith.constant 10 : i32
      %isNegative = arith.cmpi slt, %e, %none : i32
      %fromEnd = arith.addi %e, %extent : i32
      %g = arith.select %isNegative, %fromEnd, %e : i32
      %f = arith.index_cast %g : i32 to index
      %least = arith.constant 0 : index
      %most = arith.constant 9 : index
      %h = arith.maxsi %f, %least : index
      %q = arith.minsi %h, %most : index
      %s = tdl.read %b[symbol(%q), %k] : tensor<10x4xf32>
      %t = tdl.read %a[%k] : tensor<4xf32>
      %y = arith.addf %s, %t : f32
      tdl.yield %y : f32
    }
    %m = tdl.lambda () in [] on (%a = %i) : (tensor<i32>) -> tensor<i32> {
      %e = tdl.read %a[] : tensor<i32>
      %one = arith.constant 1 : i32
      %y = arith.addi %e, %one : i32
      tdl.yield %y : i32
    }
    %o = tdl.lambda () in [] on (%a = %j) : (tensor<i32>) -> tensor<i32> {
      %e = tdl.read %a[] : tensor<i32>
      %one = arith.constant 1 : i32
      %y = arith.addi %e, %one : i32
      tdl.yield %y : i32
    }
    %never = tdl.lambda (%k) in [4] on (%a = %dead, %b = %u) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
      %s = tdl.read %a[%k] : tensor<4xf32>
      %t = tdl.read %b[%k] : tensor<4xf32>
      %y = arith.mulf %s, %t : f32
      tdl.yield %y : f32
    }
    tdl.yield %m, %o, %u, %d, %c, %never : tensor<i32>, tensor<i32>, tensor<4xf32>, tensor<10x4xf32>, tensor<10x4xf32>, tensor<4xf32>
  }
  return %r#2 : tensor<4xf32>
}

// -----

// Down by 3 from 10 to 1: 10, 7, 4. A pointwise loop becomes its iterations.
// CHECK-LABEL: func.func @pointwise
// CHECK-NOT: tdl.while
// CHECK-COUNT-3: arith.mulf
// CHECK-NOT: arith.mulf
// CHECK: return
func.func @pointwise(%x: tensor<4xf32>) -> tensor<4xf32> {
  %start = arith.constant dense<10> : tensor<i8>
  %r:2 = tdl.while (%i = %start, %v = %x) : tensor<i8>, tensor<4xf32>
  cond {
    %p = tdl.lambda () in [] on (%a = %i) : (tensor<i8>) -> tensor<i1> {
      %e = tdl.read %a[] : tensor<i8>
      %one = arith.constant 1 : i8
      %l = arith.cmpi slt, %one, %e : i8
      tdl.yield %l : i1
    }
    tdl.yield %p : tensor<i1>
  } do {
    %m = tdl.lambda () in [] on (%a = %i) : (tensor<i8>) -> tensor<i8> {
      %e = tdl.read %a[] : tensor<i8>
      %three = arith.constant 3 : i8
      %y = arith.subi %e, %three : i8
      tdl.yield %y : i8
    }
    %u = tdl.lambda (%k) in [4] on (%a = %v) : (tensor<4xf32>) -> tensor<4xf32> {
      %t = tdl.read %a[%k] : tensor<4xf32>
      %y = arith.mulf %t, %t : f32
      tdl.yield %y : f32
    }
    tdl.yield %m, %u : tensor<i8>, tensor<4xf32>
  }
  return %r#1 : tensor<4xf32>
}

// -----

// A counter that wraps before the condition ends, and one that starts at what
// is not known: nobody knows the trips. What a false statement says stays, to be
// found out.
// CHECK-LABEL: func.func @unknown
// CHECK: tdl.while (%{{.*}}) : tensor<i8>{{$}}
// CHECK: tdl.while (%{{.*}}) : tensor<i8>{{$}}
// CHECK: tdl.while (%{{.*}}) : tensor<i8> trips 2{{$}}
func.func @unknown(%x: tensor<i8>) -> (tensor<i8>, tensor<i8>, tensor<i8>) {
  %zero = arith.constant dense<0> : tensor<i8>
  %r = tdl.while (%i = %zero) : tensor<i8>
  cond {
    %p = tdl.lambda () in [] on (%a = %i) : (tensor<i8>) -> tensor<i1> {
      %e = tdl.read %a[] : tensor<i8>
      %most = arith.constant 126 : i8
      %l = arith.cmpi sle, %e, %most : i8
      tdl.yield %l : i1
    }
    tdl.yield %p : tensor<i1>
  } do {
    %m = tdl.lambda () in [] on (%a = %i) : (tensor<i8>) -> tensor<i8> {
      %e = tdl.read %a[] : tensor<i8>
      %three = arith.constant 3 : i8
      %y = arith.addi %e, %three : i8
      tdl.yield %y : i8
    }
    tdl.yield %m : tensor<i8>
  }
  %s = tdl.while (%i = %x) : tensor<i8>
  cond {
    %p = tdl.lambda () in [] on (%a = %i) : (tensor<i8>) -> tensor<i1> {
      %e = tdl.read %a[] : tensor<i8>
      %most = arith.constant 9 : i8
      %l = arith.cmpi slt, %e, %most : i8
      tdl.yield %l : i1
    }
    tdl.yield %p : tensor<i1>
  } do {
    %m = tdl.lambda () in [] on (%a = %i) : (tensor<i8>) -> tensor<i8> {
      %e = tdl.read %a[] : tensor<i8>
      %one = arith.constant 1 : i8
      %y = arith.addi %e, %one : i8
      tdl.yield %y : i8
    }
    tdl.yield %m : tensor<i8>
  }
  %t = tdl.while (%i = %zero) : tensor<i8> trips 2
  cond {
    %p = tdl.lambda () in [] on (%a = %i) : (tensor<i8>) -> tensor<i1> {
      %e = tdl.read %a[] : tensor<i8>
      %most = arith.constant 9 : i8
      %l = arith.cmpi slt, %e, %most : i8
      tdl.yield %l : i1
    }
    tdl.yield %p : tensor<i1>
  } do {
    %m = tdl.lambda () in [] on (%a = %i) : (tensor<i8>) -> tensor<i8> {
      %e = tdl.read %a[] : tensor<i8>
      %one = arith.constant 1 : i8
      %y = arith.addi %e, %one : i8
      tdl.yield %y : i8
    }
    tdl.yield %m : tensor<i8>
  }
  return %r, %s, %t : tensor<i8>, tensor<i8>, tensor<i8>
}

// -----

// Results of a branch that nothing needs go with what they are computed of.
// CHECK-LABEL: func.func @branch
// CHECK: tdl.case %{{.*}} : tensor<i32> -> tensor<4xf32> {
// CHECK-NEXT: tdl.yield %{{.*}} : tensor<4xf32>
// CHECK-NEXT: } {
// CHECK-NEXT: tdl.yield %{{.*}} : tensor<4xf32>
// CHECK-NEXT: }
func.func @branch(%n: tensor<i32>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %r:2 = tdl.case %n : tensor<i32> -> (tensor<4xf32>, tensor<4xf32>) {
    tdl.yield %x, %y : tensor<4xf32>, tensor<4xf32>
  } {
    %u = tdl.lambda (%k) in [4] on (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
      %t = tdl.read %a[%k] : tensor<4xf32>
      %z = arith.mulf %t, %t : f32
      tdl.yield %z : f32
    }
    tdl.yield %u, %y : tensor<4xf32>, tensor<4xf32>
  }
  return %r#1 : tensor<4xf32>
}

// -----

// A branch that hands on what is dead of one in it, and a loop that does.
// CHECK-LABEL: func.func @nested
// CHECK: tdl.while (%[[V:.*]] = %{{[a-z0-9]+}}) : tensor<4xf32>
// CHECK: %[[R:.*]] = tdl.case %{{.*}} : tensor<i32> -> tensor<4xf32> {
// CHECK-NEXT: %[[I:.*]] = tdl.case %{{.*}} : tensor<i32> -> tensor<4xf32> {
// CHECK-NEXT: tdl.yield %{{.*}} : tensor<4xf32>
// CHECK-NEXT: } {
// CHECK-NEXT: tdl.yield %{{.*}} : tensor<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: tdl.yield %[[I]] : tensor<4xf32>
// CHECK: tdl.yield %[[R]] : tensor<4xf32>
func.func @nested(%n: tensor<i32>, %x: tensor<4xf32>, %y: tensor<4xf32>, %p: tensor<i1>) -> tensor<4xf32> {
  %r:2 = tdl.while (%v = %x, %w = %y) : tensor<4xf32>, tensor<4xf32> cond {
    tdl.yield %p : tensor<i1>
  } do {
    %a:2 = tdl.case %n : tensor<i32> -> (tensor<4xf32>, tensor<4xf32>) {
      %b:2 = tdl.case %n : tensor<i32> -> (tensor<4xf32>, tensor<4xf32>) {
        tdl.yield %v, %w : tensor<4xf32>, tensor<4xf32>
      } {
        tdl.yield %y, %v : tensor<4xf32>, tensor<4xf32>
      }
      tdl.yield %b#0, %b#1 : tensor<4xf32>, tensor<4xf32>
    } {
      tdl.yield %y, %w : tensor<4xf32>, tensor<4xf32>
    }
    tdl.yield %a#0, %a#1 : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0 : tensor<4xf32>
}
