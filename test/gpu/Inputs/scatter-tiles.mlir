// Sums at places that data give, of so many rows that blocks have them: columns that fill no tile
// and several, rows that are not whole tiles, batches, sums in a wider type, the largest; ids that name no row.
func.func @main(%a: tensor<300x5xf32>, %i: tensor<300xi32>, %b: tensor<31x40x300xf32>, %j: tensor<31x40xi64>,
    %c: tensor<513x33xbf16>, %k: tensor<513xi32>, %d: tensor<3x200x40xf32>, %l: tensor<3x200xi32>,
    %e: tensor<200x3x12xf64>, %m: tensor<200xi32>)
    -> (tensor<307x5xf32>, tensor<50x300xf32>, tensor<700x33xbf16>, tensor<3x290x40xf32>, tensor<300x3x12xf64>, tensor<300x5xf32>) {
  %0 = tdl.apply @rows(%a, %i) {size = 307} : (tensor<300x5xf32>, tensor<300xi32>) -> tensor<307x5xf32>
  %1 = tdl.apply @words(%b, %j) {size = 50} : (tensor<31x40x300xf32>, tensor<31x40xi64>) -> tensor<50x300xf32>
  %2 = tdl.apply @rows(%c, %k) {size = 700} : (tensor<513x33xbf16>, tensor<513xi32>) -> tensor<700x33xbf16>
  %3 = tdl.apply @rows_of_batches(%d, %l) {size = 290} : (tensor<3x200x40xf32>, tensor<3x200xi32>) -> tensor<3x290x40xf32>
  %4 = tdl.apply @planes(%e, %m) {size = 300} : (tensor<200x3x12xf64>, tensor<200xi32>) -> tensor<300x3x12xf64>
  %5 = tdl.apply @largest(%a, %i) {size = 300} : (tensor<300x5xf32>, tensor<300xi32>) -> tensor<300x5xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<307x5xf32>, tensor<50x300xf32>, tensor<700x33xbf16>, tensor<3x290x40xf32>, tensor<300x3x12xf64>, tensor<300x5xf32>
}
