#!/usr/bin/env python3
"""apply-operators.py OUT: one program that applies operators of tdl-stdlib
(OUT.mlir), with arguments and the results that the definitions below give
(OUT.npz): what each element is, in Python."""
import math
import random
import struct
import sys
import zipfile
from itertools import product
from math import exp, sqrt

INF = math.inf


class Tensor:
    def __init__(self, shape, element, values):
        self.shape, self.element = shape, element
        self.values = dict(zip(product(*map(range, shape)), values))

    def __call__(self, *index):
        return self.values[index]  # fails outside of the tensor

    def get(self, *index):
        return self.values.get(index, 0)  # zeros around


def conv1d(x, w, stride=1, dilation=1, pad=0):
    return lambda b, co, i: sum(x.get(b, ci, stride * i + dilation * d - pad) * w(co, ci, d) for ci in range(w.shape[1]) for d in range(w.shape[2]))


def conv2d(x, w, stride=1, dilation=1, pad=0):
    return lambda b, co, i, j: sum(x.get(b, ci, stride * i + dilation * d - pad, stride * j + dilation * e - pad) * w(co, ci, d, e)
                                   for ci in range(w.shape[1]) for d in range(w.shape[2]) for e in range(w.shape[3]))


def row(a, i):
    return [a(i, j) for j in range(a.shape[1])]


def logsumexp(a):
    return lambda i: math.log(sum(map(exp, row(a, i))))


# name: shapes of the operands (integers below `ids` where it says so), shape of the result, attributes, definition.
OPERATORS = {
    "dot": ([[7], [7]], [], {}, lambda a, b: lambda: sum(a(i) * b(i) for i in range(7))),
    "outer": ([[5], [3]], [5, 3], {}, lambda a, b: lambda i, j: a(i) * b(j)),
    "matvec": ([[5, 4], [4]], [5], {}, lambda a, x: lambda i: sum(a(i, j) * x(j) for j in range(4))),
    "matmul": ([[5, 4], [4, 6]], [5, 6], {}, lambda a, b: lambda i, j: sum(a(i, k) * b(k, j) for k in range(4))),
    "matmul_tn": ([[4, 5], [4, 6]], [5, 6], {}, lambda a, b: lambda i, j: sum(a(k, i) * b(k, j) for k in range(4))),
    "matmul_nt": ([[5, 4], [6, 4]], [5, 6], {}, lambda a, b: lambda i, j: sum(a(i, k) * b(j, k) for k in range(4))),
    "batch_matmul": ([[3, 5, 4], [3, 4, 2]], [3, 5, 2], {}, lambda a, b: lambda n, i, j: sum(a(n, i, k) * b(n, k, j) for k in range(4))),
    "attention_scores": ([[2, 3, 5, 4], [2, 3, 6, 4]], [2, 3, 5, 6], {"scale": 0.5},
                         lambda q, k: lambda b, h, i, j: 0.5 * sum(q(b, h, i, d) * k(b, h, j, d) for d in range(4))),
    "causal_scores": ([[2, 3, 5, 4], [2, 3, 5, 4]], [2, 3, 5, 5], {},
                      lambda q, k: lambda b, h, i, j: sum(q(b, h, i, d) * k(b, h, j, d) for d in range(4)) if j <= i else -INF),
    "bilinear": ([[4, 3], [5, 3, 2], [4, 2]], [4, 5], {},
                 lambda x, w, y: lambda i, j: sum(x(i, p) * w(j, p, q) * y(i, q) for p in range(3) for q in range(2))),
    "conv1d": ([[2, 3, 9], [4, 3, 3]], [2, 4, 4], {"stride": 2, "dilation": 2, "pad": 1}, lambda x, w: conv1d(x, w, 2, 2, 1)),
    "conv2d": ([[2, 2, 7, 6], [3, 2, 3, 2]], [2, 3, 4, 4], {"stride": 2, "pad": 1}, lambda x, w: conv2d(x, w, 2, 1, 1)),
    "conv1d_data_gradient": ([[2, 4, 6], [4, 3, 3]], [2, 3, 6], {"pad": 1},
                             lambda g, w: lambda b, ci, i: sum(g.get(b, co, i + 1 - d) * w(co, ci, d) for co in range(4) for d in range(3))),
    "conv1d_filter_gradient": ([[2, 4, 6], [2, 3, 6]], [4, 3, 3], {"pad": 1},
                               lambda g, x: lambda co, ci, d: sum(g(b, co, i) * x.get(b, ci, i + d - 1) for b in range(2) for i in range(6))),
    "depthwise_conv1d": ([[2, 3, 8], [3, 3]], [2, 3, 4], {"stride": 2, "pad": 1},
                         lambda x, w: lambda b, c, i: sum(x.get(b, c, 2 * i + d - 1) * w(c, d) for d in range(3))),
    "max_pool1d": ([[2, 3, 9]], [2, 3, 4], {"window": 3}, lambda x: lambda b, c, i: max(x(b, c, 2 * i + d) for d in range(3))),
    "mean_pool1d": ([[2, 3, 9]], [2, 3, 4], {"window": 3}, lambda x: lambda b, c, i: sum(x(b, c, 2 * i + d) for d in range(3)) / 3),
    "add": ([[5, 4], [5, 4]], [5, 4], {}, lambda a, b: lambda i, j: a(i, j) + b(i, j)),
    "multiply": ([[5, 4], [5, 4]], [5, 4], {}, lambda a, b: lambda i, j: a(i, j) * b(i, j)),
    "scale": ([[5, 4]], [5, 4], {"factor": 2.5}, lambda a: lambda i, j: 2.5 * a(i, j)),
    "bias_add": ([[5, 4], [4]], [5, 4], {}, lambda a, b: lambda i, j: a(i, j) + b(j)),
    "relu": ([[5, 4]], [5, 4], {}, lambda a: lambda i, j: max(a(i, j), 0)),
    "relu_gradient": ([[5, 4], [5, 4]], [5, 4], {}, lambda g, a: lambda i, j: g(i, j) if a(i, j) > 0 else 0),
    "leaky_relu": ([[5, 4]], [5, 4], {"slope": 0.25}, lambda a: lambda i, j: a(i, j) if a(i, j) > 0 else 0.25 * a(i, j)),
    "sigmoid": ([[5, 4]], [5, 4], {}, lambda a: lambda i, j: 1 / (1 + exp(-a(i, j)))),
    "tanh": ([[5, 4]], [5, 4], {}, lambda a: lambda i, j: math.tanh(a(i, j))),
    "gelu": ([[5, 4]], [5, 4], {}, lambda a: lambda i, j: 0.5 * a(i, j) * (1 + math.erf(a(i, j) / sqrt(2)))),
    "softplus": ([[5, 4]], [5, 4], {}, lambda a: lambda i, j: math.log(1 + exp(a(i, j)))),
    "momentum": ([[5, 4], [5, 4]], [5, 4], {"decay": 0.5}, lambda v, g: lambda i, j: 0.5 * v(i, j) + g(i, j)),
    "clip": ([[5, 4]], [5, 4], {"low": -0.5}, lambda a: lambda i, j: min(max(a(i, j), -0.5), 1)),
    "transpose": ([[5, 4]], [4, 5], {}, lambda a: lambda i, j: a(j, i)),
    "reverse": ([[7]], [7], {}, lambda a: lambda i: a(6 - i)),
    "flatten": ([[5, 4]], [20], {}, lambda a: lambda i: a(*divmod(i, 4))),
    "split_dimension": ([[12]], [3, 4], {"size": 4}, lambda a: lambda i, j: a(4 * i + j)),
    "slice": ([[12]], [4], {"low": [1], "high": [11], "step": [3]}, lambda a: lambda i: a(1 + 3 * i)),
    "pad": ([[5]], [8], {"low": [1], "high": [2], "value": 0.5}, lambda a: lambda i: a(i - 1) if 1 <= i < 6 else 0.5),
    "concatenate": ([[5, 4], [3, 4]], [8, 4], {}, lambda a, b: lambda i, j: a(i, j) if i < 5 else b(i - 5, j)),
    "tril": ([[5, 5]], [5, 5], {}, lambda a: lambda i, j: a(i, j) if j <= i else 0),
    "diagonal": ([[5]], [5, 5], {}, lambda a: lambda i, j: a(i) if i == j else 0),
    "trace": ([[5, 5]], [], {}, lambda a: lambda: sum(a(i, i) for i in range(5))),
    "take": ([[7, 4], ["ids", 6]], [6, 4], {}, lambda t, ids: lambda i, j: t(ids(i), j)),
    "take_gradient": ([[6, 4], ["ids", 6]], [7, 4], {"size": 7},
                      lambda g, ids: lambda v, j: sum(g(i, j) for i in range(6) if ids(i) == v)),
    "one_hot": ([["ids", 6]], [6, 7], {"size": 7}, lambda ids: lambda i, j: 1 if ids(i) == j else 0),
    "iota": ([], ["ids", 9], {"size": 9}, lambda: lambda i: i),
    "sum_all": ([[5, 4]], [], {}, lambda a: lambda: sum(a.values.values())),
    "row_sum": ([[5, 4]], [5], {}, lambda a: lambda i: sum(row(a, i))),
    "column_sum": ([[5, 4]], [4], {}, lambda a: lambda j: sum(a(i, j) for i in range(5))),
    "row_mean": ([[5, 4]], [5], {}, lambda a: lambda i: sum(row(a, i)) / 4),
    "row_max": ([[5, 4]], [5], {}, lambda a: lambda i: max(row(a, i))),
    "row_min": ([[5, 4]], [5], {}, lambda a: lambda i: min(row(a, i))),
    "row_product": ([[5, 4]], [5], {}, lambda a: lambda i: math.prod(row(a, i))),
    "row_norm": ([[5, 4]], [5], {}, lambda a: lambda i: sqrt(sum(x * x for x in row(a, i)) + 1e-6)),
    "cumulative_sum": ([[11]], [11], {}, lambda a: lambda i: sum(a(j) for j in range(i + 1))),
    "softmax": ([[5, 4]], [5, 4], {}, lambda a: lambda i, j: exp(a(i, j)) / sum(map(exp, row(a, i)))),
    "log_sum_exp": ([[5, 4]], [5], {}, logsumexp),
    "rms_norm": ([[5, 4], [4]], [5, 4], {}, lambda a, g: lambda i, j: a(i, j) * g(j) / sqrt(sum(x * x for x in row(a, i)) / 4 + 1e-6)),
}


def make(shape):
    isIds = "ids" in shape
    shape = [n for n in shape if n != "ids"]
    count = math.prod(shape)
    return Tensor(shape, "i32" if isIds else "f32",
                  [random.randrange(7) if isIds else struct.unpack("f", struct.pack("f", random.uniform(-2, 2)))[0] for _ in range(count)])


def write(archive, name, tensor):
    code = "i" if tensor.element == "i32" else "f"
    shape = "".join(f"{n}," for n in tensor.shape)
    header = f"{{'descr': '<{code}4', 'fortran_order': False, 'shape': ({shape}), }}"
    header += " " * (-(len(header) + 11) % 64) + "\n"
    data = struct.pack(f"<{len(tensor.values)}{code}", *tensor.values.values())
    archive.writestr(f"{name}.npy", b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() + data)


def get_type(tensor):
    return f"tensor<{''.join(f'{n}x' for n in tensor.shape)}{tensor.element}>"


def main():
    [out] = sys.argv[1:]
    random.seed(1)
    arguments, results, lines = [], [], []
    for name in sorted(OPERATORS):
        shapes, shape, attributes, define = OPERATORS[name]
        operands = [make(s) for s in shapes]
        result = make(shape)
        element = define(*operands)
        result.values = {index: element(*index) for index in result.values}
        values = ", ".join(f"%a{len(arguments) + i}" for i in range(len(operands)))
        given = ", ".join(f"{k} = {v}" + (" : f64" if isinstance(v, float) else "") for k, v in attributes.items())
        lines.append(f"  %r{len(results)} = tdl.apply @{name}({values}) {{{given}}} : ({', '.join(map(get_type, operands))}) -> {get_type(result)}\n")
        arguments += operands
        results.append(result)
    main = "func.func @main(" + ", ".join(f"%a{i}: {get_type(t)}" for i, t in enumerate(arguments)) + ") -> ("
    main += ", ".join(map(get_type, results)) + ") {\n" + "".join(lines)
    main += "  return " + ", ".join(f"%r{i}" for i in range(len(results))) + " : " + ", ".join(map(get_type, results)) + "\n}\n"
    with open(f"{out}.mlir", "w") as file:
        file.write(main)
    with zipfile.ZipFile(f"{out}.npz", "w") as archive:
        for i, tensor in enumerate(arguments):
            write(archive, f"arg{i}", tensor)
        for i, tensor in enumerate(results):
            write(archive, f"out{i}", tensor)


main()
