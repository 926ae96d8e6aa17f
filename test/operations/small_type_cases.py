"""Operations on elements of 8 bits and fewer, and products of floats of 16, in the manner of cases.py."""
import itertools

import ml_dtypes
import numpy as np
from jax import lax

from cases import INF, NAN, Case, family, plain

F8 = ["float8_e5m2", "float8_e4m3", "float8_e3m4", "float8_e4m3fn", "float8_e5m2fnuz", "float8_e4m3fnuz", "float8_e4m3b11fnuz"]
PARTS = ["int2", "int4", "uint2", "uint4"]


@family(0)
def small_types():
    # All floats of 8 bits and integers of fewer, and pairs of them.
    for dtype in F8:
        x = np.arange(256, dtype=np.uint8).view(getattr(ml_dtypes, dtype))
        pairs = np.repeat(x[::9], 29), np.tile(x[::9], 29)
        for to in ["float32", "bfloat16", "float64", "int32", "bool"] + F8:
            if to != dtype:
                yield Case(f"{dtype}_{to}", lambda x, to=to: lax.convert_element_type(x, to), [x])
        for to in ["float32", "float64", "bfloat16"]:
            ends = np.array([NAN, INF, -INF, 448, 464, 465, 240, 248, 15.5, 15.76, 57344, 61440, 2**-10, 2**-11, 2**-16, 2**-17, 1e-9, -1e-9, 1e9], to)
            yield Case(f"{to}_{dtype}", lambda x, to=dtype: lax.convert_element_type(x, to), [np.concatenate([ends, 20 * plain(to, 60)]).astype(to)])
        for name in ["add", "sub", "mul", "max", "min", "lt", "eq"]:
            yield Case(f"{name}_{dtype}", getattr(lax, name), list(pairs))
        yield Case(f"bits_{dtype}", lambda x: lax.bitcast_convert_type(x, "uint8"), [x[x == x]])
        for name in ["abs", "neg", "sign", "floor"]:
            yield Case(f"{name}_{dtype}", getattr(lax, name), [x])
    for dtype in PARTS:
        info = ml_dtypes.iinfo(dtype)
        x = np.arange(info.min, info.max + 1).astype(getattr(ml_dtypes, dtype))
        pairs = np.repeat(x, len(x)), np.tile(x, len(x))
        for to in ["int8", "uint8", "int32", "float32", "bfloat16"] + PARTS:
            if to != dtype:
                yield Case(f"{dtype}_{to}", lambda x, to=to: lax.convert_element_type(x, to), [x])
        for name in ["add", "sub", "mul", "div", "rem", "max", "min", "lt", "shift_left", "shift_right_logical", "shift_right_arithmetic", "bitwise_xor"]:
            yield Case(f"{name}_{dtype}", getattr(lax, name), list(pairs))
        for name in ["neg", "sign", "bitwise_not"]:
            yield Case(f"{name}_{dtype}", getattr(lax, name), [x])


@family(0)
def tiny_floats():
    # A float without a zero or a sign, and one of 4 bits; XLA has none of 6 bits, and takes some subnormal ones of f32, 2^-127, for 0.
    for dtype in ["float8_e8m0fnu", "float4_e2m1fn"]:
        kind, is_scale = getattr(ml_dtypes, dtype), "e8m0" in dtype
        x = np.arange(256 if is_scale else 16, dtype=np.uint8).view(kind)
        some = x[1::9] if is_scale else x
        pairs = np.repeat(some, len(some)), np.tile(some, len(some))
        for to in ["float32", "float64", "bfloat16", "float16", "bool", "float8_e8m0fnu", "float4_e2m1fn"] + F8:
            if to != dtype:
                yield Case(f"{dtype}_{to}", lambda x, to=to: lax.convert_element_type(x, to), [x])
        yield Case(f"{dtype}_int32", lambda x: lax.convert_element_type(x, "int32"), [x if is_scale else x[:7]])
        for to in ["float32", "float64", "bfloat16", "float16"]:
            ends = np.array([NAN, -NAN, INF, -INF, 0., -0., 1, -1, .25, .26, .75, 1.25, 1.26, 1.5, 1.75, 2.5, 3, 5, 5.1, 6, 7, 7.5, 2.**-14, 2.**15, 49152, -6.5, -.25, -.3], to)
            far = np.array([2.**-120, 1e-30, 1e38], to) if to != "float16" else ends[:0]
            yield Case(f"{to}_{dtype}", lambda x, to=dtype: lax.convert_element_type(x, to), [np.concatenate([ends, far, 4 * plain(to, 60)]).astype(to)])
        yield Case(f"int32_{dtype}", lambda x, to=dtype: lax.convert_element_type(x, to), [np.array([0, 1, 2, 3, 5, 7, 100, -1, -3, 2**31 - 1], "int32")])
        for name in ["add", "sub", "max", "min", "lt", "ge", "eq", "ne"]:
            yield Case(f"{name}_{dtype}", getattr(lax, name), list(pairs))
        middle = x[70:180:7] if is_scale else x
        for name in ["mul", "div"]:
            yield Case(f"{name}_{dtype}", getattr(lax, name), [np.repeat(middle, len(middle)), np.tile(middle, len(middle))])
        for name in ["abs", "neg", "sign", "floor", "is_finite", "exp", "sqrt"]:
            yield Case(f"{name}_{dtype}", getattr(lax, name), [x[1:] if is_scale else x])
        yield Case(f"select_{dtype}", lax.select, [pairs[0] < pairs[1], *pairs])
        yield Case(f"clamp_{dtype}", lambda x: lax.clamp(np.array(1, x.dtype), x, np.array(3, x.dtype)), [x])
        yield Case(f"bits_{dtype}", lambda x, to="uint8" if is_scale else "uint4": lax.bitcast_convert_type(x, to), [x])
        yield Case(f"of_bits_{dtype}", lambda x, to=dtype: lax.bitcast_convert_type(x, to), [x.view("uint8") if is_scale else np.arange(16).astype(ml_dtypes.uint4)])
        line = np.abs(plain("float32", 24)).astype(kind)
        for name in ["reduce_prod", "reduce_max", "reduce_min"]:
            yield Case(f"{name}_{dtype}", lambda x, name=name: getattr(lax, name)(x, (0,)), [line.reshape(3, 8)])
        # XLA rounds each sum: small ones, which are exact.
        halves = np.minimum(line, kind(.5)).reshape(3, 8)
        yield Case(f"reduce_sum_{dtype}", lambda x: lax.reduce_sum(x, (0,)), [halves])
        if not is_scale:
            yield Case(f"reduce_{dtype}", lambda x: lax.reduce(x, np.array(.5, x.dtype), lax.add, (0,)), [halves])
        yield Case(f"argmax_{dtype}", lambda x: lax.argmax(x, 1, np.int32), [line.reshape(3, 8)])
        yield Case(f"sort_{dtype}", lambda x: lax.sort(x), [x[::-1]])
        yield Case(f"dot_{dtype}", lambda x, y: lax.dot(x, y), [halves.T[:, :1 if is_scale else 3], np.full((1 if is_scale else 3, 4), 1, kind)])


@family(0)
def small_products():
    # Of floats of 8 bits and fewer products are added up in f32, and the sum is rounded once: numbers of which every sum is exact there.
    for dtype in F8 + ["float8_e8m0fnu", "float4_e2m1fn"]:
        def draw(*shape, dtype=dtype):
            values = plain("float32", *shape, seed=len(shape)) * 3
            return np.where(values == 0, 1, np.abs(values) if "e8m0" in dtype else values).astype(getattr(ml_dtypes, dtype))
        for n, k, m in [(3, 2, 4), (2, 9, 5), (1, 100, 3)]:
            yield Case(f"dot_{k}_{dtype}", lax.dot, [draw(n, k), draw(k, m)])
        if dtype in F8:
            yield Case(f"dot_{dtype}_float32", lambda x, y: lax.dot(x, y, preferred_element_type="float32"), [draw(3, 17), draw(17, 2)])
        yield Case(f"batch_{dtype}", lambda x, y: lax.dot_general(x, y, (((1,), (2,)), ((0,), (0,)))), [draw(2, 5, 3), draw(2, 4, 5)])
        yield Case(f"outer_{dtype}", lambda x, y: lax.dot_general(x, y, (((), ()), ((), ()))), [draw(3), draw(7)])
        yield Case(f"convolution_{dtype}", lambda x, y: lax.conv(x, y, (2,), "SAME"), [draw(2, 3, 9), draw(4, 3, 3)])


@family(0)
def narrow_products():
    # So are products of f16 and bf16, and all whose sum becomes such a number; on several devices each part of a sum is rounded.
    def draw(dtype, *shape):
        values = np.random.default_rng(len(shape)).integers(-250, 250, shape) / 16
        return np.clip(values, -9, 9).astype(np.dtype(dtype) if dtype not in F8 else getattr(ml_dtypes, dtype))
    for dtype, to in [("bfloat16", None), ("float16", None), ("bfloat16", "float32"), ("float16", "float32")] + list(itertools.product(F8, ["bfloat16", "float16"])):
        for n, k, m in [(3, 17, 2)] + [(40, 48, 33)] * (dtype not in F8):
            yield Case(f"dot_{k}_{dtype}_{to}", lambda x, y, to=to: lax.dot(x, y, preferred_element_type=to), [draw(dtype, n, k), draw(dtype, k, m)])
    for dtype in ["bfloat16", "float16"]:
        def dot(x, y):
            return lax.dot_general(x, y, (((1,), (2,)), ((0,), (0,))))
        yield Case(f"batch_{dtype}", dot, [draw(dtype, 2, 9, 3), draw(dtype, 2, 4, 9)])
        yield Case(f"outer_{dtype}", lambda x, y: lax.dot_general(x, y, (((), ()), ((), ()))), [draw(dtype, 9), draw(dtype, 7)])
        yield Case(f"convolution_{dtype}", lambda x, y: lax.conv(x, y, (2,), "SAME"), [draw(dtype, 2, 3, 9), draw(dtype, 4, 3, 5)])
        yield Case(f"images_{dtype}", lambda x, y: lax.conv(x, y, (1, 1), "SAME"), [draw(dtype, 2, 8, 12, 12), draw(dtype, 16, 8, 3, 3)])
