// Reads without `else` that stay inside, although the ranges of the indices
// alone do not tell: nothing of this is refused.
// RUN: tofu-opt %s | FileCheck %s

// CHECK-LABEL: @reduction_guard
func.func @reduction_guard(%x: tensor<8xf32>) -> tensor<8xf32> {
  %r = tdl.lambda (%i) in [8] on (%y = %x) : (tensor<8xf32>) -> tensor<8xf32> {
    %s = tdl.reduce sum (%k) in [3] where (%i - %k >= 0) : f32 {
      // CHECK: tdl.read %{{.*}}[%{{.*}} - %{{.*}}] : tensor<8xf32>
      %v = tdl.read %y[%i - %k] : tensor<8xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %r : tensor<8xf32>
}

// Two uses of one index: x - x floordiv 2 is at most 4 for x < 8.
// CHECK-LABEL: @twice
func.func @twice(%x: tensor<5xf32>) -> tensor<9xf32> {
  %r = tdl.lambda (%i) in [9] on (%y = %x) : (tensor<5xf32>) -> tensor<9xf32> {
    // CHECK: tdl.read
    %v = tdl.read %y[%i - %i floordiv 2] : tensor<5xf32>
    tdl.yield %v : f32
  }
  return %r : tensor<9xf32>
}

// No point, no read.
// CHECK-LABEL: @nothing
func.func @nothing(%x: tensor<0xf32>) -> tensor<4xf32> {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<0xf32>) -> tensor<4xf32> {
    %s = tdl.reduce sum (%k) in [0] : f32 {
      // CHECK: tdl.read %{{.*}}[%{{.*}} + 7]
      %v = tdl.read %y[%k + 7] : tensor<0xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %r : tensor<4xf32>
}

// Whether the guard lets the read happen is known when it runs.
// CHECK-LABEL: @guard_of_data
func.func @guard_of_data(%n: tensor<4xindex>, %x: tensor<8xf32>) -> tensor<4xf32> {
  %r = tdl.lambda (%i) in [4] on (%m = %n, %y = %x) : (tensor<4xindex>, tensor<8xf32>) -> tensor<4xf32> {
    %count = tdl.read %m[%i] : tensor<4xindex>
    %s = tdl.reduce sum (%k) in [16] where (%count - %k - 1 >= 0) : f32 {
      // CHECK: tdl.read %{{.*}}[%{{.*}}] : tensor<8xf32>
      %v = tdl.read %y[%k] : tensor<8xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %r : tensor<4xf32>
}
