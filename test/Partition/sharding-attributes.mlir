// RUN: tofu-opt %s -tofu-import -tofu-plan="mesh=2x2 tie=none" 2>&1 | FileCheck %s --implicit-check-not=warning

// What Shardy says may be kept as text in an attribute of XLA, with its meshes;
// of two attributes Shardy's is taken.
// CHECK: warning: a sharding that is not taken over, '#sdy.sharding_per_value<[<@two, [{"y"}, {}]>]>'; give
// CHECK: warning: the sharding of an argument is not taken over: arg2; '{devices=[2,1,2]<=[4] last_tile_dim_replicate}' stands beside 'sdy.sharding', which is taken and cuts nothing; give layouts
// CHECK: {{^}}  func.func @main(%arg0
// CHECK-SAME: plan.layout = #plan.layout<{{\[\[}}], [1]{{.*}} %arg1
// CHECK-SAME: plan.layout = #plan.layout<{{\[\[}}0], []{{.*}} %arg2
module attributes {mhlo.frontend_attributes = {xla.sdy.meshes = "{one = #sdy.mesh<[\\\22x\\\22=4]>, two = #sdy.mesh<[\\\22x\\\22=2, \\\22y\\\22=2]>}"}} {
  func.func @main(%a: tensor<8x8xf32> {mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding<@two, [{}, {\22y\22}]>"}},
                  %b: tensor<8x8xf32> {mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding<@two, [{\\\22x\\\22}, {}]>"}, mhlo.sharding = "{devices=[2,1,2]<=[4] last_tile_dim_replicate}"},
                  %c: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@two, [{}, {}]>, mhlo.sharding = "{devices=[2,1,2]<=[4] last_tile_dim_replicate}"}) -> tensor<8x8xf32> {
    %0 = "stablehlo.add"(%a, %b) {mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding_per_value<[<@two, [{\22y\22}, {}]>]>"}} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = "stablehlo.add"(%0, %c) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}
