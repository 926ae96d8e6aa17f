// Reductions with named combiners: a device folds its chunk to a term of its own;
// whoever stores a piece of the results fetches the terms of it and folds them.
// RUN: tofu-opt %s -split-input-file -tofu-plan=mesh=4 -tofu-expand -verify-diagnostics | FileCheck %s

tdl.combiner @argmax identity [0xFF800000 : f32, 0 : i32] {
^bb0(%a: f32, %i: i32, %b: f32, %j: i32):
  %gt = arith.cmpf ogt, %a, %b : f32
  %eq = arith.cmpf oeq, %a, %b : f32
  %lt = arith.cmpi slt, %i, %j : i32
  %tie = arith.andi %eq, %lt : i1
  %nan = arith.cmpf uno, %a, %a : f32
  %either = arith.ori %gt, %tie : i1
  %c = arith.ori %either, %nan : i1
  %v = arith.select %c, %a, %b : f32
  %k = arith.select %c, %i, %j : i32
  tdl.yield %v, %k : f32, i32
}

// The row's chunk is a dimension of the terms; 50 columns on 4 devices are chunks
// of 12 and 13. The bytes are those of a reduce-scatter of both results.
// CHECK-LABEL: @rows
// CHECK-SAME: plan.levels = array<i64: 144, 144>
// CHECK: %[[T:.*]]:2 = tdl.lambda (%[[Q:.*]], %[[I:.*]]) in [4, 6] on (%[[X:.*]] = %arg0)
// CHECK-SAME: part <(d0) -> [d0 to d0 + 1, 0 to 6, 0 to 13]>
// CHECK: tdl.reduce @argmax (%[[J:.*]]) in [13] where ({{.*}}floordiv 2{{.*}} >= 0)
// CHECK: tdl.read %[[X]][%[[I]], %[[J]] + (%[[Q]] * 25) floordiv 2]
// CHECK: %[[V:.*]] = plan.fetch %[[T]]#0 : {{.*}} to <tensor<4x6xf32>, (d0) -> [0 to 4, (d0 * 3) floordiv 2 to (d0 * 3 + 3) floordiv 2]>
// CHECK: %[[N:.*]] = plan.fetch %[[T]]#1
// CHECK: tdl.lambda (%{{.*}}) in [6] on (%{{.*}} = %[[V]], %{{.*}} = %[[N]])
// CHECK: tdl.reduce @argmax (%{{.*}}) in [4] : f32, i32
func.func @rows(%x: tensor<6x50xf32> {plan.layout = #plan.layout<[[], [0]]>}) -> (tensor<6xf32>, tensor<6xi32>) {
  %r:2 = tdl.lambda (%i) in [6] on (%y = %x) : (tensor<6x50xf32>) -> (tensor<6xf32>, tensor<6xi32>) {
    %m:2 = tdl.reduce @argmax (%j) in [50] : f32, i32 {
      %v = tdl.read %y[%i, %j] : tensor<6x50xf32>
      %k = arith.index_cast %j : index to i32
      tdl.yield %v, %k : f32, i32
    }
    tdl.yield %m#0, %m#1 : f32, i32
  }
  return %r#0, %r#1 : tensor<6xf32>, tensor<6xi32>
}

// A scalar is folded on the first device and copied from there.
// CHECK-LABEL: @scalar
// CHECK-SAME: plan.levels = array<i64: 48, 48>
// CHECK: plan.fetch {{.*}} to <tensor<4xf32>, (d0) -> [0 to 4] if [-d0]>
// CHECK: tdl.lambda {{.*}} -> (!tdl.piece<tensor<1xf32>, (d0) -> [0 to 1] if [-d0]>, !tdl.piece<tensor<1xi32>, (d0) -> [0 to 1] if [-d0]>)
// CHECK: plan.fetch {{.*}} to <tensor<1xf32>, (d0) -> [0 to 1]>
func.func @scalar(%x: tensor<64xf32> {plan.layout = #plan.layout<[[0]]>}) -> (tensor<f32>, tensor<i32>) {
  %r:2 = tdl.lambda () in [] on (%y = %x) : (tensor<64xf32>) -> (tensor<f32>, tensor<i32>) {
    %m:2 = tdl.reduce @argmax (%j) in [64] : f32, i32 {
      %v = tdl.read %y[%j] : tensor<64xf32>
      %k = arith.index_cast %j : index to i32
      tdl.yield %v, %k : f32, i32
    }
    tdl.yield %m#0, %m#1 : f32, i32
  }
  return %r#0, %r#1 : tensor<f32>, tensor<i32>
}

// -----

// Combiners are tried out.
tdl.combiner @last identity [0xFF800000 : f32, 0 : i32] {
^bb0(%a: f32, %i: i32, %b: f32, %j: i32):
  %c = arith.cmpf oge, %a, %b : f32
  %v = arith.select %c, %a, %b : f32
  %k = arith.select %c, %i, %j : i32
  tdl.yield %v, %k : f32, i32
}
tdl.combiner @mean identity [0.0 : f32] {
^bb0(%a: f32, %b: f32):
  %half = arith.constant 0.5 : f32
  %s = arith.addf %a, %b : f32
  %m = arith.mulf %s, %half : f32
  tdl.yield %m : f32
}
tdl.combiner @average identity [0.0 : f32, 0 : i32] {
^bb0(%a: f32, %n: i32, %b: f32, %k: i32):
  %half = arith.constant 0.5 : f32
  %none = arith.constant 0 : i32
  %isNone = arith.cmpi eq, %n, %none : i32
  %isOnly = arith.cmpi eq, %k, %none : i32
  %s = arith.addf %a, %b : f32
  %m = arith.mulf %s, %half : f32
  %l = arith.select %isOnly, %a, %m : f32
  %r = arith.select %isNone, %b, %l : f32
  %c = arith.addi %n, %k : i32
  tdl.yield %r, %c : f32, i32
}
tdl.combiner @forgets identity [0xFF800000 : f32] {
^bb0(%a: f32, %b: f32):
  %c = arith.cmpf ogt, %a, %b : f32
  %v = arith.select %c, %a, %b : f32
  tdl.yield %v : f32
}
tdl.combiner @strange identity [0.0 : f32] {
^bb0(%a: f32, %b: f32):
  %s = math.clampf %a to [%b, %b] : f32
  tdl.yield %s : f32
}
tdl.combiner @logsumexp identity [0xFF800000 : f32] {
^bb0(%a: f32, %b: f32):
  %m = arith.maximumf %a, %b : f32
  %x = arith.subf %a, %m : f32
  %y = arith.subf %b, %m : f32
  %ex = math.exp %x : f32
  %ey = math.exp %y : f32
  %s = arith.addf %ex, %ey : f32
  %l = math.log %s : f32
  %r = arith.addf %l, %m : f32
  tdl.yield %r : f32
}
tdl.combiner @until identity [0 : i32] {
^bb0(%a: i32, %b: i32):
  %zero = arith.constant 0 : i32
  %ends = arith.cmpi slt, %a, %zero : i32
  %s = arith.addi %a, %b : i32
  %r = arith.select %ends, %a, %s : i32
  tdl.yield %r : i32
}
tdl.combiner @argmax identity [0xFF800000 : f32, 0 : i32] {
^bb0(%a: f32, %i: i32, %b: f32, %j: i32):
  %gt = arith.cmpf ogt, %a, %b : f32
  %eq = arith.cmpf oeq, %a, %b : f32
  %lt = arith.cmpi slt, %i, %j : i32
  %tie = arith.andi %eq, %lt : i1
  %nan = arith.cmpf uno, %a, %a : f32
  %either = arith.ori %gt, %tie : i1
  %c = arith.ori %either, %nan : i1
  %v = arith.select %c, %a, %b : f32
  %k = arith.select %c, %i, %j : i32
  tdl.yield %v, %k : f32, i32
}
func.func @more(%x: tensor<8x8xf32>, %n: tensor<64xi32>) -> (tensor<f32>, tensor<i32>, tensor<f32>, tensor<i32>) {
  %r = tdl.lambda () in [] on (%y = %x) : (tensor<8x8xf32>) -> tensor<f32> {
    // expected-warning @below {{is not split: combiner @logsumexp has an initial value that changes what it is folded with: f((-inf), (-inf)) = (nan)}}
    %m = tdl.reduce @logsumexp (%j) in [8] : f32 {
      %v = tdl.read %y[0, %j] : tensor<8x8xf32>
      tdl.yield %v : f32
    }
    tdl.yield %m : f32
  }
  %s = tdl.lambda () in [] on (%y = %n) : (tensor<64xi32>) -> tensor<i32> {
    // expected-warning @below {{is not split: combiner @until is not associative: f(f((5), (-3)), (1)) = (3), but f((5), f((-3), (1))) = (2)}}
    %m = tdl.reduce @until (%j) in [64] : i32 {
      %v = tdl.read %y[%j] : tensor<64xi32>
      tdl.yield %v : i32
    }
    tdl.yield %m : i32
  }
  // Which of two NaNs counts depends on the order; chunks of two indices have
  // another one.
  %t:2 = tdl.lambda () in [] on (%y = %x) : (tensor<8x8xf32>) -> (tensor<f32>, tensor<i32>) {
    // expected-warning @below {{is not split: combiner @argmax is not commutative: f((nan, 1), (nan, 0)) = (nan, 1), but f((nan, 0), (nan, 1)) = (nan, 0)}}
    %m:2 = tdl.reduce @argmax (%i, %j) in [8, 8] : f32, i32 {
      %v = tdl.read %y[%i, %j] : tensor<8x8xf32>
      %k = arith.index_cast %j : index to i32
      tdl.yield %v, %k : f32, i32
    }
    tdl.yield %m#0, %m#1 : f32, i32
  }
  return %r, %s, %t#0, %t#1 : tensor<f32>, tensor<i32>, tensor<f32>, tensor<i32>
}
// CHECK-LABEL: @warned
func.func @warned(%x: tensor<64xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %r:2 = tdl.lambda () in [] on (%y = %x) : (tensor<64xf32>) -> (tensor<f32>, tensor<i32>) {
    // expected-warning @below {{is not split: combiner @last is not associative where there is a NaN: f(f((1, 1), (nan, 1)), (-1.25, 0)) = (-1.25, 0), but f((1, 1), f((nan, 1), (-1.25, 0))) = (1, 1)}}
    %m:2 = tdl.reduce @last (%j) in [64] : f32, i32 {
      %v = tdl.read %y[%j] : tensor<64xf32>
      %k = arith.index_cast %j : index to i32
      tdl.yield %v, %k : f32, i32
    }
    tdl.yield %m#0, %m#1 : f32, i32
  }
  %s = tdl.lambda () in [] on (%y = %x) : (tensor<64xf32>) -> tensor<f32> {
    // expected-warning @below {{is not split: combiner @mean has an initial value that changes what it is folded with: f((0), (1)) = (0.5)}}
    %m = tdl.reduce @mean (%j) in [64] : f32 {
      %v = tdl.read %y[%j] : tensor<64xf32>
      tdl.yield %v : f32
    }
    tdl.yield %m : f32
  }
  %t:2 = tdl.lambda () in [] on (%y = %x) : (tensor<64xf32>) -> (tensor<f32>, tensor<i32>) {
    // expected-warning @below {{is not split: combiner @average is not associative}}
    %m:2 = tdl.reduce @average (%j) in [64] : f32, i32 {
      %v = tdl.read %y[%j] : tensor<64xf32>
      %one = arith.constant 1 : i32
      tdl.yield %v, %one : f32, i32
    }
    tdl.yield %m#0, %m#1 : f32, i32
  }
  %u = tdl.lambda () in [] on (%y = %x) : (tensor<64xf32>) -> tensor<f32> {
    // expected-warning @below {{is not split: combiner @forgets is not associative where there is a NaN: f(f((1), (nan)), (-1.25)) = (-1.25), but f((1), f((nan), (-1.25))) = (1)}}
    %m = tdl.reduce @forgets (%j) in [64] : f32 {
      %v = tdl.read %y[%j] : tensor<64xf32>
      tdl.yield %v : f32
    }
    tdl.yield %m : f32
  }
  %w = tdl.lambda () in [] on (%y = %x) : (tensor<64xf32>) -> tensor<f32> {
    // expected-warning @below {{is not split: combiner @strange has 'math.clampf', which cannot be computed before the program runs}}
    %m = tdl.reduce @strange (%j) in [64] : f32 {
      %v = tdl.read %y[%j] : tensor<64xf32>
      tdl.yield %v : f32
    }
    tdl.yield %m : f32
  }
  return %r#0, %s, %t#0, %u, %w : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}

func.func @rounded(%x: tensor<64xf8E4M3FN>) -> tensor<f8E4M3FN> {
  %s = tdl.lambda () in [] on (%y = %x) : (tensor<64xf8E4M3FN>) -> tensor<f8E4M3FN> {
    // expected-warning @below {{a reduction is not split: combiner sum rounds its parts to f8E4M3FN, whose range they may leave where all of it does not; fold in f32, and round that}}
    %m = tdl.reduce sum (%j) in [64] : f8E4M3FN {
      %v = tdl.read %y[%j] : tensor<64xf8E4M3FN>
      tdl.yield %v : f8E4M3FN
    }
    tdl.yield %m : f8E4M3FN
  }
  return %s : tensor<f8E4M3FN>
}
