// RUN: tofu-opt %s -tofu-import -verify-diagnostics | FileCheck %s

// What the program does not call is left out, with a warning if it is public.
// CHECK: func.func @main
// CHECK-NOT: func.func
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = func.call @called(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @called(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// expected-warning @below {{'eval' is left out: the program is 'main', which does not call it}}
func.func @eval(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = func.call @called(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @hidden(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
