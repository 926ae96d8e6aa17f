"""sparse.mlir and sparse.npz: products with matrices of compressed rows, and gradients of one. sparse.py FOLDER, with JAX 0.10."""
import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import sparse


def main():
    random = np.random.default_rng(0)
    dense = np.where(random.random((7, 5)) < .5, random.standard_normal((7, 5)), 0).astype("f")
    dense[1] = 0
    # Four elements are behind the end of the last row.
    rows = sparse.BCSR.fromdense(dense, nse=int((dense != 0).sum()) + 4)
    x, z = random.standard_normal((5, 3)).astype("f"), (random.standard_normal(5) * (1 + 2j)).astype(np.complex64)

    def program(elements, columns, starts, x, z):
        def multiply(elements, x):
            return sparse.BCSR((elements, columns, starts), shape=dense.shape) @ x

        def loss(elements, x):
            return jnp.sum(jnp.sin(multiply(elements, x)))

        return multiply(elements, x), multiply(elements * (1 - 1j), z), multiply(columns, columns[:5]), *jax.grad(loss, (0, 1))(elements, x)

    step = jax.jit(program)
    arguments = [np.asarray(a) for a in (rows.data, rows.indices, rows.indptr)] + [x, z]
    path = pathlib.Path(sys.argv[1]) / "sparse"
    path.with_suffix(".mlir").write_text(step.lower(*arguments).compiler_ir("stablehlo").operation.get_asm(print_generic_op_form=True))
    np.savez_compressed(path.with_suffix(".npz"), **{f"arg{i}": a for i, a in enumerate(arguments)},
                        **{f"out{i}": np.asarray(a) for i, a in enumerate(jax.tree.leaves(step(*arguments)))})


main()
