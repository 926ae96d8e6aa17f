// RUN: tofu-opt %s -split-input-file -tofu-import | FileCheck %s

// Along another dimension than the last one: columns are given, and put back.
// CHECK-LABEL: @main
// CHECK: %[[S:.*]]:2 = tdl.lambda (%[[J:.*]]) in [8] on (%[[X:.*]] = %{{.*}}, %[[Y:.*]] = %{{.*}})
// CHECK: tdl.opaque "tofu_sort"(%[[X]][:, %[[J]]], %[[Y]][:, %[[J]]]) {descending = true, keys = 1 : i64} : (tensor<4x8xf32>, tensor<4x8xi32>) -> (tensor<4xf32>, tensor<4xi32>)
// CHECK: tdl.lambda (%[[A:.*]], %[[B:.*]]) in [4, 8] on (%[[Z:.*]] = %[[S]]#0)
// CHECK: tdl.read %[[Z]][%[[B]], %[[A]]]
// Two keys; of a vector there is no batch.
// CHECK: tdl.lambda () in [] on
// CHECK: tdl.opaque "tofu_sort"(%{{.*}}[:], %{{.*}}[:]) {keys = 2 : i64, unsigned = true}
func.func @main(%x: tensor<4x8xf32>, %y: tensor<4x8xi32>, %u: tensor<9xui8>) -> (tensor<4x8xf32>, tensor<4x8xi32>, tensor<9xui8>, tensor<9xui8>) {
  %s:2 = "stablehlo.sort"(%x, %y) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %l = "stablehlo.compare"(%a, %b) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%l) : (tensor<i1>) -> ()
  }) : (tensor<4x8xf32>, tensor<4x8xi32>) -> (tensor<4x8xf32>, tensor<4x8xi32>)
  %t:2 = "stablehlo.sort"(%u, %u) <{dimension = -1 : i64}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>, %c: tensor<ui8>, %d: tensor<ui8>):
    %l = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %e = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %m = "stablehlo.compare"(%c, %d) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %n = "stablehlo.and"(%e, %m) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %o = "stablehlo.or"(%l, %n) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%o) : (tensor<i1>) -> ()
  }) : (tensor<9xui8>, tensor<9xui8>) -> (tensor<9xui8>, tensor<9xui8>)
  return %s#0, %s#1, %t#0, %t#1 : tensor<4x8xf32>, tensor<4x8xi32>, tensor<9xui8>, tensor<9xui8>
}

// -----

// Keys of two kinds, in an order and directions of their own, of any length:
// they are put in front, and what is sorted back where it was.
// CHECK-LABEL: @mixed
// CHECK: tdl.lambda () in [] on (%[[Y:.*]] = %arg1, %[[X:.*]] = %arg0, %[[Z:.*]] = %arg2)
// CHECK: tdl.opaque "tofu_sort"(%[[Y]][:], %[[X]][:], %[[Z]][:]) {canonical = array<i64: 1, 0>, descending = array<i64: 0, 1>, keys = 2 : i64}
func.func @mixed(%x: tensor<10000xi32>, %y: tensor<10000xf32>, %z: tensor<10000xi64>) -> (tensor<10000xi32>, tensor<10000xf32>, tensor<10000xi64>) {
  %s:3 = "stablehlo.sort"(%x, %y, %z) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<f32>, %g: tensor<i64>, %h: tensor<i64>):
    %l = "stablehlo.compare"(%c, %d) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %e = "stablehlo.compare"(%c, %d) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %m = "stablehlo.compare"(%b, %a) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %o = "stablehlo.select"(%e, %m, %l) : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%o) : (tensor<i1>) -> ()
  }) : (tensor<10000xi32>, tensor<10000xf32>, tensor<10000xi64>) -> (tensor<10000xi32>, tensor<10000xf32>, tensor<10000xi64>)
  return %s#0, %s#1, %s#2 : tensor<10000xi32>, tensor<10000xf32>, tensor<10000xi64>
}

// -----

// What is compared last may be by LE or GE: as by LT or GT. In front of that it
// would be another order.
// CHECK-LABEL: @weak
// CHECK: tdl.opaque "tofu_sort"(%{{.*}}[:], %{{.*}}[:]) {canonical = true, descending = true, keys = 1 : i64}
// CHECK: tdl.opaque "tofu_sort"(%{{.*}}[:], %{{.*}}[:]) {descending = array<i64: 1, 0>, keys = 2 : i64}
// CHECK: tdl.reduce sum
func.func @weak(%x: tensor<10000xf32>, %y: tensor<10000xi32>, %z: tensor<8xi32>) -> (tensor<10000xf32>, tensor<10000xi32>, tensor<8xi32>) {
  %s:2 = "stablehlo.sort"(%x, %y) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %l = "stablehlo.compare"(%b, %a) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%l) : (tensor<i1>) -> ()
  }) : (tensor<10000xf32>, tensor<10000xi32>) -> (tensor<10000xf32>, tensor<10000xi32>)
  %t:2 = "stablehlo.sort"(%y, %y) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %l = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %e = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %m = "stablehlo.compare"(%c, %d) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %n = "stablehlo.and"(%e, %m) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %o = "stablehlo.or"(%l, %n) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%o) : (tensor<i1>) -> ()
  }) : (tensor<10000xi32>, tensor<10000xi32>) -> (tensor<10000xi32>, tensor<10000xi32>)
  %u:2 = "stablehlo.sort"(%z, %z) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %l = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %e = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %m = "stablehlo.compare"(%c, %d) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %n = "stablehlo.and"(%e, %m) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %o = "stablehlo.or"(%l, %n) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%o) : (tensor<i1>) -> ()
  }) : (tensor<8xi32>, tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>)
  return %s#0, %t#0, %u#0 : tensor<10000xf32>, tensor<10000xi32>, tensor<8xi32>
}

// -----

// Many elements by a comparison of its own: a network of 14 * 15 / 2 stages.
// CHECK-LABEL: @network
// CHECK: arith.constant dense<{{.*}}> : tensor<105x3xi32>
// CHECK: tdl.while {{.*}} trips 105
// CHECK: math.absf
func.func @network(%x: tensor<2x8193xf32>) -> tensor<2x8193xf32> {
  %s = "stablehlo.sort"(%x) <{dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.abs"(%a) : (tensor<f32>) -> tensor<f32>
    %d = "stablehlo.abs"(%b) : (tensor<f32>) -> tensor<f32>
    %l = "stablehlo.compare"(%c, %d) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%l) : (tensor<i1>) -> ()
  }) : (tensor<2x8193xf32>) -> tensor<2x8193xf32>
  return %s : tensor<2x8193xf32>
}
