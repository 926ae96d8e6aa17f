// RUN: tofu-opt %s -tofu-plan="mesh=6 tie=none" 2>&1 | FileCheck %s --implicit-check-not=warning
// RUN: tofu-opt %s -tofu-plan="devices=6 mesh=auto tie=none" 2>&1 | FileCheck %s --check-prefix=AUTO --implicit-check-not=warning

// Which mesh is said is one for all that are named; arg2 has none in common
// with them.
// CHECK: warning: shardings of 2 arguments are not taken over: arg0, arg1; the mesh 6 does not have the axes of 2x3 in their order; give mesh={2x3}, or layouts, as in pin={arg0=LAYOUT}
// CHECK: warning: the sharding of an argument is not taken over: arg2; the mesh 6 does not have the axes of 3x2 in their order; give mesh={3x2}, or layouts, as in pin={arg2=LAYOUT}
// AUTO: warning: the sharding of an argument is not taken over: arg2; no mesh that is tried has the axes of 3x2 in their order; give layouts, as in pin={arg2=LAYOUT}
func.func @f(%a: tensor<12x12xf32> {mhlo.sharding = "{devices=[2,1,3]<=[6] last_tile_dim_replicate}"},
             %b: tensor<12x12xf32> {mhlo.sharding = "{devices=[3,2]<=[2,3]T(1,0)}"},
             %c: tensor<12x12xf32> {mhlo.sharding = "{devices=[1,2,3]<=[3,2]T(1,0) last_tile_dim_replicate}"}) -> tensor<12x12xf32> {
  return %a : tensor<12x12xf32>
}
