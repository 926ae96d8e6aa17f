// RUN: tofu-opt %s -tofu-plan=mesh=2x2 2>&1 | FileCheck %s --implicit-check-not=warning
// RUN: tofu-opt %s -tofu-plan=mesh=4 2>&1 | FileCheck %s --check-prefix=COARSE --implicit-check-not=warning
// RUN: tofu-opt %s -tofu-plan="devices=4 mesh=auto" 2>&1 | FileCheck %s --check-prefixes=CHECK,AUTO --implicit-check-not=warning

// The shardings of results are pins as those of arguments are. One that differs
// from what is said of the argument that it replaces is none; of one value each
// has its own, as a copy.
// CHECK: warning: the sharding of a result is not taken over: out0; '{devices=[1,4]<=[4]}' is not the layout of arg0, which out0 replaces in the next step; give both one

// What an argument says is not said again of the result that replaces it.
// COARSE: warning: shardings of 2 arguments and results are not taken over: arg0, out1; the mesh 4 does not have the axes of 2x2 in their order; give mesh={2x2}
// COARSE: warning: the sharding of an argument is not taken over: arg0; the mesh 4 does not
// COARSE: warning: the sharding of a result is not taken over: out0; the mesh 4 does not

// CHECK-LABEL: func.func @tied
// CHECK-SAME: plan.layout = #plan.layout<{{\[\[}}], [1]{{.*}}) -> (
// CHECK-SAME: plan.layout = #plan.layout<{{\[\[}}], [1]{{.*}}plan.layout = #plan.layout<{{\[\[}}0], []
// AUTO-SAME: plan.mesh = array<i64: 2, 2>
func.func @tied(%x: tensor<8x8xf32> {mhlo.sharding = "{devices=[1,2,2]<=[2,2]T(1,0) last_tile_dim_replicate}", tf.aliasing_output = 0 : i32})
    -> (tensor<8x8xf32> {mhlo.sharding = "{devices=[1,2,2]<=[2,2]T(1,0) last_tile_dim_replicate}"},
        tensor<8x8xf64> {mhlo.sharding = "{devices=[2,1,2]<=[4] last_tile_dim_replicate}"}) {
  %0:2 = tdl.lambda (%i, %j) in [8, 8] on (%a = %x) : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf64>) {
    %u = tdl.read %a[%i, %j] : tensor<8x8xf32>
    %v = arith.extf %u : f32 to f64
    tdl.yield %u, %v : f32, f64
  }
  return %0#0, %0#1 : tensor<8x8xf32>, tensor<8x8xf64>
}

func.func @replaced(%x: tensor<8x8xf32> {mhlo.sharding = "{devices=[2,1,2]<=[4] last_tile_dim_replicate}", tf.aliasing_output = 0 : i32})
    -> (tensor<8x8xf32> {mhlo.sharding = "{devices=[1,4]<=[4]}"}) {
  %0 = tdl.lambda (%i, %j) in [8, 8] on (%a = %x) : (tensor<8x8xf32>) -> tensor<8x8xf32> {
    %u = tdl.read %a[%i, %j] : tensor<8x8xf32>
    %v = arith.negf %u : f32
    tdl.yield %v : f32
  }
  return %0 : tensor<8x8xf32>
}

// CHECK-LABEL: func.func @twice
// CHECK-SAME: -> ({{.*}}plan.layout = #plan.layout<{{\[\[}}0], []]>}, {{.*}}plan.layout = #plan.layout<{{\[\[}}], [0, 1]]>})
func.func @twice(%x: tensor<8x8xf64>)
    -> (tensor<8x8xf32> {mhlo.sharding = "{devices=[2,1,2]<=[4] last_tile_dim_replicate}"},
        tensor<8x8xf32> {mhlo.sharding = "{devices=[1,4]<=[4]}"}) {
  %0 = tdl.lambda (%i, %j) in [8, 8] on (%a = %x) : (tensor<8x8xf64>) -> tensor<8x8xf32> {
    %u = tdl.read %a[%i, %j] : tensor<8x8xf64>
    %v = arith.truncf %u : f64 to f32
    tdl.yield %v : f32
  }
  return %0, %0 : tensor<8x8xf32>, tensor<8x8xf32>
}
