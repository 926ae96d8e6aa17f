// States that change places, one that is read from both ends, a branch in a loop
// that yields what it makes, a constant and a state; a loop of no trip in a
// branch. blocks-unrolled.mlir is the same without loops and branches, for a
// number other than 0.
func.func @main(%x: tensor<12xf32>, %y: tensor<12xf32>, %i: tensor<i32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) {
  %zero = arith.constant dense<0> : tensor<i32>
  %ones = arith.constant dense<1.0> : tensor<12xf32>
  %a, %b, %c, %k = tdl.while (%p = %x, %q = %y, %r = %x, %n = %zero) : tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<i32> trips 3
  cond {
    %go = tdl.lambda () in [] on (%m = %n) : (tensor<i32>) -> tensor<i1> {
      %e = tdl.read %m[] : tensor<i32>
      %three = arith.constant 3 : i32
      %f = arith.cmpi slt, %e, %three : i32
      tdl.yield %f : i1
    }
    tdl.yield %go : tensor<i1>
  } do {
    %m = tdl.lambda () in [] on (%m = %n) : (tensor<i32>) -> tensor<i32> {
      %e = tdl.read %m[] : tensor<i32>
      %one = arith.constant 1 : i32
      %f = arith.addi %e, %one : i32
      tdl.yield %f : i32
    }
    %s = tdl.case %n : tensor<i32> -> tensor<12xf32> {
      %z = tdl.lambda (%j) in [12] on (%u = %p) : (tensor<12xf32>) -> tensor<12xf32> {
        %e = tdl.read %u[-%j + 11] : tensor<12xf32>
        tdl.yield %e : f32
      }
      tdl.yield %z : tensor<12xf32>
    } {
      tdl.yield %ones : tensor<12xf32>
    } {
      tdl.yield %q : tensor<12xf32>
    }
    %t = tdl.lambda (%j) in [12] on (%u = %s, %v = %r) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32> {
      %e = tdl.read %u[%j] : tensor<12xf32>
      %f = tdl.read %v[-%j + 11] : tensor<12xf32>
      %g = arith.addf %e, %f : f32
      tdl.yield %g : f32
    }
    tdl.yield %q, %p, %t, %m : tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<i32>
  }
  %d = tdl.case %i : tensor<i32> -> tensor<12xf32> {
    tdl.yield %x : tensor<12xf32>
  } {
    %w, %l = tdl.while (%p = %c, %n = %zero) : tensor<12xf32>, tensor<i32> trips 0
    cond {
      %go = tdl.lambda () in [] : () -> tensor<i1> {
        %f = arith.constant false
        tdl.yield %f : i1
      }
      tdl.yield %go : tensor<i1>
    } do {
      tdl.yield %ones, %n : tensor<12xf32>, tensor<i32>
    }
    tdl.yield %w : tensor<12xf32>
  }
  return %a, %b, %c, %d : tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>
}
