// Ends of parts and regions that would leave 64 bits on another mesh.

// RUN: tofu-opt %s -tofu-partition=mesh=2x4 -split-input-file | FileCheck %s

// 2^43 - 1 elements on 8 devices.
// CHECK-LABEL: func.func @parts
// CHECK-SAME: (d0, d1) -> [((d0 mod 2) * 35184372088828 + (d1 mod 4) * 8796093022207) floordiv 8 to
func.func @parts(%x: tensor<8796093022207xi8>) -> tensor<8796093022207xi8> {
  %y = tdl.lambda (%i) in [8796093022207] on (%a = %x) : (tensor<8796093022207xi8>) -> tensor<8796093022207xi8> {
    %v = tdl.read %a[%i] : tensor<8796093022207xi8>
    %w = arith.addi %v, %v : i8
    tdl.yield %w : i8
  }
  return %y : tensor<8796093022207xi8>
}

// -----

// The coordinate is one of the tensor where i is 8.
// CHECK-LABEL: func.func @regions
// CHECK: plan.fetch
// CHECK-SAME: mod 2
// CHECK: tdl.lambda
func.func @regions(%x: tensor<16xf32>) -> tensor<16xf32> {
  %y = tdl.lambda (%i) in [16] on (%a = %x) : (tensor<16xf32>) -> tensor<16xf32> {
    %z = arith.constant 0.0 : f32
    %v = tdl.read %a[%i * 4503599627370496 - 36028797018963968] else %z : tensor<16xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<16xf32>
}
