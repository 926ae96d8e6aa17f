func.func @main(%a0: tensor<2x3x4x5xf32>, %a1: tensor<1x1x3x3xf32>, %a2: tensor<2x2x2x1xf32>, %a3: tensor<2x3x5x4xf32>, %a4: tensor<2x2x3x6xf32>, %a5: tensor<2x6xf32>, %a6: tensor<2x3x5x4xf32>, %a7: tensor<2x6xf32>, %a8: tensor<2x2x3x6xf32>, %a9: tensor<1x2x4x4xf32>, %a10: tensor<1x2x4x4xf32>, %a11: tensor<1x6xf32>, %a12: tensor<1x2x4x4xf32>, %a13: tensor<1x6xf32>, %a14: tensor<1x2x4x4xf32>, %a15: tensor<2x1x3x6xf32>, %a16: tensor<2x2x2x5xf32>, %a17: tensor<2x6xf32>, %a18: tensor<2x1x3x6xf32>, %a19: tensor<2x6xf32>, %a20: tensor<2x2x2x5xf32>, %a21: tensor<2x3x6x7xf32>, %a22: tensor<2x3x6x7xf32>, %a23: tensor<1x2x8x8xf32>, %a24: tensor<1x2x8x8xf32>, %a25: tensor<1x2x7x6xf32>, %a26: tensor<1x2x7x6xf32>, %a27: tensor<2x2x7x8xf32>, %a28: tensor<4x5xf32>, %a29: tensor<2x2x7x8xf32>, %a30: tensor<4x5xf32>, %a31: tensor<2x2x7x8xf32>, %a32: tensor<4x5xf32>, %a33: tensor<2x1x3x4xf32>, %a34: tensor<2x1x2x2xf32>, %a35: tensor<2x1x1x3xf32>) -> (tensor<2x3x8x10xf32>, tensor<1x1x9x9xf32>, tensor<2x2x2x1xf32>, tensor<2x3x3x6xf32>, tensor<2x2x3x6xf32>, tensor<2x3x3x6xf32>, tensor<2x2x3x6xf32>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>, tensor<2x1x2x5xf32>, tensor<2x2x2x5xf32>, tensor<2x1x2x5xf32>, tensor<2x2x2x5xf32>, tensor<2x25x6x7xf32>, tensor<1x9x2x2xf32>, tensor<1x9x3x2xf32>, tensor<4x2x2x2xf32>, tensor<4x2x3x2xf32>, tensor<4x2x1x4xf32>, tensor<1x3x4x1x4xf32>, tensor<1x2x2x4x4xf32>, tensor<1x1x3x3x4xf32>) {
  %r0 = tdl.apply @up_sampling(%a0) {scale = 2} : (tensor<2x3x4x5xf32>) -> tensor<2x3x8x10xf32>
  %r1 = tdl.apply @up_sampling(%a1) {scale = 3} : (tensor<1x1x3x3xf32>) -> tensor<1x1x9x9xf32>
  %r2 = tdl.apply @up_sampling(%a2) {scale = 1} : (tensor<2x2x2x1xf32>) -> tensor<2x2x2x1xf32>
  %r3 = tdl.apply @bilinear_sampler(%a3, %a4) {} : (tensor<2x3x5x4xf32>, tensor<2x2x3x6xf32>) -> tensor<2x3x3x6xf32>
  %r4 = tdl.apply @affine_grid(%a5) {height = 3, width = 6} : (tensor<2x6xf32>) -> tensor<2x2x3x6xf32>
  %r5 = tdl.apply @spatial_transformer(%a6, %a7) {height = 3, width = 6} : (tensor<2x3x5x4xf32>, tensor<2x6xf32>) -> tensor<2x3x3x6xf32>
  %r6 = tdl.apply @flow_grid(%a8) {} : (tensor<2x2x3x6xf32>) -> tensor<2x2x3x6xf32>
  %r7 = tdl.apply @bilinear_sampler(%a9, %a10) {} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
  %r8 = tdl.apply @affine_grid(%a11) {height = 4, width = 4} : (tensor<1x6xf32>) -> tensor<1x2x4x4xf32>
  %r9 = tdl.apply @spatial_transformer(%a12, %a13) {height = 4, width = 4} : (tensor<1x2x4x4xf32>, tensor<1x6xf32>) -> tensor<1x2x4x4xf32>
  %r10 = tdl.apply @flow_grid(%a14) {} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
  %r11 = tdl.apply @bilinear_sampler(%a15, %a16) {} : (tensor<2x1x3x6xf32>, tensor<2x2x2x5xf32>) -> tensor<2x1x2x5xf32>
  %r12 = tdl.apply @affine_grid(%a17) {height = 2, width = 5} : (tensor<2x6xf32>) -> tensor<2x2x2x5xf32>
  %r13 = tdl.apply @spatial_transformer(%a18, %a19) {height = 2, width = 5} : (tensor<2x1x3x6xf32>, tensor<2x6xf32>) -> tensor<2x1x2x5xf32>
  %r14 = tdl.apply @flow_grid(%a20) {} : (tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
  %r15 = tdl.apply @correlation(%a21, %a22) {kernel = 1, reach = 2, stride = 1, step = 1, pad = 2} : (tensor<2x3x6x7xf32>, tensor<2x3x6x7xf32>) -> tensor<2x25x6x7xf32>
  %r16 = tdl.apply @correlation(%a23, %a24) {kernel = 3, reach = 2, stride = 2, step = 2, pad = 1} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x9x2x2xf32>
  %r17 = tdl.apply @correlation(%a25, %a26) {kernel = 1, reach = 1, stride = 2, step = 1, pad = 0} : (tensor<1x2x7x6xf32>, tensor<1x2x7x6xf32>) -> tensor<1x9x3x2xf32>
  %r18 = tdl.apply @roi_pooling(%a27, %a28) {rows = 2, columns = 2, scale = 1.0 : f64} : (tensor<2x2x7x8xf32>, tensor<4x5xf32>) -> tensor<4x2x2x2xf32>
  %r19 = tdl.apply @roi_pooling(%a29, %a30) {rows = 3, columns = 2, scale = 0.5 : f64} : (tensor<2x2x7x8xf32>, tensor<4x5xf32>) -> tensor<4x2x3x2xf32>
  %r20 = tdl.apply @roi_pooling(%a31, %a32) {rows = 1, columns = 4, scale = 0.25 : f64} : (tensor<2x2x7x8xf32>, tensor<4x5xf32>) -> tensor<4x2x1x4xf32>
  %r21 = tdl.apply @multi_box_prior(%a33) {sizes = [0.5], ratios = [1.0], offset = 0.5 : f64} : (tensor<2x1x3x4xf32>) -> tensor<1x3x4x1x4xf32>
  %r22 = tdl.apply @multi_box_prior(%a34) {sizes = [0.5, 0.25], ratios = [1.0, 2.0, 0.5], offset = 0.5 : f64} : (tensor<2x1x2x2xf32>) -> tensor<1x2x2x4x4xf32>
  %r23 = tdl.apply @multi_box_prior(%a35) {sizes = [0.75, 0.5, 0.25], ratios = [2.0], offset = 0.5 : f64} : (tensor<2x1x1x3xf32>) -> tensor<1x1x3x3x4xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23 : tensor<2x3x8x10xf32>, tensor<1x1x9x9xf32>, tensor<2x2x2x1xf32>, tensor<2x3x3x6xf32>, tensor<2x2x3x6xf32>, tensor<2x3x3x6xf32>, tensor<2x2x3x6xf32>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>, tensor<2x1x2x5xf32>, tensor<2x2x2x5xf32>, tensor<2x1x2x5xf32>, tensor<2x2x2x5xf32>, tensor<2x25x6x7xf32>, tensor<1x9x2x2xf32>, tensor<1x9x3x2xf32>, tensor<4x2x2x2xf32>, tensor<4x2x3x2xf32>, tensor<4x2x1x4xf32>, tensor<1x3x4x1x4xf32>, tensor<1x2x2x4x4xf32>, tensor<1x1x3x3x4xf32>
}
