// RUN: tofu-opt %s -split-input-file -verify-diagnostics

func.func @apply_c1_callee(%x: tensor<4xf32>) {
  // expected-error @below {{'nothing' is not the name of a tdl.op}}
  tdl.apply @nothing(%x) {} : (tensor<4xf32>) -> ()
  return
}

// -----

tdl.op @none dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [] {
^bb0(%x: tensor<?xf32>, %n: index):
  tdl.yield
}
func.func @apply_c1_operands(%x: tensor<4xf32>) {
  // expected-error @below {{'none' has 1 operands and 0 results}}
  tdl.apply @none(%x, %x) {} : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

// -----

tdl.op @none dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [] {
^bb0(%x: tensor<?xf32>, %n: index):
  tdl.yield
}
func.func @apply_c2_rank(%x: tensor<4x4xf32>) {
  // expected-error @below {{operand 0 has rank 2, but 'none' states 1}}
  tdl.apply @none(%x) {} : (tensor<4x4xf32>) -> ()
  return
}

// -----

tdl.op @square dims ["n"] attrs {} takes [affine_map<(d0) -> (d0, d0)>] gives [] {
^bb0(%x: tensor<?x?xf32>, %n: index):
  tdl.yield
}
func.func @apply_c2_dim_twice(%x: tensor<4x5xf32>) {
  // expected-error @below {{dim 'n' is 4, but operand 0 has 5 at dimension 1}}
  tdl.apply @square(%x) {} : (tensor<4x5xf32>) -> ()
  return
}

// -----

tdl.op @pairs dims ["n"] attrs {} takes [affine_map<(d0) -> (d0, 2)>] gives [] {
^bb0(%x: tensor<?x2xf32>, %n: index):
  tdl.yield
}
func.func @apply_c2_constant(%x: tensor<4x5xf32>) {
  // expected-error @below {{operand 0 has extent 5 at dimension 1, but 'pairs' states 2}}
  tdl.apply @pairs(%x) {} : (tensor<4x5xf32>) -> ()
  return
}

// -----

tdl.op @none dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [] {
^bb0(%x: tensor<?xf32>, %n: index):
  tdl.yield
}
func.func @apply_c2_unknown_extent(%x: tensor<?xf32>) {
  // expected-error @below {{operand 0 has dimension 0 of unknown extent; extents must be constants}}
  tdl.apply @none(%x) {} : (tensor<?xf32>) -> ()
  return
}

// -----

tdl.op @same dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf32>, %n: index):
  tdl.yield %x : tensor<?xf32>
}
func.func @apply_c2_result(%x: tensor<4xf32>) {
  // expected-error @below {{result 0 has type 'tensor<5xf32>', but 'same' states the extents [4]}}
  tdl.apply @same(%x) {} : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

tdl.op @less dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0 - 9)>] {
^bb0(%x: tensor<?xf32>, %n: index):
  tdl.yield %x : tensor<?xf32>
}
func.func @apply_c2_negative(%x: tensor<4xf32>) {
  // expected-error @below {{result 0 has no extent: 'less' states d0 - 9}}
  tdl.apply @less(%x) {} : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

tdl.op @none dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [] {
^bb0(%x: tensor<?xf32>, %n: index):
  tdl.yield
}
func.func @apply_c3_unknown(%x: tensor<4xf32>) {
  // expected-error @below {{'none' has no integer attribute "stride"}}
  tdl.apply @none(%x) {stride = 2} : (tensor<4xf32>) -> ()
  return
}

// -----

tdl.op @strided dims ["n"] attrs {stride} takes [affine_map<(d0)[s0] -> (d0)>] gives [] {
^bb0(%x: tensor<?xf32>, %n: index, %stride: index):
  tdl.yield
}
func.func @apply_c3_missing(%x: tensor<4xf32>) {
  // expected-error @below {{attribute "stride" of 'strided' has no default and is not given}}
  tdl.apply @strided(%x) {} : (tensor<4xf32>) -> ()
  return
}

// -----

// A result extent that divides by a zero attribute is none; no crash.
tdl.op @windows dims ["n"] attrs {stride} takes [affine_map<(d0)[s0] -> (d0)>] gives [affine_map<(d0)[s0] -> (d0 floordiv s0)>] {
^bb0(%x: tensor<?xf32>, %n: index, %stride: index):
  tdl.yield %x : tensor<?xf32>
}
func.func @apply_c2_division_by_zero(%x: tensor<4xf32>) {
  // expected-error @below {{result 0 has no extent: 'windows' states d0 floordiv s0}}
  tdl.apply @windows(%x) {stride = 0} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

tdl.op @number dims ["n"] attrs {k = 3.0 : f64} takes [affine_map<(d0)[s0] -> (d0)>] gives [] {
^bb0(%x: tensor<?xf32>, %n: index, %k: f32):
  tdl.yield
}
func.func @apply_c3_kind(%x: tensor<4xf32>) {
  // expected-error @below {{'number' has no integer attribute "k"}}
  tdl.apply @number(%x) {k = 2} : (tensor<4xf32>) -> ()
  return
}

// -----

tdl.op @integer dims ["n"] attrs {k = 3 : i64} takes [affine_map<(d0)[s0] -> (d0)>] gives [] {
^bb0(%x: tensor<?xf32>, %n: index, %k: index):
  tdl.yield
}
func.func @apply_c3_number(%x: tensor<4xf32>) {
  // expected-error @below {{'integer' has no number attribute "k"}}
  tdl.apply @integer(%x) {k = 2.0} : (tensor<4xf32>) -> ()
  return
}
