// A plan in a file of its own, of a function without an operator: nothing in it
// but `plan`'s annotations says that there will be pieces.
// RUN: tofu-opt %s -tofu-plan=devices=2 -o %t.mlir
// RUN: tofu-opt %t.mlir -tofu-expand | FileCheck %s

// CHECK: func.func @identity(%[[X:.*]]: !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>
// CHECK-NEXT: return %[[X]]
func.func @identity(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}
