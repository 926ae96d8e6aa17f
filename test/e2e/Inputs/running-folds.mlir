tdl.combiner @argmax identity [0xFF800000 : f32, 0 : i32] {
^bb0(%a: f32, %i: i32, %b: f32, %j: i32):
  %gt = arith.cmpf ogt, %a, %b : f32
  %eq = arith.cmpf oeq, %a, %b : f32
  %lt = arith.cmpi slt, %i, %j : i32
  %tie = arith.andi %eq, %lt : i1
  %nan = arith.cmpf uno, %a, %a : f32
  %either = arith.ori %gt, %tie : i1
  %c = arith.ori %either, %nan : i1
  %v = arith.select %c, %a, %b : f32
  %k = arith.select %c, %i, %j : i32
  tdl.yield %v, %k : f32, i32
}
tdl.combiner @welford identity [0.0 : f32, 0.0 : f32, 0.0 : f32] {
^bb0(%m: f32, %s: f32, %n: f32, %m2: f32, %s2: f32, %n2: f32):
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %sum = arith.addf %n, %n2 : f32
  %none = arith.cmpf oeq, %sum, %zero : f32
  %den = arith.select %none, %one, %sum : f32
  %d = arith.subf %m2, %m : f32
  %w = arith.divf %n2, %den : f32
  %dw = arith.mulf %d, %w : f32
  %mean = arith.addf %m, %dw : f32
  %dd = arith.mulf %d, %dw : f32
  %ddn = arith.mulf %dd, %n : f32
  %ss = arith.addf %s, %s2 : f32
  %var = arith.addf %ss, %ddn : f32
  tdl.yield %mean, %var, %sum : f32, f32, f32
}
tdl.combiner @logaddexp identity [0xFF800000 : f32] {
^bb0(%a: f32, %b: f32):
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %m = arith.maximumf %a, %b : f32
  %isLow = arith.cmpf oeq, %m, %low : f32
  %base = arith.select %isLow, %zero, %m : f32
  %x = arith.subf %a, %base : f32
  %y = arith.subf %b, %base : f32
  %ex = math.exp %x : f32
  %ey = math.exp %y : f32
  %s = arith.addf %ex, %ey : f32
  %l = math.log %s : f32
  %r = arith.addf %l, %base : f32
  tdl.yield %r : f32
}
// Running folds of several values: the greatest element up to each one and where
// it is; moments of all behind each; log-sum-exp from each one on, along rows.
func.func @main(%x: tensor<23x7xf32> {cut}) -> (tensor<23x7xf32> {cut}, tensor<23x7xi32> {cut}, tensor<23x7xf32> {cut}, tensor<23x7xf32> {cut}, tensor<23x7xf32> {cut}, tensor<23x7xf32> {cut}) {
  %a:2 = tdl.lambda (%i, %j) in [23, 7] on (%y = %x) : (tensor<23x7xf32>) -> (tensor<23x7xf32>, tensor<23x7xi32>) {
    %m:2 = tdl.reduce @argmax (%k) in [23] where (%i - %k >= 0) : f32, i32 {
      %v = tdl.read %y[%k, %j] : tensor<23x7xf32>
      %n = arith.index_cast %k : index to i32
      tdl.yield %v, %n : f32, i32
    }
    tdl.yield %m#0, %m#1 : f32, i32
  }
  %w:3 = tdl.lambda (%i, %j) in [23, 7] on (%y = %x) : (tensor<23x7xf32>) -> (tensor<23x7xf32>, tensor<23x7xf32>, tensor<23x7xf32>) {
    %m:3 = tdl.reduce @welford (%k) in [23] where (%k - %i - 1 >= 0) : f32, f32, f32 {
      %v = tdl.read %y[%k, %j] : tensor<23x7xf32>
      %ordered = arith.cmpf ord, %v, %v : f32
      %zero = arith.constant 0.0 : f32
      %one = arith.constant 1.0 : f32
      %number = arith.select %ordered, %v, %one : f32
      tdl.yield %number, %zero, %one : f32, f32, f32
    }
    tdl.yield %m#0, %m#1, %m#2 : f32, f32, f32
  }
  %l = tdl.lambda (%i, %j) in [23, 7] on (%y = %x) : (tensor<23x7xf32>) -> tensor<23x7xf32> {
    %m = tdl.reduce @logaddexp (%k) in [7] where (%k - %j >= 0) : f32 {
      %v = tdl.read %y[%i, %k] : tensor<23x7xf32>
      %ordered = arith.cmpf ord, %v, %v : f32
      %one = arith.constant 1.0 : f32
      %number = arith.select %ordered, %v, %one : f32
      tdl.yield %number : f32
    }
    tdl.yield %m : f32
  }
  return %a#0, %a#1, %w#0, %w#1, %w#2, %l : tensor<23x7xf32>, tensor<23x7xi32>, tensor<23x7xf32>, tensor<23x7xf32>, tensor<23x7xf32>, tensor<23x7xf32>
}
