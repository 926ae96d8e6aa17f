// RUN: tofu-opt %s -tofu-import | tofu-opt | FileCheck %s

// Calls are inlined, nested and repeated ones too; attributes stay; the other
// functions go. Locations are those of the operations.
// CHECK: module @step attributes {mhlo.num_partitions = 1 : i32}
// CHECK: func.func public @main(%arg0: tensor<4xf32> {jax.name = "x", tf.aliasing_output = 0 : i32}) -> (tensor<4xf32> {jax.result_info = "y"})
// CHECK: %[[A:.*]] = tdl.lambda {{.*}} = %arg0)
// CHECK: math.exp
// CHECK: %[[B:.*]] = tdl.lambda {{.*}} = %[[A]])
// CHECK: math.exp
// CHECK: %[[C:.*]] = tdl.lambda {{.*}} = %[[B]], %{{.*}} = %[[A]])
// CHECK: arith.addf
// CHECK: return %[[C]]
// CHECK-NOT: func.func
module @step attributes {mhlo.num_partitions = 1 : i32} {
  func.func public @main(%x: tensor<4xf32> {jax.name = "x", tf.aliasing_output = 0 : i32}) -> (tensor<4xf32> {jax.result_info = "y"}) {
    %0:2 = "func.call"(%x) <{callee = @None}> : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %1 = "stablehlo.add"(%0#0, %0#1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @None(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = func.call @inner(%x) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = func.call @inner(%0) : (tensor<4xf32>) -> tensor<4xf32>
    return %1, %0 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @inner(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.exponential"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
