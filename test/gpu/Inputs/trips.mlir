// Loops in a loop, which ranks run together; whether the outer one goes on is said
// from outside.
func.func @main(%x: tensor<8x4xf32>, %limit: tensor<i32>) -> tensor<8x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %y, %n = tdl.while (%u = %x, %i = %zero) : tensor<8x4xf32>, tensor<i32> trips 3
  cond {
    %go = tdl.lambda () in [] on (%a = %i, %d = %limit) : (tensor<i32>, tensor<i32>) -> tensor<i1> {
      %e = tdl.read %a[] : tensor<i32>
      %f = tdl.read %d[] : tensor<i32>
      %h = arith.cmpi slt, %e, %f : i32
      tdl.yield %h : i1
    }
    tdl.yield %go : tensor<i1>
  } do {
    %v, %m = tdl.while (%w = %u, %k = %zero) : tensor<8x4xf32>, tensor<i32> trips 2
    cond {
      %go = tdl.lambda () in [] on (%a = %k) : (tensor<i32>) -> tensor<i1> {
        %e = tdl.read %a[] : tensor<i32>
        %two = arith.constant 2 : i32
        %h = arith.cmpi slt, %e, %two : i32
        tdl.yield %h : i1
      }
      tdl.yield %go : tensor<i1>
    } do {
      %sums = tdl.lambda (%j) in [4] on (%a = %w) : (tensor<8x4xf32>) -> tensor<4xf32> {
        %t = tdl.reduce sum (%r) in [8] : f32 {
          %e = tdl.read %a[%r, %j] : tensor<8x4xf32>
          tdl.yield %e : f32
        }
        tdl.yield %t : f32
      }
      %next = tdl.lambda (%r, %j) in [8, 4] on (%a = %w, %s = %sums) : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32> {
        %e = tdl.read %a[%r, %j] : tensor<8x4xf32>
        %f = tdl.read %s[%j] : tensor<4xf32>
        %half = arith.constant 0.0625 : f32
        %g = arith.mulf %f, %half : f32
        %h = arith.addf %e, %g : f32
        tdl.yield %h : f32
      }
      %k1 = tdl.lambda () in [] on (%a = %k) : (tensor<i32>) -> tensor<i32> {
        %e = tdl.read %a[] : tensor<i32>
        %one = arith.constant 1 : i32
        %f = arith.addi %e, %one : i32
        tdl.yield %f : i32
      }
      tdl.yield %next, %k1 : tensor<8x4xf32>, tensor<i32>
    }
    %i1 = tdl.lambda () in [] on (%a = %i) : (tensor<i32>) -> tensor<i32> {
      %e = tdl.read %a[] : tensor<i32>
      %one = arith.constant 1 : i32
      %f = arith.addi %e, %one : i32
      tdl.yield %f : i32
    }
    tdl.yield %v, %i1 : tensor<8x4xf32>, tensor<i32>
  }
  return %y : tensor<8x4xf32>
}
