// RUN: tofu-opt %s --allow-unregistered-dialect -tofu-import -split-input-file -verify-diagnostics

func.func @regions(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'stablehlo.while' op has 0 regions, but needs 2}}
  %0 = "stablehlo.while"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @states() {
  // expected-error @below {{'stablehlo.while' op has no operand that could end it}}
  "stablehlo.while"() ({
    %p = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
    "stablehlo.return"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @results(%x: tensor<i1>) -> tensor<4xi1> {
  // expected-error @below {{'stablehlo.while' op has results that are not of its operands' types}}
  %0 = "stablehlo.while"(%x) ({
  ^bb0(%p: tensor<i1>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<i1>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }) : (tensor<i1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

// -----

func.func @predicate(%x: tensor<i32>) -> tensor<i32> {
  // expected-error @below {{'stablehlo.while' op has a region that returns (tensor<i32>), but it must be (tensor<i1>)}}
  %0 = "stablehlo.while"(%x) ({
  ^bb0(%p: tensor<i32>):
    "stablehlo.return"(%p) : (tensor<i32>) -> ()
  }, {
  ^bb0(%p: tensor<i32>):
    "stablehlo.return"(%p) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// -----

func.func @number(%n: tensor<4xi32>) -> tensor<4xi32> {
  // expected-error @below {{'stablehlo.case' op has an operand that is not a tensor<i32>}}
  %0 = "stablehlo.case"(%n) ({
    "stablehlo.return"(%n) : (tensor<4xi32>) -> ()
  }) : (tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @none(%n: tensor<i32>) -> tensor<i32> {
  // expected-error @below {{'stablehlo.case' op has no branch}}
  %0 = "stablehlo.case"(%n) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// -----

func.func @condition(%n: tensor<i32>) -> tensor<i32> {
  // expected-error @below {{'stablehlo.if' op has an operand that is not a tensor<i1>}}
  %0 = "stablehlo.if"(%n) ({
    "stablehlo.return"(%n) : (tensor<i32>) -> ()
  }, {
    "stablehlo.return"(%n) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// -----

func.func public @inside(%x: tensor<i1>) -> tensor<i1> {
  %0 = "stablehlo.while"(%x) ({
  ^bb0(%p: tensor<i1>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<i1>):
    // expected-error @below {{'f' is called, but has no body in this module}}
    %q = func.call @f(%p) : (tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%q) : (tensor<i1>) -> ()
  }) : (tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func private @f(tensor<i1>) -> tensor<i1>

// -----

func.func public @composite(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'f' is of type '(tensor<4xf32>) -> tensor<f32>', but called with 'tensor<4xf32>' for 'tensor<4xf32>'}}
  %y = "stablehlo.composite"(%x) <{name = "my.f", decomposition = @f}> : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func private @f(%x: tensor<4xf32>) -> tensor<f32> {
  %y = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  return %y : tensor<f32>
}

// -----

func.func @decomposition(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'stablehlo.composite' does not name what it is composed of as its 'decomposition'}}
  %y = "stablehlo.composite"(%x) <{name = "my.f"}> : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// What means nothing here says why.
func.func @rejected(%x: tensor<f32>) -> tensor<f32> {
  %t = "stablehlo.create_token"() : () -> !stablehlo.token
  // expected-error @below {{'stablehlo.infeed' exchanges values with a host or another program while it runs; take them as arguments and return them as results}}
  %i:2 = "stablehlo.infeed"(%t) : (!stablehlo.token) -> (tensor<f32>, !stablehlo.token)
  // expected-error @below {{'stablehlo.rng' draws numbers that no specification says, others in each run; draw them with 'stablehlo.rng_bit_generator' or code of your own}}
  %r = "stablehlo.rng"(%x, %x) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  // expected-error @below {{'stablehlo.trace' is deprecated, and says nothing}}
  "stablehlo.trace"() : () -> ()
  // expected-error @below {{'stablehlo.uniform_quantize' is of quantised types; export the program with the integers and scales that they stand for}}
  %q = "stablehlo.uniform_quantize"(%x) : (tensor<f32>) -> tensor<f32>
  // expected-error @below {{'stablehlo.set_dimension_size' computes a shape while the program runs; export the program with concrete shapes}}
  %s = "stablehlo.set_dimension_size"(%x) : (tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// -----

func.func @scf(%x: tensor<4xf32>, %p: tensor<i1>) -> tensor<4xf32> {
  // expected-error @below {{'scf.execute_region' is not read; write the loop or branch as 'tdl.while' or 'tdl.case'}}
  %0 = "scf.execute_region"() ({
    "scf.yield"(%x) : (tensor<4xf32>) -> ()
  }) : () -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
