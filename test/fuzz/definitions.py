#!/usr/bin/env python3
"""Random definitions in TDL, applied to random arrays: what tdl/meaning.py says that they mean, by docs/Language.md.

    definitions.py [--count=N | --seconds=S] [--seed=N] [--keep=FOLDER] [--prove] [--verbose]

Each file of definitions is applied by a program, which runs whole and on 2 to 4 devices, interpreted and compiled. What differs,
crashes or hangs is printed and kept in build/fuzz/definitions; with --prove, `tofu-describe --prove` reads the file, too.
"""
import argparse
import collections
import pathlib
import random
import re
import subprocess
import sys
import time

from tdl import draw as drawing
from tdl import syntax
from tdl.elements import Refused
from tdl.program import Program, write_npz
from trials import BUILD, Trials

TOLERANCES = {"bf16": 3e-2, "f16": 4e-3}
# What the oracle takes where nothing is computed, or without looking at what is never reached.
STRICT = re.compile("is not used in any access|range of index .* does not follow|ranges over '.*' here, but over|takes a number, but this is an integer"
                    "|takes an integer, but this is a number|but this is f32|mixes f32 with|leaves 56 bits|mixes an integer with a number|function 'max' cannot stand|no instance was found|too many to look at|'/' divides numbers|what divides an index is positive|but must be positive")


def make(seed):
    """A file and a program that means something, or why it does not."""
    draw = random.Random(seed)
    file = drawing.File(draw)
    items = syntax.read(file.text)
    program, why = None, ""
    for _ in range(4):
        program = Program(draw, file, items)
        try:
            program.draw_all()
            return file, program, ""
        except (Refused, OverflowError) as refused:
            why = str(refused)
    return file, None, why


def make_trials(draw):
    devices = draw.sample([2, 3, 4], 2)
    trials = [{"tool": "interpret", "devices": 1}, {"tool": "interpret", "devices": devices[0]}, {"tool": "fused", "devices": devices[1]},
              {"tool": "run", "devices": 1}, {"tool": "run", "devices": draw.choice([2, 3, 4]), "libraries": draw.random() < .5}]
    return trials


def read_definitions(path):
    """As MLIR, to which a program is added, or why not."""
    done = subprocess.run([BUILD / "bin/tofu-translate", "--import-tdl", path], capture_output=True, text=True, timeout=60)
    return (done.stdout, "") if done.returncode == 0 else ("", f"status {done.returncode}: {(done.stderr.splitlines() or [''])[0]}")


def prove(path):
    done = subprocess.run([BUILD / "bin/tofu-describe", "--prove", path], capture_output=True, text=True, timeout=300)
    errors = [l for l in done.stderr.splitlines() if "error" in l]
    return "" if done.returncode == 0 or STRICT.search(done.stderr) else f"status {done.returncode}: {(errors or done.stderr.splitlines() or [''])[0]}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=pathlib.Path, default=BUILD / "fuzz/definitions")
    parser.add_argument("--prove", action="store_true")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    options.keep.mkdir(parents=True, exist_ok=True)
    trials, counts, faults, start, seed = Trials(), collections.Counter(), 0, time.time(), options.seed
    while (seed < options.seed + options.count) if options.count else time.time() - start < (options.seconds or 60):
        file, program, why = make(seed)
        counts["drawn"] += 1
        path = options.keep / f"{seed}.tdl"
        path.write_text(file.text)
        failures = []
        if options.prove:
            failures += [("prove", why)] if (why := prove(path)) else []
        definitions, why = read_definitions(path) if program else ("", "")
        if STRICT.search(why):
            counts["strict"] += 1
        elif why:
            failures.append(("translate", why))
        elif program:
            counts["meant"] += 1
            module, arrays = path.with_suffix(".mlir"), path.with_suffix(".npz")
            module.write_text(program.text(definitions))
            write_npz(arrays, program.arrays())
            ways = make_trials(random.Random(seed))
            tolerances = [TOLERANCES.get(t.type, 1e-5) for _, t in program.results]
            for way, (name, message, _) in zip(ways, trials.run(module, ways, arrays, tolerances=tolerances)):
                if name != "ok" and not STRICT.search(message):
                    failures.append((way["tool"] + str(way["devices"]), f"{name}: {message}"))
        elif options.verbose:
            counts[re.sub(r"\d+", "N", why)] += 1
        seed += 1
        if not failures:
            for each in options.keep.glob(f"{seed - 1}.*"):
                each.unlink()
            continue
        faults += 1
        said = {}
        for tool, message in failures:
            said.setdefault(message, []).append(tool)
        for message, tools in said.items():
            print(f"{seed - 1} {' '.join(tools)}: {message}", flush=True)
    print(f"{counts['drawn']} files, {counts['meant']} programs, {faults} faults")
    if options.verbose:
        print(counts)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
