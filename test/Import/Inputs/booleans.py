"""Writes booleans.mlir, a program with constants of booleans in generic text,
and booleans.npz: its arguments arg0, ... and what JAX computes, out0, ... Needs
jax and numpy. Constants of more than 100 elements are hexadecimal text, if not
all of them are equal."""

import jax
import jax.numpy as jnp
import numpy as np

SHAPES = [(16, 16), (11, 11), (101,), (10, 10), (7, 3, 5)]


def program(*tensors):
    random = np.random.default_rng(0)
    masks = [np.tril(np.ones(SHAPES[0], bool))]
    masks += [random.integers(0, 2, shape).astype(bool) for shape in SHAPES[1:]]
    results = [jnp.where(mask, x, -1) for mask, x in zip(masks, tensors)]
    return results + [jnp.where(np.ones(SHAPES[0], bool), tensors[0], -1)]


def main():
    arguments = [np.arange(np.prod(s), dtype=np.float32).reshape(s) for s in SHAPES]
    step = jax.jit(program)
    module = step.lower(*arguments).compiler_ir("stablehlo")
    with open("booleans.mlir", "w") as file:
        file.write(module.operation.get_asm(print_generic_op_form=True))
    arrays = {f"arg{i}": array for i, array in enumerate(arguments)}
    results = step(*arguments)
    arrays |= {f"out{i}": np.asarray(array) for i, array in enumerate(results)}
    np.savez_compressed("booleans.npz", **arrays)


if __name__ == "__main__":
    main()
