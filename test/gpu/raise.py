"""One of several processes ends by an exception after a step, in which way it is told;
the others run on, and hear why.

    raise.py PROGRAM RANK WAY
"""
import sys
import time

import joined

way = sys.argv[3] if joined.rank == int(sys.argv[2]) else "goes on"
begin = time.monotonic()
program, session = joined.open_session(sys.argv[1])


def step():
    joined.set_zeros(program, session)
    session.step()


def run():
    step()
    if way == "quits":
        sys.exit(0)
    if way == "exits":
        sys.exit("no more data")
    if way == "gives up":
        session.give_up("there is no more data")
    elif way != "goes on":
        raise ValueError("no more data")
    step()


if way == "uncaught":
    sys.excepthook = lambda kind, error, _: print("uncaught:", error)
    run()
try:
    with session:
        run()
except Exception as error:
    print(error)
finally:
    seconds = time.monotonic() - begin
    print("ends soon" if seconds < 15 else f"ends after {seconds:.0f} seconds")
