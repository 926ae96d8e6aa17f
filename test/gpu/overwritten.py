"""One of several processes sets its piece of an argument where a result lies: it
says so when all get the result, and process 0 does not wait for its piece."""
import ctypes
import os
import sys

import tofu

rank, ranks = (int(os.environ["OMPI_COMM_WORLD_" + name]) for name in ("RANK", "SIZE"))


class Processes(ctypes.Structure):  # tofu_processes
    _fields_ = [("rank", ctypes.c_int64), ("size", ctypes.c_int64), ("address", ctypes.c_char_p),
                ("local_rank", ctypes.c_int64)]


processes = Processes(rank, ranks, os.environ["TOFU_ADDRESS"].encode(), rank)
program = tofu.load(sys.argv[1])
session = tofu.Session(program, tofu._Options(processes=ctypes.addressof(processes)))
for value in program.arguments:
    session.set(value.name, bytes(value.nbytes))
session.step()
if rank == 1:
    handle, piece = session._get(), bytes(program.arguments[0].nbytes)
    set_piece = tofu._get_runtime().tofu_set_argument_piece
    set_piece.argtypes = [ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_char_p]
    assert set_piece(handle, rank, 0, piece) == 0
for result in ("out0", "out8"):
    try:
        session.get(result)
        print("gets", result)
    except tofu.Error as error:
        print(error)
