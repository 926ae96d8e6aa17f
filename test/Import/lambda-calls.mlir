// RUN: tofu-opt %s -tofu-import | FileCheck %s

// A helper computes a lambda's elements. Of functions nothing is left but the
// program.
// CHECK:         math.exp
// CHECK-NOT:     call
// CHECK-NOT:     @act
func.func private @act(%u: f32) -> f32 {
  %e = math.exp %u : f32
  return %e : f32
}
func.func @main(%x: tensor<12xf32>) -> tensor<12xf32> {
  %r = tdl.lambda (%i) in [12] on (%y = %x) : (tensor<12xf32>) -> tensor<12xf32> {
    %v = tdl.read %y[%i] : tensor<12xf32>
    %n = func.call @act(%v) : (f32) -> f32
    tdl.yield %n : f32
  }
  return %r : tensor<12xf32>
}
