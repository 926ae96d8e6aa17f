"""Two threads open a session each, and the driver hangs: each host is told.

    two-stuck.py PROGRAM
"""
import ctypes
import os
import sys
import threading
import time

import tofu

told = []


@ctypes.CFUNCTYPE(None, ctypes.c_char_p)
def note(sentence):
    told.append(sentence.decode())


program = tofu.load(sys.argv[1])
options = tofu._Options(timeout=1, silence=1, stuck=ctypes.cast(note, ctypes.c_void_p))
for _ in range(2):
    threading.Thread(target=lambda: tofu.Session(program, options), daemon=True).start()
end = time.monotonic() + 30
while len(told) < 2 and time.monotonic() < end:
    time.sleep(0.01)
print(*told, sep="\n", flush=True)
os._exit(0)
