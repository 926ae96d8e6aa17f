// RUN: tofu-opt %s -tofu-fuse -tofu-fuse-rows | FileCheck %s

// What is folded of a row, and what was read along it, is computed where it is
// needed: one lambda.
// CHECK-LABEL: func @softmax
// CHECK:         tdl.lambda (%[[I:.*]], %[[J:.*]]) in [8, 100] on (%[[X:.*]] = %arg0)
// CHECK:           %[[TOP:.*]] = tdl.reduce max (%{{.*}}) in [100]
// CHECK:           %[[TOTAL:.*]] = tdl.reduce sum (%{{.*}}) in [100]
// CHECK:             arith.subf %{{.*}}, %[[TOP]]
// CHECK:             math.exp
// CHECK:           arith.divf %{{.*}}, %[[TOTAL]]
// CHECK-NOT:     tdl.lambda
// CHECK:         return
func.func @softmax(%a: tensor<8x100xf32>) -> tensor<8x100xf32> {
  %top = tdl.lambda (%i) in [8] on (%x = %a) : (tensor<8x100xf32>) -> tensor<8xf32> {
    %s = tdl.reduce max (%k) in [100] : f32 {
      %v = tdl.read %x[%i, %k] : tensor<8x100xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %e = tdl.lambda (%i, %j) in [8, 100] on (%x = %a, %t = %top) : (tensor<8x100xf32>, tensor<8xf32>) -> tensor<8x100xf32> {
    %v = tdl.read %x[%i, %j] : tensor<8x100xf32>
    %w = tdl.read %t[%i] : tensor<8xf32>
    %d = arith.subf %v, %w : f32
    %p = math.exp %d : f32
    tdl.yield %p : f32
  }
  %total = tdl.lambda (%i) in [8] on (%x = %e) : (tensor<8x100xf32>) -> tensor<8xf32> {
    %s = tdl.reduce sum (%k) in [100] : f32 {
      %v = tdl.read %x[%i, %k] : tensor<8x100xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %y = tdl.lambda (%i, %j) in [8, 100] on (%x = %e, %t = %total) : (tensor<8x100xf32>, tensor<8xf32>) -> tensor<8x100xf32> {
    %v = tdl.read %x[%i, %j] : tensor<8x100xf32>
    %w = tdl.read %t[%i] : tensor<8xf32>
    %q = arith.divf %v, %w : f32
    tdl.yield %q : f32
  }
  return %y : tensor<8x100xf32>
}

// What somebody else reads as well is there: what it is made of is not read
// again for nothing.
// CHECK-LABEL: func @returned
// CHECK-COUNT-4: tdl.lambda
// CHECK:         return
func.func @returned(%a: tensor<8x100xf32>) -> (tensor<8x100xf32>, tensor<8x100xf32>, tensor<8xf32>, tensor<8xf32>) {
  %top = tdl.lambda (%i) in [8] on (%x = %a) : (tensor<8x100xf32>) -> tensor<8xf32> {
    %s = tdl.reduce max (%k) in [100] : f32 {
      %v = tdl.read %x[%i, %k] : tensor<8x100xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %e = tdl.lambda (%i, %j) in [8, 100] on (%x = %a, %t = %top) : (tensor<8x100xf32>, tensor<8xf32>) -> tensor<8x100xf32> {
    %v = tdl.read %x[%i, %j] : tensor<8x100xf32>
    %w = tdl.read %t[%i] : tensor<8xf32>
    %d = arith.subf %v, %w : f32
    %p = math.exp %d : f32
    tdl.yield %p : f32
  }
  %total = tdl.lambda (%i) in [8] on (%x = %e) : (tensor<8x100xf32>) -> tensor<8xf32> {
    %s = tdl.reduce sum (%k) in [100] : f32 {
      %v = tdl.read %x[%i, %k] : tensor<8x100xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %y = tdl.lambda (%i, %j) in [8, 100] on (%x = %e, %t = %total) : (tensor<8x100xf32>, tensor<8xf32>) -> tensor<8x100xf32> {
    %v = tdl.read %x[%i, %j] : tensor<8x100xf32>
    %w = tdl.read %t[%i] : tensor<8xf32>
    %q = arith.divf %v, %w : f32
    tdl.yield %q : f32
  }
  return %y, %e, %top, %total : tensor<8x100xf32>, tensor<8x100xf32>, tensor<8xf32>, tensor<8xf32>
}

// Two that read it would read its rows twice.
// CHECK-LABEL: func @elsewhere
// CHECK-COUNT-3: tdl.lambda
// CHECK:         return
func.func @elsewhere(%a: tensor<8x100xf32>, %b: tensor<8x100xf32>, %c: tensor<8x100xf32>) -> (tensor<8x100xf32>, tensor<8x100xf32>) {
  %total = tdl.lambda (%i) in [8] on (%x = %a) : (tensor<8x100xf32>) -> tensor<8xf32> {
    %s = tdl.reduce sum (%k) in [100] : f32 {
      %v = tdl.read %x[%i, %k] : tensor<8x100xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %y = tdl.lambda (%i, %j) in [8, 100] on (%x = %b, %t = %total) : (tensor<8x100xf32>, tensor<8xf32>) -> tensor<8x100xf32> {
    %v = tdl.read %x[%i, %j] : tensor<8x100xf32>
    %w = tdl.read %t[%i] : tensor<8xf32>
    %q = arith.divf %v, %w : f32
    tdl.yield %q : f32
  }
  %z = tdl.lambda (%i, %j) in [8, 100] on (%x = %c, %t = %total) : (tensor<8x100xf32>, tensor<8xf32>) -> tensor<8x100xf32> {
    %v = tdl.read %x[%i, %j] : tensor<8x100xf32>
    %w = tdl.read %t[%i] : tensor<8xf32>
    %q = arith.divf %v, %w : f32
    tdl.yield %q : f32
  }
  return %y, %z : tensor<8x100xf32>, tensor<8x100xf32>
}

// Columns that lie along the rows are folded by threads side by side.
// CHECK-LABEL: func @columns
// CHECK-COUNT-2: tdl.lambda
// CHECK:         return
func.func @columns(%a: tensor<100x8xf32>) -> tensor<8x100xf32> {
  %total = tdl.lambda (%i) in [8] on (%x = %a) : (tensor<100x8xf32>) -> tensor<8xf32> {
    %s = tdl.reduce sum (%k) in [100] : f32 {
      %v = tdl.read %x[%k, %i] : tensor<100x8xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %y = tdl.lambda (%i, %j) in [8, 100] on (%x = %a, %t = %total) : (tensor<100x8xf32>, tensor<8xf32>) -> tensor<8x100xf32> {
    %v = tdl.read %x[%j, %i] : tensor<100x8xf32>
    %w = tdl.read %t[%i] : tensor<8xf32>
    %q = arith.divf %v, %w : f32
    tdl.yield %q : f32
  }
  return %y : tensor<8x100xf32>
}

// A fold with a guard of its own looks at part of a row.
// CHECK-LABEL: func @guarded
// CHECK-COUNT-2: tdl.lambda
// CHECK:         return
func.func @guarded(%a: tensor<100x100xf32>) -> tensor<100x100xf32> {
  %before = tdl.lambda (%i) in [100] on (%x = %a) : (tensor<100x100xf32>) -> tensor<100xf32> {
    %s = tdl.reduce sum (%k) in [100] where (%i - %k >= 0) : f32 {
      %v = tdl.read %x[%i, %k] : tensor<100x100xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %y = tdl.lambda (%i, %j) in [100, 100] on (%x = %a, %t = %before) : (tensor<100x100xf32>, tensor<100xf32>) -> tensor<100x100xf32> {
    %v = tdl.read %x[%i, %j] : tensor<100x100xf32>
    %w = tdl.read %t[%i] : tensor<100xf32>
    %q = arith.divf %v, %w : f32
    tdl.yield %q : f32
  }
  return %y : tensor<100x100xf32>
}

// What is folded of a row is needed in all others.
// CHECK-LABEL: func @crossed
// CHECK-COUNT-2: tdl.lambda
// CHECK:         return
func.func @crossed(%a: tensor<100x100xf32>) -> tensor<100x100xf32> {
  %total = tdl.lambda (%i) in [100] on (%x = %a) : (tensor<100x100xf32>) -> tensor<100xf32> {
    %s = tdl.reduce max (%k) in [100] : f32 {
      %v = tdl.read %x[%i, %k] : tensor<100x100xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  %y = tdl.lambda (%i, %j) in [100, 100] on (%x = %a, %t = %total) : (tensor<100x100xf32>, tensor<100xf32>) -> tensor<100x100xf32> {
    %v = tdl.read %x[%i, %j] : tensor<100x100xf32>
    %w = tdl.read %t[%j] : tensor<100xf32>
    %q = arith.divf %v, %w : f32
    tdl.yield %q : f32
  }
  return %y : tensor<100x100xf32>
}
