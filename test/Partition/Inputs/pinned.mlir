func.func @main(%x: tensor<4xf32> {plan.layout = #plan.layout<[[0]]>}) -> tensor<4xf32> {
  %y = tdl.lambda (%i) in [4] on (%d = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %d[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<4xf32>
}
