// RUN: tofu-opt %s -tdl-dedup | FileCheck %s

// Lambdas with equal bodies become one; those that differ only inside stay two.
// CHECK-LABEL: @bodies
// CHECK: %[[A:.*]] = tdl.lambda
// CHECK: arith.addf
// CHECK: %[[B:.*]] = tdl.lambda
// CHECK: arith.mulf
// CHECK-NOT: tdl.lambda
// CHECK: return %[[A]], %[[A]], %[[B]]
func.func @bodies(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %a = tdl.lambda (%i) in [8] on (%y = %x) : (tensor<8xf32>) -> tensor<8xf32> {
    %v = tdl.read %y[%i] : tensor<8xf32>
    %s = arith.addf %v, %v : f32
    tdl.yield %s : f32
  }
  %b = tdl.lambda (%j) in [8] on (%z = %x) : (tensor<8xf32>) -> tensor<8xf32> {
    %w = tdl.read %z[%j] : tensor<8xf32>
    %s = arith.addf %w, %w : f32
    tdl.yield %s : f32
  }
  %c = tdl.lambda (%i) in [8] on (%y = %x) : (tensor<8xf32>) -> tensor<8xf32> {
    %v = tdl.read %y[%i] : tensor<8xf32>
    %s = arith.mulf %v, %v : f32
    tdl.yield %s : f32
  }
  return %a, %b, %c : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// Equality passes through operands in one go; what nobody uses is gone.
// CHECK-LABEL: @chain
// CHECK-COUNT-2: tdl.lambda
// CHECK-NOT: tdl.lambda
func.func @chain(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %a = tdl.lambda (%i) in [8] on (%y = %x) : (tensor<8xf32>) -> tensor<8xf32> {
    %v = tdl.read %y[7 - %i] : tensor<8xf32>
    tdl.yield %v : f32
  }
  %b = tdl.lambda (%i) in [8] on (%y = %x) : (tensor<8xf32>) -> tensor<8xf32> {
    %v = tdl.read %y[7 - %i] : tensor<8xf32>
    tdl.yield %v : f32
  }
  %c = tdl.lambda (%i) in [8] on (%y = %a) : (tensor<8xf32>) -> tensor<8xf32> {
    %v = tdl.read %y[%i] : tensor<8xf32>
    %s = arith.negf %v : f32
    tdl.yield %s : f32
  }
  %d = tdl.lambda (%i) in [8] on (%y = %b) : (tensor<8xf32>) -> tensor<8xf32> {
    %v = tdl.read %y[%i] : tensor<8xf32>
    %s = arith.negf %v : f32
    tdl.yield %s : f32
  }
  %dead = tdl.lambda (%i) in [8] on (%y = %d) : (tensor<8xf32>) -> tensor<8xf32> {
    %v = tdl.read %y[%i] : tensor<8xf32>
    tdl.yield %v : f32
  }
  return %c, %d : tensor<8xf32>, tensor<8xf32>
}

// A pinned value stays, used or not.
// CHECK-LABEL: @pinned
// CHECK-COUNT-2: tdl.lambda
func.func @pinned(%x: tensor<8xf32>) -> tensor<8xf32> {
  %a = tdl.lambda (%i) in [8] on (%y = %x) : (tensor<8xf32>) -> tensor<8xf32> {
    %v = tdl.read %y[7 - %i] : tensor<8xf32>
    tdl.yield %v : f32
  }
  %b = tdl.lambda (%i) in [8] on (%y = %x) attributes {plan.pin} : (tensor<8xf32>) -> tensor<8xf32> {
    %v = tdl.read %y[7 - %i] : tensor<8xf32>
    tdl.yield %v : f32
  }
  return %a : tensor<8xf32>
}
