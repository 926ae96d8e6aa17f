"""Runs a command with --steps=3 and --steps=6, and prints what the stand-in GPU counted
for each of the three further steps, without the questions whether a stream is done,
whose number depends on time. `{steps}` in the command is the number of steps.

    per-step.py COMMAND...
"""
import os
import re
import subprocess
import sys
import tempfile


def count(steps):
    command = [word.replace("{steps}", str(steps)) for word in sys.argv[1:]] + [f"--steps={steps}"]
    with tempfile.NamedTemporaryFile("r") as report:
        subprocess.run(command, env=dict(os.environ, TOFU_GPU_REPORT=report.name), check=True,
                       stdout=subprocess.DEVNULL)
        counts = {what: int(number) for what, number in re.findall(r"^gpu: (.*): (\d+)$", report.read(), re.M)}
    counts["calls"] -= counts.pop("calls of cuStreamQuery", 0)
    return counts


few, many = count(3), count(6)
for what, number in many.items():
    more = number - few.get(what, 0)
    if more:
        print(f"{what}: {more // 3 if more % 3 == 0 else more / 3}")
