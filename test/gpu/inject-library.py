"""Lets one call of a library's stand-in after the other fail, each STRIDE-th, and sees
that a run ends soon with one sentence about it, or is right without it.

    inject-library.py LIBRARY STRIDE REPORT COMMAND...

REPORT is a file to write; in it the stand-in says how many calls there are.
"""
import os
import re
import subprocess
import sys


def run(command, **variables):
    return subprocess.run(command, env=dict(os.environ, **variables), text=True,
                          timeout=60, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def main():
    library, stride, report, command = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4:]
    if os.path.exists(report):
        os.remove(report)
    right = run(command, TOFU_GPU_REPORT=report)
    if right.returncode:
        sys.exit(right.stderr)
    calls = int(re.search(rf"calls of {library}: (\d+)", open(report).read()).group(1))
    told = others = bad = 0
    for number in range(1, calls + 1, stride):
        one = run(command, TOFU_GPU_FAIL=f"{library}:{number}:4000")
        errors = [line for line in one.stderr.splitlines() if ": error: " in line]
        findings = "gpu: " in one.stderr
        if one.returncode == 1 and len(errors) == 1 and not findings and re.search(
                rf"rank \d: op\d+ \(.*\): {library}\w+: ", errors[0]):
            told += 1
        elif one.returncode == 0 and not findings:
            others += 1
        else:
            bad += 1
            print(f"call {number}: exit status {one.returncode}\n{one.stderr}")
    print(f"{told} failures told, {others} done without, {bad} badly")
    sys.exit(bad != 0)


if __name__ == "__main__":
    main()
