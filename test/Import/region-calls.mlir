// RUN: tofu-opt %s -tofu-import | FileCheck %s
// RUN: tofu-opt %s | FileCheck %s --check-prefix=READ

// JAX calls a function of its own in the body of a reduce, which MLIR takes for
// an unknown table of symbols.
// CHECK:      tdl.combiner @fold
// CHECK:        arith.select
// CHECK-NOT:  call
// READ:       "stablehlo.reduce"
// READ:         "stablehlo.compare"
// READ:         "stablehlo.select"
// READ:         "stablehlo.return"
// READ:       call @other
func.func @main(%x: tensor<3x4xf32>) -> (tensor<3xf32>, tensor<f32>) {
  %z = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %r = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "func.call"(%a, %b) <{callee = @pick}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
  %o = func.call @other(%z) : (tensor<f32>) -> tensor<f32>
  return %r, %o : tensor<3xf32>, tensor<f32>
}
func.func private @pick(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %c = func.call @compare(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %s = "stablehlo.select"(%c, %a, %b) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  return %s : tensor<f32>
}
func.func private @compare(%a: tensor<f32>, %b: tensor<f32>) -> tensor<i1> {
  %c = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %c : tensor<i1>
}
func.func private @other(%a: tensor<f32>) -> tensor<f32> {
  return %a : tensor<f32>
}
