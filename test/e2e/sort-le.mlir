// A body that says of equals that one comes first, whichever: every element
// stays, if it compares the elements and if it compares what is made of them.
// RUN: for k in 1 2 3; do tofu-interpret %s --devices=$k --inputs=%S/Inputs/sort-le.npz --expect=%S/Inputs/sort-le.npz --tolerance=0 && tofu-compile %s --devices=$k --quiet -o %t.so && tofu-run %t.so --inputs=%S/Inputs/sort-le.npz --expect=%S/Inputs/sort-le.npz --tolerance=0 || exit 1; done | FileCheck %s
// CHECK-COUNT-6: max error: 0
func.func @main(%x: tensor<3x12xi32>) -> (tensor<3x12xi32>, tensor<3x12xi32>) {
  %y = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = false}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }) : (tensor<3x12xi32>) -> tensor<3x12xi32>
  %z = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = false}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %m = "stablehlo.negate"(%a) : (tensor<i32>) -> tensor<i32>
    %n = "stablehlo.negate"(%b) : (tensor<i32>) -> tensor<i32>
    %c = "stablehlo.compare"(%m, %n) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }) : (tensor<3x12xi32>) -> tensor<3x12xi32>
  return %y, %z : tensor<3x12xi32>, tensor<3x12xi32>
}
