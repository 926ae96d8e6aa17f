"""JAX's primitives in numpy: what a program computes, in a millisecond and without XLA.

`evaluate(primitive, params, inputs)` gives the outputs as arrays. Integers follow XLA where C++
leaves them undefined: x / 0 is -1, x % 0 is x, shifts by the width or more shift all out, and
floats out of range saturate. Narrow floats are computed in f32 and rounded once, and sums in f64.
"""
import jax
import ml_dtypes
import numpy as np

BFLOAT16 = np.dtype(ml_dtypes.bfloat16)


def kind(dtype):
    """b(ool), i(nteger), u(nsigned), f(loat), c(omplex), or k(ey)."""
    if jax.dtypes.issubdtype(dtype, jax.dtypes.extended):
        return "k"
    dtype = np.dtype(dtype)
    return "f" if dtype == BFLOAT16 else dtype.kind


def widen(x):
    """Floats of 16 bits as f32."""
    return x.astype(np.float32) if kind(x.dtype) == "f" and x.dtype.itemsize == 2 else x


def bits(x):
    return x.dtype.itemsize * 8


# ---- elements ----------------------------------------------------------------------------------


def divide(x, y):
    if kind(x.dtype) == "f":
        return x / y
    low = np.iinfo(x.dtype).min
    safe = np.where(y == 0, 1, np.where((x == low) & (y == y.dtype.type(-1)), 1, y) if low else y)
    quotient = (np.sign(x) * np.sign(safe) * (np.abs(x) // np.abs(safe)) if low else x // safe)
    quotient = np.where(x == low, truncate_lowest(x, safe), quotient) if low else quotient
    return np.where(y == 0, x.dtype.type(-1) if low else np.iinfo(x.dtype).max, quotient)


def truncate_lowest(x, y):
    """x / y with an x whose absolute value does not fit."""
    quotient = x // y
    return quotient + ((quotient < 0) & (quotient * y != x))


def remainder(x, y):
    if kind(x.dtype) == "f":
        return np.fmod(x, y)
    return np.where(y == 0, x, x - divide(x, y) * y)


def shift(x, y, by, beyond):
    unsigned = np.dtype(f"u{x.dtype.itemsize}")
    amount = y.astype(unsigned)
    fits = amount < bits(x)
    return np.where(fits, by(x, np.where(fits, amount, 0)), beyond(x))


def shift_left(x, y):
    return shift(x, y, lambda x, n: np.left_shift(x, n.astype(x.dtype)), np.zeros_like)


def shift_right_logical(x, y):
    unsigned = np.dtype(f"u{x.dtype.itemsize}")
    move = lambda x, n: np.right_shift(x.view(unsigned), n).view(x.dtype)
    return shift(x, y, move, np.zeros_like)


def shift_right_arithmetic(x, y):
    signed = np.dtype(f"i{x.dtype.itemsize}")
    move = lambda x, n: np.right_shift(x.view(signed), n.astype(signed)).view(x.dtype)
    return shift(x, y, move, lambda x: move(x, np.full(x.shape, bits(x) - 1)))


def clz(x):
    unsigned = x.view(np.dtype(f"u{x.dtype.itemsize}"))
    return sum(((unsigned >> np.asarray(n, unsigned.dtype)) == 0).astype(x.dtype) for n in range(bits(x)))


def population_count(x):
    return np.bitwise_count(x.view(np.dtype(f"u{x.dtype.itemsize}"))).astype(x.dtype)


def special(name):
    def call(x):
        import scipy.special
        return getattr(scipy.special, name)(x)
    return call


def round_element(x, rounding_method):
    if int(rounding_method) == 1:
        return np.rint(x)
    return np.copysign(np.floor(np.abs(x)) + (np.abs(x) - np.floor(np.abs(x)) >= .5), x)


def power(x, y):
    return np.power(x, y.astype(x.dtype) if kind(y.dtype) == "f" else y)


def convert(x, dtype):
    dtype = np.dtype(dtype)
    if dtype == bool:
        return x != 0
    if kind(x.dtype) == "f" and kind(dtype) in "iu":
        info, wide = np.iinfo(dtype), widen(x).astype(np.float64)
        wide = np.nan_to_num(np.trunc(wide), nan=0)
        inside = np.clip(wide, float(info.min), np.nextafter(float(info.max) + 1, 0))
        return np.where(wide > info.max, info.max, np.where(wide < info.min, info.min, inside.astype(dtype))).astype(dtype)
    return x.astype(dtype)


UNARY = dict(
    neg=np.negative, floor=np.floor, ceil=np.ceil, is_finite=np.isfinite, exp=np.exp, exp2=np.exp2, log=np.log,
    log1p=np.log1p, expm1=np.expm1, sin=np.sin, cos=np.cos, tan=np.tan, tanh=np.tanh, sqrt=np.sqrt, cbrt=np.cbrt,
    abs=np.abs, sign=np.sign, square=np.square, clz=clz, population_count=population_count,
    logistic=lambda x: 1 / (1 + np.exp(-x)), rsqrt=lambda x: 1 / np.sqrt(x), erf=special("erf"), erfc=special("erfc"),
    copy=lambda x: x, copy_p=lambda x: x, stop_gradient=lambda x: x)
UNARY["not"] = np.invert
BINARY = dict(
    add=np.add, add_any=np.add, sub=np.subtract, mul=np.multiply, div=divide, rem=remainder, max=np.maximum,
    min=np.minimum, pow=power, atan2=np.arctan2, xor=np.bitwise_xor, shift_left=shift_left,
    shift_right_logical=shift_right_logical, shift_right_arithmetic=shift_right_arithmetic,
    eq=np.equal, ne=np.not_equal, lt=np.less, le=np.less_equal, gt=np.greater, ge=np.greater_equal)
BINARY |= {"and": np.bitwise_and, "or": np.bitwise_or}
REDUCE = dict(
    reduce_sum=np.add, reduce_prod=np.multiply, reduce_max=np.maximum, reduce_min=np.minimum,
    reduce_and=np.bitwise_and, reduce_or=np.bitwise_or, reduce_xor=np.bitwise_xor)


# ---- tensors -----------------------------------------------------------------------------------


def fold(ufunc, x, axes):
    if kind(x.dtype) == "f":
        wide = x.astype(np.float64)
        if ufunc in (np.maximum, np.minimum):
            return ufunc.reduce(wide, axes, initial=-np.inf if ufunc is np.maximum else np.inf)
        return ufunc.reduce(wide, axes)
    if ufunc in (np.maximum, np.minimum):
        info = np.iinfo(x.dtype) if x.dtype != bool else None
        low, high = (info.min, info.max) if info else (False, True)
        return ufunc.reduce(x, axes, initial=low if ufunc is np.maximum else high)
    return ufunc.reduce(x, axes, dtype=x.dtype)


def contract(x, y, dims):
    (cx, cy), (bx, by) = dims
    letters = iter("abcdefghijklmnopqrstuvwxyz")
    sx, sy = ([None] * x.ndim, [None] * y.ndim)
    for i, j in [*zip(bx, by), *zip(cx, cy)]:
        sx[i] = sy[j] = next(letters)
    for side in (sx, sy):
        for i, s in enumerate(side):
            side[i] = s or next(letters)
    out = [sx[i] for i in bx] + [s for i, s in enumerate(sx) if i not in (*bx, *cx)]
    out += [s for j, s in enumerate(sy) if j not in (*by, *cy)]
    return np.einsum(f"{''.join(sx)},{''.join(sy)}->{''.join(out)}", x, y)


def slice_(x, start_indices, limit_indices, strides):
    strides = strides or [1] * x.ndim
    return x[tuple(slice(a, b, s) for a, b, s in zip(start_indices, limit_indices, strides))]


def pad(x, value, config):
    shape = [max(lo + hi + n + max(n - 1, 0) * inner, 0) for n, (lo, hi, inner) in zip(x.shape, config)]
    out = np.full(shape, value, x.dtype)
    places, sources = [], []
    for n, size, (lo, _, inner) in zip(x.shape, shape, config):
        at = lo + np.arange(n) * (inner + 1)
        inside = (at >= 0) & (at < size)
        places.append(at[inside])
        sources.append(np.arange(n)[inside])
    out[np.ix_(*places)] = x[np.ix_(*sources)]
    return out


def broadcast(x, shape, dims):
    full = [1] * len(shape)
    for d, n in zip(dims, x.shape):
        full[d] = n
    return np.broadcast_to(x.reshape(full), shape)


def clamp_starts(x, starts, sizes):
    return [int(np.clip(int(s), 0, n - size)) for s, n, size in zip(starts, x.shape, sizes)]


def window(starts, sizes):
    return tuple(slice(s, s + n) for s, n in zip(starts, sizes))


def place_windows(shape, result, indices, offset_dims, collapsed, start_map, batching, indices_batching, sizes):
    """For every element of a gather's result (or a scatter's updates): where its window begins and where in it the
    element is, per dimension of the operand."""
    at = np.indices(result)
    batch = [d for d in range(len(result)) if d not in offset_dims]
    where = tuple(at[d] for d in batch)
    starts = [np.zeros(result, np.int64) for _ in shape]
    for i, d in enumerate(start_map):
        column = indices[(*where, np.full(result, i))] if indices.ndim == len(batch) + 1 else indices[where]
        starts[d] = column.astype(np.int64)
    for d, b in zip(batching, indices_batching):
        starts[d] = at[batch[b]]
    inner = iter(offset_dims)
    offsets = [np.zeros(result, np.int64) if d in collapsed or d in batching else at[next(inner)] for d in range(len(shape))]
    return starts, offsets, sizes


def is_inside(shape, starts, sizes):
    inside = np.ones(starts[0].shape if starts else (), bool)
    for n, s, size in zip(shape, starts, sizes):
        inside &= (s >= 0) & (s <= n - size)
    return inside


def gather(x, indices, shape, dimension_numbers, slice_sizes, mode, fill_value):
    d = dimension_numbers
    starts, offsets, sizes = place_windows(
        x.shape, shape, indices, d.offset_dims, d.collapsed_slice_dims, d.start_index_map, d.operand_batching_dims,
        d.start_indices_batching_dims, slice_sizes)
    inside = is_inside(x.shape, starts, sizes)
    at = tuple(np.clip(s, 0, n - size) + o for n, s, size, o in zip(x.shape, starts, sizes, offsets))
    if not np.prod(shape):
        return np.zeros(shape, x.dtype)
    values = x[at]
    if mode.name != "FILL_OR_DROP":
        return values
    if fill_value is None:
        fill_value = (np.nan if kind(x.dtype) == "f" else True if x.dtype == bool else
                      np.iinfo(x.dtype).max if kind(x.dtype) == "u" else np.iinfo(x.dtype).min)
    return np.where(inside, values, np.asarray(fill_value).astype(x.dtype))


def scatter(x, indices, updates, dimension_numbers, mode, combine):
    d = dimension_numbers
    sizes, inner = [], iter(d.update_window_dims)
    for i in range(x.ndim):
        sizes.append(1 if i in d.inserted_window_dims or i in d.operand_batching_dims else updates.shape[next(inner)])
    starts, offsets, _ = place_windows(
        x.shape, updates.shape, indices, d.update_window_dims, d.inserted_window_dims, d.scatter_dims_to_operand_dims,
        d.operand_batching_dims, d.scatter_indices_batching_dims, sizes)
    if mode.name == "CLIP":
        starts = [np.clip(s, 0, n - size) for n, s, size in zip(x.shape, starts, sizes)]
    inside = is_inside(x.shape, starts, sizes)
    at = tuple((s + o)[inside] for s, o in zip(starts, offsets))
    out = x.astype(np.float64) if kind(x.dtype) == "f" else x.copy()
    combine.at(out, at, updates[inside].astype(out.dtype))
    return out


# ---- by name -----------------------------------------------------------------------------------

TENSOR = {
    "broadcast_in_dim": lambda p, x: broadcast(x, p["shape"], p["broadcast_dimensions"]),
    "reshape": lambda p, x: (x if p["dimensions"] is None else x.transpose(p["dimensions"])).reshape(p["new_sizes"]),
    "transpose": lambda p, x: x.transpose(p["permutation"]),
    "squeeze": lambda p, x: x.squeeze(tuple(p["dimensions"])),
    "expand_dims": lambda p, x: np.expand_dims(x, tuple(p["dimensions"])),
    "slice": lambda p, x: slice_(x, p["start_indices"], p["limit_indices"], p["strides"]),
    "pad": lambda p, x, value: pad(x, value, p["padding_config"]),
    "stack": lambda p, *xs: np.stack(xs, p["axis"]),
    "concatenate": lambda p, *xs: np.concatenate(xs, p["dimension"]),
    "rev": lambda p, x: np.flip(x, tuple(p["dimensions"])),
    "iota": lambda p: broadcast(np.arange(p["shape"][p["dimension"]]).astype(p["dtype"]), p["shape"], [p["dimension"]]),
    "select_n": lambda p, which, *cases: np.choose(np.clip(which.astype(np.int64), 0, len(cases) - 1), cases)
    if len(cases) > 2 else np.where(which != 0, cases[-1], cases[0]),
    "clamp": lambda p, low, x, high: np.minimum(np.maximum(x, low), high),
    "convert_element_type": lambda p, x: convert(x, p["new_dtype"]),
    "bitcast_convert_type": lambda p, x: x.view(p["new_dtype"]) if x.ndim else x.reshape(1).view(p["new_dtype"])[0],
    "integer_pow": lambda p, x: x ** p["y"] if p["y"] >= 0 else 1 / x ** -p["y"],
    "round": lambda p, x: round_element(x, p["rounding_method"]),
    "dot_general": lambda p, x, y: contract(x, y, p["dimension_numbers"]),
    "dynamic_slice": lambda p, x, *at: x[window(clamp_starts(x, at, p["slice_sizes"]), p["slice_sizes"])],
    "argmax": lambda p, x: np.argmax(x, p["axes"][0]),
    "argmin": lambda p, x: np.argmin(x, p["axes"][0]),
}


def update(x, part, *at):
    out = x.copy()
    out[window(clamp_starts(x, at, part.shape), part.shape)] = part
    return out


def compute(name, params, inputs, shape):
    if name in UNARY:
        return UNARY[name](widen(inputs[0]))
    if name in BINARY:
        return BINARY[name](*map(widen, inputs))
    if name in REDUCE:
        return fold(REDUCE[name], inputs[0], tuple(params["axes"]))
    if name == "gather":
        return gather(*inputs, shape, params["dimension_numbers"], params["slice_sizes"], params["mode"], params["fill_value"])
    if name == "scatter-add":
        return scatter(*inputs, params["dimension_numbers"], params["mode"], np.add)
    if name == "dynamic_update_slice":
        return update(*inputs)
    if name == "dot_general":
        wide = [x.astype(np.float64) if kind(x.dtype) == "f" else x.astype(params["preferred_element_type"] or x.dtype) for x in inputs]
        return TENSOR[name](params, *wide)
    if name in ("integer_pow", "round", "clamp"):
        return TENSOR[name](params, *map(widen, inputs))
    return TENSOR[name](params, *inputs)


KNOWN = {*UNARY, *BINARY, *REDUCE, *TENSOR, "gather", "scatter-add", "dynamic_update_slice", "split", "optimization_barrier"}


def evaluate(primitive, params, inputs, avals):
    """Outputs of a primitive, as the types in `avals` say; one that is not known here is run by JAX."""
    name = primitive.name
    with np.errstate(all="ignore"):
        if name == "optimization_barrier":
            return list(inputs)
        if name == "split":
            return np.split(inputs[0], np.cumsum(params["sizes"])[:-1], params["axis"])
        if name not in KNOWN or any(jax.dtypes.issubdtype(a.dtype, kind) for a in (*inputs, *avals) for kind in (np.complexfloating, jax.dtypes.extended)):
            outs = primitive.bind(*inputs, **primitive.get_bind_params(params))
            # Keys of random numbers are no arrays of NumPy.
            return [o if jax.dtypes.issubdtype(o.dtype, jax.dtypes.extended) else np.asarray(o) for o in (outs if primitive.multiple_results else [outs])]
        out = np.asarray(compute(name, params, inputs, avals[0].shape))
        if out.dtype != avals[0].dtype:
            out = out.astype(avals[0].dtype)
        assert out.shape == avals[0].shape, (name, out.shape, avals[0].shape)
        return [out]
