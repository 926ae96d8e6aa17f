func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %y = tdl.lambda (%i) in [4] on (%x = %a) : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %x[%i] : tensor<4xf32>
    %w = arith.addf %v, %v : f32
    tdl.yield %w : f32
  }
  return %y : tensor<4xf32>
}
