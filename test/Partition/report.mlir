// RUN: tofu-opt %s -tofu-plan="mesh=4" -tofu-expand --tofu-report | FileCheck %s
// RUN: tofu-opt %s -tofu-plan="mesh=4" -tofu-expand --tofu-report=json | FileCheck %s --check-prefix=JSON
// RUN: tofu-opt %s -tofu-plan="mesh=4" -tofu-expand --tofu-report -o %t.mlir | FileCheck %s
// RUN: FileCheck %s --check-prefix=MODULE < %t.mlir

// Rows of a and of the result over four devices; b is gathered: 3/4 of 64
// elements of 4 bytes on each of 4 devices.
// CHECK:      plan of @product for 4 devices, mesh 4
// CHECK:      arg0 8x8xf32 8/4 x 8 64 {{.*}}report.mlir:
// CHECK:      op0 i0/4 768 {{.*}}report.mlir:
// CHECK:      bytes moved, by cause
// CHECK-NEXT: 768 100.0% fetch arg1 for op0 {{.*}}report.mlir:
// CHECK:      bytes added by mesh axis, and the least that it could add
// CHECK-NEXT: axis extent bytes added at least
// CHECK-NEXT: 0 4 768 768
// CHECK:      peak bytes a rank one device
// CHECK-NEXT: arguments 128 512
// CHECK-NEXT: results 64 256
// CHECK-NEXT: temporaries 0 0
// CHECK-NEXT: fetch buffers 256 0
// CHECK-NEXT: partial sums 0 0
// CHECK-NEXT: bound 448 768
// CHECK-NEXT: arena 448 768
// CHECK-NEXT: constants 0 0
// CHECK:      bytes moved: 768
// CHECK-NOT:  {{.}}

// JSON: "function": "product"
// JSON: "levels": [
// JSON-NEXT: {
// JSON-NEXT: "extent": 4,
// JSON-NEXT: "bytes": 768,
// JSON-NEXT: "bound": 768
// JSON: "layout": "8/4 x 8"
// JSON: "kind": "fetch"
// JSON: "bytes_moved": 768

// MODULE: plan.fetch
func.func @product(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %c = tdl.lambda (%i, %j) in [8, 8] on (%x = %a, %y = %b)
      : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> {
    %s = tdl.reduce sum (%k) in [8] : f32 {
      %v = tdl.read %x[%i, %k] : tensor<8x8xf32>
      %w = tdl.read %y[%k, %j] : tensor<8x8xf32>
      %p = arith.mulf %v, %w : f32
      tdl.yield %p : f32
    }
    tdl.yield %s : f32
  }
  return %c : tensor<8x8xf32>
}
