// RUN: tofu-opt %s -split-input-file -tofu-import | FileCheck %s

// A tuple is its elements, also where a function returns it, and a token is
// nothing.
// CHECK-LABEL: @main
// CHECK: %[[RE:.*]] = tdl.lambda
// CHECK: %[[IM:.*]] = tdl.lambda
// CHECK: %[[Z:.*]] = tdl.lambda {{.*}} on (%{{.*}} = %[[RE]], %{{.*}} = %[[IM]])
// CHECK: return %arg0, %[[Z]] : tensor<4xf32>, tensor<2x2xf32>
func.func @main(%x: tensor<4xf32>, %z: tensor<2xcomplex<f32>>) -> (tensor<4xf32>, tensor<2xcomplex<f32>>) {
  %t, %k = call @pair(%z, %x) : (tensor<2xcomplex<f32>>, tensor<4xf32>) -> (tuple<tensor<2xcomplex<f32>>, tuple<tensor<4xf32>>>, !stablehlo.token)
  %a = "stablehlo.after_all"(%k, %k) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
  %u = "stablehlo.get_tuple_element"(%t) <{index = 1 : i32}> : (tuple<tensor<2xcomplex<f32>>, tuple<tensor<4xf32>>>) -> tuple<tensor<4xf32>>
  %v = "stablehlo.get_tuple_element"(%u) <{index = 0 : i32}> : (tuple<tensor<4xf32>>) -> tensor<4xf32>
  %w = "stablehlo.get_tuple_element"(%t) <{index = 0 : i32}> : (tuple<tensor<2xcomplex<f32>>, tuple<tensor<4xf32>>>) -> tensor<2xcomplex<f32>>
  return %v, %w : tensor<4xf32>, tensor<2xcomplex<f32>>
}
func.func private @pair(%z: tensor<2xcomplex<f32>>, %x: tensor<4xf32>) -> (tuple<tensor<2xcomplex<f32>>, tuple<tensor<4xf32>>>, !stablehlo.token) {
  %k = "stablehlo.create_token"() : () -> !stablehlo.token
  %u = "stablehlo.tuple"(%x) : (tensor<4xf32>) -> tuple<tensor<4xf32>>
  %t = "stablehlo.tuple"(%z, %u) : (tensor<2xcomplex<f32>>, tuple<tensor<4xf32>>) -> tuple<tensor<2xcomplex<f32>>, tuple<tensor<4xf32>>>
  return %t, %k : tuple<tensor<2xcomplex<f32>>, tuple<tensor<4xf32>>>, !stablehlo.token
}

// -----

// Each is alone with itself, whatever its number is.
// CHECK-LABEL: @alone
// CHECK-NEXT: return %arg0
func.func @alone(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  %s = "stablehlo.cross-replica-sum"(%a) <{replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  %p = "stablehlo.collective_permute"(%s) <{source_target_pairs = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %p : tensor<4xf32>
}
