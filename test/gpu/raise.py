"""One of several processes ends by an exception after a step, in which way it is told;
the others run on, and hear why. "beside": while a thread of its is in a step, in a loop
that no exception ends.

    raise.py PROGRAM RANK WAY
"""
import sys
import threading
import time

import joined

way = sys.argv[3] if joined.rank == int(sys.argv[2]) else "goes on"
begin = time.monotonic()
program, session = joined.open_session(sys.argv[1])


def step():
    joined.set_zeros(program, session)
    session.step()


def step_for_ever():
    while True:
        try:
            step()
        except Exception:
            time.sleep(0.001)


def run():
    step()
    if way == "beside":
        threading.Thread(target=step_for_ever, daemon=True).start()
        time.sleep(0.2)
    if way == "quits":
        sys.exit(0)
    if way == "exits":
        sys.exit("no more data")
    if way == "exits without a word":
        sys.exit("")
    if way == "gives up":
        session.give_up("there is no more data")
    elif way != "goes on":
        raise ValueError("no more data")
    step()


if way == "goes on" and len(sys.argv) > 4:
    try:
        for _ in range(int(sys.argv[4])):
            step()
    except Exception as error:
        print(error)
    sys.exit()
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
