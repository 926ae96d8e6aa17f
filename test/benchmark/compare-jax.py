#!/usr/bin/env python3
"""Times the training step of test/Inputs/jax/mlp.mlir (784-2048-2048-10, batch
256, momentum) as JAX runs it and as tofu-run does, on the same cores and in
turns, and prints one table.

    compare-jax.py [--build=build] [--cores=2] [--steps=30] [--rounds=3]

JAX is installed from PyPI into build/compare-jax, once."""
import argparse
import os
import re
import statistics
import subprocess
import sys
import time

import jax_python

SOURCE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
INPUTS = os.path.join(SOURCE, "test", "Inputs", "jax")
RANKS = [1, 2, 4]


def run_jax(steps):
    """Prints the median time of the steps after the first, which compiles."""
    sys.path.insert(0, INPUTS)
    import export
    import jax

    step, (parameters, velocity, x, labels) = export.MODELS["mlp"]()
    # Results take the place of the parameters, as they do in tofu-run.
    step = jax.jit(step, donate_argnums=(0, 1))
    seconds = []
    for _ in range(steps + 1):
        begin = time.perf_counter()
        parameters, velocity, loss = step(parameters, velocity, x, labels)
        jax.block_until_ready((parameters, velocity, loss))
        seconds.append(time.perf_counter() - begin)
    print("seconds per step:", statistics.median(seconds[1:]))


def measure(command):
    output = subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE).stdout
    return float(re.search(r"^seconds per step: (\S+)$", output, re.M).group(1))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", default=os.path.join(SOURCE, "build"))
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--steps", type=int, default=30)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only-jax", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.only_jax:
        return run_jax(options.steps)

    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: options.cores])
    folder = os.path.join(options.build, "compare-jax")
    steps = f"--steps={options.steps}"
    commands = {"JAX": [jax_python.get(folder), __file__, "--only-jax", steps]}
    compiler = os.path.join(options.build, "bin", "tofu-compile")
    for ranks in RANKS if os.path.exists(compiler) else []:
        program = os.path.join(folder, f"mlp-{ranks}.so")
        subprocess.run([compiler, os.path.join(INPUTS, "mlp.mlir"),
                        f"--devices={ranks}", "-o", program],
                       check=True, stdout=subprocess.DEVNULL)
        commands[f"Tofu, {ranks} rank{'s' * (ranks > 1)}"] = [
            os.path.join(options.build, "bin", "tofu-run"), program, "--random=1", steps]

    seconds = {name: [] for name in commands}
    for _ in range(options.rounds):
        for name, command in commands.items():
            seconds[name].append(measure(command))
    medians = {name: statistics.median(times) for name, times in seconds.items()}
    print("| | seconds per step | least | most | over JAX |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for name, times in seconds.items():
        print(f"| {name} | {medians[name]:.4f} | {min(times):.4f} | {max(times):.4f} "
              f"| {medians[name] / medians['JAX']:.2f} |")
    if len(commands) == 1:
        sys.exit(f"compare-jax.py: there is no {compiler}; only JAX was measured")


if __name__ == "__main__":
    main()
