// RUN: tofu-opt %s -tofu-import -split-input-file -verify-diagnostics

func.func @epsilon(%x: tensor<4x3xf32>, %s: tensor<3xf32>) -> tensor<4x3xf32> {
  // expected-error @below {{needs the attribute 'epsilon', a number}}
  %y:3 = "stablehlo.batch_norm_training"(%x, %s, %s) <{feature_index = 1 : i64}> : (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return %y#0 : tensor<4x3xf32>
}

// -----

func.func @features(%x: tensor<4x3xf32>, %s: tensor<3xf32>) -> tensor<4x3xf32> {
  // expected-error @below {{has operand 1 that is not one number for each feature}}
  %y:3 = "stablehlo.batch_norm_training"(%x, %s, %s) <{epsilon = 0.1 : f32, feature_index = 0 : i64}> : (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return %y#0 : tensor<4x3xf32>
}

// -----

func.func @integers(%x: tensor<4x3xi32>, %s: tensor<3xi32>) -> tensor<4x3xi32> {
  // expected-error @below {{normalises elements that are no floats}}
  %y:3 = "stablehlo.batch_norm_training"(%x, %s, %s) <{epsilon = 0.1 : f32, feature_index = 1 : i64}> : (tensor<4x3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<4x3xi32>, tensor<3xi32>, tensor<3xi32>)
  return %y#0 : tensor<4x3xi32>
}

// -----

func.func @results(%x: tensor<4x3xf32>, %s: tensor<3xf32>) -> tensor<3xf32> {
  // expected-error @below {{has results of other types than elements, features, features}}
  %y:3 = "stablehlo.batch_norm_training"(%x, %s, %s) <{epsilon = 0.1 : f32, feature_index = 1 : i64}> : (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
  return %y#0 : tensor<3xf32>
}

// -----

func.func @gradient(%x: tensor<4x3xf32>, %s: tensor<3xf32>) -> tensor<4x3xf32> {
  // expected-error @below {{has a gradient that is not of the operand's type}}
  %y:3 = "stablehlo.batch_norm_grad"(%x, %s, %s, %s, %s) <{epsilon = 0.1 : f32, feature_index = 1 : i64}> : (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return %y#0 : tensor<4x3xf32>
}
