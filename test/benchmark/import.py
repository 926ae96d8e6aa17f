#!/usr/bin/env python3
"""Times parsing, import and tidying of steps against mlir-opt, which only parses
them and writes bytecode, in one table: medians of several runs, which alternate.

    import.py [--build=build] [--runs=5] [--least=1000000] [--layers=12,48,192] [--constant=200] [FILE.mlir[.xz]...]

Without files: those of shared/inputs/jax, beside the checkout, of at least so
many bytes unpacked; or steps of Llamas of so many layers, which JAX writes (from
PyPI, into build/compare-jax), and a constant of so many MB of hexadecimal. Ours is the time up to the tidied program, not printed."""
import argparse
import lzma
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import tempfile
import time

import jax_python

SOURCE = pathlib.Path(__file__).resolve().parents[2]
SHARED = SOURCE.parent / "shared" / "inputs" / "jax"


def run(command):
    """Seconds, those without the output, and the peak in MB."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    text = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise SystemExit(f"{' '.join(command)}: {text[:500]}")
    seconds = time.perf_counter() - start
    output = re.search(r"([0-9.]+) \([^)]*\) +Output", text)
    return seconds - (float(output[1]) if output else 0), usage.ru_maxrss / 1024


def write_steps(layers, megabytes, folder):
    """The files of --layers and --constant."""
    for count in layers:
        path = folder / f"llama_{count}_layers.mlir"
        python = jax_python.get(str(SOURCE / "build" / "compare-jax"))
        subprocess.run([python, SOURCE / "test" / "benchmark" / "llama.py", str(count), path], check=True)
        yield path
    if megabytes:
        path, count = folder / "constant.mlir", megabytes * 1000000 // 8
        kind = f"tensor<{count}xf32>"
        with path.open("w") as file:
            file.write(f'func.func @main() -> {kind} {{\n  %0 = "stablehlo.constant"() <{{value = dense<"0x')
            for start in range(0, count, 1 << 20):
                file.write(os.urandom(4 * min(1 << 20, count - start)).hex())
            file.write(f'"> : {kind}}}> : () -> {kind}\n  return %0 : {kind}\n}}\n')
        yield path


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=SOURCE / "build", type=pathlib.Path)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--least", type=int, default=1000000)
    parser.add_argument("--layers", type=lambda text: [int(n) for n in text.split(",")], default=[])
    parser.add_argument("--constant", type=int, default=0)
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    mlir_opt = shutil.which("mlir-opt") or shutil.which("mlir-opt-22") or "mlir-opt"
    print("| step | MB | mlir-opt s | ours s | ratio | mlir-opt MB | ours MB | ratio |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    with tempfile.TemporaryDirectory() as folder:
        made = list(write_steps(options.layers, options.constant, pathlib.Path(folder)))
        for path in options.files + made or sorted(SHARED.glob("*.mlir*")):
            text = lzma.decompress(path.read_bytes()) if path.suffix == ".xz" else path.read_bytes()
            if not options.files and not made and len(text) < options.least:
                continue
            step = pathlib.Path(folder) / "step.mlir"
            step.write_bytes(text)
            theirs = [mlir_opt, "--allow-unregistered-dialect", "--emit-bytecode", "-o", "/dev/null", str(step)]
            ours = [str(options.build / "bin" / "tofu-opt"), "-tofu-import", "-tofu-tidy", "--mlir-timing", "--emit-bytecode", "-o", "/dev/null", str(step)]
            pairs = [(run(theirs), run(ours)) for _ in range(options.runs)]
            (t, tm), (o, om) = (map(statistics.median, zip(*column)) for column in zip(*pairs))
            print(f"| {path.name.split('.')[0]} | {len(text) / 1e6:.2f} | {t:.3f} | {o:.3f} | {o / t:.1f} | {tm:.0f} | {om:.0f} | {om / tm:.1f} |", flush=True)


main()
