"""What operators.py compares operators of tdl-stdlib with: functions of JAX. The first of these that has an operator gives its
operands, attributes and function:

 - here() names operands as large as they are timed;
 - the cases of test/tdl-stdlib/gradients and of test/tdl-stdlib/mxnet, which are small: extents other than 1 grow by one factor,
   so that the largest operand has ELEMENTS elements. NumPy's functions in the latter are JAX's of what JAX traces.

The gradient by all parameters that have one is what jax.vjp makes of the same function."""
import importlib
import itertools
import os
import sys
import types

import jax
import jax.numpy as jnp
import jax.scipy
import numpy as np
import scipy
import scipy.special
import scipy.stats
from jax import lax, nn
from jax.scipy import special

TESTS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "tdl-stdlib")
ELEMENTS = 1 << 20


class Operand:
    """An array before it is drawn, uniformly."""

    def __init__(self, shape, dtype="float32", low=-1., high=1.):
        self.shape, self.dtype, self.low, self.high = tuple(shape), np.dtype(dtype), low, high

    def draw(self):
        random = np.random.default_rng(0)
        if self.dtype.kind in "iub":
            return random.integers(self.low, self.high + 1, self.shape).astype(self.dtype)
        return np.asarray(random.uniform(self.low, self.high, self.shape)).astype(self.dtype)


class Reference:
    def __init__(self, operator, operands, attributes, function, definition=""):
        self.operator, self.operands, self.attributes, self.definition = operator, operands, attributes, definition
        structs = [jax.ShapeDtypeStruct(x.shape, x.dtype) for x in operands]
        lowered = jax.jit(lambda *xs: tuple(jax.tree.leaves(function(*xs)))).lower(*structs)
        self.results = [jax.ShapeDtypeStruct(x.shape, WIDE.get((operator, i), x.dtype)) for i, x in enumerate(jax.tree.leaves(lowered.out_info))]
        self.compile = lowered.compile


def differentiate(function, count, by):
    """What pulls cotangents, which are behind `count` operands, back to the operands of these numbers."""
    def pull(*values):
        operands, cotangents = list(values[:count]), values[count:]

        def of(*chosen):
            for i, x in zip(by, chosen):
                operands[i] = x
            return [y for y in jax.tree.leaves(function(*operands)) if y.dtype.kind == "f"]
        return jax.vjp(of, *(values[i] for i in by))[1](list(cotangents))
    return pull


def grow(arrays):
    """Operands like small arrays, with extents that are as many times larger."""
    def fit(shape):
        grown = [n for n in shape if n != 1]
        return int((ELEMENTS / np.prod(grown)) ** (1 / len(grown))) if grown else ELEMENTS
    arrays = [np.asarray(x) for x in arrays]
    times = max(1, min((fit(x.shape) for x in arrays), default=1))
    # What may be a place or a count of elements grows as well.
    return [Operand([n if n == 1 else n * times for n in x.shape], x.dtype,
                    *(np.array([np.nanmin(x), np.nanmax(x)]) * (times if x.dtype.kind == "i" else 1)).tolist()) for x in arrays]


def find(wants):
    """Each (operator, operands, attributes, function) while it may be traced: cases make their functions in loops."""
    yield from here()
    sys.path[:0] = [os.path.join(TESTS, "mxnet"), os.path.join(TESTS, "gradients")]
    import gradients
    jax.config.update("jax_enable_x64", False)
    gradients.gradient = lambda operator, by, operands, function, /, **attributes: (operator, operands, attributes, function)
    cases = import_with_jax("cases")
    cases.case = lambda name, operands, function, **attributes: (name, operands, attributes, function)
    for operator, operands, attributes, function in itertools.chain(
            *(make() for name, make in gradients.FAMILIES.items() if name != "combiners"), *(make() for _, make in cases.FAMILIES.values())):
        if wants(operator) and (not operands or max(np.ndim(x) for x in operands) > 1 or operator in FLAT) and all(np.size(x) for x in operands):
            yield operator, grow(operands), attributes, function


class Either:
    """A module whose functions are those of another for operands that JAX traces."""

    def __init__(self, ours, theirs):
        self.ours, self.theirs = ours, theirs

    def __getattr__(self, name):
        ours, theirs = getattr(self.ours, name), getattr(self.theirs, name, None)
        if theirs is None or isinstance(ours, type) or not callable(ours) and not isinstance(ours, types.ModuleType):
            return ours
        if isinstance(ours, types.ModuleType):
            return Either(ours, theirs)
        return lambda *xs, **given: (theirs if any(isinstance(x, jax.core.Tracer) for x in jax.tree.leaves((xs, given))) else ours)(*xs, **given)


def import_with_jax(name):
    replaced = {"numpy": Either(np, jnp), "scipy": Either(scipy, jax.scipy)}
    kept = {each: sys.modules[each] for each in replaced}
    sys.modules.update(replaced)
    try:
        return importlib.import_module(name)
    finally:
        sys.modules.update(kept)


# Why operators, and so their gradients, are not timed.
UNTIMED = {
    **dict.fromkeys(["correlation", "roi_pooling", "position_pooling", "deformable_position_pooling", "deformable_convolution"],
                    "JAX has no such function: the case's reference is a loop over places"),
    "batch_cholesky": "the opaque function of linalg_potrf, for operands that are drawn",
    "gradient_of_segment_product": "JAX has no such gradient",
    **dict.fromkeys([f"gradient_of_{name}" for name in ("top_k_gradient", "sort_last_gradient", "order_last_gradient", "linalg_potrf_gradient",
                                                        "solve_lower_gradients", "transform_last_gradients", "transform_back_gradients")],
                    "a second derivative"),
}
FLAT = {"linalg_sumlogdiag"}
WIDE = {("max_with_place", 1): np.dtype("int64"), ("max_pool_place", 0): np.dtype("int64"), ("random_bits", 0): np.dtype("int64")}


def ids(limit, *shape):
    return Operand(shape, "int32", 0, limit - 1)


def bits(*shape):
    return Operand(shape, "bool", 0, 1)


def positive(*shape):
    return Operand(shape, low=.1)


def apply(operator, operands, function, **attributes):
    """Operands of floats may be only their extents."""
    return operator, [x if isinstance(x, Operand) else Operand(x) for x in operands], attributes, function


MATRIX = (1024, 1024)
LINE = (1 << 20,)


def here():
    yield from products()
    yield from convolutions()
    yield from pools()
    yield from rowwise()
    yield from elements()
    yield from moved()
    yield from placed()
    yield from attentions()
    yield from losses()
    yield from updates()
    yield from scans()
    yield from drawn()


def products():
    square = (512, 512)
    yield apply("dot", [LINE, LINE], jnp.dot)
    yield apply("outer", [(1024,), (1024,)], jnp.outer)
    yield apply("matvec", [MATRIX, (1024,)], jnp.matmul)
    yield apply("matmul", [square, square], jnp.matmul)
    yield apply("matmul_tn", [square, square], lambda a, b: a.T @ b)
    yield apply("matmul_nt", [square, square], lambda a, b: a @ b.T)
    yield apply("batch_matmul", [(16, 128, 128), (16, 128, 128)], jnp.matmul)
    yield apply("expert_matmul", [(16, 128, 128), (16, 128, 128)], jnp.matmul)
    yield apply("bilinear", [(64, 64), (64, 64, 64), (64, 64)], lambda x, w, y: jnp.einsum("il,jlr,ir->ij", x, w, y))
    yield apply("fully_connected", [(512, 512), (512, 512), (512,)], lambda x, w, c: x @ w.T + c)
    yield apply("fully_connected_flat", [(512, 16, 32), (512, 512), (512,)], lambda x, w, c: x.reshape(512, 512) @ w.T + c)
    pair = lambda of, fold: lambda a, b: fold(of(a[..., None], b[..., None, :, :]), -2)  # noqa: E731
    for name, of, fold in [("min_plus", jnp.add, jnp.min), ("max_plus", jnp.add, jnp.max), ("max_times", jnp.multiply, jnp.max),
                           ("min_times", jnp.multiply, jnp.min), ("max_min", jnp.minimum, jnp.max), ("log_matmul", jnp.add, special.logsumexp)]:
        yield apply(name, [(4, 128, 128), (4, 128, 128)], pair(of, fold))
    yield apply("or_and", [bits(4, 128, 128), bits(4, 128, 128)], pair(jnp.logical_and, jnp.any))

    def viterbi(score, move, symbol):
        total = score[..., None] + move
        return symbol + total.max(-2), total.argmax(-2).astype(jnp.int32)
    yield apply("viterbi_step", [(64, 256), (256, 256), (64, 256)], viterbi)
    yield apply("newton_schulz", [square], lambda x: polar(x))
    yield apply("linalg_trmm", [square, square], lambda a, x: 2 * (jnp.tril(a) @ x), alpha=2.)


def convolve(x, w, s=1, d=1, pad=0, groups=1, spec=None):
    rank = x.ndim - 2
    every = lambda v: list(v) if isinstance(v, (list, tuple)) else [v] * rank  # noqa: E731
    names = "DHW"[3 - rank:]
    return lax.conv_general_dilated(x, w, every(s), [(p, p) for p in every(pad)], rhs_dilation=every(d), feature_group_count=groups,
                                    dimension_numbers=spec or ("NC" + names, "OI" + names, "NC" + names))


def convolutions():
    x1, w1, x2, w2 = (16, 64, 1024), (64, 64, 3), (8, 64, 56, 56), (64, 64, 3, 3)
    same = lambda x, w: convolve(x, w, pad=1)  # noqa: E731
    pads = dict(low=[1, 1], high=[1, 1])
    yield apply("conv1d", [x1, w1], same, pad=1)
    yield apply("conv2d", [x2, w2], same, pad=1)
    yield apply("convolution", [x2, w2], same, **pads)
    yield apply("convolution_bias", [x2, w2, (64,)], lambda x, w, b: same(x, w) + b[:, None, None], **pads)
    yield apply("convolution_channels_last", [(8, 56, 56, 64), (3, 3, 64, 64)],
                lambda x, w: convolve(x, w, pad=1, spec=("NHWC", "HWIO", "NHWC")), **pads)
    of = lambda which: lambda g, x: jax.vjp(same, *([jnp.zeros(x1), x] if which == 0 else [x, jnp.zeros(w1)]))[1](g)[which]  # noqa: E731
    yield apply("conv1d_data_gradient", [x1, w1], of(0), pad=1)
    yield apply("conv1d_filter_gradient", [x1, x1], of(1), pad=1)
    of = lambda which: lambda g, x: jax.vjp(same, *([jnp.zeros(x2), x] if which == 0 else [x, jnp.zeros(w2)]))[1](g)[which]  # noqa: E731
    yield apply("convolution_data_gradient", [x2, w2], of(0), size=[56, 56], low=[1, 1])
    yield apply("convolution_filter_gradient", [x2, x2], of(1), window=[3, 3], low=[1, 1])
    yield apply("depthwise_conv1d", [(16, 256, 1024), (256, 3)], lambda x, w: convolve(x, w[:, None], pad=1, groups=256), pad=1)
    yield apply("depthwise_convolution", [(8, 64, 56, 56), (64, 1, 3, 3)], lambda x, w: convolve(x, w, pad=1, groups=64), **pads)
    yield apply("causal_convolution", [(8, 512, 512), (4, 512)], lambda x, w: lax.conv_general_dilated(
        x, w[:, None], (1,), [(3, 0)], feature_group_count=512, dimension_numbers=("NHC", "HIO", "NHC")))
    yield apply("transposed_convolution", [(8, 64, 28, 28), (64, 64, 2, 2)],
                lambda x, w: jax.vjp(lambda z: convolve(z, w, 2), jnp.zeros((8, 64, 56, 56)))[1](x)[0], strides=[2, 2])


def pools():
    x, strides = (8, 64, 56, 56), [2, 2]
    half = (16, 256, 1024)
    yield apply("max_pool1d", [half], lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (1, 1, 2), (1, 1, 2), "valid"))
    yield apply("mean_pool1d", [half], lambda x: lax.reduce_window(x, 0., lax.add, (1, 1, 2), (1, 1, 2), "valid") / 2)

    def pool(x, start, fold):
        return lax.reduce_window(x, start, fold, (1, 1, 3, 3), (1, 1, 2, 2), "valid")
    most, total = lambda x: pool(x, -jnp.inf, lax.max), lambda x: pool(x, 0., lax.add)  # noqa: E731
    given = dict(window=[3, 3], strides=strides)
    yield apply("max_pool", [x], most, **given)
    yield apply("sum_pool", [x], total, **given)
    yield apply("mean_pool", [x], lambda x: total(x) / 9, **given)
    yield apply("power_pool", [x], lambda x: total(abs(x) ** 3) ** (1 / 3), p=3., **given)
    made = (8, 64, 27, 27)
    yield apply("max_pool_gradient", [made, x], lambda g, x: jax.vjp(most, x)[1](g)[0], **given)
    yield apply("sum_pool_gradient", [made], lambda g: jax.vjp(total, jnp.zeros(x))[1](g)[0], size=[56, 56], **given)

    def place(x):
        at = jnp.broadcast_to((jnp.arange(3)[:, None] << 20) + jnp.arange(3), (8, 64, 27, 27, 3, 3))
        seen = jnp.stack([jnp.stack([x[:, :, i:i + 53:2, j:j + 53:2] for j in range(3)], -1) for i in range(3)], -2).reshape(*made, 9)
        return jnp.take_along_axis(at.reshape(*made, 9), seen.argmax(-1)[..., None], -1)[..., 0]
    yield apply("max_pool_place", [x], place, **given)
    yield apply("depth_to_space", [x], lambda x: x.reshape(8, 2, 2, 16, 56, 56).transpose(0, 3, 4, 1, 5, 2).reshape(8, 16, 112, 112))
    yield apply("space_to_depth", [x], lambda x: x.reshape(8, 64, 28, 2, 28, 2).transpose(0, 3, 5, 1, 2, 4).reshape(8, 256, 28, 28))


def rowwise():
    yield apply("sum_all", [MATRIX], jnp.sum)
    for name, of, axis in [("row_sum", jnp.sum, 1), ("column_sum", jnp.sum, 0), ("row_mean", jnp.mean, 1), ("row_max", jnp.max, 1), ("row_min", jnp.min, 1),
                           ("row_product", jnp.prod, 1)]:
        yield apply(name, [MATRIX], lambda a: of(a, axis))  # noqa: B023
    yield apply("row_norm", [MATRIX], lambda a: jnp.sqrt((a * a).sum(1) + 1e-6))
    yield apply("norm_of", [MATRIX], jnp.linalg.norm)
    few = (256, 1024)
    yield apply("softmax", [few], nn.softmax)
    yield apply("softmax_output", [few], nn.softmax)
    yield apply("log_softmax", [few], nn.log_softmax)
    yield apply("log_sum_exp", [few], lambda a: special.logsumexp(a, 1))
    yield apply("rms_norm", [MATRIX, (1024,)], lambda a, g: a * g * lax.rsqrt((a * a).mean(1, keepdims=True) + 1e-6))
    rms = lambda x, g: x * g * lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-6)  # noqa: E731
    yield apply("rms_norm_gradient", [MATRIX, MATRIX, (1024,)], lambda g, x, gain: jax.vjp(rms, x, gain)[1](g))

    def layer_training(x, gain, bias):
        mean, r = x.mean(-1), lax.rsqrt(x.var(-1) + 1e-5)
        return (x - mean[:, None]) * r[:, None] * gain + bias, mean, r
    yield apply("layer_norm", [MATRIX, (1024,), (1024,)], lambda *xs: layer_training(*xs)[0])
    yield apply("layer_norm_training", [MATRIX, (1024,), (1024,)], layer_training)

    def layer_gradient(g, x, gain, mean, r):
        y = (x - mean[:, None]) * r[:, None]
        d = g * gain
        return r[:, None] * (d - d.mean(1, keepdims=True) - y * (d * y).mean(1, keepdims=True)), (g * y).sum(0), g.sum(0)
    yield apply("layer_norm_gradient", [MATRIX, MATRIX, (1024,), (1024,), (1024,)], layer_gradient)
    x, c = (16, 64, 32, 32), (64,)
    by = lambda v: v[:, None, None]  # noqa: E731

    def group(x, gain, bias, groups, eps):
        z = x.reshape(16, groups, -1)
        return ((z - z.mean(2, keepdims=True)) * lax.rsqrt(z.var(2, keepdims=True) + eps)).reshape(x.shape) * by(gain) + by(bias)
    yield apply("group_norm", [x, c, c], lambda *xs: group(*xs, 8, 1e-5), groups=8)
    yield apply("instance_norm", [x, c, c], lambda *xs: group(*xs, 64, 1e-5))
    yield apply("group_count", [x], lambda x: jnp.float32(x.size / 16))
    yield apply("batch_norm", [x, c, c, c, positive(64)], lambda x, g, b, m, v: (x - by(m)) * lax.rsqrt(by(v) + 1e-5) * by(g) + by(b))
    yield apply("channel_moments", [x], lambda x: (x.mean((0, 2, 3)), x.var((0, 2, 3))))

    def training(x, gain, bias, mean, variance):
        m, v = x.mean((0, 2, 3)), x.var((0, 2, 3))
        return (x - by(m)) * lax.rsqrt(by(v) + 1e-5) * by(gain) + by(bias), m, v, .9 * mean + .1 * m, .9 * variance + .1 * v
    yield apply("batch_norm_training", [x, c, c, c, positive(64)], training)

    def batch_gradient(g, x, gain, mean, variance):
        r = lax.rsqrt(variance + 1e-5)
        y = (x - by(mean)) * by(r)
        total, along = g.sum((0, 2, 3)), (g * y).sum((0, 2, 3))
        n = x.size / 64
        return by(gain * r) * (g - by(total / n) - y * by(along / n)), along, total
    yield apply("batch_norm_gradient", [x, x, c, c, positive(64)], batch_gradient)
    yield apply("l2_normalization", [x], lambda x: x * lax.rsqrt((x * x).sum((1, 2, 3), keepdims=True) + 1e-10))

    def local(x):
        total = lax.reduce_window(x * x, 0., lax.add, (1, 5, 1, 1), (1, 1, 1, 1), [(0, 0), (2, 2), (0, 0), (0, 0)])
        return x / (2 + 1e-4 / 5 * total) ** .75
    yield apply("local_response_norm", [x], local)


def elements():
    yield apply("momentum", [MATRIX, MATRIX], lambda v, g: .9 * v + g)
    yield apply("continuous_relu", [MATRIX], nn.celu)
    yield apply("relu6", [MATRIX], nn.relu6)
    yield apply("squared_relu", [MATRIX], lambda x: nn.relu(x) ** 2)
    yield apply("hard_tanh", [MATRIX], nn.hard_tanh)
    yield apply("hard_sigmoid", [MATRIX], nn.hard_sigmoid)
    yield apply("hard_shrink", [MATRIX], lambda x: jnp.where(abs(x) > .5, x, 0))
    yield apply("soft_shrink", [MATRIX], lambda x: jnp.sign(x) * jnp.maximum(abs(x) - .5, 0))
    yield apply("gelu_gradient", [MATRIX, MATRIX], lambda g, x: jax.vjp(lambda x: nn.gelu(x, approximate=False), x)[1](g)[0])
    yield apply("silu_gradient", [MATRIX, MATRIX], lambda g, x: jax.vjp(nn.silu, x)[1](g)[0])
    yield apply("swiglu_halves", [MATRIX], lambda x: nn.silu(x[:, :512]) * x[:, 512:])
    yield apply("where_else", [bits(*MATRIX), MATRIX, MATRIX], jnp.where)
    yield apply("logistic_output", [MATRIX], nn.sigmoid)
    yield apply("logistic_output_gradient", [MATRIX, MATRIX], jnp.subtract)
    yield apply("equal", [MATRIX, MATRIX], lambda a, b: (a == b).astype(jnp.float32))


def moved():
    yield apply("transpose", [MATRIX], lambda a: a.T + 0)
    yield apply("reverse", [LINE], lambda a: a[::-1])
    yield apply("roll", [LINE], lambda a: jnp.roll(a, 1))
    yield apply("flatten", [MATRIX], lambda a: a.reshape(-1))
    yield apply("reshape", [MATRIX], lambda a: a.reshape(2048, 512), shape=[2048, 512])
    yield apply("split_dimension", [LINE], lambda a: a.reshape(1024, 1024), size=1024)
    yield apply("slice", [LINE], lambda a: a[5:1000005:2], low=[5], high=[1000005], step=[2])
    yield apply("slice_axis", [MATRIX], lambda a: a[:, 5:1000], axis=1, low=5, high=1000)
    yield apply("slice_assign", [MATRIX, (1000, 900)], lambda x, y: x.at[10:1010, 20:920].set(y), low=[10, 20])
    yield apply("slice_assign_scalar", [MATRIX], lambda x: x.at[10:1010, 20:920].set(1.5), low=[10, 20], high=[1010, 920], scalar=1.5)
    yield apply("pad", [LINE], lambda a: jnp.pad(a, 16), low=[16], high=[16])
    yield apply("concatenate", [(512, 1024), (512, 1024)], lambda a, b: jnp.concatenate([a, b]))
    yield apply("broadcast_to", [(1024, 1)], lambda a: jnp.broadcast_to(a, MATRIX), shape=[0, 1024])
    yield apply("broadcast_axis", [(1024, 1)], lambda a: jnp.broadcast_to(a, MATRIX), axes=[1], sizes=[1024])
    yield apply("bias_add", [MATRIX, (1024,)], jnp.add)
    yield apply("bias_add_axis", [(16, 64, 1024), (64,)], lambda x, b: x + b[:, None])
    yield apply("tril", [(1024, 1024)], jnp.tril)
    yield apply("triu", [(1024, 1024)], jnp.triu)
    yield apply("diagonal", [(1024,)], jnp.diag)
    yield apply("trace", [(1024, 1024)], jnp.trace)
    yield apply("iota", [], lambda: jnp.arange(LINE[0], dtype=jnp.int32), size=LINE[0])
    yield apply("arange", [], lambda: jnp.repeat(.5 + 2 * jnp.arange(1 << 19, dtype=jnp.float32), 2), start=.5, step=2., size=1 << 19, times=2)
    yield apply("identity", [], lambda: jnp.eye(1024), size=1024)
    for name, value in [("zeros", 0.), ("ones", 1.), ("full", 1.25)]:
        yield apply(name, [], lambda: jnp.full(MATRIX, value), shape=list(MATRIX), **({"value": value} if name == "full" else {}))  # noqa: B023
    yield apply("crop_like", [(8, 64, 64, 64), (8, 1, 48, 48)], lambda x, y: x[:, :, 5:53, 6:54], offset=[5, 6])
    yield apply("squeeze", [(1024, 1, 1024)], lambda x: x[:, 0], axes=[1])
    yield apply("sinusoids", [ids(4096, 2048)], sinusoids, size=256)


def sinusoids(place):
    angle = place[:, None] * 1e4 ** (-jnp.arange(256) / 256)
    return jnp.concatenate([jnp.sin(angle), jnp.cos(angle)], 1)


def placed():
    """Rows that data points to, and orders."""
    rows, at = (16384, 64), ids(1024, 16384)
    segments = jax.ops
    yield apply("take", [(8192, 256), ids(8192, 2048)], lambda t, i: t[i])
    yield apply("take_gradient", [(2048, 256), ids(8192, 2048)], lambda g, i: jnp.zeros((8192, 256)).at[i].add(g), size=8192)
    yield apply("one_hot", [ids(1024, 1024)], lambda i: nn.one_hot(i, 1024), size=1024)
    yield apply("one_hot_last", [ids(1024, 1024)], lambda i: nn.one_hot(i, 1024), size=1024)
    for name, of in [("sum", segments.segment_sum), ("product", segments.segment_prod), ("max", segments.segment_max), ("min", segments.segment_min)]:
        yield apply("segment_" + name, [rows, at], lambda x, i: of(x, i, 1024), count=1024)  # noqa: B023
    size = lambda i, n: jnp.maximum(jnp.bincount(i, length=n), 1).astype(jnp.float32)  # noqa: E731
    yield apply("segment_count", [ids(1024, 1 << 20)], lambda i: jnp.bincount(i, length=1024).astype(jnp.int32), count=1024)
    yield apply("segment_mean", [rows, at], lambda x, i: segments.segment_sum(x, i, 1024) / size(i, 1024)[:, None], count=1024)

    def softmax(x, i):
        e = jnp.exp(x - segments.segment_max(x, i, 1024)[i])
        return e / segments.segment_sum(e, i, 1024)[i]
    yield apply("segment_softmax", [rows, at], softmax, count=1024)
    edges = ids(1024, 16384)
    yield apply("spmm", [(1024, 64), (16384,), edges, edges], lambda x, w, s, t: segments.segment_sum(w[:, None] * x[s], t, 1024), nodes=1024)
    yield apply("sddmm", [(1024, 64), (1024, 64), edges, edges], lambda x, y, s, t: (x[s] * y[t]).sum(-1))
    yield apply("edge_values", [(1024, 64), (1024, 64), edges, edges], lambda x, y, s, t: x[s] + y[t])
    yield apply("graph_convolution", [(1024, 64), (64, 64), edges, edges], lambda x, w, s, t: segments.segment_sum(
        (x @ w)[s] * (lax.rsqrt(size(s, 1024))[s] * lax.rsqrt(size(t, 1024))[t])[:, None], t, 1024))
    yield apply("embedding_bags", [(8192, 64), ids(8192, 16384), at, (16384,)], lambda t, i, b, w: segments.segment_sum(w[:, None] * t[i], b, 1024), bags=1024)
    yield apply("embedding_bag", [(8192, 64), ids(8192, 1024, 16)], lambda t, i: t[i].sum(1))
    expert, k = ids(16, 2048, 2), 2
    place = lambda e: jnp.take_along_axis(jnp.cumsum(nn.one_hot(e, 16, dtype=jnp.int32), 0), e[:, None], 1)[:, 0] - 1  # noqa: E731
    yield apply("expert_places", [ids(16, 4096)], place)
    yield apply("expert_dispatch", [(2048, 256), expert, ids(256, 2048, 2)],
                lambda x, e, p: jnp.zeros((16, 256, 256)).at[e, p].set(x[:, None], mode="drop"), experts=16, places=256)
    yield apply("expert_combine", [(16, 256, 256), expert, ids(256, 2048, 2), (2048, 2)], lambda y, e, p, g: (g[..., None] * y[e, p]).sum(1))

    def route(x):
        e = x.argmax(1).astype(jnp.int32)
        return e, place(e), nn.softmax(x).max(1)
    yield apply("route", [(4096, 16)], route)
    yield apply("load_balance", [(65536, 16), ids(16, 65536)], lambda g, e: 16 * (jnp.bincount(e, length=16) / 65536 * g.mean(0)).sum())
    yield apply("count_sketch", [(64, 4096), ids(1024, 4096), (4096,)], lambda x, p, s: jnp.zeros((64, 1024)).at[:, p].add(x * s), size=1024)
    yield apply("batch_take", [MATRIX, ids(1024, 1024)], lambda x, i: jnp.take_along_axis(x, i[:, None], 1)[:, 0])
    yield apply("pick_last", [MATRIX, ids(1024, 1024)], lambda x, i: jnp.take_along_axis(x, i[:, None], 1)[:, 0])
    yield apply("take_along", [(4096, 1024), ids(1024, 4096, 64)], lambda x, i: jnp.take_along_axis(x, i, 1), count=64)
    yield apply("count_nonzero", [MATRIX], lambda x: jnp.count_nonzero(x, 1).astype(jnp.int32))
    for name, of in [("arg_max", jnp.argmax), ("arg_min", jnp.argmin), ("argmax", jnp.argmax), ("argmin", jnp.argmin)]:
        yield apply(name, [MATRIX], lambda x: of(x, 1).astype(jnp.int32), axis=1)  # noqa: B023
    yield apply("max_with_place", [MATRIX], lambda x: (x.max(1), x.argmax(1)), axis=1)
    many = (1024, 256)
    yield apply("sort_last", [many], lambda x: jnp.sort(x, -1))
    yield apply("order_last", [many, ids(256, *many)], lambda x, p: lax.sort((x, p), num_keys=1))
    parts = lambda z: (z.real, z.imag)  # noqa: E731
    pairs = lambda z: jnp.stack([z.real, z.imag], -1).reshape(*z.shape[:-1], -1)  # noqa: E731
    yield apply("transform_last", [many, many], lambda x, y: parts(jnp.fft.fft(x + 1j * y)))
    for name, of in [("transform_last", jnp.fft.fft), ("transform_back", jnp.fft.ifft)]:
        back = lambda x, y, *dy: jax.vjp(lambda x, y: parts(of(x + 1j * y)), x, y)[1](dy)  # noqa: B023, E731
        yield apply(name + "_gradients", [many] * 4, back)
    yield apply("transform_back", [many, many], lambda x, y: parts(jnp.fft.ifft(x + 1j * y)))
    yield apply("fft", [many], lambda x: pairs(jnp.fft.fft(x)))
    yield apply("ifft", [(1024, 512)], lambda x: jnp.fft.ifft(x[:, ::2] + 1j * x[:, 1::2]).real * 256)
    ranks = lambda x: jnp.argsort(jnp.argsort(-x, -1), -1).astype(jnp.int32)  # noqa: E731
    yield apply("descending_ranks", [many], ranks)
    yield apply("sort_descending", [many], lambda x: (-jnp.sort(-x, -1), jnp.argsort(-x, -1).astype(jnp.int32)))
    yield apply("top_k", [many], lambda x: lax.top_k(x, 8), k=8)
    back = lambda x, dy: jax.vjp(lambda x: lax.top_k(x, 8)[0], x)[1](dy)[0]  # noqa: E731
    yield apply("top_k_gradient", [many, (1024, 8)], back, k=8)
    kept = lambda x: x >= lax.top_k(x, 8)[0][:, -1:]  # noqa: E731
    yield apply("keep_top_k", [many], lambda x: jnp.where(kept(x), x, 0), k=8)
    yield apply("top_k_softmax", [many], lambda x: nn.softmax(jnp.where(kept(x), x, -jnp.inf)), k=8)
    rest = (64, 32, 512)
    length = Operand((32,), "int32", 1, 64)
    yield apply("sequence_last", [rest, length], lambda x, n: x[n - 1, jnp.arange(32)])
    yield apply("sequence_mask", [rest, length], lambda x, n: jnp.where((jnp.arange(64)[:, None] < n)[..., None], x, -1), value=-1.)
    at_ = lambda n: jnp.where(jnp.arange(64)[:, None] < n, n - 1 - jnp.arange(64)[:, None], jnp.arange(64)[:, None])  # noqa: E731
    yield apply("sequence_reverse", [rest, length], lambda x, n: jnp.take_along_axis(x, at_(n)[..., None], 0))
    image = (8, 32, 64, 64)
    yield apply("bilinear_sampler", [image, (8, 2, 64, 64)], sample)
    yield apply("affine_grid", [(32, 6)], lambda t: affine(t, 128, 128), height=128, width=128)
    yield apply("spatial_transformer", [image, (8, 6)], lambda x, t: sample(x, affine(t, 64, 64)), height=64, width=64)
    yield apply("flow_grid", [(32, 2, 128, 128)], lambda f: jnp.stack([(f[:, 0] + jnp.arange(128)) * 2 / 127 - 1,
                                                                       (f[:, 1] + jnp.arange(128)[:, None]) * 2 / 127 - 1], 1))


def sample(x, grid):
    (b, c, h, w), u, v = x.shape, (grid[:, 0] + 1) * (x.shape[3] - 1) / 2, (grid[:, 1] + 1) * (x.shape[2] - 1) / 2

    def at(plane, v, u):
        return jax.scipy.ndimage.map_coordinates(plane, [v, u], order=1)
    return jax.vmap(lambda planes, v, u: jax.vmap(lambda plane: at(plane, v, u))(planes))(x, v, u)


def affine(theta, height, width):
    y, x = jnp.meshgrid(jnp.linspace(-1, 1, height), jnp.linspace(-1, 1, width), indexing="ij")
    return jnp.einsum("bkl,lhw->bkhw", theta.reshape(-1, 2, 3), jnp.stack([x, y, jnp.ones_like(x)]))


def attentions():
    q, k = (2, 8, 256, 64), (2, 4, 256, 64)
    yield apply("attention_scores", [q, q], lambda q, k: .125 * jnp.einsum("bhid,bhjd->bhij", q, k), scale=.125)
    yield apply("causal_scores", [q, q], lambda q, k: jnp.where(jnp.tri(256, dtype=bool), jnp.einsum("bhid,bhjd->bhij", q, k), -jnp.inf))
    shared = lambda k: jnp.repeat(k, 2, 1)  # noqa: E731
    scores = lambda q, k: jnp.einsum("bhsd,bhtd->bhst", q, shared(k)) / 8  # noqa: E731
    i, j = np.arange(256)[:, None], np.arange(256)
    causal = j <= i

    def attend(q, k, v, seen=None, bias=0.):
        score = scores(q, k) + bias
        return nn.softmax(score if seen is None else jnp.where(seen, score, -jnp.inf)) @ shared(v)
    yield apply("scores", [q, k], scores)
    yield apply("weigh", [(2, 8, 256, 256), k], lambda s, v: nn.softmax(s) @ shared(v))
    yield apply("attention", [q, k, k], attend)
    yield apply("sliding_attention", [q, k, k], lambda q, k, v: attend(q, k, v, causal & (j > i - 64)), window=64)
    yield apply("masked_attention", [q, k, k, bits(2, 1, 256, 256)], attend)
    yield apply("biased_attention", [q, k, k, (8, 256, 256)], lambda q, k, v, b: attend(q, k, v, None, b))
    yield apply("sloped_attention", [q, k, k, (8,)], lambda q, k, v, s: attend(q, k, v, causal, -s[:, None, None] * (i - j)))
    yield apply("cached_attention", [q, k, k, ids(1)], lambda q, k, v, at: attend(q, k, v, j <= i + at))
    f = lambda x: nn.elu(x) + 1  # noqa: E731
    yield apply("linear_attention", [(16, 256, 64), (16, 256, 64), (16, 256, 64)], lambda q, k, v: (
        f(q) @ (f(k).swapaxes(1, 2) @ v)) / (f(q) @ f(k).sum(1)[..., None]))

    def turn(x, place):
        angle = place[:, None] * 1e4 ** (-2 * jnp.arange(32) / 64)
        low, high = x[..., :32], x[..., 32:]
        return jnp.concatenate([low * jnp.cos(angle) - high * jnp.sin(angle), high * jnp.cos(angle) + low * jnp.sin(angle)], -1)
    yield apply("rotary", [(8, 8, 512, 64), ids(512, 512)], turn)


def losses():
    few, label = (512, 1024), ids(1024, 512)
    chosen = lambda x, t: jnp.take_along_axis(x, t[:, None], 1)[:, 0]  # noqa: E731
    entropy = lambda x, t: -chosen(nn.log_softmax(x), t)  # noqa: E731
    yield apply("cross_entropy", [few, label], entropy)
    yield apply("cross_entropy_gradient", [(512,), few, label], lambda g, x, t: jax.vjp(lambda x: entropy(x, t), x)[1](g)[0])
    yield apply("softmax_output_gradient", [few, label], lambda y, t: y - nn.one_hot(t, 1024))
    yield apply("mean_cross_entropy", [few, label], lambda x, t: entropy(x, t).mean())
    yield apply("softmax_cross_entropy", [few, label], lambda x, t: entropy(x, t).sum().reshape(1))
    yield apply("negative_log_likelihood", [few, label], lambda x, t: -chosen(x, t))
    yield apply("kl_divergence", [few, positive(*few)], lambda p, t: special.xlogy(t, t).sum(-1) - (t * p).sum(-1))
    yield apply("counted", [ids(4096, 1 << 20)], lambda t: (t != -100).sum().astype(jnp.int32))
    yield apply("smooth_l1_loss", [MATRIX, MATRIX], lambda a, b: jnp.where(abs(a - b) < 1, .5 * (a - b) ** 2, abs(a - b) - .5))
    yield apply("hinge", [MATRIX, MATRIX], lambda a, b: jnp.maximum(1 - a * b, 0))
    binary = lambda x, t: jnp.maximum(x, 0) - x * t + jnp.log1p(jnp.exp(-abs(x)))  # noqa: E731

    def focal(x, t):
        p = nn.sigmoid(x)
        right = p * t + (1 - p) * (1 - t)
        return (.25 * t + .75 * (1 - t)) * (1 - right) ** 2 * binary(x, t)
    yield apply("focal_loss", [MATRIX, positive(*MATRIX)], focal)
    norm = lambda x: jnp.sqrt((x * x).sum(-1))  # noqa: E731
    yield apply("cosine_similarity", [MATRIX, MATRIX], lambda a, b: (a * b).sum(-1) / jnp.maximum(norm(a) * norm(b), 1e-8))
    yield apply("triplet_loss", [MATRIX, MATRIX, MATRIX], lambda a, b, c: jnp.maximum(norm(a - b) - norm(a - c) + 1, 0))
    yield apply("info_nce", [(512, 256), (512, 256)], lambda a, b: -jnp.diagonal(nn.log_softmax(a @ b.T / .5)), temperature=.5)


def polar(x):
    s = x @ x.T
    return 3.4445 * x + (-4.775 * s + 2.0315 * s @ s) @ x


def updates():
    w, some, rate, t = MATRIX, positive(*MATRIX), positive(), Operand((), "int32", 3, 3)
    norm = jnp.linalg.norm

    def direction(g, m, v, t, eps=1e-8):
        m, v = .9 * m + .1 * g, .999 * v + .001 * g * g
        return m / (1 - .9 ** t) / (jnp.sqrt(v / (1 - .999 ** t)) + eps), m, v

    def adamw(w, g, m, v, t, r, decay=.01):
        d, m, v = direction(g, m, v, t)
        return w - r * (d + decay * w), m, v
    yield apply("adam_direction", [w, w, some, t], direction)
    yield apply("adam", [w, w, w, some, t, rate], lambda *xs: adamw(*xs, 0.))
    yield apply("adamw", [w, w, w, some, t, rate], adamw)

    def lamb(w, g, m, v, t, r):
        d, m, v = direction(g, m, v, t, 1e-6)
        d = d + .01 * w
        return w - r * norm(w) / norm(d) * d, m, v
    yield apply("lamb", [w, w, w, some, t, rate], lamb)

    def adamax(w, g, m, u, t, r):
        m, u = .9 * m + .1 * g, jnp.maximum(.999 * u, abs(g) + 1e-8)
        return w - r / (1 - .9 ** t) * m / u, m, u
    yield apply("adamax", [w, w, w, some, t, rate], adamax)

    def nadam(w, g, m, v, t, r):
        _, m, v = direction(g, m, v, t)
        ahead = .9 * m / (1 - .9 ** (t + 1)) + .1 * g / (1 - .9 ** t)
        return w - r * ahead / (jnp.sqrt(v / (1 - .999 ** t)) + 1e-8), m, v
    yield apply("nadam", [w, w, w, some, t, rate], nadam)
    yield apply("sgd", [w, w, rate], lambda w, g, r: w - r * g)
    yield apply("parameter_mean", [w, w], lambda m, w: .999 * m + .001 * w)

    def momentum(w, g, v, r):
        v = .9 * v + g
        return w - r * v, v
    yield apply("sgd_momentum", [w, w, w, rate], momentum)

    def signum(w, g, m, r):
        m = .9 * m + .1 * g
        return w - r * jnp.sign(m), m
    yield apply("signum", [w, w, w, rate], signum)
    yield apply("lion", [w, w, w, rate], lambda w, g, m, r: (w - r * jnp.sign(.9 * m + .1 * g), .99 * m + .01 * g))

    def lars(w, g, v, r):
        v = .9 * v + .001 * norm(w) / norm(g) * r * g
        return w - v, v
    yield apply("lars", [w, w, w, rate], lars)
    yield apply("clip_by_norm", [w], lambda g: g * jnp.minimum(1, 1 / norm(g)))

    def rmsprop(w, g, v, r):
        v = .9 * v + .1 * g * g
        return w - r * g / jnp.sqrt(v + 1e-8), v
    yield apply("rmsprop", [w, w, some, rate], rmsprop)

    def centred(w, g, v, mean, delta, r):
        v, mean = .95 * v + .05 * g * g, .95 * mean + .05 * g
        delta = .9 * delta - r * g / jnp.sqrt(v - mean * mean + 1e-8)
        return w + delta, v, mean, delta
    yield apply("rmsprop_centred", [w, w, Operand(MATRIX, low=2., high=3.), w, w, rate], centred)

    def adagrad(w, g, total, r):
        total = total + g * g
        return w - r * g / (jnp.sqrt(total) + 1e-7), total
    yield apply("adagrad", [w, w, some, rate], adagrad)

    def adadelta(w, g, v, u):
        v = .9 * v + .1 * g * g
        step = jnp.sqrt(u + 1e-5) * lax.rsqrt(v + 1e-5) * g
        return w - step, v, .9 * u + .1 * step * step
    yield apply("adadelta", [w, w, some, some], adadelta)

    def ftrl(w, g, z, n, r):
        more = n + g * g
        z = z + g - (jnp.sqrt(more) - jnp.sqrt(n)) / r * w
        return jnp.where(abs(z) > .01, (jnp.sign(z) * .01 - z) / ((1 + jnp.sqrt(more)) / r), 0), z, more
    yield apply("ftrl", [w, w, w, some, rate], ftrl)

    def adafactor(w, g, row, column, r):
        row, column = .99 * row + .01 * (g * g + 1e-30).mean(1), .99 * column + .01 * (g * g + 1e-30).mean(0)
        u = g * lax.rsqrt(row[:, None] * column / row.mean())
        return w - r * u / jnp.maximum(1, jnp.sqrt((u * u).mean())), row, column
    yield apply("adafactor", [w, w, positive(1024), positive(1024), rate], adafactor)

    def muon(w, g, v, r):
        v = .95 * v + g
        d = g + .95 * v
        x = d / (norm(d) + 1e-7)
        for _ in range(5):
            x = polar(x)
        return w - r * x, v
    square = (256, 256)
    yield apply("muon", [square, square, square, rate], muon)
    half = Operand(MATRIX, "float16")

    def mp(w, g, master):
        master = master - .1 * g.astype(jnp.float32)
        return master.astype(jnp.float16), master
    yield apply("mp_sgd_update", [half, half, w], mp, lr=.1)

    def mp_momentum(w, g, m, master):
        m = .9 * m - .1 * g.astype(jnp.float32)
        return (master + m).astype(jnp.float16), m, master + m
    yield apply("mp_sgd_mom_update", [half, half, w, w], mp_momentum, lr=.1, momentum=.9)


def recur(a, x):
    """Along the last dimension."""
    def step(h, each):
        h = each[0] * h + each[1]
        return h, h
    return jnp.moveaxis(lax.scan(step, jnp.zeros(x.shape[:-1]), (jnp.moveaxis(a, -1, 0), jnp.moveaxis(x, -1, 0)))[1], 0, -1)


def scans():
    rows = (256, 1024)
    yield apply("cumulative_sum", [(65536,)], jnp.cumsum)
    yield apply("prefix_min", [rows], lambda x: lax.cummin(x, 1))
    yield apply("prefix_max", [rows], lambda x: lax.cummax(x, 1))
    yield apply("prefix_product", [rows], lambda x: lax.cumprod(x, 1))
    yield apply("prefix_sum", [rows], lambda x: lax.cumsum(x, 1))
    yield apply("prefix_log_sum_exp", [rows], lambda x: lax.cumlogsumexp(x, 1))
    yield apply("linear_recurrence", [rows, rows], recur)
    yield apply("decay_recurrence", [Operand(rows, low=-1., high=0.), rows], lambda a, x: recur(jnp.exp(a), x))
    yield apply("exponential_mean", [rows], lambda x: recur(jnp.full(x.shape, .75), .25 * x), keep=.75)
    b, t, d, n = 2, 256, 64, 16

    def ssm_step(state, x, step, a, into, out, skip):
        state = state * jnp.exp(step[..., None] * a) + (step * x)[..., None] * into[:, None]
        return (state * out[:, None]).sum(-1) + skip * x, state

    def ssm(x, step, a, into, out, skip):
        def one(state, each):
            y, state = ssm_step(state, each[0], each[1], a, each[2], each[3], skip)
            return state, y
        return lax.scan(one, jnp.zeros((b, d, n)), tuple(v.swapaxes(0, 1) for v in (x, step, into, out)))[1].swapaxes(0, 1)
    decay = Operand((d, n), low=-1., high=0.)
    yield apply("ssm_scan", [(b, t, d), positive(b, t, d), decay, (b, t, n), (b, t, n), (d,)], ssm)
    yield apply("ssm_step", [(64, 1024, n), (64, 1024), positive(64, 1024), Operand((1024, n), low=-1., high=0.), (64, n), (64, n), (1024,)], ssm_step)

    def ssd(x, decay, into, out):
        def one(state, each):
            x, decay, into, out = each
            state = state * jnp.exp(decay)[..., None, None] + x[..., None] * into[:, None, None]
            return state, (state * out[:, None, None]).sum(-1)
        return lax.scan(one, jnp.zeros((b, 4, 32, n)), tuple(v.swapaxes(0, 1) for v in (x, decay, into, out)))[1].swapaxes(0, 1)
    yield apply("ssd_scan", [(b, t, 4, 32), Operand((b, t, 4), low=-1., high=0.), (b, t, n), (b, t, n)], ssd)


def drawn():
    """As many numbers of JAX's generator, which is another."""
    size, key = 1 << 20, Operand((2,), "int64", 1, 1 << 30)
    seed = lambda of: lambda key, *xs: of(jax.random.key(key[0].astype(jnp.int32)), *xs)  # noqa: E731
    random = jax.random
    yield apply("random_bits", [key], seed(lambda k: random.bits(k, (size,))), size=size)
    yield apply("random_unit", [key], seed(lambda k: random.uniform(k, (size,))), size=size)
    yield apply("random_uniform", [key], seed(lambda k: random.uniform(k, (size,))), size=size)
    yield apply("random_normal", [key], seed(lambda k: random.normal(k, (size,))), size=size)
    yield apply("random_exponential", [key], seed(lambda k: random.exponential(k, (size,))), size=size)
    yield apply("random_poisson", [key], seed(lambda k: random.poisson(k, 3.5, (65536,)).astype(jnp.int32)), size=65536, rate=3.5, most=24)
    rows, one = (1024, 1024), positive(1024)
    yield apply("sample_uniform", [key, one, one], seed(lambda k, a, b: a[:, None] + (b - a)[:, None] * random.uniform(k, rows)), size=1024)
    yield apply("sample_normal", [key, one, one], seed(lambda k, a, b: a[:, None] + b[:, None] * random.normal(k, rows)), size=1024)
    yield apply("sample_exponential", [key, one], seed(lambda k, r: random.exponential(k, rows) / r[:, None]), size=1024)
    yield apply("sample_poisson", [key, positive(64)], seed(lambda k, r: random.poisson(k, r[:, None], (64, 1024)).astype(jnp.int32)), size=1024, most=32)
    yield apply("sample_multinomial", [key, positive(64, 16)], seed(
        lambda k, p: random.categorical(k, jnp.log(p)[:, None], shape=(64, 1024)).astype(jnp.int32)), size=1024)
    yield apply("dropout", [key, MATRIX], seed(lambda k, x: jnp.where(random.bernoulli(k, .75, x.shape), x / .75, 0)), rate=.25)
