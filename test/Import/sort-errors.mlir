// RUN: tofu-opt %s -tofu-import -split-input-file -verify-diagnostics


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
  // expected-error @below {{'stablehlo.sort' op has 0 regions, but needs 1}}
  %s = "stablehlo.sort"(%x) <{dimension = 0 : i64}> : (tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}

// -----

// Places are numbered in i32.
func.func @long(%x: tensor<2147483648xf32>) -> tensor<2147483648xf32> {
  // expected-error @below {{'stablehlo.sort' op sorts 2147483648 elements by a comparison of its own, but at most 2147483647 are sorted so}}
  %s = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.abs"(%a) : (tensor<f32>) -> tensor<f32>
    %d = "stablehlo.abs"(%b) : (tensor<f32>) -> tensor<f32>
    %l = "stablehlo.compare"(%c, %d) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%l) : (tensor<i1>) -> ()
  }) : (tensor<2147483648xf32>) -> tensor<2147483648xf32>
  return %s : tensor<2147483648xf32>
}

// -----

func.func @more(%x: tensor<4xf32>) -> (tensor<5xf32>, tensor<5xi32>) {
  // expected-error @below {{'chlo.top_k' op takes the first 5 of 4}}
  %v, %i = "chlo.top_k"(%x) <{k = 5 : i64}> : (tensor<4xf32>) -> (tensor<5xf32>, tensor<5xi32>)
  return %v, %i : tensor<5xf32>, tensor<5xi32>
}

// -----

func.func @scalar(%x: tensor<f32>) -> (tensor<f32>, tensor<i32>) {
  // expected-error @below {{'chlo.top_k' op needs an operand with a dimension}}
  %v, %i = "chlo.top_k"(%x) <{k = 0 : i64}> : (tensor<f32>) -> (tensor<f32>, tensor<i32>)
  return %v, %i : tensor<f32>, tensor<i32>
}

// -----

func.func @places(%x: tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi64>) {
  // expected-error @below {{'chlo.top_k' op has a second result that is not a tensor of i32 like the first}}
  %v, %i = "chlo.top_k"(%x) <{k = 2 : i64}> : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi64>)
  return %v, %i : tensor<2xf32>, tensor<2xi64>
}
