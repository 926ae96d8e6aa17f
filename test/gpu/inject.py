"""Lets one call of the driver after the other fail, and sees that a run ends soon with
one sentence, or goes on and notes why it does without a graph, and leaves nothing
behind.

    inject.py STRIDE COMMAND...         each STRIDE-th call
    inject.py NAME,NAME... COMMAND...   all calls of these functions
"""
import os
import re
import subprocess
import sys
import tempfile

# Of these nothing is said where they fail as all is given back.
ENDS = {"cuCtxSetCurrent", "cuStreamSynchronize", "cuModuleUnload", "cuDevicePrimaryCtxRelease_v2"}
FALL_BACK = "note: steps are not captured as a graph"


class Run:
    """With a call to fail, as TOFU_GPU_FAIL says it; or without."""

    def __init__(self, command, failure=""):
        with tempfile.NamedTemporaryFile("r") as report:
            environment = dict(os.environ, TOFU_GPU_FAIL=failure, TOFU_GPU_REPORT=report.name)
            self.run = subprocess.run(command, env=environment, text=True, timeout=20,
                                      stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            self.report = report.read()
        found = re.search("^gpu: failed: (.*)$", self.report, re.M)
        self.failed = found[1] if found else None

    def count(self, what):
        found = re.search(rf"^gpu: {what}: (\d+)$", self.report, re.M)
        return int(found[1]) if found else 0

    def is_well(self):
        lines = self.run.stderr.splitlines()
        errors = [line for line in lines if ": error: " in line]
        findings = [line for line in lines if line.startswith("gpu: ")]
        is_done = "bytes moved" in self.run.stdout
        if self.run.returncode == 0:
            is_noted = any(FALL_BACK in line for line in lines)
            return is_done and not errors and (is_noted or self.failed in ENDS)
        # What frees at the end and fails cannot free.
        is_end = is_done and all("leak" in line or "findings" in line for line in findings)
        is_told = len(errors) == 1 and not findings
        return self.run.returncode > 0 and (is_end or is_told)


def main():
    which, command = sys.argv[1], sys.argv[2:]
    clean = Run(command)
    if clean.run.returncode:
        sys.exit(clean.run.stderr)
    if which.isdigit():
        failures = [f"{n}:999" for n in range(1, clean.count("calls") + 1, int(which))]
    else:
        failures = [f"{name}:{n}:999" for name in which.split(",")
                    for n in range(1, clean.count(f"calls of {name}") + 1)]
    done = bad = without = 0
    for failure in failures:
        run = Run(command, failure)
        if not run.failed:
            continue  # it called less often this time
        done += 1
        without += FALL_BACK in run.run.stderr
        if not run.is_well():
            print(f"{failure}: exit status {run.run.returncode}")
            print(run.run.stderr)
            bad += 1
    print(f"{done} failures, {without} without a graph, {bad} badly")
    sys.exit(bad != 0)


if __name__ == "__main__":
    main()
