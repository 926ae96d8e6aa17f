"""Convolutions, windows, orders, loops and branches; folds with bodies of their own."""
import jax
import jax.numpy as jnp
from jax import lax

from builder import Misfit, tame
from numpy_primitives import kind
from operations import operation


def window(b, rank, extents):
    """Extents, strides, padding and dilations of a window over some of `rank` dimensions."""
    sizes = [b.draw.randint(1, max(1, min(n, 3))) for n in extents]
    return (sizes, [b.draw.choice([1, 1, 2, 3]) for _ in sizes], [(b.draw.randint(-1, 2), b.draw.randint(-1, 2)) for _ in sizes],
            [b.draw.choice([1, 1, 1, 2]) for _ in sizes], [b.draw.choice([1, 1, 1, 2]) for _ in sizes])


@operation(4)
def convolution(b):
    """Of any dimension numbers, dilations and groups."""
    x = b.pick("f", 3, 4)
    rank = x.ndim - 2
    groups = b.draw.choice([1, 1, 1, 2, 3])
    order = b.draw.choice(["NWC", "NCW", "CWN"]) if rank == 1 else b.draw.choice(["NHWC", "NCHW", "HWNC"])
    features, batches = x.shape[order.index("C")], x.shape[order.index("N")]
    sizes, strides, padding, left, right = window(b, rank, [n for n, d in zip(x.shape, order) if d not in "NC"])
    feature_groups = groups if features % groups == 0 else 1
    batch_groups = groups if feature_groups == 1 and batches and batches % groups == 0 else 1
    out = b.draw.randint(1, 3) * feature_groups * batch_groups
    letters = {"I": features // feature_groups, "O": out} | dict(zip("HW"[2 - rank:], sizes))
    kernel = b.draw.choice(["WIO", "OIW", "IWO"]) if rank == 1 else b.draw.choice(["HWIO", "OIHW", "IHWO"])
    shape = [letters[d] for d in kernel]
    w = b.fit(b.pick("f"), shape, x.dtype)
    wide = {"bfloat16": jnp.float32, "float16": jnp.float32}.get(str(x.dtype)) if b.chance(.5) else None
    return lax.conv_general_dilated(x, w, strides, padding, left, right, (order, kernel, b.draw.choice([order, order[::-1]])), feature_groups,
                                    batch_groups, precision="highest", preferred_element_type=wide)


@operation(4)
def windows(b):
    x = b.pick("ffi", 1, 4)
    sizes, strides, padding, left, right = window(b, x.ndim, x.shape)
    init, body = b.draw.choice([(0, lax.add), (-jnp.inf, lax.max), (jnp.inf, lax.min)])
    if kind(x.dtype) == "i":
        info = jnp.iinfo(x.dtype)
        init = {0: 0, -jnp.inf: info.min, jnp.inf: info.max}[init]
    return lax.reduce_window(x, jnp.asarray(init, x.dtype), body, sizes, strides, padding, left, right)


@operation(2)
def pooling(b):
    """With gradients: select_and_scatter."""
    x = b.pick("f", 1, 4)
    sizes = [b.draw.randint(1, max(1, min(n, 3))) for n in x.shape]
    strides, padding = [b.draw.choice([1, 2, s]) for s in sizes], b.draw.choice(["VALID", "SAME"])
    body, init = b.draw.choice([(lax.max, -jnp.inf), (lax.min, jnp.inf)])
    y, back = jax.vjp(lambda v: lax.reduce_window(v, jnp.asarray(init, v.dtype), body, sizes, strides, padding), x)
    return y if b.chance(.4) else back(b.like(y))[0]


@operation(2)
def cumulative(b):
    x = b.pick("fi", 1, 3)
    function = b.draw.choice([lax.cumsum, lax.cummax, lax.cummin] + [lax.cumlogsumexp] * (kind(x.dtype) == "f"))
    return function(tame(x) if kind(x.dtype) == "f" else x, b.draw.randrange(x.ndim), b.chance(.3))


@operation(3)
def order(b):
    x = b.pick(least=1, most=3)
    along = b.draw.randrange(x.ndim)
    if kind(x.dtype) != "b" and b.chance(.4) and x.shape[-1]:
        return lax.top_k(x, b.draw.randint(1, x.shape[-1]))
    if b.chance(.3):
        return jnp.argsort(x, axis=along).astype(jnp.int32)
    if b.chance(.3):
        y = b.like(x)
        return lax.sort((x, y), dimension=along, num_keys=b.draw.randint(1, 2))
    return lax.sort(x, dimension=along)


@operation(2)
def extremes(b):
    x = b.pick(least=1, most=4)
    return b.draw.choice([lax.argmax, lax.argmin])(x, b.draw.randrange(x.ndim), jnp.int32)


@operation(2)
def fold(b):
    """reduce of two tensors, or with a body that is no built-in one."""
    x = b.pick("f", 1, 3)
    y, axes = b.like(x), b.axes(x.ndim)
    zero = jnp.zeros((), x.dtype)
    if b.chance(.5):
        return lax.reduce((x, y), (zero, jnp.asarray(-jnp.inf, x.dtype)), lambda a, c: (a[0] + c[0], lax.max(a[1], c[1])), axes)
    return lax.reduce(x, zero, lambda a, c: lax.max(lax.abs(a), lax.abs(c)), axes)


@operation(2)
def scatter_body(b):
    x = b.pick("fiu", 1)
    at = b.positions(b.shape(1, 1), x.shape[0])
    part = b.fit(b.pick(kind(x.dtype)), at.shape + x.shape[1:], x.dtype)
    how = b.draw.choice(["min", "max", "set", "multiply"])
    return getattr(x.at[at], how)(jnp.sign(part) if how == "multiply" else part, mode=b.draw.choice(["drop", "clip", None]))


BODIES = [lambda v: jnp.tanh(v), lambda v: v * .5 + 1, lambda v: jnp.where(v > 0, v, .1 * v), lambda v: v - jnp.mean(v), lambda v: jnp.sin(v)]


@operation(3)
def loop(b):
    """Known trips, with the number; states that change places; what does not change."""
    x = b.pick("f", 0, 3)
    y, f, trips = b.like(x), b.draw.choice(BODIES), b.draw.randint(0, 5)
    one = jnp.ones((), x.dtype)
    return b.draw.choice([
        lambda: lax.fori_loop(0, trips, lambda i, v: f(v) + y, x), lambda: lax.fori_loop(1, trips, lambda i, v: f(v) * i.astype(x.dtype), x),
        lambda: lax.fori_loop(0, trips, lambda i, s: (s[1], f(s[0])), (x, y)), lambda: lax.fori_loop(0, trips, lambda i, v: lax.fori_loop(0, i, lambda j, w: f(w), v), x) if b.chance(.5) else
        lax.fori_loop(0, 3, lambda i, v: lax.cond(i % 2 == 0, f, lambda w: w * one, v), x)])()


@operation(3)
def scan(b):
    x = b.pick("f", 1, 4)
    if x.shape[0] > 40:
        raise Misfit
    f = b.draw.choice(BODIES)
    carry = jnp.zeros(x.shape[1:], x.dtype)
    w = b.fit(b.pick("f"), x.shape[1:], x.dtype)
    return lax.scan(lambda c, r: (f(c + r * w), b.draw.choice([c, r])), carry, x, reverse=b.chance(.3))


@operation(2)
def branch(b):
    x = b.pick("f", 0, 3)
    y, f, g = b.like(x), b.draw.choice(BODIES), b.draw.choice(BODIES)
    if b.chance(.5):
        return lax.cond(jnp.sum(b.pick("iub").astype(jnp.int32)) % 2 == 0, lambda v: f(v) + y, lambda v: g(v), x)
    number = b.fit(b.pick("iu"), ()).astype(jnp.int32) % 4
    return lax.switch(number, [f, g, lambda v: v + y], x)


@operation(1)
def repeat(b):
    """As often as the data says."""
    x = b.pick("f", 1, 3)
    return lax.while_loop(lambda s: (s[0] < 6) & (jnp.sum(jnp.abs(s[1])) < 1e3), lambda s: (s[0] + 1, s[1] * 2 + 1), (jnp.int32(0), tame(x)))[1]


@operation(1)
def random_numbers(b):
    key = jnp.asarray([b.draw.getrandbits(16), b.draw.getrandbits(16)], jnp.uint32)
    key = key + b.fit(b.pick("iu"), (2,), jnp.uint32) if b.chance(.5) else key
    shape = b.shape(0, 2)
    return b.draw.choice([lambda: jax.random.bits(key, shape, jnp.uint32), lambda: jax.random.uniform(key, shape),
                          lambda: jax.random.randint(key, shape, 0, 9), lambda: jax.random.bernoulli(key, .3, shape)])()


@operation(1)
def complex_numbers(b):
    """Out of real ones, and back."""
    x = b.pick("f", 0, 3)
    if x.dtype not in (jnp.float32, jnp.float64):
        raise Misfit
    z, u = lax.complex(tame(x), tame(b.like(x))), lax.complex(tame(b.like(x)), jnp.ones_like(x))
    z = b.draw.choice([lambda: z * u, lambda: z + u, lambda: z / (u + 2j), lambda: lax.conj(z), lambda: lax.exp(z), lambda: jnp.where(x > 0, z, u),
                       lambda: jnp.reshape(z, -1), lambda: jnp.sum(z)])()
    return b.draw.choice([lax.real, lax.imag, lambda z: lax.real(z * lax.conj(z))])(z)


def matrices(b):
    """Finite and small ones, real or complex. Of NaN the signs would decide, which nobody says."""
    x = b.pick("f", 2, 4)
    if x.dtype not in (jnp.float32, jnp.float64) or max(x.shape[-2:]) > 12:
        raise Misfit
    x, y = jnp.nan_to_num(tame(x)), jnp.nan_to_num(tame(b.like(x)))
    return lax.complex(x, y) if b.chance(.3) else x


def square(b):
    x = matrices(b)
    n = x.shape[-2]
    return x @ jnp.swapaxes(x, -1, -2).conj() / 8 + (n + 1) * jnp.eye(n, dtype=x.dtype)


def parts(z):
    return (lax.real(z), lax.imag(z)) if jnp.iscomplexobj(z) else z


@operation(2)
def factors(b):
    """Of vectors only what their signs do not change."""
    linalg, x = jnp.linalg, square(b)

    def of_values(vectors, values, more):
        return (vectors * values[..., None, :].astype(vectors.dtype)) @ more
    adjoint = lambda v: jnp.swapaxes(v, -1, -2).conj()  # noqa: E731
    return parts(b.draw.choice([
        lambda: linalg.inv(x), lambda: linalg.solve(x, x[..., :1]), lambda: linalg.slogdet(x)[1], lambda: linalg.cholesky(x), lambda: linalg.eigvalsh(x),
        lambda: lax.linalg.triangular_solve(x, x, left_side=b.chance(.5), lower=b.chance(.5), transpose_a=b.chance(.5), conjugate_a=b.chance(.5)),
        lambda: of_values(*(lambda w, v: (v, jnp.sqrt(jnp.abs(w)), adjoint(v)))(*linalg.eigh(x))), lambda: linalg.svd(x, compute_uv=False),
        lambda: of_values(*linalg.svd(x, full_matrices=False)), lambda: lax.linalg.lu(x)[0]])())


@operation(2)
def reflections(b):
    """Of any matrix, tall or wide."""
    x = matrices(b)
    return parts(b.draw.choice([lambda: jnp.abs(jnp.linalg.qr(x, mode="r")), lambda: jnp.matmul(*jnp.linalg.qr(x)), lambda: jnp.linalg.svd(x, compute_uv=False)])())


@operation(1)
def complex_folds(b):
    x = b.pick("f", 1, 3)
    if x.dtype not in (jnp.float32, jnp.float64):
        raise Misfit
    z, along = lax.complex(tame(x), tame(b.like(x))), b.draw.randrange(x.ndim)
    return parts(b.draw.choice([lambda: jnp.prod(z / 2, along), lambda: lax.cumprod(z / 2, along), lambda: lax.sort(z, dimension=along), lambda: jnp.cumsum(z, along),
                                lambda: z.at[0].multiply(z[0]), lambda: z.at[jnp.array([0, -1])].add(z[0]), lambda: lax.reduce(
                                    z, jnp.ones((), z.dtype), lambda a, c: a * c - 1, (along,)) if x.shape[along] <= 1 else z])())


@operation(1)
def approximate(b):
    x = b.pick("f", 1, 3)
    along = b.draw.randrange(x.ndim)
    if x.dtype != jnp.float32 or not x.shape[along]:
        raise Misfit
    return b.draw.choice([lax.approx_max_k, lax.approx_min_k])(jnp.round(tame(x) * 8) / 8, b.draw.randint(1, x.shape[along]), reduction_dimension=along)[0]
