"""Elements as Tofu's documents define them, in plain Python: every operation rounds to its type, integers wrap."""
import math
import struct

FLOATS = {"f64": "d", "f32": "f", "f16": "e", "bf16": None}
INTEGERS = {f"i{bits}": (bits, True) for bits in (8, 16, 32, 64)} | {f"ui{bits}": (bits, False) for bits in (8, 16, 32, 64)}
LARGEST = {"f16": 65504.0, "f32": 3.4028234663852886e38}


class Refused(Exception):
    """Types that do not fit, or a read outside of a tensor."""


def round_float(type_, value):
    if type_ == "f64" or math.isnan(value) or math.isinf(value):
        return value
    if type_ == "bf16":
        value = round_odd(value)
        if math.isinf(value):
            return value
        bits = struct.unpack("<I", struct.pack("<f", value))[0]
        bits = (bits + 0x7FFF + (bits >> 16 & 1)) & 0xFFFF0000
        return struct.unpack("<f", struct.pack("<I", bits))[0]
    try:
        return struct.unpack(FLOATS[type_], struct.pack(FLOATS[type_], value))[0]
    except OverflowError:
        return math.copysign(math.inf, value)


def round_odd(value):
    """To f32 so that rounding once more, to fewer bits, is rounding once."""
    near = round_float("f32", value)
    if near == value or math.isinf(near):
        return near
    bits = struct.unpack("<I", struct.pack("<f", near))[0]
    if bits & 1:
        return near
    bits += 1 if abs(near) < abs(value) else -1
    return struct.unpack("<f", struct.pack("<I", bits & 0xFFFFFFFF))[0]


def wrap(type_, value):
    bits, signed = INTEGERS[type_]
    value &= (1 << bits) - 1
    return value - (1 << bits) if signed and value >> bits - 1 else value


def limits(type_):
    bits, signed = INTEGERS[type_]
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)


def convert(type_, value):
    """Of a Python number or truth value to an element."""
    if type_ == "bool":
        return bool(value != 0)
    if type_ in FLOATS:
        return round_float(type_, float(value))
    if isinstance(value, float):
        if math.isnan(value):
            return 0
        low, high = limits(type_)
        return low if value <= low else high if value >= high else int(value)
    return wrap(type_, int(value))


def divide(a, b):
    if b == 0:
        return math.nan if a == 0 or math.isnan(a) else math.copysign(math.inf, a) * math.copysign(1, b)
    return a / b


def larger(a, b):
    if isinstance(a, float):
        if math.isnan(a) or math.isnan(b):
            return math.nan
        if a == b == 0:
            return a if math.copysign(1, a) > 0 else b
    return a if a >= b else b


def smaller(a, b):
    if isinstance(a, float):
        if math.isnan(a) or math.isnan(b):
            return math.nan
        if a == b == 0:
            return a if math.copysign(1, a) < 0 else b
    return a if a <= b else b


def add(a, b):
    return a + b


def multiply(a, b):
    try:
        return a * b
    except OverflowError:
        return math.inf


def guard(function, otherwise=math.nan):
    """Of a function of `math` what IEEE 754 says where Python raises."""
    def guarded(*values):
        try:
            return function(*values)
        except OverflowError:
            return math.inf
        except ValueError:
            return otherwise
    return guarded


def log(x):
    return -math.inf if x == 0 else math.nan if x < 0 or math.isnan(x) else math.log(x)


def rint(x):
    return x if not math.isfinite(x) else math.copysign(float(round(x)), x)


def half_away(x):
    return x if not math.isfinite(x) else math.copysign(float(math.floor(abs(x) + .5)) if abs(x) < 2**52 else abs(x), x)


def whole(function):
    return lambda x: x if not math.isfinite(x) else math.copysign(float(function(x)), x)


FUNCTIONS = {
    "exp": guard(math.exp), "log": log, "sqrt": guard(math.sqrt), "sin": guard(math.sin), "cos": guard(math.cos), "tanh": math.tanh,
    "floor": whole(math.floor), "ceil": whole(math.ceil), "round": half_away, "rint": rint, "atan2": math.atan2,
    "erf": math.erf, "expm1": guard(math.expm1),
    "rsqrt": lambda x: divide(1.0, math.sqrt(x)) if x >= 0 else math.nan,
}
