// RUN: tofu-opt %s -tofu-import | tofu-opt | FileCheck %s

// CHECK-LABEL: @main
func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>, %n: tensor<4xi32>, %p: tensor<i1>, %q: tensor<4xi1>) {
  // CHECK: tdl.lambda (%[[I:.*]], %[[J:.*]]) in [4, 3] on (%[[X:.*]] = %arg0, %[[Y:.*]] = %arg1)
  // CHECK-NEXT: %[[V:.*]] = tdl.read %[[X]][%[[I]], %[[J]]]
  // CHECK-NEXT: %[[W:.*]] = tdl.read %[[Y]][%[[I]], %[[J]]]
  // CHECK-NEXT: arith.subf %[[V]], %[[W]] : f32
  %0 = "stablehlo.subtract"(%x, %y) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  // One operand for a tensor that is given twice.
  // CHECK: on (%{{.*}} = %arg0) : (tensor<4x3xf32>)
  // CHECK: arith.maximumf
  %1 = "stablehlo.maximum"(%x, %x) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  // CHECK: arith.maxsi
  %2 = "stablehlo.maximum"(%n, %n) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  // CHECK: %[[V:.*]] = tdl.read
  // CHECK: arith.mulf %[[V]], %[[V]]
  %3 = "chlo.square"(%x) : (tensor<4x3xf32>) -> tensor<4x3xf32>
  // CHECK: math.powf
  %4 = "stablehlo.power"(%x, %y) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  // CHECK: %[[P:.*]] = tdl.read %{{.*}}[] : tensor<i1>
  // CHECK: arith.select %[[P]]
  %5 = "stablehlo.select"(%p, %x, %y) : (tensor<i1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  // On booleans, add is or.
  // CHECK: arith.ori
  %6 = "stablehlo.add"(%q, %q) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  // CHECK: %[[ONES:.*]] = arith.constant true
  // CHECK: arith.xori %{{.*}}, %[[ONES]]
  %7 = "stablehlo.not"(%q) : (tensor<4xi1>) -> tensor<4xi1>
  // CHECK: math.log1p
  %8 = "stablehlo.log_plus_one"(%x) : (tensor<4x3xf32>) -> tensor<4x3xf32>
  // A shift by the width or more gives 0.
  // CHECK: arith.cmpi ult
  // CHECK: arith.shrui
  // CHECK: arith.select
  %9 = "stablehlo.shift_right_logical"(%n, %n) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  // CHECK: %[[LOW:.*]] = arith.maximumf
  // CHECK: arith.minimumf %[[LOW]]
  %10 = "stablehlo.clamp"(%x, %y, %x) : (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  // CHECK: math.copysign
  %11 = "stablehlo.sign"(%x) : (tensor<4x3xf32>) -> tensor<4x3xf32>
  // CHECK: arith.divf
  %12 = "stablehlo.logistic"(%x) : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}
