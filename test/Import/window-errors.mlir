// RUN: tofu-opt %s -split-input-file -verify-diagnostics -tofu-import

func.func @main(%x: tensor<5x4xf32>, %y: tensor<4x5xf32>, %z: tensor<f32>) {
  // expected-error @below {{has operands 0 and 1 of different shapes}}
  %0:2 = "stablehlo.reduce"(%x, %y, %z, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<5x4xf32>, tensor<4x5xf32>, tensor<f32>, tensor<f32>) -> (tensor<5xf32>, tensor<5xf32>)
  return
}

// -----

func.func @main(%x: tensor<5x4xf64>, %z: tensor<f32>) {
  // expected-error @below {{has operand 0 and result 0 of different element types, of which the result's is not the wider one of the same kind}}
  %0 = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<5x4xf64>, tensor<f32>) -> tensor<5xf32>
  return
}

// -----

func.func @main(%x: tensor<5x4xi8>, %z: tensor<i32>) {
  // expected-error @below {{has operand 0 and result 0 of different element types}}
  %0 = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    "stablehlo.return"(%m) : (tensor<ui32>) -> ()
  }) : (tensor<5x4xi8>, tensor<i32>) -> tensor<5xui32>
  return
}

// -----

func.func @main(%x: tensor<5x4xf32>, %z: tensor<f32>) {
  // expected-error @below {{has results 0 and 1 of different shapes}}
  %0:2 = "stablehlo.reduce"(%x, %x, %z, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<5x4xf32>, tensor<5x4xf32>, tensor<f32>, tensor<f32>) -> (tensor<5xf32>, tensor<4xf32>)
  return
}

// -----

func.func @main(%x: tensor<5x4xf32>, %z: tensor<f32>) {
  // expected-error @below {{needs the attribute 'window_dimensions'}}
  %0 = "stablehlo.reduce_window"(%x, %z) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<5x4xf32>, tensor<f32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @main(%x: tensor<5x4xf32>, %z: tensor<f32>) {
  // expected-error @below {{has 'window_dimensions' with 0, but needs at least 1}}
  %0 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<5x4xf32>, tensor<f32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @main(%x: tensor<5x4xf32>, %z: tensor<f32>) {
  // expected-error @below {{has 'base_dilations' with -1, but needs at least 1}}
  %0 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 2, 1>, base_dilations = array<i64: 1, -1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<5x4xf32>, tensor<f32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @main(%x: tensor<5x4xf32>, %z: tensor<f32>) {
  // expected-error @below {{has attribute 'padding' of 2 numbers, but needs 4}}
  %0 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 2, 1>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<5x4xf32>, tensor<f32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @main(%x: tensor<5x4xf32>, %z: tensor<f32>) {
  // expected-error @below {{has result tensor<5x4xf32>, but its operands and attributes give the extents [4, 4]}}
  %0 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<5x4xf32>, tensor<f32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @main(%x: tensor<5x4xf32>, %s: tensor<5x4xf32>, %z: tensor<f32>) {
  // expected-error @below {{has a source of another shape than the windows}}
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%m) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<5x4xf32>, tensor<5x4xf32>, tensor<f32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @main(%x: tensor<5x4xf32>, %s: tensor<4x4xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{has an initial value that is not of rank 0}}
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%m) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<5x4xf32>, tensor<4x4xf32>, tensor<1xf32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @main(%x: tensor<5x4xf32>, %s: tensor<4x4xf32>, %z: tensor<f32>) {
  // expected-error @below {{has a region that returns (tensor<f32>), but it must be (tensor<i1>)}}
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<5x4xf32>, tensor<4x4xf32>, tensor<f32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @main(%x: tensor<5x4xf32>, %s: tensor<4x4xf32>, %z: tensor<f32>) {
  // expected-error @below {{has 1 regions, but needs 2}}
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%m) : (tensor<i1>) -> ()
  }) : (tensor<5x4xf32>, tensor<4x4xf32>, tensor<f32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @main(%x: tensor<5x4xf32>, %y: tensor<4x5xf32>, %i: tensor<7x1xi32>, %u: tensor<7x4xf32>, %v: tensor<7x3xf32>) {
  // expected-error @below {{has operands 0 and 1 of different shapes}}
  %0:2 = "stablehlo.scatter"(%x, %y, %i, %u, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<5x4xf32>, tensor<4x5xf32>, tensor<7x1xi32>, tensor<7x4xf32>, tensor<7x4xf32>) -> (tensor<5x4xf32>, tensor<5x4xf32>)
  return
}

// -----

func.func @main(%x: tensor<5x4xf32>, %y: tensor<4x5xf32>, %i: tensor<7x1xi32>, %u: tensor<7x4xf32>, %v: tensor<7x3xf32>) {
  // expected-error @below {{has operands 3 and 4 of different shapes}}
  %0:2 = "stablehlo.scatter"(%x, %x, %i, %u, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<5x4xf32>, tensor<5x4xf32>, tensor<7x1xi32>, tensor<7x4xf32>, tensor<7x3xf32>) -> (tensor<5x4xf32>, tensor<5x4xf32>)
  return
}

// -----

func.func @main(%x: tensor<5x4xf32>, %y: tensor<4x5xf32>, %i: tensor<7x1xi32>, %u: tensor<7x4xf32>, %v: tensor<7x3xf32>) {
  // expected-error @below {{has results 0 and 1 of different shapes}}
  %0:2 = "stablehlo.scatter"(%x, %x, %i, %u, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<5x4xf32>, tensor<5x4xf32>, tensor<7x1xi32>, tensor<7x4xf32>, tensor<7x4xf32>) -> (tensor<5x4xf32>, tensor<4x5xf32>)
  return
}

// -----

func.func @main(%x: tensor<5x4xf32>, %y: tensor<4x5xf32>, %i: tensor<7x1xi32>, %u: tensor<7x4xf32>, %v: tensor<7x3xf32>) {
  // expected-error @below {{has operand 3 and result 0 of different element types}}
  %0:2 = "stablehlo.scatter"(%x, %x, %i, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<5x4xf32>, tensor<5x4xf32>, tensor<7x1xi32>, tensor<7x1xi32>, tensor<7x4xf32>) -> (tensor<5x4xf32>, tensor<5x4xf32>)
  return
}
