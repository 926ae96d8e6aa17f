#!/usr/bin/env python3
"""write-arrays.py OUT.npz NAME:TYPE:SHAPE...: arrays of small numbers, as
`x:f4:2x3` (`x:f4:` is a scalar); `x:f4:3=1,2,5` says which."""
import math
import struct
import sys
import zipfile

CODES = {"f4": "f", "f8": "d", "i4": "i", "i8": "q"}

with zipfile.ZipFile(sys.argv[1], "w") as archive:
    for text in sys.argv[2:]:
        name, kind, shape = text.split(":")
        shape, _, given = shape.partition("=")
        extents = [int(n) for n in shape.split("x")] if shape else []
        values = [float(v) for v in given.split(",")] if given else [i * 3 % 7 for i in range(math.prod(extents))]
        header = f"{{'descr': '<{kind}', 'fortran_order': False, 'shape': ({''.join(f'{n},' for n in extents)}), }}"
        header += " " * (-(len(header) + 11) % 64) + "\n"
        numbers = [v if kind[0] == "f" else int(v) for v in values]
        data = struct.pack(f"<{len(numbers)}{CODES[kind]}", *numbers)
        info = zipfile.ZipInfo(f"{name}.npy")
        archive.writestr(info, b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() + data)
