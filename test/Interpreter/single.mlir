// RUN: tofu-interpret %s --inputs=%S/Inputs/matmul.npz --expect=%S/Inputs/matmul.npz --save=%t.npz | FileCheck %s
// RUN: tofu-interpret %s --inputs=%S/Inputs/matmul.npz --expect=%t.npz --tolerance=0 | FileCheck %s

// Arguments are 192 and 320 bytes, the result 240, each at a multiple of 64.
// CHECK:      max error: 0
// CHECK-NEXT: bytes moved: 0
// CHECK-NEXT: peak bytes per rank: 768
func.func @matmul(%x: tensor<6x8xf32>, %y: tensor<8x10xf32>) -> tensor<6x10xf32> {
  %z = tdl.lambda (%i, %j) in [6, 10] on (%a = %x, %b = %y)
      : (tensor<6x8xf32>, tensor<8x10xf32>) -> tensor<6x10xf32> {
    %s = tdl.reduce sum (%k) in [8] : f32 {
      %v = tdl.read %a[%i, %k] : tensor<6x8xf32>
      %w = tdl.read %b[%k, %j] : tensor<8x10xf32>
      %p = arith.mulf %v, %w : f32
      tdl.yield %p : f32
    }
    tdl.yield %s : f32
  }
  return %z : tensor<6x10xf32>
}
