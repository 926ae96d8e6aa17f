"""remat.mlir and remat.npz: the gradient of layers that jax.checkpoint computes again. remat.py FOLDER, with JAX 0.10."""
import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np


def layer(w, x):
    return x + jnp.sin(jnp.tanh(jnp.sin(x @ w) @ w.T))


def loss(weights, x):
    for w in weights:
        x = jax.checkpoint(layer)(w, x)
    return jnp.sum(x * x)


def main():
    random = np.random.default_rng(0)
    weights = [(random.standard_normal((8, 64)) * .1).astype("f") for _ in range(4)]
    x = random.standard_normal((128, 8)).astype("f")
    gradient = jax.jit(jax.grad(loss))
    path = pathlib.Path(sys.argv[1]) / "remat"
    path.with_suffix(".mlir").write_text(gradient.lower(weights, x).compiler_ir("stablehlo").operation.get_asm(print_generic_op_form=True))
    np.savez_compressed(path.with_suffix(".npz"), **{f"arg{i}": a for i, a in enumerate([*weights, x])},
                        **{f"out{i}": np.asarray(g) for i, g in enumerate(gradient(weights, x))})


main()
