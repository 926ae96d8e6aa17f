"""Functions of JAX's library, each a program of many operations: what users write. Not stored, as the programs are
long: `operations.py run FOLDER numpy nn ...` computes them anew. Accuracies are relative to a result's largest value.
"""
import jax
import jax.numpy as jnp
import jax.scipy as jsp
import numpy as np
from cases import Case
from jax import lax, random

LIBRARY = {}  # name: (accuracy, cases)


def floats(*shape, seed=0, scale=1.):
    return (scale * np.random.default_rng(seed).standard_normal(shape)).astype(np.float32)


def positive(*shape, seed=0, more=.1):
    return (np.random.default_rng(seed).random(shape) + more).astype(np.float32)


def integers(limit, *shape, seed=0):
    return np.random.default_rng(seed).integers(0, limit, shape).astype(np.int32)


X, Y = floats(6, 8), floats(6, 8, seed=1)
UNIT, POSITIVE = np.tanh(X), positive(6, 8)
SQUARE = floats(5, 5, seed=2)
DEFINITE = SQUARE @ SQUARE.T + 5 * np.eye(5, dtype=np.float32)


def library(accuracy):
    def add(function):
        LIBRARY[function.__name__] = accuracy, list(function())
        return function
    return add


def named(module, names, *arguments):
    for name in names.split():
        yield Case(name, getattr(module, name), arguments)


def given(**functions):
    """name: (function, argument...)"""
    for name, (function, *arguments) in functions.items():
        yield Case(name, function, arguments)


@library(3e-5)
def numpy():
    yield from named(jnp, """abs arctan arcsinh cbrt ceil cos cosh deg2rad exp exp2 expm1 floor i0 isfinite isneginf modf frexp
        nan_to_num negative rad2deg reciprocal rint round sign signbit sin sinc sinh spacing sqrt square tan tanh trunc unwrap angle
        cumsum cumprod nancumsum diff ediff1d gradient max argmax argmin nanargmax mean median nanmedian std nanvar ptp prod
        count_nonzero all any sort argsort flip rot90 ravel transpose trace tril diag average cov corrcoef sort_complex""", X)
    yield from named(jnp, "log log10 log1p log2", POSITIVE)
    yield from named(jnp, "arccos arcsin arctanh", UNIT)
    yield from named(jnp, """arctan2 copysign divide divmod equal floor_divide fmax fmin fmod greater heaviside hypot isclose logaddexp2
        maximum minimum nextafter power remainder subtract allclose array_equal inner outer kron vdot append""", POSITIVE, Y)
    yield from named(jnp, "polyadd polymul polyval convolve correlate", floats(5), floats(7, seed=1))
    yield from named(jnp, "bitwise_and bitwise_or gcd lcm left_shift right_shift", integers(30, 6, 8) + 1, integers(7, 6, 8, seed=1) + 1)
    ids, places = integers(6, 5), integers(8, 5, seed=1)
    far = integers(20, 5) - 5
    yield from given(
        matmul=(jnp.matmul, X, Y.T.copy()), cross=(jnp.cross, X[:, :3], Y[:, :3]), vander=(jnp.vander, floats(5)),
        partition=(lambda a: jnp.partition(a, 3), X), packbits=(jnp.packbits, X > 0), diagflat=(jnp.diagflat, X[:3, :2]),
        interp=(jnp.interp, floats(9), np.sort(floats(6, seed=1)), floats(6, seed=2)),
        select=(lambda a: jnp.select([a > 1, a > 0], [a, 2 * a], 0), X),
        piecewise=(lambda a: jnp.piecewise(a, [a < 0, a > 1], [lambda t: -t, lambda t: t * t, 1.]), X),
        roll=(lambda a: jnp.roll(a, (2, -3), (0, 1)), X), roll_by_data=(lambda a, s: jnp.roll(a, s, 0), X, np.int32(4)),
        repeat=(lambda a: jnp.repeat(a, np.array([1, 2, 0, 3, 1, 2]), 0), X), tile=(lambda a: jnp.tile(a, (2, 3)), X),
        block=(lambda a, b: jnp.block([[a, b], [b, a]]), X, Y), split=(lambda a: jnp.split(a, [2, 3, 7], 1), X),
        take_along=(lambda a, i: jnp.take_along_axis(a, i, 1), X, integers(8, 6, 3)),
        searchsorted=(jnp.searchsorted, np.sort(floats(20)), floats(4, 5)), digitize=(jnp.digitize, floats(10), np.sort(floats(5))),
        histogram=(lambda a: jnp.histogram(a, 10), floats(50)), bincount=(lambda a: jnp.bincount(a, length=10), integers(12, 40)),
        histogram2d=(lambda a, b: jnp.histogram2d(a, b, 4, range=((-2., 2.), (-2., 2.))), floats(50), floats(50, seed=1)),
        unique=(lambda a: jnp.unique(a, size=8, return_index=True, return_inverse=True, return_counts=True), integers(9, 40)),
        nonzero=(lambda a: jnp.nonzero(a > 0, size=12), X), lexsort=(lambda a, b: jnp.lexsort((a, b)), integers(4, 20), integers(4, 20, seed=1)),
        isin=(jnp.isin, integers(20, 5, 6), integers(20, 7)), setdiff=(lambda a, b: jnp.setdiff1d(a, b, size=8), integers(20, 12), integers(20, 7, seed=1)),
        quantile=(lambda a: jnp.quantile(a, jnp.array([.1, .5, .77]), axis=1), X), nanquantile=(lambda a: jnp.nanquantile(a, .3, axis=0), X),
        einsum=(lambda a, b, c: jnp.einsum("bij,bjk,k->bi", a, b, c), floats(3, 4, 5), floats(3, 5, 6), floats(6)),
        einsum_diagonal=(lambda a: jnp.einsum("ii->i", a), SQUARE),
        set_slice=(lambda a: a.at[1:4, ::2].set(7.), X), add_at=(lambda a, i, v: a.at[i].add(v), X, ids, floats(5, 8)),
        multiply_at=(lambda a, i, v: a.at[i].multiply(v), X, ids, floats(5, 8)), from_the_end=(lambda a, i: a[i], X, -ids - 1),
        two_indices=(lambda a, i, j: a[i, j], X, ids, places), set_two_indices=(lambda a, i, j: a.at[i, j].set(1.), X, ids, places),
        along_axis=(lambda a: jnp.apply_along_axis(jnp.cumsum, 0, a), X), vectorize=(jnp.vectorize(jnp.dot, signature="(n),(n)->()"), X, Y),
        narrow=(lambda a: a.astype(jnp.int8).astype(jnp.uint16).astype(jnp.float32), 10 * X), view=(lambda a: a.view(jnp.uint8), X),
        **{f"take_{mode}": (lambda a, i, mode=mode: jnp.take(a, i, 1, mode=mode), X, far) for mode in ["clip", "wrap", "fill"]},
        **{f"pad_{mode}": (lambda a, mode=mode: jnp.pad(a, 2, mode), X) for mode in ["reflect", "wrap", "edge", "symmetric", "linear_ramp", "mean"]})


@library(3e-5)
def nn():
    names = """celu elu gelu glu hard_sigmoid hard_silu hard_tanh leaky_relu log_sigmoid log_softmax logsumexp mish relu6 selu sigmoid silu
        soft_sign softmax softplus sparse_plus squareplus"""
    yield from named(jax.nn, names, X)
    for name in names.split():
        yield Case(f"gradient_of_{name}", jax.grad(lambda a, f=getattr(jax.nn, name): jnp.sum(f(a) ** 3)), [X])
    query, key, value = floats(2, 5, 4, 8), floats(2, 5, 4, 8, seed=1), floats(2, 5, 4, 8, seed=2)
    attend = jax.nn.dot_product_attention
    yield from given(
        attention=(lambda q, k, v: attend(q, k, v, is_causal=True), query, key, value),
        grouped_attention=(lambda q, k, v: attend(q, k, v, local_window_size=(2, 1)), query, key[:, :, :2], value[:, :, :2]),
        gradient_of_attention=(jax.grad(lambda q, k, v: jnp.sum(attend(q, k, v, is_causal=True) ** 2), (0, 1, 2)), query, key, value),
        one_hot=(lambda i: jax.nn.one_hot(i, 5), integers(7, 6) - 1), gelu_exact=(lambda a: jax.nn.gelu(a, approximate=False), X),
        segment_sum=(lambda a, i: jax.ops.segment_sum(a, i, 5), X, integers(6, 6)), segment_max=(lambda a, i: jax.ops.segment_max(a, i, 5), X, integers(6, 6)),
        max_pool_gradient=(jax.grad(lambda a: jnp.sum(lax.reduce_window(a, -jnp.inf, lax.max, (2, 3), (1, 2), "VALID") ** 2)), X),
        transposed_convolution=(lambda a, w: lax.conv_transpose(a, w, (2, 2), "SAME"), floats(2, 5, 6, 3), floats(3, 3, 3, 4)),
        patches=(lambda a: lax.conv_general_dilated_patches(a, (3, 2), (1, 2), "VALID"), floats(2, 4, 9, 8)),
        local_convolution=(lambda a, w: lax.conv_general_dilated_local(a, w, (1, 1), "VALID", (2, 2)), floats(2, 3, 5, 5), floats(4, 12, 4, 4)),
        hessian=(jax.hessian(lambda a: jnp.sum(jnp.tanh(a) ** 3)), floats(4)), jacobian=(jax.jacrev(lambda a: jnp.sort(a) * a), floats(4)),
        rematerialized=(jax.grad(lambda a: jnp.sum(jax.checkpoint(lambda z: jnp.sin(jnp.sin(z)))(a))), X),
        **{f"resize_{kind}": (lambda a, kind=kind: jax.image.resize(a, (12, 5), kind), X) for kind in ["linear", "nearest", "cubic", "lanczos3"]})


@library(1e-4)
def special():
    small = positive(5, 4)
    yield from named(jsp.special, """digamma entr erf erfc exp1 expi expit gammaln i0 i0e i1 i1e log_ndtr ndtr spence gamma factorial""", small)
    yield from named(jsp.special, "gammainc gammaincc kl_div rel_entr xlog1py xlogy betaln", small, positive(5, 4, seed=1))
    yield from named(jsp.special, "erfinv logit ndtri", (.9 * positive(5, 4, more=.05)).clip(.05, .95))
    yield from given(
        betainc=(jsp.special.betainc, small, positive(5, 4, seed=1), positive(5, 4, seed=2, more=0.)), zeta=(jsp.special.zeta, small + 2, small + 1),
        polygamma=(lambda a: jsp.special.polygamma(2, a), small), multigammaln=(lambda a: jsp.special.multigammaln(a, 2), small + 2))
    densities = dict(norm=(X,), cauchy=(X,), expon=(small,), laplace=(X,), logistic=(X,), gamma=(small, np.float32(2)), t=(X, np.float32(3)),
                     beta=(np.tanh(small), np.float32(2), np.float32(3)), chi2=(small, np.float32(3)), pareto=(small + 1, np.float32(3)))
    for name, arguments in densities.items():
        yield Case(f"density_{name}", getattr(jsp.stats, name).logpdf, arguments)


@library(3e-5)
def drawn():
    """Random numbers: the bits of threefry, and rejection in loops."""
    draws = dict(
        uniform=lambda k: random.uniform(k, (7, 3)), normal=lambda k: random.normal(k, (7, 3)), bernoulli=lambda k: random.bernoulli(k, .3, (9,)),
        randint=lambda k: random.randint(k, (9,), 3, 77), categorical=lambda k: random.categorical(k, jnp.arange(5.), shape=(6,)),
        choice=lambda k: random.choice(k, 10, (4,), replace=False), permutation=lambda k: random.permutation(k, 10),
        truncated=lambda k: random.truncated_normal(k, -1., 2., (6,)), gamma=lambda k: random.gamma(k, 2., (4,)),
        dirichlet=lambda k: random.dirichlet(k, jnp.array([1., 2., 3.]), (2,)), poisson=lambda k: random.poisson(k, 4., (5,)),
        many=lambda k: random.poisson(k, 40., (5,)), binomial=lambda k: random.binomial(k, 10., .4, (4,)), cauchy=lambda k: random.cauchy(k, (4,)),
        geometric=lambda k: random.geometric(k, .3, (4,)), ball=lambda k: random.ball(k, 3, shape=(4,)), fold_in=lambda k: random.key_data(random.fold_in(k, 7)),
        split=lambda k: random.key_data(random.split(k, 5)), bits=lambda k: random.bits(k, (5,), "uint8"), t=lambda k: random.t(k, 3., (4,)),
        multivariate=lambda k: random.multivariate_normal(k, jnp.zeros(3), jnp.eye(3), method="cholesky"))
    for name, draw in draws.items():
        yield Case(name, lambda k, draw=draw: draw(random.wrap_key_data(k)), [np.array([1, 2], np.uint32)])


@library(3e-5)
def control():
    def scan(a, **options):
        return lax.scan(lambda c, z: (jnp.tanh(c * .9 + z), c), jnp.zeros(8, a.dtype), a, **options)
    branches = [jnp.sin, jnp.cos, jnp.tan]
    yield from given(
        scan=(scan, X), scan_reverse=(lambda a: scan(a, reverse=True), X), scan_unrolled=(lambda a: scan(a, unroll=4), X),
        gradient_of_scan=(jax.grad(lambda a: jnp.sum(scan(a)[0])), X), mapped=(lambda a: lax.map(lambda r: jnp.sort(r)[:3], a), X),
        mapped_in_batches=(lambda a: lax.map(lambda r: r * 2, a, batch_size=4), X),
        while_loop=(lambda a: lax.while_loop(lambda c: jnp.sum(c) < 100, lambda c: c * 2 + 1, jnp.abs(a)), X),
        while_in_vmap=(jax.vmap(lambda r: lax.while_loop(lambda c: c < 10, lambda c: c * 2 + 1, r)), positive(6)),
        fori=(lambda a, n: lax.fori_loop(0, n, lambda i, c: c.at[i].add(1.), a), X, np.int32(4)),
        cond=(lambda p, a: lax.cond(p > 0, jnp.sin, jnp.cos, a), np.int32(1), X), switch=(lambda p, a: lax.switch(p, branches, a), np.int32(2), X),
        switch_in_vmap=(lambda p, a: jax.vmap(lambda q, r: lax.switch(q, branches, r))(p, a), integers(3, 6), X),
        associative_scan=(lambda a, b: lax.associative_scan(lambda p, q: (p[0] * q[0], p[1] * q[0] + q[1]), (a, b)), positive(12, 3), floats(12, 3)),
        log_sum_exps=(lambda a: lax.cumlogsumexp(a, 1), X), newton=(lambda a: lax.fori_loop(0, 3, lambda _, z: z - .1 * jax.grad(
            lambda w: jnp.sum((w ** 2 - 1) ** 2))(z), a), X))


@library(1e-4)
def linear_algebra():
    yield from named(jnp.linalg, "cholesky det inv eigvalsh cond matrix_rank slogdet", DEFINITE)
    yield from named(jnp.linalg, "norm pinv svdvals", SQUARE)
    yield from given(
        solve=(jnp.linalg.solve, DEFINITE, floats(5, 2)), expm=(jsp.linalg.expm, SQUARE / 10), lu=(jsp.linalg.lu, SQUARE),
        least_squares=(lambda a, b: jnp.linalg.lstsq(a, b)[0], floats(6, 3), floats(6)), triangle=(lambda a: jnp.abs(jnp.linalg.qr(a)[1]), SQUARE),
        by_cholesky=(lambda a, b: jsp.linalg.cho_solve(jsp.linalg.cho_factor(a), b), DEFINITE, floats(5, 2)),
        triangular=(lambda a, b: jsp.linalg.solve_triangular(a, b, lower=True), np.tril(DEFINITE), floats(5, 2)),
        spectrum=(lambda a: jnp.abs(jnp.fft.rfft2(a)), X), inverse_spectrum=(lambda a: jnp.fft.irfft(jnp.fft.rfft(a) * 2), X),
        gradient_of_spectrum=(jax.grad(lambda a: jnp.sum(jnp.abs(jnp.fft.fft(a)))), X), cosines=(jsp.fft.dct, X),
        short_spectra=(lambda a: jnp.abs(jsp.signal.stft(a, nperseg=8)[2]), floats(32)), power=(lambda a: jsp.signal.welch(a, nperseg=8), floats(32)))
