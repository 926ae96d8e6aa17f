// Two parameters that swap places from step to step, so that feeding them copies on
// each rank; a batch; a loss.
func.func @main(%a: tensor<4x8x8xf32> {tf.aliasing_output = 0 : i32}, %b: tensor<4x8x8xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<4x8x8xf32>) -> (tensor<4x8x8xf32>, tensor<4x8x8xf32>, tensor<f32>) {
  %zero = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %y = "stablehlo.dot_general"(%x, %a) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
  %z = "stablehlo.dot_general"(%y, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2]>}> : (tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
  %t = "stablehlo.cosine"(%z) : (tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
  %c = "stablehlo.dot_general"(%b, %t) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
  %d = "stablehlo.dot_general"(%a, %t) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2]>}> : (tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
  %loss = "stablehlo.reduce"(%t, %zero) <{dimensions = array<i64: 0, 1, 2>}> ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %s = "stablehlo.add"(%l, %r) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<f32>
  return %c, %d, %loss : tensor<4x8x8xf32>, tensor<4x8x8xf32>, tensor<f32>
}
