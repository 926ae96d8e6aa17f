"""Runs a command of whose outputs both are a full pipe that nobody reads, and sends it a
signal after a second, if one is named: how it ends.

    unread.py SIGNAL|none COMMAND...
"""
import signal
import subprocess
import sys
import time

import full

unread, written = full.make_full()
process = subprocess.Popen(sys.argv[2:], stdout=written, stderr=written)
if sys.argv[1] != "none":
    time.sleep(1)
    process.send_signal(getattr(signal, sys.argv[1]))
try:
    print("ends with", process.wait(timeout=20))
except subprocess.TimeoutExpired:
    process.kill()
    print("does not end")
