// RUN: tofu-opt %s -tofu-partition=devices=2 -tofu-report -o /dev/null 2>&1 | FileCheck %s
// RUN: tofu-opt %s -tofu-partition="devices=2 tie={arg0=out0}" -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAID --allow-empty

// Memory may be donated to a result of another type: the step goes on, and the
// argument is one that is donated.
// CHECK: warning: the memory of arg0 is donated to out1, which is of another type, 'tensor<f32>' instead of 'tensor<8xf32>'; it is taken as donated to any result of its own type
// CHECK-NOT: warning
// CHECK: in the next step 1 of 2 results is an argument, as the program says (donation)
// CHECK-NEXT: out0 is arg0
// SAID-NOT: warning
func.func @main(%w: tensor<8xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<8xf32>) -> (tensor<8xf32>, tensor<f32>) {
  %y = tdl.lambda (%i) in [8] on (%a = %w, %b = %x) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32> {
    %v = tdl.read %a[%i] : tensor<8xf32>
    %u = tdl.read %b[%i] : tensor<8xf32>
    %s = arith.subf %v, %u : f32
    tdl.yield %s : f32
  }
  %loss = tdl.lambda () in [] on (%a = %y) : (tensor<8xf32>) -> tensor<f32> {
    %s = tdl.reduce sum (%k) in [8] : f32 {
      %u = tdl.read %a[%k] : tensor<8xf32>
      tdl.yield %u : f32
    }
    tdl.yield %s : f32
  }
  return %y, %loss : tensor<8xf32>, tensor<f32>
}
