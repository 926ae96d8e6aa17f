func.func @main(%x: tensor<100xf32>) -> tensor<100xf32> {
  %y = tdl.lambda (%i) in [100] on (%a = %x) : (tensor<100xf32>) -> tensor<100xf32> {
    %half = arith.constant 0.5 : f32
    %s = tdl.reduce sum (%j) in [100] where (%i - %j >= 0) : f32 {
      %p = tdl.read %a[%j] : tensor<100xf32>
      tdl.yield %p : f32
    }
    %r = arith.mulf %s, %half : f32
    tdl.yield %r : f32
  }
  return %y : tensor<100xf32>
}
