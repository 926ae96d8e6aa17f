// RUN: tofu-opt %s --operators=%source/tdl-stdlib/scan.tdl -tofu-partition="mesh=4 tie=none" --tofu-report -o %t.mlir 2>&1 | FileCheck %s

// An identity that makes more of a state NaN is one: every fold begins with it.
// So a running log-sum-exp is cut along its index: 16 rows of 2 values of 4 bytes
// go to the 1, 2 and 3 devices behind.
// CHECK-NOT: warning
// CHECK: bytes moved: 768
func.func @main(%x: tensor<16x2048xf32> {plan.layout = #plan.layout<[[], [0]]>})
    -> (tensor<16x2048xf32> {plan.layout = #plan.layout<[[], [0]]>}) {
  %r = tdl.apply @prefix_log_sum_exp(%x) {} : (tensor<16x2048xf32>) -> tensor<16x2048xf32>
  return %r : tensor<16x2048xf32>
}
