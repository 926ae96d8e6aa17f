// RUN: tofu-opt %s -tofu-import -mlir-print-debuginfo -mlir-print-local-scope | FileCheck %s

// A lambda has the location of its operation, and its name.
// CHECK: tdl.lambda
// CHECK: } loc("negate"("step.py":7:3))

// A function that is shared has none: what is in it is where it is called.
// CHECK: tdl.lambda
// CHECK: } loc("max:"("jit(step)/jit(relu)"("step.py":8:3)))
// CHECK: tdl.lambda
// CHECK: } loc("max:"("jit(step)/jit(relu)"("step.py":9:5)))

// In a loop it is where the loop is.
// CHECK: tdl.while
// CHECK: } loc("tanh"("while"("step.py":11:5)))

// The name of a constant's function is not its own.
// CHECK: tdl.lambda
// CHECK: } loc("jit(step)/iota")
func.func private @relu(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = func.call @inner(%x) : (tensor<4xf32>) -> tensor<4xf32> loc("jit")
  return %0 : tensor<4xf32> loc(unknown)
} loc(unknown)
func.func private @inner(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.abs"(%x) : (tensor<4xf32>) -> tensor<4xf32> loc("max:")
  return %0 : tensor<4xf32> loc(unknown)
} loc(unknown)
func.func @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xi32>) {
  %0 = "stablehlo.negate"(%x) : (tensor<4xf32>) -> tensor<4xf32> loc("step.py":7:3)
  %1 = func.call @relu(%0) : (tensor<4xf32>) -> tensor<4xf32> loc("jit(step)/jit(relu)"("step.py":8:3))
  %2 = func.call @relu(%1) : (tensor<4xf32>) -> tensor<4xf32> loc("jit(step)/jit(relu)"("step.py":9:5))
  %3 = "stablehlo.while"(%2) ({
  ^bb0(%a: tensor<4xf32>):
    %c = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1> loc(unknown)
    "stablehlo.return"(%c) : (tensor<i1>) -> () loc(unknown)
  }, {
  ^bb0(%a: tensor<4xf32>):
    %t = "stablehlo.tanh"(%a) : (tensor<4xf32>) -> tensor<4xf32> loc("tanh")
    "stablehlo.return"(%t) : (tensor<4xf32>) -> () loc(unknown)
  }) : (tensor<4xf32>) -> tensor<4xf32> loc("while"("step.py":11:5))
  %4 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32> loc("jit(step)")
  return %3, %4 : tensor<4xf32>, tensor<4xi32>
}
