func.func @product(%a: tensor<8x8xf32> {tf.aliasing_output = 0 : i32}, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %c = tdl.lambda (%i, %j) in [8, 8] on (%x = %a, %y = %b) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> {
    %s = tdl.reduce sum (%k) in [8] : f32 {
      %v = tdl.read %x[%i, %k] : tensor<8x8xf32>
      %w = tdl.read %y[%k, %j] : tensor<8x8xf32>
      %p = arith.mulf %v, %w : f32
      tdl.yield %p : f32
    }
    tdl.yield %s : f32
  }
  return %c : tensor<8x8xf32>
}
