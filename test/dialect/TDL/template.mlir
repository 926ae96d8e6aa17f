// RUN: tofu-opt %s | tofu-opt | FileCheck %s
// RUN: tofu-opt %s --mlir-print-op-generic | tofu-opt | FileCheck %s
// RUN: tofu-opt %s --emit-bytecode | tofu-opt | FileCheck %s

// CHECK: tdl.source @shapes "shapes.tdl" "op negate(x: [...] of T) -> [...] of T = lambda ...: -x[...]"
tdl.source @shapes "shapes.tdl" "op negate(x: [...] of T) -> [...] of T = lambda ...: -x[...]"
// CHECK: tdl.source @more "more.tdl" "import \22shapes.tdl\22" imports [@shapes]
tdl.source @more "more.tdl" "import \"shapes.tdl\"" imports [@shapes]
// CHECK: tdl.template @negate for "my.negate" of @shapes
tdl.template @negate for "my.negate" of @shapes
// CHECK: tdl.template @negate_0 of @shapes named "negate"
tdl.template @negate_0 of @shapes named "negate"

// CHECK: gives [#map] exact {
tdl.op @even dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] exact {
^bb0(%x: tensor<?xbf16>, %n: index):
  %two = arith.constant 2 : index
  %fits = arith.cmpi sge, %n, %two : index
  // CHECK: tdl.require %{{.*}}, "n has to be two at least"
  tdl.require %fits, "n has to be two at least"
  tdl.yield %x : tensor<?xbf16>
}
