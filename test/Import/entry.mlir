// RUN: tofu-opt %s -tofu-import | tofu-opt | FileCheck %s

// Without a main, the only public function is imported. What is tdl already
// stays.
// CHECK: func.func @forward
// CHECK: tdl.lambda
// CHECK: tdl.lambda
// CHECK-NOT: func.func
func.func private @helper(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %y[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return %0 : tensor<4xf32>
}
func.func @forward(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = func.call @helper(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "stablehlo.negate"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
