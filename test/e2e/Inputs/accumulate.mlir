// Sums over iterations, each of a sum over a batch: of a loop whose states are
// scaled, chosen, summed up again by a loop in it, or come from a loop before;
// of one that ends when a number from outside says so; and of one without a
// trip.
func.func @main(%x: tensor<48x8xf32>, %g: tensor<48x6xf32>, %limit: tensor<i32>)
    -> (tensor<8x6xf32>, tensor<8xf32>, tensor<8x6xf32>, tensor<8x6xf32>, tensor<f32>) {
  %zero = arith.constant dense<0> : tensor<i32>
  %zeros = arith.constant dense<0.0> : tensor<8x6xf32>
  %row = arith.constant dense<0.0> : tensor<8xf32>
  %none = arith.constant dense<0.0> : tensor<f32>

  %w, %b, %in, %loss, %count = tdl.while (%v = %zeros, %s = %row, %u = %zeros, %l = %none, %n = %zero)
      : tensor<8x6xf32>, tensor<8xf32>, tensor<8x6xf32>, tensor<f32>, tensor<i32> trips 4
  cond {
    %go = tdl.lambda () in [] on (%a = %n) : (tensor<i32>) -> tensor<i1> {
      %e = tdl.read %a[] : tensor<i32>
      %four = arith.constant 4 : i32
      %f = arith.cmpi slt, %e, %four : i32
      tdl.yield %f : i1
    }
    tdl.yield %go : tensor<i1>
  } do {
    %y = tdl.lambda (%i, %j) in [8, 6] on (%a = %x, %d = %g, %c = %n) : (tensor<48x8xf32>, tensor<48x6xf32>, tensor<i32>) -> tensor<8x6xf32> {
      %t = tdl.reduce sum (%k) in [48] : f32 {
        %e = tdl.read %a[%k, %i] : tensor<48x8xf32>
        %f = tdl.read %d[%k, %j] : tensor<48x6xf32>
        %m = tdl.read %c[] : tensor<i32>
        %h = arith.sitofp %m : i32 to f32
        %p = arith.mulf %e, %f : f32
        %q = arith.mulf %p, %h : f32
        tdl.yield %q : f32
      }
      tdl.yield %t : f32
    }
    %v1 = tdl.lambda (%i, %j) in [8, 6] on (%a = %v, %d = %y) : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xf32> {
      %e = tdl.read %a[%i, %j] : tensor<8x6xf32>
      %f = tdl.read %d[%i, %j] : tensor<8x6xf32>
      %half = arith.constant 0.5 : f32
      %p = arith.mulf %e, %half : f32
      %q = arith.addf %p, %f : f32
      tdl.yield %q : f32
    }
    %s1 = tdl.lambda (%i) in [8] on (%d = %x) : (tensor<48x8xf32>) -> tensor<8xf32> {
      %t = tdl.reduce sum (%k) in [48] : f32 {
        %e = tdl.read %d[%k, %i] : tensor<48x8xf32>
        tdl.yield %e : f32
      }
      tdl.yield %t : f32
    }
    %s2 = tdl.lambda (%i) in [8] on (%a = %s, %d = %s1, %c = %n) : (tensor<8xf32>, tensor<8xf32>, tensor<i32>) -> tensor<8xf32> {
      %e = tdl.read %a[%i] : tensor<8xf32>
      %f = tdl.read %d[%i] : tensor<8xf32>
      %m = tdl.read %c[] : tensor<i32>
      %one = arith.constant 1 : i32
      %odd = arith.andi %m, %one : i32
      %is = arith.cmpi eq, %odd, %one : i32
      %q = arith.addf %e, %f : f32
      %r = arith.select %is, %q, %e : f32
      tdl.yield %r : f32
    }
    %u1, %end = tdl.while (%o = %u, %c = %zero) : tensor<8x6xf32>, tensor<i32> trips 3
    cond {
      %go = tdl.lambda () in [] on (%a = %c) : (tensor<i32>) -> tensor<i1> {
        %e = tdl.read %a[] : tensor<i32>
        %three = arith.constant 3 : i32
        %f = arith.cmpi slt, %e, %three : i32
        tdl.yield %f : i1
      }
      tdl.yield %go : tensor<i1>
    } do {
      %y1 = tdl.lambda (%i, %j) in [8, 6] on (%a = %x, %d = %g, %b = %c) : (tensor<48x8xf32>, tensor<48x6xf32>, tensor<i32>) -> tensor<8x6xf32> {
        %t = tdl.reduce sum (%k) in [48] : f32 {
          %e = tdl.read %a[%k, %i] : tensor<48x8xf32>
          %f = tdl.read %d[%k, %j] : tensor<48x6xf32>
          %m = tdl.read %b[] : tensor<i32>
          %h = arith.sitofp %m : i32 to f32
          %p = arith.addf %f, %h : f32
          %q = arith.mulf %e, %p : f32
          tdl.yield %q : f32
        }
        tdl.yield %t : f32
      }
      %o1 = tdl.lambda (%i, %j) in [8, 6] on (%a = %o, %d = %y1) : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xf32> {
        %e = tdl.read %a[%i, %j] : tensor<8x6xf32>
        %f = tdl.read %d[%i, %j] : tensor<8x6xf32>
        %q = arith.addf %e, %f : f32
        tdl.yield %q : f32
      }
      %c1 = tdl.lambda () in [] on (%a = %c) : (tensor<i32>) -> tensor<i32> {
        %e = tdl.read %a[] : tensor<i32>
        %one = arith.constant 1 : i32
        %f = arith.addi %e, %one : i32
        tdl.yield %f : i32
      }
      tdl.yield %o1, %c1 : tensor<8x6xf32>, tensor<i32>
    }
    %u2 = tdl.case %n : tensor<i32> -> tensor<8x6xf32> {
      tdl.yield %u : tensor<8x6xf32>
    } {
      tdl.yield %u1 : tensor<8x6xf32>
    }
    %sum = tdl.lambda () in [] on (%a = %x) : (tensor<48x8xf32>) -> tensor<f32> {
      %t = tdl.reduce sum (%k, %i) in [48, 8] : f32 {
        %e = tdl.read %a[%k, %i] : tensor<48x8xf32>
        tdl.yield %e : f32
      }
      tdl.yield %t : f32
    }
    %l1 = tdl.lambda () in [] on (%a = %l, %d = %sum) : (tensor<f32>, tensor<f32>) -> tensor<f32> {
      %e = tdl.read %a[] : tensor<f32>
      %f = tdl.read %d[] : tensor<f32>
      %q = arith.addf %e, %f : f32
      tdl.yield %q : f32
    }
    %n1 = tdl.lambda () in [] on (%a = %n) : (tensor<i32>) -> tensor<i32> {
      %e = tdl.read %a[] : tensor<i32>
      %one = arith.constant 1 : i32
      %f = arith.addi %e, %one : i32
      tdl.yield %f : i32
    }
    tdl.yield %v1, %s2, %u2, %l1, %n1 : tensor<8x6xf32>, tensor<8xf32>, tensor<8x6xf32>, tensor<f32>, tensor<i32>
  }

  %z, %last = tdl.while (%v = %w, %n = %zero) : tensor<8x6xf32>, tensor<i32>
  cond {
    %go = tdl.lambda () in [] on (%a = %n, %d = %limit) : (tensor<i32>, tensor<i32>) -> tensor<i1> {
      %e = tdl.read %a[] : tensor<i32>
      %f = tdl.read %d[] : tensor<i32>
      %h = arith.cmpi slt, %e, %f : i32
      tdl.yield %h : i1
    }
    tdl.yield %go : tensor<i1>
  } do {
    %y = tdl.lambda (%i, %j) in [8, 6] on (%a = %x, %d = %g) : (tensor<48x8xf32>, tensor<48x6xf32>) -> tensor<8x6xf32> {
      %t = tdl.reduce sum (%k) in [48] : f32 {
        %e = tdl.read %a[%k, %i] : tensor<48x8xf32>
        %f = tdl.read %d[%k, %j] : tensor<48x6xf32>
        %p = arith.mulf %e, %f : f32
        tdl.yield %p : f32
      }
      tdl.yield %t : f32
    }
    %v1 = tdl.lambda (%i, %j) in [8, 6] on (%a = %v, %d = %y) : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xf32> {
      %e = tdl.read %a[%i, %j] : tensor<8x6xf32>
      %f = tdl.read %d[%i, %j] : tensor<8x6xf32>
      %q = arith.addf %e, %f : f32
      tdl.yield %q : f32
    }
    %n1 = tdl.lambda () in [] on (%a = %n) : (tensor<i32>) -> tensor<i32> {
      %e = tdl.read %a[] : tensor<i32>
      %one = arith.constant 1 : i32
      %f = arith.addi %e, %one : i32
      tdl.yield %f : i32
    }
    tdl.yield %v1, %n1 : tensor<8x6xf32>, tensor<i32>
  }
  return %z, %b, %in, %w, %loss : tensor<8x6xf32>, tensor<8xf32>, tensor<8x6xf32>, tensor<8x6xf32>, tensor<f32>
}
