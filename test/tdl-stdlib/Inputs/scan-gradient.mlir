func.func @main(%a: tensor<4x512xf32>, %x: tensor<4x512xf32>, %dy: tensor<4x512xf32>) -> (tensor<4x512xf32>, tensor<4x512xf32>) {
  %0:2 = tdl.apply @gradient_of_linear_recurrence(%a, %x, %dy) {} : (tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>) -> (tensor<4x512xf32>, tensor<4x512xf32>)
  return %0#0, %0#1 : tensor<4x512xf32>, tensor<4x512xf32>
}
