// RUN: tofu-opt %s -tdl-annotate-strategies | FileCheck %s
// RUN: tofu-opt %source/test/docs/Inputs/model.mlir -tdl-annotate-strategies 2>&1 >/dev/null | FileCheck %s --check-prefix=NONE
// NONE: warning: -tdl-annotate-strategies: there is no lambda of known extents here; run -tdl-instantiate or -tofu-import first, or tofu-describe on definitions

// The paper's example: three strategies without a reduction, two with one.
// CHECK-LABEL: @conv1d
// CHECK:      tdl.strategies = ["b: concatenate along 0; in0 split(0); in1 whole"
// CHECK-SAME: "co: concatenate along 1; in0 whole; in1 split(1)"
// CHECK-SAME: "x: concatenate along 2; in0 split(2) halo(0, 2); in1 whole"
// CHECK-SAME: "ci: sum; in0 split(1); in1 split(0)"
// CHECK-SAME: "dx: sum; in0 split(2) halo(0, 55); in1 split(2)"]
func.func @conv1d(%data: tensor<8x3x58xf32>, %filter: tensor<3x4x3xf32>) -> tensor<8x4x56xf32> {
  %out = tdl.lambda (%b, %co, %x) in [8, 4, 56] on (%d = %data, %f = %filter)
      : (tensor<8x3x58xf32>, tensor<3x4x3xf32>) -> tensor<8x4x56xf32> {
    %s = tdl.reduce sum (%ci, %dx) in [3, 3] : f32 {
      %v = tdl.read %d[%b, %ci, %x + %dx] : tensor<8x3x58xf32>
      %w = tdl.read %f[%ci, %co, %dx] : tensor<3x4x3xf32>
      %p = arith.mulf %v, %w : f32
      tdl.yield %p : f32
    }
    tdl.yield %s : f32
  }
  return %out : tensor<8x4x56xf32>
}

// CHECK-LABEL: @strided
// CHECK:      "x: concatenate along 0; in0 window(0: lo * 2 - 1 to hi * 2); in1 whole"
// CHECK-SAME: "dx: sum; in0 split(0) halo(1, 109); in1 split(0)"
func.func @strided(%data: tensor<112xf32>, %filter: tensor<3xf32>) -> tensor<56xf32> {
  %out = tdl.lambda (%x) in [56] on (%d = %data, %f = %filter)
      : (tensor<112xf32>, tensor<3xf32>) -> tensor<56xf32> {
    %zero = arith.constant 0.0 : f32
    %s = tdl.reduce sum (%dx) in [3] : f32 {
      %v = tdl.read %d[2 * %x + %dx - 1] else %zero : tensor<112xf32>
      %w = tdl.read %f[%dx] : tensor<3xf32>
      %p = arith.mulf %v, %w : f32
      tdl.yield %p : f32
    }
    tdl.yield %s : f32
  }
  return %out : tensor<56xf32>
}

// CHECK-LABEL: @matmul
// CHECK:      ["i: concatenate along 0; in0 split(0); in1 whole"
// CHECK-SAME: "j: concatenate along 1; in0 whole; in1 split(1)"
// CHECK-SAME: "k: sum; in0 split(1); in1 split(0)"
func.func @matmul(%a: tensor<8x16xf32>, %b: tensor<16x4xf32>) -> tensor<8x4xf32> {
  %out = tdl.lambda (%i, %j) in [8, 4] on (%x = %a, %y = %b)
      : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32> {
    %s = tdl.reduce sum (%k) in [16] : f32 {
      %v = tdl.read %x[%i, %k] : tensor<8x16xf32>
      %w = tdl.read %y[%k, %j] : tensor<16x4xf32>
      %p = arith.mulf %v, %w : f32
      tdl.yield %p : f32
    }
    tdl.yield %s : f32
  }
  return %out : tensor<8x4xf32>
}

// Rows of the table are terms of a sum: all but one are masked.
// CHECK-LABEL: @embedding
// CHECK:      "i: concatenate along 0; in0 whole; in1 split(0)"
// CHECK-SAME: "j: concatenate along 1; in0 split(1); in1 whole"
// CHECK-SAME: "in0.0: sum; in0 split(0); in1 whole"
// CHECK-SAME: "partial in {in0}"]
func.func @embedding(%table: tensor<50x8xf32>, %ids: tensor<4xi32>) -> tensor<4x8xf32> {
  %out = tdl.lambda (%i, %j) in [4, 8] on (%t = %table, %n = %ids)
      : (tensor<50x8xf32>, tensor<4xi32>) -> tensor<4x8xf32> {
    %id = tdl.read %n[%i] : tensor<4xi32>
    %row = arith.index_cast %id : i32 to index
    %v = tdl.read %t[symbol(%row), %j] : tensor<50x8xf32>
    tdl.yield %v : f32
  }
  return %out : tensor<4x8xf32>
}

// Neither the largest element nor the sum of a row can be cut in this lambda.
// CHECK-LABEL: @softmax
// CHECK: ["i: concatenate along 0; in0 split(0)", "j: concatenate along 1; in0 whole; in0 split(1)"]
func.func @softmax(%a: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %out = tdl.lambda (%i, %j) in [8, 16] on (%x = %a)
      : (tensor<8x16xf32>) -> tensor<8x16xf32> {
    %m = tdl.reduce max (%k) in [16] : f32 {
      %v = tdl.read %x[%i, %k] : tensor<8x16xf32>
      tdl.yield %v : f32
    }
    %s = tdl.reduce sum (%k) in [16] : f32 {
      %v = tdl.read %x[%i, %k] : tensor<8x16xf32>
      %d = arith.subf %v, %m : f32
      %e = math.exp %d : f32
      tdl.yield %e : f32
    }
    %v = tdl.read %x[%i, %j] : tensor<8x16xf32>
    %d = arith.subf %v, %m : f32
    %e = math.exp %d : f32
    %r = arith.divf %e, %s : f32
    tdl.yield %r : f32
  }
  return %out : tensor<8x16xf32>
}

// A reduction that is the result is cut whatever its combiner; a prefix is
// narrowed by its guard; heads are a part of a merged dimension.
// CHECK-LABEL: @others
// CHECK: ["i: concatenate along 0; in0 split(0) and region(1: 0 to hi)", "j: max; in0 region(0: lo to 8) and split(1)", "partial max in {in0}"]
// CHECK: "i: concatenate along 0; in0 region(0: lo floordiv 16 to (hi - 1) floordiv 16 + 1) and region(1: 0 to 16)"
// CHECK-SAME: "j: concatenate along 1; in0 window(2: -hi + 8 to -lo + 8)"
func.func @others(%a: tensor<8x8xf32>, %h: tensor<4x16x8xf32>) -> (tensor<8xf32>, tensor<64x8xf32>) {
  %m = tdl.lambda (%i) in [8] on (%x = %a) : (tensor<8x8xf32>) -> tensor<8xf32> {
    %s = tdl.reduce max (%j) in [8] where (%j <= %i) : f32 {
      %v = tdl.read %x[%i, %j] : tensor<8x8xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %c = tdl.lambda (%i, %j) in [64, 8] on (%x = %h) : (tensor<4x16x8xf32>) -> tensor<64x8xf32> {
    %v = tdl.read %x[%i floordiv 16, %i mod 16, 7 - %j] : tensor<4x16x8xf32>
    tdl.yield %v : f32
  }
  return %m, %c : tensor<8xf32>, tensor<64x8xf32>
}

// Extents that are values: nothing is claimed.
// CHECK-LABEL: @dynamic
// CHECK-NOT: tdl.strategies
func.func @dynamic(%n: index) -> tensor<?xindex> {
  %r = tdl.lambda (%i) in [%n] : () -> tensor<?xindex> {
    tdl.yield %i : index
  }
  return %r : tensor<?xindex>
}

// An operand that is read at the same coordinates within a guarded reduction
// and beside it has one access.
// CHECK-LABEL: @within_and_beside
// CHECK:      "i: concatenate along 0; in0 split(0); in1 region(0: 0 to hi)"
func.func @within_and_beside(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %r = tdl.lambda (%i) in [8] on (%p = %x, %q = %y) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32> {
    %s = tdl.reduce sum (%j) in [8] where (%j <= %i) : f32 {
      %v = tdl.read %p[%i] : tensor<8xf32>
      %u = tdl.read %q[%j] : tensor<8xf32>
      %m = arith.mulf %v, %u : f32
      tdl.yield %m : f32
    }
    %v = tdl.read %p[%i] : tensor<8xf32>
    %a = arith.addf %s, %v : f32
    tdl.yield %a : f32
  }
  return %r : tensor<8xf32>
}

// A guard narrows what the index that it bounds reads, by a halo of its own; a
// remainder narrows nothing.
// CHECK-LABEL: @window
// CHECK:      ["i: concatenate along 0; in0 split(0) halo(3, 0)", "j: sum; in0 split(0)"
// CHECK:      ["i: concatenate along 0; in0 whole guarded", "j: sum; in0 split(0) guarded"
// CHECK:      ["i: concatenate along 0; in0 region(0: max(lo * 2, 3) to min(hi * 2 + 3, 9))"
func.func @window(%q: tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<6xf32>) {
  %r = tdl.lambda (%i) in [12] on (%p = %q) : (tensor<12xf32>) -> tensor<12xf32> {
    %s = tdl.reduce sum (%j) in [12] where (%i - %j >= 0, %j - %i + 3 >= 0) : f32 {
      %v = tdl.read %p[%j] : tensor<12xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %m = tdl.lambda (%i) in [12] on (%p = %q) : (tensor<12xf32>) -> tensor<12xf32> {
    %s = tdl.reduce sum (%j) in [12] where ((%i + %j) mod 2 == 0) : f32 {
      %v = tdl.read %p[%j] : tensor<12xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %t = tdl.lambda (%i) in [6] on (%p = %q) : (tensor<12xf32>) -> tensor<6xf32> {
    %s = tdl.reduce sum (%j) in [12] where (%j - 2 * %i >= 0, 2 * %i + 4 - %j >= 0, %j - 3 >= 0, 8 - %j >= 0) : f32 {
      %v = tdl.read %p[%j] : tensor<12xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %r, %m, %t : tensor<12xf32>, tensor<12xf32>, tensor<6xf32>
}

// Parts of a sum would be rounded to numbers of 8 bits, which end at 448: only
// what keeps one of them is split, and prefixes, whose chunks are not rounded.
// Nor are terms added up.
// CHECK-LABEL: @small_floats
// CHECK:      tdl.strategies = ["i: concatenate along 0; in0 split(0)"]
// CHECK:      tdl.strategies = ["i: concatenate along 0; in0 split(0)", "j: max; in0 split(1)", "partial max in {in0}"]
// CHECK:      tdl.strategies = ["i: concatenate along 0; in0 region(0: 0 to hi)", "j: scan sum along 0; in0 split(0)"]
// CHECK:      tdl.strategies = ["i: concatenate along 0; in0 split(0)"]
func.func @small_floats(%x: tensor<4x8xf8E4M3FN>, %y: tensor<8xf8E4M3FN>) -> (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<8xf8E4M3FN>, tensor<8xf8E4M3FN>) {
  %0 = tdl.lambda (%i) in [4] on (%a = %x) : (tensor<4x8xf8E4M3FN>) -> tensor<4xf8E4M3FN> {
    %s = tdl.reduce sum (%j) in [8] : f8E4M3FN {
      %v = tdl.read %a[%i, %j] : tensor<4x8xf8E4M3FN>
      tdl.yield %v : f8E4M3FN
    }
    tdl.yield %s : f8E4M3FN
  }
  %1 = tdl.lambda (%i) in [4] on (%a = %x) : (tensor<4x8xf8E4M3FN>) -> tensor<4xf8E4M3FN> {
    %s = tdl.reduce max (%j) in [8] : f8E4M3FN {
      %v = tdl.read %a[%i, %j] : tensor<4x8xf8E4M3FN>
      tdl.yield %v : f8E4M3FN
    }
    tdl.yield %s : f8E4M3FN
  }
  %2 = tdl.lambda (%i) in [8] on (%a = %y) : (tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN> {
    %s = tdl.reduce sum (%j) in [8] where (%j <= %i) : f8E4M3FN {
      %v = tdl.read %a[%j] : tensor<8xf8E4M3FN>
      tdl.yield %v : f8E4M3FN
    }
    tdl.yield %s : f8E4M3FN
  }
  %3 = tdl.lambda (%i) in [8] on (%a = %y) : (tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN> {
    %v = tdl.read %a[%i] : tensor<8xf8E4M3FN>
    %s = arith.addf %v, %v : f8E4M3FN
    tdl.yield %s : f8E4M3FN
  }
  return %0, %1, %2, %3 : tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<8xf8E4M3FN>, tensor<8xf8E4M3FN>
}

// Rows that data choose are terms, but not where the type has no zero: devices
// without the row would have one.
// CHECK-LABEL: @row_without_zero
// CHECK:      tdl.strategies = ["j: concatenate along 0; in0 split(1); in1 whole", "partial in {in0}"]
func.func @row_without_zero(%table: tensor<50x8xf8E8M0FNU>, %id: tensor<i32>) -> tensor<8xf8E8M0FNU> {
  %0 = tdl.lambda (%j) in [8] on (%t = %table, %n = %id) : (tensor<50x8xf8E8M0FNU>, tensor<i32>) -> tensor<8xf8E8M0FNU> {
    %i = tdl.read %n[] : tensor<i32>
    %row = arith.index_cast %i : i32 to index
    %v = tdl.read %t[symbol(%row), %j] : tensor<50x8xf8E8M0FNU>
    tdl.yield %v : f8E8M0FNU
  }
  return %0 : tensor<8xf8E8M0FNU>
}

// A sum of bf16 that is rounded behind stays one with what its terms are made
// of: here by numbers of f32 that say which, and that are rounded before. What
// reads other numbers is none, as its parts would be rounded.
// CHECK-LABEL: @rounded_sums
// CHECK:      tdl.strategies = ["j: sum; in0 split(0); in1 split(0); in2 split(0); in3 split(0)"]
// CHECK:      tdl.strategies = []
func.func @rounded_sums(%c: tensor<8xf32>, %a: tensor<8xbf16>, %b: tensor<8xbf16>, %y: tensor<8xf32>) -> (tensor<bf16>, tensor<bf16>) {
  %0 = tdl.lambda () in [] on (%in0 = %c, %in1 = %a, %in2 = %b, %in3 = %y) : (tensor<8xf32>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xf32>) -> tensor<bf16> {
    %zero = arith.constant 0.0 : f32
    %s = tdl.reduce sum (%j) in [8] : f32 {
      %n = tdl.read %in0[%j] : tensor<8xf32>
      %p = tdl.read %in1[%j] : tensor<8xbf16>
      %q = tdl.read %in2[%j] : tensor<8xbf16>
      %w = tdl.read %in3[%j] : tensor<8xf32>
      %is = arith.cmpf olt, %n, %zero : f32
      %v = arith.select %is, %p, %q : bf16
      %u = arith.truncf %w : f32 to bf16
      %e = arith.extf %v : bf16 to f32
      %f = arith.extf %u : bf16 to f32
      %m = arith.mulf %e, %f : f32
      tdl.yield %m : f32
    }
    %r = arith.truncf %s : f32 to bf16
    tdl.yield %r : bf16
  }
  %1 = tdl.lambda () in [] on (%in1 = %a, %in3 = %y) : (tensor<8xbf16>, tensor<8xf32>) -> tensor<bf16> {
    %s = tdl.reduce sum (%j) in [8] : f32 {
      %p = tdl.read %in1[%j] : tensor<8xbf16>
      %w = tdl.read %in3[%j] : tensor<8xf32>
      %e = arith.extf %p : bf16 to f32
      %m = arith.mulf %e, %w : f32
      tdl.yield %m : f32
    }
    %r = arith.truncf %s : f32 to bf16
    tdl.yield %r : bf16
  }
  return %0, %1 : tensor<bf16>, tensor<bf16>
}
