# batch-norm.py FOLDER: the three operations, and what numpy computes of the specification's formulas.
import sys

import numpy as np

TEXT = """func.func @main(%x: tensor<4x3x5xf32>, %scale: tensor<3xf32>, %offset: tensor<3xf32>, %mean: tensor<3xf32>, %variance: tensor<3xf32>, %g: tensor<4x3x5xf32>)
    -> (tensor<4x3x5xf32>, tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>) {
  %a = "stablehlo.batch_norm_inference"(%x, %scale, %offset, %mean, %variance) <{epsilon = 0.01 : f32, feature_index = 1 : i64}>
    : (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<4x3x5xf32>
  %b:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.01 : f32, feature_index = 1 : i64}>
    : (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>)
  %c:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.01 : f32, feature_index = 1 : i64}>
    : (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x3x5xf32>) -> (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>)
  return %a, %b#0, %b#1, %b#2, %c#0, %c#1, %c#2 : tensor<4x3x5xf32>, tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>
}
"""
random = np.random.default_rng(0)
x, g = (random.standard_normal((4, 3, 5)).astype("f") for _ in range(2))
scale, offset, mean = (random.standard_normal(3).astype("f") for _ in range(3))
variance = random.random(3).astype("f") + .5
arguments, epsilon, count, others = (x, scale, offset, mean, variance, g), .01, 20, (0, 2)


def at(v):
    return v.astype("d")[None, :, None]


def normalise(mean, variance):
    return at(scale) * (x - at(mean)) / np.sqrt(at(variance) + epsilon) + at(offset)


m, v = x.astype("d").mean(others), x.astype("d").var(others)
centred = x - at(mean)
inner = count * g - at(g.sum(others, "d")) - centred * at((g * centred).sum(others)) / (at(variance) + epsilon)
results = (normalise(mean, variance), normalise(m, v), m, v, at(scale) / np.sqrt(at(variance) + epsilon) / count * inner,
           (g * centred / np.sqrt(at(variance) + epsilon)).sum(others), g.sum(others, "d"))
with open(sys.argv[1] + "/batch-norm.mlir", "w") as file:
    file.write(TEXT)
np.savez(sys.argv[1] + "/batch-norm.npz", **{f"arg{i}": a for i, a in enumerate(arguments)}, **{f"out{i}": np.asarray(r, "f") for i, r in enumerate(results)})
