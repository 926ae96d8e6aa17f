// RUN: tofu-opt %s -tdl-instantiate -split-input-file -verify-diagnostics

tdl.op @add dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>]
    gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf32>, %y: tensor<?xf32>, %n: index):
  %r = tdl.lambda (%i) in [%n] on (%a = %x, %b = %y) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32> {
    %v = tdl.read %a[%i] : tensor<?xf32>
    %w = tdl.read %b[%i] : tensor<?xf32>
    %s = arith.addf %v, %w : f32
    tdl.yield %s : f32
  }
  tdl.yield %r : tensor<?xf32>
}
func.func @two_float_types(%x: tensor<4xf32>, %y: tensor<4xbf16>) -> tensor<4xf32> {
  // expected-error @below {{'tdl.apply' has operands with elements of type 'f32' and 'bf16'; an operator takes one float type}}
  %r = tdl.apply @add(%x, %y) {} : (tensor<4xf32>, tensor<4xbf16>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

tdl.op @copy dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>]
    gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf32>, %n: index):
  %r = tdl.lambda (%i) in [%n] on (%a = %x) : (tensor<?xf32>) -> tensor<?xf32> {
    %v = tdl.read %a[%i] : tensor<?xf32>
    tdl.yield %v : f32
  }
  tdl.yield %r : tensor<?xf32>
}
func.func @integers_for_floats(%x: tensor<4xi32>) -> tensor<4xi32> {
  // expected-error @below {{operand 0 has elements of type 'i32', but 'copy' states float}}
  %r = tdl.apply @copy(%x) {} : (tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

tdl.op @data dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>]
    gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xi32>, %n: index):
  %r = tdl.lambda (%i) in [%n] on (%a = %x) : (tensor<?xi32>) -> tensor<?xi32> {
    %v = tdl.read %a[%i] : tensor<?xi32>
    %e = arith.index_cast %v : i32 to index
    // expected-note @below {{extent used here}}
    %s = tdl.reduce sum (%j) in [%e] : i32 {
      tdl.yield %v : i32
    }
    tdl.yield %s : i32
  }
  tdl.yield %r : tensor<?xi32>
}
func.func @extent_from_data(%x: tensor<4xi32>) -> tensor<4xi32> {
  // expected-error @below {{makes an operator with an extent that does not fold to a constant}}
  %r = tdl.apply @data(%x) {} : (tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

tdl.op @less dims ["n"] attrs {by = 1 : i64} takes [affine_map<(d0)[s0] -> (d0)>]
    gives [affine_map<(d0)[s0] -> (d0)>] {
^bb0(%x: tensor<?xf32>, %n: index, %by: index):
  %m = arith.subi %n, %by : index
  // expected-note @below {{extent used here}}
  %r = tdl.lambda (%i) in [%m] : () -> tensor<?xf32> {
    %v = arith.constant 0.0 : f32
    tdl.yield %v : f32
  }
  tdl.yield %r : tensor<?xf32>
}
func.func @negative(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{makes an operator with the extent -3}}
  %r = tdl.apply @less(%x) {by = 7} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

tdl.op @shorter dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>]
    gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf32>, %n: index):
  %one = arith.constant 1 : index
  %m = arith.subi %n, %one : index
  %r = tdl.lambda (%i) in [%m] : () -> tensor<?xf32> {
    %v = arith.constant 0.0 : f32
    tdl.yield %v : f32
  }
  tdl.yield %r : tensor<?xf32>
}
func.func @result_type(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{has result 0 of type 'tensor<4xf32>', but 'shorter' gives 'tensor<3xf32>'}}
  %r = tdl.apply @shorter(%x) {} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// Where `x` is outside, `y` is too: it is one short.
tdl.op @short dims ["n", "m"] attrs {}
    takes [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>] gives [affine_map<(d0, d1) -> (d0 + d1)>] {
^bb0(%a: tensor<?xf32>, %b: tensor<?xf32>, %n: index, %m: index):
  %e = arith.addi %n, %m : index
  %r = tdl.lambda (%i) in [%e] on (%x = %a, %y = %b, %f = %n) : (tensor<?xf32>, tensor<?xf32>, index) -> tensor<?xf32> {
    // expected-error @below {{reads 'tensor<3xf32>' at}}
    %v = tdl.read %y[%i - symbol(%f) + 1] : tensor<?xf32>
    %s = tdl.read %x[%i] else %v : tensor<?xf32>
    tdl.yield %s : f32
  }
  tdl.yield %r : tensor<?xf32>
}
func.func @outside(%x: tensor<4xf32>, %y: tensor<3xf32>) -> tensor<7xf32> {
  // expected-note @below {{applied here}}
  %r = tdl.apply @short(%x, %y) {} : (tensor<4xf32>, tensor<3xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// -----

// Needed elsewhere, too.
tdl.op @twice dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0 * 2)>] {
^bb0(%a: tensor<?xf32>, %n: index):
  %e = arith.addi %n, %n : index
  %r = tdl.lambda (%i) in [%e] on (%x = %a, %f = %n) : (tensor<?xf32>, index) -> tensor<?xf32> {
    // expected-error @below {{reads 'tensor<4xf32>' at}}
    %v = tdl.read %x[%i - symbol(%f)] : tensor<?xf32>
    %s = tdl.read %x[%i] else %v : tensor<?xf32>
    %t = arith.addf %s, %v : f32
    tdl.yield %t : f32
  }
  tdl.yield %r : tensor<?xf32>
}
func.func @used_twice(%x: tensor<4xf32>) -> tensor<8xf32> {
  // expected-note @below {{applied here}}
  %r = tdl.apply @twice(%x) {} : (tensor<4xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// Where data say, `x` may be outside at every index.
tdl.op @by_data dims ["m", "k", "n"] attrs {}
    takes [affine_map<(d0, d1, d2) -> (d0)>, affine_map<(d0, d1, d2) -> (d1)>, affine_map<(d0, d1, d2) -> (d2)>]
    gives [affine_map<(d0, d1, d2) -> (d1)>] {
^bb0(%t: tensor<?xf32>, %ids: tensor<?xi32>, %b: tensor<?xf32>, %m: index, %k: index, %n: index):
  %r = tdl.lambda (%i) in [%k] on (%x = %t, %y = %ids, %z = %b) : (tensor<?xf32>, tensor<?xi32>, tensor<?xf32>) -> tensor<?xf32> {
    %d = tdl.read %y[%i] : tensor<?xi32>
    %at = arith.index_cast %d : i32 to index
    // expected-error @below {{reads 'tensor<8xf32>' at [-1]}}
    %v = tdl.read %z[%i - 2] : tensor<?xf32>
    %s = tdl.read %x[symbol(%at)] else %v : tensor<?xf32>
    tdl.yield %s : f32
  }
  tdl.yield %r : tensor<?xf32>
}
func.func @where_data_say(%t: tensor<4xf32>, %ids: tensor<8xi32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  // expected-note @below {{applied here}}
  %r = tdl.apply @by_data(%t, %ids, %b) {} : (tensor<4xf32>, tensor<8xi32>, tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

tdl.op @loudness dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf32>, %n: index):
  tdl.yield %x : tensor<?xf32>
}
func.func @misspelled(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'loudnes' is not defined; --operators=FILE.tdl or the pass tofu-load-operators loads definitions, a file's own and none that it imports; did you mean 'loudness'?}}
  %y = tdl.apply @loudnes(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

func.func @not_there(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'nothing' is not defined; --operators=FILE.tdl or the pass tofu-load-operators loads definitions, a file's own and none that it imports}}
  %y = tdl.apply @nothing(%x) {} : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

tdl.op @even dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf32>, %n: index):
  %two = arith.constant 2 : index
  %rest = arith.remsi %n, %two : index
  %none = arith.constant 0 : index
  %fits = arith.cmpi eq, %rest, %none : index
  // expected-error @below {{n has to be even, but here is 1 == 0}}
  tdl.require %fits, "n has to be even"
  tdl.yield %x : tensor<?xf32>
}
func.func @required(%x: tensor<3xf32>) -> tensor<3xf32> {
  // expected-note @below {{applied here, by 'tdl.apply'}}
  %y = tdl.apply @even(%x) {} : (tensor<3xf32>) -> tensor<3xf32>
  return %y : tensor<3xf32>
}

// -----

func.func @function(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'function' is no operator; --operators=FILE.tdl or the pass tofu-load-operators loads definitions, a file's own and none that it imports}}
  %y = tdl.apply @function(%x) {} : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

func.func @meaning(%a: tensor<4xf32>) -> tensor<4x4xf32> {
  %r = tdl.lambda (%i) in [4] on (%x = %a) : (tensor<4xf32>) -> tensor<4x4xf32> {
    // expected-error @below {{'meaning' is no operator; --operators=FILE.tdl or the pass tofu-load-operators loads definitions, a file's own and none that it imports}}
    %v = tdl.opaque "f"(%x[:]) means @meaning : (tensor<4xf32>) -> tensor<4xf32>
    tdl.yield %v : tensor<4xf32>
  }
  return %r : tensor<4x4xf32>
}
