// RUN: tofu-opt %s -tofu-expand -split-input-file -verify-diagnostics

func.func @no_split(%x: tensor<4xf32> {plan.layout = #plan.layout<[[0]]>}) -> tensor<4xf32>
    attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{has no plan; run -tofu-plan first}}
  %y = tdl.lambda (%i) in [4] on (%d = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %d[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<4xf32>
}

// -----

// expected-error @below {{has no layout for a value; run -tofu-plan first}}
func.func @no_layout(%x: tensor<4xf32>) -> tensor<4xf32> attributes {plan.mesh = array<i64: 2>} {
  return %x : tensor<4xf32>
}

// -----

func.func @variables(%x: tensor<4xf32> {plan.layout = #plan.layout<[[0]]>}) -> tensor<4xf32>
    attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{has an annotation with 2 lists of axes, but needs 1}}
  %y = tdl.lambda (%i) in [4] on (%d = %x)
      attributes {plan.split = #plan.split<[[0], []]>, plan.layouts = [#plan.layout<[[0]]>]}
      : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %d[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<4xf32>
}

// -----

func.func @set(%x: tensor<4xf32> {plan.layout = #plan.layout<[[0]]>}) -> tensor<4xf32>
    attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{carries linear set 3 along axis 0, but has 1 sets}}
  %y = tdl.lambda (%i) in [4] on (%d = %x)
      attributes {plan.split = #plan.split<[[]], carry [0 : 3]>, plan.layouts = [#plan.layout<[[0]]>]}
      : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %d[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<4xf32>
}

// -----

func.func @stays_partial(%x: tensor<4xf32> {plan.layout = #plan.layout<[[0]]>}) -> tensor<4xf32>
    attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{'tdl.lambda' op has result 0 partial along axis 0, along which its 'plan.split' makes no terms of it}}
  %y = tdl.lambda (%i) in [4] on (%d = %x)
      attributes {plan.split = #plan.split<[[0]]>, plan.layouts = [#plan.layout<[[]], partial [0]>]}
      : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %d[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  %z = tdl.lambda (%i) in [4] on (%d = %y)
      attributes {plan.split = #plan.split<[[0]]>, plan.layouts = [#plan.layout<[[0]]>]}
      : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %d[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return %z : tensor<4xf32>
}

// -----

func.func @edited(%x: tensor<8xf32> {plan.layout = #plan.layout<[[0, 1]]>}) -> (tensor<8xf32> {plan.layout = #plan.layout<[[1, 0]]>})
    attributes {plan.mesh = array<i64: 2, 2>} {
  // expected-error @below {{result 0 has the layout #plan.layout<[[1, 0]]>, but the value that it returns has #plan.layout<[[0, 1]]>; give both one layout}}
  %y = tdl.lambda (%i) in [8] on (%d = %x)
      attributes {plan.split = #plan.split<[[0, 1]]>, plan.layouts = [#plan.layout<[[0, 1]]>]}
      : (tensor<8xf32>) -> tensor<8xf32> {
    %v = tdl.read %d[%i] : tensor<8xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<8xf32>
}

// -----

// 0 * inf is NaN: a factor that may be infinite needs the whole sum.
func.func @beside_a_sum(%x: tensor<4xf32> {plan.layout = #plan.layout<[[0]]>}, %y: tensor<1xf32> {plan.layout = #plan.layout<[[]]>})
    -> tensor<f32> attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{'tdl.lambda' op is split on j (sum) along axis 0, but cannot be: what follows the sum may make a NaN or another zero of its parts; -tofu-plan=finite=true promises that no value is infinite or NaN}}
  %a = tdl.lambda () in [] on (%d = %x, %e = %y)
      attributes {plan.split = #plan.split<[[0]]>, plan.layouts = [#plan.layout<[]>]}
      : (tensor<4xf32>, tensor<1xf32>) -> tensor<f32> {
    %s = tdl.reduce sum (%j) in [4] : f32 {
      %v = tdl.read %d[%j] : tensor<4xf32>
      tdl.yield %v : f32
    }
    %f = tdl.read %e[0] : tensor<1xf32>
    %p = arith.mulf %s, %f : f32
    tdl.yield %p : f32
  }
  return %a : tensor<f32>
}

// -----

// A plan edited so that a sum is pending which is read as whole.
func.func @pending_scalar(%x: tensor<8xf32> {plan.layout = #plan.layout<[[0]]>}, %z: tensor<4xf32> {plan.layout = #plan.layout<[[0]]>})
    -> tensor<4xf32> attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{is a scalar with the layout #plan.layout<[], partial [0]>, but what is computed from it is computed wherever it is read: it must be whole on every device}}
  %s = tdl.lambda () in [] on (%d = %x)
      attributes {plan.split = #plan.split<[[0]]>, plan.layouts = [#plan.layout<[], partial [0]>]}
      : (tensor<8xf32>) -> tensor<f32> {
    %s = tdl.reduce sum (%k) in [8] : f32 {
      %v = tdl.read %d[%k] : tensor<8xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %b = tdl.lambda (%i) in [4] on (%d = %s) : (tensor<f32>) -> tensor<4xf32> {
    %v = tdl.read %d[] : tensor<f32>
    tdl.yield %v : f32
  }
  %y = tdl.lambda (%i) in [4] on (%d = %b, %e = %z)
      attributes {plan.split = #plan.split<[[0]]>, plan.layouts = [#plan.layout<[[0]]>]}
      : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %d[%i] : tensor<4xf32>
    %w = tdl.read %e[%i] : tensor<4xf32>
    %a = arith.addf %v, %w : f32
    tdl.yield %a : f32
  }
  return %y : tensor<4xf32>
}

// -----

// An edited plan that splits what goes on to something that is not linear.
func.func @fixed(%x: tensor<8x4xf32> {plan.layout = #plan.layout<[[], [0]]>})
    -> (tensor<8xf32> {plan.layout = #plan.layout<[[0]]>}) attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{'tdl.lambda' op is split on l (sum) along axis 0, but cannot be: 'maximumf' is computed of the whole sum: that of its parts does not add up to it}}
  %y = tdl.lambda (%i) in [8] on (%d = %x)
      attributes {plan.split = #plan.split<[[], [0]]>, plan.layouts = [#plan.layout<[[0]]>]}
      : (tensor<8x4xf32>) -> tensor<8xf32> {
    %c = arith.constant 0.0 : f32
    %s = tdl.reduce sum (%l loc("l")) in [4] : f32 {
      %v = tdl.read %d[%i, %l] : tensor<8x4xf32>
      tdl.yield %v : f32
    }
    %m = arith.maximumf %s, %c : f32
    tdl.yield %m : f32
  }
  return %y : tensor<8xf32>
}

// -----

// Outputs in parts are no terms.
func.func @no_terms(%x: tensor<4xf32> {plan.layout = #plan.layout<[[0]]>})
    -> (tensor<4xf32> {plan.layout = #plan.layout<[[0]]>}) attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{'tdl.lambda' op has result 0 partial along axis 0, along which its 'plan.split' makes no terms of it}}
  %y = tdl.lambda (%i) in [4] on (%d = %x)
      attributes {plan.split = #plan.split<[[0]]>, plan.layouts = [#plan.layout<[[]], partial [0]>]}
      : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %d[%i] : tensor<4xf32>
    %s = arith.addf %v, %v : f32
    tdl.yield %s : f32
  }
  %z = tdl.lambda (%i) in [4] on (%d = %y)
      attributes {plan.split = #plan.split<[[0]]>, plan.layouts = [#plan.layout<[[0]]>]}
      : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %d[3 - %i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return %z : tensor<4xf32>
}

// -----

// expected-error @below {{is partial, but what the program is given, what it returns and constants never are}}
func.func @partial_argument(%x: tensor<4xf32> {plan.layout = #plan.layout<[[]], partial [0]>})
    -> (tensor<4xf32> {plan.layout = #plan.layout<[[0]]>}) attributes {plan.mesh = array<i64: 2>} {
  %y = tdl.lambda (%i) in [4] on (%d = %x)
      attributes {plan.split = #plan.split<[[0]]>, plan.layouts = [#plan.layout<[[0]]>]}
      : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %d[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<4xf32>
}

// -----

// Masks alone make no terms: without the promise of finite values each device
// has all that it adds.
func.func @masks(%x: tensor<4xf32> {plan.layout = #plan.layout<[[0]]>})
    -> (tensor<4xf32> {plan.layout = #plan.layout<[[0]]>}) attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{'tdl.lambda' op carries operand 0 along axis 0, along which it is not partial; with finite=true it may be stored split}}
  %y = tdl.lambda (%i) in [4] on (%d = %x)
      attributes {plan.split = #plan.split<[[]], carry [0 : 0]>, plan.layouts = [#plan.layout<[[]], partial [0]>]}
      : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %d[%i] : tensor<4xf32>
    %s = arith.addf %v, %v : f32
    tdl.yield %s : f32
  }
  %z = tdl.lambda (%i) in [4] on (%d = %y)
      attributes {plan.split = #plan.split<[[0]]>, plan.layouts = [#plan.layout<[[0]]>]}
      : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %d[3 - %i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return %z : tensor<4xf32>
}

// -----

// expected-error @below {{-tofu-expand: no function has a plan; run -tofu-plan first}}
module {
  func.func @unplanned(%x: tensor<4xf32>) -> tensor<4xf32> {
    return %x : tensor<4xf32>
  }
}
