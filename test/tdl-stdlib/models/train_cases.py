"""Losses and updates of parameters."""
import jax
import jax.numpy as jnp
import numpy as np
from jax import nn
from models import case, family, integers, numbers, wide
from scipy import special


@family("loss")
def loss():
    for shape in [(4,), (3, 5), (2, 3, 7)]:
        n = shape[-1]
        x, label, g = 3 * numbers(*shape), integers(n, *shape[:-1]), numbers(*shape[:-1], seed=1)
        X, G = wide(x, g)
        log_p = np.asarray(nn.log_softmax(X))
        yield case("log_softmax_last", [x], special.log_softmax(X, -1))
        yield case("softmax_output", [x], special.softmax(X, -1))
        for smoothing in (0., .1):
            target = nn.one_hot(label, n) * (1 - smoothing) + smoothing / n
            entropy = lambda x: -(target * nn.log_softmax(x)).sum(-1)  # noqa: E731,B023
            yield case("cross_entropy", [x, label], entropy(X), smoothing=smoothing)
            yield case("cross_entropy_gradient", [g, x, label], jax.vjp(entropy, X)[1](G)[0], smoothing=smoothing)
        soft = np.asarray(nn.softmax(numbers(*shape, seed=2)), np.float32)
        yield case("soft_cross_entropy", [x, soft], -(wide(soft)[0] * log_p).sum(-1))
        P = special.softmax(X, -1)
        yield case("softmax_output_gradient", [P.astype(np.float32), label], .5 * (P - nn.one_hot(label, n)), scale=.5)
        marked = np.where(np.arange(label.size).reshape(label.shape) % 3 == 1, -100, label).astype(np.int32)
        chosen = np.take_along_axis(log_p, label[..., None], -1)[..., 0]
        yield case("mean_cross_entropy", [x, marked], np.float64(-chosen[marked != -100].mean()))
        yield case("negative_log_likelihood", [x, label], -np.take_along_axis(X, label[..., None], -1)[..., 0])
        yield case("kl_divergence", [log_p.astype(np.float32), soft], special.rel_entr(wide(soft)[0], np.exp(log_p)).sum(-1))
    for shape in [(), (5,), (3, 4), (2, 3, 4)]:
        a, b = 2 * numbers(*shape), numbers(*shape, seed=1)
        A, B = wide(a, b)
        yield case("mean_squared_error", [a, b], ((A - B) ** 2).mean())
        yield case("mean_absolute_error", [a, b], abs(A - B).mean())
        for delta in (1., .5):
            yield case("huber", [a, b], special.huber(delta, A - B), delta=delta)
            yield case("smooth_l1_loss", [a, b], special.huber(delta, A - B) / delta, delta=delta)
        yield case("log_cosh", [a, b], np.log(np.cosh(A - B)))
        sign = np.where(b > 0, np.float32(1), np.float32(-1))
        yield case("hinge", [a, sign], np.maximum(.5 - A * sign, 0), margin=.5)
        label = (b > 0).astype(np.float32)
        p = special.expit(A)
        entropy = -special.xlogy(label, p) - special.xlog1py(1 - label, -p)
        yield case("binary_cross_entropy", [a, label], entropy)
        yield case("focal_loss", [a, label], entropy * np.where(b > 0, .25 * (1 - p) ** 2, .75 * p ** 2))
        yield case("logistic_output", [a], p)
        yield case("logistic_output_gradient", [p.astype(np.float32), label], p - label)
        if shape:
            c = numbers(*shape, seed=2)
            C, = wide(c)
            yield case("cosine_similarity", [a, b], (A * B).sum(-1) / np.linalg.norm(A, axis=-1) / np.linalg.norm(B, axis=-1))
            yield case("triplet_loss", [a, b, c], np.maximum(np.linalg.norm(A - B, axis=-1) - np.linalg.norm(A - C, axis=-1) + 1, 0))
        if len(shape) == 2:
            yield case("info_nce", [a, b], -np.diag(special.log_softmax(A @ B.T / .5, 1)), temperature=.5)


def adam_step(g, m, v, t, b1=.9, b2=.999, eps=1e-8):
    m, v = b1 * m + (1 - b1) * g, b2 * v + (1 - b2) * g * g
    return m / (1 - b1 ** t) / (np.sqrt(v / (1 - b2 ** t)) + eps), m, v


def polar(x):
    a, b, c = 3.4445, -4.775, 2.0315
    s = x @ x.T
    return a * x + (b * s + c * s @ s) @ x


def updates(shape, gradients="float32", parameters="float32"):
    w, g = numbers(*shape).astype(parameters), numbers(*shape, seed=1).astype(gradients)
    m, v = numbers(*shape, seed=2), numbers(*shape, seed=3, low=.01)
    rate = np.float32(.01)
    W, G, M, V, R = wide(w, g, m, v, rate)
    single = lambda *values: [np.asarray(x).astype(np.float32) for x in values]  # noqa: E731

    def update(name, operands, w, *kept, **attributes):
        return case(name, operands, [np.asarray(w).astype(parameters), *single(*kept)], **attributes)
    norm = np.linalg.norm
    if parameters == "float32":
        yield update("sgd", [w, g, rate], W - R * G)
        yield update("sgd", [w, g, rate], W - R * (np.clip(G, -.5, .5) + .1 * W), decay=.1, clip=.5)
        yield update("parameter_mean", [m, w], .99 * M + .01 * W, keep=.99)
    n = .9 * M + G
    yield update("sgd_momentum", [w, g, m, rate], W - R * n, n)
    n = .8 * M + G + .1 * W
    yield update("sgd_momentum", [w, g, m, rate], W - R * (G + .1 * W + .8 * n), n, keep=.8, decay=.1, nesterov=True)
    n = .9 * M + .1 * G
    yield update("signum", [w, g, m, rate], W * (1 - .1 * R) - R * np.sign(n), n, decay=.1)
    yield update("lion", [w, g, m, rate], W - R * (np.sign(.9 * M + .1 * G) + .1 * W), .99 * M + .01 * G, decay=.1)
    for t in (1, 10):
        at = np.int32(t)
        d, m2, v2 = adam_step(G, M, V, t)
        yield case("adam_direction", [g, m, v, at], single(d, m2, v2))
        yield update("adam", [w, g, m, v, at, rate], W - R * d, m2, v2)
        yield update("adamw", [w, g, m, v, at, rate], W - R * (d + .01 * W), m2, v2)
        e, m3, v3 = adam_step(G + .1 * W, M, V, t, .8, .99, 1e-3)
        yield update("adam", [w, g, m, v, at, rate], W - R * e, m3, v3, beta1=.8, beta2=.99, eps=1e-3, decay=.1)
        r = d + .01 * W
        d6, m6, v6 = adam_step(G, M, V, t, eps=1e-6)
        r = d6 + .01 * W
        yield update("lamb", [w, g, m, v, at, rate], W - R * norm(W) / norm(r) * r, m6, v6)
        u = np.maximum(.999 * V, abs(G) + 1e-8)
        yield update("adamax", [w, g, m, v, at, rate], W - R / (1 - .9 ** t) * m2 / u, m2, u)
        ahead = .9 * m2 / (1 - .9 ** (t + 1)) + .1 * G / (1 - .9 ** t)
        yield update("nadam", [w, g, m, v, at, rate], W - R * ahead / (np.sqrt(v2 / (1 - .999 ** t)) + 1e-8), m2, v2)
    n = .9 * V + .1 * G ** 2
    yield update("rmsprop", [w, g, v, rate], W - R * G / np.sqrt(n + 1e-8), n)
    n, mean = .95 * (V + M * M) + .05 * G ** 2, .95 * M + .05 * G
    delta = .9 * W - R * G / np.sqrt(n - mean ** 2 + 1e-8)
    v2 = (V + M * M).astype(np.float32)
    if parameters == "float32":
        yield update("rmsprop_centred", [w, g, v2, m, w, rate], W + delta, n, mean, delta)
    n = V + G ** 2
    yield update("adagrad", [w, g, v, rate], W - R * G / (np.sqrt(n) + 1e-7), n)
    n, u = .9 * V + .1 * G ** 2, numbers(*shape, seed=4, low=.1)
    step = np.sqrt(wide(u)[0] + 1e-5) / np.sqrt(n + 1e-5) * G
    yield update("adadelta", [w, g, v, u], W - step, n, .9 * wide(u)[0] + .1 * step ** 2)
    n = V + G ** 2
    z = M + G - (np.sqrt(n) - np.sqrt(V)) / R * W
    made = np.where(abs(z) > .5, (np.sign(z) * .5 - z) / ((1 + np.sqrt(n)) / R + .1), 0)
    yield update("ftrl", [w, g, m, v, rate], made, z, n, l1=.5, l2=.1)
    if len(shape) == 2:
        row, column = numbers(shape[0], seed=5, low=.1), numbers(shape[1], seed=6, low=.1)
        r = .99 * wide(row)[0] + .01 * (G ** 2 + 1e-30).mean(1)
        c = .99 * wide(column)[0] + .01 * (G ** 2 + 1e-30).mean(0)
        u = G / np.sqrt(np.outer(r, c) / r.mean())
        yield update("adafactor", [w, g, row, column, rate], W - R * u / max(1, np.sqrt((u ** 2).mean())), r, c)
        n = .95 * M + G
        d = G + .95 * n
        x = d / (norm(d) + 1e-7)
        for _ in range(5):
            x = polar(x)
        for by_columns in (False, True):
            yield update("muon", [w, g, m, rate], W * (1 - .1 * R) - R * np.sqrt(max(1, shape[0] / shape[1])) * x, n, decay=.1, by_columns=by_columns)
        if parameters == "float32":
            y = m / norm(m)
            for by_columns in (False, True):
                yield case("newton_schulz", [y], polar(wide(y)[0]), by_columns=by_columns)
    if parameters == gradients == "float32":
        ratio = .001 * norm(W) / (norm(G) + .1 * norm(W))
        n = .9 * M + ratio * R * (G + .1 * W)
        yield update("lars", [w, g, m, rate], W - n, n, decay=.1)
        yield case("norm_of", [g], np.float64(norm(G)))
        for bound in (.5, 100.):
            yield case("clip_by_norm", [g], G * min(1, bound / norm(G)), bound=bound)


@family("optimize")
def optimize():
    for shape in [(5,), (4, 3), (2, 6)]:
        yield from updates(shape)
    yield from (each for each in updates((2, 2, 3)) if each.operator in ("adam", "lamb", "sgd", "ftrl"))


@family("optimize")
def mixed():
    """Gradients, and parameters, of half the width."""
    yield from updates((4, 3), "bfloat16")
    yield from (each for each in updates((4, 3), "float16", "bfloat16"))
