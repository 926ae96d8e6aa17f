"""Convolutions, windows, folds and scatters, with numbers small enough that every order of a sum gives the same."""
import random

import jax.numpy as jnp
import numpy as np
from jax import lax
from jax._src.lax import windowed_reductions

from cases import Case, INF, family, plain


def whole(draw, dtype, shape, limit=4):
    values = np.random.default_rng(draw.randrange(1 << 30)).integers(-limit, limit + 1, shape)
    return (np.abs(values) if np.dtype(dtype).kind in "ub" else values).astype(dtype)


def cases(count, make):
    """`count` cases of `make`, without those that JAX has not."""
    for seed in range(count):
        draw = random.Random(f"{make.__name__} {seed}")
        yield Case(f"{make.__name__}_{seed}", *make(draw))


def convolution(draw):
    n = draw.choice([0, 1, 1, 2, 2, 3])
    groups, images = draw.choice([(1, 1), (1, 1), (2, 1), (3, 1), (1, 2)])
    outer, inner, outputs = draw.randint(1, 2) * images, draw.randint(1, 3), draw.randint(1, 3) * groups * images
    sizes = [draw.randint(1, 6) for _ in range(n)]
    kernel = [draw.choice([1, 1, 2, 3, 4]) for _ in range(n)]
    each = lambda *choices: [draw.choice(choices) for _ in range(n)]
    strides, base, dilation = each(1, 1, 2, 3), each(1, 1, 2, 3), each(1, 1, 2, 3)
    padding = [(draw.randint(-(s > 1), 3), draw.randint(-(s > 2), 3)) for s in sizes]
    orders = [draw.sample(range(n + 2), n + 2) for _ in range(3)]
    place = lambda order, extents: [dict(zip(order, extents))[dim] for dim in range(n + 2)]
    dtype, result = draw.choice([("float32", None), ("float32", None), ("bfloat16", "float32")])
    arguments = [whole(draw, jnp.dtype(dtype), place(orders[0], [outer, inner * groups, *sizes])),
                 whole(draw, jnp.dtype(dtype), place(orders[1], [outputs, inner, *kernel]))]
    numbers = lax.ConvDimensionNumbers(*map(tuple, orders))
    return lambda x, w: lax.conv_general_dilated(x, w, strides, padding, base, dilation, numbers, groups, images,
                                                 preferred_element_type=result and jnp.dtype(result)), arguments


def first_greatest(a, b):
    (x, i), (y, j) = a, b
    greater = (x > y) | (x != x)
    return lax.select(greater, x, y), lax.select(greater | ((x == y) & (i < j)), i, j)


FOLDS = dict(add=(lax.add, 0), mul=(lax.mul, 1), max=(lax.max, "least"), min=(lax.min, "greatest"), bits=(lax.bitwise_and, -1),
             xor=(lax.bitwise_xor, 0), first=(first_greatest, "least"))


def draw_fold(draw, shape):
    """A body, its initial values, and operands."""
    dtype = np.dtype(draw.choice(["float32", "float32", "int32", "uint32", "int8"]))
    name = draw.choice([n for n in FOLDS if dtype.kind in "iu" or n not in ("bits", "xor")])
    body, init = FOLDS[name]
    ends = (-INF, INF) if dtype.kind == "f" else (np.iinfo(dtype).min, np.iinfo(dtype).max)
    init = {"least": ends[0], "greatest": ends[1], -1: ends[1] if dtype.kind == "u" else -1}.get(init, init)
    operands, inits = [whole(draw, dtype, shape, 2 if name == "mul" else 9)], [np.asarray(init, dtype)]
    if name == "first":
        operands.append(np.arange(operands[0].size, dtype=np.int32).reshape(shape))
        inits.append(np.int32(0))
    if name == "first" or draw.random() < .6:
        return body, inits, operands, False
    return body, inits, operands, True


def fold(call, draw, shape):
    body, inits, operands, given = draw_fold(draw, shape)
    count = len(operands)
    one = lambda values: values[0] if count == 1 else tuple(values)
    if given:  # the initial values are arguments
        return lambda *a: call(one(a[:count]), one(a[count:]), body), operands + inits
    return lambda *a: call(one(a), one(inits), body), operands


def reduce(draw):
    shape = [draw.randint(0 if draw.random() < .1 else 2, 6) for _ in range(draw.randint(1, 3))]
    dims = sorted(draw.sample(range(len(shape)), draw.randint(1, len(shape))))
    return fold(lambda x, init, body: lax.reduce(x, init, body, dims), draw, shape)


def reduce_window(draw):
    shape = [draw.randint(2, 6) for _ in range(draw.randint(1, 3))]
    each = lambda *choices: [draw.choice(choices) for _ in shape]
    sizes, strides, base, dilation = each(1, 2, 2, 3, 4), each(1, 1, 2, 3), each(1, 1, 1, 2, 3), each(1, 1, 1, 2, 3)
    padding = [(draw.randint(-1, 3), draw.randint(-1, 3)) for _ in shape]
    return fold(lambda x, init, body: lax.reduce_window(x, init, body, sizes, strides, padding, base, dilation), draw, shape)


def cumulative(draw):
    shape = [draw.randint(2, 6) for _ in range(draw.randint(1, 3))]
    along = draw.randrange(len(shape))
    ends = draw.choice([(shape[along] - 1, 0), (0, shape[along] - 1), (shape[along], -1), (-1, shape[along])])
    sizes = [n if dim == along else 1 for dim, n in enumerate(shape)]
    padding = [ends if dim == along else (0, 0) for dim in range(len(shape))]
    return fold(lambda x, init, body: lax.reduce_window(x, init, body, sizes, [1] * len(shape), padding), draw, shape)


def select_and_scatter(draw):
    shape = [draw.randint(2, 6) for _ in range(draw.randint(1, 3))]
    each = lambda *choices: [draw.choice(choices) for _ in shape]
    sizes, strides = each(1, 2, 2, 3, 4), each(1, 1, 2, 3)
    padding = [(draw.randint(0, size - 1), draw.randint(0, size - 1)) for size in sizes]
    counts = [max((n + lo + hi - size) // step + 1, 0) for n, (lo, hi), size, step in zip(shape, padding, sizes, strides)]
    select = draw.choice([lax.ge, lax.le])
    scatter, init = draw.choice([(lax.add, 0), (lax.add, 0), (lax.max, -INF), (lax.add, 2.5)])
    # No two elements are equal: XLA does not ask about those in the order of rows that StableHLO states.
    x = np.array(draw.sample(range(int(np.prod(shape))), int(np.prod(shape))), np.float32).reshape(shape)
    source = whole(draw, np.float32, counts)
    if draw.random() < .3:
        x.reshape(-1)[draw.randrange(x.size)] = draw.choice([np.nan, INF, -INF])
    return lambda x, source: windowed_reductions._select_and_scatter(
        x, select, tuple(sizes), tuple(strides), tuple(padding), source, jnp.float32(init), scatter), [x, source]


def scatter(draw):
    shape = [draw.randint(1, 6) for _ in range(draw.randint(1, 3))]
    indexed = sorted(draw.sample(range(len(shape)), draw.randint(1, len(shape))))
    inserted = sorted(draw.sample(indexed, draw.randint(0, len(indexed))))
    window = [draw.randint(1, n) for dim, n in enumerate(shape) if dim not in inserted]
    batch = [draw.randint(1, 5) for _ in range(draw.randint(0, 2))]
    dtype = np.dtype(draw.choice(["float32", "int32", "uint32", "uint8"]))
    update = draw.choice([lax.scatter_add, lax.scatter_sub, lax.scatter_mul, lax.scatter_min, lax.scatter_max, lax.scatter])
    mode = draw.choice([lax.GatherScatterMode.CLIP, lax.GatherScatterMode.FILL_OR_DROP])
    numbers = lax.ScatterDimensionNumbers(tuple(range(len(batch), len(batch) + len(window))), tuple(inserted), tuple(indexed))
    indices = np.stack([np.array([draw.randint(-2, shape[dim]) for _ in range(int(np.prod(batch)))], np.int32).reshape(batch) for dim in indexed], -1)
    arguments = [whole(draw, dtype, shape, 2), indices, whole(draw, dtype, batch + window, 2)]
    return lambda x, i, u: update(x, i, u, numbers, mode=mode), arguments


for make, count in [(convolution, 100), (reduce, 60), (reduce_window, 80), (cumulative, 30), (select_and_scatter, 50), (scatter, 80)]:
    family(0, make.__name__)(lambda make=make, count=count: cases(count, make))


@family(1e-6)
def complex_windows():
    """Folds of both parts together, and what selects an element by them."""
    def select(pick, fold, windows, strides, padding):
        return lambda x, s, z: windowed_reductions._select_and_scatter(x, pick, windows, strides, padding, s, z, fold)

    def by_size(a, b):
        return lax.ge(lax.abs(a), lax.abs(b))

    def by_real(a, b):
        return lax.ge(lax.real(a), lax.real(b))

    x, z = plain("complex64", 2, 6, 4), np.complex64(1 + 2j)
    for name, fold, start in (("sum", lax.add, z), ("product", lax.mul, np.complex64(1)),
                              ("largest", lambda a, b: lax.select(by_size(a, b), a, b), np.complex64(0))):
        yield Case(f"window_{name}", lambda x, f=fold, s=start: lax.reduce_window(x, s, f, (1, 3, 2), (1, 2, 1), "SAME"), [x])
    apart, over = ((1, 2, 2), (1, 2, 2), ((0, 0),) * 3), ((1, 3, 2), (1, 2, 1), ((0, 0), (1, 1), (0, 1)))
    for name, pick, windows, shape in (("apart", by_size, apart, (2, 3, 2)), ("over", by_size, over, (2, 3, 4)), ("real", by_real, over, (2, 3, 4))):
        yield Case(f"select_{name}", select(pick, lax.add, *windows), [x, plain("complex64", *shape, seed=1), z])
    yield Case("select_product", select(by_size, lax.mul, *over), [x, plain("complex64", 2, 3, 4, seed=1), np.complex64(1)])
