// RUN: tofu-opt %s -tofu-import | FileCheck %s

// CHECK-LABEL: @main
func.func @main(%x: tensor<4x3xf32>, %y: tensor<3xf32>, %c: tensor<4xf32>, %h: tensor<4xf16>, %n: tensor<4xui32>, %p: tensor<1x3xi1>) {
  // The last dimensions are shared, if nothing else is said.
  // CHECK: tdl.lambda (%[[I:.*]], %[[J:.*]]) in [4, 3]
  // CHECK: tdl.read %{{.*}}[%[[J]]]
  // CHECK: arith.addf
  %0 = "chlo.broadcast_add"(%x, %y) : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  // CHECK: tdl.lambda (%[[I:.*]], %[[J:.*]]) in [4, 3]
  // CHECK: tdl.read %{{.*}}[%[[I]]]
  // CHECK: arith.cmpf olt
  %1 = "chlo.broadcast_compare"(%x, %c) <{broadcast_dimensions = array<i64: 0>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<4x3xf32>, tensor<4xf32>) -> tensor<4x3xi1>
  // CHECK: tdl.lambda (%[[I:.*]], %[[J:.*]]) in [4, 3]
  // CHECK: tdl.read %{{.*}}[0, %[[J]]]
  // CHECK: arith.select
  %2 = "chlo.broadcast_select"(%p, %x, %y) : (tensor<1x3xi1>, tensor<4x3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  // CHECK: math.atanh
  %3 = "chlo.atanh"(%c) : (tensor<4xf32>) -> tensor<4xf32>
  // Computed in f32, rounded once.
  // CHECK: arith.extf %{{.*}} : f16 to f32
  // CHECK: math.log1p %{{.*}} : f32
  // CHECK: arith.truncf %{{.*}} : f32 to f16
  %4 = "chlo.erf_inv"(%h) : (tensor<4xf16>) -> tensor<4xf16>
  // CHECK: arith.mului_extended
  %5 = "chlo.mulhi"(%n, %n) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
  // CHECK: math.isinf
  // CHECK: arith.cmpf olt
  // CHECK: arith.andi
  %6 = "chlo.is_neg_inf"(%c) : (tensor<4xf32>) -> tensor<4xi1>
  // CHECK: tdl.lambda
  // CHECK-NEXT: arith.constant 7 : i32
  %7 = "chlo.constant_like"(%n) <{value = 7 : ui32}> : (tensor<4xui32>) -> tensor<4xui32>
  // In the order of the bits, of which those of a negative number are inverted.
  // CHECK: arith.xori
  // CHECK: arith.cmpi slt
  %8 = "stablehlo.compare"(%c, %c) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // The lowest bits first.
  // CHECK: tdl.lambda (%[[I:.*]], %[[PART:.*]]) in [4, 2]
  // CHECK: arith.shrui
  // CHECK: arith.trunci
  // CHECK: arith.bitcast %{{.*}} : i16 to f16
  %9 = "stablehlo.bitcast_convert"(%c) : (tensor<4xf32>) -> tensor<4x2xf16>
  return
}
