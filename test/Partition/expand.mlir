// RUN: tofu-opt %s -tofu-expand | tofu-opt | FileCheck %s

// A convolution's part reads its own rows and a halo: the lambda keeps its body
// and its global coordinates; only its box is a part.
// CHECK-LABEL: @halo
// CHECK: %[[X:.*]] = plan.fetch %arg0 : {{.*}} to <tensor<16xf32>, (d0) -> [max(0, d0 * 4 - 1) to min(16, d0 * 4 + 5)]>
// CHECK: tdl.lambda (%[[I:.*]]) in [16] on (%[[D:.*]] = %[[X]]) part <(d0) -> [d0 * 4 to d0 * 4 + 4, 0 to 3]>
// CHECK: tdl.read %[[D]][%[[I]] + %{{.*}} - 1] else
func.func @halo(%x: tensor<16xf32> {plan.layout = #plan.layout<[[0]]>})
    -> (tensor<16xf32> {plan.layout = #plan.layout<[[0]]>}) attributes {plan.mesh = array<i64: 4>} {
  %y = tdl.lambda (%i) in [16] on (%d = %x)
      attributes {plan.split = #plan.split<[[0], []]>, plan.layouts = [#plan.layout<[[0]]>]}
      : (tensor<16xf32>) -> tensor<16xf32> {
    %zero = arith.constant 0.0 : f32
    %s = tdl.reduce sum (%dx) in [3] : f32 {
      %v = tdl.read %d[%i + %dx - 1] else %zero : tensor<16xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %y : tensor<16xf32>
}

// A sum that stays pending through an addition and is reduced once.
// CHECK-LABEL: @pending
// CHECK: %[[A:.*]] = tdl.lambda {{.*}} -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]>
// CHECK: %[[B:.*]] = tdl.lambda {{.*}} -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]>
// CHECK: %[[C:.*]] = tdl.lambda {{.*}} -> !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]>
// CHECK: plan.reduce %[[C]] : {{.*}} to <tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>
// CHECK-NOT: plan.reduce
func.func @pending(%x: tensor<8x6xf32> {plan.layout = #plan.layout<[[], [0]]>})
    -> (tensor<8xf32> {plan.layout = #plan.layout<[[0]]>}) attributes {plan.mesh = array<i64: 2>} {
  %a = tdl.lambda (%i) in [8] on (%d = %x)
      attributes {plan.split = #plan.split<[[], [0]]>, plan.layouts = [#plan.layout<[[]], partial [0]>]}
      : (tensor<8x6xf32>) -> tensor<8xf32> {
    %s = tdl.reduce sum (%j) in [6] : f32 {
      %v = tdl.read %d[%i, %j] : tensor<8x6xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %b = tdl.lambda (%i) in [8] on (%d = %x)
      attributes {plan.split = #plan.split<[[], [0]]>, plan.layouts = [#plan.layout<[[]], partial [0]>]}
      : (tensor<8x6xf32>) -> tensor<8xf32> {
    %s = tdl.reduce sum (%j) in [6] : f32 {
      %v = tdl.read %d[%i, %j] : tensor<8x6xf32>
      %w = arith.mulf %v, %v : f32
      tdl.yield %w : f32
    }
    tdl.yield %s : f32
  }
  %c = tdl.lambda (%i) in [8] on (%d = %a, %e = %b)
      attributes {plan.split = #plan.split<[[]], carry [0 : 0]>, plan.layouts = [#plan.layout<[[0]]>]}
      : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32> {
    %v = tdl.read %d[%i] : tensor<8xf32>
    %w = tdl.read %e[%i] : tensor<8xf32>
    %s = arith.addf %v, %w : f32
    tdl.yield %s : f32
  }
  return %c : tensor<8xf32>
}

// Rows of a table that are chosen by data: each device adds what it holds, as a
// mask; the body still reads the whole table's coordinates.
// CHECK-LABEL: @rows
// CHECK: tdl.lambda {{.*}} part <(d0) -> [0 to 4, 0 to 8]> masks [#tdl.box<(d0) -> [d0 * 25 to d0 * 25 + 25, 0 to 8]>, unit]
// CHECK: plan.reduce
func.func @rows(%t: tensor<50x8xf32> {plan.layout = #plan.layout<[[0], []]>},
                %n: tensor<4xi32> {plan.layout = #plan.layout<[[0]]>})
    -> (tensor<4x8xf32> {plan.layout = #plan.layout<[[0], []]>}) attributes {plan.mesh = array<i64: 2>} {
  %y = tdl.lambda (%i, %j) in [4, 8] on (%d = %t, %ids = %n)
      attributes {plan.split = #plan.split<[[], [], [0]]>, plan.layouts = [#plan.layout<[[0], []]>]}
      : (tensor<50x8xf32>, tensor<4xi32>) -> tensor<4x8xf32> {
    %id = tdl.read %ids[%i] : tensor<4xi32>
    %row = arith.index_cast %id : i32 to index
    %v = tdl.read %d[symbol(%row), %j] : tensor<50x8xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<4x8xf32>
}

// 10 rows over 4 devices: 2, 3, 2 and 3 of them.
// CHECK-LABEL: @uneven
// CHECK-SAME: (d0) -> [(d0 * 5) floordiv 2 to (d0 * 5 + 5) floordiv 2]
func.func @uneven(%x: tensor<10xf32> {plan.layout = #plan.layout<[[0]]>})
    -> (tensor<10xf32> {plan.layout = #plan.layout<[[0]]>}) attributes {plan.mesh = array<i64: 4>} {
  return %x : tensor<10xf32>
}

// A result replaces the argument that it replaced before, whatever their
// pieces are by now.
// CHECK-LABEL: @untied
// CHECK-SAME: plan.replaces = array<i64: 0, 1>
func.func @untied(%x: tensor<8x8xf32> {plan.layout = #plan.layout<[[0], []]>},
                  %y: tensor<8x8xf32> {plan.layout = #plan.layout<[[], [0]]>})
    -> (tensor<8x8xf32> {plan.layout = #plan.layout<[[], [0]]>},
        tensor<8x8xf32> {plan.layout = #plan.layout<[[0], []]>}) attributes {plan.mesh = array<i64: 2>} {
  return %y, %x : tensor<8x8xf32>, tensor<8x8xf32>
}

// A pending term's axis follows those by which the tensor is split already, so
// that each device folds a part of the piece that it has terms of.
// CHECK-LABEL: @appended
// CHECK: plan.reduce {{.*}} to <tensor<12xf32>, (d0, d1) -> [d1 * 6 + d0 * 2 to d1 * 6 + d0 * 2 + 2]>
func.func @appended(%x: tensor<12x6xf32> {plan.layout = #plan.layout<[[1], [0]]>})
    -> (tensor<12xf32> {plan.layout = #plan.layout<[[1, 0]]>}) attributes {plan.mesh = array<i64: 3, 2>} {
  %a = tdl.lambda (%i) in [12] on (%d = %x)
      attributes {plan.split = #plan.split<[[1], [0]]>, plan.layouts = [#plan.layout<[[1]], partial [0]>]}
      : (tensor<12x6xf32>) -> tensor<12xf32> {
    %s = tdl.reduce sum (%j) in [6] : f32 {
      %v = tdl.read %d[%i, %j] : tensor<12x6xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %b = tdl.lambda (%i) in [12] on (%d = %a)
      attributes {plan.split = #plan.split<[[1, 0]]>, plan.layouts = [#plan.layout<[[1, 0]]>]}
      : (tensor<12xf32>) -> tensor<12xf32> {
    %v = tdl.read %d[%i] : tensor<12xf32>
    %e = math.exp %v : f32
    tdl.yield %e : f32
  }
  return %b : tensor<12xf32>
}

// A sum that is stored whole is copied along the axis of its terms; along the
// other one every device folds its own. The plan's bytes are the program's.
// CHECK-LABEL: @copies
// CHECK: plan.reduce {{.*}} : <tensor<4xf32>, (d0, d1) -> [d1 * 2 to d1 * 2 + 2], partial sum [0]> to <tensor<4xf32>, (d0, d1) -> [0 to 4]>
func.func @copies(%x: tensor<4x6xf32> {plan.layout = #plan.layout<[[1], [0]]>})
    -> (tensor<4xf32> {plan.layout = #plan.layout<[[]]>}) attributes {plan.mesh = array<i64: 3, 2>} {
  %a = tdl.lambda (%i) in [4] on (%d = %x)
      attributes {plan.split = #plan.split<[[1], [0]]>, plan.layouts = [#plan.layout<[[]]>]}
      : (tensor<4x6xf32>) -> tensor<4xf32> {
    %s = tdl.reduce sum (%j) in [6] : f32 {
      %v = tdl.read %d[%i, %j] : tensor<4x6xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %a : tensor<4xf32>
}

// A device without a part of the sum has its factor all the same. The factor is
// promised to be finite: 0 * inf would be NaN on the others.
// CHECK-LABEL: @beside_a_sum
// CHECK: plan.fetch %arg1 : {{.*}} to <tensor<2xf32>, (d0) -> [0 to 1]>
func.func @beside_a_sum(%x: tensor<3xf32> {plan.layout = #plan.layout<[[0]]>},
                        %y: tensor<2xf32> {plan.layout = #plan.layout<[[0]]>})
    -> (tensor<f32> {plan.layout = #plan.layout<[]>}) attributes {plan.mesh = array<i64: 4>, plan.options = {finite = true}} {
  %a = tdl.lambda () in [] on (%d = %x, %e = %y)
      attributes {plan.split = #plan.split<[[0]]>, plan.layouts = [#plan.layout<[]>]}
      : (tensor<3xf32>, tensor<2xf32>) -> tensor<f32> {
    %s = tdl.reduce sum (%j) in [3] : f32 {
      %v = tdl.read %d[%j] : tensor<3xf32>
      tdl.yield %v : f32
    }
    %f = tdl.read %e[0] : tensor<2xf32>
    %p = arith.mulf %s, %f : f32
    tdl.yield %p : f32
  }
  return %a : tensor<f32>
}

// A device without rows of the table still has the indices.
// CHECK-LABEL: @no_rows
// CHECK: plan.fetch %arg1 : {{.*}} to <tensor<4xi32>, (d0) -> [0 to 4]>
func.func @no_rows(%t: tensor<3xf32> {plan.layout = #plan.layout<[[0]]>},
                   %n: tensor<4xi32> {plan.layout = #plan.layout<[[0]]>})
    -> (tensor<4xf32> {plan.layout = #plan.layout<[[0]]>}) attributes {plan.mesh = array<i64: 4>} {
  %y = tdl.lambda (%i) in [4] on (%d = %t, %ids = %n)
      attributes {plan.split = #plan.split<[[], [0]]>, plan.layouts = [#plan.layout<[[0]]>]}
      : (tensor<3xf32>, tensor<4xi32>) -> tensor<4xf32> {
    %id = tdl.read %ids[%i] : tensor<4xi32>
    %row = arith.index_cast %id : i32 to index
    %v = tdl.read %d[symbol(%row)] : tensor<3xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<4xf32>
}

// Of an operand that is masked and guarded each device gets what both leave; a
// mask is a part of the index, whatever the guard says.
// CHECK-LABEL: @guarded_mask
// CHECK: plan.fetch %arg0 : {{.*}} to <tensor<12xf32>, (d0, d1) -> [max(2, d1 * 6 + d0 * 3) to d1 * 6 + d0 * 3 + 3]>
// CHECK: masks [#tdl.box<(d0, d1) -> [d1 * 6 + d0 * 3 to d1 * 6 + d0 * 3 + 3]>]
func.func @guarded_mask(%x: tensor<12xf32> {plan.layout = #plan.layout<[[0]]>})
    -> (tensor<12xf32> {plan.layout = #plan.layout<[[0, 1]]>}) attributes {plan.mesh = array<i64: 2, 2>, plan.options = {finite = true}} {
  %y = tdl.lambda (%i) in [12] on (%d = %x)
      attributes {plan.split = #plan.split<[[1]], carry [0 : 0]>, plan.layouts = [#plan.layout<[[0, 1]]>]}
      : (tensor<12xf32>) -> tensor<12xf32> {
    %zero = arith.constant 0.0 : f32
    %v = tdl.read %d[%i] else %zero where (%i >= 2) : tensor<12xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<12xf32>
}

// A diagonal that is stored in blocks: devices have its elements by one index,
// as the blocks beside it are nobody's.
// CHECK-LABEL: @masked_diagonal
// CHECK: masks [#tdl.box<(d0, d1) -> [d0 * 4 + d1 * 2 to d0 * 4 + d1 * 2 + 2, 0 to 8]>] carry {{.}}[0, 1]]
func.func @masked_diagonal(%x: tensor<8x8xf32> {plan.layout = #plan.layout<[[0], [1]]>})
    -> (tensor<8xf32> {plan.layout = #plan.layout<[[0, 1]]>}) attributes {plan.mesh = array<i64: 2, 2>, plan.options = {finite = true}} {
  %y = tdl.lambda (%i) in [8] on (%d = %x)
      attributes {plan.split = #plan.split<[[]], carry [0 : 0, 1 : 0]>, plan.layouts = [#plan.layout<[[0, 1]]>]}
      : (tensor<8x8xf32>) -> tensor<8xf32> {
    %v = tdl.read %d[%i, %i] : tensor<8x8xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<8xf32>
}
