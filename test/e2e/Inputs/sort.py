# sort.py FOLDER: the program of sort.test as JAX exports it, and its numbers.
import sys

import jax
import jax.numpy as jnp
import numpy as np


def sorts(x, y, z):
    pairs = jax.lax.sort((y, y.T.reshape(8, 16)), num_keys=2)
    return (jnp.sort(x, axis=0), jnp.argsort(x, axis=1), *pairs, -jnp.sort(-x), jnp.median(z, axis=1),
            jnp.sort(z, axis=1, descending=True), jnp.sort(y > 50, axis=1),
            jnp.sort(y.astype("uint32") - jnp.uint32(50), axis=0))


random = np.random.default_rng(0)
x = random.standard_normal((8, 16)).astype("f")
x[2:6, 3] = np.nan, -0.0, 0.0, -np.inf
x[2, 5] = -np.nan
y = random.integers(0, 100, (8, 16)).astype("i4")
z = random.standard_normal((4, 6, 8)).astype("f")
module = jax.jit(sorts).lower(x, y, z).compiler_ir("stablehlo")
with open(sys.argv[1] + "/sort.mlir", "w") as file:
    file.write(module.operation.get_asm(print_generic_op_form=True))
np.savez(sys.argv[1] + "/sort.npz", arg0=x, arg1=y, arg2=z,
         **{f"out{i}": np.ascontiguousarray(result) for i, result in enumerate(sorts(x, y, z))})
