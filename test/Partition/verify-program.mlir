// A partitioned program that does not fit together on some device is refused by
// whatever takes it; each operation alone is fine.
// RUN: tofu-opt %s -split-input-file -verify-diagnostics -tofu-schedule
// RUN: tofu-opt %s -split-input-file -verify-diagnostics -tofu-fuse

// expected-error @below {{a piece has 1 mesh coordinates, but 'plan.mesh' has 2}}
func.func @piece_axes(%x: !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) attributes {plan.mesh = array<i64: 2, 2>} {
  return
}

// -----

// expected-error @below {{rank 1 holds [4, 9) of 'tensor<8xf32>', which is not inside of it}}
func.func @piece_outside(%x: !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 5 + 4]>) attributes {plan.mesh = array<i64: 2>} {
  return
}

// -----

// An empty piece may begin anywhere.
func.func @piece_empty(%x: !tdl.piece<tensor<1xf32>, (d0) -> [d0 * 8 to min(1, d0 * 8 + 8)]>) attributes {plan.mesh = array<i64: 2>} {
  return
}

// -----

func.func @part_outside() -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]> attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{rank 1 computes [4, 9) of index variable 0, whose extent is 8}}
  %y = tdl.lambda (%i) in [8] part <(d0) -> [d0 * 4 to d0 * 5 + 4]> : () -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]> {
    %c = arith.constant 1.0 : f32
    tdl.yield %c : f32
  }
  return %y : !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>
}

// -----

func.func @part_too_large(%x: !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]> attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{rank 0 computes [0, 8) of result 0, but has room only for [0, 4)}}
  %y = tdl.lambda (%i) in [8] on (%a = %x) part <(d0) -> [0 to 8]>
      : (!tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]> {
    %v = tdl.read %a[%i] : tensor<8xf32>
    tdl.yield %v : f32
  }
  return %y : !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>
}

// -----

func.func @part_too_small(%x: !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]> attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{rank 0 computes [0, 4) of result 0, but holds [0, 8)}}
  %y = tdl.lambda (%i) in [8] on (%a = %x) part <(d0) -> [d0 * 4 to d0 * 4 + 4]>
      : (!tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]> {
    %v = tdl.read %a[%i] : tensor<8xf32>
    tdl.yield %v : f32
  }
  return %y : !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>
}

// -----

// What is not computed of a term is the identity.
func.func @part_of_a_term(%x: !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]> attributes {plan.mesh = array<i64: 2>} {
  %y = tdl.lambda (%i) in [8] on (%a = %x) part <(d0) -> [d0 * 4 to d0 * 4 + 4]>
      : (!tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]> {
    %v = tdl.read %a[%i] : tensor<8xf32>
    tdl.yield %v : f32
  }
  return %y : !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]>
}

// -----

// A halo that was not fetched, on 3 devices of uneven parts.
func.func @read_halo(%x: !tdl.piece<tensor<8xf32>, (d0) -> [(d0 * 8) floordiv 3 to (d0 * 8 + 8) floordiv 3]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [(d0 * 8) floordiv 3 to (d0 * 8 + 8) floordiv 3]> attributes {plan.mesh = array<i64: 3>} {
  %y = tdl.lambda (%i) in [8] on (%a = %x) part <(d0) -> [(d0 * 8) floordiv 3 to (d0 * 8 + 8) floordiv 3]>
      : (!tdl.piece<tensor<8xf32>, (d0) -> [(d0 * 8) floordiv 3 to (d0 * 8 + 8) floordiv 3]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [(d0 * 8) floordiv 3 to (d0 * 8 + 8) floordiv 3]> {
    %z = arith.constant 0.0 : f32
    // expected-error @below {{operand 0 is read at [2] on rank 0, which holds only [0, 2)}}
    %v = tdl.read %a[%i + 1] else %z : tensor<8xf32>
    tdl.yield %v : f32
  }
  return %y : !tdl.piece<tensor<8xf32>, (d0) -> [(d0 * 8) floordiv 3 to (d0 * 8 + 8) floordiv 3]>
}

// -----

// The guard leaves out what is not held; no interval says so.
func.func @read_guard(%x: !tdl.piece<tensor<8xf32>, (d0) -> [0 to d0 * 4 + 4]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]> attributes {plan.mesh = array<i64: 2>} {
  %y = tdl.lambda (%i) in [8] on (%a = %x) part <(d0) -> [d0 * 4 to d0 * 4 + 4, 0 to 8]>
      : (!tdl.piece<tensor<8xf32>, (d0) -> [0 to d0 * 4 + 4]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]> {
    %s = tdl.reduce sum (%k) in [8] where (%i - %k >= 0) : f32 {
      %v = tdl.read %a[%k] : tensor<8xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %y : !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>
}

// -----

func.func @read_without_guard(%x: !tdl.piece<tensor<8xf32>, (d0) -> [0 to d0 * 4 + 4]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]> attributes {plan.mesh = array<i64: 2>} {
  %y = tdl.lambda (%i) in [8] on (%a = %x) part <(d0) -> [d0 * 4 to d0 * 4 + 4, 0 to 8]>
      : (!tdl.piece<tensor<8xf32>, (d0) -> [0 to d0 * 4 + 4]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]> {
    %s = tdl.reduce sum (%k) in [8] where (%i - %k + 1 >= 0) : f32 {
      // expected-error @below {{operand 0 is read at [4] on rank 0, which holds only [0, 4)}}
      %v = tdl.read %a[%k] : tensor<8xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %y : !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>
}

// -----

// A row that data names may be any; the mask makes it one that is held.
func.func @read_data(%x: !tdl.piece<tensor<8x4xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4, 0 to 4]>, %ids: !tdl.piece<tensor<2xindex>, (d0) -> [0 to 2]>) -> !tdl.piece<tensor<2x4xf32>, (d0) -> [0 to 2, 0 to 4], partial sum [0]> attributes {plan.mesh = array<i64: 2>} {
  %masked = tdl.lambda (%i, %j) in [2, 4] on (%n = %ids, %a = %x) part <(d0) -> [0 to 2, 0 to 4]> masks [unit, #tdl.box<(d0) -> [d0 * 4 to d0 * 4 + 4, 0 to 4]>] carry [[], [0]]
      : (!tdl.piece<tensor<2xindex>, (d0) -> [0 to 2]>, !tdl.piece<tensor<8x4xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4, 0 to 4]>) -> !tdl.piece<tensor<2x4xf32>, (d0) -> [0 to 2, 0 to 4], partial sum [0]> {
    %row = tdl.read %n[%i] : tensor<2xindex>
    %v = tdl.read %a[symbol(%row), %j] : tensor<8x4xf32>
    tdl.yield %v : f32
  }
  %not = tdl.lambda (%i, %j) in [2, 4] on (%n = %ids, %a = %x) part <(d0) -> [0 to 2, 0 to 4]>
      : (!tdl.piece<tensor<2xindex>, (d0) -> [0 to 2]>, !tdl.piece<tensor<8x4xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4, 0 to 4]>) -> !tdl.piece<tensor<2x4xf32>, (d0) -> [0 to 2, 0 to 4]> {
    %row = tdl.read %n[%i] : tensor<2xindex>
    // expected-error @below {{operand 1 is read at [?, 0] on rank 1, which holds only [4, 8) x [0, 4)}}
    %v = tdl.read %a[symbol(%row), %j] : tensor<8x4xf32>
    tdl.yield %v : f32
  }
  return %masked : !tdl.piece<tensor<2x4xf32>, (d0) -> [0 to 2, 0 to 4], partial sum [0]>
}

// -----

// A maximum of an index and a number lies between what both of them say.
func.func @read_kept_inside(%near: !tdl.piece<tensor<8xf32>, (d0) -> [max(d0 * 4 - 1, 0) to d0 * 4 + 4]>, %own: !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>) -> (!tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>, !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>) attributes {plan.mesh = array<i64: 2>} {
  %inside = tdl.lambda (%i) in [8] on (%a = %near) part <(d0) -> [d0 * 4 to d0 * 4 + 4]>
      : (!tdl.piece<tensor<8xf32>, (d0) -> [max(d0 * 4 - 1, 0) to d0 * 4 + 4]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %before = arith.subi %i, %c1 : index
    %k = arith.maxsi %before, %c0 : index
    %v = tdl.read %a[symbol(%k)] : tensor<8xf32>
    tdl.yield %v : f32
  }
  %not = tdl.lambda (%i) in [8] on (%a = %own) part <(d0) -> [d0 * 4 to d0 * 4 + 4]>
      : (!tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %before = arith.subi %i, %c1 : index
    %k = arith.maxsi %before, %c0 : index
    // expected-error @below {{operand 0 is read at [?] on rank 1, which holds only [4, 8)}}
    %v = tdl.read %a[symbol(%k)] : tensor<8xf32>
    tdl.yield %v : f32
  }
  return %inside, %not : !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>, !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>
}

// -----

func.func @fetch_gap(%x: !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 3]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]> attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{fetch: no device holds [3, 8), which rank 0 needs}}
  %y = plan.fetch %x : <tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 3]> to <tensor<8xf32>, (d0) -> [0 to 8]>
  return %y : !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>
}

// -----

// Pieces on a diagonal of the tensor: they are no grid.
func.func @fetch_diagonal(%x: !tdl.piece<tensor<4x4xf32>, (d0) -> [d0 * 2 to d0 * 2 + 2, d0 * 2 to d0 * 2 + 2]>) attributes {plan.mesh = array<i64: 2>} {
  %same = plan.fetch %x : <tensor<4x4xf32>, (d0) -> [d0 * 2 to d0 * 2 + 2, d0 * 2 to d0 * 2 + 2]> to <tensor<4x4xf32>, (d0) -> [d0 * -2 + 2 to d0 * -2 + 4, d0 * -2 + 2 to d0 * -2 + 4]>
  // expected-error @below {{fetch: no device holds [2, 4) x [0, 2), which rank 0 needs}}
  %y = plan.fetch %x : <tensor<4x4xf32>, (d0) -> [d0 * 2 to d0 * 2 + 2, d0 * 2 to d0 * 2 + 2]> to <tensor<4x4xf32>, (d0) -> [0 to 4, 0 to 2]>
  return
}

// -----

// Devices along a partial axis hold terms of the same elements.
// expected-error @below {{a piece is cut along axis 0, along which it is partial}}
func.func @partial_cut(%x: !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4], partial sum [0]>) attributes {plan.mesh = array<i64: 2>} {
  return
}

// -----

// The part of each device, all of which one device would compute.
func.func @fold_overlap(%x: !tdl.piece<tensor<8x4xf32>, (d0) -> [0 to 8, 0 to 4]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]> attributes {plan.mesh = array<i64: 2>} {
  %y = tdl.lambda (%i) in [8] on (%a = %x) part <(d0) -> [0 to 8, d0 to d0 + 3]>
      : (!tdl.piece<tensor<8x4xf32>, (d0) -> [0 to 8, 0 to 4]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]> {
    // expected-error @below {{parts of [0, 4) are folded more than once}}
    %s = tdl.reduce sum (%k) in [4] : f32 {
      %v = tdl.read %a[%i, %k] : tensor<8x4xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %y : !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]>
}

// -----

// The greatest of all is also that of parts which overlap.
func.func @fold_overlap_max(%x: !tdl.piece<tensor<8x4xf32>, (d0) -> [0 to 8, 0 to 4]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial max [0]> attributes {plan.mesh = array<i64: 2>} {
  %y = tdl.lambda (%i) in [8] on (%a = %x) part <(d0) -> [0 to 8, d0 to d0 + 3]>
      : (!tdl.piece<tensor<8x4xf32>, (d0) -> [0 to 8, 0 to 4]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial max [0]> {
    %s = tdl.reduce max (%k) in [4] : f32 {
      %v = tdl.read %a[%i, %k] : tensor<8x4xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %y : !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial max [0]>
}

// -----

func.func @fold_gap(%x: !tdl.piece<tensor<8x4xf32>, (d0) -> [0 to 8, 0 to 4]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial max [0]> attributes {plan.mesh = array<i64: 2>} {
  %y = tdl.lambda (%i) in [8] on (%a = %x) part <(d0) -> [0 to 8, d0 * 2 to d0 * 2 + 1]>
      : (!tdl.piece<tensor<8x4xf32>, (d0) -> [0 to 8, 0 to 4]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial max [0]> {
    // expected-error @below {{no device folds [1, 4) of [0, 4)}}
    %s = tdl.reduce max (%k) in [4] : f32 {
      %v = tdl.read %a[%i, %k] : tensor<8x4xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %y : !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial max [0]>
}

// -----

func.func @fold_short(%x: !tdl.piece<tensor<8x4xf32>, () -> [0 to 8, 0 to 4]>) -> !tdl.piece<tensor<8xf32>, () -> [0 to 8]> attributes {plan.mesh = array<i64>} {
  %y = tdl.lambda (%i) in [8] on (%a = %x) part <() -> [0 to 8, 0 to 2]>
      : (!tdl.piece<tensor<8x4xf32>, () -> [0 to 8, 0 to 4]>) -> !tdl.piece<tensor<8xf32>, () -> [0 to 8]> {
    // expected-error @below {{no device folds [2, 4) of [0, 4)}}
    %s = tdl.reduce sum (%k) in [4] : f32 {
      %v = tdl.read %a[%i, %k] : tensor<8x4xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %y : !tdl.piece<tensor<8xf32>, () -> [0 to 8]>
}

// -----

// Of a reduction inside of another each is cut along an axis of its own.
func.func @fold_nested(%x: !tdl.piece<tensor<2x2xf32>, (d0, d1) -> [0 to 2, 0 to 2]>) -> !tdl.piece<tensor<f32>, (d0, d1) -> [], partial sum [0, 1]> attributes {plan.mesh = array<i64: 2, 2>} {
  %good = tdl.lambda () in [] on (%a = %x) part <(d0, d1) -> [d0 to d0 + 1, d1 to d1 + 1]>
      : (!tdl.piece<tensor<2x2xf32>, (d0, d1) -> [0 to 2, 0 to 2]>) -> !tdl.piece<tensor<f32>, (d0, d1) -> [], partial sum [0, 1]> {
    %s = tdl.reduce sum (%k) in [2] : f32 {
      %t = tdl.reduce sum (%l) in [2] : f32 {
        %v = tdl.read %a[%k, %l] : tensor<2x2xf32>
        tdl.yield %v : f32
      }
      tdl.yield %t : f32
    }
    tdl.yield %s : f32
  }
  // expected-error @below {{computes result 0 from terms along axis 0, but is not linear in them}}
  %bad = tdl.lambda () in [] on (%a = %x) part <(d0, d1) -> [d0 to d0 + 1, (d0 + d1) mod 2 to (d0 + d1) mod 2 + 1]>
      : (!tdl.piece<tensor<2x2xf32>, (d0, d1) -> [0 to 2, 0 to 2]>) -> !tdl.piece<tensor<f32>, (d0, d1) -> [], partial sum [0, 1]> {
    %s = tdl.reduce sum (%k) in [2] : f32 {
      %t = tdl.reduce sum (%l) in [2] : f32 {
        %v = tdl.read %a[%k, %l] : tensor<2x2xf32>
        tdl.yield %v : f32
      }
      tdl.yield %t : f32
    }
    tdl.yield %s : f32
  }
  return %bad : !tdl.piece<tensor<f32>, (d0, d1) -> [], partial sum [0, 1]>
}

// -----

func.func @mask_overlap(%x: !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]> attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{the masks of operand 0 let parts of it through more than once}}
  %y = tdl.lambda (%i) in [8] on (%a = %x) part <(d0) -> [0 to 8]> masks [#tdl.box<(d0) -> [d0 * 2 to d0 * 2 + 6]>] carry [[0]]
      : (!tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]> {
    %v = tdl.read %a[%i] : tensor<8xf32>
    tdl.yield %v : f32
  }
  return %y : !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]>
}

// -----

func.func @mask_everywhere(%x: !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]> attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{the masks of operand 0 let parts of it through more than once}}
  %y = tdl.lambda (%i) in [8] on (%a = %x) part <(d0) -> [0 to 8]> masks [#tdl.box<(d0) -> [0 to 8]>] carry [[0]]
      : (!tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]> {
    %v = tdl.read %a[%i] : tensor<8xf32>
    tdl.yield %v : f32
  }
  return %y : !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]>
}

// -----

func.func @mask_gap(%x: !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]> attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{the masks of operand 0 let nothing of [3, 7) through}}
  %y = tdl.lambda (%i) in [8] on (%a = %x) part <(d0) -> [0 to 8]> masks [#tdl.box<(d0) -> [d0 * 4 to d0 * 4 + 3]>] carry [[0]]
      : (!tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]> {
    %v = tdl.read %a[%i] : tensor<8xf32>
    tdl.yield %v : f32
  }
  return %y : !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]>
}

// -----

// One mask on two operands: it makes terms along axis 0, but not along axis 1.
!whole = !tdl.piece<tensor<8xf32>, (d0, d1) -> [0 to 8]>
func.func @mask_along_two_axes(%x: !whole, %y: !whole) attributes {plan.mesh = array<i64: 2, 2>} {
  %good = tdl.lambda (%i) in [8] on (%a = %x) part <(d0, d1) -> [0 to 8]> masks [#tdl.box<(d0, d1) -> [d0 * 4 to d0 * 4 + 4]>] carry [[0]]
      : (!whole) -> !tdl.piece<tensor<8xf32>, (d0, d1) -> [0 to 8], partial sum [0]> {
    %v = tdl.read %a[%i] : tensor<8xf32>
    tdl.yield %v : f32
  }
  // expected-error @below {{the masks of operand 0 let parts of it through more than once}}
  %bad = tdl.lambda (%i) in [8] on (%a = %y) part <(d0, d1) -> [0 to 8]> masks [#tdl.box<(d0, d1) -> [d0 * 4 to d0 * 4 + 4]>] carry [[0, 1]]
      : (!whole) -> !tdl.piece<tensor<8xf32>, (d0, d1) -> [0 to 8], partial sum [0, 1]> {
    %v = tdl.read %a[%i] : tensor<8xf32>
    tdl.yield %v : f32
  }
  return
}

// -----

// What is not read need not be let through.
func.func @mask_short(%x: !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) -> !tdl.piece<tensor<6xf32>, (d0) -> [0 to 6], partial sum [0]> attributes {plan.mesh = array<i64: 2>} {
  %good = tdl.lambda (%i) in [6] on (%a = %x) part <(d0) -> [0 to 6]> masks [#tdl.box<(d0) -> [max(2, d0 * 4) to d0 * 4 + 4]>] carry [[0]]
      : (!tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) -> !tdl.piece<tensor<6xf32>, (d0) -> [0 to 6], partial sum [0]> {
    %v = tdl.read %a[%i + 2] : tensor<8xf32>
    tdl.yield %v : f32
  }
  %bad = tdl.lambda (%i) in [6] on (%a = %x) part <(d0) -> [0 to 6]> masks [#tdl.box<(d0) -> [max(2, d0 * 4) to d0 * 4 + 4]>] carry [[0]]
      : (!tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) -> !tdl.piece<tensor<6xf32>, (d0) -> [0 to 6], partial sum [0]> {
    // expected-error @below {{operand 0 is read at [1] on rank 1, but the masks of operand 0 only let through [2, 8)}}
    %v = tdl.read %a[%i + 1] : tensor<8xf32>
    tdl.yield %v : f32
  }
  return %bad : !tdl.piece<tensor<6xf32>, (d0) -> [0 to 6], partial sum [0]>
}

// -----

func.func @result_gap(%x: !tdl.piece<tensor<8xf32>, (d0) -> [0 to 4]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 4]> attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{result 0: no device holds [4, 8), which rank 0 needs}}
  return %x : !tdl.piece<tensor<8xf32>, (d0) -> [0 to 4]>
}

// -----

// Parts along a partial axis fill the piece together.
func.func @terms_missing(%x: !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]> attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{no device computes [6, 8) of result 0, which rank 0 holds terms of}}
  %y = tdl.lambda (%i) in [8] on (%a = %x) part <(d0) -> [d0 * 3 to d0 * 3 + 3]>
      : (!tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]> {
    %v = tdl.read %a[%i] : tensor<8xf32>
    tdl.yield %v : f32
  }
  return %y : !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]>
}

// -----

// A sum of parts that overlap is no sum of terms.
func.func @terms_twice(%x: !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]> attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{parts of result 0 are computed more than once, but its terms add up; cut it into parts that are apart}}
  %y = tdl.lambda (%i) in [8] on (%a = %x) part <(d0) -> [d0 to 8]>
      : (!tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]> {
    %v = tdl.read %a[%i] : tensor<8xf32>
    tdl.yield %v : f32
  }
  return %y : !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]>
}

// -----

// Along an axis that is not partial each device computes what it holds.
func.func @cut_along_another_axis(%x: !tdl.piece<tensor<8x4xf32>, (d0, d1) -> [0 to 8, d1 * 2 to d1 * 2 + 2]>) -> !tdl.piece<tensor<8xf32>, (d0, d1) -> [0 to 8], partial sum [1]> attributes {plan.mesh = array<i64: 2, 2>} {
  // expected-error @below {{no device computes [4, 8) of result 0, which rank 0 holds terms of}}
  %y = tdl.lambda (%i) in [8] on (%a = %x) part <(d0, d1) -> [d0 * 4 to d0 * 4 + 4, d1 * 2 to d1 * 2 + 2]>
      : (!tdl.piece<tensor<8x4xf32>, (d0, d1) -> [0 to 8, d1 * 2 to d1 * 2 + 2]>) -> !tdl.piece<tensor<8xf32>, (d0, d1) -> [0 to 8], partial sum [1]> {
    %s = tdl.reduce sum (%k) in [4] : f32 {
      %v = tdl.read %a[%i, %k] : tensor<8x4xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %y : !tdl.piece<tensor<8xf32>, (d0, d1) -> [0 to 8], partial sum [1]>
}

// -----

// What decides is whole on every device.
func.func @decides_in_terms(%n: !tdl.piece<tensor<i32>, (d0) -> [], partial sum [0]>) attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{its number is not whole on every device, but}}
  tdl.case %n : !tdl.piece<tensor<i32>, (d0) -> [], partial sum [0]> {
    tdl.yield
  }
  return
}

// -----

func.func @decides_somewhere(%p: !tdl.piece<tensor<i1>, (d0) -> [] if [-d0]>, %x: !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]> attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{its condition is not whole on every device, but}}
  %r = tdl.while (%v = %x) : !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>
  cond {
    tdl.yield %p : !tdl.piece<tensor<i1>, (d0) -> [] if [-d0]>
  } do {
    tdl.yield %v : !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>
  }
  return %r : !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>
}

// -----

// A state may be terms, as what it is first and what becomes of it are: here
// every device would add its copy.
!terms = !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]>
func.func @state_of_terms(%p: !tdl.piece<tensor<i1>, (d0) -> []>, %x: !terms, %a: !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) attributes {plan.mesh = array<i64: 2>} {
  %r = tdl.while (%v = %x) : !terms
  cond {
    tdl.yield %p : !tdl.piece<tensor<i1>, (d0) -> []>
  } do {
    // expected-error @below {{computes result 0 from terms along axis 0, but is not linear in them}}
    %w = tdl.lambda (%i) in [8] on (%d = %v, %e = %a) part <(d0) -> [0 to 8]> carry [[0], []] : (!terms, !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) -> !terms {
      %f = tdl.read %d[%i] : tensor<8xf32>
      %g = tdl.read %e[%i] : tensor<8xf32>
      %h = arith.addf %f, %g : f32
      tdl.yield %h : f32
    }
    tdl.yield %w : !terms
  }
  return
}

// -----

// What is in a loop is looked at as well.
func.func @inside(%p: !tdl.piece<tensor<i1>, (d0) -> []>, %x: !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]> attributes {plan.mesh = array<i64: 2>} {
  %r = tdl.while (%v = %x) : !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>
  cond {
    tdl.yield %p : !tdl.piece<tensor<i1>, (d0) -> []>
  } do {
    %w = tdl.lambda (%i) in [8] on (%a = %v) part <(d0) -> [d0 * 4 to d0 * 4 + 4]> : (!tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>) -> !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]> {
      // expected-error @below {{operand 0 is read at}}
      %e = tdl.read %a[-%i + 7] : tensor<8xf32>
      tdl.yield %e : f32
    }
    tdl.yield %w : !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>
  }
  return %r : !tdl.piece<tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>
}

// -----

func.func @scan_rows(%x: !tdl.piece<tensor<4xf32>, (d0) -> [d0 to d0 + 1]>) attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{scans 4 rows on 2 devices}}
  %b, %t = plan.scan sum along [0] %x : <tensor<4xf32>, (d0) -> [d0 to d0 + 1]>
  return
}

// -----

func.func @scan_order(%x: !tdl.piece<tensor<4xf32>, (d0, d1) -> [d0 * 2 + d1 to d0 * 2 + d1 + 1]>) attributes {plan.mesh = array<i64: 2, 2>} {
  // expected-error @below {{rank 1 scans rows [1, 2), but has row 2}}
  %b, %t = plan.scan sum along [1, 0] %x : <tensor<4xf32>, (d0, d1) -> [d0 * 2 + d1 to d0 * 2 + d1 + 1]>
  return
}

// -----

func.func @scan_columns(%x: !tdl.piece<tensor<2x4xf32>, (d0) -> [d0 to d0 + 1, d0 * 2 to d0 * 2 + 2]>) attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{runs along axis 0, which cuts dimension 1}}
  %b, %t = plan.scan sum along [0] %x : <tensor<2x4xf32>, (d0) -> [d0 to d0 + 1, d0 * 2 to d0 * 2 + 2]>
  return
}
