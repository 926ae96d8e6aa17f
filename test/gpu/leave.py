"""One of several processes closes its session after a step, where the others run two.

    leave.py PROGRAM RANK
"""
import sys
import time

import joined
import tofu

program, session = joined.open_session(sys.argv[1])
for step in range(1 if joined.rank == int(sys.argv[2]) else 2):
    begin = time.monotonic()
    joined.set_zeros(program, session)
    try:
        session.step()
    except tofu.Error as error:
        print(error)
session.close()
seconds = time.monotonic() - begin
print("ends soon" if seconds < 10 else f"ends after {seconds:.0f} seconds")
