"""Training steps with loops, as JAX exports them: scans.py layers|steps."""

import sys

import jax
import jax.numpy as jnp

LAYERS, ROWS, WIDTH = 5, 64, 32


def layers(p, x, y):
    """Equal layers, one behind the other."""

    def loss(p):
        x_last, _ = jax.lax.scan(lambda x, w: (jnp.tanh(x @ w), None), x, p)
        return jnp.mean((x_last - y) ** 2)

    value, gradient = jax.value_and_grad(loss)(p)
    return p - 0.1 * gradient, value


def steps(p, x, y):
    """One layer, in each step of time: its gradient is a state."""

    def loss(p):
        step = lambda h, x: (jnp.tanh(x @ p["w"] + h @ p["u"]), None)
        h, _ = jax.lax.scan(step, jnp.zeros((8, 24)), x.swapaxes(0, 1))
        return jnp.mean((h - y) ** 2)

    value, gradient = jax.value_and_grad(loss)(p)
    return jax.tree.map(lambda p, g: p - 0.1 * g, p, gradient), value


def shape(*extents):
    return jax.ShapeDtypeStruct(extents, jnp.float32)


rows = shape(ROWS, WIDTH)
arguments = {
    layers: (shape(LAYERS, WIDTH, WIDTH), rows, rows),
    steps: ({"w": shape(16, 24), "u": shape(24, 24)}, shape(8, 12, 16), shape(8, 24)),
}
function = globals()[sys.argv[1]]
module = jax.jit(function).lower(*arguments[function]).compiler_ir("stablehlo")
print(module.operation.get_asm(print_generic_op_form=True))
