// RUN: tofu-opt %s -tofu-plan=mesh=2x3 | FileCheck %s
// RUN: tofu-opt %s -tofu-plan=mesh=2x3 -tofu-expand | FileCheck %s --check-prefix=PARTS
// RUN: tofu-opt %s -tofu-plan="mesh=2x3 tie=none" | FileCheck %s --check-prefix=UNTIED

// Layouts that a user wrote stay; the others follow from them. Without them all
// would be split along dimension 0, and nothing would move.
// CHECK-LABEL: @columns
// CHECK-SAME:  %{{.*}}: tensor<18x12xf32> {plan.layout = #plan.layout<{{\[\[}}], [0, 1]]>}
// CHECK-SAME:  -> ({{.*}}, tensor<12x12xf32> {plan.layout = #plan.layout<{{\[\[}}0], [1]]>})
// PARTS-LABEL: @columns
// PARTS-SAME:  [0 to 18, d0 * 6 + d1 * 2 to d0 * 6 + d1 * 2 + 2]
// PARTS-SAME:  -> ({{.*}}, !tdl.piece<tensor<12x12xf32>, (d0, d1) -> [d0 * 6 to d0 * 6 + 6, d1 * 4 to d1 * 4 + 4]>
// UNTIED-LABEL: @columns
// UNTIED-SAME:  %{{.*}}: tensor<18x12xf32> {plan.layout = #plan.layout<{{\[\[}}], [0, 1]]>}
// UNTIED-SAME:  -> ({{.*}}, tensor<12x12xf32> {plan.layout = #plan.layout<{{\[\[}}0], [1]]>})
func.func @columns(%x: tensor<18x12xf32> {plan.layout = #plan.layout<[[], [0, 1]]>}, %z: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<12x12xf32> {plan.layout = #plan.layout<[[0], [1]]>}) {
  %y = tdl.lambda (%i, %j) in [12, 12] on (%d = %x) : (tensor<18x12xf32>) -> tensor<12x12xf32> {
    %v = tdl.read %d[%i, %j] : tensor<18x12xf32>
    %w = math.exp %v : f32
    tdl.yield %w : f32
  }
  return %z, %y : tensor<4xf32>, tensor<12x12xf32>
}

// Axis 1 cuts first: the parts of axis 0 are parts of its parts.
// CHECK-LABEL: @turned
// CHECK-SAME:  {plan.layout = #plan.layout<{{\[\[}}1, 0]]>}
// PARTS-LABEL: @turned
// PARTS-SAME:  [d1 * 4 + d0 * 2 to d1 * 4 + d0 * 2 + 2]
func.func @turned(%x: tensor<12xf32> {plan.layout = #plan.layout<[[1, 0]]>}) -> tensor<12xf32> {
  %y = tdl.lambda (%i) in [12] on (%d = %x) : (tensor<12xf32>) -> tensor<12xf32> {
    %v = tdl.read %d[%i] : tensor<12xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<12xf32>
}

// A copy on every device, though memory is minimal: the user wants it so. The
// result that replaces the argument shares its layout.
// CHECK-LABEL: @copies
// CHECK-SAME:  {plan.layout = #plan.layout<{{\[\[}}], []]>}
// CHECK-SAME:  -> (tensor<12x12xf32> {plan.layout = #plan.layout<{{\[\[}}], []]>})
func.func @copies(%x: tensor<12x12xf32> {plan.layout = #plan.layout<[[], []]>}) -> tensor<12x12xf32> {
  %y = tdl.lambda (%i, %j) in [12, 12] on (%d = %x) : (tensor<12x12xf32>) -> tensor<12x12xf32> {
    %v = tdl.read %d[%j, %i] : tensor<12x12xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<12x12xf32>
}

// A constant that is returned with a layout is in pieces, however small.
// CHECK-LABEL: @constant
// CHECK:       arith.constant {plan.layouts = [#plan.layout<{{\[\[}}0]]>]}
// PARTS-LABEL: @constant
// PARTS:       %[[C:.*]] = arith.constant dense<[1, 2, 3, 4]>
// PARTS:       %[[P:.*]] = tdl.lambda (%{{.*}}) in [4] on (%{{.*}} = %[[C]]) part <(d0, d1) -> [d0 * 2 to d0 * 2 + 2]>
// PARTS:       return %[[P]]
func.func @constant() -> (tensor<4xi32> {plan.layout = #plan.layout<[[0]]>}) {
  %c = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  return %c : tensor<4xi32>
}

// One value with three layouts is three values: two are copies, of which each
// device fetches what it lacks. So is what deduplication made one value.
// CHECK-LABEL: @several
// CHECK-SAME:  %[[X:.*]]: tensor<12xf32>
// CHECK:       %[[Y:.*]] = tdl.lambda {{.*}} attributes {{.*}}plan.layouts = [#plan.layout<{{\[\[}}0]]>]
// CHECK:       %[[A:.*]] = tdl.lambda {{.*}} = %[[Y]]{{.*}} attributes {{.*}}plan.layouts = [#plan.layout<{{\[\[}}1]]>]
// CHECK:       %[[B:.*]] = tdl.lambda {{.*}} = %[[X]]{{.*}} attributes {{.*}}plan.layouts = [#plan.layout<{{\[\[}}0, 1]]>]
// CHECK-NOT:   tdl.lambda
// CHECK:       return %[[Y]], %[[A]], %[[Y]], %[[A]], %[[B]]
// PARTS-LABEL: @several
// PARTS:       return
func.func @several(%x: tensor<12xf32> {plan.layout = #plan.layout<[[0]]>})
    -> (tensor<12xf32> {plan.layout = #plan.layout<[[0]]>}, tensor<12xf32> {plan.layout = #plan.layout<[[1]]>}, tensor<12xf32>,
        tensor<12xf32> {plan.layout = #plan.layout<[[1]]>}, tensor<12xf32> {plan.layout = #plan.layout<[[0, 1]]>}) {
  %y = tdl.lambda (%i) in [12] on (%d = %x) : (tensor<12xf32>) -> tensor<12xf32> {
    %v = tdl.read %d[%i] : tensor<12xf32>
    %w = math.exp %v : f32
    tdl.yield %w : f32
  }
  return %y, %y, %y, %y, %x : tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>
}

// UNTIED-LABEL: @constants
// UNTIED:       arith.constant {plan.layouts = [#plan.layout<{{\[\[}}0]]>]}
func.func @constants() -> (tensor<6xi32> {plan.layout = #plan.layout<[[0]]>}, tensor<6xi32> {plan.layout = #plan.layout<[[1]]>}) {
  %c = arith.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  return %c, %c : tensor<6xi32>, tensor<6xi32>
}

// Arguments that take each other's place as they are keep their pins: what each
// becomes is a copy in the other's layout.
// CHECK-LABEL: func.func @swapped
// CHECK-DAG: %[[X:.*]] = tdl.lambda {{.*}} on ({{.*}} = %arg0) {{.*}}plan.layouts = [#plan.layout<{{\[\[}}], [0]]>]
// CHECK-DAG: %[[Y:.*]] = tdl.lambda {{.*}} on ({{.*}} = %arg1) {{.*}}plan.layouts = [#plan.layout<{{\[\[}}0], []]>]
// CHECK: return %[[Y]], %[[X]]
func.func @swapped(%x: tensor<12x12xf32> {plan.layout = #plan.layout<[[0], []]>, tf.aliasing_output = 0 : i32}, %y: tensor<12x12xf32> {plan.layout = #plan.layout<[[], [0]]>, tf.aliasing_output = 1 : i32})
    -> (tensor<12x12xf32>, tensor<12x12xf32>) {
  return %y, %x : tensor<12x12xf32>, tensor<12x12xf32>
}
