// A cumulative reduction that is cut along its index: each device folds its chunk
// up to each element, and one row goes from each device to the next.
// RUN: tofu-opt %s -split-input-file -tofu-plan=mesh=8 -tofu-expand | FileCheck %s
// RUN: tofu-opt %s -split-input-file -tofu-partition=mesh=8 --tofu-report -o - | FileCheck %s --check-prefix=REPORT
// RUN: tofu-opt %s -split-input-file -tdl-annotate-strategies | FileCheck %s --check-prefix=STRATEGY

// What XLA moves for this is 14.68 MB.
// CHECK-LABEL: @even
// CHECK-SAME: plan.levels = array<i64: 14336, 14336>
// CHECK: %[[P:.*]] = tdl.lambda (%[[Q:.*]], %[[R:.*]], %[[J:.*]]) in [8, 128, 512] on (%[[X:.*]] = %arg0)
// CHECK: tdl.reduce sum (%[[K:.*]]) in [128] where (%[[R]] - %[[K]] >= 0) : f32
// CHECK: tdl.read %[[X]][%[[Q]] * 128 + %[[K]], %[[J]]]
// CHECK: %[[T:.*]] = tdl.lambda {{.*}} in [8, 512] on (%[[Y:.*]] = %[[P]])
// CHECK: tdl.read %[[Y]][%{{.*}}, 127, %{{.*}}]
// CHECK: %[[B:.*]], %{{.*}} = plan.scan sum along [0] %[[T]]
// CHECK: tdl.lambda (%[[I:.*]], %[[L:.*]]) in [1024, 512] on (%[[C:.*]] = %[[B]], %[[D:.*]] = %[[P]])
// CHECK: tdl.read %[[C]][%[[I]] floordiv 128, %[[L]]]
// CHECK: tdl.read %[[D]][%[[I]] floordiv 128, %[[I]] mod 128, %[[L]]]
// CHECK: arith.addf
// REPORT: 14.3 kB 100.0% scan as 8x512xf32 of movement, i0/a
// STRATEGY: k: scan sum along 0; in0 split(0)"
func.func @even(%x: tensor<1024x512xf32> {plan.layout = #plan.layout<[[0], []]>}) -> (tensor<1024x512xf32> {plan.layout = #plan.layout<[[0], []]>}) {
  %r = tdl.lambda (%i, %j) in [1024, 512] on (%y = %x) : (tensor<1024x512xf32>) -> tensor<1024x512xf32> {
    %s = tdl.reduce sum (%k) in [1024] where (%i - %k >= 0) : f32 {
      %v = tdl.read %y[%k, %j] : tensor<1024x512xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %r : tensor<1024x512xf32>
}

// -----

// Narrow floats are passed on as they are accumulated, and rounded once. From the
// end, without the element itself, in chunks that are not equal: what a chunk
// lacks is nothing.
// CHECK-LABEL: @reverse
// CHECK-SAME: plan.levels = array<i64: 28, 28>
// CHECK: tdl.lambda {{.*}} in [8, 4] {{.*}} -> !tdl.piece<tensor<8x4xf32>
// CHECK: where ({{.*}} >= 0, {{.*}} >= 0) : f32
// CHECK: arith.extf
// CHECK: plan.scan sum along [0] reverse {{.*}} : <tensor<8xf32>
// CHECK: tdl.lambda
// CHECK-DAG: arith.constant 0.000000e+00 : f32
// CHECK: arith.truncf
func.func @reverse(%x: tensor<27xbf16> {plan.layout = #plan.layout<[[0]]>}) -> (tensor<27xbf16> {plan.layout = #plan.layout<[[0]]>}) {
  %r = tdl.lambda (%i) in [27] on (%y = %x) : (tensor<27xbf16>) -> tensor<27xbf16> {
    %s = tdl.reduce sum (%k) in [27] where (%k - %i - 1 >= 0) : bf16 {
      %v = tdl.read %y[%k] : tensor<27xbf16>
      tdl.yield %v : bf16
    }
    tdl.yield %s : bf16
  }
  return %r : tensor<27xbf16>
}

// -----

// Of nothing there are no chunks.
// STRATEGY-LABEL: @empty
// STRATEGY-NOT: scan
// STRATEGY: return
func.func @empty(%x: tensor<0xf32>) -> tensor<0xf32> {
  %r = tdl.lambda (%i) in [0] on (%y = %x) : (tensor<0xf32>) -> tensor<0xf32> {
    %s = tdl.reduce sum (%k) in [0] where (%i - %k >= 0) : f32 {
      %v = tdl.read %y[%k] : tensor<0xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %r : tensor<0xf32>
}

// -----

// No prefix: what is folded depends on the element, or ends elsewhere.
// CHECK-LABEL: @none
// CHECK-NOT: plan.scan
func.func @none(%x: tensor<64xf32> {plan.layout = #plan.layout<[[0]]>}) -> (tensor<64xf32> {plan.layout = #plan.layout<[[0]]>}, tensor<64xf32> {plan.layout = #plan.layout<[[0]]>}) {
  %r = tdl.lambda (%i) in [64] on (%y = %x) : (tensor<64xf32>) -> tensor<64xf32> {
    %s = tdl.reduce sum (%k) in [64] where (%i - %k >= 0) : f32 {
      %v = tdl.read %y[%k] : tensor<64xf32>
      %w = tdl.read %y[%i] : tensor<64xf32>
      %p = arith.mulf %v, %w : f32
      tdl.yield %p : f32
    }
    tdl.yield %s : f32
  }
  %q = tdl.lambda (%i) in [64] on (%y = %x) : (tensor<64xf32>) -> tensor<64xf32> {
    %s = tdl.reduce sum (%k) in [64] where (%i - %k + 1 >= 0) : f32 {
      %v = tdl.read %y[%k] : tensor<64xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %r, %q : tensor<64xf32>, tensor<64xf32>
}
