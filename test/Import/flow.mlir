// RUN: tofu-opt %s -tofu-import -split-input-file | FileCheck %s

// A loop with states of several types, values from outside, and a call inside.
// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>, %[[N:.*]]: tensor<i32> {tdl.unsigned})
// CHECK: %[[R:.*]]:2 = tdl.while (%[[I:.*]] = %{{.*}}, %[[V:.*]] = %[[X]]) : tensor<i32>, tensor<4xf32>
// CHECK-NEXT: cond {
// CHECK: tdl.lambda () in [] on (%{{.*}} = %[[I]], %{{.*}} = %[[N]])
// CHECK: arith.cmpi ult
// CHECK: tdl.yield %{{.*}} : tensor<i1>
// CHECK: } do {
// CHECK: arith.addf
// CHECK: tdl.yield %{{.*}}, %{{.*}} : tensor<i32>, tensor<4xf32>
// CHECK: return %[[R]]#1
func.func @loop(%x: tensor<4xf32>, %n: tensor<ui32>) -> tensor<4xf32> {
  %zero = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
  %r:2 = "stablehlo.while"(%zero, %x) ({
  ^bb0(%i: tensor<ui32>, %v: tensor<4xf32>):
    %p = "stablehlo.compare"(%i, %n) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<ui32>, %v: tensor<4xf32>):
    %one = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %j = "stablehlo.add"(%i, %one) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %w = func.call @twice(%v) : (tensor<4xf32>) -> tensor<4xf32>
    "stablehlo.return"(%j, %w) : (tensor<ui32>, tensor<4xf32>) -> ()
  }) : (tensor<ui32>, tensor<4xf32>) -> (tensor<ui32>, tensor<4xf32>)
  return %r#1 : tensor<4xf32>
}
func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = "stablehlo.add"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// The first region of an `if` is for true, which is the branch with number 1.
// CHECK-LABEL: func.func @branches
// CHECK-SAME: (%[[P:.*]]: tensor<i1>, %[[N:.*]]: tensor<i32>, %[[X:.*]]: tensor<4xf32>)
// CHECK: %[[Y:.*]] = tdl.case %[[P]] : tensor<i1> -> tensor<4xf32> {
// CHECK-NEXT: tdl.yield %[[X]] : tensor<4xf32>
// CHECK-NEXT: } {
// CHECK: arith.negf
// CHECK: %[[Z:.*]] = tdl.case %[[N]] : tensor<i32> -> tensor<4xf32> {
// CHECK-NEXT: tdl.yield %[[X]]
// CHECK-NEXT: } {
// CHECK-NEXT: tdl.yield %[[Y]]
// CHECK: return %[[Z]]
func.func @branches(%p: tensor<i1>, %n: tensor<i32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %y = "stablehlo.if"(%p) ({
    %m = "stablehlo.negate"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    "stablehlo.return"(%m) : (tensor<4xf32>) -> ()
  }, {
    %b = "stablehlo.optimization_barrier"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    "stablehlo.return"(%b) : (tensor<4xf32>) -> ()
  }) : (tensor<i1>) -> tensor<4xf32>
  %z = "stablehlo.case"(%n) ({
    "stablehlo.return"(%x) : (tensor<4xf32>) -> ()
  }, {
    "stablehlo.return"(%y) : (tensor<4xf32>) -> ()
  }) : (tensor<i32>) -> tensor<4xf32>
  return %z : tensor<4xf32>
}

// -----

// A composite is what it is composed of.
// CHECK-LABEL: func.func public @composite
// CHECK: arith.addf
// CHECK-NOT: func.func
func.func public @composite(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = "stablehlo.composite"(%x) <{name = "my.twice", decomposition = @twice, composite_attributes = {}, version = 1 : i32}> : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = "stablehlo.add"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
