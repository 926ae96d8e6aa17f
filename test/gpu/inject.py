"""Lets one call of the driver after the other fail, each STRIDE-th, and sees that a
run ends soon with one sentence, and leaves nothing behind.

    inject.py STRIDE COMMAND...
"""
import os
import subprocess
import sys


def main():
    stride, command = int(sys.argv[1]), sys.argv[2:]
    number, failed = 1, 0
    while True:
        environment = dict(os.environ, TOFU_GPU_FAIL=f"{number}:999")
        run = subprocess.run(command, env=environment, text=True, timeout=20,
                             stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if run.returncode == 0:
            break
        lines = run.stderr.splitlines()
        errors = [line for line in lines if ": error: " in line]
        findings = [line for line in lines if line.startswith("gpu: ")]
        # What frees at the end and fails cannot free.
        isEnd = "bytes moved" in run.stdout and all(
            "leak" in line or "findings" in line for line in findings)
        isTold = len(errors) == 1 and not findings
        if run.returncode < 0 or not (isEnd or isTold):
            print(f"call {number}: exit status {run.returncode}")
            print(run.stderr)
            failed += 1
        number += stride
    print(f"{(number - 1) // stride} failures of {number - 1} calls, "
          f"{failed} badly")
    sys.exit(failed != 0)


if __name__ == "__main__":
    main()
