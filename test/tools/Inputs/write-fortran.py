#!/usr/bin/env python3
"""write-fortran.py file.npz: writes the arguments of fortran.mlir in Fortran's order, as
numpy.savez does with numpy.asfortranarray(a), and the results in rows. Its file is
fortran.npz."""
import itertools
import math
import struct
import sys
import zipfile


def npy(kind, shape, data, fortran):
    header = "{'descr': '%s', 'fortran_order': %s, 'shape': (%s), }" % (
        kind, fortran, "".join("%d, " % extent for extent in shape).rstrip(" "))
    header += " " * (-(len(header) + 11) % 64) + "\n"
    return b"\x93NUMPY\1\0" + struct.pack("<H", len(header)) + header.encode() + data


arrays = [("<f4", "f", [2, 3]), ("|i1", "b", [2, 3, 4]), ("<f8", "d", [3]), ("<i2", "h", [3, 1, 2]), ("<f4", "f", [2, 0])]
with zipfile.ZipFile(sys.argv[1], "w") as archive:
    def write(name, data):  # the same bytes at any time
        archive.writestr(zipfile.ZipInfo(name + ".npy"), data)

    for number, (kind, code, shape) in enumerate(arrays):
        # The number of an element in rows is its value.
        rows = {place: i for i, place in enumerate(itertools.product(*map(range, shape)))}
        columns = [rows[place[::-1]] for place in itertools.product(*map(range, shape[::-1]))]
        pack = lambda values: struct.pack("<%d%s" % (math.prod(shape), code), *values)
        write(f"arg{number}", npy(kind, shape, pack(columns), True))
        write(f"out{number}", npy(kind, shape, pack(rows.values()), False))
