#!/usr/bin/env python3
"""Times training steps of medium size (medium_models.py) as JAX runs them and as tofu-run does,
on the same cores and in turns, and prints one table; with --processor, of processor time, which says more
on a machine that is shared.

    compare-jax.py [--build=build] [--cores=2] [--steps=30] [--rounds=3] [--processor] [MODEL...]

JAX is installed from PyPI into build/compare-jax, once. Both take and keep random arguments."""
import argparse
import os
import re
import statistics
import subprocess
import sys
import time

import jax_python

FOLDER = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.dirname(os.path.dirname(FOLDER))
NAMES = ["mlp", "cnn", "transformer", "lstm", "llama", "llama_bf16"]
RANKS = [1, 2, 4]


def run_jax(name, steps):
    """Prints the median time of the steps after the first, which compiles."""
    import jax
    import medium_models

    step, arguments = medium_models.MODELS[name]()
    # Results take the place of the parameters, as they do in tofu-run.
    step = jax.jit(step, donate_argnums=(0, 1))
    # What is donated must not be one buffer twice.
    parameters, state, *batch = jax.tree.map(lambda array: array.copy(), arguments)
    seconds = []
    for number in range(steps + 1):
        if number == 1:
            processor = time.process_time()
        begin = time.perf_counter()
        parameters, state, loss = step(parameters, state, *batch)
        jax.block_until_ready((parameters, state, loss))
        seconds.append(time.perf_counter() - begin)
    print("seconds per step:", statistics.median(seconds[1:]))
    print("processor seconds per step:", (time.process_time() - processor) / steps)


def measure(command):
    output = subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE).stdout
    return float(re.search(r"^seconds per step: (\S+)$", output, re.M).group(1))


def measure_processor(command, steps):
    """Of tofu-run, what more steps take: beside them it makes arguments, and opens a session."""
    if "--only-jax" in command:
        output = subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE).stdout
        return float(re.search(r"^processor seconds per step: (\S+)$", output, re.M).group(1))
    spent = []
    for number in (2, 2 + steps):
        before = os.times()
        subprocess.run(command[:-1] + [f"--steps={number}"], check=True, stdout=subprocess.DEVNULL)
        after = os.times()
        spent.append(sum(after[2:4]) - sum(before[2:4]))
    return (spent[1] - spent[0]) / steps


def compare(name, python, options):
    """A row of the table: medians of the rounds."""
    folder = os.path.join(options.build, "compare-jax")
    steps = f"--steps={options.steps}"
    source = os.path.join(folder, f"{name}.mlir")
    subprocess.run([python, os.path.join(FOLDER, "medium_models.py"), name, source], check=True)
    commands = [[python, __file__, "--only-jax", steps, name]]
    for ranks in RANKS:
        program = os.path.join(folder, f"{name}-{ranks}.so")
        subprocess.run([os.path.join(options.build, "bin", "tofu-compile"), source,
                        f"--devices={ranks}", "--quiet", "-o", program], check=True)
        commands.append([os.path.join(options.build, "bin", "tofu-run"), program, "--random=1",
                         steps])
    rounds = [[measure_processor(command, options.steps) if options.processor else measure(command)
               for command in commands] for _ in range(options.rounds)]
    jax, *tofu = [statistics.median(column) for column in zip(*rounds)]
    times = " | ".join(f"{seconds * 1e3:.1f} ({seconds / jax:.2f})" for seconds in tofu)
    print(f"| {name} | {jax * 1e3:.1f} | {times} |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", default=os.path.join(SOURCE, "build"))
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--steps", type=int, default=30)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--processor", action="store_true")
    parser.add_argument("--only-jax", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("models", nargs="*", metavar="MODEL", help=" ".join(NAMES))
    options = parser.parse_args()
    if unknown := set(options.models) - set(NAMES):
        parser.error(f"there is no model {sorted(unknown)[0]!r}; models: {', '.join(NAMES)}")
    if options.only_jax:
        return run_jax(options.models[0], options.steps)
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: options.cores])
    if not os.path.exists(os.path.join(options.build, "bin", "tofu-compile")):
        sys.exit(f"compare-jax.py: there is no tofu-compile in {options.build}/bin")
    python = jax_python.get(os.path.join(options.build, "compare-jax"))
    print("milliseconds per step (over JAX)\n")
    print("| | JAX | " + " | ".join(f"Tofu, k = {ranks}" for ranks in RANKS) + " |")
    print("| --- |" + " ---: |" * (1 + len(RANKS)))
    for name in options.models or NAMES:
        compare(name, python, options)


if __name__ == "__main__":
    main()
