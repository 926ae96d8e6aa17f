"""Blocks that models are made of; each draws its parameters among the builder's values."""
import jax
import jax.numpy as jnp
from jax import lax

from builder import tame
from operations import operation


def weights(b, *shape, dtype):
    return b.fit(b.pick("f"), shape, dtype)


@operation(3)
def normalise(b):
    x = b.pick("f", 1)
    axis = b.draw.randrange(x.ndim)
    mean, variance = x.mean(axis, keepdims=True), x.var(axis, keepdims=True)
    small = jnp.asarray(.1, x.dtype)
    return b.draw.choice([
        lambda: jax.nn.softmax(x, axis), lambda: jax.nn.log_softmax(x, axis), lambda: (x - mean) * lax.rsqrt(variance + small),
        lambda: x * lax.rsqrt(jnp.mean(x * x, axis, keepdims=True) + small), lambda: x / (jnp.sum(jnp.abs(x), axis, keepdims=True) + small),
        lambda: (x - mean) * lax.rsqrt(variance + small) * weights(b, x.shape[-1], dtype=x.dtype) + weights(b, x.shape[-1], dtype=x.dtype),
        lambda: x / jnp.maximum(jnp.linalg.norm(x), 1)])()


@operation(2)
def dense(b):
    x, n = b.pick("f", 1, 3), b.extent()
    y = x @ weights(b, x.shape[-1], n, dtype=x.dtype) + weights(b, n, dtype=x.dtype)
    return b.draw.choice([jnp.tanh, jax.nn.relu, jax.nn.gelu, tame])(y)


@operation(2)
def attention(b):
    n, s, heads, d = (min(b.extent(), 6) for _ in range(4))
    dtype = b.real()
    groups = b.draw.choice([g for g in range(1, heads + 1) if heads % g == 0] or [1])
    q, k, v = (weights(b, n, s, h * d, dtype=dtype).reshape(n, s, h, d) for h in (heads, groups, groups))
    k, v = (jnp.repeat(t, heads // groups, 2) for t in (k, v))
    if b.chance(.3) and d % 2 == 0:  # rotary positions
        angle = jnp.arange(s)[:, None] * (.5 ** jnp.arange(d // 2))
        cos, sin = (f(angle)[None, :, None].astype(dtype) for f in (jnp.cos, jnp.sin))
        left, right = jnp.split(q, 2, -1)
        q = jnp.concatenate([left * cos - right * sin, left * sin + right * cos], -1)
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) * jnp.asarray(.3, dtype)
    if b.chance(.6):
        scores = jnp.where(jnp.tril(jnp.ones((s, s), bool)), scores, -jnp.inf if b.chance(.5) else -1e4)
    return jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(scores), v).reshape(n, s, heads * d)


@operation(2)
def cross_entropy(b):
    x = b.pick("f", 1, 3)
    labels = b.positions(x.shape[:-1], x.shape[-1]) % max(x.shape[-1], 1)
    logs = jax.nn.log_softmax(x)
    if b.chance(.5):
        return -jnp.mean(jnp.take_along_axis(logs, labels[..., None], -1))
    return -jnp.sum(jax.nn.one_hot(labels, x.shape[-1], dtype=x.dtype) * logs, -1)


@operation(1)
def embedding(b):
    vocabulary, d = b.extent(), b.extent()
    table = weights(b, vocabulary, d, dtype=b.real())
    rows = table[b.positions(b.shape(1, 2), vocabulary)]
    return rows if b.chance(.5) else tame(rows @ table.T)


@operation(1)
def recurrence(b):
    n, d = b.extent(), min(b.extent(), 6)
    dtype = b.real()
    w, h = weights(b, d, 4 * d, dtype=dtype), weights(b, n, d, dtype=dtype)
    c = jnp.zeros_like(h)
    for _ in range(b.draw.randint(1, 2)):
        i, f, g, o = jnp.split(tame(h @ w), 4, -1)
        c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
        h = jax.nn.sigmoid(o) * jnp.tanh(c)
    return h


@operation(1)
def graph(b):
    """Messages along edges."""
    x = b.pick("f", 2, 2)
    edges = b.extent()
    source, target = (b.positions((edges,), x.shape[0]) % max(x.shape[0], 1) for _ in range(2))
    degree = jnp.zeros(x.shape[0], x.dtype).at[target].add(1) + 1
    return jnp.zeros_like(x).at[target].add(x[source] / degree[source][:, None])


@operation(1)
def experts(b):
    """Each row goes to the expert of its greatest score."""
    x, count = b.pick("f", 2, 2), min(b.extent(), 4)
    d = x.shape[-1]
    score = jax.nn.softmax(tame(x @ weights(b, d, count, dtype=x.dtype)))
    gate = jnp.where(score == score.max(-1, keepdims=True), score, 0)
    return tame(jnp.einsum("ne,nd,edf->nf", gate, x, weights(b, count, d, b.extent(), dtype=x.dtype)))


@operation(2)
def convolve(b):
    """A sum of shifted slices."""
    x, width = b.pick("f", 1, 3), b.draw.randint(1, 4)
    w = weights(b, width, dtype=x.dtype)
    before = b.draw.randint(0, width)
    y = jnp.pad(x, [(0, 0)] * (x.ndim - 1) + [(before, width - before)])
    return sum(w[i] * y[..., i:i + x.shape[-1]] for i in range(width))


@operation(1)
def pool(b):
    x, width = b.pick("f", 1, 3), b.draw.randint(1, 3)
    n = x.shape[-1] // width
    y = x[..., :n * width].reshape(*x.shape[:-1], n, width)
    return b.draw.choice([jnp.max, jnp.mean])(y, -1) if n else y


@operation(1)
def dropout(b):
    """Noise from a hash of the element's place."""
    x = b.pick("f", 1)
    i = lax.iota(jnp.uint32, x.size).reshape(x.shape)
    for multiplier, shift in ((0x9E3779B1, 15), (0x85EBCA77, 13)):
        i = (i ^ (i >> shift)) * jnp.uint32(multiplier)
    return jnp.where(i >> 31 == 0, x * 2, 0)


@operation(1)
def distances(b):
    x = b.pick("f", 2, 2)
    y = b.fit(b.pick("f"), (b.extent(), x.shape[-1]), x.dtype)
    return jnp.sum((x[:, None] - y[None]) ** 2, -1) if b.chance(.5) else (x * x).sum(-1)[:, None] - 2 * x @ y.T + (y * y).sum(-1)


@operation(1)
def mix(b):
    """An iteration that sums rows and columns in turn."""
    x = jnp.exp(tame(b.pick("f", 2, 2)))
    for _ in range(2):
        x = x / jnp.sum(x, 1, keepdims=True)
        x = x / jnp.sum(x, 0, keepdims=True)
    return x
