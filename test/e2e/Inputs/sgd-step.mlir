// One step of gradient descent; sgd-loop.mlir has ten.
func.func @main(%v: tensor<16x8xf32>, %x: tensor<32x16xf32>, %y: tensor<32x8xf32>) -> tensor<16x8xf32> {
  %d = tdl.lambda (%r, %c) in [32, 8] on (%a = %x, %b = %v, %t = %y) : (tensor<32x16xf32>, tensor<16x8xf32>, tensor<32x8xf32>) -> tensor<32x8xf32> {
    %s = tdl.reduce sum (%k) in [16] : f32 {
      %e = tdl.read %a[%r, %k] : tensor<32x16xf32>
      %f = tdl.read %b[%k, %c] : tensor<16x8xf32>
      %p = arith.mulf %e, %f : f32
      tdl.yield %p : f32
    }
    %g = tdl.read %t[%r, %c] : tensor<32x8xf32>
    %h = arith.subf %s, %g : f32
    tdl.yield %h : f32
  }
  %u = tdl.lambda (%k, %c) in [16, 8] on (%a = %x, %b = %d, %t = %v) : (tensor<32x16xf32>, tensor<32x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32> {
    %s = tdl.reduce sum (%r) in [32] : f32 {
      %e = tdl.read %a[%r, %k] : tensor<32x16xf32>
      %f = tdl.read %b[%r, %c] : tensor<32x8xf32>
      %p = arith.mulf %e, %f : f32
      tdl.yield %p : f32
    }
    %g = tdl.read %t[%k, %c] : tensor<16x8xf32>
    %rate = arith.constant 0.01 : f32
    %q = arith.mulf %s, %rate : f32
    %h = arith.subf %g, %q : f32
    tdl.yield %h : f32
  }
  return %u : tensor<16x8xf32>
}
