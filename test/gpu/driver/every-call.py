"""Fails every call of a small program in turn: it must say so, and end.

    every-call.py FILE.ptx REPORT
"""

import os
import re
import subprocess
import sys

ptx, report = sys.argv[1:]
command = ["gpu-ptx-run", ptx, "one", "out:i32:1"]
if os.path.exists(report):
    os.remove(report)
subprocess.run(command, env=dict(os.environ, TOFU_GPU_REPORT=report), check=True, stdout=subprocess.DEVNULL)
with open(report) as file:
    calls = int(re.search(r"gpu: calls: (\d+)", file.read())[1])
for n in range(1, calls + 1):
    done = subprocess.run(command, env=dict(os.environ, TOFU_GPU_FAIL=f"{n}:719"), capture_output=True, text=True)
    if done.returncode != 1 or "CUDA_ERROR_LAUNCH_FAILED" not in done.stdout:
        sys.exit(f"call {n} of {calls} fails, but the program says {done.stdout} and ends with {done.returncode}")
print("every call failed once" if calls > 8 else calls)
