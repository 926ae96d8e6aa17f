// RUN: tofu-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

func.func @lambda_c1_negative_extent() -> tensor<4xf32> {
  // expected-error @below {{extent is -2, but must not be negative}}
  %r = "tdl.lambda"() <{operandSegmentSizes = array<i32: 0, 0>, staticExtents = array<i64: -2>}> ({
  ^bb0(%i: index):
    %v = arith.constant 0.0 : f32
    tdl.yield %v : f32
  }) : () -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @lambda_c1_extent_operands(%n: index) -> tensor<4xf32> {
  // expected-error @below {{has 1 extent operands, but 0 extents that are not constant}}
  %r = "tdl.lambda"(%n) <{operandSegmentSizes = array<i32: 0, 1>, staticExtents = array<i64: 4>}> ({
  ^bb0(%i: index):
    %v = arith.constant 0.0 : f32
    tdl.yield %v : f32
  }) : (index) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @lambda_c2_too_few_indices() -> tensor<4x4xf32> {
  // expected-error @below {{extent count is 2, but body argument count is 1}}
  %r = "tdl.lambda"() <{operandSegmentSizes = array<i32: 0, 0>, staticExtents = array<i64: 4, 4>}> ({
  ^bb0(%i: index):
    %v = arith.constant 0.0 : f32
    tdl.yield %v : f32
  }) : () -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// -----

func.func @lambda_c2_index_type() -> tensor<4xf32> {
  // expected-error @below {{body argument 0 is an index, but has type 'i32'}}
  %r = "tdl.lambda"() <{operandSegmentSizes = array<i32: 0, 0>, staticExtents = array<i64: 4>}> ({
  ^bb0(%i: i32):
    %v = arith.constant 0.0 : f32
    tdl.yield %v : f32
  }) : () -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @lambda_c2_operand_arguments(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{has 1 operands, but 0 body arguments for them}}
  %r = "tdl.lambda"(%x) <{operandSegmentSizes = array<i32: 1, 0>, staticExtents = array<i64: 4>}> ({
  ^bb0(%i: index):
    %v = arith.constant 0.0 : f32
    tdl.yield %v : f32
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @lambda_c2_operand_type(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{operand has type 'tensor<4xf32>', but its body argument 'tensor<5xf32>'}}
  %r = "tdl.lambda"(%x) <{operandSegmentSizes = array<i32: 1, 0>, staticExtents = array<i64: 4>}> ({
  ^bb0(%i: index, %y: tensor<5xf32>):
    %v = arith.constant 0.0 : f32
    tdl.yield %v : f32
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @lambda_c3_number_of_results() {
  // expected-error @below {{has 1 results, but its body yields 2 values}}
  %r = tdl.lambda (%i) in [4] : () -> tensor<4xf32> {
    %v = arith.constant 0.0 : f32
    tdl.yield %v, %v : f32, f32
  }
  return
}

// -----

func.func @lambda_c3_no_tensor() {
  // expected-error @below {{result has type 'f32', but must be a tensor or a piece}}
  %r = tdl.lambda () in [] : () -> f32 {
    %v = arith.constant 0.0 : f32
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c3_shape() {
  // expected-error @below {{extents are [4], but a result has type 'tensor<5xf32>'}}
  %r = tdl.lambda (%i) in [4] : () -> tensor<5xf32> {
    %v = arith.constant 0.0 : f32
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c3_element_type() {
  // expected-error @below {{produces 'f64', but its body yields 'f32'}}
  %r = tdl.lambda (%i) in [4] : () -> tensor<4xf64> {
    %v = arith.constant 0.0 : f32
    // expected-note @below {{yielded here}}
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c4_ranges() {
  // expected-error @below {{part has 2 ranges, but there are 1 index variables}}
  %r = tdl.lambda (%i) in [4] part <(a) -> [0 to 4, 0 to 4]>
      : () -> !tdl.piece<tensor<4xf32>, (a) -> [0 to 4]> {
    %v = arith.constant 0.0 : f32
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c5_result_piece() {
  // expected-error @below {{has no part, but a result of type '!tdl.piece<}}
  %r = tdl.lambda (%i) in [4] : () -> !tdl.piece<tensor<4xf32>, (a) -> [0 to 4]> {
    %v = arith.constant 0.0 : f32
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c5_operand_piece(%x: !tdl.piece<tensor<4xf32>, (a) -> [0 to 4]>) {
  // expected-error @below {{has no part, but an operand of type '!tdl.piece<}}
  %r = tdl.lambda (%i) in [4] on (%y = %x)
      : (!tdl.piece<tensor<4xf32>, (a) -> [0 to 4]>) -> tensor<4xf32> {
    %v = tdl.read %y[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c6_number_of_masks(%x: tensor<4xf32>) {
  // expected-error @below {{has 1 operands, but 2 masks}}
  %r = tdl.lambda (%i) in [4] on (%y = %x) masks [unit, unit] : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %y[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c6_rank_of_mask(%x: tensor<4xf32>) {
  // expected-error @below {{is not unit, nor a box of the rank of 'tensor<4xf32>'}}
  %r = tdl.lambda (%i) in [4] on (%y = %x) masks [#tdl.box<(a) -> [0 to 4, 0 to 4]>] : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %y[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c7_mesh(%x: !tdl.piece<tensor<4xf32>, (a, b) -> [0 to 4]>) {
  // expected-error @below {{part has 1 mesh coordinates, but another box has not}}
  %r = tdl.lambda (%i) in [4] on (%y = %x) part <(a) -> [0 to 4]>
      : (!tdl.piece<tensor<4xf32>, (a, b) -> [0 to 4]>) -> !tdl.piece<tensor<4xf32>, (a) -> [0 to 4]> {
    %v = tdl.read %y[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c8_no_part(%x: tensor<4xf32>) {
  // expected-error @below {{has no part, but carries terms}}
  %r = tdl.lambda (%i) in [4] on (%y = %x) carry [[0]]
      : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %y[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c8_number_of_lists(%x: !tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial sum [0]>) {
  // expected-error @below {{has 1 operands, but carries terms of 2}}
  %r = tdl.lambda (%i) in [4] on (%y = %x) part <(a) -> [0 to 4]> carry [[0], []]
      : (!tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial sum [0]>) -> !tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial sum [0]> {
    %v = tdl.read %y[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c8_axis(%x: !tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial sum [0]>) {
  // expected-error @below {{carries terms along axis 1, but the mesh has 1 axes}}
  %r = tdl.lambda (%i) in [4] on (%y = %x) part <(a) -> [0 to 4]> carry [[0, 1]]
      : (!tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial sum [0]>) -> !tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial sum [0]> {
    %v = tdl.read %y[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c8_order(%x: !tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial sum [0]>) {
  // expected-error @below {{carries terms along axis 0 after axis 0; axes ascend}}
  %r = tdl.lambda (%i) in [4] on (%y = %x) part <(a) -> [0 to 4]> carry [[0, 0]]
      : (!tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial sum [0]>) -> !tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial sum [0]> {
    %v = tdl.read %y[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c9_read_as_whole(%x: !tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial sum [0]>) {
  // expected-error @below {{reads operand 0, which is partial along axis 0, as if it were whole; reduce it first, or carry it}}
  %r = tdl.lambda (%i) in [4] on (%y = %x) part <(a) -> [0 to 4]>
      : (!tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial sum [0]>) -> !tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial sum [0]> {
    %v = tdl.read %y[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c9_neither(%x: !tdl.piece<tensor<4xf32>, (a) -> [0 to 4]>) {
  // expected-error @below {{carries operand 0 along axis 0, along which it is neither partial nor masked}}
  %r = tdl.lambda (%i) in [4] on (%y = %x) part <(a) -> [0 to 4]> carry [[0]]
      : (!tdl.piece<tensor<4xf32>, (a) -> [0 to 4]>) -> !tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial sum [0]> {
    %v = tdl.read %y[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c9_mask(%x: !tdl.piece<tensor<4xf32>, (a) -> [0 to 4]>) {
  // expected-error @below {{masks operand 0, but carries it along no axis}}
  %r = tdl.lambda (%i) in [4] on (%y = %x) part <(a) -> [0 to 4]> masks [#tdl.box<(a) -> [a * 2 to a * 2 + 2]>]
      : (!tdl.piece<tensor<4xf32>, (a) -> [0 to 4]>) -> !tdl.piece<tensor<4xf32>, (a) -> [0 to 4]> {
    %v = tdl.read %y[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c10_whole(%x: !tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial sum [0]>) {
  // expected-error @below {{carries operand 0 along axis 0, but has no result that is a partial sum along it}}
  %r = tdl.lambda (%i) in [4] on (%y = %x) part <(a) -> [0 to 4]> carry [[0]]
      : (!tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial sum [0]>) -> !tdl.piece<tensor<4xf32>, (a) -> [0 to 4]> {
    %v = tdl.read %y[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c10_max(%x: !tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial sum [0]>) {
  // expected-error @below {{carries operand 0 along axis 0, but has no result that is a partial sum along it}}
  %r = tdl.lambda (%i) in [4] on (%y = %x) part <(a) -> [0 to 4]> carry [[0]]
      : (!tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial sum [0]>) -> !tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial max [0]> {
    %v = tdl.read %y[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c10_sum(%x: !tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial max [0]>) {
  // expected-error @below {{carries operand 0 along axis 0, but has no result that is a partial max along it}}
  %r = tdl.lambda (%i) in [4] on (%y = %x) part <(a) -> [0 to 4]> carry [[0]]
      : (!tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial max [0]>) -> !tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial sum [0]> {
    %v = tdl.read %y[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c9_mask_max(%x: !tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial max [0]>) {
  // expected-error @below {{masks operand 0, which is a partial max; masks are for sums}}
  %r = tdl.lambda (%i) in [4] on (%y = %x) part <(a) -> [0 to 4]> masks [#tdl.box<(a) -> [a * 2 to a * 2 + 2]>] carry [[0]]
      : (!tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial max [0]>) -> !tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial max [0]> {
    %v = tdl.read %y[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

// Generic text that no parser of ours has seen: an error, not a crash.
func.func @lambda_no_terminator() {
  // expected-error @below {{tdl.lambda' op needs a body that ends in tdl.yield}}
  %r = "tdl.lambda"() <{operandSegmentSizes = array<i32: 0, 0>, staticExtents = array<i64>}> ({
    "test.end"() : () -> ()
  }) : () -> tensor<f32>
  return
}

// -----

func.func @lambda_empty_body() {
  // expected-error @below {{expects a non-empty block}}
  %r = "tdl.lambda"() <{operandSegmentSizes = array<i32: 0, 0>, staticExtents = array<i64>}> ({
  ^bb0:
  }) : () -> tensor<f32>
  return
}

// -----

func.func @lambda_c11_divisor(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @below {{divides by 0; what divides an index is positive}}
    %v = tdl.read %y[%i mod 0] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c11_guard(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @below {{divides by -2; what divides an index is positive}}
    %s = tdl.reduce sum (%k) in [4] where (%i + %k floordiv -2 >= 0) : f32 {
      %v = tdl.read %y[%k] : tensor<4xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return
}

// -----

func.func @lambda_c13_below(%x: tensor<32xf32>) {
  %r = tdl.lambda (%i) in [32] on (%y = %x) : (tensor<32xf32>) -> tensor<32xf32> {
    // expected-error @below {{reads 'tensor<32xf32>' at [-1], which is outside of it; say with 'else' what is read there}}
    %v = tdl.read %y[%i - 16] : tensor<32xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c13_above(%x: tensor<4x9xf32>) {
  %r = tdl.lambda (%i, %j) in [4, 4] on (%y = %x) : (tensor<4x9xf32>) -> tensor<4x4xf32> {
    %s = tdl.reduce sum (%k) in [4] : f32 {
      // 3 * 2 + 3
      // expected-error-re @below {{reads 'tensor<4x9xf32>' at [{{[0-3]}}, 9], which is outside of it}}
      %v = tdl.read %y[%i, %j * 2 + %k] : tensor<4x9xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return
}

// -----

// The guard is one too late.
func.func @lambda_c13_guard(%x: tensor<8xf32>) {
  %r = tdl.lambda (%i) in [8] on (%y = %x) : (tensor<8xf32>) -> tensor<8xf32> {
    %s = tdl.reduce sum (%k) in [3] where (%i - %k + 1 >= 0) : f32 {
      // expected-error @below {{reads 'tensor<8xf32>' at [-1], which is outside of it}}
      %v = tdl.read %y[%i - %k] : tensor<8xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return
}

// -----

func.func @lambda_c12_coordinate(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    // expected-error @below {{tdl.read' op has a coordinate that leaves 56 bits}}
    %v = tdl.read %y[%i * 4611686018427387904] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c12_else(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    // expected-error @below {{tdl.read' op has a coordinate that leaves 56 bits}}
    %v = tdl.read %y[%i * 4611686018427387904] else %zero : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

// From 0 to 3, but not on the way.
func.func @lambda_c12_quotient(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    // expected-error @below {{tdl.read' op has a coordinate that leaves 56 bits}}
    %v = tdl.read %y[(%i * 4611686018427387904) floordiv 4611686018427387903] else %zero : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c12_remainder(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    // expected-error @below {{tdl.read' op has a coordinate that leaves 56 bits}}
    %v = tdl.read %y[(%i * 576460752303423488 + 4) mod 5] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c12_divisor(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    // expected-error @below {{tdl.read' op has a coordinate that leaves 56 bits}}
    %v = tdl.read %y[(0 - %i) floordiv 9223372036854775807 + 1] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c12_guard(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    // expected-error @below {{tdl.read' op has a guard that leaves 56 bits}}
    %v = tdl.read %y[%i] else %zero where (%i * 4611686018427387904 - 4611686018427387904 >= 0) : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c12_constant(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    // expected-error @below {{tdl.read' op has a guard that leaves 56 bits}}
    %v = tdl.read %y[%i] else %zero where (%i - 9223372036854775807 - 9 >= 0) : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c12_values(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %far = arith.constant 4611686018427387904 : index
    // expected-error @below {{'arith.muli' op computes an index that leaves 56 bits}}
    %index = arith.muli %i, %far : index
    %v = tdl.read %y[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c12_difference(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %far = arith.constant -1152921504606846976 : index
    // expected-error @below {{'arith.subi' op computes an index that leaves 56 bits}}
    %index = arith.subi %i, %far : index
    %v = tdl.read %y[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c12_reduce(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @below {{'tdl.reduce' op has a guard that leaves 56 bits}}
    %s = tdl.reduce sum (%k) in [3] where (%i - %k * 1152921504606846976 >= 0) : f32 {
      %v = tdl.read %y[%i] : tensor<4xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return
}

// -----

// The largest that there may be, and data, of which nothing is known.
func.func @lambda_c12_not(%x: tensor<4xf32>, %t: tensor<4xi64>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x, %u = %t) : (tensor<4xf32>, tensor<4xi64>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    %d = tdl.read %u[%i] : tensor<4xi64>
    %at = arith.index_cast %d : i64 to index
    %v = tdl.read %y[%i * 18014398509481984] else %zero : tensor<4xf32>
    %w = tdl.read %y[%i + symbol(%at) * 4] else %zero : tensor<4xf32>
    %s = arith.addf %v, %w : f32
    tdl.yield %s : f32
  }
  return
}

// -----

func.func @lambda_extent(%x: tensor<4xf32>) {
  // expected-error @below {{'tdl.lambda' op extent is 8796093022209, but must be at most 2^43}}
  %r = tdl.lambda (%i) in [8796093022209] on (%y = %x) : (tensor<4xf32>) -> tensor<8796093022209xf32> {
    %v = tdl.read %y[0] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @reduce_extent(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @below {{'tdl.reduce' op extent is 9223372036854775807, but must be at most 2^43}}
    %s = tdl.reduce sum (%k) in [9223372036854775807] : f32 {
      %v = tdl.read %y[%i] : tensor<4xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return
}

// -----

func.func @lambda_c13_empty(%x: tensor<0xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<0xf32>) -> tensor<4xf32> {
    // expected-error @below {{reads 'tensor<0xf32>' at [0], which is outside of it}}
    %v = tdl.read %y[0] : tensor<0xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c13_opaque(%x: tensor<4x2x2xf32>) {
  %r = tdl.lambda (%b) in [5] on (%y = %x) : (tensor<4x2x2xf32>) -> tensor<5x2x2xf32> {
    // expected-error @below {{reads 'tensor<4x2x2xf32>' at [4, ?, ?], which is outside of it}}
    %v = tdl.opaque "cholesky"(%y[%b, :, :]) : (tensor<4x2x2xf32>) -> tensor<2x2xf32>
    tdl.yield %v : tensor<2x2xf32>
  }
  return
}

// -----

func.func @lambda_c3_slice(%x: tensor<4x2xf32>) {
  // expected-error @below {{extents are [4, 2], but a result has type 'tensor<4x3xf32>'}}
  %r = tdl.lambda (%b) in [4] on (%y = %x) : (tensor<4x2xf32>) -> tensor<4x3xf32> {
    %v = tdl.opaque "f"(%y[%b, :]) : (tensor<4x2xf32>) -> tensor<2xf32>
    tdl.yield %v : tensor<2xf32>
  }
  return
}

// -----

func.func @lambda_c14_two(%x: tensor<4x2xf32>) {
  %r = tdl.lambda (%b) in [4] on (%y = %x) : (tensor<4x2xf32>) -> tensor<4x2xf32> {
    // expected-error @below {{stands beside an opaque function; a lambda applies one, and does nothing else}}
    %u = tdl.opaque "f"(%y[%b, :]) : (tensor<4x2xf32>) -> tensor<2xf32>
    // expected-note @below {{applied here}}
    %v = tdl.opaque "f"(%y[%b, :]) : (tensor<4x2xf32>) -> tensor<2xf32>
    tdl.yield %v : tensor<2xf32>
  }
  return
}

// -----

func.func @lambda_c14_read(%x: tensor<4x2xf32>) {
  %r = tdl.lambda (%b) in [4] on (%y = %x) : (tensor<4x2xf32>) -> tensor<4x2xf32> {
    // expected-error @below {{stands beside an opaque function}}
    %u = tdl.read %y[%b, 0] : tensor<4x2xf32>
    // expected-note @below {{applied here}}
    %v = tdl.opaque "f"(%y[%b, :]) : (tensor<4x2xf32>) -> tensor<2xf32>
    tdl.yield %v : tensor<2xf32>
  }
  return
}

// -----

func.func @lambda_c14_not_last(%x: tensor<4x2xf32>) {
  %r = tdl.lambda (%b) in [4] on (%y = %x) : (tensor<4x2xf32>) -> tensor<4x2xf32> {
    // expected-error @below {{stands beside an opaque function}}
    %v = tdl.opaque "f"(%y[%b, :]) : (tensor<4x2xf32>) -> tensor<2xf32>
    %c = arith.constant 1 : index
    tdl.yield %v : tensor<2xf32>
  }
  return
}

// -----

func.func @lambda_c14_yield(%x: tensor<4x2xf32>) {
  // expected-error @below {{applies an opaque function, but does not yield its results in their order}}
  %r:2 = tdl.lambda (%b) in [4] on (%y = %x) : (tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>) {
    %v:2 = tdl.opaque "f"(%y[%b, :]) : (tensor<4x2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    tdl.yield %v#1, %v#0 : tensor<2xf32>, tensor<2xf32>
  }
  return
}

// -----

func.func @lambda_c14_slice(%x: tensor<2xf32>) {
  // expected-error @below {{yields 'tensor<2xf32>', but only what an opaque function returns may be a slice}}
  %r = tdl.lambda (%b) in [4] on (%y = %x) : (tensor<2xf32>) -> tensor<4x2xf32> {
    tdl.yield %y : tensor<2xf32>
  }
  return
}
