"""Operations of jax.numpy and lax, one function each: a Builder in, a value or several out."""
import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from builder import LARGEST, Misfit, near, tame
from numpy_primitives import kind

OPERATIONS = []


def operation(weight):
    def add(function):
        OPERATIONS.append((function, weight))
        return function
    return add


# ---- elements ----------------------------------------------------------------------------------

FLOAT_UNARY = [
    lax.abs, lax.neg, lax.sign, lax.floor, lax.ceil, lax.round, lambda x: lax.round(x, lax.RoundingMethod.TO_NEAREST_EVEN),
    lax.cos, lax.sin, lax.tanh, lax.logistic, lax.erf, lax.erfc, lax.cbrt, lambda x: lax.expm1(tame(x)), lambda x: lax.exp(tame(x)),
    lambda x: lax.exp2(tame(x)), lambda x: lax.log(near(x)), lambda x: lax.log1p(lax.abs(x)), lambda x: lax.sqrt(lax.abs(x)),
    lambda x: lax.rsqrt(near(x)), lax.square, lambda x: lax.tan(jnp.tanh(x)), jax.nn.relu, jax.nn.gelu, jax.nn.silu,
    jax.nn.softplus, jax.nn.elu, jax.nn.leaky_relu, jax.nn.hard_tanh, jax.nn.relu6, jax.nn.mish, jax.nn.log_sigmoid,
    lambda x: x ** 3, lambda x: near(x) ** -2, lambda x: 1 / near(x), lambda x: 1 / x, jnp.isnan, jnp.isfinite, jnp.isinf,
    jnp.sign, jnp.trunc, jnp.nan_to_num, jnp.deg2rad, jnp.sinc, lambda x: x * 2 - 1, lambda x: x - jnp.floor(x), lambda x: x > 0]
INTEGER_UNARY = [
    lax.bitwise_not, lax.population_count, lax.clz, lambda x: x * x, lambda x: x // 3, lambda x: x % 5, lambda x: x ** 3,
    lambda x: x > 2, lambda x: x + 1, lambda x: x * 7, lambda x: x & 3, lambda x: x << 1, lambda x: x >> 1, lambda x: x == 0]
FLOAT_BINARY = [lax.add, lax.sub, lax.mul] * 3 + [
    lax.max, lax.min, lambda x, y: x / near(y), lax.atan2, lambda x, y: near(x) ** tame(y), lambda x, y: lax.rem(x, near(y)),
    lambda x, y: x * y + y, jnp.hypot, jnp.logaddexp, lambda x, y: x / y, lambda x, y: x * (1 - y), lambda x, y: jnp.copysign(x, y),
    lambda x, y: jnp.where(x > y, x, -y), lambda x, y: x * x - y * y, jnp.heaviside, jnp.fmod, jnp.floor_divide]
INTEGER_BINARY = [
    lax.add, lax.sub, lax.mul, lax.max, lax.min, lax.div, lax.rem, lax.bitwise_and, lax.bitwise_or, lax.bitwise_xor, lax.shift_left,
    lax.shift_right_arithmetic, lax.shift_right_logical, jnp.floor_divide, jnp.mod, lambda x, y: x * 3 - y]
LOGICAL = [lax.bitwise_and, lax.bitwise_or, lax.bitwise_xor, jnp.equal, lambda x, y: x & ~y, lambda x, y: x <= y]
COMPARE = [lax.eq, lax.ne, lax.lt, lax.le, lax.gt, lax.ge]


@operation(9)
def unary(b):
    x = b.pick()
    k = kind(x.dtype)
    if k == "b":
        return jnp.logical_not(x)
    return b.draw.choice(FLOAT_UNARY if k == "f" else INTEGER_UNARY + [lax.abs, lax.neg, lax.sign] * (k == "i"))(x)


@operation(9)
def binary(b):
    x = b.pick()
    y = b.like(x)
    choices = {"f": FLOAT_BINARY, "i": INTEGER_BINARY, "u": INTEGER_BINARY, "b": LOGICAL}[kind(x.dtype)]
    return b.draw.choice(choices)(*b.draw.choice([(x, y), (y, x)]))


@operation(4)
def by_scalar(b):
    """A tensor and a number that is, often, a sum."""
    x = b.pick("f")
    s = b.scalar(x.dtype)
    return b.draw.choice([jnp.multiply, jnp.add, jnp.subtract, lambda x, s: x / near(s), lambda x, s: s - x, jnp.maximum,
                          lambda x, s: jnp.where(x > s, x, s), lambda x, s: x + s * s, lambda x, s: x > s,
                          lambda x, s: x * s + jnp.sum(x)])(x, s)


@operation(2)
def of_scalars(b):
    """Numbers beside each other, and an index against a number."""
    dtype = b.draw.choice([b.real(), jnp.int32])
    parts = [b.scalar(dtype) for _ in range(b.draw.randint(1, 4))]
    i = jnp.arange(b.extent())
    return b.draw.choice([
        lambda: jnp.stack(parts), lambda: jnp.concatenate([p[None] for p in parts]), lambda: i.astype(dtype) * parts[0],
        lambda: i < parts[0].astype(jnp.int32), lambda: jax.nn.one_hot(parts[0].astype(jnp.int32), len(i), dtype=b.real()),
        lambda: jnp.full(b.shape(1, 2), parts[0]), lambda: jnp.where(i % 2 == 0, parts[0], parts[-1])])()


@operation(3)
def broadcasting(b):
    x, y = b.pick("f"), b.pick("f")
    return b.draw.choice([jnp.add, jnp.multiply, jnp.subtract, jnp.maximum, lambda x, y: x / near(y)])(x, y.astype(x.dtype))


@operation(2)
def outer(b):
    x, y = b.pick("fi", 1, 2), b.pick("fi", 1, 2)
    x = x[(...,) + (None,) * y.ndim]
    return b.draw.choice([jnp.multiply, jnp.subtract, jnp.add, jnp.maximum])(x, y.astype(x.dtype))


@operation(3)
def compare(b):
    x = b.pick()
    return b.draw.choice(COMPARE)(x, b.like(x))


@operation(4)
def select(b):
    x = b.pick()
    y, which = b.like(x), b.pick("b") if b.chance(.6) else b.pick("fiu") > 0
    if b.chance(.5):
        return lax.select(which if not which.ndim else b.fit(which, x.shape), x, y)
    return jnp.where(which, x, b.draw.choice([y, jnp.zeros((), x.dtype), jnp.ones((), x.dtype)]))


@operation(1)
def select_many(b):
    x = b.pick("fiu")
    return lax.select_n(b.fit(b.pick("iu"), x.shape, jnp.int32) % 3, x, x + x, b.like(x))


@operation(2)
def clamp(b):
    x = b.pick("fiu")
    low, high = (b.like(x) if b.chance(.4) else b.scalar(x.dtype) for _ in range(2))
    return lax.clamp(*(lax.broadcast(v, x.shape) if b.chance(.3) and not v.ndim else v for v in (low, x, high)))


@operation(4)
def convert(b):
    x = b.pick()
    return b.cast(x, b.draw.choice([*b.reals, *b.integers, jnp.bool_, jnp.float32, jnp.bfloat16, jnp.int8, jnp.float16, jnp.uint8]))


@operation(1)
def bitcast(b):
    x = b.pick("fiu")
    same = {1: [jnp.int8, jnp.uint8], 2: [jnp.int16, jnp.uint16, jnp.bfloat16], 4: [jnp.int32, jnp.uint32], 8: [jnp.int64]}
    to = [t for t in same[x.dtype.itemsize] if kind(t) != "f" or x.dtype == jnp.float16]
    return lax.bitcast_convert_type(x, b.draw.choice(to))


# ---- movement ----------------------------------------------------------------------------------


@operation(3)
def broadcast(b):
    x = b.pick(most=3)
    shape = list(b.shape(x.ndim, x.ndim + 2))
    if len(shape) < x.ndim:
        raise Misfit
    dims = b.axes(len(shape), x.ndim)
    for d, n in zip(dims, x.shape):
        shape[d] = n if n != 1 or b.chance(.5) else shape[d]
    return lax.broadcast_in_dim(x, shape, dims)


@operation(3)
def transpose(b):
    x = b.pick(least=2)
    return lax.transpose(x, b.draw.sample(range(x.ndim), x.ndim))


@operation(5)
def reshape(b):
    """The prime factors of the size, dealt out anew."""
    x = b.pick()
    rest, primes = max(x.size, 1), []
    for p in (2, 3, 5, 7, 11, 13, 17):
        while rest % p == 0:
            rest //= p
            primes.append(p)
    dims = [1] * b.draw.randint(0 if x.size == 1 else 1, 4)
    if not x.size:
        return x.reshape([0, *dims])
    for p in primes + [rest] * (rest > 1):
        dims[b.draw.randrange(len(dims))] *= p
    return x.reshape(dims)


@operation(3)
def split_or_merge(b):
    """Heads of a model dimension, and back."""
    x = b.pick(least=1, most=4)
    d = b.draw.randrange(x.ndim)
    if d + 1 < x.ndim and b.chance(.5):
        return x.reshape(*x.shape[:d], x.shape[d] * x.shape[d + 1], *x.shape[d + 2:])
    n = x.shape[d]
    factor = b.draw.choice([f for f in range(1, n + 1) if n % f == 0] or [1])
    y = x.reshape(*x.shape[:d], n // factor, factor, *x.shape[d + 1:])
    return jnp.swapaxes(y, d, b.draw.randrange(y.ndim))


@operation(4)
def slice_(b):
    x, lows, highs, steps = b.pick(least=1), [], [], []
    for n in x.shape:
        low, high = sorted([b.draw.randint(0, n), b.draw.randint(0, n)])
        lows.append(low if high > low else 0)
        highs.append(high if high > low or b.chance(.1) else n)
        steps.append(b.draw.choice([1, 1, 2, 3]))
    return lax.slice(x, [min(a, h) for a, h in zip(lows, highs)], highs, steps)


@operation(4)
def pad(b):
    x = b.pick(least=1)
    value = b.scalar(x.dtype) if kind(x.dtype) != "b" and b.chance(.4) else jnp.zeros((), x.dtype)
    config = [(b.draw.randint(-2, 3), b.draw.randint(-2, 3), b.draw.choice([0, 0, 1, 2])) if b.chance(.6) else (0, 0, 0) for _ in x.shape]
    return lax.pad(x, value, config)


@operation(3)
def concatenate(b):
    x = b.pick(least=1)
    axis, parts = b.draw.randrange(x.ndim), [x]
    for _ in range(b.draw.randint(1, 3)):
        shape = list(x.shape)
        shape[axis] = b.extent()
        parts.insert(b.draw.randint(0, len(parts)), b.fit(b.pick(kind(x.dtype)), shape, x.dtype))
    return lax.concatenate(parts, axis)


@operation(1)
def split(b):
    x = b.pick(least=1)
    axis = b.draw.randrange(x.ndim)
    at = b.draw.randint(0, x.shape[axis])
    return jnp.split(x, [at], axis)


@operation(2)
def reverse(b):
    x = b.pick(least=1)
    return lax.rev(x, b.axes(x.ndim)) if b.chance(.7) else x[..., ::-2]


@operation(4)
def rearrange(b):
    x = b.pick(least=1)
    axis, n = b.draw.randrange(x.ndim), x.shape[-1]
    return b.draw.choice([
        lambda: jnp.roll(x, b.draw.randint(-3, 3), axis), lambda: jnp.repeat(x, 2, axis), lambda: jnp.tile(x, 2),
        lambda: jnp.tril(x), lambda: jnp.triu(x, 1), lambda: jnp.stack([x, b.like(x)], axis), lambda: jnp.diagonal(x),
        lambda: jnp.trace(x), lambda: jnp.diff(x, axis=axis), lambda: jnp.diag(x), lambda: x[..., n // 2:], lambda: x[None, ..., None],
        lambda: jnp.concatenate([x[..., n // 2:], x[..., :n // 2]], -1), lambda: jnp.atleast_2d(x), lambda: lax.optimization_barrier(x),
        lambda: jnp.moveaxis(x, 0, -1), lambda: jnp.rot90(x), lambda: jnp.pad(x, 1, mode=b.draw.choice(["edge", "wrap", "reflect"])),
        lambda: jnp.meshgrid(x[..., 0].reshape(-1), b.pick(kind(x.dtype), 1, 1).astype(x.dtype))[b.draw.randrange(2)]])()


@operation(2)
def iota(b):
    shape = b.shape(1, 3)
    return lax.broadcasted_iota(b.draw.choice([*b.reals, *b.integers, jnp.int32]), shape, b.draw.randrange(len(shape)))


@operation(1)
def constant(b):
    """Values that the program holds."""
    shape = b.shape(1, 2)
    values = np.asarray([b.draw.randint(-3, 5) for _ in range(int(np.prod(shape)))]).reshape(shape)
    dtype = b.draw.choice([*b.reals, *b.integers])
    return jnp.asarray(np.abs(values) if kind(dtype) == "u" else values, dtype)


# ---- folds -------------------------------------------------------------------------------------


@operation(8)
def reduce(b):
    x = b.pick()
    axes, keep = b.axes(x.ndim), b.chance(.3)
    if kind(x.dtype) == "b":
        return b.draw.choice([jnp.any, jnp.all, jnp.sum])(x, axis=axes, keepdims=keep)
    # Not a neutral start: of one element XLA ignores it, of many it starts several times.
    if 1 < np.prod([x.shape[a] for a in axes]) <= 32 and x.size <= 256 and b.chance(.2):
        start = b.draw.choice([np.asarray(2, x.dtype), b.scalar(x.dtype)])
        return lax.reduce(x, start, b.draw.choice([lax.add, lax.max, lax.min, lax.mul] if kind(x.dtype) != "u" else [lax.add, lax.mul]), axes)
    folds = [jnp.sum] * 4 + [jnp.prod]
    folds += [jnp.max, jnp.min] if kind(x.dtype) != "u" else []
    folds += [jnp.mean, jnp.var, jax.nn.logsumexp] if kind(x.dtype) == "f" else []
    return b.draw.choice(folds)(x, axis=axes, keepdims=keep)


@operation(2)
def fold_of_many(b):
    """Folds of what was just moved."""
    x = b.pick("fi", 1)
    axis = b.draw.randrange(x.ndim)
    return b.draw.choice([
        lambda: jnp.sum(jnp.pad(x[None], [(0, 5)] + [(0, 0)] * x.ndim)), lambda: jnp.sum(jnp.roll(x, 1, axis) * x, axis),
        lambda: jnp.sum(x[..., ::-1] * x), lambda: jnp.max(x * x, axis, initial=0), lambda: jnp.sum(x.T, 0),
        lambda: jnp.sum(jnp.repeat(x, 3, axis), axis), lambda: jnp.sum(jnp.concatenate([x, b.like(x)], axis), axis),
        lambda: jnp.linalg.norm(x.astype(b.real())), lambda: jnp.sum(jnp.where(x > 0, x, 0), axis), lambda: jnp.ptp(x, axis)])()


@operation(2)
def triangle(b):
    """A prefix sum as a masked reduction."""
    x = b.pick("fi", 1)
    i = jnp.arange(x.shape[-1])
    mask = b.draw.choice(COMPARE[2:])(i[:, None], i)
    y = jnp.sum(jnp.where(mask, x[..., None, :], 0), -1)
    return y if b.chance(.6) else y + x


@operation(6)
def dot(b):
    batch, contracted = b.shape(0, 2), b.shape(0, 2)
    x, sides, dims = b.pick("ffffiu"), [], []
    for y in (x, b.pick(kind(x.dtype))):
        parts = [("b", i, n) for i, n in enumerate(batch)] + [("c", i, n) for i, n in enumerate(contracted)]
        parts += [("f", 0, n) for n in b.shape(0, 2)]
        b.draw.shuffle(parts)
        if len(parts) > 4 or np.prod([n for *_, n in parts]) > LARGEST:
            raise Misfit
        sides.append(b.fit(y, [n for *_, n in parts], x.dtype))
        dims.append([[parts.index(p) for p in sorted(q for q in parts if q[0] == w)] for w in "cb"])
    wide = {"bfloat16": jnp.float32, "float16": jnp.float32, "int8": jnp.int32, "uint8": jnp.uint32}.get(str(x.dtype))
    y = lax.dot_general(*sides, ((dims[0][0], dims[1][0]), (dims[0][1], dims[1][1])), preferred_element_type=wide if b.chance(.5) else None)
    return y if b.chance(.5) or kind(y.dtype) != "f" else tame(y)


@operation(3)
def matmul(b):
    x, n = b.pick("f", 1), b.extent()
    return x @ b.fit(b.pick("f"), (x.shape[-1], n), x.dtype) * jnp.asarray(.5, x.dtype)


@operation(3)
def einsum(b):
    extents = {c: b.extent() for c in "abcde"}
    x, y = ("".join(b.draw.sample("abcde", b.draw.randint(1, 3))) for _ in range(2))
    letters = sorted(set(x + y))
    out = "".join(b.draw.sample(letters, b.draw.randint(0, min(3, len(letters)))))
    dtype = b.real()
    return tame(jnp.einsum(f"{x},{y}->{out}", *(b.fit(b.pick("f"), [extents[c] for c in s], dtype) for s in (x, y))))


@operation(1)
def product(b):
    x = b.pick("fi", 1, 2)
    y = b.like(x)
    return b.draw.choice([jnp.vdot, jnp.inner, jnp.kron, lambda x, y: jnp.tensordot(x, y, 1), lambda x, y: jnp.cross(x[..., :3], y[..., :3]),
                          lambda x, y: jnp.vecdot(x, y)])(x, y)


# ---- indices from data -------------------------------------------------------------------------


def draw_windows(b, x):
    """Dimension numbers of a random gather or scatter, indices, sizes of windows, shape of all windows, mode."""
    draw, rank = b.draw, x.ndim
    batching = b.axes(rank, draw.choice([0] * 5 + [min(1, rank - 1)]))
    free = [d for d in range(rank) if d not in batching]
    mapped = draw.sample(free, draw.randint(1, min(3, len(free))))
    sizes = [1 if d in batching else x.shape[d] if d not in mapped else
             draw.randint(min(1, x.shape[d]), x.shape[d]) if b.chance(.4) else min(1, x.shape[d]) for d in range(rank)]
    collapsed = tuple(d for d in free if sizes[d] == 1 and b.chance(.7))
    lead = list(b.shape(0, 2))
    where = [draw.randint(0, len(lead)) for _ in batching]
    for d, at in zip(batching, where):
        lead.insert(at, x.shape[d])
    inner = [sizes[d] for d in free if d not in collapsed]
    offsets = b.axes(len(lead) + len(inner), len(inner))
    windows, batch = iter(inner), iter(lead)
    shape = [next(windows if d in offsets else batch) for d in range(len(lead) + len(inner))]
    if np.prod(shape, dtype=np.int64) > 1000:
        raise Misfit
    indices = b.positions([*lead, len(mapped)], max(x.shape[d] for d in mapped))
    # Windows that may lie partly outside are dropped as a whole.
    mode = draw.choice(["clip", "fill", "promise_in_bounds"] if all(sizes[d] <= 1 for d in mapped) else ["clip"])
    return (offsets, collapsed, tuple(mapped), batching, tuple(where)), indices, sizes, shape, mode


@operation(3)
def gather(b):
    x = b.pick(least=1)
    dims, at, sizes, _, mode = draw_windows(b, x)
    return lax.gather(x, at, lax.GatherDimensionNumbers(*dims), sizes, mode=mode)


@operation(4)
def take(b):
    x = b.pick(least=1)
    axis = b.draw.randrange(x.ndim)
    n = x.shape[axis]
    if b.chance(.3):
        shape = list(x.shape)
        shape[axis] = b.extent()
        return jnp.take_along_axis(x, b.positions(shape, n), axis, mode=b.draw.choice(["clip", "fill", None]))
    at = b.positions(b.shape(0, 2), n)
    if x.ndim > 1 and b.chance(.3):
        return x[at, b.fit(at, at.shape) % max(x.shape[1], 1)]
    return jnp.take(x, at, axis, mode=b.draw.choice(["clip", "fill", "wrap"])) if b.chance(.6) else x[at]


@operation(1)
def take_at_computed(b):
    """An index that the program computes, from a static list too."""
    x = b.pick(least=1)
    n = x.shape[0]
    at = b.draw.choice([lambda: (jnp.arange(b.extent()) * 3 + 1) % max(n, 1), lambda: jnp.sum(b.pick("iub").astype(jnp.int32)) % max(n, 1),
                        lambda: jnp.asarray([b.draw.randint(-n, max(n - 1, 0)) for _ in range(b.draw.randint(1, 5))], jnp.int32)])()
    return x[at]


@operation(4)
def scatter(b):
    x = b.pick("ffi", 1)
    if b.chance(.5):
        at = b.positions(b.shape(1, 2), x.shape[0])
        part = b.fit(b.pick(kind(x.dtype)), at.shape + x.shape[1:], x.dtype)
        return x.at[at].add(part, mode=b.draw.choice(["drop", "clip", None]))
    dims, at, _, shape, mode = draw_windows(b, x)
    return lax.scatter_add(x, at, b.fit(b.pick(kind(x.dtype)), shape, x.dtype), lax.ScatterDimensionNumbers(*dims), mode=mode)


@operation(1)
def segments(b):
    x = b.pick("fi", 1, 3)
    at = b.positions((x.shape[0],), b.extent())
    return jax.ops.segment_sum(x, at, num_segments=b.extent())


@operation(1)
def one_hot(b):
    n = b.extent()
    return jax.nn.one_hot(b.positions(b.shape(0, 2), n), n, dtype=b.real())


@operation(3)
def dynamic_slice(b):
    x = b.pick(least=1)
    starts = [b.positions((), n).astype(jnp.int32) for n in x.shape]
    sizes = [b.draw.randint(min(1, n), n) for n in x.shape]
    if b.chance(.5):
        return lax.dynamic_slice(x, starts, sizes)
    return lax.dynamic_update_slice(x, b.fit(b.pick(kind(x.dtype)), sizes, x.dtype), starts)


# ---- transformations of functions --------------------------------------------------------------

SMALL = [lambda x: jnp.tanh(x) * 2, lambda x: x * x, jax.nn.gelu, lambda x: x / near(x), lambda x: x - x.mean(), lambda x: jax.nn.softmax(x.reshape(-1)).reshape(x.shape),
         lambda x: jnp.where(x > 0, x, .1 * x), lambda x: x * jnp.sum(x)]


@operation(2)
def transformed(b):
    x, f = b.pick("f", 1), b.draw.choice(SMALL)
    return b.draw.choice([
        lambda: jax.vmap(f, b.draw.randrange(x.ndim))(x), lambda: jax.jvp(f, (x,), (b.like(x),))[1], lambda: jax.vjp(f, x)[1](b.like(x))[0],
        lambda: jax.checkpoint(f)(x), lambda: jax.jit(f)(x), lambda: lax.stop_gradient(f(x)), lambda: jax.grad(lambda v: jnp.sum(f(v)))(x),
        lambda: jax.vmap(lambda r, i: r[i])(x.reshape(-1, x.shape[-1]), b.positions((x.size // x.shape[-1],), x.shape[-1]))])()
