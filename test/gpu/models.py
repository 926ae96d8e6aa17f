"""Runs steps that JAX exported on ranks that share a stand-in GPU, in one process and
as processes, and prints one table: what each computes is what JAX does, the bytes are
those of the plan, and the stand-in finds nothing.

    models.py FOLDER... [--ranks=1,2,...] [--processes=2,4] [--tolerance=1e-5]
              [--models=NAME,...] [--library=build/test/gpu/lib]

FOLDER has NAME.mlir and NAME.npz. bfloat16 models (*_bf16) have 2e-2. Status 1 after a
failure.
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent


def run(command, seed, library):
    environment = dict(os.environ, TOFU_GPU_SEED=str(seed), LD_LIBRARY_PATH=library)
    return subprocess.run(command, env=environment, text=True, timeout=600,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def get_result(done):
    """What a row of the table says of a run: the largest error, or why there is none."""
    error = re.search(r"max error: (\S+)", done.stdout)
    if done.returncode == 0 and error and "gpu: " not in done.stdout:
        return True, error.group(1)
    wrong = [line for line in done.stdout.splitlines() if "error" in line or "gpu: " in line]
    return False, (wrong or ["no result"])[0]


def numbers(text):
    return [int(number) for number in text.split(",") if number]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("--ranks", type=numbers, default=list(range(1, 9)))
    parser.add_argument("--processes", type=numbers, default=[2, 4])
    parser.add_argument("--tolerance", default="1e-5")
    parser.add_argument("--models", type=lambda text: text.split(","))
    parser.add_argument("--library", default=str(HERE.parents[1] / "build/test/gpu/lib"))
    options = parser.parse_args()
    models = {}
    for folder in options.folders:
        for arrays in sorted(folder.glob("*.npz")):
            if not options.models or arrays.stem in options.models:
                models.setdefault(arrays.stem, arrays)
    failures = []
    print(f"{'model':20} {'k':>2}  {'bytes':>9}  {'libraries':>10} {'kernels':>10} {'processes':>10}  seconds")
    for name, arrays in models.items():
        tolerance = "2e-2" if name.endswith("_bf16") else options.tolerance
        for k in options.ranks:
            begin = time.time()
            with tempfile.TemporaryDirectory() as scratch:
                program = f"{scratch}/step.so"
                compiled = subprocess.run(
                    ["tofu-compile", arrays.with_suffix(".mlir"), f"--devices={k}", "--target=cuda",
                     "--ptxas=none", "--quiet", "-o", program], text=True,
                    stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
                if compiled.returncode:
                    failures.append(f"{name} on {k}: {compiled.stdout.strip()}")
                    continue
                step = ["tofu-run", program, f"--inputs={arrays}", f"--expect={arrays}", f"--tolerance={tolerance}"]
                ways = [("libraries", step), ("kernels", step + ["--no-libraries"])]
                if k in options.processes:
                    ways.append(("processes", [sys.executable, HERE / "launch.py", str(k), *step, "--timeout=60"]))
                row, moved = {}, set()
                for number, (way, command) in enumerate(ways):
                    done = run(command, 3 * k + number, options.library)
                    isRight, row[way] = get_result(done)
                    moved.update(re.findall(r"bytes moved: (\d+)", done.stdout))
                    if not isRight:
                        failures.append(f"{name} on {k}, {way}: {row[way]}")
                        row[way] = "FAILED"
            if len(moved) > 1:
                failures.append(f"{name} on {k}: moves {', '.join(sorted(moved))} bytes")
            cells = " ".join(f"{row.get(way, '-'):>10}" for way in ("libraries", "kernels", "processes"))
            print(f"{name:20} {k:2}  {'/'.join(sorted(moved)):>9}  {cells}  {time.time() - begin:7.1f}", flush=True)
    for failure in failures:
        print("failed:", failure)
    print(f"{len(models)} models, {len(failures)} failures")
    sys.exit(bool(failures) or not models)


if __name__ == "__main__":
    main()
