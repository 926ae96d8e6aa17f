// RUN: tofu-opt %s -tofu-plan="mesh=30 tie=none" 2>&1 | FileCheck %s --implicit-check-not=warning
// RUN: tofu-opt %s -tofu-plan="mesh=2x15 tie=none" 2>&1 | FileCheck %s --check-prefix=FIRST --implicit-check-not=warning
// RUN: tofu-opt %s -tofu-plan="mesh=3x10 tie=none" 2>&1 | FileCheck %s --check-prefix=SECOND --implicit-check-not=warning
// RUN: tofu-opt %s -tofu-plan="mesh=2x3x5 tie=none" 2>&1 | FileCheck %s --check-prefix=TWO --implicit-check-not=warning
// RUN: tofu-opt %s -tofu-plan="mesh=2x3x5 tie=none pin={arg1=30/b x 30}" 2>&1 | FileCheck %s --check-prefix=PINNED --implicit-check-not=warning

// arg2 has a mesh in common with each of the others, which have none: advised
// is the one for it and what is a pin already, else for it and the first.
// CHECK: warning: shardings of 2 arguments are not taken over: arg0, arg2; the mesh 30 does not have the axes of 2x3x5 in their order; give mesh={2x3x5}, or
// CHECK: warning: {{.*}}: arg1; {{.*}} needs the axes of 3x10 in their order, but arg0 those of 2x15, and no mesh has both; give layouts
// FIRST: warning: {{.*}}: arg2; {{.*}} give mesh={2x3x5}, or
// FIRST: warning: {{.*}}: arg1; {{.*}}, but arg0 those of 2x15, and no mesh has both; give layouts
// SECOND: warning: {{.*}}: arg2; {{.*}} give mesh={3x2x5}, or
// SECOND: warning: {{.*}}: arg0; {{.*}} needs the axes of 2x15 in their order, but arg1 those of 3x10, and no mesh has both; give layouts
// TWO: warning: {{.*}}: arg1; {{.*}}, but arg0 those of 2x15, and no mesh has both; give layouts, as in pin={arg1=LAYOUT}
// PINNED: func.func @f
func.func @f(%a: tensor<30x30xf32> {mhlo.sharding = "{devices=[2,1,15]<=[30] last_tile_dim_replicate}"},
             %b: tensor<30x30xf32> {mhlo.sharding = "{devices=[3,1,10]<=[30] last_tile_dim_replicate}"},
             %c: tensor<30x30xf32> {mhlo.sharding = "{devices=[6,1,5]<=[30] last_tile_dim_replicate}"}) -> tensor<30x30xf32> {
  return %a : tensor<30x30xf32>
}
