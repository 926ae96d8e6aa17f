// RUN: tofu-opt %s -tofu-import -split-input-file -verify-diagnostics

func.func @floats(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{is covered only with a body that compares its first operands, one after the other, all by LT or all by GT: integers, or floats by TOTALORDER, as they are or with one NaN and one zero as JAX does}}
  %s = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %l = "stablehlo.compare"(%a, %b) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%l) : (tensor<i1>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}

// -----

func.func @equal(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{is covered only with a body that compares its first operands, one after the other, all by LT or all by GT: integers, or floats by TOTALORDER, as they are or with one NaN and one zero as JAX does}}
  %s = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %l = "stablehlo.compare"(%a, %b) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%l) : (tensor<i1>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}

// -----

func.func @order(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{is covered only with a body that compares its first operands, one after the other, all by LT or all by GT: integers, or floats by TOTALORDER, as they are or with one NaN and one zero as JAX does}}
  %s = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %l = "stablehlo.compare"(%b, %a) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%l) : (tensor<i1>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}

// -----

func.func @sign(%x: tensor<4xi32>) -> tensor<4xi32> {
  // expected-error @below {{is covered only with a body that compares its first operands, one after the other, all by LT or all by GT: integers, or floats by TOTALORDER, as they are or with one NaN and one zero as JAX does}}
  %s = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %l = "stablehlo.compare"(%a, %b) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%l) : (tensor<i1>) -> ()
  }) : (tensor<4xi32>) -> tensor<4xi32>
  return %s : tensor<4xi32>
}

// -----

func.func @dimension(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{dimension}}
  %s = "stablehlo.sort"(%x) <{dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %l = "stablehlo.compare"(%a, %b) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%l) : (tensor<i1>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}

// -----

func.func @product(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{is covered only with a body that compares its first operands, one after the other, all by LT or all by GT: integers, or floats by TOTALORDER, as they are or with one NaN and one zero as JAX does}}
  %s = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = "stablehlo.multiply"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %l = "stablehlo.compare"(%p, %b) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%l) : (tensor<i1>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}

// -----

// As floats a NaN is not like another, which then compare by the second key.
func.func @nan(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{is covered only with a body}}
  %s:2 = "stablehlo.sort"(%x, %x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %k = "stablehlo.compare"(%a, %b) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %e = "stablehlo.compare"(%a, %b) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %m = "stablehlo.compare"(%c, %d) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %n = "stablehlo.and"(%e, %m) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %o = "stablehlo.or"(%k, %n) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%o) : (tensor<i1>) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %s#0 : tensor<4xf32>
}

// -----

func.func @extents(%x: tensor<4xf32>, %y: tensor<5xf32>) -> tensor<4xf32> {
  // expected-error @below {{has operands of different extents}}
  %s:2 = "stablehlo.sort"(%x, %y) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i1>):
    "stablehlo.return"(%a) : (tensor<i1>) -> ()
  }) : (tensor<4xf32>, tensor<5xf32>) -> (tensor<4xf32>, tensor<5xf32>)
  return %s#0 : tensor<4xf32>
}

// -----

func.func @result(%x: tensor<4xf32>) -> tensor<4xi32> {
  // expected-error @below {{has a result that is not of its operand's type}}
  %s = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i1>):
    "stablehlo.return"(%a) : (tensor<i1>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xi32>
  return %s : tensor<4xi32>
}

// -----

func.func @body(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{is covered only with a body}}
  %s = "stablehlo.sort"(%x) <{dimension = 0 : i64}> : (tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}
