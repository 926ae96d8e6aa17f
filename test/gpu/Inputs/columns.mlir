func.func @main(%x: tensor<5x301x45xf32>, %y: tensor<5x301x45xf32>,
    %p: tensor<777x45xf32>, %d: tensor<600x33xf64>, %t: tensor<300x40xi1>, %i: tensor<2x333x64xi32>, %q: tensor<777x44xf32>,
    %h: tensor<17x15x32x33xf32>)
    -> (tensor<45xf32>, tensor<45xf32>, tensor<45xbf16>, tensor<40xi1>, tensor<44xf32>, tensor<33xf64>, tensor<64xi32>, tensor<33xf32>) {
  %0 = tdl.apply @sums(%x, %y) {} : (tensor<5x301x45xf32>, tensor<5x301x45xf32>) -> tensor<45xf32>
  %1 = tdl.apply @most(%x, %p) {} : (tensor<5x301x45xf32>, tensor<777x45xf32>) -> tensor<45xf32>
  %2 = tdl.apply @total(%p) {} : (tensor<777x45xf32>) -> tensor<45xbf16>
  %3 = tdl.apply @which(%t) {} : (tensor<300x40xi1>) -> tensor<40xi1>
  %4 = tdl.apply @below(%q) {} : (tensor<777x44xf32>) -> tensor<44xf32>
  %5 = tdl.apply @deviation(%d) {} : (tensor<600x33xf64>) -> tensor<33xf64>
  %6 = tdl.apply @sums(%i, %i) {} : (tensor<2x333x64xi32>, tensor<2x333x64xi32>) -> tensor<64xi32>
  %7 = tdl.apply @images(%h) {} : (tensor<17x15x32x33xf32>) -> tensor<33xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<45xf32>, tensor<45xf32>, tensor<45xbf16>, tensor<40xi1>, tensor<44xf32>, tensor<33xf64>, tensor<64xi32>, tensor<33xf32>
}
