#!/usr/bin/env python3
"""Times tofu-compile on training steps, phase by phase, and prints one table:
seconds, of the quickest of several runs.

    compile-phases.py [--build=build] [--runs=3]

Steps that lie beside the checkout, in shared/inputs/jax, are added if present."""
import argparse
import os
import re
import subprocess
import tempfile

SOURCE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
OWN = os.path.join(SOURCE, "test", "Inputs", "jax")
SHARED = os.path.join(os.path.dirname(SOURCE), "shared", "inputs", "jax")
STEPS = [(OWN, "tiny_mlp"), (OWN, "tiny_transformer"), (SHARED, "mlp"), (SHARED, "tiny_llama")]
DEVICES = [1, 4]


def compile_once(compiler, step, devices):
    """The seconds of each phase, and of all."""
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            [compiler, step, f"--devices={devices}", "--quiet", "--phases",
             "-o", os.path.join(folder, "step.so")],
            check=True, text=True, stderr=subprocess.PIPE)
    lines = re.findall(r"^ *([0-9.]+) s  (.+)$", run.stderr, re.M)
    return {phase: float(seconds) for seconds, phase in lines}


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=os.path.join(SOURCE, "build"))
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    compiler = os.path.join(options.build, "bin", "tofu-compile")

    header = None
    for folder, name in STEPS:
        step = os.path.join(folder, name + ".mlir")
        if not os.path.exists(step):
            continue
        for devices in DEVICES:
            runs = [compile_once(compiler, step, devices) for _ in range(options.runs)]
            best = min(runs, key=lambda phases: phases["all"])
            if header is None:
                header = list(best)
                print("| step | k | " + " | ".join(header) + " |")
                print("| --- | ---: |" + " ---: |" * len(header))
            print(f"| {name} | {devices} | "
                  + " | ".join(f"{best[phase]:.2f}" for phase in header) + " |", flush=True)


main()
