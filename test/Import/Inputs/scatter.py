"""Writes scatter.mlir, a program of scatters in generic text, and scatter.npz:
its arguments arg0, ... and what JAX computes, out0, ... Needs jax and numpy.
Windows lie inside of the operand, partly outside and wholly outside of it."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax


def scatter(function, x, places, updates, within, inserted, components, **batching):
    numbers = lax.ScatterDimensionNumbers(within, inserted, components, **batching)
    return function(x, places, updates, numbers, mode="drop")


def program(v, x, y, rows, starts, corners, table, u, w, windows, boxes, columns):
    batches = {
        "operand_batching_dims": (0,),
        "scatter_indices_batching_dims": (0,),
    }
    results = [
        v.at[rows].set(u),
        x.at[rows].set(w),
        x.at[rows].add(w),
        x.at[rows].max(w),
        x.at[rows].min(w),
        x.at[rows].multiply(w),
        x.at[:, rows[:3] % 4].set(columns),
        x.at[rows[:, None] % 7, jnp.array([3, 1, 1])].set(w[:, :3]),
        x.at[2].set(w[0]),
        jax.grad(lambda x, w: jnp.sum(x.at[rows].set(w) ** 2), (0, 1))(x, w),
    ]
    for function in lax.scatter_add, lax.scatter:
        results += [
            scatter(function, v, starts, windows, (1,), (), (0,)),
            scatter(function, x, starts, boxes, (1, 2), (), (0,)),
            scatter(function, x, corners, boxes, (1, 2), (), (0, 1)),
            scatter(function, x, corners, windows, (1,), (1,), (0, 1)),
            scatter(function, v, starts[4], windows[0], (0,), (), (0,)),
            scatter(function, v, starts[3], windows[0], (0,), (), (0,)),
            scatter(function, y, table, columns[:6].reshape(3, 2, 3), (2,), (), (1,), **batches),
        ]
    return results


def main():
    random = np.random.default_rng(0)

    def numbers(*shape):
        return jnp.array(random.integers(-9, 9, shape), jnp.float32)

    def places(*values):
        return jnp.array(values, jnp.int32)

    rows = places(5, 2, 0, -1, 5, 9, -8, 2)
    starts = places([-1], [0], [3], [4], [5], [7], [-3], [2])
    corners = places([-1, 0], [0, 0], [3, 1], [4, 3], [5, 0], [2, 2], [3, -1], [2, 2])
    table = places([[-1], [2]], [[3], [4]], [[5], [3]])
    arguments = (numbers(7), numbers(7, 4), numbers(3, 6), rows, starts, corners, table)
    arguments += (numbers(8), numbers(8, 4), numbers(8, 3), numbers(8, 3, 2), numbers(7, 3))
    step = jax.jit(program, keep_unused=True)
    module = step.lower(*arguments).compiler_ir("stablehlo")
    with open("scatter.mlir", "w") as file:
        file.write(module.operation.get_asm(print_generic_op_form=True))
    results = jax.tree.leaves(step(*arguments))
    arrays = {f"arg{i}": np.asarray(a) for i, a in enumerate(arguments)}
    arrays |= {f"out{i}": np.asarray(a) for i, a in enumerate(results)}
    np.savez_compressed("scatter.npz", **arrays)


if __name__ == "__main__":
    main()
