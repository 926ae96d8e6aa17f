// The sum of each element and those beside it.
func.func @blur(%x: tensor<16xf32>) -> tensor<16xf32> {
  %y = tdl.lambda (%i) in [16] on (%a = %x) : (tensor<16xf32>) -> tensor<16xf32> {
    %zero = arith.constant 0.0 : f32
    %s = tdl.reduce sum (%d) in [3] : f32 {
      %v = tdl.read %a[%i + %d - 1] else %zero : tensor<16xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %y : tensor<16xf32>
}
