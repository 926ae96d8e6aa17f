"""Operations that JAX does not write for CPUs, as text, and what NumPy says of them.

text_cases.py FOLDER     one program of all of them and its numbers, text_cases.mlir and text_cases.npz, and one of floats of 6 bits, six_bits
"""
import itertools
import pathlib
import re
import sys

import ml_dtypes
import numpy as np

RANDOM = np.random.default_rng(5)
TYPES = {"float64": "f64", "float32": "f32", "float16": "f16", "bfloat16": "bf16", "bool": "i1", "int8": "i8", "int32": "i32", "int64": "i64", "uint64": "ui64", "uint32": "ui32", "complex64": "complex<f32>",
         "complex128": "complex<f64>"}


def real(*shape):
    return RANDOM.standard_normal(shape).astype("f")


def type_of(array):
    name = array.dtype.name
    small = re.fullmatch(r"float(\d)_(\w+)", name)  # float6_e2m3fn
    return f"tensor<{''.join(f'{n}x' for n in array.shape)}{f'f{small[1]}{small[2].upper()}' if small else TYPES[name]}>"


def ragged(numbers):
    """The operation of these dimensions: of batches and sums in both operands, the ragged one, that of groups."""
    batch, summed, row, group = numbers
    text = ", ".join(f"{key} = {value}" for key, value in dict(
        lhs_batching_dimensions=batch[0], rhs_batching_dimensions=batch[1], lhs_contracting_dimensions=[summed[0]],
        rhs_contracting_dimensions=[summed[1]], lhs_ragged_dimensions=[row], rhs_group_dimensions=group).items() if value)
    return f'"chlo.ragged_dot"({{}}) <{{{{ragged_dot_dimension_numbers = #chlo.ragged_dot<{text}>}}}}>'


def cases():
    """The operation's text with a place for its operands, these, and the results."""
    left, matrices, sizes = real(7, 4), real(3, 4, 5), np.array([2, 0, 3], "int32")
    ends = np.cumsum(sizes)
    parts = list(zip(ends - sizes, ends))
    rows = np.zeros((7, 5), "f")
    for (start, end), matrix in zip(parts, matrices):
        rows[start:end] = left[start:end] @ matrix
    yield ragged((([], []), (1, 1), 0, [0])), [left, matrices, sizes], [rows]
    right = real(7, 5)
    yield (ragged((([], []), (0, 0), 0, [])), [left, right, sizes],
           [np.stack([left[a:b].T @ right[a:b] for a, b in parts])])
    # The groups of each batch.
    left, matrices, sizes = real(2, 7, 4), real(3, 2, 4, 5), np.array([[2, 0, 3], [1, 2, 4]], "int32")
    rows, right, blocks = np.zeros((2, 7, 5), "f"), real(2, 7, 5), np.zeros((3, 2, 4, 5), "f")
    for batch in range(2):
        start = 0
        for group, size in enumerate(sizes[batch]):
            span = slice(start, start + size)
            rows[batch, span] = left[batch, span] @ matrices[group, batch]
            blocks[group, batch] = left[batch, span].T @ right[batch, span]
            start += size
    yield ragged((([0], [1]), (2, 2), 1, [0])), [left, matrices, sizes], [rows]
    yield ragged((([0], [0]), (1, 1), 1, [])), [left, right, sizes], [blocks]
    # A batch that is in no group is zero.
    left, right, sizes = real(7, 2, 4), real(7, 4, 5), np.array([2, 0, 3], "int32")
    products = np.einsum("bmk,bkn->bmn", left, right)
    products[5:] = 0
    yield ragged((([0], [0]), (2, 1), 0, [])), [left, right, sizes], [products]

    x, index = real(2, 5, 3), np.array([[1, 4], [0, 7]], "int32")
    yield ('"stablehlo.torch_index_select"({}) {{dim = 1 : i64, batch_dims = 1 : i64}}', [x, index],
           [np.stack([x[b][np.minimum(index[b], 4)] for b in range(2)])])
    index = np.array([2, 0, 1, 1], "int32")
    yield '"stablehlo.torch_index_select"({}) {{dim = 2 : i64, batch_dims = 0 : i64}}', [x, index], [x[:, :, index]]
    add = ("({{ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %c = \"stablehlo.add\"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> "
           "\"stablehlo.return\"(%c) : (tensor<f32>) -> () }})")
    yield (f'"stablehlo.collective_reduce"({{}}) {add} {{{{replica_groups = dense<0> : tensor<1x1xi64>, has_dynamic_root}}}}',
           [x, np.zeros(1, "int32")], [x])
    # Windows of which most is outside.
    line, zero = real(5), np.zeros((), "f")
    yield (f'"stablehlo.reduce_window"({{}}) <{{{{padding = dense<[[4000000000, 1]]> : tensor<1x2xi64>, window_dimensions = array<i64: 4000000004>}}}}> {add}',
           [line, zero], [np.array([line[:4].sum(), line.sum(), line.sum()], "f")])
    # Sums of products along a dimension, from the end: outputs, and what is carried.
    x, start = real(3, 4, 2), real(3, 2)
    outs, carried = np.zeros((3, 4, 2), "f"), start
    for i in reversed(range(4)):
        carried = carried * np.float32(.5) + x[:, i]
        outs[:, i] = carried * x[:, i]
    row = "tensor<3x2xf32>"
    body = (f"({{{{ ^bb0(%x: {row}, %c: {row}): %h = \"stablehlo.constant\"() <{{{{value = dense<0.5> : {row}}}}}> : () -> {row} "
            f"%m = \"stablehlo.multiply\"(%c, %h) : ({row}, {row}) -> {row} %s = \"stablehlo.add\"(%m, %x) : ({row}, {row}) -> {row} "
            f"%y = \"stablehlo.multiply\"(%s, %x) : ({row}, {row}) -> {row} \"stablehlo.return\"(%y, %s) : ({row}, {row}) -> () }}}})")
    yield (f'"chlo.scan"({{}}) <{{{{dimension = 1 : i64, is_reverse = true, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}}}}> {body}',
           [x, start], [outs, carried])
    for state in ([11, 2**64 - 2, 2**33 + 5], [2**40 + 1, 7, 2**64 - 1]):
        words, after = philox(state, 12)
        yield ('"stablehlo.rng_bit_generator"({}) <{{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}}>', [np.array(state, "uint64")],
               [np.array(after, "uint64"), words])


def comparing(operands, *lines):
    """A sort of these by the last value of a body of lines, each a name and an operation of scalars."""
    kinds = [f"tensor<{TYPES[x.dtype.name]}>" for x in operands for _ in "ab"]
    names = [f"%{side}{i}" for i in range(len(operands)) for side in "ab"]
    body = "".join(f" {line}" for line in lines)
    return (f'"stablehlo.sort"({{}}) <{{{{dimension = 0 : i64, is_stable = true}}}}> ({{{{ ^bb0({", ".join(map(": ".join, zip(names, kinds)))}):'
            f'{body} "stablehlo.return"({lines[-1].split()[0]}) : (tensor<i1>) -> () }}}})')


def compare(name, direction, a, b, element, kind="NOTYPE"):
    return (f'{name} = "stablehlo.compare"({a}, {b}) <{{{{compare_type = #stablehlo<comparison_type {kind}>, comparison_direction = '
            f'#stablehlo<comparison_direction {direction}>}}}}> : (tensor<{element}>, tensor<{element}>) -> tensor<i1>')


def either(name, operation, *operands):
    return f'{name} = "stablehlo.{operation}"({", ".join(operands)}) : ({", ".join(["tensor<i1>"] * len(operands))}) -> tensor<i1>'


def sorts():
    """Bodies that JAX does not write."""
    whole, places = np.array([2, 1, 2, 1, 2, 1, 0, 2], "int32"), np.arange(8, dtype="int32")
    line = np.array([np.nan, 3, -1, -0., 2, 0, 0, 3], "f")
    # LT of floats takes -0.0 for 0.0 and orders no NaN, which comes last here.
    order = np.argsort(line, kind="stable")
    yield comparing([line, places], compare("%l", "LT", "%a0", "%b0", "f32", "FLOAT")), [line, places], [line[order], places[order]]
    # An integer, then a float downwards, from another order of operands.
    less = [compare("%l", "LT", "%a1", "%b1", "i32"), compare("%e", "EQ", "%b1", "%a1", "i32"),
            compare("%m", "GT", "%a0", "%b0", "f32", "TOTALORDER")]
    order = sorted(range(8), key=lambda i: (whole[i], -np.nan_to_num(line[i], nan=np.inf), np.signbit(line[i]), i))
    expected = [line[order], whole[order], places[order]]
    operands = [line, whole, places]
    yield comparing(operands, *less, either("%n", "and", "%m", "%e"), either("%r", "or", "%n", "%l")), operands, expected
    yield comparing(operands, *less, either("%r", "select", "%e", "%m", "%l")), operands, expected
    # b > a, and of elements that differ the first.
    less = [compare("%l", "GT", "%b1", "%a1", "i32"), compare("%e", "NE", "%a1", "%b1", "i32"),
            compare("%m", "LT", "%b0", "%a0", "f32", "TOTALORDER")]
    yield comparing(operands, *less, either("%r", "select", "%e", "%l", "%m")), operands, expected
    # Squares, whose NaN is not ordered: every element once, those with as many before them in their order.
    square = line * line
    before = [sum(not square[i] < square[j] for j in range(i)) + sum(bool(square[j] < square[i]) for j in range(i + 1, 8)) for i in range(8)]
    squares = [f'%{s} = "stablehlo.multiply"(%{s}0, %{s}0) : (tensor<f32>, tensor<f32>) -> tensor<f32>' for s in "ab"]
    yield comparing([line], *squares, compare("%r", "LT", "%a", "%b", "f32", "FLOAT")), [line], [line[np.argsort(before, kind="stable")]]


def plain(name, **attributes):
    """An operation of that name; its attributes as text."""
    own = ", ".join(f"{key} = {value}" for key, value in attributes.items())
    return f'"{name}"({{}})' + (f" <{{{{{own}}}}}>" if own else "")


def forms():
    """Older operations, and types that JAX knows no such operation of."""
    left, right, square = real(3, 4), real(4, 5), real(4, 4)
    yield plain("stablehlo.einsum", einsum_config='"ab, bc->ca"'), [left, right], [(left @ right).T]
    yield plain("stablehlo.einsum", einsum_config='"ab,cd->bd"'), [left, right], [left.sum(0)[:, None] * right.sum(0)]
    yield plain("stablehlo.unary_einsum", einsum_config='"aa->a"'), [square], [np.diag(square)]
    yield plain("stablehlo.unary_einsum", einsum_config='"ab->b"'), [left], [left.sum(0)]
    # The lowest bits first, of complex numbers those of the real part.
    whole = RANDOM.integers(-2**63, 2**63, 6)
    bits = (whole[:, None] >> np.arange(64) & 1).astype(bool)
    yield plain("stablehlo.bitcast_convert"), [whole], [bits]
    yield plain("stablehlo.bitcast_convert"), [bits], [whole]
    pairs = np.array([1.5, -2.25, 3, np.inf, 0, -7], "f").view("complex64")
    for dtype in ("int64", "float32", "int32", "int8", "complex64"):
        other = pairs.view(dtype).reshape(3, -1) if pairs.view(dtype).size > 3 else pairs.view(dtype)
        yield plain("stablehlo.bitcast_convert"), [pairs], [other]
        yield plain("stablehlo.bitcast_convert"), [other], [pairs]
    wide = np.array([1.5 - 2j, 3e8 + 1e-8j], "complex128")
    yield plain("stablehlo.bitcast_convert"), [wide], [wide.view("complex64").reshape(2, 2)]
    yield plain("stablehlo.bitcast_convert"), [wide.view("complex64").reshape(2, 2)], [wide]
    # Forms of what complex numbers have, too.
    x, y = ((real(3, 4) + 1j * real(3, 4)).astype("complex64") for _ in "xy")
    yield plain("stablehlo.dot"), [x, y.T.copy()], [x @ y.T]
    yield plain("stablehlo.einsum", einsum_config='"ab,ab->a"'), [x, y], [(x * y).sum(1)]
    yield plain("stablehlo.unary_einsum", einsum_config='"ab->a"'), [x], [x.sum(1)]
    yield plain("stablehlo.broadcast", broadcast_sizes="array<i64: 2>"), [x], [np.stack([x, x])]
    yield plain("stablehlo.torch_index_select", dim="1 : i64", batch_dims="0 : i64"), [x, np.array([3, 0], "int32")], [x[:, [3, 0]]]
    # By the real parts, then the imaginary ones.
    x, y = np.array([1 + 2j, 1 + 2j, 3, -1], "complex64"), np.array([2 + 1j, 1 + 3j, 3, -1 - 1j], "complex64")
    yield plain("stablehlo.maximum"), [x, y], [np.array([2 + 1j, 1 + 3j, 3, -1], "complex64")]
    yield plain("stablehlo.minimum"), [x, y], [np.array([1 + 2j, 1 + 2j, 3, -1 - 1j], "complex64")]
    least, most = (np.full(4, z, "complex64") for z in (1 + 3j, 2 - 1j))
    yield plain("stablehlo.clamp"), [least, y, most], [np.array([2 - 1j, 1 + 3j, 2 - 1j, 1 + 3j], "complex64")]
    yield plain("stablehlo.clamp"), [least[0], x, most[0]], [np.array([1 + 3j, 1 + 3j, 2 - 1j, 1 + 3j], "complex64")]
    x, y = ((real(8) + 1j * real(8)).astype("complex64") for _ in "xy")
    a, b = x.astype("complex128"), y.astype("complex128")
    yield plain("stablehlo.atan2"), [y, x], [(-1j * np.log((a + 1j * b) / np.sqrt(a * a + b * b))).astype("complex64")]
    z = np.array([0, .5, 1, 2j, 3 - 4j, -2 + 1e-3j, 1e12 + 1e11j, .1 + .1j], "complex64")
    w = z.astype("complex128")
    yield (plain("chlo._asin_acos_kernel"), [z],
           [(np.abs((np.sqrt(1 - w) * np.sqrt(1 + w)).real) + 1j * np.abs(np.arcsin(w).imag)).astype("complex64")])


    # Of 16 bits: computed in f32, and rounded.
    for dtype in (np.float16, ml_dtypes.bfloat16):
        a = (np.tril(real(3, 3)) + 3 * np.eye(3)).astype(dtype)
        b, definite = real(3, 2).astype(dtype), (a.astype("f") @ a.astype("f").T).astype(dtype)
        yield plain("stablehlo.cholesky", lower="true"), [definite], [np.linalg.cholesky(definite.astype("f")).astype(dtype)]
        yield (plain("stablehlo.triangular_solve", left_side="true", lower="true", unit_diagonal="false", transpose_a="#stablehlo<transpose NO_TRANSPOSE>"),
               [a, b], [np.linalg.solve(a.astype("f"), b.astype("f")).astype(dtype)])


def columns(name, kind):
    """The fold of each column."""
    text = type_of(np.zeros((), kind))
    return (f'"stablehlo.reduce"({{}}) <{{{{dimensions = array<i64: 0>}}}}> ({{{{ ^bb0(%a: {text}, %b: {text}): '
            f'%c = "stablehlo.{name}"(%a, %b) : ({text}, {text}) -> {text} "stablehlo.return"(%c) : ({text}) -> () }}}})')


def six_bits():
    """All floats of 6 bits, which XLA does not have, and pairs of them: computed in f32, and rounded."""
    def exact(values):
        return values.astype("f")
    for kind in (ml_dtypes.float6_e2m3fn, ml_dtypes.float6_e3m2fn):
        x = np.arange(64, dtype="uint8").view(kind)
        others = [ml_dtypes.float6_e3m2fn, ml_dtypes.float6_e2m3fn, ml_dtypes.float4_e2m1fn, ml_dtypes.float8_e8m0fnu, ml_dtypes.float8_e5m2,
                  ml_dtypes.float8_e4m3fn, ml_dtypes.float8_e4m3b11fnuz, ml_dtypes.bfloat16, np.float16, np.float32, np.float64, np.int32]
        for other in others:
            if other == kind:
                continue
            yield plain("stablehlo.convert"), [x], [exact(x).astype(other)]
            if np.dtype(other).itemsize == 1:
                every = np.arange(16 if "float4" in np.dtype(other).name else 64 if "float6" in np.dtype(other).name else 256, dtype="uint8").view(other)
                y = every[~np.isnan(exact(every))]
            else:
                y = np.concatenate([[0, 1, 7, 8, 29, 30, 31, 1000, -1, -40], 5 * RANDOM.standard_normal(200)]).astype(other)
            if other is not np.int32:
                edges = np.array([.03125, .03126, .0625, .09375, .1875, 7.25, 7.75, 7.8, 26, 30, 31, 1e9]).astype(other)
                y = np.append(y, edges[~np.isnan(exact(edges))])
            yield plain("stablehlo.convert"), [y], [y.astype(kind) if np.dtype(other).itemsize > 2 else exact(y).astype(kind)]
        yield plain("stablehlo.convert"), [np.array([np.nan, np.inf, -np.inf], "f")], [np.array([-0., 30, -30], "f").astype(kind)]
        a, b = np.repeat(x, 64), np.tile(x, 64)
        # Of two zeros NumPy takes any.
        def greater(x, y):
            return np.where(x == y, np.where(np.signbit(x), y, x), np.maximum(x, y))
        for name, function in dict(add=np.add, subtract=np.subtract, multiply=np.multiply, maximum=greater, minimum=lambda x, y: -greater(-x, -y)).items():
            yield plain("stablehlo." + name), [a, b], [function(exact(a), exact(b)).astype(kind)]
        divisor = b[exact(b) != 0]
        yield plain("stablehlo.divide"), [a[:len(divisor)], divisor], [(exact(a[:len(divisor)]) / exact(divisor)).astype(kind)]
        for direction, function in dict(LT=np.less, EQ=np.equal).items():
            yield plain("stablehlo.compare", comparison_direction=f"#stablehlo<comparison_direction {direction}>"), [a, b], [function(exact(a), exact(b))]
        for name, function in dict(abs=np.abs, negate=np.negative, sign=lambda x: np.where(x == 0, x, np.sign(x)), floor=np.floor, exponential=np.exp).items():
            yield plain("stablehlo." + name), [x], [function(exact(x)).astype(kind)]
        # The number beside each in the direction of the largest one, -0 beside the last negative one.
        unique = np.unique(exact(x)).astype(kind)
        unique[exact(unique) == 0] = kind(-0.)
        yield plain("chlo.next_after"), [unique[:-1], np.full(len(unique) - 1, unique[-1])], [unique[1:]]
        rows = np.abs(RANDOM.standard_normal((7, 9))).astype(kind)
        for name, start, result in (("add", 0, exact(rows).sum(0)), ("maximum", -float(ml_dtypes.finfo(kind).max), exact(rows).max(0)),
                                    ("minimum", .5, np.minimum(exact(rows).min(0), .5))):
            yield columns(name, kind), [rows, np.array(start, kind)], [result.astype(kind)]
    scales = np.arange(255, dtype="uint8")
    powers = np.array([[1, 2], [1, 6], [2, 8], [4, 8]]).astype(ml_dtypes.float8_e8m0fnu)
    yield columns("add", powers.dtype), [powers, np.array(8, powers.dtype)], [np.array([16, 32]).astype(powers.dtype)]
    yield (plain("chlo.next_after"), [scales.view(ml_dtypes.float8_e8m0fnu), np.full(255, 254, "uint8").view(ml_dtypes.float8_e8m0fnu)],
           [np.minimum(scales + 1, 254).astype("uint8").view(ml_dtypes.float8_e8m0fnu)])


def philox(state, count):
    """Philox4x32-10 of a counter of 128 bits; the state behind what was drawn."""
    key, counter, words = state[0], state[1] | state[2] << 64, []
    for block in range(count // 4):
        value = (counter + block) % 2**128
        x = [value >> 32 * i & 0xFFFFFFFF for i in range(4)]
        a, b = key & 0xFFFFFFFF, key >> 32
        for _ in range(10):
            p, q = x[0] * 0xD2511F53, x[2] * 0xCD9E8D57
            x = [q >> 32 ^ x[1] ^ a, q & 0xFFFFFFFF, p >> 32 ^ x[3] ^ b, p & 0xFFFFFFFF]
            a, b = (a + 0x9E3779B9) % 2**32, (b + 0xBB67AE85) % 2**32
        words += x
    counter = (counter + count // 4) % 2**128
    return np.array(words, "uint32"), [key, counter % 2**64, counter >> 64]


def write(path, cases):
    """One program of all cases, and its numbers."""
    lines, arguments, results = [], [], []
    for number, (text, operands, outs) in enumerate(cases):
        names = [f"%arg{len(arguments) + i}" for i in range(len(operands))]
        arguments += operands
        types = ", ".join(map(type_of, operands))
        values = f"%r{number}" + (f":{len(outs)}" if len(outs) > 1 else "")
        lines.append(f"  {values} = {text.format(', '.join(names))} : ({types}) -> ({', '.join(map(type_of, outs))})")
        results += [(f"%r{number}" + (f"#{i}" if len(outs) > 1 else ""), out) for i, out in enumerate(outs)]
    head = ", ".join(f"%arg{i}: {type_of(a)}" for i, a in enumerate(arguments))
    types = ", ".join(type_of(out) for _, out in results)
    lines = [f"func.func @main({head}) -> ({types}) {{", *lines, f"  return {', '.join(name for name, _ in results)} : {types}", "}", ""]
    path.with_suffix(".mlir").write_text("\n".join(lines))
    np.savez_compressed(path.with_suffix(".npz"), **{f"arg{i}": a for i, a in enumerate(arguments)}, **{f"out{i}": out for i, (_, out) in enumerate(results)})


if __name__ == "__main__":
    folder = pathlib.Path(sys.argv[1])
    write(folder / "text_cases", itertools.chain(cases(), sorts(), forms()))
    write(folder / "six_bits", six_bits())
