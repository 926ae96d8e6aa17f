"""The operators that others are made of, or are simpler forms of others."""
import jax
import jax.numpy as jnp
import numpy as np
from jax import lax, nn
from models import case, family, integers, numbers, wide
from numpy.lib.stride_tricks import sliding_window_view
from window_cases import WINDOWS, convolve, pool

FILES = ["attention", "contract", "convolve", "elementwise", "index", "linalg", "loss", "norm", "pool", "reduce"]
SHAPES = [(7,), (5, 4), (2, 3, 5)]


@family(*FILES)
def basic():
    yield from functions()
    yield from products()
    yield from convolutions()
    yield from pools()
    yield from moved()
    yield from opaque()


def functions():
    edges = np.array([0., -0., 1e-4, -1e-4, 30., -30., 100., -100.], np.float32)
    for x in [edges, *(numbers(*shape) for shape in SHAPES)]:
        X, = wide(x)
        yield case("gelu", [x], nn.gelu(X, approximate=False))
        yield case("softplus", [x], nn.softplus(X))
        yield case("leaky_relu", [x], nn.leaky_relu(X))
        yield case("leaky_relu", [x], nn.leaky_relu(X, .25), slope=.25)
    for shape in SHAPES:
        x, g, gain = numbers(*shape), numbers(*shape, seed=1), numbers(shape[-1], seed=2)
        X, G, A = wide(x, g, gain)
        yield case("momentum", [x, g], .9 * X + G)
        yield case("momentum", [x, g], .5 * X + G, decay=.5)
        for given in ({}, dict(eps=.1)):
            eps = given.get("eps", 1e-6)
            yield case("row_norm", [x], np.hypot(np.linalg.norm(X, axis=-1), np.sqrt(eps)), **given)
            # nn.standardize takes the mean off: of numbers and their negatives it is 0.
            both = nn.standardize(np.concatenate([X, -X], -1), epsilon=eps)
            yield case("rms_norm", [x, gain], both[..., :shape[-1]] * A, **given)
        yield case("cumulative_sum", [x], jnp.cumsum(X, -1))
    yield case("cumulative_sum", [integers(9, 3, 4)], np.cumsum(integers(9, 3, 4), -1).astype(np.int32))
    for shape in [(), (6,), (3, 4)]:
        label = integers(3, *shape)
        yield case("counted", [label], np.int32(label.size))
        yield case("counted", [label], np.count_nonzero(label != 1).astype(np.int32), ignored=1)
    for shape, groups in [((2, 4, 3), 1), ((1, 6, 5, 2), 3), ((3, 4), 2)]:
        x = numbers(*shape)
        yield case("group_count", [x], np.float32(x.reshape(shape[0], groups, -1).shape[2]), groups=groups)


def products():
    for n, k, m in [(5, 4, 6), (1, 7, 3), (4, 1, 2)]:
        x, y = numbers(n, k), numbers(k, m, seed=1)
        made = np.matmul(*wide(x, y))
        yield case("matmul", [x, y], made)
        yield case("matmul_tn", [x.T.copy(), y], made)
        yield case("matmul_nt", [x, y.T.copy()], made)
        w, z = numbers(m, k, 3, seed=2), numbers(n, 3, seed=3)
        yield case("bilinear", [x, w, z], jnp.einsum("ip,jpq,iq->ij", *wide(x, w, z)))
    yield case("matmul", [integers(9, 3, 4), integers(9, 4, 2)], np.matmul(integers(9, 3, 4), integers(9, 4, 2)))
    for b, h, s, t, d in [(2, 3, 5, 6, 4), (1, 1, 3, 3, 1), (1, 2, 4, 2, 3)]:
        q, k, v = numbers(b, h, s, d), numbers(b, h, t, d, seed=1), numbers(b, h, s, d, seed=2)
        Q, K, V = wide(q, k, v)
        score = np.matmul(Q, K.swapaxes(-1, -2))
        yield case("attention_scores", [q, k], score)
        yield case("attention_scores", [q, k], .5 * score, scale=.5)
        seen = np.tri(s, dtype=bool)
        yield case("causal_scores", [q, v], np.where(seen, np.matmul(Q, V.swapaxes(-1, -2)), -np.inf))
        share = nn.softmax(score)
        for groups in {1, h}:
            of = numbers(b, groups, t, 3, seed=3)
            yield case("weigh", [score.astype(np.float32), of], np.matmul(share, np.repeat(wide(of)[0], h // groups, 1)))


def convolutions():
    for size, k, stride, dilation, pad in [(9, 3, 1, 1, 0), (9, 3, 2, 2, 1), (6, 1, 3, 1, 0), (4, 4, 1, 1, 3)]:
        given = dict(stride=stride, dilation=dilation, pad=pad)
        for rank, name in [(1, "conv1d"), (2, "conv2d")]:
            x, w = numbers(2, 3, *[size] * rank), numbers(4, 3, *[k] * rank, seed=1)
            yield case(name, [x, w], convolve(*wide(x, w), stride, dilation, pad, pad), **given)
        x, w = numbers(2, 3, size), numbers(3, k, seed=1)
        X, W = wide(x, w)
        yield case("depthwise_conv1d", [x, w], convolve(X, W[:, None], stride, 1, pad, pad, groups=3), stride=stride, pad=pad)
    for size, k, pad in [(9, 3, 0), (7, 2, 1), (4, 4, 3)]:
        x, w = numbers(2, 3, size), numbers(4, 3, k, seed=1)
        y, pull = jax.vjp(lambda x, w: convolve(x, w, low=pad, high=pad), *wide(x, w))  # noqa: B023
        g = numbers(*y.shape, seed=2)
        dx, dw = pull(*wide(g))
        yield case("conv1d_data_gradient", [g, w], dx, pad=pad)
        yield case("conv1d_filter_gradient", [g, x], dw, pad=pad)


def pools():
    for size, window, stride in [(8, 2, 2), (9, 3, 1), (7, 2, 3)]:
        x = numbers(2, 3, size)
        for name, start, fold, by in [("max_pool1d", -np.inf, lax.max, 1), ("mean_pool1d", 0., lax.add, window)]:
            yield case(name, [x], pool(wide(x)[0], start, fold, [window], [stride], [0], [0]) / by, window=window, stride=stride)
    for size, k, strides, _, low, high in WINDOWS:
        if size == (4,):
            low, high = [2], [2]
        rank = len(size)
        for x in (numbers(2, 2, *size), np.round(numbers(2, 2, *size))):  # with ties: the first
            padded = np.pad(x, [(0, 0), (0, 0), *zip(low, high)], constant_values=-np.inf)
            steps = tuple(slice(None, None, n) for n in [1, 1, *strides])
            seen = sliding_window_view(padded, k, range(2, 2 + rank))[steps]
            first = np.unravel_index(seen.reshape(*seen.shape[:2 + rank], -1).argmax(-1), k)
            place = sum(i << 20 * (rank - 1 - d) for d, i in enumerate(first))
            yield case("max_pool_place", [x], place, window=list(k), strides=strides, low=low, high=high)


def moved():
    for shape in [(4, 4), (3, 5, 5), (2, 1, 3, 3)]:
        x = numbers(*shape)
        yield case("trace", [x], np.trace(wide(x)[0], axis1=-2, axis2=-1))
    yield case("trace", [integers(9, 3, 3)], np.trace(integers(9, 3, 3)).astype(np.int32))
    for shape, size in [((7,), 3), ((3, 5), 8), ((2, 2, 4), 4)]:
        x, place, sign = numbers(*shape), integers(size, shape[-1]), np.sign(numbers(shape[-1], seed=1))
        made = np.zeros((*shape[:-1], size))
        np.add.at(made, (..., place), wide(x)[0] * sign)
        yield case("count_sketch", [x, place, sign], made, size=size)
    for n, size, tail in [(5, 3, ()), (6, 4, (2,)), (1, 2, (3, 2))]:
        g, ids = numbers(n, *tail), integers(size, n)
        pull = jax.vjp(lambda table: jnp.take(table, ids, 0), jnp.zeros((size, *tail)))[1]  # noqa: B023
        yield case("take_gradient", [g, ids], pull(*wide(g))[0], size=size)


def opaque():
    for b, n in [(3, 4), (1, 1), (2, 6)]:
        x = numbers(b, n, n)
        x = x @ x.swapaxes(-1, -2) + n * np.eye(n, dtype=np.float32)
        yield case("batch_cholesky", [x], np.linalg.cholesky(*wide(x)))
        factor = lambda a: lax.linalg.cholesky(jnp.tril(a) + jnp.swapaxes(jnp.tril(a, -1), -1, -2), symmetrize_input=False)  # noqa: E731
        back = np.tril(numbers(b, n, n, seed=1))
        yield case("linalg_potrf_gradient", [x, back], jax.vjp(factor, *wide(x))[1](*wide(back))[0])
        right, solve = numbers(b, n, 2), lambda l, b: jnp.linalg.solve(jnp.tril(l), b)
        yield case("solve_transposed", [x, right], np.linalg.solve(np.swapaxes(np.tril(*wide(x)), -1, -2), *wide(right)))
        back = numbers(b, n, 2, seed=1)
        yield case("solve_lower_gradients", [x, right, back], list(jax.vjp(solve, *wide(x, right))[1](*wide(back))))
    hard = np.array([[3, 0, -0.0, 1, np.nan, -np.inf], [-np.nan, np.inf, 0, -0.0, np.nan, 0]], np.float32)
    yield case("sort", [hard], np.sort(hard, 1))
    yield case("argsort", [hard], np.argsort(hard, 1, kind="stable").astype(np.int32))
    for shape in SHAPES:
        x, y = numbers(*shape), numbers(*shape, seed=1)
        X, Y = wide(x, y)
        order = np.argsort(x, -1)
        yield case("sort_last", [x], np.sort(x, -1))
        place = integers(9, *shape)  # moves with its element
        yield case("order_last", [x, place], [np.sort(x, -1), np.take_along_axis(place, order, -1)])
        for name, made in [("transform_last", np.fft.fft(X + 1j * Y)), ("transform_back", np.fft.ifft(X + 1j * Y))]:
            yield case(name, [x, y], [made.real, made.imag])
        back, back_im = numbers(*shape, seed=2), numbers(*shape, seed=3)
        pull = jax.vjp(lambda x: jnp.sort(x, -1), X)[1](*wide(back))
        yield case("sort_last_gradient", [x, back], pull[0])
        yield case("order_last_gradient", [x, place, back], pull[0])
        for name, of in [("transform_last", jnp.fft.fft), ("transform_back", jnp.fft.ifft)]:
            pull = jax.vjp(lambda re, im: (lambda z: (z.real, z.imag))(of(re + 1j * im)), X, Y)[1](tuple(wide(back, back_im)))  # noqa: B023
            yield case(name + "_gradients", [x, y, back, back_im], list(pull))
