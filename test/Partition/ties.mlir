// RUN: tofu-opt %s -split-input-file -tofu-partition=mesh=2 -o %t.mlir -tofu-report | FileCheck %s
// RUN: FileCheck %s --check-prefix=ORDER < %t.mlir
// RUN: tofu-opt %s -split-input-file -tofu-partition="mesh=2 tie=donated" -o %t.mlir -tofu-report | FileCheck %s --check-prefix=ONLY
// RUN: FileCheck %s --check-prefix=DONATED < %t.mlir
// RUN: tofu-opt %s -split-input-file -tofu-partition="mesh=2 tie=none" -o %t.mlir -tofu-report | FileCheck %s --check-prefix=UNTIED
// RUN: FileCheck %s --check-prefix=NONE < %t.mlir
// RUN: not tofu-opt %s -split-input-file -tofu-plan=tie=false 2>&1 | FileCheck %s --check-prefix=BAD

// BAD: error: -tofu-plan: option 'tie' is 'false', but must be 'none', 'donated' or 'order'

// Layouts that were edited may differ, and then feeding is not free.
// RUN: tofu-opt %source/test/docs/Inputs/product.mlir -tofu-plan=devices=4 | sed 's/\[\[0\], \[1\]\]>, tf/[[], [0, 1]]>, tf/' | tofu-opt -tofu-expand -tofu-report | FileCheck %s --check-prefix=UNLIKE
// UNLIKE: in the next step 1 of 1 result is an argument
// UNLIKE-NEXT: out0 is arg0
// UNLIKE-NEXT: of these 1 result has another layout than the argument: what feeding moves for that is not counted

// No donation is said: the result is taken for the next argument of its type,
// and the report says so.
// CHECK-LABEL: plan of @order
// CHECK: in the next step 1 of 1 result is an argument, in order by type: the program donates none (option 'tie')
// CHECK-NEXT: out0 is arg0
// ORDER-LABEL: @order
// ORDER-SAME: plan.replaces = array<i64: 0>
// DONATED-LABEL: @order
// DONATED-SAME: plan.replaces = array<i64: -1>
// NONE-LABEL: @order
// NONE-SAME: plan.replaces = array<i64: -1>
// UNTIED-LABEL: plan of @order
// UNTIED: in the next step no result is an argument, as is asked for (tie=none)
// UNTIED-NOT: donated
// ONLY-LABEL: plan of @order
// ONLY: in the next step no result is an argument, as the program donates none that a result can replace
func.func @order(%w: tensor<8xf32>, %x: tensor<8xf32>) -> tensor<8xf32> {
  %y = tdl.lambda (%i) in [8] on (%a = %w, %b = %x) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32> {
    %v = tdl.read %a[%i] : tensor<8xf32>
    %u = tdl.read %b[%i] : tensor<8xf32>
    %s = arith.subf %v, %u : f32
    tdl.yield %s : f32
  }
  return %y : tensor<8xf32>
}

// -----

// Where anything is donated, nothing else is tied.
// CHECK-LABEL: plan of @donated
// UNTIED-LABEL: plan of @donated
// UNTIED: in the next step no result is an argument, as is asked for (tie=none)
// UNTIED-NEXT: donated, but no result takes its place: arg1{{$}}
// CHECK: pinned by the user
// CHECK-NEXT: arg1 8/a
// CHECK-NEXT: out1 8/a
// CHECK: in the next step 1 of 2 results is an argument, as the program says (donation)
// CHECK-NEXT: out0 is arg1
// ORDER-LABEL: @donated
// ORDER-SAME: plan.replaces = array<i64: 1, -1>
// DONATED-LABEL: @donated
// DONATED-SAME: plan.replaces = array<i64: 1, -1>
// NONE-LABEL: @donated
// NONE-SAME: plan.replaces = array<i64: -1, -1>
func.func @donated(%w: tensor<8xf32>, %x: tensor<8xf32> {tf.aliasing_output = 0 : i32, plan.layout = #plan.layout<[[0]]>})
    -> (tensor<8xf32>, tensor<8xf32> {plan.layout = #plan.layout<[[0]]>}) {
  %y:2 = tdl.lambda (%i) in [8] on (%a = %w, %b = %x) : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %v = tdl.read %a[%i] : tensor<8xf32>
    %u = tdl.read %b[%i] : tensor<8xf32>
    %s = arith.subf %v, %u : f32
    tdl.yield %s, %v : f32, f32
  }
  return %y#0, %y#1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// What the program itself says is not decided again.
// CHECK-LABEL: plan of @said
// UNTIED-LABEL: plan of @said
// CHECK: in the next step 1 of 1 result is an argument, as plan.replaces says
// CHECK-NEXT: out0 is arg1
// NONE-LABEL: @said
// NONE-SAME: plan.replaces = array<i64: 1>
func.func @said(%w: tensor<8xf32>, %x: tensor<8xf32>) -> tensor<8xf32> attributes {plan.replaces = array<i64: 1>} {
  %y = tdl.lambda (%i) in [8] on (%a = %w) : (tensor<8xf32>) -> tensor<8xf32> {
    %v = tdl.read %a[%i] : tensor<8xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<8xf32>
}

// -----

// Arguments that are offered are taken by results of their type, in order;
// others are not.
// CHECK-LABEL: plan of @offered
// UNTIED-LABEL: plan of @offered
// CHECK: in the next step 1 of 2 results is an argument, as the program says (donation)
// CHECK-NEXT: out0 is arg1
// ORDER-LABEL: @offered
// ORDER-SAME: plan.replaces = array<i64: 1, -1>
// DONATED-LABEL: @offered
// DONATED-SAME: plan.replaces = array<i64: 1, -1>
// NONE-LABEL: @offered
// NONE-SAME: plan.replaces = array<i64: -1, -1>
func.func @offered(%w: tensor<8xf32> {jax.buffer_donor = false}, %x: tensor<8xf32> {jax.buffer_donor = true})
    -> (tensor<8xf32>, tensor<8xf32>) {
  %y:2 = tdl.lambda (%i) in [8] on (%a = %w, %b = %x) : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %v = tdl.read %a[%i] : tensor<8xf32>
    %u = tdl.read %b[%i] : tensor<8xf32>
    %s = arith.subf %v, %u : f32
    tdl.yield %s, %v : f32, f32
  }
  return %y#0, %y#1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// A donation that no result can take, and results of which none is of an
// argument's type.
// CHECK-LABEL: plan of @unused
// CHECK: in the next step no result is an argument, as the program donates none that a result can replace
// CHECK-NEXT: donated, but no result takes its place: params['w']
// DONATED-LABEL: @unused
// NONE-LABEL: @unused
// ORDER-LABEL: @unused
func.func @unused(%w: tensor<8xf32> {jax.buffer_donor = true} loc("params['w']")) -> tensor<4xf32> {
  %y = tdl.lambda (%i) in [4] on (%a = %w) : (tensor<8xf32>) -> tensor<4xf32> {
    %v = tdl.read %a[%i] : tensor<8xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<4xf32>
}

// -----

// CHECK-LABEL: plan of @unlike
// CHECK: in the next step no result is an argument, as no result is of an argument's type
func.func @unlike(%w: tensor<8xf32>) -> tensor<4xf32> {
  %y = tdl.lambda (%i) in [4] on (%a = %w) : (tensor<8xf32>) -> tensor<4xf32> {
    %v = tdl.read %a[%i] : tensor<8xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<4xf32>
}
