#!/usr/bin/env python3
"""Times operators of tdl-stdlib, compiled from its one lambda, beside JAX
on the same cores, in turns, and prints one table.

    operators.py [--build=build] [--only=softmax] [--cores=2] [--rounds=3]

JAX is installed from PyPI into build/compare-jax, once."""
import argparse
import glob
import json
import os
import re
import statistics
import subprocess
import sys
import time

import jax_python

SOURCE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
STEPS = 10
F, I = "f32", "i32"

# operator: operands' extents (after them the element type, if it is not f32), the result's, attributes, and the same in JAX.
MATRIX = [1024, 4096]
OPERATORS = {
    "dot": ([[4194304], [4194304]], [], {}, "lambda a, b: a @ b"),
    "outer": ([[1024], [4096]], MATRIX, {}, "jnp.outer"),
    "matvec": ([MATRIX, [4096]], [1024], {}, "lambda a, x: a @ x"),
    "matmul": ([[512, 512], [512, 512]], [512, 512], {}, "lambda a, b: a @ b"),
    "matmul_tn": ([[512, 512], [512, 512]], [512, 512], {}, "lambda a, b: a.T @ b"),
    "matmul_nt": ([[512, 512], [512, 512]], [512, 512], {}, "lambda a, b: a @ b.T"),
    "batch_matmul": ([[16, 128, 128], [16, 128, 128]], [16, 128, 128], {}, "lambda a, b: a @ b"),
    "attention_scores": ([[2, 8, 256, 64], [2, 8, 256, 64]], [2, 8, 256, 256], {"scale": 0.125},
                         "lambda q, k: 0.125 * jnp.einsum('bhid,bhjd->bhij', q, k)"),
    "causal_scores": ([[2, 8, 256, 64], [2, 8, 256, 64]], [2, 8, 256, 256], {},
                      "lambda q, k: jnp.where(jnp.tri(256, dtype=bool), jnp.einsum('bhid,bhjd->bhij', q, k), -jnp.inf)"),
    "bilinear": ([[64, 64], [64, 64, 64], [64, 64]], [64, 64], {}, "lambda x, w, y: jnp.einsum('il,jlr,ir->ij', x, w, y)"),
    "conv1d": ([[16, 64, 1024], [64, 64, 3]], [16, 64, 1024], {"pad": 1},
               "lambda x, w: lax.conv_general_dilated(x, w, (1,), [(1, 1)])"),
    "conv2d": ([[8, 64, 56, 56], [64, 64, 3, 3]], [8, 64, 56, 56], {"pad": 1},
               "lambda x, w: lax.conv_general_dilated(x, w, (1, 1), [(1, 1), (1, 1)])"),
    "conv1d_data_gradient": ([[16, 64, 1024], [64, 64, 3]], [16, 64, 1024], {"pad": 1},
                             "lambda g, w: lax.conv_general_dilated(g, w[:, :, ::-1].transpose(1, 0, 2), (1,), [(1, 1)])"),
    "conv1d_filter_gradient": ([[16, 64, 1024], [16, 64, 1024]], [64, 64, 3], {"pad": 1},
                               "lambda g, x: lax.conv_general_dilated(x.transpose(1, 0, 2), g.transpose(1, 0, 2), (1,), "
                               "[(1, 1)]).transpose(1, 0, 2)"),
    "depthwise_conv1d": ([[16, 256, 1024], [256, 3]], [16, 256, 1024], {"pad": 1},
                         "lambda x, w: lax.conv_general_dilated(x, w[:, None], (1,), [(1, 1)], feature_group_count=256)"),
    "max_pool1d": ([[16, 256, 1024]], [16, 256, 512], {},
                   "lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (1, 1, 2), (1, 1, 2), 'valid')"),
    "mean_pool1d": ([[16, 256, 1024]], [16, 256, 512], {},
                    "lambda x: lax.reduce_window(x, 0., lax.add, (1, 1, 2), (1, 1, 2), 'valid') / 2"),
    "add": ([MATRIX, MATRIX], MATRIX, {}, "lambda a, b: a + b"),
    "multiply": ([MATRIX, MATRIX], MATRIX, {}, "lambda a, b: a * b"),
    "scale": ([MATRIX], MATRIX, {"factor": 2.5}, "lambda a: 2.5 * a"),
    "bias_add": ([MATRIX, [4096]], MATRIX, {}, "lambda a, b: a + b"),
    "relu": ([MATRIX], MATRIX, {}, "lambda a: jnp.maximum(a, 0)"),
    "relu_gradient": ([MATRIX, MATRIX], MATRIX, {}, "lambda g, a: jnp.where(a > 0, g, 0)"),
    "leaky_relu": ([MATRIX], MATRIX, {}, "lambda a: jnp.where(a > 0, a, 0.01 * a)"),
    "sigmoid": ([MATRIX], MATRIX, {}, "lambda a: 1 / (1 + jnp.exp(-a))"),
    "tanh": ([MATRIX], MATRIX, {}, "jnp.tanh"),
    "gelu": ([MATRIX], MATRIX, {}, "lambda a: 0.5 * a * (1 + lax.erf(a * 0.7071067811865476))"),
    "softplus": ([MATRIX], MATRIX, {}, "lambda a: jnp.maximum(a, 0) + jnp.log1p(jnp.exp(-abs(a)))"),
    "momentum": ([MATRIX, MATRIX], MATRIX, {}, "lambda v, g: 0.9 * v + g"),
    "clip": ([MATRIX], MATRIX, {}, "lambda a: jnp.clip(a, -1, 1)"),
    "transpose": ([MATRIX], MATRIX[::-1], {}, "lambda a: a.T + 0"),
    "reverse": ([[4194304]], [4194304], {}, "lambda a: a[::-1]"),
    "flatten": ([MATRIX], [4194304], {}, "lambda a: a.reshape(-1)"),
    "split_dimension": ([[4194304]], MATRIX, {"size": 4096}, "lambda a: a.reshape(1024, 4096)"),
    "slice": ([[4194304]], [2000000], {"low": [5], "high": [4000005], "step": [2]}, "lambda a: a[5:4000005:2]"),
    "pad": ([[4194304]], [4194336], {"low": [16], "high": [16]}, "lambda a: jnp.pad(a, 16)"),
    "concatenate": ([[512, 4096], [512, 4096]], MATRIX, {}, "lambda a, b: jnp.concatenate([a, b])"),
    "tril": ([[2048, 2048]], [2048, 2048], {}, "jnp.tril"),
    "diagonal": ([[2048]], [2048, 2048], {}, "jnp.diag"),
    "trace": ([[2048, 2048]], [], {}, "jnp.trace"),
    "take": ([[8192, 256], [4096, I]], [4096, 256], {}, "lambda t, i: t[i]"),
    "take_gradient": ([[4096, 256], [4096, I]], [8192, 256], {"size": 8192},
                      "lambda g, i: jnp.zeros((8192, 256)).at[i].add(g)"),
    "one_hot": ([[4096, I]], [4096, 1024], {"size": 1024}, "lambda i: (i[:, None] == jnp.arange(1024)).astype(jnp.float32)"),
    "iota": ([], [4194304, I], {"size": 4194304}, "lambda: jnp.arange(4194304, dtype=jnp.int32)"),
    "sum_all": ([MATRIX], [], {}, "jnp.sum"),
    "row_sum": ([MATRIX], [1024], {}, "lambda a: a.sum(1)"),
    "column_sum": ([MATRIX], [4096], {}, "lambda a: a.sum(0)"),
    "row_mean": ([MATRIX], [1024], {}, "lambda a: a.mean(1)"),
    "row_max": ([MATRIX], [1024], {}, "lambda a: a.max(1)"),
    "row_min": ([MATRIX], [1024], {}, "lambda a: a.min(1)"),
    "row_product": ([MATRIX], [1024], {}, "lambda a: a.prod(1)"),
    "row_norm": ([MATRIX], [1024], {}, "lambda a: jnp.sqrt((a * a).sum(1) + 1e-6)"),
    "cumulative_sum": ([[65536]], [65536], {}, "jnp.cumsum"),
    "softmax": ([[64, 4096]], [64, 4096], {}, "lambda a: jax.nn.softmax(a, axis=1)"),
    "log_sum_exp": ([[64, 4096]], [64], {}, "lambda a: jax.nn.logsumexp(a, axis=1)"),
    "rms_norm": ([MATRIX, [4096]], MATRIX, {}, "lambda a, g: a * g * lax.rsqrt((a * a).mean(1, keepdims=True) + 1e-6)"),
}


def split_type(extents):
    return (extents[:-1], extents[-1]) if extents and isinstance(extents[-1], str) else (extents, F)


def tensor(extents):
    shape, element = split_type(extents)
    return f"tensor<{''.join(f'{n}x' for n in shape)}{element}>"


def write_module(name):
    """A function that applies the operator."""
    operands, result, attributes, _ = OPERATORS[name]
    arguments = ", ".join(f"%a{i}: {tensor(t)}" for i, t in enumerate(operands))
    types = ", ".join(map(tensor, operands))
    given = ", ".join(f"{k} = {v}" + (" : f64" if isinstance(v, float) else "") for k, v in attributes.items())
    values = ", ".join(f"%a{i}" for i in range(len(operands)))
    main = (f"func.func @main({arguments}) -> {tensor(result)} {{\n"
            f"  %r = tdl.apply @{name}({values}) {{{given}}} : ({types}) -> {tensor(result)}\n"
            f"  return %r : {tensor(result)}\n}}\n")
    return main


def run_jax(names):
    """One line of JSON for each operator: the median time of its calls."""
    import jax
    import jax.numpy as jnp
    import numpy as np
    from jax import lax
    random = np.random.default_rng(0)
    for name in names:
        operands, _, _, text = OPERATORS[name]
        function = jax.jit(eval(text, {"jnp": jnp, "lax": lax, "jax": jax}))
        arguments = []
        for shape, element in map(split_type, operands):
            arguments.append(jnp.asarray(random.integers(0, 1024, shape).astype(np.int32) if element == I
                                         else random.uniform(-0.125, 0.125, shape).astype(np.float32)))
        function(*arguments).block_until_ready()
        seconds = []
        for _ in range(STEPS):
            begin = time.perf_counter()
            function(*arguments).block_until_ready()
            seconds.append(time.perf_counter() - begin)
        print(json.dumps([name, statistics.median(seconds)]), flush=True)


def compile_all(build, folder, names):
    bin = os.path.join(build, "bin")
    library = [f"--operators={file}" for file in sorted(glob.glob(os.path.join(SOURCE, "tdl-stdlib", "*.tdl")))]
    for name in names:
        source = os.path.join(folder, f"{name}.mlir")
        with open(source, "w") as file:
            file.write(write_module(name))
        subprocess.run([os.path.join(bin, "tofu-compile"), source, *library, "-o", os.path.join(folder, f"{name}.so")],
                       check=True, stdout=subprocess.DEVNULL)


def run_tofu(build, program):
    output = subprocess.run([os.path.join(build, "bin", "tofu-run"), program, "--random=1", "--random-limit=1024", f"--steps={STEPS}"],
                            check=True, text=True, capture_output=True).stdout
    return float(re.search(r"^seconds per step: (\S+)$", output, re.M).group(1))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", default=os.path.join(SOURCE, "build"))
    parser.add_argument("--only", default="")
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--jax", nargs="*", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.jax is not None:
        return run_jax(options.jax)

    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: options.cores])
    names = [name for name in OPERATORS if options.only in name]
    folder = os.path.join(options.build, "operators")
    os.makedirs(folder, exist_ok=True)
    python = jax_python.get(os.path.join(options.build, "compare-jax"))
    compile_all(options.build, folder, names)
    tofu, jax = {name: [] for name in names}, {name: [] for name in names}
    for _ in range(options.rounds):
        lines = subprocess.run([python, __file__, "--jax", *names], check=True, text=True, stdout=subprocess.PIPE).stdout
        for name, seconds in map(json.loads, lines.splitlines()):
            jax[name].append(seconds)
        for name in names:
            tofu[name].append(run_tofu(options.build, os.path.join(folder, f"{name}.so")))
    print("| operator | JAX, ms | Tofu, ms | over JAX |\n| --- | ---: | ---: | ---: |")
    for name in names:
        theirs, ours = min(jax[name]), min(tofu[name])
        print(f"| {name} | {1e3 * theirs:.3f} | {1e3 * ours:.3f} | {ours / theirs:.2f} |")


if __name__ == "__main__":
    main()
