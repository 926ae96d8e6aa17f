// RUN: tofu-opt %s -tofu-plan="devices=4" | FileCheck %s
// RUN: tofu-opt %s -tofu-plan="mesh=4" | FileCheck %s --check-prefix=ONE
// RUN: tofu-opt %s -tofu-plan="devices=1" | FileCheck %s --check-prefix=WHOLE

// A matrix product over 2 x 2 devices: a and b are cut once each way, as in the
// paper's example.
// CHECK-LABEL: @product
// CHECK-SAME: plan.layout = #plan.layout<{{\[\[}}0], [1]]>
// CHECK-SAME: plan.layout = #plan.layout<{{\[\[}}0], [1]]>
// CHECK-SAME: plan.levels = array<i64: 256, 256, 256, 256>, plan.mesh = array<i64: 2, 2>, plan.options = {count = "shared", finite = false, mesh = array<i64: 2, 2>, other_meshes, partial = true, pinned_arguments = array<i64>, pinned_results = array<i64>, refine = false, tie = "donated", tied_by = ["donated"]}, plan.replaces = array<i64: 0>, plan.simple = {data_parallel = array<i64: 1536, 320, 2>, largest_dimension = array<i64: 768, 128, 0>}
// CHECK: plan.layouts = [#plan.layout<{{\[\[}}0], [1]]>], plan.split = #plan.split<{{\[\[}}0], [1], []]>

// One axis of four devices leaves one dimension to cut.
// ONE-LABEL: @product
// ONE-SAME: plan.mesh = array<i64: 4>
// ONE: plan.split = #plan.split<{{\[\[}}0], [], []]>

// On one device nothing is split.
// WHOLE-LABEL: @product
// WHOLE-SAME: plan.mesh = array<i64>
// WHOLE: plan.split = #plan.split<{{\[\[}}], [], []]>
func.func @product(%a: tensor<8x8xf32> {tf.aliasing_output = 0 : i32}, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %c = tdl.lambda (%i, %j) in [8, 8] on (%x = %a, %y = %b)
      : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> {
    %s = tdl.reduce sum (%k) in [8] : f32 {
      %v = tdl.read %x[%i, %k] : tensor<8x8xf32>
      %w = tdl.read %y[%k, %j] : tensor<8x8xf32>
      %p = arith.mulf %v, %w : f32
      tdl.yield %p : f32
    }
    tdl.yield %s : f32
  }
  return %c : tensor<8x8xf32>
}
