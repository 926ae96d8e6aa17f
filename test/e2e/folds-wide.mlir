// Folds in a type that is wider than the operands': sums that f16 rounds and 8 bits do not hold.
// RUN: for k in 1 2 3; do tofu-interpret %s --devices=$k --inputs=%S/Inputs/folds-wide.npz --expect=%S/Inputs/folds-wide.npz --tolerance=0 && tofu-compile %s --devices=$k --quiet -o %t.so && tofu-run %t.so --inputs=%S/Inputs/folds-wide.npz --expect=%S/Inputs/folds-wide.npz --tolerance=0 || exit 1; done | FileCheck %s
// CHECK-COUNT-6: max error: 0
func.func @main(%x: tensor<3x64xf16>, %n: tensor<3x64xui8>, %start: tensor<ui8>, %t: tensor<64x3xf16>, %places: tensor<5x1xi32>, %updates: tensor<5x3xf16>, %source: tensor<3x16xf16>) -> (tensor<3xf32>, tensor<3xui32>, tensor<3x16xf32>, tensor<64x3xf32>, tensor<64x3xf32>, tensor<3x64xf32>) {
  // The initial value is as narrow as the operand, or as wide as the result.
  %half = "stablehlo.constant"() <{value = dense<1.5> : tensor<f16>}> : () -> tensor<f16>
  %0 = "stablehlo.reduce"(%x, %half) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<3x64xf16>, tensor<f16>) -> tensor<3xf32>
  %1 = "stablehlo.reduce"(%n, %start) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    "stablehlo.return"(%c) : (tensor<ui32>) -> ()
  }) : (tensor<3x64xui8>, tensor<ui8>) -> tensor<3xui32>
  %zero = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %2 = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 4>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<3x64xf16>, tensor<f32>) -> tensor<3x16xf32>
  %3 = "stablehlo.scatter"(%t, %places, %updates) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<64x3xf16>, tensor<5x1xi32>, tensor<5x3xf16>) -> tensor<64x3xf32>
  %4 = "stablehlo.scatter"(%t, %places, %updates) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%b) : (tensor<f32>) -> ()
  }) : (tensor<64x3xf16>, tensor<5x1xi32>, tensor<5x3xf16>) -> tensor<64x3xf32>
  // What selects an element is asked of the elements as they are.
  %part = "stablehlo.constant"() <{value = dense<0.5> : tensor<f16>}> : () -> tensor<f16>
  %5 = "stablehlo.select_and_scatter"(%x, %source, %part) <{window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 4>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %c = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<3x64xf16>, tensor<3x16xf16>, tensor<f16>) -> tensor<3x64xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<3xf32>, tensor<3xui32>, tensor<3x16xf32>, tensor<64x3xf32>, tensor<64x3xf32>, tensor<3x64xf32>
}
