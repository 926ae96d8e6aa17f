#!/usr/bin/env python3
"""Real StableHLO files that were damaged: each must end with an error in words, or import and tidy in its time and memory.

    mutate_files.py FILE... [--count=N | --seconds=S] [--seed=N]

FILEs are .mlir or .mlir.xz. A few lines of one are changed as mutate.py changes them. At fault is: a crash; more than a second of
processor time for each megabyte, and one for the start; more than 32 times the text's size of memory, and 2 GB; an error without words; and,
where Python has jaxlib, a program that is taken though StableHLO's own verifier refuses it. Faults are printed, and kept in build/fuzz/faults."""
import argparse
import collections
import hashlib
import lzma
import math
import pathlib
import random
import re
import resource
import subprocess
import sys
import time

from mutate import DONOR, change
from trials import BUILD

try:
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import chlo, stablehlo
except ImportError:
    ir = None
# What StableHLO refuses, and is something here: what is computed does not depend on it.
HARMLESS = re.compile("stablehlo::Precision|requires attribute|64-bit signless integer attribute|unknown attribute|unregistered dialect|is not a valid attribute|result_info|memory layout|incorrect layout|not yet supported")


def read(path):
    data = pathlib.Path(path).read_bytes()
    return (lzma.decompress(data) if path.endswith(".xz") else data).decode()


def mutate(text, draw):
    """Changes some of neighbouring lines."""
    lines = text.splitlines(True)
    size = draw.choice([1, 1, 3, 40])
    first = draw.randrange(max(len(lines) - size, 1))
    changed = change("".join(lines[first:first + size]), draw, DONOR)
    return "".join(lines[:first]) + changed + "".join(lines[first + size:])


def refuse(text):
    """Why StableHLO's verifier does not take it; nothing if it does, or cannot be asked."""
    if not ir:
        return ""
    with ir.Context() as context:
        chlo.register_dialect(context)
        stablehlo.register_dialect(context)
        context.allow_unregistered_dialects = True
        try:
            ir.Module.parse(text).operation.verify()
        except ir.MLIRError as error:
            return str(error)
        except UnicodeError:
            pass
    return ""


def run(path, size):
    """The kind of fault, or none, and what the tool says."""
    seconds = math.ceil(1 + size / 2**20)
    memory = 2 * 2**30 + 32 * size

    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))

    command = [BUILD / "bin/tofu-opt", path, "-tofu-import", "-tdl-simplify-loops", "-tdl-outline", "-tofu-tidy", "-mlir-disable-threading", "-o",
               "/dev/null"]
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", preexec_fn=limit)
    if done.returncode in (-24, -9):
        return "slow", done.stderr
    if done.returncode < 0 or done.returncode > 2 or "bad_alloc" in done.stderr:
        return "crash", done.stderr
    if done.returncode == 0:
        return "", None
    if "error: " not in done.stderr or re.search(r"fault of the compiler|LLVM ERROR|error: *$", done.stderr):
        return "no words", done.stderr
    return "", done.stderr


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--count", type=int, default=10**9)
    parser.add_argument("--seconds", type=float, default=10**9)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    folder, faults = BUILD / f"fuzz/files-{options.seed}", BUILD / "fuzz/faults"
    for f in (folder, faults):
        f.mkdir(parents=True, exist_ok=True)
    texts = {path: read(path) for path in options.files}
    mutant = folder / "mutant.mlir"
    end, count, seen = time.monotonic() + options.seconds, collections.Counter(), collections.Counter()
    draw = random.Random(options.seed)
    for _ in range(options.count):
        if time.monotonic() > end:
            break
        path = draw.choice(options.files)
        data = mutate(texts[path], draw).encode("utf-8", "replace")
        mutant.write_bytes(data)
        fault, message = run(mutant, len(data))
        count["programs"] += 1
        count["accepted"] += message is None
        if message is None:
            reason = refuse(data.decode("utf-8", "replace"))
            if reason and not HARMLESS.search(reason):
                fault, message = "taken", reason
        if not fault:
            continue
        count["faults"] += 1
        key = (fault, re.sub(r"\d+|'[^']*'|\S+\.mlir\S*|%\w+", "N", message)[:90])
        seen[key] += 1
        if seen[key] == 1:
            kept = faults / f"{fault.replace(' ', '-')}-{hashlib.sha256(data).hexdigest()[:12]}.mlir"
            kept.write_bytes(data)
            print(kept.name, pathlib.Path(path).name, message[:250].replace("\n", " "), flush=True)
    print("files", ", ".join(f"{n} {name}" for name, n in count.items()))
    return count["faults"] > 0


if __name__ == "__main__":
    sys.exit(main())
