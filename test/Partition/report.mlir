// RUN: tofu-opt %s -tofu-plan=mesh=4 -tofu-expand --tofu-report | FileCheck %s
// As pipelines are printed:
// RUN: tofu-opt %s -tofu-plan=mesh=4 -tofu-expand --tofu-report="bandwidth=0.000000e+00 full=false json=false" | FileCheck %s
// RUN: tofu-opt %s -tofu-plan=mesh=4 -tofu-expand --tofu-report=full | FileCheck %s --check-prefix=FULL
// RUN: tofu-opt %s -tofu-plan=mesh=4 -tofu-expand --tofu-report=json | FileCheck %s --check-prefix=JSON
// RUN: tofu-opt %s -tofu-plan=mesh=4 -tofu-expand --tofu-report -o %t.mlir | FileCheck %s
// RUN: FileCheck %s --check-prefix=MODULE < %t.mlir
// RUN: tofu-opt %s -tofu-plan=mesh=4 -tofu-expand --tofu-report=bandwidth=0.5 | FileCheck %s --check-prefix=SECONDS
// RUN: tofu-opt %s -tofu-plan=mesh=4 -tofu-expand --tofu-report="json bandwidth=0.5" | FileCheck %s --check-prefix=JSONSECONDS
// RUN: tofu-compile %s --mesh=4 --bandwidth=0.5 -o %t.so | FileCheck %s --check-prefix=SECONDS
// RUN: not tofu-opt %s --tofu-report=bandwidth=-1 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not tofu-compile %s --bandwidth=inf -o %t.so 2>&1 | FileCheck %s --check-prefix=INFINITE
// NEGATIVE: error: -tofu-report: option 'bandwidth' is '-1', but must be GB/s, from 1e-9 to 1e9
// INFINITE: tofu-compile: error: option --bandwidth is 'inf'; expected GB/s, from 1e-9 to 1e9

// Each of four devices receives 192 bytes, half a gigabyte a second.
// SECONDS: seconds to move them: at least 3.84e-07, at 0.5 GB/s into each device and as much out of it; computing is not in it
// SECONDS: bytes moved times this plan seconds arguments a rank
// SECONDS-NEXT: this plan 768 B 1.0x 3.84e-07 128 B
// SECONDS-NEXT: data parallel 1.54 kB 2.0x 7.68e-07 320 B
// JSONSECONDS: "bytes_moved": 768,
// JSONSECONDS-NEXT: "bytes_in_branches": 0,
// JSONSECONDS-NEXT: "bandwidth": 0.5,
// JSONSECONDS-NEXT: "seconds_to_move": 3.84

// Rows of a and of the result over four devices; b is gathered: 3/4 of 64
// elements of 4 bytes on each of 4 devices. Data parallel, each device has all
// of a, in the place of which the result will be, and its rows of b, of which
// the product sums: terms of 256 bytes, to one device and back, 3 times each.
// CHECK:      plan of @product for 4 devices, mesh 4: axis a
// CHECK:      bytes moved: 768
// CHECK-NEXT: peak bytes per rank: 448 in the program's order, 58.3% of one device's 768
// CHECK-NOT:  seconds
// CHECK:      bytes moved times this plan arguments a rank
// CHECK-NEXT: this plan 768 B 1.0x 128 B
// CHECK-NEXT: data parallel 1.54 kB 2.0x 320 B
// CHECK-NEXT: largest dimension 768 B 1.0x 128 B
// CHECK:      layouts: arg0 8x8xf32 is 8/a x 8: dimension 0 in 4 parts along a; 2x8 a rank
// CHECK:      bytes moved, by cause
// CHECK-NEXT: 768 B 100.0% fetch arg1, f32 8/a x 8 for contraction, i/a {{.*}}report.mlir:[[@LINE+45]]:8
// CHECK:      in the next step 1 of 1 result is an argument, as the program says (donation)
// CHECK-NEXT: out0 is arg0
// CHECK-NOT:  {{.}}

// FULL:      bytes moved: 768
// FULL:      arg0 8x8xf32 8/a x 8 64 {{.*}}report.mlir:
// FULL:      name source kind split bytes moved defined at
// FULL-NEXT: op0 contraction i/a 768 {{.*}}report.mlir:
// FULL:      bytes moved, by transfer
// FULL-NEXT: 768 100.0% fetch arg1 for op0 {{.*}}report.mlir:
// FULL:      bytes added by mesh axis, and the least that it could add to those before it as they are
// FULL-NEXT: axis extent bytes added at least
// FULL-NEXT: a 4 768 768
// FULL:      peak bytes a rank one device
// FULL-NEXT: arguments 128 512
// FULL-NEXT: results 64 256
// FULL-NEXT: temporaries 0 0
// FULL-NEXT: fetch buffers 256 0
// FULL-NEXT: partial sums 0 0
// FULL-NEXT: bound 448 768
// FULL-NEXT: arena 448 768
// FULL-NEXT: constants 0 0

// JSON: "function": "product"
// JSON-NEXT: "mesh": "4"
// JSON-NEXT: "axes": [
// JSON: "name": "a"
// JSON-NEXT: "extent": 4
// JSON: "name": "data parallel"
// JSON-NEXT: "bytes": 1536
// JSON-NEXT: "argument_bytes": 320
// JSON: "tied_by": "donated"
// JSON: "levels": [
// JSON-NEXT: {
// JSON-NEXT: "axis": "a",
// JSON-NEXT: "bytes": 768,
// JSON-NEXT: "bound": 768
// JSON: "layout": "8/a x 8"
// JSON: "kind": "contraction"
// JSON: "kind": "fetch"
// JSON: "bytes_moved": 768

// MODULE: plan.fetch
func.func @product(%a: tensor<8x8xf32> {tf.aliasing_output = 0 : i32}, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
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
