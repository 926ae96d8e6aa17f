# flow.py FOLDER: the program of flow.test as JAX exports it, and its numbers.
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax


def recurrent(w, xs, h):
    """A scan and its gradient: stacked residuals, read from the end."""

    def loss(w, xs, h):
        def step(h, x):
            h = jnp.tanh(h @ w + x)
            return h, h

        h, hs = lax.scan(step, h, xs)
        return jnp.sum(hs * hs) + jnp.sum(h)

    return jax.grad(loss, (0, 1, 2))(w, xs, h)


def until_small(x, n):
    """A loop whose trips depend on data, with branches and a loop in it."""

    def body(state):
        x, count = state
        x = lax.switch(count + n, [lambda x: x * 0.5, lambda x: x @ x.T @ x * 0.01, jnp.sin], x)
        x = lax.cond(jnp.sum(x) > 0, lambda x: x - 0.1, lambda x: lax.fori_loop(1, 4, lambda i, x: x * 0.9 + i, x), x)
        return x * 0.5, count + 1

    return lax.while_loop(lambda state: (jnp.max(jnp.abs(state[0])) > 0.2) & (state[1] < 9), body, (x, 0))


def program(w, xs, h, n, key, s):
    bits = jax.random.bits(jax.random.wrap_key_data(key), (4, 6))
    values, places = lax.top_k(jnp.concatenate([h, -h, h], 1), 5)
    by_size = lax.sort(s, dimension=0)
    a = h @ h.T + jnp.eye(6) * 4
    factor = jnp.linalg.cholesky(jnp.stack([a, a + jnp.eye(6)]))
    left = lax.linalg.triangular_solve(factor[0], h, left_side=True, lower=True, transpose_a=True)
    right = lax.linalg.triangular_solve(factor[1], h.T, lower=True, unit_diagonal=True)
    return (*recurrent(w, xs, h), *until_small(h, n), bits, values, places, by_size, factor, left, right)


random = np.random.default_rng(0)
arguments = [random.standard_normal(shape).astype("f") * 0.5 for shape in ((8, 8), (5, 6, 8), (6, 8))]
arguments += [np.int32(-1), np.array([7, 9], "u4"), random.integers(0, 99, (6, 4)).astype("i4")]
module = jax.jit(program).lower(*arguments).compiler_ir("stablehlo")
with open(sys.argv[1] + "/flow.mlir", "w") as file:
    file.write(module.operation.get_asm(print_generic_op_form=True))
np.savez_compressed(sys.argv[1] + "/flow.npz", **{f"arg{i}": array for i, array in enumerate(arguments)},
                    **{f"out{i}": np.asarray(array, order="C") for i, array in enumerate(jax.jit(program)(*arguments))})
