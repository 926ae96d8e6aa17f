// RUN: tofu-opt %s | tofu-opt | FileCheck %s
// RUN: tofu-opt %s | FileCheck %s --check-prefix=BLANKS --strict-whitespace
// RUN: tofu-opt %s -emit-bytecode | tofu-opt | FileCheck %s
// RUN: tofu-opt %s -mlir-print-op-generic | tofu-opt | FileCheck %s

// A plan as annotations.
// CHECK-LABEL: @annotated
// CHECK-SAME: plan.layout = #plan.layout<{{\[\[}}0, 2], []]>
// CHECK-SAME: plan.layout = #plan.layout<{{\[\[}}0]]>
// CHECK-SAME: plan.mesh = array<i64: 2, 3, 2>
// CHECK: plan.layouts = [#plan.layout<{{\[\[}}0]], partial [1]>], plan.split = #plan.split<{{\[\[}}0], [1]], carry [2 : 0]>
func.func @annotated(%x: tensor<16x32xf32> {plan.layout = #plan.layout<[[0, 2], []]>})
    -> (tensor<16xf32> {plan.layout = #plan.layout<[[0]]>}) attributes {plan.mesh = array<i64: 2, 3, 2>} {
  %s = tdl.lambda (%i) in [16] on (%y = %x)
      attributes {plan.split = #plan.split<[[0], [1]], carry [2 : 0]>,
                  plan.layouts = [#plan.layout<[[0]], partial [1]>]}
      : (tensor<16x32xf32>) -> tensor<16xf32> {
    %s = tdl.reduce sum (%j) in [32] : f32 {
      %v = tdl.read %y[%i, %j] : tensor<16x32xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %s : tensor<16xf32>
}

// A plan as a program.
// CHECK-LABEL: @program
// CHECK: plan.fetch %arg0 : <tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]> to <tensor<8xf32>, (d0) -> [0 to 4], partial sum [0]>
// CHECK: plan.reduce %{{.*}} : <tensor<8xf32>, (d0) -> [0 to 4], partial sum [0]> to <tensor<8xf32>, (d0) -> [d0 * 2 to d0 * 2 + 2]>
func.func @program(%x: !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]>)
    -> !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 2 to d0 * 2 + 2]> attributes {plan.mesh = array<i64: 2>} {
  %y = plan.fetch %x : <tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]> to <tensor<8xf32>, (d0) -> [0 to 4], partial sum [0]>
  %z = plan.reduce %y : <tensor<8xf32>, (d0) -> [0 to 4], partial sum [0]> to <tensor<8xf32>, (d0) -> [d0 * 2 to d0 * 2 + 2]>
  return %z : !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 2 to d0 * 2 + 2]>
}

// What stands before each device, and with its own.
// BLANKS: = plan.scan sum along [0] %arg0 :
// BLANKS: = plan.scan max along [1, 0] reverse %arg1 :
// CHECK-LABEL: @scan
// CHECK: %before, %through = plan.scan sum along [0] %arg0 : <tensor<4x8xf32>, (d0, d1) -> [d0 to d0 + 1, 0 to 8]>
// CHECK: plan.scan max along [1, 0] reverse %arg1 : <tensor<8xi32>, (d0, d1) -> [d1 * 4 + d0 to d1 * 4 + d0 + 1]>
func.func @scan(%x: !tdl.piece<tensor<4x8xf32>, (d0, d1) -> [d0 to d0 + 1, 0 to 8]>,
                %y: !tdl.piece<tensor<8xi32>, (d0, d1) -> [d1 * 4 + d0 to d1 * 4 + d0 + 1]>)
    attributes {plan.mesh = array<i64: 4, 2>} {
  %before, %through = plan.scan sum along [0] %x : <tensor<4x8xf32>, (d0, d1) -> [d0 to d0 + 1, 0 to 8]>
  %b, %t = plan.scan max along [1, 0] reverse %y : <tensor<8xi32>, (d0, d1) -> [d1 * 4 + d0 to d1 * 4 + d0 + 1]>
  return
}
