// RUN: tofu-opt %s -split-input-file -pass-pipeline='builtin.module(func.func(tdl-recover-gathers))' | FileCheck %s

// A product with a one-hot matrix reads rows; a number that is no row gives
// zeros. A sum of floats is never -0.0.
// CHECK-LABEL: @product
// CHECK-NEXT: tdl.lambda (%[[T:.*]], %[[D:.*]]) in [8, 16]
// CHECK-SAME:   %[[IDS:[a-z0-9]+]] = %arg0
// CHECK-NEXT:   %[[ZERO:.*]] = arith.constant 0.0
// CHECK-NEXT:   %[[ID:.*]] = tdl.read %[[IDS]][%[[T]]]
// CHECK-NEXT:   %[[N:.*]] = arith.index_cast %[[ID]] : i32 to index
// CHECK-NEXT:   %[[ROW:.*]] = tdl.read %{{.*}}[symbol(%[[N]]), %[[D]]] else %[[ZERO]]
// CHECK-NEXT:   %[[SUM:.*]] = arith.addf %[[ROW]], %[[ZERO]]
// CHECK-NEXT:   tdl.yield %[[SUM]]
func.func @product(%ids: tensor<8xi32>, %table: tensor<100x16xf32>) -> tensor<8x16xf32> {
  %h = tdl.lambda (%t, %k) in [8, 100] on (%i = %ids) : (tensor<8xi32>) -> tensor<8x100xi1> {
    %id = tdl.read %i[%t] : tensor<8xi32>
    %n = arith.index_cast %k : index to i32
    %c = arith.cmpi eq, %id, %n : i32
    tdl.yield %c : i1
  }
  %y = tdl.lambda (%t, %d) in [8, 16] on (%a = %h, %w = %table) : (tensor<8x100xi1>, tensor<100x16xf32>) -> tensor<8x16xf32> {
    %s = tdl.reduce sum (%k) in [100] : f32 {
      %c = tdl.read %a[%t, %k] : tensor<8x100xi1>
      %m = arith.uitofp %c : i1 to f32
      %v = tdl.read %w[%k, %d] : tensor<100x16xf32>
      %p = arith.mulf %m, %v : f32
      tdl.yield %p : f32
    }
    tdl.yield %s : f32
  }
  return %y : tensor<8x16xf32>
}

// -----

// Its gradient is a scatter, written as one.
// CHECK-LABEL: @gradient
// CHECK-NEXT: tdl.lambda (%[[K:.*]], %[[D:.*]]) in [100, 16]
// CHECK:        tdl.reduce sum (%[[T:.*]]) in [8]
// CHECK:          %[[N:.*]] = arith.index_cast %{{.*}} : i32 to index
// CHECK:          %[[HERE:.*]] = arith.cmpi eq, %[[K]], %[[N]] : index
// CHECK:          %[[TERM:.*]] = arith.select %[[HERE]], %{{.*}}, %{{.*}} : f32
// CHECK-NEXT:     tdl.yield %[[TERM]]
func.func @gradient(%ids: tensor<8xi32>, %g: tensor<8x16xf32>) -> tensor<100x16xf32> {
  %h = tdl.lambda (%t, %k) in [8, 100] on (%i = %ids) : (tensor<8xi32>) -> tensor<8x100xi1> {
    %id = tdl.read %i[%t] : tensor<8xi32>
    %n = arith.index_cast %k : index to i32
    %c = arith.cmpi eq, %id, %n : i32
    tdl.yield %c : i1
  }
  %y = tdl.lambda (%k, %d) in [100, 16] on (%a = %h, %b = %g) : (tensor<8x100xi1>, tensor<8x16xf32>) -> tensor<100x16xf32> {
    %s = tdl.reduce sum (%t) in [8] : f32 {
      %c = tdl.read %a[%t, %k] : tensor<8x100xi1>
      %m = arith.uitofp %c : i1 to f32
      %v = tdl.read %b[%t, %d] : tensor<8x16xf32>
      %p = arith.mulf %v, %m : f32
      tdl.yield %p : f32
    }
    tdl.yield %s : f32
  }
  return %y : tensor<100x16xf32>
}

// -----

// The mask may be a choice, in a lambda of its own, behind another one.
// CHECK-LABEL: @choice
// CHECK-NEXT: tdl.lambda
// CHECK:        tdl.read %{{.*}}[symbol(%{{.*}}), %{{.*}}] else
// CHECK-NOT:  tdl.reduce
func.func @choice(%ids: tensor<8xi32>, %table: tensor<100x16xi32>) -> tensor<8x16xi32> {
  %h = tdl.lambda (%t, %k) in [8, 100] on (%i = %ids) : (tensor<8xi32>) -> tensor<8x100xi1> {
    %id = tdl.read %i[%t] : tensor<8xi32>
    %n = arith.index_cast %k : index to i32
    %c = arith.cmpi eq, %id, %n : i32
    tdl.yield %c : i1
  }
  %x = tdl.lambda (%t, %k, %d) in [8, 100, 16] on (%a = %h, %w = %table) : (tensor<8x100xi1>, tensor<100x16xi32>) -> tensor<8x100x16xi32> {
    %zero = arith.constant 0 : i32
    %c = tdl.read %a[%t, %k] : tensor<8x100xi1>
    %v = tdl.read %w[%k, %d] : tensor<100x16xi32>
    %p = arith.select %c, %v, %zero : i32
    tdl.yield %p : i32
  }
  %y = tdl.lambda (%t, %d) in [8, 16] on (%a = %x) : (tensor<8x100x16xi32>) -> tensor<8x16xi32> {
    %s = tdl.reduce sum (%k) in [100] : i32 {
      %v = tdl.read %a[%t, %k, %d] : tensor<8x100x16xi32>
      tdl.yield %v : i32
    }
    tdl.yield %s : i32
  }
  return %y : tensor<8x16xi32>
}

// -----

// What is computed for the row is computed for one element; the row is read
// first, so that devices with other rows have none.
// CHECK-LABEL: @computed
// CHECK-NEXT: %[[PICKED:.*]] = tdl.lambda (%{{.*}}) in [8]
// CHECK:        arith.minsi
// CHECK-NEXT:   %[[V:.*]] = tdl.read %{{.*}}[%{{.*}}, symbol(%{{.*}})] : tensor<8x100xf32>
// CHECK-NEXT:   tdl.yield %[[V]]
// CHECK:      tdl.lambda (%{{.*}}) in [8] on
// CHECK-SAME:   %[[PICKED]]
// CHECK:        arith.cmpi ule
// CHECK:        math.log
// CHECK:        arith.select
// CHECK-NOT:  math.log
func.func @computed(%ids: tensor<8xi32>, %x: tensor<8x100xf32>) -> tensor<8xf32> {
  %h = tdl.lambda (%t, %k) in [8, 100] on (%i = %ids) : (tensor<8xi32>) -> tensor<8x100xi1> {
    %id = tdl.read %i[%t] : tensor<8xi32>
    %n = arith.index_cast %k : index to i32
    %c = arith.cmpi eq, %id, %n : i32
    tdl.yield %c : i1
  }
  %l = tdl.lambda (%t, %k) in [8, 100] on (%a = %x) : (tensor<8x100xf32>) -> tensor<8x100xf32> {
    %v = tdl.read %a[%t, %k] : tensor<8x100xf32>
    %e = math.log %v : f32
    tdl.yield %e : f32
  }
  %y = tdl.lambda (%t) in [8] on (%a = %h, %w = %l) : (tensor<8x100xi1>, tensor<8x100xf32>) -> tensor<8xf32> {
    %s = tdl.reduce sum (%k) in [100] : f32 {
      %c = tdl.read %a[%t, %k] : tensor<8x100xi1>
      %m = arith.uitofp %c : i1 to f32
      %v = tdl.read %w[%t, %k] : tensor<8x100xf32>
      %p = arith.mulf %m, %v : f32
      tdl.yield %p : f32
    }
    tdl.yield %s : f32
  }
  return %y : tensor<8xf32>
}

// -----

// A number beyond the indices of the sum is no row, though the table has it.
// CHECK-LABEL: @fewer_rows
// CHECK-DAG:    %[[LAST:.*]] = arith.constant 9 : index
// CHECK:        %[[INSIDE:.*]] = arith.cmpi ule, %{{.*}}, %[[LAST]]
// CHECK:        arith.select %[[INSIDE]]
func.func @fewer_rows(%ids: tensor<8xi32>, %table: tensor<100x16xf32>) -> tensor<8x16xf32> {
  %y = tdl.lambda (%t, %d) in [8, 16] on (%i = %ids, %w = %table) : (tensor<8xi32>, tensor<100x16xf32>) -> tensor<8x16xf32> {
    %s = tdl.reduce sum (%k) in [10] : f32 {
      %id = tdl.read %i[%t] : tensor<8xi32>
      %n = arith.index_cast %k : index to i32
      %c = arith.cmpi eq, %id, %n : i32
      %m = arith.uitofp %c : i1 to f32
      %v = tdl.read %w[%k, %d] : tensor<100x16xf32>
      %p = arith.mulf %m, %v : f32
      tdl.yield %p : f32
    }
    tdl.yield %s : f32
  }
  return %y : tensor<8x16xf32>
}

// -----

// Where places of 8 bits wrap, a number has several.
// CHECK-LABEL: @wraps
// CHECK: tdl.reduce sum
// CHECK-NOT: symbol
func.func @wraps(%ids: tensor<8xi8>, %table: tensor<300x16xf32>) -> tensor<8x16xf32> {
  %y = tdl.lambda (%t, %d) in [8, 16] on (%i = %ids, %w = %table) : (tensor<8xi8>, tensor<300x16xf32>) -> tensor<8x16xf32> {
    %s = tdl.reduce sum (%k) in [300] : f32 {
      %id = tdl.read %i[%t] : tensor<8xi8>
      %n = arith.index_cast %k : index to i8
      %c = arith.cmpi eq, %id, %n : i8
      %m = arith.uitofp %c : i1 to f32
      %v = tdl.read %w[%k, %d] : tensor<300x16xf32>
      %p = arith.mulf %m, %v : f32
      tdl.yield %p : f32
    }
    tdl.yield %s : f32
  }
  return %y : tensor<8x16xf32>
}

// -----

// Of 200 places an i8 that is below 0 is one of the upper ones.
// CHECK-LABEL: @unsigned
// CHECK: arith.index_castui %{{.*}} : i8 to index
// CHECK: symbol
func.func @unsigned(%ids: tensor<8xi8>, %table: tensor<200x16xf32>) -> tensor<8x16xf32> {
  %y = tdl.lambda (%t, %d) in [8, 16] on (%i = %ids, %w = %table) : (tensor<8xi8>, tensor<200x16xf32>) -> tensor<8x16xf32> {
    %s = tdl.reduce sum (%k) in [200] : f32 {
      %id = tdl.read %i[%t] : tensor<8xi8>
      %n = arith.index_cast %k : index to i8
      %c = arith.cmpi eq, %id, %n : i8
      %m = arith.uitofp %c : i1 to f32
      %v = tdl.read %w[%k, %d] : tensor<200x16xf32>
      %p = arith.mulf %m, %v : f32
      tdl.yield %p : f32
    }
    tdl.yield %s : f32
  }
  return %y : tensor<8x16xf32>
}

// -----

// The identity matrix selects rows by index: no data are asked.
// CHECK-LABEL: @identity
// CHECK-NEXT: tdl.lambda (%[[I:.*]], %[[J:.*]]) in [8, 16] on (%[[W:.*]] = %arg0)
// CHECK:        tdl.read %[[W]][%[[I]], %[[J]]] : tensor<8x16xf32>
// CHECK-NOT:    tdl.read
func.func @identity(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %y = tdl.lambda (%i, %j) in [8, 16] on (%w = %x) : (tensor<8x16xf32>) -> tensor<8x16xf32> {
    %s = tdl.reduce sum (%k) in [8] : f32 {
      %a = arith.index_cast %i : index to i32
      %b = arith.index_cast %k : index to i32
      %c = arith.cmpi eq, %a, %b : i32
      %m = arith.uitofp %c : i1 to f32
      %v = tdl.read %w[%k, %j] : tensor<8x16xf32>
      %p = arith.mulf %m, %v : f32
      tdl.yield %p : f32
    }
    tdl.yield %s : f32
  }
  return %y : tensor<8x16xf32>
}

// -----

// Of two masks each takes an index of the sum.
// CHECK-LABEL: @two
// CHECK-NOT: tdl.reduce
// CHECK: tdl.read %{{.*}}[symbol(%{{.*}}), symbol(%{{.*}}), %{{.*}}]
func.func @two(%a: tensor<8xi32>, %b: tensor<8xi32>, %table: tensor<10x20x16xf32>) -> tensor<8x16xf32> {
  %y = tdl.lambda (%t, %d) in [8, 16] on (%i = %a, %j = %b, %w = %table) : (tensor<8xi32>, tensor<8xi32>, tensor<10x20x16xf32>) -> tensor<8x16xf32> {
    %s = tdl.reduce sum (%k, %l) in [10, 20] : f32 {
      %id = tdl.read %i[%t] : tensor<8xi32>
      %jd = tdl.read %j[%t] : tensor<8xi32>
      %n = arith.index_cast %k : index to i32
      %m = arith.index_cast %l : index to i32
      %c = arith.cmpi eq, %id, %n : i32
      %e = arith.cmpi eq, %jd, %m : i32
      %f = arith.uitofp %c : i1 to f32
      %g = arith.uitofp %e : i1 to f32
      %v = tdl.read %w[%k, %l, %d] : tensor<10x20x16xf32>
      %p = arith.mulf %f, %v : f32
      %q = arith.mulf %p, %g : f32
      tdl.yield %q : f32
    }
    tdl.yield %s : f32
  }
  return %y : tensor<8x16xf32>
}

// -----

// A number that changes with the place, and a sum under a guard, stay.
// CHECK-LABEL: @others
// CHECK-COUNT-2: tdl.reduce sum
// CHECK-NOT: symbol
func.func @others(%ids: tensor<8xi32>, %table: tensor<8x16xf32>) -> (tensor<16xf32>, tensor<8x16xf32>) {
  %y = tdl.lambda (%d) in [16] on (%i = %ids, %w = %table) : (tensor<8xi32>, tensor<8x16xf32>) -> tensor<16xf32> {
    %s = tdl.reduce sum (%k) in [8] : f32 {
      %id = tdl.read %i[%k] : tensor<8xi32>
      %n = arith.index_cast %k : index to i32
      %c = arith.cmpi eq, %id, %n : i32
      %m = arith.uitofp %c : i1 to f32
      %v = tdl.read %w[%k, %d] : tensor<8x16xf32>
      %p = arith.mulf %m, %v : f32
      tdl.yield %p : f32
    }
    tdl.yield %s : f32
  }
  %z = tdl.lambda (%t, %d) in [8, 16] on (%i = %ids, %w = %table) : (tensor<8xi32>, tensor<8x16xf32>) -> tensor<8x16xf32> {
    %s = tdl.reduce sum (%k) in [8] where (%t - %k >= 0) : f32 {
      %id = tdl.read %i[%t] : tensor<8xi32>
      %n = arith.index_cast %k : index to i32
      %c = arith.cmpi eq, %id, %n : i32
      %m = arith.uitofp %c : i1 to f32
      %v = tdl.read %w[%k, %d] : tensor<8x16xf32>
      %p = arith.mulf %m, %v : f32
      tdl.yield %p : f32
    }
    tdl.yield %s : f32
  }
  return %y, %z : tensor<16xf32>, tensor<8x16xf32>
}
