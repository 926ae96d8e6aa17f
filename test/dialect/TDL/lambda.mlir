// RUN: tofu-opt %s | tofu-opt | FileCheck %s
// RUN: tofu-opt %s -emit-bytecode | tofu-opt | FileCheck %s
// RUN: tofu-opt %s -mlir-print-op-generic | tofu-opt | FileCheck %s

// A strided convolution with padding: windows, `else`, a nested reduction.
// CHECK-LABEL: @conv
// CHECK: tdl.lambda (%{{.*}}, %[[X:.*]], %{{.*}}) in [8, 56, 64] on (%[[D:.*]] = %arg0, %{{.*}} = %arg1) : (tensor<8x112x3xf32>, tensor<3x3x64xf32>) -> tensor<8x56x64xf32> {
// CHECK: tdl.reduce sum (%[[CI:.*]], %[[DX:.*]]) in [3, 3] : f32 {
// CHECK: tdl.read %[[D]][%{{.*}}, %[[X]] * 2 + %[[DX]] - 1, %[[CI]]] else %{{.*}} : tensor<8x112x3xf32>
func.func @conv(%data: tensor<8x112x3xf32>, %filter: tensor<3x3x64xf32>) -> tensor<8x56x64xf32> {
  %out = tdl.lambda (%b, %x, %co) in [8, 56, 64] on (%d = %data, %f = %filter)
      : (tensor<8x112x3xf32>, tensor<3x3x64xf32>) -> tensor<8x56x64xf32> {
    %zero = arith.constant 0.0 : f32
    %s = tdl.reduce sum (%ci, %dx) in [3, 3] : f32 {
      %v = tdl.read %d[%b, 2 * %x + %dx - 1, %ci] else %zero : tensor<8x112x3xf32>
      %w = tdl.read %f[%dx, %ci, %co] : tensor<3x3x64xf32>
      %p = arith.mulf %v, %w : f32
      tdl.yield %p : f32
    }
    %r = arith.maximumf %s, %zero : f32
    tdl.yield %r : f32
  }
  return %out : tensor<8x56x64xf32>
}

// Guards on reads and reductions, a data-dependent read, an accumulator type.
// CHECK-LABEL: @guards
// CHECK: tdl.read %{{.*}}[symbol(%{{.*}}), %{{.*}}] : tensor<50x8xbf16>
// CHECK: tdl.reduce sum (%[[J:.*]]) in [8] acc f32 where (%[[I:.*]] - %[[J]] >= 0) : bf16 {
// CHECK: tdl.read %{{.*}}[%{{.*}}, %{{.*}}] else %{{.*}} where ({{.*}} == 0, {{.*}} >= 0) : tensor<50x8xbf16>
func.func @guards(%table: tensor<50x8xbf16>, %ids: tensor<4xi32>) -> tensor<4xbf16> {
  %out = tdl.lambda (%i) in [4] on (%t = %table, %n = %ids)
      : (tensor<50x8xbf16>, tensor<4xi32>) -> tensor<4xbf16> {
    %zero = arith.constant 0.0 : bf16
    %id = tdl.read %n[%i] : tensor<4xi32>
    %row = arith.index_cast %id : i32 to index
    %v = tdl.read %t[symbol(%row), %i] : tensor<50x8xbf16>
    %s = tdl.reduce sum (%j) in [8] acc f32 where (%j <= %i) : bf16 {
      %w = tdl.read %t[%i, %j] else %zero where (%i mod 2 == 0, %j - %i >= -3) : tensor<50x8xbf16>
      tdl.yield %w : bf16
    }
    %r = arith.addf %v, %s : bf16
    tdl.yield %r : bf16
  }
  return %out : tensor<4xbf16>
}

// A part of an operator: pieces in global coordinates, a pending sum, a mask,
// and the axes along which what it reads is a term.
// CHECK-LABEL: @part
// CHECK-SAME: !tdl.piece<tensor<16x32xf32>, (d0, d1) -> [d0 * 8 to d0 * 8 + 8, d1 * 16 to d1 * 16 + 16]>
// CHECK: part <(d0, d1) -> [d0 * 8 to d0 * 8 + 8, d1 * 16 to d1 * 16 + 16]>
// CHECK-SAME: masks [#tdl.box<(d0, d1) -> [max(0, d0 * 8 - 1) to min(16, d0 * 8 + 9), 0 to 32] if [d1 - 1]>]
// CHECK-SAME: carry {{\[\[}}1]]
// CHECK-SAME: -> !tdl.piece<tensor<16xf32>, (d0, d1) -> [d0 * 8 to d0 * 8 + 8], partial sum [1]>
func.func @part(%x: !tdl.piece<tensor<16x32xf32>, (a, b) -> [a * 8 to a * 8 + 8, b * 16 to b * 16 + 16]>)
    -> !tdl.piece<tensor<16xf32>, (a, b) -> [a * 8 to a * 8 + 8], partial sum [1]> {
  %s = tdl.lambda (%i) in [16] on (%y = %x)
      part <(a, b) -> [a * 8 to a * 8 + 8, b * 16 to b * 16 + 16]>
      masks [#tdl.box<(a, b) -> [max(0, a * 8 - 1) to min(16, a * 8 + 9), 0 to 32] if [b - 1]>]
      carry [[1]]
      : (!tdl.piece<tensor<16x32xf32>, (a, b) -> [a * 8 to a * 8 + 8, b * 16 to b * 16 + 16]>)
      -> !tdl.piece<tensor<16xf32>, (a, b) -> [a * 8 to a * 8 + 8], partial sum [1]> {
    %s = tdl.reduce sum (%j) in [32] : f32 {
      %v = tdl.read %y[%i, %j] : tensor<16x32xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %s : !tdl.piece<tensor<16xf32>, (a, b) -> [a * 8 to a * 8 + 8], partial sum [1]>
}

// CHECK-LABEL: tdl.op @double
tdl.op @double dims ["n"] attrs {scale = 2 : i64} takes [affine_map<(d0)[s0] -> (d0)>]
    gives [affine_map<(d0)[s0] -> (d0 * s0)>] {
^bb0(%x: tensor<?xf32>, %n: index, %scale: index):
  %extent = arith.muli %n, %scale : index
  %r = tdl.lambda (%i) in [%extent] on (%y = %x, %k = %scale) : (tensor<?xf32>, index) -> tensor<?xf32> {
    %zero = arith.constant 0.0 : f32
    %v = tdl.read %y[%i * symbol(%k)] else %zero : tensor<?xf32>
    tdl.yield %v : f32
  }
  tdl.yield %r : tensor<?xf32>
}
// CHECK-LABEL: @apply
// CHECK: tdl.apply @double(%arg0) {scale = 3 : i64} : (tensor<4xf32>) -> tensor<12xf32>
func.func @apply(%x: tensor<4xf32>) -> tensor<12xf32> {
  %y = tdl.apply @double(%x) {scale = 3} : (tensor<4xf32>) -> tensor<12xf32>
  return %y : tensor<12xf32>
}

// CHECK-LABEL: tdl.combiner @argmax
tdl.combiner @argmax identity [0xFF800000 : f32, 0 : i32] {
^bb0(%a: f32, %i: i32, %b: f32, %j: i32):
  %c = arith.cmpf oge, %a, %b : f32
  %v = arith.select %c, %a, %b : f32
  %k = arith.select %c, %i, %j : i32
  tdl.yield %v, %k : f32, i32
}
// CHECK-LABEL: @argmax_rows
// CHECK: tdl.reduce @argmax (%{{.*}}) in [9] : f32, i32 {
func.func @argmax_rows(%x: tensor<4x9xf32>) -> (tensor<4xf32>, tensor<4xi32>) {
  %r:2 = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4x9xf32>) -> (tensor<4xf32>, tensor<4xi32>) {
    %m:2 = tdl.reduce @argmax (%j) in [9] : f32, i32 {
      %v = tdl.read %y[%i, %j] : tensor<4x9xf32>
      %k = arith.index_cast %j : index to i32
      tdl.yield %v, %k : f32, i32
    }
    tdl.yield %m#0, %m#1 : f32, i32
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xi32>
}

// CHECK-LABEL: @cholesky
// CHECK: tdl.opaque "cholesky"(%{{.*}}[%{{.*}}, :, :]) : (tensor<8x4x4xf32>) -> tensor<4x4xf32>
func.func @cholesky(%a: tensor<8x4x4xf32>) -> tensor<8x4x4xf32> {
  %r = tdl.lambda (%b) in [8] on (%m = %a) : (tensor<8x4x4xf32>) -> tensor<8x4x4xf32> {
    %v = tdl.opaque "cholesky"(%m[%b, :, :]) : (tensor<8x4x4xf32>) -> tensor<4x4xf32>
    tdl.yield %v : tensor<4x4xf32>
  }
  return %r : tensor<8x4x4xf32>
}

// Several slices, results of other shapes and types, attributes of all kinds,
// and what the function means.
// CHECK-LABEL: tdl.op @both for "my.both"
tdl.op @both for "my.both" dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>]
    gives [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>] {
^bb0(%x: tensor<?xf32>, %y: tensor<f32>, %n: index):
  tdl.yield %x, %y : tensor<?xf32>, tensor<f32>
}
// CHECK-LABEL: @slices
// CHECK: tdl.lambda (%[[B:.*]]) in [4]
// CHECK: %[[V:.*]]:2 = tdl.opaque "f"(%{{.*}}[:, %[[B]] * 2 + 1], %{{.*}}[%[[B]]]) {a = 1 : i64, b = true, c = 5.000000e-01 : f64, d = "x", e = array<i64: 1, 2>} with (k = %[[B]] : index) means @both : (tensor<3x8xf32>, tensor<4xf32>) -> (tensor<3xf32>, tensor<f32>)
// CHECK: tdl.yield %[[V]]#0, %[[V]]#1 : tensor<3xf32>, tensor<f32>
func.func @slices(%a: tensor<3x8xf32>, %c: tensor<4xf32>) -> (tensor<4x3xf32>, tensor<4xf32>) {
  %r:2 = tdl.lambda (%b) in [4] on (%m = %a, %n = %c) : (tensor<3x8xf32>, tensor<4xf32>) -> (tensor<4x3xf32>, tensor<4xf32>) {
    %v:2 = tdl.opaque "f"(%m[:, 2 * %b + 1], %n[%b]) {a = 1, b = true, c = 0.5, d = "x", e = array<i64: 1, 2>} with (k = %b : index) means @both : (tensor<3x8xf32>, tensor<4xf32>) -> (tensor<3xf32>, tensor<f32>)
    tdl.yield %v#0, %v#1 : tensor<3xf32>, tensor<f32>
  }
  return %r#0, %r#1 : tensor<4x3xf32>, tensor<4xf32>
}
