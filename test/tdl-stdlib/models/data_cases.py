"""Rows that data points to, products of semirings, scans, choices."""
import itertools

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax, nn
from models import case, family, integers, numbers, wide
from scipy import special


def segments(name, x, ids, count):
    return getattr(jax.ops, "segment_" + name)(x, ids, count)


@family("graph")
def graph():
    for n, tail, count in [(6, (), 3), (9, (4,), 5), (5, (2, 3), 7)]:
        x, ids = numbers(n, *tail), integers(count, n)
        X, = wide(x)
        for name, ours in dict(sum="sum", prod="product", max="max", min="min").items():
            yield case(f"segment_{ours}", [x, ids], segments(name, X, ids, count), count=count)
        size = np.bincount(ids, minlength=count)
        yield case("segment_count", [ids], size.astype(np.int32), count=count)
        mean = np.asarray(segments("sum", X, ids, count)) / np.maximum(size, 1).reshape([-1] + [1] * len(tail))
        yield case("segment_mean", [x, ids], mean, count=count)
        e = np.exp(X)
        yield case("segment_softmax", [x, ids], e / np.asarray(segments("sum", e, ids, count))[ids], count=count)
    for n, d, e in [(4, 3, 7), (6, 2, 5), (1, 4, 3)]:
        x, y, w = numbers(n, d), numbers(n + 1, d, seed=1), numbers(e, seed=2)
        source, target, other = integers(n, e), integers(n, e, seed=1), integers(n + 1, e)
        X, Y, W = wide(x, y, w)
        message = W[:, None] * X[source]
        size = np.bincount(target, minlength=n)
        for fold in ("sum", "max", "min"):
            yield case("spmm", [x, w, source, target], segments(fold, message, target, n), nodes=n, fold=fold)
        yield case("spmm", [x, w, source, target], np.asarray(segments("sum", message, target, n)) / np.maximum(size, 1)[:, None], nodes=n, fold="mean")
        yield case("sddmm", [x, y, source, other], (X[source] * Y[other]).sum(1))
        heads, more = numbers(n, 2, d), numbers(n + 1, 2, d, seed=1)
        H, M = wide(heads, more)
        yield case("sddmm", [heads, more, source, other], np.einsum("ehd,ehd->eh", H[source], M[other]))
        for by, function in dict(add=np.add, sub=np.subtract, mul=np.multiply).items():
            yield case("edge_values", [x, y, source, other], function(X[source], Y[other]), by=by)
        w = numbers(d, 3, seed=3)
        out = np.maximum(np.bincount(source, minlength=n), 1)
        links = np.zeros((n, n))
        np.add.at(links, (target, source), 1)
        yield case("graph_convolution", [x, w, source, target],
                   (links / np.sqrt(out) / np.sqrt(np.maximum(size, 1))[:, None]) @ X @ wide(w)[0])
    for v, d, b, n in [(5, 3, 2, 4), (7, 2, 3, 1), (2, 1, 1, 6)]:
        table, ids = numbers(v, d), integers(v, b, n)
        X, = wide(table)
        yield case("embedding_bag", [table, ids], X[ids].sum(1))
        yield case("embedding_bag", [table, ids], X[ids].mean(1), mode="mean")
        yield case("embedding_bag", [table, ids], X[ids].max(1), mode="max")
        flat, weight = ids.reshape(-1), numbers(b * n, seed=1)
        bag = np.sort(integers(b, b * n))
        yield case("embedding_bags", [table, flat, bag, weight], segments("sum", wide(weight)[0][:, None] * X[flat], bag, b), bags=b)
    for n, e, d, k, places in [(6, 3, 4, 2, 4), (5, 2, 3, 1, 2), (8, 4, 2, 2, 3)]:
        x, logits = numbers(n, d), numbers(n, e, seed=1)
        X, L = wide(x, logits)
        gate, expert = lax.top_k(nn.softmax(L), k)
        gate, expert = np.asarray(gate), np.asarray(expert).astype(np.int32)
        place = np.zeros((n, k), np.int32)
        used = [0] * e
        buffer = np.zeros((e, places, d))
        for c, i in itertools.product(range(k), range(n)):
            place[i, c] = used[expert[i, c]]
            used[expert[i, c]] += 1
            if place[i, c] < places:
                buffer[expert[i, c], place[i, c]] = X[i]
        yield case("expert_places", [expert[:, 0].copy()], place[:, 0].copy())
        yield case("expert_dispatch", [x, expert, place], buffer, experts=e, places=places)
        made = numbers(e, places, d, seed=2)
        out = np.zeros((n, d))
        for i, c in itertools.product(range(n), range(k)):
            if place[i, c] < places:
                out[i] += gate[i, c] * wide(made)[0][expert[i, c], place[i, c]]
        yield case("expert_combine", [made, expert, place, gate.astype(np.float32)], out)
        yield case("route", [logits], [expert[:, 0].copy(), place[:, 0].copy(), gate[:, 0].astype(np.float32)])
        w = numbers(e, d, 3, seed=3)
        yield case("expert_matmul", [made, w], np.einsum("epd,edm->epm", *wide(made, w)))
        gates = np.asarray(nn.softmax(L))
        share = np.bincount(expert[:, 0], minlength=e) / n
        yield case("load_balance", [gates.astype(np.float32), expert[:, 0].copy()], np.float64(e * (share * gates.mean(0)).sum()))


@family("semiring")
def semiring():
    for batch, n, k, m in [((), 3, 4, 5), ((2,), 1, 3, 2), ((2, 3), 4, 1, 3)]:
        a, b = numbers(*batch, n, k), numbers(*batch, k, m, seed=1)
        A, B = (x[..., :, :, None] if i == 0 else x[..., None, :, :] for i, x in enumerate(wide(a, b)))
        yield case("min_plus", [a, b], (A + B).min(-2))
        yield case("max_plus", [a, b], (A + B).max(-2))
        yield case("max_times", [a, b], (A * B).max(-2))
        yield case("min_times", [a, b], (A * B).min(-2))
        yield case("max_min", [a, b], np.minimum(A, B).max(-2))
        yield case("or_and", [a > 0, b > 0], ((A > 0) & (B > 0)).any(-2))
        yield case("log_matmul", [a, b], special.logsumexp(A + B, -2))
    i, j = integers(9, 3, 4), integers(9, 4, 2)
    yield case("min_plus", [i, j], (i[:, :, None] + j[None]).min(1))
    for batch, n, m in [((), 4, 3), ((2,), 3, 5)]:
        score, move, symbol = np.round(2 * numbers(*batch, n)), np.round(2 * numbers(n, m, seed=1)), numbers(*batch, m, seed=2)
        S, M, E = wide(score, move, symbol)
        total = S[..., :, None] + M
        yield case("viterbi_step", [score, move, symbol], [E + total.max(-2), total.argmax(-2).astype(np.int32)])


def along(function, x, axis, backward=False, exclusive=False, start=0):
    x = np.flip(x, axis) if backward else x
    y = function(x, axis)
    if exclusive:
        y = np.concatenate([np.full_like(np.take(y, [0], axis), start), np.delete(y, -1, axis)], axis)
    return np.flip(y, axis) if backward else y


def recurrence(a, x):
    y, state = np.zeros_like(x), 0
    for t in range(x.shape[-1]):
        y[..., t] = state = a[..., t] * state + x[..., t]
    return y


@family("scan")
def scan():
    for shape, axis in [((7,), -1), ((3, 4), 0), ((3, 4), -1), ((2, 5, 3), 1), ((1,), 0)]:
        x = numbers(*shape)
        X, = wide(x)
        yield case("prefix_sum", [x], np.cumsum(X, axis), axis=axis)
        for backward in (False, True):
            for exclusive in (False, True):
                yield case("prefix_sum", [x], along(np.cumsum, X, axis, backward, exclusive), axis=axis, backward=backward, exclusive=exclusive)
                yield case("prefix_product", [x], along(np.cumprod, X, axis, backward, exclusive, 1), axis=axis, backward=backward, exclusive=exclusive)
            yield case("prefix_max", [x], along(np.maximum.accumulate, X, axis, backward), axis=axis, backward=backward)
            yield case("prefix_min", [x], along(np.minimum.accumulate, X, axis, backward), axis=axis, backward=backward)
    i = integers(9, 2, 5)
    yield case("prefix_sum", [i], np.cumsum(i, 0).astype(np.int32), axis=0)
    for shape in [(6,), (2, 5), (2, 3, 1)]:
        x, a = numbers(*shape), numbers(*shape, seed=1)
        X, A = wide(x, a)
        yield case("prefix_log_sum_exp", [x], lax.cumlogsumexp(X, len(shape) - 1))
        yield case("linear_recurrence", [a, x], recurrence(A, X))
        step = lambda l, r: (l[0] * r[0], l[1] * r[0] + r[1])  # noqa: E731
        yield case("linear_recurrence", [a, x], lax.associative_scan(step, (A, X), axis=len(shape) - 1)[1])
        decay = -np.abs(a)
        yield case("decay_recurrence", [decay, x], recurrence(np.exp(wide(decay)[0]), X))
        yield case("exponential_mean", [x], recurrence(np.full_like(X, .75), .25 * X), keep=.75)
    for b, t, d, n in [(1, 1, 2, 3), (2, 5, 3, 4), (2, 7, 1, 2)]:
        x, step, a = numbers(b, t, d), numbers(b, t, d, seed=1, low=0), -numbers(d, n, seed=2, low=.1)
        into, out, skip = numbers(b, t, n, seed=3), numbers(b, t, n, seed=4), numbers(d, seed=5)
        X, S, A, I, O, D = wide(x, step, a, into, out, skip)  # noqa: E741
        state, made = np.zeros((b, d, n)), []
        for i in range(t):
            before = state
            state = state * np.exp(S[:, i, :, None] * A) + S[:, i, :, None] * X[:, i, :, None] * I[:, i, None]
            made.append((state * O[:, i, None]).sum(-1) + D * X[:, i])
        yield case("ssm_scan", [x, step, a, into, out, skip], np.stack(made, 1))
        exact = before.astype(np.float32)
        after = wide(exact)[0] * np.exp(S[:, i, :, None] * A) + S[:, i, :, None] * X[:, i, :, None] * I[:, i, None]
        yield case("ssm_step", [exact, x[:, i], step[:, i], a, into[:, i], out[:, i], skip], [(after * O[:, i, None]).sum(-1) + D * X[:, i], after])
        x, decay = numbers(b, t, 2, d, seed=6), -numbers(b, t, 2, seed=7, low=0)
        X, L = wide(x, decay)
        state, made = np.zeros((b, 2, d, n)), []
        for i in range(t):
            state = state * np.exp(L[:, i, :, None, None]) + X[:, i, :, :, None] * I[:, i, None, None]
            made.append((state * O[:, i, None, None]).sum(-1))
        yield case("ssd_scan", [x, decay, into, out], np.stack(made, 1))


@family("choose", "reduce")
def choose():
    for shape, axis in [((6,), 0), ((4, 5), 0), ((4, 5), -1), ((2, 3, 4), 1)]:
        for x in (numbers(*shape), np.round(numbers(*shape)) + 0, np.zeros(shape, np.float32)):  # without -0, which JAX sorts before 0
            yield case("arg_max", [x], np.argmax(x, axis).astype(np.int32), axis=axis)
            yield case("arg_min", [x], np.argmin(x, axis).astype(np.int32), axis=axis)
            yield case("max_with_place", [x], [x.max(axis), np.argmax(x, axis)], axis=axis)
            place = integers(shape[axis], *[2 if i == axis % len(shape) else n for i, n in enumerate(shape)])
            yield case("take_along", [x, place], np.take_along_axis(x, place, axis), axis=axis, count=2)
    ends = np.array([[1, np.nan, 3, np.nan], [-np.inf] * 4, [np.inf, -np.inf, np.inf, 0], [np.nan] * 4], np.float32)
    for axis in (0, 1):
        yield case("arg_max", [ends], np.argmax(ends, axis).astype(np.int32), axis=axis)
        yield case("arg_min", [ends], np.argmin(ends, axis).astype(np.int32), axis=axis)
        yield case("max_with_place", [ends], [ends.max(axis), np.argmax(ends, axis)], axis=axis)
    for type in (np.int32, np.int64):
        low, high = np.iinfo(type).min, np.iinfo(type).max
        ends = np.array([[low, low, low], [low, 5, high], [high, high, high], [2, 1, 1], [-3, 0, -3]], type)
        for axis in (0, 1):
            yield case("arg_max", [ends], np.argmax(ends, axis).astype(np.int32), axis=axis)
            yield case("arg_min", [ends], np.argmin(ends, axis).astype(np.int32), axis=axis)
            yield case("max_with_place", [ends], [ends.max(axis), np.argmax(ends, axis)], axis=axis)
            if type == np.int32:
                yield case("argmax", [ends], np.argmax(ends, axis).astype(np.int32), axis=axis)
                yield case("argmin", [ends], np.argmin(ends, axis).astype(np.int32), axis=axis)
    rows = np.array([[-np.inf] * 3, [np.inf] * 3, [-np.inf, 0, 1], [2, np.nan, 3]], np.float32)
    yield case("argmax", [rows], np.argmax(rows, 1).astype(np.int32), axis=1)
    yield case("argmin", [rows], np.argmin(rows, 1).astype(np.int32), axis=1)
    rows = np.array([[np.nan, 1, np.inf, np.nan, 1, np.nan], [np.inf, np.nan, -np.inf, np.inf, np.nan, 0], [np.nan] * 6, [2, -np.inf, np.inf, np.nan, 2, np.inf]], np.float32)
    values, order = map(np.asarray, lax.top_k(rows, 6))
    yield case("sort_descending", [rows], [values, order.astype(np.int32)])
    yield case("descending_ranks", [rows], np.argsort(order, -1).astype(np.int32))
    yield case("keep_top_k", [rows], np.where(np.argsort(order, -1) < 3, rows, 0), k=3)
    for shape, k in [((5,), 2), ((3, 6), 1), ((2, 3, 4), 4)]:
        for x in (numbers(*shape), np.round(numbers(*shape)) + 0):
            values, places = lax.top_k(x, k)
            places = np.asarray(places).astype(np.int32)
            yield case("top_k", [x], [values, places], k=k)
            back = numbers(*values.shape)
            scattered = np.zeros(shape, np.float32)
            np.put_along_axis(scattered, places, back, -1)
            yield case("top_k_gradient", [x, back], scattered, k=k)
            order = np.argsort(-x, -1, kind="stable")
            yield case("descending_ranks", [x], np.argsort(order, -1).astype(np.int32))
            yield case("sort_descending", [x], [np.take_along_axis(x, order, -1), order.astype(np.int32)])
            among = np.argsort(order, -1) < k
            yield case("keep_top_k", [x], np.where(among, x, 0), k=k)
            yield case("top_k_softmax", [x], nn.softmax(np.where(among, wide(x)[0], -np.inf)), k=k)
            yield case("where_else", [x > 0, x, -2 * x], np.where(x > 0, x, -2 * x))
            place = integers(shape[-1], *shape[:-1])
            yield case("pick_last", [x, place], np.take_along_axis(x, place[..., None], -1)[..., 0])
            yield case("one_hot_last", [place], np.asarray(nn.one_hot(place, 4), np.float32), size=4)
            yield case("count_nonzero", [x], jnp.count_nonzero(x, -1).astype(np.int32))
