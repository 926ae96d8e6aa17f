// RUN: tofu-opt %s -split-input-file -verify-diagnostics -tofu-fuse
// RUN: tofu-opt %s -split-input-file -verify-diagnostics -tofu-schedule

func.func @other(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{cannot be scheduled; only tdl.lambda can, and what -tofu-expand puts between: run -tofu-import, -tdl-instantiate or -tofu-tidy first}}
  %y = math.exp %x : tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// expected-error @below {{has 2 blocks, but must have one}}
func.func @blocks(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
^next:
  return %x : tensor<4xf32>
}

// -----

func.func private @declared(tensor<4xf32>) -> tensor<4xf32>
