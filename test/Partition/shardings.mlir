// RUN: tofu-opt %s -tofu-plan="mesh=2x2 tie=none" | FileCheck %s
// RUN: tofu-opt %s -tofu-plan="mesh=4 tie=none" 2>%t.err | FileCheck %s --check-prefix=COARSE
// RUN: FileCheck %s --check-prefix=WARN --implicit-check-not=warning < %t.err
// RUN: tofu-opt %s -tofu-plan="devices=8 mesh=auto tie=none" 2>&1 | FileCheck %s --check-prefix=AUTO
// RUN: tofu-opt %s -tofu-plan="devices=1 tie=none" 2>&1 | FileCheck %s --check-prefix=ONE

// What is not taken over is said, in one line a function.
// WARN: warning: shardings of 3 arguments are not taken over: arg0, arg1, arg2; the mesh 4 does not have the axes of 2x2 in their order; give mesh={2x2}, or layouts, as in pin={arg0=LAYOUT}
// WARN: warning: shardings of 2 arguments are not taken over: arg0, arg2; the mesh 4 does not
// WARN: warning: the sharding of an argument is not taken over: arg1; the mesh 4 does not have the axes of 2x2 in their order; give mesh={2x2}, or layouts, as in
// WARN: warning: the sharding of an argument is not taken over: arg2; '{devices=[16,1]0,1,2,3,4,5,6,7,8,9,10,11,12,13,15,14 last_ti...' has tiles along 1 dimension of a tensor of 2; give layouts, as in pin={arg2=LAYOUT}
// WARN: warning: the sharding of an argument is not taken over: arg2; the mesh 4 does not have the axes of 2x2 in their order; give mesh={2x2}, or
// WARN: warning: shardings of 2 arguments are not taken over: arg0, arg5; '{foo}' is no sharding as XLA or Shardy write it; give layouts, as in
// WARN: warning: the sharding of an argument is not taken over: arg1; '{maximal device=0}' is on device 0 alone; give
// WARN: warning: the sharding of an argument is not taken over: arg3; '{devices=[4,1]0,1}' has 4 tiles for 2 devices; give
// WARN: warning: the sharding of an argument is not taken over: arg4; '{devices=[1,1,4]<=[4]}' has tiles along 3 dimensions of a tensor of 2; give
// WARN: warning: the sharding of an argument is not taken over: arg3; the mesh 4 does not have the axes of 2x2
// WARN: warning: the sharding of an argument is not taken over: arg0; '{devices=[3,1]<=[3]}' is for 3 devices, the mesh has 4; give layouts, as in pin={arg0=LAYOUT}
// WARN: warning: the sharding of an argument is not taken over: arg2; '#sdy.sharding<@none, [{"x"}, {}]>' is for the mesh 'none', which the program does not have; give layouts, as in pin={arg2=LAYOUT}
// WARN: warning: shardings of 2 arguments are not taken over: arg4, arg5; '{devices=[4,1]<=[}' is no sharding
// AUTO: warning: shardings of 3 arguments are not taken over: {{.*}} is for 4 devices, the mesh has 8; give a mesh and layouts, as in
// ONE-NOT: warning

// The shardings of an export are pins where the mesh refines theirs; of what no
// argument says the search decides.
"sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=2]>, sym_name = "mesh"}> : () -> ()

// CHECK-LABEL: func.func @axes
// CHECK-SAME: %arg0: tensor<8x8xf32> {plan.layout = #plan.layout<{{\[\[}}0], []
// CHECK-SAME: %arg1: tensor<8x8xf32> {plan.layout = #plan.layout<{{\[\[}}], [1, 0]
// CHECK-SAME: %arg2: tensor<8x8xf32> {plan.layout = #plan.layout<{{\[\[}}1], [0]
// COARSE-LABEL: func.func @axes
// COARSE-SAME: sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>
func.func @axes(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
                %b: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"y", "x"}], replicated={}>},
                %c: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", ?}, {"x"}]>}) -> tensor<8x8xf32> {
  %0 = tdl.lambda (%i, %j) in [8, 8] on (%x = %a, %y = %b, %z = %c) : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> {
    %u = tdl.read %x[%i, %j] : tensor<8x8xf32>
    %v = tdl.read %y[%i, %j] : tensor<8x8xf32>
    %w = tdl.read %z[%i, %j] : tensor<8x8xf32>
    %s = arith.addf %u, %v : f32
    %t = arith.addf %s, %w : f32
    tdl.yield %t : f32
  }
  return %0 : tensor<8x8xf32>
}

// CHECK-LABEL: func.func @tiles
// CHECK-SAME: %arg0: tensor<8x8xf32> {{.}}mhlo{{[^%]*}}plan.layout = #plan.layout<{{\[\[}}0], []
// CHECK-SAME: %arg1: tensor<8x8xf32> {{.}}mhlo{{[^%]*}}plan.layout = #plan.layout<{{\[\[}}], [0, 1]
// CHECK-SAME: %arg2: tensor<8x8xf32> {{.}}mhlo{{[^%]*}}plan.layout = #plan.layout<{{\[\[}}1], [0]
// COARSE-LABEL: func.func @tiles
// COARSE-SAME: %arg1: tensor<8x8xf32> {{.}}mhlo{{[^%]*}}plan.layout = #plan.layout<{{\[\[}}], [0]
func.func @tiles(%a: tensor<8x8xf32> {mhlo.sharding = "{devices=[2,1,2]<=[4] last_tile_dim_replicate}"},
                 %b: tensor<8x8xf32> {mhlo.sharding = "{devices=[1,4]<=[4]}"},
                 %c: tensor<8x8xf32> {mhlo.sharding = "{devices=[2,2]<=[2,2]T(1,0)}"}) -> tensor<8x8xf32> {
  %0 = tdl.lambda (%i, %j) in [8, 8] on (%x = %a, %y = %b, %z = %c) : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> {
    %u = tdl.read %x[%i, %j] : tensor<8x8xf32>
    %v = tdl.read %y[%i, %j] : tensor<8x8xf32>
    %w = tdl.read %z[%i, %j] : tensor<8x8xf32>
    %s = arith.addf %u, %v : f32
    %t = arith.addf %s, %w : f32
    tdl.yield %t : f32
  }
  return %0 : tensor<8x8xf32>
}

// The order of devices may be written out.
// CHECK-LABEL: func.func @lists
// CHECK-SAME: %arg0: tensor<8x8xf32> {{.}}mhlo{{[^%]*}}plan.layout = #plan.layout<{{\[\[}}0, 1], []
// CHECK-SAME: %arg1: tensor<8x8xf32> {{.}}mhlo{{[^%]*}}plan.layout = #plan.layout<{{\[\[}}0], []
// COARSE-LABEL: func.func @lists
// COARSE-SAME: %arg0: tensor<8x8xf32> {{.}}mhlo{{[^%]*}}plan.layout = #plan.layout<{{\[\[}}0], []
func.func @lists(%a: tensor<8x8xf32> {mhlo.sharding = "{devices=[4,1]0,1,2,3}"},
                 %b: tensor<8x8xf32> {mhlo.sharding = "{devices=[2,1,2]0,1,2,3 last_tile_dim_replicate}"},
                 %c: tensor<8x8xf32> {mhlo.sharding = "{devices=[16,1]0,1,2,3,4,5,6,7,8,9,10,11,12,13,15,14 last_tile_dim_replicate}"}) -> tensor<8x8xf32> {
  %0 = tdl.lambda (%i, %j) in [8, 8] on (%x = %a, %y = %b) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> {
    %u = tdl.read %x[%i, %j] : tensor<8x8xf32>
    %v = tdl.read %y[%i, %j] : tensor<8x8xf32>
    %s = arith.addf %u, %v : f32
    tdl.yield %s : f32
  }
  return %0 : tensor<8x8xf32>
}

// What is not read is told; not so what cuts nothing.
func.func @unread(%a: tensor<8x8xf32> {mhlo.sharding = "{foo}"},
                  %b: tensor<8x8xf32> {mhlo.sharding = "{maximal device=0}"},
                  %c: tensor<8x8xf32> {mhlo.sharding = "{devices=[4,1]0,2,1,3}"},
                  %d: tensor<8x8xf32> {mhlo.sharding = "{devices=[4,1]0,1}"},
                  %e: tensor<8x8xf32> {mhlo.sharding = "{devices=[1,1,4]<=[4]}"},
                  %f: tensor<8x8xf32> {sdy.sharding = "{foo}"},
                  %g: tensor<8x8xf32> {mhlo.sharding = "{replicated}"},
                  %h: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}]>}) -> tensor<8x8xf32> {
  return %a : tensor<8x8xf32>
}

// Other texts stay notes: the search plans as if they were not there.
// CHECK-LABEL: func.func @notes
// CHECK-SAME: mhlo.sharding = "{devices=[3,1]<=[3]}"
// CHECK-SAME: mhlo.sharding = "{replicated}"
// CHECK-SAME: sdy.sharding = #sdy.sharding<@none, [{"x"}, {}]>
func.func @notes(%a: tensor<8x8xf32> {mhlo.sharding = "{devices=[3,1]<=[3]}"},
                 %b: tensor<8x8xf32> {mhlo.sharding = "{replicated}"},
                 %c: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@none, [{"x"}, {}]>},
                 %d: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2}, {}]>},
                 %e: tensor<8x8xf32> {mhlo.sharding = "{devices=[4,1]<=[}"},
                 %f: tensor<8x8xf32> {mhlo.sharding = "{devices=[2,1]<=[4]T(7,0)}"}) -> tensor<8x8xf32> {
  return %a : tensor<8x8xf32>
}
