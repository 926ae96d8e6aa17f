// The largest eigenvalue of a matrix, until it changes by less than 2^-18: the
// trip count depends on data. Returns it, and after how many iterations.
func.func @main(%start: tensor<24xf32>) -> (tensor<f32>, tensor<i32>) {
  %zero = arith.constant dense<0> : tensor<i32>
  %none = arith.constant dense<0.0> : tensor<f32>
  %far = arith.constant dense<1.0> : tensor<f32>
  %m = tdl.lambda (%i, %j) in [24, 24] : () -> tensor<24x24xf32> {
    %k = arith.addi %i, %j : index
    %one = arith.constant 1 : index
    %n = arith.addi %k, %one : index
    %p = arith.index_cast %n : index to i32
    %q = arith.sitofp %p : i32 to f32
    %h = arith.constant 1.0 : f32
    %r = arith.divf %h, %q : f32
    tdl.yield %r : f32
  }
  %ones = tdl.lambda (%i) in [24] on (%s = %start) : (tensor<24xf32>) -> tensor<24xf32> {
    %e = tdl.read %s[%i] : tensor<24xf32>
    %h = arith.constant 1.0 : f32
    %a = math.absf %e : f32
    %r = arith.addf %h, %a : f32
    tdl.yield %r : f32
  }
  %v, %value, %change, %count = tdl.while (%x = %ones, %old = %none, %d = %far, %n = %zero)
      : tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<i32>
  cond {
    %go = tdl.lambda () in [] on (%a = %d) : (tensor<f32>) -> tensor<i1> {
      %e = tdl.read %a[] : tensor<f32>
      %least = arith.constant 3.814697265625e-06 : f32
      %f = arith.cmpf ogt, %e, %least : f32
      tdl.yield %f : i1
    }
    tdl.yield %go : tensor<i1>
  } do {
    %y = tdl.lambda (%i) in [24] on (%a = %m, %b = %x) : (tensor<24x24xf32>, tensor<24xf32>) -> tensor<24xf32> {
      %s = tdl.reduce sum (%k) in [24] : f32 {
        %e = tdl.read %a[%i, %k] : tensor<24x24xf32>
        %f = tdl.read %b[%k] : tensor<24xf32>
        %g = arith.mulf %e, %f : f32
        tdl.yield %g : f32
      }
      tdl.yield %s : f32
    }
    %largest = tdl.lambda () in [] on (%a = %y) : (tensor<24xf32>) -> tensor<f32> {
      %s = tdl.reduce max (%k) in [24] : f32 {
        %e = tdl.read %a[%k] : tensor<24xf32>
        tdl.yield %e : f32
      }
      tdl.yield %s : f32
    }
    %w = tdl.lambda (%i) in [24] on (%a = %y, %b = %largest) : (tensor<24xf32>, tensor<f32>) -> tensor<24xf32> {
      %e = tdl.read %a[%i] : tensor<24xf32>
      %f = tdl.read %b[] : tensor<f32>
      %g = arith.divf %e, %f : f32
      tdl.yield %g : f32
    }
    %by = tdl.lambda () in [] on (%a = %largest, %b = %old) : (tensor<f32>, tensor<f32>) -> tensor<f32> {
      %e = tdl.read %a[] : tensor<f32>
      %f = tdl.read %b[] : tensor<f32>
      %g = arith.subf %e, %f : f32
      %h = math.absf %g : f32
      tdl.yield %h : f32
    }
    %next = tdl.lambda () in [] on (%a = %n) : (tensor<i32>) -> tensor<i32> {
      %e = tdl.read %a[] : tensor<i32>
      %one = arith.constant 1 : i32
      %f = arith.addi %e, %one : i32
      tdl.yield %f : i32
    }
    tdl.yield %w, %largest, %by, %next : tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<i32>
  }
  return %value, %count : tensor<f32>, tensor<i32>
}
