// RUN: not tofu-opt %s -tofu-plan="mesh=65536" 2>&1 | FileCheck %s
// RUN: tofu-opt %s -tofu-plan="mesh=256" | FileCheck %s --check-prefix=FEWER

// On one axis of 65536 devices each of five products gathers a matrix of 2^43
// bytes everywhere, or reduces as much: 5 * 2^59 bytes.
// CHECK: [[#@LINE+2]]:1: error: 'func.func' op moves 2^61 bytes or more in every plan that was found; use fewer devices, or smaller tensors
// FEWER: plan.mesh = array<i64: 256>
func.func @products(%a0: tensor<1048576x1048576xf64>, %b0: tensor<1048576x1048576xf64>, %a1: tensor<1048576x1048576xf64>, %b1: tensor<1048576x1048576xf64>, %a2: tensor<1048576x1048576xf64>, %b2: tensor<1048576x1048576xf64>, %a3: tensor<1048576x1048576xf64>, %b3: tensor<1048576x1048576xf64>, %a4: tensor<1048576x1048576xf64>, %b4: tensor<1048576x1048576xf64>) -> (tensor<1048576x1048576xf64>, tensor<1048576x1048576xf64>, tensor<1048576x1048576xf64>, tensor<1048576x1048576xf64>, tensor<1048576x1048576xf64>) {
  %c0 = tdl.lambda (%i, %j) in [1048576, 1048576] on (%x = %a0, %y = %b0) : (tensor<1048576x1048576xf64>, tensor<1048576x1048576xf64>) -> tensor<1048576x1048576xf64> {
    %s = tdl.reduce sum (%k) in [1048576] : f64 {
      %v = tdl.read %x[%i, %k] : tensor<1048576x1048576xf64>
      %w = tdl.read %y[%k, %j] : tensor<1048576x1048576xf64>
      %p = arith.mulf %v, %w : f64
      tdl.yield %p : f64
    }
    tdl.yield %s : f64
  }
  %c1 = tdl.lambda (%i, %j) in [1048576, 1048576] on (%x = %a1, %y = %b1) : (tensor<1048576x1048576xf64>, tensor<1048576x1048576xf64>) -> tensor<1048576x1048576xf64> {
    %s = tdl.reduce sum (%k) in [1048576] : f64 {
      %v = tdl.read %x[%i, %k] : tensor<1048576x1048576xf64>
      %w = tdl.read %y[%k, %j] : tensor<1048576x1048576xf64>
      %p = arith.mulf %v, %w : f64
      tdl.yield %p : f64
    }
    tdl.yield %s : f64
  }
  %c2 = tdl.lambda (%i, %j) in [1048576, 1048576] on (%x = %a2, %y = %b2) : (tensor<1048576x1048576xf64>, tensor<1048576x1048576xf64>) -> tensor<1048576x1048576xf64> {
    %s = tdl.reduce sum (%k) in [1048576] : f64 {
      %v = tdl.read %x[%i, %k] : tensor<1048576x1048576xf64>
      %w = tdl.read %y[%k, %j] : tensor<1048576x1048576xf64>
      %p = arith.mulf %v, %w : f64
      tdl.yield %p : f64
    }
    tdl.yield %s : f64
  }
  %c3 = tdl.lambda (%i, %j) in [1048576, 1048576] on (%x = %a3, %y = %b3) : (tensor<1048576x1048576xf64>, tensor<1048576x1048576xf64>) -> tensor<1048576x1048576xf64> {
    %s = tdl.reduce sum (%k) in [1048576] : f64 {
      %v = tdl.read %x[%i, %k] : tensor<1048576x1048576xf64>
      %w = tdl.read %y[%k, %j] : tensor<1048576x1048576xf64>
      %p = arith.mulf %v, %w : f64
      tdl.yield %p : f64
    }
    tdl.yield %s : f64
  }
  %c4 = tdl.lambda (%i, %j) in [1048576, 1048576] on (%x = %a4, %y = %b4) : (tensor<1048576x1048576xf64>, tensor<1048576x1048576xf64>) -> tensor<1048576x1048576xf64> {
    %s = tdl.reduce sum (%k) in [1048576] : f64 {
      %v = tdl.read %x[%i, %k] : tensor<1048576x1048576xf64>
      %w = tdl.read %y[%k, %j] : tensor<1048576x1048576xf64>
      %p = arith.mulf %v, %w : f64
      tdl.yield %p : f64
    }
    tdl.yield %s : f64
  }
  return %c0, %c1, %c2, %c3, %c4 : tensor<1048576x1048576xf64>, tensor<1048576x1048576xf64>, tensor<1048576x1048576xf64>, tensor<1048576x1048576xf64>, tensor<1048576x1048576xf64>
}
