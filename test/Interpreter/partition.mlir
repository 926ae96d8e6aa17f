// RUN: tofu-interpret %S/single.mlir --devices=2 --inputs=%S/Inputs/matmul.npz --expect=%S/Inputs/matmul.npz | FileCheck %s
// RUN: tofu-interpret %S/single.mlir --devices=7 --inputs=%S/Inputs/matmul.npz --expect=%S/Inputs/matmul.npz | FileCheck %s

// A program that is not partitioned is planned and expanded first.
// CHECK: max error: 0
// CHECK-NEXT: bytes moved: {{[1-9][0-9]*}}
