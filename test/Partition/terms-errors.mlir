// RUN: tofu-opt %s -tofu-fuse -split-input-file -verify-diagnostics

// What the dialect cannot see: whether the body makes terms of terms. Every
// pass that reads programs refuses those that do not.

!whole = !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>
!half = !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>
!terms = !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]>

func.func @square(%x: !terms) -> !terms attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{computes result 0 from terms along axis 0, but is not linear in them}}
  %y = tdl.lambda (%i) in [8] on (%p = %x) part <(d0) -> [0 to 8]> carry [[0]] : (!terms) -> !terms {
    %v = tdl.read %p[%i] : tensor<8xf32>
    %s = arith.mulf %v, %v : f32
    tdl.yield %s : f32
  }
  return %y : !terms
}

// -----

!whole = !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>
!terms = !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]>

// Each device would add the operand that is no term.
func.func @added_by_all(%x: !terms, %z: !whole) -> !terms attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{computes result 0 from terms along axis 0, but is not linear in them}}
  %y = tdl.lambda (%i) in [8] on (%p = %x, %q = %z) part <(d0) -> [0 to 8]> carry [[0], []] : (!terms, !whole) -> !terms {
    %v = tdl.read %p[%i] : tensor<8xf32>
    %w = tdl.read %q[%i] : tensor<8xf32>
    %s = arith.addf %v, %w : f32
    tdl.yield %s : f32
  }
  return %y : !terms
}

// -----

!whole = !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>
!terms = !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]>

func.func @all_of_it(%x: !whole) -> !terms attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{computes all of result 0 on every device, but it is partial along axis 0}}
  %y = tdl.lambda (%i) in [8] on (%p = %x) part <(d0) -> [0 to 8]> : (!whole) -> !terms {
    %v = tdl.read %p[%i] : tensor<8xf32>
    tdl.yield %v : f32
  }
  return %y : !terms
}

// -----

!rows = !tdl.piece<tensor<8x4xf32>, (d0) -> [0 to 8, d0 * 2 to d0 * 2 + 2]>
!whole = !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>

func.func @part_of_a_sum(%x: !rows) -> !whole attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{computes result 0 from terms along axis 0, but it is not partial there}}
  %y = tdl.lambda (%i) in [8] on (%p = %x) part <(d0) -> [0 to 8, d0 * 2 to d0 * 2 + 2]> : (!rows) -> !whole {
    %s = tdl.reduce sum (%k) in [4] : f32 {
      %v = tdl.read %p[%i, %k] : tensor<8x4xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %y : !whole
}

// -----

!rows = !tdl.piece<tensor<8x4xf32>, (d0) -> [0 to 8, 0 to 4], partial sum [0]>
!terms = !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]>

// Of the sum of sums each device would have the terms of its own part only.
func.func @parts_of_terms(%x: !rows) -> !terms attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{computes result 0 from terms along axis 0, but is not linear in them}}
  %y = tdl.lambda (%i) in [8] on (%p = %x) part <(d0) -> [0 to 8, d0 * 2 to d0 * 2 + 2]> carry [[0]] : (!rows) -> !terms {
    %s = tdl.reduce sum (%k) in [4] : f32 {
      %v = tdl.read %p[%i, %k] : tensor<8x4xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %y : !terms
}

// -----

!terms = !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]>

func.func @cut(%x: !terms) -> !terms attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{computes result 0 from terms along axis 0, which cuts it}}
  %y = tdl.lambda (%i) in [8] on (%p = %x) part <(d0) -> [d0 * 4 to d0 * 4 + 4]> carry [[0]] : (!terms) -> !terms {
    %v = tdl.read %p[%i] : tensor<8xf32>
    tdl.yield %v : f32
  }
  return %y : !terms
}

// -----

!rows = !tdl.piece<tensor<8x4xf32>, (d0) -> [0 to 8, d0 * 2 to d0 * 2 + 2]>
!whole = !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>
!sum = !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]>

// A greatest element of a part is no term of a sum.
func.func @combiner(%x: !rows) -> !sum attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{computes result 0 from terms along axis 0, but is not linear in them}}
  %y = tdl.lambda (%i) in [8] on (%p = %x) part <(d0) -> [0 to 8, d0 * 2 to d0 * 2 + 2]> : (!rows) -> !sum {
    %s = tdl.reduce max (%k) in [4] : f32 {
      %v = tdl.read %p[%i, %k] : tensor<8x4xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %y : !sum
}

// -----

!sum = !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]>
!most = !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial max [0]>

// The terms of a sum are none of a maximum, nor those of a maximum of a sum.
func.func @two_combiners(%x: !sum, %z: !most) -> (!sum, !most) attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{computes result 0 from terms along axis 0, but is not linear in them}}
  %a:2 = tdl.lambda (%i) in [8] on (%p = %x, %q = %z) part <(d0) -> [0 to 8]> carry [[0], [0]] : (!sum, !most) -> (!sum, !most) {
    %v = tdl.read %p[%i] : tensor<8xf32>
    %w = tdl.read %q[%i] : tensor<8xf32>
    tdl.yield %w, %v : f32, f32
  }
  return %a#0, %a#1 : !sum, !most
}

// -----

!sum = !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]>
!most = !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial max [0]>

func.func @most_of_a_sum(%x: !sum, %z: !most) -> (!sum, !most) attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{computes result 1 from terms along axis 0, but is not linear in them}}
  %a:2 = tdl.lambda (%i) in [8] on (%p = %x, %q = %z) part <(d0) -> [0 to 8]> carry [[0], [0]] : (!sum, !most) -> (!sum, !most) {
    %v = tdl.read %p[%i] : tensor<8xf32>
    tdl.yield %v, %v : f32, f32
  }
  return %a#0, %a#1 : !sum, !most
}

// -----

!product = !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial prod [0]>

// What stands where the read is outside is no factor of anything.
func.func @with_else(%x: !product) -> !product attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{computes result 0 from terms along axis 0, but is not linear in them}}
  %y = tdl.lambda (%i) in [8] on (%p = %x) part <(d0) -> [0 to 8]> carry [[0]] : (!product) -> !product {
    %two = arith.constant 2.0 : f32
    %v = tdl.read %p[%i - 1] else %two : tensor<8xf32>
    tdl.yield %v : f32
  }
  return %y : !product
}

// -----

!most = !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial max [0]>

// Legal: the greatest of copies is what each of them is.
func.func @greatest_of_copies(%x: !most) -> !most attributes {plan.mesh = array<i64: 2>} {
  %y = tdl.lambda (%i) in [8] on (%p = %x) part <(d0) -> [0 to 8]> carry [[0]] : (!most) -> !most {
    %zero = arith.constant 0.0 : f32
    %v = tdl.read %p[%i - 1] else %zero : tensor<8xf32>
    tdl.yield %v : f32
  }
  return %y : !most
}

// -----

!most = !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial max [0]>
!top = !tdl.piece<tensor<f32>, (d0) -> [], partial max [0]>

// Legal: the greatest of the terms of maxima.
func.func @folded_further(%x: !most) -> !top attributes {plan.mesh = array<i64: 2>} {
  %y = tdl.lambda () in [] on (%p = %x) part <(d0) -> [0 to 8]> carry [[0]] : (!most) -> !top {
    %s = tdl.reduce max (%k) in [8] : f32 {
      %v = tdl.read %p[%k] : tensor<8xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %y : !top
}

// -----

!rows = !tdl.piece<tensor<8x4xf32>, (d0) -> [0 to 8, d0 * 2 to d0 * 2 + 2]>
!one = !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]>
!most = !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial max [0]>

// Legal: two results with terms of their own, one that is zero, one that is the
// same everywhere; an axis of one device, along which a term is all.
func.func @legal(%x: !rows, %z: !tdl.piece<tensor<f32>, (d0) -> []>)
    -> (!one, !most, !one, !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) attributes {plan.mesh = array<i64: 2>} {
  %y:4 = tdl.lambda (%i) in [8] on (%p = %x, %q = %z) part <(d0) -> [0 to 8, d0 * 2 to d0 * 2 + 2, d0 * 2 to d0 * 2 + 2]>
      : (!rows, !tdl.piece<tensor<f32>, (d0) -> []>) -> (!one, !most, !one, !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) {
    %w = tdl.read %q[] : tensor<f32>
    %s = tdl.reduce sum (%k) in [4] : f32 {
      %v = tdl.read %p[%i, %k] : tensor<8x4xf32>
      tdl.yield %v : f32
    }
    %t = arith.mulf %s, %w : f32
    %m = tdl.reduce max (%k) in [4] : f32 {
      %v = tdl.read %p[%i, %k] : tensor<8x4xf32>
      tdl.yield %v : f32
    }
    %zero = arith.constant 0.0 : f32
    tdl.yield %t, %m, %zero, %w : f32, f32, f32, f32
  }
  return %y#0, %y#1, %y#2, %y#3 : !one, !most, !one, !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>
}
// A product of nothing is 1 on every device, and so is the product of these.
!ones = !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial prod [0]>
func.func @empty_product(%x: !tdl.piece<tensor<0xf32>, (d0) -> [0 to 0]>) -> !ones attributes {plan.mesh = array<i64: 2>} {
  %y = tdl.lambda (%i) in [8] on (%p = %x) part <(d0) -> [0 to 8, 0 to 8, 0 to 0]>
      : (!tdl.piece<tensor<0xf32>, (d0) -> [0 to 0]>) -> !ones {
    %s = tdl.reduce prod (%j) in [8] : f32 {
      %t = tdl.reduce prod (%k) in [0] : f32 {
        %v = tdl.read %p[%k] : tensor<0xf32>
        tdl.yield %v : f32
      }
      tdl.yield %t : f32
    }
    tdl.yield %s : f32
  }
  return %y : !ones
}
func.func @one_device(%x: !one) -> !one attributes {plan.mesh = array<i64: 1>} {
  %y = tdl.lambda (%i) in [8] on (%p = %x) part <(d0) -> [0 to 8]> carry [[0]] : (!one) -> !one {
    %v = tdl.read %p[%i] : tensor<8xf32>
    %s = math.exp %v : f32
    tdl.yield %s : f32
  }
  return %y : !one
}
