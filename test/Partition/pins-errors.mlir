// RUN: tofu-opt %s -tofu-plan=mesh=2x2 -split-input-file -verify-diagnostics

// expected-error @below {{argument 1 has the layout #plan.layout<[[]], partial [0]>, but what a step is given and returns is never partial}}
func.func @partial(%x: tensor<4xf32>, %y: tensor<4xf32> {plan.layout = #plan.layout<[[]], partial [0]>}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// expected-error @below {{argument 0 names axis 2, but the mesh has 2 axes}}
func.func @axis(%x: tensor<4xf32> {plan.layout = #plan.layout<[[2]]>}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// expected-error @below {{argument 0 names axis 2, but the mesh has 2 axes}}
func.func @partial_axis(%x: tensor<4xf32> {plan.layout = #plan.layout<[[]], partial [2]>}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// expected-error @below {{names axis 1 twice}}
func.func @twice(%x: tensor<4xf32> {plan.layout = #plan.layout<[[1, 1]]>}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

func.func @tied(%x: tensor<4xf32> {plan.layout = #plan.layout<[[0]]>})
    -> (tensor<4xf32> {plan.layout = #plan.layout<[[1]]>}) {
  // expected-error @below {{result 0 has another layout than argument 0, which it replaces in the next step; give them one, or plan with tie={none}}}
  %y = tdl.lambda (%i) in [4] on (%d = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %d[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<4xf32>
}

// -----

func.func @named(%x: tensor<4xf32> {plan.layout = #plan.layout<[[0]]>} loc("w"))
    -> (tensor<4xf32> {jax.result_info = "result['w']", plan.layout = #plan.layout<[[1]]>}) {
  // expected-error @below {{result 0 (result['w']) has another layout than argument 0 (w), which it replaces in the next step}}
  %y = tdl.lambda (%i) in [4] on (%d = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %d[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<4xf32>
}

// -----

func.func @operator(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{has 'plan.split', but its function has no 'plan.mesh': only arguments and results can be given layouts before -tofu-plan}}
  %y = tdl.lambda (%i) in [4] on (%d = %x) attributes {plan.split = #plan.split<[[0]]>} : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %d[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<4xf32>
}

// -----

func.func @value(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{has 'plan.layouts', but its function has no 'plan.mesh'}}
  %y = tdl.lambda (%i) in [4] on (%d = %x) attributes {plan.layouts = [#plan.layout<[[0]]>]} : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %d[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<4xf32>
}

// -----

// expected-error @below {{argument 0 is a scalar with the layout #plan.layout<[[0]]>, but what is computed from it is computed wherever it is read: it must be whole on every device}}
func.func @scalar(%x: tensor<1xf32> {plan.layout = #plan.layout<[[0]]>}, %z: tensor<4xf32>) -> tensor<4xf32> {
  %b = tdl.lambda (%i) in [4] on (%d = %x) : (tensor<1xf32>) -> tensor<4xf32> {
    %v = tdl.read %d[0] : tensor<1xf32>
    tdl.yield %v : f32
  }
  %y = tdl.lambda (%i) in [4] on (%d = %b, %e = %z) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %d[%i] : tensor<4xf32>
    %w = tdl.read %e[%i] : tensor<4xf32>
    %s = arith.addf %v, %w : f32
    tdl.yield %s : f32
  }
  return %y : tensor<4xf32>
}

// -----

// An argument has its line where the program has one.
func.func @place(
    %x: tensor<4xf32>,
    // expected-error @below {{argument 1 names axis 2, but the mesh has 2 axes}}
    %y: tensor<4xf32> {plan.layout = #plan.layout<[[2]]>}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
