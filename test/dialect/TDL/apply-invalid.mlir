// RUN: tofu-opt %s -split-input-file -verify-diagnostics

// expected-error @below {{'none' is not the name of a tdl.source}}
tdl.template @template_c1_source of @none

// -----

// expected-error @below {{imports 'none', which is not the name of a tdl.source}}
tdl.source @source_c1_imports "more.tdl" "" imports [@none]

// -----

tdl.op @none dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [] {
^bb0(%x: tensor<?xf32>, %n: index):
  tdl.yield
}
func.func @apply_c1_operands(%x: tensor<4xf32>) {
  // expected-error @below {{'tdl.apply' has 2 operands, but 'none' takes 1}}
  tdl.apply @none(%x, %x) {} : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

// -----

tdl.op @none dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [] {
^bb0(%x: tensor<?xf32>, %n: index):
  tdl.yield
}
func.func @apply_c2_rank(%x: tensor<4x4xf32>) {
  // expected-error @below {{operand 0 has 2 dimensions, but 'none' states 1}}
  tdl.apply @none(%x) {} : (tensor<4x4xf32>) -> ()
  return
}

// -----

tdl.op @square dims ["n"] attrs {} takes [affine_map<(d0) -> (d0, d0)>] gives [] {
^bb0(%x: tensor<?x?xf32>, %n: index):
  tdl.yield
}
func.func @apply_c2_dim_twice(%x: tensor<4x5xf32>) {
  // expected-error @below {{operand 0 has the extent 5 at 'n', dimension 1, but another dimension of that name has 4}}
  tdl.apply @square(%x) {} : (tensor<4x5xf32>) -> ()
  return
}

// -----

tdl.op @pairs dims ["n"] attrs {} takes [affine_map<(d0) -> (d0, 2)>] gives [] {
^bb0(%x: tensor<?x2xf32>, %n: index):
  tdl.yield
}
func.func @apply_c2_constant(%x: tensor<4x5xf32>) {
  // expected-error @below {{operand 0 has the extent 5 at dimension 1, but 'pairs' states 2}}
  tdl.apply @pairs(%x) {} : (tensor<4x5xf32>) -> ()
  return
}

// -----

tdl.op @none dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [] {
^bb0(%x: tensor<?xf32>, %n: index):
  tdl.yield
}
func.func @apply_c2_unknown_extent(%x: tensor<?xf32>) {
  // expected-error @below {{operand 0 has an unknown extent at dimension 0; extents must be constants}}
  tdl.apply @none(%x) {} : (tensor<?xf32>) -> ()
  return
}

// -----

tdl.op @same dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf32>, %n: index):
  tdl.yield %x : tensor<?xf32>
}
func.func @apply_c2_result(%x: tensor<4xf32>) {
  // expected-error @below {{'tdl.apply': the result has the extent 5 at dimension 0, but 'same' states 4: n, where n = 4}}
  tdl.apply @same(%x) {} : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

tdl.op @less dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0 - 9)>] {
^bb0(%x: tensor<?xf32>, %n: index):
  tdl.yield %x : tensor<?xf32>
}
func.func @apply_c2_negative(%x: tensor<4xf32>) {
  // expected-error @below {{the result has no extent at dimension 0: 'less' states n - 9, where n = 4}}
  tdl.apply @less(%x) {} : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

tdl.op @none dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [] {
^bb0(%x: tensor<?xf32>, %n: index):
  tdl.yield
}
func.func @apply_c3_unknown(%x: tensor<4xf32>) {
  // expected-error @below {{gives 'stride', but 'none' has no attribute of that name}}
  tdl.apply @none(%x) {stride = 2} : (tensor<4xf32>) -> ()
  return
}

// -----

tdl.op @near dims ["n"] attrs {dilation, stride} takes [affine_map<(d0)[s0, s1] -> (d0)>] gives [] {
^bb0(%x: tensor<?xf32>, %n: index, %dilation: index, %stride: index):
  tdl.yield
}
func.func @apply_c3_near(%x: tensor<4xf32>) {
  // expected-error @below {{gives 'strides', but 'near' has no attribute of that name; did you mean 'stride'?}}
  tdl.apply @near(%x) {dilation = 1, strides = 2} : (tensor<4xf32>) -> ()
  return
}

// -----

tdl.op @strided dims ["n"] attrs {stride} takes [affine_map<(d0)[s0] -> (d0)>] gives [] {
^bb0(%x: tensor<?xf32>, %n: index, %stride: index):
  tdl.yield
}
func.func @apply_c3_missing(%x: tensor<4xf32>) {
  // expected-error @below {{does not give the attribute 'stride', which 'strided' has no default of}}
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
  // expected-error @below {{the result has no extent at dimension 0: 'windows' states n floordiv stride, where n = 4, stride = 0}}
  tdl.apply @windows(%x) {stride = 0} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// What is required comes before the extents that follow.
tdl.op @required dims ["n"] attrs {stride} takes [affine_map<(d0)[s0] -> (d0)>] gives [affine_map<(d0)[s0] -> (d0 floordiv s0)>] {
^bb0(%x: tensor<?xf32>, %n: index, %stride: index):
  %zero = arith.constant 0 : index
  %fits = arith.cmpi sgt, %stride, %zero : index
  // expected-error @below {{strides are positive, but here is 0 > 0}}
  tdl.require %fits, "strides are positive"
  tdl.yield %x : tensor<?xf32>
}
func.func @apply_requirement(%x: tensor<4xf32>) {
  // expected-note @below {{applied here, by 'tdl.apply'}}
  tdl.apply @required(%x) {stride = 0} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

tdl.op @number dims ["n"] attrs {k = 3.0 : f64} takes [affine_map<(d0)[s0] -> (d0)>] gives [] {
^bb0(%x: tensor<?xf32>, %n: index, %k: f32):
  tdl.yield
}
func.func @apply_c3_kind(%x: tensor<4xf32>) {
  // expected-error @below {{gives 'k' as [1, 2], but 'number' takes a number}}
  tdl.apply @number(%x) {k = [1, 2]} : (tensor<4xf32>) -> ()
  return
}

// -----

tdl.op @integer dims ["n"] attrs {k = 3 : i64} takes [affine_map<(d0)[s0] -> (d0)>] gives [] {
^bb0(%x: tensor<?xf32>, %n: index, %k: index):
  tdl.yield
}
func.func @apply_c3_number(%x: tensor<4xf32>) {
  // expected-error @below {{gives 'k' as 2.000000e+00 : f64, but 'integer' takes an integer}}
  tdl.apply @integer(%x) {k = 2.0} : (tensor<4xf32>) -> ()
  return
}

// -----

tdl.op @same dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf32>, %n: index):
  tdl.yield %x : tensor<?xf32>
}
func.func @apply_c2_result_rank(%x: tensor<4xf32>) {
  // expected-error @below {{the result has 2 dimensions, but 'same' states 1}}
  tdl.apply @same(%x) {} : (tensor<4xf32>) -> tensor<4x1xf32>
  return
}

// -----

tdl.op @same dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf32>, %n: index):
  tdl.yield %x : tensor<?xf32>
}
func.func @apply_c2_result_unknown(%x: tensor<4xf32>) {
  // expected-error @below {{the result has an unknown extent at dimension 0; extents must be constants}}
  tdl.apply @same(%x) {} : (tensor<4xf32>) -> tensor<?xf32>
  return
}

// -----

// The names of a location are those of the definition.
tdl.op @sums_ dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf32> loc("left"), %y: tensor<?xf32> loc("right"), %n: index):
  tdl.yield %x, %y : tensor<?xf32>, tensor<?xf32>
} loc("sums")
func.func @apply_c2_names(%x: tensor<4xf32>, %y: tensor<5xf32>) {
  // expected-error @below {{'tdl.apply': operand 'right' has the extent 5 at 'n', dimension 0, but operand 'left' has 4}}
  %r:2 = tdl.apply @sums_(%x, %y) {} : (tensor<4xf32>, tensor<5xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

tdl.op @twins dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf32>, %n: index):
  tdl.yield %x, %x : tensor<?xf32>, tensor<?xf32>
}
func.func @apply_c2_second_result(%x: tensor<4xf32>) {
  // expected-error @below {{'tdl.apply': result 1 has the extent 5 at dimension 0, but 'twins' states 4}}
  %r:2 = tdl.apply @twins(%x) {} : (tensor<4xf32>) -> (tensor<4xf32>, tensor<5xf32>)
  return
}

// -----

tdl.op @twins dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf32>, %n: index):
  tdl.yield %x, %x : tensor<?xf32>, tensor<?xf32>
}
func.func @apply_c1_results(%x: tensor<4xf32>) {
  // expected-error @below {{'tdl.apply' has 1 result, but 'twins' gives 2}}
  %r = tdl.apply @twins(%x) {} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

tdl.op @pairs dims ["n"] attrs {} takes [affine_map<(d0) -> (d0, 2)>] gives [] {
^bb0(%x: tensor<?x2xf32>, %n: index):
  tdl.yield
}
func.func @apply_c2_unknown_constant(%x: tensor<4x?xf32>) {
  // expected-error @below {{operand 0 has an unknown extent at dimension 1; extents must be constants}}
  tdl.apply @pairs(%x) {} : (tensor<4x?xf32>) -> ()
  return
}
