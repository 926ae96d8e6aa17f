// RUN: tofu-opt %s -tofu-recompute-pairs -split-input-file | FileCheck %s --check-prefix=AUTO
// RUN: tofu-opt %s -tofu-recompute-pairs=memory=stream -split-input-file | FileCheck %s

// Scores, weights and shares of a softmax are read by the sum of values and by a
// gradient: each computes its own. The largest scores and the totals are one lambda.
// CHECK-LABEL: func @step
// CHECK:         %[[STATISTICS:.*]]:2 = tdl.lambda {{.*}} in [2, 40]
// CHECK:           %[[TOP:.*]] = tdl.reduce max
// CHECK:             tdl.reduce sum {{.*}} in [4]
// CHECK:           tdl.reduce sum {{.*}} in [40]
// CHECK:             arith.subf %{{.*}}, %[[TOP]]
// CHECK:         tdl.lambda (%{{.*}}, %[[I:.*]], %{{.*}}) in [2, 40, 8]
// CHECK:           tdl.reduce sum (%[[J:.*]]) in [40]
// CHECK:             tdl.reduce sum {{.*}} in [4]
// CHECK:             math.exp
// CHECK:             arith.divf
// CHECK:         tdl.lambda (%{{.*}}, %[[J:.*]], %{{.*}}) in [2, 40, 8]
// CHECK:           tdl.reduce sum (%[[I:.*]]) in [40]
// CHECK:             tdl.reduce sum {{.*}} in [4]
// CHECK:             math.exp
// CHECK:             arith.divf
// CHECK-NOT:     tdl.lambda
func.func @step(%q: tensor<2x40x4xf32>, %k: tensor<2x40x4xf32>, %v: tensor<2x40x8xf32>, %g: tensor<2x40x8xf32>) -> (tensor<2x40x8xf32>, tensor<2x40x8xf32>) {
  %scores = tdl.lambda (%b, %i, %j) in [2, 40, 40] on (%x = %q, %y = %k) : (tensor<2x40x4xf32>, tensor<2x40x4xf32>) -> tensor<2x40x40xf32> {
    %s = tdl.reduce sum (%l) in [4] : f32 {
      %0 = tdl.read %x[%b, %i, %l] : tensor<2x40x4xf32>
      %1 = tdl.read %y[%b, %j, %l] : tensor<2x40x4xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  %top = tdl.lambda (%b, %i) in [2, 40] on (%x = %scores) : (tensor<2x40x40xf32>) -> tensor<2x40xf32> {
    %s = tdl.reduce max (%j) in [40] : f32 {
      %0 = tdl.read %x[%b, %i, %j] : tensor<2x40x40xf32>
      tdl.yield %0 : f32
    }
    tdl.yield %s : f32
  }
  %weights = tdl.lambda (%b, %i, %j) in [2, 40, 40] on (%x = %scores, %y = %top) : (tensor<2x40x40xf32>, tensor<2x40xf32>) -> tensor<2x40x40xf32> {
    %0 = tdl.read %x[%b, %i, %j] : tensor<2x40x40xf32>
    %1 = tdl.read %y[%b, %i] : tensor<2x40xf32>
    %2 = arith.subf %0, %1 : f32
    %3 = math.exp %2 : f32
    tdl.yield %3 : f32
  }
  %total = tdl.lambda (%b, %i) in [2, 40] on (%x = %weights) : (tensor<2x40x40xf32>) -> tensor<2x40xf32> {
    %s = tdl.reduce sum (%j) in [40] : f32 {
      %0 = tdl.read %x[%b, %i, %j] : tensor<2x40x40xf32>
      tdl.yield %0 : f32
    }
    tdl.yield %s : f32
  }
  %shares = tdl.lambda (%b, %i, %j) in [2, 40, 40] on (%x = %weights, %y = %total) : (tensor<2x40x40xf32>, tensor<2x40xf32>) -> tensor<2x40x40xf32> {
    %0 = tdl.read %x[%b, %i, %j] : tensor<2x40x40xf32>
    %1 = tdl.read %y[%b, %i] : tensor<2x40xf32>
    %2 = arith.divf %0, %1 : f32
    tdl.yield %2 : f32
  }
  %result = tdl.lambda (%b, %i, %e) in [2, 40, 8] on (%x = %shares, %y = %v) : (tensor<2x40x40xf32>, tensor<2x40x8xf32>) -> tensor<2x40x8xf32> {
    %s = tdl.reduce sum (%j) in [40] : f32 {
      %0 = tdl.read %x[%b, %i, %j] : tensor<2x40x40xf32>
      %1 = tdl.read %y[%b, %j, %e] : tensor<2x40x8xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  %gradient = tdl.lambda (%b, %j, %e) in [2, 40, 8] on (%x = %shares, %y = %g) : (tensor<2x40x40xf32>, tensor<2x40x8xf32>) -> tensor<2x40x8xf32> {
    %s = tdl.reduce sum (%i) in [40] : f32 {
      %0 = tdl.read %x[%b, %i, %j] : tensor<2x40x40xf32>
      %1 = tdl.read %y[%b, %i, %e] : tensor<2x40x8xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  return %result, %gradient : tensor<2x40x8xf32>, tensor<2x40x8xf32>
}

// -----

// Weights that are a result are in memory anyway.
// CHECK-LABEL: func @returned
// CHECK:         tdl.lambda {{.*}} in [40, 40]
// CHECK:         tdl.lambda {{.*}} in [40, 40]
// CHECK:         tdl.lambda {{.*}} in [40, 8]
func.func @returned(%q: tensor<40x4xf32>, %k: tensor<40x4xf32>, %v: tensor<40x8xf32>) -> (tensor<40x40xf32>, tensor<40x8xf32>) {
  %scores = tdl.lambda (%i, %j) in [40, 40] on (%x = %q, %y = %k) : (tensor<40x4xf32>, tensor<40x4xf32>) -> tensor<40x40xf32> {
    %s = tdl.reduce sum (%l) in [4] : f32 {
      %0 = tdl.read %x[%i, %l] : tensor<40x4xf32>
      %1 = tdl.read %y[%j, %l] : tensor<40x4xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  %weights = tdl.lambda (%i, %j) in [40, 40] on (%x = %scores) : (tensor<40x40xf32>) -> tensor<40x40xf32> {
    %0 = tdl.read %x[%i, %j] : tensor<40x40xf32>
    %1 = math.exp %0 : f32
    tdl.yield %1 : f32
  }
  %result = tdl.lambda (%i, %e) in [40, 8] on (%x = %weights, %y = %v) : (tensor<40x40xf32>, tensor<40x8xf32>) -> tensor<40x8xf32> {
    %s = tdl.reduce sum (%j) in [40] : f32 {
      %0 = tdl.read %x[%i, %j] : tensor<40x40xf32>
      %1 = tdl.read %y[%j, %e] : tensor<40x8xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  return %weights, %result : tensor<40x40xf32>, tensor<40x8xf32>
}

// -----

// Weights of 128 products each take more than five times as long to compute again as to
// read: by itself the pass keeps them.
// AUTO-LABEL: func @wide
// AUTO:         tdl.lambda {{.*}} in [4096, 4096]
// AUTO:         tdl.lambda {{.*}} in [4096, 128]
// AUTO:         tdl.lambda {{.*}} in [4096, 128]
func.func @wide(%q: tensor<4096x128xf32>, %k: tensor<4096x128xf32>, %v: tensor<4096x128xf32>) -> (tensor<4096x128xf32>, tensor<4096x128xf32>) {
  %hidden = tdl.lambda (%i, %j) in [4096, 4096] on (%x = %q, %y = %k) : (tensor<4096x128xf32>, tensor<4096x128xf32>) -> tensor<4096x4096xf32> {
    %s = tdl.reduce sum (%l) in [128] : f32 {
      %0 = tdl.read %x[%i, %l] : tensor<4096x128xf32>
      %1 = tdl.read %y[%j, %l] : tensor<4096x128xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    %weight = math.exp %s : f32
    tdl.yield %weight : f32
  }
  %result = tdl.lambda (%i, %e) in [4096, 128] on (%x = %hidden, %y = %v) : (tensor<4096x4096xf32>, tensor<4096x128xf32>) -> tensor<4096x128xf32> {
    %s = tdl.reduce sum (%j) in [4096] : f32 {
      %0 = tdl.read %x[%i, %j] : tensor<4096x4096xf32>
      %1 = tdl.read %y[%j, %e] : tensor<4096x128xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  %gradient = tdl.lambda (%j, %e) in [4096, 128] on (%x = %hidden, %y = %v) : (tensor<4096x4096xf32>, tensor<4096x128xf32>) -> tensor<4096x128xf32> {
    %s = tdl.reduce sum (%i) in [4096] : f32 {
      %0 = tdl.read %x[%i, %j] : tensor<4096x4096xf32>
      %1 = tdl.read %y[%i, %e] : tensor<4096x128xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  return %result, %gradient : tensor<4096x128xf32>, tensor<4096x128xf32>
}

// -----

// What a layer of a network makes of products is computed once.
// CHECK-LABEL: func @layer
// CHECK:         tdl.lambda {{.*}} in [400, 400]
// CHECK:         tdl.lambda {{.*}} in [400, 8]
func.func @layer(%x: tensor<400x4xf32>, %w: tensor<400x4xf32>, %v: tensor<400x8xf32>) -> tensor<400x8xf32> {
  %hidden = tdl.lambda (%i, %j) in [400, 400] on (%a = %x, %b = %w) : (tensor<400x4xf32>, tensor<400x4xf32>) -> tensor<400x400xf32> {
    %s = tdl.reduce sum (%l) in [4] : f32 {
      %0 = tdl.read %a[%i, %l] : tensor<400x4xf32>
      %1 = tdl.read %b[%j, %l] : tensor<400x4xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  %result = tdl.lambda (%i, %e) in [400, 8] on (%a = %hidden, %b = %v) : (tensor<400x400xf32>, tensor<400x8xf32>) -> tensor<400x8xf32> {
    %s = tdl.reduce sum (%j) in [400] : f32 {
      %0 = tdl.read %a[%i, %j] : tensor<400x400xf32>
      %1 = tdl.read %b[%j, %e] : tensor<400x8xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  return %result : tensor<400x8xf32>
}
