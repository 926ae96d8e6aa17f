// RUN: tofu-opt %s -tofu-plan="devices=2 tie={arg0=out0; arg1=out1}" -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=warning
// RUN: tofu-opt %s -tofu-partition="devices=2 tie={arg0=out0; arg1=out1} pin={arg0=8/a x 8; arg1=8 x 8/a}" -tofu-report -o /dev/null 2>&1 | FileCheck %s --check-prefix=PINNED --implicit-check-not=warning

// Of arguments that take each other's place the sharding of one is taken over:
// the other has it in the next step. Pins keep both, and what moves is counted.
// CHECK: warning: the sharding of an argument is not taken over: arg1; '{devices=[1,2]<=[2]}' is not the layout of arg0, whose place it has in another step; give layouts, as in pin={arg1=LAYOUT}
// PINNED: bytes moved: 256
// PINNED: arg0 8/a x 8
// PINNED-NEXT: arg1 8 x 8/a
func.func @main(%a: tensor<8x8xf32> {mhlo.sharding = "{devices=[2,1]<=[2]}"}, %b: tensor<8x8xf32> {mhlo.sharding = "{devices=[1,2]<=[2]}"})
    -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  return %b, %a : tensor<8x8xf32>, tensor<8x8xf32>
}
