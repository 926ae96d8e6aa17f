// RUN: tofu-opt %s | tofu-opt | FileCheck %s
// RUN: tofu-opt %s -emit-bytecode | tofu-opt | FileCheck %s
// RUN: tofu-opt %s -mlir-print-op-generic | tofu-opt | FileCheck %s

// Two states, of which the condition reads one; a known trip count; a value
// from outside.
// CHECK-LABEL: @loop
// CHECK: %[[R:.*]]:2 = tdl.while (%[[I:.*]] = %{{.*}}, %[[V:.*]] = %arg0) : tensor<i32>, tensor<8xf32> trips 10 attributes {plan.layouts = [{{.*}}]}
// CHECK-NEXT: cond {
// CHECK: tdl.lambda () in [] on (%{{.*}} = %[[I]])
// CHECK: tdl.yield %{{.*}} : tensor<i1>
// CHECK: } do {
// CHECK: tdl.lambda (%{{.*}}) in [8] on (%{{.*}} = %[[V]], %{{.*}} = %arg1)
// CHECK: tdl.yield %[[I]], %{{.*}} : tensor<i32>, tensor<8xf32>
// CHECK: return %[[R]]#1
func.func @loop(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> attributes {plan.mesh = array<i64: 2>} {
  %zero = arith.constant dense<0> : tensor<i32>
  %n, %r = tdl.while (%i = %zero, %v = %x) : tensor<i32>, tensor<8xf32> trips 10
      attributes {plan.layouts = [#plan.layout<[]>, #plan.layout<[[]]>]}
  cond {
    %p = tdl.lambda () in [] on (%a = %i) : (tensor<i32>) -> tensor<i1> {
      %e = tdl.read %a[] : tensor<i32>
      %ten = arith.constant 10 : i32
      %c = arith.cmpi slt, %e, %ten : i32
      tdl.yield %c : i1
    }
    tdl.yield %p : tensor<i1>
  } do {
    %w = tdl.lambda (%k) in [8] on (%a = %v, %b = %y) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32> {
      %e = tdl.read %a[%k] : tensor<8xf32>
      %f = tdl.read %b[%k] : tensor<8xf32>
      %g = arith.addf %e, %f : f32
      tdl.yield %g : f32
    }
    tdl.yield %i, %w : tensor<i32>, tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// No trip count; a branch in a loop; a branch without results; pieces.
// CHECK-LABEL: @nested
// CHECK: tdl.while (%[[V:.*]] = %arg0) : !tdl.piece<tensor<i1>, (d0) -> []>
// CHECK-NEXT: cond {
// CHECK-NEXT: tdl.yield %[[V]] : !tdl.piece<tensor<i1>, (d0) -> []>
// CHECK-NEXT: } do {
// CHECK-NEXT: %[[C:.*]] = tdl.case %[[V]] : !tdl.piece<tensor<i1>, (d0) -> []> -> !tdl.piece<tensor<i1>, (d0) -> []> {
// CHECK-NEXT: tdl.yield %[[V]] : !tdl.piece<tensor<i1>, (d0) -> []>
// CHECK-NEXT: } {
// CHECK-NEXT: tdl.yield %arg0 : !tdl.piece<tensor<i1>, (d0) -> []>
// CHECK-NEXT: }
// CHECK-NEXT: tdl.yield %[[C]]
// CHECK: tdl.case %arg0 : !tdl.piece<tensor<i1>, (d0) -> []> {
// CHECK-NEXT: tdl.yield
// CHECK-NEXT: }
func.func @nested(%x: !tdl.piece<tensor<i1>, (d0) -> []>) -> !tdl.piece<tensor<i1>, (d0) -> []> {
  %r = tdl.while (%v = %x) : !tdl.piece<tensor<i1>, (d0) -> []>
  cond {
    tdl.yield %v : !tdl.piece<tensor<i1>, (d0) -> []>
  } do {
    %c = tdl.case %v : !tdl.piece<tensor<i1>, (d0) -> []> -> !tdl.piece<tensor<i1>, (d0) -> []> {
      tdl.yield %v : !tdl.piece<tensor<i1>, (d0) -> []>
    } {
      tdl.yield %x : !tdl.piece<tensor<i1>, (d0) -> []>
    }
    tdl.yield %c : !tdl.piece<tensor<i1>, (d0) -> []>
  }
  tdl.case %x : !tdl.piece<tensor<i1>, (d0) -> []> {
    tdl.yield
  }
  return %r : !tdl.piece<tensor<i1>, (d0) -> []>
}
