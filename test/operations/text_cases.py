"""Operations that JAX does not write for CPUs, as text, and what NumPy says of them.

text_cases.py FOLDER     one program of all of them and its numbers, text_cases.mlir and text_cases.npz
"""
import pathlib
import sys

import numpy as np

RANDOM = np.random.default_rng(5)
TYPES = {"float32": "f32", "int32": "i32", "uint64": "ui64", "uint32": "ui32"}


def real(*shape):
    return RANDOM.standard_normal(shape).astype("f")


def type_of(array):
    return f"tensor<{''.join(f'{n}x' for n in array.shape)}{TYPES[array.dtype.name]}>"


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
    # A comparison that orders no NaN: every element once, those with as many before them in their order.
    line = np.array([np.nan, 3, -1, np.nan, 2, -0., 0, 1], "f")
    before = [sum(not line[i] < line[j] for j in range(i)) + sum(bool(line[j] < line[i]) for j in range(i + 1, 8)) for i in range(8)]
    yield ('"stablehlo.sort"({}) <{{dimension = 0 : i64, is_stable = true}}> ({{ ^bb0(%a: tensor<f32>, %b: tensor<f32>): '
           '%c = "stablehlo.compare"(%a, %b) <{{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}}> '
           ': (tensor<f32>, tensor<f32>) -> tensor<i1> "stablehlo.return"(%c) : (tensor<i1>) -> () }})', [line], [line[np.argsort(before, kind="stable")]])
    for state in ([11, 2**64 - 2, 2**33 + 5], [2**40 + 1, 7, 2**64 - 1]):
        words, after = philox(state, 12)
        yield ('"stablehlo.rng_bit_generator"({}) <{{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}}>', [np.array(state, "uint64")],
               [np.array(after, "uint64"), words])


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


def main():
    lines, arguments, results = [], [], []
    for number, (text, operands, outs) in enumerate(cases()):
        names = [f"%arg{len(arguments) + i}" for i in range(len(operands))]
        arguments += operands
        types = ", ".join(map(type_of, operands))
        values = f"%r{number}" + (f":{len(outs)}" if len(outs) > 1 else "")
        lines.append(f"  {values} = {text.format(', '.join(names))} : ({types}) -> ({', '.join(map(type_of, outs))})")
        results += [(f"%r{number}" + (f"#{i}" if len(outs) > 1 else ""), out) for i, out in enumerate(outs)]
    head = ", ".join(f"%arg{i}: {type_of(a)}" for i, a in enumerate(arguments))
    types = ", ".join(type_of(out) for _, out in results)
    lines = [f"func.func @main({head}) -> ({types}) {{", *lines, f"  return {', '.join(name for name, _ in results)} : {types}", "}", ""]
    path = pathlib.Path(sys.argv[1]) / "text_cases"
    path.with_suffix(".mlir").write_text("\n".join(lines))
    np.savez_compressed(path.with_suffix(".npz"), **{f"arg{i}": a for i, a in enumerate(arguments)}, **{f"out{i}": out for i, (_, out) in enumerate(results)})


if __name__ == "__main__":
    main()
