// RUN: tofu-opt %s -tofu-import -split-input-file -verify-diagnostics

// Each operation without a rule is named once.
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'stablehlo.frob' is not covered by the importer; rewrite it in covered operations before the export}}
  %0 = "stablehlo.frob"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "stablehlo.frob"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error @below {{'stablehlo.knob' is not covered}}
  %2 = "stablehlo.knob"(%1) : (tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// expected-error @below {{module has no function 'main' to import}}
module {
  func.func private @f()
}

// -----

// expected-error @below {{'vhlo.func_v1' is of VHLO, StableHLO's portable form, which is not read; stablehlo-opt --vhlo-legalize-to-stablehlo --mlir-print-op-generic writes the generic form}}
"vhlo.func_v1"() : () -> ()

// -----

// expected-error @below {{function 'main' is only declared; give it a body}}
func.func private @main(%x: tensor<4xf32>) -> tensor<4xf32>

// -----

func.func @f() { return }
// expected-error @below {{module has no 'main', and 'f' and 'g' are both public; name one 'main'}}
func.func @g() { return }

// -----

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = func.call @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'f' calls itself; recursion cannot be inlined}}
  %0 = func.call @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func private @f(tensor<4xf32>) -> tensor<4xf32>
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'f' is called, but has no body in this module}}
  %0 = func.call @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error @below {{'main' has 2 blocks, but the importer needs 1}}
func.func @main() {
  "cf.br"() [^bb1] : () -> ()
^bb1:
  return
}

// -----

// expected-error @below {{'main' does not end in a return}}
func.func @main() {
  "stablehlo.iota"() : () -> ()
}

// -----

// expected-error @below {{type tensor<?xf32> has an extent that is not constant; export the program with concrete shapes}}
func.func @main(%x: tensor<?xf32>) { return }

// -----

// expected-error @below {{type tensor<4xf32, "sparse"> has an encoding, with which no tensor is imported}}
func.func @main(%x: tensor<4xf32, "sparse">) { return }

// -----

func.func @main(%x: tensor<4xf32>) {
  // expected-error @below {{'stablehlo.reshape' op has a result of 'tensor<2x?xf32>', but its extents do not follow from those of its operands}}
  %0 = "stablehlo.reshape"(%x) : (tensor<4xf32>) -> tensor<2x?xf32>
  return
}

// -----

// expected-error @below {{type tensor<4xcomplex<i32>> has elements that are neither integers nor floats, nor complex floats, and only those are imported}}
func.func @main(%x: tensor<4xcomplex<i32>>) { return }

// -----

// expected-error @below {{type tensor<4x!quant.uniform<i8:f32, 0.1>> is quantised, and such types are not supported; export the program with the integers and scales that they stand for}}
func.func @main(%x: tensor<4x!quant.uniform<i8:f32, 0.1>>) { return }

// -----

func.func @main() {
  // expected-error @below {{type !stablehlo.token is not a ranked tensor; only tensors are imported}}
  %0 = "stablehlo.iota"() : () -> !stablehlo.token
  return
}

// -----

// expected-error @below {{type tensor<4611686018427387904xf32> has more than 2^56 elements}}
func.func @main(%x: tensor<4611686018427387904xf32>) { return }

// -----

// expected-error @below {{'stablehlo.foo' is not covered}}
"stablehlo.foo"() : () -> ()
func.func @main() { return }

// -----

// Loops and branches of tdl are taken as they are, with what is in them.
func.func @main(%x: tensor<i1>) -> tensor<i1> {
  %r = tdl.while (%s = %x) : tensor<i1>
  cond {
    tdl.yield %s : tensor<i1>
  } do {
    // expected-error @below {{'stablehlo.not' is in a tdl loop or branch; only operations of tdl can be}}
    %y = "stablehlo.not"(%s) : (tensor<i1>) -> tensor<i1>
    tdl.yield %y : tensor<i1>
  }
  return %r : tensor<i1>
}

// -----

// A region is one block that returns.
func.func @region(%x: tensor<4xf32>, %zero: tensor<f32>) -> tensor<f32> {
  // expected-error @below {{'stablehlo.reduce' has a region that is not one block with a 'stablehlo.return' at its end}}
  %s = "stablehlo.reduce"(%x, %zero) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %s : tensor<f32>
}

// -----

// What is not covered is said of regions, too.
func.func @inside(%x: tensor<4xf32>, %zero: tensor<f32>) -> tensor<f32> {
  %s = "stablehlo.reduce"(%x, %zero) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    // expected-error @below {{'stablehlo.frobnicate' is not covered by the importer}}
    %c = "stablehlo.frobnicate"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %s : tensor<f32>
}

// -----

// What JAX's shard_map and pmap write: no definition would help.
func.func @by_hand(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'sdy.manual_computation' is a function that is split by hand already (shard_map or pmap of JAX); export it without that, for one device, as Tofu splits it}}
  %y = "sdy.manual_computation"(%x) ({
  ^bb0(%part: tensor<2xf32>):
    %z = "stablehlo.negate"(%part) : (tensor<2xf32>) -> tensor<2xf32>
    "sdy.return"(%z) : (tensor<2xf32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// The same without Shardy.
func.func @by_hand_in_calls(%x: tensor<4xf32>) -> tensor<2xf32> {
  // expected-error @below {{calls 'SPMDFullToShardShape', which begins what is a function that is split by hand already (shard_map or pmap of JAX); export it without that, for one device, as Tofu splits it}}
  %y = "stablehlo.custom_call"(%x) <{call_target_name = "SPMDFullToShardShape"}> : (tensor<4xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}

// -----

func.func @back_in_calls(%x: tensor<2xf32>) -> tensor<4xf32> {
  // expected-error @below {{calls 'SPMDShardToFullShape', which ends what is a function that is split by hand}}
  %y = "stablehlo.custom_call"(%x) <{call_target_name = "SPMDShardToFullShape"}> : (tensor<2xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

func.func @group_with_result(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @below {{has 1 results, but needs 0}}
  %y = "sdy.sharding_group"(%x) <{group_id = 0 : i64}> : (tensor<2xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}
