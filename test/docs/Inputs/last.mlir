// The last of the greatest elements: no law for two that are equal.
tdl.combiner @last identity [-2147483648 : i32, 0 : i32] {
^bb0(%a: i32, %i: i32, %b: i32, %j: i32):
  %c = arith.cmpi sge, %a, %b : i32
  %v = arith.select %c, %a, %b : i32
  %k = arith.select %c, %i, %j : i32
  tdl.yield %v, %k : i32, i32
}
func.func @main(%x: tensor<8x8xi32>) -> tensor<i32> {
  %r:2 = tdl.lambda () in [] on (%y = %x) : (tensor<8x8xi32>) -> (tensor<i32>, tensor<i32>) {
    %m:2 = tdl.reduce @last (%i, %j) in [8, 8] : i32, i32 {
      %v = tdl.read %y[%i, %j] : tensor<8x8xi32>
      %k = arith.index_cast %j : index to i32
      tdl.yield %v, %k : i32, i32
    }
    tdl.yield %m#0, %m#1 : i32, i32
  }
  return %r#1 : tensor<i32>
}
