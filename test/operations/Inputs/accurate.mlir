func.func @main(%arg0: tensor<7xf32>, %arg1: tensor<13xf32>, %arg2: tensor<20xf32>, %arg3: tensor<7xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<7xf32>, %arg7: tensor<8xf32>, %arg8: tensor<6xf32>) -> (tensor<7xf32>, tensor<13xf32>, tensor<20xf32>, tensor<7xf32>, tensor<8xf32>, tensor<8xf32>, tensor<7xf32>, tensor<8xf32>, tensor<6xf32>) {
  %r0 = "chlo.erfc"(%arg0) : (tensor<7xf32>) -> (tensor<7xf32>)
  %r1 = "chlo.digamma"(%arg1) : (tensor<13xf32>) -> (tensor<13xf32>)
  %r2 = "chlo.lgamma"(%arg2) : (tensor<20xf32>) -> (tensor<20xf32>)
  %r3 = "chlo.atanh"(%arg3) : (tensor<7xf32>) -> (tensor<7xf32>)
  %r4 = "stablehlo.log_plus_one"(%arg4) : (tensor<8xf32>) -> (tensor<8xf32>)
  %r5 = "chlo.sinh"(%arg5) : (tensor<8xf32>) -> (tensor<8xf32>)
  %r6 = "chlo.cosh"(%arg6) : (tensor<7xf32>) -> (tensor<7xf32>)
  %r7 = "chlo.erf_inv"(%arg7) : (tensor<8xf32>) -> (tensor<8xf32>)
  %r8 = "chlo.acos"(%arg8) : (tensor<6xf32>) -> (tensor<6xf32>)
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : tensor<7xf32>, tensor<13xf32>, tensor<20xf32>, tensor<7xf32>, tensor<8xf32>, tensor<8xf32>, tensor<7xf32>, tensor<8xf32>, tensor<6xf32>
}
