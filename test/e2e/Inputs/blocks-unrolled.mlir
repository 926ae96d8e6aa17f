// What blocks.mlir computes if its last argument is not 0.
func.func @main(%x: tensor<12xf32>, %y: tensor<12xf32>, %i: tensor<i32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) {
  %c0 = tdl.lambda (%j) in [12] on (%u = %x) : (tensor<12xf32>) -> tensor<12xf32> {
    %e = tdl.read %u[-%j + 11] : tensor<12xf32>
    %f = arith.addf %e, %e : f32
    tdl.yield %f : f32
  }
  %c1 = tdl.lambda (%j) in [12] on (%u = %c0) : (tensor<12xf32>) -> tensor<12xf32> {
    %e = tdl.read %u[-%j + 11] : tensor<12xf32>
    %one = arith.constant 1.0 : f32
    %f = arith.addf %one, %e : f32
    tdl.yield %f : f32
  }
  %c2 = tdl.lambda (%j) in [12] on (%u = %c1, %v = %y) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32> {
    %e = tdl.read %u[-%j + 11] : tensor<12xf32>
    %g = tdl.read %v[%j] : tensor<12xf32>
    %f = arith.addf %g, %e : f32
    tdl.yield %f : f32
  }
  return %y, %x, %c2, %c2 : tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>
}
