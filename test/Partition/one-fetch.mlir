// RUN: tofu-opt %s -tofu-expand | FileCheck %s

// Two operators need all of their columns on every device, one from the top and
// one from the bottom: one fetch, of which both read.
// CHECK-LABEL: @two_operators
// CHECK: %[[W:.*]] = plan.fetch %arg0 : {{.*}} to <tensor<8x4xf32>, (d0) -> [0 to 8, d0 * 2 to d0 * 2 + 2]>
// CHECK-NOT: plan.fetch %arg0
// CHECK: on (%[[A:.*]] = %[[W]])
// CHECK: tdl.read %[[A]][%{{.*}}, %{{.*}}]
// CHECK: on (%[[B:.*]] = %[[W]])
// CHECK: tdl.read %[[B]][-%{{.*}} + 7, %{{.*}}]
func.func @two_operators(%w: tensor<8x4xf32> {plan.layout = #plan.layout<[[0], []]>})
    -> (tensor<8x4xf32> {plan.layout = #plan.layout<[[], [0]]>}, tensor<4x8xf32> {plan.layout = #plan.layout<[[0], []]>})
    attributes {plan.mesh = array<i64: 2>} {
  %a = tdl.lambda (%i, %j) in [8, 4] on (%d = %w)
      attributes {plan.split = #plan.split<[[], [0]]>, plan.layouts = [#plan.layout<[[], [0]]>]}
      : (tensor<8x4xf32>) -> tensor<8x4xf32> {
    %v = tdl.read %d[%i, %j] : tensor<8x4xf32>
    %s = math.exp %v : f32
    tdl.yield %s : f32
  }
  %b = tdl.lambda (%i, %j) in [4, 8] on (%d = %w)
      attributes {plan.split = #plan.split<[[0], []]>, plan.layouts = [#plan.layout<[[0], []]>]}
      : (tensor<8x4xf32>) -> tensor<4x8xf32> {
    %v = tdl.read %d[7 - %j, %i] : tensor<8x4xf32>
    %s = math.exp %v : f32
    tdl.yield %s : f32
  }
  return %a, %b : tensor<8x4xf32>, tensor<4x8xf32>
}

// The same in one operator.
// CHECK-LABEL: @one_operator
// CHECK: %[[W:.*]] = plan.fetch %arg0
// CHECK-NOT: plan.fetch
// CHECK: on (%{{.*}} = %[[W]], %{{.*}} = %[[W]])
func.func @one_operator(%w: tensor<8x4xf32> {plan.layout = #plan.layout<[[0], []]>})
    -> (tensor<8x4xf32> {plan.layout = #plan.layout<[[], [0]]>})
    attributes {plan.mesh = array<i64: 2>} {
  %a = tdl.lambda (%i, %j) in [8, 4] on (%d = %w, %e = %w)
      attributes {plan.split = #plan.split<[[], [0]]>, plan.layouts = [#plan.layout<[[], [0]]>]}
      : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32> {
    %v = tdl.read %d[%i, %j] : tensor<8x4xf32>
    %u = tdl.read %e[7 - %i, %j] : tensor<8x4xf32>
    %s = arith.addf %v, %u : f32
    tdl.yield %s : f32
  }
  return %a : tensor<8x4xf32>
}

// Cut along what is reversed, devices need other rows than their own: what they
// own is read where it is.
// CHECK-LABEL: @other_boxes
// CHECK: plan.fetch %arg0 : {{.*}} to <tensor<8x4xf32>, (d0) -> [d0 * -4 + 4 to d0 * -4 + 8, 0 to 4]>
// CHECK-NOT: plan.fetch
func.func @other_boxes(%w: tensor<8x4xf32> {plan.layout = #plan.layout<[[0], []]>})
    -> (tensor<8x4xf32> {plan.layout = #plan.layout<[[0], []]>})
    attributes {plan.mesh = array<i64: 2>} {
  %a = tdl.lambda (%i, %j) in [8, 4] on (%d = %w, %e = %w)
      attributes {plan.split = #plan.split<[[0], []]>, plan.layouts = [#plan.layout<[[0], []]>]}
      : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32> {
    %v = tdl.read %d[%i, %j] : tensor<8x4xf32>
    %u = tdl.read %e[7 - %i, %j] : tensor<8x4xf32>
    %s = arith.addf %v, %u : f32
    tdl.yield %s : f32
  }
  return %a : tensor<8x4xf32>
}
