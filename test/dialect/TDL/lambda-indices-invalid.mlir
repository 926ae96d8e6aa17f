// RUN: tofu-opt %s -split-input-file -verify-diagnostics -o /dev/null

// Index values are followed through every operation of a body; none may leave
// 56 bits unless it is computed from data.

func.func @lambda_c12_maximum(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    %c0 = arith.constant 0 : index
    %far = arith.constant 36028797018963968 : index
    %m = arith.maxsi %i, %c0 : index
    // expected-error @below {{'arith.muli' op computes an index that leaves 56 bits}}
    %index = arith.muli %m, %far : index
    %v = tdl.read %y[symbol(%index)] else %zero : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

// A condition that is computed from data: any of both.
func.func @lambda_c12_select(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    %c4 = arith.constant 4 : index
    %far = arith.constant 36028797018963968 : index
    %w = tdl.read %y[%i] : tensor<4xf32>
    %isLess = arith.cmpf olt, %w, %zero : f32
    %m = arith.select %isLess, %i, %far : index
    // expected-error @below {{'arith.muli' op computes an index that leaves 56 bits}}
    %index = arith.muli %m, %c4 : index
    %v = tdl.read %y[symbol(%index)] else %zero : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c12_quotient(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    %c2 = arith.constant 2 : index
    %far = arith.constant 72057594037927936 : index
    %m = arith.ceildivsi %i, %c2 : index
    // expected-error @below {{'arith.muli' op computes an index that leaves 56 bits}}
    %index = arith.muli %m, %far : index
    %v = tdl.read %y[symbol(%index)] else %zero : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

// x rem 0 is x.
func.func @lambda_c12_remainder_of_zero(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    %far = arith.constant 36028797018963968 : index
    %m = arith.remui %far, %i : index
    // expected-error @below {{'arith.muli' op computes an index that leaves 56 bits}}
    %index = arith.muli %m, %far : index
    %v = tdl.read %y[symbol(%index)] else %zero : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

// 2^64 - 2^54 is -2^54 in 64 bits.
func.func @lambda_c12_shift(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    %c54 = arith.constant 54 : index
    %c1023 = arith.constant 1023 : index
    // expected-error @below {{'arith.shli' op computes an index that leaves 56 bits}}
    %index = arith.shli %c1023, %c54 : index
    %v = tdl.read %y[symbol(%index)] else %zero : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

// 2^64 - 1 is -1 in 64 bits.
func.func @lambda_c12_product(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    %less = arith.constant 4294967295 : index
    %more = arith.constant 4294967297 : index
    // expected-error @below {{'arith.muli' op computes an index that leaves 56 bits}}
    %index = arith.muli %less, %more : index
    %v = tdl.read %y[symbol(%index)] else %zero : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c12_unsigned(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    %c2 = arith.constant 2 : index
    %m = arith.subi %i, %c2 : index
    // expected-error @below {{'arith.shrui' op computes an index that leaves 56 bits}}
    %index = arith.shrui %m, %c2 : index
    %v = tdl.read %y[symbol(%index)] else %zero : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c12_absolute(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    %far = arith.constant 72057594037927936 : index
    %m = math.absi %i : index
    // expected-error @below {{'arith.muli' op computes an index that leaves 56 bits}}
    %index = arith.muli %m, %far : index
    %v = tdl.read %y[symbol(%index)] else %zero : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

// 3^36 is more than 2^57.
func.func @lambda_c12_power(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    %c36 = arith.constant 36 : index
    // expected-error @below {{'math.ipowi' op computes an index that leaves 56 bits}}
    %index = math.ipowi %i, %c36 : index
    %v = tdl.read %y[symbol(%index)] else %zero : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

// The second of two.
func.func @lambda_c12_affine_max(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    %c4 = arith.constant 4 : index
    %m = affine.max affine_map<(d0) -> (d0, 36028797018963968)>(%i)
    // expected-error @below {{'arith.muli' op computes an index that leaves 56 bits}}
    %index = arith.muli %m, %c4 : index
    %v = tdl.read %y[symbol(%index)] else %zero : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

// 3000 at most.
func.func @lambda_c12_through_integers(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    %far = arith.constant 36028797018963968 : index
    %c1000 = arith.constant 1000 : i32
    %integer = arith.index_cast %i : index to i32
    %scaled = arith.muli %integer, %c1000 : i32
    %m = arith.index_cast %scaled : i32 to index
    // expected-error @below {{'arith.muli' op computes an index that leaves 56 bits}}
    %index = arith.muli %m, %far : index
    %v = tdl.read %y[symbol(%index)] else %zero : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

// A truth value that is computed from data is 0 or 1.
func.func @lambda_c12_truth(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    %far = arith.constant 144115188075855872 : index
    %w = tdl.read %y[%i] : tensor<4xf32>
    %isLess = arith.cmpf olt, %w, %zero : f32
    %m = arith.index_castui %isLess : i1 to index
    // expected-error @below {{'arith.muli' op computes an index that leaves 56 bits}}
    %index = arith.muli %m, %far : index
    %v = tdl.read %y[symbol(%index)] else %zero : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c12_reduce_sum(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    %far = arith.constant 36028797018963968 : index
    // expected-error @below {{'tdl.reduce' op computes an index that leaves 56 bits}}
    %index = tdl.reduce sum (%k) in [3] : index {
      tdl.yield %far : index
    }
    %v = tdl.read %y[symbol(%index)] else %zero : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c12_reduce_prod(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    // expected-error @below {{'tdl.reduce' op computes an index that leaves 56 bits}}
    %index = tdl.reduce prod (%j, %k) in [30, 3] : index {
      tdl.yield %k : index
    }
    %v = tdl.read %y[symbol(%index)] else %zero : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

func.func @lambda_c12_reduce_then(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    %far = arith.constant 36028797018963968 : index
    %m = tdl.reduce max (%k) in [4] : index {
      tdl.yield %k : index
    }
    // expected-error @below {{'arith.muli' op computes an index that leaves 56 bits}}
    %index = arith.muli %m, %far : index
    %v = tdl.read %y[symbol(%index)] else %zero : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

// The maximum of nothing is the least number.
func.func @lambda_c12_reduce_nothing(%x: tensor<4xf32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    %m = tdl.reduce max (%k) in [4] where (%k - %i - 1 >= 0) : index {
      tdl.yield %k : index
    }
    // expected-error @below {{'arith.subi' op computes an index that leaves 56 bits}}
    %index = arith.subi %m, %i : index
    %v = tdl.read %y[symbol(%index)] else %zero : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

// All of these stay, or are computed from data; integers wrap as they should.
func.func @lambda_c12_legal(%x: tensor<4xf32>, %ids: tensor<4xi32>) {
  %r = tdl.lambda (%i) in [4] on (%y = %x, %id = %ids) : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32> {
    %zero = arith.constant 0.0 : f32
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %far = arith.constant 36028797018963968 : index
    %below = arith.subi %i, %c2 : index
    %quotient = arith.divsi %below, %i : index
    %remainder = arith.remsi %quotient, %i : index
    %bits = arith.ori %remainder, %c3 : index
    %shifted = arith.shrsi %bits, %far : index
    %least = arith.maxsi %shifted, %c0 : index
    %most = arith.minui %least, %c2 : index
    %scaled = arith.shli %most, %c2 : index
    %absolute = math.absi %below : index
    %sum = arith.addi %scaled, %absolute : index
    %power = math.ipowi %below, %c3 : index
    %once = arith.muli %i, %c2 : index
    %last = tdl.reduce max (%k) in [4] where (%k - %i - 1 >= 0) : index {
      tdl.yield %k : index
    }
    %inside = arith.maxsi %last, %c0 : index
    %next = arith.addi %inside, %sum : index
    %small = affine.min affine_map<(d0) -> (d0 * 2, 3)>(%i)
    %integer = arith.index_cast %i : index to i64
    %factor = arith.constant 9223372036854775807 : i64
    %hash = arith.muli %integer, %factor : i64
    %wrapped = arith.index_cast %hash : i64 to index
    %both = arith.addi %wrapped, %far : index
    %data = tdl.read %id[%i] : tensor<4xi32>
    %place = arith.index_cast %data : i32 to index
    %strided = arith.muli %place, %far : index
    %v = tdl.read %y[symbol(%next) + symbol(%strided) + symbol(%both) + symbol(%small) + symbol(%once) + symbol(%power)] else %zero : tensor<4xf32>
    tdl.yield %v : f32
  }
  return
}
