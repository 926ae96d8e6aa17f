// RUN: tofu-opt %s -canonicalize | FileCheck %s

// Constant indices go into the map, an index given twice is one, unused ones go.
// CHECK-LABEL: @indices
// CHECK: tdl.read %{{.*}}[%[[I:.*]] * 2 + 3, 3] : tensor<32x8xf32>
func.func @indices(%x: tensor<32x8xf32>) -> tensor<8xf32> {
  %r = tdl.lambda (%i) in [8] on (%y = %x) : (tensor<32x8xf32>) -> tensor<8xf32> {
    %three = arith.constant 3 : index
    %v = "tdl.read"(%y, %i, %i, %three, %three) <{map = affine_map<(d0, d1, d2, d3) -> (d0 + d1 + d2, d2)>, operandSegmentSizes = array<i32: 1, 4, 0, 0>}> : (tensor<32x8xf32>, index, index, index, index) -> f32
    tdl.yield %v : f32
  }
  return %r : tensor<8xf32>
}
