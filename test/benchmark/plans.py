#!/usr/bin/env python3
"""What becomes of training steps on several numbers of devices, in one table:
operations of the text (calls inlined), lambdas after tidying and of the program
for all devices, its fetches, reductions and scans, bytes that they move, a
rank's peak of bytes, and what parsing, importing, planning, expanding and
checking it took.

    plans.py [--build=build] [--devices=2,4,8] [--limit=60] [--rows=plans] [FILE.mlir[.xz]...]

Without files: those of shared/inputs/jax, beside the checkout. A step that takes
longer than the limit in seconds is a row of dashes; one that fails is named on
the error stream, and the status is 1. With --rows=steps there is one row a step:
what differs by the number of devices is listed, and bytes are rounded."""
import argparse
import json
import lzma
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import time

SOURCE = pathlib.Path(__file__).resolve().parents[2]
SHARED = SOURCE.parent / "shared" / "inputs" / "jax"


def run(command, limit):
    """What it prints, or None beyond the limit; seconds and its peak in MB."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    timer = threading.Timer(limit, process.kill)
    timer.start()
    errors = []
    reader = threading.Thread(target=lambda: errors.append(process.stderr.read()))
    reader.start()
    text = process.stdout.read()
    reader.join()
    _, status, usage = os.wait4(process.pid, 0)
    in_time = timer.is_alive()
    timer.cancel()
    if status and in_time:
        raise RuntimeError(errors[0][:500])
    return text + errors[0] if not status else None, time.perf_counter() - start, usage.ru_maxrss / 1024


def count(text):
    """Of each program that -tofu-stats was asked about in turn: kinds to numbers."""
    programs = []
    for line in text.splitlines():
        if line.startswith("program @"):
            programs.append({})
        elif found := re.match(r"  (\S+) +(\d+) +\d+ +\d+$", line):
            programs[-1][found[1]] = int(found[2])
    return programs


def measure(tool, step, devices, limit):
    """A row's cells behind its step and number of devices."""
    text, seconds, peak = run([tool, step, "-tofu-stats", "-tofu-import", "-tdl-simplify-loops", "-tofu-tidy", "-tofu-stats",
                               f"-tofu-partition=devices={devices}", "--tofu-report=json", "-o", os.devnull], limit)
    if text is None:
        return ["-"] * 8
    source, tidied = count(text)
    report = json.loads(text[text.index("\n[\n"):text.rindex("]") + 1])[0]
    return [source["all"], tidied["all"], len(report["operators"]), len(report["transfers"]), report["bytes_moved"], report["peak_bytes_per_rank"]["bound"], f"{seconds:.2f}", f"{peak:.0f}"]


def abbreviate(number):
    """Bytes as reports have them."""
    size = float(number)
    for unit in ["B", "kB", "MB", "GB"]:
        if size < 1000:
            return f"{size:.3g} {unit}"
        size /= 1000
    return f"{size:.3g} TB"


def join(plans):
    """The row of a step, of the cells of its plans."""
    columns = list(zip(*plans))
    for bytes_column in (4, 5):
        columns[bytes_column] = [cell if cell == "-" else abbreviate(cell) for cell in columns[bytes_column]]
    return [", ".join(str(cell) for cell in column[:1 if len(set(column)) == 1 else None]) for column in columns]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=SOURCE / "build", type=pathlib.Path)
    parser.add_argument("--devices", default="2,4,8")
    parser.add_argument("--limit", default=60, type=float)
    parser.add_argument("--rows", default="plans", choices=["plans", "steps"])
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    devices_column = " devices |" if options.rows == "plans" else ""
    print(f"| step |{devices_column} operations | tidied | lambdas | moves | bytes moved | peak bytes | seconds | MB |")
    print("| --- |" + " ---: |" * (9 if devices_column else 8))
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        for path in options.files or sorted(SHARED.glob("*.mlir*")):
            step = pathlib.Path(folder) / "step.mlir"
            step.write_bytes(lzma.decompress(path.read_bytes()) if path.suffix == ".xz" else path.read_bytes())
            name, plans = path.name.split(".")[0], []
            for devices in options.devices.split(","):
                try:
                    cells = measure(options.build / "bin" / "tofu-opt", step, devices, options.limit)
                except RuntimeError as error:
                    print(f"{path}, {devices} devices: {error}", file=sys.stderr)
                    failed = True
                    continue
                plans.append(cells)
                if options.rows == "plans":
                    print(f"| {name} | {devices} | " + " | ".join(map(str, cells)) + " |", flush=True)
            if options.rows == "steps" and plans:
                print(f"| {name} | " + " | ".join(map(str, join(plans))) + " |", flush=True)
    sys.exit(failed)


main()
