"""One of several processes cannot open its session, and says why.

    stay-away.py PROGRAM RANK
"""
import ctypes
import sys
import time

import joined
import tofu

begin = time.monotonic()
if joined.rank == int(sys.argv[2]):
    runtime = tofu._get_runtime()
    assert runtime.tofu_stay_away(ctypes.byref(joined._processes), b"there are no weights") == 1
    print(runtime.tofu_error().decode())
else:
    try:
        joined.open_session(sys.argv[1])
    except tofu.Error as error:
        print(error)
seconds = time.monotonic() - begin
print("ends soon" if seconds < 15 else f"ends after {seconds:.0f} seconds")
