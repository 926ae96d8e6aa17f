// Cumulative reductions with combiners that have a name.
// RUN: tofu-opt %s -split-input-file -tofu-plan=mesh=8 -tofu-expand | FileCheck %s
// RUN: tofu-opt %s -split-input-file -tdl-annotate-strategies | FileCheck %s --check-prefix=STRATEGY

// With a named combiner each device fetches what every device before it has
// folded, of each value: 0 + 1 + ... + 7 rows of 2 elements of 12 bytes. Of two
// parts of a line the earlier one stands on the left, from the end, too.
// CHECK-LABEL: @named
// CHECK-SAME: plan.levels = array<i64: 672, 672>
// CHECK-NOT: plan.scan
// CHECK: %[[P:.*]]:2 = tdl.lambda (%[[Q:.*]], %[[R:.*]], %[[J:.*]]) in [8, 12, 2]
// CHECK: tdl.reduce @argmin (%[[K:.*]]) in [12] where (-%[[R]] + %[[K]] >= 0) : f32, i64
// CHECK: %[[T:.*]]:2 = tdl.lambda {{.*}} in [8, 2] on (%{{.*}} = %[[P]]#0, %{{.*}} = %[[P]]#1)
// CHECK: %[[V:.*]] = plan.fetch %[[T]]#0 : <tensor<8x2xf32>, (d0) -> [d0 to d0 + 1, 0 to 2]> to <tensor<8x2xf32>, (d0) -> [d0 + 1 to 8, 0 to 2]>
// CHECK: %[[N:.*]] = plan.fetch %[[T]]#1
// CHECK: %[[B:.*]]:2 = tdl.lambda (%[[O:.*]], %{{.*}}) in [8, 2] on (%{{.*}} = %[[V]], %{{.*}} = %[[N]])
// CHECK: tdl.reduce @argmin (%[[L:.*]]) in [8] where (%[[L]] - %[[O]] - 1 >= 0) : f32, i64
// CHECK: tdl.lambda {{.*}} in [96, 2] on (%[[W:.*]] = %[[B]]#0, %{{.*}} = %[[B]]#1, %[[U:.*]] = %[[P]]#0,
// CHECK: %[[AFTER:.*]] = tdl.read %[[W]]
// CHECK: %[[OWN:.*]] = tdl.read %[[U]]
// CHECK: arith.cmpf olt, %[[OWN]], %[[AFTER]]
// STRATEGY: k: scan @argmin along 0; in0 split(0)"
tdl.combiner @argmin identity [0x7F800000 : f32, 1000 : i64] {
^bb0(%a: f32, %i: i64, %b: f32, %j: i64):
  %less = arith.cmpf olt, %a, %b : f32
  %equal = arith.cmpf oeq, %a, %b : f32
  %first = arith.cmpi slt, %i, %j : i64
  %tie = arith.andi %equal, %first : i1
  %nan = arith.cmpf uno, %a, %a : f32
  %either = arith.ori %less, %tie : i1
  %left = arith.ori %either, %nan : i1
  %v = arith.select %left, %a, %b : f32
  %k = arith.select %left, %i, %j : i64
  tdl.yield %v, %k : f32, i64
}
func.func @named(%x: tensor<96x2xf32> {plan.layout = #plan.layout<[[0], []]>}) -> (tensor<96x2xf32> {plan.layout = #plan.layout<[[0], []]>}, tensor<96x2xi64> {plan.layout = #plan.layout<[[0], []]>}) {
  %r:2 = tdl.lambda (%i, %j) in [96, 2] on (%y = %x) : (tensor<96x2xf32>) -> (tensor<96x2xf32>, tensor<96x2xi64>) {
    %s:2 = tdl.reduce @argmin (%k) in [96] where (%k - %i >= 0) : f32, i64 {
      %v = tdl.read %y[%k, %j] : tensor<96x2xf32>
      %n = arith.index_cast %k : index to i64
      tdl.yield %v, %n : f32, i64
    }
    tdl.yield %s#0, %s#1 : f32, i64
  }
  return %r#0, %r#1 : tensor<96x2xf32>, tensor<96x2xi64>
}

// -----

// A combiner that keeps the last of equal values is no reason to be cut.
// CHECK-LABEL: @unordered
// CHECK: tdl.lambda {{.*}} in [64]
// CHECK-NOT: tdl.lambda {{.*}} in [8, 8]
tdl.combiner @last identity [0xFF800000 : f32, 0 : i32] {
^bb0(%a: f32, %i: i32, %b: f32, %j: i32):
  %left = arith.cmpf ogt, %a, %b : f32
  %v = arith.select %left, %a, %b : f32
  %k = arith.select %left, %i, %j : i32
  tdl.yield %v, %k : f32, i32
}
func.func @unordered(%x: tensor<64xf32> {plan.layout = #plan.layout<[[0]]>}) -> (tensor<64xi32> {plan.layout = #plan.layout<[[0]]>}) {
  %r:2 = tdl.lambda (%i) in [64] on (%y = %x) : (tensor<64xf32>) -> (tensor<64xf32>, tensor<64xi32>) {
    %s:2 = tdl.reduce @last (%k) in [64] where (%i - %k >= 0) : f32, i32 {
      %v = tdl.read %y[%k] : tensor<64xf32>
      %n = arith.index_cast %k : index to i32
      tdl.yield %v, %n : f32, i32
    }
    tdl.yield %s#0, %s#1 : f32, i32
  }
  return %r#1 : tensor<64xi32>
}
