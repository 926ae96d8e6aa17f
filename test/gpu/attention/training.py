"""Writes a training step of one attention as JAX exports it, and numbers.

training.py OUTPUT b h g s d [type [hidden]]

b batches of h heads of s queries, g heads of s keys and values, of d elements; causal
unless nothing is hidden, by scores that are `hidden`: a number, or `none`. The step has
queries, keys, values and the result's gradient; it gives the result and gradients of the
first three. OUTPUT.mlir is the program, OUTPUT.npz has arguments and results.
"""

import sys

import jax
import jax.numpy as jnp
import numpy as np

jax.config.update("jax_default_matmul_precision", "highest")
output = sys.argv[1]
b, h, g, s, d = map(int, sys.argv[2:7])
dtype = jnp.dtype(sys.argv[7] if len(sys.argv) > 7 else "float32")
hidden = sys.argv[8] if len(sys.argv) > 8 else "-1e9"


def attend(q, k, v):
    q = q.reshape(b, s, g, h // g, d)
    scores = jnp.einsum("btgrd,bsgd->bgrts", q, k) / d**0.5
    if hidden != "none":
        past = jnp.tril(jnp.ones((s, s), bool))
        scores = jnp.where(past, scores, float(hidden))
    weights = jax.nn.softmax(scores.astype(jnp.float32)).astype(q.dtype)
    return jnp.einsum("bgrts,bsgd->btgrd", weights, v).reshape(b, s, h, d)


def step(q, k, v, gradient):
    result, pull = jax.vjp(attend, q, k, v)
    return result, *pull(gradient)


keys = jax.random.split(jax.random.key(1), 4)
arguments = [jax.random.normal(key, (b, s, n, d)).astype(dtype) for key, n in zip(keys, (h, g, g, h))]
step = jax.jit(step)
module = step.lower(*arguments).compiler_ir("stablehlo")
with open(f"{output}.mlir", "w") as file:
    file.write(module.operation.get_asm(print_generic_op_form=True))
if s <= 1024:
    arrays = {f"arg{i}": np.asarray(a) for i, a in enumerate(arguments)}
    arrays |= {f"out{i}": np.asarray(a) for i, a in enumerate(step(*arguments))}
    np.savez(f"{output}.npz", **arrays)
