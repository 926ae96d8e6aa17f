func.func @main(%x: tensor<3x12x11x45xf32>, %g: tensor<3x12x11x45xf32>, %s: tensor<3x24x22x45xf32>,
    %d: tensor<200x77xf64>, %h: tensor<333x70xbf16>, %i: tensor<333x70xi32>)
    -> (tensor<3x3x45xf32>, tensor<3x3x45xf32>, tensor<77xf64>, tensor<4x70xbf16>, tensor<4x70xi32>, tensor<77xf64>, tensor<70xi32>) {
  %0 = tdl.apply @filter_gradient(%x, %g) {} : (tensor<3x12x11x45xf32>, tensor<3x12x11x45xf32>) -> tensor<3x3x45xf32>
  %1 = tdl.apply @strided(%x, %s) {} : (tensor<3x12x11x45xf32>, tensor<3x24x22x45xf32>) -> tensor<3x3x45xf32>
  %2 = tdl.apply @diagonals(%d) {} : (tensor<200x77xf64>) -> tensor<77xf64>
  %3 = tdl.apply @largest(%h) {} : (tensor<333x70xbf16>) -> tensor<4x70xbf16>
  %4 = tdl.apply @largest(%i) {} : (tensor<333x70xi32>) -> tensor<4x70xi32>
  %5 = tdl.apply @shifted(%d) {} : (tensor<200x77xf64>) -> tensor<77xf64>
  %6 = tdl.apply @banded(%i) {} : (tensor<333x70xi32>) -> tensor<70xi32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<3x3x45xf32>, tensor<3x3x45xf32>, tensor<77xf64>, tensor<4x70xbf16>, tensor<4x70xi32>, tensor<77xf64>, tensor<70xi32>
}
