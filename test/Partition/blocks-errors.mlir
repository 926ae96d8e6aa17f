// RUN: tofu-opt %s -tofu-expand -split-input-file -verify-diagnostics

// A state has one layout: what it is first has another one here.
func.func @unlike_layouts(%x: tensor<4xf32> {plan.layout = #plan.layout<[[0]]>}, %p: tensor<i1> {plan.layout = #plan.layout<[]>})
    -> tensor<4xf32> attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{has a result with the layout #plan.layout<[[0]]>, but the state of a loop, result of a branch or value of one fold that it shares one with has #plan.layout<[[]]>; give both one layout}}
  %y = tdl.lambda (%i) in [4] on (%d = %x) attributes {plan.split = #plan.split<[[0]]>, plan.layouts = [#plan.layout<[[0]]>]} : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %d[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  %r = tdl.while (%s = %y) : tensor<4xf32> attributes {plan.layouts = [#plan.layout<[[]]>]}
  cond {
    tdl.yield %p : tensor<i1>
  } do {
    %z = tdl.lambda (%i) in [4] on (%d = %s) attributes {plan.split = #plan.split<[[0]]>, plan.layouts = [#plan.layout<[[]]>]} : (tensor<4xf32>) -> tensor<4xf32> {
      %v = tdl.read %d[%i] : tensor<4xf32>
      tdl.yield %v : f32
    }
    tdl.yield %z : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

func.func @no_plan(%n: tensor<i32> {plan.layout = #plan.layout<[]>}) -> tensor<i32> attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{has no plan; run -tofu-plan first}}
  %r = tdl.case %n : tensor<i32> -> tensor<i32> {
    %z = tdl.lambda () in [] attributes {plan.split = #plan.split<[]>, plan.layouts = [#plan.layout<[]>]} : () -> tensor<i32> {
      %c = arith.constant 1 : i32
      tdl.yield %c : i32
    }
    tdl.yield %z : tensor<i32>
  }
  return %r : tensor<i32>
}

// -----

// What -tofu-plan would have copied.
func.func @argument_is_state(%x: tensor<i1> {plan.layout = #plan.layout<[]>}) -> tensor<i1> attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{takes or yields a value that is not an operator's result of its own; run -tofu-plan first}}
  %r = tdl.while (%s = %x) : tensor<i1> attributes {plan.layouts = [#plan.layout<[]>]}
  cond {
    tdl.yield %s : tensor<i1>
  } do {
    tdl.yield %s : tensor<i1>
  }
  return %r : tensor<i1>
}

// -----

// What a branch is chosen by is read by every device, so it is no term.
func.func @partial_number(%x: tensor<4xi32> {plan.layout = #plan.layout<[[0]]>}) -> tensor<i32> attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{it must be whole on every device}}
  %n = tdl.lambda () in [] on (%d = %x) attributes {plan.split = #plan.split<[[0]]>, plan.layouts = [#plan.layout<[], partial [0]>]} : (tensor<4xi32>) -> tensor<i32> {
    %s = tdl.reduce sum (%i) in [4] : i32 {
      %v = tdl.read %d[%i] : tensor<4xi32>
      tdl.yield %v : i32
    }
    tdl.yield %s : i32
  }
  %r = tdl.case %n : tensor<i32> -> tensor<i32> attributes {plan.layouts = [#plan.layout<[]>]} {
    %z = tdl.lambda () in [] attributes {plan.split = #plan.split<[]>, plan.layouts = [#plan.layout<[]>]} : () -> tensor<i32> {
      %c = arith.constant 1 : i32
      tdl.yield %c : i32
    }
    tdl.yield %z : tensor<i32>
  }
  return %r : tensor<i32>
}

// -----

// Nor is what says whether a loop goes on, here the parity of a sum.
func.func @partial_condition(%x: tensor<4xi1> {plan.layout = #plan.layout<[[0]]>}) -> tensor<4xi1> attributes {plan.mesh = array<i64: 2>} {
  %y = tdl.lambda (%i) in [4] on (%d = %x) attributes {plan.split = #plan.split<[[0]]>, plan.layouts = [#plan.layout<[[0]]>]} : (tensor<4xi1>) -> tensor<4xi1> {
    %v = tdl.read %d[%i] : tensor<4xi1>
    tdl.yield %v : i1
  }
  %r = tdl.while (%s = %y) : tensor<4xi1> attributes {plan.layouts = [#plan.layout<[[0]]>]}
  cond {
    // expected-error @below {{it must be whole on every device}}
    %n = tdl.lambda () in [] on (%d = %s) attributes {plan.split = #plan.split<[[0]]>, plan.layouts = [#plan.layout<[], partial [0]>]} : (tensor<4xi1>) -> tensor<i1> {
      %t = tdl.reduce sum (%i) in [4] : i1 {
        %v = tdl.read %d[%i] : tensor<4xi1>
        tdl.yield %v : i1
      }
      tdl.yield %t : i1
    }
    tdl.yield %n : tensor<i1>
  } do {
    %z = tdl.lambda (%i) in [4] on (%d = %s) attributes {plan.split = #plan.split<[[0]]>, plan.layouts = [#plan.layout<[[0]]>]} : (tensor<4xi1>) -> tensor<4xi1> {
      %v = tdl.read %d[%i] : tensor<4xi1>
      tdl.yield %v : i1
    }
    tdl.yield %z : tensor<4xi1>
  }
  return %r : tensor<4xi1>
}
