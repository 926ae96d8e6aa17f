"""Convolutions and pooling."""
import itertools

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from models import case, family, numbers, wide


def names(rank):
    return ("NC" + "DHW"[3 - rank:], "OI" + "DHW"[3 - rank:], "NC" + "DHW"[3 - rank:])


def convolve(x, w, s=1, d=1, low=0, high=0, groups=1, spec=None):
    rank = x.ndim - 2
    every = lambda v: list(v) if isinstance(v, (list, tuple)) else [v] * rank  # noqa: E731
    return lax.conv_general_dilated(x, w, every(s), list(zip(every(low), every(high))), rhs_dilation=every(d), feature_group_count=groups,
                                    dimension_numbers=spec or names(rank))


# Shape of the operand without examples and channels, window, strides, dilations, padding below and above.
WINDOWS = [
    ((7,), (3,), [1], [1], [0], [0]),
    ((7,), (3,), [2], [1], [1], [1]),
    ((9,), (2,), [3], [3], [2], [0]),
    ((6,), (1,), [2], [1], [0], [0]),
    ((4,), (5,), [1], [1], [3], [4]),
    ((5, 6), (3, 2), [1, 1], [1, 1], [1, 0], [1, 1]),
    ((6, 5), (2, 3), [2, 1], [1, 2], [0, 2], [1, 1]),
    ((7, 7), (3, 3), [2, 2], [1, 1], [1, 1], [0, 1]),
    ((3, 4, 5), (2, 1, 3), [1, 2, 1], [1, 1, 1], [1, 0, 0], [0, 0, 2]),
    ((4, 3, 3), (2, 2, 2), [2, 1, 1], [1, 2, 1], [1, 1, 0], [1, 1, 0]),
]


@family("convolve")
def convolve_():
    for (size, k, s, d, low, high), (b, c, m, groups) in zip(WINDOWS, itertools.cycle([(2, 3, 4, 1), (1, 4, 6, 2), (2, 4, 4, 4)])):
        rank = len(size)
        x, w, bias = numbers(b, c, *size), numbers(m, c // groups, *k, seed=1), numbers(m, seed=2)
        X, W, B = wide(x, w, bias)
        lists = dict(strides=s, dilations=d, low=low, high=high)
        forward = lambda x, w: convolve(x, w, s, d, low, high, groups)  # noqa: E731,B023
        y, pull = jax.vjp(forward, X, W)
        yield case("convolution", [x, w], y, **lists, groups=groups)
        yield case("convolution_bias", [x, w, bias], y + B.reshape([-1] + [1] * rank), **lists, groups=groups)
        g = numbers(*y.shape, seed=3)
        dx, dw = pull(wide(g)[0])
        rest = dict(strides=s, dilations=d, low=low, groups=groups)
        yield case("convolution_data_gradient", [g, w], dx, size=list(size), **rest)
        yield case("convolution_filter_gradient", [g, x], dw, window=list(k), **rest)
        xl, wl = numbers(b, *size, c), numbers(*k, c, m, seed=1)
        spatial = "DHW"[3 - rank:]
        yield case("convolution_channels_last", [xl, wl],
                   convolve(*wide(xl, wl), s, d, low, high, spec=(f"N{spatial}C", f"{spatial}IO", f"N{spatial}C")), **lists)
        for per in (1, 2):
            w = numbers(c, per, *k, seed=4)
            yield case("depthwise_convolution", [x, w], convolve(X, wide(w)[0].reshape(c * per, 1, *k), s, d, low, high, groups=c), **lists)
        # Transposed: the gradient by its data of the convolution that makes its operand of its result.
        for groups_, extra in [(1, 0), (c if c != 3 else 1, 1)]:
            out = [(n - 1) * a + e * (q - 1) + 1 + extra - i - j for n, a, e, q, i, j in zip(size, s, d, k, low, high)]
            if min(out) < 1 or any(extra >= a for a in s):
                continue
            w = numbers(c, 2, *k, seed=5)
            W = wide(w)[0]
            pull = jax.vjp(lambda z: convolve(z, W, s, d, low, [j for j in high], groups_), jnp.zeros((b, 2 * groups_, *out)))[1]  # noqa: B023
            made = pull(X)[0]
            yield case("transposed_convolution", [x, w], made, **lists, extra=[extra] * rank, groups=groups_)
    x, w = numbers(2, 2, 5, 5), numbers(3, 2, 3, 3, seed=1)
    y = convolve(*wide(x, w))
    yield case("convolution", [x, w], y)
    yield case("convolution", [x, w], convolve(*wide(x, w), [2, 1]), strides=[2])
    yield case("transposed_convolution", [x[:, :, :2], np.swapaxes(w, 0, 1)[:, :2]], jax.vjp(
        lambda z: convolve(z, wide(np.swapaxes(w, 0, 1)[:, :2])[0]), jnp.zeros((2, 2, 4, 7)))[1](wide(x[:, :, :2])[0])[0])
    for shape, k in [((2, 6, 3), 4), ((1, 3, 2), 5), ((3, 4, 4), 1)]:
        x, w = numbers(*shape), numbers(k, shape[2], seed=1)
        yield case("causal_convolution", [x, w], convolve(
            *wide(x, w.reshape(k, 1, -1)), low=k - 1, groups=shape[2], spec=("NHC", "HIO", "NHC")))


def pool(x, start, fold, k, s, low, high):
    return lax.reduce_window(x, start, fold, (1, 1, *k), (1, 1, *s), [(0, 0), (0, 0), *zip(low, high)])


@family("pool")
def pool_():
    for size, k, s, _, low, high in WINDOWS:
        if size == (4,):
            low, high = [2], [2]
        x = numbers(2, 3, *size)
        X, = wide(x)
        lists = dict(window=list(k), strides=s, low=low, high=high)
        total, pull_sum = jax.vjp(lambda x: pool(x, 0., lax.add, k, s, low, high), X)  # noqa: B023
        most, pull_max = jax.vjp(lambda x: pool(x, -np.inf, lax.max, k, s, low, high), X)  # noqa: B023
        inside = all(i < q and j < q for i, j, q in zip(low, high, k))
        yield case("sum_pool", [x], total, **lists)
        yield case("max_pool", [x], most, **lists)
        yield case("mean_pool", [x], total / np.prod(k), **lists)
        if inside:
            yield case("mean_pool", [x], total / pool(np.ones_like(X), 0., lax.add, k, s, low, high), **lists, count_padding=False)
        yield case("power_pool", [x], pool(abs(X) ** 3, 0., lax.add, k, s, low, high) ** (1 / 3), **lists, p=3.)
        g = numbers(*total.shape, seed=1)
        G, = wide(g)
        yield case("sum_pool_gradient", [g], pull_sum(G)[0], window=list(k), strides=s, low=low, size=list(size))
        if inside:
            yield case("max_pool_gradient", [g, x], pull_max(G)[0], **lists)
            tied = np.round(x)  # many are equal: the first counts
            yield case("max_pool_gradient", [g, tied], jax.vjp(
                lambda x: pool(x, -np.inf, lax.max, k, s, low, high), tied.astype(float))[1](G)[0], **lists)  # noqa: B023
        yield case("global_max_pool", [x], X.max(tuple(range(2, X.ndim))))
        yield case("global_mean_pool", [x], X.mean(tuple(range(2, X.ndim))))
        by = [2, 1, 3][:len(size)]
        up = X
        for axis, times in enumerate(by):
            up = np.repeat(up, times, axis + 2)
        yield case("upsample", [x], up, by=by)
    yield case("max_pool", [numbers(1, 2, 5)], pool(wide(numbers(1, 2, 5))[0], -np.inf, lax.max, [3], [1], [0], [0]), window=[3])
    for b, c, h, w, block in [(2, 4, 3, 5, 2), (1, 18, 2, 1, 3)]:
        x = numbers(b, c, h, w)
        made = x.reshape(b, block, block, c // block ** 2, h, w).transpose(0, 3, 4, 1, 5, 2).reshape(b, c // block ** 2, h * block, w * block)
        yield case("depth_to_space", [x], made, block=block)
        yield case("space_to_depth", [made], x, block=block)
