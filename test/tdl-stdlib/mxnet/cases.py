"""Operators of tdl-stdlib and what NumPy and SciPy make of the same operands.

A family is one program: a .tdl file, an accuracy relative to the largest value of a result, and cases."""
import collections

import numpy as np
import scipy.special
import scipy.stats

Case = collections.namedtuple("Case", "name operands attributes results")

FAMILIES = {}  # name: (accuracy, cases); the name is that of the file


def family(accuracy):
    def add(function):
        FAMILIES[function.__name__] = accuracy, function
        return function
    return add


count = 0


def numbers(*shape, low=-2., high=2., dtype=np.float32):
    global count
    count += 1
    return np.random.default_rng(count).uniform(low, high, shape).astype(dtype)


def integers(*shape, low=0, high=7, dtype=np.int32):
    global count
    count += 1
    return np.random.default_rng(count).integers(low, high, shape).astype(dtype)


def case(name, operands, function, **attributes):
    """Results have the type of the first operand, if the function does not say another."""
    wide = [o.astype(np.float64) if o.dtype.kind == "f" else o for o in operands]
    results = function(*wide)
    results = results if isinstance(results, tuple) else (results,)
    floats = [o.dtype for o in operands if o.dtype.kind == "f"] or [np.dtype(np.float32)]
    results = [r.astype(floats[0]) if np.asarray(r).dtype == np.float64 else np.asarray(r) for r in map(np.asarray, results)]
    return Case(name, operands, attributes, results)


SHAPES = [(7,), (5, 4), (2, 3, 5)]

UNARY = dict(
    negative=np.negative, abs=np.abs, sign=np.sign, square=np.square, copy=lambda x: x, relu=lambda x: np.maximum(x, 0),
    zeros_like=np.zeros_like, ones_like=np.ones_like, sin=np.sin, cos=np.cos, tan=np.tan, arctan=np.arctan, sinh=np.sinh, cosh=np.cosh,
    tanh=np.tanh, arcsinh=np.arcsinh, exp=np.exp, expm1=np.expm1, degrees=np.degrees, radians=np.radians, floor=np.floor, ceil=np.ceil,
    rint=np.rint, trunc=np.trunc, round=lambda x: np.sign(x) * np.floor(np.abs(x) + .5), sigmoid=scipy.special.expit,
    gammaln=scipy.special.gammaln, gamma=scipy.special.gamma, reciprocal=np.reciprocal, cast_to_bool=lambda x: x != 0)
POSITIVE = dict(sqrt=np.sqrt, rsqrt=lambda x: 1 / np.sqrt(x), log=np.log, log10=np.log10, log2=np.log2, log1p=np.log1p,
                gammaln=scipy.special.gammaln, gamma=scipy.special.gamma)
UNIT = dict(arcsin=np.arcsin, arccos=np.arccos, arctanh=np.arctanh)
BINARY = dict(
    add=np.add, subtract=np.subtract, multiply=np.multiply, divide=np.divide, arctan2=np.arctan2, maximum=np.maximum, minimum=np.minimum, hypot=np.hypot)
COMPARE = dict(equal=np.equal, not_equal=np.not_equal, greater=np.greater, greater_equal=np.greater_equal, lesser=np.less,
               lesser_equal=np.less_equal)
INTEGER = ["negative", "abs", "sign", "square", "copy", "relu", "zeros_like", "ones_like"]


def smooth_l1(x, sigma):
    return np.where(abs(x) < 1 / sigma**2, .5 * (sigma * x)**2, abs(x) - .5 / sigma**2)


@family(2e-6)
def elementwise():
    for name, function in UNARY.items():
        for shape in SHAPES:
            x = numbers(*shape)
            if name == "rint":
                x[..., 0], x[..., 1] = .5, -1.5
            yield case(name, [x], function)
        if name in INTEGER:
            yield case(name, [integers(3, 4, low=-5)], function)
    for table, low, high in [(POSITIVE, .1, 8), (UNIT, -.9, .9), (dict(arccosh=np.arccosh), 1.1, 5)]:
        for name, function in table.items():
            for shape in SHAPES:
                yield case(name, [numbers(*shape, low=low, high=high)], function)
    for name, function in BINARY.items():
        for shape in SHAPES:
            yield case(name, [numbers(*shape), numbers(*shape)], function)
        if name not in ("divide", "hypot", "arctan2"):
            yield case(name, [integers(3, 4, low=-5), integers(3, 4, low=-5)], function)
    for name, function in COMPARE.items():
        for shape in SHAPES:
            x, y = np.round(numbers(*shape)), np.round(numbers(*shape))
            yield case(name, [x, y], lambda a, b, f=function: f(a, b).astype(np.float64))
        yield case(name, [integers(9, high=3), integers(9, high=3)], lambda a, b, f=function: f(a, b).astype(np.int32))
    for shape in SHAPES:
        x = numbers(*shape)
        yield case("power", [numbers(*shape, low=.2), numbers(*shape)], np.power)
        yield case("modulus", [x, numbers(*shape, low=.5)], np.mod)
        yield case("modulus", [x, -numbers(*shape, low=.5)], np.mod)
        yield case("add_n", [numbers(*shape) for _ in shape], lambda *xs: sum(xs))
        yield case("choose", [integers(*shape, high=2), x, numbers(*shape)], lambda c, a, b: np.where(c, a, b))
        yield case("choose_rows", [integers(shape[0], high=2), x, numbers(*shape)],
                   lambda c, a, b: np.where(c.reshape(-1, *[1] * (a.ndim - 1)), a, b))
        yield case("relu_gradient", [numbers(*shape), x], lambda g, a: np.where(a > 0, g, 0))
        for low, high in [(-.5, 1.), (-1., .25)]:
            yield case("clip", [x], lambda a: np.clip(a, low, high), low=low, high=high)
        for sigma in (1., 1.5):
            yield case("smooth_l1", [x], lambda a: smooth_l1(a, sigma), sigma=sigma)
        for act, function in dict(relu=UNARY["relu"], sigmoid=UNARY["sigmoid"], tanh=np.tanh, softrelu=lambda x: np.log1p(np.exp(x))).items():
            yield case("activation", [x], function, act=act)
        yield case("copy_like", [x, integers(*shape)], lambda x, _: x)
        yield case("cast_to_int", [x * 3], lambda x: np.trunc(x).astype(np.int32))
        yield case("cast", [integers(*shape, low=-9)], lambda x: x.astype(np.float32))
        low, high = np.float32(-2), np.float32(3)
        yield case("quantize", [x, low, high], lambda x, low, high: np.floor((x - low) * (255 / (high - low)) + .5).astype(np.int32))
        yield case("dequantize", [integers(*shape, high=256), low, high], lambda x, low, high: x * (high - low) / 255 + low)


@family(2e-6)
def scalar():
    table = dict(
        add_scalar=lambda a, s: a + s, subtract_scalar=lambda a, s: a - s, reverse_subtract_scalar=lambda a, s: s - a,
        multiply_scalar=lambda a, s: a * s, divide_scalar=lambda a, s: a / s, reverse_divide_scalar=lambda a, s: s / a,
        modulus_scalar=lambda a, s: np.mod(a, s), reverse_modulus_scalar=lambda a, s: np.mod(s, a), maximum_scalar=np.maximum,
        minimum_scalar=np.minimum, hypot_scalar=np.hypot, power_scalar=np.power, reverse_power_scalar=lambda a, s: np.power(s, a))
    for name, function in table.items():
        for shape, s in zip(SHAPES, (1.5, .75, 3.)):
            yield case(name, [numbers(*shape, low=.3, high=4)], lambda a: function(a, s), scalar=s)
    for name, function in COMPARE.items():
        for shape, s in zip(SHAPES, (1., 0., -1.)):
            yield case(name + "_scalar", [np.round(numbers(*shape))], lambda a: function(a, s).astype(np.float64), scalar=s)
    for shape in SHAPES:
        yield case("scale", [numbers(*shape)], lambda a: -2.5 * a, factor=-2.5)


@family(2e-6)
def broadcast():
    pairs = [((5, 4), (5, 1)), ((1, 4), (5, 1)), ((2, 3, 4), (1, 3, 1)), ((6,), (6,)), ((1, 1), (3, 2))]
    for a, b in pairs:
        for name, function in BINARY.items():
            if name == "arctan2":
                continue
            yield case("broadcast_" + name, [numbers(*a), numbers(*b)], function)
        for name, function in COMPARE.items():
            yield case("broadcast_" + name, [np.round(numbers(*a)), np.round(numbers(*b))],
                       lambda x, y, f=function: f(x, y).astype(np.float64))
        yield case("broadcast_power", [numbers(*a, low=.2), numbers(*b)], np.power)
        yield case("broadcast_modulus", [numbers(*a), numbers(*b, low=.5)], np.mod)
        yield case("broadcast_add", [integers(*a), integers(*b)], np.add)
    for shape, to, given in [((5, 1), (5, 3), (0, 3)), ((1, 4), (2, 4), (2, 4)), ((1, 3, 1), (2, 3, 5), (2, 0, 5))]:
        yield case("broadcast_to", [numbers(*shape)], lambda x: np.broadcast_to(x, to), shape=list(given))
    for shape, axes, sizes, to in [((5, 1), [1], [3], (5, 3)), ((1, 3, 1), [2, 0], [4, 2], (2, 3, 4)), ((1,), [-1], [6], (6,))]:
        yield case("broadcast_axis", [numbers(*shape)], lambda x: np.broadcast_to(x, to), axes=axes, sizes=sizes)
    for shape in [(5, 4), (2, 3, 4)]:
        yield case("bias_add", [numbers(*shape), numbers(4)], np.add)
        yield case("bias_add_axis", [numbers(*shape), numbers(shape[1])],
                   lambda x, b: x + b.reshape(-1, *[1] * (x.ndim - 2)))


@family(2e-6)
def reduce():
    table = dict(reduce_sum=np.sum, reduce_mean=np.mean, reduce_prod=np.prod, reduce_max=np.max, reduce_min=np.min, reduce_nansum=np.nansum,
                 reduce_nanprod=np.nanprod, reduce_norm=lambda x, axis, keepdims: np.sqrt(np.sum(x * x, axis=axis, keepdims=keepdims)))
    for name, function in table.items():
        for shape, axes, keep in [((7,), [0], False), ((5, 4), [1], True), ((2, 3, 5), [2, 0], False), ((2, 3, 5), [-2], True), ((3, 2, 4), [0, 1, 2], False)]:
            x = numbers(*shape)
            if "nan" in name:
                x.flat[1] = np.nan
            yield case(name, [x], lambda x: function(x, axis=tuple(axes), keepdims=keep), axes=axes, keep=keep)
        if name in ("reduce_sum", "reduce_prod", "reduce_max", "reduce_min"):
            yield case(name, [integers(4, 3, low=-4)], lambda x: function(x, axis=0).astype(np.int32), axes=[0])
    for name, function in dict(argmax=np.argmax, argmin=np.argmin).items():
        for shape, axis, keep in [((7,), 0, False), ((5, 6), -1, True), ((2, 4, 5), 1, False)]:
            x = np.round(numbers(*shape))  # with ties
            yield case(name, [x], lambda x: function(x, axis=axis, keepdims=keep).astype(np.int32), axis=axis, keep=keep)
    for shape, axis in [((7,), -1), ((5, 4), 0), ((2, 3, 5), 1)]:
        for t in (1., 2.5):
            yield case("softmax", [numbers(*shape)], lambda x: scipy.special.softmax(x / t, axis=axis), axis=axis, temperature=t)
            yield case("log_softmax", [numbers(*shape)], lambda x: scipy.special.log_softmax(x / t, axis=axis), axis=axis, temperature=t)
    for shape in SHAPES:
        x = numbers(*shape)
        yield case("norm", [x], np.linalg.norm if len(shape) == 1 else lambda x: np.linalg.norm(x.ravel()))
        yield case("sum_all", [x], np.sum)
        yield case("log_sum_exp", [x], lambda x: scipy.special.logsumexp(x, axis=-1))
        yield case("row_sum", [x], lambda x: x.sum(-1))
        yield case("column_sum", [x], lambda x: x.sum(0))
        yield case("row_mean", [x], lambda x: x.mean(-1))
        yield case("row_max", [x], lambda x: x.max(-1))
        yield case("row_min", [x], lambda x: x.min(-1))
        yield case("row_product", [x], lambda x: x.prod(-1))
    for n, m in [(5, 4), (3, 7), (1, 6)]:
        yield case("softmax_cross_entropy", [numbers(n, m), integers(n, high=m)],
                   lambda x, label: -scipy.special.log_softmax(x, axis=1)[np.arange(n), label].sum(keepdims=True))


@family(2e-6)
def contract():
    for a, b in [((7,), (7,)), ((5, 4), (4, 3)), ((2, 3, 4), (4, 5)), ((4,), (4, 3))]:
        yield case("dot", [numbers(*a), numbers(*b)], lambda a, b: np.tensordot(a, b, 1))
        yield case("dot_tn", [numbers(*a[-1:], *a[:-1]), numbers(*b)], lambda a, b: np.tensordot(a, b, ([0], [0])))
        yield case("dot_nt", [numbers(*a), numbers(*b[1:], *b[:1])], lambda a, b: np.tensordot(a, b, ([-1], [-1])))
        yield case("outer", [numbers(*a), numbers(*b)], lambda a, b: np.tensordot(a, b, 0))
    for b in [(), (3,), (2, 2)]:
        for ta, tb in [(False, False), (True, False), (False, True), (True, True)]:
            x, y = numbers(*b, *((4, 5) if ta else (5, 4))), numbers(*b, *((3, 4) if tb else (4, 3)))
            yield case("batch_dot", [x, y], lambda a, b: (a.swapaxes(-1, -2) if ta else a) @ (b.swapaxes(-1, -2) if tb else b),
                       transpose_a=ta, transpose_b=tb)
        yield case("batch_matmul", [numbers(*b, 5, 4), numbers(*b, 4, 2)], np.matmul)
        yield case("matvec", [numbers(*b, 5, 4), numbers(4)], lambda a, x: a @ x)
        yield case("fully_connected", [numbers(*b, 5, 4), numbers(3, 4), numbers(3)], lambda x, w, c: x @ w.T + c)
        yield case("fully_connected", [numbers(*b, 5, 4), numbers(3, 4)], lambda x, w: x @ w.T)
        yield case("fully_connected_flat", [numbers(3, *b, 4), numbers(5, 4 * int(np.prod(b))), numbers(5)],
                   lambda x, w, c: x.reshape(3, -1) @ w.T + c)
    yield case("dot", [integers(3, 4), integers(4, 2)], lambda a, b: a @ b)


def put(x, low, high, y):
    x = x.copy()
    x[tuple(slice(*s) for s in zip(low, high))] = y
    return x


def pick(x, ids, axis, keep):
    ids = np.expand_dims(np.clip(ids, 0, x.shape[axis] - 1), axis)
    picked = np.take_along_axis(x, ids, axis)
    return picked if keep else picked.squeeze(axis)


@family(0)
def index():
    for shape, axes in [((5, 4), []), ((5, 4), [1, 0]), ((2, 3, 4), [2, 0, 1]), ((2, 3, 4), [])]:
        yield case("transpose", [numbers(*shape)], lambda x: np.transpose(x, axes or None), axes=axes)
    for shape, i, j in [((5, 4), 0, 1), ((2, 3, 4), 0, 2), ((2, 3, 4), -1, 1)]:
        yield case("swap_axes", [numbers(*shape)], lambda x: np.swapaxes(x, i, j), first=i, second=j)
    for shape, axis in [((5, 4), 0), ((7,), -1), ((2, 3, 4), 2)]:
        yield case("expand_dims", [numbers(*shape)], lambda x: np.expand_dims(x, axis), axis=axis)
        yield case("squeeze", [numbers(*np.expand_dims(np.zeros(shape), axis).shape)], lambda x: np.squeeze(x, axis), axes=[axis])
    for shape, to in [((12,), [3, 4]), ((3, 4), [2, 6]), ((2, 3, 4), [4, 6]), ((4, 6), [2, 2, 3, 2])]:
        yield case("reshape", [numbers(*shape)], lambda x: x.reshape(to), shape=to)
        yield case("reshape", [integers(*shape)], lambda x: x.reshape(to), shape=to)
        yield case("flatten", [numbers(*shape)], lambda x: x.reshape(-1))
        yield case("flatten_rows", [numbers(*shape)], lambda x: x.reshape(x.shape[0], -1))
    for shape, size in [((12,), 4), ((3, 6), 2), ((2, 2, 4), 1)]:
        yield case("split_dimension", [numbers(*shape)], lambda x: x.reshape(*x.shape[:-1], -1, size), size=size)
    for shape, low, high, step in [((12,), [1], [11], [3]), ((5, 6), [0, 2], [4, 6], []), ((4, 5, 3), [1, 0, 1], [4, 5, 3], [2, 3, 1])]:
        at = tuple(slice(*s) for s in zip(low, high, step or [1] * len(low)))
        yield case("slice", [numbers(*shape)], lambda x: x[at], low=low, high=high, step=step)
        yield case("slice_assign", [numbers(*shape), numbers(*[h - l for l, h in zip(low, high)])],
                   lambda x, y: put(x, low, high, y), low=low)
        yield case("slice_assign_scalar", [numbers(*shape)], lambda x: put(x, low, high, 1.5), low=low, high=high, scalar=1.5)
    for shape, axis, low, high in [((9,), 0, 2, 7), ((5, 6), -1, 0, 3), ((4, 5, 3), 1, 1, 5)]:
        yield case("slice_axis", [numbers(*shape)], lambda x: np.take(x, range(low, high), axis), axis=axis, low=low, high=high)
    for shape, axis, parts, which in [((6, 4), 1, 2, 1), ((9,), 0, 3, 0), ((2, 6, 3), 1, 3, 2)]:
        yield case("part", [numbers(*shape)], lambda x: np.split(x, parts, axis)[which], axis=axis, parts=parts, which=which)
    for shape, axis in [((6, 4), 1), ((8,), 0), ((2, 6, 3), -2)]:
        yield case("halves", [numbers(*shape)], lambda x: tuple(np.split(x, 2, axis)), axis=axis)
    yield case("crop_like", [numbers(2, 3, 7, 6), numbers(2, 1, 4, 3)], lambda x, y: x[:, :, 1:5, 2:5], offset=[1, 2])
    yield case("crop_like", [numbers(1, 2, 7), numbers(1, 3, 5)], lambda x, y: x[:, :, 2:7], offset=[2])
    yield case("crop_like", [numbers(2, 2, 3, 3), numbers(2, 2, 3, 3)], lambda x, y: x, offset=[0, 0])
    for shape, low, high in [((5,), [1], [2]), ((4, 5), [0, 2], [1, 3]), ((3, 4, 3), [2, 1, 0], [1, 0, 2])]:
        for mode in ("constant", "edge", "reflect"):
            given = dict(constant_values=.5) if mode == "constant" else {}
            yield case("pad", [numbers(*shape)], lambda x: np.pad(x, list(zip(low, high)), mode=mode, **given), low=low, high=high, mode=mode, value=.5)
    for shape in [(5, 5), (4, 6), (2, 3, 3)]:
        yield case("tril", [numbers(*shape)], np.tril)
        yield case("triu", [numbers(*shape)], np.triu)
    for shape in [(5,), (3, 2), (2, 2, 3)]:
        yield case("diagonal", [numbers(*shape)], lambda x: x[..., None] * np.eye(x.shape[-1]))
    for shape, axes in [((7,), [0]), ((5, 4), [1]), ((2, 3, 4), [2, 0])]:
        yield case("reverse", [numbers(*shape)], lambda x: np.flip(x, axes), axes=axes)
    for shape, shift, axis in [((7,), 1, 0), ((5, 4), -3, 1), ((2, 3, 4), 3, -2)]:
        x = np.arange(np.prod(shape), dtype=np.float32).reshape(shape)
        yield case("roll", [x], lambda x: np.roll(x, shift, axis), shift=shift, axis=axis)
    for shape, axis, times in [((4,), 0, 3), ((3, 4), 1, 2), ((2, 3, 2), -3, 2)]:
        yield case("repeat", [numbers(*shape)], lambda x: np.repeat(x, times, axis), axis=axis, times=times)
        reps = [times, *range(1, len(shape))]
        yield case("tile", [numbers(*shape)], lambda x: np.tile(x, reps), times=reps)
    for rows, rest in [((5, 3), (4,)), ((1, 2, 4), ()), ((2, 2), (3, 2))]:
        yield case("concatenate", [numbers(n, *rest) for n in rows], lambda *xs: np.concatenate(xs))
        yield case("concatenate_channels", [numbers(2, n, *rest) for n in rows], lambda *xs: np.concatenate(xs, 1))
        yield case("concatenate_last", [numbers(*rest, n) for n in rows], lambda *xs: np.concatenate(xs, -1))
    for shape, axis, n in [((4,), 0, 2), ((3, 2), 1, 3), ((2, 3), -1, 2)]:
        yield case("stack", [numbers(*shape) for _ in range(n)], lambda *xs: np.stack(xs, axis), axis=axis)
    for table, ids in [((7, 4), (6,)), ((7,), (2, 3)), ((7, 2, 3), (4, 2))]:
        yield case("take", [numbers(*table), integers(*ids)], lambda t, i: t[i])
        yield case("take", [numbers(*table), integers(*ids, low=-4, high=12)], lambda t, i: np.take(t, i, 0, mode="clip"), mode="clip")
        yield case("one_hot", [integers(*ids)], lambda i: np.where(i[..., None] == np.arange(7), 2, -1).astype(np.float32), size=7, on=2., off=-1.)
    for shape, axis, keep in [((5, 4), -1, False), ((5, 4), 0, True), ((2, 3, 4), 1, False)]:
        ids = integers(*np.delete(shape, axis), low=-1, high=6)
        yield case("pick", [numbers(*shape), ids], lambda x, i: pick(x, i, axis, keep), axis=axis, keep=keep)
    for n, m in [(5, 4), (3, 7), (1, 2)]:
        yield case("batch_take", [numbers(n, m), integers(n, high=m)], lambda x, i: x[np.arange(n), i])
    for size in (1, 4, 9):
        yield case("iota", [], lambda: np.arange(size, dtype=np.int32), size=size)
        yield case("identity", [], lambda: np.eye(size), size=size)
        yield case("arange", [], lambda: np.repeat(.5 + 2 * np.arange(size), 2), start=.5, step=2., size=size, times=2)
    for shape in [[4], [2, 3], [2, 1, 3]]:
        yield case("zeros", [], lambda: np.zeros(shape), shape=shape)
        yield case("ones", [], lambda: np.ones(shape), shape=shape)
        yield case("full", [], lambda: np.full(shape, 1.25), shape=shape, value=1.25)


@family(0)
def sequence():
    for t, b, rest in [(5, 3, ()), (4, 2, (3,)), (6, 1, (2, 2))]:
        x, length = numbers(t, b, *rest), integers(b, low=1, high=t + 1)
        yield case("sequence_last", [x, length], lambda x, n: x[n - 1, np.arange(b)])
        mask = lambda x, n: (np.arange(t)[:, None] < n).reshape(t, b, *[1] * len(rest))
        yield case("sequence_mask", [x, length], lambda x, n: np.where(mask(x, n), x, -1), value=-1.)
        yield case("sequence_reverse", [x, length],
                   lambda x, n: np.stack([np.concatenate([x[:k, j][::-1], x[k:, j]]) for j, k in enumerate(n)], 1))


def lower(*shape, n=4):
    """Lower triangular matrices far from singular."""
    return np.tril(numbers(*shape, n, n)) + 3 * np.eye(n, dtype=np.float32)


@family(1e-5)
def linalg():
    T = lambda a, flag: a.swapaxes(-1, -2) if flag else a
    for b in [(), (3,), (2, 2)]:
        for ta, tb in [(False, False), (True, False), (False, True), (True, True)]:
            x, y, z = numbers(*b, *((4, 5) if ta else (5, 4))), numbers(*b, *((3, 4) if tb else (4, 3))), numbers(*b, 5, 3)
            yield case("linalg_gemm", [x, y, z], lambda a, b, c: 1.5 * T(a, ta) @ T(b, tb) - .5 * c, transpose_a=ta, transpose_b=tb, alpha=1.5, beta=-.5)
            yield case("linalg_gemm2", [x, y], lambda a, b: .5 * T(a, ta) @ T(b, tb), transpose_a=ta, transpose_b=tb, alpha=.5)
            t, right = ta, tb
            l, x = lower(*b), numbers(*b, *((3, 4) if right else (4, 3)))
            product = lambda a, x: 2 * (x @ T(a, t) if right else T(a, t) @ x)
            yield case("linalg_trmm", [l, x], product, transpose=t, rightside=right, alpha=2.)
            solution = lambda a, x: .5 * (T(np.linalg.solve(T(T(a, t), True), T(x, True)), True) if right else np.linalg.solve(T(a, t), x))
            yield case("linalg_trsm", [l, x], solution, transpose=t, rightside=right, alpha=.5)
        l = lower(*b)
        yield case("linalg_sumlogdiag", [l], lambda l: np.log(np.diagonal(l, axis1=-2, axis2=-1)).sum(-1))
        yield case("linalg_potrf", [(l @ T(l, True)).astype(np.float32)], np.linalg.cholesky)
        yield case("linalg_potri", [l], lambda l: np.linalg.inv(l @ T(l, True)))
        yield case("solve_lower", [l, numbers(*b, 4, 2)], np.linalg.solve)
    for shape, axis in [((7,), -1), ((5, 4), 0), ((2, 6, 3), 1)]:
        yield case("sort", [numbers(*shape)], lambda x: np.sort(x, axis), axis=axis)
        yield case("sort", [numbers(*shape)], lambda x: np.flip(np.sort(x, axis), axis), axis=axis, descending=True)
        yield case("argsort", [numbers(*shape)], lambda x: np.argsort(x, axis).astype(np.int32), axis=axis)
    for shape in [(8,), (3, 6), (2, 2, 5)]:
        pairs = lambda z: np.stack([z.real, z.imag], -1).reshape(*z.shape[:-1], -1)
        yield case("fft", [numbers(*shape)], lambda x: pairs(np.fft.fft(x)))
        yield case("ifft", [numbers(*shape[:-1], 2 * shape[-1])],
                   lambda x: np.fft.ifft(x[..., ::2] + 1j * x[..., 1::2]).real * (x.shape[-1] // 2))


def sgd(w, g, m=None, *, lr, momentum=0., wd, rescale, bound):
    g = bounded(rescale * g, bound)
    if m is None:
        return (1 - lr * wd) * w - lr * g
    m = momentum * m - lr * wd * w - lr * g
    return w + m, m


def bounded(g, bound):
    return g if bound < 0 else np.clip(g, -bound, bound)


@family(1e-5)
def update():
    for shape, bound, wd in [((7,), -1., 0.), ((5, 4), .5, .01), ((2, 3, 4), 1., .1)]:
        common = dict(lr=.1, wd=wd, rescale=.5, bound=bound)
        w, g = numbers(*shape), numbers(*shape, high=3.)
        regular = lambda w, g: bounded(.5 * g + wd * w, bound)
        yield case("sgd_update", [w, g], lambda w, g: sgd(w, g, **common), **common)
        yield case("sgd_mom_update", [w, g, numbers(*shape)], lambda w, g, m: sgd(w, g, m, momentum=.9, **common), momentum=.9, **common)

        def narrow(*new):
            return (new[0].astype(np.float16), *[n.astype(np.float32) for n in new[1:]])
        half = [w.astype(np.float16), g.astype(np.float16)]
        yield case("mp_sgd_update", [*half, w], lambda h, g, w: narrow(*[sgd(w, g, **common)] * 2), **common)
        yield case("mp_sgd_mom_update", [*half, numbers(*shape), w],
                   lambda h, g, m, w: (lambda new: narrow(new[0], new[1], new[0]))(sgd(w, g, m, momentum=.9, **common)), momentum=.9, **common)

        def adam(w, g, m, v):
            g = regular(w, g)
            m, v = .8 * m + .2 * g, .9 * v + .1 * g * g
            return w - .1 * m / (np.sqrt(v) + 1e-8), m, v
        yield case("adam_update", [w, g, numbers(*shape), numbers(*shape, low=0)], adam, beta1=.8, beta2=.9, **common)

        def rmsprop(w, g, n):
            g = regular(w, g)
            n = .05 * g * g + .95 * n
            return bounded(w - .1 * g / np.sqrt(n + 1e-8), 1.5), n
        yield case("rmsprop_update", [w, g, numbers(*shape, low=.1)], rmsprop, bound_weights=1.5, **common)

        def rmspropalex(w, g, n, mean, delta):
            g = regular(w, g)
            n, mean = .05 * g * g + .95 * n, .05 * g + .95 * mean
            delta = .9 * delta - .1 * g / np.sqrt(n - mean * mean + 1e-8)
            return w + delta, n, mean, delta
        yield case("rmspropalex_update", [w, g, numbers(*shape, low=4, high=5), numbers(*shape, low=-1, high=1), numbers(*shape)], rmspropalex, **common)


def sample(x, grid):
    """SciPy's interpolation of pictures with zeros around them."""
    import scipy.ndimage
    b, c, h, w = x.shape
    padded = np.pad(x, [(0, 0), (0, 0), (8, 8), (8, 8)])
    u, v = (grid[:, 0] + 1) * (w - 1) / 2 + 8, (grid[:, 1] + 1) * (h - 1) / 2 + 8
    return np.stack([np.stack([scipy.ndimage.map_coordinates(padded[i, k], [v[i], u[i]], order=1) for k in range(c)]) for i in range(b)])


def position_pooling(x, roi, size, groups, scale):
    channels = x.shape[1] // groups**2
    out = np.zeros([len(roi), channels, size, size])
    for r, (image, *box) in enumerate(roi):
        left, top, right, bottom = (np.floor(e + .5) for e in box)
        left, top, right, bottom = left * scale, top * scale, (right + 1) * scale, (bottom + 1) * scale
        height, width = max(bottom - top, .1) / size, max(right - left, .1) / size
        for o, i, j in np.ndindex(*out.shape[1:]):
            ys = slice(*np.clip([int(np.floor(i * height + top)), int(np.ceil((i + 1) * height + top))], 0, x.shape[2]))
            xs = slice(*np.clip([int(np.floor(j * width + left)), int(np.ceil((j + 1) * width + left))], 0, x.shape[3]))
            window = x[int(image), (o * groups + i * groups // size) * groups + j * groups // size, ys, xs]
            out[r, o, i, j] = window.mean() if window.size else 0
    return out


def deformable_position_pooling(x, roi, moves, size, groups, classes, samples, scale, reach):
    (_, c, *shape), p = x.shape, moves.shape[-1]
    channels, steps = c // groups**2, np.arange(samples) / (samples * size)
    out = np.zeros([len(roi), channels, size, size])
    for r, (image, *box) in enumerate(roi):
        left, top, right, bottom = (np.floor(e + .5) for e in box)
        corner = np.array([top, left]) * scale - .5
        extent = np.maximum((np.array([bottom, right]) + 1) * scale - .5 - corner, .1)
        for o, i, j in np.ndindex(*out.shape[1:]):
            x_move, y_move = moves[r].reshape(classes, 2, p, p)[o // (channels // classes), :, i * p // size, j * p // size]
            starts = corner + extent * (i / size + reach * y_move, j / size + reach * x_move)
            grids = np.meshgrid(*(start + e * steps for start, e in zip(starts, extent)), indexing="ij")
            places = np.stack([grid.ravel() for grid in grids])
            places = places[:, [all(-.5 <= v <= n - .5 for v, n in zip(place, shape)) for place in places.T]]
            plane = x[int(image), (o * groups + i * groups // size) * groups + j * groups // size].astype(float)
            out[r, o, i, j] = scipy.ndimage.map_coordinates(plane, places, order=1, mode="nearest").mean() if places.size else 0
    return out


def interpolated(x, v, u):
    """MXNet's: 0 outside, and nothing is beyond the last row and column."""
    h, w = x.shape
    if not (0 <= v < h and 0 <= u < w):
        return 0.
    return scipy.ndimage.map_coordinates(np.pad(x, [(0, 1), (0, 1)], mode="edge"), [[v], [u]], order=1)[0]


def deformable_convolution(x, offset, weight, stride, dilation, pad, parts, groups):
    (b, n, h, w), (m, c, k, l) = x.shape, weight.shape
    height, width = (h + 2 * pad - dilation * (k - 1) - 1) // stride + 1, (w + 2 * pad - dilation * (l - 1) - 1) // stride + 1
    moved = offset.reshape(b, parts, k, l, 2, height, width)
    out = np.zeros([b, m, height, width])
    for a, o, y, z, q, i, j in np.ndindex(b, m, height, width, c, k, l):
        channel = o // (m // groups) * c + q
        v, u = moved[a, channel // (n // parts), i, j, :, y, z] + (y * stride + i * dilation - pad, z * stride + j * dilation - pad)
        out[a, o, y, z] += weight[o, q, i, j] * interpolated(x[a, channel], v, u)
    return out


def affine(theta, height, width):
    y, x = np.meshgrid(np.linspace(-1, 1, height), np.linspace(-1, 1, width), indexing="ij")
    return np.einsum("bkl,lhw->bkhw", theta.reshape(-1, 2, 3), np.stack([x, y, np.ones_like(x)]))


def correlation(x, y, kernel, reach, stride, step, pad):
    x, y = (np.pad(t, [(0, 0), (0, 0), (pad, pad), (pad, pad)]) for t in (x, y))
    b, c, h, w = x.shape
    border, near = reach + kernel // 2, reach // step
    shape = [b, (2 * near + 1)**2, -(-(h - 2 * border) // stride), -(-(w - 2 * border) // stride)]
    out = np.zeros(shape)
    for d, i, j in np.ndindex(*shape[1:]):
        p, q = (d // (2 * near + 1) - near) * step, (d % (2 * near + 1) - near) * step
        top, left = i * stride + reach, j * stride + reach
        out[:, d, i, j] = (x[:, :, top:top + kernel, left:left + kernel] * y[:, :, top + p:top + p + kernel, left + q:left + q + kernel]).sum((1, 2, 3))
    return out / (kernel * kernel * c)


def roi_pooling(x, roi, rows, columns, scale):
    out = np.zeros([len(roi), x.shape[1], rows, columns])
    for r, (image, *box) in enumerate(roi):
        left, top, right, bottom = (int(np.floor(e * scale + .5)) for e in box)
        height, width = max(bottom - top + 1, 1) / rows, max(right - left + 1, 1) / columns
        for i, j in np.ndindex(rows, columns):
            ys = slice(*np.clip([int(np.floor(i * height)) + top, int(np.ceil((i + 1) * height)) + top], 0, x.shape[2]))
            xs = slice(*np.clip([int(np.floor(j * width)) + left, int(np.ceil((j + 1) * width)) + left], 0, x.shape[3]))
            window = x[int(image), :, ys, xs]
            out[r, :, i, j] = window.max((1, 2)) if window.size else 0
    return out


def priors(x, sizes, ratios, offset):
    h, w = x.shape[2:]
    boxes = []
    for i, j in np.ndindex(h, w):
        x0, y0 = (j + offset) / w, (i + offset) / h
        shapes = [(s * h / w * np.sqrt(ratios[0]), s / np.sqrt(ratios[0])) for s in sizes]
        shapes += [(sizes[0] * h / w * np.sqrt(r), sizes[0] / np.sqrt(r)) for r in ratios[1:]]
        boxes += [[x0 - bw / 2, y0 - bh / 2, x0 + bw / 2, y0 + bh / 2] for bw, bh in shapes]
    return np.array(boxes).reshape(1, h, w, -1, 4)


@family(1e-5)
def image():
    for shape, scale in [((2, 3, 4, 5), 2), ((1, 1, 3, 3), 3), ((2, 2, 2, 1), 1)]:
        yield case("up_sampling", [numbers(*shape)], lambda x: x.repeat(scale, 2).repeat(scale, 3), scale=scale)
    for shape, to in [((2, 3, 5, 4), (3, 6)), ((1, 2, 4, 4), (4, 4)), ((2, 1, 3, 6), (2, 5))]:
        yield case("bilinear_sampler", [numbers(*shape), numbers(shape[0], 2, *to, low=-1.3, high=1.3)], sample)
        theta = (np.array([1, 0, 0, 0, 1, 0]) + .2 * numbers(shape[0], 6)).astype(np.float32)
        yield case("affine_grid", [theta], lambda t: affine(t, *to), height=to[0], width=to[1])
        yield case("spatial_transformer", [numbers(*shape), theta], lambda x, t: sample(x, affine(t, *to)), height=to[0], width=to[1])
        h, w = to
        yield case("flow_grid", [numbers(shape[0], 2, *to)], lambda f: np.stack(
            [(f[:, 0] + np.arange(w)) * 2 / (w - 1) - 1, (f[:, 1] + np.arange(h)[:, None]) * 2 / (h - 1) - 1], 1))
    for shape, given in [((2, 3, 6, 7), dict(kernel=1, reach=2, stride=1, step=1, pad=2)), ((1, 2, 8, 8), dict(kernel=3, reach=2, stride=2, step=2, pad=1)),
                         ((1, 2, 7, 6), dict(kernel=1, reach=1, stride=2, step=1, pad=0))]:
        yield case("correlation", [numbers(*shape), numbers(*shape)], lambda x, y: correlation(x, y, **given), **given)
    for rows, columns, scale in [(2, 2, 1.), (3, 2, .5), (1, 4, .25)]:
        roi = np.array([[0, 0, 0, 7, 5], [1, 2, 1, 6, 6], [1, 3, 3, 3, 3], [0, 5, 2, 12, 9]], np.float32)
        yield case("roi_pooling", [numbers(2, 2, 7, 8), roi], lambda x, r: roi_pooling(x, r, rows, columns, scale), rows=rows, columns=columns, scale=scale)
    for channels, given in [(8, dict(size=2, groups=2, scale=1.)), (9, dict(size=4, groups=3, scale=.5)), (2, dict(size=3, groups=1, scale=.25))]:
        roi = np.array([[0, 0, 0, 7, 5], [1, 2, 1, 6, 6], [1, 3, 3, 3, 3], [0, 15, 2, 32, 19], [0, 5, 2, 12, 9]], np.float32)
        yield case("position_pooling", [numbers(2, channels, 7, 8), roi], lambda x, r: position_pooling(x, r, **given), **given)
    for channels, p, given in [(8, 2, dict(size=2, groups=2, classes=2, samples=2, scale=1., reach=.25)),
                               (9, 2, dict(size=4, groups=3, classes=1, samples=3, scale=.5, reach=.5)),
                               (3, 1, dict(size=3, groups=1, classes=3, samples=1, scale=.25, reach=0.))]:
        roi = np.array([[0, 0, 0, 7, 5], [1, 2, 1, 6, 6], [1, 3, 3, 3, 3], [0, 15, 2, 32, 19], [0, 5, 2, 12, 9]], np.float32)
        yield case("deformable_position_pooling", [numbers(2, channels, 7, 8), roi, numbers(5, 2 * given["classes"], p, p)],
                   lambda x, r, m: deformable_position_pooling(x, r, m, **given), **given)
    for shape, filters, given in [((2, 2, 5, 6), (3, 2, 3, 3), dict(stride=1, dilation=1, pad=1, parts=1, groups=1)),
                                  ((1, 4, 7, 6), (2, 2, 3, 2), dict(stride=2, dilation=1, pad=0, parts=2, groups=2)),
                                  ((1, 3, 6, 6), (2, 3, 2, 2), dict(stride=1, dilation=2, pad=2, parts=3, groups=1))]:
        k, l = filters[2:]
        places = [(e + 2 * given["pad"] - given["dilation"] * (f - 1) - 1) // given["stride"] + 1 for e, f in zip(shape[2:], (k, l))]
        yield case("deformable_convolution", [numbers(*shape), numbers(shape[0], 2 * given["parts"] * k * l, *places, low=-2, high=2), numbers(*filters)],
                   lambda x, o, f: deformable_convolution(x, o, f, **given), **given)
    for h, w, sizes, ratios in [(3, 4, [.5], [1.]), (2, 2, [.5, .25], [1., 2., .5]), (1, 3, [.75, .5, .25], [2.])]:
        yield case("multi_box_prior", [numbers(2, 1, h, w)], lambda x: priors(x, sizes, ratios, .5), sizes=sizes, ratios=ratios, offset=.5)


def scramble(count, key):
    """Python's integers, which have no bounds."""
    field, words = 2147483647, []
    for x in range(count):
        for c in (374761393, 668265263, 1274126177, 97):
            x = pow((x + int(key[0]) + c) % field, 5, field)
            x = pow((x + int(key[1]) + c + 1640531527) % field, 5, field)
        words.append(x)
    return np.array(words, np.int64)


@family(1e-5)
def random():
    unit = lambda n, key: (scramble(n, key) // 128) / 2.**24
    normal = lambda n, key: (lambda u: np.sqrt(-2 * np.log1p(-u[::2])) * np.cos(2 * np.pi * u[1::2]))(unit(2 * n, key))
    for n, key in [(5, [1, 2]), (16, [123456789, 42]), (33, [2147483646, 0])]:
        key = np.array(key, np.int64)
        yield case("random_bits", [key], lambda k: scramble(n, k), size=n)
        yield case("random_unit", [key], lambda k: unit(n, k), size=n)
        yield case("random_uniform", [key], lambda k: -1 + 3 * unit(n, k), size=n, low=-1., high=2.)
        yield case("random_normal", [key], lambda k: 1 + 2 * normal(n, k), size=n, mean=1., deviation=2.)
        yield case("random_exponential", [key], lambda k: -np.log1p(-unit(n, k)) / 2, size=n, rate=2.)
        poisson = lambda u, rate: scipy.stats.poisson.ppf(u, rate).astype(np.int32)
        yield case("random_poisson", [key], lambda k: poisson(unit(n, k), 3.5), size=n, rate=3.5, most=24)
        rate = numbers(4, low=.5, high=6)
        yield case("sample_poisson", [key, rate], lambda k, r: poisson(unit(4 * n, k).reshape(4, n), r[:, None]), size=n, most=32)
        yield case("sample_exponential", [key, rate], lambda k, r: -np.log1p(-unit(4 * n, k).reshape(4, n)) / r[:, None], size=n)
        low, high = numbers(3), numbers(3, low=3, high=4)
        yield case("sample_uniform", [key, low, high], lambda k, a, b: a[:, None] + (b - a)[:, None] * unit(3 * n, k).reshape(3, n), size=n)
        yield case("sample_normal", [key, low, high], lambda k, a, b: a[:, None] + b[:, None] * normal(3 * n, k).reshape(3, n), size=n)
        p = np.array([[.5, .25, .25], [.125, .75, .125]], np.float32)
        yield case("sample_multinomial", [key, p], lambda k, p: (np.cumsum(p, 1)[:, None, :2] <= unit(2 * n, k).reshape(2, n, 1)).sum(-1).astype(np.int32), size=n)
        x = numbers(2, n)
        yield case("dropout", [key, x], lambda k, x: np.where(unit(2 * n, k).reshape(2, n) >= .25, x / .75, 0), rate=.25)
