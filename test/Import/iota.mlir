// RUN: tofu-opt %s -tofu-import | tofu-opt | FileCheck %s

// Floats count by way of an integer.
// CHECK: tdl.lambda (%{{.*}}, %[[J:.*]]) in [2, 5]
// CHECK-NEXT: %[[N:.*]] = arith.index_cast %[[J]] : index to i64
// CHECK-NEXT: arith.sitofp %[[N]] : i64 to f32
func.func @main() -> tensor<2x5xf32> {
  %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xf32>
  return %0 : tensor<2x5xf32>
}
