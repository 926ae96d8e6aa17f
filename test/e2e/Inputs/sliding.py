#!/usr/bin/env python3
"""Writes sliding.mlir and sliding.npz: windows, folds and scatters of all kinds, by JAX.

    sliding.py sliding.mlir sliding.npz        needs JAX
"""
import os
import sys
os.environ["JAX_PLATFORMS"] = "cpu"
import jax
import jax.numpy as jnp
import numpy
from jax import lax
from jax._src.lax import windowed_reductions

FORWARD = lax.ConvDimensionNumbers((0, 3, 1, 2), (3, 2, 0, 1), (0, 3, 1, 2))  # NHWC, HWIO


def convolve(x, w, strides=(1, 1), padding=((0, 0), (0, 0)), base=(1, 1), dilation=(1, 1), groups=1, images=1, numbers=FORWARD, type=None):
    return lax.conv_general_dilated(x, w, strides, padding, base, dilation, numbers, groups, images, preferred_element_type=type)


def first_greatest(a, b):
    """The body that JAX writes for argmax."""
    (x, i), (y, j) = a, b
    greater = (x > y) | (x != x)
    return lax.select(greater, x, y), lax.select(greater | ((x == y) & (i < j)), i, j)


def select_and_scatter(x, source, select, window, strides, padding, init, scatter):
    return windowed_reductions._select_and_scatter(x, select, window, strides, padding, source, jnp.float32(init), scatter)


def main(x, w, deep, groups, n, u, start, places, more):
    places = places[:, None]
    strided = lambda a, b: convolve(a, b, (2, 3), ((1, 2), (0, 1)))
    results = [strided(x, w), *jax.vjp(strided, x, w)[1](jnp.ones((2, 4, 2, 5)))]
    results += [convolve(x, w, padding=((-1, 2), (3, -2)), base=(2, 3), dilation=(2, 1)),
                convolve(x, groups, padding=((1, 1), (1, 1)), groups=2),
                convolve(jnp.concatenate([x, x + 1]), deep, images=2),
                convolve(x, w, numbers=lax.ConvDimensionNumbers((0, 3, 2, 1), (3, 2, 1, 0), (3, 0, 1, 2))),
                convolve(x.astype(jnp.bfloat16), w.astype(jnp.bfloat16), type=jnp.float32),
                convolve(n[None, :, :, None].astype(jnp.int8), n[:3, :2, None, None].astype(jnp.int8), type=jnp.int32)]
    image, clean = x[0, :, :, 0].at[2, 3].set(jnp.nan), x[1, :, :, 0]
    index = lax.broadcasted_iota(jnp.int32, (7, 6), 0)
    window = lambda a, init, f, size, **more: lax.reduce_window(a, init, f, size, more.pop("strides", (1,) * len(size)), more.pop("padding", "VALID"), **more)
    results += [window(image, -jnp.inf, lax.max, (3, 3), strides=(2, 2), padding=((1, 1), (1, 1))),
                window(clean, 0., lax.add, (2, 3), base_dilation=(2, 1), window_dilation=(1, 2), padding=((-1, 2), (2, 0))),
                window(clean, 0., lax.add, (7, 1), padding=((6, 0), (0, 0))),  # prefixes
                window(clean, 0., lax.add, (1, 6), padding=((0, 0), (0, 5))),
                window(u, numpy.uint32(0), lax.max, (2,), padding=((1, 1),)),
                *lax.reduce_window((image, index), (-jnp.inf, numpy.int32(0)), first_greatest, (3, 2), (2, 1), ((1, 1), (0, 1)))]
    results += [lax.reduce(u, numpy.uint32(0), lax.max, (0,)), lax.reduce(u, numpy.uint32(2**32 - 1), lax.min, (0,)),
                lax.reduce(n, numpy.int32(-1), lax.bitwise_and, (1,)), lax.reduce(n, numpy.int32(0), lax.bitwise_xor, (0,)),
                *lax.reduce((image, index), (-jnp.inf, numpy.int32(0)), first_greatest, (0,)),
                *lax.reduce((image, index), (start, numpy.int32(9) + n[0, 0]), first_greatest, (1,)),
                lax.reduce(clean, start, lambda a, b: jnp.logaddexp(a, b), (0, 1)),
                *lax.reduce((clean, n), (start, n[0, 0]), lambda a, b: (a[0] + b[0], lax.min(a[1], b[1])), (1,)),
                jnp.argmin(image, 1), jnp.argmax(n, 0)]
    results += [select_and_scatter(image, more[:3, :5], lax.ge, (3, 2), (2, 1), ((0, 0), (0, 0)), 0, lax.add),
                select_and_scatter(image, more[:, :3], lax.ge, (2, 3), (1, 2), ((0, 1), (1, 1)), 1.5, lax.add),
                select_and_scatter(image, more[:3, :3], lax.lt, (2, 2), (3, 2), ((1, 1), (0, 0)), -jnp.inf, lax.max)]
    numbers = lax.ScatterDimensionNumbers((1,), (0,), (0,))
    drop = dict(mode=lax.GatherScatterMode.FILL_OR_DROP)
    results += [f(clean, places, more[:, :1] * numpy.ones((1, 6), numpy.float32), numbers, **drop)
                for f in (lax.scatter_add, lax.scatter_sub, lax.scatter_mul, lax.scatter_max, lax.scatter)]
    rows = lax.ScatterDimensionNumbers((), (0,), (0,))
    results += [f(u, places, u[:7], rows, **drop) for f in (lax.scatter_max, lax.scatter_min)]
    return results


random = numpy.random.default_rng(1)
draw = lambda *shape: (numpy.round(random.normal(size=shape) * 4) / 4).astype(numpy.float32)
arguments = [draw(2, 7, 6, 4), draw(3, 2, 4, 5), draw(2, 2, 4, 6), draw(3, 3, 2, 4), random.integers(-9, 9, (7, 6)).astype(numpy.int32),
             random.integers(0, 2**32, 9, dtype=numpy.uint32), numpy.float32(.5), numpy.array([3, -1, 3, 6, 0, 7, 3], numpy.int32), draw(7, 5)]
arguments[0][0, 5, :2, 0] = -0.0, 0.0
step = jax.jit(main, keep_unused=True)
results = step(*arguments)
with open(sys.argv[1], "w") as file:
    file.write(step.lower(*arguments).compiler_ir("stablehlo").operation.get_asm(print_generic_op_form=True))
numpy.savez_compressed(sys.argv[2], **{f"arg{i}": a for i, a in enumerate(arguments)}, **{f"out{i}": numpy.asarray(r) for i, r in enumerate(results)})
