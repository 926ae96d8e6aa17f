"""Gradients of the library's operators, and what jax.vjp computes of the same functions written in JAX.

gradients.py write FOLDER [FAMILY...]   of every family a program, its numbers, and the gradients that it applies:
                                        FAMILY.mlir, FAMILY.npz, FAMILY.tdl
gradients.py count                      how many operators, gradients and applications there are
"""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "models"))
import models  # noqa: E402  (JAX in f64, on a CPU)
import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402
from jax import lax, nn  # noqa: E402
from jax.scipy import special  # noqa: E402
from models import integers, numbers, wide  # noqa: E402

FAMILIES = {}


def family(function):
    FAMILIES[function.__name__.strip("_")] = function
    return function


def gradient(operator, by, operands, function, /, **attributes):
    """By these parameters, `p q`, which are the operands of floats in their order, of `function` of all operands."""
    operands = [np.asarray(x) for x in operands]
    floats = [i for i, x in enumerate(operands) if x.dtype.kind == "f"]
    names = by.split()
    assert len(names) == len(floats), operator

    def of(*values):
        whole = list(operands)
        for i, value in zip(floats, values):
            whole[i] = value
        return function(*whole)

    y, pull = jax.vjp(of, *wide(*(operands[i] for i in floats)))
    many = isinstance(y, tuple)
    cotangents = [numbers(*x.shape, seed=77 + i) for i, x in enumerate(y if many else [y])]
    results = pull(tuple(wide(*cotangents)) if many else wide(*cotangents)[0])
    each = models.case(f"gradient_of_{operator}", [*operands, *cotangents], list(results), **attributes)
    return each, f"op gradient_of_{operator} = gradient of {operator} by {', '.join(names)}"


def ties(*shape, seed=0):
    return integers(3, *shape, seed=seed).astype(np.float32)


# Where exp and its like overflow in f32, and where cases meet.
HARD = np.asarray([-1e30, -200, -89, -20, -0.0, 0, 1e-3, 20, 89, 200, 1e30], np.float32)


@family
def elementwise():
    x, y, positive, small = numbers(3, 5), numbers(3, 5, seed=1), numbers(3, 5, low=0.2), numbers(3, 5) / 4
    for name, of in [("negative", jnp.negative), ("abs", jnp.abs), ("square", jnp.square), ("exp", jnp.exp), ("expm1", jnp.expm1),
                     ("sin", jnp.sin), ("cos", jnp.cos), ("arctan", jnp.arctan), ("sinh", jnp.sinh), ("cosh", jnp.cosh),
                     ("arcsinh", jnp.arcsinh), ("degrees", jnp.degrees), ("radians", jnp.radians), ("floor", jnp.floor), ("ceil", jnp.ceil),
                     ("rint", jnp.rint), ("reciprocal", lambda x: 1 / x), ("sign", jnp.sign), ("copy", lambda x: x),
                     ("zeros_like", jnp.zeros_like), ("trunc", jnp.trunc)]:
        yield gradient(name, "x", [x], of)
    for name, of in [("sqrt", jnp.sqrt), ("rsqrt", lax.rsqrt), ("log", jnp.log), ("log10", jnp.log10), ("log2", jnp.log2), ("log1p", jnp.log1p),
                     ("gammaln", special.gammaln)]:
        yield gradient(name, "x", [positive], of)
    for name, of in [("tan", jnp.tan), ("arcsin", jnp.arcsin), ("arccos", jnp.arccos), ("arctanh", jnp.arctanh)]:
        yield gradient(name, "x", [small], of)
    yield gradient("arccosh", "x", [positive + 1], jnp.arccosh)
    for name, of in [("relu", lambda a: jnp.maximum(a, 0)), ("tanh", jnp.tanh), ("sigmoid", nn.sigmoid), ("softplus", nn.softplus),
                     ("gelu", lambda a: nn.gelu(a, approximate=False)), ("leaky_relu", lambda a: jnp.where(a > 0, a, 0.01 * a))]:
        yield gradient(name, "a", [x], of)
    for name, of in [("tanh", jnp.tanh), ("sigmoid", nn.sigmoid), ("softplus", nn.softplus), ("gelu", lambda a: nn.gelu(a, approximate=False))]:
        yield gradient(name, "a", [HARD], of)
    for act, of in [("sigmoid", nn.sigmoid), ("tanh", jnp.tanh), ("softrelu", nn.softplus)]:
        yield gradient("activation", "x", [HARD], of, act=act)
    yield gradient("relu", "a", [ties(3, 5) - 1], lambda a: jnp.maximum(a, 0))
    yield gradient("clip", "a", [x], lambda a: jnp.minimum(jnp.maximum(a, -0.5), 0.7), low=-0.5, high=0.7)
    yield gradient("abs", "x", [ties(3, 5) - 1], jnp.abs)
    for name, of in [("add", jnp.add), ("subtract", jnp.subtract), ("multiply", jnp.multiply), ("maximum", jnp.maximum), ("minimum", jnp.minimum),
                     ("hypot", lambda a, b: jnp.sqrt(a * a + b * b)), ("arctan2", jnp.arctan2)]:
        yield gradient(name, "a b", [x, y], of)
    for name, of in [("maximum", jnp.maximum), ("minimum", jnp.minimum)]:
        yield gradient(name, "a b", [ties(4, 6), ties(4, 6, seed=1)], of)
    yield gradient("divide", "a b", [x, positive], jnp.divide)
    yield gradient("power", "a b", [positive, x], jnp.power)
    yield gradient("multiply", "a b", [numbers(0, 3), numbers(0, 3)], jnp.multiply)


@family
def broadcast():
    for a, b in [((3, 4), (3, 4)), ((3, 1), (3, 4)), ((1, 4), (3, 1)), ((1, 1, 2), (3, 4, 2))]:
        x, y, z = numbers(*a), numbers(*b, seed=1), numbers(*b, seed=2, low=0.3)
        yield gradient("broadcast_add", "a b", [x, y], jnp.add)
        yield gradient("broadcast_multiply", "a b", [x, y], jnp.multiply)
        yield gradient("broadcast_divide", "a b", [x, z], jnp.divide)
        yield gradient("broadcast_maximum", "a b", [ties(*a), ties(*b, seed=1)], jnp.maximum)
        yield gradient("broadcast_hypot", "a b", [x, z], lambda a, b: jnp.sqrt(a * a + b * b))
    yield gradient("bias_add", "a bias", [numbers(2, 3, 4), numbers(4, seed=1)], jnp.add)
    yield gradient("broadcast_to", "x", [numbers(2, 1, 3)], lambda x: jnp.broadcast_to(x, (2, 4, 3)), shape=[0, 4, 0])
    yield gradient("broadcast_axis", "x", [numbers(2, 1, 3)], lambda x: jnp.broadcast_to(x, (2, 5, 3)), axes=[1], sizes=[5])


@family
def contract():
    a, b = numbers(4, 5), numbers(5, 3, seed=1)
    yield gradient("dot", "a b", [numbers(2, 4, 5), b], jnp.dot)
    yield gradient("matmul", "a b", [a, b], jnp.matmul)
    yield gradient("matmul_tn", "a b", [a.T, b], lambda a, b: a.T @ b)
    yield gradient("matmul_nt", "a b", [a, b.T], lambda a, b: a @ b.T)
    yield gradient("outer", "a b", [numbers(3), numbers(4, seed=1)], jnp.outer)
    yield gradient("matvec", "a x", [numbers(2, 3, 4), numbers(4, seed=1)], jnp.matmul)
    yield gradient("batch_matmul", "a b", [numbers(2, 3, 4), numbers(2, 4, 5, seed=1)], jnp.matmul)
    yield gradient("batch_dot", "a b", [numbers(2, 4, 3), numbers(2, 4, 5, seed=1)], lambda a, b: jnp.swapaxes(a, 1, 2) @ b, transpose_a=True)
    yield gradient("bilinear", "x w y", [numbers(3, 2), numbers(4, 2, 5, seed=1), numbers(3, 5, seed=2)],
                   lambda x, w, y: jnp.einsum("np,mpq,nq->nm", x, w, y))
    yield gradient("fully_connected", "x w bias", [numbers(2, 3, 4), numbers(5, 4, seed=1), numbers(5, seed=2)], lambda x, w, c: x @ w.T + c)
    yield gradient("matmul", "a b", [numbers(3, 0), numbers(0, 2)], jnp.matmul)


def convolve(x, w, s, d, low, high, groups=1):
    spatial = "DHW"[5 - x.ndim:]
    return lax.conv_general_dilated(x, w, s, list(zip(low, high)), rhs_dilation=d, feature_group_count=groups,
                                    dimension_numbers=("NC" + spatial, "OI" + spatial, "NC" + spatial))


@family
def convolution():
    for size, k, s, d, p in [(9, 3, 1, 1, 0), (9, 3, 2, 1, 1), (8, 2, 3, 2, 2), (6, 1, 2, 1, 0), (4, 5, 1, 1, 3)]:
        yield gradient("conv1d", "data filter", [numbers(2, 3, size), numbers(4, 3, k, seed=1)],
                       lambda x, w: convolve(x, w, [s], [d], [p], [p]), stride=s, dilation=d, pad=p)  # noqa: B023
    for size, k, s, d, low, high, (c, m, groups) in [
            ((7,), (3,), [2], [1], [1], [1], (3, 4, 1)), ((9,), (2,), [3], [3], [2], [0], (4, 6, 2)),
            ((5, 6), (3, 2), [1, 1], [1, 1], [1, 0], [1, 1], (4, 4, 4)), ((6, 5), (2, 3), [2, 1], [1, 2], [0, 2], [1, 1], (3, 4, 1)),
            ((7, 7), (3, 3), [2, 2], [1, 1], [1, 1], [0, 1], (4, 6, 2))]:
        yield gradient("convolution", "data filter", [numbers(2, c, *size), numbers(m, c // groups, *k, seed=1)],
                       lambda x, w: convolve(x, w, s, d, low, high, groups),  # noqa: B023
                       strides=s, dilations=d, low=low, high=high, groups=groups)
    yield gradient("depthwise_conv1d", "data filter", [numbers(2, 3, 7), numbers(3, 3, seed=1)],
                   lambda x, w: convolve(x, w[:, None], [2], [1], [1], [1], 3), stride=2, pad=1)
    yield gradient("causal_convolution", "data filter", [numbers(2, 6, 3), numbers(4, 3, seed=1)], lambda x, w: jnp.swapaxes(convolve(
        jnp.swapaxes(x, 1, 2), jnp.swapaxes(w, 0, 1)[:, None], [1], [1], [3], [0], 3), 1, 2))


@family
def pool():
    def window(x, k, s, of, start):
        return lax.reduce_window(x, start, of, (1, 1, *k), (1, 1, *s), "VALID")
    for size, k, s in [((8,), (2,), (2,)), ((9,), (3,), (2,)), ((6, 7), (2, 3), (1, 2))]:
        x = numbers(2, 3, *size)
        yield gradient("max_pool", "x", [x], lambda x: window(x, k, s, lax.max, -jnp.inf), window=list(k), strides=list(s))  # noqa: B023
        yield gradient("sum_pool", "x", [x], lambda x: window(x, k, s, lax.add, 0.0), window=list(k), strides=list(s))  # noqa: B023
        yield gradient("mean_pool", "x", [x], lambda x: window(x, k, s, lax.add, 0.0) / np.prod(k), window=list(k), strides=list(s))  # noqa: B023
    x = numbers(2, 3, 4, 5)
    yield gradient("global_max_pool", "x", [x], lambda x: x.max((2, 3)))
    yield gradient("global_max_pool", "x", [ties(2, 3, 4, 5)], lambda x: x.max((2, 3)))
    yield gradient("global_mean_pool", "x", [x], lambda x: x.mean((2, 3)))
    yield gradient("upsample", "x", [x], lambda x: x.repeat(2, 2).repeat(3, 3), by=[2, 3])
    yield gradient("max_pool1d", "data", [numbers(2, 3, 8)], lambda x: window(x, (3,), (2,), lax.max, -jnp.inf), window=3, stride=2)


@family
def reduce():
    x = numbers(3, 4, 5)
    for name, of in [("reduce_sum", jnp.sum), ("reduce_mean", jnp.mean), ("reduce_max", jnp.max), ("reduce_min", jnp.min), ("reduce_prod", jnp.prod)]:
        for axes, keep in [([1], False), ([0, 2], True)]:
            yield gradient(name, "x", [x], lambda x: of(x, axis=tuple(axes), keepdims=keep), axes=axes, keep=keep)  # noqa: B023
        if name != "reduce_mean":
            yield gradient(name, "x", [ties(4, 6)], lambda x: of(x, axis=1), axes=[1], keep=False)  # noqa: B023
    zeros = numbers(4, 5)
    zeros[1, 2] = zeros[2, 0] = zeros[2, 3] = 0
    yield gradient("reduce_prod", "x", [zeros], lambda x: jnp.prod(x, 1), axes=[1], keep=False)
    yield gradient("norm", "x", [x], lambda x: jnp.sqrt(jnp.sum(x * x)))
    yield gradient("softmax", "a", [x], lambda a: nn.softmax(a / 2.0, axis=1), axis=1, temperature=2.0)
    yield gradient("softmax", "a", [ties(3, 4)], nn.softmax)
    yield gradient("log_softmax", "a", [x], nn.log_softmax)
    yield gradient("log_sum_exp", "a", [x], lambda a: special.logsumexp(a, -1))
    label = integers(5, 4, seed=3)
    yield gradient("softmax_cross_entropy", "a", [numbers(4, 5), label],
                   lambda a, t: -jnp.take_along_axis(nn.log_softmax(a), t[:, None], 1).sum().reshape(1))
    yield gradient("row_mean", "a", [x], lambda a: a.mean(-1))
    yield gradient("row_norm", "a", [x], lambda a: jnp.sqrt((a * a).sum(-1) + 1e-6))
    yield gradient("cumulative_sum", "a", [x], lambda a: jnp.cumsum(a, -1))
    yield gradient("rms_norm", "a gain", [x, numbers(5, seed=1)], lambda a, g: a * g * lax.rsqrt((a * a).mean(-1, keepdims=True) + 1e-6))
    yield gradient("row_sum", "a", [numbers(3, 0)], lambda a: a.sum(-1))


@family
def index():
    x = numbers(3, 4, 5)
    yield gradient("transpose", "a", [x], lambda a: a.transpose(2, 0, 1), axes=[2, 0, 1])
    yield gradient("swap_axes", "x", [x], lambda x: jnp.swapaxes(x, 0, 2), first=0, second=2)
    yield gradient("reshape", "x", [numbers(4, 6)], lambda x: x.reshape(3, 8), shape=[3, 8])
    yield gradient("flatten", "a", [x], jnp.ravel)
    yield gradient("flatten_rows", "x", [x], lambda x: x.reshape(3, -1))
    yield gradient("slice", "a", [x], lambda a: a[1:3, 0:4:2, 1:5:3], low=[1, 0, 1], high=[3, 4, 5], step=[1, 2, 3])
    yield gradient("pad", "a", [numbers(3, 4)], lambda a: jnp.pad(a, ((1, 2), (0, 1)), constant_values=2.0), low=[1, 0], high=[2, 1], value=2.0)
    yield gradient("tril", "a", [x], jnp.tril)
    yield gradient("trace", "a", [numbers(2, 3, 3)], lambda a: jnp.trace(a, axis1=1, axis2=2))
    yield gradient("diagonal", "a", [numbers(2, 3)], lambda a: jnp.einsum("bi,ij->bij", a, jnp.eye(3)))
    yield gradient("reverse", "a", [x], lambda a: a[:, ::-1, ::-1], axes=[1, 2])
    yield gradient("repeat", "x", [x], lambda x: x.repeat(3, 1), axis=1, times=3)
    yield gradient("tile", "x", [numbers(2, 3)], lambda x: jnp.tile(x, (2, 3)), times=[2, 3])
    yield gradient("squeeze", "x", [numbers(2, 1, 3)], lambda x: x[:, 0], axes=[1])
    yield gradient("expand_dims", "x", [numbers(2, 3)], lambda x: x[:, None], axis=1)
    yield gradient("slice_assign", "x y", [numbers(4, 5), numbers(2, 3, seed=1)], lambda x, y: x.at[1:3, 2:5].set(y), low=[1, 2])
    ids = np.asarray([2, 0, 2, 2, 5], np.int32)
    yield gradient("take", "table", [numbers(6, 3), ids], lambda t, i: t[i])
    yield gradient("take", "table", [numbers(6, 3), np.asarray([-3, 9, 2], np.int32)], lambda t, i: t[jnp.clip(i, 0, 5)], mode="clip")
    yield gradient("batch_take", "x", [numbers(5, 4), integers(4, 5)], lambda x, i: jnp.take_along_axis(x, i[:, None], 1)[:, 0])
    yield gradient("pick", "x", [numbers(5, 4), integers(4, 5)], lambda x, i: jnp.take_along_axis(x, i[:, None], 1)[:, 0])


@family
def graph():
    x, ids = numbers(7, 3), np.asarray([0, 2, 2, 1, 0, 2, 3], np.int32)
    yield gradient("segment_sum", "x", [x, ids], lambda x, i: jax.ops.segment_sum(x, i, 4), count=4)
    yield gradient("segment_mean", "x", [x, ids],
                   lambda x, i: jax.ops.segment_sum(x, i, 4) / jax.ops.segment_sum(jnp.ones(7), i, 4)[:, None], count=4)
    yield gradient("segment_max", "x", [x, ids], lambda x, i: jax.ops.segment_max(x, i, 4), count=4)
    source, target = integers(5, 9), integers(4, 9, seed=1)
    yield gradient("sddmm", "x y", [numbers(5, 3), numbers(4, 3, seed=1), source, target], lambda x, y, s, t: (x[s] * y[t]).sum(-1))
    yield gradient("embedding_bag", "table", [numbers(6, 3), integers(6, 4, 2)], lambda t, i: t[i].sum(1))
    yield gradient("embedding_bag", "table", [numbers(6, 3), integers(6, 4, 2)], lambda t, i: t[i].mean(1), mode="mean")
    yield gradient("expert_matmul", "x w", [numbers(2, 3, 4), numbers(2, 4, 5, seed=1)], jnp.matmul)


@family
def activate():
    x, y = numbers(3, 6), numbers(3, 6, seed=1)
    for name, of in [("scaled_relu", nn.selu), ("gelu_tanh", nn.gelu), ("gelu_sigmoid", lambda x: x * nn.sigmoid(1.702 * x)), ("silu", nn.silu),
                     ("log_sigmoid", nn.log_sigmoid), ("mish", nn.mish), ("soft_sign", nn.soft_sign), ("squareplus", nn.squareplus),
                     ("soft_cap", lambda x: 30 * jnp.tanh(x / 30)), ("glu", nn.glu), ("exponential_relu", nn.elu), ("hard_swish", nn.hard_swish)]:
        yield gradient(name, "x", [x], of)
        if name != "glu":
            yield gradient(name, "x", [HARD[1:-1]], of)
    yield gradient("swiglu", "gate value", [x, y], lambda a, b: nn.silu(a) * b)
    yield gradient("swiglu", "gate value", [HARD, HARD[::-1] / 1e30], lambda a, b: nn.silu(a) * b)
    yield gradient("geglu", "gate value", [x, y], lambda a, b: nn.gelu(a, approximate=False) * b)
    yield gradient("reglu", "gate value", [x, y], lambda a, b: nn.relu(a) * b)
    yield gradient("parametric_relu", "x slope", [numbers(2, 3, 4), numbers(3, seed=1)], lambda x, a: jnp.where(x > 0, x, a[:, None] * x))


@family
def norm():
    x, gain, bias = numbers(2, 4, 5), numbers(5, seed=1), numbers(5, seed=2)

    def layer(x, gain, bias, axes=(-1,), eps=1e-5):
        centred = x - x.mean(axes, keepdims=True)
        return centred * lax.rsqrt((centred * centred).mean(axes, keepdims=True) + eps) * gain + bias
    yield gradient("layer_norm", "x gain bias", [x, gain, bias], layer)
    by = lambda v, n: v.reshape(-1, *[1] * (n - 2))  # noqa: E731
    gain, bias = numbers(4, seed=1), numbers(4, seed=2)
    yield gradient("instance_norm", "x gain bias", [x, gain, bias], lambda x, g, b: layer(x, by(g, 3), by(b, 3), (2,)))
    yield gradient("group_norm", "x gain bias", [x, gain, bias], lambda x, g, b: layer(
        x.reshape(2, 2, 2, 5), 1, 0, (2, 3)).reshape(x.shape) * by(g, 3) + by(b, 3), groups=2)
    mean, variance = numbers(4, seed=3), numbers(4, seed=4, low=0.5)
    yield gradient("batch_norm", "x gain bias mean variance", [x, gain, bias, mean, variance],
                   lambda x, g, b, m, v: (x - by(m, 3)) * lax.rsqrt(by(v, 3) + 1e-3) * by(g, 3) + by(b, 3), eps=1e-3)
    yield gradient("l2_normalize", "x", [x], lambda x: x * lax.rsqrt((x * x).sum(-1, keepdims=True) + 1e-2), eps=1e-2)


@family
def loss():
    logits, label = numbers(4, 6), integers(6, 4)
    a, b, c = numbers(4, 5), numbers(4, 5, seed=1), numbers(4, 5, seed=2)
    yield gradient("cross_entropy", "logits", [logits, label],
                   lambda x, t: -jnp.take_along_axis(nn.log_softmax(x), t[:, None], 1)[:, 0])
    yield gradient("soft_cross_entropy", "logits label", [logits, nn.softmax(numbers(4, 6, seed=1)).astype(np.float32)],
                   lambda x, t: -(t * nn.log_softmax(x)).sum(-1))
    yield gradient("mean_squared_error", "a b", [a, b], lambda a, b: ((a - b) ** 2).mean())
    yield gradient("mean_absolute_error", "a b", [a, b], lambda a, b: jnp.abs(a - b).mean())
    yield gradient("log_softmax_last", "x", [logits], nn.log_softmax)
    entropy = lambda x, t: -t * nn.log_sigmoid(x) - (1 - t) * nn.log_sigmoid(-x)  # noqa: E731
    focal = lambda x, t: entropy(x, t) * (0.25 * t + 0.75 * (1 - t)) * (t * nn.sigmoid(-x) + (1 - t) * nn.sigmoid(x)) ** 2  # noqa: E731
    hard = HARD[1:-1]
    for x, t in [(a, nn.sigmoid(b)), (hard, hard > 1), (hard, hard <= 1)]:
        yield gradient("binary_cross_entropy", "logit label", [x, np.asarray(t, np.float32)], entropy)
        yield gradient("focal_loss", "logit label", [x, np.asarray(t, np.float32)], focal)
    yield gradient("logistic_output", "x", [hard], nn.sigmoid)
    yield gradient("huber", "a b", [a, b], lambda a, b: jnp.where(jnp.abs(a - b) <= 1, 0.5 * (a - b) ** 2, jnp.abs(a - b) - 0.5))
    yield gradient("log_cosh", "a b", [a, b], lambda a, b: jnp.log(jnp.cosh(a - b)))
    yield gradient("info_nce", "a b", [a / 2, b / 2], lambda a, b: -jnp.diagonal(nn.log_softmax(a @ b.T / 0.5)), temperature=0.5)


@family
def scan():
    x, a = numbers(2, 6), numbers(2, 6, seed=1)
    zeros = x.copy()
    zeros[0, 2] = zeros[1, 1] = zeros[1, 4] = 0
    yield gradient("prefix_sum", "x", [numbers(3, 5)], lambda x: lax.cumsum(x, 0, reverse=True), axis=0, backward=True)
    yield gradient("prefix_product", "x", [x], lambda x: jnp.cumprod(x, -1))
    yield gradient("prefix_product", "x", [zeros], lambda x: jnp.stack([x[:, :i + 1].prod(1) for i in range(6)], 1))
    yield gradient("prefix_max", "x", [x], lambda x: lax.cummax(x, 1))
    yield gradient("prefix_max", "x", [ties(3, 5)], lambda x: jnp.stack([x[:, :i + 1].max(1) for i in range(5)], 1))
    for each in (x, ties(3, 5), numbers(2, 40)):
        yield gradient("prefix_log_sum_exp", "x", [each], lambda x: jnp.stack([special.logsumexp(x[:, :i + 1], 1) for i in range(x.shape[1])], 1))

    def recur(a, x):
        def step(h, each):
            h = each[0] * h + each[1]
            return h, h
        return lax.scan(step, jnp.zeros(x.shape[0], x.dtype), (a.T, x.T))[1].T
    yield gradient("linear_recurrence", "a x", [a, x], recur)
    yield gradient("linear_recurrence", "a x", [numbers(2, 40), numbers(2, 40, seed=1)], recur)
    yield gradient("decay_recurrence", "log_a x", [-np.abs(a), x], lambda a, x: recur(jnp.exp(a), x))
    yield gradient("exponential_mean", "x", [x], lambda x: recur(jnp.full(x.shape, 0.75), 0.25 * x), keep=0.75)

    def states(decay, new):
        return jnp.moveaxis(recur(jnp.moveaxis(jnp.broadcast_to(decay, new.shape), 1, -1).reshape(-1, new.shape[1]),
                                  jnp.moveaxis(new, 1, -1).reshape(-1, new.shape[1])).reshape(*new.shape[:1], *new.shape[2:], -1), -1, 1)

    def ssm(x, step, a, b, c, skip):
        h = states(jnp.exp(step[..., None] * a), (step * x)[..., None] * b[:, :, None])
        return jnp.einsum("btdn,btn->btd", h, c) + skip * x
    yield gradient("ssm_scan", "x step a input output skip", [
        numbers(2, 5, 3), np.abs(numbers(2, 5, 3, seed=1)), -np.abs(numbers(3, 2, seed=2)), numbers(2, 5, 2, seed=3), numbers(2, 5, 2, seed=4),
        numbers(3, seed=5)], ssm)

    def ssd(x, decay, b, c):
        return jnp.einsum("bthnp,btn->bthp", states(jnp.exp(decay)[..., None, None], b[:, :, None, :, None] * x[:, :, :, None]), c)
    yield gradient("ssd_scan", "x log_decay input output", [
        numbers(2, 5, 2, 3), -np.abs(numbers(2, 5, 2, seed=1)), numbers(2, 5, 2, seed=3), numbers(2, 5, 2, seed=4)], ssd)


@family
def linalg():
    low = lambda a: jnp.tril(a)  # noqa: E731  (what is read)
    symmetric = lambda a: low(a) + jnp.swapaxes(jnp.tril(a, -1), -1, -2)  # noqa: E731
    factor = lambda a: lax.linalg.cholesky(symmetric(a), symmetrize_input=False)  # noqa: E731
    turn = lambda a, flag: jnp.swapaxes(a, -1, -2) if flag else a  # noqa: E731
    for batch in [(), (2,)]:
        a, b, g = numbers(*batch, 4, 4) + 3 * np.eye(4, dtype=np.float32), numbers(*batch, 4, 3), numbers(*batch, 4, 4, seed=2)
        whole = (a @ np.swapaxes(a, -1, -2)).astype(np.float32)
        yield gradient("linalg_potrf", "a", [whole], factor)
        yield gradient("linalg_potrf_gradient", "a dy", [whole, g], lambda a, g: jax.vjp(factor, a)[1](low(g))[0])
        yield gradient("linalg_potri", "l", [a], lambda l: jnp.linalg.inv(low(l) @ turn(low(l), True)))
        solve = lambda l, b: jnp.linalg.solve(low(l), b)  # noqa: E731
        yield gradient("solve_lower", "l b", [a, b], solve)
        yield gradient("solve_transposed", "l b", [a, b], lambda l, b: jnp.linalg.solve(turn(low(l), True), b))
        yield gradient("solve_lower_gradients", "l b dx", [a, b, b[..., ::-1, :].copy()], lambda l, b, d: jax.vjp(solve, l, b)[1](d))
        for transpose, right in [(False, False), (True, False), (False, True), (True, True)]:
            x = np.swapaxes(b, -1, -2).copy() if right else b
            of = lambda a, x: .5 * (turn(jnp.linalg.solve(turn(turn(low(a), transpose), True), turn(x, True)), True)  # noqa: B023, E731
                                    if right else jnp.linalg.solve(turn(low(a), transpose), x))  # noqa: B023
            yield gradient("linalg_trsm", "a b", [a, x], of, transpose=transpose, rightside=right, alpha=.5)
    for shape, axis in [((7,), -1), ((5, 4), 0), ((2, 6, 3), 1)]:
        yield gradient("sort", "x", [numbers(*shape)], lambda x: jnp.sort(x, axis), axis=axis)
        yield gradient("sort", "x", [numbers(*shape)], lambda x: jnp.flip(jnp.sort(x, axis), axis), axis=axis, descending=True)
    x, y = ties(3, 6), numbers(3, 6, seed=1)
    yield gradient("sort_last", "x", [x], lambda x: jnp.sort(x, -1))
    yield gradient("sort_last_gradient", "x dy", [x, y], lambda x, dy: jax.vjp(lambda x: jnp.sort(x, -1), x)[1](dy)[0])
    yield gradient("order_last", "x", [y, integers(9, 3, 6)], lambda x, p: jnp.sort(x, -1))
    turns = lambda z: jnp.stack([z.real, z.imag], -1).reshape(*z.shape[:-1], -1)  # noqa: E731
    parts = lambda z: (z.real, z.imag)  # noqa: E731
    for n in (6, 7):
        x, y, z = numbers(3, n), numbers(3, n, seed=1), numbers(3, 2 * n, seed=2)
        yield gradient("transform_last", "re im", [x, y], lambda x, y: parts(jnp.fft.fft(x + 1j * y)))
        yield gradient("transform_back", "re im", [x, y], lambda x, y: parts(jnp.fft.ifft(x + 1j * y)))
        yield gradient("fft", "x", [x], lambda x: turns(jnp.fft.fft(x)))
        yield gradient("ifft", "x", [z], lambda x: jnp.fft.ifft(x[:, ::2] + 1j * x[:, 1::2]).real * (x.shape[1] // 2))


@family
def choose():
    for x, k in [(numbers(3, 6), 2), (ties(2, 3, 5), 3), (numbers(4), 4)]:
        kept = lambda x: jnp.argsort(jnp.argsort(-x, -1, stable=True), -1) < k  # noqa: E731
        yield gradient("top_k", "x", [x], lambda x: lax.top_k(x, k)[0], k=k)
        yield gradient("top_k_gradient", "x dy", [x, numbers(*x.shape[:-1], k, seed=3)],
                       lambda x, dy: jax.vjp(lambda x: lax.top_k(x, k)[0], x)[1](dy)[0], k=k)
        yield gradient("sort_descending", "x", [x], lambda x: -jnp.sort(-x, -1))
        yield gradient("keep_top_k", "x", [x], lambda x: jnp.where(kept(x), x, 0), k=k)
        yield gradient("top_k_softmax", "x", [x], lambda x: nn.softmax(jnp.where(kept(x), x, -jnp.inf)), k=k)


@family
def semiring():
    a, b = numbers(2, 3, 4), numbers(2, 4, 5, seed=1)
    pair = lambda a, b: (a[..., None], b[..., None, :, :])  # noqa: E731
    for name, of in [("min_plus", lambda a, b: (a + b).min(-2)), ("max_plus", lambda a, b: (a + b).max(-2)), ("max_times", lambda a, b: (a * b).max(-2)),
                     ("max_min", lambda a, b: jnp.minimum(a, b).max(-2)), ("log_matmul", lambda a, b: special.logsumexp(a + b, -2))]:
        yield gradient(name, "a b", [a, b], lambda a, b: of(*pair(a, b)))  # noqa: B023
    yield gradient("max_plus", "a b", [ties(3, 4), ties(4, 5, seed=1)], lambda a, b: (a[..., None] + b).max(-2))


@family
def combiners():
    """Of test/gradients/Inputs/combiners.tdl."""
    x, mask = numbers(4, 5), np.asarray([1, 0, 1, 1, 0], np.int32)
    zeros = x.copy()
    zeros[1, 2] = zeros[2, 0] = zeros[2, 3] = 0
    product = lambda x: jnp.prod(x, -1)  # noqa: E731
    yield gradient("log_sum_rows", "x", [x], lambda x: special.logsumexp(x, 1))
    yield gradient("softmax_parts", "x", [x], lambda x: (x.max(1), jnp.exp(x - x.max(1, keepdims=True)).sum(1)))
    yield gradient("mean_and_variance", "x", [x], lambda x: (x.mean(1), x.var(1)))
    yield gradient("mean_and_variance", "x", [numbers(3, 1)], lambda x: (x.mean(1), x.var(1)))
    yield gradient("masked_moments", "x", [x, mask], lambda x, m: (x[:, mask > 0].mean(1), x[:, mask > 0].var(1)))
    for each in (x, zeros, numbers(3, 1)):
        yield gradient("row_product", "x", [each], product)
        yield gradient("row_product_slopes", "x dy", [each, numbers(len(each), seed=3)], lambda x, dy: jax.vjp(product, x)[1](dy)[0])
        yield gradient("product_slopes", "x dy", [each, numbers(len(each), seed=3)], lambda x, dy: jax.vjp(product, x)[1](dy)[0])
    yield gradient("block_product", "x", [numbers(2, 3, 4)], lambda x: jnp.prod(x, (0, 2)))
    yield gradient("window_product", "x", [numbers(9)], lambda x: jnp.stack([jnp.prod(x[2 * i:2 * i + 3]) for i in range(4)]))
    yield gradient("clipped_window", "x", [numbers(7)], lambda x: jnp.stack([jnp.prod(x[i:i + 3] ** 2) for i in range(7)]))
    square = numbers(4, 4)
    square[2, 1] = square[3, 0] = square[3, 2] = 0
    yield gradient("lower_product", "x", [square], lambda x: jnp.stack([jnp.prod(x[i, :i + 1]) for i in range(4)]))
    yield gradient("upper_product", "x", [square], lambda x: jnp.stack([jnp.prod(x[i, i + 1:]) for i in range(4)]))
    yield gradient("running_product", "x", [zeros[1]], lambda x: jnp.stack([jnp.prod(x[:i + 1]) for i in range(5)]))
    yield gradient("chosen_product", "x", [x, mask], lambda x, m: jnp.prod(x[:, mask > 0] ** 2, 1))

    def complex_product(x, y):
        z = x[0], y[0]
        for i in range(1, len(x)):
            z = z[0] * x[i] - z[1] * y[i], z[0] * y[i] + z[1] * x[i]
        return z
    yield gradient("complex_product", "x y", [numbers(6), numbers(6, seed=1)], complex_product)
    yield gradient("largest_and_sum", "x", [x], lambda x: (x.max(1), x.sum(1)))

    def products(x, y, parts):
        return tuple(jnp.stack(each) for each in zip(*(complex_product(x[p], y[p]) if len(x[p]) else (1.0, 0.0) for p in parts)))
    pair = [numbers(6), numbers(6, seed=1)]
    yield gradient("running_complex", "x y", pair, lambda x, y: products(x, y, [slice(i + 1) for i in range(6)]))
    yield gradient("complex_ahead", "x y", pair, lambda x, y: products(x, y, [slice(i + 1, 6) for i in range(6)]))
    yield gradient("running_moments", "x", [numbers(3, 7)], lambda x: tuple(
        jnp.stack([of(x[:, :i + 1], 1) for i in range(7)], 1) for of in (jnp.mean, jnp.var)))

    def backwards(a, x):
        h, results = 0.0, []
        for i in reversed(range(len(a))):
            results.append(h)
            h = a[i] * h + x[i]
        return jnp.stack(results[::-1])
    yield gradient("steps_ahead", "a x", pair, backwards)
    yield gradient("running_product_slopes", "x dy", [zeros[1], numbers(5, seed=3)], lambda x, dy: jax.vjp(lambda x: jnp.stack(
        [jnp.prod(x[:i + 1]) for i in range(5)]), x)[1](dy)[0])


@family
def attention():
    q, k, v = numbers(2, 4, 3, 5), numbers(2, 2, 6, 5, seed=1), numbers(2, 2, 6, 3, seed=2)

    def attend(q, k, v, causal):
        k, v = (x.repeat(2, 1) for x in (k, v))
        score = jnp.einsum("bhsd,bhtd->bhst", q, k) / np.sqrt(5)
        if causal:
            score = jnp.where(np.arange(6) <= np.arange(3)[:, None] + 3, score, -jnp.inf)
        return nn.softmax(score) @ v
    for causal in (False, True):
        yield gradient("attention", "q k v", [q, k, v], lambda q, k, v: attend(q, k, v, causal), causal=causal)  # noqa: B023
    x, place = numbers(2, 3, 4), np.asarray([4, 0, 7], np.int32)

    def turned(x, place):
        angle = place[:, None] * 10000.0 ** (-2 * np.arange(2) / 4)
        low, high = x[..., :2], x[..., 2:]
        return jnp.concatenate([low * jnp.cos(angle) - high * jnp.sin(angle), high * jnp.cos(angle) + low * jnp.sin(angle)], -1)
    yield gradient("rotary", "x", [x, place], turned)
    yield gradient("update_cache", "cache rows", [numbers(6, 3), numbers(2, 3, seed=1), np.asarray(3, np.int32)],
                   lambda c, r, at: lax.dynamic_update_slice(c, r, (at, jnp.int32(0))))
    yield gradient("linear_attention", "q k v", [numbers(3, 2), numbers(4, 2, seed=1), numbers(4, 3, seed=2)], lambda q, k, v: (
        (nn.elu(q) + 1) @ ((nn.elu(k) + 1).T @ v)) / ((nn.elu(q) + 1) @ (nn.elu(k) + 1).sum(0))[:, None])


def main():
    every = {name: list(FAMILIES[name]()) for name in sys.argv[3:] or FAMILIES}
    if sys.argv[1] == "count":
        operators = {line for cases in every.values() for _, line in cases}
        print(len(operators), "operators,", sum(line.split(" by ")[1].count(",") + 1 for line in operators), "gradients,",
              sum(map(len, every.values())), "applications")
        return
    folder = pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for name in every:
        models.write(folder / name, [each for each, _ in every[name]])
        (folder / f"{name}.tdl").write_text("".join(line + "\n" for line in dict.fromkeys(line for _, line in every[name])))


if __name__ == "__main__":
    main()
