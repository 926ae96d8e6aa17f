"""Activations, normalisations, attention."""
import jax
import jax.numpy as jnp
import numpy as np
from jax import nn
from models import case, family, integers, numbers, wide

SHAPES = [(), (7,), (2, 3, 5)]
EDGES = np.array([0., -0., 1., -1., .5, -.5, 3., -3., 6., 7., 30., -30., 100., -100., 1e-4, -1e-4], np.float32)


def samples():
    yield from (2 * numbers(*shape) for shape in SHAPES)
    yield EDGES


@family("activate")
def activate():
    one = dict(
        exponential_relu=nn.elu, continuous_relu=nn.celu, scaled_relu=nn.selu, relu6=nn.relu6, squared_relu=lambda x: nn.relu(x) ** 2,
        gelu_tanh=lambda x: nn.gelu(x, approximate=True),
        gelu_sigmoid=lambda x: x * nn.sigmoid(1.702 * x), silu=nn.silu, log_sigmoid=nn.log_sigmoid, mish=nn.mish,
        soft_sign=nn.soft_sign, squareplus=nn.squareplus, hard_tanh=nn.hard_tanh, hard_sigmoid=nn.hard_sigmoid, hard_swish=nn.hard_swish,
        hard_shrink=lambda x: jnp.where(abs(x) > .5, x, 0), soft_shrink=lambda x: jnp.sign(x) * jnp.maximum(abs(x) - .5, 0),
        soft_cap=lambda x: 30 * jnp.tanh(x / 30))
    for name, function in one.items():
        for x in samples():
            yield case(name, [x], function(*wide(x)))
    x = EDGES
    X, = wide(x)
    yield case("exponential_relu", [x], nn.elu(X, 2.), alpha=2.)
    yield case("continuous_relu", [x], nn.celu(X, .5), alpha=.5)
    yield case("silu", [x], X * nn.sigmoid(.5 * X), beta=.5)
    yield case("squareplus", [x], nn.squareplus(X, 1.), b=1.)
    yield case("hard_tanh", [x], np.clip(X, -.5, 2), low=-.5, high=2.)
    yield case("soft_cap", [x], 5 * np.tanh(X / 5), cap=5.)
    yield case("hard_shrink", [x], np.where(abs(X) > 2, X, 0), bound=2.)
    yield case("soft_shrink", [x], np.sign(X) * np.maximum(abs(X) - 2, 0), bound=2.)
    for shape in [(2, 3), (2, 3, 4), (1, 4, 2, 3)]:
        x, slope = numbers(*shape), numbers(shape[1], seed=1)
        X, S = wide(x, slope)
        yield case("parametric_relu", [x, slope], np.where(X > 0, X, S.reshape([-1] + [1] * (len(shape) - 2)) * X))
    for shape in SHAPES:
        g, x = numbers(*shape), numbers(*shape, seed=1)
        G, X = wide(g, x)
        yield case("gelu_gradient", [g, x], jax.vjp(lambda x: nn.gelu(x, approximate=False), X)[1](G)[0])
        yield case("silu_gradient", [g, x], jax.vjp(nn.silu, X)[1](G)[0])
        yield case("swiglu", [g, x], nn.silu(G) * X)
        yield case("geglu", [g, x], nn.gelu(G, approximate=False) * X)
        yield case("reglu", [g, x], nn.relu(G) * X)
    for shape in [(6,), (3, 4), (2, 2, 10)]:
        x = numbers(*shape)
        X, = wide(x)
        a, b = np.split(X, 2, -1)
        yield case("glu", [x], nn.glu(X))
        yield case("swiglu_halves", [x], nn.silu(a) * b)


def normalised(x, axes, eps):
    return (x - x.mean(axes, keepdims=True)) / np.sqrt(x.var(axes, keepdims=True) + eps)


def rms(x, gain, eps):
    return x * gain / jnp.sqrt((x ** 2).mean(-1, keepdims=True) + eps)


def layer(x, gain, bias, eps):
    return nn.standardize(x, -1, epsilon=eps) * gain + bias


def by_channel(v, rank):
    return v.reshape([-1] + [1] * (rank - 2))


def batch(x, gain, bias, eps):
    axes = (0, *range(2, x.ndim))
    return nn.standardize(x, axes, epsilon=eps) * by_channel(gain, x.ndim) + by_channel(bias, x.ndim)


@family("norm")
def norm():
    for shape in [(4,), (5, 3), (2, 3, 8)]:
        n = shape[-1]
        x, gain, bias, g = numbers(*shape), numbers(n, seed=1), numbers(n, seed=2), numbers(*shape, seed=3)
        X, A, B, G = wide(x, gain, bias, g)
        yield case("rms_norm_gradient", [g, x, gain], jax.vjp(lambda x, a: rms(x, a, 1e-2), X, A)[1](G), eps=1e-2)
        yield case("layer_norm", [x, gain, bias], layer(X, A, B, 1e-5))
        mean, r = X.mean(-1), 1 / np.sqrt(X.var(-1) + 1e-2)
        yield case("layer_norm_training", [x, gain, bias], [layer(X, A, B, 1e-2), mean, r], eps=1e-2)
        yield case("layer_norm_gradient", [g, x, gain, mean.astype("float32"), r.astype("float32")],
                   jax.vjp(lambda x, a, b: layer(x, a, b, 1e-2), X, A, B)[1](G))
    for shape in [(2, 6), (3, 4, 5), (2, 6, 3, 4), (1, 2, 2, 3, 2)]:
        c, rank = shape[1], len(shape)
        x, g = numbers(*shape), numbers(*shape, seed=9)
        gain, bias, mean, variance = numbers(c, seed=1), numbers(c, seed=2), numbers(c, seed=3), numbers(c, seed=4, low=.1)
        X, A, B, M, V, G = wide(x, gain, bias, mean, variance, g)
        scale, shift = by_channel(A, rank), by_channel(B, rank)
        for groups in {1, 2, c}:
            if rank > 2 or groups != c:
                Y = normalised(X.reshape(shape[0], groups, -1), 2, 1e-5).reshape(shape)
                yield case("group_norm", [x, gain, bias], Y * scale + shift, groups=groups)
        if rank > 2:
            yield case("instance_norm", [x, gain, bias], normalised(X, tuple(range(2, rank)), 1e-3) * scale + shift, eps=1e-3)
        yield case("batch_norm", [x, gain, bias, mean, variance],
                   (X - by_channel(M, rank)) / np.sqrt(by_channel(V, rank) + 1e-5) * scale + shift)
        axes = (0, *range(2, rank))
        m, v = X.mean(axes), X.var(axes)
        yield case("channel_moments", [x], [m, v])
        yield case("batch_norm_training", [x, gain, bias, mean, variance], [batch(X, A, B, 1e-3), m, v, .75 * M + .25 * m, .75 * V + .25 * v],
                   eps=1e-3, keep=.75)
        yield case("batch_norm_gradient", [g, x, gain, m.astype("float32"), v.astype("float32")],
                   jax.vjp(lambda x, a, b: batch(x, a, b, 1e-3), X, A, B)[1](G), eps=1e-3)
        for axis in (-1, 0, 1):
            yield case("l2_normalize", [x], X / np.sqrt((X ** 2).sum(axis, keepdims=True) + 1e-12), axis=axis)
        for mode, axes in dict(instance=tuple(range(1, rank)), channel=1, spatial=tuple(range(2, rank))).items():
            if mode != "spatial" or rank > 2:
                yield case("l2_normalization", [x], X / np.sqrt((X ** 2).sum(axes, keepdims=True) + 1e-3), mode=mode, eps=1e-3)
        for size in (1, 3, 5):
            padded = np.pad(X ** 2, [(0, 0), (size // 2, size // 2)] + [(0, 0)] * (rank - 2))
            total = sum(padded[:, i:i + c] for i in range(size))
            yield case("local_response_norm", [x], X / (2 + .1 / size * total) ** .75, size=size, alpha=.1)


def turned(x, place, base, neighbours):
    """Pairs as complex numbers."""
    d = x.shape[-1]
    turn = np.exp(1j * place[:, None] * base ** (-2. * np.arange(d // 2) / d))
    if neighbours:
        z = (x[..., ::2] + 1j * x[..., 1::2]) * turn
        return np.stack([z.real, z.imag], -1).reshape(x.shape)
    z = (x[..., :d // 2] + 1j * x[..., d // 2:]) * turn
    return np.concatenate([z.real, z.imag], -1)


def attend(q, k, v, **options):
    """JAX has the heads behind the sequence."""
    swap = lambda x: jnp.swapaxes(x, 1, 2)  # noqa: E731
    return swap(nn.dot_product_attention(swap(q), swap(k), swap(v), **options))


@family("attention")
def attention():
    for b, h, g, s, t, d in [(1, 1, 1, 3, 3, 2), (2, 4, 2, 5, 5, 4), (2, 6, 2, 4, 7, 8), (1, 3, 1, 6, 6, 4)]:
        q, k, v = numbers(b, h, s, d), numbers(b, g, t, d, seed=1), numbers(b, g, t, d, seed=2)
        Q, K, V = wide(q, k, v)
        i, j = np.arange(s)[:, None] + t - s, np.arange(t)
        product = np.einsum("bhsd,bhtd->bhst", Q, np.repeat(K, h // g, 1))
        yield case("scores", [q, k], product / np.sqrt(d))
        yield case("scores", [q, k], product * .25, scale=.25)
        yield case("attention", [q, k, v], attend(Q, K, V))
        yield case("attention", [q, k, v], attend(Q, K, V, scale=.25), scale=.25)
        yield case("attention", [q, k, v], attend(Q, K, V, mask=(j <= i)[None, None]), causal=True)
        if s == t:
            yield case("attention", [q, k, v], attend(Q, K, V, is_causal=True), causal=True)
            yield case("attention", [q, k, v], attend(Q, K, V, is_causal=True, local_window_size=(2, 0)), causal=True, window=3)
        for window in (1, 3):
            seen = ((j <= i) & (j > i - window))[None, None]
            yield case("sliding_attention", [q, k, v], attend(Q, K, V, mask=seen), window=window)
        for heads in {1, h}:
            mask = np.random.default_rng(3).random((b, heads, s, t)) < .5
            mask[..., 0] = True
            yield case("masked_attention", [q, k, v, mask], attend(Q, K, V, mask=mask))
        bias, slope = numbers(h, s, t, seed=4), numbers(h, seed=5, low=0)
        B, S = wide(bias, slope)
        yield case("biased_attention", [q, k, v, bias], attend(Q, K, V, bias=B[None]))
        yield case("sloped_attention", [q, k, v, slope], attend(Q, K, V, bias=(-S[:, None, None] * (i - j))[None], mask=(j <= i)[None, None]))
        for at in (0, t - s):
            i = np.arange(s)[:, None] + at
            yield case("cached_attention", [q, k, v, np.int32(at)], attend(Q, K, V, mask=(j <= i)[None, None]))
            yield case("cached_attention", [q, k, v, np.int32(at)], attend(Q, K, V, mask=((j <= i) & (j > i - 2))[None, None]), window=2)
            yield case("update_cache", [k, k[:, :, :s] + 1, np.int32(at)], jax.lax.dynamic_update_slice(K, K[:, :, :s] + 1, (0, 0, at, 0)))
        P, R = nn.elu(np.repeat(Q, 1, 1)) + 1, nn.elu(np.repeat(K, h // g, 1)) + 1
        W = np.einsum("bhsd,bhtd->bhst", P, R)
        yield case("linear_attention", [q, np.repeat(k, h // g, 1), np.repeat(v, h // g, 1)],
                   np.einsum("bhst,bhtd->bhsd", W / W.sum(-1, keepdims=True), np.repeat(V, h // g, 1)))
        place = integers(50, s)
        yield case("rotary", [q, place], turned(Q, place, 1e4, False))
        yield case("rotary", [q, place], turned(Q, place, 500., True), base=500., neighbours=True)
    q = numbers(5, 6)
    yield case("rotary", [q, np.arange(5, dtype=np.int32)], turned(*wide(q), np.arange(5), 1e4, False))
    for n, size in [(4, 3), (1, 1), (7, 5)]:
        place = integers(100, n)
        angle = place[:, None] * 1e4 ** (-np.arange(size) / size)
        yield case("sinusoids", [place], np.concatenate([np.sin(angle), np.cos(angle)], 1), size=size)
