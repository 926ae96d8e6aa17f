"""This process's session of a program that several processes run together."""
import ctypes
import os

import tofu

rank, ranks = (int(os.environ["OMPI_COMM_WORLD_" + name]) for name in ("RANK", "SIZE"))


class Processes(ctypes.Structure):  # tofu_processes
    _fields_ = [("rank", ctypes.c_int64), ("size", ctypes.c_int64), ("address", ctypes.c_char_p),
                ("local_rank", ctypes.c_int64)]


_processes = Processes(rank, ranks, os.environ["TOFU_ADDRESS"].encode(), rank)


def open_session(path):
    """The program, and the session in it."""
    program = tofu.load(path)
    return program, tofu.Session(program, tofu._Options(processes=ctypes.addressof(_processes)))


def set_zeros(program, session):
    for value in program.arguments:
        session.set(value.name, bytes(value.nbytes))
