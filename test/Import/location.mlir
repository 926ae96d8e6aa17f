// RUN: tofu-opt %s -tofu-import -mlir-print-debuginfo -mlir-print-local-scope | FileCheck %s

// A lambda has the location of its operation, and its name.
// CHECK: tdl.lambda
// CHECK: } loc("negate"("step.py":7:3))
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.negate"(%x) : (tensor<4xf32>) -> tensor<4xf32> loc("step.py":7:3)
  return %0 : tensor<4xf32>
}
