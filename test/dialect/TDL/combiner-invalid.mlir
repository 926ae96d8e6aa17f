// RUN: tofu-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error @below {{has 2 identities, but 2 body arguments and 1 yielded values}}
tdl.combiner @combiner_c1_arguments identity [0 : i32, 1 : i32] {
^bb0(%a: i32, %b: i32):
  tdl.yield %a : i32
}

// -----

// expected-error @below {{identity 0 has type 'i32', but its body uses 'f32'}}
tdl.combiner @combiner_c1_type identity [0 : i32] {
^bb0(%a: f32, %b: f32):
  tdl.yield %a : f32
}

// -----

// expected-error @below {{identity [] has no type}}
tdl.combiner @combiner_c1_untyped identity [[]] {
^bb0(%a: f32, %b: f32):
  tdl.yield %a : f32
}

// -----

// expected-error @below {{tdl.combiner' op needs a body that ends in tdl.yield}}
tdl.combiner @combiner_no_terminator identity [0 : i32] {
^bb0(%a: i32, %b: i32):
  "test.end"() : () -> ()
}
