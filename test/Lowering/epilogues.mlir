// RUN: tofu-opt %s -tofu-fuse -tofu-fuse-epilogues | FileCheck %s
// RUN: tofu-opt %s -tofu-fuse -tofu-fuse-epilogues=addend-only | FileCheck %s --check-prefix=ADDEND

// OpenBLAS adds to what is there, and has no other factor and no bias.
// ADDEND-LABEL: func @all
// ADDEND-COUNT-2: tdl.lambda
// ADDEND:         return

// A product, a constant times it, a tensor and a row that are added: one lambda.
// CHECK-LABEL: func @all
// CHECK-COUNT-1: tdl.lambda
// CHECK-NOT:     tdl.lambda
// CHECK:         return
func.func @all(%a: tensor<16x8xf32>, %b: tensor<8x32xf32>, %c: tensor<16x32xf32>, %row: tensor<32xf32>) -> tensor<16x32xf32> {
  %product = tdl.lambda (%i, %j) in [16, 32] on (%x = %a, %y = %b) : (tensor<16x8xf32>, tensor<8x32xf32>) -> tensor<16x32xf32> {
    %s = tdl.reduce sum (%k) in [8] : f32 {
      %0 = tdl.read %x[%i, %k] : tensor<16x8xf32>
      %1 = tdl.read %y[%k, %j] : tensor<8x32xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  %result = tdl.lambda (%i, %j) in [16, 32] on (%x = %product, %y = %c, %z = %row) : (tensor<16x32xf32>, tensor<16x32xf32>, tensor<32xf32>) -> tensor<16x32xf32> {
    %0 = tdl.read %x[%i, %j] : tensor<16x32xf32>
    %1 = tdl.read %y[%i, %j] : tensor<16x32xf32>
    %2 = tdl.read %z[%j] : tensor<32xf32>
    %half = arith.constant 0.5 : f32
    %3 = arith.mulf %0, %half : f32
    %4 = arith.subf %2, %3 : f32
    %5 = arith.addf %4, %1 : f32
    tdl.yield %5 : f32
  }
  return %result : tensor<16x32xf32>
}

// What no library does with a product stays alone: what is added along the other
// index, or along indices of both factors, and another function.
// CHECK-LABEL: func @others
// CHECK-COUNT-4: tdl.lambda
// CHECK:         return
func.func @others(%a: tensor<16x8xf32>, %b: tensor<8x32xf32>, %column: tensor<16xf32>) -> (tensor<16x32xf32>, tensor<16x32xf32>) {
  %product = tdl.lambda (%i, %j) in [16, 32] on (%x = %a, %y = %b) : (tensor<16x8xf32>, tensor<8x32xf32>) -> tensor<16x32xf32> {
    %s = tdl.reduce sum (%k) in [8] : f32 {
      %0 = tdl.read %x[%i, %k] : tensor<16x8xf32>
      %1 = tdl.read %y[%k, %j] : tensor<8x32xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  %added = tdl.lambda (%i, %j) in [16, 32] on (%x = %product, %y = %column) : (tensor<16x32xf32>, tensor<16xf32>) -> tensor<16x32xf32> {
    %0 = tdl.read %x[%i, %j] : tensor<16x32xf32>
    %1 = tdl.read %y[%i] : tensor<16xf32>
    %2 = arith.addf %0, %1 : f32
    tdl.yield %2 : f32
  }
  %again = tdl.lambda (%i, %j) in [16, 32] on (%x = %added, %y = %b) : (tensor<16x32xf32>, tensor<8x32xf32>) -> tensor<16x32xf32> {
    %s = tdl.reduce sum (%k) in [8] : f32 {
      %0 = tdl.read %x[%i, %k] : tensor<16x32xf32>
      %1 = tdl.read %y[%k, %j] : tensor<8x32xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  %bent = tdl.lambda (%i, %j) in [16, 32] on (%x = %again) : (tensor<16x32xf32>) -> tensor<16x32xf32> {
    %0 = tdl.read %x[%i, %j] : tensor<16x32xf32>
    %1 = math.tanh %0 : f32
    tdl.yield %1 : f32
  }
  return %added, %bent : tensor<16x32xf32>, tensor<16x32xf32>
}

// CHECK-LABEL: func @both
// CHECK-COUNT-2: tdl.lambda
// CHECK:         return
func.func @both(%a: tensor<2x16x8xf32>, %b: tensor<8x32xf32>, %places: tensor<16x32xf32>) -> tensor<2x16x32xf32> {
  %product = tdl.lambda (%n, %i, %j) in [2, 16, 32] on (%x = %a, %y = %b) : (tensor<2x16x8xf32>, tensor<8x32xf32>) -> tensor<2x16x32xf32> {
    %s = tdl.reduce sum (%k) in [8] : f32 {
      %0 = tdl.read %x[%n, %i, %k] : tensor<2x16x8xf32>
      %1 = tdl.read %y[%k, %j] : tensor<8x32xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  %result = tdl.lambda (%n, %i, %j) in [2, 16, 32] on (%x = %product, %z = %places) : (tensor<2x16x32xf32>, tensor<16x32xf32>) -> tensor<2x16x32xf32> {
    %0 = tdl.read %x[%n, %i, %j] : tensor<2x16x32xf32>
    %1 = tdl.read %z[%i, %j] : tensor<16x32xf32>
    %2 = arith.addf %0, %1 : f32
    tdl.yield %2 : f32
  }
  return %result : tensor<2x16x32xf32>
}

// A window slides along an image, whose library adds nothing.
// CHECK-LABEL: func @convolution
// CHECK-COUNT-2: tdl.lambda
// CHECK:         return
func.func @convolution(%a: tensor<18x8xf32>, %b: tensor<3x8x32xf32>, %row: tensor<32xf32>) -> tensor<16x32xf32> {
  %product = tdl.lambda (%i, %j) in [16, 32] on (%x = %a, %y = %b) : (tensor<18x8xf32>, tensor<3x8x32xf32>) -> tensor<16x32xf32> {
    %s = tdl.reduce sum (%d, %k) in [3, 8] : f32 {
      %0 = tdl.read %x[%i + %d, %k] : tensor<18x8xf32>
      %1 = tdl.read %y[%d, %k, %j] : tensor<3x8x32xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  %result = tdl.lambda (%i, %j) in [16, 32] on (%x = %product, %z = %row) : (tensor<16x32xf32>, tensor<32xf32>) -> tensor<16x32xf32> {
    %0 = tdl.read %x[%i, %j] : tensor<16x32xf32>
    %1 = tdl.read %z[%j] : tensor<32xf32>
    %2 = arith.addf %0, %1 : f32
    tdl.yield %2 : f32
  }
  return %result : tensor<16x32xf32>
}

// A sum that a loop goes on with; of bf16 libraries round the product first.
// ADDEND-LABEL: func @sums
// ADDEND:         tdl.lambda
// ADDEND-NOT:     tdl.lambda
// ADDEND:         return
func.func @sums(%a: tensor<16x8xf64>, %b: tensor<8x32xf64>, %c: tensor<16x32xf64>) -> tensor<16x32xf64> {
  %product = tdl.lambda (%i, %j) in [16, 32] on (%x = %a, %y = %b) : (tensor<16x8xf64>, tensor<8x32xf64>) -> tensor<16x32xf64> {
    %s = tdl.reduce sum (%k) in [8] : f64 {
      %0 = tdl.read %x[%i, %k] : tensor<16x8xf64>
      %1 = tdl.read %y[%k, %j] : tensor<8x32xf64>
      %2 = arith.mulf %0, %1 : f64
      tdl.yield %2 : f64
    }
    tdl.yield %s : f64
  }
  %result = tdl.lambda (%i, %j) in [16, 32] on (%x = %product, %y = %c) : (tensor<16x32xf64>, tensor<16x32xf64>) -> tensor<16x32xf64> {
    %0 = tdl.read %x[%i, %j] : tensor<16x32xf64>
    %1 = tdl.read %y[%i, %j] : tensor<16x32xf64>
    %2 = arith.addf %1, %0 : f64
    tdl.yield %2 : f64
  }
  return %result : tensor<16x32xf64>
}
// ADDEND-LABEL: func @narrow
// ADDEND-COUNT-2: tdl.lambda
// ADDEND:         return
func.func @narrow(%a: tensor<16x8xbf16>, %b: tensor<8x32xbf16>, %c: tensor<16x32xbf16>) -> tensor<16x32xbf16> {
  %product = tdl.lambda (%i, %j) in [16, 32] on (%x = %a, %y = %b) : (tensor<16x8xbf16>, tensor<8x32xbf16>) -> tensor<16x32xbf16> {
    %s = tdl.reduce sum (%k) in [8] : bf16 {
      %0 = tdl.read %x[%i, %k] : tensor<16x8xbf16>
      %1 = tdl.read %y[%k, %j] : tensor<8x32xbf16>
      %2 = arith.mulf %0, %1 : bf16
      tdl.yield %2 : bf16
    }
    tdl.yield %s : bf16
  }
  %result = tdl.lambda (%i, %j) in [16, 32] on (%x = %product, %y = %c) : (tensor<16x32xbf16>, tensor<16x32xbf16>) -> tensor<16x32xbf16> {
    %0 = tdl.read %x[%i, %j] : tensor<16x32xbf16>
    %1 = tdl.read %y[%i, %j] : tensor<16x32xbf16>
    %2 = arith.addf %1, %0 : bf16
    tdl.yield %2 : bf16
  }
  return %result : tensor<16x32xbf16>
}

// Each of four devices adds its own term of a product to its own term of a sum.
// ADDEND-LABEL: func @terms
// ADDEND:         tdl.lambda
// ADDEND-SAME:    carry {{\[\[}}0], [], []]
// ADDEND-NOT:     tdl.lambda
// ADDEND:         return
func.func @terms(%a: !tdl.piece<tensor<16x8xf32>, (d0) -> [0 to 16, d0 * 2 to d0 * 2 + 2]>, %b: !tdl.piece<tensor<8x32xf32>, (d0) -> [d0 * 2 to d0 * 2 + 2, 0 to 32]>, %c: !tdl.piece<tensor<16x32xf32>, (d0) -> [0 to 16, 0 to 32], partial sum [0]>) -> !tdl.piece<tensor<16x32xf32>, (d0) -> [0 to 16, 0 to 32], partial sum [0]> attributes {plan.mesh = array<i64: 4>} {
  %product = tdl.lambda (%i, %j) in [16, 32] on (%x = %a, %y = %b) part <(d0) -> [0 to 16, 0 to 32, d0 * 2 to d0 * 2 + 2]> : (!tdl.piece<tensor<16x8xf32>, (d0) -> [0 to 16, d0 * 2 to d0 * 2 + 2]>, !tdl.piece<tensor<8x32xf32>, (d0) -> [d0 * 2 to d0 * 2 + 2, 0 to 32]>) -> !tdl.piece<tensor<16x32xf32>, (d0) -> [0 to 16, 0 to 32], partial sum [0]> {
    %s = tdl.reduce sum (%k) in [8] : f32 {
      %0 = tdl.read %x[%i, %k] : tensor<16x8xf32>
      %1 = tdl.read %y[%k, %j] : tensor<8x32xf32>
      %2 = arith.mulf %0, %1 : f32
      tdl.yield %2 : f32
    }
    tdl.yield %s : f32
  }
  %result = tdl.lambda (%i, %j) in [16, 32] on (%x = %product, %y = %c) part <(d0) -> [0 to 16, 0 to 32]> carry [[0], [0]] : (!tdl.piece<tensor<16x32xf32>, (d0) -> [0 to 16, 0 to 32], partial sum [0]>, !tdl.piece<tensor<16x32xf32>, (d0) -> [0 to 16, 0 to 32], partial sum [0]>) -> !tdl.piece<tensor<16x32xf32>, (d0) -> [0 to 16, 0 to 32], partial sum [0]> {
    %0 = tdl.read %x[%i, %j] : tensor<16x32xf32>
    %1 = tdl.read %y[%i, %j] : tensor<16x32xf32>
    %2 = arith.addf %1, %0 : f32
    tdl.yield %2 : f32
  }
  return %result : !tdl.piece<tensor<16x32xf32>, (d0) -> [0 to 16, 0 to 32], partial sum [0]>
}
