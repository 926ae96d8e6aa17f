// Ends after 2 iterations, but states STATED.
func.func @main() -> tensor<i32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %r = tdl.while (%n = %zero) : tensor<i32> trips STATED
  cond {
    %p = tdl.lambda () in [] on (%a = %n) : (tensor<i32>) -> tensor<i1> {
      %e = tdl.read %a[] : tensor<i32>
      %two = arith.constant 2 : i32
      %c = arith.cmpi slt, %e, %two : i32
      tdl.yield %c : i1
    }
    tdl.yield %p : tensor<i1>
  } do {
    %m = tdl.lambda () in [] on (%a = %n) : (tensor<i32>) -> tensor<i32> {
      %e = tdl.read %a[] : tensor<i32>
      %one = arith.constant 1 : i32
      %c = arith.addi %e, %one : i32
      tdl.yield %c : i32
    }
    tdl.yield %m : tensor<i32>
  }
  return %r : tensor<i32>
}
