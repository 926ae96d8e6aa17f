#!/usr/bin/env python3
"""write-npz.py file.npz name=type:shape:numbers ...

Writes arrays such as arg0=f4:2x3:1,2,3,4,5,6 (one number is repeated, a scalar
has no shape); needs nothing but Python."""
import math
import struct
import sys
import zipfile

CODES = {"f2": "e", "f4": "f", "f8": "d", "i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u4": "I", "b1": "?", "c8": "f"}  # of complex ones both parts

with zipfile.ZipFile(sys.argv[1], "w") as archive:
    for argument in sys.argv[2:]:
        name, text = argument.rsplit("=", 1)
        code, shape, numbers = text.split(":")
        shape = [int(extent) for extent in shape.split("x") if extent]
        values = [float(number) for number in numbers.split(",")]
        if len(values) == 1:
            values *= math.prod(shape)
        if CODES[code] in "bhiqBI?":
            values = [int(value) for value in values]
        header = "{'descr': '<%s', 'fortran_order': False, 'shape': (%s), }\n" % (
            code, "".join("%d," % extent for extent in shape))
        data = struct.pack("<%d%s" % (len(values), CODES[code]), *values)
        archive.writestr(name + ".npy", b"\x93NUMPY\1\0" +
                         struct.pack("<H", len(header)) + header.encode() + data)
