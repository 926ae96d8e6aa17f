// RUN: tofu-opt %s -tofu-partition="devices=2 tie={arg0=out0; arg1=out1}" -tofu-report -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=warning
// RUN: tofu-opt %s -tofu-partition="devices=2 mesh=auto tie={arg0=out0; arg1=out1}" -tofu-report -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=warning
// RUN: tofu-opt %s -tofu-partition="devices=2 tie={arg0=out0; arg1=out1} pin={arg0=8/a x 8; arg1=8 x 8/a}" -tofu-report -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=warning

// Arguments that take each other's place keep their layouts, by shardings or
// pins, and what moves is counted.
// CHECK: bytes moved: 256
// CHECK: arg0 8/a x 8
// CHECK-NEXT: arg1 8 x 8/a
func.func @main(%a: tensor<8x8xf32> {mhlo.sharding = "{devices=[2,1]<=[2]}"}, %b: tensor<8x8xf32> {mhlo.sharding = "{devices=[1,2]<=[2]}"})
    -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  return %b, %a : tensor<8x8xf32>, tensor<8x8xf32>
}
