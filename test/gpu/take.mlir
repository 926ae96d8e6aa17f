// Elements at places that data give.
func.func @main(%ids: tensor<8xi32>, %w: tensor<4xf32> loc("params['w']")) -> tensor<8xf32> {
  %y = tdl.lambda (%i) in [8] on (%d = %ids, %b = %w) : (tensor<8xi32>, tensor<4xf32>) -> tensor<8xf32> {
    %n = tdl.read %d[%i] : tensor<8xi32>
    %k = arith.index_cast %n : i32 to index
    %v = tdl.read %b[symbol(%k)] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<8xf32>
}
