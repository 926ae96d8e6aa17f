// Ten steps of gradient descent on |x w - y|, as a loop; sgd-step.mlir is one.
func.func @main(%w: tensor<16x8xf32>, %x: tensor<32x16xf32>, %y: tensor<32x8xf32>) -> tensor<16x8xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %w1, %n = tdl.while (%v = %w, %i = %zero) : tensor<16x8xf32>, tensor<i32> trips 10
  cond {
    %p = tdl.lambda () in [] on (%a = %i) : (tensor<i32>) -> tensor<i1> {
      %e = tdl.read %a[] : tensor<i32>
      %c10 = arith.constant 10 : i32
      %c = arith.cmpi slt, %e, %c10 : i32
      tdl.yield %c : i1
    }
    tdl.yield %p : tensor<i1>
  } do {
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
    %m = tdl.lambda () in [] on (%a = %i) : (tensor<i32>) -> tensor<i32> {
      %e = tdl.read %a[] : tensor<i32>
      %c1 = arith.constant 1 : i32
      %c = arith.addi %e, %c1 : i32
      tdl.yield %c : i32
    }
    tdl.yield %u, %m : tensor<16x8xf32>, tensor<i32>
  }
  return %w1 : tensor<16x8xf32>
}
