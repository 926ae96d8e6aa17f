func.func @main(%a: tensor<4xNxf32>, %x: tensor<4xNxf32>, %u: tensor<2xNx8xf32>, %step: tensor<2xNx8xf32>, %rate: tensor<8x4xf32>,
    %input: tensor<2xNx4xf32>, %output: tensor<2xNx4xf32>, %skip: tensor<8xf32>, %v: tensor<2xNx3x8xf32>, %decay: tensor<2xNx3xf32>)
    -> (tensor<4xNxf32>, tensor<4xNxf32>, tensor<4xNxf32>, tensor<4xNxf32>, tensor<2xNx8xf32>, tensor<2xNx3x8xf32>) {
  %0 = tdl.apply @prefix_log_sum_exp(%x) {} : (tensor<4xNxf32>) -> tensor<4xNxf32>
  %1 = tdl.apply @linear_recurrence(%a, %x) {} : (tensor<4xNxf32>, tensor<4xNxf32>) -> tensor<4xNxf32>
  %2 = tdl.apply @decay_recurrence(%a, %x) {} : (tensor<4xNxf32>, tensor<4xNxf32>) -> tensor<4xNxf32>
  %3 = tdl.apply @exponential_mean(%x) {keep = 0.9} : (tensor<4xNxf32>) -> tensor<4xNxf32>
  %4 = tdl.apply @ssm_scan(%u, %step, %rate, %input, %output, %skip) {} : (tensor<2xNx8xf32>, tensor<2xNx8xf32>, tensor<8x4xf32>, tensor<2xNx4xf32>, tensor<2xNx4xf32>, tensor<8xf32>) -> tensor<2xNx8xf32>
  %5 = tdl.apply @ssd_scan(%v, %decay, %input, %output) {} : (tensor<2xNx3x8xf32>, tensor<2xNx3xf32>, tensor<2xNx4xf32>, tensor<2xNx4xf32>) -> tensor<2xNx3x8xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<4xNxf32>, tensor<4xNxf32>, tensor<4xNxf32>, tensor<4xNxf32>, tensor<2xNx8xf32>, tensor<2xNx3x8xf32>
}
