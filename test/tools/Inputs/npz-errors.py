#!/usr/bin/env python3
"""npz-errors.py program.so file.npz KIND: writes the arguments of count.c with
something wrong, and runs the program on them, which must take little memory."""
import resource
import struct
import subprocess
import sys
import warnings
import zipfile


def npy(kind, shape, data):
    header = "{'descr': '<%s', 'fortran_order': False, 'shape': (%s), }\n" % (
        kind, "".join("%d," % extent for extent in shape))
    return b"\x93NUMPY\1\0" + struct.pack("<H", len(header)) + header.encode() + data


program, path, kind = sys.argv[1:]
warnings.simplefilter("ignore")  # of names that are there twice
four = npy("f4", [4], bytes(16))
zeros = bytes(120_000_000) if kind in ("large", "longer") else b""
method = zipfile.ZIP_BZIP2 if kind == "bzip2" else zipfile.ZIP_DEFLATED
with zipfile.ZipFile(path, "w", method) as archive:
    archive.writestr("arg0.npy", {"large": npy("f4", [30_000_000], zeros),
                                  "longer": npy("f4", [4], zeros)}.get(kind, four))
    archive.writestr("arg1.npy", four)
    archive.writestr("arg2.npy", npy("i4", [], bytes(4)))
    if kind == "twice":
        archive.writestr("arg0.npy", four)
content = bytearray(open(path, "rb").read())
if kind == "lies":  # the first entry of the directory: bytes unpacked
    at = content.index(b"PK\1\2") + 24
    content[at:at + 4] = struct.pack("<I", len(four) + 1)
if kind == "damaged":
    at = content.index(b"PK\1\2") + 16  # its checksum
    content[at] ^= 1
open(path, "wb").write(content)
status = subprocess.run(["tofu-run", program, "--inputs=" + path]).returncode
most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
if most > 100_000:
    sys.exit("tofu-run took %d kB" % most)
sys.exit(status)
