// RUN: tofu-opt %s -split-input-file -tofu-fuse -tofu-schedule | FileCheck %s

!t = tensor<64xf32>

// Lambdas of a body are merged with each other, not with those around the loop,
// although those read the same; what the loop does not need is gone. Of states
// that change places one is copied.
// CHECK-LABEL: @loop
// CHECK:      %[[A:.*]] = tdl.lambda (%{{.*}}) in [64] on ({{.*}} = %arg0)
// CHECK-NOT:  tdl.lambda
// CHECK:      tdl.while (%[[V:.*]] = %[[A]], %[[W:.*]] = %arg1, %{{.*}} = %{{.*}}) :
// CHECK:      } do {
// CHECK-NEXT:   %[[C:.*]]:2 = tdl.lambda {{.*}} = %[[A]], {{.*}} = %[[V]]
// CHECK:        %[[D:.*]] = tdl.lambda {{.*}} on ({{.*}} = %[[W]])
// CHECK:        tdl.yield %[[D]], %[[C]]#
func.func @loop(%x: !t, %y: !t, %p: tensor<i1>) -> (!t, !t) {
  %a = tdl.lambda (%i) in [64] on (%b = %x) : (!t) -> !t {
    %e = tdl.read %b[%i] : !t
    %f = arith.addf %e, %e : f32
    tdl.yield %f : f32
  }
  %unused = tdl.case %p : tensor<i1> -> !t {
    tdl.yield %a : !t
  }
  %r:3 = tdl.while (%v = %a, %w = %y, %q = %p) : !t, !t, tensor<i1>
  cond {
    tdl.yield %q : tensor<i1>
  } do {
    %c = tdl.lambda (%i) in [64] on (%b = %a, %d = %v) : (!t, !t) -> !t {
      %e = tdl.read %b[%i] : !t
      %f = tdl.read %d[%i] : !t
      %g = arith.mulf %e, %f : f32
      tdl.yield %g : f32
    }
    %d = tdl.lambda (%i) in [64] on (%b = %c) : (!t) -> !t {
      %e = tdl.read %b[%i] : !t
      %f = arith.negf %e : f32
      tdl.yield %f : f32
    }
    %s = tdl.lambda () in [] on (%b = %c, %g = %d) : (!t, !t) -> tensor<i1> {
      %s = tdl.reduce max (%k) in [64] : f32 {
        %e = tdl.read %b[%k] : !t
        %f = tdl.read %g[%k] : !t
        %h = arith.addf %e, %f : f32
        tdl.yield %h : f32
      }
      %z = arith.constant 0.0 : f32
      %t = arith.cmpf ogt, %s, %z : f32
      tdl.yield %t : i1
    }
    tdl.yield %w, %d, %s : !t, !t, tensor<i1>
  }
  return %r#0, %r#1 : !t, !t
}
