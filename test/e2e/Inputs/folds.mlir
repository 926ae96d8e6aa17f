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
func.func @main(%x: tensor<11x9xf32> {cut}, %n: tensor<11x9xi32> {cut}) -> (tensor<11xf32>, tensor<11xi32>, tensor<f32>, tensor<f32>, tensor<9xf32>, tensor<11x9xf32> {cut}, tensor<11x9xf32> {cut}, tensor<11x9xf32> {cut}, tensor<11x9xi32> {cut}) {
  %r:2 = tdl.lambda (%i) in [11] on (%y = %x) : (tensor<11x9xf32>) -> (tensor<11xf32>, tensor<11xi32>) {
    %m:2 = tdl.reduce @argmax (%j) in [9] : f32, i32 {
      %v = tdl.read %y[%i, %j] : tensor<11x9xf32>
      %k = arith.index_cast %j : index to i32
      tdl.yield %v, %k : f32, i32
    }
    tdl.yield %m#0, %m#1 : f32, i32
  }
  %w:3 = tdl.lambda () in [] on (%y = %x) : (tensor<11x9xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %m:3 = tdl.reduce @welford (%i, %j) in [11, 9] : f32, f32, f32 {
      %v = tdl.read %y[%i, %j] : tensor<11x9xf32>
      %zero = arith.constant 0.0 : f32
      %one = arith.constant 1.0 : f32
      tdl.yield %v, %zero, %one : f32, f32, f32
    }
    tdl.yield %m#0, %m#1, %m#2 : f32, f32, f32
  }
  %variance = tdl.lambda () in [] on (%s = %w#1, %c = %w#2) : (tensor<f32>, tensor<f32>) -> tensor<f32> {
    %a = tdl.read %s[] : tensor<f32>
    %b = tdl.read %c[] : tensor<f32>
    %d = arith.divf %a, %b : f32
    tdl.yield %d : f32
  }
  %l = tdl.lambda (%j) in [9] on (%y = %x) : (tensor<11x9xf32>) -> tensor<9xf32> {
    %m = tdl.reduce @logaddexp (%i) in [11] : f32 {
      %v = tdl.read %y[%i, %j] : tensor<11x9xf32>
      tdl.yield %v : f32
    }
    tdl.yield %m : f32
  }
  %a = tdl.lambda (%i, %j) in [11, 9] on (%y = %x) : (tensor<11x9xf32>) -> tensor<11x9xf32> {
    %s = tdl.reduce sum (%k) in [11] where (%i - %k >= 0) : f32 {
      %v = tdl.read %y[%k, %j] : tensor<11x9xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %b = tdl.lambda (%i, %j) in [11, 9] on (%y = %x) : (tensor<11x9xf32>) -> tensor<11x9xf32> {
    %s = tdl.reduce sum (%k) in [11] where (%k - %i - 1 >= 0) : f32 {
      %v = tdl.read %y[%k, %j] : tensor<11x9xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %c = tdl.lambda (%i, %j) in [11, 9] on (%y = %x) : (tensor<11x9xf32>) -> tensor<11x9xf32> {
    %s = tdl.reduce max (%k) in [9] where (%j - %k >= 0) : f32 {
      %v = tdl.read %y[%i, %k] : tensor<11x9xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %d = tdl.lambda (%i, %j) in [11, 9] on (%y = %n) : (tensor<11x9xi32>) -> tensor<11x9xi32> {
    %s = tdl.reduce prod (%k) in [9] where (%j - %k >= 0) : i32 {
      %v = tdl.read %y[%i, %k] : tensor<11x9xi32>
      tdl.yield %v : i32
    }
    tdl.yield %s : i32
  }
  return %r#0, %r#1, %w#0, %variance, %l, %a, %b, %c, %d : tensor<11xf32>, tensor<11xi32>, tensor<f32>, tensor<f32>, tensor<9xf32>, tensor<11x9xf32>, tensor<11x9xf32>, tensor<11x9xf32>, tensor<11x9xi32>
}
