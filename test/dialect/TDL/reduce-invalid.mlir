// RUN: tofu-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

func.func @reduce_c1_negative_extent(%x: f32) -> f32 {
  // expected-error @below {{extent is -1, but must not be negative}}
  %s = "tdl.reduce"() <{combiner = #tdl<combiner sum>, operandSegmentSizes = array<i32: 0, 0>, staticExtents = array<i64: -1>}> ({
  ^bb0(%i: index):
    tdl.yield %x : f32
  }) : () -> f32
  return %s : f32
}

// -----

func.func @reduce_c2_too_few_arguments(%x: f32) -> f32 {
  // expected-error @below {{extent count is 1, but body argument count is 0}}
  %s = "tdl.reduce"() <{combiner = #tdl<combiner sum>, operandSegmentSizes = array<i32: 0, 0>, staticExtents = array<i64: 4>}> ({
    tdl.yield %x : f32
  }) : () -> f32
  return %s : f32
}

// -----

func.func @reduce_c2_too_many_arguments(%x: f32) -> f32 {
  // expected-error @below {{extent count is 1, but body argument count is 2}}
  %s = "tdl.reduce"() <{combiner = #tdl<combiner sum>, operandSegmentSizes = array<i32: 0, 0>, staticExtents = array<i64: 4>}> ({
  ^bb0(%i: index, %j: index):
    tdl.yield %x : f32
  }) : () -> f32
  return %s : f32
}

// -----

func.func @reduce_c2_argument_type(%x: f32) -> f32 {
  // expected-error @below {{body argument 0 is an index, but has type 'i64'}}
  %s = "tdl.reduce"() <{combiner = #tdl<combiner sum>, operandSegmentSizes = array<i32: 0, 0>, staticExtents = array<i64: 4>}> ({
  ^bb0(%i: i64):
    tdl.yield %x : f32
  }) : () -> f32
  return %s : f32
}

// -----

func.func @reduce_c3_yield_type(%x: f64) -> f32 {
  // expected-error @below {{produces 'f32', but its body yields 'f64'}}
  %s = tdl.reduce sum (%k) in [4] : f32 {
    // expected-note @below {{yielded here}}
    tdl.yield %x : f64
  }
  return %s : f32
}

// -----

func.func @reduce_c4_all_folds_i1(%x: f32) -> f32 {
  // expected-error @below {{'all' folds i1, but is given 'f32'}}
  %s = tdl.reduce all (%k) in [4] : f32 {
    tdl.yield %x : f32
  }
  return %s : f32
}

// -----

func.func @reduce_c4_sum_folds_numbers(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'sum' folds numbers, but is given 'tensor<4xf32>'}}
  %s = tdl.reduce sum (%k) in [4] : tensor<4xf32> {
    tdl.yield %x : tensor<4xf32>
  }
  return %s : tensor<4xf32>
}

// -----

func.func @reduce_c4_accumulator(%x: f32) -> f32 {
  // expected-error @below {{accumulates in 'tensor<4xf32>', which is not a number}}
  %s = tdl.reduce sum (%k) in [4] acc tensor<4xf32> : f32 {
    tdl.yield %x : f32
  }
  return %s : f32
}

// -----

func.func @reduce_c4_no_value() {
  // expected-error @below {{folds no value}}
  "tdl.reduce"() <{combiner = #tdl<combiner sum>, operandSegmentSizes = array<i32: 0, 0>, staticExtents = array<i64>}> ({
    tdl.yield
  }) : () -> ()
  return
}

// -----

func.func @reduce_c5_no_combiner(%x: f32) -> f32 {
  // expected-error @below {{'argmax' is not the name of a tdl.combiner}}
  %s = tdl.reduce @argmax (%k) in [4] : f32 {
    tdl.yield %x : f32
  }
  return %s : f32
}

// -----

tdl.combiner @left identity [0 : i32] {
^bb0(%a: i32, %b: i32):
  tdl.yield %a : i32
}
func.func @reduce_c5_types(%x: f32) -> f32 {
  // expected-error @below {{folds 'f32', but 'left' folds 'i32'}}
  %s = tdl.reduce @left (%k) in [4] : f32 {
    tdl.yield %x : f32
  }
  return %s : f32
}

// -----

func.func @reduce_constraint_inputs(%x: f32) -> f32 {
  // expected-error @below {{constraints have 2 inputs, but 1 are given}}
  %s = "tdl.reduce"() <{combiner = #tdl<combiner sum>, guard = affine_set<(d0, d1) : (d0 - d1 >= 0)>, operandSegmentSizes = array<i32: 0, 0>, staticExtents = array<i64: 4>}> ({
  ^bb0(%i: index):
    tdl.yield %x : f32
  }) : () -> f32
  return %s : f32
}

// -----

func.func @reduce_unknown_combiner(%x: f32) -> f32 {
  // expected-error @below {{unknown combiner 'mean'; expected sum, prod, max, min, all, any or a symbol}}
  %s = tdl.reduce mean (%k) in [4] : f32 {
    tdl.yield %x : f32
  }
  return %s : f32
}

// -----

func.func @reduce_no_terminator(%x: f32) {
  // expected-error @below {{tdl.reduce' op needs a body that ends in tdl.yield}}
  %s = "tdl.reduce"() <{combiner = #tdl<combiner sum>, operandSegmentSizes = array<i32: 0, 0>, staticExtents = array<i64: 4>}> ({
  ^bb0(%i: index):
    "test.end"() : () -> ()
  }) : () -> f32
  return
}

// -----

tdl.combiner @add identity [0.0 : bf16] {
^bb0(%a: bf16, %b: bf16):
  %s = arith.addf %a, %b : bf16
  tdl.yield %s : bf16
}
func.func @reduce_c6(%x: bf16) -> bf16 {
  // expected-error @below {{accumulates in 'f32', but @add folds in the types of its identities}}
  %s = tdl.reduce @add (%k) in [4] acc f32 : bf16 {
    tdl.yield %x : bf16
  }
  return %s : bf16
}
