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

// Each calls the next one twice, and so on.
func.func private @f0(%x: tensor<f32>) -> tensor<f32> {
  %0 = func.call @f1(%x) : (tensor<f32>) -> tensor<f32>
  %1 = func.call @f1(%0) : (tensor<f32>) -> tensor<f32>
  %2 = func.call @f1(%1) : (tensor<f32>) -> tensor<f32>
  %3 = func.call @f1(%2) : (tensor<f32>) -> tensor<f32>
  %4 = func.call @f1(%3) : (tensor<f32>) -> tensor<f32>
  %5 = func.call @f1(%4) : (tensor<f32>) -> tensor<f32>
  %6 = func.call @f1(%5) : (tensor<f32>) -> tensor<f32>
  %7 = func.call @f1(%6) : (tensor<f32>) -> tensor<f32>
  return %7 : tensor<f32>
}
func.func private @f1(%x: tensor<f32>) -> tensor<f32> {
  %0 = func.call @f2(%x) : (tensor<f32>) -> tensor<f32>
  %1 = func.call @f2(%0) : (tensor<f32>) -> tensor<f32>
  %2 = func.call @f2(%1) : (tensor<f32>) -> tensor<f32>
  %3 = func.call @f2(%2) : (tensor<f32>) -> tensor<f32>
  %4 = func.call @f2(%3) : (tensor<f32>) -> tensor<f32>
  %5 = func.call @f2(%4) : (tensor<f32>) -> tensor<f32>
  %6 = func.call @f2(%5) : (tensor<f32>) -> tensor<f32>
  %7 = func.call @f2(%6) : (tensor<f32>) -> tensor<f32>
  return %7 : tensor<f32>
}
func.func private @f2(%x: tensor<f32>) -> tensor<f32> {
  %0 = func.call @f3(%x) : (tensor<f32>) -> tensor<f32>
  %1 = func.call @f3(%0) : (tensor<f32>) -> tensor<f32>
  %2 = func.call @f3(%1) : (tensor<f32>) -> tensor<f32>
  %3 = func.call @f3(%2) : (tensor<f32>) -> tensor<f32>
  %4 = func.call @f3(%3) : (tensor<f32>) -> tensor<f32>
  %5 = func.call @f3(%4) : (tensor<f32>) -> tensor<f32>
  %6 = func.call @f3(%5) : (tensor<f32>) -> tensor<f32>
  %7 = func.call @f3(%6) : (tensor<f32>) -> tensor<f32>
  return %7 : tensor<f32>
}
func.func private @f3(%x: tensor<f32>) -> tensor<f32> {
  %0 = func.call @f4(%x) : (tensor<f32>) -> tensor<f32>
  %1 = func.call @f4(%0) : (tensor<f32>) -> tensor<f32>
  %2 = func.call @f4(%1) : (tensor<f32>) -> tensor<f32>
  %3 = func.call @f4(%2) : (tensor<f32>) -> tensor<f32>
  %4 = func.call @f4(%3) : (tensor<f32>) -> tensor<f32>
  %5 = func.call @f4(%4) : (tensor<f32>) -> tensor<f32>
  %6 = func.call @f4(%5) : (tensor<f32>) -> tensor<f32>
  %7 = func.call @f4(%6) : (tensor<f32>) -> tensor<f32>
  return %7 : tensor<f32>
}
func.func private @f4(%x: tensor<f32>) -> tensor<f32> {
  %0 = func.call @f5(%x) : (tensor<f32>) -> tensor<f32>
  %1 = func.call @f5(%0) : (tensor<f32>) -> tensor<f32>
  %2 = func.call @f5(%1) : (tensor<f32>) -> tensor<f32>
  %3 = func.call @f5(%2) : (tensor<f32>) -> tensor<f32>
  %4 = func.call @f5(%3) : (tensor<f32>) -> tensor<f32>
  %5 = func.call @f5(%4) : (tensor<f32>) -> tensor<f32>
  %6 = func.call @f5(%5) : (tensor<f32>) -> tensor<f32>
  %7 = func.call @f5(%6) : (tensor<f32>) -> tensor<f32>
  return %7 : tensor<f32>
}
func.func private @f5(%x: tensor<f32>) -> tensor<f32> {
  %0 = func.call @f6(%x) : (tensor<f32>) -> tensor<f32>
  %1 = func.call @f6(%0) : (tensor<f32>) -> tensor<f32>
  %2 = func.call @f6(%1) : (tensor<f32>) -> tensor<f32>
  %3 = func.call @f6(%2) : (tensor<f32>) -> tensor<f32>
  %4 = func.call @f6(%3) : (tensor<f32>) -> tensor<f32>
  %5 = func.call @f6(%4) : (tensor<f32>) -> tensor<f32>
  %6 = func.call @f6(%5) : (tensor<f32>) -> tensor<f32>
  %7 = func.call @f6(%6) : (tensor<f32>) -> tensor<f32>
  return %7 : tensor<f32>
}
func.func private @f6(%x: tensor<f32>) -> tensor<f32> {
  %0 = func.call @f7(%x) : (tensor<f32>) -> tensor<f32>
  %1 = func.call @f7(%0) : (tensor<f32>) -> tensor<f32>
  %2 = func.call @f7(%1) : (tensor<f32>) -> tensor<f32>
  %3 = func.call @f7(%2) : (tensor<f32>) -> tensor<f32>
  %4 = func.call @f7(%3) : (tensor<f32>) -> tensor<f32>
  %5 = func.call @f7(%4) : (tensor<f32>) -> tensor<f32>
  %6 = func.call @f7(%5) : (tensor<f32>) -> tensor<f32>
  %7 = func.call @f7(%6) : (tensor<f32>) -> tensor<f32>
  return %7 : tensor<f32>
}
func.func private @f7(%x: tensor<f32>) -> tensor<f32> {
  %0 = func.call @f8(%x) : (tensor<f32>) -> tensor<f32>
  %1 = func.call @f8(%0) : (tensor<f32>) -> tensor<f32>
  %2 = func.call @f8(%1) : (tensor<f32>) -> tensor<f32>
  %3 = func.call @f8(%2) : (tensor<f32>) -> tensor<f32>
  %4 = func.call @f8(%3) : (tensor<f32>) -> tensor<f32>
  %5 = func.call @f8(%4) : (tensor<f32>) -> tensor<f32>
  %6 = func.call @f8(%5) : (tensor<f32>) -> tensor<f32>
  %7 = func.call @f8(%6) : (tensor<f32>) -> tensor<f32>
  return %7 : tensor<f32>
}
func.func private @f8(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @below {{'f0' has 38347921 operations once all calls in it are inlined, but at most 4000000 are imported}}
  %0 = func.call @f0(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
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
