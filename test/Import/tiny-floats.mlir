// RUN: tofu-opt %s -tofu-import | FileCheck %s

// A cast to what has not all of its numbers goes by way of a wider type: f16 has
// no 2^127, f8E8M0FNU no zero.
// CHECK-LABEL: @main
func.func @main(%x: tensor<4xf8E8M0FNU>, %y: tensor<4xf4E2M1FN>)
    -> (tensor<4xf16>, tensor<4xf32>, tensor<4xf8E8M0FNU>, tensor<4xf6E2M3FN>, tensor<4xi1>) {
  // CHECK:      %[[WIDE:.*]] = arith.extf {{.*}} : f8E8M0FNU to f32
  // CHECK-NEXT: arith.truncf %[[WIDE]] : f32 to f16
  %0 = "stablehlo.convert"(%x) : (tensor<4xf8E8M0FNU>) -> tensor<4xf16>
  // CHECK: arith.extf {{.*}} : f8E8M0FNU to f32
  %1 = "stablehlo.convert"(%x) : (tensor<4xf8E8M0FNU>) -> tensor<4xf32>
  // CHECK:      %[[OTHER:.*]] = arith.extf {{.*}} : f4E2M1FN to f32
  // CHECK-NEXT: arith.truncf %[[OTHER]] : f32 to f8E8M0FNU
  %2 = "stablehlo.convert"(%y) : (tensor<4xf4E2M1FN>) -> tensor<4xf8E8M0FNU>
  // CHECK: arith.extf {{.*}} : f4E2M1FN to f6E2M3FN
  %3 = "stablehlo.convert"(%y) : (tensor<4xf4E2M1FN>) -> tensor<4xf6E2M3FN>
  // What is not zero is all of it: 0 becomes NaN.
  // CHECK: arith.constant 0xFF : f8E8M0FNU
  %4 = "stablehlo.convert"(%x) : (tensor<4xf8E8M0FNU>) -> tensor<4xi1>
  "func.return"(%0, %1, %2, %3, %4) : (tensor<4xf16>, tensor<4xf32>, tensor<4xf8E8M0FNU>, tensor<4xf6E2M3FN>, tensor<4xi1>) -> ()
}
