#!/usr/bin/env python3
"""What training steps are made of, in one table: operations of the text (calls
inlined), lambdas after import and after tidying, loops of the program compiled
for one device and those of them that a library may compute, and flops.

    models.py [--build=build] [--jax=PYTHON] [FILE.mlir[.xz]...]

Without files: those of shared/inputs/jax, beside the checkout. With a Python
that has JAX: also the flops that XLA's analysis of cost counts, a loop's body
once and as often as it runs."""
import argparse
import lzma
import pathlib
import re
import subprocess
import tempfile

SOURCE = pathlib.Path(__file__).resolve().parents[2]
SHARED = SOURCE.parent / "shared" / "inputs" / "jax"
COST = pathlib.Path(__file__).resolve().with_name("xla_cost.py")


def run(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else ""


def get_stats(text):
    """Of each program in turn: kinds to (number, flops)."""
    programs = []
    for line in text.splitlines():
        if line.startswith("program @"):
            programs.append({})
        elif found := re.match(r"  (\S+) +(\d+) +(\d+) +(\d+)$", line):
            programs[-1][found[1]] = int(found[2]), int(found[3])
    return programs


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=SOURCE / "build", type=pathlib.Path)
    parser.add_argument("--jax", help="a Python that has JAX")
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    tools = options.build / "bin"
    print("| step | operations | imported | tidied | loops | library | contractions, GF | convolutions, GF | all, GF | XLA's all, GF | with trips, GF |")
    print("| --- |" + " ---: |" * 10)
    with tempfile.TemporaryDirectory() as folder:
        for path in options.files or sorted(SHARED.glob("*.mlir*")):
            step = pathlib.Path(folder) / "step.mlir"
            step.write_bytes(lzma.decompress(path.read_bytes()) if path.suffix == ".xz" else path.read_bytes())
            text = run(tools / "tofu-opt", step, "-tofu-stats", "-tofu-import", "-tofu-stats", "-tdl-simplify-loops", "-tofu-tidy", "-tofu-stats", "-o", "/dev/null")
            source, imported, tidied = (program for program in get_stats(text))
            loops = run(tools / "tofu-compile", step, "--devices=1", "--quiet", "--emit=loops", "-o", "-")
            kernels, library = len(re.findall(r"^kernel", loops, re.M)), len(re.findall(r"^  contraction:", loops, re.M))
            flops = [tidied.get(kind, (0, 0))[1] / 1e9 for kind in ("contraction", "convolution", "all")]
            cost = re.search(r"flops (\S+) (\S+)", run(options.jax, COST, step) if options.jax else "")
            numbers = [source["all"][0], imported["all"][0], tidied["all"][0], kernels or "-", library if kernels else "-", *(f"{f:.4g}" for f in flops), *(f"{float(cost[i]) / 1e9:.4g}" if cost else "-" for i in (1, 2))]
            print(f"| {path.name.split('.')[0]} | " + " | ".join(map(str, numbers)) + " |", flush=True)


main()
