"""Copies an archive, in which one scalar becomes an array of as many.

    repeat.py FROM.npz NAME COUNT TO.npz
"""
import re
import sys
import zipfile

source, name, count, target = sys.argv[1:]
with zipfile.ZipFile(source) as read, zipfile.ZipFile(target, "w") as write:
    for entry in read.namelist():
        data = read.read(entry)
        if entry == name + ".npy":
            size = 10 + int.from_bytes(data[8:10], "little")
            header = re.sub(r"\(\)", f"({count},)", data[10:size].decode()).rstrip()
            header = header.ljust(size - 11) + "\n"
            data = data[:10] + header.encode() + data[size:] * int(count)
        write.writestr(entry, data)
