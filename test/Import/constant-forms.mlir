// RUN: tofu-opt %s -tofu-import | FileCheck %s

// Constants, whatever way they are written in.
// CHECK-LABEL: @main
func.func @main() -> (tensor<4xf32>, tensor<2xui16>, tensor<3xi1>, tensor<5xf64>) {
  // CHECK: arith.constant dense<[0.000000e+00, 5.000000e+00, 0.000000e+00, 7.000000e+00]> : tensor<4xf32>
  %0 = "stablehlo.constant"() <{value = sparse<[[1], [3]], [5.0, 7.0]> : tensor<4xf32>}> : () -> tensor<4xf32>
  // CHECK: arith.constant dense<[-1, 3]> : tensor<2xi16>
  %1 = "stablehlo.constant"() <{value = dense_resource<u16> : tensor<2xui16>}> : () -> tensor<2xui16>
  // CHECK: arith.constant dense<[true, false, true]> : tensor<3xi1>
  %2 = "stablehlo.constant"() <{value = dense_resource<flags> : tensor<3xi1>}> : () -> tensor<3xi1>
  // CHECK: tdl.lambda {{.*}} in [5] : () -> tensor<5xf64>
  // CHECK-NEXT: arith.constant 0.000000e+00 : f64
  %3 = "stablehlo.constant"() <{value = sparse<[], []> : tensor<5xf64>}> : () -> tensor<5xf64>
  return %0, %1, %2, %3 : tensor<4xf32>, tensor<2xui16>, tensor<3xi1>, tensor<5xf64>
}

{-#
  dialect_resources: { builtin: { u16: "0x02000000FFFF0300", flags: "0x01000000010001" } }
#-}
