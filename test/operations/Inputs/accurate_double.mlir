func.func @main(%arg0: tensor<11xf64>, %arg1: tensor<15xf64>, %arg2: tensor<25xf64>, %arg3: tensor<9xf64>, %arg4: tensor<10xf64>, %arg5: tensor<11xf64>, %arg6: tensor<10xf64>, %arg7: tensor<10xf64>, %arg8: tensor<7xf64>) -> (tensor<11xf64>, tensor<15xf64>, tensor<25xf64>, tensor<9xf64>, tensor<10xf64>, tensor<11xf64>, tensor<10xf64>, tensor<10xf64>, tensor<7xf64>) {
  %r0 = "chlo.erfc"(%arg0) : (tensor<11xf64>) -> (tensor<11xf64>)
  %r1 = "chlo.digamma"(%arg1) : (tensor<15xf64>) -> (tensor<15xf64>)
  %r2 = "chlo.lgamma"(%arg2) : (tensor<25xf64>) -> (tensor<25xf64>)
  %r3 = "chlo.atanh"(%arg3) : (tensor<9xf64>) -> (tensor<9xf64>)
  %r4 = "stablehlo.log_plus_one"(%arg4) : (tensor<10xf64>) -> (tensor<10xf64>)
  %r5 = "chlo.sinh"(%arg5) : (tensor<11xf64>) -> (tensor<11xf64>)
  %r6 = "chlo.cosh"(%arg6) : (tensor<10xf64>) -> (tensor<10xf64>)
  %r7 = "chlo.erf_inv"(%arg7) : (tensor<10xf64>) -> (tensor<10xf64>)
  %r8 = "chlo.acos"(%arg8) : (tensor<7xf64>) -> (tensor<7xf64>)
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : tensor<11xf64>, tensor<15xf64>, tensor<25xf64>, tensor<9xf64>, tensor<10xf64>, tensor<11xf64>, tensor<10xf64>, tensor<10xf64>, tensor<7xf64>
}
