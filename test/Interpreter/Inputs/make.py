#!/usr/bin/env python3
"""Writes the arrays of the tests in this folder; needs nothing but Python."""
import math
import os
import struct
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
CODES = {"<f4": "f", "<f8": "d", "<i4": "i", "<i8": "q", "|b1": "?", ">f4": "f"}


def npy(descr, shape, values, order=False, version=1):
    comma = "," if len(shape) == 1 else ""
    dims = ", ".join(map(str, shape)) + comma
    header = "{'descr': '%s', 'fortran_order': %s, 'shape': (%s), }" % (
        descr, order, dims)
    size = 10 if version == 1 else 12
    header += " " * (63 - (size + len(header)) % 64) + "\n"
    end = ">" if descr[0] == ">" else "<"
    return (b"\x93NUMPY" + bytes([version, 0]) +
            struct.pack("<H" if version == 1 else "<I", len(header)) +
            header.encode() +
            struct.pack("%s%d%s" % (end, len(values), CODES[descr]), *values))


def npz(name, arrays):
    with zipfile.ZipFile(os.path.join(HERE, name), "w", zipfile.ZIP_DEFLATED) as z:
        for key, data in arrays.items():
            z.writestr(zipfile.ZipInfo(key + ".npy", (1980, 1, 1, 0, 0, 0)), data)


def f32(x):
    return struct.unpack("<f", struct.pack("<f", x))[0]


# matmul.npz: [6, 8] times [8, 10], small integers so that sums are exact.
a = [float((3 * i + 5) % 7 - 3) for i in range(48)]
b = [float((5 * i + 1) % 11 - 5) for i in range(80)]
c = [sum(a[i * 8 + k] * b[k * 10 + j] for k in range(8))
     for i in range(6) for j in range(10)]
matmul = {"arg0": npy("<f4", (6, 8), a), "arg1": npy("<f4", (8, 10), b, version=2),
          "out0": npy("<f4", (6, 10), c)}
npz("matmul.npz", matmul)
wrong = list(c)
wrong[13] += 1000.0
npz("matmul-wrong.npz", dict(matmul, out0=npy("<f4", (6, 10), wrong)))

# The same, with columns one after the other.
columns = [b[k * 10 + j] for j in range(10) for k in range(8)]
npz("fortran.npz", dict(matmul, arg1=npy("<f4", (8, 10), columns, order=True)))

# vector.npz: 10 values; twice them; sums of three neighbours (0 outside); the sum.
v = [float(i * i - 20) for i in range(10)]
at = lambda i: v[i] if 0 <= i < 10 else 0.0
npz("vector.npz", {"arg0": npy("<f4", (10,), v)})
npz("halo.npz", {"arg0": npy("<f4", (10,), v),
                 "out0": npy("<f4", (10,), [at(i - 1) + at(i) + at(i + 1) for i in range(10)])})
npz("sum.npz", {"arg0": npy("<f4", (10,), v), "out0": npy("<f4", (), [sum(v)])})

# Malformed ones, each with one thing wrong.
npz("wrong-shape.npz", dict(matmul, arg1=npy("<f4", (10, 8), b)))
npz("wrong-type.npz", dict(matmul, arg1=npy("<f8", (8, 10), b)))
npz("big-endian.npz", dict(matmul, arg1=npy(">f4", (8, 10), b)))
npz("truncated.npz", dict(matmul, arg1=matmul["arg1"][:-4]))
npz("complex.npz", dict(matmul, arg1=matmul["arg1"].replace(b"'<f4'", b"'<c8'")))
npz("no-header.npz", dict(matmul, arg1=b"1 2 3"))
with open(os.path.join(HERE, "not-a-zip.npz"), "w") as file:
    file.write("these are no arrays\n")
