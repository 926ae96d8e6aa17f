// More elements than are compared each with each, by a comparison of their own;
// equals stay in their order.
// RUN: for k in 1 2; do tofu-interpret %s --devices=$k --inputs=%S/Inputs/sort-long.npz --expect=%S/Inputs/sort-long.npz --tolerance=0 && tofu-compile %s --devices=$k --quiet -o %t.so && tofu-run %t.so --inputs=%S/Inputs/sort-long.npz --expect=%S/Inputs/sort-long.npz --tolerance=0 || exit 1; done | FileCheck %s
// CHECK-COUNT-4: max error: 0
func.func @main(%x: tensor<8193x2xi8>) -> (tensor<8193x2xi8>, tensor<8193x2xi32>) {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8193x2xi32>
  %s:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>, %p: tensor<i32>, %q: tensor<i32>):
    %c = "stablehlo.abs"(%a) : (tensor<i8>) -> tensor<i8>
    %d = "stablehlo.abs"(%b) : (tensor<i8>) -> tensor<i8>
    %l = "stablehlo.compare"(%c, %d) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    "stablehlo.return"(%l) : (tensor<i1>) -> ()
  }) : (tensor<8193x2xi8>, tensor<8193x2xi32>) -> (tensor<8193x2xi8>, tensor<8193x2xi32>)
  return %s#0, %s#1 : tensor<8193x2xi8>, tensor<8193x2xi32>
}
