// RUN: tofu-opt %s -tdl-instantiate | FileCheck %s

tdl.op @scale dims ["n"] attrs {k} takes [affine_map<(d0)[s0] -> (d0)>]
    gives [affine_map<(d0)[s0] -> (d0)>] {
^bb0(%x: tensor<?xf32>, %n: index, %k: index):
  %r = tdl.lambda (%i) in [%n] on (%y = %x, %f = %k) : (tensor<?xf32>, index) -> tensor<?xf32> {
    %zero = arith.constant 0.5 : f32
    %v = tdl.read %y[%i * symbol(%f)] else %zero : tensor<?xf32>
    tdl.yield %v : f32
  }
  tdl.yield %r : tensor<?xf32>
}

// Extents, attributes and the float type become concrete.
// CHECK-LABEL: @bf16
// CHECK-NEXT: %[[R:.*]] = tdl.lambda (%[[I:.*]]) in [8] on (%[[Y:.*]] = %arg0) : (tensor<8xbf16>) -> tensor<8xbf16> {
// CHECK-NEXT: %[[Z:.*]] = arith.constant 5.000000e-01 : bf16
// CHECK-NEXT: tdl.read %[[Y]][%[[I]] * 3] else %[[Z]] : tensor<8xbf16>
// CHECK: return %[[R]]
func.func @bf16(%x: tensor<8xbf16>) -> tensor<8xbf16> {
  %y = tdl.apply @scale(%x) {k = 3} : (tensor<8xbf16>) -> tensor<8xbf16>
  return %y : tensor<8xbf16>
}

tdl.op @windows dims ["n", "m"] attrs {stride = 1 : i64}
    takes [affine_map<(d0, d1)[s0] -> (d0)>, affine_map<(d0, d1)[s0] -> (d1)>]
    gives [affine_map<(d0, d1)[s0] -> ((d0 - d1) floordiv s0 + 1)>] {
^bb0(%x: tensor<?xf32>, %w: tensor<?xf32>, %n: index, %m: index, %stride: index):
  %one = arith.constant 1 : index
  %d = arith.subi %n, %m : index
  %q = arith.floordivsi %d, %stride : index
  %e = arith.addi %q, %one : index
  %r = tdl.lambda (%i) in [%e] on (%y = %x, %v = %w, %s = %stride, %k = %m)
      : (tensor<?xf32>, tensor<?xf32>, index, index) -> tensor<?xf32> {
    %sum = tdl.reduce sum (%j) in [%k] : f32 {
      %a = tdl.read %y[%i * symbol(%s) + %j] : tensor<?xf32>
      %b = tdl.read %v[%j] : tensor<?xf32>
      %p = arith.mulf %a, %b : f32
      tdl.yield %p : f32
    }
    tdl.yield %sum : f32
  }
  %t = tdl.lambda (%i) in [%e] on (%y = %r) : (tensor<?xf32>) -> tensor<?xf32> {
    %a = tdl.read %y[%i] : tensor<?xf32>
    %b = arith.negf %a : f32
    tdl.yield %b : f32
  }
  tdl.yield %t : tensor<?xf32>
}

// Extents are computed; so are those of reductions and of the lambdas between.
// CHECK-LABEL: @computed
// CHECK: tdl.lambda (%[[I:.*]]) in [4] on (%[[Y:.*]] = %arg0, %[[V:.*]] = %arg1) :
// CHECK: tdl.reduce sum (%[[J:.*]]) in [3] : f32
// CHECK: tdl.read %[[Y]][%[[I]] * 2 + %[[J]]] : tensor<9xf32>
// CHECK: tdl.lambda (%{{.*}}) in [4] on (%{{.*}} = %{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
func.func @computed(%x: tensor<9xf32>, %w: tensor<3xf32>) -> tensor<4xf32> {
  %y = tdl.apply @windows(%x, %w) {stride = 2} : (tensor<9xf32>, tensor<3xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

tdl.op @affine dims ["n", "m"] attrs {bias, factor = 1.000000e-01 : f64}
    takes [affine_map<(d0, d1)[s0, s1] -> (d0, d1)>] gives [affine_map<()[s0, s1, s2, s3] -> (s0 * s1)>] {
^bb0(%x: tensor<?x?xf32>, %n: index, %m: index, %bias: f32, %factor: f32):
  %e = arith.muli %n, %m : index
  %r = tdl.lambda (%i) in [%e] on (%y = %x, %k = %m, %b = %bias, %f = %factor)
      : (tensor<?x?xf32>, index, f32, f32) -> tensor<?xf32> {
    %v = tdl.read %y[%i floordiv symbol(%k), %i mod symbol(%k)] : tensor<?x?xf32>
    %p = arith.mulf %v, %f : f32
    %s = arith.addf %p, %b : f32
    tdl.yield %s : f32
  }
  tdl.yield %r : tensor<?xf32>
}

// Attributes that are numbers are rounded to the operands' type, once; extents
// may be products of dims.
// CHECK-LABEL: @numbers
// CHECK: tdl.lambda (%[[I:.*]]) in [24] on (%[[Y:.*]] = %arg0) : (tensor<3x8xf64>) -> tensor<24xf64> {
// CHECK-DAG: %[[F:.*]] = arith.constant 1.000000e-01 : f64
// CHECK-DAG: %[[B:.*]] = arith.constant 2.500000e-01 : f64
// CHECK: %[[V:.*]] = tdl.read %[[Y]][%[[I]] floordiv 8, %[[I]] mod 8] : tensor<3x8xf64>
// CHECK: %[[P:.*]] = arith.mulf %[[V]], %[[F]] : f64
// CHECK: arith.addf %[[P]], %[[B]] : f64
func.func @numbers(%x: tensor<3x8xf64>) -> tensor<24xf64> {
  %y = tdl.apply @affine(%x) {bias = 0.25 : f64} : (tensor<3x8xf64>) -> tensor<24xf64>
  return %y : tensor<24xf64>
}

// What stands after `else` is needed only where the read before it leaves its
// tensor; there it is inside. Also through arithmetic, and one in another.
tdl.op @chain dims ["n", "m", "k"] attrs {}
    takes [affine_map<(d0, d1, d2) -> (d0)>, affine_map<(d0, d1, d2) -> (d1)>, affine_map<(d0, d1, d2) -> (d2)>]
    gives [affine_map<(d0, d1, d2) -> (d0 + d1 + d2)>] {
^bb0(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>, %n: index, %m: index, %k: index):
  %nm = arith.addi %n, %m : index
  %e = arith.addi %nm, %k : index
  %r = tdl.lambda (%i) in [%e] on (%x = %a, %y = %b, %z = %c, %f = %n, %g = %nm)
      : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, index, index) -> tensor<?xf32> {
    %w = tdl.read %z[%i - symbol(%g)] : tensor<?xf32>
    %u = arith.addf %w, %w : f32
    %v = tdl.read %y[%i - symbol(%f)] else %u : tensor<?xf32>
    %s = tdl.read %x[%i] else %v : tensor<?xf32>
    tdl.yield %s : f32
  }
  tdl.yield %r : tensor<?xf32>
}
// CHECK-LABEL: @after_else
// CHECK: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[W:.*]] = tdl.read %{{.*}}[%[[I:.*]] - 7] else %[[ZERO]] : tensor<2xf32>
// CHECK: %[[U:.*]] = arith.addf %[[W]], %[[W]]
// CHECK: %[[V:.*]] = tdl.read %{{.*}}[%[[I]] - 4] else %[[U]] : tensor<3xf32>
// CHECK: tdl.read %{{.*}}[%[[I]]] else %[[V]] : tensor<4xf32>
func.func @after_else(%a: tensor<4xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>) -> tensor<9xf32> {
  %r = tdl.apply @chain(%a, %b, %c) {} : (tensor<4xf32>, tensor<3xf32>, tensor<2xf32>) -> tensor<9xf32>
  return %r : tensor<9xf32>
}

// A guard leaves out what the `else` is for.
tdl.op @upper dims ["n"] attrs {}
    takes [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0, d0)>] {
^bb0(%a: tensor<?xf32>, %b: tensor<?xf32>, %n: index):
  %r = tdl.lambda (%i, %j) in [%n, %n] on (%x = %a, %y = %b) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?x?xf32> {
    %v = tdl.read %y[%j - %i - 1] : tensor<?xf32>
    %s = tdl.read %x[%j] else %v where (%i - %j >= 0) : tensor<?xf32>
    tdl.yield %s : f32
  }
  tdl.yield %r : tensor<?x?xf32>
}
// CHECK-LABEL: @guarded
// CHECK: %[[V:.*]] = tdl.read %{{.*}}[-%{{.*}} + %[[J:.*]] - 1] else
// CHECK: tdl.read %{{.*}}[%[[J]]] else %[[V]]
func.func @guarded(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4x4xf32> {
  %r = tdl.apply @upper(%a, %b) {} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// A reduction after `else`; four pieces of four dimensions each.
tdl.op @sums dims ["n", "m", "k"] attrs {}
    takes [affine_map<(d0, d1, d2) -> (d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>] gives [affine_map<(d0, d1, d2) -> (d0 + d1)>] {
^bb0(%a: tensor<?xf32>, %b: tensor<?x?xf32>, %n: index, %m: index, %k: index):
  %e = arith.addi %n, %m : index
  %r = tdl.lambda (%i) in [%e] on (%x = %a, %y = %b, %f = %n, %c = %k) : (tensor<?xf32>, tensor<?x?xf32>, index, index) -> tensor<?xf32> {
    %s = tdl.reduce sum (%j) in [%c] : f32 {
      %v = tdl.read %y[%i - symbol(%f), %j] : tensor<?x?xf32>
      tdl.yield %v : f32
    }
    %u = tdl.read %x[%i] else %s : tensor<?xf32>
    tdl.yield %u : f32
  }
  tdl.yield %r : tensor<?xf32>
}
// CHECK-LABEL: @sums_after_else
// CHECK: tdl.reduce sum
// CHECK: tdl.read %{{.*}}[%{{.*}} - 5, %{{.*}}] else
func.func @sums_after_else(%a: tensor<5xf32>, %b: tensor<3x4xf32>) -> tensor<8xf32> {
  %r = tdl.apply @sums(%a, %b) {} : (tensor<5xf32>, tensor<3x4xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

tdl.op @four dims ["h", "w", "v", "n"] attrs {}
    takes [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>]
    gives [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3 * 4)>] {
^bb0(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %h: index, %w: index, %v: index, %n: index):
  %four = arith.constant 4 : index
  %e = arith.muli %n, %four : index
  %r = tdl.lambda (%i, %j, %k, %l) in [%h, %w, %v, %e] on (%x = %a, %y = %b, %f = %n)
      : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, index) -> tensor<?x?x?x?xf32> {
    %3 = tdl.read %y[%i, %j, %k, %l - 3 * symbol(%f)] : tensor<?x?x?x?xf32>
    %2 = tdl.read %x[%i, %j, %k, %l - 2 * symbol(%f)] else %3 : tensor<?x?x?x?xf32>
    %1 = tdl.read %y[%i, %j, %k, %l - symbol(%f)] else %2 : tensor<?x?x?x?xf32>
    %0 = tdl.read %x[%i, %j, %k, %l] else %1 : tensor<?x?x?x?xf32>
    tdl.yield %0 : f32
  }
  tdl.yield %r : tensor<?x?x?x?xf32>
}
// CHECK-LABEL: @four_pieces
// CHECK: tdl.read %{{.*}}[%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} - 9] else %cst
func.func @four_pieces(%a: tensor<2x2x2x3xf32>, %b: tensor<2x2x2x3xf32>) -> tensor<2x2x2x12xf32> {
  %r = tdl.apply @four(%a, %b) {} : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x12xf32>
  return %r : tensor<2x2x2x12xf32>
}

// What a dialect notes on an operation stays on the lambda that computes its result.
// CHECK-LABEL: @noted
// CHECK: tdl.lambda {{.*}} attributes {mine.kernel = "gemm", plan.pin} : (tensor<8xf32>)
tdl.op @named for "mine.named" dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>]
    gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf32>, %n: index):
  %r = tdl.lambda (%i) in [%n] on (%y = %x) : (tensor<?xf32>) -> tensor<?xf32> {
    %v = tdl.read %y[%i] : tensor<?xf32>
    tdl.yield %v : f32
  }
  tdl.yield %r : tensor<?xf32>
}
func.func @noted(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = "mine.named"(%x) {mine.kernel = "gemm", plan.pin} : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}
