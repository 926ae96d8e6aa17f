"""Writes jax-narrow-softmax.mlir and jax-distances.mlir, as JAX exports them, beside this script.

A softmax whose maximum is a bf16, with a gradient that reads its weights again; and one of distances, whose
gradient is a sum of pairs that may lie where something of its rows was.
"""

import os

import jax
import jax.numpy as jnp

here = os.path.dirname(os.path.abspath(__file__))


def narrow(q, k, v):
    return jax.vjp(lambda q, v: jax.nn.softmax((16 * q) @ (16 * k).T) @ v, q, v)[1](v)


def distances(x, y):
    squares = jnp.sum(x * x, 1)[:, None] + jnp.sum(y * y, 1) - 2 * x @ y.T
    return jnp.sum(jnp.sin(jax.nn.logsumexp(-0.3 * squares, -1)))


for name, function, shapes in (
    ("narrow-softmax", narrow, [((80, 16), jnp.bfloat16)] * 3),
    ("distances", jax.value_and_grad(distances, (0, 1)), [((140, 6), jnp.float32)] * 2),
):
    arguments = [jax.ShapeDtypeStruct(*shape) for shape in shapes]
    module = jax.jit(function).lower(*arguments).compiler_ir("stablehlo")
    with open(os.path.join(here, f"jax-{name}.mlir"), "w") as file:
        file.write(module.operation.get_asm(print_generic_op_form=True))
