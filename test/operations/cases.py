"""Single operations of StableHLO at the edges of what they take: a name, a function for JAX, its arguments.

A family is one program (all its cases beside each other) with one accuracy: in units in the last place, or,
below 1, relative to the largest value of a result, where sums cancel.
"""
import collections
import itertools

import jax
import jax.numpy as jnp
import jax.scipy.linalg as jsl
import numpy as np
from jax import lax
from jax._src.lax import linalg as lax_linalg

Case = collections.namedtuple("Case", "name function arguments")

FLOATS = ["float16", "bfloat16", "float32", "float64"]
SIGNED = ["int8", "int16", "int32", "int64"]
UNSIGNED = ["uint8", "uint16", "uint32", "uint64"]
INTEGERS = SIGNED + UNSIGNED
NAN, INF = np.nan, np.inf

FAMILIES = {}  # name: (accuracy, cases)
PLATFORMS = {}  # name: what JAX writes the program for, if that is no CPU, and the version of its libraries, if that says more


def family(accuracy, name=None, platform=None):
    def add(function):
        FAMILIES[name or function.__name__] = accuracy, list(function())
        if platform:
            PLATFORMS[name or function.__name__] = platform
        return function
    return add


def numbers(dtype, count=None, seed=0, limit=None):
    """Numbers of every size, special ones first; `count` of them, or all special ones and a few more."""
    dtype = np.dtype(dtype)
    random = np.random.default_rng(seed)
    if dtype == np.bool_:
        return random.random(count or 8) < .5
    if dtype.kind in "iu":
        info = np.iinfo(dtype)
        ends = [0, 1, 2, 3, 7, info.max, info.max - 1, info.min, info.min + 1, info.max // 2]
        ends += [-1, -2, -7] if info.min else []
        more = random.integers(info.min, info.max, max(24 - len(ends), 0) if count is None else count, dtype=dtype, endpoint=True)
        return np.concatenate([np.array(ends, dtype), more])[:count] if limit is None else (more % limit).astype(dtype)
    special = [0., -0., NAN, INF, -INF, 1., -1., .5, -.5, 1.5, 2.5, -2.5, 100.75, -1e4]
    more = random.standard_normal(26 if count is None else count)
    if limit is not None:
        return (np.clip(more, -limit, limit)).astype(dtype)
    return np.concatenate([special, more])[:count or None].astype(dtype)


def plain(dtype, *shape, seed=0):
    """Small numbers without special ones."""
    dtype, random = np.dtype(dtype), np.random.default_rng(seed)
    if dtype == np.bool_:
        return random.random(shape) < .5
    if dtype.kind == "c":
        return (random.standard_normal(shape) + 1j * random.standard_normal(shape)).astype(dtype)
    if dtype.kind in "iu":
        return random.integers(0 if dtype.kind == "u" else -9, 10, shape).astype(dtype)
    return random.standard_normal(shape).astype(dtype)


def grid(dtype, count=14):
    """All pairs of special numbers."""
    one = numbers(dtype)[:count]
    return np.repeat(one, len(one)), np.tile(one, len(one))


# ---- elements ----------------------------------------------------------------------------------

EXACT_UNARY = dict(
    abs=lax.abs, neg=lax.neg, sign=lax.sign, floor=lax.floor, ceil=lax.ceil, is_finite=lax.is_finite,
    round_afz=lambda x: lax.round(x, lax.RoundingMethod.AWAY_FROM_ZERO),
    round_even=lambda x: lax.round(x, lax.RoundingMethod.TO_NEAREST_EVEN))
UNARY = dict(
    sqrt=lax.sqrt, rsqrt=lax.rsqrt, cbrt=lax.cbrt, exp=lax.exp, exp2=lax.exp2, expm1=lax.expm1, log=lax.log, log1p=lax.log1p,
    sin=lax.sin, cos=lax.cos, tan=lax.tan, tanh=lax.tanh, logistic=lax.logistic, square=lax.square, erf=lax.erf, erfc=lax.erfc)
MORE_UNARY = dict(
    asin=lax.asin, acos=lax.acos, atan=lax.atan, sinh=lax.sinh, cosh=lax.cosh, asinh=lax.asinh, acosh=lax.acosh, atanh=lax.atanh,
    erf_inv=lax.erf_inv, lgamma=lax.lgamma, digamma=lax.digamma, bessel_i1e=lax.bessel_i1e)


@family(0)
def unary_exact():
    for dtype, (name, function) in itertools.product(FLOATS, EXACT_UNARY.items()):
        yield Case(f"{name}_{dtype}", function, [numbers(dtype)])
    for dtype, (name, function) in itertools.product(INTEGERS, dict(
            abs=lax.abs, neg=lax.neg, sign=lax.sign, not_=lax.bitwise_not, popcnt=lax.population_count, clz=lax.clz).items()):
        if name != "abs" or dtype in SIGNED:
            yield Case(f"{name}_{dtype}", function, [numbers(dtype)])
    yield Case("not_bool", lax.bitwise_not, [numbers(bool)])


def unary(functions, dtypes):
    for dtype, (name, function) in itertools.product(dtypes, functions.items()):
        yield Case(f"{name}_{dtype}", function, [numbers(dtype)])


@family(6)
def unary_float():
    return unary(UNARY, FLOATS)


# accurate_cases.py has numbers for these, of which XLA's values are not accurate; of f64 more than these.
INACCURATE = ["lgamma", "digamma"]
INACCURATE_DOUBLE = INACCURATE + ["sinh", "cosh", "atanh", "erf_inv"]


@family(4)
def unary_more():
    return unary({name: function for name, function in MORE_UNARY.items() if name not in INACCURATE}, ["float32"])


@family(4)
def unary_more_double():
    return unary({name: function for name, function in MORE_UNARY.items() if name not in INACCURATE_DOUBLE}, ["float64"])


@family(4)
def unary_special():
    for dtype, name in itertools.product(["float32", "float64"], INACCURATE_DOUBLE):
        yield Case(f"{name}_{dtype}", MORE_UNARY[name], [np.array([0, -0., NAN, INF, -INF, -1, -2], dtype)])


BINARY = dict(add=lax.add, sub=lax.sub, mul=lax.mul, div=lax.div, rem=lax.rem, max=lax.max, min=lax.min)
BITS = {"and": lax.bitwise_and, "or": lax.bitwise_or, "xor": lax.bitwise_xor}
SHIFTS = dict(shl=lax.shift_left, shra=lax.shift_right_arithmetic, shrl=lax.shift_right_logical)


@family(0)
def binary_exact():
    for dtype, (name, function) in itertools.product(FLOATS, BINARY.items()):
        yield Case(f"{name}_{dtype}", function, list(grid(dtype)))
    for dtype, (name, function) in itertools.product(INTEGERS, (BINARY | BITS).items()):
        yield Case(f"{name}_{dtype}", function, list(grid(dtype, 13)))
    for dtype, (name, function) in itertools.product(INTEGERS, SHIFTS.items()):
        width = np.dtype(dtype).itemsize * 8
        by = np.array([0, 1, 2, width - 1, width, width + 1, np.iinfo(dtype).max, np.iinfo(dtype).min], dtype)
        values = numbers(dtype)[:12]
        yield Case(f"{name}_{dtype}", function, [np.repeat(values, len(by)), np.tile(by, len(values))])
    for name, function in (BITS | dict(max=lax.max, min=lax.min)).items():
        yield Case(f"{name}_bool", function, [np.array([0, 0, 1, 1], bool), np.array([0, 1, 0, 1], bool)])


@family(4)
def binary_float():
    for dtype in FLOATS:
        x, y = grid(dtype)
        yield Case(f"pow_{dtype}", lax.pow, [x, y])
        yield Case(f"atan2_{dtype}", lax.atan2, [x, y])
    for dtype in ["float32", "float64"]:
        yield Case(f"nextafter_{dtype}", lax.nextafter, list(grid(dtype)))


@family(0)
def compare():
    orders = dict(eq=lax.eq, ne=lax.ne, lt=lax.lt, le=lax.le, gt=lax.gt, ge=lax.ge)
    for dtype, (name, function) in itertools.product(FLOATS + ["int8", "int32", "int64", "uint8", "uint32", "uint64", "bool"], orders.items()):
        x, y = grid(dtype, 10) if dtype != "bool" else (np.array([0, 0, 1, 1], bool), np.array([0, 1, 0, 1], bool))
        yield Case(f"{name}_{dtype}", function, [x, y])
    for dtype, name in itertools.product(["float32", "bfloat16"], ["lt_to", "le_to", "eq_to"]):
        yield Case(f"{name}_{dtype}", getattr(lax, f"_{name}_p" if hasattr(lax, f"_{name}_p") else f"{name}_p").bind, list(grid(dtype, 8)))


@family(0)
def select_and_clamp():
    for dtype in FLOATS + INTEGERS:
        x, y = grid(dtype, 8)
        yield Case(f"select_{dtype}", lax.select, [plain(bool, len(x)), x, y])
        yield Case(f"select_scalar_{dtype}", lambda p, x, y: lax.select(p, x, y), [np.array(True), x, y])
        low, high = plain(dtype, len(x), seed=1), plain(dtype, len(x), seed=2)
        yield Case(f"clamp_{dtype}", lax.clamp, [np.minimum(low, high), x, np.maximum(low, high)])
        yield Case(f"clamp_scalars_{dtype}", lax.clamp, [np.array(1, dtype), x, np.array(3, dtype)])


@family(0)
def convert():
    def source(dtype, to):
        # What lies outside of an integer type is left to the implementation.
        if np.dtype(to).kind in "iu" and np.dtype(dtype).kind not in "iu" and dtype != "bool":
            values = [0., -0., .5, 1.5, 2.5, 100.75, 3.] + ([-1., -2.5, -100.] if to in SIGNED else [])
            return np.array(values, dtype)
        return numbers(dtype)
    types = FLOATS + INTEGERS + ["bool"]
    for dtype, to in itertools.permutations(types, 2):
        yield Case(f"{dtype}_{to}", lambda x, to=to: lax.convert_element_type(x, to), [source(dtype, to)])
    for dtype, to in [("float32", "int32"), ("int32", "float32"), ("float16", "uint16"), ("bfloat16", "int16"), ("float64", "int64"),
                      ("uint64", "float64"), ("uint32", "int32"), ("float32", "uint8"), ("uint8", "int16"), ("int64", "int32"), ("uint32", "float64")]:
        narrow, wide = np.dtype(to).itemsize, np.dtype(dtype).itemsize
        x = numbers(dtype)[:8] if np.dtype(dtype).kind in "iu" else np.array([0., -0., INF, 1., -2.5, 1e4, -INF, 3.], dtype)
        yield Case(f"bitcast_{dtype}_{to}", lambda x, to=to: lax.bitcast_convert_type(x, to), [x.reshape(-1, narrow // wide) if narrow > wide else x])
    for bits in [(8, 7), (5, 10), (4, 3), (5, 2), (2, 0), (8, 23), (11, 52)]:
        for dtype in ["float32", "bfloat16"]:
            x = np.concatenate([numbers(dtype), np.array([65504, 65519, 65520, 6e-8, 1e-30, 3e38, 240, 248, 464, 1.0625, 1.1875], dtype)])
            yield Case(f"reduce_precision_{dtype}_{bits[0]}_{bits[1]}", lambda x, b=bits: lax.reduce_precision(x, *b), [x])


# ---- movement ----------------------------------------------------------------------------------

def pad_cases():
    for shape, config in [((5,), [(2, 3, 0)]), ((5,), [(-1, -2, 0)]), ((5,), [(-1, 2, 1)]), ((5,), [(1, -3, 2)]), ((5,), [(-7, 9, 1)]),
                          ((4, 3), [(1, 0, 0), (0, 2, 1)]), ((4, 3), [(-1, -1, 3), (0, 0, 0)]), ((0, 3), [(2, 1, 0), (0, 0, 0)]),
                          ((1,), [(0, 0, 5)]), ((0,), [(1, 2, 4)]), ((4, 3), [(-4, 0, 0), (1, 1, 0)]), ((2, 3, 2), [(1, 1, 1), (-1, 1, 0), (0, -1, 2)])]:
        for dtype in ["float32", "int8"]:
            yield shape, config, dtype


@family(0)
def movement():
    for i, (shape, config, dtype) in enumerate(pad_cases()):
        yield Case(f"pad_{i}", lambda x, v, c=config: lax.pad(x, v, c), [plain(dtype, *shape, seed=i), np.array(7, dtype)])
    for i, (shape, to, dims) in enumerate([((), (3, 2), ()), ((3,), (3, 2), (0,)), ((3,), (2, 3), (1,)), ((1, 3), (4, 3), (0, 1)), ((2, 3), (2, 5, 3), (0, 2)),
                                           ((0,), (2, 0), (1,)), ((1,), (0,), (0,)), ((1, 1), (2, 3, 4), (0, 2)), ((3,), (3,), (0,))]):
        yield Case(f"broadcast_{i}", lambda x, t=to, d=dims: lax.broadcast_in_dim(x, t, d), [plain("float32", *shape)])
    for shape, permutation in [((2, 3), (1, 0)), ((2, 3, 4), (2, 0, 1)), ((2, 1, 3), (1, 2, 0)), ((0, 3), (1, 0)), ((2, 3, 2, 2), (3, 1, 0, 2))]:
        yield Case(f"transpose_{len(shape)}_{shape[0]}", lambda x, p=permutation: lax.transpose(x, p), [plain("float32", *shape)])
    for i, (shape, to) in enumerate([((6,), (2, 3)), ((2, 3), (6,)), ((2, 3), (3, 2)), ((4, 6), (8, 3)), ((4, 6), (3, 8)), ((5, 7), (7, 5)), ((2, 3, 4), (4, 3, 2)),
                                     ((1, 6, 1), (2, 3)), ((0, 3), (5, 0)), ((1,), ()), ((), (1, 1)), ((4, 9), (6, 6)), ((2, 2, 2, 2), (16,)), ((15, 4), (6, 10))]):
        yield Case(f"reshape_{i}", lambda x, t=to: lax.reshape(x, t), [plain("float32", *shape)])
    for i, (shape, a, b, s) in enumerate([((7,), (1,), (6,), (2,)), ((7,), (0,), (7,), (3,)), ((7,), (6,), (7,), (4,)), ((7,), (3,), (3,), (1,)),
                                          ((4, 5), (1, 0), (4, 5), (2, 3)), ((4, 5), (0, 4), (1, 5), (1, 1)), ((0, 5), (0, 1), (0, 4), (1, 1))]):
        yield Case(f"slice_{i}", lambda x, a=a, b=b, s=s: lax.slice(x, a, b, s), [plain("float32", *shape)])
    for i, (shape, dims) in enumerate([((5,), (0,)), ((3, 4), (0, 1)), ((3, 4), (1,)), ((3, 4), ()), ((0, 4), (0,)), ((2, 3, 2), (2, 0))]):
        yield Case(f"rev_{i}", lambda x, d=dims: lax.rev(x, d), [plain("int16", *shape)])
    for i, (shapes, dim) in enumerate([([(2, 3), (1, 3)], 0), ([(2, 3), (2, 0), (2, 2)], 1), ([(3,)], 0), ([(1,), (1,), (1,), (1,), (1,)], 0),
                                       ([(2, 3, 2), (2, 1, 2)], 1), ([(0,), (0,)], 0)]):
        yield Case(f"concatenate_{i}", lambda *x, d=dim: lax.concatenate(x, d), [plain("float32", *s, seed=j) for j, s in enumerate(shapes)])
    for dtype, (shape, dim) in itertools.product(["float32", "bfloat16", "float16", "int8", "uint8", "int64", "uint32", "float64"], [((5,), 0), ((2, 3), 1), ((300,), 0)]):
        if np.dtype(dtype).itemsize > 1 or shape != (300,):
            yield Case(f"iota_{dtype}_{len(shape)}_{shape[0]}", lambda x, t=dtype, s=shape, d=dim: x + lax.broadcasted_iota(t, s, d), [np.zeros(shape, dtype)])


# ---- dynamic slices, gather, scatter -------------------------------------------------------------

@family(0)
def dynamic_slices():
    for dtype in ["int32", "int8", "int64", "uint8", "uint32", "uint64"]:
        for i, start in enumerate([(0, 0), (2, 3), (100, 1), (-1, 2), (-100, -100), (np.iinfo(dtype).max, np.iinfo(dtype).min)]):
            at = [np.array(max(s, 0) if dtype[0] == "u" else s, dtype) for s in start]
            x = plain("float32", 5, 6)
            yield Case(f"slice_{dtype}_{i}", lambda x, a, b: lax.dynamic_slice_p.bind(x, a, b, slice_sizes=(2, 3)), [x, *at])
            yield Case(f"update_{dtype}_{i}", lambda x, u, a, b: lax.dynamic_update_slice_p.bind(x, u, a, b), [x, plain("float32", 2, 4, seed=1), *at])
    yield Case("slice_all", lambda x, a: lax.dynamic_slice_p.bind(x, a, slice_sizes=(5,)), [plain("float32", 5), np.array(3)])
    yield Case("slice_none", lambda x, a: lax.dynamic_slice_p.bind(x, a, slice_sizes=(0,)), [plain("float32", 5), np.array(3)])
    yield Case("update_none", lambda x, u, a: lax.dynamic_update_slice_p.bind(x, u, a), [plain("float32", 5), plain("float32", 0), np.array(3)])
    yield Case("update_all", lambda x, u, a: lax.dynamic_update_slice_p.bind(x, u, a), [plain("float32", 5), plain("float32", 5, seed=1), np.array(3)])


Numbers = lax.GatherDimensionNumbers
GATHERS = [  # operand, indices, sizes, offset, collapsed, map, batching of operand, of indices
    ((5, 6), (3, 1), (1, 6), (1,), (0,), (0,), (), ()), ((5, 6), (3, 1), (5, 1), (0,), (1,), (1,), (), ()), ((5, 6), (4, 2), (1, 1), (), (0, 1), (0, 1), (), ()),
    ((5, 6), (4, 2), (1, 1), (), (0, 1), (1, 0), (), ()), ((5, 6), (2, 3, 1), (2, 6), (1, 3), (), (0,), (), ()), ((5, 6), (4, 2), (2, 3), (1, 2), (), (0, 1), (), ()),
    ((5, 6), (4, 2), (2, 3), (0, 2), (), (0, 1), (), ()), ((3, 5, 6), (3, 2, 1), (1, 1, 6), (2,), (1,), (1,), (0,), (0,)),
    ((3, 5, 2), (2, 3, 1), (1, 1, 2), (2,), (1,), (1,), (0,), (1,)), ((2, 3, 5), (3, 2, 4, 1), (1, 1, 2), (3,), (), (2,), (0, 1), (1, 0)),
    ((5,), (0, 1), (1,), (), (0,), (0,), (), ()), ((5, 0), (3, 1), (1, 0), (1,), (0,), (0,), (), ()), ((5,), (1,), (3,), (0,), (), (0,), (), ()),
    ((4, 3), (2, 2, 1), (4, 1), (0,), (1,), (1,), (), ()), ((5, 6, 2), (3, 2), (1, 2, 2), (1, 2), (0,), (1, 0), (), ())]


def starts(shape, dtype, seed, limit=9):
    random = np.random.default_rng(seed)
    return random.integers(0 if dtype[0] == "u" else -3, limit, shape).astype(dtype)


@family(0)
def gather():
    for i, (operand, indices, sizes, offset, collapsed, to, batch, ibatch) in enumerate(GATHERS):
        for mode, dtype in itertools.product(["clip", "fill", "promise_in_bounds"], ["int32", "uint8"] if i < 6 else ["int32"]):
            dims = Numbers(offset, collapsed, to, batch, ibatch)
            at = starts(indices, dtype, i)
            if mode == "promise_in_bounds":
                at = np.clip(at, 0, 0 if i == 12 else 1).astype(dtype)
            yield Case(f"{i}_{mode}_{dtype}", lambda x, s, d=dims, z=sizes, m=mode: lax.gather(x, s, d, z, mode=m), [plain("float32", *operand, seed=i), at])


SCATTERS = [  # operand, indices, updates, window, inserted, map, batching of operand, of indices
    ((5, 6), (3, 1), (3, 6), (1,), (0,), (0,), (), ()), ((5, 6), (3, 1), (5, 3), (0,), (1,), (1,), (), ()), ((5, 6), (7, 2), (7,), (), (0, 1), (0, 1), (), ()),
    ((5, 6), (7, 2), (7,), (), (0, 1), (1, 0), (), ()), ((5, 6), (2, 1), (2, 2, 6), (1, 2), (), (0,), (), ()), ((5, 6), (4, 2), (4, 2, 3), (1, 2), (), (0, 1), (), ()),
    ((3, 5, 6), (3, 2, 1), (3, 2, 6), (2,), (1,), (1,), (0,), (0,)), ((3, 5), (4, 3, 1), (4, 3), (), (1,), (1,), (0,), (1,)),
    ((5,), (0, 1), (0,), (), (0,), (0,), (), ()), ((5,), (1,), (3,), (0,), (), (0,), (), ()), ((8,), (12, 1), (12,), (), (0,), (0,), (), ())]


@family(2)
def scatter():
    functions = dict(add=lax.scatter_add, mul=lax.scatter_mul, min=lax.scatter_min, max=lax.scatter_max, set=lax.scatter)
    for i, (operand, indices, updates, window, inserted, to, batch, ibatch) in enumerate(SCATTERS):
        for name, function in functions.items():
            dtypes = {"add": ["float32", "int32"], "mul": ["float32"], "min": ["float32", "int8", "uint8"], "max": ["float32", "uint32"], "set": ["float32"]}[name]
            for dtype, mode in itertools.product(dtypes, ["drop", "clip"] if name in ("add", "set") else ["drop"]):
                dims = lax.ScatterDimensionNumbers(window, inserted, to, batch, ibatch)
                at = starts(indices, "int32", i)
                yield Case(f"{i}_{name}_{dtype}_{mode}", lambda x, s, u, f=function, d=dims, m=mode: f(x, s, u, d, mode=m),
                           [plain(dtype, *operand, seed=i), at, plain(dtype, *updates, seed=i + 1)])
    dims = lax.ScatterDimensionNumbers((), (0,), (0,))
    yield Case("apply", lambda x, s, u: lax.scatter_apply(x, s, lambda v: v * 2 + 1, dims, update_shape=(3,)), [plain("float32", 5), np.array([[0], [3], [9]]), plain("float32", 3)])


# ---- contractions --------------------------------------------------------------------------------

DOTS = [  # left, right, contracted, batch
    ((3, 4), (4, 5), ((1,), (0,)), ((), ())), ((3, 4), (5, 4), ((1,), (1,)), ((), ())), ((4, 3), (4, 5), ((0,), (0,)), ((), ())), ((4,), (4,), ((0,), (0,)), ((), ())),
    ((3,), (4,), ((), ()), ((), ())), ((2, 3, 4), (2, 4, 5), ((2,), (1,)), ((0,), (0,))), ((2, 3, 4), (4, 2, 3), ((2, 1), (0, 2)), ((), ())),
    ((2, 3, 4), (4, 3, 2), ((1,), (1,)), ((0, 2), (2, 0))), ((3, 2, 4), (2, 5, 4), ((2,), (2,)), ((1,), (0,))), ((3, 0), (0, 5), ((1,), (0,)), ((), ())),
    ((0, 4), (4, 5), ((1,), (0,)), ((), ())), ((2, 3), (2, 3), ((), ()), ((0, 1), (0, 1))), ((2, 3), (2, 3), ((0, 1), (0, 1)), ((), ())), ((1, 1), (1, 1), ((1,), (0,)), ((), ())),
    ((7, 17), (17, 9), ((1,), (0,)), ((), ())), ((2, 3, 2, 3), (3, 2, 3, 4), ((2, 1), (1, 0)), ((), ()))]


def dot(x, y, contracted, batch, to=None):
    return lax.dot_general(x, y, (contracted, batch), precision="highest", preferred_element_type=to)


@family(16)
def dot_general():
    for i, (left, right, contracted, batch) in enumerate(DOTS):
        for dtype, to in [("float32", None), ("float64", None), ("int32", None), ("bfloat16", "float32"), ("int8", "int32"), ("uint8", "int32")]:
            if i < 6 or dtype == "float32":
                # Whole numbers: sums are exact in any order.
                x, y = (plain("int8" if dtype != "uint8" else dtype, *s, seed=i + n).astype(dtype) for n, s in enumerate((left, right)))
                yield Case(f"{i}_{dtype}", lambda x, y, c=contracted, b=batch, t=to: dot(x, y, c, b, t), [x, y])


# ---- reductions ----------------------------------------------------------------------------------

FOLDS = dict(sum=lax.reduce_sum, prod=lax.reduce_prod, max=lax.reduce_max, min=lax.reduce_min)


@family(2)
def reduce():
    shapes = [((5,), (0,)), ((3, 4), (0,)), ((3, 4), (1,)), ((3, 4), (0, 1)), ((2, 3, 4), (0, 2)), ((0, 3), (0,)), ((0, 3), (1,)), ((4, 1), (1,)), ((3, 4), ())]
    for (name, function), (i, (shape, axes)) in itertools.product(FOLDS.items(), enumerate(shapes)):
        for dtype in ["float32", "int32", "uint8", "bfloat16", "float64", "int8"] if i < 4 else ["float32"]:
            x = plain(dtype, *shape, seed=i) if name != "prod" or dtype[0] in "iu" else np.exp2(plain("int8", *shape, seed=i) // 4).astype(dtype)
            x = np.round(x) if name == "sum" else x
            yield Case(f"{name}_{dtype}_{i}", lambda x, f=function, a=axes: f(x, axes=a), [x.astype(dtype)])
    for name, dtype in itertools.product(["max", "min"], ["float32", "float16"]):
        x = numbers(dtype)[:16].reshape(4, 4)
        yield Case(f"{name}_nan_{dtype}", lambda x, f=FOLDS[name]: f(x, axes=(1,)), [x])
    for name, function in dict(and_=lax.reduce_and, or_=lax.reduce_or, xor=lax.reduce_xor).items():
        for dtype in ["bool", "int32", "uint8"]:
            yield Case(f"{name}_{dtype}", lambda x, f=function: f(x, axes=(1,)), [plain(dtype, 3, 4)])
    for name, function in dict(argmax=lax.argmax, argmin=lax.argmin).items():
        for dtype in ["float32", "int32", "uint8", "bfloat16", "bool"]:
            for axis in (0, 1):
                yield Case(f"{name}_{dtype}_{axis}", lambda x, f=function, a=axis: f(x, a, jnp.int32), [plain(dtype, 4, 5)])
        special = np.array([[NAN, 1, 2], [1, NAN, INF], [-0., 0., -0.], [INF, INF, 1], [-INF, -INF, -INF]], "f")
        yield Case(f"{name}_special", lambda x, f=function: f(x, 1, jnp.int32), [special])
    two = [plain("float32", 4, 6), plain("float32", 4, 6, seed=1)]
    yield Case("variadic_sum_max", lambda x, y: lax.reduce((x, y), (np.float32(0), np.float32(-INF)), lambda a, b: (a[0] + b[0], lax.max(a[1], b[1])), (1,)), [np.round(two[0]), two[1]])
    yield Case("variadic_init", lambda x, y: lax.reduce((x, y), (np.float32(3), np.float32(.5)), lambda a, b: (a[0] + b[0], lax.max(a[1], b[1])), (0,)), [np.round(two[0]), two[1]])
    yield Case("init", lambda x: lax.reduce(x, np.float32(5), lax.add, (1,)), [np.round(two[0])])
    yield Case("init_max", lambda x: lax.reduce(x, np.float32(.25), lax.max, (1,)), [two[0]])
    yield Case("body", lambda x: lax.reduce(x, np.float32(0), lambda a, b: lax.max(lax.abs(a), lax.abs(b)), (1,)), [two[0]])
    yield Case("body_of_integers", lambda x: lax.reduce(x, np.int32(0), lambda a, b: (a + b) & 255, (0, 1)), [plain("int32", 4, 6)])


# ---- windows -------------------------------------------------------------------------------------

WINDOWS = [  # shape, window, strides, padding, base dilation, window dilation
    ((9,), (3,), (1,), [(0, 0)], (1,), (1,)), ((9,), (3,), (2,), [(1, 1)], (1,), (1,)), ((9,), (3,), (3,), [(0, 2)], (1,), (2,)), ((9,), (2,), (1,), [(-1, -2)], (1,), (1,)),
    ((5,), (3,), (2,), [(2, 1)], (2,), (1,)), ((5,), (3,), (1,), [(2, 2)], (3,), (2,)), ((5,), (9,), (1,), [(0, 0)], (1,), (1,)), ((4, 6), (2, 2), (2, 2), [(0, 0), (0, 0)], (1, 1), (1, 1)),
    ((4, 6), (3, 1), (1, 2), [(1, 1), (0, 0)], (1, 1), (1, 1)), ((2, 6, 6, 3), (1, 2, 2, 1), (1, 2, 2, 1), [(0, 0)] * 4, (1,) * 4, (1,) * 4),
    ((2, 5, 5, 2), (1, 3, 3, 1), (1, 2, 2, 1), [(0, 0), (1, 1), (0, 1), (0, 0)], (1,) * 4, (1,) * 4), ((7,), (7,), (1,), [(6, 0)], (1,), (1,)), ((0,), (2,), (1,), [(1, 1)], (1,), (1,)),
    ((6,), (3,), (1,), [(5, 4)], (1,), (1,))]


@family(4)
def reduce_window():
    bodies = dict(sum=(lax.add, 0), max=(lax.max, -INF), min=(lax.min, INF), prod=(lax.mul, 1))
    for i, (shape, window, strides, padding, base, dilation) in enumerate(WINDOWS):
        for name, (body, init) in bodies.items():
            x = plain("float32", *shape, seed=i)
            yield Case(f"{name}_{i}", lambda x, b=body, v=np.float32(init), w=window, s=strides, p=padding, d=base, e=dilation: lax.reduce_window(x, v, b, w, s, p, d, e),
                       [np.round(x) if name == "sum" else x])
    for i, (shape, window, strides, padding, base, dilation) in enumerate(WINDOWS[:8]):
        yield Case(f"int_sum_{i}", lambda x, w=window, s=strides, p=padding, d=base, e=dilation: lax.reduce_window(x, np.int32(0), lax.add, w, s, p, d, e), [plain("int32", *shape)])
        yield Case(f"uint_max_{i}", lambda x, w=window, s=strides, p=padding, d=base, e=dilation: lax.reduce_window(x, np.uint8(0), lax.max, w, s, p, d, e), [plain("uint8", *shape)])
        yield Case(f"init_{i}", lambda x, w=window, s=strides, p=padding, d=base, e=dilation: lax.reduce_window(x, np.int32(2), lax.add, w, s, p, d, e), [plain("int32", *shape)])
    yield Case("pair", lambda x, y: lax.reduce_window((x, y), (np.float32(0), np.float32(-INF)), lambda a, b: (a[0] + b[0], lax.max(a[1], b[1])), (2,), (1,), "VALID"),
               [np.round(plain("float32", 7)), plain("float32", 7, seed=1)])


@family(4)
def cumulative():
    for name, function in dict(sum=lax.cumsum, prod=lax.cumprod, max=lax.cummax, min=lax.cummin).items():
        for shape, axis in [((7,), 0), ((3, 5), 1), ((3, 5), 0), ((2, 3, 4), 1), ((1, 4), 0)]:
            for reverse in (False, True):
                for dtype in ["float32", "int32"]:
                    x = np.round(plain(dtype, *shape)) if name == "sum" else np.exp2(plain("int8", *shape) // 4).astype(dtype) if name == "prod" and dtype == "float32" else plain(dtype, *shape)
                    yield Case(f"{name}_{dtype}_{len(shape)}_{shape[0]}_{axis}_{reverse}", lambda x, f=function, a=axis, r=reverse: f(x, a, r), [x.astype(dtype)])


@family(4)
def select_and_scatter():
    def pool_gradient(x, g, window, strides, padding, compare):
        return lax.reduce_window(x, np.float32(-INF), lax.max, window, strides, padding) if g is None else \
            jax.vjp(lambda x: lax.reduce_window(x, np.float32(-INF if compare == "max" else INF), lax.max if compare == "max" else lax.min, window, strides, padding), x)[1](g)[0]
    for i, (shape, window, strides, padding, base, dilation) in enumerate(WINDOWS):
        if max(base + dilation) > 1 or min(sum(padding, ())) < 0 or min(shape) == 0:
            continue
        out = jax.eval_shape(lambda x: lax.reduce_window(x, np.float32(0), lax.max, window, strides, padding), jax.ShapeDtypeStruct(shape, "float32")).shape
        if min(out) == 0:
            continue
        for compare, x in [("max", plain("float32", *shape, seed=i)), ("min", plain("float32", *shape, seed=i)), ("max", np.round(plain("float32", *shape, seed=i))),
                           ("max", np.zeros(shape, "f"))]:
            yield Case(f"{i}_{compare}_{len(np.unique(x)) < x.size}_{x.any()}", lambda x, g, w=window, s=strides, p=padding, c=compare: pool_gradient(x, g, w, s, p, c),
                       [x, np.round(4 * plain("float32", *out, seed=i + 1))])


CONVOLUTIONS = [  # left, right, numbers, strides, padding, left dilation, right dilation, feature groups, batch groups
    ((2, 8, 3), (3, 3, 4), "NWC WIO NWC", (1,), [(1, 1)], (1,), (1,), 1, 1), ((2, 8, 3), (3, 3, 4), "NWC WIO NWC", (2,), [(0, 0)], (1,), (1,), 1, 1),
    ((2, 3, 8), (4, 3, 3), "NCW OIW NCW", (1,), [(2, 2)], (1,), (2,), 1, 1), ((2, 8, 3), (3, 3, 4), "NWC WIO NWC", (1,), [(2, 2)], (2,), (1,), 1, 1),
    ((2, 8, 3), (3, 3, 4), "NWC WIO NWC", (1,), [(-1, -1)], (1,), (1,), 1, 1), ((2, 8, 3), (3, 3, 4), "NWC WIO NWC", (2,), [(3, -2)], (3,), (2,), 1, 1),
    ((2, 8, 4), (3, 2, 6), "NWC WIO NWC", (1,), [(1, 1)], (1,), (1,), 2, 1), ((2, 8, 4), (3, 1, 4), "NWC WIO NWC", (2,), [(1, 1)], (1,), (1,), 4, 1),
    ((2, 8, 4), (3, 1, 8), "NWC WIO NWC", (1,), [(1, 1)], (1,), (1,), 4, 1), ((4, 8, 3), (3, 3, 4), "NWC WIO NWC", (1,), [(1, 1)], (1,), (1,), 1, 2),
    ((4, 8, 3), (3, 3, 4), "NWC WIO NWC", (1,), [(1, 1)], (1,), (1,), 1, 4), ((2, 5, 6, 3), (3, 2, 3, 4), "NHWC HWIO NHWC", (1, 2), [(1, 1), (0, 1)], (1, 1), (1, 1), 1, 1),
    ((2, 5, 6, 3), (3, 2, 3, 4), "NHWC HWIO NCHW", (1, 1), [(1, 1), (0, 1)], (1, 2), (2, 1), 1, 1), ((3, 5, 6, 2), (3, 5, 5, 4), "CHWN IHWO NHWC", (1, 1), [(1, 1), (0, 0)], (1, 1), (1, 1), 1, 1),
    ((2, 3, 4, 5, 2), (2, 2, 2, 2, 3), "NDHWC DHWIO NDHWC", (1, 2, 1), [(0, 0), (1, 0), (1, 1)], (1, 1, 1), (1, 1, 1), 1, 1), ((2, 3), (3, 4), "NC IO NC", (), [], (), (), 1, 1),
    ((2, 3, 2), (5, 2, 3), "NWC WIO NWC", (1,), [(0, 0)], (1,), (1,), 1, 1), ((0, 8, 3), (3, 3, 4), "NWC WIO NWC", (1,), [(1, 1)], (1,), (1,), 1, 1),
    ((2, 8, 0), (3, 0, 4), "NWC WIO NWC", (1,), [(1, 1)], (1,), (1,), 1, 1), ((1, 1, 1), (1, 1, 1), "NWC WIO NWC", (1,), [(3, 3)], (1,), (1,), 1, 1),
    ((2, 9, 9, 4), (3, 3, 1, 8), "NHWC HWIO NHWC", (2, 2), [(0, 1), (0, 1)], (1, 1), (1, 1), 4, 1)]


@family(8)
def convolution():
    def convolve(x, y, names, strides, padding, left, right, groups, batches, to=None):
        return lax.conv_general_dilated(x, y, strides, padding, left, right, tuple(names.split()), groups, batches, precision="highest", preferred_element_type=to)
    for i, (left, right, *rest) in enumerate(CONVOLUTIONS):
        for dtype, to in [("float32", None), ("float64", None), ("int32", None), ("bfloat16", "float32")] if i < 12 else [("float32", None)]:
            x, y = (plain("int8", *s, seed=i + n).astype(dtype) for n, s in enumerate((left, right)))
            yield Case(f"{i}_{dtype}", lambda x, y, r=rest, t=to: convolve(x, y, *r, t), [x, y])
        if i < 12:
            out = jax.eval_shape(lambda x, y: convolve(x, y, *rest), *(jax.ShapeDtypeStruct(s, "float32") for s in (left, right))).shape
            x, y, g = (np.round(plain("float32", *s, seed=i + n)) for n, s in enumerate((left, right, out)))
            for operand in (0, 1):
                yield Case(f"{i}_gradient_{operand}", lambda x, y, g, r=rest, o=operand: jax.vjp(lambda x, y: convolve(x, y, *r), x, y)[1](g)[o], [x, y, g])


# ---- orders --------------------------------------------------------------------------------------

@family(0)
def sort():
    for dtype in FLOATS + INTEGERS + ["bool"]:
        x = numbers(dtype, 24, 1).reshape(4, 6)
        yield Case(f"sort_{dtype}", lambda x: lax.sort(x, dimension=1), [x])
        yield Case(f"sort_0_{dtype}", lambda x: lax.sort(x, dimension=0), [x])
    for dtype in ["float32", "int32", "bfloat16", "int8", "uint8"]:
        for k in (1, 3, 6):
            x = plain(dtype, 4, 6) if k != 3 or np.dtype(dtype).kind in "iu" else numbers(dtype, 24, 1).reshape(4, 6)
            yield Case(f"top_{k}_{dtype}", lambda x, k=k: lax.top_k(x, k), [x])
    pairs = [plain("int32", 3, 8) % 3, plain("float32", 3, 8), plain("int8", 3, 8)]
    yield Case("keys_1", lambda *x: lax.sort(x, dimension=1, num_keys=1), pairs)
    yield Case("keys_1_unstable", lambda *x: lax.sort(x, dimension=1, num_keys=3, is_stable=False), pairs)
    yield Case("keys_2", lambda *x: lax.sort(x, dimension=1, num_keys=2), pairs)
    mixed = [np.tile(x, 2) for x in (numbers("int16")[:14] % 3, numbers("float32")[:14], numbers("uint8")[:14])] + [np.arange(28)]
    for order, k in itertools.product([(0, 1, 2, 3), (1, 2, 0, 3), (2, 0, 1, 3)], (1, 2, 3)):
        yield Case(f"mixed_{order[0]}_{k}", lambda *x, k=k: lax.sort(x, num_keys=k), [mixed[i] for i in order])
    yield Case("lexsort", lambda x, y, z: jnp.lexsort((x, y, z)), mixed[:3])
    yield Case("empty", lambda x: lax.sort(x, dimension=0), [np.zeros((0, 3), "f")])


# ---- regions of operators ------------------------------------------------------------------------

@family(4)
def flow():
    x, n = plain("float32", 4, 3), np.array(5, "int32")
    yield Case("fori", lambda x: lax.fori_loop(0, 5, lambda i, v: v * .5 + 1, x), [x])
    yield Case("fori_index", lambda x: lax.fori_loop(2, 7, lambda i, v: v + i, x), [np.round(x)])
    yield Case("fori_none", lambda x: lax.fori_loop(3, 3, lambda i, v: v + 1, x), [x])
    yield Case("while", lambda x, n: lax.while_loop(lambda s: s[0] < n, lambda s: (s[0] + 1, s[1] * 2), (jnp.int32(0), x)), [x, n])
    yield Case("while_never", lambda x: lax.while_loop(lambda s: jnp.all(s > 1e9), lambda s: s * 2, x), [x])
    yield Case("while_data", lambda x: lax.while_loop(lambda s: jnp.sum(jnp.abs(s)) < 1000, lambda s: s * 2, x), [np.round(x)])
    yield Case("scan", lambda x: lax.scan(lambda c, r: (c + r, c * r), jnp.zeros(3, "f"), x), [np.round(x)])
    yield Case("scan_reverse", lambda x: lax.scan(lambda c, r: (c + r, c), jnp.zeros(3, "f"), x, reverse=True), [np.round(x)])
    yield Case("map", lambda x: lax.map(lambda r: jnp.sort(r), x), [x])
    for k in (-1, 0, 1, 2, 3):
        yield Case(f"switch_{k + 1}", lambda i, x: lax.switch(i, [lambda v: v, lambda v: v + 1, lambda v: v * 2], x), [np.array(k, "int32"), x])
    for p in (False, True):
        yield Case(f"cond_{p}", lambda p, x: lax.cond(p, lambda v: v + 1, lambda v: v * 2, x), [np.array(p), x])
    yield Case("nested", lambda x: lax.fori_loop(0, 3, lambda i, v: lax.fori_loop(0, i, lambda j, w: w + i * j, v), x), [np.round(x)])
    yield Case("cond_in_loop", lambda x: lax.fori_loop(0, 4, lambda i, v: lax.cond(i % 2 == 0, lambda w: w + 1, lambda w: w * 2, v), x), [np.round(x)])
    yield Case("swap", lambda x, y: lax.fori_loop(0, 3, lambda i, s: (s[1], s[0]), (x, y)), [x, plain("float32", 4, 3, seed=1)])
    key = np.array([1, 2], "uint32")
    yield Case("random_bits", lambda k: jax.random.bits(k, (5,), "uint32"), [key])
    yield Case("random_uniform", lambda k: jax.random.uniform(k, (7,)), [key])
    yield Case("random_randint", lambda k: jax.random.randint(k, (7,), 0, 100), [key])
    yield Case("random_split", lambda k: jax.random.split(k, 3), [key])
    yield Case("random_permutation", lambda k: jax.random.permutation(k, 9), [key])


@family(0)
def random_bits():
    for algorithm, words in [(lax.RandomAlgorithm.RNG_THREE_FRY, 2), (lax.RandomAlgorithm.RNG_PHILOX, 2), (lax.RandomAlgorithm.RNG_DEFAULT, 2)]:
        for dtype, shape in [("uint32", (5,)), ("uint64", (3,)), ("uint8", (2, 3)), ("uint16", (7,)), ("uint32", (2, 4))]:
            key = np.arange(1, words + 1, dtype="uint64") * np.uint64(0x123456789ABCDEF)
            yield Case(f"{algorithm.name}_{dtype}_{len(shape)}", lambda k, s=shape, t=dtype, a=algorithm: lax.rng_bit_generator(k, s, t, a), [key])


def matrices(dtype):
    a = plain("float32", 2, 5, 5)
    spd = a @ a.transpose(0, 2, 1) + 5 * np.eye(5, dtype="f")
    lower = np.tril(a) + 4 * np.eye(5, dtype="f")
    yield Case(f"cholesky_{dtype}", lambda x: lax.linalg.cholesky(x, symmetrize_input=False), [spd.astype(dtype)])
    for left, is_lower, transpose, unit in itertools.product((True, False), repeat=4):
        t = lower if is_lower else lower.transpose(0, 2, 1)
        yield Case(f"solve_{dtype}_{left}_{is_lower}_{transpose}_{unit}", lambda t, b, l=left, o=is_lower, p=transpose, u=unit: lax.linalg.triangular_solve(
            t, b, left_side=l, lower=o, transpose_a=p, unit_diagonal=u), [np.ascontiguousarray(t).astype(dtype), plain(dtype, *((2, 5, 3) if left else (2, 3, 5)))])


@family(1e-6)
def linear_algebra():
    return matrices("float32")


@family(1e-14)
def linear_algebra_double():
    return matrices("float64")


def of_vectors(v, w=None):
    """What does not depend on the signs and phases of vectors, which are chance: the product of each with its partner."""
    return jnp.einsum("...ik,...jk->...kij", v, (v if w is None else w).conj())


def eigen(function):
    def run(x):
        values, *vectors = function(x)
        return values, *[of_vectors(v) for v in vectors]
    return run


def singular(full):
    """Of the vectors that belong to no value, the space that they span."""
    def run(x):
        u, s, vh = jnp.linalg.svd(x, full_matrices=full)
        v, n = jnp.swapaxes(vh, -1, -2).conj(), s.shape[-1]
        return s, of_vectors(u[..., :n], v[..., :n]), *[of_vectors(w[..., n:]).sum(-3) for w in (u, v) if w.shape[-1] > n]
    return run


def of_schur(x):
    """What any Schur form of x has: which eigenvalue stands where depends on the processor."""
    t, z = jsl.schur(x)
    return z @ t @ z.conj().T, z @ z.conj().T, jnp.tril(t, -2)


def direction(beside, diagonal):
    """Where a singular system's solution, which is large, points to."""
    x = lax.linalg.tridiagonal_solve(jnp.roll(beside, 1), diagonal, beside, jnp.ones((4, 1), diagonal.dtype), perturb_singular=True)
    return x / x[0], jnp.isfinite(x), abs(x[0, 0]) > 1e5


def factors(dtype):
    a, tall, wide, b = plain(dtype, 2, 5, 5), plain(dtype, 2, 6, 4, seed=1), plain(dtype, 2, 4, 6, seed=2), plain(dtype, 2, 5, 3, seed=3)
    adjoint = np.swapaxes(a, 1, 2).conj()
    even = a + adjoint  # symmetric or Hermitian
    definite = a @ adjoint + np.eye(5, dtype=dtype)
    linalg = jnp.linalg
    for name, function, *arguments in [
            ("solve", linalg.solve, a, b), ("inv", linalg.inv, a), ("det", linalg.det, a), ("slogdet", linalg.slogdet, a),
            ("lu_tall", lax.linalg.lu, tall), ("lu_wide", lax.linalg.lu, wide), ("lu_zeros", lax.linalg.lu, np.zeros((3, 4), dtype)),
            ("qr_tall", linalg.qr, tall), ("qr_wide", linalg.qr, wide), ("qr_complete", lambda x: linalg.qr(x, mode="complete"), tall),
            ("qr_zeros", linalg.qr, np.zeros((3, 2), dtype)), ("qr_pivoting", lambda x: jsl.qr(x, pivoting=True), tall[0]),
            ("cholesky", linalg.cholesky, definite), ("cholesky_upper", lambda x: linalg.cholesky(x, upper=True, symmetrize_input=False), definite),
            ("cholesky_of_none", linalg.cholesky, even),
            ("triangular_adjoint", lambda t, x: lax.linalg.triangular_solve(t, x, left_side=True, transpose_a=True, conjugate_a=True), a, b),
            ("triangular_right", lambda t, x: lax.linalg.triangular_solve(t, x, lower=True, transpose_a=True), a, np.ascontiguousarray(np.swapaxes(b, 1, 2))),
            ("eigh", eigen(linalg.eigh), even), ("eigh_upper", eigen(lambda x: linalg.eigh(x, UPLO="U", symmetrize_input=False)), even), ("eigvalsh", linalg.eigvalsh, even),
            ("eigh_nan", linalg.eigh, np.full((2, 3, 3), NAN, dtype)), ("svd", singular(True), tall), ("svd_wide", singular(True), wide),
            ("svd_thin", singular(False), tall), ("svd_values", lambda x: linalg.svd(x, compute_uv=False), wide),
            ("svd_nan", linalg.svd, np.full((3, 2), NAN, dtype)), ("eig", eigen(linalg.eig), a), ("eig_left", eigen(lax.linalg.eig), a), ("eigvals", linalg.eigvals, a),
            ("schur", of_schur, a[0]), ("hessenberg", lambda x: jsl.hessenberg(x, calc_q=True), a[0]),
            ("tridiagonal", lambda x: lax.linalg.tridiagonal(x, lower=True), even), ("tridiagonal_upper", lambda x: lax.linalg.tridiagonal(x, lower=False), even),
            ("tridiagonal_solve", lambda d, x: lax.linalg.tridiagonal_solve(d * .3, d + 3, d * .2, x), a[:, 0], b),
            ("tridiagonal_perturbed", lambda d, x: lax.linalg.tridiagonal_solve(d * .3, d + 3, d * .2, x, perturb_singular=True), a[:, 0], b),
            ("tridiagonal_exchanged", lambda d, x: lax.linalg.tridiagonal_solve(d + 3, d * .3, d * .2, x, perturb_singular=True), a[:, 0], b),
            ("tridiagonal_singular", direction, np.array([1, 1, 1, 0], dtype), np.array([1, 2, 2, 1], dtype)),
            ("empty", linalg.inv, np.zeros((2, 0, 0), dtype)), ("empty_batch", linalg.qr, np.zeros((0, 3, 2), dtype))]:
        if "_" in name and dtype in ("float64", "complex128"):
            continue  # the variants are the same code
        yield Case(f"{name}_{dtype}", function, arguments)


@family(2e-6)
def reflections():
    for dtype, left, transpose in itertools.product(("float32", "complex64"), (True, False), (True, False)):
        a, c = plain(dtype, 2, 6, 4), plain(dtype, 2, *((6, 3) if left else (3, 6)), seed=1)
        yield Case(f"multiply_{dtype}_{left}_{transpose}", lambda a, c, l=left, t=transpose: lax.linalg.ormqr(
            *lax_linalg.geqrf(a), c, left=l, transpose=t), [a, c])


@family(5e-6)
def factors_single():
    return itertools.chain(factors("float32"), factors("complex64"))


@family(1e-13)
def factors_double():
    return itertools.chain(factors("float64"), factors("complex128"))


# ---- complex numbers -----------------------------------------------------------------------------

@family(64)
def complex_numbers():
    for dtype in ("complex64", "complex128"):
        x, y = plain(dtype, 3, 4), plain(dtype, 3, 4, seed=1)
        for name, function in dict(abs=lax.abs, neg=lax.neg, real=lax.real, imag=lax.imag, conj=lax.conj, exp=lax.exp, log=lax.log, sqrt=lax.sqrt, rsqrt=lax.rsqrt,
                                   sin=lax.sin, cos=lax.cos, tanh=lax.tanh, sign=lax.sign, expm1=lax.expm1, log1p=lax.log1p, logistic=lax.logistic).items():
            yield Case(f"{name}_{dtype}", function, [x])
        for name, function in dict(add=lax.add, sub=lax.sub, mul=lax.mul, div=lax.div, eq=lax.eq, ne=lax.ne, pow=lax.pow).items():
            yield Case(f"{name}_{dtype}", function, [x, y])
        real = "float32" if dtype == "complex64" else "float64"
        yield Case(f"complex_{dtype}", lax.complex, [plain(real, 5), plain(real, 5, seed=1)])
        yield Case(f"convert_{dtype}", lambda x, t=dtype: lax.convert_element_type(x, t), [plain(real, 5)])
        yield Case(f"transpose_{dtype}", lambda x: lax.transpose(x, (1, 0)), [x])
        yield Case(f"reshape_{dtype}", lambda x: lax.reshape(x, (4, 3)), [x])
        yield Case(f"concatenate_{dtype}", lambda x, y: lax.concatenate((x, y), 1), [x, y])
        yield Case(f"pad_{dtype}", lambda x, v: lax.pad(x, v, [(1, 0, 0), (-1, 2, 1)]), [x, np.array(1 + 2j, dtype)])
        yield Case(f"slice_{dtype}", lambda x: lax.slice(x, (1, 0), (3, 4), (1, 2)), [x])
        yield Case(f"select_{dtype}", lax.select, [plain(bool, 3, 4), x, y])
        yield Case(f"reduce_{dtype}", lambda x: lax.reduce_sum(x, axes=(0,)), [x])
        yield Case(f"dot_{dtype}", lambda x, y: dot(x, y, ((1,), (1,)), ((), ())), [x, y])
        yield Case(f"gather_{dtype}", lambda x, i: x[i], [x, np.array([2, 0, 1, 1])])
        yield Case(f"prod_{dtype}", lambda x: jnp.prod(x, 1), [x])
        yield Case(f"cumprod_{dtype}", lambda x: lax.cumprod(x, 1), [x])
        yield Case(f"two_folds_{dtype}", lambda x, y: lax.reduce((x, y), (jnp.ones((), x.dtype), jnp.zeros((), x.dtype)), lambda a, b: (a[0] * b[0], a[1] + b[1]), (1,)), [x, y])
        for how in ("multiply", "set", "add"):
            yield Case(f"scatter_{how}_{dtype}", lambda x, y, i, h=how: getattr(x.at[i], h)(y), [x, y, np.array([1, 0, 1] if how != "set" else [1, 0, 2])])
        yield Case(f"sort_{dtype}", lambda x: lax.sort(x, dimension=1), [np.round(x)])
        yield Case(f"argsort_{dtype}", lambda x: jnp.argsort(x, axis=0), [x])
        yield Case(f"sort_keys_{dtype}", lambda x, y: lax.sort((x, y), num_keys=2), [np.round(x), y])
        yield Case(f"dynamic_slice_{dtype}", lambda x, i: lax.dynamic_slice(x, (i, 0), (2, 2)), [x, np.array(1)])


@family(8)
def complex_extremes():
    """Both sides of cuts; what is large, but for numbers below the normal ones, which XLA flushes."""
    z = np.array([5e37 + 1j, 1e20 + 1e20j, 5e37j, complex(2, -0.), complex(-2, -0.), complex(2, 0), -3 - 4j, .5 + .25j, complex(INF, 0), complex(0, INF), 1e-30 + 1e-30j, 0j], "complex64")
    yield Case("atanh", lax.atanh, [z])
    yield Case("atan", lax.atan, [z])
    yield Case("exp", lax.exp, [np.array([89 + 1j, 90 + 1.5707964j, 1 + 2j, complex(INF, 0), complex(-INF, 1), complex(200, 0), complex(88, 0)], "complex64")])


@family(16)
def complex_large():
    """Infinities, and numbers whose magnitude leaves the type; no angles below the normal numbers, which XLA flushes."""
    parts = [INF, -INF, 3e38, -3e38, 2e20, -1e3, 40., 0.]
    z = np.array([complex(a, b) for a in parts for b in parts], "complex64")
    for name, function in dict(sqrt=lax.sqrt, abs=lax.abs, asin=lax.asin, acos=lax.acos, asinh=lax.asinh, acosh=lax.acosh, log=lax.log).items():
        yield Case(name, function, [z])


def transforms(dtype, real):
    for kind in ("FFT", "IFFT"):
        for lengths in [(8,), (5,), (4, 3), (2, 3, 4), (1,)]:
            yield Case(f"{kind}_{len(lengths)}_{lengths[0]}", lambda x, k=kind, n=lengths: lax.fft(x, k, n), [plain(dtype, 2, *lengths)])
    for lengths in [(8,), (5,), (4, 6), (3, 2, 5), (2, 1)]:
        yield Case(f"RFFT_{len(lengths)}_{lengths[0]}", lambda x, n=lengths: lax.fft(x, "RFFT", n), [plain(real, 2, *lengths)])
        half = plain(dtype, 2, *lengths[:-1], lengths[-1] // 2 + 1)
        yield Case(f"IRFFT_{len(lengths)}_{lengths[0]}", lambda x, n=lengths: lax.fft(x, "IRFFT", n), [half])


@family(1e-6)
def fourier():
    return transforms("complex64", "float32")


@family(1e-14)
def fourier_double():
    return transforms("complex128", "float64")
