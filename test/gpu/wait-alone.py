"""The host of one process has been told that a step failed, and waits for what comes.

    wait-alone.py PROGRAM
"""
import sys
import time

import tofu

program = tofu.load(sys.argv[1])
with tofu.Session(program, tofu._Options(silence=1)) as session:
    for value in program.arguments:
        session.set(value.name, bytes(value.nbytes))
    try:
        session.step()
    except tofu.Error as error:
        print(error)
    with session.waiting("the next batch"):
        time.sleep(2)
print("goes on")
