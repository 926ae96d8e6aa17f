// RUN: tofu-opt %s -tofu-import -split-input-file 2>&1 | FileCheck %s --implicit-check-not=warning

// A function of any extents is one for each shape that it is called with, and
// sizes are numbers there.
// CHECK-LABEL: func.func @calls
// CHECK-SAME: -> (tensor<4xf32>, tensor<2xf32>)
// CHECK: arith.constant 4 : i32
// CHECK: arith.divf
// CHECK: tdl.yield
// CHECK-NEXT: }
// CHECK-NOT: in [4]
// CHECK: arith.constant 2 : i32
// CHECK: tdl.lambda (%{{.*}}) in [2]
// CHECK: arith.divf
func.func @calls(%x: tensor<4xf32>, %y: tensor<2xf32>) -> (tensor<4xf32>, tensor<2xf32>) {
  %0 = "stablehlo.convert"(%x) : (tensor<4xf32>) -> tensor<?xf32>
  %1 = "stablehlo.convert"(%y) : (tensor<2xf32>) -> tensor<?xf32>
  %2 = call @mean(%0) : (tensor<?xf32>) -> tensor<?xf32>
  %3 = call @mean(%1) : (tensor<?xf32>) -> tensor<?xf32>
  %4 = "stablehlo.convert"(%2) : (tensor<?xf32>) -> tensor<4xf32>
  %5 = "stablehlo.convert"(%3) : (tensor<?xf32>) -> tensor<2xf32>
  return %4, %5 : tensor<4xf32>, tensor<2xf32>
}
func.func private @mean(%x: tensor<?xf32>) -> tensor<?xf32> {
  %n = "stablehlo.get_dimension_size"(%x) <{dimension = 0 : i64}> : (tensor<?xf32>) -> tensor<i32>
  %one = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %holds = "stablehlo.compare"(%n, %one) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
  "stablehlo.custom_call"(%holds, %n) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "too few: {0}"} : (tensor<i1>, tensor<i32>) -> ()
  %f = "stablehlo.convert"(%n) : (tensor<i32>) -> tensor<f32>
  %s = "stablehlo.reshape"(%n) : (tensor<i32>) -> tensor<1xi32>
  %all = "stablehlo.dynamic_broadcast_in_dim"(%f, %s) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %r = "stablehlo.divide"(%x, %all) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// Numbers that extents are computed with, also by functions:
// (3 * 5 - 1) / 2 + max(3, 5) = 12, of which 12 / 2 rows of 2 are made.
// CHECK-LABEL: func.func @numbers
// CHECK: tdl.lambda (%{{.*}}) in [12]
// CHECK: tdl.lambda (%[[I:.*]], %[[J:.*]]) in [6, 2]
// CHECK: tdl.read %{{.*}}[%[[I]] * 2 + %[[J]]]
func.func @numbers(%x: tensor<3x5xf32>) -> tensor<6x2xi32> {
  %a = "stablehlo.get_dimension_size"(%x) <{dimension = 0 : i64}> : (tensor<3x5xf32>) -> tensor<i32>
  %b = "stablehlo.get_dimension_size"(%x) <{dimension = 1 : i64}> : (tensor<3x5xf32>) -> tensor<i32>
  %ab = "stablehlo.multiply"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %one = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %less = "stablehlo.subtract"(%ab, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %two = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %half = call @quotient(%less, %two) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %greater = "stablehlo.maximum"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %n = "stablehlo.add"(%half, %greater) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %list = "stablehlo.reshape"(%n) : (tensor<i32>) -> tensor<1xi32>
  %numbers = "stablehlo.dynamic_iota"(%list) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<?xi32>
  %six = call @quotient(%n, %two) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %rows = "stablehlo.reshape"(%six) : (tensor<i32>) -> tensor<1xi32>
  %columns = "stablehlo.constant"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  %shape = "stablehlo.concatenate"(%rows, %columns) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %r = "stablehlo.dynamic_reshape"(%numbers, %shape) : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x2xi32>
  %s = "stablehlo.convert"(%r) : (tensor<?x2xi32>) -> tensor<6x2xi32>
  return %s : tensor<6x2xi32>
}
func.func private @quotient(%x: tensor<i32>, %y: tensor<i32>) -> tensor<i32> {
  %q = "stablehlo.divide"(%x, %y) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %r = "stablehlo.remainder"(%x, %y) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %inexact = "stablehlo.compare"(%r, %zero) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %sign = "stablehlo.sign"(%x) : (tensor<i32>) -> tensor<i32>
  %negative = "stablehlo.compare"(%sign, %zero) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %both = "stablehlo.and"(%inexact, %negative) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %one = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %less = "stablehlo.subtract"(%q, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %f = "stablehlo.select"(%both, %less, %q) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  return %f : tensor<i32>
}

// -----

// Extents of results follow from operands and attributes, in loops and
// branches, too. A slice of a known size at a place that a loop computes is a
// dynamic_slice.
// CHECK-LABEL: func.func @loop
// CHECK: tdl.while
// CHECK: tdl.read %{{.*}}[symbol(%{{.*}}), %{{.*}}] : tensor<6x4xf32>
// CHECK: tdl.case
// CHECK-SAME: tensor<4xf32>
func.func @loop(%x: tensor<6x4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.convert"(%x) : (tensor<6x4xf32>) -> tensor<?x?xf32>
  %1 = call @last(%0) : (tensor<?x?xf32>) -> tensor<?xf32>
  %2 = "stablehlo.convert"(%1) : (tensor<?xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
func.func private @last(%x: tensor<?x?xf32>) -> tensor<?xf32> {
  %rows = "stablehlo.get_dimension_size"(%x) <{dimension = 0 : i64}> : (tensor<?x?xf32>) -> tensor<i32>
  %columns = "stablehlo.get_dimension_size"(%x) <{dimension = 1 : i64}> : (tensor<?x?xf32>) -> tensor<i32>
  %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %none = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %n = "stablehlo.reshape"(%columns) : (tensor<i32>) -> tensor<1xi32>
  %init = "stablehlo.dynamic_broadcast_in_dim"(%none, %n) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %r:3 = "stablehlo.while"(%zero, %init, %n) ({
  ^bb0(%i: tensor<i32>, %sum: tensor<?xf32>, %size: tensor<1xi32>):
    %more = "stablehlo.compare"(%i, %rows) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%more) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %sum: tensor<?xf32>, %size: tensor<1xi32>):
    %first = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %one = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %place = "stablehlo.reshape"(%i) : (tensor<i32>) -> tensor<1xi32>
    %start = "stablehlo.concatenate"(%place, %first) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %sizes = "stablehlo.concatenate"(%one, %size) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %ones = "stablehlo.concatenate"(%one, %one) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %limit = "stablehlo.add"(%start, %sizes) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %row = "stablehlo.real_dynamic_slice"(%x, %start, %limit, %ones) : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x?xf32>
    %line = "stablehlo.dynamic_reshape"(%row, %size) : (tensor<1x?xf32>, tensor<1xi32>) -> tensor<?xf32>
    %few = "stablehlo.compare"(%i, %columns) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %even = "stablehlo.if"(%few) ({
      "stablehlo.return"(%line) : (tensor<?xf32>) -> ()
    }, {
      %other = "stablehlo.negate"(%line) : (tensor<?xf32>) -> tensor<?xf32>
      "stablehlo.return"(%other) : (tensor<?xf32>) -> ()
    }) : (tensor<i1>) -> tensor<?xf32>
    %next = "stablehlo.add"(%sum, %even) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %step = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %j = "stablehlo.add"(%i, %step) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%j, %next, %size) : (tensor<i32>, tensor<?xf32>, tensor<1xi32>) -> ()
  }) : (tensor<i32>, tensor<?xf32>, tensor<1xi32>) -> (tensor<i32>, tensor<?xf32>, tensor<1xi32>)
  return %r#1 : tensor<?xf32>
}

// -----

// A place that is kept in bounds is what dynamic_slice would make of it, or
// not: of the rows the last one of 6 is number 5, but here it is number 1.
// CHECK-LABEL: func.func @bounds
// CHECK-SAME: (%[[X:.*]]: tensor<6xf32>, %[[I:.*]]: tensor<i32>)
// CHECK: %[[PLACE:.*]] = tdl.lambda () in [] on (%{{.*}} = %{{.*}}) : (tensor<1xi32>) -> tensor<i32>
// CHECK: %[[FIRST:.*]] = tdl.lambda (%{{.*}}) in [1] on (%{{.*}} = %[[X]], %{{.*}} = %[[PLACE]])
// CHECK: %[[SECOND:.*]] = tdl.lambda (%{{.*}}) in [1] on (%{{.*}} = %[[X]], %{{.*}} = %[[I]])
// CHECK: return %[[FIRST]], %[[SECOND]]
func.func @bounds(%x: tensor<6xf32>, %i: tensor<i32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %start = "stablehlo.reshape"(%i) : (tensor<i32>) -> tensor<1xi32>
  %zero = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %one = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %five = "stablehlo.constant"() <{value = dense<5> : tensor<1xi32>}> : () -> tensor<1xi32>
  %0 = "stablehlo.clamp"(%zero, %start, %one) : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  %1 = "stablehlo.add"(%0, %one) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  %2 = "stablehlo.real_dynamic_slice"(%x, %0, %1, %one) : (tensor<6xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xf32>
  %3 = "stablehlo.clamp"(%zero, %start, %five) : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  %4 = "stablehlo.add"(%3, %one) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  %5 = "stablehlo.real_dynamic_slice"(%x, %3, %4, %one) : (tensor<6xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xf32>
  return %2, %5 : tensor<1xf32>, tensor<1xf32>
}
