// RUN: tofu-opt %s -tofu-partition=devices=4 -tofu-report -o /dev/null | FileCheck %s --implicit-check-not="hold nothing"

// Two words are cut in two. In four parts no device would hold less, and two of
// them nothing: copies along the other axis are as small, and move less.
// CHECK: bytes moved: 16
// CHECK: fetch arg0, {{.*}}i32 2/a for element-wise
func.func @main(%key: tensor<2xi32>, %x: tensor<16xi32>) -> tensor<16xi32> {
  %y = tdl.lambda (%i) in [16] on (%k = %key, %a = %x) : (tensor<2xi32>, tensor<16xi32>) -> tensor<16xi32> {
    %u = tdl.read %k[0] : tensor<2xi32>
    %v = tdl.read %k[1] : tensor<2xi32>
    %w = tdl.read %a[%i] : tensor<16xi32>
    %s = arith.addi %u, %v : i32
    %t = arith.xori %s, %w : i32
    tdl.yield %t : i32
  }
  return %y : tensor<16xi32>
}
