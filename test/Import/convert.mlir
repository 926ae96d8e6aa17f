// RUN: tofu-opt %s -tofu-import | tofu-opt | FileCheck %s

// CHECK-LABEL: @main
func.func @main(%f: tensor<4xf32>, %h: tensor<4xf16>, %n: tensor<4xi32>, %p: tensor<4xi1>) {
  // CHECK: arith.uitofp %{{.*}} : i1 to f32
  %0 = "stablehlo.convert"(%p) : (tensor<4xi1>) -> tensor<4xf32>
  // CHECK: arith.cmpf une
  %1 = "stablehlo.convert"(%f) : (tensor<4xf32>) -> tensor<4xi1>
  // CHECK: arith.fptosi %{{.*}} : f32 to i32
  %2 = "stablehlo.convert"(%f) : (tensor<4xf32>) -> tensor<4xi32>
  // CHECK: arith.trunci %{{.*}} : i32 to i8
  %3 = "stablehlo.convert"(%n) : (tensor<4xi32>) -> tensor<4xi8>
  // CHECK: arith.truncf %{{.*}} : f32 to bf16
  %4 = "stablehlo.convert"(%f) : (tensor<4xf32>) -> tensor<4xbf16>
  // CHECK: %[[WIDE:.*]] = arith.extf %{{.*}} : f16 to f32
  // CHECK: arith.truncf %[[WIDE]] : f32 to bf16
  %5 = "stablehlo.convert"(%h) : (tensor<4xf16>) -> tensor<4xbf16>
  // CHECK: arith.bitcast %{{.*}} : f32 to i32
  %6 = "stablehlo.bitcast_convert"(%f) : (tensor<4xf32>) -> tensor<4xui32>
  return
}
