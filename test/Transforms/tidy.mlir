// RUN: tofu-opt %s -tofu-tidy | FileCheck %s

// A transpose is read through.
// CHECK-LABEL: @transpose
// CHECK: tdl.lambda (%[[I:.*]], %[[J:.*]]) in [4, 8] on (%[[Y:.*]] = %arg0)
// CHECK-NEXT: tdl.read %[[Y]][%[[J]], %[[I]]]
// CHECK-NEXT: math.exp
// CHECK-NOT: tdl.lambda
func.func @transpose(%x: tensor<8x4xf32>) -> tensor<4x8xf32> {
  %t = tdl.lambda (%i, %j) in [4, 8] on (%y = %x) : (tensor<8x4xf32>) -> tensor<4x8xf32> {
    %v = tdl.read %y[%j, %i] : tensor<8x4xf32>
    tdl.yield %v : f32
  }
  %e = tdl.lambda (%i, %j) in [4, 8] on (%y = %t) : (tensor<4x8xf32>) -> tensor<4x8xf32> {
    %v = tdl.read %y[%i, %j] : tensor<4x8xf32>
    %s = math.exp %v : f32
    tdl.yield %s : f32
  }
  return %e : tensor<4x8xf32>
}

// Splitting a dimension into heads and merging them again is nothing at all.
// CHECK-LABEL: @heads
// CHECK-NEXT: return %arg0
func.func @heads(%x: tensor<4x48xf32>) -> tensor<4x48xf32> {
  %s = tdl.lambda (%i, %h, %d) in [4, 3, 16] on (%y = %x) : (tensor<4x48xf32>) -> tensor<4x3x16xf32> {
    %v = tdl.read %y[%i, %h * 16 + %d] : tensor<4x48xf32>
    tdl.yield %v : f32
  }
  %t = tdl.lambda (%h, %i, %d) in [3, 4, 16] on (%y = %s) : (tensor<4x3x16xf32>) -> tensor<3x4x16xf32> {
    %v = tdl.read %y[%i, %h, %d] : tensor<4x3x16xf32>
    tdl.yield %v : f32
  }
  %m = tdl.lambda (%i, %k) in [4, 48] on (%y = %t) : (tensor<3x4x16xf32>) -> tensor<4x48xf32> {
    %v = tdl.read %y[%k floordiv 16, %i, %k mod 16] : tensor<3x4x16xf32>
    tdl.yield %v : f32
  }
  return %m : tensor<4x48xf32>
}

// Reshapes by linear offsets cancel: 6x8 -> 48 -> 12x4 -> 6x8.
// CHECK-LABEL: @reshapes
// CHECK-NEXT: return %arg0
func.func @reshapes(%x: tensor<6x8xf32>) -> tensor<6x8xf32> {
  %a = tdl.lambda (%i) in [48] on (%y = %x) : (tensor<6x8xf32>) -> tensor<48xf32> {
    %v = tdl.read %y[%i floordiv 8, %i mod 8] : tensor<6x8xf32>
    tdl.yield %v : f32
  }
  %b = tdl.lambda (%i, %j) in [12, 4] on (%y = %a) : (tensor<48xf32>) -> tensor<12x4xf32> {
    %v = tdl.read %y[%i * 4 + %j] : tensor<48xf32>
    tdl.yield %v : f32
  }
  %c = tdl.lambda (%i, %j) in [6, 8] on (%y = %b) : (tensor<12x4xf32>) -> tensor<6x8xf32> {
    %v = tdl.read %y[(%i * 8 + %j) floordiv 4, (%i * 8 + %j) mod 4] : tensor<12x4xf32>
    tdl.yield %v : f32
  }
  return %c : tensor<6x8xf32>
}

// A pad becomes the read's own `else`.
// CHECK-LABEL: @pad
// CHECK: tdl.reduce sum (%[[D:.*]]) in [3]
// CHECK-NEXT: tdl.read %{{.*}}[%[[I:.*]] + %[[D]] - 1] else %{{.*}} : tensor<8xf32>
// CHECK-NOT: tdl.lambda
func.func @pad(%x: tensor<8xf32>) -> tensor<8xf32> {
  %p = tdl.lambda (%i) in [10] on (%y = %x) : (tensor<8xf32>) -> tensor<10xf32> {
    %zero = arith.constant 0.0 : f32
    %v = tdl.read %y[%i - 1] else %zero : tensor<8xf32>
    tdl.yield %v : f32
  }
  %s = tdl.lambda (%i) in [8] on (%y = %p) : (tensor<10xf32>) -> tensor<8xf32> {
    %r = tdl.reduce sum (%d) in [3] : f32 {
      %v = tdl.read %y[%i + %d] : tensor<10xf32>
      tdl.yield %v : f32
    }
    tdl.yield %r : f32
  }
  return %s : tensor<8xf32>
}

// A slice read outside: its extents become a guard, in the same place.
// CHECK-LABEL: @guarded_slice
// CHECK: tdl.read %{{.*}}[%[[I:.*]] + 1] else %{{.*}} where (%[[I]] - 1 >= 0, -%[[I]] + 4 >= 0)
func.func @guarded_slice(%x: tensor<8xf32>) -> tensor<6xf32> {
  %p = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<8xf32>) -> tensor<4xf32> {
    %v = tdl.read %y[%i + 2] : tensor<8xf32>
    tdl.yield %v : f32
  }
  %s = tdl.lambda (%i) in [6] on (%y = %p) : (tensor<4xf32>) -> tensor<6xf32> {
    %zero = arith.constant 0.0 : f32
    %v = tdl.read %y[%i - 1] else %zero : tensor<4xf32>
    tdl.yield %v : f32
  }
  return %s : tensor<6xf32>
}

// Splat constants and iota are computed where they are used.
// CHECK-LABEL: @constants
// CHECK: tdl.lambda (%[[I:.*]]) in [8] on (%[[Y:.*]] = %arg0)
// CHECK: %[[V:.*]] = tdl.read %[[Y]][%[[I]]]
// CHECK: %[[K:.*]] = arith.index_cast %[[I]] : index to i32
// CHECK: %[[T:.*]] = arith.addi %[[V]], %[[K]]
// CHECK: arith.muli %[[T]], %{{.*}}
// CHECK-NOT: tdl.lambda
func.func @constants(%x: tensor<8xi32>) -> tensor<8xi32> {
  %two = arith.constant dense<2> : tensor<8xi32>
  %iota = tdl.lambda (%i) in [8] : () -> tensor<8xi32> {
    %k = arith.index_cast %i : index to i32
    tdl.yield %k : i32
  }
  %s = tdl.lambda (%i) in [8] on (%y = %x, %n = %iota, %t = %two)
      : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32> {
    %v = tdl.read %y[%i] : tensor<8xi32>
    %k = tdl.read %n[%i] : tensor<8xi32>
    %a = arith.addi %v, %k : i32
    %f = tdl.read %t[%i] : tensor<8xi32>
    %b = arith.muli %a, %f : i32
    tdl.yield %b : i32
  }
  return %s : tensor<8xi32>
}

// A widening convert is free; a narrowing one makes what is moved smaller.
// CHECK-LABEL: @converts
// CHECK: tdl.lambda
// CHECK: arith.truncf
// CHECK: tdl.lambda
// CHECK: arith.extf
// CHECK: arith.mulf
// CHECK-NOT: tdl.lambda
func.func @converts(%x: tensor<8xf32>) -> tensor<8xf32> {
  %a = tdl.lambda (%i) in [8] on (%y = %x) : (tensor<8xf32>) -> tensor<8xbf16> {
    %v = tdl.read %y[%i] : tensor<8xf32>
    %c = arith.truncf %v : f32 to bf16
    tdl.yield %c : bf16
  }
  %b = tdl.lambda (%i) in [8] on (%y = %a) : (tensor<8xbf16>) -> tensor<8xf32> {
    %v = tdl.read %y[%i] : tensor<8xbf16>
    %c = arith.extf %v : bf16 to f32
    tdl.yield %c : f32
  }
  %s = tdl.lambda (%i) in [8] on (%y = %b) : (tensor<8xf32>) -> tensor<8xf32> {
    %v = tdl.read %y[%i] : tensor<8xf32>
    %c = arith.mulf %v, %v : f32
    tdl.yield %c : f32
  }
  return %s : tensor<8xf32>
}

// Arithmetic and reductions are not repeated; a pinned value is not read through.
// CHECK-LABEL: @stays
// CHECK-COUNT-3: tdl.lambda
// CHECK-NOT: tdl.lambda
func.func @stays(%x: tensor<8x4xf32>) -> tensor<4xf32> {
  %s = tdl.lambda (%i) in [8] on (%y = %x) : (tensor<8x4xf32>) -> tensor<8xf32> {
    %r = tdl.reduce sum (%j) in [4] : f32 {
      %v = tdl.read %y[%i, %j] : tensor<8x4xf32>
      tdl.yield %v : f32
    }
    tdl.yield %r : f32
  }
  %p = tdl.lambda (%i) in [4] on (%y = %s) attributes {plan.pin} : (tensor<8xf32>) -> tensor<4xf32> {
    %v = tdl.read %y[%i * 2] : tensor<8xf32>
    tdl.yield %v : f32
  }
  %e = tdl.lambda (%i) in [4] on (%y = %p) : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %y[%i] : tensor<4xf32>
    %n = arith.negf %v : f32
    tdl.yield %n : f32
  }
  return %e : tensor<4xf32>
}

// A converted pad: zero is converted to zero, so the read itself gives it.
// CHECK-LABEL: @converted_pad
// CHECK: %[[Z:.*]] = arith.constant 0.0{{.*}} : bf16
// CHECK: %[[V:.*]] = tdl.read %{{.*}}[%{{.*}} - 1] else %[[Z]] : tensor<8xbf16>
// CHECK-NEXT: %[[E:.*]] = arith.extf %[[V]]
// CHECK-NEXT: tdl.yield %[[E]]
func.func @converted_pad(%x: tensor<8xbf16>) -> tensor<10xf32> {
  %c = tdl.lambda (%i) in [8] on (%y = %x) : (tensor<8xbf16>) -> tensor<8xf32> {
    %v = tdl.read %y[%i] : tensor<8xbf16>
    %e = arith.extf %v : bf16 to f32
    tdl.yield %e : f32
  }
  %p = tdl.lambda (%i) in [10] on (%y = %c) : (tensor<8xf32>) -> tensor<10xf32> {
    %zero = arith.constant 0.0 : f32
    %v = tdl.read %y[%i - 1] else %zero : tensor<8xf32>
    tdl.yield %v : f32
  }
  return %p : tensor<10xf32>
}

// Padding with one where the read gives zero elsewhere cannot be one read.
// CHECK-LABEL: @pad_of_pad
// CHECK-COUNT-2: tdl.lambda
func.func @pad_of_pad(%x: tensor<8xf32>) -> tensor<12xf32> {
  %p = tdl.lambda (%i) in [10] on (%y = %x) : (tensor<8xf32>) -> tensor<10xf32> {
    %zero = arith.constant 0.0 : f32
    %v = tdl.read %y[%i - 1] else %zero : tensor<8xf32>
    tdl.yield %v : f32
  }
  %q = tdl.lambda (%i) in [12] on (%y = %p) : (tensor<10xf32>) -> tensor<12xf32> {
    %one = arith.constant 1.0 : f32
    %v = tdl.read %y[%i - 1] else %one : tensor<10xf32>
    tdl.yield %v : f32
  }
  return %q : tensor<12xf32>
}

// An iota read outside is selected against the value there.
// CHECK-LABEL: @padded_iota
// CHECK: tdl.lambda (%[[I:.*]]) in [10] :
// CHECK: %[[J:.*]] = affine.apply #{{.*}}(%[[I]])
// CHECK: %[[K:.*]] = arith.index_cast %[[J]] : index to i32
// CHECK: arith.select %{{.*}}, %[[K]], %{{.*}} : i32
func.func @padded_iota() -> tensor<10xi32> {
  %iota = tdl.lambda (%i) in [8] : () -> tensor<8xi32> {
    %k = arith.index_cast %i : index to i32
    tdl.yield %k : i32
  }
  %p = tdl.lambda (%i) in [10] on (%y = %iota) : (tensor<8xi32>) -> tensor<10xi32> {
    %c = arith.constant -1 : i32
    %v = tdl.read %y[%i - 1] else %c : tensor<8xi32>
    tdl.yield %v : i32
  }
  return %p : tensor<10xi32>
}

// Of a lambda's results those that are read stay, and what they are computed of.
// CHECK-LABEL: @unread
// CHECK: %[[R:.*]] = tdl.lambda (%{{.*}}) in [4] on (%[[A:.*]] = %arg1) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: tdl.read %[[A]]
// CHECK-NEXT: math.exp
// CHECK-NEXT: tdl.yield
// CHECK: return %[[R]]
func.func @unread(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %r:2 = tdl.lambda (%i) in [4] on (%a = %x, %b = %y) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %v = tdl.read %a[%i] : tensor<4xf32>
    %w = tdl.read %b[%i] : tensor<4xf32>
    %s = math.sin %v : f32
    %e = math.exp %w : f32
    tdl.yield %s, %e : f32, f32
  }
  return %r#1 : tensor<4xf32>
}
