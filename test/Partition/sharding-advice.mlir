// RUN: tofu-opt %s -tofu-plan="mesh=2x4 tie=none" 2>&1 | FileCheck %s --implicit-check-not=warning
// RUN: tofu-opt %s -tofu-plan="mesh=4x2 tie=none" 2>&1 | FileCheck %s --check-prefix=OTHER --implicit-check-not=warning
// RUN: tofu-opt %s -tofu-plan="mesh=2x2x2 tie=none" 2>&1 | FileCheck %s --check-prefix=BOTH --implicit-check-not=warning
// RUN: tofu-opt %s -tofu-plan="devices=12 mesh=auto tie=none" 2>&1 | FileCheck %s --check-prefix=AUTO --implicit-check-not=warning

// The mesh that is said has the axes of what is a pin already, if one has all.
// CHECK: warning: the sharding of an argument is not taken over: arg1; the mesh 2x4 does not have the axes of 2x2x2 in their order; give mesh={2x2x2}, or
// CHECK: warning: shardings of 2 arguments are not taken over: arg0, arg1; {{.*}} is for 12 devices
// OTHER: warning: the sharding of an argument is not taken over: arg0; the mesh 4x2 does not have the axes of 2x2x2 in their order; give mesh={2x2x2}, or
// OTHER: warning: shardings of 2 arguments are not taken over: arg0, arg1; {{.*}} is for 12 devices
// BOTH: warning: shardings of 2 arguments are not taken over: arg0, arg1; {{.*}} is for 12 devices
// BOTH: {{^}}  func.func @flip
// BOTH-SAME: plan.layout = #plan.layout<{{\[\[}}0], []{{.*}}plan.layout = #plan.layout<{{\[\[}}0, 1], []
func.func @flip(%x: tensor<8x8xf32> {mhlo.sharding = "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"},
                %y: tensor<8x8xf32> {mhlo.sharding = "{devices=[4,1,2]<=[8] last_tile_dim_replicate}"}) -> tensor<8x8xf32> {
  return %x : tensor<8x8xf32>
}

// Where meshes are for one argument each, those are tried that are for the same
// one as the first: what is said of the other is so of all of them.
// AUTO: warning: shardings of 2 arguments are not taken over: arg0, arg1; {{.*}} is for 8 devices
// AUTO: warning: the sharding of an argument is not taken over: arg0; {{.*}} needs the axes of 4x3 in their order, but arg1 those of 3x4, and no mesh has both; give a mesh and layouts, as in pin={arg0=LAYOUT}
// AUTO: {{^}}  func.func @either
// AUTO-SAME: plan.meshes = [array<i64: {{[0-9]+, [0-9]+}}, 3, 2, 2>, array<i64: {{[0-9]+, [0-9]+}}, 3, 4>]
func.func @either(%x: tensor<48x48xf32> {mhlo.sharding = "{devices=[4,1,3]<=[12] last_tile_dim_replicate}"},
                  %y: tensor<48x48xf32> {mhlo.sharding = "{devices=[3,1,4]<=[12] last_tile_dim_replicate}"}) -> tensor<48x48xf32> {
  return %x : tensor<48x48xf32>
}
