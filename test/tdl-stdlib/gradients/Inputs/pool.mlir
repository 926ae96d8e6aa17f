func.func @main(%a0: tensor<2x3x8xf32>,
    %a1: tensor<2x3x4xf32>,
    %a2: tensor<2x3x8xf32>,
    %a3: tensor<2x3x4xf32>,
    %a4: tensor<2x3x8xf32>,
    %a5: tensor<2x3x4xf32>,
    %a6: tensor<2x3x9xf32>,
    %a7: tensor<2x3x4xf32>,
    %a8: tensor<2x3x9xf32>,
    %a9: tensor<2x3x4xf32>,
    %a10: tensor<2x3x9xf32>,
    %a11: tensor<2x3x4xf32>,
    %a12: tensor<2x3x6x7xf32>,
    %a13: tensor<2x3x5x3xf32>,
    %a14: tensor<2x3x6x7xf32>,
    %a15: tensor<2x3x5x3xf32>,
    %a16: tensor<2x3x6x7xf32>,
    %a17: tensor<2x3x5x3xf32>,
    %a18: tensor<2x3x4x5xf32>,
    %a19: tensor<2x3xf32>,
    %a20: tensor<2x3x4x5xf32>,
    %a21: tensor<2x3xf32>,
    %a22: tensor<2x3x4x5xf32>,
    %a23: tensor<2x3xf32>,
    %a24: tensor<2x3x4x5xf32>,
    %a25: tensor<2x3x8x15xf32>,
    %a26: tensor<2x3x8xf32>,
    %a27: tensor<2x3x3xf32>)
    -> (tensor<2x3x8xf32>, tensor<2x3x8xf32>, tensor<2x3x8xf32>, tensor<2x3x9xf32>, tensor<2x3x9xf32>, tensor<2x3x9xf32>, tensor<2x3x6x7xf32>, tensor<2x3x6x7xf32>, tensor<2x3x6x7xf32>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>, tensor<2x3x8xf32>) {
  %r0 = tdl.apply @gradient_of_max_pool(%a0, %a1) {window = [2], strides = [2]} : (tensor<2x3x8xf32>, tensor<2x3x4xf32>) -> tensor<2x3x8xf32>
  %r1 = tdl.apply @gradient_of_sum_pool(%a2, %a3) {window = [2], strides = [2]} : (tensor<2x3x8xf32>, tensor<2x3x4xf32>) -> tensor<2x3x8xf32>
  %r2 = tdl.apply @gradient_of_mean_pool(%a4, %a5) {window = [2], strides = [2]} : (tensor<2x3x8xf32>, tensor<2x3x4xf32>) -> tensor<2x3x8xf32>
  %r3 = tdl.apply @gradient_of_max_pool(%a6, %a7) {window = [3], strides = [2]} : (tensor<2x3x9xf32>, tensor<2x3x4xf32>) -> tensor<2x3x9xf32>
  %r4 = tdl.apply @gradient_of_sum_pool(%a8, %a9) {window = [3], strides = [2]} : (tensor<2x3x9xf32>, tensor<2x3x4xf32>) -> tensor<2x3x9xf32>
  %r5 = tdl.apply @gradient_of_mean_pool(%a10, %a11) {window = [3], strides = [2]} : (tensor<2x3x9xf32>, tensor<2x3x4xf32>) -> tensor<2x3x9xf32>
  %r6 = tdl.apply @gradient_of_max_pool(%a12, %a13) {window = [2, 3], strides = [1, 2]} : (tensor<2x3x6x7xf32>, tensor<2x3x5x3xf32>) -> tensor<2x3x6x7xf32>
  %r7 = tdl.apply @gradient_of_sum_pool(%a14, %a15) {window = [2, 3], strides = [1, 2]} : (tensor<2x3x6x7xf32>, tensor<2x3x5x3xf32>) -> tensor<2x3x6x7xf32>
  %r8 = tdl.apply @gradient_of_mean_pool(%a16, %a17) {window = [2, 3], strides = [1, 2]} : (tensor<2x3x6x7xf32>, tensor<2x3x5x3xf32>) -> tensor<2x3x6x7xf32>
  %r9 = tdl.apply @gradient_of_global_max_pool(%a18, %a19) {} : (tensor<2x3x4x5xf32>, tensor<2x3xf32>) -> tensor<2x3x4x5xf32>
  %r10 = tdl.apply @gradient_of_global_max_pool(%a20, %a21) {} : (tensor<2x3x4x5xf32>, tensor<2x3xf32>) -> tensor<2x3x4x5xf32>
  %r11 = tdl.apply @gradient_of_global_mean_pool(%a22, %a23) {} : (tensor<2x3x4x5xf32>, tensor<2x3xf32>) -> tensor<2x3x4x5xf32>
  %r12 = tdl.apply @gradient_of_upsample(%a24, %a25) {by = [2, 3]} : (tensor<2x3x4x5xf32>, tensor<2x3x8x15xf32>) -> tensor<2x3x4x5xf32>
  %r13 = tdl.apply @gradient_of_max_pool1d(%a26, %a27) {window = 3, stride = 2} : (tensor<2x3x8xf32>, tensor<2x3x3xf32>) -> tensor<2x3x8xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : tensor<2x3x8xf32>, tensor<2x3x8xf32>, tensor<2x3x8xf32>, tensor<2x3x9xf32>, tensor<2x3x9xf32>, tensor<2x3x9xf32>, tensor<2x3x6x7xf32>, tensor<2x3x6x7xf32>, tensor<2x3x6x7xf32>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>, tensor<2x3x8xf32>
}
