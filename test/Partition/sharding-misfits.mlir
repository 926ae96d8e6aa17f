// RUN: tofu-opt %s -tofu-plan="mesh=6 tie=none" 2>&1 | FileCheck %s --implicit-check-not=warning
// RUN: tofu-opt %s -tofu-plan="mesh=2x3 tie=none" 2>&1 | FileCheck %s --check-prefix=ADVISED --implicit-check-not=warning
// RUN: tofu-opt %s -tofu-plan="mesh=3x2 tie=none" 2>&1 | FileCheck %s --check-prefix=OTHER --implicit-check-not=warning
// RUN: tofu-opt %s -tofu-plan="devices=6 mesh=auto tie=none" 2>&1 | FileCheck %s --check-prefix=AUTO --implicit-check-not=warning

// One mesh is advised, for all that are named. arg2 has none in common with
// them: who gives that mesh, or another one, is told so and sent to no other.
// CHECK: warning: shardings of 2 arguments are not taken over: arg0, arg1; the mesh 6 does not have the axes of 2x3 in their order; give mesh={2x3}, or layouts, as in pin={arg0=LAYOUT}
// CHECK: warning: the sharding of an argument is not taken over: arg2; '{devices=[1,2,3]<=[3,2]T(1,0) last_tile_dim_replicate}' needs the axes of 3x2 in their order, but arg0 those of 2x3, and no mesh has both; give layouts, as in pin={arg2=LAYOUT}
// ADVISED: warning: the sharding of an argument is not taken over: arg2; {{.*}} needs the axes of 3x2 in their order, but arg0 those of 2x3, and no mesh has both; give layouts, as in pin={arg2=LAYOUT}
// OTHER: warning: shardings of 2 arguments are not taken over: arg0, arg1; {{.*}} needs the axes of 2x3 in their order, but arg2 those of 3x2, and no mesh has both; give layouts, as in pin={arg0=LAYOUT}
// AUTO: warning: the sharding of an argument is not taken over: arg2; {{.*}} needs the axes of 3x2 in their order, but arg0 those of 2x3, and no mesh has both; give a mesh and layouts, as in pin={arg2=LAYOUT}
func.func @f(%a: tensor<12x12xf32> {mhlo.sharding = "{devices=[2,1,3]<=[6] last_tile_dim_replicate}"},
             %b: tensor<12x12xf32> {mhlo.sharding = "{devices=[3,2]<=[2,3]T(1,0)}"},
             %c: tensor<12x12xf32> {mhlo.sharding = "{devices=[1,2,3]<=[3,2]T(1,0) last_tile_dim_replicate}"}) -> tensor<12x12xf32> {
  return %a : tensor<12x12xf32>
}
