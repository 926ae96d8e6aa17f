"""polymorphic.mlir and polymorphic.npz: functions that jax.export has exported for any batch and length, called on tensors of known extents.
polymorphic.py FOLDER, with JAX 0.10."""
import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import export, lax


def attend(x, w):
    batch, length, width = x.shape
    q, k, v = jnp.moveaxis((x @ w).reshape(batch, length, 3, 2, width // 2), 2, 0)
    scores = jnp.where(jnp.tril(jnp.ones((length, length), bool)), jnp.einsum("bqhd,bkhd->bhqk", q, k), -1e9)
    return jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(scores), v).reshape(batch * length, width)[1:]


def recur(x, w):
    def step(h, row):
        h = jnp.tanh(h @ w + row)
        return h, h.sum(1)

    h, sums = lax.scan(step, jnp.zeros((x.shape[0], x.shape[2])), jnp.swapaxes(x, 0, 1))
    return h, jnp.cumsum(sums, axis=0), jnp.pad(sums, ((0, x.shape[0]), (1, 0)))


def convolve(x, w):
    windows = lax.conv_general_dilated(x, w, (2,), "SAME", dimension_numbers=("NWC", "WIO", "NWC"))
    return windows / x.shape[1], lax.top_k(x.sum(2), x.shape[1] // 2)[1], lax.sort(x, dimension=1)


def main():
    random = np.random.default_rng(0)
    small, large = (random.standard_normal(shape).astype("f") for shape in ((2, 3, 4), (3, 6, 4)))
    weights = [(random.standard_normal(shape) * .5).astype("f") for shape in ((4, 12), (4, 4), (3, 4, 2))]
    any_x = jax.ShapeDtypeStruct(export.symbolic_shape("b, s, 4", constraints=["s >= 2", "b >= 2"]), "float32")
    functions = [export.export(jax.jit(f))(any_x, w) for f, w in zip((attend, recur, convolve), weights)]

    def program(small, large, *weights):
        attention, recurrence, convolution = (f.call for f in functions)
        return attention(small, weights[0]), attention(large, weights[0]), recurrence(large, weights[1]), convolution(large, weights[2])

    step = jax.jit(program)
    arguments = [small, large, *weights]
    path = pathlib.Path(sys.argv[1]) / "polymorphic"
    path.with_suffix(".mlir").write_text(step.lower(*arguments).compiler_ir("stablehlo").operation.get_asm(print_generic_op_form=True))
    np.savez_compressed(path.with_suffix(".npz"), **{f"arg{i}": a for i, a in enumerate(arguments)},
                        **{f"out{i}": np.asarray(a) for i, a in enumerate(jax.tree.leaves(step(*arguments)))})


main()
