// RUN: tofu-opt %s -split-input-file -tofu-plan=mesh=2 | FileCheck %s --check-prefix=PLAN
// RUN: tofu-opt %s -split-input-file -tofu-plan=mesh=2 -tofu-expand --tofu-report=full 2>/dev/null | FileCheck %s --check-prefix=REPORT
// RUN: tofu-opt %s -split-input-file -tofu-plan="mesh=2 trips=100" -tofu-expand --tofu-report=full 2>/dev/null | FileCheck %s --check-prefix=HUNDRED
// RUN: tofu-opt %s -split-input-file -tofu-plan=mesh=2 -tofu-expand | FileCheck %s --check-prefix=EXPAND

// A state is read from its other end in each of 10 iterations: 10 times the
// fetch of 4 of 8 elements on each of 2 devices. What it is first is a copy,
// made once. All values of the state have one layout.
// PLAN-LABEL: @fetched_in_loop
// PLAN: %[[INIT:.*]] = tdl.lambda {{.*}}plan.layouts = [#plan.layout<{{\[\[}}0]]>]
// PLAN: tdl.while (%{{.*}} = %[[INIT]], {{.*}}) : {{.*}} trips 10 attributes {plan.layouts = [#plan.layout<{{\[\[}}0]]>, #plan.layout<[]>]}
// PLAN: -%{{.*}} + 7
// REPORT-LABEL: plan of @fetched_in_loop
// REPORT: bytes moved: 320
// REPORT: loop0    10 known
// REPORT: 320 100.0% fetch loop0.0 for op
// EXPAND-LABEL: @fetched_in_loop
// EXPAND-NOT: plan.fetch
// EXPAND: } do {
// EXPAND: plan.fetch
// HUNDRED-LABEL: plan of @fetched_in_loop
// HUNDRED: bytes moved: 320
func.func @fetched_in_loop(%x: tensor<8xf32>) -> tensor<8xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %r, %n = tdl.while (%v = %x, %i = %zero) : tensor<8xf32>, tensor<i32> trips 10
  cond {
    %p = tdl.lambda () in [] on (%a = %i) : (tensor<i32>) -> tensor<i1> {
      %e = tdl.read %a[] : tensor<i32>
      %ten = arith.constant 10 : i32
      %c = arith.cmpi slt, %e, %ten : i32
      tdl.yield %c : i1
    }
    tdl.yield %p : tensor<i1>
  } do {
    %w = tdl.lambda (%k) in [8] on (%a = %v) : (tensor<8xf32>) -> tensor<8xf32> {
      %e = tdl.read %a[-%k + 7] : tensor<8xf32>
      tdl.yield %e : f32
    }
    %j = tdl.lambda () in [] on (%a = %i) : (tensor<i32>) -> tensor<i32> {
      %e = tdl.read %a[] : tensor<i32>
      %one = arith.constant 1 : i32
      %c = arith.addi %e, %one : i32
      tdl.yield %c : i32
    }
    tdl.yield %w, %j : tensor<8xf32>, tensor<i32>
  }
  return %r : tensor<8xf32>
}

// -----

// The product needs all of %m on every device: it does not change, so it is
// fetched once, before the loop; and what is computed of the state stays where
// it is. Of a loop that does not say how often it runs nothing is different.
// REPORT-LABEL: plan of @invariant
// REPORT: bytes moved: 256
// REPORT: 1 loop of 1 has no known trip count
// REPORT: loop0    10 assumed
// REPORT: fetch arg0 for op
// HUNDRED-LABEL: plan of @invariant
// HUNDRED: bytes moved: 256
// HUNDRED: loop0   100 assumed
// EXPAND-LABEL: @invariant
// EXPAND: %[[M:.*]] = plan.fetch %arg0
// EXPAND: tdl.while
// EXPAND-SAME: plan.trips = 10
// EXPAND-NOT: plan.fetch
// EXPAND: on (%{{.*}} = %[[M]], %{{.*}} = %
func.func @invariant(%m: tensor<8x8xf32>, %x: tensor<8x64xf32>, %go: tensor<i1>) -> tensor<8x64xf32> {
  %r, %n = tdl.while (%v = %x, %p = %go) : tensor<8x64xf32>, tensor<i1>
  cond {
    tdl.yield %p : tensor<i1>
  } do {
    %w = tdl.lambda (%i, %j) in [8, 64] on (%a = %m, %b = %v) : (tensor<8x8xf32>, tensor<8x64xf32>) -> tensor<8x64xf32> {
      %s = tdl.reduce sum (%k) in [8] : f32 {
        %e = tdl.read %a[%i, %k] : tensor<8x8xf32>
        %f = tdl.read %b[%k, %j] : tensor<8x64xf32>
        %g = arith.mulf %e, %f : f32
        tdl.yield %g : f32
      }
      tdl.yield %s : f32
    }
    tdl.yield %w, %p : tensor<8x64xf32>, tensor<i1>
  }
  return %r : tensor<8x64xf32>
}

// -----

// The condition is computed of a sum over devices: it is reduced, and its copy
// read by all of them. A state that is a term of a sum is reduced, too.
// EXPAND-LABEL: @predicate
// EXPAND: cond {
// EXPAND: partial sum
// EXPAND: plan.reduce {{.*}} to <tensor<f32>, (d0) -> []>
// EXPAND: tdl.yield %{{.*}} : !tdl.piece<tensor<i1>, (d0) -> []>
func.func @predicate(%x: tensor<1024xf32>) -> tensor<1024xf32> {
  %r = tdl.while (%v = %x) : tensor<1024xf32>
  cond {
    %s = tdl.lambda () in [] on (%a = %v) : (tensor<1024xf32>) -> tensor<f32> {
      %s = tdl.reduce sum (%k) in [1024] : f32 {
        %e = tdl.read %a[%k] : tensor<1024xf32>
        tdl.yield %e : f32
      }
      tdl.yield %s : f32
    }
    %p = tdl.lambda () in [] on (%a = %s) : (tensor<f32>) -> tensor<i1> {
      %e = tdl.read %a[] : tensor<f32>
      %one = arith.constant 1.0 : f32
      %c = arith.cmpf ogt, %e, %one : f32
      tdl.yield %c : i1
    }
    tdl.yield %p : tensor<i1>
  } do {
    %w = tdl.lambda (%k) in [1024] on (%a = %v) : (tensor<1024xf32>) -> tensor<1024xf32> {
      %e = tdl.read %a[%k] : tensor<1024xf32>
      %half = arith.constant 0.5 : f32
      %f = arith.mulf %e, %half : f32
      tdl.yield %f : f32
    }
    tdl.yield %w : tensor<1024xf32>
  }
  return %r : tensor<1024xf32>
}

// -----

// What a branch needs is fetched in the branch, unless a loop is between; each
// branch counts as if it were taken. Values that are yielded as they are become
// copies, so that the result has one layout.
// REPORT-LABEL: plan of @branches
// REPORT: bytes moved: 32
// REPORT: 32 {{.*}} fetch arg0 for op
// EXPAND-LABEL: @branches
// EXPAND-NOT: plan.fetch
// EXPAND: tdl.case %arg1
// EXPAND: plan.fetch %arg0
// EXPAND: } {
// EXPAND-NEXT: tdl.lambda {{.*}} on (%{{.*}} = %arg0)
func.func @branches(%x: tensor<8xf32>, %n: tensor<i32>) -> tensor<8xf32> {
  %r = tdl.case %n : tensor<i32> -> tensor<8xf32> {
    %w = tdl.lambda (%k) in [8] on (%a = %x) : (tensor<8xf32>) -> tensor<8xf32> {
      %e = tdl.read %a[-%k + 7] : tensor<8xf32>
      tdl.yield %e : f32
    }
    tdl.yield %w : tensor<8xf32>
  } {
    tdl.yield %x : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
