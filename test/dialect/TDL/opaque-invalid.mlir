// RUN: tofu-opt %s -split-input-file -verify-diagnostics

func.func @opaque_c1_text(%a: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%x = %a) : (tensor<4xf32>) -> tensor<4x4xf32> {
    // expected-error @below {{slices 'tensor<4xf32>' with 2 coordinates}}
    %v = tdl.opaque "f"(%x[%i, :]) : (tensor<4xf32>) -> tensor<4xf32>
    tdl.yield %v : tensor<4xf32>
  }
  return
}

// -----

func.func @opaque_c1_data(%a: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%x = %a) : (tensor<4xf32>) -> tensor<4x4xf32> {
    // expected-error @below {{a slice of an opaque function cannot depend on data}}
    %v = tdl.opaque "f"(%x[symbol(%i)]) : (tensor<4xf32>) -> tensor<4xf32>
    tdl.yield %v : tensor<4xf32>
  }
  return
}

// -----

func.func @opaque_c1_maps(%a: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%x = %a) : (tensor<4xf32>) -> tensor<4x4xf32> {
    // expected-error @below {{has 1 sources, but 0 maps}}
    %v = "tdl.opaque"(%x) <{callee = "f", maps = [], dims = [array<i64>], parameterNames = [], opAttributes = {}, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<4xf32>) -> tensor<4xf32>
    tdl.yield %v : tensor<4xf32>
  }
  return
}

// -----

func.func @opaque_c1_dims(%a: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%x = %a) : (tensor<4xf32>) -> tensor<4x4xf32> {
    // expected-error @below {{has 1 sources, but 0 lists of dimensions}}
    %v = "tdl.opaque"(%x) <{callee = "f", maps = [affine_map<() -> ()>], dims = [], parameterNames = [], opAttributes = {}, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<4xf32>) -> tensor<4xf32>
    tdl.yield %v : tensor<4xf32>
  }
  return
}

// -----

func.func @opaque_c1_count(%a: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%x = %a) : (tensor<4xf32>) -> tensor<4x4xf32> {
    // expected-error @below {{slices 'tensor<4xf32>' in 1 dimensions with 0 coordinates}}
    %v = "tdl.opaque"(%x) <{callee = "f", maps = [affine_map<() -> ()>], dims = [array<i64: 0>], parameterNames = [], opAttributes = {}, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<4xf32>) -> tensor<4xf32>
    tdl.yield %v : tensor<4xf32>
  }
  return
}

// -----

func.func @opaque_c1_rank(%a: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%x = %a) : (tensor<4xf32>) -> tensor<4x4xf32> {
    // expected-error @below {{slices dimension 1 of 'tensor<4xf32>'}}
    %v = "tdl.opaque"(%x, %i) <{callee = "f", maps = [affine_map<(d0) -> (d0)>], dims = [array<i64: 1>], parameterNames = [], opAttributes = {}, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<4xf32>, index) -> tensor<4xf32>
    tdl.yield %v : tensor<4xf32>
  }
  return
}

// -----

func.func @opaque_c1_order(%a: tensor<4x4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%x = %a) : (tensor<4x4xf32>) -> tensor<4x4xf32> {
    // expected-error @below {{slices dimension 0 of 'tensor<4x4xf32>', after dimension 1}}
    %v = "tdl.opaque"(%x, %i) <{callee = "f", maps = [affine_map<(d0) -> (d0, d0)>], dims = [array<i64: 1, 0>], parameterNames = [], opAttributes = {}, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<4x4xf32>, index) -> tensor<4xf32>
    tdl.yield %v : tensor<4xf32>
  }
  return
}

// -----

func.func @opaque_c1_inputs(%a: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%x = %a) : (tensor<4xf32>) -> tensor<4x4xf32> {
    // expected-error @below {{map has 1 inputs, but 0 are given}}
    %v = "tdl.opaque"(%x) <{callee = "f", maps = [affine_map<(d0) -> (d0)>], dims = [array<i64: 0>], parameterNames = [], opAttributes = {}, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<4xf32>) -> tensor<4xf32>
    tdl.yield %v : tensor<4xf32>
  }
  return
}

// -----

func.func @opaque_c2_none(%a: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%x = %a) : (tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @below {{has no result}}
    tdl.opaque "f"(%x[:]) : (tensor<4xf32>) -> ()
    %z = arith.constant 0.0 : f32
    tdl.yield %z : f32
  }
  return
}

// -----

func.func @opaque_c3_kind(%a: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%x = %a) : (tensor<4xf32>) -> tensor<4x4xf32> {
    // expected-error @below {{attribute "k" is 1 : i32, but must be an i64, a bool, an f64, a string or a list of i64}}
    %v = tdl.opaque "f"(%x[:]) {k = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
    tdl.yield %v : tensor<4xf32>
  }
  return
}

// -----

func.func @opaque_c3_twice(%a: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%x = %a) : (tensor<4xf32>) -> tensor<4x4xf32> {
    // expected-error @below {{has two attributes "k"}}
    %v = tdl.opaque "f"(%x[:]) {k = 1} with (k = %i : index) : (tensor<4xf32>) -> tensor<4xf32>
    tdl.yield %v : tensor<4xf32>
  }
  return
}

// -----

func.func @opaque_c3_names(%a: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%x = %a) : (tensor<4xf32>) -> tensor<4x4xf32> {
    // expected-error @below {{has 0 parameters, but 1 names}}
    %v = "tdl.opaque"(%x) <{callee = "f", maps = [affine_map<() -> ()>], dims = [array<i64>], parameterNames = ["k"], opAttributes = {}, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<4xf32>) -> tensor<4xf32>
    tdl.yield %v : tensor<4xf32>
  }
  return
}

// -----

func.func @opaque_c4_type(%a: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%x = %a) : (tensor<4xf32>) -> tensor<4x4xf32> {
    %n = arith.index_cast %i : index to i32
    // expected-error @below {{parameter "k" has type 'i32', but must be an index or a float}}
    %v = tdl.opaque "f"(%x[:]) with (k = %n : i32) : (tensor<4xf32>) -> tensor<4xf32>
    tdl.yield %v : tensor<4xf32>
  }
  return
}

// -----

tdl.op @g dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf32>, %n: index):
  tdl.yield %x : tensor<?xf32>
}
func.func @opaque_c5_count(%a: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%x = %a) : (tensor<4xf32>) -> tensor<4x4xf32> {
    // expected-error @below {{takes 2 slices and gives 1, but 'g' takes 1 and gives 1}}
    %v = tdl.opaque "f"(%x[:], %x[%i]) means @g : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    tdl.yield %v : tensor<4xf32>
  }
  return
}

// -----

func.func @opaque_c6_name(%a: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%x = %a) : (tensor<4xf32>) -> tensor<4x4xf32> {
    // expected-error @below {{applies "my.sort", which is not the name of a C function}}
    %v = tdl.opaque "my.sort"(%x[:]) : (tensor<4xf32>) -> tensor<4xf32>
    tdl.yield %v : tensor<4xf32>
  }
  return
}

// -----

func.func @opaque_c6_attribute(%a: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%x = %a) : (tensor<4xf32>) -> tensor<4x4xf32> {
    // expected-error @below {{'tofu_sort' has no attribute 'decending'; it has 'canonical', 'descending', 'keys', 'unsigned'}}
    %v = tdl.opaque "tofu_sort"(%x[:]) {decending = 1} : (tensor<4xf32>) -> tensor<4xf32>
    tdl.yield %v : tensor<4xf32>
  }
  return
}

// -----

func.func @opaque_c6_no_attributes(%a: tensor<4x4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%x = %a) : (tensor<4x4xf32>) -> tensor<4x4x4xf32> {
    // expected-error @below {{'tofu_cholesky' has no attribute 'upper'; it has none}}
    %v = tdl.opaque "tofu_cholesky"(%x[:, :]) {upper = true} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    tdl.yield %v : tensor<4x4xf32>
  }
  return
}

// -----

func.func @opaque_c6_name(%a: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%x = %a) : (tensor<4xf32>) -> tensor<4x4xf32> {
    // expected-error @below {{there is no function 'tofu_srt' of Tofu; there are tofu_sort, tofu_fft, tofu_cholesky}}
    %v = tdl.opaque "tofu_srt"(%x[:]) : (tensor<4xf32>) -> tensor<4xf32>
    tdl.yield %v : tensor<4xf32>
  }
  return
}
