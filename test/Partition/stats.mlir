// RUN: tofu-opt %s -tofu-stats -o /dev/null | FileCheck %s

// Of a convolution, what padding reads is no work: 8 places and a window of 3 meet
// in 22 points. Merged dimensions are no windows.
// CHECK-LABEL: program @main
// CHECK-NEXT: tensors number elements bytes
// CHECK-NEXT: arguments 3 23 92
// CHECK-NEXT: that results replace 1 8 32
// CHECK-NEXT: results 2 16 64
// CHECK-NEXT: in between 1 4 16
// CHECK-NEXT: operations by kind
// CHECK-NEXT: kind number flops bytes
// CHECK-NEXT: convolution 1 44 76
// CHECK-NEXT: contraction 1 24 76
// CHECK-NEXT: element-wise 1 8 48
// CHECK-NEXT: all 3 76 200
// CHECK-NEXT: the largest
// CHECK-NEXT: flops bytes kind
// CHECK-NEXT: 44 76 convolution 8xf32 {{.*}}stats.mlir:[[@LINE+2]]:8
func.func @main(%x: tensor<8xf32> {tf.aliasing_output = 0 : i32}, %f: tensor<3xf32>, %w: tensor<12xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %y = tdl.lambda (%i) in [8] on (%a = %x, %b = %f) : (tensor<8xf32>, tensor<3xf32>) -> tensor<8xf32> {
    %zero = arith.constant 0.0 : f32
    %s = tdl.reduce sum (%k) in [3] : f32 {
      %p = tdl.read %a[%i + %k - 1] else %zero : tensor<8xf32>
      %q = tdl.read %b[%k] : tensor<3xf32>
      %r = arith.mulf %p, %q : f32
      tdl.yield %r : f32
    }
    tdl.yield %s : f32
  }
  %z = tdl.lambda (%i) in [4] on (%a = %w, %b = %f) : (tensor<12xf32>, tensor<3xf32>) -> tensor<4xf32> {
    %s = tdl.reduce sum (%k) in [3] : f32 {
      %p = tdl.read %a[%i * 3 + %k] : tensor<12xf32>
      %q = tdl.read %b[%k] : tensor<3xf32>
      %r = arith.mulf %p, %q : f32
      tdl.yield %r : f32
    }
    tdl.yield %s : f32
  }
  %v = tdl.lambda (%i) in [8] on (%a = %z) : (tensor<4xf32>) -> tensor<8xf32> {
    %p = tdl.read %a[%i floordiv 2] : tensor<4xf32>
    %q = arith.addf %p, %p : f32
    tdl.yield %q : f32
  }
  return %y, %v : tensor<8xf32>, tensor<8xf32>
}

// Ten iterations of a loop; the condition runs once more.
// RUN: tofu-opt %source/test/e2e/Inputs/sgd-loop.mlir -tofu-stats -o /dev/null | FileCheck %s --check-prefix=LOOP
// LOOP: contraction 2 168960 87040
// LOOP: tdl.while 1 0 0

// Before the import, operations of functions count where they are called.
// RUN: tofu-opt %source/test/Import/repetitions.mlir -tofu-stats -tofu-import -tofu-stats -o /dev/null | FileCheck %s --check-prefix=CALLS
// CALLS: stablehlo.divide 3 0 144
// CALLS: all 9 0
// CALLS: of operations that are not imported flops are not known, nor which arguments results replace element by element; -tofu-import comes first
// CALLS: element-wise 2 8 96
// CALLS: all 4 8
// CALLS-NOT: not known

// A scatter adds each of its 24 updates in one place.
// RUN: tofu-opt %S/Inputs/scatter.mlir -tofu-import -tofu-stats -o /dev/null | FileCheck %s --check-prefix=SCATTER
// SCATTER: reduction 1 24

// Of what ranks hold, which are pieces, it says nothing.
// RUN: not tofu-opt %source/test/Import/repetitions.mlir -tofu-partition=devices=2 -tofu-stats -o /dev/null 2>&1 | FileCheck %s --check-prefix=PARTS
// PARTS: error: 'main' is partitioned, but -tofu-stats counts whole programs; let it stand before -tofu-partition, and for what ranks hold and move ask for --tofu-report

// Of a cumulative sum each result adds one term: 100 in all, and 100 halves.
// RUN: tofu-opt %S/Inputs/cumulative.mlir -tofu-stats -o /dev/null | FileCheck %s --check-prefix=CUMULATIVE
// CUMULATIVE: all 1 200 800
