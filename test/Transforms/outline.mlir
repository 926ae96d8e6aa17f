// RUN: tofu-opt %s -split-input-file -pass-pipeline='builtin.module(func.func(tdl-outline))' | FileCheck %s

// The maximum is one tensor, whoever reads it; then the sum is one.
// CHECK-LABEL: @softmax
// CHECK-NEXT: %[[MAX:.*]] = tdl.lambda (%[[I:.*]]) in [4] on (%[[A:.*]] = %arg0) : (tensor<4x8xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   tdl.reduce max (%[[L:.*]]) in [8]
// CHECK:      %[[SUM:.*]] = tdl.lambda (%[[I:.*]]) in [4] on (%{{.*}} = %arg0, %[[M:.*]] = %[[MAX]]) :
// CHECK:        tdl.reduce sum
// CHECK-NOT:    tdl.reduce
// CHECK:      tdl.lambda (%[[I:.*]], %[[J:.*]]) in [4, 8] on (%[[A:.*]] = %arg0, %[[M:.*]] = %[[MAX]], %[[S:.*]] = %[[SUM]]) :
// CHECK-NOT:    tdl.reduce
// CHECK:        tdl.read %[[M]][%[[I]]]
// CHECK:        tdl.read %[[S]][%[[I]]]
func.func @softmax(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = tdl.lambda (%i, %j) in [4, 8] on (%a = %x) : (tensor<4x8xf32>) -> tensor<4x8xf32> {
    %m = tdl.reduce max (%l) in [8] : f32 {
      %v = tdl.read %a[%i, %l] : tensor<4x8xf32>
      tdl.yield %v : f32
    }
    %s = tdl.reduce sum (%l) in [8] : f32 {
      %n = tdl.reduce max (%r) in [8] : f32 {
        %v = tdl.read %a[%i, %r] : tensor<4x8xf32>
        tdl.yield %v : f32
      }
      %v = tdl.read %a[%i, %l] : tensor<4x8xf32>
      %d = arith.subf %v, %n : f32
      %e = math.exp %d : f32
      tdl.yield %e : f32
    }
    %v = tdl.read %a[%i, %j] : tensor<4x8xf32>
    %d = arith.subf %v, %m : f32
    %e = math.exp %d : f32
    %q = arith.divf %e, %s : f32
    tdl.yield %q : f32
  }
  return %y : tensor<4x8xf32>
}

// -----

// One that is computed once is read where an equal one is a tensor already.
// CHECK-LABEL: @log_sum_exp
// CHECK: %[[MAX:.*]] = tdl.lambda
// CHECK: tdl.lambda (%[[I:.*]]) in [4] on (%{{.*}} = %arg0, %[[M:.*]] = %[[MAX]])
// CHECK-COUNT-1: tdl.reduce
// CHECK-NOT: tdl.reduce
func.func @log_sum_exp(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  %y = tdl.lambda (%i) in [4] on (%a = %x) : (tensor<4x8xf32>) -> tensor<4xf32> {
    %m = tdl.reduce max (%l) in [8] : f32 {
      %v = tdl.read %a[%i, %l] : tensor<4x8xf32>
      tdl.yield %v : f32
    }
    %s = tdl.reduce sum (%l) in [8] : f32 {
      %n = tdl.reduce max (%r) in [8] : f32 {
        %v = tdl.read %a[%i, %r] : tensor<4x8xf32>
        tdl.yield %v : f32
      }
      %v = tdl.read %a[%i, %l] : tensor<4x8xf32>
      %d = arith.subf %v, %n : f32
      %e = math.exp %d : f32
      tdl.yield %e : f32
    }
    %g = math.log %s : f32
    %t = arith.addf %g, %m : f32
    tdl.yield %t : f32
  }
  return %y : tensor<4xf32>
}

// -----

// A product that a library computes, and a factor of a sum that is alike for
// all columns; scalars that are operands come along.
// CHECK-LABEL: @attend
// CHECK: %[[S:.*]] = tdl.lambda (%{{.*}}, %{{.*}}) in [5, 6] on (%{{.*}} = %arg0, %{{.*}} = %arg1)
// CHECK: %[[P:.*]] = tdl.lambda (%{{.*}}, %{{.*}}) in [5, 6] on (%{{.*}} = %arg3, %[[T:.*]] = %[[S]]) : (f32, tensor<5x6xf32>)
// CHECK: math.exp
// CHECK: tdl.lambda (%{{.*}}, %{{.*}}) in [5, 4] on (%{{.*}} = %arg2, %{{.*}} = %[[P]])
// CHECK-NOT: math.exp
func.func @attend(%q: tensor<5x3xf32>, %k: tensor<6x3xf32>, %v: tensor<6x4xf32>, %f: f32) -> tensor<5x4xf32> {
  %y = tdl.lambda (%i, %c) in [5, 4] on (%a = %q, %b = %k, %d = %v, %g = %f)
      : (tensor<5x3xf32>, tensor<6x3xf32>, tensor<6x4xf32>, f32) -> tensor<5x4xf32> {
    %o = tdl.reduce sum (%j) in [6] : f32 {
      %s = tdl.reduce sum (%l) in [3] : f32 {
        %u = tdl.read %a[%i, %l] : tensor<5x3xf32>
        %w = tdl.read %b[%j, %l] : tensor<6x3xf32>
        %p = arith.mulf %u, %w : f32
        tdl.yield %p : f32
      }
      %h = arith.mulf %g, %s : f32
      %e = math.exp %h : f32
      %w = tdl.read %d[%j, %c] : tensor<6x4xf32>
      %p = arith.mulf %e, %w : f32
      tdl.yield %p : f32
    }
    tdl.yield %o : f32
  }
  return %y : tensor<5x4xf32>
}

// -----

// A contraction under more than it, but not one with an addend, which is one
// call.
// CHECK-LABEL: @scaled
// CHECK-COUNT-2: tdl.lambda
// CHECK-LABEL: @added
// CHECK-COUNT-1: tdl.lambda
// CHECK-NOT: tdl.lambda
func.func @scaled(%x: tensor<4x8xf32>, %y: tensor<8x4xf32>) -> tensor<4x4xf32> {
  %two = arith.constant 2.0 : f32
  %r = tdl.lambda (%i, %j) in [4, 4] on (%a = %x, %b = %y, %f = %two)
      : (tensor<4x8xf32>, tensor<8x4xf32>, f32) -> tensor<4x4xf32> {
    %s = tdl.reduce sum (%l) in [8] : f32 {
      %u = tdl.read %a[%i, %l] : tensor<4x8xf32>
      %w = tdl.read %b[%l, %j] : tensor<8x4xf32>
      %p = arith.mulf %u, %w : f32
      tdl.yield %p : f32
    }
    %t = arith.mulf %s, %f : f32
    tdl.yield %t : f32
  }
  return %r : tensor<4x4xf32>
}
func.func @added(%x: tensor<4x8xf32>, %y: tensor<8x4xf32>, %z: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = tdl.lambda (%i, %j) in [4, 4] on (%a = %x, %b = %y, %c = %z)
      : (tensor<4x8xf32>, tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> {
    %s = tdl.reduce sum (%l) in [8] : f32 {
      %u = tdl.read %a[%i, %l] : tensor<4x8xf32>
      %w = tdl.read %b[%l, %j] : tensor<8x4xf32>
      %p = arith.mulf %u, %w : f32
      tdl.yield %p : f32
    }
    %v = tdl.read %c[%i, %j] : tensor<4x4xf32>
    %t = arith.addf %v, %s : f32
    tdl.yield %t : f32
  }
  return %r : tensor<4x4xf32>
}

// -----

// Where j > i, the inner sum would read outside: it stays. The second one stays
// inside anyway. What reads through data under a guard stays, too.
// CHECK-LABEL: @guarded
// CHECK: tdl.lambda (%{{.*}}) in [6] on (%{{.*}} = %arg0)
// CHECK-NEXT: tdl.reduce sum (%{{.*}}) in [2]
// CHECK: tdl.lambda (%{{.*}}) in [4]
// CHECK: tdl.reduce sum
// CHECK: tdl.reduce sum
// CHECK-NOT: tdl.reduce
// CHECK-LABEL: @data
// CHECK: tdl.lambda
// CHECK-NOT: tdl.lambda
func.func @guarded(%x: tensor<7xf32>) -> tensor<4xf32> {
  %r = tdl.lambda (%i) in [4] on (%a = %x) : (tensor<7xf32>) -> tensor<4xf32> {
    %s = tdl.reduce sum (%j) in [6] where (%i - %j >= 0) : f32 {
      %t = tdl.reduce sum (%l) in [3] : f32 {
        %u = tdl.read %a[%j + %l] : tensor<7xf32>
        tdl.yield %u : f32
      }
      %v = tdl.reduce sum (%l) in [2] : f32 {
        %u = tdl.read %a[%j + %l] : tensor<7xf32>
        tdl.yield %u : f32
      }
      %w = arith.addf %t, %v : f32
      tdl.yield %w : f32
    }
    tdl.yield %s : f32
  }
  return %r : tensor<4xf32>
}
func.func @data(%x: tensor<7xf32>, %y: tensor<6xi32>) -> tensor<4xf32> {
  %r = tdl.lambda (%i) in [4] on (%a = %x, %b = %y) : (tensor<7xf32>, tensor<6xi32>) -> tensor<4xf32> {
    %s = tdl.reduce sum (%j) in [6] where (%i - %j >= 0) : f32 {
      %d = tdl.read %b[%j] : tensor<6xi32>
      %k = arith.index_cast %d : i32 to index
      %v = tdl.reduce sum (%l) in [2] : f32 {
        %u = tdl.read %a[symbol(%k) + %l] : tensor<7xf32>
        tdl.yield %u : f32
      }
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %r : tensor<4xf32>
}

// -----

// Of the j of each i only 4 count: what depends on both is not made for all.
// What depends on i alone is, and so is what half of the points need.
// CHECK-LABEL: @window
// CHECK: tdl.lambda
// CHECK-NOT: tdl.lambda
// CHECK-LABEL: @triangle
// CHECK: tdl.lambda (%{{.*}}, %{{.*}}) in [64, 64]
// CHECK-NEXT: tdl.reduce max
// CHECK: tdl.lambda
func.func @window(%x: tensor<64x8xf32>, %y: tensor<64x6xf32>) -> tensor<64x6xf32> {
  %r = tdl.lambda (%i, %c) in [64, 6] on (%a = %x, %b = %y) : (tensor<64x8xf32>, tensor<64x6xf32>) -> tensor<64x6xf32> {
    %s = tdl.reduce sum (%j) in [64] where (%i - %j >= 0, %j - %i + 3 >= 0) : f32 {
      %m = tdl.reduce max (%l) in [8] : f32 {
        %u = tdl.read %a[%i, %l] : tensor<64x8xf32>
        %v = tdl.read %a[%j, %l] : tensor<64x8xf32>
        %d = arith.subf %u, %v : f32
        tdl.yield %d : f32
      }
      %e = math.exp %m : f32
      %w = tdl.read %b[%j, %c] : tensor<64x6xf32>
      %p = arith.mulf %e, %w : f32
      tdl.yield %p : f32
    }
    tdl.yield %s : f32
  }
  return %r : tensor<64x6xf32>
}
func.func @triangle(%x: tensor<64x8xf32>, %y: tensor<64x6xf32>) -> tensor<64x6xf32> {
  %r = tdl.lambda (%i, %c) in [64, 6] on (%a = %x, %b = %y) : (tensor<64x8xf32>, tensor<64x6xf32>) -> tensor<64x6xf32> {
    %s = tdl.reduce sum (%j) in [64] where (%i - %j >= 0) : f32 {
      %m = tdl.reduce max (%l) in [8] : f32 {
        %u = tdl.read %a[%i, %l] : tensor<64x8xf32>
        %v = tdl.read %a[%j, %l] : tensor<64x8xf32>
        %d = arith.subf %u, %v : f32
        tdl.yield %d : f32
      }
      %w = tdl.read %b[%j, %c] : tensor<64x6xf32>
      %p = arith.mulf %m, %w : f32
      tdl.yield %p : f32
    }
    tdl.yield %s : f32
  }
  return %r : tensor<64x6xf32>
}

// -----

// What is after `else` and reads through data is not needed everywhere.
// CHECK-LABEL: @after_else
// CHECK: tdl.lambda
// CHECK-NOT: tdl.lambda
func.func @after_else(%x: tensor<5xf32>, %t: tensor<4x7xf32>, %y: tensor<8xi32>) -> tensor<8x6xf32> {
  %r = tdl.lambda (%i, %c) in [8, 6] on (%a = %x, %b = %t, %d = %y)
      : (tensor<5xf32>, tensor<4x7xf32>, tensor<8xi32>) -> tensor<8x6xf32> {
    %n = tdl.read %d[%i] : tensor<8xi32>
    %k = arith.index_cast %n : i32 to index
    %m = tdl.reduce max (%l) in [7] : f32 {
      %u = tdl.read %b[symbol(%k), %l] : tensor<4x7xf32>
      tdl.yield %u : f32
    }
    %v = tdl.read %a[%i] else %m : tensor<5xf32>
    tdl.yield %v : f32
  }
  return %r : tensor<8x6xf32>
}

// What follows a sum is a lambda of its own where devices may share the sum: a
// bias, a logarithm. So it is of a smaller sum that gives fewer results, which
// devices could not share as well; else they would hardly gain.
// CHECK-LABEL: @epilogue
// CHECK: %[[SUM:.*]] = tdl.lambda {{.*}} in [4] on
// CHECK: tdl.reduce sum {{.*}} in [64]
// CHECK: tdl.lambda {{.*}} in [4] on {{.*}}%[[SUM]]
// CHECK-NOT: tdl.reduce
// CHECK: return
func.func @epilogue(%x: tensor<4x64xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %r = tdl.lambda (%i) in [4] on (%a = %x, %c = %b) : (tensor<4x64xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %s = tdl.reduce sum (%j) in [64] : f32 {
      %v = tdl.read %a[%i, %j] : tensor<4x64xf32>
      tdl.yield %v : f32
    }
    %w = tdl.read %c[%i] : tensor<4xf32>
    %t = arith.addf %s, %w : f32
    tdl.yield %t : f32
  }
  return %r : tensor<4xf32>
}

// CHECK-LABEL: @small_epilogue
// CHECK: tdl.lambda
// CHECK: tdl.reduce
// CHECK-NOT: tdl.lambda
// CHECK: return
func.func @small_epilogue(%x: tensor<63x63xf32>) -> tensor<63xf32> {
  %r = tdl.lambda (%i) in [63] on (%a = %x) : (tensor<63x63xf32>) -> tensor<63xf32> {
    %s = tdl.reduce sum (%j) in [63] : f32 {
      %v = tdl.read %a[%i, %j] : tensor<63x63xf32>
      tdl.yield %v : f32
    }
    %t = math.log %s : f32
    tdl.yield %t : f32
  }
  return %r : tensor<63xf32>
}

// CHECK-LABEL: @few_results
// CHECK: %[[SUM:.*]] = tdl.lambda {{.*}} in [4] on
// CHECK: tdl.reduce sum {{.*}} in [5]
// CHECK: tdl.lambda {{.*}} in [4] on {{.*}}%[[SUM]]
// CHECK: return
func.func @few_results(%x: tensor<4x5xf32>) -> tensor<4xf32> {
  %r = tdl.lambda (%i) in [4] on (%a = %x) : (tensor<4x5xf32>) -> tensor<4xf32> {
    %s = tdl.reduce sum (%j) in [5] : f32 {
      %v = tdl.read %a[%i, %j] : tensor<4x5xf32>
      tdl.yield %v : f32
    }
    %t = math.log %s : f32
    tdl.yield %t : f32
  }
  return %r : tensor<4xf32>
}
