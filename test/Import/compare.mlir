// RUN: tofu-opt %s -tofu-import | tofu-opt | FileCheck %s

// CHECK-LABEL: @main
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>) {
  // NaN equals nothing, and differs from everything.
  // CHECK: arith.cmpf oge
  %0 = "stablehlo.compare"(%x, %y) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // CHECK: arith.cmpf une
  %1 = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // CHECK: arith.cmpi slt
  %2 = "stablehlo.compare"(%n, %n) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  // CHECK: arith.cmpi ugt
  %3 = "stablehlo.compare"(%p, %p) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  // CHECK: math.isfinite
  %4 = "stablehlo.is_finite"(%x) : (tensor<4xf32>) -> tensor<4xi1>
  return
}
