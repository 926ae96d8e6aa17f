"""Writes unsigned-indices.mlir, a program that reads and writes where integers
of ui64 and ui32 say, and unsigned-indices.npz: its arguments arg0, ... and what
JAX computes, out0, ... Needs jax and numpy. Some integers are 2^63 and more:
negative, if they were taken as signed."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

jax.config.update("jax_enable_x64", True)


def gather(x, starts, size):
    numbers = lax.GatherDimensionNumbers((1,), (), (0,))
    return lax.gather(x, starts, numbers, (size,), mode="clip")


def scatter(function, x, starts, windows):
    numbers = lax.ScatterDimensionNumbers((1,), (), (0,))
    return function(x, starts, windows, numbers, mode="drop")


def program(x, u, starts, few):
    results = [x.at[starts[:, 0]].get(mode="clip"), x.at[few].get(mode="clip")]
    for i in range(len(starts)):
        start = starts[i, 0]
        results.append(lax.dynamic_slice(x, (start,), (2,)))
        results.append(lax.dynamic_update_slice(x, u[0], (start,)))
    results += [gather(x, starts, size) for size in (1, 3)]
    results += [scatter(f, x, starts, u) for f in (lax.scatter_add, lax.scatter)]
    return results + [x.at[few].set(u[:2, 0])]


arguments = [
    np.arange(7, dtype=np.float32) + 1,
    -np.arange(12, dtype=np.float32).reshape(6, 2) - 1,
    np.array([[3], [0], [2**63 - 1], [2**63], [2**64 - 1], [9]], np.uint64),
    np.array([2**31, 4], np.uint32),
]
exported = jax.jit(program).lower(*arguments).compiler_ir("stablehlo")
with open("unsigned-indices.mlir", "w") as file:
    file.write(exported.operation.get_asm(print_generic_op_form=True) + "\n")
arrays = {f"arg{i}": array for i, array in enumerate(arguments)}
arrays |= {f"out{i}": np.asarray(a) for i, a in enumerate(jax.jit(program)(*arguments))}
np.savez_compressed("unsigned-indices.npz", **arrays)
