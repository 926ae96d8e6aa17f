// RUN: tofu-translate --export-tdl %s --split-input-file --verify-diagnostics

// What is no definition.

// expected-error @below {{'func.func' op is no definition, of which a .tdl file is made: 'tdl.op', 'tdl.combiner', 'tdl.template', 'tdl.source'}}
func.func @main() { return }

// -----

tdl.source @a "a.tdl" "op f(x: [n] of T) -> [n] of T = lambda i: x[i]" // expected-note {{the first is 'a.tdl'}}
// expected-error @below {{'tdl.source' op keeps the text of a second file, 'b.tdl', but one file is written; keep one of them, or a file that imports both}}
tdl.source @b "b.tdl" "op g(x: [n] of T) -> [n] of T = lambda i: x[i]"

// -----

// Another operator than the text says.

// expected-note @below {{the text is kept here}}
tdl.source @a "a.tdl" "op f(x: [n]) -> [n] = lambda i: x[i] + 1"
// expected-error @below {{'f' is not what the text of 'a.tdl' says, which is written as it is; give it another name, or leave the text out}}
tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf64>, %n: index):
  tdl.yield %x : tensor<?xf64>
}

// -----

// expected-error @below {{'tdl.op' op has an attribute 'a.b', which is no name of the language: letters, digits and '_', and no digit in front}}
tdl.op @f dims ["n"] attrs {a.b = 1 : i64} takes [affine_map<(d0)[s0] -> (d0)>] gives [affine_map<(d0)[s0] -> (d0)>] {
^bb0(%x: tensor<?xf64>, %n: index, %a: index):
  tdl.yield %x : tensor<?xf64>
}

// -----

// expected-error @below {{'tdl.op' op is for an operation that has a quote or a line's end in its name, which no text of the language has}}
tdl.op @f for "a\22b" dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf64>, %n: index):
  tdl.yield %x : tensor<?xf64>
}

// -----

// expected-error @below {{'tdl.op' op has no results, but a definition has}}
tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [] {
^bb0(%x: tensor<?xf64>, %n: index):
  tdl.yield
}

// -----

// Element types.

// expected-error @below {{'tdl.op' op has elements of type 'i64', which operators that are 'exact' can have alone}}
tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xi64>, %n: index):
  tdl.yield %x : tensor<?xi64>
}

// -----

// expected-error @below {{'tdl.op' op has elements of type 'complex<f32>', which the language does not name; it has bf16, f16, f32, f64, i8, i16, i32, i64 and bool}}
tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] exact {
^bb0(%x: tensor<?xcomplex<f32>>, %n: index):
  tdl.yield %x : tensor<?xcomplex<f32>>
}

// -----

tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf64>, %n: index):
  %zero = arith.constant 0 : index
  %true = arith.cmpi sge, %n, %zero : index
  // expected-error @below {{'tdl.require' op has a quote or a line's end in its message, which no text of the language has}}
  tdl.require %true, "two\nlines"
  tdl.yield %x : tensor<?xf64>
}

// -----

// Operators are lambdas.

tdl.op @f dims [] attrs {} takes [affine_map<() -> ()>] gives [affine_map<() -> ()>] exact {
^bb0(%x: tensor<i1>):
  // expected-error @below {{'tdl.case' op has no counterpart in the language, whose operators are lambdas alone}}
  %y = tdl.case %x : tensor<i1> -> tensor<i1> { tdl.yield %x : tensor<i1> } { tdl.yield %x : tensor<i1> }
  tdl.yield %x : tensor<i1>
}

// -----

// Scalar code.

tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf64>, %n: index):
  %r = tdl.lambda (%i) in [%n] on (%y = %x) : (tensor<?xf64>) -> tensor<?xf64> {
    %v = tdl.read %y[%i] : tensor<?xf64>
    // expected-error @below {{'math.exp2' op has no counterpart in the language}}
    %e = math.exp2 %v : f64
    tdl.yield %e : f64
  }
  tdl.yield %r : tensor<?xf64>
}

// -----

tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf64>, %n: index):
  %r = tdl.lambda (%i) in [%n] on (%y = %x) : (tensor<?xf64>) -> tensor<?xf64> {
    %v = tdl.read %y[%i] : tensor<?xf64>
    %w = arith.negf %v : f64
    // expected-error @below {{'arith.cmpf' op compares by 'one', which the language does not have; it has oeq, une, olt, ole, ogt, oge, ult, ule, ugt and uge}}
    %c = arith.cmpf one, %v, %w : f64
    %e = arith.select %c, %v, %w : f64
    tdl.yield %e : f64
  }
  tdl.yield %r : tensor<?xf64>
}

// -----

tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xi32>, %n: index):
  %r = tdl.lambda (%i) in [%n] on (%y = %x) : (tensor<?xi32>) -> tensor<?xi32> {
    %v = tdl.read %y[%i] : tensor<?xi32>
    %zero = arith.constant 0 : i32
    // expected-error @below {{'arith.cmpi' op compares by 'ult', but integers of the language have a sign}}
    %c = arith.cmpi ult, %v, %zero : i32
    %e = arith.select %c, %v, %zero : i32
    tdl.yield %e : i32
  }
  tdl.yield %r : tensor<?xi32>
}

// -----

tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xi32>, %n: index):
  %r = tdl.lambda (%i) in [%n] on (%y = %x) : (tensor<?xi32>) -> tensor<?xi32> {
    %v = tdl.read %y[%i] : tensor<?xi32>
    // expected-error @below {{'arith.andi' op computes with bits, which the language does not}}
    %e = arith.andi %v, %v : i32
    tdl.yield %e : i32
  }
  tdl.yield %r : tensor<?xi32>
}

// -----

tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] exact {
^bb0(%x: tensor<?xi32>, %n: index):
  %r = tdl.lambda (%i) in [%n] on (%y = %x) : (tensor<?xi32>) -> tensor<?xf32> {
    %v = tdl.read %y[%i] : tensor<?xi32>
    // expected-error @below {{'arith.uitofp' op takes an integer without a sign, but integers of the language have one}}
    %e = arith.uitofp %v : i32 to f32
    tdl.yield %e : f32
  }
  tdl.yield %r : tensor<?xf32>
}

// -----

tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] exact {
^bb0(%x: tensor<?xi1>, %n: index):
  %r = tdl.lambda (%i) in [%n] on (%y = %x) : (tensor<?xi1>) -> tensor<?xf32> {
    %v = tdl.read %y[%i] : tensor<?xi1>
    // expected-error @below {{'arith.sitofp' op makes -1 of a condition that holds; the language makes 1 of it}}
    %e = arith.sitofp %v : i1 to f32
    tdl.yield %e : f32
  }
  tdl.yield %r : tensor<?xf32>
}

// -----

tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf32>, %n: index):
  %r = tdl.lambda (%i) in [%n] on (%y = %x) : (tensor<?xf32>) -> tensor<?xf64> {
    %v = tdl.read %y[%i] : tensor<?xf32>
    // expected-error @below {{'arith.extf' op converts between types, which have names in an operator that is 'exact' alone}}
    %e = arith.extf %v : f32 to f64
    tdl.yield %e : f64
  }
  tdl.yield %r : tensor<?xf64>
}

// -----

tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] exact {
^bb0(%x: tensor<?xf32>, %n: index):
  %r = tdl.lambda (%i) in [%n] on (%y = %x) : (tensor<?xf32>) -> tensor<?xf32> {
    %v = tdl.read %y[%i] : tensor<?xf32>
    // expected-error @below {{'arith.truncf' op gives elements of a type that the language does not name}}
    %e = arith.truncf %v : f32 to f8E5M2
    %f = arith.extf %e : f8E5M2 to f32
    tdl.yield %f : f32
  }
  tdl.yield %r : tensor<?xf32>
}

// -----

tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] exact {
^bb0(%x: tensor<?xi32>, %n: index):
  %r = tdl.lambda (%i) in [%n] on (%y = %x) : (tensor<?xi32>) -> tensor<?xi32> {
    // expected-error @below {{'arith.constant' op is of type 'i128', of which the language has no literals}}
    %c = arith.constant 100000000000000000000 : i128
    %e = arith.trunci %c : i128 to i32
    tdl.yield %e : i32
  }
  tdl.yield %r : tensor<?xi32>
}

// -----

tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xi32>, %n: index):
  %r = tdl.lambda (%i) in [%n] on (%y = %x) : (tensor<?xi32>) -> tensor<?xi32> {
    %a = arith.constant 1 : i32
    %b = arith.constant 2 : i32
    // expected-error @below {{'arith.addi' op has operands of which none tells the type, which has a name in an operator that is 'exact' alone}}
    %e = arith.addi %a, %b : i32
    tdl.yield %e : i32
  }
  tdl.yield %r : tensor<?xi32>
}

// -----

// Reductions.

tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> ()>] {
^bb0(%x: tensor<?xf64>, %n: index):
  %r = tdl.lambda () in [] on (%y = %x, %m = %n) : (tensor<?xf64>, index) -> tensor<f64> {
    // expected-error @below {{'tdl.reduce' op says in which type it adds up, which the language does not; leave 'acc' out}}
    %s = tdl.reduce sum (%i) in [%m] acc f64 : f64 {
      %v = tdl.read %y[%i] : tensor<?xf64>
      tdl.yield %v : f64
    }
    tdl.yield %s : f64
  }
  tdl.yield %r : tensor<f64>
}

// -----

tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> ()>] {
^bb0(%x: tensor<?xf64>, %n: index):
  %r = tdl.lambda () in [] on (%y = %x, %m = %n) : (tensor<?xf64>, index) -> tensor<f64> {
    // expected-error @below {{'tdl.reduce' op folds 2 values, but 'sum' of the language folds one; write one reduction each}}
    %s:2 = tdl.reduce sum (%i) in [%m] : f64, f64 {
      %v = tdl.read %y[%i] : tensor<?xf64>
      tdl.yield %v, %v : f64, f64
    }
    %p = arith.mulf %s#0, %s#1 : f64
    tdl.yield %p : f64
  }
  tdl.yield %r : tensor<f64>
}

// -----

tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> ()>] {
^bb0(%x: tensor<?xi32>, %n: index):
  %r = tdl.lambda () in [] on (%y = %x, %m = %n) : (tensor<?xi32>, index) -> tensor<i32> {
    // expected-error @below {{'tdl.reduce' op folds indices as elements where none is wanted, which operators that are 'exact' can alone}}
    %s = tdl.reduce sum (%i) in [%m] : i32 {
      %v = arith.index_cast %i : index to i32
      tdl.yield %v : i32
    }
    %p = arith.muli %s, %s : i32
    tdl.yield %p : i32
  }
  tdl.yield %r : tensor<i32>
}

// -----

// expected-error @below {{'tdl.combiner' op has the identity 0 : ui8, of whose type the language has no literals}}
tdl.combiner @c identity [0 : ui8] {
^bb0(%a: ui8, %b: ui8):
  tdl.yield %a : ui8
}
tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> ()>] exact {
^bb0(%x: tensor<?xui8>, %n: index):
  %r = tdl.lambda () in [] on (%y = %x, %m = %n) : (tensor<?xui8>, index) -> tensor<ui8> {
    %s = tdl.reduce @c (%i) in [%m] : ui8 {
      %v = tdl.read %y[%i] : tensor<?xui8>
      tdl.yield %v : ui8
    }
    tdl.yield %s : ui8
  }
  tdl.yield %r : tensor<ui8>
}

// -----

// Opaque functions.

tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf64>, %n: index):
  %r = tdl.lambda () in [] on (%y = %x) : (tensor<?xf64>) -> tensor<?xf64> {
    // expected-error @below {{'tdl.opaque' op says what it means, which the language does not; leave 'means' out}}
    %v = tdl.opaque "sort"(%y[:]) {} means @sorted : (tensor<?xf64>) -> tensor<?xf64>
    tdl.yield %v : tensor<?xf64>
  }
  tdl.yield %r : tensor<?xf64>
}

// -----

tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf64>, %n: index):
  %r = tdl.lambda () in [] on (%y = %x) : (tensor<?xf64>) -> tensor<?xf64> {
    // expected-error @below {{'tdl.opaque' op has a setting "mode" with a quote or a line's end in it, which no word of the language has}}
    %v = tdl.opaque "sort"(%y[:]) {mode = "a\0Ab"} : (tensor<?xf64>) -> tensor<?xf64>
    tdl.yield %v : tensor<?xf64>
  }
  tdl.yield %r : tensor<?xf64>
}

// -----

tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf64>, %n: index):
  %r = tdl.lambda () in [] on (%y = %x) : (tensor<?xf64>) -> tensor<?xf64> {
    // expected-error @below {{'tdl.opaque' op has a setting 'a.b', which is no name of the language}}
    %v = tdl.opaque "sort"(%y[:]) {a.b = 1 : i64} : (tensor<?xf64>) -> tensor<?xf64>
    tdl.yield %v : tensor<?xf64>
  }
  tdl.yield %r : tensor<?xf64>
}

// -----

tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf64>, %n: index):
  %one = arith.constant 1 : index
  %m = arith.addi %n, %one : index
  %r = tdl.lambda () in [] on (%y = %x, %k = %m) : (tensor<?xf64>, index) -> tensor<?xf64> {
    // expected-error @below {{'tdl.opaque' op has a setting 'k' that is computed, but one of the language is an attribute, a dimension or a literal}}
    %v = tdl.opaque "sort"(%y[:]) {} with (k = %k : index) : (tensor<?xf64>) -> tensor<?xf64>
    tdl.yield %v : tensor<?xf64>
  }
  tdl.yield %r : tensor<?xf64>
}

// -----

tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf64>, %n: index):
  // expected-error @below {{'tdl.lambda' op gives slices whose extents nothing says}}
  %s = tdl.lambda () in [] on (%y = %x) : (tensor<?xf64>) -> tensor<?xf64> {
    %v = tdl.opaque "sort"(%y[:]) {} : (tensor<?xf64>) -> tensor<?xf64>
    tdl.yield %v : tensor<?xf64>
  }
  %r = tdl.lambda (%i) in [%n] on (%y = %s) : (tensor<?xf64>) -> tensor<?xf64> {
    %v = tdl.read %y[%i] : tensor<?xf64>
    tdl.yield %v : f64
  }
  tdl.yield %r : tensor<?xf64>
}

// -----

// Rules of the language.

// expected-note @below {{it would be}}
// expected-error @below {{'f' cannot be said in the language: product of two indices is not affine; multiply by integers, attributes and dimensions}}
tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf64>, %n: index):
  %r = tdl.lambda (%i) in [%n] on (%y = %x) : (tensor<?xf64>) -> tensor<?xf64> {
    %zero = arith.constant 0.0 : f64
    %v = tdl.read %y[symbol(%i) * symbol(%i)] else %zero : tensor<?xf64>
    tdl.yield %v : f64
  }
  tdl.yield %r : tensor<?xf64>
}

// -----

tdl.op @f dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] exact {
^bb0(%x: tensor<?xi32>, %n: index):
  %r = tdl.lambda (%i) in [%n] on (%y = %x) : (tensor<?xi32>) -> tensor<?xi32> {
    %zero = arith.constant 0 : i32
    %v = tdl.read %y[%i] else %zero : tensor<?xi32>
    // expected-error @below {{makes a condition of a number's last bit; the language asks whether it is 0}}
    %b = arith.trunci %v : i32 to i1
    %s = arith.select %b, %v, %zero : i32
    tdl.yield %s : i32
  }
  tdl.yield %r : tensor<?xi32>
}
