// RUN: tofu-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

func.func @while_c1_no_state() {
  // expected-error @below {{has no state that could end it}}
  tdl.while ()
  cond {
    %p = arith.constant dense<true> : tensor<i1>
    tdl.yield %p : tensor<i1>
  } do {
    tdl.yield
  }
  return
}

// -----

func.func @while_c1_state_of_no_tensor(%x: f32, %p: tensor<i1>) {
  // expected-error @below {{has a state of type 'f32', which is neither a tensor nor a piece}}
  %r = tdl.while (%v = %x) : f32
  cond {
    tdl.yield %p : tensor<i1>
  } do {
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @while_c1_yields_another_type(%x: tensor<i1>, %y: tensor<i32>) {
  // expected-error @below {{has state 0 of type 'tensor<i1>', but among yielded values it is 'tensor<i32>'}}
  %r = tdl.while (%v = %x) : tensor<i1>
  cond {
    tdl.yield %v : tensor<i1>
  } do {
    tdl.yield %y : tensor<i32>
  }
  return
}

// -----

func.func @while_c1_yields_too_many(%x: tensor<i1>) {
  // expected-error @below {{has 1 states, but 2 yielded values}}
  %r = tdl.while (%v = %x) : tensor<i1>
  cond {
    tdl.yield %v : tensor<i1>
  } do {
    tdl.yield %v, %v : tensor<i1>, tensor<i1>
  }
  return
}

// -----

func.func @while_c1_arguments(%x: tensor<i1>) {
  // expected-error @below {{has 1 states, but 0 arguments of the condition}}
  %r = "tdl.while"(%x) ({
    tdl.yield %x : tensor<i1>
  }, {
  ^bb0(%v: tensor<i1>):
    tdl.yield %v : tensor<i1>
  }) : (tensor<i1>) -> tensor<i1>
  return
}

// -----

func.func @while_c1_results(%x: tensor<i1>) {
  // expected-error @below {{has state 0 of type 'tensor<i1>', but among results it is 'tensor<i8>'}}
  %r = "tdl.while"(%x) ({
  ^bb0(%v: tensor<i1>):
    tdl.yield %v : tensor<i1>
  }, {
  ^bb0(%v: tensor<i1>):
    tdl.yield %v : tensor<i1>
  }) : (tensor<i1>) -> tensor<i8>
  return
}

// -----

func.func @while_c2_condition(%x: tensor<i32>) {
  // expected-error @below {{has a condition that yields 'tensor<i32>', but must yield one tensor<i1>}}
  %r = tdl.while (%v = %x) : tensor<i32>
  cond {
    tdl.yield %v : tensor<i32>
  } do {
    tdl.yield %v : tensor<i32>
  }
  return
}

// -----

func.func @while_c2_condition_of_a_vector(%x: tensor<4xi1>) {
  // expected-error @below {{has a condition that yields 'tensor<4xi1>', but must yield one tensor<i1>}}
  %r = tdl.while (%v = %x) : tensor<4xi1>
  cond {
    tdl.yield %v : tensor<4xi1>
  } do {
    tdl.yield %v : tensor<4xi1>
  }
  return
}

// -----

func.func @while_c3_trips(%x: tensor<i1>) {
  // expected-error @below {{attribute 'trips' failed to satisfy constraint}}
  %r = tdl.while (%v = %x) : tensor<i1> trips -1
  cond {
    tdl.yield %v : tensor<i1>
  } do {
    tdl.yield %v : tensor<i1>
  }
  return
}

// -----

func.func @while_block_without_yield(%x: tensor<i1>) {
  // expected-error @below {{needs blocks that end in tdl.yield}}
  "tdl.while"(%x) ({
  ^bb0(%v: tensor<i1>):
    tdl.yield %v : tensor<i1>
  }, {
  ^bb0(%v: tensor<i1>):
    "test.end"() : () -> ()
  }) : (tensor<i1>) -> tensor<i1>
  return
}

// -----

func.func @case_c1_number(%x: tensor<f32>) {
  // expected-error @below {{has an operand of type 'tensor<f32>', but must have a tensor of integers without dimensions; convert unsigned ones}}
  tdl.case %x : tensor<f32> {
    tdl.yield
  }
  return
}

// -----

func.func @case_c2_no_branch(%x: tensor<i32>) {
  // expected-error @below {{has no branch}}
  tdl.case %x : tensor<i32>
  return
}

// -----

func.func @case_c2_result(%x: tensor<i32>, %y: f32) {
  // expected-error @below {{has a result of type 'f32', which is neither a tensor nor a piece}}
  %r = tdl.case %x : tensor<i32> -> f32 {
    tdl.yield %y : f32
  }
  return
}

// -----

func.func @case_c2_arguments(%x: tensor<i32>) {
  // expected-error @below {{has branch 1 with 1 arguments, but branches have none}}
  "tdl.case"(%x) ({
    tdl.yield
  }, {
  ^bb0(%v: tensor<i1>):
    tdl.yield
  }) : (tensor<i32>) -> ()
  return
}

// -----

func.func @case_c2_yields(%x: tensor<i32>) {
  // expected-error @below {{has branch 1 that yields 'tensor<i32>', but results of types}}
  tdl.case %x : tensor<i32> {
    tdl.yield
  } {
    tdl.yield %x : tensor<i32>
  }
  return
}

// -----

func.func @case_block_without_yield(%x: tensor<i32>) {
  // expected-error @below {{needs blocks that end in tdl.yield}}
  "tdl.case"(%x) ({
    "test.end"() : () -> ()
  }) : (tensor<i32>) -> ()
  return
}

// -----

func.func @plan_trips(%x: tensor<i1>) {
  // expected-error @below {{'plan.trips' is an i64 on a tdl.while, not negative, but is -1}}
  %r = tdl.while (%v = %x) : tensor<i1> attributes {plan.trips = -1 : i64}
  cond {
    tdl.yield %v : tensor<i1>
  } do {
    tdl.yield %v : tensor<i1>
  }
  return
}

// -----

func.func @case_c1_unsigned(%n: tensor<ui8>) {
  // expected-error @below {{has an operand of type 'tensor<ui8>', but must have a tensor of integers without dimensions; convert unsigned ones}}
  tdl.case %n : tensor<ui8> {
    tdl.yield
  }
  return
}
