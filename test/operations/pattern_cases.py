"""What users write out that is one thing: products with one-hot matrices, their gradients, and losses of classes."""
import jax
import jax.numpy as jnp
import numpy as np

from cases import Case, INTEGERS, family, plain


def places(dtype, *shape, seed=0):
    """Numbers of 12 rows, and some that are none."""
    info, draw = np.iinfo(dtype), np.random.default_rng(seed)
    numbers = draw.integers(-2 if info.min else 0, 15, shape).astype(dtype)
    numbers.flat[:4] = [info.max, info.min, 12, 11]
    return numbers


def whole(dtype, *shape, seed=0):
    numbers = np.random.default_rng(seed).integers(-4, 5, shape)
    return np.where(numbers == 3, 0, numbers).astype(dtype)


def by_compare(ids, rows, dtype):
    return (ids[..., None] == jnp.arange(rows, dtype=ids.dtype)).astype(dtype)


def by_choice(ids, rows, dtype):
    return jnp.where(ids[..., None] == jnp.arange(rows, dtype=ids.dtype), jnp.ones((), dtype), jnp.zeros((), dtype))


def gradient(function, *arguments):
    """Of the sum of its results times what comes last; whole numbers, so that sums have no order."""
    *arguments, cotangents = arguments
    return jax.vjp(lambda x: function(arguments[0], x), arguments[1])[1](cotangents)[0]


@family(0)
def one_hot():
    for dtype in INTEGERS:
        yield Case(f"ids_{dtype}", lambda i, w: jax.nn.one_hot(i, 12) @ w, [places(dtype, 3, 7), plain("float32", 12, 5)])
    for dtype in ("float16", "bfloat16", "float64", "int8", "int32", "uint16"):
        yield Case(f"table_{dtype}", lambda i, w: jax.nn.one_hot(i, 12, dtype=w.dtype) @ w, [places("int32", 9), plain(dtype, 12, 5)])
    for make in (by_compare, by_choice):
        yield Case(make.__name__, lambda i, w, f=make: f(i, 12, w.dtype) @ w, [places("int32", 9), plain("float32", 12, 5)])
        yield Case(f"{make.__name__}_right", lambda i, w, f=make: jnp.einsum("ctk,kd->dtc", f(i, 12, w.dtype), w), [places("int32", 2, 9), plain("float32", 12, 5)])
        yield Case(f"{make.__name__}_gradient", lambda *a, f=make: gradient(lambda i, w: f(i, 12, w.dtype) @ w, *a),
                   [places("int32", 9), plain("float32", 12, 5), whole("float32", 9, 5)])
    yield Case("sum_of_choices", lambda i, w: jnp.sum(jnp.where(i[:, None, None] == jnp.arange(12)[:, None], w, 0), 1),
               [places("int32", 9), plain("float32", 12, 5)])
    yield Case("fewer_rows", lambda i, w: jax.nn.one_hot(i, 12) @ w[3:], [places("int32", 9), plain("float32", 15, 5)])
    yield Case("of_200_bytes", lambda i, w: by_compare(i, 200, "float32") @ w, [np.arange(0, 256, 9, "uint8"), plain("float32", 200, 2)])
    yield Case("identity", lambda w: jnp.eye(12) @ w @ jnp.eye(5, k=1), [plain("float32", 12, 5)])
    yield Case("shifted", lambda w: jnp.eye(12, 12, k=-2) @ w, [plain("float32", 12, 5)])
    yield Case("two_masks", lambda i, j, w: jnp.einsum("tk,tl,kld->td", jax.nn.one_hot(i, 12), jax.nn.one_hot(j, 4), w),
               [places("int32", 9), places("int32", 9, seed=1), np.abs(plain("float32", 12, 4, 5))])
    yield Case("counts", lambda i, j: jnp.einsum("tk,tl->kl", jax.nn.one_hot(i, 12, dtype=jnp.int32), jax.nn.one_hot(j, 14, dtype=jnp.int32)),
               [places("int32", 40), places("int32", 40, seed=1)])
    yield Case("histogram", lambda i: jnp.sum(jax.nn.one_hot(i, 12), 0), [places("int32", 40)])
    yield Case("weighted", lambda i, g, w: jnp.einsum("t,tk,kd->td", g, jax.nn.one_hot(i, 12), w),
               [places("int32", 9), plain("float32", 9), whole("float32", 12, 5)])
    yield Case("picked", lambda i, x: jnp.sum(jax.nn.one_hot(i, 12) * x, -1), [places("int32", 9), plain("float32", 9, 12)])
    yield Case("negated", lambda i, x: jnp.sum(-jax.nn.one_hot(i, 12) * x, -1), [places("int32", 9), plain("float32", 9, 12)])
    yield Case("zeros_are_positive", lambda i, w: 1 / (jax.nn.one_hot(i, 12) @ w), [places("int32", 9), np.full((12, 5), -0., "float32")])


@family(1e-6)
def losses():
    def loss(labels, x):
        return -jnp.mean(jnp.sum(jax.nn.one_hot(labels, 12) * jax.nn.log_softmax(x), -1))

    def smooth(labels, x):
        return -jnp.mean(jnp.sum((jax.nn.one_hot(labels, 12) * .9 + .1 / 12) * jax.nn.log_softmax(x), -1))

    def accuracy(labels, x):
        return jnp.mean(jnp.sum(jax.nn.one_hot(labels, 12) * (x == x.max(-1, keepdims=True)), -1))

    for function in (loss, smooth):
        yield Case(function.__name__, lambda i, x, f=function: jax.value_and_grad(f, 1)(i, x), [places("int32", 9), plain("float32", 9, 12)])
    yield Case("accuracy", accuracy, [places("int32", 9), plain("float32", 9, 12)])
    yield Case("embedded", lambda i, j, w, u: jax.value_and_grad(lambda p: loss(j, jnp.tanh(jax.nn.one_hot(i, 12) @ p[0]) @ p[1]))((w, u)),
               [places("int32", 9), places("int32", 9, seed=1), plain("float32", 12, 5), plain("float32", 5, 12)])
