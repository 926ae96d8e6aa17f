#!/usr/bin/env python3
"""Times parsing, import and tidying of steps against mlir-opt, which only parses
them and writes bytecode, in one table: medians of several runs, which alternate.

    import.py [--build=build] [--runs=5] [--least=1000000] [FILE.mlir[.xz]...]

Without files: those of shared/inputs/jax, beside the checkout, of at least so
many bytes unpacked. Ours is the time up to the tidied program, not printed."""
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


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=SOURCE / "build", type=pathlib.Path)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--least", type=int, default=1000000)
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    mlir_opt = shutil.which("mlir-opt") or shutil.which("mlir-opt-22") or "mlir-opt"
    print("| step | MB | mlir-opt s | ours s | ratio | mlir-opt MB | ours MB | ratio |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    with tempfile.TemporaryDirectory() as folder:
        for path in options.files or sorted(SHARED.glob("*.mlir*")):
            text = lzma.decompress(path.read_bytes()) if path.suffix == ".xz" else path.read_bytes()
            if not options.files and len(text) < options.least:
                continue
            step = pathlib.Path(folder) / "step.mlir"
            step.write_bytes(text)
            theirs = [mlir_opt, "--allow-unregistered-dialect", "--emit-bytecode", "-o", "/dev/null", str(step)]
            ours = [str(options.build / "bin" / "tofu-opt"), "-tofu-import", "-tofu-tidy", "--mlir-timing", "--emit-bytecode", "-o", "/dev/null", str(step)]
            pairs = [(run(theirs), run(ours)) for _ in range(options.runs)]
            (t, tm), (o, om) = (map(statistics.median, zip(*column)) for column in zip(*pairs))
            print(f"| {path.name.split('.')[0]} | {len(text) / 1e6:.2f} | {t:.3f} | {o:.3f} | {o / t:.1f} | {tm:.0f} | {om:.0f} | {om / tm:.1f} |", flush=True)


main()
