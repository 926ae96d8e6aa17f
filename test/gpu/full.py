"""A host in whose session a call hangs, and of whose two outputs one is a full pipe that
nobody reads: what it says on the other one, and how it ends.

    full.py stdout|stderr PROGRAM
"""
import ctypes
import os
import subprocess
import sys

import tofu


def make_full():
    """A pipe, as what to read from and what to write to."""
    ends = os.pipe()
    os.set_blocking(ends[1], False)
    for size in (65536, 1):
        try:
            while True:
                os.write(ends[1], bytes(size))
        except BlockingIOError:
            pass
    os.set_blocking(ends[1], True)
    return ends


def main(full, program):
    unread, written = make_full()
    outputs = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, full: written}
    environment = dict(os.environ)
    environment.pop("PYTHONUNBUFFERED", None)  # C's streams would have no buffers, either
    host = subprocess.Popen([sys.executable, __file__, "host", program], env=environment, text=True, **outputs)
    try:
        said = "".join(each or "" for each in host.communicate(timeout=30))
        print(f"{said}ends with {host.returncode}")
    except subprocess.TimeoutExpired:
        host.kill()
        host.wait()
        print("does not end")


def run(program):
    ctypes.CDLL(None).puts(b"loss 0.5")  # a pipe gets it when it is flushed
    tofu.Session(tofu.load(program), tofu._Options(timeout=1, silence=1))


if __name__ != "__main__":
    pass
elif sys.argv[1] == "host":
    run(sys.argv[2])
else:
    main(*sys.argv[1:])
