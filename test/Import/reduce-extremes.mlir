// RUN: tofu-opt %s -tofu-import | FileCheck %s

// What a maximum or a minimum starts with is the infinity, in a type that has
// none its largest number: an initial value that is that is dropped.
// CHECK-LABEL: @main
func.func @main(%x: tensor<4x8xf8E4M3FN>, %y: tensor<4x8xf8E5M2>)
    -> (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<4xf8E5M2>) {
  %least = "stablehlo.constant"() <{value = dense<-448.0> : tensor<f8E4M3FN>}> : () -> tensor<f8E4M3FN>
  %most = "stablehlo.constant"() <{value = dense<448.0> : tensor<f8E4M3FN>}> : () -> tensor<f8E4M3FN>
  %inf = "stablehlo.constant"() <{value = dense<0xFC> : tensor<f8E5M2>}> : () -> tensor<f8E5M2>
  // CHECK: tdl.reduce max (%{{.*}}) in [8] : f8E4M3FN
  // CHECK-NOT: arith.maximumf
  %0 = "stablehlo.reduce"(%x, %least) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %m = "stablehlo.maximum"(%a, %b) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    "stablehlo.return"(%m) : (tensor<f8E4M3FN>) -> ()
  }) : (tensor<4x8xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
  // CHECK: tdl.reduce min (%{{.*}}) in [8] : f8E4M3FN
  // CHECK-NOT: arith.minimumf
  %1 = "stablehlo.reduce"(%x, %most) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %m = "stablehlo.minimum"(%a, %b) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    "stablehlo.return"(%m) : (tensor<f8E4M3FN>) -> ()
  }) : (tensor<4x8xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
  // CHECK: tdl.reduce max (%{{.*}}) in [8] : f8E5M2
  // CHECK-NOT: arith.maximumf
  %2 = "stablehlo.reduce"(%y, %inf) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>):
    %m = "stablehlo.maximum"(%a, %b) : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
    "stablehlo.return"(%m) : (tensor<f8E5M2>) -> ()
  }) : (tensor<4x8xf8E5M2>, tensor<f8E5M2>) -> tensor<4xf8E5M2>
  return %0, %1, %2 : tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<4xf8E5M2>
}
