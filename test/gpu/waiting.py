"""One of several processes waits for a batch: the others fail, and it never comes; or they
run on, and it comes after a second.

    waiting.py PROGRAM RANK fails|'goes on'
"""
import os
import sys
import time

import joined

begin = time.monotonic()
program, session = joined.open_session(sys.argv[1])
way = sys.argv[3]
with session:
    if joined.rank != int(sys.argv[2]):
        time.sleep(0.5)
        if way == "fails":
            raise ValueError("no more data")
    else:
        with session.waiting("the next batch"):
            os.read(os.pipe()[0], 1) if way == "fails" else time.sleep(1)
    joined.set_zeros(program, session)
    session.step()
print("ends")
