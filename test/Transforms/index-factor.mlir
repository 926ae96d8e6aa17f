// An index that is a factor or a divisor stays a symbol: as a dimension it would not be affine, and could not be read back.

// RUN: tofu-opt %s -tofu-tidy | tofu-opt | FileCheck %s

// CHECK-LABEL: @factor
// CHECK: tdl.lambda (%[[I:.*]], %[[J:.*]]) in
// CHECK: tdl.read %{{.*}}[%[[I]] * symbol(%[[J]])] : tensor<200xf32>
func.func @factor(%x: tensor<200xf32>) -> tensor<16x8xf32> {
  %y = tdl.lambda (%i, %j) in [16, 8] on (%a = %x) : (tensor<200xf32>) -> tensor<16x8xf32> {
    %v = tdl.read %a[%i * symbol(%j)] : tensor<200xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<16x8xf32>
}

// CHECK-LABEL: @divisors
// CHECK: tdl.lambda (%[[I:.*]], %[[J:.*]]) in
// CHECK: %[[N:.*]] = affine.apply #{{.*}}(%[[J]])
// CHECK: tdl.read %{{.*}}[%[[I]] floordiv symbol(%[[N]]), %[[I]] mod symbol(%[[N]])] : tensor<16x8xf32>
func.func @divisors(%x: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %y = tdl.lambda (%i, %j) in [16, 8] on (%a = %x) : (tensor<16x8xf32>) -> tensor<16x8xf32> {
    %n = affine.apply affine_map<(d0) -> (d0 + 1)>(%j)
    %v = tdl.read %a[%i floordiv symbol(%n), %i mod symbol(%n)] : tensor<16x8xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<16x8xf32>
}

// A symbol that is only added is a dimension.
// CHECK-LABEL: @term
// CHECK: tdl.lambda (%[[I:.*]], %[[J:.*]]) in
// CHECK: tdl.read %{{.*}}[%[[I]] + %[[J]]] : tensor<200xf32>
func.func @term(%x: tensor<200xf32>) -> tensor<16x8xf32> {
  %y = tdl.lambda (%i, %j) in [16, 8] on (%a = %x) : (tensor<200xf32>) -> tensor<16x8xf32> {
    %v = tdl.read %a[%i + symbol(%j)] : tensor<200xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<16x8xf32>
}
