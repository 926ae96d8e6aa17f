"""One of several processes closes its session after a step, where the others run two.

    leave.py PROGRAM RANK
"""
import ctypes
import os
import sys
import time

import tofu

rank, ranks = (int(os.environ["OMPI_COMM_WORLD_" + name]) for name in ("RANK", "SIZE"))


class Processes(ctypes.Structure):  # tofu_processes
    _fields_ = [("rank", ctypes.c_int64), ("size", ctypes.c_int64), ("address", ctypes.c_char_p),
                ("local_rank", ctypes.c_int64)]


processes = Processes(rank, ranks, os.environ["TOFU_ADDRESS"].encode(), rank)
program = tofu.load(sys.argv[1])
session = tofu.Session(program, tofu._Options(processes=ctypes.addressof(processes)))
for step in range(1 if rank == int(sys.argv[2]) else 2):
    begin = time.monotonic()
    for value in program.arguments:
        session.set(value.name, bytes(value.nbytes))
    try:
        session.step()
    except tofu.Error as error:
        print(error)
session.close()
seconds = time.monotonic() - begin
print("ends soon" if seconds < 10 else f"ends after {seconds:.0f} seconds")
