// RUN: tofu-opt %s -split-input-file -tofu-plan="mesh=2x2x2 tie=none" -verify-diagnostics | FileCheck %s

// Any order of devices is read that axes of the mesh give them, written out or
// not.
// CHECK-LABEL: func.func @orders
// CHECK-SAME: %arg0: tensor<8x8xf32> {{.}}mhlo{{[^%]*}}plan.layout = #plan.layout<{{\[\[}}2, 0], [1]
// CHECK-SAME: %arg1: tensor<8x8xf32> {{.}}mhlo{{[^%]*}}plan.layout = #plan.layout<{{\[\[}}2, 0], [1]
// CHECK-SAME: %arg2: tensor<8x8xf32> {{.}}mhlo{{[^%]*}}plan.layout = #plan.layout<{{\[\[}}1], [0, 2]
// CHECK-SAME: %arg3: tensor<8x8xf32> {{.}}mhlo{{[^%]*}}plan.layout = #plan.layout<{{\[\[}}], [1]
// CHECK-SAME: %arg4: tensor<8x8x2xf32> {{.}}mhlo{{[^%]*}}plan.layout = #plan.layout<{{\[\[}}2], [], []
func.func @orders(%a: tensor<8x8xf32> {mhlo.sharding = "{devices=[4,2]<=[4,2]T(1,0)}"},
                  %b: tensor<8x8xf32> {mhlo.sharding = "{devices=[4,2]0,2,4,6,1,3,5,7}"},
                  %c: tensor<8x8xf32> {mhlo.sharding = "{devices=[2,4]<=[2,2,2]T(1,0,2)}"},
                  %d: tensor<8x8xf32> {mhlo.sharding = "{devices=[1,2,4]0,1,5,4,2,3,7,6 last_tile_dims={replicated}}"},
                  %e: tensor<8x8x2xf32> {mhlo.sharding = "{devices=[2,1,4]<=[4,2]T(1,0) last_tile_dim_replicate}", tdl.complex}) -> tensor<8x8xf32> {
  return %a : tensor<8x8xf32>
}

// -----

// Axes are named by others, in parts, with devices of their own.
"sdy.mesh"() <{mesh = #sdy.mesh<["x"=8]>, sym_name = "one"}> : () -> ()
"sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4], device_ids=[0, 4, 1, 5, 2, 6, 3, 7]>, sym_name = "other"}> : () -> ()
// CHECK-LABEL: func.func @parts
// CHECK-SAME: %arg0: tensor<8x8xf32> {plan.layout = #plan.layout<{{\[\[}}1], [0]
// CHECK-SAME: %arg1: tensor<8x8xf32> {plan.layout = #plan.layout<{{\[\[}}1], []
func.func @parts(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@one, [{"x":(2)2}, {"x":(1)2}]>},
                 %b: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@other, [{"x"}, {}]>}) -> tensor<8x8xf32> {
  return %a : tensor<8x8xf32>
}

// -----

// expected-warning @below {{arg0; '{devices=[8,1]0,1,2,3,4,5,7,6}' gives parts to devices in an order that axes of no mesh have; give layouts}}
func.func @none(%a: tensor<8x8xf32> {mhlo.sharding = "{devices=[8,1]0,1,2,3,4,5,7,6}"}) -> tensor<8x8xf32> {
  return %a : tensor<8x8xf32>
}

// -----

// expected-warning @below {{arg0; '{devices=[4,2]<=[8]}' cuts 7 into 4 tiles, the last of which is the smallest; of parts here the first one is; give layouts}}
func.func @uneven(%a: tensor<7x8xf32> {mhlo.sharding = "{devices=[4,2]<=[8]}"}) -> tensor<7x8xf32> {
  return %a : tensor<7x8xf32>
}

// -----

// The parts of complex numbers are no dimension of the source, others are.
// expected-warning @below {{shardings of 2 arguments are not taken over: arg0, arg1; '{devices=[8]<=[8]}' has tiles along 1 dimension of a tensor of 2;}}
func.func @rank(%a: tensor<8x8xf32> {mhlo.sharding = "{devices=[8]<=[8]}"},
                %b: tensor<8x8x2xf32> {mhlo.sharding = "{devices=[8]<=[8]}", tdl.complex}) -> tensor<8x8xf32> {
  return %a : tensor<8x8xf32>
}

// -----

// expected-warning @below {{arg0; '{devices=[0,8]<=[8]}' has 0 tiles along dimension 0;}}
// expected-warning @below {{arg1; '{devices=[-2,-4]<=[8]}' has -2 tiles along dimension 0;}}
func.func @count(%a: tensor<8x8xf32> {mhlo.sharding = "{devices=[0,8]<=[8]}"},
                 %b: tensor<8x8xf32> {mhlo.sharding = "{devices=[-2,-4]<=[8]}"}) -> tensor<8x8xf32> {
  return %a : tensor<8x8xf32>
}

// -----

"sdy.mesh"() <{mesh = #sdy.mesh<[], device_ids=[0]>, sym_name = "maximal_mesh_0"}> : () -> ()
// expected-warning @below {{arg0; '#sdy.sharding<@maximal_mesh_0, []>' is on device 0 alone;}}
func.func @maximal(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@maximal_mesh_0, []>}) -> tensor<8x8xf32> {
  return %a : tensor<8x8xf32>
}

// -----

// expected-warning-re @below {{arg0; '{{.*}}' is of 2 values;}}
// expected-warning @below {{arg1; '{devices=[1,1,8]<=[8] last_tile_dims={manual}}' is of a function that is split by hand;}}
// expected-warning @below {{arg2; '{unreduced}' is of terms that are still to be added;}}
func.func @others(%a: tensor<8x8xf32> {mhlo.sharding = "{{replicated}, {manual}}"},
                  %b: tensor<8x8xf32> {mhlo.sharding = "{devices=[1,1,8]<=[8] last_tile_dims={manual}}"},
                  %c: tensor<8x8xf32> {mhlo.sharding = "{unreduced}"}) -> tensor<8x8xf32> {
  return %a : tensor<8x8xf32>
}
