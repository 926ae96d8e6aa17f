// What importers do not write, but the language can say.
// RUN: tofu-translate --export-tdl %s -o %t.tdl && FileCheck %s --match-full-lines < %t.tdl
// It is read again, and does not change any more.
// RUN: tofu-translate --import-tdl %t.tdl | tofu-translate --export-tdl | diff %t.tdl -

// Names of other languages, and none.
// CHECK: op relu_1(x: [n, n2]; `lambda` = 1)
// CHECK-NEXT:     -> [n, n2] =
// CHECK-NEXT:   lambda i, j: max(x[i, j] * float(`lambda`), 0.0)
tdl.op @relu.1 dims ["n", "n"] attrs {lambda = 1 : i64} takes [affine_map<(d0, d1)[s0] -> (d0, d1)>]
    gives [affine_map<(d0, d1)[s0] -> (d0, d1)>] {
^bb0(%x: tensor<?x?xf32>, %n: index, %m: index, %l: index):
  %r = tdl.lambda (%0, %1) in [%n, %m] on (%y = %x, %k = %l) : (tensor<?x?xf32>, index) -> tensor<?x?xf32> {
    %v = tdl.read %y[%0, %1] : tensor<?x?xf32>
    %i = arith.index_cast %k : index to i64
    %f = arith.sitofp %i : i64 to f32
    %p = arith.mulf %v, %f : f32
    %zero = arith.constant 0.0 : f32
    %m0 = arith.maximumf %p, %zero : f32
    tdl.yield %m0 : f32
  }
  tdl.yield %r : tensor<?x?xf32>
}

// Comparisons that hold with a NaN, tests for one, a quotient that is rounded
// up, and several values, each of which is a lambda.
// CHECK: op ordered(x: [n])
// CHECK-NEXT:     -> [n], [n] =
// CHECK-NEXT:   lambda i: let t = x[i] in select(not t >= 1.0, x[-(-i floordiv 2)], 0.1),
// CHECK-NEXT:   lambda i: let t = x[i] in select(t != t, 0.1, t)
tdl.op @ordered dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>]
    gives [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf32>, %n: index):
  %r:2 = tdl.lambda (%i) in [%n] on (%y = %x) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %one = arith.constant 1.0 : f32
    %tenth = arith.constant 0.1 : f32
    %v = tdl.read %y[%i] : tensor<?xf32>
    %w = tdl.read %y[%i ceildiv 2] : tensor<?xf32>
    %less = arith.cmpf ult, %v, %one : f32
    %a = arith.select %less, %w, %tenth : f32
    %nan = arith.cmpf uno, %v, %v : f32
    %b = arith.select %nan, %tenth, %v : f32
    tdl.yield %a, %b : f32, f32
  }
  tdl.yield %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}

// Types that nothing else tells are written, and so are those that meet: a
// number of 16 bits has the digits that it needs.
// CHECK: op narrow(x: [n] of f16, x2: [n] of i32)
// CHECK-NEXT:     -> [n] of f16, [n] of i64 =
// CHECK-NEXT:   lambda i: let t = int(x2[i]) + 1 in select(f16(0.1) < 0.2, x[t], f16(i)) + f16(f32(bf16(0.3))),
// CHECK-NEXT:   lambda i: max(i64(x2[i]) + i64(5000000000), i64(-9223372036854775808)) + i64(true)
tdl.op @narrow dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>]
    gives [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>] exact {
^bb0(%x: tensor<?xf16>, %ids: tensor<?xi32>, %n: index):
  %r = tdl.lambda (%i) in [%n] on (%y = %x, %k = %ids) : (tensor<?xf16>, tensor<?xi32>) -> tensor<?xf16> {
    %tenth = arith.constant 0.1 : f16
    %fifth = arith.constant 0.2 : f16
    %less = arith.cmpf olt, %tenth, %fifth : f16
    %e = tdl.read %k[%i] : tensor<?xi32>
    %c = arith.index_cast %e : i32 to index
    %one = arith.constant 1 : index
    %at = arith.addi %c, %one : index
    %v = tdl.read %y[symbol(%at)] : tensor<?xf16>
    %wide = arith.index_cast %i : index to i64
    %f = arith.sitofp %wide : i64 to f16
    %s = arith.select %less, %v, %f : f16
    %b = arith.constant 0.3 : bf16
    %bw = arith.extf %b : bf16 to f32
    %bn = arith.truncf %bw : f32 to f16
    %t = arith.addf %s, %bn : f16
    tdl.yield %t : f16
  }
  %q = tdl.lambda (%i) in [%n] on (%k = %ids) : (tensor<?xi32>) -> tensor<?xi64> {
    %e = tdl.read %k[%i] : tensor<?xi32>
    %w = arith.extsi %e : i32 to i64
    %large = arith.constant 5000000000 : i64
    %least = arith.constant -9223372036854775808 : i64
    %a = arith.addi %w, %large : i64
    %b = arith.maxsi %a, %least : i64
    %c = arith.constant true
    %o = arith.extui %c : i1 to i64
    %p = arith.addi %b, %o : i64
    tdl.yield %p : i64
  }
  tdl.yield %r, %q : tensor<?xf16>, tensor<?xi64>
}

// What is used in a reduction beside it, or more than once, has a name; a sum
// that is cast to an element is a sum of indices.
// CHECK: op reused(x: [n] of int)
// CHECK-NEXT:     -> [] of int =
// CHECK-NEXT:   lambda: let t = x[0] in let t2 = sum(i: max(x[i], t) * i) in t2
tdl.op @reused dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>]
    gives [affine_map<(d0) -> ()>] {
^bb0(%x: tensor<?xi32>, %n: index):
  %r = tdl.lambda () in [] on (%y = %x, %m = %n) : (tensor<?xi32>, index) -> tensor<i32> {
    %zero = arith.constant 0 : i32
    %v = tdl.read %y[0] : tensor<?xi32>
    %s = tdl.reduce sum (%i) in [%m] : index {
      %w = tdl.read %y[%i] : tensor<?xi32>
      %b = arith.maxsi %w, %v : i32
      %c = arith.index_cast %b : i32 to index
      %p = arith.muli %c, %i : index
      tdl.yield %p : index
    }
    %e = arith.index_cast %s : index to i32
    tdl.yield %e : i32
  }
  tdl.yield %r : tensor<i32>
}

// Combiners of one and of two values.
tdl.combiner @argmax.f32 identity [0xFF800000 : f32, -2147483648 : i32] {
^bb0(%a: f32, %i: i32, %b: f32, %j: i32):
  %greater = arith.cmpf ogt, %a, %b : f32
  %v = arith.select %greater, %a, %b : f32
  %k = arith.select %greater, %i, %j : i32
  tdl.yield %v, %k : f32, i32
}
tdl.combiner @xor identity [false] {
^bb0(%a: i1, %b: i1):
  %c = arith.xori %a, %b : i1
  tdl.yield %c : i1
}
// CHECK: combiner argmax(a0, a1; b0, b1) from (-inf, -inf) =
// CHECK-NEXT:   (let t = a0 > b0 in select(t, a0, b0), let t = a0 > b0 in select(t, a1, b1))
// CHECK-EMPTY:
// CHECK-NEXT: op folds(x: [n, m] of f32)
// CHECK-NEXT:     -> [n] of f32, [n] of i32 =
// CHECK-NEXT:   lambda i: argmax(j: x[i, j], i32(j))
tdl.op @folds dims ["n", "m"] attrs {} takes [affine_map<(d0, d1) -> (d0, d1)>]
    gives [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>] exact {
^bb0(%x: tensor<?x?xf32>, %n: index, %m: index):
  %r:2 = tdl.lambda (%i) in [%n] on (%y = %x, %e = %m) : (tensor<?x?xf32>, index) -> (tensor<?xf32>, tensor<?xi32>) {
    %s:2 = tdl.reduce @argmax.f32 (%j) in [%e] : f32, i32 {
      %v = tdl.read %y[%i, %j] : tensor<?x?xf32>
      %p = arith.index_cast %j : index to i32
      tdl.yield %v, %p : f32, i32
    }
    tdl.yield %s#0, %s#1 : f32, i32
  }
  tdl.yield %r#0, %r#1 : tensor<?xf32>, tensor<?xi32>
}
// CHECK: combiner xor(a; b) from (false) = (a != b)
// CHECK-EMPTY:
// CHECK-NEXT: op parts(x: [n, m] of f32)
// CHECK-NEXT:     -> [n] of f32 =
// CHECK-NEXT:   lambda i:
// CHECK-NEXT:     select(xor(j: x[i, j] > 0.0), argmax(j: x[i, j], i32(j)).0, f32(argmax(j: x[i, j], i32(j)).1))
tdl.op @parts dims ["n", "m"] attrs {} takes [affine_map<(d0, d1) -> (d0, d1)>]
    gives [affine_map<(d0, d1) -> (d0)>] exact {
^bb0(%x: tensor<?x?xf32>, %n: index, %m: index):
  %r = tdl.lambda (%i) in [%n] on (%y = %x, %e = %m) : (tensor<?x?xf32>, index) -> tensor<?xf32> {
    %s:2 = tdl.reduce @argmax.f32 (%j) in [%e] : f32, i32 {
      %v = tdl.read %y[%i, %j] : tensor<?x?xf32>
      %p = arith.index_cast %j : index to i32
      tdl.yield %v, %p : f32, i32
    }
    %odd = tdl.reduce @xor (%j) in [%e] : i1 {
      %v = tdl.read %y[%i, %j] : tensor<?x?xf32>
      %zero = arith.constant 0.0 : f32
      %c = arith.cmpf ogt, %v, %zero : f32
      tdl.yield %c : i1
    }
    %f = arith.sitofp %s#1 : i32 to f32
    %t = arith.select %odd, %s#0, %f : f32
    tdl.yield %t : f32
  }
  tdl.yield %r : tensor<?xf32>
}
