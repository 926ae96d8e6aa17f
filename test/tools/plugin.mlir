// REQUIRES: plugin
// RUN: mlir-opt %s --load-dialect-plugin=%build/lib/TofuPlugin.so --load-pass-plugin=%build/lib/TofuPlugin.so | FileCheck %s
// RUN: not mlir-opt %s --load-dialect-plugin=%build/lib/TofuPlugin.so --load-pass-plugin=%build/lib/TofuPlugin.so --pass-pipeline="builtin.module(func.func(tofu-partition{devices=4}))" 2>&1 | FileCheck %s --check-prefix=PLACE
// PLACE: error: -tofu-partition is for a module, but is to run on

// What it prints of a pipeline it reads again, and that plans alike.
// RUN: mlir-opt %s --load-dialect-plugin=%build/lib/TofuPlugin.so --load-pass-plugin=%build/lib/TofuPlugin.so --pass-pipeline="builtin.module(tofu-partition{mesh=2x2 pin={p['x']=4/a; arg0=4/ab}})" --dump-pass-pipeline -o %t.once 2>&1 | sed 1d | tr -d '\n' > %t.pipeline
// RUN: mlir-opt %s --load-dialect-plugin=%build/lib/TofuPlugin.so --load-pass-plugin=%build/lib/TofuPlugin.so --pass-pipeline="$(cat %t.pipeline)" -o %t.again && cmp %t.once %t.again
// RUN: mlir-opt %s --load-dialect-plugin=%build/lib/TofuPlugin.so --load-pass-plugin=%build/lib/TofuPlugin.so --pass-pipeline="builtin.module(tofu-partition{mesh=2x2 form=paper})" --dump-pass-pipeline -o %t.once 2>&1 | sed 1d | tr -d '\n' > %t.pipeline
// RUN: mlir-opt %s --load-dialect-plugin=%build/lib/TofuPlugin.so --load-pass-plugin=%build/lib/TofuPlugin.so --pass-pipeline="$(cat %t.pipeline)" -o %t.again && cmp %t.once %t.again

// A stock mlir-opt reads and prints the dialect.
// CHECK-LABEL: @negate
// CHECK: tdl.lambda (%[[I:.*]]) in [4] on (%[[Y:.*]] = %arg0)
// CHECK: tdl.read %[[Y]][%[[I]]] : tensor<4xf32>
func.func @negate(%x: tensor<4xf32> loc("p['x']")) -> tensor<4xf32> {
  %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %y[%i] : tensor<4xf32>
    %n = arith.negf %v : f32
    tdl.yield %n : f32
  }
  return %r : tensor<4xf32>
}
