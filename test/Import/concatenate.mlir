// RUN: tofu-opt %s -tofu-import | tofu-opt | FileCheck %s

// A chain of `else`, the last operand innermost.
// CHECK: tdl.lambda (%[[I:.*]], %[[J:.*]]) in [2, 9] on (%[[A:.*]] = %arg0, %[[B:.*]] = %arg1, %[[C:.*]] = %arg2)
// CHECK: %[[C0:.*]] = tdl.read %[[C]][%[[I]], %[[J]] - 7] else %{{.*}} : tensor<2x2xf32>
// CHECK: %[[B0:.*]] = tdl.read %[[B]][%[[I]], %[[J]] - 3] else %[[C0]] : tensor<2x4xf32>
// CHECK: tdl.read %[[A]][%[[I]], %[[J]]] else %[[B0]] : tensor<2x3xf32>
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>, %c: tensor<2x2xf32>) -> tensor<2x9xf32> {
  %0 = "stablehlo.concatenate"(%a, %b, %c) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x4xf32>, tensor<2x2xf32>) -> tensor<2x9xf32>
  return %0 : tensor<2x9xf32>
}
