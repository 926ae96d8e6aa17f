// RUN: tofu-opt %s -tofu-import | tofu-opt | FileCheck %s

// Bodies that no built-in combiner is become combiners; equal ones are one.
// CHECK:      tdl.combiner @maximum_ui32 identity [0 : i32] {
// CHECK-NEXT: ^bb0(%[[A:.*]]: i32, %[[B:.*]]: i32):
// CHECK-NEXT: %[[M:.*]] = arith.maxui %[[A]], %[[B]] : i32
// CHECK-NEXT: tdl.yield %[[M]] : i32
// CHECK:      tdl.combiner @and_i32 identity [-1 : i32] {

// Initial values that are known are the identity.
// CHECK:      tdl.combiner @fold identity [0xFF800000 : f32, 0 : i32] {
// CHECK-NEXT: ^bb0(%[[X:.*]]: f32, %[[I:.*]]: i32, %[[Y:.*]]: f32, %[[J:.*]]: i32):
// CHECK-NEXT: arith.cmpf ogt, %[[X]], %[[Y]] : f32

// Others are folded in afterwards; a flag says whether there is anything to fold.
// CHECK:      tdl.combiner @fold_1 identity [false, 0.000000e+00 : f32, 0 : i32] {
// CHECK-NEXT: ^bb0(%[[SEEN:.*]]: i1, %{{.*}}: f32, %{{.*}}: i32, %[[SEEN2:.*]]: i1, %{{.*}}: f32, %{{.*}}: i32):
// CHECK-NEXT: %[[ANY:.*]] = arith.ori %[[SEEN]], %[[SEEN2]] : i1
// CHECK:      tdl.yield %[[ANY]], %{{.*}}, %{{.*}} : i1, f32, i32
// CHECK-NOT:  tdl.combiner

// CHECK-LABEL: @main
func.func @main(%u: tensor<4x3xui32>, %x: tensor<4x3xf32>, %i: tensor<4x3xi32>, %f: tensor<f32>, %n: tensor<i32>) {
  // CHECK: tdl.reduce @maximum_ui32 (%{{.*}}) in [4] : i32
  %zero = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
  %0 = "stablehlo.reduce"(%u, %zero) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %m = "stablehlo.maximum"(%a, %b) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    "stablehlo.return"(%m) : (tensor<ui32>) -> ()
  }) : (tensor<4x3xui32>, tensor<ui32>) -> tensor<3xui32>
  // CHECK: tdl.reduce @maximum_ui32 (%{{.*}}) in [3] : i32
  %1 = "stablehlo.reduce"(%u, %zero) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %m = "stablehlo.maximum"(%a, %b) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    "stablehlo.return"(%m) : (tensor<ui32>) -> ()
  }) : (tensor<4x3xui32>, tensor<ui32>) -> tensor<4xui32>
  // The identity is known, the initial value is not.
  // CHECK: %[[AND:.*]] = tdl.lambda
  // CHECK-NEXT: tdl.reduce @and_i32 (%{{.*}}) in [3] : i32
  // CHECK: tdl.lambda {{.*}} on (%{{.*}} = %arg4, %{{.*}} = %[[AND]])
  // CHECK: arith.andi
  %2 = "stablehlo.reduce"(%i, %n) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %m = "stablehlo.and"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%m) : (tensor<i32>) -> ()
  }) : (tensor<4x3xi32>, tensor<i32>) -> tensor<4xi32>
  // The index of the greatest, as JAX says it.
  // CHECK: tdl.lambda {{.*}} -> (tensor<4xf32>, tensor<4xi32>)
  // CHECK-NEXT: %[[M:.*]]:2 = tdl.reduce @fold (%{{.*}}) in [3] : f32, i32
  // CHECK: tdl.yield %[[M]]#0, %[[M]]#1 : f32, i32
  %low = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
  %first = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %3:2 = "stablehlo.reduce"(%x, %i, %low, %first) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %j: tensor<i32>, %b: tensor<f32>, %k: tensor<i32>):
    %g = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = "stablehlo.select"(%g, %a, %b) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %w = "stablehlo.select"(%g, %j, %k) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%v, %w) : (tensor<f32>, tensor<i32>) -> ()
  }) : (tensor<4x3xf32>, tensor<4x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
  // CHECK: %[[F:.*]]:3 = tdl.lambda {{.*}} -> (tensor<4xi1>, tensor<4xf32>, tensor<4xi32>)
  // CHECK-NEXT: tdl.reduce @fold_1 (%{{.*}}) in [3] : i1, f32, i32
  // CHECK-NEXT: %{{.*}} = tdl.read
  // CHECK: tdl.lambda {{.*}} on (%{{.*}} = %arg3, %{{.*}} = %arg4, %[[SEEN:.*]] = %[[F]]#0, %{{.*}} = %[[F]]#1, %{{.*}} = %[[F]]#2)
  // CHECK: %[[ANY:.*]] = tdl.read %[[SEEN]]
  // CHECK: arith.select %[[ANY]]
  %4:2 = "stablehlo.reduce"(%x, %i, %f, %n) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %j: tensor<i32>, %b: tensor<f32>, %k: tensor<i32>):
    %g = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = "stablehlo.select"(%g, %a, %b) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %w = "stablehlo.select"(%g, %j, %k) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%v, %w) : (tensor<f32>, tensor<i32>) -> ()
  }) : (tensor<4x3xf32>, tensor<4x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
  // A function for each value: a fold for each.
  // CHECK: tdl.reduce sum (%{{.*}}) in [3] : f32
  // CHECK: tdl.reduce min (%{{.*}}) in [3] : i32
  %5:2 = "stablehlo.reduce"(%x, %i, %f, %n) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %j: tensor<i32>, %b: tensor<f32>, %k: tensor<i32>):
    %v = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %w = "stablehlo.minimum"(%k, %j) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%v, %w) : (tensor<f32>, tensor<i32>) -> ()
  }) : (tensor<4x3xf32>, tensor<4x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
  // CHECK: arith.minsi
  return
}
