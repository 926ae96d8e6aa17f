// RUN: tofu-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error @below {{has 2 dims and 0 attributes, but map affine_map<(d0) -> (d0)> has not}}
tdl.op @op_c1_map_dims dims ["n", "m"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [] {
^bb0(%x: tensor<?xf32>, %n: index, %m: index):
  tdl.yield
}

// -----

// expected-error @below {{extent d0 * 2 of an operand is neither a dim nor a constant}}
tdl.op @op_c2_extent dims ["n"] attrs {} takes [affine_map<(d0) -> (d0 * 2)>] gives [] {
^bb0(%x: tensor<?xf32>, %n: index):
  tdl.yield
}

// -----

// expected-error @below {{dim "m" is no extent of an operand}}
tdl.op @op_c2_unbound_dim dims ["n", "m"] attrs {} takes [affine_map<(d0, d1) -> (d0)>] gives [] {
^bb0(%x: tensor<?xf32>, %n: index, %m: index):
  tdl.yield
}

// -----

// expected-error @below {{needs 2 body arguments, but has 1}}
tdl.op @op_c3_arguments dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [] {
^bb0(%x: tensor<?xf32>):
  tdl.yield
}

// -----

// expected-error @below {{operand 0 has rank 1, but its body argument is 'tensor<?x?xf32>'}}
tdl.op @op_c3_operand_rank dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [] {
^bb0(%x: tensor<?x?xf32>, %n: index):
  tdl.yield
}

// -----

// expected-error @below {{body argument 1 is a dim or an attribute, but has type 'i32'}}
tdl.op @op_c3_dim_type dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [] {
^bb0(%x: tensor<?xf32>, %n: i32):
  tdl.yield
}

// -----

// expected-error @below {{has 1 results, but its body yields 0}}
tdl.op @op_c3_results dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf32>, %n: index):
  tdl.yield
}

// -----

// expected-error @below {{result has rank 2, but its body yields 'tensor<?xf32>'}}
tdl.op @op_c3_result_rank dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0, d0)>] {
^bb0(%x: tensor<?xf32>, %n: index):
  tdl.yield %x : tensor<?xf32>
}

// -----

// expected-error @below {{attribute "k" is "3", but must be an i64 or unit}}
tdl.op @op_c4_attribute dims ["n"] attrs {k = "3"} takes [affine_map<(d0)[s0] -> (d0)>] gives [] {
^bb0(%x: tensor<?xf32>, %n: index, %k: index):
  tdl.yield
}

// -----

// expected-error @below {{tdl.op' op needs a body that ends in tdl.yield}}
tdl.op @op_no_terminator dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [] {
^bb0(%x: tensor<?xf32>, %n: index):
  "test.end"() : () -> ()
}

// -----

// expected-error @below {{attribute "k" is 3 : i64, but must be an f64 or unit}}
tdl.op @op_c4_number dims ["n"] attrs {k = 3 : i64} takes [affine_map<(d0)[s0] -> (d0)>] gives [] {
^bb0(%x: tensor<?xf32>, %n: index, %k: f32):
  tdl.yield
}

// -----

// expected-error @below {{has 1 dims and 1 attributes, but map affine_map<()[s0] -> (s0)> has not}}
tdl.op @op_c1_only_symbols dims ["n"] attrs {k} takes [affine_map<(d0)[s0] -> (d0)>] gives [affine_map<()[s0] -> (s0)>] {
^bb0(%x: tensor<?xf32>, %n: index, %k: index):
  tdl.yield %x : tensor<?xf32>
}
