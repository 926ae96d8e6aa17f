# random-bits.py FOLDER: the program of random-bits.test as JAX exports it, and
# its numbers.
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

jax.config.update("jax_enable_x64", True)
algorithms = [lax.RandomAlgorithm.RNG_DEFAULT, lax.RandomAlgorithm.RNG_PHILOX, lax.RandomAlgorithm.RNG_THREE_FRY]
forms = [((), "uint32"), ((5,), "uint32"), ((3, 5), "uint32"), ((3, 4), "uint16"), ((6, 3), "uint8"), ((2, 3), "uint64")]


def program(key):
    results = []
    for algorithm in algorithms:
        for shape, dtype in forms:
            key, bits = lax.rng_bit_generator(key, shape, dtype=jnp.dtype(dtype), algorithm=algorithm)
            results.append(bits)
    return key, *results


key = np.array([0x9ABCDEF012345678, 0x7FFFFFFF0], "u8")
module = jax.jit(program).lower(key).compiler_ir("stablehlo")
with open(sys.argv[1] + "/random-bits.mlir", "w") as file:
    file.write(module.operation.get_asm(print_generic_op_form=True))
np.savez(sys.argv[1] + "/random-bits.npz", arg0=key,
         **{f"out{i}": np.asarray(array, order="C") for i, array in enumerate(jax.jit(program)(key))})
